"""Looks at the games that engine and oracle play together and counts how often each corner of the rules was met."""

from __future__ import annotations

from collections import Counter

from tests.games.steam_power.oracle import Oracle
from tests.games.steam_power.oracle_map import read, read_shape
from tests.games.steam_power.oracle_routes import NEUTRAL, links
from tests.games.steam_power.oracle_table import RESOURCES

# How often each must be met, at the least, when all games are played.
CORNERS = {
    "a crossing of foreign track": 200,
    "a crossing of own complete track": 20,
    "a crossing of the own chain": 5,
    "a crossing as a first tile": 20,
    "a crossing completes a connection": 20,
    "half of a crossing is removed": 50,
    "half of a crossing is replaced": 50,
    "an only tile is replaced": 20,
    "an only tile starts from another city": 5,
    "a replacement completes a connection": 20,
    "an only tile is removed": 20,
    "a connection is completed": 1000,
    "a connection of one tile": 50,
    "a connection within a group": 5,
    "a connection to a group": 200,
    "a second connection between two cities": 20,
    "a first step completes, a second starts anew": 100,
    "steps undo each other": 20,
    "no tile of a kind is left": 200,
    "fewer plain tiles than none": 3,
    "no locomotive is left": 20,
    "no factory is left": 5,
    "a factory": 500,
    "a factory of somebody without a connection to the city": 50,
    "a factory with fewer than five": 10,
    "a colour without supply": 10,
    "a bonus factory with 4": 10,
    "a bonus factory with 5": 10,
    "a bonus factory with 6": 10,
    "a bonus factory from a short supply": 5,
    "bonus track": 50,
    "a second piece of bonus track": 20,
    "bonus contracts": 20,
    "a bonus is left": 20,
    "a bonus cannot be taken": 5,
    "a contract is fulfilled": 1000,
    "a resource over foreign track": 200,
    "a resource for 5 or more": 20,
    "a resource over a neutral link": 20,
    "a choice of payees": 100,
    "a choice of three or more splits": 10,
    "a split with two payees": 20,
    "a forced purchase": 200,
    "a purchase of what is on the map": 20,
    "a contract that cannot be paid": 100,
    "a factory is barred, for the rest must be payable": 10,
    "a city is flipped": 100,
    "a draw from a hand": 50,
    "a choice of hands": 20,
    "the bag gives one, a hand the other": 1,
    "nothing to draw": 1,
    "a second draw lapses": 1,
    "a lone contract": 5,
    "alone: a way of another company": 20,
    "alone: no contract to set aside": 1,
    "ending: contracts": 5,
    "ending: round_limit": 5,
    "ending: solo": 5,
}


class Watch:
    """Counts what it sees, before and after each action."""

    def __init__(self, oracle: Oracle, seen: Counter[str]) -> None:
        self.oracle = oracle
        self.seen = seen
        self.drawn_from_bag = False
        self.undo: list[str] = []

    def before(self, text: str, legal: dict[str, int]) -> None:
        """An action that is about to be done, and what else could be done."""
        oracle, seen = self.oracle, self.seen
        table, tracks = oracle.table, oracle.table.tracks
        verb, *words = text.split()
        self.completed = len(tracks.complete())
        self.flipped = len(table.flipped)
        self.done = sum(len(done) for done in table.done)
        self.phase, self.steps, self.company, self.turn = oracle.phase, oracle.steps, oracle.company, oracle.turn
        self.chain = tracks.incomplete(oracle.company)
        self.start = self.chain.start if self.chain else None
        self.length = len(self.chain.tiles) if self.chain else 0
        self.bonus = oracle.bonus
        if oracle.phase == "act":
            self.position()
            seen["a contract that cannot be paid"] += bool(
                tracks.network(oracle.company)
                and len([option for option in legal if option.startswith("fulfil")]) < len(table.hands[oracle.turn])
            )
            seen["nothing to draw"] += "contracts" not in legal
        if verb == "cross":
            self.crossing(words)
        elif verb in ("remove", "replace"):
            here = read(words[0])
            half = len(tracks.paths()[here]) == 2
            seen[f"half of a crossing is {verb}d"] += half
            seen[f"an only tile is {verb}d"] += self.length == 1
        elif verb == "factory":
            self.factory(words)
        elif verb == "fulfil":
            self.fulfil(int(words[0]))
        elif verb == "bring":
            self.bring(words[0], legal)
        elif verb == "pay":
            seen["a choice of payees"] += 1
            seen["a choice of three or more splits"] += len(legal) > 2
            seen["a split with two payees"] += len(words) > 2
        elif verb == "skip":
            seen["a bonus is left"] += 1
        elif verb in ("draw", "from"):
            self.draw(verb)
        if oracle.phase == "bonus" and verb == "contracts":
            seen["bonus contracts"] += 1
        if oracle.phase == "bonus" and verb in ("track", "cross", "replace", "remove"):
            seen["bonus track"] += 1
        seen["a second piece of bonus track"] += oracle.bonus and self.steps == 1 and verb in ("track", "cross")
        seen["steps undo each other"] += verb == "remove" and self.steps == 1 and self.undo[-1:] != ["remove"]
        self.undo.append(verb)

    def position(self) -> None:
        oracle, seen = self.oracle, self.seen
        left = oracle.table.tracks.tiles_left()
        seen["no tile of a kind is left"] += min(left.values()) <= 0
        seen["fewer plain tiles than none"] += left["plain"] < 0
        seen["no locomotive is left"] += oracle.table.tracks.locomotives_left(oracle.company) == 0
        seen["no factory is left"] += oracle.table.factories_left(oracle.company) == 0
        seen["a colour without supply"] += any(oracle.table.supply(colour) == 0 for colour in RESOURCES)

    def crossing(self, words: list[str]) -> None:
        tracks, seen = self.oracle.table.tracks, self.seen
        here = read(words[0])
        crossed = next(c for c in tracks.connections if here in [there for there, _ in c.tiles])
        seen["a crossing of foreign track"] += crossed.owner != self.company
        seen["a crossing of own complete track"] += crossed.owner == self.company and crossed is not self.chain
        seen["a crossing of the own chain"] += crossed is self.chain
        seen["a crossing as a first tile"] += self.chain is None

    def factory(self, words: list[str]) -> None:
        table, seen = self.oracle.table, self.seen
        city = read(words[0])
        supply = table.supply(table.colours[city])
        seen["a factory"] += 1
        seen["a factory of somebody without a connection to the city"] += city not in table.tracks.network(self.company)
        if len(words) == 1:
            seen["a factory with fewer than five"] += supply < 5
        else:
            seen[f"a bonus factory with {words[1]}"] += 1
            seen["a bonus factory from a short supply"] += supply < 6

    def fulfil(self, number: int) -> None:
        table, seen = self.oracle.table, self.seen
        needs = dict(table.contracts[number].needs)
        brought = table.sources(self.company).brought(needs)
        missing = [colour for colour in needs if brought[colour] < needs[colour]]
        seen["a forced purchase"] += bool(missing)
        seen["a lone contract"] += not table.tracks.network(self.company)
        on_the_map = Counter(dict.fromkeys(RESOURCES, 0))
        for city, stock in table.stock.items():
            on_the_map[table.colours[city]] += stock
        seen["a purchase of what is on the map"] += any(brought[colour] < on_the_map[colour] for colour in missing)

    def bring(self, name: str, legal: dict[str, int]) -> None:
        table, seen = self.oracle.table, self.seen
        city = read(name)
        sources = table.sources(self.company)
        foreign = min(sum(amount for _, amount in split) for split in sources.splits[city])
        seen["a resource over foreign track"] += foreign > 0
        seen["alone: a way of another company"] += table.solo and foreign > 0
        seen["a resource for 5 or more"] += sources.price[city] >= 5
        barred = len(sources.of_colour(self.oracle.to_bring[0])) > len(legal)
        seen["a factory is barred, for the rest must be payable"] += barred
        neutral = [other for other, owner in links(table.tracks)[city] if owner == NEUTRAL]
        seen["a resource over a neutral link"] += bool(neutral) and city not in table.tracks.network(self.company)

    def draw(self, verb: str) -> None:
        oracle, seen = self.oracle, self.seen
        if oracle.phase == "deal":
            return
        seen["a choice of hands"] += verb == "from"
        seen["a draw from a hand"] += verb == "draw" and oracle.victim is not None
        seen["the bag gives one, a hand the other"] += (
            verb == "draw" and oracle.draws == 2 and len(oracle.table.bag) == 1
        )
        self.drawing = verb == "draw" and oracle.draws == 2

    def after(self, text: str) -> None:
        """The action has been done."""
        oracle, seen = self.oracle, self.seen
        table, tracks = oracle.table, oracle.table.tracks
        verb, *words = text.split()
        if len(tracks.complete()) > self.completed:
            self.completion(verb)
        if verb == "replace" and self.length == 1:
            chain = tracks.incomplete(self.company)
            seen["an only tile starts from another city"] += chain is not None and chain.start != self.start
        second = self.steps == 1 and verb in ("track", "cross") and self.chain is None
        seen["a first step completes, a second starts anew"] += second and self.undo[-2:-1] != ["remove"]
        seen["a city is flipped"] += len(table.flipped) > self.flipped
        if sum(len(done) for done in table.done) > self.done:
            seen["a contract is fulfilled"] += 1
            bonus = table.contracts[table.done[self.turn][-1]].bonus
            seen["a bonus cannot be taken"] += bool(bonus) and oracle.phase != "bonus"
        if verb == "draw" and self.phase == "draw":
            seen["a second draw lapses"] += self.drawing and oracle.phase not in ("draw", "from")
        if table.solo and verb != "aside" and oracle.phase in ("engine", "over") and self.phase != "deal":
            seen["alone: no contract to set aside"] += not any(table.bag) and sum(oracle.engines.values()) in (0, 10)
        if oracle.result:
            seen[f"ending: {oracle.result}"] += 1
        if verb in ("track", "cross", "replace") and words:
            assert read_shape(words[1]) in [shape for _, shape in tracks.paths()[read(words[0])]]

    def completion(self, verb: str) -> None:
        oracle, seen = self.oracle, self.seen
        tracks = oracle.table.tracks
        made = max((c for c in tracks.complete(self.company)), key=lambda c: tracks.connections.index(c))
        assert made.end is not None
        groups = oracle.table.map.groups
        seen["a connection is completed"] += 1
        seen["a connection of one tile"] += len(made.tiles) == 1
        seen["a crossing completes a connection"] += verb == "cross"
        seen["a replacement completes a connection"] += verb == "replace"
        seen["a connection within a group"] += groups[made.start] == groups[made.end]
        seen["a connection to a group"] += len(groups[made.start]) > 1 or len(groups[made.end]) > 1
        same = [c for c in tracks.complete() if {c.start, c.end} == {made.start, made.end}]
        seen["a second connection between two cities"] += len(same) > 1
