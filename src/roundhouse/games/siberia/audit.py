"""The laws that hold in every position of Siberia: every piece is somewhere once, every cache is right.

Written for checking, not for playing: it recounts everything from the tables and trusts no cached number.
"""

from mypy_extensions import i64

from roundhouse.games.siberia.movement import one_step
from roundhouse.games.siberia.moves import (
    HAND,
    INVESTMENT,
    LIMIT,
    N_AREAS,
    N_COLUMNS,
    N_PERSONS,
    N_PLACES,
    N_RESOURCES,
    N_SLOTS,
    N_TILES,
    N_TOKENS,
    PAWNS,
    SPACES,
    TO_RESEARCH,
    column_of,
    token_person,
    token_resource,
)
from roundhouse.games.siberia.position import ACT, DRAW, END, MOVE, OPEN, PLAN, RESEARCH, SETUP_CUBES, SURPLUS, Position
from roundhouse.games.siberia.setup import INVESTMENTS, OPEN_ROW, cube_count, token_count


def broken_law(s: Position) -> str:
    """'' or the name of the first law broken."""
    law = cubes_law(s)
    if law == "":
        law = tokens_law(s)
    if law == "":
        law = boards_law(s)
    if law == "":
        law = pawns_law(s)
    if law == "":
        law = caches_law(s)
    return law


def cubes_law(s: Position) -> str:
    """Cubes sold, on the map, in the supply and in the bag are those of SI-1.3; only closed areas are empty."""
    for r in range(N_RESOURCES):
        n: i64 = s.supply[r] + s.sold[r] + s.cube_bag[r]
        for a in range(N_AREAS):
            n += (s.cubes[a] >> r) & 1
        if n != cube_count(r) or s.supply[r] < 0 or s.sold[r] < 0 or s.cube_bag[r] < 0:
            return "cubes"
        if s.cube_bag[r] > 0 and s.phase > SETUP_CUBES:
            return "cubes left in the bag"
    if s.phase > SETUP_CUBES:
        for a in range(N_AREAS):
            if (s.cubes[a] == 0) != ((s.closed >> a) & 1 != 0):
                return "closed areas"
    return ""


def tokens_law(s: Position) -> str:
    """Tokens in the bag, in hands, planned, on columns and in research are those of SI-1.4; likewise investments."""
    for t in range(N_TOKENS):
        n: i64 = s.bag[t]
        if n < 0:
            return "bag"
        for p in range(s.n_players):
            for i in range(p * HAND, p * HAND + HAND):
                if s.hand[i] == t + 1:
                    n += 1
                if s.research[i] == t + 1:
                    n += 1
                if s.plan[i] != 0 and (s.plan[i] - 1) // 3 == t:
                    n += 1
            for i in range(p * SPACES, p * SPACES + SPACES):
                if s.space[i] == t + 1:
                    n += 1
        if n != token_count(t):
            return "tokens"
    row: i64 = 0
    for c in range(N_COLUMNS):
        n = s.stack[c] + s.row[c]
        row += s.row[c]
        for p in range(s.n_players):
            if s.space[p * SPACES + 2 * c] == INVESTMENT:
                n += 1
        if n != INVESTMENTS or s.stack[c] < 0 or s.row[c] < 0:
            return "investments"
    return "open investments" if row > OPEN_ROW else ""


def boards_law(s: Position) -> str:
    """Every token lies where it may; no column has two investments; nothing secret is left outside phase 1."""
    for p in range(s.n_players):
        tokens: i64 = 0
        for c in range(N_COLUMNS):
            high = s.space[p * SPACES + 2 * c]
            low = s.space[p * SPACES + 2 * c + 1]
            if low > high or low == INVESTMENT:
                return "spaces"
            tokens += (1 if low != 0 else 0) + (1 if high != 0 and high != INVESTMENT else 0)
            if not fits(high, c) or not fits(low, c):
                return "token in a foreign column"
        if tokens > LIMIT and (s.phase == DRAW or s.phase == PLAN or s.phase == END):
            return "more than ten tokens between rounds"
        if s.hand_n[p] != 0 and s.phase != DRAW and s.phase != PLAN:
            return "hand outside phase 1"
        if s.plan[p * HAND] != 0 and s.phase != PLAN:
            return "plan outside phase 1"
        if s.research[p * HAND] != 0 and s.phase != OPEN and (s.phase < ACT or s.phase >= SURPLUS):
            return "research outside phase 2"
    return ""


def fits(thing: i64, column: i64) -> bool:
    """SI-3.1, SI-R6: a token lies in the column of its person or resource; a manager anywhere, as joker."""
    if thing <= 1 or thing == INVESTMENT:
        return True
    return token_person(thing - 1) == column or N_PERSONS + token_resource(thing - 1) == column


def pawns_law(s: Position) -> str:
    """Six pawns each; nobody stands in a closed area."""
    for p in range(s.n_players):
        n: i64 = s.pool[p]
        if n < 0:
            return "pool"
        for place in range(N_PLACES):
            k = s.workers[p * N_PLACES + place]
            if k < 0 or (k > 0 and (s.closed >> place) & 1 != 0):
                return "workers"
            n += k
        for slot in range(N_SLOTS):
            if s.salesmen[p * N_SLOTS + slot] < 0:
                return "salesmen"
            n += s.salesmen[p * N_SLOTS + slot]
        if n != PAWNS:
            return "pawns"
    return ""


def caches_law(s: Position) -> str:
    """Money, loads, reach, counts: what is kept for speed equals what is counted."""
    n: i64 = 0
    for t in range(N_TOKENS):
        n += s.bag[t]
    if n != s.bag_n:
        return "bag count"
    n = 0
    for a in range(N_AREAS):
        n += (s.closed >> a) & 1
    if n != s.n_closed:
        return "closed count"
    for place in range(N_PLACES):
        if s.reach[place] != one_step(s, place):
            return "reach"
    for i in range(N_TILES):
        if s.active[i] < -1 or s.active[i] > 1 or (s.active[i] < 0 and s.round_no > 0):
            return "exchange sides"
    for k in range(N_RESOURCES + 1):
        if s.pending[k] < 0 or (s.pending[k] > 0 and s.phase != RESEARCH):
            return "pending research"
    if (s.steps > 0) != (s.phase == MOVE):
        return "steps"
    for p in range(s.n_players):
        if not player_caches(s, p):
            return "player caches"
    return ""


def player_caches(s: Position, p: i64) -> bool:
    money: i64 = 0
    for r in range(N_RESOURCES):
        money += s.earned[p * N_RESOURCES + r]
    hand: i64 = 0
    for i in range(p * HAND, p * HAND + HAND):
        hand += 1 if s.hand[i] != 0 else 0
    for c in range(N_COLUMNS):
        load: i64 = 0
        for k in range(2):
            load += 1 if s.space[p * SPACES + 2 * c + k] != 0 else 0
        for i in range(p * HAND, p * HAND + HAND):
            planned: i64 = s.plan[i] - 1
            if planned >= 0 and planned % 3 != TO_RESEARCH and column_of(planned // 3, planned % 3) == c:
                load += 1
        if load != s.load[p * N_COLUMNS + c] or load > 2:
            return False
    return money == s.money[p] and hand == s.hand_n[p]
