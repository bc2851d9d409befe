"""Where everything is: the fields of a position, how they are copied, and how they are packed into bytes. No rules."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from roundhouse.core.state import State
from roundhouse.core.tables import Reader, zeros
from roundhouse.games.steam_power.board import SteamPowerBoard
from roundhouse.games.steam_power.moves import N_COLOURS, N_RESOURCES, N_TILES

# the phases
SETUP_CITIES: Final = 0  # chance: the tile of the next site
SETUP_DEAL: Final = 1  # chance: the next contract of the next hand
SETUP_FIRST: Final = 2  # chance: the first player
ENGINE: Final = 3  # chance: alone, the company that acts
ACT: Final = 4  # a player takes an action
TRACK: Final = 5  # a second piece of track may follow
BRING: Final = 6  # a contract: where the next resource comes from
PAY: Final = 7  # a contract: among whom the price of its way is split
BONUS: Final = 8  # a bonus action may be taken
DRAW: Final = 9  # chance: a contract from the bag, or from the hand of `victim`
FROM: Final = 10  # a player chooses from whose hand to draw
ASIDE: Final = 11  # chance: alone, the contract that counts the turn
END: Final = 12

# where a contract is; a player's hand is the player's number
BAG: Final = -1
HIDDEN: Final = -2  # in a view: in the bag, or in the hand of somebody else
OUT: Final = -3  # alone: set aside
DONE: Final = 10  # + player: fulfilled


class Position(State):
    """Where everything is. A company is a player; alone, there are five, of one player."""

    def __init__(self, board: SteamPowerBoard) -> None:
        super().__init__(board)
        self.sheet: SteamPowerBoard = board
        self.phase: i64 = SETUP_CITIES
        self.first: i64 = 0  # the first player
        self.turn: i64 = 0  # whose turn it is; alone, 0
        self.company: i64 = 0  # who acts: `turn`, or alone the company drawn; -1 before the first
        self.seats: i64 = 0  # turns had this round; alone, locomotives drawn this turn
        self.actions: i64 = 0  # actions taken this turn
        self.round_no: i64 = 0
        self.last: i64 = 0  # 1: the end was triggered, the round is played out
        self.drawn: i64 = 0  # setup: cities and contracts given so far
        self.steps: i64 = 0  # track placed in this action
        self.in_bonus: i64 = 0  # 1: what is done now is a bonus
        self.draws: i64 = 0  # contracts still to be drawn in this action
        self.victim: i64 = -1  # whose hand is drawn from, -1 for the bag
        self.contract: i64 = -1  # being fulfilled, or fulfilled with its bonus open
        self.source: i64 = -1  # PAY: the site whose way is being paid
        self.bag_n: i64 = 0  # contracts in the bag
        self.tiles_left: vec[i64] = vec[i64]()  # by colour: city tiles that lie on no site
        self.city: vec[i64] = vec[i64]()  # by site: 1 + colour, 0 before the setup
        self.factory: vec[i64] = vec[i64]()  # by site: 1 + company, 0 for none
        self.stock: vec[i64] = vec[i64]()  # by site: resources with its factory
        self.flipped: vec[i64] = vec[i64]()  # by site
        self.supply: vec[i64] = vec[i64]()  # resources by colour
        self.track_left: vec[i64] = vec[i64]()  # by kind of tile; SP-R17: may be negative
        self.path: vec[i64] = vec[i64]()  # by hex: 1 + shape, 0 for an empty hex
        self.owner: vec[i64] = vec[i64]()  # by hex: the company whose path it is
        self.over: vec[i64] = vec[i64]()  # by hex: 1 + shape of the path that runs above
        self.over_owner: vec[i64] = vec[i64]()
        self.met: vec[i64] = vec[i64]()  # by hex: the edges on which a neighbouring hex has an end of track, as bits
        # by company
        self.money: vec[i64] = vec[i64]()  # alone, the purse is that of company 0
        self.locomotives: vec[i64] = vec[i64]()  # left
        self.factories: vec[i64] = vec[i64]()  # left
        self.hand_n: vec[i64] = vec[i64]()
        self.fulfilled: vec[i64] = vec[i64]()  # contracts
        self.earned: vec[i64] = vec[i64]()  # their points
        self.network: vec[i64] = vec[i64]()  # SP-6.2: groups as bits
        self.chain: vec[i64] = vec[i64]()  # the incomplete connection: how many paths it has, 0 for none
        self.chain_site: vec[i64] = vec[i64]()  # the site where it began
        self.chain_hex: vec[i64] = vec[i64]()  # the hex of its last path
        self.chain_edge: vec[i64] = vec[i64]()  # and the edge on which that path ends
        self.links: vec[i64] = vec[i64]()  # by company, by group: groups at the other end of complete connections, bits
        self.engines: vec[i64] = vec[i64]()  # alone, by company: locomotives left in the bag
        self.need: vec[i64] = vec[i64]()  # by colour: resources still to be brought for the contract
        self.where: vec[i64] = vec[i64]()  # by contract
        # SP-R28: what happened to contracts since the bag was empty, oldest first: see `memory.py`
        self.events: vec[i64] = vec[i64]()

    def clear(self) -> None:
        """Tables of the right size, all zero; nothing is known yet."""
        b = self.sheet
        n = b.companies
        self.tiles_left = zeros(N_COLOURS)
        self.city = zeros(b.n_sites)
        self.factory = zeros(b.n_sites)
        self.stock = zeros(b.n_sites)
        self.flipped = zeros(b.n_sites)
        self.supply = zeros(N_RESOURCES)
        self.track_left = zeros(N_TILES)
        self.path = zeros(b.n_hexes)
        self.owner = zeros(b.n_hexes)
        self.over = zeros(b.n_hexes)
        self.over_owner = zeros(b.n_hexes)
        self.met = zeros(b.n_hexes)
        self.money = zeros(n)
        self.locomotives = zeros(n)
        self.factories = zeros(n)
        self.hand_n = zeros(n)
        self.fulfilled = zeros(n)
        self.earned = zeros(n)
        self.network = zeros(n)
        self.chain = zeros(n)
        self.chain_site = zeros(n)
        self.chain_hex = zeros(n)
        self.chain_edge = zeros(n)
        self.links = zeros(n * b.n_groups)
        self.engines = zeros(n)
        self.need = zeros(N_RESOURCES)
        self.where = zeros(b.n_contracts)
        self.events = vec[i64]()


def take_over(d: Position, s: Position) -> None:
    """Make `d` equal to `s`, sharing no table."""
    d.phase = s.phase
    d.first = s.first
    d.turn = s.turn
    d.company = s.company
    d.seats = s.seats
    d.actions = s.actions
    d.round_no = s.round_no
    d.last = s.last
    d.drawn = s.drawn
    d.steps = s.steps
    d.in_bonus = s.in_bonus
    d.draws = s.draws
    d.victim = s.victim
    d.contract = s.contract
    d.source = s.source
    d.bag_n = s.bag_n
    d.tiles_left = s.tiles_left[:]
    d.city = s.city[:]
    d.factory = s.factory[:]
    d.stock = s.stock[:]
    d.flipped = s.flipped[:]
    d.supply = s.supply[:]
    d.track_left = s.track_left[:]
    d.path = s.path[:]
    d.owner = s.owner[:]
    d.over = s.over[:]
    d.over_owner = s.over_owner[:]
    d.met = s.met[:]
    d.money = s.money[:]
    d.locomotives = s.locomotives[:]
    d.factories = s.factories[:]
    d.hand_n = s.hand_n[:]
    d.fulfilled = s.fulfilled[:]
    d.earned = s.earned[:]
    d.network = s.network[:]
    d.chain = s.chain[:]
    d.chain_site = s.chain_site[:]
    d.chain_hex = s.chain_hex[:]
    d.chain_edge = s.chain_edge[:]
    d.links = s.links[:]
    d.engines = s.engines[:]
    d.need = s.need[:]
    d.where = s.where[:]
    d.events = s.events[:]


def scalars(s: Position) -> vec[i64]:
    """The single numbers, in the order in which they are packed."""
    return vec[i64](
        [
            s.phase,
            s.first,
            s.turn,
            s.company,
            s.seats,
            s.actions,
            s.round_no,
            s.last,
            s.drawn,
            s.steps,
            s.in_bonus,
            s.draws,
            s.victim,
            s.contract,
            s.source,
            s.bag_n,
        ]
    )


def ground(s: Position) -> vec[i64]:
    """What lies on the hexes, one number each: path and owner of both paths, and the edges where others end."""
    packed = zeros(s.sheet.n_hexes)
    for h in range(s.sheet.n_hexes):
        lower: i64 = s.path[h] | (s.owner[h] << 4)
        upper: i64 = s.over[h] | (s.over_owner[h] << 4)
        packed[h] = lower | (upper << 8) | (s.met[h] << 16)
    return packed


def unpack_ground(s: Position, read: Reader) -> None:
    for h in range(s.sheet.n_hexes):
        packed = read.number()
        s.path[h] = packed & 15
        s.owner[h] = (packed >> 4) & 15
        s.over[h] = (packed >> 8) & 15
        s.over_owner[h] = (packed >> 12) & 15
        s.met[h] = packed >> 16


def pack(s: Position) -> bytes:
    """The board's digest, then every field as 64-bit little-endian numbers, the events behind their number."""
    events = append(vec[i64](), len(s.events))
    return b"".join(
        [
            s.board.digest,
            bytes(scalars(s)),
            bytes(s.tiles_left),
            bytes(s.city),
            bytes(s.factory),
            bytes(s.stock),
            bytes(s.flipped),
            bytes(s.supply),
            bytes(s.track_left),
            bytes(ground(s)),
            bytes(s.money),
            bytes(s.locomotives),
            bytes(s.factories),
            bytes(s.hand_n),
            bytes(s.fulfilled),
            bytes(s.earned),
            bytes(s.network),
            bytes(s.chain),
            bytes(s.chain_site),
            bytes(s.chain_hex),
            bytes(s.chain_edge),
            bytes(s.links),
            bytes(s.engines),
            bytes(s.need),
            bytes(s.where),
            bytes(events),
            bytes(s.events),
        ]
    )


def unpack(s: Position, data: bytes) -> None:
    """The inverse of `pack`; ValueError when the bytes are not of this board."""
    digest = s.board.digest
    s.clear()
    bare = len(pack(s))
    if not data.startswith(digest) or len(data) < bare or (len(data) - bare) % 8 != 0:
        raise ValueError("bytes of another board")
    b = s.sheet
    n = b.companies
    read = Reader(data[len(digest) :])
    unpack_scalars(s, read)
    s.tiles_left = read.table(N_COLOURS)
    s.city = read.table(b.n_sites)
    s.factory = read.table(b.n_sites)
    s.stock = read.table(b.n_sites)
    s.flipped = read.table(b.n_sites)
    s.supply = read.table(N_RESOURCES)
    s.track_left = read.table(N_TILES)
    unpack_ground(s, read)
    s.money = read.table(n)
    s.locomotives = read.table(n)
    s.factories = read.table(n)
    s.hand_n = read.table(n)
    s.fulfilled = read.table(n)
    s.earned = read.table(n)
    s.network = read.table(n)
    s.chain = read.table(n)
    s.chain_site = read.table(n)
    s.chain_hex = read.table(n)
    s.chain_edge = read.table(n)
    s.links = read.table(n * b.n_groups)
    s.engines = read.table(n)
    s.need = read.table(N_RESOURCES)
    s.where = read.table(b.n_contracts)
    if read.number() != (len(data) - bare) // 8:
        raise ValueError("bytes of another board")
    s.events = read.table((len(data) - bare) // 8)


def unpack_scalars(s: Position, read: Reader) -> None:
    s.phase = read.number()
    s.first = read.number()
    s.turn = read.number()
    s.company = read.number()
    s.seats = read.number()
    s.actions = read.number()
    s.round_no = read.number()
    s.last = read.number()
    s.drawn = read.number()
    s.steps = read.number()
    s.in_bonus = read.number()
    s.draws = read.number()
    s.victim = read.number()
    s.contract = read.number()
    s.source = read.number()
    s.bag_n = read.number()
