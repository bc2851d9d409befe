"""What the author of a bot's file has at hand."""

from __future__ import annotations

import random

import pytest

from roundhouse.bots.file_bot import BadAnswer, Seen, Time, World, ask, load
from roundhouse.core.game import legal
from roundhouse.core.rng import stream
from roundhouse.core.setup import Setup, setup
from roundhouse.core.state import OVER, State
from tests.games.siberia.situation import situation


@pytest.fixture(scope="module")
def siberia() -> Setup:
    return setup("siberia", 2, {"round_limit": "3"})


def decision(table: Setup) -> tuple[State, Seen]:
    """The first decision of a game, in truth and as seen by the one who has it."""
    state = table.board.new_state()
    while state.actor() < 0:
        state.apply(state.actor(), legal(state, int(state.actor()))[0])
    return state, Seen(table, state.view(state.actor()), stream(1, 0))


def test_a_view_has_the_legal_actions_and_their_notation(siberia: Setup) -> None:
    state, seen = decision(siberia)
    assert (seen.game, seen.player, seen.players) == ("siberia", int(state.actor()), 2)
    assert seen.options["round_limit"] == 3
    assert seen.legal == legal(state, seen.player)
    assert [seen.action(seen.notation(action)) for action in seen.legal] == seen.legal
    with pytest.raises(ValueError, match="'nonsense' is no action here"):
        seen.action("nonsense")


def test_a_view_is_described_as_in_the_api(siberia: Setup) -> None:
    state, seen = decision(siberia)
    view = state.view(seen.player)
    assert seen.describe() == siberia.game.describe(view)
    assert seen.own() == siberia.game.own(view)
    assert all(isinstance(line, str) for action in seen.legal for line in seen.effects(action))
    advisor = siberia.game.advisor(siberia.board)
    assert [seen.advice(action) for action in seen.legal] == [int(advisor.worth(view, a)) for a in seen.legal]


def test_a_world_is_played_on_with_chance_by_itself(siberia: Setup) -> None:
    _, seen = decision(siberia)
    rng = random.Random(1)
    world = seen.world(rng)
    assert world.actor == seen.player
    while not world.over:
        assert world.actor in (0, 1)
        world.apply(world.legal()[0])
    assert (world.legal(), world.actor, world.round) == ([], OVER, 3)
    best = max(world.score(0), world.score(1))
    assert world.winners() == [player for player in (0, 1) if world.score(player) == best]


def test_copies_of_a_world_do_not_touch_each_other() -> None:
    _, seen = decision(setup("steam_power", 2, {}))
    world = seen.world(random.Random(1))
    copies = [world.copy() for _ in range(8)]
    for copy in copies:
        copy.play_out()
        assert copy.over
    assert not world.over
    assert world.legal() == seen.legal
    assert len({(copy.score(0), copy.score(1)) for copy in copies}) > 1  # each has a luck of its own


def test_what_is_not_legal_cannot_be_applied(siberia: Setup) -> None:
    world = decision(siberia)[1].world(random.Random(1))
    with pytest.raises(ValueError, match="99999 is not legal here"):
        world.apply(99999)


def test_a_world_cannot_be_told_from_the_view_it_was_made_of() -> None:
    s = situation(2, "round 3")
    table = setup("siberia", 2, {})
    seen = Seen(table, s.state.view(0), stream(1, 0))
    world = seen.world(random.Random(5))
    assert isinstance(world, World)
    assert world.view(0).describe() == seen.describe()
    assert world.view(0).own() == seen.own()


def test_time_runs_out() -> None:
    budget = Time(0.02, 0)
    assert 0 < budget.left() <= 0.02
    while budget.left() > 0:
        pass
    assert budget.seconds == 0.02


def test_a_bot_may_answer_with_a_number_or_with_notation(siberia: Setup) -> None:
    state, seen = decision(siberia)
    view = state.view(seen.player).to_bytes()
    for source in (b"def choose(v, r, b): return v.legal[-1]", b"def choose(v, r, b): return v.notation(v.legal[-1])"):
        assert ask(load(source, "mine.py"), siberia, view, 1, 1.0, 0) == seen.legal[-1]


@pytest.mark.parametrize("answer", ["None", "1.5", "True", "[1]"])
def test_another_answer_is_none(siberia: Setup, answer: str) -> None:
    state, seen = decision(siberia)
    bot = load(f"def choose(v, r, b): return {answer}".encode(), "mine.py")
    with pytest.raises(BadAnswer):
        ask(bot, siberia, state.view(seen.player).to_bytes(), 1, 1.0, 0)


def test_the_same_seed_gives_the_same_answer(siberia: Setup) -> None:
    state, seen = decision(siberia)
    view = state.view(seen.player).to_bytes()
    bot = load(b"def choose(v, r, b):\n w = v.world(r); w.play_out()\n return r.choice(v.legal)", "mine.py")
    found = [ask(bot, siberia, view, seed, 1.0, 0) for seed in (1, 1, 2, 3, 4, 5, 6)]
    assert found[0] == found[1]
    assert len(set(found)) > 1


def test_a_file_without_the_function_is_no_bot() -> None:
    with pytest.raises(BadAnswer, match="defines no function choose"):
        load(b"choose = 5", "mine.py")
