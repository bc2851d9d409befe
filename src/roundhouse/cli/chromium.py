"""Finds a Chromium for the browser tests and the pictures, and installs one where there is none.

One that is named comes first, then one of the system, then one that Playwright has fetched for itself.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from roundhouse.cli.common import BadFile, complain
from roundhouse.core.message import Message

NAMED = "ROUNDHOUSE_CHROMIUM"
ON_PATH = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FETCHED = (
    "chromium-*/chrome-linux*/chrome",
    "chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
    "chromium_headless_shell-*/chrome-*/*headless*shell",
)
APT_LISTS = Path("/var/lib/apt/lists")
INSTALL_SECONDS = 1200

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def found() -> str:
    """The path of a Chromium, or ''. One that is named, but is not there, is an error."""
    if named := os.environ.get(NAMED):
        path = shutil.which(named)
        if path is None:
            raise BadFile("cli-chromium-named", variable=NAMED, file=named)
        return path
    for name in ON_PATH:
        if path := shutil.which(name):
            return path
    for pattern in FETCHED:
        for each in sorted(_cache().glob(pattern), reverse=True):  # the newest first
            if each.is_file() and os.access(each, os.X_OK):
                return str(each)
    return ""


def ensure() -> str:
    """The path of a Chromium, installed now if there was none; BadFile, in one sentence, when that cannot be done."""
    if path := found():
        return path
    with _alone():
        if path := found():  # another process was quicker
            return path
        reason = ""
        for commands in (_by_apt(), _by_playwright()):
            for command in commands:
                complain(Message("cli-chromium-installing", {"command": " ".join(command)}))
                reason = _run(command)
            path = found()
            if path and not (reason := _run([path, "--version"])):  # what a package brings may be a stub of another
                return path
            if path:
                reason = f"{path}: {reason}"
    raise BadFile("cli-chromium-none", reason=reason, variable=NAMED)


def _cache() -> Path:
    """Where Playwright keeps what it fetches."""
    if given := os.environ.get("PLAYWRIGHT_BROWSERS_PATH"):
        return Path(given)
    return Path.home() / ("Library/Caches" if sys.platform == "darwin" else ".cache") / "ms-playwright"


def _is_root() -> bool:
    return os.geteuid() == 0


def _by_apt() -> list[list[str]]:
    """On Debian and its kin, for those who may: a package of the system."""
    if not _is_root() or not shutil.which("apt-get"):
        return []
    update = [["apt-get", "update", "--quiet"]]
    return [*(update if not any(APT_LISTS.glob("*Packages*")) else []), ["apt-get", "install", "-y", "chromium"]]


def _by_playwright() -> list[list[str]]:
    with_libraries = ["--with-deps"] if _is_root() and shutil.which("apt-get") else []
    return [[sys.executable, "-m", "playwright", "install", *with_libraries, "chromium"]]


def _run(command: list[str]) -> str:
    """Run a program; the last line it said if it failed, else ''."""
    try:
        done = subprocess.run(
            command,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=INSTALL_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as e:
        return str(e)
    lines = done.stdout.decode(errors="replace").strip().splitlines() or [f"exit code {done.returncode}"]
    return lines[-1].strip()[:300] if done.returncode else ""


@contextmanager
def _alone() -> Iterator[None]:
    """One process installs at a time; the others wait, and find what it has installed."""
    path = Path(tempfile.gettempdir()) / f"roundhouse-chromium-{os.getuid()}.lock"
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
