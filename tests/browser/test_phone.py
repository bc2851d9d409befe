"""On a phone, by touch: a whole first round, previews by the first tap, two fingers on the map, nothing too small."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import clicks, touches
from tests.browser.people import PHONE, People, Person
from tests.browser.seen import look, look_until_asked, look_until_changed
from tests.browser.tables import RANDOM_SIDES, TWO, fork, imported, now, opened, sit

TABLET = {**PHONE, "viewport": {"width": 820, "height": 1180}}  # held upright

TOO_SMALL = """() => [...document.querySelectorAll('button, a, select, input, [role=button]')].flatMap((node) => {
  const shown = node.checkVisibility({ visibilityProperty: true }) && node.getAttribute('aria-disabled') !== 'true';
  if (!shown || node.closest('[data-board] svg, p, li, .unseen')) return [];
  const { width, height } = (node.closest('label') ?? node).getBoundingClientRect();
  if (width < 3 || height < 3 || (width >= 43.5 && height >= 43.5)) return [];
  const name = (node.getAttribute('aria-label') ?? node.innerText).slice(0, 40);
  return [`${name}: ${width.toFixed()}×${height.toFixed()}`];
})"""


def phone(person: People, *seats: str) -> tuple[Person, str]:
    ana = person("Ana", **PHONE)
    table = opened(ana, "me", *seats, options=RANDOM_SIDES)
    sit(ana, table)
    return ana, table


def test_a_newcomer_starts_a_game_on_a_phone_by_one_tap(person: People) -> None:
    page = person("", **PHONE).open()
    page.get_by_role("article", name="Siberia").get_by_role("button", name="Play now").tap()
    expect(page.locator("[data-board]")).to_be_visible()
    expect(page.get_by_role("region", name="What is asked")).to_be_visible()


def test_the_whole_first_round_is_played_by_touch(person: People) -> None:
    ana, table = phone(person, "greedy")
    taps = touches.play_on(ana.page, rounds=1)
    assert taps > 10
    assert now(ana, table)["view"]["round"] == 2
    expect(ana.page.locator("[data-board]")).to_be_visible()


def test_the_first_tap_shows_what_would_happen_and_the_second_does_it(person: People) -> None:
    ana, table = phone(person, "greedy")
    page = ana.page
    for second in ("again", "button"):
        seen = look_until_asked(page)
        clicks.spot(page, next(spot for spot in seen.open if spot.startswith("token:"))).tap()
        seen = look_until_changed(page, seen)
        before = ana.get(f"tables/{table}")["seq"]
        research = clicks.spot(page, "column:research")
        research.tap()
        expect(page.get_by_role("button", name="Do it")).to_be_visible()
        assert ana.get(f"tables/{table}")["seq"] == before
        (research if second == "again" else page.get_by_role("button", name="Do it")).tap()
        expect(page.get_by_role("button", name="Do it")).to_have_count(0)
        look_until_asked(page)
        assert ana.get(f"tables/{table}")["seq"] == before + 1


def test_what_is_previewed_can_be_left_alone(person: People) -> None:
    ana, table = phone(person, "greedy")
    page = ana.page
    seen = look_until_asked(page)
    clicks.spot(page, next(spot for spot in seen.open if spot.startswith("token:"))).tap()
    before = ana.get(f"tables/{table}")["seq"]
    clicks.spot(page, "column:research").tap()
    expect(page.get_by_role("button", name="Do it")).to_be_visible()
    page.get_by_role("button", name="Back").last.tap()
    expect(page.get_by_role("button", name="Do it")).to_have_count(0)
    assert ana.get(f"tables/{table}")["seq"] == before


def test_two_fingers_make_the_map_larger_and_taps_still_find_their_place(person: People) -> None:
    ana = person("Ana", **PHONE)
    table = fork(ana, TWO, "research", "me", "greedy")
    page = sit(ana, table)
    look_until_asked(page)
    show_map(page)
    board = page.get_by_role("group", name="Map of Siberia").last
    box = page.locator("[data-board]").bounding_box()
    assert box is not None
    before = board.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 120
    touches.pinch(page, x, y, 2.5)
    larger = board.bounding_box()
    assert before is not None
    assert larger is not None
    assert larger["width"] > before["width"] * 1.2
    assert page.evaluate("visualViewport.scale") == 1, "the page itself was made larger"
    touches.pinch(page, x, y, 0.2)
    smaller = board.bounding_box()
    assert smaller is not None
    assert smaller["width"] < larger["width"]

    seq = ana.get(f"tables/{table}")["seq"]
    for _ in range(8):
        seen = look_until_asked(page)
        if ana.get(f"tables/{table}")["seq"] > seq:
            break
        areas = [spot for spot in seen.open if spot.startswith("area:")]
        if "Do it" in seen.buttons:
            page.get_by_role("button", name="Do it").tap()
        else:
            touches.touch(clicks.spot(page, areas[0]))
        look_until_changed(page, seen)
    assert ana.get(f"tables/{table}")["seq"] > seq


def show_map(page: Page) -> None:
    page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Board", exact=True).tap()


def test_nothing_is_wider_than_the_phone(person: People) -> None:
    ana, table = phone(person, "greedy", "greedy", "greedy")
    for path in ("/", "/new/siberia", "/import", "/about", "/rules/siberia", f"/table/{table}", f"/table/{table}/at/5"):
        page = ana.open(path)
        expect(page.locator("main").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, path


def test_what_is_tapped_is_large_enough_for_a_finger(person: People) -> None:
    ana, table = phone(person, "greedy")
    small: list[str] = []
    for path in ("/", "/new/siberia", f"/table/{table}", f"/table/{table}/at/5"):
        page = ana.open(path)
        expect(page.locator("main").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        small += [f"{path.replace(table, 'ID')} {each}" for each in page.evaluate(TOO_SMALL)]
    assert not small, "\n".join(small)


def test_tabs_show_players_and_log_and_the_own_board(person: People) -> None:
    ana, _ = phone(person, "greedy")
    page = ana.page
    tabs = page.get_by_role("navigation", name="Parts of the table")
    tabs.get_by_role("button", name="Players").tap()
    expect(page.get_by_role("main").get_by_role("region", name="Players")).to_be_visible()
    tabs.get_by_role("button", name="Log").tap()
    expect(page.get_by_role("region", name="Log")).to_be_visible()
    tabs.get_by_role("button", name="My board").tap()
    expect(page.get_by_role("region", name="Board: Ana")).to_be_visible()
    assert look(page).yours


@pytest.mark.parametrize("screen", ["table", "replay"])
def test_a_tablet_held_upright_shows_the_map_and_the_own_board_together(person: People, screen: str) -> None:
    ana = person("Ana", **TABLET)
    if screen == "table":
        page = sit(ana, opened(ana, "me", "greedy", options=RANDOM_SIDES))
    else:
        page = ana.open(f"/table/{imported(ana)}/at/100?viewer=p1")
    for part in (page.get_by_role("group", name="Map of Siberia").last, page.get_by_role("region", name="Board: ")):
        expect(part).to_be_in_viewport()
    tabs = page.get_by_role("navigation", name="Parts of the").get_by_role("button")
    expect(tabs).to_have_text(["Board", "Players", "Log" if screen == "table" else "Moves"])
    tabs.nth(1).tap()
    expect(page.get_by_role("main").get_by_role("region", name="Players")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})  # another device: its tabs are four
    expect(tabs).to_have_count(4)
