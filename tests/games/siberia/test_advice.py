"""The greedy player: it follows plain advice, and that is enough against chance."""

from __future__ import annotations

import pytest

import roundhouse
from roundhouse.core.drive import Tally, play_games
from roundhouse.core.rng import stream
from roundhouse.core.state import Advisor
from roundhouse.games.siberia.advice import TERMS, SiberiaAdvisor
from tests.games.siberia.situation import SIBERIA, Situation, situation

GAMES = 200 if roundhouse.NATIVE else 8


def advised(s: Situation, player: int = 0) -> str:
    action = SiberiaAdvisor().choose(s.state.view(player), stream(1, 1))
    return SIBERIA.notation(s.state, player, int(action))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_wins_at_least_95_of_100_games_against_random_players(players: int) -> None:
    board = situation(players, "").board
    wins = 0.0
    for seat in range(players):
        tally = Tally(players, len(SIBERIA.endings))
        seats: list[Advisor | None] = [SIBERIA.advisor(board) if p == seat else None for p in range(players)]
        play_games(board, seats, seat, 0, GAMES, tally)
        wins += tally.wins[seat]
    assert wins >= 0.95 * GAMES * players


def test_it_sells_at_the_better_of_two_exchanges() -> None:
    s = situation(
        2,
        """
        active tokyo
        area amur gas coal
        workers p1 amur
        salesmen p1 frankfurt tokyo
        board p1 gas: gas/worker gas/worker
        """,
    )
    assert advised(s) == "gas tokyo"


def test_it_walks_to_where_there_is_more_to_sell_before_it_sells() -> None:
    s = situation(
        2,
        """
        active tokyo
        area amur coal
        area baikal gas
        workers p1 amur
        salesmen p1 tokyo
        board p1 gas: gas/worker gas/worker | logistics: gas/logistics gas/logistics
        """,
    )
    assert advised(s) == "logistics"
    s.do("p1 logistics")
    assert advised(s) == "move amur>baikal"


def test_it_keeps_the_column_that_can_sell_when_it_has_too_many_tokens() -> None:
    s = situation(
        2,
        """
        active tokyo
        area amur gas
        workers p1 amur
        salesmen p1 tokyo
        board p1 gas: gas/worker gas/worker | worker: coal/worker oil/worker | salesman: coal/salesman oil/salesman
        board p1 logistics: coal/logistics oil/logistics | gold: gold/worker gold/worker | coal: coal/worker
        passed p2
        """,
    )
    s.do("p1 pass")
    assert advised(s) != "discard gas/worker gas"


def test_worth_is_the_difference_an_action_makes_and_the_terms_say_why() -> None:
    s = situation(2, "active tokyo\narea amur gas\nworkers p1 amur\nsalesmen p1 tokyo\nmoney p1 4000")
    terms = list(zip(TERMS, SiberiaAdvisor().terms(s.state, 0), strict=True))
    assert dict(terms)["money"] == 100 * 4000
    # columns are empty (9 %); Tokyo pays 3,000 for gas, of which one cube is there and 28 % of one hoped for, and for
    # oil, of which 28 % of a cube is hoped for: (128 * 3000 * 9 + 28 * 3000 * 9) / 10,000 = 421
    assert dict(terms)["sales"] == 100 * 421
    board = SIBERIA.advisor(s.board)
    assert board.worth(s.state.view(0), 113) == board.estimate(s.state, 0) - sum(value for _, value in terms) // 100
