"""The storage: what is written is there, what does not fit is refused without harm to others, and lists are right."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from roundhouse.server import store_write
from roundhouse.server.store import Conflict, RequestRow, SeatRow, StorageProblem, Store, TableSummary
from roundhouse.server.store_write import Job
from tests.server.stored import add_tables, held, log, person, table, together, write

T = TypeVar("T")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(tmp_path / "games.sqlite3", lambda: 5000.0)
    yield made
    made.close()


@pytest.fixture
def groups(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many writes were in each transaction."""
    sizes: list[int] = []
    do_all = store_write.do_all

    def counted(connection: Connection, jobs: list[Job]) -> list[object]:
        sizes.append(len(jobs))
        return do_all(connection, jobs)

    monkeypatch.setattr(store_write, "do_all", counted)
    return sizes


def do(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def test_a_table_is_loaded_as_it_was_stored(store: Store, tmp_path: Path) -> None:
    async def work() -> None:
        await store.add_person(person("ana"))
        row = table("t", "ana", own_data="x = 1", chance="entered", public=False, hints=True, create_key="k")
        assert await store.create_table(row, write("t", 0, b"one", b"two", phase="gathering", now=1500.0)) == "t"
        await store.write(write("t", 2, b"three", request=(1, "key", b"answer"), now=1600.0))
        await store.write(write("t", 3, request=(0, "other", b"nothing"), phase="over", now=1700.5))

    do(work())
    store.close()
    again = Store(tmp_path / "games.sqlite3")
    loaded = do(again.load_table("t"))
    again.close()
    assert loaded is not None
    assert loaded.row == table(
        "t",
        "ana",
        own_data="x = 1",
        chance="entered",
        public=False,
        hints=True,
        create_key="k",
        last_seq=3,
        phase="over",
        updated=1700.5,
    )
    assert loaded.events == [b"one", b"two", b"three"]
    assert loaded.requests == [RequestRow(0, "other", b"nothing", 3), RequestRow(1, "key", b"answer", 3)]


def test_a_table_that_is_not_there_is_none(store: Store) -> None:
    assert do(store.load_table("t")) is None


def test_what_is_acknowledged_is_committed(store: Store, tmp_path: Path) -> None:
    async def work() -> None:
        await add_tables(store, "t")
        with closing(sqlite3.connect(tmp_path / "games.sqlite3", isolation_level=None)) as other:
            for n in range(100):
                await store.write(write("t", n, b"%d" % n))
                assert other.execute("SELECT max(seq) FROM event").fetchone() == (n + 1,)

    do(work())


def test_writes_that_wait_are_stored_in_one_transaction(store: Store, groups: list[int]) -> None:
    async def work() -> None:
        names = [f"t{n}" for n in range(100)]
        await add_tables(store, *names)
        groups.clear()
        writes = [store.write(write(name, 0, name.encode(), request=(0, "key", b""))) for name in names]
        assert await together(store, *writes) == [None] * 100
        assert groups == [1, 100]
        for name in names:
            assert await log(store, name) == [name.encode()]

    do(work())


def test_a_transaction_has_a_limit(store: Store, groups: list[int]) -> None:
    async def work() -> None:
        await add_tables(store, "t")
        groups.clear()
        writes = [store.write(write("t", n, b"%d" % n)) for n in range(600)]
        assert await together(store, *writes) == [None] * 600
        assert groups == [1, 256, 256, 88]
        assert await log(store, "t") == [b"%d" % n for n in range(600)]

    do(work())


def test_several_writes_of_one_table_in_a_group_follow_each_other(store: Store) -> None:
    async def work() -> None:
        await add_tables(store, "t")
        one = [SeatRow(0, "open", "", "blue", None), SeatRow(1, "open", "", "green", None)]
        two = [SeatRow(0, "bot", "greedy", "blue", None)]
        writes = [write("t", 0, b"one", b"two", seats=one), write("t", 2, b"three", seats=two), write("t", 3, b"four")]
        assert await together(store, *(store.write(w) for w in writes)) == [None, None, None]
        assert await log(store, "t") == [b"one", b"two", b"three", b"four"]
        [told] = await store.public_tables(9)
        assert told.seats == tuple(two)

    do(work())


def test_a_write_that_is_behind_is_refused_and_harms_no_other_of_its_group(store: Store, groups: list[int]) -> None:
    async def work() -> None:
        await add_tables(store, "a", "b", "c")
        await store.write(write("b", 0, b"first"))
        groups.clear()
        answers = await together(
            store,
            store.write(write("a", 0, b"good")),
            store.write(write("b", 0, b"behind", request=(0, "b", b""), seats=[SeatRow(0, "open", "", "", None)])),
            store.write(write("c", 1, b"ahead")),
            store.write(write("nowhere", 0, b"lost")),
            store.write(write("b", 1, b"second", request=(0, "b", b"answer"))),
        )
        assert [type(answer) for answer in answers] == [type(None), Conflict, Conflict, Conflict, type(None)]
        assert groups == [1, 5]
        assert [await log(store, name) for name in "abc"] == [[b"good"], [b"first", b"second"], []]
        told = {one.id: one for one in await store.public_tables(9)}
        assert told["b"].seats == ()
        assert (told["c"].phase, told["a"].phase) == ("gathering", "playing")

    do(work())


def test_a_request_that_was_done_before_is_a_conflict_and_stores_nothing(store: Store) -> None:
    async def work() -> None:
        await add_tables(store, "a", "b")
        await store.write(write("a", 0, b"one", request=(0, "key", b"first")))
        answers = await together(
            store,
            store.write(write("a", 1, b"again", request=(0, "key", b"second"))),
            store.write(write("a", 1, b"two", request=(1, "key", b"of another seat"))),
            store.write(write("b", 0, b"one", request=(0, "key", b"at another table"))),
            store.write(write("b", 1, b"twice", request=(0, "key", b""))),
        )
        assert [type(answer) for answer in answers] == [Conflict, type(None), type(None), Conflict]
        assert [await log(store, name) for name in "ab"] == [[b"one", b"two"], [b"one"]]
        loaded = await store.load_table("a")
        assert loaded is not None
        assert [(r.seat, r.answer) for r in loaded.requests] == [(0, b"first"), (1, b"of another seat")]

    do(work())


def test_a_row_that_cannot_be_stored_harms_no_other_of_its_group(store: Store) -> None:
    async def work() -> None:
        await add_tables(store, "a", "b")
        nobody: Any = object()
        answers = await together(
            store,
            store.write(write("a", 0, b"good")),
            store.write(write("b", 0, b"bad", seats=[SeatRow(0, "person", "", "", "who?")])),
            store.write(write("b", 0, nobody)),
            store.add_person(person("ana")),
            store.add_person(person("ana")),
        )
        assert answers[0] is None
        assert answers[3] is None
        assert isinstance(answers[1], IntegrityError)
        assert isinstance(answers[2], Exception)
        assert isinstance(answers[4], IntegrityError)
        assert [await log(store, name) for name in "ab"] == [[b"good"], []]
        assert await store.person_by_token(person("ana").token_hash) == person("ana")

    do(work())


def test_a_reader_does_not_wait_for_the_writer_and_sees_only_what_is_committed(store: Store) -> None:
    async def work() -> None:
        await add_tables(store, "t")
        async with held(store):
            waiting = asyncio.create_task(store.write(write("t", 0, b"one")))
            await asyncio.sleep(0)
            assert await asyncio.wait_for(log(store, "t"), 20) == []
            assert not waiting.done()
        await waiting
        assert await log(store, "t") == [b"one"]

    do(work())


def test_a_write_is_stored_even_if_nobody_waits_for_it_any_more(store: Store, tmp_path: Path) -> None:
    async def work() -> None:
        await add_tables(store, "t")
        async with held(store):
            tasks = [asyncio.create_task(store.write(write("t", n, b"%d" % n))) for n in range(3)]
            await asyncio.sleep(0)
            tasks[1].cancel()
        assert await asyncio.gather(*tasks, return_exceptions=True) != [None, None, None]

    do(work())
    store.close()
    again = Store(tmp_path / "games.sqlite3")
    assert do(log(again, "t")) == [b"0", b"1", b"2"]
    again.close()


def test_closing_stores_what_waits(store: Store, tmp_path: Path) -> None:
    async def work() -> None:
        await add_tables(store, "t")
        tasks = [asyncio.create_task(store.write(write("t", n, b"%d" % n))) for n in range(50)]
        await asyncio.sleep(0)
        store.close()
        assert await asyncio.gather(*tasks) == [None] * 50
        with pytest.raises(RuntimeError):
            await store.write(write("t", 50, b"late"))

    do(work())
    store.close()
    again = Store(tmp_path / "games.sqlite3")
    assert len(do(log(again, "t"))) == 50
    again.close()


def test_a_table_is_made_once_for_a_host_and_a_key(store: Store) -> None:
    async def work() -> None:
        for name in ("ana", "bo"):
            await store.add_person(person(name))

        def create(id: str, host: str, key: str | None) -> Coroutine[Any, Any, str]:
            seats = [SeatRow(0, "person", id, "blue", host)]
            return store.create_table(table(id, host, create_key=key), write(id, 0, id.encode(), seats=seats))

        made = await together(
            store,
            create("a", "ana", "k"),
            create("b", "ana", "k"),
            create("c", "bo", "k"),
            create("d", "ana", "other"),
            create("e", "ana", None),
            create("f", "ana", None),
        )
        assert made == ["a", "a", "c", "d", "e", "f"]
        assert await create("g", "ana", "k") == "a"
        assert await log(store, "a") == [b"a"]
        assert await store.load_table("b") is None
        assert [one.id for one in await store.tables_of("ana")] == ["a", "d", "e", "f"]

    do(work())


def test_a_log_with_a_gap_is_told_as_damage(store: Store, tmp_path: Path) -> None:
    do(add_tables(store, "t"))
    do(store.write(write("t", 0, b"one", b"two", b"three")))
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as connection, connection:
        connection.execute("DELETE FROM event WHERE seq = 2")
    with pytest.raises(StorageProblem) as told:
        do(store.load_table("t"))
    assert told.value.message.id == "server-storage-damaged"


def test_persons_are_found_by_their_token_and_can_be_renamed(store: Store) -> None:
    async def work() -> None:
        await store.add_person(person("ana"))
        await store.add_person(person("bo"))
        await store.rename_person("ana", "Ana <b>")
        await store.see_person("ana")
        found = await store.person_by_token(person("ana").token_hash)
        assert found is not None
        assert (found.id, found.name, found.created, found.seen) == ("ana", "Ana <b>", 1.0, 5000.0)
        assert await store.person_by_token(person("bo").token_hash) == person("bo")
        assert await store.person_by_token(b"0" * 32) is None

    do(work())


def test_a_guest_is_known_at_the_table_of_the_invitation_only(store: Store) -> None:
    async def work() -> None:
        await add_tables(store, "a", "b")
        await store.add_person(person("ana"))
        await store.add_guest("a", "ana")
        await store.add_guest("a", "ana")
        assert await store.is_guest("a", "ana")
        assert not await store.is_guest("b", "ana")
        assert not await store.is_guest("a", "bo")

    do(work())


def test_lists_of_tables(store: Store) -> None:
    async def work() -> None:
        for name in ("ana", "bo"):
            await store.add_person(person(name))
        ana, bo = SeatRow(0, "person", "Ana", "blue", "ana"), SeatRow(1, "person", "Bo", "green", "bo")
        for name, host, created, public, phase, seats in (
            ("old", "ana", 10.0, True, "playing", [ana, bo]),
            ("new", "bo", 30.0, True, "gathering", [bo]),
            ("secret", "bo", 40.0, False, "playing", [ana]),
            ("gone", "ana", 20.0, True, "over", [bo]),
            ("house", None, 50.0, True, "playing", []),
        ):
            row = table(name, host, created=created, public=public)
            await store.create_table(row, write(name, 0, b"open", phase=phase, seats=seats, now=created))
        assert [one.id for one in await store.public_tables(9)] == ["house", "new", "old", "gone"]
        assert [one.id for one in await store.public_tables(2)] == ["house", "new"]
        assert [one.id for one in await store.tables_of("ana")] == ["secret", "gone", "old"]
        assert [one.id for one in await store.tables_of("bo")] == ["secret", "new", "gone", "old"]
        assert await store.tables_of("cy") == []
        assert sorted(await store.unfinished()) == ["house", "old", "secret"]
        assert [await store.count_unfinished(name) for name in ("ana", "bo", "cy")] == [1, 2, 0]
        await store.write(write("old", 1, b"leave", seats=[ana], phase="over", now=99.0))
        assert [one.id for one in await store.tables_of("bo")] == ["secret", "new", "gone"]
        assert (await store.tables_of("ana"))[0] == TableSummary(
            "old", "siberia", 2, "over", "ana", public=True, hints=False, created=10.0, updated=99.0, seats=(ana,)
        )
        assert await store.count_unfinished("ana") == 0

    do(work())


def test_a_lease_is_exclusive_until_it_expires(store: Store) -> None:
    async def work() -> None:
        await add_tables(store, "t", "u")
        first = await together(store, *(store.take_lease("t", f"holder {n}", 130.0, 100.0) for n in range(5)))
        assert first == [True, False, False, False, False]
        assert await store.take_lease("u", "holder 1", 130.0, 100.0)
        assert await store.take_lease("t", "holder 0", 150.0, 120.0)
        assert not await store.take_lease("t", "holder 1", 170.0, 140.0)
        assert await store.take_lease("t", "holder 1", 180.0, 150.0)
        assert not await store.take_lease("t", "holder 0", 190.0, 151.0)
        await store.clear_leases()
        assert await store.take_lease("t", "holder 0", 190.0, 151.0)

    do(work())


def test_the_instance_is_made_once_and_only_its_owner_reads_the_files(store: Store, tmp_path: Path) -> None:
    do(add_tables(store, "t"))
    files = sorted(path.name for path in tmp_path.iterdir())
    assert files == ["games.sqlite3", "games.sqlite3-shm", "games.sqlite3-wal"]
    assert {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()} == {0o600}
    store.close()
    (tmp_path / "games.sqlite3").chmod(0o644)
    again = Store(tmp_path / "games.sqlite3")
    assert again.instance == store.instance
    assert len(bytes.fromhex(again.instance.name)) == 4
    assert len(again.instance.secret) == 32
    again.close()
    assert stat.S_IMODE((tmp_path / "games.sqlite3").stat().st_mode) == 0o600
    other = Store(tmp_path / "other.sqlite3")
    other.close()
    assert other.instance.name != store.instance.name
    assert other.instance.secret != store.instance.secret
