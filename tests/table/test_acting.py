"""Acting: requests of several actions, what is refused, what the table plays by itself."""

from __future__ import annotations

from functools import partial

import pytest

from roundhouse.core.game import legal, waiting
from roundhouse.core.message import Problem
from roundhouse.core.state import SPECTATOR
from roundhouse.table import play, seating
from roundhouse.table.events import Acted
from roundhouse.table.play import MOST_ACTIONS, Refused
from roundhouse.table.table import Table
from tests.battery.toy_state import LAY, LEAVE, TAKE
from tests.table.sitting import (
    AT,
    act,
    bots,
    done,
    everything,
    lay,
    moves,
    number,
    refused,
    siberia,
    sit,
    steps,
    to_research,
    undo,
    words,
)


def wish(going: Table, player: int, *actions: int) -> str:
    """What a request meets that changes nothing."""
    before = everything(going)
    told = refused(partial(play.act, going, player, actions, AT))
    assert everything(going) == before
    return told


def test_an_action_that_is_not_legal_changes_nothing_and_is_told_with_its_rule() -> None:
    going = sit("Ana", "Ben", hands=("23", "12"))
    before = everything(going)
    for action, rule in ((TAKE, "TO-3.2"), (LAY, "TO-2.1"), (-1, "TO-3.2"), (10**6, "TO-3.2")):
        with pytest.raises(Refused) as caught:
            play.act(going, 0, [action], AT)
        assert caught.value.rule == rule
    assert everything(going) == before


def test_several_actions_of_one_request_are_done_together() -> None:
    going = siberia("Ana", "Ben")
    three = [moves(going, 0)[0], *to_research(going, 0)[-2:]]
    act(going, 0, *three)
    assert len([e for e in going.log if isinstance(e, Acted) and e.actor == 0]) == 3
    assert len(legal(going.state, 0)) < len(legal(siberia("Ana", "Ben").state, 0))


@pytest.mark.parametrize("position", [0, 1, 2, 3])
def test_of_several_actions_all_are_done_or_none(position: int) -> None:
    going = siberia("Ana", "Ben")
    asked = [number(going, 0, move) for move in to_research(going, 0)[:3]]
    asked.insert(position, going.setup.board.n_actions - 1)  # to discard a token: not now
    before = everything(going)
    with pytest.raises(Refused) as caught:
        play.act(going, 0, asked, AT)
    assert caught.value.index == position
    assert caught.value.rule.startswith("SI-")
    assert everything(going) == before


def test_the_second_action_of_a_request_is_judged_in_the_position_after_the_first() -> None:
    going = siberia("Ana", "Ben")
    move = to_research(going, 0)[0]
    hand = [m for m in moves(going, 0) if m == move]
    assert len(hand) == 1  # this token, once
    with pytest.raises(Refused) as caught:
        act(going, 0, *[move] * 6)
    assert caught.value.index > 0


def test_a_request_has_from_one_to_64_actions() -> None:
    going = siberia("Ana", "Ben")
    assert wish(going, 0) == "table-how-many"
    assert wish(going, 0, *[0] * (MOST_ACTIONS + 1)) == "table-how-many"


def test_nobody_acts_before_the_game_or_after_it() -> None:
    going = sit("Ana", "-")
    assert wish(going, 0, LAY) == "table-not-started"
    going = sit("Ana", "greedy", hands=("13", "22"), deck=False, options={"goal": "1"})
    lay(going, 0, "lay 3")
    act(going, 1, "lay 2")
    act(going, 1, "let")
    act(going, 0, "take")
    assert going.phase == "over"
    assert wish(going, 0, TAKE) == "table-over"


def test_what_leaves_no_choice_is_played_by_the_table_for_all_to_see() -> None:
    going = steps("Ana", "Ben")
    act(going, 0, "take")
    assert [(e.action, e.by_table) for e in going.log if isinstance(e, Acted)] == [(TAKE, False), (LEAVE, True)]
    for viewer in (0, 1, SPECTATOR):
        assert [e.by_table for e in going.feeds.of(viewer)[-2:]] == [False, True]
    assert moves(going, 0) == ["take", "leave"]


def test_what_leaves_no_choice_is_played_for_bots_and_persons_alike() -> None:
    for seats in (("Ana", "Ben"), ("Ana", "greedy"), ("greedy", "Ana"), ("greedy", "greedy")):
        going = siberia(*seats)
        for p in range(2):
            while p in waiting(going.state):
                act(going, p, to_research(going, p)[0])
                if p in going.held:
                    done(going, p)
        assert words(going, SPECTATOR)[-1] == "p1 does research"
        assert going.feeds.of(SPECTATOR)[-1].by_table


def test_in_secret_nothing_is_played_for_want_of_a_choice() -> None:
    """A hand of two equal cards leaves no choice, but playing it at once would tell the others about the hand."""
    going = sit("Ana", "Ben", hands=("22", "13"))
    assert moves(going, 0) == ["lay 2"]
    assert not any(isinstance(event, Acted) for event in going.log)
    bots_only = sit("greedy", "Ben", hands=("22", "13"))
    assert not any(isinstance(event, Acted) for event in bots_only.log)
    bots(bots_only)
    assert not any(event.by_table for event in bots_only.log if isinstance(event, Acted))


def test_a_request_passes_over_what_the_table_would_play() -> None:
    by_one, by_two = steps("Ana", "Ben"), steps("Ana", "Ben")
    act(by_one, 0, "take", "take")
    act(by_two, 0, "take")
    act(by_two, 0, "take")
    assert by_one.state.to_bytes() == by_two.state.to_bytes()
    assert [e.by_table for e in by_one.log if isinstance(e, Acted)] == [False, True, False]


def test_a_request_in_notation_is_all_or_none_as_well() -> None:
    going = steps("Ana", "Ben")  # take, then the table plays leave, then take or leave
    before = everything(going)
    with pytest.raises(Refused) as caught:
        play.act(going, 0, ["take", "take", "object"], AT)
    assert (caught.value.index, everything(going)) == (2, before)
    with pytest.raises(Problem) as unknown:
        play.act(going, 0, ["take", "fly"], AT)
    assert (unknown.value.message.id, everything(going)) == ("notation-unknown", before)
    going.commit(play.act(going, 0, ["take", "TAKE"], AT))
    assert [e.by_table for e in going.log if isinstance(e, Acted)] == [False, True, False]


def test_a_request_does_not_pass_over_what_would_lay_something_open() -> None:
    going = steps("Ana", "Ben", unveils=True)
    assert wish(going, 0, TAKE, TAKE) == "table-not-now"
    assert wish(going, 0, TAKE, LEAVE, TAKE) == "table-shows-first"


def test_a_request_may_name_what_the_table_would_play() -> None:
    by_name, by_table = steps("Ana", "Ben"), steps("Ana", "Ben")
    act(by_name, 0, "take", "leave", "take")
    act(by_table, 0, "take", "take")
    assert by_name.state.to_bytes() == by_table.state.to_bytes()


@pytest.mark.parametrize("auto_end", [False, True])
def test_a_request_cannot_go_on_after_it_has_ended_its_part_in_secret(auto_end: bool) -> None:
    """All or none: who could go on, and be refused, would see what is laid open and have done nothing.

    Whether the others are ready is a secret, too; so the answer is the same.
    """
    for ready in (False, True):
        going = sit("Ana", "Ben", hands=("13", "22"))
        if ready:
            lay(going, 1, "lay 2")
        going.commit(seating.set_auto_end(going, 0, auto_end, AT))
        for then in (TAKE, LEAVE, LAY, 10**6):
            assert wish(going, 0, LAY + 2, then) == "table-shows-first"


def test_taking_back_frees_the_way_for_another_request() -> None:
    going = siberia("Ana", "Ben")
    first = moves(going, 0)
    act(going, 0, *to_research(going, 0)[:2])
    undo(going, 0)
    assert moves(going, 0) == first
