"""What clients are told of the rules text's examples: connections, ways and their payees, the own hand."""

from __future__ import annotations

from typing import Any

from roundhouse.core.state import CHANCE, SPECTATOR
from roundhouse.games.steam_power.moves import A_DRAW
from roundhouse.games.steam_power.position import BAG, DONE
from roundhouse.games.steam_power.state import SteamPowerState
from tests.games.steam_power.example import ANNA, BORIS, CLARA, NUMBER, STEAM_POWER, corner, crossed, paid, write
from tests.games.steam_power.small import turn_of


def described(state: SteamPowerState) -> Any:
    return STEAM_POWER.describe(state.view(SPECTATOR))


def own(state: SteamPowerState, player: int) -> Any:
    return STEAM_POWER.own(state.view(player))


def test_connections_are_found_from_city_to_city() -> None:
    state = crossed()
    write(state, "track c2 1-4")
    assert described(state)["connections"] == [
        {"company": ANNA, "ends": ["c1"], "complete": False, "hexes": ["c2"]},
        {"company": BORIS, "ends": ["b3", "d2"], "complete": True, "hexes": ["c3"]},
    ]
    write(state, "cross c3 1-4", "track c4 1-4")
    assert described(state)["connections"][0] == {
        "company": ANNA,
        "ends": ["c1", "c5"],
        "complete": True,
        "hexes": ["c2", "c3", "c4"],
    }
    assert {"hex": "c3", "paths": [["0-3", BORIS], ["1-4", ANNA]]} in described(state)["track"]  # the lower first


def test_a_group_belongs_to_the_network_as_a_whole() -> None:
    companies = described(paid())["companies"]
    assert [company["network"] for company in companies] == [
        ["c1", "c5", "d5"],
        ["b3", "c1", "d2"],
        ["b3", "c5", "d5"],
    ]
    assert [company["name"] for company in companies] == ["p1", "p2", "p3"]
    assert companies[BORIS]["locomotives"] == 16
    assert companies[BORIS]["factories"] == 14


def test_cities_tell_their_factories() -> None:
    cities = {city["site"]: city for city in described(paid())["cities"]}
    assert cities["c5"] == {"site": "c5", "colour": "vp", "factory": None, "stock": 0, "flipped": False}
    assert cities["b3"] == {"site": "b3", "colour": "orange", "factory": BORIS, "stock": 5, "flipped": False}


def test_each_source_has_its_price_and_a_way_for_every_choice_of_payees() -> None:
    state = paid()
    assert described(state)["fulfilling"] is None
    write(state, "fulfil 12", "bring d5")
    lines = described(state)["connections"]
    told = described(state)["fulfilling"]
    assert told["contract"] == NUMBER
    assert told["needs"] == {"orange": 1, "grey": 1}
    assert told["paying"] is None
    (source,) = told["sources"]  # colour after colour: only orange now
    assert (source["site"], source["price"], source["factory"]) == ("b3", 2, BORIS)
    assert [way["payees"] for way in source["ways"]] == [[[BORIS, 1]], [[CLARA, 1]]]
    assert [[lines[n]["ends"] for n in way["connections"]] for way in source["ways"]] == [
        [["b3", "c1"]],
        [["b3", "c5"]],
    ]
    write(state, "bring b3", "pay p3 1", "bring d2")
    told = described(state)["fulfilling"]
    assert told["paying"] == "d2"
    (source,) = told["sources"]
    assert source["price"] == 3
    assert [way["payees"] for way in source["ways"]] == [[[BORIS, 2]], [[BORIS, 1], [CLARA, 1]]]
    roads = [[lines[n]["ends"] for n in way["connections"]] for way in source["ways"]]
    assert roads == [[["b3", "d2"], ["b3", "c1"]], [["b3", "d2"], ["b3", "c5"]]]


def test_a_hand_tells_what_its_contracts_cost_now() -> None:
    state = paid()
    held = {told["contract"]: told for told in own(state, ANNA)["hand"]}
    assert held[NUMBER] == {"contract": NUMBER, "cost": 10, "lacks": 0, "buys": {"white": 1}}
    state.money[ANNA] = 9
    held = {told["contract"]: told for told in own(state, ANNA)["hand"]}
    assert held[NUMBER]["lacks"] == 1
    assert all(told["cost"] is None for told in own(crossed(), ANNA)["hand"])  # SP-R9: no network yet


def test_the_turn_is_told() -> None:
    state = crossed()
    told = described(state)
    assert (told["map"], told["round"], told["phase"], told["turn"], told["company"]) == ("small", 1, "act", ANNA, ANNA)
    assert (told["actions"], told["target"], told["last"]) == (2, 11, False)
    write(state, "money")
    assert described(state)["actions"] == 1


def test_alone_there_are_five_companies_and_one_purse() -> None:
    state = corner(players=1)
    told = described(state)  # the first of ten locomotives is drawn
    assert (told["phase"], told["turn"], told["actions"]) == ("act", 0, 10)
    assert [company["name"] for company in told["companies"]] == ["red", "blue", "green", "purple", "amber"]
    assert [player["money"] for player in told["players"]] == [5]
    assert told["engines"] == [1 if c == told["company"] else 2 for c in range(5)]
    write(state, "money")
    told = described(state)
    assert (told["phase"], told["turn"], told["company"], told["actions"]) == ("engine", None, None, 9)


def test_a_contract_drawn_from_ones_hand_is_known_to_be_with_its_drawer() -> None:
    state = crossed()
    for contract in range(len(state.where)):
        if state.where[contract] == BAG:
            state.where[contract] = DONE + CLARA
            state.fulfilled[CLARA] += 1
            state.earned[CLARA] += state.sheet.points[contract]
    state.bag_n = 0
    state.last = 1
    turn_of(state, ANNA)
    write(state, "contracts", "from p3")
    taken = next(c for c in range(len(state.where)) if state.where[c] == CLARA)
    state.apply(CHANCE, A_DRAW + taken)
    assert own(state, CLARA)["known"] == [{"player": ANNA, "contracts": [taken + 1]}]
    assert own(state, BORIS)["known"] == []
