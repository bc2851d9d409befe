"""The contract of a game, as far as it is told: notation, parts, messages, options, data, drawing.

Together with `core/state.py` this is all that the rest of the house knows of a game. Nothing here is on the hot path,
so it is ordinary Python. `docs/add-a-game.md` walks through it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path

from roundhouse.core.datafile import DataFile
from roundhouse.core.message import Message, Problem, Refusal
from roundhouse.core.options import Option, Options
from roundhouse.core.parts import Parts as Parts
from roundhouse.core.state import CHANCE, Advisor, Board, State, View, legal_list, waiting_list, weights_list


class Game(ABC):
    """One game of the house. It has no state of its own: functions over boards, states and views."""

    name: str  # the id, also of its package and its messages
    rules_prefix: str  # "SI" of SI-4.3
    rules_version: str  # "draft" until declared
    notation_rule: str  # the paragraph that says how moves are written
    min_players: int
    max_players: int
    options: tuple[Option, ...]
    endings: tuple[str, ...]  # State.ending() is an index into these
    score_categories: tuple[str, ...]
    terms: tuple[str, ...]  # what the advisor's estimate is made of

    @abstractmethod
    def load_data(self, path: Path | None = None) -> DataFile:
        """The component data: the game's own, or a file of somebody's own. DataError explains every fault."""

    @abstractmethod
    def parse_data(self, text: str, source: str) -> DataFile:
        """The same from text, for data embedded in a record."""

    @abstractmethod
    def board(self, players: int, options: Options, data: DataFile) -> Board:
        """Compile the board. The arguments are already checked."""

    @abstractmethod
    def advisor(self, board: Board) -> Advisor:
        """The game's own advice, which the bot `greedy` follows."""

    @abstractmethod
    def notation(self, state: State, player: int, action: int) -> str:
        """The action in text, unique in its state; '' for a number that means nothing here."""

    def masked(self, state: State, player: int, action: int) -> str:
        """What those outside the audience read instead; '' when they read nothing at all."""
        return "?"

    @abstractmethod
    def parts(self, state: State, player: int, action: int) -> Parts:
        """The action taken apart."""

    def spelling(self, state: State) -> object:
        """What notation and parts depend on beside player and action; None when it is too much to be kept in mind."""
        return None

    @abstractmethod
    def effects(self, view: View, action: int) -> list[Message]:
        """What a legal action of the viewer would do, up to the next chance: cost, gain, what it completes."""

    @abstractmethod
    def refusal(self, view: View, action: int) -> Refusal | None:
        """Why the viewer may not do this now; None when it is legal. Answers for every number."""

    @abstractmethod
    def tell(self, state: State, player: int, action: int, masked: bool) -> Message:
        """The log's sentence for an action about to be applied; masked for those outside its audience."""

    @abstractmethod
    def prompt(self, view: View) -> Message:
        """What is asked of the viewer now, or whom the table waits for."""

    @abstractmethod
    def breakdown(self, state: State, player: int) -> dict[str, int]:
        """The score by category; the sum is State.score."""

    def rival(self, state: State) -> dict[str, int] | None:
        """The points by category of the one whom a player alone plays against; None when there is nobody."""
        return None

    @abstractmethod
    def describe(self, view: View) -> dict[str, object]:
        """What everybody may know, as plain data with names, for clients: the same from every view of a position."""

    @abstractmethod
    def own(self, view: View) -> dict[str, object]:
        """What only the viewer knows, a player, in the same way."""

    @abstractmethod
    def drawing(self, data: DataFile, options: Options) -> dict[str, object]:
        """What never changes of the board that is played with these options, as plain data with names, for clients."""

    @abstractmethod
    def draw(self, view: View, names: tuple[str, ...]) -> str:
        """The whole table for a terminal, at most 100 columns wide."""


def legal(state: State, player: int) -> list[int]:
    """The actions open to a player (or to CHANCE), as a list."""
    return legal_list(state, player)


def waiting(state: State) -> list[int]:
    """All players who may act now."""
    return waiting_list(state)


def weights(state: State) -> dict[int, int]:
    """The chance actions with their weights."""
    return dict(zip(legal(state, CHANCE), weights_list(state), strict=True))


def read_action(game: Game, state: State, player: int, text: str) -> int:
    """The action that a person wrote, legal or not; a Problem when it is none of this state.

    Spaces and case do not matter.
    """
    wanted = " ".join(text.lower().split())
    for action in legal(state, player):
        if game.notation(state, player, action) == wanted:
            return action
    for action in range(state.board.n_actions):
        if game.notation(state, player, action) == wanted:
            return action
    raise Problem("notation-unknown", text=text[:80], rule=game.notation_rule)


def seat_name(player: int) -> str:
    """How notation and records write an actor.

    >>> seat_name(0), seat_name(CHANCE)
    ('p1', '*')
    """
    return "*" if player == CHANCE else f"p{player + 1}"
