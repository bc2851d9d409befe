"""What a record is, and how it is written. Reading one is in `core/record_read.py`, replaying one in `core/replay.py`.

A record is a text that holds a whole game: what it was played with, every action, and how it ended. The format is told
in `docs/record-format.md`; an older program refuses a newer format, so a change of the format is a new version.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import sha256

from roundhouse.core.game import seat_name

VERSION = 1
FIRST_LINE = "roundhouse record"
SEEN_BY = "as seen by"  # on the first line of what one viewer may read of a running game
SIZE_LIMIT = 4 * 1024 * 1024  # bytes
LINE_LIMIT = 16 * 1024  # characters
NAME_LIMIT = 40  # of a person's name

HMAC = "hmac-sha256"  # chance was drawn by a table from a committed seed
ENTERED = "entered"  # chance was entered by hand: real dice, another program
RUNNING = "none"  # the ending of a game that has none yet
NO_WINNER = "none"  # where the rival of a player alone has won


@dataclass(frozen=True, slots=True)
class Seat:
    """Who played: a `person` with a name, or a `bot` with the name of its kind."""

    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class Move:
    """One action with its actor. `counter` is the number of the draw when a table drew it, else 0."""

    actor: int
    notation: str
    counter: int = 0
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Note:
    """Something that happened at the table but not in the game."""

    text: str
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Score:
    """A player's points, and what they are made of."""

    total: int
    parts: dict[str, int]


@dataclass(frozen=True, slots=True)
class Result:
    """How it ended. A running game has the ending RUNNING, no scores, no winners and no seed. Nobody has won where the
    rival of a player alone was not beaten."""

    ending: str
    digest: str
    scores: tuple[Score, ...] = ()
    winners: tuple[int, ...] = ()
    seed: str = ""
    rival: Score | None = None  # of the one whom a player alone plays against


@dataclass(frozen=True, slots=True)
class Record:
    """A game on paper. The reader adds in which `lines` things stand, and whether the checksum has `sealed` them."""

    game: str
    rules: str
    data: str
    data_sha256: str
    own_data: str  # the text of data that is not the game's own, else ''
    players: int
    options: dict[str, str]
    seats: tuple[Seat, ...]
    chance: str
    commitment: str  # '' when chance was entered
    events: tuple[Move | Note, ...]
    result: Result
    lines: dict[str, int] = field(default_factory=dict, compare=False)
    sealed: bool = field(default=True, compare=False)

    def line(self, key: str) -> int:
        """Where something stands in the text that was read; 0 for a record that was not read from a text."""
        return self.lines.get(key, 0)

    def moves(self) -> list[Move]:
        return [e for e in self.events if isinstance(e, Move)]


def write(record: Record) -> str:
    """The text of a record, checksum included."""
    body = "\n".join([*_header(record), "", *_events(record), "", *_result(record), ""])
    return f"{body}checksum: {checksum(body)}\n"


def write_partial(record: Record, seen_by: str) -> str:
    """What one viewer may read of a game that is going on. Nobody can replay it; no reader takes it for a record."""
    return "\n".join([f"{FIRST_LINE} {VERSION} {SEEN_BY} {seen_by}", *_header(record)[1:], "", *_events(record), ""])


def checksum(body: str) -> str:
    """The hash over all lines above the checksum's own."""
    return sha256(body.encode()).hexdigest()


def _header(record: Record) -> list[str]:
    lines = [
        f"{FIRST_LINE} {VERSION}",
        f"game: {record.game}",
        f"rules: {record.rules}",
        f"data: {record.data} sha256:{record.data_sha256}",
    ]
    if record.own_data:
        lines += [f"|{line}" for line in record.own_data.split("\n")]
    lines.append(f"players: {record.players}")
    lines += [f"option {name}: {value}" for name, value in record.options.items()]
    lines += [f"seat {seat_name(p)}: {_seat(seat)}" for p, seat in enumerate(record.seats)]
    lines.append(f"chance: {record.chance}")
    if record.commitment:
        lines.append(f"commitment: {record.commitment}")
    return lines


def _seat(seat: Seat) -> str:
    return f"{seat.kind} {json.dumps(seat.name, ensure_ascii=False) if seat.kind == 'person' else seat.name}"


def _events(record: Record) -> list[str]:
    lines: list[str] = []
    drawn = 0
    for event in record.events:
        if isinstance(event, Note):
            lines.append(f"# {event.text}")
            continue
        jump = f" @{event.counter}" if event.counter and event.counter != drawn + 1 else ""
        drawn = event.counter or drawn
        lines.append(f"{seat_name(event.actor)} {event.notation}{jump}")
    return lines


def _result(record: Record) -> list[str]:
    result = record.result
    lines = [f"ending: {result.ending}"]
    lines += [f"score {seat_name(player)}: {_score(score)}" for player, score in enumerate(result.scores)]
    if result.rival is not None:
        lines.append(f"rival: {_score(result.rival)}")
    if result.scores:
        lines.append("winners: " + (" ".join(seat_name(p) for p in result.winners) or NO_WINNER))
    lines.append(f"digest: {result.digest}")
    if result.seed:
        lines.append(f"seed: {result.seed}")
    return lines


def _score(score: Score) -> str:
    return str(score.total) + "".join(f" {name}={points}" for name, points in score.parts.items())
