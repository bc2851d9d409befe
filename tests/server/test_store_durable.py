"""The storage when things go wrong: no room, kill -9, a setting that is not safe, a copy while everything goes on."""

from __future__ import annotations

import asyncio
import json
import random
import shlex
import shutil
import sqlite3
import subprocess
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import Engine

from roundhouse.server import database
from roundhouse.server.rows import storage_problem
from roundhouse.server.store import Conflict, StorageFull, StorageProblem, Store
from tests.server.storage_worker import TABLES, body
from tests.server.stored import add_tables, log, sound, together, write

ROOT = Path(__file__).resolve().parents[2]
WORKER = [sys.executable, "-m", "tests.server.storage_worker"]


def setting(engine: Engine, name: str) -> object:
    with engine.connect() as connection:
        return connection.exec_driver_sql(f"PRAGMA {name}").scalar()


def test_every_connection_writes_ahead_and_syncs_fully(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite3")
    for engine in (store._writing, store._reading):
        assert setting(engine, "journal_mode") == "wal"
        assert setting(engine, "synchronous") == 2
        assert setting(engine, "foreign_keys") == 1
    store.close()


@pytest.mark.parametrize(
    ("name", "value", "found"),
    [("journal_mode", "DELETE", "delete"), ("synchronous", "NORMAL", "1"), ("foreign_keys", "OFF", "0")],
)
def test_a_database_that_would_not_be_safe_is_refused(
    name: str, value: str, found: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = tuple((one, value if one == name else its) for one, its in database.SETTINGS)
    monkeypatch.setattr(database, "SETTINGS", settings)
    with pytest.raises(StorageProblem) as told:
        Store(tmp_path / "games.sqlite3")
    assert told.value.message.id == "server-storage-unsafe"
    assert (told.value.message.args["setting"], told.value.message.args["value"]) == (name, found)


def test_a_later_connection_that_would_not_be_safe_is_refused_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path / "games.sqlite3")
    with monkeypatch.context() as patch:
        patch.setattr(database, "SETTINGS", (("synchronous", "OFF"),))
        with pytest.raises(StorageProblem):
            asyncio.run(store.load_table("t"))
    assert asyncio.run(store.load_table("t")) is None
    store.close()


def test_a_file_that_is_no_database_is_told_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    path.write_bytes(b"these are my holiday pictures" * 100)
    with pytest.raises(StorageProblem) as told:
        Store(path)
    assert told.value.message.id == "server-storage-failed"
    assert path.read_bytes() == b"these are my holiday pictures" * 100
    with pytest.raises(StorageProblem) as told:
        Store(tmp_path / "nowhere" / "games.sqlite3")
    assert told.value.message.args["reason"] == "No such file or directory"


def test_a_group_for_which_there_is_no_room_is_not_stored_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite3"
    Store(path).close()
    pages = path.stat().st_size // 4096

    async def work(store: Store) -> None:
        await add_tables(store, "a", "b", "c")
        answers = await together(
            store,
            store.write(write("a", 0, b"small")),
            store.write(write("b", 0, b"large" * 100_000)),
            store.write(write("c", 0, b"small")),
        )
        assert [type(answer) for answer in answers] == [StorageFull] * 3
        assert isinstance(answers[0], StorageFull)
        assert answers[0].message.id == "server-storage-full"
        assert [await log(store, name) for name in "abc"] == [[], [], []]
        with pytest.raises(StorageFull):
            await store.write(write("b", 0, b"large" * 100_000))
        await store.write(write("a", 0, b"small"))
        monkeypatch.setattr(database, "SETTINGS", usual)
        with pytest.raises(StorageFull):  # which makes the writer connect anew
            await store.write(write("b", 0, b"large" * 100_000))
        await store.write(write("b", 0, b"large" * 100_000))
        assert [len(await log(store, name)) for name in "abc"] == [1, 1, 0]

    usual = database.SETTINGS
    monkeypatch.setattr(database, "SETTINGS", (*usual, ("max_page_count", str(pages + 20))))
    store = Store(path)
    asyncio.run(work(store))
    store.close()
    assert sound(path)


@pytest.mark.parametrize(("free", "kind"), [(1000, StorageFull), (1 << 30, StorageProblem)])
def test_an_error_of_a_disk_without_room_is_told_as_lack_of_room(
    free: int, kind: type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE  # the index of the log did not fit
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=free))
    assert type(storage_problem(tmp_path / "games.sqlite3", error)) is kind


def judge(told: str, id: str) -> None:
    """What the worker tells that has filled a disk."""
    found = json.loads(told)
    assert 0 < found["stored"] < 1000
    assert found["refused"] == [id] * 3
    assert found["kept"] == found["after"] == [True, True]
    assert found["sound"]


@pytest.mark.slow
def test_a_file_that_may_not_grow_is_told_nothing_is_harmed_and_all_goes_on_later(tmp_path: Path) -> None:
    done = subprocess.run(
        [*WORKER, "limit", str(tmp_path / "games.sqlite3")], cwd=ROOT, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    judge(done.stdout, "server-storage-failed")


def test_a_full_disk_is_told_nothing_is_harmed_and_all_goes_on_when_there_is_room(tmp_path: Path) -> None:
    mount = shlex.join(["mount", "-t", "tmpfs", "-o", "size=6m", "none", str(tmp_path)])
    space = ["unshare", "--mount", "--map-root-user", "sh", "-c"]
    if shutil.which("unshare") is None or subprocess.run([*space, mount], capture_output=True).returncode:
        pytest.skip("this system lets us mount no small disk")
    command = shlex.join([*WORKER, "disk", str(tmp_path / "games.sqlite3")])
    done = subprocess.run([*space, f"{mount} && exec {command}"], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    judge(done.stdout, "server-storage-full")


@pytest.mark.slow
def test_no_acknowledged_write_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    path, rng = tmp_path / "games.sqlite3", random.Random(1)
    acknowledged: Counter[str] = Counter()
    for _ in range(10):
        with subprocess.Popen([*WORKER, "forever", str(path)], cwd=ROOT, stdout=subprocess.PIPE, text=True) as worker:
            assert worker.stdout is not None
            lines = [worker.stdout.readline() for _ in range(rng.randrange(1, 200))]
            worker.kill()
            lines += worker.stdout.readlines()
        assert worker.returncode == -9
        whole = [line.split() for line in lines if line.endswith("\n")]
        assert len(whole) > 0
        for name, seq in whole:
            acknowledged[name] = max(acknowledged[name], int(seq))
        store = Store(path)
        for name in TABLES:
            loaded = asyncio.run(store.load_table(name))
            stored = [] if loaded is None else loaded.events
            assert len(stored) >= acknowledged[name]
            assert stored == [body(name, seq) for seq in range(1, len(stored) + 1)]
            assert len(stored) == 2 * len([] if loaded is None else loaded.requests)
        store.close()
        assert sound(path)


def test_a_copy_of_a_database_that_is_being_written_holds_all_that_was_acknowledged_before(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite3")
    done = dict.fromkeys(TABLES, 0)
    copies = [tmp_path / f"copy{n}.sqlite3" for n in range(4)]

    async def play(table: str) -> None:
        while not all(copy.exists() for copy in copies):
            await store.write(write(table, done[table], body(table, done[table] + 1)))
            done[table] += 1

    async def copy_all() -> list[dict[str, int]]:
        before = []
        for copy in copies:
            await asyncio.sleep(0.05)
            before.append(dict(done))
            await asyncio.to_thread(store.backup, copy)
        return before

    async def work() -> list[dict[str, int]]:
        await add_tables(store, *TABLES)
        playing = asyncio.gather(*map(play, TABLES))
        before = await copy_all()
        await playing
        return before

    before = asyncio.run(work())
    store.close()
    assert sum(before[-1].values()) > sum(before[0].values()) > 0  # it did go on
    for copy, had in zip(copies, before, strict=True):
        assert sound(copy)
        again = Store(copy)
        assert again.instance == store.instance
        for name in TABLES:
            stored = asyncio.run(log(again, name))
            assert had[name] <= len(stored) <= done[name]
            assert stored == [body(name, seq) for seq in range(1, len(stored) + 1)]
        again.close()


def test_a_writer_that_another_process_keeps_out_says_so_and_goes_on_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.05)
    store = Store(tmp_path / "games.sqlite3")
    asyncio.run(add_tables(store, "t"))
    with closing(sqlite3.connect(tmp_path / "games.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageProblem) as told:
            asyncio.run(store.write(write("t", 0, b"one")))
        assert told.value.message.args["reason"] == "database is locked"
        other.execute("UPDATE game_table SET last_seq = 1")
        other.execute("INSERT INTO event VALUES ('t', 1, 'theirs')")
        other.execute("COMMIT")
    with pytest.raises(Conflict):
        asyncio.run(store.write(write("t", 0, b"one")))
    asyncio.run(store.write(write("t", 1, b"two")))
    assert len(asyncio.run(log(store, "t"))) == 2
    store.close()
