"""The position of SteamRollers as plain data: fields, copying, bytes. No rules.

All tables are flat; the tables of players lie one player after the other. What is cached for speed (bag_n, joins,
routes, network) is recomputed and compared by the audit.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.core.state import State
from roundhouse.core.tables import Reader, zeros
from roundhouse.games.steamrollers.board import SteamRollersBoard
from roundhouse.games.steamrollers.moves import N_CITIES, N_GOODS, N_ORDERS, N_TILES, POOL

# the phases, in the order of a game
SETUP_FIRST: Final = 0  # chance: who begins
SETUP_GOODS: Final = 1  # chance: goods onto the cities
SETUP_SIDES: Final = 2  # chance: sides of the action tiles
SETUP_OFFERS: Final = 3  # chance: sides of the orders
SETUP_CHART: Final = 4  # chance: which walls
SETUP_EVA: Final = 5  # chance: Eva's first marks
START: Final = 6  # starting tiles, from the last player backwards
ROLL: Final = 7  # chance: white dice
ROLL_BLACK: Final = 8  # chance: the black die
CHOOSE: Final = 9  # a player chooses a die, or two
SEIZE: Final = 10  # the holder of tile 2b is asked
ACT: Final = 11  # change the die, act
REROLL: Final = 12  # chance: tile 5b
AFTER: Final = 13  # an order may still be handed in
EVA_ASKED: Final = 14  # solo tile 2a: reroll Eva's die?
EVA_ROLL: Final = 15  # chance: Eva's die again
EVA_MARK: Final = 16  # chance, one way: Eva's step 1
EVA_RETURN: Final = 17  # chance, one way: Eva's step 2
EVA_BLOCKED: Final = 18  # solo tile 2b: does she take the good?
EVA_TAKE: Final = 19  # chance, one way: Eva's step 4
EVA_EXTRA: Final = 20  # chance, one way: the mark in place of a good
END: Final = 21

ROW: Final = 3  # SR-9.1: goods in a row, alone
JOINS: Final = N_CITIES * N_CITIES


class Position(State):
    """Where everything is."""

    def __init__(self, board: SteamRollersBoard) -> None:
        super().__init__(board)
        self.sheet: SteamRollersBoard = board
        self.phase: i64 = SETUP_FIRST
        self.first: i64 = 0  # the first-player marker
        self.turn: i64 = 0  # whose turn it is
        self.seats: i64 = 0  # players who have had their turn this round
        self.round_no: i64 = 0
        self.drawn: i64 = 0  # setup: goods drawn, sides and dice decided so far; then white dice rolled
        self.chart: i64 = 0  # 1 to 6, 0 for no walls
        self.hidden: i64 = -1  # the kind of track that the black die does not show, -1 before it is rolled
        self.bag_n: i64 = 0
        self.first_die: i64 = 0  # dice held for this turn and not used yet, 0 for none
        self.second_die: i64 = 0
        self.die: i64 = 0  # the die being used, 0 for none
        self.final: i64 = 0  # 1: tile 5b has changed it
        self.used: i64 = 0  # bit t: tile t was used this turn
        self.fresh: i64 = 0  # bit t: tile t was taken this turn
        self.ordered: i64 = 0  # 1: an order was handed in this turn
        self.seized: i64 = 0  # the die that the holder of tile 2b got this round, 0 for none
        self.seizer: i64 = -1  # and who that is
        self.sideways: i64 = 0  # bit t: tile t lies sideways
        self.starts: i64 = 0  # bit k: starting tile k is left
        self.eva_die: i64 = 0
        self.eva_points: i64 = 0  # her deliveries
        self.eva_won: i64 = 0  # 1: a region was full
        self.removed: i64 = 0  # bit c: setup took a good of its own colour off city c
        self.bag: vec[i64] = vec[i64]()
        self.back: vec[i64] = vec[i64]()  # setup: goods that go back into the bag when all cities are filled
        self.goods: vec[i64] = vec[i64]()  # by city, by colour
        self.row: vec[i64] = vec[i64]()  # solo: by city, 1 + colour from the left, 0 behind the last
        self.dice: vec[i64] = vec[i64]()  # by face: white dice left to choose
        self.side: vec[i64] = vec[i64]()  # by tile, -1 before it is known
        self.owner: vec[i64] = vec[i64]()  # by tile
        self.offer: vec[i64] = vec[i64]()  # by order: its side, -1 before it is known
        self.order_owner: vec[i64] = vec[i64]()
        self.marks: vec[i64] = vec[i64]()  # Eva's, by region
        self.track: vec[i64] = vec[i64]()  # by player, by hex: 1 + shape, 0 for an empty hex
        self.boxes: vec[i64] = vec[i64]()  # by player: a bit for each box crossed
        self.delivered: vec[i64] = vec[i64]()  # points
        self.extra: vec[i64] = vec[i64]()  # points of the starting tile
        self.kept: vec[i64] = vec[i64]()  # by player, by good: delivered and kept for orders
        self.cargo: vec[i64] = vec[i64]()  # by player, cities 3 and 4: 1 + colour
        self.network: vec[i64] = vec[i64]()  # points
        self.joins: vec[i64] = vec[i64]()  # by player, city, city: bit d, there is a connection with distance d
        self.routes: vec[i64] = vec[i64]()  # by player, city, city: bit d, there is a route with distance d

    def clear(self) -> None:
        """Tables of the right size, all zero; nothing is known yet."""
        n = self.n_players
        self.bag = zeros(N_GOODS)
        self.back = zeros(N_GOODS)
        self.goods = zeros(N_CITIES * N_GOODS)
        self.row = zeros(N_CITIES * ROW)
        self.dice = zeros(6)
        self.side = vec[i64]([-1 for _ in range(N_TILES)])
        self.owner = vec[i64]([POOL for _ in range(N_TILES)])
        self.offer = vec[i64]([-1 for _ in range(N_ORDERS)])
        self.order_owner = vec[i64]([POOL for _ in range(N_ORDERS)])
        self.marks = zeros(N_CITIES)
        self.track = zeros(n * self.sheet.n_hexes)
        self.boxes = zeros(n)
        self.delivered = zeros(n)
        self.extra = zeros(n)
        self.kept = zeros(n * N_GOODS)
        self.cargo = zeros(n * 2)
        self.network = zeros(n)
        self.joins = zeros(n * JOINS)
        self.routes = zeros(n * JOINS)


def take_over(d: Position, s: Position) -> None:
    """Make `d` equal to `s`, sharing no table."""
    d.phase = s.phase
    d.first = s.first
    d.turn = s.turn
    d.seats = s.seats
    d.round_no = s.round_no
    d.drawn = s.drawn
    d.chart = s.chart
    d.hidden = s.hidden
    d.bag_n = s.bag_n
    d.first_die = s.first_die
    d.second_die = s.second_die
    d.die = s.die
    d.final = s.final
    d.used = s.used
    d.fresh = s.fresh
    d.ordered = s.ordered
    d.seized = s.seized
    d.seizer = s.seizer
    d.sideways = s.sideways
    d.starts = s.starts
    d.eva_die = s.eva_die
    d.eva_points = s.eva_points
    d.eva_won = s.eva_won
    d.removed = s.removed
    d.bag = s.bag[:]
    d.back = s.back[:]
    d.goods = s.goods[:]
    d.row = s.row[:]
    d.dice = s.dice[:]
    d.side = s.side[:]
    d.owner = s.owner[:]
    d.offer = s.offer[:]
    d.order_owner = s.order_owner[:]
    d.marks = s.marks[:]
    d.track = s.track[:]
    d.boxes = s.boxes[:]
    d.delivered = s.delivered[:]
    d.extra = s.extra[:]
    d.kept = s.kept[:]
    d.cargo = s.cargo[:]
    d.network = s.network[:]
    d.joins = s.joins[:]
    d.routes = s.routes[:]


def scalars(s: Position) -> vec[i64]:
    """The single numbers, in the order in which they are packed."""
    return vec[i64](
        [
            s.phase,
            s.first,
            s.turn,
            s.seats,
            s.round_no,
            s.drawn,
            s.chart,
            s.hidden,
            s.bag_n,
            s.first_die,
            s.second_die,
            s.die,
            s.final,
            s.used,
            s.fresh,
            s.ordered,
            s.seized,
            s.seizer,
            s.sideways,
            s.starts,
            s.eva_die,
            s.eva_points,
            s.eva_won,
            s.removed,
        ]
    )


def pack(s: Position) -> bytes:
    """The board's digest, then every field as 64-bit little-endian numbers."""
    return b"".join(
        [
            s.board.digest,
            bytes(scalars(s)),
            bytes(s.bag),
            bytes(s.back),
            bytes(s.goods),
            bytes(s.row),
            bytes(s.dice),
            bytes(s.side),
            bytes(s.owner),
            bytes(s.offer),
            bytes(s.order_owner),
            bytes(s.marks),
            bytes(s.track),
            bytes(s.boxes),
            bytes(s.delivered),
            bytes(s.extra),
            bytes(s.kept),
            bytes(s.cargo),
            bytes(s.network),
            bytes(s.joins),
            bytes(s.routes),
        ]
    )


def unpack(s: Position, data: bytes) -> None:
    """The inverse of `pack`; ValueError when the bytes are not of this board."""
    digest = s.board.digest
    s.clear()
    if not data.startswith(digest) or len(data) != len(pack(s)):
        raise ValueError("bytes of another board")
    n = s.n_players
    read = Reader(data[len(digest) :])
    unpack_scalars(s, read)
    s.bag = read.table(N_GOODS)
    s.back = read.table(N_GOODS)
    s.goods = read.table(N_CITIES * N_GOODS)
    s.row = read.table(N_CITIES * ROW)
    s.dice = read.table(6)
    s.side = read.table(N_TILES)
    s.owner = read.table(N_TILES)
    s.offer = read.table(N_ORDERS)
    s.order_owner = read.table(N_ORDERS)
    s.marks = read.table(N_CITIES)
    s.track = read.table(n * s.sheet.n_hexes)
    s.boxes = read.table(n)
    s.delivered = read.table(n)
    s.extra = read.table(n)
    s.kept = read.table(n * N_GOODS)
    s.cargo = read.table(n * 2)
    s.network = read.table(n)
    s.joins = read.table(n * JOINS)
    s.routes = read.table(n * JOINS)


def unpack_scalars(s: Position, read: Reader) -> None:
    s.phase = read.number()
    s.first = read.number()
    s.turn = read.number()
    s.seats = read.number()
    s.round_no = read.number()
    s.drawn = read.number()
    s.chart = read.number()
    s.hidden = read.number()
    s.bag_n = read.number()
    s.first_die = read.number()
    s.second_die = read.number()
    s.die = read.number()
    s.final = read.number()
    s.used = read.number()
    s.fresh = read.number()
    s.ordered = read.number()
    s.seized = read.number()
    s.seizer = read.number()
    s.sideways = read.number()
    s.starts = read.number()
    s.eva_die = read.number()
    s.eva_points = read.number()
    s.eva_won = read.number()
    s.removed = read.number()
