"""SteamRollers again and again: after a reload, after the server was killed, from a record, in a rematch, by a link."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from roundhouse.core.record import write
from tests.browser import clicks
from tests.browser.conftest import require_client
from tests.browser.people import People
from tests.browser.playing import play_on
from tests.browser.seeded import seeded
from tests.browser.seen import look_until_asked
from tests.browser.tables import now, sit
from tests.browser.test_connection import LOST
from tests.browser.test_steamrollers import click
from tests.browser.test_steamrollers_games import MOMENTS, fork, imported, opened
from tests.browser.test_steamrollers_turns import open_spots, shapes
from tests.server.kill_server import Server, serving


@pytest.fixture
def mortal(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server for one test, which kills it."""
    with serving(tmp_path / "data", seeded(tmp_path / "name", request.node.nodeid)) as server:
        require_client(server)
        yield server


@pytest.fixture
def bold(browser: Browser, mortal: Server, tmp_path: Path) -> Iterator[People]:
    """People at a server that will be killed."""
    people = People(browser, f"http://127.0.0.1:{mortal.port}", tmp_path)
    yield people
    people.check()
    people.close()


def choose_a_die(page: Page) -> str:
    die = open_spots(page, "die")[0]
    clicks.spot(page, die).click()
    expect(page.get_by_role("img", name=f"Die {die[4:]}, in use")).to_be_visible()
    return die[4:]


def test_after_a_reload_in_mid_turn_the_die_is_in_hand_and_nothing_is_half_chosen(person: People) -> None:
    ana = person("Ana")
    table = fork(ana, "choose")
    page = sit(ana, table)
    look_until_asked(page)
    die = choose_a_die(page)
    hexes = open_spots(page, "hex")
    clicks.spot(page, hexes[0]).click()
    expect(shapes(page).first).to_be_visible()
    before = now(ana, table)["view"]
    page.reload()
    expect(page.get_by_role("img", name=f"Die {die}, in use")).to_be_visible()
    assert open_spots(page, "hex") == hexes
    assert shapes(page).count() == 0
    assert now(ana, table)["view"] == before
    page.keyboard.press("u")  # the die can still be put back
    expect(clicks.spot(page, f"die:{die}")).to_be_visible()


def test_a_track_drawn_while_the_server_is_dead_is_drawn_once_when_it_is_back(bold: People, mortal: Server) -> None:
    ana = bold("Ana")
    table = fork(ana, "track")
    page = sit(ana, table)
    hex_ = open_spots(page, "hex")[0]
    track = dict(now(ana, table)["view"]["players"][0]["track"])
    seq = ana.get(f"tables/{table}")["seq"]
    with ana.watch.offline():
        mortal.kill()
        expect(page.get_by_text(LOST)).to_be_visible()
        clicks.spot(page, hex_).click()
        shape = shapes(page).first.get_attribute("data-spot") or ""
        clicks.spot(page, shape).click()
        expect(page.get_by_text("It will be done as soon as the connection is back.")).to_be_visible()
        mortal.start()
        expect(page.get_by_text(LOST)).to_have_count(0)
    expect(page.locator(f'[data-spot="{hex_}"]')).not_to_have_attribute("aria-label", re.compile("empty"))
    drawn = {**track, hex_.removeprefix("hex:"): shape.removeprefix("shape:")}
    assert now(ana, table)["view"]["players"][0]["track"] == drawn
    done = [entry for entry in ana.get(f"tables/{table}")["log"] if entry["n"] > seq and entry.get("seat") == "p1"]
    assert [entry["move"].split()[0] for entry in done].count("track") == 1  # whatever the others have done since


def test_a_record_with_eva_is_saved_and_opened_again_with_her_points(person: People, tmp_path: Path) -> None:
    ana = person("Ana")
    table = imported(ana, "solo")
    page = ana.open(f"/table/{table}")
    with page.expect_download() as downloading:
        page.get_by_role("dialog", name="Result").get_by_role("link", name="Save the record").click()
    assert re.fullmatch(r"steamrollers-[\w-]+\.txt", downloading.value.suggested_filename)
    file = tmp_path / "record.txt"
    downloading.value.save_as(file)
    going, _ = MOMENTS["solo"].find()
    moves = [line for line in write(going.record()).splitlines() if re.match(r"(p1|\*) ", line)]
    assert [line for line in file.read_text().splitlines() if re.match(r"(p1|\*) ", line)] == moves

    page.goto(f"{person.url}/import")
    page.get_by_label("Choose a file").set_input_files(file)
    page.get_by_role("button", name="Open the record").click()
    expect(page.get_by_role("dialog", name="Result")).to_contain_text("Eva")
    again = page.url.rpartition("/")[2]
    assert again != table
    for what in ("scores", "rival"):
        assert now(ana, again)["result"][what] == now(ana, table)["result"][what]


def test_a_rematch_has_the_same_players_and_options_and_an_empty_sheet(person: People) -> None:
    ana = person("Ana")
    table = opened(ana, "me", "greedy", round_limit="2", coal="on", walls="hard")
    page = sit(ana, table)
    play_on(page, click, seed=9)
    page.get_by_role("dialog", name="Result").get_by_role("button", name="Play again").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    look_until_asked(page)
    again = page.url.rpartition("/")[2]
    assert again != table
    told, before = (ana.get(f"tables/{one}")["about"] for one in (again, table))
    assert told["options"] == before["options"]
    mine = next(i for i, seat in enumerate(now(ana, again)["seats"]) if seat.get("mine"))  # a seat on; a bot may begin
    assert now(ana, again)["view"]["players"][mine]["track"] == {}
    expect(page.get_by_role("group", name="Sheet: Ana").locator("g.pencil")).to_have_count(0)


def test_other_eyes_in_the_replay_show_another_sheet_and_the_address_keeps_them(person: People) -> None:
    ana = person("Ana")
    table = imported(ana, "deliver")
    logs: list[str] = []
    ana.page.on("request", lambda request: logs.append(request.url) if "/log?" in request.url else None)
    page = ana.open(f"/table/{table}/at/200?viewer=p1")
    sheet = page.get_by_role("group", name=re.compile("^Sheet: "))
    names = [seat["name"] for seat in ana.get(f"tables/{table}")["now"]["seats"]]
    seen: list[str] = []
    for _ in names[1:]:
        expect(page.get_by_role("slider", name="Moves")).to_be_visible()
        seen.append(sheet.get_attribute("aria-label") or "")
        page.keyboard.press("p")
        expect(sheet).not_to_have_attribute("aria-label", seen[-1])
    assert len({*seen, sheet.get_attribute("aria-label")}) == len(names)
    expect(page).to_have_url(re.compile(r"viewer=p3$"))
    there = sheet.get_attribute("aria-label") or ""
    whole = [re.sub(".*viewer=(p.).*", r"\1", url) for url in logs if url.endswith("since=0")]
    assert whole == ["p1", "p2", "p3"]  # each log is read at once, and after that what is new
    page.reload()
    expect(sheet).to_have_attribute("aria-label", there)


def test_the_rules_beside_the_sheet_are_found_by_number_and_by_word(person: People) -> None:
    ana = person("Ana")
    page = sit(ana, fork(ana, "choose"))
    look_until_asked(page)
    page.keyboard.press("r")
    rules = page.get_by_role("dialog", name="Rules")
    search = rules.get_by_label("Search the rules")
    search.fill("SR-6.2")
    expect(rules.locator('[data-place="SR-6.2"]')).to_be_visible()
    search.fill("engine")
    expect(rules.locator("mark").first).to_have_text(re.compile("engine", re.IGNORECASE))
