"""The greedy player: it builds connections and delivers over them, and that is enough against chance."""

from __future__ import annotations

import pytest

import roundhouse
from roundhouse.core.drive import Tally, play_games
from roundhouse.core.rng import stream
from roundhouse.core.state import CHANCE, OVER, Advisor, buffer, legal_list
from roundhouse.games.steamrollers.advice import SteamRollersAdvisor
from roundhouse.games.steamrollers.advice_paths import FAR, LAYERS, REACH, Explorer, lay, paths_of, with_track
from roundhouse.games.steamrollers.advice_terms import TERMS
from roundhouse.games.steamrollers.moves import N_CITIES, N_SHAPES
from roundhouse.games.steamrollers.network import draw_track
from roundhouse.games.steamrollers.position import JOINS
from roundhouse.games.steamrollers.state import SteamRollersState
from tests.games.steamrollers.table import BY_DEFAULT, DATA_TEXT, STEAMROLLERS, Game, board, line, new_game

GAMES = 40 if roundhouse.NATIVE else 1
ONE_THREE = line("f2", "f3", "e4", "d4")
THREE_TWO = line("d4", "c5", "b5", "b6")


def advised(game: Game) -> str:
    """What the greedy player would do in the place of whoever is asked."""
    state, seat = game.engine.state, game.engine.seat()
    action = SteamRollersAdvisor(state.board).choose(state.view(seat), stream(1, 1))
    return STEAMROLLERS.notation(state, seat, int(action))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_wins_at_least_95_of_100_games_against_random_players(players: int) -> None:
    our_board = board(players, tuple(BY_DEFAULT.items()), DATA_TEXT)
    wins = 0.0
    for seat in range(players):
        tally = Tally(players, len(STEAMROLLERS.endings))
        seats: list[Advisor | None] = [STEAMROLLERS.advisor(our_board) if p == seat else None for p in range(players)]
        play_games(our_board, seats, seat, 0, GAMES, tally)
        wins += tally.wins[seat]
    assert wins >= 0.95 * GAMES * players


def test_it_draws_the_track_that_completes_a_connection() -> None:
    """One track of three is missing, and the die and the black die allow it."""
    game = new_game(goods={1: ["red"] * 4}).draw("p1", *ONE_THREE, *THREE_TWO[1:]).cross("p1", 1, 2)
    game.wait_for("p1", 3).play("choose 3")
    assert advised(game) == THREE_TWO[0]


def test_in_the_last_round_it_takes_the_die_that_delivers_farthest() -> None:
    """Red goods lie on 1, two cities from home, and on 3, one city from home; the engine is strong enough for both."""
    game = new_game(goods={1: ["red"] * 4, 3: ["red"] * 4}, round_limit=8).draw("p1", *ONE_THREE, *THREE_TWO)
    game.cross("p1", 1, 2, 3).wait_for("p1", 1, 3)
    assert game.look()["round"] == 8
    assert advised(game) == "choose 1"
    game.play("choose 1")
    assert advised(game) == "deliver red 1>2"


def test_it_hands_in_an_order_as_soon_as_its_turn_ends() -> None:
    """SR-8.2: order 6a of the tests' data; the action comes first, then the order that can be filled."""
    game = new_game(orders="on", goods={1: ["red", "red", "red", "blue"]}).draw("p1", *ONE_THREE, *THREE_TWO)
    game.cross("p1", 1, 2)
    handed_in = ""
    for _ in range(3):
        game.wait_for("p1", 1).play("choose 1", "deliver red 1>2")
        if game.legal("order"):
            handed_in = advised(game)
            break
    assert handed_in.startswith("order ")


def test_the_advised_action_is_the_one_it_finds_worth_most() -> None:
    game = new_game().wait_for("p1", 4).play("choose 4")
    state = game.engine.state
    advisor = SteamRollersAdvisor(state.board)
    view = state.view(0)
    worth = {action: advisor.worth(view, action) for action in legal_list(state, 0)}
    assert worth[int(advisor.choose(view, stream(1, 1)))] == max(worth.values())
    assert len(set(worth.values())) > 1


def test_advice_does_not_depend_on_what_was_asked_before() -> None:
    """A plan is kept while the situation stays the same; another situation in between must not shine through."""
    first = new_game(goods={1: ["red"] * 4}).wait_for("p1", 4).play("choose 4")
    second = new_game(goods={6: ["red"] * 4}).draw("p1", *ONE_THREE).wait_for("p1", 2).play("choose 2")
    asked = SteamRollersAdvisor(first.engine.state.board)
    for game in (first, second, first):
        state = game.engine.state
        fresh = SteamRollersAdvisor(state.board)
        for action in legal_list(state, 0):
            assert asked.worth(state.view(0), action) == fresh.worth(state.view(0), action)


def test_advice_on_many_positions_is_the_same_with_and_without_memory() -> None:
    """Plans and paths are kept from one question to the next: an advisor that was asked much judges like a new one."""
    state = board(2, tuple(BY_DEFAULT.items()), DATA_TEXT).new_state()
    asked = SteamRollersAdvisor(state.board)
    rng, out = stream(11, 0), buffer(state.board)
    checked = 0
    while state.actor() != OVER and checked < (300 if roundhouse.NATIVE else 6):
        seat = state.actor()
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(rng, out))
            continue
        view = state.view(seat)
        chosen = asked.choose(view, rng)
        assert chosen == SteamRollersAdvisor(state.board).choose(view, rng)
        for player in range(2):
            assert asked.estimate(state, player) == SteamRollersAdvisor(state.board).estimate(state, player)
        legal = legal_list(state, seat)
        state.apply(seat, chosen if checked % 5 else legal[rng.below(len(legal))])
        checked += 1
    assert checked > 5


def test_an_estimate_counts_points_and_not_the_hurry_to_the_end() -> None:
    """One action is left. A delivery takes 1.2 actions on average and brings 2 points: 100 / 120 * 200 = 166, of which
    80 % are counted. The greedy player's own plan counts points besides for goods that bring the end nearer."""
    game = new_game(goods={1: ["red"] * 4, 3: ["red"] * 4}, round_limit=8).draw("p1", *ONE_THREE, *THREE_TWO)
    state = game.cross("p1", 1, 2, 3).wait_for("p1", 1, 3).engine.state
    advisor = SteamRollersAdvisor(state.board)
    terms = dict(zip(TERMS, advisor.terms(state, 0), strict=True))
    assert {name: points for name, points in terms.items() if points} == {"network": 200, "to_deliver": 132}
    assert advisor.estimate(state, 0) == 332


def test_a_lead_counts_the_more_the_nearer_the_end_is() -> None:
    """In the last round 1.2 times the root of 2.5 points, with 9 rounds more to come the root of 11.5."""
    for limit, lead in ((1, 189), (10, 406)):
        state = new_game(round_limit=limit).wait_for("p1", 1).engine.state
        assert state.round() == 1
        assert SteamRollersAdvisor(state.board).clear_lead(state) == lead


def test_a_player_with_connections_and_an_engine_expects_more_than_one_without() -> None:
    game = new_game(goods={1: ["red"] * 4}).draw("p1", *ONE_THREE, *THREE_TWO).cross("p1", 1, 2).end_round()
    state = game.engine.state
    advisor = SteamRollersAdvisor(state.board)
    assert advisor.estimate(state, 0) > advisor.estimate(state, 1) + advisor.clear_lead(state)


def sheet_of(seed: int, tracks: int) -> SteamRollersState:
    """Our map with some tracks of a player drawn at random."""
    state = board(2, tuple(BY_DEFAULT.items()), DATA_TEXT).new_state()
    assert isinstance(state, SteamRollersState)
    rng = stream(seed, 0)
    for _ in range(tracks):
        cell = rng.below(state.sheet.n_hexes)
        if state.track[cell] == 0:
            draw_track(state, 0, cell, rng.below(N_SHAPES))
    return state


@pytest.mark.parametrize("seed", range(12))
def test_a_path_that_is_laid_joins_its_cities_with_as_many_tracks_as_were_counted(seed: int) -> None:
    """Every pair of cities, with and without a town on the way, on sheets with up to eleven tracks."""
    state = sheet_of(seed, seed)
    n = state.sheet.n_hexes
    explorer = Explorer(state.sheet)
    paths = paths_of(explorer, 0, state.track[:n])
    assert paths_of(explorer, 0, state.track[:n]) is paths
    checked = 0
    for join in range(len(paths.cost)):
        cost = paths.cost[join]
        here, there = join // LAYERS // N_CITIES, join // LAYERS % N_CITIES
        if here == there or cost > REACH or cost == 0:
            continue
        assert cost == paths.cost[(there * N_CITIES + here) * LAYERS + join % LAYERS]
        sheet = state.track[:n]
        lay(paths, state.sheet, 0, join, sheet)
        after = state.copy()
        assert isinstance(after, SteamRollersState)
        drawn = [cell for cell in range(n) if sheet[cell] != state.track[cell]]
        for cell in drawn:
            draw_track(after, 0, cell, sheet[cell] - 1)
            assert with_track(paths, state.sheet, join, cell, sheet[cell] - 1) == cost - 1
        assert len(drawn) == cost
        distances = after.joins[here * N_CITIES + there]
        assert distances & ~state.joins[here * N_CITIES + there] & (-4 if join % LAYERS else 2) != 0
        checked += 1
    assert checked > 20
    assert len(state.joins) == 2 * JOINS
    assert max(paths.cost) == FAR
