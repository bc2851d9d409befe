"""A player who plays by clicks alone, on what the page shows."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page

from tests.browser import choosing
from tests.browser.seen import Seen


def click(page: Page, seen: Seen, rng: random.Random) -> None:
    """One click: on Done, on a spot of the board, or on a button beside it."""
    if "Done" in seen.buttons:
        page.get_by_role("button", name="Done", exact=True).click()
        return
    chosen = choosing.spot(seen, rng)
    if chosen:
        hit(spot(page, chosen))
    else:
        kinds(page).nth(choosing.kind(seen, rng)).click()


def spot(page: Page, name: str) -> Locator:
    """An open spot of the board; of equal pieces, the first."""
    return page.locator(f'[data-board] [data-spot="{name}"][data-open]:visible').first


def kinds(page: Page) -> Locator:
    """The buttons beside the board: kinds of action, or the ways to do the only one."""
    return page.locator(".kinds .verbs button:visible, .kinds .steps button:visible")


def hit(place: Locator) -> None:
    """Click where anybody would: an area has any shape, and only its name is surely within it."""
    name = place.locator("text.name")
    if name.count() == 0:
        place.click()
        return
    place.scroll_into_view_if_needed()
    box = name.bounding_box()
    assert box is not None
    place.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
