"""The server is killed in mid-game and started again: the page says so, loses nothing, and does nothing twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import clicks
from tests.browser.conftest import require_client
from tests.browser.people import People
from tests.browser.seeded import seeded
from tests.browser.seen import look, look_until_changed
from tests.browser.tables import SHORT, now, opened, sit
from tests.server.kill_server import Server, serving

LOST = "Connection lost; trying again…"


@pytest.fixture
def mortal(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server for one test, which kills it."""
    with serving(tmp_path / "data", seeded(tmp_path / "name", request.node.nodeid)) as server:
        require_client(server)
        yield server


@pytest.fixture
def person(browser: Browser, mortal: Server, tmp_path: Path) -> Iterator[People]:
    people = People(browser, f"http://127.0.0.1:{mortal.port}", tmp_path)
    yield people
    people.close()


def test_a_server_that_is_killed_and_started_again_has_lost_nothing_and_does_nothing_twice(
    person: People, mortal: Server
) -> None:
    ana = person("Ana")
    table = opened(ana, "me", "greedy", options=SHORT)
    page = sit(ana, table)
    hand = page.get_by_role("group", name="Hand").get_by_role("button")
    expect(hand).to_have_count(6)
    for left in (5, 4):
        seen = look(page)
        clicks.spot(page, next(spot for spot in seen.open if spot.startswith("token:"))).click()
        seen = look_until_changed(page, seen)
        if seen.picked:
            clicks.spot(page, "column:research").click()
        expect(hand).to_have_count(left)
    placed = now(ana, table)["own"]["plan"]
    seq = ana.get(f"tables/{table}")["seq"]

    with ana.watch.offline():
        mortal.kill()
        expect(page.get_by_text(LOST)).to_be_visible()
        expect(hand).to_have_count(4)
        token = next(spot for spot in look(page).open if spot.startswith("token:"))
        clicks.spot(page, token).click()
        page.locator('[data-spot="column:research"][data-open]').click()
        expect(page.get_by_text("It will be done as soon as the connection is back.")).to_be_visible()
        mortal.start()
        expect(page.get_by_text(LOST)).to_have_count(0)
    expect(hand).to_have_count(3)
    assert now(ana, table)["own"]["plan"] == [*placed, [token.removeprefix("token:"), "research"]]
    assert ana.get(f"tables/{table}")["seq"] == seq + 1
    wishes = [frame for frame in ana.watch.sent if '"act"' in frame]
    assert len(set(wishes)) == 3, "a wish that is sent again has the same key"


def test_the_lobby_says_that_the_server_is_gone_and_comes_back_by_itself(person: People, mortal: Server) -> None:
    ana, ben = person("Ana"), person("Ben")
    page, _ = ana.page, ben.page  # both are in the lobby
    with ana.watch.offline(), ben.watch.offline():
        mortal.kill()
        expect(page.get_by_text(LOST)).to_be_visible()
        mortal.start()
        expect(page.get_by_text(LOST)).to_have_count(0)
    opened(ben, "me", "open", public=True)
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def test_a_screen_that_cannot_be_fetched_says_so_and_can_be_tried_again(person: People, mortal: Server) -> None:
    ana = person("Ana")
    page = ana.page
    with ana.watch.offline():
        mortal.kill()
        page.get_by_role("link", name="About").click()
        expect(page.get_by_role("alert")).to_have_text("The server is not reached.")
        mortal.start()
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("heading", name="About Roundhouse")).to_be_visible()


def test_a_game_that_cannot_be_entered_says_so_and_can_be_tried_again(person: People, mortal: Server) -> None:
    ana = person("Ana")
    table = opened(ana, "me", "greedy", options=SHORT)
    row = ana.page.get_by_role("link", name="Your turn")
    expect(row).to_be_visible()
    with ana.watch.offline():
        mortal.kill()
        row.click()
        expect(ana.page.get_by_role("alert")).to_have_text("The server is not reached.")
        mortal.start()
        ana.page.get_by_role("button", name="Try again").click()
        expect(ana.page.get_by_role("group", name="Hand")).to_be_visible()
    assert ana.page.url.endswith(f"/table/{table}")
