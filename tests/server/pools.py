"""Pools for tests of the processes that think: a pool with its loop, and questions to ask it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

from roundhouse import NATIVE
from roundhouse.bots.players import Bot, choose_alone
from roundhouse.core.message import Message, Problem
from roundhouse.core.rng import stream
from roundhouse.core.setup import Setup, setup
from roundhouse.core.state import CHANCE, buffer
from roundhouse.core.text import t
from roundhouse.server.thinking import BoardOf, Thinking
from tests.processes import is_there

T = TypeVar("T")

RECORDS = Path(__file__).parent.parent / "records"
GOOD = (RECORDS / "siberia-04-3p-round_limit.txt").read_bytes()

GREEDY = Bot("greedy")
ENDLESS = Bot("search", 100_000_000)


def search(seconds: float) -> Bot:
    """A bot that thinks about so long."""
    return Bot("search", int(seconds * (30_000 if NATIVE else 1_000)))


def board_of(made: Setup) -> BoardOf:
    return BoardOf(made.game.name, made.players, tuple(made.options.items()), made.data.text if made.own_data else "")


def first_view(made: Setup) -> bytes:
    """What the first player to decide knows."""
    state, out, rng = made.board.new_state(), buffer(made.board), stream(1, 1)
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.sample_chance(rng, out))
    return state.view(state.actor()).to_bytes()


SETUP = setup("siberia", 2, {})
BOARD = board_of(SETUP)
VIEW = first_view(SETUP)


def expected(bot: Bot, seed: int) -> int:
    """The answer that the pool must give about BOARD and VIEW."""
    return choose_alone(SETUP.board, bot, VIEW, seed)


class Running:
    """A pool with the loop that it lives on."""

    def __init__(self, pool: Thinking, runner: asyncio.Runner) -> None:
        self.pool = pool
        self.run = runner.run


@contextmanager
def running(pool: Thinking) -> Iterator[Running]:
    """A pool that may be asked; at the end nothing may be left of its processes."""
    with asyncio.Runner() as runner:
        pool.start()
        yield Running(pool, runner)
        pids = pool.pids()
        runner.run(pool.close())
        assert pool.pids() == []
        assert not any(is_there(pid) for pid in pids)


def alone(test: Callable[[Thinking], Coroutine[Any, Any, T]], pool: Thinking) -> T:
    """Run a test with a pool of its own; one that hangs fails."""
    with running(pool) as house:
        return house.run(asyncio.wait_for(test(pool), 120))


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.01)


async def problem_of(asked: Awaitable[object]) -> Message:
    """The problem that a question ends with; it can be put into words."""
    with pytest.raises(Problem) as caught:
        await asked
    assert t(caught.value.message)
    return caught.value.message
