"""Bots' turns and hints: who gets hints, and what bots do while people change their minds."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from roundhouse.core import registry
from roundhouse.core.record_read import read
from roundhouse.core.replay import check
from roundhouse.server import bots as bots_module
from tests.server.guests import (
    Gate,
    act,
    against,
    done,
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
from tests.server.running import Client, Running


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
    assert (told["moves"][0]["choice"], told["moves"][0]["effects"]) == (choice, told["effects"])
    assert 1 <= len(told["moves"]) <= 3
    for move in told["moves"]:
        number = move["choice"]["action"]
        assert legal[number] == move["choice"]["move"]
        (effects,) = client.get(f"tables/{table}/effects?action={number}")
        assert move["effects"] == effects["effects"]
        assert 0 <= move["chance"] <= 1
        assert all(term["term"] in registry.game("siberia").terms for term in move["reason"]["terms"])
    assert len({move["choice"]["action"] for move in told["moves"]}) == len(told["moves"])
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


@pytest.mark.slow
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
    assert len(before["now"]["own"]["hand"]) == 6


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
