"""The levels: what a turn may take, how its decisions share it, and that a search ends when it should."""

from __future__ import annotations

from collections import Counter

import pytest

from roundhouse.bots.levels import LEVELS, Budget, Chosen, effort, rest, turn_budget
from roundhouse.bots.players import Bot, bot, choose
from roundhouse.bots.search import Manner, Searcher
from roundhouse.bots.turns import Noticed, Turn, Turns
from roundhouse.core.game import legal
from roundhouse.core.rng import stream
from roundhouse.core.state import CHANCE, buffer
from tests.games.siberia.situation import SIBERIA, situation
from tests.house import table


def test_the_levels_think_at_most_so_long() -> None:
    assert {name: level.seconds for name, level in LEVELS.items()} == {
        "easy": 0.1,
        "medium": 0.3,
        "hard": 1.0,
        "expert": 3.0,
    }


@pytest.mark.parametrize("game", ["siberia", "steamrollers", "steam_power", "another"])
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_each_level_thinks_more_and_slips_no_more_often_than_the_one_before(game: str, players: int) -> None:
    efforts = [effort(name, game, players) for name in LEVELS]
    numbers, slips = [one.iterations for one in efforts], [one.slips for one in efforts]
    assert numbers == sorted(set(numbers))
    assert slips == sorted(slips, reverse=True)
    assert slips[-1] == 0  # the expert never does


@pytest.mark.parametrize("name", list(LEVELS))
def test_a_level_is_a_bot_with_a_name(name: str) -> None:
    assert bot(name) == Bot(name)
    assert str(bot(name)) == name


def test_what_is_left_of_a_turn_is_what_was_not_spent() -> None:
    assert rest(Budget(100, 1.0), Chosen(7, 30, 0.25)) == Budget(70, 0.75)
    assert rest(Budget(100, 1.0), Chosen(7, 130, 2.0)) == Budget(0, 0.0)
    alone = turn_budget("search", 50, "siberia", 2)
    assert rest(alone, Chosen(7, 50, 9.0)) == alone  # a plain search has its number for each decision


def test_with_nothing_left_a_bot_follows_the_advice() -> None:
    game = table("siberia", "Ana", "greedy", round_limit="3")
    view = game.view(game.advance()).to_bytes()
    advised = choose(game.setup.board, "greedy", view, 3, Budget(0))
    for left in (Budget(0, 1.0), Budget(100, 0.0)):
        assert choose(game.setup.board, "hard", view, 3, left).action == advised.action
        assert choose(game.setup.board, "hard", view, 3, left).iterations == 0


@pytest.mark.parametrize("kind", ["search", *LEVELS])
def test_where_one_move_is_legal_nothing_is_thought_about(kind: str) -> None:
    s = situation(2, "board p1 research: gas/worker")
    (only,) = legal(s.state, 0)
    found = choose(s.board, kind, s.state.view(0).to_bytes(), 3, Budget(10**9))
    assert (found.action, found.iterations) == (only, 0)


def test_a_search_stops_when_nothing_could_change_it() -> None:
    s = situation(2, "board p1 gas: gas/worker gas/worker")
    searcher = Searcher(s.state.view(int(s.state.actor())), stream(1, 0), SIBERIA.advisor(s.board), Manner())
    searcher.think(20)
    assert not searcher.is_decided(1000)
    visits = sorted((int(searcher.tree.visits[i]) for i in children(searcher)), reverse=True)
    lead = visits[0] - (visits[1] if len(visits) > 1 else 0)
    assert searcher.is_decided(lead - 1)
    assert not searcher.is_decided(lead)


def children(searcher: Searcher) -> list[int]:
    found, child = [], int(searcher.tree.child[0])
    while child >= 0:
        found.append(child)
        child = int(searcher.tree.sibling[child])
    return found


@pytest.mark.parametrize("game", ["siberia", "steamrollers", "steam_power"])
def test_all_decisions_of_a_turn_together_keep_to_its_iterations(game: str) -> None:
    whole = 40
    board = table(game, "greedy", "greedy").setup.board
    state, out, rng = board.new_state(), buffer(board), stream(4, 0)
    turns, noticed, used = Turns(), Noticed(2), Counter[tuple[int, Turn]]()
    for _ in range(120):
        who = int(state.actor())
        before = state.copy()
        if who == CHANCE:
            action = int(state.sample_chance(rng, out))
        elif state.legal(who, out) > 1:
            turn = noticed.turn(state, who)
            left = turns.left(Budget(whole), who, turn)
            chosen = choose(board, "medium", state.view(who).to_bytes(), 1, left)
            turns.spent(Budget(whole), who, turn, chosen)
            used[who, turn] += chosen.iterations
            action = chosen.action
        else:
            action = int(out[0])
        state.apply(who, action)
        noticed.acted(before, who, action, int(state.reveals()))
    assert whole // 2 < max(used.values()) <= whole
