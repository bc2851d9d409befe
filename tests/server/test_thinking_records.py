"""Imported records in the pool: read and replayed as here, and whatever a hostile one asks for has a limit."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from roundhouse.core.message import Message, Problem
from roundhouse.core.record import HMAC, RUNNING, SIZE_LIMIT, Note, Record, Result, checksum, write
from roundhouse.core.record_read import read
from roundhouse.core.replay import check, replay, result
from roundhouse.core.setup import setup
from roundhouse.server.thinker import EVENTS_LIMIT
from roundhouse.server.thinking import RECORDS_WAITING, BoardOf, Thinking
from tests.processes import is_there
from tests.server.pools import (
    BOARD,
    GOOD,
    GREEDY,
    RECORDS,
    SETUP,
    VIEW,
    Running,
    alone,
    expected,
    problem_of,
    running,
)


@pytest.fixture(scope="module")
def house() -> Iterator[Running]:
    with running(Thinking(1)) as found:
        yield found


def sealed(text: str) -> bytes:
    """The text with the checksum that fits it, as a forger would write it."""
    body = text[: text.index("checksum: ")]
    return f"{body}checksum: {checksum(body)}\n".encode()


def with_data(text: str) -> bytes:
    """A record that says that it was played with this data."""
    return write(replace(read(GOOD), own_data=text)).encode()


def with_notes(number: int) -> bytes:
    record = read(GOOD)
    return write(replace(record, events=(*[Note("")] * number, *record.events))).encode()


@pytest.mark.slow
@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.txt")), ids=lambda file: file.stem)
def test_a_record_comes_back_as_what_it_says(house: Running, file: Path) -> None:
    record = read(file.read_bytes())
    found = house.run(house.pool.examine(file.read_bytes()))
    assert found.actions == tuple((step.move.actor, step.action) for step in replay(record))
    assert found.draws == tuple(move.counter for move in record.moves())
    assert dict(found.options) == setup(record.game, record.players, record.options).options
    assert (found.game, found.rules, found.players) == (record.game, record.rules, record.players)
    assert (found.data, found.data_sha256, found.own_data) == (record.data, record.data_sha256, "")
    assert found.seats == tuple((seat.kind, seat.name) for seat in record.seats)
    assert (found.chance, found.commitment, found.seed) == (HMAC, record.commitment, record.result.seed)
    assert (found.ending, found.digest) == (record.result.ending, record.result.digest)
    assert (found.over, found.draws_verified, found.notes) == (True, True, ())


def unfinished() -> Record:
    """The beginning of a game, with notes and data of somebody's own."""
    data = SETUP.game.parse_data(SETUP.data.text + "\n# mine\n", "mine")
    record = read(GOOD)
    events = record.events[:3]
    beginning = replace(record, data_sha256=data.sha256, own_data=data.text, events=events, result=Result(RUNNING, ""))
    state = [step.after for step in replay(beginning)][-1]
    told = (Note("undo p1"), *events, Note("Łódź"), Note("two"))
    return replace(beginning, events=told, result=result(SETUP.game, state, ""))


def test_a_running_record_with_notes_and_data_of_ones_own_comes_back_as_what_it_says(house: Running) -> None:
    record = unfinished()
    found = house.run(house.pool.examine(write(record).encode()))
    assert found.notes == ((0, "undo p1"), (3, "Łódź"), (3, "two"))
    assert len(found.actions) == 3
    assert found.own_data == record.own_data
    assert found.board == BoardOf("siberia", 3, found.options, record.own_data)
    assert (found.ending, found.over, found.seed, found.draws_verified) == (RUNNING, False, "", False)


def problem_here(data: bytes) -> Message:
    with pytest.raises(Problem) as caught:
        check(read(data))
    return caught.value.message


def test_what_is_wrong_with_a_record_comes_back_word_for_word(house: Running) -> None:
    text = GOOD.decode()
    wrong = {
        "record-foreign": b"GIF89a",
        "record-rules": sealed(text.replace("rules: 1", "rules: 99")),
        "record-line": with_data('game = "siberia"\nid = 7'),
        "record-illegal": sealed(re.sub(r"\np(\d) place .*", r"\np\1 pass", text, count=1)),
    }
    for name, data in wrong.items():
        found = house.run(problem_of(house.pool.examine(data)))
        assert found == problem_here(data)
        assert found.id == name
    nested = house.run(problem_of(house.pool.examine(wrong["record-line"]))).args["problem"]
    assert isinstance(nested, Message)
    assert isinstance(nested.args["first"], Message)
    assert isinstance(nested.args["first"].args["fault"], Message)


def test_a_record_that_is_too_large_is_not_even_sent() -> None:
    async def ask(pool: Thinking) -> None:
        assert await problem_of(pool.examine(b"x" * (SIZE_LIMIT + 1))) == Message("record-too-large", {"limit": 4})
        assert pool.pids() == []

    alone(ask, Thinking(1))


HOSTILE = {
    "deep": "x = " + ("[" * 390 + "\n") * 2600,
    "dotted": "".join(f"[{'b.' * 190}b{i}]\n" for i in range(2600)),
    "many": "area = [" + "{},\n" * 100_000 + "]",
}


@pytest.mark.slow
@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_data_of_ones_own_is_refused_as_data(house: Running, name: str) -> None:
    found = house.run(problem_of(house.pool.examine(with_data(HOSTILE[name]))))
    assert found.id == "record-line"
    nested = found.args["problem"]
    assert isinstance(nested, Message)
    assert nested.id == "data-faults"


@pytest.mark.slow
def test_a_record_of_endless_notes_is_refused(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.pool, "record_seconds", 300.0)  # as on a machine that is not busy
    longest = with_notes(1_390_000)
    assert SIZE_LIMIT - 64 * 1024 < len(longest) <= SIZE_LIMIT
    assert house.run(problem_of(house.pool.examine(longest))).id == "record-too-costly"
    most = EVENTS_LIMIT - len(read(GOOD).events)
    assert len(house.run(house.pool.examine(with_notes(most))).notes) == most
    assert house.run(problem_of(house.pool.examine(with_notes(most + 1)))).id == "record-too-costly"


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory is limited on Linux only")
def test_a_record_that_takes_too_much_memory_is_refused_and_the_next_one_read() -> None:
    async def ask(pool: Thinking) -> None:
        await pool.examine(GOOD)
        (pid,) = pool.pids()
        assert (await problem_of(pool.examine(with_notes(1_390_000)))).id == "record-too-costly"
        assert not is_there(pid)
        assert (await pool.examine(GOOD)).players == 3

    alone(ask, Thinking(1, record_memory=64 << 20))


def slow_data() -> str:
    """Data that is right in everything, with outlines of so many long lines that comparing them takes a while."""
    zigzag = [n for i in range(198) for n in (900 if i % 2 else 100, i + 1)] + [950, 203, 950, 0.5]
    rows = ",\n".join(", ".join(map(str, zigzag[i : i + 20])) for i in range(0, len(zigzag), 20))
    text = re.sub(r"\noutline = \[[^\]]*\]", f"\noutline = [{rows}]", SETUP.data.text)
    return re.sub(r"\nlabel = \[[^\]]*\]", "\nlabel = [940, 100]", text)


@pytest.mark.slow
def test_a_record_that_takes_too_long_is_given_up_and_keeps_no_bot_waiting() -> None:
    async def ask(pool: Thinking) -> None:
        await pool.examine(GOOD)
        (pid,) = pool.pids()
        await pool.choose(BOARD, GREEDY, VIEW, 1)
        pool.record_seconds = 0.25
        slow = asyncio.create_task(problem_of(pool.examine(with_data(slow_data()))))
        assert (await pool.choose(BOARD, GREEDY, VIEW, 2)).action == expected(GREEDY, 2)
        assert not slow.done()
        assert await slow == Message("record-too-slow", {"seconds": 1})
        assert not is_there(pid)
        pool.record_seconds = 60
        assert (await pool.examine(GOOD)).players == 3

    alone(ask, Thinking(1))


def test_records_are_read_one_at_a_time_and_only_so_many_wait() -> None:
    async def ask(pool: Thinking) -> list[str]:
        asked = [pool.examine(GOOD) for _ in range(RECORDS_WAITING + 3)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert len(pool.pids()) == 1
        return [one.message.id if isinstance(one, Problem) else type(one).__name__ for one in found]

    wanted = ["Examined"] * (RECORDS_WAITING + 1) + ["server-records-waiting"] * 2
    assert alone(ask, Thinking(4)) == wanted


@pytest.mark.slow
def test_who_does_not_wait_for_a_record_any_more_makes_room_for_another() -> None:
    async def ask(pool: Thinking) -> None:
        asked = [asyncio.create_task(pool.examine(GOOD)) for _ in range(RECORDS_WAITING + 1)]
        await asyncio.sleep(0)
        assert (await problem_of(pool.examine(GOOD))).id == "server-records-waiting"
        asked[-1].cancel()
        await asyncio.sleep(0)
        assert (await pool.examine(GOOD)).players == 3
        await asyncio.gather(*asked[:-1])

    alone(ask, Thinking(1))
