"""The command `rules`: reads the rules of a game, all of them, by number, or wherever a word stands."""

from __future__ import annotations

import argparse

from roundhouse.cli.common import WIDTH
from roundhouse.core import registry, rulebook
from roundhouse.core.message import Problem
from roundhouse.core.text import spoken

EXAMPLES = """examples:
  roundhouse rules siberia
  roundhouse rules siberia SI-4.3
  roundhouse rules siberia 4
  roundhouse rules siberia salesman"""


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = "Read the rules of a game: all, a paragraph by its number, or those that have a word."
    parser.epilog = EXAMPLES
    parser.add_argument("game", metavar="GAME", help="the game, such as siberia")
    parser.add_argument("what", metavar="NUMBER", nargs="*", help="the number of a rule, or a word")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    print(text(registry.game(args.game).name, " ".join(args.what)))
    return 0


def text(game: str, what: str) -> str:
    """The paragraphs that somebody asked for; a Problem when there are none."""
    book = rulebook.paragraphs(rulebook.read(game, spoken()))
    if not what.strip():
        return rulebook.plain(book, WIDTH)
    if any(letter.isdigit() for letter in what):
        return rulebook.plain(rulebook.find(book, what), WIDTH)
    if found := rulebook.search(book, what):
        return rulebook.plain(found, WIDTH)
    raise Problem("rules-word-not-found", word=what[:40])
