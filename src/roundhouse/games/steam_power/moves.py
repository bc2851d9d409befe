"""The numbers of Steam Power: pieces, shapes of track and the action space. No rules.

Every action is one integer; its range tells the verb, its offset the place and the piece. How many hexes there are is a
matter of the map, so the ranges of track come last: what lies before them is the same on every map. The ranges ascend
in the order in which move generation visits them, so legal lists come out sorted.
"""

from typing import Final

from mypy_extensions import i64

# SP-1.3, SP-1.4: the colours of cities and resources; a VP city has no resource
BLACK: Final = 0
WHITE: Final = 1
ORANGE: Final = 2
GREY: Final = 3
N_RESOURCES: Final = 4
VP_CITY: Final = 4
N_COLOURS: Final = 5

# SP-1.6: fifteen shapes of track, as in `core/hexes.py`: straight 0-2, gentle 3-8, sharp 9-14
N_SHAPES: Final = 15
FIRST_GENTLE: Final = 3
FIRST_SHARP: Final = 9

# SP-1.6: three kinds of two-sided tiles
PLAIN: Final = 0  # straight / gentle curve
SHARP: Final = 1  # sharp curve / straight crossing straight
CROSS: Final = 2  # curve crossing curve / straight crossing curve
N_TILES: Final = 3

MAX_PLAYERS: Final = 5
MAX_SITES: Final = 31
MAX_CONTRACTS: Final = 64
N_COMPANIES: Final = 5  # SP-9.1: all are in play when one plays alone
MOST: Final = 6  # SP-6.6: resources with a factory, at the most
MAX_SPLITS: Final = 4000  # of the price of a route: at most 30 connections, at most 18 of each of four owners

# SP-6.6: the bonus of a contract
NO_BONUS: Final = 0
BONUS_TRACK: Final = 1
BONUS_FACTORY: Final = 2
BONUS_CONTRACTS: Final = 3

# the action space: chance
A_CITY: Final = 0  # + colour: the tile on the next city site
A_FIRST: Final = 5  # + player
A_DRAW: Final = 10  # + contract: dealt, drawn from the bag, or from a hand
A_ASIDE: Final = 74  # + contract: SP-9.2
A_ENGINE: Final = 138  # + company: SP-9.2, whose locomotive is drawn
# of players
A_FACTORY: Final = 143  # + site
A_BONUS_FACTORY: Final = 174  # + MOST * site + resources - 1
A_FULFIL: Final = 360  # + contract
A_BRING: Final = 424  # + site: the next resource comes from its factory
A_PAY: Final = 455  # + number of the split among those there are now
A_CONTRACTS: Final = 4455
A_FROM: Final = 4456  # + player: whose hand is drawn from
A_MONEY: Final = 4461
A_END: Final = 4462  # no second piece of track
A_SKIP: Final = 4463  # no bonus
A_TRACK: Final = 4464  # + N_SHAPES * hex + shape: on an empty hex
# behind it, for H hexes: A_CROSS, A_REPLACE (as many each), A_REMOVE (+ hex); see `board.py`


def first_edge(shape: i64) -> i64:
    """One end of a path; the other is `other_edge`."""
    return shape if shape < FIRST_GENTLE else (shape - FIRST_GENTLE) % 6


def other_edge(shape: i64) -> i64:
    """The other end of a path."""
    if shape < FIRST_GENTLE:
        return shape + 3
    return (shape - FIRST_GENTLE + 2) % 6 if shape < FIRST_SHARP else (shape - FIRST_SHARP + 1) % 6


def edges_of(shape: i64) -> i64:
    """Both ends, as bits."""
    return (1 << first_edge(shape)) | (1 << other_edge(shape))


def crosses(shape: i64, other: i64) -> bool:
    """SP-1.6: whether two paths can lie on one crossing tile: their edges interleave."""
    if shape >= FIRST_SHARP or other >= FIRST_SHARP or edges_of(shape) & edges_of(other) != 0:
        return False
    between: i64 = 0  # ends of the other path on one side of this one
    edge: i64 = (first_edge(shape) + 1) % 6
    while edge != other_edge(shape):
        if (edges_of(other) >> edge) & 1 != 0:
            between += 1
        edge = (edge + 1) % 6
    return between == 1


def plain_tile(shape: i64) -> i64:
    """SP-1.6: the tile that carries this path alone."""
    return PLAIN if shape < FIRST_SHARP else SHARP


def crossing_tile(shape: i64, other: i64) -> i64:
    """SP-1.6: the tile that carries both paths."""
    return SHARP if shape < FIRST_GENTLE and other < FIRST_GENTLE else CROSS
