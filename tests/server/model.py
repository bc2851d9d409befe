"""A table as its clients can see it, in the simplest words: what `docs/api.md` promises, and a game that has rules.

It is a reading of the documentation, slow and literal: everything is worked out anew from the list of what was done.
Nothing here comes from `roundhouse.table` or `roundhouse.server`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from roundhouse.core.game import legal, seat_name, waiting
from roundhouse.core.message import Message
from roundhouse.core.setup import Setup
from roundhouse.core.state import CHANCE, OVER, SPECTATOR, Board, State


@dataclass(frozen=True)
class Sitter:
    """Who has a seat: a person, a bot (which may keep it for a person who left), or nobody yet."""

    kind: str
    name: str = ""
    owner: str = ""
    absent: str = ""


@dataclass(frozen=True)
class Wish:
    """What a client sends: one of act, done, undo, answer with `seq` and `key`, or leave, resign, return, settings."""

    person: str
    seat: int
    do: str
    seq: int = 0
    key: str = ""
    actions: tuple[int, ...] = ()
    agree: bool = False
    auto_end: bool = False


@dataclass(frozen=True)
class Line:
    """One entry of a viewer's log. `deed` is what it is about, which no viewer sees."""

    kind: str
    seat: str
    message: Message
    move: str = ""
    forced: bool = False
    back: tuple[int, ...] = ()
    deed: int = 0

    def told(self) -> tuple[object, ...]:
        return self.kind, self.seat, self.message.as_json(), self.move, self.forced, self.back


@dataclass(frozen=True)
class Reply:
    """How a wish is answered: done with the number of the last entry, or why not, and for 409 what was missed."""

    status: int
    seq: int = -1
    error: str = ""
    missed: tuple[Line, ...] = ()
    index: int = 0
    again: bool = False  # the answer of a wish that was granted before


@dataclass(frozen=True)
class Deed:
    """Something that was done and counts. `request` is common to what was asked for together."""

    number: int
    player: int
    action: int
    chosen: bool  # by a player: no draw, and not for want of a choice
    request: int
    secret: bool
    reveals: int  # how often secrets had been laid open before it


@dataclass(frozen=True)
class Question:
    """Somebody would like to take back a deed and all that came of it."""

    player: int
    first: int
    agreed: frozenset[int] = frozenset()


@dataclass
class Model:
    """A table. `tests/server/model_wishes.py` says what comes of a wish."""

    setup: Setup
    seed: bytes
    seats: list[Sitter]
    feeds: list[list[Line]] = field(default_factory=list)  # of the players, then of spectators
    deeds: list[Deed] = field(default_factory=list)
    held: dict[int, tuple[int, int]] = field(default_factory=dict)  # by player: a number of its own, and the action
    answers: dict[tuple[int, str], int] = field(default_factory=dict)  # by seat and key
    auto_end: set[int] = field(default_factory=set)
    question: Question | None = None
    drawn: int = 0
    numbers: int = 0
    done: int = 0  # Done was said when so many numbers had been given out
    covered: dict[int, set[int]] = field(default_factory=dict)  # by player: taken back in secret, once open to others
    cases: list[str] = field(default_factory=list)  # what happened, for those who count

    def copy(self) -> Model:
        lists = {"feeds": [list(feed) for feed in self.feeds], "seats": list(self.seats), "deeds": list(self.deeds)}
        dicts = {"held": dict(self.held), "answers": dict(self.answers), "auto_end": set(self.auto_end)}
        covered = {player: set(numbers) for player, numbers in self.covered.items()}
        return replace(self, covered=covered, cases=list(self.cases), **lists, **dicts)  # type: ignore[arg-type]

    def everything(self) -> tuple[object, ...]:
        """To tell tables apart."""
        told = tuple(str(line.told()) for feed in self.feeds for line in feed)
        return self.position().to_bytes(), self.drawn, told

    @property
    def viewers(self) -> range:
        return range(len(self.seats) + 1)

    def position(self, deeds: Sequence[Deed] | None = None) -> State:
        """The fold of what counts; for reading only."""
        done = self.deeds if deeds is None else deeds
        return folded(self.setup.board, tuple((deed.player, deed.action) for deed in done))

    def after(self, deeds: Sequence[Deed], player: int, action: int) -> State:
        """The position after one more action."""
        return folded(self.setup.board, (*((deed.player, deed.action) for deed in deeds), (player, action)))

    @property
    def phase(self) -> str:
        if any(seat.kind == "open" for seat in self.seats):
            return "gathering"
        return "over" if self.position().actor() == OVER else "playing"

    @property
    def paused(self) -> bool:
        return any(seat.absent for seat in self.seats) and not any(seat.kind == "person" for seat in self.seats)

    def others(self, player: int) -> list[int]:
        """The seats of other persons."""
        owner = self.seats[player].owner
        return [p for p, seat in enumerate(self.seats) if seat.kind == "person" and seat.owner != owner]

    def silent(self) -> list[int]:
        """The seats of those who are yet to agree; a person agrees once for all seats."""
        if self.question is None:
            return []
        agreed = {self.seats[p].owner for p in self.question.agreed}
        asked = [p for p in self.others(self.question.player) if p not in self.question.agreed]
        return [p for p in asked if self.seats[p].owner not in agreed]

    def changed(self, viewer: int) -> int:
        """The last entry after which the position was another one to this viewer."""
        return max((n for n, line in enumerate(self.feeds[viewer], 1) if line.kind != "table"), default=0)

    def by_itself(self) -> tuple[int, int] | None:
        """Who acts next without a decision; of a draw it is open what."""
        position = self.position()
        if position.actor() == CHANCE:
            return CHANCE, -1
        for player in waiting(position):
            actions = legal(position, player)
            if len(actions) == 1 and not position.concealed(player, actions[0]):
                return player, actions[0]
        return None

    def shows(self, deeds: Sequence[Deed], player: int, action: int) -> bool:
        """Whether something random or hidden comes out."""
        if player == CHANCE:
            return True
        return bool(self.after(deeds, player, action).reveals() > self.position(deeds).reveals())

    def awaited(self) -> int | None:
        """The person who decided last and has not said Done, and wants to be asked for it."""
        last = next((deed for deed in reversed(self.deeds) if deed.chosen or deed.player == CHANCE), None)
        if last is None or last.player == CHANCE or last.number <= self.done:
            return None
        player = last.player
        return player if self.seats[player].kind == "person" and player not in self.auto_end else None

    def waits_for_done(self, player: int) -> bool:
        if self.phase != "playing":
            return False
        following = self.by_itself()
        waits = following is not None and self.shows(self.deeds, *following) and self.awaited() == player
        return waits or player in self.held

    def decision(self, player: int) -> list[Deed]:
        """The last one: all actions of one request."""
        mine = [deed for deed in self.deeds if deed.player == player and deed.chosen]
        return [deed for deed in mine if deed.request == mine[-1].request]

    def is_secret(self, deed: Deed) -> bool:
        return deed.secret and deed.reveals == self.position().reveals()

    def goes_back(self, first: Deed) -> list[Deed]:
        """What is taken back with a deed: what came after it, but not what others did in secret at the same time."""
        later = [deed for deed in self.deeds if deed.number >= first.number]
        if self.is_secret(first):
            return [deed for deed in later if deed.player == first.player]
        if not first.secret:
            return later
        beside = [d for d in later if d.player != first.player and d.secret and d.reveals == first.reveals]
        return [deed for deed in later if deed not in beside]

    def undo(self, player: int) -> str:
        """`free`, `ask` or nothing."""
        if self.phase != "playing" or self.seats[player].kind != "person":
            return ""
        if player in self.held:
            return "free"
        decision, others = self.decision(player), self.others(player)
        if not decision:
            return ""
        back = self.goes_back(decision[0])
        shown = any(deed.player == CHANCE for deed in back) or decision[0].reveals < self.position().reveals()
        acted = any(deed.player in others and deed.chosen and not deed.secret for deed in back)
        return "ask" if others and (shown or acted) else "free"

    def legal(self, player: int) -> list[int] | None:
        position = self.position()
        if self.phase != "playing" or player in self.held or player not in waiting(position):
            return None
        return legal(position, player)

    def now(self, viewer: int, person: str) -> dict[str, object]:
        """How the table stands for a viewer, as far as it is compared."""
        player = viewer if viewer < len(self.seats) else SPECTATOR
        game, position = self.setup.game, self.position()
        actions = self.legal(player) if player >= 0 else None
        held = self.held.get(player)
        asking = None
        if self.question is not None:
            agreed = [seat_name(p) for p in sorted(self.question.agreed)]
            asking = {"seat": seat_name(self.question.player), "agreed": agreed, "yours": player in self.silent()}
        return {
            "phase": self.phase,
            "paused": self.paused,
            "seats": [self._seat(p, seat, person) for p, seat in enumerate(self.seats)],
            "view": game.describe(position.view(player)),
            "own": game.own(position.view(player)) if player >= 0 else None,
            "legal": actions and [(action, game.notation(position, player, action)) for action in actions],
            "held": held and (held[1], game.notation(position, player, held[1])),
            "done": player >= 0 and self.waits_for_done(player),
            "undo": self.undo(player) if player >= 0 else "",
            "asking": asking,
        }

    def _seat(self, p: int, seat: Sitter, person: str) -> tuple[object, ...]:
        mine = seat.owner == person
        return seat_name(p), seat.kind, seat.name, bool(seat.absent), mine, mine and p in self.auto_end


@lru_cache(maxsize=512)
def folded(board: Board, actions: tuple[tuple[int, int], ...]) -> State:
    """The position that these actions lead to; for reading only."""
    if not actions:
        return board.new_state()
    known = folded(board, actions[:-1])  # of the cache, nearly always
    state = known.copy()
    state.apply(*actions[-1])
    return state
