"""What the battery needs to know of Steam Power beside the contract."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from roundhouse.core.game import legal
from roundhouse.core.registry import game
from roundhouse.core.rng import Rng, stream
from roundhouse.core.state import OVER, Advisor, State, View
from roundhouse.games.steam_power.moves import A_CONTRACTS
from roundhouse.games.steam_power.position import ACT, BAG, DONE, DRAW, SETUP_DEAL, SETUP_FIRST
from roundhouse.games.steam_power.state import SteamPowerState, SteamPowerView
from tests.battery.common import Bot, SmallPosition

# SP-R29: 100 rounds of two actions for each of five players; none of them takes more than five steps (two draws from
# hands, each chosen), except for contracts: each is shown once, with four resources brought and paid for, and a bonus.
# The setup has 31 cities, 25 contracts and the first player.
LONGEST = 100 * 5 * 2 * 5 + 48 * (1 + 4 * 2 + 5) + 57
TRIED: dict[str, tuple[str | int, ...]] = {"round_limit": (100, 6)}  # without a limit random players might never end
COSTLY = 4  # the greedy player tries every step of track


def in_setup(players: int, phase: int) -> SteamPowerState:
    """A game that was played by chance up to the first decision of a phase."""
    steam_power = game("steam_power")
    options = {o.name: o.default for o in steam_power.options}
    state, rng = steam_power.board(players, options, steam_power.load_data()).new_state(), stream(0, players)
    assert isinstance(state, SteamPowerState)
    while state.phase != phase:
        who = int(state.actor())
        can = legal(state, who)
        state.apply(who, can[rng.below(len(can))])
    return state


def late(bag: int, held: int) -> SteamPowerState:
    """Three players about to act, the first with an empty hand, the last as well; so many contracts are in the bag,
    so many in the hand of the second, and all others are fulfilled. So everybody knows where each of them is, if one of
    these numbers is 0."""
    state = in_setup(3, ACT)
    state.first = state.turn = state.company = 0
    for p in range(3):
        state.hand_n[p] = state.fulfilled[p] = state.earned[p] = 0
    for contract in range(len(state.where)):
        if contract < bag:
            state.where[contract] = BAG
        elif contract < bag + held:
            state.where[contract] = 1
            state.hand_n[1] += 1
        else:
            p = contract % 3
            state.where[contract] = DONE + p
            state.fulfilled[p] += 1
            state.earned[p] += state.sheet.points[contract]
    state.bag_n = bag
    state.last = 1
    assert state.audit() == "", state.audit()
    return state


def taking(state: SteamPowerState) -> SteamPowerState:
    """The same, the player on turn having chosen to take contracts."""
    state.apply(state.turn, A_CONTRACTS)
    return state


def small_positions() -> list[SmallPosition]:
    return [
        SmallPosition("two contracts dealt from the full bag", in_setup(2, SETUP_DEAL), 2),
        SmallPosition("two draws from a bag of five", taking(late(bag=5, held=0))),
        SmallPosition("two draws from the only hand with contracts", taking(late(bag=0, held=5))),
    ]


class Collector(Advisor):
    """Takes contracts whenever it can, so that the bag runs empty and hands are drawn from; else anything."""

    def choose(self, view: View, rng: Rng) -> i64:
        assert isinstance(view, SteamPowerView)
        can = legal(view.known, view.player)
        if A_CONTRACTS in can and rng.below(2) == 0:
            return A_CONTRACTS
        return can[rng.below(len(can))]


BOTS: dict[str, Bot] = {"collector": lambda board: Collector()}


def known(state: State) -> SteamPowerState:
    assert isinstance(state, SteamPowerState)
    return state


def tied(state: State) -> bool:
    """SP-3.4: several players have most points at the end."""
    scores = sorted(state.score(p) for p in range(state.n_players))
    return state.actor() == OVER and len(scores) > 1 and scores[-1] == scores[-2]


def robbed(state: State) -> bool:
    """SP-7.2: a contract is about to be drawn from a hand."""
    return known(state).phase == DRAW and known(state).victim >= 0


# situations that the kept records must show
MARKS: dict[str, Callable[[State], bool]] = {
    "a tie for the most points": tied,
    "an empty bag": lambda state: known(state).phase > SETUP_FIRST and known(state).bag_n == 0,
    "a draw from a hand": robbed,
    "no tile of a kind left": lambda state: min(known(state).track_left) <= 0,
}
