"""What a game is played with: game, players, options, data, and the board that is compiled from them."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from roundhouse.core import registry
from roundhouse.core.datafile import DataFile
from roundhouse.core.game import Game, Parts
from roundhouse.core.options import Options, settle
from roundhouse.core.state import Board, State

MOST_SPELLED = 50_000  # actions whose notation and parts a setup remembers


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is settled before the first action."""

    game: Game
    players: int
    options: Options
    data: DataFile
    own_data: bool  # the data is somebody's own, not the game's
    board: Board
    spelled: dict[object, tuple[str, Parts]] = field(default_factory=dict, compare=False, repr=False)

    def spell(self, state: State, player: int, action: int) -> tuple[str, Parts]:
        """Notation and parts of an action; where the game says on what they depend, they are worked out once."""
        game, spelling = self.game, self.game.spelling(state)
        if spelling is None:
            return game.notation(state, player, action), game.parts(state, player, action)
        key = (spelling, player, action)
        if (known := self.spelled.get(key)) is not None:
            return known
        if len(self.spelled) >= MOST_SPELLED:
            self.spelled.clear()
        spelled = self.spelled[key] = game.notation(state, player, action), game.parts(state, player, action)
        return spelled


def setup(name: str, players: int, given: dict[str, str], path: Path | None = None) -> Setup:
    """The setup that a person asked for; a Problem says what there is none of."""
    game = registry.game(name)
    registry.players(game, players)
    options = settle(game.options, given)
    return build(game, players, options, game.load_data(path), own_data=path is not None)


def build(game: Game, players: int, options: Options, data: DataFile, *, own_data: bool) -> Setup:
    """The same from parts that have been checked already."""
    return Setup(game, players, options, data, own_data, game.board(players, options, data))
