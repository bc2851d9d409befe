"""A tournament from the first game to the last: plays what is missing, keeps every game at once, can be stopped."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from roundhouse.core.message import Problem
from roundhouse.lab.journal import Journal
from roundhouse.lab.plan import Plan, total
from roundhouse.lab.played import Played
from roundhouse.lab.results import Results, results


@dataclass(slots=True)
class Interrupt:
    """Ctrl-C. The first is taken note of, so that no finished game is lost; a second one ends everything at once."""

    heard: bool = False

    def __call__(self) -> bool:
        return self.heard


@contextmanager
def interruptible() -> Iterator[Interrupt]:
    """Within it, Ctrl-C is an Interrupt."""
    interrupt = Interrupt()
    before = signal.getsignal(signal.SIGINT)

    def hear(*_: object) -> None:
        interrupt.heard = True
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, hear)
    try:
        yield interrupt
    finally:
        signal.signal(signal.SIGINT, before)


Play = Callable[[Plan, list[int], Callable[[], bool]], Iterator[Played]]


def run(
    plan: Plan, play: Play, journal: Journal | None, told: Callable[[Played], None], stopped: Callable[[], bool]
) -> tuple[Results, list[Played], Problem | None]:
    """Play what the journal does not have yet. `told` hears of every fresh game, after it is kept.

    What has been played counts even when a Problem ends it; the Problem comes with the results.
    """
    games = list(journal.games) if journal else []
    kept = {game.number for game in games}
    missing = [number for number in range(total(plan)) if number not in kept]
    start = time.monotonic()
    problem: Problem | None = None
    try:
        for played in play(plan, missing, stopped) if missing else ():
            games.append(played)
            if journal is not None:
                journal.add(played)
            told(played)
    except Problem as found:
        problem = found
    fresh = len(games) - len(kept)
    games.sort(key=lambda game: game.number)
    return results(plan, games, fresh, time.monotonic() - start), games, problem
