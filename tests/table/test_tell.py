"""What a viewer is told: the position, legal actions with their parts, previews, reasons, hints, and the past."""

from __future__ import annotations

from functools import partial

import msgspec
import pytest

from roundhouse.core.game import legal
from roundhouse.core.state import SPECTATOR
from roundhouse.table import seating, tell
from roundhouse.table.table import Table
from tests.battery.toy_state import LAY, LEAVE, TAKE
from tests.table.sitting import AT, about_to_take, act, done, lay, refused, siberia, sit, undo
from tests.table.wild import games, wander


def viewers(going: Table) -> list[int]:
    return [*range(len(going.seats)), SPECTATOR]


def test_legal_actions_come_with_notation_and_parts_and_every_word_once() -> None:
    going = siberia("Ana", "Ben")
    told = tell.now(going, 0, "").legal
    assert told is not None
    game = going.setup.game
    assert [number for number, *_ in told.actions] == legal(going.state, 0)
    for number, notation, verb, places, pieces in told.actions:
        parts = game.parts(going.state, 0, number)
        assert notation == game.notation(going.state, 0, number)
        assert (verb, [told.words[i] for i in places], [told.words[i] for i in pieces]) == (
            parts.verb,
            list(parts.places),
            list(parts.pieces),
        )
    assert len(set(told.words)) == len(told.words)


def test_who_may_not_act_is_told_no_legal_actions() -> None:
    going = about_to_take("Ana", "Ben")
    assert tell.now(going, 0, "").legal is not None
    assert tell.now(going, 1, "").legal is None
    assert tell.now(going, SPECTATOR, "").legal is None
    act(going, 0, "take")
    assert tell.now(going, 0, "").legal is None  # it waits for Done


def test_each_viewer_gets_the_own_view_and_prompt() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"))
    own = [tell.now(going, viewer, "").own for viewer in viewers(going)]
    assert own == [{"hand": [1, 0, 1]}, {"hand": [0, 2, 0]}, None]
    assert [tell.now(going, viewer, "").prompt.id for viewer in viewers(going)] == [
        "toy-prompt-lay",
        "toy-prompt-lay",
        "toy-prompt-wait",
    ]


def test_effects_are_told_for_an_action_or_for_a_spot() -> None:
    going = about_to_take("Ana", "Ben")
    (take,) = tell.effects(going, 0, TAKE, "")
    assert (take.action, take.move, take.effects[0].id) == (TAKE, "take", "toy-effect-gain")
    planning = siberia("Ana", "Ben")
    spot = planning.setup.game.parts(planning.state, 0, legal(planning.state, 0)[0]).places[0]
    found = [one.action for one in tell.effects(planning, 0, None, spot)]
    assert found == [
        action
        for action in legal(planning.state, 0)
        if spot in planning.setup.game.parts(planning.state, 0, action).places
    ]
    assert tell.effects(planning, 0, None, "nowhere") == []


def test_no_effects_are_told_of_what_is_not_legal_or_not_ones_turn() -> None:
    going = about_to_take("Ana", "Ben")
    assert tell.effects(going, 0, LAY, "") == []
    assert tell.effects(going, 1, TAKE, "") == []


def test_why_tells_the_rule_and_the_reason_or_what_it_does() -> None:
    going = about_to_take("Ana", "Ben")
    may = tell.why(going, 0, TAKE)
    assert (may.legal, may.rule, may.message) == (True, "", None)
    assert may.effects[0].id == "toy-effect-gain"
    for player, action in ((1, TAKE), (0, LAY), (0, 10**6), (0, -5)):
        not_now = tell.why(going, player, action)
        assert not not_now.legal
        assert not_now.rule == "TO-3.2"
        assert not_now.message is not None


def test_an_action_is_named_by_number_or_by_notation() -> None:
    going = about_to_take("Ana", "Ben")
    assert tell.action_in(going, going.state, 0, "Leave ") == tell.action_in(going, going.state, 0, LEAVE) == LEAVE
    assert refused(partial(tell.action_in, going, going.state, 0, "jump")) == "notation-unknown"


@pytest.mark.parametrize(
    ("seats", "on", "allowed"),
    [
        (("Ana", "greedy"), False, True),
        (("Ana", "greedy", "random"), False, True),
        (("Ana", "Ben"), False, False),
        (("Ana", "greedy", "Ben"), False, False),
        (("Ana", "Ben@ana"), False, False),
        (("Ana", "Ben"), True, True),
        (("Ana", "-"), True, False),
    ],
)
def test_hints_are_for_tables_of_bots_or_where_all_agreed_to_them(
    seats: tuple[str, ...], on: bool, allowed: bool
) -> None:
    going = sit(*seats)
    assert tell.now(going, 0, "", hints=on).hints is allowed
    assert not tell.now(going, SPECTATOR, "", hints=on).hints


def test_there_are_no_hints_against_somebody_who_may_return() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"))
    going.commit(seating.leave(going, 1, AT))
    assert not tell.hints_allowed(going, 0, hints=False)
    going.commit(seating.come_back(going, 1, "ben", "Ben", AT))
    going.commit(seating.resign(going, 1, AT))
    assert tell.hints_allowed(going, 0, hints=False)


def test_the_seed_of_a_hint_is_made_of_the_view_alone() -> None:
    going, other = sit("Ana", "Ben", hands=("13", "22")), sit("Ana", "Ben", hands=("13", "12"), seed=bytes(32))
    lay(other, 1, "lay 1")
    one, two = (tell.hint_seed(table.state.view(0).to_bytes()) for table in (going, other))
    assert one == two
    act(going, 0, "lay 3")
    done(going, 0)
    assert tell.hint_seed(going.state.view(0).to_bytes()) != one


@pytest.mark.slow
def test_the_past_is_what_the_viewer_was_shown_then() -> None:
    for rng, going in games(12):
        shown: dict[tuple[int, int], object] = {}

        def look(going: Table, shown: dict[tuple[int, int], object]) -> None:
            for viewer in viewers(going):
                key = viewer, len(going.feeds.of(viewer))
                view = tell.now(going, viewer, "").view
                assert shown.setdefault(key, view) == view

        look(going, shown)
        for _ in wander(rng, going):
            look(going, shown)
        for (viewer, number), view in shown.items():
            past = tell.past(going, viewer, number)
            assert past.view == view
            assert (past.n, past.last) == (number, len(going.feeds.of(viewer)))
            assert past.entry == tell.log(going, viewer, number - 1)[0]


def test_entry_0_is_the_beginning_and_there_is_nothing_before_or_after_the_log() -> None:
    going = sit("Ana", "Ben")
    past = tell.past(going, 0, 0)
    assert past.entry is None
    assert past.view == going.setup.game.describe(going.base.view(0))
    for number in (-1, len(going.feeds.of(0)) + 1):
        assert refused(partial(tell.past, going, 0, number)) == "table-no-entry"


def test_the_past_does_not_know_what_was_done_in_secret() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"))
    lay(going, 0, "lay 3")
    before = msgspec.json.encode(tell.past(going, 1, 1))
    lay(going, 1, "lay 2")
    undo(going, 1)
    again = tell.past(going, 1, 1)
    again.last = 1
    assert msgspec.json.encode(again) == before


def test_the_result_and_the_seed_are_told_at_the_end_only() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"), deck=False, options={"goal": "1"})
    lay(going, 0, "lay 3")
    lay(going, 1, "lay 2")
    act(going, 1, "let")
    for viewer in viewers(going):
        assert tell.now(going, viewer, "").result is None
        assert going.seed.hex().encode() not in msgspec.json.encode(tell.now(going, viewer, ""))
    act(going, 0, "take")
    for viewer in viewers(going):
        now = tell.now(going, viewer, "")
        assert now.phase == "over"
        assert now.result is not None
        assert (now.result.ending, now.result.winners, now.result.seed) == ("rich", ["p1"], going.seed.hex())
        assert now.result.scores[0].total == sum(now.result.scores[0].parts.values())
