"""The plain page: what it says, and that nothing on it is more than text."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from starlette.applications import Starlette

from roundhouse.core import registry
from roundhouse.core.message import Message
from roundhouse.core.text import t
from roundhouse.server.page import page, routes
from roundhouse.server.settings import Settings
from roundhouse.server.types import SeatSummary, TableSummary
from roundhouse.server.web import Call, mount
from roundhouse.table.table import ENDED, GATHERING, PLAYING
from tests.server import small

BASE = "http://127.0.0.1:8765"
NASTY = "<script>alert('x')</script>\"&"


def table(*names: str, id: str = "abcdef", phase: str = PLAYING) -> TableSummary:
    """A table of persons; an empty name is a seat that is open."""
    seats = [SeatSummary(f"p{i}", "person" if name else "open", name, "red") for i, name in enumerate(names, 1)]
    return TableSummary(id, "siberia", len(names), phase, True, 0, 0, seats, False, False)


class Reader(HTMLParser):
    """Collects what a browser would see: elements, their attributes, the text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[str] = []
        self.attributes: dict[str, list[str]] = {}
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        for name, value in attrs:
            self.attributes.setdefault(name, []).append(value or "")

    def handle_data(self, data: str) -> None:
        self.text += data


def test_it_says_what_is_here_and_how_to_play_it() -> None:
    seen = Reader(page([], BASE))
    for name in registry.NAMES:
        assert t(Message(f"{name}-title")) in seen.text
        assert f"/api/v1/games/{name}/rules" in seen.attributes["href"]
    assert "/api/v1/openapi.json" in seen.attributes["href"]
    assert "./roundhouse tty siberia --seats me,greedy,greedy" in seen.text
    assert f"curl {BASE}/api/v1/tables" in seen.text
    assert "Unofficial" in seen.text
    assert "There is no public table" in seen.text


def test_it_says_that_the_client_is_not_built_and_why() -> None:
    plain = Reader(page([], BASE))
    assert "The client for the browser is not built. “./roundhouse play” builds it" in plain.text
    assert "The build said" not in plain.text
    seen = Reader(page([], BASE, f"no network {NASTY}"))
    assert f"The build said: no network {NASTY}" in seen.text
    assert sorted(seen.elements) == sorted([*plain.elements, "p"])


def test_it_lists_the_tables_with_who_sits_there() -> None:
    seen = Reader(page([table("Ana", "", id="table-1"), table("Bo", "Cleo", id="table-2")], BASE))
    assert "There is no public table" not in seen.text
    assert re.sub(r"\s+", " ", seen.text).count("Siberia table-") == 2
    for text in ("table-1", "table-2", "Ana", "Bo", "Cleo", "(free)"):
        assert text in seen.text


@pytest.mark.parametrize("phase", [GATHERING, PLAYING, ENDED])
def test_it_has_words_for_every_phase(phase: str) -> None:
    assert t(Message(f"server-page-phase-{phase}")) in page([table("Ana", phase=phase)], BASE)


def test_whatever_a_person_wrote_is_text() -> None:
    plain, seen = Reader(page([table("Ana")], BASE)), Reader(page([table(NASTY)], BASE))
    assert seen.elements == plain.elements
    assert seen.attributes == plain.attributes
    assert NASTY in seen.text
    assert "<script" not in page([table(NASTY, id=NASTY)], f"http://{NASTY}")


def test_it_needs_nothing_that_the_policy_forbids() -> None:
    seen = Reader(page([table("Ana")], BASE))
    assert {"script", "style", "iframe", "img"}.isdisjoint(seen.elements)
    assert "style" not in seen.attributes
    assert not [name for name in seen.attributes if name.startswith("on")]
    assert [link for link in seen.attributes["href"] if "://" in link or link.startswith("//")] == []
    assert "/style.css" in seen.attributes["href"]


def test_it_can_be_read_on_a_phone_and_in_the_dark() -> None:
    seen = Reader(page([], BASE))
    assert "width=device-width, initial-scale=1" in seen.attributes["content"]
    style = small.ask(app(), "GET", "/style.css").text
    light, dark = style.split("(prefers-color-scheme: dark)")
    assert "#f4efe6" in light
    assert "#1e2430" in light
    assert "#c8372d" in light
    assert "#12161f" in dark
    assert "#f0e2c0" in dark


def app() -> Starlette:
    async def tables(call: Call) -> list[TableSummary]:
        return [table("Ana")]

    return Starlette(routes=mount(routes(tables), small.Shed(Settings(Path(), (), 1))))


def test_page_and_style_are_served_fresh_and_as_what_they_are() -> None:
    home, style = small.ask(app(), "GET", "/"), small.ask(app(), "GET", "/style.css")
    assert home.headers["content-type"] == "text/html; charset=utf-8"
    assert style.headers["content-type"] == "text/css; charset=utf-8"
    assert home.headers["cache-control"] == style.headers["cache-control"] == "no-cache"
    assert home.text == page([table("Ana")], BASE)


def test_the_address_in_its_examples_is_the_one_that_was_asked() -> None:
    answer = small.ask(app(), "GET", "/", headers={"Host": "localhost:9000"})
    assert "curl http://localhost:9000/api/v1/tables" in answer.text
