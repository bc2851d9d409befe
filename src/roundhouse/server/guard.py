"""Keeps out what does not belong here: foreign hosts and origins, bodies that are too large or too slow.

`Guard` stands before the whole app and sees every request and every handshake of a socket; it also puts the headers of
safety on every answer. Who a person is, and what that person may do, is not its business.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import aclosing
from ipaddress import IPv6Address, ip_address

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Event

from roundhouse.core.message import Message
from roundhouse.server.failure import Failure, failed

BODY_SECONDS = 10.0  # a body has to arrive in this time, all of it

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
API_HEADERS = [*HEADERS, (b"cache-control", b"no-store")]


class Guard:
    """Middleware that lets through only requests to one of these hosts, from one of these origins or from none."""

    def __init__(self, app: ASGIApp, hosts: Collection[str]) -> None:
        self.app = app
        self.hosts = frozenset(host.lower() for host in hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        path: str = scope["path"]
        headers = API_HEADERS if path == "/api" or path.startswith("/api/") else HEADERS
        unread = scope["type"] == "http" and _has_body(scope)

        async def watched() -> Event:
            nonlocal unread
            event = await receive()
            unread = unread and bool(event.get("more_body"))
            return event

        async def guarded(event: Event) -> None:
            if event["type"] in ("http.response.start", "websocket.http.response.start"):
                closing = [(b"connection", b"close")] if unread else []  # the rest of the body is no next request
                event = {**event, "headers": [*event.get("headers", ()), *headers, *closing]}
            await send(event)

        if refused := self._refusal(scope):
            await failed(refused)(scope, watched, guarded)
        else:
            await self.app(scope, watched, guarded)

    def _refusal(self, scope: Scope) -> Failure | None:
        """Why this request or handshake does not reach the app."""
        socket = scope["type"] == "websocket"
        hosts = _values(scope, b"host")
        if len(hosts) != 1 or not self._is_ours(hosts[0], scope):
            return Failure(403 if socket else 421, Message("server-wrong-host", {"host": ", ".join(hosts)[:80]}))
        if not socket and scope["method"] in SAFE_METHODS:
            return None
        for origin in _values(scope, b"origin"):
            scheme, _, host = origin.partition("://")
            if scheme != "http" or not self._is_ours(host, scope):
                return Failure(403, Message("server-wrong-origin", {"origin": origin[:80]}))
        for site in _values(scope, b"sec-fetch-site"):
            if site in ("cross-site", "same-site"):  # another port of this machine is the same site, but not we
                return Failure(403, Message("server-wrong-origin", {"origin": site}))
        return None

    def _is_ours(self, host: str, scope: Scope) -> bool:
        host = host.lower()
        return host in self.hosts or host == _reached(scope)


def _reached(scope: Scope) -> str:
    """The address of this machine that the connection came to, as a Host; "" when it is not known.

    Whoever names it as the host has not been lured here by a name that somebody else controls.
    """
    name, port = scope.get("server") or ("", None)
    try:
        address = ip_address(name)
    except ValueError:
        return ""
    if isinstance(address, IPv6Address):
        return f"{address.ipv4_mapped}:{port}" if address.ipv4_mapped else f"[{address}]:{port}"
    return f"{address}:{port}"


def _values(scope: Scope, name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


def _has_body(scope: Scope) -> bool:
    return any(
        name == b"transfer-encoding" or (name == b"content-length" and value != b"0")
        for name, value in scope["headers"]
    )


async def read_body(request: Request, limit: int) -> bytes:
    """The whole body; a Failure when it is larger than the limit, or takes longer to arrive."""
    if not _has_body(request.scope):
        return b""
    too_large = Failure(413, Message("server-body-too-large", {"limit": limit}))
    for length in _values(request.scope, b"content-length"):
        if not (length.isascii() and length.isdigit()) or len(length) > 15 or int(length) > limit:
            raise too_large
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS), aclosing(request.stream()) as chunks:
            async for chunk in chunks:
                body += chunk
                if len(body) > limit:
                    raise too_large
    except TimeoutError:
        raise Failure(408, Message("server-body-too-slow", {"seconds": int(BODY_SECONDS)})) from None
    return bytes(body)
