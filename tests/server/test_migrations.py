"""The schema: migrations lead to exactly what `schema.py` says, newer and foreign databases are refused."""

from __future__ import annotations

import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, MetaData, Table, Text, create_engine

from roundhouse.server import database, migrations, schema
from roundhouse.server.store import StorageProblem, Store


def differences(connection: Connection, metadata: MetaData) -> list[object]:
    found: list[object] = list(compare_metadata(MigrationContext.configure(connection), metadata))
    return found


def definitions(path: Path) -> dict[str, list[str]]:
    """What SQLite has stored of every table and index: its columns and constraints, in any order."""
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    return {name: sorted(line.strip(" \t,") for line in sql.splitlines()) for name, sql in found}


def open_and_close(path: Path) -> None:
    Store(path).close()


def told(path: Path) -> str:
    """What is said of a database that is refused."""
    with pytest.raises(StorageProblem) as problem:
        Store(path)
    return problem.value.message.id


def test_the_migrations_of_an_empty_file_lead_to_the_schema(tmp_path: Path) -> None:
    migrated, declared = tmp_path / "migrated.sqlite3", tmp_path / "declared.sqlite3"
    open_and_close(migrated)
    engine = create_engine(f"sqlite:///{migrated}")
    with engine.connect() as connection:
        assert differences(connection, schema.metadata) == []
        more = MetaData(naming_convention=schema.metadata.naming_convention)
        for table in schema.metadata.tables.values():
            table.to_metadata(more)
        Table("account", more, Column("id", Text, primary_key=True))
        assert differences(connection, more) != []  # it would have been found
    engine.dispose()
    engine = create_engine(f"sqlite:///{declared}")
    schema.metadata.create_all(engine)
    engine.dispose()
    found = definitions(migrated)
    del found["alembic_version"]
    assert found == definitions(declared)


def test_every_constraint_has_a_name(tmp_path: Path) -> None:
    open_and_close(tmp_path / "games.sqlite3")
    for name, lines in definitions(tmp_path / "games.sqlite3").items():
        for line in lines:
            if re.search(r"\b(PRIMARY KEY|FOREIGN KEY|UNIQUE|CHECK) \(", line):
                assert re.match(r"CONSTRAINT \w+ ", line), (name, line)


def test_the_version_of_the_schema_is_that_of_the_last_migration() -> None:
    assert ScriptDirectory.from_config(migrations.config()).get_heads() == [schema.VERSION]


def test_a_database_without_analyses_gets_them_and_keeps_its_games(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    open_and_close(path)
    wanted = definitions(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO person VALUES ('p', 'Ana', x'00', 1.0, 1.0)")
        connection.execute("DROP TABLE judgement")  # as the first migration has left it
        connection.execute("DROP TABLE analysis")
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
    open_and_close(path)
    assert definitions(path) == wanted
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT name FROM person").fetchall() == [("Ana",)]


@pytest.mark.slow
def test_a_database_that_is_up_to_date_is_opened_without_alembic(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    program = """
import sys
from pathlib import Path
from roundhouse.server.store import Store
Store(Path(sys.argv[1])).close()
print("alembic" in sys.modules)
"""
    for loaded in ("True", "False"):
        done = subprocess.run([sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=True)
        assert done.stdout.strip() == loaded


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    open_and_close(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.execute("ALTER TABLE person ADD COLUMN account TEXT")
    before = definitions(path)
    assert told(path) == "server-storage-newer"
    assert definitions(path) == before


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE recipe (cake TEXT)")
    assert told(path) == "server-storage-foreign"
    assert list(definitions(path)) == ["recipe"]


def test_a_migration_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.sqlite3"
    upgrade = migrations.upgrade

    def fail(connection: Connection) -> None:
        upgrade(connection)
        connection.exec_driver_sql("CREATE TABLE person (id TEXT)")  # which is there already

    with monkeypatch.context() as patch:
        patch.setattr(migrations, "upgrade", fail)
        assert told(path) == "server-storage-failed"
    assert definitions(path) == {}
    open_and_close(path)


def test_a_migration_is_refused_that_leaves_rows_pointing_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite3"
    open_and_close(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO guest VALUES ('no table', 'nobody')")
    monkeypatch.setattr(schema, "VERSION", "9999")  # so that there seems to be something to migrate
    assert told(path) == "server-storage-broken"


def test_after_a_migration_foreign_keys_hold_again(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    engine = database.engine(path, 1, "BEGIN IMMEDIATE")
    database.prepare(path, engine, 0.0)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    engine.dispose()


def test_a_migration_can_be_drafted_from_what_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "100% migrations"
    shutil.copytree(migrations.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        migrations.upgrade(connection)
        Table("account", schema.metadata, Column("id", Text, primary_key=True))
        try:
            migrations.draft(connection, "accounts", folder)
        finally:
            schema.metadata.remove(schema.metadata.tables["account"])
    engine.dispose()
    drafted = (folder / "versions" / "0003_accounts.py").read_text()
    compile(drafted, "0003_accounts.py", "exec")
    assert "create_table('account'" in drafted
    assert "op.f('pk_account')" in drafted
    assert drafted.count("create_table") == 1
    assert "down_revision = '0002'" in drafted
