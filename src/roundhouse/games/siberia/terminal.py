"""Draws a view of Siberia for a terminal: the whole table in at most 100 columns of plain text."""

from __future__ import annotations

from textwrap import fill

from roundhouse.core.message import Message
from roundhouse.core.text import t
from roundhouse.games.siberia.act import price_at
from roundhouse.games.siberia.describe import column, phase_name, planned, tokens
from roundhouse.games.siberia.moves import N_AREAS, N_COLUMNS, N_PLACES, N_RESOURCES, N_SLOTS
from roundhouse.games.siberia.notation import COLUMNS, RESOURCES, exchange_name, place_name
from roundhouse.games.siberia.position import Position

WIDTH = 100
LETTERS = ("G", "C", "O", "Au", "D")
SHORT = {"logistics": "logi", "salesman": "sale", "worker": "work", "investor": "inve"}


def word(id: str, **facts: int | str | Message) -> str:
    return t(Message(f"siberia-{id}", dict(facts)))


def draw(s: Position, viewer: int, names: tuple[str, ...]) -> str:
    """The whole table as this viewer may see it."""
    blocks = [head(s), areas(s), exchanges(s), supply(s), *boards(s, viewer, names)]
    return "\n".join(blocks)


def head(s: Position) -> str:
    phase = Message(f"siberia-phase-{phase_name(s)}")
    empty = sum(1 for r in range(N_RESOURCES) if s.supply[r] == 0) if s.round_no else 0
    return word("draw-head", round=s.round_no, phase=phase, closed=s.n_closed, empty=empty)


def pawns(counts: list[int]) -> str:
    """Pawns at a place: p1 p1 p3."""
    return " ".join(f"p{p + 1}" for p, n in enumerate(counts) for _ in range(n))


def areas(s: Position) -> str:
    """A row for each area: cubes, workers, neighbours."""
    title = ("draw-areas", "draw-cubes", "draw-workers", "draw-neighbours")
    rows = ["{:<12} {:<14} {:<24} {}".format(*(word(x) for x in title)).upper()]
    for a in range(N_PLACES):
        cubes = " ".join(
            f"{letter:<2}" if a < N_AREAS and s.cubes[a] >> r & 1 else ". " for r, letter in enumerate(LETTERS)
        )
        if a == N_AREAS:
            cubes = ""
        elif s.closed >> a & 1:
            cubes = f"({word('draw-closed')})"
        workers = pawns([s.workers[p * N_PLACES + a] for p in range(s.n_players)])
        near = " ".join(place_name(s, b) for b in range(N_AREAS) if s.map.next[a] >> b & 1)
        rows.append(f"{place_name(s, a):<12} {cubes:<14} {workers:<24} {near}".rstrip())
    return "\n".join(rows)


def exchanges(s: Position) -> str:
    """A row for each exchange: prices and salesmen."""
    rows = [f"{word('draw-exchanges'):<12} {word('draw-prices'):<56} {word('draw-salesmen')}".upper()]
    for e in range(N_SLOTS):
        prices = ""
        if e == 0 or s.active[e - 1] >= 0:
            prices = "  ".join(f"{r} {price_at(s, e, i)}" for i, r in enumerate(RESOURCES) if price_at(s, e, i))
        salesmen = pawns([s.salesmen[p * N_SLOTS + e] for p in range(s.n_players)])
        rows.append(f"{exchange_name(s, e):<12} {prices:<56} {salesmen}".rstrip())
    return "\n".join(rows)


def supply(s: Position) -> str:
    stock = "  ".join(f"{r} {s.supply[i]}" for i, r in enumerate(RESOURCES))
    row = " ".join(COLUMNS[c] for c in range(N_COLUMNS) for _ in range(s.row[c]))
    return (
        f"{word('draw-supply').upper():<12} {stock}\n"
        f"{word('draw-open').upper()}: {row or word('draw-none')} ({sum(s.stack)} {word('draw-stack')})"
    )


def token_short(name: str) -> str:
    """A token in seven letters.

    >>> token_short("gold/worker"), token_short("manager")
    ('Au/work', 'manager')
    """
    if name == "investment":
        return "[inv]"
    if name == "manager":
        return name
    resource, _, person = name.partition("/")
    return f"{LETTERS[RESOURCES.index(resource)]}/{SHORT[person]}"


def boards(s: Position, viewer: int, names: tuple[str, ...]) -> list[str]:
    """The players' boards: two lines a player, one for each row of spaces, then what else is known."""
    titles = " ".join(f"{c[:8]:<8}" for c in COLUMNS)
    out = [f"{'':<10}{titles}".rstrip()]
    for p in range(s.n_players):
        columns = [column(s, p, c) for c in range(N_COLUMNS)]
        if p == viewer:
            for token, goal in planned(s, p):
                if goal != "research":
                    columns[COLUMNS.index(goal)].append(token)
        marks = [word("draw-first")] if p == s.first and s.round_no else []
        marks += [word("draw-passed")] if s.passed >> p & 1 else []
        money = f"{word('draw-money')} ${s.money[p]:,}  {word('draw-pool')} {s.pool[p]}"
        research = tokens(s, "research", p) + (
            [x for x, goal in planned(s, p) if goal == "research"] if p == viewer else []
        )
        line = f"p{p + 1} {names[p][:30]}: {money}  {' '.join(marks)}".rstrip()
        out.append(line)
        for k in range(2):
            cells = " ".join(f"{token_short(c[k]) if len(c) > k else '-':<8}" for c in columns)
            out.append(f"{'':<10}{cells}".rstrip())
        if research:
            out.append(listed(f"{'':<10}{word('draw-research')}:", research))
    if viewer >= 0 and tokens(s, "hand", viewer):
        out.append(listed(f"{word('draw-hand')}:", tokens(s, "hand", viewer)))
    return out


def listed(title: str, things: list[str]) -> str:
    """Things after a title, on as many lines as they need."""
    return fill(f"{title} {', '.join(things)}", WIDTH, subsequent_indent=" " * 12, break_on_hyphens=False)
