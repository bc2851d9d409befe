"""The little HTTP that opens tables: JSON bodies over one kept connection. Moves do not go this way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec


@dataclass(frozen=True, slots=True)
class Address:
    """Where a server listens."""

    host: str
    port: int

    @property
    def name(self) -> str:
        return f"{self.host}:{self.port}"


def address(url: str) -> Address:
    """The address in a URL; ValueError when there is none.

    >>> address("http://127.0.0.1:8000/#x").name
    '127.0.0.1:8000'
    """
    parts = urlsplit(url)
    if parts.scheme != "http" or not parts.hostname:
        raise ValueError(f"not an http URL: {url}")
    return Address(parts.hostname, parts.port or 80)


def head(address: Address, method: str, path: str, token: str, fields: dict[str, str]) -> bytes:
    """The head of a request; the token is a bearer's and may be ''."""
    always = {"Host": address.name, "Origin": f"http://{address.name}"}
    bearer = {"Authorization": f"Bearer {token}"} if token else {}
    lines = [f"{name}: {value}" for name, value in {**always, **bearer, **fields}.items()]
    return "\r\n".join((f"{method} {path} HTTP/1.1", *lines, "\r\n")).encode()


class Refused(Exception):
    """An answer that is not 2xx."""


@dataclass(frozen=True, slots=True)
class Session:
    """Requests one after another over one connection."""

    address: Address
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def post(self, path: str, body: object, token: str = "") -> dict[str, str]:
        """The texts in the JSON object that comes back; Refused when the server does not want to."""
        content = msgspec.json.encode(body)
        fields = {"Content-Type": "application/json", "Content-Length": str(len(content))}
        self.writer.write(head(self.address, "POST", path, token, fields) + content)
        status, answer = await self._answer()
        if not 200 <= status < 300:
            raise Refused(f"{path}: {status} {answer[:200].decode(errors='replace')}")
        found = msgspec.json.decode(answer) if answer else {}
        return {name: value for name, value in found.items() if isinstance(value, str)}

    async def _answer(self) -> tuple[int, bytes]:
        first, *lines = (await self.reader.readuntil(b"\r\n\r\n")).split(b"\r\n")
        size = 0
        for line in lines:
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                size = int(value)
        return int(first.split(b" ")[1]), await self.reader.readexactly(size)


@asynccontextmanager
async def session(address: Address) -> AsyncIterator[Session]:
    reader, writer = await asyncio.open_connection(address.host, address.port)
    try:
        yield Session(address, reader, writer)
    finally:
        writer.close()
