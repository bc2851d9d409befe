"""Siberia once more, slow and literal, from the numbered rules alone; test_oracle.py plays it beside the engine.

It shares no code and no data structures with the engine: everything is a name in a list, a dict or a set, and an action
is its notation. One function for each paragraph, with its number; nothing is cached and nothing is clever.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypedDict

CHANCE = -1
OVER = -2

RESOURCES = ["gas", "coal", "oil", "gold", "diamonds"]
PERSONS = ["manager", "logistics", "salesman", "worker", "investor"]
COLUMNS = PERSONS + RESOURCES

# SI-1.1, SI-1.3, SI-1.4, SI-1.5
PAWNS = 6
CUBES = {"gas": 18, "coal": 16, "oil": 14, "gold": 12, "diamonds": 10}
MANAGERS = 14
TOKENS_OF_EACH_PERSON = {"gas": 3, "coal": 3, "oil": 3, "gold": 3, "diamonds": 2}
INVESTMENTS_OF_EACH_ACTION = 2
# SI-1.7, SI-2.1, SI-2.3, SI-3.1, SI-4.6, SI-6.1, SI-7.1
SPACES = 2
CUBES_OF_AN_AREA = 2
OPEN_INVESTMENTS = 4
TOKENS_DRAWN = 6
STEPS = 3
TOKENS_KEPT = 10
AREAS_TO_CLOSE = 8
SUPPLIES_TO_EMPTY = 3

INVESTMENT = "investment"
FRANKFURT = "frankfurt"
VLADIVOSTOK = "vladivostok"


def all_tokens() -> list[str]:
    """SI-1.4: the 70 action tokens."""
    tokens = ["manager"] * MANAGERS
    for person in PERSONS:
        if person != "manager":
            for resource in RESOURCES:
                tokens += [f"{resource}/{person}"] * TOKENS_OF_EACH_PERSON[resource]
    return tokens


def resource_of(token: str) -> str | None:
    """SI-1.4: what a token shows besides its person; a manager shows nothing more."""
    return None if token == "manager" else token.split("/")[0]


def columns_of(token: str) -> list[str]:
    """SI-3.1: the columns onto which a drawn token may go."""
    return ["manager"] if token == "manager" else token.split("/")


@dataclass
class Position:
    """Everything on the table, by name."""

    phase: str = "first player"
    round: int = 0  # during the setup
    first: int = 0  # means nothing before it is drawn
    turn: int = 0
    cube_bag: list[str] = field(default_factory=list)
    cubes: dict[str, list[str]] = field(default_factory=dict)
    supply: dict[str, int] = field(default_factory=dict)
    closed: set[str] = field(default_factory=set)
    active: list[str] = field(default_factory=list)
    stack: list[str] = field(default_factory=list)
    open: list[str] = field(default_factory=list)
    bag: list[str] = field(default_factory=list)
    workers: list[list[str]] = field(default_factory=list)
    salesmen: list[list[str]] = field(default_factory=list)
    pool: list[int] = field(default_factory=list)
    boards: list[dict[str, list[str]]] = field(default_factory=list)
    research: list[list[str]] = field(default_factory=list)
    taken: list[str] = field(default_factory=list)  # out of the research area, being used one by one
    hands: list[list[str]] = field(default_factory=list)
    income: list[dict[str, int]] = field(default_factory=list)
    passed: set[int] = field(default_factory=set)
    draws: list[int] = field(default_factory=list)
    steps: int = 0


class Oracle:
    """A game of Siberia. Seats are 0, 1, …; in notation p1, p2, …"""

    def __init__(
        self,
        players: int,
        areas: list[str],
        neighbours: dict[str, list[str]],
        exits: list[str],
        tiles: list[tuple[str, str]],
        prices: dict[str, dict[str, int]],
        exchange_sides: str,
        round_limit: int,
    ) -> None:
        self.players = players
        self.areas = areas
        self.neighbours = neighbours
        self.exits = exits
        self.tiles = tiles
        self.prices = prices
        self.exchange_sides = exchange_sides
        self.round_limit = round_limit
        self.at = Position()
        self.lay_out()

    def lay_out(self) -> None:
        """SI-2.1, SI-2.3, SI-2.4: what lies ready before the first draw."""
        at = self.at
        for resource in RESOURCES:
            at.cube_bag += [resource] * CUBES[resource]
            at.supply[resource] = 0
        for area in self.areas:
            at.cubes[area] = []
        for column in COLUMNS:
            at.stack += [column] * INVESTMENTS_OF_EACH_ACTION
        at.bag = all_tokens()
        for _ in range(self.players):
            at.workers.append([VLADIVOSTOK])
            at.salesmen.append([FRANKFURT])
            at.pool.append(PAWNS - 2)
            at.boards.append({column: [] for column in COLUMNS})
            at.research.append([])
            at.hands.append([])
            at.income.append(dict.fromkeys(RESOURCES, 0))

    def draw_first_player(self, text: str) -> None:
        """SI-2.1: a random first player."""
        self.at.first = int(text.split()[1][1:]) - 1
        self.at.phase = "cubes"

    def area_for_a_drawn_cube(self, resource: str) -> str | None:
        """SI-R7: the first area in map order with fewer than two cubes and none of this kind."""
        for area in self.areas:
            lying = self.at.cubes[area]
            if len(lying) < CUBES_OF_AN_AREA and resource not in lying:
                return area
        return None

    def draw_cube(self, text: str) -> None:
        """SI-2.1, SI-R7: one cube after the other until every area has two; the rest goes to the supply spaces."""
        at = self.at
        resource = text.split()[1]
        at.cube_bag.remove(resource)
        area = self.area_for_a_drawn_cube(resource)
        if area is None:
            at.supply[resource] += 1
        else:
            at.cubes[area].append(resource)
        if all(len(at.cubes[name]) == CUBES_OF_AN_AREA for name in self.areas):
            for rest in at.cube_bag:
                at.supply[rest] += 1
            at.cube_bag = []
            at.phase = "sides"

    def side_options(self) -> set[str]:
        """SI-2.2: one side of the next tile."""
        return {f"side {exchange}" for exchange in self.tiles[len(self.at.active)]}

    def turn_tile(self, text: str) -> None:
        """SI-2.2: this side is active."""
        self.at.active.append(text.split()[1])
        if len(self.at.active) == len(self.tiles):
            self.at.phase = "investments"

    def exchanges(self) -> list[str]:
        """SI-1.6: Frankfurt and the active side of each tile."""
        return [FRANKFURT, *self.at.active]

    def open_investment(self, text: str) -> None:
        """SI-2.3 before the first round, SI-4.9 after an investment was taken."""
        at = self.at
        investment = text.split()[1]
        at.stack.remove(investment)
        at.open.append(investment)
        if at.phase == "investments":
            if len(at.open) == OPEN_INVESTMENTS:
                self.begin_round()
        else:
            self.next_turn()

    def turn_order(self) -> list[int]:
        """The players from the first player on, clockwise."""
        return [(self.at.first + i) % self.players for i in range(self.players)]

    def begin_round(self) -> None:
        """SI-3.1: in turn order every player draws six tokens."""
        self.at.round += 1
        self.at.phase = "draw"
        self.at.passed = set()
        self.at.draws = []
        for player in self.turn_order():
            self.at.draws += [player] * TOKENS_DRAWN

    def draw_token(self, text: str) -> None:
        """SI-3.1: the next token of the six."""
        at = self.at
        token = text.split()[1]
        at.bag.remove(token)
        at.hands[at.draws.pop(0)].append(token)
        if not at.draws:
            at.phase = "plan"

    def has_free_space(self, player: int, column: str) -> bool:
        """SI-1.7: two spaces in a column; an investment takes one of them too."""
        return len(self.at.boards[player][column]) < SPACES

    def place_options(self, player: int) -> set[str]:
        """SI-3.1, SI-3.2: a free space of a column of the token, or research."""
        options = set()
        for token in self.at.hands[player]:
            options.add(f"place {token} research")
            for column in columns_of(token):
                if self.has_free_space(player, column):
                    options.add(f"place {token} {column}")
        return options

    def place(self, player: int, text: str) -> None:
        """SI-3.1: all place at the same time; when the last token lies, phase 2 begins."""
        at = self.at
        _, token, target = text.split()
        at.hands[player].remove(token)
        if target == "research":
            at.research[player].append(token)
        else:
            at.boards[player][target].append(token)
        if not any(at.hands):
            at.phase = "act"
            at.turn = at.first

    def act_options(self, player: int) -> set[str]:
        """SI-4.1, SI-4.2, SI-R17: one action, or a pass; research comes first, and before the pass."""
        if self.at.research[player]:
            return {"research"}
        options = {"pass"}
        for column in COLUMNS:
            if self.may_perform(player, column):
                options |= self.ways_to_perform(player, column)
        return options

    def may_perform(self, player: int, column: str) -> bool:
        """SI-4.3: both spaces filled, never by two investments."""
        things = self.at.boards[player][column]
        return len(things) == SPACES and things.count(INVESTMENT) < SPACES

    def ways_to_perform(self, player: int, column: str) -> set[str]:
        """SI-4.5 to SI-4.10, each with its choices; SI-R2: each also without effect."""
        if column == "manager":
            return self.manager_options(player)
        if column == "logistics":
            return {"logistics"}
        if column == "salesman":
            return self.salesman_options(player)
        if column == "worker":
            return self.worker_options(player)
        if column == "investor":
            return self.investor_options(player)
        return self.resource_options(player, column)

    def empty_column(self, player: int, column: str) -> None:
        """SI-4.3: the column's action tokens go back to the bag; an investment stays."""
        things = self.at.boards[player][column]
        self.at.bag += [thing for thing in things if thing != INVESTMENT]
        self.at.boards[player][column] = [thing for thing in things if thing == INVESTMENT]

    def next_turn(self) -> None:
        """SI-4.1: clockwise, without those who have passed; until all have passed."""
        at = self.at
        if len(at.passed) == self.players:
            self.end_round()
            return
        at.phase = "act"
        at.turn = (at.turn + 1) % self.players
        while at.turn in at.passed:
            at.turn = (at.turn + 1) % self.players

    def act(self, player: int, text: str) -> None:
        """SI-4.1: exactly one action, or a pass."""
        words = text.split()
        if text == "pass":
            self.at.passed.add(player)
            self.next_turn()
        elif text == "research":
            self.at.phase = "research"
            self.at.taken = self.at.research[player]
            self.at.research[player] = []
            self.end_research_if_nothing_is_left()
        elif text == "logistics":
            self.empty_column(player, "logistics")
            self.at.phase = "logistics"
            self.at.steps = 0
            self.end_logistics_if_nothing_is_left(player)
        elif words[0] == "manager":
            self.do_manager(player, words[1])
        elif words[0] == "salesman":
            self.do_salesman(player, words[1])
        elif words[0] == "worker":
            self.do_worker(player, words[1])
        elif words[0] == "investor":
            self.do_investor(player, words[1])
        else:
            self.do_resource(player, words[0], words[1])

    def open_areas_without(self, resource: str) -> list[str]:
        """SI-4.4: any open area without that resource."""
        at = self.at
        return [area for area in self.areas if area not in at.closed and resource not in at.cubes[area]]

    def find_options(self) -> set[str]:
        """SI-4.4, SI-R9: any of the tokens that are left, in any order; a manager stands for any resource."""
        options = set()
        for token in self.at.taken:
            for resource in RESOURCES:
                if self.at.supply[resource] == 0:
                    continue
                for area in self.open_areas_without(resource):
                    if token == "manager":
                        options.add(f"find {resource} {area} by manager")
                    elif resource_of(token) == resource:
                        options.add(f"find {resource} {area}")
        return options

    def find(self, text: str) -> None:
        """SI-4.4: one cube from the supply to the area; the token is used up."""
        at = self.at
        words = text.split()
        resource, area = words[1], words[2]
        at.supply[resource] -= 1
        at.cubes[area].append(resource)
        if words[3:] == ["by", "manager"]:
            used = "manager"
        else:
            used = next(token for token in at.taken if resource_of(token) == resource)
        at.taken.remove(used)
        at.bag.append(used)
        self.end_research_if_nothing_is_left()

    def end_research_if_nothing_is_left(self) -> None:
        """SI-4.4, SI-R9: tokens that cannot be used do nothing; placing is not optional. All go to the bag."""
        if not self.find_options():
            self.at.bag += self.at.taken
            self.at.taken = []
            self.next_turn()

    def manager_options(self, player: int) -> set[str]:
        """SI-4.5, SI-R6: a joker on a free space of any column but the manager's own; or none."""
        columns = [column for column in COLUMNS if column != "manager" and self.has_free_space(player, column)]
        return {"manager none"} | {f"manager {column}" for column in columns}

    def do_manager(self, player: int, column: str) -> None:
        """SI-4.5: one of the manager tokens removed becomes the joker, the other goes to the bag."""
        self.empty_column(player, "manager")
        if column != "none":
            self.at.bag.remove("manager")
            self.at.boards[player][column].append("manager")
        self.next_turn()

    def places_in_one_step(self, start: str) -> set[str]:
        """SI-4.6, SI-5.1, SI-R8: the open areas next to it, closed ones between not counting; never where it began."""
        first = self.exits if start == VLADIVOSTOK else self.neighbours[start]
        to_look_at = list(first)
        looked_at: set[str] = set()
        ends = set()
        while to_look_at:
            area = to_look_at.pop()
            if area in looked_at:
                continue
            looked_at.add(area)
            if area in self.at.closed:
                to_look_at += self.neighbours[area]
            elif area != start:
                ends.add(area)
        return ends

    def moves(self, player: int) -> set[str]:
        """SI-4.6: a step of one own worker in Siberia."""
        return {f"move {a}>{b}" for a in self.at.workers[player] for b in self.places_in_one_step(a)}

    def move(self, player: int, text: str) -> None:
        """SI-4.6: up to three steps in all, shared among the workers as liked."""
        if text == "stop":
            self.next_turn()
            return
        start, end = text.split()[1].split(">")
        self.at.workers[player].remove(start)
        self.at.workers[player].append(end)
        self.at.steps += 1
        self.end_logistics_if_nothing_is_left(player)

    def end_logistics_if_nothing_is_left(self, player: int) -> None:
        """SI-4.6: after the third step, or when no worker can move."""
        if self.at.steps == STEPS or not self.moves(player):
            self.next_turn()

    def salesman_options(self, player: int) -> set[str]:
        """SI-4.7, SI-R10: from the pool, from another exchange, or a worker from Siberia or Vladivostok."""
        at = self.at
        options = {"salesman none"}
        for exchange in self.exchanges():
            if at.pool[player] > 0:
                options.add(f"salesman pool>{exchange}")
            for other in at.salesmen[player]:
                if other != exchange:
                    options.add(f"salesman {other}>{exchange}")
            for place in at.workers[player]:
                options.add(f"salesman {place}>{exchange}")
        return options

    def do_salesman(self, player: int, where: str) -> None:
        """SI-4.7: place a pawn as a salesman at an exchange."""
        self.empty_column(player, "salesman")
        if where != "none":
            start, exchange = where.split(">")
            self.take_pawn(player, start)
            self.at.salesmen[player].append(exchange)
        self.next_turn()

    def take_pawn(self, player: int, start: str) -> None:
        """SI-4.7, SI-4.8: from the pool, an exchange, or Siberia."""
        at = self.at
        if start == "pool":
            at.pool[player] -= 1
        elif start in at.salesmen[player]:
            at.salesmen[player].remove(start)
        else:
            at.workers[player].remove(start)

    def worker_options(self, player: int) -> set[str]:
        """SI-4.8, SI-R10: from the pool; with an empty pool a salesman; always a worker from an area."""
        at = self.at
        options = {"worker none"}
        if at.pool[player] > 0:
            options.add("worker pool")
        else:
            for exchange in at.salesmen[player]:
                options.add(f"worker {exchange}")
        for place in at.workers[player]:
            if place != VLADIVOSTOK:
                options.add(f"worker {place}")
        return options

    def do_worker(self, player: int, start: str) -> None:
        """SI-4.8: place a pawn in Vladivostok."""
        self.empty_column(player, "worker")
        if start != "none":
            self.take_pawn(player, start)
            self.at.workers[player].append(VLADIVOSTOK)
        self.next_turn()

    def investor_options(self, player: int) -> set[str]:
        """SI-4.9, SI-R11: an open investment for a free space of a column without one; its own column is free."""
        options = {"investor none"}
        for column in self.at.open:
            things = self.at.boards[player][column]
            if INVESTMENT not in things and (column == "investor" or len(things) < SPACES):
                options.add(f"investor {column}")
        return options

    def do_investor(self, player: int, column: str) -> None:
        """SI-4.9, SI-R11: put it on its column at once; then a new one is opened while there is one."""
        at = self.at
        self.empty_column(player, "investor")
        if column != "none":
            at.open.remove(column)
            at.boards[player][column].append(INVESTMENT)
            if at.stack:
                at.phase = "refill"
                return
        self.next_turn()

    def areas_to_mine(self, player: int, resource: str) -> list[str]:
        """SI-4.10, SI-R4: every area with an own worker that has the resource, each once."""
        return [area for area in self.areas if area in self.at.workers[player] and resource in self.at.cubes[area]]

    def resource_options(self, player: int, resource: str) -> set[str]:
        """SI-4.10, SI-R3: sell all of it at one exchange with an own salesman that trades it; or decline."""
        options = {f"{resource} none"}
        if self.areas_to_mine(player, resource):
            for exchange in self.exchanges():
                if exchange in self.at.salesmen[player] and resource in self.prices[exchange]:
                    options.add(f"{resource} {exchange}")
        return options

    def do_resource(self, player: int, resource: str, exchange: str) -> None:
        """SI-4.10: mine and sell at once; cubes sold leave the game."""
        self.empty_column(player, resource)
        if exchange != "none":
            mined = self.areas_to_mine(player, resource)
            for area in mined:
                self.at.cubes[area].remove(resource)
            self.at.income[player][resource] += len(mined) * self.prices[exchange][resource]
            self.close_areas(mined)
        self.next_turn()

    def close_areas(self, mined: list[str]) -> None:
        """SI-5.1, SI-R12: those left without cubes close together, and their workers return to their owners' pools."""
        at = self.at
        for area in mined:
            if not at.cubes[area]:
                at.closed.add(area)
                for player in range(self.players):
                    while area in at.workers[player]:
                        at.workers[player].remove(area)
                        at.pool[player] += 1

    def tokens_on_board(self, player: int) -> int:
        """SI-6.1: investments are not counted."""
        return sum(thing != INVESTMENT for things in self.at.boards[player].values() for thing in things)

    def end_round(self) -> None:
        """SI-6.1, SI-R14: who has too many tokens removes them, in turn order; then the marker passes to the left."""
        at = self.at
        for player in self.turn_order():
            if self.tokens_on_board(player) > TOKENS_KEPT:
                at.phase = "discard"
                at.turn = player
                return
        if self.must_end():
            at.phase = "over"
            return
        at.first = (at.first + 1) % self.players
        self.begin_round()

    def discard_options(self, player: int) -> set[str]:
        """SI-6.1: any token, as the player chooses."""
        board = self.at.boards[player]
        return {f"discard {token} {column}" for column in COLUMNS for token in board[column] if token != INVESTMENT}

    def discard(self, player: int, text: str) -> None:
        """SI-6.1: to the bag."""
        _, token, column = text.split()
        self.at.boards[player][column].remove(token)
        self.at.bag.append(token)
        self.end_round()

    def enough_areas_are_closed(self) -> bool:
        """SI-7.1: eight areas are closed."""
        return len(self.at.closed) >= AREAS_TO_CLOSE

    def enough_supplies_are_empty(self) -> bool:
        """SI-7.1: three of the five supply spaces are empty."""
        return sum(self.at.supply[resource] == 0 for resource in RESOURCES) >= SUPPLIES_TO_EMPTY

    def must_end(self) -> bool:
        """SI-7.1, SI-R13, SI-R18: looked at when the round has been played to its end."""
        if self.enough_areas_are_closed() or self.enough_supplies_are_empty():
            return True
        return self.at.round >= self.round_limit

    def ending(self) -> str | None:
        """SI-7.1, SI-R18: why the game is over; None while it goes on."""
        if self.at.phase != "over":
            return None
        if self.enough_areas_are_closed():
            return "both" if self.enough_supplies_are_empty() else "areas"
        return "supplies" if self.enough_supplies_are_empty() else "round_limit"

    def winners(self) -> set[int]:
        """SI-7.1, SI-R15: the richest; a tie is shared."""
        money = self.money()
        return {player for player in range(self.players) if money[player] == max(money)}

    @property
    def round(self) -> int:
        return self.at.round

    def actor(self) -> int:
        """Who goes next: a player, CHANCE or OVER."""
        at = self.at
        if at.phase == "over":
            return OVER
        if at.phase in ("first player", "cubes", "investments", "draw", "refill"):
            return CHANCE
        if at.phase == "sides":
            return CHANCE if self.exchange_sides == "random" else at.first
        if at.phase == "plan":
            return next(player for player in self.turn_order() if at.hands[player])
        return at.turn

    def waiting(self) -> list[int]:
        """All players who may act now."""
        if self.at.phase == "plan":
            return [player for player in range(self.players) if self.at.hands[player]]
        return [self.actor()] if self.actor() >= 0 else []

    def legal(self, player: int) -> set[str]:
        """What this player, or chance, may do now, in notation."""
        if player == CHANCE:
            return set(self.weights())
        if player not in self.waiting():
            return set()
        if self.at.phase == "sides":
            return self.side_options()
        if self.at.phase == "plan":
            return self.place_options(player)
        if self.at.phase == "act":
            return self.act_options(player)
        if self.at.phase == "research":
            return self.find_options()
        if self.at.phase == "logistics":
            return self.moves(player) | {"stop"}
        return self.discard_options(player)

    def weights(self) -> dict[str, int]:
        """The outcomes of chance, each with the number of equal cases in its favour."""
        at = self.at
        if self.actor() != CHANCE:
            return {}
        if at.phase == "first player":
            return {f"first p{player + 1}": 1 for player in range(self.players)}
        if at.phase == "sides":
            return dict.fromkeys(self.side_options(), 1)
        if at.phase == "cubes":
            return {f"cube {resource}": at.cube_bag.count(resource) for resource in set(at.cube_bag)}
        if at.phase == "draw":
            return {f"draw {token}": at.bag.count(token) for token in set(at.bag)}
        return {f"open {investment}": at.stack.count(investment) for investment in at.stack}

    def apply(self, player: int, text: str) -> None:
        """Do it, or raise ValueError and change nothing."""
        if text not in self.legal(player):
            raise ValueError(f"{text!r} is not legal for {player} in phase {self.at.phase!r}")
        phase = self.at.phase
        if phase == "first player":
            self.draw_first_player(text)
        elif phase == "cubes":
            self.draw_cube(text)
        elif phase == "sides":
            self.turn_tile(text)
        elif phase in ("investments", "refill"):
            self.open_investment(text)
        elif phase == "draw":
            self.draw_token(text)
        elif phase == "plan":
            self.place(player, text)
        elif phase == "act":
            self.act(player, text)
        elif phase == "research":
            self.find(text)
        elif phase == "logistics":
            self.move(player, text)
        else:
            self.discard(player, text)

    def money(self) -> list[int]:
        return [sum(income.values()) for income in self.at.income]

    def income(self) -> list[dict[str, int]]:
        """Money earned by each player with each resource."""
        return [dict(income) for income in self.at.income]

    def facts(self) -> dict[str, Any]:
        """The whole position as plain data. Outer lists are per player; pieces at a place are counts, without zeros.

        Tokens taken for research are shown in the bag: they go there whatever becomes of them, and nobody draws before.
        """
        at = self.at
        return {
            "cubes": {area: sorted(at.cubes[area]) for area in self.areas},
            "supply": dict(at.supply),
            "closed": set(at.closed),
            "workers": [counts(places) for places in at.workers],
            "salesmen": [counts(exchanges) for exchanges in at.salesmen],
            "pool": list(at.pool),
            "columns": [{column: sorted(board[column]) for column in COLUMNS} for board in at.boards],
            "research": [sorted(tokens) for tokens in at.research],
            "hand": [sorted(tokens) for tokens in at.hands],
            "open": sorted(at.open),
            "stack": counts(at.stack),
            "bag": counts(at.bag + at.taken),
            "first": at.first,
            "round": at.round,
            "money": self.money(),
            "passed": set(at.passed),
        }


def counts(names: list[str]) -> dict[str, int]:
    return {name: names.count(name) for name in set(names)}


class Components(TypedDict):
    """What the oracle must be told about the printed components."""

    areas: list[str]
    neighbours: dict[str, list[str]]
    exits: list[str]
    tiles: list[tuple[str, str]]
    prices: dict[str, dict[str, int]]


def components(path: Path) -> Components:
    """Read them from a data file, without the help of the engine's own reader."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    sides = {(exchange["tile"], exchange["side"]): exchange["id"] for exchange in data["exchange"]}
    return {
        "areas": [area["id"] for area in data["area"]],
        "neighbours": {area["id"]: area["neighbours"] for area in data["area"]},
        "exits": data["vladivostok"]["exits"],
        "tiles": [(sides[tile, "a"], sides[tile, "b"]) for tile in range(1, 6)],
        "prices": {exchange["id"]: exchange["prices"] for exchange in data["exchange"]},
    }
