"""SR-4.2, SR-6.2: what a player's track joins. Connections between cities, and the routes made of them."""

from typing import Final

from mypy_extensions import i64

from roundhouse.games.steamrollers.moves import N_CITIES, NO_HEX, first_edge, other_edge
from roundhouse.games.steamrollers.position import JOINS, Position

OPEN_END: Final = -1
TOWNS: Final = 16  # a chain's end is its city times this and the towns on the way


def walk(s: Position, p: i64, cell: i64, edge: i64) -> i64:
    """Follow a player's track out of a hex: the city it leads to, with the towns on the way, or OPEN_END."""
    board = s.sheet
    base: i64 = p * board.n_hexes
    table: i64 = s.chart * board.n_hexes
    at: i64 = cell
    towns: i64 = 0
    while True:
        at = board.next[(table + at) * 6 + edge]
        if at >= board.n_hexes:
            return (at - board.n_hexes) * TOWNS + towns
        if at in (NO_HEX, cell):  # off the map, a wall, or round in a ring
            return OPEN_END
        shape: i64 = s.track[base + at] - 1
        if shape < 0:
            return OPEN_END
        came: i64 = (edge + 3) % 6
        if first_edge(shape) == came:
            edge = other_edge(shape)
        elif other_edge(shape) == came:
            edge = first_edge(shape)
        else:
            return OPEN_END
        towns += board.town[at]


def joined_by(s: Position, p: i64, cell: i64, shape: i64) -> i64:
    """The connection that a track would complete: 36 times its distance, and its two cities; 0 for none."""
    here = walk(s, p, cell, first_edge(shape))
    if here == OPEN_END:
        return 0
    there = walk(s, p, cell, other_edge(shape))
    if there == OPEN_END or here // TOWNS == there // TOWNS:
        return 0
    distance: i64 = 1 + here % TOWNS + there % TOWNS + s.sheet.town[cell]
    return distance * JOINS + here // TOWNS * N_CITIES + there // TOWNS


def draw_track(s: Position, p: i64, cell: i64, shape: i64) -> None:
    """Put a track on a sheet; if it completes a connection, that is known from now on."""
    s.track[p * s.sheet.n_hexes + cell] = shape + 1
    join = joined_by(s, p, cell, shape)
    if join == 0:
        return
    distance: i64 = join // JOINS
    a: i64 = join % JOINS // N_CITIES
    b: i64 = join % N_CITIES
    s.network[p] += distance  # SR-10.1: 1 for the connection, 1 for each town
    s.joins[p * JOINS + a * N_CITIES + b] |= 1 << distance
    s.joins[p * JOINS + b * N_CITIES + a] |= 1 << distance
    find_routes(s, p)


def find_routes(s: Position, p: i64) -> None:
    """All distances between all cities, from the connections."""
    for i in range(p * JOINS, p * JOINS + JOINS):
        s.routes[i] = 0
    for city in range(N_CITIES):
        extend(s, p, city, city, 1 << city, 1)


def extend(s: Position, p: i64, origin: i64, at: i64, visited: i64, distances: i64) -> None:
    """Go on from a city to every city not visited yet. `distances` has bit d when one can be here after d."""
    for to in range(N_CITIES):
        joined = s.joins[p * JOINS + at * N_CITIES + to]
        if joined == 0 or (visited >> to) & 1 != 0:
            continue
        longer: i64 = 0
        step: i64 = 1
        joined >>= 1
        while joined != 0:
            if joined & 1 != 0:
                longer |= distances << step
            joined >>= 1
            step += 1
        s.routes[p * JOINS + origin * N_CITIES + to] |= longer
        extend(s, p, origin, to, visited | (1 << to), longer)


def longest(distances: i64, limit: i64) -> i64:
    """SR-R15: the longest of these distances within a limit; 0 when there is none."""
    d: i64 = min(40, limit)
    while d > 0 and (distances >> d) & 1 == 0:
        d -= 1
    return max(0, d)
