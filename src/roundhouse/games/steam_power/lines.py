"""Connections with the hexes they run over, and the ways of resources along them, for those who draw and tell them. Not
for playing."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.games.steam_power.moves import first_edge, other_edge
from roundhouse.games.steam_power.position import Position

Split = tuple[int, ...]  # by company: what it is paid for its connections


@dataclass(frozen=True, slots=True)
class Line:
    """A connection: its sites, one while it is incomplete, and its hexes from the first of them on."""

    company: int
    sites: tuple[int, ...]
    hexes: tuple[int, ...]

    @property
    def complete(self) -> bool:
        return len(self.sites) == 2


def paths_on(s: Position, cell: int) -> list[tuple[int, int]]:
    """The paths of a hex with their companies, the lower first."""
    found = []
    if s.path[cell]:
        found.append((int(s.path[cell]) - 1, int(s.owner[cell])))
    if s.over[cell]:
        found.append((int(s.over[cell]) - 1, int(s.over_owner[cell])))
    return found


def lines(s: Position) -> list[Line]:
    """All connections, each once, complete ones from their lower site on; by company and site."""
    found = []
    n = int(s.sheet.n_hexes)
    for cell in range(n):
        for shape, company in paths_on(s, cell):
            for here, away in ((first_edge(shape), other_edge(shape)), (other_edge(shape), first_edge(shape))):
                site = int(s.sheet.next[cell * 6 + here]) - n
                if site >= 0:
                    line = follow(s, company, site, cell, int(away))
                    if not line.complete or line.sites[0] < line.sites[1]:
                        found.append(line)
    return sorted(found, key=lambda line: (line.company, line.sites, line.hexes))


def follow(s: Position, company: int, site: int, cell: int, edge: int) -> Line:
    """The connection that leaves a site over this hex, whose path goes on over this edge."""
    hexes, end = walk(s, company, cell, edge)
    return Line(company, (site, end) if end >= 0 else (site,), (cell, *hexes))


def walk(s: Position, company: int, cell: int, edge: int) -> tuple[list[int], int]:
    """Follow a company's track out of a hex: the hexes that come, and the site it leads to, -1 for a loose end."""
    n = int(s.sheet.n_hexes)
    hexes: list[int] = []
    while True:
        at = int(s.sheet.next[cell * 6 + edge])
        if at >= n:
            return hexes, at - n
        edge = out_of(s, company, at, (edge + 3) % 6) if at >= 0 else -1
        if edge < 0:
            return hexes, -1
        hexes.append(at)
        cell = at


def out_of(s: Position, company: int, cell: int, came: int) -> int:
    """The other end of the path of a company that begins on this edge; -1 when there is none."""
    for shape, owner in paths_on(s, cell):
        if owner == company and first_edge(shape) == came:
            return int(other_edge(shape))
        if owner == company and other_edge(shape) == came:
            return int(first_edge(shape))
    return -1


def joined_by(s: Position, company: int, cell: int, shape: int) -> tuple[int, int]:
    """The sites at both ends of the connection that this path is a part of, the lower first; -1 for a loose end."""
    one = walk(s, company, cell, int(first_edge(shape)))[1]
    two = walk(s, company, cell, int(other_edge(shape)))[1]
    return min(one, two), max(one, two)


def ways(s: Position, known: list[Line], company: int, site: int) -> dict[Split, list[int]]:
    """SP-6.3, SP-R8: for each way to split the price of the cheapest ways from a site to a company's network, one such
    way, as numbers of the known connections in the order of travel. In the order of the actions that choose them."""
    links = foreign_links(s, known, company)
    far = distances(links, int(s.network[company]))
    start = int(s.sheet.group[site])
    if start not in far:
        return {}
    nothing: Split = (0,) * int(s.sheet.companies)
    here: dict[int, dict[Split, list[int]]] = {start: {nothing: []}}
    for left in range(far[start] - 1, -1, -1):
        there: dict[int, dict[Split, list[int]]] = {}
        for group, ways_here in here.items():
            for other, number in links.get(group, []):
                if far.get(other) != left:
                    continue
                paid = known[number].company
                reached = there.setdefault(other, {})
                for split, way in ways_here.items():
                    more = (*split[:paid], split[paid] + 1, *split[paid + 1 :])
                    reached.setdefault(more, [*way, number])
        here = there
    found: dict[Split, list[int]] = {}
    for ways_there in here.values():
        for split, way in ways_there.items():
            found.setdefault(split, way)
    return {split: found[split] for split in sorted(found, key=lambda split: split[::-1])}


def foreign_links(s: Position, known: list[Line], company: int) -> dict[int, list[tuple[int, int]]]:
    """By group: the groups that other companies' connections lead to, with the number of one connection each."""
    links: dict[int, list[tuple[int, int]]] = {}
    seen: set[tuple[int, int, int]] = set()
    for number, line in enumerate(known):
        if line.company == company or not line.complete:
            continue
        a, b = int(s.sheet.group[line.sites[0]]), int(s.sheet.group[line.sites[1]])
        if a != b and (a, b, line.company) not in seen:
            seen |= {(a, b, line.company), (b, a, line.company)}
            links.setdefault(a, []).append((b, number))
            links.setdefault(b, []).append((a, number))
    return links


def distances(links: dict[int, list[tuple[int, int]]], network: int) -> dict[int, int]:
    """By group: how many foreign connections lead from there to the network, at the least."""
    far = {group: 0 for group in range(network.bit_length()) if network >> group & 1}
    edge = list(far)
    step = 0
    while edge:
        step += 1
        reached = []
        for group in edge:
            for other, _ in links.get(group, []):
                if other not in far:
                    far[other] = step
                    reached.append(other)
        edge = reached
    return far
