"""How often each move is made: the raw material of a balance table."""

from __future__ import annotations

from collections import Counter

from roundhouse.core.drive import decide
from roundhouse.core.rng import stream
from roundhouse.core.setup import Setup
from roundhouse.core.state import CHANCE, OVER, Advisor, buffer


def count_moves(table: Setup, seats: list[Advisor | None], seed: int, games: int) -> Counter[str]:
    """The players' moves in notation, over the same games that `core.drive.play_games` plays; a forced pass counts."""
    counted: Counter[str] = Counter()
    out = buffer(table.board)
    for index in range(games):
        rng = stream(seed, index)
        state = table.board.new_state()
        while (who := state.actor()) != OVER:
            if who == CHANCE:
                action = state.sample_chance(rng, out)
            else:
                action = decide(state, who, state.legal(who, out), seats[who], rng, out)
                counted[table.game.notation(state, int(who), int(action))] += 1
            state.apply(who, action)
    return counted
