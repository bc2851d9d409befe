"""What interpreted code asks of compiled code again and again, a server all day long, must leave no memory behind."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable

import pytest

from roundhouse.core import registry
from roundhouse.core.game import legal, waiting, weights
from roundhouse.core.replay import result
from roundhouse.core.rng import stream
from roundhouse.core.setup import setup
from roundhouse.core.state import OVER, State

TIMES = 100
LITTLE = 200  # bytes each time; the scratch table of a game has thousands

QUESTIONS: dict[str, Callable[[State], object]] = {
    "weights": weights,
    "legal": lambda state: legal(state, 0),
    "waiting": waiting,
}


def kept(question: Callable[[], object]) -> int:
    """Bytes that are still there after a question was asked so many times."""
    question()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(TIMES):
            question()
        gc.collect()
        return tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("name", registry.NAMES)
def test_asking_a_position_keeps_no_memory(name: str, question: str) -> None:
    state = setup(name, 2, {}).board.new_state()
    assert kept(lambda: QUESTIONS[question](state)) < LITTLE * TIMES


@pytest.mark.parametrize("name", registry.NAMES)
def test_the_result_of_a_game_keeps_no_memory(name: str) -> None:
    made = setup(name, 2, {})
    state, rng = made.board.new_state(), stream(1, 1)
    while (who := state.actor()) != OVER:
        can = legal(state, who)
        state.apply(who, can[rng.below(len(can))])
    assert kept(lambda: result(made.game, state, "")) < LITTLE * TIMES
