"""A player who plays by keyboard alone: digits for what stands beside the board, arrows and Enter on the board."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from tests.browser.choosing import EARLY, LIKES_RESEARCH, RESOURCES
from tests.browser.seen import Seen, look

DIGITS = 9
LIKES_THE_BOARD = 0.25
STEPS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
WITHOUT = "Without effect"


def press(page: Page, seen: Seen, rng: random.Random) -> None:
    """Make one choice."""
    if "Done" in seen.buttons or (seen.open and rng.random() < LIKES_THE_BOARD and walk(page, rng)):
        page.keyboard.press("Enter")
    else:
        page.keyboard.press(str(1 + digit(seen.kinds[:DIGITS], rng)))


def walk(page: Page, rng: random.Random) -> bool:
    """Walk some steps over the open spots of the board; whether one has the focus that is not picked yet."""
    for _ in range(rng.randint(1, 3)):
        page.keyboard.press(rng.choice(STEPS))
    seen = look(page)
    return seen.focus in seen.open and seen.focus not in seen.picked


def digit(kinds: tuple[str, ...], rng: random.Random) -> int:
    """Which of the buttons: research first, then what sells, then the end of the turn."""
    if "Research" in kinds and rng.random() < LIKES_RESEARCH:
        return kinds.index("Research")
    for name in (*(resource.capitalize() for resource in RESOURCES), *EARLY):
        if name in kinds and any(end in kinds for end in EARLY):
            return kinds.index(name)
    good = [i for i, name in enumerate(kinds) if name != WITHOUT]
    return rng.choice(good or [0])
