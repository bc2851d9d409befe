"""The command `bench`: how fast engine, copying and search are, native and interpreted, and beside other programs.

Every measurement is a new process; native, interpreted and peers take turns for several rounds, so that a slow moment
of the machine hits all of them, and the median counts. Times are CPU times.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from statistics import median

from roundhouse.cli.bench_worker import Speed
from roundhouse.cli.common import BadFile, columns, say, whole
from roundhouse.core import registry
from roundhouse.core.message import Message
from roundhouse.core.text import t

ROUNDS = 5
BUILDS = {
    "native": {"ROUNDHOUSE_PURE": "", "ROUNDHOUSE_NATIVE": "require"},
    "interpreted": {"ROUNDHOUSE_PURE": "1", "ROUNDHOUSE_NATIVE": ""},
}

DESCRIPTION = """Measure random play from the start of a game (players' decisions a second; set-up and chance are in the
time), copying and search from the middle of one. The headline is for four players, or as many as the game takes. Times
are CPU times; native, interpreted and peers take turns, and the medians are told."""


@dataclass(slots=True)
class Runs:
    """What all rounds have found."""

    games: dict[str, dict[str, list[Speed]]] = field(default_factory=dict)  # by game and build
    peers: dict[str, list[float]] = field(default_factory=dict)  # decisions a second


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = DESCRIPTION
    parser.epilog = "examples:\n  roundhouse bench\n  roundhouse bench --json --peers"
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    parser.add_argument(
        "--peers", action="store_true", help="measure catanatron, too; it is installed in an environment of its own"
    )
    parser.add_argument("--rounds", metavar="N", type=whole(1, 100), default=ROUNDS, help=f"how many rounds ({ROUNDS})")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    _require_native()
    peers: dict[str, list[str]] = {}
    if args.peers:
        from roundhouse.cli.peers import catanatron

        peers["catanatron"] = catanatron()
    found = summary(measure(args.rounds, peers))
    if args.json:
        print(json.dumps(found))
    else:
        _show(found)
    return 0


def _require_native() -> None:
    """The comparison needs both builds; say why there is no native one."""
    code = "import roundhouse; print('' if roundhouse.NATIVE else roundhouse.NATIVE_REASON)"
    why = _output([sys.executable, "-c", code], {"ROUNDHOUSE_PURE": "", "ROUNDHOUSE_NATIVE": ""}).strip()
    if why:
        raise BadFile("cli-bench-no-native", why=why)


def measure(rounds: int, peers: dict[str, list[str]]) -> Runs:
    """All rounds, everything once in each."""
    runs = Runs({name: {build: [] for build in BUILDS} for name in registry.NAMES}, {name: [] for name in peers})
    for _ in range(rounds):
        for name, builds in runs.games.items():
            for build, speeds in builds.items():
                command = [sys.executable, "-m", "roundhouse.cli.bench_worker", name]
                speeds.append(Speed(**json.loads(_output(command, BUILDS[build]))))
        for name, command in peers.items():
            runs.peers[name].append(float(_output(command, {"PYTHONPATH": ""})))
    return runs


def _output(command: list[str], environment: dict[str, str]) -> str:
    """What a program prints; a failure of it is one of ours."""
    done = subprocess.run(command, env={**os.environ, **environment}, stdin=subprocess.DEVNULL, capture_output=True)
    if done.returncode:
        reason = done.stderr.decode(errors="replace").strip().rpartition("\n")[2]
        raise BadFile("cli-bench-failed", command=" ".join(command[1:3]), reason=reason[:200])
    return done.stdout.decode()


def summary(runs: Runs) -> dict[str, dict[str, dict[str, object]]]:
    """The medians, under the keys that scripts rely on."""
    games: dict[str, dict[str, object]] = {}
    best = 0.0
    for name, builds in runs.games.items():
        headline = {build: _headline(speeds) for build, speeds in builds.items()}
        best = max(best, headline["native"])
        ratio = round(headline["native"] / headline["interpreted"], 1)
        games[name] = {**{build: _medians(speeds) for build, speeds in builds.items()}, "ratio": ratio}
    peers: dict[str, dict[str, object]] = {}
    for name, found in runs.peers.items():
        peers[name] = {"decisions_per_second": round(median(found)), "ratio": round(best / median(found), 1)}
    return {"games": games, "peers": peers} if peers else {"games": games}


def _headline(speeds: list[Speed]) -> float:
    players = max(speeds[0].decisions_per_second, key=int)
    return median(speed.decisions_per_second[players] for speed in speeds)


def _medians(speeds: list[Speed]) -> dict[str, object]:
    return {
        "decisions_per_second": round(_headline(speeds)),
        "decisions_per_second_by_players": {
            players: round(median(speed.decisions_per_second[players] for speed in speeds))
            for players in speeds[0].decisions_per_second
        },
        "copy_us": round(median(speed.copy_us for speed in speeds), 3),
        "search_iterations_per_second": round(median(speed.search_iterations_per_second for speed in speeds)),
        "state_bytes": speeds[0].state_bytes,
    }


def _show(found: dict[str, dict[str, dict[str, object]]]) -> None:
    heads = ("what", "decisions", "by-players", "copy", "search", "bytes")
    rows = [[t(Message(f"cli-bench-{head}")) for head in heads]]
    for name, game in found["games"].items():
        for build in BUILDS:
            speed = game[build]
            assert isinstance(speed, dict)
            by_players = " ".join(f"{k}: {v:,}" for k, v in speed["decisions_per_second_by_players"].items())
            cells = [f"{speed['decisions_per_second']:,}", by_players, f"{speed['copy_us']:.2f}"]
            rows.append(
                [f"{name} {build}", *cells, f"{speed['search_iterations_per_second']:,}", f"{speed['state_bytes']:,}"]
            )
    for name, peer in found.get("peers", {}).items():
        rows.append([name, f"{peer['decisions_per_second']:,}", "", "", "", ""])
    print(columns(rows))
    for name, game in found["games"].items():
        say("cli-bench-ratio", game=name, ratio=str(game["ratio"]))
    for name, peer in found.get("peers", {}).items():
        say("cli-bench-peer-ratio", peer=name, ratio=str(peer["ratio"]))
