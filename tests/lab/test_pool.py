"""Playing in several processes: the same games, all of them, and a stop that loses nothing."""

from __future__ import annotations

import multiprocessing

import pytest

from roundhouse.core.message import Problem
from roundhouse.lab import pool
from roundhouse.lab.plan import total
from roundhouse.lab.play import Player
from roundhouse.lab.pool import Batches, play_here
from tests.lab.plans import RANDOM_BOT, entrant, plan, same


def never() -> bool:
    return False


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 3])
def test_the_games_do_not_depend_on_the_processes(workers: int) -> None:
    made = plan("greedy", "random", entrant("mine.py", RANDOM_BOT), games=4)
    numbers = range(total(made))
    player = Player(made)
    expected = same([player.play(number) for number in numbers])
    player.close()
    assert same(list(play_here(made, numbers, workers, never))) == expected


@pytest.mark.slow
def test_what_is_finished_when_it_is_stopped_comes_out_and_no_process_is_left() -> None:
    made = plan("greedy", "random", games=100_000)
    found: list[int] = []
    found.extend(game.number for game in play_here(made, range(total(made)), 2, lambda: len(found) >= 10))
    assert 10 <= len(found) < 50_000
    assert len(set(found)) == len(found)
    assert multiprocessing.active_children() == []


@pytest.mark.slow
def test_a_process_that_dies_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    workers: list[pool._Worker] = []

    class Watched(pool._Worker):
        def give(self, numbers: list[int]) -> None:
            super().give(numbers)
            workers.append(self)

    monkeypatch.setattr(pool, "_Worker", Watched)

    def kill() -> bool:
        workers[0].process.kill()
        return False

    games = play_here(plan("search:100000000", "random"), range(2), 1, kill)
    with pytest.raises(Problem) as caught:
        list(games)
    assert caught.value.message.id == "arena-worker-died"


def test_pieces_grow_with_speed_and_shrink_towards_the_end() -> None:
    batches = Batches(range(1000))
    assert batches.next(2) == [0]
    batches.took(1, 0.01)  # 50 of these fit into half a second, but pieces grow by four at most
    assert batches.next(2) == [1, 2, 3, 4]
    batches.took(4, 0.04)
    assert len(batches.next(2)) == 16
    batches.took(16, 0.16)
    assert len(batches.next(2)) == 50
    batches.took(50, 50.0)
    assert len(batches.next(2)) == 1
    assert len(batches) == 928
    batches.took(1, 0.0)
    batches.took(4, 0.0)
    batches.took(16, 0.0)
    batches.took(64, 0.0)
    assert len(batches.next(2)) == 232  # a quarter of what is left: both have something to do until the end
    assert [len(Batches([]).next(1))] == [0]
