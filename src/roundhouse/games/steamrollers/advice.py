"""Strategy advice for SteamRollers, in hundredths of points: what a player who acts so may expect to end with.

Each decision is judged by the plan (`advice_plan`): what an action brings at once, and what is still to be had after it
with one action less.
"""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.core.rng import Rng
from roundhouse.core.state import Advisor, Board, State, View, buffer
from roundhouse.games.steamrollers.advice_plan import (
    POINT,
    UNKNOWN,
    Plan,
    Plans,
    fill,
    forget_changes,
    look_at_goods,
    other_gain,
    plan_for,
    weigh_track,
    worth,
)
from roundhouse.games.steamrollers.advice_table import (
    TURN,
    actions_left,
    eva_gains,
    giving_up,
    hastens,
    orders_worth,
    rounds_left,
    taking,
)
from roundhouse.games.steamrollers.advice_terms import sober, terms_of
from roundhouse.games.steamrollers.advice_weights import (
    BESIDES,
    CARGO_WORTH,
    EAGER,
    HURRY,
    HURRY_SOLO,
    LEFT_DIE,
    OTHER,
    SEIZE,
    SOON,
    WEIGHTS,
)
from roundhouse.games.steamrollers.deliver import distance
from roundhouse.games.steamrollers.moves import (
    A_CHOOSE,
    A_CHOOSE_TWO,
    A_DELIVER,
    A_DONE,
    A_ENGINE,
    A_EVA_BLOCK,
    A_EVA_REROLL,
    A_LEAVE,
    A_ORDER,
    A_PASS,
    A_REROLL,
    A_SEIZE,
    A_SET_BY_1,
    A_SET_BY_5,
    A_START_CARGO,
    A_START_POINTS,
    A_START_TILE,
    A_START_TRACK,
    A_TILE,
    A_TRACK,
    A_TURN,
    A_USE,
    CARGO,
    FACES,
    N_CITIES,
    N_GOODS,
    N_LOADS,
    N_SHAPES,
    TILE_1,
    TILE_2,
    TILE_3,
    TILE_4,
    TILE_5,
    TILE_6,
    VARIANTS,
    kind_of,
)
from roundhouse.games.steamrollers.network import joined_by
from roundhouse.games.steamrollers.position import ACT, AFTER, JOINS
from roundhouse.games.steamrollers.score import score_of
from roundhouse.games.steamrollers.state import SteamRollersState, SteamRollersView
from roundhouse.games.steamrollers.tiles import use
from roundhouse.games.steamrollers.turn import legal_acts

NEVER: Final = -1_000_000
CLEAR_LEAD: Final = 500  # alone
LEAD: Final = 120.0  # against others: times the root of the rounds to come
SURPRISES: Final = 2.5  # and of so many more, for what the last round may still bring


class SteamRollersAdvisor(Advisor):
    """Looks to the end of the own turn."""

    def __init__(self, board: Board, weights: tuple[int, ...] = WEIGHTS) -> None:
        s = board.new_state()
        assert isinstance(s, SteamRollersState)
        self.w: vec[i64] = vec[i64]([weights[i] for i in range(len(weights))])
        self.plans: Plans = Plans(s.sheet, self.w)
        calm = sober(weights)
        self.calm: Plans = Plans(s.sheet, vec[i64]([calm[i] for i in range(len(calm))]))  # for estimates
        self.out: vec[i64] = buffer(board)
        self.acts: vec[i64] = buffer(board)
        self.trial: SteamRollersState = s
        self.changed: SteamRollersState = SteamRollersState(s.sheet)
        self.second: SteamRollersState = SteamRollersState(s.sheet)
        self.best: i64 = 0  # the action that `best_act` found

    def choose(self, view: View, rng: Rng) -> i64:
        assert isinstance(view, SteamRollersView)
        if view.known.phase == ACT and view.known.die != 0:
            best_act(self, view.known, view.player, True)
            return self.best
        n = view.known.legal(view.player, self.out)
        actions = actions_left(view.known, view.player, self.w)
        chosen: i64 = self.out[0]
        most: i64 = NEVER
        for i in range(n):
            x = value(self, view.known, view.player, self.out[i], actions)
            if x > most:
                most = x
                chosen = self.out[i]
        return chosen

    def worth(self, view: View, action: i64) -> i64:
        assert isinstance(view, SteamRollersView)
        return value(self, view.known, view.player, action, actions_left(view.known, view.player, self.w))

    def clear_lead(self, state: State) -> i64:
        """How the points at the end differ from the estimates, in greedy games: the more, the more rounds are left."""
        assert isinstance(state, SteamRollersState)
        if state.sheet.solo:
            return CLEAR_LEAD
        return i64(LEAD * sqrt(SURPRISES + float(rounds_left(state, self.w) - TURN) / float(TURN)))

    def unit(self) -> i64:
        return POINT

    def estimate(self, state: State, player: i64) -> i64:
        expected: i64 = 0
        for x in self.terms(state, player):
            expected += x
        return expected

    def terms(self, state: State, player: i64) -> list[int]:
        assert isinstance(state, SteamRollersState)
        actions = actions_left(state, player, self.w)
        return terms_of(plan_for(self.calm, state, player, actions), state, player, actions, self.w)


def value(a: SteamRollersAdvisor, s: SteamRollersState, p: i64, action: i64, actions: i64) -> i64:
    """What a legal action promises to a player with so many actions left; the phase says what is asked."""
    if action < A_CHOOSE:
        return value_of_start(a, s, p, action, actions)
    if action < A_CHOOSE_TWO:
        return value_of_die(a, s, p, action - A_CHOOSE + 1)
    if action < A_SEIZE:
        return value_of_two(a, s, p, (action - A_CHOOSE_TWO) // FACES + 1, (action - A_CHOOSE_TWO) % FACES + 1)
    if action <= A_LEAVE:
        return value_of_seizing(a, s, p) if action < A_LEAVE else i64(0)
    if A_ORDER <= action < A_PASS or action >= A_DONE:
        return value_of_answer(a, s, p, action)
    if action < A_SET_BY_1:
        return value_of_use(a, s, p, action - A_USE + 1)
    if action < A_TRACK:
        return value_of_change(a, s, p, action)
    return value_of_act(a, plan_for(a.plans, s, p, actions), s, p, action)


def value_of_answer(a: SteamRollersAdvisor, s: SteamRollersState, p: i64, action: i64) -> i64:
    """Orders are handed in when the action is done, the best first; Eva is stopped where it helps."""
    if action < A_PASS:
        if s.phase != AFTER:
            return NEVER + 1
        order: i64 = (action - A_ORDER) // 6
        after = a.trial
        after.copy_from(s)
        after.apply(p, action)
        return POINT * s.sheet.order_points[2 * order + s.offer[order]] + orders_worth(after, p, -1, a.w) // 10
    if action in (A_EVA_REROLL, A_EVA_BLOCK):
        cost: i64 = eva_gains(s, s.eva_die, a.w) - giving_up(s, TILE_2, a.w)
        if action == A_EVA_BLOCK:
            return cost - POINT
        average: i64 = 0
        for face in range(1, FACES + 1):
            average += eva_gains(s, face, a.w)
        return cost - average // FACES
    return 0


def value_of_die(a: SteamRollersAdvisor, s: SteamRollersState, p: i64, face: i64) -> i64:
    """The best that can be done with a die, changed by tiles or not."""
    after = a.second
    after.copy_from(s)
    after.dice[face - 1] -= 1
    after.phase = ACT
    after.die = face
    return best_act(a, after, p, True)


def value_of_two(a: SteamRollersAdvisor, s: SteamRollersState, p: i64, low: i64, high: i64) -> i64:
    """The better order of two dice; alone, Eva gets the third."""
    after = a.second
    after.copy_from(s)
    after.dice[low - 1] -= 1
    after.dice[high - 1] -= 1
    after.phase = ACT
    cost: i64 = 0
    if s.sheet.solo:
        for face in range(1, FACES + 1):
            if after.dice[face - 1] > 0:
                cost = eva_gains(s, face, a.w) * a.w[LEFT_DIE] // 100
    else:
        cost = giving_up(s, TILE_2, a.w)
        use(after, TILE_2)
    after.die = low
    after.first_die = high
    x = value_of_both(a, after, p)
    if low != high:
        after.copy_from(s)
        after.dice[low - 1] -= 1
        after.dice[high - 1] -= 1
        after.phase = ACT
        if not s.sheet.solo:
            use(after, TILE_2)
        after.die = high
        after.first_die = low
        x = max(x, value_of_both(a, after, p))
    return x - cost


def value_of_both(a: SteamRollersAdvisor, after: SteamRollersState, p: i64) -> i64:
    """With one die in use and another to follow: do what is best with the first, then see what the second is good for.
    Uses up `after`, which is `a.second`."""
    for _ in range(3):
        best_act(a, after, p, True)
        if a.best == A_REROLL:
            return best_act(a, after, p, False)
        after.apply(p, a.best)
        if a.best >= A_TRACK:
            break
    if after.phase != ACT:
        return POINT * score_of(after, p)
    return best_act(a, after, p, True)


def value_of_use(a: SteamRollersAdvisor, s: SteamRollersState, p: i64, face: i64) -> i64:
    after = a.second
    after.copy_from(s)
    after.apply(p, A_USE + face - 1)
    return value_of_both(a, after, p)


def value_of_seizing(a: SteamRollersAdvisor, s: SteamRollersState, p: i64) -> i64:
    """Seize a die that is worth more than any that would be left."""
    here = value_of_die_for(a, s, p, s.first_die)
    rest: i64 = NEVER
    for face in range(1, FACES + 1):
        if s.dice[face - 1] > 0:
            rest = max(rest, value_of_die_for(a, s, p, face))
    return here - rest - giving_up(s, TILE_2, a.w) - a.w[SEIZE]


def value_of_die_for(a: SteamRollersAdvisor, s: SteamRollersState, p: i64, face: i64) -> i64:
    """The best a player could do with a die if it were the own turn."""
    after = a.second
    after.copy_from(s)
    after.turn = p
    after.seats = (p - s.first + s.n_players) % s.n_players
    after.phase = ACT
    after.first_die = 0
    after.used = 0
    after.fresh = 0
    after.die = face
    return best_act(a, after, p, True)


def best_act(a: SteamRollersAdvisor, s: SteamRollersState, p: i64, changes: bool) -> i64:
    """The value of the best action with the die in use, which is left in `a.best`."""
    n = legal_acts(s, p, a.acts)
    acts = a.acts[:n]
    most: i64 = NEVER
    best: i64 = A_PASS
    first: i64 = 0
    while first < n and acts[first] < A_TRACK:
        if changes:
            x = value_of_change(a, s, p, acts[first])
            if x > most:
                most = x
                best = acts[first]
        first += 1
    plan = plan_for(a.plans, s, p, actions_left(s, p, a.w))
    for i in range(first, n):
        action = acts[i]
        if not A_ORDER <= action < A_PASS:
            x = value_of_act(a, plan, s, p, action)
            if x > most:
                most = x
                best = action
    a.best = best
    return most


def value_of_act(a: SteamRollersAdvisor, plan: Plan, s: SteamRollersState, p: i64, action: i64) -> i64:
    """What an action with the die in use promises, other than changing the die."""
    after: i64 = plan.actions - TURN
    x: i64 = POINT * score_of(s, p)
    if action < A_ENGINE:
        cell: i64 = (action - A_TRACK) // N_SHAPES
        shape: i64 = (action - A_TRACK) % N_SHAPES
        if kind_of(shape) == s.hidden:
            x -= giving_up(s, TILE_6, a.w)
        if plan.after_track[action - A_TRACK] == UNKNOWN:
            plan.after_track[action - A_TRACK] = value_of_track(a, plan, s, p, cell, shape, after)
        return x + plan.after_track[action - A_TRACK] + orders_worth(s, p, -1, a.w)
    if action < A_DELIVER:
        if plan.boxes >= 3:
            x += POINT
        return x + worth(plan, plan.brings, after, plan.boxes + 1) + orders_worth(s, p, -1, a.w)
    if action < A_TILE:
        return x + value_of_delivery(a, plan, s, p, action)
    x += worth(plan, plan.brings, after, plan.boxes) + orders_worth(s, p, -1, a.w)
    return x + taking(s, p, action - A_TILE, plan.actions, a.w) if action < A_ORDER else x


def value_of_track(
    a: SteamRollersAdvisor, plan: Plan, s: SteamRollersState, p: i64, cell: i64, shape: i64, after: i64
) -> i64:
    """A track that brings a planned connection nearer, or completes one that was not planned."""
    fewest = weigh_track(plan, cell, shape)
    x = worth(plan, plan.brings, after, plan.boxes)
    forget_changes(plan)
    x += other_gain(plan, cell, shape) * a.w[OTHER if fewest == 0 else BESIDES] // 100
    if fewest != 0:
        x += a.w[SOON] // fewest
    join = joined_by(s, p, cell, shape)
    if join != 0 and fewest == 0:
        x += POINT * (join // JOINS)
    return x


def value_of_delivery(a: SteamRollersAdvisor, plan: Plan, s: SteamRollersState, p: i64, action: i64) -> i64:
    """The distance now, and what the goods that stay promise."""
    code: i64 = action - A_DELIVER
    variant: i64 = code % VARIANTS
    load: i64 = code // VARIANTS % N_LOADS
    origin: i64 = code // VARIANTS // N_LOADS // N_CITIES
    goal: i64 = code // VARIANTS // N_LOADS % N_CITIES
    x: i64 = (POINT + a.w[EAGER]) * (distance(s, p, origin, goal, variant) + variant // 2)
    if variant > 1 or origin != s.die - 1:
        x -= giving_up(s, TILE_3, a.w)
    if variant % 2 == 1:
        x -= giving_up(s, TILE_4, a.w)
    good: i64 = load - CARGO if load >= CARGO else load
    stock: i64 = N_CITIES * N_GOODS + origin - 2 if load >= CARGO else origin * N_GOODS + load
    if plan.after_delivery[stock] == UNKNOWN:
        look_at_goods(plan, stock)
        for j in range(plan.n_steps + 1):
            fill(plan, j, a.plans.trial)
        plan.after_delivery[stock] = worth(plan, a.plans.trial, plan.actions - TURN, plan.boxes)
    if load < CARGO and hastens(s, origin):
        x += a.w[HURRY_SOLO if s.sheet.solo else HURRY] + POINT * plan.urgency[origin]
    return x + plan.after_delivery[stock] + orders_worth(s, p, good, a.w)


def value_of_change(a: SteamRollersAdvisor, s: SteamRollersState, p: i64, action: i64) -> i64:
    """Tiles 1 and 5: the best that the changed die allows, or the average of what a reroll may bring."""
    tile: i64 = TILE_1 if action < A_SET_BY_5 else TILE_5
    cost: i64 = giving_up(s, tile, a.w) + 1
    if action == A_REROLL:
        total: i64 = 0
        for face in range(1, FACES + 1):
            total += value_of_face(a, s, p, tile, face)
        return total // FACES - cost
    face = FACES + 1 - s.die
    if action < A_SET_BY_5:
        face = action - A_SET_BY_1 + 1
    elif action < A_TURN:
        face = action - A_SET_BY_5 + 1
    return value_of_face(a, s, p, tile, face) - cost


def value_of_face(a: SteamRollersAdvisor, s: SteamRollersState, p: i64, tile: i64, face: i64) -> i64:
    after = a.changed
    after.copy_from(s)
    use(after, tile)
    after.die = face
    return best_act(a, after, p, False)


def value_of_start(a: SteamRollersAdvisor, s: SteamRollersState, p: i64, action: i64, actions: i64) -> i64:
    """SR-8.3: which starting tile; all come for free."""
    plan = plan_for(a.plans, s, p, actions)
    if action < A_START_TRACK:
        return worth(plan, plan.brings, actions, plan.boxes + 1)
    if action < A_START_POINTS:
        cell: i64 = (action - A_START_TRACK) // N_SHAPES
        return value_of_track(a, plan, s, p, cell, (action - A_START_TRACK) % N_SHAPES, actions)
    x = worth(plan, plan.brings, actions, plan.boxes)
    if action == A_START_POINTS:
        return x + 2 * POINT
    if action < A_START_CARGO:
        return x + taking(s, p, action - A_START_TILE, actions, a.w)
    return x + a.w[CARGO_WORTH]
