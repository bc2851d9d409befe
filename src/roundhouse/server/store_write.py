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

from sqlalchemy import Connection, Delete, Dialect, Engine, Insert, Update, bindparam, delete, insert, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler

from roundhouse.server import schema
from roundhouse.server.database import failure, is_failure
from roundhouse.server.rows import Conflict, TableRow, Write

MOST = 256  # writes in one transaction

Task = Callable[[Connection], object]  # anything else that is written; what it returns is the answer
Job = Write | Task

_tables = schema.game_table
_advance = (
    update(_tables)
    .where(_tables.c.id == bindparam("of_table"), _tables.c.last_seq == bindparam("old"))
    .values(last_seq=bindparam("new"), phase=bindparam("new_phase"), updated=bindparam("now"))
)
_clear_seats = delete(schema.seat).where(schema.seat.c.table_id == bindparam("of_table"))

ADVANCE = ("new", "new_phase", "now", "of_table", "old")
EVENT = ("table_id", "seq", "body")
REQUEST = ("table_id", "seat", "key", "answer", "seq")
SEAT = ("table_id", "seat", "kind", "name", "colour", "person_id")


class Quick:
    """A statement that is done for many rows at once, compiled once: half of the time of a write was going through its
    parameters anew. Rows are tuples in the order of `names`."""

    def __init__(self, statement: Update | Insert | Delete, names: Sequence[str]) -> None:
        self.statement = statement
        self.names = tuple(names)
        self._texts: dict[Dialect, tuple[str, tuple[str, ...] | None]] = {}

    def do(self, connection: Connection, rows: Sequence[tuple[object, ...]]) -> int:
        """How many rows of the database were concerned."""
        text, order = self._text(connection.dialect)
        given: Any = rows
        if order is None:
            given = [dict(zip(self.names, row, strict=True)) for row in rows]
        elif order != self.names:
            places = [self.names.index(name) for name in order]
            given = [tuple(row[place] for place in places) for row in rows]
        return connection.exec_driver_sql(text, given).rowcount

    def _text(self, dialect: Dialect) -> tuple[str, tuple[str, ...] | None]:
        """The text for this database, and the order of its parameters, if they have one."""
        if dialect not in self._texts:
            columns = self.names if isinstance(self.statement, Insert) else None
            compiled = self.statement.compile(dialect=dialect, column_keys=columns)
            assert isinstance(compiled, SQLCompiler)
            order = None if compiled.positiontup is None else tuple(compiled.positiontup)
            self._texts[dialect] = (str(compiled), order)
        return self._texts[dialect]


_quick_advance = Quick(_advance, ADVANCE)
_quick_events = Quick(insert(schema.event), EVENT)
_quick_requests = Quick(insert(schema.request), REQUEST)
_quick_clear_seats = Quick(_clear_seats, ("of_table",))
_quick_seats = Quick(insert(schema.seat), SEAT)


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
    steps = [(w.last, w.phase, w.now, w.table, w.expected) for w in writes]
    if _quick_advance.do(connection, steps) != len(writes):
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
        _quick_events.do(connection, events)
    requests = [(w.table, *w.request, w.last) for w in writes if w.request is not None]
    if requests:
        _quick_requests.do(connection, requests)
    seated = {w.table: w.seats for w in writes if w.seats is not None}  # of several for one table, the last
    if seated:
        _quick_clear_seats.do(connection, [(table,) for table in seated])
    seats = [(table, s.seat, s.kind, s.name, s.colour, s.person) for table, seats in seated.items() for s in seats]
    if seats:
        _quick_seats.do(connection, seats)


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
