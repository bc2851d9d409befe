"""Intervals: worked by hand, and against the printed tables."""

from __future__ import annotations

from math import sqrt

import pytest

from roundhouse.lab.intervals import Z, mean_interval, student, wilson


def test_the_normal_quantile() -> None:
    assert pytest.approx(1.959964, abs=1e-6) == Z


def test_wilson_by_hand() -> None:
    # z² = 3.8415; 8 of 10: middle (0.8 + 0.38415 / 2) / 1.38415 = 0.99207 / 1.38415 = 0.71674;
    # half 1.95996 * sqrt(0.016 + 0.0096037) / 1.38415 = 1.95996 * 0.160012 / 1.38415 = 0.226577
    assert wilson(8, 10) == pytest.approx((0.490162, 0.943318), abs=1e-5)
    # nothing of 10: 0 to z² / (10 + z²) = 3.8415 / 13.8415
    assert wilson(0, 10) == pytest.approx((0, 0.277533), abs=1e-5)
    assert wilson(10, 10) == pytest.approx((0.722467, 1), abs=1e-5)


def test_a_shared_win_moves_the_interval_by_its_part() -> None:
    assert wilson(5, 10)[0] < wilson(5.5, 10)[0] < wilson(6, 10)[0]


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0, 1)


@pytest.mark.parametrize(
    ("freedom", "printed"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (9, 2.262), (30, 2.042), (120, 1.980)],
)
def test_student_is_that_of_the_printed_tables(freedom: int, printed: float) -> None:
    assert student(freedom) == pytest.approx(printed, abs=0.002 if freedom > 3 else 0.005)


def test_a_mean_by_hand() -> None:
    # 2, 4, 9: mean 5, squares 9 + 1 + 16 = 26, variance 13, standard error sqrt(13 / 3) = 2.0817, times 4.303
    assert mean_interval([2, 4, 9]) == pytest.approx((5, 5 - 8.957, 5 + 8.957), abs=0.01)
    assert mean_interval([7]) == (7, 7, 7)
    assert sqrt(13 / 3) * 4.3027 == pytest.approx(8.957, abs=0.001)
