"""Why something is not allowed: the paragraph and the reason, for every number that is not a legal action."""

from __future__ import annotations

from roundhouse.core.message import Message, Refusal
from roundhouse.core.state import is_legal
from roundhouse.games.steamrollers.board import home_of
from roundhouse.games.steamrollers.deliver import has_load
from roundhouse.games.steamrollers.moves import (
    A_BLACK,
    A_CHART,
    A_CHOOSE,
    A_CHOOSE_TWO,
    A_DELIVER,
    A_DONE,
    A_ENGINE,
    A_EVA,
    A_EVA_REROLL,
    A_GOOD,
    A_LEAVE,
    A_MARK,
    A_OFFER,
    A_ORDER,
    A_PASS,
    A_ROLL,
    A_SEIZE,
    A_SET_BY_1,
    A_SET_BY_5,
    A_SIDE,
    A_START_CARGO,
    A_START_ENGINE,
    A_START_POINTS,
    A_START_TILE,
    A_START_TRACK,
    A_TILE,
    A_TRACK,
    A_TURN,
    A_USE,
    CARGO,
    COAL,
    N_CITIES,
    N_SHAPES,
    NO_CARGO,
    NO_COAL,
    POOL,
    SIDE_A,
    SIDE_B,
    START_CARGO,
    START_ENGINE,
    START_POINTS,
    START_TILE,
    START_TRACK,
    TILE_1,
    TILE_2,
    TILE_3,
    TILE_4,
    TILE_5,
)
from roundhouse.games.steamrollers.notation import GOODS, STARTS, delivery_of, exists, text
from roundhouse.games.steamrollers.orders import wanted
from roundhouse.games.steamrollers.position import (
    ACT,
    AFTER,
    CHOOSE,
    END,
    EVA_ASKED,
    EVA_BLOCKED,
    JOINS,
    ROLL,
    SEIZE,
    START,
    Position,
)
from roundhouse.games.steamrollers.tiles import strength

Facts = dict[str, int | str | Message]

# the paragraph of each reason
RULES = {
    "no-move": "SR-11",
    "no-seat": "SR-1.1",
    "over": "SR-3.3",
    "chance-first": "SR-2.3",
    "chance-good": "SR-2.1",
    "chance-side": "SR-2.2",
    "chance-offer": "SR-8.2",
    "chance-chart": "SR-8.4",
    "chance-eva": "SR-9.1",
    "chance-roll": "SR-3.1",
    "chance-black": "SR-3.1",
    "chance-eva-step": "SR-9.3",
    "setup": "SR-2.1",
    "start-not-now": "SR-8.3",
    "start-gone": "SR-8.3",
    "start-first": "SR-8.3",
    "start-tile-gone": "SR-8.3",
    "start-cargo-none": "SR-R37",
    "start-cargo-gone": "SR-R23",
    "not-your-turn": "SR-3.1",
    "wait-for-dice": "SR-3.1",
    "wait-for-seize": "SR-R11",
    "wait-for-eva": "SR-9.3",
    "answer-seize": "SR-R11",
    "answer-eva": "SR-9.4",
    "eva-not-now": "SR-9.4",
    "nothing-to-seize": "SR-R11",
    "choose-first": "SR-3.1",
    "die-not-there": "SR-3.1",
    "die-chosen": "SR-3.1",
    "choose-one": "SR-7.3",
    "choose-two": "SR-9.2",
    "use-first": "SR-R30",
    "die-in-hand": "SR-R30",
    "die-final": "SR-7.3",
    "die-same": "SR-R29",
    "die-by-one": "SR-7.3",
    "tile-not-yours": "SR-7.3",
    "tile-side": "SR-7.3",
    "tile-fresh": "SR-R10",
    "tile-used": "SR-R4",
    "other-region": "SR-4.1",
    "hex-drawn": "SR-4.1",
    "kind-not-shown": "SR-4.1",
    "other-box": "SR-5.1",
    "box-crossed": "SR-5.1",
    "other-city": "SR-6.1",
    "no-good": "SR-6.1",
    "no-cargo": "SR-8.3",
    "wrong-goal": "SR-6.1",
    "no-route": "SR-6.2",
    "too-weak": "SR-6.3",
    "no-need": "SR-R29",
    "other-tile": "SR-7.1",
    "tile-sideways": "SR-7.1",
    "tile-own-sideways": "SR-R31",
    "no-orders": "SR-8.2",
    "order-once": "SR-R24",
    "order-gone": "SR-8.2",
    "order-goods": "SR-8.2",
    "order-coal": "SR-8.2",
    "order-coal-for": "SR-8.2",
    "can-act": "SR-R19",
    "not-done": "SR-3.1",
    "turn-over": "SR-R12",
}
CHANCE_REASONS = (
    (A_GOOD, "chance-first"),
    (A_SIDE, "chance-good"),
    (A_OFFER, "chance-side"),
    (A_CHART, "chance-offer"),
    (A_EVA, "chance-chart"),
    (A_ROLL, "chance-eva"),
    (A_BLACK, "chance-roll"),
    (A_MARK, "chance-black"),
    (A_START_ENGINE, "chance-eva-step"),
)


def refusal(known: Position, player: int, action: int) -> Refusal | None:
    """Why the player may not do this now; None when it is legal."""
    if not -(2**31) < action < 2**31:
        action = -1  # beyond what the rules can count to
    if player >= 0 and is_legal(known, player, action):
        return None
    reason, facts = why(known, player, action)
    facts["action"] = text(known, action) or str(action)
    return Refusal(RULES[reason], Message(f"steamrollers-refusal-{reason}", facts))


def why(s: Position, p: int, action: int) -> tuple[str, Facts]:
    """The reason why an action is not legal, with its facts."""
    if not exists(s, action):
        return "no-move", {}
    if p < 0:
        return "no-seat", {}
    if action < A_START_ENGINE:
        return next(reason for end, reason in CHANCE_REASONS if action < end), {}
    if s.phase == END:
        return "over", {}
    if action < A_CHOOSE:
        return why_start(s, p, action)
    if s.phase == START:
        return "start-first", {}
    if s.phase < ROLL:
        return "setup", {}
    if s.actor() != p:
        return why_wait(s, p)
    return why_now(s, p, action)


def why_start(s: Position, p: int, action: int) -> tuple[str, Facts]:
    """SR-8.3: a starting tile."""
    if s.phase != START:
        return "start-not-now", {}
    if s.turn != p:
        return "not-your-turn", {}
    ends = (
        (A_START_TRACK, START_ENGINE),
        (A_START_POINTS, START_TRACK),
        (A_START_TILE, START_POINTS),
        (A_START_CARGO, START_TILE),
        (A_CHOOSE, START_CARGO),
    )
    start = next(start for end, start in ends if action < end)
    if not s.starts >> start & 1:
        return "start-gone", {"start": Message(f"steamrollers-start-{STARTS[start]}")}
    if start == START_TILE:
        return "start-tile-gone", {"tile": action - A_START_TILE + 1}
    return ("start-cargo-none" if action == A_START_CARGO + NO_CARGO else "start-cargo-gone"), {}


def why_wait(s: Position, p: int) -> tuple[str, Facts]:
    """Somebody else is to act."""
    if s.actor() >= 0:
        return ("wait-for-seize" if s.phase == SEIZE and s.turn == p else "not-your-turn"), {}
    return ("wait-for-eva" if s.eva_die else "wait-for-dice"), {}


def why_now(s: Position, p: int, action: int) -> tuple[str, Facts]:
    """The player is to act, but not so."""
    if s.phase == SEIZE:
        return "answer-seize", {"die": int(s.first_die)}
    if s.phase in (EVA_ASKED, EVA_BLOCKED):
        return "answer-eva", {"die": int(s.eva_die)}
    if action >= A_EVA_REROLL:
        return "eva-not-now", {}
    if A_ORDER <= action < A_PASS:
        return why_order(s, p, action)
    if s.phase == AFTER:
        return "turn-over", {}
    if action == A_DONE:
        return "not-done", {}
    if A_SEIZE <= action <= A_LEAVE:
        return "nothing-to-seize", {}
    if s.phase == CHOOSE:
        return why_choice(s, action)
    assert s.phase == ACT
    if action < A_SEIZE:
        return "die-chosen", {}
    if action < A_SET_BY_1:
        return ("die-in-hand" if s.die else "die-not-there"), {"die": int(s.die)}
    if s.die == 0:
        return "use-first", {}
    if action < A_TRACK:
        return why_change(s, p, action)
    return why_act(s, p, action)


def why_choice(s: Position, action: int) -> tuple[str, Facts]:
    """SR-3.1, SR-9.2: dice that cannot be chosen."""
    if action >= A_USE:
        return "choose-first", {}
    if action < A_CHOOSE_TWO:
        return ("choose-two" if s.sheet.solo else "die-not-there"), {}
    if not s.sheet.solo and not (s.side[TILE_2] == SIDE_A and s.owner[TILE_2] == s.turn):
        return "choose-one", {}
    return "die-not-there", {}


def why_tile(s: Position, p: int, tile: int, side: int = -1) -> str:
    """Why a tile does not work for a player; '' when it does."""
    if s.owner[tile] != p:
        return "tile-used" if s.used >> tile & 1 else "tile-not-yours"
    if side >= 0 and s.side[tile] != side:
        return "tile-side"
    if s.used >> tile & 1:
        return "tile-used"
    return "tile-fresh" if s.fresh >> tile & 1 else ""


def why_change(s: Position, p: int, action: int) -> tuple[str, Facts]:
    """Tiles 1 and 5: a die that cannot be changed so."""
    if s.final:
        return "die-final", {"die": int(s.die)}
    tile = TILE_1 if action < A_SET_BY_5 else TILE_5
    side = -1 if tile == TILE_1 else SIDE_A if action < A_TURN else SIDE_B
    reason = why_tile(s, p, tile, side)
    if reason:
        return reason, {"tile": tile + 1}
    if tile == TILE_1 or action - A_SET_BY_5 + 1 == s.die:
        return "die-same", {"die": int(s.die)}
    return "die-by-one", {"die": int(s.die)}


def why_act(s: Position, p: int, action: int) -> tuple[str, Facts]:
    """The four things a die can do, or none."""
    die: Facts = {"die": int(s.die)}
    if action == A_PASS:
        return "can-act", die
    if action < A_ENGINE:
        cell = (action - A_TRACK) // N_SHAPES
        if s.sheet.region[cell] != s.die - 1:
            return "other-region", {**die, "region": int(s.sheet.region[cell]) + 1}
        return ("hex-drawn" if s.track[p * s.sheet.n_hexes + cell] else "kind-not-shown"), {}
    if action < A_DELIVER:
        return ("other-box" if action - A_ENGINE != s.die - 1 else "box-crossed"), die
    if action < A_TILE:
        return why_delivery(s, p, action)
    tile = action - A_TILE
    if tile != s.die - 1:
        return "other-tile", die
    return ("tile-own-sideways" if s.owner[tile] == p else "tile-sideways"), {"tile": tile + 1}


def why_delivery(s: Position, p: int, action: int) -> tuple[str, Facts]:
    """SR-6: a delivery that cannot be made."""
    origin, goal, load, variant = delivery_of(action)
    facts: Facts = {"die": int(s.die), "origin": origin + 1, "goal": goal + 1}
    good = load - CARGO if load >= CARGO else load
    facts["good"] = Message(f"steamrollers-good-{GOODS[good]}")
    if origin != s.die - 1 and goal != s.die - 1:
        return "other-city", facts
    if origin != s.die - 1 and (reason := why_tile(s, p, TILE_3, SIDE_A)):
        return ("other-city" if reason in ("tile-not-yours", "tile-side") else reason), {**facts, "tile": 3}
    if good != COAL and home_of(goal) != good:
        return "wrong-goal", facts
    if not has_load(s, p, origin, goal, load):
        return ("no-cargo" if load >= CARGO else "no-good"), facts
    routes = s.routes[p * JOINS + origin * N_CITIES + goal]
    if not routes:
        return "no-route", facts
    if variant > 1 and (reason := why_tile(s, p, TILE_3, SIDE_B)):
        return reason, {"tile": 3}
    if variant % 2 and (reason := why_tile(s, p, TILE_4)):
        return reason, {"tile": 4}
    if variant % 2:
        return "no-need", facts
    return "too-weak", {**facts, "strength": int(strength(s, p)), "needed": shortest(routes) + variant // 2}


def shortest(routes: int) -> int:
    """The shortest of the distances that there are."""
    return (routes & -routes).bit_length() - 1


def why_order(s: Position, p: int, action: int) -> tuple[str, Facts]:
    """SR-8.2: an order that cannot be handed in."""
    order, coal_for = divmod(action - A_ORDER, 6)
    if not s.sheet.orders:
        return "no-orders", {}
    if s.order_owner[order] != POOL:
        return "order-gone", {"order": order + 1}
    if s.ordered:
        return "order-once", {}
    if coal_for != NO_COAL and wanted(s, order, coal_for) == 0:
        return "order-coal-for", {"good": Message(f"steamrollers-good-{GOODS[coal_for]}")}
    if coal_for != NO_COAL and s.kept[p * 6 + COAL] == 0:
        return "order-coal", {}
    return "order-goods", {"order": order + 1}
