"""The plan of a tournament: all seats equally often, every game with a seed of its own."""

from __future__ import annotations

import dataclasses
from collections import Counter

import msgspec
import pytest

from roundhouse.bots.levels import LEVELS, Effort
from roundhouse.lab.plan import fingerprint, games_each, line_ups, match, matches, seed_of, total
from tests.lab.plans import RANDOM_BOT, entrant, plan


def test_two_players_change_seats() -> None:
    made = plan("greedy", "random", games=6)
    found = Counter(game.seats for game in matches(made))
    assert found == {(0, 1): 3, (1, 0): 3}


def test_of_more_players_one_plays_among_others_and_the_other_way_round() -> None:
    made = plan("greedy", "random", players=4, games=8)
    found = Counter(game.seats for game in matches(made))
    alone = [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    turned = [tuple(1 - bot for bot in seats) for seats in alone]
    assert found == dict.fromkeys([*alone, *turned], 2)


def test_of_three_bots_all_pairs_are_compared() -> None:
    assert line_ups(plan("greedy", "random", "search:5")) == [(0, 1), (0, 2), (1, 2)]
    assert line_ups(plan("greedy", "random", "search:5", players=3)) == [
        (0, 1),
        (0, 2),
        (1, 0),
        (1, 2),
        (2, 0),
        (2, 1),
    ]


@pytest.mark.parametrize("players", [2, 4])
def test_in_a_challenge_only_the_first_bot_is_compared_with_the_others(players: int) -> None:
    made = msgspec.structs.replace(plan("greedy", "random", "search:5", players=players, games=8), challenge=True)
    assert line_ups(made) == [(0, 1), (0, 2)]
    assert fingerprint(made) != fingerprint(msgspec.structs.replace(made, challenge=False))
    places = Counter((game.b, game.seats.index(0)) for game in matches(made))
    assert places == {(b, seat): 8 // players for b in (1, 2) for seat in range(players)}
    assert {game.seats.count(0) for game in matches(made)} == {1}


def test_a_player_alone_plays_for_itself() -> None:
    made = plan("greedy", "random", players=1, games=3, game="steam_power")
    assert Counter(game.seats for game in matches(made)) == {(0,): 3, (1,): 3}


@pytest.mark.parametrize(("players", "asked", "played"), [(2, 5, 6), (2, 6, 6), (3, 1, 3), (4, 50, 52)])
def test_games_are_rounded_up_until_all_seats_come_up_equally_often(players: int, asked: int, played: int) -> None:
    made = plan("greedy", "random", players=players, games=asked)
    assert games_each(made) == played
    places = Counter((game.a, game.seat) for game in matches(made))
    assert len(set(places.values())) == 1
    assert sum(places.values()) == total(made) == played * (1 if players == 2 else 2)


def test_a_tournament_that_is_cut_short_has_compared_all_pairs_alike() -> None:
    made = plan("greedy", "random", "search:5", games=100)
    first = Counter((match(made, n).a, match(made, n).b) for n in range(30))
    assert set(first.values()) == {10}


def test_every_game_has_a_seed_of_its_own() -> None:
    made = plan("greedy", "random", "search:5", players=4, games=2000)
    seeds = [game.seed for game in matches(made)]
    assert len(seeds) == 12_000
    assert len(set(seeds)) == len(seeds)
    assert not set(seeds) & {seed_of(2, n) for n in range(12_000)}  # nor does another run share one
    assert all(0 <= seed < 1 << 63 for seed in seeds)


@pytest.mark.parametrize("other", [{"games": 5}, {"seed": 2}, {"scale": 2.0}, {"players": 3}, {"round_limit": "3"}])
def test_another_argument_is_another_tournament(other: dict[str, int]) -> None:
    assert fingerprint(plan("greedy", "random", **other)) != fingerprint(plan("greedy", "random"))  # type: ignore[arg-type]


def test_a_file_that_was_edited_is_another_bot() -> None:
    one, two = (plan("greedy", entrant("bot.py", source)) for source in (RANDOM_BOT, RANDOM_BOT + b"#"))
    assert fingerprint(one) != fingerprint(two)


def test_games_of_levels_that_were_set_otherwise_are_no_part_of_a_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    made = plan("easy", "greedy")
    before = fingerprint(made)
    assert before["levels"] == ["easy 40:0.1:30:0.1:1:1:1"]
    easy = LEVELS["easy"]
    other = dataclasses.replace(easy, efforts={**easy.efforts, "siberia": Effort(41, 30)})
    monkeypatch.setitem(LEVELS, "easy", other)
    assert fingerprint(made)["levels"] == ["easy 41:0.1:30:0.1:1:1:1"]
    assert {key for key, value in fingerprint(made).items() if value != before[key]} == {"levels"}
