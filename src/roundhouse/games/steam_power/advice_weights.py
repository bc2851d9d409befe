"""The numbers of the advice: points in hundredths, shares in percent. They were tried against variants in play."""

from typing import Final

ACTION: Final = 0  # what an action brings elsewhere
TILE: Final = 1  # a piece of track takes half an action
DOLLAR_FEW: Final = 2  # a dollar, as long as there are fewer than FEW
DOLLAR_SOME: Final = 3  # as long as there are fewer than SOME
DOLLAR_MANY: Final = 4  # as long as there are fewer than MANY; beyond, it is worth DOLLAR_RICH
DEBT: Final = 5  # a dollar that is not there yet
FUTURE: Final = 6  # a dollar less for a resource of a colour, for contracts to come
FLIP: Final = 7  # a factory: how likely the city is flipped, with the two points
RIVAL: Final = 8  # a factory: what each rival may pay for its resources
GROW: Final = 9  # a connection, beside what it reaches
JOINED: Final = 10  # a connection to a factory of others, for what they may pay
VP_SHARE: Final = 11  # percent of a VP city's points: others may come
PLACE: Final = 12  # percent of the best place for a factory that a connection reaches
PACE: Final = 13  # contracts of the leader: rounds for each that is missing, percent
SPAN: Final = 14  # rounds after which a factory or connection has paid in full
PER_CONTRACT: Final = 15  # actions that fulfilling one takes, all told, percent
BONUS: Final = 16  # of a contract: none, track, factory, contracts
SHARES: Final = 20  # percent of the contracts in hand, the best first: N_SHARES numbers
DRAWN: Final = 28  # percent of a contract that is drawn as the first, second ... in hand: N_SHARES numbers

N_SHARES: Final = 8
FEW: Final = 6
SOME: Final = 14
MANY: Final = 30
DOLLAR_RICH: Final = 8

WEIGHTS: Final = (
    *(150, 75, 45, 34, 22, 50),
    *(14, 140, 12, 60, 10, 80),
    *(100, 125, 5, 220),
    *(0, 90, 120, 110),
    *(100, 85, 70, 55, 40, 28, 18, 10),
    *(90, 75, 50, 30, 20, 14, 9, 5),
)
