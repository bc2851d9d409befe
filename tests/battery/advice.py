"""Checks of a game's advice, as far as it is told: what an estimate is made of."""

from __future__ import annotations

from roundhouse.core.message import Message
from tests.battery.common import Budget, Subject, positions
from tests.battery.words import assert_words


def check_terms_add_up_to_the_estimate(subject: Subject, budget: Budget) -> None:
    """Each term of an estimate has a name of its own and words, and together they are the estimate, of every player."""
    game = subject.game
    assert len(set(game.terms)) == len(game.terms), f"two terms of {game.name} have the same name: {game.terms}"
    for name in game.terms:
        assert_words(Message(f"{game.name}-term-{name}", {"amount": "+1.5"}), game.name)
    for walk in positions(subject, budget.positions, 204):
        advisor = game.advisor(walk.board)
        for p in range(walk.variant.players):
            terms, estimate = advisor.terms(walk.state, p), advisor.estimate(walk.state, p)
            assert len(terms) == len(game.terms), f"{walk}: {len(terms)} terms where there are names for {game.terms}"
            found = sum(terms) * advisor.unit() // 100
            assert found == estimate, f"{walk}: terms of player {p} add up to {found}, the estimate is {estimate}"
