"""What several commands need: reading their arguments, reading files, saying what went wrong."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from roundhouse.core.message import Message, Problem
from roundhouse.core.text import t

WIDTH = 100  # columns that any output keeps to


class BadFile(Problem):
    """A file that cannot be used: exit code 1, while other problems are bad usage."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one sentence, as all other problems are said."""

    def error(self, message: str) -> NoReturn:
        raise Problem("cli-usage", command=self.prog, problem=message)


def say(id: str, **facts: int | str | Message) -> None:
    """A sentence on standard output."""
    print(t(Message(id, facts)))


def complain(message: Message) -> None:
    """A sentence on standard error."""
    print(t(message), file=sys.stderr)


def whole(low: int, high: int) -> Callable[[str], int]:
    """A whole number within limits, as a type for argparse."""

    def number(text: str) -> int:
        digits = text.removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) < 20 and low <= int(text) <= high:
            return int(text)
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number from {low} to {high}")

    return number


def add_setup(parser: argparse.ArgumentParser) -> None:
    """The arguments that choose what is played."""
    parser.add_argument("game", metavar="GAME", help="the game, such as siberia")
    parser.add_argument(
        "--option", metavar="K=V", action="append", default=[], help="an option of the game; may be given several times"
    )
    parser.add_argument("--data", metavar="FILE", type=Path, help="component data of one's own instead of the game's")


def options_of(given: list[str]) -> dict[str, str]:
    """The options from arguments of the form k=v."""
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise Problem("cli-option-form", text=text[:80])
        if name in options:
            raise Problem("cli-option-twice", option=name[:40])
        options[name] = value[:80]
    return options


def read_bytes(path: Path, limit: int) -> bytes:
    """What is in a file, up to one byte more than the limit; BadFile when it cannot be read."""
    try:
        with path.open("rb") as file:
            return file.read(limit + 1)
    except (OSError, ValueError) as e:
        raise unreadable(path, e) from None


def unreadable(path: Path, error: Exception) -> BadFile:
    reason = error.strerror if isinstance(error, OSError) and error.strerror else type(error).__name__
    return BadFile("cli-cannot-read", file=str(path), reason=reason)


def columns(rows: list[list[str]]) -> str:
    """A small table: the first column to the left, the others to the right."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines: list[str] = []
    for row in rows:
        cells = [cell.rjust(wide) for cell, wide in zip(row, widths, strict=True)]
        lines.append("  ".join([row[0].ljust(widths[0]), *cells[1:]]).rstrip())
    return "\n".join(lines)
