"""Seats: who sits where, with which name and colour; joining, leaving, returning, giving up, playing again."""

from __future__ import annotations

from functools import partial

import pytest

from roundhouse.core.state import SPECTATOR
from roundhouse.table import play, seating, tell
from roundhouse.table.events import BOT, COLOURS, OPEN, PERSON, Acted, Followed, Seat
from roundhouse.table.table import Table
from tests.table.sitting import (
    AT,
    about_to_take,
    act,
    auto_end,
    bots,
    done,
    everything,
    lay,
    moves,
    refused,
    sit,
    words,
)


def seats(going: Table, viewer: int = SPECTATOR, owner: str = "") -> list[tuple[str, str]]:
    return [(told.kind, told.name) for told in tell.now(going, viewer, owner).seats]


def begun(going: Table) -> bool:
    return any(isinstance(event, Acted) for event in going.log)


def leave(going: Table, player: int) -> None:
    going.commit(seating.leave(going, player, AT))


def come_back(going: Table, player: int, owner: str) -> None:
    going.commit(seating.come_back(going, player, owner, owner.title(), AT))


def test_a_table_with_open_seats_waits_until_the_last_one_is_taken() -> None:
    going = sit("Ana", "-", "-")
    assert tell.now(going, 0, "").phase == "gathering"
    assert tell.now(going, 0, "").prompt.id == "table-prompt-gathering"
    assert tell.now(going, 0, "").legal is None
    going.commit(seating.join(going, 2, "cleo", "Cleo", AT))
    assert not begun(going)
    going.commit(seating.join(going, 1, "ben", "Ben", AT))
    assert begun(going)
    assert tell.now(going, 0, "").phase == "playing"
    assert seats(going) == [(PERSON, "Ana"), (PERSON, "Ben"), (PERSON, "Cleo")]
    assert "Cleo sits down at p3." in words(going, SPECTATOR)


def test_a_bot_may_be_put_on_an_open_seat_and_taken_off_again_before_the_game() -> None:
    going = sit("Ana", "-", "-")
    going.commit(seating.fill(going, 1, "search:50", AT))
    going.commit(seating.fill(going, 1, "", AT))
    going.commit(seating.fill(going, 1, "random", AT))
    assert seats(going) == [(PERSON, "Ana"), (BOT, "random"), (OPEN, "")]
    assert not begun(going)
    going.commit(seating.fill(going, 2, "greedy", AT))
    assert begun(going)
    assert refused(partial(seating.fill, going, 2, "", AT)) == "table-begun"


def test_a_bot_that_there_is_none_of_is_not_put_anywhere() -> None:
    going = sit("Ana", "-")
    before = everything(going)
    assert refused(partial(seating.fill, going, 1, "deep-blue", AT)) == "bot-unknown"
    assert everything(going) == before


def test_a_seat_that_is_taken_cannot_be_joined() -> None:
    going = sit("Ana", "greedy", "-")
    for player in (0, 1):
        assert refused(partial(seating.join, going, player, "ben", "Ben", AT)) == "table-seat-taken"


def test_a_seat_that_is_kept_is_for_one_person_only() -> None:
    going = sit("Ana", "-@ben", "-")
    assert tell.now(going, 0, "").seats[1].kept
    assert seating.free_seat(going, "ben") == 1
    assert seating.free_seat(going, "cleo") == 2
    assert refused(partial(seating.join, going, 1, "cleo", "Cleo", AT)) == "table-seat-taken"
    assert seating.free_seat(sit("Ana", "-@ben"), "cleo") == -1
    going.commit(seating.join(going, 1, "ben", "Ben", AT))
    assert seats(going)[1] == (PERSON, "Ben")


def test_before_the_game_a_seat_that_is_left_is_open_again() -> None:
    going = sit("Ana", "-")
    leave(going, 0)
    assert seats(going) == [(OPEN, ""), (OPEN, "")]
    assert words(going, SPECTATOR)[-1] == "Seat p1 is open."


def test_every_seat_has_a_colour_of_its_own() -> None:
    going = sit("Ana", "greedy", "-")
    colours = [told.colour for told in tell.now(going, 0, "").seats]
    assert len(set(colours)) == 3
    assert set(colours) <= set(COLOURS)
    going.commit(seating.join(going, 2, "cleo", "Cleo", AT))
    assert [told.colour for told in tell.now(going, 0, "").seats] == colours


def test_colours_may_be_wished_for_and_the_rest_is_filled_up() -> None:
    wished = [Seat(PERSON, "Ana", ""), Seat(BOT, "greedy", COLOURS[0]), Seat(OPEN, "", "green")]
    given = [taken.colour for taken in seating.opened(wished, AT).seats]
    assert given[1:] == [COLOURS[0], "green"]
    assert len(set(given)) == 3


@pytest.mark.parametrize("colours", [("blue", "blue"), ("blue", "pink"), ("Blue", "")])
def test_a_colour_that_is_taken_or_unknown_is_refused(colours: tuple[str, str]) -> None:
    wished = [Seat(PERSON, "Ana", colours[0]), Seat(PERSON, "Ben", colours[1])]
    assert refused(partial(seating.opened, wished, AT)) == "table-colour"


@pytest.mark.parametrize("name", ["Ana", "Zoë Łukasz-O'Hara 3", "李", "<b>Ana</b>", "x" * 40, "  Ana   Bell  "])
def test_a_name_is_any_printable_text(name: str) -> None:
    assert seating.name(name) == " ".join(name.split())


@pytest.mark.parametrize("name", ["", " ", "\n", "x" * 41, "Ana\x00", "Ana\x1b[2J", "a\u202eb", "\ud800"])
def test_what_cannot_be_shown_is_no_name(name: str) -> None:
    going = sit("Ana", "-")
    assert refused(partial(seating.name, name)) == "table-name"
    assert refused(partial(seating.join, going, 1, "ben", name, AT)) == "table-name"


def test_a_bot_plays_on_for_one_who_leaves_and_the_seat_is_kept() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"))
    leave(going, 0)
    assert seats(going) == [(BOT, "greedy"), (PERSON, "Ben")]
    assert tell.now(going, 1, "").seats[0].kept
    assert [tell.now(going, 1, who).seats[0].back for who in ("", going.seats[1].owner, going.seats[0].absent)] == [
        False,
        False,
        True,
    ]
    assert words(going, 1)[-1] == "Ana has left p1; the bot greedy plays on until Ana returns."
    assert play.thinkers(going) == [0]
    bots(going)
    lay(going, 1, "lay 2")
    assert going.state.reveals() == 1


def test_one_who_left_returns_to_the_seat_and_nobody_else_does() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"))
    leave(going, 0)
    for stranger in ("ben", "", "cleo"):
        assert refused(partial(seating.come_back, going, 0, stranger, "Cleo", AT)) == "table-seat-taken"
    assert refused(partial(seating.come_back, going, 1, "ana", "Ana", AT)) == "table-seat-taken"
    come_back(going, 0, "ana")
    assert seats(going) == [(PERSON, "Ana"), (PERSON, "Ben")]
    assert not tell.now(going, 1, "").seats[0].kept
    assert play.thinkers(going) == []
    act(going, 0, "lay 3")


def test_the_wish_that_turns_end_by_themselves_goes_with_the_person() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"))
    auto_end(going, 0)
    leave(going, 0)
    come_back(going, 0, "ana")
    act(going, 0, "lay 3")
    assert 0 in going.held


def test_when_nobody_is_left_the_table_pauses_until_somebody_returns() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"))
    leave(going, 0)
    assert not tell.now(going, 1, "").paused
    leave(going, 1)
    assert tell.now(going, SPECTATOR, "").paused
    assert play.thinkers(going) == []
    come_back(going, 1, "ben")
    assert not tell.now(going, 1, "").paused
    assert play.thinkers(going) == [0]


def test_a_table_of_bots_alone_is_not_paused() -> None:
    assert not sit("greedy", "random").paused


def test_one_who_gives_up_does_not_return_and_a_bot_plays_to_the_end() -> None:
    going = sit("Ana", "random", hands=("13", "22"))
    going.commit(seating.resign(going, 0, AT))
    assert seats(going)[0] == (BOT, "greedy")
    assert not tell.now(going, 1, "").seats[0].kept
    assert words(going, SPECTATOR)[-1] == "Ana has given up; the bot greedy plays p1 to the end."
    assert refused(partial(seating.come_back, going, 0, "ana", "Ana", AT)) == "table-seat-taken"
    assert not going.paused
    bots(going)
    assert going.phase == "over"


def test_nobody_leaves_gives_up_or_returns_after_the_end() -> None:
    going = sit("Ana", "Ben", hands=("13", "22"), deck=False, options={"goal": "1"})
    lay(going, 0, "lay 3")
    lay(going, 1, "lay 2")
    act(going, 1, "let")
    act(going, 0, "take")
    before = everything(going)
    assert refused(partial(seating.leave, going, 0, AT)) == "table-over"
    assert refused(partial(seating.resign, going, 0, AT)) == "table-over"
    assert refused(partial(seating.come_back, going, 0, "ana", "Ana", AT)) == "table-over"
    assert everything(going) == before


def test_nobody_gives_up_before_the_game() -> None:
    assert refused(partial(seating.resign, sit("Ana", "-"), 0, AT)) == "table-not-started"


def test_a_person_sees_which_seats_are_the_own_ones_whatever_their_names() -> None:
    going = sit("Ana@x", "Ana@y", "Ana@x")
    assert [told.mine for told in tell.now(going, 0, "x").seats] == [True, False, True]
    assert [told.mine for told in tell.now(going, SPECTATOR, "").seats] == [False] * 3


def finished(*people: str) -> Table:
    going = about_to_take(*people)
    while going.phase != "over":
        bots(going)
        for player in going.persons():
            if play.waits_for_done_of(going, player):
                done(going, player)
            elif going.phase == "playing" and moves(going, player):
                act(going, player, moves(going, player)[0])
    return going


def test_in_a_rematch_everybody_sits_one_seat_on_and_the_others_seats_are_kept() -> None:
    going = finished("Ana", "Ben", "random")
    colours = [taken.colour for taken in going.seats]
    again = seating.again(going, "ben", "Benjamin")
    assert [(s.kind, s.name, s.owner, s.absent) for s in again] == [
        (PERSON, "Benjamin", "ben", ""),
        (BOT, "random", "", ""),
        (OPEN, "", "", "ana"),
    ]
    assert [s.colour for s in again] == [colours[1], colours[2], colours[0]]
    seating.opened(again, AT)


def test_in_a_rematch_at_one_screen_everybody_keeps_the_own_name() -> None:
    again = seating.again(about_to_take("Ana@x", "Ben@x"), "x", "Xenia")
    assert [(s.kind, s.name, s.owner) for s in again] == [(PERSON, "Ben", "x"), (PERSON, "Ana", "x")]


def test_in_a_rematch_a_seat_is_kept_for_one_who_had_left_and_not_for_one_who_gave_up() -> None:
    going = about_to_take("Ana", "Ben", "Cleo")
    leave(going, 1)
    going.commit(seating.resign(going, 2, AT))
    again = seating.again(going, "ana", "Ana")
    assert [(s.kind, s.absent) for s in again] == [(OPEN, "ben"), (BOT, ""), (PERSON, "")]


def test_where_people_play_again_is_told_to_all_when_the_game_is_over() -> None:
    going = sit("Ana", "Ben")
    assert refused(partial(seating.follow, going, "T2", AT)) == "table-not-over"
    going = finished("Ana", "Ben")
    going.commit(seating.follow(going, "T2", AT))
    assert isinstance(going.log[-1], Followed)
    assert tell.now(going, SPECTATOR, "").next_table == "T2"
    assert words(going, 1)[-1] == "The same people play again at another table."
