"""The command `record`: verifies records, or shows one as a list of moves or at one of its moves."""

from __future__ import annotations

import argparse
from pathlib import Path

from roundhouse.cli.common import BadFile, complain, read_bytes, say, whole
from roundhouse.core import registry
from roundhouse.core.game import seat_name
from roundhouse.core.message import Message, Problem
from roundhouse.core.record import RUNNING, SIZE_LIMIT, Note, Record
from roundhouse.core.record_read import read
from roundhouse.core.replay import Checked, Step, check, replay, setup_of
from roundhouse.core.state import SPECTATOR
from roundhouse.core.text import t

EXAMPLES = """examples:
  roundhouse record check game.txt other.txt
  roundhouse record show game.txt
  roundhouse record show game.txt --move 40"""


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = "Verify records of games, or show one."
    parser.epilog = EXAMPLES
    actions = parser.add_subparsers(metavar="ACTION", dest="action", required=True)
    one = actions.add_parser("check", help="verify moves, draws and results", description="Verify records.")
    one.add_argument("files", metavar="FILE", nargs="+", type=Path)
    one.set_defaults(run=run_check)
    two = actions.add_parser("show", help="show a record", description="Show a record: all moves, or one position.")
    two.add_argument("file", metavar="FILE", type=Path)
    two.add_argument("--move", metavar="N", type=whole(0, 10**9), help="the table after move N; 0 is the start")
    two.set_defaults(run=run_show)


def run_check(args: argparse.Namespace) -> int:
    code = 0
    for path in args.files:
        try:
            record, checked = load(path)
        except BadFile as problem:
            complain(problem.message)
            code = 1
        else:
            won = _winners(record)
            verdict = "cli-record-running" if record.result.ending == RUNNING else "cli-record-good"
            draws = Message("cli-record-draws-verified" if checked.draws_verified else "cli-record-draws-unverified")
            say(verdict, file=str(path), moves=checked.moves, ending=record.result.ending, winners=won, draws=draws)
    return code


def load(path: Path) -> tuple[Record, Checked]:
    """The record in a file, checked from end to end; BadFile says what is wrong with it."""
    data = read_bytes(path, SIZE_LIMIT)
    try:
        record = read(data)
        return record, check(record)
    except Problem as problem:
        raise BadFile("cli-file", file=str(path), problem=problem.message) from None


def run_show(args: argparse.Namespace) -> int:
    record, checked = load(args.file)
    if args.move is None:
        _show_all(record)
        return 0
    if args.move > checked.moves:
        raise Problem("cli-record-no-move", move=args.move, moves=checked.moves)
    setup = setup_of(record)
    state = setup.board.new_state()
    for number, step in enumerate(replay(record), 1):
        if number > args.move:
            break
        state = step.after
        if number == args.move:
            print(_line(number, step, _sentence(record, step)))
    names = tuple(seat.name for seat in record.seats)
    print(setup.game.draw(state.view(SPECTATOR), names))
    return 0


def _show_all(record: Record) -> None:
    result = record.result
    say("cli-record-head", game=record.game, players=record.players, data=record.data, rules=record.rules)
    for p, seat in enumerate(record.seats):
        say("cli-record-seat", seat=seat_name(p), kind=seat.kind, name=seat.name)
    for name, value in record.options.items():
        say("cli-record-option", option=name, value=value)
    steps = replay(record)
    number = 0
    for event in record.events:
        if isinstance(event, Note):
            print(f"      # {event.text}")
            continue
        number += 1
        step = next(steps)
        print(_line(number, step, _sentence(record, step)))
    if result.ending == RUNNING:
        say("cli-record-no-end")
        return
    say("cli-record-ending", ending=Message(f"{record.game}-ending-{result.ending}"))
    for p, score in enumerate(result.scores):
        say("cli-record-score", seat=seat_name(p), points=score.total)
    if result.rival is not None:
        say("cli-record-score", seat=_rival(record), points=result.rival.total)
    say("cli-record-winners", winners=_winners(record), count=max(len(result.winners), 1))


def _winners(record: Record) -> str:
    """Who has won, as seats; the rival of a player alone where nobody has; '' while the game goes on."""
    if record.result.rival is not None and not record.result.winners:
        return _rival(record)
    return ", ".join(seat_name(p) for p in record.result.winners)


def _rival(record: Record) -> str:
    return t(Message(f"{record.game}-rival"))


def _line(number: int, step: Step, sentence: str) -> str:
    return f"{number:>5} {seat_name(step.move.actor):>2} {step.move.notation:<30} {sentence}"


def _sentence(record: Record, step: Step) -> str:
    return t(registry.game(record.game).tell(step.before, step.move.actor, step.action, False))
