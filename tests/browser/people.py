"""People at browsers: each has a context of their own, as on a computer of their own, and is watched all the time."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import APIResponse, Browser, BrowserContext, Page, expect

from tests.browser.watch import Watch

DESKTOP = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
KEY = "roundhouse"  # of the settings in the browser's storage
PREFS = {"language": "en", "theme": "auto", "sound": False, "pace": "off"}  # bots' moves are shown at once
SECONDS = 20_000.0  # milliseconds that anything may take on a machine that is busy

expect.set_options(timeout=SECONDS)


@dataclass
class Person:
    """Somebody with a browser."""

    name: str
    url: str
    context: BrowserContext
    watch: Watch
    first: Page
    somewhere: bool  # whether the page shows anything yet

    @property
    def page(self) -> Page:
        """The page; who has gone nowhere yet is in the lobby."""
        if not self.somewhere:
            self.open()
            expect(self.first.get_by_role("main")).to_be_visible()
        return self.first

    def open(self, path: str = "/") -> Page:
        """Go to a screen by its address, as by a link from elsewhere."""
        self.somewhere = True
        self.first.goto(self.url + path)
        return self.first

    def tab(self) -> Page:
        """Another tab of the same browser."""
        return self.context.new_page()

    def ask(self, method: str, path: str, body: object = None, status: tuple[int, ...] = (200, 201)) -> Any:
        """What the server answers this person: to set a table, or to compare; tests play through the page."""
        told = self._call(method, path, body)
        assert told.status in status, (method, path, told.status, told.text())
        return told.json() if "json" in told.headers.get("content-type", "") else told.text()

    def _call(self, method: str, path: str, body: object) -> APIResponse:
        data = None if body is None else json.dumps(body)
        headers = {"Content-Type": "application/json"} if data else {}
        return self.context.request.fetch(f"{self.url}/api/v1/{path}", method=method, data=data, headers=headers)

    def get(self, path: str) -> Any:
        """What the server tells, once it has answered the page: a page may show what it has only just sent."""
        if self.somewhere and not self.watch.is_offline:
            self.first.wait_for_function("() => !document.querySelector('main[aria-busy=true]')")
        return self.ask("GET", path)

    def post(self, path: str, body: object = None) -> Any:
        return self.ask("POST", path, {} if body is None else body)


@dataclass
class People:
    """Makes persons for one test; `pictures` is where they leave what they saw when the test fails."""

    browser: Browser
    url: str
    pictures: Path
    all: list[Person] = field(default_factory=list)

    def __call__(self, name: str = "Ana", prefs: dict[str, object] | None = None, **options: Any) -> Person:
        """Somebody with a fresh browser, in the lobby unless another screen is opened. Without a name, a newcomer
        elsewhere."""
        settings = json.dumps({**PREFS, **(prefs or {})})
        storage = {"origin": self.url, "localStorage": [{"name": KEY, "value": settings}]}
        usual: dict[str, Any] = {
            "viewport": DESKTOP,
            "locale": "en-GB",
            "timezone_id": "Europe/Lisbon",
            "reduced_motion": "reduce",
            "color_scheme": "light",
            "storage_state": {"origins": [storage] if prefs is None or prefs else []},
        }
        context = self.browser.new_context(**{**usual, **options})
        context.set_default_timeout(SECONDS)
        watch = Watch(self.url)
        watch.attach(context)
        person = Person(name, self.url, context, watch, context.new_page(), somewhere=not name)
        self.all.append(person)
        if name:
            person.post("persons", {"name": name, "cookie": True})
        return person

    def check(self) -> None:
        for person in self.all:
            person.watch.check()

    def leave_pictures(self) -> list[str]:
        """A picture and the text of every page that is open; where they are."""
        left: list[str] = []
        for person in self.all:
            for number, page in enumerate(person.context.pages, 1):
                name = self.pictures / f"{person.name or 'newcomer'}-{number}"
                try:
                    page.screenshot(path=f"{name}.png", timeout=10_000)
                    Path(f"{name}.txt").write_text(f"{page.url}\n\n{page.locator('body').aria_snapshot()}\n")
                except Exception as e:  # the page may be what is broken
                    left.append(f"{name}: {e}")
                else:
                    left.append(f"{name}.png, .txt ({page.url})")
        return left

    def close(self) -> None:
        for person in self.all:
            person.context.close()
