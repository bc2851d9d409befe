"""The position of Siberia as plain data: fields, copying, bytes. No rules.

All tables are flat; the tables of players lie one player after the other. What is cached for speed (money, load, reach,
bag_n, n_closed) is recomputed and compared by the audit.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.core.state import State
from roundhouse.core.tables import Reader, zeros
from roundhouse.games.siberia.board import SiberiaBoard
from roundhouse.games.siberia.moves import (
    HAND,
    N_AREAS,
    N_COLUMNS,
    N_PLACES,
    N_RESOURCES,
    N_SLOTS,
    N_TILES,
    N_TOKENS,
    SPACES,
)

# the phases, in the order of a game
SETUP_FIRST: Final = 0  # chance: who begins
SETUP_CUBES: Final = 1  # chance: cubes onto the areas
SETUP_SIDES: Final = 2  # the first player, or chance: sides of the exchanges
OPEN: Final = 3  # chance: an investment is opened
DRAW: Final = 4  # chance: action tokens from the bag
PLAN: Final = 5  # all players at once
ACT: Final = 6
RESEARCH: Final = 7  # within an action: cubes still to be placed
MOVE: Final = 8  # within an action: steps still to be made
SURPLUS: Final = 9  # end of the round: more than ten tokens
END: Final = 10

N_SCALARS: Final = 9


class Position(State):
    """Where everything is."""

    def __init__(self, board: SiberiaBoard) -> None:
        super().__init__(board)
        self.map: SiberiaBoard = board
        self.phase: i64 = SETUP_FIRST
        self.first: i64 = 0  # the first-player marker
        self.turn: i64 = 0  # whose turn it is, or who draws
        self.round_no: i64 = 0
        self.passed: i64 = 0  # bit p: player p is out for the round
        self.steps: i64 = 0  # logistics: steps left
        self.closed: i64 = 0  # bit a: area a is closed
        self.n_closed: i64 = 0
        self.bag_n: i64 = 0
        self.cubes: vec[i64] = vec[i64]()  # by area: a bit for each resource
        self.cube_bag: vec[i64] = vec[i64]()  # setup: cubes not yet drawn
        self.supply: vec[i64] = vec[i64]()
        self.sold: vec[i64] = vec[i64]()  # out of the game
        self.active: vec[i64] = vec[i64]()  # by tile: the side that is up, -1 before it is chosen
        self.stack: vec[i64] = vec[i64]()  # investments face down, by column
        self.row: vec[i64] = vec[i64]()  # investments open, by column
        self.bag: vec[i64] = vec[i64]()  # by token
        self.pending: vec[i64] = vec[i64]()  # research: tokens left by resource, then managers
        self.reach: vec[i64] = vec[i64]()  # by place: areas one step away, closed ones skipped
        self.workers: vec[i64] = vec[i64]()
        self.salesmen: vec[i64] = vec[i64]()
        self.pool: vec[i64] = vec[i64]()
        self.space: vec[i64] = vec[i64]()  # two a column, the larger number first
        self.load: vec[i64] = vec[i64]()  # by column: spaces taken, the owner's secret plan included
        self.research: vec[i64] = vec[i64]()  # up to six tokens, ascending, 1 + kind
        self.hand: vec[i64] = vec[i64]()  # the same
        self.plan: vec[i64] = vec[i64]()  # up to six secret placements, ascending, 1 + 3 * token + destination
        self.hand_n: vec[i64] = vec[i64]()
        self.earned: vec[i64] = vec[i64]()  # money by resource sold
        self.money: vec[i64] = vec[i64]()

    def clear(self) -> None:
        """Tables of the right size, all zero."""
        n = self.n_players
        self.cubes = zeros(N_AREAS)
        self.cube_bag = zeros(N_RESOURCES)
        self.supply = zeros(N_RESOURCES)
        self.sold = zeros(N_RESOURCES)
        self.active = zeros(N_TILES)
        self.stack = zeros(N_COLUMNS)
        self.row = zeros(N_COLUMNS)
        self.bag = zeros(N_TOKENS)
        self.pending = zeros(N_RESOURCES + 1)
        self.reach = zeros(N_PLACES)
        self.workers = zeros(n * N_PLACES)
        self.salesmen = zeros(n * N_SLOTS)
        self.pool = zeros(n)
        self.space = zeros(n * SPACES)
        self.load = zeros(n * N_COLUMNS)
        self.research = zeros(n * HAND)
        self.hand = zeros(n * HAND)
        self.plan = zeros(n * HAND)
        self.hand_n = zeros(n)
        self.earned = zeros(n * N_RESOURCES)
        self.money = zeros(n)


def take_over(d: Position, s: Position) -> None:
    """Make `d` equal to `s`, sharing no table."""
    d.phase = s.phase
    d.first = s.first
    d.turn = s.turn
    d.round_no = s.round_no
    d.passed = s.passed
    d.steps = s.steps
    d.closed = s.closed
    d.n_closed = s.n_closed
    d.bag_n = s.bag_n
    d.cubes = s.cubes[:]
    d.cube_bag = s.cube_bag[:]
    d.supply = s.supply[:]
    d.sold = s.sold[:]
    d.active = s.active[:]
    d.stack = s.stack[:]
    d.row = s.row[:]
    d.bag = s.bag[:]
    d.pending = s.pending[:]
    d.reach = s.reach[:]
    d.workers = s.workers[:]
    d.salesmen = s.salesmen[:]
    d.pool = s.pool[:]
    d.space = s.space[:]
    d.load = s.load[:]
    d.research = s.research[:]
    d.hand = s.hand[:]
    d.plan = s.plan[:]
    d.hand_n = s.hand_n[:]
    d.earned = s.earned[:]
    d.money = s.money[:]


def pack(s: Position) -> bytes:
    """The board's digest, then every field as 64-bit little-endian numbers."""
    head: vec[i64] = vec[i64]([s.phase, s.first, s.turn, s.round_no, s.passed, s.steps, s.closed, s.n_closed, s.bag_n])
    return b"".join(
        [
            s.board.digest,
            bytes(head),
            bytes(s.cubes),
            bytes(s.cube_bag),
            bytes(s.supply),
            bytes(s.sold),
            bytes(s.active),
            bytes(s.stack),
            bytes(s.row),
            bytes(s.bag),
            bytes(s.pending),
            bytes(s.reach),
            bytes(s.workers),
            bytes(s.salesmen),
            bytes(s.pool),
            bytes(s.space),
            bytes(s.load),
            bytes(s.research),
            bytes(s.hand),
            bytes(s.plan),
            bytes(s.hand_n),
            bytes(s.earned),
            bytes(s.money),
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
    s.phase = read.number()
    s.first = read.number()
    s.turn = read.number()
    s.round_no = read.number()
    s.passed = read.number()
    s.steps = read.number()
    s.closed = read.number()
    s.n_closed = read.number()
    s.bag_n = read.number()
    s.cubes = read.table(N_AREAS)
    s.cube_bag = read.table(N_RESOURCES)
    s.supply = read.table(N_RESOURCES)
    s.sold = read.table(N_RESOURCES)
    s.active = read.table(N_TILES)
    s.stack = read.table(N_COLUMNS)
    s.row = read.table(N_COLUMNS)
    s.bag = read.table(N_TOKENS)
    s.pending = read.table(N_RESOURCES + 1)
    s.reach = read.table(N_PLACES)
    s.workers = read.table(n * N_PLACES)
    s.salesmen = read.table(n * N_SLOTS)
    s.pool = read.table(n)
    s.space = read.table(n * SPACES)
    s.load = read.table(n * N_COLUMNS)
    s.research = read.table(n * HAND)
    s.hand = read.table(n * HAND)
    s.plan = read.table(n * HAND)
    s.hand_n = read.table(n)
    s.earned = read.table(n * N_RESOURCES)
    s.money = read.table(n)


def put_sorted(table: vec[i64], start: i64, value: i64) -> None:
    """Put a value into the six places from `start`, kept ascending with empty places (0) last."""
    i: i64 = start
    while table[i] != 0 and table[i] <= value:
        i += 1
    while value != 0:
        old = table[i]
        table[i] = value
        value = old
        i += 1


def take_sorted(table: vec[i64], start: i64, value: i64) -> None:
    """Take one such value out of the six places from `start`; it is there."""
    i: i64 = start
    while table[i] != value:
        i += 1
    end: i64 = start + HAND - 1
    while i < end:
        table[i] = table[i + 1]
        i += 1
    table[end] = 0
