"""For the tests of Steam Power's maps: a tiny one, another reckoning of what a map must be, the real geography."""

from __future__ import annotations

from collections import Counter
from math import dist

from roundhouse.core.hexes import WIDTH, centre, read_hex
from roundhouse.games.steam_power.data import load
from roundhouse.games.steam_power.data_map import SteamPowerMap

Place = tuple[int, int]

DATA = load()
TEXT = DATA.file.text
HEAD = TEXT[: TEXT.index("\n[[map]]")]  # the contracts and the city tiles, no map

# Rows b and d are shifted right by half a hex: b2 has a2 and a3 above it, c2 and c3 below.
TINY = (
    "o.o.o.o~ ",
    ".h.m...~ ",
    "oo..o..o~",
    "........~",
    "o..o.....",
)


def map_text(rows: tuple[str, ...], /, **changes: str) -> str:
    """A map with a city for each `o`, named by its hex; `changes` gives other values, as TOML."""
    cities = [chr(ord("a") + r) + str(c) for r, row in enumerate(rows) for c, sign in enumerate(row, 1) if sign == "o"]
    values = {
        "id": '"tiny"',
        "names": '{ en = "Tiny" }',
        "best": "[2, 3]",
        "rows": "[" + ", ".join(f'"{row}"' for row in rows) + "]",
        "city": "[\n" + "".join(f'{{ hex = "{city}", names = {{ en = "At {city}" }} }},\n' for city in cities) + "]",
        "rivers": "[[1, 1.5, 2, 3]]",
    }
    return "\n[[map]]\n" + "".join(f"{key} = {value}\n" for key, value in (values | changes).items() if value)


def file_text(rows: tuple[str, ...] = TINY, /, **changes: str) -> str:
    """A whole file with this map alone."""
    return HEAD + map_text(rows, **changes)


def place(name: str) -> Place:
    found = read_hex(name)
    assert found is not None
    return found


def groups_of(m: SteamPowerMap) -> list[set[str]]:
    found: dict[int, set[str]] = {}
    for names, group in zip(m.site_names, m.groups, strict=True):
        found.setdefault(group, set()).add(names[0])
    return [group for group in found.values() if len(group) > 1]


def neighbours_of(spots: list[Place]) -> dict[Place, list[Place]]:
    """Two hexes are neighbours where their middles are as far apart as a hex is wide."""
    return {a: [b for b in spots if a != b and dist(centre(*a), centre(*b)) < 1.01 * WIDTH] for a in spots}


def pieces(spots: list[Place], around: dict[Place, list[Place]]) -> list[set[Place]]:
    """The connected parts of some hexes."""
    left, found = set(spots), []
    while left:
        part = {left.pop()}
        while more := {b for a in part for b in around[a] if b in left}:
            part |= more
            left -= more
        found.append(part)
    return found


def reckoned(rows: tuple[str, ...]) -> Counter[str]:
    """Which faults rows must have, if every city is named."""
    signs = {(r, c): sign for r, row in enumerate(rows) for c, sign in enumerate(row, 1)}
    sites = [spot for spot, sign in signs.items() if sign == "o"]
    if not 10 <= len(sites) <= 31:
        return Counter(["sites"])
    land = [spot for spot, sign in signs.items() if sign in ".hm"]
    around = neighbours_of(land + sites)
    (home,) = (part for part in pieces(land + sites, around) if sites[0] in part)
    groups = pieces(sites, around)
    found = Counter(unreachable=sum(site not in home for site in sites))
    for group in groups:
        ways = 0
        for part in pieces(land, around):
            beside = {a for a in part for b in around[a] if b in group}
            others = {b for a in part for b in around[a] if b in sites and b not in group}
            ways += len(beside) if others else 0
        found["approaches"] += ways < 2
    return +found


# Latitude and longitude of every city of our maps, in degrees.
WHERE: dict[str, dict[str, tuple[float, float]]] = {
    "great_lakes": {
        "Buffalo": (42.89, -78.88),
        "Chicago": (41.88, -87.63),
        "Cleveland": (41.50, -81.69),
        "Columbus": (39.96, -83.00),
        "Davenport": (41.52, -90.58),
        "Detroit": (42.33, -83.05),
        "Duluth": (46.79, -92.10),
        "Fort Wayne": (41.08, -85.14),
        "Grand Rapids": (42.96, -85.66),
        "Green Bay": (44.51, -88.02),
        "Indianapolis": (39.77, -86.16),
        "Kingston": (44.23, -76.49),
        "Kitchener": (43.45, -80.49),
        "La Crosse": (43.80, -91.24),
        "Marathon": (48.72, -86.37),
        "Marquette": (46.54, -87.40),
        "Milwaukee": (43.04, -87.91),
        "Minneapolis": (44.98, -93.27),
        "North Bay": (46.31, -79.46),
        "Ottawa": (45.42, -75.70),
        "Peoria": (40.69, -89.59),
        "Pittsburgh": (40.44, -80.00),
        "Rochester": (43.16, -77.61),
        "Saginaw": (43.42, -83.95),
        "Saint Paul": (44.95, -93.09),
        "Sault Ste. Marie": (46.51, -84.34),
        "Sudbury": (46.49, -81.00),
        "Thunder Bay": (48.38, -89.25),
        "Toronto": (43.65, -79.38),
        "Traverse City": (44.76, -85.62),
        "Windsor": (42.31, -83.04),
    },
    "germany": {
        "Berlin": (52.52, 13.40),
        "Bremen": (53.08, 8.80),
        "Cologne": (50.94, 6.96),
        "Cottbus": (51.76, 14.33),
        "Dortmund": (51.51, 7.47),
        "Dresden": (51.05, 13.74),
        "Emden": (53.37, 7.21),
        "Erfurt": (50.98, 11.03),
        "Essen": (51.46, 7.01),
        "Frankfurt": (50.11, 8.68),
        "Freiburg": (48.00, 7.85),
        "Hamburg": (53.55, 10.00),
        "Hanover": (52.37, 9.73),
        "Kassel": (51.31, 9.49),
        "Kiel": (54.32, 10.14),
        "Koblenz": (50.36, 7.59),
        "Leipzig": (51.34, 12.37),
        "Ludwigshafen": (49.48, 8.44),
        "Magdeburg": (52.13, 11.62),
        "Mannheim": (49.49, 8.47),
        "Munich": (48.14, 11.58),
        "Neubrandenburg": (53.56, 13.26),
        "Nuremberg": (49.45, 11.08),
        "Osnabrück": (52.28, 8.05),
        "Regensburg": (49.02, 12.10),
        "Rostock": (54.09, 12.14),
        "Saarbrücken": (49.23, 7.00),
        "Stralsund": (54.31, 13.08),
        "Stuttgart": (48.78, 9.18),
        "Ulm": (48.40, 9.99),
        "Würzburg": (49.79, 9.94),
    },
    "iberia": {
        "A Coruña": (43.36, -8.41),
        "Albacete": (38.99, -1.86),
        "Badajoz": (38.88, -6.97),
        "Barcelona": (41.39, 2.17),
        "Bilbao": (43.26, -2.93),
        "Braga": (41.55, -8.42),
        "Burgos": (42.34, -3.70),
        "Cartagena": (37.61, -0.99),
        "Ciudad Real": (38.99, -3.93),
        "Coimbra": (40.21, -8.43),
        "Cádiz": (36.53, -6.29),
        "Córdoba": (37.88, -4.78),
        "Faro": (37.02, -7.93),
        "Granada": (37.18, -3.60),
        "León": (42.60, -5.57),
        "Lisbon": (38.72, -9.14),
        "Madrid": (40.42, -3.70),
        "Murcia": (37.99, -1.13),
        "Málaga": (36.72, -4.42),
        "Oviedo": (43.36, -5.85),
        "Porto": (41.15, -8.61),
        "Salamanca": (40.97, -5.66),
        "San Sebastián": (43.32, -1.98),
        "Seville": (37.39, -5.99),
        "Tarragona": (41.12, 1.25),
        "Toledo": (39.86, -4.02),
        "Valencia": (39.47, -0.38),
        "Valladolid": (41.65, -4.72),
        "Vigo": (42.24, -8.72),
        "Vitoria": (42.85, -2.67),
        "Zaragoza": (41.65, -0.88),
    },
}

# Cities at the sea or at a great lake, and cities that no sea is near; Hamburg and Bremen have theirs down the river.
PORTS = {
    "great_lakes": "Buffalo, Chicago, Cleveland, Duluth, Green Bay, Kingston, Marathon, Marquette, Milwaukee, "
    "Sault Ste. Marie, Thunder Bay, Toronto, Traverse City, Windsor",
    "germany": "Emden, Kiel, Rostock, Stralsund",
    "iberia": "A Coruña, Barcelona, Bilbao, Cartagena, Cádiz, Faro, Lisbon, Málaga, Porto, San Sebastián, "
    "Tarragona, Valencia, Vigo",
}
INLAND = {
    "great_lakes": "Columbus, Davenport, Fort Wayne, Indianapolis, La Crosse, Minneapolis, "
    "Ottawa, Peoria, Pittsburgh, Saint Paul",
    "germany": "Berlin, Bremen, Cologne, Dresden, Frankfurt, Hamburg, Hanover, Leipzig, Munich, Stuttgart",
    "iberia": "Albacete, Badajoz, Burgos, Ciudad Real, Córdoba, León, Madrid, Salamanca, Seville, Toledo, "
    "Valladolid, Vitoria, Zaragoza",
}
