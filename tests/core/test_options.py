"""Options, registry and words: what a person may ask for, and what is said when it is not there."""

from __future__ import annotations

import pytest

from roundhouse.core import registry
from roundhouse.core.message import Message, Problem
from roundhouse.core.options import Option, settle
from roundhouse.core.text import t

SIDES = Option("sides", "SI-9.1", "chosen", "siberia-option-exchange_sides", choices=("chosen", "random"))
LIMIT = Option("limit", "SI-9.2", 60, "siberia-option-round_limit", low=1, high=1000)


def test_options_not_given_have_their_defaults() -> None:
    assert settle((SIDES, LIMIT), {}) == {"sides": "chosen", "limit": 60}


def test_options_given_are_read_in_the_declared_order() -> None:
    assert list(settle((SIDES, LIMIT), {"limit": "7", "sides": "random"}).items()) == [
        ("sides", "random"),
        ("limit", 7),
    ]


@pytest.mark.parametrize(
    ("given", "id"),
    [
        ({"colour": "red"}, "option-unknown"),
        ({"sides": "both"}, "option-not-a-choice"),
        ({"limit": "0"}, "option-not-a-number"),
        ({"limit": "1001"}, "option-not-a-number"),
        ({"limit": "-5"}, "option-not-a-number"),
        ({"limit": "ten"}, "option-not-a-number"),
        ({"limit": "٣"}, "option-not-a-number"),
        ({"limit": "9" * 5000}, "option-not-a-number"),
        ({"limit": ""}, "option-not-a-number"),
    ],
)
def test_what_an_option_cannot_be_is_said_in_a_sentence(given: dict[str, str], id: str) -> None:
    with pytest.raises(Problem) as raised:
        settle((SIDES, LIMIT), given)
    assert raised.value.message.id == id
    assert t(raised.value.message).endswith(".")


def test_a_game_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(Problem) as raised:
        registry.game("chess")
    assert t(raised.value.message) == "There is no game “chess”; the games are: siberia, steamrollers, steam_power."


@pytest.mark.parametrize("number", [0, 1, 5, -2])
def test_a_number_of_players_that_a_game_does_not_take_is_refused(number: int) -> None:
    with pytest.raises(Problem) as raised:
        registry.players(registry.game("siberia"), number)
    assert t(raised.value.message) == f"siberia is for 2 to 4 players, not {number}."


def test_a_message_without_words_is_our_defect_and_raises() -> None:
    with pytest.raises(LookupError):
        t(Message("no-such-message"))


def test_a_message_whose_facts_are_missing_raises() -> None:
    with pytest.raises(LookupError, match="game-unknown"):
        t(Message("game-unknown", {"game": "chess"}))
