"""A bot in one file, as its author sees the house: the position as seen from a seat, worlds to try things in, time.

The file defines `choose(view, rng, budget)`; `docs/write-a-bot.md` tells the rest. All that is here is made of what the
bot's seat may know, a seed and a budget; how the file runs, in a process of its own, is in `bots/file_process.py`.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from types import ModuleType

from roundhouse.bots.players import advisor_of
from roundhouse.core.drive import playout, to_decision
from roundhouse.core.game import Game, legal, read_action
from roundhouse.core.message import Problem
from roundhouse.core.rng import Rng, stream
from roundhouse.core.setup import Setup
from roundhouse.core.state import OVER, View, buffer, is_waiting, winners
from roundhouse.core.state import State as Position

SIZE_LIMIT = 1 << 20  # bytes of a bot's file
ENTRY = "choose"

Choose = Callable[["Seen", random.Random, "Time"], object]


class BadAnswer(Exception):
    """What the bot returned is no action, or the file is no bot."""


class Time:
    """What is left of this turn's thinking. A turn's decisions share it."""

    def __init__(self, seconds: float, iterations: int) -> None:
        self.seconds = seconds  # of CPU time
        self.iterations = iterations  # for bots that count; 0: no number is set
        self._start = time.process_time()

    def left(self) -> float:
        """Seconds left now; it goes below zero."""
        return self.seconds - (time.process_time() - self._start)


class World:
    """A position that can be played on. Dice and draws happen by themselves, after `apply` and at the start."""

    def __init__(self, setup: Setup, state: Position, me: int, rng: Rng) -> None:
        self._setup = setup
        self._state = state
        self._me = me
        self._rng = rng
        to_decision(state, rng)

    @property
    def over(self) -> bool:
        return bool(self._state.actor() == OVER)

    @property
    def actor(self) -> int:
        """Whose decision it is; you come first where several may decide. Nobody's (-2) when the game is over."""
        return self._me if is_waiting(self._state, self._me) else int(self._state.actor())

    @property
    def round(self) -> int:
        return int(self._state.round())

    def legal(self) -> list[int]:
        """What the actor may do; nothing when the game is over."""
        return [] if self.over else legal(self._state, self.actor)

    def notation(self, action: int) -> str:
        return self._setup.game.notation(self._state, self.actor, action)

    def apply(self, action: int) -> None:
        """Let the actor do this. ValueError when it is not allowed."""
        if action not in self.legal():
            raise ValueError(f"{action!r} is not legal here")
        self._state.apply(self.actor, action)
        to_decision(self._state, self._rng)

    def play_out(self) -> None:
        """To the end of the game, every decision at random."""
        playout(self._state, self._rng, buffer(self._state.board))

    def copy(self) -> World:
        """The same position with a chance of its own: two copies go on differently."""
        return World(self._setup, self._state.copy(), self._me, self._rng.split())

    def score(self, player: int) -> int:
        return int(self._state.score(player))

    def winners(self) -> list[int]:
        """Who is ahead, or has won; nobody when a player alone is behind the rival."""
        out = buffer(self._state.board)
        return [int(out[i]) for i in range(winners(self._state, out))]

    def view(self, player: int) -> Seen:
        """The same position as seen by somebody."""
        return Seen(self._setup, self._state.view(player), self._rng.split())


class Seen:
    """What you may know now."""

    def __init__(self, setup: Setup, view: View, rng: Rng) -> None:
        self._setup = setup
        self._view = view
        self._state = view.world(rng)  # one of the worlds that look like this: enough for all that is the same in all
        self.game = setup.game.name
        self.player = int(view.player)  # your seat, from 0
        self.players = setup.players
        self.options = dict(setup.options)
        self.round = int(self._state.round())
        self.legal = legal(self._state, self.player)  # your actions, small numbers

    def notation(self, action: int) -> str:
        """An action as it is written, such as `gas tokyo`."""
        return self._setup.game.notation(self._state, self.player, action)

    def action(self, text: str) -> int:
        """The action that is written like this; ValueError when there is none."""
        return _read(self._setup.game, self._state, self.player, text)

    def effects(self, action: int) -> list[str]:
        """What a legal action would bring, in English."""
        from roundhouse.core.text import t

        return [t(message, "en") for message in self._setup.game.effects(self._view, action)]

    def describe(self) -> dict[str, object]:
        """What everybody may know of the position, as plain data."""
        return self._setup.game.describe(self._view)

    def own(self) -> dict[str, object]:
        """What only you know, as plain data."""
        return self._setup.game.own(self._view)

    def advice(self, action: int) -> int:
        """How good a legal action is in the eyes of `greedy`; only comparisons within one position mean anything."""
        return int(advisor_of(self._setup.board).worth(self._view, action))

    def world(self, rng: random.Random) -> World:
        """A world that you cannot tell from the true one: what is hidden from you is drawn anew each time."""
        own = stream(rng.getrandbits(63), 0)
        return World(self._setup, self._view.world(own), self.player, own)


def load(source: bytes, name: str) -> Choose:
    """The function of a bot's file, which is run for it. Whatever it raises comes out."""
    module = ModuleType("roundhouse_file_bot")
    module.__dict__["__file__"] = name
    exec(compile(source, name, "exec"), module.__dict__)
    found = module.__dict__.get(ENTRY)
    if not callable(found):
        raise BadAnswer(f"it defines no function {ENTRY}(view, rng, budget)")
    function: Choose = found
    return function


def ask(bot: Choose, setup: Setup, view: bytes, seed: int, seconds: float, iterations: int) -> int:
    """The action that the bot chooses; it may answer with its notation, too. Whether it is legal is not looked at."""
    seen = Seen(setup, setup.board.view_from_bytes(view), stream(seed, 0))
    found = bot(seen, random.Random(seed), Time(seconds, iterations))
    if isinstance(found, str):
        return seen.action(found)
    if isinstance(found, bool) or not isinstance(found, int):
        raise BadAnswer(f"it returned {str(found)[:80]!r}, which is no action")
    return found


def _read(game: Game, state: Position, player: int, text: str) -> int:
    try:
        return read_action(game, state, player, text)
    except Problem:
        raise ValueError(f"{text[:80]!r} is no action here") from None
