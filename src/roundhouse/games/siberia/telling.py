"""What Siberia has to say: the log's sentences, the prompts, the effects of an action. Ids and facts only."""

from __future__ import annotations

from roundhouse.core.message import Message, named
from roundhouse.core.parts import Parts
from roundhouse.games.siberia.act import STEPS, mined, price_at
from roundhouse.games.siberia.columns import tokens_on_board
from roundhouse.games.siberia.moves import (
    A_RESOURCE,
    HAND,
    LIMIT,
    N_AREAS,
    N_RESOURCES,
    NO_SLOT,
)
from roundhouse.games.siberia.notation import COLUMNS, RESOURCES, parts
from roundhouse.games.siberia.position import (
    ACT,
    DRAW,
    END,
    MOVE,
    OPEN,
    PLAN,
    RESEARCH,
    SETUP_CUBES,
    SETUP_FIRST,
    SETUP_SIDES,
    SURPLUS,
    Position,
)
from roundhouse.games.siberia.research import due
from roundhouse.games.siberia.round_end import how_it_ends
from roundhouse.games.siberia.setup import next_tile


def thing(kind: str, id: str) -> Message:
    """The name of a resource or person as a message."""
    return Message(f"siberia-{kind}-{id}")


def column_message(id: str) -> Message:
    return Message("siberia-column-research") if id == "research" else thing("column", id)


def token_message(id: str) -> Message:
    """A token in words: a manager, or a resource and a person."""
    if id == "manager":
        return thing("column", "manager")
    resource, _, person = id.partition("/")
    return Message("siberia-token", {"resource": thing("column", resource), "person": thing("column", person)})


def place_message(s: Position, part: str) -> Message:
    """A part of the kind `area:ob` in words."""
    kind, _, name = part.partition(":")
    if kind == "pool":
        return Message("siberia-pool")
    return named(s.map.names[name]) if name in s.map.names else Message("siberia-unchosen", {"tile": name})


def player_message(player: int) -> str:
    return f"p{player + 1}"


def facts(s: Position, p: Parts) -> dict[str, int | str | Message]:
    """The facts of an action's sentence: places and pieces in words."""
    out: dict[str, int | str | Message] = {}
    for part in p.places:
        kind, _, name = part.partition(":")
        if kind == "column":
            if f"column:{p.verb}" != part:
                out["column"] = column_message(name)
        elif kind == "player":
            out["first"] = name
        else:
            out["to" if "from" in out else "from" if p.verb in ("move", "salesman") else "place"] = place_message(
                s, part
            )
    for part in p.pieces:
        kind, _, name = part.partition(":")
        if kind == "token":
            out["token"] = token_message(name)
        else:
            out[kind] = thing("column", name)
    return out


def tell(s: Position, player: int, action: int, masked: bool) -> Message:
    """The log's sentence for an action about to be applied."""
    if masked:
        if s.phase == DRAW:
            return Message("siberia-log-draw-hidden", {"player": player_message(s.turn)})
        return Message("siberia-log-place-hidden", {"player": player_message(player)})
    p = parts(s, action)
    told = facts(s, p)
    told["player"] = player_message(player if player >= 0 else s.turn)
    verb = "sell" if p.verb in RESOURCES else p.verb
    if verb == "sell":
        told["resource"] = thing("column", p.verb)
        resource, slot = divmod(action - A_RESOURCE, 7)
        if slot != NO_SLOT:
            told["count"] = mined(s, player, resource)
            told["money"] = mined(s, player, resource) * price_at(s, slot, resource)
    chosen = len(p.places) + len(p.pieces) > 1
    plain = p.verb not in COLUMNS or p.verb == "logistics" or chosen
    if verb == "find" and "token" in told:
        verb = "find-by-manager"
    return Message(f"siberia-log-{verb}" if plain else f"siberia-log-{verb}-none", told)


def prompt(s: Position, player: int) -> Message:
    """What is asked of the player, or whom the table waits for."""
    if s.phase == END:
        return Message("siberia-prompt-over")
    if s.phase in (SETUP_FIRST, SETUP_CUBES, OPEN, DRAW) or (s.phase == SETUP_SIDES and s.map.sides_random):
        return Message("siberia-prompt-chance")
    if s.phase == PLAN:
        if player >= 0 and s.hand_n[player] > 0:
            return Message("siberia-prompt-plan", {"left": s.hand_n[player], "all": HAND})
        return Message("siberia-prompt-plan-wait")
    if player != s.turn:
        return Message("siberia-prompt-wait", {"player": player_message(s.turn)})
    if s.phase == SETUP_SIDES:
        return Message("siberia-prompt-sides", {"tile": sum(1 for side in s.active if side >= 0) + 1})
    if s.phase == RESEARCH:
        return Message("siberia-prompt-find", {"left": sum(s.pending)})
    if s.phase == MOVE:
        return Message("siberia-prompt-move", {"left": s.steps, "all": STEPS})
    if s.phase == SURPLUS:
        return Message("siberia-prompt-surplus", {"left": tokens_on_board(s, player) - LIMIT})
    return Message("siberia-prompt-research" if due(s, player) else "siberia-prompt-act")


def effects(known: Position, after: Position, player: int) -> list[Message]:
    """What changed between a position and the one after the viewer's action, up to the next chance."""
    if known.phase == SETUP_SIDES:
        return opened_prices(known, after)
    out: list[Message] = []
    gain = after.money[player] - known.money[player]
    if gain:
        out.append(Message("siberia-effect-money", {"gain": gain, "money": after.money[player]}))
    fresh = [known.map.area_ids[a] for a in range(N_AREAS) if (after.closed & ~known.closed) >> a & 1]
    out.extend(Message("siberia-effect-closes", {"place": named(known.map.names[area])}) for area in fresh)
    back = after.pool[player] - known.pool[player]
    if after.closed != known.closed and back > 0:
        out.append(Message("siberia-effect-back", {"count": back}))
    for r in range(N_RESOURCES):
        if after.supply[r] < known.supply[r]:
            facts: dict[str, int | str | Message] = {"resource": thing("column", RESOURCES[r])}
            out.append(Message("siberia-effect-supply", {**facts, "left": after.supply[r]}))
    if known.phase == MOVE and after.steps < known.steps:
        out.append(Message("siberia-effect-steps", {"left": after.steps}))
    if known.phase in (ACT, PLAN):
        out.extend(completed_columns(known, after, player))
    if ends(after) and not ends(known):
        out.append(Message("siberia-effect-last-round"))
    return out


def opened_prices(known: Position, after: Position) -> list[Message]:
    """What the exchange just chosen pays."""
    slot = 1 + next_tile(known)
    prices = [(name, price_at(after, slot, r)) for r, name in enumerate(RESOURCES)]
    return [
        Message("siberia-effect-pays", {"price": price, "resource": thing("column", name)})
        for name, price in prices
        if price
    ]


def completed_columns(known: Position, after: Position, player: int) -> list[Message]:
    """The columns that an action makes ready."""
    out = []
    for c in range(len(COLUMNS)):
        i = player * len(COLUMNS) + c
        if after.load[i] == 2 and known.load[i] < 2:
            out.append(Message("siberia-effect-completes", {"column": column_message(COLUMNS[c])}))
    return out


def ends(s: Position) -> bool:
    """Whether this round will be the last, for another reason than the round limit."""
    return s.phase != SETUP_CUBES and s.round_no > 0 and 0 <= how_it_ends(s) <= 2
