"""A WebSocket as it comes from the wire, with a short way between it and a line (`live.py`).

uvicorn hands each message through a queue, tasks and several layers of apps, and stops reading after every one of them.
For handshake and farewell that is well; what comes and goes in between takes the short way: a third of the time of a
move went into the long one. What a client sends without end, or without reading, does not pile up.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame

from roundhouse.server.wire import Patience

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent

EXTENSION = "roundhouse.direct"  # where an app finds the socket in its scope
PIECE = 4096  # bytes that are taken apart at a time
MOST_PARTS = 1000  # of one message; empty ones take room, too


class Taker(Protocol):
    """Whoever is at the other end of the short way."""

    def take(self, data: bytes) -> None:
        """A message has come."""

    def stuck(self) -> None:
        """The reader does not keep up: send nothing more for now."""

    def free(self) -> None:
        """The reader has caught up."""


class DirectSocket(WebSocketsSansIOProtocol):
    """uvicorn's protocol. Until somebody takes over, everything is as it is there."""

    taker: Taker | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._patience = Patience(self.transport)
        self._unread = bytearray()  # what came while nobody had time for it

    def connection_lost(self, exc: Exception | None) -> None:
        self._patience.end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._go_on()

    def _go_on(self) -> None:
        """Take apart what came; as soon as that is too much for now, the rest has to wait."""
        while self._unread and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            super().data_received(piece)
            if not self.handshake_initiated and self.conn.handshake_exc is not None:
                self.transport.write(b"".join(self.conn.data_to_send()))  # what is wrong; uvicorn would wait forever
                self.transport.close()

    def hold(self) -> None:
        """Take nothing more for now."""
        self.read_paused = True
        self.transport.pause_reading()

    def release(self) -> None:
        """Take what comes, again."""
        self.read_paused = False
        self.transport.resume_reading()
        self._go_on()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        self.handshake_complete |= self.close_sent  # to be refused is an answer, too, and no news for the log

    async def receive(self) -> ASGIReceiveEvent:
        event = await super().receive()
        self._go_on()
        return event

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # a handshake that is none was answered already
            self.scope["extensions"][EXTENSION] = {"socket": self}

    def send_receive_event_to_app(self) -> None:
        if self.taker is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.taker.take(bytes(data))

    def tell(self, *messages: bytes) -> bool:
        """Send texts, all with one write; False when nobody is there any more."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        try:
            for message in messages:
                self.conn.send_text(message)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.taker is not None:
            self.taker.stuck()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.taker is not None:
            self.taker.free()

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # the answer is dropped: nobody reads those before

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_PARTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self.conn.send_close(CloseCode.MESSAGE_TOO_BIG)
            self.handle_parser_exception()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:
            self._patience.begin()  # until the rest is read

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # whoever did not answer for so long will not read the farewell
