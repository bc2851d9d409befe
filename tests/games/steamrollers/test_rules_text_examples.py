"""The rules text and the engine say the same: its examples can be played, its notation can be read (SR-11, SR-12)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from roundhouse.core.game import read_action
from roundhouse.core.message import Problem
from roundhouse.core.rulebook import find, paragraphs, read
from roundhouse.core.state import CHANCE
from tests.games.steamrollers.table import BY_DEFAULT, STEAMROLLERS, Game, line, new_game

TEXT = read("steamrollers")
BOOK = paragraphs(TEXT)
NUMBERS = [paragraph.number for paragraph in BOOK if paragraph.number]


def example(heading: str) -> list[str]:
    """The lines of play under a heading, without what is said about them."""
    block = TEXT.split(f"## {heading}\n", 1)[1].split("```")[1]
    return [re.split(r" {2,}", row)[0] for row in block.strip().splitlines()]


def play_example(game: Game, heading: str) -> Game:
    for row in example(heading):
        actor, text = row.split(" ", 1)
        assert game.actor() == actor
        game.play(text)
    return game


def test_the_round_of_the_rules_text() -> None:
    """SR-3.1: 1 and 3 lack a straight track; p2 has joined 6 and 1 and crossed a box; yellow lies on 6"""
    game = new_game(goods={6: ["yellow"]}).draw("p1", "track f3 0-4").turn("p1", 5, "tile 5")
    game.draw("p2", *line("g5", "g4", "f3", "f2")).cross("p2", 1).cross("p1", 6).end_round()
    assert game.look()["first"] == 0
    play_example(game, "A round, played through")
    assert game.player("p1")["connections"] == [{"cities": [1, 3], "towns": 0, "hexes": ["f3", "e4"]}]
    assert game.player("p2")["scores"]["deliveries"] == 1
    assert game.look()["first"] == 1


def test_the_turn_against_eva_of_the_rules_text() -> None:
    """SR-9.2, SR-9.3: city 6 is empty, red and blue lie on 4; Eva has one mark in region 6 and two in region 4"""
    game = new_game(1, goods={6: ["blue"] * 3, 4: ["grey", "red", "blue"]}, marks=(6, 4))
    game.roll([3, 4, 4]).play("choose 3 4", "use 3", "engine 3", "tile 4", "mark 4")
    assert game.look()["eva"]["marks"] == [0, 0, 0, 2, 0, 1]
    play_example(game, "A turn against Eva")
    assert game.look()["eva"]["marks"] == [0, 0, 0, 3, 0, 2]
    assert game.look()["eva"]["scores"]["deliveries"] == 3
    assert game.look()["cities"][3]["goods"] == ["red"]
    assert (game.tile(4)["owner"], game.tile(2)["owner"], game.tile(2)["sideways"]) == (None, 0, True)


def notations() -> list[tuple[str, str]]:
    """Every notation of the tables of SR-11, with its paragraph."""
    found = []
    for number in ("SR-11.3", "SR-11.4", "SR-11.5", "SR-11.6", "SR-11.7", "SR-11.8"):
        (paragraph,) = find(BOOK, number)
        found += [(number, text) for text in re.findall(r"^\| `([^`]+)` \|", paragraph.text, flags=re.MULTILINE)]
    return found


def can_be_read(game: Game, text: str) -> bool:
    """Whether it means something for a player or for chance, legal now or not."""
    for seat in (0, CHANCE):
        try:
            read_action(STEAMROLLERS, game.engine.state, seat, text)
        except Problem:
            continue
        return True
    return False


@pytest.mark.slow
@pytest.mark.parametrize(("number", "text"), notations())
def test_every_notation_of_the_rules_text_means_something(number: str, text: str) -> None:
    """SR-11.1 to SR-11.8"""
    alone = new_game(1, sides="abaaaa").roll([1, 2, 3])
    together = new_game(2, coal="on", orders="on", starting_tiles="on", walls="medium")
    assert can_be_read(alone, text) or can_be_read(together, text), number


def test_a_notation_that_the_rules_text_does_not_have_means_nothing() -> None:
    """SR-11.1"""
    game = new_game()
    for text in ("track e4 0-0", "track e4 3-0", "track d4 0-3", "engine 7", "deliver red 1>1", "tile 0", "choose 5 2"):
        assert not can_be_read(game, text), text


def test_there_are_enough_notations_to_test() -> None:
    assert len(notations()) == 44


def test_one_to_five_play() -> None:
    """SR-1.1"""
    assert (STEAMROLLERS.min_players, STEAMROLLERS.max_players) == (1, 5)


def test_the_options_are_those_of_the_rules_text() -> None:
    """SR-12.1 to SR-12.6"""
    told = {
        option.name: (option.rule, option.default, option.choices or (option.low, option.high))
        for option in STEAMROLLERS.options
    }
    assert told == {
        "coal": ("SR-12.1", "off", ("off", "on")),
        "orders": ("SR-12.2", "off", ("off", "on")),
        "starting_tiles": ("SR-12.3", "off", ("off", "on")),
        "walls": ("SR-12.4", "none", ("none", "medium", "hard")),
        "eva": ("SR-12.5", 3, (1, 6)),
        "round_limit": ("SR-12.6", 50, (0, 1000)),
    }
    assert {name: default for name, (_, default, _) in told.items()} == BY_DEFAULT


def test_every_paragraph_and_ruling_has_a_test() -> None:
    """SR-1.1 to SR-R38: a number that no test of the rules names is a rule that nobody has tried."""
    tests = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_rules_*.py"))
    named = set(re.findall(r"SR-(?:R\d+|\d+\.\d+)", tests))
    named |= {f"SR-11.{i}" for i in range(1, 9)}  # all of them by the notation they list
    assert [number for number in NUMBERS if number not in named] == []
    assert sorted(named - set(NUMBERS)) == []
