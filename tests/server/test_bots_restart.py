"""Bots over restarts and between servers: turns are resumed, everything is as it was, one server drives a table."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from roundhouse.core.record_read import read
from roundhouse.core.replay import check
from roundhouse.server.bots import LEASE, Bots
from roundhouse.server.house import House, Sources
from tests.server.guests import (
    Gate,
    act,
    against,
    done,
    house,
    is_over,
    moves,
    now,
    opened,
    pair,
    plan,
    play_out,
    quiet,
    refused,
    step,
    undo,
    until,
)
from tests.server.running import Client, Running, running


def everything(clients: list[Client], table: str) -> list[bytes]:
    """All that these people are told of a table, as it is sent."""
    return [client.call("GET", f"tables/{table}{ask}").raw for client in clients for ask in ("", "/record", "/log")]


def again(server: Running, clients: list[Client]) -> list[Client]:
    """The same people at another server."""
    made = [server.client() for _ in clients]
    for old, new in zip(clients, made, strict=True):
        new.token = old.token
    return made


@pytest.mark.slow
def test_after_a_restart_everything_is_as_it_was(tmp_path: Path) -> None:
    with house(tmp_path) as first:
        ana, ben, planning = pair(first)
        cy = first.client("Cy")
        clients = [ana, ben, cy]
        for _ in range(6):
            step(ana, planning)
        step(ben, planning)
        gathering = opened(ana, "me", "open", public=True)
        asking = opened(ana, "me", "open", public=True, hints=True)
        ben.post(f"tables/{asking}/join")
        for client in (ana, ben):
            plan(client, asking)
        act(ana, asking, "salesman pool>seoul")
        act(ben, asking, "salesman pool>seoul")
        ben.post(f"tables/{asking}/settings", {"auto_end": True})
        undo(ana, asking)
        over = opened(ana, "me", "open", public=True)
        ben.post(f"tables/{over}/join")
        play_out(over, ana, ben)
        new = ana.post(f"tables/{over}/rematch")["table"]
        tables = [planning, gathering, asking, over, new]
        body = {"seq": ben.get(f"tables/{planning}")["seq"], "key": "once", "actions": [moves(ben, planning)[0]]}
        answer = ben.post(f"tables/{planning}/act", body)
        before = [everything(clients, table) for table in tables]
        lobbies = [client.call("GET", "tables").raw for client in clients]
    with house(tmp_path) as second:
        ana, ben, cy = clients = again(second, clients)
        assert [client.get("me")["name"] for client in clients] == ["Ana", "Ben", "Cy"]
        assert [everything(clients, table) for table in tables] == before
        assert [client.call("GET", "tables").raw for client in clients] == lobbies
        assert ben.post(f"tables/{planning}/act", body) == answer  # the repeat of a request from before
        assert [everything(clients, table) for table in tables] == before
        assert now(ana, planning)["held"]
        done(ana, planning)
        play_out(planning, ana, ben)
        assert now(ben, asking)["asking"]["yours"]
        assert ben.wish(asking, "answer", agree=True).status == 200
        assert "salesman pool>seoul" in moves(ana, asking)
        assert ben.post(f"tables/{over}/rematch")["table"] == new


@pytest.mark.slow
def test_a_restart_resumes_a_bots_turn(tmp_path: Path, gate: Gate) -> None:
    with house(tmp_path) as first:
        ana, table = against(first, "greedy", "greedy")
        gate.open = False
        bots_only = opened(ana, "greedy", "random")
        act(ana, table, "pass")
        before = ana.get(f"tables/{table}")
        assert before["now"]["legal"] is None
    gate.open = True
    with house(tmp_path) as second:
        (ana,) = again(second, [ana])
        until(lambda: is_over(ana, bots_only))  # although nobody asked for it
        quiet(second)
        after = ana.get(f"tables/{table}")
        assert after["log"][: before["seq"]] == before["log"]
        assert after["seq"] > before["seq"]
        assert after["log"][before["seq"]]["seat"] in ("p2", "p3")
        play_out(table, ana)
        for each in (table, bots_only):
            assert check(read(ana.get(f"tables/{each}/record").encode())).draws_verified


@pytest.fixture
def clock() -> list[float]:
    """A clock that stands still until a test moves it."""
    return [1_800_000_000.0]


@pytest.fixture
def still(tmp_path: Path, clock: list[float]) -> Iterator[Running]:
    """A server with that clock."""
    sources = Sources(lambda: clock[0], lambda: secrets.token_urlsafe(12), lambda: bytes(32))
    with running(tmp_path, sources) as made:
        yield made


def refusals(server: Running, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The holders who have asked for a lease and not got it, as they come."""
    honest, holders = server.served.store.take_lease, list[str]()

    async def take_lease(table: str, holder: str, until: float, now: float) -> bool:
        taken = await honest(table, holder, until, now)
        if not taken:
            holders.append(holder)
        return taken

    monkeypatch.setattr(server.served.store, "take_lease", take_lease)
    return holders


def stored(server: Running, table: str) -> int:
    """How many events of a table the database has."""

    async def count() -> int:
        loaded = await server.served.store.load_table(table)
        assert loaded is not None
        return len(loaded.events)

    return server.do(count())


@pytest.mark.slow
def test_bots_of_a_table_that_another_server_drives_are_left_alone(
    still: Running, clock: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = still.client("Ana")
    table = opened(ana, "me", "open")
    assert still.do(still.served.store.take_lease(table, "another", clock[0] + LEASE, clock[0]))
    refused_ones = refusals(still, monkeypatch)
    ana.post(f"tables/{table}/fill", {"seat": "p2", "bot": "greedy"})
    plan(ana, table)
    before = stored(still, table)
    clock[0] += LEASE - 1
    until(lambda: len(refused_ones) >= 2)
    assert stored(still, table) == before
    clock[0] += 1
    until(lambda: bool(moves(ana, table)))  # the lease has expired, and the bot has planned


@pytest.mark.slow
def test_a_second_holder_drives_a_table_when_the_first_ones_lease_has_expired(
    still: Running, clock: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    served = still.served
    ana, table = against(still, "greedy")
    still.do(served.bots.close())  # it acts no more, but has not given up its lease
    act(ana, table, "salesman pool>seoul")
    before = stored(still, table)
    known = ana.get(f"tables/{table}")["seq"]
    refused_ones = refusals(still, monkeypatch)
    second = House(served.store, served.house.sources)
    other = Bots(second, served.thinking, "the second")
    second.on_change = other.look

    async def look() -> None:
        other.look(await second.room(table))

    try:
        still.do(look())
        until(lambda: bool(refused_ones))
        assert set(refused_ones) == {"the second"}
        assert stored(still, table) == before
        clock[0] += LEASE
        until(lambda: stored(still, table) > before)
        until(lambda: not other._turns)
    finally:
        still.do(other.close())
    assert ana.get(f"tables/{table}")["seq"] == known  # the first server does not know yet
    told = refused(ana.wish(table, "undo"), 409, "server-stale")  # but it stores nothing that does not fit
    assert told["log"][0]["seat"] == "p2"
    act(ana, table, moves(ana, table)[0])
