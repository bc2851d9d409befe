"""The past over the API: positions of the log, and records out and in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from roundhouse.core.draws import commitment
from roundhouse.core.message import Problem
from roundhouse.core.record import Move, write
from roundhouse.core.record_read import read
from roundhouse.core.replay import check
from roundhouse.table import paper
from tests.server.guests import (
    act,
    at,
    done,
    house,
    inside,
    moves,
    now,
    opened,
    pair,
    plan,
    play_out,
    quiet,
    record,
    refused,
    step,
    undo,
)
from tests.server.running import Client, Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with house(tmp_path_factory.mktemp("data")) as made:
        yield made


def sight(told: Any) -> tuple[Any, Any]:
    """What everybody sees, and what only the viewer does."""
    return told["view"], told["own"]


@dataclass
class Watched:
    """A game of Ana and Ben, with everything that they and a spectator were shown on the way."""

    ana: Client
    ben: Client
    cy: Client
    table: str
    shown: list[tuple[int, int, Any]] = field(default_factory=list)  # viewer, number of the last entry, view

    def look(self) -> None:
        for viewer, client in enumerate((self.ana, self.ben, self.cy)):
            told = client.get(f"tables/{self.table}")
            shown = (viewer, told["seq"], sight(told["now"]))
            if shown not in self.shown:
                self.shown.append(shown)

    def play(self, undos: bool) -> None:
        """To the end: everything that can be done but passing, and now and then something is taken back."""
        self.look()
        for turn in range(200):
            before = len(self.shown)
            for client in (self.ana, self.ben):
                told = client.get(f"tables/{self.table}")["now"]
                if told["done"]:
                    done(client, self.table)
                elif told["legal"]:
                    act(client, self.table, told["legal"]["actions"][turn % 2 - 1][0])
                if undos and turn % 3 == 1 and now(client, self.table)["undo"] == "free":
                    self.look()
                    undo(client, self.table)
                self.look()
            if len(self.shown) == before:
                break
        assert now(self.ana, self.table)["phase"] == "over"


def watched(server: Running, undos: bool) -> Watched:
    ana, ben, table = pair(server)
    made = Watched(ana, ben, server.client("Cy"), table)
    made.play(undos)
    return made


@pytest.fixture(scope="module")
def game(server: Running) -> Watched:
    """A game that is over."""
    return watched(server, undos=False)


@pytest.fixture(scope="module")
def hesitant(server: Running) -> Watched:
    """Another one, in which much was taken back."""
    return watched(server, undos=True)


@pytest.mark.slow
def test_the_past_is_what_was_shown_then(game: Watched, hesitant: Watched) -> None:
    for one in (game, hesitant):
        assert len(one.shown) > 30
        for viewer, number, view in one.shown:
            told = at(one.cy, one.table, number, ("p1", "p2", "")[viewer])
            assert (told["n"], sight(told)) == (number, view)
    assert any(entry["kind"] == "undo" for entry in hesitant.cy.get(f"tables/{hesitant.table}")["log"])


def test_the_past_of_a_running_game_is_what_was_shown_then(server: Running) -> None:
    ana, ben, table = pair(server)
    going = Watched(ana, ben, server.client("Cy"), table)
    for client in (ana, ben, ana, ben, ana):
        going.look()
        step(client, table)
        step(client, table)
    undo(ana, table)
    going.look()
    for viewer, number, view in going.shown:
        client = (ana, ben, going.cy)[viewer]
        assert sight(at(client, table, number)) == view
        assert sight(at(client, table, number, ("p1", "p2", "")[viewer])) == view


def test_the_past_comes_with_its_entry(game: Watched) -> None:
    log = game.ana.get(f"tables/{game.table}")["log"]
    for entry in (log[0], log[1], log[-1]):
        told = at(game.ana, game.table, entry["n"])
        assert (told["n"], told["last"], told["entry"]) == (entry["n"], len(log), entry)
    first = at(game.ana, game.table, 0)
    assert (first["n"], first["entry"]) == (0, None)
    assert first["view"]["round"] == 0


def test_there_is_no_entry_after_the_last(game: Watched) -> None:
    last = game.ana.get(f"tables/{game.table}")["seq"]
    told = refused(game.ana.call("GET", f"tables/{game.table}/at/{last + 1}"), 422, "table-no-entry")
    assert told["error"]["args"] == {"number": last + 1, "last": last}
    for number in ("-1", "x", "01", "1e3"):
        refused(game.ana.call("GET", f"tables/{game.table}/at/{number}"), 404, "server-not-found")


def test_a_running_game_is_seen_through_ones_own_eyes_only(server: Running) -> None:
    ana, ben, table = pair(server)
    cy = server.client("Cy")
    for client, others in ((ana, ["p2"]), (ben, ["p1"]), (cy, ["p1", "p2"])):
        for other in others:
            told = client.call("GET", f"tables/{table}/at/0?viewer={other}")
            refused(told, 403, "server-not-your-seat")
    assert "hand" in at(ana, table, 51)["own"]
    for client in (ana, ben, cy):  # everybody may see what a spectator sees
        assert at(client, table, 51, "")["own"] is None
    refused(ana.call("GET", f"tables/{table}/at/0?viewer=p3"), 422, "server-no-such-seat")


def test_the_log_of_a_running_game_is_read_through_ones_own_eyes_only(server: Running) -> None:
    ana, ben, table = pair(server)
    cy = server.client("Cy")
    for client, others in ((ana, ["p2"]), (ben, ["p1"]), (cy, ["p1", "p2"])):
        for other in others:
            refused(client.call("GET", f"tables/{table}/log?viewer={other}"), 403, "server-not-your-seat")
    spectator = cy.get(f"tables/{table}/log")
    for client in (ana, ben, cy):  # everybody may read what a spectator reads
        assert client.get(f"tables/{table}/log?viewer=") == spectator
    assert ana.get(f"tables/{table}/log?viewer=p1") == ana.get(f"tables/{table}/log?seat=p1")
    assert ana.get(f"tables/{table}/log?viewer=p1")["log"] != spectator["log"]
    refused(ana.call("GET", f"tables/{table}/log?viewer=p3"), 422, "server-no-such-seat")


def test_when_the_game_is_over_anybodys_log_is_read_at_once(game: Watched) -> None:
    for viewer in ("", "p1", "p2"):
        told = game.cy.get(f"tables/{game.table}/log?viewer={viewer}")
        assert told["seq"] == at(game.cy, game.table, 0, viewer)["last"] == len(told["log"])
        for number in (1, told["seq"] // 2, told["seq"]):
            assert at(game.cy, game.table, number, viewer)["entry"] == told["log"][number - 1]
        rest = game.cy.get(f"tables/{game.table}/log?viewer={viewer}&since={told['seq'] - 2}")
        assert rest == {"seq": told["seq"], "log": told["log"][-2:]}


def test_who_plays_several_seats_sees_the_past_of_each(server: Running) -> None:
    ana = server.client("Ana")
    table = opened(ana, "me", "me:Ben")
    for seat in ("p1", "p2"):
        last = ana.get(f"tables/{table}?seat={seat}")["seq"]
        assert len(at(ana, table, last, seat)["own"]["hand"]) == 6


def test_a_game_that_is_over_is_seen_through_anybodys_eyes(game: Watched) -> None:
    middle = next(number for viewer, number, (_, own) in game.shown if viewer == 0 and own["plan"])
    for client in (game.ana, game.ben, game.cy):
        one, two = (at(client, game.table, middle, seat)["own"] for seat in ("p1", "p2"))
        assert one["hand"] != two["hand"]


def test_the_record_of_a_game_can_be_checked_draws_included(game: Watched, hesitant: Watched) -> None:
    for one in (game, hesitant):
        text = record(one.cy, one.table)
        found = read(text.encode())
        assert check(found).draws_verified
        result = now(one.ana, one.table)["result"]
        assert (found.result.ending, found.result.seed) == (result["ending"], result["seed"])
        assert [score.total for score in found.result.scores] == [score["total"] for score in result["scores"]]
        assert [f"p{winner + 1}" for winner in found.result.winners] == result["winners"]
        about = one.ana.get(f"tables/{one.table}")["about"]
        assert commitment(bytes.fromhex(result["seed"])) == about["commitment"] == found.commitment
        assert {name: str(value) for name, value in about["options"].items()} == found.options
        assert [seat.name for seat in found.seats] == ["Ana", "Ben"]
        assert record(one.ana, one.table, "?seat=p1") == text  # the same for everybody


def test_the_record_has_the_moves_of_the_log_that_count(hesitant: Watched) -> None:
    log = hesitant.cy.get(f"tables/{hesitant.table}")["log"]
    gone = {n for entry in log for n in entry.get("back", [])}
    assert gone
    found = read(record(hesitant.cy, hesitant.table).encode())
    written = sorted(("*", f"p{move.actor + 1}")[move.actor >= 0] + " " + move.notation for move in found.moves())
    counted = [entry for entry in log if entry["kind"] == "act" and entry["n"] not in gone]
    read_of = [f"{entry['seat']} {entry['move']}" for entry in counted if entry["move"] != "draw ?"]
    draws = [line for line in written if line.startswith("* draw")]
    assert sorted(read_of + draws) == written


def test_seats_that_changed_hands_are_noted_in_the_record(server: Running) -> None:
    ana, ben, table = pair(server)
    ben.post(f"tables/{table}/leave")
    quiet(server)
    ben.post(f"tables/{table}/return")
    play_out(table, ana, ben)
    text = record(ana, table)
    assert "# left p2" in text
    assert "# returned p2" in text
    assert check(read(text.encode())).draws_verified


def test_of_a_running_game_one_reads_what_one_may_know(server: Running) -> None:
    ana, ben, table = pair(server)
    cy = server.client("Cy")
    step(ana, table)
    step(ben, table)
    texts = [record(client, table) for client in (ana, ben, cy)]
    assert [text.splitlines()[0].split(" as seen by ")[1] for text in texts] == ["p1", "p2", "spectator"]
    assert [text.count("* draw ?") for text in texts] == [6, 6, 12]
    assert [text.count("p1 place ") for text in texts] == [1, 0, 0]
    assert [text.count("p2 place ") for text in texts] == [0, 1, 0]
    seed = inside(server, table).seed.hex()
    for text in texts:
        assert seed not in text
        assert "digest" not in text  # of the true position
        with pytest.raises(Problem):
            read(text.encode())
        told = ana.call("POST", "tables/import", {"record": text})
        assert told.status == 422
        assert told.body["error"]["id"].startswith("record-")
    refused(ana.call("GET", f"tables/{table}/record?seat=p2"), 403, "server-not-your-seat")


def entries(client: Client, table: str, viewer: str) -> list[tuple[str, Any]]:
    """The actions of a game that is over, each with the position after it, through somebody's eyes."""
    last = at(client, table, 0, viewer)["last"]
    told = [at(client, table, n, viewer) for n in range(1, last + 1)]
    return [(one["entry"]["move"], one["view"]) for one in told if one["entry"]["kind"] == "act"]


def test_an_exported_game_is_imported_with_the_same_positions(game: Watched) -> None:
    dan = game.cy
    told = dan.call("POST", "tables/import", {"record": record(dan, game.table)})
    assert told.status == 201
    assert told.body["seat"] == ""
    table = told.body["table"]
    result, was = now(dan, table)["result"], now(dan, game.table)["result"]
    assert result == was | {"seed": ""}  # the draws were not made here
    seated = [(seat["kind"], seat["name"]) for seat in now(dan, table)["seats"]]
    assert seated == [("person", "Ana"), ("person", "Ben")]
    assert dan.get(f"tables/{table}")["about"]["chance"] == "entered"
    for viewer in ("p1", ""):
        assert entries(dan, table, viewer) == entries(dan, game.table, viewer)
    refused(game.ana.call("GET", f"tables/{table}"), 404, "server-no-table")  # it is Cy's, and private
    again = read(record(dan, table).encode())
    assert not check(again).draws_verified
    assert [(m.actor, m.notation) for m in again.moves()] == [
        (m.actor, m.notation) for m in read(record(dan, game.table).encode()).moves()
    ]


def test_a_game_that_is_not_over_is_imported_and_played_on(server: Running) -> None:
    ana, ben, table = pair(server)
    plan(ana, table)
    plan(ben, table)
    act(ana, table, "salesman pool>seoul")
    text = write(paper.record(inside(server, table)))  # as the terminal saves it
    dan, eva = server.client("Dan"), server.client("Eva")
    joined = dan.post("tables/import", {"record": text, "public": True}, 201)
    assert joined["seat"] == "p1"
    new = joined["table"]
    assert now(dan, new)["phase"] == "gathering"
    assert eva.post(f"tables/{new}/join")["seat"] == "p2"
    assert now(eva, new)["view"]["players"] == now(ben, table)["view"]["players"]
    assert moves(eva, new) == moves(ben, table)
    assert now(dan, new)["undo"] == ""  # what was done elsewhere is not taken back here
    play_out(new, dan, eva)
    assert check(read(record(dan, new).encode())).moves > 50


def test_a_record_that_is_none_is_refused_in_the_words_of_the_core(game: Watched) -> None:
    good = record(game.ana, game.table)
    lines = good.splitlines()
    draw = next(i for i, line in enumerate(lines) if line.startswith("* draw"))
    other = "* draw manager" if lines[draw] != "* draw manager" else "* draw gas/worker"
    bad = [
        "nonsense",
        good.replace("ending: round_limit", "ending: areas"),
        good.replace("roundhouse record 1", "roundhouse record 2"),
        "\n".join([*lines[:draw], other, *lines[draw + 1 :]]) + "\n",
        good + "\n",
    ]
    for text in bad:
        with pytest.raises(Problem) as problem:
            check(read(text.encode()))
        told = refused(game.ana.call("POST", "tables/import", {"record": text}), 422, problem.value.message.id)
        assert told == {"error": problem.value.message.as_json()}
    refused(game.ana.call("POST", "tables/import", {"record": ""}), 422, "server-body-invalid")


def test_what_was_taken_back_is_noted_in_the_record(hesitant: Watched) -> None:
    found = read(record(hesitant.ana, hesitant.table).encode())
    undone = [event for event in found.events if not isinstance(event, Move) and event.text.startswith("undo ")]
    log = hesitant.ana.get(f"tables/{hesitant.table}/log")["log"]
    assert len(undone) >= len([entry for entry in log if entry["kind"] == "undo"]) > 0
