"""Done and taking back over the API: what waits, what is taken back freely, and what the others are asked for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from roundhouse.core.state import CHANCE
from roundhouse.table.events import Acted
from tests.server.guests import (
    HAND,
    act,
    done,
    granted,
    hand,
    house,
    inside,
    invested,
    moves,
    now,
    opened,
    pair,
    plan,
    planned,
    quiet,
    refused,
    seq,
    undo,
    until,
    view,
)
from tests.server.running import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with house(tmp_path_factory.mktemp("data")) as made:
        yield made


def test_the_last_step_before_boards_are_shown_is_held_until_done(server: Running) -> None:
    ana, ben, table = pair(server)
    for _ in range(5):
        act(ana, table, moves(ana, table)[0])
    before = now(ana, table)
    (last, *_) = moves(ana, table)
    number = before["legal"]["actions"][0][0]
    act(ana, table, last)
    told = now(ana, table)
    assert (told["held"]["action"], told["held"]["move"]) == (number, last)
    assert told["held"]["parts"]["verb"] == "place"
    assert (told["done"], told["legal"], told["undo"]) == (True, None, "free")
    assert told["prompt"]["id"] == "table-prompt-done"
    assert told["view"] == before["view"]  # it is not done yet
    refused(ana.wish(table, "act", actions=[last]), 422, "table-say-done")
    assert ana.get(f"tables/{table}/why?action={number}")["message"]["id"] == "table-say-done"
    undo(ana, table)
    told = now(ana, table)
    assert (told["held"], told["done"], told["legal"], told["view"]) == (None, False, before["legal"], before["view"])
    act(ana, table, last)
    done(ana, table)
    told = now(ana, table)
    assert (told["held"], told["done"], told["legal"]) == (None, False, None)
    assert told["own"]["hand"] == []
    refused(ana.wish(table, "done"), 422, "table-nothing-waits")
    plan(ben, table)
    assert moves(ana, table)[0] == "pass"


def test_what_somebody_holds_is_a_secret(server: Running) -> None:
    ana, ben, table = pair(server)
    watching = server.client("Cy")
    before = [client.get(f"tables/{table}") for client in (ben, watching)]
    for _ in range(6):
        act(ana, table, moves(ana, table)[0])
    assert now(ana, table)["held"]
    assert [client.get(f"tables/{table}") for client in (ben, watching)] == before


def test_six_tokens_are_placed_in_one_request_and_the_last_is_held(server: Running) -> None:
    ana, _, table = pair(server)
    all_six = [f"place {token} research" for token in HAND]
    before = ana.get(f"tables/{table}")
    refused(ana.wish(table, "act", actions=[*all_six, "research"]), 422, "table-shows-first")
    assert ana.get(f"tables/{table}") == before
    act(ana, table, *all_six)
    assert now(ana, table)["held"]["move"] == all_six[-1]
    assert len(now(ana, table)["own"]["plan"]) == 5


def test_the_table_waits_for_done_before_it_draws(server: Running) -> None:
    ana, ben, table = invested(server)
    told = now(ben, table)
    assert (told["done"], told["held"], told["legal"], told["undo"]) == (True, None, None, "free")
    assert not now(ana, table)["done"]
    assert view(ana, table)["open"] == {"manager": 1, "investor": 1, "coal": 1}
    drawn = inside(server, table).counter
    refused(ana.wish(table, "done"), 422, "table-nothing-waits")
    before = seq(ben, table)
    told_seq = done(ben, table)
    assert sum(view(ben, table)["open"].values()) == 4
    entries = ben.get(f"tables/{table}/log?since={before}")["log"]
    assert entries[0]["seat"] == "*"
    assert entries[0]["move"].startswith("open ")
    assert entries[-1]["n"] == told_seq
    assert inside(server, table).counter == drawn + 1


def test_a_decision_is_taken_back_freely_until_another_person_has_acted(server: Running) -> None:
    ana, ben, table = planned(server)
    before = view(ana, table)
    assert now(ana, table)["undo"] == "ask"  # the boards have been shown
    act(ana, table, "logistics", "move vladivostok>amur")
    assert now(ana, table)["undo"] == "free"
    old = seq(ben, table)
    undo(ana, table)
    assert view(ana, table) == before
    entry = ben.get(f"tables/{table}/log?since={old}")["log"][-1]
    assert (entry["kind"], entry["seat"], entry["back"]) == ("undo", "p1", [old - 1, old])
    act(ana, table, "pass")
    act(ben, table, "salesman pool>seoul")
    assert now(ana, table)["undo"] == "ask"
    assert now(ben, table)["undo"] == "free"


def test_planning_is_taken_back_step_by_step_and_nobody_notices(server: Running) -> None:
    ana, ben, table = pair(server)
    others = ben.get(f"tables/{table}")
    views = []
    for _ in range(4):
        views.append(view(ana, table))
        act(ana, table, moves(ana, table)[0])
    for before in reversed(views):
        assert now(ana, table)["undo"] == "free"
        undo(ana, table)
        assert view(ana, table) == before
    assert now(ana, table)["undo"] == ""
    refused(ana.wish(table, "undo"), 422, "table-nothing-to-undo")
    assert ben.get(f"tables/{table}") == others


def test_ones_plan_is_taken_back_after_done_as_long_as_others_plan(server: Running) -> None:
    ana, ben, table = pair(server)
    plan(ana, table)
    assert now(ana, table)["undo"] == "free"
    undo(ana, table)
    assert moves(ana, table)[-1] == "place gold/worker research"
    act(ana, table, "place gold/worker research")
    done(ana, table)
    plan(ben, table)
    assert moves(ana, table)[0].startswith("find gold")  # the second wish counts


def test_beyond_that_the_others_are_asked(server: Running) -> None:
    ana, ben, table = invested(server)
    watching = server.client("Cy")
    waiting = view(ben, table)
    done(ben, table)
    shown = view(ben, table)
    assert now(ben, table)["undo"] == "ask"
    undo(ben, table)
    assert view(ben, table) == shown  # nothing is taken back yet
    asking = {"seat": "p2", "agreed": []}
    assert now(ana, table)["asking"] == asking | {"yours": True}
    assert now(ben, table)["asking"] == asking | {"yours": False}
    assert now(watching, table)["asking"] == asking | {"yours": False}
    refused(ben.wish(table, "undo"), 422, "table-asked-already")
    refused(ben.wish(table, "answer", agree=True), 422, "table-nothing-asked")
    granted(ana.wish(table, "answer", agree=False))
    assert now(ana, table)["asking"] is None
    assert view(ben, table) == shown
    undo(ben, table)
    granted(ana.wish(table, "answer", agree=True))
    assert now(ana, table)["asking"] is None
    assert now(ben, table)["view"]["players"][1]["columns"]["gold"] == []
    assert view(ben, table) != waiting
    assert "investor gold" in moves(ben, table)
    refused(ana.wish(table, "answer", agree=True), 422, "table-nothing-asked")
    ids = [entry["message"]["id"] for entry in watching.get(f"tables/{table}")["log"]]
    assert ids[-5:] == ["table-asked", "table-refused", "table-asked", "table-agreed", "table-undo"]


def test_all_other_persons_must_agree(server: Running) -> None:
    ana, ben, cy = (server.client(name) for name in ("Ana", "Ben", "Cy"))
    table = opened(ana, "me", "open", "open", public=True)
    for client in (ben, cy):
        client.post(f"tables/{table}/join")
    for client in (ana, ben, cy):
        plan(client, table)
    clients = [ana, ben, cy]
    first = next(number for number, client in enumerate(clients) if moves(client, table))
    one, two, three = clients[first:] + clients[:first]  # in the order of play
    act(one, table, moves(one, table)[-1])
    act(two, table, "pass")
    before = view(one, table)
    undo(one, table)
    granted(three.wish(table, "answer", agree=True))
    asking = now(two, table)["asking"]
    assert (asking["seat"], asking["yours"], len(asking["agreed"])) == (f"p{first + 1}", True, 1)
    assert not now(three, table)["asking"]["yours"]
    assert view(one, table) == before
    granted(two.wish(table, "answer", agree=True))
    assert view(one, table) != before
    assert now(one, table)["legal"]


def test_whoever_plays_on_has_answered(server: Running) -> None:
    ana, ben, table = planned(server)
    act(ana, table, "salesman pool>seoul")
    act(ben, table, "salesman pool>seoul")
    undo(ana, table)
    assert now(ben, table)["asking"]["yours"]
    act(ana, table, "pass")
    assert now(ben, table)["asking"] is None
    refused(ben.wish(table, "answer", agree=True), 422, "table-nothing-asked")


def test_against_bots_alone_everything_is_taken_back_but_no_draw_is_repeated(server: Running) -> None:
    ana = server.client("Ana")
    table = opened(ana, "greedy", "me")
    plan(ana, table)
    until(lambda: bool(moves(ana, table)))
    before = view(ana, table)
    for _ in range(2):
        act(ana, table, next(move for move in moves(ana, table) if move.startswith("investor ")))
        done(ana, table)  # an investment is turned up, and the bot goes on
        quiet(server)
        assert now(ana, table)["undo"] == "free"
        undo(ana, table)
        assert view(ana, table) == before
    drawn = [e.counter for e in inside(server, table).log if isinstance(e, Acted) and e.actor == CHANCE]
    assert drawn == list(range(1, len(drawn) + 1))  # each number was drawn once
    while now(ana, table)["undo"]:
        undo(ana, table)  # back to the first token that was placed
        quiet(server)
    assert len(hand(ana, table)) == 6
