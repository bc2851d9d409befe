"""Games of a tournament: repeatable, and what becomes of bots that fail."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Iterator
from contextlib import closing
from functools import partial

import pytest

from roundhouse.bots.file_process import FileBotProcess
from roundhouse.bots.levels import Budget, Chosen
from roundhouse.lab import seats
from roundhouse.lab.plan import Plan, match
from roundhouse.lab.play import Player
from roundhouse.lab.played import FORFEITED, Played
from tests.lab.plans import RANDOM_BOT, entrant, plan, same

CRASHES = b"def choose(view, rng, budget):\n    return 1 // 0\n"
EXITS = b"import sys\ndef choose(view, rng, budget):\n    sys.exit('enough')\n"
DIES = b"import os\ndef choose(view, rng, budget):\n    os._exit(3)\n"
ILLEGAL = b"def choose(view, rng, budget):\n    return max(view.legal) + 1_000_000\n"
NEGATIVE = b"def choose(view, rng, budget):\n    return -1\n"
SLEEPS = b"import time\ndef choose(view, rng, budget):\n    time.sleep(60)\n"
HOARDS = b"kept = []\ndef choose(view, rng, budget):\n    while True: kept.append(bytearray(1 << 20))\n"
NOTHING = b"def choose(view, rng, budget):\n    pass\n"


def play(made: Plan, *numbers: int) -> list[Played]:
    with closing(Player(made)) as player:
        return [player.play(number) for number in numbers]


@pytest.mark.parametrize("other", ["random", "search:3"])
@pytest.mark.parametrize("players", [2, 3])
def test_a_game_is_the_same_every_time_and_no_other_is(players: int, other: str) -> None:
    made = plan("greedy", other, players=players, games=6)
    first, again, second = same(play(made, 1, 1, 2))
    assert first == again
    assert first.seed != second.seed
    assert first.scores != second.scores or first.decisions != second.decisions


def test_a_finished_game_tells_all_about_itself() -> None:
    made = plan("greedy", "search:3", players=3, games=6)
    (game,) = play(made, 2)
    planned = match(made, 2)
    names = [made.entrants[bot].name for bot in planned.seats]
    assert (game.seats, game.seed) == (names, planned.seed)
    assert (game.rounds, game.ending) == (2, "round_limit")
    assert game.decisions > 10
    assert [f"p{p + 1}" for p in range(3) if game.places[p] == 1] == game.winners
    best = max(game.scores)
    assert all(game.scores[int(seat[1:]) - 1] == best for seat in game.winners)
    assert set(game.thinking) == {"greedy", "search:3"}
    thought = game.thinking["search:3"]
    assert 0 < thought.longest <= thought.seconds
    assert thought.turns > 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("source", "reason", "detail"),
    [
        (CRASHES, "crashed", "ZeroDivisionError: integer division or modulo by zero, line 2"),
        (EXITS, "crashed", "SystemExit: enough, line 3"),
        (DIES, "died", "its process ended with code 3"),
        (ILLEGAL, "illegal", "action 10"),
        (NEGATIVE, "illegal", "action -1"),
        (NOTHING, "crashed", "it returned 'None', which is no action"),
    ],
    ids=["crashes", "exits", "dies", "illegal", "negative", "nothing"],
)
def test_a_bot_that_fails_forfeits_the_game_and_the_next_one_is_played(source: bytes, reason: str, detail: str) -> None:
    made = plan("greedy", entrant("mine.py", source), "random", games=2)
    failed, whole, again = play(made, 0, 1, 3)  # greedy against mine, greedy against random, mine against greedy
    assert (failed.ending, failed.winners, failed.places) == (FORFEITED, ["p1"], [1, 2])
    (lost,) = failed.forfeits
    assert (lost.seat, lost.bot, lost.reason) == ("p2", "mine.py", reason)
    assert lost.detail.startswith(detail)
    assert (whole.ending, whole.forfeits) == ("round_limit", [])
    assert (again.winners, [one.seat for one in again.forfeits]) == (["p2"], ["p1"])


@pytest.mark.slow
def test_a_bot_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seats, "LEAST_PATIENCE", 0.5)
    made = plan("greedy", entrant("mine.py", SLEEPS), games=2, scale=0.01)
    (game,) = play(made, 0)
    (lost,) = game.forfeits
    assert (lost.reason, lost.detail) == ("time", "no answer within 0.5 s")


@pytest.mark.slow
def test_a_bot_whose_turn_takes_more_of_the_processor_than_it_may_forfeits() -> None:
    busy = b"""import time
def choose(view, rng, budget):
    end = time.process_time() + 0.25
    while time.process_time() < end:
        pass
    return view.legal[0]
"""
    made = plan("greedy", entrant("mine.py", busy), games=2, scale=0.05)
    (game,) = play(made, 0)
    (lost,) = game.forfeits
    assert lost.reason == "time"
    assert re.fullmatch(r"0\.\d\d s of CPU time in a turn of 0\.1 s", lost.detail)
    assert game.winners == ["p1"]
    (whole,) = play(plan("greedy", entrant("mine.py", busy), games=2, scale=10, round_limit="1"), 0)
    assert whole.forfeits == []  # there it has the time


@pytest.mark.slow
def test_a_bot_that_takes_memory_without_end_forfeits_and_the_next_game_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seats, "FileBotProcess", partial(FileBotProcess, memory=64 << 20))
    made = plan("greedy", entrant("mine.py", HOARDS), "random", games=2)
    failed, whole = play(made, 0, 1)
    assert [(lost.bot, lost.reason) for lost in failed.forfeits] == [("mine.py", "memory")]
    assert (failed.winners, whole.forfeits) == (["p1"], [])


@pytest.mark.slow
def test_of_three_players_the_other_two_share_the_win_of_a_forfeited_game() -> None:
    made = plan("greedy", entrant("mine.py", CRASHES), players=3, games=3)
    alone, among = play(made, 1, 0)
    assert (alone.seats, alone.winners) == (["mine.py", "greedy", "greedy"], ["p2", "p3"])
    assert len(among.winners) == 2
    assert among.share(0) == 0.5  # greedy sits at p1


def test_a_player_alone_who_forfeits_has_not_won() -> None:
    made = plan(entrant("mine.py", CRASHES), players=1, game="steam_power")
    (game,) = play(made, 0)
    assert (game.winners, game.ending, game.share(0)) == ([], FORFEITED, 0)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[int, bytes, int]]]:
    """What the bots' processes are asked: (process, view, seed)."""
    found: list[tuple[int, bytes, int]] = []

    class Listening(FileBotProcess):
        def choose(self, view: bytes, seed: int, *rest: float) -> object:  # type: ignore[override]
            found.append((self.pid, view, seed))
            return super().choose(view, seed, *rest)  # type: ignore[arg-type]

        def choose_as(self, kind: str, view: bytes, seed: int, budget: Budget) -> Chosen:
            found.append((self.pid, view, seed))
            return super().choose_as(kind, view, seed, budget)

    monkeypatch.setattr(seats, "FileBotProcess", Listening)
    return iter([found])


@pytest.mark.slow
def test_each_seat_has_a_process_of_its_own_which_sees_only_that_seat(
    asked: Iterator[list[tuple[int, bytes, int]]],
) -> None:
    made = plan("greedy", entrant("mine.py", RANDOM_BOT), players=3, games=3)
    (game,) = play(made, 0)  # greedy at p1
    found = next(asked)
    board = made.setup().board
    viewers: dict[int, set[int]] = {}
    for process, view, _ in found:
        viewers.setdefault(process, set()).add(int(board.view_from_bytes(view).player))
    assert sorted(viewers.values(), key=str) == [{0}, {1}, {2}]
    assert os.getpid() not in viewers
    seeds = [seed for *_, seed in found]
    assert len(set(seeds)) == len(seeds)
    assert game.seed not in seeds


@pytest.mark.slow
def test_a_bot_of_the_house_whose_process_dies_forfeits_and_the_next_game_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Dying(FileBotProcess):
        asked = 0

        def choose_as(self, kind: str, view: bytes, seed: int, budget: Budget) -> Chosen:
            Dying.asked += 1
            if Dying.asked == 3:
                os.kill(self.pid, signal.SIGKILL)
            return super().choose_as(kind, view, seed, budget)

    monkeypatch.setattr(seats, "FileBotProcess", Dying)
    failed, whole = play(plan("search:2", "greedy", games=2), 0, 1)
    assert [(lost.reason, lost.detail) for lost in failed.forfeits] == [("died", "its process ended with code -9")]
    assert (failed.ending, whole.ending, whole.forfeits) == (FORFEITED, "round_limit", [])
