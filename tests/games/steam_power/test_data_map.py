"""The maps of Steam Power: faults are explained, and what the engine gets is right."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from roundhouse.games.steam_power.data import check, parse
from roundhouse.games.steam_power.data_map import SteamPowerMap, approaches
from tests.games.steam_power.maps import (
    HEAD,
    TINY,
    Place,
    file_text,
    groups_of,
    map_text,
    neighbours_of,
    pieces,
    place,
    reckoned,
)
from tests.games.steam_power.test_data import faults_of

ROOT = Path(__file__).parents[3]


def with_row(row: int, text: str) -> tuple[str, ...]:
    return (*TINY[:row], text, *TINY[row + 1 :])


# Faults


def test_the_tiny_map_has_no_faults() -> None:
    assert faults_of(file_text()) == []
    assert faults_of(file_text(rivers="")) == []  # rivers need not be there


@pytest.mark.parametrize(
    ("change", "value", "key", "message"),
    [
        ("id", '"Tiny"', "map[1].id", "data-bad-id"),
        ("id", "", "map[1].id", "data-missing-key"),
        ("names", "{}", "map.tiny.names.en", "data-missing-key"),
        ("names", '{ en = "" }', "map.tiny.names.en", "data-bad-name"),
        ("names", '{ en = "Tiny", fr = "Petit" }', "map.tiny.names.fr", "data-unknown-key"),
        ("best", "[]", "map.tiny.best", "best"),
        ("best", "[0, 1]", "map.tiny.best", "best"),
        ("best", "[5, 6]", "map.tiny.best", "best"),
        ("best", "[3, 2]", "map.tiny.best", "best"),
        ("best", "[2, 2]", "map.tiny.best", "best"),
        ("best", "[2.5]", "map.tiny.best", "best"),
        ("best", '["2"]', "map.tiny.best[1]", "data-wrong-kind"),
        ("rivers", "[[1, 2, 3]]", "map.tiny.rivers[1]", "river"),
        ("rivers", "[[1, 2, 3, 4], [1, 2]]", "map.tiny.rivers[2]", "river"),
        ("rivers", "[[1, 2, 3, 10.1]]", "map.tiny.rivers[1]", "river-off"),  # the map is 8 high
        ("rivers", "[[1, 2, 18.5, 4]]", "map.tiny.rivers[1]", "river-off"),  # and 16.45 wide
        ("rivers", "[[-2.1, 2, 3, 4]]", "map.tiny.rivers[1]", "river-off"),
        ("rivers", "[[1, 2], 3]", "map.tiny.rivers[2]", "data-wrong-kind"),
        ("rows", "", "map.tiny.rows", "data-missing-key"),
        ("rows", "[]", "map.tiny.rows", "rows"),
        ("rows", '["", "o"]', "map.tiny.rows[1]", "columns"),
        ("rows", f'["{"." * 25}"]', "map.tiny.rows[1]", "columns"),
        ("rows", "[" + '".",\n' * 27 + "]", "map.tiny.rows", "rows"),
        ("city", "", "map.tiny.city", "data-missing-key"),
    ],
)
def test_a_fault_of_a_map_is_told_with_its_key(change: str, value: str, key: str, message: str) -> None:
    assert faults_of(file_text(**{change: value})) == [(key, message)]


def test_the_map_in_the_documentation_can_be_played() -> None:
    page = (ROOT / "docs" / "maps.md").read_text(encoding="utf-8")
    example = page.partition("```toml\n")[2].partition("```")[0]
    assert faults_of(HEAD + "\n" + example) == []
    (m,) = parse(HEAD + "\n" + example, "own.toml").maps
    assert (m.id, len(m.site_ids), groups_of(m)) == ("two_rivers", 11, [{"Westbank", "Eastbank"}])


def test_rivers_may_leave_the_map_a_little() -> None:
    assert faults_of(file_text(rivers="[[-2, -2, 18.45, 10]]")) == []


@pytest.mark.parametrize(
    ("row", "text", "message"),
    [
        (1, ".h.m...~", "uneven"),
        (1, ".h.m...~  ", "uneven"),
        (1, "", "uneven"),
        (1, ".h.M...~ ", "sign"),
        (1, ".h.m...\u00a0 ", "sign"),
        (1, ".h.m..🚂~ ", "sign"),
    ],
)
def test_a_row_of_another_length_or_with_other_characters_is_told(row: int, text: str, message: str) -> None:
    assert faults_of(file_text(with_row(row, text))) == [(f"map.tiny.rows[{row + 1}]", message)]


def test_an_unknown_character_is_told_once_for_a_row() -> None:
    assert faults_of(file_text(with_row(3, "XX..YY..~"))) == [("map.tiny.rows[4]", "sign")] * 2


def cities(*hexes: str) -> str:
    return "[" + ",\n".join(f'{{ hex = "{name}", names = {{ en = "At {name}" }} }}' for name in hexes) + "]"


SITES = ("a1", "a3", "a5", "a7", "c1", "c2", "c5", "c8", "e1", "e4")


@pytest.mark.parametrize(
    ("instead_of_a1", "message"),
    [
        ("A1", "bad-hex"),
        ("a0", "bad-hex"),
        ("f1", "off-map"),
        ("a10", "off-map"),
        ("a2", "no-site"),
        ("a3", "city-twice"),
    ],
)
def test_a_city_that_is_not_on_a_site_of_its_own_is_told(instead_of_a1: str, message: str) -> None:
    number = 2 if message == "city-twice" else 1
    found = faults_of(file_text(city=cities(instead_of_a1, *SITES[1:])))
    assert found == [(f"map.tiny.city[{number}].hex", message)]


def test_a_site_without_names_is_told() -> None:
    assert faults_of(file_text(city=cities(*SITES[1:]))) == [("map.tiny.city", "unnamed")]
    assert faults_of(file_text(city="[]")) == [("map.tiny.city", "unnamed")] * 10
    nameless = cities(*SITES).replace('names = { en = "At a1" }', 'names = { pl = "A1" }')
    assert faults_of(file_text(city=nameless)) == [("map.tiny.city[1].names.en", "data-missing-key")]


def test_a_city_is_not_looked_up_in_rows_that_are_no_map() -> None:
    assert faults_of(file_text(with_row(0, "x" + TINY[0][1:]), city=cities("a2"))) == [("map.tiny.rows[1]", "sign")]


def test_a_map_has_10_to_31_cities() -> None:
    nine = with_row(4, "...o.....")
    (fault,) = check(file_text(nine), "own.toml")
    assert (fault.key, fault.message.args) == ("map.tiny.rows", {"count": 9, "low": 10, "high": 31})
    many = tuple(("o." * 8, "." * 16)[r % 2] for r in range(8))  # 32 cities
    assert faults_of(file_text(many)) == [("map.tiny.rows", "sites")]
    assert faults_of(file_text((*many[:6], "." + many[6][1:], many[7]))) == []


def test_a_city_on_an_island_is_told() -> None:
    # all around a7: a6, b6 and b7; the sea is a8
    island = ("o.o.o~o~ ", ".h.m.~~~ ", *TINY[2:])
    assert faults_of(file_text(island)) == [("map.tiny.rows", "unreachable"), ("map.tiny.rows", "approaches")]
    # with a hex of its own it still has no way to another city
    own_hex = ("o.o.o~o. ", ".h.m.~~~ ", *TINY[2:])
    assert faults_of(file_text(own_hex)) == [("map.tiny.rows", "unreachable"), ("map.tiny.rows", "approaches")]


def test_a_city_with_one_approach_is_told_and_one_with_two_is_not() -> None:
    # e1 has d1 and e2 beside it, for it lies in a corner
    (fault,) = check(file_text(with_row(4, "o~.o.....")), "own.toml")
    assert (fault.key, fault.message.id) == ("map.tiny.rows", "steam_power-data-approaches")
    assert fault.message.args == {"hex": "e1", "count": 1, "low": 2}


def test_the_approaches_of_a_group_are_counted_together() -> None:
    # c1 has b1 and d1 beside it, its neighbour c2 has b1, b2, c3, d1 and d2: without b1 and d1, c2 keeps three
    rows = (TINY[0], "~h.m...~ ", TINY[2], "~.......~", "...o...o.")
    assert faults_of(file_text(rows)) == [("map.tiny.rows", "approaches")]  # a1, which loses b1 and has a2 alone
    assert faults_of(file_text((".oo" + TINY[0][3:], *rows[1:4], "...o...oo"))) == []


def test_an_approach_counts_only_if_it_leads_to_another_group() -> None:
    # hexes 0 to 3, cities 4 and 5: hex 0 touches city 4 alone, 1 and 2 lie between both, 3 touches hex 2 and city 5
    links = (
        (4, -1, -1, -1, -1, -1),
        (4, 5, -1, -1, -1, -1),
        (4, 5, 3, -1, -1, -1),
        (5, 2, -1, -1, -1, -1),
        (0, 1, 2, -1, -1, -1),
        (1, 2, 3, -1, -1, -1),
    )
    assert approaches(links, (0, 1)) == [2, 3]
    assert approaches(links, (0, 0)) == [0]  # one group has nowhere to go


def test_of_several_maps_each_must_be_one_that_can_be_chosen() -> None:
    text = HEAD + map_text(TINY) + map_text(TINY, id='"germany"')
    assert faults_of(text) == [("map.tiny.id", "map-id")]
    assert faults_of(text.replace('"tiny"', '"iberia"')) == []
    assert faults_of(text.replace('"tiny"', '"germany"')) == [("map[2].id", "data-duplicate-id")]


def test_faults_of_one_map_do_not_hide_those_of_another() -> None:
    text = HEAD + map_text(TINY, id='"iberia"', best="[]") + map_text(TINY, id='"germany"', rivers="[[1]]")
    assert faults_of(text) == [("map.iberia.best", "best"), ("map.germany.rivers[1]", "river")]


# What the engine gets, by hand


def tiny() -> SteamPowerMap:
    (found,) = parse(file_text(), "own.toml").maps
    return found


def test_hexes_and_sites_are_numbered_row_by_row() -> None:
    m = tiny()
    assert " ".join(m.hex_ids) == (
        "a2 a4 a6 b1 b2 b3 b4 b5 b6 b7 c3 c4 c6 c7 d1 d2 d3 d4 d5 d6 d7 d8 e2 e3 e5 e6 e7 e8 e9"
    )
    assert m.site_ids == SITES
    assert m.site_names[3] == ("At a7",) * 4
    assert m.water_ids == ("a8", "b8", "c9", "d9")


def test_terrain_is_plains_hills_or_mountains() -> None:
    m = tiny()
    assert {name: t for name, t in zip(m.hex_ids, m.terrain, strict=True) if t} == {"b2": 1, "b4": 2}


def behind(m: SteamPowerMap, name: str) -> list[str]:
    """The names of what lies behind the edges, clockwise from the north-east."""
    names = (*m.hex_ids, *m.site_ids)
    links = (*m.neighbours, *m.site_neighbours)[names.index(name)]
    return [names[n] if n >= 0 else "" for n in links]


def test_neighbours_go_clockwise_from_the_north_east() -> None:
    m = tiny()
    assert behind(m, "b2") == ["a3", "b3", "c3", "c2", "b1", "a2"]  # a shifted row
    assert behind(m, "c3") == ["b3", "c4", "d3", "d2", "c2", "b2"]  # one that is not
    assert behind(m, "a2") == ["", "a3", "b2", "b1", "a1", ""]
    assert behind(m, "d8") == ["", "", "e9", "e8", "d7", "c8"]  # east of it is the sea
    assert behind(m, "e9") == ["", "", "", "", "e8", "d8"]
    assert behind(m, "c1") == ["b1", "c2", "d1", "", "", ""]
    assert behind(m, "c8") == ["", "", "d8", "d7", "c7", "b7"]


def test_sites_edge_to_edge_are_one_group() -> None:
    assert tiny().groups == (0, 1, 2, 3, 4, 4, 5, 6, 7, 8)  # c1 and c2
    more = with_row(1, ".oom...~ ")  # b2 touches a3 and c2, b3 touches b2
    (found,) = parse(file_text(more), "own.toml").maps
    assert found.site_ids == ("a1", "a3", "a5", "a7", "b2", "b3", "c1", "c2", "c5", "c8", "e1", "e4")
    assert found.groups == (0, 1, 2, 3, 1, 1, 1, 1, 4, 5, 6, 7)


# Any rows, against another reckoning


@st.composite
def some_rows(draw: st.DrawFn) -> tuple[str, ...]:
    width, height = draw(st.integers(5, 9)), draw(st.integers(3, 6))
    row = st.text(st.sampled_from("...oo~hm. "), min_size=width, max_size=width)
    return tuple(draw(st.lists(row, min_size=height, max_size=height)))


@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(some_rows())
def test_any_rows_have_the_faults_that_another_reckoning_finds(rows: tuple[str, ...]) -> None:
    assert Counter(message for _, message in faults_of(file_text(rows))) == reckoned(rows)


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much], deadline=None)
@given(some_rows())
def test_rows_without_faults_make_a_map_with_the_same_groups(rows: tuple[str, ...]) -> None:
    assume(not reckoned(rows))
    (m,) = parse(file_text(rows), "own.toml").maps
    sites = [place(name) for name in m.site_ids]
    groups: dict[int, set[Place]] = {}
    for site, group in zip(sites, m.groups, strict=True):
        groups.setdefault(group, set()).add(site)
    expected = pieces(sites, neighbours_of(sites))
    assert sorted(map(sorted, groups.values())) == sorted(map(sorted, expected))
    assert list(groups) == list(range(len(expected)))  # numbered by their first sites
