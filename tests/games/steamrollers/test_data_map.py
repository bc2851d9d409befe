"""The map and the walls of SteamRollers: faults are explained, and ours are good to play on."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations, pairwise

import pytest

from roundhouse.core.datafile import FAULT_LIMIT
from roundhouse.core.hexes import EDGES, corner, distance, edge_between, hex_id, neighbour, opposite, read_hex
from roundhouse.games.steamrollers.data import GOODS, check, load, parse
from roundhouse.games.steamrollers.data_map import cut_off
from tests.games.steamrollers.test_data import TEXT, edited, faults_of, in_section, section

DATA = load()
H = len(DATA.hex_ids)
LEVELS = ("medium", "hard")
CHARTS = [(level, number) for level in LEVELS for number in range(6)]
REGIONS = [section("region", f"number = {number}") for number in range(1, 7)]
MEDIUM_1 = section("chart", 'level = "medium"', "number = 1")


def place(name: str) -> tuple[int, int]:
    found = read_hex(name)
    assert found is not None
    return found


CITIES = [place(name) for name in DATA.city_ids]
TOWNS = [place(DATA.hex_ids[town]) for town in DATA.towns]
REGION_OF = {place(name): region for name, region in zip(DATA.hex_ids, DATA.region, strict=True)} | {
    city: region for region, city in enumerate(CITIES)
}
TOUCHING = sorted(
    {
        (region, REGION_OF[other])
        for here, region in REGION_OF.items()
        for edge in range(EDGES)
        if (other := neighbour(*here, edge)) in REGION_OF and region < REGION_OF[other]
    }
)


def around(here: tuple[int, int]) -> int:
    """How many neighbours of a hex are on the map."""
    return sum(neighbour(*here, edge) in REGION_OF for edge in range(EDGES))


# Faults of the map


@pytest.mark.parametrize(
    ("region", "old", "new", "key", "message"),
    [
        (1, '"yellow"', '"red"', "colour", "colour"),
        (6, '"blue"', '"Blue"', "colour", "colour"),
        (1, '"plains"', '"desert"', "terrain", "terrain"),
        (1, 'city = "f2"', 'city = "F2"', "city", "bad-hex"),
        (1, 'city = "f2"', 'city = "g2"', "hexes[6]", "hex-twice"),
        (1, 'town = "h3"', 'town = "h0"', "town", "bad-hex"),
        (1, 'town = "h3"', 'town = "a6"', "town", "town"),
        (1, 'town = "h3"', 'town = "f2"', "town", "town"),
        (1, 'town = "h3"', 'town = "g3"', "town", "town-near"),
        (1, '"e1", "e2"', '"e1", "e100"', "hexes[2]", "bad-hex"),
        (1, '"e1", "e2"', '"e1", "e1"', "hexes[2]", "hex-twice"),
        (1, '"e1", "e2"', '"e1", 5', "hexes[2]", "data-wrong-kind"),
        (2, '"c8", "c9"', '"c8", "f1"', "hexes[10]", "hex-twice"),
        (2, '"c8", "c9"', '"c8", "k9"', "hexes", "pieces"),
        (1, '"h1"', '"h1", "i1"', "", ""),  # 12 hexes
        (1, '"h1"', '"h1", "i1", "i2"', "hexes", "hexes"),
        (5, '"a2", "a3", "a4"', '"a4"', "", ""),  # 8 hexes
        (5, '"a2", "a3", "a4", "a5"', '"a5"', "hexes", "hexes"),
        (5, 'terrain = "forest"', "", "terrain", "data-missing-key"),
        (5, "number = 5", "number = 5\nname = 5", "name", "data-unknown-key"),
    ],
)
def test_a_fault_of_a_region_is_told_with_its_key(region: int, old: str, new: str, key: str, message: str) -> None:
    expected = [(f"region[{region}].{key}", message)] if key else []
    assert faults_of(in_section(REGIONS[region - 1], (old, new))) == expected


def test_a_region_that_there_is_not_or_twice_leaves_one_missing() -> None:
    missing = ("region", "region-missing")
    assert faults_of(in_section(REGIONS[4], ("number = 5", "number = 7"))) == [("region[5].number", "region"), missing]
    assert faults_of(in_section(REGIONS[4], ("number = 5", "number = 2"))) == [
        ("region[5].number", "region-twice"),
        missing,
    ]


def test_walls_are_not_looked_at_before_the_map_is_sound() -> None:
    no_map = in_section(REGIONS[0], ('"e1", "e2"', '"e1"'), ('town = "h3"', 'town = "z9"'))
    assert faults_of(no_map.replace("e2/d1", "e2/e2")) == [
        ("region[1].town", "town"),
        ("chart[5].walls[1][1]", "no-edge"),
        ("chart[7].walls[1][1]", "no-edge"),
        ("chart[11].walls[2][1]", "no-edge"),
    ]
    sound = in_section(REGIONS[0], ('"e1", "e2"', '"e1"'))
    assert {message for _, message in faults_of(sound)} == {"off-map"}


def test_regions_that_must_touch_are_told_when_they_do_not() -> None:
    far = re.sub(r'"([e-h])(\d)"', lambda found: f'"{chr(ord(found[1]) + 6)}{found[2]}"', REGIONS[0])
    assert faults_of(edited((REGIONS[0], far)))[:2] == [("region", "not-touching"), ("region", "not-joined")]


def test_cities_of_regions_that_touch_must_be_3_to_5_steps_apart() -> None:
    # city 4 on c4 is two steps from city 5 on b2
    text = in_section(REGIONS[3], ('"c3", "c4"', '"c3", "c5"'), ('city = "c5"', 'city = "c4"'))
    assert ("region[5].city", "apart") in faults_of(text)
    # city 1 on g1 is six steps from city 4 on c5 and seven from city 6 on f7
    text = in_section(REGIONS[0], ('"f3", "g1"', '"f2", "f3"'), ('city = "f2"', 'city = "g1"'))
    four, six = check(text, "own.toml")
    assert [four.key, six.key] == ["region[4].city", "region[6].city"]
    assert four.message.args == {"first": 1, "second": 4, "distance": 6, "low": 3, "high": 5}
    assert six.message.args["distance"] == 7


def test_a_file_with_more_faults_than_are_told_is_still_read_to_its_end() -> None:
    noise = "\n".join(f"key{i} = 1" for i in range(FAULT_LIMIT + 1))
    text = edited(('town = "h3"', 'town = "zz"')).replace("format = 1", f"format = 1\n{noise}")
    assert len(check(text, "own.toml")) == FAULT_LIMIT


# Faults of the charts


@pytest.mark.parametrize(
    ("old", "new", "key", "message"),
    [
        ("b5/b4", "b5-b4", "walls[1][1]", "edge"),
        ("b5/b4", "b5/", "walls[1][1]", "edge"),
        ("b5/b4", "b5/b4/b3", "walls[1][1]", "edge"),
        ("b5/b4", "b8/b9", "walls[1][1]", "off-map"),
        ("b5/b4", "b5/b3", "walls[1][1]", "no-edge"),
        ("b5/b4", "b5/b6", "walls[1][1]", "inside"),
        ("b5/b4", "a5/a6", "walls[1][3]", "edge-twice"),
        ("b5/b4", "d8/e8", "walls[1]", "wall-borders"),
    ],
)
def test_a_fault_of_an_edge_is_told_with_its_place(old: str, new: str, key: str, message: str) -> None:
    assert faults_of(in_section(MEDIUM_1, (old, new))) == [(f"chart[1].{key}", message)]


@pytest.mark.parametrize(
    ("walls", "message"),
    [
        ('[["b5/b4"]]', "walls"),
        ('[["b5/b4"], ["b5/a5"], ["a6/a5"], ["d8/e8"]]', "walls"),
        ("[]", "walls"),
        ('["b5/b4", "b5/a5"]', "data-wrong-kind"),
        ('[["b5/b4"], [5]]', "data-wrong-kind"),
        ('"b5/b4"', "data-wrong-kind"),
    ],
)
def test_a_chart_with_other_walls_is_told(walls: str, message: str) -> None:
    head = MEDIUM_1.partition("walls =")[0]
    assert faults_of(edited((MEDIUM_1, f"{head}walls = {walls}"))) == [("chart[1].walls", message)]


def test_a_chart_without_walls_or_with_an_empty_wall_is_told() -> None:
    head = MEDIUM_1.partition("walls =")[0]
    assert faults_of(edited((MEDIUM_1, head))) == [("chart[1].walls", "data-missing-key")]
    assert faults_of(edited((MEDIUM_1, head + 'walls = [["b5/b4"], []]'))) == [("chart[1].walls[2]", "wall-empty")]


def test_a_chart_that_there_is_not_or_twice_leaves_one_missing() -> None:
    missing = ("chart", "chart-missing")
    assert faults_of(in_section(MEDIUM_1, ("medium", "easy"))) == [("chart[1].level", "level"), missing]
    assert faults_of(in_section(MEDIUM_1, ("number = 1", "number = 7"))) == [("chart[1].number", "chart"), missing]
    assert faults_of(in_section(MEDIUM_1, ("number = 1", "number = 2"))) == [
        ("chart[2].number", "chart-twice"),
        missing,
    ]


def test_walls_that_cut_a_city_off_are_told() -> None:
    # all that leads into region 5, wall by wall
    into_5 = {
        "1": '["e2/d1", "e1/d1"]',
        "2": '["b5/b4", "b5/a5", "a6/a5"]',
        "4": '["d2/d1", "d2/c2", "c3/c2", "c3/b2", "c3/b3", "c4/b3", "c4/b4", "c5/b4"]',
    }
    head = MEDIUM_1.partition("walls =")[0]
    text = edited((MEDIUM_1, f"{head}walls = [{', '.join(into_5.values())}]"))
    (fault,) = check(text, "own.toml")
    assert (fault.key, fault.message.id) == ("chart[1].walls", "steamrollers-data-cut-off")
    assert fault.message.args == {"first": 1, "second": 5, "rule": "SR-8.4"}
    gap = text.replace('"e2/d1", ', "", 1)
    assert check(gap, "own.toml") == ()


# What the engine gets


def test_hexes_are_numbered_region_by_region() -> None:
    assert list(DATA.region) == sorted(DATA.region)
    assert [DATA.region[town] for town in DATA.towns] == [0, 1, 2, 3, 4, 5]
    other_order = edited((REGIONS[0], "REGION ONE"), (REGIONS[5], REGIONS[0])).replace("REGION ONE", REGIONS[5])
    assert parse(other_order, "own.toml").hex_ids == parse(TEXT, "own.toml").hex_ids


def test_neighbours_are_the_same_from_both_sides() -> None:
    assert H <= 72
    for here, links in enumerate(DATA.neighbours):
        assert len(links) == EDGES
        for edge, other in enumerate(links):
            if 0 <= other < H:
                assert DATA.neighbours[other][opposite(edge)] == here
            names = (*DATA.hex_ids, *DATA.city_ids)
            if other >= 0:
                assert edge_between(place(DATA.hex_ids[here]), place(names[other])) == edge
    # e3, the hex north-east of city 1, by hand: d3, e4, f3, the city, e2, d2
    e3 = DATA.hex_ids.index("e3")
    around_e3 = [(*DATA.hex_ids, *DATA.city_ids)[n] for n in DATA.neighbours[e3]]
    assert around_e3 == ["d3", "e4", "f3", "f2", "e2", "d2"]


@pytest.mark.parametrize(("level", "number"), CHARTS)
def test_a_chart_has_a_wall_from_each_side_that_is_a_hex(level: str, number: int) -> None:
    edges = DATA.charts[level][number]
    assert list(edges) == sorted(set(edges))
    for here, edge in edges:
        other = DATA.neighbours[here][edge]
        assert other >= 0
        if other < H:
            assert (other, opposite(edge)) in edges
    pairs = {frozenset(pair) for wall in DATA.walls[level][number] for pair in wall}
    names = (*DATA.hex_ids, *DATA.city_ids)
    assert {frozenset((names[h], names[DATA.neighbours[h][e]])) for h, e in edges} == pairs


# Our own map is good to play on and to draw


def test_our_map_is_compact_and_a_little_wider_than_tall() -> None:
    assert 60 <= len(REGION_OF) <= 70
    rows = Counter(row for row, _ in REGION_OF)
    for row, count in rows.items():
        columns = [column for r, column in REGION_OF if r == row]
        assert max(columns) - min(columns) + 1 == count  # no holes
    xs, ys = zip(*(corner(*here, k) for here in REGION_OF for k in range(EDGES)), strict=True)
    assert 1.1 < (max(xs) - min(xs)) / (max(ys) - min(ys)) < 1.4
    assert min(around(here) for here in REGION_OF) >= 3  # no spikes


def test_our_regions_are_of_even_size_and_stay_in_one_piece_without_their_cities() -> None:
    sizes = Counter(DATA.region)
    assert set(sizes.values()) <= {9, 10, 11}
    for region in range(6):
        land = {here for here, r in REGION_OF.items() if r == region} - {CITIES[region]}
        reached = {min(land)}
        while more := {n for p in reached for e in range(EDGES) if (n := neighbour(*p, e)) in land} - reached:
            reached |= more
        assert reached == land


def test_in_our_map_3_and_4_are_in_the_middle_and_the_others_around_them() -> None:
    touched = [sum(region in pair for pair in TOUCHING) for region in range(6)]
    assert {(0, 2), (1, 3), (2, 3)} <= set(TOUCHING)
    assert min(touched[2], touched[3]) == 4 > max(touched[region] for region in (0, 1, 4, 5))
    assert min(touched) >= 2  # no dead end


def test_our_cities_can_be_reached_from_all_sides_and_lie_3_to_5_apart() -> None:
    assert all(around(city) == EDGES for city in CITIES)
    assert all(distance(a, b) >= 3 for a, b in combinations(CITIES, 2))
    assert all(distance(CITIES[a], CITIES[b]) <= 5 for a, b in TOUCHING)


@pytest.mark.parametrize("region", range(6))
def test_a_detour_through_our_towns_costs_at_most_one_hex(region: int) -> None:
    town = TOWNS[region]
    assert distance(town, CITIES[region]) >= 2
    assert all(distance(town, other) >= 2 for other in TOWNS if other != town)
    detours = [
        distance(CITIES[a], town) + distance(town, CITIES[b]) - distance(CITIES[a], CITIES[b])
        for a, b in TOUCHING
        if region in (a, b)
    ]
    assert min(detours) <= 1


@pytest.mark.parametrize(("level", "number"), CHARTS)
def test_our_walls_leave_every_city_half_open_and_join_up(level: str, number: int) -> None:
    edges = set(DATA.charts[level][number])
    assert cut_off(DATA.neighbours, tuple(edges)) is None
    for city in range(6):
        doors = [(h, e) for h in range(H) for e in range(EDGES) if DATA.neighbours[h][e] == H + city]
        assert sum(door not in edges for door in doors) >= 3
    for wall in DATA.walls[level][number]:
        for one, next_one in pairwise(wall):
            assert corners(one) & corners(next_one)  # a line without gaps, told from one end to the other
    assert len(set(DATA.walls[level])) == 6


def corners(pair: tuple[str, str]) -> set[tuple[float, float]]:
    """Where the edge between two hexes ends."""
    a, b = place(pair[0]), place(pair[1])
    edge = edge_between(a, b)
    return {(round(x, 6), round(y, 6)) for x, y in (corner(*a, edge), corner(*a, edge + 1))}


def test_every_border_of_our_map_has_a_wall_on_some_chart_of_each_level() -> None:
    for level in LEVELS:
        borders = {
            tuple(sorted((REGION_OF[place(a)], REGION_OF[place(b)])))
            for chart in DATA.walls[level]
            for wall in chart
            for a, b in wall
        }
        assert borders == set(TOUCHING)


# Our own tiles and orders


def test_our_permanent_sides_cost_and_our_single_uses_bring_something() -> None:
    infinity = [*sum(DATA.tile_infinity, ()), *DATA.solo_infinity]
    points = [*sum(DATA.tile_points, ()), *DATA.solo_points]
    assert all(worth <= 0 if permanent else worth > 0 for permanent, worth in zip(infinity, points, strict=True))
    assert -2 in points


def test_our_orders_ask_for_all_colours_about_equally_and_pay_more_for_more() -> None:
    sides = [side for order in DATA.orders for side in order]
    asked = [sum(goods[i] for goods, _ in sides) for i in range(len(GOODS))]
    assert max(asked) - min(asked) <= 1
    assert {sum(goods) for goods, _ in sides} == {2, 3, 4}
    for count in (2, 3):
        most = max(points for goods, points in sides if sum(goods) == count)
        assert most <= min(points for goods, points in sides if sum(goods) > count + 1 or sum(goods) == 4)
    assert len(set(sides)) >= 11


def test_every_name_of_a_hex_in_our_file_is_on_the_map() -> None:
    assert {hex_id(*here) for here in REGION_OF} == {*DATA.hex_ids, *DATA.city_ids}
