"""A table on this machine, driven in one thread: bots are asked at once, and the caller is told whom to ask next."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.bots.levels import Budget, Chosen, turn_budget
from roundhouse.bots.players import Bot
from roundhouse.bots.turns import Turns
from roundhouse.core.record import Record
from roundhouse.core.record import Seat as RecordSeat
from roundhouse.core.setup import Setup
from roundhouse.core.state import CHANCE, OVER, State, View
from roundhouse.table import paper, play, seating
from roundhouse.table.events import Event, Seat
from roundhouse.table.feed import Entry
from roundhouse.table.table import Table

Think = Callable[[Bot, bytes, int, Budget], Chosen]  # a bot's action from its view's bytes, a seed and a budget


class LocalTable:
    """One game going on. Everything that can be read is in `table`; the functions here let things happen."""

    def __init__(self, setup: Setup, seats: tuple[RecordSeat, ...], seed: bytes, think: Think) -> None:
        self.table = Table(setup, seed)
        self.table.commit([seating.opened([Seat(seat.kind, seat.name, "") for seat in seats], 0)])
        self._think = think
        self._turns = Turns()

    @property
    def setup(self) -> Setup:
        return self.table.setup

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def log(self) -> list[Event]:
        return self.table.log

    @property
    def seats(self) -> list[Seat]:
        return self.table.seats

    @property
    def commitment(self) -> str:
        return self.table.commitment

    @property
    def over(self) -> bool:
        return self.state.actor() == OVER

    def persons(self) -> list[int]:
        return self.table.persons()

    def view(self, player: int) -> View:
        return self.state.view(player)

    def lines(self, viewer: int) -> list[Entry]:
        """The log as a viewer may read it; it grows at its end only."""
        return self.table.feeds.of(viewer)

    def waits_for_done(self, player: int) -> bool:
        """Whether this player must say Done before the game goes on."""
        return not self.over and play.waits_for_done_of(self.table, player)

    def advance(self) -> int:
        """Do all that needs no person; returns the person who must decide or say Done, or OVER."""
        self.table.commit(play.begin(self.table, 0))
        while True:
            done = [p for p in self.persons() if self.waits_for_done(p)]
            thinking = play.thinkers(self.table)
            actor = int(self.state.actor())
            if actor in thinking or (thinking and actor < 0 and not done):
                self._let_think(actor if actor in thinking else thinking[0])
            elif done and (actor == CHANCE or actor in done):
                return done[0]
            else:
                return actor

    def _let_think(self, player: int) -> None:
        """One action of a bot."""
        table, bot = self.table, play.thinker(self.table, player)
        assert bot is not None
        action = play.only_choice(table, player)
        if action < 0:
            turn = table.turn(player)
            whole = turn_budget(bot.kind, bot.budget, self.setup.game.name, self.setup.players)
            view, seed = table.state.view(player).to_bytes(), play.bot_seed(table, player)
            chosen = self._think(bot, view, seed, self._turns.left(whole, player, turn))
            self._turns.spent(whole, player, turn, chosen)
            action = chosen.action
        table.commit(play.act(table, player, [action], 0))

    def act(self, player: int, action: int) -> None:
        """A person's decision; a Problem, or Refused with its rule, when it cannot be done now."""
        self.table.commit(play.act(self.table, player, [action], 0))

    def done(self, player: int) -> None:
        """A person's Done: what waited for it happens."""
        self.table.commit(play.done(self.table, player, 0))

    def set_auto_end(self, player: int, auto_end: bool) -> None:
        """Whether this person's turns end without Done."""
        self.table.commit(seating.set_auto_end(self.table, player, auto_end, 0))

    def undo(self, player: int) -> None:
        """Take back the person's last decision, or ask the other persons whether one may."""
        self.table.commit(play.undo(self.table, player, 0))

    def answer(self, player: int, agree: bool) -> None:
        """A person's answer to one who would like to take something back."""
        self.table.commit(play.answer(self.table, player, agree, 0))

    def record(self) -> Record:
        """The game on paper. While it runs, the record has no result and no seed, but all secrets of the players."""
        return paper.record(self.table)
