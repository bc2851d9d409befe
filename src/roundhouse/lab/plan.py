"""What a tournament is, before anything is played: who plays, how often, in which seats, with which seeds.

Every game has a number, and everything about it follows from the plan and its number; so games can be played anywhere,
in any order, and again.

A pair of bots is compared like this. With two players, `a` and `b` change seats. With more, one seat is `a`'s and all
others are `b`'s: an `a` as strong as `b` then wins its fair share, one game in as many as there are players; and the
other way round, which is another line of the results. In a challenge only the first bot is `a`, and every other one is
its `b` once. A player alone plays for itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, permutations

import msgspec

from roundhouse.core import registry
from roundhouse.core.options import Options
from roundhouse.core.setup import Setup, build
from roundhouse.lab.settings import levels

FILE = "file"  # the kind of a bot that is somebody's own file


class Entrant(msgspec.Struct, frozen=True):
    """A bot under the name that the results have; `source` is the text of a bot's file."""

    name: str
    kind: str
    budget: int = 0
    source: bytes = b""


class Plan(msgspec.Struct, frozen=True):
    """All that a tournament depends on. `data` is the text of the component data."""

    game: str
    players: int
    options: Options
    data: str
    own_data: bool
    entrants: tuple[Entrant, ...]
    games: int  # of each line-up, as asked for
    seed: int
    scale: float
    challenge: bool = False

    def setup(self) -> Setup:
        game = registry.game(self.game)
        data = game.parse_data(self.data, self.game)
        return build(game, self.players, self.options, data, own_data=self.own_data)


@dataclass(frozen=True, slots=True)
class Match:
    """One game of the plan. `seats` are places in `Plan.entrants`."""

    number: int
    a: int
    b: int  # the same as `a` where a player is alone
    seat: int  # where `a` sits
    seats: tuple[int, ...]
    seed: int


def line_ups(plan: Plan) -> list[tuple[int, int]]:
    """Who is compared with whom, as places in `entrants`."""
    entrants = range(len(plan.entrants))
    if plan.players == 1:
        return [(bot, bot) for bot in entrants]
    if plan.challenge:
        return [(0, bot) for bot in entrants[1:]]
    return list(combinations(entrants, 2) if plan.players == 2 else permutations(entrants, 2))


def games_each(plan: Plan) -> int:
    """Games of a line-up: those asked for, and as many more as it takes for all seats to come up equally often.

    >>> games_each(Plan("siberia", 4, {}, "", False, (), 50, 0, 1.0))
    52
    """
    return -(-plan.games // plan.players) * plan.players


def total(plan: Plan) -> int:
    return games_each(plan) * len(line_ups(plan))


def match(plan: Plan, number: int, among: list[tuple[int, int]] | None = None) -> Match:
    """A game by its number. Line-ups take turns, so that a tournament that is cut short has compared all alike."""
    among = among or line_ups(plan)
    a, b = among[number % len(among)]
    seat = number // len(among) % plan.players
    seats = tuple(a if p == seat else b for p in range(plan.players))
    return Match(number, a, b, seat, seats, seed_of(plan.seed, number))


def matches(plan: Plan) -> Iterator[Match]:
    among = line_ups(plan)
    return (match(plan, number, among) for number in range(total(plan)))


def seed_of(seed: int, number: int) -> int:
    """The seed of a game, 63 bits: no two games of a tournament share one, and none follows from another."""
    return int.from_bytes(sha256(f"arena/{seed}/{number}".encode()).digest()[:8]) >> 1


def fingerprint(plan: Plan) -> dict[str, bool | str | int | float | list[str]]:
    """What must be the same for games to belong to one tournament, in words that a person can compare."""
    return {
        "game": plan.game,
        "players": plan.players,
        "options": [f"{name}={value}" for name, value in plan.options.items()],
        "data": sha256(plan.data.encode()).hexdigest(),
        "bots": [_identity(entrant) for entrant in plan.entrants],
        "levels": [str(setting) for setting in levels(plan)],
        "games": plan.games,
        "seed": plan.seed,
        "scale": plan.scale,
        "challenge": plan.challenge,
    }


def _identity(entrant: Entrant) -> str:
    """A bot's name; of a file also what is in it."""
    return f"{entrant.name}#{sha256(entrant.source).hexdigest()[:16]}" if entrant.kind == FILE else entrant.name
