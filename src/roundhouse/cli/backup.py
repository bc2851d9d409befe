"""The command `backup`: copies the database of a server, which may be running, to a new file."""

from __future__ import annotations

import argparse
from pathlib import Path

from roundhouse.cli.common import BadFile, say
from roundhouse.core.message import Problem
from roundhouse.server import place
from roundhouse.server.backup import copy
from roundhouse.server.rows import StorageProblem


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = "Copy the database with all games to a new file, as it is at this moment; a server may go on."
    parser.epilog = "examples:\n  roundhouse backup games-on-sunday.sqlite3"
    parser.add_argument("file", metavar="FILE", type=Path, help="the copy; it must not exist yet")
    parser.add_argument("--data", metavar="DIR", type=Path, help="where games are kept, instead of the usual place")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    source = place.where(args.data) / place.DATABASE
    try:
        copy(source, args.file.expanduser())
    except FileExistsError:
        raise Problem("cli-backup-exists", file=str(args.file)) from None
    except StorageProblem as problem:
        raise BadFile(problem.message.id, **problem.message.args) from None
    except (OSError, RuntimeError) as e:
        reason = e.strerror if isinstance(e, OSError) and e.strerror else str(e)
        raise BadFile("cli-save-failed", file=str(args.file), reason=reason) from None
    say("cli-backup-done", file=str(args.file))
    return 0
