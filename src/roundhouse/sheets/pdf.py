"""Writes pages as PDF. A sheet is paths and nothing else, and for paths a handful of PDF's operators is enough.

The same pages give the same bytes: there is no date and no random id in the file.
"""

from __future__ import annotations

import zlib

from roundhouse.sheets.shapes import Page, Path, channels
from roundhouse.sheets.svg import number

POINTS = 72 / 25.4  # PDF counts in points, 72 an inch
OPERATORS = {"M": "m", "L": "l", "C": "c", "Z": "h"}


def pdf(title: str, pages: tuple[Page, ...]) -> bytes:
    """The bytes of a file with these pages."""
    numbers = [4 + 2 * i for i in range(len(pages))]  # 1 to 3 are the catalogue, the list of pages and the title
    kids = " ".join(f"{n} 0 R" for n in numbers)
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true /PrintScaling /None >> >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(pages)} >>".encode(),
        b"<< /Title " + _text(title) + b" /Producer (Roundhouse) >>",
    ]
    for n, page in zip(numbers, pages, strict=True):
        size = f"0 0 {number(page.width * POINTS)} {number(page.height * POINTS)}"
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [{size}] /Resources << >> /Contents {n + 1} 0 R >>".encode()
        )
        painted = zlib.compress(content(page).encode(), 9)
        head = f"<< /Length {len(painted)} /Filter /FlateDecode >>\nstream\n".encode()
        objects.append(head + painted + b"\nendstream")
    return _file(objects)


def content(page: Page) -> str:
    """What paints a page, one path a line. PDF's origin is the lower left corner; round caps and joins hold for all."""
    head = f"{number(POINTS)} 0 0 {number(-POINTS)} 0 {number(page.height * POINTS)} cm 1 J 1 j"
    return "\n".join([head, *(_painted(path) for path in page.paths)])


def _painted(path: Path) -> str:
    words: list[str] = []
    if path.fill:
        words += [*map(number, channels(path.fill)), "rg"]
    if path.stroke:
        words += [*map(number, channels(path.stroke)), "RG", number(path.width), "w"]
    for kind, numbers in path.steps:
        words += [*map(number, numbers), OPERATORS[kind]]
    words.append(
        {(True, True): "B", (True, False): "f", (False, True): "S"}.get((bool(path.fill), bool(path.stroke)), "n")
    )
    return " ".join(words)


def _text(text: str) -> bytes:
    """A text as PDF has it when it is not plain ASCII: UTF-16 in hexadecimal digits."""
    return b"<FEFF" + text.encode("utf-16-be").hex().upper().encode() + b">"


def _file(objects: list[bytes]) -> bytes:
    """The objects with the table that tells at which byte each begins."""
    out = bytearray(b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")  # four bytes above 127 say that the file is not plain text
    starts: list[int] = []
    for n, body in enumerate(objects, 1):
        starts.append(len(out))
        out += f"{n} 0 obj\n".encode() + body + b"\nendobj\n"
    table = len(out)
    out += f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n".encode()
    for start in starts:
        out += f"{start:010} 00000 n \n".encode()
    out += f"trailer\n<< /Size {len(objects) + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n{table}\n%%EOF\n".encode()
    return bytes(out)
