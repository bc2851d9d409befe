"""Scripted players who sit at many tables over real sockets, and do not mind when the server is killed.

A player who has lost the connection comes back with the number of the last entry that was read, and sends the wish that
was not answered again, with the same key. Everything that was read, wished and answered is kept, and compared with the
database afterwards (`kill_judge.py`).
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.server.kill_line import Lost, Socket, request

THINK = (0.0, 0.05)  # seconds from seeing to acting
ROUNDS = ("1", "1", "2", "60")  # short games and long ones: some table always begins or ends
AGAIN = 0.01  # seconds until the next try of somebody who could not reach the server


@dataclass(frozen=True, slots=True)
class Wish:
    """What a player asked for, once or several times."""

    key: str
    do: str
    seq: int
    actions: tuple[int, ...] = ()
    agree: bool = False

    def message(self) -> dict[str, object]:
        told: dict[str, object] = {"do": self.do, "key": self.key, "seq": self.seq}
        if self.do == "act":
            told["actions"] = self.actions
        if self.do == "answer":
            told["agree"] = self.agree
        return told


@dataclass
class Hall:
    """Where all of them play."""

    seed: int
    port: int = 0
    up: asyncio.Event = field(default_factory=asyncio.Event)  # the server answers, as far as anybody knows
    closing: bool = False  # no new wishes, no new tables
    counts: Counter[str] = field(default_factory=Counter)
    seats: list[Player] = field(default_factory=list)  # all there have been
    opened: dict[str, str] = field(default_factory=dict)  # the key with which each table was asked for

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """What a request is answered, however often it must be sent."""
        while True:
            await self.up.wait()
            try:
                told = await request(self.port, method, path, body, token)
            except Lost:
                await asyncio.sleep(AGAIN)
                continue
            assert told.status in (200, 201), (method, path, told)
            return told.body


@dataclass
class Player:
    """A person at a seat of a table; without a seat, one who watches."""

    table: str
    seat: str
    token: str
    rng: random.Random
    log: list[Any] = field(default_factory=list)
    now: Any = None
    pending: Wish | None = None
    sent: int = 0  # how often that was sent
    acknowledged: list[tuple[Wish, int]] = field(default_factory=list)
    refused: list[Wish] = field(default_factory=list)
    back: int = 0  # the number of entries when this player came back last
    known: int = 0  # the number of entries that the server says there are
    plain: bool = False  # the next wish is one that cannot be refused
    waited: bool = False  # nobody but a bot could do anything here when this player came back

    @property
    def over(self) -> bool:
        return self.now is not None and self.now["phase"] == "over" and self.pending is None

    async def live(self, hall: Hall) -> None:
        """Play to the end of the game, on as many connections as it takes."""
        while not self.over:
            await hall.up.wait()
            seat = f"seat={self.seat}&" if self.seat else ""
            try:
                path = f"tables/{self.table}/live?{seat}since={len(self.log)}"
                socket = await Socket.open(hall.port, path, self.token)
            except Lost:
                await asyncio.sleep(AGAIN)
                continue
            try:
                await self._play(socket, hall)
            except Lost:
                hall.counts["connections lost"] += 1
            finally:
                socket.close()

    async def _play(self, socket: Socket, hall: Hall) -> None:
        self._read(await socket.receive())
        self.back = len(self.log)
        self.waited = self._only_a_bot_can_act()
        if self.pending is not None:
            self._send(socket, self.pending, hall)
        while not self.over:
            if self.pending is None and not hall.closing and (wish := self._wish(hall)) is not None:
                await asyncio.sleep(self.rng.uniform(*THINK))
                self._send(socket, wish, hall)
            message = await socket.receive()
            if "key" in message:
                self._answered(message, hall)
            else:
                self._read(message)
                hall.counts["turns of bots resumed"] += self.waited
                self.waited = False

    def _read(self, update: Any) -> None:
        """Exactly what was missed must come: no entry twice, none left out."""
        numbers = [entry["n"] for entry in update["log"]]
        assert numbers == list(range(len(self.log) + 1, update["seq"] + 1)), (self.table, len(self.log), numbers)
        self.log += update["log"]
        self.now = update["now"]
        self.known = max(self.known, len(self.log))

    def _only_a_bot_can_act(self) -> bool:
        mine = self.now["legal"] or self.now["done"] or self.pending
        others = [seat["kind"] for seat in self.now["seats"] if seat["seat"] != self.seat]
        return self.now["phase"] == "playing" and not mine and set(others) == {"bot"}

    def _send(self, socket: Socket, wish: Wish, hall: Hall) -> None:
        if self.pending is None:
            self.pending, self.sent = wish, 0
        hall.counts["retries"] += self.sent > 0
        self.sent += 1
        socket.send(wish.message())

    def _answered(self, answer: Any, hall: Hall) -> None:
        wish = self.pending
        assert wish is not None, (self.table, self.seat, answer)
        assert answer["key"] == wish.key, (self.table, self.seat, answer, wish)
        self.pending = None
        self.plain = False
        if "error" not in answer:
            self.acknowledged.append((wish, answer["seq"]))
            self.known = max(self.known, answer["seq"])
            hall.counts["acknowledged"] += 1
            hall.counts["acknowledged after a retry"] += self.sent > 1
            hall.counts["which was done before the kill"] += self.sent > 1 and answer["seq"] <= self.back
            return
        self.refused.append(wish)
        hall.counts[f"refused {answer['status']}"] += 1
        if answer["status"] == 409:
            self.known = max(self.known, answer["seq"])
        else:
            risky = wish.do in ("undo", "answer") or len(wish.actions) > 1
            assert answer["status"] == 422, (self.table, self.seat, answer)
            assert risky, (self.table, self.seat, answer, wish)
            self.plain = True

    def _wish(self, hall: Hall) -> Wish | None:
        """What this player would like now, knowing all there is to know; None when it is for others to act."""
        if not self.seat or len(self.log) < self.known or self.now["phase"] != "playing":
            return None
        now, rng = self.now, self.rng
        key = f"k{hall.seed}-{rng.getrandbits(64):016x}"
        seq = len(self.log)
        chance = 1.0 if self.plain else rng.random()
        may_undo = (now["undo"] == "free" and chance < 0.05) or (now["undo"] == "ask" and chance < 0.01)
        if now["asking"] and now["asking"]["yours"] and not self.plain:
            return Wish(key, "answer", seq, agree=chance < 0.5)
        if (now["legal"] or now["done"]) and may_undo:
            return Wish(key, "undo", seq)
        if now["done"]:
            return Wish(key, "done", seq)
        if now["legal"]:
            actions = [action[0] for action in now["legal"]["actions"]]
            two = chance < 0.15 and len(actions) > 1
            return Wish(key, "act", seq, tuple(rng.sample(actions, 2 if two else 1)))
        return None


@dataclass
class Party:
    """People who play together, one game after the other."""

    tokens: Sequence[str]
    seats: Sequence[str]  # of each table: "person" or the kind of a bot
    watched: bool
    rng: random.Random
    opening: bool = True
    players: list[Player] = field(default_factory=list)  # at the table where they are now

    async def live(self, hall: Hall) -> None:
        while not hall.closing:
            await self._open(hall)
            await asyncio.gather(*(player.live(hall) for player in self.players))
            hall.counts["games finished"] += 1

    async def _open(self, hall: Hall) -> None:
        """A new table. All that is asked for here can be asked for again."""
        self.opening = True
        host, *others = self.tokens
        key = f"t{hall.seed}-{self.rng.getrandbits(64):016x}"
        kinds = iter(("person", *["open"] * len(others)))
        seats = [{"kind": next(kinds)} if s == "person" else {"kind": "bot", "bot": s} for s in self.seats]
        options = {"round_limit": self.rng.choice(ROUNDS)}
        body = {"game": "siberia", "options": options, "seats": seats, "public": self.watched, "key": key}
        made = await hall.ask("POST", "tables", body, host)
        table = made["table"]
        hall.opened[key] = table
        self.players = [self._player(table, made["seat"], host)]
        for token in others:
            joined = await hall.ask("POST", f"tables/{table}/join", {"invite": made["invite"]}, token)
            self.players.append(self._player(table, joined["seat"], token))
        for player in self.players:
            if player.rng.random() < 0.3:
                wanted = {"seat": player.seat, "auto_end": True}
                await hall.ask("POST", f"tables/{table}/settings", wanted, player.token)
        if self.watched:
            guest = await hall.ask("POST", "persons", {"name": "Eve", "cookie": False})
            self.players.append(self._player(table, "", guest["token"]))
        hall.seats += self.players
        self.opening = False

    def _player(self, table: str, seat: str, token: str) -> Player:
        return Player(table, seat, token, random.Random(self.rng.getrandbits(64)))


KINDS = (("person", "person"), ("person", "greedy"), ("greedy", "person", "person"))
PERSONS = 20  # each sits at several tables
WATCHED = 10  # every so many-th table is public, and somebody watches


async def gather(hall: Hall, tables: int) -> list[Party]:
    """People for so many tables, of all kinds."""
    rng = random.Random(hall.seed)
    persons = [await hall.ask("POST", "persons", {"name": f"P{n}", "cookie": False}) for n in range(PERSONS)]
    parties = []
    for number in range(tables):
        seats = KINDS[number % len(KINDS)]
        tokens = [person["token"] for person in rng.sample(persons, seats.count("person"))]
        parties.append(Party(tokens, seats, number % WATCHED == 0, random.Random(rng.getrandbits(64))))
    return parties
