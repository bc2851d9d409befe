"""Geometry of outlines: closed polygons that data files give as number lists x, y, x, y, ...

Whether one is fit to be drawn and pointed at. Nothing here draws.
"""

from __future__ import annotations

from itertools import pairwise

Line = tuple[float, ...]  # x, y, x, y, ...
Point = tuple[float, float]


def points_of(line: Line) -> list[Point]:
    """The points of a number list; an odd number at the end is left out.

    >>> points_of((0, 0, 4, 0, 4, 4))
    [(0, 0), (4, 0), (4, 4)]
    """
    return list(zip(line[::2], line[1::2], strict=False))


def crossing_lines(points: list[Point]) -> tuple[int, int] | None:
    """The first two lines of a closed outline that touch though they do not follow each other, or fold back.

    >>> crossing_lines([(0, 0), (4, 0), (4, 4), (0, 4)]), crossing_lines([(0, 0), (4, 4), (4, 0), (0, 4)])
    (None, (0, 2))
    """
    # whole thousandths, so that no rounding can hide or invent a crossing
    exact = [(round(x * 1000), round(y * 1000)) for x, y in points]
    lines = list(pairwise([*exact, exact[0]]))
    last = len(lines) - 1
    for i, (a, b) in enumerate(lines):
        if a == b:
            return i, 0 if i == last else i + 1
    for i, (a, b) in enumerate(lines):
        left, right = min(a[0], b[0]), max(a[0], b[0])
        for j in range(i + 1, len(lines)):
            c, d = lines[j]
            if max(c[0], d[0]) < left or min(c[0], d[0]) > right:
                continue
            if j == i + 1:
                touch = _on(d, a, b) or _on(a, c, d)
            elif i == 0 and j == last:
                touch = _on(c, a, b) or _on(b, c, d)
            else:
                touch = _touch(a, b, c, d)
            if touch:
                return i, j
    return None


def inside(point: Point, points: list[Point]) -> bool:
    """Whether a point lies inside a closed outline: a ray to the right crosses it an odd number of times.

    >>> inside((1, 1), [(0, 0), (4, 0), (4, 4), (0, 4)]), inside((5, 1), [(0, 0), (4, 0), (4, 4), (0, 4)])
    (True, False)
    """
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in pairwise([*points, points[0]]):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            odd = not odd
    return odd


def _turn(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
    """1 or -1 for the side of the line a-b on which c lies, 0 on the line."""
    area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (area > 0) - (area < 0)


def _on(p: tuple[int, int], a: tuple[int, int], b: tuple[int, int]) -> bool:
    """Whether p lies on the line from a to b."""
    within = min(a[0], b[0]) <= p[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= p[1] <= max(a[1], b[1])
    return within and _turn(a, b, p) == 0


def _touch(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int], d: tuple[int, int]) -> bool:
    """Whether the lines a-b and c-d have a point in common."""
    if _turn(a, b, c) != _turn(a, b, d) and _turn(c, d, a) != _turn(c, d, b):
        return True
    return _on(c, a, b) or _on(d, a, b) or _on(a, c, d) or _on(b, c, d)
