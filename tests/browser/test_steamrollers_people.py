"""SteamRollers with others: on a phone, several at one screen, two at two computers, somebody who watches."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.browser import clicks
from tests.browser.people import PHONE, People, Person
from tests.browser.playing import play_on
from tests.browser.seen import Seen, look, look_until_asked, look_until_changed
from tests.browser.tables import now, sit
from tests.browser.test_phone import TOO_SMALL
from tests.browser.test_steamrollers import button, check_result, chosen, click
from tests.browser.test_steamrollers_games import MOMENTS, fork, imported, opened
from tests.browser.touches import DO, round_of

TABS = "Parts of the table"


def tap(page: Page, seen: Seen, rng: random.Random) -> None:
    """One tap; what it would do is done by the red button."""
    spot = chosen(seen, rng)
    if DO in seen.buttons:
        page.get_by_role("button", name=DO, exact=True).tap()
    elif "Done" in seen.buttons:
        page.get_by_role("button", name="Done", exact=True).tap()
    elif spot and in_sight(page, spot):
        clicks.spot(page, spot).tap()
    else:
        clicks.kinds(page).nth(button(seen, rng)).tap()


def in_sight(page: Page, spot: str) -> bool:
    """Whether a spot lies within what is seen of the board; the map can be larger than the screen."""
    box = clicks.spot(page, spot).bounding_box()
    frame = page.locator("[data-board]").bounding_box()
    assert box is not None
    assert frame is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    return 4 < x < 386 and frame["y"] + 4 < y < frame["y"] + frame["height"] - 4


def tab(page: Page, name: str) -> None:
    page.get_by_role("navigation", name=TABS).get_by_role("button", name=name, exact=True).tap()


def test_two_rounds_are_played_by_touch_on_a_phone(person: People) -> None:
    ana = person("Ana", **PHONE)
    table = opened(ana, "me", "greedy")
    page = sit(ana, table)
    rng = random.Random(1)
    taps = 0
    while round_of(page) < 3 and taps < 200:
        seen = look_until_asked(page)
        tap(page, seen, rng)
        look_until_changed(page, seen)
        taps += 1
    assert taps > 5
    assert now(ana, table)["view"]["round"] == 3


def test_on_a_phone_the_first_tap_shows_a_track_and_the_second_draws_it(person: People) -> None:
    ana = person("Ana", **PHONE)
    table = fork(ana, "track")
    page = sit(ana, table)
    spots = [spot for spot in look_until_asked(page).open if spot.startswith("hex:") and in_sight(page, spot)]
    clicks.spot(page, spots[0]).tap()
    shape = page.locator('[data-board] .sr-fan[data-spot^="shape:"]').first
    expect(shape).to_be_visible()
    seq = ana.get(f"tables/{table}")["seq"]
    shape.tap()
    expect(page.get_by_role("button", name=DO)).to_be_visible()
    expect(page.locator("g.ghost")).to_be_visible()
    assert ana.get(f"tables/{table}")["seq"] == seq
    shape.tap()
    expect(page.get_by_role("button", name=DO)).to_have_count(0)
    assert now(ana, table)["view"]["players"][0]["track"][spots[0].removeprefix("hex:")]


def test_on_a_phone_goods_and_tiles_have_a_tab_and_other_sheets_are_a_tap_away(person: People) -> None:
    ana = person("Ana", **PHONE)
    page = sit(ana, fork(ana, "choose"))
    look_until_asked(page)
    page.get_by_role("button", name="Sheet: Ana").tap()
    page.get_by_role("button", name="Look at the sheet: Bot Borsig").tap()
    expect(page.get_by_role("group", name="Sheet: Bot Borsig")).to_be_visible()
    tab(page, "Goods")
    for name in ("Goods", "Action tiles"):
        expect(page.get_by_role("region", name=name)).to_be_visible()
    tab(page, "Players")
    small = page.get_by_role("button", name="Look at the sheet: Bot Stephenson")
    before = small.bounding_box()
    small.tap()
    expect(small).to_have_attribute("aria-pressed", "true")
    after = small.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 2 * before["width"]


def test_on_a_phone_nothing_is_too_wide_or_too_small(person: People) -> None:
    ana = person("Ana", **PHONE)
    small: list[str] = []
    for moment in ("choose", "track", "order", "solo"):
        page = sit(ana, fork(ana, moment))
        look_until_asked(page)
        for name in ("Board", "Goods"):
            tab(page, name)
            assert page.evaluate("document.documentElement.scrollWidth") <= 390, moment
            small += [f"{moment}, {name}: {each}" for each in page.evaluate(TOO_SMALL)]
    assert not small, "\n".join(small)


def test_several_at_one_screen_have_their_own_sheets_in_turn(person: People) -> None:
    ana = person("Ana")
    table = opened(ana, "me", "me:Marta", round_limit="3")
    page = sit(ana, table)
    shown: set[str] = set()
    rng = random.Random(5)
    for _ in range(200):
        seen = look_until_asked(page)
        if seen.result:
            break
        name = page.get_by_role("heading", name=re.compile(": your turn$")).inner_text().partition(":")[0].title()
        expect(page.get_by_role("group", name=f"Sheet: {name}")).to_be_visible()
        shown.add(name)
        click(page, seen, rng)
        look_until_changed(page, seen)
    assert shown == {"Ana", "Marta"}
    check_result(page, 2)


def pair(person: People) -> tuple[Person, Person, str]:
    """Two persons at a table, each with a browser of their own."""
    ana, ben = person("Ana"), person("Ben")
    table = opened(ana, "me", "open", round_limit="2")
    ben.post(f"tables/{table}/join", {"invite": ana.get(f"tables/{table}")["about"]["invite"]})
    for one in (ana, ben):
        sit(one, table)
    return ana, ben, table


def whose(*people: Person) -> tuple[Person, Seen]:
    """Who is asked something on their page, and what they see; in the end somebody who sees the result."""
    for _ in range(600):
        for one in people:
            seen = look(one.page)
            if seen.yours or seen.result:
                return one, seen
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked anything")


def test_two_people_play_and_each_sees_what_the_other_has_drawn(person: People) -> None:
    ana, ben, table = pair(person)
    rng = random.Random(6)
    for _ in range(100):
        one, seen = whose(ana, ben)
        if seen.result:
            break
        click(one.page, seen, rng)
        look_until_changed(one.page, seen)
    for one in (ana, ben):
        expect(one.page.get_by_role("dialog", name="Result")).to_be_visible()
        check_result(one.page, 2)
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("button", name="Look at the sheet: Ben").click()
    drawn = now(ana, table)["view"]["players"][1]["track"]
    expect(ana.page.get_by_role("group", name="Sheet: Ben").locator("g.pencil")).to_have_count(len(drawn))


def test_whoever_watches_sees_the_sheet_of_the_player_on_turn(person: People) -> None:
    ana, ben, table = pair(person)
    carl = person("Carl")
    invite = ana.get(f"tables/{table}")["about"]["invite"]
    carl.post(f"tables/{table}/join", {"invite": invite, "watch": True})
    page = sit(carl, table)
    first = now(ana, table)["view"]["turn"]
    rng = random.Random(7)
    for turn in (first, 1 - first):
        player = (ana, ben)[turn]
        expect(page.get_by_role("group", name=f"Sheet: {player.name}")).to_be_visible()
        assert page.locator("[data-board] [data-open]").count() == 0
        one, seen = whose(ana, ben)
        while turn == first and one is player:
            click(player.page, seen, rng)
            look_until_changed(player.page, seen)
            one, seen = whose(ana, ben)


def test_a_finished_game_is_replayed_move_by_move(person: People) -> None:
    ana = person("Ana")
    table = imported(ana, "deliver")
    _, n = MOMENTS["deliver"].find()
    page = ana.open(f"/table/{table}/at/{n + 1}?viewer=p1")
    expect(page.get_by_role("region", name="What happens")).to_contain_text("delivers")
    past = ana.get(f"tables/{table}/at/{n + 1}?viewer=p1")["view"]
    sheet = page.get_by_role("group", name=re.compile("^Sheet: "))
    expect(sheet.locator("g.pencil")).to_have_count(len(past["players"][0]["track"]))
    expect(sheet.locator(".sr-city[data-marked]")).to_have_count(2)
    page.keyboard.press("ArrowLeft")
    expect(sheet.locator(".sr-city[data-marked]")).to_have_count(0)


def test_one_plays_on_from_a_moment_of_a_replay(person: People) -> None:
    ana = person("Ana")
    table = imported(ana, "choose")
    _, n = MOMENTS["choose"].find()
    page = ana.open(f"/table/{table}/at/{n}")
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("dialog", name="Play from here").get_by_role("button", name="Play").click()
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    assert play_on(page, click, seed=8, turns=3) == 3
