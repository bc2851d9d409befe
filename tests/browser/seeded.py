"""Runs the server for browser tests with draws that follow from a name in a file: the same test sees the same deals.

    python seeded.py FILE python -m roundhouse play …

Everything else is as it is for anybody. Without this, a deal that comes once in a hundred games would fail a test once
in a hundred runs.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path

from roundhouse.cli.main import main
from roundhouse.server import app
from roundhouse.server.house import Sources


def seeded(file: Path, name: str) -> list[str]:
    """What to put before the server's command."""
    file.write_text(name, encoding="utf-8")
    return [sys.executable, __file__, str(file)]


class Seeds:
    """The n-th seed since the file has its present text."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._name = ""
        self._number = 0

    def __call__(self) -> bytes:
        name = self._file.read_text(encoding="utf-8")
        self._number = self._number + 1 if name == self._name else 0
        self._name = name
        return sha256(f"{name}/{self._number}".encode()).digest()


if __name__ == "__main__":
    real = app.sources()
    given = Sources(real.clock, real.new_id, Seeds(Path(sys.argv[1])))
    app.sources = lambda: given
    sys.exit(main(sys.argv[5:]))
