"""The storage of the server: everything that must outlive the process, in one SQLite file.

Methods that are `async` are called on the loop. What they write has been committed when they return; reads have threads
and connections of their own, and never wait for writes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Select, delete, func, insert, or_, select, update
from sqlalchemy.exc import DBAPIError

from roundhouse.server import database, schema, store_write
from roundhouse.server.backup import copy
from roundhouse.server.rows import (
    AnalysisRow,
    Conflict,
    Instance,
    JudgementRow,
    Loaded,
    PersonRow,
    RequestRow,
    SeatRow,
    StorageFull,
    StorageProblem,
    TableRow,
    TableSummary,
    Write,
)

__all__ = [
    "AnalysisRow",
    "Conflict",
    "Instance",
    "JudgementRow",
    "Loaded",
    "PersonRow",
    "RequestRow",
    "SeatRow",
    "StorageFull",
    "StorageProblem",
    "Store",
    "TableRow",
    "TableSummary",
    "Write",
]

READERS = 4  # threads, each with a connection
MINE = 200  # so many of a person's tables are listed

T = TypeVar("T")

_tables = schema.game_table
_row_names = [column.name for column in _tables.columns]
_summary_names = [name for name in TableSummary.__dataclass_fields__ if name != "seats"]
_summaries = select(*(_tables.c[name] for name in _summary_names))


class Store:
    """An open database. Raises a StorageProblem when it cannot be opened."""

    instance: Instance

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        self._path = path
        self._clock = clock
        self._writing = database.engine(path, 1, "BEGIN IMMEDIATE")
        self._reading = database.engine(path, READERS, "BEGIN")
        try:
            self.instance = database.prepare(path, self._writing, clock())
        except BaseException:
            self._writing.dispose()
            raise
        self._writer = store_write.Writer(path, self._writing)
        self._readers = ThreadPoolExecutor(READERS, "storage-reader")

    def close(self) -> None:
        """Write what waits to be written, and close the database."""
        self._writer.close()
        self._readers.shutdown()
        self._reading.dispose()
        self._writing.dispose()

    def backup(self, target: Path) -> None:
        """A consistent copy in a new file, while everything goes on."""
        copy(self._path, target)

    async def write(self, write: Write) -> None:
        """Store a table's next events; Conflict when the database is not where the caller takes it to be."""
        await self._writer.submit(write)

    async def create_table(self, row: TableRow, write: Write) -> str:
        """Store a new table; returns its id, or that of the table which the host made with the same key before."""
        made: str = await self._writer.submit(lambda c: store_write.create_table(c, row, write))
        return made

    async def add_person(self, row: PersonRow) -> None:
        values = {name: getattr(row, name) for name in PersonRow.__slots__}
        await self._do(insert(schema.person).values(values))

    async def rename_person(self, id: str, name: str) -> None:
        await self._do(update(schema.person).where(schema.person.c.id == id).values(name=name))

    async def see_person(self, id: str) -> None:
        """Remember that a person was here now."""
        await self._do(update(schema.person).where(schema.person.c.id == id).values(seen=self._clock()))

    async def add_guest(self, table: str, person: str) -> None:
        """Remember that a person was invited to a table."""
        await self._writer.submit(lambda c: store_write.add_guest(c, table, person))

    async def take_lease(self, table: str, holder: str, until: float, now: float) -> bool:
        """Whether the holder has the bots of this table for itself until then."""
        taken: bool = await self._writer.submit(lambda c: store_write.take_lease(c, table, holder, until, now))
        return taken

    async def clear_leases(self) -> None:
        await self._do(delete(schema.bot_lease))

    async def start_analysis(self, table: str) -> None:
        """Remember that somebody asked for an analysis of a table."""
        await self._writer.submit(lambda c: store_write.start_analysis(c, table, self._clock()))

    async def add_judgement(self, table: str, row: JudgementRow) -> None:
        await self._writer.submit(lambda c: store_write.add_judgement(c, table, row))

    async def finish_analysis(self, table: str) -> None:
        analysis = schema.analysis
        await self._do(update(analysis).where(analysis.c.table_id == table).values(finished=self._clock()))

    async def analysis(self, table: str) -> AnalysisRow | None:
        """The analysis of a table as far as it has come; None when nobody has asked for one."""
        asked, judged = schema.analysis.c, schema.judgement.c
        begun = select(asked.started, asked.finished).where(asked.table_id == table)
        known = select(judged.place, judged.look, judged.body).where(judged.table_id == table)

        def read(connection: Connection) -> AnalysisRow | None:
            row = connection.execute(begun).first()
            if row is None:
                return None
            rows = connection.execute(known.order_by(judged.look, judged.place))
            return AnalysisRow(row.started, row.finished, tuple(JudgementRow(*its) for its in rows))

        return await self._read(read)

    async def unfinished_analyses(self) -> list[str]:
        """The tables whose analysis is not complete, in the order in which they were asked for."""
        asked = schema.analysis.c
        open_ones = select(asked.table_id).where(asked.finished.is_(None)).order_by(asked.started, asked.table_id)
        return await self._read(lambda c: list(c.scalars(open_ones)))

    async def person_by_token(self, token_hash: bytes) -> PersonRow | None:
        found = select(schema.person).where(schema.person.c.token_hash == token_hash)

        def read(connection: Connection) -> PersonRow | None:
            row = connection.execute(found).first()
            return None if row is None else PersonRow(**row._mapping)

        return await self._read(read)

    async def is_guest(self, table: str, person: str) -> bool:
        guest = schema.guest.c
        found = select(guest.table_id).where(guest.table_id == table, guest.person_id == person)
        return await self._read(lambda c: c.scalar(found) is not None)

    async def load_table(self, id: str) -> Loaded | None:
        """A table with its events in order and all requests that were done."""
        return await self._read(lambda c: self._load(c, id))

    def _load(self, connection: Connection, id: str) -> Loaded | None:
        row = connection.execute(select(_tables).where(_tables.c.id == id)).first()
        if row is None:
            return None
        event, request = schema.event.c, schema.request.c
        events = connection.execute(select(event.seq, event.body).where(event.table_id == id).order_by(event.seq)).all()
        if [seq for seq, _ in events] != list(range(1, row.last_seq + 1)):
            raise StorageProblem("server-storage-damaged", file=str(self._path), table=id)
        done = select(request.seat, request.key, request.answer, request.seq).where(request.table_id == id)
        requests = [
            RequestRow(*its) for its in connection.execute(done.order_by(request.seq, request.seat, request.key))
        ]
        return Loaded(TableRow(**row._mapping), [body for _, body in events], requests)

    async def tables_of(self, person: str, limit: int = MINE) -> list[TableSummary]:
        """The tables where a person sits, or which they opened; those where something has happened last come first."""
        sits = _tables.c.id.in_(select(schema.seat.c.table_id).where(schema.seat.c.person_id == person))
        mine = _summaries.where(or_(sits, _tables.c.host == person))
        return await self._list(mine.order_by(_tables.c.updated.desc(), _tables.c.id).limit(limit))

    async def public_tables(self, limit: int) -> list[TableSummary]:
        """The tables that everybody may see: those that are not over, then those that are, each the newest first."""
        over = _tables.c.phase == "over"
        newest = _summaries.where(_tables.c.public).order_by(over, _tables.c.created.desc(), _tables.c.id)
        return await self._list(newest.limit(limit))

    async def unfinished(self) -> list[str]:
        """All tables where a game is going on."""
        return await self._read(lambda c: list(c.scalars(select(_tables.c.id).where(_tables.c.phase == "playing"))))

    async def table_of_key(self, host: str, key: str) -> str | None:
        """The table that a host has made with this key, if there is one."""
        found = select(_tables.c.id).where(_tables.c.host == host, _tables.c.create_key == key)
        return await self._read(lambda c: c.scalar(found))

    async def count_unfinished(self, person: str) -> int:
        """How many tables that a person has opened are not over."""
        theirs: ColumnElement[bool] = (_tables.c.host == person) & (_tables.c.phase != "over")
        return await self._read(lambda c: c.scalar(select(func.count()).select_from(_tables).where(theirs)) or 0)

    async def _list(self, tables: Select[Any]) -> list[TableSummary]:
        def read(connection: Connection) -> list[TableSummary]:
            rows = connection.execute(tables).all()
            seats = _seats(connection, tables)
            return [TableSummary(**row._mapping, seats=tuple(seats.get(row.id, ()))) for row in rows]

        return await self._read(read)

    async def _do(self, statement: Any) -> None:
        await self._writer.submit(lambda c: c.execute(statement).close())

    async def _read(self, read: Callable[[Connection], T]) -> T:
        """Run a query in a thread; everything it reads is of one moment."""

        def run() -> T:
            try:
                with self._reading.connect() as connection:
                    return read(connection)
            except DBAPIError as error:
                raise database.failure(self._path, error) from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)


def _seats(connection: Connection, tables: Select[Any]) -> dict[str, list[SeatRow]]:
    """The seats of these tables."""
    seat = schema.seat.c
    found: dict[str, list[SeatRow]] = {}
    theirs = seat.table_id.in_(tables.with_only_columns(_tables.c.id))
    asked = select(seat.table_id, seat.seat, seat.kind, seat.name, seat.colour, seat.person_id).where(theirs)
    for table, *its in connection.execute(asked.order_by(seat.table_id, seat.seat)):
        found.setdefault(table, []).append(SeatRow(*its))
    return found
