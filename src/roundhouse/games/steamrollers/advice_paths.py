"""How near a player's cities are to being joined: the fewest tracks still to be drawn, with and without a town.

What is found depends on the sheet alone, and sheets change seldom: the last ones are kept.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from roundhouse.core.tables import zeros
from roundhouse.games.steamrollers.board import SteamRollersBoard
from roundhouse.games.steamrollers.moves import N_CHARTS, N_CITIES, N_SHAPES, first_edge, other_edge

REACH: Final = 6  # no connection with more tracks to draw is thought of
FAR: Final = 99
TWICE: Final = 7  # an empty hex that was entered over two edges: all its edges have been left by then
LAYERS: Final = 2  # without a town on the way, and with one
COSTS: Final = N_CITIES * N_CITIES * LAYERS
FREE: Final = -2  # an edge of an empty hex; -1 is one that track there does not lead to
NOWHERE: Final = -1  # behind an edge; lower numbers are cities
KEPT: Final = 128  # sheets, a power of 2


class Paths:
    """What `explore` found: `near` says how many tracks bring a chain from a city to the edge of a hex, `cost` how
    many join two cities (no more than REACH). Not changed any more."""

    def __init__(self, chart: i64, sheet: vec[i64], near: vec[u8]) -> None:
        self.n: i64 = len(sheet)
        self.chart: i64 = chart
        self.sheet: vec[i64] = sheet
        self.near: vec[u8] = near
        self.cost: vec[i64] = vec[i64]([FAR for _ in range(COSTS)])


class Explorer:
    """Tables of a board and scratch tables for `explore`, and what it found for the last sheets."""

    def __init__(self, board: SteamRollersBoard) -> None:
        n = board.n_hexes
        size: i64 = LAYERS * n * 6
        self.board: SteamRollersBoard = board
        self.far: vec[u8] = vec[u8]([FAR for _ in range(N_CITIES * size)])
        # by chart, hex and edge: the hex and the edge behind it, as one number, or -2 - city, or NOWHERE
        self.behind: vec[i64] = zeros((N_CHARTS + 1) * n * 6)
        for i in range(len(self.behind)):
            to = board.next[i]
            if to >= n:
                self.behind[i] = -2 - (to - n)
            elif to >= 0:
                self.behind[i] = to * 6 + (i % 6 + 3) % 6
            else:
                self.behind[i] = NOWHERE
        self.out: vec[i64] = zeros((N_SHAPES + 1) * 6)  # by 1 + shape and edge: the other end, or -1
        for i in range(6):
            self.out[i] = FREE
        for shape in range(N_SHAPES):
            for edge in range(6):
                self.out[(shape + 1) * 6 + edge] = -1
            self.out[(shape + 1) * 6 + first_edge(shape)] = other_edge(shape)
            self.out[(shape + 1) * 6 + other_edge(shape)] = first_edge(shape)
        self.cell: vec[i64] = vec[i64]([i // 6 for i in range(n * 6)])
        self.way: vec[i64] = zeros(n * 6)  # by hex and edge: by which edge the track there leads on, -1 or FREE
        self.entered: vec[i64] = zeros(LAYERS * n)  # 1 + the edge by which an empty hex was first entered
        self.queue: vec[i64] = zeros((REACH + 1) * size)
        self.waiting: vec[i64] = zeros(REACH + 1)
        self.kept: list[Paths | None] = [None for _ in range(KEPT)]


def paths_of(x: Explorer, chart: i64, sheet: vec[i64]) -> Paths:
    """The paths of a sheet, given as 1 + shape by hex."""
    code: i64 = chart
    n: i64 = len(sheet)
    for i in range(n):
        code = (code * 1000003 + sheet[i]) & 0xFFFFFFFF
    slot: i64 = (code >> 12) % KEPT
    known = x.kept[slot]
    if known is not None and known.chart == chart:
        old = known.sheet
        equal: i64 = 0
        while equal < n and old[equal] == sheet[equal]:
            equal += 1
        if equal == n:
            return known
    found = explore(x, chart, sheet)
    x.kept[slot] = found
    return found


def explore(x: Explorer, chart: i64, sheet: vec[i64]) -> Paths:
    """Find out about a sheet that is not known yet."""
    found = Paths(chart, sheet[:], x.far[:])
    way = x.way
    out = x.out
    for cell in range(found.n):
        shape: i64 = sheet[cell] * 6
        for edge in range(6):
            way[cell * 6 + edge] = out[shape + edge]
    for city in range(N_CITIES):
        explore_from(x, found, city)
    return found


def explore_from(x: Explorer, found: Paths, city: i64) -> None:
    """Breadth first from one city: track that is there costs nothing, drawing on a hex costs one. A place is a hex and
    an edge of it by which a chain comes; those of the second layer follow those of the first."""
    n6: i64 = found.n * 6
    size: i64 = LAYERS * n6
    base: i64 = city * size
    table: i64 = found.chart * n6
    near = found.near
    cost = found.cost
    town = x.board.town
    behind = x.behind
    cell_of = x.cell
    way = x.way
    entered = x.entered
    queue = x.queue
    waiting = x.waiting
    for i in range(LAYERS * found.n):
        entered[i] = 0
    for i in range(REACH + 1):
        waiting[i] = 0
    for i in range(n6):
        if behind[table + i] == -2 - city and way[i] != -1:
            near[base + i] = 0
            queue[waiting[0]] = i
            waiting[0] += 1
    for drawn in range(REACH + 1):
        k: i64 = 0
        while k < waiting[drawn]:
            at: i64 = queue[drawn * size + k]
            k += 1
            if i64(near[base + at]) < drawn:
                continue
            layer: i64 = 1 if at >= n6 else 0
            place: i64 = at - n6 if layer != 0 else at
            cell: i64 = cell_of[place]
            first: i64 = way[place]
            last: i64 = first + 1
            skip: i64 = -1
            after: i64 = drawn
            if first == FREE:
                edge: i64 = place - cell * 6
                came: i64 = entered[layer * found.n + cell]
                after = drawn + 1
                if came == 0:
                    entered[layer * found.n + cell] = edge + 1
                    first = 0
                    last = 6
                    skip = edge
                elif came != TWICE and came != edge + 1:
                    entered[layer * found.n + cell] = TWICE
                    first = came - 1
                    last = came
                else:
                    continue
            if after > REACH:
                continue
            if town[cell] != 0:
                layer = 1
            for leaving in range(first, last):
                if leaving == skip:
                    continue
                to: i64 = behind[table + cell * 6 + leaving]
                if to >= 0:
                    there: i64 = layer * n6 + to
                    if i64(near[base + there]) > after and way[to] != -1:
                        near[base + there] = u8(after)
                        queue[after * size + waiting[after]] = there
                        waiting[after] += 1
                elif to != NOWHERE and -2 - to != city:
                    join: i64 = (city * N_CITIES - 2 - to) * LAYERS + layer
                    if cost[join] > after:
                        cost[join] = after


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
    n6: i64 = x.n * 6
    near = x.near
    i: i64 = here * LAYERS * n6 + cell * 6 + a
    k: i64 = there * LAYERS * n6 + cell * 6 + b
    from_here: i64 = i64(near[i])
    from_there: i64 = i64(near[k])
    if towns == 0:
        return from_here + from_there if town == 0 else i64(FAR)
    from_here_by_town: i64 = i64(near[i + n6])
    from_there_by_town: i64 = i64(near[k + n6])
    if town != 0:
        return min(from_here, from_here_by_town) + min(from_there, from_there_by_town)
    return min(from_here_by_town + min(from_there, from_there_by_town), from_here + from_there_by_town)


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
            if edge != out and i64(x.near[here * size + (before * x.n + cell) * 6 + edge]) == drawn:
                return 6 * before + edge
    return -1


def shape_of(a: i64, b: i64) -> i64:
    """The shape that joins two edges."""
    for shape in range(N_SHAPES):
        if (first_edge(shape) == a and other_edge(shape) == b) or (first_edge(shape) == b and other_edge(shape) == a):
            return shape
    return -1
