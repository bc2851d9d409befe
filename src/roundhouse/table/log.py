"""The log of a table: what happened, in order, never changed afterwards. The position is the fold of the log.

A log only grows. Taking back is an event, too; numbers never repeat. What a viewer may read of the log is worked out
here from what the game says about each action, at the moment the action is done.
"""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.core.game import Game
from roundhouse.core.message import Message
from roundhouse.core.state import Board, State


@dataclass(frozen=True, slots=True)
class Done:
    """An action of a player or of chance."""

    seq: int
    actor: int
    action: int
    counter: int = 0  # the number of the draw, for chance
    by_table: bool = False  # there was no choice, so the table did it


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A player took back event `first` and everything after it."""

    seq: int
    actor: int
    first: int


Event = Done | TakenBack


def live(log: list[Event]) -> list[Done]:
    """The actions that count: those not taken back."""
    actions: list[Done] = []
    for event in log:
        if isinstance(event, Done):
            actions.append(event)
        else:
            while actions and actions[-1].seq >= event.first:
                actions.pop()
    return actions


def fold(board: Board, log: list[Event]) -> State:
    """The position that a log leads to."""
    state = board.new_state()
    for event in live(log):
        state.apply(event.actor, event.action)
    return state


@dataclass(frozen=True, slots=True)
class Line:
    """What a viewer reads of one event."""

    seq: int
    actor: int
    message: Message
    by_table: bool = False


@dataclass(slots=True)
class _Told:
    """An event in words, open and masked, with who reads which."""

    seq: int
    actor: int
    open: Message
    masked: Message | None  # None: the others read nothing
    audience: int
    by_table: bool = False
    reveals: int = 0  # State.reveals() before the action
    shown: int = 0  # the event at which a concealed action was laid open, 0 for not yet


class Journal:
    """The log in words, for everybody who looks at it. Each viewer's lines only grow at their end."""

    def __init__(self, game: Game, players: int) -> None:
        self._game = game
        self._players = players
        self._told: list[_Told] = []
        self._secret: list[_Told] = []  # those not laid open yet

    def tell(self, event: Done, before: State, after: State) -> None:
        """Put an action into words, and lay open what it lays open."""
        game, actor, action = self._game, event.actor, event.action
        concealed = before.concealed(actor, action)
        readable = game.masked(before, actor, action) != "" and not concealed
        told = _Told(
            event.seq,
            actor,
            game.tell(before, actor, action, False),
            game.tell(before, actor, action, True) if readable else None,
            before.audience(actor, action),
            event.by_table,
            before.reveals(),
        )
        self._told.append(told)
        if concealed:
            self._secret.append(told)
        for secret in self._secret:
            if secret.reveals < after.reveals():
                secret.shown = event.seq
        self._secret = [secret for secret in self._secret if not secret.shown]

    def tell_back(self, event: TakenBack, message: Message) -> None:
        """Say that something was taken back, to those who had noticed any of it."""
        audience = 0
        for told in self._told:
            if told.seq >= event.first:
                everybody = told.masked is not None or told.shown
                audience |= -1 if everybody else told.audience
        self._secret = [secret for secret in self._secret if secret.seq < event.first]
        self._told.append(_Told(event.seq, event.actor, message, None, audience))

    def lines(self, viewer: int) -> list[Line]:
        """What a player, or SPECTATOR, may read, in the order in which it could be read."""
        bit = 1 << (viewer if viewer >= 0 else self._players)
        found: list[tuple[int, int, int, Line]] = []
        for told in self._told:
            line = Line(told.seq, told.actor, told.open, told.by_table)
            if told.audience & bit:
                found.append((told.seq, -1, 0, line))
            elif told.shown:  # by seat: the order in which players acted in secret stays secret
                found.append((told.shown, told.actor, told.seq, line))
            elif told.masked is not None:
                found.append((told.seq, -1, 0, Line(told.seq, told.actor, told.masked, told.by_table)))
        return [line for *_, line in sorted(found, key=lambda f: f[:3])]
