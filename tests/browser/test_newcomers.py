"""The first minute: a newcomer, a name, sound and colours, and what the browser's tab says."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import People
from tests.browser.tables import SHORT, opened, plan, sit

COUNT_SOUNDS = """
  window.sounds = 0;
  window.AudioContext = class extends AudioContext { constructor(...given) { super(...given); window.sounds += 1; } };
"""


def test_a_newcomer_comes_from_the_page_to_a_game_by_one_click_in_ten_seconds(person: People) -> None:
    page = person("").page
    start = time.monotonic()
    page.goto(person.url)
    page.get_by_role("article", name="Siberia").get_by_role("button", name="Play now").click()
    expect(page.locator("[data-board] [data-spot]").first).to_be_visible()
    expect(page.get_by_role("region", name="What is asked")).to_be_visible()
    assert time.monotonic() - start < 10
    assert re.fullmatch(r"/table/[\w-]+", page.url.removeprefix(person.url))


def test_a_second_click_on_play_now_makes_no_second_table(person: People) -> None:
    ana = person("Ana")
    ana.page.get_by_role("article", name="Siberia").get_by_role("button", name="Play now").dblclick()
    expect(ana.page.locator("[data-board]")).to_be_visible()
    assert len(ana.get("tables")["tables"]) == 1


def test_a_name_can_be_taken_and_is_still_there_after_a_reload(person: People) -> None:
    page = person("").page
    page.goto(person.url)
    page.get_by_role("button", name="Your name: Guest").click()
    page.get_by_label("Your name", exact=True).fill("Żaneta")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Your name: Żaneta")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Your name: Żaneta")).to_be_visible()


def test_what_a_button_opens_is_closed_by_escape_and_by_pointing_elsewhere(person: People) -> None:
    page = person("Ana").page
    for opener, opened_ in (
        (page.get_by_role("button", name="Your name: Ana"), page.get_by_label("Your name", exact=True)),
        (
            page.get_by_role("article", name="Siberia").get_by_role("button", name="Choose players and bots"),
            page.get_by_role("radio", name="2", exact=True),
        ),
    ):
        opener.click()
        expect(opened_).to_be_attached()
        page.keyboard.press("Escape")
        expect(opened_).to_have_count(0)
        expect(opener).to_be_focused()
        opener.click()
        expect(opened_).to_be_attached()
        page.locator("main").click(position={"x": 2, "y": 2})
        expect(opened_).to_have_count(0)


def test_sound_is_off_until_somebody_wants_it(person: People) -> None:
    newcomer = person("")
    newcomer.context.add_init_script(COUNT_SOUNDS)
    page = newcomer.open()
    expect(page.get_by_role("button", name="Sound: off")).to_be_visible()
    page.get_by_role("article", name="Siberia").get_by_role("button", name="Play now").click()
    page.locator("[data-board] [data-spot][data-open]").first.click()
    assert page.evaluate("window.sounds") == 0


def test_sound_that_was_turned_on_calls_when_it_is_ones_turn(person: People) -> None:
    ana = person("Ana")
    ana.context.add_init_script(COUNT_SOUNDS)
    page = ana.open()
    page.get_by_role("button", name="Sound: off").click()
    expect(page.get_by_role("button", name="Sound: on")).to_be_visible()
    page.get_by_role("article", name="Siberia").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    page.wait_for_function("window.sounds > 0")


def expect_colours(page: Page, theme: str) -> None:
    """The page is light, or dark: not only called so."""
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    paper = re.compile(r"rgb\((2\d\d, ){2}2\d\d\)" if theme == "light" else r"rgb\((\d\d, ){2}\d\d\)")
    expect(page.locator("body")).to_have_css("background-color", paper)


@pytest.mark.parametrize("wanted", ["light", "dark"])
def test_colours_follow_the_system_until_somebody_chooses(person: People, wanted: str) -> None:
    page = person("Ana", color_scheme=wanted).page
    expect_colours(page, wanted)
    other = "dark" if wanted == "light" else "light"
    page.emulate_media(color_scheme="dark" if wanted == "light" else "light")
    expect_colours(page, other)


def test_colours_that_were_chosen_stay_after_a_reload_and_in_other_tabs(person: People) -> None:
    ana = person("Ana")
    other = ana.tab()
    other.goto(person.url)
    ana.page.get_by_role("button", name="Light or dark: automatic").click()
    ana.page.get_by_role("button", name="Light or dark: light").click()
    expect_colours(ana.page, "dark")
    expect_colours(other, "dark")
    ana.page.reload()
    expect(ana.page.get_by_role("button", name="Light or dark: dark")).to_be_visible()
    expect_colours(ana.page, "dark")


def test_the_tab_says_when_it_is_ones_turn(person: People) -> None:
    ana, ben = person("Ana"), person("Ben")
    table = opened(ana, "me", "open", options=SHORT, public=True)
    page = sit_and_wait(ana.open(f"/table/{table}"))
    assert page.title() == "Siberia – Roundhouse"
    ben.post(f"tables/{table}/join")
    expect(page).to_have_title("● Your turn – Siberia")
    plan(ana, table)
    expect(page).to_have_title("Siberia – Roundhouse")
    sit(ben, table)
    expect(ben.page).to_have_title("● Your turn – Siberia")
    page.get_by_role("link", name="To the lobby").click()
    expect(page).to_have_title("Roundhouse")


def sit_and_wait(page: Page) -> Page:
    """Until the others have come."""
    expect(page.get_by_text("One seat is free")).to_be_visible()
    return page


def test_a_path_that_leads_nowhere_is_told_in_words_with_a_way_back(person: People) -> None:
    ana = person("Ana")
    ana.watch.expect(404, "^/api/v1/tables/")
    page = ana.open("/table/there-is-no-such-table")
    expect(page.get_by_role("alert")).to_have_text("There is no such table, or it is not for you.")
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("article", name="Siberia").get_by_role("button", name="Play now")).to_be_visible()
