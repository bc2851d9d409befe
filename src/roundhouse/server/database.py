"""Opens the database: every connection is durable or is refused, and the schema is brought up to date.

Alembic takes longer to import than all the rest, so it is imported only when there is something to migrate.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
from contextlib import suppress
from pathlib import Path

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    MetaData,
    QueuePool,
    Table,
    Text,
    create_engine,
    insert,
    inspect,
    select,
)
from sqlalchemy.event import listen
from sqlalchemy.exc import DatabaseError, DBAPIError, InternalError, OperationalError

from roundhouse.server import schema
from roundhouse.server.rows import Instance, StorageProblem, storage_problem

BUSY_SECONDS = 10.0  # so long a connection waits for another process, such as a migration

# Every commit is on the disk before anybody hears of it; on macOS that takes a sync of its own kind.
SETTINGS = (
    ("journal_mode", "WAL"),
    ("synchronous", "FULL"),
    ("fullfsync", "ON"),
    ("checkpoint_fullfsync", "ON"),
    ("foreign_keys", "ON"),
)
DEMANDED: dict[str, str | int] = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}

VERSIONS = Table("alembic_version", MetaData(), Column("version_num", Text))


def connect(path: Path) -> sqlite3.Connection:
    """A connection to a database that exists, durable as it must be; else a StorageProblem."""
    uri = f"{path.absolute().as_uri()}?mode=rw"
    connection = sqlite3.connect(
        uri, uri=True, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False, cached_statements=512
    )
    try:
        for name, value in SETTINGS:
            connection.execute(f"PRAGMA {name}={value}")
        for name, demanded in DEMANDED.items():
            (found,) = connection.execute(f"PRAGMA {name}").fetchone()
            if found != demanded:
                raise StorageProblem("server-storage-unsafe", file=str(path), setting=name, value=str(found))
    except BaseException:
        connection.close()
        raise
    return connection


def engine(path: Path, connections: int, begin: str) -> Engine:
    """An engine with at most so many connections, whose transactions begin with this statement."""
    made = create_engine(
        "sqlite://",
        creator=lambda: connect(path),
        poolclass=QueuePool,
        pool_size=connections,
        max_overflow=0,
    )
    listen(made, "begin", lambda connection: connection.exec_driver_sql(begin))
    return made


def prepare(path: Path, writer: Engine, now: float) -> Instance:
    """Make the database ready: make it if there is none, bring its schema up to date, give it a name and a secret."""
    try:
        _own(path)
        with writer.begin() as connection:
            version = _version(path, connection)
        if version != schema.VERSION:
            _migrate(path, writer, version)
        with writer.begin() as connection:
            return _instance(connection, now)
    except (OSError, DBAPIError) as error:
        raise failure(path, error) from error


def _own(path: Path) -> None:
    """The file holds secrets: nobody but its owner reads it. SQLite gives its other files the same mode."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
    if path.stat().st_mode & 0o077:
        path.chmod(0o600)


def _version(path: Path, connection: Connection) -> str | None:
    """The version of the schema, None for a database that is empty."""
    tables = inspect(connection).get_table_names()
    if not tables:
        return None
    if VERSIONS.name not in tables:
        raise StorageProblem("server-storage-foreign", file=str(path))
    return connection.scalar(select(VERSIONS.c.version_num))


def _migrate(path: Path, writer: Engine, version: str | None) -> None:
    from roundhouse.server import migrations  # slow to import, and hardly ever needed

    if version is not None and not migrations.known(version):
        raise StorageProblem("server-storage-newer", file=str(path))
    with writer.connect() as connection:
        # A migration may have to rebuild a table to which others refer. The setting has no effect in a transaction.
        raw = connection.connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        raw.execute("PRAGMA foreign_keys=OFF")
        with connection.begin():
            migrations.upgrade(connection)
            if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
                raise StorageProblem("server-storage-broken", file=str(path), reason="foreign_key_check")
        connection.invalidate()


def _instance(connection: Connection, now: float) -> Instance:
    table = schema.instance
    row = connection.execute(select(table.c.name, table.c.secret)).first()
    if row is not None:
        return Instance(row.name, row.secret)
    made = Instance(secrets.token_hex(4), secrets.token_bytes(32))
    connection.execute(insert(table).values(id=1, name=made.name, secret=made.secret, created=now))
    return made


def is_failure(error: BaseException) -> bool:
    """Whether it is the storage that failed, and not one of the rows that was wrong."""
    return isinstance(error, OperationalError | InternalError | OSError) or type(error) is DatabaseError


def failure(path: Path, error: OSError | DBAPIError) -> StorageProblem:
    """What to say of such an error."""
    return storage_problem(path, error.orig or error if isinstance(error, DBAPIError) else error)
