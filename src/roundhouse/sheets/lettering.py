"""Lettering for printed sheets: capitals, digits and signs as strokes of a pen, so that a page needs no fonts.

A letter is drawn on a grid ten units high, from the top (0) to the base line (10). Strokes are parted by `;`, points by
spaces; an `o` behind a point rounds the corner there, a `z` at the end closes the stroke. Accents are set on top.
"""

from __future__ import annotations

from functools import cache
from unicodedata import normalize

from roundhouse.sheets.shapes import Path, Point, Step, rounded

HEIGHT = 10.0
GAP = 2.6  # between two letters, with strokes of a usual weight
SPACE = 3.2
WEIGHT = 0.13  # the stroke's width as a part of the letters' height
CURVE = 2.8  # the radius of round corners

LETTERS = {
    "A": "0,10 3,0 6,10; 1.05,6.7 4.95,6.7",
    "B": "0,4.7 4.9,4.7o 4.9,0o 0,0 0,10 5.3,10o 5.3,4.7o 0,4.7",
    "C": "5.2,2.7 5.2,0o 0,0o 0,10o 5.2,10o 5.2,7.3",
    "D": "0,0 5.4,0o 5.4,10o 0,10 z",
    "E": "4.6,0 0,0 0,10 4.6,10; 0,4.8 4,4.8",
    "F": "4.6,0 0,0 0,10; 0,4.8 4,4.8",
    "G": "5.3,2.7 5.3,0o 0,0o 0,10o 5.3,10o 5.3,5.2 3,5.2",
    "H": "0,0 0,10; 5.3,0 5.3,10; 0,4.8 5.3,4.8",
    "I": "0,0 0,10",
    "J": "4,0 4,10o 0,10o 0,7.4",
    "K": "0,0 0,10; 5.1,0 0,6.4; 1.9,4.1 5.4,10",
    "L": "0,0 0,10 4.4,10",
    "M": "0,10 0,0 3.4,6.4 6.8,0 6.8,10",
    "N": "0,10 0,0 5.4,10 5.4,0",
    "O": "0,0o 5.4,0o 5.4,10o 0,10o z",
    "P": "0,10 0,0 5.1,0o 5.1,5.5o 0,5.5",
    "Q": "0,0o 5.4,0o 5.4,10o 0,10o z; 3.3,7.7 5.7,10.6",
    "R": "0,10 0,0 5.1,0o 5.1,5.4o 0,5.4; 2.7,5.4 5.4,10",
    "S": "5.1,2.4 5.1,0o 0,0o 0,4.8o 5.1,4.8o 5.1,10o 0,10o 0,7.6",
    "T": "0,0 5.4,0; 2.7,0 2.7,10",
    "U": "0,0 0,10o 5.3,10o 5.3,0",
    "V": "0,0 2.9,10 5.8,0",
    "W": "0,0 2.1,10 4.2,1.6 6.3,10 8.4,0",
    "X": "0,0 5.5,10; 5.5,0 0,10",
    "Y": "0,0 2.8,5.3 5.6,0; 2.8,5.3 2.8,10",
    "Z": "0,0 5,0 0,10 5,10",
    "0": "0,0o 5.1,0o 5.1,10o 0,10o z",
    "1": "0.7,2.1 3.2,0 3.2,10",
    "2": "0,2.7 0,0o 5.1,0o 5.1,4.1o 0,10 5.1,10",
    "3": "0,2.4 0,0o 5,0o 5,4.7o 1.9,4.7; 1.9,4.7 5.1,4.7o 5.1,10o 0,10o 0,7.6",
    "4": "4,10 4,0 0,7.3 5.5,7.3",
    "5": "4.7,0 0.4,0 0.4,4.3 5.1,4.3o 5.1,10o 0,10o 0,7.8",
    "6": "4.9,2.3 4.9,0o 0,0o 0,10o 5.1,10o 5.1,4.3o 0,4.3o 0,7",
    "7": "0,0 5.1,0 1.7,10",
    "8": "0.2,0o 4.9,0o 4.9,4.7o 0.2,4.7o z; 0,4.7o 5.1,4.7o 5.1,10o 0,10o z",
    "9": "0.2,7.7 0.2,10o 5.1,10o 5.1,0o 0,0o 0,5.7o 5.1,5.7o 5.1,3",
    ".": "0,9.5 0.5,9.5 0.5,10 0,10 z",
    ",": "0.5,9.8 0,11.6",
    ":": "0,3.5 0.5,3.5 0.5,4 0,4 z; 0,9.5 0.5,9.5 0.5,10 0,10 z",
    "·": "0,5.1 0.5,5.1 0.5,5.6 0,5.6 z",
    "-": "0,5.4 2.8,5.4",
    "–": "0,5.4 4.4,5.4",
    "−": "0,5.4 4.4,5.4",
    "_": "0,11 4.4,11",
    "+": "0,5.4 4.4,5.4; 2.2,3.2 2.2,7.6",
    "=": "0,4.2 4.4,4.2; 0,6.8 4.4,6.8",
    "/": "0,10.6 4,-0.6",
    "(": "1.7,-0.6 0,2.2o 0,8.2o 1.7,11",
    ")": "0,-0.6 1.7,2.2o 1.7,8.2o 0,11",
    "’": "0.5,0 0,2",
    "Ł": "0.9,0 0.9,10 5.3,10; -0.5,6.6 3,4.2",
}
ACCENTS = {  # around the middle of the letter
    "\N{COMBINING ACUTE ACCENT}": "-0.3,-1.9 1.1,-3.3",
    "\N{COMBINING GRAVE ACCENT}": "0.3,-1.9 -1.1,-3.3",
    "\N{COMBINING CIRCUMFLEX ACCENT}": "-1.3,-1.9 0,-3.2 1.3,-1.9",
    "\N{COMBINING TILDE}": "-1.7,-2 -0.8,-2.9o 0.8,-2o 1.7,-2.9",
    "\N{COMBINING DIAERESIS}": "-1.5,-2.7 -1,-2.7 -1,-2.2 -1.5,-2.2 z; 1,-2.7 1.5,-2.7 1.5,-2.2 1,-2.2 z",
    "\N{COMBINING DOT ABOVE}": "-0.25,-2.7 0.25,-2.7 0.25,-2.2 -0.25,-2.2 z",
    "\N{COMBINING CEDILLA}": "0,10 0,11o 1.1,11.3o 0.8,12.8o -0.6,12.7",
}
# around the right foot of the letter
OGONEK = ("\N{COMBINING OGONEK}", "0,10 -1.1,11.3o -0.9,12.7o 0.5,12.5")


def lettering(
    text: str,
    x: float,
    y: float,
    height: float,
    colour: str,
    *,
    align: str = "left",
    weight: float = WEIGHT,
    spacing: float = 1.0,
    name: str = "",
) -> Path:
    """A line of capitals on the base line y: from x to the right, around it (`middle`), or up to it (`right`)."""
    scale = height / HEIGHT
    left = x - {"left": 0.0, "middle": 0.5, "right": 1.0}[align] * width_of(text, height, spacing)
    steps: list[Step] = []
    at = 0.0
    for letter in normalize("NFC", text.upper()):
        if letter == " ":
            at += SPACE * spacing
            continue
        strokes, wide = _letter(letter)
        for kind, numbers in strokes:
            placed = [
                left + (n + at) * scale if i % 2 == 0 else y + (n - HEIGHT) * scale for i, n in enumerate(numbers)
            ]
            steps.append((kind, tuple(placed)))
        at += wide + GAP * spacing
    return Path(tuple(steps), stroke=colour, width=height * weight, name=name)


def width_of(text: str, height: float, spacing: float = 1.0) -> float:
    """How long a line is, without its strokes' outer halves."""
    letters = normalize("NFC", text.upper())
    wide = sum(SPACE * spacing if letter == " " else _letter(letter)[1] + GAP * spacing for letter in letters)
    return max(0.0, wide - GAP * spacing) * height / HEIGHT


def can_be_lettered(text: str) -> bool:
    """Whether there is a letter for every sign of a text.

    >>> can_be_lettered("Żółta łódź, 7–8"), can_be_lettered("漢")
    (True, False)
    """
    try:
        width_of(text, 1.0)
    except LookupError:
        return False
    return True


@cache
def _letter(letter: str) -> tuple[tuple[Step, ...], float]:
    """The strokes of a letter on its grid, and how wide it is; LookupError where there is none."""
    parts = letter if letter in LETTERS else normalize("NFD", letter)
    base, marks = parts[0], parts[1:]
    points = _strokes(LETTERS[base])
    wide = 5.1 if base.isdigit() else max(x for stroke, _ in points for x, _, _ in stroke)
    for mark in marks:
        if mark == OGONEK[0]:
            points += _strokes(OGONEK[1], wide - 0.5)
        else:
            points += _strokes(ACCENTS[mark], wide / 2)
    steps: list[Step] = []
    for stroke, closed in points:
        corners: tuple[Point, ...] = tuple((x, y) for x, y, _ in stroke)
        steps += rounded(corners, tuple(CURVE if smooth else 0.0 for _, _, smooth in stroke), closed)
    return tuple(steps), wide


def _strokes(text: str, shift: float = 0.0) -> list[tuple[list[tuple[float, float, bool]], bool]]:
    found: list[tuple[list[tuple[float, float, bool]], bool]] = []
    for part in text.split(";"):
        words = part.split()
        points: list[tuple[float, float, bool]] = []
        for word in words:
            if word != "z":
                x, y = word.removesuffix("o").split(",")
                points.append((float(x) + shift, float(y), word.endswith("o")))
        found.append((points, words[-1] == "z"))
    return found
