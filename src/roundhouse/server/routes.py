"""Everything that can be asked of the server, declared once. The handlers are in `api_*.py`."""

from __future__ import annotations

from typing import Any

from roundhouse.core.record import SIZE_LIMIT
from roundhouse.server import api_analysis, api_moves, api_people, api_tables, openapi, page, types
from roundhouse.server.served import Served
from roundhouse.server.static import NO_CLIENT, Client
from roundhouse.server.web import BODY_LIMIT, TEXT, Call, Handler, Media, Route
from roundhouse.table import tell

API = "/api/v1"
TABLE = f"{API}/tables/{{table}}"
MARKDOWN = Media("text/markdown; charset=utf-8")
RECORD_BODY = 2 * SIZE_LIMIT  # in JSON a line's end takes two characters


def routes(served: Served, client: Client = NO_CLIENT) -> list[Route]:
    """All routes of a server; where there is no client, the plain page stands in for it."""
    plain = [] if client.files else page.routes(_public, client.error)
    return [*plain, *api(served.cookie)]


def api(cookie: str) -> list[Route]:
    """The routes of the API, the last of which gives their document; `cookie` is the name of the token's cookie."""
    listed = [*_people(), *_tables(), *_moves(), *_analysis()]

    async def openapi_document(_: Call) -> dict[str, Any]:
        return document

    about = Route("GET", f"{API}/openapi.json", openapi_document, "This document", answers={200: dict[str, Any]})
    document = openapi.document([*listed, about], cookie)
    return [*listed, about]


async def _public(call: Call) -> list[types.TableSummary]:
    """What everybody may see, whoever asks."""
    return await api_people.public(call.context)


def _get(path: str, handler: Handler, summary: str, answer: Any, *, query: Any = None, person: bool = True) -> Route:
    answers = {200: answer, 403: types.Trouble} if person else {200: answer}
    return Route("GET", path, handler, summary, query=query, answers=answers, needs_person=person)


def _post(
    path: str, handler: Handler, summary: str, body: Any, answer: Any, status: int = 200, limit: int = BODY_LIMIT
) -> Route:
    answers = {status: answer, 403: types.Trouble, 429: types.Trouble}
    return Route("POST", path, handler, summary, body, answers=answers, needs_person=True, body_limit=limit)


def _people() -> list[Route]:
    persons, me = f"{API}/persons", f"{API}/me"
    add, rename = api_people.add_person, api_people.rename_me
    person = types.Person
    return [
        _get(f"{API}/health", api_people.health, "Which server this is", types.Health, person=False),
        Route("POST", persons, add, "Become a guest", types.NewPerson, answers={201: person, 200: person}),
        _get(me, api_people.me, "Who the caller is", person),
        Route("PATCH", me, rename, "Change one's name", types.Rename, answers={200: person}, needs_person=True),
        _get(f"{API}/games", api_people.games, "The games with their options", types.Games, person=False),
        _get(
            f"{API}/games/{{game}}/rules",
            api_people.rules,
            "The rules text of a game",
            MARKDOWN,
            query=types.LanguageQuery,
            person=False,
        ),
        _get(f"{API}/tables", api_people.tables, "The caller's tables, and the public ones", types.Lobby),
    ]


def _tables() -> list[Route]:
    def seat(name: str, handler: Handler, summary: str, body: Any, status: int = 200) -> Route:
        return _post(f"{TABLE}/{name}", handler, summary, body, types.Joined, status)

    new, imported = types.NewTable, types.ImportRecord
    take = "Open a table from a record"
    return [
        _post(f"{API}/tables", api_tables.create_table, "Open a table", new, types.Joined, 201),
        _post(f"{API}/tables/import", api_tables.import_record, take, imported, types.Joined, 201, RECORD_BODY),
        _get(TABLE, api_tables.show_table, "How a table stands, with its log", types.Update, query=types.SinceQuery),
        _get(
            f"{TABLE}/board",
            api_tables.board,
            "What never changes of its board",
            types.BoardTold,
            query=types.SeatQuery,
        ),
        seat("join", api_tables.join, "Take a seat, or watch", types.Join),
        seat("leave", api_tables.leave, "Leave: a bot plays on until one returns", types.AtSeat),
        seat("return", api_tables.come_back, "Take the seat again that one has left", types.AtSeat),
        seat("resign", api_tables.resign, "Give up: a bot plays to the end", types.AtSeat),
        seat("fill", api_tables.fill, "Put a bot on a seat, or open it", types.Fill),
        seat("settings", api_tables.settings, "Whether turns end without Done", types.Settings),
        seat("rematch", api_tables.rematch, "Play again", types.Nothing),
        seat("fork", api_tables.fork, "Play from a position of a finished game", types.Fork, 201),
        _get(f"{TABLE}/record", api_tables.record, "The record, as far as it may be read", TEXT, query=types.SeatQuery),
    ]


def _moves() -> list[Route]:
    def wish(name: str, handler: Handler, summary: str, body: Any) -> Route:
        answers = {200: types.Accepted, 403: types.Trouble, 409: types.Trouble}
        return Route("POST", f"{TABLE}/{name}", handler, summary, body, answers=answers, needs_person=True)

    def question(name: str, handler: Handler, summary: str, answer: Any, query: Any) -> Route:
        return _get(f"{TABLE}/{name}", handler, summary, answer, query=query)

    troubles = dict.fromkeys((403, 409, 429), types.Trouble)
    hint = {200: types.Hint, **troubles}
    say, seat = "The best few moves in one's place, and why", types.SeatQuery
    return [
        wish("act", api_moves.act, "Act: one or more actions, all or none", types.Act),
        wish("done", api_moves.done, "Let happen what waits for Done", types.Request),
        wish("undo", api_moves.undo, "Take back, or ask the others whether one may", types.Request),
        wish("answer", api_moves.answer, "Agree, or not, that something is taken back", types.Answer),
        question("log", api_moves.log, "The log after an entry", types.Log, types.LogQuery),
        question("effects", api_moves.effects, "What legal actions would do", list[tell.Effects], types.EffectsQuery),
        question("why", api_moves.why, "Whether an action is legal, and if not, why not", tell.Why, types.WhyQuery),
        question("at/{n}", api_moves.past, "The position after an entry of the log", tell.Past, types.AsQuery),
        Route("GET", f"{TABLE}/hint", api_moves.hint, say, query=seat, answers=hint, needs_person=True),
    ]


def _analysis() -> list[Route]:
    path, query = f"{TABLE}/analysis", types.AsQuery
    answers = {200: types.Analysis, **dict.fromkeys((403, 409), types.Trouble)}
    tell, start = "How a finished game went: chances and turning points", "Have a finished game analysed"
    begun = {**answers, 429: types.Trouble}
    return [
        Route("GET", path, api_analysis.analysis, tell, query=query, answers=answers, needs_person=True),
        Route("POST", path, api_analysis.analyse, start, types.Nothing, query, begun, needs_person=True),
    ]
