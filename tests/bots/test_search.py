"""Search: it needs a view and nothing else, and it sees what is plainly best."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.bots.search import Manner, Searcher, judge_position, search
from roundhouse.bots.tree import Tree
from roundhouse.core import registry
from roundhouse.core.drive import to_decision
from roundhouse.core.game import legal, read_action
from roundhouse.core.rng import Rng, stream
from roundhouse.core.setup import setup
from roundhouse.core.state import Advisor, State, View
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


def test_who_has_nobody_to_beat_sees_that_some_choices_bring_more_points() -> None:
    """Eight points more than seemed likely at first make a good reward, e/(1+e) = 0.73, not eight more than none."""
    board = setup("steam_power", 1, {}).board
    advisor, state = registry.game("steam_power").advisor(board), board.new_state()
    rng = stream(3, 0)
    for _ in range(60):
        to_decision(state, rng)
        me = int(state.actor())
        state.apply(me, advisor.choose(state.view(me), rng))
    to_decision(state, rng)
    x = Searcher(state.view(0), stream(1, 0), advisor, Manner(horizon=2))
    point = int(advisor.unit())
    assert x.par == int(advisor.estimate(x.world, 0)) > 10 * point
    judge_position(x, x.world)
    assert x.reward[0] == pytest.approx(0.5)  # as much as seemed likely
    x.par -= 8 * point
    judge_position(x, x.world)
    assert x.reward[0] == pytest.approx(0.731, abs=0.001)
    x.par += 8 * point
    x.think(200)
    means = [float(x.tree.value[i64(c)]) / int(x.tree.visits[i64(c)]) for c in range(1, int(x.tree.n))]
    assert 0.05 < min(means) < max(means) < 0.95
    assert max(means) - min(means) > 0.05


def test_of_the_actions_in_order_each_lacks_something_to_the_first() -> None:
    tree = Tree(2)
    tree.keep_order(0, vec[i64]([7, 8, 9]), vec[i64]([50, 90, 70]))
    assert list(tree.order) == [8, 9, 7]
    assert list(tree.lack) == [0, 20, 40]


def test_who_trusts_the_advisor_plays_its_favourite_and_who_does_not_sees_for_himself() -> None:
    """The advisor's own choice is to sell for less, since its opinion is turned round."""
    s = situation(2, LAST_ROUND)
    advisor = SIBERIA.advisor(s.board)
    best = read_action(SIBERIA, s.state, 0, "gas tokyo")
    found = {}
    for trust in (0.0, 1000.0):
        searcher = Searcher(s.state.view(0), stream(1, 0), Contrary(advisor), Manner(trust=trust))
        searcher.think(300)
        found[trust] = searcher.best()
    assert found[0.0] == best
    assert found[1000.0] == min(legal(s.state, 0), key=lambda action: advisor.worth(s.state.view(0), action))


class Contrary(Advisor):
    """Says the opposite of what another says of actions, and the same of positions."""

    def __init__(self, other: Advisor) -> None:
        self.other = other

    def choose(self, view: View, rng: Rng) -> i64:
        return self.other.choose(view, rng)

    def worth(self, view: View, action: i64) -> i64:
        return -self.other.worth(view, action)

    def clear_lead(self, state: State) -> i64:
        return self.other.clear_lead(state)

    def estimate(self, state: State, player: i64) -> i64:
        return self.other.estimate(state, player)
