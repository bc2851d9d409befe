"""Whole games against a bot to the final score: by clicks alone, and by keyboard alone from the lobby on."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser import clicks, keys
from tests.browser.people import People
from tests.browser.playing import play_on
from tests.browser.tables import opened, sit


def breakdown(page: Page) -> tuple[list[list[int]], list[int]]:
    """What the result shows: for each category the numbers of all players, and the totals."""
    rows = page.get_by_role("dialog").get_by_role("row").all()
    found = [[number(cell) for cell in row.get_by_role("cell").all_inner_texts() if cell.strip()] for row in rows]
    *parts, totals = [row for row in found if row]
    return parts, totals


def number(text: str) -> int:
    return int(re.sub(r"[^\d-]", "", text))


def check_result(page: Page) -> None:
    """The categories add up to the totals, and who has most has won. What nobody has points for is left out: how many
    categories are shown depends on the game, and a bot that thinks by the clock does not always play the same one."""
    parts, totals = breakdown(page)
    assert 1 <= len(parts) <= 5
    assert all(any(part) for part in parts) or not any(totals)
    assert [sum(column) for column in zip(*parts, strict=True)] == totals
    dialog = page.get_by_role("dialog", name="Result")
    players = [name for name in dialog.get_by_role("columnheader").all_inner_texts() if name.strip()]
    best = [name.strip() for name, total in zip(players, totals, strict=True) if total == max(totals)]
    heading = dialog.get_by_role("heading").first.inner_text()
    assert all(name in heading for name in best)
    for name in ("Play again", "Share"):
        expect(dialog.get_by_role("button", name=name)).to_be_visible()
    for name in ("Replay", "Save the record"):
        expect(dialog.get_by_role("link", name=name)).to_be_visible()


def walk_to(page: Page, key: str, there: str) -> None:
    """Press a key until the focus is where it should be."""
    for _ in range(60):
        page.keyboard.press(key)
        if page.evaluate(there):
            return
    raise AssertionError(f"{key} does not lead there: {there}")


def test_a_whole_game_against_a_bot_is_played_by_clicks_to_a_score_that_adds_up(person: People) -> None:
    ana = person("Ana")
    page = sit(ana, opened(ana, "me", "greedy"))  # a bot that takes no time
    assert play_on(page, clicks.click, seed=1) > 50
    check_result(page)


def test_a_whole_game_against_a_bot_is_played_by_keyboard_alone(person: People) -> None:
    page = person("Ana").page
    walk_to(page, "Tab", "document.activeElement.getAttribute('aria-label') === 'Choose players and bots'")
    page.keyboard.press("Enter")
    walk_to(page, "Shift+Tab", "document.activeElement.name?.endsWith('-size')")
    walk_to(page, "ArrowLeft", "document.activeElement.closest('label').innerText.trim() === '2'")
    expect(page.get_by_role("article", name="Siberia").get_by_role("button", name="Play now")).to_contain_text(
        "against one easy bot"
    )
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    assert play_on(page, keys.press, seed=2) > 50
    check_result(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
