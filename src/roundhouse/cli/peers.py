"""Other programs to measure beside ours, each in an environment of its own, outside what the project installs.

The environment lies in the user's cache directory and is made when it is first asked for.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from roundhouse.cli import peer_catanatron
from roundhouse.cli.common import BadFile, complain
from roundhouse.core.message import Message

CATANATRON = "catanatron==3.2.1"


def catanatron() -> list[str]:
    """The command that measures catanatron once and prints its decisions a second."""
    python = environment("catanatron", CATANATRON)
    return [str(python), "-P", str(Path(peer_catanatron.__file__).resolve())]


def environment(name: str, requirement: str) -> Path:
    """The Python of an environment that has the peer in it; makes the environment if need be."""
    folder = cache() / "peers" / f"{requirement.replace('==', '-')}-python{sys.version_info[0]}.{sys.version_info[1]}"
    python = folder / "bin" / "python"
    ready = folder / "ready"
    if ready.is_file() and python.exists():
        return python
    complain(Message("cli-bench-installing", {"peer": requirement, "folder": str(folder)}))
    try:
        shutil.rmtree(folder, ignore_errors=True)
        folder.parent.mkdir(parents=True, exist_ok=True)
        _do([sys.executable, "-m", "venv", str(folder)], name)
        _do([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", requirement], name)
        ready.touch()
    except OSError as e:
        raise BadFile("cli-bench-no-peer", peer=name, reason=e.strerror or type(e).__name__) from None
    return python


def cache() -> Path:
    """Where this user's programs keep what they can make again."""
    given = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(given) if given.startswith("/") else Path.home() / ".cache") / "roundhouse"


def _do(command: list[str], name: str) -> None:
    clean = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
    done = subprocess.run(command, env=clean, stdin=subprocess.DEVNULL, capture_output=True)
    if done.returncode:
        reason = (done.stderr or done.stdout).decode(errors="replace").strip().rpartition("\n")[2]
        raise BadFile("cli-bench-no-peer", peer=name, reason=reason[:200])
