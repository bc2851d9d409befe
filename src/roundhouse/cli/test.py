"""The command `test`: everything that must hold before a change is handed in.

Linters and types first, then the engine's tests interpreted, where coverage can be measured and doctests be found, then
all tests on the native modules. That run is the last, so that the output ends with pytest's own summary.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import roundhouse

ROOT = Path(__file__).resolve().parents[3]
ENGINE_TESTS = ("tests/core", "tests/battery", "tests/games")
WITH_DOCTESTS = "src/roundhouse"

INTERPRETED = {"ROUNDHOUSE_PURE": "1", "ROUNDHOUSE_NATIVE": ""}
NATIVE = {"ROUNDHOUSE_PURE": "", "ROUNDHOUSE_NATIVE": "require"}


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
    lint = step("format", "ruff", "format", "--check") and step("lint", "ruff", "check") and step("types", "mypy")
    if not lint:
        return 1
    if quick:
        return native(["-m", "not slow"])
    return native([]) if interpreted() else 1


def interpreted() -> bool:
    """The engine's tests and all doctests. Slow tests are for the native run: here they would take 40 times as long."""
    paths = [path for path in (*ENGINE_TESTS, WITH_DOCTESTS) if (ROOT / path).exists()]
    options = ["-m", "not slow", "--doctest-modules", "--cov", "--cov-report=term-missing", *workers()]
    return step("interpreted tests, doctests, coverage", "pytest", *paths, *options, **INTERPRETED)


def native(args: list[str]) -> int:
    """The tests on the compiled modules, shown as they run."""
    if not roundhouse.NATIVE:
        say(f"the tests need native modules, and there are none: {roundhouse.NATIVE_REASON}")
        return 1
    sys.stdout.flush()
    return 1 if subprocess.call(command("pytest", *workers(), *args), cwd=ROOT, env={**os.environ, **NATIVE}) else 0


def workers() -> list[str]:
    return ["-n", str(os.cpu_count() or 1)]


def command(module: str, *args: str) -> list[str]:
    return [sys.executable, "-m", module, *args]


def step(name: str, module: str, *args: str, **environment: str) -> bool:
    """Run a Python module; its output is shown only if it fails."""
    sys.stderr.write(f"roundhouse: {name} ... ")
    sys.stderr.flush()
    start = time.monotonic()
    done = subprocess.run(
        command(module, *args),
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    good = done.returncode == 0
    sys.stderr.write(f"{time.monotonic() - start:.1f} s{'' if good else ', failed'}\n")
    sys.stderr.flush()
    if not good:
        sys.stdout.buffer.write(done.stdout)
        sys.stdout.flush()
    return good


def say(text: str) -> None:
    sys.stderr.write(f"roundhouse: {text}\n")
