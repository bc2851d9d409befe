"""The browser client as it was built: which files there are, and how they are sent.

Its files are read when the server starts and are sent from memory. So nothing but what the build lists can be asked
for, and a new build does not take the files away from pages that were opened before it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

import roundhouse
from roundhouse.core.message import Message
from roundhouse.server.failure import Failure, failed
from roundhouse.server.web import PATTERNS

FOLDER = Path(roundhouse.__file__).parent / "_web"

# The addresses of the client's screens, all of which are one page. Its script looks at the address.
PAGES = (
    "/",
    "/about",
    "/import",
    "/new/{game}",
    "/rules/{game}",
    "/rules/{game}/{number}",
    "/table/{table}",
    "/table/{table}/at/{n}",
)
PAGE = "index.html"
RULE = "[A-Z]{2}-[A-Za-z0-9.]{1,16}"

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}
HASHED = "assets/"  # whose names change with their contents
FOR_EVER = "public, max-age=31536000, immutable"
ALLOW = "GET, HEAD, OPTIONS"


@dataclass(frozen=True, slots=True)
class File:
    """A file of the build. The compressed one is there where it is smaller."""

    content: bytes
    compressed: bytes | None
    tag: str
    type: str
    cache: str


@dataclass(frozen=True, slots=True)
class Client:
    """The files of a build by name; without any, `error` says why the build failed, if there was one."""

    files: Mapping[str, File] = field(default_factory=dict)
    error: str = ""


NO_CLIENT = Client()


def load(folder: Path = FOLDER) -> Client:
    """What has been built, completely or not at all."""
    try:
        manifest = json.loads((folder / "manifest.json").read_bytes())
        names: dict[str, str] = manifest.get("files", {})
        files = {name: _read(folder / name, name, tag) for name, tag in names.items()}
    except (OSError, ValueError):  # never built, or damaged
        return NO_CLIENT
    return Client(files, manifest.get("error", ""))


def _read(path: Path, name: str, tag: str) -> File:
    small = path.with_name(path.name + ".gz")
    cache = FOR_EVER if name.startswith(HASHED) else "no-cache"
    kind = TYPES.get(path.suffix, "application/octet-stream")
    return File(path.read_bytes(), small.read_bytes() if small.is_file() else None, tag, kind, cache)


class Static:
    """Middleware that answers for the files and screens of the client, and leaves everything else to the app."""

    def __init__(self, app: ASGIApp, client: Client) -> None:
        self.app = app
        self.files = {f"/{name}": file for name, file in client.files.items() if name != PAGE}
        self.page = client.files.get(PAGE)
        self.pages = re.compile("|".join(_pattern(page) for page in PAGES))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        file = self._file(scope["path"]) if scope["type"] == "http" else None
        if file is None:
            await self.app(scope, receive, send)
        else:
            await _answer(scope, file)(scope, receive, send)  # to HEAD, the server sends the headers only

    def _file(self, path: str) -> File | None:
        if self.page is not None and self.pages.fullmatch(path):
            return self.page
        return self.files.get(path)


def _pattern(page: str) -> str:
    patterns = {**PATTERNS, "number": RULE}
    return re.sub(r"{(\w+)}", lambda name: f"(?:{patterns[name[1]]})", page)


def _answer(scope: Scope, file: File) -> Response:
    method: str = scope["method"]
    if method == "OPTIONS":
        return Response(status_code=204, headers={"Allow": ALLOW})
    if method not in ("GET", "HEAD"):
        known = Message("server-wrong-method", {"method": method[:20], "allow": ALLOW})
        return failed(Failure(405, known, headers={"Allow": ALLOW}))
    asked = {name: value.decode("latin-1") for name, value in scope["headers"]}
    content, tag = file.content, f'"{file.tag}"'
    headers = {"Cache-Control": file.cache}
    if file.compressed is not None:
        headers["Vary"] = "Accept-Encoding"
        if takes_gzip(asked.get(b"accept-encoding", "")):
            content, tag = file.compressed, f'"{file.tag}-gzip"'
            headers["Content-Encoding"] = "gzip"
    headers["ETag"] = tag
    if has_tag(asked.get(b"if-none-match", ""), tag):
        headers.pop("Content-Encoding", None)
        return Response(status_code=304, headers=headers)
    return Response(content, headers={"Content-Type": file.type, **headers})


def takes_gzip(header: str) -> bool:
    """Whether a value of Accept-Encoding allows gzip.

    >>> takes_gzip("br, GZIP;q=0.5"), takes_gzip("*"), takes_gzip("gzip;q=0, *"), takes_gzip("br"), takes_gzip("")
    (True, True, False, False, False)
    """
    found: dict[str, bool] = {}
    for part in header.split(","):
        name, _, weight = part.partition(";")
        found[name.strip().lower()] = not re.fullmatch(r"q=0(\.0*)?", weight.strip().lower())
    return found.get("gzip", found.get("*", False))


def has_tag(header: str, tag: str) -> bool:
    """Whether a value of If-None-Match names this one.

    >>> has_tag('W/"a", "b"', '"a"'), has_tag("*", '"a"'), has_tag('"ab"', '"a"'), has_tag("", '"a"')
    (True, True, False, False)
    """
    named = {part.strip().removeprefix("W/") for part in header.split(",")}
    return tag in named or "*" in named
