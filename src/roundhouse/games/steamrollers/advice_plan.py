"""What a player could still make of a sheet: which connections to build, how strong an engine, how many deliveries.

A plan adds connections one by one, each the best by itself. Points are in hundredths, and so are actions.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.core.tables import zeros
from roundhouse.games.steamrollers.advice_paths import LAYERS, REACH, Paths, explore, lay, with_track
from roundhouse.games.steamrollers.advice_weights import (
    DELIVER,
    ENGINE,
    ENGINE_LATE,
    NEARLY,
    RIVALS,
    START_COST,
    TRACK,
)
from roundhouse.games.steamrollers.board import SteamRollersBoard, home_of
from roundhouse.games.steamrollers.moves import CARGO_CITY, COAL, N_CITIES, N_GOODS
from roundhouse.games.steamrollers.position import JOINS, Position
from roundhouse.games.steamrollers.tiles import boxes, strength

MAX_STEPS: Final = 4  # connections thought of
STRONGEST: Final = 7
DELIVERIES: Final = 30  # thought of
ROW: Final = DELIVERIES + 1
TABLE: Final = (STRONGEST + 1) * ROW  # for one step: by strength, what so many deliveries bring
POINT: Final = 100
OTHERS: Final = 64


class Plan:
    """A plan, and what it was made for. Step 0 is the sheet as it is; step j has the first j connections built."""

    def __init__(self, board: SteamRollersBoard, weights: vec[i64]) -> None:
        self.board: SteamRollersBoard = board
        self.w: vec[i64] = weights
        self.chart: i64 = -1
        self.boxes: i64 = 0
        self.bonus: i64 = 0  # of tile 4b
        self.actions: i64 = 0
        self.sheet: vec[i64] = zeros(board.n_hexes)
        self.goods: vec[i64] = zeros(N_CITIES * N_GOODS)
        self.cargo: vec[i64] = zeros(2)
        self.n_steps: i64 = 0
        self.join: vec[i64] = zeros(MAX_STEPS)  # a place in `Paths.cost`
        self.cost: vec[i64] = zeros(MAX_STEPS)
        self.paths: list[Paths] = [Paths(board.n_hexes) for _ in range(MAX_STEPS)]
        self.drawn: vec[i64] = zeros(board.n_hexes)  # the sheet with the plan on it
        self.step_of: vec[i64] = zeros(board.n_hexes)  # 1 + the step that draws on a hex
        self.tracks: vec[i64] = zeros(MAX_STEPS + 1)
        self.points: vec[i64] = zeros(MAX_STEPS + 1)
        self.joins: vec[i64] = zeros((MAX_STEPS + 1) * JOINS)
        self.routes: vec[i64] = zeros((MAX_STEPS + 1) * JOINS)
        self.brings: vec[i64] = zeros((MAX_STEPS + 1) * TABLE)
        self.trial: vec[i64] = zeros((MAX_STEPS + 1) * TABLE)  # the same after a delivery
        self.best: vec[i64] = zeros(N_CITIES * N_GOODS + 2)
        self.reach: vec[i64] = zeros(N_CITIES * N_GOODS + 2)
        self.number: vec[i64] = zeros(N_CITIES * N_GOODS + 2)
        self.count: vec[i64] = zeros(STRONGEST + 1)
        self.slope: i64 = 0  # what one action more or less is worth
        self.value: vec[i64] = zeros(JOINS * LAYERS)  # scratch: the plan's worth with each connection as its next
        self.n_others: i64 = 0
        self.other: vec[i64] = zeros(OTHERS)  # connections that would have done as well, nearly: the step,
        self.other_join: vec[i64] = zeros(OTHERS)  # the place in `Paths.cost`,
        self.loss: vec[i64] = zeros(OTHERS)  # and how much worse
        self.change: vec[i64] = zeros(MAX_STEPS)  # scratch: tracks that an action adds to a step or saves


def make(x: Plan, s: Position, p: i64, actions: i64) -> None:
    """Plan for a player with so many actions left; a plan for the same situation is kept."""
    if not same(x, s, p, actions):
        remember(x, s, p, actions)
        start(x, s, p)
        x.n_others = 0
        while x.n_steps < MAX_STEPS and add_step(x):
            pass
        x.slope = worth(x, x.brings, actions, x.boxes) - worth(x, x.brings, max(0, actions - 100), x.boxes)


def same(x: Plan, s: Position, p: i64, actions: i64) -> bool:
    if x.chart != s.chart or x.actions != actions or x.boxes != boxes(s, p) or x.boxes + x.bonus != strength(s, p):
        return False
    base: i64 = p * x.board.n_hexes
    for cell in range(x.board.n_hexes):
        if x.sheet[cell] != s.track[base + cell]:
            return False
    for i in range(N_CITIES * N_GOODS):
        if x.goods[i] != s.goods[i]:
            return False
    return x.cargo[0] == s.cargo[2 * p] and x.cargo[1] == s.cargo[2 * p + 1]


def remember(x: Plan, s: Position, p: i64, actions: i64) -> None:
    x.chart = s.chart
    x.actions = actions
    x.boxes = boxes(s, p)
    x.bonus = strength(s, p) - x.boxes
    base: i64 = p * x.board.n_hexes
    for cell in range(x.board.n_hexes):
        x.sheet[cell] = s.track[base + cell]
        x.drawn[cell] = x.sheet[cell]
        x.step_of[cell] = 0
    for i in range(N_CITIES * N_GOODS):
        x.goods[i] = s.goods[i]
    x.cargo[0] = s.cargo[2 * p]
    x.cargo[1] = s.cargo[2 * p + 1]


def start(x: Plan, s: Position, p: i64) -> None:
    """Step 0: what there is."""
    x.n_steps = 0
    x.tracks[0] = 0
    x.points[0] = 0
    for i in range(MAX_STEPS):
        x.change[i] = 0
    for i in range(JOINS):
        x.joins[i] = s.joins[p * JOINS + i]
        x.routes[i] = s.routes[p * JOINS + i]
    look_at_goods(x, -1)
    fill(x, 0, x.brings)


def add_step(x: Plan) -> bool:
    """Add the connection that makes the plan best; False when none makes it better."""
    j = x.n_steps
    paths = x.paths[j]
    explore(paths, x.board, x.chart, x.drawn)
    base: i64 = worth(x, x.brings, x.actions, x.boxes)
    most: i64 = base
    chosen: i64 = -1
    rate: i64 = 0
    for i in range(JOINS * LAYERS):
        cost: i64 = paths.cost[i]
        x.value[i] = 0
        if i // LAYERS // N_CITIES >= i // LAYERS % N_CITIES or cost == 0 or cost > REACH:
            continue
        if (i % LAYERS == 0 and paths.cost[i + 1] <= cost) or (x.tracks[j] + cost) * x.w[TRACK] > x.actions:
            continue
        join_up(x, j, i, cost)
        value = worth_at(x, x.brings, j + 1, x.actions, x.boxes, 0)
        x.value[i] = value
        if (value - base) * 100 // (cost + x.w[START_COST]) > rate:
            rate = (value - base) * 100 // (cost + x.w[START_COST])
            most = value
            chosen = i
    for i in range(JOINS * LAYERS):
        if (
            i != chosen
            and x.value[i] > base - x.w[NEARLY]
            and most - x.value[i] < x.w[NEARLY]
            and x.value[i] > 0
            and x.n_others < OTHERS
        ):
            x.other[x.n_others] = j
            x.other_join[x.n_others] = i
            x.loss[x.n_others] = max(0, most - x.value[i])
            x.n_others += 1
    if chosen < 0:
        return False
    join_up(x, j, chosen, paths.cost[chosen])
    x.join[j] = chosen
    x.cost[j] = paths.cost[chosen]
    lay(paths, x.board, x.chart, chosen, x.drawn)
    for cell in range(x.board.n_hexes):
        if x.drawn[cell] != 0 and x.sheet[cell] == 0 and x.step_of[cell] == 0:
            x.step_of[cell] = j + 1
    x.n_steps = j + 1
    return True


def join_up(x: Plan, j: i64, join: i64, cost: i64) -> None:
    """Step j + 1: step j with one connection more."""
    here: i64 = j * JOINS
    there: i64 = here + JOINS
    distance: i64 = 1 + join % LAYERS
    for i in range(JOINS):
        x.joins[there + i] = x.joins[here + i]
        x.routes[there + i] = 0
    a: i64 = join // LAYERS // N_CITIES
    b: i64 = join // LAYERS % N_CITIES
    x.joins[there + a * N_CITIES + b] |= 1 << distance
    x.joins[there + b * N_CITIES + a] |= 1 << distance
    for city in range(N_CITIES):
        spread(x, there, city, city, 1 << city, 1)
    x.tracks[j + 1] = x.tracks[j] + cost
    x.points[j + 1] = x.points[j] + POINT * distance
    fill(x, j + 1, x.brings)


def spread(x: Plan, base: i64, origin: i64, at: i64, visited: i64, distances: i64) -> None:
    """All distances from a city, as the rules find them, but over planned connections."""
    for to in range(N_CITIES):
        joined = x.joins[base + at * N_CITIES + to]
        if joined != 0 and (visited >> to) & 1 == 0:
            longer: i64 = 0
            step: i64 = 1
            joined >>= 1
            while joined != 0:
                if joined & 1 != 0:
                    longer |= distances << step
                joined >>= 1
                step += 1
            x.routes[base + origin * N_CITIES + to] |= longer
            spread(x, base, origin, to, visited | (1 << to), longer)


def look_at_goods(x: Plan, gone: i64) -> None:
    """What lies ready for deliveries, own cargo included, but for one good that is gone (-1 for none)."""
    for i in range(N_CITIES * N_GOODS):
        x.number[i] = x.goods[i]
    for slot in range(2):
        x.number[N_CITIES * N_GOODS + slot] = 1 if x.cargo[slot] > 0 else 0
    if gone >= 0:
        x.number[gone] -= 1


def fill(x: Plan, j: i64, table: vec[i64]) -> None:
    """What so many deliveries bring, the best first; rivals take some of the goods in between."""
    for i in range(N_CITIES * N_GOODS + 2):
        x.best[i] = 0
        x.reach[i] = 0
        if x.number[i] > 0:
            if i < N_CITIES * N_GOODS:
                x.reach[i] = reach_of(x, j, i // N_GOODS, i % N_GOODS)
            else:
                slot: i64 = i - N_CITIES * N_GOODS
                x.reach[i] = reach_of(x, j, CARGO_CITY + slot, x.cargo[slot] - 1)
    base: i64 = j * TABLE
    for n in range(ROW):
        table[base + n] = 0
    pace: i64 = 100 + x.w[RIVALS] * (x.board.n_players - 1)
    for power in range(1, STRONGEST + 1):
        for d in range(STRONGEST + 1):
            x.count[d] = 0
        for i in range(N_CITIES * N_GOODS + 2):
            if x.reach[i] != 0:
                if (x.reach[i] >> power) & 1 != 0:
                    x.best[i] = power
                x.count[x.best[i]] += x.number[i]
        row: i64 = base + power * ROW
        table[row] = 0
        distance: i64 = power
        passed: i64 = 0
        for n in range(DELIVERIES):
            while distance > 0 and n * pace // 100 >= passed + x.count[distance]:
                passed += x.count[distance]
                distance -= 1
            table[row + n + 1] = table[row + n] + POINT * distance


def reach_of(x: Plan, j: i64, origin: i64, good: i64) -> i64:
    """The distances over which a good can go, as bits."""
    bits: i64 = 0
    row: i64 = j * JOINS + origin * N_CITIES
    for goal in range(N_CITIES):
        if good == COAL or home_of(goal) == good:
            bits |= x.routes[row + goal]
    return bits


def worth(x: Plan, table: vec[i64], actions: i64, crossed: i64) -> i64:
    """What is still to be had with so many actions and so many boxes crossed, following the plan as far as it pays."""
    most: i64 = 0
    saved: i64 = 0
    for j in range(x.n_steps + 1):
        if j > 0:
            saved -= x.change[j - 1]
        most = max(most, worth_at(x, table, j, actions, crossed, saved))
    return most


def worth_at(x: Plan, table: vec[i64], j: i64, actions: i64, crossed: i64, saved: i64) -> i64:
    """The same when just j connections are built."""
    left: i64 = actions - (x.tracks[j] - saved) * x.w[TRACK]
    if left < 0:
        return 0
    most: i64 = 0
    n: i64 = crossed
    while n <= 6 and left >= 0:
        power: i64 = min(STRONGEST, n + x.bonus)
        value: i64 = deliveries(x, table, j, power, left)
        if n > crossed and n > 3:
            value += POINT * (n - max(crossed, 3))
        most = max(most, value)
        left -= x.w[ENGINE] + x.w[ENGINE_LATE] * max(0, n - 2)
        n += 1
    return most + x.points[j]


def deliveries(x: Plan, table: vec[i64], j: i64, power: i64, left: i64) -> i64:
    """What the actions left bring when all are deliveries."""
    n: i64 = min(left * 100 // x.w[DELIVER], 100 * DELIVERIES - 1)
    row: i64 = j * TABLE + power * ROW + n // 100
    return table[row] + (table[row + 1] - table[row]) * (n % 100) // 100


def weigh_track(x: Plan, cell: i64, shape: i64) -> i64:
    """Note in `change` what a track does to each step. Of the steps that it brings nearer, returns the fewest tracks
    that one needs, this one included; 0 when it brings none nearer."""
    fewest: i64 = 0
    for j in range(x.n_steps):
        x.change[j] = 0
        if with_track(x.paths[j], x.board, x.join[j], cell, shape) < x.cost[j]:
            x.change[j] = -1
            if fewest == 0 or x.cost[j] < fewest:
                fewest = x.cost[j]
        elif x.step_of[cell] == j + 1 and x.drawn[cell] != shape + 1:
            x.change[j] = 1
    return fewest


def other_gain(x: Plan, cell: i64, shape: i64) -> i64:
    """What a track is worth to connections that are not planned, but nearly as good."""
    most: i64 = 0
    for k in range(x.n_others):
        gain: i64 = x.slope * x.w[TRACK] // 100 - x.loss[k]
        if gain > most:
            paths = x.paths[x.other[k]]
            if with_track(paths, x.board, x.other_join[k], cell, shape) < paths.cost[x.other_join[k]]:
                most = gain
    return most


def forget_changes(x: Plan) -> None:
    for j in range(MAX_STEPS):
        x.change[j] = 0
