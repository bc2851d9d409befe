"""The small generator of simulation and search: xoshiro128++, 128 bits of state, 32 bits a step.

Every word is kept in 32 bits, so that machine integers and Python's own give the same numbers. Tables never use it:
their draws come from a committed seed (`core/draws.py`).
"""

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


class Rng:
    """A stream of random numbers, fixed by four words that are not all zero."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a & MASK
        self.b: i64 = b & MASK
        self.c: i64 = c & MASK
        self.d: i64 = d & MASK
        if self.a | self.b | self.c | self.d == 0:
            self.a = 1

    def word(self) -> i64:
        """The next 32 bits."""
        a: i64 = self.a
        d: i64 = self.d
        x: i64 = (a + d) & MASK
        x = ((((x << 7) & MASK) | (x >> 25)) + a) & MASK
        b: i64 = self.b
        t: i64 = (b << 9) & MASK
        c: i64 = self.c ^ a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ t
        self.d = ((d << 11) & MASK) | (d >> 21)
        return x

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely, for 1 <= n < 2**31."""
        m: i64 = self.word() * n
        low: i64 = m & MASK
        if low < n:
            floor: i64 = (MASK + 1 - n) % n
            while low < floor:
                m = self.word() * n
                low = m & MASK
        return m >> 32

    def split(self) -> "Rng":
        """A new stream, independent of what this one gives from now on."""
        return Rng(self.word(), self.word(), self.word(), self.word())


def stream(seed: int, index: int) -> Rng:
    """The generator of game `index` of the run `seed`: the same whoever plays it, and in which order."""
    h = sha256(f"{seed}/{index}".encode()).digest()
    return Rng(
        int.from_bytes(h[0:4], "little"),
        int.from_bytes(h[4:8], "little"),
        int.from_bytes(h[8:12], "little"),
        int.from_bytes(h[12:16], "little"),
    )
