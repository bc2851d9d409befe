"""What a tournament adds up to, counted by hand."""

from __future__ import annotations

import pytest

from roundhouse.lab.intervals import wilson
from roundhouse.lab.played import FORFEITED, Lost, Played, Thinking
from roundhouse.lab.results import forfeits, pairs, results, solo, thinking
from tests.lab.plans import plan, played


def test_a_pair_counts_wins_and_parts_of_shared_ones() -> None:
    made = plan("greedy", "random", games=4)
    games = [  # greedy sits at p1, p2, p1, p2
        played(0, ["greedy", "random"], ["p1"]),
        played(1, ["random", "greedy"], ["p1"]),
        played(2, ["greedy", "random"], ["p1", "p2"]),
        played(3, ["random", "greedy"], ["p2"]),
    ]
    (pair,) = pairs(made, games)
    assert (pair.a, pair.b, pair.games, pair.wins_a, pair.draws, pair.win_rate_a) == (
        "greedy",
        "random",
        4,
        2.5,
        1,
        0.625,
    )
    assert (pair.low, pair.high) == wilson(2.5, 4)
    assert pair.fair_share is None


def test_with_three_players_the_fair_share_is_a_third() -> None:
    made = plan("greedy", "random", players=3, games=30)
    games: list[Played] = []
    for number in range(60):  # line-ups take turns: greedy alone wins all but a few, random alone nothing
        seat = number // 2 % 3
        alone, others = ("greedy", "random") if number % 2 == 0 else ("random", "greedy")
        seats = [alone if p == seat else others for p in range(3)]
        wins = number % 2 == 0 and number < 40
        winner = seat if wins else (seat + 1) % 3
        games.append(played(number, seats, [f"p{winner + 1}"]))
    one, other = pairs(made, games)
    assert (one.a, one.wins_a, one.games) == ("greedy", 20, 30)
    assert one.fair_share == pytest.approx(1 / 3)
    assert one.above_fair_share  # 20 of 30: from 0.488 on
    assert (other.a, other.wins_a, other.above_fair_share) == ("random", 0, False)


def test_among_three_a_win_shared_by_the_others_is_no_draw() -> None:
    made = plan("greedy", "random", players=3, games=3)
    shared = played(0, ["greedy", "random", "random"], ["p2", "p3"])
    (pair,) = pairs(made, [shared])
    assert (pair.wins_a, pair.draws) == (0, 0)
    (pair,) = pairs(made, [played(0, ["greedy", "random", "random"], ["p1", "p2", "p3"])])
    assert pair.wins_a == pytest.approx(1 / 3)
    assert pair.draws == 1


def test_who_forfeits_loses_and_it_is_told() -> None:
    made = plan("greedy", "random", games=2)
    lost = Lost("p2", "random", "crashed", "ValueError: no")
    games = [
        played(0, ["greedy", "random"], ["p1"], ending=FORFEITED, forfeits=[lost]),
        played(1, ["random", "greedy"], ["p1"]),
    ]
    (pair,) = pairs(made, games)
    assert (pair.wins_a, pair.draws) == (1, 0)
    (found,) = forfeits(made, games)
    assert (found.bot, found.games, found.played, found.reasons) == ("random", 1, 2, {"crashed": 1})
    assert found.first == "crashed: ValueError: no"


def test_thinking_is_added_up_over_games() -> None:
    made = plan("greedy", "random", games=2)
    thoughts = [Thinking(3.0, 2, 2.5, 1, 2), Thinking(1.0, 2, 0.75, 0, 2)]
    games = [played(n, ["greedy", "random"], ["p1"], thinking={"greedy": thoughts[n]}) for n in range(2)]
    (found,) = thinking(made, games)
    assert (found.bot, found.turns, found.seconds, found.mean_turn, found.longest_turn) == ("greedy", 4, 4.0, 1.0, 2.5)
    assert found.over_share == 0.25
    assert results(made, games, 2, 4.0).over_share == 0.25
    assert results(made, games, 2, 4.0).games_per_second == 0.5


def test_results_tell_what_the_levels_were_set_to() -> None:
    many = results(plan("easy", "greedy", "hard", players=4, games=12), [], 0, 1.0).levels
    assert [one.bot for one in many] == ["easy", "hard"]
    assert [(one.iterations, one.slips) for one in many] == [(40, 30), (640, 4)]
    (two,) = results(plan("hard", "greedy"), [], 0, 1.0).levels
    assert (two.seconds, two.iterations, two.slips) == (1.0, 640, 2)
    assert (two.widen, two.horizon, two.trust) == (1.0, 1, 1.0)


def test_a_player_alone_has_a_mean_score_and_wins_against_the_rival() -> None:
    made = plan("greedy", players=1, games=3, game="steamrollers")
    games = [played(n, ["greedy"], ["p1"] if n else [], scores=[score]) for n, score in enumerate((2, 4, 9))]
    (found,) = solo(made, games)
    assert (found.bot, found.games, found.mean_score, found.wins) == ("greedy", 3, 5, 2)
    assert (found.low, found.high) == wilson(2, 3)


def test_without_a_rival_there_is_nothing_to_win() -> None:
    made = plan("greedy", players=1, games=2, game="steam_power")
    (found,) = solo(made, [played(n, ["greedy"], ["p1"], scores=[10]) for n in range(2)])
    assert (found.mean_score, found.wins, found.win_rate) == (10, None, None)


def test_the_order_in_which_games_were_finished_does_not_matter() -> None:
    made = plan("greedy", "random", games=6)
    games = [
        played(n, ["greedy", "random"] if n % 2 == 0 else ["random", "greedy"], [f"p{1 + n % 3 % 2}"]) for n in range(6)
    ]
    assert results(made, games, 6, 1.0) == results(made, games[::-1], 6, 1.0)
