"""Tables for browser tests, set over the API as quickly as can be; the play that is tested goes through the page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.people import Person
from tests.server import guests

RECORDS = Path(__file__).resolve().parents[1] / "records"
TWO = "siberia-05-2p-areas.txt"
THREE = "siberia-02-3p-both.txt"
SHORT = guests.SHORT
RANDOM_SIDES = {"exchange_sides": "random"}

Look = Callable[[dict[str, Any]], bool]  # at a position in a log: n, entry, view, own


def _at_turn(look: Look) -> Look:
    return lambda past: past["view"]["turn"] == 0 and look(past)


# Moments of a game, each of them the first that looks so to p1.
POSITIONS: dict[str, Look] = {
    "setup": _at_turn(lambda past: past["view"]["phase"] == "setup"),
    "plan": lambda past: (
        past["view"]["phase"] == "plan" and past["view"]["round"] == 5 and len(past["own"]["plan"]) == 2
    ),
    "act": _at_turn(lambda past: past["view"]["phase"] == "act" and past["view"]["round"] == 6),
    "research": _at_turn(lambda past: sum(past["view"]["pending"].values()) > 1),
    "logistics": _at_turn(lambda past: past["view"]["steps"] == 3),
    "surplus": _at_turn(lambda past: past["view"]["phase"] == "surplus"),
}
_found: dict[tuple[str, str, str], int] = {}  # where in their records they are


def opened(person: Person, *wanted: str, options: dict[str, str] | None = None, **more: object) -> str:
    """A new table; its id."""
    given = RANDOM_SIDES if options is None else options
    body = {"game": "siberia", "seats": guests.seats(*wanted), "options": given, **more}
    return str(person.post("tables", body)["table"])


def invitation(person: Person, table: str) -> str:
    """What follows `/#` in a link that lets others in."""
    return f"join={table}.{person.get(f'tables/{table}')['about']['invite']}"


def pair(one: Person, other: Person, **more: Any) -> str:
    """Two persons at a table where the game has begun; both look at it."""
    table = opened(one, "me", "open", **more)
    other.post(f"tables/{table}/join", {"invite": invitation(one, table).partition(".")[2]})
    for person in (one, other):
        sit(person, table)
    return table


def sit(person: Person, table: str) -> Page:
    """Look at a table, until it is there."""
    page = person.open(f"/table/{table}")
    expect(page.locator("[data-board]")).to_be_visible()
    return page


def imported(person: Person, record: str = TWO) -> str:
    """A table with a finished game, to look at."""
    text = (RECORDS / record).read_text(encoding="utf-8")
    return str(person.post("tables/import", {"record": text})["table"])


def fork(person: Person, record: str, position: str, *seated: str, viewer: str = "p1") -> str:
    """A table that goes on from a position of a finished game."""
    source = imported(person, record)
    if (record, position, viewer) not in _found:
        _found[record, position, viewer] = find(person, source, POSITIONS[position], viewer)
    body = {"at": _found[record, position, viewer], "viewer": viewer, "seats": guests.seats(*seated)}
    return str(person.post(f"tables/{source}/fork", body)["table"])


def find(person: Person, table: str, wanted: Look, viewer: str = "p1") -> int:
    """The number of the first entry after which the position fits."""
    number, last = 0, 1
    while number < last:
        number += 1
        past = person.get(f"tables/{table}/at/{number}?viewer={viewer}")
        past["entry"].setdefault("move", "")
        if wanted(past):
            return number
        last = past["last"]
    raise AssertionError("there is no such position")


def now(person: Person, table: str, seat: str = "") -> Any:
    return person.get(f"tables/{table}" + (f"?seat={seat}" if seat else ""))["now"]


def act(person: Person, table: str, *moves: int | str, seat: str = "") -> None:
    """Do something at a table without the page: to bring about what a test is about."""
    for move in moves:
        wish(person, table, "act", seat, actions=[move])


def wish(person: Person, table: str, do: str, seat: str = "", **fields: object) -> None:
    seq = person.get(f"tables/{table}" + (f"?seat={seat}" if seat else ""))["seq"]
    body = {"seq": seq, "key": f"{do}-{seat}-{seq}-{person.name}", **fields} | ({"seat": seat} if seat else {})
    person.post(f"tables/{table}/{do}", body)


def plan(person: Person, table: str, prefer: str = "", seat: str = "") -> None:
    """Place all six tokens, and say Done."""
    while True:
        told = now(person, table, seat)
        if told["view"]["phase"] != "plan":
            return
        if told["done"]:
            wish(person, table, "done", seat)
        elif told["legal"]:
            moves = [action[1] for action in told["legal"]["actions"]]
            act(person, table, next((move for move in moves if move.endswith(prefer)), moves[0]), seat=seat)
        else:
            return
