"""Parts of the toy that are wrong on purpose, each in one way only. `faults.py` says which check must notice."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.core.datafile import DataFile
from roundhouse.core.game import Parts
from roundhouse.core.message import Message, Refusal
from roundhouse.core.options import Options
from roundhouse.core.rng import Rng
from roundhouse.core.state import CHANCE, SPECTATOR, Advisor, Board, State, View
from tests.battery.toy import ToyAdvisor, ToyGame
from tests.battery.toy_state import (
    DEALING,
    DRAW,
    LAY,
    LAYING,
    LEAVE,
    OBJECT,
    RANKS,
    ROLL,
    ROLLING,
    TAKE,
    ToyBoard,
    ToyState,
    ToyView,
)


class Descending(ToyState):
    def options(self, player: int) -> dict[int, int]:
        return dict(reversed(super().options(player).items()))


class Twice(ToyState):
    def legal(self, player: i64, out: vec[i64]) -> i64:
        n = super().legal(player, out)
        if n == 2:
            out[2] = out[1]
            return 3
        return n


class ActsOutOfTurn(ToyState):
    def waiting(self, out: vec[i64]) -> i64:
        n = super().waiting(out)
        out[0] = out[0] if n != 1 else (out[0] + 1) % self.n_players
        return n


class FairDie(ToyState):
    def sample_chance(self, rng: Rng, out: vec[i64]) -> i64:
        return out[rng.below(self.legal(CHANCE, out))]


class RefusesTaking(ToyGame):
    def refusal(self, view: View, action: int) -> Refusal | None:
        return super().refusal(view, action if action != TAKE else OBJECT)


class RuleThatIsNot(ToyGame):
    def refusal(self, view: View, action: int) -> Refusal | None:
        found = super().refusal(view, action)
        return None if found is None else Refusal("TO-9.9", found.message)


class FirstToLayLeads(ToyState):
    def apply(self, player: i64, action: i64) -> None:
        if action < TAKE and not any(self.laid):
            self.few[4] = int(player)
        super().apply(player, action)


class NoSameRank(ToyState):
    def options(self, player: int) -> dict[int, int]:
        found = super().options(player)
        if self.few[0] != LAYING or player < 0:
            return found
        return {a: 1 for a in found if a + 1 not in self.laid} or found


class OneWordForTwo(ToyGame):
    def notation(self, state: State, player: int, action: int) -> str:
        return super().notation(state, player, LEAVE if action == TAKE else action)


class SpelledByTheTurn(ToyGame):
    """Parts that change with the round, though the game says that they depend on nothing."""

    def spelling(self, state: State) -> object:
        return 0

    def parts(self, state: State, player: int, action: int) -> Parts:
        parts = super().parts(state, player, action)
        return Parts(parts.verb, (f"round:{state.round()}",), parts.pieces)


class Capitals(ToyGame):
    def notation(self, state: State, player: int, action: int) -> str:
        return super().notation(state, player, action).capitalize()


class NoPieces(ToyGame):
    def parts(self, state: State, player: int, action: int) -> Parts:
        return Parts(super().parts(state, player, action).verb)


class Speechless(ToyGame):
    def effects(self, view: View, action: int) -> list[Message]:
        return [Message("toy-effect-unheard-of")] if action == TAKE else []


class Wide(ToyGame):
    def draw(self, view: View, names: tuple[str, ...]) -> str:
        return super().draw(view, names).replace("\n", ", ")


class NotPlain(ToyGame):
    def own(self, view: View) -> dict[str, object]:
        return super().own(view) | {"view": view}


class DescribesTheHand(ToyGame):
    def describe(self, view: View) -> dict[str, object]:
        return super().describe(view) | super().own(view)


class SharedCoins(ToyState):
    def copy(self) -> ToyState:
        other = super().copy()
        other.coins = self.coins
        return other


class SharedInView(ToyView):
    def see(self, state: ToyState) -> None:
        super().see(state)
        self.coins = state.coins


class ForgetsTheLeader(ToyState):
    def to_bytes(self) -> bytes:
        kept, self.few[4] = self.few[4], 0
        data = super().to_bytes()
        self.few[4] = kept
        return data


class CountsLooks(ToyState):
    def view(self, player: i64) -> ToyView:
        self.few[5] = (self.few[5] + 1) % 200
        return super().view(player)


class CarelessBoard(ToyBoard):
    def state_from_bytes(self, data: bytes) -> ToyState:
        state = self.new_state()
        state.load(data[8:])
        return state


class TakesAnyBytes(ToyGame):
    def board(self, players: int, options: Options, data: DataFile) -> Board:
        return CarelessBoard(players, options, self.state_type, self.view_type)


class GoalOnTheBoard(ToyState):
    def apply(self, player: i64, action: i64) -> None:
        super().apply(player, action)
        if action == TAKE:
            self.toy.goal = 1 + self.toy.goal % 9


class OrderOfASet(ToyState):
    def winner(self) -> int:
        best = max(self.laid)
        seats = {f"seat {p}" for p, card in enumerate(self.laid) if card == best}
        return int(next(iter(seats))[5:])


class LosesCoins(ToyState):
    def apply(self, player: i64, action: i64) -> None:
        super().apply(player, action)
        if action == OBJECT:
            self.few[3] -= 1


class LosesACardLate(ToyState):
    def next_round(self) -> None:
        super().next_round()
        if self.few[5] == 4 and self.spent[0]:
            self.spent[0] -= 1


class CountsTheLastCoinTwice(ToyGame):
    def breakdown(self, state: State, player: int) -> dict[str, int]:
        parts = super().breakdown(state, player)
        return parts | {"coins": parts["coins"] + (parts["coins"] > 2)}


class ShufflesTheSpentBack(ToyState):
    def next_round(self) -> None:
        self.few[5] %= 100
        super().next_round()
        if self.few[6] == 0:
            self.deck = [a + b for a, b in zip(self.deck, self.spent, strict=True)]
            self.spent = [0] * RANKS
            self.few[3] += sum(self.coins)
            self.coins = [0] * len(self.coins)
            self.deal()


class NamelessEnding(ToyState):
    def ending(self) -> i64:
        return 2 if self.few[6] == 2 else super().ending()


class ShowsHands(ToyView):
    def see(self, state: ToyState) -> None:
        super().see(state)
        for p in range(len(self.held)):
            self.held[p] = sum((r + 1) * state.hands[p * RANKS + r] for r in range(RANKS)) or self.held[p]

    def world(self, rng: Rng) -> ToyState:
        self.held = [min(held, 2) for held in self.held]
        return super().world(rng)


class ShowsSpectatorsAHand(ToyView):
    def see(self, state: ToyState) -> None:
        super().see(state)
        if self.player == SPECTATOR:
            self.hand[:] = state.hands[:RANKS]


class RemembersTheState(ToyView):
    def see(self, state: ToyState) -> None:
        super().see(state)
        self.truth = state.copy()


class PromptNamesTheSlow(ToyGame):
    def prompt(self, view: View) -> Message:
        assert isinstance(view, RemembersTheState)
        slow = [p for p in view.truth.yet_to_lay() if p != view.player] if view.few[0] == LAYING else []
        return Message("toy-prompt-take", {"pot": slow[0]}) if slow else super().prompt(view)


class Peeking(ToyAdvisor):
    def choose(self, view: View, rng: Rng) -> i64:
        assert isinstance(view, RemembersTheState)
        return (max if view.truth.hands[2] else min)(view.can())


class PeekingGame(ToyGame):
    def advisor(self, board: Board) -> Advisor:
        return Peeking()


class Sanguine(ToyAdvisor):
    def estimate(self, state: State, player: i64) -> i64:
        return super().estimate(state, player) + (1 if state.score(player) > 2 else 0)


class EstimatesMore(ToyGame):
    def advisor(self, board: Board) -> Advisor:
        return Sanguine()


class GainTellsTheDeck(ToyGame):
    def effects(self, view: View, action: int) -> list[Message]:
        assert isinstance(view, RemembersTheState)
        return [Message("toy-effect-gain", {"coins": view.truth.deck[0]})]


class WorldByMemory(RemembersTheState):
    def world(self, rng: Rng) -> ToyState:
        return self.truth.copy() if hasattr(self, "truth") else super().world(rng)


class WorldByBytes(ToyView):
    """The truth, whole, in the bytes of the view."""

    def __init__(self, board: ToyBoard, player: i64) -> None:
        super().__init__(board, player)
        self.truth = self.toy.new_state()

    def see(self, state: ToyState) -> None:
        super().see(state)
        self.truth.copy_from(state)

    def tables(self) -> list[list[int]]:
        return super().tables() + self.truth.tables()

    def world(self, rng: Rng) -> ToyState:
        return self.truth.copy()


class EveryRankAlike(ToyView):
    def pick(self, pool: list[int], rng: Rng) -> int:
        there = [rank for rank in range(RANKS) if pool[rank]]
        return there[rng.below(len(there))]


class LowestFirst(ToyView):
    def pick(self, pool: list[int], rng: Rng) -> int:
        return next(rank for rank in range(RANKS) if pool[rank])


class WorldWithoutOwnCards(ToyView):
    def world(self, rng: Rng) -> ToyState:
        state = super().world(rng)
        if self.player >= 0 and self.hand[0] and state.deck[1]:
            state.hands[self.player * RANKS] -= 1
            state.hands[self.player * RANKS + 1] += 1
            state.deck[0] += 1
            state.deck[1] -= 1
        return state


class ReadsTheDraw(ToyGame):
    def masked(self, state: State, player: int, action: int) -> str:
        return f"draw {'low' if action == DRAW else 'high'}" if player == CHANCE else ""


class TellsTheDraw(ToyGame):
    def tell(self, state: State, player: int, action: int, masked: bool) -> Message:
        return super().tell(state, player, action, masked and player != CHANCE)


class NoticesTheLaying(ToyView):
    def see(self, state: ToyState) -> None:
        super().see(state)
        self.held = [sum(state.hands[p * RANKS : p * RANKS + RANKS]) for p in range(len(self.held))]


class ClosesAgain(ToyState):
    def reveals(self) -> i64:
        return super().reveals() if self.few[0] != DEALING else 0


class HeavyDie(ToyState):
    def options(self, player: int) -> dict[int, int]:
        found = super().options(player)
        return {ROLL: 1, ROLL + 1: 1, ROLL + 2: 4} if player == CHANCE and self.few[0] == ROLLING else found


class MayHoldBack(ToyState):
    def options(self, player: int) -> dict[int, int]:
        found = super().options(player)
        return {a: w for a, w in found.items() if a != LAY} or found if self.few[0] == LAYING else found
