"""The draws of a table: HMAC-SHA256 of a committed 256-bit seed and a counter, with rejection sampling.

The seed's hash is shown before the first draw and the seed after the last, so that everybody can check that the draws
were fixed before play. `docs/record-format.md` says it for people who want to check it with a program of their own.
Simulation and search have a quicker generator (`core/rng.py`).
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import sha256

SEED_BYTES = 32
SPAN = 1 << 256  # as many numbers as one HMAC can give


class Draws:
    """The draws of one table, in order. `counter` is the number of the last draw taken; it never goes back.

    >>> Draws(bytes(32)).pick([1, 1, 1, 1, 1, 1])
    2
    """

    __slots__ = ("counter", "seed")

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes")
        if counter < 0:
            raise ValueError("draws are counted from 1")
        self.seed = seed
        self.counter = counter

    def pick(self, weights: Sequence[int]) -> int:
        """The next draw: an index into the weights, each as likely as its weight says."""
        self.counter += 1
        return draw(self.seed, self.counter, weights)


def draw(seed: bytes, counter: int, weights: Sequence[int]) -> int:
    """Draw number `counter` of a seed, whatever was drawn before it.

    The HMAC of the text `counter/attempt` is a number below 2**256. Numbers from the largest multiple of the total
    weight upwards are rejected, for they would favour the first outcomes, and the next attempt is made.
    """
    total = sum(weights)
    fair = SPAN - SPAN % total
    attempt = 0
    while (number := keyed(seed, f"{counter}/{attempt}")) >= fair:
        attempt += 1
    rest = number % total
    index = 0
    while rest >= weights[index]:
        rest -= weights[index]
        index += 1
    return index


def keyed(seed: bytes, label: str) -> int:
    """A number below 2**256 that only the owner of the seed can work out; bots' seeds are made of it, too."""
    return int.from_bytes(hmac.digest(seed, label.encode(), "sha256"), "big")


def commitment(seed: bytes) -> str:
    """What is shown of a seed before the first draw."""
    return sha256(seed).hexdigest()
