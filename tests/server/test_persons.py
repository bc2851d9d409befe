"""Guests: when somebody was here last is known to the day, and a full disk keeps nobody out."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from roundhouse.server.persons import DAY, Persons
from roundhouse.server.rows import StorageFull
from roundhouse.server.store import Store


def test_a_person_who_comes_back_another_day_has_been_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]

    async def work(store: Store) -> None:
        def anew() -> Persons:
            return Persons(store, lambda: now[0], lambda: "ana")

        ana, token = await anew().add("Ana")
        for later, seen in ((DAY / 2, 1000.0), (DAY + 1, 1001.0 + DAY)):
            now[0] = 1000.0 + later
            assert await anew().find(token) is not None
            found = await store.person_by_token(ana.token_hash)
            assert found is not None
            assert (found.created, found.seen) == (1000.0, seen)
        now[0] *= 3

        async def full(self: Store, id: str) -> None:
            raise StorageFull("server-storage-full", file="x")

        monkeypatch.setattr(Store, "see_person", full)
        again = await anew().find(token)
        assert again is not None
        assert again.name == "Ana"

    store = Store(tmp_path / "people.sqlite3", lambda: now[0])
    try:
        asyncio.run(work(store))
    finally:
        store.close()
