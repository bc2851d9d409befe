"""Undo: a person's own last decision, free until another person has acted or something was shown."""

from __future__ import annotations

from functools import partial

import pytest

from roundhouse.core.game import waiting
from roundhouse.core.state import CHANCE, SPECTATOR
from roundhouse.table import seating, tell
from roundhouse.table.events import Acted, Asked, TakenBack
from roundhouse.table.table import Table
from tests.table.sitting import (
    AT,
    about_to_take,
    act,
    all_research,
    auto_end,
    bots,
    done,
    lay,
    moves,
    refused,
    siberia,
    sit,
    steps,
    told,
    undo,
    words,
)


def may(going: Table, player: int) -> str:
    return tell.now(going, player, "").undo


def test_the_last_decision_is_taken_back() -> None:
    going = about_to_take("Ana", "Ben", deck=False)
    before = going.state.to_bytes()
    act(going, 0, "take")
    assert may(going, 0) == "free"
    undo(going, 0)
    assert going.state.to_bytes() == before
    assert words(going, 1)[-1] == "p1 takes back one action."


def test_bots_answers_go_back_with_the_decision() -> None:
    going = siberia("Ana", "greedy")
    for _ in range(6):
        act(going, 0, moves(going, 0)[0])
    done(going, 0)
    bots(going)
    before = going.state.to_bytes()
    act(going, 0, moves(going, 0)[0])
    bots(going)
    answers = [e for e in going.log if isinstance(e, Acted) and e.actor == 1 and going.state.reveals() == 1]
    assert going.state.to_bytes() != before
    assert answers
    undo(going, 0)
    assert going.state.to_bytes() == before


def test_a_request_of_several_actions_goes_back_as_one() -> None:
    going = steps("Ana", "Ben")
    before = going.state.to_bytes()
    act(going, 0, "take", "take")
    undo(going, 0)
    assert going.state.to_bytes() == before


def test_one_decision_after_the_other_goes_back() -> None:
    going = siberia("Ana", "Ben")
    positions = []
    for _ in range(5):
        positions.append(going.state.to_bytes())
        act(going, 0, moves(going, 0)[0])
    for before in reversed(positions):
        undo(going, 0)
        assert going.state.to_bytes() == before
    assert refused(partial(undo, going, 0)) == "table-nothing-to-undo"


def test_undo_passes_over_what_the_table_played_by_itself() -> None:
    going = steps("Ana", "Ben")
    before = going.state.to_bytes()
    act(going, 0, "take")
    assert going.live[-1].event.by_table
    undo(going, 0)
    assert going.state.to_bytes() == before
    assert not going.live


def test_what_the_table_played_for_another_person_is_no_act_of_that_person() -> None:
    going = siberia("Ana", "Ben")
    all_research(going)  # both have passed, for want of a choice
    assert may(going, 1) == "free"
    undo(going, 1)
    assert waiting(going.state) == [1]
    assert moves(going, 1)[0].startswith("find")


def test_it_is_free_until_another_person_has_acted() -> None:
    going = siberia("Ana", "Ben")
    for player in (0, 1):
        for _ in range(6):
            act(going, player, moves(going, player)[0])
        done(going, player)
    act(going, 0, moves(going, 0)[-1])
    assert may(going, 0) == "free"
    while going.state.actor() == 0:
        act(going, 0, moves(going, 0)[-1])
    act(going, 1, moves(going, 1)[-1])
    assert may(going, 0) == "ask"


def test_it_is_free_until_something_random_was_shown() -> None:
    going = about_to_take("Ana", "Ben")
    act(going, 0, "take")
    assert may(going, 0) == "free"
    done(going, 0)
    assert may(going, 0) == "ask"
    undo(going, 0)
    assert isinstance(going.log[-1], Asked)
    assert not any(isinstance(event, TakenBack) for event in going.log)


def test_it_is_free_until_something_hidden_was_shown() -> None:
    going = siberia("Ana", "Ben")  # where a decision, not a draw, comes after the plans are shown
    for player in (0, 1):
        for _ in range(6):
            act(going, player, moves(going, player)[0])
        assert may(going, player) == "free"
        done(going, player)
    assert [may(going, player) for player in (0, 1)] == ["ask", "ask"]


def test_with_bots_only_everything_is_free() -> None:
    going = about_to_take("Ana", "random", "random")
    act(going, 0, "take")
    done(going, 0)
    bots(going)
    assert may(going, 0) == "free"
    for _ in range(2):  # the pot, and the card of the round before
        undo(going, 0)
    assert moves(going, 0) == ["lay 1", "lay 3"]
    assert may(going, 0) == ""


def test_bots_are_not_asked_and_spectators_have_nothing_to_take_back() -> None:
    going = about_to_take("Ana", "greedy")
    act(going, 0, "take")
    assert tell.now(going, 1, "").undo == ""
    assert tell.now(going, SPECTATOR, "").undo == ""


def test_nothing_can_be_taken_back_before_the_first_decision() -> None:
    going = sit("Ana", "Ben")
    assert refused(partial(undo, going, 0)) == "table-nothing-to-undo"


def test_nothing_can_be_taken_back_when_the_game_is_over() -> None:
    going = sit("Ana", "greedy", hands=("13", "22"), deck=False, options={"goal": "1"})
    lay(going, 0, "lay 3")
    act(going, 1, "lay 2")
    act(going, 1, "let")
    act(going, 0, "take")
    assert refused(partial(undo, going, 0)) == "table-over"
    assert may(going, 0) == ""


def test_in_secret_only_the_own_placements_go_back() -> None:
    going = siberia("Ana", "Ben")
    own, others = [], []
    for _ in range(4):
        own.append(moves(going, 0)[0])
        act(going, 0, own[-1])
        others.append(moves(going, 1)[0])
        act(going, 1, others[-1])
    for _ in range(4):
        undo(going, 0)
    alone = siberia("Ana", "Ben")
    for move in others:
        act(alone, 1, move)
    assert going.state.to_bytes() == alone.state.to_bytes()


def test_in_secret_what_another_one_holds_stays_held() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"))
    lay(going, 0, "lay 3")
    act(going, 1, "lay 2")
    undo(going, 0)
    assert going.held.keys() == {1}
    done(going, 1)
    assert waiting(going.state) == [0]


def test_a_placement_may_be_taken_back_after_done_while_others_plan() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"))
    lay(going, 0, "lay 3")
    assert may(going, 0) == "free"
    undo(going, 0)
    assert moves(going, 0) == ["lay 1", "lay 3"]


def test_taking_back_a_secret_is_a_secret() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"))
    before = told(going, 1), told(going, SPECTATOR), list(going.versions[1:])
    lay(going, 0, "lay 3")
    undo(going, 0)
    assert (told(going, 1), told(going, SPECTATOR), list(going.versions[1:])) == before
    assert words(going, 0)[-1] == "p1 takes back one action."
    lay(going, 0, "lay 3")
    lay(going, 1, "lay 2")
    assert sum("Player 1 lays" in line for line in words(going, SPECTATOR)) == 1


def test_an_open_decision_is_taken_back_with_the_secrets_that_came_after_it() -> None:
    going = about_to_take("Ana", "Ben", deck=False)
    before = going.state.to_bytes()
    act(going, 0, "take")
    lay(going, 1, moves(going, 1)[0])
    assert may(going, 0) == "free"  # or Ana would know that Ben has laid
    undo(going, 0)
    assert going.state.to_bytes() == before
    assert words(going, 1)[-1] == "p1 takes back one action."
    back = [going.feeds.of(1)[n - 1].notation for n in going.feeds.of(1)[-1].back]
    assert back == ["take", "lay 2"]
    assert [going.feeds.of(0)[n - 1].notation for n in going.feeds.of(0)[-1].back] == ["take"]


def test_what_was_held_goes_back_with_the_open_decision_before_it() -> None:
    going = about_to_take("Ana", "Ben", deck=False)
    act(going, 0, "take")
    act(going, 1, moves(going, 1)[0])
    undo(going, 0)
    assert not going.held


def test_nobody_reads_how_many_secrets_went_back_with_an_open_decision() -> None:
    """One request takes the pot and lays a card; the others must not read that two actions were taken back."""
    read = []
    for auto in (False, True):
        going = about_to_take("Ana", "Ben", deck=False)
        auto_end(going, 0, auto)
        act(going, 0, *(["take", "lay 1"] if auto else ["take"]))
        undo(going, 0)
        read.append((told(going, 1), told(going, SPECTATOR)))
    assert read[0] == read[1]


@pytest.mark.parametrize("player", [0, 1])
def test_whoever_plays_several_seats_asks_nobody(player: int) -> None:
    going = about_to_take("Ana@ana", "Ben@ana")
    act(going, 0, "take")
    done(going, 0)
    drawn = going.counter
    assert may(going, player) == "free"
    undo(going, player)
    assert not going.question
    assert drawn == going.counter


def test_a_draw_that_went_back_is_made_with_the_next_number() -> None:
    going = about_to_take("Ana", "greedy")
    act(going, 0, "take")
    done(going, 0)
    before = going.counter
    undo(going, 0)
    act(going, 0, "take")
    done(going, 0)
    drawn = [event.counter for event in going.log if isinstance(event, Acted) and event.actor == CHANCE]
    assert drawn == list(range(1, before + 3))


def test_what_a_person_did_who_has_left_is_taken_back_without_asking() -> None:
    going = about_to_take("Ana", "Ben", "Cleo")
    act(going, 0, "take")
    done(going, 0)
    going.commit(seating.leave(going, 1, AT))
    assert may(going, 0) == "ask"
    going.commit(seating.leave(going, 2, AT))
    assert may(going, 0) == "free"
