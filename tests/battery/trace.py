"""Digests of seeded games: `python -m tests.battery.trace module:attribute GAMES` prints them as JSON.

The battery runs this in processes of different hash seeds and builds; the answers must be equal.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module

from roundhouse.core.drive import Tally, play_games
from roundhouse.core.game import Game
from roundhouse.core.state import Advisor
from tests.battery.common import board_of, variants_of

SEED = 20


def digests(game: Game, games: int) -> dict[str, dict[str, str]]:
    """For every variant, one hash over all actions and results: of random games, and of a tenth as many greedy ones."""
    found: dict[str, dict[str, str]] = {}
    for variant in variants_of(game):
        board, hashes = board_of(game, variant), dict[str, str]()
        for bots, n in (("random", games), ("greedy", max(games // 10, 1))):
            seats: list[Advisor | None] = [None] * variant.players
            if bots == "greedy":
                seats = [game.advisor(board) for _ in seats]
            tally = Tally(variant.players, len(game.endings))
            play_games(board, seats, SEED, 0, n, len(game.endings), tally)
            hashes[bots] = tally.hash.hex()
        found[str(variant)] = hashes
    return found


if __name__ == "__main__":
    module, _, attribute = sys.argv[1].partition(":")
    found_game = getattr(import_module(module), attribute)
    assert isinstance(found_game, Game)
    print(json.dumps(digests(found_game, int(sys.argv[2])), indent=1))
