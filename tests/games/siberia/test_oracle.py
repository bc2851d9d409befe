"""The engine and the oracle play the same random games side by side and must agree about everything, at every step.

The games are played by characters (a miner, a finder, …) rather than evenly at random, so that the rare corners of the
rules are reached; the last test of the module asks that each of them was.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import roundhouse
from tests.games.siberia.oracle import CHANCE, INVESTMENT, OVER, PERSONS, RESOURCES, Oracle, components
from tests.games.siberia.situation import Engine

DATA = Path(roundhouse.__file__).parent / "games" / "siberia" / "data" / "siberia.toml"
COMPONENTS = components(DATA)

# How much a character likes each kind of decision; what is not named counts 1. First the kind is drawn, then an action.
CHARACTERS: dict[str, dict[str, float]] = {
    "anyone": {},
    "busy": {"pass": 0.02, "none": 0.02, "to research": 0.2, "sell": 5},
    "miner": {"pass": 0.02, "none": 0.02, "to research": 0.01, "to resource": 2, "sell": 50, "stop": 0.1},
    "finder": {"to research": 20, "sell": 0.1},
    "hoarder": {"pass": 20, "to research": 0.02},
    "investor": {"pass": 0.02, "none": 0.02, "to research": 0.01, "to resource": 0.1, "investor": 50, "manager": 10},
    "trader": {"pass": 0.02, "none": 0.02, "to research": 0.01, "to resource": 0.05, "salesman": 50, "worker": 20},
}
# Who plays a game: one character for each seat, taken in a circle.
TABLES = [
    ["anyone"],
    ["busy"],
    ["miner"],
    ["miner"],
    ["miner", "miner", "busy"],
    ["finder", "miner"],
    ["hoarder", "busy"],
    ["investor"],
    ["trader", "miner"],
    ["miner", "investor"],
]

SETTINGS = [(players, sides) for players in (2, 3, 4) for sides in ("chosen", "random")]
LONG_GAMES = 10
SHORT_GAMES = 42
ROUND_LIMIT = 60
SHORT_LIMITS = 3

CORNERS = {
    "an area closes",
    "two areas close together",
    "more than eight areas are closed",
    "a closing area sends another player's worker home",
    "a supply space is emptied",
    "a joker is set",
    "a joker is used",
    "a joker is discarded",
    "a token is discarded",
    "an investment is taken",
    "an investor invests in the investor column",
    "no investment is left to open",
    "no open investment fits",
    "a step over closed areas",
    "a step from Vladivostok over a closed exit",
    "three steps",
    "logistics without a step to take",
    "a research token is void",
    "research without a token of use",
    "a manager finds",
    "a salesman is called back for a worker",
    "a worker is called back from an area",
    "a worker becomes a salesman",
    "a sale is declined",
    "a sale is not possible",
    "a forced pass",
    "a player acts alone after the others have passed",
    "ending: areas",
    "ending: supplies",
    "ending: both",
    "ending: round_limit",
}
seen: Counter[str] = Counter()


def kind(text: str) -> str:
    """What sort of decision this is, for the characters."""
    words = text.split()
    if words[-1] == "none":
        return "none"
    if words[0] == "place":
        if words[2] == "research":
            return "to research"
        return "to person" if words[2] in PERSONS else "to resource"
    return "sell" if words[0] in RESOURCES else words[0]


def choose(rng: random.Random, character: str, options: set[str]) -> str:
    by_kind: dict[str, list[str]] = defaultdict(list)
    for text in sorted(options):
        by_kind[kind(text)].append(text)
    kinds = sorted(by_kind)
    likes = [CHARACTERS[character].get(name, 1) for name in kinds]
    return rng.choice(by_kind[rng.choices(kinds, likes)[0]])


def chance(rng: random.Random, weights: dict[str, int]) -> str:
    texts = sorted(weights)
    return rng.choices(texts, [weights[text] for text in texts])[0]


class Disagreement(AssertionError):
    """Engine and oracle say different things; with the game up to there."""


def compare(oracle: Oracle, engine: Engine, facts: dict[str, Any], log: list[str]) -> None:
    """Everything that can be asked, before the next action."""

    def same(what: str, engines: object, oracles: object) -> None:
        if engines != oracles:
            raise Disagreement("\n".join([*log[:1], *log[-40:], f"{what}:", f"engine {engines}", f"oracle {oracles}"]))

    actor = oracle.actor()
    same("actor", engine.actor(), actor)
    same("waiting", engine.waiting(), oracle.waiting())
    for player in range(oracle.players):
        same(f"legal p{player + 1}", engine.legal(player), oracle.legal(player))
    if actor == CHANCE:
        weights = oracle.weights()
        same("legal *", engine.legal(CHANCE), set(weights))
        same("weights", engine.weights(), weights)
    engines_facts = engine.facts()
    for name, value in facts.items():
        same(name, engines_facts[name], value)
    same("facts", sorted(engines_facts), sorted(facts))
    same("money", engine.money(), oracle.money())
    same("ending", engine.ending(), oracle.ending())


@cache
def table(players: int, sides: str, round_limit: int) -> Engine:
    return Engine(players, {"exchange_sides": sides, "round_limit": round_limit})


def new_engine(players: int, sides: str, round_limit: int) -> Engine:
    """An engine at the beginning of a game; the data is read once only, which takes longer than a short game."""
    engine = copy(table(players, sides, round_limit))
    state = engine.board.new_state()
    assert isinstance(state, type(engine.state))
    engine.state = state
    return engine


def play(players: int, sides: str, round_limit: int, characters: list[str], seed: str) -> None:
    """One game in lockstep."""
    rng = random.Random(seed)
    oracle = Oracle(players=players, **COMPONENTS, exchange_sides=sides, round_limit=round_limit)
    engine = new_engine(players, sides, round_limit)
    log = [f"{players} players, {sides}, round limit {round_limit}, {characters}, seed {seed}"]
    before = oracle.facts()
    compare(oracle, engine, before, log)
    while oracle.actor() != OVER:
        player = oracle.actor()
        options: set[str] = set()
        if player == CHANCE:
            text = chance(rng, oracle.weights())
        else:
            player = rng.choice(oracle.waiting())  # when all plan, anyone may be the next to place a token
            options = oracle.legal(player)
            text = choose(rng, characters[player % len(characters)], options)
        log.append(f"{'*' if player == CHANCE else f'p{player + 1}'} {text}")
        taken = list(oracle.at.taken)
        oracle.apply(player, text)
        engine.apply(player, text)
        after = oracle.facts()
        compare(oracle, engine, after, log)
        watch(oracle, player, text, options, taken, before, after)
        before = after
    assert engine.income() == oracle.income(), log[0]
    seen[f"ending: {oracle.ending()}"] += 1


def watch(
    oracle: Oracle,
    player: int,
    text: str,
    options: set[str],
    taken: list[str],
    before: dict[str, Any],
    after: dict[str, Any],
) -> None:
    """Note which corners of the rules this action has reached."""
    words = text.split()
    board = before["columns"][player] if player >= 0 else {}
    if words[0] in board and words[-1] != "none" and words[0] != "manager" and "manager" in board[words[0]]:
        seen["a joker is used"] += 1
    if words[0] in RESOURCES:
        seen["a sale is declined"] += words[1] == "none" and len({o for o in options if o.startswith(words[0])}) > 1
        seen["a sale is not possible"] += len({o for o in options if o.startswith(words[0])}) == 1
        newly = after["closed"] - before["closed"]
        seen["an area closes"] += len(newly) > 0
        seen["two areas close together"] += len(newly) > 1
        seen["more than eight areas are closed"] += len(after["closed"]) > 8 and len(newly) > 0
        others = [p for p in range(oracle.players) if p != player]
        seen["a closing area sends another player's worker home"] += any(
            area in before["workers"][other] for other in others for area in newly
        )
    elif words[0] == "manager":
        seen["a joker is set"] += words[1] != "none"
    elif words[0] == "discard":
        seen["a token is discarded"] += 1
        seen["a joker is discarded"] += words[1] == "manager" and words[2] != "manager"
    elif words[0] == "investor":
        seen["an investment is taken"] += words[1] != "none"
        seen["an investor invests in the investor column"] += words[1] == "investor"
        seen["no investment is left to open"] += words[1] != "none" and not before["stack"]
        seen["no open investment fits"] += not {o for o in options if o.startswith("investor ")} - {"investor none"}
    elif words[0] == "move":
        start, end = words[1].split(">")
        next_to = oracle.exits if start == "vladivostok" else oracle.neighbours[start]
        if end not in next_to:
            where = "from Vladivostok over a closed exit" if start == "vladivostok" else "over closed areas"
            seen[f"a step {where}"] += 1
        seen["three steps"] += oracle.at.steps == 3
    elif words[0] == "logistics":
        seen["logistics without a step to take"] += oracle.at.phase != "logistics"
    elif words[0] == "research":
        seen["research without a token of use"] += oracle.at.phase != "research"
    elif words[0] == "find":
        seen["a supply space is emptied"] += after["supply"][words[1]] == 0
        seen["a manager finds"] += words[-1] == "manager"
        seen["a research token is void"] += len(taken) > 1 and oracle.at.phase != "research"
    elif words[0] == "worker":
        seen["a salesman is called back for a worker"] += words[1] in before["salesmen"][player]
        seen["a worker is called back from an area"] += words[1] in before["workers"][player]
    elif words[0] == "salesman":
        seen["a worker becomes a salesman"] += words[1].split(">")[0] in before["workers"][player]
    elif text == "pass":
        seen["a forced pass"] += options == {"pass"}
    if before["passed"] and player >= 0 and len(before["passed"]) == oracle.players - 1 and text != "pass":
        seen["a player acts alone after the others have passed"] += 1


def conserved(oracle: Oracle) -> bool:
    """SI-1.1, SI-1.4, SI-1.5, SI-2.1: 70 tokens, 20 investments, 6 pawns each; never two of a kind in an area."""
    facts = oracle.facts()
    things = [thing for board in facts["columns"] for column in board.values() for thing in column]
    tokens = len([thing for thing in things if thing != INVESTMENT]) + sum(facts["bag"].values())
    tokens += sum(len(placed) for placed in facts["research"]) + sum(len(hand) for hand in facts["hand"])
    investments = things.count(INVESTMENT) + len(facts["open"]) + sum(facts["stack"].values())
    pawns = {
        facts["pool"][p] + sum(facts["workers"][p].values()) + sum(facts["salesmen"][p].values())
        for p in range(oracle.players)
    }
    two_of_a_kind = any(len(set(cubes)) < len(cubes) for cubes in facts["cubes"].values())
    return tokens == 70 and investments == 20 and pawns == {6} and not two_of_a_kind


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_oracle_by_itself_loses_no_piece(players: int) -> None:
    for seed in range(5):
        rng = random.Random(f"{players} {seed}")
        oracle = Oracle(players=players, **COMPONENTS, exchange_sides="chosen", round_limit=ROUND_LIMIT)
        sold = 0
        while oracle.actor() != OVER:
            player = oracle.actor()
            on_the_map = sum(len(cubes) for cubes in oracle.facts()["cubes"].values())
            text = chance(rng, oracle.weights()) if player == CHANCE else choose(rng, "busy", oracle.legal(player))
            oracle.apply(player, text)
            facts = oracle.facts()
            if text.split()[0] in RESOURCES:
                sold += on_the_map - sum(len(cubes) for cubes in facts["cubes"].values())
            cubes = sum(len(cubes) for cubes in facts["cubes"].values()) + sum(facts["supply"].values())
            assert cubes + len(oracle.at.cube_bag) + sold == 70
            assert conserved(oracle)


def play_long_games(players: int, sides: str, games: range) -> None:
    for game in games:
        play(players, sides, ROUND_LIMIT, TABLES[game % len(TABLES)], f"{players} {sides} {game}")


def play_short_games(players: int, sides: str, games: range) -> None:
    for game in games:
        limit = 1 + game % SHORT_LIMITS
        play(players, sides, limit, TABLES[game % len(TABLES)], f"{players} {sides} {game} short")


@pytest.mark.slow
def test_engine_and_oracle_agree_at_every_step_and_in_every_corner_of_the_rules() -> None:
    """One test, so that what was seen in all the games can be counted."""
    seen.clear()
    for players, sides in SETTINGS:
        play_long_games(players, sides, range(LONG_GAMES))
        play_short_games(players, sides, range(SHORT_GAMES))
    assert {corner for corner in CORNERS if seen[corner] == 0} == set()


@pytest.mark.slow
@pytest.mark.parametrize(("players", "sides"), SETTINGS)
def test_engine_and_oracle_agree_in_many_more_games(players: int, sides: str) -> None:
    play_long_games(players, sides, range(LONG_GAMES, LONG_GAMES + 30))
    play_short_games(players, sides, range(SHORT_GAMES, SHORT_GAMES + 30))
