"""What one player plans in secret reaches no other: not their screen, not their network, not their browser's storage.

Also at one screen that several share.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import clicks
from tests.browser.people import People, Person
from tests.browser.seen import look, look_until_asked, look_until_changed
from tests.browser.tables import SHORT, invitation, now, opened, sit

# Where tokens may be named in what the server tells: what is unseen by all, and what is the listener's own.
PUBLIC = ("unseen", "own", "legal", "held", "prompt")
STORES = """async () => {
  const found = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie];
  for (const { name } of await indexedDB.databases()) found.push(name);
  for (const name of await caches.keys()) found.push(name);
  return found.join(' ');
}"""


def hand(person: Person, table: str, seat: str = "") -> list[str]:
    """The tokens that a player holds or has placed in secret, as they are called: gas/worker."""
    own = now(person, table, seat)["own"]
    tokens = [*own["hand"], *(token for token, _ in own["plan"])]
    return [token for token in tokens if token != "manager"]  # a word that stands on every board


def messages(told: str) -> Iterator[Any]:
    """The answers and frames in JSON among what was heard."""
    for line in told.splitlines():
        if line.startswith(("{", "[")):
            yield json.loads(line)


def named(value: Any, token: str, where: str = "") -> Iterator[str]:
    """Where in an answer a token is named that is nobody's business."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in PUBLIC:
                yield from named(inner, token, f"{where}.{key}")
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            if not (isinstance(inner, dict) and inner.get("seat") in ("p2", "*") and "n" in inner):  # Ben's own log
                yield from named(inner, token, f"{where}[{i}]")
    elif isinstance(value, str) and token in value:
        yield f"{where}: {value}"


def named_anywhere(person: Person, token: str) -> list[str]:
    return [place for message in messages(person.watch.heard()) for place in named(message, token)]


def place_by_clicks(page: Page, number: int) -> None:
    """Place some tokens of the hand in research, one after the other."""
    for _ in range(number):
        seen = look_until_asked(page)
        token = next(spot for spot in seen.open if spot.startswith("token:"))
        clicks.spot(page, token).click()
        seen = look_until_changed(page, seen)
        if "column:research" in seen.open and seen.picked:
            page.locator('[data-spot="column:research"][data-open]').click()
            look_until_changed(page, seen)


def until_silent(one: Person, table: str) -> None:
    """Wait until the table's socket has brought something, and then nothing for a second."""
    heard, since = 0, time.monotonic()
    while not any(f'"table":"{table}"' in frame for frame in one.watch.frames) or time.monotonic() - since < 1:
        one.page.wait_for_timeout(20)
        if len(one.watch.frames) > heard:
            heard, since = len(one.watch.frames), time.monotonic()
        assert time.monotonic() - since < 20, "the table is silent"


def test_two_people_meet_by_an_invitation_and_neither_learns_what_the_other_plans(person: People) -> None:
    ana, ben = person("Ana"), person("Ben")
    ana.watch.recording = ben.watch.recording = True
    table = opened(ana, "me", "open", options=SHORT)
    ana.open(f"/table/{table}")
    ben.page.goto(f"{person.url}/#{invitation(ana, table)}")
    expect(ben.page).to_have_url(f"{person.url}/table/{table}")
    for one in (ana, ben):
        expect(one.page.get_by_role("group", name="Hand")).to_be_visible()
    secret = next(token for token in hand(ana, table) if token not in hand(ben, table))

    until_silent(ben, table)
    frames = len(ben.watch.frames)
    place_by_clicks(ana.page, 4)
    ben.page.get_by_role("button", name="Ana", exact=True).click()  # her board
    expect(ben.page.get_by_role("region", name="Board: Ana")).to_be_visible()

    assert secret in ana.page.content(), "the test looks for what is never shown"
    assert secret not in ben.page.content()
    assert ben.watch.frames[frames:] == [], "that somebody acts in secret was told"
    assert named_anywhere(ana, secret), "the test looks in the wrong places"
    assert any(f"/tables/{table}?" in body or f"/tables/{table}\n" in body for body in ben.watch.bodies)
    assert named_anywhere(ben, secret) == []
    assert secret not in ben.page.evaluate(STORES)
    assert secret not in ana.page.evaluate(STORES), "somebody else may use this browser tomorrow"


def test_what_is_planned_is_shown_to_all_as_soon_as_all_are_done(person: People) -> None:
    ana, ben = person("Ana"), person("Ben")
    table = opened(ana, "me", "open", options=SHORT, public=True)
    ben.post(f"tables/{table}/join")
    for one in (ana, ben):
        sit(one, table)
        place_by_clicks(one.page, 6)
        one.page.get_by_role("button", name="Done").click()
    for one, other in ((ana, "Ben"), (ben, "Ana")):
        expect(one.page.get_by_role("group", name="Hand")).to_have_count(0)
        one.page.get_by_role("button", name=other, exact=True).click()
        expect(one.page.get_by_role("img", name="Research:")).to_be_visible()


def test_at_a_shared_screen_nothing_secret_is_on_the_page_between_two_turns(person: People) -> None:
    ana = person("Ana")
    table = opened(ana, "me", "me:Marta", options=SHORT)
    page = sit(ana, table)
    hands = {seat: set(hand(ana, table, seat)) for seat in ("p1", "p2")}
    both = hands["p1"] | hands["p2"]
    for name, seat, other in (("Ana", "p1", "p2"), ("Marta", "p2", "p1")):
        expect(page.get_by_role("heading", name=f"Hand over to {name}")).to_be_visible()
        covered = page.content()
        assert [token for token in both if token in covered] == []
        assert look(page).open == ()
        page.get_by_role("button", name=f"I am {name}").click()
        expect(page.get_by_role("group", name="Hand")).to_be_visible()
        shown = page.content()
        assert hands[seat] <= {token for token in both if token in shown}
        assert not (hands[other] - hands[seat]) & {token for token in both if token in shown}
        place_by_clicks(page, 6)
        page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("group", name="Hand")).to_have_count(0)
    expect(page.get_by_role("button", name=f"I am {name}")).to_have_count(0)


def test_keys_do_nothing_while_a_shared_screen_is_covered(person: People) -> None:
    ana = person("Ana")
    table = opened(ana, "me", "me:Marta", options=SHORT)
    page = sit(ana, table)
    expect(page.get_by_role("heading", name="Hand over to Ana")).to_be_visible()
    before = ana.get(f"tables/{table}")["seq"]
    page.locator("body").press("Tab")
    for key in ("1", "2", "u", "h", "ArrowRight"):
        page.keyboard.press(key)
    assert ana.get(f"tables/{table}")["seq"] == before
    expect(page.get_by_role("heading", name="Hand over to Ana")).to_be_visible()
