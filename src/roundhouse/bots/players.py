"""The bots by name, each a pure function of what one player may know, a seed and a budget.

`random` plays any legal action, `greedy` follows the game's own advice, `search` looks ahead, for so many iterations as
its name says (`search:5000`), or 1000.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from roundhouse.core import registry
from roundhouse.core.game import legal
from roundhouse.core.message import Problem
from roundhouse.core.rng import stream
from roundhouse.core.state import Advisor, Board

KINDS = ("random", "greedy", "search")
ITERATIONS = 1000  # of a search whose name gives no number
MOST_ITERATIONS = 100_000_000


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot of one of the KINDS. The budget counts for a search only.

    >>> str(Bot("search", 50)), str(Bot("greedy"))
    ('search:50', 'greedy')
    """

    kind: str
    budget: int = 0

    def __str__(self) -> str:
        return f"{self.kind}:{self.budget}" if self.budget else self.kind


def bot(name: str) -> Bot:
    """The bot that a person named; a Problem when there is none.

    >>> bot("search"), bot("random")
    (Bot(kind='search', budget=1000), Bot(kind='random', budget=0))
    """
    kind, colon, number = name.partition(":")
    if kind not in KINDS:
        raise Problem("bot-unknown", bot=name[:40], bots=", ".join(KINDS))
    if kind != "search":
        if colon:
            raise Problem("bot-no-budget", bot=kind)
        return Bot(kind)
    if not colon:
        return Bot(kind, ITERATIONS)
    if not (number.isascii() and number.isdigit() and len(number) <= 9 and 1 <= int(number) <= MOST_ITERATIONS):
        raise Problem("bot-budget", number=number[:40], high=MOST_ITERATIONS)
    return Bot(kind, int(number))


def choose(board: Board, kind: str, view_bytes: bytes, seed: int, budget: int) -> int:
    """The action that a bot of this kind takes in the viewer's place: the same for the same arguments."""
    view = board.view_from_bytes(view_bytes)
    rng = stream(seed, 0)
    if kind == "random":
        actions = legal(view.world(rng), int(view.player))
        return actions[rng.below(len(actions))]
    if kind == "greedy":
        return int(_advisor(board).choose(view, rng))
    from roundhouse.bots.search import search  # only where somebody searches

    return int(search(view, budget, rng, _advisor(board)))


@lru_cache(maxsize=4)
def _advisor(board: Board) -> Advisor:
    return registry.game(board.game).advisor(board)
