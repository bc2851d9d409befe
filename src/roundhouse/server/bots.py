"""Bots' turns: whoever changes a table lets this module look whether a bot should act there, and it sees to it.

What bots should do is never stored: it is worked out from the log, so that a restart goes on where the last run ended.
A table's bots are driven by one server at a time, which holds a lease on them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial

from roundhouse.bots.levels import turn_budget
from roundhouse.core.message import Problem
from roundhouse.server.failure import Failure
from roundhouse.server.house import House
from roundhouse.server.room import Room
from roundhouse.server.thinking import Thinking
from roundhouse.table import play
from roundhouse.table.events import Event
from roundhouse.table.table import Table

LEASE = 30.0  # seconds
PAUSES = (0.5, 2.0, 10.0)  # seconds before a bot is asked again that could not answer


class Bots:
    """Drives the bots of all tables."""

    def __init__(self, house: House, thinking: Thinking, holder: str) -> None:
        self._house = house
        self._thinking = thinking
        self._holder = holder
        self._turns: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._closed = False

    def look(self, room: Room) -> None:
        """Let those bots of a table begin to think who should and do not yet."""
        if self._closed:
            return
        for seat in play.thinkers(room.table):
            turn = (room.id, seat)
            if turn not in self._turns:
                self._turns[turn] = asyncio.get_running_loop().create_task(self._drive(room.id, seat))
                self._turns[turn].add_done_callback(partial(self._ended, turn))

    def _ended(self, turn: tuple[str, int], _: asyncio.Task[None]) -> None:
        self._turns.pop(turn, None)
        room = self._house.rooms.get(turn[0])
        if room is not None:
            self.look(room)  # what came while the bot was finishing

    async def resume(self) -> None:
        """Look at all games that are going on, politely: others may be served in between."""
        for table in await self._house.store.unfinished():
            try:
                self.look(await self._house.room(table))
            except Failure as failure:
                logging.getLogger("roundhouse.server").warning("table %s: %s", table, failure.message.id)
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop all turns; what a bot has thought and not done is forgotten."""
        self._closed = True
        turns = list(self._turns.values())
        for turn in turns:
            turn.cancel()
        await asyncio.gather(*turns, return_exceptions=True)

    async def _drive(self, id: str, seat: int) -> None:
        """Let a bot act as long as it should; one that cannot answer is asked again after a while."""
        failures = 0
        while True:
            try:
                if not await self._turn(id, seat):
                    return
                failures = 0
            except (Problem, Failure) as trouble:
                message = trouble.message
                logging.getLogger("roundhouse.server").warning("bot at %s p%s: %s", id, seat + 1, message)
                await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
                failures += 1

    async def _turn(self, id: str, seat: int) -> bool:
        """One action of a bot; False when there is none to do."""
        house = self._house
        room = await house.room(id)
        table = room.table
        bot = play.thinker(table, seat)
        if bot is None:
            return False
        if not await self._lease(room):
            await asyncio.sleep(1.0)
            return True
        view = table.state.view(seat).to_bytes()
        action = play.only_choice(table, seat)
        if action < 0:
            setup, turn = table.setup, table.turn(seat)
            whole = turn_budget(bot.kind, bot.budget, setup.game.name, setup.players)
            seed, left = play.bot_seed(table, seat), room.turns.left(whole, seat, turn)
            chosen = await self._thinking.choose(room.board_of(), bot, view, seed, left)
            room.turns.spent(whole, seat, turn, chosen)
            action = chosen.action

        def propose(now: Table, at: int) -> Sequence[Event]:
            """Nothing, when the table has moved on while the bot was thinking."""
            if play.thinker(now, seat) != bot or now.state.view(seat).to_bytes() != view:
                return []
            return play.act(now, seat, [action], at)

        await house.change(room, propose)
        return True

    async def _lease(self, room: Room) -> bool:
        """Whether this server drives the bots of a table; asked of the database now and then."""
        now = self._house.sources.clock()
        if room.leased_until - now > LEASE / 3:
            return True
        if not await self._house.store.take_lease(room.id, self._holder, now + LEASE, now):
            return False
        room.leased_until = now + LEASE
        return True
