"""Consent: beyond what is free to take back, the other persons are asked, and all must agree."""

from __future__ import annotations

from functools import partial

from roundhouse.core.game import waiting
from roundhouse.core.state import CHANCE, SPECTATOR
from roundhouse.table import seating, tell
from roundhouse.table.events import TakenBack
from roundhouse.table.table import Table
from tests.table.sitting import (
    AT,
    about_to_take,
    act,
    answer,
    bot_acts,
    done,
    lay,
    moves,
    refused,
    siberia,
    sit,
    told,
    undo,
    words,
)


def asked(*seats: str) -> tuple[Table, bytes]:
    """Ana has taken the pot, cards were drawn, and she would like to take it back; and the position that she wants."""
    going = about_to_take(*seats)
    before = going.state.to_bytes()
    act(going, 0, "take")
    done(going, 0)
    undo(going, 0)
    return going, before


def asking(going: Table, viewer: int) -> tuple[str, list[str], bool] | None:
    question = tell.now(going, viewer, "").asking
    return (question.seat, question.agreed, question.yours) if question else None


def test_everybody_is_told_who_asks_and_the_others_are_to_answer() -> None:
    going, before = asked("Ana", "Ben", "Cleo")
    assert asking(going, 0) == ("p1", [], False)
    assert asking(going, 1) == ("p1", [], True)
    assert asking(going, SPECTATOR) == ("p1", [], False)
    assert all(words(going, viewer)[-1].startswith("p1 would like") for viewer in (0, 1, 2, SPECTATOR))
    assert going.state.to_bytes() != before


def test_when_all_agree_it_is_taken_back_at_once() -> None:
    going, before = asked("Ana", "Ben", "Cleo")
    answer(going, 2, True)
    assert asking(going, 2) == ("p1", ["p3"], False)
    assert asking(going, 1) == ("p1", ["p3"], True)
    assert going.state.to_bytes() != before
    answer(going, 1, True)
    assert going.state.to_bytes() == before
    assert asking(going, 0) is None
    assert words(going, 1)[-2:] == ["p2 agrees.", "p1 takes back one action."]


def test_a_draw_that_was_taken_back_by_consent_is_not_repeated() -> None:
    going, _ = asked("Ana", "Ben")
    drawn = going.counter
    answer(going, 1, True)
    act(going, 0, "leave")
    done(going, 0)
    assert [live.event.counter for live in going.live if live.event.actor == CHANCE][-1] == drawn + 2


def test_one_who_refuses_ends_it() -> None:
    going, before = asked("Ana", "Ben", "Cleo")
    answer(going, 1, False)
    assert asking(going, 2) is None
    assert refused(partial(answer, going, 2, True)) == "table-nothing-asked"
    assert going.state.to_bytes() != before
    assert not any(isinstance(event, TakenBack) for event in going.log)
    undo(going, 0)  # Ana may ask again
    assert asking(going, 1) == ("p1", [], True)


def test_only_those_who_are_asked_answer_and_once() -> None:
    going, _ = asked("Ana", "Ben", "Cleo")
    assert refused(partial(answer, going, 0, True)) == "table-nothing-asked"
    answer(going, 1, True)
    assert refused(partial(answer, going, 1, False)) == "table-nothing-asked"
    fresh = about_to_take("Ana", "Ben")
    assert refused(partial(answer, fresh, 1, True)) == "table-nothing-asked"


def test_bots_are_not_asked() -> None:
    going, before = asked("Ana", "greedy", "Cleo")
    assert asking(going, 1) == ("p1", [], False)
    answer(going, 2, True)
    assert going.state.to_bytes() == before


def test_one_question_at_a_time() -> None:
    going, _ = asked("Ana", "Ben")
    for player in (0, 1):
        assert refused(partial(undo, going, player)) == "table-asked-already"


def test_an_answer_is_stale_when_it_was_given_to_another_question() -> None:
    going, _ = asked("Ana", "Ben", "Cleo")
    known = len(going.feeds.of(2))
    assert not tell.missed(going, 2, known, answers=True)
    answer(going, 1, False)
    undo(going, 1)  # now Ben asks
    assert asking(going, 2) == ("p2", [], True)
    assert tell.missed(going, 2, known, answers=True)
    assert not tell.missed(going, 2, known)  # for playing on, nothing has changed
    assert not tell.missed(going, 2, len(going.feeds.of(2)), answers=True)


def after_the_reveal() -> Table:
    """Ana would like to take back her card, which was laid open; Cleo is to say whether she objects."""
    going = sit("Ana", "Ben", "Cleo", hands=("11", "33", "22"))
    for player, card in enumerate(("lay 1", "lay 3", "lay 2")):
        lay(going, player, card)
    undo(going, 0)
    assert asking(going, 1) == ("p1", [], True)
    return going


def test_it_lapses_when_somebody_plays_on() -> None:
    going = after_the_reveal()
    act(going, 2, "let")
    assert asking(going, 0) is None
    assert refused(partial(answer, going, 1, True)) == "table-nothing-asked"


def test_it_lapses_when_the_asker_plays_on() -> None:
    going = siberia("Ana", "Ben")
    for player in (0, 1):
        for _ in range(6):
            act(going, player, moves(going, player)[0])
        done(going, player)
    undo(going, 0)
    assert asking(going, 1) == ("p1", [], True)
    act(going, 0, moves(going, 0)[0])
    assert asking(going, 1) is None


def test_what_bots_do_meanwhile_goes_back_too() -> None:
    going = sit("Ana", "Ben", "random", hands=("11", "33", "22"))
    for player, card in enumerate(("lay 1", "lay 3", "lay 2")):
        (act if player == 2 else lay)(going, player, card)
    undo(going, 0)
    bot_acts(going, 2)  # it objects, or lets it pass
    assert asking(going, 1) == ("p1", [], True)
    answer(going, 1, True)
    assert waiting(going.state) == [0]
    assert going.state.reveals() == 0


def test_what_others_do_in_secret_meanwhile_shows_nowhere() -> None:
    going, before = asked("Ana", "Ben", "Cleo")
    seen = [told(going, viewer) for viewer in (0, 2, SPECTATOR)]

    def unchanged() -> bool:
        return [told(going, viewer) for viewer in (0, 2, SPECTATOR)] == seen

    card = moves(going, 1)[0]
    act(going, 1, card)
    assert unchanged()
    undo(going, 1)  # what was held
    assert unchanged()
    lay(going, 1, card)
    assert unchanged()
    undo(going, 1)
    assert unchanged()
    lay(going, 1, card)
    answer(going, 2, True)
    answer(going, 1, True)
    assert going.state.to_bytes() == before


def test_who_asks_may_go_on_in_secret_meanwhile() -> None:
    going, before = asked("Ana", "Ben")
    lay(going, 0, moves(going, 0)[0])
    undo(going, 0)  # the card alone
    assert asking(going, 1) == ("p1", [], True)
    lay(going, 0, moves(going, 0)[0])
    answer(going, 1, True)
    assert going.state.to_bytes() == before
    assert words(going, 1)[-1] == "p1 takes back one action."  # of the card, Ben knows nothing


def test_a_person_who_has_two_seats_answers_once() -> None:
    going, before = asked("Ana", "Ben@ben", "Bob@ben")
    answer(going, 2, True)
    assert going.state.to_bytes() == before


def test_a_person_who_has_two_seats_is_not_asked_again_while_others_think() -> None:
    going = siberia("Ana", "Ben@ben", "Bob@ben", "Cleo")
    for player in range(4):
        for _ in range(6):
            act(going, player, moves(going, player)[0])
        done(going, player)
    undo(going, 0)
    assert [asking(going, player) for player in (1, 2)] == [("p1", [], True)] * 2
    answer(going, 1, True)
    assert asking(going, 2) == ("p1", ["p2"], False)
    assert refused(partial(answer, going, 2, False)) == "table-nothing-asked"
    answer(going, 3, True)
    assert going.state.reveals() == 0


def test_the_one_who_leaves_before_answering_does_not_block_it() -> None:
    going, before = asked("Ana", "Ben", "Cleo")
    answer(going, 1, True)
    going.commit(seating.leave(going, 2, AT))
    assert going.state.to_bytes() == before
    assert going.question is None


def test_one_who_gives_up_does_not_block_it_either() -> None:
    going, before = asked("Ana", "Ben", "Cleo")
    going.commit(seating.resign(going, 2, AT))
    assert asking(going, 1) == ("p1", [], True)  # Ben has still to answer
    answer(going, 1, True)
    assert going.state.to_bytes() == before


def test_when_nobody_is_left_to_ask_it_is_free() -> None:
    going, before = asked("Ana", "Ben")
    going.commit(seating.leave(going, 1, AT))
    assert asking(going, 0) is None
    undo(going, 0)
    assert going.state.to_bytes() == before


def test_it_lapses_when_the_asker_leaves() -> None:
    going, _ = asked("Ana", "Ben", "Cleo")
    going.commit(seating.leave(going, 0, AT))
    assert asking(going, 1) is None


def test_one_who_returns_is_asked_too() -> None:
    going, before = asked("Ana", "Ben", "Cleo")
    going.commit(seating.leave(going, 2, AT))
    going.commit(seating.come_back(going, 2, "cleo", "Cleo", AT))
    answer(going, 1, True)
    assert asking(going, 2) == ("p1", ["p2"], True)
    answer(going, 2, True)
    assert going.state.to_bytes() == before


def test_the_end_of_the_game_ends_it() -> None:
    going = sit("Ana", "Ben", "random", hands=("11", "22", "33"), options={"goal": "1"})
    for player, card in enumerate(("lay 1", "lay 2", "lay 3")):
        (act if player == 2 else lay)(going, player, card)
    act(going, 0, "let")
    undo(going, 1)
    assert asking(going, 0) == ("p2", [], True)
    act(going, 2, "take")
    assert going.phase == "over"
    assert asking(going, 0) is None


def test_an_opened_card_goes_back_alone_in_whatever_order_cards_were_laid() -> None:
    """What others did in secret beside it stays; or one could see who was before whom."""
    read = []
    for order in ((0, 1), (1, 0)):
        going = sit("Ana", "Ben", hands=("13", "22"))
        for player in order:
            lay(going, player, ("lay 3", "lay 2")[player])
        undo(going, 0)
        answer(going, 1, True)
        assert waiting(going.state) == [0]
        read.append((going.state.to_bytes(), told(going, SPECTATOR)))
        lay(going, 0, "lay 1")
        assert going.state.reveals() == 1
    assert read[0] == read[1]


def test_a_card_that_is_covered_again_is_changed_in_secret() -> None:
    """When one card is taken back, the others lie face down again; who changes one then is not noticed."""
    read = []
    for changes in (False, True):
        going = sit("Ana", "Ben", "Cleo", hands=("13", "22", "12"))
        for player, card in enumerate(("lay 3", "lay 2", "lay 2")):
            lay(going, player, card)
        undo(going, 1)
        answer(going, 0, True)
        answer(going, 2, True)
        if changes:
            undo(going, 0)
            lay(going, 0, "lay 1")
        read.append([told(going, viewer) for viewer in (1, 2, SPECTATOR)])
        lay(going, 1, "lay 2")
        if changes:
            assert words(going, 2)[-4:-1] == ["p1 takes back one action.", "Player 1 lays a 1.", "Player 2 lays a 2."]
            gone = {n for entry in going.feeds.of(2) for n in entry.back}
            stands = [e.notation for n, e in enumerate(going.feeds.of(2), 1) if e.actor == 0 and n not in gone]
            assert [notation for notation in stands if notation] == ["lay 1"]
    assert read[0] == read[1]
