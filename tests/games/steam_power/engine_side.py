"""The engine in the oracle's words: the same board from rows of characters, its actions in notation, its position as
plain facts; and the comparison of the two.

Notation is spelled out here from the numbers of `moves.py`, so the words of the program are not needed, nor trusted.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from roundhouse.core.state import CHANCE as CHANCE_SEAT
from roundhouse.core.state import OVER as OVER_SEAT
from roundhouse.core.state import legal_list, weights_list, winners_list
from roundhouse.games.steam_power import moves
from roundhouse.games.steam_power.position import BAG, DONE, OUT
from roundhouse.games.steam_power.state import Board, SteamPowerState
from tests.games.steam_power.oracle import CHANCE, OVER, Oracle, pay_text
from tests.games.steam_power.oracle_map import EDGES, Hex, Map, across, written
from tests.games.steam_power.oracle_routes import Split
from tests.games.steam_power.oracle_table import CITY_TILES, COMPANIES, RESOURCES, Contract, Rules

COLOURS = [*RESOURCES, "vp"]
TILES = ["plain", "sharp", "cross"]
BONUSES = ["", "track", "factory", "contracts"]
ENDINGS = ["contracts", "round_limit", "solo"]
TERRAINS = ["plains", "hills", "mountains"]
# the fifteen shapes in the order of the engine: straight, gentle, sharp, by the edge from which they bend clockwise
SHAPES = [
    *[(e, e + 3) for e in range(3)],
    *[tuple(sorted((e, (e + 2) % 6))) for e in EDGES],
    *[tuple(sorted((e, (e + 1) % 6))) for e in EDGES],
]


@cache
def board(players: int, rows: tuple[str, ...], contracts: tuple[Contract, ...], rules: Rules) -> Board:
    """The engine's board, built from rows of characters."""
    land = Map(list(rows))
    numbers = {here: number for number, here in enumerate([*land.land, *land.cities])}
    clusters: list[frozenset[Hex]] = []
    for city in land.cities:
        if land.groups[city] not in clusters:
            clusters.append(land.groups[city])
    return Board(
        players,
        tuple(written(here) for here in land.land),
        tuple(written(city) for city in land.cities),
        tuple(TERRAINS.index(land.terrain[here]) for here in land.land),
        tuple(tuple(numbers.get(across(here, edge), -1) for edge in EDGES) for here in land.land),
        tuple(tuple(numbers.get(across(city, edge), -1) for edge in EDGES) for city in land.cities),
        tuple(clusters.index(land.groups[city]) for city in land.cities),
        tuple(CITY_TILES[colour] for colour in COLOURS),
        tuple(
            (tuple(dict(c.needs).get(colour, 0) for colour in RESOURCES), c.money, c.points, BONUSES.index(c.bonus))
            for c in contracts
        ),
        (rules.money_action, rules.lone_contracts, rules.round_limit),
        "test",
        "",
    )


def packed(split: Split) -> int:
    """The engine numbers the splits of a price in this order: five bits a company."""
    return sum(amount << 5 * company for company, amount in split)


class Engine:
    """The engine's game."""

    def __init__(self, made: Board) -> None:
        state = made.new_state()
        assert isinstance(state, SteamPowerState)
        self.state: SteamPowerState = state
        self.made = made

    def actor(self) -> str:
        seat = self.state.actor()
        return {CHANCE_SEAT: CHANCE, OVER_SEAT: OVER}.get(seat, f"p{seat + 1}")

    def actions(self) -> list[int]:
        seat = self.state.actor()
        return [] if seat == OVER_SEAT else legal_list(self.state, seat)

    def legal(self, splits: list[Split]) -> dict[str, int]:
        """What may be done, with the weights of chance. The engine's splits are numbers: `splits` are to be their
        meaning; that they mean it is seen from the money that moves."""
        names = [self.spelled(action, splits) for action in self.actions()]
        if self.actor() != CHANCE:
            return dict.fromkeys(names, 1)
        return dict(zip(names, weights_list(self.state), strict=True))

    def spelled(self, action: int, splits: list[Split]) -> str:
        """An action in notation."""
        made, state = self.made, self.state
        hexes, sites = made.hex_ids, made.site_ids
        if action >= made.a_remove:
            return f"remove {hexes[action - made.a_remove]}"
        for verb, base in (("replace", made.a_replace), ("cross", made.a_cross), ("track", moves.A_TRACK)):
            if action >= base:
                here, shape = divmod(action - base, moves.N_SHAPES)
                return f"{verb} {hexes[here]} {SHAPES[shape][0]}-{SHAPES[shape][1]}"
        if action == moves.A_SKIP:
            return "skip"
        if action == moves.A_END:
            return "end"
        if action == moves.A_MONEY:
            return "money"
        if action >= moves.A_FROM:
            return f"from p{action - moves.A_FROM + 1}"
        if action == moves.A_CONTRACTS:
            return "contracts"
        if action >= moves.A_PAY:
            number = action - moves.A_PAY
            in_order = sorted(splits, key=packed)
            return pay_text(in_order[number]) if number < len(in_order) else f"pay number {number}"
        if action >= moves.A_BRING:
            return f"bring {sites[action - moves.A_BRING]}"
        if action >= moves.A_FULFIL:
            return f"fulfil {action - moves.A_FULFIL + 1}"
        if action >= moves.A_BONUS_FACTORY:
            site, number = divmod(action - moves.A_BONUS_FACTORY, moves.MOST)
            return f"factory {sites[site]} {number + 1}"
        if action >= moves.A_FACTORY:
            return f"factory {sites[action - moves.A_FACTORY]}"
        if action >= moves.A_ENGINE:
            return f"engine {COMPANIES[action - moves.A_ENGINE]}"
        if action >= moves.A_ASIDE:
            return f"aside {action - moves.A_ASIDE + 1}"
        if action >= moves.A_DRAW:
            return f"draw {action - moves.A_DRAW + 1}"
        if action >= moves.A_FIRST:
            return f"first p{action - moves.A_FIRST + 1}"
        return f"city {sites[list(state.city).index(0)]} {COLOURS[action]}"

    def apply(self, text: str, splits: list[Split]) -> None:
        seat = self.state.actor()
        found = [action for action in self.actions() if self.spelled(action, splits) == text]
        assert len(found) == 1, f"{self.actor()} may not {text}"
        self.state.apply(seat, found[0])

    def facts(self) -> dict[str, Any]:
        """The position in the oracle's terms."""
        s, made = self.state, self.made
        sites, hexes = made.site_ids, made.hex_ids
        companies = range(made.companies)
        groups = [frozenset(sites[i] for i in range(len(sites)) if made.group[i] == g) for g in range(made.n_groups)]
        network = [
            {city for g, group in enumerate(groups) if s.network[c] >> g & 1 for city in group} for c in companies
        ]
        paths = {}
        for h, name in enumerate(hexes):
            there = []
            if s.path[h]:
                there.append((s.owner[h], SHAPES[s.path[h] - 1]))
            if s.over[h]:
                there.append((s.over_owner[h], SHAPES[s.over[h] - 1]))
            if there:
                paths[name] = sorted(there)
        joined = {
            (company_group // made.n_groups, frozenset([groups[company_group % made.n_groups], groups[other]]))
            for company_group, bits in enumerate(s.links)
            for other in (range(made.n_groups) if bits else ())
            if other != company_group % made.n_groups and bits >> other & 1
        }
        return {
            "colours": {sites[i]: COLOURS[c - 1] for i, c in enumerate(s.city) if c},
            "city tiles": dict(zip(COLOURS, s.tiles_left, strict=True)),
            "factories": {sites[i]: c - 1 for i, c in enumerate(s.factory) if c},
            "stock": {sites[i]: n for i, n in enumerate(s.stock) if n},
            "flipped": {sites[i] for i, n in enumerate(s.flipped) if n},
            "supply": dict(zip(RESOURCES, s.supply, strict=True)),
            "tiles": dict(zip(TILES, s.track_left, strict=True)),
            "paths": paths,
            "locomotives": list(s.locomotives),
            "factories left": list(s.factories),
            "money": list(s.money)[: made.n_players],
            "hands": [{i + 1 for i, w in enumerate(s.where) if w == p} for p in range(made.n_players)],
            "in hand": list(s.hand_n)[: made.n_players],
            "done": [{i + 1 for i, w in enumerate(s.where) if w == DONE + p} for p in range(made.n_players)],
            "fulfilled": list(s.fulfilled)[: made.n_players],
            "bag": {i + 1 for i, w in enumerate(s.where) if w == BAG},
            "in bag": s.bag_n,
            "aside": {i + 1 for i, w in enumerate(s.where) if w == OUT},
            "network": network,
            "links": joined,
            "chains": [
                (s.chain[c], sites[s.chain_site[c]], hexes[s.chain_hex[c]], s.chain_edge[c]) if s.chain[c] else None
                for c in companies
            ],
            "round": s.round(),
            "score": [s.score(p) for p in range(made.n_players)],
            "ending": None if s.ending() < 0 else ENDINGS[s.ending()],
        }

    def winners(self) -> list[int]:
        return winners_list(self.state)


def facts(oracle: Oracle) -> dict[str, Any]:
    """The oracle's position, in the same form."""
    table, tracks = oracle.table, oracle.table.tracks
    companies = range(table.companies)
    chains = [tracks.incomplete(company) for company in companies]
    joined = set()
    for connection in tracks.complete():
        assert connection.end is not None
        ends = frozenset(
            frozenset(written(city) for city in table.map.groups[end]) for end in (connection.start, connection.end)
        )
        if len(ends) == 2:
            joined.add((connection.owner, ends))
    return {
        "colours": {written(city): colour for city, colour in table.colours.items()},
        "city tiles": table.city_tiles,
        "factories": {written(city): company for city, company in table.factories.items()},
        "stock": {written(city): number for city, number in table.stock.items() if number},
        "flipped": {written(city) for city in table.flipped},
        "supply": {colour: table.supply(colour) for colour in RESOURCES},
        "tiles": tracks.tiles_left(),
        "paths": {written(here): sorted(paths) for here, paths in tracks.paths().items()},
        "locomotives": [tracks.locomotives_left(company) for company in companies],
        "factories left": [table.factories_left(company) for company in companies],
        "money": table.money,
        "hands": table.hands,
        "in hand": [len(hand) for hand in table.hands],
        "done": [set(done) for done in table.done],
        "fulfilled": [len(done) for done in table.done],
        "bag": table.bag,
        "in bag": len(table.bag),
        "aside": set(table.aside),
        "network": [{written(city) for city in tracks.network(company)} for company in companies],
        "links": joined,
        "chains": [
            None
            if chain is None
            else (len(chain.tiles), written(chain.start), written(chain.loose_end()[0]), chain.loose_end()[1])
            for chain in chains
        ],
        "round": oracle.round,
        "score": [table.score(player) for player in range(table.players)],
        "ending": oracle.result,
    }


# while a price is being divided the resource is on its way: when it leaves its city is nobody's business
ON_THE_WAY = ["stock", "flipped", "supply", "money", "score"]


def splits_now(oracle: Oracle) -> list[Split]:
    """The splits among which the actor is to choose now."""
    if oracle.phase != "pay" or oracle.source is None:
        return []
    return list(oracle.table.sources(oracle.company).splits[oracle.source])


class Disagreement(AssertionError):
    """Engine and oracle say different things; with the game up to there."""


def compare(oracle: Oracle, engine: Engine, log: list[str], legal: dict[str, int] | None = None) -> None:
    """Everything that can be asked, before the next action."""

    def same(what: str, engines: object, oracles: object) -> None:
        if engines != oracles:
            raise Disagreement("\n".join([*log, f"{what}:", *difference(engines, oracles)]))

    same("actor", engine.actor(), oracle.actor())
    same("legal", engine.legal(splits_now(oracle)), oracle.legal() if legal is None else legal)
    engines, oracles = engine.facts(), facts(oracle)
    for name in ON_THE_WAY if oracle.phase == "pay" else []:
        del engines[name], oracles[name]
    same("position", engines, oracles)
    if oracle.actor() == OVER and not oracle.table.solo:
        same("winners", engine.winners(), oracle.table.winners())


def difference(engines: object, oracles: object, path: str = "") -> list[str]:
    """Where two answers differ, one line each."""
    if isinstance(engines, dict) and isinstance(oracles, dict):
        keys = sorted(set(engines) | set(oracles), key=str)
        return [line for key in keys for line in difference(engines.get(key), oracles.get(key), f"{path}/{key}")]
    if isinstance(engines, list) and isinstance(oracles, list) and len(engines) == len(oracles):
        pairs = enumerate(zip(engines, oracles, strict=True))
        return [line for i, (a, b) in pairs for line in difference(a, b, f"{path}/{i}")]
    return [] if engines == oracles else [f"{path} engine {engines} oracle {oracles}"]
