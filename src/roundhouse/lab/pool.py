"""Plays a tournament in several processes of this machine.

They are spawned, never forked, do not hear Ctrl-C, and end with the one that started them. Each gets the plan once and
then numbers of games, a moment's worth at a time, and sends every game back as soon as it is finished.
"""

from __future__ import annotations

import multiprocessing
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from roundhouse.bots.process import end_with_parent, spawn
from roundhouse.core.message import Problem
from roundhouse.lab.plan import Plan
from roundhouse.lab.play import Player
from roundhouse.lab.played import Played, line, read_line

CHUNK = 0.5  # seconds of games that a process is given at a time
POLL = 0.2  # seconds until `stopped` is looked at again
MOST_AT_ONCE = 10_000  # games


class Batches:
    """Hands out the numbers of games in pieces that take about CHUNK seconds each, as far as is known."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self._left = deque(numbers)
        self._size = 1

    def __len__(self) -> int:
        return len(self._left)

    def next(self, sharers: int) -> list[int]:
        """The next piece; near the end a small one, so that all of the sharers have something to do."""
        size = min(self._size, max(1, len(self._left) // (2 * sharers)))
        return [self._left.popleft() for _ in range(min(size, len(self._left)))]

    def took(self, games: int, seconds: float) -> None:
        """Learn from a piece that has been played."""
        fitting = int(games * CHUNK / max(seconds, 1e-6))
        self._size = max(1, min(fitting, 4 * self._size, MOST_AT_ONCE))


def play_here(plan: Plan, numbers: Sequence[int], workers: int, stopped: Callable[[], bool]) -> Iterator[Played]:
    """The games of these numbers, as they are finished; when `stopped` says so, those that are finished by then."""
    batches = Batches(numbers)
    pool = [_Worker(plan) for _ in range(min(workers, len(numbers)))]
    try:
        for worker in pool:
            worker.give(batches.next(len(pool)))
        while busy := [worker for worker in pool if worker.left]:
            ready = wait([worker.pipe for worker in busy], POLL)
            for worker in busy:
                if worker.pipe in ready:
                    yield from worker.finished()
                    if not worker.left:
                        batches.took(worker.given, time.monotonic() - worker.since)
                        if len(batches) and not stopped():
                            worker.give(batches.next(len(pool)))
            if stopped():
                for worker in busy:
                    yield from worker.finished()
                return
    finally:
        for worker in pool:
            worker.end()


class _Worker:
    """One process, as the one that started it sees it."""

    def __init__(self, plan: Plan) -> None:
        self.pipe, theirs = multiprocessing.Pipe()
        self.process: SpawnProcess = spawn(_work, theirs, plan)
        theirs.close()
        self.left = 0  # games that it has not sent back yet
        self.given = 0
        self.since = 0.0

    def give(self, numbers: list[int]) -> None:
        self.left = self.given = len(numbers)
        self.since = time.monotonic()
        if numbers:
            self.pipe.send(numbers)

    def finished(self) -> Iterator[Played]:
        """What it has sent by now."""
        try:
            while self.left and self.pipe.poll():
                found = self.pipe.recv_bytes()
                self.left -= 1
                yield read_line(found)
        except (EOFError, OSError):
            raise Problem("arena-worker-died") from None

    def end(self) -> None:
        self.pipe.close()
        self.process.kill()  # it has nothing to lose, and what it has started ends with it
        self.process.join()


def _work(pipe: Connection, plan: Plan) -> None:
    """The life of the process: games, until the other end is closed."""
    end_with_parent()
    player = Player(plan)
    try:
        while True:
            for number in pipe.recv():
                pipe.send_bytes(line(player.play(number)))
    except (EOFError, OSError):
        return
    finally:
        player.close()
