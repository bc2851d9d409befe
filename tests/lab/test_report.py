"""The page of a tournament: complete, harmless whatever bots are called, and without anything from elsewhere."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser

import pytest

from roundhouse.core.text import LANGUAGES
from roundhouse.lab import report
from roundhouse.lab.played import FORFEITED, Lost, Played, Thinking
from roundhouse.lab.results import results
from tests.lab.plans import RANDOM_BOT, entrant, plan, played

NASTY = "./</script><img src=x onerror=alert(1)>&\"'.py"
MADE = plan("greedy", entrant(NASTY, RANDOM_BOT), games=4)


class Page(HTMLParser):
    """What a browser would make of it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.ids: list[str] = []
        self.texts: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]
        self.ids += [value or "" for name, value in attrs if name == "id"]

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def games() -> list[Played]:
    lost = Lost("p2", NASTY, "crashed", "<b>no</b>")
    thought = {NASTY: Thinking(1.5, 3, 1.0, 0, 3)}
    return [
        played(0, ["greedy", NASTY], ["p1"], scores=[10, 5], thinking=thought),
        played(1, [NASTY, "greedy"], ["p1"], scores=[7, 3], rounds=9),
        played(2, ["greedy", NASTY], ["p1"], ending=FORFEITED, forfeits=[lost]),
        played(3, [NASTY, "greedy"], ["p1", "p2"], scores=[4, 4]),
    ]


@pytest.fixture(scope="module")
def text() -> str:
    return report.page(MADE, results(MADE, games(), 4, 1.0), games())


def test_the_name_of_a_bot_is_text_and_nothing_else(text: str) -> None:
    page = Page(text)
    assert "img" not in page.tags
    assert page.tags.count("script") == 1
    assert not [name for name, _ in page.attributes if name.startswith("on")]
    assert NASTY in page.texts
    assert "<img" not in text
    assert "<b>" not in text
    assert text.count("</script") == 1


def test_the_figures_are_in_the_page_as_json(text: str) -> None:
    (data,) = re.findall(r'<script type="application/json" id="data">(.*?)</script>', text, re.DOTALL)
    found = json.loads(data)
    assert found["bots"] == ["greedy", NASTY]
    assert found["pairs"][0]["wins_a"] == 2.5
    assert found["forfeits"][0]["reasons"] == {"crashed": 1}


def test_nothing_is_asked_of_another_host_and_no_program_runs(text: str) -> None:
    page = Page(text)
    assert ("content", "default-src 'none'; style-src 'unsafe-inline'") in page.attributes
    assert not {name for name, _ in page.attributes} & {"src", "href", "srcset", "action", "data", "xlink:href"}
    assert "url(" not in text
    assert "@import" not in text
    assert ("name", "viewport") in page.attributes


def test_every_plot_is_there(text: str) -> None:
    page = Page(text)
    wanted = ["pairs", "ratings", "matrix", "scores", "length", "thinking", "endings", "forfeits"]
    assert [section for section in page.ids if section != "data"] == wanted
    assert page.tags.count("svg") == 5
    assert "prefers-color-scheme: dark" in text


def test_a_player_alone_has_a_report_too() -> None:
    made = plan("greedy", "random", players=1, games=2, game="steamrollers")
    alone = [played(n, [("greedy", "random")[n % 2]], [], scores=[n], ending="solo_lost") for n in range(4)]
    page = Page(report.page(made, results(made, alone, 4, 1.0), alone))
    assert [section for section in page.ids if section != "data"] == ["pairs", "scores", "length", "endings"]


def test_a_tournament_that_was_cut_short_before_its_first_game_has_a_report() -> None:
    page = Page(report.page(MADE, results(MADE, [], 0, 0.0), []))
    assert [section for section in page.ids if section != "data"] == ["ratings", "endings"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_language_of_the_terminal(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("roundhouse.core.text", "roundhouse.lab.report"):
        monkeypatch.setattr(f"{module}.spoken", lambda: language)
    text = report.page(MADE, results(MADE, games(), 4, 1.0), games())
    heading = {"en": "Win rates", "pl": "Udział zwycięstw", "de": "Siegquoten", "pt": "Taxas de vitória"}[language]
    assert f'<html lang="{language}">' in text
    assert f"<h2>{heading}</h2>" in text
