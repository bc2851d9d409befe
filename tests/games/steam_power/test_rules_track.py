"""SP-4.1 to SP-4.5: laying track. Expectations are worked out by hand on the boards of maps.py."""

from __future__ import annotations

import pytest

from tests.games.steam_power.situation import new_game, way
from tests.games.steam_power.worked_maps import HUB, PAIR, STAR

LINE = way("c1", "c2", "c3", "c4", "c5")  # of STAR, straight through the middle


def test_one_end_of_the_first_tile_meets_the_edge_of_a_city_any_city() -> None:
    """SP-4.2, SP-R2: lying next to a city is not enough, and no end leads off the map."""
    assert new_game(*PAIR).legal("track") == {
        *("track a2 1-4", "track a2 2-4", "track a2 3-4", "track a3 2-3", "track a3 2-4"),
        *("track b1 0-5", "track b1 1-5", "track b2 0-1", "track b2 1-4", "track b2 1-5"),
    }


def test_an_end_points_neither_at_water_nor_off_the_map() -> None:
    """SP-4.1, SP-R2: with water at a3 and b2, a2 and b1 join each other only, and a1."""
    assert new_game("B.~", ".~W").legal("track") == {"track a2 3-4", "track b1 0-5"}


def test_nothing_is_laid_on_water_or_on_a_city() -> None:
    """SP-4.1"""
    game = new_game("B.~", "..W")
    assert {text.split()[1] for text in game.legal("track")} == {"a2", "b1", "b2"}


@pytest.mark.parametrize(("land", "cost"), [(".", 0), ("h", 2), ("m", 4)])
def test_plains_cost_nothing_hills_2_mountains_4(land: str, cost: int) -> None:
    """SP-4.1"""
    game = new_game(f"B{land}W").play("track a2 1-4")
    assert game.money("p1") == 5 - cost
    assert game.money("p2") == 5  # the bank has it


def test_each_of_two_tiles_costs_its_own_terrain() -> None:
    """SP-4.1"""
    game = new_game("Bhm.W").give(p1=6).play("track a2 1-4", "track a3 1-4")
    assert game.money("p1") == 0


def test_what_cannot_be_paid_is_not_legal() -> None:
    """SP-4.1, SP-R10"""
    game = new_game("Bhm.W").give(p1=1)
    assert game.legal("track") == {"track a4 1-4"}
    assert game.give(p1=2).legal("track") == {"track a2 1-4", "track a4 1-4"}
    game.play("track a2 1-4")  # nothing is left for the mountain
    assert game.legal() == {"remove a2", "end"}


def test_an_action_lays_one_tile_or_two() -> None:
    """SP-4.1"""
    game = new_game(*STAR).play(*LINE[:1])
    assert game.actor() == "p1"
    assert "end" in game.legal()
    game.play("end", LINE[1], LINE[2])
    assert game.actor() == "p2"  # two actions: one tile, then two
    assert game.look()["paths"] == {"c2": [(0, (1, 4))], "c3": [(0, (1, 4))], "c4": [(0, (1, 4))]}


def test_a_chain_between_two_cities_is_a_connection() -> None:
    """SP-4.3"""
    game = new_game("B..W").play("track a2 1-4")
    assert game.network("p1") == set()
    assert game.look()["chains"][0] == (1, "a1", "a2", 1)
    game.play("track a3 1-4")
    assert game.network("p1") == {"a1", "a4"}
    assert game.look()["chains"][0] is None


def test_while_a_connection_is_incomplete_a_placement_extends_it() -> None:
    """SP-4.3: Blue goes on, takes back or replaces; nothing else begins."""
    game = new_game(*STAR).play("track c2 1-4", "end")
    assert game.legal("track") == {"track c3 0-4", "track c3 1-4", "track c3 2-4", "track c3 3-4", "track c3 4-5"}
    assert game.legal("remove", "replace") == {"remove c2", "replace c2 0-4", "replace c2 2-4"}


def test_when_it_is_complete_the_next_tile_starts_from_any_city_of_the_network() -> None:
    """SP-4.3: also the second tile of the same action; from no other city."""
    game = new_game("B.W.O.G").play("track a2 1-4")
    assert game.legal() == {"track a4 1-4", "end"}  # a6 lies between cities that are not in the network
    game.play("track a4 1-4")
    assert game.legal("track") == {"track a6 1-4"}


def test_after_a_second_connection_track_starts_from_both_ends_of_the_network() -> None:
    """SP-4.2, SP-4.3"""
    game = new_game("B..W..O..G").play("track a5 1-4", "track a6 1-4")
    assert game.network("p1") == {"a4", "a7"}
    assert game.legal("track") == {"track a3 1-4", "track a8 1-4"}


def test_wholly_removed_it_leaves_the_choice_of_any_city_of_the_network() -> None:
    """SP-4.3, SP-4.6"""
    game = new_game("B..W..O..G").play("track a5 1-4", "track a6 1-4").play("track a3 1-4", "remove a3")
    assert game.look()["chains"][0] is None
    assert game.wait_for("p1").legal("track") == {"track a3 1-4", "track a8 1-4"}


def test_a_tile_between_two_cities_is_complete_at_once() -> None:
    """SP-R20"""
    game = new_game(*HUB).play("track b2 2-5")
    assert game.network("p1") == {"a2", "c3"}
    assert game.look()["locomotives"] == [17, 18]


def test_several_connections_between_the_same_cities_are_allowed() -> None:
    """SP-R20"""
    game = new_game("B.W", "..").play(
        "track a2 1-4", *way("a1", "b1", "b2", "a3")[:1], *way("a1", "b1", "b2", "a3")[1:]
    )
    assert game.look()["locomotives"] == [16, 18]
    assert game.network("p1") == {"a1", "a3"}


def test_a_chain_does_not_come_back_to_the_city_it_started_from() -> None:
    """SP-R3: from a1 through a2 to b1, whose edge 5 is a1 again."""
    game = new_game("B.W", "..").play("track a2 3-4")
    assert game.legal("track") == {"track b1 0-1"}


def test_two_cities_of_one_group_may_be_joined() -> None:
    """SP-R3"""
    game = new_game("BW.O", ".").play("track b1 0-5")
    assert game.network("p1") == {"a1", "a2"}
    assert game.look()["locomotives"] == [17, 18]


def test_a_tile_never_joins_the_track_of_another() -> None:
    """SP-4.5: p1's loose end points at c3 over edge 4."""
    game = new_game(*STAR).play("track c2 1-4").by("p2", "track b2 2-5")
    assert game.legal("track") == {"track c3 0-5", "track c3 1-5", "track c3 2-5", "track c3 3-5"}


def test_a_first_tile_does_not_meet_foreign_track_either() -> None:
    """SP-4.5: p1 points from b2 at c2 over its edge 0; p2 starts c2 from c1 elsewhere."""
    game = new_game(*STAR).play("track b2 3-5").wait_for("p2")
    on_c2 = {text for text in game.legal("track") if " c2 " in text}
    assert on_c2 == {"track c2 1-4", "track c2 2-4"}


def test_a_tile_never_joins_the_players_own_other_connection() -> None:
    """SP-4.5: connections stay apart, whoever owns them. From a1 by b1 and b2 to a3; b1 has an end on its edge 1, and
    a second line from a1 by a2 must not come to b2 but across it."""
    game = new_game("B.W", "..", "...").by("p1", *way("a1", "b1", "b2", "a3"), "track a2 2-4")
    assert game.network("p1") == {"a1", "a3"}
    # b2 carries 0-4: from its edge 5 it is crossed by 3-5, 2-5 and 1-5, and edges 1, 4 lead off the map and to b1
    assert game.wait_for("p1").legal("cross") == {"cross b2 2-5", "cross b2 3-5"}
    assert game.legal("track") == set()


def test_a_loose_end_may_point_at_track_that_has_no_end_there() -> None:
    """SP-R22: it is blocked, not joined."""
    game = new_game(*STAR).play("track c2 1-4", "end").by("p2", "track b2 3-5")
    assert game.look()["chains"][1] == (1, "a2", "b2", 3)
    assert game.legal() == {"remove b2", "replace b2 1-5", "replace b2 2-5", "cross c2 0-2", "end"}


def test_a_connection_has_one_locomotive_however_long_it_is() -> None:
    """SP-4.4"""
    game = new_game(*STAR).by("p1", *LINE[:2])
    assert game.look()["locomotives"] == [17, 18]
    game.by("p1", LINE[2])
    assert game.look()["locomotives"] == [17, 18]
    assert game.network("p1") == {"c1", "c5"}


def test_without_a_locomotive_no_connection_is_begun_but_one_is_extended() -> None:
    """SP-R16"""
    game = new_game("B..W..O").play("track a2 1-4").leave_locomotives(0)
    assert "track a3 1-4" in game.legal()
    game.play("track a3 1-4")
    assert game.legal("track", "cross") == set()


def test_the_locomotive_of_a_removed_connection_returns() -> None:
    """SP-R16, SP-R4"""
    game = new_game("B..W..O").play("track a2 1-4").leave_locomotives(0).play("remove a2")
    assert game.look()["locomotives"][0] == 1
    assert game.legal("track") == {"track a2 1-4", "track a3 1-4", "track a5 1-4", "track a6 1-4"}


def test_with_no_locomotive_left_an_only_tile_is_still_replaced() -> None:
    """SP-R16, SP-R18: its locomotive goes back first."""
    game = new_game(*PAIR).play("track a2 1-4").leave_locomotives(0)
    assert "replace a2 2-4" in game.legal()


def test_none_of_a_kind_of_tile_left_means_none_is_laid() -> None:
    """SP-R1: without sharp curves only gentle and straight ones."""
    game = new_game(*PAIR).leave_tiles("sharp", 0)
    assert game.legal("track") == {
        *("track a2 1-4", "track a2 2-4", "track a3 2-4"),
        *("track b1 1-5", "track b2 1-4", "track b2 1-5"),
    }
    assert new_game(*PAIR).leave_tiles("plain", 0).legal("track") == {
        *("track a2 3-4", "track a3 2-3", "track b1 0-5", "track b2 0-1"),
    }


def test_there_are_100_tiles_and_a_tile_taken_off_returns() -> None:
    """SP-1.6, SP-R1"""
    game = new_game(*PAIR)
    assert game.look()["tiles"] == {"plain": 80, "sharp": 10, "cross": 10}
    game.play("track a2 1-4")
    assert game.look()["tiles"] == {"plain": 79, "sharp": 10, "cross": 10}
    game.play("replace a2 3-4")
    assert game.look()["tiles"] == {"plain": 80, "sharp": 9, "cross": 10}
    game.play("remove a2")
    assert game.look()["tiles"] == {"plain": 80, "sharp": 10, "cross": 10}
