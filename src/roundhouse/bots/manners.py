"""How to search in each game, settled by measurement (`docs/bots.md`)."""

from __future__ import annotations

from roundhouse.bots.levels import MANY
from roundhouse.bots.search import Manner
from roundhouse.core.state import Board

OTHER_GAME = Manner()
MANNERS = {
    "siberia": Manner(widen=1.0, trust=1.0),
    "steamrollers": Manner(horizon=3, trust=1.0),
    "steam_power": Manner(widen=1.0, horizon=2, trust=2.0),
}

MANNERS_OF_MANY = {  # a round takes long there
    "steamrollers": Manner(widen=1.0, horizon=2, trust=1.0),
    "steam_power": Manner(widen=2.0, horizon=0, trust=2.0),
}
HASTY = {"steamrollers": Manner(horizon=1, trust=1.0)}  # of many, for who has no time for a single look further


def manner_of(board: Board, kind: str = "") -> Manner:
    """How a bot of this kind searches; hints and analysis search like the stronger ones."""
    usual = MANNERS.get(board.game, OTHER_GAME)
    if board.n_players < MANY:
        return usual
    among_many = MANNERS_OF_MANY.get(board.game, usual)
    return HASTY.get(board.game, among_many) if kind == "easy" else among_many
