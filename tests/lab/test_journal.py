"""The file of a tournament: nothing is lost, nothing is mixed up."""

from __future__ import annotations

import resource
from pathlib import Path

import pytest

from roundhouse.lab.journal import BadJournal, Journal
from roundhouse.lab.plan import Plan, match
from roundhouse.lab.played import Played, line
from tests.lab.plans import RANDOM_BOT, entrant, plan, played

PLAN = plan("greedy", "random", games=10)


def game(number: int, of: Plan = PLAN) -> Played:
    return played(number, ["greedy", "random"], ["p1"], seed=match(of, number).seed)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = tmp_path / "games.jsonl"
    with Journal(found, PLAN) as journal:
        for number in (3, 0, 7):
            journal.add(game(number))
    return found


def problem(path: Path, of: Plan = PLAN) -> dict[str, object]:
    before = path.read_bytes()
    with pytest.raises(BadJournal) as caught:
        Journal(path, of)
    assert path.read_bytes() == before
    return {"id": caught.value.message.id, **caught.value.message.args}


def test_what_was_played_is_there_again(path: Path) -> None:
    with Journal(path, PLAN) as journal:
        assert journal.games == [game(3), game(0), game(7)]


def test_every_game_is_in_the_file_at_once(tmp_path: Path) -> None:
    with Journal(tmp_path / "games.jsonl", PLAN) as journal:
        journal.add(game(0))
        assert (tmp_path / "games.jsonl").read_bytes().endswith(line(game(0)))


@pytest.mark.parametrize("cut", [1, 10, 200])
def test_a_torn_last_line_is_left_out_and_written_over(path: Path, cut: int) -> None:
    path.write_bytes(path.read_bytes()[:-cut])
    with Journal(path, PLAN) as journal:
        assert journal.games == [game(3), game(0)]
        journal.add(game(7))
    with Journal(path, PLAN) as journal:
        assert journal.games == [game(3), game(0), game(7)]


def test_a_file_that_was_cut_off_in_its_first_line_is_begun_again(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5])
    with Journal(path, PLAN) as journal:
        assert journal.games == []
        journal.add(game(1))
    with Journal(path, PLAN) as journal:
        assert journal.games == [game(1)]


def test_other_arguments_are_refused_and_the_difference_is_told(path: Path) -> None:
    found = problem(path, plan("greedy", "random", games=12))
    assert found["id"] == "arena-journal-differs"
    assert (found["what"], found["kept"], found["wanted"]) == ("games", "10", "12")
    assert problem(path, plan("greedy", "random", games=10, seed=2))["what"] == "seed"
    assert problem(path, plan("greedy", "search:5", games=10))["what"] == "bots"
    assert problem(path, plan("greedy", "random", games=10, scale=0.5))["what"] == "scale"


def test_a_bot_that_was_edited_is_refused(tmp_path: Path) -> None:
    one, two = (plan("greedy", entrant("bot.py", source)) for source in (RANDOM_BOT, RANDOM_BOT + b"#"))
    Journal(tmp_path / "games.jsonl", one).__exit__()
    assert problem(tmp_path / "games.jsonl", two)["what"] == "bots"


@pytest.mark.parametrize("text", [b"my diary\n", b"my diary", b"{}\n", b"\n"])
def test_another_file_is_left_alone(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "diary").write_bytes(text)
    assert problem(tmp_path / "diary")["id"] == "arena-journal-other"


@pytest.mark.parametrize(
    "bad",
    [b"nonsense\n", b"{}\n", line(game(0)), line(played(5, ["greedy", "random"], [])), line(played(99, ["a"], []))],
)
def test_a_line_that_is_no_game_of_the_tournament_is_named(path: Path, bad: bytes) -> None:
    path.write_bytes(path.read_bytes() + bad)
    assert problem(path) == {"id": "arena-journal-line", "file": str(path), "line": 5}


def test_a_full_disk_is_told_and_what_was_written_is_there(path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 100, hard))  # not enough for a line
    try:
        with Journal(path, PLAN) as journal, pytest.raises(BadJournal) as caught:
            journal.add(game(5))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert caught.value.message.id == "cli-save-failed"
    with Journal(path, PLAN) as journal:
        assert journal.games == [game(3), game(0), game(7)]


def test_only_one_tournament_writes_to_a_file(path: Path) -> None:
    with Journal(path, PLAN):
        assert problem(path)["id"] == "arena-journal-busy"
