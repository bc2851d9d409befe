"""The little statistics that frequency checks need. Seeds are fixed, so a check either always passes or never."""

from __future__ import annotations

from collections.abc import Mapping
from math import erfc, sqrt

TINY_CHANCE = 1e-6  # a sound game would fail one check in a million, and then always the same


def chi_square_chance(x: float, freedom: int) -> float:
    """How likely a chi-square variable is at least x (Wilson and Hilferty's approximation).

    >>> round(chi_square_chance(18.31, 10), 3), round(chi_square_chance(11.07, 5), 3)
    (0.05, 0.05)
    """
    spread = 2 / (9 * freedom)
    z = ((x / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return erfc(z / sqrt(2)) / 2


def fit(counts: Mapping[bytes, int] | Mapping[int, int], odds: Mapping[bytes, float] | Mapping[int, float]) -> float:
    """How likely counts as uneven as these are if the odds (which sum to 1) are true.

    What was counted outside the odds makes it 0. Cells in which fewer than five are expected are put together.

    >>> fit({0: 1000, 1: 0}, {0: 0.5, 1: 0.5}) < 1e-9, fit({0: 510, 1: 490}, {0: 0.5, 1: 0.5}) > 0.4
    (True, True)
    """
    seen, wanted = dict(counts.items()), dict(odds.items())
    if any(k not in wanted for k, count in seen.items() if count):
        return 0.0
    n = sum(seen.values())
    cells: list[tuple[float, float]] = []  # expected, counted
    expected = counted = 0.0
    for key in sorted(wanted, key=lambda k: wanted[k]):
        expected += n * wanted[key]
        counted += seen.get(key, 0)
        if expected >= 5:
            cells.append((expected, counted))
            expected = counted = 0.0
    if expected and cells:
        cells[-1] = (cells[-1][0] + expected, cells[-1][1] + counted)
    if len(cells) < 2:
        return 1.0
    return chi_square_chance(sum((c - e) ** 2 / e for e, c in cells), len(cells) - 1)
