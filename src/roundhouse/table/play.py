"""What a wish at a table leads to: acting, Done, taking back. Nothing here changes the table.

Every function returns the events that the wish leads to, with all that follows by itself (draws, actions without a
choice), for `Table.commit`; or it raises a Problem, or Refused with the rule that forbids an action.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from roundhouse.bots.players import Bot, bot
from roundhouse.core.draws import draw, keyed
from roundhouse.core.game import legal, read_action, seat_name, waiting, weights
from roundhouse.core.message import Message, Problem, Refusal
from roundhouse.core.state import CHANCE, OVER, State, is_legal, is_waiting
from roundhouse.table.events import BOT, OPEN, PERSON, Acted, Answered, Asked, Confirmed, Event, Held, TakenBack
from roundhouse.table.table import (
    PLAYING,
    Live,
    Table,
    awaited,
    is_secret_still,
    last_choice,
    replayed,
    since,
    yet_to_agree,
)

MOST_ACTIONS = 64  # in one request


class Refused(Problem):
    """An action that the rules do not allow now; `index` says which of those asked for."""

    def __init__(self, refusal: Refusal, index: int) -> None:
        super().__init__(refusal.message.id, **refusal.message.args)
        self.rule = refusal.rule
        self.index = index


class Draft:
    """The events of one wish while they are being worked out, and the position that they lead to."""

    def __init__(self, table: Table, at: int) -> None:
        self.table = table
        self.at = at
        self.events: list[Event] = []
        self.state = table.state.copy()
        self.last = last_choice(table.live)
        self.confirmed = table.confirmed
        self.counter = table.counter
        self.seats = list(table.seats)
        self.auto_end = list(table.auto_end)

    @property
    def next(self) -> int:
        return self.table.next_seq + len(self.events)

    def add(self, event: Event) -> None:
        self.events.append(event)

    def act(self, event: Acted) -> None:
        if not event.by_table:
            self.last = Live(event, 0, False)
        self.state.apply(event.actor, event.action)
        self.add(event)

    def settle(self) -> list[Event]:
        """Do what needs nobody's decision, if the game is going on; returns all events."""
        if any(seat.kind == OPEN for seat in self.seats):
            return self.events
        while (action := next_by_itself(self.state)) is not None:
            actor, number = action
            if shows(self.state, actor, number) and self._awaited():
                break
            if actor == CHANCE:
                number = self._draw()
            self.act(Acted(self.next, self.at, actor, number, self._counter(actor), by_table=actor != CHANCE))
        return self.events

    def _awaited(self) -> bool:
        return awaited(self.seats, self.auto_end, self.last, self.confirmed) >= 0

    def _counter(self, actor: int) -> int:
        return self.counter if actor == CHANCE else 0

    def _draw(self) -> int:
        self.counter += 1
        odds = weights(self.state)
        return list(odds)[draw(self.table.seed, self.counter, list(odds.values()))]


def next_by_itself(state: State) -> tuple[int, int] | None:
    """Who acts next without a decision, and how (a draw is yet to be made); None when somebody must decide.

    What leaves no choice is played in the open only: in secret it would tell of a secret.
    """
    if state.actor() == CHANCE:
        return CHANCE, -1
    for player in waiting(state):
        actions = legal(state, player)
        if len(actions) == 1 and not state.concealed(player, actions[0]):
            return player, actions[0]
    return None


def shows(state: State, actor: int, action: int) -> bool:
    """Whether something random or hidden is shown by an action, so that it is not simply taken back afterwards."""
    if actor == CHANCE:
        return True
    after = state.copy()
    after.apply(actor, action)
    return bool(after.reveals() > state.reveals())


def begin(table: Table, at: int) -> list[Event]:
    """What happens by itself: the first draws of a game that has just begun."""
    return Draft(table, at).settle() if table.phase == PLAYING else []


def act(table: Table, player: int, actions: Sequence[int | str], at: int) -> list[Event]:
    """A player's actions, by number or by notation, all or none."""
    _must_play(table)
    if not 1 <= len(actions) <= MOST_ACTIONS:
        raise Problem("table-how-many", high=MOST_ACTIONS)
    if player in table.held:
        raise Problem("table-say-done")
    draft = Draft(table, at)
    move = draft.next
    for index, wanted in enumerate(actions):
        action = _number(draft, player, wanted)
        if not is_legal(draft.state, player, action):
            raise Refused(_why(table, draft.state, player, action), index)
        if _lays_open(draft.state, player, action):
            if index < len(actions) - 1:
                raise Problem("table-shows-first")  # or one could try out what becomes of it
            if table.seats[player].kind == PERSON and not table.auto_end[player]:
                draft.add(Held(draft.next, at, player, action))
                return draft.events
        draft.act(Acted(draft.next, at, player, action, move=move))
    return draft.settle()


def _must_play(table: Table) -> None:
    if table.phase != PLAYING:
        raise Problem("table-over" if table.seats and table.state.actor() == OVER else "table-not-started")


def _why(table: Table, state: State, player: int, action: int) -> Refusal:
    return table.setup.game.refusal(state.view(player), action) or Refusal("", Message("table-not-now"))


def _number(draft: Draft, player: int, wanted: int | str) -> int:
    """An action by its number or its notation, in the position in which it is to be done.

    Between two actions of one request, what leaves the player no choice is played before, as the table would.
    """
    while True:
        try:
            number = wanted if isinstance(wanted, int) else _read(draft, player, wanted)
        except Problem:
            if not _force_next(draft, player):
                raise
            continue
        if is_legal(draft.state, player, number) or not _force_next(draft, player):
            return number


def _read(draft: Draft, player: int, text: str) -> int:
    return read_action(draft.table.setup.game, draft.state, player, text)


def _force_next(draft: Draft, player: int) -> bool:
    """Play the player's only action, if nothing is shown by it; True when there was one."""
    if not draft.events or not is_waiting(draft.state, player):
        return False
    actions = legal(draft.state, player)
    if len(actions) != 1 or draft.state.concealed(player, actions[0]) or shows(draft.state, player, actions[0]):
        return False
    draft.act(Acted(draft.next, draft.at, player, actions[0], by_table=True))
    return True


def _lays_open(state: State, player: int, action: int) -> bool:
    """Whether an action should wait for Done: it ends a player's part in secret, or lays secrets open.

    It must not matter whether others are ready, for that is a secret, too.
    """
    if shows(state, player, action):
        return True
    if not state.concealed(player, action):
        return False
    after = state.copy()
    after.apply(player, action)
    return not is_waiting(after, player)


def done(table: Table, player: int, at: int) -> list[Event]:
    """A player's Done: what waited for it happens."""
    _must_play(table)
    draft = Draft(table, at)
    held = table.held.get(player)
    if held is not None:
        draft.act(Acted(draft.next, at, player, held.action, move=draft.next))
    elif not waits_for_done_of(table, player):
        raise Problem("table-nothing-waits")
    draft.confirmed = draft.next
    draft.add(Confirmed(draft.next, at, player))
    return draft.settle()


def waits_for_done_of(table: Table, player: int) -> bool:
    """Whether Done of this player would do something."""
    if player in table.held:
        return True
    following = next_by_itself(table.state)
    return following is not None and shows(table.state, *following) and table.waits_for_done() == player


def last_decision(table: Table, player: int) -> list[Live]:
    """The player's last decision that counts: all actions of one request, the first one first."""
    for last in reversed(table.live):
        if last.event.actor == player and last.decided:
            together = since(table.live, last.event.move)
            return [one for one in together if one.event.move == last.event.move and one.decided]
    return []


def is_secret(table: Table, decision: list[Live]) -> bool:
    """Whether a decision was made in secret and still is one, so that what others did meanwhile has no part in it."""
    return is_secret_still(table, decision[0])


def to_take_back(table: Table, decision: list[Live]) -> list[Live]:
    """A decision and all that came after it; of what was done in secret beside it, only the player's own.

    That holds when it has been laid open, too: the order in which players acted in secret must make no difference.
    """
    first, player, secret = decision[0], decision[0].event.actor, is_secret(table, decision)
    later = since(table.live, first.event.seq)
    return [one for one in later if one.event.actor == player or not (secret or _beside(first, one))]


def _beside(one: Live, other: Live) -> bool:
    """Whether two actions were done in secret at the same time."""
    return one.concealed and other.concealed and one.reveals == other.reveals


FREE, ASK = "free", "ask"


def may_undo(table: Table, player: int) -> str:
    """FREE when the player may take back the last decision, ASK when others must agree, '' when there is none."""
    if player in table.held:
        return FREE
    decision = last_decision(table, player)
    if not decision or table.phase != PLAYING or table.seats[player].kind != PERSON:
        return ""
    others = table.others(player)
    if not others:
        return FREE
    first, later = decision[0], to_take_back(table, decision)
    shown = table.state.reveals() > first.reveals or any(one.event.actor == CHANCE for one in later)
    acted = any(one.event.actor in others and one.decided and not one.concealed for one in later)
    return ASK if shown or acted else FREE


def undo(table: Table, player: int, at: int) -> list[Event]:
    """Take back the last decision, or ask the other persons whether one may."""
    _must_play(table)
    match may_undo(table, player):
        case "":
            raise Problem("table-nothing-to-undo")
        case "ask":
            if table.question is not None:
                raise Problem("table-asked-already")
            return [Asked(table.next_seq, at, player, last_decision(table, player)[0].event.seq)]
    if player in table.held:
        return [TakenBack(table.next_seq, at, player, (table.held[player].seq,))]
    return _take_back(Draft(table, at), player, last_decision(table, player))


def _take_back(draft: Draft, player: int, decision: list[Live]) -> list[Event]:
    table, secret = draft.table, is_secret(draft.table, decision)
    taken = {one.event.seq for one in to_take_back(table, decision)}
    held = [held for held in table.held.values() if draft.seats[held.actor].kind == PERSON]  # who has not just got up
    taken |= {one.seq for one in held if one.actor == player or not secret}
    draft.add(TakenBack(draft.next, draft.at, player, tuple(sorted(taken))))
    live = [one for one in table.live if one.event.seq not in taken]
    draft.last = last_choice(live)
    draft.state = replayed(table.base, live)
    return draft.settle()


def answer(table: Table, player: int, agree: bool, at: int) -> list[Event]:
    """A person's answer to the one who would like to take something back; when all agree, it is taken back."""
    _must_play(table)
    question = table.question
    if question is None or player not in to_answer(table):
        raise Problem("table-nothing-asked")
    draft = Draft(table, at)
    draft.add(Answered(draft.next, at, player, agree))
    return take_back_agreed(draft, {*question.agreed, player}) if agree else draft.events


def to_answer(table: Table) -> list[int]:
    """The seats at which somebody is to say whether something may be taken back."""
    return yet_to_agree(table.seats, table.question) if table.question else []


def take_back_agreed(draft: Draft, agreed: set[int]) -> list[Event]:
    """Take back what was asked for, if everybody who is at the table then has agreed."""
    table, question = draft.table, draft.table.question
    assert question is not None
    if yet_to_agree(draft.seats, replace(question, agreed=agreed)):
        return draft.events
    first = next(one for one in table.live if one.event.seq == question.first)
    decision = [one for one in table.live if one.decided and one.event.move == first.event.move]
    return _take_back(draft, question.actor, decision)


def thinker(table: Table, player: int) -> Bot | None:
    """The bot that should act at this seat now, if one should."""
    if table.phase != PLAYING or table.paused or table.seats[player].kind != BOT:
        return None
    return bot(table.seats[player].name) if is_waiting(table.state, player) else None


def thinkers(table: Table) -> list[int]:
    """The seats whose bots should act now."""
    return [p for p in range(len(table.seats)) if thinker(table, p) is not None]


def bot_seed(table: Table, player: int) -> int:
    """A new number for each decision of a bot, made of nothing that the bot's seat could not notice."""
    return keyed(table.seed, f"bot/{seat_name(player)}/{len(table.feeds.of(player))}") >> 192


def only_choice(table: Table, player: int) -> int:
    """The action of a player who has no choice, or -1. In secret the table leaves it to the player."""
    actions = legal(table.state, player)
    return actions[0] if len(actions) == 1 else -1
