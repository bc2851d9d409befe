"""How long a decision may take: a clock that the test moves, and iterations that take as long as it says."""

from __future__ import annotations

from contextlib import closing
from math import inf
from typing import cast

import pytest

from roundhouse.bots import players
from roundhouse.bots.levels import Budget
from roundhouse.bots.players import ENOUGH, STEP, advisor_of, choose, prepare, think
from roundhouse.bots.search import Manner, Searcher
from roundhouse.core import registry
from roundhouse.core.drive import to_decision
from roundhouse.core.game import legal
from roundhouse.core.rng import stream
from roundhouse.core.setup import setup
from roundhouse.lab.play import Player
from roundhouse.server import thinker
from roundhouse.server.thinker import BoardOf
from tests.lab.plans import plan


class Slow:
    """A search on a clock of its own: each iteration takes `cost` seconds, the first one `first`."""

    def __init__(self, cost: float, first: float | None = None, choices: float = 1.0) -> None:
        self.now = 100.0
        self.looks = 0
        self.asked: list[int] = []  # how many were left when it was asked whether more could change anything
        self.done = 0
        self._cost = cost
        self._first = cost if first is None else first
        self._choices = choices
        self.decided = inf  # after so many iterations
        self.deadline = inf

    def clock(self) -> float:
        self.looks += 1
        return self.now

    def think(self, iterations: int) -> int:
        before = self.done
        while self.done < before + iterations:
            self.now += self._cost if self.done else self._first
            if self.now > self.deadline:
                self.now = self.deadline
                break
            self.done += 1
        return self.done - before

    def is_decided(self, left: int) -> bool:
        self.asked.append(left)
        return self.done >= self.decided

    def choices_a_turn(self) -> float:
        return self._choices


def thought(monkeypatch: pytest.MonkeyPatch, slow: Slow, budget: Budget, before: float = 0.0) -> float:
    """Let it think, after `before` seconds that went into other things; returns how long all of it has taken."""
    monkeypatch.setattr(players, "thread_time", slow.clock)
    start = slow.now
    slow.now += before
    assert think(cast("Searcher", slow), budget, start) == slow.done
    return slow.now - start


@pytest.mark.parametrize("cost", [0.00001, 0.0001, 0.0004, 0.001, 0.0017, 0.002])
def test_slow_iterations_do_not_overrun_a_short_time(monkeypatch: pytest.MonkeyPatch, cost: float) -> None:
    slow = Slow(cost)
    taken = thought(monkeypatch, slow, Budget(10_000, 0.005))
    assert taken <= 0.005
    assert slow.done == pytest.approx(ENOUGH * 0.005 / cost, abs=1.01)  # and the time is used


@pytest.mark.parametrize("left", [0.001, 0.005, 0.015])
def test_a_first_iteration_that_takes_too_long_is_given_up_in_time_to_ask_the_advisor(
    monkeypatch: pytest.MonkeyPatch, left: float
) -> None:
    slow = Slow(1.0)
    assert thought(monkeypatch, slow, Budget(10_000, left)) < 0.5 * left
    assert slow.done == 0


def test_an_iteration_that_takes_longer_than_those_before_does_not_make_a_turn_late(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = Slow(1.0, first=0.001)
    assert thought(monkeypatch, slow, Budget(10_000, 0.015)) == pytest.approx(0.9 * 0.015)
    assert slow.done == 1


def test_a_first_iteration_that_takes_longer_is_paid_for_by_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(0.0002, first=0.002)
    assert thought(monkeypatch, slow, Budget(10_000, 0.005)) <= 0.005
    assert slow.done > 10


def test_what_was_spent_before_the_search_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(0.001)
    assert thought(monkeypatch, slow, Budget(1000, 0.01), before=0.0055) <= 0.01
    assert slow.done == 3  # nine tenths of the time are for the search
    late = Slow(0.001)
    thought(monkeypatch, late, Budget(1000, 0.01), before=0.01)
    assert late.done == 0


def test_the_time_of_a_turn_is_divided_by_its_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(0.001, choices=4.0)
    assert thought(monkeypatch, slow, Budget(10_000, 0.1)) == pytest.approx(0.025, abs=0.001)
    alone = Slow(0.001, choices=4.0)
    assert thought(monkeypatch, alone, Budget(10_000, 0.1, shared=False)) == pytest.approx(0.09, abs=0.001)


def test_fast_iterations_are_not_kept_waiting_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(0.000_02)
    thought(monkeypatch, slow, Budget(8000, 3.0))
    assert slow.done == 8000
    assert slow.looks < 2 * 8000 / STEP


def test_where_there_is_time_the_speed_of_the_machine_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for cost in (0.000_001, 0.0007):
        slow = Slow(cost, choices=2.5)
        thought(monkeypatch, slow, Budget(900, 1.0))
        found.append((slow.done, slow.asked))
    assert found[0] == found[1]
    assert found[0][0] == 360


def test_a_choice_that_is_decided_is_thought_about_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(0.001)
    slow.decided = 0
    assert thought(monkeypatch, slow, Budget(1000, 1.0)) == 0
    later = Slow(0.001)
    later.decided = 40
    thought(monkeypatch, later, Budget(1000, 10.0))
    assert 40 <= later.done < 40 + STEP


@pytest.mark.parametrize("name", registry.NAMES)
def test_without_time_for_one_iteration_a_bot_follows_the_advice(name: str) -> None:
    board = setup(name, 2, {}).board
    state = board.new_state()
    to_decision(state, stream(5, 5))
    me = int(state.actor())
    found = choose(board, "hard", state.view(me).to_bytes(), 7, Budget(100, 1e-9))
    assert found.iterations == 0
    assert found.action in legal(state, me)


@pytest.mark.parametrize("name", registry.NAMES)
def test_an_iteration_that_is_given_up_teaches_nothing(name: str) -> None:
    board = setup(name, 2, {}).board
    state = board.new_state()
    to_decision(state, stream(5, 5))
    view, advisor = state.view(int(state.actor())), advisor_of(board)

    def searcher() -> Searcher:
        return Searcher(view, stream(7, 0), advisor, Manner())

    late, usual = searcher(), searcher()
    assert (late.think(9), usual.think(9)) == (9, 9)
    late.deadline = 0.0  # long past
    assert late.think(5) == 0
    assert list(late.tree.visits)[: int(usual.tree.n)] == list(usual.tree.visits)
    assert list(late.tree.value)[: int(usual.tree.n)] == list(usual.tree.value)
    assert late.best() == usual.best()
    never = searcher()
    never.deadline = 0.0
    assert never.think(5) == 0
    assert never.best() == advisor.choose(view, stream(8, 0))


def test_all_of_a_decision_is_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the bytes of the view to the action: the clock goes on by a second with every part."""
    now = [0.0]
    board = setup("siberia", 2, {}).board
    state = board.new_state()
    to_decision(state, stream(5, 5))
    view = state.view(int(state.actor())).to_bytes()
    prepare(board)
    monkeypatch.setattr(players, "thread_time", lambda: now[0])

    def later(part: str) -> None:
        honest = getattr(players, part)

        def slow(*arguments: object) -> object:
            now[0] += 1.0
            return honest(*arguments)

        monkeypatch.setattr(players, part, slow)

    for part in ("stream", "advisor_of", "think"):
        later(part)
    assert choose(board, "hard", view, 7, Budget(4, 100.0)).seconds == 3.0
    assert choose(board, "greedy", view, 7, Budget(0)).seconds == 2.0


@pytest.mark.parametrize("name", registry.NAMES)
def test_what_is_made_once_for_a_board_is_no_part_of_the_first_turn(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    board = setup(name, 2, {}).board
    state = board.new_state()
    to_decision(state, stream(5, 5))
    prepare(board)
    made = advisor_of.cache_info().misses
    choose(board, "hard", state.view(int(state.actor())).to_bytes(), 7, Budget(2, 1.0))
    assert advisor_of.cache_info().misses == made


def test_whoever_lets_bots_play_has_prepared_for_it() -> None:
    made = setup("siberia", 2, {})
    of = BoardOf("siberia", 2, tuple(made.options.items()), "")
    with closing(Player(plan("hard", "greedy"))) as arena:
        for board in (arena._setup.board, thinker._board(of)):
            before = advisor_of.cache_info().misses
            advisor_of(board)
            assert advisor_of.cache_info().misses == before
