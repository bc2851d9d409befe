"""A table on paper: its record when the game is over, what one viewer may read of it while it runs, and back again."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from roundhouse.core.game import seat_name
from roundhouse.core.record import ENTERED, HMAC, Move, Note, Record, Result, Seat, write_partial
from roundhouse.core.replay import result
from roundhouse.table.events import BOT, PERSON, Acted, Event, Seated, TakenBack
from roundhouse.table.feed import ACT, UNDO
from roundhouse.table.table import Table

PAUSE = 60  # a time is written down when so many seconds have passed since the last one


def record(table: Table) -> Record:
    """The whole game with all secrets: after its end, or for the one person whose table it is."""
    return _record(table, tuple(_events(table)), result(table.setup.game, table.state, _seed(table)))


def _seed(table: Table) -> str:
    return table.seed.hex() if table.chance == HMAC else ""


def _record(table: Table, events: tuple[Move | Note, ...], end: Result) -> Record:
    setup = table.setup
    return Record(
        game=setup.game.name,
        rules=setup.game.rules_version,
        data=setup.data.id,
        data_sha256=setup.data.sha256,
        own_data=setup.data.text if setup.own_data else "",
        players=setup.players,
        options={name: str(value) for name, value in setup.options.items()},
        seats=tuple(Seat(BOT if s.kind == BOT else PERSON, s.name or "?") for s in table.seats),
        chance=table.chance,
        commitment=table.commitment,
        events=events,
        result=end,
    )


def _events(table: Table) -> Iterable[Move | Note]:
    """The actions that count, in notation, with notes on what else happened."""
    counts = {one.event.seq for one in table.live}
    state, game, clock = table.base.copy(), table.setup.game, 0
    for event in table.log:
        if isinstance(event, Acted) and event.seq not in counts:
            continue
        if note := _note(event):
            yield Note(note)
        elif isinstance(event, Acted):
            if event.at - clock >= PAUSE:
                clock = event.at
                yield Note(f"time {time(clock)}")
            yield Move(event.actor, game.notation(state, event.actor, event.action), _counter(table, event))
            state.apply(event.actor, event.action)


def _counter(table: Table, event: Acted) -> int:
    return 0 if table.chance == ENTERED else event.counter


def _note(event: Event) -> str:
    match event:
        case TakenBack():
            return f"undo {seat_name(event.actor)}"
        case Seated():
            return f"{event.how} {seat_name(event.actor)}"
    return ""


def time(seconds: int) -> str:
    """A moment in words that sort.

    >>> time(0)
    '1970-01-01T00:00:00Z'
    """
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def partial(table: Table, viewer: int) -> str:
    """What a viewer may read of a game that is going on: `draw ?` where the draw is not for this viewer's eyes."""
    feed = table.feeds.of(viewer)
    gone = {n for entry in feed for n in entry.back}
    events: list[Move | Note] = []
    for n, entry in enumerate(feed, 1):
        if entry.actor is None or n in gone:
            continue
        if entry.kind == UNDO:
            events.append(Note(f"undo {seat_name(entry.actor)}"))
        elif entry.kind == ACT:
            events.append(Move(entry.actor, entry.notation))
    seen_by = seat_name(viewer) if viewer >= 0 else "spectator"
    end = result(table.setup.game, table.state, "")
    return write_partial(_record(table, tuple(events), end), seen_by)


def entered(actions: Iterable[tuple[int, int]], first: int, at: int) -> list[Event]:
    """Actions that were done elsewhere, as the beginning of a table's log."""
    return [Acted(seq, at, actor, action, entered=True) for seq, (actor, action) in enumerate(actions, first)]
