"""SR-9: Eva, who plays against a player alone. Her dice and her steps are actions of chance, most with one way only."""

from typing import Final

from mypy_extensions import i64

from roundhouse.games.steamrollers.deliver import city_empty, close_gap, empty_cities, into_bag
from roundhouse.games.steamrollers.moves import N_CITIES, N_GOODS, N_TILES, POOL, SIDE_A, SIDE_B, TILE_2
from roundhouse.games.steamrollers.position import (
    END,
    EVA_ASKED,
    EVA_BLOCKED,
    EVA_EXTRA,
    EVA_MARK,
    EVA_RETURN,
    EVA_ROLL,
    EVA_TAKE,
    ROW,
    Position,
)
from roundhouse.games.steamrollers.tiles import put_back, use
from roundhouse.games.steamrollers.turn import end_round, forget_turn

ENGINE: Final = 3  # SR-9.5: points for her engine
ENOUGH: Final = 3  # SR-9.3: marks from which on she takes goods


def full(s: Position, city: i64) -> bool:
    return s.marks[city] >= s.sheet.hexes_in(city)


def begin_eva(s: Position) -> None:
    """She takes the die that is left; solo tile 2a may have it rolled again."""
    face: i64 = 0
    while s.dice[face] == 0:
        face += 1
    s.dice[face] = 0
    s.eva_die = face + 1
    if s.side[TILE_2] == SIDE_A and s.owner[TILE_2] == 0:
        s.phase = EVA_ASKED
    else:
        step_1(s)


def answer_reroll(s: Position, again: bool) -> None:
    if again:
        use(s, TILE_2)
        s.phase = EVA_ROLL
    else:
        step_1(s)


def roll_again(s: Position, face: i64) -> None:
    s.eva_die = face + 1
    step_1(s)


def step_1(s: Position) -> None:
    """SR-9.3: she marks a hex of the region; when none is empty she has won."""
    if full(s, s.eva_die - 1):
        s.eva_won = 1
        s.phase = END
    else:
        s.phase = EVA_MARK


def mark(s: Position, city: i64) -> None:
    s.marks[city] += 1
    if s.phase == EVA_EXTRA:
        finish(s)
    elif s.owner[city] == 0 and (s.sideways >> city) & 1 == 0:
        s.phase = EVA_RETURN
    else:
        step_3(s)


def give_back(s: Position, tile: i64) -> None:
    """SR-9.3, step 2."""
    put_back(s, tile)
    step_3(s)


def step_3(s: Position) -> None:
    """An empty city: she rolls again; when all are empty she stops (SR-R8). Step 4 follows."""
    city: i64 = s.eva_die - 1
    if city_empty(s, city):
        if empty_cities(s) == N_CITIES:
            finish(s)
        else:
            s.phase = EVA_ROLL
    elif s.marks[city] < ENOUGH:
        finish(s)
    elif s.side[TILE_2] == SIDE_B and s.owner[TILE_2] == 0:
        s.phase = EVA_BLOCKED
    else:
        s.phase = EVA_TAKE


def answer_block(s: Position, block: bool) -> None:
    """Solo tile 2b: a mark in place of the good, if there is room for it (SR-R33)."""
    if not block:
        s.phase = EVA_TAKE
        return
    use(s, TILE_2)
    if full(s, s.eva_die - 1):
        finish(s)
    else:
        s.phase = EVA_EXTRA


def rightmost(s: Position, city: i64) -> i64:
    """SR-R20: where the rightmost good of a row lies."""
    i: i64 = city * ROW + ROW - 1
    while s.row[i] == 0:
        i -= 1
    return i


def take_good(s: Position, city: i64) -> None:
    """SR-9.3, step 4."""
    i = rightmost(s, city)
    good: i64 = s.row[i] - 1
    close_gap(s, city, i)
    s.goods[city * N_GOODS + good] -= 1
    into_bag(s, good, 1)
    s.eva_points += s.marks[city]
    finish(s)


def finish(s: Position) -> None:
    s.eva_die = 0
    forget_turn(s)
    end_round(s)


def best_regions(s: Position) -> i64:
    """SR-9.5: her marks in her two best regions."""
    best: i64 = 0
    second: i64 = 0
    for city in range(N_CITIES):
        if s.marks[city] > best:
            second = best
            best = s.marks[city]
        elif s.marks[city] > second:
            second = s.marks[city]
    return best + second


def pool_points(s: Position) -> i64:
    """SR-9.5: the tiles left in the pool, as far as they are worth something."""
    n: i64 = 0
    for tile in range(N_TILES):
        if s.owner[tile] == POOL and s.side[tile] >= 0:
            points = s.sheet.tile_points[2 * tile + s.side[tile]]
            n += max(0, points)
    return n


def eva_score(s: Position) -> i64:
    return s.eva_points + ENGINE + best_regions(s) + pool_points(s)
