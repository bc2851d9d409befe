"""The table's socket: everything that a viewer may notice, in order and once; and wishes the other way."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

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
    step,
    undo,
    until,
)
from tests.server.running import Client, Running, new_key
from tests.server.twins import heard

WAIT = 60  # seconds for what must come


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with house(tmp_path_factory.mktemp("data")) as made:
        yield made


def hear(socket: ClientConnection) -> Any:
    """The next message."""
    return json.loads(socket.recv(timeout=WAIT))


def hear_until(socket: ClientConnection, seq: int) -> list[Any]:
    """All updates up to the one that knows entry `seq`; answers to wishes between them are left out."""
    updates: list[Any] = []
    while not updates or updates[-1]["seq"] < seq:
        told = hear(socket)
        if "now" in told:
            updates.append(told)
    return updates


def numbers(updates: list[Any]) -> list[int]:
    return [entry["n"] for update in updates for entry in update["log"]]


def live(client: Client, table: str, query: str = "") -> ClientConnection:
    return client.socket(f"tables/{table}/live{query}")


def wish(socket: ClientConnection, do: str, **fields: object) -> Any:
    """A wish on a socket, and its answer; updates that come before it are left out."""
    key = fields.setdefault("key", new_key())
    socket.send(json.dumps({"do": do, **fields}))
    while (told := hear(socket)).get("key") != key:
        pass
    return told


def test_the_first_update_tells_everything(server: Running) -> None:
    ana, ben, table = pair(server)
    for client in (ana, ben, server.client("Cy")):
        everything = client.get(f"tables/{table}")
        with live(client, table) as socket:
            assert hear(socket) == everything
            assert heard(socket) == []


def test_later_updates_have_what_is_new_in_order(server: Running) -> None:
    ana, ben, table = pair(server)
    with live(ben, table) as socket:
        first = hear(socket)
        plan(ana, table)
        plan(ben, table)
        play_out(table, ana, ben)
        last = ben.get(f"tables/{table}")
        updates = hear_until(socket, last["seq"])
        assert heard(socket) == []
    assert first["log"] + [entry for update in updates for entry in update["log"]] == last["log"]
    assert numbers([first, *updates]) == list(range(1, last["seq"] + 1))
    assert all("about" not in update for update in updates)
    assert updates[-1]["now"] == last["now"]
    assert updates[-1]["now"]["phase"] == "over"
    assert len(updates) > 5


def test_each_update_tells_how_the_table_stood_then(server: Running) -> None:
    ana, ben, table = pair(server)
    plan(ana, table)
    plan(ben, table)
    with live(ana, table) as socket:
        hear(socket)
        for client, move in ((ana, "salesman pool>seoul"), (ben, "investor gold")):
            told = act(client, table, move)
            (update,) = hear_until(socket, told)
            assert update == {
                key: value for key, value in ana.get(f"tables/{table}?since={told - 1}").items() if key != "about"
            }
            assert [entry["move"] for entry in update["log"]] == [move]


def test_somebody_who_was_away_gets_exactly_what_was_missed(server: Running) -> None:
    ana, ben, table = pair(server)
    with live(ana, table) as socket:
        known = hear(socket)["seq"]
    plan(ana, table)
    plan(ben, table)
    act(ana, table, "logistics", "move vladivostok>amur", "stop")
    everything = ana.get(f"tables/{table}")
    for since in (known, 0, 1, everything["seq"] - 1, everything["seq"]):
        with live(ana, table, f"?seat=p1&since={since}") as socket:
            update = hear(socket)
        assert update["log"] == everything["log"][since:]
        assert (update["seq"], update["now"]) == (everything["seq"], everything["now"])


def test_somebody_who_goes_away_again_and_again_misses_nothing(server: Running) -> None:
    ana, ben, table = pair(server)
    log: list[Any] = []
    turn = 0
    while not log or now(ana, table)["phase"] != "over":
        with live(ana, table, f"?since={len(log)}") as socket:
            log += hear(socket)["log"]
            turn += 1
            if turn % 3 == 0 and (step(ana, table) or step(ben, table)):
                log += [entry for text in heard(socket) for entry in json.loads(text)["log"]]
        step(ben, table) or step(ana, table)
    with live(ana, table, f"?since={len(log)}") as socket:
        log += hear(socket)["log"]
    assert log == ana.get(f"tables/{table}")["log"]


def test_who_knows_more_than_there_is_gets_everything(server: Running) -> None:
    ana, _, table = pair(server)
    everything = ana.get(f"tables/{table}")
    with live(ana, table, f"?since={everything['seq'] + 7}") as socket:
        assert hear(socket) == everything
    assert ana.get(f"tables/{table}?since={everything['seq'] + 7}") == everything


def test_what_others_do_in_secret_is_not_heard(server: Running) -> None:
    ana, ben, table = pair(server)
    watching = server.client("Cy")
    with live(ana, table) as player, live(watching, table) as spectator:
        for socket in (player, spectator):
            hear(socket)
        plan(ben, table)
        undo(ben, table)
        step(ben, table)
        done(ben, table)
        assert heard(player) == heard(spectator) == []
        plan(ana, table)
        last = hear_until(spectator, watching.get(f"tables/{table}")["seq"])
    placed = [entry["seat"] for update in last for entry in update["log"] if entry.get("move", "").startswith("place")]
    assert placed == ["p1"] * 6 + ["p2"] * 6  # shown by seat, whoever was first


def test_two_sockets_of_one_seat_hear_the_same(server: Running) -> None:
    ana, ben, table = pair(server)
    with live(ana, table) as one, live(ana, table, "?seat=p1") as two:
        assert hear(one) == hear(two)
        for _ in range(3):
            told = wish(one, "act", seq=ana.get(f"tables/{table}")["seq"], actions=[moves(ana, table)[0]])
            (update,) = hear_until(two, told["seq"])
            assert update["seq"] == told["seq"]
            assert len(update["log"]) == 1
        plan(ana, table)
        plan(ben, table)
        last = ana.get(f"tables/{table}")
        ones, twos = (hear_until(socket, last["seq"]) for socket in (one, two))
        assert ones[-1]["now"] == twos[-1]["now"] == last["now"]


def test_whoever_plays_several_seats_hears_each_at_its_own_socket(server: Running) -> None:
    ana = server.client("Ana")
    table = opened(ana, "me", "me:Ben")
    with live(ana, table, "?seat=p1") as one, live(ana, table, "?seat=p2") as two:
        first = [hear(socket) for socket in (one, two)]
        assert [update["about"]["seat"] for update in first] == ["p1", "p2"]
        told = wish(two, "act", seq=first[1]["seq"], actions=["place manager manager"])
        assert heard(one) == []
        (update,) = hear_until(two, told["seq"])
        assert "manager" not in update["now"]["own"]["hand"]


def test_a_wish_on_the_socket_is_granted_as_over_http(server: Running) -> None:
    one, two = pair(server), pair(server)
    plans = [moves(client, one[2]) for client in one[:2]]
    assert plans == [moves(client, two[2]) for client in two[:2]]
    script: list[tuple[int, str, dict[str, Any]]] = []
    for player, moved in enumerate(plans):
        tokens = sorted({move.split()[1] for move in moved})
        script += [(player, "act", {"actions": [f"place {token} research" for token in tokens]}), (player, "undo", {})]
        script += [(player, "act", {"actions": [f"place {tokens[-1]} research"]}), (player, "done", {})]
    script += [
        (0, "act", {"actions": ["find coal yamal", "find coal yamal"]}),  # refused: it is there already
        (0, "act", {"actions": ["find coal yamal", "find coal ob"]}),
        (1, "act", {"actions": ["pass"]}),
        (0, "undo", {}),
        (0, "undo", {}),
        (1, "answer", {"agree": False}),
        (0, "undo", {}),
        (1, "answer", {"agree": True}),
        (0, "done", {}),
    ]
    with live(two[0], two[2]) as first, live(two[1], two[2]) as second:
        statuses = set()
        for player, do, fields in script:
            client, table = (one[0], one[1])[player], one[2]
            seq = client.get(f"tables/{table}")["seq"]
            by_http = client.wish(table, do, seq, **fields)
            by_socket = wish((first, second)[player], do, seq=seq, **fields)
            del by_socket["key"]
            assert by_socket.pop("status", 200) == by_http.status
            assert by_socket == by_http.body
            statuses.add(by_http.status)
        assert statuses == {200, 422}
    told = [[client.get(f"tables/{table}")["now"] for client in (ana, ben)] for ana, ben, table in (one, two)]
    assert told[0] == told[1]


def test_a_stale_wish_on_the_socket_is_told_what_it_missed(server: Running) -> None:
    ana, ben, table = pair(server)
    plan(ana, table)
    plan(ben, table)
    old = ben.get(f"tables/{table}")["seq"]
    act(ana, table, "salesman pool>seoul")
    with live(ben, table) as socket:
        told = wish(socket, "act", seq=old, actions=["pass"])
        by_http = ben.wish(table, "act", old, actions=["pass"])
    assert (told.pop("status"), by_http.status) == (409, 409)
    del told["key"]
    assert told == by_http.body
    assert [entry["move"] for entry in told["log"]] == ["salesman pool>seoul"]


def test_a_repeat_gets_the_first_answer_whichever_way_it_comes(server: Running) -> None:
    ana, _, table = pair(server)
    seq = ana.get(f"tables/{table}")["seq"]
    body = {"seq": seq, "key": "one", "actions": ["place manager manager"]}
    first = ana.post(f"tables/{table}/act", body)
    with live(ana, table) as socket:
        assert wish(socket, "act", **body) == {"key": "one", **first}
        again = wish(socket, "act", seq=seq + 1, key="two", actions=["place gold/worker gold"])
    repeated = ana.post(f"tables/{table}/act", {"seq": seq, "key": "two", "actions": ["place gold/worker gold"]})
    assert {"key": "two", **repeated} == again
    assert len(now(ana, table)["own"]["plan"]) == 2


@pytest.mark.parametrize(
    ("text", "status", "id"),
    [
        ("nonsense", 400, "server-body-malformed"),
        ("[]", 422, "server-body-invalid"),
        ('{"do": "dance", "key": "k", "seq": 1}', 422, "server-body-invalid"),
        ('{"do": "act", "seq": 1, "actions": [1]}', 422, "server-body-invalid"),
        ('{"do": "done", "key": "k", "seq": 1, "seat": "p2"}', 422, "server-body-invalid"),
    ],
)
def test_what_is_no_wish_is_answered_and_does_no_harm(server: Running, text: str, status: int, id: str) -> None:
    ana, _, table = pair(server)
    with live(ana, table) as socket:
        seq = hear(socket)["seq"]
        socket.send(text)
        told = hear(socket)
        assert (told["key"], told["status"], told["error"]["id"]) == ("", status, id)
        assert wish(socket, "act", seq=seq, actions=["place manager manager"])["seq"] == seq + 1


def test_act_on_the_socket_needs_actions(server: Running) -> None:
    ana, _, table = pair(server)
    with live(ana, table) as socket:
        told = wish(socket, "act", seq=hear(socket)["seq"])
    assert (told["status"], told["error"]["id"]) == (422, "table-how-many")


def test_a_spectator_hears_and_can_wish_nothing(server: Running) -> None:
    ana, ben, table = pair(server)
    watching = server.client("Cy")
    with live(watching, table) as socket:
        first = hear(socket)
        assert first["about"]["seat"] == ""
        assert first["now"]["legal"] is None
        for do, fields in (("act", {"actions": [1]}), ("done", {}), ("undo", {}), ("answer", {"agree": True})):
            told = wish(socket, do, seq=first["seq"], **fields)
            assert (told["status"], told["error"]["id"]) == (403, "server-no-seat")
        plan(ana, table)
        plan(ben, table)
        act(ana, table, "pass")
        updates = hear_until(socket, watching.get(f"tables/{table}")["seq"])
    assert updates[-1]["log"][-1]["move"] == "pass"


def test_joining_and_leaving_are_heard(server: Running) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    table = opened(ana, "me", "open", public=True)
    with live(ana, table) as socket:
        assert hear(socket)["now"]["phase"] == "gathering"
        ben.post(f"tables/{table}/join")
        update = hear(socket)
        assert update["now"]["phase"] == "playing"
        assert [seat["name"] for seat in update["now"]["seats"]] == ["Ana", "Ben"]
        assert update["log"][0]["message"]["id"] == "table-joined"
        ben.post(f"tables/{table}/resign")
        update = hear(socket)
        assert update["log"][0]["message"]["id"] == "table-resigned"


def test_what_bots_do_is_heard(server: Running) -> None:
    ana = server.client("Ana")
    table = opened(ana, "me", "greedy")
    plan(ana, table)
    until(lambda: bool(moves(ana, table)))
    with live(ana, table) as socket:
        told = hear(socket)
        log = told["log"]
        act(ana, table, "pass")
        while told["now"]["phase"] != "over":
            told = hear(socket)
            log += told["log"]
    assert log == ana.get(f"tables/{table}")["log"]
    assert {"p1", "p2"} <= {entry.get("seat") for entry in log}


def test_a_setting_is_heard_at_ones_own_seat_only(server: Running) -> None:
    ana, ben, table = pair(server)
    with live(ana, table) as mine, live(ben, table) as theirs:
        for socket in (mine, theirs):
            hear(socket)
        ana.post(f"tables/{table}/settings", {"auto_end": True})
        update = hear(mine)
        assert (update["log"], update["now"]["seats"][0]["auto_end"]) == ([], True)
        assert heard(theirs) == []


def test_a_question_is_heard_and_answered_on_the_socket(server: Running) -> None:
    ana, ben, table = pair(server)
    plan(ana, table)
    plan(ben, table)
    act(ana, table, "salesman pool>seoul")
    act(ben, table, "salesman pool>zurich")
    with live(ben, table) as socket:
        hear(socket)
        undo(ana, table)
        update = hear(socket)
        assert update["now"]["asking"] == {"seat": "p1", "agreed": [], "yours": True}
        told = wish(socket, "answer", seq=update["seq"], agree=True)
    assert told["seq"] == update["seq"] + 2  # that Ben agrees, and what is taken back
    assert "salesman pool>seoul" in moves(ana, table)


def closed(socket: ClientConnection) -> bool:
    """Whether the server ends a socket before it tells anything more; wishes on it do nothing."""
    try:
        socket.send(json.dumps({"do": "done", "key": "late", "seq": 0}))
        while True:
            told = hear(socket)
            assert "now" not in told, told
    except ConnectionClosed:
        return True


def test_the_socket_of_a_seat_ends_when_the_seat_is_somebody_elses(server: Running) -> None:
    ana, ben, cy = (server.client(name) for name in ("Ana", "Ben", "Cy"))
    table = opened(ana, "me", "open", public=True)
    other = opened(ana, "me", "open", "open", public=True)
    with ExitStack() as stack:
        ben.post(f"tables/{other}/join")
        gathering = stack.enter_context(live(ben, other))
        assert hear(gathering)["about"]["seat"] == "p2"
        ben.post(f"tables/{other}/leave")
        cy.post(f"tables/{other}/join", {"seat": "p2"})
        ana.post(f"tables/{other}/fill", {"seat": "p3", "bot": "greedy"})
        assert closed(gathering)
        ben.post(f"tables/{table}/join")
        playing = stack.enter_context(live(ben, table))
        assert "hand" in hear(playing)["now"]["own"]
        ben.post(f"tables/{table}/leave")
        assert closed(playing)
    with live(ben, table) as socket:
        assert hear(socket)["about"]["seat"] == ""


def test_who_is_put_off_a_seat_by_the_host_sees_no_more_through_it(server: Running) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    table = opened(ana, "me", "open", "open", public=True)
    ben.post(f"tables/{table}/join")
    with live(ben, table) as socket:
        hear(socket)
        ana.post(f"tables/{table}/fill", {"seat": "p2", "bot": "greedy"})
        ana.post(f"tables/{table}/fill", {"seat": "p3", "bot": "greedy"})
        assert now(ana, table)["phase"] == "playing"
        assert closed(socket)


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("?seat=p2", 403),
        ("?seat=p9", 403),
        ("?seat=p0", 422),
        ("?seat=Ana", 422),
        ("?since=-1", 422),
        ("?since=x", 422),
    ],
)
def test_a_socket_that_one_may_not_have_is_refused(server: Running, query: str, status: int) -> None:
    ana, _, table = pair(server)
    with pytest.raises(InvalidStatus) as refused:
        live(ana, table, query)
    assert refused.value.response.status_code == status
    assert json.loads(refused.value.response.body or b"")["error"]["id"]


def test_a_socket_needs_a_person_and_a_table(server: Running) -> None:
    ana, _, table = pair(server)
    for client, where, status in ((server.client(), table, 401), (ana, "x" * 16, 404)):
        with pytest.raises(InvalidStatus) as refused:
            live(client, where)
        assert refused.value.response.status_code == status
