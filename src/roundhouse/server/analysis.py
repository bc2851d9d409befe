"""Analysis of finished games: everybody's chances over the moves, worked out once for a table and kept.

It is asked for by whoever may see the game, and done position by position in the pool, after everything that people
wait for. Chances are those of a fair observer, who sees the whole position, what was hidden included, but not what is
still to be drawn. Each judgement is stored as soon as it is there: after a restart only what is missing is done.

Positions between turns are judged first. Where most seems to have changed, all positions are judged again and more
closely, and only that decides about turning points: the largest of many uncertain changes would mostly be errors. The
curve between turning points is made smooth, so that it shows the course and not the errors.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Literal

import msgspec

from roundhouse.core.message import Message, Problem
from roundhouse.core.state import NOBODY, OVER
from roundhouse.server.failure import Failure
from roundhouse.server.house import House
from roundhouse.server.room import Room
from roundhouse.server.store import AnalysisRow, JudgementRow
from roundhouse.server.thinking import Thinking, Weighed
from roundhouse.table import course
from roundhouse.table.course import Turn, Turning
from roundhouse.table.table import Table

FIRST, SECOND = 1, 2  # looks
PLAYOUTS = {FIRST: 32, SECOND: 96}
AT_ONCE = 8  # of them are one question, so that nobody who waits for a bot waits long
LEAST = {"chance": 0.03, "points": 1.0}  # what changes less is no turning point
MOST_WAITING = 100  # tables
PAUSES = (0.5, 2.0)  # seconds before a position is tried again that could not be judged

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(tuple[tuple[float, ...], tuple[float, ...]])


@dataclass(slots=True)
class Findings:
    """What is known of the course of a game."""

    turns: list[Turn]
    measure: Literal["chance", "points"]  # what is compared
    places: list[int]  # the positions of the first look
    judged: dict[tuple[int, int], Weighed] = field(default_factory=dict)  # by position and look

    def values(self, look: int) -> dict[int, tuple[float, ...]]:
        """By position what is compared: chances, or where there is nobody to beat, points."""
        known = {place: one for (place, seen), one in self.judged.items() if seen == look}
        return {place: one.chances if self.measure == "chance" else one.points for place, one in known.items()}

    def missing(self) -> tuple[int, int] | None:
        """The next position to judge, and how closely; None when everything is known."""
        for look, wanted in ((FIRST, self.places), (SECOND, self.again())):
            for place in wanted:
                if (place, look) not in self.judged:
                    return place, look
        return None

    def again(self) -> list[int]:
        """The positions of the second look, as soon as the first is complete."""
        first = self.values(FIRST)
        return course.second_look(self.turns, first) if len(first) == len(self.places) else []

    def done(self) -> int:
        """How much is done, in playouts."""
        return sum(PLAYOUTS[look] for _, look in self.judged)

    def total(self) -> int:
        """How much it takes, in playouts; before the first look is complete, about."""
        again = len(self.again())
        if not again:
            lengths = [len(turn.positions()) for turn in self.turns]
            again = min(course.CANDIDATES, len(lengths)) * sum(lengths) // max(1, len(lengths))
        return PLAYOUTS[FIRST] * len(self.places) + PLAYOUTS[SECOND] * again

    def curve(self) -> dict[int, Weighed]:
        """The first look's positions by what is known best of them, made smooth; what turning points tell stays."""
        shown = set(self.places)
        looks = {place: look for place, look in sorted(self.judged) if place in shown}
        weights = {place: PLAYOUTS[look] for place, look in looks.items()}
        turned = {one.place for one in self.turning()} if self.missing() is None else set[int]()
        firm = {self.places[-1]} if self.places else set[int]()  # there all is decided
        firm.update(*(turn.positions() for turn in self.turns if turned.intersection(turn.positions()[1:])))
        best = {place: self.judged[place, look] for place, look in looks.items()}
        chances = course.smooth({place: one.chances for place, one in best.items()}, weights, firm)
        points = course.smooth({place: one.points for place, one in best.items()}, weights, firm)
        return {place: Weighed(chances[place], points[place]) for place in best}

    def turning(self) -> list[Turning]:
        return course.turning_points(self.turns, self.values(SECOND), LEAST[self.measure])


def findings(table: Table, row: AnalysisRow | None) -> Findings:
    """What the database knows of a finished game."""
    turns = course.turns(table)
    alone = table.setup.players == 1 and table.state.rival() == NOBODY
    found = Findings(turns, "points" if alone else "chance", course.first_look(turns))
    for judgement in row.judgements if row else ():
        found.judged[judgement.place, judgement.look] = Weighed(*_decoder.decode(judgement.body))
    return found


class Analyses:
    """All analyses of this server, one position of one table at a time."""

    def __init__(self, house: House, thinking: Thinking) -> None:
        self._house = house
        self._thinking = thinking
        self._waiting: dict[str, None] = {}  # tables, in the order in which they were asked for
        self._failed: dict[str, Message] = {}
        self._worker: asyncio.Task[None] | None = None
        self._closed = False

    def is_waiting(self, table: str) -> bool:
        """Whether a table is being analysed, or will be."""
        return table in self._waiting

    def failure(self, table: str) -> Message | None:
        """Why an analysis was given up, until somebody asks for it again."""
        return self._failed.get(table)

    async def start(self, room: Room) -> None:
        """Analyse a table, unless that has been done or is under way."""
        row = await self._house.store.analysis(room.id)
        if room.id in self._waiting or (row is not None and row.finished is not None):
            return
        if len(self._waiting) >= MOST_WAITING:
            raise Failure(429, Message("server-analyses-waiting"))
        await self._house.store.start_analysis(room.id)
        self._add(room.id)

    async def resume(self) -> None:
        """Go on with what the last run has left."""
        for table in await self._house.store.unfinished_analyses():
            self._add(table)

    def _add(self, table: str) -> None:
        self._failed.pop(table, None)
        self._waiting.setdefault(table)
        if not self._closed and (self._worker is None or self._worker.done()):
            self._worker = asyncio.get_running_loop().create_task(self._work())

    async def close(self) -> None:
        """Stop; what has been judged is stored."""
        self._closed = True
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)

    async def _work(self) -> None:
        while self._waiting:
            table = next(iter(self._waiting))
            try:
                await self._analyse(table)
            except (Problem, Failure) as trouble:
                logging.getLogger("roundhouse.server").warning("analysis of %s: %s", table, trouble.message)
                self._failed[table] = trouble.message
            except Exception:  # a defect of ours must not keep the others waiting
                logging.getLogger("roundhouse.server").exception("analysis of %s", table)
                self._failed[table] = Message("server-fault")
            finally:
                self._waiting.pop(table, None)

    async def _analyse(self, id: str) -> None:
        store = self._house.store
        room = await self._house.room(id)
        found = findings(room.table, await store.analysis(id))
        while (wanted := found.missing()) is not None:
            place, look = wanted
            weighed = await self._weigh(room, place, look)
            found.judged[place, look] = weighed
            body = _encoder.encode((weighed.chances, weighed.points))
            await store.add_judgement(id, JudgementRow(place, look, body))
        await store.finish_analysis(id)

    async def _weigh(self, room: Room, place: int, look: int) -> Weighed:
        """Judge one position."""
        state = next(state for number, state in enumerate(course.states(room.table)) if number == place)
        if state.actor() == OVER:
            return Weighed(*course.result(state))
        data, parts = state.to_bytes(), list[Weighed]()
        while AT_ONCE * len(parts) < PLAYOUTS[look]:
            key = b"analysis" + bytes([look, len(parts)]) + data
            seed = int.from_bytes(sha256(key).digest()[:8], "big")
            parts.append(await self._ask(room, data, seed, min(AT_ONCE, PLAYOUTS[look] - AT_ONCE * len(parts))))
        return _mean(parts)

    async def _ask(self, room: Room, data: bytes, seed: int, playouts: int) -> Weighed:
        """One question of the pool; one that was not answered is asked again."""
        for pause in (*PAUSES, None):
            try:
                return await self._thinking.weigh(room.board_of(), data, seed, playouts)
            except Problem:
                if pause is None or self._closed:
                    raise
                await asyncio.sleep(pause)
        raise AssertionError("the last try has returned or raised")


def _mean(parts: Sequence[Weighed]) -> Weighed:
    """Several answers about one position as one; all have the same weight, as PLAYOUTS are multiples of AT_ONCE."""
    n = len(parts)
    return Weighed(
        tuple(sum(column) / n for column in zip(*(part.chances for part in parts), strict=True)),
        tuple(sum(column) / n for column in zip(*(part.points for part in parts), strict=True)),
    )
