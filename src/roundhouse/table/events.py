"""What can happen at a table. Events are numbered from 1 without gaps, stored as JSON, and never changed afterwards.

The numbers are the table's own and secret: in them one could count what others do in secret. Viewers have numbers of
their own (`table/feed.py`). An event holds what cannot be worked out again; everything else is folded from the log.
"""

from __future__ import annotations

import msgspec

COLOURS = ("vermilion", "blue", "green", "purple", "amber")

PERSON, BOT, OPEN = "person", "bot", "open"


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat now: a person with a name, a bot with the name of its kind, or nobody yet.

    `owner` says which person it is, whatever the name; seats with the same owner are played by the same person. Of a
    seat that was left, `absent` is the person who may return to it; of an open seat, the one it is kept for.
    """

    kind: str
    name: str
    colour: str
    owner: str = ""
    absent: str = ""


class _Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type"):
    seq: int
    at: int  # seconds since 1970, by the clock of the table


class Opened(_Event, frozen=True, tag="opened"):
    """The table is set. Always the first event."""

    seats: tuple[Seat, ...] = ()


class Acted(_Event, frozen=True, tag="acted"):
    """An action of a player or of chance."""

    actor: int = 0
    action: int = 0
    counter: int = 0  # the number of the draw, for chance
    by_table: bool = False  # there was no choice, so the table did it
    entered: bool = False  # it was done before this table began, and is not taken back
    move: int = 0  # the number of the first action that was asked for together with this one


class Held(_Event, frozen=True, tag="held"):
    """A player's action that lays something open: it waits for the player's Done."""

    actor: int = 0
    action: int = 0


class Confirmed(_Event, frozen=True, tag="confirmed"):
    """A player's Done: what waited for it may happen."""

    actor: int = 0


class TakenBack(_Event, frozen=True, tag="undo"):
    """A player took back these events."""

    actor: int = 0
    taken: tuple[int, ...] = ()


class Asked(_Event, frozen=True, tag="asked"):
    """A player would like to take back event `first` and all that came of it; the other persons must agree."""

    actor: int = 0
    first: int = 0


class Answered(_Event, frozen=True, tag="answered"):
    """A person's answer to the question before."""

    actor: int = 0
    agree: bool = False


class Seated(_Event, frozen=True, tag="seated"):
    """A seat changes hands. `how` is the word for it: joined, left, resigned, returned, opened or filled."""

    actor: int = 0
    seat: Seat = Seat(OPEN, "", "")
    how: str = ""


class Setting(_Event, frozen=True, tag="setting"):
    """A player's own wish: whether a turn ends without Done."""

    actor: int = 0
    auto_end: bool = False


class Followed(_Event, frozen=True, tag="followed"):
    """The same people play again, at another table."""

    table: str = ""


Event = Opened | Acted | Held | Confirmed | TakenBack | Asked | Answered | Seated | Setting | Followed

_decoder = msgspec.json.Decoder(Event)
_encoder = msgspec.json.Encoder()


def to_json(event: Event) -> bytes:
    """An event as it is stored.

    >>> from_json(to_json(Acted(7, 0, actor=1, action=42)))
    Acted(seq=7, at=0, actor=1, action=42, counter=0, by_table=False, entered=False, move=0)
    """
    return _encoder.encode(event)


def from_json(data: bytes) -> Event:
    event: Event = _decoder.decode(data)
    return event
