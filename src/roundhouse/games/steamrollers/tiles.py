"""SR-7: who has which action tile, and what it may do now."""

from mypy_extensions import i64

from roundhouse.games.steamrollers.moves import N_TILES, POOL, SIDE_B, TILE_4
from roundhouse.games.steamrollers.position import Position


def usable(s: Position, p: i64, tile: i64) -> bool:
    """SR-R4, SR-R10: whether a tile of the player's works now: once a turn, and not in the turn it was taken."""
    return s.owner[tile] == p and ((s.used | s.fresh) >> tile) & 1 == 0


def use(s: Position, tile: i64) -> None:
    """SR-7.2: a tile has had its effect; lightning goes back to the pool at once."""
    s.used |= 1 << tile
    if s.sheet.infinity[2 * tile + s.side[tile]] == 0:
        put_back(s, tile)


def put_back(s: Position, tile: i64) -> None:
    s.owner[tile] = POOL
    s.sideways &= ~(1 << tile)


def can_take(s: Position, tile: i64) -> bool:
    """SR-7.1, SR-R31: from the pool, from anybody or from oneself, but not when it lies sideways."""
    return s.owner[tile] == POOL or (s.sideways >> tile) & 1 == 0


def take(s: Position, p: i64, tile: i64) -> None:
    s.owner[tile] = p
    s.sideways |= 1 << tile
    s.fresh |= 1 << tile


def straighten(s: Position, p: i64) -> None:
    """SR-3.1: at the beginning of the own turn."""
    for tile in range(N_TILES):
        if s.owner[tile] == p:
            s.sideways &= ~(1 << tile)


def boxes(s: Position, p: i64) -> i64:
    """SR-5.1: how many boxes of the engine are crossed."""
    n: i64 = 0
    crossed: i64 = s.boxes[p]
    while crossed != 0:
        n += crossed & 1
        crossed >>= 1
    return n


def strength(s: Position, p: i64) -> i64:
    """SR-5.1, SR-R14: the boxes, and 1 for tile 4b. Alone, that tile serves one delivery only (SR-R22) and is named."""
    n = boxes(s, p)
    if not s.sheet.solo and s.side[TILE_4] == SIDE_B and usable(s, p, TILE_4):
        n += 1
    return n
