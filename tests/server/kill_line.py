"""A lean client for tests with many players: HTTP requests and WebSockets over asyncio's streams, and nothing more.

It sends frames that are masked with zeros, which the protocol allows, and expects what this server sends: whole
messages, nothing compressed. When the server is gone, whoever waits for it gets a Lost.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
_FINAL, _MASKED, _ZEROS = 0x80, 0x80, bytes(4)
_SECONDS = 60.0  # a server that lives answers within this time, also on a machine that is busy


class Lost(Exception):
    """The connection is gone, or there is none to be had."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer over HTTP. JSON is decoded, everything else is text."""

    status: int
    body: Any


@contextmanager
def _lost() -> Iterator[None]:
    try:
        yield
    except (OSError, asyncio.IncompleteReadError) as error:
        raise Lost from error


async def request(port: int, method: str, path: str, body: object = None, token: str = "") -> Answer:
    """One request on a connection of its own."""
    data = b"" if body is None else msgspec.json.encode(body)
    more = f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n" if body is not None else ""
    async with asyncio.timeout(_SECONDS):
        with _lost():
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write(_head(port, method, path, token, "Connection: close\r\n" + more) + data)
                status, headers = await _read_head(reader)
                content = await reader.readexactly(int(headers.get("content-length", "0")))
            finally:
                writer.close()
    is_json = headers.get("content-type", "").startswith("application/json")
    return Answer(status, msgspec.json.decode(content) if is_json else content.decode())


def _head(port: int, method: str, path: str, token: str, more: str) -> bytes:
    who = f"Authorization: Bearer {token}\r\n" if token else ""
    return f"{method} /api/v1/{path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{who}{more}\r\n".encode()


async def _read_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
    pairs = [line.split(":", 1) for line in lines if line]
    return int(first.split()[1]), {name.lower(): value.strip() for name, value in pairs}


class Socket:
    """An open WebSocket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, port: int, path: str, token: str) -> Socket:
        """Open one; AssertionError when the server does not want to."""
        upgrade = (
            "Connection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: cm91bmRob3VzZS1yb3VuZA==\r\n"
        )
        async with asyncio.timeout(_SECONDS):
            with _lost():
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                try:
                    writer.write(_head(port, "GET", path, token, upgrade))
                    status, _ = await _read_head(reader)
                    assert status == 101, (path, status)
                except BaseException:
                    writer.close()
                    raise
        return cls(reader, writer)

    def send(self, message: object) -> None:
        self._frame(TEXT, msgspec.json.encode(message))

    def _frame(self, kind: int, data: bytes) -> None:
        size = len(data)
        length = bytes([_MASKED | size]) if size < 126 else bytes([_MASKED | 126]) + size.to_bytes(2)
        self._writer.write(bytes([_FINAL | kind]) + length + _ZEROS + data)

    async def receive(self) -> Any:
        """The next message, decoded."""
        with _lost():
            while True:
                kind, data = await self._read_frame()
                if kind == TEXT:
                    return msgspec.json.decode(data)
                if kind == CLOSE:
                    raise Lost
                assert kind == PING, kind
                self._frame(PONG, data)

    async def _read_frame(self) -> tuple[int, bytes]:
        first, size = await self._reader.readexactly(2)
        assert first & _FINAL, "a part of a message"
        if size >= 126:
            size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8))
        return first & 0x0F, await self._reader.readexactly(size)

    def close(self) -> None:
        self._writer.close()
