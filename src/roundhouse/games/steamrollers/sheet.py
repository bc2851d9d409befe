"""The player's sheet of SteamRollers to be printed: the map, the engine, room for points. One A4 page in millimetres.

The map is drawn by `sheet_map.py`. Tints are so light that a pencil can be seen on every region; only the cities are
printed dark, and walls if a chart is asked for.
"""

from __future__ import annotations

from math import cos, pi, sin

from roundhouse.core.datafile import DataFile
from roundhouse.core.message import Message
from roundhouse.core.text import t
from roundhouse.games.steamrollers.data import SteamRollersData, parse
from roundhouse.games.steamrollers.sheet_map import INK, PAPER, Frame, draw_map
from roundhouse.sheets.lettering import lettering, width_of
from roundhouse.sheets.shapes import A4, Page, Path, Point, Step, box, circle, lines, mixed, rounded

LEVELS = ("medium", "hard")  # SR-8.4: of walls
# SR-10.1: the parts of the score, by their words on the sheet
SCORE = ("deliveries", "network", "strength", "tiles", "orders", "start")

LEFT, RIGHT = 14.0, 196.0
HEAD = 24.0  # the base line of the title
MAP = Frame(LEFT, 31.0, RIGHT - LEFT, 146.0)
TRACK_TOP = 187.0
LOWER_TOP = 216.0
TRACK, TRACK_ROWS = 60, 2  # points, and on how many rows of boxes
SCORE_LEFT = 128.0
FOOT = 286.4
SOFT = mixed(PAPER, INK, 0.55)
WASH = mixed(PAPER, INK, 0.07)


def pages(data: DataFile, walls: str, language: str) -> tuple[Page, ...]:
    """The sheet without walls (''), or one for every chart of a level."""
    d = parse(data.text, data.id)
    if not walls:
        return (_page(d, "", 0, language),)
    return tuple(_page(d, walls, chart, language) for chart in range(1, len(d.walls[walls]) + 1))


def _page(d: SteamRollersData, walls: str, chart: int, language: str) -> Page:
    words = _Words(language)
    title = words.title if not walls else f"{words.title}, {words.chart(walls, chart)}"
    paths = [
        Path(box(0, 0, *A4), fill=PAPER),
        Path(box(7, 7, A4[0] - 14, A4[1] - 14, 1.2), stroke=INK, width=0.7),
        Path(box(8.6, 8.6, A4[0] - 17.2, A4[1] - 17.2, 0.6), stroke=INK, width=0.25),
        *_head(words, words.chart(walls, chart) if walls else ""),
        *draw_map(d, MAP, d.walls[walls][chart - 1] if walls else ()),
        *_track(words),
        *_engine(words),
        *_score(words),
        *_foot(d, words),
    ]
    return Page(title, *A4, tuple(paths))


class _Words:
    """The words of the sheet in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.title = self.of("steamrollers-title")

    def of(self, id: str, **facts: int | str | Message) -> str:
        return t(Message(id, facts), self.language)

    def chart(self, level: str, number: int) -> str:
        return self.of("print-sheet-chart", level=self.of(f"print-sheet-{level}"), number=number)


def _head(words: _Words, chart: str) -> list[Path]:
    name = words.of("print-sheet-name")
    line = RIGHT - 62
    paths = [
        lettering(words.title, LEFT + 0.6, HEAD, 9.5, INK, weight=0.15, spacing=1.5, name="title"),
        lettering(name, line - 2.5, HEAD, 2.9, INK, align="right", spacing=1.3, name="name"),
        Path(lines((line, HEAD + 0.6), (RIGHT, HEAD + 0.6)), stroke=INK, width=0.3),
    ]
    if chart:
        paths.append(lettering(chart, RIGHT, HEAD - 8.6, 2.5, INK, align="right", spacing=1.3, name="chart"))
    return paths


def _heading(text: str, x: float, y: float, until: float) -> list[Path]:
    """A heading with a line from it to the right."""
    start = x + width_of(text, 3.1, 1.3) + 3
    return [
        lettering(text, x, y, 3.1, INK, weight=0.15, spacing=1.3),
        Path(lines((start, y - 1.55), (until, y - 1.55)), stroke=SOFT, width=0.2),
    ]


def _track(words: _Words) -> list[Path]:
    """A box for every point of deliveries, to be crossed out; one more for going round."""
    paths = _heading(words.of("print-sheet-track"), LEFT, TRACK_TOP, RIGHT)
    columns = TRACK // TRACK_ROWS
    last = 13.0
    wide, tall = (RIGHT - LEFT - last - 1.6) / columns, 8.0
    top = TRACK_TOP + 3.4
    for number in range(1, TRACK + 1):
        row, column = divmod(number - 1, columns)
        x, y = LEFT + column * wide, top + row * (tall + 1.2)
        tens = number % 10 == 0
        fives = number % 5 == 0
        fill = mixed(PAPER, INK, 0.16) if tens else WASH if fives else PAPER
        paths.append(Path(box(x + 0.3, y, wide - 0.6, tall, 0.7), fill, SOFT, 0.2, f"point-{number}"))
        paths.append(lettering(str(number), x + wide / 2, y + 2.9, 2.0, INK if fives else SOFT, align="middle"))
    x = RIGHT - last
    paths.append(Path(box(x, top, last, TRACK_ROWS * tall + 1.2, 1.2), WASH, INK, 0.3, "point-again"))
    paths.append(lettering(f"+{TRACK}", x + last / 2, top + 5.4, 3.2, INK, align="middle"))
    return paths


def _score(words: _Words) -> list[Path]:
    """A line for every part of the score, and the sum."""
    paths = _heading(words.of("print-sheet-score"), SCORE_LEFT, LOWER_TOP, RIGHT)
    y = LOWER_TOP + 2.6
    tall = 7.4
    field = 16.0
    for category in SCORE:
        text = words.of(f"print-sheet-{category}")
        room = RIGHT - field - SCORE_LEFT - 3
        size = min(2.7, 2.7 * room / width_of(text, 2.7, 1.15))
        paths.append(lettering(text, SCORE_LEFT, y + tall - 2.4, size, INK, spacing=1.15, name=f"label-{category}"))
        paths.append(Path(box(RIGHT - field, y + 0.6, field, tall - 1.2, 0.7), WASH, SOFT, 0.2, f"score-{category}"))
        paths.append(Path(lines((SCORE_LEFT, y + tall), (RIGHT - field - 2, y + tall)), stroke=SOFT, width=0.15))
        y += tall
    y += 1.4
    paths.append(lettering(words.of("print-sheet-total"), SCORE_LEFT, y + 7.2, 4.2, INK, weight=0.15, spacing=1.3))
    paths.append(Path(box(RIGHT - field - 6, y, field + 6, 10.5, 1.0), PAPER, INK, 0.6, "score-total"))
    return paths


def _engine(words: _Words) -> list[Path]:
    """The engine with its six boxes, seen from the side."""
    x, y = LEFT, LOWER_TOP + 4.5
    light = mixed(PAPER, INK, 0.1)
    paths = _heading(words.of("print-sheet-engine"), LEFT, LOWER_TOP, SCORE_LEFT - 7)

    def part(steps: tuple[Step, ...], fill: str = PAPER, width: float = 0.5) -> None:
        paths.append(Path(steps, fill, INK, width))

    def at(*points: Point) -> tuple[Point, ...]:
        return tuple((x + a, y + b) for a, b in points)

    for puff, (a, b, radius) in enumerate(((84.5, 3.6, 2.6), (79.5, 1.0, 2.0), (75.2, -0.4, 1.3))):
        paths.append(Path(circle(x + a, y + b, radius), stroke=mixed(PAPER, INK, 0.5 - 0.1 * puff), width=0.35))
    part(rounded(at((86, 19), (86, 13), (83.5, 8), (95.5, 8), (93, 13), (93, 19)), (0, 1, 0, 0, 1, 0)), light)
    part(lines(*at((82.4, 8.2), (96.6, 8.2))), "", 1.1)
    part(rounded(at((45, 17), (45, 12), (54, 12), (54, 17)), (0, 4, 4, 0)), light)
    part(rounded(at((65, 17), (65, 13), (72, 13), (72, 17)), (0, 3, 3, 0)), light)
    part(rounded(at((24, 17), (100, 17), (100, 36.5), (24, 36.5)), (0, 4, 4, 0), closed=True), light)
    part(lines(*at((3.5, 7), (24, 7), (24, 38), (3.5, 38)), closed=True), light)
    part(rounded(at((0.5, 7.6), (2.5, 4.4), (25.5, 4.4), (27.5, 7.6)), (0, 2, 2, 0), closed=True))
    part(rounded(at((7, 10), (20.5, 10), (20.5, 16.6), (7, 16.6)), (1, 1, 1, 1), closed=True))
    part(lines(*at((36, 17), (36, 36.5))), "", 0.25)
    part(lines(*at((62.6, 17), (62.6, 36.5))), "", 0.25)
    part(box(x + 1, y + 37.4, 100.5, 2.4, 0.5))
    part(lines(*at((101.5, 36.6), (101.5, 41.6))), "", 1.0)
    part(lines(*at((101.5, 38.6), (104, 38.6))), "", 0.9)
    part(lines(*at((104, 36.9), (104, 40.3))), "", 1.2)
    part(box(x + 73, y + 40.2, 13, 5.2, 1.2), light)
    for a, radius in ((14.0, 6.8), (31.0, 6.8), (48.0, 6.8), (66.5, 4.4), (92.0, 4.4)):
        paths += _wheel(x + a, y + 52 - radius, radius)
    part(lines(*at((14, 47.6), (48, 47.6))), "", 1.2)
    part(lines(*at((48, 47.6), (73, 42.8))), "", 0.7)
    part(lines(*at((-0.0, 52.6), (107, 52.6))), "", 0.7)
    for box_number in range(6):
        a = x + (8.2 if box_number == 0 else 13.2 + 13.1 * box_number)
        paths.append(Path(box(a, y + 20.2, 11, 13, 0.8), PAPER, INK, 0.5, f"box-{box_number + 1}"))
        paths.append(lettering(str(box_number + 1), a + 5.5, y + 30, 6.4, SOFT, align="middle"))
    paths.append(lettering(words.of("print-sheet-boxes"), x, y + 58.8, 2.4, INK, spacing=1.15, name="boxes"))
    return paths


def _wheel(x: float, y: float, radius: float) -> list[Path]:
    spokes: list[Step] = []
    for k in range(5):
        dx, dy = (radius - 1) * cos(k * pi / 5), (radius - 1) * sin(k * pi / 5)
        spokes += lines((x - dx, y - dy), (x + dx, y + dy))
    return [
        Path(circle(x, y, radius), PAPER, INK, 0.6),
        Path(tuple(spokes), stroke=INK, width=0.25),
        Path(circle(x, y, radius - 1), stroke=INK, width=0.3),
        Path(circle(x, y, 1.1), INK),
    ]


def _foot(d: SteamRollersData, words: _Words) -> list[Path]:
    text = words.of("print-sheet-foot", data=d.file.id)
    return [lettering(text, A4[0] / 2, FOOT, 1.7, SOFT, align="middle", spacing=1.2)]
