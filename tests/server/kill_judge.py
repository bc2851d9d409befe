"""Reads a database without the server, and compares it with what players were told.

Which wish led to which events is worked out here from the rows alone: requests have the number of their last event.
"""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from roundhouse.core.draws import draw
from roundhouse.core.game import legal, waiting, weights
from roundhouse.core.setup import Setup, setup
from roundhouse.core.state import CHANCE
from roundhouse.table import tell
from roundhouse.table.events import from_json
from roundhouse.table.table import Table
from tests.server.kill_players import Player, Wish

DATABASE = "roundhouse.sqlite3"

Done = tuple[object, ...]  # what was done, in the words of a wish


@dataclass(frozen=True, slots=True)
class Request:
    """A row of a wish that was done."""

    key: str
    seq: int


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as the database has it."""

    id: str
    game: str
    players: int
    options: str
    seed: bytes
    chance: str
    phase: str
    last_seq: int
    create_key: str
    bodies: list[bytes] = field(default_factory=list)
    requests: defaultdict[int, list[Request]] = field(default_factory=lambda: defaultdict(list))  # by seat, in order

    def events(self) -> list[dict[str, Any]]:
        return [json.loads(body) for body in self.bodies]


def _open(path: Path) -> sqlite3.Connection:
    """A connection that sees the database as it is now, and changes nothing."""
    connection = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)
    connection.execute("BEGIN")
    return connection


def glance(path: Path) -> dict[str, tuple[str, int]]:
    """Phase and last event of all tables, while they are played."""
    with closing(_open(path)) as connection:
        rows = connection.execute("SELECT id, phase, last_seq FROM game_table")
        return {table: (phase, last) for table, phase, last in rows}


def read(path: Path) -> dict[str, Stored]:
    """All tables of a database that is sound."""
    with closing(_open(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        names = "id, game, players, options, seed, chance, phase, last_seq, create_key"
        rows = connection.execute(f"SELECT {names} FROM game_table").fetchall()
        tables = {row[0]: Stored(*row) for row in rows}
        for table, seq, body in connection.execute("SELECT table_id, seq, body FROM event ORDER BY table_id, seq"):
            tables[table].bodies.append(body)
            assert len(tables[table].bodies) == seq, "a gap in a log"
        done = connection.execute("SELECT table_id, seat, key, answer, seq FROM request ORDER BY table_id, seat, seq")
        for table, seat, key, answer, seq in done:
            assert int(answer) == seq
            tables[table].requests[seat].append(Request(key, seq))
    for table in tables.values():
        assert table.last_seq == len(table.bodies)
    return tables


@cache
def _setup(game: str, players: int, options: str) -> Setup:
    return setup(game, players, {name: str(value) for name, value in json.loads(options).items()})


def folded(stored: Stored) -> Table:
    """The table that the stored events lead to, each action and each draw of which must have been possible."""
    table = Table(_setup(stored.game, stored.players, stored.options), stored.seed, stored.chance)
    table.commit(from_json(body) for body in stored.bodies)
    assert table.phase == stored.phase
    state = table.base.copy()
    for one in table.live:
        actor, action = one.event.actor, one.event.action
        if actor == CHANCE:
            odds = weights(state)
            assert action == list(odds)[draw(stored.seed, one.event.counter, list(odds.values()))]
        else:
            assert actor in waiting(state)
            assert action in legal(state, actor)
        state.apply(actor, action)
    assert state.to_bytes() == table.state.to_bytes()
    return table


def done_at(stored: Stored, seat: int) -> list[tuple[str, Done]]:
    """What was done at a seat, with the key of each wish: every decision there must have come of a wish."""
    requests = stored.requests[seat]
    groups: list[list[dict[str, Any]]] = [[] for _ in requests]
    number = 0
    for event in _decisions(stored, seat):
        while number < len(requests) and requests[number].seq < event["seq"]:
            number += 1
        assert number < len(requests), ("nobody asked for it", stored.id, event)
        groups[number].append(event)
    held = None
    found: list[tuple[str, Done]] = []
    for request, group in zip(requests, groups, strict=True):
        words = _in_words(stored, group, held)
        found.append((request.key, words))
        if words[0] != "answer":  # which leaves what waits for Done as it is
            held = _action(group[-1]) if group[-1]["type"] == "held" else None
    return found


def _decisions(stored: Stored, seat: int) -> Iterable[dict[str, Any]]:
    """The events that a person at a seat has caused by a wish."""
    events = stored.events()
    for event in events:
        if event.get("actor", 0) != seat or event["type"] in ("opened", "seated", "setting", "followed"):
            continue
        if event["type"] == "acted" and event.get("by_table"):
            continue
        if event["type"] == "undo" and _agreed(stored, events, event):
            continue
        yield event


def _agreed(stored: Stored, events: Sequence[dict[str, Any]], undo: dict[str, Any]) -> bool:
    """Whether it was taken back by the wish of another: the last one to agree."""
    before = events[undo["seq"] - 2]
    if before["type"] != "answered":
        return False
    wishes = [request.seq for request in stored.requests[before.get("actor", 0)]]
    return bool(min(seq for seq in wishes if seq >= before["seq"]) >= undo["seq"])


def _action(event: dict[str, Any]) -> int:
    return int(event.get("action", 0))


def _in_words(stored: Stored, group: Sequence[dict[str, Any]], held: int | None) -> Done:
    """What a group of events of one wish did; `held` is the action that waited for Done."""
    kinds = [event["type"] for event in group]
    match kinds:
        case ["confirmed"]:
            return ("done",)
        case ["acted", "confirmed"] if _action(group[0]) == held:
            return ("done",)
        case ["undo"] | ["asked"]:
            return ("undo",)
        case ["answered"]:
            return ("answer", bool(group[0].get("agree")))
    acted = [event for event in group if event["type"] == "acted"]
    assert kinds in (["acted"] * len(acted), ["acted"] * len(acted) + ["held"]), (stored.id, group)
    assert {event["move"] for event in acted} <= {group[0]["seq"]}, ("two wishes in one", stored.id, group)
    return ("act", *(_action(event) for event in group))


def asked(wish: Wish) -> Done:
    """A wish in the same words."""
    match wish.do:
        case "act":
            return ("act", *wish.actions)
        case "answer":
            return ("answer", wish.agree)
    return (wish.do,)


def judge(stored: Stored, table: Table, player: Player) -> None:
    """What a player was told against what the database has."""
    viewer = int(player.seat[1:]) - 1 if player.seat else -1
    feed = msgspec.json.decode(msgspec.json.encode(tell.log(table, viewer, 0)))
    assert player.log == feed[: len(player.log)], "what was shown is not what is stored"
    if viewer < 0:
        return
    wanted = [(wish.key, asked(wish)) for wish, _ in player.acknowledged]
    assert done_at(stored, viewer) == wanted, (player.table, player.seat)
    entries = table.feeds.of(viewer)
    numbers = [sum(entry.seq <= request.seq for entry in entries) for request in stored.requests[viewer]]
    assert numbers == [seq for _, seq in player.acknowledged], (player.table, player.seat)
    keys = {request.key for request in stored.requests[viewer]}
    assert not keys & {wish.key for wish in player.refused}, "refused, and yet done"
