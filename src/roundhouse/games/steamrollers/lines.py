"""A player's connections and routes with the hexes they run over, for those who draw them. Not for playing."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.games.steamrollers.moves import N_CITIES, NO_HEX, first_edge, other_edge
from roundhouse.games.steamrollers.position import Position


@dataclass(frozen=True, slots=True)
class Line:
    """A complete connection: its cities from 0, the towns on it, its hexes from the first city to the second."""

    cities: tuple[int, int]
    towns: int
    hexes: tuple[int, ...]

    @property
    def distance(self) -> int:
        return 1 + self.towns

    def reversed(self) -> Line:
        return Line((self.cities[1], self.cities[0]), self.towns, self.hexes[::-1])


def lines(s: Position, p: int) -> list[Line]:
    """All connections of a player, each once, from its lower city on."""
    found = []
    n = int(s.sheet.n_hexes)
    for cell in range(n):
        shape = int(s.track[p * n + cell]) - 1
        if shape < 0:
            continue
        for here, away in ((first_edge(shape), other_edge(shape)), (other_edge(shape), first_edge(shape))):
            city = behind(s, cell, int(here)) - n
            if city >= 0:
                line = follow(s, p, city, cell, int(away))
                if line is not None and line.cities[0] < line.cities[1]:
                    found.append(line)
    return sorted(found, key=lambda line: (line.cities, line.distance, line.hexes))


def behind(s: Position, cell: int, edge: int) -> int:
    """What lies behind an edge: a hex, a city, or NO_HEX."""
    return int(s.sheet.next[(int(s.chart) * int(s.sheet.n_hexes) + cell) * 6 + edge])


def follow(s: Position, p: int, city: int, cell: int, edge: int) -> Line | None:
    """The connection that leaves a city over this hex, if it is complete."""
    n = int(s.sheet.n_hexes)
    hexes = [cell]
    while True:
        at = behind(s, hexes[-1], edge)
        if at >= n:
            return Line((city, at - n), sum(int(s.sheet.town[h]) for h in hexes), tuple(hexes))
        shape = -1 if at == NO_HEX else int(s.track[p * n + at]) - 1
        came = (edge + 3) % 6
        if shape < 0 or came not in (first_edge(shape), other_edge(shape)):
            return None
        edge = int(other_edge(shape)) if first_edge(shape) == came else int(first_edge(shape))
        hexes.append(at)


def route(s: Position, p: int, origin: int, goal: int, distance: int) -> list[Line]:
    """A route of just this distance, with as few stops as possible: connections in the order of travel."""
    known = lines(s, p)
    both = [*known, *(line.reversed() for line in known)]
    ways: list[list[Line]] = [[line] for line in both if line.cities[0] == origin]
    for _ in range(N_CITIES):
        for way in ways:
            if way[-1].cities[1] == goal and sum(line.distance for line in way) == distance:
                return way
        ways = [
            [*way, line]
            for way in ways
            for line in both
            if line.cities[0] == way[-1].cities[1] != goal
            and line.cities[1] != origin
            and all(line.cities[1] != step.cities[1] for step in way)
        ]
    return []
