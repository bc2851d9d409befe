"""Watches what a person's browser does: whatever a page complains of, asks others for or is refused fails the test.

A test that makes trouble on purpose says beforehand what it expects.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebError, WebSocket

LOUD = ("error", "warning", "assert")
ABORTED = "net::ERR_ABORTED"  # the page went on before the answer was there
VIOLATIONS = """addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy: ${event.violatedDirective} forbids ${event.blockedURI} in ${event.sourceFile}`))
"""


@dataclass
class Watch:
    """All that went wrong in a context, and all that the server said to it."""

    origin: str
    troubles: list[str] = field(default_factory=list)
    recording: bool = False
    bodies: list[str] = field(default_factory=list)  # of the answers, while it is recording
    frames: list[str] = field(default_factory=list)  # that sockets brought
    sent: list[str] = field(default_factory=list)  # that the page sent on sockets
    sockets: list[WebSocket] = field(default_factory=list)
    _expected: list[tuple[int, re.Pattern[str]]] = field(default_factory=list)
    is_offline: bool = False

    def attach(self, context: BrowserContext) -> None:
        context.add_init_script(VIOLATIONS)
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("requestfailed", self._failed)
        context.on("requestfinished", self._finished)
        context.on("response", self._response)
        context.on("page", self._page)

    def expect(self, status: int, path: str) -> None:
        """Requests whose path has this pattern may be answered so."""
        self._expected.append((status, re.compile(path)))

    @contextmanager
    def offline(self) -> Iterator[None]:
        """While this lasts, the server is not reached, and browsers say so."""
        self.is_offline = True
        try:
            yield
        finally:
            self.is_offline = False

    def check(self) -> None:
        assert not self.troubles, "the page made trouble:\n" + "\n".join(dict.fromkeys(self.troubles))

    def heard(self) -> str:
        """Everything that the server has told this browser, by HTTP while it was recorded, and on sockets."""
        return "\n".join([*self.bodies, *self.frames])

    def _console(self, message: ConsoleMessage) -> None:
        text = message.text
        if message.type not in LOUD or text.startswith("Failed to load resource"):  # the response tells that
            return
        if self.is_offline and ("ERR_" in text or "WebSocket" in text):
            return
        self.troubles.append(f"console {message.type}: {text} ({message.location.get('url', '')})")

    def _error(self, error: WebError) -> None:
        self.troubles.append(f"page error: {error.error.message}\n{error.error.stack or ''}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.origin, "data:", "blob:" + self.origin)):
            self.troubles.append(f"a request to another origin: {request.method} {request.url}")

    def _failed(self, request: Request) -> None:
        reason = request.failure or ""
        if reason != ABORTED and not self.is_offline:
            self.troubles.append(f"no answer: {request.method} {request.url} {reason}")

    def _finished(self, request: Request) -> None:
        response = request.response() if self.recording else None
        if response is not None and not 300 <= response.status < 400 and _is_text(response):
            self.bodies.append(f"{response.url}\n{response.text()}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            path = urlsplit(response.url).path
            if not any(status == response.status and pattern.search(path) for status, pattern in self._expected):
                self.troubles.append(f"{response.status}: {response.request.method} {response.url}")

    def _page(self, page: Page) -> None:
        page.on("websocket", self._socket)

    def _socket(self, socket: WebSocket) -> None:
        host = self.origin.partition("://")[2]
        if urlsplit(socket.url).netloc != host:
            self.troubles.append(f"a socket to another origin: {socket.url}")
        self.sockets.append(socket)
        socket.on("framereceived", lambda frame: self.frames.append(_text(frame)))
        socket.on("framesent", lambda frame: self.sent.append(_text(frame)))


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode(errors="replace")


def _is_text(response: Response) -> bool:
    kind = response.headers.get("content-type", "")
    return kind.startswith("text/") or "json" in kind
