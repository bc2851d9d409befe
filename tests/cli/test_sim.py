"""The command `sim`: the keys that scripts rely on, and that the games do not depend on how they are played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import roundhouse
from roundhouse.cli import sim
from roundhouse.cli.main import main
from roundhouse.core import registry

Capture = pytest.CaptureFixture[str]

KEYS = [
    "game",
    "players",
    "games",
    "seed",
    "build",
    "decisions",
    "choices",
    "seconds",
    "decisions_per_second",
    "mean_rounds",
    "mean_scores",
    "wins_by_seat",
    "endings",
    "digest",
]


def simulated(capsys: Capture, *arguments: str) -> dict[str, Any]:
    """What `sim --json` printed, which must be one JSON object and nothing else."""
    assert main(["sim", "siberia", *arguments, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.count("\n") == 1
    found = json.loads(out)
    assert isinstance(found, dict)
    return found


def test_the_keys_are_those_that_scripts_rely_on(capsys: Capture) -> None:
    found = simulated(capsys, "--players", "3", "--games", "4", "--seed", "5", "--bots", "random")
    assert list(found) == KEYS
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("siberia", 3, 4, 5)
    assert found["build"] == ("native" if roundhouse.NATIVE else "interpreted")
    assert 0 < found["choices"] <= found["decisions"]
    assert len(found["mean_scores"]) == 3
    assert sum(found["wins_by_seat"]) == pytest.approx(4)
    assert list(found["endings"]) == list(registry.game("siberia").endings)
    assert sum(found["endings"].values()) == 4
    assert len(found["digest"]) == 64


def test_the_option_moves_adds_what_happened_in_the_same_games(capsys: Capture) -> None:
    run = ("--players", "2", "--games", "6", "--seed", "5", "--bots", "random")
    plain, found = simulated(capsys, *run), simulated(capsys, *run, "--moves")
    assert list(found) == [*KEYS, "rounds", "mean_parts", "wins_by_order", "verbs", "moves", "chance"]
    assert found["digest"] == plain["digest"]
    assert sum(found["moves"].values()) == found["decisions"]
    assert sum(sum(verbs.values()) for verbs in found["verbs"].values()) == found["decisions"]
    assert found["rounds"]["0 %"] <= found["mean_rounds"] <= found["rounds"]["100 %"]
    assert sum(found["mean_parts"].values()) == pytest.approx(sum(found["mean_scores"]) / 2)
    assert sum(found["wins_by_order"]) == pytest.approx(6)
    assert sum(found["chance"].values()) > 0


def test_moves_of_bots_that_search_are_counted_too(capsys: Capture) -> None:
    run = ("--players", "2", "--games", "2", "--bots", "search:2,greedy", "--option", "round_limit=2")
    plain, found = simulated(capsys, *run), simulated(capsys, *run, "--moves")
    assert found["digest"] == plain["digest"]
    assert sum(found["moves"].values()) == found["decisions"]
    assert sum(found["wins_by_order"]) == sum(found["wins_by_seat"])
    assert sum(found["mean_parts"].values()) == pytest.approx(sum(found["mean_scores"]) / 2)


@pytest.mark.parametrize("bots", ["random", "greedy", "greedy,random"])
def test_the_digest_does_not_depend_on_the_pieces_of_a_run(
    bots: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ["--players", "2", "--games", "7", "--seed", "3", "--bots", bots, "--option", "round_limit=2"]
    digests = set()
    for chunk in (0.0, 0.001, 1000.0):
        monkeypatch.setattr(sim, "CHUNK", chunk)
        digests.add(simulated(capsys, *arguments)["digest"])
    assert len(digests) == 1


@pytest.mark.parametrize("other", [["--seed", "4"], ["--games", "3"], ["--bots", "greedy,random"], ["--players", "3"]])
def test_other_arguments_give_another_digest(other: list[str], capsys: Capture) -> None:
    usual = ["--players", "2", "--games", "2", "--seed", "3"]
    assert simulated(capsys, *usual)["digest"] != simulated(capsys, *usual, *other)["digest"]


def test_one_name_fills_all_seats(capsys: Capture) -> None:
    usual = ["--players", "2", "--games", "2"]
    assert (
        simulated(capsys, *usual, "--bots", "greedy")["digest"]
        == simulated(capsys, *usual, "--bots", "greedy,greedy")["digest"]
    )


def test_an_option_reaches_the_game(capsys: Capture) -> None:
    found = simulated(capsys, "--players", "2", "--games", "2", "--option", "round_limit=1")
    assert found["mean_rounds"] == 1
    assert found["endings"]["round_limit"] == 2


def test_a_search_thinks_in_a_process_of_its_own(capsys: Capture) -> None:
    usual = ["--players", "2", "--games", "2", "--bots", "search:3,random", "--option", "round_limit=1"]
    one, two = (simulated(capsys, *usual) for _ in range(2))
    assert one["digest"] == two["digest"]
    assert one["games"] == 2


def test_data_of_ones_own_is_played_with(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(registry.game("siberia").load_data().text, encoding="utf-8")
    usual = ["--players", "2", "--games", "2"]
    assert simulated(capsys, *usual, "--data", str(path))["games"] == 2


@pytest.mark.parametrize("text", ["not toml", "game = 'siberia'", None])
def test_faulty_data_is_told_in_one_sentence_with_exit_code_1(
    text: str | None, capsys: Capture, tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    assert main(["sim", "siberia", "--players", "2", "--data", str(path)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "mine.toml" in err


def test_people_get_a_small_table(capsys: Capture) -> None:
    assert main(["sim", "siberia", "--players", "2", "--games", "3", "--bots", "greedy,random"]) == 0
    out, err = capsys.readouterr()
    lines = out.split("\n")
    assert err == ""
    assert lines[0].startswith("siberia, 2 players, 3 games, seed 0, ")
    assert lines[2].split() == ["seat", "bot", "mean", "score", "wins", "share"]
    assert [line.split()[:2] for line in lines[3:5]] == [["p1", "greedy"], ["p2", "random"]]
    assert lines[-2].startswith("digest ")


def test_a_progress_bar_is_drawn_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert main(["sim", "siberia", "--players", "2", "--games", "3", "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["games"] == 3
    assert " games" in err
