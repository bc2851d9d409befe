"""What the battery needs to know of Siberia beside the contract."""

from __future__ import annotations

from mypy_extensions import i64

from roundhouse.core.game import legal
from roundhouse.core.registry import game
from roundhouse.core.rng import Rng, stream
from roundhouse.core.state import Advisor, View
from roundhouse.games.siberia.columns import fill
from roundhouse.games.siberia.moves import (
    A_DISCARD,
    A_PASS,
    A_PLACE,
    A_RESOURCE,
    LIMIT,
    N_COLUMNS,
    N_PERSONS,
    N_TOKENS,
    NO_SLOT,
    TO_RESEARCH,
    token_person,
    token_resource,
)
from roundhouse.games.siberia.position import DRAW
from roundhouse.games.siberia.state import SiberiaState, SiberiaView
from tests.battery.common import Bot, SmallPosition

# SI-R18: 60 rounds; each has 24 draws, 24 placements, and for each player at most six cubes of research, ten columns
# of at most five actions each, and ten tokens too many.
LONGEST = 60 * 400
KINDS = 7  # of token, all of which stay in the bag of the crowded position


def at_a_draw(players: int) -> SiberiaState:
    """The first round, the first player about to draw."""
    siberia = game("siberia")
    options = {o.name: o.default for o in siberia.options}
    state, rng = siberia.board(players, options, siberia.load_data()).new_state(), stream(0, players)
    assert isinstance(state, SiberiaState)
    while state.phase != DRAW:
        who = int(state.actor())
        can = legal(state, who)
        state.apply(who, can[rng.below(len(can))])
    return state


def crowded() -> SiberiaState:
    """Four players with as many tokens as they can keep, so that few kinds are left in the bag."""
    state = at_a_draw(4)
    for token in reversed(range(KINDS, N_TOKENS)):
        while state.bag[token] and (where := free_space(state, token)):
            fill(state, where[0], where[1], token + 1)
            state.bag[token] -= 1
            state.bag_n -= 1
    assert state.audit() == ""
    return state


def free_space(state: SiberiaState, token: int) -> tuple[int, int] | None:
    """A player with fewer than ten tokens, and a column there that takes this one."""
    for p in range(4):
        load = [int(state.load[p * N_COLUMNS + c]) for c in range(N_COLUMNS)]
        for column in (int(token_person(token)), N_PERSONS + int(token_resource(token))):
            if sum(load) < LIMIT and load[column] < 2:
                return p, column
    return None


class Digger(Advisor):
    """Sells whenever it can and shuns research, so that areas are closed before supplies run out."""

    def choose(self, view: View, rng: Rng) -> i64:
        assert isinstance(view, SiberiaView)
        can = legal(view.known, view.player)
        good = [a for a in can if A_RESOURCE <= a < A_DISCARD and (a - A_RESOURCE) % 7 != NO_SLOT]
        good = good or [a for a in can if a != A_PASS and not is_research(a)] or can
        return good[rng.below(len(good))]

    def worth(self, view: View, action: i64) -> i64:
        raise NotImplementedError


def is_research(action: int) -> bool:
    """Whether a token is placed for research."""
    return A_PLACE <= action < A_PASS and (action - A_PLACE) % 3 == TO_RESEARCH


BOTS: dict[str, Bot] = {"digger": lambda board: Digger()}


def small_positions() -> list[SmallPosition]:
    return [
        SmallPosition("two draws from the full bag", at_a_draw(2), 2),
        SmallPosition("the second player's first draw from a bag of eight kinds", crowded(), 7),
    ]
