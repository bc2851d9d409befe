"""Every law of the audit can be broken, and then it is the one that is named."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from roundhouse.core.registry import game
from roundhouse.core.rng import stream
from roundhouse.core.state import CHANCE, OVER, buffer
from roundhouse.games.steamrollers.moves import COAL, POOL, RED, TILE_2, YELLOW
from roundhouse.games.steamrollers.position import (
    ACT,
    AFTER,
    CHOOSE,
    EVA_MARK,
    ROLL,
    SEIZE,
    SETUP_GOODS,
    SETUP_SIDES,
    START,
    Position,
)
from roundhouse.games.steamrollers.state import SteamRollersState
from tests.battery.common import ROOT

Change = Callable[[Position], None]
ALL = {"coal": "on", "orders": "on", "starting_tiles": "on", "walls": "hard"}


def position(where: tuple[int, int, int], options: dict[str, str]) -> SteamRollersState:
    """A sound position of a random game of so many players, the first one in this phase of this round or later."""
    players, phase, round_no = where
    steamrollers = game("steamrollers")
    settled = {o.name: o.default for o in steamrollers.options} | options
    board = steamrollers.board(players, settled, steamrollers.load_data())
    out = buffer(board)
    for seed in range(20):
        state, rng = board.new_state(), stream(8, seed)
        assert isinstance(state, SteamRollersState)
        while (who := state.actor()) != OVER:
            if state.phase == phase and state.round_no >= round_no:
                assert state.audit() == ""
                return state
            state.apply(who, state.sample_chance(rng, out) if who == CHANCE else out[rng.below(state.legal(who, out))])
    raise AssertionError(f"no random game comes to phase {phase}")


def put(table: str, index: int, change: int) -> Change:
    def do(s: Position) -> None:
        getattr(s, table)[index] += change

    return do


def let(name: str, value: int) -> Change:
    def do(s: Position) -> None:
        setattr(s, name, value)

    return do


def own(tile: int, player: int) -> Change:
    def do(s: Position) -> None:
        s.owner[tile] = player

    return do


def also(*changes: Change) -> Change:
    def do(s: Position) -> None:
        for change in changes:
            change(s)

    return do


def drop_route(s: Position) -> None:
    """A route that no track makes."""
    s.routes[1] = 4


def no_marks(s: Position) -> None:
    for city in range(6):
        s.marks[city] = 0


def fewer_dice(s: Position) -> None:
    """One die is gone from the table."""
    s.dice[next(face for face in range(6) if s.dice[face])] -= 1


def turn_of_the_holder(s: Position) -> None:
    s.turn = s.owner[TILE_2]


def less(name: str) -> Change:
    def do(s: Position) -> None:
        setattr(s, name, getattr(s, name) - 1)

    return do


SOLO = (1, EVA_MARK, 2)
TWO = (2, ACT, 3)
BROKEN: list[tuple[str, tuple[int, int, int], dict[str, str], Change]] = [
    ("bag", TWO, {}, put("bag", RED, -20)),
    ("bag", TWO, {}, put("back", RED, 1)),
    ("goods of a city", TWO, {}, also(put("goods", YELLOW, 1), put("bag", YELLOW, -1))),
    ("goods kept", TWO, {}, also(put("kept", RED, 1), put("bag", RED, -1))),
    ("goods", TWO, {}, put("goods", RED, 1)),
    ("goods", TWO, ALL, put("goods", COAL, 1)),
    ("goods", (2, SETUP_GOODS, 0), ALL, put("goods", COAL, 1)),
    ("bag count or rows", TWO, {}, let("bag_n", 0)),
    ("bag count or rows", SOLO, {}, put("row", 0, 1)),
    ("dice", TWO, {}, put("dice", 0, -9)),
    ("too many dice", TWO, {}, put("dice", 0, 9)),
    ("too many dice", TWO, {}, let("die", 7)),
    ("dice rolled", (2, ROLL, 3), {}, let("drawn", 2)),
    ("die in hand", TWO, {}, let("die", 0)),
    ("dice held", (2, CHOOSE, 3), {}, also(fewer_dice, let("first_die", 3))),
    ("two dice", TWO, {}, also(fewer_dice, let("first_die", 4), let("second_die", 3), let("die", 0))),
    ("seized die", TWO, {}, also(fewer_dice, let("seized", 3), let("seizer", -1))),
    ("final die", (2, CHOOSE, 3), {}, let("final", 1)),
    ("black die", TWO, {}, let("hidden", -1)),
    ("turn", (2, ROLL, 3), {}, let("fresh", 1)),
    ("sides", TWO, {}, put("side", 0, -2)),
    ("sides", (2, SETUP_SIDES, 0), {}, put("side", 5, 1)),
    ("owners", TWO, {}, own(0, 2)),
    ("sideways in the pool", TWO, {}, also(own(0, POOL), let("sideways", 1))),
    ("tiles before the game", (2, SETUP_SIDES, 0), {}, own(0, 1)),
    ("who may seize", (3, SEIZE, 1), {}, turn_of_the_holder),
    ("offers", TWO, ALL, put("offer", 0, -2)),
    ("offers", TWO, {}, put("offer", 0, 1)),
    ("owners of orders", TWO, ALL, put("order_owner", 0, 4)),
    ("orders without the option", TWO, {}, put("order_owner", 0, 1)),
    ("waiting for an order", (2, CHOOSE, 3), {}, let("phase", AFTER)),
    ("starting tiles", TWO, ALL, let("starts", 1)),
    ("marks", SOLO, {}, put("marks", 0, 40)),
    ("Eva", TWO, {}, put("marks", 0, 1)),
    ("first marks", (1, CHOOSE, 1), {}, no_marks),
    ("her die", SOLO, {}, let("eva_die", 0)),
    ("network", TWO, {}, put("network", 0, 1)),
    ("network", TWO, {}, put("joins", 1, 4)),
    ("network", TWO, {}, drop_route),
    ("track", TWO, {}, put("track", 0, 40)),
    ("engine", TWO, {}, put("delivered", 0, -1)),
    ("cargo", TWO, {}, also(put("cargo", 0, RED + 1), put("bag", RED, -1), less("bag_n"))),
]


@pytest.mark.parametrize(("law", "where", "options", "change"), BROKEN)
def test_a_law_that_is_broken_is_named(
    law: str, where: tuple[int, int, int], options: dict[str, str], change: Change
) -> None:
    state = position(where, options)
    change(state)
    assert state.audit() == law


def test_every_law_is_broken_above() -> None:
    text = (ROOT / "src/roundhouse/games/steamrollers/audit.py").read_text(encoding="utf-8")
    named = set(re.findall(r'return "([^"]+)"', text)) | {"bag count or rows"}
    assert named == {law for law, *_ in BROKEN}


def test_a_player_with_a_tile_lying_sideways_owns_it_before_the_first_round() -> None:
    """SR-8.3: the audit allows a tile to be owned while starting tiles are chosen."""
    state = position((2, START, 0), ALL)
    state.owner[0], state.sideways = 1, 1
    assert state.audit() == ""
