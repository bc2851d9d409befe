"""Playing to the end through the page: look, choose, wait until it shows; how one chooses is up to the player."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.seen import Seen, look_until_asked, look_until_changed

Choose = Callable[[Page, Seen, random.Random], None]


def play_on(page: Page, choose: Choose, seed: int = 1, turns: int = 2000) -> int:
    """Play until the result is shown, or so many choices are made; how many it took."""
    rng = random.Random(seed)
    for count in range(turns):
        seen = look_until_asked(page)
        if seen.result:
            return count
        choose(page, seen, rng)
        look_until_changed(page, seen)
    return turns
