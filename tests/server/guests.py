"""Guests for tests of the API: they open tables, sit down and play, each through a client of their own."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from roundhouse.core.draws import SEED_BYTES
from roundhouse.core.message import Message, Problem
from roundhouse.core.text import t
from roundhouse.server.house import Sources
from roundhouse.server.thinker import BoardOf
from roundhouse.server.thinking import Thinking
from roundhouse.table.table import Table
from tests.server.running import Client, Running, Told, running

SHORT = {"round_limit": "1", "exchange_sides": "random"}  # all plan at once, act, and it is over
HAND = ["coal/logistics", "coal/salesman", "gold/logistics", "gold/worker", "manager", "oil/salesman"]  # of p1
PATIENCE = 60.0  # seconds, on a machine that is busy with other things


@contextmanager
def house(data: Path) -> Iterator[Running]:
    """A server where all tables draw from the same seed: p1 is the first player."""
    with running(data, Sources(time.time, lambda: secrets.token_urlsafe(12), lambda: bytes(SEED_BYTES))) as server:
        yield server


def seats(*wanted: str) -> list[dict[str, str]]:
    """`me` and `open`, a bot by its name, or `me:Ben` for somebody at the same screen."""
    made = []
    for word in wanted:
        kind, _, name = word.partition(":")
        if kind == "me":
            made.append({"kind": "person", "name": name})
        else:
            made.append({"kind": "open"} if kind == "open" else {"kind": "bot", "bot": word})
    return made


def opened(client: Client, *wanted: str, options: dict[str, str] | None = None, **more: object) -> str:
    """A new table; its id."""
    body = {"game": "siberia", "seats": seats(*wanted), "options": SHORT if options is None else options, **more}
    return str(client.post("tables", body, 201)["table"])


def pair(server: Running, **more: Any) -> tuple[Client, Client, str]:
    """Two persons at a table where the game has begun: p1 and p2."""
    ana, ben = server.client("Ana"), server.client("Ben")
    table = opened(ana, "me", "open", public=True, **more)
    assert ben.post(f"tables/{table}/join")["seat"] == "p2"
    return ana, ben, table


def planned(server: Running) -> tuple[Client, Client, str]:
    """Both have planned: Ana has full columns for logistics and salesmen, Ben for salesmen and investors."""
    ana, ben, table = pair(server)
    plan(ana, table)
    plan(ben, table)
    assert view(ana, table)["phase"] == "act"
    return ana, ben, table


def invested(server: Running) -> tuple[Client, Client, str]:
    """Ben has taken an investment, and the table waits for his Done before it turns up the next one."""
    ana, ben, table = planned(server)
    act(ana, table, "pass")
    act(ben, table, "investor gold")
    return ana, ben, table


def against(server: Running, *bots: str) -> tuple[Client, str]:
    """A person who has planned against bots, and is to act."""
    ana = server.client("Ana")
    table = opened(ana, "me", *bots)
    plan(ana, table)
    until(lambda: bool(moves(ana, table)))
    return ana, table


def now(client: Client, table: str, seat: str = "") -> Any:
    return client.get(f"tables/{table}" + (f"?seat={seat}" if seat else ""))["now"]


def view(client: Client, table: str) -> Any:
    return now(client, table)["view"]


def own(client: Client, table: str) -> Any:
    return now(client, table)["own"]


def hand(client: Client, table: str) -> list[str]:
    return sorted(own(client, table)["hand"])


def seq(client: Client, table: str) -> int:
    return int(client.get(f"tables/{table}")["seq"])


def names(client: Client, table: str) -> list[tuple[str, str]]:
    """Who sits there."""
    return [(seat["kind"], seat["name"]) for seat in now(client, table)["seats"]]


def at(client: Client, table: str, number: int, viewer: str | None = None) -> Any:
    """The position after an entry of the log."""
    return client.get(f"tables/{table}/at/{number}" + ("" if viewer is None else f"?viewer={viewer}"))


def record(client: Client, table: str, query: str = "") -> str:
    """A record, as it is saved by a browser."""
    told = client.call("GET", f"tables/{table}/record{query}")
    assert told.status == 200
    assert told.headers["content-type"] == "text/plain; charset=utf-8"
    assert told.headers["content-disposition"] == f'attachment; filename="siberia-{table}.txt"'
    return str(told.body)


def moves(client: Client, table: str, seat: str = "") -> list[str]:
    """What may be done, in notation."""
    legal = now(client, table, seat)["legal"]
    return [action[1] for action in legal["actions"]] if legal else []


def act(client: Client, table: str, *actions: int | str) -> int:
    """Do this, knowing everything; the number of the last entry that came of it."""
    return int(granted(client.wish(table, "act", actions=list(actions)))["seq"])


def done(client: Client, table: str) -> int:
    return int(granted(client.wish(table, "done"))["seq"])


def undo(client: Client, table: str) -> int:
    return int(granted(client.wish(table, "undo"))["seq"])


def granted(told: Told) -> Any:
    assert told.status == 200, told.body
    return told.body


def refused(told: Told, status: int, id: str) -> Any:
    """The answer to what is not done: the reason can be put into words."""
    assert (told.status, told.body["error"]["id"]) == (status, id), told.body
    assert t(message(told.body["error"]))
    return told.body


def message(told: Any) -> Message:
    """A message as it came over the wire."""
    args = {name: message(fact) if isinstance(fact, dict) else fact for name, fact in told["args"].items()}
    return Message(told["id"], args)


def step(client: Client, table: str, prefer: str = "", phase: str = "") -> bool:
    """Do the next thing that is asked of somebody: a move that ends as preferred, else the first."""
    told = client.get(f"tables/{table}")
    if phase and told["now"]["view"]["phase"] != phase:
        return False
    if told["now"]["done"]:
        granted(client.wish(table, "done", told["seq"]))
    elif told["now"]["legal"]:
        actions = told["now"]["legal"]["actions"]
        wanted = [action[0] for action in actions if action[1].endswith(prefer)] or [actions[0][0]]
        granted(client.wish(table, "act", told["seq"], actions=[wanted[0]]))
    else:
        return False
    return True


def plan(client: Client, table: str, prefer: str = "") -> None:
    """Place all six tokens, and say Done."""
    while step(client, table, prefer, phase="plan"):
        pass


def play_out(table: str, *clients: Client, prefer: str = "") -> Any:
    """Play to the end; how it stands then."""
    until(lambda: not any(step(client, table, prefer) for client in clients) and is_over(clients[0], table))
    return now(clients[0], table)


def is_over(client: Client, table: str) -> bool:
    return bool(now(client, table)["phase"] == "over")


def until(condition: Callable[[], bool]) -> None:
    """Wait for what must come; it fails when it does not come at all."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.005)


def inside(server: Running, table: str) -> Table:
    """The table itself, with all secrets, to compare answers with."""

    async def found() -> Table:
        return (await server.served.house.room(table)).table

    return server.do(found())


def quiet(server: Running) -> None:
    """Wait until no bot has anything to do."""
    until(lambda: not server.served.bots._turns)


class Gate:
    """Lets bots, hints and analysis think as long as the test likes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = True
        self.asked: list[bytes] = []  # views, and positions to analyse
        self.fail = 0  # so many times there is no answer
        self._patch(monkeypatch, "choose")
        self._patch(monkeypatch, "advise")
        self._patch(monkeypatch, "weigh")

    def _patch(self, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
        honest = getattr(Thinking, name)

        async def think(thinking: Thinking, board: BoardOf, *asked: Any) -> Any:
            self.asked.append(next(part for part in asked if isinstance(part, bytes)))
            while not self.open:
                await asyncio.sleep(0.005)
            if self.fail:
                self.fail -= 1
                raise Problem("bot-process-died", bot=name)
            return await honest(thinking, board, *asked)

        monkeypatch.setattr(Thinking, name, think)
