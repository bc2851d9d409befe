"""What SteamRollers has to say: the log's sentences and the prompts. Ids and facts only."""

from __future__ import annotations

from roundhouse.core.message import Message
from roundhouse.core.state import is_legal
from roundhouse.games.steamrollers.board import home_of
from roundhouse.games.steamrollers.deliver import distance
from roundhouse.games.steamrollers.moves import (
    A_CHOOSE_TWO,
    A_OFFER,
    A_ORDER,
    A_PASS,
    A_SEIZE,
    A_TILE,
    A_TRACK,
    A_TURN,
    CARGO,
    FACES,
    N_COLOURS,
    N_SHAPES,
    POOL,
    TILE_2,
    kind_of,
)
from roundhouse.games.steamrollers.network import joined_by
from roundhouse.games.steamrollers.notation import GOODS, KINDS, SIDES, delivery_of, parts, shown
from roundhouse.games.steamrollers.orders import wanted
from roundhouse.games.steamrollers.position import (
    ACT,
    AFTER,
    CHOOSE,
    END,
    EVA_ASKED,
    EVA_BLOCKED,
    EVA_EXTRA,
    EVA_ROLL,
    JOINS,
    REROLL,
    SEIZE,
    SETUP_GOODS,
    START,
    Position,
)
from roundhouse.games.steamrollers.setup import filling
from roundhouse.games.steamrollers.tiles import boxes

Facts = dict[str, int | str | Message]


def good_message(good: int) -> Message:
    return Message(f"steamrollers-good-{GOODS[good]}")


def kind_message(kind: str) -> Message:
    return Message(f"steamrollers-kind-{kind}")


def effect_name(s: Position, tile: int, side: int = -1) -> str:
    """The name of a tile's effect: `1a`, and `solo-2a` for the tile of the solo game; '' before its side is known."""
    up = side if side >= 0 else int(s.side[tile])
    if up < 0:
        return ""
    return ("solo-" if s.sheet.solo and tile == TILE_2 else "") + f"{tile + 1}{SIDES[up]}"


def tile_message(s: Position, tile: int, side: int = -1) -> Message:
    """What a tile does, in a word or two."""
    return Message(f"steamrollers-tile-{effect_name(s, tile, side)}")


def player_name(player: int) -> str:
    return f"p{player + 1}"


def goods_message(s: Position, order: int) -> Message:
    """The goods that an order asks for, as a list of up to four."""
    found = [
        Message("steamrollers-goods-of", {"count": count, "good": good_message(colour)})
        for colour in range(N_COLOURS)
        if (count := int(wanted(s, order, colour)))
    ]
    out = found[-1]
    for other in reversed(found[:-1]):
        out = Message("steamrollers-goods-and", {"first": other, "rest": out})
    return out


def tell(s: Position, player: int, action: int) -> Message:
    """The log's sentence for an action about to be applied."""
    p = parts(s, action)
    facts: Facts = {"player": player_name(player if player >= 0 else s.turn)}
    for part in (*p.places, *p.pieces):
        kind, _, name = part.partition(":")
        if kind in ("region", "die", "box", "hex", "city", "tile", "order", "chart", "bonus"):
            facts[kind] = int(name) if name.isdigit() else name
        elif kind in ("good", "cargo", "coal"):
            facts[kind] = Message(f"steamrollers-good-{name}")
        elif kind == "player":
            facts["first"] = name
    if player < 0:
        return tell_chance(s, p.verb, action, facts)
    if p.verb == "start":
        return tell_start(s, p.places[0].partition(":")[2], action, facts)
    if A_CHOOSE_TWO <= action < A_SEIZE:
        first, second = divmod(action - A_CHOOSE_TWO, 6)
        return Message("steamrollers-log-choose-two", {**facts, "first": first + 1, "second": second + 1})
    return tell_act(s, player, p.verb, action, facts)


def tell_chance(s: Position, verb: str, action: int, facts: Facts) -> Message:
    if verb == "good":
        back = s.phase == SETUP_GOODS and facts["good"] == good_message(int(home_of(filling(s))))
        return Message("steamrollers-log-good-back" if back else "steamrollers-log-good", facts)
    if verb == "side":
        tile = int(str(facts["tile"])) - 1
        return Message("steamrollers-log-side", {**facts, "effect": tile_message(s, tile, action % 2)})
    if verb == "offer":
        order, side = divmod(action - A_OFFER, 2)
        return Message("steamrollers-log-offer", {**facts, "side": SIDES[side], "order": order + 1})
    if verb == "black":
        first, second = (part.partition(":")[2] for part in parts(s, action).pieces)
        return Message("steamrollers-log-black", {"first": kind_message(first), "second": kind_message(second)})
    if verb == "roll":
        name = {REROLL: "rerolled", EVA_ROLL: "eva-roll"}.get(int(s.phase), "roll")
        return Message(f"steamrollers-log-{name}", facts)
    if verb == "mark":
        city = int(str(facts["region"])) - 1
        name = "mark-extra" if s.phase == EVA_EXTRA else "mark"
        return Message(f"steamrollers-log-{name}", {**facts, "marks": int(s.marks[city]) + 1})
    if verb == "return":
        return Message("steamrollers-log-return", {**facts, "effect": tile_message(s, int(str(facts["tile"])) - 1)})
    if verb == "take":
        return Message("steamrollers-log-take", {**facts, "points": int(s.marks[int(str(facts["city"])) - 1])})
    return Message(f"steamrollers-log-{verb}", facts)


def tell_start(s: Position, start: str, action: int, facts: Facts) -> Message:
    """A starting tile."""
    if start == "track":
        shape = parts(s, action).pieces[0]
        facts["kind"] = shape_kind(shape)
    if start == "tile":
        facts["effect"] = tile_message(s, int(str(facts["tile"])) - 1)
    none = start == "cargo" and "city" not in facts
    return Message(f"steamrollers-log-start-{start}{'-none' if none else ''}", facts)


def shape_kind(part: str) -> Message:
    """The kind of a track `shape:0-3`."""
    a, b = part.partition(":")[2].split("-")
    apart = (int(b) - int(a)) % 6
    return kind_message(KINDS[3 - min(apart, 6 - apart)])


def tell_act(s: Position, player: int, verb: str, action: int, facts: Facts) -> Message:
    if verb == "track":
        return tell_track(s, player, action, facts)
    if verb == "deliver":
        return tell_delivery(s, player, action, facts)
    if verb == "engine":
        facts["strength"] = int(boxes(s, player)) + 1
    if verb == "seize":
        facts["victim"] = player_name(s.turn)
    if action == A_TURN:
        facts["die"] = FACES + 1 - int(s.die)
    if verb == "pass":
        facts["die"] = int(s.die)
    if verb == "tile":
        tile = action - A_TILE
        facts["effect"] = tile_message(s, tile)
        owner = int(s.owner[tile])
        if owner != POOL:
            facts["victim"] = player_name(owner)
            return Message("steamrollers-log-tile-own" if owner == player else "steamrollers-log-tile-from", facts)
    if verb == "order":
        order = (action - A_ORDER) // 6
        facts["points"] = int(s.sheet.order_points[2 * order + s.offer[order]])
        facts["goods"] = goods_message(s, order)
        if "coal" in facts:
            return Message("steamrollers-log-order-coal", facts)
    return Message(f"steamrollers-log-{verb}", facts)


def tell_track(s: Position, player: int, action: int, facts: Facts) -> Message:
    cell, shape = divmod(action - A_TRACK, N_SHAPES)
    facts["kind"] = kind_message(KINDS[kind_of(shape)])
    facts["region"] = int(s.sheet.region[cell]) + 1
    join = int(joined_by(s, player, cell, shape))
    if join == 0:
        return Message("steamrollers-log-track", facts)
    return Message("steamrollers-log-track-connects", {**facts, **connection_facts(join)})


def connection_facts(join: int) -> Facts:
    """A connection as `joined_by` gives it, the lower city first."""
    points, cities = divmod(join, JOINS)
    low, high = sorted(divmod(cities, FACES))
    return {"from": low + 1, "to": high + 1, "towns": points - 1, "points": points}


def tell_delivery(s: Position, player: int, action: int, facts: Facts) -> Message:
    origin, goal, load, variant = delivery_of(action)
    bonus = variant // 2
    points = int(distance(s, player, origin, goal, variant)) + bonus
    good = good_message(load - CARGO if load >= CARGO else load)
    told: Facts = {"player": facts["player"], "good": good, "from": origin + 1, "to": goal + 1, "points": points}
    return Message("steamrollers-log-deliver-cargo" if load >= CARGO else "steamrollers-log-deliver", told)


def prompt(s: Position, viewer: int) -> Message:
    """What is asked of the viewer now, or whom the table waits for."""
    phase = int(s.phase)
    if phase == END:
        return Message("steamrollers-prompt-over")
    if phase < START:
        return Message("steamrollers-prompt-setup")
    actor = int(s.actor())
    if actor < 0:
        return Message("steamrollers-prompt-eva" if s.eva_die else "steamrollers-prompt-roll")
    if actor != viewer:
        name = {START: "wait-start", SEIZE: "wait-seize"}.get(phase, "wait")
        return Message(f"steamrollers-prompt-{name}", {"player": player_name(actor)})
    return own_prompt(s, phase)


def own_prompt(s: Position, phase: int) -> Message:
    if phase == CHOOSE:
        return Message("steamrollers-prompt-choose-two" if s.sheet.solo else "steamrollers-prompt-choose")
    if phase == SEIZE:
        return Message("steamrollers-prompt-seize", {"player": player_name(int(s.turn)), "die": int(s.first_die)})
    if phase == ACT and s.die == 0:
        return Message("steamrollers-prompt-use", {"first": int(s.first_die), "second": int(s.second_die)})
    if phase == ACT and is_legal(s, s.turn, A_PASS):
        return Message("steamrollers-prompt-pass", {"die": int(s.die)})
    if phase == ACT:
        first, second = shown(int(s.hidden))
        facts: Facts = {"die": int(s.die), "first": kind_message(first), "second": kind_message(second)}
        return Message("steamrollers-prompt-act", {**facts, "left": 1 if s.first_die else 0})
    if phase == EVA_ASKED:
        return Message("steamrollers-prompt-eva-asked", {"die": int(s.eva_die)})
    if phase == EVA_BLOCKED:
        return Message(
            "steamrollers-prompt-eva-blocked", {"city": int(s.eva_die), "points": int(s.marks[s.eva_die - 1])}
        )
    return Message("steamrollers-prompt-after" if phase == AFTER else "steamrollers-prompt-start")
