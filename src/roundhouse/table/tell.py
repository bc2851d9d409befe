"""What a table tells a viewer, as plain data: the position, what may be done, the log. Clients of all kinds live on it.

Everything is made from the viewer's view and feed, and from what is open to all; that is why nobody learns too much.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from roundhouse.core.game import Parts, legal, read_action, seat_name
from roundhouse.core.message import Message, Problem, Refusal
from roundhouse.core.replay import result
from roundhouse.core.state import OVER, State, is_waiting
from roundhouse.table.events import BOT
from roundhouse.table.feed import Entry
from roundhouse.table.play import may_undo, to_answer, waits_for_done_of
from roundhouse.table.table import GATHERING, PLAYING, Table, at_event


class LogEntry(msgspec.Struct, omit_defaults=True):
    """One entry of the viewer's log. `seat` is the actor, `*` for chance, absent for the table itself."""

    n: int
    kind: str
    message: Message
    at: int
    seat: str = ""
    move: str = ""
    parts: Parts | None = None
    forced: bool = False
    back: tuple[int, ...] = ()


class SeatNow(msgspec.Struct, omit_defaults=True):
    """A seat. `kept`: for somebody who may return to it, or for whom it is kept; `back`: that is the asker.

    `mine`: the asker's.
    """

    seat: str
    kind: str
    name: str
    colour: str
    kept: bool = False
    mine: bool = False
    auto_end: bool = False
    back: bool = False


class Legal(msgspec.Struct):
    """The legal actions: number, notation, verb, places and pieces, the last two as indexes into `words`."""

    words: list[str]
    actions: list[tuple[int, str, str, list[int], list[int]]]


class Choice(msgspec.Struct):
    """One action in full."""

    action: int
    move: str
    parts: Parts


class Asking(msgspec.Struct):
    """Somebody would like to take something back; `yours`: the asker of this answer is to say yes or no."""

    seat: str
    agreed: list[str]
    yours: bool


class ScoreTold(msgspec.Struct):
    total: int
    parts: dict[str, int]


class ResultTold(msgspec.Struct):
    """How it ended; the seed is '' where chance was entered. The rival of a player alone wins if nobody does."""

    ending: str
    scores: list[ScoreTold]
    winners: list[str]
    seed: str
    rival: ScoreTold | None


class Now(msgspec.Struct):
    """How the table stands for a viewer."""

    phase: str
    paused: bool
    seats: list[SeatNow]
    prompt: Message
    view: dict[str, Any]
    own: dict[str, Any] | None
    legal: Legal | None
    held: Choice | None
    done: bool
    undo: str
    asking: Asking | None
    hints: bool
    result: ResultTold | None
    next_table: str


class Effects(msgspec.Struct):
    """What an action would do."""

    action: int
    move: str
    effects: list[Message]


class Why(msgspec.Struct):
    """Whether an action is legal now: what it would do, or the rule and the reason that forbid it."""

    legal: bool
    rule: str
    message: Message | None
    effects: list[Message]


class Past(msgspec.Struct):
    """The position after entry `n` of `last` in a viewer's log."""

    n: int
    last: int
    entry: LogEntry | None
    view: dict[str, Any]
    own: dict[str, Any] | None


def log_entry(number: int, entry: Entry) -> LogEntry:
    seat = "" if entry.actor is None else seat_name(entry.actor)
    return LogEntry(
        number,
        entry.kind,
        entry.message,
        entry.at,
        seat,
        entry.notation,
        entry.parts,
        entry.by_table,
        entry.back,
    )


def log(table: Table, viewer: int, since: int) -> list[LogEntry]:
    """The viewer's log after entry `since`."""
    return [log_entry(n, entry) for n, entry in enumerate(table.feeds.of(viewer)[since:], since + 1)]


def hints_allowed(table: Table, viewer: int, hints: bool) -> bool:
    """Hints only where all other seats are bots, or the table has them for all."""
    if viewer < 0 or table.phase != PLAYING:
        return False
    others = [seat for p, seat in enumerate(table.seats) if p != viewer]
    return hints or all(seat.kind == BOT and not seat.absent for seat in others)


def now(table: Table, viewer: int, owner: str, hints: bool = False, shown: Any = None) -> Now:
    """How the table stands for a player or SPECTATOR; `owner` is the person who asks, '' for nobody in particular.

    `shown` is what everybody sees, when the caller has that already.
    """
    state, phase = table.state, table.phase
    mine = viewer >= 0 and phase == PLAYING
    view = state.view(viewer)
    held = table.held.get(viewer)
    wait = mine and waits_for_done_of(table, viewer)
    game = table.setup.game
    if phase == GATHERING:
        prompt = Message("table-prompt-gathering")
    elif wait:
        prompt = Message("table-prompt-done")
    else:
        prompt = game.prompt(view)
    return Now(
        phase=phase,
        paused=table.paused,
        seats=[_seat(table, p, viewer, owner) for p in range(len(table.seats))],
        prompt=prompt,
        view=game.describe(view) if shown is None else shown,
        own=game.own(view) if viewer >= 0 else None,
        legal=legal_now(table, viewer) if mine and held is None and is_waiting(state, viewer) else None,
        held=choice(table, viewer, held.action) if held else None,
        done=wait,
        undo=may_undo(table, viewer) if mine else "",
        asking=_asking(table, viewer),
        hints=hints_allowed(table, viewer, hints),
        result=result_told(table),
        next_table=table.next_table,
    )


def _asking(table: Table, viewer: int) -> Asking | None:
    question = table.question
    if question is None:
        return None
    agreed = [seat_name(p) for p in sorted(question.agreed)]
    return Asking(seat_name(question.actor), agreed, viewer in to_answer(table))


def _seat(table: Table, player: int, viewer: int, owner: str) -> SeatNow:
    seat = table.seats[player]
    mine = bool(owner) and seat.owner == owner
    auto_end = table.auto_end[player] and (mine or player == viewer)
    back = bool(owner) and seat.absent == owner
    return SeatNow(seat_name(player), seat.kind, seat.name, seat.colour, bool(seat.absent), mine, auto_end, back)


def legal_now(table: Table, player: int) -> Legal:
    """The legal actions in a compact form: each place and piece is written once."""
    words: dict[str, int] = {}
    actions: list[tuple[int, str, str, list[int], list[int]]] = []
    setup, state = table.setup, table.state
    for action in legal(state, player):
        notation, parts = setup.spell(state, player, action)
        places = [words.setdefault(word, len(words)) for word in parts.places]
        pieces = [words.setdefault(word, len(words)) for word in parts.pieces]
        actions.append((action, notation, parts.verb, places, pieces))
    return Legal(list(words), actions)


def choice(table: Table, player: int, action: int) -> Choice:
    game, state = table.setup.game, table.state
    return Choice(action, game.notation(state, player, action), game.parts(state, player, action))


def result_told(table: Table) -> ResultTold | None:
    if table.state.actor() != OVER:
        return None
    end = result(table.setup.game, table.state, table.seed.hex() if table.commitment else "")
    scores = [ScoreTold(score.total, score.parts) for score in end.scores]
    rival = None if end.rival is None else ScoreTold(end.rival.total, end.rival.parts)
    return ResultTold(end.ending, scores, [seat_name(p) for p in end.winners], end.seed, rival)


def action_in(table: Table, state: State, player: int, wanted: int | str) -> int:
    """An action by its number or its notation, legal or not; a Problem when it is none of this state."""
    return wanted if isinstance(wanted, int) else read_action(table.setup.game, state, player, wanted)


def effects(table: Table, player: int, action: int | None, spot: str) -> list[Effects]:
    """What a legal action would do, or all legal actions that have to do with a place or a piece."""
    game, state = table.setup.game, table.state
    view = state.view(player)
    told: list[Effects] = []
    if table.phase != PLAYING or player in table.held or not is_waiting(state, player):
        return told
    for number in legal(state, player):
        parts = game.parts(state, player, number)
        if action == number or (action is None and (spot in parts.places or spot in parts.pieces)):
            told.append(Effects(number, game.notation(state, player, number), game.effects(view, number)))
    return told


def why(table: Table, player: int, action: int) -> Why:
    """Whether an action is legal now, and if not, why not."""
    view, game = table.state.view(player), table.setup.game
    if player in table.held:
        return Why(False, "", Message("table-say-done"), [])
    refusal: Refusal | None = game.refusal(view, action)
    if refusal is not None:
        return Why(False, refusal.rule, refusal.message, [])
    if table.phase != PLAYING or not is_waiting(table.state, player):
        return Why(False, "", Message("table-not-now"), [])
    return Why(True, "", None, game.effects(view, action))


def past(table: Table, viewer: int, number: int) -> Past:
    """The position after entry `number` of a viewer's log, as this viewer could see it then; 0 is the beginning."""
    feed = table.feeds.of(viewer)
    if not 0 <= number <= len(feed):
        raise Problem("table-no-entry", number=number, last=len(feed))
    entry = feed[number - 1] if number else None
    state: State = at_event(table, entry.seq)[1] if entry else table.base
    told = log_entry(number, entry) if entry else None
    view, game = state.view(viewer), table.setup.game
    return Past(number, len(feed), told, game.describe(view), game.own(view) if viewer >= 0 else None)


def hint_seed(view: bytes) -> int:
    """The seed of a hint: made of the view alone, so that it can tell nothing else."""
    return int.from_bytes(sha256(b"hint" + view).digest()[:8], "big")


def missed(table: Table, viewer: int, seq: int, answers: bool = False) -> bool:
    """Whether a request was made without knowing the position as this viewer could see it.

    One that answers a question must know that question, too: it may be another one by now, of somebody else.
    """
    question = table.question if answers else None
    unseen = question is not None and all(entry.seq < question.seq for entry in table.feeds.of(viewer)[:seq])
    return unseen or seq < table.feeds.changed(viewer)
