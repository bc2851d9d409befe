"""SP-4.6, SP-4.7 and the rulings on them: crossings, tiles taken back, tiles replaced. Worked out by hand on STAR.

On c3 a path 1-4 is crossed by 0-3, 2-5, 0-2 and 3-5: the list of SP-1.6, turned by one.
"""

from __future__ import annotations

import pytest

from tests.games.steam_power.situation import Game, new_game, way
from tests.games.steam_power.worked_maps import PAIR, STAR

LINE = way("c1", "c2", "c3", "c4", "c5")


def crossed() -> Game:
    """p1 runs from c1 to c5 over c3, p2 comes from a2 to the edge of c3 and has one more step."""
    return new_game(*STAR).by("p1", *LINE).by("p2", "track b2 2-5")


@pytest.mark.parametrize(
    ("path", "added"),
    [
        ("1-4", {"0-3", "2-5", "0-2", "3-5"}),
        ("2-5", {"0-3", "1-4", "1-3", "0-4"}),
        ("2-4", {"0-3", "3-5", "1-3"}),
        ("0-4", {"2-5", "1-5", "3-5"}),
        ("4-5", set()),
    ],
)
def test_what_may_cross_a_path(path: str, added: set[str]) -> None:
    """SP-1.6: edges interleave; nothing crosses a sharp curve. All six approaches of c3 are tried by p2."""
    found = set()
    for city, arm in {"a2": "b2", "a4": "b3", "c1": "c2", "c5": "c4", "e2": "d2", "e4": "d3"}.items():
        game = new_game(*STAR)
        edge = {"b2": 5, "b3": 0, "c2": 4, "c4": 1, "d2": 3, "d3": 2}[arm]
        if str(edge) in path:
            continue
        start = {"2": ("e4", "d3"), "4": ("c1", "c2"), "0": ("a4", "b3"), "1": ("c5", "c4")}[path[0]]
        game.by("p1", *way(*start, "c3"), f"track c3 {path}").wait_for("p2")
        game.by("p2", *way(city, arm, "c3"))
        found |= {text.split()[2] for text in game.legal("cross") if text.split()[1] == "c3"}
    assert found == added


def test_a_crossing_costs_2_and_keeps_the_other_path() -> None:
    """SP-4.7"""
    game = crossed()
    assert game.legal("cross") == {"cross c3 2-5", "cross c3 3-5"}
    before = game.money("p2")
    game.play("cross c3 2-5")
    assert game.money("p2") == before - 2
    assert game.look()["paths"]["c3"] == [(0, (1, 4)), (1, (2, 5))]


@pytest.mark.parametrize("land", [".", "h", "m"])
def test_a_crossing_costs_2_whatever_the_terrain(land: str) -> None:
    """SP-4.7, SP-R22"""
    game = new_game(" B W ", " .. ", f"O.{land}.G", " .. ", " B W ").by("p1", *LINE).by("p2", "track b2 2-5")
    before = game.money("p2")
    assert game.money("p2") - game.play("cross c3 2-5").money("p2") == before - game.money("p2") == 2


def test_with_less_than_2_nothing_is_crossed() -> None:
    """SP-4.7, SP-R10"""
    game = crossed().give(p2=1)
    assert game.legal("cross") == set()
    assert game.give(p2=2).legal("cross") == {"cross c3 2-5", "cross c3 3-5"}


def test_a_crossing_never_lies_on_an_empty_hex_and_never_has_a_third_path() -> None:
    """SP-4.7"""
    game = new_game(*STAR, players=3)
    assert game.legal("cross") == set()
    game.by("p1", *LINE).by("p2", "track b2 2-5", "cross c3 2-5", "track d3 2-5").by("p3", "track b3 0-3")
    assert game.legal() == {"remove b3", "replace b3 0-2", "replace b3 0-4", "end"}


def test_the_players_own_complete_track_is_crossed_like_that_of_others() -> None:
    """SP-4.7: with a city at b1, a2 belongs to the group of c1, so p1 may start there (SP-R14)."""
    game = new_game(" B W ", "G.. ", "O...G", " .. ", " B W ").by("p1", *LINE, "track b2 2-5").wait_for("p1")
    before = game.money("p1")
    assert game.legal("cross") == {"cross c3 2-5", "cross c3 3-5"}
    game.play("cross c3 2-5", "track d3 2-5")
    assert game.look()["paths"]["c3"] == [(0, (1, 4)), (0, (2, 5))]
    assert game.money("p1") == before - 2
    assert game.network("p1") == {"a2", "b1", "c1", "c5", "e4"}


def test_the_own_incomplete_connection_may_be_crossed() -> None:
    """SP-R22: from c1 straight on through c3, round by c4 and b3, and over c3 again."""
    game = new_game(*STAR).by("p1", "track c2 1-4", "track c3 1-4", "track c4 4-5", "track b3 2-3")
    assert game.wait_for("p1").legal("cross") == {"cross c3 0-2", "cross c3 0-3"}
    game.play("cross c3 0-3")
    assert game.look()["paths"]["c3"] == [(0, (0, 3)), (0, (1, 4))]
    assert game.look()["chains"][0] == (5, "c1", "c3", 3)
    game.play("track d2 0-3")
    assert game.network("p1") == {"c1", "e2"}


def test_the_last_half_of_an_own_crossing_alone_is_taken_back() -> None:
    """SP-R17"""
    game = new_game(*STAR).by("p1", "track c2 1-4", "track c3 1-4", "track c4 4-5", "track b3 2-3", "cross c3 0-3")
    game.by("p1", "remove c3")
    assert game.look()["paths"]["c3"] == [(0, (1, 4))]
    assert game.look()["chains"][0] == (4, "c1", "b3", 3)


def test_a_crossing_may_be_a_first_tile() -> None:
    """SP-R22: p1's path 0-2 on c2 passes city c1, from which p2 starts across it."""
    game = new_game(*STAR).by("p1", "track b2 3-5", "track c2 0-2").wait_for("p2")
    assert {text for text in game.legal("cross") if " c2 " in text} == {"cross c2 1-4"}
    game.play("cross c2 1-4")
    assert game.look()["chains"] == [(2, "a2", "c2", 2), (1, "c1", "c2", 1)]


def test_a_crossing_may_complete_a_connection() -> None:
    """SP-4.7, SP-4.3: p2 comes from c3 to b2 and crosses p1's 1-3 on the way to a2."""
    game = new_game(*STAR).by("p1", "track b3 0-4", "track b2 1-3")
    game.by("p2", "track d3 2-5", "track c3 2-5")
    assert game.wait_for("p2").legal("cross") == {"cross b2 2-5"}
    game.play("cross b2 2-5")
    assert game.network("p2") == {"a2", "e4"}


def test_crossing_tiles_are_of_two_kinds() -> None:
    """SP-1.6, SP-R1: straight over straight is the back of a sharp curve; the plain tile returns."""
    game = crossed()
    assert game.look()["tiles"] == {"plain": 76, "sharp": 10, "cross": 10}
    game.play("cross c3 2-5")
    assert game.look()["tiles"] == {"plain": 77, "sharp": 9, "cross": 10}
    game = crossed().play("cross c3 3-5")
    assert game.look()["tiles"] == {"plain": 77, "sharp": 10, "cross": 9}


@pytest.mark.parametrize(("kind", "left"), [("sharp", {"cross c3 3-5"}), ("cross", {"cross c3 2-5"})])
def test_without_a_crossing_tile_of_the_kind_there_is_no_crossing(kind: str, left: set[str]) -> None:
    """SP-R1"""
    assert crossed().leave_tiles(kind, 0).legal("cross") == left


def test_the_last_tile_of_an_incomplete_connection_is_taken_off_at_no_cost() -> None:
    """SP-4.6: nothing is refunded either (SP-R18)."""
    game = new_game("Bhm.W").give(p1=6).play("track a2 1-4", "track a3 1-4")
    assert game.legal("remove") == {"remove a3"}
    game.play("remove a3", "remove a2")
    assert game.money("p1") == 0
    assert game.look()["paths"] == {}


def test_each_removal_and_each_replacement_is_one_of_the_two_steps() -> None:
    """SP-4.6"""
    game = new_game(*PAIR).play("track a2 1-4", "replace a2 2-4")
    assert game.look()["paths"] == {"a2": [(0, (2, 4))]}
    game.play("remove a2", "track b2 1-4")
    assert game.actor() == "p2"


@pytest.mark.parametrize("land", [".", "h", "m"])
def test_a_replacement_costs_nothing_anywhere(land: str) -> None:
    """SP-4.6"""
    game = new_game(f"B{land}.", "..W").play("track a2 1-4").give(p1=0).play("replace a2 2-4")
    assert game.money("p1") == 0
    assert game.look()["paths"] == {"a2": [(0, (2, 4))]}


def test_a_replacement_changes_the_path() -> None:
    """SP-R5: from a1 over a2 there are three ways, one of them lies there already."""
    game = new_game(*PAIR).play("track a2 1-4")
    assert game.legal("replace") == {"replace a2 2-4", "replace a2 3-4"}


def test_a_replacement_may_complete_the_connection() -> None:
    """SP-R18: b2 turned from a3 to city b3."""
    game = new_game(*PAIR).play("track b1 1-5", "track b2 0-4")
    assert game.legal("replace") == {"replace b2 1-4", "replace b2 4-5"}
    game.play("replace b2 1-4")
    assert game.network("p1") == {"a1", "b3"}


def test_an_only_tile_may_be_replaced_to_start_from_another_city() -> None:
    """SP-R18, SP-R4: hex a2 between a1 and a3, without a network."""
    game = new_game("B.W", "..").play("track a2 2-4")
    assert game.legal("replace") == {"replace a2 1-2", "replace a2 1-3", "replace a2 1-4", "replace a2 3-4"}
    game.play("replace a2 1-2")
    assert game.look()["chains"][0] == (1, "a3", "a2", 2)


def test_with_a_network_an_only_tile_is_replaced_to_start_from_its_cities_only() -> None:
    """SP-R18: p1 is at home in a1 and a3 (by b1 and b2); a4 lies between a3 and a5."""
    game = new_game("B.W.O", "....").by("p1", *way("a1", "b1", "b2", "a3"))
    game.by("p1", "track a4 2-4")
    assert game.legal("replace") == {"replace a4 1-4", "replace a4 3-4"}


def test_complete_connections_are_never_changed() -> None:
    """SP-4.6"""
    game = new_game("B..W..O").play("track a2 1-4", "track a3 1-4")
    assert game.legal("remove", "replace") == set()


def test_a_player_who_removes_the_only_tile_starts_over_from_any_city() -> None:
    """SP-R4"""
    game = new_game("B..W..O").play("track a2 1-4", "remove a2")
    assert game.legal("track") == {"track a2 1-4", "track a3 1-4", "track a5 1-4", "track a6 1-4"}


def test_a_step_may_undo_the_step_before() -> None:
    """SP-R5: the action is spent, and the money, too."""
    game = new_game("Bh.W").play("track a2 1-4", "remove a2")
    assert game.look()["paths"] == {}
    assert game.money("p1") == 3
    assert game.actor() == "p1"
    game.play("money")
    assert game.actor() == "p2"


def test_without_a_second_step_there_is_nothing_to_end() -> None:
    """SP-R5: B.W is complete, and there is no other land."""
    game = new_game("B.W").play("track a2 1-4")
    assert game.legal() == {"money", "contracts", "factory a1", "factory a3"}


def test_no_track_action_where_no_first_step_is_legal() -> None:
    """SP-R5"""
    game = new_game("BhW").give(p1=1)
    assert game.legal() == {"money", "contracts"}


def test_removing_half_of_a_crossing_leaves_the_other_path_on_a_plain_tile() -> None:
    """SP-R17"""
    game = crossed().play("cross c3 2-5").by("p2", "remove c3")
    assert game.look()["paths"]["c3"] == [(0, (1, 4))]
    assert game.look()["tiles"] == {"plain": 76, "sharp": 10, "cross": 10}


def test_for_that_the_supply_of_plain_tiles_may_go_below_zero() -> None:
    """SP-R17; none is placeable then."""
    game = crossed().play("cross c3 2-5").leave_tiles("plain", 0).by("p2", "remove c3")
    assert game.look()["tiles"] == {"plain": -1, "sharp": 10, "cross": 10}
    assert game.legal() == {"cross c3 2-5", "cross c3 3-5", "remove b2", "end"}


def test_the_lower_path_of_a_crossing_is_removed_from_under_the_other() -> None:
    """SP-R17: p1's chain ends on c3, where p2 has crossed it."""
    game = new_game(*STAR).by("p1", *LINE[:2]).by("p2", "track b2 2-5", "cross c3 2-5").by("p1", "remove c3")
    assert game.look()["paths"]["c3"] == [(1, (2, 5))]
    assert game.look()["chains"] == [(1, "c1", "c2", 1), (2, "a2", "c3", 2)]
    assert game.legal("cross") == {"cross c3 0-4", "cross c3 1-4"}


def test_half_of_a_crossing_is_replaced_by_another_path_that_crosses() -> None:
    """SP-R17, SP-R18: through c3 from the west, across 2-5, there are 1-4 and 0-4."""
    game = new_game(*STAR).by("p1", *LINE[:2]).by("p2", "track b2 2-5", "cross c3 2-5").wait_for("p1").give(p1=0)
    assert game.legal("replace") == {"replace c3 0-4"}
    assert game.look()["tiles"] == {"plain": 78, "sharp": 9, "cross": 10}
    game.play("replace c3 0-4")
    assert game.look()["tiles"] == {"plain": 78, "sharp": 10, "cross": 9}
    assert game.look()["paths"]["c3"] == [(0, (0, 4)), (1, (2, 5))]
    assert game.money("p1") == 0


def test_a_replaced_half_needs_its_crossing_tile() -> None:
    """SP-R1, SP-R18: no straight-and-curve crossing is left."""
    game = new_game(*STAR).by("p1", *LINE[:2]).by("p2", "track b2 2-5", "cross c3 2-5").wait_for("p1")
    assert game.leave_tiles("cross", 0).legal("replace") == set()


def test_the_last_tile_of_a_kind_is_replaced_by_its_own_kind() -> None:
    """SP-R1, SP-R18: the sharp curve that is taken off is the one that is laid."""
    game = new_game("B.W", "..").play("track a2 3-4").leave_tiles("sharp", 0)
    assert game.legal("replace") == {"replace a2 1-2", "replace a2 1-3", "replace a2 1-4", "replace a2 2-4"}
