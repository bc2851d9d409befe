"""Bots' turns and hints: who gets hints, what bots do while people change their minds, restarts, leases."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from roundhouse.bots.players import Bot
from roundhouse.core.message import Problem
from roundhouse.core.record_read import read
from roundhouse.core.replay import check
from roundhouse.server import bots as bots_module
from roundhouse.server.bots import LEASE, Bots
from roundhouse.server.house import House, Sources
from roundhouse.server.thinker import BoardOf
from roundhouse.server.thinking import Thinking
from tests.server.guests import (
    act,
    done,
    house,
    inside,
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


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with house(tmp_path_factory.mktemp("data")) as made:
        yield made


class Gate:
    """Lets bots and hints think as long as the test likes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = True
        self.asked: list[bytes] = []  # views
        self.fail = 0  # so many times there is no answer
        honest, gate = Thinking.choose, self

        async def choose(self: Thinking, board: BoardOf, bot: Bot, view: bytes, seed: int, urgent: bool = False) -> int:
            gate.asked.append(view)
            while not gate.open:
                await asyncio.sleep(0.005)
            if gate.fail:
                gate.fail -= 1
                raise Problem("bot-process-died", bot=str(bot))
            return await honest(self, board, bot, view, seed, urgent)

        monkeypatch.setattr(Thinking, "choose", choose)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    made = Gate(monkeypatch)
    yield made
    made.open = True


def against(server: Running, *wanted: str, **more: Any) -> tuple[Client, str]:
    """A person who has planned against bots, and is to act."""
    ana = server.client("Ana")
    table = opened(ana, "me", *wanted, **more)
    plan(ana, table)
    until(lambda: bool(moves(ana, table)))
    return ana, table


def hint(client: Client, table: str) -> Any:
    return client.call("GET", f"tables/{table}/hint")


def advised(client: Client, table: str) -> str:
    """What a hint says, which must be legal and come with its effects; nothing happens by asking."""
    before = client.get(f"tables/{table}")
    assert before["now"]["hints"]
    told = client.get(f"tables/{table}/hint")
    legal = {action[0]: action[1] for action in before["now"]["legal"]["actions"]}
    choice = told["choice"]
    assert legal[choice["action"]] == choice["move"]
    (effects,) = client.get(f"tables/{table}/effects?action={choice['action']}")
    assert told["effects"] == effects["effects"]
    assert client.get(f"tables/{table}/hint") == told  # the same view, the same advice
    assert client.get(f"tables/{table}") == before
    return str(choice["move"])


def test_against_bots_one_gets_hints(server: Running) -> None:
    ana = server.client("Ana")
    table = opened(ana, "me", "greedy")
    quiet(server)  # the bot has planned
    act(ana, table, advised(ana, table))
    plan(ana, table)
    act(ana, table, advised(ana, table))
    play_out(table, ana)
    assert not now(ana, table)["hints"]
    refused(hint(ana, table), 403, "server-no-hints")


def test_the_hint_is_the_same_at_another_table_with_the_same_view(server: Running) -> None:
    tables = [(client, opened(client, "me", "greedy")) for client in (server.client("Ana"), server.client("Ben"))]
    assert len({client.call("GET", f"tables/{table}/hint").raw for client, table in tables}) == 1


def test_against_another_person_there_are_none(server: Running) -> None:
    ana, ben, table = pair(server)
    for client in (ana, ben):
        assert not now(client, table)["hints"]
        refused(hint(client, table), 403, "server-no-hints")
    ben.post(f"tables/{table}/leave")
    refused(hint(ana, table), 403, "server-no-hints")  # Ben may come back
    ben.post(f"tables/{table}/return")
    ben.post(f"tables/{table}/resign")
    quiet(server)
    assert ana.get(f"tables/{table}/hint")["choice"]["move"] in moves(ana, table)


def test_while_a_seat_is_open_there_are_none(server: Running) -> None:
    ana = server.client("Ana")
    refused(hint(ana, opened(ana, "me", "open", hints=True)), 403, "server-no-hints")


def test_people_who_share_a_screen_have_no_hints(server: Running) -> None:
    ana = server.client("Ana")
    refused(hint(ana, opened(ana, "me", "me:Ben")), 403, "server-no-hints")


def test_a_table_may_have_hints_for_all_and_everybody_is_told(server: Running) -> None:
    ana, ben, table = pair(server, hints=True)
    cy = server.client("Cy")
    for client in (ana, ben, cy):
        assert client.get(f"tables/{table}")["about"]["hints"]
    for client in (ana, ben):
        assert now(client, table)["hints"]
        assert client.get(f"tables/{table}/hint")["choice"]["move"] in moves(client, table)
    assert not now(cy, table)["hints"]
    refused(hint(cy, table), 403, "server-no-seat")
    refused(ana.call("GET", f"tables/{table}/hint?seat=p2"), 403, "server-not-your-seat")


def test_hints_are_for_those_who_are_to_decide(server: Running) -> None:
    ana, ben, table = pair(server, hints=True)
    while not now(ana, table)["held"]:
        step(ana, table)
    refused(hint(ana, table), 422, "table-not-now")  # it is decided, and waits for Done
    done(ana, table)
    refused(hint(ana, table), 422, "table-not-now")
    plan(ben, table)
    refused(hint(ben, table), 422, "table-not-now")  # p1 acts first
    assert ana.get(f"tables/{table}/hint")["choice"]["move"] in moves(ana, table)


def test_one_hint_is_searched_at_a_time(server: Running, gate: Gate) -> None:
    ana, table = against(server, "greedy")
    asked = len(gate.asked)
    gate.open = False
    twin = server.client()
    twin.token = ana.token
    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(hint, twin, table)
        until(lambda: len(gate.asked) > asked)
        refused(hint(ana, table), 429, "server-one-hint")
        gate.open = True
        assert first.result(60).status == 200
    assert hint(ana, table).status == 200


def test_a_hint_for_a_position_that_is_gone_is_not_given(server: Running, gate: Gate) -> None:
    ana, _, table = pair(server, hints=True)
    twin = server.client()
    twin.token = ana.token
    gate.open = False
    with ThreadPoolExecutor(1) as pool:
        told = pool.submit(hint, twin, table)
        until(lambda: bool(gate.asked))
        act(ana, table, moves(ana, table)[0])
        gate.open = True
        refused(told.result(60), 409, "server-moved-on")


@pytest.mark.parametrize("wanted", [("greedy", "random"), ("search:20", "greedy", "random"), ("random",) * 4])
def test_a_table_of_bots_plays_to_the_end_by_itself(server: Running, wanted: tuple[str, ...]) -> None:
    ana = server.client("Ana")
    options = {"round_limit": "2", "exchange_sides": "chosen"}
    table = opened(ana, *wanted, options=options)
    assert ana.get(f"tables/{table}")["about"]["seat"] == ""
    until(lambda: is_over(ana, table))
    found = read(ana.get(f"tables/{table}/record").encode())
    assert check(found).draws_verified
    assert found.result.ending == "round_limit"


def test_a_bot_does_not_act_on_a_position_that_was_taken_back(server: Running, gate: Gate) -> None:
    ana, table = against(server, "greedy")
    before = now(ana, table)
    asked = len(gate.asked)
    gate.open = False
    act(ana, table, "salesman pool>seoul")
    until(lambda: len(gate.asked) == asked + 1)
    undo(ana, table)
    assert now(ana, table)["view"] == before["view"]
    last = ana.get(f"tables/{table}")["seq"]
    gate.open = True
    quiet(server)
    assert ana.get(f"tables/{table}")["seq"] == last  # its answer was thrown away
    assert now(ana, table)["legal"] == before["legal"]
    act(ana, table, "salesman pool>zurich")
    until(lambda: ana.get(f"tables/{table}")["seq"] > last + 1)
    assert len(set(gate.asked[asked:])) == len(gate.asked[asked:]) >= 2  # it was asked anew
    answer = ana.get(f"tables/{table}")["log"][last + 1]
    assert (answer["seat"], answer["kind"]) == ("p2", "act")
    assert play_out(table, ana)["phase"] == "over"


def test_a_bot_whose_position_has_become_another_is_asked_anew(server: Running, gate: Gate) -> None:
    ana, table = against(server, "greedy")
    asked = len(gate.asked)
    gate.open = False
    act(ana, table, "salesman pool>seoul")
    until(lambda: len(gate.asked) == asked + 1)
    undo(ana, table)
    act(ana, table, "salesman pool>zurich")  # it is the bot's turn again, but not as it was
    view = inside(server, table).state.view(1).to_bytes()
    assert view not in gate.asked
    gate.open = True
    until(lambda: inside(server, table).state.view(1).to_bytes() != view)
    assert view in gate.asked
    play_out(table, ana)


def test_a_bot_that_thinks_while_the_person_undoes_and_does_the_same_again(server: Running, gate: Gate) -> None:
    ana, table = against(server, "greedy")
    gate.open = False
    for _ in range(3):
        act(ana, table, "salesman pool>seoul")
        undo(ana, table)
    act(ana, table, "salesman pool>seoul")
    gate.open = True
    play_out(table, ana)
    assert check(read(ana.get(f"tables/{table}/record").encode())).draws_verified


def test_a_bot_does_not_act_for_somebody_who_has_come_back(server: Running, gate: Gate) -> None:
    _, ben, table = pair(server)
    gate.open = False
    ben.post(f"tables/{table}/leave")
    until(lambda: bool(gate.asked))
    ben.post(f"tables/{table}/return")
    before = ben.get(f"tables/{table}")
    gate.open = True
    quiet(server)
    assert ben.get(f"tables/{table}") == before
    assert len(before["now"]["view"]["players"][1]["hand"]) == 6


def test_a_bot_does_not_act_when_the_game_was_paused_while_it_thought(server: Running, gate: Gate) -> None:
    ana, table = against(server, "greedy")
    asked = len(gate.asked)
    gate.open = False
    act(ana, table, "salesman pool>seoul")
    until(lambda: len(gate.asked) > asked)
    ana.post(f"tables/{table}/leave")
    before = ana.get(f"tables/{table}")
    gate.open = True
    quiet(server)
    assert ana.get(f"tables/{table}") == before
    ana.post(f"tables/{table}/return")
    play_out(table, ana)


def test_a_bot_that_could_not_answer_is_asked_again(
    server: Running, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_module, "PAUSES", (0.0,))
    gate.fail = 3
    ana, table = against(server, "greedy")
    assert gate.fail == 0
    play_out(table, ana)


def test_others_are_served_while_bots_think(server: Running, gate: Gate) -> None:
    ana = server.client("Ana")
    gate.open = False
    slow = opened(ana, "me", "greedy")
    until(lambda: bool(gate.asked))
    one, two, table = pair(server)
    play_out(table, one, two)
    assert now(ana, slow)["phase"] == "playing"
    gate.open = True
    play_out(slow, ana)


def everything(clients: list[Client], table: str) -> list[bytes]:
    """All that these people are told of a table, as it is sent."""
    return [client.call("GET", f"tables/{table}{ask}").raw for client in clients for ask in ("", "/record", "/log")]


def again(server: Running, clients: list[Client]) -> list[Client]:
    """The same people at another server."""
    made = [server.client() for _ in clients]
    for old, new in zip(clients, made, strict=True):
        new.token = old.token
    return made


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
