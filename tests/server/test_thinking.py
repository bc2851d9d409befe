"""The pool of processes: the same answers as without it, in a fair order, through deaths, and without remains."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import uvloop

from roundhouse.bots.advise import advise, weigh
from roundhouse.bots.players import Bot, choose_alone
from roundhouse.core.message import Message
from roundhouse.core.setup import setup
from roundhouse.server import thinking
from roundhouse.server.thinker import NICE
from roundhouse.server.thinking import Thinking
from tests.processes import is_there
from tests.server.pools import (
    BOARD,
    ENDLESS,
    GOOD,
    GREEDY,
    SETUP,
    VIEW,
    Running,
    alone,
    board_of,
    expected,
    first_view,
    problem_of,
    running,
    search,
    until,
)


@pytest.fixture(scope="module")
def house() -> Iterator[Running]:
    """A pool of two for all tests that leave it as it was."""
    with running(Thinking(2)) as found:
        yield found


@pytest.mark.parametrize("bot", [Bot("random"), GREEDY, Bot("search", 20)], ids=str)
def test_the_pool_answers_as_the_function_does(house: Running, bot: Bot) -> None:
    async def ask() -> list[int]:
        found = await asyncio.gather(*(house.pool.choose(BOARD, bot, VIEW, seed % 5) for seed in range(10)))
        return [chosen.action for chosen in found]

    assert house.run(ask()) == [expected(bot, seed % 5) for seed in range(10)]


def test_another_board_is_another_board(house: Running) -> None:
    data = SETUP.game.parse_data(SETUP.data.text + "\n# mine\n", "mine")
    mine = replace(SETUP, data=data, own_data=True, board=SETUP.game.board(2, SETUP.options, data))
    for made in (mine, setup("siberia", 2, {"exchange_sides": "random"}), setup("siberia", 3, {})):
        view = first_view(made)
        answer = house.run(house.pool.choose(board_of(made), GREEDY, view, 3))
        assert answer.action == choose_alone(made.board, GREEDY, view, 3)
        assert house.run(problem_of(house.pool.choose(BOARD, GREEDY, view, 3))).id == "bot-failed"


def test_processes_are_nice_and_do_not_hear_ctrl_c(house: Running) -> None:
    house.run(house.pool.choose(BOARD, GREEDY, VIEW, 1))
    pids = house.pool.pids()
    for pid in pids:
        assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICE)
        os.kill(pid, signal.SIGINT)
    house.run(house.pool.choose(BOARD, GREEDY, VIEW, 1))
    assert house.pool.pids() == pids


@pytest.mark.slow
def test_there_are_as_many_processes_as_were_asked_for() -> None:
    async def ask(pool: Thinking) -> None:
        assert pool.pids() == []
        for _ in range(2):
            await asyncio.gather(*(pool.choose(BOARD, search(0.02), VIEW, seed) for seed in range(6)))
            assert len(pool.pids()) == 2

    alone(ask, Thinking(2))


@pytest.mark.slow
def test_it_works_on_the_loop_that_the_server_uses() -> None:
    async def ask() -> int:
        pool = Thinking(1)
        pool.start()
        try:
            examined = await pool.examine(GOOD)
            return (await pool.choose(BOARD, GREEDY, VIEW, len(examined.seats))).action
        finally:
            await pool.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        assert runner.run(ask()) == expected(GREEDY, 3)


def test_hints_overtake_bots_and_bots_overtake_analysis_and_a_cancelled_question_is_dropped() -> None:
    state = SETUP.board.new_state().to_bytes()

    async def ask(pool: Thinking) -> list[str]:
        order: list[str] = []

        async def one(name: str, question: Coroutine[Any, Any, object]) -> None:
            await question
            order.append(name)

        async with asyncio.TaskGroup() as group:
            group.create_task(one("first", pool.choose(BOARD, search(0.1), VIEW, 1)))
            group.create_task(one("analysis", pool.weigh(BOARD, state, 1, 1)))
            group.create_task(one("more analysis", pool.weigh(BOARD, state, 1, 1)))
            group.create_task(one("second", pool.choose(BOARD, GREEDY, VIEW, 1)))
            dropped = group.create_task(one("dropped", pool.choose(BOARD, ENDLESS, VIEW, 1)))
            group.create_task(one("third", pool.choose(BOARD, GREEDY, VIEW, 1)))
            await asyncio.sleep(0)
            group.create_task(one("hint", pool.advise(BOARD, VIEW, 1, 20)))
            group.create_task(one("second hint", pool.advise(BOARD, VIEW, 1, 20)))
            await asyncio.sleep(0)
            dropped.cancel()
        return order

    before, after = ["first", "hint", "second hint", "second", "third"], ["analysis", "more analysis"]
    assert alone(ask, Thinking(1)) == before + after


def test_advice_and_judgements_of_the_pool_are_those_of_the_functions(house: Running) -> None:
    state = SETUP.board.new_state().to_bytes()
    assert list(house.run(house.pool.advise(BOARD, VIEW, 3, 20))) == advise(SETUP.board, VIEW, 3, 20)
    weighed = house.run(house.pool.weigh(BOARD, state, 3, 2))
    assert (weighed.chances, weighed.points) == weigh(SETUP.board, state, 3, 2)
    for question in (house.pool.advise(BOARD, b"no view", 3, 20), house.pool.weigh(BOARD, b"no state", 3, 2)):
        assert house.run(problem_of(question)).id == "bot-failed"


@pytest.mark.slow
def test_a_question_whose_asker_is_gone_is_finished_by_its_process() -> None:
    async def ask(pool: Thinking) -> None:
        await pool.choose(BOARD, GREEDY, VIEW, 1)
        before = pool.pids()
        gone = asyncio.create_task(pool.choose(BOARD, search(0.3), VIEW, 1))
        await asyncio.sleep(0.02)
        gone.cancel()
        assert (await pool.choose(BOARD, GREEDY, VIEW, 2)).action == expected(GREEDY, 2)
        assert pool.pids() == before

    alone(ask, Thinking(1))


def test_a_question_whose_asker_is_gone_is_not_asked_again_when_its_process_dies() -> None:
    async def ask(pool: Thinking) -> None:
        gone = asyncio.create_task(pool.choose(BOARD, ENDLESS, VIEW, 1))
        await until(lambda: len(pool.pids()) == 1)
        gone.cancel()
        await asyncio.sleep(0.01)
        os.kill(pool.pids()[0], signal.SIGKILL)
        async with asyncio.timeout(30):
            assert (await pool.choose(BOARD, GREEDY, VIEW, 2)).action == expected(GREEDY, 2)

    alone(ask, Thinking(1))


@pytest.mark.slow
def test_a_death_in_the_midst_of_thinking_costs_nothing_but_time() -> None:
    async def ask(pool: Thinking) -> None:
        await pool.choose(BOARD, GREEDY, VIEW, 1)
        (pid,) = pool.pids()
        asked = asyncio.create_task(pool.choose(BOARD, search(0.6), VIEW, 5))
        await asyncio.sleep(0.05)
        assert not asked.done()
        os.kill(pid, signal.SIGKILL)
        assert (await asked).action == expected(search(0.6), 5)
        assert pid not in pool.pids()
        assert not is_there(pid)

    alone(ask, Thinking(1))


@pytest.mark.slow
def test_a_question_that_two_processes_die_of_is_a_problem_and_the_pool_goes_on() -> None:
    async def ask(pool: Thinking) -> None:
        deadly = asyncio.create_task(pool.choose(BOARD, ENDLESS, VIEW, 1))
        await until(lambda: len(pool.pids()) == 1)
        (first,) = pool.pids()
        other = asyncio.create_task(pool.choose(BOARD, search(0.3), VIEW, 1))
        await until(lambda: len(pool.pids()) == 2)
        (bystander,) = set(pool.pids()) - {first}
        os.kill(first, signal.SIGKILL)
        await until(lambda: len({*pool.pids()} - {first, bystander}) == 1)
        (second,) = {*pool.pids()} - {first, bystander}
        os.kill(second, signal.SIGKILL)
        assert await problem_of(deadly) == Message("bot-process-died", {"bot": str(ENDLESS)})
        assert (await other).action == expected(search(0.3), 1)
        assert pool.pids() == [bystander]
        assert (await pool.choose(BOARD, GREEDY, VIEW, 4)).action == expected(GREEDY, 4)

    alone(ask, Thinking(2))


@pytest.mark.slow
def test_a_death_while_nothing_is_asked_is_not_even_a_try(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(pool: Thinking) -> None:
        await pool.choose(BOARD, GREEDY, VIEW, 1)
        (pid,) = pool.pids()
        os.kill(pid, signal.SIGKILL)
        os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)  # it is left to the pool to bury it
        await asyncio.sleep(0.05)
        assert (await pool.choose(BOARD, GREEDY, VIEW, 4)).action == expected(GREEDY, 4)
        assert not is_there(pid)

    monkeypatch.setattr(thinking, "TRIES", 1)
    alone(ask, Thinking(1))


def test_a_process_that_cannot_be_started_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def refuse(*_: object) -> None:
        tried.append(1)
        raise OSError

    async def ask(pool: Thinking) -> Message:
        return await problem_of(pool.choose(BOARD, GREEDY, VIEW, 1))

    monkeypatch.setattr(thinking, "spawn", refuse)
    assert alone(ask, Thinking(1)).id == "bot-process-died"
    assert len(tried) == 2


@pytest.mark.slow
def test_thinking_without_end_is_given_up() -> None:
    async def ask(pool: Thinking) -> None:
        await pool.choose(BOARD, GREEDY, VIEW, 1)
        (pid,) = pool.pids()
        pool.choose_seconds = 0.3
        found = await problem_of(pool.choose(BOARD, ENDLESS, VIEW, 1))
        assert found.args["reason"] == Message("server-took-too-long", {"seconds": 1})
        assert not is_there(pid)
        pool.choose_seconds = 60
        assert (await pool.choose(BOARD, GREEDY, VIEW, 4)).action == expected(GREEDY, 4)

    alone(ask, Thinking(1))


@pytest.mark.slow
@pytest.mark.parametrize("after", [0, 0.02, 0.5])  # nothing has begun; a process is being started; two think
def test_closing_ends_those_who_think_and_tells_those_who_wait(after: float) -> None:
    async def ask(pool: Thinking) -> None:
        await pool.choose(BOARD, GREEDY, VIEW, 1)
        (pid,) = pool.pids()
        asked = [asyncio.create_task(problem_of(pool.choose(BOARD, ENDLESS, VIEW, seed))) for seed in range(4)]
        await asyncio.sleep(after)
        await pool.close()
        assert not is_there(pid)
        late = await problem_of(pool.choose(BOARD, GREEDY, VIEW, 1))
        assert [found.id for found in (*await asyncio.gather(*asked), late)] == ["server-closing"] * 5

    alone(ask, Thinking(2))


PARENT = """
import asyncio
from roundhouse.server.thinking import Thinking
from tests.server.pools import BOARD, ENDLESS, GOOD, GREEDY, VIEW

async def main():
    pool = Thinking(2)
    pool.start()
    await pool.examine(GOOD)
    await asyncio.gather(pool.choose(BOARD, GREEDY, VIEW, 1), pool.choose(BOARD, GREEDY, VIEW, 1))
    asked = asyncio.create_task(pool.choose(BOARD, ENDLESS, VIEW, 1))
    await asyncio.sleep(0.2)
    print(len(pool.pids()), flush=True)
    await asked

asyncio.run(main())
"""


def session(leader: int) -> list[int]:
    """All processes of a session, zombies left out."""
    found: list[int] = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _parent, _group, of = file.read_text().rpartition(")")[2].split()[:4]
        except OSError:  # it has just gone
            continue
        if int(of) == leader and state != "Z":
            found.append(int(file.parent.name))
    return found


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc for what is left")
def test_nothing_is_left_when_the_server_is_killed_even_while_a_bot_thinks() -> None:
    command = [sys.executable, "-c", PARENT]
    root = Path(__file__).parent.parent.parent
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True, cwd=root) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == "3\n"
        assert len(session(parent.pid)) >= 4
        parent.kill()
        parent.wait()
        deadline = time.monotonic() + 20
        while session(parent.pid) and time.monotonic() < deadline:
            time.sleep(0.02)
        assert session(parent.pid) == []


@pytest.mark.slow
def test_the_loop_goes_on_while_four_processes_start_and_search() -> None:
    async def longest_gap(pool: Thinking) -> float:
        """In seconds, from before the processes are started until the last answer has come."""
        asked = asyncio.gather(*(pool.choose(BOARD, search(0.3), VIEW, seed) for seed in range(4)))
        longest, last = 0.0, time.monotonic()
        while not asked.done():
            await asyncio.sleep(0.002)
            longest, last = max(longest, time.monotonic() - last), time.monotonic()
        await asked
        return longest

    # whoever waited for a process would do so every time; the machine may be busy with other things once or twice
    assert any(alone(longest_gap, Thinking(4)) < 0.1 for _ in range(4))
