"""SP-2: city tiles onto the sites, contracts into the hands, the first player."""

from typing import Final

from mypy_extensions import i64

from roundhouse.games.steam_power.moves import CROSS, N_RESOURCES, PLAIN, SHARP
from roundhouse.games.steam_power.position import BAG, SETUP_CITIES, SETUP_DEAL, SETUP_FIRST, Position
from roundhouse.games.steam_power.turn import begin

RESOURCES: Final = 30  # SP-1.4: of each colour
FACTORIES: Final = 15  # SP-1.1: of each company
PLAIN_TILES: Final = 80  # SP-1.6
SHARP_TILES: Final = 10
CROSS_TILES: Final = 10
HAND: Final = 5  # SP-2.2
MONEY: Final = 5


def lay_out(s: Position) -> None:
    """Everything in its place before the first draw."""
    s.clear()
    b = s.sheet
    s.phase = SETUP_CITIES
    s.tiles_left = b.tiles[:]
    for colour in range(N_RESOURCES):
        s.supply[colour] = RESOURCES
    s.track_left[PLAIN] = PLAIN_TILES
    s.track_left[SHARP] = SHARP_TILES
    s.track_left[CROSS] = CROSS_TILES
    for c in range(b.companies):
        s.locomotives[c] = b.locomotives
        s.factories[c] = FACTORIES
    for p in range(s.n_players):
        s.money[p] = MONEY  # SP-2.2; SP-9.1: one purse
    for contract in range(b.n_contracts):
        s.where[contract] = BAG
    s.bag_n = b.n_contracts


def place_city(s: Position, colour: i64) -> None:
    """SP-2.1: a random tile on every site."""
    s.tiles_left[colour] -= 1
    s.city[s.drawn] = 1 + colour
    s.drawn += 1
    if s.drawn == s.sheet.n_sites:
        s.drawn = 0
        s.phase = SETUP_DEAL


def dealt_to(s: Position) -> i64:
    """Who gets the next contract."""
    return s.drawn // HAND


def deal(s: Position, contract: i64) -> None:
    """SP-2.2: five contracts for each player."""
    p = dealt_to(s)
    s.where[contract] = p
    s.hand_n[p] += 1
    s.bag_n -= 1
    s.drawn += 1
    if s.drawn == HAND * s.n_players:
        s.drawn = 0
        s.phase = SETUP_FIRST
        if s.sheet.solo:
            begin(s)


def choose_first(s: Position, p: i64) -> None:
    """SP-2.3: who begins; this never changes."""
    s.first = p
    begin(s)
