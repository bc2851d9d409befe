"""The API, as far as it is about persons, games and the lobby."""

from __future__ import annotations

import roundhouse
from roundhouse.bots.players import KINDS
from roundhouse.core import registry, rulebook
from roundhouse.core.game import Game, seat_name, waiting
from roundhouse.core.message import Message, Problem
from roundhouse.server import types
from roundhouse.server.failure import Failure
from roundhouse.server.rows import SeatRow
from roundhouse.server.served import COOKIE_AGE, Served
from roundhouse.server.store import PersonRow
from roundhouse.server.store import TableSummary as Stored
from roundhouse.server.web import Answer, Call
from roundhouse.table import play
from roundhouse.table.events import COLOURS
from roundhouse.table.table import PLAYING

SHOWN = 100  # public tables in the lobby


async def health(call: Call) -> types.Health:
    served: Served = call.context
    return types.Health(served.store.instance.name, roundhouse.__version__, roundhouse.NATIVE)


async def add_person(call: Call) -> Answer:
    served, body = call.context, call.body
    if body.keep and call.person is not None:
        return Answer(types.Person(call.person.id, call.person.name), 200)
    row, token = await served.persons.add(body.name)
    if not body.cookie:
        return Answer(types.Person(row.id, row.name, token))
    cookie = f"{served.cookie}={token}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Strict"
    return Answer(types.Person(row.id, row.name), headers=(("Set-Cookie", cookie),))


async def me(call: Call) -> types.Person:
    return types.Person(call.person.id, call.person.name)


async def rename_me(call: Call) -> types.Person:
    row = await call.context.persons.rename(call.person, call.body.name)
    return types.Person(row.id, row.name)


async def games(_: Call) -> types.Games:
    return types.Games([_game(registry.game(name)) for name in registry.NAMES], list(COLOURS))


def _game(game: Game) -> types.GameTold:
    options = [
        types.OptionTold(o.name, o.rule, o.default, Message(o.help), list(o.choices), o.low, o.high)
        for o in game.options
    ]
    return types.GameTold(
        game=game.name,
        title=Message(f"{game.name}-title"),
        rules=game.rules_version,
        prefix=game.rules_prefix,
        min_players=game.min_players,
        max_players=game.max_players,
        options=options,
        endings=list(game.endings),
        score_categories=list(game.score_categories),
        bots=list(KINDS),
    )


async def rules(call: Call) -> str:
    """The rules text of a game, in English where there is no translation."""
    name = call.path["game"]
    if name not in registry.NAMES:
        raise Failure(404, Message("game-unknown", {"game": name, "games": ", ".join(registry.NAMES)}))
    try:
        return rulebook.read(name, call.query.language)
    except Problem as problem:
        raise Failure(404, problem.message) from None


async def tables(call: Call) -> types.Lobby:
    return await lobby(call.context, call.person)


async def lobby(served: Served, person: PersonRow) -> types.Lobby:
    """The tables where a person sits, then all that are public, the newest first."""
    mine = await served.store.tables_of(person.id)
    known = {table.id for table in mine}
    public = [table for table in await served.store.public_tables(SHOWN) if table.id not in known]
    told = [await _summary(served, table, person.id) for table in mine]
    return types.Lobby(told + [_told(table, person.id, turn=False) for table in public])


async def public(served: Served) -> list[types.TableSummary]:
    """The tables that everybody may see, the newest first."""
    return [_told(table, "", turn=False) for table in await served.store.public_tables(SHOWN)]


async def _summary(served: Served, table: Stored, person: str) -> types.TableSummary:
    turn = False
    if table.phase == PLAYING:
        try:
            room = await served.house.room(table.id)
        except Failure:  # of rules that are gone: it can be seen here, not played
            return _told(table, person, turn=False, yours=True)
        may_act = waiting(room.table.state)
        turn = any(p in may_act or play.waits_for_done_of(room.table, p) for p in room.seats_of(person))
    return _told(table, person, turn=turn, yours=True)


def _told(table: Stored, person: str, *, turn: bool, yours: bool = False) -> types.TableSummary:
    return types.TableSummary(
        table=table.id,
        game=table.game,
        players=table.players,
        phase=table.phase,
        public=table.public,
        created=int(table.created),
        updated=int(table.updated),
        seats=[_seat(s, person) for s in table.seats],
        yours=yours,
        turn=turn,
    )


def _seat(seat: SeatRow, person: str) -> types.SeatSummary:
    mine = bool(person) and seat.person == person
    return types.SeatSummary(seat_name(seat.seat), seat.kind, seat.name, seat.colour, mine)
