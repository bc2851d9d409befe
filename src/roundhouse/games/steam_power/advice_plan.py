"""Where track should lead: what it is worth to reach a city, and how far it is from anywhere to the best of them.

The ways are found backwards, from all cities worth reaching at once: what is left to do from a hex that is entered over
an edge is the price of the best way on, reckoned in hundredths of points; a goal worth less is further away by as much.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.games.steam_power.advice_hand import Eye, hand_worth, money_worth, spread, with_more
from roundhouse.games.steam_power.advice_weights import ACTION, FLIP, GROW, JOINED, PLACE, RIVAL, TILE, VP_SHARE
from roundhouse.games.steam_power.contracts import cheapest
from roundhouse.games.steam_power.factory import CUBES
from roundhouse.games.steam_power.moves import N_RESOURCES, N_SHAPES, VP_CITY, edges_of
from roundhouse.games.steam_power.network import beside, distances
from roundhouse.games.steam_power.position import Position
from roundhouse.games.steam_power.score import VP_POINTS, connected
from roundhouse.games.steam_power.track import (
    CROSSING_COST,
    ahead,
    available,
    opposite,
)


def shape_between(edge: i64, other: i64) -> i64:
    """The number of the shape that joins two edges; for one edge and itself, none has it."""
    shape: i64 = 0
    while shape < N_SHAPES and edges_of(shape) != (1 << edge) | (1 << other):
        shape += 1
    return shape


NO_WAY: Final = 1 << 40
UNKNOWN: Final = -NO_WAY
MOST_LOOKS: Final = 20_000  # at hexes in one search, to be safe
# by two edges of a hex: the shape that joins them
SHAPE: Final = vec[i64]([shape_between(i // 6, i % 6) for i in range(36)])


def find_goals(eye: Eye, s: Position) -> None:
    """What it is worth to reach each group; nothing where the company has been."""
    eye.most = 0
    for colour in range(N_RESOURCES):
        eye.factories[colour] = UNKNOWN
    for group in range(s.sheet.n_groups):
        worth: i64 = 0
        if (s.network[eye.company] >> group) & 1 == 0:
            worth = max(goal_worth(eye, s, group), 0)
        eye.goals[group] = worth
        eye.most = max(eye.most, worth)


def goal_worth(eye: Eye, s: Position, group: i64) -> i64:
    """Resources that come nearer, the best new place for a factory, shares of VP cities."""
    c = eye.company
    prices = eye.prices
    hand: i64 = eye.now
    nearer: bool = beside(s, group) != 0 or has_stock(s, group)  # otherwise all prices stay as they are
    if nearer:
        before: i64 = s.network[c]
        s.network[c] = before | (1 << group)
        prices = cheapest(s, c, distances(s, c))
        s.network[c] = before
        hand = hand_worth(eye, s, prices)
    worth: i64 = hand - eye.now
    place: i64 = 0
    for site in range(s.sheet.n_sites):
        if s.sheet.group[site] == group:
            if s.city[site] == 1 + VP_CITY:
                sharers = connected(s, site)
                points: i64 = i64(1) if s.sheet.solo else VP_POINTS // (sharers + 1)
                worth += points * eye.weights[VP_SHARE]
            elif s.factory[site] == 0:
                factory = factory_worth(eye, s, site, prices, hand, 0) if nearer else factory_now(eye, s, site)
                place = max(place, factory - eye.weights[ACTION])
            elif not s.sheet.solo:
                worth += eye.weights[JOINED] * spread(eye) // 100
    return worth + place * eye.weights[PLACE] // 100 + eye.weights[GROW] * spread(eye) // 100


def has_stock(s: Position, group: i64) -> bool:
    for site in range(s.sheet.n_sites):
        if s.stock[site] > 0 and s.sheet.group[site] == group:
            return True
    return False


def factory_now(eye: Eye, s: Position, site: i64) -> i64:
    """A factory on a city that changes no prices but by its own resources: the same for every city of a colour."""
    colour: i64 = s.city[site] - 1
    if eye.factories[colour] == UNKNOWN:
        eye.factories[colour] = factory_worth(eye, s, site, eye.prices, eye.now, 0)
    return eye.factories[colour]


def factory_worth(eye: Eye, s: Position, site: i64, prices: vec[i64], hand: i64, price: i64) -> i64:
    """A factory whose resources would cost so much: for the contracts, which are worth `hand` without it, to be
    flipped, for rivals to pay."""
    colour: i64 = s.city[site] - 1
    left: i64 = s.supply[colour]
    if left == 0:
        return 0
    gain = hand_worth(eye, s, with_more(prices, colour, price, min(CUBES, left))) - hand
    rivals: i64 = i64(0) if s.sheet.solo else s.n_players - 1
    return gain + (eye.weights[FLIP] + eye.weights[RIVAL] * rivals) * spread(eye) // 100


def toll(eye: Eye, s: Position, h: i64) -> i64:
    """What the dollars for a piece of track on a hex are worth."""
    dollars: i64 = s.sheet.cost[h] if s.path[h] == 0 else CROSSING_COST
    money: i64 = s.money[eye.holder]
    return money_worth(eye, money) - money_worth(eye, money - dollars)


def survey(eye: Eye, s: Position) -> None:
    """By hex: the shapes for which there is room and a tile, and what a piece of track takes there."""
    b = s.sheet
    c = eye.company
    for h in range(b.n_hexes):
        shapes = available(s, h)
        if shapes != 0:
            met: i64 = s.met[h]
            if s.chain[c] > 0 and ahead(s, c) == h:  # the own loose end may be met, nobody else's
                met &= ~(1 << opposite(s.chain_edge[c]))
            shapes &= b.open_shapes[h] & ~b.touching[met]
        eye.fits[h] = shapes
        eye.price[h] = eye.weights[TILE] + toll(eye, s, h)


def find_ways(eye: Eye, s: Position, home: i64) -> None:
    """From every hex, entered over any edge, what is left to do to the best goal outside the group `home`; NO_WAY
    beyond what goals are worth, and where there is no time. The land was surveyed before."""
    b = s.sheet
    ways = eye.ways
    size: i64 = 6 * b.n_hexes
    for i in range(size):
        ways[i] = NO_WAY
        eye.waiting[i] = 0
    head: i64 = 0
    tail: i64 = 0
    for site in range(b.n_sites):
        worth: i64 = eye.goals[b.group[site]]
        if worth > 0 and b.group[site] != home:
            for edge in range(i64(6)):
                h: i64 = b.site_next[6 * site + edge]
                if h >= 0 and h < b.n_hexes:
                    tail = lead_to(eye, h, opposite(edge), eye.most - worth, 1, tail)
    looks: i64 = 0
    while head != tail and looks < MOST_LOOKS:
        node: i64 = eye.queue[head]
        head = head + 1 if head + 1 < size else i64(0)
        eye.waiting[node] = 0
        looks += 1
        back: i64 = b.next[node]
        if back >= 0 and back < b.n_hexes:
            tail = lead_to(eye, back, opposite(node % 6), ways[node], eye.tiles[node] + 1, tail)


def lead_to(eye: Eye, h: i64, exit_edge: i64, rest: i64, tiles: i64, tail: i64) -> i64:
    """Track on a hex that leaves over an edge, behind which so much is left to do: which edges could it come from?
    With it, there are so many pieces to lay. Returns where the queue ends now."""
    cost: i64 = rest + eye.price[h]
    shapes: i64 = eye.fits[h]
    if shapes == 0 or cost > eye.most or tiles >= eye.reach:
        return tail
    ways = eye.ways
    size: i64 = len(ways)
    for edge in range(i64(6)):
        if edge != exit_edge and (shapes >> SHAPE[6 * edge + exit_edge]) & 1 != 0:
            node: i64 = 6 * h + edge
            if cost < ways[node]:
                ways[node] = cost
                eye.tiles[node] = tiles
                if eye.waiting[node] == 0:
                    eye.waiting[node] = 1
                    eye.queue[tail] = node
                    tail = tail + 1 if tail + 1 < size else i64(0)
    return tail


def find_all_ways(eye: Eye, s: Position) -> None:
    """The same for every home at once: from everywhere the best way, and the best one to another group than that. With
    them `ways_from` tells what `find_ways` would find."""
    b = s.sheet
    first = eye.first
    second = eye.second
    size: i64 = 6 * b.n_hexes
    for i in range(size):
        first.rest[i] = NO_WAY
        second.rest[i] = NO_WAY
        first.group[i] = -1
        second.group[i] = -1
        eye.waiting[i] = 0
    head: i64 = 0
    tail: i64 = 0
    for site in range(b.n_sites):
        group: i64 = b.group[site]
        worth: i64 = eye.goals[group]
        if worth > 0:
            for edge in range(i64(6)):
                h: i64 = b.site_next[6 * site + edge]
                if h >= 0 and h < b.n_hexes:
                    tail = lead_to_group(eye, h, opposite(edge), eye.most - worth, 1, group, tail)
    looks: i64 = 0
    while head != tail and looks < MOST_LOOKS:
        node: i64 = eye.queue[head]
        head = head + 1 if head + 1 < size else i64(0)
        eye.waiting[node] = 0
        looks += 1
        back: i64 = b.next[node]
        if back >= 0 and back < b.n_hexes:
            exit_edge: i64 = opposite(node % 6)
            tail = lead_to_group(eye, back, exit_edge, first.rest[node], first.tiles[node] + 1, first.group[node], tail)
            if second.rest[node] < NO_WAY:
                rest: i64 = second.rest[node]
                tail = lead_to_group(eye, back, exit_edge, rest, second.tiles[node] + 1, second.group[node], tail)


def lead_to_group(eye: Eye, h: i64, exit_edge: i64, rest: i64, tiles: i64, group: i64, tail: i64) -> i64:
    """The same as `lead_to` on a way to this group."""
    cost: i64 = rest + eye.price[h]
    shapes: i64 = eye.fits[h]
    if shapes == 0 or cost > eye.most or tiles >= eye.reach:
        return tail
    first = eye.first
    second = eye.second
    size: i64 = len(first.rest)
    for edge in range(i64(6)):
        if edge != exit_edge and (shapes >> SHAPE[6 * edge + exit_edge]) & 1 != 0:
            node: i64 = 6 * h + edge
            better: bool = False
            if cost < first.rest[node]:
                if group != first.group[node]:
                    second.rest[node] = first.rest[node]
                    second.tiles[node] = first.tiles[node]
                    second.group[node] = first.group[node]
                first.rest[node] = cost
                first.tiles[node] = tiles
                first.group[node] = group
                better = True
            elif group != first.group[node] and cost < second.rest[node]:
                second.rest[node] = cost
                second.tiles[node] = tiles
                second.group[node] = group
                better = True
            if better and eye.waiting[node] == 0:
                eye.waiting[node] = 1
                eye.queue[tail] = node
                tail = tail + 1 if tail + 1 < size else i64(0)
    return tail


def ways_from(eye: Eye, home: i64) -> None:
    """What `find_ways` would find, after `find_all_ways`."""
    first = eye.first
    second = eye.second
    ways = eye.ways
    for i in range(len(ways)):
        ways[i] = first.rest[i] if first.group[i] != home else second.rest[i]


def beyond(eye: Eye, s: Position, h: i64, exit_edge: i64) -> i64:
    """What is left to do behind an edge of a hex: nothing in the best goal, NO_WAY where no goal is near."""
    b = s.sheet
    to: i64 = b.next[6 * h + exit_edge]
    if to >= b.n_hexes:
        return eye.most - eye.goals[b.group[to - b.n_hexes]]
    return eye.ways[6 * to + opposite(exit_edge)]
