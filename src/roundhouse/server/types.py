"""What the API takes and gives, as types: requests are checked against them, the OpenAPI document is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from roundhouse.core.message import Message
from roundhouse.core.record import SIZE_LIMIT
from roundhouse.table.tell import Choice, LogEntry, Now

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200, description="1 to 40 printable characters")]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64, description="unique for the seat at this table")]
SeatName = Annotated[str, msgspec.Meta(pattern="^p[1-9]$", max_length=2, description="p1, p2, …")]
Viewer = Annotated[str, msgspec.Meta(pattern="^(p[1-9])?$", max_length=2)]  # '' is a spectator
Word = Annotated[str, msgspec.Meta(max_length=80)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
ActionNumber = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Invite = Annotated[str, msgspec.Meta(max_length=64)]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """Unknown fields are mistakes, and said to be."""


class NewPerson(Body):
    """A guest. With `cookie` the token comes as a cookie, for browsers; without, in the answer, for scripts.

    With `keep`, whoever is somebody already stays who they are.
    """

    name: Name
    cookie: bool = True
    keep: bool = False


class Person(msgspec.Struct, omit_defaults=True):
    person: str
    name: str
    token: str = ""


class Rename(Body):
    name: Name


class WantedSeat(Body):
    """A seat of a new table: the asker's, a bot's, or open to others."""

    kind: Literal["person", "bot", "open"]
    bot: Word = "greedy"
    name: Annotated[str, msgspec.Meta(max_length=200, description="of a person at this seat, for a shared screen")] = ""
    colour: Word = ""


WantedSeats = Annotated[list[WantedSeat], msgspec.Meta(min_length=1, max_length=9)]


class NewTable(Body):
    """A table. A repeat with the same `key` gives the table that was made at first."""

    game: Word
    seats: WantedSeats
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=40)] = {}
    public: bool = False
    hints: bool = False
    key: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Joined(msgspec.Struct):
    """Where the asker sits: `seat` is '' for somebody who watches. `invite` lets others in."""

    table: str
    seat: str
    invite: str


class Join(Body):
    """Take a seat (the one named, or the first that is free), or with `watch` none."""

    seat: SeatName | None = None
    invite: Invite = ""
    watch: bool = False


class AtSeat(Body):
    """One of the asker's seats; left out, the first."""

    seat: SeatName | None = None


class Nothing(Body):
    """An empty object: there is nothing to choose."""


class Settings(Body):
    seat: SeatName | None = None
    auto_end: bool = False


class Fill(Body):
    """Put a bot on a seat before the game begins, or with '' open the seat."""

    seat: SeatName
    bot: Word = ""


class Request(Body):
    """A wish at a seat: `seq` is the number of the last log entry known, `key` makes a repeat harmless."""

    seq: Number
    key: Key
    seat: SeatName | None = None


class Act(Body):
    """Actions, all or none: numbers from `legal`, or notations."""

    seq: Number
    key: Key
    actions: Annotated[list[ActionNumber | Word], msgspec.Meta(min_length=1, max_length=64)]
    seat: SeatName | None = None


class Answer(Body):
    """Whether the asker agrees that something is taken back."""

    seq: Number
    key: Key
    agree: bool
    seat: SeatName | None = None


class Accepted(msgspec.Struct):
    """It is done and stored: `seq` is the number of the last log entry that came of it."""

    seq: int


class Fork(Body):
    """Play from here: the position after entry `at` of the log, as `viewer` (a seat, or '') numbers it."""

    at: Number
    seats: WantedSeats
    viewer: Viewer = ""
    public: bool = False
    hints: bool = False


class ImportRecord(Body):
    """The text of a record."""

    record: Annotated[str, msgspec.Meta(min_length=1, max_length=SIZE_LIMIT)]
    public: bool = False


class About(msgspec.Struct):
    """What does not change at a table. `seat` is the asker's seat of this answer, '' for a spectator."""

    game: str
    rules: str
    data: str
    players: int
    options: dict[str, str | int]
    public: bool
    hints: bool
    chance: str
    commitment: str
    host: bool
    invite: str
    seat: str


class Update(msgspec.Struct, omit_defaults=True):
    """What a viewer has to know: all log entries after the number asked for, and how the table stands."""

    table: str
    seq: int
    log: list[LogEntry]
    now: Now
    about: About | None = None


class BoardTold(msgspec.Struct):
    """The board as it is drawn: map, names, prices; what is in it is the game's own."""

    game: str
    drawing: dict[str, Any]


class Log(msgspec.Struct):
    seq: int
    log: list[LogEntry]


class Term(msgspec.Struct):
    """A part of the game's own estimate, one of its `terms`, and by how many points it speaks for a move."""

    term: str
    points: float


class Reason(msgspec.Struct):
    """Why a move is good: what it has over the `next` best one, or over the `others` on average, the weightiest terms
    first; `ahead`: only looking ahead shows it. `only`: there is no other."""

    than: Literal["next", "others", "ahead", "only"]
    terms: list[Term]


class HintedMove(msgspec.Struct):
    """A move with its effects, the asker's chance to win (null where there is nobody to beat), and expected points."""

    choice: Choice
    effects: list[Message]
    chance: float | None
    points: float | None
    reason: Reason


class Hint(msgspec.Struct):
    """What the house's search would do: the best move, and in `moves` the best few, this one first."""

    choice: Choice
    effects: list[Message]
    moves: list[HintedMove]


class CurvePoint(msgspec.Struct):
    """The position after entry `n` of the log, and who led to it: a seat, `*` for chance, '' for several at once.

    By player the chance to win and the expected points.
    """

    n: int
    seat: str
    chances: list[float]
    points: list[float]


class TurningPoint(msgspec.Struct):
    """With entry `n` of the log, done by `seat`, the game turned: for `whose` chance (or points) most."""

    n: int
    seat: str
    whose: str
    before: float
    after: float


AnalysisState = Literal["none", "working", "done", "failed"]


class Analysis(msgspec.Struct):
    """How a finished game went, as far as it is worked out: `done` of about `total`.

    `measure` is what the turning points compare: `chance`, or `points` where there is nobody to beat. Entries are
    numbered as in the log of the viewer who was asked for.
    """

    state: AnalysisState
    done: int
    total: int
    measure: Literal["chance", "points"]
    curve: list[CurvePoint]
    turning: list[TurningPoint]
    trouble: Message | None = None


class SeatSummary(msgspec.Struct):
    """A seat in the lobby; `mine`: the asker sits there."""

    seat: str
    kind: str
    name: str
    colour: str
    mine: bool = False


class TableSummary(msgspec.Struct):
    """A table in the lobby. `yours`: the asker sits there, or has opened it; `turn`: it waits for the asker."""

    table: str
    game: str
    players: int
    phase: str
    public: bool
    created: int
    updated: int
    seats: list[SeatSummary]
    yours: bool
    turn: bool


class Lobby(msgspec.Struct):
    tables: list[TableSummary]


class OptionTold(msgspec.Struct):
    """An option of a game: one of `choices`, or a whole number from `low` to `high`."""

    name: str
    rule: str
    default: str | int
    help: Message
    choices: list[str]
    low: int
    high: int


class GameTold(msgspec.Struct):
    game: str
    title: Message
    rules: str
    prefix: str
    min_players: int
    max_players: int
    options: list[OptionTold]
    endings: list[str]
    score_categories: list[str]
    bots: list[str]


class Games(msgspec.Struct):
    games: list[GameTold]
    colours: list[str]


class Health(msgspec.Struct):
    """`instance` is another one for every database."""

    instance: str
    version: str
    native: bool


class Trouble(msgspec.Struct, omit_defaults=True):
    """Why something was not done. A stale request is also told what it missed."""

    error: Message
    rule: str = ""
    index: int = 0
    seq: int = 0
    log: list[LogEntry] = []


class SeatQuery(msgspec.Struct):
    seat: SeatName | None = None


class SinceQuery(msgspec.Struct):
    seat: SeatName | None = None
    since: Number = 0


class EffectsQuery(msgspec.Struct):
    """One action by number, or all that have to do with a place or piece such as `area:ob`."""

    seat: SeatName | None = None
    action: ActionNumber | None = None
    spot: Word = ""


class WhyQuery(msgspec.Struct):
    """An action by number or by notation."""

    seat: SeatName | None = None
    action: ActionNumber | None = None
    text: Word = ""


class AsQuery(msgspec.Struct):
    """Whose eyes to look through; others' only when the game is over. '' is a spectator's."""

    viewer: Viewer | None = None


class LogQuery(SinceQuery):
    """The log of a seat of one's own, or that of the eyes that `viewer` names, as in AsQuery."""

    viewer: Viewer | None = None


class LanguageQuery(msgspec.Struct):
    language: Annotated[str, msgspec.Meta(pattern="^[a-z]{2}$", max_length=2)] = "en"


class Wish(Body):
    """What a client sends on a table's socket."""

    do: Literal["act", "done", "undo", "answer"]
    key: Key
    seq: Number
    actions: Annotated[list[ActionNumber | Word], msgspec.Meta(max_length=64)] = []
    agree: bool = False


_encoder = msgspec.json.Encoder()


def encode(value: msgspec.Struct) -> bytes:
    """As it is sent."""
    return _encoder.encode(value)
