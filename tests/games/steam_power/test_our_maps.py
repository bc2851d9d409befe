"""Our own maps of Steam Power keep what they promise: size, ways, groups, and the real geography."""

from __future__ import annotations

from statistics import linear_regression, mean

import pytest

from roundhouse.core.hexes import EDGES, WIDTH, centre, distance, edge_between, opposite
from roundhouse.games.steam_power.data_map import SteamPowerMap
from tests.games.steam_power.maps import (
    DATA,
    INLAND,
    PORTS,
    WHERE,
    Place,
    groups_of,
    neighbours_of,
    pieces,
    place,
    reckoned,
)

OURS = pytest.mark.parametrize("m", DATA.maps, ids=lambda m: m.id)


def land_of(m: SteamPowerMap) -> list[Place]:
    return [place(name) for name in (*m.hex_ids, *m.site_ids)]


def by_name(m: SteamPowerMap) -> dict[str, Place]:
    return {names[0]: place(name) for names, name in zip(m.site_names, m.site_ids, strict=True)}


@OURS
def test_our_maps_have_24_to_31_cities_on_150_to_230_hexes_of_land(m: SteamPowerMap) -> None:
    assert 24 <= len(m.site_ids) <= 31
    assert 150 <= len(m.hex_ids) + len(m.site_ids) <= 230


@OURS
def test_the_cities_of_our_maps_are_joined_and_none_has_a_single_approach(m: SteamPowerMap) -> None:
    assert not reckoned(m.rows)
    land = [place(name) for name in m.hex_ids]
    around = neighbours_of(land_of(m))
    assert len(pieces(land_of(m), around)) == 1
    for site in by_name(m).values():
        assert sum(spot in land for spot in around[site]) >= 2


@OURS
def test_neighbouring_cities_of_our_maps_are_2_to_5_hexes_apart(m: SteamPowerMap) -> None:
    sites = list(zip(map(place, m.site_ids), m.groups, strict=True))
    for here, group in sites:
        near = sorted(distance(here, other) for other, theirs in sites if theirs != group)
        assert near[0] in (2, 3, 4)
        assert near[1] <= 5  # no city has only one other within reach


@OURS
def test_no_corner_of_our_maps_is_far_from_every_city(m: SteamPowerMap) -> None:
    sites = [place(name) for name in m.site_ids]
    for name in m.hex_ids:
        assert min(distance(place(name), site) for site in sites) <= 3, name


@OURS
def test_neighbours_on_our_maps_are_the_same_from_both_sides(m: SteamPowerMap) -> None:
    links = (*m.neighbours, *m.site_neighbours)
    spots = land_of(m)
    for here, around in enumerate(links):
        assert len(around) == EDGES
        for edge, other in enumerate(around):
            if other >= 0:
                assert links[other][opposite(edge)] == here
                assert edge_between(spots[here], spots[other]) == edge


@OURS
def test_the_cities_of_our_maps_lie_where_they_are(m: SteamPowerMap) -> None:
    """Middles of hexes against longitude and latitude, by the straight lines that fit best."""
    where, found = WHERE[m.id], by_name(m)
    assert set(where) == set(found)
    alone = [{name} for name in found if not any(name in group for group in groups_of(m))]
    for axis, degrees in ((0, 1), (1, 0)):
        # Detroit and Windsor face each other over a river, but have a hex each: of a group the middle counts
        real, drawn = [], []
        for group in alone + groups_of(m):
            real.append(mean([where[name][degrees] for name in group]))
            drawn.append(mean([centre(*found[name])[axis] for name in group]))
        slope, start = linear_regression(real, drawn)
        assert (slope > 0) == (axis == 0)  # east is right, north is up
        for group, a, b in zip(alone + groups_of(m), real, drawn, strict=True):
            assert abs(start + slope * a - b) < WIDTH, f"{group} is more than a hex off"


@OURS
def test_ports_of_our_maps_lie_at_the_water_and_other_cities_do_not(m: SteamPowerMap) -> None:
    found, water = by_name(m), [place(name) for name in m.water_ids]
    for names, at_water in ((PORTS, True), (INLAND, False)):
        for name in names[m.id].split(", "):
            assert any(distance(found[name], spot) == 1 for spot in water) == at_water, name


def test_our_maps_have_the_groups_they_promise() -> None:
    lakes, germany, iberia = (groups_of(m) for m in DATA.maps)
    assert lakes == [{"Minneapolis", "Saint Paul"}, {"Detroit", "Windsor"}]
    assert germany == [{"Essen", "Dortmund"}, {"Mannheim", "Ludwigshafen"}]
    assert iberia == [{"Bilbao", "San Sebastián", "Vitoria"}, {"Braga", "Porto"}, {"Murcia", "Cartagena"}]


def share(rows: tuple[str, ...], signs: str) -> float:
    """How much of the land of some rows is of these kinds."""
    land = [sign for row in rows for sign in row if sign in ".hm"]
    return sum(sign in signs for sign in land) / len(land)


def test_the_great_lakes_are_open_germany_rises_to_the_south_and_iberia_is_mountainous() -> None:
    lakes, germany, iberia = (m.rows for m in DATA.maps)
    assert share(lakes, ".") > 0.7
    assert share(germany[:8], ".") == 1
    assert share(germany[9:], "hm") > 0.4
    assert share(iberia, "hm") > 0.4
    assert share(iberia, "m") > share(germany, "m")


def test_lake_superior_is_the_largest_lake_and_all_five_are_there() -> None:
    lakes = DATA.maps[0]
    water = [place(name) for name in lakes.water_ids]
    sizes = sorted((len(part), min(part)) for part in pieces(water, neighbours_of(water)))
    assert len(sizes) == 5
    assert sizes[-1][1][0] == 1  # from row b on, the northernmost
    assert sizes[0][0] >= 2


@OURS
def test_names_of_cities_are_different_in_every_language(m: SteamPowerMap) -> None:
    for language in range(4):
        assert len({names[language] for names in m.site_names}) == len(m.site_names)


def test_names_differ_between_languages_where_the_cities_do() -> None:
    germany, iberia = DATA.maps[1], DATA.maps[2]
    assert ("Cologne", "Kolonia", "Köln", "Colónia") in germany.site_names
    assert ("Munich", "Monachium", "München", "Munique") in germany.site_names
    assert ("Lisbon", "Lizbona", "Lissabon", "Lisboa") in iberia.site_names


@OURS
def test_no_connection_of_our_maps_needs_more_than_one_mountain_at_its_ends(m: SteamPowerMap) -> None:
    """Every city has an approach that is no mountain: the first piece of track can be paid with the first money."""
    terrain = dict(zip(map(place, m.hex_ids), m.terrain, strict=True))
    around = neighbours_of(land_of(m))
    for name, site in by_name(m).items():
        assert min(terrain[spot] for spot in around[site] if spot in terrain) < 2, name
