"""Games without a table, played step by step by a test."""

from __future__ import annotations

from roundhouse.bots.turns import Noticed
from roundhouse.core.drive import to_decision
from roundhouse.core.game import legal, waiting
from roundhouse.core.rng import stream
from roundhouse.core.setup import setup
from roundhouse.core.state import State


def begun(game: str, players: int = 2) -> State:
    state = setup(game, players, {}).board.new_state()
    to_decision(state, stream(1, 1))
    return state


def planning() -> State:
    """Siberia: both players may plan now, each out of the other's sight."""
    state = begun("siberia")
    while len(waiting(state)) < 2:
        state.apply(state.actor(), legal(state, int(state.actor()))[0])
    return state


def act(state: State, noticed: Noticed, player: int) -> None:
    """The player's first action."""
    before = state.copy()
    action = legal(state, player)[0]
    state.apply(player, action)
    noticed.acted(before, player, action, int(state.reveals()))
