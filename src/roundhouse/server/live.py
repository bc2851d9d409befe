"""Sockets: a client hears at once of everything that it may notice, and can send its wishes the same way.

A socket has no queue of what is to be sent. It remembers the last entry that it was sent, and when it can send again it
sends all that has come since; so a slow reader costs nothing, and one that has stopped reading is closed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, suppress

import msgspec
from starlette.websockets import WebSocket

from roundhouse.core.message import Message, Problem
from roundhouse.server.failure import Failure, failed, of_problem
from roundhouse.server.types import Wish
from roundhouse.server.wire_socket import EXTENSION, DirectSocket

MOST_SOCKETS = 4000
MOST_OF_ONE = 100  # sockets of one person
MOST_WISHES = 32  # that wait at one socket; beyond them it is not read
PATIENCE = 20.0  # seconds for a reader to take what it was sent
GONE = 1013  # try again later

_wishes = msgspec.json.Decoder(Wish)
_encoder = msgspec.json.Encoder()

Compose = Callable[[], bytes | None]  # what to send now, if anything; a Failure ends the socket
Grant = Callable[[Wish], Awaitable[int]]  # does a wish; the number of the last entry that came of it


class Line:
    """One socket: what is to be told goes out, wishes come in and are done one after the other."""

    def __init__(self, socket: DirectSocket, compose: Compose, grant: Grant) -> None:
        self.ended = asyncio.Event()
        self._socket = socket
        self._compose = compose
        self._grant = grant
        self._waiting: deque[bytes] = deque()
        self._work: asyncio.Task[None] | None = None
        self._answering = False  # then the answer goes out with what came of the wish
        self._stuck: asyncio.TimerHandle | None = None
        self._free = asyncio.Event()
        self._free.set()

    def tell(self) -> None:
        """Something may have happened: tell it, unless the reader is behind; then it is told later, with the rest."""
        if not self._answering and self._stuck is None:
            self._send()

    def _send(self, *answers: bytes) -> None:
        if self.ended.is_set():
            return
        try:
            news = self._compose() if self._stuck is None else None
        except Failure:
            news = None
            self.ended.set()
        messages = (*answers, news) if news is not None else answers
        if messages and not self._socket.tell(*messages):
            self.ended.set()

    def take(self, data: bytes) -> None:
        """A wish has come."""
        self._waiting.append(data)
        if len(self._waiting) == MOST_WISHES:
            self._socket.hold()
        if self._work is None:
            self._work = asyncio.get_running_loop().create_task(self._do_all())

    async def _do_all(self) -> None:
        try:
            while self._waiting:
                await self._free.wait()  # whoever does not read the answers waits for them
                if not self._waiting:
                    return  # it was closed meanwhile
                data = self._waiting.popleft()
                if len(self._waiting) == MOST_WISHES - 1:
                    self._socket.release()
                self._answering = True
                answer = await _answered(data, self._grant)
                self._answering = False
                self._send(answer)
        finally:
            self._work = None

    def stuck(self) -> None:
        """Whoever does not read in time is given up."""
        loop = asyncio.get_running_loop()
        self._free.clear()
        self._stuck = self._stuck or loop.call_later(PATIENCE, self._socket.transport.abort)

    def free(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
            self._free.set()
            self.tell()

    async def close(self) -> None:
        """A wish that is being done is done; nobody hears of it here."""
        self.ended.set()
        self._waiting.clear()
        self._free.set()
        if self._stuck is not None:
            self._stuck.cancel()
        if self._work is not None:
            await asyncio.wait([self._work])


Attached = Callable[[Line], AbstractContextManager[None]]


class Sockets:
    """Counts sockets and keeps to the limits."""

    def __init__(self, most: int = MOST_SOCKETS, most_of_one: int = MOST_OF_ONE) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self._open: Counter[str] = Counter()
        self._lines: set[Line] = set()

    def close(self) -> None:
        """Let all sockets go: the server stops."""
        for line in self._lines:
            line.ended.set()

    @property
    def open(self) -> int:
        return self._open.total()

    async def serve(self, socket: WebSocket, person: str, compose: Compose, grant: Grant, attached: Attached) -> None:
        """The life of one socket, from the handshake on; as long as it is `attached`, its line is told of changes."""
        if self.open >= self.most or self._open[person] >= self.most_of_one:
            await refuse(socket, Failure(503, Message("server-too-many-sockets"), headers={"Retry-After": "10"}))
            return
        self._open[person] += 1
        try:
            await socket.accept()
            await self._live(socket, compose, grant, attached)
        finally:
            self._open[person] -= 1
            if not self._open[person]:
                del self._open[person]

    async def _live(self, socket: WebSocket, compose: Compose, grant: Grant, attached: Attached) -> None:
        direct: DirectSocket = socket.scope["extensions"][EXTENSION]["socket"]
        line = Line(direct, compose, grant)
        self._lines.add(line)
        reading = asyncio.create_task(_read(socket, line))
        ending = asyncio.create_task(line.ended.wait())
        try:
            with attached(line):
                direct.taker = line
                line.tell()
                await asyncio.wait([reading, ending], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._lines.discard(line)
            direct.taker = None
            here = not reading.done()
            reading.cancel()
            ending.cancel()
            await asyncio.gather(reading, ending, return_exceptions=True)
            await line.close()
        if here:
            with suppress(Exception):  # it may be gone by now, or stuck
                async with asyncio.timeout(1):
                    await socket.close(GONE)


async def _read(socket: WebSocket, line: Line) -> None:
    """Until the other side is gone. Only what came before the line was there takes this way."""
    while (message := await socket.receive())["type"] != "websocket.disconnect":
        text = message.get("text")
        line.take((message.get("bytes") or b"") if text is None else text.encode())


async def _answered(data: bytes, grant: Grant) -> bytes:
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
