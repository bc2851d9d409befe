"""Advice to a person: the best few moves of a view, what they promise, and why, from what the person may know.

Search says how good a move is. Why it is good is told by the terms of the game's own estimate (`Game.terms`): those
that differ most between what this move leads to and what the next best one leads to, or all others on average.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from roundhouse.bots.players import advisor_of
from roundhouse.core import registry
from roundhouse.core.game import legal
from roundhouse.core.rng import stream
from roundhouse.core.state import NOBODY, Advisor, Board, State, View, is_waiting

if TYPE_CHECKING:
    from roundhouse.bots.judge import Judged

MOST = 3  # moves that are advised
PLAYOUTS = 16  # games to the end that say what a move promises
SECONDS = 30.0  # of a processor for one question; on all but the slowest machines it is answered long before
COMPARED = 24  # other moves that an average is made of
FAR = 12  # actions that are played on at most, to see where a move leads
LEAST = 5  # hundredths of a point: what differs less is not worth a word
SMALL = 4  # a second term is named when it is at least a fourth of the first
Than = Literal["next", "others", "ahead", "only"]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is better than the `next` best or than the `others` on average: terms with the differences, in
    hundredths of points, the weightiest first. `ahead`: the estimate sees no advantage, only looking ahead has found
    one; `only`: there is no other move."""

    than: Than
    terms: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Advised:
    """A move with the chance to win, None when there is nobody to beat, and the points that it may end with. Both are
    None where nothing was searched."""

    action: int
    chance: float | None
    points: float | None
    reason: Reason


def advise(board: Board, view_bytes: bytes, seed: int, iterations: int) -> list[Advised]:
    """The best moves in the viewer's place, best first: the same for the same arguments, if there is time enough."""
    from roundhouse.bots.judge import judge  # only where somebody searches
    from roundhouse.bots.manners import manner_of

    game = registry.game(board.game)
    advisor = advisor_of(board)
    view = board.view_from_bytes(view_bytes)
    me = int(view.player)
    judged = judge(view, iterations, PLAYOUTS, SECONDS, stream(seed, 0), advisor, manner_of(board))[:MOST]
    outlook = Outlook(view, advisor, seed)
    alone = board.n_players == 1 and outlook.world.rival() == NOBODY
    return [
        Advised(
            action=int(one.action),
            chance=None if alone else one.chances[me],
            points=one.points[me],
            reason=outlook.reason(judged, place, game.terms),
        )
        for place, one in enumerate(judged)
    ]


def weigh(board: Board, state_bytes: bytes, seed: int, playouts: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Each player's chance to win and expected points, for one who sees the whole position, but not what comes."""
    from roundhouse.bots.judge import prospects

    state = board.state_from_bytes(state_bytes)
    advisor = advisor_of(board)
    won, points = prospects(state, playouts, SECONDS, stream(seed, 0), advisor)
    return tuple(won), tuple(points)


class Outlook:
    """Where moves lead, in one world that the viewer takes for possible: the same for all of them."""

    def __init__(self, view: View, advisor: Advisor, seed: int) -> None:
        self._advisor = advisor
        self._rng = stream(seed, 1)
        self._me = int(view.player)
        self.world: State = view.world(self._rng)
        self._known: dict[int, list[int]] = {}

    def reason(self, judged: Sequence[Judged], place: int, names: Sequence[str]) -> Reason:
        """Why the move at this place of the list is advised."""
        mine = self._terms(int(judged[place].action))
        if place + 1 < len(judged):
            found = weightiest(mine, self._terms(int(judged[place + 1].action)), names)
            if found:
                return Reason("next", found)
        better = {int(one.action) for one in judged[: place + 1]}
        others = [action for action in legal(self.world, self._me) if action not in better]
        step = max(1, -(-len(others) // COMPARED))
        terms = [self._terms(action) for action in others[::step]]
        if terms:
            found = weightiest(mine, [sum(column) // len(terms) for column in zip(*terms, strict=True)], names)
            if found:
                return Reason("others", found)
        return Reason("ahead")

    def _terms(self, action: int) -> list[int]:
        """The terms after a move, when its player has gone on as advised until something is drawn or others act."""
        if action not in self._known:
            state = self.world.copy()
            state.apply(self._me, action)
            for _ in range(FAR):
                if not is_waiting(state, self._me):
                    break
                state.apply(self._me, self._advisor.choose(state.view(self._me), self._rng))
            self._known[action] = [int(term) for term in self._advisor.terms(state, self._me)]
        return self._known[action]


def weightiest(mine: Sequence[int], theirs: Sequence[int], names: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """The one or two terms that speak most for one of two moves; none when nothing does.

    >>> weightiest([300, 50, 0], [70, 150, 0], ("to come", "engine", "money"))
    (('to come', 230), ('engine', -100))
    >>> weightiest([300, 0], [70, 10], ("to come", "engine"))
    (('to come', 230),)
    >>> weightiest([0, 50], [70, 5], ("to come", "engine"))
    ()
    """
    by_name = zip(names, mine, theirs, strict=True)
    differences = [(name, one - other) for name, one, other in by_name if abs(one - other) >= LEAST]
    if sum(by for _, by in differences) <= 0:
        return ()
    for_it = max(differences, key=lambda term: term[1])
    rest = [term for term in differences if term is not for_it]
    second = max(rest, key=lambda term: abs(term[1]), default=("", 0))
    return (for_it, second) if abs(second[1]) * SMALL >= for_it[1] else (for_it,)
