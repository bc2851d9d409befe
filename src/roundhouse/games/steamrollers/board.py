"""The compiled board of SteamRollers: hexes, walls, tiles, orders and options, as tables that states share."""

from hashlib import sha256

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.core.state import Board
from roundhouse.games.steamrollers.moves import (
    MAX_LEGAL,
    N_ACTIONS,
    N_CHARTS,
    N_CITIES,
    N_COLOURS,
    N_ORDERS,
    N_TILES,
    NO_HEX,
)


class SteamRollersBoard(Board):
    """Built from plain tuples (the data file was checked before). Hexes that can be drawn on are numbered region by
    region; the cities follow as numbers from `n_hexes` on."""

    def __init__(
        self,
        n_players: int,
        hex_ids: tuple[str, ...],
        regions: tuple[int, ...],
        towns: tuple[int, ...],
        neighbours: tuple[tuple[int, ...], ...],
        level: str,
        charts: tuple[tuple[tuple[int, int], ...], ...],
        walls_of: tuple[tuple[tuple[str, str], ...], ...],
        infinity: tuple[tuple[bool, bool], ...],
        points: tuple[tuple[int, int], ...],
        orders: tuple[tuple[tuple[tuple[int, ...], int], ...], ...],
        options: tuple[bool, bool, bool, int, int],
        data_sha256: str,
    ) -> None:
        coal, with_orders, starting_tiles, eva, round_limit = options
        facts = f"steamrollers {n_players} {regions} {towns} {neighbours} {charts} {infinity} {points} {orders}"
        digest = sha256(f"{facts} {options} {data_sha256}".encode()).digest()
        super().__init__("steamrollers", n_players, N_ACTIONS, MAX_LEGAL, digest)
        self.hex_ids: tuple[str, ...] = hex_ids
        self.level: str = level  # of the walls: none, medium, hard
        self.walls_of: tuple[tuple[tuple[str, str], ...], ...] = (
            walls_of  # by chart: pairs of hexes, for those who draw
        )
        self.solo: bool = n_players == 1
        # SR-9.1, SR-R32: alone, only walls are allowed
        self.coal: bool = coal and n_players > 1
        self.orders: bool = with_orders and n_players > 1
        self.starting_tiles: bool = starting_tiles and n_players > 1
        self.walls: bool = len(charts) > 0
        self.eva: i64 = eva
        self.round_limit: i64 = round_limit
        self.n_hexes: i64 = len(hex_ids)
        self.region: vec[i64] = vec[i64](regions)
        self.town: vec[i64] = vec[i64]([1 if h in towns else 0 for h in range(len(hex_ids))])
        self.region_start: vec[i64] = vec[i64]([sum(1 for r in regions if r < city) for city in range(N_CITIES + 1)])
        # six a hex for each chart, chart 0 without walls: what lies behind an edge, NO_HEX where track leads nowhere
        self.next: vec[i64] = vec[i64]([n for _ in range(N_CHARTS + 1) for cell in neighbours for n in cell])
        for k, chart in enumerate(charts):
            for cell, edge in chart:
                self.next[((k + 1) * len(hex_ids) + cell) * 6 + edge] = NO_HEX
        # tiles and orders: two sides each
        self.infinity: vec[i64] = vec[i64]([1 if side else 0 for tile in infinity for side in tile])
        self.tile_points: vec[i64] = vec[i64]([side for tile in points for side in tile])
        self.order_points: vec[i64] = vec[i64]([side[1] for order in orders for side in order])
        self.order_goods: vec[i64] = vec[i64]([n for order in orders for side in order for n in side[0]])
        assert len(self.infinity) == 2 * N_TILES
        assert len(self.order_goods) == 2 * N_ORDERS * N_COLOURS

    def dice(self) -> i64:
        """SR-2.3, SR-9.2: white dice in play."""
        return i64(3) if self.solo else self.n_players + 1

    def hexes_in(self, city: i64) -> i64:
        """How many hexes of a region can be drawn on."""
        return self.region_start[city + 1] - self.region_start[city]


def is_home(colour: i64, city: i64) -> bool:
    """SR-1.2: whether a city takes goods of a colour. Coal is not asked for here: it goes to any other city."""
    return home_of(city) == colour


def home_of(city: i64) -> i64:
    """SR-1.2: the colour of a city: yellow, red, grey, grey, green, blue."""
    if city == 0:
        return 3
    if city == 1:
        return 0
    if city < 4:
        return 4
    return 2 if city == 4 else 1
