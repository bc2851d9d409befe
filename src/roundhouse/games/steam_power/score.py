"""SP-3.3, SP-3.4, SP-9.4: points, what decides a tie, and how the game ended."""

from typing import Final

from mypy_extensions import i64

from roundhouse.games.steam_power.moves import VP_CITY
from roundhouse.games.steam_power.position import Position

# the endings, as `Game.endings` has them
BY_CONTRACTS: Final = 0
BY_ROUNDS: Final = 1
SOLO: Final = 2

DOLLARS: Final = 5  # for a point
FLIPPED: Final = 2  # points of a factory on a flipped city
VP_POINTS: Final = 4
POINT: Final = 100  # in a rank: points first, then fulfilled contracts


def contract_points(s: Position, p: i64) -> i64:
    return s.earned[p]


def factory_points(s: Position, p: i64) -> i64:
    """2 points for each own factory on a flipped city; alone, for each flipped city."""
    n: i64 = 0
    for site in range(s.sheet.n_sites):
        if s.flipped[site] != 0 and (s.sheet.solo or s.factory[site] == 1 + p):
            n += FLIPPED
    return n


def connected(s: Position, site: i64) -> i64:
    """How many companies are connected to a city, or to its group (SP-R14)."""
    n: i64 = 0
    for c in range(s.sheet.companies):
        n += (s.network[c] >> s.sheet.group[site]) & 1
    return n


def vp_city_points(s: Position, p: i64) -> i64:
    """4 points shared equally, rounded down, among those connected; alone, 1 for each company connected (SP-9.4)."""
    n: i64 = 0
    for site in range(s.sheet.n_sites):
        if s.city[site] == 1 + VP_CITY:
            sharers = connected(s, site)
            if s.sheet.solo:
                n += sharers
            elif (s.network[p] >> s.sheet.group[site]) & 1 != 0:
                n += VP_POINTS // sharers
    return n


def money_points(s: Position, p: i64) -> i64:
    return s.money[p] // DOLLARS


def score_of(s: Position, p: i64) -> i64:
    return contract_points(s, p) + factory_points(s, p) + vp_city_points(s, p) + money_points(s, p)


def rank_of(s: Position, p: i64) -> i64:
    """SP-3.4: points, then fulfilled contracts."""
    return score_of(s, p) * POINT + s.fulfilled[p]


def how_it_ended(s: Position) -> i64:
    if s.sheet.solo:
        return SOLO
    return BY_CONTRACTS if s.last != 0 else BY_ROUNDS
