"""Every law of the audit can be broken, and then it is the one that is named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from roundhouse.core.rng import stream
from roundhouse.core.state import CHANCE, buffer
from roundhouse.games.siberia.moves import INVESTMENT
from roundhouse.games.siberia.position import ACT, DRAW, MOVE, PLAN, Position
from roundhouse.games.siberia.state import SiberiaState
from tests.games.siberia.situation import Engine

Change = Callable[[Position], None]


def position(phase: int, round_no: int) -> SiberiaState:
    """A sound position of a random game, the first one in this phase of this round or later."""
    state = Engine(3).state
    rng, out = stream(8, 8), buffer(state.board)
    while state.phase != phase or state.round_no < round_no:
        who = state.actor()
        state.apply(who, state.sample_chance(rng, out) if who == CHANCE else out[rng.below(state.legal(who, out))])
    assert state.audit() == ""
    return state


def put(table: str, index: int, change: int) -> Change:
    def do(s: Position) -> None:
        getattr(s, table)[index] += change

    return do


def also(*changes: Change) -> Change:
    def do(s: Position) -> None:
        for change in changes:
            change(s)

    return do


def field(name: str, change: int) -> Change:
    def do(s: Position) -> None:
        setattr(s, name, getattr(s, name) + change)

    return do


def bare(s: Position, column: int) -> None:
    """Everything off a column of the first player."""
    for i in (2 * column, 2 * column + 1):
        if s.space[i] == INVESTMENT:
            s.stack[column] += 1
        elif s.space[i]:
            s.bag[s.space[i] - 1] += 1
        s.space[i] = 0


def stray_token(s: Position) -> None:
    """A gas/logistics token on the worker column, taken from the bag."""
    bare(s, 3)
    s.space[6] = 2
    s.bag[1] -= 1


def wrong_order(s: Position) -> None:
    """A token on the second space of a column whose first is empty."""
    bare(s, 0)
    s.space[1] = 1
    s.bag[0] -= 1


def open_everything(s: Position) -> None:
    """All investments lie open."""
    for c in range(10):
        s.row[c] += s.stack[c]
        s.stack[c] = 0


def empty_area(s: Position) -> None:
    """An area without cubes that is not closed."""
    for r in range(5):
        s.supply[r] += s.cubes[0] >> r & 1
    s.cubes[0] = 0


def closed_worker(s: Position) -> None:
    """A closed area with a worker in it."""
    empty_area(s)
    s.closed |= 1
    s.n_closed += 1
    s.workers[0] += 1
    s.pool[0] -= 1


def many_tokens(s: Position) -> None:
    """Twelve managers on a board while tokens are drawn."""
    for column in range(10):
        bare(s, column)
    for i in range(12):
        s.space[i] = 1
        s.bag[0] -= 1


@pytest.mark.parametrize(
    ("law", "phase", "change"),
    [
        ("cubes", ACT, put("supply", 0, 1)),
        ("cubes", ACT, put("sold", 4, -1)),
        ("cubes", ACT, also(put("supply", 0, -100), put("sold", 0, 100))),
        ("cubes left in the bag", ACT, also(put("supply", 0, -1), put("cube_bag", 0, 1))),
        ("closed areas", ACT, empty_area),
        ("bag", ACT, put("bag", 3, -99)),
        ("tokens", ACT, put("bag", 3, 1)),
        ("tokens", PLAN, put("hand", 0, 1)),
        ("investments", ACT, put("stack", 9, 1)),
        ("investments", ACT, also(put("stack", 9, -9), put("row", 9, 9))),
        ("open investments", ACT, open_everything),
        ("token in a foreign column", ACT, stray_token),
        ("spaces", ACT, wrong_order),
        ("more than ten tokens between rounds", DRAW, many_tokens),
        ("hand outside phase 1", ACT, put("hand_n", 0, 1)),
        ("pool", ACT, put("pool", 0, -9)),
        ("workers", ACT, put("workers", 3, -9)),
        ("workers", ACT, closed_worker),
        ("salesmen", ACT, put("salesmen", 1, -9)),
        ("pawns", ACT, put("pool", 1, 1)),
        ("bag count", ACT, field("bag_n", 1)),
        ("closed count", ACT, field("n_closed", 1)),
        ("reach", ACT, put("reach", 2, 1)),
        ("exchange sides", ACT, put("active", 1, 2)),
        ("pending research", ACT, put("pending", 1, 1)),
        ("steps", ACT, field("steps", 1)),
        ("steps", MOVE, field("steps", -3)),
        ("player caches", ACT, put("money", 0, 500)),
        ("player caches", ACT, put("load", 0, 1)),
        ("player caches", PLAN, put("hand_n", 0, 1)),
    ],
)
def test_a_broken_law_is_named(law: str, phase: int, change: Change) -> None:
    state = position(phase, 2)
    change(state)
    assert state.audit() == law


@pytest.mark.parametrize(("table", "law"), [("plan", "plan outside phase 1"), ("research", "research outside phase 2")])
def test_tokens_lie_in_plan_and_research_in_their_own_phase_only(table: str, law: str) -> None:
    state = position(DRAW, 2)
    token = next(t for t in range(21) if state.bag[t])
    state.bag[token] -= 1
    getattr(state, table)[0] = 1 + 3 * token + 2 if table == "plan" else 1 + token
    assert state.audit() == law
