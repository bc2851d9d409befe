"""SI-1 to SI-3: components, setup, drawing and planning. Results are worked out by hand."""

from __future__ import annotations

import pytest

from tests.games.siberia.oracle import CHANCE, COLUMNS, PERSONS
from tests.games.siberia.situation import Engine, situation
from tests.games.siberia.worked import (
    AREAS,
    EXCHANGES,
    TABLE,
    UNKNOWN,
    look,
    play_until,
    refusal,
)


def test_the_map_and_the_prices_are_those_these_tests_were_worked_out_with() -> None:
    next_to = {area: set(names) for area, names in TABLE["neighbours"].items()}
    assert len(AREAS) == 14
    assert TABLE["exits"] == ["amur", "kamchatka"]
    assert next_to["amur"] == {"baikal", "aldan"}
    assert next_to["baikal"] == {"sayan", "lena", "aldan", "amur"}
    assert next_to["aldan"] == {"lena", "baikal", "amur", "kolyma"}
    assert next_to["kolyma"] == {"lena", "aldan", "chukotka", "kamchatka"}
    assert next_to["kamchatka"] == {"kolyma", "chukotka"}
    assert next_to["irtysh"] == {"ob", "altai"}
    assert next_to["ob"] == {"yamal", "irtysh", "altai", "tunguska", "sayan"}
    assert next_to["altai"] == {"ob", "irtysh", "sayan"}
    assert [a for a, _ in TABLE["tiles"]] == EXCHANGES[1:]
    assert TABLE["prices"]["frankfurt"] == {"gas": 1000, "coal": 1000, "oil": 1000, "gold": 2000, "diamonds": 2000}
    assert TABLE["prices"]["tokyo"] == {"gas": 3000, "oil": 3000}
    assert TABLE["prices"]["london"] == {"gas": 1500, "coal": 2000, "oil": 3000, "gold": 4000}
    assert TABLE["prices"]["antwerp"] == {"gold": 3000, "diamonds": 6000}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_names_the_first_player(players: int) -> None:
    """SI-2.1"""
    engine = Engine(players, {})
    assert engine.actor() == CHANCE
    assert engine.weights() == {f"first p{seat}": 1 for seat in range(1, players + 1)}


def test_seventy_cubes_are_in_the_bag() -> None:
    """SI-1.3"""
    engine = Engine(2, {})
    engine.apply(CHANCE, "first p1")
    assert engine.weights() == {"cube gas": 18, "cube coal": 16, "cube oil": 14, "cube gold": 12, "cube diamonds": 10}
    engine.apply(CHANCE, "cube oil")
    assert engine.weights()["cube oil"] == 13


def test_a_cube_drawn_goes_to_the_first_area_with_room_and_none_of_its_kind() -> None:
    """SI-2.1, SI-R7"""
    engine = Engine(2, {})
    engine.apply(CHANCE, "first p1")
    for resource in ("gas", "gas", "gas", "coal", "oil", "coal", "oil"):
        engine.apply(CHANCE, f"cube {resource}")
    cubes = look(engine)["cubes"]
    # Gas opens areas 1, 2 and 3; coal completes 1, oil 2, coal 3; then oil finds only the empty fourth.
    assert [cubes[area] for area in AREAS[:5]] == [["coal", "gas"], ["gas", "oil"], ["coal", "gas"], ["oil"], []]


def test_a_cube_that_no_area_can_take_goes_to_its_supply_and_the_rest_needs_no_draw() -> None:
    """SI-2.1, SI-R7: the last area has gas already, so the fifteenth gas is set aside."""
    engine = Engine(2, {})
    engine.apply(CHANCE, "first p1")
    for _ in range(13):
        engine.apply(CHANCE, "cube gas")
        engine.apply(CHANCE, "cube coal")
    engine.apply(CHANCE, "cube gas")
    engine.apply(CHANCE, "cube gas")
    assert look(engine)["cubes"][AREAS[13]] == ["gas"]
    engine.apply(CHANCE, "cube coal")
    facts = look(engine)
    assert all(facts["cubes"][area] == ["coal", "gas"] for area in AREAS)
    assert facts["supply"] == {"gas": 4, "coal": 2, "oil": 14, "gold": 12, "diamonds": 10}
    assert engine.actor() == 0


def test_twenty_eight_cubes_lie_on_the_map_and_forty_two_in_the_supply() -> None:
    """SI-2.1, the book's invariant"""
    engine = Engine(4, {})
    play_until(engine, "side")
    facts = look(engine)
    assert all(len(set(cubes)) == 2 for cubes in facts["cubes"].values())
    assert sum(facts["supply"].values()) == 42


def test_the_first_player_chooses_one_side_of_each_tile() -> None:
    """SI-2.2; SI-R7: after the cubes, before the investments"""
    engine = Engine(3, {"exchange_sides": "chosen"})
    engine.apply(CHANCE, "first p2")
    play_until(engine, "side")
    for a, b in TABLE["tiles"]:
        assert engine.actor() == 1
        assert engine.waiting() == [1]
        assert engine.legal(1) == {f"side {a}", f"side {b}"}
        assert engine.legal(0) == set()
        engine.apply(1, f"side {b}")
    assert engine.actor() == CHANCE
    assert all(text.startswith("open ") for text in engine.legal(CHANCE))


def test_the_sides_can_be_left_to_chance() -> None:
    """SI-2.2, option exchange_sides"""
    engine = Engine(2, {"exchange_sides": "random"})
    play_until(engine, "side")
    for a, b in TABLE["tiles"]:
        assert engine.actor() == CHANCE
        assert engine.weights() == {f"side {a}": 1, f"side {b}": 1}
        engine.apply(CHANCE, f"side {a}")
    assert engine.weights().keys() == {f"open {column}" for column in COLUMNS}


def test_four_of_twenty_investments_are_opened() -> None:
    """SI-1.5, SI-2.3"""
    engine = Engine(2, {})
    play_until(engine, "open")
    assert engine.weights() == {f"open {column}": 2 for column in COLUMNS}
    engine.apply(CHANCE, "open gas")
    assert engine.weights()["open gas"] == 1
    engine.apply(CHANCE, "open gas")
    assert "open gas" not in engine.weights()
    engine.apply(CHANCE, "open manager")
    engine.apply(CHANCE, "open oil")
    facts = look(engine)
    assert facts["open"] == ["gas", "gas", "manager", "oil"]
    assert sum(facts["stack"].values()) == 16
    assert all(text.startswith("draw ") for text in engine.legal(CHANCE))


def test_everyone_begins_with_a_worker_a_salesman_four_pawns_and_no_money() -> None:
    """SI-1.1, SI-2.4"""
    engine = Engine(3, {})
    play_until(engine, "draw")
    facts = look(engine)
    assert facts["workers"] == [{"vladivostok": 1}] * 3
    assert facts["salesmen"] == [{"frankfurt": 1}] * 3
    assert facts["pool"] == [4, 4, 4]
    assert facts["money"] == [0, 0, 0]
    assert facts["closed"] == set()
    assert facts["round"] == 1


def test_seventy_tokens_are_in_the_bag() -> None:
    """SI-1.4, SI-2.3"""
    engine = Engine(2, {})
    play_until(engine, "draw")
    expected = {"draw manager": 14}
    for person in PERSONS[1:]:
        for resource in ("gas", "coal", "oil", "gold"):
            expected[f"draw {resource}/{person}"] = 3
        expected[f"draw diamonds/{person}"] = 2
    assert engine.weights() == expected
    assert sum(expected.values()) == 70


def test_six_tokens_are_drawn_by_each_in_turn_order() -> None:
    """SI-3.1"""
    engine = Engine(3, {})
    engine.apply(CHANCE, "first p2")
    play_until(engine, "draw")
    for drawn, player in enumerate([1] * 6 + [2] * 6 + [0] * 6):
        before = [len(hand) for hand in look(engine)["hand"]]
        assert sum(engine.weights().values()) == 70 - drawn
        engine.apply(CHANCE, min(engine.legal(CHANCE)))
        after = [len(hand) for hand in look(engine)["hand"]]
        assert [b - a for a, b in zip(before, after, strict=True)] == [int(p == player) for p in range(3)]
    assert sorted(engine.waiting()) == [0, 1, 2]
    assert engine.actor() == 1


def test_a_gas_logistics_token_goes_to_logistics_gas_or_research() -> None:
    """SI-3.1, the book's example"""
    s = situation(2, "hand p1 gas/logistics")
    assert s.legal("p1") == {
        "place gas/logistics logistics",
        "place gas/logistics gas",
        "place gas/logistics research",
    }
    assert refusal(s, "p1 place gas/logistics coal") in {"SI-3.1", UNKNOWN}
    assert refusal(s, "p1 place gas/logistics manager") in {"SI-3.1", UNKNOWN}


def test_a_manager_token_goes_only_to_manager_or_research() -> None:
    """SI-3.1, the book's example"""
    s = situation(2, "hand p1 manager")
    assert s.legal("p1") == {"place manager manager", "place manager research"}
    assert refusal(s, "p1 place manager gas") in {"SI-3.1", UNKNOWN}


def test_only_tokens_in_hand_can_be_placed() -> None:
    """SI-3.1; SI-6.1: tokens of earlier rounds are not moved"""
    s = situation(2, "hand p1 manager\nboard p1 gas: gas/worker")
    assert s.legal("p1") == {"place manager manager", "place manager research"}
    assert refusal(s, "p1 place gas/worker worker") in {"SI-3.1", "SI-6.1", "SI-3.2"}


def test_a_token_whose_columns_are_full_must_go_to_research() -> None:
    """SI-3.2"""
    s = situation(
        2,
        """
        hand p1 gas/logistics manager
        board p1 gas: gas/worker invest | logistics: coal/logistics oil/logistics | manager: manager manager
        """,
    )
    assert s.legal("p1") == {"place gas/logistics research", "place manager research"}
    assert refusal(s, "p1 place gas/logistics gas") in {"SI-3.1", "SI-3.2", "SI-1.7"}
    assert refusal(s, "p1 place manager manager") in {"SI-3.1", "SI-3.2", "SI-1.7"}


def test_a_token_just_placed_takes_its_space_at_once() -> None:
    """SI-1.7, SI-3.1: gas has room for one, so the second gas token finds only worker or research."""
    s = situation(2, "hand p1 gas/worker gas/worker\nboard p1 gas: gas/investor")
    s.do("p1 place gas/worker gas")
    assert s.legal("p1") == {"place gas/worker worker", "place gas/worker research"}


def test_research_holds_any_number_of_tokens() -> None:
    """SI-1.7"""
    s = situation(2, "hand p1 gas/worker gas/worker gas/worker manager manager manager")
    s.do("p1 place gas/worker research\n" * 3 + "p1 place manager research\n" * 3)
    assert look(s)["research"][0] == ["gas/worker"] * 3 + ["manager"] * 3


def test_all_place_at_the_same_time_and_in_any_order() -> None:
    """SI-3.1, SI-R1: nobody waits for another, and the order of arrival leaves no trace."""
    text = "first p2\nhand p1 gas/worker manager\nhand p2 oil/investor"
    one = situation(2, text)
    assert one.actor() == 1
    assert one.legal("p1")
    one.do("p1 place gas/worker gas\np1 place manager research\np2 place oil/investor oil")
    other = situation(2, text)
    other.do("p2 place oil/investor oil\np1 place manager research\np1 place gas/worker gas")
    assert look(one) == look(other)


def test_nobody_acts_before_the_last_token_lies() -> None:
    """SI-3.1, SI-4.1: p1 has a full column but waits for p2."""
    s = situation(2, "hand p1 gas/worker\nhand p2 manager manager\nboard p1 gas: gas/investor")
    s.do("p1 place gas/worker gas\np2 place manager manager")
    assert s.legal("p1") == set()
    assert s.actor() == 1
    s.do("p2 place manager manager")
    assert s.actor() == 0
    assert s.legal("p1") == {"gas none", "pass"}


def test_what_another_has_drawn_and_placed_changes_nothing_for_me() -> None:
    """SI-R1, SI-R16"""
    mine = "hand p1 gas/worker manager\n"
    one, other = situation(2, mine + "hand p2 oil/investor manager"), situation(2, mine + "hand p2 gas/salesman")
    assert one.legal("p1") == other.legal("p1")
    one.do("p2 place manager research")
    assert one.legal("p1") == other.legal("p1")
