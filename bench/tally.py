"""What a load run counts, and what it tells in the end. The same for every server."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import msgspec


@dataclass(slots=True)
class Tally:
    """Moves are counted while `counting`; everything that went wrong is counted always."""

    counting: bool = False
    latencies: list[float] = field(default_factory=list)  # seconds from the request to the last seat informed
    secret: int = 0  # the moves among them that only their own player may notice
    games: int = 0  # games that ended and were followed by a new table
    stale: int = 0  # requests refused because something newer had happened
    strays: int = 0  # updates that no move explains: with none, each update was matched with its own move
    errors: Counter[str] = field(default_factory=Counter)

    def moved(self, seconds: float, secret: bool = False) -> None:
        if self.counting:
            self.latencies.append(seconds)
            self.secret += secret

    def ended(self) -> None:
        if self.counting:
            self.games += 1


class Result(msgspec.Struct, kw_only=True):
    """One run, for people and for scripts."""

    server: str
    tables: int
    tables_playing: float  # how many were not being opened anew, on average
    seconds: float
    moves: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    max_ms: float
    secret_moves: int
    games: int
    stale: int
    strays: int
    stalled: int  # tables where nothing had moved for a while when time was up
    errors: dict[str, int]
    client_cpu: float  # of one core; near 1 the client would be what is measured
    bots: int
    bots_awaited: float  # at how many of their tables it was the bot's turn, on average


def percentile(ordered: list[float], share: float) -> float:
    """The smallest value that at least this share of all values does not exceed; 0 when there are none.

    >>> percentile([1.0, 2.0, 3.0, 4.0], 0.5), percentile([1.0, 2.0, 3.0, 4.0], 0.99)
    (2.0, 4.0)
    """
    if not ordered:
        return 0.0
    rank = -int(-share * len(ordered) // 1)
    return ordered[max(rank, 1) - 1]
