"""The component data of Steam Power: reads and checks `data/steam_power.toml` or a file of somebody's own.

`load` and `parse` give plain tuples, or a DataError with every fault; `check` gives the faults. Here are the contracts,
the city tiles and what is common to all; the maps are read by `data_map.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from roundhouse.core.datafile import (
    HEADER,
    DataError,
    DataFile,
    Fault,
    Faults,
    Kind,
    Shape,
    Table,
    checked,
    data_file,
    read_header,
    read_text,
    read_toml,
    shown,
)
from roundhouse.games.steam_power.data_map import SteamPowerMap, read_maps

FORMAT = 1
MAP_IDS = ("great_lakes", "germany", "iberia")  # what the option `map` offers
RESOURCES = ("black", "white", "orange", "grey")  # SP-1.4
COLOURS = (*RESOURCES, "vp")  # SP-1.3
MAX_TILES = 15  # of one colour
CONTRACTS = 48  # SP-1.5
MIN_NEEDS, MAX_NEEDS = 2, 4  # resources
MAX_MONEY, MAX_POINTS = 20, 20  # of a contract
BONUSES = ("", "track", "factory", "contracts")  # SP-1.5; the place in it is the number of the bonus

ROOT: Shape = {**HEADER, "cities": Kind.TABLE, "contract": Kind.TABLES, "map": Kind.TABLES}
CITIES: Shape = dict.fromkeys(COLOURS, Kind.WHOLE)
CONTRACT: Shape = {
    "number": Kind.WHOLE,
    "needs": Kind.TABLE,
    "money": Kind.WHOLE,
    "points": Kind.WHOLE,
    "bonus": Kind.TEXT,
}
PER_RESOURCE: Shape = dict.fromkeys(RESOURCES, Kind.WHOLE)

Contract = tuple[tuple[int, ...], int, int, int]  # how many of each of RESOURCES, money, points, number of the bonus


@dataclass(frozen=True, slots=True)
class SteamPowerData:
    """Checked data. Contracts are counted from 0 here, from 1 in the file and in notation."""

    file: DataFile
    tiles: tuple[int, ...]  # city tiles by colour, the VP cities last
    contracts: tuple[Contract, ...]
    maps: tuple[SteamPowerMap, ...]

    def played(self, map_id: str) -> SteamPowerMap:
        """The map that is played when this one is asked for: the first of the file where it has none of the name."""
        return next((m for m in self.maps if m.id == map_id), self.maps[0])


def load(path: Path | None = None) -> SteamPowerData:
    """The data in a file, or our own."""
    if path is not None:
        return parse(read_text(path), str(path))
    ours = files("roundhouse") / "games" / "steam_power" / "data" / "steam_power.toml"
    return parse(ours.read_bytes().decode(), ours.name)


def check(text: str, source: str) -> tuple[Fault, ...]:
    """Everything that is wrong with a text; nothing when `parse` would take it."""
    try:
        parse(text, source)
    except DataError as e:
        return e.faults
    return ()


def parse(text: str, source: str) -> SteamPowerData:
    """The data in a text; `source` is the file's name in messages."""
    faults = Faults(source)
    root = checked(read_toml(text, faults), ROOT, "", faults)
    set_id = read_header(root, "steam_power", FORMAT, faults)
    tiles = _tiles(root, faults)
    contracts = _contracts(root, faults)
    maps = read_maps(root, MAP_IDS, faults)
    if tiles:
        _check_tiles(maps, sum(tiles), faults)
    faults.stop()
    return SteamPowerData(data_file(set_id, text), tiles, contracts, maps)


def _tiles(root: Table, faults: Faults) -> tuple[int, ...]:
    """SP-1.3: the city tiles by colour; none where something is wrong with them. Every resource must have a city."""
    table = root.table("cities", CITIES, faults)
    tiles = [table.whole(colour) for colour in COLOURS]
    for colour, count in zip(COLOURS, tiles, strict=True):
        low = 1 if colour in RESOURCES else 0
        if count is not None and not low <= count <= MAX_TILES:
            faults.add(table.at(colour), "steam_power-data-tiles", count=count, low=low, high=MAX_TILES)
            return ()
    found = tuple(count for count in tiles if count is not None)
    return found if len(found) == len(COLOURS) else ()


def _check_tiles(maps: tuple[SteamPowerMap, ...], tiles: int, faults: Faults) -> None:
    # SP-2.1: a tile for every city site
    for game_map in maps:
        if len(game_map.site_ids) > tiles:
            sites = len(game_map.site_ids)
            faults.add(f"map.{game_map.id}.rows", "steam_power-data-few-tiles", sites=sites, tiles=tiles, rule="SP-2.1")


def _contracts(root: Table, faults: Faults) -> tuple[Contract, ...]:
    # SP-1.5: 48 contracts, each number once
    before = len(faults.found)
    found: dict[int, Contract] = {}
    for table in root.tables("contract", CONTRACT, faults):
        contract, number = _contract(table, faults), table.whole("number")
        if number is None:
            continue
        if not 1 <= number <= CONTRACTS:
            faults.add(table.at("number"), "steam_power-data-contract", number=number, high=CONTRACTS, rule="SP-1.5")
        elif number in found:
            faults.add(table.at("number"), "steam_power-data-contract-twice", number=number)
        else:
            found[number] = contract
    if "contract" in root.values:
        for number in range(1, CONTRACTS + 1):
            if number not in found:
                faults.add("contract", "steam_power-data-contract-missing", number=number, rule="SP-1.5")
    contracts = tuple(found[number] for number in sorted(found))
    if len(faults.found) == before and contracts:
        _check_balance(contracts, faults)
    return contracts


def _contract(table: Table, faults: Faults) -> Contract:
    needs = _needs(table, faults)
    money, points, bonus = table.whole("money"), table.whole("points"), table.text("bonus")
    if money is not None and not 0 <= money <= MAX_MONEY:
        faults.add(table.at("money"), "steam_power-data-money", money=money, high=MAX_MONEY)
    if points is not None and not 0 <= points <= MAX_POINTS:
        faults.add(table.at("points"), "steam_power-data-points", points=points, high=MAX_POINTS)
    if bonus is not None and bonus not in BONUSES:
        faults.add(table.at("bonus"), "steam_power-data-bonus", bonus=shown(bonus), rule="SP-1.5")
    return needs, money or 0, points or 0, BONUSES.index(bonus) if bonus in BONUSES else 0


def _needs(contract: Table, faults: Faults) -> tuple[int, ...]:
    before = len(faults.found)
    table = contract.table("needs", {}, faults, PER_RESOURCE)
    counts = tuple(table.whole(resource) or 0 for resource in RESOURCES)
    for resource in RESOURCES:
        number = table.whole(resource)
        if number is not None and number < 1:
            faults.add(table.at(resource), "steam_power-data-need", count=number)
    if "needs" in contract.values and len(faults.found) == before and not MIN_NEEDS <= sum(counts) <= MAX_NEEDS:
        low, high = MIN_NEEDS, MAX_NEEDS
        faults.add(table.key, "steam_power-data-needs", count=sum(counts), low=low, high=high)
    return counts


def _check_balance(contracts: tuple[Contract, ...], faults: Faults) -> None:
    """Every colour must be needed equally often, or the cities of one would be worth more than those of another."""
    needed = [sum(contract[0][i] for contract in contracts) for i in range(len(RESOURCES))]
    if min(needed) != max(needed):
        told = dict(zip(RESOURCES, needed, strict=True))
        faults.add("contract", "steam_power-data-balance", **told)
