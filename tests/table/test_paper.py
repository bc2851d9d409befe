"""The table on paper: the record of a finished game, what one viewer may read of a running one, playing on from it."""

from __future__ import annotations

import re
from functools import partial

import pytest

from roundhouse.core.record import ENTERED, HMAC, Move, Note, write
from roundhouse.core.record_read import read
from roundhouse.core.replay import check
from roundhouse.core.state import CHANCE, OVER, SPECTATOR
from roundhouse.table import paper, play, seating, tell
from roundhouse.table.events import Acted
from roundhouse.table.table import Table
from tests.house import SEED, table
from tests.table.sitting import (
    AT,
    act,
    answer,
    bots,
    done,
    everything,
    lay,
    moves,
    refused,
    seat,
    sit,
    through_storage,
    undo,
)
from tests.table.wild import games, wander


def go_on(going: Table, until: int = OVER) -> None:
    """Play to the end, or until it is for somebody to decide; everybody takes the first choice."""
    while going.phase != "over":
        bots(going)
        for player in going.persons():
            if play.waits_for_done_of(going, player):
                done(going, player)
            elif going.phase == "playing" and moves(going, player):
                if going.state.actor() == player == until:
                    return
                act(going, player, moves(going, player)[0])


def notes(going: Table) -> list[str]:
    return [event.text for event in paper.record(going).events if isinstance(event, Note)]


def test_the_record_of_any_finished_game_can_be_checked() -> None:
    """With all that people do at a table: take back, ask, leave, return, give up, wait."""
    for rng, going in games(18):
        for _ in wander(rng, going):
            pass
        text = write(paper.record(going))
        assert read(text.encode()) == paper.record(going)
        checked = check(read(text.encode()))
        assert checked.draws_verified
        assert checked.moves == len(going.live)


def test_the_record_holds_what_counts_and_notes_what_was_taken_back() -> None:
    going = sit("Ana", "greedy")
    lay(going, 0, moves(going, 0)[0])
    bots(going)
    undo(going, 0)
    go_on(going)
    record = paper.record(going)
    assert notes(going)[1:] == ["undo p1"]
    assert len(record.moves()) == len(going.live)
    assert record.result.seed == SEED.hex()
    assert re.search(r"^\* roll [123] @\d+$", write(record), re.MULTILINE)  # the number of the draw was taken
    assert check(read(write(record).encode())).draws_verified


def test_the_record_notes_who_came_and_went() -> None:
    going = sit("Ana", "-", "Cleo")
    going.commit(seating.join(going, 1, "ben", "Ben", AT))
    going.commit(seating.leave(going, 0, AT))
    going.commit(seating.come_back(going, 0, "ana", "Ana", AT))
    going.commit(seating.resign(going, 2, AT))
    go_on(going)
    said = [note for note in notes(going) if not note.startswith("time")]
    assert said == ["joined p2", "left p1", "returned p1", "resigned p3"]
    assert [(s.kind, s.name) for s in paper.record(going).seats] == [
        ("person", "Ana"),
        ("person", "Ben"),
        ("bot", "greedy"),
    ]
    assert check(read(write(paper.record(going)).encode())).draws_verified


def test_the_record_notes_the_time_when_a_minute_has_passed() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"))
    for wait, player, card in ((0, 0, 2), (59, 1, 1)):
        going.commit(play.act(going, player, [card], AT + wait))
        going.commit(play.done(going, player, AT + wait))
    assert notes(going) == ["time 2023-11-14T22:13:20Z"]
    later = AT + 60
    going.commit(play.act(going, 1, [6], later))
    assert notes(going) == ["time 2023-11-14T22:13:20Z", "time 2023-11-14T22:14:20Z"]


def test_the_record_of_a_running_game_does_not_tell_the_seed() -> None:
    game = table("toy", "Ana", "random")
    game.advance()
    assert SEED.hex() not in str(game.record())
    assert not check(read(write(game.record()).encode())).draws_verified


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_of_a_running_game_a_viewer_reads_only_the_own_draws_and_secrets(viewer: int) -> None:
    going = sit("Ana", "Ben")
    for player in (0, 1):
        lay(going, player, moves(going, player)[0])
    go_on(going, until=0)
    act(going, 0, moves(going, 0)[0])
    text = paper.partial(going, viewer)
    assert text.startswith(f"roundhouse record 1 as seen by {'spectator' if viewer < 0 else f'p{viewer + 1}'}\n")
    drawn = [line for line in text.split("\n") if line.startswith("* draw")]
    mine = [live for live in going.live if live.event.actor == CHANCE and live.event.action < 10]
    assert len(drawn) == len(mine)
    hidden = drawn.count("* draw ?")
    assert hidden == len(drawn) if viewer < 0 else 0 < hidden < len(drawn)


def test_what_a_viewer_reads_of_a_running_game_has_no_seed_digest_or_number_of_a_draw() -> None:
    for rng, going in games(12):
        for count, _ in enumerate(wander(rng, going)):
            if going.phase == "over" or count % 10:
                continue
            for viewer in (*range(len(going.seats)), SPECTATOR):
                text = paper.partial(going, viewer)
                assert going.seed.hex() not in text
                assert not re.search(r"^(digest|seed|checksum|ending|score)|@", text, re.MULTILINE)
                assert f"commitment: {going.commitment}" in text


def test_what_a_viewer_reads_of_a_running_game_tells_nothing_of_secret_placements() -> None:
    read_by = []
    for lays in (False, True):
        going = sit("Ana", "Ben", hands=("13", "22"))
        if lays:
            lay(going, 1, "lay 2")
        act(going, 0, "lay 3")
        read_by.append((paper.partial(going, 0), paper.partial(going, SPECTATOR)))
    assert read_by[0] == read_by[1]


def test_what_was_taken_back_is_not_in_it_but_that_it_was() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"))
    lay(going, 0, "lay 3")
    lay(going, 1, "lay 2")
    act(going, 1, "let")
    undo(going, 1)
    lines = paper.partial(going, SPECTATOR).split("\n")
    assert "p2 let" not in lines
    assert lines[-2:] == ["# undo p2", ""]


def test_what_a_viewer_reads_of_a_running_game_is_no_record() -> None:
    going = sit("Ana", "Ben")
    for viewer in (0, SPECTATOR):
        assert refused(partial(read, paper.partial(going, viewer).encode())) == "record-partial"


def taken_over(from_table: Table, count: int, *seats: str) -> Table:
    """A new table that goes on after the first actions of another one."""
    going = Table(from_table.setup, bytes(32), ENTERED)
    going.commit([seating.opened([seat(text) for text in seats], AT)])
    before = [(live.event.actor, live.event.action) for live in from_table.live[:count]]
    going.commit(paper.entered(before, 2, AT))
    going.commit(play.begin(going, AT))
    return going


def position(going: Table, count: int) -> bytes:
    state = going.base.copy()
    for live in going.live[:count]:
        state.apply(live.event.actor, live.event.action)
    return state.to_bytes()


@pytest.fixture
def finished() -> Table:
    going = sit("Ana", "Ben")
    go_on(going)
    return going


def test_a_table_goes_on_from_any_position_of_another_one(finished: Table) -> None:
    for count in range(len(finished.live)):
        going = taken_over(finished, count, "Ana", "greedy")
        assert position(going, count) == position(finished, count)
        assert everything(through_storage(going)) == everything(going)
        go_on(going)
        record = paper.record(going)
        assert record.chance == ENTERED
        assert record.commitment == ""
        assert all(move.counter == 0 for move in record.events if isinstance(move, Move))
        assert not check(read(write(record).encode())).draws_verified
        assert read(write(record).encode()) == record


def test_what_was_played_elsewhere_cannot_be_taken_back(finished: Table) -> None:
    for count in range(len(finished.live)):
        going = taken_over(finished, count, "Ana", "random")
        assert tell.now(going, 0, "").undo == ""
        assert refused(partial(undo, going, 0)) == "table-nothing-to-undo"
        go_on(going, until=0)
        if going.phase == "over" or any(not live.event.entered and live.event.actor == 0 for live in going.live):
            continue
        act(going, 0, moves(going, 0)[0])
        undo(going, 0)
        assert refused(partial(undo, going, 0)) == "table-nothing-to-undo"
        assert sum(live.event.entered for live in going.live) == count


def test_nobody_is_asked_for_done_of_what_was_played_elsewhere(finished: Table) -> None:
    for count in range(len(finished.live)):
        going = taken_over(finished, count, "Ana", "Ben")
        assert going.state.actor() != CHANCE
        assert not any(tell.now(going, player, "").done for player in (0, 1))


def test_secrets_stay_secret_in_what_was_played_elsewhere(finished: Table) -> None:
    going = taken_over(finished, len(finished.live) // 2, "Ana", "Ben")
    for viewer in (0, 1, SPECTATOR):
        told = [entry.move for entry in tell.log(going, viewer, 0)]
        seen = [entry.move for entry in tell.log(finished, viewer, 0) if entry.kind == "act"]
        assert [move for move in told if move.startswith("draw")][:4] == seen[:4]


def test_a_table_with_draws_of_its_own_shows_their_commitment() -> None:
    going = sit("Ana", "Ben")
    assert going.chance == HMAC
    assert paper.record(going).commitment == going.commitment != ""


def test_undo_by_consent_is_noted_once() -> None:
    going = sit("Ana", "Ben")
    for player in (0, 1):
        lay(going, player, moves(going, player)[0])
    undo(going, 0)
    answer(going, 1, True)
    go_on(going)
    assert [note for note in notes(going) if not note.startswith("time")] == ["undo p1"]
    assert any(isinstance(event, Acted) and event.counter > 5 for event in going.log)
    assert check(read(write(paper.record(going)).encode())).draws_verified
