"""The games of the house, by name. A game is imported when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from roundhouse.core.game import Game
from roundhouse.core.message import Problem

NAMES = ("siberia", "steamrollers", "steam_power")


@cache
def game(name: str) -> Game:
    """The game of this name; a Problem when the house has none."""
    if name not in NAMES:
        raise Problem("game-unknown", game=name[:40], games=", ".join(NAMES))
    found = import_module(f"roundhouse.games.{name}.game").GAME
    assert isinstance(found, Game)
    return found


def players(of: Game, number: int) -> int:
    """The number of players, if the game takes it."""
    if not of.min_players <= number <= of.max_players:
        raise Problem("game-players", game=of.name, players=number, low=of.min_players, high=of.max_players)
    return number
