"""SR-1 to SR-3: components, setup and rounds, and how the game ends. Results are worked out by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.steamrollers.table import Game, line, new_game

COLOURS = ["red", "blue", "green", "yellow", "grey"]
THREE_TO_TWO = line("d4", "c5", "b5", "b6")


def own_goods(players: int, *cities: int) -> dict[int, list[str]]:
    """Draws that leave these cities empty."""
    colours = {1: "yellow", 2: "red", 3: "grey", 4: "grey", 5: "green", 6: "blue"}
    return {city: [colours[city]] * (players + 2) for city in cities}


def test_the_bag_holds_ten_goods_of_five_colours_and_no_coal() -> None:
    """SR-1.3, SR-2.1"""
    game = Game(2, {"coal": "on"}).play("first p1")
    assert game.look()["bag"] == dict.fromkeys(COLOURS, 10)
    assert game.odds() == {f"good {colour}": 1 for colour in COLOURS}


def test_goods_are_drawn_as_often_as_they_are_in_the_bag() -> None:
    """SR-2.1"""
    game = Game(2, {}).play("first p1", "good red", "good red", "good blue")
    assert game.odds() == {"good red": 8, "good blue": 9, "good green": 10, "good yellow": 10, "good grey": 10}


def test_the_black_die_shows_each_pair_of_kinds_equally_often() -> None:
    """SR-1.4"""
    game = new_game().play("roll 1", "roll 1", "roll 1")
    assert game.odds() == {"black straight gentle": 1, "black straight sharp": 1, "black gentle sharp": 1}


def test_a_white_die_shows_one_to_six() -> None:
    """SR-1.4"""
    assert new_game().odds() == {f"roll {face}": 1 for face in (1, 2, 3, 4, 5, 6)}


@pytest.mark.parametrize(("players", "goods", "dice"), [(1, 3, 3), (2, 4, 3), (3, 5, 4), (4, 6, 5), (5, 7, 6)])
def test_goods_a_city_and_white_dice_by_the_number_of_players(players: int, goods: int, dice: int) -> None:
    """SR-2.1, SR-2.3, SR-9.1, SR-9.2"""
    game = new_game(players)
    assert [len(city["goods"]) for city in game.look()["cities"]] == [goods] * 6
    for _ in range(dice):
        game.play("roll 2")
    assert game.look()["dice"] == [2] * dice
    assert all(text.startswith("black") for text in game.legal())


def test_cities_are_filled_in_their_order() -> None:
    """SR-2.1"""
    game = Game(2, {}).play("first p1", "good red", "good red", "good blue", "good green", "good grey")
    assert game.goods(1) == Counter(red=2, blue=1, green=1)
    assert game.goods(2) == Counter(grey=1)


@pytest.mark.parametrize(
    ("city", "colour"), [(1, "yellow"), (2, "red"), (3, "grey"), (4, "grey"), (5, "green"), (6, "blue")]
)
def test_goods_of_the_citys_own_colour_leave_and_are_not_replaced(city: int, colour: str) -> None:
    """SR-1.2, SR-2.1"""
    others = [other for other in COLOURS if other != colour]
    game = new_game(goods={city: [colour, others[0], colour, others[1]]})
    assert game.goods(city) == Counter(others[:2])
    assert [len(c["goods"]) for c in game.look()["cities"]] == [2 if c == city else 4 for c in (1, 2, 3, 4, 5, 6)]


def test_goods_that_left_a_city_are_back_in_the_bag_only_when_all_cities_are_filled() -> None:
    """SR-2.1"""
    game = Game(2, {}).play("first p1", "good yellow", "good yellow", "good yellow", "good red")
    assert game.odds()["good yellow"] == 7
    game.play(*["good blue"] * 4, *["good red"] * 8, *["good green"] * 3, "good blue", *["good yellow"] * 3)
    assert game.odds()["good yellow"] == 4
    game.play("good yellow")
    assert game.look()["bag"] == {"red": 1, "blue": 5, "green": 10, "yellow": 6, "grey": 10}


def test_every_action_tile_has_a_random_side_which_stays() -> None:
    """SR-2.2"""
    game = new_game(sides="abab")
    assert game.odds() == {"side 5a": 1, "side 5b": 1}
    game.play("side 5b")
    assert game.odds() == {"side 6a": 1, "side 6b": 1}
    game.play("side 6a")
    assert [tile["effect"] for tile in game.look()["tiles"]] == ["1a", "2b", "3a", "4b", "5b", "6a"]
    game.turn("p1", 3, "tile 3").turn("p2", 4, "tile 4").turn("p1", 1, "engine 1")
    assert [tile["effect"] for tile in game.look()["tiles"]] == ["1a", "2b", "3a", "4b", "5b", "6a"]


def test_there_are_six_action_tiles_and_six_orders() -> None:
    """SR-1.5"""
    game = new_game(orders="on", starting_tiles="on")
    assert [tile["number"] for tile in game.look()["tiles"]] == [1, 2, 3, 4, 5, 6]
    assert [order["tile"] for order in game.look()["orders"]] == [1, 2, 3, 4, 5, 6]
    assert len(game.look()["starting"]) == 5


def test_all_action_tiles_start_in_the_pool() -> None:
    """SR-2.2"""
    assert [(tile["owner"], tile["sideways"]) for tile in new_game().look()["tiles"]] == [(None, False)] * 6


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_player_is_random(players: int) -> None:
    """SR-2.3"""
    assert Game(players, {}).odds() == {f"first p{seat}": 1 for seat in range(1, players + 1)}


def test_players_act_in_turn_order_from_the_first_player_one_action_each() -> None:
    """SR-3.1"""
    game = new_game(3, first="p2").roll([1, 2, 3, 4])
    for name, die in (("p2", 1), ("p3", 2), ("p1", 3)):
        assert game.actor() == name
        game.play(f"choose {die}", f"engine {die}")
    assert game.actor() == "*"
    assert [player["boxes"] for player in game.look()["players"]] == [[3], [1], [2]]


def test_a_player_chooses_one_of_the_dice_that_are_left() -> None:
    """SR-3.1"""
    game = new_game(3).roll([3, 3, 3, 6])
    assert game.legal() == {"choose 3", "choose 6"}
    game.play("choose 6", "engine 6")
    assert game.legal() == {"choose 3"}
    game.play("choose 3", "engine 3")
    assert game.look()["dice"] == [3, 3]
    game.play("choose 3", "engine 3")
    assert game.actor() == "*"


def test_one_white_die_is_left_over() -> None:
    """SR-3.2"""
    game = new_game(3).roll([1, 2, 3, 4]).play("choose 1", "engine 1", "choose 2", "engine 2", "choose 3")
    assert game.look()["dice"] == [4]


def test_the_first_player_marker_passes_to_the_left_and_all_dice_are_rolled_again() -> None:
    """SR-3.2"""
    game = new_game(3, first="p3")
    assert game.look()["first"] == 2
    firsts = []
    for _ in range(4):
        game.roll([1, 2, 3, 4])
        firsts.append(game.actor())
        for _ in range(6):
            game.play(game.idle())
    assert firsts == ["p3", "p1", "p2", "p3"]
    assert game.look()["round"] == 5


def test_rounds_are_counted_from_one_and_nobody_has_had_a_turn_at_their_beginning() -> None:
    """SR-3.1"""
    game = new_game().roll([1, 2, 3])
    assert game.look()["round"] == 1
    game.play("choose 1", "engine 1")
    assert [player["done"] for player in game.look()["players"]] == [True, False]
    game.play("choose 2", "engine 2")
    assert game.look()["round"] == 2
    assert [player["done"] for player in game.look()["players"]] == [False, False]


def test_the_game_ends_at_the_end_of_a_round_with_three_empty_cities() -> None:
    """SR-3.3, SR-R26"""
    game = new_game(goods=own_goods(2, 1, 2, 5)).roll([1, 2, 3]).play("choose 1", "engine 1", "choose 2")
    assert game.ending() is None
    game.play("engine 2")
    assert game.ending() == "cities"
    assert game.actor() == ""


def test_more_than_three_empty_cities_end_the_game_too() -> None:
    """SR-3.3"""
    game = new_game(goods=own_goods(2, 1, 2, 5, 6)).roll([1, 2, 3])
    assert game.play("choose 1", "engine 1", "choose 2", "engine 2").ending() == "cities"


def test_two_empty_cities_do_not_end_the_game() -> None:
    """SR-3.3"""
    game = new_game(goods=own_goods(2, 1, 2)).roll([1, 2, 3])
    assert game.play("choose 1", "engine 1", "choose 2", "engine 2").ending() is None
    assert game.actor() == "*"


def test_a_round_is_played_to_its_end_after_the_third_city_was_emptied() -> None:
    """SR-3.3, SR-R26"""
    game = new_game(goods=own_goods(2, 1, 5) | {3: ["grey", "grey", "grey", "red"]})
    game.draw("p1", *THREE_TO_TWO).cross("p1", 1, 2)
    game.turn("p1", 3, "deliver red 3>2")  # in round 5, in which p1 is first
    assert game.goods(3) == Counter()
    assert (game.actor(), game.ending()) == ("p2", None)
    game.play("choose 6", "engine 6")
    assert game.ending() == "cities"


def test_the_game_ends_after_the_last_round_of_the_limit() -> None:
    """SR-R9, SR-12.6"""
    game = new_game(round_limit=2).roll([1, 2, 3]).play("choose 1", "engine 1", "choose 2", "engine 2")
    game.roll([4, 5, 6]).play("choose 4", "engine 4", "choose 5")
    assert game.ending() is None
    game.play("engine 5")
    assert game.ending() == "round_limit"
    assert game.look()["round"] == 2


def test_without_a_limit_the_game_goes_on() -> None:
    """SR-R9, SR-12.6"""
    game = new_game(round_limit=0)
    for number in range(51):
        game.wait_for("p1", 1 + number // 9).end_round()
    assert game.look()["round"] == 52


def test_three_empty_cities_at_the_round_limit_end_the_game_by_the_cities() -> None:
    """SR-R36"""
    game = new_game(goods=own_goods(2, 1, 2, 5), round_limit=1).roll([1, 2, 3])
    assert game.play("choose 1", "engine 1", "choose 2", "engine 2").ending() == "cities"


def full_region_4(sides: str = "aaabaa") -> Game:
    """p1 has drawn on all hexes of region 4, to no avail, and crossed boxes 4 and 1; round 12, p2 is first."""
    game = new_game(sides=sides)
    for hex_id in ("c6", "c7", "d5", "d6", "d7", "e6", "e8", "f6", "f7"):
        game.draw("p1", f"track {hex_id} 0-1")
    return game.cross("p1", 4, 1).end_round()


def test_a_player_passes_when_no_action_is_possible() -> None:
    """SR-R19"""
    game = full_region_4()  # in round 12, in which p2 is first
    game.roll([4, 4, 5]).play("choose 4", "tile 4", "choose 4")
    assert game.legal() == {"pass"}
    before = game.look()["players"][0]
    game.play("pass")
    assert game.player("p1") | {"done": True} == before | {"done": True}


def test_a_player_may_not_pass_when_only_a_tile_of_minus_two_can_be_taken() -> None:
    """SR-R19, SR-7.4"""
    game = full_region_4().wait_for("p1", 4).play("choose 4")
    assert game.tile(4)["points"] == -2
    assert game.legal() == {"tile 4"}


def test_a_player_may_pass_or_change_the_die_when_no_action_is_possible() -> None:
    """SR-R19: it is the final value that counts"""
    game = full_region_4().turn("p1", 1, "tile 1").end_round()  # round 13, p1 is first
    game.turn("p1", 2, "engine 2").end_round().roll([4, 4, 5]).play("choose 4", "tile 4", "choose 4")
    assert game.legal() == {"pass", *(f"set {face} by 1" for face in (1, 2, 3, 5, 6))}


def test_any_die_may_be_chosen_also_one_that_allows_nothing() -> None:
    """SR-R19"""
    game = full_region_4()
    game.roll([4, 4, 5]).play("choose 4", "tile 4")
    assert game.legal() == {"choose 4", "choose 5"}


def test_nothing_is_hidden() -> None:
    """SR-R25"""
    game = new_game(coal="on", orders="on").roll([1, 2, 3]).play("choose 1")
    for seat in (0, 1):
        assert game.engine.own(seat) == {}
        assert game.engine.description_for(seat) == game.engine.description_for(1 - seat)
