"""What lies on the table in the oracle's game of SteamRollers: pieces by name, points, and the position as plain data.

What may be done with them is in oracle.py (setup and rounds), oracle_turn.py (a player's turn) and oracle_eva.py.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.games.steamrollers.routes_oracle import CITIES, KINDS, Connection, Map, Tracks, Wall, connections, read_map

COLOURS = ["red", "blue", "green", "yellow", "grey"]
COAL = "coal"
# SR-1.3, SR-1.4, SR-1.5, SR-8.3
GOODS_OF_A_COLOUR = 10
BLACK_FACES = [["straight", "gentle"], ["straight", "sharp"], ["gentle", "sharp"]]
FACES_OF_A_PAIR = 2
FACES = [1, 2, 3, 4, 5, 6]
BOXES = [1, 2, 3, 4, 5, 6]
TILES = [1, 2, 3, 4, 5, 6]
STARTING = ["engine", "track", "points", "tile", "cargo"]
# SR-8.3, SR-9.2, SR-9.3, SR-9.5, SR-10.1
STARTING_POINTS = 2
CARGO_CITIES = [3, 4]
SOLO_DICE = 3
MARKS_TO_DELIVER = 3
EVAS_ENGINE = 3
EVAS_BEST_REGIONS = 2
ENGINE_POINTS = {4: 1, 5: 2, 6: 3}
EMPTY_CITIES_TO_END = 3


@dataclass
class Tile:
    """SR-1.5, SR-7: an action tile; its side is '' before it is drawn, its owner None in the pool."""

    number: int
    side: str = ""
    kind: str = ""
    points: int = 0
    effect: str = ""
    owner: int | None = None
    sideways: bool = False
    fresh: bool = False
    used: bool = False


@dataclass
class Order:
    """SR-8.2: the open side of an order tile."""

    tile: int
    side: str
    goods: dict[str, int]
    points: int
    owner: int | None = None


@dataclass
class Seat:
    """A player's sheet and what lies beside it."""

    track: Tracks = field(default_factory=dict)
    boxes: set[int] = field(default_factory=set)
    kept: Counter[str] = field(default_factory=Counter)
    cargo: list[tuple[int, str]] = field(default_factory=list)
    stolen: int = 0
    deliveries: int = 0
    start: int = 0
    done: bool = False


class Table:
    """Everything on the table, and the components that a data file declares."""

    def __init__(self, players: int, options: dict[str, str | int], data_text: str) -> None:
        data = tomllib.loads(data_text)
        self.map: Map = read_map(data)
        self.sides = {(t["number"], t["side"], t.get("solo", False)): t for t in data["tile"]}
        self.order_sides = {(o["tile"], o["side"]): o for o in data["order"]}
        self.players = players
        self.solo = players == 1
        # SR-9.1, SR-R32
        self.coal = options["coal"] == "on" and not self.solo
        self.with_orders = options["orders"] == "on" and not self.solo
        self.starting_tiles = options["starting_tiles"] == "on" and not self.solo
        self.walls_level = str(options["walls"])
        self.eva_level = int(options["eva"])
        self.round_limit = int(options["round_limit"])

        self.phase = "first"
        self.round = 0
        self.first = 0
        self.active: int | None = None
        self.bag: Counter[str] = Counter(dict.fromkeys(COLOURS, GOODS_OF_A_COLOUR))
        self.aside: list[str] = []  # drawn for a city of their own colour
        self.drawn = 0
        self.cities: dict[int, list[str]] = {number: [] for number in CITIES}
        self.tiles = {number: Tile(number) for number in TILES}
        self.orders: list[Order] = []
        self.chart: int | None = None
        self.starting: list[str] = []
        self.seats = [Seat() for _ in range(players)]
        self.black: list[str] = []
        self.dice: list[int] = []
        self.hold: list[int] = []
        self.die = 0
        self.final = False
        self.ordered = False
        self.marks = dict.fromkeys(CITIES, 0)
        self.eva_rolled = 0
        self.eva_die = 0
        self.eva_deliveries = 0
        self.result: str | None = None

    def goods_a_city(self) -> int:
        """SR-2.1"""
        return self.players + 2

    def white_dice(self) -> int:
        """SR-2.3, SR-9.2"""
        return SOLO_DICE if self.solo else self.players + 1

    def tiles_of(self, player: int) -> list[Tile]:
        return [tile for tile in self.tiles.values() if tile.owner == player]

    def walls(self) -> list[Wall]:
        """SR-8.4"""
        return [] if self.chart is None else self.map.charts[self.walls_level, self.chart]

    def connections(self, player: int) -> list[Connection]:
        return connections(self.map, self.seats[player].track, self.walls())

    def empty_hexes(self, player: int, region: int) -> list[str]:
        """SR-4.1: a hex is drawn on once only."""
        return [hex_id for hex_id in self.map.hexes[region] if hex_id not in self.seats[player].track]

    def eva_has_room(self, region: int) -> bool:
        """SR-9.3: an empty hex for Eva, the town's among them."""
        return self.marks[region] < len(self.map.hexes[region])

    def strength(self, player: int) -> int:
        """SR-5.1, SR-R14: the crossed boxes, and one more by tile 4b, which does nothing in the turn it was taken
        (SR-R38); against Eva it is not there by itself but asked for, for one delivery (SR-R22)."""
        boosted = any(tile.effect == "4b" and not tile.fresh for tile in self.tiles_of(player))
        return len(self.seats[player].boxes) + (1 if boosted and not self.solo else 0)

    def empty_cities(self) -> int:
        return len([number for number in CITIES if not self.cities[number]])

    def discard(self, tile: Tile) -> None:
        """SR-7.2: back to the pool."""
        tile.owner = None
        tile.sideways = tile.fresh = tile.used = False

    def use(self, tile: Tile) -> None:
        """SR-7.2, SR-R5: lightning goes to the pool at once; infinity stays, used once a turn (SR-R4)."""
        if tile.kind == "lightning":
            self.discard(tile)
        else:
            tile.used = True

    def network_points(self, player: int) -> int:
        """SR-10.1, SR-R18"""
        return sum(1 + connection.towns for connection in self.connections(player))

    def scores(self, player: int) -> dict[str, int]:
        """SR-10.1"""
        seat = self.seats[player]
        return {
            "deliveries": seat.deliveries,
            "network": self.network_points(player),
            "engine": ENGINE_POINTS.get(len(seat.boxes), 0),
            "tiles": sum(tile.points for tile in self.tiles_of(player)),
            "orders": sum(order.points for order in self.orders if order.owner == player),
            "start": seat.start,
        }

    def score(self, player: int) -> int:
        return sum(self.scores(player).values())

    def eva_scores(self) -> dict[str, int]:
        """SR-9.5"""
        best = sorted(self.marks.values(), reverse=True)[:EVAS_BEST_REGIONS]
        pool = [tile for tile in self.tiles.values() if tile.owner is None]
        return {
            "deliveries": self.eva_deliveries,
            "engine": EVAS_ENGINE,
            "network": sum(best),
            "tiles": sum(tile.points for tile in pool if tile.points > 0),
        }

    def eva_score(self) -> int:
        return sum(self.eva_scores().values())

    def winners(self) -> list[int]:
        """SR-10.2: points, then boxes, then network points, then shared; SR-9.5: alone, more points than Eva."""
        if self.solo:
            return [0] if self.result in ("solo_won", "solo_limit_won") else []
        ranks = [
            (self.score(player), len(self.seats[player].boxes), self.network_points(player))
            for player in range(self.players)
        ]
        return [player for player in range(self.players) if ranks[player] == max(ranks)]


PHASES = {
    "first": "setup",
    "goods": "setup",
    "sides": "setup",
    "offers": "setup",
    "chart": "setup",
    "eva setup": "setup",
    "start": "start",
    "roll": "roll",
    "black": "roll",
    "choose": "choose",
    "seize": "seize",
    "use": "act",
    "act": "act",
    "reroll": "act",
    "after": "after",
    "eva wish": "eva",
    "eva wish roll": "eva",
    "eva mark": "eva",
    "eva return": "eva",
    "eva roll": "eva",
    "eva block": "eva",
    "eva mark instead": "eva",
    "eva take": "eva",
    "over": "over",
}


def describe(table: Table, asked: int | None) -> dict[str, Any]:
    """The position as the clients get it; lists whose order means nothing are sorted."""
    return {
        "round": table.round,
        "phase": PHASES[table.phase],
        "turn": asked,
        "active": table.active,
        "first": table.first,
        "chart": chart(table),
        "black": list(table.black),
        "dice": sorted(table.dice),
        "hold": sorted(table.hold),
        "die": table.die,
        "final": table.final,
        "bag": {good: number for good, number in table.bag.items() if number},
        "cities": [
            {"number": number, "goods": list(goods) if table.solo else sorted(goods)}
            for number, goods in table.cities.items()
        ],
        "tiles": [vars(table.tiles[number]) | {} for number in TILES],
        "orders": [vars(order) | {} for order in table.orders],
        "starting": list(table.starting),
        "players": [player(table, number) for number in range(table.players)],
        "eva": eva(table) if table.solo else None,
    }


def chart(table: Table) -> dict[str, Any] | None:
    if table.chart is None:
        return None
    return {
        "level": table.walls_level,
        "number": table.chart,
        "walls": sorted(sorted(wall) for wall in table.walls()),
    }


def player(table: Table, number: int) -> dict[str, Any]:
    seat = table.seats[number]
    scores = table.scores(number)
    joined = [
        {"cities": list(found.cities), "towns": found.towns, "hexes": list(found.hexes)}
        for found in table.connections(number)
    ]
    return {
        "track": dict(seat.track),
        "boxes": sorted(seat.boxes),
        "strength": table.strength(number),
        "connections": sorted(joined, key=repr),
        "kept": {good: count for good, count in seat.kept.items() if count},
        "cargo": [{"city": city, "good": good} for city, good in seat.cargo],
        "stolen": seat.stolen,
        "scores": scores,
        "score": sum(scores.values()),
        "done": seat.done,
    }


def eva(table: Table) -> dict[str, Any]:
    return {
        "level": table.eva_level,
        "marks": [table.marks[number] for number in CITIES],
        "die": table.eva_die,
        "scores": table.eva_scores(),
        "score": table.eva_score(),
    }


def kinds_not_shown(black: list[str]) -> list[str]:
    return [kind for kind in KINDS if kind not in black]
