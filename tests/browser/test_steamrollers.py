"""Whole games of SteamRollers: by clicks from the lobby, by keyboard alone, alone against Eva; and how to play them."""

from __future__ import annotations

import random
from collections.abc import Sequence

from playwright.sync_api import Page, expect

from tests.browser import clicks
from tests.browser.people import People
from tests.browser.playing import play_on
from tests.browser.seen import Seen, look
from tests.browser.tables import now, sit
from tests.browser.test_steamrollers_games import opened
from tests.browser.test_whole_games import breakdown

DIGITS = 9
STEPS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
LIKES_THE_BOARD = 0.3
LATER = (
    "plain",
    "shape",
    "bonus",
    "coal",
    "good",
    "cargo",
    "city",
    "hex",
    "box",
    "die",
    "tile",
)  # once something is picked
FIRST = ("order", "good", "cargo")  # what is done whenever it can be
THEN = ("hex", "hex", "box", "tile", "die", "start")
ENDS = ("Pass", "End the turn", "Leave it", "Let her keep it", "Let her take it")


def chosen(seen: Seen, rng: random.Random) -> str:
    """A spot to point at next; '' for one of the buttons."""
    kinds = _by_kind(seen.open)
    begun = bool(seen.picked or seen.tags)
    wanted = LATER if begun else (*FIRST, *rng.sample(THEN, len(THEN)))
    for kind in wanted:
        if kind in kinds:
            return rng.choice(kinds[kind])
    return ""


def _by_kind(spots: Sequence[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for one in spots:
        found.setdefault(one.partition(":")[0], []).append(one)
    return found


def button(seen: Seen, rng: random.Random) -> int:
    """The button to press when no spot is: its place among them."""
    for name in ENDS:
        if name in seen.kinds:
            return seen.kinds.index(name)
    return rng.randrange(min(DIGITS, len(seen.kinds)))


def click(page: Page, seen: Seen, rng: random.Random) -> None:
    """One click: on Done, on a spot of the board, or on a button beside it."""
    spot = chosen(seen, rng)
    if "Done" in seen.buttons:
        page.get_by_role("button", name="Done", exact=True).click()
    elif spot:
        clicks.spot(page, spot).click()
    else:
        clicks.kinds(page).nth(button(seen, rng)).click()


def press(page: Page, seen: Seen, rng: random.Random) -> None:
    """One choice by keyboard: Enter on the board after some steps with the arrows, or a digit."""
    on_board = seen.open and rng.random() < LIKES_THE_BOARD and walk(page, rng)
    if "Done" in seen.buttons or on_board or not seen.kinds:
        page.keyboard.press("Enter")
    else:
        page.keyboard.press(str(1 + button(seen, rng)))


def walk(page: Page, rng: random.Random) -> bool:
    """Walk some steps over the open spots of the board; whether one has the focus that is not picked yet."""
    for _ in range(rng.randint(1, 3)):
        page.keyboard.press(rng.choice(STEPS))
    seen = look(page)
    return seen.focus in seen.open and seen.focus not in seen.picked


def check_result(page: Page, names: int) -> None:
    """The categories add up to the totals, and the best is named."""
    parts, totals = breakdown(page)
    assert 1 <= len(parts) <= 6  # without what nobody has points for
    assert len(totals) == names
    assert [sum(column) for column in zip(*parts, strict=True)] == totals
    dialog = page.get_by_role("dialog", name="Result")
    players = [name.strip() for name in dialog.get_by_role("columnheader").all_inner_texts() if name.strip()]
    assert len(players) == names
    heading = dialog.get_by_role("heading").first.inner_text()
    best = [name for name, total in zip(players, totals, strict=True) if total == max(totals)]
    assert any(name in heading for name in best)


def test_a_whole_game_is_played_by_clicks_to_a_score_that_adds_up(person: People) -> None:
    ana = person("Ana")
    page = sit(ana, opened(ana, "me", "greedy", "greedy"))
    expect(page.get_by_role("group", name="Sheet: Ana")).to_be_visible()
    assert play_on(page, click, seed=1) > 40
    check_result(page, 3)


def test_a_game_is_played_by_keyboard_alone(person: People) -> None:
    ana = person("Ana")
    page = sit(ana, opened(ana, "me", "greedy", round_limit="8"))
    assert play_on(page, press, seed=2) > 15
    check_result(page, 2)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_game_with_all_expansions_is_played_by_clicks(person: People) -> None:
    ana = person("Ana")
    more = {"coal": "on", "orders": "on", "starting_tiles": "on", "walls": "hard", "round_limit": "6"}
    page = sit(ana, opened(ana, "me", "greedy", "greedy", **more))
    expect(page.get_by_role("region", name="Starting tiles")).to_be_visible()
    assert play_on(page, click, seed=3) > 15
    check_result(page, 3)


def test_a_player_alone_plays_against_eva_by_clicks_to_the_end(person: People) -> None:
    ana = person("Ana")
    table = opened(ana, "me", eva="1", round_limit="12")
    page = sit(ana, table)
    expect(page.get_by_role("region", name="Eva")).to_be_visible()
    assert play_on(page, click, seed=4) > 20
    check_result(page, 2)
    view = now(ana, table)["view"]
    assert view["phase"] == "over"
    assert sum(view["eva"]["marks"]) >= view["round"]
