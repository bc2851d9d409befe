"""SteamRollers on the contract: each method hands over to the function of its paragraph."""

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.core.rng import Rng
from roundhouse.core.state import CHANCE, NOBODY, OVER, State, View
from roundhouse.core.tables import legal_kinds, pick, weights_of_kinds
from roundhouse.games.steamrollers.audit import broken_law
from roundhouse.games.steamrollers.board import SteamRollersBoard
from roundhouse.games.steamrollers.eva import (
    answer_block,
    answer_reroll,
    begin_eva,
    give_back,
    mark,
    rightmost,
    roll_again,
    take_good,
)
from roundhouse.games.steamrollers.moves import (
    A_BLACK,
    A_CHART,
    A_DONE,
    A_EVA,
    A_EVA_BLOCK,
    A_EVA_REROLL,
    A_FIRST,
    A_GOOD,
    A_LEAVE,
    A_MARK,
    A_OFFER,
    A_ORDER,
    A_RETURN,
    A_ROLL,
    A_SEIZE,
    A_SIDE,
    A_TAKE,
    FACES,
    N_CHARTS,
    N_COLOURS,
    N_GOODS,
    N_KINDS,
    TILE_2,
)
from roundhouse.games.steamrollers.orders import do_order, may_order
from roundhouse.games.steamrollers.position import (
    ACT,
    AFTER,
    CHOOSE,
    END,
    EVA_ASKED,
    EVA_BLOCKED,
    EVA_RETURN,
    EVA_ROLL,
    EVA_TAKE,
    REROLL,
    ROLL,
    ROLL_BLACK,
    SEIZE,
    SETUP_CHART,
    SETUP_EVA,
    SETUP_FIRST,
    SETUP_GOODS,
    SETUP_OFFERS,
    SETUP_SIDES,
    START,
    Position,
    pack,
    take_over,
    unpack,
)
from roundhouse.games.steamrollers.score import how_it_ended, rank_of, rival_rank, score_of
from roundhouse.games.steamrollers.setup import (
    choose_chart,
    choose_first,
    choose_offer,
    choose_side,
    do_start,
    lay_out,
    legal_starts,
    place_good,
    place_mark,
)
from roundhouse.games.steamrollers.turn import (
    apply_act,
    apply_choice,
    legal_acts,
    legal_after,
    legal_choices,
    next_turn,
    reroll,
    roll_black,
    roll_white,
)


class Board(SteamRollersBoard):
    """The board, with the doors to states and views."""

    def new_state(self) -> State:
        s = SteamRollersState(self)
        lay_out(s)
        return s

    def state_from_bytes(self, data: bytes) -> State:
        s = SteamRollersState(self)
        unpack(s, data)
        return s

    def view_from_bytes(self, data: bytes) -> View:
        known = SteamRollersState(self)
        unpack(known, data[1:])
        return SteamRollersView(known, data[0] - 3)


class SteamRollersState(Position):
    def actor(self) -> i64:
        phase = self.phase
        if phase in (CHOOSE, ACT, AFTER, START):
            return self.turn
        if phase == SEIZE:
            return self.owner[TILE_2]
        if phase in (EVA_ASKED, EVA_BLOCKED):
            return self.turn
        return OVER if phase == END else CHANCE

    def legal(self, player: i64, out: vec[i64]) -> i64:
        if player != self.actor():
            return 0
        phase = self.phase
        if phase == ACT:
            return legal_acts(self, player, out)
        if phase == CHOOSE:
            return legal_choices(self, player, out)
        if phase == AFTER:
            return legal_after(self, player, out)
        if phase == START:
            return legal_starts(self, out)
        if phase == SEIZE:
            out[0] = A_SEIZE + self.first_die - 1
            out[1] = A_LEAVE
            return 2
        if phase in (EVA_ASKED, EVA_BLOCKED):
            out[0] = A_EVA_REROLL if phase == EVA_ASKED else A_EVA_BLOCK
            out[1] = out[0] + 1
            return 2
        return i64(0) if phase == END else legal_chance(self, out)

    def weights(self, out: vec[i64]) -> i64:
        if self.phase == SETUP_GOODS:
            return weights_of_kinds(self.bag, N_COLOURS, out)
        if self.actor() != CHANCE:
            return 0
        n = legal_chance(self, out)
        for i in range(n):
            out[i] = 1
        return n

    def sample_chance(self, rng: Rng, out: vec[i64]) -> i64:
        if self.phase == ROLL:
            return A_ROLL + rng.below(FACES)
        if self.phase == SETUP_GOODS:
            return A_GOOD + pick(self.bag, rng.below(self.bag_n))
        return out[rng.below(legal_chance(self, out))]

    def apply(self, player: i64, action: i64) -> None:
        phase = self.phase
        if phase == ROLL:
            roll_white(self, action - A_ROLL)
        elif phase in (CHOOSE, SEIZE):
            apply_choice(self, player, action)
        elif phase == ACT:
            apply_act(self, player, action)
            after_action(self)
        elif phase == ROLL_BLACK:
            roll_black(self, action - A_BLACK)
        elif phase == AFTER:
            if action != A_DONE:
                do_order(self, player, (action - A_ORDER) // 6, (action - A_ORDER) % 6)
            end_turn(self)
        elif phase == REROLL:
            reroll(self, action - A_ROLL)
        elif phase < ROLL:
            apply_setup(self, player, action)
        else:
            apply_eva(self, action)

    def copy(self) -> State:
        d = SteamRollersState(self.sheet)
        take_over(d, self)
        return d

    def copy_from(self, other: State) -> None:
        assert isinstance(other, SteamRollersState)
        take_over(self, other)

    def to_bytes(self) -> bytes:
        return pack(self)

    def score(self, player: i64) -> i64:
        return score_of(self, player)

    def rank(self, player: i64) -> i64:
        return rank_of(self, player)

    def rival(self) -> i64:
        return rival_rank(self) if self.sheet.solo else i64(NOBODY)

    def round(self) -> i64:
        return self.round_no

    def ending(self) -> i64:
        return how_it_ended(self) if self.phase == END else i64(-1)

    def view(self, player: i64) -> View:
        known = SteamRollersState(self.sheet)
        take_over(known, self)  # SR-R25: nothing is hidden but dice and draws to come
        return SteamRollersView(known, player)

    def audit(self) -> str:
        return broken_law(self)


class SteamRollersView(View):
    """SR-R25: nothing is hidden, so a view is the position, seen by somebody."""

    def __init__(self, known: SteamRollersState, player: i64) -> None:
        super().__init__(known.sheet, player)
        self.known: SteamRollersState = known

    def to_bytes(self) -> bytes:
        return bytes([self.player + 3]) + pack(self.known)

    def world(self, rng: Rng) -> State:
        return self.known.copy()

    def world_into(self, state: State, rng: Rng) -> None:
        state.copy_from(self.known)


def legal_chance(s: SteamRollersState, out: vec[i64]) -> i64:
    """What chance may do now; the steps of Eva have one way each."""
    phase = s.phase
    if phase in (ROLL, REROLL, EVA_ROLL):
        return run(A_ROLL, FACES, out)
    if phase == ROLL_BLACK:
        return run(A_BLACK, N_KINDS, out)
    if phase == SETUP_GOODS:
        return legal_kinds(A_GOOD, s.bag, N_COLOURS, out)
    if phase == SETUP_SIDES:
        return run(A_SIDE + 2 * s.drawn, 2, out)
    if phase == SETUP_OFFERS:
        return run(A_OFFER + 2 * s.drawn, 2, out)
    if phase == SETUP_CHART:
        return run(A_CHART, N_CHARTS, out)
    if phase == SETUP_EVA:
        return run(A_EVA, FACES, out)
    if phase == SETUP_FIRST:
        return run(A_FIRST, s.n_players, out)
    city: i64 = s.eva_die - 1
    if phase == EVA_RETURN:
        return run(A_RETURN + city, 1, out)
    if phase == EVA_TAKE:
        return run(A_TAKE + N_GOODS * city + s.row[rightmost(s, city)] - 1, 1, out)
    return run(A_MARK + city, 1, out)


def run(base: i64, count: i64, out: vec[i64]) -> i64:
    """So many actions in a row."""
    for i in range(count):
        out[i] = base + i
    return count


def after_action(s: SteamRollersState) -> None:
    """A turn without anything left to decide ends by itself."""
    if s.phase == AFTER and not may_order(s, s.turn):
        end_turn(s)


def end_turn(s: SteamRollersState) -> None:
    if s.sheet.solo:
        begin_eva(s)
    else:
        next_turn(s)


def apply_setup(s: SteamRollersState, player: i64, action: i64) -> None:
    phase = s.phase
    if phase == SETUP_GOODS:
        place_good(s, action - A_GOOD)
    elif phase == SETUP_SIDES:
        choose_side(s, (action - A_SIDE) // 2, (action - A_SIDE) % 2)
    elif phase == SETUP_OFFERS:
        choose_offer(s, (action - A_OFFER) // 2, (action - A_OFFER) % 2)
    elif phase == SETUP_CHART:
        choose_chart(s, action - A_CHART)
    elif phase == SETUP_EVA:
        place_mark(s, action - A_EVA)
    elif phase == START:
        do_start(s, player, action)
    else:
        choose_first(s, action - A_FIRST)


def apply_eva(s: SteamRollersState, action: i64) -> None:
    phase = s.phase
    if phase == EVA_ASKED:
        answer_reroll(s, action == A_EVA_REROLL)
    elif phase == EVA_ROLL:
        roll_again(s, action - A_ROLL)
    elif phase == EVA_RETURN:
        give_back(s, action - A_RETURN)
    elif phase == EVA_BLOCKED:
        answer_block(s, action == A_EVA_BLOCK)
    elif phase == EVA_TAKE:
        take_good(s, (action - A_TAKE) // N_GOODS)
    else:
        mark(s, action - A_MARK)
