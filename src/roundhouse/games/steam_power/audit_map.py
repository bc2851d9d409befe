"""The laws of the map: tiles, paths, connections, networks. Everything is found again by walking along the track."""

from mypy_extensions import i64

from roundhouse.core.tables import zeros
from roundhouse.games.steam_power.board import OFF
from roundhouse.games.steam_power.moves import (
    CROSS,
    N_SHAPES,
    N_TILES,
    PLAIN,
    SHARP,
    crosses,
    crossing_tile,
    edges_of,
    first_edge,
    other_edge,
    plain_tile,
)
from roundhouse.games.steam_power.position import Position
from roundhouse.games.steam_power.setup import CROSS_TILES, PLAIN_TILES, SHARP_TILES


def map_law(s: Position) -> str:
    law = paths_law(s)
    if law == "":
        law = tiles_law(s)
    if law == "":
        law = met_law(s)
    return Walks(s).law() if law == "" else law


def paths_law(s: Position) -> str:
    """SP-4.1, SP-4.7, SP-R2: a hex has no path, one, or two that cross; no end leads off the land."""
    for h in range(s.sheet.n_hexes):
        lower: i64 = s.path[h] - 1
        upper: i64 = s.over[h] - 1
        if lower < -1 or lower >= N_SHAPES or upper < -1 or upper >= N_SHAPES:
            return "shape"
        if upper >= 0 and (lower < 0 or not crosses(lower, upper)):
            return "crossing"
        if not owned(s, lower, s.owner[h]) or not owned(s, upper, s.over_owner[h]):
            return "owner of a path"
        for edge in range(6):
            if (ends_on(s, h) >> edge) & 1 != 0 and s.sheet.next[6 * h + edge] == OFF:
                return "path into nothing"
    return ""


def owned(s: Position, shape: i64, owner: i64) -> bool:
    """A path has an owner; where there is none, 0 is written."""
    return owner == 0 if shape < 0 else owner >= 0 and owner < s.sheet.companies


def ends_on(s: Position, h: i64) -> i64:
    """The edges of a hex on which a path ends, as bits."""
    lower: i64 = edges_of(s.path[h] - 1) if s.path[h] != 0 else 0
    upper: i64 = edges_of(s.over[h] - 1) if s.over[h] != 0 else 0
    return lower | upper


def tiles_law(s: Position) -> str:
    """SP-1.6, SP-R1, SP-R17: the tiles on the map and those left are 80, 10 and 10; only plain ones can be owed."""
    on_map = zeros(N_TILES)
    for h in range(s.sheet.n_hexes):
        if s.over[h] != 0:
            on_map[crossing_tile(s.path[h] - 1, s.over[h] - 1)] += 1
        elif s.path[h] != 0:
            on_map[plain_tile(s.path[h] - 1)] += 1
    if s.track_left[SHARP] < 0 or s.track_left[CROSS] < 0:
        return "tiles owed"
    if (
        on_map[PLAIN] + s.track_left[PLAIN] != PLAIN_TILES
        or on_map[SHARP] + s.track_left[SHARP] != SHARP_TILES
        or on_map[CROSS] + s.track_left[CROSS] != CROSS_TILES
    ):
        return "tiles"
    return ""


def met_law(s: Position) -> str:
    """`met`: the edges on which a neighbouring hex has an end."""
    for h in range(s.sheet.n_hexes):
        edges: i64 = 0
        for edge in range(6):
            behind: i64 = s.sheet.next[6 * h + edge]
            if behind != OFF and behind < s.sheet.n_hexes and (ends_on(s, behind) >> ((edge + 3) % 6)) & 1 != 0:
                edges |= 1 << edge
        if s.met[h] != edges:
            return "met"
    return ""


class Walks:
    """All connections of all companies, found by walking from every city along every path that ends there."""

    def __init__(self, s: Position) -> None:
        self.s: Position = s
        n: i64 = s.sheet.companies
        self.ends = zeros(n)  # by company: ends of complete connections at cities
        self.loose = zeros(n)  # incomplete connections
        self.steps: i64 = 0  # paths walked over: complete ones are walked from both cities
        self.links = zeros(n * s.sheet.n_groups)
        self.fault: str = ""

    def law(self) -> str:
        s = self.s
        for site in range(s.sheet.n_sites):
            for edge in range(6):
                h: i64 = s.sheet.site_next[6 * site + edge]
                if h != OFF and h < s.sheet.n_hexes and (ends_on(s, h) >> ((edge + 3) % 6)) & 1 != 0:
                    self.walk(site, h, (edge + 3) % 6)
        return self.fault if self.fault != "" else self.judge()

    def walk(self, site: i64, start: i64, start_edge: i64) -> None:
        """Follow the path that ends on this edge of this hex, to its other end."""
        s = self.s
        h = start
        edge = start_edge
        company = owner_at(s, h, edge)
        length: i64 = 0
        while True:
            if owner_at(s, h, edge) != company:
                self.fault = "track joined to another's"
                return
            length += 1
            out = along(s, h, edge)
            behind: i64 = s.sheet.next[6 * h + out]
            if behind >= s.sheet.n_hexes:
                self.complete(company, site, behind - s.sheet.n_hexes)
                self.steps += length
                return
            if (ends_on(s, behind) >> ((out + 3) % 6)) & 1 == 0:
                self.incomplete(company, site, h, out, length)
                self.steps += 2 * length
                return
            h = behind
            edge = (out + 3) % 6

    def complete(self, company: i64, site: i64, other: i64) -> None:
        """SP-4.3, SP-R3: two different cities."""
        if site == other:
            self.fault = "connection of a city with itself"
        groups = self.s.sheet.n_groups
        self.ends[company] += 1
        self.links[company * groups + self.s.sheet.group[site]] |= 1 << self.s.sheet.group[other]

    def incomplete(self, company: i64, site: i64, h: i64, edge: i64, length: i64) -> None:
        s = self.s
        self.loose[company] += 1
        if (
            s.chain[company] != length
            or s.chain_site[company] != site
            or s.chain_hex[company] != h
            or s.chain_edge[company] != edge
        ):
            self.fault = "incomplete connection"

    def judge(self) -> str:
        """Every path was walked over twice; caches and locomotives agree with what was found."""
        s = self.s
        paths: i64 = 0
        for h in range(s.sheet.n_hexes):
            paths += (1 if s.path[h] != 0 else 0) + (1 if s.over[h] != 0 else 0)
        if self.steps != 2 * paths:
            return "track without a city"
        for c in range(s.sheet.companies):
            if self.loose[c] > 1 or self.loose[c] != (1 if s.chain[c] != 0 else 0):
                return "incomplete connections"
            if s.chain[c] == 0 and (s.chain_site[c] != 0 or s.chain_hex[c] != 0 or s.chain_edge[c] != 0):
                return "incomplete connections"
            if s.locomotives[c] < 0 or s.locomotives[c] + self.ends[c] // 2 + self.loose[c] != s.sheet.locomotives:
                return "locomotives"
            network: i64 = 0
            for group in range(s.sheet.n_groups):
                i: i64 = c * s.sheet.n_groups + group
                network |= self.links[i]
                if s.links[i] != self.links[i]:
                    return "links"
            if s.network[c] != network:
                return "network"
            if not self.in_one_piece(c, network):
                return "network in pieces"
        return ""

    def in_one_piece(self, c: i64, network: i64) -> bool:
        """SP-4.2: all track of a company hangs together, through tiles and cities."""
        s = self.s
        if network == 0:
            return True
        if s.chain[c] > 0 and (network >> s.sheet.group[s.chain_site[c]]) & 1 == 0:
            return False
        reached: i64 = network & -network
        before: i64 = 0
        while reached != before:
            before = reached
            for group in range(s.sheet.n_groups):
                if (before >> group) & 1 != 0:
                    reached |= self.links[c * s.sheet.n_groups + group]
        return reached == network


def owner_at(s: Position, h: i64, edge: i64) -> i64:
    """Whose path ends on an edge of a hex."""
    return s.owner[h] if (edges_of(s.path[h] - 1) >> edge) & 1 != 0 else s.over_owner[h]


def along(s: Position, h: i64, edge: i64) -> i64:
    """The other end of the path that ends on an edge of a hex."""
    lower: i64 = s.path[h] - 1
    shape: i64 = lower if (edges_of(lower) >> edge) & 1 != 0 else s.over[h] - 1
    return other_edge(shape) if first_edge(shape) == edge else first_edge(shape)
