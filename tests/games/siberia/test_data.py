"""The component data of Siberia: ours is sound, and every fault of another file is explained."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations, pairwise
from math import dist
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from roundhouse.core.datafile import DataError, Fault
from roundhouse.core.outline import Point, inside, points_of
from roundhouse.core.text import t
from roundhouse.games.siberia.data import (
    PERSONS,
    RESOURCES,
    Exchange,
    SiberiaData,
    check,
    load,
    name_message,
    parse,
)

DATA = load()
OURS = DATA.file.text
AREA = {name: i for i, name in enumerate(DATA.area_ids)}
EXCHANGE = {exchange.id: exchange for exchange in DATA.exchanges}


def plain(text: str) -> str:
    """The file with areas as squares and little else drawn: as good for most faults, and fast to read."""

    def square(found: re.Match[str]) -> str:
        x, y = int(found[1]), int(found[2])
        return f"{found[0].split('outline')[0]}outline = [{x - 9}, {y - 9}, {x + 9}, {y - 9}, {x}, {y + 9}]"

    text = re.sub(r"label = \[(\d+), (\d+)\]\noutline = \[.*?\]", square, text, flags=re.DOTALL)
    return re.sub(r"(land|lakes|rivers|ranges|railways) = \[.*?\n\]", r"\1 = [\n]", text, flags=re.DOTALL)


TEXT = plain(OURS)


def faults_of(text: str) -> list[tuple[str, str]]:
    """Key and message id of every fault; each must have words that name the file."""
    return [told(fault) for fault in check(text, "own.toml")]


def told(fault: Fault) -> tuple[str, str]:
    assert t(fault.located()).startswith("own.toml: ")
    return fault.key, fault.message.id


def edited(*changes: tuple[str, str]) -> str:
    """Our own text with some places changed, each of which must be there."""
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def section(kind: str, name: str) -> str:
    """The text of one [[area]] or [[exchange]]."""
    found = re.search(rf'\[\[{kind}\]\]\nid = "{name}"\n.*?(?=\n\n|\Z)', TEXT, re.DOTALL)
    assert found
    return found[0]


def in_section(kind: str, name: str, pattern: str, new: str) -> str:
    """Our own text with something replaced in one [[area]] or [[exchange]]."""
    old = section(kind, name)
    changed, n = re.subn(pattern, new, old, count=1, flags=re.DOTALL | re.MULTILINE)
    assert n == 1
    return edited((old, changed))


def with_outline(name: str, numbers: str, label: str = "") -> str:
    text = in_section("area", name, r"outline = \[.*?\]", f"outline = [{numbers}]")
    if label:
        old = section("area", name).split("outline")[0]
        text = text.replace(old, re.sub(r"label = \[.*?\]", f"label = [{label}]", old))
    return text


# Faults, one kind after the other


def test_our_own_file_has_no_faults() -> None:
    assert check(OURS, "own.toml") == ()
    assert check(TEXT, "own.toml") == ()


@pytest.mark.parametrize(
    ("old", "new", "key", "message"),
    [
        ("format = 1", "format = 9", "format", "data-other-format"),
        ('game = "siberia"', 'game = "steam_power"', "game", "data-other-game"),
        ('id = "siberia"', 'id = "Siberia!"', "id", "data-bad-set-id"),
        ("[counts]", 'author = "me"\n[counts]', "author", "data-unknown-key"),
        ("pawns = 6", "", "counts.pawns", "data-missing-key"),
        ("gas = 18", "gas = 17", "counts.cubes.gas", "data-siberia-count"),
        ("diamonds = 10", "diamonds = 0", "counts.cubes.diamonds", "data-siberia-count"),
        ("managers = 14", "managers = 13", "counts.managers", "data-siberia-count"),
        ("coal = 3", "coal = 4", "counts.tokens_per_person.coal", "data-siberia-count"),
        ("per_action = 2", "per_action = 3", "counts.investments_per_action", "data-siberia-count"),
        ("closing_tokens = 8", "closing_tokens = 7", "counts.closing_tokens", "data-siberia-count"),
        ("pawns = 6", "pawns = 5", "counts.pawns", "data-siberia-count"),
        ("pawns = 6", "pawns = 6.0", "counts.pawns", "data-wrong-kind"),
        ('"amur", "kamchatka"', '"amur"', "vladivostok.exits", "data-siberia-exits"),
        ('"amur", "kamchatka"', '"amur", "amur"', "vladivostok.exits", "data-siberia-exits"),
        ('"amur", "kamchatka"', '"amur", "lena", "ob"', "vladivostok.exits", "data-siberia-exits"),
        ('"amur", "kamchatka"', '"amur", "tokyo"', "vladivostok.exits[2]", "data-siberia-unknown-area"),
        ("width = 1200", "width = 0", "map.width", "data-siberia-map-size"),
        ("height = 600", "height = 10_001", "map.height", "data-siberia-map-size"),
        ("land = [", "land = [[1, 2, 3, 4], ", "map.land[1]", "data-siberia-points"),
        ("lakes = [", "lakes = [[1, 2, 3, 4, 5], ", "map.lakes[1]", "data-siberia-odd"),
        ("rivers = [", "rivers = [[1, 2], ", "map.rivers[1]", "data-siberia-points"),
        ("ranges = [", "ranges = [[1, 2, 3, 601], ", "map.ranges[1]", "data-siberia-off-map"),
        ("railways = [", 'railways = ["M0 0L9 9"], x = [', "", "data-syntax"),
        ("railways = [", 'railways = ["M0 0L9 9", ', "map.railways[1]", "data-wrong-kind"),
    ],
)
def test_a_fault_is_told_with_its_key(old: str, new: str, key: str, message: str) -> None:
    assert faults_of(edited((old, new))) == [(key, message)]


def test_a_wrong_count_tells_both_numbers_and_the_rule() -> None:
    (fault,) = check(edited(("coal = 16", "coal = 20")), "own.toml")
    assert fault.message.args == {"count": 20, "expected": 16, "rule": "SI-1.3"}
    assert t(fault.located()) == "own.toml: counts.cubes.coal: There must be 16 of these, not 20 (SI-1.3)."


def test_a_missing_area_is_missed_by_its_neighbours_too() -> None:
    assert faults_of(edited((section("area", "irtysh"), ""))) == [
        ("area", "data-siberia-areas"),
        ("area.ob.neighbours[2]", "data-siberia-unknown-area"),
        ("area.altai.neighbours[2]", "data-siberia-unknown-area"),
    ]


def test_an_area_too_many_is_a_fault() -> None:
    extra = section("area", "irtysh").replace('id = "irtysh"', 'id = "ural"')
    text = in_section("area", "irtysh", r"neighbours = \[", 'neighbours = ["ural", ') + "\n" + extra
    text = text.replace(extra, re.sub(r"neighbours = \[.*?\]", 'neighbours = ["irtysh", "altai"]', extra))
    assert faults_of(text) == [
        ("area", "data-siberia-areas"),
        ("area.altai.neighbours", "data-siberia-one-way"),
    ]


def test_a_one_way_adjacency_names_both_areas() -> None:
    text = in_section("area", "lena", '"kolyma"', '"amur"')
    found = {fault.key: fault.message for fault in check(text, "own.toml")}
    assert {key: message.id for key, message in found.items()} == {
        "area.lena.neighbours": "data-siberia-one-way",
        "area.amur.neighbours": "data-siberia-one-way",
    }
    assert found["area.lena.neighbours"].args == {"area": "lena", "other": "kolyma"}
    assert found["area.amur.neighbours"].args == {"area": "amur", "other": "lena"}


@pytest.mark.parametrize(
    ("area", "old", "new", "expected"),
    [
        ("irtysh", '"ob", ', '"ob", "irtysh", ', [("area.irtysh.neighbours[2]", "data-siberia-own-neighbour")]),
        ("irtysh", '"ob", ', '"ob", "ob", ', [("area.irtysh.neighbours[2]", "data-siberia-neighbour-twice")]),
        ("irtysh", '"ob", ', '"ob", "volga", ', [("area.irtysh.neighbours[2]", "data-siberia-unknown-area")]),
        ("irtysh", '"ob", ', '"ob", "", ', [("area.irtysh.neighbours[2]", "data-siberia-unknown-area")]),
        (
            "irtysh",
            '"ob", "altai"',
            '"ob"',
            [
                ("area.irtysh.neighbours", "data-siberia-neighbours"),
                ("area.irtysh.neighbours", "data-siberia-one-way"),
            ],
        ),
        (
            "lena",
            '"kolyma"',
            '"kolyma", "amur"',
            [("area.lena.neighbours", "data-siberia-neighbours"), ("area.amur.neighbours", "data-siberia-one-way")],
        ),
    ],
)
def test_a_wrong_neighbour_is_told(area: str, old: str, new: str, expected: list[tuple[str, str]]) -> None:
    assert faults_of(in_section("area", area, old, new)) == expected


def test_an_area_without_neighbours_cannot_be_reached() -> None:
    text = in_section("area", "irtysh", '"ob", "altai"', "")
    text = text.replace('["yamal", "irtysh", "altai",', '["yamal", "altai",').replace('["ob", "irtysh", ', '["ob", ')
    assert faults_of(text) == [
        ("area.irtysh.neighbours", "data-siberia-neighbours"),
        ("area.irtysh.neighbours", "data-siberia-unreachable"),
    ]


def test_an_island_of_three_areas_cannot_be_reached() -> None:
    text = TEXT
    for area, neighbours in {
        "aldan": '"lena", "baikal", "amur"',
        "lena": '"tunguska", "sayan", "baikal", "aldan"',
        "kolyma": '"chukotka", "kamchatka"',
    }.items():
        old = section("area", area)
        text = text.replace(old, re.sub(r"neighbours = \[.*?\]", f"neighbours = [{neighbours}]", old))
    text = text.replace('exits = ["amur", "kamchatka"]', 'exits = ["amur", "lena"]')
    assert faults_of(text) == [
        (f"area.{area}.neighbours", "data-siberia-unreachable") for area in ("kolyma", "chukotka", "kamchatka")
    ]


def test_an_id_used_twice_is_told_at_the_second_place() -> None:
    faults = faults_of(in_section("area", "lena", 'id = "lena"', 'id = "tokyo"'))
    assert faults[0] == ("area.tokyo.id", "data-duplicate-id")
    faults = faults_of(in_section("area", "kamchatka", 'id = "kamchatka"', 'id = "chukotka"'))
    assert faults[0] == ("area[14].id", "data-duplicate-id")


@pytest.mark.parametrize("name", ["Ob", "o-b", "ob2", "øb", "", "a" * 25])
def test_an_id_is_of_plain_small_letters(name: str) -> None:
    assert ("exchange[2].id", "data-bad-id") in faults_of(edited(('id = "tokyo"', f'id = "{name}"')))


@pytest.mark.parametrize("name", [*RESOURCES, *PERSONS, "pool", "none", "vladivostok", "research", "by"])
def test_a_word_of_the_notation_is_no_id(name: str) -> None:
    assert faults_of(edited(('id = "tokyo"', f'id = "{name}"'))) == [(f"exchange.{name}.id", "data-reserved-id")]


MISSING = ("exchange", "data-siberia-exchange-missing")


@pytest.mark.parametrize(
    ("exchange", "pattern", "new", "expected"),
    [
        ("tokyo", "gas = 3000", "gas = 3050", [("exchange.tokyo.prices.gas", "data-siberia-price")]),
        ("tokyo", "gas = 3000", "gas = 0", [("exchange.tokyo.prices.gas", "data-siberia-price")]),
        ("tokyo", "gas = 3000", "gas = -100", [("exchange.tokyo.prices.gas", "data-siberia-price")]),
        ("tokyo", "gas = 3000", "gas = 1000100", [("exchange.tokyo.prices.gas", "data-siberia-price")]),
        ("tokyo", "gas = 3000", 'gas = "3000"', [("exchange.tokyo.prices.gas", "data-wrong-kind")]),
        ("tokyo", "gas = 3000", "gaz = 3000, gas = 3000", [("exchange.tokyo.prices.gaz", "data-unknown-key")]),
        ("tokyo", "prices = [^\n]*", "", [("exchange.tokyo.prices", "data-missing-key")]),
        ("tokyo", ", oil = 3000", "", [("exchange.tokyo.prices", "data-siberia-trades")]),
        ("london", "gold = 4000", "gold = 4000, diamonds = 4000", [("exchange.london.prices", "data-siberia-trades")]),
        ("frankfurt", "gas = 1000, ", "", [("exchange.frankfurt.prices", "data-siberia-frankfurt-trades")]),
        ("frankfurt", 'side = ""', 'side = "a"', [("exchange.frankfurt.side", "data-siberia-side"), MISSING]),
        ("tokyo", 'side = "a"', 'side = ""', [("exchange.tokyo.side", "data-siberia-side"), MISSING]),
        ("tokyo", 'side = "a"', 'side = "b"', [("exchange.seoul.side", "data-siberia-side-twice"), MISSING]),
        ("tokyo", "tile = 1", "tile = 6", [("exchange.tokyo.tile", "data-siberia-tile"), MISSING]),
        ("tokyo", "tile = 1", "tile = -1", [("exchange.tokyo.tile", "data-siberia-tile"), MISSING]),
        ("frankfurt", 'id = "frankfurt"', 'id = "paris"', [("exchange.paris.tile", "data-siberia-frankfurt")]),
        (
            "tokyo",
            'id = "tokyo"',
            'id = "frankfurt"',
            [("exchange[2].id", "data-duplicate-id"), ("exchange[2].tile", "data-siberia-frankfurt")],
        ),
    ],
)
def test_a_wrong_exchange_is_told(exchange: str, pattern: str, new: str, expected: list[tuple[str, str]]) -> None:
    assert faults_of(in_section("exchange", exchange, pattern, new)) == expected


def test_a_missing_side_of_a_tile_is_named() -> None:
    (fault,) = check(edited((section("exchange", "houston"), "")), "own.toml")
    assert t(fault.located()) == "own.toml: exchange: Side b of tile 4 is missing (SI-1.6)."


def test_without_any_exchange_all_eleven_are_missed() -> None:
    text = re.sub(r"\[\[exchange\]\].*?\n\n", "", TEXT, flags=re.DOTALL)
    assert faults_of(text) == [("exchange", "data-missing-key")] + [MISSING] * 11


@pytest.mark.parametrize(
    ("numbers", "label", "key", "message"),
    [
        ("10, 10, 90, 10, 90", "50, 50", "area.ob.outline", "data-siberia-odd"),
        ("10, 10, 90, 10", "50, 50", "area.ob.outline", "data-siberia-points"),
        ("", "50, 50", "area.ob.outline", "data-siberia-points"),
        ("1, 1, " * 501, "50, 50", "area.ob.outline", "data-siberia-points"),
        ('10, 10, 90, 10, 90, "90"', "50, 50", "area.ob.outline[6]", "data-wrong-kind"),
        ("10, 10, 90, 10, 90, nan", "50, 50", "area.ob.outline[6]", "data-number-range"),
        ("10, 10, 90, 10, inf, 90", "50, 50", "area.ob.outline[5]", "data-number-range"),
        ("10, 10, 90, 10, 90, 600.1", "50, 50", "area.ob.outline", "data-siberia-off-map"),
        ("10, 10, 90, 10, -0.1, 90", "50, 50", "area.ob.outline", "data-siberia-off-map"),
        ("10, 10, 90, 90, 90, 10, 10, 90", "50, 20", "area.ob.outline", "data-siberia-crossing"),
        ("10, 10, 90, 10, 90, 90, 10, 90, 10, 10", "50, 50", "area.ob.outline", "data-siberia-crossing"),
        ("10, 10, 90, 10, 90, 90, 10, 90", "95, 50", "area.ob.label", "data-siberia-label"),
        ("10, 10, 90, 10, 90, 90, 10, 90", "50", "area.ob.label", "data-siberia-point"),
        ("10, 10, 90, 10, 90, 90, 10, 90", "50, 700", "area.ob.label", "data-siberia-off-map"),
    ],
)
def test_a_malformed_outline_or_label_is_told(numbers: str, label: str, key: str, message: str) -> None:
    lines = ",\n".join(part.strip() for part in numbers.split(",") if part.strip())
    assert faults_of(with_outline("ob", lines, label)) == [(key, message)]


def test_a_good_outline_of_ones_own_is_taken() -> None:
    own = parse(with_outline("ob", "10, 10, 90, 10, 90, 90, 10, 90", "50, 50"), "own.toml")
    assert own.outlines[AREA["ob"]] == (10, 10, 90, 10, 90, 90, 10, 90)
    assert own.labels[AREA["ob"]] == (50, 50)


def test_vladivostok_lies_on_the_map() -> None:
    text = re.sub(r"position = \[.*?\]", "position = [1201, 5]", TEXT)
    assert faults_of(text) == [("vladivostok.position", "data-siberia-off-map")]


def test_an_unknown_terrain_is_told_with_the_known_ones() -> None:
    (fault,) = check(in_section("area", "ob", 'terrain = "wetland"', 'terrain = "desert"'), "own.toml")
    assert (fault.key, fault.message.id) == ("area.ob.terrain", "data-siberia-terrain")
    assert "tundra, taiga, steppe, mountains, wetland" in t(fault.message)


def test_all_faults_of_a_file_are_told_at_once() -> None:
    text = edited(
        ("gas = 18", "gas = 19"),
        ('exits = ["amur", "kamchatka"]', 'exits = ["amur"]'),
        ("width = 1200", "widht = 1200"),
        ('terrain = "tundra"', 'terrain = "sea"'),
    )
    with pytest.raises(DataError) as e:
        parse(text, "own.toml")
    assert [told(fault) for fault in e.value.faults] == [
        ("counts.cubes.gas", "data-siberia-count"),
        ("vladivostok.exits", "data-siberia-exits"),
        ("map.widht", "data-unknown-key"),
        ("map.width", "data-missing-key"),
        ("area.yamal.terrain", "data-siberia-terrain"),
    ]
    assert t(e.value.message).endswith("There are 5 faults in all.")


def test_an_empty_file_misses_every_key() -> None:
    keys = ["format", "game", "id", "counts", "exchange", "vladivostok", "area", "map"]
    missing = [fault for fault in faults_of("") if fault[1] == "data-missing-key"]
    assert missing == [(key, "data-missing-key") for key in keys]


def test_a_file_of_ones_own_is_loaded_with_its_own_hash(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(edited(('id = "siberia"', 'id = "own"')).replace("\n", "\r\n").encode())
    own = load(path)
    assert own.file.id == "own"
    assert own.file.text.encode() == path.read_bytes()
    assert own.file.sha256 != DATA.file.sha256
    assert own.area_ids == DATA.area_ids


# Nothing but a DataError, whatever the text


@given(st.text())
def test_arbitrary_text_is_refused_with_words(text: str) -> None:
    assert faults_of(text)


PIECES = sorted(set(re.findall(r'"[^"]*"|[-0-9.]+|\w+|[][{}=,\n]', TEXT)))
WORDS = st.sampled_from([*PIECES, "nan", "-inf", "true", "1979-05-27", "[[area]]\n", "[map]\n", '"""', "[]", "{}"])


@pytest.mark.slow
@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(st.integers(0, len(TEXT)), st.integers(0, 30), WORDS | st.text(max_size=5)), max_size=4))
def test_a_mutated_file_is_taken_or_refused_with_words(changes: list[tuple[int, int, str]]) -> None:
    text = TEXT
    for start, length, new in changes:
        text = text[:start] + new + text[start + length :]
    for fault in check(text, "own.toml"):
        told(fault)


VALUES = st.recursive(
    st.integers(-2, 10**10) | st.floats() | st.booleans() | st.sampled_from(["ob", "a", "", "frankfurt", "x y"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["id", "en", "gas", "x"]), inner),
    max_leaves=8,
)


def toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return "[" + ", ".join(toml(v) for v in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{k} = {toml(v)}" for k, v in value.items()) + " }"
    return f'"{value}"' if isinstance(value, str) else repr(value).replace("e+", "e")


KEYS = [line.split(" =")[0] for line in TEXT.splitlines() if re.match(r"\w+ = .*[^\[]$", line)]


@pytest.mark.slow
@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.dictionaries(st.integers(0, len(KEYS) - 1), VALUES, max_size=3))
def test_values_of_any_kind_in_any_place_are_taken_or_refused_with_words(changes: dict[int, object]) -> None:
    lines, seen = [], 0
    for line in TEXT.splitlines():
        if re.match(r"\w+ = .*[^\[]$", line):
            if seen in changes:
                line = f"{line.split(' =')[0]} = {toml(changes[seen])}"
            seen += 1
        lines.append(line)
    for fault in check("\n".join(lines), "own.toml"):
        told(fault)


# The design of our own data


def test_si_1_the_pieces_are_those_of_the_rules() -> None:
    assert DATA.cubes == (18, 16, 14, 12, 10)
    assert DATA.managers + 4 * sum(DATA.tokens_per_person) == 70
    assert 10 * DATA.investments_per_action == 20
    assert (DATA.closing_tokens, DATA.pawns) == (8, 6)


def test_si_1_2_there_are_fourteen_areas_with_two_to_five_neighbours_each() -> None:
    assert len(DATA.area_ids) == 14
    for i, mine in enumerate(DATA.neighbours):
        assert 2 <= len(mine) <= 5
        assert list(mine) == sorted(mine)
        assert all(i in DATA.neighbours[j] for j in mine)


def steps_between(start: int, end: int) -> int:
    reached, steps = {start}, 0
    while end not in reached:
        reached |= {j for i in reached for j in DATA.neighbours[i]}
        steps += 1
    return steps


def test_the_two_exits_are_three_steps_apart_and_each_is_nearer_to_some_areas() -> None:
    south, north = DATA.exits
    assert (DATA.area_ids[south], DATA.area_ids[north]) == ("amur", "kamchatka")
    assert steps_between(south, north) == 3
    nearer = [steps_between(south, area) - steps_between(north, area) for area in range(14)]
    assert min(nearer) < 0 < max(nearer)


def test_neighbours_differ_in_terrain() -> None:
    for i, mine in enumerate(DATA.neighbours):
        assert all(DATA.terrains[j] != DATA.terrains[i] for j in mine)


def test_every_name_is_given_in_four_languages() -> None:
    assert name_message(DATA.area_names[AREA["kamchatka"]]).args == {
        "en": "Kamchatka",
        "pl": "Kamczatka",
        "de": "Kamtschatka",
        "pt": "Kamchatka",
    }
    entries = len(DATA.area_ids) + len(DATA.exchanges) + 1
    assert len(re.findall(r'names = \{ en = ".+", pl = ".+", de = ".+", pt = ".+" \}', OURS)) == entries


def thousands(exchange: Exchange) -> list[float]:
    return [(price or 0) / 1000 for price in exchange.prices]


def test_si_1_6_frankfurt_pays_1_1_1_2_2_thousand_and_tokyo_3_for_gas() -> None:
    assert thousands(EXCHANGE["frankfurt"]) == [1, 1, 1, 2, 2]
    assert thousands(EXCHANGE["tokyo"])[0] == 3


def test_exchanges_stand_frankfurt_first_then_tile_by_tile() -> None:
    assert " ".join(f"{e.tile}{e.side}" for e in DATA.exchanges) == "0 1a 1b 2a 2b 3a 3b 4a 4b 5a 5b"


def test_the_best_prices_are_3_4_5_5_6_thousand() -> None:
    assert [max(thousands(e)[r] for e in DATA.exchanges) for r in range(5)] == [3, 4, 5, 5, 6]


def test_every_tile_pays_better_than_frankfurt_in_whole_five_hundreds() -> None:
    for exchange in DATA.exchanges[1:]:
        for price, base in zip(exchange.prices, DATA.exchanges[0].prices, strict=True):
            assert price is None or (base is not None and price > base and price % 500 == 0)


def test_gold_and_diamonds_are_dearer_than_oil_and_coal() -> None:
    for exchange in DATA.exchanges:
        _, coal, oil, gold, diamonds = exchange.prices
        assert min(gold or 10**9, diamonds or 10**9) > max(coal or 0, oil or 0)


def test_no_exchange_is_at_least_as_good_as_another_in_everything() -> None:
    for a, b in combinations(DATA.exchanges, 2):
        better = [x > y for x, y in zip(thousands(a), thousands(b), strict=True)]
        worse = [x < y for x, y in zip(thousands(a), thousands(b), strict=True)]
        assert any(better), (a.id, b.id)
        assert any(worse), (a.id, b.id)


# The drawing of our own map

OUTLINES = [points_of(line) for line in DATA.outlines]
LABELS = DATA.labels
Edge = tuple[Point, Point]


def edges(points: list[Point]) -> list[Edge]:
    """The lines of an outline, each written the same way from both sides."""
    return [(min(a, b), max(a, b)) for a, b in pairwise([*points, points[0]])]


EDGES = [edges(points) for points in OUTLINES]


def border(i: int, j: int) -> float:
    """The length of the border that two areas have in common, line for line."""
    return sum(dist(a, b) for a, b in set(EDGES[i]) & set(EDGES[j]))


def side(a: Point, b: Point, p: Point) -> float:
    """Positive and negative tell the two sides of the line from a to b."""
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def crossing(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two lines cross; ends that meet do not count."""
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def test_neighbours_share_a_border_that_can_be_seen_and_others_share_none() -> None:
    for i, j in combinations(range(14), 2):
        if j in DATA.neighbours[i]:
            assert border(i, j) > 25, (DATA.area_ids[i], DATA.area_ids[j])
        else:
            assert border(i, j) == 0, (DATA.area_ids[i], DATA.area_ids[j])


def test_areas_that_are_no_neighbours_keep_well_apart() -> None:
    for i, j in combinations(range(14), 2):
        if j not in DATA.neighbours[i]:
            gap = min(dist(p, q) for p in OUTLINES[i] for q in OUTLINES[j])
            assert gap > 25, (DATA.area_ids[i], DATA.area_ids[j])


def test_no_more_than_three_areas_meet_at_a_point() -> None:
    meeting = Counter(point for points in OUTLINES for point in points)
    assert max(meeting.values()) == 3


def test_a_common_border_is_in_one_piece() -> None:
    for i, mine in enumerate(DATA.neighbours):
        for j in mine:
            shared = set(EDGES[i]) & set(EDGES[j])
            ends = [p for p, n in Counter(p for edge in shared for p in edge).items() if n == 1]
            assert len(ends) == 2, (DATA.area_ids[i], DATA.area_ids[j])


@pytest.mark.slow
def test_areas_do_not_overlap() -> None:
    for i, j in combinations(range(14), 2):
        only = set(EDGES[i]) - set(EDGES[j]), set(EDGES[j]) - set(EDGES[i])
        assert not any(crossing(*mine, *theirs) for mine in only[0] for theirs in only[1])
        assert not any(inside(point, OUTLINES[j]) for point in OUTLINES[i] if point not in OUTLINES[j])


def test_a_line_belongs_to_one_area_or_to_two() -> None:
    assert set(Counter(edge for mine in EDGES for edge in mine).values()) == {1, 2}


def test_the_land_is_in_one_piece_without_holes() -> None:
    # Euler: faces of a planar drawing are edges - points + 2 when it is connected; the sea is one
    points = {point for mine in OUTLINES for point in mine}
    lines = {edge for mine in EDGES for edge in mine}
    assert len(lines) - len(points) + 2 == 14 + 1


def test_each_label_lies_in_its_own_area_with_room_for_the_cubes() -> None:
    for i, (x, y) in enumerate(LABELS):
        assert [inside((x, y), points) for points in OUTLINES] == [i == j for j in range(14)]
        for dx in (-20, 20):
            for dy in (-8, 30):
                assert inside((x + dx, y + dy), OUTLINES[i]), DATA.area_ids[i]


def test_outlines_have_40_to_110_points_and_run_clockwise() -> None:
    for name, points in zip(DATA.area_ids, OUTLINES, strict=True):
        assert 40 <= len(points) <= 110, name
        assert sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*points, points[0]])) > 0, name


def test_vladivostok_lies_in_the_far_south_east_by_the_amur() -> None:
    x, y = DATA.vladivostok
    assert y > max(label_y for _, label_y in LABELS)
    assert min(dist((x, y), point) for point in OUTLINES[AREA["amur"]]) < 12


def test_the_file_is_small() -> None:
    assert len(OURS.encode()) < 60_000


def test_the_data_is_plain_and_the_same_every_time() -> None:
    again = load()
    assert isinstance(again, SiberiaData)
    assert again == DATA
    assert hash(again) == hash(DATA)
