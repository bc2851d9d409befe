"""The bots by name, each a pure function of what one player may know, a seed and a budget.

`random` plays any legal action, `greedy` follows the game's own advice, `search` looks ahead, for so many iterations as
its name says (`search:5000`), or 1000. The levels `easy`, `medium`, `hard` and `expert` search, too, with a budget for
the whole turn (`bots/levels.py`).
"""

from __future__ import annotations

import gc
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from time import thread_time
from typing import TYPE_CHECKING

from roundhouse.bots.levels import LEVELS, Budget, Chosen, effort, turn_budget
from roundhouse.core import registry
from roundhouse.core.game import legal
from roundhouse.core.message import Problem
from roundhouse.core.rng import Rng, stream
from roundhouse.core.state import Advisor, Board, View

if TYPE_CHECKING:
    from roundhouse.bots.search import Searcher

KINDS = ("random", "greedy", "search", *LEVELS)
ITERATIONS = 1000  # of a search whose name gives no number
MOST_ITERATIONS = 100_000_000
STEP = 16  # iterations, at most, between two looks at whether more could change anything
BOARDS = 16  # whose advisors are kept
FAVOURITES = 4  # of the advisor, among which a slip is made
ENOUGH = 0.9  # of what is left of a turn: an iteration that takes longer is given up; the next decisions need time, too
SOON = 0.5  # of that, for a decision's first iteration: without it, the advisor must still be asked


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot of one of the KINDS. The budget counts for a plain search only.

    >>> str(Bot("search", 50)), str(Bot("greedy"))
    ('search:50', 'greedy')
    """

    kind: str
    budget: int = 0

    @property
    def searches(self) -> bool:
        """Whether it takes its time."""
        return self.kind not in ("random", "greedy")

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


def choose(board: Board, kind: str, view_bytes: bytes, seed: int, budget: Budget) -> Chosen:
    """The action that a bot of this kind takes in the viewer's place, from what is left of its turn's budget.

    The same for the same arguments, unless the time runs out before the iterations do.
    """
    start = thread_time()
    view = board.view_from_bytes(view_bytes)
    rng = stream(seed, 0)
    if kind == "random":
        actions = legal(view.world(rng), int(view.player))
        return Chosen(actions[rng.below(len(actions))])
    advisor = advisor_of(board)
    slips = effort(kind, board.game, int(board.n_players)).slips if kind in LEVELS else 0
    if slips and rng.below(100) < slips:  # also when nothing is left of the turn
        return Chosen(_slip(view, rng, advisor, start + SOON * budget.seconds), 0, thread_time() - start)
    if kind == "greedy" or budget.iterations < 1 or budget.seconds <= 0:
        return Chosen(int(advisor.choose(view, rng)), 0, thread_time() - start)
    from roundhouse.bots.manners import manner_of  # only where somebody searches
    from roundhouse.bots.search import Searcher

    searcher = Searcher(view, rng, advisor, manner_of(board, kind))
    done = think(searcher, budget, start)
    return Chosen(int(searcher.best()), done, thread_time() - start)


def prepare(board: Board) -> None:
    """Do in a bot's process what is done once for a board, so that it is no part of anybody's turn."""
    import_module("roundhouse.bots.manners")  # and with it the search
    advisor_of(board)
    gc.collect()
    gc.freeze()  # what is there stays: to look through it for garbage takes as long as a whole turn of `easy`


def choose_alone(board: Board, bot: Bot, view_bytes: bytes, seed: int) -> int:
    """The same for a decision that has a turn's budget for itself."""
    budget = turn_budget(bot.kind, bot.budget, board.game, int(board.n_players))
    return choose(board, bot.kind, view_bytes, seed, budget).action


def think(searcher: Searcher, budget: Budget, start: float) -> int:
    """Search until the budget of this decision is spent or nothing could change it; returns the iterations.

    A shared budget is divided by the choices that the turn has, as far as the search has seen. That is looked at after
    the same numbers of iterations everywhere, so that only a lack of time makes a difference; the clock is looked at
    more often where iterations are slow, none is begun that would likely end too late, and one that does is given up.
    """
    begun = thread_time()
    end = start + ENOUGH * budget.seconds
    searcher.deadline = begun + SOON * (end - begun)
    done = 0
    while True:
        parts = searcher.choices_a_turn() if budget.shared and done else 1.0
        most = max(1, int(budget.iterations / parts))
        if done >= most or searcher.is_decided(most - done):
            return done
        goal = done + min(STEP, max(1, most // 8), most - done)
        while done < goal:
            fitting = _fitting(done, begun, thread_time(), min(end, start + budget.seconds / parts))
            if fitting < 1:
                return done
            piece = int(min(goal - done, max(1.0, fitting / 2)))  # half: the next ones may be slower
            done += (thought := int(searcher.think(piece)))
            if thought < piece:
                return done
            searcher.deadline = end


def _fitting(done: int, begun: float, now: float, end: float) -> float:
    """How many iterations more fit in, at the pace so far; of the first one nothing is known."""
    if done == 0:
        return 1.0 if now < end else 0.0
    return (end - now) * done / max(now - begun, 1e-9)


def _slip(view: View, rng: Rng, advisor: Advisor, end: float) -> int:
    """One of the actions that the advisor likes best; the best where there is no time to weigh them all."""
    worths: list[tuple[int, int]] = []
    for action in legal(view.world(rng), int(view.player)):
        if thread_time() >= end:
            return int(advisor.choose(view, rng))
        worths.append((-int(advisor.worth(view, action)), action))
    return sorted(worths)[rng.below(min(FAVOURITES, len(worths)))][1]


@lru_cache(maxsize=BOARDS)
def advisor_of(board: Board) -> Advisor:
    """The game's own advisor, made once for a board."""
    return registry.game(board.game).advisor(board)
