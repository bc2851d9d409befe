"""A bot's thinking in a process of its own, so that nobody waits for it who need not.

The process is spawned, never forked. It holds one board, gets (kind, view bytes, seed, budget) and answers with an
action. It ends when it is told to, or when the process that started it is gone.
"""

from __future__ import annotations

import multiprocessing
import signal
from multiprocessing.connection import Connection, wait

from roundhouse.bots.players import Bot, choose
from roundhouse.core import registry
from roundhouse.core.message import Problem
from roundhouse.core.options import Options
from roundhouse.core.setup import Setup

PATIENCE = 5.0  # seconds for a process to end by itself


class BotProcess:
    """A running process of bots. Use it in a `with`, or call `close`."""

    def __init__(self, setup: Setup) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        board_of = (setup.game.name, setup.players, setup.options, setup.data.text)
        self._process = context.Process(target=_serve, args=(theirs, *board_of), name="roundhouse bot", daemon=True)
        self._busy = False
        self._process.start()
        theirs.close()

    def __enter__(self) -> BotProcess:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    def choose(self, bot: Bot, view_bytes: bytes, seed: int) -> int:
        """The bot's action; a Problem when its process is gone or could not answer."""
        self._busy = True
        try:
            self._pipe.send((bot.kind, view_bytes, seed, bot.budget))
            wait([self._pipe, self._process.sentinel])
            answer = self._pipe.recv() if self._pipe.poll() else None
        except (EOFError, OSError):
            answer = None
        self._busy = False
        if isinstance(answer, int):
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


def _serve(pipe: Connection, name: str, players: int, options: Options, data: str) -> None:
    """The life of the process: one answer to each question, until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who asks; it closes the pipe
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
            answer: int | str = choose(board, kind, view_bytes, seed, budget)
        except Exception as e:  # whatever it is, the one who asks must hear of it
            answer = f"{type(e).__name__}: {e}"
        try:
            pipe.send(answer)
        except OSError:
            return
