"""What a player should know of the table: how long the game goes on, what tiles and orders are worth, what Eva does."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.games.steamrollers.advice_weights import (
    CLOSING,
    DENY,
    HOLD,
    KEEP_BAD,
    LAST,
    LOSE,
    ORDER,
    PACE,
    PACE_SOLO,
    START_SOLO,
    START_UP,
    STUCK,
    STUCK_MOST,
    TILE,
)
from roundhouse.games.steamrollers.board import home_of
from roundhouse.games.steamrollers.deliver import city_empty
from roundhouse.games.steamrollers.eva import ENOUGH, full
from roundhouse.games.steamrollers.moves import COAL, N_CITIES, N_COLOURS, N_GOODS, N_ORDERS, POOL
from roundhouse.games.steamrollers.orders import wanted
from roundhouse.games.steamrollers.position import ACT, AFTER, CHOOSE, JOINS, ROLL_BLACK, Position
from roundhouse.games.steamrollers.tiles import strength

TURN: Final = 100
POINT: Final = 100
MANY: Final = 100
URGENT: Final = 9  # points that a good counts more than its distance, at most
LOST: Final = 3000  # alone: a region that is full


def to_empty(s: Position) -> i64:
    """How many goods must go until three cities are empty."""
    first: i64 = MANY
    second: i64 = MANY
    third: i64 = MANY
    for city in range(N_CITIES):
        n = goods_on(s, city)
        if n < first:
            third = second
            second = first
            first = n
        elif n < second:
            third = second
            second = n
        else:
            third = min(third, n)
    return first + second + third


def hastens(s: Position, city: i64) -> bool:
    """Whether a good that leaves a city brings the end nearer: no three cities hold less."""
    fewer: i64 = 0
    for other in range(N_CITIES):
        if other != city and goods_on(s, other) < goods_on(s, city):
            fewer += 1
    return fewer < 3


def urgency(s: Position, city: i64, w: vec[i64]) -> i64:
    """How many points a good on a city counts more than its distance, since the game ends the sooner without it: the
    last goods of the emptiest cities most. Who is ready to deliver wants an end before the others are; against several
    rivals one alone does less to bring it about."""
    n: i64 = goods_on(s, city)
    if n == 0 or s.sheet.solo or not hastens(s, city):
        return 0
    rivals: i64 = s.n_players - 1
    return min(URGENT, w[LAST] // (n * rivals) + w[CLOSING] // (to_empty(s) * min(rivals, 2)))


def blocked(s: Position) -> i64:
    """Of the goods that must go until three cities are empty, how many nobody could deliver now: in the three cities
    from which, these counted twice, the fewest must go."""
    first: i64 = MANY * MANY
    second: i64 = MANY * MANY
    third: i64 = MANY * MANY
    for city in range(N_CITIES):
        n = goods_on(s, city)
        if n > 0:
            kept = held_up(s, city)
            n = (n + kept) * MANY + kept
        if n < first:
            third = second
            second = first
            first = n
        elif n < second:
            third = second
            second = n
        else:
            third = min(third, n)
    return first % MANY + second % MANY + third % MANY


def held_up(s: Position, city: i64) -> i64:
    """How many goods lie on a city for which nobody has both a route and an engine strong enough."""
    ready: i64 = 0  # the goods that somebody could deliver, as bits
    for p in range(s.n_players):
        within: i64 = (2 << strength(s, p)) - 1
        for goal in range(N_CITIES):
            if s.routes[p * JOINS + city * N_CITIES + goal] & within != 0:
                ready |= 1 << home_of(goal) | 1 << COAL
    n: i64 = 0
    for good in range(N_GOODS):
        if (ready >> good) & 1 == 0:
            n += s.goods[city * N_GOODS + good]
    return n


def goods_on(s: Position, city: i64) -> i64:
    """How many goods lie on a city."""
    n: i64 = 0
    for i in range(city * N_GOODS, city * N_GOODS + N_GOODS):
        n += s.goods[i]
    return n


def rounds_left(s: Position, w: vec[i64]) -> i64:
    """How many rounds are to come, this one included, in hundredths."""
    goods = to_empty(s)
    rounds: i64 = TURN
    if goods > 0:
        if s.sheet.solo:
            rounds = TURN + max(0, w[START_SOLO] - TURN * s.round_no) + goods * w[PACE_SOLO]
        else:
            building: i64 = w[START_UP] - TURN * s.round_no
            if building < w[STUCK_MOST]:
                building = max(min(blocked(s) * w[STUCK], w[STUCK_MOST]), building)
            rounds = TURN + building + goods * w[PACE] // s.n_players
    if s.sheet.round_limit > 0:
        rounds = min(rounds, TURN * (s.sheet.round_limit - s.round_no + (1 if s.round_no > 0 else 0)))
    return max(rounds, TURN)


def actions_left(s: Position, p: i64, w: vec[i64]) -> i64:
    """How many actions a player still has, those with the dice in hand included, in hundredths."""
    rounds = rounds_left(s, w)
    in_hand: i64 = (1 if s.first_die != 0 else 0) + (1 if s.second_die != 0 else 0) + (1 if s.die != 0 else 0)
    if s.sheet.solo:
        if s.phase == ACT:
            return 2 * (rounds - TURN) + in_hand * TURN
        return 2 * (rounds if s.phase <= CHOOSE else rounds - TURN)
    if s.phase <= ROLL_BLACK:
        return rounds
    if p == s.turn and s.phase == ACT:
        return rounds - TURN + in_hand * TURN
    seat: i64 = (p - s.first + s.n_players) % s.n_players
    had = seat < s.seats or (seat == s.seats and s.phase == AFTER)
    return rounds - TURN if had else rounds


def tile_effect(s: Position, tile: i64, actions: i64, w: vec[i64]) -> i64:
    """What a tile does for its owner, without its points."""
    if actions <= 0 or s.side[tile] < 0:
        return 0
    effect: i64 = w[TILE + 2 * tile + s.side[tile]]
    if s.sheet.infinity[2 * tile + s.side[tile]] != 0:
        return effect * min(actions, w[HOLD]) // TURN
    return effect * min(actions, 2 * TURN) // (2 * TURN)


def tile_share(s: Position, tile: i64, w: vec[i64]) -> i64:
    """The points that a tile's owner may count on: the nearer the end, the likelier the tile is kept. A tile that
    costs points is hard to get rid of."""
    points: i64 = POINT * s.sheet.tile_points[2 * tile + s.side[tile]]
    if points < 0:
        return points * w[KEEP_BAD] // 100
    if to_empty(s) == 0 and s.seats == s.n_players - 1:
        return points
    return points * 100 // (100 + (rounds_left(s, w) - TURN // 2) * w[LOSE] // 100)


def taking(s: Position, p: i64, tile: i64, actions: i64, w: vec[i64]) -> i64:
    """What taking a tile is worth, from the pool, from a rival, or from oneself to keep it a while."""
    effect = tile_effect(s, tile, actions - TURN, w)
    owner: i64 = s.owner[tile]
    if owner == p:
        return max(0, effect + tile_share(s, tile, w)) // 10
    value: i64 = effect + tile_share(s, tile, w)
    if s.sheet.solo:
        value += max(0, tile_share(s, tile, w))
    elif owner != POOL:
        lost: i64 = effect + POINT * s.sheet.tile_points[2 * tile + s.side[tile]]
        value += lost * w[DENY] // 100 // (s.n_players - 1)
    return value


def giving_up(s: Position, tile: i64, w: vec[i64]) -> i64:
    """What using a tile costs: a lightning tile's points."""
    if s.sheet.infinity[2 * tile + s.side[tile]] != 0:
        return 0
    return tile_share(s, tile, w) * (2 if s.sheet.solo else 1)


def orders_worth(s: Position, p: i64, good: i64, w: vec[i64]) -> i64:
    """What kept goods promise, with one good more (-1 for none): of each open order a share, by what it lacks."""
    if not s.sheet.orders:
        return 0
    total: i64 = 0
    for order in range(N_ORDERS):
        if s.order_owner[order] == POOL and s.offer[order] >= 0:
            lacking: i64 = 0
            for colour in range(N_COLOURS):
                have: i64 = s.kept[p * N_GOODS + colour] + (1 if colour == good else 0)
                lacking += max(0, wanted(s, order, colour) - have)
            if lacking > 0 and s.kept[p * N_GOODS + COAL] + (1 if good == COAL else 0) > 0:
                lacking -= 1
            points: i64 = s.sheet.order_points[2 * order + s.offer[order]]
            if lacking <= 3:
                total += points * w[ORDER + lacking]
    return total


def eva_gains(s: Position, face: i64, w: vec[i64]) -> i64:
    """Alone: what it costs the player to leave Eva a die."""
    city: i64 = face - 1
    if full(s, city):
        return LOST
    cost: i64 = 0
    better: i64 = 0
    for other in range(N_CITIES):
        if other != city and s.marks[other] > s.marks[city]:
            better += 1
    if better < 2:
        cost += POINT
    elif better == 2:
        cost += POINT // 2
    if s.owner[city] == 0 and (s.sideways >> city) & 1 == 0:
        cost += tile_effect(s, city, 2 * TURN, w) + 2 * tile_share(s, city, w)
    if city_empty(s, city):
        return cost + POINT
    if s.marks[city] + 1 >= ENOUGH:
        return cost + POINT * (s.marks[city] + 1)
    return cost + POINT * (s.marks[city] + 1) // 2


def eva_final(s: Position, rounds: i64) -> i64:
    """Alone: what Eva gets besides until the end, by her marks."""
    marks: i64 = 0
    for city in range(N_CITIES):
        marks += s.marks[city]
    return rounds * (50 + 20 * marks) // TURN
