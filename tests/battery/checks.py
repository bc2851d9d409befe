"""All checks of the battery, by name. Each is a function of the game under test and the budget."""

from __future__ import annotations

from collections.abc import Callable

from tests.battery import actions, advice, golden, secrets, states, words, worlds
from tests.battery.common import Budget, Subject

Check = Callable[[Subject, Budget], None]

ALL: tuple[Check, ...] = (
    actions.check_legal_lists,
    actions.check_chance_follows_its_weights,
    actions.check_refusals_agree_with_legal,
    actions.check_arrival_orders_commute,
    words.check_notation,
    words.check_spelling,
    words.check_words,
    words.check_drawings,
    advice.check_terms_add_up_to_the_estimate,
    states.check_copies_are_equal_and_independent,
    states.check_asking_changes_nothing,
    states.check_bytes_of_others_are_refused,
    states.check_replays_are_equal,
    states.check_processes_agree,
    states.check_audit,
    states.check_everything_recomputed,
    states.check_games_end,
    secrets.check_two_worlds,
    secrets.check_audiences,
    worlds.check_world_frequencies,
    worlds.check_truth_looks_like_a_world,
    golden.check_golden_games,
    golden.check_perft,
    golden.check_golden_digests,
)
