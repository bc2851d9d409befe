"""Writes a record to a file: all of it or nothing, and never over a file that is something else."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from roundhouse.cli.common import BadFile, read_bytes
from roundhouse.core.message import Problem
from roundhouse.core.record import SIZE_LIMIT, Record, write
from roundhouse.core.record_read import read
from roundhouse.core.replay import check


def save(path: Path, record: Record) -> None:
    """Write a record. A file that is there already is replaced only when it is an earlier record of the same game."""
    data = write(record).encode()
    check(read(data))  # what could not be read again is not written
    try:
        path = path.expanduser()
        if path.exists() and not _same_game(path, record):
            raise Problem("cli-save-exists", file=str(path))
        _replace(path, data)
    except (OSError, RuntimeError, ValueError) as e:
        reason = e.strerror if isinstance(e, OSError) and e.strerror else type(e).__name__
        raise Problem("cli-save-failed", file=str(path), reason=reason) from None


def _same_game(path: Path, record: Record) -> bool:
    try:
        found = read(read_bytes(path, SIZE_LIMIT))
    except (BadFile, Problem):
        return False
    return path.is_file() and (found.game, found.commitment) == (record.game, record.commitment)


def _replace(path: Path, data: bytes) -> None:
    """Put the bytes in place of the file in one step."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name[:40]}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(0o666 & ~_umask())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
