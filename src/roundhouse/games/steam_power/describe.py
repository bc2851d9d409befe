"""A view of Steam Power as plain data with names, for clients: what everybody may know, and what only the viewer knows.

Companies are numbers: those of the players or, alone, of the five companies. Connections are numbered, so that ways can
name them.
"""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.core.state import legal_list
from roundhouse.games.steam_power.contracts import MISSING, MOST_NEEDED, cheapest, least_cost, may_fulfil
from roundhouse.games.steam_power.lines import Line, lines, paths_on, ways
from roundhouse.games.steam_power.memory import holder, stages
from roundhouse.games.steam_power.moves import A_BRING, N_COLOURS, N_RESOURCES, N_TILES
from roundhouse.games.steam_power.network import distances
from roundhouse.games.steam_power.notation import BONUSES, COLOURS, RESOURCES, SHAPES, TILES, company_name
from roundhouse.games.steam_power.position import (
    ACT,
    ASIDE,
    BONUS,
    BRING,
    DONE,
    DRAW,
    END,
    ENGINE,
    FROM,
    HIDDEN,
    OUT,
    PAY,
    TRACK,
    Position,
)
from roundhouse.games.steam_power.score import (
    contract_points,
    factory_points,
    money_points,
    score_of,
    vp_city_points,
)
from roundhouse.games.steam_power.turn import ACTIONS, ENGINES_DRAWN, SOLO_TURNS

Described = dict[str, object]

PHASES = {
    ENGINE: "engine",
    ACT: "act",
    TRACK: "track",
    BRING: "fulfil",
    PAY: "fulfil",
    BONUS: "bonus",
    DRAW: "draw",
    FROM: "draw",
    ASIDE: "aside",
    END: "over",
}


def phase_name(s: Position) -> str:
    return PHASES.get(int(s.phase), "setup")


def describe(s: Position) -> Described:
    """What everybody may know."""
    actor = int(s.actor())
    playing = ENGINE <= s.phase < END
    known = lines(s)
    ids = s.sheet.site_ids
    return {
        "map": s.sheet.map_id,
        "round": int(s.round_no),
        "rounds": int(SOLO_TURNS) if s.sheet.solo else int(s.sheet.round_limit),
        "phase": phase_name(s),
        "turn": actor if actor >= 0 else None,
        "active": int(s.turn) if playing else None,
        "company": acting(s) if acting(s) >= 0 else None,
        "actions": actions_left(s) if playing else 0,
        "steps": int(s.steps),
        "bonus": BONUSES[s.sheet.bonus[s.contract]] if s.in_bonus else "",
        "first": int(s.first),
        "last": bool(s.last),
        "target": int(s.sheet.target()),
        "cities": [city(s, site) for site in range(len(ids))],
        "track": [
            {"hex": name, "paths": [[SHAPES[shape], company] for shape, company in paths_on(s, cell)]}
            for cell, name in enumerate(s.sheet.hex_ids)
            if s.path[cell]
        ],
        "connections": [connection(s, line) for line in known],
        "supply": {name: int(s.supply[colour]) for colour, name in enumerate(RESOURCES)},
        "tiles": {TILES[kind]: int(s.track_left[kind]) for kind in range(N_TILES)},
        "spare": {COLOURS[colour]: int(s.tiles_left[colour]) for colour in range(N_COLOURS)},
        "bag": int(s.bag_n),
        "draws": int(s.draws),
        "victim": int(s.victim) if s.victim >= 0 else None,
        "aside": numbers_at(s, OUT),
        "engines": [int(n) for n in s.engines] if s.sheet.solo else [],
        "fulfilling": fulfilling(s, known) if s.phase in (BRING, PAY) else None,
        "players": [player(s, p) for p in range(s.n_players)],
        "companies": [company(s, c) for c in range(s.sheet.companies)],
    }


def actions_left(s: Position) -> int:
    """The actions that this turn still has, the one under way included; alone, those of the locomotives to come."""
    if not s.sheet.solo:
        return int(ACTIONS) - int(s.actions)
    under_way = 0 if s.phase in (ENGINE, ASIDE) else 1
    return int(ENGINES_DRAWN) - int(s.seats) + under_way


def city(s: Position, site: int) -> Described:
    colour, factory = int(s.city[site]), int(s.factory[site])
    return {
        "site": s.sheet.site_ids[site],
        "colour": COLOURS[colour - 1] if colour else "",
        "factory": factory - 1 if factory else None,
        "stock": int(s.stock[site]),
        "flipped": bool(s.flipped[site]),
    }


def connection(s: Position, line: Line) -> Described:
    return {
        "company": line.company,
        "ends": [s.sheet.site_ids[site] for site in line.sites],
        "complete": line.complete,
        "hexes": [s.sheet.hex_ids[cell] for cell in line.hexes],
    }


def numbers_at(s: Position, where: int) -> list[int]:
    """The numbers of the contracts in one place."""
    return [contract + 1 for contract in range(s.sheet.n_contracts) if s.where[contract] == where]


def fulfilling(s: Position, known: list[Line]) -> Described:
    """SP-6: the contract being fulfilled: what is still to be brought, and for each city it may come from the price,
    and a way with its payees for each choice there is (SP-R8). Alone, the bank is paid, and one way is as good as
    another."""
    if s.phase == PAY:
        sites = [int(s.source)]
    else:
        sites = [action - A_BRING for action in legal_list(s, s.turn)]
    return {
        "contract": int(s.contract) + 1,
        "needs": {name: int(s.need[colour]) for colour, name in enumerate(RESOURCES) if s.need[colour]},
        "paying": s.sheet.site_ids[s.source] if s.phase == PAY else None,
        "sources": [source(s, known, site, int(s.company)) for site in sites],
    }


def source(s: Position, known: list[Line], site: int, c: int) -> Described:
    owner = int(s.factory[site]) - 1
    found = ways(s, known, c, site)
    if s.sheet.solo:
        found = {split: found[split] for split in list(found)[:1]}
    return {
        "site": s.sheet.site_ids[site],
        "price": sum(next(iter(found))) + (1 if owner != c else 0),
        "factory": owner,
        "ways": [
            {
                "payees": [[payee, money] for payee, money in enumerate(split) if money],
                "connections": way,
            }
            for split, way in found.items()
        ],
    }


def scores(s: Position, p: int) -> dict[str, int]:
    """SP-3.3, SP-9.4: the points by category."""
    return {
        "contracts": int(contract_points(s, p)),
        "factories": int(factory_points(s, p)),
        "vp_cities": int(vp_city_points(s, p)),
        "money": int(money_points(s, p)),
    }


def player(s: Position, p: int) -> Described:
    return {
        "money": int(s.money[p]),
        "hand": int(s.hand_n[p]),
        "fulfilled": numbers_at(s, DONE + p),
        "scores": scores(s, p),
        "score": int(score_of(s, p)),
    }


def company(s: Position, c: int) -> Described:
    """What belongs to a company; with several players, each has one."""
    return {
        "name": company_name(s, c),
        "locomotives": int(s.locomotives[c]),
        "factories": int(s.factories[c]),
        "network": network(s, c),
    }


def network(s: Position, c: int) -> list[str]:
    """SP-6.2: the cities of a network, whole groups (SP-R14)."""
    return [name for site, name in enumerate(s.sheet.site_ids) if s.network[c] >> s.sheet.group[site] & 1]


def own(s: Position, viewer: int) -> Described:
    """What only the viewer knows: the own hand, where resources for it can be brought from, and contracts that are
    surely in somebody else's."""
    return {
        "sources": sources(s, acting(s) if s.sheet.solo else viewer),
        "hand": [
            {
                "contract": held.contract + 1,
                "cost": held.cost if held.cost >= 0 else None,
                "lacks": held.lacks,
                "buys": {RESOURCES[colour]: count for colour, count in enumerate(held.buys) if count},
            }
            for held in own_hand(s, viewer)
        ],
        "known": [{"player": p, "contracts": held} for p, held in enumerate(known_hands(s, viewer)) if held],
    }


def sources(s: Position, c: int) -> list[Described]:
    """SP-6.3: every factory from which a company could bring a resource now, so that a whole contract can be planned
    before anything is shown."""
    if c < 0:
        return []
    known = lines(s)
    away = distances(s, c)
    sites = [site for site in range(int(s.sheet.n_sites)) if s.stock[site] and away[s.sheet.group[site]]]
    return [source(s, known, site, c) for site in sites]


@dataclass(frozen=True, slots=True)
class Held:
    """A contract in hand: the least it would cost now, -1 where it could not be fulfilled at any price; how much money
    is missing for that; and, by colour, what of it would be bought (SP-6.4)."""

    contract: int
    cost: int
    lacks: int
    buys: tuple[int, ...]


def own_hand(s: Position, viewer: int) -> list[Held]:
    """The viewer's contracts; alone, as the company finds them that acts now."""
    contracts = [contract for contract in range(s.sheet.n_contracts) if s.where[contract] == viewer]
    c = acting(s) if s.sheet.solo else viewer
    if c < 0 or not may_fulfil(s, c):
        return [Held(contract, -1, 0, (0,) * N_RESOURCES) for contract in contracts]
    prices = cheapest(s, c, distances(s, c))
    missing = [price == MISSING for price in prices]
    found = []
    for contract in contracts:
        cost = int(least_cost(s, contract, prices))
        buys = [0] * N_RESOURCES
        for colour in range(N_RESOURCES):
            first = colour * int(MOST_NEEDED)
            needed = int(s.sheet.needs[contract * N_RESOURCES + colour])
            buys[colour] = sum(missing[first : first + needed])
        found.append(Held(contract, cost, max(0, cost - int(s.money[viewer])), tuple(buys)))
    return found


def acting(s: Position) -> int:
    """The company that acts now, -1 for none."""
    return int(s.company) if ENGINE < s.phase < ASIDE else -1


def known_hands(s: Position, viewer: int) -> list[list[int]]:
    """SP-R28: by player, the contracts that the viewer knows to be in that hand, from what was seen of draws."""
    found: list[list[int]] = [[] for _ in range(s.n_players)]
    if not len(s.events):
        return found
    now = stages(s, viewer)[-1]
    for place, contract in enumerate(now.followed):
        holders = {holder(configuration, place) for configuration in now.table}
        if len(holders) == 1 and s.where[contract] == HIDDEN:
            found[holders.pop()].append(contract + 1)
    return [sorted(contracts) for contracts in found]
