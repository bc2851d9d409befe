"""Imported records that are huge, hostile or false, and those that are taken: to look at, or to play on."""

from __future__ import annotations

import json
import re
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from roundhouse.core.record import ENTERED, RUNNING, SIZE_LIMIT, Note, Record, Result, Seat, checksum, write
from roundhouse.core.record_read import read
from roundhouse.core.replay import check, replay, result
from roundhouse.core.setup import setup
from roundhouse.games.siberia import game as siberia
from roundhouse.server.routes import RECORD_BODY
from roundhouse.server.thinker import EVENTS_LIMIT
from roundhouse.server.thinking import RECORDS_WAITING
from tests.server.running import Client, Running, Told, running

RECORDS = Path(__file__).parent.parent / "records"
GOOD = (RECORDS / "siberia-04-3p-round_limit.txt").read_text()
DATA = setup("siberia", 2, {}).data.text
JSON = {"Content-Type": "application/json"}
HTML = "<img src=x onerror=alert(1)>\"'&amp;"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.fixture
def ana(hall: Running) -> Client:
    return hall.client("Ana")


def imported(client: Client, record: str, **more: object) -> Told:
    return client.call("POST", "tables/import", {"record": record, **more})


def table_of(client: Client, record: str, **more: object) -> str:
    told = imported(client, record, **more)
    assert told.status == 201, told.body
    return str(told.body["table"])


def sealed(text: str) -> str:
    """The text with the checksum that fits it, as a forger would write it."""
    body = text[: text.index("checksum: ")]
    return f"{body}checksum: {checksum(body)}\n"


def cut(record: Record, moves: int) -> Record:
    """The beginning of a game, as a record of one that goes on."""
    begun = replace(record, events=record.events[:moves], result=Result(RUNNING, "0" * 64))
    last = [step.after for step in replay(begun)][-1]
    return replace(begun, result=result(siberia.GAME, last, ""))


def played_with(data: str, moves: int | None = None) -> str:
    """A record of a game that was played with somebody's own data, whole or begun."""
    record, own = read(GOOD.encode()), siberia.GAME.parse_data(data, "own")
    record = replace(record, data=own.id, data_sha256=own.sha256, own_data=own.text)
    last = [step.after for step in replay(record)][-1]
    record = replace(record, result=result(siberia.GAME, last, record.result.seed))
    return write(record if moves is None else cut(record, moves))


def persons(*names: str) -> tuple[Seat, ...]:
    """Persons by their names; those without a capital are bots."""
    return tuple(Seat("bot" if name[0].islower() else "person", name) for name in names)


def lobby(client: Client) -> list[str]:
    return [table["table"] for table in client.get("tables")["tables"]]


def test_a_record_larger_than_4_mib_is_refused(ana: Client) -> None:
    before = lobby(ana)
    told = imported(ana, GOOD + "#" * (SIZE_LIMIT - len(GOOD) + 1))
    assert (told.status, told.body["error"]["id"]) == (422, "server-body-invalid")
    letters = json.dumps({"record": GOOD + "é" * (SIZE_LIMIT // 2)}, ensure_ascii=False)
    wide = ana.call("POST", "tables/import", raw=letters.encode(), **JSON)  # not many letters, but many bytes
    assert (wide.status, wide.body["error"]) == (422, {"id": "record-too-large", "args": {"limit": 4}})
    full = imported(ana, GOOD + "#" * (SIZE_LIMIT - len(GOOD)))
    assert (full.status, full.body["error"]["id"]) == (422, "record-long-line")
    assert lobby(ana) == before


@pytest.mark.parametrize("length", [RECORD_BODY + 1, 10**12])
def test_a_body_larger_than_any_record_is_refused_before_it_is_sent(ana: Client, length: int) -> None:
    told = ana.call("POST", "tables/import", raw=b"", **JSON, **{"Content-Length": f"{length}"})
    assert (told.status, told.body["error"]) == (413, {"id": "server-body-too-large", "args": {"limit": RECORD_BODY}})
    ana.close()
    assert ana.get("me")["name"] == "Ana"


@pytest.mark.parametrize(
    ("raw", "status", "id"),
    [
        (b'{"record": "\xff\xfe"}', 400, "server-body-malformed"),
        (b'{"record": "\\ud800"}', 400, "server-body-malformed"),
        (b'{"record": ' + b"[" * 1_000_000, 422, "server-body-invalid"),
        (b"[" * 1_000_000, 422, "server-body-invalid"),
        (b'{"record": 7}', 422, "server-body-invalid"),
        (b'{"record": ""}', 422, "server-body-invalid"),
        (b'{"record": "x", "path": "/etc/passwd"}', 422, "server-body-invalid"),
        (b'{"record": "\\u0000"}', 422, "record-foreign"),
        (b'{"record": "/etc/passwd"}', 422, "record-foreign"),
        (b'{"record": "roundhouse record 2\\n"}', 422, "record-newer"),
        (b'{"record": "roundhouse record 1\\n"}', 422, "record-breaks-off"),
        (b'{"record": "roundhouse record 1\\ngame: ../../x\\n"}', 422, "record-unexpected"),
    ],
)
def test_what_is_no_record_is_refused(ana: Client, raw: bytes, status: int, id: str) -> None:
    told = ana.call("POST", "tables/import", raw=raw, **JSON)
    assert (told.status, told.body["error"]["id"]) == (status, id)


def name_of(seat: str) -> Callable[[str], str]:
    return lambda text: text.replace("seat p1: bot greedy", f"seat p1: {seat}")


FORGED = {
    "a NUL in a name": (name_of(r'person "A\u0000"'), "record-name"),
    "a line's end in a name": (name_of(r'person "A\nB"'), "record-name"),
    "a name from right to left": (name_of('person "A\u202eB"'), "record-name"),
    "no name": (name_of('person ""'), "record-unexpected"),
    "a name that is a number": (name_of('person "1", 2, "3"'), "record-name"),
    "a long name": (name_of(f'person "{"x" * 41}"'), "record-name"),
    "half a character": (name_of(r'person "\ud800"'), "record-name"),
    "a bot with a path": (name_of("bot ../../bin/sh"), "record-unexpected"),
    "a NUL in a note": (lambda text: text.replace("\n* first", "\n# \0\n* first"), "record-unexpected"),
    "an unknown game": (lambda text: text.replace("game: siberia", "game: chess"), "record-line"),
    "other rules": (lambda text: text.replace("rules: 1", "rules: 2"), "record-rules"),
    "other data": (lambda text: re.sub("sha256:.", "sha256:0", text), "record-data"),
    "an unknown option": (lambda text: text.replace("round_limit", "rounds"), "record-line"),
    "99 players": (lambda text: text.replace("players: 3", "players: 99"), "record-unexpected"),
    "another commitment": (lambda text: re.sub("commitment: ..", "commitment: 00", text), "record-commitment"),
    "another draw": (lambda text: text.replace("first p", "first p9", 1), "record-impossible"),
    "another digest": (lambda text: re.sub("digest: ..", "digest: 00", text), "record-digest"),
    "another winner": (lambda text: re.sub("winners: .*", "winners: p1 p2", text), "record-winners"),
    "another score": (lambda text: re.sub(r"score p1: \d+", "score p1: 999999999", text), "record-score"),
    "no end": (lambda text: re.sub(r"\nending: (.|\n)*digest", "\nending: none\ndigest", text), "record-unexpected"),
}


@pytest.mark.parametrize("what", FORGED)
def test_a_forged_record_is_refused_though_its_checksum_fits(ana: Client, what: str) -> None:
    forge, problem = FORGED[what]
    forged = forge(GOOD)
    assert forged != GOOD
    before = lobby(ana)
    told = imported(ana, sealed(forged))
    assert (told.status, told.body["error"]["id"]) == (422, problem)
    assert lobby(ana) == before


def test_a_record_whose_checksum_does_not_fit_is_refused(ana: Client) -> None:
    told = imported(ana, re.sub("checksum: ..", "checksum: 00", GOOD))
    assert (told.status, told.body["error"]["id"]) == (422, "record-changed")


def with_data(text: str) -> str:
    """A record that says that it was played with this data."""
    return write(replace(read(GOOD.encode()), own_data=text))


HOSTILE = {
    "deep": "x = " + ("[" * 390 + "\n") * 2600,
    "dotted": "".join(f"[{'b.' * 190}b{i}]\n" for i in range(2600)),
    "many": "area = [" + "{},\n" * 100_000 + "]",
    "long": "# " + "x" * 15_000,
    "large": DATA + "# nothing\n" * 110_000,
    "twice": DATA + DATA,
    "broken": DATA.replace("neighbours = [", "neighbours = [1e999, ", 1),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_data_is_refused_with_its_faults(ana: Client, name: str) -> None:
    told = imported(ana, with_data(HOSTILE[name]))
    assert (told.status, told.body["error"]["id"]) == (422, "record-line")
    assert told.body["error"]["args"]["problem"]["id"] == "data-faults"
    assert len(told.raw) < 2000


@pytest.mark.slow
def test_a_record_of_a_hundred_thousand_lines_is_refused(ana: Client) -> None:
    record = read(GOOD.encode())
    notes = write(replace(record, events=(*[Note("x")] * EVENTS_LIMIT, *record.events)))
    assert imported(ana, notes).body["error"]["id"] == "record-too-costly"
    moves = sealed(GOOD.replace("\n* first", "\n* first p1" * EVENTS_LIMIT + "\n* first"))
    assert imported(ana, moves).body["error"]["id"] == "record-too-costly"
    options = sealed(GOOD.replace("\noption", "\noption x: 1" * EVENTS_LIMIT + "\noption", 1))
    assert imported(ana, options).body["error"]["id"] == "record-twice"


def test_a_finished_record_becomes_a_table_that_is_over(ana: Client) -> None:
    """All that can be looked at of a game that was played here can be looked at."""
    record = read(GOOD.encode())
    record = replace(record, seats=persons("Zoe", "greedy", HTML), events=(Note(f"note {HTML}"), *record.events))
    table = table_of(ana, write(record))
    told = ana.get(f"tables/{table}")
    assert [text for text in strings(told) if HTML in text] == [HTML]  # notes are not kept
    now = told["now"]
    assert (now["phase"], now["legal"], now["prompt"]["id"] != "") == ("over", None, True)
    assert [(seat["kind"], seat["name"]) for seat in now["seats"]] == [(s.kind, s.name) for s in record.seats]
    assert [seat.get("mine", False) for seat in now["seats"]] == [False] * 3
    assert (told["about"]["chance"], told["about"]["commitment"], now["result"]["seed"]) == (ENTERED, "", "")
    assert [score["total"] for score in now["result"]["scores"]] == [score.total for score in record.result.scores]
    moves = [move.notation for move in record.moves()]
    shown = [entry["move"] for entry in told["log"] if entry["kind"] == "act"]
    drawn = [move for move in moves if move.startswith("draw ")]
    assert sorted(shown) == sorted([move for move in moves if move not in drawn] + ["draw ?"] * len(drawn))
    for viewer in ("", "p1", "p2", "p3"):
        last = ana.get(f"tables/{table}/at/0?viewer={viewer}")["last"]
        views = [ana.get(f"tables/{table}/at/{n}?viewer={viewer}") for n in range(last + 1)]
        assert [view["n"] for view in views] == list(range(last + 1))
        assert views[-1]["view"] == ana.get(f"tables/{table}/at/{last}?viewer={viewer}")["view"]
        assert views[0]["view"] != views[-1]["view"]
    text = ana.call("GET", f"tables/{table}/record").body
    assert "\nchance: entered\n" in text
    again = read(text.encode())
    assert check(again).draws_verified is False
    assert [move.notation for move in again.moves()] == moves
    assert table_of(ana, text) != table
    forked = ana.post(f"tables/{table}/fork", {"at": 30, "seats": [{"kind": "person"}] * 3}, 201)["table"]
    assert ana.get(f"tables/{forked}")["now"]["phase"] == "playing"


@pytest.mark.slow
def test_a_record_of_a_running_game_is_played_on_by_who_imports_it(hall: Running, ana: Client) -> None:
    record = replace(read(GOOD.encode()), seats=persons("greedy", "Zoe", "Ben"))
    begun = write(cut(record, 50))
    joined = imported(ana, begun).body
    table = joined["table"]
    now = ana.get(f"tables/{table}")["now"]
    assert (joined["seat"], now["phase"]) == ("p2", "gathering")
    assert [(seat["kind"], seat["name"]) for seat in now["seats"]] == [
        ("bot", "greedy"),
        ("person", "Ana"),
        ("open", ""),
    ]
    ben = hall.client("Ben")
    assert ben.post(f"tables/{table}/join", {"invite": joined["invite"]})["seat"] == "p3"
    play(table, [ana, ben])
    played = read(ana.call("GET", f"tables/{table}/record").body.encode())
    assert [move.notation for move in played.moves()[:50]] == [move.notation for move in record.moves()[:50]]
    assert len(played.moves()) > 50
    assert check(played).draws_verified is False


def play(table: str, clients: Sequence[Client]) -> None:
    """Whoever may act does the first thing, until it is over."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        for client in clients:
            told = client.get(f"tables/{table}")
            now = told["now"]
            if now["phase"] == "over":
                return
            if now["done"]:
                client.wish(table, "done", told["seq"])
            elif now["legal"]:
                client.wish(table, "act", told["seq"], actions=[now["legal"]["actions"][0][0]])
    raise AssertionError("the game does not end")


def test_what_was_played_before_is_not_taken_back(ana: Client) -> None:
    record = replace(read(GOOD.encode()), seats=persons("Zoe", "Zoe", "Zoe"))
    full = cut(record, 50)
    told = imported(ana, write(replace(full, seats=persons("Zoe", "greedy", "random"))))
    table = told.body["table"]
    answer = ana.wish(table, "undo")
    assert (answer.status, answer.body["error"]["id"]) == (422, "table-nothing-to-undo")


def test_a_bot_of_another_house_is_replaced(ana: Client) -> None:
    record = replace(read(GOOD.encode()), seats=persons("Zoe", "gpt_9", "search:999999999"))
    table = table_of(ana, write(cut(record, 50)))
    names = [seat["name"] for seat in ana.get(f"tables/{table}")["now"]["seats"]]
    assert names == ["Ana", "greedy", "greedy"]


def test_what_a_viewer_may_read_of_a_running_game_is_no_record(ana: Client) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}]
    table = ana.post("tables", {"game": "siberia", "seats": seats}, 201)["table"]
    text = ana.call("GET", f"tables/{table}/record?seat=p1").body
    assert text.startswith("roundhouse record 1 as seen by p1\n")
    told = imported(ana, text)
    assert (told.status, told.body["error"]) == (422, {"id": "record-partial", "args": {}})
    claimed = imported(ana, text.replace(" as seen by p1", "", 1))
    assert claimed.status == 422


def test_data_with_html_in_every_name_comes_back_as_the_same_text(ana: Client) -> None:
    name = "<b onclick=x()>&amp;'</b>"
    data = re.sub(r'(names = \{ en = )"[^"]*"', rf'\1"{name}"', DATA)
    assert data.count(name) > 20
    table = table_of(ana, played_with(data, 50), public=True)
    told = ana.call("GET", f"tables/{table}")
    assert told.headers["content-type"] == "application/json"
    texts = {text for text in strings(told.body) if "onclick" in text}
    assert texts == {name}
    page = ana.call("GET", "/").body
    assert "onclick" not in page


def strings(part: object) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for key, value in part.items():
            yield from strings(key)
            yield from strings(value)
    elif isinstance(part, list):
        for value in part:
            yield from strings(value)


def test_several_imports_at_once_make_a_table_each(hall: Running) -> None:
    clients = [hall.client(f"P{n}") for n in range(4)]
    with ThreadPoolExecutor(4) as threads:
        told = list(threads.map(lambda client: imported(client, GOOD), clients))
    assert [one.status for one in told] == [201] * 4
    assert len({one.body["table"] for one in told}) == 4


@pytest.mark.slow
def test_too_many_imports_at_once_are_told_to_come_back(hall: Running) -> None:
    clients = [hall.client(f"P{n}") for n in range(RECORDS_WAITING + 8)]
    slow = played_with(zigzag(120))
    with ThreadPoolExecutor(len(clients)) as threads:
        first = threads.submit(imported, clients[0], slow)
        told = list(threads.map(lambda client: imported(client, GOOD), clients[1:]))
        assert first.result().status == 201
    refused = [one.body["error"]["id"] for one in told if one.status != 201]
    assert set(refused) == {"server-records-waiting"}
    assert len(refused) < len(told) - RECORDS_WAITING + 1


def zigzag(points: int) -> str:
    """Data that is right in everything, with outlines of so many long lines that comparing them takes its time."""
    line = [n for i in range(points - 2) for n in (900 if i % 2 else 100, i + 1)] + [950, points + 3, 950, 0.5]
    rows = ",\n".join(", ".join(map(str, line[i : i + 20])) for i in range(0, len(line), 20))
    text = re.sub(r"\noutline = \[[^\]]*\]", f"\noutline = [{rows}]", DATA)
    return re.sub(r"\nlabel = \[[^\]]*\]", f"\nlabel = [940, {points // 2}]", text)


def answers_while(hall: Running, doing: Callable[[], object]) -> tuple[float, float]:
    """How long something takes, and the longest time that the server lets somebody else wait meanwhile."""
    other = hall.client("Other")
    done = threading.Event()
    longest = 0.0

    def work() -> None:
        try:
            doing()
        finally:
            done.set()

    thread = threading.Thread(target=work)
    start = time.monotonic()
    thread.start()
    while not done.is_set():
        asked = time.monotonic()
        other.get("health")
        other.get("me")
        longest = max(longest, time.monotonic() - asked)
        time.sleep(0.01)
    thread.join()
    return time.monotonic() - start, longest


@pytest.mark.slow
@pytest.mark.parametrize("points", [120, 200])
def test_the_server_answers_others_while_it_takes_a_record_that_takes_long(
    hall: Running, ana: Client, monkeypatch: pytest.MonkeyPatch, points: int
) -> None:
    """The outlines in its data take seconds to check: in the pool, to make the table, and to read it again later."""
    monkeypatch.setattr(hall.served.thinking, "record_seconds", 300.0)  # as on a machine that is faster
    text = played_with(zigzag(points), 50)
    found: list[Any] = []

    def take() -> None:
        siberia.read.cache_clear()  # or this process would know the data already
        found.append(imported(ana, text))

    def read_again() -> None:
        siberia.read.cache_clear()
        hall.loop.call_soon_threadsafe(forget, hall)
        found.append(ana.get(f"tables/{found[0].body['table']}"))

    assert least_wait(hall, take) < 1 / 3
    assert found[0].status == 201, found[0].body
    assert least_wait(hall, read_again) < 1 / 2
    assert found[-1]["table"] == found[0].body["table"]


def least_wait(hall: Running, doing: Callable[[], object]) -> float:
    """The longest wait as a share of the time that something takes. A busy machine can make anybody wait once, a server
    that does it in its event loop makes everybody wait every time: so the shortest of three tries counts."""
    shares = [longest / took for took, longest in (answers_while(hall, doing) for _ in range(3))]
    return min(shares)


def forget(hall: Running) -> None:
    """As after a restart."""
    hall.served.house.rooms.clear()
    hall.served.house._setups.clear()


def test_a_record_counts_as_a_table_of_its_importer(hall: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse.server.house.MOST_TABLES", 2)
    ana = hall.client("Ana")
    begun = write(cut(replace(read(GOOD.encode()), seats=persons("Zoe", "Zoe", "Zoe")), 50))
    assert [imported(ana, begun).status for _ in range(3)] == [201, 201, 429]
    assert json.loads(imported(ana, begun).raw)["error"]["id"] == "server-too-many-tables"
