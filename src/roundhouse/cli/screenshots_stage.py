"""A page of which the command `screenshots` takes a picture: what is waited for and pointed at there; and a scene."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from roundhouse.cli.screenshots_host import Host

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

ANSWER = 2500  # milliseconds at the most, for the server to tell what something would do


@dataclass(frozen=True)
class Stage:
    """A page that is open, and what can be done there before a picture is taken."""

    page: Page
    device: str

    def wait(self) -> None:
        """Until everything is there."""
        self.page.get_by_role("main").first.wait_for()
        self.page.wait_for_load_state("networkidle")

    def asked(self) -> None:
        """Until something can be chosen on the board."""
        self.page.locator("[data-board] [data-spot][data-open]:visible").first.wait_for()
        self.page.wait_for_load_state("networkidle")

    def dialog(self) -> None:
        self.page.get_by_role("dialog").wait_for()
        self.page.wait_for_load_state("networkidle")

    def open(self, kind: str) -> list[str]:
        """The spots of a kind that can be chosen."""
        found: list[str] = self.page.locator(f'[data-board] [data-spot^="{kind}:"][data-open]:visible').evaluate_all(
            "(nodes) => [...new Set(nodes.map((node) => node.dataset.spot))]"
        )
        return found

    def press(self, spot: str) -> None:
        (self.page.touchscreen.tap if self.device == "phone" else self.page.mouse.click)(*self._middle(spot))

    def point(self, spot: str) -> bool:
        """Let the page tell what would happen there: by the first tap, or by pointing at it."""
        from playwright.sync_api import TimeoutError as Silent

        if self.device == "phone":
            self.press(spot)
        else:
            self.page.mouse.move(*self._middle(spot), steps=3)
        try:
            self.page.locator(".preview.shown").first.wait_for(timeout=ANSWER)
        except Silent:
            return False
        return True

    def tab(self, name: str) -> None:
        """Go to another part of the table on a phone."""
        tabs = self.page.get_by_role("navigation", name="Parts of the table")
        tabs.get_by_role("button", name=name, exact=True).tap()
        self.page.wait_for_timeout(100)

    def _spot(self, name: str) -> Locator:
        return self.page.locator(f'[data-board] [data-spot="{name}"][data-open]:visible').first

    def _middle(self, name: str) -> tuple[float, float]:
        """Where a spot is; of an area, its name, for the middle of its shape may lie beside it."""
        self._spot(name).wait_for()
        label = self._spot(name).locator("text.name")
        box = (label if label.count() else self._spot(name)).bounding_box()
        if box is None:
            raise RuntimeError(f"{name} is nowhere")
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@dataclass(frozen=True)
class Scene:
    """`prepare` sets what is needed and tells the address; `arrange` does what is to be seen on a page that is open."""

    prepare: Callable[[Host], str]
    arrange: Callable[[Stage], None]
    devices: tuple[str, ...] = ("desktop", "phone")
