"""The component data of Steam Power: every fault of a file is explained, and no file breaks the reader."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from roundhouse.core.datafile import DataError, Fault
from roundhouse.core.text import LANGUAGES, t
from roundhouse.games.steam_power.board import SteamPowerBoard
from roundhouse.games.steam_power.data import check, load, parse
from roundhouse.games.steam_power.drawing import drawing
from tests.games.steam_power.maps import DATA, HEAD, TEXT, TINY, file_text, map_text


def faults_of(text: str) -> list[tuple[str, str]]:
    """Key and message id of every fault; each must have words in every language."""
    return [told(fault) for fault in check(text, "own.toml")]


def told(fault: Fault) -> tuple[str, str]:
    assert all(t(fault.located(), language).startswith("own.toml: ") for language in LANGUAGES)
    return fault.key, fault.message.id.removeprefix("steam_power-data-")


def edited(*changes: tuple[str, str]) -> str:
    """Our own text with some places changed, each of which must be there."""
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def contract(number: int) -> str:
    """The line of a contract."""
    (line,) = re.findall(rf"^ *\{{ number = {number}, .*$", TEXT, re.MULTILINE)
    return str(line)


def in_contract(number: int, old: str, new: str) -> str:
    """Our own text with a place of one contract changed; `old` is a pattern."""
    line = contract(number)
    assert re.search(old, line), old
    return edited((line, re.sub(old, new, line, count=1)))


def test_our_own_file_has_no_faults() -> None:
    assert check(TEXT, "own.toml") == ()
    assert DATA.file.id == "steam_power"
    assert [game_map.id for game_map in DATA.maps] == ["great_lakes", "germany", "iberia"]
    assert DATA.tiles == (7, 7, 7, 7, 5)  # SP-1.3


@pytest.mark.parametrize(
    ("old", "new", "key", "message"),
    [
        ("format = 1", "format = 9", "format", "data-other-format"),
        ('game = "steam_power"', 'game = "siberia"', "game", "data-other-game"),
        ('id = "steam_power"', 'id = "Steam!"', "id", "data-bad-set-id"),
        ('id = "steam_power"', 'id = "steam_power"\nauthor = "me"', "author", "data-unknown-key"),
        ('id = "steam_power"', "", "id", "data-missing-key"),
        ("black = 7", "", "cities.black", "data-missing-key"),
        ("black = 7", "black = 0", "cities.black", "tiles"),
        ("vp = 5", "vp = 16", "cities.vp", "tiles"),
        ("vp = 5", "vp = -1", "cities.vp", "tiles"),
        ("vp = 5", "vp = 5\nyellow = 1", "cities.yellow", "data-unknown-key"),
        ("[cities]", "[cities", "", "data-syntax"),
    ],
)
def test_a_fault_of_the_head_or_the_tiles_is_told_with_its_key(old: str, new: str, key: str, message: str) -> None:
    assert faults_of(edited((old, new))) == [(key, message)]


def test_there_may_be_no_vp_cities() -> None:
    # 28 tiles are left, too few for any of our maps, enough for ten cities
    assert faults_of(file_text().replace("vp = 5", "vp = 0")) == []


def test_a_map_with_more_cities_than_city_tiles_is_told() -> None:
    # SP-2.1: 31 cities; 7 + 7 + 7 + 7 + 2 = 30 tiles
    (fault,) = check(HEAD.replace("vp = 5", "vp = 2") + section("germany"), "own.toml")
    assert (fault.key, fault.message.args) == ("map.germany.rows", {"sites": 31, "tiles": 30, "rule": "SP-2.1"})
    assert check(HEAD.replace("vp = 5", "vp = 3") + section("germany"), "own.toml") == ()


def section(map_id: str) -> str:
    """The text of one of our maps."""
    (found,) = re.findall(rf'\n\[\[map\]\]\nid = "{map_id}"\n.*?(?=\n\n#|\Z)', TEXT, re.DOTALL)
    return str(found)


@pytest.mark.parametrize(
    ("old", "new", "key", "message"),
    [
        (r"money = \d+", "money = 21", "money", "money"),
        (r"money = \d+", "money = -1", "money", "money"),
        (r"money = \d+", 'money = "3"', "money", "data-wrong-kind"),
        (r"points = \d+", "points = 21", "points", "points"),
        (r"points = \d+", "points = -1", "points", "points"),
        (r"points = \d+, ", "", "points", "data-missing-key"),
        (r'bonus = ""', 'bonus = "money"', "bonus", "bonus"),
        (r'bonus = ""', "bonus = 3", "bonus", "data-wrong-kind"),
        (r'bonus = ""', 'bonus = "", price = 3', "price", "data-unknown-key"),
        (r"needs = \{.*?\}", "needs = { black = 1 }", "needs", "needs"),
        (r"needs = \{.*?\}", "needs = { black = 3, white = 2 }", "needs", "needs"),
        (r"needs = \{.*?\}", "needs = {}", "needs", "needs"),
        (r"needs = \{.*?\}", "needs = { black = 2, white = 0 }", "needs.white", "need"),
        (r"needs = \{.*?\}", "needs = { black = 3, white = -1 }", "needs.white", "need"),
        (r"needs = \{.*?\}", "needs = { black = 1, vp = 1 }", "needs.vp", "data-unknown-key"),
        (r"needs = \{.*?\}", "needs = { black = 1.0, white = 1 }", "needs.black", "data-wrong-kind"),
        (r"needs = \{.*?\}", "needs = 2", "needs", "data-wrong-kind"),
    ],
)
def test_a_fault_of_a_contract_is_told_with_its_key(old: str, new: str, key: str, message: str) -> None:
    assert faults_of(in_contract(1, old, new)) == [(f"contract[1].{key}", message)]


def test_the_bounds_of_a_contract_may_be_reached() -> None:
    assert faults_of(in_contract(1, r"money = \d+, points = \d+", "money = 0, points = 20")) == []
    assert faults_of(in_contract(1, r"money = \d+, points = \d+", "money = 20, points = 0")) == []


def test_every_contract_is_there_once() -> None:
    missing = ("contract", "contract-missing")
    assert faults_of(in_contract(7, "number = 7", "number = 49")) == [("contract[7].number", "contract"), missing]
    assert faults_of(in_contract(7, "number = 7", "number = 0")) == [("contract[7].number", "contract"), missing]
    assert faults_of(in_contract(7, "number = 7", "number = 8")) == [("contract[8].number", "contract-twice"), missing]
    assert faults_of(edited((contract(7), ""))) == [missing]
    extra = contract(48) + "\n" + contract(48).replace("number = 48", "number = 49")
    assert faults_of(edited((contract(48), extra))) == [("contract[49].number", "contract")]


def test_contracts_may_stand_in_any_order() -> None:
    swapped = edited((contract(3), "THREE"), (contract(40), contract(3))).replace("THREE", contract(40))
    assert parse(swapped, "own.toml").contracts == DATA.contracts


def test_colours_that_are_not_needed_equally_often_are_told_with_their_counts() -> None:
    text = in_contract(1, r"needs = \{.*?\}", "needs = { grey = 2 }")  # instead of a black and a white one
    (fault,) = check(text, "own.toml")
    assert (fault.key, fault.message.id) == ("contract", "steam_power-data-balance")
    assert fault.message.args == {"black": 39, "white": 39, "orange": 40, "grey": 42}


def test_a_file_without_any_tables_is_told_each_of_them_once() -> None:
    head = 'format = 1\ngame = "steam_power"\nid = "own"\n'
    names = ("cities", "contract", "map")
    assert faults_of(head) == [(name, "data-missing-key") for name in names]
    empty = head + "contract = []\nmap = []\n[cities]\n"
    assert Counter(faults_of(empty)) == {
        **{(f"cities.{colour}", "data-missing-key"): 1 for colour in ("black", "white", "orange", "grey", "vp")},
        ("contract", "contract-missing"): 48,
        ("map", "no-map"): 1,
    }


def test_a_fault_tells_facts_and_rule() -> None:
    (fault,) = check(in_contract(1, r"needs = \{.*?\}", "needs = { black = 5 }"), "own.toml")
    assert t(fault.located(), "en") == ("own.toml: contract[1].needs: A contract needs 2 to 4 resources in all, not 5.")
    (fault,) = check(in_contract(1, 'bonus = ""', 'bonus = "gold"'), "own.toml")
    assert t(fault.located(), "de") == (
        "own.toml: contract[1].bonus: Einen Bonus „gold“ gibt es nicht; bekannt sind „track“, „factory“, „contracts“ "
        "und „“ für keinen (SP-1.5)."
    )


def test_a_file_of_ones_own_is_read_byte_for_byte(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(TEXT.replace('id = "steam_power"', 'id = "own"'), encoding="utf-8")
    found = load(own)
    assert found.file.id == "own"
    assert found.file.text == own.read_text(encoding="utf-8")
    with pytest.raises(DataError):
        load(tmp_path / "none.toml")


# Our own contracts

WORTH = 2  # dollars to a point, when contracts are compared
BONUS_WORTH = 1.5  # points


def size(needs: tuple[int, ...]) -> int:
    return sum(needs)


def test_our_contracts_need_2_to_4_resources_and_every_colour_equally_often() -> None:
    assert len(DATA.contracts) == 48
    assert Counter(size(needs) for needs, *_ in DATA.contracts) == {2: 6, 3: 20, 4: 22}
    # 6 * 2 + 20 * 3 + 22 * 4 = 160 resources, 40 of each colour
    assert [sum(needs[colour] for needs, *_ in DATA.contracts) for colour in range(4)] == [40, 40, 40, 40]


def test_nearly_half_of_our_contracts_have_a_bonus_and_each_kind_is_among_them() -> None:
    assert Counter(bonus for *_, bonus in DATA.contracts) == {0: 26, 1: 8, 2: 8, 3: 6}


def test_our_contracts_pay_more_for_more_resources() -> None:
    worth: dict[int, list[float]] = {2: [], 3: [], 4: []}
    points: dict[int, list[int]] = {2: [], 3: [], 4: []}
    for needs, money, vp, bonus in DATA.contracts:
        worth[size(needs)].append(money / WORTH + vp + (BONUS_WORTH if bonus else 0))
        points[size(needs)].append(vp)
    assert max(worth[2]) < min(worth[3])
    assert max(worth[3]) < min(worth[4])
    assert max(points[2]) < max(points[3]) < max(points[4])
    assert min(points[2]) < min(points[3]) < min(points[4])


def test_none_of_our_contracts_takes_no_more_than_another_and_gives_no_less() -> None:
    for one in DATA.contracts:
        for other in DATA.contracts:
            if one is other:
                continue
            takes_no_more = all(a <= b for a, b in zip(one[0], other[0], strict=True))
            pays_no_less = one[1] >= other[1] and one[2] >= other[2] and other[3] in (one[3], 0)
            assert not (takes_no_more and pays_no_less), (one, other)


# Hostile files

LINES = TEXT.split("\n")
VALUES = [
    '"d4"',
    "-2",
    "7",
    "true",
    "[]",
    '["o.~"]',
    "{}",
    '"z99"',
    "1.5",
    "[[1e9, nan]]",
    "[1979-05-27]",
    '[{ hex = "a1" }]',
]


@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.integers(0, len(LINES) - 1), st.sampled_from(VALUES))
def test_a_line_with_any_other_value_gives_data_or_faults_with_words(line: int, value: str) -> None:
    lines = LINES[:]
    name, equals, _ = lines[line].partition(" = ")
    lines[line] = f"{name} = {value}" if equals else lines[line] + value
    for fault in check("\n".join(lines), "own.toml"):
        told(fault)


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.sampled_from(["id", "names", "best", "rows", "city", "rivers"]), st.sampled_from(VALUES))
def test_a_map_with_any_other_value_gives_data_or_faults_with_words(key: str, value: str) -> None:
    for fault in check(file_text(**{key: value}), "own.toml"):
        told(fault)


# What clients and the board get


def test_the_drawing_has_the_map_that_is_played() -> None:
    assert drawing(DATA, "iberia")["names"] == {
        "en": "Iberia",
        "pl": "Półwysep Iberyjski",
        "de": "Iberien",
        "pt": "Península Ibérica",
    }
    assert drawing(DATA, "great_lakes")["best"] == [2, 3, 4]
    assert drawing(DATA, "germany")["best"] == [3, 4, 5]
    tiny = parse(file_text(), "own.toml")
    assert {str(drawing(tiny, map_id)["map"]) for map_id in ("great_lakes", "germany", "iberia")} == {"tiny"}


def test_of_several_maps_the_first_stands_in_for_one_that_is_not_there() -> None:
    text = HEAD + map_text(TINY, id='"iberia"') + map_text(TINY, id='"germany"')
    found = parse(text, "own.toml")
    assert [found.played(map_id).id for map_id in ("great_lakes", "germany", "iberia")] == [
        "iberia",
        "germany",
        "iberia",
    ]


def test_the_drawing_has_every_hex_of_the_rows_in_its_place() -> None:
    drawn = drawing(parse(file_text(), "own.toml"), "tiny")
    hexes, water, sites = drawn["hexes"], drawn["water"], drawn["sites"]
    assert isinstance(hexes, list)
    assert isinstance(water, list)
    assert isinstance(sites, list)
    # b2 is a hill: the second of a row that is shifted by half a hex; a hex is √3 wide, rows are 1.5 apart
    (b2,) = (h for h in hexes if h["id"] == "b2")
    assert b2 == {"id": "b2", "row": 1, "column": 2, "x": 3.4641, "y": 2.5, "terrain": "hills"}
    assert [h["id"] for h in hexes if h["terrain"] == "mountains"] == ["b4"]
    assert [w["id"] for w in water] == ["a8", "b8", "c9", "d9"]
    assert [s["id"] for s in sites] == ["a1", "a3", "a5", "a7", "c1", "c2", "c5", "c8", "e1", "e4"]
    assert sites[0]["names"] == dict.fromkeys(LANGUAGES, "At a1")
    assert (drawn["rows"], drawn["columns"], drawn["groups"]) == (5, 9, [["c1", "c2"]])
    assert (drawn["width"], drawn["height"]) == (16.4545, 8.0)  # 9.5 √3, and 1 + 4 * 1.5 + 1
    assert drawn["rivers"] == [[1, 1.5, 2, 3]]


def test_the_drawing_has_the_contracts_and_the_tiles() -> None:
    drawn = drawing(DATA, "germany")
    contracts = drawn["contracts"]
    assert isinstance(contracts, list)
    assert drawn["tiles"] == {"black": 7, "white": 7, "orange": 7, "grey": 7, "vp": 5}
    assert [c["number"] for c in contracts] == list(range(1, 49))
    assert all(contract_text(c) == re.sub(" +", " ", contract(c["number"])).strip(" ,") for c in contracts)


def contract_text(c: dict[str, object]) -> str:
    needs = c["needs"]
    assert isinstance(needs, dict)
    listed = ", ".join(f"{colour} = {count}" for colour, count in needs.items())
    return (
        f"{{ number = {c['number']}, needs = {{ {listed} }}, money = {c['money']}, points = {c['points']}, "
        f'bonus = "{c["bonus"]}" }}'
    )


@pytest.mark.parametrize("map_id", ["great_lakes", "germany", "iberia"])
def test_a_board_is_made_of_each_map(map_id: str) -> None:
    m = DATA.played(map_id)
    board = SteamPowerBoard(
        4,
        m.hex_ids,
        m.site_ids,
        m.terrain,
        m.neighbours,
        m.site_neighbours,
        m.groups,
        DATA.tiles,
        DATA.contracts,
        (3, False, 100),
        m.id,
        DATA.file.sha256,
    )
    assert board.n_sites == len(m.site_names)
    assert board.n_contracts == 48
