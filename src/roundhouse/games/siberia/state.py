"""Siberia on the contract: each method hands over to the function of its paragraph."""

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.core.rng import Rng
from roundhouse.core.state import CHANCE, OVER, State, View
from roundhouse.core.tables import legal_kinds, pick, total, weights_of_kinds
from roundhouse.games.siberia.act import (
    do_investor,
    do_logistics,
    do_manager,
    do_pass,
    do_resource,
    do_salesman,
    do_step,
    do_stop,
    do_worker,
    legal_acts,
    legal_steps,
    next_turn,
)
from roundhouse.games.siberia.audit import broken_law
from roundhouse.games.siberia.board import SiberiaBoard
from roundhouse.games.siberia.moves import (
    A_CUBE,
    A_DISCARD,
    A_DRAW,
    A_FIND,
    A_FIND_BY_MANAGER,
    A_FIRST,
    A_INVESTOR,
    A_LOGISTICS,
    A_MANAGER,
    A_MOVE,
    A_OPEN,
    A_PASS,
    A_PLACE,
    A_RESEARCH,
    A_RESOURCE,
    A_SALESMAN,
    A_SIDE,
    A_STOP,
    A_WORKER,
    HAND,
    N_AREAS,
    N_COLUMNS,
    N_RESOURCES,
    N_TOKENS,
)
from roundhouse.games.siberia.plan import begin_round, draw_token, legal_places, next_planner, place_token
from roundhouse.games.siberia.position import (
    ACT,
    DRAW,
    END,
    MOVE,
    OPEN,
    PLAN,
    RESEARCH,
    SETUP_CUBES,
    SETUP_FIRST,
    SETUP_SIDES,
    SURPLUS,
    Position,
    pack,
    put_sorted,
    take_over,
    unpack,
)
from roundhouse.games.siberia.research import begin_research, find, legal_finds
from roundhouse.games.siberia.round_end import do_discard, how_it_ends, legal_discards
from roundhouse.games.siberia.setup import (
    choose_first,
    choose_side,
    lay_out,
    next_tile,
    open_investment,
    place_cube,
)
from roundhouse.games.siberia.view import hands_secret, known_to


class Board(SiberiaBoard):
    """The board, with the doors to states and views."""

    def new_state(self) -> State:
        s = SiberiaState(self)
        lay_out(s)
        return s

    def state_from_bytes(self, data: bytes) -> State:
        s = SiberiaState(self)
        unpack(s, data)
        return s

    def view_from_bytes(self, data: bytes) -> View:
        known = SiberiaState(self)
        unpack(known, data[1:])
        return SiberiaView(known, data[0] - 3)


class SiberiaState(Position):
    def actor(self) -> i64:
        phase = self.phase
        if phase >= ACT:
            return i64(OVER) if phase == END else self.turn
        if phase == PLAN:
            return next_planner(self)
        if phase == SETUP_SIDES and not self.map.sides_random:
            return self.turn
        return CHANCE

    def waiting(self, out: vec[i64]) -> i64:
        if self.phase != PLAN:
            who = self.actor()
            if who < 0:
                return 0
            out[0] = who
            return 1
        n: i64 = 0
        for p in range(self.n_players):
            if self.hand_n[p] > 0:
                out[n] = p
                n += 1
        return n

    def legal(self, player: i64, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == PLAN:
            return i64(0) if player < 0 else legal_places(self, player, out)
        if player != self.actor() or phase == END:
            return 0
        if phase == ACT:
            return legal_acts(self, player, out)
        if phase == RESEARCH:
            return legal_finds(self, out)
        if phase == MOVE:
            return legal_steps(self, player, out)
        if phase == SURPLUS:
            return legal_discards(self, player, out)
        return legal_chance(self, out)

    def weights(self, out: vec[i64]) -> i64:
        return chance_weights(self, out) if self.actor() == CHANCE else i64(0)

    def sample_chance(self, rng: Rng, out: vec[i64]) -> i64:
        if self.phase == DRAW:
            return A_DRAW + pick(self.bag, rng.below(self.bag_n))
        if self.phase == SETUP_CUBES:
            return A_CUBE + pick(self.cube_bag, rng.below(total(self.cube_bag, N_RESOURCES)))
        if self.phase == OPEN:
            return A_OPEN + pick(self.stack, rng.below(total(self.stack, N_COLUMNS)))
        return out[rng.below(legal_chance(self, out))]

    def apply(self, player: i64, action: i64) -> None:
        if self.phase >= ACT:
            apply_act(self, player, action)
        elif self.phase == DRAW:
            draw_token(self, action - A_DRAW)
        elif self.phase == PLAN:
            place_token(self, player, (action - A_PLACE) // 3, (action - A_PLACE) % 3)
        else:
            apply_setup(self, action)

    def copy(self) -> State:
        d = SiberiaState(self.map)
        take_over(d, self)
        return d

    def copy_from(self, other: State) -> None:
        assert isinstance(other, SiberiaState)
        take_over(self, other)

    def to_bytes(self) -> bytes:
        return pack(self)

    def score(self, player: i64) -> i64:
        return self.money[player]

    def round(self) -> i64:
        return self.round_no

    def ending(self) -> i64:
        return how_it_ends(self) if self.phase == END else i64(-1)

    def audience(self, player: i64, action: i64) -> i64:
        if self.phase == DRAW:  # SI-R1: the drawer alone sees what is drawn
            return 1 << self.turn
        if self.phase == PLAN:
            return 1 << player
        return (1 << (self.n_players + 1)) - 1

    def concealed(self, player: i64, action: i64) -> bool:
        return self.phase == PLAN  # SI-R16: nor how many tokens the others have placed

    def reveals(self) -> i64:
        return self.round_no - 1 if hands_secret(self) else self.round_no

    def view(self, player: i64) -> View:
        known = SiberiaState(self.map)
        known_to(self, player, known)
        return SiberiaView(known, player)

    def audit(self) -> str:
        return broken_law(self)


class SiberiaView(View):
    """A position with blanks: what the others hold in secret lies in the pool (`bag`) with the true bag."""

    def __init__(self, known: SiberiaState, player: i64) -> None:
        super().__init__(known.map, player)
        self.known: SiberiaState = known

    def to_bytes(self) -> bytes:
        return bytes([self.player + 3]) + pack(self.known)

    def world(self, rng: Rng) -> State:
        s = SiberiaState(self.known.map)
        self.world_into(s, rng)
        return s

    def world_into(self, state: State, rng: Rng) -> None:
        assert isinstance(state, SiberiaState)
        take_over(state, self.known)
        for p in range(state.n_players):
            if p != self.player and hands_secret(state):
                for _ in range(state.hand_n[p]):
                    deal_unseen(state, p, rng)


def deal_unseen(s: SiberiaState, p: i64, rng: Rng) -> None:
    """Give a player one token of the pool; each of its tokens is equally likely."""
    token = pick(s.bag, rng.below(total(s.bag, N_TOKENS)))
    s.bag[token] -= 1
    put_sorted(s.hand, p * HAND, token + 1)


def legal_chance(s: SiberiaState, out: vec[i64]) -> i64:
    """What chance may do now; also the two sides of a tile, whoever chooses."""
    if s.phase == DRAW:
        return legal_kinds(A_DRAW, s.bag, N_TOKENS, out)
    if s.phase == SETUP_CUBES:
        return legal_kinds(A_CUBE, s.cube_bag, N_RESOURCES, out)
    if s.phase == OPEN:
        return legal_kinds(A_OPEN, s.stack, N_COLUMNS, out)
    if s.phase == SETUP_SIDES:
        out[0] = A_SIDE + 2 * next_tile(s)
        out[1] = out[0] + 1
        return 2
    for p in range(s.n_players):
        out[p] = A_FIRST + p
    return s.n_players


def chance_weights(s: SiberiaState, out: vec[i64]) -> i64:
    if s.phase == DRAW:
        return weights_of_kinds(s.bag, N_TOKENS, out)
    if s.phase == SETUP_CUBES:
        return weights_of_kinds(s.cube_bag, N_RESOURCES, out)
    if s.phase == OPEN:
        return weights_of_kinds(s.stack, N_COLUMNS, out)
    n: i64 = s.n_players if s.phase == SETUP_FIRST else i64(2)
    for i in range(n):
        out[i] = 1
    return n


def apply_setup(s: SiberiaState, action: i64) -> None:
    """SI-2, and the opening of an investment after the investor."""
    if s.phase == OPEN:
        row_complete = open_investment(s, action - A_OPEN)
        if s.round_no > 0:
            next_turn(s)
        elif row_complete:
            begin_round(s)
    elif s.phase == SETUP_CUBES:
        place_cube(s, action - A_CUBE)
    elif s.phase == SETUP_SIDES:
        choose_side(s, (action - A_SIDE) // 2, (action - A_SIDE) % 2)
    else:
        choose_first(s, action - A_FIRST)


def apply_act(s: SiberiaState, p: i64, action: i64) -> None:
    """SI-4 and SI-6: the verb is told by the range of the action."""
    if action >= A_DISCARD:
        do_discard(s, p, (action - A_DISCARD) // N_TOKENS, (action - A_DISCARD) % N_TOKENS)
    elif action >= A_RESOURCE:
        do_resource(s, p, (action - A_RESOURCE) // 7, (action - A_RESOURCE) % 7)
    elif action >= A_INVESTOR:
        do_investor(s, p, action - A_INVESTOR)
    elif action >= A_WORKER:
        do_worker(s, p, action - A_WORKER)
    elif action >= A_SALESMAN:
        do_salesman(s, p, action - A_SALESMAN)
    elif action == A_STOP:
        do_stop(s)
    elif action >= A_MOVE:
        do_step(s, p, (action - A_MOVE) // N_AREAS, (action - A_MOVE) % N_AREAS)
    elif action == A_LOGISTICS:
        do_logistics(s, p)
    elif action >= A_MANAGER:
        do_manager(s, p, action - A_MANAGER)
    elif action >= A_FIND:
        by_manager = action >= A_FIND_BY_MANAGER
        place: i64 = action - (A_FIND_BY_MANAGER if by_manager else A_FIND)
        find(s, place // N_AREAS, place % N_AREAS, by_manager)
        if s.phase == ACT:
            next_turn(s)
    elif action == A_RESEARCH:
        begin_research(s, p)
        if s.phase == ACT:
            next_turn(s)
    else:
        assert action == A_PASS
        do_pass(s, p)
