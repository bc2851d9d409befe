"""The component data of Siberia: reads and checks `data/siberia.toml` or a file of somebody's own.

`load` and `parse` give plain tuples, or a DataError with every fault; `check` gives the faults. The numbers of SI-1
belong to the rules: a file repeats them, and the engine relies on them.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from roundhouse.core.datafile import (
    HEADER,
    LANGUAGES,
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
    read_id,
    read_names,
    read_text,
    read_toml,
    shown,
)
from roundhouse.core.message import Message, named
from roundhouse.core.outline import Line, Point, crossing_lines, inside, points_of

FORMAT = 1
RESOURCES = ("gas", "coal", "oil", "gold", "diamonds")
PERSONS = ("manager", "logistics", "salesman", "worker", "investor")
TERRAINS = ("tundra", "taiga", "steppe", "mountains", "wetland")

# Words of the notation, which an id may not hide.
RESERVED = frozenset({*RESOURCES, *PERSONS, "pool", "none", "vladivostok", "research", "by"})

AREAS = 14  # SI-1.2
MIN_NEIGHBOURS, MAX_NEIGHBOURS = 2, 5
EXITS = 2  # SI-1.2
TILES = 5  # SI-1.6
SIDES = ("a", "b")
MIN_TRADED, MAX_TRADED = 2, 4  # SI-1.6: Frankfurt alone trades all five
PRICE_STEP, PRICE_LIMIT = 100, 1_000_000
CUBES = (18, 16, 14, 12, 10)  # SI-1.3: 70 cubes
TOKENS_PER_PERSON = (3, 3, 3, 3, 2)  # SI-1.4: of each of the four persons that show a resource, 56 in all
NUMBERS = {  # the name of each number, the number, the rule
    "managers": (14, "SI-1.4"),
    "investments_per_action": (2, "SI-1.5"),
    "closing_tokens": (8, "SI-1.5"),
    "pawns": (6, "SI-1.1"),
}
MAX_POINTS = 200  # of an outline: comparing each line with each other must stay fast
MAX_SIZE = 10_000  # of the map, in drawing units

ROOT: Shape = {
    **HEADER,
    "counts": Kind.TABLE,
    "exchange": Kind.TABLES,
    "vladivostok": Kind.TABLE,
    "area": Kind.TABLES,
    "map": Kind.TABLE,
}
COUNTS: Shape = {"cubes": Kind.TABLE, "tokens_per_person": Kind.TABLE, **dict.fromkeys(NUMBERS, Kind.WHOLE)}
PER_RESOURCE: Shape = dict.fromkeys(RESOURCES, Kind.WHOLE)
EXCHANGE: Shape = {
    "id": Kind.TEXT,
    "names": Kind.TABLE,
    "tile": Kind.WHOLE,
    "side": Kind.TEXT,
    "prices": Kind.TABLE,
}
HARBOUR: Shape = {"names": Kind.TABLE, "position": Kind.NUMBERS, "exits": Kind.TEXTS}
AREA: Shape = {
    "id": Kind.TEXT,
    "names": Kind.TABLE,
    "neighbours": Kind.TEXTS,
    "terrain": Kind.TEXT,
    "label": Kind.NUMBERS,
    "outline": Kind.NUMBERS,
}
MAP: Shape = {"width": Kind.NUMBER, "height": Kind.NUMBER}
# What is only looked at, and how many points make one such line.
DECORATION = {"land": 3, "lakes": 3, "rivers": 2, "ranges": 2, "railways": 2}

Names = tuple[str, ...]  # in the order of LANGUAGES


@dataclass(frozen=True, slots=True)
class Exchange:
    """An exchange: Frankfurt is tile 0 without a side. A price is None where the resource is not traded."""

    id: str
    names: Names
    tile: int
    side: str
    prices: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Drawing:
    """The map's size, and what is drawn around and under the areas."""

    width: float
    height: float
    land: tuple[Line, ...]
    lakes: tuple[Line, ...]
    rivers: tuple[Line, ...]
    ranges: tuple[Line, ...]
    railways: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class SiberiaData:
    """Checked data. What is told of areas is in map order (SI-R7), areas elsewhere are indices into it.

    Exchanges stand in the order Frankfurt, 1a, 1b, 2a, ... 5b.
    """

    file: DataFile
    area_ids: tuple[str, ...]
    area_names: tuple[Names, ...]
    neighbours: tuple[tuple[int, ...], ...]
    terrains: tuple[str, ...]
    outlines: tuple[Line, ...]
    labels: tuple[Point, ...]
    vladivostok_names: Names
    vladivostok: Point
    exits: tuple[int, int]
    exchanges: tuple[Exchange, ...]
    cubes: tuple[int, ...]
    managers: int
    tokens_per_person: tuple[int, ...]
    investments_per_action: int
    closing_tokens: int
    pawns: int
    drawing: Drawing


def name_message(names: Names) -> Message:
    """The name as a message.

    >>> name_message(("Tokyo", "Tokio", "Tokio", "Tóquio")).args["pt"]
    'Tóquio'
    """
    return named(dict(zip(LANGUAGES, names, strict=True)))


def load(path: Path | None = None) -> SiberiaData:
    """The data in a file, or our own."""
    if path is not None:
        return parse(read_text(path), str(path))
    ours = files("roundhouse") / "games" / "siberia" / "data" / "siberia.toml"
    return parse(ours.read_bytes().decode(), ours.name)


def check(text: str, source: str) -> tuple[Fault, ...]:
    """Everything that is wrong with a text; nothing when `parse` would take it."""
    try:
        parse(text, source)
    except DataError as e:
        return e.faults
    return ()


def parse(text: str, source: str) -> SiberiaData:
    """The data in a text; `source` is the file's name in messages."""
    faults = Faults(source)
    root = checked(read_toml(text, faults), ROOT, "", faults)
    set_id = read_header(root, "siberia", FORMAT, faults)

    _check_counts(root.table("counts", COUNTS, faults), faults)
    taken: set[str] = set()
    exchanges = _exchanges(root.tables("exchange", EXCHANGE, faults), taken, faults)

    areas = root.tables("area", AREA, faults)
    if "area" in root.values and len(areas) != AREAS:
        faults.add("area", "data-siberia-areas", count=len(areas), expected=AREAS, rule="SI-1.2")
    ids = tuple(read_id(area.text("id"), area.at("id"), RESERVED, taken, faults) for area in areas)
    index = {name: i for i, name in reversed(list(enumerate(ids))) if name}  # of two alike the first counts
    names = tuple(read_names(area, faults) for area in areas)
    neighbours = _neighbours(areas, ids, index, faults)

    harbour = root.table("vladivostok", HARBOUR, faults)
    harbour_names = read_names(harbour, faults)
    exits = _exits(harbour, index, faults)
    _check_reach(areas, neighbours, exits, faults)

    drawing = _drawing(root.table("map", MAP, faults, dict.fromkeys(DECORATION, Kind.LINES)), faults)
    position = _point(harbour, "position", drawing, faults)
    labels = tuple(_label(area, drawing, faults) for area in areas[:AREAS])  # more are a fault and would take time
    faults.stop()

    return SiberiaData(
        file=data_file(set_id, text),
        area_ids=ids,
        area_names=names,
        neighbours=neighbours,
        terrains=tuple(area.text("terrain") or "" for area in areas),
        outlines=tuple(area.numbers("outline") or () for area in areas),
        labels=tuple(label or (0, 0) for label in labels),
        vladivostok_names=harbour_names,
        vladivostok=position or (0, 0),
        exits=(exits[0], exits[1]),
        exchanges=exchanges,
        cubes=CUBES,
        managers=NUMBERS["managers"][0],
        tokens_per_person=TOKENS_PER_PERSON,
        investments_per_action=NUMBERS["investments_per_action"][0],
        closing_tokens=NUMBERS["closing_tokens"][0],
        pawns=NUMBERS["pawns"][0],
        drawing=drawing,
    )


def _check_counts(counts: Table, faults: Faults) -> None:
    # SI-1.1, SI-1.3 to SI-1.5: the numbers of pieces belong to the rules
    for name, numbers, rule in (("cubes", CUBES, "SI-1.3"), ("tokens_per_person", TOKENS_PER_PERSON, "SI-1.4")):
        table = counts.table(name, PER_RESOURCE, faults)
        for resource, number in zip(RESOURCES, numbers, strict=True):
            _check_number(table, resource, number, rule, faults)
    for name, (number, rule) in NUMBERS.items():
        _check_number(counts, name, number, rule, faults)


def _check_number(table: Table, name: str, expected: int, rule: str, faults: Faults) -> None:
    found = table.whole(name)
    if found is not None and found != expected:
        faults.add(table.at(name), "data-siberia-count", count=found, expected=expected, rule=rule)


def _exchanges(tables: tuple[Table, ...], taken: set[str], faults: Faults) -> tuple[Exchange, ...]:
    # SI-1.6: Frankfurt, and five tiles of two sides
    found: dict[tuple[int, str], Exchange] = {}
    for table in tables:
        name = read_id(table.text("id"), table.at("id"), RESERVED, taken, faults)
        names = read_names(table, faults)
        tile, side = table.whole("tile"), table.text("side")
        prices = _prices(table, tile, faults)
        if tile is None or side is None:
            continue
        if not 0 <= tile <= TILES:
            faults.add(table.at("tile"), "data-siberia-tile", tile=tile, tiles=TILES, rule="SI-1.6")
        elif side not in (SIDES if tile else ("",)):
            faults.add(table.at("side"), "data-siberia-side", side=shown(side), tile=tile, rule="SI-1.6")
        elif (tile, side) in found:
            other = found[tile, side].id
            faults.add(table.at("side"), "data-siberia-side-twice", tile=tile, side=side, other=other, rule="SI-1.6")
        else:
            found[tile, side] = Exchange(name, names, tile, side, prices)
            if name and (name == "frankfurt") != (tile == 0):
                faults.add(table.at("tile"), "data-siberia-frankfurt", id=name, tile=tile, rule="SI-1.6")
    spaces = [(0, ""), *((tile, side) for tile in range(1, TILES + 1) for side in SIDES)]
    for tile, side in spaces:
        if (tile, side) not in found:
            faults.add("exchange", "data-siberia-exchange-missing", tile=tile, side=side, rule="SI-1.6")
    return tuple(found[space] for space in spaces if space in found)


def _prices(exchange: Table, tile: int | None, faults: Faults) -> tuple[int | None, ...]:
    table = exchange.table("prices", {}, faults, PER_RESOURCE)
    prices = tuple(table.whole(resource) for resource in RESOURCES)
    for resource, price in zip(RESOURCES, prices, strict=True):
        if price is not None and not (0 < price <= PRICE_LIMIT and price % PRICE_STEP == 0):
            faults.add(table.at(resource), "data-siberia-price", price=price, step=PRICE_STEP, limit=PRICE_LIMIT)
    listed = exchange.values.get("prices")
    if not isinstance(listed, dict):
        return prices
    traded = sum(resource in listed for resource in RESOURCES)
    if tile == 0 and traded != len(RESOURCES):
        faults.add(table.key, "data-siberia-frankfurt-trades", count=traded, rule="SI-1.6")
    elif tile and not MIN_TRADED <= traded <= MAX_TRADED:
        low, high = MIN_TRADED, MAX_TRADED
        faults.add(table.key, "data-siberia-trades", count=traded, low=low, high=high, rule="SI-1.6")
    return prices


def _neighbours(
    areas: tuple[Table, ...], ids: tuple[str, ...], index: dict[str, int], faults: Faults
) -> tuple[tuple[int, ...], ...]:
    """The neighbours as they are listed, sorted; what cannot be one is left out."""
    listed: list[set[int]] = []
    for i, area in enumerate(areas):
        mine: set[int] = set()
        for j, name in enumerate(area.texts("neighbours") or (), 1):
            key = f"{area.at('neighbours')}[{j}]"
            if name not in index:
                faults.add(key, "data-siberia-unknown-area", id=shown(name))
            elif index[name] == i:
                faults.add(key, "data-siberia-own-neighbour", area=name)
            elif index[name] in mine:
                faults.add(key, "data-siberia-neighbour-twice", other=name)
            else:
                mine.add(index[name])
        if "neighbours" in area.values and not MIN_NEIGHBOURS <= len(mine) <= MAX_NEIGHBOURS:
            low, high = MIN_NEIGHBOURS, MAX_NEIGHBOURS
            faults.add(area.at("neighbours"), "data-siberia-neighbours", count=len(mine), low=low, high=high)
        listed.append(mine)
    for i, mine in enumerate(listed):
        for j in sorted(mine):
            if index.get(ids[i]) == i and "neighbours" in areas[j].values and i not in listed[j]:
                faults.add(areas[j].at("neighbours"), "data-siberia-one-way", area=ids[j], other=ids[i])
    return tuple(tuple(sorted(mine)) for mine in listed)


def _exits(harbour: Table, index: dict[str, int], faults: Faults) -> tuple[int, ...]:
    # SI-1.2: the arrows lead to two of the areas
    listed = harbour.texts("exits")
    if listed is None:
        return ()
    for j, name in enumerate(listed, 1):
        if name not in index:
            faults.add(f"{harbour.at('exits')}[{j}]", "data-siberia-unknown-area", id=shown(name))
    if len(listed) != EXITS or len(set(listed)) != EXITS:
        faults.add(harbour.at("exits"), "data-siberia-exits", expected=EXITS, rule="SI-1.2")
    return tuple(index[name] for name in listed if name in index)


def _check_reach(
    areas: tuple[Table, ...], neighbours: tuple[tuple[int, ...], ...], exits: tuple[int, ...], faults: Faults
) -> None:
    """A worker from Vladivostok can come to every area. A border that one side lists counts: that fault is told."""
    if not exits:
        return
    links = [set(mine) for mine in neighbours]
    for i, mine in enumerate(neighbours):
        for j in mine:
            links[j].add(i)
    reached, edge = set(exits), list(exits)
    while edge:
        new = links[edge.pop()] - reached
        reached |= new
        edge += new
    for i, area in enumerate(areas):
        if i not in reached and "neighbours" in area.values:
            faults.add(area.at("neighbours"), "data-siberia-unreachable")


def _drawing(table: Table, faults: Faults) -> Drawing:
    width, height = (_size(table, name, faults) for name in MAP)
    lines = {name: table.lines(name) for name in DECORATION}
    drawing = Drawing(width, height, **lines)
    for name, least in DECORATION.items():
        for i, line in enumerate(lines[name], 1):
            _fits_map(line, least, f"{table.at(name)}[{i}]", drawing, faults)
    return drawing


def _size(table: Table, name: str, faults: Faults) -> float:
    size = table.number(name)
    if size is not None and 0 < size <= MAX_SIZE:
        return size
    if size is not None:
        faults.add(table.at(name), "data-siberia-map-size", limit=MAX_SIZE)
    return MAX_SIZE


def _fits_map(line: Line, least: int, key: str, drawing: Drawing, faults: Faults) -> bool:
    """Whether the numbers are points, enough of them and all on the map."""
    if len(line) % 2:
        faults.add(key, "data-siberia-odd", count=len(line))
        return False
    if not least <= len(line) // 2 <= MAX_POINTS:
        faults.add(key, "data-siberia-points", count=len(line) // 2, low=least, high=MAX_POINTS)
        return False
    for i, (x, y) in enumerate(points_of(line), 1):
        if not (0 <= x <= drawing.width and 0 <= y <= drawing.height):
            faults.add(key, "data-siberia-off-map", number=i, x=f"{x:g}", y=f"{y:g}")
            return False
    return True


def _point(table: Table, name: str, drawing: Drawing, faults: Faults) -> Point | None:
    """One point of the map."""
    numbers = table.numbers(name)
    if numbers is None:
        return None
    if len(numbers) != 2:
        faults.add(table.at(name), "data-siberia-point", count=len(numbers))
        return None
    return (numbers[0], numbers[1]) if _fits_map(numbers, 1, table.at(name), drawing, faults) else None


def _label(area: Table, drawing: Drawing, faults: Faults) -> Point | None:
    """The place of an area's name; checks all that is drawn of the area."""
    terrain = area.text("terrain")
    if terrain is not None and terrain not in TERRAINS:
        faults.add(area.at("terrain"), "data-siberia-terrain", terrain=shown(terrain), known=", ".join(TERRAINS))
    label = _point(area, "label", drawing, faults)
    outline = area.numbers("outline")
    if outline is not None and _fits_map(outline, 3, area.at("outline"), drawing, faults):
        points = points_of(outline)
        crossing = crossing_lines(points)
        if crossing:
            faults.add(area.at("outline"), "data-siberia-crossing", first=crossing[0] + 1, second=crossing[1] + 1)
        elif label is not None and not inside(label, points):
            faults.add(area.at("label"), "data-siberia-label")
    return label
