"""Checks of `world`: a player's worlds are as frequent as the rules make them.

On small positions, which the game declares, all worlds are counted. On positions of full size, made by chance alone,
the truth must look like one more world.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import count
from math import sqrt

from roundhouse.core.game import legal, weights
from roundhouse.core.rng import stream
from roundhouse.core.state import CHANCE, State, View
from tests.battery.common import Budget, SmallPosition, Subject, Walk, positions, viewers
from tests.battery.stats import TINY_CHANCE, fit

MOST_LEAVES = 30_000  # a small position has no more outcomes
VIEWS = 3  # so many views of a player are compared, the likeliest ones
FAR = 6.0  # standard errors


def check_world_frequencies(subject: Subject, budget: Budget) -> None:
    """On small positions: sampled worlds are exactly the possible ones, each as often as the weights say. A game that
    declares none has no secrets: everybody sees everything, and the world of a view is the truth."""
    small = subject.small_positions()
    if not small:
        look_at_open_game(subject, budget)
    for position in small:
        leaves, secret = outcomes(position), False
        for p in range(position.start.n_players):
            groups: dict[bytes, dict[bytes, Fraction]] = {}
            for data, (state, odds) in leaves.items():
                groups.setdefault(state.view(p).to_bytes(), {})[data] = odds
            likely = sorted(groups, key=lambda v: (-sum(groups[v].values()), v))
            several = [view for view in likely if len(groups[view]) > 1]
            secret = secret or bool(several)
            for view in several[:VIEWS]:
                where = f"{subject.game.name}, small position {position.name}, player {p}"
                compare_worlds(where, position.start.board.view_from_bytes(view), groups[view], budget.samples)
        assert secret, f"small position {position.name} keeps nothing secret from anybody"


def look_at_open_game(subject: Subject, budget: Budget) -> None:
    """Nothing is ever kept from anybody."""
    hint = "small_positions() in its battery_spec.py has to give at least one, with chance about to deal it"
    for k, walk in enumerate(positions(subject, budget.positions, 504)):
        state = walk.state
        everybody = (1 << (walk.variant.players + 1)) - 1
        for who in (CHANCE, *range(walk.variant.players)):
            for action in legal(state, who):
                assert state.audience(who, action) == everybody, f"{walk}: action {action} is secret: {hint}"
        for p in viewers(walk):
            world = state.view(p).world(stream(505, k))
            assert world.to_bytes() == state.to_bytes(), f"{walk}: player {p} does not know all: {hint}"


def outcomes(position: SmallPosition) -> dict[bytes, tuple[State, Fraction]]:
    """All positions that chance can lead to, with their odds; equal positions are one."""
    assert position.start.actor() == CHANCE, f"in the small position {position.name} chance is not about to act"
    layer = {position.start.to_bytes(): (position.start, Fraction(1))}
    leaves: dict[bytes, tuple[State, Fraction]] = {}
    for draw in count(1):
        deeper: dict[bytes, tuple[State, Fraction]] = {}
        for state, odds in layer.values():
            choices = weights(state)
            for action, weight in choices.items():
                after = state.copy()
                after.apply(CHANCE, action)
                into = leaves if draw == position.draws or after.actor() != CHANCE else deeper
                data = after.to_bytes()
                known = into.get(data, (after, Fraction(0)))
                into[data] = (after, known[1] + odds * Fraction(weight, sum(choices.values())))
        layer = deeper
        assert len(layer) + len(leaves) <= MOST_LEAVES, f"the small position {position.name} is not small"
        if not layer:
            break
    return leaves


def compare_worlds(where: str, view: View, group: dict[bytes, Fraction], samples: int) -> None:
    """Sampled worlds against the counted ones."""
    rng = stream(501, len(group))
    counts = Counter(view.world(rng).to_bytes() for _ in range(samples))
    strange = [data for data in counts if data not in group]
    assert not strange, f"{where}: {len(strange)} of the sampled worlds are impossible"
    total = sum(group.values())
    chance = fit(counts, {data: float(odds / total) for data, odds in group.items()})
    assert chance > TINY_CHANCE, (
        f"{where}: the worlds are not as frequent as the rules make them; the likeliest comes "
        f"{counts[max(group, key=lambda d: group[d])]} of {samples} times instead of "
        f"{float(max(group.values()) / total) * samples:.0f}"
    )


def check_truth_looks_like_a_world(subject: Subject, budget: Budget) -> None:
    """At full size, once the first secrets are dealt: the truth is, in the mean, what the worlds of a view are.

    Only chance has acted since something was secret, so truth and world must have the same distribution. Every byte of
    the positions is compared in its mean; and a world must be the truth as often as it is another world.
    """
    if not subject.small_positions():
        return  # nothing is kept from anybody, as `look_at_open_game` finds out
    n = max(budget.samples // 8, 200)
    for variant, board in zip(subject.variants, subject.boards, strict=True):
        if variant.options != subject.variants[0].options:
            continue
        if budget.thin > 1 and variant.players != subject.game.max_players:
            continue
        pairs = [Pairs() for _ in range(variant.players)]
        for k in range(n):
            walk = Walk(subject, variant, board, stream(502, k), [None] * variant.players)
            for p in to_first_secrets(walk):
                pairs[p].add(walk, p)
        for p in range(variant.players):
            pairs[p].judge(f"{subject.game.name}, {variant}, once the first secrets are dealt, player {p}")


def to_first_secrets(walk: Walk) -> list[int]:
    """Play to the first decision after something was dealt secretly; returns who did not see all of it."""
    state, players = walk.state, walk.variant.players
    seen = everybody = (1 << players) - 1
    while not walk.over and (seen == everybody or state.actor() == CHANCE):
        if state.actor() == CHANCE and len(can := legal(state, CHANCE)) > 1:
            seen &= state.audience(CHANCE, can[0])
        walk.step()
    return [] if walk.over else [p for p in range(players) if not seen >> p & 1]


class Pairs:
    """Truths beside worlds, added up."""

    def __init__(self) -> None:
        self.n = 0
        self.sums: list[int] = []  # the differences of each byte, and their squares
        self.squares: list[int] = []
        self.true = 0  # how often a world is the truth
        self.same = 0  # how often two worlds are the same

    def add(self, walk: Walk, player: int) -> None:
        view, truth = walk.state.view(player), walk.state.to_bytes()
        one, two = (view.world(stream(503 + k, self.n)).to_bytes() for k in (0, 1))
        differences = [a - b for a, b in zip(truth, one, strict=False)]
        self.sums = [x + d for x, d in zip(self.sums or [0] * len(truth), differences, strict=False)]
        self.squares = [x + d * d for x, d in zip(self.squares or [0] * len(truth), differences, strict=False)]
        self.true += one == truth
        self.same += one == two
        self.n += 1

    def judge(self, where: str) -> None:
        if not self.n:
            return  # nothing is ever kept from this player
        assert self.true < self.n, f"{where}: a world is always the truth"
        for i, (total, squares) in enumerate(zip(self.sums, self.squares, strict=True)):
            error = max(sqrt(max(squares - total * total / self.n, 0.0)), 3.0)
            assert abs(total) <= FAR * error, (
                f"{where}: byte {i} of the truth differs from that of worlds by {total / self.n:.3f} in the mean, "
                f"{abs(total) / error:.0f} standard errors"
            )
        assert abs(self.true - self.same) <= FAR * max(sqrt(self.true + self.same), 2.0), (
            f"{where}: a world is the truth {self.true} times, two worlds are the same {self.same} times of {self.n}; "
            "both must be as frequent"
        )
