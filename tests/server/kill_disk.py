"""Disks that are full while a server runs, and then have room again, without any rights that one has not got."""

from __future__ import annotations

import os
import resource
import shlex
import shutil
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.server.kill_server import Server

PAGE = 4096
FILLER = "filler"


@dataclass(frozen=True, slots=True)
class Disk:
    """A way in which there is no room, and what the server must answer then."""

    status: int
    error: str
    fill: Callable[[Server], None]
    make_room: Callable[[Server], None]
    before: Sequence[str] = ()  # the command with which the server is started


def limited(_data: Path) -> Disk:
    """No file of the server may grow. To SQLite that is an error like any other of the disk."""
    if not hasattr(resource, "prlimit"):
        pytest.skip("this system lets us limit no other process")
    return Disk(503, "server-storage-failed", lambda s: _limit(s, PAGE), lambda s: _limit(s, resource.RLIM_INFINITY))


def _limit(server: Server, size: int) -> None:
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard if size < 0 else size, hard))


def small(data: Path) -> Disk:
    """A small disk of the server's own, where something else takes all the room."""
    space = ["unshare", "--mount", "--map-root-user", "sh", "-c"]
    mount = shlex.join(["mount", "-t", "tmpfs", "-o", "size=16m", "none", str(data)])
    data.mkdir(exist_ok=True)
    if shutil.which("unshare") is None or subprocess.run([*space, mount], capture_output=True).returncode:
        pytest.skip("this system lets us mount no small disk")
    return Disk(507, "server-storage-full", _take, _give, (*space, f'{mount} && exec "$@"', "sh"))


def inside(server: Server) -> Path:
    """The data directory as the server sees it."""
    return Path(f"/proc/{server.process.pid}/root{server.data}")


def _take(server: Server) -> None:
    with (inside(server) / FILLER).open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(PAGE))


def _give(server: Server) -> None:
    (inside(server) / FILLER).unlink()


def stop_and_keep(server: Server, name: str, target: Path) -> None:
    """End the server in order and copy a file of it, whose disk may be gone with it."""
    folder = os.open(inside(server), os.O_RDONLY | os.O_DIRECTORY)
    try:
        server.stop()
        shutil.copy(f"/proc/self/fd/{folder}/{name}", target)
    finally:
        os.close(folder)
