"""`roundhouse play` as a process: the port, the URL, the lock, the browser, the end."""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import socket
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from roundhouse.cli.play import open_browser
from roundhouse.core.message import Problem
from roundhouse.server import run
from tests.server import small


@pytest.fixture
def browser(tmp_path: Path) -> Path:
    """A browser that writes down what it is asked to open, in `opened` beside it."""
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\nsleep 0.2\necho "$1" >> {tmp_path}/opened\n')
    script.chmod(0o755)
    return script


def opened(browser: Path, lines: int = 1) -> list[str]:
    """What was opened, once there is so much of it."""
    file = browser.parent / "opened"
    end = time.monotonic() + 10
    while time.monotonic() < end:
        if file.exists() and len(found := file.read_text().splitlines()) >= lines:
            return found
        time.sleep(0.05)
    return file.read_text().splitlines() if file.exists() else []


def healthy(url: str) -> bool:
    return run.health(url) == "shed-1"


def test_the_url_is_the_first_line_and_somebody_answers_there(tmp_path: Path) -> None:
    with small.playing(tmp_path) as (url, _):
        place = urlsplit(url)
        assert url == f"http://127.0.0.1:{place.port}/"
        assert healthy(url)


def test_while_it_runs_a_note_tells_where_to_the_owner_only(tmp_path: Path) -> None:
    with small.playing(tmp_path) as (url, running):
        note = tmp_path / "running.json"
        told = json.loads(note.read_text())
        assert (told["url"], told["pid"]) == (url, running.pid)
        assert stat.S_IMODE(note.stat().st_mode) == 0o600
        assert stat.S_IMODE((tmp_path / "lock").stat().st_mode) == 0o600
        running.terminate()
        running.communicate(timeout=10)
        assert not note.exists()


def test_the_browser_is_opened_at_the_url(tmp_path: Path, browser: Path) -> None:
    with small.ended(small.play(tmp_path / "data", "--port", "0", BROWSER=str(browser))) as running:
        assert opened(browser) == [small.line(running)]


@pytest.mark.slow
@pytest.mark.parametrize("program", ["/nowhere/browser", "/bin/false"])
def test_a_browser_that_fails_does_not_disturb_the_server(tmp_path: Path, program: str) -> None:
    with small.ended(small.play(tmp_path, "--port", "0", BROWSER=program)) as running:
        url = small.line(running)
        time.sleep(0.5)
        assert healthy(url)
        running.terminate()
        assert running.communicate(timeout=10)[1] == ""


def test_a_browser_that_cannot_even_be_started_is_no_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[list[str]] = []

    def start(command: list[str], **_more: object) -> None:
        tried.append(command)
        raise OSError("no more processes")

    monkeypatch.setenv("BROWSER", "/bin/true")
    monkeypatch.setattr(subprocess, "Popen", start)
    open_browser("http://127.0.0.1:1/")
    assert [command[-1] for command in tried] == ["http://127.0.0.1:1/"]


@pytest.mark.slow
def test_with_no_browser_none_is_opened(tmp_path: Path, browser: Path) -> None:
    with small.playing(tmp_path / "data", BROWSER=str(browser)) as (url, _):
        with small.ended(small.play(tmp_path / "data", "--no-browser", BROWSER=str(browser))) as second:
            assert second.wait(timeout=20) == 0
        time.sleep(0.5)
        assert healthy(url)
        assert not (tmp_path / "opened").exists()


def test_a_second_one_opens_the_first_and_ends(tmp_path: Path, browser: Path) -> None:
    with small.playing(tmp_path / "data") as (url, _):
        with small.ended(small.play(tmp_path / "data", "--port", "0", BROWSER=str(browser))) as second:
            out, err = second.communicate(timeout=20)
        assert (second.returncode, err) == (0, "")
        assert out.splitlines() == [url, "Roundhouse is running there already."]
        assert opened(browser) == [url]
        assert healthy(url)


@pytest.mark.slow
def test_a_second_one_that_is_started_at_the_same_time_finds_the_first(tmp_path: Path) -> None:
    both = [small.play(tmp_path, "--port", "0", "--no-browser") for _ in range(2)]
    with small.ended(both[0]), small.ended(both[1]):
        urls = [small.line(running) for running in both]
        assert urls[0] == urls[1]
        assert healthy(urls[0])
        end = time.monotonic() + 10
        while all(running.poll() is None for running in both) and time.monotonic() < end:
            time.sleep(0.05)
        assert [running.poll() for running in both].count(0) == 1
        assert [running.poll() for running in both].count(None) == 1


@pytest.mark.slow
def test_another_data_directory_is_another_server(tmp_path: Path) -> None:
    with small.playing(tmp_path / "one") as (one, _), small.playing(tmp_path / "two") as (two, _):
        assert one != two
        assert healthy(one)
        assert healthy(two)


def test_what_a_killed_server_left_is_ignored(tmp_path: Path) -> None:
    with small.playing(tmp_path) as (old, running):
        running.kill()
        running.wait(timeout=10)
        assert json.loads((tmp_path / "running.json").read_text())["url"] == old
    with small.playing(tmp_path) as (new, running):
        assert healthy(new)
        told = json.loads((tmp_path / "running.json").read_text())
        assert (told["url"], told["pid"]) == (new, running.pid)


def test_who_holds_the_lock_without_answering_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "START_SECONDS", 0.3)
    held = run.take(tmp_path)
    assert held is not None
    try:
        with pytest.raises(Problem) as caught:
            run.take_or_find(tmp_path)
        assert caught.value.message.id == "server-locked"
    finally:
        os.close(held)
    again = run.take_or_find(tmp_path)
    assert isinstance(again, int)
    os.close(again)


@pytest.mark.parametrize(
    "note",
    [
        "",
        "{",
        "[]",
        "7",
        '{"url": "URL"}',
        '{"url": 7, "instance": "shed-1"}',
        '{"url": "URL", "instance": "shed-2"}',
        '{"url": "URL", "instance": ""}',
        '{"url": "http://127.0.0.1:1/", "instance": "shed-1"}',
        '{"url": "http://127.0.0.1:999999/", "instance": "shed-1"}',
        '{"url": "http://[/", "instance": "shed-1"}',
        '{"url": "javascript:alert(1)", "instance": "shed-1"}',
        '{"url": "file:///etc/passwd", "instance": ""}',
    ],
)
def test_a_note_that_is_not_true_leads_nowhere(tmp_path: Path, url: str, note: str) -> None:
    (tmp_path / "running.json").write_text(note.replace("URL", url))
    assert run.find(tmp_path) is None
    (tmp_path / "running.json").write_text(json.dumps({"url": url, "instance": "shed-1"}))
    assert run.find(tmp_path) == url


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with small.playing(tmp_path_factory.mktemp("shed")) as (found, _):
        yield found


def test_somebody_else_at_the_port_is_not_taken_for_the_server() -> None:
    """Who answers with something else, with nothing, or not at all."""
    for reply in (b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]", b"SSH-2.0-Other\r\n", b""):
        with closing(socket.create_server(("127.0.0.1", 0))) as server:

            def answer(server: socket.socket = server, reply: bytes = reply) -> None:
                connection, _ = server.accept()
                with closing(connection):
                    connection.recv(4096)
                    connection.sendall(reply)

            thread = threading.Thread(target=answer)
            thread.start()
            assert run.health(f"http://127.0.0.1:{server.getsockname()[1]}/") == ""
            thread.join(10)


@pytest.fixture
def taken() -> Iterator[int]:
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        yield server.getsockname()[1]


def test_a_port_that_is_taken_is_told_of_in_a_sentence(tmp_path: Path, taken: int) -> None:
    with small.ended(small.play(tmp_path, "--port", str(taken), "--no-browser")) as running:
        out, err = running.communicate(timeout=20)
    assert (running.returncode, out) == (1, "")
    assert err.startswith(f"The port {taken} of 127.0.0.1 cannot be used: ")
    assert err.count("\n") == 1


def test_a_port_of_ones_own_is_kept_to(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        free = other.getsockname()[1]
    with small.ended(small.play(tmp_path, "--port", str(free), "--no-browser")) as running:
        assert small.line(running) == f"http://127.0.0.1:{free}/"


def test_the_usual_port_is_taken_if_it_is_free_and_else_any(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run.PORT == 8765
    monkeypatch.setattr(run, "PORT", taken)
    with closing(run.listen("127.0.0.1", None)) as bound:
        free = bound.getsockname()[1]
        assert free not in (0, taken)
    monkeypatch.setattr(run, "PORT", free)
    with closing(run.listen("127.0.0.1", None)) as bound:
        assert bound.getsockname() == ("127.0.0.1", free)


@pytest.mark.slow
@pytest.mark.parametrize("host", ["no.such.host.invalid", "203.0.113.7", "a" * 70, "exa mple"])
def test_a_host_that_is_not_here_is_told_of_in_a_sentence(tmp_path: Path, host: str) -> None:
    with small.ended(small.play(tmp_path, "--host", host, "--port", "0", "--no-browser")) as running:
        out, err = running.communicate(timeout=20)
    assert (running.returncode, out) == (1, "")
    assert err.count("\n") == 1
    assert "Traceback" not in err


@pytest.mark.slow
@pytest.mark.parametrize("port", ["-1", "65536", "http", ""])
def test_what_is_no_port_is_bad_usage(tmp_path: Path, port: str) -> None:
    with small.ended(small.play(tmp_path, "--port", port)) as running:
        out, err = running.communicate(timeout=20)
    assert (running.returncode, out) == (2, "")
    assert err.startswith("roundhouse play: ")
    assert err.count("\n") == 1


def test_hosts_that_a_server_answers_to() -> None:
    local = ("127.0.0.1:8000", "localhost:8000", "[::1]:8000")
    assert run.allowed("127.0.0.1", 8000) == local
    assert run.allowed("192.168.1.7", 8000) == (*local, "192.168.1.7:8000")
    assert run.allowed("Engine.local", 8000) == (*local, "engine.local:8000")
    assert run.allowed("fd00::7", 8000) == (*local, "[fd00::7]:8000")
    name = socket.gethostname().lower()
    assert set(run.allowed("0.0.0.0", 8000)) == {*local, f"{name}:8000", f"{name}.local:8000"}
    assert {"127.0.0.1", "localhost", "localhost:80"} <= set(run.allowed("127.0.0.1", 80))


def test_who_opens_the_house_to_the_network_is_told_the_way_in() -> None:
    assert run.outside("127.0.0.1", "http://127.0.0.1:8000/") == ""
    assert run.outside("192.168.1.7", "http://192.168.1.7:8000/") == ""
    way = run.outside("0.0.0.0", "http://127.0.0.1:8000/")
    assert way == "" or re.fullmatch(r"http://\d+\.\d+\.\d+\.\d+:8000/", way)
    assert "127.0.0.1" not in way


def test_a_host_by_name_is_served_under_that_name(tmp_path: Path) -> None:
    with small.playing(tmp_path, "--host", "localhost") as (url, _):
        assert url.startswith("http://localhost:")
        assert healthy(url)


@pytest.mark.slow
@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_a_signal_ends_it_soon_and_in_order(tmp_path: Path, number: signal.Signals, code: int) -> None:
    """Whoever is still connected: on a socket, between two requests, in the middle of one, before the first."""
    with small.playing(tmp_path, PATIENCE="30") as (url, running):
        place = urlsplit(url)
        assert place.hostname is not None
        idle = http.client.HTTPConnection(place.hostname, place.port)
        halfway = socket.create_connection((place.hostname, place.port))
        silent = socket.create_connection((place.hostname, place.port))
        with closing(idle), closing(halfway), closing(silent), connect(f"ws://{place.netloc}/live", proxy=None) as live:
            idle.request("GET", run.HEALTH)
            idle.getresponse().read()
            path = "/api/v1/tables/abcdef/leave"
            halfway.sendall(f"POST {path} HTTP/1.1\r\nHost: {place.netloc}\r\nContent-Length: 9\r\n\r\n".encode())
            start = time.monotonic()
            running.send_signal(number)
            out, err = running.communicate(timeout=20)
            assert time.monotonic() - start < 15  # it takes about 1.5 seconds when the machine has nothing else to do
            with pytest.raises(ConnectionClosed):
                live.recv(timeout=5)
        assert running.returncode == code
        assert err.strip() == ""
        assert "Traceback" not in out
        assert (tmp_path / "closed").exists()
        assert not (tmp_path / "running.json").exists()
    with small.playing(tmp_path) as (again, _):
        assert healthy(again)


@pytest.mark.slow
def test_who_cannot_wait_presses_ctrl_c_twice(tmp_path: Path) -> None:
    with small.playing(tmp_path, PATIENCE="30") as (url, running):
        place = urlsplit(url)
        assert place.hostname is not None
        with closing(socket.create_connection((place.hostname, place.port))) as halfway:
            head = f"POST /api/v1/tables/abcdef/leave HTTP/1.1\r\nHost: {place.netloc}\r\nContent-Length: 9\r\n\r\n"
            halfway.sendall(head.encode())
            running.send_signal(signal.SIGINT)
            time.sleep(0.4)
            running.send_signal(signal.SIGINT)
            _, err = running.communicate(timeout=15)
    assert (running.returncode, err.strip()) == (130, "")


def test_what_keeps_it_from_starting_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "newer").touch()
    with small.ended(small.play(tmp_path, "--port", "0", "--no-browser")) as running:
        out, err = running.communicate(timeout=20)
    assert (running.returncode, out) == (1, "")
    assert err == "There is no game “chess”; the games are: siberia.\n"
    assert not (tmp_path / "running.json").exists()


def test_a_message_on_a_socket_has_a_limit(url: str) -> None:
    with connect(f"ws://{urlsplit(url).netloc}/live", proxy=None) as live:
        assert live.response is not None
        assert "Sec-WebSocket-Extensions" not in live.response.headers  # nothing is compressed
        live.send("x" * 64 * 1024)
        assert live.recv(timeout=5) == "x" * 64 * 1024
        live.send("x" * (64 * 1024 + 1))
        with pytest.raises(ConnectionClosed) as caught:
            live.recv(timeout=5)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1009


def test_answers_name_no_software(url: str) -> None:
    place = urlsplit(url)
    assert place.hostname is not None
    with closing(http.client.HTTPConnection(place.hostname, place.port)) as connection:
        connection.request("GET", run.HEALTH)
        response = connection.getresponse()
        response.read()
    assert response.getheader("server") is None


def test_other_commands_start_without_the_server() -> None:
    code = (
        "import sys; from roundhouse.cli.main import main\n"
        "assert main(sys.argv[1:]) == 0\n"
        "slow = ('starlette', 'uvicorn', 'uvloop', 'msgspec', 'sqlalchemy', 'asyncio', 'roundhouse.server')\n"
        "print([m for m in slow if m in sys.modules], file=sys.stderr)"
    )
    for arguments in (["--help"], ["play", "--help"], ["rules", "siberia", "SI-1"]):
        done = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True)
        assert done.stderr == "[]\n"
