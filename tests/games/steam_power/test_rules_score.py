"""SP-3.3, SP-3.4: points and winners."""

from __future__ import annotations

import pytest

from tests.games.steam_power.situation import Game, new_game
from tests.games.steam_power.worked_maps import ARMS, HUB


@pytest.mark.parametrize(("connected", "share"), [(1, 4), (2, 2), (3, 1), (4, 1), (5, 0)])
def test_a_vp_city_gives_4_points_shared_among_the_players_connected_to_it(connected: int, share: int) -> None:
    """SP-3.3"""
    game = new_game(*HUB, players=5)
    for player in range(connected):
        game.by(f"p{player + 1}", ARMS[player])
    game.give(p1=0, p2=0, p3=0, p4=0, p5=0)
    assert game.look()["score"] == [share] * connected + [0] * (5 - connected)


def test_how_many_connections_a_player_has_to_it_does_not_matter() -> None:
    """SP-3.3"""
    game = new_game(*HUB).by("p1", *ARMS[:3]).by("p2", ARMS[3]).give(p1=0, p2=0)
    assert game.look()["score"] == [2, 2]


def test_a_vp_city_counts_for_those_connected_to_its_group() -> None:
    """SP-3.3, SP-R14"""
    game = new_game("B.WV.O").by("p1", "track a2 1-4").give(p1=0, p2=0)
    assert game.look()["score"] == [4, 0]
    game.by("p2", "track a5 1-4").give(p1=0, p2=0)
    assert game.look()["score"] == [2, 2]


def test_an_incomplete_connection_is_worth_nothing() -> None:
    """SP-3.3"""
    assert new_game("V..W").play("track a2 1-4").give(p1=0).points("p1") == 0


@pytest.mark.parametrize(("money", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (24, 4)])
def test_each_full_5_dollars_are_a_point(money: int, points: int) -> None:
    """SP-3.3"""
    assert new_game("B.W").give(p1=money).points("p1") == points


def sold_out() -> Game:
    """p2's factory in a1 has sold out to p1, who has fulfilled contracts of 3 and 2 points."""
    game = new_game("B.W", deck=["BBBB 0 3", "BW 0 2"], hands={"p1": [1, 2]})
    game.by("p1", "track a2 1-4").by("p2", "factory a1").by("p1", "factory a3").wait_for("p1").give(p1=5)
    return game.by("p1", "fulfil 1", *["bring a1"] * 4, "fulfil 2", "bring a1", "bring a3")


def test_fulfilled_contracts_count_their_points_and_own_factories_on_flipped_cities_2() -> None:
    """SP-3.3: p1's factory in a3 has resources left, p2's in a1 has none."""
    game = sold_out()
    assert game.look()["flipped"] == {"a1"}
    assert game.give(p1=0, p2=0).look()["score"] == [5, 2]


def ended(**money: int) -> Game:
    """The first round is the last; p1 has fulfilled a contract of 1 point, p2 none."""
    game = new_game("B.W", deck=["BB 0 1"], hands={"p1": [1]}, round_limit=1, lone_contracts=True).give(p1=10)
    game.play("fulfil 1", "money", "money", "money").give(**money)
    assert game.actor() == ""
    return game


@pytest.mark.parametrize(
    ("money", "winners"), [({"p1": 5, "p2": 5}, [0]), ({"p1": 0, "p2": 10}, [1]), ({"p1": 0, "p2": 5}, [0])]
)
def test_most_points_win_and_a_tie_goes_to_more_fulfilled_contracts(money: dict[str, int], winners: list[int]) -> None:
    """SP-3.4: 1 + 1 against 1, 1 against 2, 1 against 1."""
    game = ended(**money)
    assert game.engine.winners() == game.oracle.table.winners() == winners


def test_still_tied_the_victory_is_shared() -> None:
    """SP-3.4"""
    game = new_game("B.W", players=3, round_limit=1).play(*["money"] * 6)
    assert game.engine.winners() == game.oracle.table.winners() == [0, 1, 2]
