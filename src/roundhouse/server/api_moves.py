"""The API, as far as it is about playing: moves, undo, previews, reasons, hints, the past; and the table's socket."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager

from starlette.websockets import WebSocket

from roundhouse.bots.advise import Advised, Reason
from roundhouse.core.game import waiting
from roundhouse.core.message import Message, Problem
from roundhouse.core.state import SPECTATOR
from roundhouse.server import types
from roundhouse.server.api_people import lobby
from roundhouse.server.failure import Failure
from roundhouse.server.house import Wish
from roundhouse.server.live import Line, refuse
from roundhouse.server.room import Room
from roundhouse.server.served import Served, player, seat_number, viewer
from roundhouse.server.store import PersonRow
from roundhouse.server.web import Call
from roundhouse.table import play, tell
from roundhouse.table.events import Event
from roundhouse.table.table import ENDED, Table

HINT = 400  # iterations of the search for a hint
LOBBY_PAUSE = 0.5  # seconds between two lists that are sent to the same socket

_ACTIONS = {"done": play.done, "undo": play.undo}


async def act(call: Call) -> types.Accepted:
    return await _wish(call, types.Wish("act", call.body.key, call.body.seq, call.body.actions))


async def done(call: Call) -> types.Accepted:
    return await _wish(call, types.Wish("done", call.body.key, call.body.seq))


async def undo(call: Call) -> types.Accepted:
    return await _wish(call, types.Wish("undo", call.body.key, call.body.seq))


async def answer(call: Call) -> types.Accepted:
    return await _wish(call, types.Wish("answer", call.body.key, call.body.seq, agree=call.body.agree))


async def _wish(call: Call, wish: types.Wish) -> types.Accepted:
    served, person = call.context, call.person
    room = await served.room(call.path["table"], person)
    seat = player(room, person, call.body.seat)
    return types.Accepted(await grant(served, room, person, seat, wish))


async def grant(served: Served, room: Room, person: PersonRow, seat: int, wish: types.Wish) -> int:
    """Do what somebody at a seat wishes; the number of the last entry that came of it."""

    def propose(table: Table, at: int) -> Sequence[Event]:
        match wish.do:
            case "act":
                return play.act(table, seat, wish.actions, at)
            case "answer":
                return play.answer(table, seat, wish.agree, at)
        return _ACTIONS[wish.do](table, seat, at)

    asked = Wish(seat, wish.seq, wish.key, person.id, answers=wish.do == "answer")
    return await served.house.wish(room, asked, propose)


async def log(call: Call) -> types.Log:
    served, person = call.context, call.person
    room = await served.room(call.path["table"], person)
    query = call.query
    seen_by = viewer(room, person, query.seat) if query.viewer is None else eyes(room, person, query.viewer)
    return types.Log(len(room.table.feeds.of(seen_by)), tell.log(room.table, seen_by, query.since))


async def effects(call: Call) -> list[tell.Effects]:
    served, person, query = call.context, call.person, call.query
    room = await served.room(call.path["table"], person)
    return tell.effects(room.table, player(room, person, query.seat), query.action, query.spot)


async def why(call: Call) -> tell.Why:
    served, person, query = call.context, call.person, call.query
    room = await served.room(call.path["table"], person)
    seat = player(room, person, query.seat)
    if (query.action is None) == (not query.text):
        raise Problem("server-action-or-text")
    action = tell.action_in(room.table, room.table.state, seat, query.text if query.action is None else query.action)
    return tell.why(room.table, seat, action)


def eyes(room: Room, person: PersonRow, wanted: str) -> int:
    """The viewer that is asked for: oneself, a spectator ('') or, when the game is over, anybody."""
    seen_by = seat_number(room, wanted) if wanted else SPECTATOR
    if seen_by not in (*room.seats_of(person.id), SPECTATOR) and room.table.phase != ENDED:
        raise Failure(403, Message("server-not-your-seat", {"seat": wanted}))
    return seen_by


async def past(call: Call) -> tell.Past:
    """The position after an entry of the log, through one's own eyes, or through anybody's when the game is over."""
    served, person, wanted = call.context, call.person, call.query.viewer
    room = await served.room(call.path["table"], person)
    seen_by = viewer(room, person, None) if wanted is None else eyes(room, person, wanted)
    return tell.past(room.table, seen_by, int(call.path["n"]))


async def hint(call: Call) -> types.Hint:
    """The best few moves in the asker's place, from what the asker may know."""
    served, person = call.context, call.person
    room = await served.room(call.path["table"], person)
    seat = player(room, person, call.query.seat)
    table = room.table
    if not tell.hints_allowed(table, seat, room.row.hints):
        raise Failure(403, Message("server-no-hints"))
    if seat in table.held or seat not in waiting(table.state):
        raise Problem("table-not-now")
    if person.id in served.asking:
        raise Failure(429, Message("server-one-hint"))
    view = table.state.view(seat)
    data = view.to_bytes()
    served.asking.add(person.id)
    try:
        action = play.only_choice(table, seat)
        if action < 0:
            advised = await served.thinking.advise(room.board_of(), data, tell.hint_seed(data), HINT)
        else:
            advised = (Advised(action, None, None, Reason("only")),)
    finally:
        served.asking.discard(person.id)
    if seat in table.held or seat not in waiting(table.state) or table.state.view(seat).to_bytes() != data:
        raise Failure(409, Message("server-moved-on"))
    moves = [_hinted(table, seat, one) for one in advised]
    return types.Hint(moves[0].choice, moves[0].effects, moves)


def _hinted(table: Table, seat: int, one: Advised) -> types.HintedMove:
    terms = [types.Term(name, by / 100) for name, by in one.reason.terms]
    return types.HintedMove(
        choice=tell.choice(table, seat, one.action),
        effects=tell.why(table, seat, one.action).effects,
        chance=one.chance,
        points=one.points,
        reason=types.Reason(one.reason.than, terms),
    )


async def table_socket(served: Served, socket: WebSocket) -> None:
    """A table's socket: everything this viewer may notice, as it happens, and wishes the other way."""
    try:
        person, query = await _who(served, socket), socket.query_params
        room = await served.room(socket.path_params["table"], person)
        seen_by = viewer(room, person, _seat(query.get("seat")))
        since = _number(query.get("since", "0"))
    except Failure as failure:
        await refuse(socket, failure)
        return
    sent = [since if since <= len(room.table.feeds.of(seen_by)) else 0]
    version = [-1]

    def compose() -> bytes | None:
        """What has come since the last time; with all that does not change, at first."""
        current = served.house.rooms.get(room.id, room)
        if seen_by >= 0 and seen_by not in current.seats_of(person.id):
            raise Failure(403, Message("server-no-seat"))  # what is seen from there is not for this person any more
        index = seen_by if seen_by >= 0 else -1
        if current.table.versions[index] == version[0]:
            return None
        about = current.about(seen_by, person.id, served.house.invite(room.id)) if version[0] < 0 else None
        data = current.update(seen_by, person.id, sent[0], about)
        sent[0], version[0] = len(current.table.feeds.of(seen_by)), current.table.versions[index]
        return data

    async def on_wish(wish: types.Wish) -> int:
        if seen_by < 0:
            raise Failure(403, Message("server-no-seat"))
        return await grant(served, room, person, seen_by, wish)

    def listening(line: Line) -> AbstractContextManager[None]:
        return served.house.listening(room.id, line.tell, seen_by)

    await served.sockets.serve(socket, person.id, compose, on_wish, listening)


async def lobby_socket(served: Served, socket: WebSocket) -> None:
    """The lobby's socket: the list of tables, again after each change, but not all the time."""
    try:
        person = await _who(served, socket)
    except Failure as failure:
        await refuse(socket, failure)
        return
    changed, ready = asyncio.Event(), list[bytes]()

    async def read(line: Line) -> None:
        while True:
            changed.clear()
            ready[:] = [types.encode(await lobby(served, person))]
            line.tell()
            await changed.wait()
            await asyncio.sleep(LOBBY_PAUSE)

    @contextmanager
    def listening(line: Line) -> Iterator[None]:
        served.lobby.setdefault(person.id, set()).add(changed)
        reading = asyncio.create_task(read(line))
        try:
            yield
        finally:
            reading.cancel()
            served.lobby[person.id].discard(changed)
            if not served.lobby[person.id]:
                del served.lobby[person.id]

    async def on_wish(_: types.Wish) -> int:
        raise Failure(422, Message("server-nothing-to-wish"))

    await served.sockets.serve(socket, person.id, lambda: ready.pop() if ready else None, on_wish, listening)


async def _who(served: Served, socket: WebSocket) -> PersonRow:
    person = await served.person(socket)
    if person is None:
        raise Failure(401, Message("server-no-person"))
    return person


def _seat(text: str | None) -> str | None:
    if text is None or (len(text) == 2 and text[0] == "p" and text[1] in "123456789"):
        return text
    raise Failure(422, Message("server-query-invalid", {"problem": "seat"}))


def _number(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) < 10:
        return int(text)
    raise Failure(422, Message("server-query-invalid", {"problem": "since"}))
