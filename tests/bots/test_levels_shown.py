"""What is said of the levels is what was measured: `docs/bots.md` against the kept results of `bench/levels.py`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench.levels import EVAS, FOUND, MAPS, Comparison, comparisons, overrun, tables
from roundhouse.core import registry
from roundhouse.lab.settings import levels
from tests.lab.plans import plan

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
BARS = {
    ("easy", "random"): 0.9,
    ("medium", "greedy"): 0.6,
    ("medium", "easy"): 0.6,
    ("hard", "medium"): 0.6,
    ("expert", "hard"): 0.6,
    ("expert", "greedy"): 0.8,
}
ALL = comparisons()
PAIRS = [one for one in ALL if one.players == 2 and one.scale < 1]
MANY = [one for one in ALL if one.players > 2]
ALONE = [one for one in ALL if one.players == 1]
FULL = [one for one in ALL if one.scale == 1]


def found(one: Comparison) -> dict[str, Any]:
    return json.loads(one.file.read_text(encoding="utf-8"))  # type: ignore[no-any-return]


def test_each_comparison_has_a_name_of_its_own() -> None:
    names = [one.name for one in comparisons()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("one", ALL, ids=lambda one: str(one.name))
def test_a_kept_result_is_of_the_comparison_that_its_name_tells(one: Comparison) -> None:
    result = found(one)
    option, _, value = one.option.partition("=")
    assert (result["game"], result["players"], tuple(result["bots"])) == (one.game, one.players, one.bots)
    assert (result["scale"], result["complete"], result["build"]) == (one.scale, True, "native")
    assert not option or str(result["options"][option]) == value
    assert result["games_a_pair"] >= one.games
    assert not result["forfeits"]


@pytest.mark.parametrize("one", ALL, ids=lambda one: str(one.name))
def test_a_kept_result_was_played_by_the_levels_as_they_are(one: Comparison) -> None:
    made = plan(*one.bots, players=one.players, game=one.game)
    assert found(one)["levels"] == msgspec.to_builtins(levels(made))


def test_every_comparison_is_there() -> None:
    assert {one.file.name for one in ALL} == {file.name for file in FOUND.iterdir()}
    assert {(one.game, one.option) for one in PAIRS} >= {("steam_power", f"map={name}") for name in MAPS}
    assert {one.game for one in FULL} == {one.game for one in MANY} == set(registry.NAMES)
    assert all(found(one)["pairs"][0]["games"] >= 12 for one in FULL)


@pytest.mark.parametrize("one", PAIRS, ids=lambda one: str(one.name))
def test_each_level_beats_the_one_before_as_it_should(one: Comparison) -> None:
    (pair,) = found(one)["pairs"]
    assert pair["games"] >= 200
    assert pair["win_rate_a"] >= BARS[one.bots[0], one.bots[1]]
    assert pair["low"] > 0.5


@pytest.mark.parametrize("one", MANY, ids=lambda one: str(one.name))
def test_with_all_seats_taken_each_level_wins_more_than_its_share(one: Comparison) -> None:
    (pair,) = found(one)["pairs"]
    assert pair["games"] >= 200
    assert pair["fair_share"] == pytest.approx(1 / one.players)
    assert pair["low"] > pair["fair_share"]
    assert pair["win_rate_a"] >= BARS[one.bots[0], one.bots[1]] / 0.5 * pair["fair_share"] or one.bots[1] == "random"


def test_the_stronger_eva_is_the_less_the_expert_wins() -> None:
    wins = {one.option: found(one)["solo"][0] for one in ALONE if one.game == "steamrollers"}
    assert all(result["games"] >= 200 for result in wins.values())
    shares = [wins[f"eva={level}"]["win_rate"] for level in EVAS]
    assert shares == sorted(shares, reverse=True)


def test_alone_the_expert_has_more_points_than_greedy() -> None:
    for one in ALONE:
        if one.game == "steam_power":
            expert, greedy = found(one)["solo"]
            assert (expert["bot"], greedy["bot"]) == ("expert", "greedy")
            assert expert["score_low"] > greedy["score_high"]


@pytest.mark.parametrize("one", ALL, ids=lambda one: str(one.name))
def test_turns_keep_to_their_time(one: Comparison) -> None:
    for bot in found(one)["thinking"]:
        assert bot["over_share"] <= 0.01


def test_the_page_tells_what_was_found() -> None:
    for rows in tables():
        assert rows in PAGE
    assert f"at most {overrun()} of a bot's turns" in PAGE
