"""The command `print`: makes the sheets on which a game is played with pencils, as SVG and PDF."""

from __future__ import annotations

import argparse
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from roundhouse.cli.common import BadFile, say
from roundhouse.core import registry
from roundhouse.core.datafile import DataFile
from roundhouse.core.message import Message, Problem
from roundhouse.core.text import spoken, t
from roundhouse.sheets.pdf import pdf
from roundhouse.sheets.shapes import Page
from roundhouse.sheets.svg import svg

LEVELS = ("medium", "hard")

EXAMPLES = """examples:
  roundhouse print steamrollers
  roundhouse print steamrollers --out sheets --walls medium hard
  roundhouse print steamrollers --data my-map.toml"""


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = "Make sheets to be printed on A4 paper, as SVG and PDF, in the language of the terminal."
    parser.epilog = EXAMPLES
    parser.add_argument("game", metavar="GAME", help="the game, such as steamrollers")
    parser.add_argument("--data", metavar="FILE", type=Path, help="component data of one's own instead of the game's")
    parser.add_argument("--out", metavar="DIR", type=Path, default=Path(), help="where to write, usually right here")
    parser.add_argument(
        "--walls",
        metavar="LEVEL",
        nargs="+",
        choices=LEVELS,
        default=[],
        help=f"sheets with walls instead of the plain one, one for each chart of a level: {', '.join(LEVELS)}",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = registry.game(args.game)
    if find_spec(f"roundhouse.games.{game.name}.sheet") is None:
        raise Problem("print-no-sheet", game=game.name)
    data = game.load_data(args.data)
    title = t(Message(f"{game.name}-title"))
    files: dict[str, bytes] = {}
    count = 0
    for walls in dict.fromkeys(args.walls) or [""]:
        made = pages(game.name, data, walls)
        count += len(made)
        name = f"{game.name}-{walls}" if walls else game.name
        for number, page in enumerate(made, 1):
            files[f"{name}-{number}.svg" if walls else f"{name}.svg"] = svg(page).encode()
        files[f"{name}.pdf"] = pdf(title, made)
    write(args.out.expanduser(), files)
    say("print-done", count=count, folder=str(args.out), files=", ".join(files))
    return 0


def pages(game: str, data: DataFile, walls: str) -> tuple[Page, ...]:
    """The pages of a game's sheet, which its module `sheet` draws."""
    made: tuple[Page, ...] = import_module(f"roundhouse.games.{game}.sheet").pages(data, walls, spoken())
    return made


def write(folder: Path, files: dict[str, bytes]) -> None:
    """Write the files, over older ones of the same names."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in files.items():
            (folder / name).write_bytes(content)
    except (OSError, ValueError) as e:
        reason = e.strerror if isinstance(e, OSError) and e.strerror else type(e).__name__
        raise BadFile("print-cannot-write", folder=str(folder), reason=reason) from None
