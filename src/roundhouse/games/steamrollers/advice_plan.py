"""What a player could still make of a sheet: which connections to build, how strong an engine, how many deliveries.

A plan adds connections one by one, each the best by itself. Points are in hundredths, and so are actions.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.core.tables import zeros
from roundhouse.games.steamrollers.advice_paths import LAYERS, REACH, Explorer, Paths, lay, paths_of, with_track
from roundhouse.games.steamrollers.advice_table import URGENT, urgency
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
from roundhouse.games.steamrollers.moves import CARGO_CITY, COAL, N_CITIES, N_GOODS, N_SHAPES
from roundhouse.games.steamrollers.position import JOINS, Position
from roundhouse.games.steamrollers.tiles import boxes, strength

MAX_STEPS: Final = 4  # connections thought of
STRONGEST: Final = 7
DELIVERIES: Final = 30  # thought of
ROW: Final = DELIVERIES + 1
TABLE: Final = (STRONGEST + 1) * ROW  # for one step: by strength, what so many deliveries bring
POINT: Final = 100
OTHERS: Final = 64
STOCKS: Final = N_CITIES * N_GOODS + 2  # kinds of goods by place, own cargo in the end
KEPT: Final = 64  # plans, a power of 2
UNKNOWN: Final = -1_000_000_000


class Plans:
    """Plans that were made lately, and the scratch tables with which all are made."""

    def __init__(self, board: SteamRollersBoard, weights: vec[i64]) -> None:
        self.board: SteamRollersBoard = board
        self.w: vec[i64] = weights
        self.explorer: Explorer = Explorer(board)
        self.kept: list[Plan | None] = [None for _ in range(KEPT)]
        self.trial: vec[i64] = zeros((MAX_STEPS + 1) * TABLE)  # like `Plan.brings`, after a delivery
        self.value: vec[i64] = zeros(JOINS * LAYERS)  # the plan's worth with each connection as its next
        self.change: vec[i64] = zeros(MAX_STEPS)  # tracks that an action adds to a step or saves
        # the goods that lie ready, kind by kind: how many kinds, where, what, how many, and what they count more
        self.kinds: i64 = 0
        self.origin: vec[i64] = zeros(STOCKS)
        self.good: vec[i64] = zeros(STOCKS)
        self.number: vec[i64] = zeros(STOCKS)
        self.more: vec[i64] = zeros(STOCKS)
        self.reach: vec[i64] = zeros(STOCKS)  # the distances over which each can go, as bits
        self.count: vec[i64] = zeros(STRONGEST + URGENT + 1)
        # which good comes n-th, the rivals' counted
        self.pace: vec[i64] = vec[i64](
            [n * (100 + weights[RIVALS] * (board.n_players - 1)) // 100 for n in range(DELIVERIES)]
        )


class Plan:
    """A plan, and what it was made for. Step 0 is the sheet as it is; step j has the first j connections built."""

    def __init__(self, board: SteamRollersBoard, scratch: Plans) -> None:
        self.board: SteamRollersBoard = board
        self.scratch: Plans = scratch
        self.w: vec[i64] = scratch.w
        self.chart: i64 = -1
        self.boxes: i64 = 0
        self.bonus: i64 = 0  # of tile 4b
        self.actions: i64 = 0
        self.sheet: vec[i64] = zeros(board.n_hexes)
        self.goods: vec[i64] = zeros(N_CITIES * N_GOODS)
        self.cargo: vec[i64] = zeros(2)
        self.weakest: i64 = 0  # of the engine, and
        self.strongest: i64 = 0  # the most that the actions allow
        self.most: i64 = 0  # deliveries that they allow
        self.n_steps: i64 = 0
        self.join: vec[i64] = zeros(MAX_STEPS)  # a place in `Paths.cost`
        self.cost: vec[i64] = zeros(MAX_STEPS)
        self.paths: list[Paths] = []  # of each step
        self.drawn: vec[i64] = zeros(board.n_hexes)  # the sheet with the plan on it
        self.step_of: vec[i64] = zeros(board.n_hexes)  # 1 + the step that draws on a hex
        self.tracks: vec[i64] = zeros(MAX_STEPS + 1)
        self.points: vec[i64] = zeros(MAX_STEPS + 1)
        self.joins: vec[i64] = zeros((MAX_STEPS + 1) * JOINS)
        self.routes: vec[i64] = zeros((MAX_STEPS + 1) * JOINS)
        self.brings: vec[i64] = zeros((MAX_STEPS + 1) * TABLE)
        self.urgency: vec[i64] = zeros(N_CITIES)  # what a good counts more, by its city
        self.slope: i64 = 0  # what one action more or less is worth
        self.n_others: i64 = 0
        self.other: vec[i64] = zeros(OTHERS)  # connections that would have done as well, nearly: the step,
        self.other_join: vec[i64] = zeros(OTHERS)  # the place in `Paths.cost`,
        self.loss: vec[i64] = zeros(OTHERS)  # and how much worse
        # what is to be had with an action less after a track, by hex and shape, and after a delivery; UNKNOWN at first
        self.after_track: vec[i64] = zeros(board.n_hexes * N_SHAPES)
        self.after_delivery: vec[i64] = zeros(STOCKS)


def plan_for(x: Plans, s: Position, p: i64, actions: i64) -> Plan:
    """The plan of a player with so many actions left. It is good until the next one is asked for."""
    crossed = boxes(s, p)
    bonus: i64 = strength(s, p) - crossed
    track = s.track
    goods = s.goods
    base: i64 = p * x.board.n_hexes
    code: i64 = ((s.chart * 8 + crossed) * 2 + bonus) * 100_000 + actions
    for cell in range(base, base + x.board.n_hexes):
        code = (code * 1000003 + track[cell]) & 0xFFFFFFFF
    for i in range(N_CITIES * N_GOODS):
        code = (code * 1000003 + goods[i]) & 0xFFFFFFFF
    slot: i64 = (code >> 12) % KEPT
    plan = x.kept[slot]
    if plan is None:
        plan = Plan(x.board, x)
        x.kept[slot] = plan
    elif plan.boxes == crossed and plan.bonus == bonus and same(plan, s, p, actions):
        return plan
    make(plan, s, p, actions)
    return plan


def make(x: Plan, s: Position, p: i64, actions: i64) -> None:
    remember(x, s, p, actions)
    start(x, s, p)
    x.n_others = 0
    while x.n_steps < MAX_STEPS and add_step(x):
        pass
    x.slope = worth(x, x.brings, actions, x.boxes) - worth(x, x.brings, max(0, actions - 100), x.boxes)


def same(x: Plan, s: Position, p: i64, actions: i64) -> bool:
    if x.chart != s.chart or x.actions != actions:
        return False
    sheet = x.sheet
    track = s.track
    base: i64 = p * x.board.n_hexes
    for cell in range(x.board.n_hexes):
        if sheet[cell] != track[base + cell]:
            return False
    here = x.goods
    there = s.goods
    for i in range(N_CITIES * N_GOODS):
        if here[i] != there[i]:
            return False
    return x.cargo[0] == s.cargo[2 * p] and x.cargo[1] == s.cargo[2 * p + 1]


def remember(x: Plan, s: Position, p: i64, actions: i64) -> None:
    x.chart = s.chart
    x.actions = actions
    x.boxes = boxes(s, p)
    x.bonus = strength(s, p) - x.boxes
    base: i64 = p * x.board.n_hexes
    x.sheet = s.track[base : base + x.board.n_hexes]
    x.drawn = x.sheet[:]
    for cell in range(x.board.n_hexes):
        x.step_of[cell] = 0
    x.goods = s.goods[:]
    x.cargo[0] = s.cargo[2 * p]
    x.cargo[1] = s.cargo[2 * p + 1]
    look_ahead(x)
    after = x.after_track
    for i in range(len(after)):
        after[i] = UNKNOWN
    for i in range(STOCKS):
        x.after_delivery[i] = UNKNOWN


def look_ahead(x: Plan) -> None:
    """Which rows of the tables will be asked for, and how far: one box may be crossed without an action."""
    x.weakest = min(STRONGEST, x.boxes + x.bonus)
    n: i64 = x.boxes + 1
    left: i64 = x.actions
    while n < 6 and left >= 0:
        left -= x.w[ENGINE] + x.w[ENGINE_LATE] * max(0, n - 2)
        n += 1
    x.strongest = min(STRONGEST, n + x.bonus)
    x.most = min(DELIVERIES, max(0, x.actions) // x.w[DELIVER] + 1)


def start(x: Plan, s: Position, p: i64) -> None:
    """Step 0: what there is."""
    x.n_steps = 0
    x.paths = []
    x.tracks[0] = 0
    x.points[0] = 0
    forget_changes(x)
    for i in range(JOINS):
        x.joins[i] = s.joins[p * JOINS + i]
        x.routes[i] = s.routes[p * JOINS + i]
    for city in range(N_CITIES):
        x.urgency[city] = urgency(s, city, x.w)
    look_at_goods(x, -1)
    fill(x, 0, x.brings)


def add_step(x: Plan) -> bool:
    """Add the connection that makes the plan best; False when none makes it better."""
    j = x.n_steps
    paths = paths_of(x.scratch.explorer, x.chart, x.drawn)
    x.paths.append(paths)
    values = x.scratch.value
    base: i64 = worth(x, x.brings, x.actions, x.boxes)
    most: i64 = base
    chosen: i64 = -1
    rate: i64 = 0
    for i in range(JOINS * LAYERS):
        cost: i64 = paths.cost[i]
        values[i] = 0
        if i // LAYERS // N_CITIES >= i // LAYERS % N_CITIES or cost == 0 or cost > REACH:
            continue
        if (i % LAYERS == 0 and paths.cost[i + 1] <= cost) or (x.tracks[j] + cost) * x.w[TRACK] > x.actions:
            continue
        join_up(x, j, i, cost)
        value = worth_at(x, x.brings, j + 1, x.actions, x.boxes, 0)
        values[i] = value
        if (value - base) * 100 // (cost + x.w[START_COST]) > rate:
            rate = (value - base) * 100 // (cost + x.w[START_COST])
            most = value
            chosen = i
    for i in range(JOINS * LAYERS):
        if (
            i != chosen
            and values[i] > base - x.w[NEARLY]
            and most - values[i] < x.w[NEARLY]
            and values[i] > 0
            and x.n_others < OTHERS
        ):
            x.other[x.n_others] = j
            x.other_join[x.n_others] = i
            x.loss[x.n_others] = max(0, most - values[i])
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
    y = x.scratch
    kinds: i64 = 0
    for i in range(N_CITIES * N_GOODS):
        n: i64 = x.goods[i]
        if i == gone:
            n -= 1
        if n > 0:
            y.origin[kinds] = i // N_GOODS
            y.good[kinds] = i % N_GOODS
            y.number[kinds] = n
            y.more[kinds] = x.urgency[i // N_GOODS]
            kinds += 1
    for slot in range(2):
        if x.cargo[slot] > 0 and N_CITIES * N_GOODS + slot != gone:
            y.origin[kinds] = CARGO_CITY + slot
            y.good[kinds] = x.cargo[slot] - 1
            y.number[kinds] = 1
            y.more[kinds] = 0
            kinds += 1
    y.kinds = kinds


def fill(x: Plan, j: i64, table: vec[i64]) -> None:
    """What so many deliveries count, the best first; rivals take some of the goods in between. Only what may be asked
    for: see `look_ahead`."""
    y = x.scratch
    count = y.count
    reach = y.reach
    number = y.number
    more = y.more
    pace = y.pace
    kinds: i64 = y.kinds
    most: i64 = x.most
    for d in range(STRONGEST + URGENT + 1):
        count[d] = 0
    for k in range(kinds):
        bits: i64 = reach_of(x, j, y.origin[k], y.good[k])
        best: i64 = x.weakest
        while best > 0 and (bits >> best) & 1 == 0:
            best -= 1
        if best > 0:
            count[best + more[k]] += number[k]
        reach[k] = bits
    for power in range(max(1, x.weakest), x.strongest + 1):
        if power > x.weakest:
            for k in range(kinds):
                if (reach[k] >> power) & 1 != 0:
                    best = power - 1
                    while best > 0 and (reach[k] >> best) & 1 == 0:
                        best -= 1
                    if best > 0:
                        count[best + more[k]] -= number[k]
                    count[power + more[k]] += number[k]
        row: i64 = j * TABLE + power * ROW
        counts: i64 = power + URGENT
        passed: i64 = count[counts]
        total: i64 = 0
        table[row] = 0
        for n in range(most):
            while counts > 0 and pace[n] >= passed:
                counts -= 1
                passed += count[counts]
            total += POINT * counts
            table[row + n + 1] = total


def reach_of(x: Plan, j: i64, origin: i64, good: i64) -> i64:
    """The distances over which a good can go, as bits."""
    bits: i64 = 0
    routes = x.routes
    row: i64 = j * JOINS + origin * N_CITIES
    for goal in range(N_CITIES):
        if good == COAL or home_of(goal) == good:
            bits |= routes[row + goal]
    return bits


def worth(x: Plan, table: vec[i64], actions: i64, crossed: i64) -> i64:
    """What is still to be had with so many actions and so many boxes crossed, following the plan as far as it pays."""
    most: i64 = 0
    saved: i64 = 0
    for j in range(x.n_steps + 1):
        if j > 0:
            saved -= x.scratch.change[j - 1]
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
        x.scratch.change[j] = 0
        if with_track(x.paths[j], x.board, x.join[j], cell, shape) < x.cost[j]:
            x.scratch.change[j] = -1
            if fewest == 0 or x.cost[j] < fewest:
                fewest = x.cost[j]
        elif x.step_of[cell] == j + 1 and x.drawn[cell] != shape + 1:
            x.scratch.change[j] = 1
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
        x.scratch.change[j] = 0
