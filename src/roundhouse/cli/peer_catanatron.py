"""Runs inside catanatron's own environment: whole games of four random players, players' decisions a CPU second.

It imports nothing of ours, and is only run as a script.
"""

from __future__ import annotations

import importlib
import random
import time

SPELL = 2.0  # seconds of CPU time


def decisions_per_second() -> float:
    """catanatron counts a roll of the dice and the end of a turn as actions of a player; so do we here."""
    catan = importlib.import_module("catanatron")
    colors = list(catan.Color)
    decisions, spent, seed = 0, 0.0, 0
    while spent < SPELL:
        seed += 1
        random.seed(seed)
        start = time.process_time()
        game = catan.Game([catan.RandomPlayer(color) for color in colors], seed=seed)
        game.play()
        spent += time.process_time() - start
        decisions += len(game.state.actions)
    return decisions / spent


if __name__ == "__main__":
    print(decisions_per_second())
