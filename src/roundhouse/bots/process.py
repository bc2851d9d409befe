"""A bot's thinking in a process of its own, so that nobody waits for it who need not.

The process is spawned, never forked. It holds one board, gets (kind, view bytes, seed, budget) and answers with an
action. It ends when it is told to, or when the process that started it is gone. How such a process begins and ends is
told here for the server's pool, too (`server/thinking.py`).
"""

from __future__ import annotations

import fcntl
import multiprocessing
import os
import resource
import signal
from collections.abc import Callable
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path

from roundhouse.bots.levels import Budget, Chosen, turn_budget
from roundhouse.bots.players import Bot, choose, prepare
from roundhouse.core import registry
from roundhouse.core.message import Problem
from roundhouse.core.options import Options
from roundhouse.core.setup import Setup

PATIENCE = 5.0  # seconds for a process to end by itself


class BotProcess:
    """A running process of bots. Use it in a `with`, or call `close`."""

    def __init__(self, setup: Setup) -> None:
        self._pipe, theirs = multiprocessing.Pipe()
        self._process = spawn(_serve, theirs, setup.game.name, setup.players, setup.options, setup.data.text)
        self._game, self._players = setup.game.name, setup.players
        self._busy = False
        theirs.close()

    def __enter__(self) -> BotProcess:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    def choose(self, bot: Bot, view_bytes: bytes, seed: int, budget: Budget | None = None) -> Chosen:
        """The bot's action, with a turn's budget unless it is given; a Problem when its process is gone or could not
        answer."""
        self._busy = True
        try:
            whole = turn_budget(bot.kind, bot.budget, self._game, self._players)
            self._pipe.send((bot.kind, view_bytes, seed, budget or whole))
            wait([self._pipe, self._process.sentinel])
            answer = self._pipe.recv() if self._pipe.poll() else None
        except (EOFError, OSError):
            answer = None
        self._busy = False
        if isinstance(answer, Chosen):
            return answer
        self.close()
        if answer is None:
            raise Problem("bot-process-died", bot=str(bot))
        raise Problem("bot-failed", bot=str(bot), reason=str(answer))

    def close(self) -> None:
        """End the process and wait for it, so that nothing is left of it. May be called twice."""
        self._pipe.close()
        if not self._busy:
            self._process.join(PATIENCE)
        for end in (self._process.terminate, self._process.kill):
            if self._process.exitcode is None:
                end()
                self._process.join(PATIENCE)


def spawn(target: Callable[..., None], *args: object) -> SpawnProcess:
    """Start a process that does not hear Ctrl-C, not even while it starts: that is for the one who started it."""
    process = multiprocessing.get_context("spawn").Process(target=target, args=args, name="roundhouse bot", daemon=True)
    resource_tracker.ensure_running()  # it would be started together with the first process, and unblock the signal
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # what is blocked is inherited
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    return process


def end_with_parent() -> None:
    """Called in a spawned process: the kernel ends it when its parent is gone, whatever it is doing then.

    Compiled code keeps the interpreter's lock, so no thread of Python could do it while a bot thinks. The pipe from the
    parent, to which nothing is written any more, is made to send SIGIO when its other end closes; that is deadly.
    """
    parent = multiprocessing.parent_process()
    assert parent is not None
    end_with(parent.sentinel, os.getpid())


def end_with(pipe: int, whom: int) -> None:
    """The same for any pipe of which only the parent holds the other end, and to which it never writes: it ends the
    process, or with a negative number the group of processes."""
    signal.signal(signal.SIGIO, signal.SIG_DFL)
    fcntl.fcntl(pipe, fcntl.F_SETOWN, whom)
    flags = fcntl.fcntl(pipe, fcntl.F_GETFL)
    fcntl.fcntl(pipe, fcntl.F_SETFL, flags | os.O_ASYNC)
    if wait([pipe], 0):  # it was gone before
        os._exit(0)


def limit_memory(more: int) -> None:
    """Let this process, and each that it starts, take so many bytes more than it has now, as address space.

    Where there is no /proc, such a limit would not hold either.
    """
    sizes = Path("/proc/self/statm")
    if sizes.exists():
        now = int(sizes.read_text().split()[0]) * resource.getpagesize()
        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        wanted = now + more
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


def lift_memory_limit() -> None:
    """The inverse, for the one who must still say that it was reached."""
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    resource.setrlimit(resource.RLIMIT_AS, (hard, hard))


def _serve(pipe: Connection, name: str, players: int, options: Options, data: str) -> None:
    """The life of the process: one answer to each question, until the other end is closed."""
    end_with_parent()
    board = None
    while True:
        try:
            kind, view_bytes, seed, budget = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            if board is None:
                game = registry.game(name)
                board = game.board(players, options, game.parse_data(data, name))
                prepare(board)
            answer: Chosen | str = choose(board, kind, view_bytes, seed, budget)
        except Exception as e:  # whatever it is, the one who asks must hear of it
            answer = f"{type(e).__name__}: {e}"
        try:
            pipe.send(answer)
        except OSError:
            return
