"""The command `sim`: bots play many games; what it counts is the same for the same arguments everywhere."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

import roundhouse
from roundhouse.bots.players import Bot, bot
from roundhouse.cli.common import add_setup, columns, options_of, say, whole
from roundhouse.core.drive import Tally, play_games
from roundhouse.core.game import seat_name
from roundhouse.core.message import Message, Problem
from roundhouse.core.setup import Setup, setup

if TYPE_CHECKING:
    from roundhouse.bots.match import Watcher
    from roundhouse.lab.moves import Counted

CHUNK = 0.1  # seconds between two moves of the progress bar, and until Ctrl-C is heard

EXAMPLES = """examples:
  roundhouse sim siberia --players 4 --games 1000 --seed 1 --bots random
  roundhouse sim siberia --players 2 --games 200 --bots greedy,random --json
  roundhouse sim siberia --players 3 --games 10 --bots search:500,greedy,greedy --option round_limit=20"""


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = "Let bots play many games and count. The same arguments give the same games everywhere."
    parser.epilog = EXAMPLES
    add_setup(parser)
    parser.add_argument("--players", metavar="N", type=whole(1, 99), required=True, help="how many play")
    parser.add_argument("--games", metavar="G", type=whole(1, 10**12), default=100, help="how many games (100)")
    parser.add_argument("--seed", metavar="S", type=whole(0, 2**63 - 1), default=0, help="the run of games (0)")
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        default="random",
        help="random, greedy, search:N, easy, medium, hard, expert; one fills all seats",
    )
    parser.add_argument("--moves", action="store_true", help="also count moves, rounds and parts of the score")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    bots = [bot(name) for name in args.bots.split(",")]
    table = setup(args.game, args.players, options_of(args.option), args.data)
    if len(bots) not in (1, args.players):
        raise Problem("cli-sim-bots", bots=len(bots), players=args.players)
    if len(bots) == 1:
        bots *= args.players
    counting = None
    if args.moves:
        from roundhouse.lab.moves import Counting

        counting = Counting(table)
    start = _cpu()
    tally = play(table, bots, args.seed, args.games, counting)
    seconds = _cpu() - start
    counted = counting.counted if counting else None
    if args.json:
        print(json.dumps(summary(table, args.seed, tally, seconds) | (details(table, counted) if counted else {})))
    else:
        _show(table, bots, args.seed, tally, seconds)
        for text, number in _by_number(counted.moves).items() if counted else ():
            print(f"{number:>12,}  {text}")
    return 0


def details(table: Setup, counted: Counted) -> dict[str, object]:
    """What `--moves` adds to the summary, under the keys that scripts rely on."""
    games = len(counted.rounds)
    rounds = sorted(counted.rounds)
    return {
        "rounds": {f"{percent} %": rounds[(games - 1) * percent // 100] for percent in (0, 5, 50, 95, 100)},
        "mean_parts": {name: points / games / table.players for name, points in counted.parts.items()},
        "wins_by_order": list(counted.wins_by_order.values()),
        "verbs": {asked: _by_number(verbs) for asked, verbs in counted.verbs.items()},
        "moves": _by_number(counted.moves),
        "chance": _by_number(counted.chance),
    }


def _by_number(moves: Counter[str]) -> dict[str, int]:
    """The most frequent first."""
    return dict(sorted(moves.items(), key=lambda item: (-item[1], item[0])))


def play(table: Setup, bots: list[Bot], seed: int, games: int, watcher: Watcher | None = None) -> Tally:
    """Play all games, in pieces that take a moment each."""
    tally = Tally(table.players, len(table.game.endings))
    advisor = table.game.advisor(table.board)
    searching = any(bot.searches for bot in bots)
    with ExitStack() as stack:
        if searching or watcher is not None:
            from roundhouse.bots import match
            from roundhouse.bots.process import BotProcess

            process = stack.enter_context(BotProcess(table)) if searching else None
            for first, number in stack.enter_context(_progress(games)):
                match.play_games(table.board, bots, advisor, process, seed, first, number, tally, watcher)
            return tally
        seats = [advisor if bot.kind == "greedy" else None for bot in bots]
        for first, number in stack.enter_context(_progress(games)):
            play_games(table.board, seats, seed, first, number, tally)
    return tally


@contextmanager
def _progress(games: int) -> Iterator[Iterator[tuple[int, int]]]:
    """Pieces of the run as (first game, number of games), with a bar on the terminal that follows them."""
    if not sys.stderr.isatty():
        yield _pieces(games)
        return
    from tqdm import tqdm

    with tqdm(total=games, unit=" games", leave=False, file=sys.stderr) as bar:

        def followed() -> Iterator[tuple[int, int]]:
            for first, number in _pieces(games):
                yield first, number
                bar.update(number)

        yield followed()


def _pieces(games: int) -> Iterator[tuple[int, int]]:
    first, number = 0, 1
    while first < games:
        number = min(number, games - first)
        start = time.monotonic()
        yield first, number
        first += number
        taken = time.monotonic() - start
        number = max(1, min(2 * number, int(number * CHUNK / max(taken, 1e-6))))


def summary(table: Setup, seed: int, tally: Tally, seconds: float) -> dict[str, object]:
    """What a run adds up to, under the keys that scripts rely on."""
    games = int(tally.games)
    players = range(table.players)
    return {
        "game": table.game.name,
        "players": table.players,
        "games": games,
        "seed": seed,
        "build": "native" if roundhouse.NATIVE else "interpreted",
        "decisions": int(tally.decisions),
        "choices": int(tally.choices),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(int(tally.decisions) / max(seconds, 1e-6)),
        "mean_rounds": int(tally.rounds) / games,
        "mean_scores": [int(tally.scores[p]) / games for p in players],
        "wins_by_seat": [float(tally.wins[p]) for p in players],
        "endings": {name: int(tally.endings[i]) for i, name in enumerate(table.game.endings)},
        "digest": tally.hash.hex(),
    }


def _cpu() -> float:
    """The CPU time of this process and of those it has waited for."""
    times = os.times()
    return time.process_time() + times.children_user + times.children_system


def _show(table: Setup, bots: list[Bot], seed: int, tally: Tally, seconds: float) -> None:
    from roundhouse.core.text import t

    games = int(tally.games)
    build = "native" if roundhouse.NATIVE else "interpreted"
    say("cli-sim-head", game=table.game.name, players=table.players, games=games, seed=str(seed), build=build)
    say(
        "cli-sim-speed",
        decisions=int(tally.decisions),
        rounds=f"{int(tally.rounds) / games:.1f}",
        seconds=f"{seconds:.1f}",
        speed=round(int(tally.decisions) / max(seconds, 1e-6)),
    )
    rows = [[t(Message(f"cli-sim-{head}")) for head in ("seat", "bot", "score", "wins", "share")]]
    for p, name in enumerate(bots):
        score, wins = int(tally.scores[p]) / games, float(tally.wins[p])
        rows.append([seat_name(p), str(name), f"{score:,.1f}", f"{wins:,.1f}", f"{wins / games:.1%}"])
    print(columns(rows))
    for i, ending in enumerate(table.game.endings):
        if tally.endings[i]:
            say("cli-sim-ending", number=int(tally.endings[i]), ending=Message(f"{table.game.name}-ending-{ending}"))
    say("cli-sim-digest", digest=tally.hash.hex())
