"""The log: numbered, append-only, and enough to make the table again; the draws that it fixes."""

from __future__ import annotations

import pytest

from roundhouse.core.draws import commitment, draw
from roundhouse.core.game import weights
from roundhouse.core.state import CHANCE, OVER
from roundhouse.table.events import Acted, Confirmed, TakenBack
from roundhouse.table.local import LocalTable
from tests.house import SEED, table
from tests.table.sitting import AT, act, everything, lay, sit, through_storage, undo
from tests.table.wild import games, wander


def play_to_end(game: LocalTable) -> LocalTable:
    """A person who always takes the first choice, and says Done."""
    while (who := game.advance()) != OVER:
        if game.waits_for_done(who):
            game.done(who)
        else:
            game.act(who, next(a for a in range(13) if game.setup.game.refusal(game.view(who), a) is None))
    return game


def test_numbers_follow_one_another_and_never_repeat() -> None:
    for rng, going in games(12):
        for _ in wander(rng, going):
            pass
        assert [event.seq for event in going.log] == list(range(1, len(going.log) + 1))


def test_what_has_happened_is_never_changed_not_even_by_taking_back() -> None:
    for rng, going in games(12):
        before = list(going.log)
        for _ in wander(rng, going):
            assert going.log[: len(before)] == before
            before = list(going.log)


def test_an_event_that_does_not_follow_is_not_taken() -> None:
    going = sit("Ana", "Ben", hands=("12", "23"))
    before = everything(going)
    for seq in (0, len(going.log), len(going.log) + 2):
        with pytest.raises(ValueError, match="cannot follow"):
            going.commit([Confirmed(seq, AT, 0)])
    assert everything(going) == before


def test_the_position_is_the_fold_of_the_actions_that_were_not_taken_back() -> None:
    for rng, going in games(12):
        for _ in wander(rng, going):
            gone = {seq for event in going.log if isinstance(event, TakenBack) for seq in event.taken}
            state = going.base.copy()
            for event in going.log:
                if isinstance(event, Acted) and event.seq not in gone:
                    state.apply(event.actor, event.action)
            assert state.to_bytes() == going.state.to_bytes()


def test_the_log_read_from_storage_gives_the_same_table_at_any_moment() -> None:
    for rng, going in games(18):
        for count, _ in enumerate(wander(rng, going)):
            if count % 7 == 0:
                assert everything(through_storage(going)) == everything(going)
        assert everything(through_storage(going)) == everything(going)


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = (play_to_end(table("toy", "Ana", "random", "greedy")) for _ in range(2))
    other = play_to_end(table("toy", "Ana", "random", "greedy", seed=bytes(32)))
    assert one.log == two.log
    assert one.log != other.log


def test_every_draw_is_the_one_that_the_seed_and_the_counter_give() -> None:
    game = play_to_end(table("toy", "random", "Ana"))
    assert game.commitment == commitment(SEED)
    state = game.setup.board.new_state()
    counter = 0
    for event in game.log:
        if not isinstance(event, Acted):
            continue
        if event.actor == CHANCE:
            counter += 1
            odds = weights(state)
            assert event.counter == counter
            assert event.action == list(odds)[draw(SEED, counter, list(odds.values()))]
        state.apply(event.actor, event.action)
    assert counter > 4


def test_a_draw_that_was_taken_back_is_not_repeated() -> None:
    going = sit("Ana", "greedy", hands=("13", "22"))
    lay(going, 0, "lay 3")
    act(going, 1, "lay 2")
    drawn = [event.counter for event in going.log if isinstance(event, Acted) and event.actor == CHANCE]
    assert drawn == [1]  # the die
    undo(going, 0)
    lay(going, 0, "lay 3")
    drawn = [event.counter for event in going.log if isinstance(event, Acted) and event.actor == CHANCE]
    assert drawn == [1, 2]


def test_counters_of_draws_only_grow() -> None:
    for rng, going in games(18):
        for _ in wander(rng, going):
            pass
        counters = [event.counter for event in going.log if isinstance(event, Acted) and event.actor == CHANCE]
        assert counters == list(range(1, len(counters) + 1))
