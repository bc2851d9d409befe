"""Seats over the API: getting up, coming back, giving up, and turns that end by themselves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.guests import (
    act,
    done,
    house,
    inside,
    is_over,
    moves,
    names,
    now,
    opened,
    pair,
    plan,
    play_out,
    quiet,
    refused,
    step,
    until,
)
from tests.server.running import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with house(tmp_path_factory.mktemp("data")) as made:
        yield made


def test_who_leaves_before_the_game_leaves_an_open_seat(server: Running) -> None:
    ana, ben, cy = (server.client(name) for name in ("Ana", "Ben", "Cy"))
    table = opened(ana, "me", "open", "open", public=True)
    ben.post(f"tables/{table}/join")
    assert ben.post(f"tables/{table}/leave")["seat"] == ""
    assert names(ana, table)[1] == ("open", "")
    refused(ben.call("POST", f"tables/{table}/leave", {}), 403, "server-no-seat")
    assert cy.post(f"tables/{table}/join")["seat"] == "p2"
    assert ben.post(f"tables/{table}/join")["seat"] == "p3"


@pytest.mark.slow
def test_who_leaves_a_game_is_played_by_a_bot_until_the_return(server: Running) -> None:
    ana, ben, table = pair(server)
    assert ben.post(f"tables/{table}/leave") == {"table": table, "seat": "", "invite": ""}
    seat = now(ana, table)["seats"][1]
    assert (seat["kind"], seat["name"], seat["kept"]) == ("bot", "greedy", True)
    quiet(server)
    assert now(ben, table)["own"] is None
    assert [seat.get("back", False) for seat in now(ben, table)["seats"]] == [False, True]
    assert [seat.get("back", False) for seat in now(ana, table)["seats"]] == [False, False]
    refused(ben.call("GET", f"tables/{table}?seat=p2"), 403, "server-not-your-seat")
    refused(ben.call("POST", f"tables/{table}/act", {"seq": 9, "key": "k", "actions": [1]}), 403, "server-no-seat")
    plan(ana, table)
    until(lambda: bool(moves(ana, table)))  # the bot has planned
    assert ben.post(f"tables/{table}/return")["seat"] == "p2"
    seat = now(ana, table)["seats"][1]
    assert (seat["kind"], seat["name"], seat.get("kept", False)) == ("person", "Ben", False)
    act(ana, table, "pass")
    assert len(moves(ben, table)) > 1
    told = [entry["message"]["id"] for entry in ana.get(f"tables/{table}")["log"]]
    assert "table-left" in told
    assert "table-returned" in told


def test_the_seat_of_somebody_who_left_is_kept(server: Running) -> None:
    ana, ben, table = pair(server)
    cy = server.client("Cy")
    ben.post(f"tables/{table}/leave")
    refused(cy.call("POST", f"tables/{table}/join", {}), 422, "table-no-seat-free")
    refused(cy.call("POST", f"tables/{table}/join", {"seat": "p2"}), 422, "table-seat-taken")
    refused(cy.call("POST", f"tables/{table}/return", {}), 403, "server-no-seat")
    refused(cy.call("POST", f"tables/{table}/return", {"seat": "p2"}), 403, "server-no-seat")
    refused(ana.call("POST", f"tables/{table}/return", {}), 403, "server-no-seat")
    assert ben.post(f"tables/{table}/return", {"seat": "p2"})["seat"] == "p2"


def test_who_has_given_up_does_not_come_back(server: Running) -> None:
    ana, ben, table = pair(server)
    assert ben.post(f"tables/{table}/resign")["seat"] == ""
    seat = now(ana, table)["seats"][1]
    assert (seat["kind"], seat.get("kept", False)) == ("bot", False)
    refused(ben.call("POST", f"tables/{table}/return", {}), 403, "server-no-seat")
    told = play_out(table, ana)
    assert told["phase"] == "over"
    assert "table-resigned" in [entry["message"]["id"] for entry in ana.get(f"tables/{table}")["log"]]


def test_one_does_not_give_up_what_has_not_begun_or_is_over(server: Running) -> None:
    ana = server.client("Ana")
    table = opened(ana, "me", "open")
    refused(ana.call("POST", f"tables/{table}/resign", {}), 422, "table-not-started")
    ana.post(f"tables/{table}/fill", {"seat": "p2", "bot": "greedy"})
    play_out(table, ana)
    refused(ana.call("POST", f"tables/{table}/resign", {}), 422, "table-over")
    refused(ana.call("POST", f"tables/{table}/leave", {}), 422, "table-over")


def test_bots_play_on_to_the_end_when_the_last_person_has_given_up(server: Running) -> None:
    ana = server.client("Ana")
    table = opened(ana, "me", "greedy")
    ana.post(f"tables/{table}/resign")
    until(lambda: is_over(ana, table))


def test_the_game_is_paused_when_all_persons_have_left(server: Running) -> None:
    ana, ben, table = pair(server)
    ben.post(f"tables/{table}/leave")
    quiet(server)
    before = len(inside(server, table).log)
    ana.post(f"tables/{table}/leave")
    told = now(ana, table)
    assert (told["phase"], told["paused"]) == ("playing", True)
    quiet(server)
    assert len(inside(server, table).log) == before + 1  # Ana has left, and no bot has done anything since
    assert ana.post(f"tables/{table}/return")["seat"] == "p1"
    assert not now(ana, table)["paused"]
    play_out(table, ana)


def test_the_bots_wait_until_somebody_is_back(server: Running) -> None:
    ana = server.client("Ana")
    table = opened(ana, "me", "greedy")
    plan(ana, table)
    until(lambda: bool(moves(ana, table)))
    ana.post(f"tables/{table}/leave")
    quiet(server)
    before = ana.get(f"tables/{table}")
    assert before["now"]["paused"]
    assert not is_over(ana, table)
    ana.post(f"tables/{table}/return")
    step(ana, table)
    assert play_out(table, ana)["phase"] == "over"


def test_turns_end_by_themselves_where_one_has_asked_for_it(server: Running) -> None:
    ana, ben, table = pair(server)
    ana.post(f"tables/{table}/settings", {"auto_end": True})
    assert now(ana, table)["seats"][0]["auto_end"]
    assert not now(ben, table)["seats"][0].get("auto_end", False)  # nobody else's business
    for _ in range(6):
        act(ana, table, moves(ana, table)[0])
    told = now(ana, table)
    assert (told["held"], told["done"], told["legal"]) == (None, False, None)
    for _ in range(6):
        act(ben, table, moves(ben, table)[0])
    told = now(ben, table)
    assert told["held"]
    assert told["done"]
    assert moves(ana, table) == []
    done(ben, table)
    assert moves(ana, table)


def test_the_wish_for_turns_that_end_by_themselves_ends_a_wait_for_done(server: Running) -> None:
    ana, ben, table = pair(server)
    plan(ana, table)
    plan(ben, table)
    act(ana, table, "pass")
    act(ben, table, "investor gold")
    assert now(ben, table)["done"]
    ben.post(f"tables/{table}/settings", {"auto_end": True})
    assert not now(ben, table)["done"]
    assert inside(server, table).counter > 45  # the next investment has been turned up
    ben.post(f"tables/{table}/settings", {"auto_end": False})
    assert not now(ben, table)["seats"][1].get("auto_end", False)


def test_nobody_waits_for_the_done_of_somebody_who_has_left(server: Running) -> None:
    ana, ben, table = pair(server)
    plan(ana, table)
    plan(ben, table)
    act(ana, table, "salesman pool>seoul")
    act(ben, table, "investor gold")
    assert sum(now(ana, table)["view"]["open"].values()) == 3
    ben.post(f"tables/{table}/leave")
    assert sum(now(ana, table)["view"]["open"].values()) == 4
    assert moves(ana, table)


def test_settings_are_for_ones_own_seat(server: Running) -> None:
    ana, ben, table = pair(server)
    refused(ben.call("POST", f"tables/{table}/settings", {"seat": "p1"}), 403, "server-not-your-seat")
    cy = server.client("Cy")
    refused(cy.call("POST", f"tables/{table}/settings", {"auto_end": True}), 403, "server-no-seat")
    assert not now(ana, table)["seats"][0].get("auto_end", False)
