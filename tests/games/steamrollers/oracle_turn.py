"""A player's turn in the oracle's game: the die, the tiles, the actions and the orders (SR-3 to SR-8).

`options` lists what the player who is asked may do, `act` does it. Both work on the notation alone. What comes after
the turn is told by the result of `act`: True when the turn is over.
"""

from __future__ import annotations

from itertools import combinations

from tests.games.steamrollers.oracle_table import COAL, FACES, Order, Table, Tile, kinds_not_shown
from tests.games.steamrollers.routes_oracle import CITIES, distances, kind_of, shapes


def usable(table: Table, player: int, *effects: str) -> Tile | None:
    """SR-R4, SR-R38: an own tile with one of these effects, not taken and not used in this turn."""
    for tile in table.tiles_of(player):
        if tile.effect in effects and not tile.fresh and not tile.used:
            return tile
    return None


def begin(table: Table, player: int) -> None:
    """SR-3.1: straighten; a die that was got by tile 2b is the die of this turn (SR-R11)."""
    table.active = player
    table.ordered = False
    table.final = False
    for tile in table.tiles_of(player):
        tile.sideways = False
    seat = table.seats[player]
    if seat.stolen:
        table.die = seat.stolen
        seat.stolen = 0
        table.phase = "act"
    else:
        table.phase = "choose"


def finish(table: Table, player: int) -> None:
    """SR-R38: with the turn ends what holds for the turn alone."""
    table.seats[player].done = True
    for tile in table.tiles.values():
        tile.fresh = tile.used = False


def asked(table: Table) -> int:
    """Whom the table waits for in a turn: the active player, or the holder of tile 2b."""
    if table.phase == "seize":
        holder = seizer(table)
        assert holder is not None
        return holder
    assert table.active is not None
    return table.active


def options(table: Table) -> set[str]:
    """All that the player who is asked may do."""
    player = asked(table)
    if table.phase == "seize":
        return {f"seize {table.hold[0]}", "leave"}
    found = order_options(table, player)
    if table.phase == "choose":
        found |= choose_options(table, player)
    elif table.phase == "use":
        found |= {f"use {die}" for die in table.hold}
    elif table.phase == "act":
        found |= change_options(table, player) | action_options(table, player)
    else:
        found.add("done")
    return found


def act(table: Table, text: str) -> bool:
    """Do what the player who is asked has chosen; True when the turn is over."""
    player = asked(table)
    words = text.split()
    verb = words[0]
    if verb == "order":
        hand_in(table, player, words)
        return table.phase == "after"
    if verb == "choose":
        choose(table, player, [int(word) for word in words[1:]])
    elif verb == "seize":
        seize(table, player)
    elif verb == "leave":
        take_up(table)
    elif verb == "use":
        table.hold.remove(int(words[1]))
        table.die = int(words[1])
        table.phase = "act"
    elif verb in ("set", "turn", "reroll"):
        change(table, player, words)
    elif verb == "done":
        return True
    else:
        perform(table, player, words)
        return action_done(table, player)
    return False


def choose_options(table: Table, player: int) -> set[str]:
    """SR-3.1, SR-R19: any die that is left; two with tile 2a; SR-9.2: two of three against Eva."""
    ones = {f"choose {die}" for die in table.dice}
    twos = {f"choose {low} {high}" for low, high in combinations(sorted(table.dice), 2)}
    if table.solo:
        return twos
    return ones | twos if usable(table, player, "2a") else ones


def choose(table: Table, player: int, dice: list[int]) -> None:
    """SR-3.1; SR-R28: tile 2a goes when both dice are taken; SR-R11: then the holder of tile 2b is asked."""
    for die in dice:
        table.dice.remove(die)
    table.hold = dice
    if len(dice) == 2 and not table.solo:
        tile = usable(table, player, "2a")
        assert tile is not None
        table.use(tile)
    if seizer(table) is None:
        take_up(table)
    else:
        table.phase = "seize"


def seizer(table: Table) -> int | None:
    """SR-R11: the holder of tile 2b, when it is another player without a die in this round."""
    tile = table.tiles[2]
    if tile.effect != "2b" or tile.owner in (None, table.active) or len(table.hold) != 1:
        return None
    seat = table.seats[tile.owner or 0]
    return None if seat.done or seat.stolen else tile.owner


def seize(table: Table, player: int) -> None:
    """SR-7.3: the die changes hands, the tile goes to the pool (SR-R28), the other chooses again."""
    table.seats[player].stolen = table.hold[0]
    table.hold = []
    table.use(table.tiles[2])
    table.phase = "choose"


def take_up(table: Table) -> None:
    """SR-R30: of two different dice the player says which is used first."""
    if len(set(table.hold)) == 2:
        table.phase = "use"
    else:
        table.die = table.hold.pop()
        table.phase = "act"


def change_options(table: Table, player: int) -> set[str]:
    """SR-7.3, SR-R12, SR-R29: tiles 1 and 5 change the die before its action; what tile 5b gives is final."""
    found: set[str] = set()
    if table.final:
        return found
    if usable(table, player, "1a", "1b"):
        found |= {f"set {face} by 1" for face in FACES if face != table.die}
    if usable(table, player, "5a"):
        found |= {f"set {face} by 5" for face in FACES if abs(face - table.die) == 1}
    if usable(table, player, "5b"):
        found |= {"turn", "reroll"}
    return found


def change(table: Table, player: int, words: list[str]) -> None:
    """SR-7.3"""
    if words[0] == "set":
        table.die = int(words[1])
        table.use(table.tiles[int(words[3])])
        return
    if words[0] == "turn":
        table.die = 7 - table.die
        table.final = True
        table.use(table.tiles[5])
    else:
        table.phase = "reroll"


def rolled_again(table: Table, face: int) -> None:
    """SR-7.3: the reroll of tile 5b is final; then its effect is done (SR-R5)."""
    table.use(table.tiles[5])
    table.die = face
    table.final = True
    table.phase = "act"


def action_options(table: Table, player: int) -> set[str]:
    """SR-3.1, SR-R19: one action with the die; a pass only when there is none."""
    found = track_options(table, player) | engine_options(table, player)
    found |= deliver_options(table, player) | tile_options(table, player)
    return found or {"pass"}


def track_options(table: Table, player: int) -> set[str]:
    """SR-4.1: an empty hex of the die's region, a kind that the black die shows, any rotation; tile 6: any kind."""
    kinds = list(table.black)
    if usable(table, player, "6a", "6b"):
        kinds += kinds_not_shown(table.black)
    hexes = table.empty_hexes(player, table.die)
    return {f"track {hex_id} {shape}" for hex_id in hexes for kind in kinds for shape in shapes(kind)}


def engine_options(table: Table, player: int) -> set[str]:
    """SR-5.1: the box of the die, once."""
    return set() if table.die in table.seats[player].boxes else {f"engine {table.die}"}


def tile_options(table: Table, player: int) -> set[str]:
    """SR-7.1, SR-R31: from the pool, from another player, or an own one; never one that lies sideways."""
    return set() if table.tiles[table.die].sideways else {f"tile {table.die}"}


def goods_within_reach(table: Table, player: int) -> set[tuple[str, int]]:
    """SR-6.1, SR-8.3: what can be delivered and from where; own cargo is written with its word."""
    found = {(good, city) for city in CITIES for good in table.cities[city]}
    return found | {(f"cargo {good}", city) for city, good in table.seats[player].cargo}


def destinations(table: Table, good: str, origin: int) -> list[int]:
    """SR-6.1: a city of its colour, for coal any other city."""
    return [city for city in CITIES if city != origin and (good == COAL or table.map.colours[city] == good)]


def deliver_options(table: Table, player: int) -> set[str]:
    """SR-6.1, SR-7.3 (3a, 3b, 4a, 4b): every good and destination with every tile that may be used."""
    found: set[str] = set()
    joined = table.connections(player)
    by_destination = usable(table, player, "3a") is not None
    bonuses = [0, 1, 2] if usable(table, player, "3b") else [0]
    for good, origin in goods_within_reach(table, player):
        for destination in destinations(table, good.split()[-1], origin):
            if origin == table.die or (by_destination and destination == table.die):
                every = distances(joined, origin, destination)
                for bonus in bonuses:
                    text = f"deliver {good} {origin}>{destination}" + (f" +{bonus}" if bonus else "")
                    for helped in (False, True):
                        if best_distance(table, player, every, bonus, helped):
                            found.add(text + (" by 4" if helped else ""))
    return found


def best_distance(table: Table, player: int, every: set[int], bonus: int, helped: bool) -> int:
    """SR-6.3, SR-R15, SR-R35: the longest route that is allowed, of those there are; 0 when there is none.

    With the help of tile 4 only what is not possible without it counts (SR-R29).
    """
    strength = table.strength(player)
    if not helped:
        return max((way for way in every if way + bonus <= strength), default=0)
    if usable(table, player, "4a"):
        return max((way for way in every if way + bonus > strength), default=0)
    if table.solo and usable(table, player, "4b"):
        return max((way for way in every if way + bonus == strength + 1), default=0)
    return 0


def deliver(table: Table, player: int, words: list[str]) -> None:
    """SR-6.3: the points at once; the good goes to the bag, or is kept for orders (SR-8.2)."""
    rest = words[1:]
    own_cargo = rest[0] == "cargo"
    if own_cargo:
        rest = rest[1:]
    good = rest[0]
    origin, destination = (int(city) for city in rest[1].split(">"))
    bonus = next((int(word) for word in rest if word in ("+1", "+2")), 0)
    helped = rest[-2:] == ["by", "4"]
    seat = table.seats[player]
    every = distances(table.connections(player), origin, destination)
    seat.deliveries += best_distance(table, player, every, bonus, helped) + bonus
    if own_cargo:
        seat.cargo.remove((origin, good))
    else:
        table.cities[origin].remove(good)  # SR-R27: the leftmost
    if table.with_orders:
        seat.kept[good] += 1
    else:
        table.bag[good] += 1
    if bonus or origin != table.die:
        table.use(table.tiles[3])
    if helped:
        table.use(table.tiles[4])


def perform(table: Table, player: int, words: list[str]) -> None:
    """SR-4 to SR-7: one action."""
    seat = table.seats[player]
    if words[0] == "track":
        seat.track[words[1]] = words[2]
        if kind_of(words[2]) not in table.black:
            table.use(table.tiles[6])
    elif words[0] == "engine":
        seat.boxes.add(int(words[1]))
    elif words[0] == "deliver":
        deliver(table, player, words)
    elif words[0] == "tile":
        take_tile(table.tiles[int(words[1])], player)
    else:
        assert words == ["pass"]


def take_tile(tile: Tile, player: int) -> None:
    """SR-7.1, SR-R10"""
    tile.owner = player
    tile.sideways = True
    tile.fresh = True
    tile.used = False


def action_done(table: Table, player: int) -> bool:
    """The other of two dice, or the end of the turn when no order can be handed in any more."""
    table.final = False
    table.die = 0
    if table.hold:
        table.die = table.hold.pop()
        table.phase = "act"
        return False
    table.phase = "after"
    return not order_options(table, player)


def order_options(table: Table, player: int) -> set[str]:
    """SR-8.2, SR-R24: one open order a turn; coal stands for one of its goods."""
    found: set[str] = set()
    if table.ordered:
        return found
    kept = table.seats[player].kept
    for order in table.orders:
        if order.owner is None:
            if all(kept[good] >= number for good, number in order.goods.items()):
                found.add(f"order {order.tile}")
            for replaced in order.goods:
                if kept[COAL] and all(kept[good] >= n for good, n in without(order, replaced).items()):
                    found.add(f"order {order.tile} coal for {replaced}")
    return found


def without(order: Order, good: str) -> dict[str, int]:
    """What an order asks for besides one good of this colour."""
    return {name: number - (name == good) for name, number in order.goods.items()}


def hand_in(table: Table, player: int, words: list[str]) -> None:
    """SR-8.2: the goods go to the bag, the order is the player's."""
    order = next(order for order in table.orders if order.tile == int(words[1]))
    goods = dict(order.goods)
    if len(words) > 2:
        goods = without(order, words[4]) | {COAL: 1}
    for good, number in goods.items():
        table.seats[player].kept[good] -= number
        table.bag[good] += number
    order.owner = player
    table.ordered = True
