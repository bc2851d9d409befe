"""Measures a Roundhouse server and a boardgame.io server under the same load, one after the other, several rounds.

Every run starts a server of its own and ends it, so that nothing of an earlier run is left in memory and only one
server is ever up. The load comes from `load.py`, in a process of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PEER = ROOT / "bench" / "boardgame.io"
OURS, THEIRS = "roundhouse", "boardgame.io"
PEERS = {"peer": f"{THEIRS} in memory", "peer on disk": f"{THEIRS} on disk"}
KINDS = ("idle", "peer", "peer on disk", "thinking")
START = 30.0  # seconds a server has to come up
END = 10.0  # seconds it has to go
WORKS = 0.1  # of a core: a process that uses more does something
URL = re.compile(r"http://[\w.-]+:\d+")

Run = dict[str, Any]  # what `load.py --json` prints


class Trouble(Exception):
    """Something that keeps the benchmark from being run."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python bench/run.py", description=__doc__)
    parser.add_argument("--rounds", type=int, default=2, help="how often everything is measured (%(default)s)")
    parser.add_argument("--tables", type=int, default=200, help="tables of two seats each (%(default)s)")
    parser.add_argument("--warmup", type=float, default=5.0, help="seconds before the clock runs (%(default)s)")
    parser.add_argument("--seconds", type=float, default=20.0, help="seconds that count, each time (%(default)s)")
    parser.add_argument("--bots", type=int, default=4, help="bots that think in a third run; 0 for none (%(default)s)")
    parser.add_argument("--bot", default="search:20000", help="which bot that is (%(default)s)")
    parser.add_argument("--no-peer", action="store_true", help="measure Roundhouse only")
    parser.add_argument("--no-ours", action="store_true", help="measure boardgame.io only")
    parser.add_argument("--data", type=Path, help="where Roundhouse keeps its database meanwhile: a real disk")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    return parser.parse_args()


@contextmanager
def server(command: list[str], folder: Path) -> Iterator[tuple[str, int]]:
    """A server that runs as long as the block; gives the URL that it prints when it is ready, and its process."""
    with tempfile.TemporaryFile("w+") as log:
        process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
        )
        try:
            yield url(process, log.fileno(), command), process.pid
        finally:
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(END)
            with suppress(ProcessLookupError):  # the bots' processes, should any be left
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def url(process: subprocess.Popen[bytes], log: int, command: list[str]) -> str:
    """Wait for the line that says where the server listens."""
    end = time.monotonic() + START
    while time.monotonic() < end:
        gone = process.poll() is not None
        said = os.pread(log, 100_000, 0).decode(errors="replace")
        if found := URL.search(said):
            return found[0]
        if gone:
            raise Trouble(f"{' '.join(command)} ended:\n{said[-2000:]}")
        time.sleep(0.05)
    raise Trouble(f"{' '.join(command)} does not say where it listens:\n{said[-2000:]}")


@contextmanager
def ours(data: Path) -> Iterator[tuple[str, int]]:
    with tempfile.TemporaryDirectory(dir=data, prefix="roundhouse-bench-", ignore_cleanup_errors=True) as folder:
        play = ["play", "--port", "0", "--no-browser", "--data", folder]
        with server([sys.executable, "-m", "roundhouse", *play], ROOT) as found:
            yield found


@contextmanager
def peer(_: Path) -> Iterator[tuple[str, int]]:
    with server(["node", "server.js"], PEER) as found:
        yield found


@contextmanager
def peer_on_disk(data: Path) -> Iterator[tuple[str, int]]:
    """With its own file storage, so that a restart loses nothing there either."""
    kept = tempfile.TemporaryDirectory(dir=data, prefix="peer-bench-", ignore_cleanup_errors=True)
    with kept as folder, server(["node", "server.js", folder], PEER) as found:
        yield found


STARTS: dict[str, Callable[[Path], Any]] = {"peer": peer, "peer on disk": peer_on_disk}


def load(args: argparse.Namespace, kind: str, data: Path) -> Run:
    """Start a server, put the load on it, end it."""
    before = busy_cores()
    with STARTS.get(kind, ours)(data) as (where, process):
        command = [sys.executable, "-m", "bench.load", where, "--json"]
        command += ["--server", THEIRS if kind in STARTS else OURS, "--tables", str(args.tables)]
        command += ["--warmup", str(args.warmup), "--seconds", str(args.seconds)]
        if kind == "thinking":
            command += ["--bots", str(args.bots), "--bot", args.bot]
        begin = time.monotonic()
        done = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
        helpers = [seconds / (time.monotonic() - begin) for seconds in cpu_of_helpers(process)]
    if done.returncode:
        raise Trouble(f"the load client failed on {where}")
    found: Run = json.loads(done.stdout)
    thinking = {"bot_processes": sum(share > WORKS for share in helpers), "bot_cores": round(sum(helpers), 2)}
    return {**found, **thinking, "busy_before": before}


def cpu_of_helpers(leader: int) -> list[float]:
    """The CPU seconds of each process that a server has started; empty where the system does not tell."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[2]) == leader != int(stat.parent.name):  # of its process group
                found.append((int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"))
    return found


def busy_cores() -> float | None:
    """How many cores other programs keep busy right now; None where the system does not tell."""
    stat = Path("/proc/stat")
    if not stat.exists():
        return None

    def ticks() -> tuple[int, int]:
        used = [int(n) for n in stat.read_text().split("\n", 1)[0].split()[1:9]]
        return sum(used), used[3] + used[4]  # all of them; idle and waiting for a disk

    all_before, idle_before = ticks()
    time.sleep(1)
    all_after, idle_after = ticks()
    share = 1 - (idle_after - idle_before) / max(all_after - all_before, 1)
    return round(share * (os.cpu_count() or 1), 2)


def sync_ms(data: Path) -> float:
    """What it costs to have 4 kB safe on this disk: Roundhouse waits for that before it answers."""
    times = []
    with tempfile.TemporaryFile(dir=data) as file:
        for _ in range(50):
            file.write(bytes(4096))
            file.flush()
            start = time.perf_counter()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - start)
    return round(1000 * median(times), 3)


def together(runs: list[Run]) -> Run:
    """The medians over all rounds, and the rounds themselves."""
    figures = {name: round(median(run[name] for run in runs), 2) for name in ("moves_per_second", "p50_ms", "p99_ms")}
    return {**figures, "rounds": runs}


def summary(args: argparse.Namespace, runs: dict[str, list[Run]], sync: float) -> Run:
    found: Run = {"tables": args.tables, "seconds": args.seconds, "cores": os.cpu_count(), "sync_ms": sync}
    told = {kind: together(rounds) for kind, rounds in runs.items() if rounds}
    if "idle" in told:
        found[OURS] = told["idle"]
    for kind, name in PEERS.items():
        if kind in told:
            found[name] = told[kind]
        if OURS in found and name in found:
            found[name]["ratio"] = round(found[OURS]["moves_per_second"] / found[name]["moves_per_second"], 2)
    if "thinking" in told:
        found["thinking"] = {"bots": args.bots, "bot": args.bot, **told["thinking"]}
        for name in ("bot_processes", "bot_cores"):
            found["thinking"][name] = median(run[name] for run in runs["thinking"])
        found["p99_ratio"] = round(told["thinking"]["p99_ms"] / told["idle"]["p99_ms"], 2)
    return found


def table(found: Run) -> str:
    """The summary for people: the medians, then every round."""
    rows: list[tuple[str, ...]] = [
        ("", "moves/s", "p50 ms", "p99 ms", "playing", "errors", "stale", "client", "others")
    ]
    for name, told in found.items():
        if not isinstance(told, dict):
            continue
        title = f"{OURS}, {told['bots']} x {told['bot']}" if name == "thinking" else name
        rows.append((title, *(str(told[key]) for key in ("moves_per_second", "p50_ms", "p99_ms")), *[""] * 5))
        for i, run in enumerate(told["rounds"], 1):
            wrong = sum(run["errors"].values()) + run["strays"] + run["stalled"]
            figures = (run["moves_per_second"], run["p50_ms"], run["p99_ms"], run["tables_playing"], wrong)
            more = (run["stale"], run["client_cpu"], run["busy_before"])
            rows.append((f"  round {i}", *(str(figure) for figure in (*figures, *more))))
    width = max(len(row[0]) for row in rows)
    lines = [row[0].ljust(width) + "".join(cell.rjust(10) for cell in row[1:]) for row in rows]
    lines.append(f"\n{found['tables']} tables, {found['seconds']} s each, {found['cores']} cores")
    lines.append(f"4 kB are safe on the disk in {found['sync_ms']} ms")
    compared = {name: found[name]["ratio"] for name in PEERS.values() if "ratio" in found.get(name, {})}
    lines.extend(f"{OURS} moves {ratio} times as fast as {name}" for name, ratio in compared.items())
    if "p99_ratio" in found:
        told = found["thinking"]
        lines.append(f"{told['bots']} bots thought in {told['bot_processes']} processes on {told['bot_cores']} cores")
        lines.append(f"with bots thinking, p99 is {found['p99_ratio']} times as long")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def measure(args: argparse.Namespace) -> Run:
    wanted = [kind for kind in KINDS if not (args.no_peer if kind in STARTS else args.no_ours)]
    if not args.bots and "thinking" in wanted:
        wanted.remove("thinking")
    if not args.no_peer and not (shutil.which("node") and (PEER / "node_modules").is_dir()):
        raise Trouble("boardgame.io is not installed: run `npm ci` in bench/boardgame.io, or use --no-peer")
    data = (args.data or Path(tempfile.gettempdir())).resolve()
    runs: dict[str, list[Run]] = {kind: [] for kind in wanted}
    for number in range(args.rounds):
        for kind, rounds in runs.items():
            sys.stderr.write(f"round {number + 1} of {args.rounds}: {PEERS.get(kind, f'{OURS}, {kind}')}\n")
            rounds.append(load(args, kind, data))
    return summary(args, runs, sync_ms(data))


def main() -> int:
    args = arguments()
    try:
        found = measure(args)
    except Trouble as e:
        sys.stderr.write(f"bench: {e}\n")
        return 1
    sys.stdout.write(json.dumps(found) + "\n" if args.json else table(found))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
