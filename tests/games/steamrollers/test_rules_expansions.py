"""SR-8: coal, orders and starting tiles. Results are worked out by hand.

Orders of these tests, sides a: 1 red, blue (2 points) · 3 blue, blue (3) · 5 red, grey (2) · 6 red, red (3).
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.steamrollers.table import Game, line, new_game

THREE_TWO = line("d4", "c5", "b5", "b6")
SHAPES = ["0-3", "1-4", "2-5", "0-2", "1-3", "2-4", "3-5", "0-4", "1-5", "0-1", "1-2", "2-3", "3-4", "4-5", "0-5"]


def test_each_city_that_lost_a_good_at_setup_gets_one_coal() -> None:
    """SR-8.1"""
    goods = {1: ["yellow", "red", "red", "red"], 3: ["grey", "grey", "grey", "blue"], 6: ["blue"] * 4}
    game = new_game(goods=goods, coal="on")
    assert game.goods(1) == Counter(red=3, coal=1)
    assert game.goods(3) == Counter(blue=1, coal=1)
    assert game.goods(6) == Counter(coal=1)
    assert [game.goods(city)["coal"] for city in (2, 4, 5)] == [0, 0, 0]
    assert "coal" not in game.look()["bag"]


def test_without_the_option_there_is_no_coal() -> None:
    """SR-8.1, SR-12.1"""
    game = new_game(goods={1: ["yellow", "red", "red", "red"]})
    assert game.goods(1) == Counter(red=3)


def test_delivered_coal_goes_to_the_bag() -> None:
    """SR-6.3, SR-8.1"""
    game = new_game(goods={3: ["grey", "blue", "blue", "blue"]}, coal="on").draw("p1", *THREE_TWO).cross("p1", 1)
    game.turn("p1", 3, "deliver coal 3>2")
    assert game.look()["bag"]["coal"] == 1
    assert game.goods(3) == Counter(blue=3)


def test_a_random_side_of_each_order_lies_open() -> None:
    """SR-8.2"""
    game = new_game(orders="on", offers="aab")
    assert game.odds() == {"offer 4a": 1, "offer 4b": 1}
    game.play("offer 4b", "offer 5a", "offer 6a")
    told = [(order["tile"], order["side"], order["goods"], order["points"]) for order in game.look()["orders"]]
    assert told == [
        (1, "a", {"red": 1, "blue": 1}, 2),
        (2, "a", {"green": 1, "yellow": 1}, 2),
        (3, "b", {"red": 1, "green": 1, "yellow": 1, "grey": 1}, 5),
        (4, "b", {"blue": 1, "green": 1, "grey": 1}, 3),
        (5, "a", {"red": 1, "grey": 1}, 2),
        (6, "a", {"red": 2}, 3),
    ]


def test_without_the_option_there_are_no_orders() -> None:
    """SR-12.2"""
    assert new_game().look()["orders"] == []


def with_reds(delivered: int) -> Game:
    """p1 has delivered so many red goods from 3 to 2, and is still in the turn of the last of them."""
    game = new_game(goods={3: ["red", "red", "red", "blue"]}, orders="on")
    game.draw("p1", *THREE_TWO).cross("p1", 1)
    for _ in range(delivered):
        game.turn("p1", 3, "deliver red 3>2")
    return game


def test_delivered_goods_are_kept_with_the_orders() -> None:
    """SR-6.3, SR-8.2, SR-R24"""
    game = with_reds(0)
    bag = game.look()["bag"]
    game.turn("p1", 3, "deliver red 3>2")
    assert game.player("p1")["kept"] == {"red": 1}
    assert game.look()["bag"] == bag


def test_goods_delivered_this_turn_may_be_handed_in_at_once() -> None:
    """SR-8.2, SR-R24"""
    game = with_reds(2)
    assert (game.actor(), game.legal()) == ("p1", {"order 6", "done"})
    bag = game.look()["bag"]["red"]
    game.play("order 6")
    assert game.look()["bag"]["red"] == bag + 2
    assert game.player("p1")["kept"] == {}
    assert (game.player("p1")["scores"]["orders"], game.look()["orders"][5]["owner"]) == (3, 0)


def test_the_turn_ends_by_itself_when_no_order_can_be_handed_in() -> None:
    """SR-8.2"""
    game = with_reds(1)  # p1 is last in round 4
    assert (game.actor(), game.look()["round"]) == ("*", 5)


def test_an_order_may_wait_and_be_handed_in_before_the_die_of_a_later_turn_is_chosen() -> None:
    """SR-8.2, SR-R12"""
    game = with_reds(2).play("done").wait_for("p1", 2)
    assert game.legal("order") == {"order 6"}
    game.play("order 6")
    assert game.legal("choose") != set()


def test_an_order_may_be_handed_in_between_the_die_and_the_action_of_a_turn_without_a_delivery() -> None:
    """SR-8.2, SR-R12"""
    game = with_reds(2).play("done").wait_for("p1", 2).play("choose 2")
    assert game.legal("order") == {"order 6"}
    game.play("order 6")
    assert (game.actor(), game.look()["die"]) == ("p1", 2)
    assert game.play("engine 2").player("p1")["boxes"] == [1, 2]


def test_an_order_that_was_handed_in_is_gone() -> None:
    """SR-8.2"""
    game = with_reds(2).play("order 6").wait_for("p2", 2)
    assert game.legal("order") == set()
    assert game.player("p2")["scores"]["orders"] == 0


def test_only_one_order_a_turn() -> None:
    """SR-8.2, SR-R24: two red and two blue are enough for orders 3 and 6"""
    two_six = line("b6", "c7", "d6", "d5", "e5", "f5", "g5")
    game = new_game(goods={3: ["red", "red", "green"], 2: ["blue", "blue", "green"]}, orders="on")
    game.draw("p1", *THREE_TWO, *two_six).cross("p1", 1, 2)
    for _ in range(2):
        game.turn("p1", 3, "deliver red 3>2")
        game.end_round().turn("p1", 2, "deliver blue 2>6")
    assert game.legal() == {"order 1", "order 3", "order 6", "done"}
    game.play("order 3")
    assert game.actor() != "p1"
    assert game.wait_for("p1", 2).legal("order") == {"order 6"}


def test_another_players_goods_are_of_no_use() -> None:
    """SR-8.2"""
    assert with_reds(2).play("done").wait_for("p2", 2).legal("order") == set()


def test_coal_stands_for_one_good_of_an_order() -> None:
    """SR-8.2"""
    game = new_game(goods={3: ["grey", "red", "red", "blue"]}, orders="on", coal="on")
    game.draw("p1", *THREE_TWO).cross("p1", 1)
    game.turn("p1", 3, "deliver coal 3>2")
    assert game.actor() != "p1"
    game.turn("p1", 3, "deliver red 3>2")
    assert game.legal() == {
        *("order 1 coal for blue", "order 5 coal for grey", "order 6 coal for red", "done"),
    }
    game.play("done").turn("p1", 3, "deliver red 3>2")
    assert game.legal("order") == {
        *("order 6", "order 6 coal for red", "order 1 coal for blue", "order 5 coal for grey"),
    }
    game.play("order 6 coal for red")
    assert game.player("p1")["kept"] == {"red": 1}
    assert game.look()["bag"]["coal"] == 1
    assert game.player("p1")["scores"]["orders"] == 3


def test_at_most_one_coal_in_an_order() -> None:
    """SR-8.2: two coal and nothing else hand in nothing"""
    goods = {3: ["grey", "blue", "blue", "blue"], 2: ["red", "green", "green", "green"]}
    game = new_game(goods=goods, orders="on", coal="on").draw("p1", *THREE_TWO).cross("p1", 1)
    game.turn("p1", 3, "deliver coal 3>2").turn("p1", 2, "deliver coal 2>3")
    assert game.player("p1")["kept"] == {"coal": 2}
    assert game.actor() != "p1"
    assert game.wait_for("p1", 1).legal("order") == set()


def starting(players: int = 3, first: str = "p2", **more: Any) -> Game:
    return new_game(players, first=first, starting_tiles="on", **more)


def test_starting_tiles_are_chosen_from_the_last_player_backwards_each_once() -> None:
    """SR-8.3"""
    game = starting()
    assert game.look()["starting"] == ["engine", "track", "points", "tile", "cargo"]
    order = []
    for text in ("start points", "start engine 2", "start tile 3"):
        order.append(game.actor())
        game.play(text)
        assert not [other for other in game.legal("start") if other.split()[1] == text.split()[1]]
    assert order == ["p1", "p3", "p2"]
    assert game.actor() == "*"
    assert game.look()["starting"] == []
    assert game.look()["round"] == 1


def test_without_the_option_there_are_no_starting_tiles() -> None:
    """SR-12.3"""
    assert new_game().look()["starting"] == []


def test_the_starting_tiles_offer_a_box_a_track_points_a_tile_and_cargo() -> None:
    """SR-8.3, SR-R7: the choice is the player's"""
    game = starting(2)
    hexes = [hex_id for region in game.oracle.table.map.hexes.values() for hex_id in region]
    assert len(hexes) == 60
    cargo = {f"start cargo {good} {city}" for good in ("red", "blue", "green", "yellow") for city in (3, 4)}
    assert game.legal() == {
        *(f"start engine {box}" for box in (1, 2, 3, 4, 5, 6)),
        *(f"start track {hex_id} {shape}" for hex_id in hexes for shape in SHAPES),
        "start points",
        *(f"start tile {number}" for number in (1, 2, 3, 4, 5, 6)),
        *cargo,
    }


def test_a_starting_tile_crosses_a_box_or_draws_a_track() -> None:
    """SR-8.3"""
    game = starting(2, first="p1").play("start engine 5", "start track d5 0-3")
    assert game.player("p2")["boxes"] == [5]
    assert game.player("p1")["track"] == {"d5": "0-3"}


def test_a_starting_tile_is_worth_two_points() -> None:
    """SR-8.3, SR-10.1"""
    game = starting(2, first="p1").play("start points")
    assert (game.score("p2"), game.player("p2")["scores"]["start"], game.score("p1")) == (2, 2, 0)


def test_a_starting_action_tile_lies_sideways_and_works_in_the_first_turn() -> None:
    """SR-8.3"""
    game = starting(2, first="p1").play("start tile 1", "start points")
    assert (game.tile(1)["owner"], game.tile(1)["sideways"]) == (1, True)
    game.roll([1, 2, 3]).play("choose 1")
    assert game.legal("tile") == set()
    game.play("engine 1", "choose 2")
    assert game.tile(1)["sideways"] is False
    assert game.legal("set") == {f"set {face} by 1" for face in (1, 3, 4, 5, 6)}


def test_a_starting_tile_2b_may_be_used_before_the_first_own_turn() -> None:
    """SR-8.3, SR-R11"""
    game = starting(2, first="p1", sides="abaaaa").play("start tile 2", "start points").roll([1, 2, 3])
    assert game.play("choose 1").legal() == {"seize 1", "leave"}


def with_cargo(**more: Any) -> Game:
    """p1 has red cargo on city 3 and can deliver it to 2."""
    game = starting(2, first="p1", goods={3: ["blue"] * 4, 2: ["blue"] * 4}, **more).play(
        "start points", "start cargo red 3"
    )
    return game.draw("p1", *THREE_TWO).cross("p1", 1)


def test_own_cargo_leaves_the_bag_for_the_own_sheet() -> None:
    """SR-8.3"""
    game = starting(2, first="p1")
    reds = game.look()["bag"]["red"]
    game.play("start cargo red 3")
    assert game.look()["bag"]["red"] == reds - 1
    assert game.player("p2")["cargo"] == [{"city": 3, "good": "red"}]
    assert sum(len(city["goods"]) for city in game.look()["cities"]) == 24


def test_own_cargo_is_delivered_from_its_city_by_its_owner() -> None:
    """SR-8.3, SR-R23"""
    game = with_cargo()
    reds = game.look()["bag"]["red"]
    assert game.wait_for("p1", 3).play("choose 3").legal("deliver") == {"deliver cargo red 3>2"}
    game.play("deliver cargo red 3>2")
    assert (game.player("p1")["cargo"], game.player("p1")["scores"]["deliveries"]) == ([], 1)
    assert game.look()["bag"]["red"] == reds + 1


def test_own_cargo_needs_the_die_of_its_city() -> None:
    """SR-R23"""
    assert with_cargo().wait_for("p1", 2).play("choose 2").legal("deliver") == set()


def test_with_tile_3a_own_cargo_needs_the_die_of_its_destination() -> None:
    """SR-R23"""
    game = with_cargo().turn("p1", 3, "tile 3").wait_for("p1", 2).play("choose 2")
    assert game.legal("deliver") == {"deliver cargo red 3>2"}
    assert game.play("deliver cargo red 3>2").tile(3)["owner"] is None


def test_own_cargo_is_kept_for_orders() -> None:
    """SR-R23, SR-8.2"""
    game = with_cargo(orders="on").turn("p1", 3, "deliver cargo red 3>2")
    assert game.player("p1")["kept"] == {"red": 1}


def test_own_cargo_does_not_keep_a_city_from_being_empty() -> None:
    """SR-R23, SR-3.3"""
    goods = {3: ["grey"] * 4, 1: ["yellow"] * 4, 5: ["green"] * 4}
    game = starting(2, first="p1", goods=goods).play("start points", "start cargo red 3").roll([1, 2, 6])
    assert game.play("choose 1", "engine 1", "choose 2", "engine 2").ending() == "cities"


def test_there_is_no_cargo_when_the_bag_holds_none_but_grey() -> None:
    """SR-R23, SR-R37: five players, 40 goods of four colours on the cities, 2 grey"""
    cities = {
        1: ["red"] * 5 + ["blue"] * 2,
        2: ["blue"] * 5 + ["green"] * 2,
        3: ["red"] * 5 + ["green"] * 2,
        4: ["green"] * 2 + ["yellow"] * 5,
        5: ["blue"] * 3 + ["yellow"] * 4,
        6: ["green"] * 4 + ["yellow"] + ["grey"] * 2,
    }
    game = starting(5, first="p1", goods=cities)
    assert game.look()["bag"] == {"grey": 8}
    assert {text for text in game.legal("start") if "cargo" in text} == {"start cargo none"}
    game.play("start cargo none")
    assert game.player("p5")["cargo"] == []
    assert "cargo" not in game.look()["starting"]


@pytest.mark.parametrize("option", ["coal", "orders", "starting_tiles"])
def test_alone_the_expansions_have_no_effect_but_the_walls(option: str) -> None:
    """SR-9.1, SR-R32"""
    goods = {1: ["yellow", "red", "red"]}
    switched: dict[str, Any] = {option: "on"}
    game = new_game(1, goods=goods, walls="medium", chart=2, **switched)
    assert game.goods(1) == Counter(red=2)
    assert (game.look()["orders"], game.look()["starting"]) == ([], [])
    assert game.look()["chart"]["number"] == 2
    assert game.look()["phase"] == "roll"


def test_with_more_players_the_option_eva_has_no_effect() -> None:
    """SR-R32"""
    game = new_game(2, eva=6)
    assert (game.look()["eva"], game.look()["phase"]) == (None, "roll")
