"""Eva's turn in the oracle's game (SR-9.3, SR-9.4): her steps are chance with one outcome, her dice have six.

A function that leads on returns True when her turn is over.
"""

from __future__ import annotations

from tests.games.steamrollers.oracle_table import FACES, MARKS_TO_DELIVER, Table

ASKED = ("eva wish", "eva block")


def begin(table: Table) -> bool:
    """SR-9.3, SR-R21: she has the third die; the owner of the solo tile 2a may have it rolled again first."""
    table.eva_die = table.dice.pop()
    if table.tiles[2].effect == "solo-2a" and table.tiles[2].owner == 0:
        table.phase = "eva wish"
        return False
    return mark_or_win(table)


def options(table: Table) -> dict[str, int]:
    """What comes next, with its weights; for the player's answers they mean nothing."""
    die = table.eva_die
    if table.phase == "eva wish":
        return {"eva reroll": 1, "eva keep": 1}
    if table.phase == "eva block":
        return {"eva block": 1, "eva allow": 1}
    if table.phase in ("eva mark", "eva mark instead"):
        return {f"mark {die}": 1}
    if table.phase == "eva return":
        return {f"return {die}": 1}
    if table.phase == "eva take":
        return {f"take {table.cities[die][-1]} {die}": 1}
    return {f"roll {face}": 1 for face in FACES}


def act(table: Table, text: str) -> bool:
    words = text.split()
    if text == "eva reroll":
        table.use(table.tiles[2])
        table.phase = "eva wish roll"
        return False
    if text == "eva keep":
        return mark_or_win(table)
    if words[0] == "roll":
        table.eva_die = int(words[1])
        return mark_or_win(table)
    if words[0] == "mark":
        table.marks[table.eva_die] += 1
        return table.phase == "eva mark instead" or look_at_the_tile(table)
    if words[0] == "return":
        table.discard(table.tiles[table.eva_die])
        return look_at_the_city(table)
    if text == "eva block":
        table.use(table.tiles[2])
        table.phase = "eva mark instead"
        return not table.eva_has_room(table.eva_die)  # SR-R33
    if text == "eva allow":
        table.phase = "eva take"
        return False
    table.bag[table.cities[table.eva_die].pop()] += 1
    table.eva_deliveries += table.marks[table.eva_die]
    return True


def mark_or_win(table: Table) -> bool:
    """SR-9.3, step 1: she marks an empty hex; when there is none she wins at once."""
    table.phase = "eva mark"
    if table.eva_has_room(table.eva_die):
        return False
    table.result = "solo_region"
    return True


def look_at_the_tile(table: Table) -> bool:
    """SR-9.3, step 2: the player's tile of that number, not sideways, goes back to the pool."""
    tile = table.tiles[table.eva_die]
    if tile.owner == 0 and not tile.sideways:
        table.phase = "eva return"
        return False
    return look_at_the_city(table)


def look_at_the_city(table: Table) -> bool:
    """SR-9.3, steps 3 and 4; SR-R8: with every city empty she stops."""
    if not table.cities[table.eva_die]:
        table.phase = "eva roll"
        return not any(table.cities.values())
    if table.marks[table.eva_die] < MARKS_TO_DELIVER:
        return True
    tile = table.tiles[2]
    table.phase = "eva block" if tile.effect == "solo-2b" and tile.owner == 0 else "eva take"
    return False
