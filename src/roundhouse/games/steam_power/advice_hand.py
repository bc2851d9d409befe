"""What money and the contracts in hand are worth to a company, at the prices at which it can get resources."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.core.tables import zeros
from roundhouse.games.steam_power.advice_weights import (
    ACTION,
    BONUS,
    DEBT,
    DOLLAR_FEW,
    DOLLAR_MANY,
    DOLLAR_RICH,
    DOLLAR_SOME,
    FEW,
    FUTURE,
    MANY,
    N_SHARES,
    PACE,
    PER_CONTRACT,
    SHARES,
    SOME,
    SPAN,
)
from roundhouse.games.steam_power.contracts import MOST_NEEDED, PURCHASE, cheapest, least_cost
from roundhouse.games.steam_power.moves import MAX_CONTRACTS, N_RESOURCES
from roundhouse.games.steam_power.network import distances
from roundhouse.games.steam_power.position import HIDDEN, Position
from roundhouse.games.steam_power.score import DOLLARS
from roundhouse.games.steam_power.track import purse
from roundhouse.games.steam_power.turn import ACTIONS, ENGINES_DRAWN, SOLO_TURNS

LOOSE: Final = 12  # at the end: a dollar that may yet become part of a point


class Ways:
    """By hex and edge: what is left to do from there, how many pieces of track that is, and to which group."""

    def __init__(self, size: int) -> None:
        self.rest: vec[i64] = zeros(size)
        self.tiles: vec[i64] = zeros(size)
        self.group: vec[i64] = zeros(size)


class Eye:
    """The numbers of an advisor, and what it sees of a position before it looks at single actions."""

    def __init__(self, weights: tuple[int, ...], hexes: int, groups: int) -> None:
        self.weights: vec[i64] = vec[i64](weights)
        self.holder: i64 = 0  # whose money and contracts
        self.company: i64 = 0
        self.money: i64 = 0
        self.rounds: i64 = 0  # that will still be played, in hundredths
        self.room: i64 = 0  # contracts that can still be fulfilled
        self.away: vec[i64] = vec[i64]()
        self.prices: vec[i64] = vec[i64]()
        self.now: i64 = 0  # the worth of the hand at these prices
        self.good: i64 = 0  # contracts in it that are worth their action
        self.best: vec[i64] = zeros(N_SHARES)
        self.hand: vec[i64] = zeros(MAX_CONTRACTS)  # the contracts
        self.hand_n: i64 = 0
        # a plan of track: by group what it is worth to reach it, by hex and edge what is left to do from there
        self.goals: vec[i64] = zeros(groups)
        self.most: i64 = 0
        self.factories: vec[i64] = zeros(N_RESOURCES)  # by colour: a factory's worth, where it alone changes prices
        self.ways: vec[i64] = zeros(6 * hexes)
        self.queue: vec[i64] = zeros(6 * hexes)
        self.waiting: vec[i64] = zeros(6 * hexes)
        self.fits: vec[i64] = zeros(hexes)  # by hex: the shapes there is room for
        self.price: vec[i64] = zeros(hexes)  # and what a piece of track takes there
        self.tiles: vec[i64] = zeros(6 * hexes)  # how many pieces of track that is
        self.reach: i64 = 0  # for how many there is time
        # before the first connection, by hex and edge: the best way, the best to another group, and where they lead
        self.first: Ways = Ways(6 * hexes)
        self.second: Ways = Ways(6 * hexes)


def look(eye: Eye, s: Position, c: i64) -> None:
    """See what a company can get, and what its hand is worth."""
    eye.company = c
    eye.holder = purse(s, c)
    eye.rounds = rounds_left(eye, s)
    eye.room = contracts_left(eye, s)
    eye.reach = tiles_left(eye, s)
    eye.money = s.money[eye.holder]
    eye.hand_n = 0
    for contract in range(s.sheet.n_contracts):
        if s.where[contract] == eye.holder:
            eye.hand[eye.hand_n] = contract
            eye.hand_n += 1
    eye.away = distances(s, c)
    eye.prices = cheapest(s, c, eye.away)
    eye.now = hand_worth(eye, s, eye.prices)
    eye.good = 0
    for i in range(eye.hand_n):
        if contract_worth(eye, s, eye.hand[i], eye.prices) > 0:
            eye.good += 1


def rounds_left(eye: Eye, s: Position) -> i64:
    """SP-3.2: how many rounds will still begin, in hundredths, by what the leader still has to fulfil."""
    if s.sheet.solo:
        return 100 * (SOLO_TURNS - s.round_no)
    if s.last != 0:
        return 0
    most: i64 = 0
    for p in range(s.n_players):
        most = max(most, s.fulfilled[p])
    left: i64 = (s.sheet.target() - most) * eye.weights[PACE]
    if s.sheet.round_limit > 0:
        left = min(left, 100 * (s.sheet.round_limit - s.round_no))
    return left


def actions_here(s: Position) -> i64:
    """How many actions are left in this turn, with the one that is being taken."""
    return 1 + ENGINES_DRAWN - s.seats if s.sheet.solo else ACTIONS - s.actions


def contracts_left(eye: Eye, s: Position) -> i64:
    """How many contracts there is still time for; at least those that can be fulfilled this very turn."""
    here = actions_here(s)
    actions = eye.rounds * (ENGINES_DRAWN if s.sheet.solo else ACTIONS) + 100 * here
    return max(actions // eye.weights[PER_CONTRACT], min(here, 2))


def tiles_left(eye: Eye, s: Position) -> i64:
    """How many pieces of track a company will still have time for."""
    if s.sheet.solo:
        return 2 * (1 + s.engines[eye.company] + 2 * (SOLO_TURNS - s.round_no)) - s.steps
    return 2 * (ACTIONS - s.actions) + 2 * ACTIONS * eye.rounds // 100 - s.steps


def spread(eye: Eye) -> i64:
    """How much of what pays over time will still be paid, percent."""
    return min(100, eye.rounds // eye.weights[SPAN])


def money_worth(eye: Eye, dollars: i64) -> i64:
    """The first dollars make things possible; at the end five are a point (SP-3.3)."""
    w = eye.weights
    if dollars < 0:
        return w[DEBT] * dollars
    if eye.rounds == 0:
        return 100 * (dollars // DOLLARS) + LOOSE * (dollars % DOLLARS)
    few: i64 = min(dollars, FEW)
    some: i64 = min(dollars, SOME)
    many: i64 = min(dollars, MANY)
    rich: i64 = DOLLAR_RICH * (dollars - many)
    return w[DOLLAR_FEW] * few + w[DOLLAR_SOME] * (some - few) + w[DOLLAR_MANY] * (many - some) + rich


def contract_worth(eye: Eye, s: Position, contract: i64, prices: vec[i64]) -> i64:
    """Its points, reward and bonus, less what it costs and the action."""
    after: i64 = eye.money - least_cost(s, contract, prices)
    bonus: i64 = eye.weights[BONUS + s.sheet.bonus[contract]] * spread(eye) // 100
    missing: i64 = money_worth(eye, after) if after < 0 else i64(0)  # must be earned first
    return (
        100 * s.sheet.points[contract]
        + money_worth(eye, max(after, 0) + s.sheet.reward[contract])
        + missing
        - money_worth(eye, eye.money)
        + bonus
        - eye.weights[ACTION]
    )


def hand_worth(eye: Eye, s: Position, prices: vec[i64]) -> i64:
    """All contracts in hand, the best first, as many as there is time for; and cheap resources for those to come."""
    best = eye.best
    n: i64 = 0
    for i in range(eye.hand_n):
        worth = contract_worth(eye, s, eye.hand[i], prices)
        at: i64 = min(n, N_SHARES - 1)
        if worth > 0 and (n < N_SHARES or worth > best[at]):
            while at > 0 and best[at - 1] < worth:
                best[at] = best[at - 1]
                at -= 1
            best[at] = worth
            n = min(n + 1, N_SHARES)
    total: i64 = 0
    for i in range(min(n, eye.room)):
        total += best[i] * eye.weights[SHARES + i] // 100
    return total + future_worth(eye, prices)


def unseen_worth(eye: Eye, s: Position) -> i64:
    """What a contract that is drawn will be worth, on average over those that were not seen yet."""
    total: i64 = 0
    unseen: i64 = 0
    for contract in range(s.sheet.n_contracts):
        if s.where[contract] == HIDDEN:
            total += max(contract_worth(eye, s, contract, eye.prices), 0)
            unseen += 1
    return total // unseen if unseen > 0 else i64(0)


def future_worth(eye: Eye, prices: vec[i64]) -> i64:
    """Every colour will be needed: the first two resources of each, the cheaper the better."""
    saved: i64 = 0
    for colour in range(N_RESOURCES):
        for i in range(colour * MOST_NEEDED, colour * MOST_NEEDED + 2):
            saved += PURCHASE - min(prices[i], PURCHASE)
    return saved * eye.weights[FUTURE] * spread(eye) // 100


def with_more(prices: vec[i64], colour: i64, price: i64, cubes: i64) -> vec[i64]:
    """The prices when there are so many more resources of a colour at a price."""
    more = prices[:]
    first: i64 = colour * MOST_NEEDED
    for _ in range(min(cubes, MOST_NEEDED)):
        at: i64 = first + MOST_NEEDED - 1
        if more[at] <= price:
            break
        while at > first and more[at - 1] > price:
            more[at] = more[at - 1]
            at -= 1
        more[at] = price
    return more
