"""How the levels of a tournament are set: its results tell it, and games of other settings are no part of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from roundhouse.bots.levels import LEVELS, effort
from roundhouse.bots.manners import manner_of

if TYPE_CHECKING:
    from roundhouse.lab.plan import Plan


class Setting(msgspec.Struct):
    """What a level was when it played, before `scale`: another setting plays otherwise under the same name."""

    bot: str
    iterations: int  # a turn
    seconds: float
    slips: int  # percent
    explore: float
    widen: float
    horizon: int
    trust: float

    def __str__(self) -> str:
        search = f"{self.explore:g}:{self.widen:g}:{self.horizon}:{self.trust:g}"
        return f"{self.bot} {self.iterations}:{self.seconds:g}:{self.slips}:{search}"


def levels(plan: Plan) -> list[Setting]:
    """Of the bots that are levels."""
    board = plan.setup().board
    found: list[Setting] = []
    for name in (entrant.name for entrant in plan.entrants if entrant.kind in LEVELS):
        spent, manner = effort(name, plan.game, plan.players), manner_of(board, name)
        search = (float(manner.explore), float(manner.widen), int(manner.horizon), float(manner.trust))
        found.append(Setting(name, spent.iterations, LEVELS[name].seconds, spent.slips, *search))
    return found
