"""The small generator: the published numbers of its algorithm, fair bounds, independent streams."""

from __future__ import annotations

import pytest

from roundhouse.core.rng import Rng, stream

# the reference numbers of xoshiro128++ from the state 1, 2, 3, 4
REFERENCE = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420]


def test_the_words_are_those_of_the_reference() -> None:
    rng = Rng(1, 2, 3, 4)
    assert [rng.word() for _ in REFERENCE] == REFERENCE


def test_a_state_of_zeros_is_not_kept() -> None:
    rng = Rng(0, 0, 0, 0)
    assert len({rng.word() for _ in range(10)}) > 5


@pytest.mark.parametrize("n", [1, 2, 3, 7, 70, 1000, 2**31 - 1])
def test_numbers_stay_below_their_bound(n: int) -> None:
    rng = stream(3, n)
    assert all(0 <= rng.below(n) < n for _ in range(2000))


def test_every_number_is_equally_likely() -> None:
    rng, counts = stream(4, 0), [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert all(abs(count - 10_000) < 500 for count in counts)  # more than five standard deviations


def test_words_that_would_favour_some_numbers_are_drawn_again() -> None:
    # n = 3 * 2**29: 2**32 words make n numbers twice, and 2**30 are left over; these are the words whose product with
    # n has a lower half below 2**30, and each of the others gives the upper half of its product
    n = 3 * 2**29
    rng, twin = stream(5, 0), stream(5, 0)
    products = [twin.word() * n for _ in range(400)]
    kept = [product >> 32 for product in products if product % 2**32 >= 2**30]
    assert len(kept) < 350  # about a quarter is drawn again
    assert [rng.below(n) for _ in kept] == kept


def test_the_stream_of_a_game_depends_on_seed_and_index_only() -> None:
    words = {(seed, index): stream(seed, index).word() for seed in range(30) for index in range(30)}
    assert len(set(words.values())) == 900
    assert stream(7, 8).word() == words[7, 8]


def test_a_split_stream_differs_from_its_parent() -> None:
    rng = stream(1, 1)
    child = rng.split()
    assert [child.word() for _ in range(5)] != [rng.word() for _ in range(5)]
