"""The screens of SteamRollers: judged by axe in both colours, read in four languages, and whether they fit."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from roundhouse.cli.screenshots_steamrollers import POSITIONS
from roundhouse.core.text import LANGUAGES
from roundhouse.table import tell
from tests.browser.axe import axe
from tests.browser.people import PHONE, People
from tests.browser.seen import look_until_asked
from tests.browser.tables import sit
from tests.browser.test_access import check, overlays
from tests.browser.test_languages import texts
from tests.browser.test_steamrollers_games import MOMENTS, fork, imported, opened

DEVICES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE}
ID = re.compile(r"\bsteamrollers(-[a-z]+){1,5}\b")
NAMES = re.compile(
    r"Ana|(Bot )?(Trevithick|Stephenson|Borsig|Seguin|Hackworth)|(SteamRollers( – )?)?(Roundhouse)?|Eva|Esc",
    re.IGNORECASE,
)
SAME = {
    "pl": {"Menu", "Region", "Total"},
    "de": {"Hand", "Region", "Eva"},
    "pt": {"Menu", "Total", "Eva"},
}
MEASURE = """() => ({
  page: document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth,
  kit: [...document.querySelectorAll('.kit')].every((node) => node.scrollHeight <= node.clientHeight + 1),
  words: [...document.querySelectorAll('.kit .effect')].every((node) => node.scrollHeight <= node.clientHeight + 2),
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
def test_what_is_being_chosen_is_accessible(person: People, device: str) -> None:
    ana = person("Ana", **DEVICES[device])
    page = sit(ana, fork(ana, "track"))
    spot = next(spot for spot in look_until_asked(page).open if spot.startswith("hex:"))
    page.locator(f'[data-spot="{spot}"]').press("Enter")
    expect(page.locator(".sr-fan").first).to_be_visible()
    check(page, "the shapes around a hex")
    page = sit(ana, opened(ana, "me", "greedy", starting_tiles="on"))
    look_until_asked(page)
    check(page, "starting tiles")


@pytest.mark.parametrize("device", DEVICES)
def test_sheets_of_others_the_result_and_the_replay_are_accessible(person: People, device: str) -> None:
    ana = person("Ana", **DEVICES[device])
    table = imported(ana, "solo")
    page = ana.open(f"/table/{table}")
    expect(page.get_by_role("dialog", name="Result")).to_contain_text("Eva")
    check(page, "the result")
    page = ana.open(f"/table/{table}/at/80")
    expect(page.get_by_role("slider", name="Moves")).to_be_visible()
    check(page, "the replay")
    page = sit(ana, fork(ana, "solo"))
    look_until_asked(page)
    if device == "phone":
        page.get_by_role("button", name="Sheet: Ana").tap()
    page.get_by_role("button", name="Look at the sheet: Eva").first.click()
    expect(page.get_by_role("group", name="Sheet: Eva")).to_be_visible()
    check(page, "Eva's sheet")


@pytest.mark.parametrize("device", DEVICES)
def test_what_opens_over_the_sheet_and_a_reason_are_accessible(person: People, device: str) -> None:
    ana = person("Ana", **DEVICES[device])
    page = sit(ana, fork(ana, "track"))
    look_until_asked(page)
    page.locator('[data-board] [data-spot^="hex:"][aria-disabled=true]:visible').last.press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Rule SR-"))).to_be_visible()
    check(page, "a reason")
    for name in overlays(page):
        check(page, name)


@pytest.mark.parametrize("path", ["/", "/new/steamrollers", "/rules/steamrollers/SR-6.2"])
def test_the_pages_around_the_game_are_accessible(person: People, path: str) -> None:
    page = person("Ana").open(path)
    expect(page.get_by_role("main")).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("SteamRollers")).first).to_be_visible()
    check(page, path)


@pytest.mark.parametrize("moment", ["start", "choose", "track", "order", "solo"])
def test_the_table_speaks_four_languages(person: People, moment: str) -> None:
    read: dict[str, set[str]] = {}
    for language in LANGUAGES:
        ana = person("Ana", prefs={"language": language})
        page = sit(ana, fork(ana, moment))
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("[data-board] [data-open]").first).to_be_visible()
        read[language] = texts(page)
    left = [f"the id {text}" for found in read.values() for text in found if ID.search(text)]
    for language in LANGUAGES[1:]:
        same = {text for text in read[language] & read["en"] if not NAMES.fullmatch(text)}
        left += [f"{language}: {text}" for text in sorted(same - SAME[language])]
    assert not left, "\n".join(left)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_everything_fits_on_the_screen(person: People, size: tuple[int, int], language: str) -> None:
    width, height = size
    ana = person("Ana", prefs={"language": language}, viewport={"width": width, "height": height})
    for moment in ("start", "track", "order", "solo"):
        page = sit(ana, fork(ana, moment))
        look_until_asked(page)
        assert page.evaluate(MEASURE) == {"page": True, "kit": True, "words": True}, moment


@pytest.mark.parametrize("name", POSITIONS)
def test_the_games_in_the_pictures_have_every_moment_that_they_show(name: str) -> None:
    show, look = POSITIONS[name]
    game = show.played()
    entries = range(1, len(game.lines(0)) + 1)
    pasts = [msgspec.to_builtins(tell.past(game.table, 0, n)) for n in entries]
    assert any(look(one, then) for one, then in pairwise(pasts))
