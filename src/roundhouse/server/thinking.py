"""The pool of spawned processes in which bots choose, hints are searched, finished games are analysed and imported
records are read and replayed.

The event loop never waits for a process: it is started in a thread, and its pipe is read as a stream. Bots, hints
and analysis share some processes, in which analysis comes last; one more reads records, so that neither keeps the other
waiting. What such a process does is in
`server/thinker.py`.
"""

from __future__ import annotations

import asyncio
import math
import os
import socket
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain
from multiprocessing.context import SpawnProcess

import msgspec

from roundhouse.bots.advise import Advised
from roundhouse.bots.levels import Budget, Chosen, turn_budget
from roundhouse.bots.players import Bot
from roundhouse.bots.process import spawn
from roundhouse.core.message import Message, Problem
from roundhouse.core.record import SIZE_LIMIT
from roundhouse.server.thinker import (
    SIZE_BYTES,
    Advise,
    Answer,
    BoardOf,
    Choose,
    Chose,
    Counsel,
    Examine,
    Examined,
    Exhausted,
    Failed,
    Found,
    Question,
    Refused,
    Weigh,
    Weighed,
    live,
)

__all__ = ["BoardOf", "Examined", "Thinking", "Weighed"]

MOST_WORKERS = 4
TRIES = 2  # a process may die for no fault of the question's
READY_SECONDS = 60.0  # for a process to start, on a machine that is busy
URGENT, ORDINARY, PATIENT = range(3)  # in this order questions are taken
RECORDS_WAITING = 16  # they are held in memory, up to 4 MiB each

_ANSWERS: msgspec.msgpack.Decoder[Answer] = msgspec.msgpack.Decoder(Answer)


class Thinking:
    """The pool. `start` it, ask, `close` it; processes are started when they are first needed, and kept.

    An answer that takes longer than `choose_seconds` or `record_seconds` is given up, and its process is ended. Reading
    a record may take `record_memory` bytes, on systems that can limit it (Linux).
    """

    def __init__(
        self,
        workers: int | None = None,
        *,
        choose_seconds: float = 120.0,
        record_seconds: float = 20.0,
        record_memory: int = 1 << 30,
    ) -> None:
        spare = (os.cpu_count() or 1) - 1
        self._bots = _Lane(workers or max(1, min(spare, MOST_WORKERS)), 0)
        self._records = _Lane(1, record_memory)
        self._open = False
        self.choose_seconds = choose_seconds
        self.record_seconds = record_seconds

    def start(self) -> None:
        """Take questions from now on."""
        self._open = True

    async def close(self) -> None:
        """End all processes and wait for them. Whoever still waits for an answer gets a Problem."""
        self._open = False
        await asyncio.gather(self._bots.close(), self._records.close())

    def pids(self) -> list[int]:
        """The processes that are there now."""
        return [process.pid for lane in (self._bots, self._records) for process in lane.processes]

    async def choose(self, board: BoardOf, bot: Bot, view: bytes, seed: int, left: Budget | None = None) -> Chosen:
        """A bot's action, from what is left of its turn, or of a whole turn's budget: first come, first served."""
        budget = left or turn_budget(bot.kind, bot.budget, board.game, board.players)
        answer = await self._think(Choose(board, bot.kind, view, seed, budget), str(bot), ORDINARY)
        if isinstance(answer, Chose):
            return answer.found
        raise Problem("bot-failed", bot=str(bot), reason=_reason(answer))

    async def advise(self, board: BoardOf, view: bytes, seed: int, iterations: int) -> tuple[Advised, ...]:
        """The best moves, best first. Somebody waits for them: it comes before the bots."""
        answer = await self._think(Advise(board, view, seed, iterations), "hint", URGENT)
        if isinstance(answer, Counsel):
            return answer.moves
        raise Problem("bot-failed", bot="hint", reason=_reason(answer))

    async def weigh(self, board: BoardOf, state: bytes, seed: int, playouts: int) -> Weighed:
        """The chances in a position of a finished game. It has time: it comes after everything else."""
        answer = await self._think(Weigh(board, state, seed, playouts), "analysis", PATIENT)
        if isinstance(answer, Weighed):
            return answer
        raise Problem("bot-failed", bot="analysis", reason=_reason(answer))

    async def _think(self, question: Question, bot: str, rank: int) -> Answer:
        try:
            return await self._ask(self._bots, question, self.choose_seconds, rank)
        except TimeoutError:
            reason = Message("server-took-too-long", {"seconds": math.ceil(self.choose_seconds)})
            raise Problem("bot-failed", bot=bot, reason=reason) from None
        except EOFError:
            raise Problem("bot-process-died", bot=bot) from None

    async def examine(self, data: bytes) -> Examined:
        """An imported record, read and replayed. What is wrong with it comes back as the Problem that it was."""
        if len(data) > SIZE_LIMIT:
            raise Problem("record-too-large", limit=SIZE_LIMIT // (1024 * 1024))
        if self._records.waiting() >= RECORDS_WAITING:
            raise Problem("server-records-waiting")
        try:
            answer = await self._ask(self._records, Examine(data), self.record_seconds, ORDINARY)
        except TimeoutError:
            raise Problem("record-too-slow", seconds=math.ceil(self.record_seconds)) from None
        except EOFError:  # twice: whatever it asked for, it was more than there is
            raise Problem("record-too-costly") from None
        if isinstance(answer, Found):
            return answer.record
        if isinstance(answer, Refused):
            message = answer.said.message()
            raise Problem(message.id, **message.args)
        if isinstance(answer, Exhausted):
            raise Problem("record-too-costly")
        raise Problem("server-record-failed", reason=_reason(answer))

    async def _ask(self, lane: _Lane, question: Question, seconds: float, rank: int) -> Answer:
        if not self._open:
            raise Problem("server-closing")
        return await lane.ask(_Job(msgspec.msgpack.encode(question), seconds), rank)


def _reason(answer: Answer) -> Message | str:
    """Why there is no answer, for a sentence about it."""
    if isinstance(answer, Refused):
        return answer.said.message()
    return answer.reason if isinstance(answer, Failed) else MemoryError.__name__


@dataclass(slots=True, eq=False)
class _Job:
    """A question on its way. `answer` is cancelled when the caller is gone."""

    question: bytes
    seconds: float
    answer: asyncio.Future[Answer] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def settle(self, answer: Answer | BaseException) -> None:
        """Tell the caller, if there still is one."""
        if self.answer.done():
            return
        if isinstance(answer, BaseException):
            self.answer.set_exception(answer)
        else:
            self.answer.set_result(answer)


class _Lane:
    """A queue, and up to `most` processes that work on it."""

    def __init__(self, most: int, memory: int) -> None:
        self.processes: list[_Process] = []  # all that are ready, or work
        self._most = most
        self._memory = memory
        self._queues: tuple[deque[_Job], ...] = (deque(), deque(), deque())  # by rank
        self._idle: list[_Process] = []
        self._work: dict[asyncio.Task[None], _Job] = {}

    def waiting(self) -> int:
        return sum(map(len, self._queues))

    async def ask(self, job: _Job, rank: int) -> Answer:
        """The answer; EOFError when two processes died of the question, TimeoutError when it took too long."""
        queue = self._queues[rank]
        queue.append(job)
        self._go_on()
        try:
            return await job.answer
        except asyncio.CancelledError:
            with suppress(ValueError):  # it waits no more: it is worked on, and that is finished
                queue.remove(job)
            raise

    def _go_on(self) -> None:
        """Take the next questions, as many as there are processes for."""
        while self.waiting() and len(self._work) < self._most:
            job = next(queue for queue in self._queues if queue).popleft()
            task = asyncio.create_task(self._answer(job))
            self._work[task] = job
            task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        del self._work[task]
        self._go_on()

    async def _answer(self, job: _Job) -> None:
        """Find the answer to one question in an idle process or a new one."""
        try:
            for attempt in range(TRIES):
                if job.answer.done():
                    return
                try:
                    job.settle(await self._try(job, attempt))
                    return
                except TimeoutError:
                    raise
                except (OSError, EOFError):  # the process died, or could not be started
                    continue
            job.settle(EOFError())
        except Exception as e:
            job.settle(e)

    async def _try(self, job: _Job, attempt: int) -> Answer:
        process = await self._idle_process() if attempt == 0 else None
        if process is None:
            process = await _Process.start(self._memory)
            self.processes.append(process)
        answer: Answer = Exhausted()
        try:
            async with asyncio.timeout(job.seconds):
                answer = _ANSWERS.decode(await process.ask(job.question))
        finally:
            if isinstance(answer, Exhausted):  # or there is none: it died, or must not go on
                await self._end(process)
            else:
                self._idle.append(process)
        return answer

    async def _idle_process(self) -> _Process | None:
        """The one that was busy last; those that died meanwhile are cleared away."""
        while self._idle:
            process = self._idle.pop()
            if not process.is_gone():
                return process
            await self._end(process)
        return None

    async def _end(self, process: _Process) -> None:
        await process.end()
        if process in self.processes:
            self.processes.remove(process)

    async def close(self) -> None:
        """End everything; may be called twice."""
        for job in (*chain(*self._queues), *self._work.values()):
            job.settle(Problem("server-closing"))
        for queue in self._queues:
            queue.clear()
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        self._idle.clear()
        await asyncio.gather(*(self._end(process) for process in list(self.processes)))


class _Process:
    """A process with the stream to it. It is asked one question at a time."""

    def __init__(self, process: SpawnProcess, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.pid = process.pid or 0
        self._process = process
        self._reader = reader
        self._writer = writer

    @classmethod
    async def start(cls, memory: int) -> _Process:
        """Start one, and wait until it is ready."""
        ours, theirs = socket.socketpair()
        starting = asyncio.ensure_future(asyncio.to_thread(_spawn, theirs, memory))
        try:
            await asyncio.shield(starting)  # a thread cannot be cancelled, and what it has started must be ended
            streams = await asyncio.open_unix_connection(sock=ours)
        except BaseException:
            ours.close()
            with suppress(OSError):  # that it could not be started is told already
                await asyncio.to_thread(_reap, await starting)
            raise
        process = cls(starting.result(), *streams)
        try:
            async with asyncio.timeout(READY_SECONDS):
                await process._receive()
        except TimeoutError:
            await process.end()
            raise EOFError from None
        except BaseException:
            await process.end()
            raise
        return process

    def is_gone(self) -> bool:
        return self._reader.at_eof() or self._writer.is_closing()

    async def ask(self, question: bytes) -> bytes:
        """The bytes of the answer; EOFError or OSError when the process is gone."""
        self._writer.write(len(question).to_bytes(SIZE_BYTES))
        self._writer.write(question)
        await self._writer.drain()
        return await self._receive()

    async def _receive(self) -> bytes:
        size = await self._reader.readexactly(SIZE_BYTES)
        return await self._reader.readexactly(int.from_bytes(size))

    async def end(self) -> None:
        """Kill it, for it has nothing to lose, and wait until it is gone."""
        self._writer.close()
        await asyncio.to_thread(_reap, self._process)
        with suppress(OSError):
            await self._writer.wait_closed()


def _spawn(theirs: socket.socket, memory: int) -> SpawnProcess:
    with theirs:
        return spawn(live, theirs, memory)


def _reap(process: SpawnProcess) -> None:
    """Wait for its end, which is near. Its files are closed with the object: `close` is not safe between threads."""
    process.kill()
    process.join()
