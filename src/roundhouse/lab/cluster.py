"""Plays a tournament on a cluster of Dask, whose scheduler runs at a given address.

The workers need the same version of Roundhouse, the machine that starts the tournament needs the extra `cluster`. A
task is a moment's worth of games; what it needs travels with it, files of bots included.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

import roundhouse
from roundhouse.core.message import Problem
from roundhouse.lab.plan import Plan
from roundhouse.lab.play import Player
from roundhouse.lab.played import Played, line, read_line
from roundhouse.lab.pool import POLL, Batches

Client = Any  # Dask's own types are incomplete
Future = Any

AHEAD = 2  # tasks for each thread of the cluster, so that none waits for the next
LAST_WAIT = 3.0  # seconds for the tasks that run when it is stopped
CONNECT_SECONDS = 10


def play_there(plan: Plan, numbers: Sequence[int], address: str, stopped: Callable[[], bool]) -> Iterator[Played]:
    """The games of these numbers, as the cluster finishes them."""
    client = _connect(address)
    running: dict[str, tuple[Future, int]] = {}
    try:
        yield from _play(client, msgspec.msgpack.encode(plan), Batches(numbers), running, stopped)
    finally:
        client.cancel([future for future, _ in running.values()])
        client.run(forget)
        client.close()


def _play(
    client: Client,
    plan: bytes,
    batches: Batches,
    running: dict[str, tuple[Future, int]],
    stopped: Callable[[], bool],
) -> Iterator[Played]:
    done: queue.SimpleQueue[Future] = queue.SimpleQueue()
    threads = _threads(client)
    end = 0.0
    while len(batches) or running:
        while len(batches) and len(running) < AHEAD * threads and not end:
            numbers = batches.next(threads)
            future = client.submit(task, plan, numbers, pure=False, retries=2)
            running[future.key] = future, len(numbers)
            future.add_done_callback(done.put)
        try:
            future = done.get(timeout=POLL)
        except queue.Empty:
            pass
        else:
            _, games = running.pop(future.key)
            yield from _unpacked(future, games, batches)
        if stopped() and not end:
            end = time.monotonic() + LAST_WAIT
        if end and (time.monotonic() > end or not running):
            return


def _unpacked(future: Future, games: int, batches: Batches) -> Iterator[Played]:
    if future.status != "finished":
        reason = future.exception() if future.status == "error" else None
        raise Problem("arena-dask-failed", reason=str(reason or future.status)[:400])
    version, seconds, lines = future.result()
    if version != roundhouse.__version__:
        raise Problem("arena-dask-version", theirs=str(version), ours=roundhouse.__version__)
    batches.took(games, seconds)
    yield from map(read_line, lines)


def _connect(address: str) -> Client:
    try:
        import distributed
    except ImportError:
        raise Problem("arena-dask-missing") from None
    connect: Any = distributed.Client
    try:
        return connect(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError, TypeError, ImportError) as e:
        raise Problem("arena-dask-unreachable", address=address[:200], reason=str(e)[:200]) from None


def _threads(client: Client) -> int:
    """How many tasks the cluster runs at a time; workers that come later find tasks, too."""
    threads: int = sum(client.nthreads().values())
    return max(1, threads)


def task(plan: bytes, numbers: list[int]) -> tuple[str, float, list[bytes]]:
    """Runs on the cluster: the version there, how long it took, and the games."""
    start = time.monotonic()
    player = _player(plan)
    games = [line(player.play(number)) for number in numbers]
    return roundhouse.__version__, time.monotonic() - start, games


_players: dict[int, tuple[bytes, Player]] = {}  # of each thread of a worker: bots in files are asked by one at a time


def _player(plan: bytes) -> Player:
    thread = threading.get_ident()
    kept, player = _players.get(thread, (b"", None))
    if player is None or kept != plan:
        if player is not None:
            player.close()
        player = Player(msgspec.msgpack.decode(plan, type=Plan))
        _players[thread] = plan, player
    return player


def forget() -> None:
    """Runs on every worker when all is played: nothing of the tournament is left there."""
    while _players:
        _players.popitem()[1][1].close()
