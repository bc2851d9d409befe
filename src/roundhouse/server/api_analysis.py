"""The API, as far as it is about the analysis of finished games."""

from __future__ import annotations

from roundhouse.core.game import seat_name
from roundhouse.core.message import Message
from roundhouse.server import types
from roundhouse.server.analysis import Findings, findings
from roundhouse.server.api_moves import eyes
from roundhouse.server.failure import Failure
from roundhouse.server.room import Room
from roundhouse.server.served import Served, viewer
from roundhouse.server.store import AnalysisRow
from roundhouse.server.web import Call
from roundhouse.table.course import SEVERAL
from roundhouse.table.table import ENDED


async def analysis(call: Call) -> types.Analysis:
    """How a finished game went, as far as it is known."""
    served, room, seen_by = await _asked(call)
    return await _told(served, room, seen_by)


async def analyse(call: Call) -> types.Analysis:
    """Have a finished game analysed, unless it has been."""
    served, room, seen_by = await _asked(call)
    await served.analyses.start(room)
    return await _told(served, room, seen_by)


async def _asked(call: Call) -> tuple[Served, Room, int]:
    """The room of a finished game, and whose log numbers the entries."""
    served, person, wanted = call.context, call.person, call.query.viewer
    room = await served.room(call.path["table"], person)
    if room.table.phase != ENDED:
        raise Failure(409, Message("table-not-over"))
    return served, room, viewer(room, person, None) if wanted is None else eyes(room, person, wanted)


async def _told(served: Served, room: Room, seen_by: int) -> types.Analysis:
    row = await served.store.analysis(room.id)
    found = findings(room.table, row)
    state = _state(served, room.id, row)
    return types.Analysis(
        state=state,
        done=found.done(),
        total=found.done() if state == "done" else found.total(),
        measure=found.measure,
        curve=_curve(room, found, seen_by),
        turning=_turning(room, found, seen_by) if state == "done" else [],
        trouble=served.analyses.failure(room.id),
    )


def _state(served: Served, table: str, row: AnalysisRow | None) -> types.AnalysisState:
    if row is not None and row.finished is not None:
        return "done"
    if served.analyses.is_waiting(table):
        return "working"
    return "failed" if row is not None else "none"


def _curve(room: Room, found: Findings, seen_by: int) -> list[types.CurvePoint]:
    who = {turn.end: turn.actor for turn in found.turns}
    return [
        types.CurvePoint(
            n=_number(room, place, seen_by),
            seat=_seat(who.get(place, SEVERAL)),
            chances=list(one.chances),
            points=list(one.points),
        )
        for place, one in found.curve().items()
    ]


def _turning(room: Room, found: Findings, seen_by: int) -> list[types.TurningPoint]:
    return [
        types.TurningPoint(
            n=_number(room, one.place, seen_by),
            seat=_seat(one.actor),
            whose=seat_name(one.player),
            before=one.before,
            after=one.after,
        )
        for one in found.turning()
    ]


def _number(room: Room, place: int, seen_by: int) -> int:
    """The entry of a viewer's log after which a position was there."""
    return room.number(seen_by, room.table.live[place - 1].event.seq) if place else 0


def _seat(actor: int) -> str:
    return "" if actor == SEVERAL else seat_name(actor)
