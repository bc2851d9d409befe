"""Routes as data: what a request must look like, which function answers it, what the answers look like.

`mount` turns declared routes into Starlette's. Everything that arrives is checked against the declared types before a
handler sees it, and every answer that is not the handler's own has the one form of `failure.py`. `openapi.py` reads the
same declarations.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol
from urllib.parse import parse_qsl

import msgspec
from starlette import routing
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from roundhouse.core.message import Message, Problem
from roundhouse.server.failure import Failure, failed, of_problem
from roundhouse.server.guard import read_body

__all__ = ["HTML", "PATTERNS", "TEXT", "Answer", "Call", "Context", "Failure", "Handler", "Media", "Route", "mount"]

JSON = "application/json"
BODY_LIMIT = 16 * 1024
QUERY_FIELDS = 32  # so many parameters are looked at, whatever was declared

PATTERNS = {  # of path parameters; whatever looks otherwise is not there
    "table": "[A-Za-z0-9_-]{6,32}",
    "seat": "p[1-9]",
    "game": "[a-z][a-z_]{0,31}",
    "n": "0|[1-9][0-9]{0,8}",
}


@dataclass(frozen=True, slots=True)
class Media:
    """An answer that is no JSON: the handler gives text or bytes, which are sent as they are."""

    type: str


TEXT = Media("text/plain; charset=utf-8")
HTML = Media("text/html; charset=utf-8")


class Context(Protocol):
    """What the handlers work with. The web layer asks it one thing only: who is calling."""

    def person(self, request: Request, /) -> Awaitable[object | None]:
        """The person whose token the request carries, None without a token; a Failure for one that is not known."""
        ...


@dataclass(frozen=True, slots=True)
class Call:
    """A request that fits its route. The types of query and body are the declared ones."""

    context: Any
    person: Any  # None only where the route needs no person
    path: Mapping[str, str]
    query: Any
    body: Any
    request: Request


@dataclass(frozen=True, slots=True)
class Answer:
    """What a handler returns when there is more to say than a value."""

    value: object
    status: int = 0  # 0: the first that the route declares for a success
    headers: tuple[tuple[str, str], ...] = ()  # such as cookies, one pair for each


Handler = Callable[[Call], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Route:
    """One thing that can be asked. The name of the handler is the name of the operation."""

    method: str
    path: str  # with parameters, {table} and others of PATTERNS
    handler: Handler
    summary: str
    body: Any = None  # the type of the JSON body
    query: type[msgspec.Struct] | None = None
    answers: Mapping[int, Any] = field(default_factory=lambda: {204: None})  # types by status, or Media, or None
    needs_person: bool = False
    body_limit: int = BODY_LIMIT

    def parameters(self) -> list[str]:
        """The names in the path, in their order."""
        return re.findall(r"{(\w+)}", self.path)


def mount(routes: Iterable[Route], context: Context) -> list[routing.Route]:
    """Starlette's routes for these. The last one catches every other path, so they come after all others."""
    places: dict[str, dict[str, Route]] = {}
    for route in routes:
        methods = places.setdefault(route.path, {})
        if route.method in methods:
            raise ValueError(f"{route.method} {route.path} is declared twice")
        if unknown := set(route.parameters()) - set(PATTERNS):
            raise ValueError(f"no pattern for {unknown} in {route.path}")
        methods[route.method] = route
    mounted = [routing.Route(path, _Place(methods, context)) for path, methods in places.items()]
    return [*mounted, routing.Route("/{path:path}", _Place({}, context))]


class _Place:
    """All that can be done at one path, as an ASGI app: Starlette lets every method through to it."""

    def __init__(self, routes: dict[str, Route], context: Context) -> None:
        self.routes = {method: _Ready(route) for method, route in routes.items()}
        self.context = context
        allowed = {*routes, "OPTIONS", *(["HEAD"] if "GET" in routes else [])}
        self.allow = ", ".join(sorted(allowed))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            response = await self._respond(Request(scope, receive))
        except ClientDisconnect:
            return
        await response(scope, receive, send)  # to HEAD, the server sends the headers only

    async def _respond(self, request: Request) -> Response:
        try:
            return await self._dispatch(request)
        except Failure as failure:
            return failed(failure)
        except Problem as problem:
            return failed(of_problem(problem))
        except ClientDisconnect:
            raise
        except Exception:
            logging.getLogger("roundhouse.server").exception("%s %s", request.method, request.url.path)
            return failed(Failure(500, Message("server-fault")))

    async def _dispatch(self, request: Request) -> Response:
        path = request.path_params
        for name, value in path.items():
            if name in PATTERNS and not re.fullmatch(PATTERNS[name], value):
                raise Failure(404, Message("server-not-found"))
        if not self.routes or request.scope["path"].endswith("\n"):  # which the end of a pattern overlooks
            raise Failure(404, Message("server-not-found"))
        method = request.method
        if method == "OPTIONS" and method not in self.routes:
            return Response(status_code=204, headers={"Allow": self.allow})
        ready = self.routes.get("GET" if method == "HEAD" and method not in self.routes else method)
        if ready is None:
            known = Message("server-wrong-method", {"method": method[:20], "allow": self.allow})
            raise Failure(405, known, headers={"Allow": self.allow})
        return await ready.answer(request, self.context)


class _Ready:
    """A route with what can be worked out before the first request."""

    def __init__(self, route: Route) -> None:
        self.route = route
        self.decoder = None if route.body is None else msgspec.json.Decoder(route.body)
        fields = () if route.query is None else msgspec.structs.fields(route.query)
        self.query_names = {each.encode_name: each.name for each in fields}
        self.status = next(status for status in route.answers if status < 400)

    async def answer(self, request: Request, context: Context) -> Response:
        person = await context.person(request)
        if person is None and self.route.needs_person:
            raise Failure(401, Message("server-no-person"), headers={"WWW-Authenticate": "Bearer"})
        query = self._query(request.scope["query_string"])
        body = await self._body(request)
        given = await self.route.handler(Call(context, person, request.path_params, query, body, request))
        return self._response(given if isinstance(given, Answer) else Answer(given))

    def _query(self, raw: bytes) -> msgspec.Struct | None:
        try:
            pairs = parse_qsl(raw.decode(), keep_blank_values=True, errors="strict", max_num_fields=QUERY_FIELDS)
        except ValueError:
            raise Failure(422, Message("server-query-malformed")) from None
        found: dict[str, str] = {}
        for name, value in pairs:
            if name not in self.query_names:
                raise Failure(422, Message("server-query-unknown", {"name": name[:40]}))
            if name in found:
                raise Failure(422, Message("server-query-twice", {"name": name}))
            found[name] = value
        if self.route.query is None:
            return None
        try:
            query = msgspec.convert(found, self.route.query, strict=False)
        except msgspec.ValidationError as e:
            raise Failure(422, Message("server-query-invalid", {"problem": str(e)[:200]})) from None
        for name in found:
            if getattr(query, self.query_names[name]) is None:  # "null", which is no number
                raise Failure(422, Message("server-query-invalid", {"problem": name}))
        return query

    async def _body(self, request: Request) -> object:
        """The body as its type. Where none is declared, one that comes nevertheless is read and dropped."""
        if self.decoder is not None:
            kind = request.headers.get("content-type", "")
            if kind.partition(";")[0].strip().lower() != JSON:
                raise Failure(415, Message("server-body-not-json", {"type": kind[:80]}))
        raw = await read_body(request, self.route.body_limit)
        if self.decoder is None:
            return None
        try:
            return self.decoder.decode(raw)
        except msgspec.ValidationError as e:
            raise Failure(422, Message("server-body-invalid", {"problem": str(e)[:200]})) from None
        except (ValueError, RecursionError) as e:  # no JSON, no UTF-8, nested without end
            reason = str(e) if isinstance(e, msgspec.DecodeError) else type(e).__name__
            raise Failure(400, Message("server-body-malformed", {"problem": reason[:200]})) from None

    def _response(self, answer: Answer) -> Response:
        status = answer.status or self.status
        shape = self.route.answers[status]
        if shape is None:
            response = Response(status_code=status)
        elif isinstance(shape, Media):
            assert isinstance(answer.value, str | bytes)
            response = Response(answer.value, status, headers={"Content-Type": shape.type})
        else:
            response = Response(msgspec.json.encode(answer.value), status, media_type=JSON)
        for name, value in answer.headers:
            response.headers.append(name, value)
        return response
