"""A lean WebSocket client (RFC 6455) as an asyncio protocol: handshake, text frames, fragments, ping, pong, close.

It offers no extension, so neither server compresses, and calls back for each message without a task in between: the
client of a load test must cost less than the servers.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import os
import random
from collections.abc import Callable

from bench.rest import Address, head

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
CONTINUATION, TEXT, CLOSE, PING, PONG = 0x0, 0x1, 0x8, 0x9, 0xA
FINAL = 0x80
MASKED = 0x80

Received = Callable[[bytes], None]
Lost = Callable[[str], None]


class WebSocket(asyncio.Protocol):
    """One connection. `received` gets each whole message, `lost` the reason when the other side ends it.

    The first messages can come before `connect` has returned.
    """

    def __init__(self, received: Received, lost: Lost) -> None:
        self._received = received
        self._lost = lost
        self._key = base64.b64encode(os.urandom(16))
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self._rest = b""  # the beginning of a frame
        self._parts: list[bytes] = []  # of a fragmented message

    async def connect(self, address: Address, path: str, token: str = "") -> None:
        """Open the connection; ConnectionError when the server refuses it."""
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(lambda: self, address.host, address.port)
        wishes = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
        transport.write(head(address, "GET", path, token, {**wishes, "Sec-WebSocket-Key": self._key.decode()}))
        self._transport = transport
        await self._opened

    def send(self, message: bytes) -> None:
        """Send a text message; after the end of the connection, do nothing."""
        if self._transport is not None:
            self._transport.write(frame(TEXT, message))

    def close(self) -> None:
        """End the connection; nothing is called back any more."""
        self._received = self._lost = _nothing
        if self._transport is not None:
            self._transport.write(frame(CLOSE, b"\x03\xe8"))
            self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        why = str(exc) if exc else "the connection was closed"
        if self._opened.done():
            self._lost(why)
        else:
            self._opened.set_exception(ConnectionError(why))

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        at = 0
        if not self._opened.done():
            at = self._shake_hands(data)
            if not at:
                self._rest = data
                return
        size = len(data)
        while size - at >= 2:
            first, length = data[at], data[at + 1]
            start = at + 2
            if length >= 126:
                start += 2 if length == 126 else 8
                length = int.from_bytes(data[at + 2 : start], "big")
            if size < start + length:
                break
            at = start + length
            if first == FINAL | TEXT:
                self._received(data[start:at])
            else:
                self._unusual(first, data[start:at])
        self._rest = data[at:]

    def _shake_hands(self, data: bytes) -> int:
        """Read the server's answer; returns where the frames begin, 0 when the answer is not complete yet."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        status = data.partition(b"\r\n")[0]
        accept = base64.b64encode(hashlib.sha1(self._key + GUID).digest())
        if b" 101" in status and accept in data[:end]:
            self._opened.set_result(None)
        else:
            self._opened.set_exception(ConnectionError(status.decode(errors="replace")))
            self._abort()
        return end + 4

    def _unusual(self, first: int, payload: bytes) -> None:
        """A frame that is not a whole text message."""
        if first == FINAL | PING:
            if self._transport is not None:
                self._transport.write(frame(PONG, payload))
        elif first in (TEXT, CONTINUATION):
            self._parts.append(payload)
        elif first == FINAL | CONTINUATION:
            message = b"".join((*self._parts, payload))
            self._parts.clear()
            self._received(message)
        elif first != FINAL | PONG:
            code = int.from_bytes(payload[:2], "big") if first == FINAL | CLOSE else 0
            self._lost(f"closed with {code}" if code else f"unexpected frame {first:#x}")
            self._lost = _nothing
            self._abort()

    def _abort(self) -> None:
        if self._transport is not None:
            self._transport.close()


def frame(opcode: int, payload: bytes) -> bytes:
    """A whole message of a client: masked, as the standard wants it."""
    size = len(payload)
    key = random.getrandbits(32).to_bytes(4, "big")
    if size < 126:
        start = bytes((FINAL | opcode, MASKED | size))
    elif size < 65536:
        start = bytes((FINAL | opcode, MASKED | 126)) + size.to_bytes(2, "big")
    else:
        start = bytes((FINAL | opcode, MASKED | 127)) + size.to_bytes(8, "big")
    # one exclusive-or of two long numbers is the quickest way without a C module
    mask = (key * (size // 4 + 1))[:size]
    return start + key + (int.from_bytes(payload, "big") ^ int.from_bytes(mask, "big")).to_bytes(size, "big")


def _nothing(_: object) -> None:
    """What a closed connection calls back."""
