"""Pointy-top hexes in rows: their names, their neighbours, where they lie, and the track that crosses one of them.

Rows are `a`, `b`, ... from the top (numbers from 0), columns 1, 2, ... from the left; every second row, `b`, `d`, ...,
is shifted right by half a hex. Edges go clockwise: 0 north-east, 1 east, 2 south-east, 3 south-west, 4 west, 5
north-west. Corner e is where edge e begins, so corner 0 is the top. Which hexes there are is a matter of each map.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

ROWS: Final = 26
COLUMNS: Final = 99
EDGES: Final = 6

STRAIGHT: Final = 0
GENTLE: Final = 1
SHARP: Final = 2
KINDS: Final = ("straight", "gentle", "sharp")

# The fifteen ways to cross a hex from edge to edge, kind by kind, within a kind by the edge from which it bends
# clockwise. A pair names the smaller edge first.
SHAPES: Final[tuple[tuple[int, int], ...]] = (
    (0, 3),
    (1, 4),
    (2, 5),
    (0, 2),
    (1, 3),
    (2, 4),
    (3, 5),
    (0, 4),
    (1, 5),
    (0, 1),
    (1, 2),
    (2, 3),
    (3, 4),
    (4, 5),
    (0, 5),
)
SHAPE_KINDS: Final[tuple[int, ...]] = (0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2)

WIDTH: Final = sqrt(3.0)  # of a hex with sides of length 1, from edge to edge
_ROW_HEIGHT: Final = 1.5

# Steps of row and column over each edge.
_EVEN: Final = ((-1, 0), (0, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
_SHIFTED: Final = ((-1, 1), (0, 1), (1, 1), (1, 0), (0, -1), (-1, 0))


def hex_id(row: int, column: int) -> str:
    """The name of a hex.

    >>> hex_id(0, 1), hex_id(3, 12)
    ('a1', 'd12')
    """
    return chr(ord("a") + row) + str(column)


def read_hex(text: str) -> tuple[int, int] | None:
    """Row and column of a name; None for what is no name of a hex.

    >>> read_hex("d12"), read_hex("D4"), read_hex("d04"), read_hex("d")
    ((3, 12), None, None, None)
    """
    digits = text[1:]
    if not (text.isascii() and 2 <= len(text) <= 3 and "a" <= text[0] <= "z" and digits.isdigit()):
        return None
    if digits[0] == "0":
        return None
    return ord(text[0]) - ord("a"), int(digits)


def neighbour(row: int, column: int, edge: int) -> tuple[int, int]:
    """Row and column of the hex on the other side of an edge, whether or not they can be named.

    >>> neighbour(2, 4, 0), neighbour(3, 4, 0)
    ((1, 4), (2, 5))
    """
    step = _SHIFTED[edge] if row % 2 else _EVEN[edge]
    return row + step[0], column + step[1]


def opposite(edge: int) -> int:
    """The same edge as the neighbour on its other side counts it.

    >>> opposite(1), opposite(5)
    (4, 2)
    """
    return (edge + 3) % EDGES


def edge_between(first: tuple[int, int], second: tuple[int, int]) -> int:
    """Over which edge of the first hex (row, column) the second lies; -1 if they are no neighbours.

    >>> edge_between((3, 4), (2, 5)), edge_between((2, 5), (3, 4)), edge_between((0, 1), (0, 3))
    (0, 3, -1)
    """
    for edge in range(EDGES):
        if neighbour(first[0], first[1], edge) == second:
            return edge
    return -1


def distance(first: tuple[int, int], second: tuple[int, int]) -> int:
    """The fewest steps from one hex (row, column) to another; neighbours are 1 apart.

    >>> distance((0, 1), (0, 4)), distance((0, 1), (2, 2)), distance((1, 1), (1, 1))
    (3, 2, 0)
    """
    down = second[0] - first[0]
    along = (second[1] - second[0] // 2) - (first[1] - first[0] // 2)
    return max(abs(down), abs(along), abs(down + along))


def centre(row: int, column: int) -> tuple[float, float]:
    """The middle of a hex with sides of length 1; hex a1 touches the left and the upper border of the plane."""
    half = 0.5 if row % 2 else 0.0
    return WIDTH * (column - 0.5 + half), 1.0 + _ROW_HEIGHT * row


def corner(row: int, column: int, number: int) -> tuple[float, float]:
    """A corner of a hex with sides of length 1: 0 is the top, then clockwise."""
    x, y = centre(row, column)
    k = number % EDGES
    dx = 0.0 if k in (0, 3) else WIDTH / 2 if k < 3 else -WIDTH / 2
    dy = (-1.0, -0.5, 0.5, 1.0, 0.5, -0.5)[k]
    return x + dx, y + dy


def middle(row: int, column: int, edge: int) -> tuple[float, float]:
    """The middle of an edge of a hex with sides of length 1: where its track crosses."""
    x, y = centre(row, column)
    next_row, next_column = neighbour(row, column, edge)
    next_x, next_y = centre(next_row, next_column)
    return (x + next_x) / 2, (y + next_y) / 2


def shape_id(shape: int) -> str:
    """A shape as it is written.

    >>> shape_id(0), shape_id(14)
    ('0-3', '0-5')
    """
    pair = SHAPES[shape]
    return f"{pair[0]}-{pair[1]}"


def read_shape(text: str) -> int:
    """The number of a written shape; -1 for what is none.

    >>> read_shape("0-5"), read_shape("5-0"), read_shape("0-0")
    (14, -1, -1)
    """
    for shape in range(len(SHAPES)):
        if shape_id(shape) == text:
            return shape
    return -1
