"""What a position of Steam Power is worth to a player, term by term, in hundredths of points.

The points so far, and what else tells how the game will end. The weights are rounded from a fit to 4,500 games of the
greedy player, on all maps: to the difference between two players' points at the end, from what differed between them at
the beginning of a round.
"""

from typing import Final

from mypy_extensions import i64

from roundhouse.games.steam_power.advice_hand import Eye, future_worth, money_worth
from roundhouse.games.steam_power.moves import VP_CITY
from roundhouse.games.steam_power.position import Position
from roundhouse.games.steam_power.score import contract_points, factory_points, money_points, vp_city_points

TERMS: Final = ("contracts", "factories", "vp_cities", "money", "hand", "prices", "network")

FULFILLED: Final = -6  # a contract, for each round to come: its points are counted, but it is not in hand any more
TO_BE_FLIPPED: Final = 145  # a factory that still has resources
VP_CITIES: Final = 93  # percent of the points of VP cities,
VP_SHARED: Final = 3  # less so many for each round in which others may come
HAND: Final = 51  # percent of what the contracts in hand are worth to one who weighs actions
HELD: Final = 26  # each contract in hand, besides
PRICES: Final = 209  # percent of what cheap resources are worth
CONNECTED: Final = 15  # a group of cities, for each round to come
PLACES: Final = 50  # a connected city where a factory can be built, of the first FEW_PLACES, for each of FEW_ROUNDS
FEW_PLACES: Final = 3
FEW_ROUNDS: Final = 300
BEGUN: Final = 60  # a piece of track of an incomplete connection


def terms_of(eye: Eye, s: Position, p: i64) -> list[int]:
    """By the order of TERMS, of a position that the eye has looked at."""
    return [term(eye, s, p, k) for k in range(len(TERMS))]


def worth_of_position(eye: Eye, s: Position, p: i64) -> i64:
    total: i64 = 0
    for k in range(7):
        total += term(eye, s, p, k)
    return total


def term(eye: Eye, s: Position, p: i64, k: i64) -> i64:
    """The k-th of the TERMS."""
    if k == 0:
        return 100 * contract_points(s, p) + FULFILLED * s.fulfilled[p] * eye.rounds // 100
    if k == 1:
        return 100 * factory_points(s, p) + TO_BE_FLIPPED * supplied(s, p) * min(eye.rounds, 100) // 100
    if k == 2:
        share: i64 = VP_CITIES - VP_SHARED * eye.rounds // 100 if eye.rounds > 0 else i64(100)
        return share * vp_city_points(s, p)
    if k == 3:
        money: i64 = s.money[eye.holder]
        return 100 * money_points(s, p) + money_worth(eye, money) - 20 * money
    prices: i64 = future_worth(eye, eye.prices)
    if k == 4:
        return HAND * (eye.now - prices) // 100 + (HELD * eye.hand_n if eye.rounds > 0 else i64(0))
    if k == 5:
        return PRICES * prices // 100
    return network_worth(eye, s, p)


def supplied(s: Position, p: i64) -> i64:
    """How many factories of the player have resources; alone, all have."""
    n: i64 = 0
    for site in range(s.sheet.n_sites):
        if s.stock[site] > 0 and (s.sheet.solo or s.factory[site] == 1 + p):
            n += 1
    return n


def network_worth(eye: Eye, s: Position, p: i64) -> i64:
    """Connections, places for factories among them, and the track of the connection that is being built."""
    groups: i64 = 0
    places: i64 = 0
    begun: i64 = 0
    for c in range(s.sheet.companies):
        if s.sheet.solo or c == p:
            begun += s.chain[c]
            for group in range(s.sheet.n_groups):
                groups += (s.network[c] >> group) & 1
            places += min(open_places(s, c), FEW_PLACES)
    if eye.rounds == 0:
        return 0
    return (CONNECTED * groups * eye.rounds + PLACES * places * min(eye.rounds, FEW_ROUNDS)) // 100 + BEGUN * begun


def open_places(s: Position, c: i64) -> i64:
    """Connected cities where a factory can be built."""
    n: i64 = 0
    for site in range(s.sheet.n_sites):
        if s.factory[site] == 0 and s.city[site] > 0 and s.city[site] != 1 + VP_CITY:
            n += (s.network[c] >> s.sheet.group[site]) & 1
    return n
