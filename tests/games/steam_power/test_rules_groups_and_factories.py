"""SP-4.8, SP-5 and the rulings on groups of cities and on factories."""

from __future__ import annotations

import pytest

from tests.games.steam_power.situation import Game, new_game
from tests.games.steam_power.worked_maps import HUB


def test_a_group_of_two_is_opened_by_one_connection_of_anyone() -> None:
    """SP-4.8, SP-5.1: p1 builds, p2 may put factories in all three cities."""
    game = new_game("BW.O").by("p1", "track a3 1-4").wait_for("p2")
    assert game.legal("factory") == {"factory a1", "factory a2", "factory a4"}


def test_a_group_of_three_is_opened_by_one_connection_of_anyone() -> None:
    """SP-4.8, SP-R21: a1, a2 and b1 touch each other; b1 and a4 do not."""
    game = new_game("BW..O", "G").by("p1", "track a3 1-4", "track a4 1-4").wait_for("p2")
    assert game.legal("factory") == {"factory a1", "factory a2", "factory a5", "factory b1"}


def test_a_group_of_three_in_a_row_is_one_group() -> None:
    """SP-R21: a1 and a3 do not touch, but both touch a2."""
    game = new_game("BWO.G").by("p1", "track a4 1-4")
    assert game.network("p1") == {"a1", "a2", "a3", "a5"}


def test_a_group_without_a_connection_is_not_open() -> None:
    """SP-4.8"""
    game = new_game("BW.O.G").by("p1", "track a5 1-4").wait_for("p2")
    assert game.legal("factory") == {"factory a4", "factory a6"}


def test_an_incomplete_connection_opens_nothing() -> None:
    """SP-5.1"""
    assert new_game("B..W").play("track a2 1-4", "end").legal("factory") == set()


def test_the_whole_group_belongs_to_the_network_of_everyone_connected_to_it() -> None:
    """SP-R14: from a1, too, p1 starts track, though the connection ends in a2."""
    game = new_game(".BW.O").by("p1", "track a4 1-4")
    assert game.network("p1") == {"a2", "a3", "a5"}
    game = new_game("G.BW.O").by("p1", "track a5 1-4")
    assert game.legal("track") == {"track a2 1-4"}


def test_a_group_is_not_in_the_network_of_one_who_is_not_connected_to_it() -> None:
    """SP-R14"""
    game = new_game("G.BW.O").by("p1", "track a5 1-4").by("p2", "money")
    assert game.network("p2") == set()


def test_a_factory_is_free_and_gets_five_resources_of_the_citys_colour() -> None:
    """SP-5.1"""
    game = new_game("B.W").play("track a2 1-4", "factory a3")
    found = game.look()
    assert found["factories"] == {"a3": 0}
    assert found["stock"] == {"a3": 5}
    assert found["supply"] == {"black": 30, "white": 25, "orange": 30, "grey": 30}
    assert found["money"] == [5, 5]
    assert found["factories left"] == [14, 15]


def test_there_is_one_factory_in_a_city_and_none_in_a_vp_city() -> None:
    """SP-5.2"""
    game = new_game(*HUB).play("track b2 2-5", "end")
    assert game.legal("factory") == {"factory a2"}
    assert game.play("factory a2").wait_for("p2").legal("factory") == set()


def test_none_is_built_where_a_factory_has_sold_out() -> None:
    """SP-5.1, SP-6.5: the city is flipped."""
    game = new_game("B.W", deck=["BBBB 0 0", "BB 0 0"], hands={"p1": [1, 2]}).give(p1=5)
    game.by("p1", "track a2 1-4", "factory a1", "fulfil 1", *["bring a1"] * 4, "fulfil 2", "bring a1")
    assert game.look()["flipped"] == {"a1"}
    assert game.look()["money"][0] == 0  # the sixth black resource was bought
    assert game.wait_for("p2").legal("factory") == {"factory a3"}


@pytest.mark.parametrize(("left", "put"), [(7, 5), (5, 5), (4, 4), (1, 1)])
def test_with_fewer_than_five_in_supply_what_is_left_is_put(left: int, put: int) -> None:
    """SP-R7"""
    game = new_game("B.W").play("track a2 1-4").leave_cubes("black", left).play("factory a1")
    assert game.look()["stock"] == {"a1": put}
    assert game.look()["supply"]["black"] == left - put


def test_with_none_in_supply_there_is_no_factory() -> None:
    """SP-R7"""
    game = new_game("B.W").play("track a2 1-4").leave_cubes("black", 0)
    assert game.legal("factory") == {"factory a3"}


def test_no_factory_left_means_no_factory() -> None:
    """SP-R16"""
    game = new_game("B.W.O").play("track a2 1-4", "track a4 1-4", "factory a1").leave_factories(0)
    assert game.wait_for("p1").legal("factory") == set()
    assert game.wait_for("p2").legal("factory") == {"factory a3", "factory a5"}


def with_a_bonus_factory() -> Game:
    """p1 has fulfilled a contract whose bonus is a factory; a3, white, and a5, orange, are free for it."""
    game = new_game("B.W.O", deck=["BB 0 0 factory"], hands={"p1": [1]})
    return game.by("p1", "track a2 1-4", "track a4 1-4", "factory a1", "fulfil 1", "bring a1", "bring a1")


def test_a_bonus_factory_takes_4_5_or_6_resources() -> None:
    """SP-6.6"""
    game = with_a_bonus_factory()
    assert game.legal() == {*[f"factory {city} {number}" for city in ("a3", "a5") for number in (4, 5, 6)], "skip"}
    game.play("factory a3 6")
    assert game.look()["stock"] == {"a1": 3, "a3": 6}
    assert game.look()["supply"]["white"] == 24


@pytest.mark.parametrize(("left", "numbers"), [(6, [4, 5, 6]), (5, [4, 5]), (4, [4]), (3, [3]), (1, [1]), (0, [])])
def test_of_a_short_supply_a_bonus_factory_takes_what_it_can(left: int, numbers: list[int]) -> None:
    """SP-R25"""
    game = with_a_bonus_factory().leave_cubes("white", left)
    assert {text for text in game.legal() if " a3 " in text} == {f"factory a3 {number}" for number in numbers}


def test_no_bonus_is_offered_that_cannot_be_taken() -> None:
    """SP-R25: there is no city left for a factory."""
    game = new_game("B.V", deck=["BB 0 0 factory"], hands={"p1": [1]})
    game.by("p1", "track a2 1-4", "factory a1", "fulfil 1", "bring a1", "bring a1")
    assert game.legal("skip") == set()
    assert "money" in game.legal()


def test_no_bonus_factory_is_offered_to_one_who_has_none_left() -> None:
    """SP-R16"""
    game = new_game("B.W.O", deck=["BB 0 0 factory"], hands={"p1": [1]})
    game.by("p1", "track a2 1-4", "factory a1").leave_factories(0).by("p1", "fulfil 1", "bring a1", "bring a1")
    assert game.legal("skip", "factory") == set()
