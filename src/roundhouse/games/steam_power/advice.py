"""Advice for Steam Power: what each action is worth to a company, in hundredths of points.

The greedy player does what is worth most. Contracts are worth their points, their reward and what they save; factories
and connections what they do for the contracts in hand; track what the best city ahead is worth, less the way there.
"""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.core.rng import Rng
from roundhouse.core.state import Advisor, Board, State, View, buffer
from roundhouse.core.tables import zeros
from roundhouse.games.steam_power.advice_hand import (
    Eye,
    actions_here,
    contract_worth,
    hand_worth,
    look,
    money_worth,
    rounds_left,
    unseen_worth,
)
from roundhouse.games.steam_power.advice_plan import (
    NO_WAY,
    beyond,
    factory_worth,
    find_all_ways,
    find_goals,
    find_ways,
    survey,
    toll,
    ways_from,
)
from roundhouse.games.steam_power.advice_terms import terms_of, worth_of_position
from roundhouse.games.steam_power.advice_weights import (
    ACTION,
    DOLLAR_SOME,
    DRAWN,
    N_SHARES,
    TILE,
    WEIGHTS,
)
from roundhouse.games.steam_power.contracts import MISSING, price_from, ways_to_pay
from roundhouse.games.steam_power.draw import DRAWS
from roundhouse.games.steam_power.factory import CUBES
from roundhouse.games.steam_power.moves import (
    A_BONUS_FACTORY,
    A_BRING,
    A_CONTRACTS,
    A_END,
    A_FACTORY,
    A_FROM,
    A_FULFIL,
    A_MONEY,
    A_PAY,
    A_SKIP,
    A_TRACK,
    MOST,
    N_SHAPES,
)
from roundhouse.games.steam_power.network import share
from roundhouse.games.steam_power.position import BONUS, TRACK
from roundhouse.games.steam_power.score import score_of
from roundhouse.games.steam_power.state import SteamPowerState, SteamPowerView
from roundhouse.games.steam_power.track import (
    ENDS,
    FIRST_END,
    last_shape,
    opposite,
    other_end,
    remove_last,
    start_edges,
)

POINT: Final = 100
CLEAR_LEAD: Final = 8 * POINT  # alone
LEAD_OF_A_ROUND: Final = 180.0  # one round before the end
FLIPS: Final = 150  # the last resource of a factory: its two points, now
POOR: Final = -(1 << 30)  # never, if there is anything else


class SteamPowerAdvisor(Advisor):
    """Weighs all legal actions by themselves."""

    def __init__(self, board: Board, weights: tuple[int, ...] = WEIGHTS) -> None:
        fresh = board.new_state()
        assert isinstance(fresh, SteamPowerState)
        self.eye: Eye = Eye(weights, fresh.sheet.n_hexes, fresh.sheet.n_groups)
        self.scratch: SteamPowerState = fresh
        self.out: vec[i64] = buffer(board)
        self.more: vec[i64] = buffer(board)
        self.worths: vec[i64] = zeros(len(self.out))
        self.n: i64 = 0
        self.seen: View | None = None  # the view that was weighed last

    def choose(self, view: View, rng: Rng) -> i64:
        self.weigh(view)
        best: i64 = 0
        for i in range(self.n):
            if self.worths[i] > self.worths[best]:
                best = i
        return self.out[best]

    def worth(self, view: View, action: i64) -> i64:
        self.weigh(view)
        for i in range(self.n):
            if self.out[i] == action:
                return self.worths[i]
        return POOR

    def weigh(self, view: View) -> None:
        """The worth of every legal action of a view."""
        if self.seen is view:
            return
        assert isinstance(view, SteamPowerView)
        s = view.known
        self.seen = view
        self.n = s.legal(view.player, self.out)
        if self.n < 2:
            self.worths[0] = 0
            return
        look(self.eye, s, s.company)
        track: i64 = 0  # where it begins in the list
        while track < self.n and self.out[track] < A_TRACK:
            self.worths[track] = self.worth_of(s, self.out[track])
            track += 1
        if track < self.n:
            find_goals(self.eye, s)
            survey(self.eye, s)
            self.weigh_track(s, track)

    def weigh_track(self, s: SteamPowerState, first: i64) -> None:
        """SP-4: steps from the city where the chain began; before the first, from each city in turn."""
        c = s.company
        if s.chain[c] > 0 or s.network[c] != 0:
            home: i64 = s.sheet.group[s.chain_site[c]] if s.chain[c] > 0 else -1
            find_ways(self.eye, s, home)
            for i in range(first, self.n):
                if self.out[i] < s.sheet.a_remove:
                    self.worths[i] = step_worth(self.eye, s, self.out[i])
            if self.out[self.n - 1] >= s.sheet.a_remove:
                self.worths[self.n - 1] = self.removal_worth(s, first)
            return
        find_all_ways(self.eye, s)
        for group in range(s.sheet.n_groups):
            found: bool = False
            for i in range(first, self.n):
                if s.sheet.group[home_of(s, self.out[i])] == group:
                    if not found:
                        found = True
                        ways_from(self.eye, group)
                    self.worths[i] = step_worth(self.eye, s, self.out[i])

    def worth_of(self, s: SteamPowerState, action: i64) -> i64:
        eye = self.eye
        if action in (A_END, A_SKIP):
            return 0
        if action == A_MONEY:
            return earning_worth(eye, s, s.sheet.money_action)
        if action >= A_FROM:
            return score_of(s, action - A_FROM)
        if action == A_CONTRACTS:
            return new_contracts_worth(eye, s)
        if action >= A_PAY:
            return payment_worth(s, eye.company, action - A_PAY)
        if action >= A_BRING:
            return source_worth(eye, s, action - A_BRING)
        if action >= A_FULFIL:
            return contract_worth(eye, s, action - A_FULFIL, eye.prices)
        if action >= A_BONUS_FACTORY:
            site: i64 = (action - A_BONUS_FACTORY) // MOST
            # more than the usual number only helps when it is used up
            fit: i64 = (action - A_BONUS_FACTORY) % MOST + 1
            odd: i64 = fit - CUBES if fit > CUBES else CUBES - fit
            return factory_here(eye, s, site) - 5 * odd
        return factory_here(eye, s, action - A_FACTORY) - eye.weights[ACTION]

    def removal_worth(self, s: SteamPowerState, first: i64) -> i64:
        """SP-4.6: where there is no way on, going back is worth what can be done from there."""
        nothing: i64 = -2 * self.eye.weights[ACTION]
        for i in range(first, self.n - 1):
            if self.worths[i] > nothing:
                return nothing
        if beyond(self.eye, s, s.chain_hex[s.company], s.chain_edge[s.company]) < NO_WAY:
            return nothing  # there is one, once it can be paid for
        after = self.scratch
        after.copy_from(s)
        remove_last(after, s.company)
        return way_back_worth(self.eye, after, self.more)

    def clear_lead(self, state: State) -> i64:
        """How the points at the end differ from the estimates, in greedy games: the more, the more rounds are left."""
        assert isinstance(state, SteamPowerState)
        if state.sheet.solo:
            return CLEAR_LEAD
        return i64(LEAD_OF_A_ROUND * sqrt(max(1.0, float(rounds_left(self.eye, state)) / 100.0)))

    def unit(self) -> i64:
        return POINT

    def estimate(self, state: State, player: i64) -> i64:
        """The points so far, and what else tells how the game will end."""
        assert isinstance(state, SteamPowerState)
        self.look_at(state, player)
        return worth_of_position(self.eye, state, player)

    def terms(self, state: State, player: i64) -> list[int]:
        assert isinstance(state, SteamPowerState)
        self.look_at(state, player)
        return terms_of(self.eye, state, player)

    def look_at(self, s: SteamPowerState, player: i64) -> None:
        """SP-9: alone, the company whose turn it is stands for the player."""
        self.seen = None
        look(self.eye, s, s.company if s.sheet.solo and s.company >= 0 else player)


def home_of(s: SteamPowerState, action: i64) -> i64:
    """The city where the chain begins that a piece of track belongs to."""
    b = s.sheet
    c = s.company
    if s.chain[c] > 1 or (s.chain[c] == 1 and action < b.a_replace):
        return s.chain_site[c]
    i: i64 = (action - A_TRACK) % (N_SHAPES * b.n_hexes)
    h: i64 = i // N_SHAPES
    start: i64 = FIRST_END[i % N_SHAPES]
    if (start_edges(s, c, h) >> start) & 1 == 0:
        start = other_end(i % N_SHAPES, start)
    return b.next[6 * h + start] - b.n_hexes


def step_worth(eye: Eye, s: SteamPowerState, action: i64) -> i64:
    """A piece of track: what the best goal ahead is worth, less the way that is left."""
    b = s.sheet
    c = eye.company
    i: i64 = (action - A_TRACK) % (N_SHAPES * b.n_hexes)
    h: i64 = i // N_SHAPES
    shape: i64 = i % N_SHAPES
    replaced: bool = action >= b.a_replace
    home: i64 = home_of(s, action)
    start: i64 = 0
    if s.chain[c] > 0 and not replaced:
        start = opposite(s.chain_edge[c])
    elif s.chain[c] > 1:
        start = other_end(last_shape(s, c), s.chain_edge[c])
    else:
        while b.next[6 * h + start] != b.n_hexes + home or (ENDS[shape] >> start) & 1 == 0:
            start += 1
    worth = promise(eye, s, home, beyond(eye, s, h, other_end(shape, start)))
    if replaced:  # it must bring the goal nearer than it is; the ways were found for the group of the chain's home
        now = promise(eye, s, s.chain_site[c], beyond(eye, s, s.chain_hex[c], s.chain_edge[c]))
        if worth <= now + eye.weights[TILE] or b.group[home] != b.group[s.chain_site[c]]:
            return -2 * eye.weights[ACTION]
    elif worth > 0:
        worth -= toll(eye, s, h)
    free: bool = s.phase in (TRACK, BONUS)  # the action is spent already
    return worth - (i64(0) if free else eye.weights[TILE])


def promise(eye: Eye, s: SteamPowerState, home: i64, rest: i64) -> i64:
    """What a chain leads to, less the way that is left. The first connection brings both its cities."""
    if rest == NO_WAY:
        return -2 * eye.weights[ACTION]
    return eye.most - rest + (eye.goals[s.sheet.group[home]] if s.network[eye.company] == 0 else i64(0))


def way_back_worth(eye: Eye, s: SteamPowerState, out: vec[i64]) -> i64:
    """What can be done after the last piece of a chain was removed; that took a step, too."""
    c = s.company
    find_goals(eye, s)
    survey(eye, s)
    find_ways(eye, s, s.sheet.group[s.chain_site[c]] if s.chain[c] > 0 else i64(-1))
    best: i64 = -2 * eye.weights[ACTION]
    s.phase = TRACK
    for i in range(s.legal(s.turn, out)):
        if out[i] >= A_TRACK and out[i] < s.sheet.a_replace:
            best = max(best, step_worth(eye, s, out[i]) - 2 * eye.weights[TILE])
    return best


def earning_worth(eye: Eye, s: SteamPowerState, dollars: i64) -> i64:
    """Money, by itself and for the contracts that it brings within reach."""
    gain = money_worth(eye, eye.money + dollars) - money_worth(eye, eye.money)
    eye.money += dollars
    gain += hand_worth(eye, s, eye.prices) - eye.now
    eye.money -= dollars
    return gain - eye.weights[ACTION]


def factory_here(eye: Eye, s: SteamPowerState, site: i64) -> i64:
    """A factory where one may stand now; its resources may be out of reach."""
    way: i64 = eye.away[s.sheet.group[site]]
    return factory_worth(eye, s, site, eye.prices, eye.now, way - 1 if way > 0 else i64(MISSING))


def new_contracts_worth(eye: Eye, s: SteamPowerState) -> i64:
    """Two contracts, the more welcome the fewer are in hand, if there is time for them."""
    if eye.rounds == 0 and actions_here(s) == 1:
        return -eye.weights[ACTION]  # nobody will fulfil them
    worth = unseen_worth(eye, s)
    total: i64 = 0
    for i in range(eye.good, eye.good + DRAWS):
        if i < N_SHARES and i < eye.room:
            total += worth * eye.weights[DRAWN + i] // 100
    return total - (i64(0) if s.phase == BONUS else eye.weights[ACTION])


def payment_worth(s: SteamPowerState, c: i64, number: i64) -> i64:
    """Let the weaker rivals earn."""
    split: i64 = ways_to_pay(s, c, s.source)[number]
    worth: i64 = 0
    for other in range(s.sheet.companies):
        worth -= share(split, other) * score_of(s, other)
    return worth


def source_worth(eye: Eye, s: SteamPowerState, site: i64) -> i64:
    """The cheapest resource; best one that flips a city of one's own (SP-3.3), and none that flips a rival's."""
    worth: i64 = -eye.weights[DOLLAR_SOME] * price_from(s, eye.company, site, eye.away)
    own: bool = s.sheet.solo or s.factory[site] == 1 + eye.company
    last: bool = s.stock[site] == 1
    if own:
        return worth + (i64(FLIPS) if last else MOST - s.stock[site])
    return worth - (FLIPS // (s.n_players - 1) if last else i64(0))
