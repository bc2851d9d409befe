"""Situations of Siberia in a few lines of text, and the engine behind notation alone, for tests.

A situation is written, not played: what a line does not mention has a default, what is left of the pieces goes where it
belongs (tokens to the bag, cubes to the supply, pawns to the pool). `Engine` speaks notation only, as the oracle does.
"""

from __future__ import annotations

from roundhouse.core.game import legal, read_action, waiting, weights
from roundhouse.core.options import settle
from roundhouse.core.registry import game
from roundhouse.core.state import CHANCE
from roundhouse.games.siberia.columns import fill
from roundhouse.games.siberia.movement import find_reach
from roundhouse.games.siberia.moves import (
    HAND,
    INVESTMENT,
    N_AREAS,
    N_COLUMNS,
    N_PLACES,
    N_RESOURCES,
    N_SLOTS,
    N_TOKENS,
    PAWNS,
    SPACES,
    VLADIVOSTOK,
)
from roundhouse.games.siberia.notation import COLUMNS, RESOURCES, TOKENS, exchange_name, place_name
from roundhouse.games.siberia.position import ACT, PLAN, put_sorted
from roundhouse.games.siberia.setup import cube_count, token_count
from roundhouse.games.siberia.state import SiberiaState

SIBERIA = game("siberia")


class Engine:
    """The real engine, with the oracle's interface."""

    def __init__(self, players: int, options: dict[str, str | int] | None = None) -> None:
        given = {name: str(value) for name, value in (options or {}).items()}
        self.board = SIBERIA.board(players, settle(SIBERIA.options, given), SIBERIA.load_data())
        state = self.board.new_state()
        assert isinstance(state, SiberiaState)
        self.state = state
        self.lawful = {""}

    def actor(self) -> int:
        return self.state.actor()

    def waiting(self) -> list[int]:
        return waiting(self.state)

    def legal(self, player: int | str) -> set[str]:
        p = seat(player)
        return {SIBERIA.notation(self.state, p, a) for a in legal(self.state, p)}

    def weights(self) -> dict[str, int]:
        return {SIBERIA.notation(self.state, CHANCE, a): w for a, w in weights(self.state).items()}

    def apply(self, player: int | str, text: str) -> None:
        p = seat(player)
        action = read_action(SIBERIA, self.state, p, text)
        assert action in legal(self.state, p), f"{player} may not {text}"
        self.state.apply(p, action)
        assert self.state.audit() in self.lawful

    def money(self) -> list[int]:
        return list(self.state.money)

    def scores(self) -> list[int]:
        return [self.state.score(p) for p in range(self.state.n_players)]

    def income(self) -> list[dict[str, int]]:
        return [SIBERIA.breakdown(self.state, p) for p in range(self.state.n_players)]

    def ending(self) -> str | None:
        number = self.state.ending()
        return None if number < 0 else SIBERIA.endings[number]

    def facts(self) -> dict[str, object]:
        """The whole position as plain data, secrets included."""
        s = self.state
        seats = range(s.n_players)
        return {
            "cubes": {
                place_name(s, a): sorted(r for i, r in enumerate(RESOURCES) if s.cubes[a] >> i & 1)
                for a in range(N_AREAS)
            },
            "supply": {r: s.supply[i] for i, r in enumerate(RESOURCES)},
            "closed": {place_name(s, a) for a in range(N_AREAS) if s.closed >> a & 1},
            "workers": [
                {place_name(s, a): s.workers[p * N_PLACES + a] for a in range(N_PLACES) if s.workers[p * N_PLACES + a]}
                for p in seats
            ],
            "salesmen": [
                {
                    exchange_name(s, e): s.salesmen[p * N_SLOTS + e]
                    for e in range(N_SLOTS)
                    if s.salesmen[p * N_SLOTS + e]
                }
                for p in seats
            ],
            "pool": list(s.pool),
            "columns": [{name: sorted(self.column(p, c)) for c, name in enumerate(COLUMNS)} for p in seats],
            "research": [sorted(self.research(p)) for p in seats],
            "hand": [sorted(TOKENS[s.hand[p * HAND + i] - 1] for i in range(s.hand_n[p])) for p in seats],
            "open": sorted(COLUMNS[c] for c in range(N_COLUMNS) for _ in range(s.row[c])),
            "stack": {COLUMNS[c]: s.stack[c] for c in range(N_COLUMNS) if s.stack[c]},
            "bag": {TOKENS[t]: s.bag[t] for t in range(N_TOKENS) if s.bag[t]},
            "first": s.first,
            "round": s.round_no,
            "money": list(s.money),
            "passed": {p for p in seats if s.passed >> p & 1},
        }

    def column(self, player: int, number: int) -> list[str]:
        """What lies on a column, what is planned for it included."""
        s = self.state
        i = player * SPACES + 2 * number
        there = ["investment" if x == INVESTMENT else TOKENS[x - 1] for x in (s.space[i], s.space[i + 1]) if x]
        return there + [token for token, goal in self.planned(player) if goal == COLUMNS[number]]

    def research(self, player: int) -> list[str]:
        s = self.state
        there = [TOKENS[s.research[i] - 1] for i in range(player * HAND, player * HAND + HAND) if s.research[i]]
        return there + [token for token, goal in self.planned(player) if goal == "research"]

    def planned(self, player: int) -> list[tuple[str, str]]:
        from roundhouse.games.siberia.describe import planned

        return planned(self.state, player)


class Situation(Engine):
    """A position written in text; see `situation`."""

    def do(self, lines: str) -> None:
        """Play lines like `p1 gas tokyo` or `* draw gas/worker`; an illegal one fails."""
        for line in lines.strip().splitlines():
            who, _, text = line.split("#")[0].strip().partition(" ")
            self.apply(who, text)

    def refused(self, line: str) -> str:
        """The number of the rule that forbids it; '' when it is legal."""
        who, _, text = line.partition(" ")
        p = seat(who)
        refusal = SIBERIA.refusal(self.state.view(p), read_action(SIBERIA, self.state, p, text))
        return "" if refusal is None else refusal.rule


def seat(who: int | str) -> int:
    """The player of `p1`; chance of `*`."""
    if isinstance(who, int):
        return who
    return CHANCE if who == "*" else int(who.removeprefix("p")) - 1


def situation(players: int, text: str, options: dict[str, str | int] | None = None) -> Situation:
    """The position that a few lines describe. Lines: round, first, active, area, workers, salesmen, supply, board,
    hand, money, open, passed; a hash begins a comment."""
    made = Situation(players, options)
    made.lawful = {"", "closed areas"}  # areas that no line mentions are empty and yet open
    s = made.state
    clear_table(s)
    lines = [line.split("#")[0].strip() for line in text.strip().splitlines()]
    words = [line.split() for line in lines if line]
    for name in ("active", *VERBS):
        for line in words:
            if line[0] == name and name != "active":
                VERBS[name](s, line[1:])
            elif line[0] == name:
                open_exchanges(s, line[1:])
    for line in words:
        assert line[0] == "active" or line[0] in VERBS, f"unknown line: {line}"
    complete_table(s, {line[0] for line in words})
    law = s.audit()
    assert law in made.lawful, law
    return made


def clear_table(s: SiberiaState) -> None:
    """Everything off the table; the defaults that lines may change."""
    s.clear()
    s.round_no = 1
    s.phase = ACT
    for p in range(s.n_players):
        s.pool[p] = PAWNS
    for t in range(N_TOKENS):
        s.bag[t] = token_count(t)
    for r in range(N_RESOURCES):
        s.supply[r] = -1  # not mentioned


def open_exchanges(s: SiberiaState, ids: list[str]) -> None:
    for name in ids:
        number = s.map.exchange_ids.index(name)
        s.active[(number - 1) // 2] = (number - 1) % 2


def set_round(s: SiberiaState, rest: list[str]) -> None:
    s.round_no = int(rest[0])


def set_first(s: SiberiaState, rest: list[str]) -> None:
    s.first = seat(rest[0])


def set_area(s: SiberiaState, rest: list[str]) -> None:
    a = s.map.area_ids.index(rest[0])
    for word in rest[1:]:
        if word == "closed":
            s.closed |= 1 << a
            s.n_closed += 1
        else:
            s.cubes[a] |= 1 << RESOURCES.index(word)


def set_workers(s: SiberiaState, rest: list[str]) -> None:
    p = seat(rest[0])
    for word in rest[1:]:
        place = VLADIVOSTOK if word == "vladivostok" else s.map.area_ids.index(word)
        s.workers[p * N_PLACES + place] += 1
        s.pool[p] -= 1


def set_salesmen(s: SiberiaState, rest: list[str]) -> None:
    p = seat(rest[0])
    for word in rest[1:]:
        slot = next(e for e in range(N_SLOTS) if exchange_name(s, e) == word)
        s.salesmen[p * N_SLOTS + slot] += 1
        s.pool[p] -= 1


def set_supply(s: SiberiaState, rest: list[str]) -> None:
    for name, number in zip(rest[::2], rest[1::2], strict=True):
        s.supply[RESOURCES.index(name)] = int(number)


def set_board(s: SiberiaState, rest: list[str]) -> None:
    p = seat(rest[0])
    for group in " ".join(rest[1:]).split("|"):
        name, _, things = group.strip().partition(":")
        for thing in things.split():
            if thing in ("invest", "investment"):
                fill(s, p, COLUMNS.index(name), INVESTMENT)
                continue
            token = TOKENS.index(thing)
            s.bag[token] -= 1
            if name == "research":
                put_sorted(s.research, p * HAND, token + 1)
            else:
                fill(s, p, COLUMNS.index(name), token + 1)


def set_hand(s: SiberiaState, rest: list[str]) -> None:
    p = seat(rest[0])
    s.phase = PLAN
    for thing in rest[1:]:
        token = TOKENS.index(thing)
        s.bag[token] -= 1
        put_sorted(s.hand, p * HAND, token + 1)
        s.hand_n[p] += 1


def set_money(s: SiberiaState, rest: list[str]) -> None:
    s.money[seat(rest[0])] = int(rest[1])
    s.earned[seat(rest[0]) * N_RESOURCES] = int(rest[1])


def set_open(s: SiberiaState, rest: list[str]) -> None:
    for word in rest:
        s.row[COLUMNS.index(word)] += 1


def set_passed(s: SiberiaState, rest: list[str]) -> None:
    for word in rest:
        s.passed |= 1 << seat(word)


VERBS = {
    "round": set_round,
    "first": set_first,
    "area": set_area,
    "workers": set_workers,
    "salesmen": set_salesmen,
    "supply": set_supply,
    "board": set_board,
    "hand": set_hand,
    "money": set_money,
    "open": set_open,
    "passed": set_passed,
}


def complete_table(s: SiberiaState, mentioned: set[str]) -> None:
    """What the lines left open: supply, investments, the turn, the caches."""
    if "open" not in mentioned:
        set_open(s, ["gas", "coal", "oil", "gold"])
    for c in range(N_COLUMNS):
        invested = sum(1 for p in range(s.n_players) if s.space[p * SPACES + 2 * c] == INVESTMENT)
        s.stack[c] = 2 - s.row[c] - invested
    for r in range(N_RESOURCES):
        on_map = sum(s.cubes[a] >> r & 1 for a in range(N_AREAS))
        if s.supply[r] < 0:
            s.supply[r] = cube_count(r) - on_map
        s.sold[r] = cube_count(r) - on_map - s.supply[r]
    s.bag_n = sum(s.bag)
    s.turn = s.first
    while s.passed >> s.turn & 1:
        s.turn = (s.turn + 1) % s.n_players
    find_reach(s)
