"""The load client: many tables on one server, each moved as fast as answers come, for a fixed time.

Run it from the project's folder as `python -m bench.load URL`; `bench/run.py` starts the servers and calls it. One
process on uvloop drives all tables. What a table does is in `ours.py` and `peer.py`.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
import time
from collections.abc import Sequence
from statistics import mean

import msgspec
import uvloop

from bench import ours, peer
from bench.rest import Refused, address
from bench.tally import Result, Tally, percentile

SERVERS = ("roundhouse", "boardgame.io")
AT_ONCE = 16  # tables that are opened at the same time
QUIET = 2.0  # seconds without a move after which a table counts as stalled
SAMPLE = 0.25  # seconds between two looks at the tables

Table = ours.Table | peer.Table


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("url", help="where the server listens, http://127.0.0.1:PORT")
    parser.add_argument("--server", choices=SERVERS, default=SERVERS[0], help="what it is (%(default)s)")
    parser.add_argument("--tables", type=int, default=200, help="tables of two seats each (%(default)s)")
    parser.add_argument("--warmup", type=float, default=5.0, help="seconds before the clock runs (%(default)s)")
    parser.add_argument("--seconds", type=float, default=20.0, help="seconds that count (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the choice among legal actions (%(default)s)")
    parser.add_argument("--bots", type=int, default=0, help="tables more, each with a bot that thinks all the time")
    parser.add_argument("--bot", default="search:20000", help="which bot that is (%(default)s)")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    return parser.parse_args()


async def run(args: argparse.Namespace) -> Result:
    """Open all tables, let them run warm, count."""
    where, tally = address(args.url), Tally()
    tables: list[Table]
    thinkers: list[Table] = []
    if args.server == SERVERS[0]:
        tables = [ours.Table(where, slot, args.seed, tally) for slot in range(args.tables)]
        thinkers = [ours.Table(where, slot, args.seed, tally, args.bot) for slot in range(args.bots)]
    else:
        tables = [peer.Table(where, slot, args.seed, tally) for slot in range(args.tables)]
    try:
        await open_all([*tables, *thinkers])
        gc.collect()
        gc.disable()  # no pause of the client may look like one of the server
        for table in (*tables, *thinkers):
            table.begin()
        await asyncio.sleep(args.warmup)
        return await measure(args, tables, thinkers, tally)
    finally:
        for table in (*tables, *thinkers):
            table.close()


async def open_all(tables: Sequence[Table]) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def opened(table: Table) -> None:
        async with gate:
            await table.open()

    await asyncio.gather(*(opened(table) for table in tables))


async def measure(args: argparse.Namespace, tables: Sequence[Table], thinkers: Sequence[Table], tally: Tally) -> Result:
    start, cpu = time.perf_counter(), time.process_time()
    tally.counting = True
    playing: list[int] = []
    awaited: list[int] = []
    while time.perf_counter() < start + args.seconds:
        await asyncio.sleep(min(SAMPLE, start + args.seconds - time.perf_counter()))
        playing.append(sum(table.playing for table in tables))
        awaited.append(sum(table.awaits_bot for table in thinkers))
    tally.counting = False
    end = time.perf_counter()
    seconds, cpu = end - start, time.process_time() - cpu
    ordered = sorted(tally.latencies)
    return Result(
        server=args.server,
        tables=len(tables),
        tables_playing=round(mean(playing), 1),
        seconds=round(seconds, 3),
        moves=len(ordered),
        moves_per_second=round(len(ordered) / seconds, 1),
        p50_ms=round(1000 * percentile(ordered, 0.5), 2),
        p99_ms=round(1000 * percentile(ordered, 0.99), 2),
        max_ms=round(1000 * percentile(ordered, 1.0), 2),
        secret_moves=tally.secret,
        games=tally.games,
        stale=tally.stale,
        strays=tally.strays,
        stalled=sum(end - table.moved > QUIET for table in tables),
        errors=dict(tally.errors.most_common(10)),
        client_cpu=round(cpu / seconds, 2),
        bots=len(thinkers),
        bots_awaited=round(mean(awaited), 2),
    )


def shown(result: Result) -> str:
    """One line a fact."""
    facts = msgspec.to_builtins(result)
    return "".join(f"{name.replace('_', ' '):<18}{value}\n" for name, value in facts.items())


def main() -> int:
    args = arguments()
    try:
        result = uvloop.run(run(args))
    except (OSError, EOFError, Refused, ValueError) as e:
        sys.stderr.write(f"bench.load: {e}\n")
        return 1
    sys.stdout.write(msgspec.json.encode(result).decode() + "\n" if args.json else shown(result))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
