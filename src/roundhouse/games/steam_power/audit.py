"""The laws that hold in every position of Steam Power: every piece is somewhere once, every cache is right.

Written for checking, not for playing: it recounts everything from the tables and trusts no cached number. What lies on
the map is checked in `audit_map.py`.
"""

from mypy_extensions import i64

from roundhouse.games.steam_power.audit_map import map_law
from roundhouse.games.steam_power.moves import N_COLOURS, N_RESOURCES, VP_CITY
from roundhouse.games.steam_power.position import (
    ACT,
    ASIDE,
    BAG,
    BONUS,
    BRING,
    DONE,
    DRAW,
    END,
    ENGINE,
    FROM,
    OUT,
    PAY,
    SETUP_CITIES,
    SETUP_DEAL,
    SETUP_FIRST,
    TRACK,
    Position,
)
from roundhouse.games.steam_power.setup import FACTORIES, HAND, RESOURCES
from roundhouse.games.steam_power.turn import ACTIONS, ENGINES, ENGINES_DRAWN, SOLO_TURNS


def broken_law(s: Position) -> str:
    """'' or the name of the first law broken."""
    law = cities_law(s)
    if law == "":
        law = resources_law(s)
    if law == "":
        law = contracts_law(s)
    if law == "":
        law = money_law(s)
    if law == "":
        law = turn_law(s)
    if law == "":
        law = action_law(s)
    return map_law(s) if law == "" else law


def cities_law(s: Position) -> str:
    """SP-1.3, SP-2.1: every city tile lies on a site or is left over; after the setup every site has one."""
    for colour in range(N_COLOURS):
        n: i64 = s.tiles_left[colour]
        for site in range(s.sheet.n_sites):
            if s.city[site] == 1 + colour:
                n += 1
        if s.tiles_left[colour] < 0 or n != s.sheet.tiles[colour]:
            return "city tiles"
    for site in range(s.sheet.n_sites):
        placed = s.phase > SETUP_CITIES or site < s.drawn
        if s.city[site] < 0 or s.city[site] > N_COLOURS or (s.city[site] != 0) != placed:
            return "cities"
    return ""


def resources_law(s: Position) -> str:
    """SP-1.1, SP-1.4, SP-5, SP-6.5: resources lie in the supply or with a factory; a city is flipped when its factory
    has none left."""
    for colour in range(N_RESOURCES):
        n: i64 = s.supply[colour]
        for site in range(s.sheet.n_sites):
            if s.city[site] == 1 + colour:
                n += s.stock[site]
        if s.supply[colour] < 0 or n != RESOURCES:
            return "resources"
    for site in range(s.sheet.n_sites):
        if s.factory[site] < 0 or s.factory[site] > s.sheet.companies:
            return "owner of a factory"
        if s.factory[site] != 0 and (s.city[site] == 0 or s.city[site] == 1 + VP_CITY):
            return "place of a factory"
        if s.stock[site] < 0 or (s.stock[site] > 0 and s.factory[site] == 0):
            return "resources of a city"
        if s.flipped[site] != (1 if s.factory[site] != 0 and s.stock[site] == 0 else 0):
            return "flipped cities"
    for c in range(s.sheet.companies):
        n = s.factories[c]
        for site in range(s.sheet.n_sites):
            if s.factory[site] == 1 + c:
                n += 1
        if s.factories[c] < 0 or n != FACTORIES:
            return "factories"
    return ""


def contracts_law(s: Position) -> str:
    """SP-1.5: every contract is in one place; hands, bag, fulfilled contracts and their points are counted right."""
    bag: i64 = 0
    out: i64 = 0
    for contract in range(s.sheet.n_contracts):
        where: i64 = s.where[contract]
        hand = where >= 0 and where < s.n_players
        done = where >= DONE and where < DONE + s.n_players
        if not hand and not done and where != BAG and not (where == OUT and s.sheet.solo):
            return "place of a contract"
        bag += 1 if where == BAG else 0
        out += 1 if where == OUT else 0
    if bag != s.bag_n:
        return "bag count"
    if s.sheet.solo and out != turns_counted(s) and bag > 0:
        return "contracts set aside"
    for p in range(s.sheet.companies):
        hand_n: i64 = 0
        done_n: i64 = 0
        earned: i64 = 0
        for contract in range(s.sheet.n_contracts):
            if s.where[contract] == p:
                hand_n += 1
            if s.where[contract] == DONE + p:
                done_n += 1
                earned += s.sheet.points[contract]
        if hand_n != s.hand_n[p]:
            return "hand count"
        if done_n != s.fulfilled[p] or earned != s.earned[p]:
            return "fulfilled contracts"
    if len(s.events) > 0 and (s.bag_n > 0 or s.n_players < 2):
        return "draws from hands"
    return ""


def turns_counted(s: Position) -> i64:
    """SP-9.2: the turns that are over."""
    return SOLO_TURNS if s.phase == END else max(0, s.round_no - 1)


def money_law(s: Position) -> str:
    """SP-R10: never below zero; SP-9.1: alone there is one purse."""
    for c in range(s.sheet.companies):
        if s.money[c] < 0 or (s.money[c] > 0 and c >= s.n_players):
            return "money"
    return ""


def turn_law(s: Position) -> str:
    """SP-2.3, SP-3.1, SP-9.2: whose turn it is follows from who began and how many have had theirs."""
    if s.phase < SETUP_CITIES or s.phase > END:
        return "phase"
    if s.phase <= SETUP_FIRST:
        most: i64 = s.sheet.n_sites if s.phase == SETUP_CITIES else HAND * s.n_players if s.phase == SETUP_DEAL else 1
        return "setup" if s.drawn < 0 or s.drawn >= most or s.round_no != 0 else ""
    if s.drawn != 0 or s.round_no < 1 or s.first < 0 or s.first >= s.n_players:
        return "begin"
    if s.sheet.solo:
        return solo_law(s)
    limit: i64 = s.sheet.round_limit
    if (limit > 0 and s.round_no > limit) or s.actions < 0 or s.actions >= ACTIONS:
        return "round"
    if s.seats < 0 or s.seats > s.n_players or (s.seats == s.n_players) != (s.phase == END):
        return "seats"
    if s.company != s.turn or (s.phase != END and s.turn != (s.first + s.seats) % s.n_players):
        return "turn"
    triggered: i64 = 0
    for p in range(s.n_players):
        if s.fulfilled[p] >= s.sheet.target():
            triggered = 1
    return "last round" if s.last != triggered else ""


def solo_law(s: Position) -> str:
    """SP-9.1, SP-9.2: ten locomotives, drawn or in the bag; eight turns."""
    left: i64 = 0
    for c in range(s.sheet.companies):
        if s.engines[c] < 0 or s.engines[c] > ENGINES:
            return "engines"
        left += s.engines[c]
    if left != ENGINES_DRAWN - s.seats or s.round_no > SOLO_TURNS or s.actions != 0 or s.last != 0 or s.turn != 0:
        return "turn alone"
    return "company" if s.company < 0 and (s.phase != ENGINE or s.seats != 0) else ""


def action_law(s: Position) -> str:
    """What is remembered of an action under way is there in its own phases only."""
    needed: i64 = 0
    for colour in range(N_RESOURCES):
        if s.need[colour] < 0:
            return "need"
        needed += s.need[colour]
    if (needed > 0) != (s.phase == BRING or s.phase == PAY):
        return "need"
    if (s.source >= 0) != (s.phase == PAY):
        return "source"
    if (s.steps == 1) != (s.phase == TRACK) or s.steps < 0 or s.steps > 1:
        return "steps"
    drawing = s.phase == DRAW or s.phase == FROM
    if (s.draws > 0) != drawing or s.draws < 0:
        return "draws"
    if (s.victim >= 0) != (s.phase == DRAW and s.bag_n == 0):
        return "victim"
    if s.victim >= 0 and (s.victim == s.turn or s.hand_n[s.victim] == 0):
        return "victim"
    fulfilling = s.phase == BRING or s.phase == PAY or s.in_bonus != 0
    if (s.contract >= 0) != fulfilling or (s.phase == BONUS and s.in_bonus == 0):
        return "contract"
    if s.contract >= 0 and s.where[s.contract] != (DONE + s.turn if s.in_bonus != 0 else s.turn):
        return "contract"
    quiet = s.phase in (ACT, ENGINE, ASIDE, END) or s.phase <= SETUP_FIRST
    return "bonus" if quiet and s.in_bonus != 0 else ""
