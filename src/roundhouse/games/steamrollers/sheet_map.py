"""The map on the printed sheet of SteamRollers: hexes, borders, terrain, cities, towns and walls."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.core.hexes import EDGES, WIDTH, centre, corner, edge_between, hex_id, neighbour, read_hex
from roundhouse.games.steamrollers.data import SteamRollersData
from roundhouse.games.steamrollers.data_map import Place, Wall
from roundhouse.sheets.lettering import lettering
from roundhouse.sheets.shapes import Path, Point, Step, circle, hexagon, lines, mixed, rounded

INK = "#1d5546"
PAPER = "#ffffff"
PENCIL = "#595959"  # what is drawn by hand: every tint must let it be seen
WALL = "#20222a"
TINTS = {"yellow": "#faf1d3", "red": "#fae3da", "grey": "#ebebee", "green": "#e2efe2", "blue": "#dfebf5"}
STRONG = {"yellow": "#b98a12", "red": "#b8432b", "grey": "#62666f", "green": "#35804f", "blue": "#2a659f"}


@dataclass(frozen=True, slots=True)
class Frame:
    """A place on the page."""

    left: float
    top: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class _Map:
    """The hexes with their regions, and where they lie on the page: `side` is the length of a hex's side."""

    regions: dict[Place, int]
    side: float
    left: float
    top: float

    def at(self, point: Point) -> Point:
        return self.left + point[0] * self.side, self.top + point[1] * self.side

    def middle(self, place: Place) -> Point:
        return self.at(centre(*place))

    def corner(self, place: Place, number: int) -> Point:
        return self.at(corner(*place, number))


def draw_map(d: SteamRollersData, frame: Frame, walls: tuple[Wall, ...]) -> list[Path]:
    """The map as large as its frame allows, in the middle of it."""
    m = _placed(d, frame)
    tints = [TINTS[colour] for colour in d.colours]
    strong = [STRONG[colour] for colour in d.colours]
    cities = [_place(name) for name in d.city_ids]
    towns = [_place(d.hex_ids[town]) for town in d.towns]
    paths: list[Path] = []
    for place, region in m.regions.items():
        line = mixed(tints[region], strong[region], 0.4)
        paths.append(Path(hexagon(*m.middle(place), m.side), tints[region], line, 0.25, f"hex-{hex_id(*place)}"))
    for place, region in m.regions.items():
        if place not in cities:
            colour = mixed(tints[region], strong[region], 0.42)
            paths += _terrain(d.terrains[region], m, place, place in towns, colour)
            paths.append(_number(m, place, region + 1, mixed(tints[region], strong[region], 0.75)))
    for region in range(len(cities)):
        paths.append(_border(m, region, strong[region]))
    for region, town in enumerate(towns):
        paths += _town(m, town, strong[region])
    for region, city in enumerate(cities):
        paths += _city(m, city, region + 1, strong[region])
    for wall in walls:
        paths += _wall(m, wall)
    return paths


def _placed(d: SteamRollersData, frame: Frame) -> _Map:
    regions = {_place(name): region for name, region in zip(d.hex_ids, d.region, strict=True)}
    regions |= {_place(name): region for region, name in enumerate(d.city_ids)}
    middles = [centre(*place) for place in regions]
    left, right = min(x for x, _ in middles) - WIDTH / 2, max(x for x, _ in middles) + WIDTH / 2
    top, bottom = min(y for _, y in middles) - 1, max(y for _, y in middles) + 1
    side = min(frame.width / (right - left), frame.height / (bottom - top))
    return _Map(
        regions,
        side,
        frame.left + (frame.width - side * (right - left)) / 2 - side * left,
        frame.top + (frame.height - side * (bottom - top)) / 2 - side * top,
    )


def _place(name: str) -> Place:
    place = read_hex(name)
    assert place is not None
    return place


def _number(m: _Map, place: Place, number: int, colour: str) -> Path:
    """The region's number, small, in the upper corner of a hex."""
    x, y = m.middle(place)
    return lettering(str(number), x, y - 0.6 * m.side, 0.14 * m.side, colour, align="middle")


def _border(m: _Map, region: int, colour: str) -> Path:
    """The line around a region, a little inside of it, so that two neighbours' lines lie side by side."""
    steps: list[Step] = []
    edges: dict[tuple[int, int], tuple[Point, Point]] = {}
    for place, r in m.regions.items():
        for edge in range(EDGES):
            if r == region and m.regions.get(neighbour(*place, edge), -1) != region:
                start, end = m.corner(place, edge), m.corner(place, edge + 1)
                edges[_key(start)] = (start, end)
    while edges:
        loop: list[Point] = []
        key = min(edges)
        while key in edges:
            start, end = edges.pop(key)
            loop.append(start)
            key = _key(end)
        steps += lines(*_inside(loop, 0.05 * m.side), closed=True)
    return Path(tuple(steps), stroke=colour, width=0.075 * m.side)


def _key(point: Point) -> tuple[int, int]:
    return round(point[0] * 100), round(point[1] * 100)


def _inside(loop: list[Point], by: float) -> list[Point]:
    """The corners of a loop, which goes clockwise, moved inwards."""
    moved: list[Point] = []
    for i, (x, y) in enumerate(loop):
        before, after = loop[i - 1], loop[(i + 1) % len(loop)]
        a, b = _normal(before, (x, y)), _normal((x, y), after)
        share = by / (1 + a[0] * b[0] + a[1] * b[1])
        moved.append((x + (a[0] + b[0]) * share, y + (a[1] + b[1]) * share))
    return moved


def _normal(a: Point, b: Point) -> Point:
    """The direction to the right of the way from a to b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = (dx * dx + dy * dy) ** 0.5
    return -dy / length, dx / length


def _terrain(kind: str, m: _Map, place: Place, town: bool, colour: str) -> list[Path]:
    """Two small drawings at the sides of a hex, which leave its middle to the pencil; one where a town is."""
    x, y = m.middle(place)
    s = m.side
    odd = (place[0] * 7 + place[1] * 3) % 4
    spots = [(-0.46, 0.36), (0.42, -0.3), (0.4, 0.42), (-0.4, -0.26)]
    chosen = [spots[odd]] if town else [spots[odd], spots[(odd + 1) % 4]]
    return [Path(_mark(kind, x + dx * s, y + dy * s, s * 0.16), stroke=colour, width=0.022 * s) for dx, dy in chosen]


def _mark(kind: str, x: float, y: float, r: float) -> tuple[Step, ...]:
    if kind == "forest":
        return (
            *lines((x - 0.7 * r, y + 0.5 * r), (x, y - r), (x + 0.7 * r, y + 0.5 * r), closed=True),
            *lines((x, y + 0.5 * r), (x, y + r)),
        )
    if kind == "mountains":
        return (
            *lines((x - 1.2 * r, y + 0.7 * r), (x - 0.2 * r, y - 0.9 * r), (x + 0.9 * r, y + 0.7 * r)),
            *lines((x + 0.45 * r, y), (x + 0.85 * r, y - 0.5 * r), (x + 1.5 * r, y + 0.7 * r)),
        )
    if kind == "water":
        wave: list[Step] = []
        for dy in (-0.35, 0.35):
            points = tuple((x + k * 0.55 * r, y + (dy + (0.25 if k % 2 else -0.25)) * r) for k in range(-2, 3))
            wave += rounded(points, (0.4 * r,) * 5)
        return tuple(wave)
    if kind == "villages":
        return (
            *lines(
                (x - 0.7 * r, y + 0.8 * r), (x - 0.7 * r, y - 0.1 * r), (x, y - 0.8 * r), (x + 0.7 * r, y - 0.1 * r)
            ),
            *lines((x + 0.7 * r, y - 0.1 * r), (x + 0.7 * r, y + 0.8 * r), (x - 0.7 * r, y + 0.8 * r)),
        )
    stalks: list[Step] = []  # plains
    for k in (-1, 0, 1):
        stalks += lines((x + 0.2 * k * r, y + 0.8 * r), (x + 0.6 * k * r, y - (0.9 if k == 0 else 0.5) * r))
    return tuple(stalks)


def _town(m: _Map, place: Place, colour: str) -> list[Path]:
    x, y = m.middle(place)
    r = 0.23 * m.side
    roof = ((x - 0.55 * r, y - 0.02 * r), (x, y - 0.56 * r), (x + 0.55 * r, y - 0.02 * r))
    house = (*roof, (x + 0.4 * r, y - 0.02 * r), (x + 0.4 * r, y + 0.5 * r), (x - 0.4 * r, y + 0.5 * r))
    return [
        Path(circle(x, y, r), PAPER, colour, 0.045 * m.side, f"town-{hex_id(*place)}"),
        Path(lines(*house, (x - 0.4 * r, y - 0.02 * r), closed=True), colour),
    ]


def _city(m: _Map, place: Place, number: int, colour: str) -> list[Path]:
    x, y = m.middle(place)
    s = m.side
    return [
        Path(hexagon(x, y, s), PAPER, WALL, 0.035 * s, f"city-{number}"),
        Path(hexagon(x, y, 0.88 * s), colour, WALL, 0.03 * s),
        Path(_houses(x, y - 0.36 * s, 0.29 * s), PAPER),
        lettering(str(number), x, y + 0.56 * s, 0.62 * s, PAPER, align="middle", weight=0.16),
    ]


def _houses(x: float, y: float, r: float) -> tuple[Step, ...]:
    """Three houses in a row, the one in the middle taller."""
    steps: list[Step] = []
    for middle, half, eaves, ridge in ((-0.95, 0.4, 0.0, -0.42), (0.0, 0.42, -0.5, -1.05), (0.95, 0.4, 0.0, -0.42)):
        left, right = middle - half, middle + half
        outline = ((left, 0.62), (left, eaves), (middle, ridge), (right, eaves), (right, 0.62))
        steps += lines(*((x + a * r, y + b * r) for a, b in outline), closed=True)
    return tuple(steps)


def _wall(m: _Map, wall: Wall) -> list[Path]:
    """A thick line with joints, as a wall is drawn on a plan."""
    thick: list[Step] = []
    joints: list[Step] = []
    for first, second in wall:
        a, b = _place(first), _place(second)
        edge = edge_between(a, b)
        start, end = m.corner(a, edge), m.corner(a, edge + 1)
        thick += lines(start, end)
        nx, ny = _normal(start, end)
        for share in (0.2, 0.4, 0.6, 0.8):
            px, py = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            reach = 0.05 * m.side
            joints += lines((px - nx * reach, py - ny * reach), (px + nx * reach, py + ny * reach))
    return [
        Path(tuple(thick), stroke=PAPER, width=0.25 * m.side),
        Path(tuple(thick), stroke=WALL, width=0.17 * m.side),
        Path(tuple(joints), stroke=PAPER, width=0.025 * m.side),
    ]
