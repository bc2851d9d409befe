"""Tables from the lobby: made to one's liking, gathered, joined, watched, shared by several at one screen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.people import People
from tests.browser.seen import look
from tests.browser.tables import SHORT, now, opened, pair, plan, sit


def new_table(page: Page, *kinds: str) -> None:
    """Go to the page for a new table and choose who sits where."""
    page.get_by_role("link", name="New table").first.click()
    expect(page.get_by_role("heading", name="New table: Siberia")).to_be_visible()
    seats = page.get_by_role("combobox", name="Who sits at seat")
    while seats.count() > len(kinds):
        page.get_by_role("button", name=re.compile("^Remove seat")).last.click()
    for number, kind in enumerate(kinds):
        if seats.nth(number).input_value() != kind:
            seats.nth(number).select_option(kind)


def test_a_table_is_opened_to_ones_liking_and_others_come_by_its_link(person: People) -> None:
    ana, ben = person("Ana"), person("Ben")
    page = ana.page
    new_table(page, "you", "open", "bot")
    page.get_by_label("Most rounds").fill("7")
    page.get_by_role("radio", name="Chance decides").check(force=True)
    page.get_by_role("group", name="Colour of seat 1").get_by_role("radio", name="Purple, square").check(force=True)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("One seat is free")).to_be_visible()
    link = page.get_by_label("Invitation").input_value()
    assert link.startswith(f"{person.url}/#join=")

    ben.page.get_by_label("Invitation link or code").fill(link)
    ben.page.get_by_role("button", name="Join", exact=True).click()
    for one in (ana, ben):
        expect(one.page.get_by_role("group", name="Hand")).to_be_visible()
    table = page.url.rpartition("/")[2]
    told = ana.get(f"tables/{table}")
    assert told["about"]["options"] == {"exchange_sides": "random", "round_limit": 7}
    assert [(seat["kind"], seat["name"]) for seat in told["now"]["seats"][:2]] == [("person", "Ana"), ("person", "Ben")]
    assert told["now"]["seats"][0]["colour"] == "purple"


def test_an_invitation_leaves_no_trace_in_the_address(person: People) -> None:
    ana, ben = person("Ana"), person("Ben")
    table = opened(ana, "me", "open")
    invite = ana.get(f"tables/{table}")["about"]["invite"]
    ben.page.goto(f"{person.url}/#join={table}.{invite}")
    expect(ben.page).to_have_url(f"{person.url}/table/{table}")
    ben.page.go_back()
    assert "join" not in ben.page.url


def test_whoever_comes_too_late_may_watch(person: People) -> None:
    ana, ben, carl = person("Ana"), person("Ben"), person("Carl")
    table = pair(ana, ben, options=SHORT)
    invite = ana.get(f"tables/{table}")["about"]["invite"]
    carl.watch.expect(409, f"^/api/v1/tables/{table}/join$")
    carl.watch.expect(422, f"^/api/v1/tables/{table}/join$")
    carl.page.goto(f"{person.url}/#join={table}.{invite}")
    carl.page.get_by_role("button", name="Watch the game").click()
    expect(carl.page.get_by_role("heading", name="You are watching")).to_be_visible()


def test_an_invitation_that_is_none_is_told(person: People) -> None:
    page = person("Ana").page
    page.get_by_label("Invitation link or code").fill("abracadabra")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("alert").filter(has_text="This is not an invitation.")).to_be_visible()


def test_the_host_fills_the_free_seats_with_bots(person: People) -> None:
    ana = person("Ana")
    table = opened(ana, "me", "open", "open", options=SHORT)
    page = ana.open(f"/table/{table}")
    expect(page.get_by_text("2 seats are free")).to_be_visible()
    page.get_by_label("Bot…").first.select_option("hard")
    expect(page.get_by_text("One seat is free")).to_be_visible()
    expect(page.get_by_role("button", name="Fill the seat with a hard bot and begin")).to_be_visible()
    page.get_by_role("button", name="Open the seat").click()
    expect(page.get_by_text("2 seats are free")).to_be_visible()
    page.get_by_role("button", name="Fill the seats with easy bots and begin").click()
    expect(page.get_by_role("group", name="Hand")).to_be_visible()
    assert [seat["name"] for seat in now(ana, table)["seats"]] == ["Ana", "easy", "easy"]


def test_a_public_table_is_found_in_the_lobby_joined_and_watched(person: People) -> None:
    ana, ben, carl = person("Ana"), person("Ben"), person("Carl")
    table = opened(ana, "me", "open", options=SHORT, public=True)
    row = ben.page.locator("section", has_text="Join").get_by_text("Ana").first
    expect(row).to_be_visible()
    ben.page.get_by_role("button", name="Sit down").first.click()
    expect(ben.page.get_by_role("group", name="Hand")).to_be_visible()
    watch = carl.page.get_by_role("region", name="Watch")
    expect(watch).to_contain_text("Ana")
    watch.get_by_role("link").first.click()
    expect(carl.page).to_have_url(re.compile(f"/table/{table}$"))

    page = carl.page
    expect(page.get_by_role("heading", name="You are watching")).to_be_visible()
    assert look(page).open == ()
    expect(page.get_by_role("group", name="Hand")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    expect(page).to_have_title("Siberia – Roundhouse")
    sit(ana, table)
    for one in (ana, ben):
        plan(one, table)
    expect(page.get_by_text("phase 2, act").first).to_be_visible()
    assert now(carl, table)["own"] is None


def test_several_at_one_screen_are_seated_from_the_lobby(person: People) -> None:
    page = person("Ana").page
    new_table(page, "you", "here")
    page.get_by_label("Name of the person at seat 2").fill("Marta")
    expect(page.get_by_text("You share this screen")).to_be_visible()
    page.get_by_role("radio", name="Chance decides").check(force=True)
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("heading", name=re.compile("Hand over to (Ana|Marta)"))).to_be_visible()


def test_a_table_is_left_to_a_bot_and_taken_again(person: People) -> None:
    ana, ben = person("Ana"), person("Ben")
    table = pair(ana, ben, options=SHORT)
    ana.watch.expect(403, f"^/api/v1/tables/{table}/log$")  # the page asks why its socket was closed
    page = ana.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("article", name="Siberia").get_by_role("button", name="Play now")).to_be_visible()
    expect(ben.page.get_by_text("left, a bot plays")).to_be_visible()
    page.goto(f"{person.url}/table/{table}")
    page.get_by_role("button", name="Return to my seat").click()
    expect(page.get_by_text("left, a bot plays")).to_have_count(0)
    expect(ben.page.get_by_text("left, a bot plays")).to_have_count(0)
    assert now(ana, table)["seats"][0]["name"] == "Ana"


def test_my_games_say_which_one_waits_and_lead_there(person: People) -> None:
    ana, ben = person("Ana"), person("Ben")
    opened(ana, "me", "open")
    waiting = opened(ana, "me", "greedy", options=SHORT)
    mine = ana.page.get_by_role("region", name="My games")
    expect(mine).to_contain_text("one waits for you")
    expect(mine).to_contain_text("one seat free")
    ana.page.keyboard.press("g")
    expect(ana.page).to_have_url(re.compile(f"/table/{waiting}$"))
    expect(ben.page.get_by_role("region", name="My games")).to_contain_text("None yet.")
