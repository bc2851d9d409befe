"""A table on this machine: seats, log, draws, bots' turns, undo, export. It knows no rules and does no input or output.

The table draws for chance, lets bots act and plays what leaves no choice; it stops where a person must decide.
"""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.bots.players import Bot, bot
from roundhouse.core.draws import Draws, commitment, keyed
from roundhouse.core.game import legal, seat_name, waiting, weights
from roundhouse.core.message import Message, Problem, Refusal
from roundhouse.core.record import HMAC, Move, Note, Record, Seat
from roundhouse.core.replay import result
from roundhouse.core.setup import Setup
from roundhouse.core.state import CHANCE, OVER, State, View
from roundhouse.table.log import Done, Event, Journal, Line, TakenBack, fold, live

Think = Callable[[Bot, bytes, int], int]  # a bot's action from its view's bytes and a seed


class LocalTable:
    """One game going on. `state` is the fold of `log`; both are for reading only."""

    def __init__(self, setup: Setup, seats: tuple[Seat, ...], seed: bytes, think: Think) -> None:
        self.setup = setup
        self.seats = seats
        self.log: list[Event] = []
        self.state: State = setup.board.new_state()
        self._bots = {p: bot(seat.name) for p, seat in enumerate(seats) if seat.kind == "bot"}
        self._draws = Draws(seed)
        self._think = think
        self._journal = Journal(setup.game, setup.players)

    @property
    def commitment(self) -> str:
        return commitment(self._draws.seed)

    @property
    def over(self) -> bool:
        return self.state.actor() == OVER

    def persons(self) -> list[int]:
        return [p for p in range(len(self.seats)) if p not in self._bots]

    def view(self, player: int) -> View:
        return self.state.view(player)

    def lines(self, viewer: int) -> list[Line]:
        """The log as a viewer may read it; it grows at its end only."""
        return self._journal.lines(viewer)

    def advance(self) -> int:
        """Do all that needs no person; returns the person who must decide, or OVER."""
        while self._step():
            pass
        return int(self.state.actor())

    def _step(self) -> bool:
        """One action of chance, of a bot, or without a choice; False when a person must decide or the game is over."""
        state = self.state
        who = int(state.actor())
        if who == OVER:
            return False
        if who == CHANCE:
            odds = weights(state)
            action = list(odds)[self._draws.pick(list(odds.values()))]
            self._do(Done(self._next(), CHANCE, action, self._draws.counter))
            return True
        actions = legal(state, who)
        if len(actions) == 1 and not state.concealed(who, actions[0]):
            self._do(Done(self._next(), who, actions[0], by_table=True))
            return True
        if who not in self._bots:
            return False
        seed = keyed(self._draws.seed, f"bot/{seat_name(who)}/{self._next()}") >> 192
        action = actions[0] if len(actions) == 1 else self._think(self._bots[who], state.view(who).to_bytes(), seed)
        self._do(Done(self._next(), who, action))
        return True

    def act(self, player: int, action: int) -> Refusal | None:
        """A person's decision: None when it is done, or why it cannot be done now."""
        state = self.state
        if player in waiting(state) and action in legal(state, player):
            self._do(Done(self._next(), player, action))
            return None
        refusal = self.setup.game.refusal(state.view(player), action)
        return refusal or Refusal("", Message("table-not-now"))

    def undo(self, player: int) -> None:
        """Take back to the player's last decision that was one; a Problem when that cannot be done.

        With bots only everything may be taken back; with other persons, nothing that they did, and nothing after which
        something was drawn or laid open.
        """
        actions = live(self.log)
        mine = [i for i, done in enumerate(actions) if done.actor == player and not done.by_table]
        if not mine:
            raise Problem("table-nothing-to-undo")
        later = actions[mine[-1] + 1 :]
        others = [p for p in self.persons() if p != player]
        if any(done.actor in others for done in later):
            raise Problem("table-undo-others")
        event = TakenBack(self._next(), player, actions[mine[-1]].seq)
        state = fold(self.setup.board, [*self.log, event])
        shown = any(done.actor == CHANCE for done in later) or self.state.reveals() > state.reveals()
        if others and shown:
            raise Problem("table-undo-shown")
        self.log.append(event)
        self.state = state
        told = Message("table-undo", {"seat": seat_name(player), "actions": len(later) + 1})
        self._journal.tell_back(event, told)

    def record(self) -> Record:
        """The game on paper. While it runs, the record has no result and no seed, but all secrets of the players."""
        setup = self.setup
        return Record(
            game=setup.game.name,
            rules=setup.game.rules_version,
            data=setup.data.id,
            data_sha256=setup.data.sha256,
            own_data=setup.data.text if setup.own_data else "",
            players=setup.players,
            options={name: str(value) for name, value in setup.options.items()},
            seats=self.seats,
            chance=HMAC,
            commitment=self.commitment,
            events=self._events(),
            result=result(setup.game, self.state, self._draws.seed.hex()),
        )

    def _events(self) -> tuple[Move | Note, ...]:
        """The live actions in notation, with a note wherever something was taken back."""
        counts = {done.seq for done in live(self.log)}
        state = self.setup.board.new_state()
        events: list[Move | Note] = []
        for event in self.log:
            if isinstance(event, TakenBack):
                events.append(Note(f"undo {seat_name(event.actor)}"))
            elif event.seq in counts:
                notation = self.setup.game.notation(state, event.actor, event.action)
                events.append(Move(event.actor, notation, event.counter))
                state.apply(event.actor, event.action)
        return tuple(events)

    def _next(self) -> int:
        return len(self.log) + 1

    def _do(self, event: Done) -> None:
        before = self.state.copy()
        self.state.apply(event.actor, event.action)
        self.log.append(event)
        self._journal.tell(event, before, self.state)
