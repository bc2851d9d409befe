"""What the pictures of the command `screenshots` show: the tables, set over the API, and what is pointed at there.

Positions come from records of finished games: a table that goes on from one of their moves, with people at its seats.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import APIRequest, APIRequestContext, Page

NAME = "Ana"
OTHERS = ("Bartek", "Clara", "Dieter")
GAME = "siberia"
THREE = "siberia-02-3p-both.txt"

Look = Callable[[dict[str, Any], dict[str, Any]], bool]  # at an entry of a log and the position after it


@dataclass
class Guest:
    """Somebody who speaks to the server."""

    api: APIRequestContext

    def call(self, method: str, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body)
        headers = {"Content-Type": "application/json"} if data else {}
        told = self.api.fetch(f"/api/v1/{path}", method=method, data=data, headers=headers)
        if not told.ok:
            raise RuntimeError(f"{method} {path}: {told.status} {told.text()}")
        return told.json()

    def get(self, path: str) -> Any:
        return self.call("GET", path)

    def post(self, path: str, body: object = None) -> Any:
        return self.call("POST", path, {} if body is None else body)

    def act(self, table: str, *moves: str) -> None:
        for move in moves:
            seq = self.get(f"tables/{table}")["seq"]
            self.post(f"tables/{table}/act", {"seq": seq, "key": f"{table}-{seq}", "actions": [move]})

    def done(self, table: str) -> None:
        seq = self.get(f"tables/{table}")["seq"]
        self.post(f"tables/{table}/done", {"seq": seq, "key": f"{table}-{seq}"})


class Host(Guest):
    """The one through whose eyes the pictures are taken, and who has opened all tables."""

    def __init__(self, url: str, requests: APIRequest, records: Path) -> None:
        super().__init__(requests.new_context(base_url=url))
        self.records = records
        self._known: dict[str, str] = {}
        self.post("persons", {"name": NAME, "cookie": True})
        self.cookies: list[Any] = list(self.api.storage_state()["cookies"])
        self.guests: list[Guest] = []
        for name in OTHERS:
            asking = requests.new_context(base_url=url)
            guest = Guest(asking)
            guest.post("persons", {"name": name, "cookie": True})
            self.guests.append(guest)

    def close(self) -> None:
        for guest in (self, *self.guests):
            guest.api.dispose()

    def imported(self, record: str) -> str:
        """A table with a finished game, to look at."""
        if record not in self._known:
            text = (self.records / record).read_text(encoding="utf-8")
            self._known[record] = str(self.post("tables/import", {"record": text})["table"])
        return self._known[record]

    def opened(self, *seats: str, **more: object) -> str:
        """A new table: `me`, `me:Marta` for somebody at the same screen, `open`, or a bot."""
        body = {"game": GAME, "seats": [_seat(seat) for seat in seats], **more}
        return str(self.post("tables", body)["table"])

    def going_on(self, record: str, look: Look, *seats: str, viewer: str = "p1") -> str:
        """A table that goes on from the first position of a game that is looked for; guests take open seats."""
        source = self.imported(record)
        number, last = 0, 1
        while number < last:
            number += 1
            past = self.get(f"tables/{source}/at/{number}?viewer={viewer}")
            last = past["last"]
            if look(past["entry"], {**past["view"], "own": past["own"]}):
                break
        else:
            raise RuntimeError(f"{record} has no such position")
        body = {"at": number, "viewer": viewer, "seats": [_seat(seat) for seat in seats]}
        made = self.post(f"tables/{source}/fork", body)
        self.let_in(made["table"], made["invite"], seats.count("open"))
        return str(made["table"])

    def let_in(self, table: str, invite: str, number: int) -> None:
        for guest in self.guests[:number]:
            guest.post(f"tables/{table}/join", {"invite": invite})


def _seat(word: str) -> dict[str, str]:
    kind, _, name = word.partition(":")
    if kind == "me":
        return {"kind": "person", "name": name}
    return {"kind": "open"} if kind == "open" else {"kind": "bot", "bot": word}


@dataclass(frozen=True)
class Scene:
    """`prepare` sets what is needed and tells the address; `arrange` does what is to be seen, for each picture anew."""

    prepare: Callable[[Host], str]
    arrange: Callable[[Page, str], None]
