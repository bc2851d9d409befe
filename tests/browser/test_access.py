"""Accessibility of every screen, judged by axe: light and dark, on a desktop and on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import axe
from tests.browser.people import PHONE, People, Person
from tests.browser.seen import look_until_asked
from tests.browser.tables import POSITIONS, SHORT, TWO, fork, imported, opened, pair, sit

DEVICES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE}
THEMES = ("light", "dark")

both = pytest.mark.parametrize("device", DEVICES)


def check(page: Page, where: str) -> None:
    """A screen in both colours. Whatever else axe looks at is the same in both, and is judged once."""
    page.wait_for_load_state("networkidle")
    for theme in THEMES:
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        page.wait_for_timeout(100)  # colours that fade have faded
        axe(page, f"{where}, {theme}", colours=theme != THEMES[0])


@both
def test_the_lobby_and_the_pages_around_it(person: People, device: str) -> None:
    ana = person("Ana", **DEVICES[device])
    opened(ana, "me", "open", public=True)
    opened(ana, "me", "greedy", options=SHORT)
    imported(ana)
    other = person("Ben")
    opened(other, "me", "open", public=True)
    opened(other, "me", "greedy", public=True)
    page = ana.open()
    expect(page.get_by_role("region", name="My games")).to_contain_text("waits for you")
    check(page, "the lobby")
    for game in ("Siberia", "SteamRollers"):
        page.get_by_role("article", name=game).get_by_role("button", name="Choose players and bots").click()
        check(page, f"the chooser of bots of {game}")
        page.keyboard.press("Escape")
    for path in ("/new/siberia", "/import", "/about", "/rules/siberia/SI-4.3"):
        page = ana.open(path)
        expect(page.get_by_role("main")).to_be_visible()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        check(page, path)


@both
@pytest.mark.parametrize("phase", POSITIONS)
def test_the_table_in_every_phase(person: People, device: str, phase: str) -> None:
    ana = person("Ana", **DEVICES[device])
    page = sit(ana, fork(ana, TWO, phase, "me", "greedy"))
    look_until_asked(page)
    check(page, phase)
    page.locator("[data-board] [data-spot][data-open]").first.focus()
    page.keyboard.press("ArrowRight")
    check(page, f"{phase}, pointing at a spot")


def overlays(page: Page) -> Iterator[str]:
    """What opens over a table, one after the other."""
    for key, name in (("r", "Rules"), ("?", "Keys")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        yield name
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("group", name="Menu")).to_be_visible()
    yield "the menu"


@both
def test_what_opens_over_a_table(person: People, device: str) -> None:
    ana = person("Ana", **DEVICES[device])
    page = sit(ana, opened(ana, "me", "greedy", options=SHORT))
    look_until_asked(page)
    for name in overlays(page):
        check(page, name)


@both
def test_gathering_waiting_and_watching(person: People, device: str) -> None:
    ana, ben = person("Ana", **DEVICES[device]), person("Ben", **DEVICES[device])
    table = opened(ana, "me", "open", options=SHORT)
    page = ana.open(f"/table/{table}")
    expect(page.get_by_text("One seat is free")).to_be_visible()
    check(page, "gathering")
    shared = pair(ana, ben, options=SHORT)
    carl = person("Carl", **DEVICES[device])
    invite = ana.get(f"tables/{shared}")["about"]["invite"]
    carl.post(f"tables/{shared}/join", {"invite": invite, "watch": True})
    check(sit(carl, shared), "watching")


@both
def test_the_cover_of_a_shared_screen(person: People, device: str) -> None:
    ana = person("Ana", **DEVICES[device])
    page = sit(ana, opened(ana, "me", "me:Marta", options=SHORT))
    expect(page.get_by_role("button", name="I am Ana")).to_be_visible()
    check(page, "the cover")


@both
def test_the_result_and_the_replay(person: People, device: str) -> None:
    ana: Person = person("Ana", **DEVICES[device])
    table = imported(ana)
    page = ana.open(f"/table/{table}")
    expect(page.get_by_role("dialog", name="Result")).to_be_visible()
    check(page, "the result")
    page = ana.open(f"/table/{table}/at/200")
    expect(page.get_by_role("slider", name="Moves")).to_be_visible()
    check(page, "the replay")
