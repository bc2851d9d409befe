"""A player with a finger on a phone: the first tap shows what would happen, the second does it."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page

from tests.browser import choosing, clicks
from tests.browser.seen import Seen, look_until_asked, look_until_changed

DO = "Do it"


def play_on(page: Page, rounds: int, seed: int = 1, taps: int = 1000) -> int:
    """Play until a later round than this begins, or the result is shown; how many taps it took."""
    rng = random.Random(seed)
    for count in range(taps):
        seen = look_until_asked(page)
        if seen.result or round_of(page) > rounds:
            return count
        tap(page, seen, rng)
    return taps


def round_of(page: Page) -> int:
    """The round that the bar tells; 0 before the first."""
    words = page.locator("header").get_by_text("round").inner_text().split()
    return int(words[words.index("round") + 1])


def tap(page: Page, seen: Seen, rng: random.Random) -> None:
    """Make one choice, by as many taps as it takes."""
    if DO in seen.buttons:  # something is previewed
        page.get_by_role("button", name=DO, exact=True).tap()
    elif "Done" in seen.buttons:
        page.get_by_role("button", name="Done", exact=True).tap()
    else:
        chosen = choosing.spot(seen, rng)
        target = clicks.spot(page, chosen) if chosen else clicks.kinds(page).nth(choosing.kind(seen, rng))
        touch(target)
        after = look_until_changed(page, seen)
        if DO in after.buttons and rng.random() < 0.5:
            touch(target)  # the second tap on the same thing does it as well
            look_until_changed(page, after)
        return
    look_until_changed(page, seen)


def touch(place: Locator) -> None:
    """Tap where anybody would: an area at its name, and one that lies beside what is seen of the map on its button."""
    name = place.locator("text.name")
    if name.count() == 0:
        place.tap()
        return
    x, y = _middle(name)
    frame = place.page.locator("[data-board] [role=group]").first.bounding_box()
    assert frame is not None
    if frame["x"] < x < frame["x"] + frame["width"] and frame["y"] < y < frame["y"] + frame["height"]:
        place.page.touchscreen.tap(x, y)
    else:
        clicks.kinds(place.page).filter(has_text=(name.text_content() or "").strip()).tap()


def _middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pinch(page: Page, x: float, y: float, wider: float) -> None:
    """Two fingers at a place, that move apart by this factor, or together."""
    session = page.context.new_cdp_session(page)
    steps = [20.0 * (1 + (wider - 1) * step / 6) for step in range(7)]
    for number, distance in enumerate(steps):
        points = [{"x": x - distance, "y": y, "id": 1}, {"x": x + distance, "y": y, "id": 2}]
        kind = "touchMove" if number else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()
