"""Search: it needs a view and nothing else, and it sees what is plainly best."""

from __future__ import annotations

import pytest

from roundhouse.bots.search import search
from roundhouse.core.game import legal, read_action
from roundhouse.core.rng import stream
from roundhouse.core.state import Advisor
from tests.games.siberia.situation import SIBERIA, Situation, situation

LAST_ROUND = """
    round 60
    active tokyo london
    area amur gas coal
    area baikal gas oil
    area lena gold
    workers p1 amur baikal
    workers p2 lena
    salesmen p1 frankfurt tokyo london
    salesmen p2 frankfurt
    board p1 gas: gas/worker gas/worker
    board p2 gold: gold/worker gold/investor
    money p2 3000
"""


def advisors(s: Situation) -> list[Advisor | None]:
    return [None, SIBERIA.advisor(s.board)]


@pytest.mark.parametrize("advised", [False, True])
def test_it_sells_where_most_is_paid_when_nothing_comes_after(advised: bool) -> None:
    s = situation(2, LAST_ROUND)
    found = search(s.state.view(0), 200, stream(1, 0), advisors(s)[advised])
    assert found == read_action(SIBERIA, s.state, 0, "gas tokyo")  # 2 * 3,000 beats 2 * 2,000 and 3,000 + 2,000


@pytest.mark.parametrize("advised", [False, True])
def test_a_single_choice_needs_no_thought(advised: bool) -> None:
    s = situation(2, "board p1 research: gas/worker")
    assert legal(s.state, 0) == [search(s.state.view(0), 10**9, stream(1, 0), advisors(s)[advised])]
