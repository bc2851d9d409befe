"""The toy of the battery, as far as it is played: its rules are in `toy.md`, what it says is in `toy.py`."""

from __future__ import annotations

from hashlib import sha256

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.core.options import Options
from roundhouse.core.rng import Rng
from roundhouse.core.state import CHANCE, OVER, SPECTATOR, Board, State, View

RANKS, PIPS = 3, (3, 2, 1)
LAY, TAKE, LEAVE, OBJECT, LET, DRAW, ROLL, N_ACTIONS = 0, 3, 4, 5, 6, 7, 10, 13
DEALING, LAYING, ROLLING, OBJECTING, TAKING, DONE = range(6)
BANK = 60


class ToyBoard(Board):
    def __init__(self, players: int, options: Options, state: type[ToyState], view: type[ToyView]) -> None:
        digest = sha256(f"{players} {options}".encode()).digest()[:8]
        super().__init__("toy", players, N_ACTIONS, N_ACTIONS, digest)
        self.state_type, self.view_type = state, view  # a planted fault has its own
        self.deck = (5, 4, 3) if options["deck"] == "short" else (8, 6, 4)
        self.goal = int(options["goal"])

    def new_state(self) -> ToyState:
        return self.state_type(self)

    def state_from_bytes(self, data: bytes) -> ToyState:
        state = self.new_state()
        if data[:8] != self.digest or len(data) != len(state.to_bytes()):
            raise ValueError("bytes of another board")
        state.load(data[8:])
        return state

    def view_from_bytes(self, data: bytes) -> ToyView:
        view = self.view_type(self, SPECTATOR)
        if data[:8] != self.digest or len(data) != len(view.to_bytes()):
            raise ValueError("bytes of another board")
        view.load(data[8:])
        return view


def objector(winner: int, objections: list[int]) -> int:
    """TO-2.3: the next player after the winner who still has an objection; -1 if there is none."""
    n = len(objections)
    return next((p for k in range(1, n) if objections[p := (winner + k) % n]), -1)


class ToyState(State):
    def __init__(self, board: ToyBoard) -> None:
        super().__init__(board)
        self.toy = board
        n = int(board.n_players)
        self.deck = list(board.deck)
        self.spent = [0] * RANKS
        self.hands = [0] * RANKS * n
        self.laid = [0] * n  # the rank of the card laid, 0 for none
        self.coins = [0] * n
        self.objections = [1] * n
        self.few = [DEALING, 0, 0, BANK, 0, 0, 0]  # phase, seat, pot, bank, leader, rounds opened, ending + 1

    def tables(self) -> list[list[int]]:
        return [self.deck, self.spent, self.hands, self.laid, self.coins, self.objections, self.few]

    def load(self, data: bytes) -> None:
        values = list(data)
        for table in self.tables():
            table[:] = values[: len(table)]
            del values[: len(table)]

    def actor(self) -> i64:
        phase, seat = self.few[:2]
        if phase in (DEALING, ROLLING):
            return CHANCE
        if phase == LAYING:
            return self.yet_to_lay()[0]
        return OVER if phase == DONE else seat

    def yet_to_lay(self) -> list[int]:
        n = len(self.laid)
        return [p for p in range(n) if not self.laid[p] and any(self.hands[p * RANKS : p * RANKS + RANKS])]

    def waiting(self, out: vec[i64]) -> i64:
        who = self.yet_to_lay() if self.few[0] == LAYING else [p for p in [self.actor()] if p >= 0]
        for i, p in enumerate(who):
            out[i] = p
        return len(who)

    def options(self, player: int) -> dict[int, int]:
        """The legal actions with their weights, which count for chance only."""
        phase, seat = self.few[:2]
        if player == CHANCE:
            if phase == DEALING:
                return {DRAW + r: self.deck[r] for r in range(RANKS) if self.deck[r]}
            return {ROLL + k: PIPS[k] for k in range(RANKS)} if phase == ROLLING else {}
        if phase == LAYING and not self.laid[player]:
            return {LAY + r: 1 for r in range(RANKS) if self.hands[player * RANKS + r]}
        if player != seat or phase not in (OBJECTING, TAKING):
            return {}
        return {OBJECT: 1, LET: 1} if phase == OBJECTING else {TAKE: 1, LEAVE: 1}

    def legal(self, player: i64, out: vec[i64]) -> i64:
        found = self.options(player)
        for i, action in enumerate(found):
            out[i] = action
        return len(found)

    def weights(self, out: vec[i64]) -> i64:
        found = self.options(CHANCE)
        for i, weight in enumerate(found.values()):
            out[i] = weight
        return len(found)

    def apply(self, player: i64, action: i64) -> None:
        few = self.few
        if action >= ROLL:  # TO-2.2
            few[2] += action - ROLL + 1
            few[3] -= action - ROLL + 1
            winner = self.winner()
            few[:2] = [OBJECTING, p] if (p := objector(winner, self.objections)) >= 0 else [TAKING, winner]
        elif action >= DRAW:
            self.deck[action - DRAW] -= 1
            self.hands[few[1] * RANKS + action - DRAW] += 1
            self.deal()
        elif action < TAKE:
            self.hands[player * RANKS + action] -= 1
            self.laid[player] = action + 1
            if not self.yet_to_lay():
                few[0] = ROLLING
                few[5] += 1
        elif action == LET:
            few[:2] = [TAKING, self.winner()]
        elif action == OBJECT:
            self.objections[player] -= 1
            few[3] += few[2]
            few[2] = 0
            self.next_round()
        else:
            if action == TAKE:
                self.coins[player] += few[2]
                few[2] = 0
            self.next_round()

    def winner(self) -> int:
        """TO-2.1: the highest card; of equal ones the first from the leader on."""
        n = len(self.laid)
        return max(((self.few[4] + k) % n for k in range(n)), key=lambda p: self.laid[p])

    def next_round(self) -> None:
        """TO-2.5 and TO-3.1."""
        n = len(self.laid)
        for p in range(n):
            if self.laid[p]:
                self.spent[self.laid[p] - 1] += 1
                self.laid[p] = 0
        self.few[4] = (self.few[4] + 1) % n
        if max(self.coins) >= self.toy.goal:
            self.few[0], self.few[6] = DONE, 1
        else:
            self.deal()

    def deal(self) -> None:
        """Let the next player draw who lacks a card; when nobody does, go on to laying."""
        short = [p for p in range(len(self.laid)) if sum(self.hands[p * RANKS : p * RANKS + RANKS]) < 2]
        if short and sum(self.deck):
            self.few[:2] = [DEALING, short[0]]
        elif sum(self.hands):
            self.few[:2] = [LAYING, 0]
        else:
            self.few[0], self.few[6] = DONE, 2

    def copy(self) -> ToyState:
        other = self.toy.new_state()
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        assert isinstance(other, ToyState)
        for mine, theirs in zip(self.tables(), other.tables(), strict=True):
            mine[:] = theirs

    def to_bytes(self) -> bytes:
        return self.toy.digest + bytes(x for table in self.tables() for x in table)

    def score(self, player: i64) -> i64:
        return self.coins[player] + self.objections[player]

    def round(self) -> i64:
        return self.few[5]

    def ending(self) -> i64:
        return self.few[6] - 1

    def audience(self, player: i64, action: i64) -> i64:
        if player == CHANCE and action < ROLL:
            return 1 << self.few[1]
        return 1 << player if action < TAKE else super().audience(player, action)

    def concealed(self, player: i64, action: i64) -> bool:
        return action < TAKE

    def reveals(self) -> i64:
        return self.few[5]

    def view(self, player: i64) -> ToyView:
        view = self.toy.view_type(self.toy, player)
        view.see(self)
        return view

    def audit(self) -> str:
        cards = [sum(self.hands[r::RANKS]) + self.laid.count(r + 1) for r in range(RANKS)]
        if any(a + b + c != d for a, b, c, d in zip(cards, self.deck, self.spent, self.toy.deck, strict=True)):
            return "cards"
        return "" if sum(self.coins) + self.few[2] + self.few[3] == BANK else "coins"


class ToyView(View):
    def __init__(self, board: ToyBoard, player: i64) -> None:
        super().__init__(board, player)
        self.toy = board
        n = int(board.n_players)
        self.spent = [0] * RANKS
        self.hand = [0] * RANKS
        self.held = [0] * n  # cards of each player, the one laid secretly included
        self.laid = [0] * n  # open cards and the viewer's own
        self.coins = [0] * n
        self.objections = [1] * n
        self.few = [0] * 7

    def see(self, state: ToyState) -> None:
        me, secret = int(self.player), state.few[0] == LAYING
        self.spent[:], self.coins[:], self.objections[:] = state.spent, state.coins, state.objections
        self.few[:] = state.few
        for p, card in enumerate(state.laid):
            self.held[p] = sum(state.hands[p * RANKS : p * RANKS + RANKS]) + (1 if secret and card else 0)
            self.laid[p] = card if p == me or not secret else 0
        if me >= 0:
            self.hand[:] = state.hands[me * RANKS : me * RANKS + RANKS]

    def tables(self) -> list[list[int]]:
        return [self.spent, self.hand, self.held, self.laid, self.coins, self.objections, self.few]

    def to_bytes(self) -> bytes:
        return self.toy.digest + bytes([self.player + 3] + [x for table in self.tables() for x in table])

    def load(self, data: bytes) -> None:
        self.player = data[0] - 3
        values = list(data[1:])
        for table in self.tables():
            table[:] = values[: len(table)]
            del values[: len(table)]

    def world(self, rng: Rng) -> ToyState:
        state, me = self.toy.new_state(), int(self.player)
        state.spent[:], state.coins[:], state.objections[:] = self.spent, self.coins, self.objections
        state.few[:], state.laid[:] = self.few, self.laid
        pool = [d - s - h for d, s, h in zip(self.toy.deck, self.spent, self.hand, strict=True)]
        for card in self.laid:
            if card:
                pool[card - 1] -= 1
        for p, held in enumerate(self.held):
            if p == me:
                state.hands[p * RANKS : p * RANKS + RANKS] = self.hand
                continue
            for _ in range(held):
                rank = self.pick(pool, rng)
                pool[rank] -= 1
                state.hands[p * RANKS + rank] += 1
        state.deck[:] = pool
        return state

    def pick(self, pool: list[int], rng: Rng) -> int:
        """One of the unseen cards, all equally likely."""
        k = rng.below(sum(pool))
        return 0 if k < pool[0] else 1 if k < pool[0] + pool[1] else 2

    def can(self) -> dict[int, int]:
        """The viewer's legal actions."""
        phase, seat = self.few[:2]
        if phase == LAYING and self.player >= 0 and not self.laid[self.player]:
            return {LAY + r: 1 for r in range(RANKS) if self.hand[r]}
        if seat != self.player or phase not in (OBJECTING, TAKING):
            return {}
        return {OBJECT: 1, LET: 1} if phase == OBJECTING else {TAKE: 1, LEAVE: 1}
