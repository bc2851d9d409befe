"""Copies a database that may be in use: as it was at one moment, and under its name only when it is complete."""

from __future__ import annotations

import errno
import os
import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path

from roundhouse.server.rows import StorageFull, StorageProblem, storage_problem

BUSY_SECONDS = 10.0


def copy(source: Path, target: Path) -> None:
    """Copy a database to a new file; FileExistsError if it is there already, StorageProblem or OSError if it fails."""
    if _taken(target):
        raise FileExistsError(target)
    if not source.is_file():
        raise StorageProblem("server-storage-missing", file=str(source))
    handle, name = tempfile.mkstemp(prefix=f".{target.name[:40]}.", dir=target.parent)  # only its owner can read it
    os.close(handle)
    draft = Path(name)
    try:
        _copy(source, draft, target)
        _sync(draft)
        _place(draft, target)
    finally:
        draft.unlink(missing_ok=True)
        for suffix in ("-journal", "-wal", "-shm"):
            Path(f"{draft}{suffix}").unlink(missing_ok=True)
    with suppress(OSError):  # where directories cannot be synced, nothing more can be done
        _sync(target.parent)


def _copy(source: Path, draft: Path, target: Path) -> None:
    uri = f"{source.absolute().as_uri()}?mode=rw"
    try:
        live = sqlite3.connect(uri, uri=True, timeout=BUSY_SECONDS, isolation_level=None)
    except sqlite3.Error as error:
        raise storage_problem(source, error) from error
    with closing(live):
        try:
            live.execute("SELECT count(*) FROM sqlite_master")
        except sqlite3.Error as error:
            raise storage_problem(source, error) from error
        try:
            with closing(sqlite3.connect(draft, isolation_level=None)) as made:
                live.backup(made)  # in one step, so that a writer cannot make it start again
                made.execute("PRAGMA journal_mode=DELETE")  # one file is all there is, even on a disk that is read only
                (found,) = made.execute("PRAGMA integrity_check(1)").fetchone()
        except sqlite3.Error as error:
            raise _copy_failed(source, target, error) from error
    if found != "ok":
        reason = str(found).splitlines()[-1].rstrip(".")
        raise StorageProblem("server-storage-broken", file=str(source), reason=reason)


def _copy_failed(source: Path, target: Path, error: sqlite3.Error) -> StorageProblem | OSError:
    if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_CORRUPT:
        return StorageProblem("server-storage-broken", file=str(source), reason=str(error))
    problem = storage_problem(target, error)
    return problem if isinstance(problem, StorageFull) else OSError(errno.EIO, str(error))


def _place(draft: Path, target: Path) -> None:
    """Give the copy its name, unless something else has it by now."""
    try:
        target.hardlink_to(draft)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if _taken(target):
            raise FileExistsError(target) from None
        draft.rename(target)


def _taken(target: Path) -> bool:
    return target.exists() or target.is_symlink()


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
