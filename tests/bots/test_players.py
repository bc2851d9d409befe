"""The bots by name, and that they are pure functions of view, seed and budget."""

from __future__ import annotations

import pytest

from roundhouse.bots.players import Bot, bot, choose_alone
from roundhouse.core.game import legal
from roundhouse.core.message import Problem
from tests.house import table, with_toy


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    with_toy(monkeypatch)


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("random", Bot("random")),
        ("greedy", Bot("greedy")),
        ("search", Bot("search", 1000)),
        ("search:1", Bot("search", 1)),
        ("search:100000000", Bot("search", 100_000_000)),
    ],
)
def test_a_bot_has_a_name(name: str, found: Bot) -> None:
    assert bot(name) == found
    assert bot(str(found)) == found


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("", "bot-unknown"),
        ("Greedy", "bot-unknown"),
        ("alphazero", "bot-unknown"),
        ("random:5", "bot-no-budget"),
        ("greedy:", "bot-no-budget"),
        ("search:", "bot-budget"),
        ("search:0", "bot-budget"),
        ("search:-1", "bot-budget"),
        ("search:1e3", "bot-budget"),
        ("search:100000001", "bot-budget"),
        ("search:²", "bot-budget"),
        ("search:" + "9" * 5000, "bot-budget"),
    ],
)
def test_another_name_is_refused(name: str, id: str) -> None:
    with pytest.raises(Problem) as caught:
        bot(name)
    assert caught.value.message.id == id


@pytest.mark.parametrize("kind", ["random", "greedy", "search"])
def test_the_same_view_and_seed_give_the_same_legal_action(kind: str) -> None:
    game = table("toy", "Ana", "random", "random")
    who = game.advance()
    view = game.view(who).to_bytes()
    found = [choose_alone(game.setup.board, Bot(kind, 20), view, seed) for seed in (1, 1, 2, 3, 4, 5, 6, 7, 8)]
    assert found[0] == found[1]
    assert set(found) <= set(legal(game.state, who))
    if kind == "random" and len(legal(game.state, who)) > 1:
        assert len(set(found)) > 1
