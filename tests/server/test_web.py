"""What the web layer does with a request before a handler sees it, and with the handler's answer."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.applications import Starlette

from roundhouse.core.message import Message
from roundhouse.core.text import t
from roundhouse.server.failure import of_problem
from roundhouse.server.rows import StorageFull
from roundhouse.server.settings import Settings
from roundhouse.server.web import Route, mount
from tests.server import small

ANA = {"Authorization": "Bearer token-of-ana"}
WAGONS = "/api/v1/wagons"
LOOK = "/api/v1/tables/abc_DEF-123"
APP = small.app(None, small.FAULT)
NOBODY = small.Shed(Settings(Path(), (), 1))


def ask(method: str, path: str, **more: Any) -> httpx.Response:
    return small.ask(APP, method, path, **more)


def post(body: bytes, kind: str | None = "application/json", token: bool = True) -> httpx.Response:
    headers = {**(ANA if token else {}), **({"Content-Type": kind} if kind is not None else {})}
    return ask("POST", WAGONS, content=body, headers=headers)


def error(response: httpx.Response) -> dict[str, Any]:
    """The error of an answer, which must have its form, and words."""
    assert response.headers["content-type"] == "application/json"
    told: dict[str, Any] = response.json()["error"]
    assert set(told) == {"id", "args"}
    assert t(Message(told["id"], told["args"]))
    return told


def test_a_body_reaches_the_handler_as_its_type_and_the_answer_has_the_declared_status() -> None:
    answer = ask("POST", WAGONS, json={"name": "tender", "axles": 3, "load": ["coal"]}, headers=ANA)
    assert answer.status_code == 201
    assert answer.headers["content-type"] == "application/json"
    assert answer.json() == {"name": "tender", "axles": 3, "load": ["coal"], "by": "Ana"}


@pytest.mark.parametrize("kind", ["application/json", "application/json; charset=utf-8", "Application/JSON ;a=b"])
def test_json_is_taken_however_its_type_is_written(kind: str) -> None:
    assert post(b'{"name": "tender"}', kind).status_code == 201


@pytest.mark.parametrize(
    "kind", [None, "", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonp"]
)
def test_another_type_of_body_is_415(kind: str | None) -> None:
    answer = post(b'{"name": "tender"}', kind)
    assert answer.status_code == 415
    assert error(answer) == {"id": "server-body-not-json", "args": {"type": kind or ""}}


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b'{"name": "tender"',
        b'{"name": "tender"} x',
        b"\xff",
        b'{"name": "\xff"}',
        b'{"name": "\\ud800"}',
        b'{"name": "t", "note": NaN}',
        b'{"name": "t", "note": ' + b"[" * 900,
        b"\xef\xbb\xbf" + b'{"name": "tender"}',
    ],
)
def test_what_is_no_json_is_400(body: bytes) -> None:
    answer = post(body)
    assert answer.status_code == 400
    assert error(answer)["id"] == "server-body-malformed"


def test_json_that_is_nested_without_end_is_400() -> None:
    deep = b'{"name": "t", "note": ' + b"[" * 50_000 + b"]" * 50_000 + b"}"
    route = Route("POST", WAGONS, small.make_wagon, "", small.Wagon, answers={200: small.Made}, body_limit=200_000)
    app = Starlette(routes=mount([route], NOBODY))
    answer = small.ask(app, "POST", WAGONS, content=deep, headers={**ANA, "Content-Type": "application/json"})
    assert answer.status_code == 400
    assert error(answer)["id"] == "server-body-malformed"


@pytest.mark.parametrize(
    "body",
    [
        b"null",
        b"[]",
        b"{}",
        b'{"name": 1}',
        b'{"name": ""}',
        b'{"name": "t", "axles": "3"}',
        b'{"name": "t", "axles": 3.0}',
        b'{"name": "t", "axles": true}',
        b'{"name": "t", "axles": 13}',
        b'{"name": "t", "axles": ' + b"9" * 500 + b"}",
        b'{"name": "t", "load": [1]}',
        b'{"name": "t", "colour": "red"}',
    ],
)
def test_json_that_does_not_fit_the_type_is_422(body: bytes) -> None:
    answer = post(body)
    assert answer.status_code == 422
    assert error(answer)["id"] == "server-body-invalid"


def test_the_error_of_a_body_says_where_it_is() -> None:
    told = error(post(b'{"name": "t", "load": ["coal", 7]}'))
    assert "$.load[1]" in str(told["args"])


def test_a_body_that_nobody_asked_for_is_dropped() -> None:
    answer = ask("POST", LOOK + "/leave", content=b"{}", headers={"Content-Type": "text/plain"})
    assert (answer.status_code, answer.content) == (204, b"")
    assert "connection" not in answer.headers


def test_a_body_over_the_limit_of_its_route_is_413() -> None:
    good = b'{"name": "tender", "note": "' + b"x" * (1000 - 30) + b'"}'
    assert len(good) == 1000
    assert post(good).status_code == 201
    answer = post(good.replace(b"x", b"xx", 1))
    assert answer.status_code == 413
    assert error(answer) == {"id": "server-body-too-large", "args": {"limit": 1000}}
    assert ask("POST", LOOK + "/leave", content=b"x" * 101).status_code == 413


def test_a_query_reaches_the_handler_as_its_type() -> None:
    answer = ask("GET", LOOK + "?since=12&seat=p3&all=true&as=null", headers=ANA)
    assert answer.status_code == 200
    assert answer.json() == {
        "table": "abc_DEF-123",
        "since": 12,
        "seat": "p3",
        "all": True,
        "viewer": "null",
        "by": "Ana",
    }
    plain = ask("GET", LOOK + "?since=0").json()
    assert plain == {"table": "abc_DEF-123", "since": 0, "seat": None, "all": False, "viewer": None, "by": None}


@pytest.mark.parametrize(
    ("query", "id"),
    [
        ("", "server-query-invalid"),
        ("since=", "server-query-invalid"),
        ("since=x", "server-query-invalid"),
        ("since=-1", "server-query-invalid"),
        ("since=1001", "server-query-invalid"),
        ("since=" + "9" * 5000, "server-query-invalid"),
        ("since=1&seat=p0", "server-query-invalid"),
        ("since=1&seat=", "server-query-invalid"),
        ("since=1&all=perhaps", "server-query-invalid"),
        ("since=1&viewer=p1", "server-query-unknown"),
        ("since=1&utm_source=mail", "server-query-unknown"),
        ("since=1&since=1", "server-query-twice"),
        ("since=1&seat=%FF", "server-query-malformed"),
        ("&".join(["since=1"] * 40), "server-query-malformed"),
    ],
)
def test_a_query_that_does_not_fit_is_422(query: str, id: str) -> None:
    answer = ask("GET", f"{LOOK}?{query}")
    assert answer.status_code == 422
    assert error(answer)["id"] == id


def test_a_route_without_a_query_takes_no_parameter() -> None:
    assert error(ask("GET", "/api/v1/health?x=1")) == {"id": "server-query-unknown", "args": {"name": "x"}}


@pytest.mark.parametrize("table", ["abcdef", "A-_9" * 8])
@pytest.mark.parametrize("seat", ["p1", "p9"])
def test_path_parameters_of_their_pattern_are_taken(table: str, seat: str) -> None:
    answer = ask("GET", f"/api/v1/tables/{table}/seats/{seat}")
    assert (answer.status_code, answer.text) == (200, f"{table} {seat}\n")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"


@pytest.mark.parametrize(
    "path",
    [
        "/api/v1/tables/abcde/seats/p1",
        f"/api/v1/tables/{'a' * 33}/seats/p1",
        "/api/v1/tables/abcde%C3%A9/seats/p1",
        "/api/v1/tables/abcdef/seats/p0",
        "/api/v1/tables/abcdef/seats/p10",
        "/api/v1/tables/abcdef/seats/q1",
        "/api/v1/tables/abcdef/seats/p1%0A",
        "/api/v1/tables/abcdef%0A/seats/p1",
        "/api/v1/tables/abcdef/seats/p1/",
        "/api/v1/health/",
        "/api/v1/health%0A",
        "/api/v1/HEALTH",
        "/api/v2/health",
        "/api",
        "/",
        "/nowhere",
        "/%00",
        "/..%2f..%2fetc/passwd",
    ],
)
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE", "OPTIONS", "PROPFIND"])
def test_what_is_not_there_is_404_whatever_the_method(path: str, method: str) -> None:
    answer = ask(method, path)
    assert answer.status_code == 404
    assert answer.json() == {"error": {"id": "server-not-found", "args": {}}}


@pytest.mark.parametrize(
    ("path", "method", "allow"),
    [
        (LOOK, "POST", "GET, HEAD, OPTIONS"),
        (LOOK, "PROPFIND", "GET, HEAD, OPTIONS"),
        (LOOK + "/leave", "GET", "DELETE, OPTIONS, POST"),
        (LOOK + "/leave", "HEAD", "DELETE, OPTIONS, POST"),
        (WAGONS, "PUT", "OPTIONS, POST"),
    ],
)
def test_another_method_is_405_with_all_that_are_allowed(path: str, method: str, allow: str) -> None:
    answer = ask(method, path)
    assert answer.status_code == 405
    assert answer.headers["allow"] == allow
    if method != "HEAD":
        assert error(answer) == {"id": "server-wrong-method", "args": {"method": method, "allow": allow}}


def test_options_tell_what_is_allowed() -> None:
    answer = ask("OPTIONS", LOOK + "/leave")
    assert (answer.status_code, answer.headers["allow"], answer.content) == (204, "DELETE, OPTIONS, POST", b"")


def test_head_has_the_headers_of_get_and_nothing_else() -> None:
    whole, head = ask("GET", LOOK + "?since=1"), ask("HEAD", LOOK + "?since=1")
    assert head.status_code == 200
    assert head.content == b""
    assert dict(head.headers) == dict(whole.headers)
    assert int(head.headers["content-length"]) == len(whole.content)


def test_without_a_person_a_route_that_needs_one_is_401() -> None:
    answer = post(b'{"name": "tender"}', token=False)
    assert answer.status_code == 401
    assert answer.headers["www-authenticate"] == "Bearer"
    assert error(answer) == {"id": "server-no-person", "args": {}}


def test_whoever_is_nobody_does_not_learn_what_is_wrong_with_a_request() -> None:
    assert post(b"{", token=False).status_code == 401
    assert ask("POST", WAGONS + "?x=1").status_code == 401


def test_a_problem_is_422_with_its_message() -> None:
    answer = ask("DELETE", LOOK + "/leave")
    assert answer.status_code == 422
    assert answer.json() == {"error": {"id": "game-unknown", "args": {"game": "chess", "games": "siberia"}}}


def test_a_failure_carries_its_rule_and_whatever_else_it_has_to_say() -> None:
    answer = ask("POST", "/api/v1/stale")
    assert (answer.status_code, answer.headers["retry-after"]) == (409, "1")
    assert answer.json() == {"error": {"id": "server-not-found", "args": {}}, "rule": "SI-4.3", "seq": 7}


def test_a_defect_is_500_without_details_and_its_traceback_goes_to_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, "roundhouse.server"):
        answer = ask("GET", "/api/v1/fault")
    assert answer.status_code == 500
    assert answer.json() == {"error": {"id": "server-fault", "args": {}}}
    assert "secret of the boiler" not in answer.text
    assert "RuntimeError: the secret of the boiler" in caplog.text
    assert "small.py" in caplog.text


def test_an_answer_may_be_a_page() -> None:
    answer = ask("GET", "/page")
    assert (answer.headers["content-type"], answer.text) == ("text/html; charset=utf-8", "<p>äöü</p>")
    assert int(answer.headers["content-length"]) == len("<p>äöü</p>".encode())


def test_an_answer_may_have_another_status_and_several_headers_of_a_name() -> None:
    answer = ask("POST", "/api/v1/cookies")
    assert (answer.status_code, answer.json()) == (201, {"made": True})
    assert answer.headers.get_list("set-cookie") == ["a=1", "b=2"]


def test_a_path_parameter_without_a_pattern_is_a_defect() -> None:
    with pytest.raises(ValueError, match="wheel"):
        mount([Route("GET", "/{wheel}", small.health, "")], NOBODY)


def test_a_route_declared_twice_is_a_defect() -> None:
    with pytest.raises(ValueError, match="twice"):
        mount([small.FAULT, small.FAULT], NOBODY)


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(["GET", "POST", "DELETE", "HEAD", "OPTIONS"]),
    st.sampled_from([WAGONS, LOOK, LOOK + "/leave", LOOK + "/seats/p1"])
    | st.text(st.characters(codec="utf-8", exclude_characters="?#"), max_size=20).map(lambda s: f"/api/v1/tables/{s}"),
    st.binary(max_size=30) | st.sampled_from([b"since=1", b"since=1&seat=p1", b"since=1&as=%00"]),
    st.binary(max_size=60)
    | st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["name", "axles", "x"]), inner),
    ).map(msgspec.json.encode),
)
def test_no_request_makes_a_5xx(method: str, path: str, query: bytes, body: bytes) -> None:
    url = f"{quote(path)}?{quote(query, safe='=&%')}"
    answer = ask(method, url, content=body, headers={**ANA, "Content-Type": "application/json"})
    assert answer.status_code < 500
    if answer.status_code >= 400 and method != "HEAD":
        error(answer)


def test_a_problem_with_a_file_does_not_tell_where_it_lies() -> None:
    told = of_problem(StorageFull("server-storage-full", file="/home/ana/games/roundhouse.sqlite3"))
    assert (told.status, told.as_json()) == (
        507,
        {"error": {"id": "server-storage-full", "args": {"file": "roundhouse.sqlite3"}}},
    )
