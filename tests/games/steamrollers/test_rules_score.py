"""SR-10: points, the book's worked example and who wins. Results are worked out by hand."""

from __future__ import annotations

import pytest

from tests.games.steamrollers.table import Game, line, new_game

ONE_THREE = line("f2", "f3", "e4", "d4")
ONE_THREE_BY_A_TOWN = line("f2", "g3", "h3", "g4", "f4", "e4", "d4")
ONE_FOUR_BY_TWO_TOWNS = line("f2", "g3", "h3", "h4", "h5", "h6", "g7", "f6", "e7")
THREE_TWO = line("d4", "c5", "b5", "b6")
THREE_FOUR = line("d4", "e5", "e6", "e7")
THREE_FOUR_AGAIN = line("d4", "d5", "d6", "e7")
THREE_FOUR_BY_A_TOWN = line("d4", "c4", "b4", "b5", "c6", "d6", "e7")
FOUR_TWO_BY_TWO_TOWNS = line("e7", "d7", "c8", "c7", "b6")


def test_thirteen_and_nine_and_two_less_two_are_twenty_two() -> None:
    """SR-10.1: deliveries 5 + 5 + 3; four connections and five towns; an engine of strength 5; a tile of -2"""
    game = new_game(sides="baaaaa", goods={3: ["red", "red"], 4: ["red"]}, round_limit=26)
    game.draw("p1", *ONE_THREE, *ONE_FOUR_BY_TWO_TOWNS, *THREE_FOUR_BY_A_TOWN, *FOUR_TWO_BY_TWO_TOWNS)
    game.cross("p1", 1, 2, 3, 4, 5)
    joined = [(found["cities"], found["towns"]) for found in game.player("p1")["connections"]]
    assert sorted(joined) == [([1, 3], 0), ([1, 4], 2), ([2, 4], 2), ([3, 4], 1)]
    game.turn("p1", 3, "deliver red 3>2").turn("p1", 3, "deliver red 3>2").turn("p1", 4, "deliver red 4>2")
    game.turn("p1", 1, "tile 1").end_round()
    assert game.ending() == "round_limit"
    won = game.player("p1")["scores"]
    assert (won["deliveries"], won["network"], won["engine"], won["tiles"]) == (13, 9, 2, -2)
    assert (won["orders"], won["start"]) == (0, 0)
    assert game.score("p1") == 22


def test_one_and_three_and_the_yellow_town_are_joined_and_no_other() -> None:
    """SR-4.2, SR-10.1, SR-R18: a chain from 1 ends behind the green town, the blue town is joined to no city"""
    game = new_game().draw("p1", *ONE_THREE_BY_A_TOWN, *line("f2", "e2", "d1", "c1"), "track g7 1-4")
    assert game.player("p1")["connections"] == [{"cities": [1, 3], "towns": 1, "hexes": ["g3", "h3", "g4", "f4", "e4"]}]
    assert game.player("p1")["scores"]["network"] == 2


def test_a_second_connection_between_two_cities_scores_again() -> None:
    """SR-R18"""
    game = new_game().draw("p1", *THREE_FOUR)
    assert game.player("p1")["scores"]["network"] == 1
    assert game.draw("p1", *THREE_FOUR_AGAIN).player("p1")["scores"]["network"] == 2


@pytest.mark.parametrize(("boxes", "points"), [(0, 0), (3, 0), (4, 1), (5, 2), (6, 3)])
def test_the_engine_scores_from_strength_four_on(boxes: int, points: int) -> None:
    """SR-10.1"""
    game = new_game().cross("p1", *range(1, boxes + 1))
    assert game.player("p1")["scores"]["engine"] == points


def test_tile_4b_does_not_count_for_the_points_of_the_engine() -> None:
    """SR-10.1"""
    game = new_game(sides="aaabaa").cross("p1", 1, 2, 3).turn("p1", 4, "tile 4").end_round()
    assert game.player("p1")["strength"] == 4
    assert game.player("p1")["scores"]["engine"] == 0


def one_round(sides: str, *texts: str) -> Game:
    """A game that ends after its first round."""
    return new_game(sides=sides, round_limit=1).roll([2, 6, 6]).play(*texts)


def test_most_points_win() -> None:
    """SR-10.2: tile 2a is worth 1, tile 6a is worth 3"""
    game = one_round("aaaaaa", "choose 2", "tile 2", "choose 6", "tile 6")
    assert (game.score("p1"), game.score("p2")) == (1, 3)
    assert game.winners() == ["p2"]


def test_of_equal_points_the_stronger_engine_wins() -> None:
    """SR-10.2"""
    game = one_round("aaaaaa", "choose 2", "track b7 0-3", "choose 6", "engine 6")
    assert (game.score("p1"), game.score("p2")) == (0, 0)
    assert game.winners() == ["p2"]


def test_tile_4b_does_not_count_for_the_stronger_engine() -> None:
    """SR-10.2: both have 0 points, p1 by -2 for tile 4b and 2 for the start"""
    game = new_game(sides="aaabaa", round_limit=1, first="p2", starting_tiles="on").play(
        "start points", "start engine 6"
    )
    game.roll([4, 5, 5]).play("choose 5", "track a2 1-4", "choose 4", "tile 4")
    assert (game.score("p1"), game.score("p2")) == (0, 0)
    assert (game.player("p1")["strength"], game.player("p2")["strength"]) == (1, 1)
    assert game.winners() == ["p2"]


def test_of_equal_points_and_engines_the_better_network_wins() -> None:
    """SR-10.2: both have 1 point and one box, p1 for a connection, p2 for tile 2a"""
    game = new_game(round_limit=3)
    game.roll([3, 2, 5]).play("choose 3", THREE_TWO[0], "choose 2", "tile 2")
    game.roll([2, 1, 5]).play("choose 1", "engine 1", "choose 2", THREE_TWO[1])
    game.roll([1, 5, 5]).play("choose 1", "engine 1", "choose 5", "track a2 1-4")
    assert (game.score("p1"), game.score("p2")) == (1, 1)
    assert (game.player("p1")["boxes"], game.player("p2")["boxes"]) == ([1], [1])
    assert game.winners() == ["p1"]


def test_a_tie_in_everything_is_shared() -> None:
    """SR-10.2"""
    game = one_round("aaaaaa", "choose 2", "engine 2", "choose 6", "engine 6")
    assert game.winners() == ["p1", "p2"]
