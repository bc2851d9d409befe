"""Advice to a person: the best moves with what they promise, and why they are good."""

from __future__ import annotations

import pytest

from roundhouse.bots.advise import MOST, Outlook, Reason, advise, weigh
from roundhouse.bots.judge import Judged
from roundhouse.core import registry
from roundhouse.core.drive import to_decision
from roundhouse.core.game import legal
from roundhouse.core.rng import stream
from roundhouse.core.setup import setup
from tests.games.siberia.situation import SIBERIA, situation

VARIANTS = [(name, players) for name in registry.NAMES for players in (registry.game(name).min_players, 3)]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), VARIANTS)
def test_the_best_moves_are_legal_and_the_same_for_the_same_view_and_seed(name: str, players: int) -> None:
    board = setup(name, players, {}).board
    state = board.new_state()
    to_decision(state, stream(5, 5))
    me = int(state.actor())
    view = state.view(me).to_bytes()
    found = advise(board, view, 7, 60)
    assert 1 <= len(found) <= MOST
    assert {one.action for one in found} <= set(legal(state, me))
    assert found == advise(board, view, 7, 60)
    for one in found:
        assert one.chance is None or 0 <= one.chance <= 1
        assert all(term in registry.game(name).terms for term, _ in one.reason.terms)
        assert bool(one.reason.terms) == (one.reason.than in ("next", "others"))


def test_who_plays_alone_against_nobody_has_no_chance_to_be_told() -> None:
    board = setup("steam_power", 1, {}).board
    state = board.new_state()
    to_decision(state, stream(5, 5))
    found = advise(board, state.view(0).to_bytes(), 7, 30)
    assert [one.chance for one in found] == [None] * len(found)
    assert all(one.points is not None and one.points > 0 for one in found)


def test_the_reason_names_what_the_move_brings_more_than_the_next_one() -> None:
    """SI-5: a cube of gas brings 3,000 in Tokyo, and nothing when it is sold nowhere; all else is the same."""
    s = situation(
        2,
        """
        active tokyo
        area amur gas coal
        workers p1 amur
        salesmen p1 frankfurt tokyo
        board p1 gas: gas/worker gas/worker
        """,
    )
    actions = {SIBERIA.notation(s.state, 0, action): action for action in legal(s.state, 0)}
    judged = [Judged(actions[move], 1, [0.5, 0.5], [0.0, 0.0]) for move in ("gas tokyo", "gas none")]
    outlook = Outlook(s.state.view(0), SIBERIA.advisor(s.board), 3)
    assert outlook.reason(judged, 0, SIBERIA.terms) == Reason("next", (("money", 300_000),))
    assert outlook.reason(judged, 1, SIBERIA.terms) == Reason("ahead")  # all others leave more


@pytest.mark.parametrize(("name", "players"), VARIANTS)
def test_a_position_is_weighed_the_same_for_the_same_seed(name: str, players: int) -> None:
    board = setup(name, players, {}).board
    state = board.new_state()
    to_decision(state, stream(5, 5))
    chances, points = weigh(board, state.to_bytes(), 11, 6)
    assert (chances, points) == weigh(board, state.to_bytes(), 11, 6)
    assert len(chances) == len(points) == players
    if players > 1:
        assert sum(chances) == pytest.approx(1)
