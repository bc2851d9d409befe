"""Which corners of the rules a game of the oracle has reached, for the test that asks that all of them were.

Nobody wins against Eva by chance: the games that end so are in test_rules_eva.py.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from tests.games.steamrollers.oracle import Oracle
from tests.games.steamrollers.routes_oracle import connections, distances, kind_of

CORNERS = {
    "a city gets coal",
    "start engine",
    "start track",
    "start points",
    "start tile",
    "start cargo",
    "two dice are chosen",
    "two equal dice are chosen",
    "two different dice are used",
    "a die is taken away",
    "a die is left to its chooser",
    "a die that was taken away is used",
    "tile 1 changes a die",
    "tile 5a changes a die",
    "tile 5b turns a die",
    "tile 5b rolls a die",
    "tiles 1 and 5 change the same die",
    "a track of the third kind",
    "a track completes a connection",
    "a second connection of two cities",
    "a wall holds a chain",
    "a full engine",
    "a tile from the pool",
    "a tile from another player",
    "an own tile is turned sideways",
    "a tile is taken again in the turn that used it",
    "another player's tile lies sideways",
    "an infinity tile is used",
    "a pass",
    "a delivery",
    "a delivery of five or more",
    "a delivery shorter than the longest route",
    "a delivery longer than the shortest route",
    "a delivery of grey goods",
    "a delivery of coal",
    "a delivery of own cargo",
    "tile 3a names the destination",
    "tile 3b adds one",
    "tile 3b adds two",
    "tile 4a",
    "tile 4a with tile 3b",
    "tile 4b is needed",
    "solo: tile 4b is asked for",
    "an order",
    "an order with coal",
    "an order before the die",
    "an order between die and action",
    "an order after the action",
    "an order is put off",
    "solo: a good is taken by Eva",
    "solo: a tile goes back",
    "solo: Eva rolls again",
    "solo: Eva's die is rolled for tile 2a",
    "solo: tile 2a is kept",
    "solo: tile 2b stops a delivery",
    "solo: tile 2b is kept",
    "ending: cities",
    "ending: round_limit",
    "ending: solo_lost",
    "ending: solo_region",
    "ending: solo_limit_lost",
}


class Watch:
    """Looks at a game before and after each action and counts the corners that it sees."""

    def __init__(self, oracle: Oracle, seen: Counter[str]) -> None:
        self.oracle = oracle
        self.seen = seen
        self.turn: list[str] = []  # the actions since somebody's die was chosen
        self.seized: set[str] = set()  # those whose die is one that they took away
        self.before()

    def before(self) -> None:
        """Keep in mind what the next action may change."""
        table = self.oracle.table
        self.actor = self.oracle.actor()
        self.player = int(self.actor[1:]) - 1 if self.actor.startswith("p") else 0
        self.phase, self.die, self.boxes = table.phase, table.die, len(table.seats[self.player].boxes)
        self.tiles = {number: replace(tile) for number, tile in table.tiles.items()}
        self.deliveries = table.seats[self.player].deliveries
        self.joined = table.connections(self.player)

    def after(self, text: str) -> None:
        """Count what an action has reached."""
        words = text.split()
        if words[0] in ("choose", "black"):
            self.turn = []
        self.turn.append(text)
        table, seen = self.oracle.table, self.seen
        if self.actor == "*":
            self.chance(words)
        elif words[0] == "deliver":
            self.delivery(words)
        elif words[0] == "track":
            self.track(words)
        elif words[0] == "order":
            seen["an order"] += 1
            seen["an order with coal"] += len(words) > 2
            moments = {"choose": "before the die", "after": "after the action"}
            seen[f"an order {moments.get(self.phase, 'between die and action')}"] += 1
        elif words[0] == "tile":
            self.tile(int(words[1]))
        else:
            self.decision(text, words)
        if words[0] in ("track", "engine", "deliver", "tile", "pass"):
            other = self.tiles[self.die]
            seen["another player's tile lies sideways"] += other.sideways and other.owner != self.player
            seen["a die that was taken away is used"] += self.actor in self.seized
            self.seized.discard(self.actor)
        if table.result:
            seen[f"ending: {table.result}"] += 1
        self.before()

    def chance(self, words: list[str]) -> None:
        table, seen = self.oracle.table, self.seen
        seen["a city gets coal"] += words[0] == "good" and any("coal" in goods for goods in table.cities.values())
        seen["tile 5b rolls a die"] += self.phase == "reroll"
        seen["solo: a good is taken by Eva"] += words[0] == "take"
        seen["solo: a tile goes back"] += words[0] == "return"
        seen["solo: Eva rolls again"] += self.phase == "eva roll"
        seen["solo: Eva's die is rolled for tile 2a"] += self.phase == "eva wish roll"

    def decision(self, text: str, words: list[str]) -> None:
        seen = self.seen
        changed = [done.split()[-1] for done in self.turn if done.startswith("set")]
        seen[" ".join(words[:2])] += words[0] == "start"
        seen["two dice are chosen"] += words[0] == "choose" and len(words) > 2
        seen["two equal dice are chosen"] += words[0] == "choose" and len(words) > 2 and words[1] == words[2]
        seen["two different dice are used"] += words[0] == "use"
        seen["a die is taken away"] += words[0] == "seize"
        if words[0] == "seize":
            self.seized.add(self.actor)
        seen["a die is left to its chooser"] += words[0] == "leave"
        seen["tile 1 changes a die"] += text.endswith("by 1")
        seen["tile 5a changes a die"] += text.endswith("by 5")
        seen["tile 5b turns a die"] += words[0] == "turn"
        seen["tiles 1 and 5 change the same die"] += words[0] == "set" and {"1", "5"} <= set(changed)
        seen["a full engine"] += words[0] == "engine" and self.boxes == 5
        seen["a pass"] += words[0] == "pass"
        seen["an order is put off"] += words[0] == "done"
        seen["an infinity tile is used"] += any(tile.used for tile in self.oracle.table.tiles.values())
        seen["solo: tile 2a is kept"] += text == "eva keep"
        seen["solo: tile 2b stops a delivery"] += text == "eva block"
        seen["solo: tile 2b is kept"] += text == "eva allow"

    def tile(self, number: int) -> None:
        owner = self.tiles[number].owner
        self.seen["a tile from the pool"] += owner is None
        self.seen["a tile from another player"] += owner not in (None, self.player)
        self.seen["an own tile is turned sideways"] += owner == self.player
        used = any(done.startswith("set") and done.endswith(f"by {number}") for done in self.turn)
        self.seen["a tile is taken again in the turn that used it"] += owner is None and used

    def track(self, words: list[str]) -> None:
        table, seen = self.oracle.table, self.seen
        seen["a track of the third kind"] += kind_of(words[2]) not in table.black
        joined = table.connections(self.player)
        seen["a track completes a connection"] += len(joined) > len(self.joined)
        cities = Counter(connection.cities for connection in joined)
        seen["a second connection of two cities"] += max(cities.values(), default=0) > 1
        without_walls = connections(table.map, table.seats[self.player].track, [])
        seen["a wall holds a chain"] += len(without_walls) > len(joined)

    def delivery(self, words: list[str]) -> None:
        table, seen = self.oracle.table, self.seen
        origin, destination = (int(city) for word in words if ">" in word for city in word.split(">"))
        good = words[2] if words[1] == "cargo" else words[1]
        gained = table.seats[self.player].deliveries - self.deliveries
        bonus = next((int(word) for word in words if word in ("+1", "+2")), 0)
        helped = words[-2:] == ["by", "4"]
        every = distances(self.joined, origin, destination)
        seen["a delivery"] += 1
        seen["a delivery of five or more"] += gained >= 5
        seen["a delivery shorter than the longest route"] += gained - bonus < max(every)
        seen["a delivery longer than the shortest route"] += gained - bonus > min(every)
        seen["a delivery of grey goods"] += good == "grey"
        seen["a delivery of coal"] += good == "coal"
        seen["a delivery of own cargo"] += words[1] == "cargo"
        seen["tile 3a names the destination"] += origin != self.die
        seen["tile 3b adds one"] += bonus == 1
        seen["tile 3b adds two"] += bonus == 2
        seen["tile 4a"] += helped and self.tiles[4].effect == "4a"
        seen["tile 4a with tile 3b"] += helped and self.tiles[4].effect == "4a" and bonus > 0
        seen["tile 4b is needed"] += not helped and gained > self.boxes
        seen["solo: tile 4b is asked for"] += helped and self.tiles[4].effect == "4b"
