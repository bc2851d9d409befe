"""The replay of a finished game: slider, keys, eyes, links to a move, playing on from there, records out and in."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.people import People, Person
from tests.browser.tables import RECORDS, SHORT, TWO, find, imported, now, opened

MOVE = re.compile(r"move (\d+) of (\d+)")


def finished(person: People) -> tuple[Person, str]:
    ana = person("Ana")
    return ana, imported(ana, TWO)


def move(page: Page) -> int:
    """Where the replay stands, as it tells."""
    region = page.get_by_role("region", name="What happens")
    if region.get_by_text("The beginning").count():
        return 0
    found = MOVE.search(region.inner_text())
    assert found is not None, region.inner_text()
    return int(found[1])


def last(page: Page) -> int:
    return int(page.get_by_role("slider", name="Moves").get_attribute("max") or "0")


def expect_move(page: Page, number: int) -> None:
    where = page.get_by_role("region", name="What happens")
    expect(where).to_contain_text(f"move {number} of " if number else "The beginning", ignore_case=True)


def test_keys_and_buttons_go_through_the_game(person: People) -> None:
    ana, table = finished(person)
    page = ana.open(f"/table/{table}/at/0")
    expect_move(page, 0)
    page.get_by_role("button", name="One move on").click()
    expect_move(page, 1)
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect_move(page, 5)
    page.keyboard.press("ArrowLeft")
    expect_move(page, 4)
    page.keyboard.press("End")
    expect_move(page, last(page))
    expect(page.get_by_role("button", name="Play from here")).to_be_disabled()
    page.get_by_role("button", name="One move back").click()
    expect_move(page, last(page) - 1)
    page.keyboard.press("Home")
    expect_move(page, 0)


def test_the_slider_goes_anywhere_and_the_log_follows(person: People) -> None:
    ana, table = finished(person)
    page = ana.open(f"/table/{table}/at/0")
    slider = page.get_by_role("slider", name="Moves")
    expect(slider).to_be_enabled()
    expect_move(page, 0)
    box = slider.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_role("region", name="What happens")).to_contain_text(MOVE)
    assert abs(move(page) - last(page) / 2) < last(page) * 0.05
    lit = page.locator("[aria-current=step]")
    expect(lit).to_be_in_viewport()
    slider.focus()
    before = move(page)
    page.keyboard.press("ArrowRight")
    expect_move(page, before + 1)


def test_it_plays_by_itself_until_it_is_paused(person: People) -> None:
    ana, table = finished(person)
    page = ana.open(f"/table/{table}/at/40")
    start = expect_somewhere(page)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.wait_for_timeout(3000)
    page.get_by_role("button", name="Pause").click()
    stopped = move(page)
    assert stopped > start
    page.wait_for_timeout(1500)
    assert move(page) == stopped


def expect_somewhere(page: Page) -> int:
    expect(page.get_by_role("region", name="What happens")).to_contain_text(MOVE)
    return move(page)


def test_a_link_to_a_move_opens_at_that_move_and_the_address_follows(person: People) -> None:
    ana, table = finished(person)
    where = find(ana, table, lambda past: past["entry"]["move"].startswith("research"), viewer="")
    page = ana.open(f"/table/{table}/at/{where}")
    expect(page.get_by_role("region", name="What happens")).to_contain_text("research")
    there = expect_somewhere(page)
    assert f"/at/{where}" in page.url
    page.keyboard.press("ArrowRight")
    expect_move(page, there + 1)
    expect(page).not_to_have_url(re.compile(rf"/at/{where}(\?|$)"))
    url = page.url
    other = person("Ben")
    other.watch.expect(404, "^/api/v1/tables/")
    other.page.goto(url)
    expect(other.page.get_by_role("alert")).to_have_text("There is no such table, or it is not for you.")
    page.reload()
    expect_move(page, there + 1)


def test_a_link_that_was_copied_opens_the_same_move_with_the_same_eyes(person: People) -> None:
    ana = person("Ana", permissions=["clipboard-read", "clipboard-write"])
    text = (RECORDS / TWO).read_text(encoding="utf-8")
    table = ana.post("tables/import", {"record": text, "public": True})["table"]
    page = ana.open(f"/table/{table}/at/120")
    expect_somewhere(page)
    page.keyboard.press("p")
    expect(page.get_by_role("radio", name=re.compile("with secrets")).first).to_be_checked()
    expect(page.get_by_role("group", name="Seen by")).to_have_attribute("aria-busy", "false")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    shown = page.get_by_role("region", name="What happens").inner_text()
    ben = person("Ben")
    ben.page.goto(link)
    expect(ben.page.get_by_role("region", name="What happens")).to_contain_text(MOVE)
    expect(ben.page.get_by_role("radio", name=re.compile("with secrets")).first).to_be_checked()
    expect(ben.page.get_by_role("region", name="What happens")).to_have_text(shown, use_inner_text=True)


def test_other_eyes_see_the_same_moment_with_other_secrets(person: People) -> None:
    ana, table = finished(person)
    planning = find(ana, table, lambda past: past["entry"]["move"].startswith("place "), viewer="p1")
    page = ana.open(f"/table/{table}/at/{planning}?viewer=p1")
    first = hand(page, eyes=1)
    assert len(first) == 5
    stage = page.locator("header p").first.inner_text()
    page.get_by_role("radio", name="Everybody, without secrets").check(force=True)
    expect(page.get_by_role("group", name="Hand")).to_have_count(0)
    page.keyboard.press("p")
    again = hand(page, eyes=1)  # for everybody it was the moment before: they see nothing of what is placed
    assert len(again) == 6
    assert not Counter(first) - Counter(again)
    page.keyboard.press("p")
    assert set(hand(page, eyes=2)) - set(again), "both have the same tokens"
    assert page.locator("header p").first.inner_text() == stage


def hand(page: Page, eyes: int) -> list[str]:
    """The tokens in the hand of a player, as soon as the game is seen by that one."""
    expect(page.get_by_role("radio").nth(eyes)).to_be_checked()
    expect(page.get_by_role("group", name="Seen by")).to_have_attribute("aria-busy", "false")
    held = page.get_by_role("group", name="Hand").get_by_role("button")
    expect(held.first).to_be_visible()
    return sorted(held.evaluate_all("(nodes) => nodes.map((node) => node.getAttribute('aria-label'))"))


def test_one_plays_on_from_a_move_against_bots(person: People) -> None:
    ana, table = finished(person)
    where = find(ana, table, lambda past: past["view"]["phase"] == "act" and past["view"]["turn"] == 0, viewer="")
    page = ana.open(f"/table/{table}/at/{where}")
    expect_somewhere(page)
    page.get_by_role("button", name="Play from here").click()
    dialog = page.get_by_role("dialog", name="Play from here")
    expect(dialog.get_by_role("combobox").first).to_have_value("you")
    dialog.get_by_role("button", name="Play").click()
    expect(page.locator("[data-board]")).to_be_visible()
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    made = page.url.rpartition("/")[2]
    assert made != table
    past = ana.get(f"tables/{table}/at/{where}?viewer=")["view"]
    there = now(ana, made)["view"]
    assert (there["round"], there["areas"], there["supply"]) == (past["round"], past["areas"], past["supply"])


def test_a_record_is_exported_imported_and_is_the_same_game(person: People, tmp_path: Path) -> None:
    ana, table = finished(person)
    page = ana.open(f"/table/{table}")
    with page.expect_download() as downloading:
        page.get_by_role("dialog", name="Result").get_by_role("link", name="Save the record").click()
    assert re.fullmatch(r"siberia-[\w-]+\.txt", downloading.value.suggested_filename)
    file = tmp_path / "record.txt"
    downloading.value.save_as(file)

    page.goto(f"{person.url}/import")
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.get_by_label("Text of the record")).to_have_value(file.read_text(encoding="utf-8"))
    page.get_by_role("button", name="Open the record").click()
    expect(page.get_by_role("dialog", name="Result")).to_be_visible()
    again = page.url.rpartition("/")[2]
    assert again != table
    assert now(ana, again)["result"]["scores"] == now(ana, table)["result"]["scores"]


def test_a_running_game_is_replayed_up_to_now_without_the_others_secrets(person: People) -> None:
    ana = person("Ana")
    table = opened(ana, "me", "greedy", options=SHORT)
    page = ana.open(f"/table/{table}")
    page.get_by_role("link", name=re.compile("replay")).click()
    expect(page.get_by_role("slider", name="Moves")).to_be_visible()
    expect(page.get_by_role("button", name="Play from here")).to_have_count(0)
    expect(page.get_by_role("group", name="Seen by")).to_have_count(0)
    page.keyboard.press("p")
    expect(page.get_by_role("region", name="Board: Ana")).to_be_visible()
    ana.ask("GET", f"tables/{table}/at/1?viewer=p2", status=(403,))
    page.keyboard.press("Escape")
    expect(page.locator("[data-board]")).to_be_visible()
