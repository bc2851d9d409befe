"""Who sits where at a table: joining, leaving, returning, bots that step in. Nothing here changes the table."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.bots.players import bot
from roundhouse.core.message import Problem
from roundhouse.core.record import NAME_LIMIT
from roundhouse.table.events import (
    BOT,
    COLOURS,
    OPEN,
    PERSON,
    Acted,
    Event,
    Followed,
    Opened,
    Seat,
    Seated,
    Setting,
)
from roundhouse.table.play import Draft, take_back_agreed
from roundhouse.table.table import ENDED, GATHERING, PLAYING, Table, others

STAND_IN = "greedy"  # the bot that takes a seat that was left


def name(text: str) -> str:
    """A person's name, if it can be one."""
    text = " ".join(text.split())
    if not (1 <= len(text) <= NAME_LIMIT and text.isprintable()):
        raise Problem("table-name", limit=NAME_LIMIT)
    return text


def opened(seats: Sequence[Seat], at: int) -> Opened:
    """The first event of a table. Seats without a colour get one."""
    given = [seat.colour for seat in seats if seat.colour]
    for colour in given:
        if colour not in COLOURS or given.count(colour) > 1:
            raise Problem("table-colour", colour=colour[:20], colours=", ".join(COLOURS))
    free = iter(colour for colour in COLOURS if colour not in given)
    full = [Seat(s.kind, s.name, s.colour or next(free), s.owner, s.absent) for s in seats]
    return Opened(1, at, tuple(full))


def _change(table: Table, player: int, seat: Seat, how: str, at: int) -> list[Event]:
    """A seat changes hands; when it was the last one open, the game begins; a bot's turn may come of it."""
    draft = Draft(table, at)
    draft.add(Seated(draft.next, at, player, seat, how))
    draft.seats[player] = seat
    draft.auto_end[player] = False
    question = table.question
    if question is not None and player != question.actor and others(draft.seats, question.actor):
        take_back_agreed(draft, question.agreed)  # the one who leaves may have been the last to answer
    return draft.settle()


def free_seat(table: Table, owner: str) -> int:
    """The seat that a person would get: one kept for this person, else the first open one; -1 for none."""
    free = [p for p, seat in enumerate(table.seats) if seat.kind == OPEN]
    kept = [p for p in free if table.seats[p].absent == owner and owner]
    return next(iter(kept or [p for p in free if not table.seats[p].absent]), -1)


def join(table: Table, player: int, owner: str, who: str, at: int) -> list[Event]:
    """A person takes an open seat."""
    seat = table.seats[player]
    if seat.kind != OPEN or seat.absent not in ("", owner):
        raise Problem("table-seat-taken")
    return _change(table, player, Seat(PERSON, name(who), seat.colour, owner), "joined", at)


def leave(table: Table, player: int, at: int) -> list[Event]:
    """A person goes: before the game the seat is open again; during it a bot takes over until the person returns."""
    seat = table.seats[player]
    match table.phase:
        case "gathering":
            return _change(table, player, Seat(OPEN, "", seat.colour), "opened", at)
        case "playing":
            return _change(table, player, Seat(BOT, STAND_IN, seat.colour, absent=seat.owner), "left", at)
    raise Problem("table-over")


def resign(table: Table, player: int, at: int) -> list[Event]:
    """A person gives up; a bot plays to the end."""
    if table.phase != PLAYING:
        raise Problem("table-over" if table.phase == ENDED else "table-not-started")
    seat = table.seats[player]
    return _change(table, player, Seat(BOT, STAND_IN, seat.colour), "resigned", at)


def come_back(table: Table, player: int, owner: str, who: str, at: int) -> list[Event]:
    """A person who left takes the seat again."""
    seat = table.seats[player]
    if table.phase != PLAYING:
        raise Problem("table-over" if table.phase == ENDED else "table-not-started")
    if seat.kind != BOT or not owner or seat.absent != owner:
        raise Problem("table-seat-taken")
    return _change(table, player, Seat(PERSON, name(who), seat.colour, owner), "returned", at)


def fill(table: Table, player: int, kind: str, at: int) -> list[Event]:
    """Before the game, put a bot on a seat, or with '' open it again."""
    if table.phase != GATHERING:
        raise Problem("table-begun")
    colour = table.seats[player].colour
    if kind:
        return _change(table, player, Seat(BOT, str(bot(kind)), colour), "filled", at)
    return _change(table, player, Seat(OPEN, "", colour), "opened", at)


def set_auto_end(table: Table, player: int, auto_end: bool, at: int) -> list[Event]:
    """Whether a player's turns end without Done from now on."""
    draft = Draft(table, at)
    draft.add(Setting(draft.next, at, player, auto_end))
    draft.auto_end[player] = auto_end
    if auto_end and player in table.held:
        draft.act(Acted(draft.next, at, player, table.held[player].action, move=draft.next))
    return draft.settle()


def follow(table: Table, next_table: str, at: int) -> list[Event]:
    """The same people play again at another table."""
    if table.phase != ENDED:
        raise Problem("table-not-over")
    return [Followed(table.next_seq, at, next_table)]


def again(table: Table, owner: str, who: str) -> list[Seat]:
    """The seats of a rematch: everybody one seat on, so that another one begins; other persons' seats are kept."""
    seats: list[Seat] = []
    shared = sum(seat.owner == owner for seat in table.seats) > 1  # a screen, where everybody has a name of their own
    for seat in (*table.seats[1:], table.seats[0]):
        person = seat.owner or seat.absent
        if person == owner and person:
            seats.append(Seat(PERSON, seat.name if shared and seat.owner else who, seat.colour, person))
        elif person:
            seats.append(Seat(OPEN, "", seat.colour, absent=person))
        else:
            seats.append(Seat(BOT, seat.name if seat.kind == BOT else STAND_IN, seat.colour))
    return seats
