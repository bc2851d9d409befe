"""The levels that a person can choose, and what a bot may spend on a turn.

A level is a number of iterations a turn, for each game, and a time that caps it: where the iterations are done before,
it plays the same, and as well, on another machine. Some levels slip now and then, which is meant to
keep them apart where more iterations would change little. `docs/bots.md` tells more.
"""

from __future__ import annotations

from dataclasses import dataclass, field

FOREVER = float("inf")
OTHER_GAME = "other"
MANY = 3  # players: rounds take long


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
class Effort:
    """How well a level plays one game: its iterations a turn, and its slips, the percent of choices in which one of the
    advisor's first few favourites is played instead."""

    iterations: int
    slips: int = 0


@dataclass(frozen=True, slots=True)
class Level:
    """One of the LEVELS."""

    seconds: float  # a turn
    efforts: dict[str, Effort]  # by game
    among_many: dict[str, Effort] = field(default_factory=dict)  # where MANY or more play, if it differs


LEVELS = {
    "easy": Level(
        0.1,
        {
            "siberia": Effort(40, 30),
            "steamrollers": Effort(40, 30),
            "steam_power": Effort(20, 30),
            OTHER_GAME: Effort(60, 30),
        },
        {"steamrollers": Effort(20, 30)},
    ),
    "medium": Level(
        0.3,
        {
            "siberia": Effort(240, 5),
            "steamrollers": Effort(500, 5),
            "steam_power": Effort(400, 1),
            OTHER_GAME: Effort(250),
        },
        {"steamrollers": Effort(260, 8), "steam_power": Effort(400, 2)},
    ),
    "hard": Level(
        1.0,
        {
            "siberia": Effort(640, 2),
            "steamrollers": Effort(1000, 3),
            "steam_power": Effort(1100),
            OTHER_GAME: Effort(800),
        },
        {"siberia": Effort(640, 4), "steamrollers": Effort(400, 3), "steam_power": Effort(1200, 2)},
    ),
    "expert": Level(
        3.0,
        {
            "siberia": Effort(4000),
            "steamrollers": Effort(9000),
            "steam_power": Effort(15000),
            OTHER_GAME: Effort(2500),
        },
        {"steamrollers": Effort(4000)},
    ),
}


def effort(kind: str, game: str, players: int) -> Effort:
    """Of a level in a game of so many players."""
    level = LEVELS[kind]
    usual = level.efforts.get(game, level.efforts[OTHER_GAME])
    return level.among_many.get(game, usual) if players >= MANY else usual


def turn_budget(kind: str, iterations: int, game: str, players: int, scale: float = 1.0) -> Budget:
    """What a bot may spend: a level on a turn, a search of so many iterations on each decision.

    >>> turn_budget("search", 500, "siberia", 2, 0.1)
    Budget(iterations=50, seconds=inf, shared=False)
    >>> turn_budget("easy", 0, "chess", 2, 0.5)
    Budget(iterations=30, seconds=0.05, shared=True)
    """
    if kind not in LEVELS:
        return Budget(max(1, round(iterations * scale)) if iterations else 0, FOREVER, shared=False)
    number = effort(kind, game, players).iterations
    return Budget(max(1, round(number * scale)), LEVELS[kind].seconds * scale)


def rest(budget: Budget, spent: Chosen) -> Budget:
    """What is left of a turn's budget after a decision."""
    if not budget.shared:
        return budget
    return Budget(max(0, budget.iterations - spent.iterations), max(0.0, budget.seconds - spent.seconds))
