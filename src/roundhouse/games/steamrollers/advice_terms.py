"""What the estimate of SteamRollers is made of, for those who ask why an action is good."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.games.steamrollers.advice_plan import POINT, Plan, worth, worth_at
from roundhouse.games.steamrollers.advice_table import eva_final, orders_worth, rounds_left
from roundhouse.games.steamrollers.eva import eva_score
from roundhouse.games.steamrollers.position import Position
from roundhouse.games.steamrollers.score import engine_points, order_points, tile_points

TERMS: Final = ("delivered", "network", "engine", "tiles", "orders", "start", "to_deliver", "to_connect", "rival")


def terms_of(plan: Plan, s: Position, p: i64, actions: i64, w: vec[i64]) -> list[int]:
    """By the order of TERMS, in hundredths of points, of a position for which the plan was made: the points of each
    kind so far, orders with what kept goods promise; what the plan still brings; and against Eva her part."""
    connections = planned_connections(plan, actions)
    rival: i64 = 0
    if s.sheet.solo:
        rival = -POINT * eva_score(s) - eva_final(s, rounds_left(s, w))
    return [
        POINT * s.delivered[p],
        POINT * s.network[p],
        POINT * engine_points(s, p),
        POINT * tile_points(s, p),
        POINT * order_points(s, p) + orders_worth(s, p, -1, w),
        POINT * s.extra[p],
        worth(plan, plan.brings, actions, plan.boxes) - connections,
        connections,
        rival,
    ]


def planned_connections(plan: Plan, actions: i64) -> i64:
    """The points of the connections that are built when the plan is followed as far as it pays."""
    most: i64 = 0
    found: i64 = 0
    for j in range(plan.n_steps + 1):
        x = worth_at(plan, plan.brings, j, actions, plan.boxes, 0)
        if x > most:
            most = x
            found = plan.points[j]
    return found
