"""95 % confidence intervals: of a share of wins, and of a mean.

Only these two are needed, and a library of statistics would be larger than all of Roundhouse's dependencies together.
"""

from __future__ import annotations

from math import pi as half_turn
from math import sqrt, tan
from statistics import NormalDist, fmean, stdev

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)  # 1.96


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's score interval of a probability: all p for which `wins` of `games` is not further than Z standard
    deviations from what p would give. Unlike the simple one it does not leave 0 to 1, and holds for few games.

    >>> [round(x, 4) for x in wilson(5, 10)]
    [0.2366, 0.7634]
    """
    if games == 0:
        return 0.0, 1.0
    share, spread = wins / games, Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(values: list[int]) -> tuple[float, float, float]:
    """The mean, and Student's interval for it; without two values there is none, and it is the mean itself."""
    mean = fmean(values) if values else 0.0
    if len(values) < 2:
        return mean, mean, mean
    half = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return mean, mean - half, mean + half


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution: exact for one and two degrees of freedom, from three on the
    expansion by Fisher and Cornish in 1 / freedom (Abramowitz and Stegun 26.7.5), right to three digits.

    >>> [round(student(n), 2) for n in (1, 2, 9)]
    [12.71, 4.3, 2.26]
    """
    p = 0.5 + CONFIDENCE / 2
    if freedom == 1:
        return tan(half_turn * (p - 0.5))
    if freedom == 2:
        return 2 * (p - 0.5) * sqrt(2 / (4 * p * (1 - p)))
    z = Z
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** (i + 1) for i, term in enumerate(terms))
