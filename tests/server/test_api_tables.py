"""Tables over the API: opening them, inviting, sitting down."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from roundhouse.bots.players import bot
from roundhouse.core import registry
from roundhouse.core.message import Problem
from roundhouse.core.options import settle
from roundhouse.server import house as house_module
from roundhouse.table.events import COLOURS
from tests.server.guests import (
    SHORT,
    granted,
    house,
    moves,
    names,
    now,
    opened,
    play_out,
    refused,
    seats,
)
from tests.server.running import Client, Running, Told


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with house(tmp_path_factory.mktemp("data")) as made:
        yield made


def asked(client: Client, *wanted: str, **more: object) -> Told:
    """The answer to the wish for a table."""
    return client.call("POST", "tables", {"game": "siberia", "seats": seats(*wanted), **more})


def about(client: Client, table: str) -> Any:
    return client.get(f"tables/{table}")["about"]


def test_a_table_has_persons_bots_and_open_seats(server: Running) -> None:
    ana = server.client("Ana")
    told = asked(ana, "random", "me", "open", "search")
    assert told.status == 201
    assert told.body["seat"] == "p2"
    assert len(told.body["invite"]) >= 20
    table = told.body["table"]
    assert names(ana, table) == [("bot", "random"), ("person", "Ana"), ("open", ""), ("bot", "search:1000")]
    assert [bool(seat.get("mine")) for seat in now(ana, table)["seats"]] == [False, True, False, False]
    assert about(ana, table)["seat"] == "p2"
    assert about(ana, table)["host"]
    assert about(ana, table)["invite"] == told.body["invite"]


def test_several_persons_share_a_screen(server: Running) -> None:
    ana = server.client("Ana")
    table = opened(ana, "me", "me:Ben", "me: Cy  D ")
    assert names(ana, table) == [("person", "Ana"), ("person", "Ben"), ("person", "Cy D")]
    assert now(ana, table)["phase"] == "playing"
    for seat in ("p1", "p2", "p3"):
        told = ana.get(f"tables/{table}?seat={seat}")
        assert told["about"]["seat"] == seat
        assert "hand" in told["now"]["own"]
    first = moves(ana, table, "p3")[0]
    granted(ana.wish(table, "act", seat="p3", actions=[first]))
    assert len(now(ana, table, "p3")["own"]["hand"]) == 5
    assert len(now(ana, table, "p1")["own"]["hand"]) == 6


def test_colours_are_those_asked_for_and_all_different(server: Running) -> None:
    ana = server.client("Ana")
    wanted = [{"kind": "person"}, {"kind": "bot", "colour": COLOURS[0]}, {"kind": "open", "colour": COLOURS[3]}]
    table = ana.post("tables", {"game": "siberia", "seats": wanted}, 201)["table"]
    colours = [seat["colour"] for seat in now(ana, table)["seats"]]
    assert colours[1:] == [COLOURS[0], COLOURS[3]]
    assert colours[0] in COLOURS
    assert len(set(colours)) == 3


def test_options_are_those_given_and_the_rest_by_default(server: Running) -> None:
    ana = server.client("Ana")
    table = opened(ana, "me", "open", options={"round_limit": "12"})
    assert about(ana, table)["options"] == {"exchange_sides": "chosen", "round_limit": 12}
    told = about(ana, table)
    assert (told["game"], told["players"], told["public"], told["hints"]) == ("siberia", 2, False, False)
    other = about(ana, opened(ana, "me", "open", "open", public=True, hints=True))
    assert (other["players"], other["public"], other["hints"]) == (3, True, True)


SIBERIA = registry.game("siberia")


@pytest.mark.parametrize(
    ("body", "core"),
    [
        ({"game": "chess"}, lambda: registry.game("chess")),
        ({"seats": seats("me")}, lambda: registry.players(SIBERIA, 1)),
        ({"seats": seats("me", *["open"] * 4)}, lambda: registry.players(SIBERIA, 5)),
        ({"options": {"colour": "red"}}, lambda: settle(SIBERIA.options, {"colour": "red"})),
        ({"options": {"exchange_sides": "both"}}, lambda: settle(SIBERIA.options, {"exchange_sides": "both"})),
        ({"options": {"round_limit": "0"}}, lambda: settle(SIBERIA.options, {"round_limit": "0"})),
        ({"options": {"round_limit": "many"}}, lambda: settle(SIBERIA.options, {"round_limit": "many"})),
        ({"seats": seats("me", "alphago")}, lambda: bot("alphago")),
        ({"seats": seats("me", "greedy:5")}, lambda: bot("greedy:5")),
        ({"seats": seats("me", "search:0")}, lambda: bot("search:0")),
    ],
)
def test_what_the_core_refuses_is_refused_in_its_words(
    server: Running, body: dict[str, object], core: Callable[[], object]
) -> None:
    ana = server.client("Ana")
    told = ana.call("POST", "tables", {"game": "siberia", "seats": seats("me", "open"), **body})
    with pytest.raises(Problem) as problem:
        core()
    refused(told, 422, problem.value.message.id)
    assert told.body == {"error": problem.value.message.as_json()}
    assert not any(table["yours"] for table in ana.get("tables")["tables"])


@pytest.mark.parametrize("colours", [("pink", ""), ("blue", "blue"), ("BLUE", "green")])
def test_a_colour_that_is_none_or_taken_is_refused(server: Running, colours: tuple[str, str]) -> None:
    wanted = [{"kind": "open", "colour": colour} for colour in colours]
    told = server.client("Ana").call("POST", "tables", {"game": "siberia", "seats": wanted})
    assert refused(told, 422, "table-colour")["error"]["args"]["colours"] == ", ".join(COLOURS)


def test_a_name_at_a_shared_screen_must_be_a_name(server: Running) -> None:
    refused(asked(server.client("Ana"), "me", "me:" + "a" * 41), 422, "table-name")


@pytest.mark.parametrize(
    "body",
    [
        {"seats": []},
        {"seats": [{"kind": "open"}] * 10},
        {"seats": [{"kind": "cat"}, {"kind": "open"}]},
        {"seats": [{"kind": "open", "person": "x"}, {"kind": "open"}]},
        {"options": {"round_limit": 5}},
        {"options": []},
        {"key": "k" * 65},
        {"public": "yes"},
        {"seed": "00"},
    ],
)
def test_a_table_that_does_not_fit_its_type_is_refused(server: Running, body: dict[str, object]) -> None:
    told = server.client("Ana").call("POST", "tables", {"game": "siberia", "seats": seats("me", "open"), **body})
    refused(told, 422, "server-body-invalid")


def test_the_same_key_gives_the_same_table(server: Running) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    first = asked(ana, "me", "open", key="mine").body
    assert asked(ana, "me", "open", key="mine").body == first
    assert asked(ana, "me", "greedy", "greedy", key="mine").body == first  # whatever else is asked for
    others = [asked(ana, "me", "open", key="other"), asked(ben, "me", "open", key="mine"), asked(ana, "me", "open")]
    assert len({first["table"], *(told.body["table"] for told in others)}) == 4


def test_without_a_key_each_request_opens_a_table(server: Running) -> None:
    ana = server.client("Ana")
    assert opened(ana, "me", "open") != opened(ana, "me", "open")


def test_the_same_key_at_the_same_moment_gives_one_table(server: Running) -> None:
    ana = server.client("Ana")
    clients = [server.client() for _ in range(6)]
    for client in clients:
        client.token = ana.token
    with ThreadPoolExecutor(len(clients)) as pool:
        told = list(pool.map(lambda client: asked(client, "me", "open", key="once"), clients))
    assert {one.status for one in told} == {201}
    assert len({one.body["table"] for one in told}) == 1
    assert sum(table["yours"] for table in ana.get("tables")["tables"]) == 1


def test_a_person_has_no_more_tables_that_are_not_over_than_the_limit(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert house_module.MOST_TABLES == 100
    monkeypatch.setattr(house_module, "MOST_TABLES", 2)
    ana, ben = server.client("Ana"), server.client("Ben")
    first, _ = opened(ana, "me", "open", public=True), opened(ana, "me", "open")
    told = refused(asked(ana, "me", "open"), 429, "server-too-many-tables")
    assert told["error"]["args"] == {"limit": 2}
    opened(ben, "me", "open")  # others are not concerned
    ben.post(f"tables/{first}/join")
    play_out(first, ana, ben)
    opened(ana, "me", "open")  # one of the two is over
    refused(asked(ana, "me", "open"), 429, "server-too-many-tables")


def test_a_repeat_at_the_limit_still_gets_the_table_of_its_key(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "MOST_TABLES", 1)
    ana = server.client("Ana")
    first = asked(ana, "me", "open", key="k")
    again = asked(ana, "me", "open", key="k")
    assert (again.status, again.body) == (201, first.body)
    refused(asked(ana, "me", "open", key="l"), 429, "server-too-many-tables")


def test_a_game_without_open_seats_begins_at_once(server: Running) -> None:
    ana = server.client("Ana")
    table = opened(ana, "me", "me:Ben")
    told = ana.get(f"tables/{table}")
    assert told["now"]["phase"] == "playing"
    assert told["now"]["legal"]["actions"]
    assert told["log"][1]["move"] == "first p1"
    assert told["log"][1]["seat"] == "*"


def test_the_game_begins_when_the_last_open_seat_is_taken(server: Running) -> None:
    ana, ben, cy = (server.client(name) for name in ("Ana", "Ben", "Cy"))
    table = opened(ana, "me", "open", "open", public=True)
    ben.post(f"tables/{table}/join")
    for client in (ana, ben, cy):
        told = now(client, table)
        assert (told["phase"], told["legal"], told["prompt"]["id"]) == ("gathering", None, "table-prompt-gathering")
    refused(ana.wish(table, "act", actions=["pass"]), 422, "table-not-started")
    cy.post(f"tables/{table}/join")
    for client in (ana, ben, cy):
        assert now(client, table)["phase"] == "playing"
        assert len(moves(client, table)) > 1


def test_a_private_table_is_for_those_who_are_invited(server: Running) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    joined = asked(ana, "me", "open", options=SHORT).body
    table, path = joined["table"], f"tables/{joined['table']}"
    asks = ("", "/log", "/record", "/at/0", "/why?text=pass", "/effects?action=1", "/hint")
    for ask in asks:
        refused(ben.call("GET", path + ask), 404, "server-no-table")
    for wish in ("leave", "return", "resign", "settings", "rematch"):
        refused(ben.call("POST", f"{path}/{wish}", {}), 404, "server-no-table")
    refused(ben.call("POST", f"{path}/join", {}), 404, "server-no-table")
    refused(ben.call("POST", f"{path}/fill", {"seat": "p2"}), 404, "server-no-table")
    refused(ben.call("POST", f"{path}/act", {"seq": 0, "key": "k", "actions": [1]}), 404, "server-no-table")
    with pytest.raises(Exception, match="404"):
        ben.socket(f"{path}/live")
    assert ben.post(f"{path}/join", {"invite": joined["invite"]})["seat"] == "p2"
    assert now(ben, table)["phase"] == "playing"


def test_of_a_private_table_a_wrong_invitation_tells_nothing(server: Running) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    table, other = opened(ana, "me", "open"), opened(ana, "me", "open")
    for invite in ("0" * 32, "é", about(ana, other)["invite"]):
        for where in (table, "x" * 16):
            refused(ben.call("POST", f"tables/{where}/join", {"invite": invite}), 404, "server-no-table")
    refused(ben.call("GET", f"tables/{table}"), 404, "server-no-table")


def test_at_a_table_that_one_may_see_a_wrong_invitation_is_said_to_be_wrong(server: Running) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    table = opened(ana, "me", "open", public=True)
    refused(ben.call("POST", f"tables/{table}/join", {"invite": "0" * 32}), 403, "server-bad-invitation")
    assert names(ana, table)[1] == ("open", "")


def test_somebody_who_was_invited_may_watch(server: Running) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    table = opened(ana, "me", "greedy")
    invite = about(ana, table)["invite"]
    assert ben.post(f"tables/{table}/join", {"invite": invite, "watch": True}) == {
        "table": table,
        "seat": "",
        "invite": "",
    }
    told = ben.get(f"tables/{table}")
    assert (told["about"]["seat"], told["about"]["invite"], told["about"]["host"]) == ("", "", False)
    assert told["now"]["legal"] is None
    assert told["now"]["own"] is None
    assert told["log"]


def test_an_invitation_is_remembered_after_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    data = tmp_path_factory.mktemp("data")
    with house(data) as first:
        ana, ben = first.client("Ana"), first.client("Ben")
        table = opened(ana, "me", "me:Cy")
        invite = about(ana, table)["invite"]
        ben.post(f"tables/{table}/join", {"invite": invite, "watch": True})
        before = ben.get(f"tables/{table}")
    with house(data) as second:
        again = second.client()
        again.token = ben.token
        assert again.get(f"tables/{table}") == before
        cy = second.client("Cy")
        cy.post(f"tables/{table}/join", {"invite": invite, "watch": True})
        assert cy.get(f"tables/{table}") == before


def test_everybody_may_see_watch_and_join_a_public_table(server: Running) -> None:
    ana, ben, cy = (server.client(name) for name in ("Ana", "Ben", "Cy"))
    table = opened(ana, "me", "open", public=True)
    assert now(cy, table)["phase"] == "gathering"
    assert cy.post(f"tables/{table}/join", {"watch": True})["seat"] == ""
    assert names(ana, table)[1] == ("open", "")
    assert ben.post(f"tables/{table}/join")["seat"] == "p2"
    assert names(cy, table) == [("person", "Ana"), ("person", "Ben")]
    assert cy.get(f"tables/{table}")["log"][1]["message"]["id"] == "table-joined"


def test_one_takes_the_seat_that_one_names_or_the_first_that_is_free(server: Running) -> None:
    ana, ben, cy, dan = (server.client(name) for name in ("Ana", "Ben", "Cy", "Dan"))
    table = opened(ana, "me", "open", "open", "open", public=True)
    assert ben.post(f"tables/{table}/join", {"seat": "p4"})["seat"] == "p4"
    assert cy.post(f"tables/{table}/join")["seat"] == "p2"
    refused(dan.call("POST", f"tables/{table}/join", {"seat": "p4"}), 422, "table-seat-taken")
    refused(dan.call("POST", f"tables/{table}/join", {"seat": "p5"}), 422, "server-no-such-seat")
    refused(dan.call("POST", f"tables/{table}/join", {"seat": "p0"}), 422, "server-body-invalid")
    assert cy.post(f"tables/{table}/join")["seat"] == "p2"  # again: it is the same seat
    assert dan.post(f"tables/{table}/join")["seat"] == "p3"
    refused(server.client("Eva").call("POST", f"tables/{table}/join", {}), 422, "table-no-seat-free")


def test_one_seat_is_taken_once_when_two_want_it_at_the_same_moment(server: Running) -> None:
    ana = server.client("Ana")
    table = opened(ana, "me", "open", public=True)
    clients = [server.client(f"Guest {n}") for n in range(6)]
    with ThreadPoolExecutor(len(clients)) as pool:
        told = list(pool.map(lambda client: client.call("POST", f"tables/{table}/join", {}), clients))
    assert sorted(one.status for one in told) == [200, 422, 422, 422, 422, 422]
    assert now(ana, table)["seats"][1]["name"].startswith("Guest")


@pytest.mark.parametrize("name", ["./mybot.py", "mybot.py", "/etc/passwd", "file:mybot.py", "file", "../x/mybot.py:5"])
def test_a_file_is_no_bot_of_the_server(
    server: Running, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mybot.py").write_text("open('ran', 'w')\ndef choose(view, rng, budget):\n    return view.legal[0]\n")
    monkeypatch.chdir(tmp_path)
    ana = server.client("Ana")
    seats = [{"kind": "person"}, {"kind": "bot", "bot": name}]
    refused(ana.call("POST", "tables", {"game": "siberia", "seats": seats}), 422, "bot-unknown")
    table = opened(ana, "me", "open")
    refused(ana.call("POST", f"tables/{table}/fill", {"seat": "p2", "bot": name}), 422, "bot-unknown")
    assert not (tmp_path / "ran").exists()


def test_the_host_fills_and_opens_seats_before_the_game(server: Running) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    table = opened(ana, "me", "open", "open", public=True)
    path = f"tables/{table}/fill"
    ana.post(path, {"seat": "p2", "bot": "search:20"})
    assert names(ana, table)[1] == ("bot", "search:20")
    ana.post(path, {"seat": "p2"})
    assert names(ana, table)[1] == ("open", "")
    refused(ben.call("POST", path, {"seat": "p2", "bot": "greedy"}), 403, "server-not-host")
    refused(ana.call("POST", path, {"seat": "p2", "bot": "alphago"}), 422, "bot-unknown")
    refused(ana.call("POST", path, {"seat": "p4", "bot": "greedy"}), 422, "server-no-such-seat")
    ben.post(f"tables/{table}/join")
    ana.post(path, {"seat": "p3", "bot": "random"})
    assert now(ana, table)["phase"] == "playing"
    refused(ana.call("POST", path, {"seat": "p3"}), 422, "table-begun")


@pytest.mark.parametrize("table", ["x" * 16, "short", "x" * 33, "%2e%2e", "a b c d e f"])
def test_a_table_that_is_not_there(server: Running, table: str) -> None:
    told = server.client("Ana").call("GET", f"tables/{table.replace(' ', '%20')}")
    assert told.status == 404


def test_a_bot_that_would_think_for_minutes_is_refused(server: Running) -> None:
    ana = server.client("Ana")
    for name, status in (("search:20000", 201), ("search:20001", 422)):
        seats = [{"kind": "person"}, {"kind": "bot", "bot": name}]
        told = ana.call("POST", "tables", {"game": "siberia", "seats": seats})
        assert told.status == status
    refused(told, 422, "bot-budget")
    gathering = ana.post("tables", {"game": "siberia", "seats": [{"kind": "person"}, {"kind": "open"}]}, 201)["table"]
    told = ana.call("POST", f"tables/{gathering}/fill", {"seat": "p2", "bot": "search:99999"})
    refused(told, 422, "bot-budget")
