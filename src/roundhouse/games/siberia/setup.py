"""SI-2: the setup, one chance action or decision at a time."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.games.siberia.movement import find_reach
from roundhouse.games.siberia.moves import (
    N_AREAS,
    N_COLUMNS,
    N_PLACES,
    N_RESOURCES,
    N_SLOTS,
    N_TILES,
    N_TOKENS,
    PAWNS,
    VLADIVOSTOK,
    token_resource,
)
from roundhouse.games.siberia.position import (
    OPEN,
    SETUP_CUBES,
    SETUP_FIRST,
    SETUP_SIDES,
    Position,
)

CUBES: Final = vec[i64]([18, 16, 14, 12, 10])  # SI-1.3: 70 in all
MANAGERS: Final = 14  # SI-1.4: 70 tokens in all
COPIES: Final = vec[i64]([3, 3, 3, 3, 2])  # of each person, by resource
INVESTMENTS: Final = 2  # SI-1.5: of each column
OPEN_ROW: Final = 4  # SI-2.3


def cube_count(resource: i64) -> i64:
    """SI-1.3: how many cubes of a resource there are."""
    return CUBES[resource]


def token_count(token: i64) -> i64:
    """SI-1.4: how many tokens of a kind there are."""
    return i64(MANAGERS) if token == 0 else COPIES[token_resource(token)]


def lay_out(s: Position) -> None:
    """SI-2.3, SI-2.4: everything that needs no chance and no choice."""
    s.clear()
    s.phase = SETUP_FIRST
    for r in range(N_RESOURCES):
        s.cube_bag[r] = CUBES[r]
    for t in range(N_TOKENS):
        s.bag[t] = token_count(t)
        s.bag_n += s.bag[t]
    for c in range(N_COLUMNS):
        s.stack[c] = INVESTMENTS
    for i in range(N_TILES):
        s.active[i] = -1
    for p in range(s.n_players):
        s.workers[p * N_PLACES + VLADIVOSTOK] = 1
        s.salesmen[p * N_SLOTS] = 1
        s.pool[p] = PAWNS - 2
    find_reach(s)


def choose_first(s: Position, p: i64) -> None:
    """SI-2.1: a random first player."""
    s.first = p
    s.phase = SETUP_CUBES


def two_cubes(cubes: i64) -> bool:
    """Whether an area holds its two cubes; the bits of its resources are given."""
    return cubes & (cubes - 1) != 0


def place_cube(s: Position, r: i64) -> None:
    """SI-2.1, SI-R7: to the first area with fewer than two cubes and none of its kind, else to its supply space."""
    s.cube_bag[r] -= 1
    a: i64 = 0
    while a < N_AREAS and (two_cubes(s.cubes[a]) or (s.cubes[a] >> r) & 1 != 0):
        a += 1
    if a == N_AREAS:
        s.supply[r] += 1
        return
    s.cubes[a] |= 1 << r
    for b in range(N_AREAS):
        if not two_cubes(s.cubes[b]):
            return
    for k in range(N_RESOURCES):
        s.supply[k] += s.cube_bag[k]
        s.cube_bag[k] = 0
    s.phase = SETUP_SIDES
    s.turn = s.first


def next_tile(s: Position) -> i64:
    """SI-2.2: the first tile whose side is not chosen yet."""
    i: i64 = 0
    while i < N_TILES and s.active[i] >= 0:
        i += 1
    return i


def choose_side(s: Position, tile: i64, side: i64) -> None:
    """SI-2.2: the active side of a two-sided exchange."""
    s.active[tile] = side
    if tile == N_TILES - 1:
        s.phase = OPEN


def open_investment(s: Position, column: i64) -> bool:
    """SI-2.3: one investment is opened. True when the row of four is complete."""
    s.stack[column] -= 1
    s.row[column] += 1
    n: i64 = 0
    for c in range(N_COLUMNS):
        n += s.row[c]
    return n == OPEN_ROW
