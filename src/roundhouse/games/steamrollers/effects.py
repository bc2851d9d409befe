"""What an action would do, for previews: points, connections, routes, tiles that are spent, what a die can do."""

from __future__ import annotations

from roundhouse.core.message import Message
from roundhouse.core.state import legal_list
from roundhouse.games.steamrollers.deliver import distance
from roundhouse.games.steamrollers.lines import route
from roundhouse.games.steamrollers.moves import (
    A_DELIVER,
    A_ENGINE,
    A_ORDER,
    A_START_POINTS,
    A_START_TRACK,
    A_TILE,
    A_TRACK,
    N_SHAPES,
    N_TILES,
    POOL,
)
from roundhouse.games.steamrollers.network import joined_by
from roundhouse.games.steamrollers.notation import delivery_of
from roundhouse.games.steamrollers.position import ACT, CHOOSE, SEIZE, Position
from roundhouse.games.steamrollers.score import score_of
from roundhouse.games.steamrollers.telling import Facts, connection_facts, player_name, tile_message
from roundhouse.games.steamrollers.tiles import boxes, strength


def effects(before: Position, after: Position, player: int, action: int) -> list[Message]:
    """What changes between a position and the one after the viewer's action, up to the next chance."""
    out: list[Message] = []
    if A_DELIVER <= action < A_TILE:
        out.append(route_effect(before, player, action))
    if A_TRACK <= action < A_ENGINE:
        out.extend(connects(before, player, action - A_TRACK))
    if A_START_TRACK <= action < A_START_POINTS:
        out.extend(connects(before, player, action - A_START_TRACK))
    if after.boxes[player] != before.boxes[player]:
        out.append(Message("steamrollers-effect-engine", {"strength": int(boxes(after, player))}))
    out.extend(tile_effects(before, after, player))
    gain = int(score_of(after, player)) - int(score_of(before, player))
    if gain:
        out.append(Message("steamrollers-effect-score", {"gain": gain, "score": int(score_of(after, player))}))
    if before.phase == CHOOSE or before.die != after.die:
        out.extend(die_effects(after, player))
    return out


def route_effect(s: Position, player: int, action: int) -> Message:
    """SR-6: the route that a delivery takes, with its hexes in the order of travel."""
    origin, goal, _, variant = delivery_of(action)
    far = int(distance(s, player, origin, goal, variant))
    way = route(s, player, origin, goal, far)
    stops = "-".join(str(city + 1) for city in (origin, *(line.cities[1] for line in way)))
    hexes = " ".join(s.sheet.hex_ids[cell] for line in way for cell in line.hexes)
    return Message(
        "steamrollers-effect-route",
        {
            "distance": far,
            "points": far + variant // 2,
            "left": int(strength(s, player)),
            "cities": stops,
            "hexes": hexes,
        },
    )


def connects(s: Position, player: int, drawn: int) -> list[Message]:
    """The connection that a track completes."""
    join = int(joined_by(s, player, drawn // N_SHAPES, drawn % N_SHAPES))
    return [Message("steamrollers-effect-connects", connection_facts(join))] if join else []


def tile_effects(before: Position, after: Position, player: int) -> list[Message]:
    """Tiles that come or go."""
    out = []
    for tile in range(N_TILES):
        old, new = int(before.owner[tile]), int(after.owner[tile])
        told: Facts = {"tile": tile + 1, "effect": tile_message(before, tile)}
        if old == new:
            continue
        if old == player:
            out.append(Message("steamrollers-effect-tile-spent", told))
        elif new == player and old != POOL:
            out.append(Message("steamrollers-effect-tile-from", {**told, "victim": player_name(old)}))
        elif new == player:
            out.append(Message("steamrollers-effect-tile", told))
    return out


def die_effects(after: Position, player: int) -> list[Message]:
    """What the die in hand can do: hexes to draw on, the box, the best delivery, the tile."""
    if after.phase == SEIZE:
        return [Message("steamrollers-effect-may-be-seized", {"player": player_name(int(after.actor()))})]
    if after.phase != ACT or after.turn != player or after.die == 0:
        return []
    can = legal_list(after, player)
    tracks = len({(a - A_TRACK) // N_SHAPES for a in can if A_TRACK <= a < A_ENGINE})
    out = [Message("steamrollers-effect-can-track", {"hexes": tracks, "region": int(after.die)})] if tracks else []
    if any(A_ENGINE <= a < A_DELIVER for a in can):
        out.append(Message("steamrollers-effect-can-engine", {"box": int(after.die)}))
    deliveries = [delivery_of(a) for a in can if A_DELIVER <= a < A_TILE]
    if deliveries:
        best = max(int(distance(after, player, o, g, v)) + v // 2 for o, g, _, v in deliveries)
        out.append(Message("steamrollers-effect-can-deliver", {"points": best}))
    if any(A_TILE <= a < A_ORDER for a in can):
        tile = int(after.die) - 1
        out.append(Message("steamrollers-effect-can-tile", {"tile": tile + 1, "effect": tile_message(after, tile)}))
    return out
