"""The command `arena`: a tournament of bots, those of the house and anybody's own in a file."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec

from roundhouse.bots.file_bot import SIZE_LIMIT
from roundhouse.bots.file_process import FileBotProcess, Forfeit
from roundhouse.bots.players import bot
from roundhouse.cli.arena_show import show
from roundhouse.cli.common import BadFile, add_setup, complain, options_of, read_bytes, unreadable, whole
from roundhouse.core.message import Message, Problem
from roundhouse.core.setup import Setup, setup
from roundhouse.lab import arena
from roundhouse.lab.cluster import play_there
from roundhouse.lab.journal import BadJournal, Journal
from roundhouse.lab.plan import FILE, Entrant, Plan, games_each, total
from roundhouse.lab.played import Lost, Played
from roundhouse.lab.pool import play_here
from roundhouse.lab.results import Results

EXAMPLES = """examples:
  roundhouse arena siberia --players 2 --bots greedy,random --games 200
  roundhouse arena steam_power --players 4 --bots search:200,greedy --games 40 --resume games.jsonl --report report.html
  roundhouse arena siberia --players 2 --bots ./mybot.py,greedy,random --games 100 --json

With two players the bots of a pair change seats; with more, one seat of the first plays among seats of the second, and
the other way round. The number of games is rounded up until every seat comes up equally often. A player alone
(--players 1) plays for itself.

A bot in a file is a program that runs with your rights: play only files that you trust. docs/write-a-bot.md tells how
to write one."""


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Let bots play a tournament, every pair in all seats, and tell who is stronger and how sure it is."
    )
    parser.epilog = EXAMPLES
    add_setup(parser)
    parser.add_argument("--players", metavar="N", type=whole(1, 99), required=True, help="how many play")
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        required=True,
        help="bots by name, such as greedy, hard or search:200, and files of bots (./mybot.py)",
    )
    parser.add_argument("--games", metavar="G", type=whole(1, 10**7), default=100, help="games of each pair (100)")
    parser.add_argument("--seed", metavar="S", type=whole(0, 2**63 - 1), default=0, help="the run of games (0)")
    parser.add_argument("--scale", metavar="X", type=_scale, default=1.0, help="multiplies all thinking budgets (1)")
    parser.add_argument(
        "--challenge", action="store_true", help="compare only the first bot, with each of the others, not all pairs"
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--workers", metavar="N", type=whole(1, 1024), help="processes (one for each core)")
    where.add_argument("--dask", metavar="ADDRESS", help="play on the Dask cluster whose scheduler is there")
    parser.add_argument(
        "--resume", metavar="FILE", type=Path, help="keep every game in this file, and play only what is missing there"
    )
    parser.add_argument("--report", metavar="FILE", type=Path, help="write a report as one HTML page")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    parser.set_defaults(run=run)


def _scale(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0.001 <= number <= 1000:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number from 0.001 to 1000")
    return number


def run(args: argparse.Namespace) -> int:
    table = setup(args.game, args.players, options_of(args.option), args.data)
    plan = planned(args, table)
    if args.report is not None and not args.report.absolute().parent.is_dir():
        raise BadFile("cli-save-failed", file=str(args.report), reason=os.strerror(2))
    if games_each(plan) != plan.games:
        complain(Message("arena-rounded", {"games": games_each(plan), "asked": plan.games, "players": plan.players}))
    with ExitStack() as stack:
        journal = stack.enter_context(_journal(args.resume, plan)) if args.resume else None
        told = stack.enter_context(_progress(plan, len(journal.games) if journal else 0))
        stopped = stack.enter_context(arena.interruptible())
        found, games, problem = arena.run(plan, _player(args), journal, told, stopped)
    for one in found.forfeits:
        complain(Message("arena-forfeits", {"bot": one.bot, "number": one.games, "games": one.played}))
    _print(found, args.json)
    if args.report is not None:
        _report(args.report, plan, found, games)
    if problem is not None:
        complain(problem.message)
    if not found.complete:
        kept = Message("arena-kept", {"file": str(args.resume)}) if args.resume else Message("arena-not-kept")
        complain(Message("arena-interrupted", {"games": found.games, "planned": found.games_planned, "kept": kept}))
        return 130 if problem is None else 1
    return 0


def planned(args: argparse.Namespace, table: Setup) -> Plan:
    """What the arguments ask for; a Problem when it is no tournament."""
    entrants = tuple(_entrant(name, table) for name in args.bots.split(","))
    if twice := [name for name, number in Counter(entrant.name for entrant in entrants).items() if number > 1]:
        raise Problem("arena-bot-twice", bot=twice[0][:80])
    if len(entrants) < 2 <= args.players:
        raise Problem("arena-one-bot")
    return Plan(
        game=table.game.name,
        players=table.players,
        options=table.options,
        data=table.data.text,
        own_data=table.own_data,
        entrants=entrants,
        games=args.games,
        seed=args.seed,
        scale=args.scale,
        challenge=args.challenge,
    )


def _entrant(name: str, table: Setup) -> Entrant:
    """A bot of the house, or a file, which is tried at once: what is wrong with it is better known now."""
    if not (name.endswith(".py") or "/" in name):
        known = bot(name)
        return Entrant(str(known), known.kind, known.budget)
    source = read_bytes(Path(name), SIZE_LIMIT)
    if len(source) > SIZE_LIMIT:
        raise BadFile("arena-bot-large", file=name, limit=SIZE_LIMIT // 1024)
    try:
        FileBotProcess(table, source, name).close()
    except Forfeit as forfeit:
        raise BadFile("arena-bot-file", file=name, reason=forfeit.detail) from None
    return Entrant(name, FILE, 0, source)


def _journal(path: Path, plan: Plan) -> Journal:
    try:
        return Journal(path, plan)
    except BadJournal as problem:
        raise BadFile(problem.message.id, **problem.message.args) from None
    except OSError as e:
        raise unreadable(path, e) from None


def _player(args: argparse.Namespace) -> arena.Play:
    """Where the games are played."""

    def there(plan: Plan, numbers: list[int], stopped: Callable[[], bool]) -> Iterator[Played]:
        return play_there(plan, numbers, args.dask, stopped)

    def here(plan: Plan, numbers: list[int], stopped: Callable[[], bool]) -> Iterator[Played]:
        return play_here(plan, numbers, args.workers or os.cpu_count() or 1, stopped)

    return there if args.dask else here


@contextmanager
def _progress(plan: Plan, before: int) -> Iterator[Callable[[Played], None]]:
    """A bar on the terminal; and the first forfeit of each bot for each reason is told at once."""
    from tqdm import tqdm

    heard: set[tuple[str, str]] = set()
    with tqdm(
        total=total(plan), initial=before, unit=" games", leave=False, file=sys.stderr, disable=not sys.stderr.isatty()
    ) as bar:

        def told(played: Played) -> None:
            bar.update()
            for lost in played.forfeits:
                if (lost.bot, lost.reason) not in heard:
                    heard.add((lost.bot, lost.reason))
                    with tqdm.external_write_mode(file=sys.stderr):
                        complain(_told(lost, played.number))

        yield told


def _told(lost: Lost, number: int) -> Message:
    reason = Message(f"arena-lost-{lost.reason}", {"detail": lost.detail})
    return Message("arena-forfeit", {"bot": lost.bot, "seat": lost.seat, "game": number, "reason": reason})


def _print(found: Results, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        show(found)


def _report(path: Path, plan: Plan, found: Results, games: list[Played]) -> None:
    from roundhouse.lab.report import page

    try:
        path.write_text(page(plan, found, games), encoding="utf-8")
    except OSError as e:
        raise BadFile("cli-save-failed", file=str(path), reason=e.strerror or type(e).__name__) from None
    complain(Message("arena-report-done", {"file": str(path)}))
