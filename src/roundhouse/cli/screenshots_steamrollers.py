"""What the pictures of the command `screenshots` show of SteamRollers."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.cli.screenshots_host import Host, Look, Past, Show
from roundhouse.cli.screenshots_stage import Scene, Stage

GAME = "steamrollers"
ROLLERS = Show(GAME, players=3, number=1)
FULL = Show(GAME, players=4, number=2, options=(("coal", "on"), ("orders", "on"), ("walls", "hard")))
START = Show(GAME, players=3, number=3, options=(("starting_tiles", "on"), ("walls", "medium")))
SOLO = Show(GAME, players=1, number=4)
PHONE = ("phone",)


def _own(look: Look) -> Look:
    """It is p1 who moves."""
    return lambda one, then: then["entry"].get("seat") == "p1" and look(one, then)


def _begins(word: str, round_: int = 0) -> Look:
    """The move begins so, in this round or later."""
    return _own(
        lambda one, then: str(then["entry"].get("move", "")).startswith(word) and one["view"]["round"] >= round_
    )


def _joins(one: Past, then: Past) -> bool:
    return bool(one["view"]["round"] >= 4) and bool(then["entry"]["message"]["id"] == "steamrollers-log-track-connects")


def _far(_: Past, then: Past) -> bool:
    """A delivery over some distance."""
    told = then["entry"]["message"]
    return bool(told["id"] == "steamrollers-log-deliver") and int(told["args"]["points"]) >= 3


# The moments of the pictures: the game, and what its position looks like.
POSITIONS: dict[str, tuple[Show, Look]] = {
    "start": (START, _begins("start")),
    "choose": (ROLLERS, _begins("choose", 8)),
    "track": (ROLLERS, _own(_joins)),
    "deliver": (ROLLERS, _own(_far)),
    "orders": (FULL, _begins("choose", 10)),
    "solo": (SOLO, _begins("choose", 6)),
}


def _table(position: str) -> Callable[[Host], str]:
    show, look = POSITIONS[position]
    seats = ("me", *["open"] * (show.players - 1))
    return lambda host: f"/table/{host.going_on(look, *seats, show=show)}"


def _track(stage: Stage) -> None:
    """A hex is chosen, and a shape pointed at that leads on to both sides."""
    stage.asked()
    for hex_ in stage.open("hex"):
        stage.press(hex_)
        stage.page.locator(".sr-fan").first.wait_for()
        good = stage.page.locator(".sr-fan.good")
        if good.count():
            stage.point(good.first.get_attribute("data-spot") or "")
            return
        stage.page.keyboard.press("Escape")
        stage.page.locator(".sr-fan").first.wait_for(state="detached")


def _deliver(stage: Stage) -> None:
    """The way of a delivery on the sheet; a phone shows it after the good was tapped on the other tab."""
    stage.asked()
    if stage.device == "phone":
        stage.tab("Goods")
    for good in stage.open("good"):
        if stage.point(good):
            break
        if stage.device != "phone":  # where the first tap has picked it already
            stage.press(good)
        stage.asked()
        if any(stage.point(city) for city in stage.open("city")):
            break
        stage.page.keyboard.press("Escape")
    if stage.device == "phone":
        stage.tab("Board")
        stage.page.locator(".route").wait_for()


def _goods(stage: Stage) -> None:
    stage.asked()
    stage.tab("Goods")


def _other(stage: Stage) -> None:
    """The sheet of somebody else."""
    stage.asked()
    if stage.device == "phone":
        stage.tab("Players")
    stage.page.get_by_role("button", name="Look at the sheet: Clara").first.click()
    stage.page.locator("[aria-pressed=true]").first.wait_for()


def _eva(stage: Stage) -> None:
    stage.asked()
    if stage.device == "phone":
        stage.page.get_by_role("button", name="Sheet: Ana").tap()
    stage.page.get_by_role("button", name="Look at the sheet: Eva").first.click()
    stage.page.get_by_role("group", name="Sheet: Eva").wait_for()


SCENES = {
    "steamrollers-start": Scene(_table("start"), Stage.asked),
    "steamrollers-choose": Scene(_table("choose"), Stage.asked),
    "steamrollers-track": Scene(_table("track"), _track),
    "steamrollers-deliver": Scene(_table("deliver"), _deliver),
    "steamrollers-goods": Scene(_table("deliver"), _goods, PHONE),
    "steamrollers-orders": Scene(_table("orders"), Stage.asked),
    "steamrollers-sheet": Scene(_table("choose"), _other),
    "steamrollers-solo": Scene(_table("solo"), Stage.asked),
    "steamrollers-eva": Scene(_table("solo"), _eva),
    "steamrollers-result": Scene(lambda host: f"/table/{host.finished(SOLO)}", Stage.dialog),
}
