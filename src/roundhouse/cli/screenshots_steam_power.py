"""What the pictures of the command `screenshots` show of Steam Power."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.cli.screenshots_host import Host, Look, Past, Show
from roundhouse.cli.screenshots_stage import Scene, Stage

GAME = "steam_power"
IBERIA = Show(GAME, players=4, number=11, options=(("map", "iberia"),))
LAKES = Show(GAME, players=3, number=2, options=(("map", "great_lakes"),))
GERMANY = Show(GAME, players=4, number=3, options=(("map", "germany"),))
SOLO = Show(GAME, players=1, number=3, options=(("map", "great_lakes"),))


def _acts(word: str = "", round_: int = 0) -> Look:
    """p1 begins an action with such a move, in this round or later."""

    def looks(one: Past, then: Past) -> bool:
        move = str(then["entry"].get("move", ""))
        own = then["entry"].get("seat") == "p1" and one["view"]["phase"] == "act"
        return own and move.startswith(word) and one["view"]["round"] >= round_

    return looks


def _choice(one: Past, then: Past) -> bool:
    """p1 fulfils a contract, and two factories have a resource of its colour."""
    if not _acts("fulfil", 3)(one, then):
        return False
    colours = {city["site"]: city["colour"] for city in one["view"]["cities"]}
    sources = [colours[source["site"]] for source in one["own"]["sources"]]
    return len(sources) > len(set(sources)) + 2


# The moments of the pictures: the game, and what its position looks like.
POSITIONS: dict[str, tuple[Show, Look]] = {
    "start": (GERMANY, _acts("track")),
    "track": (IBERIA, _acts("track", 6)),
    "contract": (GERMANY, _choice),
    "lakes": (LAKES, _acts("", 7)),
    "solo": (SOLO, _acts("", 4)),
}


def _table(position: str) -> Callable[[Host], str]:
    show, look = POSITIONS[position]
    seats = ("me", *["open"] * (show.players - 1))
    return lambda host: f"/table/{host.going_on(look, *seats, show=show)}"


def _track(stage: Stage) -> None:
    """A hex is chosen, and a shape pointed at, one that completes a connection if there is one."""
    stage.asked()
    fan = stage.page.locator(".sp-fan")
    hexes = stage.open("hex")
    for number, hex_ in enumerate(hexes):
        stage.press(hex_)
        stage.page.wait_for_timeout(250)
        good = stage.page.locator(".sp-fan.good")
        if good.count() or (number == len(hexes) - 1 and fan.count()):
            stage.point((good if good.count() else fan).first.get_attribute("data-spot") or "")
            return
        stage.page.keyboard.press("Escape")
        stage.page.keyboard.press("Escape")
        stage.page.wait_for_timeout(150)


def _contract(stage: Stage) -> None:
    """A contract with its sources; a phone shows the ways on the map after it was opened in the hand."""
    stage.asked()
    if stage.device == "phone":
        stage.tab("My board")
    for contract in stage.open("contract"):
        stage.point(contract)
        stage.press(contract)
        stage.page.wait_for_timeout(300)
        if stage.page.locator(".deal").count():
            break
        stage.page.keyboard.press("u")
        stage.asked()
    if stage.device == "phone":
        stage.tab("Board")
    stage.page.locator("g.routes").wait_for()


def _hand(stage: Stage) -> None:
    stage.asked()
    stage.tab("My board")


SCENES = {
    "steam_power-start": Scene(_table("start"), Stage.asked),
    "steam_power-track": Scene(_table("track"), _track),
    "steam_power-contract": Scene(_table("contract"), _contract),
    "steam_power-hand": Scene(_table("track"), _hand, ("phone",)),
    "steam_power-lakes": Scene(_table("lakes"), Stage.asked),
    "steam_power-solo": Scene(_table("solo"), Stage.asked),
    "steam_power-result": Scene(lambda host: f"/table/{host.finished(LAKES)}", Stage.dialog),
}
