"""Why an action is not legal: the first reason a fair opponent would give, as a number.

This is the rules read a second time, as questions about one action instead of a list of all; `refusals.py` knows the
rule number and the words of each reason.
"""

from typing import Final

from mypy_extensions import i64

from roundhouse.games.siberia.act import invests, mined, price_at
from roundhouse.games.siberia.columns import complete
from roundhouse.games.siberia.moves import (
    A_CUBE,
    A_DISCARD,
    A_DRAW,
    A_FIND,
    A_FIND_BY_MANAGER,
    A_INVESTOR,
    A_LOGISTICS,
    A_MANAGER,
    A_MOVE,
    A_OPEN,
    A_PASS,
    A_PLACE,
    A_RESEARCH,
    A_RESOURCE,
    A_SALESMAN,
    A_SIDE,
    A_STOP,
    A_WORKER,
    FROM_EXCHANGE,
    FROM_PLACE,
    FROM_POOL,
    HAND,
    INVESTOR,
    LOGISTICS,
    MANAGER,
    N_ACTIONS,
    N_AREAS,
    N_COLUMNS,
    N_PERSONS,
    N_PLACES,
    N_RESOURCES,
    N_SLOTS,
    N_TOKENS,
    NO_COLUMN,
    NO_MOVE,
    NO_SLOT,
    NO_SOURCE,
    SALESMAN,
    SPACES,
    TO_RESEARCH,
    TO_RESOURCE,
    WORKER,
    column_of,
)
from roundhouse.games.siberia.position import ACT, END, MOVE, PLAN, RESEARCH, SETUP_SIDES, SURPLUS, Position
from roundhouse.games.siberia.research import due
from roundhouse.games.siberia.setup import next_tile

LEGAL: Final = 0
NO_MOVE_AT_ALL: Final = 1
NO_SEAT: Final = 2
GAME_OVER: Final = 3
CHANCE_FIRST: Final = 4
CHANCE_CUBE: Final = 5
CHANCE_OPEN: Final = 6
CHANCE_DRAW: Final = 7
SIDES_RANDOM: Final = 8
SIDES_NOT_NOW: Final = 9
SIDES_FIRST_PLAYER: Final = 10
SIDES_IN_ORDER: Final = 11
PLAN_NOT_NOW: Final = 12
NOT_IN_HAND: Final = 13
NO_FREE_SPACE: Final = 14
ACT_NOT_NOW: Final = 15
NOT_YOUR_TURN: Final = 16
FINISH_RESEARCH: Final = 17
FINISH_LOGISTICS: Final = 18
FINISH_SURPLUS: Final = 19
RESEARCH_FIRST: Final = 20
NOTHING_TO_RESEARCH: Final = 21
NOT_RESEARCHING: Final = 22
NO_RESEARCH_TOKEN: Final = 23
SUPPLY_EMPTY: Final = 24
AREA_CLOSED: Final = 25
CUBE_THERE: Final = 26
COLUMN_INCOMPLETE: Final = 27
JOKER_NOT_THERE: Final = 28
JOKER_NO_SPACE: Final = 29
NOT_MOVING: Final = 30
NO_WORKER_THERE: Final = 31
TOO_FAR: Final = 32
POOL_EMPTY: Final = 33
NO_SALESMAN_THERE: Final = 34
SAME_EXCHANGE: Final = 35
POOL_FIRST: Final = 36
NOT_OPEN: Final = 37
NO_SPACE_TO_INVEST: Final = 38
NOTHING_TO_MINE: Final = 39
NO_TRADE: Final = 40
NO_SURPLUS: Final = 41
TOKEN_NOT_THERE: Final = 42
N_REASONS: Final = 43


def reason(s: Position, p: i64, action: i64) -> i64:
    """The reason why player `p` may not do this now, LEGAL if nothing speaks against it."""
    if action < 0 or action >= N_ACTIONS:
        return NO_MOVE_AT_ALL
    if p < 0:
        return NO_SEAT
    if s.phase == END:
        return GAME_OVER
    if action < A_CUBE:
        return CHANCE_FIRST
    if action < A_SIDE:
        return CHANCE_CUBE
    if action < A_OPEN:
        return side_reason(s, p, (action - A_SIDE) // 2)
    if action < A_DRAW:
        return CHANCE_OPEN
    if action < A_PLACE:
        return CHANCE_DRAW
    if action < A_PASS:
        return place_reason(s, p, (action - A_PLACE) // 3, (action - A_PLACE) % 3)
    if s.phase < ACT:
        return ACT_NOT_NOW
    if p != s.turn:
        return NOT_YOUR_TURN
    if action >= A_DISCARD:
        return discard_reason(s, p, (action - A_DISCARD) // N_TOKENS, (action - A_DISCARD) % N_TOKENS)
    if s.phase == SURPLUS:
        return FINISH_SURPLUS
    if A_FIND <= action < A_MANAGER:
        return find_reason(s, action)
    if s.phase == RESEARCH:
        return FINISH_RESEARCH
    if A_MOVE <= action <= A_STOP:
        return step_reason(s, p, action)
    if s.phase == MOVE:
        return FINISH_LOGISTICS
    if action == A_RESEARCH:
        return LEGAL if due(s, p) else NOTHING_TO_RESEARCH
    if due(s, p):
        return RESEARCH_FIRST
    return LEGAL if action == A_PASS else column_reason(s, p, action)


def side_reason(s: Position, p: i64, tile: i64) -> i64:
    """SI-2.2"""
    if s.map.sides_random:
        return SIDES_RANDOM
    if s.phase != SETUP_SIDES:
        return SIDES_NOT_NOW
    if p != s.first:
        return SIDES_FIRST_PLAYER
    return LEGAL if tile == next_tile(s) else SIDES_IN_ORDER


def place_reason(s: Position, p: i64, token: i64, destination: i64) -> i64:
    """SI-3.1"""
    if token == 0 and destination == TO_RESOURCE:
        return NO_MOVE_AT_ALL
    if s.phase != PLAN:
        return PLAN_NOT_NOW
    held = False
    for i in range(p * HAND, p * HAND + HAND):
        if s.hand[i] == token + 1:
            held = True
    if not held:
        return NOT_IN_HAND
    if destination == TO_RESEARCH:
        return LEGAL
    return LEGAL if s.load[p * N_COLUMNS + column_of(token, destination)] < 2 else NO_FREE_SPACE


def find_reason(s: Position, action: i64) -> i64:
    """SI-4.4"""
    if s.phase != RESEARCH:
        return NOT_RESEARCHING
    by_manager = action >= A_FIND_BY_MANAGER
    place: i64 = action - (A_FIND_BY_MANAGER if by_manager else A_FIND)
    r: i64 = place // N_AREAS
    a: i64 = place % N_AREAS
    if s.pending[N_RESOURCES if by_manager else r] == 0:
        return NO_RESEARCH_TOKEN
    if s.supply[r] == 0:
        return SUPPLY_EMPTY
    if (s.closed >> a) & 1 != 0:
        return AREA_CLOSED
    return LEGAL if (s.cubes[a] >> r) & 1 == 0 else CUBE_THERE


def step_reason(s: Position, p: i64, action: i64) -> i64:
    """SI-4.6"""
    if s.phase != MOVE:
        return NOT_MOVING
    if action == A_STOP:
        return LEGAL
    place: i64 = (action - A_MOVE) // N_AREAS
    a: i64 = (action - A_MOVE) % N_AREAS
    if s.workers[p * N_PLACES + place] == 0:
        return NO_WORKER_THERE
    if (s.closed >> a) & 1 != 0:
        return AREA_CLOSED
    return LEGAL if (s.reach[place] >> a) & 1 != 0 else TOO_FAR


def column_reason(s: Position, p: i64, action: i64) -> i64:
    """SI-4.3, then the paragraph of the column."""
    column = column_acting(action)
    if action == A_MANAGER + MANAGER:
        return JOKER_NOT_THERE
    if not complete(s, p, column):
        return COLUMN_INCOMPLETE
    if column == MANAGER:
        joker: i64 = action - A_MANAGER
        return LEGAL if joker == NO_COLUMN or s.load[p * N_COLUMNS + joker] < 2 else JOKER_NO_SPACE
    if column == SALESMAN:
        return salesman_reason(s, p, action - A_SALESMAN)
    if column == WORKER:
        return worker_reason(s, p, action - A_WORKER)
    if column == INVESTOR:
        return investor_reason(s, p, action - A_INVESTOR)
    if column >= N_PERSONS:
        return resource_reason(s, p, column - N_PERSONS, (action - A_RESOURCE) % 7)
    return LEGAL


def column_acting(action: i64) -> i64:
    """The column whose action this is."""
    if action >= A_RESOURCE:
        return N_PERSONS + (action - A_RESOURCE) // 7
    if action >= A_INVESTOR:
        return INVESTOR
    if action >= A_WORKER:
        return WORKER
    if action >= A_SALESMAN:
        return SALESMAN
    return LOGISTICS if action >= A_LOGISTICS else MANAGER


def salesman_reason(s: Position, p: i64, choice: i64) -> i64:
    """SI-4.7, SI-R10"""
    if choice == NO_MOVE:
        return LEGAL
    source: i64 = choice // N_SLOTS
    slot: i64 = choice % N_SLOTS
    if source == FROM_POOL:
        return LEGAL if s.pool[p] > 0 else POOL_EMPTY
    if source < FROM_PLACE:
        if s.salesmen[p * N_SLOTS + source - FROM_EXCHANGE] == 0:
            return NO_SALESMAN_THERE
        return SAME_EXCHANGE if source - FROM_EXCHANGE == slot else LEGAL
    return LEGAL if s.workers[p * N_PLACES + source - FROM_PLACE] > 0 else NO_WORKER_THERE


def worker_reason(s: Position, p: i64, source: i64) -> i64:
    """SI-4.8, SI-R10"""
    if source == NO_SOURCE:
        return LEGAL
    if source == FROM_POOL:
        return LEGAL if s.pool[p] > 0 else POOL_EMPTY
    if source < FROM_PLACE:
        if s.salesmen[p * N_SLOTS + source - FROM_EXCHANGE] == 0:
            return NO_SALESMAN_THERE
        return LEGAL if s.pool[p] == 0 else POOL_FIRST
    return LEGAL if s.workers[p * N_PLACES + source - FROM_PLACE] > 0 else NO_WORKER_THERE


def investor_reason(s: Position, p: i64, column: i64) -> i64:
    """SI-4.9, SI-R11"""
    if column == NO_COLUMN:
        return LEGAL
    if s.row[column] == 0:
        return NOT_OPEN
    return LEGAL if invests(s, p, column) else NO_SPACE_TO_INVEST


def resource_reason(s: Position, p: i64, r: i64, slot: i64) -> i64:
    """SI-4.10, SI-R3, SI-R22"""
    if slot == NO_SLOT:
        return LEGAL
    if s.salesmen[p * N_SLOTS + slot] == 0:
        return NO_SALESMAN_THERE
    if price_at(s, slot, r) == 0:
        return NO_TRADE
    return LEGAL if mined(s, p, r) > 0 else NOTHING_TO_MINE


def discard_reason(s: Position, p: i64, column: i64, token: i64) -> i64:
    """SI-6.1"""
    if not can_lie(column, token):
        return NO_MOVE_AT_ALL
    if s.phase != SURPLUS:
        return NO_SURPLUS
    i: i64 = p * SPACES + 2 * column
    there = s.space[i] == token + 1 or s.space[i + 1] == token + 1
    return LEGAL if there else TOKEN_NOT_THERE


def can_lie(column: i64, token: i64) -> bool:
    """Whether this kind of token can ever lie on this column; a manager anywhere, as a joker."""
    return token == 0 or column_of(token, 0) == column or column_of(token, TO_RESOURCE) == column


def exists(action: i64) -> bool:
    """Whether the number means an action at all, legal or not."""
    if action < 0 or action >= N_ACTIONS or action == A_PLACE + TO_RESOURCE:
        return False
    if action >= A_DISCARD:
        return can_lie((action - A_DISCARD) // N_TOKENS, (action - A_DISCARD) % N_TOKENS)
    if A_MOVE <= action < A_STOP:
        return (action - A_MOVE) // N_AREAS != (action - A_MOVE) % N_AREAS
    return True
