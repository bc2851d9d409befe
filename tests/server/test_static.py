"""The browser client as the server sends it: which addresses are its own, and headers that browsers can rely on."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import httpx
import pytest
from starlette.types import ASGIApp

from roundhouse.server import static
from roundhouse.server.guard import POLICY, Guard
from roundhouse.server.openapi_dump import dump
from tests.server import small
from tests.server.running import running

PAGE = "<!doctype html><title>Roundhouse</title>" + "<p>" * 50
SCRIPT = "export const answer = 42;" * 50
FILES = {
    "index.html": PAGE.encode(),
    "favicon.svg": b"<svg/>",
    "assets/index-abc123.js": SCRIPT.encode(),
    "assets/text-abc123.woff2": bytes(range(256)),
    "licences/fonts.txt": "Schriften, zażółć".encode(),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A build, with a file beside it that is none of its own."""
    built = tmp_path / "_web"
    for name, content in FILES.items():
        (built / name).parent.mkdir(parents=True, exist_ok=True)
        (built / name).write_bytes(content)
        if name.endswith((".html", ".js")):
            (built / f"{name}.gz").write_bytes(gzip.compress(content, mtime=0))
    (built / "stray.js").write_text("not listed")
    (tmp_path / "secret").write_text("not yours")
    tags = {name: f"tag{number}" for number, name in enumerate(FILES)}
    (built / "manifest.json").write_text(json.dumps({"digest": "0", "files": tags}))
    return built


@pytest.fixture
def app(folder: Path) -> ASGIApp:
    return Guard(static.Static(small.app(), static.load(folder)), small.HOSTS)


def get(app: ASGIApp, path: str, method: str = "GET", encoding: str = "identity", **headers: str) -> httpx.Response:
    sent = {"Accept-Encoding": encoding, **{name.replace("_", "-"): value for name, value in headers.items()}}
    return small.ask(app, method, path, headers=sent)


SCREENS = [
    "/",
    "/about",
    "/import",
    "/new/siberia",
    "/new/steam_power",
    "/rules/siberia",
    "/rules/siberia/SI-4.3",
    "/rules/steam_power/SP-R28",
    "/table/abcdef",
    "/table/Ab-3_x9abcdefghi",
    "/table/abcdef/at/0",
    "/table/abcdef/at/120",
]


@pytest.mark.parametrize("path", SCREENS)
def test_every_screen_is_the_one_page(app: ASGIApp, path: str) -> None:
    answer = get(app, path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == POLICY


def test_a_screen_may_come_with_a_query(app: ASGIApp) -> None:
    assert get(app, "/new/siberia?players=3&x=%00").text == PAGE


@pytest.mark.parametrize(
    "path",
    [
        "/index.html",
        "/manifest.json",
        "/stray.js",
        "/assets",
        "/assets/",
        "/assets/index-abc123.js.gz",
        "/assets/index-old.js",
        "/assets/index-abc123.js/",
        "/assets//index-abc123.js",
        "/assets/../index.html",
        "/assets/..%2findex.html",
        "/../secret",
        "/..%2fsecret",
        "/%2e%2e/secret",
        "/favicon.svg%00",
        "/FAVICON.SVG",
        "/about/",
        "/about%0A",
        "/new",
        "/new/Siberia",
        "/table/abc",
        "/table/abcdef%0A",
        "/table/abcdef/at/01",
        "/table/abcdef/at/x",
        "/rules/siberia/<b>",
        "/nowhere",
    ],
)
def test_everything_else_is_not_there(app: ASGIApp, path: str) -> None:
    answer = get(app, path)
    assert answer.status_code == 404
    assert answer.json() == {"error": {"id": "server-not-found", "args": {}}}


@pytest.mark.parametrize(
    ("path", "kind", "cache"),
    [
        ("/favicon.svg", "image/svg+xml", "no-cache"),
        ("/assets/index-abc123.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/text-abc123.woff2", "font/woff2", "public, max-age=31536000, immutable"),
        ("/licences/fonts.txt", "text/plain; charset=utf-8", "no-cache"),
    ],
)
def test_a_file_comes_as_what_it_is(app: ASGIApp, path: str, kind: str, cache: str) -> None:
    answer = get(app, path)
    assert (answer.status_code, answer.content) == (200, FILES[path.removeprefix("/")])
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, cache)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["content-length"] == str(len(answer.content))


def test_whoever_takes_gzip_gets_less(app: ASGIApp) -> None:
    plain, small_one = get(app, "/assets/index-abc123.js"), get(app, "/assets/index-abc123.js", encoding="br, gzip")
    assert plain.text == small_one.text == SCRIPT
    assert "content-encoding" not in plain.headers
    assert small_one.headers["content-encoding"] == "gzip"
    assert int(small_one.headers["content-length"]) < int(plain.headers["content-length"])
    assert plain.headers["vary"] == small_one.headers["vary"] == "Accept-Encoding"
    assert plain.headers["etag"] != small_one.headers["etag"]
    assert "content-encoding" not in get(app, "/assets/index-abc123.js", encoding="gzip;q=0").headers


def test_what_has_no_smaller_copy_does_not_vary(app: ASGIApp) -> None:
    answer = get(app, "/assets/text-abc123.woff2", encoding="gzip")
    assert {"vary", "content-encoding"}.isdisjoint(answer.headers)


@pytest.mark.parametrize("encoding", ["identity", "gzip"])
@pytest.mark.parametrize("path", ["/", "/table/abcdef", "/assets/index-abc123.js", "/favicon.svg"])
def test_what_a_browser_has_is_not_sent_again(app: ASGIApp, path: str, encoding: str) -> None:
    first = get(app, path, encoding=encoding)
    again = get(app, path, encoding=encoding, If_None_Match=f'"other", W/{first.headers["etag"]}')
    assert (again.status_code, again.content) == (304, b"")
    for name in ("etag", "cache-control"):
        assert again.headers[name] == first.headers[name]
    assert {"content-type", "content-encoding"}.isdisjoint(again.headers)
    assert get(app, path, encoding=encoding, If_None_Match='"other"').status_code == 200


def test_the_tag_of_one_form_is_not_that_of_the_other(app: ASGIApp) -> None:
    plain = get(app, "/").headers["etag"]
    assert get(app, "/", encoding="gzip", If_None_Match=plain).status_code == 200


@pytest.mark.parametrize("path", ["/", "/favicon.svg"])
def test_only_reading_is_allowed(app: ASGIApp, path: str) -> None:
    for method in ("POST", "PUT", "DELETE", "PROPFIND"):
        refused = get(app, path, method)
        assert (refused.status_code, refused.headers["allow"]) == (405, "GET, HEAD, OPTIONS")
        assert refused.json()["error"] == {
            "id": "server-wrong-method",
            "args": {"method": method, "allow": "GET, HEAD, OPTIONS"},
        }
    told = get(app, path, "OPTIONS")
    assert (told.status_code, told.headers["allow"], told.content) == (204, "GET, HEAD, OPTIONS", b"")


def test_a_foreign_host_does_not_get_the_page(app: ASGIApp) -> None:
    assert get(app, "/", Host="evil.example").status_code == 421


def test_the_api_is_where_it_was(app: ASGIApp) -> None:
    assert get(app, "/api/v1/health").json() == {"instance": "shed-1"}
    assert get(app, "/page").status_code == 200


def test_a_build_that_failed_gives_its_reason_and_no_files(tmp_path: Path) -> None:
    (tmp_path / "manifest.json").write_text('{"error": "no network"}')
    assert static.load(tmp_path) == static.Client({}, "no network")


@pytest.mark.parametrize("manifest", [None, "", "{", '{"files": {"index.html": "a", "gone.js": "b"}}'])
def test_a_build_that_is_not_whole_is_none(tmp_path: Path, manifest: str | None) -> None:
    if manifest is not None:
        (tmp_path / "manifest.json").write_text(manifest)
        (tmp_path / "index.html").write_text(PAGE)
    assert static.load(tmp_path) == static.NO_CLIENT


def test_a_real_server_shows_the_client_or_the_plain_page_and_why(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    with running(tmp_path / "a", shown=static.load(folder)) as server:
        client = server.client()
        assert client.call("GET", "/table/abcdef").raw == PAGE.encode()
        head = client.call("HEAD", "/")
        assert (head.status, head.raw, head.headers["content-length"]) == (200, b"", str(len(PAGE)))
        assert client.call("GET", "/assets/index-abc123.js").raw == SCRIPT.encode()
        assert client.call("GET", "/style.css").status == 404
        listed = client.get("openapi.json")["paths"]
        assert [path for path in listed if not path.startswith("/api/v1/")] == []
    (tmp_path / "b").mkdir()
    with running(tmp_path / "b", shown=static.Client({}, "npm was asleep")) as server:
        client = server.client()
        home = client.call("GET", "/")
        assert home.headers["content-type"] == "text/html; charset=utf-8"
        assert "npm was asleep" in home.body
        assert client.call("GET", "/style.css").status == 200
        assert client.call("GET", "/table/abcdef").status == 404


def test_the_document_can_be_had_without_a_server() -> None:
    document = json.loads(dump())
    assert document["openapi"].startswith("3.1.")
    assert "/api/v1/tables/{table}/act" in document["paths"]
    assert document["components"]["securitySchemes"]["cookie"]["name"] == "roundhouse"
