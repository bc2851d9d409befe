"""Tokens and investments on a player's board: the two spaces of a column, the bag, what is complete."""

from mypy_extensions import i64

from roundhouse.games.siberia.moves import INVESTMENT, N_COLUMNS, SPACES
from roundhouse.games.siberia.position import Position


def fill(s: Position, p: i64, column: i64, thing: i64) -> None:
    """Put a token (1 + kind) or an investment on a free space, the larger number first."""
    i: i64 = p * SPACES + 2 * column
    if s.space[i] == 0 or s.space[i] < thing:
        s.space[i + 1] = s.space[i]
        s.space[i] = thing
    else:
        s.space[i + 1] = thing
    s.load[p * N_COLUMNS + column] += 1


def has_investment(s: Position, p: i64, column: i64) -> bool:
    return s.space[p * SPACES + 2 * column] == INVESTMENT


def complete(s: Position, p: i64, column: i64) -> bool:
    """SI-4.3: both spaces are filled."""
    return s.space[p * SPACES + 2 * column + 1] != 0


def to_bag(s: Position, token: i64) -> None:
    s.bag[token] += 1
    s.bag_n += 1


def empty(s: Position, p: i64, column: i64) -> None:
    """SI-4.3: performing the action removes its action tokens to the bag; investments stay."""
    i: i64 = p * SPACES + 2 * column
    second = s.space[i + 1]
    if second != 0:
        to_bag(s, second - 1)
    s.space[i + 1] = 0
    s.load[p * N_COLUMNS + column] = 1
    if s.space[i] != INVESTMENT:
        to_bag(s, s.space[i] - 1)
        s.space[i] = 0
        s.load[p * N_COLUMNS + column] = 0


def remove(s: Position, p: i64, column: i64, token: i64) -> None:
    """SI-6.1: one token of a column goes to the bag."""
    i: i64 = p * SPACES + 2 * column
    if s.space[i] == token + 1:
        s.space[i] = s.space[i + 1]
    s.space[i + 1] = 0
    s.load[p * N_COLUMNS + column] -= 1
    to_bag(s, token)


def tokens_on_board(s: Position, p: i64) -> i64:
    """SI-6.1: action tokens only, investments not counted."""
    n: i64 = 0
    for i in range(p * SPACES, p * SPACES + SPACES):
        if s.space[i] != 0 and s.space[i] != INVESTMENT:
            n += 1
    return n
