"""A real server for tests, on a real port, inside the test's process; and a client that speaks to it."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import uvicorn
from websockets.sync.client import ClientConnection, connect

from roundhouse.server import run, static
from roundhouse.server.app import make_app, make_served
from roundhouse.server.house import Sources
from roundhouse.server.served import Served
from roundhouse.server.settings import Settings

IDLE_SECONDS = run.KEEP_ALIVE_SECONDS / 2

T = TypeVar("T")
_keys = itertools.count(1)


def new_key() -> str:
    return f"k{next(_keys)}"


@dataclass
class Told:
    """An answer of the server."""

    status: int
    body: Any
    headers: dict[str, str]
    raw: bytes


@dataclass
class Client:
    """One person, or nobody yet, at a keep-alive connection."""

    port: int
    token: str = ""
    headers: dict[str, str] = field(default_factory=dict)
    _connection: http.client.HTTPConnection | None = None
    _used: float = 0.0

    def call(self, method: str, path: str, body: object = None, raw: bytes | None = None, **headers: str) -> Told:
        if self._connection is None:
            self._connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        if time.monotonic() - self._used > IDLE_SECONDS:
            self._connection.close()  # before the server does; the next request opens another one
        sent = {**self.headers, **headers}
        if self.token:
            sent.setdefault("Authorization", f"Bearer {self.token}")
        data = raw
        if body is not None:
            data = json.dumps(body).encode()
            sent.setdefault("Content-Type", "application/json")
        self._connection.request(method, path if path.startswith("/") else f"/api/v1/{path}", data, sent)
        answer = self._connection.getresponse()
        content = answer.read()
        self._used = time.monotonic()
        kind = answer.headers.get("Content-Type", "")
        told = json.loads(content) if kind.startswith("application/json") and content else content.decode()
        return Told(answer.status, told, {k.lower(): v for k, v in answer.headers.items()}, content)

    def get(self, path: str) -> Any:
        """What a request that must succeed is answered."""
        told = self.call("GET", path)
        assert told.status == 200, (path, told.status, told.body)
        return told.body

    def post(self, path: str, body: object = None, status: int = 200) -> Any:
        told = self.call("POST", path, {} if body is None else body)
        assert told.status == status, (path, told.status, told.body)
        return told.body

    def wish(self, table: str, do: str, seq: int | None = None, seat: str | None = None, **fields: object) -> Told:
        """A wish at a seat that knows everything so far, unless told otherwise."""
        if seq is None:
            seq = self.get(f"tables/{table}" + (f"?seat={seat}" if seat else ""))["seq"]
        body = {"seq": seq, "key": new_key(), **fields} | ({"seat": seat} if seat else {})
        return self.call("POST", f"tables/{table}/{do}", body)

    def socket(self, path: str, **headers: str) -> ClientConnection:
        sent = {**self.headers, **headers} | ({"Authorization": f"Bearer {self.token}"} if self.token else {})
        url = f"ws://127.0.0.1:{self.port}/api/v1/{path}"
        return connect(url, additional_headers=sent, compression=None, max_size=None, open_timeout=30)

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()


@dataclass
class Running:
    """A server that runs."""

    port: int
    served: Served
    loop: asyncio.AbstractEventLoop
    server: uvicorn.Server
    clients: list[Client] = field(default_factory=list)

    def client(self, name: str = "") -> Client:
        """A guest of this name, or somebody without a token."""
        client = Client(self.port)
        self.clients.append(client)
        if name:
            client.token = client.post("persons", {"name": name, "cookie": False}, 201)["token"]
        return client

    def do(self, what: Coroutine[Any, Any, T]) -> T:
        """Run something on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(what, self.loop).result(60)


@contextmanager
def running(data: Path, sources: Sources | None = None, shown: static.Client = static.NO_CLIENT) -> Iterator[Running]:
    """Start a server in a thread, and end it. Whether the browser client is built makes no difference, unless given."""
    bound = run.listen("127.0.0.1", 0)
    port = bound.getsockname()[1]
    settings = Settings(data, run.allowed("127.0.0.1", port), port)
    served = make_served(settings, sources)
    loops: list[asyncio.AbstractEventLoop] = []
    ready = threading.Event()
    app = make_app(settings, served, shown)

    def started() -> None:
        loops.append(asyncio.get_running_loop())
        ready.set()

    server = uvicorn.Server(run.configured(app, started, []))
    thread = threading.Thread(target=server.run, args=([bound],), daemon=True)
    thread.start()
    assert ready.wait(30), "the server did not start"
    made = Running(port, served, loops[0], server)
    try:
        yield made
    finally:
        for client in made.clients:
            client.close()
        server.should_exit = True
        thread.join(30)
        bound.close()
        assert not thread.is_alive(), "the server did not end"
