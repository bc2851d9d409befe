"""Faults planted in the toy, each of another nature, with the check that must catch it and what that check says."""

from __future__ import annotations

from dataclasses import dataclass

from tests.battery import actions, advice, golden, secrets, states, words, worlds
from tests.battery.broken import (
    ActsOutOfTurn,
    Capitals,
    ClosesAgain,
    CountsLooks,
    CountsTheLastCoinTwice,
    Descending,
    DescribesTheHand,
    EstimatesMore,
    EveryRankAlike,
    FairDie,
    FirstToLayLeads,
    ForgetsTheLeader,
    GainTellsTheDeck,
    GoalOnTheBoard,
    HeavyDie,
    LosesACardLate,
    LosesCoins,
    LowestFirst,
    MayHoldBack,
    NamelessEnding,
    NoPieces,
    NoSameRank,
    NoticesTheLaying,
    NotPlain,
    OneWordForTwo,
    OrderOfASet,
    PeekingGame,
    PromptNamesTheSlow,
    ReadsTheDraw,
    RefusesTaking,
    RemembersTheState,
    RuleThatIsNot,
    SharedCoins,
    SharedInView,
    ShowsHands,
    ShowsSpectatorsAHand,
    ShufflesTheSpentBack,
    Speechless,
    SpelledByTheTurn,
    TakesAnyBytes,
    TellsTheDraw,
    Twice,
    Wide,
    WorldByBytes,
    WorldByMemory,
    WorldWithoutOwnCards,
)
from tests.battery.checks import Check
from tests.battery.toy import ToyGame
from tests.battery.toy_state import ToyState, ToyView


def toy(state: type[ToyState] = ToyState, view: type[ToyView] = ToyView, game: type[ToyGame] = ToyGame) -> ToyGame:
    """The toy with one part exchanged."""
    made = game()
    made.state_type, made.view_type = state, view
    return made


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
    Fault("a spelling changes", toy(game=SpelledByTheTurn), words.check_spelling, "is spelled"),
    Fault("a message has no words", toy(game=Speechless), words.check_words, "toy-effect-unheard-of has no words"),
    Fault("a drawing is too wide", toy(game=Wide), words.check_drawings, "columns"),
    Fault("a description tells of a hand", toy(game=DescribesTheHand), words.check_drawings, "as something else"),
    Fault("a description is not plain data", toy(game=NotPlain), words.check_drawings, "no plain data"),
    Fault(
        "an estimate has a part without a name",
        toy(game=EstimatesMore),
        advice.check_terms_add_up_to_the_estimate,
        "add up to",
    ),
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
