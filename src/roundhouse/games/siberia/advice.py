"""Strategy advice for Siberia, in dollars: what a position is worth to a player, term by term.

The greedy player tries each legal action and takes the one after which its own position is worth most. Each function
below is one piece of advice; its numbers are in WEIGHTS, found by play of the advice against variants of itself.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.core.rng import Rng
from roundhouse.core.state import Advisor, State, View, buffer
from roundhouse.games.siberia.act import legal_steps, price_at
from roundhouse.games.siberia.moves import (
    HAND,
    INVESTMENT,
    INVESTOR,
    LOGISTICS,
    MANAGER,
    N_AREAS,
    N_COLUMNS,
    N_PERSONS,
    N_PLACES,
    N_RESOURCES,
    N_SLOTS,
    SALESMAN,
    SPACES,
    TO_RESEARCH,
    VLADIVOSTOK,
    WORKER,
    token_resource,
)
from roundhouse.games.siberia.position import MOVE, PLAN, Position
from roundhouse.games.siberia.round_end import BY_BOTH, how_it_ends
from roundhouse.games.siberia.state import SiberiaState, SiberiaView

TERMS: Final = ("money", "sales", "people", "investments", "places", "markets", "research", "rivals")

# the numbers of the advice, in dollars or percent
READY_EMPTY: Final = 0  # how likely a column is performed with no space filled, percent
READY_HALF: Final = 1
READY_FULL: Final = 2
HOPE: Final = 3  # a column without cubes to mine, percent of one cube's price
FOR_MANAGER: Final = 4
FOR_EXIT: Final = 5  # logistics, for each worker still in Vladivostok
FOR_MOVE: Final = 6  # logistics, for each other worker
FOR_SALESMAN: Final = 7
FOR_WORKER: Final = 8
FOR_INVESTOR: Final = 9
INVEST_RESOURCE: Final = 10
INVEST_LOGISTICS: Final = 11
INVEST_PERSON: Final = 12
ON_MAP: Final = 13  # a worker in Siberia or Vladivostok
OUTSIDE: Final = 14  # an area with an own worker, besides: going out must promise more than this
CUBES_NEAR: Final = 15  # percent of what the best area one step away would bring
FIND_TOKEN: Final = 16  # a token in research, which also brings the end nearer
FIND: Final = 17  # percent of the price of a cube that research could bring to an own worker
RIVAL: Final = 18  # percent of what a rival could sell
WEIGHTS: Final = (9, 24, 67, 28, 450, 700, 130, 590, 1000, 610, 840, 2200, 1200, 910, -600, 2, -250, 15, 42)
CLEAR_LEAD: Final = 12000


class SiberiaAdvisor(Advisor):
    """Looks one action ahead."""

    def __init__(self, weights: tuple[int, ...] = WEIGHTS) -> None:
        self.eye: Eye = Eye(weights)

    def choose(self, view: View, rng: Rng) -> i64:
        assert isinstance(view, SiberiaView)
        out = buffer(view.board)
        n = view.known.legal(view.player, out)
        after = SiberiaState(view.known.map)
        best: i64 = out[0]
        most: i64 = 0
        for i in range(n):
            after.copy_from(view.known)
            after.apply(view.player, out[i])
            walk_on(self.eye, after, view.player)
            x = value(self.eye, after, view.player)
            if i == 0 or x > most:
                most = x
                best = out[i]
        return best

    def worth(self, view: View, action: i64) -> i64:
        assert isinstance(view, SiberiaView)
        after = SiberiaState(view.known.map)
        after.copy_from(view.known)
        after.apply(view.player, action)
        walk_on(self.eye, after, view.player)
        return value(self.eye, after, view.player) - value(self.eye, view.known, view.player)

    def clear_lead(self, state: State) -> i64:
        return CLEAR_LEAD

    def estimate(self, state: State, player: i64) -> i64:
        assert isinstance(state, SiberiaState)
        return value(self.eye, state, player)

    def terms(self, state: State, player: i64) -> list[int]:
        """What each piece of advice says of the position as it is, in the order of TERMS."""
        assert isinstance(state, SiberiaState)
        look(self.eye, state, player)
        return [100 * term(self.eye, k) for k in range(len(TERMS))]


def walk_on(eye: "Eye", s: SiberiaState, p: i64) -> None:
    """Logistics is judged by where it can lead: make the steps that are left, each the best by itself."""
    if s.phase != MOVE:
        return
    out = buffer(s.board)
    after = SiberiaState(s.map)
    while s.phase == MOVE and s.turn == p:
        n = legal_steps(s, p, out)
        best: i64 = out[n - 1]
        most: i64 = value(eye, s, p)
        for i in range(n - 1):
            after.copy_from(s)
            after.apply(p, out[i])
            x = value(eye, after, p)
            if x > most:
                most = x
                best = out[i]
        s.apply(p, best)


class Eye:
    """A look at a position through one player's interests: what every term needs, reckoned once."""

    def __init__(self, weights: tuple[int, ...]) -> None:
        self.w: vec[i64] = vec[i64]([weights[i] for i in range(len(weights))])
        self.s: Position | None = None
        self.p: i64 = 0
        self.last: bool = False  # nothing that needs another round is worth anything
        self.left: i64 = 0  # how much of the game is still to come, percent
        self.price: vec[i64] = vec[i64]([0, 0, 0, 0, 0])  # the best the player's salesmen get
        self.at_hand: vec[i64] = vec[i64]([0, 0, 0, 0, 0])  # cubes that somebody's workers could mine


def look(eye: Eye, s: Position, p: i64) -> None:
    eye.s = s
    eye.p = p
    how = how_it_ends(s) if s.round_no > 0 else i64(-1)
    eye.last = s.phase != PLAN and (0 <= how <= BY_BOTH or s.round_no >= s.map.round_limit)
    empty: i64 = 0
    for r in range(N_RESOURCES):
        if s.supply[r] == 0:
            empty += 33
        eye.price[r] = best_price(s, p, r)
    gone: i64 = max(s.n_closed * 12, empty)
    eye.left = i64(0) if eye.last or gone > 100 else 100 - gone


def value(eye: Eye, s: Position, p: i64) -> i64:
    """What the position is worth to a player."""
    look(eye, s, p)
    x: i64 = 0
    for k in range(8):
        x += term(eye, k)
    return x


def term(eye: Eye, k: i64) -> i64:
    """The k-th piece of advice, in the order of TERMS."""
    s = eye.s
    assert s is not None
    if k == 0:
        return s.money[eye.p]
    if k == 1:
        return sales(eye, s)
    if k == 2:
        return people(eye, s)
    if k == 3:
        return investments(eye, s)
    if k == 4:
        return places(eye, s)
    if k == 5:
        return markets(s)
    if k == 6:
        return research_plans(eye, s)
    return rivals(eye, s)


def best_price(s: Position, p: i64, r: i64) -> i64:
    """What the player's salesmen can get for a cube."""
    best: i64 = 0
    for slot in range(N_SLOTS):
        if s.salesmen[p * N_SLOTS + slot] > 0 and (slot == 0 or s.active[slot - 1] >= 0):
            x = price_at(s, slot, r)
            if x > best:
                best = x
    return best


def ready(eye: Eye, s: Position, column: i64) -> i64:
    """How likely the column's action is, in percent; in the last round only what is complete counts."""
    filled: i64 = s.load[eye.p * N_COLUMNS + column]
    if filled < 2 and eye.last:
        return 0
    return eye.w[READY_EMPTY + filled]


def count_at_hand(eye: Eye, s: Position, p: i64) -> None:
    """By resource, how many cubes the player's workers could mine."""
    n = eye.at_hand
    for r in range(N_RESOURCES):
        n[r] = 0
    for a in range(N_AREAS):
        if s.workers[p * N_PLACES + a] > 0:
            cubes: i64 = s.cubes[a]
            for r in range(N_RESOURCES):
                n[r] += (cubes >> r) & 1


def sales(eye: Eye, s: Position) -> i64:
    """Let many workers stand where a resource is that you can sell dear, and fill its column."""
    x: i64 = 0
    count_at_hand(eye, s, eye.p)
    for r in range(N_RESOURCES):
        cubes: i64 = 100 * eye.at_hand[r] + eye.w[HOPE]
        x += cubes * eye.price[r] * ready(eye, s, N_PERSONS + r)
    return x // 10000


def people(eye: Eye, s: Position) -> i64:
    """Persons are means: logistics while workers wait to go out, worker and salesman while pawns are in the pool,
    investors early."""
    if eye.last:
        return 0
    p = eye.p
    inside: i64 = s.workers[p * N_PLACES + VLADIVOSTOK]
    outside: i64 = 0
    for a in range(N_AREAS):
        outside += s.workers[p * N_PLACES + a]
    x: i64 = eye.w[FOR_MANAGER] * ready(eye, s, MANAGER)
    x += (eye.w[FOR_EXIT] * inside + eye.w[FOR_MOVE] * outside) * ready(eye, s, LOGISTICS)
    if s.pool[p] > 0:
        x += eye.w[FOR_SALESMAN] * ready(eye, s, SALESMAN) + eye.w[FOR_WORKER] * ready(eye, s, WORKER)
    x += eye.w[FOR_INVESTOR] * eye.left // 100 * ready(eye, s, INVESTOR)
    return x // 100


def investments(eye: Eye, s: Position) -> i64:
    """An investment saves a token every time: most where you sell most, and the earlier the better."""
    x: i64 = 0
    for column in range(N_COLUMNS):
        if s.space[eye.p * SPACES + 2 * column] == INVESTMENT:
            if column >= N_PERSONS:
                x += eye.w[INVEST_RESOURCE] + eye.price[column - N_PERSONS]
            else:
                x += eye.w[INVEST_LOGISTICS if column == LOGISTICS else INVEST_PERSON]
    return x * eye.left // 100


def places(eye: Eye, s: Position) -> i64:
    """Bring workers to Siberia; send them out where there is much to mine, not merely to be out."""
    if eye.last:
        return 0
    x: i64 = 0
    for place in range(N_PLACES):
        n = s.workers[eye.p * N_PLACES + place]
        if n > 0:
            x += n * eye.w[ON_MAP] + (eye.w[OUTSIDE] if place != VLADIVOSTOK else i64(0))
            best: i64 = 0
            for a in range(N_AREAS):
                if (s.reach[place] >> a) & 1 != 0 and s.workers[eye.p * N_PLACES + a] == 0:
                    best = max(best, cubes_worth(eye, s.cubes[a]))
            x += best * eye.w[CUBES_NEAR] // 100
    return x


def cubes_worth(eye: Eye, cubes: i64) -> i64:
    """What the cubes of an area would bring at the player's prices."""
    x: i64 = 0
    for r in range(N_RESOURCES):
        if (cubes >> r) & 1 != 0:
            x += eye.price[r]
    return x


def markets(s: Position) -> i64:
    """Choosing sides, open the markets that pay most for what lies on the map."""
    if s.round_no > 0:
        return 0
    x: i64 = 0
    for slot in range(1, N_SLOTS):
        for r in range(N_RESOURCES):
            if s.active[slot - 1] >= 0:
                for a in range(N_AREAS):
                    x += price_at(s, slot, r) * ((s.cubes[a] >> r) & 1)
    return x


def research_plans(eye: Eye, s: Position) -> i64:
    """Research to bring a cube to an own worker whose area lacks it; otherwise keep the token for a column."""
    x: i64 = 0
    for i in range(eye.p * HAND, eye.p * HAND + HAND):
        planned: i64 = s.plan[i] - 1
        if planned >= 0 and planned % 3 == TO_RESEARCH:
            r: i64 = token_resource(planned // 3)
            x += eye.w[FIND_TOKEN]
            if r >= 0 and s.supply[r] > 0 and lacked(s, eye.p, r):
                x += eye.price[r] * ready(eye, s, N_PERSONS + r) * eye.w[FIND] // 10000
    return x


def lacked(s: Position, p: i64, r: i64) -> bool:
    """Whether an own worker stands in an area without this resource."""
    for a in range(N_AREAS):
        if s.workers[p * N_PLACES + a] > 0 and (s.cubes[a] >> r) & 1 == 0:
            return True
    return False


def rivals(eye: Eye, s: Position) -> i64:
    """Do not feed the others: what they could sell counts against you, a little."""
    x: i64 = 0
    for q in range(s.n_players):
        if q != eye.p:
            count_at_hand(eye, s, q)
            for r in range(N_RESOURCES):
                n: i64 = eye.at_hand[r]
                if n > 0:
                    x += n * best_price(s, q, r)
    return -x * eye.w[RIVAL] // (100 * (s.n_players - 1))
