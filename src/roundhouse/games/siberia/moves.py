"""The numbers of Siberia: pieces, places and the action space. No rules.

Every action is one integer; its range tells the verb, its offset the place and the piece. The ranges ascend in the
order in which move generation visits them, so legal lists come out sorted.
"""

from typing import Final

from mypy_extensions import i64

# SI-1.3: the resources, in the rulebook's order
GAS: Final = 0
DIAMONDS: Final = 4
N_RESOURCES: Final = 5
ALL_RESOURCES: Final = 31

# SI-1.7: the ten columns, five persons and five resources
MANAGER: Final = 0
LOGISTICS: Final = 1
SALESMAN: Final = 2
WORKER: Final = 3
INVESTOR: Final = 4
N_PERSONS: Final = 5
N_COLUMNS: Final = 10
SPACES: Final = 20  # two a column

# SI-1.4: 21 kinds of token; 0 is the manager, then logistics/gas, logistics/coal, ... investor/diamonds
N_TOKENS: Final = 21
INVESTMENT: Final = 22  # on a space; 0 is an empty space, 1 + kind a token
HAND: Final = 6  # SI-3.1: tokens drawn a round
LIMIT: Final = 10  # SI-6.1: tokens that may stay
PAWNS: Final = 6  # SI-1.1

# SI-1.2: fourteen areas and Vladivostok
N_AREAS: Final = 14
VLADIVOSTOK: Final = 14
N_PLACES: Final = 15

# SI-1.6: Frankfurt and five tiles; exchange 0 is Frankfurt, then 1 + 2 * tile + side
N_TILES: Final = 5
N_SLOTS: Final = 6
N_EXCHANGES: Final = 11

# where a pawn is taken from: the pool, an exchange, an area or Vladivostok
FROM_POOL: Final = 0
FROM_EXCHANGE: Final = 1
FROM_PLACE: Final = 7
N_SOURCES: Final = 22

# where a token is placed
TO_PERSON: Final = 0
TO_RESOURCE: Final = 1
TO_RESEARCH: Final = 2

# the action space
A_FIRST: Final = 0  # + player
A_CUBE: Final = 4  # + resource
A_SIDE: Final = 9  # + 2 * tile + side
A_OPEN: Final = 19  # + column
A_DRAW: Final = 29  # + token
A_PLACE: Final = 50  # + 3 * token + destination
A_PASS: Final = 113
A_RESEARCH: Final = 114
A_FIND: Final = 115  # + 14 * resource + area, with a token of that resource
A_FIND_BY_MANAGER: Final = 185  # + 14 * resource + area
A_MANAGER: Final = 255  # + column, or + 10 for no joker
A_LOGISTICS: Final = 266
A_MOVE: Final = 267  # + 14 * from + to
A_STOP: Final = 477
A_SALESMAN: Final = 478  # + 6 * source + slot, or + 132 for none
A_WORKER: Final = 611  # + source, or + 21 for none
A_INVESTOR: Final = 633  # + column, or + 10 for none
A_RESOURCE: Final = 644  # + 7 * resource + slot, or + 6 for none
A_DISCARD: Final = 679  # + 21 * column + token
N_ACTIONS: Final = 889
NO_COLUMN: Final = 10
NO_MOVE: Final = 132
NO_SOURCE: Final = 21
NO_SLOT: Final = 6
MAX_LEGAL: Final = 160  # at most 5 * 14 * 2 places for a cube


def token_person(token: i64) -> i64:
    """The person a token shows, which is also the number of its column."""
    return i64(0) if token == 0 else (token - 1) // 5 + 1


def token_resource(token: i64) -> i64:
    """The resource a token shows; a manager shows none (-1)."""
    return i64(-1) if token == 0 else (token - 1) % 5


def token_of(person: i64, resource: i64) -> i64:
    """The kind of token that shows this person (not a manager) and this resource."""
    return 1 + (person - 1) * 5 + resource


def column_of(token: i64, destination: i64) -> i64:
    """The column a placed token goes to; -1 for research."""
    if destination == TO_PERSON:
        return token_person(token)
    if destination == TO_RESOURCE:
        return N_PERSONS + token_resource(token)
    return -1
