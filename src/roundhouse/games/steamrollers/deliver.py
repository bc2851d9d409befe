"""SR-6: goods over own track to a city of their colour."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.games.steamrollers.board import home_of
from roundhouse.games.steamrollers.moves import (
    A_DELIVER,
    CARGO,
    CARGO_CITY,
    COAL,
    N_CITIES,
    N_COLOURS,
    N_GOODS,
    N_LOADS,
    SIDE_A,
    SIDE_B,
    TILE_3,
    TILE_4,
    VARIANTS,
    delivery,
)
from roundhouse.games.steamrollers.network import longest
from roundhouse.games.steamrollers.position import JOINS, ROW, Position
from roundhouse.games.steamrollers.tiles import strength, usable, use

UNLIMITED: Final = 40


def legal_deliveries(s: Position, p: i64, out: vec[i64], n: i64) -> i64:
    """Append all deliveries that the die in use allows; return how many actions there are then."""
    city: i64 = s.die - 1
    backwards = s.side[TILE_3] == SIDE_A and usable(s, p, TILE_3)  # 3a: the die names the goal
    for origin in range(N_CITIES):
        if origin != city and not backwards:
            continue
        for goal in range(N_CITIES):
            if (origin == city or goal == city) and s.routes[p * JOINS + origin * N_CITIES + goal] != 0:
                n = legal_loads(s, p, origin, goal, out, n)
    return n


def legal_loads(s: Position, p: i64, origin: i64, goal: i64, out: vec[i64], n: i64) -> i64:
    """What can be brought from a city to another that it has a route to."""
    for load in range(N_LOADS):
        if has_load(s, p, origin, goal, load):
            for variant in range(VARIANTS):
                if distance(s, p, origin, goal, variant) > 0:
                    out[n] = delivery(origin, goal, load, variant // 2, variant % 2 == 1)
                    n += 1
    return n


def has_load(s: Position, p: i64, origin: i64, goal: i64, load: i64) -> bool:
    """SR-6.1, SR-8.3: whether such a good lies there, and the goal takes it."""
    if load < N_COLOURS:
        return s.goods[origin * N_GOODS + load] > 0 and home_of(goal) == load
    if load == COAL:
        return s.goods[origin * N_GOODS + COAL] > 0
    slot: i64 = origin - CARGO_CITY
    return 0 <= slot < 2 and s.cargo[p * 2 + slot] == load - CARGO + 1 and home_of(goal) == load - CARGO


def distance(s: Position, p: i64, origin: i64, goal: i64, variant: i64) -> i64:
    """SR-6.3, SR-R15: how far the longest route goes that is allowed, 0 when none is. Tiles must change something."""
    bonus: i64 = variant // 2
    if bonus > 0 and not (s.side[TILE_3] == SIDE_B and usable(s, p, TILE_3)):
        return 0
    routes = s.routes[p * JOINS + origin * N_CITIES + goal]
    limit: i64 = strength(s, p)
    if variant % 2 == 0:
        return longest(routes, limit - bonus)
    if not usable(s, p, TILE_4):
        return 0
    if s.side[TILE_4] == SIDE_A:  # SR-R29, SR-R35
        far = longest(routes, UNLIMITED)
        return far if far + bonus > limit else i64(0)
    one_more: i64 = limit + 1 - bonus  # SR-R22: alone, 4b serves one delivery of the turn
    return one_more if s.sheet.solo and one_more > 0 and (routes >> one_more) & 1 != 0 else i64(0)


def do_delivery(s: Position, p: i64, action: i64) -> None:
    variant: i64 = (action - A_DELIVER) % VARIANTS
    load: i64 = (action - A_DELIVER) // VARIANTS % N_LOADS
    origin: i64 = (action - A_DELIVER) // VARIANTS // N_LOADS // N_CITIES
    goal: i64 = (action - A_DELIVER) // VARIANTS // N_LOADS % N_CITIES
    s.delivered[p] += distance(s, p, origin, goal, variant) + variant // 2
    if variant > 1 or origin != s.die - 1:
        use(s, TILE_3)
    if variant % 2 == 1:
        use(s, TILE_4)
    if load >= CARGO:
        s.cargo[p * 2 + origin - CARGO_CITY] = 0
        load -= CARGO
    else:
        remove_good(s, origin, load)
    if s.sheet.orders:
        s.kept[p * N_GOODS + load] += 1
    else:
        into_bag(s, load, 1)


def remove_good(s: Position, city: i64, good: i64) -> None:
    """Take a good off a city; alone, the leftmost of its row (SR-R27)."""
    s.goods[city * N_GOODS + good] -= 1
    if s.sheet.solo:
        i: i64 = city * ROW
        while s.row[i] != good + 1:
            i += 1
        close_gap(s, city, i)


def close_gap(s: Position, city: i64, i: i64) -> None:
    """Move up what lies to the right of a place in a row."""
    end: i64 = city * ROW + ROW - 1
    while i < end:
        s.row[i] = s.row[i + 1]
        i += 1
    s.row[end] = 0


def into_bag(s: Position, good: i64, count: i64) -> None:
    s.bag[good] += count
    s.bag_n += count


def city_empty(s: Position, city: i64) -> bool:
    """SR-3.3: whether no good is left on a city of the goods board."""
    for i in range(city * N_GOODS, city * N_GOODS + N_GOODS):
        if s.goods[i] != 0:
            return False
    return True


def empty_cities(s: Position) -> i64:
    n: i64 = 0
    for city in range(N_CITIES):
        if city_empty(s, city):
            n += 1
    return n
