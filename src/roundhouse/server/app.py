"""The app of the server: its parts put together, started and ended in the right order."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from roundhouse.core.draws import SEED_BYTES
from roundhouse.server import api_moves, static
from roundhouse.server.analysis import Analyses
from roundhouse.server.bots import Bots
from roundhouse.server.guard import Guard
from roundhouse.server.house import House, Sources
from roundhouse.server.live import Sockets
from roundhouse.server.persons import Persons
from roundhouse.server.place import DATABASE
from roundhouse.server.routes import API, TABLE, routes
from roundhouse.server.served import Served
from roundhouse.server.settings import Settings
from roundhouse.server.static import Client
from roundhouse.server.store import Store
from roundhouse.server.thinking import Thinking
from roundhouse.server.web import mount


def sources() -> Sources:
    """The real ones: the clock on the wall, ids and seeds from the operating system."""
    return Sources(time.time, lambda: secrets.token_urlsafe(12), lambda: secrets.token_bytes(SEED_BYTES))


def make_served(settings: Settings, given: Sources | None = None) -> Served:
    """The parts of a server, not started yet."""
    where = given or sources()
    store = Store(settings.data / DATABASE, where.clock)
    house = House(store, where)
    thinking = Thinking()
    bots = Bots(house, thinking, secrets.token_hex(8))
    persons = Persons(store, where.clock, where.new_id)
    served = Served(settings, store, house, persons, thinking, bots, Analyses(house, thinking), Sockets())
    house.on_change = bots.look
    house.on_lobby = served.lobby_changed
    house.on_person = served.lobby_changed_for
    return served


def make_app(settings: Settings, served: Served | None = None, client: Client | None = None) -> ASGIApp:
    """The app for these settings, with the browser client that has been built, unless another one is given."""
    parts = served or make_served(settings)
    shown = static.load() if client is None else client

    async def table(socket: WebSocket) -> None:
        await api_moves.table_socket(parts, socket)

    async def lobby(socket: WebSocket) -> None:
        await api_moves.lobby_socket(parts, socket)

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        parts.thinking.start()
        await parts.store.clear_leases()  # the data directory is locked: nobody else can hold one
        resuming = [asyncio.create_task(part.resume()) for part in (parts.bots, parts.analyses)]
        try:
            yield
        finally:
            for task in resuming:
                task.cancel()
            await asyncio.gather(*resuming, return_exceptions=True)
            parts.sockets.close()
            await parts.bots.close()
            await parts.analyses.close()
            await parts.thinking.close()
            parts.store.close()

    sockets = [WebSocketRoute(f"{TABLE}/live", table), WebSocketRoute(f"{API}/lobby/live", lobby)]
    app = Starlette(routes=[*sockets, *mount(routes(parts, shown), parts)], lifespan=life)
    return Guard(static.Static(app, shown), settings.hosts)
