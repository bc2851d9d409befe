"""A map in a data file of Steam Power: reads and checks its rows of hexes, its cities and its rivers.

What is wrong goes to the faults; of a map with faults nothing is used. What a map must be like (how large, how many
cities) is told by the constants here.
"""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.core.datafile import Faults, Kind, Shape, Table, read_id, read_names, shown
from roundhouse.core.hexes import EDGES, ROWS, WIDTH, centre, hex_id, neighbour, read_hex
from roundhouse.games.steam_power.moves import MAX_PLAYERS, MAX_SITES

PLAINS, HILLS, MOUNTAINS = ".", "h", "m"
WATER, NOTHING, CITY = "~", " ", "o"
LAND = (PLAINS, HILLS, MOUNTAINS)  # the place in it is the number of the terrain
SIGNS = (*LAND, WATER, NOTHING, CITY)
TERRAINS = ("plains", "hills", "mountains")

MAX_COLUMNS = 24  # what a terminal of 100 columns can show
MIN_SITES = 2 * MAX_PLAYERS  # every map takes five players, and a connection has two ends
MIN_APPROACHES = 2  # with one, the first to build there would shut all others out
RIVER_MARGIN = 2.0  # how far a river may leave the map, in sides of a hex
MIN_RIVER = 4  # numbers: two points

MAP: Shape = {
    "id": Kind.TEXT,
    "names": Kind.TABLE,
    "best": Kind.NUMBERS,
    "rows": Kind.TEXTS,
    "city": Kind.TABLES,
}
MAP_EXTRA: Shape = {"rivers": Kind.LINES}
CITY_TABLE: Shape = {"hex": Kind.TEXT, "names": Kind.TABLE}

OFF = -1

Place = tuple[int, int]  # row and column
Names = tuple[str, ...]  # in the order of LANGUAGES


@dataclass(frozen=True, slots=True)
class SteamPowerMap:
    """A checked map. Hexes that track may lie on are numbered in the order of rows and columns, city sites as well.

    Behind an edge is the number of a hex, or H + the number of a site for H hexes, or -1: water, or off the map. A
    group is sites that lie edge to edge, or a site alone; groups are numbered by their first site.
    """

    id: str
    names: Names
    best: tuple[int, ...]
    hex_ids: tuple[str, ...]
    site_ids: tuple[str, ...]
    site_names: tuple[Names, ...]
    terrain: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]
    site_neighbours: tuple[tuple[int, ...], ...]
    groups: tuple[int, ...]
    rows: tuple[str, ...]  # as in the file
    water_ids: tuple[str, ...]
    rivers: tuple[tuple[float, ...], ...]


def read_maps(root: Table, known: tuple[str, ...], faults: Faults) -> tuple[SteamPowerMap, ...]:
    """The maps of a file. A map alone may have any id; of several each must be one that can be asked for."""
    tables = root.tables("map", MAP, faults, MAP_EXTRA)
    if "map" in root.values and not tables:
        faults.add("map", "steam_power-data-no-map")
    taken: set[str] = set()
    found: list[SteamPowerMap] = []
    for table in tables:
        before = len(faults.found)
        map_id = read_id(table.text("id"), table.at("id"), frozenset(), taken, faults)
        if map_id and len(tables) > 1 and map_id not in known:
            faults.add(table.at("id"), "steam_power-data-map-id", id=map_id, known=", ".join(known))
        game_map = _map(table, map_id, faults)
        if game_map is not None and len(faults.found) == before:
            found.append(game_map)
    return tuple(found)


def _map(table: Table, map_id: str, faults: Faults) -> SteamPowerMap | None:
    names, best = read_names(table, faults), _best(table, faults)
    rows = _rows(table, faults)
    site_names = _cities(table, rows, faults)
    if not rows:
        return None
    rivers = _rivers(table, rows, faults)
    signs = {(r, c): sign for r, row in enumerate(rows) for c, sign in enumerate(row, 1)}
    hexes = [place for place, sign in signs.items() if sign in LAND]
    sites = [place for place, sign in signs.items() if sign == CITY]
    number = {place: i for i, place in enumerate(hexes + sites)}
    links = tuple(tuple(number.get(neighbour(*place, edge), OFF) for edge in range(EDGES)) for place in hexes + sites)
    groups = site_groups(links, len(hexes))
    _check_sites(table, sites, links, groups, faults)
    return SteamPowerMap(
        id=map_id,
        names=names,
        best=best,
        hex_ids=tuple(hex_id(*place) for place in hexes),
        site_ids=tuple(hex_id(*place) for place in sites),
        site_names=tuple(site_names.get(place, ()) for place in sites),
        terrain=tuple(LAND.index(signs[place]) for place in hexes),
        neighbours=links[: len(hexes)],
        site_neighbours=links[len(hexes) :],
        groups=groups,
        rows=rows,
        water_ids=tuple(hex_id(*place) for place, sign in signs.items() if sign == WATER),
        rivers=rivers,
    )


def _best(table: Table, faults: Faults) -> tuple[int, ...]:
    """The numbers of players for whom the map is best: advice, all maps take 1 to 5."""
    numbers = table.numbers("best")
    if numbers is None:
        return ()
    best = tuple(int(n) for n in numbers)
    if not best or best != numbers or list(best) != sorted(set(best)) or not 1 <= best[0] <= best[-1] <= MAX_PLAYERS:
        faults.add(table.at("best"), "steam_power-data-best", high=MAX_PLAYERS)
    return best


def _rows(table: Table, faults: Faults) -> tuple[str, ...]:
    """The rows of hexes, one character each; nothing where they make no map."""
    rows, key = table.texts("rows"), table.at("rows")
    if rows is None:
        return ()
    before = len(faults.found)
    if not 1 <= len(rows) <= ROWS:
        faults.add(key, "steam_power-data-rows", count=len(rows), limit=ROWS)
        return ()
    width = len(rows[0])
    if not 1 <= width <= MAX_COLUMNS:
        faults.add(f"{key}[1]", "steam_power-data-columns", count=width, limit=MAX_COLUMNS)
        return ()
    for i, row in enumerate(rows, 1):
        if len(row) != width:
            faults.add(f"{key}[{i}]", "steam_power-data-uneven", count=len(row), expected=width)
        for sign in dict.fromkeys(row[:MAX_COLUMNS]):
            if sign not in SIGNS:
                faults.add(f"{key}[{i}]", "steam_power-data-sign", sign=shown(sign))
    return rows if len(faults.found) == before else ()


def _cities(table: Table, rows: tuple[str, ...], faults: Faults) -> dict[Place, Names]:
    """The names by site. Where the rows are sound, every `o` must have them, and nothing else."""
    found: dict[Place, Names] = {}
    tables = table.tables("city", CITY_TABLE, faults)
    for city in tables:
        names, name = read_names(city, faults), city.text("hex")
        if name is None:
            continue
        place = read_hex(name)
        if place is None:
            faults.add(city.at("hex"), "steam_power-data-bad-hex", hex=shown(name))
        elif place in found:
            faults.add(city.at("hex"), "steam_power-data-city-twice", hex=name)
        elif rows and not _on_map(place, rows):
            faults.add(city.at("hex"), "steam_power-data-off-map", hex=name)
        elif rows and rows[place[0]][place[1] - 1] != CITY:
            faults.add(city.at("hex"), "steam_power-data-no-site", hex=name, sign=CITY)
        else:
            found[place] = names
    if "city" in table.values and len(found) == len(tables):
        for r, row in enumerate(rows):
            for c, sign in enumerate(row, 1):
                if sign == CITY and (r, c) not in found:
                    faults.add(table.at("city"), "steam_power-data-unnamed", hex=hex_id(r, c))
    return found


def _on_map(place: Place, rows: tuple[str, ...]) -> bool:
    return place[0] < len(rows) and place[1] <= len(rows[0])


def _rivers(table: Table, rows: tuple[str, ...], faults: Faults) -> tuple[tuple[float, ...], ...]:
    """Points of lines in the plane of `core/hexes.py`; decoration (SP-1.2)."""
    rivers = table.lines("rivers")
    right = centre(1, len(rows[0]))[0] + WIDTH / 2 + RIVER_MARGIN
    bottom = centre(len(rows) - 1, 1)[1] + 1 + RIVER_MARGIN
    for i, river in enumerate(rivers, 1):
        key = f"{table.at('rivers')}[{i}]"
        if len(river) < MIN_RIVER or len(river) % 2:
            faults.add(key, "steam_power-data-river", count=len(river))
            continue
        for j, (x, y) in enumerate(zip(river[::2], river[1::2], strict=True), 1):
            if not (-RIVER_MARGIN <= x <= right and -RIVER_MARGIN <= y <= bottom):
                faults.add(key, "steam_power-data-river-off", number=j, x=_short(x), y=_short(y))
                break
    return rivers


def _short(number: float) -> str:
    return f"{number:.1f}"


def site_groups(links: tuple[tuple[int, ...], ...], hexes: int) -> tuple[int, ...]:
    """SP-4.8, SP-R21: the number of the group of every site. `links` has the hexes first, then the sites."""
    sites = range(hexes, len(links))
    group: dict[int, int] = {}
    count = 0
    for first in sites:
        if first in group:
            continue
        group[first] = count
        edge = [first]
        while edge:
            for other in links[edge.pop()]:
                if other >= hexes and other not in group:
                    group[other] = count
                    edge.append(other)
        count += 1
    return tuple(group[site] for site in sites)


def _check_sites(
    table: Table, sites: list[Place], links: tuple[tuple[int, ...], ...], groups: tuple[int, ...], faults: Faults
) -> None:
    """How many sites there are, that track can join them all, and that there is more than one way to each."""
    if not MIN_SITES <= len(sites) <= MAX_SITES:
        faults.add(table.at("rows"), "steam_power-data-sites", count=len(sites), low=MIN_SITES, high=MAX_SITES)
        return
    hexes = len(links) - len(sites)
    reached = _reached(links, hexes)
    for site, place in enumerate(sites):
        if hexes + site not in reached:
            first = hex_id(*sites[0])
            faults.add(table.at("rows"), "steam_power-data-unreachable", hex=hex_id(*place), first=first)
    ways = approaches(links, groups)
    for group, count in enumerate(ways):
        if count < MIN_APPROACHES:
            name = hex_id(*sites[groups.index(group)])
            faults.add(table.at("rows"), "steam_power-data-approaches", hex=name, count=count, low=MIN_APPROACHES)


def _reached(links: tuple[tuple[int, ...], ...], start: int) -> set[int]:
    """All hexes and sites that can be joined to one over land."""
    reached, edge = {start}, [start]
    while edge:
        for other in links[edge.pop()]:
            if other != OFF and other not in reached:
                reached.add(other)
                edge.append(other)
    return reached


def approaches(links: tuple[tuple[int, ...], ...], groups: tuple[int, ...]) -> list[int]:
    """By group: over how many hexes it can be reached from another group.

    A hex counts once, even if it touches two sites of the group, and only if track on it leads on to another group.
    """
    hexes = len(links) - len(groups)
    useful: list[set[int]] = [set() for _ in range(max(groups) + 1)]
    seen: set[int] = set()
    for start in range(hexes):
        if start in seen:
            continue
        seen.add(start)
        edge, piece, touched = [start], [start], set()
        while edge:
            for other in links[edge.pop()]:
                if other >= hexes:
                    touched.add(groups[other - hexes])
                elif other != OFF and other not in seen:
                    seen.add(other)
                    edge.append(other)
                    piece.append(other)
        if len(touched) > 1:
            for here in piece:
                for other in links[here]:
                    if other >= hexes:
                        useful[groups[other - hexes]].add(here)
    return [len(ways) for ways in useful]
