"""Why something is not allowed: the paragraph and the reason, for every number that is not a legal action."""

from __future__ import annotations

from roundhouse.core.message import Message, Refusal
from roundhouse.core.state import is_legal
from roundhouse.games.steam_power.contracts import cheapest, least_cost, may_fulfil, needed_now
from roundhouse.games.steam_power.factory import BONUS_LEAST
from roundhouse.games.steam_power.moves import (
    A_ASIDE,
    A_BONUS_FACTORY,
    A_BRING,
    A_CONTRACTS,
    A_DRAW,
    A_END,
    A_ENGINE,
    A_FACTORY,
    A_FIRST,
    A_FROM,
    A_FULFIL,
    A_MONEY,
    A_PAY,
    A_SKIP,
    A_TRACK,
    BONUS_FACTORY,
    BONUS_TRACK,
    MOST,
    VP_CITY,
    crossing_tile,
    edges_of,
    plain_tile,
)
from roundhouse.games.steam_power.network import distances, opened
from roundhouse.games.steam_power.notation import BONUSES, SHAPES, TILES, exists, player_name, text, track_of
from roundhouse.games.steam_power.position import (
    ACT,
    BONUS,
    BRING,
    DONE,
    END,
    ENGINE,
    FROM,
    PAY,
    TRACK,
    Position,
)
from roundhouse.games.steam_power.telling import Facts, city_message, counted, resource_message
from roundhouse.games.steam_power.track import (
    CROSSING_COST,
    ahead,
    home_edge,
    in_supply,
    last_shape,
    opposite,
    remove_last,
    start_edges,
)

# the paragraph of each reason
RULES = {
    "no-move": "SP-10",
    "no-seat": "SP-1.1",
    "over": "SP-3.2",
    "chance-city": "SP-2.1",
    "chance-first": "SP-2.3",
    "chance-draw": "SP-7.1",
    "chance-aside": "SP-9.2",
    "chance-engine": "SP-9.2",
    "setup": "SP-2.1",
    "not-your-turn": "SP-3.1",
    "wait-draw": "SP-7.1",
    "wait-engine": "SP-9.2",
    "answer-track": "SP-4.1",
    "answer-bring": "SP-6.1",
    "answer-pay": "SP-R8",
    "answer-bonus": "SP-6.6",
    "answer-from": "SP-R27",
    "end-not-now": "SP-4.1",
    "skip-not-now": "SP-6.6",
    "bring-not-now": "SP-6.1",
    "from-not-now": "SP-7.2",
    "bonus-count": "SP-6.6",
    "bonus-count-missing": "SP-6.6",
    "bonus-few": "SP-6.6",
    "bonus-supply": "SP-R25",
    "hex-taken": "SP-4.1",
    "cross-empty": "SP-4.7",
    "cross-third": "SP-4.7",
    "cross-shape": "SP-1.6",
    "off-map": "SP-R2",
    "first-city": "SP-4.2",
    "extend": "SP-4.3",
    "network": "SP-4.2",
    "meets": "SP-4.5",
    "own-city": "SP-R3",
    "no-locomotive": "SP-R16",
    "no-tile": "SP-R1",
    "track-money": "SP-4.1",
    "cross-money": "SP-4.7",
    "no-chain": "SP-4.6",
    "not-last": "SP-4.6",
    "same": "SP-R5",
    "vp-city": "SP-5.2",
    "factory-there": "SP-5.2",
    "unconnected": "SP-5.1",
    "supply-empty": "SP-R7",
    "no-factory": "SP-R16",
    "not-in-hand": "SP-6.1",
    "fulfilled": "SP-6.7",
    "no-network": "SP-R9",
    "contract-money": "SP-R23",
    "no-stock": "SP-6.2",
    "other-colour": "SP-10.5",
    "unreachable": "SP-6.4",
    "too-dear": "SP-R23",
    "nobody": "SP-R12",
    "own-hand": "SP-R12",
    "not-fullest": "SP-7.2",
}
CHANCE_REASONS = (
    (A_FIRST, "chance-city"),
    (A_DRAW, "chance-first"),
    (A_ASIDE, "chance-draw"),
    (A_ENGINE, "chance-aside"),
    (A_FACTORY, "chance-engine"),
)
Reason = tuple[str, Facts]


def refusal(known: Position, player: int, action: int) -> Refusal | None:
    """Why the player may not do this now; None when it is legal."""
    if not -(2**31) < action < 2**31:
        action = -1  # beyond what the rules can count to
    if player >= 0 and is_legal(known, player, action):
        return None
    reason, facts = why(known, player, action)
    facts["action"] = text(known, action) or str(action)
    return Refusal(RULES[reason], Message(f"steam_power-refusal-{reason}", facts))


def why(s: Position, p: int, action: int) -> Reason:
    """The reason why an action is not legal, with its facts."""
    if not exists(s, action):
        return "no-move", {}
    if p < 0:
        return "no-seat", {}
    if action < A_FACTORY:
        return next(reason for end, reason in CHANCE_REASONS if action < end), {}
    if s.phase == END:
        return "over", {}
    if s.phase < ENGINE:
        return "setup", {}
    actor = s.actor()
    if actor != p:
        return ("not-your-turn" if actor >= 0 else "wait-engine" if s.phase == ENGINE else "wait-draw"), {}
    if s.phase == ACT:
        return why_act(s, p, action)
    return why_answer(s, p, action)


def why_answer(s: Position, p: int, action: int) -> Reason:
    """Something was begun, and another answer is asked for."""
    if s.phase == TRACK:
        return why_track(s, p, action) if action >= A_TRACK else ("answer-track", {})
    if s.phase == BRING:
        return why_bring(s, action - A_BRING) if A_BRING <= action < A_PAY else ("answer-bring", {})
    if s.phase == PAY:
        return "answer-pay", {}
    if s.phase == FROM:
        return why_from(p, action - A_FROM) if A_FROM <= action < A_MONEY else ("answer-from", {})
    assert s.phase == BONUS
    bonus = int(s.sheet.bonus[s.contract])
    if bonus == BONUS_TRACK and action >= A_TRACK:
        return why_track(s, p, action)
    if bonus == BONUS_FACTORY and A_BONUS_FACTORY <= action < A_FULFIL:
        site, more = divmod(action - A_BONUS_FACTORY, MOST)
        return why_bonus_factory(s, site, more + 1)
    if bonus == BONUS_FACTORY and action < A_BONUS_FACTORY:
        return "bonus-count-missing", {}
    return "answer-bonus", {"bonus": Message(f"steam_power-bonus-{BONUSES[bonus]}")}


def why_act(s: Position, p: int, action: int) -> Reason:
    """The player takes an action, but not so."""
    if action >= A_TRACK:
        return why_track(s, p, action)
    if action < A_BONUS_FACTORY:
        return why_factory(s, action - A_FACTORY)
    if action < A_FULFIL:
        return "bonus-count", {"count": (action - A_BONUS_FACTORY) % MOST + 1}
    if action < A_BRING:
        return why_contract(s, p, action - A_FULFIL)
    if action < A_PAY:
        return "bring-not-now", {}
    if A_FROM <= action < A_MONEY:
        return "from-not-now", {}
    return {A_CONTRACTS: "nobody", A_END: "end-not-now", A_SKIP: "skip-not-now"}[action], {}


def why_from(p: int, victim: int) -> Reason:
    """SP-7.2: a hand that cannot be drawn from."""
    return ("own-hand", {}) if victim == p else ("not-fullest", {"player": player_name(victim)})


def why_factory(s: Position, site: int) -> Reason:
    """SP-5: a city where no factory can be built; '' when one can."""
    city: Facts = {"city": city_message(s, site)}
    colour = int(s.city[site]) - 1
    if colour == VP_CITY:
        return "vp-city", city
    if s.factory[site]:
        return "factory-there", city
    if s.factories[s.company] == 0:
        return "no-factory", {}
    if not opened(s) >> s.sheet.group[site] & 1:
        return "unconnected", city
    if s.supply[colour] == 0:
        return "supply-empty", {**city, "resource": resource_message(colour)}
    return "", {}


def why_bonus_factory(s: Position, site: int, count: int) -> Reason:
    """SP-6.6, SP-R25: a factory that cannot be built with so many resources."""
    reason, facts = why_factory(s, site)
    if reason:
        return reason, facts
    colour = int(s.city[site]) - 1
    left = int(s.supply[colour])
    if count > left or left < BONUS_LEAST:
        return "bonus-supply", {"resources": counted(left, colour)}
    return "bonus-few", {}


def why_contract(s: Position, p: int, contract: int) -> Reason:
    """SP-6: a contract that cannot be fulfilled."""
    facts: Facts = {"contract": contract + 1}
    if s.where[contract] >= DONE:
        return "fulfilled", facts
    if s.where[contract] != p:
        return "not-in-hand", facts
    if not may_fulfil(s, s.company):
        return "no-network", {}
    cost = least_cost(s, contract, cheapest(s, s.company, distances(s, s.company)))
    return "contract-money", {**facts, "cost": int(cost), "money": int(s.money[p])}


def why_bring(s: Position, site: int) -> Reason:
    """SP-6.2: a city from which the next resource cannot come."""
    city: Facts = {"city": city_message(s, site)}
    if s.stock[site] == 0:
        return "no-stock", city
    if s.city[site] - 1 != needed_now(s):
        return "other-colour", {"resource": resource_message(int(needed_now(s)))}
    if distances(s, s.company)[s.sheet.group[site]] == 0:
        return "unreachable", city
    return "too-dear", city


def why_track(s: Position, p: int, action: int) -> Reason:
    """SP-4: a piece of track that cannot be placed, replaced or removed."""
    verb, cell, shape = track_of(s, action)
    c = s.company
    here: Facts = {"hex": s.sheet.hex_ids[cell]}
    if verb in ("remove", "replace"):
        if s.chain[c] == 0:
            return "no-chain", {}
        if s.chain_hex[c] != cell:
            return "not-last", {"hex": s.sheet.hex_ids[s.chain_hex[c]]}
        if last_shape(s, c) == shape:
            return "same", here
        after = s.copy()  # SP-R18: judged as if the path were removed
        assert isinstance(after, Position)
        remove_last(after, c)
        return why_path(after, cell, shape)
    if verb == "track" and s.path[cell]:
        return "hex-taken", here
    if verb == "cross" and s.path[cell] == 0:
        return "cross-empty", here
    if verb == "cross" and s.over[cell]:
        return "cross-third", here
    reason, facts = why_path(s, cell, shape)
    if reason:
        return reason, facts
    cost = int(s.sheet.cost[cell]) if verb == "track" else int(CROSSING_COST)
    return ("track-money" if verb == "track" else "cross-money"), {"cost": cost, "money": int(s.money[p])}


def why_path(s: Position, cell: int, shape: int) -> Reason:
    """Why a path cannot lie on a hex with room for it, whatever it costs; '' when it can."""
    c, b = s.company, s.sheet
    facts: Facts = {"hex": b.hex_ids[cell], "shape": SHAPES[shape]}
    path = int(s.path[cell])
    if path and not b.crossing[path - 1] >> shape & 1:
        return "cross-shape", facts
    if not b.open_shapes[cell] >> shape & 1:
        return "off-map", facts
    reason = why_loose(s, cell, int(edges_of(shape))) if s.chain[c] else why_start(s, cell, int(edges_of(shape)))
    if reason == "extend":
        return reason, {"hex": b.hex_ids[s.chain_hex[c]]}
    if reason == "own-city":
        return reason, {"city": city_message(s, int(s.chain_site[c]))}
    if reason:
        return reason, facts
    if not in_supply(s, path, s.track_left[0], s.track_left[1], s.track_left[2]) >> shape & 1:
        kind = int(crossing_tile(path - 1, shape)) if path else int(plain_tile(shape))
        return "no-tile", {"tile": Message(f"steam_power-tile-{TILES[kind]}")}
    return "", {}


def why_loose(s: Position, cell: int, ends: int) -> str:
    """SP-4.3: why a path does not continue the incomplete connection."""
    c = s.company
    back = 1 << int(opposite(s.chain_edge[c]))
    if ahead(s, c) != cell or not ends & back:
        return "extend"
    if ends & ~back & int(s.met[cell]):
        return "meets"
    return "own-city" if ends & int(home_edge(s, c, cell)) else ""


def why_start(s: Position, cell: int, ends: int) -> str:
    """SP-4.2: why a path begins no connection."""
    c = s.company
    if s.locomotives[c] == 0:
        return "no-locomotive"
    if not ends & int(start_edges(s, c, cell)):
        return "network" if s.network[c] else "first-city"
    return "meets" if ends & int(s.met[cell]) else ""
