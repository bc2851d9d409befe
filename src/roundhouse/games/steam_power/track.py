"""SP-4: building track. Which pieces a company may place, add as a crossing, replace or remove, and doing it.

A path has two ends. One end continues the company's incomplete connection or starts from a city; the other is loose or
meets a city, which completes the connection. The shapes that may lie on a hex are worked out as bits.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.games.steam_power.moves import (
    A_TRACK,
    CROSS,
    FIRST_GENTLE,
    FIRST_SHARP,
    N_SHAPES,
    PLAIN,
    SHARP,
    crossing_tile,
    edges_of,
    first_edge,
    other_edge,
    plain_tile,
)
from roundhouse.games.steam_power.network import join
from roundhouse.games.steam_power.position import Position

CROSSING_COST: Final = 2  # SP-4.7
STRAIGHTS: Final = (1 << FIRST_GENTLE) - 1
PLAINS: Final = (1 << FIRST_SHARP) - 1  # straight and gentle
SHARPS: Final = ((1 << N_SHAPES) - 1) & ~PLAINS
ENDS: Final = vec[i64]([edges_of(shape) for shape in range(N_SHAPES)])
FIRST_END: Final = vec[i64]([first_edge(shape) for shape in range(N_SHAPES)])
BOTH_ENDS: Final = vec[i64]([first_edge(shape) + other_edge(shape) for shape in range(N_SHAPES)])


def purse(s: Position, c: i64) -> i64:
    """SP-9.3: whose money a company spends."""
    return i64(0) if s.sheet.solo else c


def opposite(edge: i64) -> i64:
    """The same edge as the neighbouring hex counts it."""
    return edge + 3 if edge < 3 else edge - 3


def other_end(shape: i64, edge: i64) -> i64:
    return BOTH_ENDS[shape] - edge


def ahead(s: Position, c: i64) -> i64:
    """The hex that the loose end of the incomplete connection points at."""
    return s.sheet.next[6 * s.chain_hex[c] + s.chain_edge[c]]


def start_edges(s: Position, c: i64, h: i64) -> i64:
    """SP-4.2: the edges of a hex on which a company may start: of any city as long as it has no network, then of the
    cities of its network, whole groups (SP-R14)."""
    b = s.sheet
    network: i64 = s.network[c]
    if network == 0:
        return b.city_edges[h]
    edges: i64 = 0
    i: i64 = 6 * h
    for edge in range(6):
        if b.edge_group[i + edge] & network != 0:
            edges |= 1 << edge
    return edges


def home_edge(s: Position, c: i64, h: i64) -> i64:
    """SP-R3: the edge of a hex behind which lies the city where the incomplete connection began, as a bit."""
    home: i64 = s.sheet.n_hexes + s.chain_site[c]
    for edge in range(6):
        if s.sheet.next[6 * h + edge] == home:
            return 1 << edge
    return 0


def in_supply(s: Position, path: i64, plain: i64, sharp: i64, cross: i64) -> i64:
    """SP-1.6, SP-R1: the shapes for which there is a tile: on an empty hex (`path` 0), or crossing the path that lies
    there (1 + shape). The three numbers are what is left of each kind."""
    if path == 0:
        return (PLAINS if plain > 0 else 0) | (SHARPS if sharp > 0 else 0)
    may: i64 = s.sheet.crossing[path - 1]
    if path > FIRST_GENTLE:
        return may if cross > 0 else i64(0)
    return may & ((STRAIGHTS if sharp > 0 else 0) | (~STRAIGHTS if cross > 0 else 0))


def available(s: Position, h: i64) -> i64:
    """The shapes that a hex has room for (SP-4.1, SP-4.7) and that there are tiles for."""
    if s.over[h] != 0:
        return 0
    return in_supply(s, s.path[h], s.track_left[PLAIN], s.track_left[SHARP], s.track_left[CROSS])


def reaching(s: Position, h: i64, starts: i64, shut: i64) -> i64:
    """The shapes on a hex with an end on one of the edges `starts` and none on the edges `shut`, whose ends lead to
    land or to a city (SP-R2)."""
    b = s.sheet
    return b.open_shapes[h] & b.touching[starts] & ~b.touching[shut]


def starting(s: Position, c: i64, h: i64) -> i64:
    """SP-4.2, SP-4.5: the shapes with which a connection may start on a hex, whatever lies there and whatever it costs;
    no end may meet another."""
    return reaching(s, h, start_edges(s, c, h), s.met[h])


def continuing(s: Position, c: i64, h: i64, edge: i64) -> i64:
    """SP-4.3, SP-4.5: the shapes with which the incomplete connection may go on from this edge of a hex, whatever lies
    there and whatever it costs; the new end meets no other end and (SP-R3) not the city where it began."""
    back: i64 = 1 << edge
    return reaching(s, h, back, (s.met[h] & ~back) | home_edge(s, c, h))


def extending(s: Position, c: i64) -> i64:
    """The shapes that may be placed, and paid for, ahead of the incomplete connection."""
    h = ahead(s, c)
    if s.money[purse(s, c)] < (s.sheet.cost[h] if s.path[h] == 0 else i64(CROSSING_COST)):
        return 0
    may = available(s, h)
    return may & continuing(s, c, h, opposite(s.chain_edge[c])) if may != 0 else i64(0)


def last_shape(s: Position, c: i64) -> i64:
    """The last path of the incomplete connection: that with its loose end."""
    h: i64 = s.chain_hex[c]
    lower: i64 = s.path[h] - 1
    return lower if (ENDS[lower] >> s.chain_edge[c]) & 1 != 0 else s.over[h] - 1


def replacing(s: Position, c: i64) -> i64:
    """SP-4.6, SP-R18: the other shapes that may lie in place of the last path. They are judged as if it were removed:
    with its tile back in the supply and, where it was a crossing, the other path on a plain tile (SP-R17)."""
    h: i64 = s.chain_hex[c]
    shape = last_shape(s, c)
    plain: i64 = s.track_left[PLAIN]
    sharp: i64 = s.track_left[SHARP]
    cross: i64 = s.track_left[CROSS]
    stays: i64 = 0
    if s.over[h] == 0:
        if shape < FIRST_SHARP:
            plain += 1
        else:
            sharp += 1
    else:
        stays = s.over[h] if s.path[h] - 1 == shape else s.path[h]
        plain -= 1
        if crossing_tile(shape, stays - 1) == SHARP:
            sharp += 1
        else:
            cross += 1
    may = in_supply(s, stays, plain, sharp, cross) & ~(1 << shape)
    if s.chain[c] == 1:
        return may & starting(s, c, h)
    return may & continuing(s, c, h, other_end(shape, s.chain_edge[c]))


def may_step(s: Position, c: i64) -> bool:
    """SP-R5: whether a company can place, replace or remove anything."""
    if s.chain[c] > 0:
        return True  # what is there can be removed
    if s.locomotives[c] == 0:
        return False
    b = s.sheet
    network: i64 = s.network[c]
    money: i64 = s.money[purse(s, c)]
    for i in range(len(b.shore)):
        if network == 0 or b.shore_groups[i] & network != 0:
            h = b.shore[i]
            if (
                money >= (b.cost[h] if s.path[h] == 0 else i64(CROSSING_COST))
                and available(s, h) & starting(s, c, h) != 0
            ):
                return True
    return False


def legal_steps(s: Position, c: i64, out: vec[i64], n: i64) -> i64:
    """SP-4: every first or next step of building track."""
    b = s.sheet
    if s.chain[c] == 0:
        return legal_starts(s, c, out, n) if s.locomotives[c] > 0 else n  # SP-R16
    h = ahead(s, c)
    n = write_shapes((i64(A_TRACK) if s.path[h] == 0 else b.a_cross) + N_SHAPES * h, extending(s, c), out, n)
    h = s.chain_hex[c]
    n = write_shapes(b.a_replace + N_SHAPES * h, replacing(s, c), out, n)
    out[n] = b.a_remove + h
    return n + 1


def legal_starts(s: Position, c: i64, out: vec[i64], n: i64) -> i64:
    """SP-4.2: the first piece of a new connection, on empty hexes, then (SP-4.7) across paths that are there."""
    b = s.sheet
    network: i64 = s.network[c]
    money: i64 = s.money[purse(s, c)]
    plain: i64 = s.track_left[PLAIN]
    sharp: i64 = s.track_left[SHARP]
    cross: i64 = s.track_left[CROSS]
    crossable: bool = False
    empty = in_supply(s, 0, plain, sharp, cross)
    for i in range(len(b.shore)):
        if network == 0 or b.shore_groups[i] & network != 0:
            h = b.shore[i]
            if s.path[h] != 0:
                crossable = crossable or s.over[h] == 0
            elif money >= b.cost[h]:
                n = write_shapes(A_TRACK + N_SHAPES * h, empty & starting(s, c, h), out, n)
    if not crossable or money < CROSSING_COST:
        return n
    for i in range(len(b.shore)):
        h = b.shore[i]
        if s.path[h] != 0 and s.over[h] == 0 and (network == 0 or b.shore_groups[i] & network != 0):
            may = in_supply(s, s.path[h], plain, sharp, cross)
            n = write_shapes(b.a_cross + N_SHAPES * h, may & starting(s, c, h), out, n)
    return n


def write_shapes(base: i64, shapes: i64, out: vec[i64], n: i64) -> i64:
    """One action for each shape."""
    action = base
    while shapes != 0:
        if shapes & 1 != 0:
            out[n] = action
            n += 1
        shapes >>= 1
        action += 1
    return n


def do_step(s: Position, c: i64, action: i64) -> None:
    """SP-4: place, cross, replace or remove, and pay the bank."""
    b = s.sheet
    if action >= b.a_remove:
        remove_last(s, c)
        return
    i: i64 = (action - A_TRACK) % (N_SHAPES * b.n_hexes)
    h: i64 = i // N_SHAPES
    if action >= b.a_replace:  # SP-4.6: at no cost
        remove_last(s, c)
    else:
        s.money[purse(s, c)] -= b.cost[h] if action < b.a_cross else i64(CROSSING_COST)
    place(s, c, h, i % N_SHAPES)


def place(s: Position, c: i64, h: i64, shape: i64) -> None:
    """SP-4.3: start a connection or go on with it; in the first city it reaches it is complete (SP-R20)."""
    b = s.sheet
    start: i64 = FIRST_END[shape]
    if s.chain[c] > 0:
        start = opposite(s.chain_edge[c])
    else:
        if (start_edges(s, c, h) >> start) & 1 == 0:
            start = other_end(shape, start)
        s.locomotives[c] -= 1  # SP-4.4
        s.chain_site[c] = b.next[6 * h + start] - b.n_hexes
    lay(s, c, h, shape)
    end = other_end(shape, start)
    reached: i64 = b.next[6 * h + end] - b.n_hexes
    if reached >= 0:
        join(s, c, s.chain_site[c], reached)
        forget_chain(s, c)
    else:
        s.chain[c] += 1
        s.chain_hex[c] = h
        s.chain_edge[c] = end


def remove_last(s: Position, c: i64) -> None:
    """SP-4.6: take the last path of the incomplete connection away; with the only one, the locomotive comes back
    (SP-R16)."""
    h: i64 = s.chain_hex[c]
    shape = last_shape(s, c)
    start = other_end(shape, s.chain_edge[c])
    lift(s, h, shape)
    s.chain[c] -= 1
    if s.chain[c] == 0:
        s.locomotives[c] += 1
        forget_chain(s, c)
    else:
        s.chain_hex[c] = s.sheet.next[6 * h + start]
        s.chain_edge[c] = opposite(start)


def forget_chain(s: Position, c: i64) -> None:
    s.chain[c] = 0
    s.chain_site[c] = 0
    s.chain_hex[c] = 0
    s.chain_edge[c] = 0


def lay(s: Position, c: i64, h: i64, shape: i64) -> None:
    """Put a path on a hex: a tile from the supply, or (SP-4.7) a crossing tile for the plain one that lay there."""
    if s.path[h] == 0:
        s.track_left[plain_tile(shape)] -= 1
        s.path[h] = 1 + shape
        s.owner[h] = c
    else:
        lower: i64 = s.path[h] - 1
        s.track_left[plain_tile(lower)] += 1
        s.track_left[crossing_tile(lower, shape)] -= 1
        s.over[h] = 1 + shape
        s.over_owner[h] = c
    first: i64 = FIRST_END[shape]
    meet(s, h, first, 1)
    meet(s, h, other_end(shape, first), 1)


def lift(s: Position, h: i64, shape: i64) -> None:
    """SP-R17: take a path off a hex; what it crossed stays, on a plain tile, for which the supply may go below zero."""
    if s.over[h] == 0:
        s.track_left[plain_tile(shape)] += 1
        s.path[h] = 0
        s.owner[h] = 0
    else:
        s.track_left[crossing_tile(s.path[h] - 1, s.over[h] - 1)] += 1
        if s.path[h] - 1 == shape:
            s.path[h] = s.over[h]
            s.owner[h] = s.over_owner[h]
        s.over[h] = 0
        s.over_owner[h] = 0
        s.track_left[plain_tile(s.path[h] - 1)] -= 1
    first: i64 = FIRST_END[shape]
    meet(s, h, first, 0)
    meet(s, h, other_end(shape, first), 0)


def meet(s: Position, h: i64, edge: i64, there: i64) -> None:
    """Tell the hex behind an edge whether a path ends there."""
    behind: i64 = s.sheet.next[6 * h + edge]
    if behind >= s.sheet.n_hexes:
        return
    bit: i64 = 1 << opposite(edge)
    s.met[behind] = (s.met[behind] | bit) if there != 0 else (s.met[behind] & ~bit)
