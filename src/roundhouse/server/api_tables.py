"""The API, as far as it is about tables: making them, sitting down and getting up, playing again, records."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from roundhouse.bots.players import bot
from roundhouse.core import registry
from roundhouse.core.game import seat_name
from roundhouse.core.message import Message, Problem
from roundhouse.core.options import settle
from roundhouse.core.record import ENTERED, write
from roundhouse.core.state import OVER, SPECTATOR
from roundhouse.server import types
from roundhouse.server.failure import Failure
from roundhouse.server.house import Propose
from roundhouse.server.room import Room
from roundhouse.server.served import Served, player, seat_number, viewer
from roundhouse.server.store import PersonRow
from roundhouse.server.thinker import Examined
from roundhouse.server.web import Answer, Call
from roundhouse.table import paper, seating
from roundhouse.table.events import BOT, OPEN, PERSON, Event, Seat
from roundhouse.table.table import ENDED, Table, at_event

MOST_ITERATIONS = 20_000  # of a search on the server: some seconds for each decision


def served_bot(name: str) -> str:
    """A bot that does not think longer than others would like to wait for theirs."""
    found = bot(name)
    if found.budget > MOST_ITERATIONS:
        raise Problem("bot-budget", number=str(found.budget), high=MOST_ITERATIONS)
    return str(found)


def wanted_seats(wanted: Sequence[types.WantedSeat], person: PersonRow) -> list[Seat]:
    """The seats that somebody asked for; all persons among them are played by the one who asks."""
    seats: list[Seat] = []
    for seat in wanted:
        if seat.kind == PERSON:
            seats.append(Seat(PERSON, seating.name(seat.name or person.name), seat.colour, person.id))
        elif seat.kind == BOT:
            seats.append(Seat(BOT, served_bot(seat.bot), seat.colour))
        else:
            seats.append(Seat(OPEN, "", seat.colour))
    return seats


async def create_table(call: Call) -> types.Joined:
    served, body = call.context, call.body
    game = registry.game(body.game)
    registry.players(game, len(body.seats))
    made = await served.house.setup(game.name, len(body.seats), settle(game.options, body.options))
    opened = seating.opened(wanted_seats(body.seats, call.person), served.house.now())
    room = await served.house.create(made, opened, call.person.id, public=body.public, hints=body.hints, key=body.key)
    return _joined(served, room, call.person)


def _joined(served: Served, room: Room, person: PersonRow) -> types.Joined:
    mine = room.seats_of(person.id)
    inside = bool(mine) or room.row.host == person.id
    return types.Joined(room.id, seat_name(mine[0]) if mine else "", served.house.invite(room.id) if inside else "")


async def show_table(call: Call) -> msgspec.Raw:
    """An Update, as JSON that was made already."""
    served, person = call.context, call.person
    room = await served.room(call.path["table"], person)
    seen_by = viewer(room, person, call.query.seat)
    about = room.about(seen_by, person.id, served.house.invite(room.id))
    return msgspec.Raw(room.update(seen_by, person.id, _since(room, seen_by, call.query.since), about))


async def board(call: Call) -> types.BoardTold:
    """The table's own board: that of an imported record may be somebody's own."""
    room = await call.context.room(call.path["table"], call.person)
    viewer(room, call.person, call.query.seat)  # the same for all, but nobody asks from another's seat
    setup = room.table.setup
    return types.BoardTold(setup.game.name, setup.game.drawing(setup.data, setup.options))


def _since(room: Room, seen_by: int, since: int) -> int:
    """Whoever knows entries that are not there, from a database that was set back, gets them all."""
    return since if since <= len(room.table.feeds.of(seen_by)) else 0


async def join(call: Call) -> types.Joined:
    served, person, body = call.context, call.person, call.body
    room = await served.house.room(call.path["table"])
    invited = body.invite == served.house.invite(room.id)
    if body.invite and not invited:
        await served.room(room.id, person)  # to others the table does not exist
        raise Failure(403, Message("server-bad-invitation"))
    if invited:
        await served.store.add_guest(room.id, person.id)
        room.guests.add(person.id)
    room = await served.room(room.id, person)
    if body.watch or (room.seats_of(person.id) and body.seat is None):
        return _joined(served, room, person)
    wanted = seat_number(room, body.seat) if body.seat else None

    def propose(table: Table, at: int) -> Sequence[Event]:
        number = seating.free_seat(table, person.id) if wanted is None else wanted
        if number < 0:
            raise Problem("table-no-seat-free")
        seat = table.seats[number]
        if seat.kind == PERSON and seat.owner == person.id:
            return []
        return seating.join(table, number, person.id, person.name, at)

    return _joined(served, await served.house.change(room, propose), person)


async def leave(call: Call) -> types.Joined:
    return await _seat_change(call, seating.leave)


async def resign(call: Call) -> types.Joined:
    return await _seat_change(call, seating.resign)


async def _seat_change(call: Call, change: Callable[[Table, int, int], list[Event]]) -> types.Joined:
    served, person = call.context, call.person
    room = await served.room(call.path["table"], person)
    seat = player(room, person, call.body.seat)

    def propose(table: Table, at: int) -> Sequence[Event]:
        if table.seats[seat].owner != person.id:  # by now
            raise Failure(403, Message("server-no-seat"))
        return change(table, seat, at)

    return _joined(served, await served.house.change(room, propose), person)


async def come_back(call: Call) -> types.Joined:
    """Take the seat again that one has left."""
    served, person = call.context, call.person
    room = await served.room(call.path["table"], person)
    left = [p for p, seat in enumerate(room.table.seats) if seat.kind == BOT and seat.absent == person.id]
    if call.body.seat is not None:
        left = [p for p in left if p == seat_number(room, call.body.seat)]
    if not left:
        raise Failure(403, Message("server-no-seat"))
    room = await served.house.change(
        room, lambda table, at: seating.come_back(table, left[0], person.id, person.name, at)
    )
    return _joined(served, room, person)


async def fill(call: Call) -> types.Joined:
    """Before the game the host puts bots on seats, or opens them."""
    served, person, body = call.context, call.person, call.body
    room = await served.room(call.path["table"], person)
    if room.row.host != person.id:
        raise Failure(403, Message("server-not-host"))
    number, kind = seat_number(room, body.seat), served_bot(body.bot) if body.bot else ""
    room = await served.house.change(room, lambda table, at: seating.fill(table, number, kind, at))
    return _joined(served, room, person)


async def settings(call: Call) -> types.Joined:
    auto_end = call.body.auto_end
    return await _seat_change(call, lambda table, seat, at: seating.set_auto_end(table, seat, auto_end, at))


async def rematch(call: Call) -> types.Joined:
    """Play again: the first who asks makes the table, the others find their seats kept there."""
    served, person = call.context, call.person
    room = await served.room(call.path["table"], person)
    table = room.table
    if not any(person.id in (seat.owner, seat.absent) for seat in table.seats):
        raise Failure(403, Message("server-no-seat"))
    new = served.house.sources.new_id()
    room = await served.house.change(room, lambda table, at: [] if table.next_table else seating.follow(table, new, at))
    try:
        following = await served.house.room(room.table.next_table)
    except Failure:  # nobody has come so far, or the server stopped in between
        opened = seating.opened(seating.again(room.table, person.id, person.name), served.house.now())
        following = await served.house.create(
            room.table.setup,
            opened,
            person.id,
            public=room.row.public,
            hints=room.row.hints,
            id=room.table.next_table,
        )
    kept = [p for p, seat in enumerate(following.table.seats) if seat.kind == OPEN and seat.absent == person.id]
    for seat in kept:
        following = await served.house.change(following, _sit(seat, person))
    return _joined(served, following, person)


def _sit(seat: int, person: PersonRow) -> Propose:
    def propose(table: Table, at: int) -> Sequence[Event]:
        if table.seats[seat].kind != OPEN:
            return []
        return seating.join(table, seat, person.id, person.name, at)

    return propose


async def fork(call: Call) -> types.Joined:
    """Play from here: a new table that begins with a position of a game that is over."""
    served, person, body = call.context, call.person, call.body
    room = await served.room(call.path["table"], person)
    if room.table.phase != ENDED:
        raise Problem("table-not-over")
    seen_by = seat_number(room, body.viewer) if body.viewer else SPECTATOR
    feed = room.table.feeds.of(seen_by)
    if body.at > len(feed):
        raise Problem("table-no-entry", number=body.at, last=len(feed))
    live, state = at_event(room.table, feed[body.at - 1].seq if body.at else 0)
    if state.actor() == OVER:
        raise Problem("table-over")
    made = room.table.setup
    if len(body.seats) != made.players:
        raise Problem("server-other-players", players=made.players)
    now = served.house.now()
    opened = seating.opened(wanted_seats(body.seats, person), now)
    before = paper.entered(((one.event.actor, one.event.action) for one in live), 2, now)
    new = await served.house.create(
        made, opened, person.id, public=body.public, hints=body.hints, before=before, chance=ENTERED
    )
    return _joined(served, new, person)


async def import_record(call: Call) -> types.Joined:
    """A table from a record: to look at when it is over, to play on when it is not."""
    served, person, body = call.context, call.person, call.body
    found: Examined = await served.thinking.examine(body.record.encode())
    made = await served.house.setup(found.game, found.players, dict(found.options), found.data, found.own_data)
    now = served.house.now()
    opened = seating.opened([_imported_seat(found, p, person) for p in range(found.players)], now)
    before = paper.entered(found.actions, 2, now)
    room = await served.house.create(
        made, opened, person.id, public=body.public, hints=False, before=before, chance=ENTERED
    )
    return _joined(served, room, person)


def _imported_seat(found: Examined, p: int, person: PersonRow) -> Seat:
    """Of a game that is over, those who played it; else the asker takes the first person's seat, others are open."""
    kind, name = found.seats[p]
    if found.over:
        return Seat(kind, name, "")
    if kind == BOT:
        return Seat(BOT, _known_bot(name), "")
    first = next(i for i, seat in enumerate(found.seats) if seat[0] == PERSON)
    return Seat(PERSON, person.name, "", person.id) if p == first else Seat(OPEN, "", "")


def _known_bot(name: str) -> str:
    """A bot of this house, also where the record names one of another."""
    try:
        return served_bot(name)
    except Problem:
        return seating.STAND_IN


async def record(call: Call) -> Answer:
    """The record of a game that is over; of one that goes on, what the asker may read of it."""
    served, person = call.context, call.person
    room = await served.room(call.path["table"], person)
    if room.table.phase == ENDED:
        text = write(paper.record(room.table))
    else:
        text = paper.partial(room.table, viewer(room, person, call.query.seat))
    name = f"{room.row.game}-{room.id}.txt"
    return Answer(text, headers=(("Content-Disposition", f'attachment; filename="{name}"'),))
