"""SP-4 as the oracle reads it: connections are lists of tiles, and every question is answered by looking at them all.

Supplies are not kept: a tile, a locomotive is left when it is not on the map.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.games.steam_power.oracle_map import (
    COSTS,
    CROSSINGS,
    Hex,
    Map,
    Shape,
    across,
    tile_for,
    written,
)

TILES = {"plain": 80, "sharp": 10, "cross": 10}  # SP-1.6
CROSSING_COST = 2  # SP-4.7


@dataclass(eq=False)
class Connection:
    """SP-4.3: a chain of tiles of one company from a city; complete when it has reached another."""

    owner: int
    start: Hex
    tiles: list[tuple[Hex, Shape]] = field(default_factory=list)
    end: Hex | None = None

    def loose_end(self) -> tuple[Hex, int]:
        """The last hex and the edge on which the chain ends, found by walking from its city."""
        before = self.start
        hex_edge = (self.start, 0)
        for here, shape in self.tiles:
            behind = [edge for edge in shape if across(here, edge) == before]
            assert len(behind) == 1, f"{written(here)} does not follow {written(before)}"
            ahead = shape[0] if shape[1] == behind[0] else shape[1]
            hex_edge = (here, ahead)
            before = here
        return hex_edge


class Tracks:
    """All the track on the map."""

    def __init__(self, land: Map, locomotives: int, tiles: dict[str, int] | None = None) -> None:
        self.map = land
        self.locomotives_each = locomotives
        self.tiles_made = dict(tiles or TILES)
        self.connections: list[Connection] = []

    def copy(self) -> Tracks:
        made = Tracks(self.map, self.locomotives_each, self.tiles_made)
        made.connections = [Connection(c.owner, c.start, list(c.tiles), c.end) for c in self.connections]
        return made

    def paths(self) -> dict[Hex, list[tuple[int, Shape]]]:
        """On every hex with track: its paths and whose they are."""
        found: dict[Hex, list[tuple[int, Shape]]] = {}
        for connection in self.connections:
            for here, shape in connection.tiles:
                found.setdefault(here, []).append((connection.owner, shape))
        return found

    def tiles_left(self) -> dict[str, int]:
        """SP-R1, SP-R17: what was made less what lies on the map."""
        used = Counter(tile_for(*[shape for _, shape in paths]) for paths in self.paths().values())
        return {kind: made - used[kind] for kind, made in self.tiles_made.items()}

    def locomotives_left(self, company: int) -> int:
        """SP-4.4, SP-R16: one is on each connection, complete or not."""
        return self.locomotives_each - len([c for c in self.connections if c.owner == company])

    def incomplete(self, company: int) -> Connection | None:
        """SP-4.3: at most one."""
        found = [c for c in self.connections if c.owner == company and c.end is None]
        assert len(found) <= 1
        return found[0] if found else None

    def complete(self, company: int | None = None) -> list[Connection]:
        return [c for c in self.connections if c.end is not None and company in (None, c.owner)]

    def network(self, company: int) -> set[Hex]:
        """SP-6.2, SP-R14: the cities at the ends of the own complete connections, with their groups."""
        found: set[Hex] = set()
        for connection in self.complete(company):
            assert connection.end is not None
            found |= self.map.groups[connection.start] | self.map.groups[connection.end]
        return found

    def starting_cities(self, company: int) -> set[Hex]:
        """SP-4.2, SP-R4: from which a new connection may start."""
        return self.network(company) or set(self.map.cities)

    def joined_cities(self) -> set[Hex]:
        """SP-4.8: the cities to which anybody has a complete connection, with their groups."""
        return {city for owner in {c.owner for c in self.connections} for city in self.network(owner)}

    def placements(self, company: int, hexes: list[Hex] | None = None) -> list[tuple[Hex, Shape]]:
        """SP-4.1 to SP-4.7: every path that may be laid now, on an empty hex or across another; money is not asked."""
        land, paths, left = self.map, self.paths(), self.tiles_left()
        met = {(across(here, edge), (edge + 3) % 6) for here in paths for _, shape in paths[here] for edge in shape}
        chain = self.incomplete(company)
        if chain is None and self.locomotives_left(company) == 0:
            return []  # SP-R16
        loose = None if chain is None else chain.loose_end()
        starts = self.starting_cities(company)
        found = []
        for here in land.land if hexes is None else hexes:
            there = [shape for _, shape in paths.get(here, [])]
            if len(there) == 2:
                continue  # SP-4.7: never a third path
            for shape in land.open[here]:
                if chain is not None and loose is not None:
                    legal = self.extends(chain.start, loose, here, shape, met)
                else:
                    legal = self.starts(starts, here, shape, met)
                if there and (there[0], shape) not in CROSSINGS:
                    legal = False  # SP-4.7: it must cross what lies there
                if legal and left[tile_for(*there, shape)] > 0:  # SP-R1
                    found.append((here, shape))
        return found

    def extends(self, start: Hex, loose: tuple[Hex, int], here: Hex, shape: Shape, met: set[tuple[Hex, int]]) -> bool:
        """SP-4.3, SP-4.5, SP-R3: one end meets the loose end, the other meets no track and not the chain's own city."""
        last, edge = loose
        entry = (edge + 3) % 6
        if across(last, edge) != here or entry not in shape:
            return False
        far = shape[0] if shape[1] == entry else shape[1]
        return (here, far) not in met and across(here, far) != start

    def starts(self, cities: set[Hex], here: Hex, shape: Shape, met: set[tuple[Hex, int]]) -> bool:
        """SP-4.2, SP-4.5: one end meets one of these cities, none meets track."""
        return any(across(here, edge) in cities for edge in shape) and not any((here, edge) in met for edge in shape)

    def cost(self, here: Hex) -> int:
        """SP-4.1, SP-4.7"""
        return CROSSING_COST if self.paths().get(here) else COSTS[self.map.terrain[here]]

    def place(self, company: int, here: Hex, shape: Shape) -> None:
        """Lay a path; a chain that reaches a city is complete (SP-R20)."""
        connection = self.incomplete(company)
        if connection is None:
            starts = self.starting_cities(company)
            city = next(across(here, edge) for edge in shape if across(here, edge) in starts)
            connection = Connection(company, city)
            self.connections.append(connection)
        connection.tiles.append((here, shape))
        ahead = across(*connection.loose_end())
        if self.map.is_city(ahead):
            assert ahead != connection.start
            connection.end = ahead

    def remove(self, company: int) -> tuple[Hex, Shape]:
        """SP-4.6, SP-R4, SP-R17: take the last path of the incomplete connection off the map."""
        connection = self.incomplete(company)
        assert connection is not None
        taken = connection.tiles.pop()
        if not connection.tiles:
            self.connections.remove(connection)
        return taken

    def replacements(self, company: int) -> list[tuple[Hex, Shape]]:
        """SP-4.6, SP-R5, SP-R18: a removal, then a placement of another path on the same hex."""
        if self.incomplete(company) is None:
            return []
        without = self.copy()
        here, old = without.remove(company)
        return [(there, shape) for there, shape in without.placements(company, [here]) if shape != old]

    def steps(self, company: int, money: int) -> set[str]:
        """SP-4, SP-R5: every step of building that is legal and payable now."""
        paths = self.paths()
        found = set()
        for here, shape in self.placements(company):
            verb, cost = ("cross", CROSSING_COST) if here in paths else ("track", COSTS[self.map.terrain[here]])
            if cost <= money:
                found.add(f"{verb} {written(here)} {shape[0]}-{shape[1]}")
        for here, shape in self.replacements(company):
            found.add(f"replace {written(here)} {shape[0]}-{shape[1]}")
        chain = self.incomplete(company)
        if chain is not None:
            found.add(f"remove {written(chain.tiles[-1][0])}")
        return found
