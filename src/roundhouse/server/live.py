"""Sockets: a client hears at once of everything that it may notice, and can send its wishes the same way.

A socket has no queue. It remembers the last entry that it was sent, and when it is ready to send again it sends all
that has come since; so a slow reader costs nothing, and one that has stopped reading is closed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from roundhouse.core.message import Message, Problem
from roundhouse.server.failure import Failure, failed, of_problem
from roundhouse.server.types import Wish

MOST_SOCKETS = 4000
MOST_OF_ONE = 100  # sockets of one person
PATIENCE = 20.0  # seconds for a reader to take what it was sent
GONE = 1013  # try again later

_wishes = msgspec.json.Decoder(Wish)
_encoder = msgspec.json.Encoder()

Compose = Callable[[], bytes | None]  # what to send now, if anything
Grant = Callable[[Wish], Awaitable[int]]  # does a wish; the number of the last entry that came of it


class Sockets:
    """Counts sockets and keeps to the limits."""

    def __init__(self, most: int = MOST_SOCKETS, most_of_one: int = MOST_OF_ONE) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self._open: Counter[str] = Counter()
        self._closing = asyncio.Event()

    def close(self) -> None:
        """Let all sockets go: the server stops."""
        self._closing.set()

    @property
    def open(self) -> int:
        return self._open.total()

    async def serve(self, socket: WebSocket, person: str, wake: asyncio.Event, compose: Compose, grant: Grant) -> None:
        """The life of one socket, from the handshake on."""
        if self.open >= self.most or self._open[person] >= self.most_of_one:
            await refuse(socket, Failure(503, Message("server-too-many-sockets"), headers={"Retry-After": "10"}))
            return
        self._open[person] += 1
        try:
            await socket.accept()
            await self._both_ways(socket, wake, compose, grant)
        finally:
            self._open[person] -= 1
            if not self._open[person]:
                del self._open[person]

    async def _both_ways(self, socket: WebSocket, wake: asyncio.Event, compose: Compose, grant: Grant) -> None:
        out = Outgoing(socket)
        tasks = [
            asyncio.create_task(_tell(out, wake, compose)),
            asyncio.create_task(_listen(socket, out, grant)),
            asyncio.create_task(self._closing.wait()),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if socket.client_state == WebSocketState.CONNECTED and socket.application_state == WebSocketState.CONNECTED:
            with suppress(Exception):  # it may be gone by now, or stuck
                async with asyncio.timeout(1):
                    await socket.close(GONE)


class Outgoing:
    """One message after the other, each within the patience that a reader is given."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._lock = asyncio.Lock()

    async def send(self, data: bytes) -> None:
        async with self._lock, asyncio.timeout(PATIENCE):
            await self._socket.send({"type": "websocket.send", "text": data.decode()})


async def _tell(out: Outgoing, wake: asyncio.Event, compose: Compose) -> None:
    """Send what there is to tell, whenever there is."""
    while True:
        wake.clear()
        data = compose()
        if data is not None:
            await out.send(data)
        await wake.wait()


async def _listen(socket: WebSocket, out: Outgoing, grant: Grant) -> None:
    """Do the wishes that come, one after the other."""
    with suppress(WebSocketDisconnect):
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await out.send(await _answered((message.get("bytes") or b"") if text is None else text, grant))


async def _answered(data: bytes | str, grant: Grant) -> bytes:
    """The answer to a wish; never an exception, whatever was sent."""
    key = ""
    try:
        try:
            wish = _wishes.decode(data)
        except msgspec.ValidationError as e:
            raise Failure(422, Message("server-body-invalid", {"problem": str(e)[:200]})) from None
        except (ValueError, RecursionError) as e:
            raise Failure(400, Message("server-body-malformed", {"problem": str(e)[:200]})) from None
        key = wish.key
        return _encoder.encode({"key": key, "seq": await grant(wish)})
    except Failure as failure:
        return _refused(key, failure)
    except Problem as problem:
        return _refused(key, of_problem(problem))
    except Exception:
        logging.getLogger("roundhouse.server").exception("a wish on a socket")
        return _refused(key, Failure(500, Message("server-fault")))


def _refused(key: str, failure: Failure) -> bytes:
    return _encoder.encode({"key": key, "status": failure.status, **failure.as_json()})


async def refuse(socket: WebSocket, failure: Failure) -> None:
    """Answer a handshake with an error instead."""
    await socket.send_denial_response(failed(failure))
