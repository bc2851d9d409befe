"""The land of the oracle's game of Steam Power: hexes by row and column, cities and their groups, pieces of track.

Nothing here comes from the program: hexes are reckoned with doubled columns, and what may cross what is the list of
SP-1.6, turned around the hex.
"""

from __future__ import annotations

from functools import cache

Hex = tuple[int, int]  # row from 0, column from 1
Shape = tuple[int, int]  # the two edges that a path joins, the smaller first

EDGES = [0, 1, 2, 3, 4, 5]  # clockwise from the north-east
STEPS = [(-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1)]  # rows, half columns
TERRAIN = {".": "plains", "h": "hills", "m": "mountains", "~": "water", "o": "city"}
COSTS = {"plains": 0, "hills": 2, "mountains": 4}  # SP-4.1
# SP-1.6: what may be added to a straight path 0-3 and to a gentle curve 0-2; to a sharp curve nothing
ADDED: dict[Shape, list[Shape]] = {(0, 3): [(1, 4), (2, 5), (1, 5), (2, 4)], (0, 2): [(1, 4), (1, 3), (1, 5)]}


@cache
def across(here: Hex, edge: int) -> Hex:
    """The hex on the other side of an edge."""
    row, column = here
    down, along = STEPS[edge]
    half = 2 * column + row % 2 + along
    return row + down, (half - (row + down) % 2) // 2


def turned(shape: Shape, by: int) -> Shape:
    one, other = sorted((edge + by) % 6 for edge in shape)
    return one, other


SHAPES: list[Shape] = [(a, b) for a in EDGES for b in EDGES if a < b]
CROSSINGS = {
    (turned(base, by), turned(added, by)) for base, choice in ADDED.items() for added in choice for by in EDGES
}


def bend(shape: Shape) -> str:
    """SP-1.6"""
    apart = shape[1] - shape[0]
    return {1: "sharp", 2: "gentle", 3: "straight", 4: "gentle", 5: "sharp"}[apart]


@cache
def tile_for(*shapes: Shape) -> str:
    """SP-1.6: the kind of tile that carries one path, or two that cross."""
    bends = sorted(bend(shape) for shape in shapes)
    if bends in (["sharp"], ["straight", "straight"]):
        return "sharp"
    if bends in (["gentle"], ["straight"]):
        return "plain"
    assert bends in (["gentle", "gentle"], ["gentle", "straight"]), bends
    return "cross"


def written(here: Hex) -> str:
    return "abcdefghijklmnopqrstuvwxyz"[here[0]] + str(here[1])


def read(name: str) -> Hex:
    return "abcdefghijklmnopqrstuvwxyz".index(name[0]), int(name[1:])


def read_shape(text: str) -> Shape:
    one, other = text.split("-")
    return int(one), int(other)


class Map:
    """SP-1.2: rows of characters, one for each hex; a blank is off the map."""

    def __init__(self, rows: list[str]) -> None:
        self.rows = rows
        self.terrain: dict[Hex, str] = {
            (row, column): TERRAIN[character]
            for row, text in enumerate(rows)
            for column, character in enumerate(text, start=1)
            if character != " "
        }
        self.cities = [here for here in sorted(self.terrain) if self.terrain[here] == "city"]
        self.land = [here for here in sorted(self.terrain) if self.terrain[here] in COSTS]
        # SP-R2: by hex, the paths whose ends lead neither off the map nor at water
        self.open = {
            here: [shape for shape in SHAPES if all(self.leads_somewhere(here, edge) for edge in shape)]
            for here in self.land
        }
        self.adjacent = {city: self.adjacent_cities(city) for city in self.cities}
        self.groups = {city: self.cluster(city) for city in self.cities}

    def is_city(self, here: Hex) -> bool:
        return self.terrain.get(here) == "city"

    def leads_somewhere(self, here: Hex, edge: int) -> bool:
        """Whether there is land or a city behind an edge."""
        return self.terrain.get(across(here, edge), "water") != "water"

    def adjacent_cities(self, city: Hex) -> list[Hex]:
        return [across(city, edge) for edge in EDGES if self.is_city(across(city, edge))]

    def cluster(self, city: Hex) -> frozenset[Hex]:
        """SP-4.8, SP-R21: all the cities that are joined to this one edge to edge; alone, the city itself."""
        found = {city}
        while True:
            more = {other for one in found for other in self.adjacent[one]} - found
            if not more:
                return frozenset(found)
            found |= more
