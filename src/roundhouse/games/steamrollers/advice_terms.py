"""What a position of SteamRollers is worth to a player, term by term, in hundredths of points.

The points so far, and what a plan promises that wants points and nothing else: one that makes for the end, as the
greedy player's does, misjudges where a game will end. The weights are rounded from a fit to 1,800 games of the greedy
player with 2 to 5 players, some with slips: to the difference between two players' points at the end, from what
differed between them at the beginning of a round.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.games.steamrollers.advice_plan import POINT, Plan, worth, worth_at
from roundhouse.games.steamrollers.advice_table import TURN, eva_final, orders_worth, rounds_left
from roundhouse.games.steamrollers.advice_weights import CLOSING, LAST
from roundhouse.games.steamrollers.eva import eva_score
from roundhouse.games.steamrollers.position import Position
from roundhouse.games.steamrollers.score import engine_points, order_points, tile_points

TERMS: Final = ("delivered", "network", "engine", "tiles", "orders", "start", "to_deliver", "to_connect", "rival")

TO_DELIVER: Final = 80  # percent of what planned deliveries bring
TO_CONNECT: Final = 60  # and of the points of planned connections
BOX: Final = 50  # a box of the engine, besides, while FEW_ROUNDS or more are to come
FEW_ROUNDS: Final = 300
LOST_A_ROUND: Final = 20  # how much each round to come makes it likelier that a tile is lost, percent


def sober(weights: tuple[int, ...]) -> tuple[int, ...]:
    """The weights of a plan that does not make for the end."""
    return tuple(0 if i in (LAST, CLOSING) else weights[i] for i in range(len(weights)))


def terms_of(plan: Plan, s: Position, p: i64, actions: i64, w: vec[i64]) -> list[int]:
    """By the order of TERMS, in hundredths of points, of a position for which the plan was made: the points of each
    kind so far, orders with what kept goods promise; what the plan still brings; and against Eva her part."""
    connections = planned_connections(plan, actions)
    to_deliver: i64 = worth(plan, plan.brings, actions, plan.boxes) - connections
    rounds: i64 = rounds_left(s, w)
    later: i64 = rounds - TURN
    tiles: i64 = POINT * tile_points(s, p)
    rival: i64 = 0
    if s.sheet.solo:
        rival = -POINT * eva_score(s) - eva_final(s, rounds)
    else:
        tiles = tiles * 100 // (100 + LOST_A_ROUND * later // TURN)
    return [
        POINT * s.delivered[p],
        POINT * s.network[p],
        POINT * engine_points(s, p) + BOX * plan.boxes * min(later, FEW_ROUNDS) // FEW_ROUNDS,
        tiles,
        POINT * order_points(s, p) + orders_worth(s, p, -1, w),
        POINT * s.extra[p],
        TO_DELIVER * to_deliver // 100,
        TO_CONNECT * connections // 100,
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
