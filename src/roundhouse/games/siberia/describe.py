"""A view of Siberia as plain data with names, for clients. Everything comes from the view, so nothing can leak."""

from __future__ import annotations

from roundhouse.games.siberia.act import price_at
from roundhouse.games.siberia.moves import (
    HAND,
    INVESTMENT,
    N_AREAS,
    N_COLUMNS,
    N_PLACES,
    N_RESOURCES,
    N_SLOTS,
    N_TOKENS,
    SPACES,
    column_of,
)
from roundhouse.games.siberia.notation import COLUMNS, RESOURCES, TOKENS, exchange_name, place_name
from roundhouse.games.siberia.position import ACT, END, PLAN, SETUP_SIDES, SURPLUS, Position
from roundhouse.games.siberia.view import hands_secret


def phase_name(s: Position) -> str:
    """The phase as players call it."""
    if s.phase == END:
        return "over"
    if s.phase == SURPLUS:
        return "surplus"
    if s.round_no == 0:
        return "setup"
    return "plan" if hands_secret(s) else "act"


def tokens(s: Position, table: str, player: int) -> list[str]:
    """The tokens of a hand or of the research area."""
    row = s.hand if table == "hand" else s.research
    return [TOKENS[row[i] - 1] for i in range(player * HAND, player * HAND + HAND) if row[i]]


def planned(s: Position, player: int) -> list[tuple[str, str]]:
    """The placements of this round that only their owner sees: token and column."""
    out = []
    for i in range(player * HAND, player * HAND + HAND):
        if s.plan[i]:
            token, destination = divmod(s.plan[i] - 1, 3)
            column = column_of(token, destination)
            out.append((TOKENS[token], "research" if column < 0 else COLUMNS[column]))
    return out


def column(s: Position, player: int, number: int) -> list[str]:
    """What lies on the two spaces of a column."""
    i = player * SPACES + 2 * number
    return ["investment" if x == INVESTMENT else TOKENS[x - 1] for x in (s.space[i], s.space[i + 1]) if x]


def pawns(s: Position, player: int) -> tuple[dict[str, int], dict[str, int]]:
    """Workers by place and salesmen by exchange, where there are any."""
    workers = {place_name(s, a): s.workers[player * N_PLACES + a] for a in range(N_PLACES)}
    salesmen = {exchange_name(s, e): s.salesmen[player * N_SLOTS + e] for e in range(N_SLOTS)}
    return {k: n for k, n in workers.items() if n}, {k: n for k, n in salesmen.items() if n}


def player_facts(s: Position, player: int) -> dict[str, object]:
    """One player's board, as everybody sees it."""
    workers, salesmen = pawns(s, player)
    return {
        "money": s.money[player],
        "earned": {r: s.earned[player * N_RESOURCES + i] for i, r in enumerate(RESOURCES)},
        "pool": s.pool[player],
        "workers": workers,
        "salesmen": salesmen,
        "columns": {name: column(s, player, i) for i, name in enumerate(COLUMNS)},
        "research": tokens(s, "research", player),
        "passed": bool(s.passed >> player & 1),
    }


def own(s: Position, viewer: int) -> dict[str, object]:
    """What only a player sees: hand, placements, and of each kind how many tokens are in the bag or others' secret."""
    unseen = {TOKENS[t]: s.bag[t] for t in range(N_TOKENS) if s.bag[t]}
    return {"hand": tokens(s, "hand", viewer), "plan": planned(s, viewer), "unseen": unseen}


def secret_tokens(s: Position, viewer: int) -> dict[str, int]:
    """SI-R16: the bag with all tokens that lie secretly with players, the viewer's own among them."""
    counts = [s.bag[t] for t in range(N_TOKENS)]
    if viewer >= 0:
        for i in range(viewer * HAND, viewer * HAND + HAND):
            if s.hand[i]:
                counts[s.hand[i] - 1] += 1
            if s.plan[i]:
                counts[(s.plan[i] - 1) // 3] += 1
    return {TOKENS[t]: counts[t] for t in range(N_TOKENS) if counts[t]}


def describe(s: Position, viewer: int) -> dict[str, object]:
    """What everybody sees, the same from every view."""
    return {
        "round": s.round_no,
        "phase": phase_name(s),
        "first": s.first,
        "turn": s.turn if s.phase >= ACT or s.phase == SETUP_SIDES else None,
        "steps": s.steps,
        "pending": {r: s.pending[i] for i, r in enumerate((*RESOURCES, "manager"))},
        "areas": {
            place_name(s, a): {
                "cubes": [r for i, r in enumerate(RESOURCES) if s.cubes[a] >> i & 1],
                "closed": bool(s.closed >> a & 1),
            }
            for a in range(N_AREAS)
        },
        "supply": {r: s.supply[i] for i, r in enumerate(RESOURCES)},
        "exchanges": [
            {
                "id": exchange_name(s, e),
                "prices": {r: price_at(s, e, i) for i, r in enumerate(RESOURCES) if price_at(s, e, i)},
            }
            if e == 0 or s.active[e - 1] >= 0
            else {"id": exchange_name(s, e), "prices": {}}
            for e in range(N_SLOTS)
        ],
        "open": {COLUMNS[c]: s.row[c] for c in range(N_COLUMNS) if s.row[c]},
        "stack": sum(s.stack),
        "unseen": secret_tokens(s, viewer),
        "bag": s.bag_n,
        "players": [player_facts(s, p) for p in range(s.n_players)],
        "planning": s.phase == PLAN,
    }
