"""The engine and the oracle play the same random games side by side and must agree about everything, at every step.

The games are played by characters (a builder, a collector, …) rather than evenly at random, so that networks grow,
goods travel and the rare corners of the rules are reached; one of the tests asks that each of them was.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from itertools import combinations
from typing import Any

import pytest

from roundhouse.core.rng import Rng
from tests.games.steamrollers.oracle import CHANCE, OVER, Oracle
from tests.games.steamrollers.oracle_table import GOODS_OF_A_COLOUR, Table
from tests.games.steamrollers.oracle_watch import CORNERS, Watch
from tests.games.steamrollers.routes_oracle import CITIES, across, chain_from, ends
from tests.games.steamrollers.table import BY_DEFAULT, DATA_TEXT, WORKED_TEXT, Engine, Options, compare

# How much a character likes each kind of decision; what is not named counts 1. First the kind is drawn, then an action.
TOWARDS = {"completes": 999, "near 1": 300, "near 2": 100, "near 3": 30, "near 4": 5, "nowhere": 0.05, "stray": 0.05}
CHARACTERS: dict[str, dict[str, float]] = {
    "anyone": {},
    "builder": TOWARDS | {"engine": 20, "deliver": 40, "tile": 0.3, "leave": 3},
    "collector": TOWARDS | {"tile": 50, "engine": 10, "deliver": 200, "by 4": 400, "choose two": 3},
    "trader": TOWARDS
    | {"engine": 99, "deliver": 999, "plus": 2000, "tile": 5}
    | {"start cargo": 99, "deliver cargo": 3000, "order choose": 3, "order after": 0.3, "done": 0.2},
    "idler": {"choose lowest": 50, "nowhere": 40, "engine": 10, "completes": 0.01, "near 1": 0.01, "set": 0.1},
    "wrecker": TOWARDS | {"choose lowest": 20, "tile": 200, "eva allow": 9, "pass": 50},
    "tinker": TOWARDS
    | {"tile": 150, "set": 400, "deliver": 300, "by 4": 2000, "plus by 4": 9000, "engine": 5}
    | {"order choose": 0.02, "order act": 50, "order after": 0.02},
}
GREEDY = "greedy"  # follows the game's own advice
# Who plays a game: one character for each seat, taken in a circle.
COMPANIES = [
    ["builder"],
    ["anyone"],
    ["collector"],
    ["builder", "trader"],
    ["trader", "tinker"],
    ["idler", "wrecker"],
]
VALUES: dict[str, list[str | int]] = {
    "players": [1, 2, 3, 4, 5],
    "coal": ["off", "on"],
    "orders": ["off", "on"],
    "starting_tiles": ["off", "on"],
    "walls": ["none", "medium", "hard"],
    "eva": [1, 2, 3, 4, 5, 6],
    "round_limit": [0, 1, 4, 50],
}
# Games beside those, for corners that are seldom reached: setting, company, how many, what chance always takes.
RARE: list[tuple[dict[str, str | int], list[str], int, str]] = [
    ({"players": 2, "walls": "medium", "round_limit": 0}, ["trader"], 6, "side 3b, side 4b"),
    ({"players": 2, "starting_tiles": "on", "orders": "on", "round_limit": 0}, ["trader", "builder"], 4, ""),
    ({"players": 2, "round_limit": 50}, ["idler"], 2, "roll 1, roll 2"),
    ({"players": 1, "eva": 6, "round_limit": 50}, ["tinker"], 10, "side 4b"),
    ({"players": 1, "eva": 6, "round_limit": 50}, ["idler"], 2, "eva 1, roll 1"),
    ({"players": 1, "eva": 1, "round_limit": 12}, [GREEDY], 2, ""),
    ({"players": 2, "coal": "on", "orders": "on", "round_limit": 50}, ["tinker"], 4, ""),
    ({"players": 2, "coal": "on", "orders": "on", "round_limit": 50}, ["tinker"], 6, "side 3b, side 4a"),
]
SHORT = 6  # rounds after which a short game is left
LONG = 25
LONGEST = 60

Setting = dict[str, str | int]


def pairs(setting: Setting) -> set[tuple[tuple[str, str | int], ...]]:
    return set(combinations(sorted(setting.items()), 2))


def settings() -> list[Setting]:
    """Enough settings that every two values of two options occur together."""
    rng = random.Random(1)
    wanted = {
        ((one, x), (other, y))
        for one, other in combinations(sorted(VALUES), 2)
        for x in VALUES[one]
        for y in VALUES[other]
    }
    chosen: list[Setting] = []
    while wanted:
        tries = [{name: rng.choice(values) for name, values in VALUES.items()} for _ in range(40)]
        best = max(tries, key=lambda setting: len(pairs(setting) & wanted))
        if pairs(best) & wanted:
            chosen.append(best)
            wanted -= pairs(best)
    return chosen


SETTINGS = settings()


def kind(text: str, table: Table) -> str:
    """What sort of decision this is, for the characters."""
    words = text.split()
    if words[0] == "track":
        return kind_of_track(table, words[1], words[2])
    if words[0] == "deliver":
        bonus = " ".join(["plus"] * ("+" in text) + ["by 4"] * (words[-1] == "4"))
        return bonus or ("deliver cargo" if words[1] == "cargo" else "deliver")
    if words[0] == "order":
        return f"order {table.phase}"
    if words[0] == "choose" and len(words) == 2:
        return "choose lowest" if int(words[1]) == min(table.dice) else "choose one"
    if words[0] == "choose":
        return "choose two"
    return text if words[0] == "eva" else " ".join(words[:2]) if words[0] == "start" else words[0]


def kind_of_track(table: Table, hex_id: str, shape: str) -> str:
    """Whether a track would complete a connection, or lead a chain from a city towards another, and how near."""
    drawn = table.seats[table.active or 0].track
    found = "nowhere"
    for edge in ends(shape):
        there = across(hex_id, edge)
        if table.map.city_at(there) is not None or (there in drawn and (edge + 3) % 6 in ends(drawn[there])):
            found = "stray"
    if found == "nowhere":
        return found
    walls = [] if table.round % 2 else table.walls()  # every second round nobody sees them
    for city in CITIES:
        for edge in range(6):
            other, hexes = chain_from(table.map, drawn | {hex_id: shape}, walls, city, edge)
            if hex_id in hexes and other not in (None, city):
                return "completes"
            if hexes and hexes[-1] == hex_id and other is None:
                way = [across(hex_id, end) for end in ends(shape) if across(hex_id, end) not in hexes]
                if way and any(way[0] in empty for empty in table.map.hexes.values()) and way[0] not in drawn:
                    found = f"near {min(apart(way[0], table.map.cities[c]) for c in CITIES if c != city)}"
    return found


def apart(one: str, other: str) -> int:
    """How many steps two hexes are apart."""
    (row, column), (row_2, column_2) = ((ord(h[0]) - ord("a"), int(h[1:])) for h in (one, other))
    down = row - row_2
    along = (column - (row - row % 2) // 2) - (column_2 - (row_2 - row_2 % 2) // 2)
    return max(abs(down), abs(along), abs(down + along))


def choose(rng: random.Random, character: str, options: dict[str, int], table: Table) -> str:
    by_kind: dict[str, list[str]] = defaultdict(list)
    for text in sorted(options):
        by_kind[kind(text, table)].append(text)
    kinds = sorted(by_kind)
    likes = [CHARACTERS[character].get(name, 1) for name in kinds]
    return rng.choice(by_kind[rng.choices(kinds, likes)[0]])


def chance(rng: random.Random, weights: dict[str, int], loaded: str = "") -> str:
    texts = sorted(set(loaded.split(", ")) & set(weights) or weights)
    return rng.choices(texts, [weights[text] for text in texts])[0]


def play(
    setting: Setting, rounds: int, company: list[str], seed: str, seen: Counter[str], data: str, loaded: str = ""
) -> None:
    """One game in lockstep."""
    rng = random.Random(seed)
    players = int(setting["players"])
    options: Options = BY_DEFAULT | {name: value for name, value in setting.items() if name != "players"}
    oracle, engine = Oracle(players, options, data), Engine(players, options, data)
    log = [f"{setting}, {company}, seed {seed}"]
    watch = Watch(oracle, seen)
    compare(oracle, engine, log)
    dice = Rng(rng.getrandbits(30), 1, 2, 3)
    while oracle.actor() != OVER and oracle.table.round <= rounds:
        actor, legal = oracle.actor(), oracle.legal()
        character = company[int(actor[1:]) % len(company)] if actor != CHANCE else ""
        if actor == CHANCE:
            text = chance(rng, legal, loaded)
        else:
            text = engine.advice(dice) if character == GREEDY else choose(rng, character, legal, oracle.table)
        log.append(f"{actor} {text}")
        told = engine.route(text) if text.startswith("deliver") else {}
        delivered = [seat.deliveries for seat in oracle.table.seats]
        oracle.apply(text)
        engine.apply(text)
        if told:
            player = int(actor[1:]) - 1
            assert told["points"] == oracle.table.seats[player].deliveries - delivered[player], log
            check_route(oracle.table, player, text, told)
        compare(oracle, engine, log)
        watch.after(text)


def check_route(table: Table, player: int, text: str, told: dict[str, Any]) -> None:
    """SR-6.2: the route that the engine tells runs over the player's connections and is as long as it says."""
    origin, destination = (int(city) for word in text.split() if ">" in word for city in word.split(">"))
    cities = [int(city) for city in told["cities"].split("-")]
    assert (cities[0], cities[-1], len(set(cities))) == (origin, destination, len(cities))
    hexes = told["hexes"].split()
    track = table.seats[player].track
    reached, before = [origin], table.map.cities[origin]
    for number, here in enumerate(hexes):
        beside = [across(here, edge) for edge in ends(track[here])]
        beside.remove(before)
        city = table.map.city_at(beside[0])
        if city is None:
            assert beside[0] == hexes[number + 1]
            before = here
        else:
            reached.append(city)
            before = beside[0]
    assert reached == cities
    towns = len([hex_id for hex_id in hexes if hex_id in table.map.towns.values()])
    bonus = sum(int(word) for word in text.split() if word in ("+1", "+2"))
    assert told["distance"] == len(cities) - 1 + towns == told["points"] - bonus


def play_all(rounds: int, game: int, seen: Counter[str]) -> None:
    """Every setting once, with the game's components or those of the tests."""
    for number, setting in enumerate(SETTINGS):
        company = COMPANIES[(game + number) % len(COMPANIES)]
        data = [DATA_TEXT, WORKED_TEXT][(game + number // len(COMPANIES)) % 2]
        longest = LONGEST if rounds == LONG and setting["players"] == 1 else rounds
        play(setting, longest, company, f"{number} {game} {rounds}", seen, data)


def goods(oracle: Oracle) -> Counter[str]:
    """All goods that are anywhere on the table."""
    table = oracle.table
    found = Counter(table.bag)
    found.update(table.aside)
    for city in CITIES:
        found.update(table.cities[city])
    for seat in table.seats:
        found.update(seat.kept)
        found.update(good for _, good in seat.cargo)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_oracle_by_itself_loses_no_piece(players: int) -> None:
    """SR-1.3: ten of each colour; coal comes at the setup alone."""
    options = BY_DEFAULT | {"coal": "on", "orders": "on", "starting_tiles": "on", "round_limit": 12}
    for seed in range(3):
        rng = random.Random(f"{players} {seed}")
        oracle = Oracle(players, options, DATA_TEXT)
        coal = 0
        while oracle.actor() != OVER:
            legal = oracle.legal()
            assert legal
            if oracle.actor() == CHANCE:
                text = chance(rng, legal)
            else:
                text = choose(rng, "builder", legal, oracle.table)
            oracle.apply(text)
            counted = goods(oracle)
            if oracle.table.phase in ("first", "goods", "sides"):
                coal = counted["coal"]
            assert counted["coal"] == coal
            assert all(counted[good] == GOODS_OF_A_COLOUR for good in counted if good != "coal" and counted[good])
            assert len(oracle.table.dice) <= oracle.table.white_dice()


def test_every_two_values_of_two_options_are_played_together() -> None:
    played = {pair for setting in SETTINGS for pair in pairs(setting)}
    for one, other in combinations(sorted(VALUES), 2):
        assert {(x, y) for (a, x), (b, y) in played if (a, b) == (one, other)} == {
            (x, y) for x in VALUES[one] for y in VALUES[other]
        }


def test_engine_and_oracle_agree_at_every_step_of_short_games() -> None:
    play_all(SHORT, 0, Counter())


@pytest.mark.slow
def test_engine_and_oracle_agree_at_every_step_and_in_every_corner_of_the_rules() -> None:
    """One test, so that what was seen in all the games can be counted."""
    seen: Counter[str] = Counter()
    for setting, company, games, loaded in RARE:
        for game in range(games):
            data = [DATA_TEXT, WORKED_TEXT][game % 2]
            play(setting, LONGEST, company, f"{setting} {game}", seen, data, loaded)
    for game in range(len(COMPANIES)):
        play_all(LONG, game, seen)
    assert {corner for corner in CORNERS if seen[corner] == 0} == set()
