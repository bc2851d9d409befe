"""Faults that a server could have, each with the shortest play in which somebody would notice it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from roundhouse.core.state import CHANCE
from roundhouse.server import api_moves, house
from roundhouse.server.room import Room
from roundhouse.table import play, table, tell
from roundhouse.table.events import Event, TakenBack
from roundhouse.table.feed import Entry, Feeds
from roundhouse.table.table import Question, Table
from tests.server import doings
from tests.server.against import Company, Game
from tests.server.doings import wish
from tests.server.model import Reply
from tests.server.wires import new_key

Script = Callable[[Company], None]
Plant = Callable[[pytest.MonkeyPatch], None]

TWO = Game("toy", ("Ana", "Ben"))
THREE = Game("toy", ("Ana", "Ben", "Cleo"))


def act(company: Company, seat: int) -> Reply:
    """The first thing that a seat may do."""
    return company.together([wish(company, seat, "act", (company.model.legal(seat) or [0])[0])])[0]


def done(company: Company, seat: int) -> Reply:
    return company.together([wish(company, seat, "done")])[0]


def undo(company: Company, seat: int) -> Reply:
    return company.together([wish(company, seat, "undo")])[0]


def answer(company: Company, seat: int, agree: bool) -> Reply:
    return company.together([wish(company, seat, "answer", agree=agree)])[0]


def lay(company: Company, *seats: int) -> None:
    """Each of these lays a card, and says Done; when all have, the cards are opened and the die is rolled."""
    for seat in seats:
        act(company, seat)
        assert done(company, seat).status == 200


def missed_something(company: Company) -> None:
    """Ana's second client has not seen what her first one did."""
    late = wish(company, 0, "undo")
    lay(company, 0)
    assert company.together([late])[0].status == 409


def missed_talk(company: Company) -> None:
    """Somebody has left meanwhile, which is no reason not to lay a card."""
    slow = wish(company, 0, "act", (company.model.legal(0) or [])[0])
    company.together([wish(company, 2, "leave")])
    assert company.together([slow])[0].status == 200


def twice(company: Company) -> None:
    """The same request comes again, at once and after the card was taken back."""
    asked = wish(company, 0, "act", (company.model.legal(0) or [])[0])
    for again in (False, True):
        assert company.together([asked])[0].again is again
    undo(company, 0)
    assert company.together([asked])[0].again


def one_key_two_seats(company: Company) -> None:
    key = new_key()
    for seat in (0, 1):
        asked = wish(company, seat, "act", (company.model.legal(seat) or [])[0])
        assert not company.together([replace(asked, key=key)])[0].again


def undo_beside_another(company: Company) -> None:
    lay(company, 0, 1)
    assert undo(company, 0).status == 200
    assert company.model.legal(1) is None


def one_card(company: Company) -> None:
    act(company, 0)


def cards_of_all(company: Company) -> None:
    lay(company, *range(len(company.model.seats)))


def consent_of_one(company: Company) -> None:
    cards_of_all(company)
    undo(company, 0)
    answer(company, 1, True)
    assert company.model.question is not None


def another_roll(company: Company) -> None:
    """A card goes back by consent, and with it the die; then it is laid again, and the die is rolled again."""
    cards_of_all(company)
    for _ in range(3):
        undo(company, 0)
        answer(company, 1, True)
        lay(company, 0)
    rolled = [line.move for line in company.model.feeds[0] if line.move.startswith("roll")]
    assert len(rolled) == 4
    assert len(set(rolled)) > 1


def another_question(company: Company) -> None:
    """Ben's answer to Ana is so late that it would be one to Cleo."""
    cards_of_all(company)
    undo(company, 0)
    slow = wish(company, 1, "answer", agree=True)
    answer(company, 2, False)
    undo(company, 2)
    assert company.together([slow])[0].status == 409


def a_round(company: Company) -> None:
    """Until the table waits for somebody's Done before cards are drawn."""
    for _ in range(12):
        doings.play_on(company, 0, 0, 0)


def all_at_once(company: Company) -> None:
    """All choose a card and take it back, again and again, each time at the same moment."""
    for _ in range(10):
        doings.all_plan(company, 0, 0, 0)
        asked = [wish(company, seat, "undo") for seat in company.model.held]
        assert [reply.status for reply in company.together(asked)] == [200] * 3


def come_again(company: Company) -> None:
    company.reconnect(0, 3)


def stale_is_granted(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(tell, "missed", lambda *_: False)


def talk_makes_stale(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Feeds, "changed", lambda self, viewer: len(self.of(viewer)))


def keys_are_forgotten(patch: pytest.MonkeyPatch) -> None:
    def forgetful(seat: int, seq: int, _: str, *more: Any, **names: Any) -> house.Wish:
        return house.Wish(seat, seq, new_key(), *more, **names)

    patch.setattr(api_moves, "Wish", forgetful)


def keys_of_all_seats(patch: pytest.MonkeyPatch) -> None:
    honest = house.House._happen

    def happen(self: house.House, room: Room, events: list[Event], wish: house.Wish | None) -> None:
        honest(self, room, events, wish)
        if wish is not None:
            room.answers.update({(seat, wish.key): events[-1].seq for seat in range(3)})

    patch.setattr(house.House, "_happen", happen)


def undo_takes_everything(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(play, "to_take_back", lambda table, decision: table.live[table.live.index(decision[0]) :])


def numbers_of_the_table(patch: pytest.MonkeyPatch) -> None:
    honest = tell.log_entry

    def entry(_: int, entry: Entry) -> tell.LogEntry:
        return honest(entry.seq, entry)

    patch.setattr(tell, "log_entry", entry)


def everybody_is_woken(patch: pytest.MonkeyPatch) -> None:
    honest = Table.commit

    def commit(self: Table, events: Iterable[Event]) -> None:
        honest(self, events)
        self.versions = [version + 1 for version in self.versions]

    patch.setattr(Table, "commit", commit)


def held_is_told(patch: pytest.MonkeyPatch) -> None:
    honest = Table._talk

    def talk(self: Table, event: Event, actor: int | None, id: str, _: int, *more: Any, **names: Any) -> None:
        honest(self, event, actor, id, self.feeds.everybody, *more, **names)

    patch.setattr(Table, "_talk", talk)


def one_is_enough(patch: pytest.MonkeyPatch) -> None:
    honest = table.yet_to_agree

    def yet_to_agree(seats: Any, question: Question) -> list[int]:
        return [] if question.agreed else honest(seats, question)

    patch.setattr(play, "yet_to_agree", yet_to_agree)


def undo_asks_nobody(patch: pytest.MonkeyPatch) -> None:
    honest = play.may_undo
    patch.setattr(play, "may_undo", lambda table, player: "free" if honest(table, player) else "")


def draws_are_repeated(patch: pytest.MonkeyPatch) -> None:
    honest = Table._take_back

    def take_back(self: Table, event: TakenBack) -> None:
        honest(self, event)
        self.counter = sum(live.event.actor == CHANCE for live in self.live)

    patch.setattr(Table, "_take_back", take_back)


def any_question_is_answered(patch: pytest.MonkeyPatch) -> None:
    honest = tell.missed
    patch.setattr(tell, "missed", lambda table, viewer, seq, answers: honest(table, viewer, seq))


def nobody_is_waited_for(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(play, "awaited", lambda *_: -1)


class Unlocked:
    """A lock that lets everybody in."""

    async def __aenter__(self) -> None:
        pass

    async def __aexit__(self, *_: object) -> None:
        pass


def nobody_waits(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Room, "lock", property(lambda _: Unlocked(), lambda *_: None), raising=False)


def sockets_begin_anew(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(api_moves, "_number", lambda _: 0)


@dataclass(frozen=True)
class Fault:
    plant: Plant
    script: Script
    game: Game = TWO


FAULTS = {
    "stale wishes that are granted": Fault(stale_is_granted, missed_something),
    "talk that makes wishes stale": Fault(talk_makes_stale, missed_talk, THREE),
    "keys that are forgotten": Fault(keys_are_forgotten, twice),
    "keys that count for all seats": Fault(keys_of_all_seats, one_key_two_seats),
    "an undo that takes back what others did in secret": Fault(undo_takes_everything, undo_beside_another, THREE),
    "entries with the numbers of the table": Fault(numbers_of_the_table, cards_of_all),
    "a secret that wakes everybody": Fault(everybody_is_woken, one_card),
    "a choice that is told before Done": Fault(held_is_told, one_card),
    "consent of one where two must agree": Fault(one_is_enough, consent_of_one, THREE),
    "an undo that asks nobody": Fault(undo_asks_nobody, consent_of_one, THREE),
    "a die that rolls the same again": Fault(draws_are_repeated, another_roll),
    "an answer that counts for another question": Fault(any_question_is_answered, another_question, THREE),
    "cards that are drawn before Done": Fault(nobody_is_waited_for, a_round),
    "a table that is not locked": Fault(nobody_waits, all_at_once, THREE),
    "a socket that begins anew": Fault(sockets_begin_anew, come_again),
}
