"""The component data of SteamRollers: every fault of a file is explained, and no file breaks the reader."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from roundhouse.core.datafile import DataError, Fault
from roundhouse.core.text import LANGUAGES, t
from roundhouse.games.steamrollers.data import GOODS, check, load, parse
from roundhouse.games.steamrollers.drawing import drawing

DATA = load()
TEXT = (Path(__file__).parent / "sound.toml").read_text(encoding="utf-8")


def faults_of(text: str) -> list[tuple[str, str]]:
    """Key and message id of every fault; each must have words in every language."""
    return [told(fault) for fault in check(text, "own.toml")]


def told(fault: Fault) -> tuple[str, str]:
    assert all(t(fault.located(), language).startswith("own.toml: ") for language in LANGUAGES)
    return fault.key, fault.message.id.removeprefix("steamrollers-data-")


def edited(*changes: tuple[str, str]) -> str:
    """The sound text with some places changed, each of which must be there."""
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def section(kind: str, *lines: str) -> str:
    """The text of the one [[kind]] that begins with these lines."""
    (found,) = re.findall(re.escape("\n".join([f"[[{kind}]]", *lines])) + r"\n.*?(?=\n\n|\Z)", TEXT, re.DOTALL)
    return str(found)


def in_section(old_section: str, *changes: tuple[str, str]) -> str:
    """The sound text with some places of a section changed; what stands behind a new `#` counts no more."""
    new = old_section
    for old, changed in changes:
        assert old in new, old
        new = new.replace(old, changed, 1)
    return edited((old_section, new))


TILE_1A = section("tile", "number = 1", 'side = "a"')
TILE_2A = section("tile", "number = 2", 'side = "a"', 'kind = "lightning"')
TILE_4B = section("tile", "number = 4", 'side = "b"')
SOLO_2B = section("tile", "number = 2", 'side = "b"', "solo = true")
ORDER_3A = section("order", "tile = 3", 'side = "a"')

# `tile[3]` and so on are the numbers of these sections in the file.
T1A, T2A, T4B, S2B = "tile[1]", "tile[3]", "tile[8]", "tile[14]"


def test_our_own_file_has_no_faults() -> None:
    assert check(DATA.file.text, "own.toml") == ()
    assert check(TEXT, "own.toml") == ()
    assert DATA.file.id == "steamrollers"


@pytest.mark.parametrize(
    ("old", "new", "key", "message"),
    [
        ("format = 1", "format = 9", "format", "data-other-format"),
        ('game = "steamrollers"', 'game = "siberia"', "game", "data-other-game"),
        ('id = "steamrollers"', 'id = "Steam!"', "id", "data-bad-set-id"),
        ('id = "steamrollers"', 'id = "steamrollers"\nauthor = "me"', "author", "data-unknown-key"),
        ('id = "steamrollers"', "", "id", "data-missing-key"),
        ("[[region]]", "[region]", "", "data-syntax"),
    ],
)
def test_a_fault_of_the_head_is_told_with_its_key(old: str, new: str, key: str, message: str) -> None:
    assert faults_of(edited((old, new))) == [(key, message)]


@pytest.mark.parametrize(
    ("part", "old", "new", "key", "message"),
    [
        (TILE_1A, "number = 1", "number = 7", f"{T1A}.number", "tile"),
        (TILE_1A, "number = 1", "number = 0", f"{T1A}.number", "tile"),
        (TILE_1A, 'side = "a"', 'side = "c"', f"{T1A}.side", "side"),
    ],
)
def test_a_tile_that_there_is_not_leaves_a_side_missing(part: str, old: str, new: str, key: str, message: str) -> None:
    assert faults_of(in_section(part, (old, new))) == [(key, message), ("tile", "tile-missing")]


@pytest.mark.parametrize(
    ("part", "old", "new", "key", "message"),
    [
        (TILE_1A, "lightning", "thunder", f"{T1A}.kind", "kind"),
        (TILE_1A, "points = ", "points = -1 # ", f"{T1A}.points", "points"),
        (TILE_1A, "points = ", "points = -3 # ", f"{T1A}.points", "points"),
        (TILE_1A, "points = ", "points = 4 # ", f"{T1A}.points", "points"),
        (TILE_1A, "points = ", 'points = "2" # ', f"{T1A}.points", "data-wrong-kind"),
        (TILE_1A, "points = ", "price = 2\npoints = ", f"{T1A}.price", "data-unknown-key"),
        (TILE_1A, "points = ", "solo = false\nname = 1\npoints = ", f"{T1A}.name", "data-unknown-key"),
        (TILE_2A, "lightning", "infinity", f"{T2A}.kind", "fixed-kind"),
        (TILE_4B, "infinity", "lightning", f"{T4B}.kind", "fixed-kind"),
        (TILE_4B, "points = ", "# ", f"{T4B}.points", "data-missing-key"),
        (SOLO_2B, "points = ", "points = 9 # ", f"{S2B}.points", "points"),
        (ORDER_3A, "points = ", "points = 1 # ", "order[5].points", "order-points"),
        (ORDER_3A, "points = ", "points = 7 # ", "order[5].points", "order-points"),
        (ORDER_3A, "goods = ", "goods = { blue = 1 } # ", "order[5].goods", "order-goods"),
        (ORDER_3A, "goods = ", "goods = { blue = 5 } # ", "order[5].goods", "order-goods"),
        (ORDER_3A, "goods = ", "goods = {} # ", "order[5].goods", "order-goods"),
        (ORDER_3A, "goods = ", "goods = { blue = 2, red = 0 } # ", "order[5].goods.red", "good-count"),
        (ORDER_3A, "goods = ", "goods = { blue = -2, red = 4 } # ", "order[5].goods.blue", "good-count"),
        (ORDER_3A, "goods = ", "goods = { coal = 2 } # ", "order[5].goods.coal", "data-unknown-key"),
        (ORDER_3A, "goods = ", "goods = { blue = 2.0 } # ", "order[5].goods.blue", "data-wrong-kind"),
    ],
)
def test_a_fault_of_a_tile_or_an_order_is_told_with_its_key(
    part: str, old: str, new: str, key: str, message: str
) -> None:
    assert faults_of(in_section(part, (old, new))) == [(key, message)]


def test_the_kinds_that_the_rules_fix_are_lightning_for_2_and_4a() -> None:
    for tile, side in ((2, "a"), (2, "b"), (4, "a")):
        part = section("tile", f"number = {tile}", f'side = "{side}"', 'kind = "lightning"')
        ((_, message),) = faults_of(in_section(part, ("lightning", "infinity")))
        assert message == "fixed-kind"


@pytest.mark.parametrize("tile", [1, 6])
def test_a_tile_with_one_effect_has_a_side_of_each_kind(tile: int) -> None:
    part = section("tile", f"number = {tile}", 'side = "a"')
    ((key, message),) = faults_of(in_section(part, ("lightning", "infinity")))
    assert (key, message) == (f"tile[{2 * tile if tile == 1 else 12}].kind", "two-kinds")


def test_a_tile_side_twice_and_a_missing_one_are_both_told() -> None:
    text = in_section(TILE_1A, ('side = "a"', 'side = "b"'), ("lightning", "infinity"))
    assert faults_of(text) == [("tile[2].side", "side-twice"), ("tile", "tile-missing")]


def test_only_tile_2_has_a_solo_tile_and_it_has_two_sides() -> None:
    assert faults_of(in_section(SOLO_2B, ("number = 2", "number = 3"))) == [
        ("tile[14].solo", "solo"),
        ("tile", "solo-missing"),
    ]
    assert faults_of(in_section(SOLO_2B, ("solo = true", 'solo = "yes"'))) == [
        ("tile[14].solo", "data-wrong-kind"),
        ("tile", "solo-missing"),
    ]
    assert faults_of(edited((SOLO_2B, ""))) == [("tile", "solo-missing")]


def test_solo_false_is_the_same_as_no_solo() -> None:
    said = parse(in_section(TILE_1A, ('side = "a"', 'side = "a"\nsolo = false')), "own.toml")
    assert said.tile_points == parse(TEXT, "own.toml").tile_points


def test_an_order_side_twice_and_a_missing_one_are_both_told() -> None:
    assert faults_of(in_section(ORDER_3A, ('side = "a"', 'side = "b"'))) == [
        ("order[6].side", "side-twice"),
        ("order", "order-missing"),
    ]
    assert faults_of(in_section(ORDER_3A, ("tile = 3", "tile = 9"))) == [
        ("order[5].tile", "tile"),
        ("order", "order-missing"),
    ]


def test_a_file_without_any_tables_is_told_each_of_them_once() -> None:
    head = 'format = 1\ngame = "steamrollers"\nid = "own"\n'
    assert faults_of(head) == [(name, "data-missing-key") for name in ("region", "tile", "order", "chart")]
    empty = head + "region = []\ntile = []\norder = []\nchart = []\n"
    assert Counter(faults_of(empty)) == {
        ("region", "region-missing"): 6,
        ("tile", "tile-missing"): 12,
        ("tile", "solo-missing"): 2,
        ("order", "order-missing"): 12,
        ("chart", "chart-missing"): 12,
    }


def test_a_fault_tells_facts_and_rule() -> None:
    (fault,) = check(in_section(ORDER_3A, ("goods = ", "goods = { blue = 5 } # ")), "own.toml")
    assert t(fault.located(), "en") == (
        "own.toml: order[5].goods: An order asks for 2 to 4 goods in all, not 5 (SR-8.2)."
    )
    (fault,) = check(in_section(TILE_1A, ("points = ", "points = -1 # ")), "own.toml")
    assert t(fault.located(), "pl") == (
        "own.toml: tile[1].points: Kafelek jest wart −2, 0, 1, 2 albo 3 punkty, nie -1 (SR-7.4)."
    )


def test_a_file_of_ones_own_is_read_byte_for_byte(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(TEXT.replace('id = "steamrollers"', 'id = "own"'), encoding="utf-8")
    found = load(own)
    assert found.file.id == "own"
    assert found.file.text == own.read_text(encoding="utf-8")
    with pytest.raises(DataError):
        load(tmp_path / "none.toml")


LINES = TEXT.split("\n")


@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(
    st.integers(0, len(LINES) - 1),
    st.sampled_from(['"d4"', "-2", "7", "true", "[]", '[["a1/a2"]]', "{}", '"z99"', "1.5", "[1979-05-27]"]),
)
def test_a_line_with_any_other_value_gives_data_or_faults_with_words(line: int, value: str) -> None:
    lines = LINES[:]
    name, equals, _ = lines[line].partition(" = ")
    lines[line] = f"{name} = {value}" if equals else lines[line] + value
    for fault in check("\n".join(lines), "own.toml"):
        told(fault)


# What clients get to draw


def test_the_drawing_has_every_hex_in_its_place() -> None:
    drawn = drawing(DATA)
    hexes = drawn["hexes"]
    assert isinstance(hexes, list)
    assert [h["id"] for h in hexes] == [*DATA.hex_ids, *DATA.city_ids]
    (d4,) = (h for h in hexes if h["id"] == "d4")
    assert d4 == {"id": "d4", "row": 3, "column": 4, "region": 3, "x": 6.9282, "y": 5.5}
    assert [h["region"] for h in hexes[-6:]] == [1, 2, 3, 4, 5, 6]


def test_the_drawing_has_regions_tiles_orders_and_charts() -> None:
    drawn = drawing(DATA)
    regions, tiles, orders, charts = (drawn[name] for name in ("regions", "tiles", "orders", "charts"))
    assert isinstance(regions, list)
    assert isinstance(tiles, list)
    assert isinstance(orders, list)
    assert isinstance(charts, list)
    assert [(r["number"], r["colour"]) for r in regions] == list(
        enumerate(("yellow", "red", "grey", "grey", "green", "blue"), 1)
    )
    assert [f"{tile['number']}{tile['side']}" for tile in tiles if not tile["solo"]] == [
        f"{n}{side}" for n in range(1, 7) for side in "ab"
    ]
    assert [f"{tile['number']}{tile['side']}" for tile in tiles if tile["solo"]] == ["2a", "2b"]
    assert all(set(order["goods"]) <= set(GOODS) and 0 not in order["goods"].values() for order in orders)
    assert [(chart["level"], chart["number"]) for chart in charts] == [
        (level, number) for level in ("medium", "hard") for number in range(1, 7)
    ]
    assert charts[0]["walls"] == [list(pair) for wall in DATA.walls["medium"][0] for pair in wall]
