"""A small app of declared routes, for tests of the web layer: no games, no storage.

`playing` runs `roundhouse play` with it in a process of its own, as anybody would; limits of time are shorter there.
"""

from __future__ import annotations

import asyncio
import os
import select
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import httpx
import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect

from roundhouse.core.message import Message, Problem
from roundhouse.server import guard, openapi, wire
from roundhouse.server.guard import Guard
from roundhouse.server.settings import Settings
from roundhouse.server.web import HTML, TEXT, Answer, Call, Failure, Route, mount

ROOT = Path(__file__).resolve().parents[2]
HOSTS = ("127.0.0.1:8765", "localhost:8765", "[::1]:8765")
BASE = "http://127.0.0.1:8765"
SECONDS = 1.0  # for a head or a body to arrive, in a server of `playing`


class Wagon(msgspec.Struct, forbid_unknown_fields=True):
    """A body with what bodies have: text, a number with limits, a list, something optional."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    axles: Annotated[int, msgspec.Meta(ge=2, le=12)] = 2
    load: list[str] = []
    note: Any = None


class Made(msgspec.Struct):
    name: str
    axles: int
    load: list[str]
    by: str


class Look(msgspec.Struct):
    """A query. The name of the last one is a keyword of Python."""

    since: Annotated[int, msgspec.Meta(ge=0, le=1000, description="the last number known")]
    seat: Annotated[str, msgspec.Meta(pattern="^p[1-9]$", max_length=2)] | None = None
    all: bool = False
    viewer: str | None = msgspec.field(default=None, name="as")


class Seen(msgspec.Struct):
    table: str
    since: int
    seat: str | None
    all: bool
    viewer: str | None
    by: str | None


class Stale(msgspec.Struct):
    error: Message
    seq: int


@dataclass
class Shed:
    """The context: persons by token."""

    settings: Settings
    instance: str = "shed-1"

    async def person(self, request: Request) -> str | None:
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme != "Bearer":
            return None
        if token != "token-of-ana":
            raise Failure(401, Message("server-no-person"))
        return "Ana"


async def health(call: Call) -> dict[str, str]:
    return {"instance": call.context.instance}


async def make_wagon(call: Call) -> Made:
    wagon: Wagon = call.body
    return Made(wagon.name, wagon.axles, wagon.load, call.person)


async def look(call: Call) -> Seen:
    query: Look = call.query
    return Seen(call.path["table"], query.since, query.seat, query.all, query.viewer, call.person)


async def seat_of(call: Call) -> str:
    return f"{call.path['table']} {call.path['seat']}\n"


async def leave(call: Call) -> None:
    assert call.body is None


async def page(call: Call) -> str:
    return "<p>äöü</p>"


async def cookies(call: Call) -> Answer:
    return Answer({"made": True}, 201, (("Set-Cookie", "a=1"), ("Set-Cookie", "b=2")))


async def problem(call: Call) -> None:
    raise Problem("game-unknown", game="chess", games="siberia")


async def stale(call: Call) -> None:
    raise Failure(409, Message("server-not-found"), rule="SI-4.3", extra={"seq": 7}, headers={"Retry-After": "1"})


async def fault(call: Call) -> None:
    raise RuntimeError("the secret of the boiler")


async def document(call: Call) -> dict[str, Any]:
    return openapi.document(ROUTES, "shed")


TABLE = "/api/v1/tables/{table}"
ROUTES = [
    Route("GET", "/api/v1/health", health, "Who answers", answers={200: dict[str, str]}),
    Route("POST", "/api/v1/wagons", make_wagon, "Make", Wagon, answers={201: Made}, needs_person=True, body_limit=1000),
    Route("GET", TABLE, look, "Look", query=Look, answers={200: Seen}),
    Route("GET", TABLE + "/seats/{seat}", seat_of, "A seat", answers={200: TEXT}),
    Route("POST", TABLE + "/leave", leave, "Leave", body_limit=100),
    Route("DELETE", TABLE + "/leave", problem, "A problem"),
    Route("GET", "/page", page, "A page", answers={200: HTML}),
    Route("POST", "/api/v1/cookies", cookies, "Cookies", answers={200: None, 201: dict[str, bool]}),
    Route("POST", "/api/v1/stale", stale, "Too late", answers={204: None, 409: Stale}),
    Route("GET", "/api/v1/openapi.json", document, "This document", answers={200: dict[str, Any]}),
]
FAULT = Route("GET", "/api/v1/fault", fault, "A defect of ours", answers={200: dict[str, str]})


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        return


def app(settings: Settings | None = None, *more: Route) -> Starlette:
    """The app; without settings for clients within the process."""
    data = settings.data if settings else None
    settings = settings or Settings(Path(), HOSTS, 8765)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        if data and (data / "newer").exists():
            raise Problem("game-unknown", game="chess", games="siberia")
        yield
        if data:
            (data / "closed").touch()

    return Starlette(
        routes=[WebSocketRoute("/live", echo), *mount([*ROUTES, *more], Shed(settings))],
        middleware=[Middleware(Guard, hosts=settings.hosts)],
        lifespan=lifespan,
    )


def ask(app: ASGIApp, method: str, path: str, **more: Any) -> httpx.Response:
    """The answer of an app, without a socket; what the app does not answer itself is raised."""

    async def asked() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=BASE) as client:
            return await client.request(method, path, **more)

    return asyncio.run(asked())


def make_app(settings: Settings) -> Starlette:
    """The same for `roundhouse play`, which asks for it under this name."""
    guard.BODY_SECONDS = wire.HEAD_SECONDS = float(os.environ.get("PATIENCE", SECONDS))
    return app(settings, FAULT)


PROGRAM = """
import sys
from tests.server import small
sys.modules["roundhouse.server.app"] = small
from roundhouse.cli.main import main
sys.exit(main(["play", *sys.argv[1:]]))
"""


def play(data: Path, *arguments: str, **environment: str) -> subprocess.Popen[str]:
    """A running `roundhouse play` with the small app in it."""
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM, "--data", str(data), *arguments],
        cwd=ROOT,
        env={**{k: v for k, v in os.environ.items() if k not in ("BROWSER", "DISPLAY")}, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def line(running: subprocess.Popen[str], seconds: float = 20) -> str:
    """The next line of its standard output."""
    assert running.stdout is not None
    assert select.select([running.stdout], [], [], seconds)[0], "nothing was said"
    return running.stdout.readline().rstrip("\n")


@contextmanager
def ended(running: subprocess.Popen[str]) -> Iterator[subprocess.Popen[str]]:
    """Ends the process with the block, whatever happens in it."""
    try:
        yield running
    finally:
        if running.poll() is None:
            running.kill()
        running.communicate()


@contextmanager
def playing(data: Path, *arguments: str, **environment: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server of the small app, with its URL."""
    with ended(play(data, "--no-browser", "--port", "0", *arguments, **environment)) as running:
        yield line(running), running
