"""Guests of the house: a person has a name and a token. The database holds only the token's hash."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256

from roundhouse.server.store import PersonRow, StorageProblem, Store
from roundhouse.table import seating

DAY = 24 * 3600.0  # seconds: when somebody was here last is known as exactly as that
KNOWN = 10_000  # so many persons are kept in memory


class Persons:
    """Finds persons by their tokens."""

    def __init__(self, store: Store, clock: Callable[[], float], new_id: Callable[[], str]) -> None:
        self._store = store
        self._clock = clock
        self._new_id = new_id
        self._known: OrderedDict[bytes, PersonRow] = OrderedDict()

    async def add(self, name: str) -> tuple[PersonRow, str]:
        """A new guest, and the token, which is told this once."""
        token = secrets.token_urlsafe(32)
        now = self._clock()
        row = PersonRow(self._new_id(), seating.name(name), _hash(token), now, now)
        await self._store.add_person(row)
        self._remember(row)
        return row, token

    async def find(self, token: str) -> PersonRow | None:
        if not 1 <= len(token) <= 200:
            return None
        key = _hash(token)
        if (row := self._known.get(key)) is not None:
            self._known.move_to_end(key)
            return row
        found = await self._store.person_by_token(key)
        if found is not None:
            self._remember(found)
            if self._clock() - found.seen > DAY:
                with suppress(StorageProblem):  # whoever is here is let in, also when nothing can be written
                    await self._store.see_person(found.id)
        return found

    async def rename(self, row: PersonRow, name: str) -> PersonRow:
        name = seating.name(name)
        await self._store.rename_person(row.id, name)
        renamed = PersonRow(row.id, name, row.token_hash, row.created, row.seen)
        self._remember(renamed)
        return renamed

    def _remember(self, row: PersonRow) -> None:
        self._known[row.token_hash] = row
        while len(self._known) > KNOWN:
            self._known.popitem(last=False)


def _hash(token: str) -> bytes:
    return sha256(token.encode()).digest()
