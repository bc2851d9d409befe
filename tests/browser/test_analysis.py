"""The analysis of a finished game: asked for, followed, drawn along the moves, with links to where it turned."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import axe
from tests.browser.people import PHONE, People, Person
from tests.browser.tables import imported

SHORT = "siberia-04-3p-round_limit.txt"  # one round
LONG = 180_000  # milliseconds that an analysis may take on a machine that is busy
CURVE = re.compile(r"^The course of the game: Bot .*%.* at first, .* in the end\.")


@pytest.fixture(params=[{}, PHONE], ids=["desktop", "phone"])
def ana(request: pytest.FixtureRequest, person: People) -> Person:
    return person("Ana", **request.param)


def is_phone(page: Page) -> bool:
    assert page.viewport_size is not None
    return page.viewport_size["width"] < 500


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def analysed(ana: Person) -> tuple[str, dict[str, Any]]:
    """A game that has been analysed before."""
    table = imported(ana, SHORT)
    ana.post(f"tables/{table}/analysis")
    told: dict[str, Any] = {"state": "working"}
    while told["state"] != "done":
        ana.page.wait_for_timeout(100)
        told = ana.get(f"tables/{table}/analysis")
    return table, told


def test_a_finished_game_is_analysed_by_a_click_and_its_curve_is_drawn(ana: Person) -> None:
    table = imported(ana, SHORT)
    page = ana.open(f"/table/{table}/at/0")
    expect(page.get_by_role("slider", name="Moves")).to_be_visible()
    if is_phone(page):
        press(page, "Moves")
    press(page, "Analyse the game")
    expect(page.get_by_role("img", name=CURVE)).to_be_visible(timeout=LONG)
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=LONG)
    axe(page, "the analysis")


def test_the_result_leads_to_the_analysis(ana: Person) -> None:
    table = imported(ana, SHORT)
    page = ana.open(f"/table/{table}")
    page.get_by_role("dialog", name="Result").get_by_role("link", name="Analyse").click()
    expect(page.get_by_role("img", name=CURVE)).to_be_visible(timeout=LONG)


def test_turning_points_are_links_to_their_moves_and_the_curve_goes_where_it_is_clicked(ana: Person) -> None:
    table, told = analysed(ana)
    page = ana.open(f"/table/{table}/at/0")
    curve = page.get_by_role("img", name=CURVE)
    expect(curve).to_be_visible()
    where = page.get_by_role("region", name="What happens")
    if is_phone(page):
        press(page, "Moves")
    links = page.get_by_role("table", name="Turning points").get_by_role("link")
    expect(links).to_have_count(len(told["turning"]))
    for link, one in zip(links.all(), told["turning"], strict=True):
        link.click()
        expect(page).to_have_url(re.compile(rf"/at/{one['n']}(\?|$)"))
        expect(where).to_contain_text(re.compile(r"move \d+ of", re.IGNORECASE))
    box = curve.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 10, box["y"] + box["height"] / 2)
    most = page.get_by_role("slider", name="Moves").get_attribute("max")
    expect(where).to_contain_text(f"move {most} of {most}", ignore_case=True)


def test_it_is_there_for_others_in_their_language(person: People) -> None:
    ana = person("Ana")
    table, _ = analysed(ana)
    marta = person("Marta", prefs={"language": "pl", "theme": "dark"})
    marta.post(f"tables/{table}/join", {"invite": ana.get(f"tables/{table}")["about"]["invite"], "watch": True})
    page = marta.open(f"/table/{table}/at/0?viewer=p2")
    expect(page.get_by_role("img", name=re.compile("^Przebieg gry: .*na początku"))).to_be_visible()
    axe(page, "the analysis in the dark")
