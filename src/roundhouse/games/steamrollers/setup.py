"""SR-2, SR-8, SR-9.1: goods, sides, orders, walls and Eva's first marks, then the starting tiles."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.games.steamrollers.board import home_of
from roundhouse.games.steamrollers.deliver import into_bag
from roundhouse.games.steamrollers.moves import (
    A_START_CARGO,
    A_START_ENGINE,
    A_START_POINTS,
    A_START_TILE,
    A_START_TRACK,
    COAL,
    FACES,
    GREY,
    N_CITIES,
    N_COLOURS,
    N_GOODS,
    N_ORDERS,
    N_SHAPES,
    N_STARTS,
    N_TILES,
    NO_CARGO,
    POOL,
    START_CARGO,
    START_ENGINE,
    START_POINTS,
    START_TILE,
    START_TRACK,
)
from roundhouse.games.steamrollers.network import draw_track
from roundhouse.games.steamrollers.position import (
    ROW,
    SETUP_CHART,
    SETUP_EVA,
    SETUP_FIRST,
    SETUP_GOODS,
    SETUP_OFFERS,
    SETUP_SIDES,
    START,
    Position,
)
from roundhouse.games.steamrollers.tiles import take
from roundhouse.games.steamrollers.turn import begin_round, forget_turn

GOODS: Final = 10  # SR-1.3: of each colour
START_WORTH: Final = 2  # SR-8.3: the points of a starting tile


def lay_out(s: Position) -> None:
    s.clear()
    for colour in range(N_COLOURS):
        into_bag(s, colour, GOODS)
    s.phase = SETUP_GOODS if s.sheet.solo else SETUP_FIRST


def choose_first(s: Position, p: i64) -> None:
    s.first = p
    s.phase = SETUP_GOODS


def goods_a_city(s: Position) -> i64:
    return s.n_players + 2


def filling(s: Position) -> i64:
    """The city that goods are being drawn for."""
    return s.drawn // goods_a_city(s)


def place_good(s: Position, colour: i64) -> None:
    """SR-2.1: a good of the city's own colour is removed again."""
    city = filling(s)
    s.bag[colour] -= 1
    s.bag_n -= 1
    if home_of(city) == colour:
        s.back[colour] += 1
        s.removed |= 1 << city
    else:
        s.goods[city * N_GOODS + colour] += 1
        if s.sheet.solo:
            i: i64 = city * ROW
            while s.row[i] != 0:
                i += 1
            s.row[i] = colour + 1
    s.drawn += 1
    if s.drawn == goods_a_city(s) * N_CITIES:
        finish_goods(s)


def finish_goods(s: Position) -> None:
    """What was removed goes back into the bag; SR-8.1: coal onto those cities."""
    for colour in range(N_COLOURS):
        into_bag(s, colour, s.back[colour])
        s.back[colour] = 0
    if s.sheet.coal:
        for city in range(N_CITIES):
            if (s.removed >> city) & 1 != 0:
                s.goods[city * N_GOODS + COAL] = 1
    s.drawn = 0
    s.phase = SETUP_SIDES


def choose_side(s: Position, tile: i64, side: i64) -> None:
    s.side[tile] = side
    s.drawn += 1
    if s.drawn == N_TILES:
        s.drawn = 0
        s.phase = SETUP_OFFERS
        if not s.sheet.orders:
            next_part(s)


def choose_offer(s: Position, order: i64, side: i64) -> None:
    s.offer[order] = side
    s.drawn += 1
    if s.drawn == N_ORDERS:
        s.drawn = 0
        next_part(s)


def choose_chart(s: Position, chart: i64) -> None:
    s.chart = chart + 1
    next_part(s)


def place_mark(s: Position, city: i64) -> None:
    """SR-9.1: Eva's first marks, one for each die."""
    s.marks[city] += 1  # a region has more hexes than Eva has dice
    s.drawn += 1
    if s.drawn == s.sheet.eva:
        s.drawn = 0
        next_part(s)


def next_part(s: Position) -> None:
    """Go on to the next part of the setup that this game has."""
    if s.phase < SETUP_CHART and s.sheet.walls:
        s.phase = SETUP_CHART
    elif s.phase < SETUP_EVA and s.sheet.solo:
        s.phase = SETUP_EVA
    elif s.phase < START and s.sheet.starting_tiles:
        s.phase = START
        s.starts = (1 << N_STARTS) - 1
        s.turn = (s.first + s.n_players - 1) % s.n_players
    else:
        begin_round(s)


def legal_starts(s: Position, out: vec[i64]) -> i64:
    """SR-8.3: what the starting tiles that are left offer."""
    n: i64 = 0
    if (s.starts >> START_ENGINE) & 1 != 0:
        for box in range(FACES):
            out[n] = A_START_ENGINE + box
            n += 1
    if (s.starts >> START_TRACK) & 1 != 0:
        for action in range(A_START_TRACK, A_START_TRACK + N_SHAPES * s.sheet.n_hexes):
            out[n] = action
            n += 1
    if (s.starts >> START_POINTS) & 1 != 0:
        out[n] = A_START_POINTS
        n += 1
    if (s.starts >> START_TILE) & 1 != 0:
        for tile in range(N_TILES):
            if s.owner[tile] == POOL:
                out[n] = A_START_TILE + tile
                n += 1
    if (s.starts >> START_CARGO) & 1 != 0:
        n = legal_cargo(s, out, n)
    return n


def legal_cargo(s: Position, out: vec[i64], n: i64) -> i64:
    """SR-R23: any colour but grey that is in the bag."""
    before = n
    for colour in range(GREY):
        if s.bag[colour] > 0:
            out[n] = A_START_CARGO + 2 * colour
            out[n + 1] = A_START_CARGO + 2 * colour + 1
            n += 2
    if n == before:
        out[n] = A_START_CARGO + NO_CARGO
        n += 1
    return n


def do_start(s: Position, p: i64, action: i64) -> None:
    if action < A_START_TRACK:
        s.boxes[p] |= 1 << (action - A_START_ENGINE)
        s.starts &= ~(1 << START_ENGINE)
    elif action < A_START_POINTS:
        draw_track(s, p, (action - A_START_TRACK) // N_SHAPES, (action - A_START_TRACK) % N_SHAPES)
        s.starts &= ~(1 << START_TRACK)
    elif action == A_START_POINTS:
        s.extra[p] = START_WORTH
        s.starts &= ~(1 << START_POINTS)
    elif action < A_START_CARGO:
        take(s, p, action - A_START_TILE)
        s.starts &= ~(1 << START_TILE)
    else:
        load_cargo(s, p, action - A_START_CARGO)
        s.starts &= ~(1 << START_CARGO)
    forget_turn(s)
    if p == s.first:
        s.starts = 0
        begin_round(s)
    else:
        s.turn = (p + s.n_players - 1) % s.n_players


def load_cargo(s: Position, p: i64, choice: i64) -> None:
    if choice != NO_CARGO:
        s.bag[choice // 2] -= 1
        s.bag_n -= 1
        s.cargo[p * 2 + choice % 2] = choice // 2 + 1
