"""Boards from a few rows of characters, as the data file has them, for tests of the engine.

`.` plains, `h` hills, `m` mountains, `~` water, a space for nothing, `o` a city site.
"""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.core.hexes import EDGES, hex_id, neighbour, read_hex, read_shape
from roundhouse.core.rng import Rng, stream
from roundhouse.core.state import CHANCE, OVER, buffer, legal_list
from roundhouse.games.steam_power import data
from roundhouse.games.steam_power.board import OFF
from roundhouse.games.steam_power.moves import A_TRACK, N_SHAPES
from roundhouse.games.steam_power.position import ACT
from roundhouse.games.steam_power.state import Board, SteamPowerState

TERRAIN = {".": 0, "h": 1, "m": 2}
TILES = (7, 7, 7, 7, 5)
Contract = tuple[tuple[int, ...], int, int, int]

# every sort of need and every bonus
NEEDS = ((1, 1, 0, 0), (0, 1, 1, 0), (0, 0, 1, 1), (1, 0, 0, 1), (2, 0, 1, 0), (0, 2, 0, 1), (1, 0, 2, 0), (0, 1, 0, 2))
MORE = ((1, 1, 1, 0), (0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (3, 0, 0, 0), (0, 0, 3, 1), (1, 1, 1, 1), (0, 4, 0, 0))
CONTRACTS: tuple[Contract, ...] = tuple(
    (needs, 2 + 2 * sum(needs) - k % 3, sum(needs) + k % 2, (k // 2) % 4)
    for k, needs in enumerate((*NEEDS, *MORE, *NEEDS, *MORE, *MORE, *NEEDS))
)

LARGE = (
    "....o...h....o...h..",
    "..o...hh...o...mm..o",
    "o....h..o....o..m...",
    "...o....hh.....o..o.",
    "~~...oo....m..h.....",
    "~~~....h..o.m..o...o",
    "o~~..o...hh...o...h.",
    "...o.....o..h....oo.",
    ".h...mm.....oo.h....",
    "o..o..m..o......o..o",
)
MIDDLE = (
    "o..h.o.",
    ".h.m..o",
    "oo.~.h.",
    "..o..o.",
    "h..m...",
    ".o..oo.",
)
TINY = (
    "o..o",
    "..o.",
    "o...",
)


def board(
    rows: tuple[str, ...],
    players: int = 2,
    contracts: tuple[Contract, ...] = CONTRACTS,
    options: tuple[int, bool, int] = (3, False, 100),
    tiles: tuple[int, ...] = TILES,
) -> Board:
    """The board of these rows."""
    cells = {(r, c + 1): mark for r, row in enumerate(rows) for c, mark in enumerate(row) if mark not in "~ "}
    hexes = [cell for cell, mark in cells.items() if mark != "o"]
    sites = [cell for cell, mark in cells.items() if mark == "o"]
    number = {cell: k for k, cell in enumerate([*hexes, *sites])}
    around = {cell: tuple(number.get(neighbour(*cell, e), OFF) for e in range(EDGES)) for cell in cells}
    return Board(
        players,
        tuple(hex_id(*cell) for cell in hexes),
        tuple(hex_id(*cell) for cell in sites),
        tuple(TERRAIN[cells[cell]] for cell in hexes),
        tuple(around[cell] for cell in hexes),
        tuple(around[cell] for cell in sites),
        groups([around[cell] for cell in sites], len(hexes)),
        tiles,
        contracts,
        options,
        "small",
        "",
    )


def real(map_id: str, players: int, options: tuple[int, bool, int] = (3, False, 100)) -> Board:
    """The board of one of our maps."""
    ours = data.load()
    m = ours.played(map_id)
    return Board(
        players,
        m.hex_ids,
        m.site_ids,
        m.terrain,
        m.neighbours,
        m.site_neighbours,
        m.groups,
        ours.tiles,
        ours.contracts,
        options,
        m.id,
        "",
    )


def groups(around: list[tuple[int, ...]], hexes: int) -> tuple[int, ...]:
    """SP-R21: sites joined edge to edge have the same number; groups are numbered by their first sites."""
    found = [-1] * len(around)
    for first in range(len(around)):
        if found[first] >= 0:
            continue
        found[first] = max(found, default=-1) + 1
        todo = [first]
        while todo:
            for near in around[todo.pop()]:
                if near >= hexes and found[near - hexes] < 0:
                    found[near - hexes] = found[first]
                    todo.append(near - hexes)
    return tuple(found)


def new(made: Board) -> SteamPowerState:
    state = made.new_state()
    assert isinstance(state, SteamPowerState)
    return state


def begun(made: Board, seed: int = 0) -> SteamPowerState:
    """The first decision of a game; player 0 begins."""
    state, rng, out = new(made), stream(77, seed), buffer(made)
    while state.actor() == CHANCE:
        action = state.sample_chance(rng, out)
        state.apply(CHANCE, 5 if state.phase == 2 else action)
    return state


def site_of(state: SteamPowerState, name: str) -> int:
    return state.sheet.site_ids.index(name)


def hex_of(state: SteamPowerState, name: str) -> int:
    assert read_hex(name) is not None
    return state.sheet.hex_ids.index(name)


def action(state: SteamPowerState, text: str) -> int:
    """A step of track, as it is written: `track d5 0-3`, `cross`, `replace`, `remove d5`."""
    words = text.split()
    h = hex_of(state, words[1])
    if words[0] == "remove":
        return int(state.sheet.a_remove) + h
    sheet = state.sheet
    base = {"track": A_TRACK, "cross": sheet.a_cross, "replace": sheet.a_replace}[words[0]]
    return int(base) + N_SHAPES * h + read_shape(words[2])


def can(state: SteamPowerState) -> list[int]:
    """What the actor may do."""
    return legal_list(state, state.actor())


def may(state: SteamPowerState, text: str) -> bool:
    return action(state, text) in can(state)


def do(state: SteamPowerState, *texts: str) -> None:
    """Steps of track by the actor, who is given all the actions of the turn that it takes."""
    for text in texts:
        assert may(state, text), f"{text} is not legal"
        state.apply(state.actor(), action(state, text))
        assert state.audit() == "", f"after {text}: {state.audit()}"


def turn_of(state: SteamPowerState, p: int) -> None:
    """Let it be a player's turn, with both actions to come."""
    state.first = (p - state.seats) % state.n_players
    state.turn = state.company = p
    state.actions = state.steps = 0
    state.phase = ACT


def play(state: SteamPowerState, rng: Rng, look: Callable[[SteamPowerState], None] = lambda s: None) -> int:
    """Random play to the end, looking after every action; returns the players' decisions."""
    out, n = buffer(state.board), 0
    while (who := state.actor()) != OVER:
        if who == CHANCE:
            state.apply(who, state.sample_chance(rng, out))
        else:
            state.apply(who, out[rng.below(state.legal(who, out))])
            n += 1
        look(state)
    return n
