"""Plays the comparisons of the levels that `docs/bots.md` tells of, and keeps each as a small JSON file.

    .venv/bin/python bench/levels.py            # all, some hours on two cores; what is there is not played again
    .venv/bin/python bench/levels.py siberia-2  # those whose names begin so
    .venv/bin/python bench/levels.py --list     # their names, and whether they are there
    .venv/bin/python bench/levels.py --table    # what was found, as docs/bots.md shows it

An interrupted comparison goes on where it was: its games are kept in `build/levels`. To play one anew, delete its file
in `docs/balance/levels` and its games.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from roundhouse.bots.levels import LEVELS, MANY, effort

ROOT = Path(__file__).parents[1]
FOUND = ROOT / "docs" / "balance" / "levels"
KEPT = ROOT / "build" / "levels"

PAIRS = (
    ("easy", "random"),
    ("medium", "greedy"),
    ("medium", "easy"),
    ("hard", "medium"),
    ("expert", "greedy"),
    ("expert", "hard"),
)
MAPS = ("great_lakes", "germany", "iberia")
ALL_SEATS = {"siberia": 4, "steamrollers": 5, "steam_power": 5}
MORE_GAMES = {  # where the steps are small
    ("steam_power", 2, ("hard", "medium")): 400,
    ("steam_power", 5, ("medium", "greedy")): 600,
    ("steam_power", 5, ("hard", "medium")): 600,
    ("steam_power", 5, ("expert", "hard")): 400,
}
FULL_TIME = {"siberia": 40, "steamrollers": 12, "steam_power": 12}  # games
EVAS = range(1, 7)
NOT_YET = "not played yet"
SEED = "5"  # kept results name theirs: some are older and have another


@dataclass(frozen=True)
class Comparison:
    """One call of `arena`: the first bot against the second, or each alone."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int = 200
    scale: float = 0.05
    option: str = ""

    @property
    def name(self) -> str:
        """Such as steam_power-iberia-2-expert-hard, or at full time siberia-full-2-expert-hard."""
        option = self.option.partition("=")
        place = option[2] if option[0] == "map" else "".join(option[::2])
        full = "full" if self.scale == 1 else ""
        return "-".join(part for part in (self.game, place, full, str(self.players), *self.bots) if part)

    @property
    def file(self) -> Path:
        return FOUND / f"{self.name}.json"

    def play(self, workers: str) -> bool:
        """Play it and keep what was found; False when it was interrupted."""
        KEPT.mkdir(parents=True, exist_ok=True)
        FOUND.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "roundhouse", "arena", self.game, "--players", str(self.players), "--json"]
        command += ["--bots", ",".join(self.bots), "--games", str(self.games), "--scale", str(self.scale)]
        command += ["--seed", SEED, "--resume", str(KEPT / f"{self.name}.jsonl"), "--workers", workers]
        command += ["--challenge"] if self.players > 1 else []
        command += ["--option", self.option] if self.option else []
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        if done.returncode == 0:
            self.file.write_text(done.stdout, encoding="utf-8")
        return done.returncode == 0


def comparisons() -> list[Comparison]:
    """Two players on every map; all seats taken; alone; and at full time."""
    boards = [("siberia", 2, ""), ("steamrollers", 2, ""), *(("steam_power", 2, f"map={name}") for name in MAPS)]
    boards += [(game, players, "") for game, players in ALL_SEATS.items()]
    found = [
        Comparison(game, players, pair, MORE_GAMES.get((game, players, pair), 200), option=option)
        for pair in PAIRS
        for game, players, option in boards
    ]
    found += [Comparison("steamrollers", 1, ("expert",), scale=0.1, option=f"eva={level}") for level in EVAS]
    found += [Comparison("steam_power", 1, ("expert", "greedy"), scale=0.1)]
    return found + [Comparison(game, 2, ("expert", "hard"), games, scale=1) for game, games in FULL_TIME.items()]


def tables() -> list[str]:
    """The rows of how the levels are set, and of what was found: two players, all seats taken, alone against Eva, alone
    in Steam Power, at full time."""
    two = _rows([one for one in comparisons() if one.players == 2 and one.scale < 1])
    many = _rows([one for one in comparisons() if one.players > 2])
    eva = [one for one in comparisons() if one.game == "steamrollers" and one.players == 1]
    full = [one for one in comparisons() if one.scale == 1]
    alone = next(one for one in comparisons() if one.game == "steam_power" and one.players == 1)
    return [_settings(), two, many, _row("expert wins, %", eva), _scores(alone), _row("expert against hard", full)]


def _settings() -> str:
    """A row for each level: its time, and for each game, with two players and with many, iterations and slips."""
    rows = ""
    for name, level in LEVELS.items():
        efforts = [_effort(name, game, players) for game in ALL_SEATS for players in (2, MANY)]
        rows += f"| {name} | {level.seconds:g} | {' | '.join(efforts)} |\n"
    return rows


def _effort(level: str, game: str, players: int) -> str:
    spent = effort(level, game, players)
    return f"{spent.iterations:,}, {spent.slips} %"


def _rows(of: list[Comparison]) -> str:
    """A row for each pair, a column for each board."""
    pairs = [(f"{a} against {b}", [one for one in of if one.bots == (a, b)]) for a, b in PAIRS]
    return "".join(_row(name, shown) for name, shown in pairs)


def _row(name: str, shown: list[Comparison]) -> str:
    return f"| {name} | {' | '.join(share(one) if one.file.exists() else NOT_YET for one in shown)} |\n"


def _scores(one: Comparison) -> str:
    """Mean scores of bots that have played alone, with the intervals."""
    if not one.file.exists():
        return f"| mean score | {' | '.join(NOT_YET for _ in one.bots)} |\n"
    found = json.loads(one.file.read_text(encoding="utf-8"))["solo"]
    cells = (f"{bot['mean_score']:.1f} ({bot['score_low']:.1f} to {bot['score_high']:.1f})" for bot in found)
    return f"| mean score | {' | '.join(cells)} |\n"


def share(one: Comparison) -> str:
    """Of the games that the first bot has won, with the interval."""
    results = json.loads(one.file.read_text(encoding="utf-8"))
    if one.players == 1:
        found, rate = results["solo"][0], "win_rate"
    else:
        found, rate = results["pairs"][0], "win_rate_a"
    return f"{100 * found[rate]:.1f} ({100 * found['low']:.0f} to {100 * found['high']:.0f})"


def overrun() -> str:
    """How many of a bot's turns took more than a tenth over their time, where most did."""
    kept = (json.loads(one.file.read_text(encoding="utf-8")) for one in comparisons() if one.file.exists())
    return f"{100 * max(bot['over_share'] for found in kept for bot in found['thinking']):.2f} %"


def main() -> int:
    parser = argparse.ArgumentParser(description="Play the comparisons of the levels that are not there yet.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="how the names begin (all)")
    parser.add_argument("--list", action="store_true", help="only tell which there are")
    parser.add_argument(
        "--workers", metavar="N", default=str(os.cpu_count() or 1), help="processes (one for each core)"
    )
    parser.add_argument("--table", action="store_true", help="only show what was found")
    args = parser.parse_args()
    if args.table:
        sys.stdout.write("\n".join([*tables(), f"{overrun()} of the turns over their time at most\n"]))
        return 0
    for one in comparisons():
        if args.names and not any(one.name.startswith(name) for name in args.names):
            continue
        if args.list:
            sys.stdout.write(f"{one.name}{'' if one.file.exists() else ' (to be played)'}\n")
        elif not one.file.exists():
            sys.stderr.write(f"{one.name}\n")
            if not one.play(args.workers):
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
