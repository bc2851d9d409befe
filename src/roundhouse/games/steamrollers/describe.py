"""A view of SteamRollers as plain data with names, for clients. Nothing of it is hidden from anybody (SR-R25)."""

from __future__ import annotations

from roundhouse.games.steamrollers.eva import ENGINE, best_regions, eva_score, pool_points
from roundhouse.games.steamrollers.lines import lines
from roundhouse.games.steamrollers.moves import (
    CARGO_CITY,
    FACES,
    N_CITIES,
    N_COLOURS,
    N_GOODS,
    N_ORDERS,
    N_STARTS,
    N_TILES,
)
from roundhouse.games.steamrollers.notation import GOODS, SHAPES, SIDES, STARTS, shown
from roundhouse.games.steamrollers.orders import wanted
from roundhouse.games.steamrollers.position import (
    ACT,
    AFTER,
    CHOOSE,
    END,
    EVA_ASKED,
    REROLL,
    ROLL,
    ROW,
    SEIZE,
    START,
    Position,
)
from roundhouse.games.steamrollers.score import engine_points, order_points, score_of, tile_points
from roundhouse.games.steamrollers.telling import effect_name
from roundhouse.games.steamrollers.tiles import strength

Described = dict[str, object]


def phase_name(s: Position) -> str:
    if s.phase >= EVA_ASKED:
        return "over" if s.phase == END else "eva"
    if s.phase in (CHOOSE, SEIZE, ACT, AFTER):
        return {CHOOSE: "choose", SEIZE: "seize", ACT: "act", AFTER: "after"}[int(s.phase)]
    if s.phase == REROLL:
        return "act"
    if s.phase >= ROLL:
        return "roll"
    return "start" if s.phase == START else "setup"


def describe(s: Position) -> Described:
    actor = int(s.actor())
    playing = CHOOSE <= s.phase < END
    return {
        "round": int(s.round_no),
        "phase": phase_name(s),
        "turn": actor if actor >= 0 else None,
        "active": int(s.turn) if playing or s.phase == START else None,
        "first": int(s.first),
        "chart": chart(s),
        "black": shown(int(s.hidden)),
        "dice": [face + 1 for face in range(FACES) for _ in range(s.dice[face])],
        "hold": [int(die) for die in (s.first_die, s.second_die) if die],
        "die": int(s.die),
        "final": bool(s.final),
        "bag": {good: int(s.bag[g]) for g, good in enumerate(GOODS)},
        "cities": [{"number": city + 1, "goods": goods_on(s, city)} for city in range(N_CITIES)],
        "tiles": [tile(s, t) for t in range(N_TILES)],
        "orders": [order(s, o) for o in range(N_ORDERS) if s.offer[o] >= 0],
        "starting": [STARTS[k] for k in range(N_STARTS) if s.starts >> k & 1],
        "players": [player(s, p) for p in range(s.n_players)],
        "eva": eva(s) if s.sheet.solo else None,
    }


def chart(s: Position) -> Described | None:
    """The walls in force: pairs of hexes, each pair once."""
    if s.chart == 0:
        return None
    number = int(s.chart)
    return {"level": s.sheet.level, "number": number, "walls": [list(pair) for pair in s.sheet.walls_of[number - 1]]}


def goods_on(s: Position, city: int) -> list[str]:
    """The goods of a city; alone, from the left to the right of their row."""
    if s.sheet.solo:
        return [GOODS[s.row[i] - 1] for i in range(city * ROW, city * ROW + ROW) if s.row[i]]
    return [GOODS[g] for g in range(N_GOODS) for _ in range(s.goods[city * N_GOODS + g])]


def tile(s: Position, t: int) -> Described:
    side = int(s.side[t])
    known = 2 * t + max(side, 0)
    return {
        "number": t + 1,
        "side": SIDES[side] if side >= 0 else "",
        "kind": "" if side < 0 else "infinity" if s.sheet.infinity[known] else "lightning",
        "points": int(s.sheet.tile_points[known]) if side >= 0 else 0,
        "effect": effect_name(s, t),
        "owner": int(s.owner[t]) if s.owner[t] >= 0 else None,
        "sideways": bool(s.sideways >> t & 1),
        "fresh": bool(s.fresh >> t & 1),
        "used": bool(s.used >> t & 1),
    }


def order(s: Position, o: int) -> Described:
    return {
        "tile": o + 1,
        "side": SIDES[s.offer[o]],
        "goods": {GOODS[c]: int(wanted(s, o, c)) for c in range(N_COLOURS) if wanted(s, o, c)},
        "points": int(s.sheet.order_points[2 * o + s.offer[o]]),
        "owner": int(s.order_owner[o]) if s.order_owner[o] >= 0 else None,
    }


def scores(s: Position, p: int) -> dict[str, int]:
    """SR-10.1: the points by category."""
    return {
        "deliveries": int(s.delivered[p]),
        "network": int(s.network[p]),
        "engine": int(engine_points(s, p)),
        "tiles": int(tile_points(s, p)),
        "orders": int(order_points(s, p)),
        "start": int(s.extra[p]),
    }


def player(s: Position, p: int) -> Described:
    ids = s.sheet.hex_ids
    base = p * len(ids)
    turn = (p - int(s.first)) % s.n_players
    return {
        "track": {name: SHAPES[s.track[base + cell] - 1] for cell, name in enumerate(ids) if s.track[base + cell]},
        "boxes": [box + 1 for box in range(FACES) if s.boxes[p] >> box & 1],
        "strength": int(strength(s, p)),
        "connections": [
            {
                "cities": [city + 1 for city in line.cities],
                "towns": line.towns,
                "hexes": [ids[cell] for cell in line.hexes],
            }
            for line in lines(s, p)
        ],
        "kept": {GOODS[g]: int(s.kept[p * N_GOODS + g]) for g in range(N_GOODS) if s.kept[p * N_GOODS + g]},
        "cargo": [
            {"city": CARGO_CITY + slot + 1, "good": GOODS[s.cargo[p * 2 + slot] - 1]}
            for slot in range(2)
            if s.cargo[p * 2 + slot]
        ],
        "stolen": int(s.seized) if s.seizer == p else 0,
        "scores": scores(s, p),
        "score": int(score_of(s, p)),
        "done": s.round_no > 0 and turn < s.seats,
    }


def eva(s: Position) -> Described:
    return {
        "level": int(s.sheet.eva),
        "marks": [int(s.marks[city]) for city in range(N_CITIES)],
        "die": int(s.eva_die),
        "scores": eva_scores(s),
        "score": int(eva_score(s)),
    }


def eva_scores(s: Position) -> dict[str, int]:
    """SR-9.5: Eva's points by category."""
    return {
        "deliveries": int(s.eva_points),
        "engine": ENGINE,
        "network": int(best_regions(s)),
        "tiles": int(pool_points(s)),
    }
