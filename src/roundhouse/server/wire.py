"""The HTTP connection as it comes from the wire, with limits that uvicorn does not have.

A request's line and headers must arrive soon and may not be large; what follows them is the guard's business. Whoever
does not read the answers is cut off.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS = 10.0
HEAD_LIMIT = 64 * 1024
READ_SECONDS = 20.0  # for a reader to take what it was sent


class Patience:
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
        self._patience = Patience(transport)
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
