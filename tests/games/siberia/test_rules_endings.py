"""SI-6 and SI-7: the end of a round and of the game. Results are worked out by hand."""

from __future__ import annotations

from tests.games.siberia.oracle import CHANCE, OVER
from tests.games.siberia.situation import Engine, situation
from tests.games.siberia.worked import (
    AREAS,
    ELEVEN,
    TEN,
    look,
    refusal,
)


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
