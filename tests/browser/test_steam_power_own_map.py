"""A game on somebody's own map of Steam Power: imported with its data, drawn from them, played on and replayed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from roundhouse.games.steam_power.data import load
from tests.browser import own_map
from tests.browser.people import PHONE, People
from tests.browser.seen import look_until_asked
from tests.browser.tables import now
from tests.browser.test_steam_power_games import until

DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {},
    "small": {"viewport": {"width": 1280, "height": 720}},
    "phone": PHONE,
}
LAND = sum(sign in ".hm" for row in own_map.ROWS for sign in row)

# The map as a whole: what of it is cut off, how much of its frame it takes, how far it is from the middle; and whether
# anything of the page lies beyond the screen.
MEASURE = """() => {
  const frame = document.querySelector('.frame').getBoundingClientRect();
  const drawn = [...document.querySelectorAll('.frame .sp-hit, .frame .cities text, .frame .title')];
  const boxes = drawn.map((node) => node.getBoundingClientRect());
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const across = ({ left, right }) => left < frame.left || right > frame.right;
  const along = ({ top, bottom }) => top < frame.top || bottom > frame.bottom;
  const cut = (_, i) => across(boxes[i]) || along(boxes[i]);
  const parts = [document.documentElement, ...document.querySelectorAll('header, nav, main, section, aside')];
  return {
    cut: drawn.filter(cut).map((node) => node.textContent || node.dataset.spot),
    fills: Math.max((right - left) / frame.width, (bottom - top) / frame.height),
    aside: Math.abs(left + right - frame.left - frame.right) / 2 / frame.width,
    below: Math.abs(top + bottom - frame.top - frame.bottom) / 2 / frame.height,
    beyond: parts.filter((node) => node.getBoundingClientRect().right > innerWidth + 1).map((node) => node.className),
  };
}"""


def bring(page: Page, record: str) -> str:
    """Import a record by the page; the id of its table."""
    page.get_by_label("Text of the record").fill(record)
    page.get_by_role("button", name="Open the record").click()
    page.wait_for_url(re.compile("/table/"))
    return re.split(r"[/?]", page.url.partition("/table/")[2])[0]


def names_shown(page: Page) -> set[str]:
    """All that is written on the map."""
    expect(page.locator(".frame .sp-hit").first).to_be_attached()
    return {text.strip() for text in page.locator(".frame svg text").all_text_contents()}


def check_names(page: Page) -> None:
    """The cities of this map and its own name, and nothing of the maps of the house."""
    shown = names_shown(page)
    assert set(own_map.CITIES.values()) <= shown
    assert own_map.NAME in shown
    ours = {name for one in load().maps for names in (one.names, *one.site_names) for name in names}
    assert not shown & (ours - set(own_map.CITIES.values()))


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_board_of_an_own_map_shows_its_cities_and_hexes_and_fits(person: People, device: str, scheme: str) -> None:
    page = person("Ana", color_scheme=scheme, **DEVICES[device]).open("/import")
    bring(page, own_map.begun(30))
    look_until_asked(page)
    check_names(page)
    spots = page.locator(".frame .sp-hit").evaluate_all("(nodes) => nodes.map((node) => node.dataset.spot)")
    assert sorted(spot for spot in spots if spot.startswith("site:")) == sorted(
        f"site:{hex_}" for hex_ in own_map.CITIES
    )
    assert sum(spot.startswith("hex:") for spot in spots) == LAND
    if device == "phone":
        page.get_by_role("button", name="Whole map").click()
    page.wait_for_timeout(300)
    told = page.evaluate(MEASURE)
    assert told["cut"] == []
    assert told["beyond"] == []
    assert told["fills"] > 0.8
    assert told["aside"] < 0.1
    assert told["below"] < 0.1


def test_track_is_laid_on_an_own_map_by_two_clicks(person: People) -> None:
    ana = person("Ana")
    page = ana.open("/import")
    table = bring(page, own_map.begun())
    spot = next(spot for spot in look_until_asked(page).open if spot.startswith("hex:"))
    page.locator(f'[data-board] [data-spot="{spot}"]').first.click()
    page.locator("[data-board] .sp-fan").first.click()
    until(ana, table, lambda view: spot.removeprefix("hex:") in [tile["hex"] for tile in view["track"]])
    assert now(ana, table)["view"]["map"] == "zrodla"


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_game_on_an_own_map_is_replayed(person: People, device: str) -> None:
    ana = person("Ana", **DEVICES[device])
    page = ana.open("/import")
    table = bring(page, own_map.finished())
    expect(page.get_by_role("dialog", name="Result")).to_be_visible()
    page = ana.open(f"/table/{table}/at/60?viewer=p1")
    expect(page.get_by_role("slider", name="Moves")).to_be_visible()
    check_names(page)
    built = page.locator(".frame .tracks").inner_html()
    assert "path" in built
    page.keyboard.press("End")
    page.wait_for_function("(was) => document.querySelector('.frame .tracks').innerHTML.length > was", arg=len(built))
    check_names(page)
    assert page.evaluate(MEASURE)["beyond"] == []
