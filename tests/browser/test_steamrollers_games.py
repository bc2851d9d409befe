"""Games of SteamRollers for the browser tests, and the moments in them that are tested.

The players of these games draw lines between cities after a plan, strengthen their engines, deliver, take tiles and use
them: so there is something to see. Chance draws as at any table, so the games are the same on every machine.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from heapq import heappop, heappush
from typing import Any

import pytest

from roundhouse.bots.levels import Budget, Chosen
from roundhouse.bots.players import Bot
from roundhouse.core.game import Game, legal
from roundhouse.core.hexes import EDGES, hex_id, neighbour, read_hex
from roundhouse.core.record import Seat, write
from roundhouse.core.rng import stream
from roundhouse.core.setup import setup
from roundhouse.table.local import LocalTable
from tests.browser.people import Person
from tests.server.guests import seats

GAME = "steamrollers"
PAIRS = ((3, 4), (4, 2), (3, 6), (1, 3), (4, 5), (1, 5), (6, 2), (2, 5), (1, 6))  # cities, in the order of joining
KINDS = {3: "straight", 2: "gentle", 1: "sharp"}
TRIES = 100  # games that are looked through for a moment
SURPRISE = 0.05  # how often a player does just anything

Described = dict[str, Any]


def around(cell: str) -> Iterator[tuple[int, str]]:
    """The neighbours of a hex, each with the edge that leads there."""
    place = read_hex(cell)
    assert place is not None
    for edge in range(EDGES):
        row, column = neighbour(*place, edge)
        if row >= 0 and column > 0:
            yield edge, hex_id(row, column)


def kind_of(shape: str) -> str:
    low, high = map(int, shape.split("-"))
    return KINDS[min(high - low, 6 - high + low)]


def planned(drawing: Described, walls: list[list[str]]) -> dict[str, str]:
    """Lines between cities that share no hex, through towns where they are near: what to draw on each hex."""
    city = {region["number"]: region["city"] for region in drawing["regions"]}
    towns = {region["town"] for region in drawing["regions"]}
    free = {cell["id"] for cell in drawing["hexes"]} - set(city.values())
    closed = {frozenset(wall) for wall in walls}
    plan: dict[str, str] = {}
    for one, other in PAIRS:
        line = _line(city[one], city[other], free - set(plan), towns, closed)
        for before, cell, after in zip(line, line[1:], line[2:], strict=False):
            ends = sorted(edge for edge, next_ in around(cell) if next_ in (before, after))
            plan[cell] = f"{ends[0]}-{ends[1]}"
    return plan


def _line(start: str, goal: str, free: set[str], towns: set[str], closed: set[frozenset[str]]) -> tuple[str, ...]:
    """The cheapest line of hexes from city to city, both included; empty when there is none."""
    heap: list[tuple[float, tuple[str, ...]]] = [(0, (start,))]
    done: set[str] = set()
    while heap:
        cost, line = heappop(heap)
        if line[-1] == goal:
            return line
        if line[-1] in done:
            continue
        done.add(line[-1])
        for _, cell in around(line[-1]):
            if frozenset((line[-1], cell)) in closed or (cell == goal and len(line) < 2):
                continue
            if cell in free or cell == goal:
                heappush(heap, (cost + (0.4 if cell in towns else 1), (*line, cell)))
    return ()


@dataclass
class Builder:
    """A player of these games: values what it could do by what it sees, with some chance."""

    game: Game
    drawing: Described
    plans: dict[str, dict[str, str]] = field(default_factory=dict)

    def plan(self, seen: Described) -> dict[str, str]:
        walls = seen["chart"]["walls"] if seen["chart"] else []
        key = str(walls)
        if key not in self.plans:
            self.plans[key] = planned(self.drawing, walls)
        return self.plans[key]

    def choose(self, moves: list[str], seen: Described, player: int, rng: random.Random) -> str:
        if rng.random() < SURPRISE:
            return rng.choice(moves)
        return max(moves, key=lambda move: (self.value(move, seen, player, rng), move))

    def value(self, move: str, seen: Described, player: int, rng: random.Random) -> float:
        verb, *words = move.split()
        own = seen["players"][player]
        plan = self.plan(seen)
        if verb == "track":
            return 40 if plan.get(words[0]) == words[1] else 1 if words[0] not in plan else -5
        if verb == "start":
            return 40 if words[0] == "track" and plan.get(words[1]) == words[2] else rng.random() * 50
        if verb in ("choose", "use"):
            return sum(self.worth(int(face), seen, own) for face in words) / (1.6 if len(words) > 1 else 1)
        if verb in ("set", "turn"):
            return self.worth(int(words[0]) if words else 7 - seen["die"], seen, own)
        usual: dict[str, float] = {"deliver": 60 + len(words), "order": 90, "reroll": 4, "tile": 8 + rng.random() * 8}
        return usual.get(verb, 30 - 4 * len(own["boxes"]) if verb == "engine" else rng.random())

    def worth(self, face: int, seen: Described, own: Described) -> float:
        """What could be done with a die: go on with the plan, strengthen the engine, perhaps deliver."""
        region = {cell["id"] for cell in self.drawing["hexes"] if cell["region"] == face}
        missing = [shape for cell, shape in self.plan(seen).items() if cell in region and cell not in own["track"]]
        track = 40 if any(kind_of(shape) in seen["black"] for shape in missing) else 0
        engine = 0 if face in own["boxes"] else 30 - 4 * len(own["boxes"])
        goods = seen["cities"][face - 1]["goods"] and own["connections"] and own["boxes"]
        return max(6, track, engine) + (25 if goods else 0)


@cache
def played(players: int, options: tuple[tuple[str, str], ...], number: int) -> LocalTable:
    """A finished game."""
    made = setup(GAME, players, dict(options))
    builder = Builder(made.game, made.game.drawing(made.data, made.options))

    def think(_: Bot, view_bytes: bytes, seed: int, _budget: Budget) -> Chosen:
        view = made.board.view_from_bytes(view_bytes)
        player = int(view.player)
        state = view.world(stream(seed, 0))
        moves = {made.game.notation(state, player, action): action for action in legal(state, player)}
        return Chosen(moves[builder.choose(list(moves), made.game.describe(view), player, random.Random(seed))])

    bots = tuple(Seat("bot", "greedy") for _ in range(players))
    going = LocalTable(made, bots, sha256(f"browser {number}".encode()).digest(), think)
    going.advance()
    return going


@dataclass(frozen=True)
class Moment:
    """A moment in a game of so many players: the first where p1 makes such a move, so many entries after the start."""

    next: Callable[[str], bool]
    players: int = 3
    options: tuple[tuple[str, str], ...] = ()
    after: int = 0

    def find(self) -> tuple[LocalTable, int]:
        """A game, and the number of the entry after which it is p1's turn to make the move."""
        for number in range(TRIES):
            going = played(self.players, self.options, number)
            for n, entry in enumerate(going.lines(0)):
                if n >= self.after and entry.actor == 0 and self.next(entry.notation):
                    return going, n
        raise AssertionError("there is no such moment")


def _begins(*words: str) -> Callable[[str], bool]:
    return lambda move: move.startswith(words)


SOLO = 1
ORDERS = (("coal", "on"), ("orders", "on"))
MOMENTS = {
    "start": Moment(_begins("start track"), options=(("starting_tiles", "on"), ("walls", "medium"))),
    "choose": Moment(_begins("choose"), after=200),
    "two": Moment(lambda move: move.startswith("choose") and len(move.split()) == 3, players=2),
    "seize": Moment(_begins("seize", "leave")),
    "track": Moment(_begins("track"), after=200),
    "engine": Moment(_begins("engine"), after=100),
    "deliver": Moment(lambda move: move.startswith("deliver") and len(move.split()) == 3, after=200),
    "bonus": Moment(lambda move: move.startswith("deliver") and "+" in move),
    "set": Moment(lambda move: move.startswith("set") and move.endswith("by 1")),  # to any face
    "turn": Moment(_begins("turn", "reroll")),
    "order": Moment(_begins("order"), players=5, options=(*ORDERS, ("walls", "hard"))),
    "solo": Moment(_begins("choose"), players=SOLO, after=60),
    "use": Moment(_begins("use"), players=SOLO, after=60),
    "asked": Moment(_begins("eva reroll", "eva keep"), players=SOLO),
    "blocked": Moment(_begins("eva block", "eva allow"), players=SOLO),
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


@pytest.mark.parametrize("name", MOMENTS)
def test_every_moment_is_in_one_of_the_games(name: str) -> None:
    going, n = MOMENTS[name].find()
    assert going.over
    assert going.lines(0)[n].actor == 0
