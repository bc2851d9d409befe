"""SP-5: building a factory, in an action of its own or as a bonus (SP-6.6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.games.steam_power.moves import A_BONUS_FACTORY, A_FACTORY, MOST, VP_CITY
from roundhouse.games.steam_power.network import opened
from roundhouse.games.steam_power.position import Position

CUBES: Final = 5  # SP-5.1: resources with a factory
BONUS_LEAST: Final = 4  # SP-6.6


def may_build_at(s: Position, site: i64, groups: i64) -> bool:
    """SP-5.1, SP-5.2: an empty, unflipped city with a complete connection, of which there are resources (SP-R7)."""
    colour: i64 = s.city[site] - 1
    if s.factory[site] != 0 or colour == VP_CITY or s.flipped[site] != 0:
        return False
    return (groups >> s.sheet.group[site]) & 1 != 0 and s.supply[colour] > 0


def may_build(s: Position, c: i64) -> bool:
    """Whether a company can build a factory anywhere."""
    if s.factories[c] == 0:  # SP-R16
        return False
    groups = opened(s)
    for site in range(s.sheet.n_sites):
        if may_build_at(s, site, groups):
            return True
    return False


def legal_factories(s: Position, c: i64, out: vec[i64], n: i64) -> i64:
    groups = opened(s)
    if s.factories[c] == 0 or groups == 0:
        return n
    for site in range(s.sheet.n_sites):
        if may_build_at(s, site, groups):
            out[n] = A_FACTORY + site
            n += 1
    return n


def legal_bonus_factories(s: Position, c: i64, out: vec[i64], n: i64) -> i64:
    """SP-6.6, SP-R25: with 4, 5 or 6 resources, as far as the supply goes; of fewer than 4, all."""
    if s.factories[c] == 0:
        return n
    groups = opened(s)
    for site in range(s.sheet.n_sites):
        if may_build_at(s, site, groups):
            left: i64 = s.supply[s.city[site] - 1]
            for cubes in range(min(BONUS_LEAST, left), min(MOST, left) + 1):
                out[n] = A_BONUS_FACTORY + MOST * site + cubes - 1
                n += 1
    return n


def build_factory(s: Position, c: i64, site: i64) -> None:
    """SP-5.1, SP-R7: five resources, or what is left."""
    left: i64 = s.supply[s.city[site] - 1]
    put_factory(s, c, site, min(CUBES, left))


def put_factory(s: Position, c: i64, site: i64, cubes: i64) -> None:
    s.factories[c] -= 1
    s.factory[site] = 1 + c
    s.stock[site] = cubes
    s.supply[s.city[site] - 1] -= cubes
