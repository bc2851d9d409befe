"""What goes into the storage and comes out of it, and what can go wrong there."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from roundhouse.core.message import Problem

ROOM = 1 << 20  # bytes: an error of a disk that has less than this free is one of a full disk


class Conflict(Exception):
    """The database knows more of a table than the writer did; nothing of this write was stored."""


class StorageProblem(Problem):
    """The database cannot be read or written; nothing was stored."""

    status = 503


class StorageFull(StorageProblem):
    """There is no room left; nothing was stored, and all goes on as soon as there is room again."""

    status = 507


def storage_problem(path: Path, error: BaseException) -> StorageProblem:
    """What to say of an error of the system or of SQLite."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL or (code == sqlite3.SQLITE_IOERR and _free(path) < ROOM):
        return StorageFull("server-storage-full", file=str(path))
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return StorageProblem("server-storage-failed", file=str(path), reason=reason)


def _free(path: Path) -> int:
    try:
        return shutil.disk_usage(path.parent).free
    except OSError:
        return ROOM


@dataclass(frozen=True, slots=True)
class Instance:
    """What tells this database from all others."""

    name: str
    secret: bytes


@dataclass(frozen=True, slots=True)
class PersonRow:
    id: str
    name: str
    token_hash: bytes
    created: float
    seen: float


@dataclass(frozen=True, slots=True)
class SeatRow:
    seat: int
    kind: str
    name: str
    colour: str
    person: str | None


@dataclass(frozen=True, slots=True)
class TableRow:
    id: str
    game: str
    rules: str
    players: int
    options: str  # JSON
    data_id: str
    data_sha256: str
    own_data: str  # the text of data of one's own; "" when it is the game's
    seed: bytes
    chance: str
    host: str | None
    public: bool
    hints: bool
    created: float
    updated: float
    phase: str
    last_seq: int
    create_key: str | None


@dataclass(frozen=True, slots=True)
class TableSummary:
    """What a list of tables tells of one."""

    id: str
    game: str
    players: int
    phase: str
    host: str | None
    public: bool
    hints: bool
    created: float
    updated: float
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True, slots=True)
class RequestRow:
    """A request that was done, with its answer."""

    seat: int
    key: str
    answer: bytes
    seq: int


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table with all that ever happened there, in order."""

    row: TableRow
    events: list[bytes]
    requests: list[RequestRow]


@dataclass(frozen=True, slots=True)
class Write:
    """The next events of one table, with what changes along with them."""

    table: str
    expected: int  # the last sequence number that the caller knows of
    events: Sequence[bytes]  # numbered from expected + 1
    request: tuple[int, str, bytes] | None  # seat, key, answer
    phase: str
    seats: Sequence[SeatRow] | None  # all of them, if something about them has changed
    now: float

    @property
    def last(self) -> int:
        return self.expected + len(self.events)


@dataclass(frozen=True, slots=True)
class JudgementRow:
    """What was found of one position of a finished game."""

    place: int
    look: int
    body: bytes


@dataclass(frozen=True, slots=True)
class AnalysisRow:
    """An analysis that was asked for, with what is known so far; `finished` is None until it is complete."""

    started: float
    finished: float | None
    judgements: tuple[JudgementRow, ...]
