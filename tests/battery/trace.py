"""Digests of seeded games: `python -m tests.battery.trace ADDRESS GAMES` prints them as JSON, with the default
options, for every number of players.

The battery runs this in processes of different hash seeds and builds; the answers must be equal.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module

from roundhouse.core import registry
from roundhouse.core.drive import Tally, play_games
from roundhouse.core.game import Game
from roundhouse.core.state import Advisor
from tests.battery.common import Variant, board_of, variants_of

SEED = 20


def digests(game: Game, variants: list[Variant], games: int) -> dict[str, dict[str, str]]:
    """For each variant one hash over all actions and results: of random games, and of fewer greedy ones."""
    found: dict[str, dict[str, str]] = {}
    for variant in variants:
        board, hashes = board_of(game, variant), dict[str, str]()
        for bots, n in (("random", games), ("greedy", max(games // 50, 1))):
            seats: list[Advisor | None] = [None] * variant.players
            if bots == "greedy":
                seats = [game.advisor(board) for _ in seats]
            tally = Tally(variant.players, len(game.endings))
            play_games(board, seats, SEED, 0, n, tally)
            hashes[bots] = tally.hash.hex()
        found[str(variant)] = hashes
    return found


def game_at(address: str) -> Game:
    """A registered game by its name, another one by `module:attribute`."""
    module, _, attribute = address.partition(":")
    if not attribute:
        return registry.game(address)
    found = getattr(import_module(module), attribute)
    assert isinstance(found, Game)
    return found


if __name__ == "__main__":
    told = game_at(sys.argv[1])
    usual = [v for v in variants_of(told) if v.options == variants_of(told)[0].options]
    print(json.dumps(digests(told, usual, int(sys.argv[2])), indent=1))
