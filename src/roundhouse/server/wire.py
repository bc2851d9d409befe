"""Connections as they come from the wire, with limits that uvicorn does not have.

A request's line and headers must arrive soon and may not be large; what follows them is the guard's business. Whoever
does not read what was sent is cut off, and what a socket sends waits until it is looked at.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent

HEAD_SECONDS = 10.0
HEAD_LIMIT = 64 * 1024
READ_SECONDS = 20.0  # for a reader to take what it was sent
PIECE = 4096  # bytes of a socket that are taken apart at a time
MOST_PARTS = 1000  # of one message; empty ones take room, too


class _Patience:
    """Cuts a connection off after a while. To close it would not do: that waits for a reader who is not there."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(READ_SECONDS, self._transport.abort)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def resume(self) -> None:
        """Something was read; that is enough, unless the connection only waits for its end."""
        if not self._transport.is_closing():
            self.end()


class Wire(HttpToolsProtocol):
    """uvicorn's protocol; a connection that does not get to the end of its headers is closed."""

    _deadline: asyncio.TimerHandle | None = None  # while a head is awaited
    _head = 0  # bytes of it

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._patience = _Patience(transport)
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_is_here()
        self._patience.end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._deadline is not None:
            self._head += len(data)
            if self._head > HEAD_LIMIT and not self.transport.is_closing():
                self.send_400_response("Request head too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._await_head()

    def on_headers_complete(self) -> None:
        self._head_is_here()
        super().on_headers_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._patience.begin()

    def resume_writing(self) -> None:
        self._patience.resume()
        super().resume_writing()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._patience.begin()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._patience.begin()

    def _await_head(self) -> None:
        self._head_is_here()
        self._deadline = self.loop.call_later(HEAD_SECONDS, self.transport.close)
        self._head = 0

    def _head_is_here(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class SocketWire(WebSocketsSansIOProtocol):
    """uvicorn's protocol of sockets; what a client sends without end, or without reading, does not pile up."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._patience = _Patience(self.transport)
        self._unread = bytearray()  # what came while the app was busy

    def connection_lost(self, exc: Exception | None) -> None:
        self._patience.end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._go_on()

    async def receive(self) -> ASGIReceiveEvent:
        event = await super().receive()
        self._go_on()
        return event

    def _go_on(self) -> None:
        """Take apart what came, but no more than a piece before the app has seen all messages in it."""
        while self._unread and not self.read_paused:
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            super().data_received(piece)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._patience.begin()

    def resume_writing(self) -> None:
        self._patience.resume()
        super().resume_writing()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:
            self._patience.begin()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # whoever did not answer for so long will not read the farewell

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
