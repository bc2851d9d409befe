"""The compiled board of Steam Power: hexes, city sites and their groups, contracts and options, as tables that states
share."""

from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.core.state import Board
from roundhouse.games.steam_power.moves import (
    A_TRACK,
    MAX_SPLITS,
    MOST,
    N_COMPANIES,
    N_RESOURCES,
    N_SHAPES,
    crosses,
    edges_of,
)

OFF: Final = -1  # behind an edge: water, or the end of the map
LOCOMOTIVES: Final = 18  # SP-1.1
LOCOMOTIVES_ALONE: Final = 16  # SP-R16: two of each colour are in the bag
TERRAIN_COST: Final = (0, 2, 4)  # SP-4.1: plains, hills, mountains
SITE_ACTIONS: Final = MOST + 2


class SteamPowerBoard(Board):
    """Built from plain tuples (the data file was checked before); of words it holds only the names of map and cities.

    Hexes that track may lie on are numbered from 0 in the order of rows and columns; the city sites follow, in the same
    order, as numbers from `n_hexes` on. What is behind an edge is such a number, or OFF.
    """

    def __init__(
        self,
        n_players: int,
        hex_ids: tuple[str, ...],
        site_ids: tuple[str, ...],
        terrain: tuple[int, ...],
        neighbours: tuple[tuple[int, ...], ...],
        site_neighbours: tuple[tuple[int, ...], ...],
        groups: tuple[int, ...],
        colours: tuple[int, ...],
        contracts: tuple[tuple[tuple[int, ...], int, int, int], ...],
        options: tuple[int, bool, int],
        map_id: str,
        data_sha256: str,
        names: dict[str, dict[str, str]] | None = None,
    ) -> None:
        money_action, lone_contracts, round_limit = options
        hexes = len(hex_ids)
        facts = f"steam_power {n_players} {terrain} {neighbours} {site_neighbours} {groups} {colours} {contracts}"
        digest = sha256(f"{facts} {options} {map_id} {data_sha256}".encode()).digest()
        n_actions = A_TRACK + (3 * N_SHAPES + 1) * hexes
        most_track = N_SHAPES * hexes + len(contracts) + SITE_ACTIONS * len(site_ids) + 8
        super().__init__("steam_power", n_players, n_actions, max(most_track, MAX_SPLITS), digest)
        self.map_id: str = map_id
        self.names: dict[str, dict[str, str]] = names or {}  # of the sites, by id, and of the `map`; by language
        self.hex_ids: tuple[str, ...] = hex_ids
        self.site_ids: tuple[str, ...] = site_ids  # hexes of the sites
        self.solo: bool = n_players == 1
        self.companies: i64 = N_COMPANIES if n_players == 1 else n_players
        self.locomotives: i64 = LOCOMOTIVES_ALONE if n_players == 1 else LOCOMOTIVES
        self.money_action: i64 = money_action
        self.lone_contracts: bool = lone_contracts
        self.round_limit: i64 = round_limit
        self.n_hexes: i64 = hexes
        self.n_sites: i64 = len(site_ids)
        self.n_groups: i64 = max(groups) + 1
        self.n_contracts: i64 = len(contracts)
        self.a_cross: i64 = A_TRACK + N_SHAPES * hexes  # + N_SHAPES * hex + shape
        self.a_replace: i64 = A_TRACK + 2 * N_SHAPES * hexes  # + N_SHAPES * hex + shape
        self.a_remove: i64 = A_TRACK + 3 * N_SHAPES * hexes  # + hex
        self.cost: vec[i64] = vec[i64]([TERRAIN_COST[t] for t in terrain])
        self.next: vec[i64] = vec[i64]([n for cell in neighbours for n in cell])  # six a hex
        self.site_next: vec[i64] = vec[i64]([n for site in site_neighbours for n in site])  # six a site
        self.group: vec[i64] = vec[i64](groups)  # by site
        # SP-1.3: how many city tiles of each colour there are; the sites take some of them
        self.tiles: vec[i64] = vec[i64](colours)
        # by contract: what it needs, by colour; its money, points and bonus
        self.needs: vec[i64] = vec[i64]([n for contract in contracts for n in contract[0]])
        self.reward: vec[i64] = vec[i64]([contract[1] for contract in contracts])
        self.points: vec[i64] = vec[i64]([contract[2] for contract in contracts])
        self.bonus: vec[i64] = vec[i64]([contract[3] for contract in contracts])
        assert len(self.needs) == N_RESOURCES * len(contracts)
        # SP-R2: by hex, a bit for each shape whose ends both lead to land or to a city
        self.open_shapes: vec[i64] = vec[i64]([open_shapes(cell) for cell in neighbours])
        # by hex: the edges behind which there is a city, as bits
        self.city_edges: vec[i64] = vec[i64]([sum(1 << e for e in range(6) if cell[e] >= hexes) for cell in neighbours])
        # by hex, by edge: the group of the city behind it, as a bit; 0 where there is no city
        self.edge_group: vec[i64] = vec[i64](
            [1 << groups[n - hexes] if n >= hexes else 0 for cell in neighbours for n in cell]
        )
        # the hexes beside a city, ascending, and the groups of their cities, as bits
        shore = [h for h, cell in enumerate(neighbours) if max(cell) >= hexes]
        self.shore: vec[i64] = vec[i64](shore)
        self.shore_groups: vec[i64] = vec[i64]([groups_beside(neighbours[h], groups, hexes) for h in shore])
        # by six edges as bits: the shapes that have an end on one of them
        self.touching: vec[i64] = vec[i64]([shapes_touching(edges) for edges in range(64)])
        # by shape: the shapes that may cross it
        self.crossing: vec[i64] = vec[i64]([shapes_crossing(shape) for shape in range(N_SHAPES)])

    def target(self) -> i64:
        """SP-3.2: so many contracts trigger the end; 0 when one plays alone."""
        n = self.n_players
        return 0 if n == 1 else 14 if n == 2 else 11 if n == 3 else 9 if n == 4 else 8


def open_shapes(cell: tuple[int, ...]) -> int:
    """SP-R2: the shapes whose ends lead neither off the map nor at water."""
    found = 0
    for shape in range(N_SHAPES):
        if all(cell[e] != OFF for e in range(6) if edges_of(shape) >> e & 1):
            found |= 1 << shape
    return found


def groups_beside(cell: tuple[int, ...], groups: tuple[int, ...], hexes: int) -> int:
    """The groups of the cities next to a hex, as bits."""
    found = 0
    for n in cell:
        if n >= hexes:
            found |= 1 << groups[n - hexes]
    return found


def shapes_touching(edges: int) -> int:
    """The shapes with an end on one of these edges."""
    return sum(1 << shape for shape in range(N_SHAPES) if edges_of(shape) & edges)


def shapes_crossing(shape: int) -> int:
    """SP-1.6: the shapes that may be added to one."""
    return sum(1 << other for other in range(N_SHAPES) if crosses(shape, other))
