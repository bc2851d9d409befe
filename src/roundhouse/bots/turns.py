"""The turns of the seats of a game, and what is left of each bot's budget: the same at tables, in `sim` and in `arena`.

A turn of a seat is its decisions one after another, within one round, with no decision of another player between them
that the seat notices. So what all plan in secret is one turn of each, and it is over when the plans are laid open.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from roundhouse.bots.levels import Budget, Chosen, rest
from roundhouse.core.state import CHANCE, State

Turn = tuple[int, int]  # the round, and how many decisions of others were noticed before: it differs from turn to turn


@dataclass(frozen=True, slots=True)
class _Secret:
    """A concealed action that has not been laid open."""

    event: int
    actor: int
    audience: int
    reveals: int  # State.reveals() before it


class Noticed:
    """How many decisions of others each seat has noticed. It only grows, also when something is taken back."""

    def __init__(self, seats: int) -> None:
        self._counts = [0] * seats
        self._secrets: list[_Secret] = []

    def turn(self, state: State, seat: int) -> Turn:
        """Which turn of a seat it is."""
        return int(state.round()), self._counts[seat]

    def acted(self, before: State, actor: int, action: int, reveals: int, event: int = 0) -> None:
        """Somebody has acted; `reveals` is State.reveals() after it. `event` is for `forget`."""
        if actor != CHANCE:
            if before.concealed(actor, action):
                audience = int(before.audience(actor, action))
                self._count(actor, audience)
                self._secrets.append(_Secret(event, actor, audience, int(before.reveals())))
            else:
                self._count(actor, -1)
        for secret in self._secrets:
            if secret.reveals < reveals:
                self._count(secret.actor, ~secret.audience)
        self._secrets = [secret for secret in self._secrets if secret.reveals >= reveals]

    def told(self, seat: int) -> None:
        """Another player has taken something back, and the seat has noticed it."""
        self._counts[seat] += 1

    def forget(self, events: Collection[int]) -> None:
        """These events were taken back: what was secret of them is not laid open any more."""
        self._secrets = [secret for secret in self._secrets if secret.event not in events]

    def _count(self, actor: int, audience: int) -> None:
        for seat in range(len(self._counts)):
            self._counts[seat] += seat != actor and audience >> seat & 1


class Turns:
    """What is left of the turns of the bots at one table."""

    def __init__(self) -> None:
        self._left: dict[int, tuple[Budget, Turn, Budget]] = {}

    def left(self, whole: Budget, seat: int, turn: Turn) -> Budget:
        """What the bot at this seat, who has so much for a whole turn, may spend now."""
        known = self._left.get(seat)
        return known[2] if known is not None and known[:2] == (whole, turn) else whole

    def spent(self, whole: Budget, seat: int, turn: Turn, chosen: Chosen) -> None:
        self._left[seat] = whole, turn, rest(self.left(whole, seat, turn), chosen)
