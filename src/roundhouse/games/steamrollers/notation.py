"""Actions of SteamRollers as parts and as text (SR-11). Ids of hexes are those of the data file."""

from __future__ import annotations

from roundhouse.core.parts import Parts
from roundhouse.games.steamrollers.moves import (
    A_BLACK,
    A_CHART,
    A_CHOOSE,
    A_CHOOSE_TWO,
    A_DELIVER,
    A_DONE,
    A_ENGINE,
    A_EVA,
    A_EVA_ALLOW,
    A_EVA_BLOCK,
    A_EVA_KEEP,
    A_EVA_REROLL,
    A_FIRST,
    A_GOOD,
    A_LEAVE,
    A_MARK,
    A_OFFER,
    A_ORDER,
    A_PASS,
    A_REROLL,
    A_RETURN,
    A_ROLL,
    A_SEIZE,
    A_SET_BY_1,
    A_SET_BY_5,
    A_SIDE,
    A_START_CARGO,
    A_START_ENGINE,
    A_START_POINTS,
    A_START_TILE,
    A_START_TRACK,
    A_TAKE,
    A_TILE,
    A_TRACK,
    A_TURN,
    A_USE,
    CARGO,
    CARGO_CITY,
    N_ACTIONS,
    N_CITIES,
    N_GOODS,
    N_LOADS,
    N_SHAPES,
    NO_CARGO,
    NO_COAL,
    VARIANTS,
    first_edge,
    other_edge,
)
from roundhouse.games.steamrollers.position import SETUP_GOODS, Position
from roundhouse.games.steamrollers.setup import filling

GOODS = ("red", "blue", "green", "yellow", "grey", "coal")
KINDS = ("straight", "gentle", "sharp")
STARTS = ("engine", "track", "points", "tile", "cargo")
SIDES = ("a", "b")


def shape_name(shape: int) -> str:
    """The ends of a track, the lower edge first.

    >>> shape_name(0), shape_name(7), shape_name(14)
    ('0-3', '0-4', '0-5')
    """
    a, b = int(first_edge(shape)), int(other_edge(shape))
    return f"{min(a, b)}-{max(a, b)}"


SHAPES = tuple(shape_name(shape) for shape in range(N_SHAPES))


def shown(hidden: int) -> list[str]:
    """The kinds of track that the black die shows."""
    return [] if hidden < 0 else [kind for k, kind in enumerate(KINDS) if k != hidden]


def exists(s: Position, action: int) -> bool:
    """Whether a number means anything on this board."""
    if not 0 <= action < N_ACTIONS:
        return False
    if A_START_TRACK <= action < A_START_POINTS:
        return (action - A_START_TRACK) // N_SHAPES < s.sheet.n_hexes
    if A_TRACK <= action < A_ENGINE:
        return (action - A_TRACK) // N_SHAPES < s.sheet.n_hexes
    if A_CHOOSE_TWO <= action < A_SEIZE:
        return (action - A_CHOOSE_TWO) // 6 <= (action - A_CHOOSE_TWO) % 6
    if A_DELIVER <= action < A_TILE:
        return loads_exist(action)
    if action < A_GOOD:
        return action - A_FIRST < s.n_players
    return True


def loads_exist(action: int) -> bool:
    """A city is not its own goal; cargo lies on city 3 or 4."""
    origin, goal, load, _ = delivery_of(action)
    return origin != goal and (load < CARGO or 0 <= origin - CARGO_CITY < 2)


def delivery_of(action: int) -> tuple[int, int, int, int]:
    """Origin, goal, load and variant of a delivery."""
    rest, variant = divmod(action - A_DELIVER, VARIANTS)
    rest, load = divmod(rest, N_LOADS)
    return rest // N_CITIES, rest % N_CITIES, load, variant


def parts(s: Position, action: int) -> Parts:
    """An action taken apart: verb, places, pieces; Parts('') for a number that means nothing."""
    if not exists(s, action):
        return Parts("")
    if action < A_ROLL:
        return parts_of_setup(s, action)
    if action < A_START_ENGINE:
        return parts_of_chance(action)
    if action < A_CHOOSE:
        return parts_of_start(s, action)
    if action < A_TRACK:
        return parts_of_dice(action)
    return parts_of_acts(s, action)


def parts_of_setup(s: Position, action: int) -> Parts:
    if action < A_GOOD:
        return Parts("first", (f"player:p{action - A_FIRST + 1}",))
    if action < A_SIDE:
        city = filling(s) + 1 if s.phase == SETUP_GOODS else 1
        return Parts("good", (f"city:{city}",), (f"good:{GOODS[action - A_GOOD]}",))
    if action < A_OFFER:
        tile, side = divmod(action - A_SIDE, 2)
        return Parts("side", (f"tile:{tile + 1}",), (f"side:{SIDES[side]}",))
    if action < A_CHART:
        order, side = divmod(action - A_OFFER, 2)
        return Parts("offer", (f"order:{order + 1}",), (f"side:{SIDES[side]}",))
    if action < A_EVA:
        return Parts("chart", (), (f"chart:{action - A_CHART + 1}",))
    return Parts("eva", (f"region:{action - A_EVA + 1}",))


def parts_of_chance(action: int) -> Parts:
    if action < A_BLACK:
        return Parts("roll", (), (f"die:{action - A_ROLL + 1}",))
    if action < A_MARK:
        return Parts("black", (), tuple(f"kind:{kind}" for kind in shown(action - A_BLACK)))
    if action < A_RETURN:
        return Parts("mark", (f"region:{action - A_MARK + 1}",))
    if action < A_TAKE:
        return Parts("return", (f"tile:{action - A_RETURN + 1}",))
    city, good = divmod(action - A_TAKE, N_GOODS)
    return Parts("take", (f"city:{city + 1}",), (f"good:{GOODS[good]}",))


def parts_of_start(s: Position, action: int) -> Parts:
    if action < A_START_TRACK:
        return Parts("start", ("start:engine", f"box:{action - A_START_ENGINE + 1}"))
    if action < A_START_POINTS:
        cell, shape = divmod(action - A_START_TRACK, N_SHAPES)
        return Parts("start", ("start:track", f"hex:{s.sheet.hex_ids[cell]}"), (f"shape:{SHAPES[shape]}",))
    if action == A_START_POINTS:
        return Parts("start", ("start:points",))
    if action < A_START_CARGO:
        return Parts("start", ("start:tile", f"tile:{action - A_START_TILE + 1}"))
    choice = action - A_START_CARGO
    if choice == NO_CARGO:
        return Parts("start", ("start:cargo",))
    return Parts("start", ("start:cargo", f"city:{choice % 2 + CARGO_CITY + 1}"), (f"good:{GOODS[choice // 2]}",))


def parts_of_dice(action: int) -> Parts:
    if action < A_CHOOSE_TWO:
        return Parts("choose", (), (f"die:{action - A_CHOOSE + 1}",))
    if action < A_SEIZE:
        low, high = divmod(action - A_CHOOSE_TWO, 6)
        return Parts("choose", (), (f"die:{low + 1}", f"die:{high + 1}"))
    if action < A_LEAVE:
        return Parts("seize", (), (f"die:{action - A_SEIZE + 1}",))
    if action == A_LEAVE:
        return Parts("leave")
    if action < A_SET_BY_1:
        return Parts("use", (), (f"die:{action - A_USE + 1}",))
    if action < A_SET_BY_5:
        return Parts("set", ("tile:1",), (f"die:{action - A_SET_BY_1 + 1}",))
    if action < A_TURN:
        return Parts("set", ("tile:5",), (f"die:{action - A_SET_BY_5 + 1}",))
    return Parts("turn" if action < A_REROLL else "reroll", ("tile:5",))


def parts_of_acts(s: Position, action: int) -> Parts:
    if action < A_ENGINE:
        cell, shape = divmod(action - A_TRACK, N_SHAPES)
        return Parts("track", (f"hex:{s.sheet.hex_ids[cell]}",), (f"shape:{SHAPES[shape]}",))
    if action < A_DELIVER:
        return Parts("engine", (f"box:{action - A_ENGINE + 1}",))
    if action < A_TILE:
        return parts_of_delivery(action)
    if action < A_ORDER:
        return Parts("tile", (f"tile:{action - A_TILE + 1}",))
    if action < A_PASS:
        order, coal_for = divmod(action - A_ORDER, 6)
        return Parts("order", (f"order:{order + 1}",), () if coal_for == NO_COAL else (f"coal:{GOODS[coal_for]}",))
    if action in (A_EVA_REROLL, A_EVA_BLOCK):
        return Parts("eva-reroll" if action == A_EVA_REROLL else "eva-block", ("tile:2",))
    return Parts({A_PASS: "pass", A_DONE: "done", A_EVA_KEEP: "eva-keep", A_EVA_ALLOW: "eva-allow"}[action])


def parts_of_delivery(action: int) -> Parts:
    origin, goal, load, variant = delivery_of(action)
    pieces = [f"cargo:{GOODS[load - CARGO]}" if load >= CARGO else f"good:{GOODS[load]}"]
    if variant > 1:
        pieces.append(f"bonus:{variant // 2}")
    if variant % 2:
        pieces.append("tile:4")
    return Parts("deliver", (f"city:{origin + 1}", f"city:{goal + 1}"), tuple(pieces))


def text(s: Position, action: int) -> str:
    """The notation of an action, made of its parts; '' for a number that means nothing."""
    p = parts(s, action)
    places = [place.partition(":")[2] for place in p.places]
    pieces = [piece.partition(":")[2] for piece in p.pieces]
    if p.verb == "deliver":
        return text_of_delivery(p, places)
    if p.verb == "set":
        return f"set {pieces[0]} by {places[0]}"
    if p.verb in ("side", "offer"):
        return f"{p.verb} {places[0]}{pieces[0]}"
    if p.verb == "order":
        return f"order {places[0]}" + (f" coal for {pieces[0]}" if pieces else "")
    if p.verb == "start" and places[0] == "cargo":
        return f"start cargo {pieces[0]} {places[1]}" if pieces else "start cargo none"
    if p.verb == "take":
        return f"take {pieces[0]} {places[0]}"
    if p.verb in ("good", "turn", "reroll"):
        return " ".join([p.verb, *pieces])
    if p.verb.startswith("eva-"):
        return p.verb.replace("-", " ")
    return " ".join([p.verb, *places, *pieces])


def text_of_delivery(p: Parts, places: list[str]) -> str:
    words = ["deliver", f"{places[0]}>{places[1]}"]
    kind, _, load = p.pieces[0].partition(":")
    words[1:1] = ["cargo", load] if kind == "cargo" else [load]
    extras = [f"+{piece[-1]}" if piece.startswith("bonus:") else "by 4" for piece in p.pieces[1:]]
    return " ".join([*words, *extras])
