"""Sockets and those who misuse them: clients that do not read, that send nonsense or too much, or are very many."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
import struct
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from roundhouse.server import live, run, wire
from roundhouse.server.wire_socket import DirectSocket
from tests.server.running import Client, Running, running

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
HIGH_WATER = 64 * 1024  # of a transport: beyond it nothing more is written
BOT = {"kind": "bot", "bot": "random"}
KERNEL = 8 * 1024  # so little the system keeps for those who do not read; as a rule it is megabytes


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose system buffers are small."""
    listen = run.listen

    def small(host: str, port: int | None) -> socket.socket:
        bound = listen(host, port)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL)  # as all connections to it will have it
        return bound

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(run, "listen", small)
        with running(tmp_path_factory.mktemp("data")) as server:
            yield server


def until(true: Callable[[], object], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it has not come true"
        time.sleep(0.01)


def wires(hall: Running) -> list[DirectSocket]:
    """The sockets that the server holds, those included that it has given up but not got rid of."""
    return [found for found in list(hall.server.server_state.connections) if isinstance(found, DirectSocket)]


async def tasks() -> int:
    return len(asyncio.all_tasks())


@contextmanager
def nothing_left(hall: Running) -> Iterator[None]:
    """Afterwards there is nothing more on the server than there was before: sockets, listeners, tasks."""
    until(lambda: not wires(hall))
    before = hall.do(tasks())
    yield
    until(lambda: not wires(hall) and hall.served.sockets.open == 0)
    until(lambda: hall.served.house._listeners == {} and hall.served.lobby == {})
    until(lambda: hall.do(tasks()) <= before)


class Raw:
    """A socket of which every byte is one's own. It reads only when it is told to."""

    def __init__(self, client: Client, path: str) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, KERNEL)
        self.socket.settimeout(30)
        self.socket.connect(("127.0.0.1", client.port))
        self.send_head(client, path)
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.socket.recv(1)
        assert head.startswith(b"HTTP/1.1 101 "), head

    def send_head(self, client: Client, path: str) -> None:
        lines = [f"GET /api/v1/{path} HTTP/1.1", f"Host: 127.0.0.1:{client.port}"]
        lines += [f"Authorization: Bearer {client.token}", "Connection: Upgrade", "Upgrade: websocket"]
        lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""]
        self.socket.sendall("\r\n".join(lines).encode())

    def __enter__(self) -> Raw:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def flood(self, data: bytes, seconds: float) -> bool:
        """Send the same again and again without reading; whether the server put an end to it in this time."""
        self.socket.settimeout(0.2)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                self.socket.sendall(data)
            except TimeoutError:  # it does not read for the moment; a frame may be torn now, which is just as well
                continue
            except OSError:
                return True
        return False

    def frame(self) -> tuple[int, bytes]:
        """The next frame; a connection that ends without one is as if it were closed with 1006."""
        try:
            head = self._exactly(2)
            size = head[1]
            if size >= 126:
                size = int.from_bytes(self._exactly(2 if size == 126 else 8))
            return head[0] & 15, self._exactly(size)
        except ConnectionError:
            return CLOSE, struct.pack(">H", 1006)

    def _exactly(self, size: int) -> bytes:
        data = b""
        while len(data) < size:
            more = self.socket.recv(size - len(data))
            if not more:
                raise ConnectionError
            data += more
        return data

    def end(self) -> int:
        """Read on until the socket is closed; its code."""
        while True:
            kind, data = self.frame()
            if kind == CLOSE:
                return int(struct.unpack(">H", data[:2])[0])


def framed(kind: int, data: bytes = b"", last: bool = True) -> bytes:
    """A frame as a client sends it."""
    if len(data) < 126:
        size = bytes([0x80 | len(data)])
    else:
        size = b"\xfe" + len(data).to_bytes(2) if len(data) < 65536 else b"\xff" + len(data).to_bytes(8)
    return bytes([kind | (0x80 if last else 0)]) + size + bytes(4) + data


class Fast(threading.Thread):
    """A client that reads everything at once."""

    def __init__(self, opened: ClientConnection) -> None:
        super().__init__(daemon=True)
        self.opened = opened
        self.told: list[dict[str, Any]] = []
        self.start()

    def run(self) -> None:
        try:
            for message in self.opened:
                self.told.append(json.loads(message))
        except ConnectionClosed:
            pass

    @property
    def over(self) -> bool:
        return bool(self.told) and self.told[-1]["now"]["phase"] == "over"

    def entries(self) -> list[int]:
        return [entry["n"] for told in self.told for entry in told["log"]]


def bots_table(host: Client) -> str:
    """A public table of bots that begin to play when `fill` puts a bot on the last seat."""
    seats = [BOT, BOT, {"kind": "open"}]
    return str(host.post("tables", {"game": "siberia", "seats": seats, "public": True}, 201)["table"])


def begin(host: Client, table: str) -> None:
    host.post(f"tables/{table}/fill", {"seat": "p3", "bot": "random"})


@pytest.mark.slow
def test_a_socket_that_is_not_read_keeps_nobody_waiting_and_costs_little(hall: Running) -> None:
    ana, ben = hall.client("Ana"), hall.client("Ben")
    table = bots_table(ana)
    with nothing_left(hall), Raw(ana, f"tables/{table}/live") as slow, ben.socket(f"tables/{table}/live") as opened:
        fast = Fast(opened)
        until(lambda: fast.told)
        most = [0]
        begin(ana, table)

        def measured() -> bool:
            most.extend(found.transport.get_write_buffer_size() for found in wires(hall))
            return fast.over

        until(measured)
        (stuck,) = [found for found in wires(hall) if not found.writable.is_set()]
        largest = max(len(json.dumps(told)) for told in fast.told)
        assert HIGH_WATER < max(most) < HIGH_WATER + 2 * largest
        assert fast.entries() == list(range(1, fast.told[-1]["seq"] + 1))
        assert not stuck.transport.is_closing()
        told = [json.loads(slow.frame()[1])]
        while told[-1]["now"]["phase"] != "over":  # it is not lost what has not been read so far
            told.append(json.loads(slow.frame()[1]))
        assert [entry["n"] for one in told for entry in one["log"]] == fast.entries()
        assert len(told) < len(fast.told)


@pytest.mark.slow
def test_a_socket_that_is_not_read_is_cut_off_in_time(hall: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "PATIENCE", 1.0)
    ana, ben = hall.client("Ana"), hall.client("Ben")
    table = bots_table(ana)
    with nothing_left(hall), Raw(ana, f"tables/{table}/live") as slow, ben.socket(f"tables/{table}/live") as opened:
        fast = Fast(opened)
        begin(ana, table)
        until(lambda: len(wires(hall)) == hall.served.sockets.open == 1, 30)  # before the pings would tell
        until(lambda: fast.over)
        assert fast.entries() == list(range(1, fast.told[-1]["seq"] + 1))
        assert slow.end() == 1006


def alone(client: Client) -> str:
    """A table where nothing happens by itself."""
    seats = [{"kind": "person"}, {"kind": "open"}]
    return str(client.post("tables", {"game": "siberia", "seats": seats}, 201)["table"])


def half_read(hall: Running, client: Client, table: str) -> DirectSocket:
    """The only socket, after so much was written to it unread that some is left, but not too much."""
    (found,) = wires(hall)
    for turn in range(1000):
        client.post(f"tables/{table}/settings", {"auto_end": turn % 2 == 0})  # of which this client alone is told
        if found.transport.get_write_buffer_size() > HIGH_WATER // 3:
            break
    time.sleep(0.3)
    assert 0 < found.transport.get_write_buffer_size() < HIGH_WATER
    assert found.writable.is_set()
    return found


def test_a_socket_that_does_not_answer_a_ping_is_cut_off_though_there_is_more_to_send(hall: Running) -> None:
    ana = hall.client("Ana")
    table = alone(ana)
    with nothing_left(hall), Raw(ana, f"tables/{table}/live"):
        found = half_read(hall, ana, table)
        found.ping_timeout = 0.2
        hall.loop.call_soon_threadsafe(found.send_keepalive_ping)
        until(lambda: not wires(hall), 15)


@pytest.mark.slow
def test_a_socket_that_says_farewell_and_does_not_read_ours_is_cut_off(
    hall: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "READ_SECONDS", 0.5)
    ana = hall.client("Ana")
    table = alone(ana)
    with nothing_left(hall), Raw(ana, f"tables/{table}/live") as raw:
        half_read(hall, ana, table)
        raw.socket.sendall(framed(CLOSE, struct.pack(">H", 1000)))
        until(lambda: not wires(hall), 15)


NOTHING = json.dumps({"do": "done", "key": "k", "seq": 1}).encode()


@pytest.mark.slow
@pytest.mark.parametrize(
    "data",
    [framed(TEXT, NOTHING) * 1000, framed(TEXT) * 5000, framed(BINARY, b"x" * 60_000), framed(PING, b"x" * 125) * 500],
    ids=["wishes", "empty", "large", "pings"],
)
def test_who_sends_without_end_and_reads_nothing_takes_no_more_room_and_is_cut_off(
    hall: Running, monkeypatch: pytest.MonkeyPatch, data: bytes
) -> None:
    monkeypatch.setattr(live, "PATIENCE", 2.0)
    ana = hall.client("Ana")
    most = [0, 0, 0]

    async def watch(found: DirectSocket) -> None:
        line = found.taker
        while not found.disconnected:
            waiting = len(line._waiting) if isinstance(line, live.Line) else 0
            sizes = found.transport.get_write_buffer_size(), len(found._unread), found.queue.qsize() + waiting
            most[:] = [max(pair) for pair in zip(most, sizes, strict=True)]
            await asyncio.sleep(0)

    with nothing_left(hall), Raw(ana, f"tables/{alone(ana)}/live") as raw:
        raw.frame()
        (found,) = wires(hall)
        watching = asyncio.run_coroutine_threadsafe(watch(found), hall.loop)
        assert raw.flood(data, 60)
        watching.result(60)
        written, unread, waiting = most
        assert written < 2 * HIGH_WATER
        assert unread < 512 * 1024  # what uvloop reads at once
        assert waiting < 1000
        assert ana.get("health")["version"]


def test_a_message_in_very_many_parts_is_too_big(hall: Running) -> None:
    ana = hall.client("Ana")
    with nothing_left(hall), Raw(ana, "lobby/live") as raw:
        raw.frame()
        raw.socket.sendall(framed(TEXT, last=False) + framed(0, last=False) * 900 + framed(0, b"{}"))
        kind, data = raw.frame()
        assert (kind, json.loads(data)["status"]) == (TEXT, 422)
        raw.socket.sendall(framed(TEXT, last=False) + framed(0, last=False) * 5000)
        assert raw.end() == 1009


@pytest.mark.slow
def test_an_answer_that_is_not_read_ends_its_connection(hall: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client asks for one large answer after the other, all at once, and takes none of them."""
    monkeypatch.setattr(wire, "READ_SECONDS", 1.0)
    ask = f"GET /api/v1/openapi.json HTTP/1.1\r\nHost: 127.0.0.1:{hall.port}\r\n\r\n".encode()
    before = set(hall.server.server_state.connections)
    with socket.create_connection(("127.0.0.1", hall.port), timeout=30) as greedy:
        greedy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, KERNEL)
        greedy.sendall(ask * 200)
        until(lambda: set(hall.server.server_state.connections) - before)
        (found,) = set(hall.server.server_state.connections) - before
        most = [0]

        def measured() -> bool:
            most.append(found.transport.get_write_buffer_size())
            return found not in hall.server.server_state.connections

        until(measured)
        assert 0 < max(most) < HIGH_WATER + 2 * len(hall.client().call("GET", "openapi.json").raw)


def test_what_is_no_wish_is_answered_and_changes_nothing(hall: Running) -> None:
    ana = hall.client("Ana")
    with nothing_left(hall), ana.socket(f"tables/{alone(ana)}/live") as opened:
        before = json.loads(opened.recv(30))
        nonsense: list[tuple[str | bytes, int]] = [
            ("", 400),
            ("{", 400),
            ("[" * 20_000, 422),
            (json.dumps("x" * 65_534), 422),
            ('{"do": "done", "key": "k", "seq": 1}x', 400),
            (b"\x00\xff\xfe", 400),
            ("null", 422),
            ("[]", 422),
            ("{}", 422),
            ('{"do": "fly", "key": "k", "seq": 1}', 422),
            ('{"do": "undo\\n", "key": "k", "seq": 1}', 422),
            ('{"do": "done", "key": "", "seq": 1}', 422),
            ('{"do": "done", "key": "k", "seq": -1}', 422),
            ('{"do": "done", "key": "k", "seq": 1e999}', 422),
            ('{"do": "done", "key": "k", "seq": 99999999999999999999}', 422),
            ('{"do": "done", "key": "k", "seq": 1, "seat": "p1"}', 422),
            ('{"do": "done", "key": "\\ud800", "seq": 1}', 400),
            ('{"do": "act", "key": "k", "seq": 1, "actions": [-1]}', 422),
            (json.dumps({"do": "act", "key": "k", "seq": 1, "actions": ["pass"] * 65}), 422),
            (json.dumps({"do": "act", "key": "<b>&", "seq": 1, "actions": ["<script>"]}), 422),
            (json.dumps({"do": "act", "key": "k2", "seq": 1, "actions": []}).encode(), 422),
            (json.dumps({"do": "answer", "key": "k3", "seq": 1, "agree": 1}), 422),
            (json.dumps({"do": "undo", "key": "k4", "seq": 400}), 409),
        ]
        for data, status in nonsense:
            opened.send(data)
            told = json.loads(opened.recv(30))
            assert told["status"] == status, (data, told)
            assert told["error"]["id"]
        assert ana.get(f"tables/{before['table']}?since=1") == {**before, "log": []}


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (framed(TEXT, b"x" * 65_537), 1009),
        (framed(BINARY, b"x" * 10_000_000), 1009),
        (framed(TEXT, b"x" * 40_000, last=False) + framed(0, b"x" * 40_000), 1009),
        (framed(3, b"what is this"), 1002),
        (framed(0, b"the rest of nothing"), 1002),
        (framed(PING, b"x" * 126), 1002),
        (bytes([0x81, 2]) + b"{}", 1002),  # without a mask, which clients must have
        (bytes([0xC1, 0x80, 0, 0, 0, 0]), 1002),  # compressed, though it was not agreed upon
        (framed(CLOSE, b"\x00"), 1002),
        (framed(CLOSE, struct.pack(">H", 1006)), 1002),
    ],
)
def test_what_is_no_message_closes_the_socket_and_nothing_else(hall: Running, data: bytes, code: int) -> None:
    ana = hall.client("Ana")
    with nothing_left(hall), Raw(ana, "lobby/live") as raw:
        try:
            raw.socket.sendall(data)
        except ConnectionError:
            assert len(data) > 1_000_000
        assert raw.end() in (code, *([1006] if len(data) > 1_000_000 else []))
    assert ana.get("me")["name"] == "Ana"


def test_text_that_is_no_utf_8_is_refused(hall: Running) -> None:
    ana = hall.client("Ana")
    with nothing_left(hall), Raw(ana, f"tables/{alone(ana)}/live") as raw:
        raw.frame()
        raw.socket.sendall(framed(TEXT, b'{"do": "done", "key": "\xff", "seq": 1}'))
        kind, data = raw.frame()
        assert (kind, json.loads(data)["status"]) == (TEXT, 400)


def test_thousands_of_wishes_at_once_are_answered_one_after_the_other(hall: Running) -> None:
    ana = hall.client("Ana")
    keys = [f"{n}" for n in range(3000)]
    wishes = b"".join(framed(TEXT, json.dumps({"do": "undo", "key": key, "seq": 1}).encode()) for key in keys)
    with nothing_left(hall), Raw(ana, f"tables/{alone(ana)}/live") as raw:
        raw.frame()
        sending = threading.Thread(target=raw.socket.sendall, args=(wishes,))
        sending.start()
        told = [json.loads(raw.frame()[1]) for _ in keys]
        sending.join()
        assert [one["key"] for one in told] == keys
        assert {(one["status"], one["error"]["id"]) for one in told} == {(422, "table-not-started")}


@pytest.mark.slow
def test_a_handshake_that_is_not_finished_is_given_up(hall: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "HEAD_SECONDS", 1.0)
    head = f"GET /api/v1/lobby/live HTTP/1.1\r\nHost: 127.0.0.1:{hall.port}\r\nUpgrade: websocket\r\nConnection: Up"
    ana = hall.client("Ana")
    with nothing_left(hall), ExitStack() as stack:
        begun = [stack.enter_context(socket.create_connection(("127.0.0.1", hall.port), timeout=30)) for _ in range(99)]
        for number, one in enumerate(begun):
            one.sendall(head[: number * 2].encode())
        assert ana.get("me")["name"] == "Ana"
        for one in begun:
            assert one.recv(1) == b""


@pytest.mark.parametrize(
    ("header", "value", "status"),
    [
        ("Sec-WebSocket-Version", "12", 400),
        ("Sec-WebSocket-Key", "c2hvcnQ=", 400),
        ("Upgrade", "h2c", 404),
        ("Connection", "close", 404),
        ("X-Long", "x" * 10_000, 431),
        ("Authorization", "Bearer nobody", 401),
        ("Host", "evil.example", 403),
    ],
)
def test_a_handshake_that_is_none_is_refused(
    hall: Running, caplog: pytest.LogCaptureFixture, header: str, value: str, status: int
) -> None:
    """Without an upgrade it is a request for something that is not there. Nothing of it is news for the log."""
    ana = hall.client("Ana")
    given = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    given |= {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Authorization": f"Bearer {ana.token}", header: value}
    nobody = hall.client()
    nobody.headers = given
    with nothing_left(hall):
        assert nobody.call("GET", "lobby/live").status == status
    assert caplog.messages == []


def test_a_person_has_so_many_sockets_and_others_have_theirs(hall: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall.served.sockets, "most_of_one", 3)
    ana, ben = hall.client("Ana"), hall.client("Ben")
    with nothing_left(hall), ExitStack() as stack:
        opened = [stack.enter_context(ana.socket("lobby/live")) for _ in range(3)]
        with pytest.raises(InvalidStatus) as caught:
            ana.socket("lobby/live")
        assert caught.value.response.status_code == 503
        assert caught.value.response.headers["Retry-After"] == "10"
        assert json.loads(caught.value.response.body or b"")["error"]["id"] == "server-too-many-sockets"
        stack.enter_context(ben.socket("lobby/live"))
        opened[0].close()
        until(lambda: hall.served.sockets.open == 3)
        stack.enter_context(ana.socket("lobby/live"))


def many_sockets(hall: Running, patch: pytest.MonkeyPatch, number: int, of_one: int) -> None:
    """So many sockets at once, of which a tenth listen to the lobby: all hear of what everybody may know."""
    host = hall.client("Hanna")
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]
    table = host.post("tables", {"game": "siberia", "seats": seats, "public": True}, 201)["table"]
    people = [hall.client(f"P{n}") for n in range(-(-number // of_one))]
    patch.setattr(hall.served.sockets, "most", number)
    patch.setattr(hall.server.config, "ws_ping_interval", None)  # pings are not answered here
    with nothing_left(hall):
        asyncio.run(_many(hall, host, table, people, number))


async def _many(hall: Running, host: Client, table: str, people: list[Client], number: int) -> None:
    async def opened(n: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        path = "lobby/live" if n % 10 == 0 else f"tables/{table}/live"
        return await _open(people[n % len(people)], path)

    links: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
    for first in range(0, number, 100):
        links += await asyncio.gather(*(opened(n) for n in range(first, min(first + 100, number))))
    assert hall.served.sockets.open == number
    for told in await asyncio.gather(*(_next(reader) for reader, _ in links)):
        assert b"p3" in told
    with pytest.raises(InvalidStatus) as caught:
        host.socket("lobby/live")
    assert caught.value.response.status_code == 503

    await asyncio.to_thread(hall.client("Newcomer").post, f"tables/{table}/join")
    for told in await asyncio.gather(*(_next(reader) for reader, _ in links)):
        assert b"Newcomer" in told

    links.pop()[1].close()
    while hall.served.sockets.open == number:
        await asyncio.sleep(0.01)
    links.append(await _open(host, "lobby/live"))
    assert hall.served.sockets.open == number
    for _, writer in links:
        writer.close()


async def _open(client: Client, path: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", client.port)
    lines = [f"GET /api/v1/{path} HTTP/1.1", f"Host: 127.0.0.1:{client.port}"]
    lines += [f"Authorization: Bearer {client.token}", "Connection: Upgrade", "Upgrade: websocket"]
    lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""]
    writer.write("\r\n".join(lines).encode())
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
    return reader, writer


async def _next(reader: asyncio.StreamReader) -> bytes:
    """The next message."""
    async with asyncio.timeout(60):
        while True:
            kind, size = await reader.readexactly(2)
            if size >= 126:
                size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8))
            data = await reader.readexactly(size)
            if kind & 15 == TEXT:
                return data


@pytest.mark.slow
def test_hundreds_of_sockets_hear_at_once_of_what_happens(hall: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    many_sockets(hall, monkeypatch, 200, 50)


@pytest.mark.slow
def test_thousands_of_sockets_hear_at_once_of_what_happens(hall: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = 2 * 3000 + 500  # both ends are in this process
    if hard != resource.RLIM_INFINITY and hard < needed:
        pytest.skip(f"a process may have {hard} files only")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, needed), hard))
    try:
        many_sockets(hall, monkeypatch, 3000, live.MOST_OF_ONE)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
