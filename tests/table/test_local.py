"""The table on this machine: it does all that needs no person, and says whom to ask next."""

from __future__ import annotations

import pytest

from roundhouse.core.game import waiting
from roundhouse.core.message import Problem
from roundhouse.core.replay import check
from roundhouse.core.state import CHANCE, OVER, SPECTATOR
from roundhouse.table.play import Refused
from tests.house import SEED, go_on, table


def test_bots_play_a_whole_game_by_themselves() -> None:
    game = table("toy", "greedy", "random", "random")
    assert game.advance() == OVER
    assert game.over


def test_it_stops_where_a_person_must_decide() -> None:
    game = table("toy", "random", "Ana")
    assert game.advance() == 1
    assert waiting(game.state) == [1]
    assert not game.waits_for_done(1)


def test_it_stops_where_a_person_must_say_done() -> None:
    game = table("toy", "Ana", "random")
    go_on(game, game.advance())
    assert game.advance() == 0
    assert game.waits_for_done(0)
    game.done(0)
    assert game.advance() in (0, OVER)
    assert game.state.reveals() == 1


def test_where_chance_waits_for_done_nobody_else_is_asked() -> None:
    game = table("toy", "Ana", "Ben")
    for _ in range(200):
        who = game.advance()
        if game.state.actor() == CHANCE:
            assert game.waits_for_done(who)
            assert not game.waits_for_done(1 - who)
            return
        go_on(game, who)
    pytest.fail("nothing was drawn in 200 steps")


def test_who_wants_no_done_is_not_asked_for_it() -> None:
    game = table("toy", "Ana", "random")
    game.set_auto_end(0, True)
    while (who := game.advance()) != OVER:
        assert not game.waits_for_done(who)
        go_on(game, who)


def test_a_person_is_asked_until_the_game_is_over_and_everything_is_in_the_record() -> None:
    for seats in (("Ana",), ("Ana", "Ben"), ("greedy", "Ana", "Ben")):
        game = table("toy", *seats)
        while (who := game.advance()) != OVER:
            assert who in game.persons()
            go_on(game, who)
        assert not game.waits_for_done(0)
        assert check(game.record()).draws_verified
        assert game.record().result.seed == SEED.hex()


def test_an_action_that_is_not_legal_raises_its_rule() -> None:
    game = table("toy", "Ana", "random")
    game.advance()
    before = list(game.log)
    with pytest.raises(Refused) as caught:
        game.act(0, 3)
    assert caught.value.rule == "TO-3.2"
    assert game.log == before


def test_persons_at_one_screen_are_different_persons() -> None:
    game = table("toy", "Ana", "Ben")
    for _ in range(4):  # two cards, and Done for each
        go_on(game, game.advance())
    game.undo(1)
    assert game.state.reveals() == 1  # it is only asked for
    game.answer(0, True)
    assert game.state.reveals() == 0
    with pytest.raises(Problem) as caught:
        game.answer(0, True)
    assert caught.value.message.id == "table-nothing-asked"


def test_what_each_person_reads_grows_at_its_end_only() -> None:
    game = table("toy", "Ana", "Ben")
    seen = {viewer: list(game.lines(viewer)) for viewer in (0, 1, SPECTATOR)}
    while (who := game.advance()) != OVER:
        go_on(game, who)
        for viewer, before in seen.items():
            assert game.lines(viewer)[: len(before)] == before
            seen[viewer] = list(game.lines(viewer))
