"""One's own turn: choosing, taking back, Done, reasons; reloading in the midst of it, and a second tab."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import clicks
from tests.browser.people import People, Person
from tests.browser.seen import look_until_asked, look_until_changed
from tests.browser.tables import SHORT, TWO, act, fork, now, opened, pair, plan, sit, wish


def planning(person: People, name: str = "Ana") -> tuple[Person, str]:
    """Somebody who plans against a bot."""
    ana = person(name)
    table = opened(ana, "me", "greedy", options=SHORT)
    sit(ana, table)
    expect(ana.page.get_by_role("group", name="Hand")).to_be_visible()
    return ana, table


def hand(page: Page) -> list[str]:
    """The tokens in the hand, as they are called."""
    held = page.get_by_role("group", name="Hand").get_by_role("button")
    return sorted(held.evaluate_all("(nodes) => nodes.map((node) => node.getAttribute('aria-label'))"))


def place(page: Page, token: str, column: str) -> None:
    """Place a token of the hand by clicks."""
    before = look_until_asked(page)
    clicks.spot(page, f"token:{token}").click()
    after = look_until_changed(page, before)
    if f"token:{token}" in after.picked:
        clicks.spot(page, f"column:{column}").click()
        look_until_changed(page, after)


def some_token(page: Page) -> str:
    return next(spot for spot in look_until_asked(page).open if spot.startswith("token:")).removeprefix("token:")


def moves(person: Person, table: str) -> list[str]:
    legal = now(person, table)["legal"]
    return [action[1] for action in legal["actions"]] if legal else []


def test_what_a_click_would_do_is_told_before_it_is_done(person: People) -> None:
    ana, table = planning(person)
    page = ana.page
    token = some_token(page)
    clicks.spot(page, f"token:{token}").click()
    seq = ana.get(f"tables/{table}")["seq"]
    clicks.spot(page, "column:research").hover()
    preview = page.locator(".preview.shown")
    expect(preview).to_contain_text("Place a token")
    expect(preview).to_contain_text(token if token != "manager" else "Manager")
    expect(preview).to_contain_text("Research")
    assert ana.get(f"tables/{table}")["seq"] == seq
    page.get_by_role("heading", name="Your turn").hover()
    expect(preview).to_have_count(0)


def test_what_it_means_to_stop_is_said_once(person: People) -> None:
    ana = person("Ana")
    page = sit(ana, fork(ana, TWO, "logistics", "me", "greedy"))
    look_until_asked(page)
    page.get_by_role("button", name="Stop here").hover()
    expect(page.locator(".preview.shown li")).to_have_text(["no step left"])


def test_a_move_is_taken_back_by_the_button_and_by_the_key(person: People) -> None:
    ana, _ = planning(person)
    page = ana.page
    before = hand(page)
    for undo in ("button", "key"):
        place(page, some_token(page), "research")
        expect(page.get_by_role("group", name="Hand").get_by_role("button")).to_have_count(5)
        if undo == "button":
            page.get_by_role("button", name="Undo").first.click()
        else:
            page.keyboard.press("u")
        expect(page.get_by_role("group", name="Hand").get_by_role("button")).to_have_count(6)
        assert hand(page) == before


def test_before_something_is_laid_open_the_table_waits_for_done_and_the_last_step_can_be_taken_back(
    person: People,
) -> None:
    ana, table = planning(person)
    page = ana.page
    for left in range(5, 0, -1):
        place(page, some_token(page), "research")
        expect(page.get_by_role("group", name="Hand").get_by_role("button")).to_have_count(left)
    place(page, some_token(page), "research")
    done = page.get_by_role("button", name="Done")
    expect(done).to_be_visible()
    expect(page.locator("aside")).to_contain_text("Chosen: Place a token")
    page.locator("aside").get_by_role("button", name="Undo").click()
    expect(done).to_have_count(0)
    place(page, some_token(page), "research")
    expect(done).to_be_visible()
    assert now(ana, table)["view"]["phase"] == "plan"
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="Hand")).to_have_count(0)
    assert now(ana, table)["view"]["phase"] != "plan"


def test_whoever_does_not_want_to_say_done_sets_it_in_the_menu(person: People) -> None:
    ana, table = planning(person)
    page = ana.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("End my turns without Done").check()
    page.keyboard.press("Escape")
    plan_all_but_one(ana, table)
    place(page, some_token(page), "research")
    expect(page.get_by_role("group", name="Hand")).to_have_count(0)
    expect(page.get_by_role("button", name="Done")).to_have_count(0)


def plan_all_but_one(ana: Person, table: str) -> None:
    while len(now(ana, table)["own"]["hand"]) > 1:
        act(ana, table, next(move for move in moves(ana, table) if move.endswith("research")))
    expect(ana.page.get_by_role("group", name="Hand").get_by_role("button")).to_have_count(1)


def passed_and_answered(ana: Person, ben: Person) -> tuple[Person, Person]:
    """One has passed by a click, and the other has decided something since. Whoever can only pass is not asked, and
    then there is nothing to agree to: so they try until the cards give a choice."""
    for _ in range(20):
        table = pair(ana, ben, options={**SHORT, "round_limit": "2"})
        for one in (ana, ben):
            plan(one, table)
        first, second = (ana, ben) if now(ana, table)["view"]["turn"] == 0 else (ben, ana)
        while "pass" not in moves(first, table):  # research comes first
            for one in (first, second):
                if moves(one, table):
                    act(one, table, moves(one, table)[0])
        expect(first.page.get_by_role("button", name="Pass", exact=True)).to_be_visible()
        first.page.get_by_role("button", name="Pass", exact=True).click()
        decided = False
        while now(second, table)["view"]["phase"] == "act":
            if now(second, table)["done"]:
                wish(second, table, "done")
            elif moves(second, table):
                act(second, table, moves(second, table)[0])
                decided = True
        if decided:
            return first, second
    raise AssertionError("nobody ever had a choice")


def test_beyond_the_others_move_one_asks_and_they_agree_or_not(person: People) -> None:
    first, second = passed_and_answered(person("Ana"), person("Ben"))
    for agree in (False, True):
        ask = first.page.get_by_role("button", name="Ask to take back").first
        expect(ask).to_be_enabled()
        ask.click()
        expect(first.page.get_by_text("You have asked to take back")).to_be_visible()
        expect(
            second.page.get_by_text(f"{first.name} would like to take back the last decision.").first
        ).to_be_visible()
        second.page.get_by_role("button", name="Agree" if agree else "Refuse").click()
        expect(second.page.get_by_role("button", name="Agree")).to_have_count(0)
        expect(first.page.get_by_text("You have asked to take back")).to_have_count(0)
    look_until_asked(first.page)
    expect(first.page.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(first.page.locator("li.gone").first).to_be_visible()


def test_after_a_reload_in_mid_turn_everything_is_where_it_was(person: People) -> None:
    ana, _ = planning(person)
    page = ana.page
    place(page, some_token(page), "research")
    place(page, some_token(page), "research")
    expect(page.get_by_role("group", name="Hand").get_by_role("button")).to_have_count(4)
    before = hand(page), page.get_by_role("button", name=re.compile("^Research:")).get_attribute("aria-label")
    clicks.spot(page, f"token:{some_token(page)}").click()
    page.reload()
    expect(page.get_by_role("group", name="Hand").get_by_role("button")).to_have_count(4)
    assert (hand(page), page.get_by_role("button", name=re.compile("^Research:")).get_attribute("aria-label")) == before
    place(page, some_token(page), "research")
    expect(page.get_by_role("group", name="Hand").get_by_role("button")).to_have_count(3)


def test_two_tabs_of_one_person_show_the_same_and_both_can_play(person: People) -> None:
    ana, table = planning(person)
    other = ana.tab()
    other.goto(ana.page.url)
    expect(other.get_by_role("group", name="Hand").get_by_role("button")).to_have_count(6)
    place(ana.page, some_token(ana.page), "research")
    expect(other.get_by_role("group", name="Hand").get_by_role("button")).to_have_count(5)
    place(other, some_token(other), "research")
    expect(ana.page.get_by_role("group", name="Hand").get_by_role("button")).to_have_count(4)
    assert hand(ana.page) == hand(other)
    ana.page.get_by_role("button", name="Undo").first.click()
    expect(other.get_by_role("group", name="Hand").get_by_role("button")).to_have_count(5)
    assert len(now(ana, table)["own"]["plan"]) == 1


def test_there_are_no_hints_against_people(person: People) -> None:
    ana, ben = person("Ana"), person("Ben")
    pair(ana, ben, options=SHORT)
    expect(ana.page.get_by_role("group", name="Hand")).to_be_visible()
    expect(ana.page.get_by_role("button", name="Hint")).to_have_count(0)


def test_what_cannot_be_done_gets_its_reason_with_a_rule_that_opens(person: People) -> None:
    ana = person("Ana")
    table = opened(ana, "me", "greedy", options=SHORT)
    plan(ana, table, prefer="research")
    page = sit(ana, table)
    look_until_asked(page)
    page.locator('[data-spot="column:logistics"]').click(force=True)  # it cannot be chosen, but clicked
    rule = page.get_by_role("button", name=re.compile(r"^Rule SI-\d"))
    expect(rule).to_be_visible()
    number = rule.inner_text().removeprefix("Rule ")
    rule.click()
    panel = page.get_by_role("dialog", name="Rules")
    expect(panel.locator(f'[data-place="{number}"]')).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


@pytest.mark.parametrize("key", ["r", "l", "?"])
def test_a_key_opens_what_it_says_and_escape_closes_it(person: People, key: str) -> None:
    ana, _ = planning(person)
    page = ana.page
    page.keyboard.press(key)
    if key == "l":
        expect(page.get_by_role("button", name="Log", exact=True)).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name="Log", exact=True)).to_have_attribute("aria-pressed", "false")
        return
    dialog = page.get_by_role("dialog", name="Rules" if key == "r" else "Keys")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
