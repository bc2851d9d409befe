"""The draws of a table. The expected HMACs were worked out with another program (openssl), not with ours."""

import doctest
from fractions import Fraction

import pytest

from roundhouse.core import draws
from roundhouse.core.draws import SPAN, Draws, commitment, draw, keyed

ZERO = bytes(32)
COUNTING = bytes(range(32))

# printf '1/0' | openssl dgst -sha256 -mac HMAC -macopt hexkey:0000…
VECTORS = [
    (ZERO, "1/0", 0x07EC191D17604855A640FC38E2371B63043958D88E830C30010CC9057CF5CA6E),
    (ZERO, "2/0", 0x64D71FC03F9528572F90B7D7E16D60E07ECBF33FEFD3A6937D44E78FB4826619),
    (ZERO, "3/0", 0xC28F5D12031021F0D6F2AE3F6D06E5789BB9208D27C18E77C216C5BA87B87E76),
    (ZERO, "3/1", 0x754CCF8676DC4ACDF01515F75D5036434F969076F9AC7C681600ABF7AF3D4273),
    (COUNTING, "1/0", 0x0D3CEA47C4522F0ACAF3E08BADB18F4E50D97354A3500692409DC22B426C21AA),
    (COUNTING, "17/0", 0xEFE7B0B8B055AAE6667FC32BC5394DDEDDFBD915A68AB4D82173A07ED8C9637C),
]


@pytest.mark.parametrize(("seed", "label", "number"), VECTORS)
def test_the_numbers_are_hmac_sha256(seed: bytes, label: str, number: int) -> None:
    assert keyed(seed, label) == number


def test_a_die_shows_the_remainder_by_six() -> None:
    # …6e is 2 more than a multiple of six, …19 one more, …76 a multiple; …aa and …28 are 2 more
    assert [Draws(ZERO, k).pick([1] * 6) for k in range(3)] == [2, 1, 0]
    assert Draws(COUNTING).pick([1] * 6) == 2


def test_draws_follow_one_another_and_the_counter_tells_the_last() -> None:
    table = Draws(ZERO)
    assert [table.pick([1] * 6) for _ in range(3)] == [2, 1, 0]
    assert table.counter == 3


def test_a_draw_depends_on_its_counter_only() -> None:
    assert draw(ZERO, 3, [1] * 6) == Draws(ZERO, 2).pick([1] * 6)


def test_weights_are_laid_end_to_end() -> None:
    # draw 1 of the zero seed is 6 more than a multiple of ten
    assert [draw(ZERO, 1, w) for w in ([7, 3], [6, 4], [1, 5, 4], [6, 1, 3])] == [0, 1, 2, 1]


def test_a_number_that_would_favour_the_first_outcome_is_rejected() -> None:
    # The total is just above half of the span: numbers from 0x8000…01 on are rejected. 3/0 begins with c2, so 3/1
    # counts: it begins with 75, above a quarter of the span.
    quarter = SPAN // 4
    assert draw(ZERO, 3, [quarter, quarter + 1]) == 1
    assert draw(ZERO, 1, [quarter, quarter + 1]) == 0  # 07…: taken at the first attempt


def test_all_outcomes_come_as_often_as_their_weights_say() -> None:
    weights = [1, 2, 3]
    table = Draws(COUNTING)
    count = [0, 0, 0]
    for _ in range(6000):
        count[table.pick(weights)] += 1
    expected = [1000, 2000, 3000]
    chi = sum(Fraction((c - e) ** 2, e) for c, e in zip(count, expected, strict=True))
    assert chi < 14  # two degrees of freedom: one in a thousand


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(ZERO) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_of_another_length_is_a_mistake(seed: bytes) -> None:
    with pytest.raises(ValueError):
        Draws(seed)


def test_the_counter_cannot_start_below_zero() -> None:
    with pytest.raises(ValueError):
        Draws(ZERO, -1)


def test_the_examples_in_the_text_are_right() -> None:
    assert doctest.testmod(draws).failed == 0
