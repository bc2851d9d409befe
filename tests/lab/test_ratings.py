"""Ratings: what the library is asked, and that it makes sense of it."""

from __future__ import annotations

import pytest

from roundhouse.lab.plan import matches
from roundhouse.lab.played import Played
from roundhouse.lab.ratings import rate
from tests.lab.plans import plan, played

STRENGTH = ("random", "greedy", "search:5")


def tournament(players: int, games: int) -> tuple[list[Played], list[str]]:
    """The stronger bot always wins; returns the names, strongest first."""
    made = plan(*STRENGTH, players=players, games=games)
    found: list[Played] = []
    for game in matches(made):
        best = max(game.seats)
        won = [f"p{p + 1}" for p, bot in enumerate(game.seats) if bot == best]
        found.append(played(game.number, [STRENGTH[bot] for bot in game.seats], won[:1]))
    return found, [rating.bot for rating in rate(made, found)]


@pytest.mark.parametrize("players", [2, 4])
def test_who_always_wins_is_rated_highest(players: int) -> None:
    _, order = tournament(players, 20)
    assert order == list(STRENGTH[::-1])


def test_one_win_each_leaves_both_where_they_began_but_surer() -> None:
    made = plan("greedy", "random", games=2)
    games = [played(0, ["greedy", "random"], ["p1", "p2"]), played(1, ["random", "greedy"], ["p1", "p2"])]
    one, two = rate(made, games)
    assert one.mu == two.mu == pytest.approx(25)
    assert one.sigma < 25 / 3
    assert one.games == two.games == 2


def test_a_player_alone_is_not_rated() -> None:
    assert rate(plan("greedy", players=1, game="steam_power"), []) == []
