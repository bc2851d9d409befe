"""SI-3: tokens are drawn in turn order and placed by all players at the same time, in secret."""

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.games.siberia.columns import fill
from roundhouse.games.siberia.moves import (
    A_PLACE,
    HAND,
    N_COLUMNS,
    N_PERSONS,
    TO_PERSON,
    TO_RESEARCH,
    TO_RESOURCE,
    column_of,
    token_person,
    token_resource,
)
from roundhouse.games.siberia.position import ACT, DRAW, PLAN, Position, put_sorted, take_sorted


def begin_round(s: Position) -> None:
    """SI-3.1: a new round starts with the draw of its first player."""
    s.round_no += 1
    s.phase = DRAW
    s.turn = s.first
    s.passed = 0


def draw_token(s: Position, token: i64) -> None:
    """SI-3.1: in turn order every player draws six tokens."""
    p = s.turn
    s.bag[token] -= 1
    s.bag_n -= 1
    put_sorted(s.hand, p * HAND, token + 1)
    s.hand_n[p] += 1
    if s.hand_n[p] == HAND:
        s.turn = (p + 1) % s.n_players
        if s.turn == s.first:
            s.phase = PLAN


def next_planner(s: Position) -> i64:
    """The first player in turn order who still has tokens in hand; -1 when all have placed."""
    for i in range(s.n_players):
        p: i64 = (s.first + i) % s.n_players
        if s.hand_n[p] > 0:
            return p
    return -1


def legal_places(s: Position, p: i64, out: vec[i64]) -> i64:
    """SI-3.1: a free space of the token's person or resource, or research; a manager: its own column or research."""
    n: i64 = 0
    last: i64 = 0
    for i in range(p * HAND, p * HAND + s.hand_n[p]):
        thing = s.hand[i]
        if thing == last:
            continue
        last = thing
        token: i64 = thing - 1
        base: i64 = A_PLACE + 3 * token
        if s.load[p * N_COLUMNS + token_person(token)] < 2:
            out[n] = base + TO_PERSON
            n += 1
        if token != 0 and s.load[p * N_COLUMNS + N_PERSONS + token_resource(token)] < 2:
            out[n] = base + TO_RESOURCE
            n += 1
        out[n] = base + TO_RESEARCH
        n += 1
    return n


def place_token(s: Position, p: i64, token: i64, destination: i64) -> None:
    """SI-R1: a token is placed in secret; the last token of the last player lays all plans open."""
    take_sorted(s.hand, p * HAND, token + 1)
    s.hand_n[p] -= 1
    put_sorted(s.plan, p * HAND, 1 + 3 * token + destination)
    if destination != TO_RESEARCH:
        s.load[p * N_COLUMNS + column_of(token, destination)] += 1
    if s.hand_n[p] == 0 and next_planner(s) < 0:
        reveal(s)


def reveal(s: Position) -> None:
    """SI-R1: all have placed; the tokens lie where they were planned, and phase 2 begins."""
    for p in range(s.n_players):
        for i in range(p * HAND, p * HAND + HAND):
            if s.plan[i] == 0:
                break
            token: i64 = (s.plan[i] - 1) // 3
            destination: i64 = (s.plan[i] - 1) % 3
            s.plan[i] = 0
            if destination == TO_RESEARCH:
                put_sorted(s.research, p * HAND, token + 1)
            else:
                column: i64 = column_of(token, destination)
                s.load[p * N_COLUMNS + column] -= 1
                fill(s, p, column, token + 1)
    s.phase = ACT
    s.turn = s.first
