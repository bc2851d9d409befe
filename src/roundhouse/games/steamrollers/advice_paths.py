"""How near a player's cities are to being joined: the fewest tracks still to be drawn, with and without a town."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.core.tables import zeros
from roundhouse.games.steamrollers.board import SteamRollersBoard
from roundhouse.games.steamrollers.moves import N_CITIES, N_SHAPES, first_edge, other_edge

REACH: Final = 6  # no connection with more tracks to draw is thought of
FAR: Final = 99
TWICE: Final = 7  # an empty hex that was entered over two edges: all its edges have been left by then
LAYERS: Final = 2  # without a town on the way, and with one
COSTS: Final = N_CITIES * N_CITIES * LAYERS


class Paths:
    """What `explore` found: `near` says how many tracks bring a chain from a city to the edge of a hex, `cost` how
    many join two cities."""

    def __init__(self, n_hexes: i64) -> None:
        size: i64 = LAYERS * n_hexes * 6
        self.n: i64 = n_hexes
        self.near: vec[i64] = zeros(N_CITIES * size)
        self.cost: vec[i64] = zeros(COSTS)
        self.entered: vec[i64] = zeros(LAYERS * n_hexes)  # 1 + the edge by which an empty hex was first entered
        self.queue: vec[i64] = zeros((REACH + 1) * size)
        self.waiting: vec[i64] = zeros(REACH + 1)


def explore(x: Paths, board: SteamRollersBoard, chart: i64, sheet: vec[i64]) -> None:
    """Fill the tables for a sheet, given as 1 + shape by hex."""
    for i in range(len(x.near)):
        x.near[i] = FAR
    for i in range(COSTS):
        x.cost[i] = FAR
    for city in range(N_CITIES):
        explore_from(x, board, chart, sheet, city)


def explore_from(x: Paths, board: SteamRollersBoard, chart: i64, sheet: vec[i64], city: i64) -> None:
    """Breadth first from one city: track that is there costs nothing, drawing on a hex costs one."""
    n: i64 = x.n
    size: i64 = LAYERS * n * 6
    for i in range(LAYERS * n):
        x.entered[i] = 0
    for i in range(REACH + 1):
        x.waiting[i] = 0
    table: i64 = chart * n * 6
    for i in range(n * 6):
        if board.next[table + i] == n + city:
            arrive(x, sheet, city, i, 0)
    for drawn in range(REACH + 1):
        k: i64 = 0
        while k < x.waiting[drawn]:
            at: i64 = x.queue[drawn * size + k]
            k += 1
            if x.near[city * size + at] < drawn:
                continue
            edge: i64 = at % 6
            cell: i64 = at // 6 % n
            layer: i64 = at // 6 // n
            shape: i64 = sheet[cell] - 1
            if shape >= 0:
                out: i64 = other_edge(shape) if first_edge(shape) == edge else first_edge(shape)
                leave(x, board, table, sheet, city, layer, cell, out, drawn)
            elif x.entered[layer * n + cell] == 0:
                x.entered[layer * n + cell] = edge + 1
                for out in range(6):
                    if out != edge:
                        leave(x, board, table, sheet, city, layer, cell, out, drawn + 1)
            elif x.entered[layer * n + cell] != TWICE and x.entered[layer * n + cell] != edge + 1:
                leave(x, board, table, sheet, city, layer, cell, x.entered[layer * n + cell] - 1, drawn + 1)
                x.entered[layer * n + cell] = TWICE


def arrive(x: Paths, sheet: vec[i64], city: i64, at: i64, drawn: i64) -> None:
    """A chain comes to an edge of a hex (`at`: layer, hex, edge), unless track that runs elsewhere is in the way."""
    size: i64 = LAYERS * x.n * 6
    if drawn > REACH or x.near[city * size + at] <= drawn:
        return
    shape: i64 = sheet[at // 6 % x.n] - 1
    if shape >= 0 and first_edge(shape) != at % 6 and other_edge(shape) != at % 6:
        return
    x.near[city * size + at] = drawn
    x.queue[drawn * size + x.waiting[drawn]] = at
    x.waiting[drawn] += 1


def leave(
    x: Paths,
    board: SteamRollersBoard,
    table: i64,
    sheet: vec[i64],
    city: i64,
    layer: i64,
    cell: i64,
    edge: i64,
    drawn: i64,
) -> None:
    """A chain goes on over an edge of a hex, to the next hex or into a city."""
    to: i64 = board.next[table + cell * 6 + edge]
    passed: i64 = 1 if board.town[cell] != 0 else layer
    if to >= x.n:
        if to - x.n != city:
            i: i64 = (city * N_CITIES + to - x.n) * LAYERS + passed
            x.cost[i] = min(x.cost[i], drawn)
    elif to >= 0:
        arrive(x, sheet, city, (passed * x.n + to) * 6 + (edge + 3) % 6, drawn)


def with_track(x: Paths, board: SteamRollersBoard, join: i64, cell: i64, shape: i64) -> i64:
    """How many tracks a connection (its place in `cost`) would still need if it ran over this track, drawn now."""
    a: i64 = first_edge(shape)
    b: i64 = other_edge(shape)
    here: i64 = join // LAYERS // N_CITIES
    there: i64 = join // LAYERS % N_CITIES
    towns: i64 = join % LAYERS
    return min(
        through(x, here, there, cell, a, b, towns, board.town[cell]),
        through(x, here, there, cell, b, a, towns, board.town[cell]),
    )


def through(x: Paths, here: i64, there: i64, cell: i64, a: i64, b: i64, towns: i64, town: i64) -> i64:
    """From one city to edge `a` of a hex, and from the other to edge `b`; with just as many towns as wanted."""
    n: i64 = x.n
    size: i64 = LAYERS * n * 6
    i: i64 = here * size + cell * 6 + a
    k: i64 = there * size + cell * 6 + b
    if towns == 0:
        return x.near[i] + x.near[k] if town == 0 else FAR
    if town != 0:
        return min(x.near[i], x.near[i + n * 6]) + min(x.near[k], x.near[k + n * 6])
    return min(x.near[i + n * 6] + min(x.near[k], x.near[k + n * 6]), x.near[i] + x.near[k + n * 6])


def lay(x: Paths, board: SteamRollersBoard, chart: i64, join: i64, sheet: vec[i64]) -> None:
    """Draw a cheapest path of a connection on a sheet, from its second city back to its first."""
    n: i64 = x.n
    here: i64 = join // LAYERS // N_CITIES
    to: i64 = n + join // LAYERS % N_CITIES
    layer: i64 = join % LAYERS
    left: i64 = x.cost[join]
    table: i64 = chart * n * 6
    for i in range(n * 6):
        if board.next[table + i] == to:
            found = came_by(x, board, here, layer, sheet, i // 6, i % 6, left)
            if found >= 0:
                lay_from(x, board, table, here, sheet, found, i // 6, i % 6, left)
                return


def lay_from(
    x: Paths,
    board: SteamRollersBoard,
    table: i64,
    here: i64,
    sheet: vec[i64],
    found: i64,
    cell: i64,
    out: i64,
    left: i64,
) -> None:
    """Go back step by step: `found` is how the chain came into `cell`, which it leaves over the edge `out`."""
    while True:
        edge: i64 = found % 6
        if sheet[cell] == 0:
            sheet[cell] = 1 + shape_of(edge, out)
            left -= 1
        cell = board.next[table + cell * 6 + edge]
        if cell >= x.n:
            return
        out = (edge + 3) % 6
        found = came_by(x, board, here, found // 6, sheet, cell, out, left)
        if found < 0:  # a path that crosses itself: what was drawn of it will do
            return


def came_by(
    x: Paths, board: SteamRollersBoard, here: i64, layer: i64, sheet: vec[i64], cell: i64, out: i64, left: i64
) -> i64:
    """By which edge a chain entered a hex that it left over `out` with `left` tracks drawn: 6 * layer + edge, or -1."""
    size: i64 = LAYERS * x.n * 6
    shape: i64 = sheet[cell] - 1
    for before in range(LAYERS):
        if (1 if board.town[cell] != 0 else before) != layer:
            continue
        for edge in range(6):
            drawn: i64 = left - 1
            if shape >= 0:
                if not (edge == first_edge(shape) and out == other_edge(shape)) and not (
                    edge == other_edge(shape) and out == first_edge(shape)
                ):
                    continue
                drawn = left
            if edge != out and x.near[here * size + (before * x.n + cell) * 6 + edge] == drawn:
                return 6 * before + edge
    return -1


def shape_of(a: i64, b: i64) -> i64:
    """The shape that joins two edges."""
    for shape in range(N_SHAPES):
        if (first_edge(shape) == a and other_edge(shape) == b) or (first_edge(shape) == b and other_edge(shape) == a):
            return shape
    return -1
