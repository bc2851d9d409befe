"""Whole games of Steam Power in the browser: by clicks with two and with five seats, by keyboard alone, and alone."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.browser import clicks
from tests.browser.people import People
from tests.browser.playing import play_on
from tests.browser.seen import Seen, look
from tests.browser.tables import now, sit
from tests.browser.test_steam_power_games import opened

FULFIL = ".deal .primary:visible"
LIKES_TRACK = 0.75
STEPS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
NOTHING = ("No more track", "No bonus")


def chosen(seen: Seen, rng: random.Random) -> str:
    """A spot to point at next; '' for one of the buttons. Contracts come first, then factories, then track."""
    open_ = [spot for spot in seen.open if spot not in seen.picked]
    kinds: dict[str, list[str]] = {}
    for spot in open_:
        kinds.setdefault(spot.partition(":")[0], []).append(spot)
    for kind in ("shape", "count"):
        if kind in kinds:
            return rng.choice(kinds[kind])
    for kind in ("contract", "site"):
        if kind in kinds:
            return rng.choice(kinds[kind])
    if "hex" in kinds and not seen.picked and rng.random() < LIKES_TRACK:
        return rng.choice(kinds["hex"])
    return ""


def button(seen: Seen, rng: random.Random) -> int:
    """The button to press when no spot is: money and contracts rather than doing without something."""
    good = [i for i, name in enumerate(seen.kinds) if name in ("Take money", "Take contracts")]
    if good and not seen.picked:
        return rng.choice(good)
    return rng.randrange(len(seen.kinds))


def click(page: Page, seen: Seen, rng: random.Random) -> None:
    """One click: on Done, on what is planned, on a spot of the board, or on a button beside it."""
    if "Done" in seen.buttons:
        page.get_by_role("button", name="Done", exact=True).click()
    elif page.locator(FULFIL).count():
        page.locator(FULFIL).click()
    elif spot := chosen(seen, rng):
        clicks.spot(page, spot).click()
    else:
        clicks.kinds(page).nth(button(seen, rng)).click()


def press(page: Page, seen: Seen, rng: random.Random) -> None:
    """One choice by keyboard: digits for what stands beside the board, arrows and Enter on the board."""
    if page.locator(FULFIL).count() or "Done" in seen.buttons or walk(page, seen, rng):
        page.keyboard.press("Enter")
    else:
        page.keyboard.press(str(1 + button(seen, rng) % 9))


def walk(page: Page, seen: Seen, rng: random.Random) -> bool:
    """Walk some steps over the open spots; whether one has the focus now."""
    if not seen.open or (not seen.picked and rng.random() > LIKES_TRACK):
        return False
    for _ in range(rng.randint(1, 4)):
        page.keyboard.press(rng.choice(STEPS))
    after = look(page)
    return after.focus == "plain:" or (after.focus in after.open and after.focus not in after.picked)


def check_result(page: Page, players: int) -> None:
    """The result has a column for everybody, and every sum is right."""
    dialog = page.get_by_role("dialog", name="Result")
    expect(dialog).to_be_visible()
    expect(dialog.locator("tfoot td")).to_have_count(players)
    expect(dialog.locator("tfoot td").last).not_to_be_empty()
    rows = dialog.locator("tbody tr")
    for player in range(players):
        parts = [int(row.locator("td").nth(player).inner_text()) for row in rows.all()]
        assert sum(parts) == int(dialog.locator("tfoot td").nth(player).inner_text())


def test_a_game_of_two_is_played_by_clicks(person: People) -> None:
    ana = person("Ana")
    table = opened(ana, "me", "greedy", round_limit="10")
    page = sit(ana, table)
    assert play_on(page, click, seed=3, turns=400) < 400
    told = now(ana, table)
    assert told["phase"] == "over"
    assert told["view"]["track"]
    check_result(page, 2)


def test_a_game_of_five_is_played_by_clicks_on_a_small_map(person: People) -> None:
    ana = person("Ana")
    table = opened(ana, "me", "me:Marta", "greedy", "greedy", "random", map="iberia", round_limit="5")
    page = sit(ana, table)

    def seated(page: Page, seen: Seen, rng: random.Random) -> None:
        """Whoever is next says so first: hands are secret."""
        mine = page.get_by_role("button", name=re.compile("^I am "))
        if mine.count():
            mine.click()
        else:
            click(page, seen, rng)

    rng = random.Random(4)
    for _ in range(300):
        page.wait_for_function(
            "() => document.querySelector('dialog[open] tfoot, .kinds button, [data-open], .cover button, .primary')"
        )
        seen = look(page)
        if seen.result:
            break
        seated(page, seen, rng)
        page.wait_for_timeout(120)
    assert now(ana, table)["phase"] == "over"
    check_result(page, 5)


def test_a_game_is_played_by_keyboard_alone(person: People) -> None:
    ana = person("Ana")
    table = opened(ana, "me", "greedy", map="iberia", round_limit="6")
    page = sit(ana, table)
    assert play_on(page, press, seed=5, turns=300) < 300
    assert now(ana, table)["phase"] == "over"
    check_result(page, 2)


def test_a_game_alone_draws_locomotives_and_has_one_purse(person: People) -> None:
    ana = person("Ana")
    table = opened(ana, "me", map="iberia")
    page = sit(ana, table)
    companies = page.get_by_role("list", name="Companies")
    expect(companies.get_by_role("button")).to_have_count(5)
    drawn: set[str] = set()

    def alone(page: Page, seen: Seen, rng: random.Random) -> None:
        acting = companies.locator(".acts button")
        if acting.count():  # none while the next locomotive waits to be drawn
            drawn.add(acting.get_attribute("aria-label") or "")
        click(page, seen, rng)

    play_on(page, alone, seed=6, turns=60)
    told = now(ana, table)["view"]
    assert len({name.partition(":")[0] for name in drawn}) > 2
    assert len(told["players"]) == 1
    expect(page.locator(".score").first).to_have_text(f"${told['players'][0]['money']}")
