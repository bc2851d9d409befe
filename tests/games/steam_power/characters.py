"""Players for the games of engine and oracle: each likes some kinds of moves better than others.

Evenly random play hardly ever completes a connection; these do, each in a manner that leads to other corners of the
rules.
"""

from __future__ import annotations

import random
from collections import defaultdict

from tests.games.steam_power.oracle import Oracle
from tests.games.steam_power.oracle_map import Hex, across, read, read_shape

# How much a character likes each kind of move; what is not named counts 1. First the kind is drawn, then a move.
TOWARDS: dict[str, float] = {
    "track completes": 400,
    "track 1": 80,
    "track 2": 30,
    "track 3": 8,
    "track 4": 1,
    "track far": 0.1,
    "track at track": 0.5,
    "track at own track": 0.5,
    "track blocked": 0.02,
    "cross completes": 60,
    "cross 1": 20,
    "cross 2": 5,
    "cross 3": 1,
    "cross 4": 0.3,
    "cross far": 0.05,
    "cross at track": 0.5,
    "cross at own track": 0.5,
    "cross blocked": 0.05,
    "remove": 0.3,
    "replace": 0.3,
    "end": 0.1,
    "factory": 60,
    "fulfil": 200,
    "bonus factory": 30,
    "contracts": 4,
    "money": 6,
    "skip": 0.2,
}
CHARACTERS: dict[str, dict[str, float]] = {
    "anyone": {},
    "builder": TOWARDS,
    "trader": TOWARDS | {"fulfil": 3000, "factory": 20, "money": 20, "contracts": 30},
    "crosser": TOWARDS
    | {f"cross {how}": 2000 for how in ("completes", "1", "2", "3", "4", "far", "at track", "at own track")}
    | {"track at track": 200, "money": 60, "fulfil": 20},
    "looper": TOWARDS
    | {f"cross {how}": 900 for how in ("completes", "1", "2", "3", "4", "far", "at track", "at own track")}
    | {"track completes": 5, "track at own track": 9000, "track 1": 5, "track 2": 9, "track 3": 9, "money": 30},
    "tinker": TOWARDS
    | {f"cross {how}": 500 for how in ("1", "2", "3", "4", "far", "at track")}
    | {"track at track": 90, "replace": 60, "remove": 40, "replace completes": 300, "track completes": 60},
    "idler": TOWARDS | {"money": 100, "fulfil": 900, **dict.fromkeys(("track 1", "track completes", "track 2"), 0.1)},
    "hoarder": TOWARDS | {"contracts": 300, "fulfil": 3, "track 1": 10, "money": 1},
    "founder": TOWARDS | {"factory": 900, "fulfil": 30, "money": 3},
    "navvy": TOWARDS | {"factory": 0.2, "fulfil": 1, "contracts": 0.1, "money": 30},
}


def apart(one: Hex, other: Hex) -> int:
    """How many steps two hexes are apart."""
    (row, column), (row_2, column_2) = one, other
    down = abs(row - row_2)
    along = abs((2 * column + row % 2) - (2 * column_2 + row_2 % 2))
    return down + max(0, along - down) // 2


def kind(text: str, oracle: Oracle) -> str:
    """What sort of move this is."""
    words = text.split()
    if words[0] in ("track", "cross"):
        return f"{words[0]} {leads(oracle, read(words[1]), read_shape(words[2]))}"
    if words[0] == "replace":
        how = leads(oracle, read(words[1]), read_shape(words[2]))
        return "replace completes" if how == "completes" else "replace"
    return f"bonus {words[0]}" if oracle.phase == "bonus" and words[0] == "factory" else words[0]


def leads(oracle: Oracle, here: Hex, shape: tuple[int, int]) -> str:
    """Whether a path completes a connection, or how near it comes to a city that is not in the network."""
    tracks = oracle.table.tracks
    network = tracks.network(oracle.company)
    chain = tracks.incomplete(oracle.company)
    ahead = [across(here, edge) for edge in shape]
    if chain is not None:
        before = [there for there, _ in chain.tiles if there != here][-1:] or [chain.start]
        ahead = [there for there in ahead if there not in (before[0], chain.start)]
        start = chain.start
    else:
        cities = tracks.starting_cities(oracle.company)
        start = next((there for there in ahead if there in cities), here)
        ahead = [there for there in ahead if there != start]
    if not ahead:
        return "blocked"
    if tracks.map.is_city(ahead[0]):
        return "completes"
    there = tracks.paths().get(ahead[0], [])
    if there:
        own = chain is not None and ahead[0] in [before for before, _ in chain.tiles]
        return "blocked" if len(there) == 2 else "at own track" if own else "at track"
    goals = [city for city in tracks.map.cities if city not in network and city != start] or tracks.map.cities
    nearest = min(apart(ahead[0], goal) for goal in goals)
    return str(nearest) if nearest <= 4 else "far"


def choose(rng: random.Random, character: str, options: dict[str, int], oracle: Oracle) -> str:
    """What this character does."""
    by_kind: dict[str, list[str]] = defaultdict(list)
    for text in sorted(options):
        by_kind[kind(text, oracle) if CHARACTERS[character] else text.split()[0]].append(text)
    kinds = sorted(by_kind)
    likes = [CHARACTERS[character].get(name, 1) for name in kinds]
    return rng.choice(by_kind[rng.choices(kinds, likes)[0]])
