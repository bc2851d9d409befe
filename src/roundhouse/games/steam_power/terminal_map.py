"""The map of Steam Power for a terminal, in plain ASCII and at most 100 columns.

A hex has four columns and two lines: above the line with what is on it lies one that it shares with the row above.
Every second row is shifted by half a hex. A path has a stroke on each of the two edges that it joins, and the sign of
its company in the middle:

     \\ /        5 0
     -1-       4   1
     / \\        3 2

On a crossing the middle is a `+`, and the ends have the signs of their companies. A hex without track shows its name,
and above it what lies there: `n` hills, `^` mountains. A city has the letter of its colour: `(B)` without a factory,
and with one its company and its resources: `B15`.
"""

from __future__ import annotations

from roundhouse.core.hexes import read_hex
from roundhouse.games.steam_power.lines import paths_on
from roundhouse.games.steam_power.moves import first_edge, other_edge
from roundhouse.games.steam_power.notation import COMPANIES
from roundhouse.games.steam_power.position import Position

LETTERS = "BWOGV"  # of the colours, in the order of COLOURS
TERRAIN = " n^"
STEP = 4
HALF = STEP // 2
MARGIN = 1  # for the letters of the rows

STROKES = "/-\\/-\\"  # by edge
# by edge: where its stroke goes, as (column, line) from the left end of a hex and the line above it; the last is the
# edge itself
ENDS = (
    ((3, 0),),
    ((3, 1), (4, 1)),
    ((3, 2),),
    ((1, 2),),
    ((1, 1), (0, 1)),
    ((1, 0),),
)
MIDDLE = 2

Place = tuple[int, int]  # row and column


class Canvas:
    """The characters of a map with so many rows and columns, below a line with the numbers of the columns."""

    def __init__(self, rows: int, columns: int) -> None:
        width = MARGIN + STEP * columns + HALF + 1
        self.cells = [[" "] * width for _ in range(2 * rows + 2)]

    def put(self, place: Place, column: int, line: int, text: str) -> None:
        """Write at a column and line of a hex."""
        start = MARGIN + STEP * (place[1] - 1) + (HALF if place[0] % 2 else 0) + column
        self.cells[1 + 2 * place[0] + line][start : start + len(text)] = text

    def lines(self) -> list[str]:
        found = ["".join(row).rstrip() for row in self.cells]
        while not found[-1]:
            found.pop()
        return found


def sign(s: Position, company: int) -> str:
    """A company in one character: its player's number, or alone the first letter of its colour."""
    return COMPANIES[company][0] if s.sheet.solo else str(company + 1)


def map_lines(s: Position) -> list[str]:
    """The whole map."""
    hexes, sites = places(s.sheet.hex_ids), places(s.sheet.site_ids)
    rows, columns = zip(*hexes, *sites, strict=True)
    canvas = Canvas(max(rows) + 1, max(columns))
    for row in range(max(rows) + 1):
        canvas.cells[2 + 2 * row][0] = chr(ord("a") + row)
    for column in range(1, max(columns) + 1):
        canvas.put((0, column), 1, -1, f"{column:^3}")
    for cell, place in enumerate(hexes):
        if s.path[cell] == 0:
            canvas.put(place, MIDDLE, 0, TERRAIN[int(s.sheet.cost[cell]) // 2])
            canvas.put(place, 1, 1, f"{s.sheet.hex_ids[cell]:^3}")
    for cell, place in enumerate(hexes):
        for shape, _ in paths_on(s, cell):
            draw_path(canvas, place, shape)
    for cell, place in enumerate(hexes):
        draw_companies(canvas, s, place, cell)
    for site, place in enumerate(sites):
        canvas.put(place, 1, 1, city_sign(s, site))
    return canvas.lines()


def places(ids: tuple[str, ...]) -> list[Place]:
    return [place for place in map(read_hex, ids) if place is not None]


def draw_path(canvas: Canvas, place: Place, shape: int) -> None:
    for edge in (int(first_edge(shape)), int(other_edge(shape))):
        for column, line in ENDS[edge]:
            canvas.put(place, column, line, STROKES[edge])


def draw_companies(canvas: Canvas, s: Position, place: Place, cell: int) -> None:
    """Whose the paths of a hex are."""
    paths = paths_on(s, cell)
    if len(paths) == 1:
        canvas.put(place, MIDDLE, 1, sign(s, paths[0][1]))
    if len(paths) < 2:
        return
    canvas.put(place, MIDDLE, 1, "+")
    for shape, company in paths:
        for edge in (int(first_edge(shape)), int(other_edge(shape))):
            column, line = ENDS[edge][-1]
            canvas.put(place, column, line, sign(s, company))


def city_sign(s: Position, site: int) -> str:
    """A city in three characters: the letter of its colour, its factory and resources; `*` when it is flipped."""
    if s.city[site] == 0:
        return "( )"
    letter = LETTERS[s.city[site] - 1]
    if s.factory[site] == 0:
        return f"({letter})"
    return f"{letter}{sign(s, int(s.factory[site]) - 1)}{'*' if s.flipped[site] else s.stock[site]}"
