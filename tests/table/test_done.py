"""Done: before chance and before secrets are laid open, the table waits for the person who decided last."""

from __future__ import annotations

from functools import partial

import pytest

from roundhouse.core.game import waiting
from roundhouse.core.state import CHANCE, SPECTATOR
from roundhouse.table import play, seating, tell
from roundhouse.table.events import Acted
from roundhouse.table.table import Table
from tests.table.sitting import (
    AT,
    about_to_take,
    act,
    all_research,
    auto_end,
    bots,
    done,
    everything,
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


def draws(going: Table) -> int:
    return sum(event.actor == CHANCE for event in going.log if isinstance(event, Acted))


def test_before_chance_the_table_waits_for_the_one_who_decided() -> None:
    going = about_to_take("Ana", "Ben")
    before = draws(going)
    act(going, 0, "take")
    assert going.state.actor() == CHANCE
    assert draws(going) == before
    assert tell.now(going, 0, "").done
    assert tell.now(going, 0, "").prompt.id == "table-prompt-done"
    assert not tell.now(going, 1, "").done
    done(going, 0)
    assert draws(going) == before + 2  # both draw a card
    assert not tell.now(going, 0, "").done
    assert waiting(going.state) == [0, 1]


def test_before_secrets_are_laid_open_the_table_waits_for_the_one_who_was_last() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"))
    lay(going, 0, "lay 3")
    act(going, 1, "lay 2")
    assert going.state.reveals() == 0
    held = tell.now(going, 1, "").held
    assert held is not None
    assert held.move == "lay 2"
    assert tell.now(going, 1, "").legal is None
    done(going, 1)
    assert going.state.reveals() == 1
    assert draws(going) == 1  # Done is asked for once: the die is rolled, too


def test_the_last_secret_placement_is_held_whether_others_are_ready_or_not() -> None:
    first, last = sit("Ana", "Ben", hands=("13", "22")), sit("Ana", "Ben", hands=("13", "22"))
    lay(last, 1, "lay 2")
    for going in (first, last):
        act(going, 0, "lay 3")
        assert 0 in going.held
    assert told(first, 0) == told(last, 0)


def test_of_a_plan_only_the_last_placement_is_held() -> None:
    going = siberia("Ana", "Ben")
    for placed in range(6):
        assert 0 not in going.held, placed
        act(going, 0, moves(going, 0)[0])
    assert 0 in going.held
    assert 0 in waiting(going.state)
    done(going, 0)
    assert 0 not in waiting(going.state)


def test_a_whole_plan_may_be_one_request_and_its_end_is_held() -> None:
    by_one, by_six = siberia("Ana", "Ben"), siberia("Ana", "Ben")
    plan: list[str] = []
    for _ in range(6):
        plan.append(moves(by_six, 0)[0])
        act(by_six, 0, plan[-1])
    act(by_one, 0, *plan)
    assert by_one.held[0].action == by_six.held[0].action
    for going in (by_one, by_six):
        done(going, 0)
    assert by_one.state.to_bytes() == by_six.state.to_bytes()


def test_nobody_but_the_player_notices_what_waits() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"))
    before = told(going, 1), told(going, SPECTATOR), going.versions[1:]
    act(going, 0, "lay 3")
    assert (told(going, 1), told(going, SPECTATOR), going.versions[1:]) == before
    assert words(going, 0)[-1] == "Chosen, waiting for Done: Player 1 lays a 3."
    done(going, 0)
    assert (told(going, 1), told(going, SPECTATOR), going.versions[1:]) == before


def test_what_waits_can_be_taken_back_and_chosen_anew() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"))
    act(going, 0, "lay 3")
    undo(going, 0)
    assert not going.held
    assert moves(going, 0) == ["lay 1", "lay 3"]
    assert tell.now(going, 0, "").legal is not None
    lay(going, 0, "lay 1")
    lay(going, 1, "lay 2")
    assert "Player 1 lays a 1." in words(going, SPECTATOR)
    assert "Player 1 lays a 3." not in words(going, SPECTATOR)


def test_a_draw_that_waits_is_not_made_when_the_decision_is_taken_back() -> None:
    going = about_to_take("Ana", "Ben")
    before = going.state.to_bytes(), going.counter
    act(going, 0, "take")
    undo(going, 0)
    assert (going.state.to_bytes(), going.counter) == before


def test_while_something_waits_the_player_cannot_choose_something_else() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"))
    act(going, 0, "lay 3")
    before = everything(going)
    assert refused(partial(act, going, 0, "lay 1")) == "table-say-done"
    assert tell.why(going, 0, 0).message is not None
    assert tell.effects(going, 0, 0, "") == []
    assert everything(going) == before


def test_done_where_nothing_waits_is_refused() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"))
    assert refused(partial(done, going, 0)) == "table-nothing-waits"
    act(going, 0, "lay 3")
    assert refused(partial(done, going, 1)) == "table-nothing-waits"
    done(going, 0)
    assert refused(partial(done, going, 0)) == "table-nothing-waits"


def test_done_of_another_one_does_not_let_it_happen() -> None:
    going = about_to_take("Ana", "Ben")
    act(going, 0, "take")
    before = everything(going)
    assert refused(partial(done, going, 1)) == "table-nothing-waits"
    assert everything(going) == before


def test_who_wants_turns_to_end_by_themselves_is_not_waited_for() -> None:
    going = about_to_take("Ana", "Ben")
    auto_end(going, 0)
    act(going, 0, "take")
    assert waiting(going.state) == [0, 1]
    act(going, 0, moves(going, 0)[0])
    assert not going.held
    act(going, 1, moves(going, 1)[0])
    assert 1 in going.held  # the wish is Ana's alone


def test_the_wish_lets_what_waits_for_chance_happen_at_once() -> None:
    going = about_to_take("Ana", "Ben")
    act(going, 0, "take")
    auto_end(going, 0)
    assert going.state.actor() != CHANCE


def test_the_wish_lets_what_is_held_happen_at_once() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"))
    act(going, 0, moves(going, 0)[0])
    assert 0 in going.held
    auto_end(going, 0)
    assert not going.held
    assert waiting(going.state) == [1]


def test_the_wish_is_told_to_nobody_else_and_can_be_withdrawn() -> None:
    going = about_to_take("Ana", "Ben")
    before, versions = told(going, 1, "ben"), list(going.versions)
    auto_end(going, 0)
    assert told(going, 1, "ben") == before
    assert [now > was for now, was in zip(going.versions, versions, strict=True)] == [True, False, False]
    assert tell.now(going, 0, "ana").seats[0].auto_end
    auto_end(going, 0, False)
    act(going, 0, "take")
    assert tell.now(going, 0, "").done


def test_bots_are_never_waited_for() -> None:
    going = sit("greedy", "random", "random")
    while going.phase != "over":
        assert play.thinkers(going)
        bots(going)
    assert draws(going) > 6


def test_when_a_bot_decided_last_the_table_waits_for_nobody() -> None:
    going = about_to_take("greedy", "Ana")
    before = draws(going)
    act(going, 0, "take")
    assert draws(going) == before + 2


def test_after_what_the_table_played_it_waits_for_the_one_who_decided_before() -> None:
    going = siberia("Ana", "Ben")
    all_research(going)
    assert words(going, SPECTATOR)[-2:] == ["p1 passes", "p2 passes"]
    assert all(entry.by_table for entry in going.feeds.of(SPECTATOR)[-2:])
    assert going.state.actor() == CHANCE  # the tokens of the next round
    assert [tell.now(going, player, "").done for player in (0, 1)] == [False, True]
    done(going, 1)
    assert waiting(going.state) == [0, 1]


def test_what_leaves_no_choice_but_lays_something_open_waits_for_the_one_who_decided_before() -> None:
    going = steps("Ana", "Ben", unveils=True)
    act(going, 0, "take")
    assert [live.event.by_table for live in going.live] == [False]
    assert [tell.now(going, player, "").done for player in (0, 1)] == [True, False]
    done(going, 0)
    assert [live.event.by_table for live in going.live] == [False, True]
    assert moves(going, 0) == ["take", "leave"]


def test_who_leaves_is_not_waited_for() -> None:
    going = about_to_take("Ana", "Ben")
    act(going, 0, "take")
    going.commit(seating.leave(going, 0, AT))
    assert going.state.actor() != CHANCE


def test_what_was_held_of_one_who_leaves_is_chosen_anew_by_the_bot() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"))
    act(going, 0, "lay 1")
    going.commit(seating.leave(going, 0, AT))
    assert not going.held
    assert play.thinkers(going) == [0]
    bots(going)
    lay(going, 1, "lay 2")
    assert "Player 1 lays a 3." in words(going, SPECTATOR)  # greedy lays high


@pytest.mark.parametrize("move", ["take", "leave"])
def test_where_neither_chance_nor_a_reveal_is_next_nobody_is_asked_for_done(move: str) -> None:
    going = about_to_take("Ana", "Ben", deck=False)
    act(going, 0, move)
    assert not any(tell.now(going, player, "").done for player in (0, 1))
    assert waiting(going.state) == [0, 1]
