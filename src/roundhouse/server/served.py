"""What the handlers of the API work with: the house and its people, and who may see and do what."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from roundhouse.core.message import Message, Problem
from roundhouse.core.state import SPECTATOR
from roundhouse.server.analysis import Analyses
from roundhouse.server.bots import Bots
from roundhouse.server.failure import Failure
from roundhouse.server.house import House
from roundhouse.server.live import Sockets
from roundhouse.server.persons import Persons
from roundhouse.server.room import Room
from roundhouse.server.settings import Settings
from roundhouse.server.store import PersonRow, Store
from roundhouse.server.thinking import Thinking

COOKIE_AGE = 400 * 24 * 3600  # seconds; browsers keep none for longer


@dataclass(slots=True)
class Served:
    """All parts of a running server."""

    settings: Settings
    store: Store
    house: House
    persons: Persons
    thinking: Thinking
    bots: Bots
    analyses: Analyses
    sockets: Sockets
    lobby: dict[str, set[asyncio.Event]] = field(default_factory=dict)  # by person: who waits for changes
    asking: set[str] = field(default_factory=set)  # persons whose hint is being searched

    @property
    def cookie(self) -> str:
        """The name of the cookie: another one for every database, for browsers do not tell ports apart."""
        return f"roundhouse_{self.store.instance.name}"

    def lobby_changed(self) -> None:
        """Lists of tables have changed for everybody."""
        for person in self.lobby:
            self.lobby_changed_for(person)

    def lobby_changed_for(self, person: str) -> None:
        for changed in self.lobby.get(person, ()):
            changed.set()

    async def person(self, request: HTTPConnection, /) -> PersonRow | None:
        """The person whose token a request carries, None without a token; a Failure for one that is not known."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme and scheme.lower() != "bearer":
            raise Failure(401, Message("server-unknown-token"), headers={"WWW-Authenticate": "Bearer"})
        bearer = bool(scheme)
        if not bearer:
            token = request.cookies.get(self.cookie, "")
        if not token and not bearer:
            return None
        found = await self.persons.find(token.strip())
        if found is None and bearer:
            raise Failure(401, Message("server-unknown-token"), headers={"WWW-Authenticate": "Bearer"})
        return found

    async def room(self, table: str, person: PersonRow) -> Room:
        """A table that this person may see. Of others not even that they are there is told."""
        room = await self.house.room(table)
        if room.row.public or room.row.host == person.id or person.id in room.guests:
            return room
        if any(person.id in (seat.owner, seat.absent) for seat in room.table.seats):
            return room
        if await self.store.is_guest(table, person.id):
            room.guests.add(person.id)
            return room
        raise Failure(404, Message("server-no-table"))


def viewer(room: Room, person: PersonRow, seat: str | None) -> int:
    """Whose eyes a person looks through: those of a seat of theirs, or of a spectator."""
    mine = room.seats_of(person.id)
    if seat is None:
        return mine[0] if mine else SPECTATOR
    number = int(seat[1:]) - 1
    if number not in mine:
        raise Failure(403, Message("server-not-your-seat", {"seat": seat}))
    return number


def player(room: Room, person: PersonRow, seat: str | None) -> int:
    """The seat at which a person acts."""
    found = viewer(room, person, seat)
    if found < 0:
        raise Failure(403, Message("server-no-seat"))
    return found


def seat_number(room: Room, seat: str) -> int:
    """A seat of this table by its name."""
    number = int(seat[1:]) - 1
    if number >= len(room.table.seats):
        raise Problem("server-no-such-seat", seat=seat)
    return number
