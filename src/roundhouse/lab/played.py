"""One finished game of a tournament: a line of the file that `--resume` keeps, and all that results are made of."""

from __future__ import annotations

import msgspec

from roundhouse.bots.levels import FOREVER

TOLERANCE = 1.1  # a turn that takes longer than this times its limit is counted
FORFEITED = "forfeit"  # the ending of a game that a bot lost by itself


class Thinking(msgspec.Struct):
    """What a bot thought in one game, in CPU seconds of its process; several seats of it together."""

    seconds: float = 0.0
    turns: int = 0  # those in which it had to think
    longest: float = 0.0
    over: int = 0  # turns that took more than a tenth longer than they may
    limited: int = 0  # turns that have a limit

    def add(self, seconds: float, limit: float) -> None:
        """One turn more."""
        self.seconds += seconds
        self.turns += 1
        self.longest = max(self.longest, seconds)
        self.limited += limit < FOREVER
        self.over += seconds > TOLERANCE * limit


class Lost(msgspec.Struct):
    """Why a bot has forfeited the game; `detail` is what its process said, or what is known of it."""

    seat: str
    bot: str
    reason: str  # crashed, illegal, time, memory or died
    detail: str


class Played(msgspec.Struct):
    """The keys are those of the file. Seats are p1, p2 …, as in records."""

    number: int
    a: str
    b: str
    seats: list[str]
    seed: int
    scores: list[int]
    places: list[int]  # of each seat, 1 for the winners
    winners: list[str]
    rounds: int
    ending: str
    decisions: int
    seconds: float  # of CPU time in the process that played; bots that think in others are not counted
    thinking: dict[str, Thinking] = {}
    forfeits: list[Lost] = []

    def share(self, seat: int) -> float:
        """What a seat has of the win: a shared one counts in parts."""
        return 1 / len(self.winners) if f"p{seat + 1}" in self.winners else 0.0


_DECODER = msgspec.json.Decoder(Played)


def read_line(line: bytes) -> Played:
    """The inverse of `line`; ValueError (msgspec's own) when it is no such line."""
    return _DECODER.decode(line)


def line(played: Played) -> bytes:
    return msgspec.json.encode(played) + b"\n"
