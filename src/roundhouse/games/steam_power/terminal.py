"""Draws a view of Steam Power for a terminal: the whole table in at most 100 columns of text. The map itself is drawn
by `terminal_map.py`."""

from __future__ import annotations

from textwrap import fill

from roundhouse.core.message import Message, named
from roundhouse.core.text import t
from roundhouse.games.steam_power.describe import (
    Held,
    acting,
    actions_left,
    known_hands,
    network,
    numbers_at,
    own_hand,
    phase_name,
    scores,
)
from roundhouse.games.steam_power.lines import Line, lines
from roundhouse.games.steam_power.moves import N_COLOURS, N_RESOURCES, N_TILES
from roundhouse.games.steam_power.notation import BONUSES, COLOURS, RESOURCES, TILES, player_name
from roundhouse.games.steam_power.position import DONE, END, ENGINE, OUT, Position
from roundhouse.games.steam_power.score import score_of
from roundhouse.games.steam_power.telling import city_message, company_message
from roundhouse.games.steam_power.terminal_map import LETTERS, map_lines, sign
from roundhouse.games.steam_power.turn import SOLO_TURNS

WIDTH = 100
NAME = 20  # letters of a player's name
CATEGORIES = ("contracts", "factories", "vp_cities", "money")


def word(id: str, **facts: int | str | Message) -> str:
    return t(Message(f"steam_power-{id}", dict(facts)))


def draw(s: Position, viewer: int, names: tuple[str, ...]) -> str:
    """The whole table; the hand is the viewer's own."""
    blocks = [head(s), *map_lines(s), *legend(s), *cities(s), *supply(s), *table(s, names)]
    blocks += [*companies(s), *fulfilled(s), *under_way(s)]
    if viewer >= 0:
        blocks += [*hand(s, viewer), *known(s, viewer)]
    return "\n".join(blocks)


def wrapped(text: str) -> str:
    return fill(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def head(s: Position) -> str:
    phase = Message(f"steam_power-phase-{phase_name(s)}")
    place = named(s.sheet.names.get("map", {"en": s.sheet.map_id}))
    if s.sheet.solo:
        text = word("draw-head-solo", map=place, turn=int(s.round_no), turns=int(SOLO_TURNS), phase=phase)
    else:
        first, target = player_name(int(s.first)), int(s.sheet.target())
        text = word("draw-head", map=place, round=int(s.round_no), phase=phase, player=first, contracts=target)
    notes = [text]
    if ENGINE < s.phase < END:
        notes.append(word("draw-left", count=actions_left(s)))
    if s.last:
        notes.append(word("draw-last"))
    return wrapped("; ".join(notes))


def legend(s: Position) -> list[str]:
    return [
        wrapped(word("draw-legend", hex=s.sheet.hex_ids[0], company=sign(s, 0))),
        wrapped(word("draw-edges")),
    ]


def cities(s: Position) -> list[str]:
    """The cities by colour, with their names; who has a factory there, and how many resources it has."""
    if s.city[0] == 0:
        return []
    found = []
    for colour in range(N_COLOURS):
        here = [site for site in range(s.sheet.n_sites) if s.city[site] == colour + 1]
        told = ", ".join(f"{s.sheet.site_ids[site]} {t(city_message(s, site))}{factory(s, site)}" for site in here)
        found.append(wrapped(f"{LETTERS[colour]} {word(f'city-{COLOURS[colour]}')}: {told or '-'}"))
    return found


def factory(s: Position, site: int) -> str:
    """What stands in a city, in parentheses."""
    if s.factory[site] == 0:
        return ""
    owner = company_name(s, int(s.factory[site]) - 1)
    stock = word("draw-flipped") if s.flipped[site] else str(s.stock[site])
    return f" ({owner} {stock})"


def company_name(s: Position, company: int) -> str:
    found = company_message(s, company)
    return found if isinstance(found, str) else t(found)


def supply(s: Position) -> list[str]:
    """What is left of resources, tiles and contracts."""
    left = ", ".join(f"{word(f'resource-{name}')} {s.supply[colour]}" for colour, name in enumerate(RESOURCES))
    tiles = ", ".join(f"{word(f'tile-{TILES[kind]}')} {s.track_left[kind]}" for kind in range(N_TILES))
    spare = [f"{word(f'city-{name}')} {n}" for name, n in zip(COLOURS, s.tiles_left, strict=True) if n]
    found = [
        wrapped(f"{word('draw-supply')} {left}; {word('draw-bag')} {s.bag_n}"),
        wrapped(f"{word('draw-track')} {tiles}"),
    ]
    if spare and s.city[0]:
        found.append(wrapped(f"{word('draw-spare')} {', '.join(spare)}"))
    aside = numbers_at(s, OUT)
    if aside:
        found.append(wrapped(f"{word('draw-aside')} {', '.join(map(str, aside))}"))
    return found


def table(s: Position, names: tuple[str, ...]) -> list[str]:
    """A row for each player: money, contracts, and the points by category."""
    titles = [word("draw-money"), word("draw-hand"), word("draw-fulfilled"), word("draw-points")]
    titles += [word(f"score-{category}") for category in CATEGORIES]
    widths = [max(len(title), 4) for title in titles]
    rows = [("", titles)]
    for p in range(s.n_players):
        numbers = [int(s.hand_n[p]), int(s.fulfilled[p]), int(score_of(s, p)), *scores(s, p).values()]
        rows.append((f"{player_name(p)} {names[p][:NAME]}", [f"${s.money[p]}", *map(str, numbers)]))
    room = WIDTH - sum(widths) - 2 * len(widths)
    first = min(max(len(name) for name, _ in rows), room)
    return [
        f"{name[:first]:<{first}}  " + "  ".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
        for name, cells in rows
    ]


def companies(s: Position) -> list[str]:
    """For each company its sign on the map, its pieces, connections and network."""
    found, all_lines = [], lines(s)
    for c in range(s.sheet.companies):
        own = [line for line in all_lines if line.company == c]
        notes = [word("draw-pieces", locomotives=int(s.locomotives[c]), factories=int(s.factories[c]))]
        joined = [line_text(s, line) for line in own if line.complete]
        if joined:
            notes.append(f"{word('draw-connections')} {', '.join(joined)}")
        notes += [word("draw-building", line=line_text(s, line)) for line in own if not line.complete]
        if joined:
            notes.append(f"{word('draw-network')} {', '.join(network(s, c))}")
        if s.sheet.solo:
            notes.append(word("draw-engines", count=int(s.engines[c])))
        name = f"{sign(s, c)} {company_name(s, c)}" if s.sheet.solo else player_name(c)
        found.append(wrapped(f"{name}: {'; '.join(notes)}"))
    return found


def line_text(s: Position, line: Line) -> str:
    """A connection by its ends, an incomplete one by its start and its last hex."""
    ids = s.sheet.site_ids
    return f"{ids[line.sites[0]]}-{ids[line.sites[1]] if line.complete else s.sheet.hex_ids[line.hexes[-1]]}"


def letters(s: Position, contract: int) -> str:
    """What a contract needs, as letters."""
    needs = s.sheet.needs
    return "".join(LETTERS[colour] * int(needs[contract * N_RESOURCES + colour]) for colour in range(N_RESOURCES))


def fulfilled(s: Position) -> list[str]:
    """The contracts that lie open."""
    found = []
    for p in range(s.n_players):
        done = [f"{n} {letters(s, n - 1)} {s.sheet.points[n - 1]}" for n in numbers_at(s, DONE + p)]
        if done:
            found.append(wrapped(f"{word('draw-open', player=player_name(p))} {', '.join(done)}"))
    return found


def under_way(s: Position) -> list[str]:
    """The contract being fulfilled, with what is still to be brought."""
    left = "".join(LETTERS[colour] * int(s.need[colour]) for colour in range(N_RESOURCES))
    return [word("draw-needs", contract=int(s.contract) + 1, needs=left)] if left else []


def hand(s: Position, viewer: int) -> list[str]:
    """The viewer's contracts: what each needs, pays and is worth, its bonus, and what it would cost now."""
    rows = []
    for told in own_hand(s, viewer):
        contract = told.contract
        bonus = BONUSES[s.sheet.bonus[contract]]
        rows.append(
            (
                str(contract + 1),
                letters(s, contract),
                word("draw-pays", money=int(s.sheet.reward[contract]), points=int(s.sheet.points[contract])),
                word(f"bonus-{bonus}") if bonus else "",
                price(s, told),
            )
        )
    if not rows:
        return []
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [word("draw-own"), *("  " + "  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)]


def price(s: Position, told: Held) -> str:
    """What a contract would cost now; alone, nothing is said while no company acts."""
    if told.cost >= 0:
        return word("draw-cost", cost=told.cost, lacks=told.lacks)
    return "" if s.sheet.solo and acting(s) < 0 else word("draw-cost-none")


def known(s: Position, viewer: int) -> list[str]:
    """Contracts that the viewer knows to be in other hands."""
    told = [f"{player_name(p)} {', '.join(map(str, held))}" for p, held in enumerate(known_hands(s, viewer)) if held]
    return [wrapped(f"{word('draw-known')} {'; '.join(told)}")] if told else []
