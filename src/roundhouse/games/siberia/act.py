"""SI-4: the actions of the ten columns, one function each, and the turn order of phase 2."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.games.siberia.columns import complete, empty, fill, has_investment
from roundhouse.games.siberia.movement import can_move, find_reach
from roundhouse.games.siberia.moves import (
    A_INVESTOR,
    A_LOGISTICS,
    A_MANAGER,
    A_MOVE,
    A_PASS,
    A_RESEARCH,
    A_RESOURCE,
    A_SALESMAN,
    A_STOP,
    A_WORKER,
    FROM_EXCHANGE,
    FROM_PLACE,
    FROM_POOL,
    INVESTMENT,
    INVESTOR,
    LOGISTICS,
    MANAGER,
    N_AREAS,
    N_COLUMNS,
    N_PERSONS,
    N_PLACES,
    N_RESOURCES,
    N_SLOTS,
    NO_COLUMN,
    NO_MOVE,
    NO_SLOT,
    NO_SOURCE,
    SALESMAN,
    VLADIVOSTOK,
    WORKER,
)
from roundhouse.games.siberia.position import ACT, MOVE, OPEN, Position
from roundhouse.games.siberia.research import due
from roundhouse.games.siberia.round_end import end_round

STEPS: Final = 3  # SI-4.6


def legal_acts(s: Position, p: i64, out: vec[i64]) -> i64:
    """SI-4.1 to SI-4.3: pass, or the action of a complete column; research before anything else."""
    if due(s, p):
        out[0] = A_RESEARCH
        return 1
    out[0] = A_PASS
    n: i64 = 1
    if complete(s, p, MANAGER):
        n = legal_jokers(s, p, out, n)
    if complete(s, p, LOGISTICS):
        out[n] = A_LOGISTICS
        n += 1
    if complete(s, p, SALESMAN):
        n = legal_salesmen(s, p, out, n)
    if complete(s, p, WORKER):
        n = legal_workers(s, p, out, n)
    if complete(s, p, INVESTOR):
        n = legal_investments(s, p, out, n)
    for r in range(N_RESOURCES):
        if complete(s, p, N_PERSONS + r):
            n = legal_sales(s, p, r, out, n)
    return n


def next_turn(s: Position) -> None:
    """SI-4.1: clockwise, whoever has passed is skipped; when all have passed the round ends."""
    s.phase = ACT
    p = s.turn
    for _ in range(s.n_players):
        p = (p + 1) % s.n_players
        if (s.passed >> p) & 1 == 0:
            s.turn = p
            return
    end_round(s)


def do_pass(s: Position, p: i64) -> None:
    """SI-4.1: who has passed is out for the round."""
    s.passed |= 1 << p
    next_turn(s)


def legal_jokers(s: Position, p: i64, out: vec[i64], n: i64) -> i64:
    """SI-R6: a joker on any free space, but not on the manager column nor into research."""
    for column in range(1, N_COLUMNS):
        if s.load[p * N_COLUMNS + column] < 2:
            out[n] = A_MANAGER + column
            n += 1
    out[n] = A_MANAGER + NO_COLUMN
    return n + 1


def do_manager(s: Position, p: i64, column: i64) -> None:
    """SI-4.5: one of the manager tokens removed may serve as a joker; the other goes to the bag."""
    empty(s, p, MANAGER)
    if column != NO_COLUMN:
        s.bag[0] -= 1
        s.bag_n -= 1
        fill(s, p, column, 1)
    next_turn(s)


def do_logistics(s: Position, p: i64) -> None:
    """SI-4.6: up to three steps in all."""
    empty(s, p, LOGISTICS)
    s.steps = STEPS
    s.phase = MOVE
    if not can_move(s, p):
        do_stop(s)


def legal_steps(s: Position, p: i64, out: vec[i64]) -> i64:
    """SI-4.6: a step of an own worker to an adjacent area, or enough."""
    n: i64 = 0
    for place in range(N_PLACES):
        if s.workers[p * N_PLACES + place] > 0:
            goals: i64 = s.reach[place]
            for a in range(N_AREAS):
                if (goals >> a) & 1 != 0:
                    out[n] = A_MOVE + N_AREAS * place + a
                    n += 1
    out[n] = A_STOP
    return n + 1


def do_step(s: Position, p: i64, place: i64, area: i64) -> None:
    """SI-4.6; SI-R21: it ends by itself after the third step, or when no worker can move."""
    s.workers[p * N_PLACES + place] -= 1
    s.workers[p * N_PLACES + area] += 1
    s.steps -= 1
    if s.steps == 0 or not can_move(s, p):
        do_stop(s)


def do_stop(s: Position) -> None:
    s.steps = 0
    next_turn(s)


def legal_salesmen(s: Position, p: i64, out: vec[i64], n: i64) -> i64:
    """SI-4.7, SI-R10: from the pool, another exchange, an area or Vladivostok."""
    if s.pool[p] > 0:
        for slot in range(N_SLOTS):
            out[n] = A_SALESMAN + N_SLOTS * FROM_POOL + slot
            n += 1
    for old in range(N_SLOTS):
        if s.salesmen[p * N_SLOTS + old] > 0:
            for slot in range(N_SLOTS):
                if slot != old:
                    out[n] = A_SALESMAN + N_SLOTS * (FROM_EXCHANGE + old) + slot
                    n += 1
    for place in range(N_PLACES):
        if s.workers[p * N_PLACES + place] > 0:
            for slot in range(N_SLOTS):
                out[n] = A_SALESMAN + N_SLOTS * (FROM_PLACE + place) + slot
                n += 1
    out[n] = A_SALESMAN + NO_MOVE
    return n + 1


def take_pawn(s: Position, p: i64, source: i64) -> None:
    """Lift a pawn from the pool, an exchange, an area or Vladivostok."""
    if source == FROM_POOL:
        s.pool[p] -= 1
    elif source < FROM_PLACE:
        s.salesmen[p * N_SLOTS + source - FROM_EXCHANGE] -= 1
    else:
        s.workers[p * N_PLACES + source - FROM_PLACE] -= 1


def do_salesman(s: Position, p: i64, choice: i64) -> None:
    """SI-4.7: place a pawn as a salesman at an exchange."""
    empty(s, p, SALESMAN)
    if choice != NO_MOVE:
        take_pawn(s, p, choice // N_SLOTS)
        s.salesmen[p * N_SLOTS + choice % N_SLOTS] += 1
    next_turn(s)


def legal_workers(s: Position, p: i64, out: vec[i64], n: i64) -> i64:
    """SI-4.8: from the pool; with an empty pool a salesman; instead, always, a worker from an area."""
    if s.pool[p] > 0:
        out[n] = A_WORKER + FROM_POOL
        n += 1
    else:
        for slot in range(N_SLOTS):
            if s.salesmen[p * N_SLOTS + slot] > 0:
                out[n] = A_WORKER + FROM_EXCHANGE + slot
                n += 1
    for a in range(N_AREAS):
        if s.workers[p * N_PLACES + a] > 0:
            out[n] = A_WORKER + FROM_PLACE + a
            n += 1
    out[n] = A_WORKER + NO_SOURCE
    return n + 1


def do_worker(s: Position, p: i64, source: i64) -> None:
    """SI-4.8: place a pawn in Vladivostok."""
    empty(s, p, WORKER)
    if source != NO_SOURCE:
        take_pawn(s, p, source)
        s.workers[p * N_PLACES + VLADIVOSTOK] += 1
    next_turn(s)


def invests(s: Position, p: i64, column: i64) -> bool:
    """SI-4.9: room for an investment, none there yet; SI-R11: the investor's column was just emptied."""
    if has_investment(s, p, column):
        return False
    return column == INVESTOR or s.load[p * N_COLUMNS + column] < 2


def legal_investments(s: Position, p: i64, out: vec[i64], n: i64) -> i64:
    for column in range(N_COLUMNS):
        if s.row[column] > 0 and invests(s, p, column):
            out[n] = A_INVESTOR + column
            n += 1
    out[n] = A_INVESTOR + NO_COLUMN
    return n + 1


def do_investor(s: Position, p: i64, column: i64) -> None:
    """SI-4.9: take an open investment, put it on its column; a new one is opened if one is left (SI-R11)."""
    empty(s, p, INVESTOR)
    if column != NO_COLUMN:
        s.row[column] -= 1
        fill(s, p, column, INVESTMENT)
        for c in range(N_COLUMNS):
            if s.stack[c] > 0:
                s.phase = OPEN
                return
    next_turn(s)


def mined(s: Position, p: i64, r: i64) -> i64:
    """SI-4.10, SI-R4: one cube from every area with an own worker and this resource."""
    n: i64 = 0
    for a in range(N_AREAS):
        if s.workers[p * N_PLACES + a] > 0 and (s.cubes[a] >> r) & 1 != 0:
            n += 1
    return n


def price_at(s: Position, slot: i64, r: i64) -> i64:
    """What the active exchange at a slot pays, 0 if it does not trade."""
    side: i64 = 0 if slot == 0 else s.active[slot - 1]
    return s.map.price[s.map.exchange(slot, side) * N_RESOURCES + r]


def legal_sales(s: Position, p: i64, r: i64, out: vec[i64], n: i64) -> i64:
    """SI-4.10, SI-R3, SI-R22: sell at an exchange with an own salesman that trades it, or decline."""
    if mined(s, p, r) > 0:
        for slot in range(N_SLOTS):
            if s.salesmen[p * N_SLOTS + slot] > 0 and price_at(s, slot, r) > 0:
                out[n] = A_RESOURCE + 7 * r + slot
                n += 1
    out[n] = A_RESOURCE + 7 * r + NO_SLOT
    return n + 1


def do_resource(s: Position, p: i64, r: i64, slot: i64) -> None:
    """SI-4.10: mine and sell all at once; SI-R12: areas emptied close together after the sale."""
    empty(s, p, N_PERSONS + r)
    if slot != NO_SLOT:
        emptied: i64 = 0
        n: i64 = 0
        for a in range(N_AREAS):
            if s.workers[p * N_PLACES + a] > 0 and (s.cubes[a] >> r) & 1 != 0:
                n += 1
                s.cubes[a] ^= 1 << r
                if s.cubes[a] == 0:
                    emptied |= 1 << a
        s.sold[r] += n
        s.earned[p * N_RESOURCES + r] += n * price_at(s, slot, r)
        s.money[p] += n * price_at(s, slot, r)
        if emptied != 0:
            close(s, emptied)
    next_turn(s)


def close(s: Position, emptied: i64) -> None:
    """SI-5.1: closed for good; the workers there return to their owners' pools."""
    s.closed |= emptied
    for a in range(N_AREAS):
        if (emptied >> a) & 1 != 0:
            s.n_closed += 1
            for p in range(s.n_players):
                s.pool[p] += s.workers[p * N_PLACES + a]
                s.workers[p * N_PLACES + a] = 0
    find_reach(s)
