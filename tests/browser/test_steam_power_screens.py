"""The screens of Steam Power: judged by axe, read in four languages; whether they fit, and whether the map is quick."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from roundhouse.cli.screenshots_steam_power import POSITIONS
from roundhouse.core.text import LANGUAGES
from roundhouse.table import tell
from tests.browser.axe import axe
from tests.browser.people import PHONE, People
from tests.browser.seen import look_until_asked
from tests.browser.tables import sit
from tests.browser.test_access import check
from tests.browser.test_languages import texts
from tests.browser.test_steam_power_games import MOMENTS, fork, imported

DEVICES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE}
ID = re.compile(r"\bsteam_power(-[a-z_]+){1,5}\b")
NAMES = re.compile(
    r"Ana|(Bot )?(Trevithick|Stephenson|Borsig|Seguin|Hackworth)|(Steam Power( – )?)?(Roundhouse)?|Esc"
    r"|[+−]?\$\d+|[A-Z]",
    re.IGNORECASE,
)
ELEMENTS = 800  # of the map, late in a game of five: more would be felt
LIE = "(node) => { const m = new DOMMatrix(node.style.transform); return [m.a, m.e, m.f]; }"
MEASURE = """() => ({
  page: document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth,
  tickets: [...document.querySelectorAll('.ticket')].every((node) => node.scrollHeight <= node.clientHeight + 1),
})"""


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_is_accessible(person: People, device: str, moment: str) -> None:
    ana = person("Ana", **DEVICES[device])
    page = sit(ana, fork(ana, moment))
    look_until_asked(page)
    check(page, moment)
    page.locator("[data-board] [data-spot][data-open]:visible").first.focus()
    page.keyboard.press("ArrowRight")
    axe(page, f"{moment}, pointing at a spot")


@pytest.mark.parametrize("device", DEVICES)
def test_the_fan_the_result_and_the_replay_are_accessible(person: People, device: str) -> None:
    ana = person("Ana", **DEVICES[device])
    page = sit(ana, fork(ana, "track"))
    spot = next(spot for spot in look_until_asked(page).open if spot.startswith("hex:"))
    page.locator(f'[data-spot="{spot}"]').press("Enter")
    expect(page.locator(".sp-fan").first).to_be_visible()
    check(page, "the shapes around a hex")
    table = imported(ana, "solo")
    page = ana.open(f"/table/{table}")
    expect(page.get_by_role("dialog", name="Result")).to_be_visible()
    check(page, "the result")
    page = ana.open(f"/table/{table}/at/80")
    expect(page.get_by_role("slider", name="Moves")).to_be_visible()
    check(page, "the replay")


@pytest.mark.parametrize("path", ["/", "/new/steam_power", "/rules/steam_power/SP-6.2"])
def test_the_pages_around_the_game_are_accessible(person: People, path: str) -> None:
    page = person("Ana").open(path)
    expect(page.get_by_role("main")).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("Steam Power")).first).to_be_visible()
    check(page, path)


@pytest.mark.parametrize("moment", ["first", "late", "bonus", "solo"])
def test_the_table_speaks_four_languages(person: People, moment: str) -> None:
    read: dict[str, set[str]] = {}
    cities: set[str] = set()
    for language in LANGUAGES:
        ana = person("Ana", prefs={"language": language})
        table = fork(ana, moment)
        page = sit(ana, table)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("[data-board] [data-open]").first).to_be_visible()
        read[language] = texts(page)
        drawing = ana.get(f"tables/{table}/board")["drawing"]
        cities |= {name.casefold() for site in drawing["sites"] for name in site["names"].values()}
        cities |= {name.casefold() for name in drawing["names"].values()}
    left = [f"the id {text}" for found in read.values() for text in found if ID.search(text)]
    for language in LANGUAGES[1:]:
        same = {text for text in read[language] & read["en"] if not NAMES.fullmatch(text)}
        left += [
            f"{language}: {text}" for text in sorted(same) if not set(text.casefold().split(", ")) <= cities | SAME
        ]
    assert not left, "\n".join(left)


SAME = {"menu", "total", "hand", "orange"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_everything_fits_on_the_screen(person: People, size: tuple[int, int], language: str) -> None:
    width, height = size
    ana = person("Ana", prefs={"language": language}, viewport={"width": width, "height": height})
    for moment in ("late", "choice", "solo"):
        page = sit(ana, fork(ana, moment))
        look_until_asked(page)
        assert page.evaluate(MEASURE) == {"page": True, "tickets": True}, moment


def test_a_full_map_is_light(person: People) -> None:
    ana = person("Ana")
    page = sit(ana, fork(ana, "late"))
    look_until_asked(page)
    assert page.locator("[data-board] svg *").count() < ELEMENTS


def test_the_map_is_made_larger_moved_and_fitted_again_by_keys(person: People) -> None:
    page = sit(ana := person("Ana"), fork(ana, "late"))
    look_until_asked(page)
    page.locator("[data-board] [data-spot][data-open]:visible").first.focus()
    content = page.locator("[data-board] .frame > .content")
    whole = content.evaluate(LIE)
    assert whole == [1, 0, 0]
    for _ in range(4):
        page.keyboard.press("+")
    near = content.evaluate(LIE)
    assert near[0] > 2
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowDown")
    moved = content.evaluate(LIE)
    assert moved[0] == near[0]
    assert moved[1] < near[1] or moved[2] < near[2], "it was at its corner in both directions"
    page.keyboard.press("0")
    assert content.evaluate(LIE) == whole


@pytest.mark.parametrize("name", POSITIONS)
def test_the_games_in_the_pictures_have_every_moment_that_they_show(name: str) -> None:
    show, look = POSITIONS[name]
    game = show.played()
    entries = range(1, len(game.lines(0)) + 1)
    pasts = [msgspec.to_builtins(tell.past(game.table, 0, n)) for n in entries]
    assert any(look(one, then) for one, then in pairwise(pasts))
