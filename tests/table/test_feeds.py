"""What each viewer reads: own entries with own numbers, that grow at the end only and tell no secret."""

from __future__ import annotations

import msgspec
import pytest

from roundhouse.core.state import CHANCE, SPECTATOR
from roundhouse.table import play, seating, tell
from roundhouse.table.feed import ACT, UNDO
from roundhouse.table.table import Table
from tests.table.sitting import AT, about_to_take, act, done, lay, sit, told, undo, words
from tests.table.wild import games, wander


def viewers(going: Table) -> list[int]:
    return [*range(len(going.seats)), SPECTATOR]


def lines(going: Table, viewer: int) -> list[bytes]:
    """The viewer's log as it is sent, entry by entry."""
    return [msgspec.json.encode(entry) for entry in tell.log(going, viewer, 0)]


def test_others_read_that_a_card_was_drawn_but_not_which() -> None:
    going = sit("Ana", "random")
    assert [line.endswith("draws a card.") for line in words(going, 0)[1:]] == [False, False, True, True]
    assert [line.endswith("draws a card.") for line in words(going, 1)[1:]] == [True, True, False, False]
    assert [line.endswith("draws a card.") for line in words(going, SPECTATOR)[1:]] == [True] * 4
    assert [entry.move for entry in tell.log(going, SPECTATOR, 1)] == ["draw ?"] * 4
    assert all(entry.parts is None for entry in tell.log(going, SPECTATOR, 1))


def test_a_card_laid_in_secret_is_not_noticed_until_all_are_opened() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"))
    before = lines(going, 1), lines(going, SPECTATOR)
    lay(going, 0, "lay 3")
    assert (lines(going, 1), lines(going, SPECTATOR)) == before
    assert words(going, 0)[-1] == "Player 1 lays a 3."
    lay(going, 1, "lay 2")
    assert words(going, SPECTATOR)[1:3] == ["Player 1 lays a 3.", "Player 2 lays a 2."]


def test_a_secret_that_is_laid_open_has_the_time_at_which_it_was_laid_open() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"))
    for at, player, card in ((AT + 10, 0, 2), (AT + 500, 1, 1)):
        going.commit(play.act(going, player, [card], at))
        going.commit(play.done(going, player, at + 1))
    laid = [entry for entry in tell.log(going, SPECTATOR, 0) if entry.move.startswith("lay")]
    assert [entry.at for entry in laid] == [AT + 501] * 2
    assert [entry.at for entry in tell.log(going, 0, 0) if entry.move.startswith("lay")] == [AT + 11, AT + 501]


def test_numbers_of_a_log_count_the_viewers_own_entries() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"))
    lay(going, 0, "lay 3")
    lay(going, 1, "lay 2")
    for viewer in viewers(going):
        assert [entry.n for entry in tell.log(going, viewer, 0)] == list(range(1, len(going.feeds.of(viewer)) + 1))
        assert next(entry.n for entry in tell.log(going, viewer, 2)) == 3


def test_the_numbers_of_the_tables_log_are_told_to_nobody() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"))
    lay(going, 0, "lay 3")
    lay(going, 1, "lay 2")
    entry = msgspec.json.decode(lines(going, SPECTATOR)[-1])
    assert not {"seq", "event"} & set(entry)


def test_what_was_taken_back_is_told_by_the_viewers_own_numbers() -> None:
    going = about_to_take("Ana", "Ben", deck=False)
    act(going, 0, "take")
    undo(going, 0)
    for viewer in viewers(going):
        feed = going.feeds.of(viewer)
        assert feed[-1].kind == UNDO
        assert [feed[n - 1].notation for n in feed[-1].back] == ["take"]
    assert going.feeds.of(0)[-1].back != going.feeds.of(SPECTATOR)[-1].back


def test_every_log_grows_at_its_end_only() -> None:
    for rng, going in games(18):
        before = {viewer: lines(going, viewer) for viewer in viewers(going)}
        for _ in wander(rng, going):
            for viewer, seen in before.items():
                now = lines(going, viewer)
                assert now[: len(seen)] == seen
                before[viewer] = now


def test_an_entry_is_taken_back_once_and_what_stands_is_what_happened() -> None:
    for rng, going in games(18):
        for _ in wander(rng, going):
            pass
        happened = sorted((live.event.seq, live.event.actor, live.event.action) for live in going.live)
        for viewer in viewers(going):
            feed = going.feeds.of(viewer)
            back = [n for entry in feed for n in entry.back]
            assert len(back) == len(set(back))
            stands = sorted(e.event for n, e in enumerate(feed, 1) if e.kind == ACT and n not in back)
            assert stands == [seq for seq, _, _ in happened]


def test_a_viewer_whose_version_stays_is_told_the_same() -> None:
    def all_told(going: Table) -> list[tuple[int, bytes]]:
        owners = [*(seat.owner for seat in going.seats), ""]
        told_to = zip(going.versions, viewers(going), owners, strict=True)
        return [(version, told(going, viewer, owner)) for version, viewer, owner in told_to]

    for rng, going in games(12):
        before = all_told(going)
        for word in wander(rng, going):
            now = all_told(going)
            for (version, old), (version_now, new) in zip(before, now, strict=True):
                assert version_now >= version
                assert version_now > version or new == old, word
            before = now


def test_only_what_changes_the_position_makes_stale() -> None:
    going = about_to_take("Ana", "Ben", "Cleo")
    act(going, 0, "take")
    done(going, 0)
    known = len(going.feeds.of(1))
    undo(going, 0)  # it is only asked for
    going.commit(seating.leave(going, 2, AT))
    assert len(going.feeds.of(1)) > known
    assert not tell.missed(going, 1, known)
    going.commit(play.answer(going, 1, True, AT))
    assert tell.missed(going, 1, known)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_chance_and_forced_actions_are_marked(viewer: int) -> None:
    going = about_to_take("Ana", "Ben")
    roll = next(entry for entry in tell.log(going, viewer, 0) if entry.move.startswith("roll"))
    assert roll.seat == "*"
    assert going.feeds.of(viewer)[roll.n - 1].actor == CHANCE
    assert not roll.forced
