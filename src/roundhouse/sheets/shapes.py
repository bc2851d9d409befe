"""What a page to be printed is made of: paths with a fill and a stroke, in millimetres, the origin at the upper left.

Everything on a sheet is such a path, letters too, so that it looks the same wherever it is opened or printed.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

Point = tuple[float, float]
Step = tuple[str, tuple[float, ...]]  # M x y, L x y, C x1 y1 x2 y2 x y, Z

A4 = (210.0, 297.0)
ARC = 0.5523  # how far the handles of a curve reach that looks like a quarter of a circle


@dataclass(frozen=True, slots=True)
class Path:
    """Lines and curves. A colour is `#rrggbb`, '' for none; ends and corners of strokes are round."""

    steps: tuple[Step, ...]
    fill: str = ""
    stroke: str = ""
    width: float = 0.0
    name: str = ""  # unique on its page, or ''


@dataclass(frozen=True, slots=True)
class Page:
    """One side of paper, painted from the first path to the last."""

    title: str
    width: float
    height: float
    paths: tuple[Path, ...]


def lines(*points: Point, closed: bool = False) -> tuple[Step, ...]:
    """A line from point to point.

    >>> lines((0, 0), (4, 0), closed=True)
    (('M', (0, 0)), ('L', (4, 0)), ('Z', ()))
    """
    steps: list[Step] = [("M", points[0]), *(("L", point) for point in points[1:])]
    return (*steps, ("Z", ())) if closed else tuple(steps)


def rounded(points: tuple[Point, ...], radii: tuple[float, ...], closed: bool = False) -> tuple[Step, ...]:
    """A line whose corners are rounded, each by its own radius; where a side is too short, by what it has room for."""
    count = len(points)
    steps: list[Step] = []
    for i, (point, radius) in enumerate(zip(points, radii, strict=True)):
        if not closed and i in (0, count - 1):
            steps.append(("L" if i else "M", point))
            continue
        before, after = points[i - 1], points[(i + 1) % count]
        # two round corners share the side between them
        share_before = 0.5 if radii[i - 1] and (closed or i > 1) else 1.0
        share_after = 0.5 if radii[(i + 1) % count] and (closed or i < count - 2) else 1.0
        reach = min(radius, _length(before, point) * share_before, _length(point, after) * share_after)
        start, end = _towards(point, before, reach), _towards(point, after, reach)
        steps.append(("L" if i else "M", start))
        if reach:
            handles = (*_towards(point, start, reach * (1 - ARC)), *_towards(point, end, reach * (1 - ARC)))
            steps.append(("C", (*handles, *end)))
    return (*steps, ("Z", ())) if closed else tuple(steps)


def box(x: float, y: float, width: float, height: float, radius: float = 0.0) -> tuple[Step, ...]:
    """A rectangle, with round corners if a radius is given."""
    points = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    return rounded(points, (radius,) * 4, closed=True)


def circle(x: float, y: float, radius: float) -> tuple[Step, ...]:
    return box(x - radius, y - radius, 2 * radius, 2 * radius, radius)


def hexagon(x: float, y: float, side: float) -> tuple[Step, ...]:
    """A hexagon with a corner at the top."""
    return lines(*hexagon_corners(x, y, side), closed=True)


def hexagon_corners(x: float, y: float, side: float) -> tuple[Point, ...]:
    """The corners clockwise from the top."""
    return tuple((x + side * sin(k * pi / 3), y - side * cos(k * pi / 3)) for k in range(6))


def bounds(path: Path) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of all that a path can paint: its points, its handles and half its stroke.

    >>> bounds(Path(lines((1, 2), (5, 2)), stroke="#000000", width=1))
    (0.5, 1.5, 5.5, 2.5)
    """
    xs = [x for _, numbers in path.steps for x in numbers[::2]]
    ys = [y for _, numbers in path.steps for y in numbers[1::2]]
    half = path.width / 2 if path.stroke else 0.0
    return min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half


def contrast(first: str, second: str) -> float:
    """How well two colours can be told apart, from 1 to 21, as web pages count it (WCAG).

    >>> round(contrast("#000000", "#ffffff"), 1), round(contrast("#777777", "#ffffff"), 2)
    (21.0, 4.48)
    """
    light, dark = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def mixed(first: str, second: str, share: float) -> str:
    """The first colour with a share of the second in it.

    >>> mixed("#000000", "#ffffff", 0.5)
    '#808080'
    """
    pairs = zip(channels(first), channels(second), strict=True)
    return "#" + "".join(f"{round(255 * (a + (b - a) * share)):02x}" for a, b in pairs)


def channels(colour: str) -> tuple[float, float, float]:
    """Red, green and blue from 0 to 1."""
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return red, green, blue


def _luminance(colour: str) -> float:
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _length(a: Point, b: Point) -> float:
    return float(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5)


def _towards(a: Point, b: Point, reach: float) -> Point:
    """The point at this distance from a on the way to b."""
    length = _length(a, b)
    share = reach / length if length else 0.0
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
