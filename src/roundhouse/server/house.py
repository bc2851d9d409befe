"""The house: all tables of this server. Every change of a table goes through here, and is stored before it happens.

A wish is turned into events by `table/`, the events are stored, and only when they are safe does the table in memory
change and anybody hear of it. When the database knows more than memory does, memory is thrown away and read again.
"""

from __future__ import annotations

import asyncio
import hmac
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from roundhouse.core import registry
from roundhouse.core.draws import SEED_BYTES
from roundhouse.core.message import Message
from roundhouse.core.options import Options, settle
from roundhouse.core.record import HMAC
from roundhouse.core.setup import Setup, build
from roundhouse.server.failure import Failure
from roundhouse.server.room import Room
from roundhouse.server.store import Conflict, SeatRow, Store, TableRow, Write
from roundhouse.table import play, tell
from roundhouse.table.events import Event, Opened, Seat, from_json, to_json
from roundhouse.table.table import Table, outlook

MOST_ROOMS = 2000  # in memory, beyond those that somebody listens to
MOST_SETUPS = 200  # in memory: games with their options, data and number of players
MOST_TABLES = 100  # that are not over, for one host
TRIES = 3

Propose = Callable[[Table, int], Sequence[Event]]


@dataclass(frozen=True, slots=True)
class Sources:
    """Where the house has its numbers from; tests give their own."""

    clock: Callable[[], float]
    new_id: Callable[[], str]
    new_seed: Callable[[], bytes]


@dataclass(frozen=True, slots=True)
class Wish:
    """A request at a seat that must not be done twice, nor by somebody who knows an old position or has got up."""

    seat: int
    seq: int
    key: str
    person: str
    answers: bool = False  # a question, which must have been seen


class House:
    """All tables. `on_change` is called after changes, `on_lobby` when lists of tables change, `on_person` with those
    at whose seats something has changed."""

    def __init__(self, store: Store, sources: Sources) -> None:
        self.store = store
        self.sources = sources
        self.rooms: dict[str, Room] = {}
        self.on_change: Callable[[Room], None] = _nobody
        self.on_lobby: Callable[[], None] = _nothing
        self.on_person: Callable[[str], None] = _no_person
        self._setups: dict[object, Setup] = {}
        self._listeners: dict[str, dict[Callable[[], None], int]] = {}  # by table: who is called, for which viewer

    def now(self) -> int:
        return int(self.sources.clock())

    def invite(self, table: str) -> str:
        """The invitation to a table: known to nobody who was not given it."""
        return hmac.digest(self.store.instance.secret, f"invite/{table}".encode(), "sha256").hex()[:32]

    async def room(self, table: str) -> Room:
        """The table of this id; a Failure when there is none."""
        room = self.rooms.get(table)
        if room is None:
            room = await self._load(table)
        room.used = self.sources.clock()
        return room

    async def _load(self, table: str) -> Room:
        loaded = await self.store.load_table(table)
        if loaded is None:
            raise Failure(404, Message("server-no-table"))
        setup = await self.setup_of(loaded.row)
        if (room := self.rooms.get(table)) is not None:  # somebody else was quicker
            return room
        made = Table(setup, loaded.row.seed, loaded.row.chance)
        made.commit(from_json(body) for body in loaded.events)
        answers = {(r.seat, r.key): int(r.answer) for r in loaded.requests}
        self._make_space()
        room = self.rooms[table] = Room(loaded.row, made, answers)
        return room

    def _make_space(self) -> None:
        """Forget the tables that were not used for the longest time; the database has them."""
        if len(self.rooms) >= MOST_ROOMS:
            rooms = self.rooms.values()
            idle = [room for room in rooms if room.id not in self._listeners and not room.lock.locked()]
            for room in sorted(idle, key=lambda room: room.used)[: MOST_ROOMS // 10]:
                del self.rooms[room.id]

    async def setup_of(self, row: TableRow) -> Setup:
        """The setup of a stored table."""
        setup = await self.setup(row.game, row.players, json.loads(row.options), row.data_id, row.own_data)
        if setup.data.sha256 != row.data_sha256 or row.rules != setup.game.rules_version:
            raise Failure(409, Message("server-other-rules"))
        return setup

    async def setup(self, name: str, players: int, given: Options, data_id: str = "", own_data: str = "") -> Setup:
        """A setup from parts that were checked; made once for all tables that have the same."""
        key = (name, players, tuple(given.items()), own_data)
        if key not in self._setups:
            if own_data:  # it may take seconds to read: in a thread, others are served meanwhile
                made = await asyncio.to_thread(_setup, name, players, given, data_id, own_data)
            else:  # read once; after a restart, all threads would do so at the same time
                made = _setup(name, players, given, data_id, own_data)
            while len(self._setups) >= MOST_SETUPS:
                self._setups.pop(next(iter(self._setups)))
            self._setups[key] = made
        return self._setups[key]

    async def create(
        self,
        setup: Setup,
        opened: Opened,
        host: str,
        *,
        public: bool,
        hints: bool,
        key: str = "",
        id: str = "",
        before: Sequence[Event] = (),
        chance: str = HMAC,
    ) -> Room:
        """A new table, with what happened before it began."""
        if key and (known := await self.store.table_of_key(host, key)) is not None:
            return await self.room(known)
        if await self.store.count_unfinished(host) >= MOST_TABLES:
            raise Failure(429, Message("server-too-many-tables", {"limit": MOST_TABLES}))
        now = self.now()
        row = TableRow(
            id=id or self.sources.new_id(),
            game=setup.game.name,
            rules=setup.game.rules_version,
            players=setup.players,
            options=json.dumps(setup.options),
            data_id=setup.data.id,
            data_sha256=setup.data.sha256,
            own_data=setup.data.text if setup.own_data else "",
            seed=self.sources.new_seed(),
            chance=chance,
            host=host,
            public=public,
            hints=hints,
            created=now,
            updated=now,
            phase="",
            last_seq=0,
            create_key=key or None,
        )
        assert len(row.seed) == SEED_BYTES
        table = Table(setup, row.seed, chance)
        table.commit([opened, *before])
        table.commit(play.begin(table, now))
        made = await self.store.create_table(row, self._first_write(row, table))
        if made != row.id or made in self.rooms:
            return await self.room(made)
        self._make_space()
        room = self.rooms[made] = Room(row, table, {})
        room.used = self.sources.clock()
        self._changed(room, lobby=True)
        return room

    async def adopt(self, row: TableRow, table: Table) -> Room:
        """A seam for tests: a table that begins with any position. The database has its events, not that position."""
        await self.store.create_table(row, self._first_write(row, table))
        room = self.rooms[row.id] = Room(row, table, {})
        return room

    def _first_write(self, row: TableRow, table: Table) -> Write:
        return Write(
            table=row.id,
            expected=0,
            events=[to_json(event) for event in table.log],
            request=None,
            phase=table.phase,
            seats=seat_rows(table.seats),
            now=row.created,
        )

    async def change(self, room: Room, propose: Propose) -> Room:
        """Let something happen that any number of repeats cannot spoil."""
        await self._write(room.id, propose, None)
        return await self.room(room.id)

    async def wish(self, room: Room, wish: Wish, propose: Propose) -> int:
        """Let a wish happen once; returns the number of the last entry of the seat's feed that came of it."""
        seq = await self._write(room.id, propose, wish)
        return (await self.room(room.id)).number(wish.seat, seq)

    async def _write(self, id: str, propose: Propose, wish: Wish | None) -> int:
        for _ in range(TRIES):
            room = await self.room(id)
            async with room.lock:
                if self.rooms.get(id) is not room:
                    continue  # it was read again while this one waited
                if wish is not None:
                    _refuse_stranger(room.table, wish)
                    if (seq := room.answers.get((wish.seat, wish.key))) is not None:
                        return seq
                    _refuse_stale(room.table, wish)
                events = list(propose(room.table, self.now()))
                if not events:
                    return len(room.table.log)
                try:
                    await self._store(room, events, wish)
                except Conflict:
                    await self._read_again(room)
                    continue
                self._happen(room, events, wish)
                return events[-1].seq
        raise Failure(503, Message("server-busy"), headers={"Retry-After": "1"})

    async def _read_again(self, room: Room) -> None:
        """The database knows more than this room: whoever listens to it is told the rest."""
        del self.rooms[room.id]
        self._tell(await self._load(room.id), [-1] * len(room.table.versions))

    async def _store(self, room: Room, events: list[Event], wish: Wish | None) -> None:
        then = outlook(room.table, events)
        last = events[-1].seq
        updated = self.now() if then.noticed else room.updated  # a list of tables tells of no secrets
        await self.store.write(
            Write(
                table=room.id,
                expected=len(room.table.log),
                events=[to_json(event) for event in events],
                request=(wish.seat, wish.key, str(last).encode()) if wish else None,
                phase=then.phase,
                seats=seat_rows(then.seats) if then.seats != room.table.seats else None,
                now=updated,
            )
        )
        room.updated = updated

    def _happen(self, room: Room, events: list[Event], wish: Wish | None) -> None:
        versions = list(room.table.versions)
        phase, seats = room.table.phase, list(room.table.seats)
        room.table.commit(events)
        if wish is not None:
            room.answers[wish.seat, wish.key] = events[-1].seq
        self._tell(room, versions)
        self._changed(room, lobby=(phase, seats) != (room.table.phase, room.table.seats))

    @contextmanager
    def listening(self, table: str, listener: Callable[[], None], viewer: int) -> Iterator[None]:
        """As long as this lasts, a listener is called whenever something has changed to a viewer."""
        self._listeners.setdefault(table, {})[listener] = viewer
        try:
            yield
        finally:
            del self._listeners[table][listener]
            if not self._listeners[table]:
                del self._listeners[table]

    def _tell(self, room: Room, before: Sequence[int]) -> None:
        """Call those to whose viewers something has changed since these versions."""
        for listener, viewer in list(self._listeners.get(room.id, {}).items()):
            index = viewer if viewer >= 0 else -1
            if room.table.versions[index] != before[index]:
                listener()
        for seat, old, new in zip(room.table.seats, before, room.table.versions, strict=False):
            if old != new and seat.owner:
                self.on_person(seat.owner)

    def _changed(self, room: Room, lobby: bool) -> None:
        self.on_change(room)
        if lobby:
            self.on_lobby()


def _refuse_stranger(table: Table, wish: Wish) -> None:
    """The seat may have changed hands while the wish was on its way; then not even what was missed is told."""
    if table.seats[wish.seat].owner != wish.person:
        raise Failure(403, Message("server-no-seat"))


def _refuse_stale(table: Table, wish: Wish) -> None:
    """A wish of somebody who has not seen the position as it is; what was missed goes with the refusal."""
    have = len(table.feeds.of(wish.seat))
    if wish.seq > have or tell.missed(table, wish.seat, wish.seq, wish.answers):
        since = wish.seq if wish.seq <= have else 0
        extra = {"seq": have, "log": tell.log(table, wish.seat, since)}
        raise Failure(409, Message("server-stale"), extra=extra)


def _setup(name: str, players: int, given: Options, data_id: str, own_data: str) -> Setup:
    game = registry.game(name)
    data = game.parse_data(own_data, data_id) if own_data else game.load_data()
    options = settle(game.options, {option: str(value) for option, value in given.items()})
    return build(game, players, options, data, own_data=own_data != "")


def seat_rows(seats: Sequence[Seat]) -> list[SeatRow]:
    return [SeatRow(p, s.kind, s.name, s.colour, s.owner or s.absent or None) for p, s in enumerate(seats)]


def _nobody(room: Room) -> None:
    """Until somebody wants to know."""


def _no_person(person: str) -> None:
    """Until somebody wants to know."""


def _nothing() -> None:
    """Until somebody wants to know."""
