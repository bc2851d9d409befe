"""Plays the games of search players that the balance pages tell of, and keeps what each run adds up to as small JSON.

    .venv/bin/python bench/balance.py            # all, some half an hour of a core; what is there is not played again
    .venv/bin/python bench/balance.py siberia    # those whose names begin so
    .venv/bin/python bench/balance.py --table    # what was found, as the pages in docs/balance show it

The runs are `sim` with fixed seeds and iterations: the same on every machine.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FOUND = ROOT / "docs" / "balance" / "search"
BOT = "search:16"
SEED = "7"
MAPS = {"great_lakes": "Great Lakes", "germany": "Germany", "iberia": "Iberia"}
EXPANSIONS = ("coal=on", "orders=on", "starting_tiles=on", "walls=medium")
KEPT = ("game", "players", "games", "seed", "mean_rounds", "mean_scores", "wins_by_seat", "endings", "digest")
DETAILS = ("rounds", "mean_parts", "wins_by_order", "verbs")
TOLD = {  # of the moves that are counted, those that the pages tell of
    "siberia": r"(gas|coal|oil|gold|diamonds) \w+",
    "steamrollers": r"(tile|order) .*",
    "steam_power": r"(fulfil|draw) \d+",
}


@dataclass(frozen=True)
class Run:
    """One call of `sim`, all seats taken by the same search."""

    game: str
    players: int
    games: int
    options: tuple[str, ...] = ()
    label: str = ""  # of the options, in the name

    @property
    def name(self) -> str:
        return "-".join(part for part in (self.game, self.label, str(self.players)) if part)

    @property
    def file(self) -> Path:
        return FOUND / f"{self.name}.json"

    @property
    def found(self) -> dict[str, Any]:
        return json.loads(self.file.read_text(encoding="utf-8"))  # type: ignore[no-any-return]

    def play(self) -> bool:
        """Play it and keep what was found; False when it was interrupted."""
        FOUND.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "roundhouse", "sim", self.game, "--players", str(self.players), "--bots", BOT]
        command += ["--games", str(self.games), "--seed", SEED, "--moves", "--json"]
        for option in self.options:
            command += ["--option", option]
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        if done.returncode == 0:
            result = json.loads(done.stdout)
            kept = {"bots": BOT, "options": list(self.options)} | {key: result[key] for key in (*KEPT, *DETAILS)}
            counted = result["chance"] | result["moves"]
            kept["moves"] = {move: n for move, n in counted.items() if re.fullmatch(TOLD[self.game], move)}
            self.file.write_text(json.dumps(kept) + "\n", encoding="utf-8")
        return done.returncode == 0


def runs() -> list[Run]:
    found = [Run("siberia", players, 60) for players in (2, 3, 4)]
    found += [Run("siberia", 4, 30, ("exchange_sides=random",), "random")]
    found += [Run("steamrollers", players, 60) for players in (2, 3, 4, 5)]
    found += [Run("steamrollers", 4, 60, EXPANSIONS, "expansions")]
    found += [Run("steam_power", n, 40, (f"map={name}",), name) for n in (2, 3, 4, 5) for name in MAPS]
    return found + [Run("steam_power", 1, 20, (f"map={name}",), name) for name in MAPS]


def tables() -> dict[str, list[str]]:
    """By game, what its page shows."""
    return {"siberia": _siberia(), "steamrollers": _steamrollers(), "steam_power": _steam_power()}


def _of(game: str, label: str | None = "") -> list[Run]:
    """The runs of a game that are there, with this label or any."""
    return [run for run in runs() if run.game == game and label in (None, run.label) and run.file.exists()]


def _shares(numbers: list[float]) -> str:
    return " / ".join(f"{100 * n / max(1, sum(numbers)):.0f}" for n in numbers)


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def _siberia() -> list[str]:
    length = ""
    for run in _of("siberia"):
        d, ends = run.found, run.found["endings"]
        length += (
            f"| {run.players} | {run.games} | {d['mean_rounds']:.1f} | {_mean(d['mean_scores']):,.0f} "
            f"| {_shares(d['wins_by_seat'])} | {ends['areas']} | {ends['supplies']} | {ends['both']} |\n"
        )
    sales: dict[str, int] = {}
    for run in _of("siberia", "random"):
        for move, n in run.found["moves"].items():
            exchange = move.split()[1]
            if exchange != "none":  # nothing is sold
                sales[exchange] = sales.get(exchange, 0) + n
    total = sum(sales.values())
    ordered = sorted(sales, key=lambda name: -sales[name])
    shares = "| exchange | share of sales, % |\n| --- | --- |\n"
    shares += "".join(f"| {name.replace('_', ' ').title()} | {100 * sales[name] / total:.1f} |\n" for name in ordered)
    return [length, shares]


def _steamrollers() -> list[str]:
    rows = ""
    for run in _of("steamrollers", None):
        d, parts = run.found, run.found["mean_parts"]
        some = " / ".join(
            f"{parts[part]:.1f}" for part in ("deliveries", "network", "engine", "tiles", "orders", "start")
        )
        rows += (
            f"| {run.players}{', all expansions' if run.label else ''} | {run.games} | {d['mean_rounds']:.1f} "
            f"({d['rounds']['5 %']} to {d['rounds']['95 %']}, {d['rounds']['100 %']}) | {_mean(d['mean_scores']):.1f} "
            f"| {some} | {_shares(d['wins_by_order'])} |\n"
        )
    return [rows]


def _steam_power() -> list[str]:
    length, acts, alone = "", "", ""
    order: dict[int, list[float]] = {}
    drawn: dict[int, int] = {}
    done: dict[int, int] = {}
    for run in _of("steam_power", None):
        d = run.found
        parts = " / ".join(f"{d['mean_parts'][part]:.1f}" for part in ("contracts", "factories", "vp_cities", "money"))
        place = MAPS[run.label]
        if run.players == 1:
            alone += f"| {place} | {_mean(d['mean_scores']):.1f} | {parts} |\n"
            continue
        length += f"| {place} | {run.players} | {d['mean_rounds']:.1f} ({d['rounds']['5 %']} to {d['rounds']['95 %']}) "
        length += f"| {_mean(d['mean_scores']):.1f} | {parts} |\n"
        acts += f"| {place} | {run.players} | {_actions(d['verbs']['steam_power-prompt-act'])} |\n"
        so_far = order.setdefault(run.players, [0.0] * run.players)
        order[run.players] = [a + b for a, b in zip(so_far, d["wins_by_order"], strict=True)]
        for move, n in d["moves"].items():
            into = done if move.startswith("fulfil") else drawn
            into[int(move.split()[1])] = into.get(int(move.split()[1]), 0) + n
    orders = "".join(f"| {n} | {sum(wins):.0f} | {_shares(wins)} |\n" for n, wins in order.items())
    share = {number: done.get(number, 0) / drawn[number] for number in sorted(drawn)}
    contracts = (
        f"{len(share)} contracts, fulfilled in {100 * min(share.values()):.0f} to {100 * max(share.values()):.0f} %"
    )
    return [length, orders, acts, alone, contracts] if share else []


def _actions(verbs: dict[str, int]) -> str:
    track = sum(verbs.get(verb, 0) for verb in ("track", "cross", "replace", "remove"))
    numbers = [track, *(verbs.get(verb, 0) for verb in ("factory", "fulfil", "contracts", "money"))]
    return " | ".join(f"{100 * n / sum(numbers):.0f}" for n in numbers)


def main() -> int:
    parser = argparse.ArgumentParser(description="Play the runs of search players that are not there yet.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="how the names begin (all)")
    parser.add_argument("--table", action="store_true", help="only show what was found")
    args = parser.parse_args()
    if args.table:
        sys.stdout.write("\n".join(part for game in tables().values() for part in game))
        return 0
    for run in runs():
        if not run.file.exists() and (not args.names or any(run.name.startswith(name) for name in args.names)):
            sys.stderr.write(f"{run.name}\n")
            if not run.play():
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
