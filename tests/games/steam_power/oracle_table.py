"""What lies on the table in the oracle's game of Steam Power, and what it is worth (SP-3.3, SP-3.4, SP-9.4).

What may be done with it is in oracle.py; track and routes are in oracle_track.py and oracle_routes.py.
"""

from __future__ import annotations

from dataclasses import dataclass

from tests.games.steam_power.oracle_map import Hex, Map
from tests.games.steam_power.oracle_routes import Sources
from tests.games.steam_power.oracle_track import Tracks

RESOURCES = ["black", "white", "orange", "grey"]
COMPANIES = ["red", "blue", "green", "purple", "amber"]  # when one plays alone
# SP-1.1, SP-1.3, SP-1.4, SP-R16
LOCOMOTIVES = 18
LOCOMOTIVES_ALONE = 16
FACTORIES = 15
CITY_TILES = {"black": 7, "white": 7, "orange": 7, "grey": 7, "vp": 5}
CUBES = 30
# SP-2.2, SP-5.1, SP-6.6, SP-3.3
START_MONEY = 5
START_CONTRACTS = 5
FACTORY_CUBES = 5
BONUS_CUBES = [4, 5, 6]
FLIPPED_POINTS = 2
MONEY_FOR_A_POINT = 5
VP_CITY_SHARES = {0: 0, 1: 4, 2: 2, 3: 1, 4: 1, 5: 0}  # by the number of players connected
CONTRACTS_TO_END = {2: 14, 3: 11, 4: 9, 5: 8}
SOLO_TURNS = 8
SOLO_LOCOMOTIVES = 2


@dataclass(frozen=True)
class Contract:
    """SP-1.5"""

    needs: tuple[tuple[str, int], ...]
    money: int
    points: int
    bonus: str = ""  # "", "track", "factory" or "contracts"


@dataclass(frozen=True)
class Rules:
    """The options of a game."""

    money_action: int = 3
    lone_contracts: bool = False
    round_limit: int = 100


class Table:
    """Everything on the table. Companies are players; alone, there are five, with one purse and one hand."""

    def __init__(self, players: int, land: Map, contracts: list[Contract], rules: Rules) -> None:
        self.players = players
        self.solo = players == 1
        self.companies = len(COMPANIES) if self.solo else players
        self.map = land
        self.rules = rules
        self.contracts = dict(enumerate(contracts, start=1))
        self.tracks = Tracks(land, LOCOMOTIVES_ALONE if self.solo else LOCOMOTIVES)
        self.city_tiles = dict(CITY_TILES)
        self.cubes = dict.fromkeys(RESOURCES, CUBES)  # all there are
        self.factories_each = FACTORIES
        self.colours: dict[Hex, str] = {}
        self.factories: dict[Hex, int] = {}
        self.stock: dict[Hex, int] = {}
        self.flipped: set[Hex] = set()
        self.bag = set(self.contracts)
        self.hands: list[set[int]] = [set() for _ in range(players)]
        self.done: list[list[int]] = [[] for _ in range(players)]
        self.aside: list[int] = []
        self.money = [START_MONEY] * players

    def purse(self, company: int) -> int:
        """Whose money a company pays with: SP-9.3, alone there is one purse."""
        return 0 if self.solo else company

    def supply(self, colour: str) -> int:
        """SP-1.4: cubes that lie on no city."""
        return self.cubes[colour] - sum(n for city, n in self.stock.items() if self.colours[city] == colour)

    def factories_left(self, company: int) -> int:
        return self.factories_each - list(self.factories.values()).count(company)

    def factory_sites(self, company: int) -> list[Hex]:
        """SP-5.1, SP-5.2, SP-R7, SP-R16"""
        if self.factories_left(company) == 0:
            return []
        return [
            city
            for city in sorted(self.tracks.joined_cities())
            if self.colours[city] != "vp"
            and city not in self.factories
            and city not in self.flipped
            and self.supply(self.colours[city]) > 0
        ]

    def factory_cubes(self, city: Hex) -> int:
        """SP-5.1, SP-R7"""
        return min(FACTORY_CUBES, self.supply(self.colours[city]))

    def bonus_cubes(self, city: Hex) -> list[int]:
        """SP-6.6, SP-R25"""
        supply = self.supply(self.colours[city])
        return [number for number in BONUS_CUBES if number <= supply] or [supply]

    def sources(self, company: int) -> Sources:
        return Sources(self.tracks, company, self.factories, self.stock, self.colours)

    def contract_prices(self, company: int, number: int) -> set[int]:
        """SP-6.3, SP-6.4, SP-R9, SP-R23: all that a contract can cost a company now; nothing if it is impossible."""
        if not self.tracks.network(company) and not self.rules.lone_contracts:
            return set()
        return self.sources(company).prices(dict(self.contracts[number].needs))

    def take_cube(self, city: Hex) -> None:
        """SP-6.5"""
        self.stock[city] -= 1
        if self.stock[city] == 0:
            self.flipped.add(city)

    def connected_to(self, city: Hex) -> int:
        """How many companies have a city in their network (SP-R14)."""
        return len([company for company in range(self.companies) if city in self.tracks.network(company)])

    def points(self, player: int) -> dict[str, int]:
        """SP-3.3, SP-9.4"""
        vp_cities = [city for city in self.map.cities if self.colours.get(city) == "vp"]
        if self.solo:
            flipped = len(self.flipped)
            vp = sum(self.connected_to(city) for city in vp_cities)
        else:
            flipped = len([city for city in self.flipped if self.factories[city] == player])
            own = self.tracks.network(player)
            vp = sum(VP_CITY_SHARES[self.connected_to(city)] for city in vp_cities if city in own)
        return {
            "contracts": sum(self.contracts[number].points for number in self.done[player]),
            "factories": FLIPPED_POINTS * flipped,
            "vp_cities": vp,
            "money": self.money[player] // MONEY_FOR_A_POINT,
        }

    def score(self, player: int) -> int:
        return sum(self.points(player).values())

    def winners(self) -> list[int]:
        """SP-3.4"""
        ranks = [(self.score(player), len(self.done[player])) for player in range(self.players)]
        return [player for player in range(self.players) if ranks[player] == max(ranks)]
