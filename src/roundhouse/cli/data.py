"""The command `data`: tells everything that is wrong with component data of one's own."""

from __future__ import annotations

import argparse
from pathlib import Path

from roundhouse.cli.common import complain, say
from roundhouse.core import registry
from roundhouse.core.datafile import DataError, DataFile, Faults, read_text, read_toml
from roundhouse.core.message import Message, Problem


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = "Verify component data: maps, tiles, prices. All faults of a file are told at once."
    parser.epilog = "examples:\n  roundhouse data check my-siberia.toml"
    actions = parser.add_subparsers(metavar="ACTION", dest="action", required=True)
    check = actions.add_parser("check", help="verify files", description="Verify files of component data.")
    check.add_argument("files", metavar="FILE", nargs="+", type=Path)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    code = 0
    for path in args.files:
        try:
            data = load(path)
        except DataError as error:
            for fault in error.faults:
                complain(fault.located())
            code = 1
        except Problem as problem:
            complain(Message("cli-file", {"file": str(path), "problem": problem.message}))
            code = 1
        else:
            say("cli-data-good", file=str(path), data=data.id, sha256=data.sha256)
    return code


def load(path: Path) -> DataFile:
    """The data in a file, which itself says for which game it is."""
    text = read_text(path)
    name = read_toml(text, Faults(str(path))).get("game")
    if not isinstance(name, str):
        raise Problem("cli-data-no-game")
    return registry.game(name).parse_data(text, str(path))
