"""Watching others play: live, with nothing secret, without a say; and the rules as a page, for all who want to read."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.people import People, Person
from tests.browser.seen import look
from tests.browser.tables import SHORT, act, invitation, now, opened, plan, sit, wish

TOKENS = re.compile(r"\b(?:gas|coal|oil|gold|diamonds)/(?:worker|salesman|investor|logistics)\b")
KEYS = ("1", "Enter", "ArrowRight", "Enter", "u", "h", "Space", "Escape")


def playing(person: People, **more: Any) -> tuple[Person, Person, Person, str]:
    """Ana and Ben at a table where the game has begun, Carl beside it."""
    ana, ben, carl = person("Ana"), person("Ben"), person("Carl")
    table = opened(ana, "me", "open", options=SHORT, **more)
    ben.post(f"tables/{table}/join", {"invite": invitation(ana, table).partition(".")[2]})
    return ana, ben, carl, table


def told(value: Any) -> Iterator[str]:
    """All texts in an answer, but for the tokens that nobody has seen: their number is known to all."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key != "unseen":
                yield from told(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from told(inner)
    elif isinstance(value, str):
        yield value


def tokens_heard(person: Person) -> set[str]:
    """The tokens that the server has named to somebody, by HTTP or on a socket."""
    lines = [line for line in person.watch.heard().splitlines() if line.startswith(("{", "["))]
    assert lines, "nothing was heard: the test listens in the wrong place"
    return {token for line in lines for text in told(json.loads(line)) for token in TOKENS.findall(text)}


def tokens_shown(page: Page) -> set[str]:
    return set(TOKENS.findall(page.content()))


def finish(*players: Person, table: str) -> None:
    """Play to the end of the only round: everybody passes as soon as they may."""
    while any(now(one, table)["phase"] != "over" for one in players):
        for one in players:
            at = now(one, table)
            if at["done"]:
                wish(one, table, "done")
            elif at["legal"]:
                moves = [action[1] for action in at["legal"]["actions"]]
                act(one, table, "pass" if "pass" in moves else moves[0])


def test_whoever_watches_learns_of_no_plan_before_all_are_shown(person: People) -> None:
    ana, ben, carl, table = playing(person, public=True)
    ana.watch.recording = carl.watch.recording = True
    page = sit(carl, table)
    expect(page.get_by_role("heading", name="You are watching")).to_be_visible()
    ana_page = sit(ana, table)
    expect(ana_page.get_by_role("group", name="Hand")).to_be_visible()
    assert tokens_shown(ana_page), "the test looks for what is never shown"
    assert tokens_heard(ana), "the test listens for what is never said"
    for _ in range(3):
        act(ana, table, next(a[1] for a in now(ana, table)["legal"]["actions"] if a[1].endswith(" research")))
    for name in ("Ana", "Ben"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("region", name=f"Board: {name}")).to_be_visible()
        assert tokens_shown(page) == set()
    assert tokens_heard(carl) == set()

    for one in (ana, ben):
        plan(one, table, prefer=" research")
    expect(page.get_by_text("phase 2, act").first).to_be_visible()
    assert tokens_shown(page) | tokens_heard(carl), "what lies on the boards is there for all to see"


def test_whoever_watches_has_nothing_to_press_and_what_they_press_does_nothing(person: People) -> None:
    ana, ben, carl, table = playing(person, public=True)
    for one in (ana, ben):
        plan(one, table, prefer=" research")
    page = sit(carl, table)
    expect(page.get_by_role("heading", name="You are watching")).to_be_visible()
    before = ana.get(f"tables/{table}")["seq"]
    seen = look(page)
    assert (seen.open, seen.kinds, seen.picked) == ((), (), ())
    for name in ("Done", "Undo", "Hint", "Do it", "Pass", "Resign"):
        expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)
    for spot in page.locator('[data-board] [data-spot^="column:"]').all():
        spot.click(force=True)
    for key in KEYS:
        page.keyboard.press(key)
    assert [frame for frame in carl.watch.sent if '"do"' in frame or '"act"' in frame] == []
    assert ana.get(f"tables/{table}")["seq"] == before
    body = {"seq": before, "key": "carl", "actions": ["pass"]}
    carl.ask("POST", f"tables/{table}/act", body, status=(403,))
    carl.ask("POST", f"tables/{table}/act", {**body, "seat": "p1"}, status=(403,))
    assert ana.get(f"tables/{table}")["seq"] == before


def test_a_table_by_invitation_is_watched_by_its_link_alone_and_found_nowhere_else(person: People) -> None:
    ana, _, carl, table = playing(person)
    public = opened(ana, "me", "greedy", options=SHORT, public=True)
    watch = carl.page.get_by_role("region", name="Watch")
    expect(watch.locator(f'a[href="/table/{public}"]')).to_be_visible()
    expect(carl.page.locator(f'a[href="/table/{table}"]')).to_have_count(0)
    carl.watch.expect(404, f"^/api/v1/tables/{table}")
    carl.watch.expect(422, f"^/api/v1/tables/{table}/join$")
    page = carl.open(f"/table/{table}")
    expect(page.get_by_role("alert")).to_have_text("There is no such table, or it is not for you.")

    page.goto(f"{person.url}/#{invitation(ana, table)}")
    expect(page.get_by_text("All seats at this table are taken. You can watch the game.")).to_be_visible()
    page.get_by_role("button", name="Watch the game").click()
    expect(page.get_by_role("heading", name="You are watching")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="You are watching")).to_be_visible()


def test_whoever_watches_sees_moves_as_they_are_made_and_the_result_in_the_end(person: People) -> None:
    ana, ben, carl, table = playing(person, public=True)
    page = sit(carl, table)
    for one in (ana, ben):
        plan(one, table, prefer=" research")
    expect(page.get_by_text("phase 2, act").first).to_be_visible()
    finish(ana, ben, table=table)
    result = page.get_by_role("dialog", name="Result")
    expect(result).to_be_visible()
    totals = [int(re.sub(r"\D", "", cell)) for cell in result.locator("tfoot td").all_inner_texts()]
    assert totals == [0, 0]  # nobody has sold anything
    expect(result.get_by_role("button", name="Play again")).to_have_count(0)
    expect(result.get_by_role("link", name="Replay")).to_be_visible()


def test_a_line_of_the_log_leads_to_its_move_in_the_replay_and_back(person: People) -> None:
    ana, ben, carl, table = playing(person, public=True)
    for one in (ana, ben):
        plan(one, table, prefer=" research")
    page = sit(carl, table)
    line = page.get_by_role("region", name="Log").get_by_role("link").filter(has_text=re.compile("^(Ana|Ben) ")).first
    expect(line).to_be_visible()
    sentence, address = line.inner_text(), line.get_attribute("href")
    line.click()
    expect(page).to_have_url(f"{person.url}{address}")
    expect(page.get_by_role("region", name="What happens")).to_contain_text(sentence)
    expect(page.locator("[aria-current=step]")).to_contain_text(sentence)
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="You are watching")).to_be_visible()


def test_the_replay_of_a_running_game_lends_nobody_the_eyes_of_a_player(person: People) -> None:
    ana, _, carl, table = playing(person, public=True)
    act(ana, table, next(a[1] for a in now(ana, table)["legal"]["actions"] if a[1].endswith(" research")))
    carl.watch.recording = True
    carl.watch.expect(403, f"^/api/v1/tables/{table}/")
    page = carl.open(f"/table/{table}/at/5?viewer=p1")
    expect(page.get_by_role("slider", name="Moves")).to_be_visible()
    page.keyboard.press("p")
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Play from here")).to_have_count(0)
    expect(page.get_by_role("radio", name=re.compile("with secrets"))).to_have_count(0)
    expect(page.get_by_role("group", name="Hand")).to_have_count(0)
    assert tokens_shown(page) == set()
    assert tokens_heard(carl) == set()


def test_the_rules_are_read_as_a_page_and_searched_by_number_and_by_word(person: People) -> None:
    page = person("Ana").page
    page.locator("header summary", has_text="Rules").click()
    page.locator("header details").get_by_role("link", name="Siberia").click()
    expect(page).to_have_title("Siberia, the rules")
    everything = page.locator("main [data-place]").count()
    search = page.get_by_label("Search the rules")
    page.keyboard.press("/")
    expect(search).to_be_focused()

    page.keyboard.type("4.10")
    expect(page.locator('main [data-place="SI-4.10"]')).to_contain_text("two cubes of gas in Tokyo bring 6,000")
    expect(page.locator('main [data-place="SI-4.2"]')).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/rules/siberia/SI-4\.10$"))
    expect(page.locator('main [data-place="SI-4.10"]')).to_be_in_viewport()

    search.fill("JOKER")
    for number in ("SI-4.5", "SI-6.1"):  # "gives you a joker", "jokers count"
        expect(page.locator(f'main [data-place="{number}"]')).to_be_visible()
    expect(page.locator('main [data-place="SI-4.2"]')).to_have_count(0)
    assert {mark.lower() for mark in page.locator("main mark").all_inner_texts()} == {"joker"}
    page.get_by_role("button", name="Clear the search").click()
    expect(page.locator("main [data-place]")).to_have_count(everything)
    expect(page.locator("main mark")).to_have_count(0)


def test_the_page_of_rules_speaks_another_language_at_the_same_paragraph(person: People) -> None:
    page = person("Ana").open("/rules/siberia/SI-4.7")
    expect(page.locator('[data-place="SI-4.7"]')).to_contain_text("brings one pawn to an exchange")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator('[data-place="SI-4.7"]')).not_to_contain_text("brings one pawn")
    expect(page.locator('[data-place="SI-4.7"]')).to_be_in_viewport()


def test_whoever_watches_reads_the_rules_beside_the_board(person: People) -> None:
    _, _, carl, table = playing(person, public=True)
    page = sit(carl, table)
    page.get_by_role("button", name="Rules").click()
    rules = page.get_by_role("dialog", name="Rules")
    rules.get_by_label("Search the rules").fill("4.7")
    expect(rules.locator('[data-place="SI-4.7"]')).to_contain_text("brings one pawn to an exchange")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(page.get_by_role("heading", name="You are watching")).to_be_visible()
