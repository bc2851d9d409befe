"""SI-6 and SI-7: surplus tokens, the marker, and the end of the game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.games.siberia.columns import remove, tokens_on_board
from roundhouse.games.siberia.moves import A_DISCARD, INVESTMENT, LIMIT, N_COLUMNS, N_RESOURCES, N_TOKENS, SPACES
from roundhouse.games.siberia.plan import begin_round
from roundhouse.games.siberia.position import END, SURPLUS, Position

CLOSED_AREAS: Final = 8  # SI-7.1
EMPTY_SUPPLIES: Final = 3  # SI-7.1

# the named endings
BY_AREAS: Final = 0
BY_SUPPLIES: Final = 1
BY_BOTH: Final = 2
BY_ROUND_LIMIT: Final = 3


def end_round(s: Position) -> None:
    """SI-6.1, SI-R14: surplus is removed in turn order from the first player, then the marker passes."""
    for i in range(s.n_players):
        p: i64 = (s.first + i) % s.n_players
        if tokens_on_board(s, p) > LIMIT:
            s.phase = SURPLUS
            s.turn = p
            return
    if how_it_ends(s) >= 0:
        s.phase = END
        return
    s.first = (s.first + 1) % s.n_players
    begin_round(s)


def legal_discards(s: Position, p: i64, out: vec[i64]) -> i64:
    """SI-6.1: any action token on the board."""
    n: i64 = 0
    for column in range(N_COLUMNS):
        i: i64 = p * SPACES + 2 * column
        high = s.space[i]
        low = s.space[i + 1]
        base: i64 = A_DISCARD + N_TOKENS * column
        if low != 0:
            out[n] = base + low - 1
            n += 1
        if high != 0 and high != INVESTMENT and high != low:
            out[n] = base + high - 1
            n += 1
    return n


def do_discard(s: Position, p: i64, column: i64, token: i64) -> None:
    """SI-6.1: one surplus token goes to the bag."""
    remove(s, p, column, token)
    end_round(s)


def how_it_ends(s: Position) -> i64:
    """SI-7.1, SI-R13, SI-R18, SI-R23: which ending holds at the end of this round, -1 for none."""
    empty: i64 = 0
    for r in range(N_RESOURCES):
        if s.supply[r] == 0:
            empty += 1
    areas = s.n_closed >= CLOSED_AREAS
    supplies = empty >= EMPTY_SUPPLIES
    if areas and supplies:
        return BY_BOTH
    if areas:
        return BY_AREAS
    if supplies:
        return BY_SUPPLIES
    if s.round_no >= s.map.round_limit:
        return BY_ROUND_LIMIT
    return -1
