"""Those who set the tables for the command `screenshots`: a host, through whose eyes all is seen, and some guests.

They speak to the server as anybody could. Positions come from a finished game between bots, which is the same on every
machine: a table goes on from one of its moves, with people at its seats.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from roundhouse.bots.levels import Budget, Chosen
from roundhouse.bots.players import Bot, choose
from roundhouse.core.record import Seat, write
from roundhouse.core.setup import setup
from roundhouse.table.local import LocalTable

if TYPE_CHECKING:
    from playwright.sync_api import APIRequest, APIRequestContext

NAME = "Ana"
OTHERS = ("Bartek", "Clara", "Dieter")
GAME = "siberia"
PLAYERS, NUMBER = 3, 32  # of the game that most pictures show

Past = dict[str, Any]  # a position in a log: n, entry, view, own
Look = Callable[[Past, Past], bool]  # at a position and the one after it


@dataclass(frozen=True)
class Show:
    """A game between steady bots that pictures are taken of; `number` tells it from others like it."""

    game: str
    players: int
    number: int
    options: tuple[tuple[str, str], ...] = ()

    def played(self) -> LocalTable:
        return played(self.players, self.number, self.game, self.options)


SIBERIA = Show(GAME, PLAYERS, NUMBER)


def played(players: int, number: int, game: str = GAME, options: tuple[tuple[str, str], ...] = ()) -> LocalTable:
    """A game between steady bots."""
    made = setup(game, players, dict(options))

    def think(bot: Bot, view: bytes, seed: int, budget: Budget) -> Chosen:
        return choose(made.board, bot.kind, view, seed, budget)

    seats = tuple(Seat("bot", "greedy") for _ in range(players))
    going = LocalTable(made, seats, sha256(f"pictures {number}".encode()).digest(), think)
    going.advance()
    return going


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

    def __init__(self, url: str, requests: APIRequest) -> None:
        super().__init__(requests.new_context(base_url=url))
        self._finished: dict[Show, str] = {}
        self._pasts: dict[Show, list[Past]] = {}
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

    def finished(self, show: Show = SIBERIA) -> str:
        """A table with the finished game, to look at."""
        if show not in self._finished:
            self._finished[show] = str(self.post("tables/import", {"record": write(show.played().record())})["table"])
        return self._finished[show]

    def opened(self, *seats: str, **more: object) -> str:
        """A new table: `me`, `me:Marta` for somebody at the same screen, `open`, or a bot."""
        body = {"game": GAME, "seats": [seat(one) for one in seats], **more}
        return str(self.post("tables", body)["table"])

    def pasts(self, show: Show = SIBERIA) -> list[Past]:
        """All positions of the finished game, as p1 saw them."""
        if show not in self._pasts:
            path = f"tables/{self.finished(show)}/at"
            last = self.get(f"{path}/0?viewer=p1")["last"]
            self._pasts[show] = [self.get(f"{path}/{n}?viewer=p1") for n in range(1, last + 1)]
        return self._pasts[show]

    def going_on(self, look: Look, *seats: str, last: bool = False, show: Show = SIBERIA) -> str:
        """A table that goes on from the first, or last, position that fits; guests take open seats."""
        fitting = [one for one, then in pairwise(self.pasts(show)) if look(one, then)]
        if not fitting:
            raise RuntimeError("the game has no such position")
        body = {"at": fitting[-1 if last else 0]["n"], "viewer": "p1", "seats": [seat(one) for one in seats]}
        made = self.post(f"tables/{self.finished(show)}/fork", body)
        self.let_in(made["table"], made["invite"], seats.count("open"))
        return str(made["table"])

    def let_in(self, table: str, invite: str, number: int) -> None:
        for guest in self.guests[:number]:
            guest.post(f"tables/{table}/join", {"invite": invite})


def seat(word: str) -> dict[str, str]:
    kind, _, name = word.partition(":")
    if kind == "me":
        return {"kind": "person", "name": name}
    return {"kind": "open"} if kind == "open" else {"kind": "bot", "bot": word}
