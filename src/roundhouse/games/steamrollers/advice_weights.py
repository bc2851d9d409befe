"""The numbers of the advice: points, actions and rounds in hundredths, shares in percent. Those of plans and of
the game's length were tried against variants in play; most of those of tiles and orders are estimates."""

from typing import Final

# what a plan reckons with
TRACK: Final = 0  # actions a track takes: not every die suits
ENGINE: Final = 1  # actions a box takes
ENGINE_LATE: Final = 2  # and more for each box after the second, since fewer dice suit
DELIVER: Final = 3  # actions a delivery takes
RIVALS: Final = 4  # goods that each rival takes for one of ours, percent
START_COST: Final = 5  # connections are compared by what they bring for their tracks and so many more
NEARLY: Final = 6  # connections so much worse than the planned ones are kept in mind
OTHER: Final = 7  # percent of what a track is worth to them, when it serves nothing that is planned
BESIDES: Final = 8  # and when it does
# how long the game goes on
START_UP: Final = 9  # rounds in which everybody builds
PACE: Final = 10  # then rounds for each good that must go before the end, divided by the players
STUCK: Final = 11  # rounds that each good adds which must go and which nobody can deliver yet
STUCK_MOST: Final = 41  # and at most so many
HURRY: Final = 12  # points for a delivery that brings the end nearer
LAST: Final = 42  # and whole points besides, divided by the goods on its city and the number of rivals,
CLOSING: Final = 43  # and by the goods that must go before the end, half of it against several; none alone
START_SOLO: Final = 13  # the same alone
PACE_SOLO: Final = 14
HURRY_SOLO: Final = 15
LEFT_DIE: Final = 16  # alone: percent of what the die left to Eva costs
# tiles and orders
KEEP_BAD: Final = 17  # how likely a tile that costs points is kept, percent
LOSE: Final = 18  # how much each round to come makes it likelier that a tile with points is lost, percent
HOLD: Final = 19  # actions during which a lasting tile is kept
DENY: Final = 20  # percent of what a rival loses
SEIZE: Final = 21  # what tile 2b must win
CARGO_WORTH: Final = 22  # a starting cargo
ORDER: Final = 23  # + goods that it lacks: percent of an order's points, from none to three
TILE: Final = 27  # + 2 * tile + side: what it does, once for lightning, in each action otherwise
SOON: Final = 39  # a planned connection that is completed; by halves, thirds and so on of one that comes nearer
EAGER: Final = 40  # percent that points of a delivery now count more than points to come

WEIGHTS: Final = (
    *(100, 120, 21, 120, 50, 0, 240, 80, 5),
    *(1000, 180, 80, 105, 700, 70, 100, 100),
    *(100, 355, 600, 25, 95, 150),
    *(90, 45, 20, 8),
    *(35, 100, 100, 40, 23, 60, 120, 60, 45, 30, 35, 8),
    *(900, 50, 1045, 12, 34),
)
