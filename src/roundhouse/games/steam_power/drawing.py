"""What a client needs to draw a map and the contracts of Steam Power: the data file as plain data. It never changes."""

from __future__ import annotations

from roundhouse.core.datafile import LANGUAGES
from roundhouse.core.hexes import WIDTH, centre, read_hex
from roundhouse.games.steam_power.data import BONUSES, COLOURS, RESOURCES, SteamPowerData
from roundhouse.games.steam_power.data_map import TERRAINS, Names, SteamPowerMap


def drawing(d: SteamPowerData, map_id: str) -> dict[str, object]:
    """The map that is played: its hexes with their places, water and cities; then tiles and contracts.

    Lengths are in sides of a hex, from the upper left corner of the plane in which row a begins with column 1. A group
    is the list of its sites; cities that have no neighbours are in none.
    """
    m = d.played(map_id)
    return {
        "map": m.id,
        "names": _names(m.names),
        "best": list(m.best),
        "rows": len(m.rows),
        "columns": len(m.rows[0]),
        "width": round(centre(1, len(m.rows[0]))[0] + WIDTH / 2, 4),
        "height": round(centre(len(m.rows) - 1, 1)[1] + 1, 4),
        "hexes": [
            {**_place(name), "terrain": TERRAINS[terrain]} for name, terrain in zip(m.hex_ids, m.terrain, strict=True)
        ],
        "water": [_place(name) for name in m.water_ids],
        "sites": [
            {**_place(name), "names": _names(names)} for name, names in zip(m.site_ids, m.site_names, strict=True)
        ],
        "groups": _groups(m),
        "rivers": [list(river) for river in m.rivers],
        "tiles": dict(zip(COLOURS, d.tiles, strict=True)),
        "contracts": [
            {
                "number": number,
                "needs": {resource: count for resource, count in zip(RESOURCES, needs, strict=True) if count},
                "money": money,
                "points": points,
                "bonus": BONUSES[bonus],
            }
            for number, (needs, money, points, bonus) in enumerate(d.contracts, 1)
        ],
    }


def _groups(m: SteamPowerMap) -> list[list[str]]:
    members: list[list[str]] = [[] for _ in range(max(m.groups) + 1)]
    for name, group in zip(m.site_ids, m.groups, strict=True):
        members[group].append(name)
    return [sites for sites in members if len(sites) > 1]


def _place(name: str) -> dict[str, object]:
    place = read_hex(name)
    assert place is not None
    x, y = centre(*place)
    return {"id": name, "row": place[0], "column": place[1], "x": round(x, 4), "y": round(y, 4)}


def _names(names: Names) -> dict[str, str]:
    return dict(zip(LANGUAGES, names, strict=True))
