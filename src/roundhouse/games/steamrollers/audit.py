"""The laws that hold in every position of SteamRollers: every piece is somewhere once, every cache is right.

Written for checking, not for playing: it recounts everything from the tables and trusts no cached number.
"""

from typing import Final

from mypy_extensions import i64

from roundhouse.core.tables import zeros
from roundhouse.games.steamrollers.board import home_of
from roundhouse.games.steamrollers.moves import (
    COAL,
    GREY,
    N_CITIES,
    N_GOODS,
    N_ORDERS,
    N_SHAPES,
    N_TILES,
    POOL,
    SIDE_B,
    TILE_2,
    first_edge,
    other_edge,
)
from roundhouse.games.steamrollers.network import OPEN_END, TOWNS, walk
from roundhouse.games.steamrollers.position import (
    ACT,
    AFTER,
    CHOOSE,
    END,
    EVA_ASKED,
    JOINS,
    REROLL,
    ROLL,
    ROLL_BLACK,
    ROW,
    SEIZE,
    SETUP_EVA,
    SETUP_GOODS,
    SETUP_OFFERS,
    SETUP_SIDES,
    START,
    Position,
)

GOODS: Final = 10


def broken_law(s: Position) -> str:
    """'' or the name of the first law broken."""
    law = goods_law(s)
    if law == "":
        law = dice_law(s)
    if law == "":
        law = tiles_law(s)
    if law == "":
        law = orders_law(s)
    if law == "":
        law = eva_law(s)
    for p in range(s.n_players):
        if law == "":
            law = sheet_law(s, p)
    return law


def goods_law(s: Position) -> str:
    """SR-1.3, SR-8.1: ten of each colour, and one coal for each city that gave up a good."""
    bag: i64 = 0
    for good in range(N_GOODS):
        n: i64 = s.bag[good] + s.back[good]
        bag += s.bag[good]
        if s.bag[good] < 0 or s.back[good] < 0 or (s.back[good] > 0 and s.phase > SETUP_GOODS):
            return "bag"
        for city in range(N_CITIES):
            here = s.goods[city * N_GOODS + good]
            if here < 0 or (here > 0 and home_of(city) == good):
                return "goods of a city"
            n += here
        for p in range(s.n_players):
            kept = s.kept[p * N_GOODS + good]
            if kept < 0 or (kept > 0 and not s.sheet.orders):
                return "goods kept"
            n += kept
            for slot in range(2):
                if s.cargo[p * 2 + slot] == good + 1:
                    n += 1
        if n != (coals(s) if good == COAL else GOODS):
            return "goods"
    return "" if bag == s.bag_n and rows_right(s) else "bag count or rows"


def coals(s: Position) -> i64:
    """How many coal there should be."""
    if not s.sheet.coal or s.phase <= SETUP_GOODS:
        return 0
    n: i64 = 0
    for city in range(N_CITIES):
        n += (s.removed >> city) & 1
    return n


def rows_right(s: Position) -> bool:
    """SR-9.1: alone, the rows hold what the cities hold, without gaps."""
    for city in range(N_CITIES):
        for good in range(N_GOODS):
            n: i64 = 0
            for i in range(city * ROW, city * ROW + ROW):
                if s.row[i] == good + 1:
                    n += 1
            if n != (s.goods[city * N_GOODS + good] if s.sheet.solo else 0):
                return False
        for i in range(city * ROW + 1, city * ROW + ROW):
            if s.row[i] != 0 and s.row[i - 1] == 0:
                return False
    return True


def dice_law(s: Position) -> str:
    """SR-2.3: the white dice are on the table, in hands, or used; nothing is held where no turn is going on."""
    n: i64 = 0
    for face in range(6):
        if s.dice[face] < 0:
            return "dice"
        n += s.dice[face]
    held: i64 = (1 if s.first_die else 0) + (1 if s.second_die else 0) + (1 if s.die else 0) + (1 if s.seized else 0)
    if n + held > s.sheet.dice() or s.first_die > 6 or s.second_die > 6 or s.die > 6:
        return "too many dice"
    if s.phase == ROLL and n != s.drawn:
        return "dice rolled"
    if (s.phase == ACT) != (s.die != 0 or s.second_die != 0) and s.phase != REROLL:
        return "die in hand"
    if s.phase != ACT and s.phase != REROLL and s.phase != SEIZE and (s.first_die != 0 or s.second_die != 0):
        return "dice held"
    if s.second_die != 0 and (s.first_die == 0 or s.first_die >= s.second_die):
        return "two dice"
    if s.seized != 0 and (s.seizer < 0 or (s.seizer - s.first + s.n_players) % s.n_players <= s.seats):
        return "seized die"
    if s.final != 0 and s.phase != ACT:
        return "final die"
    playing = s.phase > ROLL_BLACK and s.phase < END
    if (s.hidden >= 0) != playing and s.phase != END:
        return "black die"
    in_turn = s.phase >= CHOOSE and s.phase < END
    return "turn" if not in_turn and (s.used != 0 or s.fresh != 0 or s.ordered != 0) and s.phase != END else ""


def tiles_law(s: Position) -> str:
    """SR-7: sides are known after the setup; nobody but an owner has a tile lying sideways."""
    for tile in range(N_TILES):
        known = s.phase > SETUP_SIDES or (s.phase == SETUP_SIDES and tile < s.drawn)
        if (s.side[tile] >= 0) != known or s.side[tile] > SIDE_B:
            return "sides"
        if s.owner[tile] < POOL or s.owner[tile] >= s.n_players:
            return "owners"
        if s.owner[tile] == POOL and (s.sideways >> tile) & 1 != 0:
            return "sideways in the pool"
        if s.owner[tile] != POOL and s.phase < START:
            return "tiles before the game"
    if s.phase == SEIZE and (s.side[TILE_2] != SIDE_B or s.owner[TILE_2] < 0 or s.owner[TILE_2] == s.turn):
        return "who may seize"
    return ""


def orders_law(s: Position) -> str:
    """SR-8.2: orders are there with their option only."""
    for order in range(N_ORDERS):
        known = s.sheet.orders and (s.phase > SETUP_OFFERS or (s.phase == SETUP_OFFERS and order < s.drawn))
        if (s.offer[order] >= 0) != known or s.offer[order] > SIDE_B:
            return "offers"
        if s.order_owner[order] < POOL or s.order_owner[order] >= s.n_players:
            return "owners of orders"
        if s.order_owner[order] != POOL and not s.sheet.orders:
            return "orders without the option"
    if s.phase == AFTER and not s.sheet.orders:
        return "waiting for an order"
    return "starting tiles" if s.starts != 0 and s.phase != START else ""


def eva_law(s: Position) -> str:
    """SR-9: marks are hers alone, and no more than a region has hexes."""
    n: i64 = 0
    for city in range(N_CITIES):
        if s.marks[city] < 0 or s.marks[city] > s.sheet.hexes_in(city):
            return "marks"
        n += s.marks[city]
    if not s.sheet.solo:
        return "Eva" if n != 0 or s.eva_points != 0 or s.eva_won != 0 or s.eva_die != 0 else ""
    if s.phase > SETUP_EVA and n < s.sheet.eva:
        return "first marks"
    if (s.eva_die != 0) != (s.phase >= EVA_ASKED and (s.phase < END or s.eva_won != 0)):
        return "her die"
    return ""


def sheet_law(s: Position, p: i64) -> str:
    """A player's sheet: shapes, boxes, and what is known of the network, found again by walking from the cities."""
    if not network_right(s, p):
        return "network"
    base: i64 = p * s.sheet.n_hexes
    for cell in range(base, base + s.sheet.n_hexes):
        if s.track[cell] < 0 or s.track[cell] > N_SHAPES:
            return "track"
    if s.boxes[p] < 0 or s.boxes[p] > 63 or s.delivered[p] < 0:
        return "engine"
    for slot in range(2):
        cargo = s.cargo[p * 2 + slot]
        if cargo < 0 or cargo > GREY or (cargo > 0 and not s.sheet.starting_tiles):
            return "cargo"
    return ""


def network_right(s: Position, p: i64) -> bool:
    """Every chain is walked from both its ends, so each connection is found once from either city."""
    board = s.sheet
    joins = zeros(JOINS)
    points: i64 = 0
    for cell in range(board.n_hexes):
        shape: i64 = s.track[p * board.n_hexes + cell] - 1
        if shape < 0:
            continue
        for end in range(2):
            here: i64 = first_edge(shape) if end == 0 else other_edge(shape)
            away: i64 = other_edge(shape) if end == 0 else first_edge(shape)
            a: i64 = board.next[(s.chart * board.n_hexes + cell) * 6 + here] - board.n_hexes
            there: i64 = OPEN_END if a < 0 else walk(s, p, cell, away)
            b: i64 = there // TOWNS
            if there != OPEN_END and a != b:
                distance: i64 = 1 + there % TOWNS + board.town[cell]
                joins[a * N_CITIES + b] |= 1 << distance
                points += distance
    for i in range(JOINS):
        routes: i64 = 0 if i % 7 == 0 else all_routes(s, p, i // N_CITIES, i % N_CITIES, 1 << (i // N_CITIES))
        if joins[i] != s.joins[p * JOINS + i] or routes != s.routes[p * JOINS + i]:
            return False
    return points == 2 * s.network[p]


def all_routes(s: Position, p: i64, at: i64, goal: i64, visited: i64) -> i64:
    """The distances of all routes from a city to another as bits, by the last step first."""
    bits: i64 = 0
    for city in range(N_CITIES):
        joined = s.joins[p * JOINS + at * N_CITIES + city]
        if joined == 0 or (visited >> city) & 1 != 0:
            continue
        rest: i64 = 1 if city == goal else all_routes(s, p, city, goal, visited | (1 << city))
        for distance in range(1, 13):
            if (joined >> distance) & 1 != 0:
                bits |= rest << distance
    return bits
