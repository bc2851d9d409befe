"""What a tournament has found, as tables on the terminal."""

from __future__ import annotations

from roundhouse.cli.common import columns
from roundhouse.core.text import t
from roundhouse.lab import tables
from roundhouse.lab.results import Results


def show(found: Results) -> None:
    for said in tables.head(found):
        print(t(said))
    if found.pairs:
        rows = [[*tables.pair_cells(pair), t(tables.told_verdict(pair))] for pair in found.pairs]
        _print(tables.PAIRS, rows)
    if found.ratings:
        rows = [[r.bot, f"{r.mu:.1f}", f"± {2 * r.sigma:.1f}", str(r.games)] for r in found.ratings]
        _print(("bot", "rating", "unsure", "games"), rows)
    if found.solo:
        _print(tables.SOLO, [tables.solo_cells(one) for one in found.solo])
    if found.thinking:
        rows = [
            [o.bot, str(o.turns), f"{o.mean_turn:.3f} s", f"{o.longest_turn:.3f} s", f"{o.over_share:.1%}"]
            for o in found.thinking
        ]
        _print(("bot", "turns", "mean", "longest", "over"), rows)


def _print(heads: tuple[str, ...], rows: list[list[str]]) -> None:
    print(columns([[t(tables.column(name)) for name in heads], *rows]))
