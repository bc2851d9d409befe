"""Short ways to a situation of a test: a board from rows of characters, cities coloured, hands given, track laid.

`B W O G V` are cities (black, white, orange, grey, VP), `.` plains, `h` hills, `m` mountains, `~` water, a blank is off
the map; hexes are named by row and column, `a1` at the left of the first row, every second row is shifted to the right
by half a hex. A `Game` is played by the oracle and by the engine at once: what a test finds out holds for both.

Contracts are written `OBG 4 2 track`: what they need, their money, their points, their bonus.
"""

from __future__ import annotations

from typing import Any

from tests.games.steam_power.engine_side import Engine, board, compare, facts, splits_now
from tests.games.steam_power.oracle import Oracle
from tests.games.steam_power.oracle_map import EDGES, Map, across, read, written
from tests.games.steam_power.oracle_table import CITY_TILES, COMPANIES, START_CONTRACTS, Contract, Rules

LETTERS = {"B": "black", "W": "white", "O": "orange", "G": "grey", "V": "vp"}
FILLER = "BBWW 0 0"  # contracts that a test does not care about
IDLE = ["end", "skip", "money"]


def contract(text: str) -> Contract:
    """A contract as it is written in tests."""
    needs, money, points, *bonus = text.split()
    counted = {LETTERS[letter]: needs.count(letter) for letter in needs}
    return Contract(tuple(counted.items()), int(money), int(points), "".join(bonus))


def way(*hexes: str) -> list[str]:
    """The track through these hexes, as moves; the first and the last are where it comes from and leads to. A hex
    written `+c4` is crossed."""
    made = []
    for before, here, after in zip(hexes, hexes[1:], hexes[2:], strict=False):
        ends = [read(name.lstrip("+")) for name in (before, after)]
        edges = [edge for edge in EDGES if across(read(here.lstrip("+")), edge) in ends]
        assert len(edges) == 2, f"{before} {here} {after} do not touch"
        verb = "cross" if here.startswith("+") else "track"
        made.append(f"{verb} {here.lstrip('+')} {edges[0]}-{edges[1]}")
    return made


class Game:
    """A game of a rule's test."""

    def __init__(self, players: int, rows: list[str], contracts: list[Contract], rules: Rules) -> None:
        self.oracle = Oracle(players, Map(rows), contracts, rules)
        self.engine = Engine(board(players, tuple(rows), tuple(contracts), rules))
        self.log = [f"{players} players, {rows}, {rules}"]
        self.whole = True  # no piece was taken out of the game

    def play(self, *texts: str) -> Game:
        """Apply these actions, whoever acts."""
        for text in texts:
            options = self.oracle.legal()
            if text not in options:
                alike = sorted(option for option in options if option.split()[0] == text.split()[0])
                told = f"{self.oracle.actor()} may not {text}, but {alike or sorted(options)}"
                raise AssertionError("\n".join([*self.log, told]))
            self.log.append(f"{self.oracle.actor()} {text}")
            self.engine.apply(text, splits_now(self.oracle))
            self.oracle.apply(text)
            assert not self.whole or self.engine.state.audit() == "", "\n".join(self.log)
        return self

    def by(self, who: str, *moves: str) -> Game:
        """One move of this player after the other; what comes between is idled away."""
        for move in moves:
            if self.oracle.actor() != who or move not in self.oracle.legal():
                self.wait_for(who)
            self.play(move)
        return self

    def wait_for(self, who: str) -> Game:
        """Until this player takes an action; a step that may follow is left out."""
        while self.oracle.actor() != who or self.oracle.phase != "act":
            idle = [text for text in IDLE if text in self.oracle.legal()]
            if not idle:
                raise AssertionError("\n".join([*self.log, f"{self.oracle.actor()} {sorted(self.oracle.legal())}"]))
            self.play(idle[0])
        return self

    def company(self, name: str, *moves: str) -> Game:
        """Alone: one move of this company after the other; drawn locomotives of others take money."""
        for move in moves:
            while self.oracle.company != COMPANIES.index(name) or move not in self.oracle.legal():
                options = self.oracle.legal()
                wanted = f"engine {name}" if f"engine {name}" in options else min(options)
                self.play(next((text for text in IDLE if text in options), wanted))
            self.play(move)
        return self

    def give(self, **money: int) -> Game:
        """Set what players have."""
        for name, amount in money.items():
            self.oracle.table.money[int(name[1:]) - 1] = amount
            self.engine.state.money[int(name[1:]) - 1] = amount
        return self

    def leave_tiles(self, kind: str, number: int) -> Game:
        """Take tiles of a kind out of the game until so many are left."""
        tracks = self.oracle.table.tracks
        tracks.tiles_made[kind] -= tracks.tiles_left()[kind] - number
        self.engine.state.track_left[["plain", "sharp", "cross"].index(kind)] = number
        self.whole = False
        return self

    def leave_cubes(self, colour: str, number: int) -> Game:
        """Take resources out of the game until so many are in the supply."""
        table = self.oracle.table
        table.cubes[colour] -= table.supply(colour) - number
        self.engine.state.supply[list(LETTERS.values()).index(colour)] = number
        self.whole = False
        return self

    def leave_locomotives(self, number: int) -> Game:
        """Take locomotives of all out of the game until p1 has so many; the others then have them for as long."""
        tracks = self.oracle.table.tracks
        fewer = tracks.locomotives_left(0) - number
        tracks.locomotives_each -= fewer
        for company in range(self.oracle.table.companies):
            self.engine.state.locomotives[company] -= fewer
        self.whole = False
        return self

    def leave_factories(self, number: int) -> Game:
        """Take factories of all out of the game until p1 has so many."""
        table = self.oracle.table
        fewer = table.factories_left(0) - number
        table.factories_each -= fewer
        for company in range(table.companies):
            self.engine.state.factories[company] -= fewer
        self.whole = False
        return self

    def legal(self, *verbs: str) -> set[str]:
        """What the actor may do, all of it or with these verbs only; engine and oracle agree on it."""
        compare(self.oracle, self.engine, self.log)
        return {text for text in self.oracle.legal() if not verbs or text.split()[0] in verbs}

    def odds(self) -> dict[str, int]:
        """What chance may do, with its weights; engine and oracle agree on it."""
        compare(self.oracle, self.engine, self.log)
        return self.oracle.legal()

    def look(self) -> dict[str, Any]:
        """The position; engine and oracle agree on it."""
        compare(self.oracle, self.engine, self.log)
        return facts(self.oracle)

    def actor(self) -> str:
        compare(self.oracle, self.engine, self.log)
        return self.oracle.actor()

    def money(self, who: str = "p1") -> int:
        return int(self.look()["money"][int(who[1:]) - 1])

    def points(self, who: str = "p1") -> int:
        return int(self.look()["score"][int(who[1:]) - 1])

    def network(self, who: str) -> set[str]:
        found: set[str] = self.look()["network"][COMPANIES.index(who) if who in COMPANIES else int(who[1:]) - 1]
        return found

    def change(self, who: str, *moves: str) -> dict[str, int]:
        """By how much everybody's money changes when this player, whose action it is, makes these moves."""
        self.wait_for(who)
        before = list(self.look()["money"])
        self.play(*moves)
        after = self.look()["money"]
        return {f"p{i + 1}": after[i] - before[i] for i in range(len(before)) if after[i] != before[i]}


def new_game(
    *rows: str,
    players: int = 2,
    deck: list[str] | None = None,
    hands: dict[str, list[int]] | None = None,
    bag: int = 20,
    first: str = "p1",
    money_action: int = 3,
    lone_contracts: bool = False,
    round_limit: int = 100,
) -> Game:
    """A game at the end of its setup.

    `deck` are contracts 1, 2, …; others follow that nobody cares about, so many that `bag` are left in the bag in all.
    `hands` are the contracts that a player holds; the hand is filled up with others.
    """
    plain = ["".join("o" if letter in LETTERS else letter for letter in row) for row in rows]
    own = deck or []
    fillers = START_CONTRACTS * players + bag - len(own)
    made_deck = [contract(text) for text in [*own, *[FILLER] * fillers]]
    made = Game(players, plain, made_deck, Rules(money_action, lone_contracts, round_limit))
    made.play(*[f"city {written(city)} {colour}" for city, colour in colours(rows).items()])
    fill = len(own)
    for player in range(players):
        hand = (hands or {}).get(f"p{player + 1}", [])
        made.play(*[f"draw {number}" for number in hand])
        for _ in range(START_CONTRACTS - len(hand)):
            fill += 1
            made.play(f"draw {fill}")
    if players > 1:
        made.play(f"first {first}")
    return made


def colours(rows: tuple[str, ...]) -> dict[tuple[int, int], str]:
    """The cities of the rows, in their order."""
    found = {
        (row, column): LETTERS[letter]
        for row, text in enumerate(rows)
        for column, letter in enumerate(text, start=1)
        if letter in LETTERS
    }
    assert all(list(found.values()).count(colour) <= number for colour, number in CITY_TILES.items())
    return found
