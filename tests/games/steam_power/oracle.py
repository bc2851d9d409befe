"""Steam Power once more, slow and literal, from the numbered rules alone; test_oracle.py plays it beside the engine.

It shares no code and no data structures with the engine: an action is its notation, a hex is its row and column, and
whatever can be counted on the table is counted there. Here are the setup, the turns and the actions.
"""

from __future__ import annotations

from tests.games.steam_power.oracle_map import Hex, Map, read, read_shape, written
from tests.games.steam_power.oracle_routes import PURCHASE, Sources, Split
from tests.games.steam_power.oracle_table import (
    COMPANIES,
    CONTRACTS_TO_END,
    RESOURCES,
    SOLO_LOCOMOTIVES,
    SOLO_TURNS,
    START_CONTRACTS,
    Contract,
    Rules,
    Table,
)

CHANCE = "*"
OVER = ""
BY_CHANCE = ["cities", "deal", "first", "engine", "draw", "aside"]
ACTIONS_A_TURN = 2  # SP-3.1
DRAWS = 2  # SP-7.1


def pay_text(split: Split) -> str:
    return "pay " + " ".join(f"p{company + 1} {amount}" for company, amount in split)


class Oracle:
    """A game of Steam Power."""

    def __init__(self, players: int, land: Map, contracts: list[Contract], rules: Rules | None = None) -> None:
        self.table = Table(players, land, contracts, rules or Rules())
        self.phase = "cities"
        self.first = 0
        self.turn = 0  # whose turn it is
        self.company = 0  # which company acts
        self.had = 0  # turns had this round; alone, locomotives drawn this turn
        self.actions = 0
        self.round = 0
        self.last_round = False
        self.result: str | None = None
        self.engines = dict.fromkeys(COMPANIES, SOLO_LOCOMOTIVES)
        self.bonus = False  # what is done now is a bonus
        self.steps = 0
        self.draws = 0
        self.victim: int | None = None
        self.contract = 0  # being fulfilled
        self.to_bring: list[str] = []  # colours, one for each resource
        self.source: Hex | None = None

    # who acts, and what may be done

    def actor(self) -> str:
        """`*` for chance, `p1`, `p2`, … or nobody."""
        if self.phase == "over":
            return OVER
        return CHANCE if self.phase in BY_CHANCE else f"p{self.turn + 1}"

    def legal(self) -> dict[str, int]:
        """All that the actor may do; for chance with its weights, for a player each is 1."""
        if self.phase == "over":
            return {}
        if self.phase in BY_CHANCE:
            return self.chances()
        return dict.fromkeys(self.options(), 1)

    def chances(self) -> dict[str, int]:
        table = self.table
        if self.phase == "cities":
            site = written(self.next_site())
            return {f"city {site} {colour}": n for colour, n in table.city_tiles.items() if n}
        if self.phase == "first":
            return {f"first p{player + 1}": 1 for player in range(table.players)}
        if self.phase == "engine":
            return {f"engine {company}": n for company, n in self.engines.items() if n}
        if self.phase == "aside":
            return {f"aside {number}": 1 for number in table.bag}
        drawn_from = table.bag if self.victim is None else table.hands[self.victim]
        return {f"draw {number}": 1 for number in drawn_from}

    def options(self) -> set[str]:
        if self.phase == "act":
            return self.action_options()
        if self.phase == "track":
            return self.track_options() | {"end"}
        if self.phase == "bonus":
            return self.bonus_options() | {"skip"}
        if self.phase == "bring":
            return {f"bring {written(city)}" for city in self.bring_options()}
        if self.phase == "pay":
            assert self.source is not None
            return {pay_text(split) for split in self.table.sources(self.company).splits[self.source]}
        assert self.phase == "from"
        return {f"from p{player + 1}" for player in self.fullest_hands()}

    def money(self) -> int:
        return self.table.money[self.table.purse(self.company)]

    def action_options(self) -> set[str]:
        """SP-3.1"""
        table = self.table
        found = self.track_options() | {"money"}
        found |= {f"factory {written(city)}" for city in table.factory_sites(self.company)}
        found |= {f"fulfil {number}" for number in self.payable_contracts()}
        return found | self.contracts_options()

    def track_options(self) -> set[str]:
        return self.table.tracks.steps(self.company, self.money())

    def contracts_options(self) -> set[str]:
        """SP-7, SP-R12: there must be something to draw."""
        return {"contracts"} if self.table.bag or self.fullest_hands() else set()

    def fullest_hands(self) -> list[int]:
        """SP-7.2, SP-R12, SP-R27: the other players with the most contracts in hand."""
        hands = {p: len(hand) for p, hand in enumerate(self.table.hands) if p != self.turn and hand}
        return [player for player, size in hands.items() if size == max(hands.values())]

    def payable_contracts(self) -> list[int]:
        """SP-6.1, SP-R9, SP-R10, SP-R23"""
        table = self.table
        if not table.tracks.network(self.company) and not table.rules.lone_contracts:
            return []
        sources = table.sources(self.company)
        return [
            number
            for number in table.hands[self.turn]
            if min(sources.prices(dict(table.contracts[number].needs))) <= self.money()
        ]

    def bonus_options(self) -> set[str]:
        """SP-6.6, SP-R25"""
        table = self.table
        kind = table.contracts[self.contract].bonus
        if kind == "track":
            return self.track_options()
        if kind == "factory":
            return {
                f"factory {written(city)} {number}"
                for city in table.factory_sites(self.company)
                for number in table.bonus_cubes(city)
            }
        return self.contracts_options() if kind == "contracts" else set()

    def bring_options(self) -> list[Hex]:
        """SP-R8, SP-R23: any factory of the colour that leaves the rest payable."""
        sources = self.table.sources(self.company)
        return [city for city in sources.of_colour(self.to_bring[0]) if self.leaves_the_rest_payable(sources, city)]

    def leaves_the_rest_payable(self, sources: Sources, city: Hex) -> bool:
        rest = {colour: self.to_bring[1:].count(colour) for colour in RESOURCES}
        return sources.price[city] + min(sources.without(city).prices(rest)) <= self.money()

    # what it changes

    def apply(self, text: str) -> None:
        """Do what is legal; nothing else may be given."""
        verb, *words = text.split()
        if self.phase in ("cities", "deal", "first"):
            self.set_up(words)
        elif verb in ("track", "cross", "replace", "remove"):
            self.build(verb, words)
        elif verb == "factory":
            self.build_factory(words)
        elif verb == "fulfil":
            self.fulfil(int(words[0]))
        elif verb == "bring":
            self.bring(read(words[0]))
        elif verb == "pay":
            self.pay(tuple((int(who[1:]) - 1, int(n)) for who, n in zip(words[::2], words[1::2], strict=True)))
        elif verb == "contracts":
            self.draws = DRAWS
            self.next_draw()
        elif verb == "from":
            self.victim = int(words[0][1:]) - 1
            self.phase = "draw"
        elif verb == "draw":
            self.draw(int(words[0]))
        elif verb == "aside":
            self.table.bag.remove(int(words[0]))
            self.table.aside.append(int(words[0]))
            self.end_round()
        elif verb == "engine":
            self.company = COMPANIES.index(words[0])
            self.engines[words[0]] -= 1
            self.had += 1
            self.phase = "act"
        elif verb == "money":
            self.table.money[self.table.purse(self.company)] += self.table.rules.money_action  # SP-8.1
            self.end_action()
        else:
            assert verb in ("end", "skip"), text
            self.end_action()

    def next_site(self) -> Hex:
        return next(city for city in self.table.map.cities if city not in self.table.colours)

    def set_up(self, words: list[str]) -> None:
        """SP-2"""
        table = self.table
        if self.phase == "cities":
            table.colours[read(words[0])] = words[1]
            table.city_tiles[words[1]] -= 1
            if len(table.colours) == len(table.map.cities):
                self.phase = "deal"
        elif self.phase == "deal":
            table.bag.remove(int(words[0]))
            next(hand for hand in table.hands if len(hand) < START_CONTRACTS).add(int(words[0]))
            if all(len(hand) == START_CONTRACTS for hand in table.hands):
                self.phase = "first"
                if table.solo:
                    self.begin_round()
        else:
            self.first = int(words[0][1:]) - 1
            self.begin_round()

    def begin_round(self) -> None:
        self.round += 1
        self.had = 0
        self.actions = 0
        if self.table.solo:
            self.engines = dict.fromkeys(COMPANIES, SOLO_LOCOMOTIVES)  # SP-9.2
            self.phase = "engine"
        else:
            self.turn = self.company = self.first
            self.phase = "act"

    def build(self, verb: str, words: list[str]) -> None:
        """SP-4, SP-R5"""
        tracks = self.table.tracks
        here = read(words[0])
        if verb in ("remove", "replace"):
            tracks.remove(self.company)
        else:
            self.table.money[self.table.purse(self.company)] -= tracks.cost(here)
        if verb != "remove":
            tracks.place(self.company, here, read_shape(words[1]))
        self.steps += 1
        self.phase = "track"
        if self.steps == 2 or not self.track_options():
            self.end_action()

    def build_factory(self, words: list[str]) -> None:
        """SP-5, SP-6.6"""
        table = self.table
        city = read(words[0])
        number = int(words[1]) if len(words) > 1 else table.factory_cubes(city)
        table.factories[city] = self.company
        table.stock[city] = number
        self.end_action()

    def fulfil(self, number: int) -> None:
        """SP-6.1, SP-6.4, SP-R23"""
        table = self.table
        needs = dict(table.contracts[number].needs)
        brought = table.sources(self.company).brought(needs)
        missing = sum(needs.values()) - sum(brought.values())
        table.money[table.purse(self.company)] -= PURCHASE * missing
        self.contract = number
        self.to_bring = [colour for colour in RESOURCES for _ in range(brought.get(colour, 0))]
        self.next_resource()

    def next_resource(self) -> None:
        if self.to_bring:
            self.phase = "bring"
            return
        # SP-R24: the contract counts, then its money, then the bonus
        table = self.table
        table.hands[self.turn].remove(self.contract)
        table.done[self.turn].append(self.contract)
        if not table.solo and len(table.done[self.turn]) >= CONTRACTS_TO_END[table.players]:
            self.last_round = True  # SP-3.2
        table.money[table.purse(self.company)] += table.contracts[self.contract].money
        self.bonus = True
        if self.bonus_options():
            self.phase = "bonus"
        else:
            self.end_action()

    def bring(self, city: Hex) -> None:
        """SP-6.3, SP-R8; alone, the bank takes everything and there is no choice of payees (SP-9.3, SP-R31)."""
        splits = self.table.sources(self.company).splits[city]
        self.source = city
        if len(splits) > 1 and not self.table.solo:
            self.phase = "pay"
        else:
            self.pay(next(iter(splits)))

    def pay(self, split: Split) -> None:
        table, city = self.table, self.source
        assert city is not None
        paid = list(split)
        if table.factories[city] != self.company:
            paid.append((table.factories[city], 1))
        for company, amount in paid:
            table.money[table.purse(self.company)] -= amount
            if not table.solo:
                table.money[company] += amount
        table.take_cube(city)
        self.source = None
        self.to_bring.pop(0)
        self.next_resource()

    def next_draw(self) -> None:
        """SP-7, SP-R12, SP-R27; a draw that finds nobody lapses (SP-R33)."""
        fullest = [] if self.table.bag else self.fullest_hands()
        self.victim = None
        if self.draws == 0 or not (self.table.bag or fullest):
            self.end_action()
        elif len(fullest) > 1:
            self.phase = "from"
        else:
            self.victim = fullest[0] if fullest else None
            self.phase = "draw"

    def draw(self, number: int) -> None:
        (self.table.bag if self.victim is None else self.table.hands[self.victim]).remove(number)
        self.table.hands[self.turn].add(number)
        self.draws -= 1
        self.next_draw()

    def end_action(self) -> None:
        """SP-3.1: two actions a turn; SP-9.2: alone, one for each locomotive drawn."""
        self.bonus = False
        self.steps = 0
        self.draws = 0
        self.victim = None
        self.contract = 0
        self.actions += 1
        if self.table.solo:
            self.actions = 0
            self.end_of_a_solo_action()
        elif self.actions < ACTIONS_A_TURN:
            self.phase = "act"
        else:
            self.actions = 0
            self.had += 1
            self.turn = self.company = (self.turn + 1) % self.table.players
            self.phase = "act"
            if self.had == self.table.players:
                self.end_round()

    def end_of_a_solo_action(self) -> None:
        """SP-9.2, SP-R13"""
        if any(self.engines.values()):
            self.phase = "engine"
        elif self.table.bag:
            self.phase = "aside"
        else:
            self.end_round()

    def end_round(self) -> None:
        """SP-3.2, SP-R26, SP-R29; SP-9.2, SP-R30"""
        if self.table.solo:
            self.result = "solo" if self.round == SOLO_TURNS else None
        elif self.last_round:
            self.result = "contracts"
        elif self.round == self.table.rules.round_limit:
            self.result = "round_limit"
        if self.result is None:
            self.begin_round()
        else:
            self.phase = "over"
