"""People at a table of a real server, and the model that says what each of them must be told.

Everything is done through `Company.together`: wishes are sent at the same moment, on connections and sockets of their
own, and what comes of it must be what comes of them one after the other, in some order. One wish alone is the simplest
case of it. Afterwards everybody's log and table must be the model's, asked for and sent.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from roundhouse.bots.levels import Budget, Chosen
from roundhouse.bots.players import Bot, choose_alone
from roundhouse.core.game import seat_name
from roundhouse.core.setup import setup
from roundhouse.server.bots import Bots
from roundhouse.server.house import Sources
from roundhouse.server.thinker import BoardOf
from roundhouse.server.thinking import Thinking
from tests.house import with_toy
from tests.server.model import Model, Reply, Sitter, Wish
from tests.server.model_wishes import BOT_SEED, outcomes, set_up, sit_down
from tests.server.running import Client, Running, running
from tests.server.wires import PATIENCE, Got, Socket, answer_differs, body_of, now_of, numbered, plain, told_as

SPECTATOR = "Zoe"
GOT_UP = ("table-left", "table-resigned")


@dataclass
class Hall:
    """A server with the toy in the house, whose seeds are known."""

    server: Running
    seeds: list[bytes]


@contextmanager
def hall(data: Path) -> Iterator[Hall]:
    """Bots think at once, in the server's own process: a spawned one would not know the toy."""
    seeds = [bytes(32)]

    async def think(_: Thinking, of: BoardOf, bot: Bot, view: bytes, seed: int, _left: Budget) -> Chosen:
        made = setup(of.game, of.players, {name: str(value) for name, value in of.options})
        return Chosen(choose_alone(made.board, bot, view, BOT_SEED))

    with pytest.MonkeyPatch.context() as patch:
        with_toy(patch)
        patch.setattr(Thinking, "choose", think)
        with running(data, Sources(time.time, lambda: secrets.token_urlsafe(12), lambda: seeds[-1])) as server:
            yield Hall(server, seeds)


@dataclass(frozen=True)
class Game:
    """What is played, and who sits where: the same name twice is one person at two seats."""

    name: str
    people: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)


class Company:
    """The people at one table. Each has several connections; at each seat, and for a spectator, a socket is open."""

    def __init__(self, hall: Hall, game: Game, seed: bytes) -> None:
        self.hall, self.game = hall, game
        self.people: dict[str, Client] = {}
        self.wires: dict[tuple[str, int], http.client.HTTPConnection] = {}
        self.sockets: dict[int, Socket] = {}
        self.read: dict[int, list[dict[str, Any]]] = {}  # what each viewer has read so far
        self.heard: dict[int, list[dict[str, Any]]] = {}  # and heard on the socket
        self.first: dict[tuple[int, str], bytes] = {}  # by seat and key: the bytes of the first answer
        self.sent: list[Wish] = []
        self.slow: list[Wish] = []  # requests that have not arrived yet
        self.cases: Counter[str] = Counter()
        self.models: list[Model] = []  # more than one when bots may have done something in secret, or not
        self._set(seed)

    def _set(self, seed: bytes) -> None:
        """Open the table, and let everybody sit down."""
        people, host = self.game.people, self.game.people[0]
        self.people = {name: self.hall.server.client(name) for name in dict.fromkeys((*people, SPECTATOR))}
        self.hall.seeds.append(seed)
        seats = [{"kind": "person" if name == host else "open"} for name in people]
        wanted = {"game": self.game.name, "options": self.game.options, "seats": seats, "public": True}
        self.table = self.people[host].post("tables", wanted, 201)["table"]
        sitters = [Sitter("person", name, name) if name == host else Sitter("open") for name in people]
        self.models = [Model(setup(self.game.name, len(people), self.game.options), seed, sitters)]
        set_up(self.model)
        for p, name in enumerate(people):
            if name != host:
                self.people[name].post(f"tables/{self.table}/join", {"seat": seat_name(p)})
                sit_down(self.model, p, name)
        self.check()

    @property
    def model(self) -> Model:
        """What is told is the same in all possible worlds."""
        return self.models[0]

    def close(self) -> None:
        for close in [thing.close for things in (self.sockets, self.wires, self.people) for thing in things.values()]:
            close()

    def person(self, viewer: int) -> str:
        """Who looks through these eyes now; '' for a seat whose person has left."""
        return self.model.seats[viewer].owner if viewer < len(self.model.seats) else SPECTATOR

    def path(self, viewer: int, rest: str = "", **query: object) -> str:
        seat = {"seat": seat_name(viewer)} if viewer < len(self.model.seats) else {}
        words = "&".join(f"{name}={value}" for name, value in {**seat, **query}.items())
        return f"tables/{self.table}{rest}?{words}"

    def together(self, wishes: Sequence[Wish], ways: Sequence[int] = ()) -> list[Reply]:
        """Send wishes at the same moment, nobody waiting for an answer; `ways` 1 is the seat's socket."""
        ways = [*ways, *[0] * len(wishes)]
        waiting = [self._send(wish, ways[index], index) for index, wish in enumerate(wishes)]
        got = [answer() for answer in waiting]
        self.idle()
        seen = self._look()
        possible = [outcome for model in self.models for outcome in outcomes(model, wishes)]
        fitting = [(replies, after) for replies, after in possible if not self._differs(replies, after, got, seen)]
        if not fitting:
            reasons = [self._differs(replies, after, got, seen) for replies, after in possible]
            raise AssertionError("\n".join(["none of these comes to the same:", *map(str, wishes), *reasons]))
        known = [len(feed) for feed in self.model.feeds]
        self.models = list({after.everything(): after for _, after in fitting}.values())
        if all(seat.kind == "person" for seat in self.model.seats):
            assert len(self.models) == 1, "it matters who was first, and nobody was told"
        self._remember(wishes, got, fitting[0][0], known)
        self._grown(seen)
        self._listen(seen, {self.model.seats[w.seat].owner for w in wishes if w.do == "settings"})
        return fitting[0][0]

    def check(self) -> None:
        """Everybody is told what the model says."""
        self.together(())

    def _send(self, wish: Wish, way: int, index: int) -> Callable[[], Got]:
        mine = self.model.seats[wish.seat].owner == wish.person
        if way == 1 and mine and wish.key:
            return self.sockets[wish.seat].send(wish)
        wire = self.wires.get((wish.person, index))
        if wire is None:
            wire = http.client.HTTPConnection("127.0.0.1", self.hall.server.port, timeout=PATIENCE)
            self.wires[wish.person, index] = wire
        headers = {"Authorization": f"Bearer {self.people[wish.person].token}", "Content-Type": "application/json"}
        wire.request("POST", f"/api/v1/tables/{self.table}/{wish.do}", json.dumps(body_of(wish)), headers)

        def answer() -> Got:
            told = wire.getresponse()
            raw = told.read()
            return Got(told.status, json.loads(raw), raw)

        return answer

    def idle(self) -> None:
        """Wait until no bot has anything to do."""

        async def wait(bots: Bots) -> None:
            async with asyncio.timeout(PATIENCE):
                while any(table == self.table for table, _ in bots._turns):
                    await asyncio.sleep(0.001)

        self.hall.server.do(wait(self.hall.server.served.bots))

    def _look(self) -> dict[int, dict[str, Any]]:
        """What everybody who may look is told now."""
        viewers = range(len(self.game.people) + 1)
        told: dict[int, dict[str, Any]] = {}
        for viewer in viewers:
            person = self.game.people[viewer] if viewer < len(self.game.people) else SPECTATOR
            answer = self.people[person].call("GET", self.path(viewer, since=0))
            assert answer.status in (200, 403), answer
            if answer.status == 200:
                told[viewer] = answer.body
        return told

    def _differs(self, replies: list[Reply], model: Model, got: list[Got], seen: dict[int, dict[str, Any]]) -> str:
        """'' or what is not as the model says."""
        for expected, answer in zip(replies, got, strict=True):
            if difference := answer_differs(expected, answer):
                return difference
        people = [p for p, seat in enumerate(model.seats) if seat.owner]
        if sorted(seen) != [*people, len(model.seats)]:
            return f"answered to viewers {sorted(seen)}"
        for viewer, told in seen.items():
            log, lines = numbered(told["log"]), told_as(model.feeds[viewer])
            if log != lines or told["seq"] != len(lines):
                n = next((n for n, (a, b) in enumerate(zip(log, lines, strict=False)) if a != b), len(log))
                return (
                    f"log of viewer {viewer}, {len(log)} for {len(lines)}: {log[n : n + 3]} is not {lines[n : n + 3]}"
                )
            person = model.seats[viewer].owner if viewer < len(model.seats) else SPECTATOR
            now, expected_now = plain(now_of(told["now"])), plain(model.now(viewer, person))
            for name, value in expected_now.items():
                if now[name] != value:
                    return f"{name} of viewer {viewer}: {now[name]} is not {value}"
        return ""

    def _remember(self, wishes: Sequence[Wish], got: list[Got], replies: list[Reply], known: list[int]) -> None:
        """Count what happened, and compare the bytes of repeated answers."""
        for wish, answer, reply in zip(wishes, got, replies, strict=True):
            if reply.status == 200 and wish.key and answer.raw:
                assert self.first.setdefault((wish.seat, wish.key), answer.raw) == answer.raw, "another answer"
            self.cases[f"{wish.do} {reply.status}{' again' if reply.again else ''}"] += 1
            if reply.error and reply.status == 422:
                self.cases[reply.error] += 1
            if reply.status == 200 and wish.key and not reply.again and wish.seq < known[wish.seat]:
                self.cases["an old number, but nothing missed"] += 1
        self.sent += [wish for wish, reply in zip(wishes, replies, strict=True) if wish.key and not reply.again]
        self.cases.update(case for case in self.model.cases if case)
        for model in self.models:
            model.cases.clear()

    def _grown(self, seen: dict[int, dict[str, Any]]) -> None:
        """Logs grow at their end only, to the byte."""
        for viewer, told in seen.items():
            known = self.read.get(viewer, [])
            assert told["log"][: len(known)] == known, f"the log of viewer {viewer} was changed"
            self.read[viewer] = told["log"]

    def _listen(self, seen: dict[int, dict[str, Any]], settings: set[str]) -> None:
        """Sockets have told the same: what is new, all of it, and nothing where nothing was to notice."""
        for viewer in [viewer for viewer in self.sockets if viewer not in seen]:
            self._left(viewer)
        for viewer, told in seen.items():
            if viewer not in self.sockets:
                self.sockets[viewer] = self.connect(viewer, 0)
                self.heard[viewer] = []
            known = len(self.heard[viewer])
            updates = self.sockets[viewer].drain()
            noticed = len(told["log"]) > known
            assert updates or not noticed, f"viewer {viewer} was told nothing"
            if not noticed and self.person(viewer) not in settings:
                assert not updates, f"viewer {viewer} was told something: {updates}"
            for update in updates:
                self.heard[viewer] += update["log"]
                assert update["seq"] == len(self.heard[viewer])
            assert self.heard[viewer] == told["log"], f"viewer {viewer} heard something else"
            if updates:
                assert updates[-1]["now"] == told["now"]

    def _left(self, viewer: int) -> None:
        """Whoever gets up is told nothing of the seat any more, beginning with that."""
        heard = [*self.heard.pop(viewer), *(e for u in self.sockets.pop(viewer).to_the_end() for e in u["log"])]
        gone = [n for n, line in enumerate(self.model.feeds[viewer]) if line.message.id in GOT_UP]
        assert numbered(heard) == told_as(self.model.feeds[viewer][: len(heard)])
        assert len(heard) <= gone[-1], f"viewer {viewer} was told what happened later"

    def connect(self, viewer: int, since: int) -> Socket:
        return Socket(self.people[self.person(viewer)].socket(self.path(viewer, "/live", since=since)))

    def reconnect(self, viewer: int, since: int) -> None:
        """Somebody who comes back with the last number known gets exactly the rest, by socket and by request."""
        if not self.person(viewer):
            return
        rest = told_as(self.model.feeds[viewer][since:], since)
        back = self.connect(viewer, since)
        back.close()
        assert numbered(back.updates[0]["log"]) == rest
        told = self.people[self.person(viewer)].get(self.path(viewer, "/log", since=since))
        assert numbered(told["log"]) == rest
        assert told["seq"] == back.updates[0]["seq"] == len(self.model.feeds[viewer])
        self.cases["reconnect"] += 1
