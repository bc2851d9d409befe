"""Hints: the best few moves, on the board and in words, in every game; done by click, by keyboard and by touch."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import axe
from tests.browser.people import PHONE, People, Person
from tests.browser.seen import look_until_asked
from tests.browser.tables import SHORT, now, opened, sit
from tests.server import guests

LONG = 120_000  # milliseconds that a hint may take on a machine that is busy
GAMES = ("siberia", "steamrollers", "steam_power")


def at_table(person: People, game: str, **device: Any) -> tuple[Person, str, Page]:
    """Somebody who is to act, against bots."""
    ana = person("Ana", **device)
    body = {"game": game, "seats": guests.seats("me", "greedy")}
    table = str(ana.post("tables", body)["table"])
    page = sit(ana, table)
    look_until_asked(page)
    return ana, table, page


def percent(move: dict[str, Any]) -> int:
    """As browsers round it."""
    return int(100 * move["chance"] + 0.5)


def hints(page: Page) -> Locator:
    return page.get_by_role("region", name="Hint")


@pytest.mark.parametrize("game", GAMES)
def test_the_best_moves_are_told_with_chance_score_and_reason_and_can_be_done(person: People, game: str) -> None:
    ana, table, page = at_table(person, game)
    seq = ana.get(f"tables/{table}")["seq"]
    page.get_by_role("button", name="Hint").click()
    expect(hints(page)).to_be_visible(timeout=LONG)
    told = ana.get(f"tables/{table}/hint")["moves"]
    lines = hints(page).get_by_role("listitem")
    expect(lines).to_have_count(len(told))
    for line, move in zip(lines.all(), told, strict=True):
        expect(line).to_contain_text(f"{percent(move)} % to win")
        expect(line).to_contain_text("result ≈")
        expect(line.locator(".why")).not_to_be_empty()
    axe(page, f"hints of {game}")
    assert ana.get(f"tables/{table}")["seq"] == seq
    lines.last.get_by_role("button", name="Do it").click()
    expect(hints(page)).to_have_count(0)
    done = [entry for entry in ana.get(f"tables/{table}")["log"] if entry["n"] > seq]
    assert told[-1]["choice"]["move"] in [entry.get("move") for entry in done] or now(ana, table)["held"]


@pytest.mark.parametrize("game", GAMES)
def test_the_hinted_moves_are_numbered_on_the_board_and_the_one_looked_at_is_marked(person: People, game: str) -> None:
    ana, table, page = at_table(person, game)
    page.keyboard.press("h")
    expect(hints(page)).to_be_visible(timeout=LONG)
    told = ana.get(f"tables/{table}/hint")["moves"]
    for place, move in enumerate(told):
        spots = [*move["choice"]["parts"].get("places", ()), *move["choice"]["parts"].get("pieces", ())]
        shown = [page.locator(f'[data-board] [data-spot="{spot}"]:visible') for spot in spots]
        if any(spot.count() for spot in shown):
            expect(page.locator(".layer span").get_by_text(str(place + 1), exact=True)).to_be_visible()
    assert page.locator(".layer span").count() >= 1
    page.keyboard.press("Escape")
    expect(hints(page)).to_have_count(0)
    expect(page.locator(".layer span")).to_have_count(0)


def test_by_keyboard_h_walks_through_the_hints_and_enter_does_one(person: People) -> None:
    ana, table, page = at_table(person, "siberia")
    page.keyboard.press("h")
    expect(hints(page)).to_be_visible(timeout=LONG)
    told = ana.get(f"tables/{table}/hint")["moves"]
    assert len(told) >= 2
    buttons = hints(page).get_by_role("button", name="Do it")
    expect(buttons.first).to_be_focused()
    page.keyboard.press("h")
    expect(buttons.nth(1)).to_be_focused()
    page.keyboard.press("1")
    expect(buttons.first).to_be_focused()
    page.keyboard.press("2")
    expect(buttons.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(hints(page)).to_have_count(0)
    moves = [entry.get("move") for entry in ana.get(f"tables/{table}")["log"]]
    assert told[1]["choice"]["move"] in moves


def test_whoever_chooses_on_the_board_has_heard_enough(person: People) -> None:
    ana = person("Ana")
    page = sit(ana, opened(ana, "me", "greedy", options=SHORT))
    seen = look_until_asked(page)
    page.keyboard.press("h")
    expect(hints(page)).to_be_visible(timeout=LONG)
    token = next(spot for spot in seen.open if spot.startswith("token:"))
    page.locator(f'[data-board] [data-spot="{token}"]:visible').first.click()
    expect(hints(page)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_one_hint_is_shown_at_a_time_and_done_by_a_tap(person: People, game: str) -> None:
    ana, table, page = at_table(person, game, **PHONE)
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Hint").tap()
    expect(hints(page)).to_be_visible(timeout=LONG)
    told = ana.get(f"tables/{table}/hint")["moves"]
    expect(hints(page).get_by_role("listitem")).to_have_count(1)
    if len(told) > 1:
        hints(page).get_by_role("button", name="2", exact=True).tap()
        expect(hints(page)).to_contain_text(f"{percent(told[1])} % to win")
    axe(page, f"hints of {game} on a phone")
    do = hints(page).get_by_role("button", name="Do it")
    expect(do).to_be_in_viewport(ratio=1)
    seq = ana.get(f"tables/{table}")["seq"]
    do.tap()
    expect(hints(page)).to_have_count(0)
    assert ana.get(f"tables/{table}")["seq"] > seq
