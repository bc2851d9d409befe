"""SR-6.2, SR-10.1: connections and distances on random sheets, the engine's against a plain search over all routes.

The engine's answers come from `engine_side.py`, which draws track on a sheet of the game's own map; the distances are
those of all routes, whatever the strength of an engine.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.steamrollers.engine_side import network_points, sheet_answers, sheet_connections
from tests.games.steamrollers.routes_oracle import (
    CITIES,
    KINDS,
    Connection,
    Map,
    Tracks,
    across,
    chain_from,
    connections,
    distances,
    ends,
    map_of,
    shapes,
)
from tests.games.steamrollers.table import DATA_TEXT

MAP = map_of(DATA_TEXT)
SHAPES = [shape for kind in KINDS for shape in shapes(kind)]
CHARTS = sorted(MAP.charts)
FEW = 600
MANY = 20_000


def random_sheet(rng: random.Random, where: Map) -> Tracks:
    """Some lines from city to city, then track on some or all of the other hexes, at random or where it fits."""
    drawn: Tracks = {}
    for _ in range(rng.choice([0, 2, 5, 10, 20, 40])):
        drawn |= random_line(rng, where, drawn, rng.choice([4, 8, 16]))
    hexes = [hex_id for region in where.hexes.values() for hex_id in region if hex_id not in drawn]
    rng.shuffle(hexes)
    density = rng.choice([0.0, 0.3, 0.6, 0.9, 1.0])
    care = rng.choice([0.0, 0.5, 1.0])
    for hex_id in hexes:
        if rng.random() < density:
            ways = list(SHAPES)
            if rng.random() < care:
                best = max(met(where, drawn, hex_id, shape) for shape in ways)
                ways = [shape for shape in ways if met(where, drawn, hex_id, shape) == best]
            drawn[hex_id] = rng.choice(ways)
    return drawn


def random_line(rng: random.Random, where: Map, drawn: Tracks, longest: int) -> Tracks:
    """A walk over empty hexes from one city to another, rather towards towns; nothing when it goes astray."""
    walked: Tracks = {}
    start = rng.choice(CITIES)
    here, entered = where.cities[start], -1
    while len(walked) < longest:
        ways = []
        for edge in range(6):
            there = across(here, edge)
            city = where.city_at(there)
            empty = there not in drawn and there not in walked and any(there in r for r in where.hexes.values())
            if edge != entered and (empty or city not in (None, start)):
                ways += [edge] * (4 if there in where.towns.values() else 1)
        if not ways:
            return {}
        edge = rng.choice(ways)
        if entered >= 0:
            walked[here] = "-".join(str(end) for end in sorted([entered, edge]))
        here, entered = across(here, edge), (edge + 3) % 6
        if where.city_at(here) is not None:
            return walked
    return {}


def met(where: Map, drawn: Tracks, hex_id: str, shape: str) -> int:
    """How well a track fits: ends that meet a city or track, less those that lead nowhere."""
    fits = 0
    for edge in ends(shape):
        there = across(hex_id, edge)
        if there in drawn:
            fits += 2 if (edge + 3) % 6 in ends(drawn[there]) else -2
        elif where.city_at(there) is not None:
            fits += 2
        elif not any(there in region for region in where.hexes.values()):
            fits -= 2
    return fits


def look_at(seen: Counter[str], where: Map, tracks: Tracks, joined: list[Connection], walled: bool) -> None:
    """Count what the sheets have, so that no kind of sheet is missing."""
    pairs = Counter(connection.cities for connection in joined)
    seen["no connection"] += not joined
    seen["eight connections or more"] += len(joined) >= 8
    seen["a pair joined twice"] += max(pairs.values(), default=0) == 2
    seen["a pair joined three times"] += max(pairs.values(), default=0) >= 3
    seen["a connection through three towns"] += max((connection.towns for connection in joined), default=0) >= 3
    seen["all hexes drawn on"] += len(tracks) == sum(len(region) for region in where.hexes.values())
    seen["walls that hold a chain"] += walled and len(connections(where, tracks, [])) > len(joined)
    seen["a chain back to its own city"] += any(
        chain_from(where, tracks, [], city, edge)[0] == city for city in CITIES for edge in range(6)
    )
    joined_cities = {city for connection in joined for city in connection.cities}
    seen["all six cities joined"] += len(joined_cities) == len(CITIES)


def compare_sheets(number: int, seed: int) -> Counter[str]:
    rng = random.Random(seed)
    seen: Counter[str] = Counter()
    for _ in range(number):
        tracks = random_sheet(rng, MAP)
        chart = rng.choice([None, rng.choice(CHARTS)])
        joined = connections(MAP, tracks, MAP.charts[chart] if chart else [])
        every = {(a, b): distances(joined, a, b) for a in CITIES for b in CITIES if a != b}
        expected = {cities: ways for cities, ways in every.items() if ways}
        found = sorted((*connection.cities, connection.towns) for connection in joined)
        assert sheet_connections(tracks, chart) == found, (tracks, chart)
        assert sheet_answers(tracks, chart) == expected, (tracks, chart)
        assert network_points(tracks, chart) == sum(1 + connection.towns for connection in joined), (tracks, chart)
        look_at(seen, MAP, tracks, joined, chart is not None)
        seen["a distance of ten or more"] += max((max(ways) for ways in expected.values()), default=0) >= 10
    return seen


def test_the_engine_finds_every_distance_on_random_sheets() -> None:
    """SR-6.2, SR-R15, SR-R17, SR-R18"""
    assert compare_sheets(FEW, seed=1)["no connection"] < FEW


@pytest.mark.slow
def test_the_engine_finds_every_distance_on_twenty_thousand_random_sheets() -> None:
    """SR-6.2, SR-R15, SR-R17, SR-R18"""
    seen = compare_sheets(MANY, seed=2)
    rare = {name: number for name, number in seen.items() if number < 20}
    assert not rare
    assert len(seen) == 10
