"""The map in a data file of SteamRollers: reads and checks the regions with their hexes, and the charts of walls.

What is wrong goes to the faults; a map or chart that has any is not used. What a map must be like (how large a region,
how far apart the cities) is told by the constants here.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from roundhouse.core.datafile import FAULT_LIMIT, Faults, Kind, Shape, Table, shown
from roundhouse.core.hexes import EDGES, distance, edge_between, hex_id, neighbour, opposite, read_hex
from roundhouse.core.message import Message

COLOURS = ("yellow", "red", "grey", "grey", "green", "blue")  # SR-1.2: of the cities 1 to 6
REGIONS = len(COLOURS)
TERRAINS = ("plains", "forest", "mountains", "water", "villages")
MIN_HEXES, MAX_HEXES = 8, 12  # of a region, its city not counted
MIN_APART, MAX_APART = 3, 5  # the cities of regions that touch
TOUCHING = ((1, 3), (2, 4), (3, 4))
CHARTS = 6  # of each level
LEVELS = {"medium": (2, 3), "hard": (4, 5)}  # SR-8.4: how many walls

REGION: Shape = {
    "number": Kind.WHOLE,
    "colour": Kind.TEXT,
    "terrain": Kind.TEXT,
    "city": Kind.TEXT,
    "town": Kind.TEXT,
    "hexes": Kind.TEXTS,
}
CHART: Shape = {"level": Kind.TEXT, "number": Kind.WHOLE}

Place = tuple[int, int]  # row and column
Edge = tuple[int, int]  # a hex and one of its edges
Wall = tuple[tuple[str, str], ...]  # pairs of hexes, and cities, with the wall between them


@dataclass(frozen=True, slots=True)
class Region:
    """One region as far as it could be read."""

    number: int
    key: str
    colour: str
    terrain: str
    city: Place | None
    town: Place | None
    hexes: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class MapData:
    """The map; `sound` tells whether nothing was wrong with it, else it is empty or not to be relied on.

    `regions` has every hex, cities too, with the number of its region.
    """

    sound: bool
    regions: dict[Place, int]
    hex_ids: tuple[str, ...]
    city_ids: tuple[str, ...]
    region: tuple[int, ...]
    towns: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]
    colours: tuple[str, ...]
    terrains: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """The walls as a file lists them, and the same as edges of hexes."""

    walls: tuple[Wall, ...]
    edges: tuple[Edge, ...]


def read_map(root: Table, faults: Faults) -> MapData:
    """The map of a file."""
    before = len(faults.found)
    found: dict[int, Region] = {}
    taken: dict[Place, str] = {}
    for table in root.tables("region", REGION, faults):
        region = _region(table, found, taken, faults)
        if region is not None:
            found[region.number] = region
    if "region" in root.values:
        for number in range(1, REGIONS + 1):
            if number not in found:
                faults.add("region", "steamrollers-data-region-missing", region=number, rule="SR-1.2")
    if "region" not in root.values or not len(faults.found) == before < FAULT_LIMIT:
        return MapData(False, {}, (), (), (), (), (), (), ())
    whole = [found[number] for number in range(1, REGIONS + 1)]
    regions = {place: region.number for region in whole for place in (*region.hexes, region.city) if place is not None}
    _check_borders(whole, regions, faults)
    hexes = [place for region in whole for place in region.hexes]
    cities = [region.city for region in whole if region.city is not None]
    index = {place: i for i, place in enumerate(hexes + cities)}
    links = tuple(tuple(index.get(neighbour(*place, edge), -1) for edge in range(EDGES)) for place in hexes)
    apart = cut_off(links, ())
    if apart is not None:
        faults.add("region", "steamrollers-data-not-joined", first=apart[0] + 1, second=apart[1] + 1)
    return MapData(
        sound=len(faults.found) == before,
        regions=regions,
        hex_ids=tuple(hex_id(*place) for place in hexes),
        city_ids=tuple(hex_id(*place) for place in cities),
        region=tuple(regions[place] - 1 for place in hexes),
        towns=tuple(index[region.town] for region in whole if region.town is not None),
        neighbours=links,
        colours=tuple(region.colour for region in whole),
        terrains=tuple(region.terrain for region in whole),
    )


def _region(table: Table, found: dict[int, Region], taken: dict[Place, str], faults: Faults) -> Region | None:
    number, colour, terrain = table.whole("number"), table.text("colour"), table.text("terrain")
    if terrain is not None and terrain not in TERRAINS:
        faults.add(table.at("terrain"), "steamrollers-data-terrain", terrain=shown(terrain), known=", ".join(TERRAINS))
    city = _free_place(table.text("city"), table.at("city"), taken, faults)
    names = table.texts("hexes")
    places = [_free_place(name, f"{table.at('hexes')}[{i}]", taken, faults) for i, name in enumerate(names or (), 1)]
    hexes = tuple(place for place in places if place is not None)
    town = _town(table, city, hexes, faults)
    if names is not None and not MIN_HEXES <= len(names) <= MAX_HEXES:
        low, high = MIN_HEXES, MAX_HEXES
        faults.add(table.at("hexes"), "steamrollers-data-hexes", count=len(names), low=low, high=high)
    elif city is not None and len(hexes) == len(names or ()) and not _in_one_piece({city, *hexes}):
        faults.add(table.at("hexes"), "steamrollers-data-pieces")
    if number is None:
        return None
    if not 1 <= number <= REGIONS:
        faults.add(table.at("number"), "steamrollers-data-region", region=number, regions=REGIONS, rule="SR-1.2")
        return None
    if number in found:
        other = found[number].key
        faults.add(table.at("number"), "steamrollers-data-region-twice", region=number, other=other)
        return None
    if colour is not None and colour != COLOURS[number - 1]:
        expected = COLOURS[number - 1]
        faults.add(table.at("colour"), "steamrollers-data-colour", colour=expected, region=number, rule="SR-1.2")
    return Region(number, table.key, COLOURS[number - 1], terrain or "", city, town, hexes)


def _place(name: str | None, key: str, faults: Faults) -> Place | None:
    """Where a hex lies; what is no hex is a fault."""
    place = None if name is None else read_hex(name)
    if name is not None and place is None:
        faults.add(key, "steamrollers-data-bad-hex", hex=shown(name))
    return place


def _free_place(name: str | None, key: str, taken: dict[Place, str], faults: Faults) -> Place | None:
    """Where a hex of a region lies: every hex is listed once."""
    place = _place(name, key, faults)
    if place is None:
        return None
    if place in taken:
        faults.add(key, "steamrollers-data-hex-twice", hex=hex_id(*place), other=taken[place])
        return None
    taken[place] = key
    return place


def _town(table: Table, city: Place | None, hexes: tuple[Place, ...], faults: Faults) -> Place | None:
    # SR-1.2: a dot in one of the region's hexes
    town = _place(table.text("town"), table.at("town"), faults)
    if town is None:
        return None
    if "hexes" in table.values and town not in hexes:
        faults.add(table.at("town"), "steamrollers-data-town", hex=hex_id(*town), rule="SR-1.2")
        return None
    if city is not None and distance(city, town) < 2:
        faults.add(table.at("town"), "steamrollers-data-town-near", hex=hex_id(*town), city=hex_id(*city))
    return town


def _in_one_piece(places: set[Place]) -> bool:
    first = min(places)
    reached, edge = {first}, [first]
    while edge:
        place = edge.pop()
        for e in range(EDGES):
            other = neighbour(*place, e)
            if other in places and other not in reached:
                reached.add(other)
                edge.append(other)
    return reached == places


def _check_borders(whole: list[Region], regions: dict[Place, int], faults: Faults) -> None:
    """Which regions touch, and how far apart their cities are."""
    touching: set[tuple[int, int]] = set()
    for place, number in regions.items():
        for edge in range(EDGES):
            other = regions.get(neighbour(*place, edge), number)
            if number < other:
                touching.add((number, other))
    for first, second in TOUCHING:
        if (first, second) not in touching:
            faults.add("region", "steamrollers-data-not-touching", first=first, second=second)
    for first, second in sorted(touching):
        near, far = whole[first - 1].city, whole[second - 1].city
        steps = distance(near, far) if near is not None and far is not None else MIN_APART
        if not MIN_APART <= steps <= MAX_APART:
            faults.add(
                f"{whole[second - 1].key}.city",
                "steamrollers-data-apart",
                first=first,
                second=second,
                distance=steps,
                low=MIN_APART,
                high=MAX_APART,
            )


def cut_off(neighbours: tuple[tuple[int, ...], ...], walls: tuple[Edge, ...]) -> tuple[int, int] | None:
    """The first two cities that no track can join with these walls up; None when every pair can be joined."""
    count = len(neighbours)
    closed = set(walls)
    reached_from: list[set[int]] = [set() for _ in range(REGIONS)]  # of each city: the pieces of land it lies at
    seen = [False] * count
    for start in range(count):
        if seen[start]:
            continue
        seen[start] = True
        edge = [start]
        while edge:
            here = edge.pop()
            for e, other in enumerate(neighbours[here]):
                if other < 0 or (here, e) in closed:
                    continue
                if other >= count:
                    reached_from[other - count].add(start)
                elif not seen[other]:
                    seen[other] = True
                    edge.append(other)
    for first, second in combinations(range(REGIONS), 2):
        if not reached_from[first] & reached_from[second]:
            return first, second
    return None


def read_charts(
    tables: tuple[tuple[Table, object | None], ...], listed: bool, found: MapData, faults: Faults
) -> dict[str, tuple[Chart, ...]]:
    """The charts of each level by their number, each table given with its walls as they stand in the file.

    What depends on the map is looked at only where that is sound: else every slip in it would be told many times.
    """
    charts: dict[tuple[str, int], Chart] = {}
    for table, value in tables:
        chart = _chart(table, value, found, faults)
        level, number = table.text("level"), table.whole("number")
        if level is not None and level not in LEVELS:
            faults.add(table.at("level"), "steamrollers-data-level", level=shown(level), known=", ".join(LEVELS))
        elif number is not None and not 1 <= number <= CHARTS:
            faults.add(table.at("number"), "steamrollers-data-chart", chart=number, charts=CHARTS, rule="SR-8.4")
        elif level is not None and number is not None:
            if (level, number) in charts:
                faults.add(table.at("number"), "steamrollers-data-chart-twice", level=level, chart=number)
            charts.setdefault((level, number), chart)
            low, high = LEVELS[level]
            if isinstance(value, list) and not low <= len(value) <= high:
                faults.add(
                    table.at("walls"), "steamrollers-data-walls", count=len(value), level=level, low=low, high=high
                )
    if listed:
        for level in LEVELS:
            for number in range(1, CHARTS + 1):
                if (level, number) not in charts:
                    faults.add("chart", "steamrollers-data-chart-missing", level=level, chart=number, rule="SR-8.4")
    return {
        level: tuple(charts[level, number] for number in range(1, CHARTS + 1) if (level, number) in charts)
        for level in LEVELS
    }


def _chart(table: Table, value: object | None, found: MapData, faults: Faults) -> Chart:
    # SR-8.4, SR-R17: a wall is a set of hex edges on the line between two regions
    before = len(faults.found)
    key = table.at("walls")
    seen: set[frozenset[Place]] = set()
    walls: list[Wall] = []
    edges: list[Edge] = []
    for i, wall in enumerate(_wall_lists(value, key, faults), 1):
        pairs = [_wall_edge(text, f"{key}[{i}][{j}]", seen, found, faults) for j, text in enumerate(wall, 1)]
        known = [pair for pair in pairs if pair is not None]
        borders = {frozenset((found.regions[a], found.regions[b])) for a, b in known if found.sound}
        if not wall:
            faults.add(f"{key}[{i}]", "steamrollers-data-wall-empty")
        elif len(borders) > 1:
            faults.add(f"{key}[{i}]", "steamrollers-data-wall-borders", rule="SR-R17")
        walls.append(tuple((hex_id(*a), hex_id(*b)) for a, b in known))
        edges += [edge for pair in known for edge in _sides(pair, found)]
    edges.sort()
    if found.sound and len(faults.found) == before:
        apart = cut_off(found.neighbours, tuple(edges))
        if apart is not None:
            faults.add(key, "steamrollers-data-cut-off", first=apart[0] + 1, second=apart[1] + 1, rule="SR-8.4")
    return Chart(tuple(walls), tuple(edges))


def _wall_lists(value: object | None, key: str, faults: Faults) -> list[list[str]]:
    """The entry `walls` if it is a list of lists of texts."""
    if value is None:
        faults.add(key, "data-missing-key")
        return []
    if isinstance(value, list) and all(
        isinstance(wall, list) and all(isinstance(text, str) for text in wall) for wall in value
    ):
        return value
    faults.add(key, "data-wrong-kind", expected=Message("steamrollers-data-kind-walls"))
    return []


def _wall_edge(
    text: str, key: str, seen: set[frozenset[Place]], found: MapData, faults: Faults
) -> tuple[Place, Place] | None:
    """The two hexes of an edge such as `c3/c4`."""
    first, slash, second = text.partition("/")
    a, b = read_hex(first), read_hex(second)
    if not slash or a is None or b is None:
        faults.add(key, "steamrollers-data-edge", edge=shown(text))
        return None
    if edge_between(a, b) < 0:
        faults.add(key, "steamrollers-data-no-edge", first=first, second=second)
        return None
    if found.sound and not _on_a_border(a, b, key, found, faults):
        return None
    if frozenset((a, b)) in seen:
        faults.add(key, "steamrollers-data-edge-twice", edge=text)
        return None
    seen.add(frozenset((a, b)))
    return a, b


def _on_a_border(a: Place, b: Place, key: str, found: MapData, faults: Faults) -> bool:
    for place in (a, b):
        if place not in found.regions:
            faults.add(key, "steamrollers-data-off-map", hex=hex_id(*place))
            return False
    first, second, region = hex_id(*a), hex_id(*b), found.regions[a]
    if region == found.regions[b]:
        faults.add(key, "steamrollers-data-inside", first=first, second=second, region=region, rule="SR-R17")
    return region != found.regions[b]


def _sides(pair: tuple[Place, Place], found: MapData) -> list[Edge]:
    """The edge as each of its hexes counts it; a city counts none."""
    edge = edge_between(*pair)
    sides = ((pair[0], edge), (pair[1], opposite(edge)))
    return [(found.hex_ids.index(hex_id(*place)), side) for place, side in sides if hex_id(*place) in found.hex_ids]
