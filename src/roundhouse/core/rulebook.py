"""The rules of a game as text: reading them, finding a paragraph by its number or by a word, showing it in a terminal.

A rules text is Markdown in a game's folder, `rules.<language>.md`. Its headings are `## SI-4 Phase 2: act`, its
paragraphs start with `**SI-4.3**`, its rulings with `**SI-R6**`. What the rules mean is no business of this module.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files

from roundhouse.core.message import Problem

NEAREST = 3  # so many numbers are offered for one that does not exist

_NUMBER = r"[A-Z]{2,4}-(?:R[0-9]*|[0-9]+(?:\.[0-9]+)?)"
_HEADING = re.compile(r"#{1,6} +(.+?) *#*$")
_START = re.compile(rf"\*\*({_NUMBER})\*\* *")
_ASKED = re.compile(r"(?:([A-Z]{2,4})-)?(R[0-9]{0,3}|[0-9]{1,3}(?:\.[0-9]{1,3})?)")
_ITEM = re.compile(r"(?:[-*]|[0-9]+\.) +")
_FENCE = re.compile(r"^```[^\n]*\n(.*?)\n```$", re.DOTALL | re.MULTILINE)
_RULE_OF_TABLE = re.compile(r"\|[ :|-]+\|")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One numbered paragraph with all its lists and tables, or the unnumbered text under a heading (number empty).

    >>> paragraphs("## XX-2 Setup\\n\\n**XX-2.1** Shuffle.\\n")
    [Paragraph(number='XX-2.1', heading='XX-2 Setup', text='Shuffle.')]
    """

    number: str
    heading: str
    text: str

    @property
    def section(self) -> str:
        """The number of the heading it stands under, empty if that has none."""
        first = self.heading.split(" ", 1)[0]
        return first if re.fullmatch(_NUMBER, first) else ""


def read(game: str, language: str = "en") -> str:
    """The rules text of a game in this language, or in English where there is no translation."""
    folder = game.replace("-", "_")
    if not folder.isidentifier():  # also keeps a name that somebody typed from being a path
        raise Problem("rules-no-text", game=game[:40])
    package = files("roundhouse") / "games" / folder
    for wanted in (language, "en"):
        if wanted.isalpha() and (file := package / f"rules.{wanted}.md").is_file():
            return file.read_text(encoding="utf-8")
    raise Problem("rules-no-text", game=game[:40])


def paragraphs(text: str) -> list[Paragraph]:
    """All paragraphs of a rules text, in its order."""
    found: list[Paragraph] = []
    number, heading = "", ""
    lines: list[str] = []

    def close() -> None:
        body = "\n".join(lines).strip("\n")
        if body or number:
            found.append(Paragraph(number, heading, body))
        lines.clear()

    fenced = False
    for line in text.splitlines():
        line = line.rstrip()
        if line.startswith("```"):
            fenced = not fenced
        if not fenced and (title := _HEADING.fullmatch(line)):
            close()
            number, heading = "", title[1]
        elif not fenced and (start := _START.match(line)):
            close()
            number = start[1]
            lines.append(line[start.end() :])
        else:
            lines.append(line)
    close()
    return found


def find(book: list[Paragraph], number: str) -> list[Paragraph]:
    """The paragraph with this number, or all of a section; the game's letters and capitals may be left out.

    >>> book = paragraphs("## XX-2 Setup\\n\\n**XX-2.1** Shuffle.\\n\\n**XX-2.2** Deal.\\n")
    >>> [p.text for p in find(book, "2.2")], [p.text for p in find(book, "xx-2")]
    (['Deal.'], ['Shuffle.', 'Deal.'])
    """
    letters = _letters(book)
    asked = _ASKED.fullmatch(number.strip().upper())
    if asked and asked[1] in (None, letters):
        full = f"{letters}-{asked[2]}"
        exact = [p for p in book if p.number == full]
        if hits := exact or [p for p in book if p.section == full]:
            return hits
    near = _nearest(book, asked[2] if asked else "")
    raise Problem("rules-unknown-number", number=number.strip()[:40], nearest=", ".join(near))


def search(book: list[Paragraph], word: str) -> list[Paragraph]:
    """All paragraphs whose text has this word or phrase, whatever the case and wherever the lines break."""
    wanted = " ".join(word.casefold().split())
    if not wanted:
        return []
    return [p for p in book if wanted in " ".join(_bare(p.text).casefold().split())]


def plain(some: Iterable[Paragraph], width: int = 80) -> str:
    """Paragraphs for a terminal: each heading once, emphasis taken off, lines wrapped to the width."""
    blocks: list[str] = []
    heading = ""
    for paragraph in some:
        if paragraph.heading != heading:
            heading = paragraph.heading
            blocks.append(f"== {_bare(heading)} ==")
        text = f"{paragraph.number}  {paragraph.text}" if paragraph.number else paragraph.text
        blocks += _blocks(text, width)
    return "\n\n".join(blocks)


def _letters(book: list[Paragraph]) -> str:
    """The letters that all numbers of a book begin with: `SI`."""
    return next((p.number.split("-")[0] for p in book if p.number), "")


def _nearest(book: list[Paragraph], asked: str) -> list[str]:
    """The existing numbers closest to one that does not exist; for something that is no number, the sections."""
    if not asked or asked == "R":
        return list(dict.fromkeys(p.section for p in book if p.section))
    wanted = _place(asked)

    def distance(number: str) -> tuple[int, ...]:
        return tuple(abs(a - b) for a, b in zip(_place(number.split("-")[1]), wanted, strict=True))

    close = sorted((p.number for p in book if p.number), key=distance)[:NEAREST]
    return [p.number for p in book if p.number in close]


def _place(number: str) -> tuple[int, int, int]:
    """Where a number without letters stands: ruling or not, section, paragraph."""
    if number.startswith("R"):
        return 1, 0, int(number[1:])
    section, _, rest = number.partition(".")
    return 0, int(section), int(rest or 0)


def _bare(text: str) -> str:
    """Markdown without emphasis and links. What stands between backticks is left as it is."""
    pieces = re.split(r"(`[^`]*`)", text)
    for i in range(0, len(pieces), 2):
        piece = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", pieces[i])
        piece = re.sub(r"\*\*(.+?)\*\*", r"\1", piece, flags=re.DOTALL)
        pieces[i] = re.sub(r"\*(?=\S)(.+?)(?<=\S)\*", r"\1", piece, flags=re.DOTALL)
    return "".join(pieces)


def _blocks(text: str, width: int) -> list[str]:
    """The parts of a paragraph, each wrapped as what it is: prose, list, table, or lines to be kept."""
    done: list[str] = []
    for i, part in enumerate(_FENCE.split(text)):
        if i % 2:  # between fences: kept as it is
            done.append(textwrap.indent(part, "    "))
            continue
        for block in filter(None, re.split(r"\n{2,}", part.strip("\n"))):
            lines = block.split("\n")
            done.append(_table(lines, width) if lines[0].startswith("|") else _prose(lines, width))
    return done


def _prose(lines: list[str], width: int) -> str:
    """Prose with the list items in it: an item is a line of its own, with its later lines indented."""
    joined: list[str] = []
    for line in lines:
        if joined and not _ITEM.match(line):
            joined[-1] += " " + line.strip()
        else:
            joined.append(line)
    wrapped: list[str] = []
    for line in joined:
        item = _ITEM.match(line)
        wrapped += _wrap(_bare(line), width, " " * (item.end() if item else 0))
    return "\n".join(wrapped)


def _table(lines: list[str], width: int) -> str:
    """A table in columns, the last one wrapped to what is left of the width."""
    rows = [[_bare(c.strip()) for c in x.strip("|").split("|")] for x in lines if not _RULE_OF_TABLE.fullmatch(x)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    done: list[str] = []
    for row in rows:
        head = "".join(cell.ljust(wide) + "  " for cell, wide in zip(row[:-1], widths[:-1], strict=True))
        last = _wrap(row[-1], width - len(head), "") or [""]
        done += [((head if i == 0 else " " * len(head)) + part).rstrip() for i, part in enumerate(last)]
    return "\n".join(done)


def _wrap(text: str, width: int, indent: str) -> list[str]:
    return textwrap.wrap(text, max(width, 20), subsequent_indent=indent, break_on_hyphens=False, break_long_words=False)
