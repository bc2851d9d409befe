"""What the pictures of the command `screenshots` show: the tables, set over the API, and what is pointed at there.

Positions come from records of finished games: a table that goes on from one of their moves, with people at its seats.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import APIRequest, APIRequestContext, Page

NAME = "Ana"
OTHERS = ("Bartek", "Clara", "Dieter")
GAME = "siberia"
TWO = "siberia-05-2p-areas.txt"
THREE = "siberia-02-3p-both.txt"

Past = dict[str, Any]  # a position in a log: n, entry, view, own
Look = Callable[[Past, Past], bool]  # at a position and the one after it


@dataclass
class Guest:
    """Somebody who speaks to the server."""

    api: APIRequestContext

    def call(self, method: str, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body)
        headers = {"Content-Type": "application/json"} if data else {}
        told = self.api.fetch(f"/api/v1/{path}", method=method, data=data, headers=headers)
        if not told.ok:
            raise RuntimeError(f"{method} {path}: {told.status} {told.text()}")
        return told.json()

    def get(self, path: str) -> Any:
        return self.call("GET", path)

    def post(self, path: str, body: object = None) -> Any:
        return self.call("POST", path, {} if body is None else body)

    def act(self, table: str, *moves: str) -> None:
        for move in moves:
            seq = self.get(f"tables/{table}")["seq"]
            self.post(f"tables/{table}/act", {"seq": seq, "key": f"{table}-{seq}", "actions": [move]})

    def done(self, table: str) -> None:
        seq = self.get(f"tables/{table}")["seq"]
        self.post(f"tables/{table}/done", {"seq": seq, "key": f"{table}-{seq}"})


class Host(Guest):
    """The one through whose eyes the pictures are taken, and who has opened all tables."""

    def __init__(self, url: str, requests: APIRequest, records: Path) -> None:
        super().__init__(requests.new_context(base_url=url))
        self.records = records
        self._known: dict[str, str] = {}
        self._pasts: dict[str, list[Past]] = {}
        self.post("persons", {"name": NAME, "cookie": True})
        self.cookies: list[Any] = list(self.api.storage_state()["cookies"])
        self.guests: list[Guest] = []
        for name in OTHERS:
            asking = requests.new_context(base_url=url)
            guest = Guest(asking)
            guest.post("persons", {"name": name, "cookie": True})
            self.guests.append(guest)

    def close(self) -> None:
        for guest in (self, *self.guests):
            guest.api.dispose()

    def imported(self, record: str) -> str:
        """A table with a finished game, to look at."""
        if record not in self._known:
            text = (self.records / record).read_text(encoding="utf-8")
            self._known[record] = str(self.post("tables/import", {"record": text})["table"])
        return self._known[record]

    def opened(self, *seats: str, **more: object) -> str:
        """A new table: `me`, `me:Marta` for somebody at the same screen, `open`, or a bot."""
        body = {"game": GAME, "seats": [_seat(seat) for seat in seats], **more}
        return str(self.post("tables", body)["table"])

    def pasts(self, record: str) -> list[Past]:
        """All positions of a finished game, as p1 saw them."""
        if record not in self._pasts:
            source = self.imported(record)
            last = self.get(f"tables/{source}/at/0?viewer=p1")["last"]
            self._pasts[record] = [self.get(f"tables/{source}/at/{n}?viewer=p1") for n in range(1, last + 1)]
        return self._pasts[record]

    def going_on(self, look: Look, *seats: str, record: str = THREE, last: bool = False) -> str:
        """A table that goes on from the first, or last, position of a game that fits; guests take open seats."""
        pasts = self.pasts(record)
        fitting = [one for one, then in zip(pasts, pasts[1:], strict=False) if look(one, then)]
        if not fitting:
            raise RuntimeError(f"{record} has no such position")
        at = fitting[-1 if last else 0]["n"]
        body = {"at": at, "viewer": "p1", "seats": [_seat(seat) for seat in seats]}
        made = self.post(f"tables/{self.imported(record)}/fork", body)
        self.let_in(made["table"], made["invite"], seats.count("open"))
        return str(made["table"])

    def let_in(self, table: str, invite: str, number: int) -> None:
        for guest in self.guests[:number]:
            guest.post(f"tables/{table}/join", {"invite": invite})


def _seat(word: str) -> dict[str, str]:
    kind, _, name = word.partition(":")
    if kind == "me":
        return {"kind": "person", "name": name}
    return {"kind": "open"} if kind == "open" else {"kind": "bot", "bot": word}


@dataclass(frozen=True)
class Scene:
    """`prepare` sets what is needed and tells the address; `arrange` does what is to be seen on a page that is open."""

    prepare: Callable[[Host], str]
    arrange: Callable[[Page, str], None]
    devices: tuple[str, ...] = ("desktop", "phone")


RESOURCES = ("gas", "coal", "oil", "gold", "diamonds")
WITH_FRIENDS = ("me", "open", "open")


def _mine(look: Look) -> Look:
    """It is p1's turn."""
    return lambda one, then: one["view"]["turn"] == 0 and look(one, then)


def _next(then: Past) -> str:
    """What p1 did next, in notation."""
    entry = then["entry"]
    return str(entry.get("move", "")) if entry.get("seat") == "p1" else ""


def _is_choice(one: Past) -> bool:
    """In the midst of the action phase, several columns are ready."""
    view = one["view"]
    full = [column for column in view["players"][0]["columns"].values() if len(column) == 2]
    busy = sum(view["pending"].values()) or view["steps"] or view["players"][0]["research"]
    return view["phase"] == "act" and view["round"] >= 6 and len(full) >= 3 and not busy


def _is_sale(one: Past, then: Past) -> bool:
    verb, _, where = _next(then).partition(" ")
    return one["view"]["round"] >= 5 and verb in RESOURCES and where not in ("", "none", "frankfurt")


POSITIONS: dict[str, Look] = {
    "setup": _mine(lambda one, _: one["view"]["phase"] == "setup"),
    "plan": lambda one, _: (
        one["view"]["phase"] == "plan" and one["view"]["round"] == 6 and len(one["own"]["plan"]) == 3
    ),
    "act": _mine(lambda one, _: _is_choice(one)),
    "sale": _mine(_is_sale),
    "research": _mine(lambda one, _: sum(one["view"]["pending"].values()) > 2 and one["view"]["round"] > 2),
    "logistics": _mine(lambda one, then: one["view"]["steps"] == 3 and _next(then).startswith("move ")),
    "end": _mine(lambda one, _: one["view"]["phase"] == "act"),
}


def _table(position: str, *seats: str, record: str = THREE) -> Callable[[Host], str]:
    return lambda host: f"/table/{host.going_on(POSITIONS[position], *(seats or WITH_FRIENDS), record=record)}"


def _lobby(host: Host) -> str:
    """Games of one's own that wait or not, one that is over, and tables of others."""
    host.opened("me", "open", "greedy")
    host.going_on(POSITIONS["plan"], *WITH_FRIENDS)
    host.going_on(POSITIONS["act"], *WITH_FRIENDS)
    bartek, clara, dieter = host.guests
    for guest, seats in ((bartek, ("me", "open")), (clara, ("me", "greedy")), (dieter, ("me", "greedy", "greedy"))):
        guest.post("tables", {"game": GAME, "seats": [_seat(seat) for seat in seats], "public": True})
    return "/"


def _gathering(host: Host) -> str:
    made = host.post("tables", {"game": GAME, "seats": [_seat(seat) for seat in ("me", "open", "open", "greedy")]})
    host.let_in(made["table"], made["invite"], 1)
    return f"/table/{made['table']}"


def _result(host: Host) -> str:
    """The end of a game, played out from its last turn."""
    table = host.going_on(POSITIONS["end"], *WITH_FRIENDS, last=True)
    everybody = (host, *host.guests[:2])
    while (now := host.get(f"tables/{table}")["now"])["phase"] != "over":
        for guest in everybody:
            now = guest.get(f"tables/{table}")["now"]
            if now["done"]:
                guest.done(table)
            elif now["legal"]:
                guest.act(table, now["legal"]["actions"][0][1])
    return f"/table/{table}"


def _replay(host: Host) -> str:
    pasts = host.pasts(THREE)
    sales = [then["n"] for one, then in zip(pasts, pasts[1:], strict=False) if _is_sale(one, then)]
    return f"/table/{host.imported(THREE)}/at/{sales[len(sales) // 2]}?viewer=p1"


def _middle(page: Page, name: str) -> tuple[float, float]:
    """Where a spot is that can be chosen; of an area, its name, for the middle of its shape may lie beside it."""
    place = page.locator(f'[data-board] [data-spot="{name}"][data-open]:visible').first
    place.wait_for()
    label = place.locator("text.name")
    box = (label if label.count() else place).bounding_box()
    if box is None:
        raise RuntimeError(f"{name} is nowhere")
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _press(page: Page, name: str, device: str) -> None:
    (page.touchscreen.tap if device == "phone" else page.mouse.click)(*_middle(page, name))


def _point(page: Page, name: str, device: str) -> None:
    """See what would happen there: by the first tap, or by pointing at it."""
    if device == "phone":
        _press(page, name, device)
    else:
        page.mouse.move(*_middle(page, name), steps=3)
    page.locator(".preview.shown").wait_for()
    page.wait_for_timeout(600)  # what it would do is asked of the server


def _open_spots(page: Page, kind: str) -> list[str]:
    found: list[str] = page.locator(f'[data-board] [data-spot^="{kind}:"][data-open]:visible').evaluate_all(
        "(nodes) => [...new Set(nodes.map((node) => node.dataset.spot))]"
    )
    return found


def _wait(page: Page, device: str) -> None:
    """Until it is there."""
    page.get_by_role("main").first.wait_for()
    page.wait_for_load_state("networkidle")


def _asked(page: Page, device: str) -> None:
    page.locator("[data-board] [data-spot][data-open]:visible").first.wait_for()
    page.wait_for_load_state("networkidle")


def _sale(page: Page, device: str) -> None:
    """What a sale would bring."""
    _asked(page, device)
    columns = [spot for spot in _open_spots(page, "column") if spot.partition(":")[2] in RESOURCES]
    if device == "phone" and not columns:
        page.get_by_role("button", name="My board").tap()
        columns = [spot for spot in _open_spots(page, "column") if spot.partition(":")[2] in RESOURCES]
    _press(page, columns[0], device)
    page.locator('[data-spot^="exchange:"][data-open]:visible').first.wait_for()
    _point(page, _open_spots(page, "exchange")[-1], device)


def _research(page: Page, device: str) -> None:
    _asked(page, device)
    _press(page, _open_spots(page, "cube")[0], device)
    page.locator('[data-spot^="area:"][data-open]:visible').first.wait_for()
    if device == "desktop":
        _point(page, _open_spots(page, "area")[0], device)


def _logistics(page: Page, device: str) -> None:
    """Where a worker would go; where there are several, one is chosen first."""
    _asked(page, device)
    if device == "phone":
        return
    areas = _open_spots(page, "area")
    page.mouse.move(*_middle(page, areas[-1]), steps=3)
    page.wait_for_timeout(600)
    if page.locator(".preview.shown").count() == 0:
        _press(page, areas[0], device)
        page.locator("[data-board] [data-spot][data-picked]").first.wait_for()
        _point(page, _open_spots(page, "area")[-1], device)


def _why(page: Page, device: str) -> None:
    """A reason, with its rule."""
    _asked(page, device)
    page.locator('[data-spot^="column:"][aria-disabled=true]:visible').first.click(force=True)
    page.get_by_role("button", name=re.compile("^Rule ")).wait_for()


def _panel(page: Page, device: str) -> None:
    _asked(page, device)
    page.keyboard.press("r")
    page.get_by_label("Search the rules").fill("salesman")
    page.locator("mark").first.wait_for()


def _keys(page: Page, device: str) -> None:
    _asked(page, device)
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()


def _covered(page: Page, device: str) -> None:
    page.get_by_role("button", name=re.compile("^I am ")).wait_for()


def _uncovered(page: Page, device: str) -> None:
    _covered(page, device)
    page.get_by_role("button", name=re.compile("^I am ")).click()
    _asked(page, device)


def _dialog(page: Page, device: str) -> None:
    page.get_by_role("dialog").wait_for()
    page.wait_for_load_state("networkidle")


def _slider(page: Page, device: str) -> None:
    page.get_by_role("slider").wait_for()
    page.wait_for_load_state("networkidle")


SHARED = ("me", "me:Marta", "greedy")
SCENES = {
    "lobby": Scene(_lobby, _wait),
    "new-table": Scene(lambda _: f"/new/{GAME}", _wait),
    "import": Scene(lambda _: "/import", _wait),
    "about": Scene(lambda _: "/about", _wait),
    "rules": Scene(lambda _: f"/rules/{GAME}/SI-4.3", _wait),
    "gathering": Scene(_gathering, _wait),
    "siberia-setup": Scene(_table("setup"), _asked),
    "siberia-plan": Scene(_table("plan"), _asked),
    "siberia-act": Scene(_table("act"), _asked),
    "siberia-preview": Scene(_table("sale"), _sale),
    "siberia-research": Scene(_table("research", "me", "open", record=TWO), _research),
    "siberia-logistics": Scene(_table("logistics"), _logistics),
    "siberia-why": Scene(_table("act"), _why, ("desktop",)),
    "siberia-result": Scene(_result, _dialog),
    "rules-panel": Scene(_table("act"), _panel),
    "keys": Scene(_table("act"), _keys, ("desktop",)),
    "cover": Scene(_table("plan", *SHARED), _covered),
    "hot-seat": Scene(_table("plan", *SHARED), _uncovered),
    "replay": Scene(_replay, _slider),
}
