"""The two worked examples of the rules text, on its corner of a map, as positions: for tests of what is said of them.

      b1    b2   (b3)   b4    b5
  (c1)   c2    c3    c4   (c5)   c6
      d1   (d2)   d3    d4   (d5)

Anna is p1, Boris p2, Clara p3. All hexes are plains, only c4 is hills; c5 and d5 are a group.
"""

from __future__ import annotations

from roundhouse.core.game import read_action
from roundhouse.core.message import Message
from roundhouse.core.registry import game
from roundhouse.core.text import t
from roundhouse.games.steam_power.moves import BONUS_CONTRACTS
from roundhouse.games.steam_power.state import SteamPowerState
from tests.games.steam_power.small import CONTRACTS, TILES, begun, board, do, site_of, turn_of

STEAM_POWER = game("steam_power")
ROWS = ("      ", "..o.. ", "o..ho.", ".o..o ")
COLOURS = {"b3": 2, "c1": 1, "c5": 4, "d2": 3, "d5": 0}  # orange, white, VP, grey, black
NUMBER = 12
NEEDS_ALL = ((1, 1, 1, 1), 8, 4, BONUS_CONTRACTS)
ANNA, BORIS, CLARA = 0, 1, 2


def corner(players: int = 3) -> SteamPowerState:
    """Before anything is built; contract 12 needs one resource of each colour."""
    contracts = (*CONTRACTS[: NUMBER - 1], NEEDS_ALL, *CONTRACTS[NUMBER:])
    state = begun(board(ROWS, players, contracts))
    for site, name in enumerate(state.sheet.site_ids):
        state.city[site] = 1 + COLOURS[name]
    for colour, count in enumerate(TILES):
        state.tiles_left[colour] = count - sum(c == colour for c in COLOURS.values())
    assert state.audit() == ""
    return state


def crossed() -> SteamPowerState:
    """“A connection with a crossing”: Boris has joined b3 and d2, Anna is to act."""
    state = corner()
    turn_of(state, BORIS)
    do(state, "track c3 0-3")
    turn_of(state, ANNA)
    state.steps = 0
    return state


def paid() -> SteamPowerState:
    """“A contract, paid for”: Anna has $11 and is to act."""
    state = crossed()
    do(state, "track c2 1-4", "cross c3 1-4", "track c4 1-4")
    for player, steps in ((BORIS, ("track b2 1-4", "track b1 1-3")), (CLARA, ("track b4 2-4",))):
        turn_of(state, player)
        state.steps = 0
        do(state, *steps)
    for player, name in ((ANNA, "d5"), (BORIS, "b3"), (CLARA, "d2")):
        turn_of(state, player)
        state.steps = 0
        write(state, f"factory {name}")
    turn_of(state, ANNA)
    held = int(state.where[NUMBER - 1])
    if held != ANNA:  # she gets it for one of hers
        other = next(c for c in range(len(state.where)) if state.where[c] == ANNA)
        state.where[NUMBER - 1], state.where[other] = ANNA, held
    state.money[ANNA] = 11
    assert state.audit() == ""
    return state


def number(state: SteamPowerState, text: str) -> int:
    return read_action(STEAM_POWER, state, int(state.actor()), text)


def write(state: SteamPowerState, *texts: str) -> None:
    """Moves of the actor, as they are written."""
    for text in texts:
        action = number(state, text)
        assert STEAM_POWER.refusal(state.view(state.actor()), action) is None, text
        state.apply(state.actor(), action)
        assert state.audit() == "", f"after {text}: {state.audit()}"


def told(state: SteamPowerState, text: str, language: str = "en") -> str:
    """The log's sentence for a move of the actor."""
    return t(STEAM_POWER.tell(state, int(state.actor()), number(state, text), False), language)


def effects(state: SteamPowerState, text: str, language: str = "en") -> list[str]:
    """What the actor is told that a move would do."""
    view = state.view(state.actor())
    return [t(message, language) for message in STEAM_POWER.effects(view, number(state, text))]


def refused(state: SteamPowerState, text: str, player: int | None = None) -> tuple[str, str]:
    """The rule and the reason why a move is not allowed, to the actor or to somebody else."""
    who = int(state.actor()) if player is None else player
    refusal = STEAM_POWER.refusal(state.view(who), read_action(STEAM_POWER, state, who, text))
    assert refusal is not None, text
    return refusal.rule, t(refusal.message, "en")


def prompt(state: SteamPowerState, player: int) -> str:
    message: Message = STEAM_POWER.prompt(state.view(player))
    return t(message, "en")


def stock(state: SteamPowerState, name: str) -> int:
    return int(state.stock[site_of(state, name)])
