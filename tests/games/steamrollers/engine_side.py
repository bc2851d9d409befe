"""The engine's answers about a sheet, for the tests that compare them with a plain search."""

from __future__ import annotations

from functools import cache

from roundhouse.core.registry import game
from roundhouse.games.steamrollers.lines import lines
from roundhouse.games.steamrollers.moves import N_CITIES
from roundhouse.games.steamrollers.network import draw_track
from roundhouse.games.steamrollers.notation import SHAPES
from roundhouse.games.steamrollers.state import Board, SteamRollersState

Chart = tuple[str, int] | None  # level and number of the walls


@cache
def board(level: str) -> Board:
    steamrollers = game("steamrollers")
    options = {o.name: o.default for o in steamrollers.options}
    found = steamrollers.board(2, {**options, "walls": level}, steamrollers.load_data())
    assert isinstance(found, Board)
    return found


def sheet(tracks: dict[str, str], chart: Chart) -> SteamRollersState:
    """A position whose first player has drawn these tracks, one after the other."""
    level, number = chart or ("none", 0)
    state = board(level).new_state()
    assert isinstance(state, SteamRollersState)
    state.chart = number
    for cell, shape in tracks.items():
        draw_track(state, 0, state.sheet.hex_ids.index(cell), SHAPES.index(shape))
    return state


def sheet_answers(tracks: dict[str, str], chart: Chart) -> dict[tuple[int, int], set[int]]:
    """For every ordered pair of cities (1 to 6) all distances of routes; pairs without a route are left out."""
    state = sheet(tracks, chart)
    found = {}
    for a in range(N_CITIES):
        for b in range(N_CITIES):
            routes = int(state.routes[a * N_CITIES + b])
            if routes:
                found[a + 1, b + 1] = {d for d in range(routes.bit_length()) if routes >> d & 1}
    return found


def sheet_connections(tracks: dict[str, str], chart: Chart) -> list[tuple[int, int, int]]:
    """All complete connections: the lower city, the higher city, the towns; sorted, doubles kept."""
    return sorted((line.cities[0] + 1, line.cities[1] + 1, line.towns) for line in lines(sheet(tracks, chart), 0))


def network_points(tracks: dict[str, str], chart: Chart) -> int:
    return int(sheet(tracks, chart).network[0])
