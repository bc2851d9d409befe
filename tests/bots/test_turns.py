"""What a turn is, and that its decisions share one budget: in games without a table, and at tables."""

from __future__ import annotations

import pytest

from roundhouse.bots.levels import Budget, Chosen, turn_budget
from roundhouse.bots.turns import Noticed, Turns
from roundhouse.core import registry
from roundhouse.core.game import legal, waiting
from roundhouse.core.record import Seat
from roundhouse.core.rng import stream
from roundhouse.core.setup import setup
from roundhouse.core.state import CHANCE, OVER, buffer
from roundhouse.table.feed import TALK
from roundhouse.table.local import LocalTable
from tests.bots.playing import act, begun, planning
from tests.house import go_on, table


def test_a_turn_has_one_budget_and_the_next_one_has_another() -> None:
    turns, whole = Turns(), Budget(100, 2.0)
    turns.spent(whole, 1, (1, 0), Chosen(5, 10, 0.5))
    turns.spent(whole, 1, (1, 0), Chosen(5, 10, 0.5))
    assert turns.left(whole, 1, (1, 0)) == Budget(80, 1.0)
    assert turns.left(whole, 0, (1, 0)) == whole  # of another seat
    assert turns.left(whole, 1, (1, 1)) == whole
    assert turns.left(whole, 1, (2, 0)) == whole
    easy = turn_budget("easy", 0, "siberia", 2)
    assert turns.left(easy, 1, (1, 0)) == easy  # somebody else sits there now


def test_a_decision_of_another_player_in_sight_ends_a_turn() -> None:
    state, noticed = begun("steam_power"), Noticed(2)
    first = int(state.actor())
    before = [noticed.turn(state, seat) for seat in (0, 1)]
    act(state, noticed, first)
    assert noticed.turn(state, 1 - first) != before[1 - first]
    assert noticed.turn(state, first) == before[first]  # one's own does not


def test_what_others_plan_in_secret_does_not_end_a_turn_until_it_is_laid_open() -> None:
    state, noticed = planning(), Noticed(2)
    before = noticed.turn(state, 0)
    laid_open = int(state.reveals())
    act(state, noticed, 1)
    assert noticed.turn(state, 0) == before
    while int(state.reveals()) == laid_open:
        assert noticed.turn(state, 0) == before
        act(state, noticed, waiting(state)[-1])
    assert state.round() == before[0]
    assert noticed.turn(state, 0) != before


def test_chance_does_not_end_a_turn() -> None:
    state, noticed = setup("siberia", 2, {}).board.new_state(), Noticed(2)
    assert state.actor() == CHANCE
    before = noticed.turn(state, 0)
    after = state.copy()
    action = int(after.sample_chance(stream(1, 1), buffer(after.board)))
    after.apply(CHANCE, action)
    noticed.acted(state, CHANCE, action, int(after.reveals()))
    assert noticed.turn(after, 0) == before


def test_a_secret_that_was_taken_back_is_never_laid_open() -> None:
    state, noticed = planning(), Noticed(2)
    action = legal(state, 1)[0]
    noticed.acted(state, 1, action, int(state.reveals()), event=7)
    noticed.forget({7})
    before = noticed.turn(state, 0)
    noticed.acted(state, CHANCE, 0, int(state.reveals()) + 1)
    assert noticed.turn(state, 0) == before
    noticed.told(0)
    assert noticed.turn(state, 0) != before


def noticed_in_log(game: LocalTable, player: int) -> int:
    """How many entries about others a player has read, by the log itself."""
    feed = game.lines(player)
    return sum(entry.kind != TALK and entry.actor not in (None, CHANCE, player) for entry in feed)


@pytest.mark.parametrize("name", registry.NAMES)
def test_at_a_table_a_turn_ends_when_the_player_reads_of_another(name: str) -> None:
    game = table(name, "Ana", "Ben", "Cy")
    rng = stream(3, 3)
    for _ in range(60):
        if (who := game.advance()) == OVER:
            break
        if game.waits_for_done(who):
            game.done(who)
        else:
            actions = legal(game.state, who)
            game.act(who, actions[rng.below(len(actions))])
        for player in range(3):
            assert game.table.turn(player) == (int(game.state.round()), noticed_in_log(game, player))


def test_a_turn_at_a_table_ends_when_another_takes_something_back() -> None:
    game = table("steam_power", "Ana", "greedy")
    while game.advance() != 0:
        pass
    go_on(game, 0)
    before = game.table.turn(1)
    game.undo(0)
    assert game.table.turn(1) != before


def test_what_others_take_back_in_secret_does_not_end_a_turn() -> None:
    game = table("siberia", "Ana", "Ben")
    while True:
        who = game.advance()
        if len(waiting(game.state)) == 2 and not game.waits_for_done(who):
            break
        go_on(game, who)
    before = game.table.turn(0)
    game.act(1, legal(game.state, 1)[0])
    assert game.table.turn(0) == before
    game.undo(1)
    assert game.table.turn(0) == before


def test_a_bot_at_a_table_gets_what_is_left_of_its_turn() -> None:
    """All of a plan is one turn; each decision of it spends 10 iterations, as the test says."""
    budgets: list[tuple[int, Budget]] = []
    made = setup("siberia", 2, {"round_limit": "1"})

    def think(bot: object, view: bytes, seed: int, budget: Budget) -> Chosen:
        seen = made.board.view_from_bytes(view)
        budgets.append((int(seen.player), budget))
        return Chosen(legal(seen.world(stream(seed, 0)), int(seen.player))[0], 10, 0.001)

    LocalTable(made, (Seat("bot", "hard"), Seat("bot", "hard")), bytes(32), think).advance()
    whole = turn_budget("hard", 0, "siberia", 2).iterations
    plans = [[b.iterations for seat, b in budgets if seat == player][:3] for player in (0, 1)]
    assert plans == [[whole, whole - 10, whole - 20]] * 2
