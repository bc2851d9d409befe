"""A table as the server keeps it in memory: the table itself, who listens to it, and answers made once for all.

A room is a cache of the database. Everything in it can be dropped and loaded again.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right

import msgspec

from roundhouse.bots.turns import Turns
from roundhouse.core.game import seat_name
from roundhouse.core.setup import Setup
from roundhouse.core.state import SPECTATOR
from roundhouse.server.store import TableRow
from roundhouse.server.thinker import BoardOf
from roundhouse.server.types import About
from roundhouse.table import tell
from roundhouse.table.events import PERSON
from roundhouse.table.feed import Entry
from roundhouse.table.table import Table

_encoder = msgspec.json.Encoder()


class Room:
    """One table in memory. Changes happen under `lock`, one after the other."""

    def __init__(self, row: TableRow, table: Table, answers: dict[tuple[int, str], int]) -> None:
        self.row = row
        self.table = table
        self.answers = answers  # by seat and key: the last event of what was asked for
        self.lock = asyncio.Lock()
        self.guests: set[str] = set()  # persons who were invited, as far as it was asked
        self.used = 0.0
        self.updated = row.updated
        self.leased_until = 0.0
        self.turns = Turns()
        self._public = (-1, msgspec.Raw())
        self._told: dict[tuple[int, str], tuple[int, msgspec.Raw]] = {}

    @property
    def id(self) -> str:
        return self.row.id

    def seats_of(self, person: str) -> list[int]:
        """The seats where this person sits."""
        return [p for p, s in enumerate(self.table.seats) if s.kind == PERSON and s.owner == person]

    def board_of(self) -> BoardOf:
        """What a process of bots must know to make the board."""
        setup = self.table.setup
        own = setup.data.text if setup.own_data else ""
        return BoardOf(setup.game.name, setup.players, tuple(setup.options.items()), own)

    def number(self, viewer: int, seq: int) -> int:
        """How many entries a viewer's feed had after event `seq`."""
        return bisect_right(self.table.feeds.of(viewer), seq, key=_seq)

    def now(self, viewer: int, person: str) -> msgspec.Raw:
        """How the table stands for a viewer, in JSON; made once for all who see the same."""
        index = viewer if viewer >= 0 else -1
        known_here = any(person in (seat.owner, seat.absent) for seat in self.table.seats)
        key = (viewer, person if known_here else "")
        version = self.table.versions[index]
        known = self._told.get(key)
        if known is None or known[0] != version:
            now = tell.now(self.table, viewer, key[1], self.row.hints, self._shown())
            known = self._told[key] = (version, msgspec.Raw(_encoder.encode(now)))
        return known[1]

    def _shown(self) -> msgspec.Raw:
        """What everybody sees, in JSON: it stays the same until a spectator notices something."""
        table = self.table
        if self._public[0] != table.versions[-1]:
            shown = table.setup.game.describe(table.state.view(SPECTATOR))
            self._public = (table.versions[-1], msgspec.Raw(_encoder.encode(shown)))
        return self._public[1]

    def update(self, viewer: int, person: str, since: int, about: About | None) -> bytes:
        """An Update, in JSON."""
        feed = self.table.feeds.of(viewer)
        log = tell.log(self.table, viewer, since)
        told: dict[str, object] = {"table": self.id, "seq": len(feed), "log": log, "now": self.now(viewer, person)}
        if about is not None:
            told["about"] = about
        return _encoder.encode(told)

    def about(self, viewer: int, person: str, invite: str) -> About:
        """What does not change. The invitation is for those who sit here, and for the host."""
        setup: Setup = self.table.setup
        host = person == self.row.host
        inside = host or bool(self.seats_of(person))
        return About(
            game=setup.game.name,
            rules=setup.game.rules_version,
            data=setup.data.id,
            players=setup.players,
            options=setup.options,
            public=self.row.public,
            hints=self.row.hints,
            chance=self.table.chance,
            commitment=self.table.commitment,
            host=host,
            invite=invite if inside else "",
            seat=seat_name(viewer) if viewer != SPECTATOR else "",
        )


def _seq(entry: Entry) -> int:
    return entry.seq
