"""Where the database is: in a directory that only its owner can read."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from roundhouse.core.message import Problem

DATABASE = "roundhouse.sqlite3"


def data_directory(given: Path | None = None) -> Path:
    """The data directory, which is made if it is not there."""
    directory = where(given)
    try:
        directory.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as e:
        raise Problem("server-folder", folder=str(directory), reason=e.strerror or type(e).__name__) from None
    return directory


def where(given: Path | None = None) -> Path:
    """The data directory that was asked for, or else the usual one; it need not exist."""
    try:
        if given is not None:
            return given.expanduser()
        if named := os.environ.get("ROUNDHOUSE_DATA"):
            return Path(named).expanduser()
        if sys.platform == "darwin":
            return Path.home() / "Library" / "Application Support" / "Roundhouse"
        base = Path(os.environ.get("XDG_DATA_HOME", ""))
        return (base if base.is_absolute() else Path.home() / ".local" / "share") / "roundhouse"
    except RuntimeError:  # nobody's home
        raise Problem("server-no-home") from None
