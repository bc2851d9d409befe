"""A WebSocket as it comes from the wire, with a short way between it and a line (`live.py`).

uvicorn hands each message through a queue, tasks and several layers of apps, and stops reading after every one of them.
For handshake and farewell that is well; what comes and goes in between takes the short way: a third of the time of a
move went into the long one.
"""

from __future__ import annotations

from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

EXTENSION = "roundhouse.direct"  # where an app finds the socket in its scope


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
