"""Draws a view of SteamRollers for a terminal: a player's sheet and the whole table in at most 100 columns of text.

The map is plain ASCII. A hex has seven columns and three lines, with one column between it and the next; every second
row is shifted by half a hex. A track has a stroke for each of its two ends and one in the middle:

      \\   /        5   0
     ---+---      4     1
      /   \\        3   2

The lines around the regions are made of `|` and `_`, walls of `#`.
"""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import fill

from roundhouse.core.hexes import EDGES, neighbour, opposite, read_hex
from roundhouse.core.message import Message
from roundhouse.core.text import t
from roundhouse.games.steamrollers.describe import eva_scores, goods_on, phase_name, scores
from roundhouse.games.steamrollers.eva import eva_score
from roundhouse.games.steamrollers.lines import lines
from roundhouse.games.steamrollers.moves import (
    CARGO_CITY,
    FACES,
    N_CITIES,
    N_COLOURS,
    N_GOODS,
    N_ORDERS,
    N_STARTS,
    N_TILES,
    NO_HEX,
    POOL,
    first_edge,
    other_edge,
)
from roundhouse.games.steamrollers.notation import GOODS, SIDES, STARTS, shown
from roundhouse.games.steamrollers.orders import wanted
from roundhouse.games.steamrollers.position import START, Position
from roundhouse.games.steamrollers.score import score_of
from roundhouse.games.steamrollers.telling import kind_message, player_name, tile_message
from roundhouse.games.steamrollers.tiles import strength

WIDTH = 100
NAME = 20  # letters of a player's name
LETTERS = "RBGYSC"  # of the goods, in the order of GOODS
HOMES = "YRSSGB"  # of the cities
CATEGORIES = ("deliveries", "network", "engine", "tiles", "orders", "start")

WIDE = 7
HIGH = 3
STEP = WIDE + 1
HALF = STEP // 2
MIDDLE = WIDE // 2

# by edge: the stroke, and where it goes in a hex, as (column, line)
STROKES = "/-\\/-\\"
ENDS = (
    ((4, 0),),
    ((4, 1), (5, 1), (6, 1), (7, 1)),
    ((4, 2),),
    ((2, 2),),
    ((-1, 1), (0, 1), (1, 1), (2, 1)),
    ((2, 0),),
)
# by edge: where the line to the neighbour goes
BORDERS = (
    tuple((column, -1) for column in (4, 5, 6)),
    tuple((WIDE, line) for line in range(HIGH)),
    tuple((column, HIGH - 1) for column in (4, 5, 6)),
    tuple((column, HIGH - 1) for column in (0, 1, 2)),
    tuple((-1, line) for line in range(HIGH)),
    tuple((column, -1) for column in (0, 1, 2)),
)
EAST, WEST = 1, 4

Place = tuple[int, int]  # row and column
Edge = tuple[Place, int]  # of a hex


def word(id: str, **facts: int | str | Message) -> str:
    return t(Message(f"steamrollers-{id}", dict(facts)))


def draw(s: Position, viewer: int, names: tuple[str, ...]) -> str:
    """The whole table, with the viewer's own sheet; who only watches sees the sheet of the player on turn."""
    shown_sheet = viewer if viewer >= 0 else int(s.turn)
    blocks = [head(s), *sheet(s, shown_sheet, names), goods(s), *dice(s), *starts(s), *tiles(s), *orders(s)]
    return "\n".join([*blocks, *table(s, names), *networks(s), *eva(s)])


def head(s: Position) -> str:
    phase = Message(f"steamrollers-phase-{phase_name(s)}")
    if s.sheet.solo:
        return word("draw-head-solo", round=int(s.round_no), phase=phase)
    return word("draw-head", round=int(s.round_no), phase=phase, player=player_name(int(s.first)))


def sheet(s: Position, player: int, names: tuple[str, ...]) -> list[str]:
    """A player's map, and how to read it."""
    ids = s.sheet.hex_ids
    towns = [name for name, town in zip(ids, s.sheet.town, strict=True) if town]
    example = next(name for name in ids if name not in towns)
    legend = [word("draw-legend", hex=example, town=towns[0]), word("draw-edges")]
    if s.chart:
        level = Message(f"steamrollers-level-{s.sheet.level}")
        legend.insert(1, word("draw-walls", level=level, chart=int(s.chart)))
    return [word("draw-sheet", player=seat(player, names)), *map_lines(s, player), *map(wrapped, legend)]


def seat(player: int, names: tuple[str, ...]) -> str:
    return f"{player_name(player)} {names[player][:NAME]}"


def wrapped(text: str) -> str:
    return fill(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def letters(counts: list[int]) -> str:
    """Goods as letters, in the order of GOODS.

    >>> letters([2, 0, 1, 0, 0, 1])
    'RRGC'
    """
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=False))


def goods(s: Position) -> str:
    """The goods board: each city with its own colour and what lies on it."""
    names = ", ".join(f"{letter} {word(f'good-{good}')}" for letter, good in zip(LETTERS, GOODS, strict=True))
    cities = []
    for city, home in enumerate(HOMES):
        there = "".join(LETTERS[GOODS.index(good)] for good in goods_on(s, city))
        cities.append(f"[{city + 1}]{home}: {there or '-'}")
    return "\n".join([wrapped(f"{word('draw-goods')} ({names})"), "  " + "  ".join(cities)])


def dice(s: Position) -> list[str]:
    """The white dice that are left or held, and the black one."""
    if s.hidden < 0:
        return []
    left = " ".join(str(face + 1) for face in range(FACES) for _ in range(s.dice[face]))
    found = [f"{word('draw-dice')} {left or '-'}"]
    waiting = " ".join(str(die) for die in (s.first_die, s.second_die) if die)
    if s.die:
        found.append(f"{word('draw-die')} {s.die}")
    if waiting:
        found.append(f"{word('draw-next') if s.die else word('draw-die')} {waiting}")
    if s.seized:
        found.append(word("draw-seized", player=player_name(int(s.seizer)), die=int(s.seized)))
    if s.eva_die:
        found.append(f"{word('draw-eva-die')} {s.eva_die}")
    found.append(f"{word('draw-black')} {', '.join(t(kind_message(kind)) for kind in shown(int(s.hidden)))}")
    return [wrapped("; ".join(found))]


def starts(s: Position) -> list[str]:
    if s.phase != START:
        return []
    left = [word(f"start-{STARTS[k]}") for k in range(N_STARTS) if s.starts >> k & 1]
    return [wrapped(f"{word('draw-starts')} {', '.join(left)}")]


def tiles(s: Position) -> list[str]:
    """A line for each action tile: its effect, its kind and points, where it is."""
    rows = [tile_cells(s, tile) for tile in range(N_TILES) if s.side[tile] >= 0]
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    found = ["  " + "  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
    return [word("draw-tiles"), *found] if rows else []


def tile_cells(s: Position, tile: int) -> tuple[str, ...]:
    up = 2 * tile + s.side[tile]
    points = int(s.sheet.tile_points[up])
    kind = word("draw-infinity" if s.sheet.infinity[up] else "draw-lightning")
    worth = f"{points:+d}" if points else " 0"
    return f"{tile + 1}{SIDES[s.side[tile]]}", t(tile_message(s, tile)), kind, worth, place(s, tile)


def place(s: Position, tile: int) -> str:
    """Who has a tile, whether it lies sideways, and whether it can do nothing more in this turn."""
    if s.owner[tile] == POOL:
        return word("draw-pool")
    notes = [player_name(int(s.owner[tile]))]
    if s.sideways >> tile & 1:
        notes.append(word("draw-sideways"))
    if (s.used | s.fresh) >> tile & 1:
        notes.append(word("draw-resting"))
    return ", ".join(notes)


def orders(s: Position) -> list[str]:
    """The orders with their goods as letters, their points, and who has filled them."""
    found = []
    for order in range(N_ORDERS):
        if s.offer[order] < 0:
            continue
        wants = letters([int(wanted(s, order, colour)) for colour in range(N_COLOURS)])
        points = int(s.sheet.order_points[2 * order + s.offer[order]])
        owner = f" {player_name(int(s.order_owner[order]))}" if s.order_owner[order] != POOL else ""
        found.append(f"{order + 1}{SIDES[s.offer[order]]} {wants} +{points}{owner}")
    return [wrapped(f"{word('draw-orders')} {'; '.join(found)}")] if found else []


def table(s: Position, names: tuple[str, ...]) -> list[str]:
    """A row for each player: the engine's boxes and strength, and the points by category."""
    titles = [word("draw-boxes"), word("draw-strength"), word("draw-points")]
    titles += [word(f"score-{category}") for category in CATEGORIES]
    widths = [max(len(title), FACES if k == 0 else 3) for k, title in enumerate(titles)]
    rows = [("", titles)]
    for p in range(s.n_players):
        boxes = "".join(str(box + 1) if s.boxes[p] >> box & 1 else "-" for box in range(FACES))
        numbers = [int(strength(s, p)), int(score_of(s, p)), *scores(s, p).values()]
        rows.append((seat(p, names), [boxes, *map(str, numbers)]))
    room = WIDTH - sum(widths) - 2 * len(widths)
    first = min(max(len(name) for name, _ in rows), room)
    return [
        f"{name[:first]:<{first}}  " + "  ".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
        for name, cells in rows
    ]


def networks(s: Position) -> list[str]:
    """What else is known of each player: track and connections, goods kept for orders, own cargo."""
    found = []
    n = int(s.sheet.n_hexes)
    for p in range(s.n_players):
        drawn = sum(1 for shape in s.track[p * n : (p + 1) * n] if shape)
        joined = [
            word("draw-connection", first=line.cities[0] + 1, second=line.cities[1] + 1, towns=line.towns)
            for line in lines(s, p)
        ]
        notes = [word("draw-tracks", count=drawn)]
        if joined:
            notes.append(f"{word('draw-connections')} {', '.join(joined)}")
        kept = letters([int(s.kept[p * N_GOODS + good]) for good in range(N_GOODS)])
        if kept:
            notes.append(f"{word('draw-kept')} {kept}")
        loads = [(CARGO_CITY + slot + 1, int(s.cargo[p * 2 + slot])) for slot in range(2)]
        notes += [word("draw-cargo", good=LETTERS[load - 1], city=city) for city, load in loads if load]
        found.append(wrapped(f"{player_name(p)}: {'; '.join(notes)}"))
    return found


def eva(s: Position) -> list[str]:
    """Eva's marks by region, and her points by category."""
    if not s.sheet.solo:
        return []
    points = ", ".join(f"{word(f'score-{category}')} {n}" for category, n in eva_scores(s).items())
    marks = "  ".join(f"{city + 1}: {s.marks[city]}" for city in range(N_CITIES))
    title = word("draw-eva", level=int(s.sheet.eva), points=int(eva_score(s)))
    return [wrapped(f"{title} ({points})"), f"  {word('draw-marks')}  {marks}"]


class Canvas:
    """The characters of a map that has these hexes."""

    def __init__(self, places: Iterable[Place]) -> None:
        rows, columns = zip(*places, strict=True)
        self.top, self.left = min(rows), min(columns)
        width = STEP * (max(columns) - self.left + 1) + HALF + 1
        self.cells = [[" "] * width for _ in range(HIGH * (max(rows) - self.top + 1) + 1)]

    def put(self, place: Place, column: int, line: int, text: str) -> None:
        """Write at a column and line of a hex; just beside it are its borders."""
        shift = HALF if place[0] % 2 else 0
        start = STEP * (place[1] - self.left) + shift + 1 + column
        self.cells[HIGH * (place[0] - self.top) + 1 + line][start : start + len(text)] = text

    def lines(self) -> list[str]:
        return ["".join(row).rstrip() for row in self.cells]


def map_lines(s: Position, player: int) -> list[str]:
    """The map with the track of a player."""
    hexes, cities = places_of(s)
    walls = walls_of(s, hexes)
    regions = {place: int(s.sheet.region[i]) for i, place in enumerate(hexes)}
    regions |= {place: city for city, place in enumerate(cities)}
    canvas = Canvas(regions)
    draw_borders(canvas, regions, walls)
    reached: set[Edge] = set()
    for i, place in enumerate(hexes):
        shape = int(s.track[player * len(hexes) + i]) - 1
        if shape < 0:
            name = f"({s.sheet.hex_ids[i]})" if s.sheet.town[i] else s.sheet.hex_ids[i]
            canvas.put(place, 0, 1, f"{name}:{regions[place] + 1}".center(WIDE))
        else:
            ends = sorted((int(first_edge(shape)), int(other_edge(shape))))
            reached |= {(neighbour(*place, edge), opposite(edge)) for edge in ends}
            draw_track(canvas, place, ends, walls, "O" if s.sheet.town[i] else "")
    for city, place in enumerate(cities):
        for edge in range(EDGES):
            if (place, edge) in reached - walls:
                draw_end(canvas, place, edge, walls)
        canvas.put(place, MIDDLE - 1, 1, f"[{city + 1}]")
    return in_parts(canvas.lines())


def places_of(s: Position) -> tuple[list[Place], list[Place]]:
    """Where the hexes lie, and where the cities do: the board knows these as neighbours of hexes only."""
    hexes = [place for place in map(read_hex, s.sheet.hex_ids) if place is not None]
    cities: list[Place] = [(0, 0)] * N_CITIES
    for i, place in enumerate(hexes):
        for edge in range(EDGES):
            city = int(s.sheet.next[i * EDGES + edge]) - len(hexes)
            if city >= 0:
                cities[city] = neighbour(*place, edge)
    return hexes, cities


def walls_of(s: Position, hexes: list[Place]) -> set[Edge]:
    """SR-R17: the edges that are walls, seen from both sides."""
    found: set[Edge] = set()
    chart = int(s.chart) * len(hexes) * EDGES
    for i, place in enumerate(hexes):
        for edge in range(EDGES):
            at = i * EDGES + edge
            if s.sheet.next[at] != NO_HEX and s.sheet.next[chart + at] == NO_HEX:
                found |= {(place, edge), (neighbour(*place, edge), opposite(edge))}
    return found


def draw_borders(canvas: Canvas, regions: dict[Place, int], walls: set[Edge]) -> None:
    """The lines around the regions, then the walls on them."""
    for place, region in regions.items():
        for edge in range(EDGES):
            if regions.get(neighbour(*place, edge)) != region:
                for column, line in BORDERS[edge]:
                    canvas.put(place, column, line, "|" if edge in (EAST, WEST) else "_")
    for place, edge in sorted(walls):
        for column, line in BORDERS[edge]:
            canvas.put(place, column, line, "#")


def draw_track(canvas: Canvas, place: Place, ends: list[int], walls: set[Edge], town: str) -> None:
    for edge in sorted(ends, key=(EAST, WEST).__contains__, reverse=True):  # those in front of a wall over a dash
        draw_end(canvas, place, edge, walls)
    straight = ends[1] - ends[0] == EDGES // 2
    canvas.put(place, MIDDLE, 1, town or (STROKES[ends[0]] if straight else "+"))


def draw_end(canvas: Canvas, place: Place, edge: int, walls: set[Edge]) -> None:
    """One end of a track. In front of a wall it leaves the wall its characters and moves up a line."""
    for column, line in ENDS[edge]:
        if (place, edge) not in walls or (column, line) not in BORDERS[edge]:
            canvas.put(place, column, line, STROKES[edge])
        elif edge not in (EAST, WEST):
            canvas.put(place, column, 1, STROKES[edge])


def in_parts(rows: list[str]) -> list[str]:
    """A map that is too wide comes in parts, one below the other; each begins with half a hex of the one before."""
    longest = max(len(row) for row in rows)
    if longest <= WIDTH:
        return rows
    step = (WIDTH - HALF - 1) // STEP * STEP
    starts = range(0, longest - HALF - 1, step)
    return [row[start : start + step + HALF + 1].rstrip() for start in starts for row in rows]
