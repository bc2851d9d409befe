"""What the pictures of the command `screenshots` show: each scene has its table, and what is pointed at there."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from itertools import pairwise

from roundhouse.cli import screenshots_steam_power, screenshots_steamrollers
from roundhouse.cli.screenshots_host import GAME, Host, Look, Past, seat
from roundhouse.cli.screenshots_stage import Scene, Stage

RESOURCES = ("gas", "coal", "oil", "gold", "diamonds")
WITH_FRIENDS = ("me", "open", "open")
SHARED = ("me", "me:Marta", "greedy")


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


def _table(position: str, *seats: str) -> Callable[[Host], str]:
    return lambda host: f"/table/{host.going_on(POSITIONS[position], *(seats or WITH_FRIENDS))}"


def _lobby(host: Host) -> str:
    """Games of one's own that wait or not, one that is over, and tables of others."""
    host.opened("me", "open", "greedy")
    host.going_on(POSITIONS["plan"], *WITH_FRIENDS)
    show, look = screenshots_steamrollers.POSITIONS["choose"]
    host.going_on(look, *WITH_FRIENDS, show=show)
    host.going_on(POSITIONS["act"], *WITH_FRIENDS)
    bartek, clara, dieter = host.guests
    for guest, game, seats in (
        (bartek, screenshots_steamrollers.GAME, ("me", "open")),
        (clara, GAME, ("me", "greedy")),
        (dieter, screenshots_steamrollers.GAME, ("me", "greedy", "greedy")),
    ):
        guest.post("tables", {"game": game, "seats": [seat(one) for one in seats], "public": True})
    return "/"


def _gathering(host: Host) -> str:
    made = host.post("tables", {"game": GAME, "seats": [seat(one) for one in ("me", "open", "open", "medium")]})
    host.let_in(made["table"], made["invite"], 1)
    return f"/table/{made['table']}"


def _result(host: Host) -> str:
    """The end of a game, played out from its last turn."""
    table = host.going_on(POSITIONS["end"], *WITH_FRIENDS, last=True)
    while host.get(f"tables/{table}")["now"]["phase"] != "over":
        for guest in (host, *host.guests[:2]):
            now = guest.get(f"tables/{table}")["now"]
            if now["done"]:
                guest.done(table)
            elif now["legal"]:
                guest.act(table, now["legal"]["actions"][0][1])
    return f"/table/{table}"


def _replay(host: Host) -> str:
    """In the midst of a game, at a sale."""
    sales = [then["n"] for one, then in pairwise(host.pasts()) if _is_sale(one, then)]
    return f"/table/{host.finished()}/at/{sales[len(sales) // 2]}?viewer=p1"


def _sale(stage: Stage) -> None:
    """What a sale would bring."""
    stage.asked()
    columns = [f"column:{resource}" for resource in RESOURCES]
    if stage.device == "phone":
        stage.page.get_by_role("button", name="My board").tap()
        stage.asked()
    stage.press(next(spot for spot in stage.open("column") if spot in columns))
    stage.page.locator('[data-board] [data-spot^="exchange:"][data-open]:visible').first.wait_for()
    stage.point(stage.open("exchange")[-1])


def _research(stage: Stage) -> None:
    """A cube is chosen, and an area pointed at."""
    stage.asked()
    stage.press(stage.open("cube")[0])
    stage.page.locator('[data-board] [data-spot^="area:"][data-open]:visible').first.wait_for()
    if stage.device == "desktop":
        stage.point(stage.open("area")[0])


def _logistics(stage: Stage) -> None:
    """Where a worker would go; where there are several, one is chosen first."""
    stage.asked()
    if stage.device == "desktop" and not stage.point(stage.open("area")[-1]):
        stage.press(stage.open("area")[-1])
        stage.page.locator("[data-board] [data-spot][data-picked]").first.wait_for()
        stage.point(stage.open("area")[0])


def _why(stage: Stage) -> None:
    """A reason, with its rule."""
    stage.asked()
    stage.page.locator('[data-spot^="column:"][aria-disabled=true]:visible').first.click(force=True)
    stage.page.get_by_role("button", name=re.compile("^Rule ")).wait_for()


def _panel(stage: Stage) -> None:
    stage.asked()
    stage.page.keyboard.press("r")
    stage.page.locator("dialog [data-place]").first.wait_for()
    stage.page.get_by_label("Search the rules").fill("salesman")
    stage.page.locator("mark").first.wait_for()


def _keys(stage: Stage) -> None:
    stage.asked()
    stage.page.keyboard.press("?")
    stage.dialog()


def _covered(stage: Stage) -> None:
    stage.page.get_by_role("button", name=re.compile("^I am ")).wait_for()


def _uncovered(stage: Stage) -> None:
    stage.page.get_by_role("button", name=re.compile("^I am ")).click()
    stage.asked()


def _hint(stage: Stage) -> None:
    """The best moves, on the board and in words."""
    stage.asked()
    if stage.device == "phone":
        stage.page.get_by_role("button", name="Menu").tap()
        stage.page.get_by_role("button", name="Hint").tap()
    else:
        stage.page.keyboard.press("h")
    stage.page.get_by_role("region", name="Hint").wait_for()


def _analysis(host: Host) -> str:
    """The place where the game turned first."""
    table = host.finished()
    host.post(f"tables/{table}/analysis")
    while (told := host.get(f"tables/{table}/analysis?viewer=p1"))["state"] == "working":
        time.sleep(0.5)
    return f"/table/{table}/at/{told['turning'][0]['n']}?viewer=p1"


def _curve(stage: Stage) -> None:
    stage.page.locator("figure.curve").wait_for()
    stage.wait()


def _slider(stage: Stage) -> None:
    stage.page.get_by_role("slider").wait_for()
    stage.wait()


SCENES = {
    "lobby": Scene(_lobby, Stage.wait),
    "new-table": Scene(lambda _: f"/new/{GAME}", Stage.wait),
    "import": Scene(lambda _: "/import", Stage.wait),
    "about": Scene(lambda _: "/about", Stage.wait),
    "rules": Scene(lambda _: f"/rules/{GAME}/SI-4.3", Stage.wait),
    "gathering": Scene(_gathering, Stage.wait),
    "siberia-setup": Scene(_table("setup"), Stage.asked),
    "siberia-plan": Scene(_table("plan"), Stage.asked),
    "siberia-act": Scene(_table("act"), Stage.asked),
    "siberia-preview": Scene(_table("sale"), _sale),
    "siberia-research": Scene(_table("research"), _research),
    "siberia-logistics": Scene(_table("logistics"), _logistics),
    "siberia-hint": Scene(_table("act", "me", "greedy", "greedy"), _hint),
    "siberia-why": Scene(_table("act"), _why, ("desktop",)),
    "siberia-result": Scene(_result, Stage.dialog),
    **screenshots_steamrollers.SCENES,
    **screenshots_steam_power.SCENES,
    "rules-panel": Scene(_table("act"), _panel),
    "keys": Scene(_table("act"), _keys, ("desktop",)),
    "cover": Scene(_table("plan", *SHARED), _covered),
    "hot-seat": Scene(_table("plan", *SHARED), _uncovered),
    "replay": Scene(_replay, _slider),
    "analysis": Scene(_analysis, _curve),
}
