"""A tiny game that proves the battery: secret hands, a simultaneous choice, an interruption, solo play, a loaded die.

Its rules are in `toy.md`, its words in `toy.ftl`. `tests/battery/faults.py` breaks it, one law at a time.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

from mypy_extensions import i64

from roundhouse.core.datafile import DataFile
from roundhouse.core.game import Game, Parts
from roundhouse.core.message import Message, Refusal
from roundhouse.core.options import Option, Options
from roundhouse.core.rng import Rng
from roundhouse.core.state import CHANCE, Advisor, Board, State, View
from tests.battery.common import SmallPosition, Subject
from tests.battery.toy_state import (
    DONE,
    DRAW,
    LAY,
    LAYING,
    LEAVE,
    LET,
    N_ACTIONS,
    OBJECT,
    RANKS,
    TAKE,
    ToyBoard,
    ToyState,
    ToyView,
)

HERE = Path(__file__).parent
WORDS = ["lay 1", "lay 2", "lay 3", "take", "leave", "object", "let"]
WORDS += ["draw 1", "draw 2", "draw 3", "roll 1", "roll 2", "roll 3"]


@cache
def add_words() -> None:
    """Make the messages of the toy known to this process."""
    from fluent.runtime import FluentResource

    from roundhouse.core.text import LANGUAGES, bundle

    for language in LANGUAGES:
        bundle(language).add_resource(FluentResource((HERE / "toy.ftl").read_text(encoding="utf-8")))


class ToyAdvisor(Advisor):
    """Lay high, object to much, take what there is."""

    def choose(self, view: View, rng: Rng) -> i64:
        assert isinstance(view, ToyView)
        return max(view.can(), key=lambda action: self.worth(view, action))

    def worth(self, view: View, action: i64) -> i64:
        assert isinstance(view, ToyView)
        return {LET: 1, OBJECT: view.few[2], TAKE: 1, LEAVE: 0}.get(int(action), int(action))

    def clear_lead(self, state: State) -> i64:
        return 2

    def estimate(self, state: State, player: i64) -> i64:
        return state.score(player)

    def terms(self, state: State, player: i64) -> list[int]:
        assert isinstance(state, ToyState)
        return [100 * state.coins[player], 100 * state.objections[player]]


class ToyGame(Game):
    name = "toy"
    rules_prefix = "TO"
    rules_version = "draft"
    notation_rule = "TO-1.1"
    min_players = 1
    max_players = 3
    options = (
        Option("goal", "TO-3.1", 6, "toy-option-goal", low=1, high=9),
        Option("deck", "TO-1.1", "short", "toy-option-deck", choices=("short", "long")),
    )
    endings = ("rich", "spent")
    score_categories = ("coins", "objections")
    terms = ("coins", "objections")
    state_type: type[ToyState] = ToyState
    view_type: type[ToyView] = ToyView

    def load_data(self, path: Path | None = None) -> DataFile:
        return self.parse_data((path or HERE / "toy.md").read_text(encoding="utf-8"), "toy.md")

    def parse_data(self, text: str, source: str) -> DataFile:
        return DataFile("toy", sha256(text.encode()).hexdigest(), text)

    def board(self, players: int, options: Options, data: DataFile) -> Board:
        return ToyBoard(players, options, self.state_type, self.view_type)

    def advisor(self, board: Board) -> Advisor:
        return ToyAdvisor()

    def notation(self, state: State, player: int, action: int) -> str:
        return WORDS[action] if 0 <= action < N_ACTIONS else ""

    def masked(self, state: State, player: int, action: int) -> str:
        return "draw ?" if player == CHANCE else ""

    def parts(self, state: State, player: int, action: int) -> Parts:
        verb, _, rank = WORDS[action].partition(" ")
        return Parts(verb, (), (f"card:{rank}",) if rank else ())

    def effects(self, view: View, action: int) -> list[Message]:
        assert isinstance(view, ToyView)
        return [Message("toy-effect-gain", {"coins": view.few[2]})] if action == TAKE else []

    def refusal(self, view: View, action: int) -> Refusal | None:
        assert isinstance(view, ToyView)
        if not 0 <= action < DRAW:
            return Refusal("TO-3.2", Message("toy-refusal-no-action"))
        can = view.can()
        if action in can:
            return None
        if LAY in can or action >= TAKE or view.few[0] != LAYING:
            return Refusal("TO-3.2", Message("toy-refusal-not-now"))
        return Refusal("TO-2.1", Message("toy-refusal-no-card"))

    def tell(self, state: State, player: int, action: int, masked: bool) -> Message:
        assert isinstance(state, ToyState)
        verb, _, number = WORDS[action].partition(" ")
        who = state.few[1] if player == CHANCE else player
        if masked:
            return Message(f"toy-tell-{verb}-masked", {"player": who + 1})
        fact = "pips" if verb == "roll" else "rank"
        facts: dict[str, int | str | Message] = {fact: int(number)} if number else {}
        return Message(f"toy-tell-{verb}", facts | {"player": who + 1})

    def prompt(self, view: View) -> Message:
        assert isinstance(view, ToyView)
        if view.few[0] == DONE:
            return Message("toy-prompt-over")
        can = view.can()
        if not can:
            return Message("toy-prompt-wait")
        if TAKE in can:
            return Message("toy-prompt-take", {"pot": view.few[2]})
        return Message("toy-prompt-object" if OBJECT in can else "toy-prompt-lay")

    def breakdown(self, state: State, player: int) -> dict[str, int]:
        assert isinstance(state, ToyState)
        return {"coins": state.coins[player], "objections": state.objections[player]}

    def describe(self, view: View) -> dict[str, object]:
        assert isinstance(view, ToyView)
        return {"held": list(view.held), "coins": list(view.coins), "pot": view.few[2]}

    def drawing(self, data: DataFile, options: Options) -> dict[str, object]:
        return {"toy": data.id}

    def own(self, view: View) -> dict[str, object]:
        assert isinstance(view, ToyView)
        return {"hand": list(view.hand)}

    def draw(self, view: View, names: tuple[str, ...]) -> str:
        assert isinstance(view, ToyView)
        seats = zip(names, view.held, view.laid, view.coins, view.objections, strict=True)
        lines = [f"{name}: cards {h}, laid {x or '-'}, coins {c}, objections {o}" for name, h, x, c, o in seats]
        own = " ".join(str(r + 1) for r in range(RANKS) for _ in range(view.hand[r]))
        return "\n".join([*lines, f"pot {view.few[2]}, your hand: {own or '-'}"])


GAME = ToyGame()


def subject_of(game: ToyGame, golden: Path, address: str = "tests.battery.toy:GAME") -> Subject:
    """The toy, or a broken one, as the battery takes it."""
    add_words()

    def small_positions() -> list[SmallPosition]:
        boards = [game.board(n, {"goal": 6, "deck": "short"}, game.load_data()) for n in (2, 3)]
        return [SmallPosition(f"first deal of {b.n_players}", b.new_state()) for b in boards]

    return Subject(game, address, (HERE / "toy.md").read_text(encoding="utf-8"), 500, small_positions, golden)
