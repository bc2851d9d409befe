"""The component data of SteamRollers: reads and checks `data/steamrollers.toml` or a file of somebody's own.

`load` and `parse` give plain tuples, or a DataError with every fault; `check` gives the faults. Here are the tiles, the
orders and what is common to all; the hexes and the walls between them are read by `data_map.py`.
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
from roundhouse.core.message import Message
from roundhouse.games.steamrollers.data_map import CHART, Edge, Wall, read_charts, read_map

FORMAT = 1
GOODS = ("red", "blue", "green", "yellow", "grey")  # SR-1.3; coal is in no order
TILES = 6  # SR-1.5: action tiles, and as many order tiles
SOLO_TILE = 2
SIDES = ("a", "b")
KINDS = ("lightning", "infinity")
POINTS = (-2, 0, 1, 2, 3)  # SR-7.4
FIXED_KINDS = {(2, "a"): "lightning", (2, "b"): "lightning", (4, "a"): "lightning", (4, "b"): "infinity"}  # SR-7.2
TWO_KINDS = (1, 6)  # tiles with the same effect on both sides: the kind is what tells the sides apart
MIN_ORDER, MAX_ORDER = 2, 4  # goods
MIN_ORDER_POINTS, MAX_ORDER_POINTS = 2, 6

ROOT: Shape = {
    **HEADER,
    "region": Kind.TABLES,
    "tile": Kind.TABLES,
    "order": Kind.TABLES,
    "chart": Kind.TABLES,
}
TILE: Shape = {"number": Kind.WHOLE, "side": Kind.TEXT, "kind": Kind.TEXT, "points": Kind.WHOLE}
ORDER: Shape = {"tile": Kind.WHOLE, "side": Kind.TEXT, "goods": Kind.TABLE, "points": Kind.WHOLE}
PER_GOOD: Shape = dict.fromkeys(GOODS, Kind.WHOLE)

TileSide = tuple[bool, int]  # whether it is infinity, its points
Order = tuple[tuple[int, ...], int]  # how many of each of GOODS, the points


@dataclass(frozen=True, slots=True)
class SteamRollersData:
    """Checked data. Regions, cities, tiles and charts are counted from 0; so are the hexes that can be drawn on.

    Hexes are numbered region by region, as the file lists them. Among neighbours the cities follow the H hexes as
    H to H + 5, and -1 is off the map. A chart is (hex, edge) for every hex that has a wall on that edge; two hexes
    share a wall from both sides, a city is no hex.
    """

    file: DataFile
    hex_ids: tuple[str, ...]
    city_ids: tuple[str, ...]
    region: tuple[int, ...]
    towns: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]
    charts: dict[str, tuple[tuple[Edge, ...], ...]]
    walls: dict[str, tuple[tuple[Wall, ...], ...]]
    colours: tuple[str, ...]
    terrains: tuple[str, ...]
    tile_infinity: tuple[tuple[bool, bool], ...]
    tile_points: tuple[tuple[int, int], ...]
    solo_infinity: tuple[bool, bool]
    solo_points: tuple[int, int]
    orders: tuple[tuple[Order, Order], ...]


def load(path: Path | None = None) -> SteamRollersData:
    """The data in a file, or our own."""
    if path is not None:
        return parse(read_text(path), str(path))
    ours = files("roundhouse") / "games" / "steamrollers" / "data" / "steamrollers.toml"
    return parse(ours.read_bytes().decode(), ours.name)


def check(text: str, source: str) -> tuple[Fault, ...]:
    """Everything that is wrong with a text; nothing when `parse` would take it."""
    try:
        parse(text, source)
    except DataError as e:
        return e.faults
    return ()


def parse(text: str, source: str) -> SteamRollersData:
    """The data in a text; `source` is the file's name in messages."""
    faults = Faults(source)
    root = checked(read_toml(text, faults), ROOT, "", faults)
    set_id = read_header(root, "steamrollers", FORMAT, faults)

    found = read_map(root, faults)
    tiles = _tiles(root, faults)
    orders = _orders(root, faults)
    charts = read_charts(_open_tables(root, "chart", CHART, "walls", faults), "chart" in root.values, found, faults)
    faults.stop()

    sides = [[tiles[number, side, False] for side in SIDES] for number in range(1, TILES + 1)]
    solo = [tiles[SOLO_TILE, side, True] for side in SIDES]
    return SteamRollersData(
        file=data_file(set_id, text),
        hex_ids=found.hex_ids,
        city_ids=found.city_ids,
        region=found.region,
        towns=found.towns,
        neighbours=found.neighbours,
        charts={level: tuple(chart.edges for chart in of_level) for level, of_level in charts.items()},
        walls={level: tuple(chart.walls for chart in of_level) for level, of_level in charts.items()},
        colours=found.colours,
        terrains=found.terrains,
        tile_infinity=tuple((a[0], b[0]) for a, b in sides),
        tile_points=tuple((a[1], b[1]) for a, b in sides),
        solo_infinity=(solo[0][0], solo[1][0]),
        solo_points=(solo[0][1], solo[1][1]),
        orders=tuple((orders[number, "a"], orders[number, "b"]) for number in range(1, TILES + 1)),
    )


def _open_tables(
    root: Table, name: str, shape: Shape, extra: str, faults: Faults
) -> tuple[tuple[Table, object | None], ...]:
    """The tables of a list, each with the one entry whose kind is not checked here; None where it is missing."""
    entries = root.values.get(name)
    found: list[tuple[Table, object | None]] = []
    for i, entry in enumerate(entries if isinstance(entries, list) else [], 1):
        others = {key: value for key, value in entry.items() if key != extra}
        table = checked(others, shape, f"{name}[{i}]", faults, {extra: Kind.TEXT})
        found.append((table, entry.get(extra)))
    return tuple(found)


def _tiles(root: Table, faults: Faults) -> dict[tuple[int, str, bool], TileSide]:
    # SR-1.5: six tiles and the solo tile 2, each with two sides
    found: dict[tuple[int, str, bool], TileSide] = {}
    kinds: dict[tuple[int, str], str] = {}
    for table, flag in _open_tables(root, "tile", TILE, "solo", faults):
        number, side, kind, points = (
            table.whole("number"),
            table.text("side"),
            table.text("kind"),
            table.whole("points"),
        )
        if flag is not None and not isinstance(flag, bool):
            faults.add(table.at("solo"), "data-wrong-kind", expected=Message("steamrollers-data-kind-flag"))
            continue
        solo = flag is True
        if kind is not None and kind not in KINDS:
            faults.add(table.at("kind"), "steamrollers-data-kind", kind=shown(kind), known=", ".join(KINDS))
        if points is not None and points not in POINTS:
            faults.add(table.at("points"), "steamrollers-data-points", points=points, rule="SR-7.4")
        if number is None or side is None or not _known_side(table, "number", number, side, faults):
            continue
        if solo and number != SOLO_TILE:
            faults.add(table.at("solo"), "steamrollers-data-solo", tile=number, rule="SR-1.5")
        elif (number, side, solo) in found:
            faults.add(table.at("side"), "steamrollers-data-side-twice", tile=number, side=side, rule="SR-1.5")
        else:
            found[number, side, solo] = (kind == "infinity", points or 0)
            if kind in KINDS and not solo:
                kinds[number, side] = kind
                _check_kind(table, number, side, kind, kinds, faults)
    if "tile" in root.values:
        for number, side in _all_sides():
            if (number, side, False) not in found:
                faults.add("tile", "steamrollers-data-tile-missing", tile=number, side=side, rule="SR-1.5")
        for side in SIDES:
            if (SOLO_TILE, side, True) not in found:
                faults.add("tile", "steamrollers-data-solo-missing", side=side, rule="SR-1.5")
    return found


def _check_kind(
    table: Table, number: int, side: str, kind: str, kinds: dict[tuple[int, str], str], faults: Faults
) -> None:
    fixed = FIXED_KINDS.get((number, side), kind)
    if kind != fixed:
        faults.add(table.at("kind"), "steamrollers-data-fixed-kind", tile=number, side=side, kind=fixed, rule="SR-7.3")
    other = kinds.get((number, "b" if side == "a" else "a"))
    if number in TWO_KINDS and kind == other:
        faults.add(table.at("kind"), "steamrollers-data-two-kinds", tile=number, kind=kind, rule="SR-7.3")


def _orders(root: Table, faults: Faults) -> dict[tuple[int, str], Order]:
    # SR-1.5: six order tiles, each with two sides
    found: dict[tuple[int, str], Order] = {}
    for table in root.tables("order", ORDER, faults):
        goods = _goods(table, faults)
        number, side, points = table.whole("tile"), table.text("side"), table.whole("points")
        low, high = MIN_ORDER_POINTS, MAX_ORDER_POINTS
        if points is not None and not low <= points <= high:
            faults.add(table.at("points"), "steamrollers-data-order-points", points=points, low=low, high=high)
        if number is None or side is None or not _known_side(table, "tile", number, side, faults):
            continue
        if (number, side) in found:
            faults.add(table.at("side"), "steamrollers-data-side-twice", tile=number, side=side, rule="SR-1.5")
        else:
            found[number, side] = (goods, points or 0)
    if "order" in root.values:
        for number, side in _all_sides():
            if (number, side) not in found:
                faults.add("order", "steamrollers-data-order-missing", tile=number, side=side, rule="SR-1.5")
    return found


def _goods(order: Table, faults: Faults) -> tuple[int, ...]:
    table = order.table("goods", {}, faults, PER_GOOD)
    counts = tuple(table.whole(good) or 0 for good in GOODS)
    for good in GOODS:
        number = table.whole(good)
        if number is not None and number < 1:
            faults.add(table.at(good), "steamrollers-data-good-count", count=number)
            return counts
    if table.values.keys() == _listed(order) and not MIN_ORDER <= sum(counts) <= MAX_ORDER:
        faults.add(
            table.key, "steamrollers-data-order-goods", count=sum(counts), low=MIN_ORDER, high=MAX_ORDER, rule="SR-8.2"
        )
    return counts


def _listed(order: Table) -> set[str] | None:
    """The goods that a file names, known or not; None where it has no table of them."""
    goods = order.values.get("goods")
    return set(goods) if isinstance(goods, dict) else None


def _known_side(table: Table, name: str, number: int, side: str, faults: Faults) -> bool:
    if not 1 <= number <= TILES:
        faults.add(table.at(name), "steamrollers-data-tile", tile=number, tiles=TILES, rule="SR-1.5")
        return False
    if side not in SIDES:
        faults.add(table.at("side"), "steamrollers-data-side", side=shown(side), rule="SR-1.5")
        return False
    return True


def _all_sides() -> list[tuple[int, str]]:
    return [(number, side) for number in range(1, TILES + 1) for side in SIDES]
