"""Writes: one thread commits everything that waits in one transaction, so that many tables share one sync of the disk.

The tables' events go in with a few statements for all of them. Only when something does not fit are the writes done one
by one; those that do not fit are refused, the others are stored all the same. When the storage itself fails, nothing of
the group is stored.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, delete, insert, select, update
from sqlalchemy.exc import DBAPIError

from roundhouse.server import schema
from roundhouse.server.database import failure, is_failure
from roundhouse.server.rows import Conflict, JudgementRow, TableRow, Write

MOST = 256  # writes in one transaction

Task = Callable[[Connection], object]  # anything else that is written; what it returns is the answer
Job = Write | Task

_tables = schema.game_table
_clear_seats = delete(schema.seat).where(schema.seat.c.table_id == bindparam("of_table"))

MOST_PARAMETERS = 30_000  # of one statement, for SQLite


class Rows:
    """A statement for many rows at once, each of these columns, as one text with one list of parameters.

    Row by row, the thread would hand over to the event loop and wait for it after each of them: under load nearly all
    the time of a commit was that.
    """

    def __init__(self, columns: str, before: str, after: str = "") -> None:
        self._width = columns.count(",") + 1
        self._before = before.replace("COLUMNS", columns)
        self._after = after

    def do(self, connection: Connection, rows: Sequence[tuple[object, ...]]) -> int:
        """How many rows of the database were concerned."""
        mark = "?" if connection.dialect.paramstyle == "qmark" else "%s"
        group = f"({', '.join([mark] * self._width)})"
        done = 0
        most = MOST_PARAMETERS // self._width
        for first in range(0, len(rows), most):
            part = rows[first : first + most]
            text = f"{self._before} VALUES {', '.join([group] * len(part))}{self._after}"
            done += connection.exec_driver_sql(text, tuple(value for row in part for value in row)).rowcount
        return done


_advance = Rows(
    "id, old, new, phase, now",  # column1 to column5, as both SQLite and PostgreSQL call the columns of VALUES
    "UPDATE game_table SET last_seq = step.column3, phase = step.column4, updated = step.column5 FROM (",
    ") AS step WHERE game_table.id = step.column1 AND game_table.last_seq = step.column2",
)
_add_events = Rows("table_id, seq, body", "INSERT INTO event (COLUMNS)")
_add_requests = Rows("table_id, seat, key, answer, seq", "INSERT INTO request (COLUMNS)")
_add_seats = Rows("table_id, seat, kind, name, colour, person_id", "INSERT INTO seat (COLUMNS)")


class Writer:
    """The thread that writes."""

    def __init__(self, path: Path, engine: Engine) -> None:
        self._path = path
        self._engine = engine
        self._jobs: SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="storage", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> asyncio.Future[Any]:
        """Answered after the commit. Whoever stops waiting does not stop the job."""
        if self._closed:
            raise RuntimeError("the storage is closed")
        done = asyncio.get_running_loop().create_future()
        self._jobs.put((job, done))
        return done

    def close(self) -> None:
        """End, after everything that waits was written."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            group, going = self._take()
            answers = self._commit([job for job, _ in group]) if group else []
            _settle([(done, answer) for (_, done), answer in zip(group, answers, strict=True)])

    def _take(self) -> tuple[list[tuple[Job, asyncio.Future[Any]]], bool]:
        """Wait for jobs; returns those there are, and whether more may come."""
        group: list[tuple[Job, asyncio.Future[Any]]] = []
        while (item := self._jobs.get()) is not None:
            group.append(item)
            if len(group) == MOST or self._jobs.empty():
                return group, True
        return group, False

    def _commit(self, jobs: list[Job]) -> list[object]:
        """One transaction for all; the answers of the jobs, exceptions among them."""
        try:
            with self._engine.connect() as connection:
                try:
                    with connection.begin():
                        return do_all(connection, jobs)
                except DBAPIError:
                    connection.invalidate()  # a new one has the better chance of success
                    raise
        except DBAPIError as error:
            return [failure(self._path, error)] * len(jobs)
        except Exception as error:
            return [error] * len(jobs)


def _settle(answers: Sequence[tuple[asyncio.Future[Any], object]]) -> None:
    """Give the answers to those who wait, each loop being woken once."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], object]]] = {}
    for done, answer in answers:
        loops.setdefault(done.get_loop(), []).append((done, answer))
    for loop, its in loops.items():
        with suppress(RuntimeError):  # a loop that was closed: nobody waits any more
            loop.call_soon_threadsafe(_answer, its)


def _answer(answers: Sequence[tuple[asyncio.Future[Any], object]]) -> None:
    for done, answer in answers:
        if done.cancelled():
            continue
        if isinstance(answer, Exception):
            done.set_exception(answer)
        else:
            done.set_result(answer)


def do_all(connection: Connection, jobs: Sequence[Job]) -> list[object]:
    """Do all jobs in the transaction of the connection, the writes last; returns answers, exceptions among them."""
    answers: dict[int, object] = {}
    writes: list[tuple[int, Write]] = []
    for number, job in enumerate(jobs):
        if isinstance(job, Write):
            writes.append((number, job))
        else:
            answers[number] = _apart(connection, job)
    together = partial(_store_all, writes=[write for _, write in writes])
    if writes and isinstance(_apart(connection, together), Exception):
        for number, write in writes:
            answers[number] = _apart(connection, partial(_store_one, write=write))
    return [answers.get(number) for number in range(len(jobs))]


def _apart(connection: Connection, task: Task) -> object:
    """What a task returns or raises, in which case nothing of it is left. A failure of the storage is raised."""
    savepoint = connection.begin_nested()
    try:
        answer = task(connection)
    except Exception as error:
        if is_failure(error):  # SQLite may have taken back everything by itself, the savepoint too
            raise
        savepoint.rollback()
        return error
    savepoint.commit()
    return answer


def _store_all(connection: Connection, writes: Sequence[Write]) -> None:
    last = {w.table: w for w in writes}
    if len(last) < len(writes):  # several of one table: each must find what the one before has left
        for write in writes:
            _store_all(connection, [write])
        return
    steps = [(w.table, w.expected, w.last, w.phase, w.now) for w in writes]
    if _advance.do(connection, steps) != len(writes):
        raise Conflict
    _store_parts(connection, writes)


def _store_one(connection: Connection, write: Write) -> None:
    if write.request is not None:
        seat, key, _ = write.request
        done = schema.request.c
        same = select(done.seq).where(done.table_id == write.table, done.seat == seat, done.key == key)
        if connection.scalar(same) is not None:
            raise Conflict
    _store_all(connection, [write])


def _store_parts(connection: Connection, writes: Sequence[Write]) -> None:
    events = [(w.table, seq, body) for w in writes for seq, body in enumerate(w.events, w.expected + 1)]
    if events:
        _add_events.do(connection, events)
    requests = [(w.table, *w.request, w.last) for w in writes if w.request is not None]
    if requests:
        _add_requests.do(connection, requests)
    seated = {w.table: w.seats for w in writes if w.seats is not None}  # of several for one table, the last
    if seated:
        connection.execute(_clear_seats, [{"of_table": table} for table in seated])
    seats = [(table, s.seat, s.kind, s.name, s.colour, s.person) for table, seats in seated.items() for s in seats]
    if seats:
        _add_seats.do(connection, seats)


def create_table(connection: Connection, row: TableRow, write: Write) -> str:
    """A new table, unless there is one of this id, or of this host and key; returns its id."""
    if row.create_key is not None:
        same = select(_tables.c.id).where(_tables.c.host == row.host, _tables.c.create_key == row.create_key)
        if (found := connection.scalar(same)) is not None:
            return str(found)
    if connection.scalar(select(_tables.c.id).where(_tables.c.id == row.id)) is not None:
        return row.id
    values = {column.name: getattr(row, column.name) for column in _tables.columns}
    changed = {"last_seq": write.last, "phase": write.phase, "updated": write.now}
    connection.execute(insert(_tables), values | changed)
    _store_parts(connection, [write])
    return row.id


def take_lease(connection: Connection, table: str, holder: str, until: float, now: float) -> bool:
    """Take the lease of a table, if it is free, over, or this holder's own."""
    lease = schema.bot_lease
    free = (lease.c.holder == holder) | (lease.c.until <= now)
    taken = update(lease).where(lease.c.table_id == table, free).values(holder=holder, until=until)
    if connection.execute(taken).rowcount:
        return True
    if connection.scalar(select(lease.c.holder).where(lease.c.table_id == table)) is not None:
        return False
    connection.execute(insert(lease).values(table_id=table, holder=holder, until=until))
    return True


def add_guest(connection: Connection, table: str, person: str) -> None:
    """Remember that a person was invited to a table."""
    guest = schema.guest
    known = select(guest.c.table_id).where(guest.c.table_id == table, guest.c.person_id == person)
    if connection.scalar(known) is None:
        connection.execute(insert(guest).values(table_id=table, person_id=person))


def start_analysis(connection: Connection, table: str, now: float) -> None:
    """Remember that somebody asked for an analysis, unless it is known."""
    analysis = schema.analysis
    if connection.scalar(select(analysis.c.table_id).where(analysis.c.table_id == table)) is None:
        connection.execute(insert(analysis).values(table_id=table, started=now))


def add_judgement(connection: Connection, table: str, row: JudgementRow) -> None:
    """Keep what was found of a position; what is known already stays as it is."""
    known = schema.judgement.c
    same = select(known.place).where(known.table_id == table, known.place == row.place, known.look == row.look)
    if connection.scalar(same) is None:
        values = {"table_id": table, "place": row.place, "look": row.look, "body": row.body}
        connection.execute(insert(schema.judgement).values(values))
