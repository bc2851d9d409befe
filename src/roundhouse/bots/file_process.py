"""Runs an arena's bots in processes of their own, which get what a seat may know, a seed and a budget, nothing else.

A process serves one bot's file, or the bots of the house. It is a fresh Python in a session of its own: it does not
hear Ctrl-C, what it prints goes to standard error, and all of it is ended at once when an answer takes too long or when
the one who asks is gone. Its memory is limited, as far as the system can (Linux). It need not be trusted to speak well:
whatever it sends is read with a limit in size and in time.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress

import msgspec

from roundhouse.bots.file_bot import BadAnswer, Choose, ask, load
from roundhouse.bots.levels import Budget, Chosen
from roundhouse.bots.players import choose, prepare
from roundhouse.bots.process import end_with, lift_memory_limit, limit_memory
from roundhouse.core import registry
from roundhouse.core.options import Options
from roundhouse.core.setup import Setup, build

READY_SECONDS = 60.0  # for Python to start, and for the file's own preparations
ANSWER_LIMIT = 1 << 16  # bytes
MEMORY_LIMIT = 2 << 30  # bytes more than Python and Roundhouse take themselves
DETAIL_LIMIT = 400  # characters of what went wrong
_SIZE = 4

CRASHED, ILLEGAL, TIME, MEMORY, DIED = "crashed", "illegal", "time", "memory", "died"


class Forfeit(Exception):
    """The bot has lost the game by itself: it crashed, played what is not legal, took too long or too much
    memory, or its process died."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail[:DETAIL_LIMIT]


class Begin(msgspec.Struct):
    """The first message: what is played, and the bot's file; without one, the house's own bots are asked."""

    game: str
    players: int
    options: Options
    data: str
    source: bytes
    name: str
    memory: int


class Question(msgspec.Struct):
    view: bytes
    seed: int
    budget: Budget
    kind: str = ""  # of a bot of the house


class Answer(msgspec.Struct):
    """To each message. An answer to the first one has no action."""

    action: int = -1
    iterations: int = 0
    seconds: float = 0.0  # of CPU time that the answer took
    error: str = ""
    reason: str = CRASHED  # of an error


_BEGIN = msgspec.msgpack.Decoder(Begin)
_QUESTION = msgspec.msgpack.Decoder(Question)
_ANSWER = msgspec.msgpack.Decoder(Answer)


class FileBotProcess:
    """A running file, or the house's bots. Use it in a `with`, or call `close`. After a Forfeit it is closed."""

    def __init__(self, setup: Setup, source: bytes = b"", name: str = "", memory: int = MEMORY_LIMIT) -> None:
        """Start it and wait until it is ready; Forfeit when it cannot be."""
        self._pipe, theirs = socket.socketpair()
        lifeline, self._lifeline = os.pipe()  # nothing is ever written: it closes with us
        program = "from roundhouse.bots.file_process import live; live()"
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-c", program, str(theirs.fileno()), str(lifeline)],
                stdin=subprocess.DEVNULL,
                stdout=2,
                pass_fds=(theirs.fileno(), lifeline),
                start_new_session=True,
            )
        finally:
            theirs.close()
            os.close(lifeline)
        begin = Begin(setup.game.name, setup.players, setup.options, setup.data.text, source, name, memory)
        self._ask(begin, READY_SECONDS)

    def __enter__(self) -> FileBotProcess:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def pid(self) -> int:
        return self._process.pid

    def choose(self, view: bytes, seed: int, seconds: float, iterations: int, patience: float) -> Chosen:
        """The file's action, legal or not; Forfeit when there is none within `patience` seconds."""
        answer = self._ask(Question(view, seed, Budget(iterations, seconds)), patience)
        return Chosen(answer.action, 0, answer.seconds)

    def choose_as(self, kind: str, view: bytes, seed: int, budget: Budget) -> Chosen:
        """The action of a bot of the house, which keeps to its time by itself; Forfeit when it cannot answer."""
        answer = self._ask(Question(view, seed, budget, kind), None)
        return Chosen(answer.action, answer.iterations, answer.seconds)

    def _ask(self, message: Begin | Question, patience: float | None) -> Answer:
        try:
            _send(self._pipe, msgspec.msgpack.encode(message), patience)
            answer = _ANSWER.decode(_receive(self._pipe, ANSWER_LIMIT, patience))
        except TimeoutError:
            self.close()
            raise Forfeit(TIME, f"no answer within {patience or 0:.1f} s") from None
        except (EOFError, OSError):
            self.close()
            raise Forfeit(DIED, f"its process ended with code {self._process.returncode}") from None
        except msgspec.MsgspecError:
            self.close()
            raise Forfeit(DIED, "its process sent what is no answer") from None
        except BaseException:
            self.close()
            raise
        if answer.error:
            self.close()
            raise Forfeit(answer.reason, answer.error)
        return answer

    def close(self) -> None:
        """End it, with all that it has started, and wait. May be called twice."""
        self._pipe.close()
        if self._process.returncode is None:
            # The group first, whether its leader lives or not: until that is waited for, nobody else has its number.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        if self._lifeline >= 0:
            os.close(self._lifeline)
            self._lifeline = -1


def live() -> None:
    """The life of the process: one answer to each message, until the other end is closed."""
    pipe, lifeline = socket.socket(fileno=int(sys.argv[1])), int(sys.argv[2])
    end_with(lifeline, -os.getpid())  # and with all that it has started
    bot: Choose | None = None
    setup: Setup | None = None
    while True:
        try:
            message = _receive(pipe, 1 << 28, None)
        except (EOFError, OSError):
            return
        try:
            if setup is None:
                begin = _BEGIN.decode(message)
                setup = _setup(begin)
                if begin.source:
                    limit_memory(begin.memory)
                    bot = load(begin.source, begin.name)
                else:
                    prepare(setup.board)
                answer = Answer()
            else:
                answer = _answer(bot, setup, _QUESTION.decode(message))
        except MemoryError as e:
            lift_memory_limit()
            answer = Answer(error=_told(e), reason=MEMORY)
        except (Exception, SystemExit) as e:
            answer = Answer(error=_told(e))
        try:
            _send(pipe, msgspec.msgpack.encode(answer), None)
        except OSError:
            return


def _answer(bot: Choose | None, setup: Setup, q: Question) -> Answer:
    if bot is None:
        found = choose(setup.board, q.kind, q.view, q.seed, q.budget)
        return Answer(found.action, found.iterations, found.seconds)
    start = time.process_time()
    action = ask(bot, setup, q.view, q.seed, q.budget.seconds, q.budget.iterations)
    return Answer(action, 0, time.process_time() - start)


def _setup(begin: Begin) -> Setup:
    game = registry.game(begin.game)
    data = game.parse_data(begin.data, begin.game)
    return build(game, begin.players, begin.options, data, own_data=False)


def _told(error: BaseException) -> str:
    """What went wrong and where in the bot's file."""
    where = ""
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_globals.get("__name__") == "roundhouse_file_bot":
            where = f", line {trace.tb_lineno}"
        trace = trace.tb_next
    said = str(error)[:DETAIL_LIMIT]
    name = "" if isinstance(error, BadAnswer) else type(error).__name__
    return (": ".join(part for part in (name, said) if part) or "it crashed") + where


def _send(pipe: socket.socket, data: bytes, seconds: float | None) -> None:
    pipe.settimeout(seconds)
    pipe.sendall(len(data).to_bytes(_SIZE) + data)


def _receive(pipe: socket.socket, limit: int, seconds: float | None) -> bytes:
    deadline = None if seconds is None else time.monotonic() + seconds
    size = int.from_bytes(_exactly(pipe, _SIZE, deadline))
    if size > limit:
        raise EOFError
    return _exactly(pipe, size, deadline)


def _exactly(pipe: socket.socket, size: int, deadline: float | None) -> bytes:
    found = bytearray()
    while len(found) < size:
        if deadline is not None:
            left = deadline - time.monotonic()
            if left <= 0:
                raise TimeoutError
            pipe.settimeout(left)
        if not (piece := pipe.recv(size - len(found))):
            raise EOFError
        found += piece
    return bytes(found)
