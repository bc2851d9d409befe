"""Steam Power on the contract: each method hands over to the function of its paragraph."""

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.core.rng import Rng
from roundhouse.core.state import CHANCE, OVER, State, View
from roundhouse.core.tables import legal_kinds, pick, total, weights_of_kinds
from roundhouse.games.steam_power.audit import broken_law
from roundhouse.games.steam_power.board import SteamPowerBoard
from roundhouse.games.steam_power.contracts import legal_payments, legal_sources
from roundhouse.games.steam_power.draw import choose_victim, legal_victims
from roundhouse.games.steam_power.memory import Stage, fill_in, stages
from roundhouse.games.steam_power.moves import (
    A_ASIDE,
    A_BRING,
    A_CITY,
    A_DRAW,
    A_ENGINE,
    A_FIRST,
    A_FROM,
    A_PAY,
    N_COLOURS,
)
from roundhouse.games.steam_power.position import (
    ACT,
    ASIDE,
    BAG,
    BONUS,
    BRING,
    DRAW,
    END,
    ENGINE,
    FROM,
    PAY,
    SETUP_CITIES,
    SETUP_DEAL,
    SETUP_FIRST,
    TRACK,
    Position,
    pack,
    take_over,
    unpack,
)
from roundhouse.games.steam_power.score import how_it_ended, rank_of, score_of
from roundhouse.games.steam_power.setup import choose_first, deal, dealt_to, lay_out, place_city
from roundhouse.games.steam_power.turn import (
    act,
    bring_from,
    draw_engine,
    drawn,
    legal_acts,
    legal_bonus,
    legal_next_steps,
    pay,
    set_aside,
)
from roundhouse.games.steam_power.view import known_to


class Board(SteamPowerBoard):
    """The board, with the doors to states and views."""

    def new_state(self) -> State:
        s = SteamPowerState(self)
        lay_out(s)
        return s

    def state_from_bytes(self, data: bytes) -> State:
        s = SteamPowerState(self)
        unpack(s, data)
        return s

    def view_from_bytes(self, data: bytes) -> View:
        known = SteamPowerState(self)
        unpack(known, data[1:])
        return SteamPowerView(known, data[0] - 3)


class SteamPowerState(Position):
    def actor(self) -> i64:
        phase = self.phase
        if phase in (ACT, TRACK, BRING, PAY, BONUS, FROM):
            return self.turn
        return OVER if phase == END else CHANCE

    def legal(self, player: i64, out: vec[i64]) -> i64:
        if player != self.actor():
            return 0
        phase = self.phase
        if phase == ACT:
            return legal_acts(self, out)
        if phase == TRACK:
            return legal_next_steps(self, out)
        if phase == BRING:
            return legal_sources(self, self.company, out)
        if phase == PAY:
            return legal_payments(self, self.company, out)
        if phase == BONUS:
            return legal_bonus(self, out)
        if phase == FROM:
            return legal_victims(self, self.turn, out)
        return i64(0) if phase == END else legal_chance(self, out)

    def weights(self, out: vec[i64]) -> i64:
        if self.phase == SETUP_CITIES:
            return weights_of_kinds(self.tiles_left, N_COLOURS, out)
        if self.phase == ENGINE:
            return weights_of_kinds(self.engines, self.sheet.companies, out)
        if self.actor() != CHANCE:
            return 0
        n = legal_chance(self, out)
        for i in range(n):
            out[i] = 1
        return n

    def sample_chance(self, rng: Rng, out: vec[i64]) -> i64:
        if self.phase == SETUP_CITIES:
            return A_CITY + pick(self.tiles_left, rng.below(total(self.tiles_left, N_COLOURS)))
        if self.phase == ENGINE:
            return A_ENGINE + pick(self.engines, rng.below(total(self.engines, self.sheet.companies)))
        return out[rng.below(legal_chance(self, out))]

    def apply(self, player: i64, action: i64) -> None:
        phase = self.phase
        if phase in (ACT, TRACK, BONUS):
            act(self, action)
        elif phase == BRING:
            bring_from(self, action - A_BRING)
        elif phase == PAY:
            pay(self, action - A_PAY)
        elif phase == DRAW:
            drawn(self, action - A_DRAW)
        elif phase == FROM:
            choose_victim(self, action - A_FROM)
        elif phase == ENGINE:
            draw_engine(self, action - A_ENGINE)
        elif phase == ASIDE:
            set_aside(self, action - A_ASIDE)
        elif phase == SETUP_CITIES:
            place_city(self, action - A_CITY)
        elif phase == SETUP_DEAL:
            deal(self, action - A_DRAW)
        else:
            choose_first(self, action - A_FIRST)

    def copy(self) -> State:
        d = SteamPowerState(self.sheet)
        take_over(d, self)
        return d

    def copy_from(self, other: State) -> None:
        assert isinstance(other, SteamPowerState)
        take_over(self, other)

    def to_bytes(self) -> bytes:
        return pack(self)

    def score(self, player: i64) -> i64:
        return score_of(self, player)

    def rank(self, player: i64) -> i64:
        return rank_of(self, player)

    def round(self) -> i64:
        return self.round_no

    def ending(self) -> i64:
        return how_it_ended(self) if self.phase == END else i64(-1)

    def audience(self, player: i64, action: i64) -> i64:
        if self.phase == SETUP_DEAL:  # SP-R28: the drawer alone sees what is drawn
            return 1 << dealt_to(self)
        if self.phase == DRAW:  # and who is drawn from
            return (1 << self.turn) | (1 << self.victim if self.victim >= 0 else i64(0))
        return (1 << (self.n_players + 1)) - 1

    def view(self, player: i64) -> View:
        known = SteamPowerState(self.sheet)
        known_to(self, player, known)
        return SteamPowerView(known, player)

    def audit(self) -> str:
        return broken_law(self)


class SteamPowerView(View):
    """A position with blanks: of contracts in the bag and in other hands it is not known which is where."""

    def __init__(self, known: SteamPowerState, player: i64) -> None:
        super().__init__(known.sheet, player)
        self.known: SteamPowerState = known
        self.belief: list[Stage] = []  # made when the first world is asked for

    def to_bytes(self) -> bytes:
        return bytes([self.player + 3]) + pack(self.known)

    def world(self, rng: Rng) -> State:
        s = SteamPowerState(self.known.sheet)
        self.world_into(s, rng)
        return s

    def world_into(self, state: State, rng: Rng) -> None:
        assert isinstance(state, SteamPowerState)
        if not self.belief:
            self.belief = stages(self.known, self.player)
        take_over(state, self.known)
        fill_in(state, self.player, self.belief, rng)


def legal_chance(s: SteamPowerState, out: vec[i64]) -> i64:
    """What chance may do now."""
    phase = s.phase
    if phase == DRAW:
        return contracts_at(s, s.victim if s.victim >= 0 else i64(BAG), A_DRAW, out)
    if phase == SETUP_DEAL:
        return contracts_at(s, BAG, A_DRAW, out)
    if phase == ASIDE:
        return contracts_at(s, BAG, A_ASIDE, out)
    if phase == SETUP_CITIES:
        return legal_kinds(A_CITY, s.tiles_left, N_COLOURS, out)
    if phase == ENGINE:
        return legal_kinds(A_ENGINE, s.engines, s.sheet.companies, out)
    assert phase == SETUP_FIRST
    for p in range(s.n_players):
        out[p] = A_FIRST + p
    return s.n_players


def contracts_at(s: SteamPowerState, where: i64, base: i64, out: vec[i64]) -> i64:
    """The contracts in the bag, or in a hand, as actions from `base` on."""
    n: i64 = 0
    for contract in range(s.sheet.n_contracts):
        if s.where[contract] == where:
            out[n] = base + contract
            n += 1
    return n
