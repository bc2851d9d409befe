"""SR-4 to SR-6, SR-8.4: track, engine, deliveries and walls. Results are worked out by hand.

Lines of the tests' map, from city to city, with the towns on them:

    1 f2 — f3 e4 — d4 3                        3 d4 — c5 b5 — b6 2          3 d4 — e5 e6 — e7 4      4 e7 — d6 c6 — b6 2
    1 f2 — g3 h3 h4 h5 h6 g7 f6 — e7 4 (towns h3 and g7)                    4 e7 — d7 c7 — b6 2 (town c7)
    1 f2 — g3 h3 g4 f4 e4 — d4 3 (town h3)     3 d4 — d5 d6 — e7 4
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.steamrollers.table import Game, line, new_game

ONE_THREE = line("f2", "f3", "e4", "d4")
THREE_TWO = line("d4", "c5", "b5", "b6")
THREE_FOUR = line("d4", "e5", "e6", "e7")
THREE_FOUR_AGAIN = line("d4", "d5", "d6", "e7")
FOUR_TWO = line("e7", "d6", "c6", "b6")
ONE_FOUR_BY_TWO_TOWNS = line("f2", "g3", "h3", "h4", "h5", "h6", "g7", "f6", "e7")
ONE_THREE_BY_A_TOWN = line("f2", "g3", "h3", "g4", "f4", "e4", "d4")
STRAIGHT = {"0-3", "1-4", "2-5"}
GENTLE = {"0-2", "1-3", "2-4", "3-5", "0-4", "1-5"}
SHARP = {"0-1", "1-2", "2-3", "3-4", "4-5", "0-5"}
REGION_4 = {"c6", "c7", "d5", "d6", "d7", "e6", "e8", "f6", "f7"}


def built(*tracks: str, boxes: int = 0, **settings: Any) -> Game:
    """p1 has drawn this and has an engine of this strength."""
    game = new_game(**settings)
    return game.draw("p1", *tracks).cross("p1", *range(1, boxes + 1))


def at(game: Game, die: int) -> Game:
    """p1 has this die."""
    return game.wait_for("p1", die).play(f"choose {die}")


@pytest.mark.parametrize(
    ("black", "shapes"),
    [("straight gentle", STRAIGHT | GENTLE), ("straight sharp", STRAIGHT | SHARP), ("gentle sharp", GENTLE | SHARP)],
)
def test_a_track_has_a_kind_of_the_black_die_in_any_rotation_on_any_hex_of_the_region(
    black: str, shapes: set[str]
) -> None:
    """SR-1.4, SR-4.1"""
    game = new_game().wait_for("p1", 4, black=black).play("choose 4")
    assert game.legal("track") == {f"track {hex_id} {shape}" for hex_id in REGION_4 for shape in shapes}


def test_a_hex_is_drawn_on_once_only_on_each_sheet() -> None:
    """SR-4.1"""
    game = at(new_game().turn("p1", 4, "track d6 0-3"), 4)
    assert {text.split()[1] for text in game.legal("track")} == REGION_4 - {"d6"}
    game = new_game().turn("p1", 4, "track d6 0-3").wait_for("p2", 4).play("choose 4")
    assert {text.split()[1] for text in game.legal("track")} == REGION_4


def test_nothing_is_drawn_on_a_city_hex() -> None:
    """SR-4.1"""
    assert not [text for text in at(new_game(), 4).legal("track") if text.split()[1] == "e7"]


def test_a_track_may_lead_off_the_map_and_need_not_touch_anything() -> None:
    """SR-4.2, SR-R2"""
    game = new_game().turn("p1", 5, "track a2 0-5", black="gentle sharp")
    game.turn("p1", 6, "track g9 1-4")
    assert game.player("p1")["track"] == {"a2": "0-5", "g9": "1-4"}


def test_track_that_reaches_the_border_of_a_city_hex_is_connected_to_it() -> None:
    """SR-4.2"""
    game = built(*ONE_THREE[:1])
    assert game.player("p1")["connections"] == []
    game.draw("p1", ONE_THREE[1])
    assert game.player("p1")["connections"] == [{"cities": [1, 3], "towns": 0, "hexes": ["f3", "e4"]}]


def test_the_player_is_told_which_connection_a_track_completes() -> None:
    """SR-4.2, SR-10.1"""
    game = at(built(*ONE_THREE_BY_A_TOWN[:-1]), 3)
    told = {effect.id: effect.args for effect in game.engine.effects(ONE_THREE_BY_A_TOWN[-1])}
    assert dict(told["steamrollers-effect-connects"]) == {"from": 1, "to": 3, "towns": 1, "points": 2}
    told = {effect.id: effect.args for effect in game.engine.effects("track e4 0-3")}
    assert "steamrollers-effect-connects" not in told


def test_track_that_passes_a_city_hex_without_reaching_its_border_is_not_connected() -> None:
    """SR-4.2"""
    game = built("track f3 0-4", "track e4 3-5")
    assert game.player("p1")["connections"] == []


def test_a_track_on_a_towns_hex_runs_through_the_town() -> None:
    """SR-4.2"""
    game = built(*ONE_THREE_BY_A_TOWN)
    assert game.player("p1")["connections"] == [{"cities": [1, 3], "towns": 1, "hexes": ["g3", "h3", "g4", "f4", "e4"]}]


def test_the_die_names_the_box_which_is_crossed_once() -> None:
    """SR-5.1"""
    game = at(new_game(), 5)
    assert game.legal("engine") == {"engine 5"}
    game.play("engine 5")
    assert game.player("p1")["boxes"] == [5]
    assert at(game, 5).legal("engine") == set()


def test_boxes_are_crossed_in_any_order_and_the_strength_is_their_number() -> None:
    """SR-5.1, SR-R14"""
    game = new_game()
    assert game.player("p1")["strength"] == 0
    for strength, box in enumerate((4, 1, 6, 2, 5, 3), start=1):
        assert game.cross("p1", box).player("p1")["strength"] == strength
    assert game.player("p1")["boxes"] == [1, 2, 3, 4, 5, 6]


def test_without_a_box_nothing_is_delivered() -> None:
    """SR-6.3, SR-R14"""
    assert at(built(*THREE_TWO, goods={3: ["red"]}), 3).legal("deliver") == set()


def test_a_good_goes_from_the_dies_city_to_a_city_of_its_colour() -> None:
    """SR-6.1"""
    game = at(built(*THREE_TWO, boxes=1, goods={3: ["red", "red", "blue", "yellow"], 2: ["grey"]}), 3)
    assert game.legal("deliver") == {"deliver red 3>2"}
    game = at(built(*THREE_TWO, boxes=1, goods={3: ["red", "red", "blue", "yellow"], 2: ["grey"]}), 2)
    assert game.legal("deliver") == {"deliver grey 2>3"}


def test_grey_goods_go_to_three_or_four() -> None:
    """SR-6.1"""
    game = at(built(*ONE_THREE, *THREE_FOUR, boxes=2, goods={1: ["grey"]}), 1)
    assert game.legal("deliver") == {"deliver grey 1>3", "deliver grey 1>4"}


def test_coal_goes_to_any_other_city() -> None:
    """SR-6.1, SR-8.1"""
    goods = {3: ["grey", "green", "green", "green"]}
    game = at(built(*ONE_THREE, *THREE_FOUR, boxes=1, goods=goods, coal="on"), 3)
    assert game.legal("deliver") == {"deliver coal 3>1", "deliver coal 3>4"}


def test_the_good_of_a_delivery_leaves_its_city_for_the_bag_and_the_distance_is_scored_at_once() -> None:
    """SR-6.3"""
    game = at(built(*THREE_TWO, boxes=1, goods={3: ["red", "red", "blue", "yellow"]}), 3)
    in_the_bag = game.look()["bag"]["red"]
    game.play("deliver red 3>2")
    assert game.goods(3) == Counter(red=1, blue=1, yellow=1)
    assert game.look()["bag"]["red"] == in_the_bag + 1
    assert game.player("p1")["scores"]["deliveries"] == 1
    assert game.player("p1")["kept"] == {}


def test_a_neighbouring_city_is_at_distance_one() -> None:
    """SR-6.2"""
    game = at(built(*ONE_THREE, boxes=2, goods={1: ["grey"]}), 1)
    assert game.route("deliver grey 1>3")["distance"] == 1


def test_a_town_on_the_way_counts() -> None:
    """SR-6.2"""
    game = at(built(*ONE_THREE_BY_A_TOWN, boxes=2, goods={1: ["grey"]}), 1)
    assert game.play("deliver grey 1>3").player("p1")["scores"]["deliveries"] == 2


def book_network(boxes: int, sides: str = "aaaaaa") -> Game:
    """From 1 to 2 it is 3 through 3 and 4, and 4 through two towns and 4."""
    lines = [*ONE_THREE, *THREE_FOUR, *FOUR_TWO, *ONE_FOUR_BY_TWO_TOWNS]
    return built(*lines, boxes=boxes, goods={1: ["red", "red", "red", "blue"]}, sides=sides)


def test_red_from_one_to_two_through_three_and_four_is_three_and_through_two_towns_and_four_is_four() -> None:
    """SR-6.2, SR-6.3, SR-R15: the longest route that the engine is strong enough for"""
    game = book_network(boxes=2)
    assert at(game, 1).legal("deliver") == set()
    game.play("tile 1").cross("p1", 3)
    assert at(game, 1).legal("deliver") == {"deliver red 1>2"}
    told = game.route("deliver red 1>2")
    assert (told["distance"], told["points"], told["cities"]) == (3, 3, "1-3-4-2")
    assert told["hexes"] == "f3 e4 e5 e6 d6 c6"
    assert game.play("deliver red 1>2").player("p1")["scores"]["deliveries"] == 3
    game.cross("p1", 4)
    told = at(game, 1).route("deliver red 1>2")
    assert (told["distance"], told["points"], told["cities"]) == (4, 4, "1-4-2")
    assert told["hexes"] == "g3 h3 h4 h5 h6 g7 f6 d6 c6"
    assert game.play("deliver red 1>2").player("p1")["scores"]["deliveries"] == 7


def test_more_strength_than_the_longest_route_needs_changes_nothing() -> None:
    """SR-6.3, SR-R15"""
    game = at(book_network(boxes=6), 1)
    assert game.route("deliver red 1>2")["distance"] == 4


def test_tile_3b_adds_to_the_longest_route_for_which_strength_is_left() -> None:
    """SR-7.3, SR-R15: strength 6, 4 + 2"""
    game = at(book_network(boxes=6, sides="aabaaa").turn("p1", 3, "tile 3"), 1)
    assert game.play("deliver red 1>2 +2").player("p1")["scores"]["deliveries"] == 6


def test_tile_4a_takes_the_longest_route_of_all() -> None:
    """SR-7.3, SR-R15, SR-R29: strength 3, and the route of 4"""
    game = at(book_network(boxes=3).turn("p1", 4, "tile 4"), 1)
    assert game.legal("deliver") == {"deliver red 1>2", "deliver red 1>2 by 4"}
    assert game.play("deliver red 1>2 by 4").player("p1")["scores"]["deliveries"] == 4


def test_no_route_visits_a_city_twice() -> None:
    """SR-6.2: not 1-3-4-3"""
    game = at(built(*ONE_THREE, *THREE_FOUR, *THREE_FOUR_AGAIN, boxes=3, goods={1: ["grey"]}), 1)
    assert game.legal("deliver") == {"deliver grey 1>3", "deliver grey 1>4"}
    assert game.route("deliver grey 1>3")["distance"] == 1
    assert game.route("deliver grey 1>4")["distance"] == 2


def test_a_chain_that_returns_to_its_own_city_joins_nothing() -> None:
    """SR-6.2, SR-10.1"""
    game = built("track c4 1-2", "track c5 3-4")
    assert game.player("p1")["connections"] == []
    assert game.player("p1")["scores"]["network"] == 0


def test_a_good_may_pass_through_a_city_of_its_colour() -> None:
    """SR-R16"""
    game = at(built(*ONE_THREE, *THREE_FOUR, boxes=2, goods={1: ["grey"]}), 1)
    assert game.route("deliver grey 1>4")["cities"] == "1-3-4"
    assert game.play("deliver grey 1>4").player("p1")["scores"]["deliveries"] == 2


def test_a_good_travels_over_own_track_only() -> None:
    """SR-6.1"""
    game = built(*THREE_TWO, boxes=1, goods={3: ["red"]}).cross("p2", 3)
    assert game.wait_for("p2", 3).play("choose 3").legal("deliver") == set()


def test_a_wall_parts_track_that_is_drawn_up_to_it() -> None:
    """SR-6.4, SR-8.4, SR-R17: medium chart 1 has a wall between b5 and c5"""
    open_game = at(built(*THREE_TWO, boxes=1, goods={3: ["red"]}), 3)
    assert open_game.legal("deliver") == {"deliver red 3>2"}
    walled = at(built(*THREE_TWO, boxes=1, goods={3: ["red"]}, walls="medium", chart=1), 3)
    assert ["b5", "c5"] in walled.look()["chart"]["walls"]
    assert walled.legal("deliver") == set()
    assert walled.player("p1")["connections"] == []
    assert walled.player("p1")["scores"]["network"] == 0
    assert walled.player("p1")["track"] == {"c5": "0-3", "b5": "1-3"}


def test_a_wall_on_the_edge_of_a_city_hex_keeps_track_from_the_city() -> None:
    """SR-R17: medium chart 3 has a wall between d4, which is city 3, and d5"""
    walled = built(*THREE_FOUR_AGAIN, walls="medium", chart=3)
    assert ["d4", "d5"] in walled.look()["chart"]["walls"]
    assert walled.player("p1")["connections"] == []
    assert len(built(*THREE_FOUR_AGAIN, walls="medium", chart=1).player("p1")["connections"]) == 1


def test_the_walls_are_those_of_the_chart_that_was_drawn() -> None:
    """SR-8.4"""
    medium, hard = new_game(walls="medium", chart=5).look()["chart"], new_game(walls="hard", chart=5).look()["chart"]
    assert (medium["level"], medium["number"]) == ("medium", 5)
    assert medium["walls"] == [["e5", "f5"], ["f4", "f5"], ["g4", "g5"], ["g4", "h4"]]
    assert (hard["level"], hard["number"], len(hard["walls"])) == ("hard", 5, 10)
    assert new_game(walls="none").look()["chart"] is None


def test_a_die_names_one_of_six_charts() -> None:
    """SR-8.4"""
    game = Game(2, {"walls": "medium"}).play("first p1")
    while "side 6a" not in game.oracle.legal():
        game.play(min(game.oracle.legal()))
    assert game.play("side 6a").odds() == {f"chart {number}": 1 for number in (1, 2, 3, 4, 5, 6)}
