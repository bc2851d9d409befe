"""The local table: log, undo, draws, what each viewer may read. Played with the toy, which has every kind of secret."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from roundhouse.core.draws import commitment, draw
from roundhouse.core.game import legal, waiting, weights
from roundhouse.core.message import Problem
from roundhouse.core.record import Move, Note
from roundhouse.core.replay import check
from roundhouse.core.state import CHANCE, OVER, SPECTATOR
from roundhouse.core.text import t
from roundhouse.table.local import LocalTable
from roundhouse.table.log import Done, TakenBack, fold, live
from tests.house import SEED, table, with_toy


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    with_toy(monkeypatch)


def words(game: LocalTable, viewer: int) -> list[str]:
    return [t(line.message) for line in game.lines(viewer)]


def do(game: LocalTable, player: int, index: int = 0) -> str:
    """Let a person take the legal action at this index; returns its notation."""
    action = legal(game.state, player)[index]
    notation = game.setup.game.notation(game.state, player, action)
    assert game.act(player, action) is None
    return notation


def play_to_end(game: LocalTable) -> LocalTable:
    while (who := game.advance()) != OVER:
        do(game, who)
    return game


def test_bots_play_a_whole_game_by_themselves() -> None:
    game = table("toy", "greedy", "random", "random")
    assert game.advance() == OVER
    assert game.over


def test_the_table_stops_where_a_person_must_decide() -> None:
    game = table("toy", "random", "Ana")
    assert game.advance() == 1
    assert waiting(game.state) == [1]


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = (play_to_end(table("toy", "Ana", "random", "greedy")) for _ in range(2))
    other = play_to_end(table("toy", "Ana", "random", "greedy", seed=bytes(32)))
    assert one.log == two.log
    assert one.log != other.log


def test_every_draw_is_the_one_that_the_seed_and_the_counter_give() -> None:
    game = play_to_end(table("toy", "random", "random"))
    state = game.setup.board.new_state()
    counter = 0
    for event in live(game.log):
        if event.actor == CHANCE:
            counter += 1
            odds = weights(state)
            assert event.counter == counter
            assert event.action == list(odds)[draw(SEED, counter, list(odds.values()))]
        state.apply(event.actor, event.action)
    assert game.commitment == commitment(SEED)


def test_numbers_of_the_log_follow_one_another_and_the_position_is_its_fold() -> None:
    game = table("toy", "Ana", "random")
    for _ in range(3):
        who = game.advance()
        do(game, who)
        game.advance()
        game.undo(0)
        do(game, game.advance())
    assert [event.seq for event in game.log] == list(range(1, len(game.log) + 1))
    assert fold(game.setup.board, game.log).to_bytes() == game.state.to_bytes()


def test_undo_takes_back_to_the_last_decision_with_all_that_followed() -> None:
    game = table("toy", "Ana", "random", "random")
    game.advance()
    before = game.state.to_bytes()
    do(game, 0)
    game.advance()  # the bots lay, the die is rolled
    assert game.state.to_bytes() != before
    game.undo(0)
    assert game.state.to_bytes() == before
    assert game.advance() == 0


def test_a_roll_that_was_taken_back_is_not_repeated() -> None:
    game = table("toy", "Ana", "random")
    game.advance()
    do(game, 0)
    game.advance()
    drawn = max(event.counter for event in game.log if isinstance(event, Done))
    game.undo(0)
    do(game, 0)
    game.advance()
    after = [event for event in game.log if isinstance(event, Done) and event.actor == CHANCE][-1]
    assert after.counter > drawn


def test_undo_passes_over_what_the_table_played_by_itself() -> None:
    game = table("toy", "Ana", "random")
    game.log += [Done(1, 0, 5), Done(2, 0, 6, by_table=True)]
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("roundhouse.table.local.fold", lambda board, log: board.new_state())
        game.undo(0)
    assert game.log[-1] == TakenBack(3, 0, 1)


def test_nothing_can_be_taken_back_before_the_first_decision() -> None:
    game = table("toy", "Ana", "random")
    game.advance()
    with pytest.raises(Problem) as caught:
        game.undo(0)
    assert caught.value.message.id == "table-nothing-to-undo"


def test_a_person_cannot_take_back_what_another_person_has_answered() -> None:
    game = table("toy", "Ana", "Ben")
    do(game, game.advance())
    do(game, game.advance())
    with pytest.raises(Problem) as caught:
        game.undo(0)
    assert caught.value.message.id == "table-undo-others"


def test_with_another_person_at_the_table_a_draw_is_not_taken_back() -> None:
    game = table("toy", "Ana", "Ben")
    do(game, game.advance())
    do(game, game.advance())  # Ben's card is the last: the die is rolled
    game.advance()
    with pytest.raises(Problem) as caught:
        game.undo(1)
    assert caught.value.message.id == "table-undo-shown"


def test_with_another_person_at_the_table_what_was_laid_open_is_not_taken_back() -> None:
    game = table("toy", "Ana", "Ben")
    game.advance()
    do(game, 0)
    do(game, 1)  # both cards are opened; the die is not rolled yet
    with pytest.raises(Problem) as caught:
        game.undo(1)
    assert caught.value.message.id == "table-undo-shown"


def test_an_action_that_is_not_legal_changes_nothing_and_is_told_with_its_rule() -> None:
    game = table("toy", "Ana", "random")
    game.advance()
    before = len(game.log), game.state.to_bytes()
    refusal = game.act(0, 3)  # take
    assert refusal is not None
    assert refusal.rule.startswith("TO-")
    assert game.act(0, 10**6) is not None
    assert (len(game.log), game.state.to_bytes()) == before


def test_a_single_legal_action_is_left_to_the_person_where_others_must_not_notice() -> None:
    """A hand of two equal cards leaves no choice, but playing it at once would tell the others about the hand."""
    for game in (table("toy", "Ana", "random", seed=bytes([i]) * 32) for i in range(60)):
        who = game.advance()
        if len(legal(game.state, who)) == 1:
            return
    pytest.fail("no equal cards in sixty deals")


def test_a_single_legal_action_is_played_by_the_table_where_it_is_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table("toy", "Ana")
    monkeypatch.setattr(type(game.state), "concealed", lambda self, player, action: False)
    play_to_end(game)
    forced = [event for event in live(game.log) if event.by_table]
    assert forced
    assert [line.seq for line in game.lines(0) if line.by_table] == [event.seq for event in forced]


def test_others_read_that_a_card_was_drawn_but_not_which() -> None:
    game = table("toy", "Ana", "random")
    game.advance()
    assert [line.endswith("draws a card.") for line in words(game, 0)] == [False, False, True, True]
    assert [line.endswith("draws a card.") for line in words(game, 1)] == [True, True, False, False]
    assert [line.endswith("draws a card.") for line in words(game, SPECTATOR)] == [True] * 4


def test_a_card_laid_in_secret_is_not_noticed_until_all_are_opened() -> None:
    game = table("toy", "Ana", "Ben")
    game.advance()
    dealt = words(game, 1)
    do(game, 0)
    assert words(game, 1) == dealt
    assert words(game, SPECTATOR) == [line for line in words(game, SPECTATOR) if "lays" not in line]
    assert "lays" in words(game, 0)[-1]
    do(game, 1)
    assert ["lays" in line for line in words(game, SPECTATOR)][-2:] == [True, True]


def test_the_order_in_which_cards_were_laid_in_secret_is_never_told() -> None:
    read = []
    for first, second in ((0, 1), (1, 0)):
        game = table("toy", "Ana", "Ben")
        game.advance()
        do(game, first)
        do(game, second)
        read.append(words(game, SPECTATOR))
    assert read[0] == read[1]


def test_taking_back_a_secret_is_a_secret() -> None:
    game = table("toy", "Ana", "Ben")
    game.advance()
    before = words(game, 1), words(game, SPECTATOR)
    do(game, 0)
    game.undo(0)
    assert (words(game, 1), words(game, SPECTATOR)) == before
    assert words(game, 0)[-1] == "p1 takes back one action."
    do(game, 0)
    do(game, 1)
    assert sum("Player 1 lays" in line for line in words(game, SPECTATOR)) == 1


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_what_a_viewer_reads_grows_at_its_end_only(viewer: int) -> None:
    def logs() -> Iterator[list[str]]:
        game = table("toy", "Ana", "Ben")
        while (who := game.advance()) != OVER:
            yield words(game, viewer)
            do(game, who)
        yield words(game, viewer)

    seen: list[str] = []
    for lines in logs():
        assert lines[: len(seen)] == seen
        seen = lines


def test_the_record_holds_the_live_actions_and_notes_what_was_taken_back() -> None:
    game = table("toy", "Ana", "random")
    do(game, game.advance())
    game.advance()
    game.undo(0)
    record = play_to_end(game).record()
    assert [e.text for e in record.events if isinstance(e, Note)] == ["undo p1"]
    assert len([e for e in record.events if isinstance(e, Move)]) == len(live(game.log))
    assert record.result.seed == SEED.hex()
    assert check(record).draws_verified


def test_the_record_of_a_running_game_does_not_tell_the_seed() -> None:
    game = table("toy", "Ana", "random")
    game.advance()
    assert SEED.hex() not in str(game.record())
