"""Short tournaments for tests: Siberia with two rounds, and bots in files that are written down in the test."""

from __future__ import annotations

from roundhouse.bots.players import bot
from roundhouse.core.setup import setup
from roundhouse.lab.plan import FILE, Entrant, Plan
from roundhouse.lab.played import Played

RANDOM_BOT = b"def choose(view, rng, budget):\n    return rng.choice(view.legal)\n"


def entrant(name: str, source: bytes = b"") -> Entrant:
    if source:
        return Entrant(name, FILE, 0, source)
    known = bot(name)
    return Entrant(str(known), known.kind, known.budget)


def plan(
    *entrants: Entrant | str,
    players: int = 2,
    games: int = 4,
    seed: int = 1,
    scale: float = 1.0,
    game: str = "siberia",
    **options: str,
) -> Plan:
    given = options or ({"round_limit": "2"} if game == "siberia" else {})
    table = setup(game, players, given)
    bots = tuple(entrant(e) if isinstance(e, str) else e for e in entrants)
    return Plan(game, players, table.options, table.data.text, False, bots, games, seed, scale)


def played(number: int, seats: list[str], winners: list[str], **other: object) -> Played:
    """A finished game, as far as results look at it."""
    facts: dict[str, object] = {
        "a": seats[0],
        "b": seats[-1],
        "scores": [0 for _ in seats],
        "places": [1 if f"p{p + 1}" in winners else 2 for p in range(len(seats))],
        "rounds": 5,
        "ending": "supplies",
        "decisions": 10,
        "seconds": 0.5,
        "seed": number,
    }
    return Played(number=number, seats=seats, winners=winners, **(facts | other))  # type: ignore[arg-type]


def same(games: list[Played]) -> list[Played]:
    """The games by number, without what depends on the clock."""
    for game in games:
        game.seconds = 0.0
        for thinking in game.thinking.values():
            thinking.seconds = thinking.longest = 0.0
    return sorted(games, key=lambda game: game.number)
