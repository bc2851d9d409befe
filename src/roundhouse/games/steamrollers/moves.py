"""The numbers of SteamRollers: pieces, places and the action space. No rules.

Every action is one integer; its range tells the verb, its offset the place and the piece. The ranges ascend in the
order in which move generation visits them, so legal lists come out sorted.
"""

from typing import Final

from mypy_extensions import i64

# SR-1.3: the goods; the black ones are coal
RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
YELLOW: Final = 3
GREY: Final = 4
COAL: Final = 5
N_COLOURS: Final = 5  # coal left out
N_GOODS: Final = 6

N_CITIES: Final = 6
FACES: Final = 6
MAX_HEXES: Final = 72  # that can be drawn on
NO_HEX: Final = -1  # a neighbour off the map, or behind a wall

# SR-1.4: three kinds of track, 15 shapes: straight 0-2, gentle 3-8, sharp 9-14
STRAIGHT: Final = 0
GENTLE: Final = 1
SHARP: Final = 2
N_KINDS: Final = 3
N_SHAPES: Final = 15

# SR-1.5: six action tiles by number less one, sides a and b
N_TILES: Final = 6
TILE_1: Final = 0
TILE_2: Final = 1
TILE_3: Final = 2
TILE_4: Final = 3
TILE_5: Final = 4
TILE_6: Final = 5
SIDE_A: Final = 0
SIDE_B: Final = 1
POOL: Final = -1  # the owner of a tile that nobody has, or of an order that is open

# SR-8: expansions
N_ORDERS: Final = 6
N_CHARTS: Final = 6
START_ENGINE: Final = 0
START_TRACK: Final = 1
START_POINTS: Final = 2
START_TILE: Final = 3
START_CARGO: Final = 4
N_STARTS: Final = 5
CARGO_CITY: Final = 2  # SR-8.3: cargo lies on city 3 or 4

# what a delivery brings: a good of the board, or cargo of one's own (of the first four colours)
CARGO: Final = 6
N_LOADS: Final = 10
VARIANTS: Final = 6  # 3b adds 0, 1 or 2; tile 4 is used or not

# the action space: chance
A_FIRST: Final = 0  # + player
A_GOOD: Final = 5  # + colour
A_SIDE: Final = 10  # + 2 * tile + side
A_OFFER: Final = 22  # + 2 * order + side
A_CHART: Final = 34  # + chart
A_EVA: Final = 40  # + face - 1, at the setup
A_ROLL: Final = 46  # + face - 1
A_BLACK: Final = 52  # + the kind that is not shown
A_MARK: Final = 55  # + city
A_RETURN: Final = 61  # + tile
A_TAKE: Final = 67  # + 6 * city + good
# of players
A_START_ENGINE: Final = 103  # + box
A_START_TRACK: Final = 109  # + 15 * hex + shape
A_START_POINTS: Final = 1189
A_START_TILE: Final = 1190  # + tile
A_START_CARGO: Final = 1196  # + 2 * colour + city - CARGO_CITY, or + 8 for none
NO_CARGO: Final = 8
A_CHOOSE: Final = 1205  # + face - 1
A_CHOOSE_TWO: Final = 1211  # + 6 * lower face + higher face, both less one
A_SEIZE: Final = 1247  # + face - 1
A_LEAVE: Final = 1253
A_USE: Final = 1254  # + face - 1
A_SET_BY_1: Final = 1260  # + face - 1
A_SET_BY_5: Final = 1266  # + face - 1
A_TURN: Final = 1272
A_REROLL: Final = 1273
A_TRACK: Final = 1274  # + 15 * hex + shape
A_ENGINE: Final = 2354  # + box
A_DELIVER: Final = 2360  # + 6 * (10 * (6 * from + to) + load) + variant
A_TILE: Final = 4520  # + tile
A_ORDER: Final = 4526  # + 6 * order + colour that coal stands for, or + 5 for none
NO_COAL: Final = 5
A_PASS: Final = 4562
A_DONE: Final = 4563
A_EVA_REROLL: Final = 4564
A_EVA_KEEP: Final = 4565
A_EVA_BLOCK: Final = 4566
A_EVA_ALLOW: Final = 4567
N_ACTIONS: Final = 4568
MAX_LEGAL: Final = 1200  # SR-8.3: a first track on any of 72 hexes in any of 15 shapes, and the other starting tiles


def kind_of(shape: i64) -> i64:
    """Straight, gentle or sharp."""
    return STRAIGHT if shape < 3 else GENTLE if shape < 9 else SHARP


def first_edge(shape: i64) -> i64:
    """One end of a track; the other is `other_edge`."""
    return shape if shape < 3 else (shape - 3) % 6


def other_edge(shape: i64) -> i64:
    """The other end of a track."""
    if shape < 3:
        return shape + 3
    return (shape - 3 + 2) % 6 if shape < 9 else (shape - 9 + 1) % 6


def delivery(origin: i64, goal: i64, load: i64, bonus: i64, by_tile: bool) -> i64:
    """The action that brings a load from one city to another; `bonus` by tile 3b, `by_tile` with tile 4."""
    return A_DELIVER + VARIANTS * (N_LOADS * (N_CITIES * origin + goal) + load) + 2 * bonus + (1 if by_tile else 0)
