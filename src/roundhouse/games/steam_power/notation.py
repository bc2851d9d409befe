"""Actions of Steam Power as parts and as text (SP-10). Hexes have the ids of the data file, cities that of their hex;
contracts are numbered from 1."""

from __future__ import annotations

from roundhouse.core.parts import Parts
from roundhouse.games.steam_power.contracts import ways_to_pay
from roundhouse.games.steam_power.moves import (
    A_ASIDE,
    A_BONUS_FACTORY,
    A_BRING,
    A_CITY,
    A_CONTRACTS,
    A_DRAW,
    A_END,
    A_ENGINE,
    A_FACTORY,
    A_FIRST,
    A_FROM,
    A_FULFIL,
    A_MONEY,
    A_PAY,
    A_SKIP,
    A_TRACK,
    MOST,
    N_SHAPES,
    first_edge,
    other_edge,
)
from roundhouse.games.steam_power.network import share
from roundhouse.games.steam_power.position import PAY, SETUP_CITIES, Position

COLOURS = ("black", "white", "orange", "grey", "vp")
RESOURCES = COLOURS[:4]
COMPANIES = ("red", "blue", "green", "purple", "amber")
TILES = ("plain", "sharp", "cross")
BONUSES = ("", "track", "factory", "contracts")
DRAWN = "draw ?"  # what those who may not see it read of a draw


def shape_name(shape: int) -> str:
    """The ends of a path, the lower edge first.

    >>> shape_name(0), shape_name(7), shape_name(14)
    ('0-3', '0-4', '0-5')
    """
    a, b = int(first_edge(shape)), int(other_edge(shape))
    return f"{min(a, b)}-{max(a, b)}"


SHAPES = tuple(shape_name(shape) for shape in range(N_SHAPES))


def player_name(player: int) -> str:
    return f"p{player + 1}"


def company_name(s: Position, company: int) -> str:
    """How a company is written: as its player, or alone by its colour."""
    return COMPANIES[company] if s.sheet.solo else player_name(company)


def exists(s: Position, action: int) -> bool:
    """Whether a number means anything on this board; a way to pay, whether it does so now."""
    b = s.sheet
    if not 0 <= action < b.n_actions:
        return False
    if action >= A_CONTRACTS:
        return not A_FROM <= action < A_MONEY or (not b.solo and action - A_FROM < s.n_players)
    if action >= A_PAY:
        return s.phase == PAY and action - A_PAY < len(ways_to_pay(s, s.company, s.source))
    if action >= A_FULFIL:
        return action - A_FULFIL < b.n_contracts if action < A_BRING else action - A_BRING < b.n_sites
    if action >= A_FACTORY:
        site = action - A_FACTORY if action < A_BONUS_FACTORY else (action - A_BONUS_FACTORY) // MOST
        return site < b.n_sites
    if action >= A_ASIDE:
        return b.solo and (action >= A_ENGINE or action - A_ASIDE < b.n_contracts)
    if action >= A_DRAW:
        return action - A_DRAW < b.n_contracts
    return action < A_FIRST or action - A_FIRST < s.n_players


def parts(s: Position, action: int) -> Parts:
    """An action taken apart: verb, places, pieces; Parts('') for a number that means nothing."""
    if not exists(s, action):
        return Parts("")
    if action >= A_TRACK:
        return parts_of_track(s, action)
    return parts_of_chance(s, action) if action < A_FACTORY else parts_of_acts(s, action)


def parts_of_chance(s: Position, action: int) -> Parts:
    if action < A_FIRST:
        site = int(s.drawn) if s.phase == SETUP_CITIES else 0
        return Parts("city", (f"site:{s.sheet.site_ids[site]}",), (f"colour:{COLOURS[action - A_CITY]}",))
    if action < A_DRAW:
        return Parts("first", (f"player:{player_name(action - A_FIRST)}",))
    if action < A_ASIDE:
        return Parts("draw", (), (f"contract:{action - A_DRAW + 1}",))
    if action < A_ENGINE:
        return Parts("aside", (), (f"contract:{action - A_ASIDE + 1}",))
    return Parts("engine", (), (f"company:{COMPANIES[action - A_ENGINE]}",))


def parts_of_acts(s: Position, action: int) -> Parts:
    ids = s.sheet.site_ids
    if action < A_BONUS_FACTORY:
        return Parts("factory", (f"site:{ids[action - A_FACTORY]}",))
    if action < A_FULFIL:
        site, more = divmod(action - A_BONUS_FACTORY, MOST)
        return Parts("factory", (f"site:{ids[site]}",), (f"count:{more + 1}",))
    if action < A_BRING:
        return Parts("fulfil", (), (f"contract:{action - A_FULFIL + 1}",))
    if action < A_PAY:
        return Parts("bring", (f"site:{ids[action - A_BRING]}",))
    if action < A_CONTRACTS:
        paid = payees(s, action - A_PAY)
        return Parts(
            "pay",
            tuple(f"player:{player_name(company)}" for company, _ in paid),
            tuple(f"money:{money}" for _, money in paid),
        )
    if A_FROM <= action < A_MONEY:
        return Parts("from", (f"player:{player_name(action - A_FROM)}",))
    return Parts({A_CONTRACTS: "contracts", A_MONEY: "money", A_END: "end", A_SKIP: "skip"}[action])


def payees(s: Position, split: int) -> list[tuple[int, int]]:
    """SP-R8: who is paid for a way, and how much, in one of the splits there are now."""
    shares = ways_to_pay(s, s.company, s.source)[split]
    paid = [(company, int(share(shares, company))) for company in range(s.n_players)]
    return [(company, money) for company, money in paid if money]


def track_of(s: Position, action: int) -> tuple[str, int, int]:
    """Verb, hex and shape of an action of track; shape -1 for a removal."""
    b = s.sheet
    if action >= b.a_remove:
        return "remove", action - int(b.a_remove), -1
    verb, start = "track", A_TRACK
    if action >= b.a_replace:
        verb, start = "replace", int(b.a_replace)
    elif action >= b.a_cross:
        verb, start = "cross", int(b.a_cross)
    cell, shape = divmod(action - start, N_SHAPES)
    return verb, cell, shape


def parts_of_track(s: Position, action: int) -> Parts:
    verb, cell, shape = track_of(s, action)
    return Parts(verb, (f"hex:{s.sheet.hex_ids[cell]}",), (f"shape:{SHAPES[shape]}",) if shape >= 0 else ())


def text(s: Position, action: int) -> str:
    """The notation of an action, made of its parts; '' for a number that means nothing."""
    p = parts(s, action)
    places = [place.partition(":")[2] for place in p.places]
    pieces = [piece.partition(":")[2] for piece in p.pieces]
    if p.verb == "pay":
        return " ".join(["pay", *(word for pair in zip(places, pieces, strict=True) for word in pair)])
    return " ".join([p.verb, *places, *pieces])
