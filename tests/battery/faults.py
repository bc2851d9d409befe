"""Faults planted in the toy, each of another nature, with the check that must catch it and what that check says.

Every class here is wrong on purpose, in one way only.
"""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.core.datafile import DataFile
from roundhouse.core.game import Parts
from roundhouse.core.message import Message, Refusal
from roundhouse.core.options import Options
from roundhouse.core.rng import Rng
from roundhouse.core.state import CHANCE, SPECTATOR, Advisor, Board, State, View
from tests.battery import actions, golden, secrets, states, words, worlds
from tests.battery.checks import Check
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


def toy(state: type[ToyState] = ToyState, view: type[ToyView] = ToyView, game: type[ToyGame] = ToyGame) -> ToyGame:
    """The toy with one part exchanged."""
    made = game()
    made.state_type, made.view_type = state, view
    return made


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
    def describe(self, view: View) -> dict[str, object]:
        return super().describe(view) | {"view": view}


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


ORDER_OF_A_SET = toy(OrderOfASet)


@dataclass(frozen=True)
class Fault:
    """A broken toy, the check that must catch it, and a part of what the check says."""

    name: str
    game: ToyGame
    check: Check
    says: str
    address: str = "tests.battery.toy:GAME"


FAULTS = (
    Fault("legal actions are not sorted", toy(Descending), actions.check_legal_lists, "not ascending"),
    Fault("a legal action is listed twice", toy(Twice), actions.check_legal_lists, "not ascending and unique"),
    Fault("somebody else waits than acts", toy(ActsOutOfTurn), actions.check_legal_lists, "not among the waiting"),
    Fault(
        "chance does not follow its weights",
        toy(FairDie),
        actions.check_chance_follows_its_weights,
        "where the weights",
    ),
    Fault(
        "a legal action is refused", toy(game=RefusesTaking), actions.check_refusals_agree_with_legal, "though it is"
    ),
    Fault(
        "a refusal cites no rule", toy(game=RuleThatIsNot), actions.check_refusals_agree_with_legal, "no rule TO-9.9"
    ),
    Fault("arrival orders matter", toy(FirstToLayLeads), actions.check_arrival_orders_commute, "end differently"),
    Fault("others change what I may do", toy(NoSameRank), actions.check_arrival_orders_commute, "what others do"),
    Fault("two actions have one notation", toy(game=OneWordForTwo), words.check_notation, "are both written"),
    Fault("notation has capitals", toy(game=Capitals), words.check_notation, "not plain lower-case"),
    Fault("two actions have the same parts", toy(game=NoPieces), words.check_notation, "have the same parts"),
    Fault("a message has no words", toy(game=Speechless), words.check_words, "toy-effect-unheard-of has no words"),
    Fault("a drawing is too wide", toy(game=Wide), words.check_drawings, "columns"),
    Fault("a description is not plain data", toy(game=NotPlain), words.check_drawings, "no plain data"),
    Fault("a copy shares a table", toy(SharedCoins), states.check_copies_are_equal_and_independent, "changed"),
    Fault(
        "a view shares a table",
        toy(view=SharedInView),
        states.check_copies_are_equal_and_independent,
        "a view of an earlier",
    ),
    Fault("bytes forget a field", toy(ForgetsTheLeader), states.check_copies_are_equal_and_independent, "goes on"),
    Fault(
        "looking changes the position", toy(CountsLooks), states.check_asking_changes_nothing, "changed the position"
    ),
    Fault(
        "bytes of another board are taken", toy(game=TakesAnyBytes), states.check_bytes_of_others_are_refused, "another"
    ),
    Fault("playing changes the board", toy(GoalOnTheBoard), states.check_replays_are_equal, "otherwise"),
    Fault(
        "the order of a set decides",
        ORDER_OF_A_SET,
        states.check_processes_agree,
        "are not those of",
        "tests.battery.faults:ORDER_OF_A_SET",
    ),
    Fault("coins get lost", toy(LosesCoins), states.check_audit, "coins"),
    Fault("a card gets lost late", toy(LosesACardLate), states.check_everything_recomputed, "cards"),
    Fault(
        "a breakdown does not sum up", toy(game=CountsTheLastCoinTwice), states.check_everything_recomputed, "sums up"
    ),
    Fault("a game never ends", toy(ShufflesTheSpentBack), states.check_games_end, "no end after"),
    Fault("an ending has no name", toy(NamelessEnding), states.check_games_end, "has no name"),
    Fault("a view shows hands", toy(view=ShowsHands), secrets.check_two_worlds, "the view is another"),
    Fault("spectators see a hand", toy(view=ShowsSpectatorsAHand), secrets.check_two_worlds, "about the view"),
    Fault(
        "a prompt names who is slow",
        toy(view=RemembersTheState, game=PromptNamesTheSlow),
        secrets.check_two_worlds,
        "about the prompt",
    ),
    Fault(
        "an advisor looks into hands",
        toy(view=RemembersTheState, game=PeekingGame),
        secrets.check_two_worlds,
        "differ in advice",
    ),
    Fault(
        "a preview knows the deck",
        toy(view=RemembersTheState, game=GainTellsTheDeck),
        secrets.check_two_worlds,
        "differ in effects",
    ),
    Fault("a world is the truth, by memory", toy(view=WorldByMemory), secrets.check_two_worlds, "than its bytes"),
    Fault("a world changes the own hand", toy(view=WorldWithoutOwnCards), secrets.check_two_worlds, "view is another"),
    Fault("a masked draw is readable", toy(game=ReadsTheDraw), secrets.check_audiences, "reads whether"),
    Fault("a masked draw is told", toy(game=TellsTheDraw), secrets.check_audiences, "reads whether"),
    Fault(
        "a concealed action is noticed", toy(view=NoticesTheLaying), secrets.check_audiences, "notices the concealed"
    ),
    Fault(
        "what was laid open is closed again", toy(ClosesAgain), secrets.check_audiences, "what was laid open 1 times"
    ),
    Fault("a draw shows in a view", toy(view=WorldByBytes), secrets.check_audiences, "sees whether"),
    Fault("a world is the truth, by bytes", toy(view=WorldByBytes), worlds.check_world_frequencies, "nothing secret"),
    Fault("there is only one world", toy(view=LowestFirst), worlds.check_world_frequencies, "not as frequent"),
    Fault("worlds have the wrong odds", toy(view=EveryRankAlike), worlds.check_world_frequencies, "not as frequent"),
    Fault("a world is always true", toy(view=WorldByBytes), worlds.check_truth_looks_like_a_world, "always the truth"),
    Fault("a full-size world is odd", toy(view=LowestFirst), worlds.check_truth_looks_like_a_world, "in the mean"),
    Fault("a golden game changes", toy(HeavyDie), golden.check_golden_games, "comes out differently"),
    Fault("the number of sequences changes", toy(MayHoldBack), golden.check_perft, "now"),
    Fault("seeded games change", toy(HeavyDie), golden.check_golden_digests, "the seeded games changed"),
)
