"""The course of a finished game: what one turn is, which positions are looked at again, where the game turned."""

from __future__ import annotations

from itertools import pairwise

import pytest

from roundhouse.core.state import CHANCE, OVER
from roundhouse.table import course, play
from roundhouse.table.course import SEVERAL, Turn, Turning
from roundhouse.table.table import Table
from tests.table.sitting import about_to_take, act, done, moves, sit, undo


def shape(table: Table) -> list[tuple[int, int, int]]:
    return [(turn.actor, turn.start, turn.end) for turn in course.turns(table)]


def test_what_is_laid_in_secret_at_the_same_time_is_one_turn_of_several() -> None:
    """Ana and Ben lay a card each; both are laid open with the second. A die is rolled, and Ana, who laid higher,
    takes the pot when Ben has said that he lets it pass."""
    table = about_to_take("Ana", "Ben")
    act(table, 0, "take")
    laid, rolled, let, taken = course.turns(table)[:4]
    assert (laid.actor, laid.start, laid.end, laid.inner) == (SEVERAL, 0, 2, ())
    assert (rolled.actor, rolled.start, rolled.end) == (CHANCE, 2, 3)
    assert (let.actor, let.end) == (1, 4)
    assert (taken.actor, taken.start) == (0, 4)


def test_what_was_taken_back_is_no_part_of_the_course() -> None:
    table = about_to_take("Ana", "greedy")
    before = shape(table)
    act(table, 0, "leave")
    undo(table, 0)
    assert shape(table) == before


def test_the_course_covers_the_whole_game_without_gaps_and_its_positions_are_those_of_the_table() -> None:
    table = sit("Ana", "Ben", options={"goal": "3"})
    for _ in range(500):
        for player in (0, 1):
            if moves(table, player):
                act(table, player, moves(table, player)[0])
            if play.waits_for_done_of(table, player):
                done(table, player)
    assert table.state.actor() == OVER
    turns = course.turns(table)
    assert turns[0].start > 0  # cards are dealt before anybody decides
    assert turns[-1].end == len(table.live)
    assert [turn.start for turn in turns[1:]] == [turn.end for turn in turns[:-1]]
    assert course.first_look(turns) == sorted({turns[0].start, *(turn.end for turn in turns)})
    assert all(one.actor != other.actor or one.actor == SEVERAL for one, other in pairwise(turns))
    *_, last = (state.to_bytes() for state in course.states(table))
    assert last == table.state.to_bytes()


TURNS = [Turn(0, 1, 0), Turn(1, 4, 1, (2, 3)), Turn(4, 5, CHANCE), Turn(5, 6, 0), Turn(6, 7, 1)]


def test_the_turns_in_which_most_has_changed_are_looked_at_again_with_all_their_positions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(course, "CANDIDATES", 2)
    values = {0: (0.5, 0.5), 1: (0.55, 0.45), 4: (0.2, 0.8), 5: (0.3, 0.7), 6: (0.9, 0.1), 7: (1.0, 0.0)}
    # changes of 5, 35, 10, 60 and 10 %: the second and the fourth turn
    assert course.second_look(TURNS, values) == [1, 2, 3, 4, 5, 6]


def test_a_turning_point_is_the_action_that_did_most_for_whom_the_turn_changed_most() -> None:
    values = {1: (0.6, 0.4), 2: (0.55, 0.45), 3: (0.25, 0.75), 4: (0.2, 0.8), 5: (0.3, 0.7), 6: (0.9, 0.1)}
    # the second turn takes 40 % from the first player, 30 of them with its second action, which leads to position 3; of
    # two who win and lose as much, the winner is told. The other turns were not looked at again.
    assert course.turning_points(TURNS, values, 0.03) == [
        Turning(3, 1, 1, 0.4, 0.8),
        Turning(5, CHANCE, 0, 0.2, 0.3),
        Turning(6, 0, 0, 0.3, 0.9),
    ]


def test_the_three_biggest_turning_points_are_told_in_their_order() -> None:
    turns = [Turn(place, place + 1, place % 2) for place in range(6)]
    first = [0.5, 0.6, 0.2, 0.25, 0.75, 0.45, 0.0]  # of the first player: changes of 10, 40, 5, 50, 30 and 45 %
    values = {place: (chance, 1 - chance) for place, chance in enumerate(first)}
    found = course.turning_points(turns, values, 0.03)
    assert [(one.place, one.player) for one in found] == [(2, 1), (4, 0), (6, 1)]


def test_where_hardly_anything_has_changed_there_is_no_turning_point() -> None:
    values = {0: (0.5, 0.5), 1: (0.52, 0.48)}
    assert course.turning_points([Turn(0, 1, 0)], values, 0.03) == []
    assert course.turning_points([Turn(0, 1, 0)], values, 0.01) == [Turning(1, 0, 0, 0.5, 0.52)]


def test_each_point_of_the_curve_is_a_mean_with_those_around_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "REACH", 1)
    values = {0: (0.6, 0.4), 3: (0.0, 1.0), 4: (0.9, 0.1)}
    # the own value counts twice, the ones beside it once: (2 * 0.6 + 0) / 3, (0.6 + 2 * 0 + 0.9) / 4, (0 + 2 * 0.9) / 3
    even = course.smooth(values, dict.fromkeys(values, 32), ())
    assert list(even) == [0, 3, 4]
    assert [first for first, _ in even.values()] == pytest.approx([0.4, 0.375, 0.6])
    assert [first + second for first, second in even.values()] == pytest.approx([1, 1, 1])
    # judged three times as closely, the last one counts three times: (0.6 + 0 + 3 * 0.9) / 6
    assert course.smooth(values, {0: 32, 3: 32, 4: 96}, ())[3][0] == pytest.approx(0.55)
    # with two on each side: (3 * 0.6 + 2 * 0 + 0.9) / 6
    monkeypatch.setattr(course, "REACH", 2)
    assert course.smooth(values, dict.fromkeys(values, 32), ())[0][0] == pytest.approx(0.45)


def test_the_curve_is_not_made_smooth_across_a_turning_point(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "REACH", 3)
    values = {place: (value,) for place, value in enumerate((0.2, 0.2, 0.2, 0.8, 0.8, 0.8, 1.0))}
    step = course.smooth(values, dict.fromkeys(values, 32), {2, 3, 6})
    assert [value for (value,) in list(step.values())[:4]] == pytest.approx([0.2, 0.2, 0.2, 0.8])
    # 4 * 0.8 of its own, 3 * 0.8 on either side, 2 * 1.0 at the end, beyond which there is nothing
    assert step[4][0] == pytest.approx((0.8 * 10 + 2 * 1.0) / 12)
    assert step[6] == (1.0,)


def test_the_last_position_is_no_guess() -> None:
    table = sit("Ana", hands=("1",), deck=False)
    state = table.state.copy()
    with pytest.raises(AssertionError):
        course.result(state)
