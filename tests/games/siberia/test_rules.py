"""Siberia's rules, paragraph by paragraph and ruling by ruling: situations in short notation, results by hand.

What a player may see (SI-R1, SI-R16) is tested with the views; here only that the secret of one changes nothing for
another.

The map, as far as these tests lean on it (a guard below checks it):

    vladivostok → amur, kamchatka        amur — baikal, aldan          baikal — sayan, lena, aldan, amur
    aldan — lena, baikal, amur, kolyma   kolyma — lena, aldan, chukotka, kamchatka
    irtysh — ob, altai                   ob — yamal, irtysh, altai, tunguska, sayan      altai — ob, irtysh, sayan

The exchanges of side a: tokyo (gas and oil 3,000), london (gas 1,500, coal 2,000, oil 3,000, gold 4,000), shanghai
(gas 2,000, coal 4,000), antwerp (gold 3,000, diamonds 6,000), zurich (gold and diamonds 5,000). Frankfurt pays 1,000,
for gold and diamonds 2,000.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import roundhouse
from roundhouse.core.message import Problem
from tests.games.siberia.oracle import CHANCE, COLUMNS, OVER, PERSONS, RESOURCES, components
from tests.games.siberia.situation import Engine, Situation, situation

TABLE = components(Path(roundhouse.__file__).parent / "games" / "siberia" / "data" / "siberia.toml")
AREAS = TABLE["areas"]
EXCHANGES = ["frankfurt", "tokyo", "london", "shanghai", "antwerp", "zurich"]

UNKNOWN = "notation-unknown"

TEN = (
    "logistics: gas/logistics coal/logistics | salesman: gas/salesman coal/salesman | worker: gas/worker coal/worker"
    " | investor: gas/investor coal/investor | oil: oil/logistics oil/salesman"
)
ELEVEN = f"{TEN} | gold: gold/worker"


def closed(*open_areas: str) -> str:
    """Lines that close every area but these."""
    return "\n".join(f"area {area} closed" for area in AREAS if area not in open_areas)


def moves(start: str, ends: str) -> set[str]:
    return {f"move {start}>{end}" for end in ends.split()} | {"stop"}


def look(table: Engine) -> dict[str, Any]:
    facts: dict[str, Any] = table.facts()
    return facts


def refusal(s: Situation, line: str) -> str:
    """The rule that the engine cites; or UNKNOWN when no action of the game is written like this."""
    try:
        return s.refused(line)
    except Problem as problem:
        return problem.message.id


def of(column: str, options: set[str]) -> set[str]:
    """The options that perform this column."""
    return {text for text in options if text.split()[0] == column}


def play_until(engine: Engine, verb: str) -> None:
    """Take the first outcome or option by alphabet until one with this verb is to come."""
    while not any(text.split()[0] == verb for text in engine.legal(engine.actor())):
        engine.apply(engine.actor(), min(engine.legal(engine.actor())))


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


def test_players_act_clockwise_from_the_first_player_one_action_each() -> None:
    """SI-4.1"""
    board = "worker: gas/worker coal/worker"
    s = situation(
        3,
        f"""
        first p2
        board p1 {board}
        board p2 {board} | gas: gas/investor gas/salesman
        board p3 {board}
        """,
    )
    order = []
    for _ in range(5):
        order.append(s.actor())
        player = f"p{s.actor() + 1}"
        assert all(s.legal(f"p{seat}") == set() for seat in (1, 2, 3) if f"p{seat}" != player)
        s.do(f"{player} {min(s.legal(player) - {'pass'}, default='pass')}")
    # p2 has two actions and p3 and p1 one each: p2, p3, p1, p2, and then p3 with nothing left.
    assert order == [1, 2, 0, 1, 2]


def test_a_player_who_has_passed_is_out_while_the_others_go_on() -> None:
    """SI-4.1"""
    s = situation(
        3,
        """
        board p1 gas: gas/worker gas/investor
        board p3 oil: oil/worker oil/worker | coal: coal/worker coal/worker
        """,
    )
    s.do("p1 pass\np2 pass\np3 oil none")
    assert s.actor() == 2
    assert look(s)["passed"] == {0, 1}
    assert s.legal("p1") == set()
    s.do("p3 coal none")
    assert s.legal("p3") == {"pass"}


def test_the_round_ends_when_all_have_passed_and_the_marker_goes_to_the_left() -> None:
    """SI-4.1, SI-6.1"""
    s = situation(3, "round 4\nfirst p3")
    s.do("p3 pass\np1 pass\np2 pass")
    assert s.actor() == CHANCE
    facts = look(s)
    assert (facts["round"], facts["first"], facts["passed"]) == (5, 0, set())
    s.do("* draw manager")
    assert look(s)["hand"] == [["manager"], [], []]


def test_a_player_without_a_full_column_can_only_pass() -> None:
    """SI-R17"""
    s = situation(2, "board p1 gas: gas/worker | oil: invest | worker: coal/worker")
    assert s.legal("p1") == {"pass"}


def test_a_player_with_tokens_in_research_must_begin_with_research() -> None:
    """SI-4.2"""
    s = situation(2, "board p1 research: gas/worker | gas: gas/worker gas/investor")
    assert s.legal("p1") == {"research"}
    assert refusal(s, "p1 pass") == "SI-4.2"
    assert refusal(s, "p1 gas none") == "SI-4.2"
    s.do("p1 research\np1 find gas yamal\np2 pass")
    assert s.legal("p1") == {"gas none", "pass"}


def test_without_tokens_in_research_there_is_no_research() -> None:
    """SI-4.2, SI-4.4"""
    s = situation(2, "board p1 gas: gas/worker gas/investor")
    assert s.legal("p1") == {"gas none", "pass"}
    assert refusal(s, "p1 research") in {"SI-4.2", "SI-4.4", "SI-4.3"}


def test_an_action_needs_both_spaces_of_its_column() -> None:
    """SI-4.3: one token is not enough, nor is an investment alone; two tokens are, or a token and an investment."""
    s = situation(
        2,
        """
        board p1 gas: gas/worker | worker: gas/worker | coal: invest
        board p1 oil: oil/worker oil/investor | gold: invest gold/worker
        """,
    )
    assert s.legal("p1") == {"pass", "oil none", "gold none"}
    assert refusal(s, "p1 gas none") == "SI-4.3"
    assert refusal(s, "p1 coal none") == "SI-4.3"


def test_performing_returns_the_tokens_to_the_bag_and_leaves_the_investment() -> None:
    """SI-4.3"""
    s = situation(2, "board p1 gas: gas/worker gas/worker | oil: invest oil/worker")
    assert look(s)["bag"]["gas/worker"] == 1
    assert look(s)["bag"]["oil/worker"] == 2
    s.do("p1 gas none\np2 pass\np1 oil none")
    facts = look(s)
    assert (facts["columns"][0]["gas"], facts["columns"][0]["oil"]) == ([], ["investment"])
    assert (facts["bag"]["gas/worker"], facts["bag"]["oil/worker"]) == (3, 3)
    assert refusal(s, "p1 oil none") == "SI-4.3"


def test_every_action_but_research_may_be_performed_without_effect() -> None:
    """SI-R2: all ten columns, each emptied for nothing; nothing else changes."""
    tokens = ["gas/logistics", "gas/salesman", "gas/worker", "gas/investor"]
    persons = " | ".join(f"{token.split('/')[1]}: {token} invest" for token in tokens)
    resources = " | ".join(f"{resource}: {resource}/worker invest" for resource in RESOURCES)
    s = situation(
        2,
        f"""
        area amur gas coal oil gold diamonds
        workers p1 amur vladivostok
        salesmen p1 frankfurt
        board p1 manager: manager invest | {persons} | {resources}
        open gas coal oil gold
        passed p2
        """,
    )
    before = look(s)
    s.do("p1 manager none\np1 logistics\np1 stop\np1 salesman none\np1 worker none\np1 investor none")
    s.do("".join(f"p1 {resource} none\n" for resource in RESOURCES))
    after = look(s)
    assert after["columns"][0] == {column: ["investment"] for column in COLUMNS}
    assert sum(after["bag"].values()) == 70
    for same in ("cubes", "supply", "closed", "workers", "salesmen", "pool", "open", "stack", "money"):
        assert after[same] == before[same]
    assert s.legal("p1") == {"pass"}


def test_research_brings_a_cube_from_the_supply_to_an_open_area_without_that_resource() -> None:
    """SI-4.4"""
    s = situation(
        2,
        """
        area amur gas
        area aldan coal
        area lena closed
        board p1 research: gas/worker
        supply gas 5 coal 5 oil 5 gold 5 diamonds 5
        """,
    )
    s.do("p1 research")
    assert s.legal("p1") == {f"find gas {area}" for area in AREAS if area not in ("amur", "lena")}
    assert refusal(s, "p1 find gas amur") in {"SI-4.4", "SI-2.1"}
    assert refusal(s, "p1 find gas lena") in {"SI-4.4", "SI-5.1"}
    assert refusal(s, "p1 find coal yamal") == "SI-4.4"
    assert refusal(s, "p1 pass") in {"SI-4.4", "SI-R2", "SI-R20"}
    s.do("p1 find gas aldan")
    facts = look(s)
    assert facts["cubes"]["aldan"] == ["coal", "gas"]
    assert facts["supply"] == {"gas": 4, "coal": 5, "oil": 5, "gold": 5, "diamonds": 5}
    assert facts["research"][0] == []
    assert facts["bag"]["gas/worker"] == 3
    assert s.actor() == 1


def test_an_area_may_come_to_hold_all_five_resources() -> None:
    """SI-2.1, SI-4.4: two is the number of the setup only."""
    s = situation(2, "area amur gas coal oil gold\nboard p1 research: diamonds/worker")
    s.do("p1 research\np1 find diamonds amur")
    assert look(s)["cubes"]["amur"] == ["coal", "diamonds", "gas", "gold", "oil"]


def test_a_manager_in_research_brings_any_available_resource() -> None:
    """SI-4.4: gas has run out; coal lies in amur already"""
    s = situation(
        2,
        f"""
        area amur coal
        area aldan oil
        {closed("amur", "aldan")}
        supply gas 0 coal 5 oil 5 gold 5 diamonds 5
        board p1 research: manager
        """,
    )
    s.do("p1 research")
    assert s.legal("p1") == {
        "find coal aldan by manager",
        "find oil amur by manager",
        "find gold amur by manager",
        "find gold aldan by manager",
        "find diamonds amur by manager",
        "find diamonds aldan by manager",
    }
    assert refusal(s, "p1 find gas amur by manager") == "SI-4.4"
    assert refusal(s, "p1 find oil amur") == "SI-4.4"
    s.do("p1 find oil amur by manager")
    assert look(s)["bag"]["manager"] == 14


def test_a_token_is_void_when_its_supply_is_empty() -> None:
    """SI-4.4, SI-R20: research is performed all the same, and ends by itself."""
    s = situation(
        2,
        """
        supply gas 0 coal 5 oil 5 gold 5 diamonds 5
        board p1 research: gas/worker gas/logistics
        """,
    )
    s.do("p1 research")
    assert s.actor() == 1
    facts = look(s)
    assert facts["research"][0] == []
    assert facts["bag"]["gas/worker"] == 3
    assert all("gas" not in cubes for cubes in facts["cubes"].values())


def test_a_token_is_void_when_every_open_area_has_its_resource() -> None:
    """SI-4.4"""
    s = situation(
        2,
        f"""
        area amur gas
        area aldan gas
        {closed("amur", "aldan")}
        board p1 research: gas/worker oil/worker
        """,
    )
    s.do("p1 research")
    assert s.legal("p1") == {"find oil amur", "find oil aldan"}
    s.do("p1 find oil amur")
    assert s.actor() == 1
    assert look(s)["bag"]["gas/worker"] == 3


def test_research_tokens_are_used_in_the_order_the_player_likes() -> None:
    """SI-R9: one gas is left; if the manager takes it, the gas token is void when its turn comes."""
    text = f"""
        area amur gold
        area aldan diamonds
        {closed("amur", "aldan")}
        supply gas 1 coal 0 oil 0 gold 3 diamonds 3
        board p1 research: gas/worker manager
        """
    s = situation(2, text)
    s.do("p1 research")
    assert s.legal("p1") == {
        "find gas amur",
        "find gas aldan",
        "find gas amur by manager",
        "find gas aldan by manager",
        "find gold aldan by manager",
        "find diamonds amur by manager",
    }
    s.do("p1 find gas amur by manager")
    assert s.actor() == 1
    assert look(s)["research"][0] == []

    s = situation(2, text)
    s.do("p1 research\np1 find gas amur")
    assert s.legal("p1") == {"find gold aldan by manager", "find diamonds amur by manager"}
    s.do("p1 find gold aldan by manager")
    assert s.actor() == 1


def test_two_tokens_of_one_resource_go_to_two_areas() -> None:
    """SI-4.4, SI-R9: interchangeable tokens are one option."""
    s = situation(2, f"board p1 research: gas/worker gas/investor\n{closed('amur', 'aldan')}")
    s.do("p1 research")
    assert s.legal("p1") == {"find gas amur", "find gas aldan"}
    s.do("p1 find gas amur")
    assert s.legal("p1") == {"find gas aldan"}
    s.do("p1 find gas aldan")
    assert s.actor() == 1


def test_the_manager_sets_one_of_its_tokens_as_a_joker_and_the_other_goes_to_the_bag() -> None:
    """SI-4.5"""
    s = situation(2, "board p1 manager: manager manager | gas: gas/worker")
    assert look(s)["bag"]["manager"] == 12
    s.do("p1 manager gas")
    facts = look(s)
    assert facts["columns"][0]["gas"] == ["gas/worker", "manager"]
    assert facts["columns"][0]["manager"] == []
    assert facts["bag"]["manager"] == 13


def test_the_joker_goes_on_any_free_space_but_the_manager_column_or_research() -> None:
    """SI-4.5, SI-R6: also beside an investment or on an empty column; not where both spaces are taken."""
    s = situation(
        2,
        """
        board p1 manager: manager manager | gas: gas/worker gas/investor | coal: invest coal/worker | oil: invest
        """,
    )
    free = set(COLUMNS) - {"manager", "gas", "coal"}
    assert of("manager", s.legal("p1")) == {f"manager {column}" for column in free} | {"manager none"}
    assert refusal(s, "p1 manager manager") in {"SI-R6", "SI-4.5"}
    assert refusal(s, "p1 manager research") in {"SI-R6", "SI-4.5", UNKNOWN}
    assert refusal(s, "p1 manager gas") in {"SI-4.5", "SI-1.7"}


def test_a_joker_from_beside_an_investment_is_the_only_token_removed() -> None:
    """SI-4.3, SI-4.5"""
    s = situation(2, "board p1 manager: invest manager")
    s.do("p1 manager worker")
    facts = look(s)
    assert facts["columns"][0]["manager"] == ["investment"]
    assert facts["columns"][0]["worker"] == ["manager"]
    assert facts["bag"]["manager"] == 13


def test_a_joker_completes_its_column_and_goes_to_the_bag_when_used() -> None:
    """SI-4.5, SI-R6: also two jokers make a column"""
    s = situation(2, "board p1 manager: manager manager | gas: manager\npassed p2")
    assert s.legal("p1") >= {"manager gas"}
    s.do("p1 manager gas")
    assert s.legal("p1") == {"gas none", "pass"}
    s.do("p1 gas none")
    assert look(s)["columns"][0]["gas"] == []
    assert look(s)["bag"]["manager"] == 14


def test_with_every_space_taken_there_is_no_room_for_the_joker() -> None:
    """SI-R2, SI-R6"""
    others = " | ".join(f"{resource}: {resource}/worker invest" for resource in RESOURCES)
    persons = " | ".join(f"{person}: gas/{person} invest" for person in PERSONS[1:])
    s = situation(2, f"board p1 manager: manager invest | {others} | {persons}\nopen gas coal oil gold")
    assert of("manager", s.legal("p1")) == {"manager none"}


def test_a_worker_steps_to_the_areas_next_to_its_own() -> None:
    """SI-4.6"""
    s = situation(2, "workers p1 baikal\nboard p1 logistics: gas/logistics coal/logistics")
    s.do("p1 logistics")
    assert s.legal("p1") == moves("baikal", "sayan lena aldan amur")
    assert refusal(s, "p1 move baikal>kolyma") in {"SI-4.6", "SI-R8"}
    assert refusal(s, "p1 move amur>baikal") == "SI-4.6"
    assert refusal(s, "p1 pass") in {"SI-4.6", "SI-R21", "SI-4.1"}


def test_three_steps_are_shared_among_the_workers_as_liked() -> None:
    """SI-4.6, SI-R8: out of Vladivostok is one step; SI-R21: the third ends the action"""
    s = situation(2, "workers p1 vladivostok baikal\nboard p1 logistics: gas/logistics coal/logistics")
    s.do("p1 logistics\np1 move vladivostok>amur\np1 move baikal>lena\np1 move amur>aldan")
    assert look(s)["workers"][0] == {"aldan": 1, "lena": 1}
    assert s.actor() == 1


def test_one_worker_may_take_all_three_steps_and_turn_round() -> None:
    """SI-4.6"""
    s = situation(2, "workers p1 amur\nboard p1 logistics: gas/logistics coal/logistics")
    s.do("p1 logistics\np1 move amur>baikal\np1 move baikal>amur\np1 move amur>aldan")
    assert look(s)["workers"][0] == {"aldan": 1}


def test_a_player_may_stop_after_fewer_steps() -> None:
    """SI-4.6, SI-R2"""
    for steps in ("", "p1 move amur>baikal\n", "p1 move amur>baikal\np1 move baikal>sayan\n"):
        s = situation(2, "workers p1 amur\nboard p1 logistics: gas/logistics coal/logistics")
        s.do(f"p1 logistics\n{steps}p1 stop")
        assert s.actor() == 1


def test_only_one_of_two_workers_in_an_area_takes_the_step_and_never_anothers() -> None:
    """SI-4.6, SI-R4"""
    s = situation(
        2,
        """
        workers p1 amur amur
        workers p2 amur lena
        board p1 logistics: gas/logistics coal/logistics
        """,
    )
    s.do("p1 logistics")
    assert s.legal("p1") == moves("amur", "baikal aldan")
    s.do("p1 move amur>aldan\np1 stop")
    assert look(s)["workers"] == [{"amur": 1, "aldan": 1}, {"amur": 1, "lena": 1}]


def test_from_vladivostok_the_arrows_lead_to_two_areas_and_nobody_goes_back() -> None:
    """SI-1.2, SI-R8"""
    s = situation(2, "workers p1 vladivostok\nboard p1 logistics: gas/logistics coal/logistics")
    s.do("p1 logistics")
    assert s.legal("p1") == moves("vladivostok", "amur kamchatka")
    s.do("p1 move vladivostok>kamchatka")
    assert s.legal("p1") == moves("kamchatka", "kolyma chukotka")
    assert refusal(s, "p1 move kamchatka>vladivostok") in {"SI-R8", "SI-4.6", UNKNOWN}


def test_a_step_passes_over_closed_areas_without_counting_them() -> None:
    """SI-5.1, SI-R8: aldan is closed, so lena and kolyma are one step from amur; not aldan itself."""
    s = situation(2, "area aldan closed\nworkers p1 amur\nboard p1 logistics: gas/logistics coal/logistics")
    s.do("p1 logistics")
    assert s.legal("p1") == moves("amur", "baikal lena kolyma")
    assert refusal(s, "p1 move amur>aldan") in {"SI-5.1", "SI-R8", "SI-4.6"}
    s.do("p1 move amur>kolyma\np1 move kolyma>chukotka\np1 move chukotka>kamchatka")
    assert s.actor() == 1


def test_a_step_passes_over_several_closed_areas_in_a_row() -> None:
    """SI-5.1, SI-R8"""
    text = "area aldan closed\narea kolyma closed\nworkers p1 amur\nboard p1 logistics: gas/logistics coal/logistics"
    s = situation(2, text)
    s.do("p1 logistics")
    assert s.legal("p1") == moves("amur", "baikal lena chukotka kamchatka")


def test_closed_exits_are_passed_over_too() -> None:
    """SI-R8"""
    text = "area amur closed\nworkers p1 vladivostok\nboard p1 logistics: gas/logistics coal/logistics"
    s = situation(2, text)
    s.do("p1 logistics")
    assert s.legal("p1") == moves("vladivostok", "kamchatka baikal aldan")
    s = situation(2, text + "\narea kamchatka closed")
    s.do("p1 logistics")
    assert s.legal("p1") == moves("vladivostok", "baikal aldan kolyma chukotka")


def test_vladivostok_is_no_way_through() -> None:
    """SI-R8: from a worker behind the closed amur no step leads over Vladivostok to kamchatka."""
    s = situation(2, "area amur closed\nworkers p1 baikal\nboard p1 logistics: gas/logistics coal/logistics")
    s.do("p1 logistics")
    assert s.legal("p1") == moves("baikal", "sayan lena aldan")


def test_a_step_never_ends_where_it_began() -> None:
    """SI-R21: irtysh's neighbours are closed; the way round leads to theirs."""
    s = situation(
        2,
        """
        area ob closed
        area altai closed
        workers p1 irtysh
        board p1 logistics: gas/logistics coal/logistics
        """,
    )
    s.do("p1 logistics")
    assert s.legal("p1") == moves("irtysh", "yamal tunguska sayan")


@pytest.mark.parametrize("text", ["", "workers p1 irtysh\n" + closed("irtysh")])
def test_logistics_ends_by_itself_when_no_worker_can_move(text: str) -> None:
    """SI-R2, SI-R21: no worker at all, or one in the last open area"""
    s = situation(2, f"{text}\nboard p1 logistics: gas/logistics coal/logistics")
    s.do("p1 logistics")
    assert s.actor() == 1
    assert look(s)["columns"][0]["logistics"] == []


def test_a_salesman_comes_from_the_pool_another_exchange_or_siberia() -> None:
    """SI-4.7, SI-R10: also from Vladivostok, and not to the exchange where it stands; SI-R4: to any exchange"""
    s = situation(
        2,
        """
        workers p1 baikal vladivostok
        salesmen p1 frankfurt
        board p1 salesman: gas/salesman coal/salesman
        """,
    )
    expected = {f"salesman {start}>{end}" for start in ("pool", "baikal", "vladivostok") for end in EXCHANGES}
    expected |= {f"salesman frankfurt>{end}" for end in EXCHANGES[1:]} | {"salesman none"}
    assert of("salesman", s.legal("p1")) == expected
    assert refusal(s, "p1 salesman frankfurt>frankfurt") in {"SI-R10", "SI-4.7"}
    assert refusal(s, "p1 salesman tokyo>london") == "SI-4.7"
    assert refusal(s, "p1 salesman pool>houston") in {"SI-4.7", "SI-2.2", "SI-1.6", UNKNOWN}


@pytest.mark.parametrize(
    ("move", "workers", "salesmen", "pool"),
    [
        ("pool>tokyo", {"baikal": 1, "vladivostok": 1}, {"frankfurt": 1, "tokyo": 1}, 2),
        ("pool>frankfurt", {"baikal": 1, "vladivostok": 1}, {"frankfurt": 2}, 2),
        ("frankfurt>tokyo", {"baikal": 1, "vladivostok": 1}, {"tokyo": 1}, 3),
        ("baikal>tokyo", {"vladivostok": 1}, {"frankfurt": 1, "tokyo": 1}, 3),
        ("vladivostok>frankfurt", {"baikal": 1}, {"frankfurt": 2}, 3),
        ("none", {"baikal": 1, "vladivostok": 1}, {"frankfurt": 1}, 3),
    ],
)
def test_the_salesmans_pawn_changes_its_place(
    move: str, workers: dict[str, int], salesmen: dict[str, int], pool: int
) -> None:
    """SI-4.7, SI-R4, SI-R10"""
    s = situation(
        2,
        """
        workers p1 baikal vladivostok
        salesmen p1 frankfurt
        board p1 salesman: gas/salesman coal/salesman
        """,
    )
    s.do(f"p1 salesman {move}")
    facts = look(s)
    assert (facts["workers"][0], facts["salesmen"][0], facts["pool"][0]) == (workers, salesmen, pool)
    assert s.actor() == 1


def test_with_an_empty_pool_no_salesman_comes_from_it() -> None:
    """SI-4.7"""
    s = situation(
        2,
        """
        salesmen p1 frankfurt frankfurt tokyo tokyo london london
        board p1 salesman: gas/salesman coal/salesman
        """,
    )
    assert not any("pool" in text for text in s.legal("p1"))
    assert refusal(s, "p1 salesman pool>tokyo") in {"SI-4.7", "SI-1.1"}


def test_a_worker_comes_from_the_pool_or_back_from_an_area() -> None:
    """SI-4.8, SI-R10: not from Vladivostok, and not from an exchange while the pool has a pawn"""
    s = situation(
        2,
        """
        workers p1 baikal vladivostok
        salesmen p1 frankfurt
        board p1 worker: gas/worker coal/worker
        """,
    )
    assert of("worker", s.legal("p1")) == {"worker pool", "worker baikal", "worker none"}
    assert refusal(s, "p1 worker frankfurt") == "SI-4.8"
    assert refusal(s, "p1 worker vladivostok") in {"SI-R10", "SI-4.8", UNKNOWN}
    assert refusal(s, "p1 worker lena") == "SI-4.8"


def test_with_an_empty_pool_a_salesman_may_become_a_worker() -> None:
    """SI-4.8"""
    s = situation(
        2,
        """
        workers p1 baikal baikal vladivostok
        salesmen p1 frankfurt frankfurt tokyo
        board p1 worker: gas/worker coal/worker
        """,
    )
    assert of("worker", s.legal("p1")) == {"worker frankfurt", "worker tokyo", "worker baikal", "worker none"}
    assert refusal(s, "p1 worker pool") in {"SI-4.8", "SI-1.1"}
    s.do("p1 worker frankfurt")
    facts = look(s)
    assert facts["salesmen"][0] == {"frankfurt": 1, "tokyo": 1}
    assert facts["workers"][0] == {"baikal": 2, "vladivostok": 2}
    assert facts["pool"][0] == 0


@pytest.mark.parametrize(
    ("start", "workers", "pool"),
    [
        ("pool", {"baikal": 2, "vladivostok": 1}, 2),
        ("baikal", {"baikal": 1, "vladivostok": 1}, 3),
        ("none", {"baikal": 2}, 3),
    ],
)
def test_the_workers_pawn_goes_to_vladivostok(start: str, workers: dict[str, int], pool: int) -> None:
    """SI-4.8"""
    s = situation(
        2,
        """
        workers p1 baikal baikal
        salesmen p1 frankfurt
        board p1 worker: gas/worker coal/worker
        """,
    )
    s.do(f"p1 worker {start}")
    facts = look(s)
    assert (facts["workers"][0], facts["pool"][0]) == (workers, pool)


def test_the_investor_takes_an_open_investment_and_a_new_one_is_opened() -> None:
    """SI-4.9"""
    s = situation(2, "board p1 investor: gas/investor coal/investor\nopen gas coal oil gold")
    assert of("investor", s.legal("p1")) == {f"investor {c}" for c in ("gas", "coal", "oil", "gold", "none")}
    assert refusal(s, "p1 investor manager") == "SI-4.9"
    s.do("p1 investor gas")
    assert s.actor() == CHANCE
    assert look(s)["columns"][0]["gas"] == ["investment"]
    assert look(s)["open"] == ["coal", "gold", "oil"]
    s.do("* open gas")
    facts = look(s)
    assert facts["open"] == ["coal", "gas", "gold", "oil"]
    assert sum(facts["stack"].values()) == 15
    assert "gas" not in facts["stack"]
    assert s.actor() == 1


def test_an_investment_needs_a_free_space_in_a_column_without_one() -> None:
    """SI-4.9: gas is full, coal has one, oil has a token and room, gold is empty; two alike are one option"""
    s = situation(
        2,
        """
        board p1 investor: gas/investor coal/investor | gas: gas/worker gas/worker | coal: invest | oil: oil/worker
        open gas coal oil oil
        """,
    )
    assert of("investor", s.legal("p1")) == {"investor oil", "investor none"}
    assert refusal(s, "p1 investor gas") == "SI-4.9"
    assert refusal(s, "p1 investor coal") in {"SI-4.9", "SI-4.3"}
    s.do("p1 investor oil\n* open manager")
    assert look(s)["columns"][0]["oil"] == ["investment", "oil/worker"]
    assert look(s)["open"] == ["coal", "gas", "manager", "oil"]


def test_the_investor_column_just_emptied_counts_as_free() -> None:
    """SI-R11"""
    s = situation(2, "board p1 investor: gas/investor coal/investor\nopen investor coal oil gold")
    s.do("p1 investor investor\n* open gas")
    assert look(s)["columns"][0]["investor"] == ["investment"]


def test_an_investor_column_with_an_investment_takes_no_second() -> None:
    """SI-4.3, SI-4.9"""
    s = situation(2, "board p1 investor: invest coal/investor\nopen investor coal oil gold")
    assert "investor investor" not in s.legal("p1")
    assert refusal(s, "p1 investor investor") in {"SI-4.9", "SI-4.3", "SI-R11"}


def test_declining_an_investment_opens_none() -> None:
    """SI-4.9, SI-R2"""
    s = situation(2, "board p1 investor: gas/investor coal/investor\nopen gas coal oil gold")
    s.do("p1 investor none")
    assert s.actor() == 1
    assert look(s)["open"] == ["coal", "gas", "gold", "oil"]


def test_the_investor_without_a_fitting_investment_has_no_effect() -> None:
    """SI-R11"""
    s = situation(
        2,
        """
        board p1 investor: gas/investor coal/investor | gas: invest | coal: invest | oil: invest
        board p1 gold: gold/worker gold/worker
        open gas coal oil gold
        """,
    )
    assert of("investor", s.legal("p1")) == {"investor none"}


def test_no_investment_is_opened_from_an_empty_stack() -> None:
    """SI-R11: eight lie on each board and the last four are open"""
    eight = " | ".join(f"{column}: invest" for column in COLUMNS if column not in ("gas", "investor"))
    s = situation(
        2,
        f"""
        board p1 {eight} | investor: gas/investor coal/investor
        board p2 {eight}
        open gas gas investor investor
        """,
    )
    assert look(s)["stack"] == {}
    s.do("p1 investor gas")
    assert s.actor() == 1
    assert look(s)["open"] == ["gas", "investor", "investor"]


def test_two_gas_sold_in_tokyo_bring_six_thousand() -> None:
    """SI-4.10, the book's example"""
    s = situation(
        2,
        """
        area amur gas coal
        area baikal gas oil
        workers p1 amur baikal
        salesmen p1 tokyo
        board p1 gas: gas/worker gas/investor
        """,
    )
    before = look(s)["supply"]
    assert of("gas", s.legal("p1")) == {"gas tokyo", "gas none"}
    s.do("p1 gas tokyo")
    facts = look(s)
    assert facts["money"] == [6000, 0]
    assert (facts["cubes"]["amur"], facts["cubes"]["baikal"]) == (["coal"], ["oil"])
    assert facts["supply"] == before
    assert facts["workers"][0] == {"amur": 1, "baikal": 1}
    assert facts["salesmen"][0] == {"tokyo": 1}


def test_only_areas_with_an_own_worker_are_mined_and_all_of_them() -> None:
    """SI-4.10: aldan has another's worker, lena none, sayan no gas; a worker in Vladivostok mines nothing"""
    s = situation(
        2,
        """
        area amur gas coal
        area baikal gas coal
        area aldan gas coal
        area lena gas coal
        area sayan oil coal
        workers p1 amur baikal sayan vladivostok
        workers p2 aldan amur
        salesmen p1 frankfurt
        board p1 gas: gas/worker gas/investor
        """,
    )
    s.do("p1 gas frankfurt")
    facts = look(s)
    assert facts["money"] == [2000, 0]
    assert [facts["cubes"][area] for area in ("amur", "baikal", "aldan", "lena", "sayan")] == [
        ["coal"],
        ["coal"],
        ["coal", "gas"],
        ["coal", "gas"],
        ["coal", "oil"],
    ]


def test_two_own_workers_in_an_area_mine_one_cube_there() -> None:
    """SI-R4"""
    s = situation(
        2,
        """
        area amur gas coal
        workers p1 amur amur
        salesmen p1 tokyo tokyo
        salesmen p2 tokyo
        board p1 gas: gas/worker gas/worker
        """,
    )
    assert of("gas", s.legal("p1")) == {"gas tokyo", "gas none"}
    s.do("p1 gas tokyo")
    assert look(s)["money"] == [3000, 0]


@pytest.mark.parametrize(
    ("resource", "exchange", "money"),
    [
        ("gas", "frankfurt", 1000),
        ("gas", "tokyo", 3000),
        ("gas", "london", 1500),
        ("coal", "london", 2000),
        ("coal", "frankfurt", 1000),
        ("oil", "frankfurt", 1000),
        ("oil", "tokyo", 3000),
        ("gold", "london", 4000),
        ("gold", "antwerp", 3000),
        ("gold", "frankfurt", 2000),
        ("diamonds", "antwerp", 6000),
        ("diamonds", "frankfurt", 2000),
        ("gas", "none", 0),
    ],
)
def test_the_player_chooses_the_exchange_and_is_paid_its_price(resource: str, exchange: str, money: int) -> None:
    """SI-1.6, SI-4.10"""
    s = situation(
        2,
        f"""
        area amur gas coal oil gold diamonds
        workers p1 amur
        salesmen p1 frankfurt tokyo london antwerp
        board p1 {resource}: {resource}/worker {resource}/investor
        """,
    )
    s.do(f"p1 {resource} {exchange}")
    assert look(s)["money"] == [money, 0]
    assert s.scores() == [money, 0]


def test_a_sale_needs_an_own_salesman_at_an_active_exchange_that_trades_the_resource() -> None:
    """SI-4.10, SI-R3: p1 is in Tokyo, which has no use for coal; p2's salesman in London does not help."""
    s = situation(
        2,
        """
        area amur gas coal
        workers p1 amur
        salesmen p1 tokyo
        salesmen p2 london frankfurt
        board p1 coal: coal/worker coal/investor
        """,
    )
    assert s.legal("p1") == {"coal none", "pass"}
    assert refusal(s, "p1 coal tokyo") in {"SI-4.10", "SI-R3", "SI-1.6"}
    assert refusal(s, "p1 coal london") in {"SI-4.10", "SI-R3"}
    assert refusal(s, "p1 coal seoul") in {"SI-4.10", "SI-R3", "SI-2.2", "SI-1.6", UNKNOWN}
    s.do("p1 coal none")
    facts = look(s)
    assert facts["cubes"]["amur"] == ["coal", "gas"]
    assert facts["columns"][0]["coal"] == []


def test_the_other_side_of_a_tile_trades_when_it_is_the_active_one() -> None:
    """SI-1.6, SI-2.2: seoul (coal 3,000) in place of tokyo"""
    s = situation(
        2,
        """
        active seoul london shanghai antwerp zurich
        area amur gas coal
        workers p1 amur
        salesmen p1 seoul
        board p1 coal: coal/worker coal/investor
        """,
    )
    s.do("p1 coal seoul")
    assert look(s)["money"] == [3000, 0]


def test_nothing_to_mine_leaves_only_none() -> None:
    """SI-4.10, SI-R22"""
    s = situation(
        2,
        """
        area amur coal
        area lena gas
        workers p1 amur vladivostok
        salesmen p1 frankfurt
        board p1 gas: gas/worker gas/worker
        """,
    )
    assert of("gas", s.legal("p1")) == {"gas none"}
    assert refusal(s, "p1 gas frankfurt") in {"SI-4.10", "SI-R22"}


def test_money_has_no_limit() -> None:
    """SI-R19"""
    s = situation(
        2,
        """
        money p1 5000000
        area amur gas coal
        workers p1 amur
        salesmen p1 tokyo
        board p1 gas: gas/worker gas/worker
        """,
    )
    s.do("p1 gas tokyo")
    assert look(s)["money"] == [5003000, 0]


def test_an_area_left_without_cubes_closes_and_all_its_workers_go_home() -> None:
    """SI-5.1: p1 has a worker and a salesman placed, so 4 in the pool; p2 three workers, so 3"""
    s = situation(
        2,
        """
        area amur gas
        area baikal coal
        workers p1 amur
        workers p2 amur amur baikal
        salesmen p1 frankfurt
        board p1 gas: gas/worker gas/investor
        board p2 research: oil/worker
        """,
    )
    s.do("p1 gas frankfurt")
    facts = look(s)
    assert facts["closed"] == {"amur"}
    assert facts["workers"] == [{}, {"baikal": 1}]
    assert facts["pool"] == [5, 5]
    assert facts["money"] == [1000, 0]
    s.do("p2 research")
    assert s.legal("p2") == {f"find oil {area}" for area in AREAS if area != "amur"}
    assert refusal(s, "p2 find oil amur") in {"SI-5.1", "SI-4.4"}


def test_an_area_with_a_cube_left_stays_open() -> None:
    """SI-5.1"""
    s = situation(
        2,
        """
        area amur gas coal
        workers p1 amur
        salesmen p1 frankfurt
        board p1 gas: gas/worker gas/worker
        """,
    )
    s.do("p1 gas frankfurt")
    assert look(s)["closed"] == set()
    assert look(s)["workers"][0] == {"amur": 1}


def test_a_declined_sale_closes_nothing() -> None:
    """SI-4.10, SI-5.1"""
    s = situation(
        2,
        """
        area amur gas
        workers p1 amur
        salesmen p1 frankfurt
        board p1 gas: gas/worker gas/worker
        """,
    )
    s.do("p1 gas none")
    assert look(s)["closed"] == set()
    assert look(s)["cubes"]["amur"] == ["gas"]


def test_areas_emptied_by_one_action_close_together_after_the_sale() -> None:
    """SI-R12: both cubes are sold although amur, the way to baikal, closes with it"""
    s = situation(
        2,
        """
        area amur gas
        area baikal gas
        workers p1 amur baikal baikal
        salesmen p1 tokyo
        board p1 gas: gas/worker gas/worker
        """,
    )
    s.do("p1 gas tokyo")
    facts = look(s)
    assert facts["closed"] == {"amur", "baikal"}
    assert facts["money"] == [6000, 0]
    assert facts["pool"][0] == 5


def test_areas_beyond_the_eighth_still_close() -> None:
    """SI-R12: seven are closed; two more make nine"""
    seven = "\n".join(f"area {area} closed" for area in AREAS[:7])
    s = situation(
        2,
        f"""
        {seven}
        area amur gas
        area baikal gas
        area aldan coal
        workers p1 amur baikal aldan
        salesmen p1 frankfurt
        board p1 gas: gas/worker gas/worker | coal: coal/worker coal/worker
        passed p2
        """,
    )
    s.do("p1 gas frankfurt")
    assert len(look(s)["closed"]) == 9
    s.do("p1 coal frankfurt")
    assert len(look(s)["closed"]) == 10
    assert look(s)["money"] == [3000, 0]


def test_ten_tokens_may_stay_on_a_board() -> None:
    """SI-6.1: they stay where they are, and investments are not counted"""
    s = situation(2, f"board p1 {TEN} | gold: invest | diamonds: invest")
    before = look(s)["columns"]
    s.do("p1 pass\np2 pass")
    assert s.actor() == CHANCE
    assert look(s)["columns"] == before
    assert look(s)["round"] == 2


def test_who_has_more_than_ten_tokens_removes_the_surplus_of_choice() -> None:
    """SI-6.1"""
    s = situation(2, f"board p1 {ELEVEN} | diamonds: invest diamonds/worker")
    s.do("p1 pass\np2 pass")
    assert s.actor() == 0
    assert s.legal("p1") == {
        "discard gas/logistics logistics",
        "discard coal/logistics logistics",
        "discard gas/salesman salesman",
        "discard coal/salesman salesman",
        "discard gas/worker worker",
        "discard coal/worker worker",
        "discard gas/investor investor",
        "discard coal/investor investor",
        "discard oil/logistics oil",
        "discard oil/salesman oil",
        "discard gold/worker gold",
        "discard diamonds/worker diamonds",
    }
    assert refusal(s, "p1 pass") == "SI-6.1"
    assert refusal(s, "p1 discard oil/logistics logistics") == "SI-6.1"
    s.do("p1 discard gas/worker worker")
    assert s.actor() == 0
    s.do("p1 discard diamonds/worker diamonds")
    facts = look(s)
    assert s.actor() == CHANCE
    assert facts["columns"][0]["worker"] == ["coal/worker"]
    assert facts["columns"][0]["diamonds"] == ["investment"]
    assert sum(facts["bag"].values()) == 60


def test_a_joker_counts_among_the_ten() -> None:
    """SI-6.1, SI-R6"""
    s = situation(2, f"board p1 {TEN} | gold: manager")
    s.do("p1 pass\np2 pass")
    assert "discard manager gold" in s.legal("p1")
    s.do("p1 discard manager gold")
    assert look(s)["bag"]["manager"] == 14


def test_surplus_is_removed_in_turn_order_before_the_marker_passes() -> None:
    """SI-R14"""
    s = situation(2, f"first p2\nboard p1 {ELEVEN}\nboard p2 {ELEVEN} | diamonds: diamonds/worker")
    s.do("p2 pass\np1 pass")
    assert s.actor() == 1
    assert s.legal("p1") == set()
    s.do("p2 discard gold/worker gold\np2 discard gas/worker worker")
    assert s.actor() == 0
    assert look(s)["first"] == 1
    s.do("p1 discard gold/worker gold")
    assert s.actor() == CHANCE
    assert look(s)["first"] == 0


def test_the_game_goes_on_while_neither_condition_holds() -> None:
    """SI-7.1: seven closed areas and two empty supply spaces are not enough"""
    seven = "\n".join(f"area {area} closed" for area in AREAS[:7])
    s = situation(2, f"{seven}\nsupply gas 0 coal 0 oil 5 gold 5 diamonds 5")
    s.do("p1 pass\np2 pass")
    assert s.ending() is None
    assert s.actor() == CHANCE


def test_the_round_of_the_eighth_closed_area_is_played_to_its_end() -> None:
    """SI-7.1, SI-R13"""
    seven = "\n".join(f"area {area} closed" for area in AREAS[:7])
    s = situation(
        2,
        f"""
        {seven}
        area amur gas
        area aldan coal
        workers p1 amur
        workers p2 aldan
        salesmen p1 frankfurt
        salesmen p2 london
        board p1 gas: gas/worker gas/worker
        board p2 coal: coal/worker coal/worker
        """,
    )
    s.do("p1 gas frankfurt")
    assert s.ending() is None
    s.do("p2 coal london\np1 pass")
    assert s.ending() is None
    s.do("p2 pass")
    assert s.ending() == "areas"
    assert s.actor() == OVER
    assert s.scores() == [1000, 2000]
    assert s.legal("p1") == s.legal("p2") == set()


def test_the_round_in_which_the_third_supply_space_is_emptied_is_the_last() -> None:
    """SI-7.1, SI-R13"""
    s = situation(
        2,
        """
        supply gas 0 coal 0 oil 1 gold 5 diamonds 5
        board p1 research: oil/worker
        board p2 gas: gas/worker gas/worker
        """,
    )
    s.do("p1 research\np1 find oil amur\np2 gas none\np1 pass")
    assert s.ending() is None
    s.do("p2 pass")
    assert s.ending() == "supplies"


def test_both_conditions_can_hold() -> None:
    """SI-7.1, SI-R23"""
    eight = "\n".join(f"area {area} closed" for area in AREAS[:8])
    s = situation(2, f"{eight}\nsupply gas 0 coal 0 oil 0 gold 5 diamonds 5")
    s.do("p1 pass\np2 pass")
    assert s.ending() == "both"


def test_surplus_is_removed_even_after_the_last_round() -> None:
    """SI-6.1, SI-7.1: the round is played to its end"""
    eight = "\n".join(f"area {area} closed" for area in AREAS[:8])
    s = situation(2, f"{eight}\nboard p1 {ELEVEN}")
    s.do("p1 pass\np2 pass")
    assert s.ending() is None
    assert s.actor() == 0
    s.do("p1 discard gas/worker worker")
    assert s.ending() == "areas"
    assert s.actor() == OVER


def test_the_game_ends_after_round_sixty() -> None:
    """SI-R18"""
    s = situation(2, "round 59")
    s.do("p1 pass\np2 pass")
    assert s.ending() is None
    assert look(s)["round"] == 60
    s = situation(2, "round 60\nmoney p2 7000")
    s.do("p1 pass\np2 pass")
    assert s.ending() == "round_limit"
    assert s.scores() == [0, 7000]


def test_in_the_last_round_a_condition_gives_the_ending_its_name() -> None:
    """SI-R18, SI-R23"""
    s = situation(2, "round 60\nsupply gas 0 coal 0 oil 0 gold 5 diamonds 5")
    s.do("p1 pass\np2 pass")
    assert s.ending() == "supplies"


def test_the_round_limit_is_an_option() -> None:
    """SI-R18: after round 1, with no money earned; SI-R15: a tie has no winner of its own"""
    engine = Engine(3, {"round_limit": 1})
    while engine.actor() != OVER:
        player = engine.actor()
        options = engine.legal(player)
        engine.apply(player, "pass" if "pass" in options else min(options))
    assert engine.ending() == "round_limit"
    assert look(engine)["round"] == 1
    assert engine.money() == [0, 0, 0]


def test_equal_money_is_a_shared_victory() -> None:
    """SI-R15: there is no tie-break, so the scores are simply equal."""
    s = situation(3, "round 60\nmoney p1 7000\nmoney p2 3000\nmoney p3 7000\nworkers p1 amur amur amur")
    s.do("p1 pass\np2 pass\np3 pass")
    assert s.scores() == [7000, 3000, 7000]


def test_the_round_told_in_the_rules_text_is_played_as_it_is_told() -> None:
    """The example round of our rules: research, worker, logistics, joker, sale, salesman, and both pass."""
    s = situation(
        2,
        """
        area amur coal gold
        workers p1 vladivostok
        workers p2 vladivostok
        salesmen p1 frankfurt
        salesmen p2 frankfurt
        hand p1 gas/logistics coal/logistics gas/worker gas/salesman diamonds/investor manager
        hand p2 oil/worker gold/worker coal/salesman oil/investor manager manager
        """,
    )
    s.do(
        """
        p1 place gas/logistics logistics
        p1 place coal/logistics logistics
        p1 place gas/worker gas
        p1 place gas/salesman gas
        p1 place diamonds/investor investor
        p1 place manager research
        p2 place oil/worker worker
        p2 place gold/worker worker
        p2 place manager manager
        p2 place manager manager
        p2 place coal/salesman salesman
        p2 place oil/investor oil
        p1 research
        p1 find gas amur by manager
        p2 worker pool
        p1 logistics
        p1 move vladivostok>amur
        p1 stop
        p2 manager salesman
        p1 gas frankfurt
        p2 salesman pool>tokyo
        """
    )
    assert s.legal("p1") == {"pass"}
    s.do("p1 pass")
    assert s.legal("p2") == {"pass"}
    s.do("p2 pass")
    facts = look(s)
    assert facts["money"] == [1000, 0]
    assert facts["cubes"]["amur"] == ["coal", "gold"]
    assert facts["workers"] == [{"amur": 1}, {"vladivostok": 2}]
    assert facts["salesmen"] == [{"frankfurt": 1}, {"frankfurt": 1, "tokyo": 1}]
    assert sum(facts["bag"].values()) == 68
    assert {c: v for c, v in facts["columns"][0].items() if v} == {"investor": ["diamonds/investor"]}
    assert {c: v for c, v in facts["columns"][1].items() if v} == {"oil": ["oil/investor"]}
    assert (facts["round"], facts["first"], s.actor()) == (2, 1, CHANCE)
