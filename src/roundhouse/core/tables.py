"""Flat tables of numbers, as positions have them: making, reading back, counting, choosing by weight."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

MANY: Final = 4096
NOTHING: Final = vec[i64]([0 for _ in range(MANY)])  # copying a part of it is much faster than counting out zeros


def zeros(n: i64) -> vec[i64]:
    return NOTHING[:n] if n <= MANY else vec[i64]([0 for _ in range(n)])


def total(table: vec[i64], n: i64) -> i64:
    """How many pieces there are in the first `n` kinds."""
    x: i64 = 0
    for i in range(n):
        x += table[i]
    return x


def pick(table: vec[i64], k: i64) -> i64:
    """The kind of the k-th piece when the pieces lie in a row, kind by kind."""
    i: i64 = 0
    while k >= table[i]:
        k -= table[i]
        i += 1
    return i


def legal_kinds(base: i64, table: vec[i64], size: i64, out: vec[i64]) -> i64:
    """The kinds of which a piece is left, as actions from `base` on."""
    n: i64 = 0
    for i in range(size):
        if table[i] > 0:
            out[n] = base + i
            n += 1
    return n


def weights_of_kinds(table: vec[i64], size: i64, out: vec[i64]) -> i64:
    """How many pieces of these kinds there are, in the same order."""
    n: i64 = 0
    for i in range(size):
        if table[i] > 0:
            out[n] = table[i]
            n += 1
    return n


class Reader:
    """Reads numbers off packed bytes."""

    def __init__(self, data: bytes) -> None:
        self.numbers: vec[i64] = vec[i64](memoryview(data).cast("q"))
        self.at: i64 = 0

    def number(self) -> i64:
        self.at += 1
        return self.numbers[self.at - 1]

    def table(self, size: i64) -> vec[i64]:
        out: vec[i64] = vec[i64]()
        for _ in range(size):
            out = append(out, self.number())
        return out
