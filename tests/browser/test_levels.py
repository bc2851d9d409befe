"""The four levels of bots: each is explained, chosen and seen to move, and what was liked before still counts."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import KEY, PHONE, PREFS, People, Person
from tests.browser.tables import SHORT, imported, now, opened, plan, sit, wish

LEVELS = ("easy", "medium", "hard", "expert")
LIKED = "roundhouse-liking"
PATIENCE = 60  # seconds, on a machine that is busy


def liking(person: People, **chosen: object) -> dict[str, Any]:
    """A browser that remembers what was played against in Siberia."""
    kept = [{"name": KEY, "value": json.dumps(PREFS)}, {"name": LIKED, "value": json.dumps({"siberia": chosen})}]
    return {"storage_state": {"origins": [{"origin": person.url, "localStorage": kept}]}}


def chooser(page: Page, game: str = "Siberia") -> None:
    page.get_by_role("article", name=game).get_by_role("button", name="Choose players and bots").click()


def play(page: Page, game: str = "Siberia") -> str:
    """Start a game by Play now; the table's id."""
    page.get_by_role("article", name=game).get_by_role("button", name="Play now").click()
    expect(page.locator("[data-board]")).to_be_visible()
    return page.url.rpartition("/")[2]


def seated(person: Person, table: str) -> list[str]:
    return [seat["name"] for seat in now(person, table)["seats"] if seat["kind"] == "bot"]


def moves(person: Person, table: str, seat: str) -> int:
    return sum(entry.get("seat") == seat for entry in person.get(f"tables/{table}/log")["log"])


def begin(person: Person, table: str) -> None:
    """Do the first thing that is asked until a bot has moved."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if moves(person, table, "p2"):
            return
        told = now(person, table)
        if told["done"]:
            wish(person, table, "done")
        elif told["legal"]:
            wish(person, table, "act", actions=[told["legal"]["actions"][0][0]])
        else:
            person.page.wait_for_timeout(100)
    raise AssertionError("the bot never moved")


@pytest.mark.parametrize("game", ["Siberia", "SteamRollers", "Steam Power"])
def test_a_newcomer_plays_against_easy_bots(person: People, game: str) -> None:
    newcomer = person("")
    page = newcomer.open()
    expect(page.get_by_role("article", name=game).get_by_role("button", name="Play now")).to_contain_text("easy bots")
    table = play(page, game)
    assert set(seated(newcomer, table)) == {"easy"}
    begin(newcomer, table)
    expect(page.get_by_role("region", name="Players").get_by_text("Easy").first).to_be_visible()


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_of_each_level_is_chosen_and_moves(person: People, level: str) -> None:
    ana = person("Ana")
    page = ana.page
    chooser(page)
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_role("radio", name=re.compile(f"^{level}", re.IGNORECASE)).check()
    expect(page.get_by_role("article", name="Siberia").get_by_role("button", name="Play now")).to_contain_text(
        re.compile(f"against one {level} bot")
    )
    table = play(page)
    assert seated(ana, table) == [level]
    begin(ana, table)
    expect(page.get_by_role("region", name="Players")).to_contain_text(level.capitalize())
    page.goto(person.url)
    expect(page.get_by_role("article", name="Siberia").get_by_role("button", name="Play now")).to_contain_text(level)


@pytest.mark.parametrize(("strength", "level"), [("beginner", "easy"), ("steady", "medium"), ("strong", "hard")])
def test_what_a_browser_remembers_of_strengths_becomes_a_level(person: People, strength: str, level: str) -> None:
    page = person("Ana", **liking(person, players=4, strength=strength)).page
    expect(page.get_by_role("article", name="Siberia").get_by_role("button", name="Play now")).to_contain_text(
        f"against 3 {level} bots"
    )


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_new_table_says_what_each_level_means(person: People, device: str) -> None:
    ana = person("Ana", **(PHONE if device == "phone" else {}))
    page = ana.open("/new/siberia")
    level = page.get_by_label("Level of the bot at seat 2")
    expect(level.locator("option")).to_have_text(["Easy", "Medium", "Hard", "Expert"])
    for name, means in (("hard", "up to 1 second"), ("expert", "up to 3 seconds"), ("medium", "answers at once")):
        level.select_option(name)
        expect(level).to_have_accessible_description(re.compile(means))
    page.get_by_label("Level of the bot at seat 3").select_option("expert")
    expect(page.get_by_text("you, a medium bot, and an expert bot")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("[data-board]")).to_be_visible()
    assert seated(ana, page.url.rpartition("/")[2]) == ["medium", "expert"]


def test_bots_of_other_kinds_are_named_in_words(person: People) -> None:
    ana = person("Ana")
    table = opened(ana, "me", "random", "greedy", "search:40", options=SHORT)
    players = sit(ana, table).get_by_role("region", name="Players")
    for words in ("random moves", "quick", "search, 40 tries"):
        expect(players.get_by_text(words, exact=True)).to_be_visible()


def test_who_plays_on_from_a_position_meets_bots_of_the_levels_that_they_had(person: People) -> None:
    ana = person("Ana", **liking(person, players=2, level="expert"))
    page = ana.open(f"/table/{imported(ana)}/at/40?viewer=p1")
    page.get_by_role("button", name="Play from here").click()
    seats = page.get_by_role("dialog").get_by_role("combobox")
    expect(seats.first).to_have_value("you")
    expect(seats.nth(1)).to_have_value("medium")  # a greedy bot, in the record


def test_the_host_sees_what_a_bot_of_each_level_does_before_it_sits_down(person: People) -> None:
    ana = person("Ana", **liking(person, players=2, level="medium"))
    table = opened(ana, "me", "open", options=SHORT)
    page = ana.open(f"/table/{table}")
    choice = page.get_by_label("Bot…").first
    expect(choice.locator("option")).to_have_count(len(LEVELS) + 1)
    expect(choice.locator("option").last).to_have_text("Expert: our strongest, thinks up to 3 seconds")
    page.get_by_role("button", name="Fill the seat with a medium bot and begin").click()
    expect(page.get_by_role("group", name="Hand")).to_be_visible()
    plan(ana, table)
    begin(ana, table)
    assert seated(ana, table) == ["medium"]
