"""SR-10: points, and what decides a tie."""

from typing import Final

from mypy_extensions import i64

from roundhouse.games.steamrollers.deliver import empty_cities
from roundhouse.games.steamrollers.eva import eva_score
from roundhouse.games.steamrollers.moves import N_ORDERS, N_TILES
from roundhouse.games.steamrollers.position import Position
from roundhouse.games.steamrollers.tiles import boxes

# the endings, as `Game.endings` has them
BY_CITIES: Final = 0
BY_ROUNDS: Final = 1
SOLO_WON: Final = 2
SOLO_LOST: Final = 3
SOLO_REGION: Final = 4
SOLO_LIMIT_WON: Final = 5
SOLO_LIMIT_LOST: Final = 6

POINT: Final = 10000  # in a rank: points first, then boxes, then the network
BOX: Final = 1000
OUT_OF_REACH: Final = 1_000_000_000


def engine_points(s: Position, p: i64) -> i64:
    """SR-10.1: 1, 2, 3 for 4, 5, 6 boxes; tile 4b does not count."""
    n = boxes(s, p) - 3
    return max(0, n)


def tile_points(s: Position, p: i64) -> i64:
    n: i64 = 0
    for tile in range(N_TILES):
        if s.owner[tile] == p:
            n += s.sheet.tile_points[2 * tile + s.side[tile]]
    return n


def order_points(s: Position, p: i64) -> i64:
    n: i64 = 0
    for order in range(N_ORDERS):
        if s.order_owner[order] == p:
            n += s.sheet.order_points[2 * order + s.offer[order]]
    return n


def score_of(s: Position, p: i64) -> i64:
    return s.delivered[p] + s.network[p] + engine_points(s, p) + tile_points(s, p) + order_points(s, p) + s.extra[p]


def rank_of(s: Position, p: i64) -> i64:
    """SR-10.2: points, then the stronger engine, then more network points."""
    return score_of(s, p) * POINT + boxes(s, p) * BOX + s.network[p]


def rival_rank(s: Position) -> i64:
    """SR-9.5: what a player alone must surpass: Eva's points, and a tie is lost."""
    return i64(OUT_OF_REACH) if s.eva_won != 0 else eva_score(s) * POINT + POINT - 1


def how_it_ended(s: Position) -> i64:
    if not s.sheet.solo:
        return BY_CITIES if empty_cities(s) >= 3 else BY_ROUNDS
    if s.eva_won != 0:
        return SOLO_REGION
    won = rank_of(s, 0) > rival_rank(s)
    if empty_cities(s) >= 3:
        return SOLO_WON if won else SOLO_LOST
    return SOLO_LIMIT_WON if won else SOLO_LIMIT_LOST
