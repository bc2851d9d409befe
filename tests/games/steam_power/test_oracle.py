"""The engine and the oracle play the same games side by side and must agree about everything, at every step.

The games are played by characters (a builder, a crosser, …) rather than evenly at random, so that connections are
completed, resources travel and the rare corners of the rules are met; the last test asks how often each was.
"""

from __future__ import annotations

import os
import random
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import roundhouse
from roundhouse.games.steam_power import data as components
from roundhouse.games.steam_power.network import distances, splits
from tests.games.steam_power.characters import choose
from tests.games.steam_power.engine_side import Engine, board, compare, difference, packed, splits_now
from tests.games.steam_power.oracle import CHANCE, OVER, Oracle
from tests.games.steam_power.oracle_map import Map, written
from tests.games.steam_power.oracle_routes import Ways
from tests.games.steam_power.oracle_table import Contract, Rules
from tests.games.steam_power.oracle_watch import CORNERS, Watch

DATA = tomllib.loads(
    (Path(roundhouse.__file__).parent / "games" / "steam_power" / "data" / "steam_power.toml").read_text("utf-8")
)
OUR_MAPS: dict[str, list[str]] = {chart["id"]: chart["rows"] for chart in DATA["map"]}
MAPS = OUR_MAPS | {
    # cities close together, in groups, with little land between them: locomotives, tiles and factories run out
    "crowded": [
        "o.o.oo.o",
        ".m.o...h",
        "o..~.o.o",
        ".oo.h.o.",
        "o...o..o",
        ".h.o.m..",
        "o.o..o.o",
        "..o.o...",
    ],
    # much land between few cities: chains are long, meet and cross
    "wide": [
        " o...o.. ",
        "..h....o",
        "..o......",
        ".....m.o",
        "o.h......",
        "...oo...",
        "........o",
        "o...o...",
    ],
}
CONTRACTS = [
    Contract(tuple(c["needs"].items()), c["money"], c["points"], c["bonus"])
    for c in sorted(DATA["contract"], key=lambda c: int(c["number"]))
]
ORDER = ["great_lakes", "germany", "iberia", "crowded", "great_lakes", "germany", "iberia", "wide"]
# Who plays a game: one character for each seat, taken in a circle.
TABLES = [
    ["builder", "trader"],
    ["crosser", "builder", "tinker"],
    ["anyone", "builder"],
    ["trader"],
    ["tinker", "crosser"],
    ["founder", "builder", "trader"],
    ["hoarder", "trader"],
    ["navvy", "crosser"],
    ["looper", "tinker"],
    ["idler", "trader"],
]
RULES = [Rules(), Rules(), Rules(money_action=5), Rules(lone_contracts=True), Rules(round_limit=6)]
# Pieces for some of the games, so that they run out.
FEWER_TILES: list[dict[str, int]] = [{"plain": 24, "sharp": 4, "cross": 4}, {"plain": 12, "sharp": 30, "cross": 30}]
FEWER_CUBES, FEWER_FACTORIES, FEWER_LOCOMOTIVES = 14, 5, 7
PRICES_EVERY = 7  # positions
GAMES = 160
SCARCE_GAMES = 16
POSITIONS = 20_000
LESS = not roundhouse.NATIVE or os.environ.get("ROUNDHOUSE_QUICK", "0") not in ("", "0")


class Seen:
    """What was met in the games."""

    def __init__(self) -> None:
        self.corners: Counter[str] = Counter()
        self.positions: Counter[str] = Counter()  # by map, after the setup


def play(
    chart: str,
    players: int,
    table: list[str],
    rules: Rules,
    seed: str,
    seen: Seen,
    positions: int,
    fewer: dict[str, int],
) -> None:
    """One game in lockstep, left after so many positions; perhaps with fewer pieces than there are."""
    rng = random.Random(seed)
    rows = MAPS[chart]
    oracle = Oracle(players, Map(rows), CONTRACTS, rules)
    engine = Engine(board(players, tuple(rows), tuple(CONTRACTS), rules))
    if fewer:
        take_pieces_away(oracle, engine, fewer)
    log = [f"{chart}, {players} players, {table}, {rules}, seed {seed}"]
    watch = Watch(oracle, seen.corners)
    looked = 0
    while looked < positions:
        legal = oracle.legal()
        compare(oracle, engine, log, legal)
        assert fewer or engine.state.audit() == "", "\n".join(log)
        if oracle.round:
            looked += 1
            seen.positions[chart] += 1
        if looked % PRICES_EVERY == 1:
            compare_prices(oracle, engine, log)
        actor = oracle.actor()
        if actor == OVER:
            return
        if actor == CHANCE:
            text = rng.choices(sorted(legal), [legal[text] for text in sorted(legal)])[0]
        else:
            seat = oracle.company if oracle.table.solo else int(actor[1:]) - 1
            text = choose(rng, table[seat % len(table)], legal, oracle)
        log.append(f"{actor} {text}")
        watch.before(text, legal)
        engine.apply(text, splits_now(oracle))
        oracle.apply(text)
        watch.after(text)


def compare_prices(oracle: Oracle, engine: Engine, log: list[str]) -> None:
    """SP-6.3, SP-R8: for every company and every factory, what the way costs and how it can be paid."""
    tracks, state, made = oracle.table.tracks, engine.state, engine.made
    for company in range(oracle.table.companies):
        away, ways = distances(state, company), Ways(tracks, company)
        for city in oracle.table.factories:
            group = made.group[made.site_ids.index(written(city))]
            routes = ways.cheapest(city)
            engines: dict[str, Any] = {"price": away[group] - 1 if away[group] else None, "splits": []}
            oracles: dict[str, Any] = {"price": routes[0] if routes else None, "splits": []}
            if routes:
                oracles["splits"] = sorted(packed(split) for split in routes[1])
                engines["splits"] = list(splits(state, company, group, away))
            told = [*log, f"company {company}, {written(city)}:", *difference(engines, oracles)]
            assert engines == oracles, "\n".join(told)


def take_pieces_away(oracle: Oracle, engine: Engine, tiles: dict[str, int]) -> None:
    """Before the setup."""
    table, state = oracle.table, engine.state
    for number, (kind, left) in enumerate(tiles.items()):
        table.tracks.tiles_made[kind] = state.track_left[number] = left
    for number, colour in enumerate(table.cubes):
        table.cubes[colour] = state.supply[number] = FEWER_CUBES
    table.factories_each, table.tracks.locomotives_each = FEWER_FACTORIES, FEWER_LOCOMOTIVES
    for company in range(table.companies):
        state.factories[company], state.locomotives[company] = FEWER_FACTORIES, FEWER_LOCOMOTIVES


def play_game(number: int, positions: int, seen: Seen) -> None:
    """A game with this number, on all maps in turn; the rest of its setting is drawn by lot."""
    rng = random.Random(f"setting {number}")
    table, rules, players = rng.choice(TABLES), rng.choice(RULES), rng.choice([1, 2, 3, 3, 4, 4, 5])
    fewer = rng.choice([{}, {}, {}, *FEWER_TILES])
    play(ORDER[number % len(ORDER)], players, table, rules, f"game {number}", seen, positions, fewer)


def test_engine_and_oracle_agree_at_every_step_of_games_on_all_maps() -> None:
    seen = Seen()
    for number in range(len(ORDER) if LESS else 2 * len(ORDER)):
        play_game(number, 60 if LESS else 100, seen)
    assert set(seen.positions) == set(MAPS)
    assert seen.corners["a connection is completed"] > 0


@pytest.mark.slow
def test_engine_and_oracle_agree_in_twenty_thousand_positions_and_in_every_corner_of_the_rules() -> None:
    """One test, so that what was seen in all the games can be counted; they end when there was enough."""
    seen = Seen()
    for number in range(SCARCE_GAMES):  # SP-R17: the supply of plain tiles goes below zero
        play("wide", 3, ["tinker", "crosser"], Rules(round_limit=20), f"scarce {number}", seen, 10_000, FEWER_TILES[1])
    for number in range(GAMES):
        if number % len(ORDER) == 0 and on_our_maps(seen) >= POSITIONS and not rare(seen):
            break
        play_game(number, 10_000, seen)
    assert on_our_maps(seen) >= POSITIONS
    assert rare(seen) == {}


def on_our_maps(seen: Seen) -> int:
    return sum(seen.positions[chart] for chart in OUR_MAPS)


def rare(seen: Seen) -> dict[str, int]:
    """The corners that were not met often enough."""
    return {corner: seen.corners[corner] for corner in CORNERS if seen.corners[corner] < CORNERS[corner]}


@pytest.mark.parametrize("chart", list(OUR_MAPS))
def test_the_data_files_maps_are_read_as_the_oracle_reads_them(chart: str) -> None:
    """The board that the engine makes of the data file is the one that the oracle's adapter makes of its rows."""
    land = next(m for m in components.load().maps if m.id == chart)
    made = board(2, tuple(MAPS[chart]), tuple(CONTRACTS), Rules())
    assert (land.hex_ids, land.site_ids) == (made.hex_ids, made.site_ids)
    assert [n for cell in land.neighbours for n in cell] == list(made.next)
    assert [n for cell in land.site_neighbours for n in cell] == list(made.site_next)
    assert list(land.groups) == list(made.group)
    assert [(0, 2, 4)[terrain] for terrain in land.terrain] == list(made.cost)
