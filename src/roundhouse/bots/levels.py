"""The levels that a person can choose, and what a bot may spend on a turn.

A level is a number of iterations a turn, for each game, and a time that caps it: where the iterations are done before,
it plays the same, and as well, on another machine. `docs/bots.md` tells more.
"""

from __future__ import annotations

from dataclasses import dataclass

FOREVER = float("inf")
OTHER_GAME = "other"


@dataclass(frozen=True, slots=True)
class Budget:
    """What is left for a decision and all that follow in the same turn; `shared` says that there may be others."""

    iterations: int
    seconds: float = FOREVER  # of CPU time
    shared: bool = True


@dataclass(frozen=True, slots=True)
class Chosen:
    """An action, and what finding it has taken."""

    action: int
    iterations: int = 0
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Level:
    """One of the LEVELS."""

    seconds: float  # a turn
    iterations: dict[str, int]  # a turn, by game
    slips: int = 0  # percent of choices in which one of the advisor's first few favourites is played instead


LEVELS = {
    "easy": Level(0.1, {"siberia": 40, "steamrollers": 40, "steam_power": 20, OTHER_GAME: 60}, slips=30),
    "medium": Level(0.3, {"siberia": 80, "steamrollers": 340, "steam_power": 340, OTHER_GAME: 250}),
    "hard": Level(1.0, {"siberia": 280, "steamrollers": 640, "steam_power": 1300, OTHER_GAME: 800}),
    "expert": Level(3.0, {"siberia": 20000, "steamrollers": 9000, "steam_power": 15000, OTHER_GAME: 2500}),
}


def turn_budget(kind: str, iterations: int, game: str, scale: float = 1.0) -> Budget:
    """What a bot may spend: a level on a turn, a search of so many iterations on each decision.

    >>> turn_budget("search", 500, "siberia", 0.1)
    Budget(iterations=50, seconds=inf, shared=False)
    >>> turn_budget("easy", 0, "chess", 0.5)
    Budget(iterations=30, seconds=0.05, shared=True)
    """
    if kind not in LEVELS:
        return Budget(max(1, round(iterations * scale)) if iterations else 0, FOREVER, shared=False)
    level = LEVELS[kind]
    number = level.iterations.get(game, level.iterations[OTHER_GAME])
    return Budget(max(1, round(number * scale)), level.seconds * scale)


def rest(budget: Budget, spent: Chosen) -> Budget:
    """What is left of a turn's budget after a decision."""
    if not budget.shared:
        return budget
    return Budget(max(0, budget.iterations - spent.iterations), max(0.0, budget.seconds - spent.seconds))
