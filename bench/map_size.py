"""How the cost of a decision grows with the map: random play of Steam Power on maps of three sizes.

`python bench/map_size.py [--rounds N] [--json]`. The maps are made for the purpose: rows of hexes with cities at even
distances and a little of every terrain, so that nothing but the size differs. Sizes take turns, times are CPU times,
and the medians are told.
"""

from __future__ import annotations

import argparse
import json
import sys
from statistics import median

from roundhouse.cli.bench_worker import decisions_per_second
from roundhouse.core.hexes import hex_id
from roundhouse.core.options import settle
from roundhouse.core.registry import game
from roundhouse.core.setup import build

PLAYERS = 4
SIZES = ((8, 9), (15, 15), (26, 24))  # rows and columns; the last is the largest map that a file may have
TERRAIN = "....h...h.m."


def text(rows: int, columns: int, cities: int) -> str:
    """A data file: ours, with one map of this size in place of our maps."""
    cells = [(row, column) for row in range(1, rows - 1) for column in range(2, columns)]
    sites = {cells[(2 * k + 1) * len(cells) // (2 * cities)] for k in range(cities)}
    drawn = [
        "".join("o" if (row, c) in sites else TERRAIN[(5 * row + c) % len(TERRAIN)] for c in range(1, columns + 1))
        for row in range(rows)
    ]
    ours = game("steam_power").load_data().text
    lines = ["[[map]]", 'id = "size"', 'names = { en = "Size" }', "best = [2, 3, 4, 5]", "rows = ["]
    lines += [f'    "{row}",' for row in drawn] + ["]", "city = ["]
    lines += [
        f'    {{ hex = "{hex_id(*cell)}", names = {{ en = "{hex_id(*cell).upper()}" }} }},' for cell in sorted(sites)
    ]
    return "\n".join([ours[: ours.index("[[map]]")].replace('id = "steam_power"', 'id = "size"', 1), *lines, "]", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    steam_power = game("steam_power")
    boards = {}
    for rows, columns in SIZES:
        cities = max(10, min(31, rows * columns // 12))
        data = steam_power.parse_data(text(rows, columns, cities), f"{rows} x {columns}")
        options = settle(steam_power.options, {})
        boards[rows * columns, cities] = build(steam_power, PLAYERS, options, data, own_data=True).board
    speeds: dict[tuple[int, int], list[float]] = {size: [] for size in boards}
    for _ in range(args.rounds):
        for size, board in boards.items():
            speeds[size].append(decisions_per_second(board))
    found = [
        {"hexes": hexes, "cities": cities, "decisions_per_second": round(median(rates))}
        for (hexes, cities), rates in speeds.items()
    ]
    sys.stdout.write(json.dumps({"sizes": found}) + "\n" if args.json else "".join(map(line, found)))


def line(size: dict[str, int]) -> str:
    rate = size["decisions_per_second"]
    return (
        f"{size['hexes']:4} hexes, {size['cities']:2} cities: {rate:9,} decisions a second, {1e6 / rate:.2f} us each\n"
    )


if __name__ == "__main__":
    main()
