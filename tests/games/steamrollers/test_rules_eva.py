"""SR-9: the game against Eva. Results are worked out by hand.

The solo tile 2a of these tests is infinity, 2b is lightning; regions 1 and 4 have 9 hexes, region 6 has 10.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.steamrollers.table import Game, line, new_game

THREE_TWO = line("d4", "c5", "b5", "b6")
THREE_TWO_BY_A_TOWN = line("d4", "c4", "b4", "b5", "b6")
FOUR_TWO_BY_TWO_TOWNS = line("e7", "d7", "c8", "c7", "b6")
COLOURS = {1: "yellow", 2: "red", 3: "grey", 4: "grey", 5: "green", 6: "blue"}


def eva(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = game.look()["eva"]
    return found


def goods(game: Game, city: int) -> list[str]:
    found: list[str] = game.look()["cities"][city - 1]["goods"]
    return found


def until_eva(game: Game, die: int) -> Game:
    """A round in which Eva is left this die; the player draws somewhere in regions 5, 6 or 4."""
    low, high = sorted([face for face in (5, 6, 4) if face != die][:2])
    game.roll([low, high, die]).play(f"choose {low} {high}")
    while game.oracle.table.phase in ("use", "act"):
        game.play(game.idle())
    return game


def taking(game: Game, number: int, die: int) -> Game:
    """A round in which the player takes this tile and draws a track, and Eva is left this die."""
    other = next(face for face in (5, 6) if face not in (number, die))
    low, high = sorted([number, other])
    game.roll([low, high, die]).play(f"choose {low} {high}", f"use {number}", f"tile {number}")
    return game.play(game.idle())


def empty(*cities: int) -> dict[int, list[str]]:
    return {city: [COLOURS[city]] * 3 for city in cities}


def test_three_goods_lie_in_a_row_in_each_city_in_the_order_they_were_drawn() -> None:
    """SR-9.1, SR-R20"""
    game = new_game(1, goods={1: ["red", "blue", "red"], 2: ["grey", "red", "blue"]})
    assert goods(game, 1) == ["red", "blue", "red"]
    assert goods(game, 2) == ["grey", "blue"]


def test_the_solo_tile_replaces_tile_2() -> None:
    """SR-9.1"""
    told = [new_game(1, sides=f"a{side}aaaa").tile(2) for side in "ab"]
    assert [(tile["effect"], tile["kind"], tile["points"]) for tile in told] == [
        ("solo-2a", "infinity", 0),
        ("solo-2b", "lightning", 2),
    ]


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6])
def test_eva_begins_with_as_many_marks_as_her_level(level: int) -> None:
    """SR-9.1, SR-12.5"""
    game = new_game(1, marks=(4, 4, 6, 1, 4, 2)[:level])
    assert eva(game)["level"] == level
    counted = [(4, 4, 6, 1, 4, 2)[:level].count(region) for region in (1, 2, 3, 4, 5, 6)]
    assert eva(game)["marks"] == counted
    assert game.odds() == {f"roll {face}": 1 for face in (1, 2, 3, 4, 5, 6)}


def test_the_marks_of_the_setup_fall_by_the_die() -> None:
    """SR-9.1"""
    game = new_game(1, marks=(), eva=3)
    assert game.odds() == {f"eva {face}": 1 for face in (1, 2, 3, 4, 5, 6)}


def test_the_player_chooses_two_of_three_dice_and_uses_them_in_any_order() -> None:
    """SR-9.2, SR-R20, SR-R30"""
    game = new_game(1).roll([1, 4, 3])
    assert game.legal() == {"choose 1 3", "choose 1 4", "choose 3 4"}
    assert game.play("choose 1 4").legal() == {"use 1", "use 4"}
    game.play("use 4", "engine 4")
    assert game.look()["die"] == 1
    assert game.play("engine 1").player("p1")["boxes"] == [1, 4]


def test_equal_dice_are_no_different_choices() -> None:
    """SR-9.2"""
    assert new_game(1).roll([4, 4, 3]).legal() == {"choose 3 4", "choose 4 4"}
    assert new_game(1).roll([4, 4, 4]).legal() == {"choose 4 4"}


def test_the_black_die_holds_for_both_actions() -> None:
    """SR-9.2"""
    game = new_game(1).roll([3, 4, 1], "gentle sharp").play("choose 3 4", "use 3", "track c3 0-2")
    assert {text.split()[2] for text in game.legal("track")} & {"0-3", "1-4", "2-5"} == set()
    assert "track d5 0-1" in game.legal()


def test_an_infinity_tile_serves_one_of_the_two_actions() -> None:
    """SR-9.2: tile 1b"""
    game = taking(new_game(1, sides="baaaaa"), 1, 3).play("mark 3").roll([3, 4, 1])
    game.play("choose 3 4", "use 3", "set 2 by 1", "engine 2")
    assert game.legal("set") == set()


def test_a_tile_that_was_taken_by_the_first_action_does_nothing_for_the_second() -> None:
    """SR-R38"""
    game = new_game(1).roll([1, 4, 3]).play("choose 1 4", "use 1", "tile 1")
    assert game.legal("set") == set()


def test_a_tile_cannot_be_taken_twice_in_a_turn() -> None:
    """SR-R31"""
    game = new_game(1).roll([4, 4, 3]).play("choose 4 4", "tile 4")
    assert game.legal("tile") == set()


def with_three_to_two(*reds: str, sides: str = "aaaaaa") -> Game:
    """The player has joined 3 and 2."""
    game = new_game(1, goods={3: list(reds)}, sides=sides, marks=(6,)).roll([2, 3, 1])
    return game.play("choose 2 3", "use 3", THREE_TWO[0], THREE_TWO[1], "mark 1")


def test_any_good_of_a_row_may_be_delivered_and_the_leftmost_of_equal_ones_leaves() -> None:
    """SR-9.2, SR-R27"""
    game = with_three_to_two("blue", "red", "red").roll([1, 3, 4])
    game.play("choose 1 3", "use 1", "engine 1", "deliver red 3>2")
    assert goods(game, 3) == ["blue", "red"]
    game = with_three_to_two("red", "blue", "red").roll([1, 3, 4])
    game.play("choose 1 3", "use 1", "engine 1", "deliver red 3>2")
    assert goods(game, 3) == ["blue", "red"]


def test_tile_4b_serves_one_of_the_two_deliveries() -> None:
    """SR-R22"""
    game = taking(with_three_to_two("red", "red", "blue", sides="aaabaa"), 4, 1).play("mark 1")
    game.roll([3, 3, 1]).play("choose 3 3")
    assert game.legal("deliver") == {"deliver red 3>2 by 4"}
    game.play("deliver red 3>2 by 4")
    assert game.player("p1")["scores"]["deliveries"] == 1
    assert game.tile(4)["owner"] == 0
    assert game.legal("deliver") == set()


def test_tile_4b_is_asked_for_only_where_it_changes_something() -> None:
    """SR-R22, SR-R29"""
    game = taking(with_three_to_two("red", "red", "blue", sides="aaabaa"), 4, 1).play("mark 1")
    game.roll([1, 3, 2]).play("choose 1 3", "use 1", "engine 1")
    assert game.legal("deliver") == {"deliver red 3>2"}


def test_eva_marks_a_hex_in_the_region_of_the_third_die() -> None:
    """SR-9.3"""
    game = until_eva(new_game(1, marks=(1,)), 3)
    assert (game.look()["phase"], eva(game)["die"]) == ("eva", 3)
    assert game.odds() == {"mark 3": 1}
    game.play("mark 3")
    assert eva(game)["marks"] == [1, 0, 1, 0, 0, 0]
    assert (game.look()["round"], game.look()["phase"]) == (2, "roll")


def test_evas_marks_are_on_her_own_sheet() -> None:
    """SR-9.3"""
    game = until_eva(new_game(1), 3).play("mark 3").roll([3, 4, 5]).play("choose 3 4", "use 3")
    assert {text.split()[1] for text in game.legal("track")} == set(game.oracle.table.map.hexes[3])


def test_eva_wins_at_once_when_the_region_is_full() -> None:
    """SR-9.3: region 1 has 9 hexes"""
    game = new_game(1, marks=(1,) * 6)
    for marks in (7, 8, 9):
        until_eva(game, 1).play("mark 1")
        game.play(f"take {goods(game, 1)[-1]} 1")
        assert eva(game)["marks"][0] == marks
    assert game.ending() is None
    until_eva(game, 1)
    assert (game.actor(), game.ending()) == ("", "solo_region")
    assert game.winners() == []


def test_the_players_tile_of_that_number_goes_back_to_the_pool() -> None:
    """SR-9.3"""
    game = until_eva(taking(new_game(1, marks=(1,)), 3, 2).play("mark 2"), 3).play("mark 3")
    assert game.odds() == {"return 3": 1}
    assert game.play("return 3").tile(3)["owner"] is None


def test_a_sideways_tile_does_not_go_back() -> None:
    """SR-9.3"""
    game = taking(new_game(1, marks=(1,)), 3, 3).play("mark 3")
    assert (game.tile(3)["owner"], game.tile(3)["sideways"]) == (0, True)
    assert game.look()["round"] == 2


def test_tiles_of_other_numbers_do_not_go_back() -> None:
    """SR-9.3"""
    game = until_eva(taking(new_game(1, marks=(1,)), 3, 2).play("mark 2"), 1).play("mark 1")
    assert (game.look()["round"], game.tile(3)["owner"]) == (3, 0)


def test_eva_rolls_again_when_the_city_is_empty() -> None:
    """SR-9.3"""
    game = until_eva(new_game(1, goods=empty(3), marks=(1,)), 3).play("mark 3")
    assert game.odds() == {f"roll {face}": 1 for face in (1, 2, 3, 4, 5, 6)}
    game.play("roll 2")
    assert game.odds() == {"mark 2": 1}
    game.play("mark 2")
    assert eva(game)["marks"] == [1, 1, 1, 0, 0, 0]
    assert game.look()["round"] == 2


def test_eva_rolls_again_as_often_as_the_city_is_empty_and_returns_tiles_each_time() -> None:
    """SR-9.3: she starts again from step 1"""
    game = taking(new_game(1, goods=empty(3, 4), marks=(1,)), 4, 2).play("mark 2")
    until_eva(game, 3).play("mark 3", "roll 4", "mark 4", "return 4", "roll 3", "mark 3", "roll 1", "mark 1")
    assert eva(game)["marks"] == [2, 1, 2, 1, 0, 0]
    assert game.look()["round"] == 3


def test_eva_stops_when_every_city_is_empty() -> None:
    """SR-R8"""
    game = until_eva(new_game(1, goods=empty(1, 2, 3, 4, 5, 6), marks=(1,)), 3).play("mark 3")
    assert eva(game)["marks"] == [1, 0, 1, 0, 0, 0]
    assert game.ending() == "solo_lost"


def test_eva_delivers_from_three_marks_on_and_scores_as_many_points_as_she_has_marks_there() -> None:
    """SR-9.3"""
    game = new_game(1, goods={3: ["red", "blue", "green"]}, marks=(3,))
    until_eva(game, 3).play("mark 3")
    assert (game.look()["round"], eva(game)["scores"]["deliveries"]) == (2, 0)
    until_eva(game, 3).play("mark 3")
    assert game.odds() == {"take green 3": 1}
    greens = game.look()["bag"]["green"]
    game.play("take green 3")
    assert eva(game)["scores"]["deliveries"] == 3
    assert goods(game, 3) == ["red", "blue"]
    assert game.look()["bag"]["green"] == greens + 1
    until_eva(game, 3).play("mark 3", "take blue 3")
    assert eva(game)["scores"]["deliveries"] == 7


def test_solo_tile_2a_rolls_evas_die_again_before_she_marks() -> None:
    """SR-9.4, SR-R21; SR-R10: already in the turn it was taken"""
    game = taking(new_game(1, marks=(1,)), 2, 6)
    assert (game.actor(), game.legal()) == ("p1", {"eva reroll", "eva keep"})
    game.play("eva reroll")
    assert game.odds() == {f"roll {face}": 1 for face in (1, 2, 3, 4, 5, 6)}
    assert game.play("roll 3").odds() == {"mark 3": 1}
    assert game.play("mark 3").look()["round"] == 2
    assert game.tile(2)["owner"] == 0
    assert until_eva(game, 4).legal() == {"eva reroll", "eva keep"}


def test_solo_tile_2a_is_asked_for_once_a_turn_before_her_first_mark() -> None:
    """SR-R21"""
    game = taking(new_game(1, goods=empty(3), marks=(1,)), 2, 3).play("eva keep", "mark 3", "roll 1")
    assert game.odds() == {"mark 1": 1}
    game = taking(new_game(1, goods=empty(3), marks=(1,)), 2, 6).play("eva reroll", "roll 3", "mark 3", "roll 1")
    assert game.odds() == {"mark 1": 1}


def test_solo_tile_2b_has_a_hex_marked_in_place_of_the_delivery() -> None:
    """SR-9.4, SR-R8, SR-R21; SR-R10: already in the turn it was taken"""
    game = taking(new_game(1, sides="abaaaa", goods={3: ["red", "blue", "green"]}, marks=(3, 3)), 2, 3)
    game.play("mark 3")
    assert (game.actor(), game.legal()) == ("p1", {"eva block", "eva allow"})
    game.play("eva block")
    assert game.odds() == {"mark 3": 1}
    game.play("mark 3")
    assert eva(game)["marks"] == [0, 0, 4, 0, 0, 0]
    assert eva(game)["scores"]["deliveries"] == 0
    assert goods(game, 3) == ["red", "blue", "green"]
    assert game.tile(2)["owner"] is None


def test_solo_tile_2b_may_be_saved() -> None:
    """SR-9.4"""
    game = taking(new_game(1, sides="abaaaa", goods={3: ["red", "blue", "green"]}, marks=(3, 3)), 2, 3)
    game.play("mark 3", "eva allow", "take green 3")
    assert (game.tile(2)["owner"], eva(game)["scores"]["deliveries"]) == (0, 3)


def test_solo_tile_2b_is_not_asked_for_when_she_removes_no_good() -> None:
    """SR-R21"""
    game = taking(new_game(1, sides="abaaaa", marks=(3,)), 2, 3).play("mark 3")
    assert game.look()["round"] == 2


def test_solo_tile_2b_that_goes_back_to_the_pool_stops_nothing() -> None:
    """SR-9.3: step 2 comes before step 4"""
    game = taking(new_game(1, sides="abaaaa", marks=(2, 2)), 2, 1).play("mark 1")
    until_eva(game, 2).play("mark 2", "return 2")
    assert [text.split()[0] for text in game.legal()] == ["take"]


def test_solo_tile_2b_marks_nothing_in_a_full_region() -> None:
    """SR-R33"""
    game = new_game(1, sides="abaaaa", marks=(1,) * 6)
    for _ in range(2):
        until_eva(game, 1).play("mark 1")
        game.play(f"take {goods(game, 1)[-1]} 1")
    taking(game, 2, 1).play("mark 1", "eva block")
    assert (eva(game)["marks"][0], len(goods(game, 1))) == (9, 1)
    assert (game.look()["round"], game.ending()) == (4, None)


def test_eva_scores_her_two_best_regions_the_engine_and_the_positive_tiles_of_the_pool() -> None:
    """SR-9.5: 1a 2, 2a 0, 3a 1, 4b -2, 5a 1, 6a 3"""
    game = new_game(1, sides="aaabaa", marks=(4, 4, 6, 1, 4, 6))
    assert eva(game)["scores"] == {"deliveries": 0, "engine": 3, "network": 5, "tiles": 7}
    assert eva(game)["score"] == 15
    taking(game, 6, 3).play("mark 3")
    assert eva(game)["scores"]["tiles"] == 4


def test_negative_tiles_of_the_pool_are_ignored() -> None:
    """SR-9.5: 1b -2, 2b 2, 3b 0, 4b -2, 5b -2, 6b 0"""
    assert eva(new_game(1, sides="bbbbbb"))["scores"]["tiles"] == 2


def race(round_limit: int, **more: Any) -> Game:
    """After three rounds the player has 5 points for the network: 4 and 2 by two towns, 3 and 2 by a town.

    No tile of the pool is worth anything to Eva (1b -2, 2a 0, 3b 0, 4b -2, 5b -2, 6b 0).
    """
    game = new_game(1, sides="babbbb", round_limit=round_limit, **more)
    d7, c8, c7 = FOUR_TWO_BY_TWO_TOWNS
    c4, b4, b5 = THREE_TWO_BY_A_TOWN
    game.roll([2, 4, 3], "straight sharp").play("choose 2 4", "use 4", d7, c8, "mark 3")
    game.roll([3, 4, 6]).play("choose 3 4", "use 4", c7, c4, "mark 6")
    game.roll([2, 3, 4]).play("choose 2 3", "use 3", b4, b5, "mark 4")
    assert game.player("p1")["scores"]["network"] == 5
    return game


def test_a_tie_with_eva_is_lost() -> None:
    """SR-9.5, SR-R34: 5 to 3 + 1 + 1"""
    game = race(3, marks=(1,))
    assert (game.score("p1"), eva(game)["score"]) == (5, 5)
    assert game.ending() == "solo_limit_lost"
    assert game.winners() == []


def deliver_in_round_5(game: Game) -> Game:
    """Three boxes, then red from 4 to 2 for 3 points."""
    game.roll([1, 2, 2]).play("choose 1 2", "use 1", "engine 1", "engine 2", "mark 2")
    return game.roll([3, 4, 3]).play("choose 3 4", "use 3", "engine 3", "deliver red 4>2")


def test_more_points_than_eva_at_the_round_limit_win() -> None:
    """SR-9.5, SR-R34: 5 + 3 to 3 + 2 + 1"""
    game = deliver_in_round_5(race(5, marks=(1,), goods={4: ["red"]})).play("mark 3")
    assert (game.score("p1"), eva(game)["score"]) == (8, 6)
    assert game.ending() == "solo_limit_won"
    assert game.winners() == ["p1"]


def test_the_game_ends_with_three_empty_cities_after_evas_turn() -> None:
    """SR-9.5, SR-R26: 8 to 3 + 2 + 2; the delivery empties city 4"""
    game = race(50, marks=(2,), goods=empty(1, 5) | {4: ["grey", "grey", "red"]})
    deliver_in_round_5(game)
    assert (goods(game, 4), game.ending()) == ([], None)
    game.play("mark 3")
    assert (game.score("p1"), eva(game)["score"]) == (8, 7)
    assert game.ending() == "solo_won"
    assert game.winners() == ["p1"]


def test_fewer_points_than_eva_lose() -> None:
    """SR-9.5"""
    game = until_eva(new_game(1, goods=empty(1, 2, 5), marks=(1,)), 3).play("mark 3")
    assert game.score("p1") < eva(game)["score"]
    assert game.ending() == "solo_lost"


def test_walls_are_there_against_eva_too() -> None:
    """SR-8.4, SR-9.1: medium chart 1 has a wall between b5 and c5"""
    game = new_game(1, walls="medium", chart=1, marks=(6,)).roll([2, 3, 1])
    game.play("choose 2 3", "use 3", THREE_TWO[0], THREE_TWO[1], "mark 1")
    assert game.player("p1")["connections"] == []
