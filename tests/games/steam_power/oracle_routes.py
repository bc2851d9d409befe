"""How resources travel in the oracle's game (SP-6.2 to SP-6.4): every simple route is walked, link by link."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

from tests.games.steam_power.oracle_map import Hex
from tests.games.steam_power.oracle_track import Tracks

Split = tuple[tuple[int, int], ...]  # who is paid how much, by company
NEUTRAL = -1
PURCHASE = 5  # SP-6.4


def links(tracks: Tracks) -> dict[Hex, set[tuple[Hex, int]]]:
    """From every city the cities one link away and whose the link is; doubles of one owner are as good as one."""
    found: dict[Hex, set[tuple[Hex, int]]] = {city: set() for city in tracks.map.cities}
    for connection in tracks.complete():
        assert connection.end is not None
        found[connection.start].add((connection.end, connection.owner))
        found[connection.end].add((connection.start, connection.owner))
    opened = tracks.joined_cities()
    for city in opened:  # SP-4.8
        for other in tracks.map.adjacent[city]:
            found[city].add((other, NEUTRAL))
    return found


def reachable(joined: dict[Hex, set[tuple[Hex, int]]], network: set[Hex]) -> set[Hex]:
    """SP-6.4: the cities that some chain of links joins to the network."""
    found = set(network)
    while True:
        more = {other for city in found for other, _ in joined[city]} - found
        if not more:
            return found
        found |= more


def split_of(payees: list[int]) -> Split:
    return tuple((company, payees.count(company)) for company in sorted(set(payees)))


class Ways:
    """The ways of a company's resources on the map as it is."""

    def __init__(self, tracks: Tracks, company: int) -> None:
        self.company = company
        self.links = links(tracks)
        self.network = tracks.network(company)
        self.reachable = reachable(self.links, self.network)

    def cheapest(self, origin: Hex) -> tuple[int, set[Split]] | None:
        """SP-6.3, SP-R8: the least number of foreign connections on a way from a city to the network, and all the ways
        in which the cheapest routes pay; None where there is no way (SP-6.4)."""
        if origin not in self.reachable:
            return None
        found: set[Split] = set()

        def walk(city: Hex, been: list[Hex], payees: list[int], most: int) -> None:
            if city in self.network:
                found.add(split_of(payees))
                return
            for other, owner in self.links[city]:
                if other in been:
                    continue
                paid = payees if owner in (NEUTRAL, self.company) else [*payees, owner]
                if len(paid) <= most:
                    walk(other, [*been, other], paid, most)

        price = 0
        while not found:
            walk(origin, [origin], [], price)
            price += 1
        return price - 1, found


class Sources:
    """What a company can bring now: for every factory that can be reached, its colour, its stock and the price."""

    def __init__(
        self, tracks: Tracks, company: int, factories: dict[Hex, int], stock: dict[Hex, int], colours: dict[Hex, str]
    ) -> None:
        self.colours = colours
        self.stock: dict[Hex, int] = {}
        self.price: dict[Hex, int] = {}
        self.splits: dict[Hex, set[Split]] = {}
        ways = Ways(tracks, company)
        for city, owner in factories.items():
            routes = ways.cheapest(city) if stock[city] else None
            if routes is not None:
                self.stock[city] = stock[city]
                self.price[city] = routes[0] + (0 if owner == company else 1)
                self.splits[city] = routes[1]

    def of_colour(self, colour: str) -> list[Hex]:
        return [city for city in self.stock if self.colours[city] == colour]

    def brought(self, needs: dict[str, int]) -> dict[str, int]:
        """SP-R23: so many of each colour must be brought; the others are bought."""
        return {
            colour: min(number, sum(self.stock[city] for city in self.of_colour(colour)))
            for colour, number in needs.items()
        }

    def prices(self, needs: dict[str, int]) -> set[int]:
        """What a contract can cost, over all choices of factories (SP-R23)."""
        brought = self.brought(needs)
        bought = PURCHASE * sum(needs[colour] - brought[colour] for colour in needs)
        by_colour = []
        for colour, number in brought.items():
            choices = combinations_with_replacement(self.of_colour(colour), number)
            possible = {
                sum(self.price[city] for city in choice)
                for choice in choices
                if all(choice.count(city) <= self.stock[city] for city in choice)
            }
            by_colour.append(possible)
        return {bought + sum(parts) for parts in product(*by_colour)}

    def without(self, city: Hex) -> Sources:
        """The same when one resource of a factory has been used."""
        made = object.__new__(Sources)
        made.colours, made.price, made.splits = self.colours, self.price, self.splits
        made.stock = {**self.stock, city: self.stock[city] - 1}
        return made
