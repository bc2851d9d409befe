"""The reasons of `why.py` with their rule numbers and words."""

from __future__ import annotations

from roundhouse.core.message import Message, Refusal
from roundhouse.games.siberia import why
from roundhouse.games.siberia.moves import LOGISTICS, SALESMAN, WORKER
from roundhouse.games.siberia.notation import text
from roundhouse.games.siberia.position import Position

# a reason without a number of its own is the paragraph's whose action was tried
PARAGRAPHS = {LOGISTICS: "SI-4.6", SALESMAN: "SI-4.7", WORKER: "SI-4.8"}
REASONS: dict[int, tuple[str, str]] = {
    why.NO_MOVE_AT_ALL: ("SI-8.1", "no-move"),
    why.NO_SEAT: ("SI-1.1", "no-seat"),
    why.GAME_OVER: ("SI-7.1", "over"),
    why.CHANCE_FIRST: ("SI-2.1", "chance-first"),
    why.CHANCE_CUBE: ("SI-2.1", "chance-cube"),
    why.CHANCE_OPEN: ("SI-2.3", "chance-open"),
    why.CHANCE_DRAW: ("SI-3.1", "chance-draw"),
    why.SIDES_RANDOM: ("SI-9.1", "sides-random"),
    why.SIDES_NOT_NOW: ("SI-2.2", "sides-not-now"),
    why.SIDES_FIRST_PLAYER: ("SI-2.2", "sides-first-player"),
    why.SIDES_IN_ORDER: ("SI-2.2", "sides-in-order"),
    why.PLAN_NOT_NOW: ("SI-3.1", "plan-not-now"),
    why.NOT_IN_HAND: ("SI-3.1", "not-in-hand"),
    why.NO_FREE_SPACE: ("SI-3.2", "no-free-space"),
    why.ACT_NOT_NOW: ("SI-4.1", "act-not-now"),
    why.NOT_YOUR_TURN: ("SI-4.1", "not-your-turn"),
    why.FINISH_RESEARCH: ("SI-4.4", "finish-research"),
    why.FINISH_LOGISTICS: ("SI-4.6", "finish-logistics"),
    why.FINISH_SURPLUS: ("SI-6.1", "finish-surplus"),
    why.RESEARCH_FIRST: ("SI-4.2", "research-first"),
    why.NOTHING_TO_RESEARCH: ("SI-4.2", "nothing-to-research"),
    why.NOT_RESEARCHING: ("SI-4.4", "not-researching"),
    why.NO_RESEARCH_TOKEN: ("SI-4.4", "no-research-token"),
    why.SUPPLY_EMPTY: ("SI-4.4", "supply-empty"),
    why.AREA_CLOSED: ("SI-5.1", "area-closed"),
    why.CUBE_THERE: ("SI-4.4", "cube-there"),
    why.COLUMN_INCOMPLETE: ("SI-4.3", "column-incomplete"),
    why.JOKER_NOT_THERE: ("SI-R6", "joker-not-there"),
    why.JOKER_NO_SPACE: ("SI-4.5", "joker-no-space"),
    why.NOT_MOVING: ("SI-4.6", "not-moving"),
    why.NO_WORKER_THERE: ("", "no-worker-there"),
    why.TOO_FAR: ("SI-R8", "too-far"),
    why.POOL_EMPTY: ("", "pool-empty"),
    why.NO_SALESMAN_THERE: ("", "no-salesman-there"),
    why.SAME_EXCHANGE: ("SI-R10", "same-exchange"),
    why.POOL_FIRST: ("SI-4.8", "pool-first"),
    why.NOT_OPEN: ("SI-4.9", "not-open"),
    why.NO_SPACE_TO_INVEST: ("SI-4.9", "no-space-to-invest"),
    why.NOTHING_TO_MINE: ("SI-R22", "nothing-to-mine"),
    why.NO_TRADE: ("SI-4.10", "no-trade"),
    why.NO_SURPLUS: ("SI-6.1", "no-surplus"),
    why.TOKEN_NOT_THERE: ("SI-6.1", "token-not-there"),
}


def refusal(known: Position, player: int, action: int) -> Refusal | None:
    """Why the player may not do this now; None when it is legal."""
    if not -(2**31) < action < 2**31:
        action = -1  # beyond what the rules can count to
    code = why.reason(known, player, action)
    if code == why.LEGAL:
        return None
    rule, name = REASONS[code]
    rule = rule or PARAGRAPHS.get(why.column_acting(action), "SI-4.10")
    return Refusal(rule, Message(f"siberia-refusal-{name}", {"action": text(known, action) or str(action)}))
