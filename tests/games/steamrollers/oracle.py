"""SteamRollers once more, slow and literal, from the numbered rules alone; test_oracle.py plays it beside the engine.

It shares no code and no data structures with the engine: everything is a name in a list, a dict or a set, and an action
is its notation. Here are the setup and the rounds; the rest is in oracle_table.py, oracle_turn.py and oracle_eva.py.
"""

from __future__ import annotations

from typing import Any

from tests.games.steamrollers import oracle_eva as eva
from tests.games.steamrollers import oracle_turn as turn
from tests.games.steamrollers.oracle_table import (
    BLACK_FACES,
    BOXES,
    CARGO_CITIES,
    COAL,
    EMPTY_CITIES_TO_END,
    FACES,
    FACES_OF_A_PAIR,
    STARTING,
    STARTING_POINTS,
    TILES,
    Order,
    Table,
    describe,
)
from tests.games.steamrollers.routes_oracle import CITIES, KINDS, shapes

CHANCE = "*"
OVER = ""
SETUP = ["first", "goods", "sides", "offers", "chart", "eva setup", "start"]


class Oracle:
    """A game of SteamRollers."""

    def __init__(self, players: int, options: dict[str, str | int], data_text: str) -> None:
        self.table = Table(players, options, data_text)
        self.skip_what_is_not_played()

    def actor(self) -> str:
        """Who is to act: `*` for chance, `p1`, `p2`, … or nobody."""
        table = self.table
        if table.phase == "over":
            return OVER
        if table.phase == "start":
            return f"p{self.chooser_of_a_starting_tile() + 1}"
        if table.phase in ("choose", "seize", "use", "act", "after"):
            return f"p{turn.asked(table) + 1}"
        if table.phase in eva.ASKED:
            return "p1"
        return CHANCE

    def legal(self) -> dict[str, int]:
        """All that the actor may do; for chance with its weights, for a player each is 1."""
        table = self.table
        if table.phase == "over":
            return {}
        if table.phase in SETUP:
            return self.setup_options()
        if table.phase in ("roll", "reroll"):
            return {f"roll {face}": 1 for face in FACES}
        if table.phase == "black":
            return {f"black {one} {other}": FACES_OF_A_PAIR for one, other in BLACK_FACES}
        if table.phase.startswith("eva"):
            return eva.options(table)
        return dict.fromkeys(turn.options(table), 1)

    def apply(self, text: str) -> None:
        """Do what is legal; nothing else may be given."""
        table = self.table
        words = text.split()
        if table.phase in SETUP:
            self.set_up(words)
        elif table.phase in ("roll", "black"):
            self.roll(words)
        elif table.phase == "reroll":
            turn.rolled_again(table, int(words[1]))
        elif table.phase.startswith("eva"):
            if eva.act(table, text):
                self.end_round()
        elif turn.act(table, text):
            self.end_turn()

    def describe(self) -> dict[str, Any]:
        actor = self.actor()
        return describe(self.table, None if actor in (CHANCE, OVER) else int(actor[1:]) - 1)

    def ending(self) -> str | None:
        return self.table.result

    def scores(self) -> list[int]:
        return [self.table.score(player) for player in range(self.table.players)]

    def winners(self) -> list[int]:
        return self.table.winners()

    def setup_options(self) -> dict[str, int]:
        table = self.table
        if table.phase == "first":
            return {f"first p{player + 1}": 1 for player in range(table.players)}
        if table.phase == "goods":
            return {f"good {good}": number for good, number in table.bag.items() if number}
        if table.phase == "sides":
            return {f"side {self.next_tile()}{side}": 1 for side in "ab"}
        if table.phase == "offers":
            return {f"offer {len(table.orders) + 1}{side}": 1 for side in "ab"}
        if table.phase == "chart":
            return {f"chart {number}": 1 for level, number in table.map.charts if level == table.walls_level}
        if table.phase == "eva setup":
            return {f"eva {face}": 1 for face in FACES}
        return dict.fromkeys(self.starting_options(), 1)

    def set_up(self, words: list[str]) -> None:
        table = self.table
        if table.phase == "first":
            table.first = int(words[1][1:]) - 1
            table.phase = "goods"
        elif table.phase == "goods":
            self.draw_good(words[1])
        elif table.phase == "sides":
            self.lay_tile(int(words[1][0]), words[1][1])
        elif table.phase == "offers":
            self.lay_order(int(words[1][0]), words[1][1])
        elif table.phase == "chart":
            table.chart = int(words[1])
            table.phase = "eva setup"
        elif table.phase == "eva setup":
            table.marks[int(words[1])] += 1
            table.eva_rolled += 1
            if table.eva_rolled == table.eva_level:
                table.phase = "start"
        else:
            self.choose_starting_tile(words[1:])
        self.skip_what_is_not_played()

    def skip_what_is_not_played(self) -> None:
        """SR-8, SR-9.1: steps of the setup that belong to expansions or to the game against Eva."""
        table = self.table
        if table.phase == "first" and table.solo:
            table.phase = "goods"
        if table.phase == "offers" and not table.with_orders:
            table.phase = "chart"
        if table.phase == "chart" and table.walls_level == "none":
            table.phase = "eva setup"
        if table.phase == "eva setup" and not table.solo:
            table.phase = "start"
            table.starting = list(STARTING) if table.starting_tiles else []
        if table.phase == "start" and self.starting_tiles_are_chosen():
            table.starting = []
            table.active = None
            self.begin_round()
        elif table.phase == "start":
            table.active = self.chooser_of_a_starting_tile()

    def draw_good(self, good: str) -> None:
        """SR-2.1: onto the city that is being filled, unless it is of the city's own colour; at last coal (SR-8.1)."""
        table = self.table
        city = CITIES[table.drawn // table.goods_a_city()]
        table.bag[good] -= 1
        table.drawn += 1
        if table.map.colours[city] == good:
            table.aside.append(good)
        else:
            table.cities[city].append(good)
        if table.drawn == len(CITIES) * table.goods_a_city():
            for goods in table.cities.values():
                if table.coal and len(goods) < table.goods_a_city():
                    goods.append(COAL)
            table.bag.update(table.aside)
            table.aside = []
            table.phase = "sides"

    def next_tile(self) -> int:
        return next(number for number in TILES if not self.table.tiles[number].side)

    def lay_tile(self, number: int, side: str) -> None:
        """SR-2.2; SR-9.1: against Eva the solo tile is tile 2."""
        table = self.table
        tile = table.tiles[number]
        solo = table.solo and number == 2
        declared = table.sides[number, side, solo]
        tile.side = side
        tile.kind = declared["kind"]
        tile.points = declared["points"]
        tile.effect = f"solo-{number}{side}" if solo else f"{number}{side}"
        if number == TILES[-1]:
            table.phase = "offers"

    def lay_order(self, number: int, side: str) -> None:
        """SR-8.2"""
        table = self.table
        declared = table.order_sides[number, side]
        table.orders.append(Order(number, side, dict(declared["goods"]), declared["points"]))
        if number == TILES[-1]:
            table.phase = "chart"

    def starting_tiles_are_chosen(self) -> bool:
        table = self.table
        return not table.starting_tiles or len(STARTING) - len(table.starting) == table.players

    def chooser_of_a_starting_tile(self) -> int:
        """SR-8.3: from the last player backwards."""
        table = self.table
        chosen = len(STARTING) - len(table.starting)
        return (table.first - 1 - chosen) % table.players

    def starting_options(self) -> set[str]:
        """SR-8.3, SR-R7, SR-R23, SR-R37"""
        table = self.table
        cargo = {
            f"start cargo {good} {city}"
            for good, n in table.bag.items()
            for city in CARGO_CITIES
            if n and good != "grey"
        }
        ways = {
            "engine": {f"start engine {box}" for box in BOXES},
            "track": {
                f"start track {hex_id} {shape}"
                for hexes in table.map.hexes.values()
                for hex_id in hexes
                for kind in KINDS
                for shape in shapes(kind)
            },
            "points": {"start points"},
            "tile": {f"start tile {number}" for number in TILES},
            "cargo": cargo or {"start cargo none"},
        }
        return {text for name in table.starting for text in ways[name]}

    def choose_starting_tile(self, words: list[str]) -> None:
        """SR-8.3"""
        table = self.table
        player = self.chooser_of_a_starting_tile()
        seat = table.seats[player]
        if words[0] == "engine":
            seat.boxes.add(int(words[1]))
        elif words[0] == "track":
            seat.track[words[1]] = words[2]
        elif words[0] == "points":
            seat.start = STARTING_POINTS
        elif words[0] == "tile":
            turn.take_tile(table.tiles[int(words[1])], player)
            table.tiles[int(words[1])].fresh = False  # nobody's turn
        elif words[1] != "none":
            table.bag[words[1]] -= 1
            seat.cargo.append((int(words[2]), words[1]))
        table.starting.remove(words[0])

    def begin_round(self) -> None:
        """SR-3.1: the first player rolls all dice."""
        table = self.table
        table.round += 1
        table.phase = "roll"
        table.active = None
        table.dice = []
        table.black = []
        for seat in table.seats:
            seat.done = False

    def roll(self, words: list[str]) -> None:
        """SR-3.1: the white dice one by one, then the black one."""
        table = self.table
        if words[0] == "roll":
            table.dice.append(int(words[1]))
            if len(table.dice) == table.white_dice():
                table.phase = "black"
        else:
            table.black = words[1:]
            turn.begin(table, table.first)

    def end_turn(self) -> None:
        """SR-3.1: the next player in turn order; SR-9.3: Eva, and with her the turn is over."""
        table = self.table
        assert table.active is not None
        if table.solo:
            if eva.begin(table):
                self.end_round()
            return
        turn.finish(table, table.active)
        if all(seat.done for seat in table.seats):
            self.end_round()
        else:
            turn.begin(table, (table.active + 1) % table.players)

    def end_round(self) -> None:
        """SR-3.2, SR-3.3, SR-R9, SR-R36"""
        table = self.table
        if table.solo:
            turn.finish(table, 0)
        if table.result is None:
            table.eva_die = 0
        if table.result is None and table.empty_cities() >= EMPTY_CITIES_TO_END:
            table.result = "cities"
        elif table.result is None and table.round == table.round_limit:
            table.result = "round_limit"
        if table.result is None:
            table.first = (table.first + 1) % table.players
            self.begin_round()
            return
        if table.solo and table.result != "solo_region":
            name = {"cities": "solo", "round_limit": "solo_limit"}[table.result]
            won = table.score(0) > table.eva_score()
            table.result = f"{name}_{'won' if won else 'lost'}"  # SR-9.5, SR-R34
        table.phase = "over"
        table.active = None
