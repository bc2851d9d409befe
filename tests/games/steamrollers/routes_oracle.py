"""The map, connections and routes of SteamRollers once more, slow and literal, from the numbered rules alone.

A hex is its id, track is a text such as `0-3`, a wall is a pair of hexes. Connections are found by walking along the
track, routes by trying every way from city to city; nothing is left out, and nothing about a sheet is kept.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

EDGES = 6
NE, E, SE, SW, W, NW = range(EDGES)
CITIES = [1, 2, 3, 4, 5, 6]
# SR-1.4: how far the two ends of a track are apart, around the hex
KINDS = {"straight": 3, "gentle": 2, "sharp": 1}

Wall = frozenset[str]  # the two hexes that it separates
Tracks = dict[str, str]


@cache
def shapes(kind: str) -> tuple[str, ...]:
    """SR-1.4: a kind of track in every rotation."""
    found = set()
    for edge in range(EDGES):
        low, high = sorted([edge, (edge + KINDS[kind]) % EDGES])
        found.add(f"{low}-{high}")
    return tuple(sorted(found))


def kind_of(shape: str) -> str:
    return next(kind for kind in KINDS if shape in shapes(kind))


@cache
def ends(shape: str) -> tuple[int, ...]:
    """The two edges that a track joins."""
    return tuple(int(edge) for edge in shape.split("-"))


@cache
def across(hex_id: str, edge: int) -> str:
    """The place of the next hex over an edge, on the map or off it; every second row is shifted right by half a hex."""
    row, column = ord(hex_id[0]) - ord("a"), int(hex_id[1:])
    shifted = row % 2
    if edge == E:
        column += 1
    elif edge == W:
        column -= 1
    elif edge in (NE, NW):
        row -= 1
        column += shifted if edge == NE else shifted - 1
    else:
        row += 1
        column += shifted if edge == SE else shifted - 1
    return f"{chr(ord('a') + row)}{column}" if row >= 0 else "off"


@dataclass
class Map:
    """SR-1.2: the regions with their hexes, towns and cities; SR-8.4: the charts of walls."""

    hexes: dict[int, list[str]]  # those that can be drawn on, by region
    towns: dict[int, str]
    cities: dict[int, str]
    colours: dict[int, str]
    charts: dict[tuple[str, int], list[Wall]]

    def region(self, hex_id: str) -> int:
        return next(number for number, hexes in self.hexes.items() if hex_id in hexes)

    def city_at(self, hex_id: str) -> int | None:
        for number in CITIES:
            if self.cities[number] == hex_id:
                return number
        return None


def read_map(data: dict[str, Any]) -> Map:
    """From a data file that has been read as TOML."""
    charts = {}
    for chart in data["chart"]:
        edges = [edge for wall in chart["walls"] for edge in wall]
        charts[chart["level"], chart["number"]] = [frozenset(edge.split("/")) for edge in edges]
    return Map(
        hexes={region["number"]: region["hexes"] for region in data["region"]},
        towns={region["number"]: region["town"] for region in data["region"]},
        cities={region["number"]: region["city"] for region in data["region"]},
        colours={region["number"]: region["colour"] for region in data["region"]},
        charts=charts,
    )


def map_of(text: str) -> Map:
    return read_map(tomllib.loads(text))


@dataclass(frozen=True)
class Connection:
    """SR-6.2, SR-10.1: a complete chain of track between two cities; the hexes lead from the first to the second."""

    cities: tuple[int, int]
    towns: int
    hexes: tuple[str, ...]

    def length(self) -> int:
        """SR-6.2: its towns, and the city it reaches."""
        return self.towns + 1


def chain_from(where: Map, tracks: Tracks, walls: list[Wall], city: int, edge: int) -> tuple[int | None, list[str]]:
    """Leave a city over an edge and walk along the track: the city at the other end, if there is one, and the hexes."""
    walked: list[str] = []
    here = where.cities[city]
    while True:
        there = across(here, edge)
        if frozenset([here, there]) in walls:  # SR-R17
            return None, walked
        reached = where.city_at(there)
        if reached is not None:
            return reached, walked
        entered = (edge + 3) % EDGES
        if there not in tracks or entered not in ends(tracks[there]):
            return None, walked
        walked.append(there)
        edge = next(end for end in ends(tracks[there]) if end != entered)
        here = there


def connections(where: Map, tracks: Tracks, walls: list[Wall]) -> list[Connection]:
    """SR-6.2, SR-R18: every chain between two different cities, once; several between the same two count each."""
    found = []
    for city in CITIES:
        for edge in range(EDGES):
            other, hexes = chain_from(where, tracks, walls, city, edge)
            if other is not None and city < other and hexes:
                towns = len([hex_id for hex_id in hexes if hex_id in where.towns.values()])
                found.append(Connection((city, other), towns, tuple(hexes)))
    return found


def routes(joined: list[Connection], origin: int, destination: int) -> list[list[Connection]]:
    """SR-6.2: every route between two cities that visits no city twice, as the connections in order of travel."""
    found: list[list[Connection]] = []

    def go_on(city: int, visited: list[int], travelled: list[Connection]) -> None:
        if city == destination:
            found.append(travelled)
            return
        for connection in joined:
            if city in connection.cities:
                following = next(end for end in connection.cities if end != city)
                if following not in visited:
                    go_on(following, [*visited, following], [*travelled, connection])

    if origin != destination:
        go_on(origin, [origin], [])
    return found


def distance(route: list[Connection]) -> int:
    """SR-6.2: the towns and cities that it passes or reaches."""
    return sum(connection.length() for connection in route)


def distances(joined: list[Connection], origin: int, destination: int) -> set[int]:
    """All distances that a good can travel between two cities."""
    return {distance(route) for route in routes(joined, origin, destination)}
