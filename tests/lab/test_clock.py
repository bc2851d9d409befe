"""How long the turns of a tournament's game have taken, and what is left of them."""

from __future__ import annotations

from math import inf

import pytest

from roundhouse.bots.levels import Budget, Chosen
from roundhouse.lab.play import Clock
from roundhouse.lab.seats import FILE_SECONDS, budget_of
from tests.bots.playing import act, begun, planning
from tests.lab.plans import entrant


def test_the_scale_multiplies_what_may_be_thought() -> None:
    assert budget_of(entrant("search:200"), "siberia", 2, 2.5) == Budget(500, inf, shared=False)
    assert budget_of(entrant("search:10"), "siberia", 2, 0.01) == Budget(1, inf, shared=False)
    hard = budget_of(entrant("hard"), "siberia", 2, 1.0)
    assert budget_of(entrant("hard"), "siberia", 2, 0.5) == Budget(hard.iterations // 2, hard.seconds / 2)
    assert budget_of(entrant("my.py", b"#"), "siberia", 2, 0.5) == Budget(0, FILE_SECONDS / 2)


def test_decisions_of_one_turn_are_one_time() -> None:
    state, clock = planning(), Clock([Budget(0, 2.0), Budget(0, 2.0)])
    for seconds in (0.5, 1.0):
        clock.spent(state, 0, Chosen(1, 10, seconds))
    assert clock.left(state, 0).seconds == pytest.approx(0.5)
    clock.spent(state, 0, Chosen(1, 10, 3.0))
    assert clock.left(state, 0).seconds == 0
    assert clock.left(state, 1).seconds == 2.0
    found = clock.thinking(["a", "b"])
    assert (found["a"].seconds, found["a"].turns, found["a"].longest) == (4.5, 1, 4.5)
    assert found["b"].turns == 0


def test_iterations_are_shared_by_a_turn_but_those_of_a_plain_search_are_for_each_decision() -> None:
    state, clock = planning(), Clock([Budget(25, 9.0), Budget(25, inf, shared=False)])
    for seat in (0, 1):
        clock.spent(state, seat, Chosen(1, 10, 0.5))
    assert clock.left(state, 0) == Budget(15, 8.5)
    assert clock.left(state, 1) == Budget(25, inf, shared=False)


def test_two_turns_of_a_bot_are_counted_each() -> None:
    state, clock = begun("steam_power"), Clock([Budget(0, 2.0), Budget(0, 2.0)])
    first = int(state.actor())
    other = 1 - first
    clock.spent(state, other, Chosen(1, 10, 3.0))
    act(state, clock.noticed, first)
    assert clock.left(state, other).seconds == 2.0
    clock.spent(state, other, Chosen(1, 10, 1.0))
    found = clock.thinking(["a", "b"])["ab"[other]]
    assert (found.seconds, found.turns, found.longest, found.over, found.limited) == (4.0, 2, 3.0, 1, 2)


def test_a_tenth_over_the_limit_is_allowed_and_without_limit_nothing_is_over() -> None:
    state = planning()
    for limit, seconds, over, limited in ((2.0, 2.2, 0, 1), (2.0, 2.21, 1, 1), (inf, 99.0, 0, 0)):
        clock = Clock([Budget(0, limit), Budget(0, limit)])
        clock.spent(state, 0, Chosen(1, 10, seconds))
        found = clock.thinking(["a", "a"])["a"]
        assert (found.over, found.limited) == (over, limited)
