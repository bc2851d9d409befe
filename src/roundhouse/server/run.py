"""Runs a server for one data directory: one at a time, on a port that is free, until it is told to end.

Who holds the lock of a data directory serves it, and leaves a note there (`running.json`) that says where. What is
served is another module's business; a command says what happens.
"""

from __future__ import annotations

import fcntl
import gc
import http.client
import json
import logging
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from roundhouse.core.message import Problem
from roundhouse.server.settings import Settings

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send
    from uvicorn import Config

LOCAL = "127.0.0.1"
PORT = 8765  # unless it is taken
HEALTH = "/api/v1/health"
ANSWER_SECONDS = 2.0  # a server that lives answers within this time
START_SECONDS = 10.0  # so long a second start waits for the first one to come up, or to be gone
NOTE_LIMIT = 4096
SOCKET_MESSAGE_LIMIT = 64 * 1024
KEEP_ALIVE_SECONDS = 20
GARBAGE = (100_000, 50, 100)  # new objects before a look for garbage, and how often it looks further
SHUTDOWN_SECONDS = 1  # for requests under way; what comes after them has to fit into the three seconds of an end too


def take(data: Path) -> int | None:
    """The lock of the data directory, an open file; None when another process has it. It ends with its process."""
    try:
        held = os.open(data / "lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as e:
        raise _unusable(data, e) from None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as e:
        os.close(held)
        if isinstance(e, BlockingIOError):
            return None
        raise _unusable(data, e) from None
    return held


def find(data: Path) -> str | None:
    """The URL of the server that serves the data directory, if it answers and is the one of the note."""
    try:
        with _note(data).open("rb") as file:
            told = json.loads(file.read(NOTE_LIMIT))
        url, instance = told["url"], told["instance"]
    except (OSError, ValueError, TypeError, KeyError):
        return None
    if not isinstance(url, str) or not url.startswith("http://"):
        return None
    return url if instance and health(url) == instance else None


def take_or_find(data: Path) -> int | str:
    """The lock, or the URL of the server that has it."""
    end = time.monotonic() + START_SECONDS
    while True:
        if (held := take(data)) is not None:
            return held
        if url := find(data):
            return url
        if time.monotonic() > end:
            raise Problem("server-locked", folder=str(data))
        time.sleep(0.1)


def health(url: str) -> str:
    """The instance that answers at a URL; "" when nobody does, or somebody else."""
    try:
        place = urlsplit(url)
        connection = http.client.HTTPConnection(place.hostname or "", place.port, timeout=ANSWER_SECONDS)
        try:
            connection.request("GET", HEALTH)
            told = json.loads(connection.getresponse().read(NOTE_LIMIT))
        finally:
            connection.close()
        return str(told["instance"])
    except (OSError, http.client.HTTPException, ValueError, TypeError, KeyError):
        return ""


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket; without a port, on the usual one if it is free, else on any."""
    try:
        kind, *_, address = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except (OSError, UnicodeError):
        raise Problem("server-host-unknown", host=host[:80]) from None
    wanted = [PORT, 0] if port is None else [port]
    while True:
        number = wanted.pop(0)
        bound = socket.socket(kind, socket.SOCK_STREAM)
        try:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if kind == socket.AF_INET6 and _is_any(host):
                bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
            bound.bind((address[0], number, *address[2:]))
            bound.listen(2048)
        except OSError as e:
            bound.close()
            if not wanted:
                raise Problem("server-port", port=str(number), host=host[:80], reason=e.strerror or str(e)) from None
        else:
            return bound


def serve(
    make: Callable[[Settings], ASGIApp],
    data: Path,
    host: str,
    port: int | None,
    ready: Callable[[str], None],
) -> None:
    """Serve until a signal ends it. The caller holds the lock; `ready` gets the URL once the server answers."""
    bound = listen(host, port)
    number = bound.getsockname()[1]
    url = f"http://{LOCAL if _is_any(host) else _bracketed(host)}:{number}/"
    note = _note(data)
    announcing: list[threading.Thread] = []

    def announce() -> None:
        instance = health(url)
        with suppress(OSError):  # a full disk: then a second start will not find this one
            _write(note, json.dumps({"url": url, "pid": os.getpid(), "instance": instance}))
        ready(url)

    def started() -> None:
        announcing.append(threading.Thread(target=announce, daemon=True))
        announcing[0].start()

    before = signal.signal(signal.SIGTERM, _end)
    try:
        note.unlink(missing_ok=True)  # of a server that was killed
        _run(make(Settings(data, allowed(host, number), number)), bound, started)
    finally:
        signal.signal(signal.SIGTERM, before)
        bound.close()
        for thread in announcing:
            thread.join(2 * ANSWER_SECONDS)
        note.unlink(missing_ok=True)


def configured(app: ASGIApp, started: Callable[[], None], failures: list[Exception]) -> Config:
    """How the app is served; `started` is called when it answers, `failures` gets what kept it from starting."""
    from uvicorn import Config  # slow to import, and not needed to find a server that runs already

    from roundhouse.server.wire import Wire
    from roundhouse.server.wire_socket import DirectSocket

    return Config(
        _watched(app, started, failures),
        loop="uvloop",
        http=Wire,
        ws=DirectSocket,
        ws_max_size=SOCKET_MESSAGE_LIMIT,
        ws_ping_interval=20,
        ws_per_message_deflate=False,
        lifespan="on",
        interface="asgi3",
        log_config=None,
        log_level="error",
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


def _run(app: ASGIApp, bound: socket.socket, started: Callable[[], None]) -> None:
    import asyncio

    import uvicorn

    failures: list[Exception] = []
    config = configured(app, started, failures)
    server = uvicorn.Server(config)

    def is_news(record: logging.LogRecord) -> bool:
        """Once the server is to end, it is none that a request was cut off."""
        fault = record.exc_info[1] if record.exc_info else None
        return not server.should_exit or not (fault is None or isinstance(fault, asyncio.CancelledError))

    log = logging.getLogger("uvicorn.error")
    log.addFilter(is_news)
    # Tables in memory are many objects and hardly any cycles: looking for those took a seventh of the time of a move.
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    try:
        server.run(sockets=[bound])
    except SystemExit as e:
        if failures:
            raise failures[0] from None
        if e.code:
            raise
    finally:
        log.removeFilter(is_news)


def _watched(app: ASGIApp, started: Callable[[], None], failures: list[Exception]) -> ASGIApp:
    """The same app; it tells when it has started, and keeps what went wrong before it could."""

    async def watched(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await app(scope, receive, send)
            return

        async def told(event: Message) -> None:
            if event["type"] == "lifespan.startup.failed":
                logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)  # whoever called will say it better
            await send(event)
            if event["type"] == "lifespan.startup.complete":
                started()

        try:
            await app(scope, receive, told)
        except Exception as e:
            failures.append(e)
            raise

    return watched


def allowed(host: str, port: int) -> tuple[str, ...]:
    """What requests may name as their host. (The guard also takes the address that a connection has come to.)"""
    names = [LOCAL, "localhost", "[::1]"]
    if _is_any(host):
        own = socket.gethostname().lower()
        names += [own, f"{own}.local"]
    else:
        names.append(_bracketed(host).lower())
    found = [f"{name}:{port}" for name in dict.fromkeys(names)]
    return (*found, *names) if port == 80 else tuple(found)  # which a browser leaves out


def outside(host: str, url: str) -> str:
    """The same URL for others in the network, when they can come in; "" when they cannot, or nobody knows how."""
    if not _is_any(host):
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way, suppress(OSError):
        way.connect(("192.0.2.1", 9))  # sends nothing; it only chooses the address to send from
        return f"http://{way.getsockname()[0]}:{urlsplit(url).port}/"
    return ""


def _is_any(host: str) -> bool:
    """Whether it stands for all addresses of this machine."""
    return host in ("", "0.0.0.0", "::")


def _bracketed(host: str) -> str:
    try:
        return f"[{host}]" if ip_address(host).version == 6 else host
    except ValueError:
        return host


def _note(data: Path) -> Path:
    return data / "running.json"


def _write(path: Path, text: str) -> None:
    """All of it or nothing, for nobody else to read."""
    draft = path.with_suffix(".new")
    draft.unlink(missing_ok=True)
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        file.write(text)
    draft.replace(path)


def _end(_number: int, _frame: FrameType | None) -> None:
    raise SystemExit(0)


def _unusable(data: Path, error: OSError) -> Problem:
    return Problem("server-folder", folder=str(data), reason=error.strerror or str(error))
