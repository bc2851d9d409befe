"""What does not get as far as the app: foreign hosts and origins, bodies and heads that are too large or too slow."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from starlette.types import Message, Receive, Scope, Send
from websockets import Origin
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from roundhouse.server.guard import Guard
from tests.server import small

APP = small.app(None, small.FAULT)
HEALTH, LEAVE, WAGONS = "/api/v1/health", "/api/v1/tables/abcdef/leave", "/api/v1/wagons"
SAFETY = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.mark.parametrize("host", ["127.0.0.1:8765", "localhost:8765", "LocalHost:8765", "[::1]:8765"])
def test_the_names_of_this_machine_are_served(host: str) -> None:
    assert small.ask(APP, "GET", HEALTH, headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.example",
        "evil.example:8765",
        "127.0.0.1",
        "127.0.0.1:8766",
        "127.0.0.1:87650",
        "localhost.:8765",
        "localhost:8765.evil.example",
        "localhost:8765@evil.example",
        "127.0.0.1:8765, evil.example",
        "192.168.1.7:8765",
        "[::1]",
    ],
)
@pytest.mark.parametrize("method", ["GET", "POST", "OPTIONS"])
def test_another_host_is_421(host: str, method: str) -> None:
    answer = small.ask(APP, method, HEALTH, headers={"Host": host})
    assert answer.status_code == 421
    assert answer.json() == {"error": {"id": "server-wrong-host", "args": {"host": host}}}


@pytest.mark.parametrize(
    ("server", "host", "status"),
    [
        (("192.168.1.7", 8765), "192.168.1.7:8765", 200),
        (("192.168.1.7", 8765), "192.168.1.8:8765", 421),
        (("192.168.1.7", 8765), "192.168.1.7:80", 421),
        (("::ffff:192.168.1.7", 8765), "192.168.1.7:8765", 200),
        (("fd00::7", 8765), "[fd00::7]:8765", 200),
        (("fd00::7", 8765), "fd00::7:8765", 421),
        (("evil.example", 8765), "evil.example:8765", 421),
        (("/run/roundhouse.sock", None), "/run/roundhouse.sock:None", 421),
        (None, ":None", 421),
    ],
)
def test_the_address_that_a_connection_came_to_is_ours(
    server: tuple[str, int | None] | None, host: str, status: int
) -> None:
    """When the server is open to the network; a name in its place would be no proof of anything."""
    scope = {"type": "http", "method": "GET", "path": "/", "headers": [(b"host", host.encode())], "server": server}
    assert statuses(Guard(empty, small.HOSTS), scope) == [status]


async def empty(scope: Scope, receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body"})


def statuses(app: Guard, scope: Scope) -> list[int]:
    found: list[int] = []

    async def send(event: Message) -> None:
        if "status" in event:
            found.append(event["status"])

    async def receive() -> Message:
        return {"type": "http.request"}

    asyncio.run(app(scope, receive, send))
    return found


@pytest.mark.parametrize("origin", ["http://127.0.0.1:8765", "http://localhost:8765", "http://[::1]:8765", None])
@pytest.mark.parametrize("site", ["same-origin", "none", None])
def test_our_own_pages_and_scripts_may_change_things(origin: str | None, site: str | None) -> None:
    assert small.ask(APP, "POST", LEAVE, headers=headers(origin, site)).status_code == 204


FOREIGN = [
    "null",
    "",
    "http://evil.example",
    "http://evil.example:8765",
    "https://127.0.0.1:8765",
    "http://127.0.0.1",
    "http://127.0.0.1:8766",
    "http://127.0.0.1:8765.evil.example",
    "http://evil.example/http://127.0.0.1:8765",
    "127.0.0.1:8765",
]


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "PROPFIND"])
def test_another_origin_is_403_for_whatever_could_change_things(origin: str, method: str) -> None:
    answer = small.ask(APP, method, LEAVE, headers=headers(origin, None))
    assert answer.status_code == 403
    assert answer.json() == {"error": {"id": "server-wrong-origin", "args": {"origin": origin}}}


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_what_a_browser_calls_another_site_is_403(site: str) -> None:
    assert small.ask(APP, "POST", LEAVE, headers=headers(None, site)).status_code == 403
    assert small.ask(APP, "POST", LEAVE, headers=headers("http://localhost:8765", site)).status_code == 403
    assert small.ask(APP, "GET", HEALTH, headers=headers(None, site)).status_code == 200


def test_a_link_from_elsewhere_may_be_followed() -> None:
    assert small.ask(APP, "GET", HEALTH, headers=headers("http://evil.example", "cross-site")).status_code == 200


def headers(origin: str | None, site: str | None) -> dict[str, str]:
    return {
        **({"Origin": origin} if origin is not None else {}),
        **({"Sec-Fetch-Site": site} if site is not None else {}),
    }


def test_what_is_refused_does_not_reach_the_app() -> None:
    async def never(scope: Scope, receive: Receive, send: Send) -> None:
        raise AssertionError

    app = Guard(never, small.HOSTS)
    assert small.ask(app, "GET", "/", headers={"Host": "evil.example"}).status_code == 421
    assert small.ask(app, "POST", "/", headers={"Origin": "http://evil.example"}).status_code == 403
    with pytest.raises(AssertionError):
        small.ask(app, "GET", "/")


@pytest.mark.parametrize(
    ("method", "path", "more", "status"),
    [
        ("GET", HEALTH, {}, 200),
        ("HEAD", HEALTH, {}, 200),
        ("OPTIONS", HEALTH, {}, 204),
        ("GET", "/api", {}, 404),
        ("GET", "/api/nowhere", {}, 404),
        ("PUT", HEALTH, {}, 405),
        ("POST", WAGONS, {}, 401),
        ("POST", LEAVE, {"content": b"x" * 101}, 413),
        ("GET", "/api/v1/fault", {}, 500),
        ("GET", HEALTH, {"headers": {"Host": "evil.example"}}, 421),
        ("POST", LEAVE, {"headers": {"Origin": "null"}}, 403),
    ],
)
def test_every_answer_of_the_api_has_the_headers_of_safety_and_is_not_stored(
    method: str, path: str, more: dict[str, object], status: int
) -> None:
    answer = small.ask(APP, method, path, **more)
    assert answer.status_code == status
    assert {name: answer.headers.get(name) for name in SAFETY} == SAFETY
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/page", "/nowhere", "/apipage"])
def test_pages_have_them_too_and_may_be_stored(path: str) -> None:
    answer = small.ask(APP, "GET", path)
    assert {name: answer.headers.get(name) for name in SAFETY} == SAFETY
    assert "cache-control" not in answer.headers


async def chunks(number: int) -> AsyncIterator[bytes]:
    for _ in range(number):
        yield b"x" * 50


def test_a_body_without_a_length_is_counted_while_it_is_read() -> None:
    assert small.ask(APP, "POST", LEAVE, content=chunks(2)).status_code == 204
    answer = small.ask(APP, "POST", LEAVE, content=chunks(3))
    assert answer.status_code == 413
    assert answer.json() == {"error": {"id": "server-body-too-large", "args": {"limit": 100}}}


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with small.playing(tmp_path_factory.mktemp("shed")) as (found, _):
        yield found


class Line:
    """A connection on which every byte is one's own."""

    def __init__(self, url: str) -> None:
        place = urlsplit(url)
        assert place.hostname is not None
        self.host = place.netloc
        self.socket = socket.create_connection((place.hostname, place.port), timeout=10)

    def close(self) -> None:
        self.socket.close()

    def send(self, text: str) -> None:
        self.socket.sendall(text.replace("\n", "\r\n").replace("HOST", self.host).encode())

    def head(self) -> tuple[int, dict[str, str]]:
        """Status and headers of the next answer."""
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            byte = self.socket.recv(1)
            assert byte, f"closed after {head!r}"
            head += byte
        first, *rest = head.decode().strip().split("\r\n")
        found = {name.lower(): value for name, _, value in (line.partition(": ") for line in rest)}
        return int(first.split()[1]), found

    def answer(self) -> tuple[int, dict[str, str], bytes]:
        """The next answer: status, headers, body by its length."""
        status, found = self.head()
        body = b""
        while len(body) < int(found.get("content-length", 0)):
            body += self.socket.recv(65536)
        return status, found, body

    def is_closed(self) -> bool:
        """Whether the other side ends the connection, within the time limit of the socket."""
        try:
            return self.socket.recv(1) == b""
        except ConnectionResetError:
            return True
        except TimeoutError:
            return False


@pytest.fixture
def line(url: str) -> Iterator[Line]:
    with closing(Line(url)) as found:
        yield found


def test_several_requests_go_over_one_connection(line: Line) -> None:
    for _ in range(3):
        line.send(f"POST {LEAVE} HTTP/1.1\nHost: HOST\nContent-Length: 3\n\nabc")
        status, found, _ = line.answer()
        assert status == 204
        assert "connection" not in found


def test_head_is_answered_with_the_headers_only(line: Line) -> None:
    line.send(f"HEAD {HEALTH} HTTP/1.1\nHost: HOST\n\nGET {HEALTH} HTTP/1.1\nHost: HOST\n\n")
    heads = [line.head(), line.head()]
    assert [status for status, _ in heads] == [200, 200]
    assert heads[0] == heads[1]


@pytest.mark.parametrize("hosts", ["", "Host: HOST\nHost: evil.example\n", "Host: evil.example\nHost: HOST\n"])
def test_a_request_without_a_host_or_with_two_is_421(line: Line, hosts: str) -> None:
    line.send(f"GET {HEALTH} HTTP/1.1\n{hosts}\n")
    status, _, body = line.answer()
    assert status == 421
    assert json.loads(body)["error"]["id"] == "server-wrong-host"


def test_a_body_that_is_announced_too_large_is_413_before_it_is_sent(line: Line) -> None:
    line.send(f"POST {LEAVE} HTTP/1.1\nHost: HOST\nContent-Length: 101\n\n")
    status, found, body = line.answer()
    assert status == 413
    assert json.loads(body) == {"error": {"id": "server-body-too-large", "args": {"limit": 100}}}
    assert found["connection"] == "close"
    assert line.is_closed()


@pytest.mark.parametrize("length", ["-1", "1e9", "9" * 40, "5, 6", ""])
def test_a_length_that_is_none_is_no_5xx(line: Line, length: str) -> None:
    line.send(f"POST {LEAVE} HTTP/1.1\nHost: HOST\nContent-Length: {length}\n\n")
    status, _, _ = line.answer()
    assert 400 <= status < 500


def test_an_endless_body_in_chunks_is_413_as_soon_as_it_is_too_large(line: Line) -> None:
    line.send(f"POST {LEAVE} HTTP/1.1\nHost: HOST\nTransfer-Encoding: chunked\n\n")
    for _ in range(2):
        line.send("32\n" + "x" * 50 + "\n")
    line.send("1\nx\n")
    status, found, _ = line.answer()
    assert (status, found["connection"]) == (413, "close")
    assert line.is_closed()


@pytest.mark.slow
def test_a_body_that_does_not_arrive_is_408(line: Line) -> None:
    start = time.monotonic()
    line.send(f"POST {LEAVE} HTTP/1.1\nHost: HOST\nContent-Length: 10\n\nabc")
    status, found, body = line.answer()
    assert time.monotonic() - start >= small.SECONDS * 0.9
    assert (status, found["connection"]) == (408, "close")
    assert json.loads(body)["error"]["id"] == "server-body-too-slow"
    assert line.is_closed()


@pytest.mark.slow
def test_a_body_that_trickles_is_408_all_the_same(line: Line) -> None:
    line.send(f"POST {LEAVE} HTTP/1.1\nHost: HOST\nContent-Length: 90\n\n")
    start = time.monotonic()
    line.socket.settimeout(0.1)
    while True:
        try:
            first = line.socket.recv(65536)
            break
        except TimeoutError:
            assert time.monotonic() - start < 5, "nobody minds"
            line.send("x")
    assert first.startswith(b"HTTP/1.1 408 ")


def test_a_body_that_arrives_in_time_is_taken(line: Line) -> None:
    line.send(f"POST {LEAVE} HTTP/1.1\nHost: HOST\nContent-Length: 6\n\nabc")
    time.sleep(small.SECONDS / 10)
    line.send("def")
    assert line.answer()[0] == 204


def test_a_request_refused_before_its_body_ends_its_connection(line: Line) -> None:
    """So that the rest of the body is not taken for the next request."""
    line.send(f"POST {WAGONS} HTTP/1.1\nHost: HOST\nContent-Length: 999\n\nGET {HEALTH} HTTP/1.1\nHost: HOST\n\n")
    status, found, _ = line.answer()
    assert (status, found["connection"]) == (401, "close")
    assert line.is_closed()


@pytest.mark.slow
@pytest.mark.parametrize("begun", ["", "GET / HT", f"GET {HEALTH} HTTP/1.1\nHost: HOST\nX-Slow: "])
def test_a_head_that_does_not_arrive_ends_its_connection(line: Line, begun: str) -> None:
    start = time.monotonic()
    line.send(begun)
    assert line.is_closed()
    assert time.monotonic() - start >= small.SECONDS * 0.9


@pytest.mark.slow
def test_the_head_of_a_later_request_has_no_more_time_than_the_first(line: Line) -> None:
    line.send(f"GET {HEALTH} HTTP/1.1\nHost: HOST\n\n")
    assert line.answer()[0] == 200
    line.send("GET / HT")
    line.socket.settimeout(small.SECONDS * 5)  # which is less than an idle connection is kept
    assert line.is_closed()


@pytest.mark.slow
def test_a_head_that_trickles_ends_its_connection(line: Line) -> None:
    line.send(f"GET {HEALTH} HTTP/1.1\nHost: HOST\n")
    line.socket.settimeout(0.1)
    start = time.monotonic()
    while not line.is_closed():
        assert time.monotonic() - start < 5, "nobody minds"
        try:
            line.send("X: y\n")
        except (BrokenPipeError, ConnectionResetError):
            break


@pytest.mark.slow
def test_a_connection_that_waits_for_its_next_request_has_more_time(line: Line) -> None:
    line.send(f"GET {HEALTH} HTTP/1.1\nHost: HOST\n\n")
    assert line.answer()[0] == 200
    time.sleep(small.SECONDS * 1.3)
    line.send(f"GET {HEALTH} HTTP/1.1\nHost: HOST\n\n")
    assert line.answer()[0] == 200


def test_a_head_without_end_is_400(line: Line) -> None:
    line.send(f"GET {HEALTH} HTTP/1.1\nHost: HOST\n")
    sent = 0
    try:
        while sent < 10_000_000:
            line.send("X-Padding: " + "y" * 10_000 + "\n")
            sent += 10_000
    except (BrokenPipeError, ConnectionResetError):
        pass
    assert sent < 10_000_000


HANDSHAKE = (
    "GET /live HTTP/1.1\nHost: {host}\nUpgrade: websocket\nConnection: Upgrade\n"
    "Sec-WebSocket-Version: 13\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\n{more}\n"
)


def test_a_socket_of_a_script_or_of_our_own_page_opens(url: str) -> None:
    place = urlsplit(url).netloc
    for origin in (None, Origin(f"http://{place}")):
        with connect(f"ws://{place}/live", origin=origin, proxy=None) as opened:
            opened.send("toot")
            assert opened.recv(timeout=5) == "toot"


def test_a_socket_for_another_host_is_refused_at_the_handshake(line: Line) -> None:
    line.send(HANDSHAKE.format(host="evil.example", more=""))
    status, found, body = line.answer()
    assert status == 403
    assert json.loads(body) == {"error": {"id": "server-wrong-host", "args": {"host": "evil.example"}}}
    assert {name: found.get(name) for name in SAFETY} == SAFETY


def test_the_same_handshake_for_our_host_is_accepted(line: Line) -> None:
    line.send(HANDSHAKE.format(host="HOST", more=""))
    assert line.answer()[0] == 101


@pytest.mark.parametrize("origin", ["null", "http://evil.example", "http://127.0.0.1:1", "https://127.0.0.1"])
def test_a_socket_of_a_foreign_page_is_refused_at_the_handshake(url: str, origin: str) -> None:
    with pytest.raises(InvalidStatus) as caught:
        connect(f"ws://{urlsplit(url).netloc}/live", origin=Origin(origin), proxy=None)
    assert caught.value.response.status_code == 403
    assert caught.value.response.body is not None
    assert json.loads(caught.value.response.body)["error"]["id"] == "server-wrong-origin"


def test_a_defect_is_told_on_standard_error(tmp_path: Path) -> None:
    with small.playing(tmp_path) as (url, running):
        with closing(Line(url)) as line:
            line.send("GET /api/v1/fault HTTP/1.1\nHost: HOST\n\n")
            assert line.answer()[0] == 500
        running.terminate()
        _, told = running.communicate(timeout=10)
    assert "RuntimeError: the secret of the boiler" in told
