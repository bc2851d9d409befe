"""A house with the toy game in it, for tests of what is the same for all games."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from roundhouse.bots.levels import Budget, Chosen
from roundhouse.bots.players import Bot, choose
from roundhouse.core import registry
from roundhouse.core.game import legal
from roundhouse.core.record import Seat
from roundhouse.core.setup import setup
from roundhouse.table.local import LocalTable
from tests.battery import toy

SEED = bytes(range(32))


def with_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add the toy to the games of the house until the test is over."""
    module = ModuleType("roundhouse.games.toy.game")
    module.__dict__["GAME"] = toy.GAME
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(registry, "NAMES", (*registry.NAMES, "toy"))
    toy.add_words()


def table(game: str, *seats: str, seed: bytes = SEED, **options: str) -> LocalTable:
    """A table with persons (`Ana` and other names with a capital) and bots."""
    made = setup(game, len(seats), options)

    def think(bot: Bot, view: bytes, seed: int, budget: Budget) -> Chosen:
        return choose(made.board, bot.kind, view, seed, budget)

    return LocalTable(made, tuple(Seat("person" if s[0].isupper() else "bot", s) for s in seats), seed, think)


def go_on(game: LocalTable, player: int) -> None:
    """The person takes the first choice, or says Done where the table waits for it."""
    if game.waits_for_done(player):
        game.done(player)
    else:
        game.act(player, legal(game.state, player)[0])
