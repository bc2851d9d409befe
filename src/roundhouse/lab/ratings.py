"""Ratings over all pairs of a tournament, by the library openskill (Plackett and Luce's model with Weng and Lin's
updates).

A game counts as one duel: of the seat of `a` and one seat of `b`, which changes from game to game where there are
several; so every game weighs the same, and no bot is measured against itself.
"""

from __future__ import annotations

import msgspec
from openskill.models import PlackettLuce

from roundhouse.lab.plan import Plan, line_ups, match
from roundhouse.lab.played import Played


class Rating(msgspec.Struct):
    """`mu` is the strength, `sigma` how unsure it is; `ordinal` is a strength that it has very likely: mu - 3 sigma."""

    bot: str
    mu: float
    sigma: float
    ordinal: float
    games: int


def rate(plan: Plan, games: list[Played]) -> list[Rating]:
    """The strongest first. The games come in the order of their numbers, in which the pairs take turns."""
    if plan.players == 1:
        return []
    model = PlackettLuce()
    ratings = [model.rating(name=entrant.name) for entrant in plan.entrants]
    counts = [0 for _ in plan.entrants]
    among = line_ups(plan)
    for game in games:
        duel = match(plan, game.number, among)
        others = [seat for seat in range(plan.players) if seat != duel.seat]
        other = others[game.number // len(among) // plan.players % len(others)]
        ranks = [float(game.places[duel.seat]), float(game.places[other])]
        (ratings[duel.a],), (ratings[duel.b],) = model.rate([[ratings[duel.a]], [ratings[duel.b]]], ranks=ranks)
        for bot in (duel.a, duel.b):
            counts[bot] += 1
    found = [
        Rating(entrant.name, r.mu, r.sigma, r.ordinal(), n)
        for entrant, r, n in zip(plan.entrants, ratings, counts, strict=True)
    ]
    return sorted(found, key=lambda r: -r.mu)
