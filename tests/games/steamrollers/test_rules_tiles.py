"""SR-7: action tiles, how they are taken and what they do. Results are worked out by hand.

The tiles' sides in these tests: lightning are 1a, 2a, 2b, 3a, 4a, 5a and 6a, infinity are 1b, 3b, 4b, 5b and 6b.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.steamrollers.table import Game, line, new_game

ONE_THREE = line("f2", "f3", "e4", "d4")
THREE_TWO = line("d4", "c5", "b5", "b6")
THREE_FOUR = line("d4", "e5", "e6", "e7")
FOUR_TWO = line("e7", "d6", "c6", "b6")


def owning(*tiles: int, sides: str = "aaaaaa", tracks: tuple[str, ...] = (), boxes: int = 0, **more: Any) -> Game:
    """p1 has drawn and crossed this and owns these tiles, none of them taken in this turn."""
    game = new_game(sides=sides, **more)
    game.draw("p1", *tracks).cross("p1", *range(1, boxes + 1))
    for number in tiles:
        game.turn("p1", number, f"tile {number}")
    return game.end_round()


def at(game: Game, die: int, *others: int, black: str = "straight gentle") -> Game:
    """p1 has this die."""
    return game.wait_for("p1", die, *others, black=black).play(f"choose {die}")


def test_a_tile_is_taken_from_the_pool_and_lies_sideways() -> None:
    """SR-7.1"""
    game = new_game().roll([3, 4, 4]).play("choose 3")
    assert game.legal("tile") == {"tile 3"}
    game.play("tile 3")
    assert (game.tile(3)["owner"], game.tile(3)["sideways"]) == (0, True)


def test_a_sideways_tile_cannot_be_taken_by_others_until_its_owner_has_straightened_it() -> None:
    """SR-3.1, SR-7.1"""
    game = new_game().roll([3, 3, 3]).play("choose 3", "tile 3", "choose 3")
    assert game.legal("tile") == set()
    game.play("engine 3").roll([3, 3, 3]).play("choose 3")  # p2 is first and p1 has not had a turn yet
    assert game.legal("tile") == set()
    game.play("track c3 0-3")
    assert game.tile(3)["sideways"] is False
    game.play("choose 3", "engine 3").roll([3, 3, 3]).play("choose 3", "track c3 0-3", "choose 3")
    assert game.legal("tile") == {"tile 3"}
    game.play("tile 3")
    assert (game.tile(3)["owner"], game.tile(3)["sideways"]) == (1, True)


def test_an_own_tile_may_be_taken_to_turn_it_sideways() -> None:
    """SR-7.1"""
    game = owning(3)
    assert at(game, 3).legal("tile") == {"tile 3"}
    game.play("tile 3")
    assert (game.tile(3)["owner"], game.tile(3)["sideways"]) == (0, True)


def test_a_sideways_tile_works_for_its_owner() -> None:
    """SR-7.1: tile 4b is still sideways in the round after it was taken, and adds to the strength"""
    game = new_game(sides="aaabaa").roll([4, 4, 4]).play("choose 4", "tile 4", "choose 4", "engine 4")
    assert game.tile(4)["sideways"] is True
    assert game.player("p1")["strength"] == 1


def test_an_own_tile_that_lies_sideways_cannot_be_taken_again() -> None:
    """SR-R31"""
    game = owning(2).wait_for("p1", 3, 3).play("choose 3 3", "tile 3")
    assert game.legal("tile") == set()


def test_a_tile_that_was_taken_this_turn_does_nothing_until_the_turn_is_over() -> None:
    """SR-R10, SR-R38"""
    game = owning(2).wait_for("p1", 1, 3).play("choose 1 3", "use 1", "tile 1")
    assert game.look()["die"] == 3
    assert game.legal("set") == set()
    assert at(game.play("engine 3"), 4).legal("set") != set()


def test_an_own_tile_that_was_turned_sideways_this_turn_does_nothing_until_the_turn_is_over() -> None:
    """SR-R38"""
    game = owning(2, 1).wait_for("p1", 1, 3).play("choose 1 3", "use 1")
    assert game.legal("set") != set()
    assert game.play("tile 1").legal("set") == set()


def test_tile_4b_adds_nothing_in_the_turn_it_was_taken() -> None:
    """SR-R38"""
    game = owning(2, sides="aaabaa", tracks=tuple(THREE_TWO), goods={3: ["red", "red"]})
    game.wait_for("p1", 4, 3).play("choose 3 4", "use 4", "tile 4")
    assert game.player("p1")["strength"] == 0
    assert game.legal("deliver") == set()
    assert at(game.play("engine 3"), 3).player("p1")["strength"] == 2


def test_a_lightning_tile_goes_to_the_pool_after_its_effect_and_may_be_taken_again_at_once() -> None:
    """SR-7.2, SR-R5"""
    game = at(owning(1), 4).play("set 1 by 1")
    assert (game.tile(1)["owner"], game.tile(1)["sideways"]) == (None, False)
    assert game.legal("tile") == {"tile 1"}
    assert game.play("tile 1").tile(1)["owner"] == 0


def test_a_lightning_tile_that_was_used_can_be_taken_by_the_next_player() -> None:
    """SR-R5"""
    game = owning(1).roll([4, 1, 1])  # round 2, p2 is first
    game.play("choose 1", "engine 1", "choose 4", "set 5 by 1", "engine 5").roll([1, 2, 3])
    game.play("choose 2", "engine 2", "choose 1")
    assert game.legal("tile") == {"tile 1"}


def test_an_infinity_tile_stays_and_works_once_a_turn() -> None:
    """SR-7.2, SR-R4"""
    game = at(owning(1, sides="baaaaa"), 4).play("set 5 by 1")
    assert game.tile(1)["owner"] == 0
    assert game.legal("set") == set()
    assert at(game.play("engine 5"), 4).legal("set") != set()


def test_an_infinity_tile_cannot_be_given_up() -> None:
    """SR-7.2"""
    game = at(owning(1, sides="baaaaa"), 4)
    assert {text.split()[0] for text in game.legal()} == {"set", "track", "engine", "tile"}


@pytest.mark.parametrize("side", ["a", "b"])
def test_tile_1_changes_the_die_to_any_other_value(side: str) -> None:
    """SR-7.3, SR-R29"""
    game = at(owning(1, sides=side + "aaaaa"), 4)
    assert game.legal("set") == {f"set {face} by 1" for face in (1, 2, 3, 5, 6)}
    assert game.play("set 6 by 1").legal("engine") == {"engine 6"}


def test_tile_2a_takes_two_dice_for_two_actions() -> None:
    """SR-7.3, SR-R30"""
    game = owning(2, first="p2").roll([3, 5, 5])  # round 2, p1 is first
    assert game.legal() == {"choose 3", "choose 5", "choose 3 5", "choose 5 5"}
    game.play("choose 3 5")
    assert game.legal() == {"use 3", "use 5"}
    game.play("use 5")
    assert (game.look()["die"], game.look()["hold"]) == (5, [3])
    game.play("engine 5")
    assert (game.actor(), game.look()["die"], game.look()["hold"]) == ("p1", 3, [])
    game.play("engine 3")
    assert game.player("p1")["boxes"] == [3, 5]
    assert (game.actor(), game.legal()) == ("p2", {"choose 5"})
    assert game.play("choose 5").look()["dice"] == []


def test_two_equal_dice_are_used_one_after_the_other_without_a_question() -> None:
    """SR-R30"""
    game = owning(2, first="p2").roll([3, 5, 5]).play("choose 5 5")
    assert (game.look()["die"], game.look()["hold"]) == (5, [5])
    assert "engine 5" in game.legal()
    assert "engine 5" not in game.play("engine 5").legal()
    assert game.actor() == "p1"


def test_tile_2a_need_not_be_used() -> None:
    """SR-7.3"""
    game = owning(2, first="p2").roll([3, 5, 5]).play("choose 3", "engine 3")
    assert (game.actor(), game.tile(2)["owner"]) == ("p2", 0)


def test_tile_2a_is_in_the_pool_as_soon_as_both_dice_are_taken() -> None:
    """SR-R28"""
    game = owning(2, first="p2").roll([2, 5, 5]).play("choose 2 5")
    assert game.tile(2)["owner"] is None
    assert game.play("use 2").legal("tile") == {"tile 2"}
    assert game.play("tile 2").tile(2)["owner"] == 0


def test_with_tile_2a_one_black_roll_holds_for_both_actions() -> None:
    """SR-R13"""
    game = owning(2, first="p2").roll([3, 4, 5], "straight sharp").play("choose 3 4", "use 3", "track c3 0-3")
    assert game.look()["black"] == ["straight", "sharp"]
    assert {text.split()[2] for text in game.legal("track")} == {
        *("0-3", "1-4", "2-5"),
        *("0-1", "1-2", "2-3", "3-4", "4-5", "0-5"),
    }


def test_with_two_dice_each_is_changed_before_its_own_action_and_a_tile_changes_one_of_them() -> None:
    """SR-R4, SR-R30"""
    game = owning(2, 1, sides="baaaaa").wait_for("p1", 3, 4).play("choose 3 4")
    assert game.legal() == {"use 3", "use 4"}
    game.play("use 4", "set 1 by 1", "engine 1")
    assert game.look()["die"] == 3
    assert game.legal("set") == set()
    game = owning(2, 1, sides="baaaaa").wait_for("p1", 3, 4).play("choose 3 4", "use 4", "engine 4")
    assert game.legal("set") == {f"set {face} by 1" for face in (1, 2, 4, 5, 6)}


def with_2b() -> Game:
    """p1, who has not had a turn in round 2, owns tile 2b; p2 is first; dice 1, 3, 4, 5."""
    return owning(2, sides="abaaaa", players=3).roll([1, 3, 4, 5])


def test_tile_2b_takes_the_die_that_another_player_chose_who_chooses_another() -> None:
    """SR-7.3, SR-R11, SR-R28"""
    game = with_2b().play("choose 4")
    assert (game.actor(), game.legal()) == ("p1", {"seize 4", "leave"})
    assert (game.look()["active"], game.look()["turn"]) == (1, 0)
    game.play("seize 4")
    assert game.tile(2)["owner"] is None
    assert game.player("p1")["stolen"] == 4
    assert (game.actor(), game.legal()) == ("p2", {"choose 1", "choose 3", "choose 5"})


def test_the_die_that_was_taken_away_is_the_die_of_the_own_turn_and_can_be_changed() -> None:
    """SR-R11"""
    game = owning(1, 2, sides="abaaaa", players=3, first="p3").roll([1, 3, 4, 5])  # round 3, p2 is first
    game.play("choose 4", "seize 4", "choose 1", "engine 1", "choose 3", "engine 3")
    assert (game.actor(), game.look()["die"], game.look()["dice"]) == ("p1", 4, [5])
    assert game.legal("choose") == set()
    assert game.legal("set") == {f"set {face} by 1" for face in (1, 2, 3, 5, 6)}
    assert game.play("engine 4").look()["round"] == 4


def test_nobody_is_asked_again_after_a_die_was_taken_away() -> None:
    """SR-R11"""
    game = with_2b().play("choose 4", "seize 4", "choose 1")
    assert game.actor() == "p2"
    game.play("engine 1", "choose 3")
    assert game.actor() == "p3"


def test_the_holder_of_tile_2b_who_leaves_a_die_is_asked_after_the_next_choice() -> None:
    """SR-R11"""
    game = with_2b().play("choose 4", "leave")
    assert (game.actor(), game.look()["die"]) == ("p2", 4)
    game.play("engine 4", "choose 3")
    assert (game.actor(), game.legal()) == ("p1", {"seize 3", "leave"})


def test_the_holder_of_tile_2b_is_asked_before_any_tile_or_action() -> None:
    """SR-R11"""
    game = new_game(3, sides="abaaaa", first="p3").turn("p2", 1, "tile 1").turn("p1", 2, "tile 2").end_round()
    game.roll([1, 3, 4, 5]).play("choose 4")  # round 3, p2 is first
    assert game.actor() == "p1"
    assert game.play("leave").actor() == "p2"
    assert game.legal("set") == {f"set {face} by 1" for face in (1, 2, 3, 5, 6)}


def test_the_holder_of_tile_2b_who_has_had_a_die_this_round_is_not_asked() -> None:
    """SR-R11"""
    game = owning(2, sides="abaaaa", players=3, first="p3").roll([1, 3, 4, 5])  # round 2, p1 is first
    game.play("choose 1", "engine 1", "choose 3")
    assert game.actor() == "p2"


def test_the_own_choice_is_not_asked_about() -> None:
    """SR-7.3"""
    game = owning(2, sides="abaaaa", players=3, first="p3").roll([1, 3, 4, 5]).play("choose 1")
    assert (game.actor(), game.look()["phase"]) == ("p1", "act")


def test_tile_3a_lets_the_die_name_the_destination() -> None:
    """SR-7.3"""
    ways = {"deliver grey 1>3"}
    game = owning(3, tracks=tuple(ONE_THREE), boxes=1, goods={1: ["grey", "grey"], 3: ["blue"] * 4})
    assert at(game, 3).legal("deliver") == ways
    assert game.play("deliver grey 1>3").tile(3)["owner"] is None
    assert at(game, 3).legal("deliver") == set()


def test_tile_3a_is_not_used_when_the_die_names_the_origin() -> None:
    """SR-7.3"""
    game = owning(3, tracks=tuple(ONE_THREE), boxes=1, goods={1: ["grey", "grey"], 3: ["blue"] * 4})
    assert at(game, 1).play("deliver grey 1>3").tile(3)["owner"] == 0


def test_tile_3b_adds_one_or_two_when_the_engine_is_strong_enough() -> None:
    """SR-7.3, SR-R15"""
    game = owning(3, sides="aabaaa", tracks=tuple(ONE_THREE), boxes=2, goods={1: ["grey", "grey"]})
    assert at(game, 1).legal("deliver") == {"deliver grey 1>3", "deliver grey 1>3 +1"}
    game.play("tile 1").cross("p1", 3)
    assert at(game, 1).legal("deliver") == {"deliver grey 1>3", "deliver grey 1>3 +1", "deliver grey 1>3 +2"}
    assert game.play("deliver grey 1>3 +2").player("p1")["scores"]["deliveries"] == 3
    assert (game.tile(3)["owner"], game.tile(3)["used"]) == (0, False)


def test_tile_3b_with_several_routes_the_longest_that_leaves_strength_for_the_bonus_is_taken() -> None:
    """SR-R15: distances 1 and, through 4, 2; with strength 3 and two more only the shorter one fits"""
    lines = (*ONE_THREE, *line("f2", "g3", "g4", "f4", "f5", "f6", "e7"), *THREE_FOUR)
    game = owning(3, sides="aabaaa", tracks=lines, boxes=3, goods={1: ["grey"]})
    at(game, 1)
    assert [game.route(f"deliver grey 1>3{bonus}")["distance"] for bonus in ("", " +1", " +2")] == [2, 2, 1]
    assert [game.route(f"deliver grey 1>3{bonus}")["points"] for bonus in ("", " +1", " +2")] == [2, 3, 3]


def far_away(*tiles: int, boxes: int, sides: str = "aaaaaa") -> Game:
    """From 1 to 2 it is 3."""
    lines = (*ONE_THREE, *THREE_FOUR, *FOUR_TWO)
    return owning(*tiles, sides=sides, tracks=lines, boxes=boxes, goods={1: ["red", "red", "grey"]})


def test_tile_4a_lets_a_route_be_longer_than_the_strength() -> None:
    """SR-7.3, SR-R15, SR-R29"""
    game = at(far_away(4, boxes=1), 1)
    assert game.legal("deliver") == {"deliver red 1>2 by 4", "deliver grey 1>3", "deliver grey 1>4 by 4"}
    game.play("deliver red 1>2 by 4")
    assert game.player("p1")["scores"]["deliveries"] == 3
    assert game.tile(4)["owner"] is None


def test_tile_4a_works_for_an_engine_without_a_box() -> None:
    """SR-7.3, SR-R14"""
    assert "deliver grey 1>3 by 4" in at(far_away(4, boxes=0), 1).legal()


def test_tile_4a_is_not_offered_where_the_strength_is_enough() -> None:
    """SR-R29"""
    assert at(far_away(4, boxes=3), 1).legal("deliver") == {"deliver red 1>2", "deliver grey 1>3", "deliver grey 1>4"}


def test_tile_3b_together_with_tile_4a_has_no_limit() -> None:
    """SR-R4, SR-R35"""
    game = at(far_away(3, 4, boxes=1, sides="aabaaa"), 1)
    assert {text for text in game.legal("deliver") if "red" in text} == {
        "deliver red 1>2 by 4",
        "deliver red 1>2 +1 by 4",
        "deliver red 1>2 +2 by 4",
    }
    assert game.play("deliver red 1>2 +2 by 4").player("p1")["scores"]["deliveries"] == 5


def test_tile_4b_adds_one_to_the_strength_while_it_is_owned() -> None:
    """SR-7.3"""
    game = far_away(4, boxes=2, sides="aaabaa")
    assert game.player("p1")["strength"] == 3
    assert at(game, 1).legal("deliver") == {"deliver red 1>2", "deliver grey 1>3", "deliver grey 1>4"}
    game.play("tile 1").turn("p2", 4, "tile 4")
    assert game.player("p1")["strength"] == 2
    assert at(game, 1).legal("deliver") == {"deliver grey 1>3", "deliver grey 1>4"}


def test_tile_4b_may_raise_the_strength_to_seven_but_crosses_no_box() -> None:
    """SR-R14, SR-10.1"""
    game = owning(4, sides="aaabaa", boxes=6)
    assert game.player("p1")["strength"] == 7
    assert game.player("p1")["boxes"] == [1, 2, 3, 4, 5, 6]
    assert game.player("p1")["scores"]["engine"] == 3


@pytest.mark.parametrize(("die", "faces"), [(1, [2]), (3, [2, 4]), (6, [5])])
def test_tile_5a_changes_the_die_by_one_and_never_from_six_to_one(die: int, faces: list[int]) -> None:
    """SR-7.3"""
    game = at(owning(5), die)
    assert game.legal("set") == {f"set {face} by 5" for face in faces}
    assert game.legal("turn") | game.legal("reroll") == set()
    assert game.play(f"set {faces[0]} by 5").look()["die"] == faces[0]


def test_tile_5b_turns_two_to_five() -> None:
    """SR-7.3"""
    game = at(owning(5, sides="aaaaba"), 2)
    assert game.legal("turn") | game.legal("reroll") | game.legal("set") == {"turn", "reroll"}
    game.play("turn")
    assert (game.look()["die"], game.look()["final"]) == (5, True)
    assert game.legal("engine") == {"engine 5"}


def test_tile_5b_rolls_the_die_again() -> None:
    """SR-7.3"""
    game = at(owning(5, sides="aaaaba"), 2).play("reroll")
    assert game.odds() == {f"roll {face}": 1 for face in (1, 2, 3, 4, 5, 6)}
    game.play("roll 2")
    assert (game.actor(), game.look()["die"], game.look()["final"]) == ("p1", 2, True)


@pytest.mark.parametrize("how", ["turn", "reroll"])
def test_what_tile_5b_gives_is_final(how: str) -> None:
    """SR-7.3, SR-R12"""
    game = at(owning(1, 5, sides="aaaaba"), 2).play(how)
    if how == "reroll":
        game.play("roll 4")
    assert game.legal("set") | game.legal("turn") | game.legal("reroll") == set()


def test_tile_1_may_come_before_tile_5b() -> None:
    """SR-R4, SR-R12"""
    game = at(owning(1, 5, sides="aaaaba"), 2).play("set 6 by 1", "turn")
    assert game.look()["die"] == 1


def test_tiles_1_and_5a_may_both_change_the_die_in_any_order() -> None:
    """SR-R4, SR-R12"""
    assert at(owning(1, 5), 2).play("set 6 by 1", "set 5 by 5").look()["die"] == 5
    assert at(owning(1, 5), 2).play("set 3 by 5", "set 6 by 1").look()["die"] == 6


def test_tile_6_allows_the_third_kind_and_is_used_for_nothing_else() -> None:
    """SR-7.3, SR-R29"""
    game = at(owning(6), 4)
    sharp = {"0-1", "1-2", "2-3", "3-4", "4-5", "0-5"}
    assert {text.split()[2] for text in game.legal("track")} >= sharp
    assert game.play("track d5 1-4").tile(6)["owner"] == 0
    assert at(game, 4).play("track d6 0-1").tile(6)["owner"] is None


def test_tile_6b_stays() -> None:
    """SR-7.2, SR-7.3"""
    game = at(owning(6, sides="aaaaab"), 4).play("track d6 0-1")
    assert game.tile(6)["owner"] == 0


def test_an_infinity_tile_serves_one_of_two_actions() -> None:
    """SR-R4"""
    game = owning(2, 6, sides="aaaaab").wait_for("p1", 4, 3).play("choose 3 4", "use 4", "track d6 0-1")
    assert {text.split()[2] for text in game.legal("track")} & {"0-1", "1-2"} == set()


def test_a_tile_counts_its_points_for_its_owner_alone() -> None:
    """SR-7.4, SR-10.1: 6a is worth 3, 4b is worth -2"""
    game = owning(6, 4, sides="aaabaa")
    assert (game.player("p1")["scores"]["tiles"], game.score("p1")) == (1, 1)
    game.turn("p2", 4, "tile 4")
    assert (game.player("p1")["scores"]["tiles"], game.player("p2")["scores"]["tiles"]) == (3, -2)
