"""Persons, games, rules and the lobby over the API."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from roundhouse.bots.players import KINDS
from roundhouse.core import registry, rulebook
from roundhouse.core.message import Message
from roundhouse.core.text import t
from roundhouse.server import api_moves
from roundhouse.table.events import COLOURS
from tests.server.guests import (
    act,
    done,
    house,
    moves,
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
from tests.server.running import Client, Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with house(tmp_path_factory.mktemp("data")) as made:
        yield made


def cookie_of(told: dict[str, str]) -> tuple[str, dict[str, str]]:
    """The cookie as it is sent back, and what the browser is told about it."""
    sent, *facts = told["set-cookie"].split("; ")
    return sent, dict(fact.partition("=")[::2] for fact in facts)


def test_a_script_gets_its_token_in_the_answer_and_sends_it_as_bearer(server: Running) -> None:
    client = server.client()
    told = client.call("POST", "persons", {"name": "Ana", "cookie": False})
    assert told.status == 201
    assert "set-cookie" not in told.headers
    client.token = told.body["token"]
    assert client.get("me") == {"person": told.body["person"], "name": "Ana"}


def test_a_browser_gets_its_token_as_a_cookie_that_scripts_cannot_read(server: Running) -> None:
    client = server.client()
    told = client.call("POST", "persons", {"name": "Ana"})
    assert told.status == 201
    assert "token" not in told.body
    cookie, facts = cookie_of(told.headers)
    assert {"HttpOnly", "Path", "SameSite", "Max-Age"} <= set(facts)
    assert (facts["Path"], facts["SameSite"]) == ("/", "Strict")
    assert cookie.startswith("roundhouse_")
    assert client.call("GET", "me", Cookie=cookie).body == {"person": told.body["person"], "name": "Ana"}


def test_whoever_is_somebody_already_stays_so_with_keep(server: Running) -> None:
    client = server.client("Ana")
    known = client.get("me")
    told = client.call("POST", "persons", {"name": "Guest", "keep": True})
    assert (told.status, told.body) == (200, known)
    assert "set-cookie" not in {name.lower() for name in told.headers}
    stranger = server.client().call("POST", "persons", {"name": "Guest", "keep": True})
    assert (stranger.status, stranger.body["name"]) == (201, "Guest")
    assert stranger.body["person"] != known["person"]


def test_the_cookie_has_another_name_at_every_instance(server: Running, tmp_path: Path) -> None:
    with house(tmp_path) as other:
        clients = [server.client(), other.client()]
        names = [cookie_of(c.call("POST", "persons", {"name": "Ana"}).headers)[0].split("=")[0] for c in clients]
        instances = [c.get("health")["instance"] for c in clients]
    assert names[0] != names[1]
    assert instances[0] != instances[1]


def test_the_token_of_one_server_is_worth_nothing_at_another(server: Running, tmp_path: Path) -> None:
    with house(tmp_path) as other:
        stranger = other.client()
        stranger.token = server.client("Ana").token
        refused(stranger.call("GET", "me"), 401, "server-unknown-token")


@pytest.mark.parametrize("path", ["me", "tables"])
def test_without_a_token_one_must_say_who_one_is(server: Running, path: str) -> None:
    told = server.client().call("GET", path)
    refused(told, 401, "server-no-person")
    assert told.headers["www-authenticate"] == "Bearer"


@pytest.mark.parametrize("authorization", ["Bearer nobody", "Bearer", "Bearer ", "Basic QW5hOng=", "nonsense"])
def test_a_token_that_nobody_has_is_refused(server: Running, authorization: str) -> None:
    refused(server.client().call("GET", "me", Authorization=authorization), 401, "server-unknown-token")


def test_a_cookie_that_nobody_has_is_none(server: Running) -> None:
    name = cookie_of(server.client().call("POST", "persons", {"name": "Ana"}).headers)[0].partition("=")[0]
    refused(server.client().call("GET", "me", Cookie=f"{name}=nobody"), 401, "server-no-person")


def test_the_database_has_no_tokens(server: Running) -> None:
    client = server.client("Ana")
    person = client.get("me")["person"]
    stored = b"".join(file.read_bytes() for file in server.served.settings.data.iterdir() if file.is_file())
    assert person.encode() in stored
    assert client.token.encode() not in stored


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Ana", "Ana"),
        ("  Ana\t Maria \n", "Ana Maria"),
        ('<b>Ana</b> & "co"', '<b>Ana</b> & "co"'),
        ("Žofia 😀", "Žofia 😀"),
        ("a" * 40, "a" * 40),
        (" " * 30 + "a" * 40 + " " * 30, "a" * 40),
    ],
)
def test_names_are_trimmed_and_else_taken_as_they_are(server: Running, written: str, name: str) -> None:
    client = server.client()
    told = client.post("persons", {"name": written, "cookie": False}, 201)
    client.token = told["token"]
    assert told["name"] == client.get("me")["name"] == name


@pytest.mark.parametrize("name", [" ", "\n\t", "a" * 41, "Ana\x07", "Ana\u202e", "Ana\u200b"])
def test_a_name_has_1_to_40_printable_characters(server: Running, name: str) -> None:
    told = refused(server.client().call("POST", "persons", {"name": name}), 422, "table-name")
    assert told["error"]["args"] == {"limit": 40}


@pytest.mark.parametrize("body", [{}, {"name": ""}, {"name": 7}, {"name": "Ana", "nickname": "A"}, {"name": "a" * 201}])
def test_a_person_that_does_not_fit_is_refused(server: Running, body: object) -> None:
    refused(server.client().call("POST", "persons", body), 422, "server-body-invalid")


def test_one_changes_ones_name_and_keeps_the_token(server: Running) -> None:
    client = server.client("Ana")
    person = client.get("me")["person"]
    told = client.call("PATCH", "me", {"name": " Anna  Lena "})
    assert (told.status, told.body) == (200, {"person": person, "name": "Anna Lena"})
    assert client.get("me") == told.body
    table = opened(client, "me", "open")
    assert now(client, table)["seats"][0]["name"] == "Anna Lena"
    refused(client.call("PATCH", "me", {"name": "a" * 41}), 422, "table-name")
    assert client.get("me") == told.body


def test_a_new_name_is_there_after_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as first:
        client = first.client("Ana")
        client.call("PATCH", "me", {"name": "Lena"})
        before = client.get("me")
    with house(tmp_path) as second:
        again = second.client()
        again.token = client.token
        assert again.get("me") == before
        assert before["name"] == "Lena"


def test_games_are_told_with_the_options_that_they_declare(server: Running) -> None:
    told = server.client().get("games")
    assert told["colours"] == list(COLOURS)
    assert [game["game"] for game in told["games"]] == list(registry.NAMES)
    for told_game in told["games"]:
        game = registry.game(told_game["game"])
        assert (told_game["min_players"], told_game["max_players"]) == (game.min_players, game.max_players)
        assert told_game["endings"] == list(game.endings)
        assert told_game["score_categories"] == list(game.score_categories)
        assert told_game["bots"] == list(KINDS)
        assert t(Message(told_game["title"]["id"]))
        assert [option["name"] for option in told_game["options"]] == [option.name for option in game.options]
        for option, declared in zip(told_game["options"], game.options, strict=True):
            assert (option["default"], option["rule"]) == (declared.default, declared.rule)
            assert option["choices"] == list(declared.choices)
            assert (option["low"], option["high"]) == (declared.low, declared.high)
            assert t(Message(option["help"]["id"]))


def test_the_options_of_siberia_are_those_of_its_rules(server: Running) -> None:
    """SI-9.1 and SI-9.2."""
    siberia = next(game for game in server.client().get("games")["games"] if game["game"] == "siberia")
    sides, limit = siberia["options"]
    assert (sides["name"], sides["choices"], sides["default"]) == ("exchange_sides", ["chosen", "random"], "chosen")
    assert (limit["name"], limit["low"], limit["high"], limit["default"]) == ("round_limit", 1, 1000, 60)


def test_the_rules_are_the_text_of_the_game(server: Running) -> None:
    told = server.client().call("GET", "games/siberia/rules")
    assert told.status == 200
    assert told.headers["content-type"] == "text/markdown; charset=utf-8"
    assert told.body == rulebook.read("siberia")
    assert "**SI-4.3**" in told.body


def test_the_rules_come_in_the_language_asked_for_or_in_english(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "games" / "siberia"
    folder.mkdir(parents=True)
    for language in ("en", "pl"):
        (folder / f"rules.{language}.md").write_text(f"# {language}\n")
    monkeypatch.setattr(rulebook, "files", lambda package: tmp_path)
    texts = [server.client().get(f"games/siberia/rules{query}") for query in ("", "?language=pl", "?language=de")]
    assert texts == ["# en\n", "# pl\n", "# en\n"]


def test_rules_that_are_not_there(server: Running) -> None:
    client = server.client()
    refused(client.call("GET", "games/chess/rules"), 404, "game-unknown")
    refused(client.call("GET", "games/..%2fsiberia/rules"), 404, "server-not-found")
    refused(client.call("GET", "games/siberia/rules?language=english"), 422, "server-query-invalid")
    refused(client.call("GET", "games/siberia/rules?tongue=pl"), 422, "server-query-unknown")


def listed(client: Client) -> list[Any]:
    tables: list[Any] = client.get("tables")["tables"]
    return tables


def entry(client: Client, table: str) -> Any:
    """What the lobby tells somebody of a table, None when it is not told of."""
    return next((told for told in listed(client) if told["table"] == table), None)


def test_the_lobby_has_ones_own_tables_first_then_the_public_ones(server: Running) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    first = [opened(ana, "me", "open"), opened(ana, "me", "open", public=True)]
    theirs = [opened(ben, "me", "open", public=True), opened(ben, "me", "open")]
    ours, others = listed(ana)[:2], listed(ana)[2:]
    assert {told["table"] for told in ours} == set(first)
    assert all(told["yours"] for told in ours)
    assert not any(told["yours"] for told in others)
    shown = {told["table"] for told in others}
    assert theirs[0] in shown
    assert theirs[1] not in shown
    assert entry(ben, theirs[1])["yours"]
    assert entry(ben, first[0]) is None


def test_of_a_table_the_lobby_tells_what_one_wants_to_know(server: Running) -> None:
    ana = server.client("Ana")
    table = opened(ana, "me", "open", "search:50", public=True)
    told = entry(server.client("Ben"), table)
    assert (told["game"], told["players"], told["phase"], told["public"]) == ("siberia", 3, "gathering", True)
    assert (told["yours"], told["turn"]) == (False, False)
    assert [(seat["seat"], seat["kind"], seat["name"]) for seat in told["seats"]] == [
        ("p1", "person", "Ana"),
        ("p2", "open", ""),
        ("p3", "bot", "search:50"),
    ]
    assert len({seat["colour"] for seat in told["seats"]}) == 3
    assert "invite" not in told
    assert entry(ana, table)["created"] <= entry(ana, table)["updated"]


def test_a_private_table_is_listed_for_those_who_sit_there_only(server: Running) -> None:
    ana, ben, cy = (server.client(name) for name in ("Ana", "Ben", "Cy"))
    table = opened(ana, "me", "open")
    invite = ana.get(f"tables/{table}")["about"]["invite"]
    ben.post(f"tables/{table}/join", {"invite": invite})
    assert entry(ben, table)["yours"]
    assert entry(cy, table) is None


def test_the_lobby_says_whose_turn_it_is(server: Running) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    table = opened(ana, "me", "open", public=True)

    def turns() -> list[bool]:
        return [entry(client, table)["turn"] for client in (ana, ben)]

    assert turns() == [False, False]  # the game has not begun
    ben.post(f"tables/{table}/join")
    assert turns() == [True, True]  # all plan at once
    while not now(ana, table)["held"]:
        step(ana, table)
    assert turns() == [True, True]  # Ana's Done is waited for
    done(ana, table)
    assert turns() == [False, True]
    plan(ben, table)
    assert turns() == [True, False]  # p1 acts first
    act(ana, table, "salesman pool>seoul")
    act(ben, table, "investor gold")
    assert turns() == [False, True]  # Ben's Done is waited for, and nobody can act
    play_out(table, ana, ben)
    assert turns() == [False, False]
    assert entry(ana, table)["phase"] == "over"
    assert not entry(server.client("Cy"), table)["turn"]


def test_it_is_the_turn_of_somebody_at_whose_seats_anybody_may_act(server: Running) -> None:
    ana = server.client("Ana")
    table = opened(ana, "me", "me:Ben")
    plan(ana, table)
    assert moves(ana, table, "p1") == []
    assert moves(ana, table, "p2")
    assert entry(ana, table)["turn"]


def lists(socket: ClientConnection) -> list[Any]:
    tables: list[Any] = json.loads(socket.recv(timeout=60))["tables"]
    return tables


@pytest.fixture
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api_moves, "LOBBY_PAUSE", 0.0)


@pytest.mark.usefixtures("no_pause")
def test_the_lobbys_socket_tells_the_list_and_every_change(server: Running) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    with ana.socket("lobby/live") as socket:
        assert lists(socket) == listed(ana)
        secret = opened(ben, "me", "open")
        table = opened(ben, "me", "open", public=True)
        until(lambda: table in [told["table"] for told in lists(socket)])
        ana.post(f"tables/{table}/join")

        def phases() -> list[str]:
            told = lists(socket)
            assert secret not in [one["table"] for one in told]
            return [one["phase"] for one in told if one["table"] == table]

        until(lambda: phases() == ["playing"])


@pytest.mark.usefixtures("no_pause")
def test_the_lobbys_socket_tells_when_it_is_ones_turn(server: Running) -> None:
    ana, ben, table = pair(server)
    plan(ana, table)
    with ana.socket("lobby/live") as socket:
        assert [one["turn"] for one in lists(socket) if one["table"] == table] == [False]
        plan(ben, table)
        until(lambda: [one["turn"] for one in lists(socket) if one["table"] == table] == [True])


def test_the_lobbys_socket_needs_a_person_and_grants_no_wishes(server: Running) -> None:
    with pytest.raises(Exception, match="401"):
        server.client().socket("lobby/live")
    with server.client("Ana").socket("lobby/live") as socket:
        lists(socket)
        socket.send(json.dumps({"do": "done", "key": "k", "seq": 0}))
        told = json.loads(socket.recv(timeout=60))
    assert (told["key"], told["status"], told["error"]["id"]) == ("k", 422, "server-nothing-to-wish")


@pytest.mark.slow
def test_the_table_of_bots_that_one_has_opened_is_in_ones_list(server: Running) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    table = opened(ana, "random", "random")
    quiet(server)
    told = entry(ana, table)
    assert (told["phase"], told["yours"], told["turn"]) == ("over", True, False)
    assert entry(ben, table) is None
    assert moves(ana, table) == []
