"""What a game is played with: game, players, options, data, and the board that is compiled from them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from roundhouse.core import registry
from roundhouse.core.datafile import DataFile
from roundhouse.core.game import Game
from roundhouse.core.options import Options, settle
from roundhouse.core.state import Board


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is settled before the first action."""

    game: Game
    players: int
    options: Options
    data: DataFile
    own_data: bool  # the data is somebody's own, not the game's
    board: Board


def setup(name: str, players: int, given: dict[str, str], path: Path | None = None) -> Setup:
    """The setup that a person asked for; a Problem says what there is none of."""
    game = registry.game(name)
    registry.players(game, players)
    options = settle(game.options, given)
    return build(game, players, options, game.load_data(path), own_data=path is not None)


def build(game: Game, players: int, options: Options, data: DataFile, *, own_data: bool) -> Setup:
    """The same from parts that have been checked already."""
    return Setup(game, players, options, data, own_data, game.board(players, options, data))
