"""Small checkouts for tests of the start script: empty lock files, and a stand-in for `hatch_build.py`.

So nothing needs a network, a compiler or Node. `Fake` runs the script without the programs that it would run.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from importlib.machinery import EXTENSION_SUFFIXES, SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "roundhouse"
WEB_MANIFEST = Path("src/roundhouse/_web/manifest.json")
MANIFEST = Path("src/roundhouse/_native") / EXTENSION_SUFFIXES[0].split(".")[1] / "manifest.json"

PROJECT = """
[tool.roundhouse.native]
core = ["roundhouse/rule.py"]
"""
# Stands in for the build: the outcome is what $FAKE_BUILD or $FAKE_WEB says, and each native run leaves a line behind.
BUILD = f"""
import hashlib, json, os, pathlib, sys

def native(error):
    with open("builds", "a") as log:
        log.write(os.environ["ROUNDHOUSE_NATIVE"] + "\\n")
    publish({str(MANIFEST)!r}, error)
    sys.exit("native modules: " + error if error and os.environ["ROUNDHOUSE_NATIVE"] == "require" else 0)

def packages(error):
    if not error:
        kind = "dev" if "--dev" in sys.argv else "run"
        lock = hashlib.sha256()
        for path in ("web/.npmrc", "web/package-lock.json"):
            for part in (path.encode(), pathlib.Path(path).read_bytes()):
                lock.update(b"%d:" % len(part) + part)
        stamp = pathlib.Path("web/node_modules/.roundhouse")
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text(" ".join([kind, lock.hexdigest(), os.uname().sysname, os.uname().machine]))
    elif "--dev" not in sys.argv:
        publish({str(WEB_MANIFEST)!r}, error)
    sys.exit("the client: " + error if error and os.environ["ROUNDHOUSE_WEB"] == "require" else 0)

def client(error):
    publish({str(WEB_MANIFEST)!r}, error)
    sys.exit("the client: " + error if error and os.environ["ROUNDHOUSE_WEB"] == "require" else 0)

def publish(path, error):
    manifest = pathlib.Path(path)
    manifest.parent.mkdir(parents=True, exist_ok=True)
    manifest.write_text(json.dumps({{"error": error}} if error else {{"made": []}}))

part = sys.argv[1]
error = os.environ.get("FAKE_BUILD" if part == "native" else "FAKE_WEB", "")
if part == "packages" and error.startswith("Vite"):
    error = ""
{{"native": native, "packages": packages, "client": client}}[part](error)
"""
MAIN = "import pathlib, sys, roundhouse\nprint(*sys.argv[1:], pathlib.Path(roundhouse.__file__).parent)\nsys.exit(7)\n"


def make_checkout(root: Path) -> None:
    """A checkout in which nothing has been set up."""
    package = root / "src" / "roundhouse"
    package.mkdir(parents=True)
    (root / "requirements").mkdir()
    for lock in ("runtime", "build", "dev"):
        (root / "requirements" / f"{lock}.txt").write_text("")
    (root / "pyproject.toml").write_text(PROJECT)
    (root / "hatch_build.py").write_text(BUILD)
    (package / "__init__.py").write_text("")
    (package / "__main__.py").write_text(MAIN)
    (package / "rule.py").write_text("")
    for path in ("web/.npmrc", "web/package-lock.json", "web/src/main.ts", "src/roundhouse/locales/en/web.ftl"):
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text("")
    shutil.copy(SCRIPT, root / "roundhouse")


def clean_environment(**changes: str) -> dict[str, str]:
    """The environment without what a developer may have set for pip or for Roundhouse."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PIP_", "ROUNDHOUSE_", "PYTHON"))}
    return {**kept, "PIP_CONFIG_FILE": os.devnull, **changes}


def command(root: Path, *arguments: str) -> list[str]:
    return [sys.executable, str(root / "roundhouse"), *arguments]


def start(root: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Start for real."""
    env = clean_environment(**environment)
    return subprocess.run(
        command(root, *arguments), env=env, capture_output=True, text=True, cwd=root.parent, timeout=300
    )


@dataclass
class Fake:
    """The script as a module; instead of running programs it notes them and pretends that they did their work."""

    root: Path
    script: ModuleType
    ran: list[str] = field(default_factory=list)
    pip: tuple[int, str] | type[BaseException] = (0, "")

    def run(self, program: list[str], **environment: str) -> tuple[int, str]:
        if "venv" in program:
            self.ran.append("venv")
            venv = self.root / ".venv"
            shutil.rmtree(venv)
            (venv / "lib" / f"python3.{sys.version_info.minor}" / "site-packages").mkdir(parents=True)
            (venv / "bin").mkdir()
            (venv / "bin" / "python").symlink_to(sys.executable)
        elif "pip" in program:
            self.ran.append("pip " + " ".join(Path(word).stem for word in program if word.endswith(".txt")))
            if isinstance(self.pip, type):
                raise self.pip
            return self.pip
        else:
            self.ran.append(" ".join(["build", *program[2:]]))
            done = subprocess.run(
                [sys.executable, *program[1:]], cwd=self.root, env={**os.environ, **environment}, capture_output=True
            )
            return done.returncode, done.stderr.decode()
        return 0, ""

    def start(self, *arguments: str) -> tuple[int, list[str]]:
        """The exit code of the script (0 when it became the command) and what it ran."""
        self.ran.clear()
        try:
            code = self.script.main(list(arguments))
        except SystemExit:  # the stand-in for execv
            code = 0
        return code, list(self.ran)


def load(file: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script as a module."""
    script = ModuleType("start_script")
    script.__file__ = str(file)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    SourceFileLoader("start_script", str(file)).exec_module(script)
    return script


CLIENT = ["build packages", "build client"]
ALL = ["venv", "pip runtime build", "build native", *CLIENT]
ANEW = ["venv", "pip runtime build", "build native", "build client"]  # npm's packages do not depend on the venv
