"""Steam Power with others: on a phone, at one screen, at two computers, watched and replayed."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.browser import clicks
from tests.browser.people import PHONE, People, Person
from tests.browser.seen import Seen, look, look_until_asked, look_until_changed
from tests.browser.tables import now, sit
from tests.browser.test_phone import TOO_SMALL
from tests.browser.test_steam_power import button, chosen, click
from tests.browser.test_steam_power_games import MOMENTS, fork, imported, opened, until, with_choice
from tests.browser.test_steamrollers_people import in_sight, tab
from tests.browser.touches import DO, pinch, round_of


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


def test_two_rounds_are_played_by_touch_on_a_phone(person: People) -> None:
    ana = person("Ana", **PHONE)
    table = opened(ana, "me", "greedy", map="iberia")
    page = sit(ana, table)
    rng = random.Random(2)
    taps = 0
    while round_of(page) < 3 and taps < 150:
        seen = look_until_asked(page)
        tap(page, seen, rng)
        look_until_changed(page, seen)
        taps += 1
    assert taps > 5
    assert now(ana, table)["view"]["round"] == 3


def test_on_a_phone_the_first_tap_shows_a_tile_and_the_second_lays_it(person: People) -> None:
    ana = person("Ana", **PHONE)
    table = fork(ana, "track")
    page = sit(ana, table)
    spots = [spot for spot in look_until_asked(page).open if spot.startswith("hex:") and in_sight(page, spot)]
    clicks.spot(page, spots[0]).tap()
    shape = page.locator('[data-board] .sp-fan[data-spot^="shape:"]').first
    expect(shape).to_be_visible()
    seq = ana.get(f"tables/{table}")["seq"]
    shape.tap()
    expect(page.get_by_role("button", name=DO)).to_be_visible()
    expect(page.locator("g.ghost")).to_be_visible()
    assert ana.get(f"tables/{table}")["seq"] == seq
    shape.tap()
    expect(page.get_by_role("button", name=DO)).to_have_count(0)
    cell = spots[0].removeprefix("hex:")
    until(ana, table, lambda view: cell in [tile["hex"] for tile in view["track"]])


def test_two_fingers_make_the_map_larger_one_moves_it_and_names_stay_on_their_plates(person: People) -> None:
    ana = person("Ana", **PHONE)
    page = sit(ana, fork(ana, "late"))
    look_until_asked(page)
    content = page.locator("[data-board] .content")
    page.get_by_role("button", name="Whole map").tap()
    expect(page.get_by_role("button", name="Closer").last).to_be_visible()
    before = content.bounding_box()
    pinch(page, 195, 300, 2.0)
    page.wait_for_timeout(200)
    after = content.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 1.5 * before["width"]
    session = page.context.new_cdp_session(page)
    for kind, x in (("touchStart", 200), ("touchMove", 180), ("touchMove", 120)):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": 300, "id": 1}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    moved = content.bounding_box()
    assert moved is not None
    assert moved["x"] < after["x"] - 30


def test_on_a_phone_a_contract_is_planned_in_the_hand_and_seen_on_the_map(person: People) -> None:
    ana = person("Ana", **PHONE)
    table = fork(ana, "choice")
    page = sit(ana, table)
    look_until_asked(page)
    tab(page, "My board")
    ticket = page.locator(f'[data-spot="contract:{with_choice(ana, table)}"]')
    ticket.tap()  # shows what it would do
    expect(page.get_by_role("button", name=DO)).to_be_visible()
    ticket.tap()  # opens what there is to choose
    expect(page.locator(".deal select").first).to_be_visible()
    tab(page, "Board")
    expect(page.locator("g.routes")).to_be_visible()


def test_on_a_phone_nothing_is_too_wide_or_too_small(person: People) -> None:
    ana = person("Ana", **PHONE)
    small: list[str] = []
    for moment in ("first", "late", "choice", "solo"):
        page = sit(ana, fork(ana, moment))
        look_until_asked(page)
        for name in ("Board", "My board", "Players"):
            tab(page, name)
            assert page.evaluate("document.documentElement.scrollWidth") <= 390, moment
            small += [f"{moment}, {name}: {each}" for each in page.evaluate(TOO_SMALL)]
    assert not small, "\n".join(small)


def pair(person: People) -> tuple[Person, Person, str]:
    """Two persons at a table, each with a browser of their own."""
    ana, ben = person("Ana"), person("Ben")
    table = opened(ana, "me", "open", map="iberia", round_limit="3")
    ben.post(f"tables/{table}/join", {"invite": ana.get(f"tables/{table}")["about"]["invite"]})
    for one in (ana, ben):
        sit(one, table)
    return ana, ben, table


def hand(page: Page) -> set[str]:
    return set(page.locator(".ticket").evaluate_all("(all) => all.map((one) => one.dataset.contract)"))


def test_two_people_play_and_neither_sees_the_others_contracts(person: People) -> None:
    ana, ben, table = pair(person)
    for one in (ana, ben):
        expect(one.page.locator(".ticket")).to_have_count(5)
    assert not hand(ana.page) & hand(ben.page)
    secret = [held["contract"] for held in now(ben, table)["own"]["hand"]]
    told = ana.get(f"tables/{table}")
    assert told["now"]["view"]["players"][1]["hand"] == 5
    drawn = [entry["message"]["id"] for entry in told["log"] if entry.get("move", "").startswith("draw")]
    assert "steam_power-log-draw-hidden" in drawn
    assert not any(entry.get("move") in {f"draw {number}" for number in secret} for entry in told["log"])
    rng = random.Random(7)
    for _ in range(400):
        if now(ana, table)["phase"] == "over":
            break
        for one in (ana, ben):
            if (seen := look(one.page)).yours and not seen.result:
                click(one.page, seen, rng)
                look_until_changed(one.page, seen)
        ana.page.wait_for_timeout(30)
    for one in (ana, ben):
        expect(one.page.get_by_role("dialog", name="Result")).to_be_visible()


def test_whoever_watches_sees_the_map_and_no_contracts(person: People) -> None:
    ana, _, table = pair(person)
    carl = person("Carl")
    carl.post(f"tables/{table}/join", {"invite": ana.get(f"tables/{table}")["about"]["invite"], "watch": True})
    page = sit(carl, table)
    expect(page.get_by_text("Contracts in hand are secret.")).to_be_visible()
    expect(page.locator(".ticket")).to_have_count(0)
    assert page.locator("[data-board] [data-open]").count() == 0


def test_several_at_one_screen_see_their_own_hands_in_turn(person: People) -> None:
    ana = person("Ana")
    table = opened(ana, "me", "me:Marta", map="iberia")
    page = sit(ana, table)
    hands: list[set[str]] = []
    for _ in range(2):
        page.get_by_role("button", name=re.compile("^I am ")).click()
        expect(page.locator(".ticket")).to_have_count(5)
        hands.append(hand(page))
        for _ in range(2):
            page.get_by_role("button", name="Take money").click()
            page.wait_for_timeout(200)
    assert not hands[0] & hands[1]
    until(ana, table, lambda view: view["round"] == 2)


def test_a_finished_game_is_replayed_move_by_move(person: People) -> None:
    ana = person("Ana")
    table = imported(ana, "track")
    going, n = MOMENTS["track"].find()
    cell = going.lines(0)[n].notation.split()[1]
    page = ana.open(f"/table/{table}/at/{n + 1}?viewer=p1")
    expect(page.locator(f'[data-spot="hex:{cell}"][data-marked]')).to_have_count(1)
    past = ana.get(f"tables/{table}/at/{n + 1}?viewer=p1")
    expect(page.locator(".ticket")).to_have_count(len(past["own"]["hand"]))
    page.keyboard.press("ArrowLeft")
    expect(page.locator(f'[data-spot="hex:{cell}"][data-marked]')).to_have_count(0)


def test_one_plays_on_from_a_moment_of_a_replay(person: People) -> None:
    ana = person("Ana")
    table = imported(ana, "track")
    _, n = MOMENTS["track"].find()
    page = ana.open(f"/table/{table}/at/{n}")
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("dialog", name="Play from here").get_by_role("button", name="Play").click()
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
