"""Requests of those who mean no good, at every endpoint of the whole server: foreign tables, seats and tokens, other
hosts and origins, bodies that are none, HTML wherever text can be written. Nothing of it changes anything.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.guests import act, house, moves, now, opened, pair, planned, seq
from tests.server.running import Client, Running, Told, new_key
from tests.server.test_guard import FOREIGN, SAFETY

PLAIN = {"Content-Type": "text/plain"}
SEATS = [{"kind": "person"}, {"kind": "person"}]
READ = ["", "/board", "/record", "/log", "/effects?action=0", "/why?action=0", "/at/0", "/hint", "/analysis"]
DONE: dict[str, dict[str, Any]] = {
    "join": {},
    "leave": {},
    "return": {},
    "resign": {},
    "fill": {"seat": "p2", "bot": "greedy"},
    "settings": {"auto_end": True},
    "rematch": {},
    "analysis": {},
    "fork": {"at": 0, "seats": SEATS},
    "act": {"seq": 1, "key": "k", "actions": [0]},
    "done": {"seq": 1, "key": "k"},
    "undo": {"seq": 1, "key": "k"},
    "answer": {"seq": 1, "key": "k", "agree": True},
}
OTHERS = {  # the endpoints that are not about one table
    "GET": ["me", "tables"],
    "POST": ["tables", "tables/import"],
    "PATCH": ["me"],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with house(tmp_path_factory.mktemp("data")) as made:
        yield made


def every_request(table: str) -> Iterator[tuple[str, str, Any]]:
    """A request that fits, for everything that can be asked of a table."""
    for path in READ:
        yield "GET", f"tables/{table}{path}", None
    for name, body in DONE.items():
        yield "POST", f"tables/{table}/{name}", body


def test_no_endpoint_is_forgotten_here(server: Running) -> None:
    paths = server.client().get("openapi.json")["paths"]
    found = {path.removeprefix("/api/v1/tables/{table}") for path in paths if "{table}" in path}
    assert found == {path.partition("?")[0].replace("at/0", "at/{n}") for path in READ} | {f"/{name}" for name in DONE}
    public = {
        "/api/v1/health",
        "/api/v1/persons",
        "/api/v1/games",
        "/api/v1/games/{game}/rules",
        "/api/v1/openapi.json",
    }
    rest = {f"/api/v1/{path}" for listed in OTHERS.values() for path in listed}
    assert {path for path in paths if "{table}" not in path} == public | rest


def everything(server: Running, table: str, *clients: Client) -> list[object]:
    """All that there is of a table: its log, and what each of these is told of it."""
    room = server.served.house.rooms[table]
    told = [client.call("GET", f"tables/{table}").raw for client in clients]
    return [list(room.table.log), list(room.table.versions), dict(room.answers), told]


def shown(told: Told) -> tuple[int, bytes, dict[str, str]]:
    return told.status, told.raw, told.headers


def refusal(client: Client, path: str, **headers: str) -> tuple[int, bytes, dict[str, str]]:
    """How a handshake is refused."""
    with pytest.raises(InvalidStatus) as caught:
        client.socket(path, **headers).close()
    response = caught.value.response
    given = {name.lower(): value for name, value in response.headers.raw_items()}
    return (
        response.status_code,
        bytes(response.body or b""),
        {name: value for name, value in given.items() if name != "date"},
    )


def test_a_private_table_of_others_is_as_if_it_were_not_there(server: Running) -> None:
    """Byte for byte, whatever is asked of it."""
    ana, mallory = server.client("Ana"), server.client("Mallory")
    gathering, playing = opened(ana, "me", "open"), opened(ana, "me", "me")
    for table in (gathering, playing):
        before = everything(server, table, ana)
        nowhere = "x" * len(table)
        for (method, path, body), (_, other, _) in zip(every_request(table), every_request(nowhere), strict=True):
            told, missing = mallory.call(method, path, body), mallory.call(method, other, body)
            assert (told.status, told.body["error"]["id"]) == (404, "server-no-table"), path
            assert shown(told) == shown(missing)
        for more in ({"invite": "0" * 32}, {"invite": "x"}, {"watch": True}, {"seat": "p2"}, {"seat": "p9"}):
            told, missing = (mallory.call("POST", f"tables/{one}/join", more) for one in (table, nowhere))
            assert shown(told) == shown(missing)
            assert told.status == 404
        for query in ("", "?seat=p1", "?since=1"):
            refused, unknown = (refusal(mallory, f"tables/{one}/live{query}") for one in (table, nowhere))
            assert refused == unknown
            assert refused[0] == 404
        assert table not in mallory.call("GET", "tables").raw.decode()
        assert everything(server, table, ana) == before


def test_at_a_table_that_one_may_see_the_seats_of_others_are_theirs(server: Running) -> None:
    ana, ben, table = planned(server)
    mallory = server.client("Mallory")
    before = everything(server, table, ana, ben, mallory)
    now_seq = seq(mallory, table)
    for seat, (method, path, body) in product(("p1", "p2", None), every_request(table)):
        if method == "GET":
            query = f"{'&' if '?' in path else '?'}seat={seat}" if seat else ""
            path += query.replace("seat", "viewer") if "/at/" in path else query
        else:
            body = {**body, **({"seq": now_seq} if "seq" in body else {}), **({"seat": seat} if seat else {})}
        told = mallory.call(method, path, body)
        name = path.partition("?")[0].rpartition("/")[2]
        if name in ("rematch", "fork"):
            assert told.status == (422 if name == "fork" or seat else 403)
        elif name == "analysis":  # nobody's, while the game is not over
            assert told.status == (422 if seat else 409)
        elif seat is None and name in (table, "board", "record", "log", "0"):
            assert told.status == 200  # as a spectator
        elif name == "join":
            assert (told.status, told.body["error"]["id"]) == (
                422,
                "table-seat-taken" if seat else "table-no-seat-free",
            )
        else:
            assert told.status == 403, (path, body, told.body)
    for seat in ("p1", "p2"):
        assert refusal(mallory, f"tables/{table}/live?seat={seat}")[0] == 403
    assert refusal(ben, f"tables/{table}/live?seat=p1")[0] == 403
    assert everything(server, table, ana, ben, mallory) == before


def test_seats_that_are_none_are_refused(server: Running) -> None:
    ana, ben, table = planned(server)
    before = everything(server, table, ana, ben)
    for seat in ("p0", "p10", "P1", "1", "", "p1 ", "p1\n", "*", "p１", "null", "../p1"):
        for name, body in DONE.items():
            if name not in ("rematch", "fork"):
                assert ana.call("POST", f"tables/{table}/{name}", {**body, "seat": seat}).status == 422, (name, seat)
    for seat in ("p0", "p10", "null", "p1%0A", "%00", "p1&seat=p1"):
        assert ana.call("GET", f"tables/{table}?seat={seat}").status == 422
        if "&" not in seat:
            assert refusal(ana, f"tables/{table}/live?seat={seat}")[0] == 422
    assert ana.call("GET", f"tables/{table}/effects?action=null").status == 422
    for kind in ("person\n", "Person", "", "host"):
        body = {"game": "siberia", "seats": [*SEATS, {"kind": kind}]}
        assert ana.call("POST", "tables", body).status == 422, kind
    assert everything(server, table, ana, ben) == before


TOKENS = [
    "Bearer",
    "Bearer ",
    "Bearer nobody",
    "Bearer " + "x" * 43,
    "Bearer " + "x" * 201,
    "Bearer " + "x" * 60_000,
    "Bearer \xff\xfe\x80",
    "Bearer a b",
    "Basic QW5hOg==",
    "Digest x",
    "token",
]


@pytest.mark.parametrize("authorization", TOKENS, ids=lambda text: ascii(text[:20]))
def test_a_token_that_nobody_has_opens_nothing(server: Running, authorization: str) -> None:
    ana = server.client("Ana")
    table = opened(ana, "me", "open", public=True)
    before = everything(server, table, ana)
    nobody = server.client()
    nobody.headers = {"Authorization": authorization}
    told = [nobody.call(*request) for request in every_request(table)]
    told += [nobody.call(method, path, {}) for method, paths in OTHERS.items() for path in paths]
    assert [one.status for one in told] == [401] * len(told)
    assert {one.body["error"]["id"] for one in told} == {"server-unknown-token"}
    assert {one.headers["www-authenticate"] for one in told} == {"Bearer"}
    for path in (f"tables/{table}/live", "lobby/live"):
        assert refusal(nobody, path)[0] == (401 if len(authorization) < 8000 else 431)
    assert everything(server, table, ana) == before


def test_a_token_counts_in_the_header_only(server: Running) -> None:
    ana = server.client("Ana")
    nobody = server.client()
    for name in ("token", "access_token", "authorization"):
        assert nobody.call("GET", f"me?{name}={ana.token}").status == 401
        assert ana.call("GET", f"me?{name}={ana.token}").status == 422
        assert refusal(nobody, f"lobby/live?{name}={ana.token}")[0] == 401
    assert nobody.call("GET", "me", Cookie=f"token={ana.token}; roundhouse={ana.token}").status == 401


def test_only_the_host_fills_seats(server: Running) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    table = opened(ana, "me", "open", "open", public=True)
    ben.post(f"tables/{table}/join")
    before = everything(server, table, ana, ben)
    for seat, bot in product(("p1", "p2", "p3"), ("greedy", "")):
        told = ben.call("POST", f"tables/{table}/fill", {"seat": seat, "bot": bot})
        assert (told.status, told.body["error"]["id"]) == (403, "server-not-host")
    assert everything(server, table, ana, ben) == before


def test_the_invitation_is_told_to_nobody_who_only_watches_and_is_taken_in_a_body_only(server: Running) -> None:
    ana, guest = server.client("Ana"), server.client("Guest")
    table = opened(ana, "me", "open", public=True)
    invite = ana.get(f"tables/{table}")["about"]["invite"]
    assert len(invite) == 32
    asked = [request for request in every_request(table) if request[0] == "GET" and "/analysis" not in request[1]]
    told = [guest.call(*request) for request in asked]
    told += [guest.call("GET", "tables"), guest.call("POST", f"tables/{table}/join", {"watch": True})]
    told += [server.client().call("GET", "/")]
    assert {one.status for one in told} <= {200, 403}
    assert [one for one in told if invite.encode() in one.raw or invite in str(one.headers)] == []
    with guest.socket(f"tables/{table}/live") as live, guest.socket("lobby/live") as lobby:
        assert json.loads(live.recv(30))["about"]["invite"] == ""
        assert invite not in str(lobby.recv(30))
    private = opened(ana, "me", "open")
    key = ana.get(f"tables/{private}")["about"]["invite"]
    for path in (f"tables/{private}?invite={key}", f"tables/{private}/join?invite={key}", f"tables?invite={key}"):
        assert guest.call("GET", path).status in (405, 422)
    assert guest.call("POST", f"tables/{private}/join?invite={key}", {}).status == 422
    assert refusal(guest, f"tables/{private}/live?invite={key}")[0] == 404
    assert guest.call("POST", f"tables/{private}/join", {"invite": invite}).status == 404  # that of another table
    assert guest.call("POST", f"tables/{private}/join", {"invite": key.upper()}).status == 404
    assert guest.post(f"tables/{private}/join", {"invite": key, "watch": True})["invite"] == ""
    assert guest.get(f"tables/{private}")["about"]["invite"] == ""
    assert key.encode() not in guest.call("GET", f"tables/{private}").raw


def test_who_is_not_to_act_cannot_and_nothing_comes_of_it(server: Running) -> None:
    ana, ben, table = planned(server)
    first, second = (ana, ben) if moves(ana, table) else (ben, ana)
    assert moves(second, table) == []
    before = everything(server, table, ana, ben)
    numbers = [action[0] for action in now(first, table)["legal"]["actions"]]
    tried: list[list[int | str]] = [[number] for number in numbers[:20]]
    tried += [["pass"], [0], [2**31 - 1], numbers[:5], ["fly to the moon"], [""], ["pass"] * 64]
    for actions in tried:
        told = second.wish(table, "act", actions=actions)
        assert told.status == 422, actions
        assert told.body.get("rule") or told.body["error"]["id"].startswith(
            ("table-", "notation-", "siberia-", "action-")
        )
    for told in (second.wish(table, "done"), second.wish(table, "answer", agree=True)):
        assert (told.status, told.body["error"]["id"].startswith("table-")) == (422, True)
    with second.socket(f"tables/{table}/live") as opened_:
        opened_.recv(30)
        opened_.send(json.dumps({"do": "act", "key": new_key(), "seq": seq(second, table), "actions": numbers[:1]}))
        assert json.loads(opened_.recv(30))["status"] == 422
    assert everything(server, table, ana, ben) == before


def test_who_does_not_know_the_position_is_told_what_was_missed_and_nothing_comes_of_it(server: Running) -> None:
    ana, ben, table = planned(server)
    first = ana if moves(ana, table) else ben
    last = seq(first, table)
    legal = moves(first, table)[0]
    before = everything(server, table, ana, ben)
    for old in (0, 1, last - 1, last + 1, 2**31 - 1):
        for wish, more in (("act", {"actions": [legal]}), ("undo", {}), ("done", {}), ("answer", {"agree": True})):
            told = first.wish(table, wish, seq=old, **more)
            assert (told.status, told.body["error"]["id"], told.body["seq"]) == (409, "server-stale", last)
            since = old if old <= last else 0
            assert told.body["log"] == first.get(f"tables/{table}/log?since={since}")["log"]
    assert everything(server, table, ana, ben) == before
    act(first, table, legal)


HANDSHAKE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}
HOSTS = [
    "evil.example",
    "evil.example:{port}",
    "127.0.0.1",
    "127.0.0.1:1",
    "localhost.:{port}",
    "",
    "[::ffff:7f00:1]:{port}",
]


@pytest.mark.parametrize("host", HOSTS)
def test_a_request_for_another_host_is_refused_everywhere(server: Running, host: str) -> None:
    ana = server.client("Ana")
    table = opened(ana, "me", "open", public=True)
    before = everything(server, table, ana)
    given = host.format(port=server.port)
    for request in [
        *every_request(table),
        ("GET", "/", None),
        ("GET", "health", None),
        ("POST", "persons", {"name": "A"}),
    ]:
        told = ana.call(*request, Host=given)
        assert (told.status, told.body["error"]["id"]) == (421, "server-wrong-host")
        assert {name: told.headers.get(name) for name in SAFETY} == SAFETY
    for path in (f"tables/{table}/live", "lobby/live"):
        ana.headers = {"Host": given, **HANDSHAKE}
        told = ana.call("GET", path)
        assert (told.status, told.body["error"]["id"]) == (403, "server-wrong-host")
        ana.headers = {}
    assert everything(server, table, ana) == before


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_somebody_else_can_change_nothing_and_opens_no_socket(server: Running, origin: str) -> None:
    ana = server.client("Ana")
    table = opened(ana, "me", "open", public=True)
    before = everything(server, table, ana)
    for method, path, body in [
        *every_request(table),
        ("POST", "persons", {"name": "A"}),
        ("PATCH", "me", {"name": "B"}),
    ]:
        told = ana.call(method, path, body, Origin=origin)
        assert "access-control-allow-origin" not in told.headers
        assert told.headers["cross-origin-resource-policy"] == "same-origin"
        if method != "GET":
            assert (told.status, told.body["error"]["id"]) == (403, "server-wrong-origin")
    for path in (f"tables/{table}/live", "lobby/live"):
        assert refusal(ana, path, Origin=origin)[0] == 403
    assert everything(server, table, ana) == before


def browser(server: Running) -> tuple[Client, str]:
    """Somebody with a cookie, and its value."""
    client = server.client()
    told = client.call("POST", "persons", {"name": "Bea"})
    cookie, *facts = told.headers["set-cookie"].split("; ")
    instance = client.get("health")["instance"]
    assert cookie.startswith(f"roundhouse_{instance}=")
    assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= set(facts)
    assert not any(fact.startswith("Domain") for fact in facts)
    token = cookie.partition("=")[2]
    assert token.encode() not in told.raw
    client.headers = {"Cookie": cookie}
    return client, token


def test_a_cookie_is_good_for_requests_and_for_sockets_of_our_own_pages(server: Running) -> None:
    bea, token = browser(server)
    own = f"http://127.0.0.1:{server.port}"
    assert bea.get("me")["name"] == "Bea"
    bea.headers |= {"Origin": own, "Sec-Fetch-Site": "same-origin"}
    made = bea.call("POST", "tables", {"game": "siberia", "seats": SEATS})
    assert made.status == 201
    for path in (f"tables/{made.body['table']}/live", "lobby/live"):
        with bea.socket(path) as opened_:
            assert made.body["table"] in str(opened_.recv(30))
    assert token.encode() not in bea.call("GET", "me").raw + bea.call("GET", "tables").raw


def test_a_cookie_is_good_for_nothing_from_elsewhere(server: Running) -> None:
    bea, _ = browser(server)
    table = opened(bea, "me", "open")
    before = everything(server, table, bea)
    foreign = [("Origin", origin) for origin in FOREIGN]
    foreign += [("Sec-Fetch-Site", site) for site in ("cross-site", "same-site")]
    cookie = bea.headers
    for header in foreign:
        bea.headers = cookie | dict([header])
        for method, path, body in every_request(table):
            if method != "GET":
                assert bea.call(method, path, body).status == 403
        form = bea.call("POST", f"tables/{table}/resign", None, b"{}", **PLAIN)  # which pages send without asking first
        assert form.status == 403
        for path in (f"tables/{table}/live", "lobby/live"):
            assert refusal(bea, path)[0] == 403
    bea.headers = cookie
    assert bea.call("POST", f"tables/{table}/resign", None, b"{}", **PLAIN).status == 415
    assert everything(server, table, bea) == before


def test_a_bearer_counts_more_than_a_cookie(server: Running) -> None:
    bea, _ = browser(server)
    ana = server.client("Ana")
    bea.token = ana.token
    assert bea.get("me")["name"] == "Ana"
    bea.token = "nobody"
    assert bea.call("GET", "me").status == 401


BODIES: list[tuple[bytes, str, int]] = [
    (b"", "application/json", 400),
    (b"{", "application/json", 400),
    (b"nonsense", "application/json", 400),
    (b"\xff\xfe{}", "application/json", 400),
    (b"\xef\xbb\xbf{}", "application/json", 400),
    (b'{"seat": "\xc3\x28"}', "application/json", 400),
    (b"{}{}", "application/json", 400),
    (b"[]", "application/json", 422),
    (b"null", "application/json", 422),
    (b"7", "application/json", 422),
    (b"[" * 8000, "application/json", 422),
    (b'{"a": ' * 2500, "application/json", 422),
    (b'{"unknown": 1}', "application/json", 422),
    (b'{"__proto__": {}, "seat": "p1"}', "application/json", 422),
    (b"{}", "", 415),
    (b"{}", "text/plain", 415),
    (b"seat=p1", "application/x-www-form-urlencoded", 415),
    (b"<seat/>", "text/xml", 415),
    (b" " * 16_385, "application/json", 413),
    (b'{"key": "' + b"x" * 16_384 + b'"}', "application/json", 413),
]


@pytest.mark.parametrize(("raw", "kind", "status"), BODIES, ids=lambda given: ascii(given)[:24])
def test_a_body_that_is_none_is_refused_everywhere(server: Running, raw: bytes, kind: str, status: int) -> None:
    ana = server.client("Ana")
    table = opened(ana, "me", "open", public=True)
    before = everything(server, table, ana)
    paths = [("POST", f"tables/{table}/{name}") for name in DONE]
    paths += [("POST", "tables"), ("POST", "tables/import"), ("POST", "persons"), ("PATCH", "me")]
    for method, path in paths:
        told = ana.call(method, path, None, raw, **{"Content-Type": kind})
        if status == 413 and path == "tables/import":
            assert told.status in (400, 422)  # it takes more
        else:
            assert told.status in ((400, 422) if status == 400 else (status,)), path
        assert told.headers["content-type"] == "application/json"
        if told.headers.get("connection") == "close":
            ana.close()
    assert everything(server, table, ana) == before
    assert ana.get("me")["name"] == "Ana"


EVIL = "<script>alert('1')</script>\"&"


class Outline(HTMLParser):
    """What a page is made of: its elements with their attributes, and its texts."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, list[tuple[str, str | None]]]] = []
        self.texts: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, attrs))

    def handle_data(self, data: str) -> None:
        self.texts.append(data.strip())

    def handle_comment(self, data: str) -> None:
        self.elements.append(("comment", [(data, None)]))


def test_html_in_a_name_is_text_wherever_the_name_comes_back(server: Running) -> None:
    eve = server.client(EVIL)
    assert eve.get("me")["name"] == EVIL
    assert eve.call("PATCH", "me", {"name": EVIL + "!"}).body["name"] == EVIL + "!"
    assert eve.call("PATCH", "me", {"name": EVIL}).body["name"] == EVIL
    seats = [{"kind": "person"}, {"kind": "person", "name": "<b>" + EVIL}]
    table = eve.post("tables", {"game": "siberia", "seats": seats, "public": True, "key": EVIL}, 201)["table"]
    assert eve.post("tables", {"game": "siberia", "seats": seats, "public": True, "key": EVIL}, 201)["table"] == table
    assert [seat["name"] for seat in now(eve, table)["seats"]] == [EVIL, "<b>" + EVIL]
    (summary,) = [told for told in eve.get("tables")["tables"] if told["table"] == table]
    assert [seat["name"] for seat in summary["seats"]] == [EVIL, "<b>" + EVIL]
    eve.post(f"tables/{table}/leave", {"seat": "p2"})
    told = eve.get(f"tables/{table}")["log"][-1]["message"]
    assert (told["id"], told["args"]["before"]) == ("table-left", "<b>" + EVIL)
    record = eve.call("GET", f"tables/{table}/record")
    assert f"seat p1: person {json.dumps(EVIL)}" in record.body
    assert record.headers["content-type"] == "text/plain; charset=utf-8"
    assert record.headers["content-disposition"].startswith("attachment; ")
    with eve.socket(f"tables/{table}/live?seat=p1") as opened_:
        assert json.loads(opened_.recv(30))["now"]["seats"][0]["name"] == EVIL
        opened_.send(json.dumps({"do": "act", "key": EVIL, "seq": seq(eve, table), "actions": [EVIL]}))
        assert json.loads(opened_.recv(30))["key"] == EVIL


def page_with(data: Path, *names: str) -> Outline:
    """The page of a server where persons of these names sit at public tables."""
    data.mkdir()
    with house(data) as server:
        ana = server.client("Ana")
        for name in names:
            seats = [{"kind": "person", "name": name}, {"kind": "open"}]
            ana.post("tables", {"game": "siberia", "public": True, "seats": seats}, 201)
        told = ana.call("GET", "/")
    assert told.headers["content-type"] == "text/html; charset=utf-8"
    assert {header: told.headers.get(header) for header in SAFETY} == SAFETY
    return Outline(told.body)


def test_html_in_a_name_is_text_on_the_page(tmp_path: Path) -> None:
    names = [EVIL, "</td></table><img src=x onerror=x()>", "<!--", "&lt;b&gt;", "]]>", "<svg/onload=x>", "{{7*7}}"]
    evil, plain = page_with(tmp_path / "a", *names), page_with(tmp_path / "b", *["Bo"] * len(names))
    assert evil.elements == plain.elements
    assert len(plain.elements) > 30
    assert set(names) <= set(evil.texts)


ECHOED: list[tuple[str, str, Any]] = [
    ("POST", "persons", {"name": EVIL * 3}),
    ("POST", "persons", {"name": "Ana", EVIL: 1}),
    ("POST", "tables", {"game": EVIL, "seats": SEATS}),
    ("POST", "tables", {"game": "siberia", "seats": [{"kind": EVIL}]}),
    ("POST", "tables", {"game": "siberia", "seats": [{"kind": "bot", "bot": EVIL}, *SEATS]}),
    ("POST", "tables", {"game": "siberia", "seats": [{"kind": "bot", "bot": f"search:{EVIL}"}, *SEATS]}),
    ("POST", "tables", {"game": "siberia", "seats": [{"kind": "person", "colour": EVIL}, *SEATS]}),
    ("POST", "tables", {"game": "siberia", "seats": SEATS, "options": {EVIL: "1"}}),
    ("POST", "tables", {"game": "siberia", "seats": SEATS, "options": {"round_limit": EVIL}}),
    ("POST", "tables", {"game": "siberia", "seats": SEATS, "options": {"exchange_sides": EVIL}}),
    ("POST", "tables/import", {"record": EVIL}),
    ("POST", "tables/import", {"record": f"roundhouse record 1\n{EVIL}\n"}),
    ("GET", "tables?%3Cscript%3E=1", None),
    ("GET", "tables/%3Cscript%3E", None),
    ("GET", "/%3Cscript%3E", None),
    ("GET", "games/%3Cscript%3E/rules", None),
    ("GET", "games/siberia/rules?language=%3Cscript%3E", None),
]


@pytest.mark.parametrize(("method", "path", "body"), ECHOED)
def test_html_in_what_is_refused_comes_back_as_json(server: Running, method: str, path: str, body: Any) -> None:
    told = server.client("Ana").call(method, path, body)
    assert 400 <= told.status < 500
    assert told.headers["content-type"] == "application/json"
    assert {name: told.headers.get(name) for name in SAFETY} == SAFETY
    assert set(told.body) == {"error"}


def test_every_kind_of_answer_has_its_type_and_the_headers_of_safety(server: Running) -> None:
    ana, _, table = pair(server)
    requests = [*every_request(table), ("GET", "/", None), ("GET", "/style.css", None), ("GET", "/favicon.ico", None)]
    requests += [
        ("GET", path, None) for path in ("health", "games", "games/siberia/rules", "openapi.json", "nowhere", "me")
    ]
    requests += [(method, "health", None) for method in ("HEAD", "OPTIONS", "TRACE", "DELETE", "PUT")]
    seen = set()
    for request in requests:
        told = ana.call(*request)
        seen.add(told.status)
        assert {name: told.headers.get(name) for name in SAFETY} == SAFETY, request
        kind = told.headers.get("content-type", "")
        assert kind.partition(";")[0] in (
            "application/json",
            "text/plain",
            "text/markdown",
            "text/html",
            "text/css",
        ) or (told.status == 204 and kind == "")
        assert "server" not in told.headers
    assert seen >= {200, 204, 403, 404, 405, 422}
