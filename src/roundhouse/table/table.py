"""A table: one game going on, as the fold of its log. It knows no rules and does no input or output.

`Table.commit` takes events and changes the table; nothing else does. Which events a wish leads to is worked out by
`table/play.py` (moves, undo) and `table/seating.py` (who sits where), which change nothing: so a caller can store the
events first, and only then let them happen.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from roundhouse.bots.turns import Turn
from roundhouse.core.draws import commitment
from roundhouse.core.game import seat_name
from roundhouse.core.message import Message
from roundhouse.core.record import HMAC
from roundhouse.core.setup import Setup
from roundhouse.core.state import OVER, State
from roundhouse.table.events import (
    OPEN,
    PERSON,
    Acted,
    Answered,
    Asked,
    Confirmed,
    Event,
    Followed,
    Held,
    Opened,
    Seat,
    Seated,
    Setting,
    TakenBack,
)
from roundhouse.table.feed import Feeds

_HOW = {
    "joined": "table-joined",
    "left": "table-left",
    "resigned": "table-resigned",
    "returned": "table-returned",
    "opened": "table-opened-seat",
    "filled": "table-filled",
}

GATHERING, PLAYING, ENDED = "gathering", "playing", "over"


@dataclass(frozen=True, slots=True)
class Live:
    """An action that counts, with what the position before it said of it."""

    event: Acted
    reveals: int  # State.reveals() before the action
    concealed: bool

    @property
    def decided(self) -> bool:
        """Whether somebody chose it here: not the table for want of a choice, nor those who played before."""
        return not self.event.by_table and not self.event.entered


@dataclass(slots=True)
class Question:
    """Somebody would like to take something back."""

    seq: int  # the event of asking
    actor: int
    first: int  # the action from which on
    agreed: set[int]


class Table:
    """One game going on. Everything here is for reading; `commit` alone changes it."""

    def __init__(self, setup: Setup, seed: bytes, chance: str = HMAC, base: State | None = None) -> None:
        """`base` is where the game begins, when not at its beginning: a seam for tests."""
        self.setup = setup
        self.seed = seed
        self.chance = chance
        self.base: State = setup.board.new_state() if base is None else base
        self.log: list[Event] = []
        self.state: State = self.base.copy()
        self.live: list[Live] = []
        self.seats: list[Seat] = []
        self.phase = GATHERING
        self.auto_end = [False] * setup.players
        self.held: dict[int, Held] = {}
        self.confirmed = 0  # the number of the last Done
        self.counter = 0  # the number of the last draw; it never goes back
        self.question: Question | None = None
        self.next_table = ""
        self.feeds = Feeds(setup)
        self.versions = [0] * (setup.players + 1)  # grows for a viewer whenever the viewer would be told another thing

    @property
    def commitment(self) -> str:
        return commitment(self.seed) if self.chance == HMAC else ""

    @property
    def next_seq(self) -> int:
        return len(self.log) + 1

    @property
    def paused(self) -> bool:
        """Nobody is here, but somebody may come back: bots wait."""
        return any(seat.absent for seat in self.seats) and not any(seat.kind == PERSON for seat in self.seats)

    def persons(self) -> list[int]:
        """The seats where persons sit."""
        return [p for p, seat in enumerate(self.seats) if seat.kind == PERSON]

    def others(self, player: int) -> list[int]:
        """The seats of other persons than the one at this seat."""
        return others(self.seats, player)

    def waits_for_done(self) -> int:
        """The player whose Done must come before something is drawn or laid open, or -1."""
        return awaited(self.seats, self.auto_end, last_choice(self.live), self.confirmed)

    def turn(self, player: int) -> Turn:
        """Which turn of a player it is. What others do in secret is no part of it."""
        return self.feeds.noticed.turn(self.state, player)

    def commit(self, events: Iterable[Event]) -> None:
        """Let these events happen; their numbers must follow those in the log."""
        for event in events:
            if event.seq != self.next_seq:
                raise ValueError(f"event {event.seq} cannot follow event {len(self.log)}")
            self.log.append(event)
            lengths = [len(feed) for feed in self.feeds.all]
            self._happen(event)
            self.phase = phase_of(self.seats, self.state)
            for index, (feed, before) in enumerate(zip(self.feeds.all, lengths, strict=True)):
                if len(feed) > before:
                    self.versions[index] += 1

    def _happen(self, event: Event) -> None:
        match event:
            case Acted():
                self._act(event)
            case TakenBack():
                self._take_back(event)
            case Held():
                self.held[event.actor] = event
                told = self.setup.game.tell(self.state, event.actor, event.action, False)
                self._talk(event, event.actor, "table-held", 1 << event.actor, event.seq, line=told)
            case Confirmed():
                self.confirmed = event.seq
                self.held.pop(event.actor, None)
            case Opened():
                self.seats = list(event.seats)
                self._talk(event, None, "table-opened", self.feeds.everybody)
            case Seated():
                self._seat(event)
            case Setting():
                self.auto_end[event.actor] = event.auto_end
                for player in {event.actor, *self.persons()} - {*self.others(event.actor)}:
                    self.versions[player] += 1  # whoever plays several seats sees it at all of them
            case Asked():
                self.question = Question(event.seq, event.actor, event.first, set())
                self._talk(event, event.actor, "table-asked", self.feeds.everybody, seat=seat_name(event.actor))
            case Answered():
                self._answer(event)
            case Followed():
                self.next_table = event.table
                self._talk(event, None, "table-rematch", self.feeds.everybody)

    def _act(self, event: Acted) -> None:
        before = self.state.copy()
        actor, action = event.actor, event.action
        live = Live(event, int(before.reveals()), bool(before.concealed(actor, action)))
        self.state.apply(actor, action)
        self.live.append(live)
        self.counter = max(self.counter, event.counter)
        self.held.pop(actor, None)
        over = self.state.actor() == OVER
        if over or (actor in self.persons() and live.decided and not live.concealed):
            self.question = None  # whoever plays on has answered
        self.feeds.acted(event, before, int(self.state.reveals()))

    def _take_back(self, event: TakenBack) -> None:
        gone = set(event.taken)
        taken = [live for live in self.live if live.event.seq in gone]
        secret = all(live.concealed and live.reveals == self.state.reveals() for live in taken)
        self.held = {p: held for p, held in self.held.items() if held.seq not in gone}
        self.live = [live for live in self.live if live.event.seq not in gone]
        self.state = replayed(self.base, self.live)
        if not secret:
            self.question = None
        self.feeds.taken_back(event.seq, event.actor, gone, event.at, secret)

    def _seat(self, event: Seated) -> None:
        seat, before = event.seat, self.seats[event.actor]
        self.seats[event.actor] = seat
        self.held.pop(event.actor, None)
        self.auto_end[event.actor] = False
        if self.question and (self.question.actor == event.actor or not self.others(self.question.actor)):
            self.question = None
        told = Message(_HOW[event.how], {"seat": seat_name(event.actor), "name": seat.name, "before": before.name})
        self.feeds.talk(event.seq, event.actor, told, event.at, self.feeds.everybody)

    def _answer(self, event: Answered) -> None:
        if self.question is not None:
            if event.agree:
                self.question.agreed.add(event.actor)
            else:
                self.question = None
        word = "table-agreed" if event.agree else "table-refused"
        self._talk(event, event.actor, word, self.feeds.everybody, seat=seat_name(event.actor))

    def _talk(
        self, event: Event, actor: int | None, id: str, audience: int, number: int = 0, **args: str | Message
    ) -> None:
        self.feeds.talk(event.seq, actor, Message(id, {**args}), event.at, audience, number)


def others(seats: Sequence[Seat], player: int) -> list[int]:
    """The seats of other persons than the one at this seat."""
    owner = seats[player].owner
    persons = [p for p, seat in enumerate(seats) if seat.kind == PERSON and p != player]
    return [p for p in persons if not owner or seats[p].owner != owner]


def yet_to_agree(seats: Sequence[Seat], question: Question) -> list[int]:
    """The seats of other persons who have not agreed yet; one who has several seats agrees for all of them."""
    agreed = {seats[p].owner for p in question.agreed if seats[p].owner}
    silent = [p for p in others(seats, question.actor) if p not in question.agreed]
    return [p for p in silent if seats[p].owner not in agreed]


def last_choice(live: Sequence[Live]) -> Live | None:
    """The last action that was not without a choice: a player's decision, or a draw."""
    return next((one for one in reversed(live) if not one.event.by_table), None)


def awaited(seats: Sequence[Seat], auto_end: Sequence[bool], last: Live | None, confirmed: int) -> int:
    """The player who has decided last and not said Done, if that is a person who wants to be asked; else -1."""
    if last is None or last.event.actor < 0 or not last.decided or last.event.seq <= confirmed:
        return -1
    actor = last.event.actor
    return actor if seats[actor].kind == PERSON and not auto_end[actor] else -1


def since(live: list[Live], seq: int) -> list[Live]:
    """Of the actions that count, those from event `seq` on."""
    return live[bisect_left(live, seq, key=_seq) :]


def _seq(one: Live) -> int:
    return one.event.seq


def replayed(base: State, live: Iterable[Live]) -> State:
    """The position that these actions lead to."""
    state = base.copy()
    for one in live:
        state.apply(one.event.actor, one.event.action)
    return state


def at_event(table: Table, seq: int) -> tuple[list[Live], State]:
    """The actions that counted after event `seq`, and the position they led to."""
    live: list[Live] = []
    known = {one.event.seq: one for one in table.live}
    for event in table.log[:seq]:
        if isinstance(event, Acted):
            live.append(known.get(event.seq) or Live(event, 0, False))
        elif isinstance(event, TakenBack):
            gone = set(event.taken)
            live = [one for one in live if one.event.seq not in gone]
    return live, replayed(table.base, live)


@dataclass(frozen=True, slots=True)
class Outlook:
    """How a table will be after some events; `noticed` says whether everybody will have noticed any of them."""

    phase: str
    seats: list[Seat]
    noticed: bool


def outlook(table: Table, events: Iterable[Event]) -> Outlook:
    """What will be known of a table when these events have happened."""
    seats, live, state = list(table.seats), table.live, table.state.copy()
    noticed = False
    for event in events:
        match event:
            case Acted():
                secret, reveals = state.concealed(event.actor, event.action), state.reveals()
                state.apply(event.actor, event.action)
                noticed = noticed or not secret or state.reveals() > reveals
            case TakenBack():
                gone = set(event.taken)
                open_ones = [one for one in live if one.event.seq in gone and not is_secret_still(table, one)]
                live = [one for one in live if one.event.seq not in gone]
                state = replayed(table.base, live)
                noticed = noticed or bool(open_ones)
            case Held() | Confirmed() | Setting():
                pass
            case _:
                if isinstance(event, Seated):
                    seats[event.actor] = event.seat
                noticed = True
    return Outlook(phase_of(seats, state), seats, noticed)


def is_secret_still(table: Table, one: Live) -> bool:
    """Whether an action was done in secret and has not been laid open since."""
    return one.concealed and table.state.reveals() == one.reveals


def phase_of(seats: Iterable[Seat], state: State) -> str:
    if any(seat.kind == OPEN for seat in seats):
        return GATHERING
    return ENDED if state.actor() == OVER else PLAYING
