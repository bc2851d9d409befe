"""The loops that drive whole games: they count rightly, leave their root alone, and repeat themselves."""

from __future__ import annotations

import pytest

from roundhouse.core.drive import Tally, audited, copies, play_games, playouts
from roundhouse.core.registry import NAMES, game
from roundhouse.core.rng import stream
from roundhouse.core.setup import Setup, setup
from roundhouse.core.state import CHANCE, OVER, Advisor, buffer


@pytest.fixture(params=NAMES)
def table(request: pytest.FixtureRequest) -> Setup:
    return setup(request.param, game(request.param).min_players, {})


def test_playouts_count_the_players_decisions_and_leave_the_root_alone(table: Setup) -> None:
    root = table.board.new_state()
    before = root.to_bytes()
    state, rng, out, decisions = root.copy(), stream(2, 2), buffer(table.board), 0
    while (who := state.actor()) != OVER:
        if who == CHANCE:
            state.apply(CHANCE, state.sample_chance(rng, out))
        else:
            state.apply(who, out[rng.below(state.legal(who, out))])
            decisions += 1
    assert playouts(root, stream(2, 2), 1) == decisions
    assert playouts(root, stream(2, 2), 3) > decisions
    copies(root, 3)
    assert root.to_bytes() == before


def test_games_played_in_pieces_are_the_games_played_at_once(table: Setup) -> None:
    seats: list[Advisor | None] = [None] * table.players
    whole, pieces = Tally(table.players, len(table.game.endings)), Tally(table.players, len(table.game.endings))
    play_games(table.board, seats, 5, 0, 6, whole)
    play_games(table.board, seats, 5, 0, 2, pieces)
    play_games(table.board, seats, 5, 2, 4, pieces)
    assert (whole.hash, whole.decisions, whole.choices) == (pieces.hash, pieces.decisions, pieces.choices)
    assert whole.games == 6 == sum(whole.endings)
    won = round(sum(whole.wins), 9)
    assert won == 6 or (table.players == 1 and won in range(6))  # a player alone may lose
    assert 0 < whole.choices < whole.decisions


def test_another_seed_gives_other_games(table: Setup) -> None:
    hashes = set()
    seats: list[Advisor | None] = [None] * table.players
    for seed in range(4):
        tally = Tally(table.players, len(table.game.endings))
        play_games(table.board, seats, seed, 0, 1, tally)
        hashes.add(tally.hash)
    assert len(hashes) == 4


def test_an_audited_game_of_sound_rules_breaks_no_law(table: Setup) -> None:
    decisions, law = audited(table.board, stream(3, 3))
    assert decisions > 0
    assert law == ""
