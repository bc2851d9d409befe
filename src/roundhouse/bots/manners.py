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
    "steam_power": Manner(widen=1.0, horizon=1, trust=2.0),
}


def manner_of(board: Board) -> Manner:
    usual = MANNERS.get(board.game, OTHER_GAME)
    return MANNERS_OF_MANY.get(board.game, usual) if board.n_players >= MANY else usual
