"""Playing again over the API: rematches, and playing on from any position of a finished game."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import pytest

from roundhouse.core.record_read import read
from roundhouse.core.replay import check
from tests.server.guests import (
    act,
    at,
    house,
    is_over,
    moves,
    names,
    now,
    opened,
    pair,
    play_out,
    quiet,
    record,
    refused,
    seats,
    undo,
    until,
)
from tests.server.running import Client, Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with house(tmp_path_factory.mktemp("data")) as made:
        yield made


@dataclass
class Finished:
    """A game of Ana and Ben that is over; Cy may look at it."""

    ana: Client
    ben: Client
    cy: Client
    table: str


@pytest.fixture(scope="module")
def game(server: Running) -> Finished:
    ana, ben, table = pair(server)
    play_out(table, ana, ben, prefer="research")
    return Finished(ana, ben, server.client("Cy"), table)


def test_two_persons_play_again_each_one_seat_on(server: Running) -> None:
    ana, ben, table = pair(server)
    refused(ana.call("POST", f"tables/{table}/rematch", {}), 422, "table-not-over")
    colours = [seat["colour"] for seat in now(ana, table)["seats"]]
    play_out(table, ana, ben)
    assert now(ben, table)["next_table"] == ""
    first = ana.post(f"tables/{table}/rematch")
    new = first["table"]
    assert first["seat"] == "p2"
    assert now(ben, table)["next_table"] == new
    assert now(ana, new)["phase"] == "gathering"
    assert now(ana, new)["seats"][0]["kept"]
    cy = server.client("Cy")
    refused(cy.call("POST", f"tables/{new}/join", {}), 422, "table-no-seat-free")  # it is kept for Ben
    refused(cy.call("POST", f"tables/{new}/join", {"seat": "p1"}), 422, "table-seat-taken")
    refused(cy.call("POST", f"tables/{table}/rematch", {}), 403, "server-no-seat")
    second = ben.post(f"tables/{table}/rematch")
    assert (second["table"], second["seat"]) == (new, "p1")
    assert names(ana, new) == [("person", "Ben"), ("person", "Ana")]
    assert [seat["colour"] for seat in now(ana, new)["seats"]] == colours[::-1]
    assert now(ana, new)["phase"] == "playing"
    assert ana.post(f"tables/{table}/rematch")["table"] == new  # however often
    about = ana.get(f"tables/{new}")["about"]
    assert about["options"] == ana.get(f"tables/{table}")["about"]["options"]
    assert about["commitment"]
    play_out(new, ana, ben)


@pytest.mark.slow
def test_both_get_the_same_table_when_they_call_at_the_same_moment(server: Running) -> None:
    ana, ben, table = pair(server)
    with ThreadPoolExecutor(2) as pool:
        for turn in range(3):
            play_out(table, ana, ben)
            told = list(pool.map(lambda client, of=table: client.call("POST", f"tables/{of}/rematch", {}), (ana, ben)))
            assert [one.status for one in told] == [200, 200], [one.body for one in told]
            assert told[0].body["table"] == told[1].body["table"]
            table = told[0].body["table"]
            assert now(ana, table)["phase"] == "playing"
            there = ("Ben", "Ana") if turn % 2 == 0 else ("Ana", "Ben")
            assert [name for _, name in names(ana, table)] == list(there)
    mine = [one["table"] for one in ana.get("tables")["tables"] if one["yours"]]
    assert len(mine) == 4  # and no table too many


def test_the_rematch_of_a_private_table_finds_its_people(server: Running) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    table = opened(ana, "me", "open")
    ben.post(f"tables/{table}/join", {"invite": ana.get(f"tables/{table}")["about"]["invite"]})
    play_out(table, ana, ben)
    new = ben.post(f"tables/{table}/rematch")["table"]
    assert not ben.get(f"tables/{new}")["about"]["public"]
    assert now(ana, new)["phase"] == "gathering"  # Ana may see it, for a seat is kept for her
    assert new in [one["table"] for one in ana.get("tables")["tables"] if one["yours"]]
    assert ana.post(f"tables/{new}/join")["seat"] == "p2"
    assert now(ana, new)["phase"] == "playing"


@pytest.mark.slow
def test_a_rematch_against_bots_begins_at_once(server: Running) -> None:
    ana = server.client("Ana")
    table = opened(ana, "me", "random", "greedy", hints=True)
    play_out(table, ana)
    joined = ana.post(f"tables/{table}/rematch")
    new = joined["table"]
    assert joined["seat"] == "p3"
    assert names(ana, new) == [("bot", "random"), ("bot", "greedy"), ("person", "Ana")]
    assert ana.get(f"tables/{new}")["about"]["hints"]
    play_out(new, ana)


def test_who_has_left_is_asked_for_a_rematch_and_who_gave_up_is_not(server: Running) -> None:
    for gone, seat in (("leave", ("open", "")), ("resign", ("bot", "greedy"))):
        ana, ben, table = pair(server)
        ben.post(f"tables/{table}/{gone}")
        play_out(table, ana)
        new = ana.post(f"tables/{table}/rematch")["table"]
        assert names(ana, new) == [seat, ("person", "Ana")]
        told = ben.call("POST", f"tables/{table}/rematch", {})
        assert told.status == (200 if gone == "leave" else 403)


def test_people_at_one_screen_keep_their_names_in_a_rematch(server: Running) -> None:
    ana = server.client("Ana")
    table = opened(ana, "me", "me:Ben", "me:Cy")
    while not is_over(ana, table):
        for seat in ("p1", "p2", "p3"):
            told = ana.get(f"tables/{table}?seat={seat}")
            if told["now"]["done"]:
                assert ana.wish(table, "done", told["seq"], seat).status == 200
            elif told["now"]["legal"]:
                wanted = told["now"]["legal"]["actions"][0][0]
                assert ana.wish(table, "act", told["seq"], seat, actions=[wanted]).status == 200
    new = ana.post(f"tables/{table}/rematch")["table"]
    assert [name for _, name in names(ana, new)] == ["Ben", "Cy", "Ana"]
    assert now(ana, new)["phase"] == "playing"


def forked(client: Client, table: str, number: int, *wanted: str, **more: object) -> Any:
    return client.call("POST", f"tables/{table}/fork", {"at": number, "seats": seats(*wanted), **more})


@pytest.mark.slow
def test_a_finished_game_is_played_on_from_any_position(server: Running, game: Finished) -> None:
    log = game.ana.get(f"tables/{game.table}/log?seat=p1")["log"]
    acts = [entry["n"] for entry in log if entry["kind"] == "act"]
    planning = next(entry["n"] for entry in log if entry.get("move", "").startswith("place"))
    last = max(entry["n"] for entry in log if entry.get("seat") == "p1" and not entry.get("forced")) - 1
    for number in (0, 1, acts[10], planning, planning + 3, acts[-12], last):
        told = forked(game.ana, game.table, number, "me", "greedy", viewer="p1")
        assert told.status == 201, told.body
        new = told.body["table"]
        assert told.body["seat"] == "p1"
        entered = len([n for n in acts if n <= number])
        assert at(game.ana, new, entered + 1)["view"] == at(game.ana, game.table, number, "p1")["view"]
        quiet(server)
        assert now(game.ana, new)["undo"] == ""
        refused(game.ana.wish(new, "undo"), 422, "table-nothing-to-undo")
        about = game.ana.get(f"tables/{new}")["about"]
        assert (about["chance"], about["commitment"]) == ("entered", "")
        play_out(new, game.ana)
        assert check(read(record(game.ana, new).encode())).moves > entered


def test_what_was_decided_after_a_fork_is_taken_back_and_nothing_before(server: Running, game: Finished) -> None:
    log = game.ana.get(f"tables/{game.table}/log?seat=p1")["log"]
    planning = next(entry["n"] for entry in log if entry.get("move", "").startswith("place"))
    new = forked(game.ana, game.table, planning + 1, "me", "me:Ben", viewer="p1").body["table"]
    start = now(game.ana, new)
    assert len(start["own"]["plan"]) == 2
    for _ in range(2):
        act(game.ana, new, moves(game.ana, new)[0])
    for _ in range(2):
        undo(game.ana, new)
    assert [now(game.ana, new)[what] for what in ("view", "own")] == [start["view"], start["own"]]
    refused(game.ana.wish(new, "undo"), 422, "table-nothing-to-undo")


def test_positions_are_counted_as_the_one_named_counts_them(game: Finished) -> None:
    """The same number is another position in another's log."""
    log = game.ben.get(f"tables/{game.table}/log?seat=p2")["log"]
    number = next(entry["n"] for entry in log if entry.get("move", "").startswith("place")) + 3
    plans = []
    for viewer, wanted in (("p2", ["open", "me"]), ("p1", ["me", "open"]), ("", ["me", "open"])):
        new = forked(game.cy, game.table, number, *wanted, viewer=viewer).body["table"]
        plans.append(len(now(game.cy, new)["own"]["plan"]))
    assert plans[0] == plans[1] == 4
    assert plans[2] == 0  # to a spectator it is after the boards were shown


def test_anybody_who_may_see_a_game_may_play_on_from_it(server: Running, game: Finished) -> None:
    dan = server.client("Dan")
    new = forked(dan, game.table, 5, "greedy", "random").body["table"]
    until(lambda: is_over(dan, new))
    refused(game.ana.call("GET", f"tables/{new}"), 404, "server-no-table")  # it is Dan's
    hidden = opened(dan, "random", "random")
    until(lambda: is_over(dan, hidden))
    refused(forked(game.ana, hidden, 5, "me", "open"), 404, "server-no-table")


def test_a_fork_that_cannot_be(server: Running, game: Finished) -> None:
    ana = game.ana
    last = ana.get(f"tables/{game.table}/log")["seq"]
    refused(forked(ana, game.table, 10**6, "me", "open", viewer="p1"), 422, "table-no-entry")
    refused(forked(ana, game.table, last, "me", "open", viewer="p1"), 422, "table-over")
    refused(forked(ana, game.table, 5, "me", "open", "open"), 422, "server-other-players")
    refused(forked(ana, game.table, 5, "me", "alphago"), 422, "bot-unknown")
    refused(forked(ana, game.table, 5, "me", "open", viewer="p3"), 422, "server-no-such-seat")
    refused(forked(ana, game.table, 5), 422, "server-body-invalid")
    running = opened(ana, "me", "me:Ben")
    refused(forked(ana, running, 5, "me", "open"), 422, "table-not-over")
