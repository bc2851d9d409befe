"""The command `roundhouse`: finds the command asked for, and turns every problem into a sentence and an exit code.

A command's module is imported only when it is asked for; so are words, processes and progress bars.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from importlib import import_module

from roundhouse.core.message import Problem

COMMANDS = {
    "play": "play in the browser: start the server and open it",
    "tty": "play in the terminal",
    "sim": "let bots play many games and count",
    "arena": "let bots play a tournament and tell who is stronger",
    "bench": "measure the speed of engine, copying and search",
    "record": "verify or show records of games",
    "data": "verify component data of one's own",
    "rules": "read the rules of a game",
    "print": "make sheets to be printed, for play with pencils",
    "backup": "copy the database of a running server",
    "test": "run the tests",
    "screenshots": "take pictures of all screens of the client",
}

EXAMPLES = """examples:
  roundhouse play
  roundhouse tty siberia --seats me,greedy,greedy
  roundhouse sim siberia --players 4 --games 1000 --seed 1 --bots random
  roundhouse rules siberia SI-4.3
  roundhouse COMMAND --help

exit code: 0, 1 when a check has failed or a file is bad, 2 when the command is used wrongly"""


def main(argv: list[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters is no reason to fail
    try:
        code = _run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read our output has had enough
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
        return 141
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return 130
    return code


def _run(argv: list[str]) -> int:
    from roundhouse.cli.common import BadFile, complain
    from roundhouse.core.datafile import DataError

    try:
        args, done = _arguments(argv)
        if args is None:
            return done
        code: int = args.run(args)
    except Problem as problem:
        sys.stdout.flush()
        complain(problem.message)
        return 1 if isinstance(problem, BadFile | DataError) else 2
    return code


def _arguments(argv: list[str]) -> tuple[argparse.Namespace | None, int]:
    """The arguments of the command, or an exit code when there is nothing more to do."""
    from roundhouse.cli.common import Parser

    parser = Parser(
        prog="roundhouse",
        description="Board games of steam and industry: play them, simulate them, check what was played. Unofficial.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="store_true", help="tell the version, native or interpreted, and why")
    commands = parser.add_subparsers(metavar="COMMAND", dest="command")
    asked = next((word for word in argv if not word.startswith("-")), "")
    for name, does in COMMANDS.items():
        command = commands.add_parser(
            name, help=does, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
        )
        if name == asked == "test":
            _add_test(command)
        elif name == asked:
            import_module(f"roundhouse.cli.{name}").add(command)
    try:
        args, rest = parser.parse_known_args(argv)
    except SystemExit as e:  # --help
        return None, e.code if isinstance(e.code, int) else 0
    if args.version:
        _version()
        return None, 0
    if not args.command:
        parser.print_help(sys.stderr)
        return None, 2
    if rest and args.command != "test":
        commands.choices[args.command].error(f"unrecognized arguments: {' '.join(rest)}")
    args.rest = rest
    return args, 0


def _add_test(parser: argparse.ArgumentParser) -> None:
    parser.usage = "roundhouse test [--quick] [ARGS]"
    parser.description = "Run all checks and tests; ARGS go to pytest, and then only the native run is made."
    parser.epilog = "examples:\n  roundhouse test --quick\n  roundhouse test -k record -x"
    parser.add_argument("--quick", action="store_true", help="leave out what is slow")
    parser.set_defaults(run=_test)


def _test(args: argparse.Namespace) -> int:
    from roundhouse.cli.test import run

    return run(args.quick, args.rest)


def _version() -> None:
    import roundhouse
    from roundhouse.cli.common import say

    build = "cli-version-native" if roundhouse.NATIVE else "cli-version-interpreted"
    say(build, version=roundhouse.__version__, why=roundhouse.NATIVE_REASON)


if __name__ == "__main__":
    sys.exit(main())
