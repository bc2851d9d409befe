"""Games of Steam Power for the browser tests, and the moments in them that are tested.

They are games between steady bots, the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from roundhouse.cli.screenshots_host import played
from roundhouse.core.record import write
from roundhouse.core.setup import setup
from roundhouse.table import tell
from roundhouse.table.local import LocalTable
from tests.browser.people import Person
from tests.server.guests import seats

GAME = "steam_power"
TRIES = 30  # games that are looked through for a moment
Told = dict[str, Any]


@cache
def game(players: int, options: tuple[tuple[str, str], ...], number: int) -> LocalTable:
    """A finished game."""
    return played(players, 100 + number, GAME, options)


@dataclass(frozen=True)
class Moment:
    """A moment in a game of so many players: the first where p1 makes such a move, so many entries after the start."""

    next: Callable[[str], bool]
    players: int = 3
    options: tuple[tuple[str, str], ...] = ()
    after: int = 0
    looks: Callable[[Told, Told], bool] | None = None  # what everybody sees, and what p1 sees

    def find(self) -> tuple[LocalTable, int]:
        """A game, and the number of the entry after which it is p1's turn to make the move."""
        for number in range(TRIES):
            going = game(self.players, self.options, number)
            for n, entry in enumerate(going.lines(0)):
                if n >= self.after and entry.actor == 0 and self.next(entry.notation) and self.fits(going, n):
                    return going, n
        raise AssertionError("there is no such moment")

    def fits(self, going: LocalTable, n: int) -> bool:
        if self.looks is None:
            return True
        past = tell.past(going.table, 0, n)
        return self.looks(past.view, past.own or {})


def _begins(*words: str) -> Callable[[str], bool]:
    return lambda move: move.startswith(words)


def _choices(view: Told, own: Told, needs: dict[int, dict[str, int]]) -> list[int]:
    """Contracts that can be paid for and need a colour that two factories have to give."""
    colours = {city["site"]: city["colour"] for city in view["cities"]}
    sources = [colours[source["site"]] for source in own["sources"]]
    ready = [held["contract"] for held in own["hand"] if held["cost"] is not None and not held["lacks"]]
    return [
        number for number in ready if any(sources.count(colour) > needs[number][colour] for colour in needs[number])
    ]


@cache
def _needs() -> dict[int, dict[str, int]]:
    made = setup(GAME, 2, {})
    drawing: Any = made.game.drawing(made.data, made.options)
    return {contract["number"]: contract["needs"] for contract in drawing["contracts"]}


def with_choice(person: Person, table: str) -> int:
    """A contract in hand that has a choice."""
    now = person.get(f"tables/{table}")["now"]
    return _choices(now["view"], now["own"], _needs())[0]


SOLO = 1
MOMENTS = {
    "first": Moment(_begins("track")),
    "track": Moment(_begins("track"), after=90),
    "second": Moment(_begins("end"), after=40),
    "factory": Moment(_begins("factory"), after=60),
    "fulfil": Moment(_begins("fulfil"), after=60),
    "choice": Moment(
        _begins("fulfil"),
        players=5,
        options=(("map", "germany"),),
        after=120,
        looks=lambda view, own: bool(_choices(view, own, _needs())),
    ),
    "bonus": Moment(
        _begins("skip", "factory"), players=4, options=(("map", "iberia"),), looks=lambda view, _: view["bonus"] != ""
    ),
    "late": Moment(_begins("track", "cross"), players=5, options=(("map", "iberia"),), after=240),
    "solo": Moment(_begins("track", "factory"), players=SOLO, after=60),
}


def imported(person: Person, name: str) -> str:
    """A table with the finished game in which the moment is."""
    going, _ = MOMENTS[name].find()
    return str(person.post("tables/import", {"record": write(going.record())})["table"])


def fork(person: Person, name: str, *others: str) -> str:
    """A table that goes on from a moment: the person is p1, bots or the named play the others."""
    moment = MOMENTS[name]
    body = {
        "at": moment.find()[1],
        "viewer": "p1",
        "seats": seats("me", *(others or ["greedy"] * (moment.players - 1))),
    }
    return str(person.post(f"tables/{imported(person, name)}/fork", body)["table"])


def opened(person: Person, *wanted: str, **options: str) -> str:
    """A new table."""
    return str(person.post("tables", {"game": GAME, "seats": seats(*wanted), "options": options})["table"])


def until(person: Person, table: str, looks: Callable[[Told], bool]) -> None:
    """Wait until the server tells of such a position: a page shows that something was sent before it is there."""
    for _ in range(200):
        if looks(person.get(f"tables/{table}")["now"]["view"]):
            return
        person.page.wait_for_timeout(100)
    raise AssertionError("it never came about")


@pytest.mark.parametrize("name", MOMENTS)
def test_every_moment_is_in_one_of_the_games(name: str) -> None:
    going, n = MOMENTS[name].find()
    assert going.over
    assert going.lines(0)[n].actor == 0
