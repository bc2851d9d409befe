"""Rows for tests of the storage, and ways to bring several writes into one group."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager, closing
from hashlib import sha256
from pathlib import Path
from typing import Any

from roundhouse.server.store import PersonRow, SeatRow, Store, TableRow, Write


def table(id: str, host: str | None = None, **fields: Any) -> TableRow:
    given: dict[str, Any] = {
        "id": id,
        "game": "siberia",
        "rules": "draft",
        "players": 2,
        "options": '{"round_limit": "9"}',
        "data_id": "siberia",
        "data_sha256": "0" * 64,
        "own_data": "",
        "seed": b"s" * 32,
        "chance": "hmac-sha256",
        "host": host,
        "public": True,
        "hints": False,
        "created": 1000.0,
        "updated": 1000.0,
        "phase": "",
        "last_seq": 0,
        "create_key": None,
    }
    return TableRow(**given | fields)


def write(
    table: str,
    expected: int,
    *events: bytes,
    request: tuple[int, str, bytes] | None = None,
    phase: str = "playing",
    seats: Sequence[SeatRow] | None = None,
    now: float = 2000.0,
) -> Write:
    return Write(table, expected, events, request, phase, seats, now)


def person(id: str) -> PersonRow:
    return PersonRow(id, f"Name of {id}", sha256(id.encode()).digest(), 1.0, 1.0)


async def add_tables(store: Store, *ids: str) -> None:
    """Tables that are there, with nothing in their logs."""
    for name in ids:
        await store.create_table(table(name), write(name, 0, phase="gathering"))


async def log(store: Store, table: str) -> list[bytes]:
    loaded = await store.load_table(table)
    assert loaded is not None
    return loaded.events


@asynccontextmanager
async def held(store: Store) -> AsyncIterator[None]:
    """As long as this lasts, the writer is busy with a transaction, and all that is written gathers in one group."""
    began, end = threading.Event(), threading.Event()

    def wait(_: object) -> None:
        began.set()
        assert end.wait(30)

    busy = store._writer.submit(wait)
    await asyncio.to_thread(began.wait)
    try:
        yield
    finally:
        end.set()
        await busy


async def together(store: Store, *writes: Coroutine[Any, Any, Any]) -> list[object]:
    """Do several writes in one transaction; returns what they return or raise."""
    async with held(store):
        tasks = [asyncio.create_task(one) for one in writes]
        await asyncio.sleep(0)  # until all of them wait
    answers: list[object] = await asyncio.gather(*tasks, return_exceptions=True)
    return answers


def sound(path: Path) -> bool:
    """Whether SQLite finds nothing wrong with a file."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
