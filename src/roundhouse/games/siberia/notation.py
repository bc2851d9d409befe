"""Actions of Siberia as text and as parts (SI-8). Ids are those of the rules and of the data file."""

from __future__ import annotations

from roundhouse.core.parts import Parts
from roundhouse.games.siberia.moves import (
    A_CUBE,
    A_DISCARD,
    A_DRAW,
    A_FIND,
    A_FIND_BY_MANAGER,
    A_FIRST,
    A_INVESTOR,
    A_LOGISTICS,
    A_MANAGER,
    A_MOVE,
    A_OPEN,
    A_PASS,
    A_PLACE,
    A_RESEARCH,
    A_RESOURCE,
    A_SALESMAN,
    A_SIDE,
    A_STOP,
    A_WORKER,
    FROM_EXCHANGE,
    FROM_PLACE,
    FROM_POOL,
    N_AREAS,
    N_SLOTS,
    N_TOKENS,
    NO_COLUMN,
    NO_MOVE,
    NO_SLOT,
    NO_SOURCE,
    TO_RESEARCH,
    column_of,
    token_person,
    token_resource,
)
from roundhouse.games.siberia.position import Position
from roundhouse.games.siberia.why import exists

RESOURCES = ("gas", "coal", "oil", "gold", "diamonds")
PERSONS = ("manager", "logistics", "salesman", "worker", "investor")
COLUMNS = (*PERSONS, *RESOURCES)


def token_name(token: int) -> str:
    """A kind of token.

    >>> token_name(0), token_name(1), token_name(20)
    ('manager', 'gas/logistics', 'diamonds/investor')
    """
    return "manager" if token == 0 else f"{RESOURCES[token_resource(token)]}/{PERSONS[token_person(token)]}"


TOKENS = tuple(token_name(t) for t in range(N_TOKENS))


def place_name(s: Position, place: int) -> str:
    """An area or Vladivostok."""
    return s.map.area_ids[place] if place < N_AREAS else "vladivostok"


def exchange_name(s: Position, slot: int) -> str:
    """The exchange that is open at a slot; before its side is chosen, the tile."""
    if slot > 0 and s.active[slot - 1] < 0:
        return f"tile{slot}"
    return s.map.exchange_ids[s.map.exchange(slot, 0 if slot == 0 else s.active[slot - 1])]


def source_name(s: Position, source: int) -> str:
    """Where a pawn is taken from."""
    if source == FROM_POOL:
        return "pool"
    if source < FROM_PLACE:
        return exchange_name(s, source - FROM_EXCHANGE)
    return place_name(s, source - FROM_PLACE)


def source_part(s: Position, source: int) -> str:
    """The same as a part."""
    if source == FROM_POOL:
        return "pool:pool"
    kind = "exchange" if source < FROM_PLACE else "area"
    return f"{kind}:{source_name(s, source)}"


def parts(s: Position, action: int) -> Parts:
    """An action taken apart: verb, places, pieces; Parts('') for a number that means nothing."""
    if not exists(action):
        return Parts("")
    if action < A_PASS:
        return parts_before_acting(s, action)
    if action < A_LOGISTICS:
        return parts_of_research_and_manager(s, action)
    if action < A_RESOURCE:
        return parts_of_persons(s, action)
    if action < A_DISCARD:
        resource, slot = divmod(action - A_RESOURCE, 7)
        column = f"column:{RESOURCES[resource]}"
        if slot == NO_SLOT:
            return Parts(RESOURCES[resource], (column,))
        return Parts(RESOURCES[resource], (column, f"exchange:{exchange_name(s, slot)}"))
    column_no, token = divmod(action - A_DISCARD, N_TOKENS)
    return Parts("discard", (f"column:{COLUMNS[column_no]}",), (f"token:{TOKENS[token]}",))


def parts_before_acting(s: Position, action: int) -> Parts:
    """Setup, draws and planning."""
    if action < A_CUBE:
        return Parts("first", (f"player:p{action - A_FIRST + 1}",))
    if action < A_SIDE:
        return Parts("cube", (), (f"cube:{RESOURCES[action - A_CUBE]}",))
    if action < A_OPEN:
        return Parts("side", (f"exchange:{s.map.exchange_ids[1 + action - A_SIDE]}",))
    if action < A_DRAW:
        return Parts("open", (), (f"investment:{COLUMNS[action - A_OPEN]}",))
    if action < A_PLACE:
        return Parts("draw", (), (f"token:{TOKENS[action - A_DRAW]}",))
    token, destination = divmod(action - A_PLACE, 3)
    goal = "research" if destination == TO_RESEARCH else COLUMNS[column_of(token, destination)]
    return Parts("place", (f"column:{goal}",), (f"token:{TOKENS[token]}",))


def parts_of_research_and_manager(s: Position, action: int) -> Parts:
    if action == A_PASS:
        return Parts("pass")
    if action == A_RESEARCH:
        return Parts("research", ("column:research",))
    if action < A_MANAGER:
        by_manager = action >= A_FIND_BY_MANAGER
        resource, area = divmod(action - (A_FIND_BY_MANAGER if by_manager else A_FIND), N_AREAS)
        cube = f"cube:{RESOURCES[resource]}"
        return Parts("find", (f"area:{place_name(s, area)}",), (cube, "token:manager") if by_manager else (cube,))
    column = action - A_MANAGER
    if column == NO_COLUMN:
        return Parts("manager", ("column:manager",))
    return Parts("manager", ("column:manager", f"column:{COLUMNS[column]}"))


def parts_of_persons(s: Position, action: int) -> Parts:
    if action == A_LOGISTICS:
        return Parts("logistics", ("column:logistics",))
    if action < A_STOP:
        place, area = divmod(action - A_MOVE, N_AREAS)
        return Parts("move", (f"area:{place_name(s, place)}", f"area:{place_name(s, area)}"))
    if action == A_STOP:
        return Parts("stop")
    if action < A_WORKER:
        if action == A_SALESMAN + NO_MOVE:
            return Parts("salesman", ("column:salesman",))
        source, slot = divmod(action - A_SALESMAN, N_SLOTS)
        return Parts("salesman", ("column:salesman", source_part(s, source), f"exchange:{exchange_name(s, slot)}"))
    if action < A_INVESTOR:
        if action == A_WORKER + NO_SOURCE:
            return Parts("worker", ("column:worker",))
        return Parts("worker", ("column:worker", source_part(s, action - A_WORKER)))
    column = action - A_INVESTOR
    if column == NO_COLUMN:
        return Parts("investor", ("column:investor",))
    return Parts("investor", ("column:investor",), (f"investment:{COLUMNS[column]}",))


def text(s: Position, action: int) -> str:
    """The notation of an action, made of its parts; '' for a number that means nothing."""
    p = parts(s, action)
    places = [place.partition(":")[2] for place in p.places]
    pieces = [piece.partition(":")[2] for piece in p.pieces]
    if p.verb in ("place", "discard"):
        return f"{p.verb} {pieces[0]} {places[0]}"
    if p.verb == "find":
        return f"find {pieces[0]} {places[0]}" + (" by manager" if len(pieces) > 1 else "")
    if p.verb == "move":
        return f"move {places[0]}>{places[1]}"
    if p.verb == "salesman" and len(places) == 3:
        return f"salesman {places[1]}>{places[2]}"
    if p.verb in COLUMNS and p.verb != "logistics":
        chosen = [*places[1:], *pieces]
        return f"{p.verb} {chosen[0] if chosen else 'none'}"
    if p.verb == "research" or p.verb == "logistics":
        return p.verb
    return " ".join([p.verb, *places, *pieces])
