"""SI-4.1 to SI-4.5: turns, columns, research and the manager. Results are worked out by hand."""

from __future__ import annotations

from tests.games.siberia.oracle import CHANCE, COLUMNS, PERSONS, RESOURCES
from tests.games.siberia.situation import situation
from tests.games.siberia.worked import (
    AREAS,
    UNKNOWN,
    closed,
    look,
    of,
    refusal,
)


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
