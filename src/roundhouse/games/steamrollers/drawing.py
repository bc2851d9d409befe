"""What a client needs to draw the map and the tiles of SteamRollers: the data file as plain data. It never changes."""

from __future__ import annotations

from roundhouse.core.hexes import centre, read_hex
from roundhouse.games.steamrollers.data import GOODS, SIDES, SOLO_TILE, SteamRollersData


def drawing(d: SteamRollersData) -> dict[str, object]:
    """The hexes with their places (those of the cities last), the regions, both sides of every tile, and the charts."""
    hexes = [_hex(name, region) for name, region in zip(d.hex_ids, d.region, strict=True)]
    cities = [_hex(name, region) for region, name in enumerate(d.city_ids)]
    tiles = [
        _tile(number, side, d.tile_infinity[number - 1][s], d.tile_points[number - 1][s], solo=False)
        for number in range(1, len(d.tile_points) + 1)
        for s, side in enumerate(SIDES)
    ]
    solo = [_tile(SOLO_TILE, side, d.solo_infinity[s], d.solo_points[s], solo=True) for s, side in enumerate(SIDES)]
    return {
        "hexes": hexes + cities,
        "regions": [
            {
                "number": region + 1,
                "colour": d.colours[region],
                "terrain": d.terrains[region],
                "city": city,
                "town": d.hex_ids[d.towns[region]],
            }
            for region, city in enumerate(d.city_ids)
        ],
        "tiles": tiles + solo,
        "orders": [
            {
                "tile": number,
                "side": side,
                "goods": {good: count for good, count in zip(GOODS, goods, strict=True) if count},
                "points": points,
            }
            for number, sides in enumerate(d.orders, 1)
            for side, (goods, points) in zip(SIDES, sides, strict=True)
        ],
        "charts": [
            {"level": level, "number": number, "walls": [list(pair) for wall in walls for pair in wall]}
            for level, charts in d.walls.items()
            for number, walls in enumerate(charts, 1)
        ],
    }


def _hex(name: str, region: int) -> dict[str, object]:
    place = read_hex(name)
    assert place is not None
    x, y = centre(*place)
    return {
        "id": name,
        "row": place[0],
        "column": place[1],
        "region": region + 1,
        "x": round(x, 4),
        "y": round(y, 4),
    }


def _tile(number: int, side: str, infinity: bool, points: int, *, solo: bool) -> dict[str, object]:
    kind = "infinity" if infinity else "lightning"
    return {"number": number, "side": side, "kind": kind, "points": points, "solo": solo}
