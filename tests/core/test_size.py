"""Small states and constant memory: what lets millions of games be played on one machine."""

from __future__ import annotations

import subprocess
import sys

import pytest

from roundhouse.core.drive import to_decision
from roundhouse.core.registry import NAMES, game
from roundhouse.core.rng import stream
from roundhouse.core.setup import setup

MEMORY = """
import resource
from roundhouse.core.drive import Tally, play_games
from roundhouse.core.setup import setup
table = setup({name!r}, {players}, {{}})
tally = Tally({players}, len(table.game.endings))
def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
play_games(table.board, [None] * {players}, 1, 0, 5000, tally)
before = peak()
play_games(table.board, [None] * {players}, 1, 5000, 95000, tally)
print(tally.games, peak() - before)
"""


@pytest.mark.parametrize("name", NAMES)
def test_the_bytes_of_a_state_are_below_8_kib(name: str) -> None:
    board = setup(name, game(name).max_players, {}).board
    state = board.new_state()
    to_decision(state, stream(1, 1))
    assert len(state.to_bytes()) < 8192


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_hundred_thousand_games_take_no_more_memory_than_five_thousand(name: str) -> None:
    code = MEMORY.format(name=name, players=game(name).max_players)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    games, grown = done.stdout.split()
    assert int(games) == 100_000
    assert int(grown) < 1024  # KiB on Linux
