"""The command `bench`: its arithmetic and its keys. The speed itself is for people and for the CI's own job."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from roundhouse.bots.manners import manner_of
from roundhouse.bots.players import advisor_of
from roundhouse.bots.search import Manner
from roundhouse.cli import bench, bench_worker, peers
from roundhouse.cli.bench import Runs, summary
from roundhouse.cli.bench_worker import Speed
from roundhouse.cli.common import BadFile
from roundhouse.cli.main import main
from roundhouse.core import registry
from roundhouse.core.game import legal
from roundhouse.core.rng import Rng
from roundhouse.core.setup import setup
from roundhouse.core.state import Advisor, View

Capture = pytest.CaptureFixture[str]


def speeds(*of_four: float) -> list[Speed]:
    return [Speed({"2": 1.0, "4": speed}, 2.0 * speed, 3.0 * speed, 100) for speed in of_four]


def test_medians_and_ratios() -> None:
    runs = Runs(
        {"siberia": {"native": speeds(900, 4000, 1000), "interpreted": speeds(30, 20, 25)}}, {"other": [10, 9, 99]}
    )
    assert summary(runs) == {
        "games": {
            "siberia": {
                "native": {
                    "decisions_per_second": 1000,
                    "decisions_per_second_by_players": {"2": 1, "4": 1000},
                    "copy_us": 2000.0,
                    "search_iterations_per_second": 3000,
                    "state_bytes": 100,
                },
                "interpreted": {
                    "decisions_per_second": 25,
                    "decisions_per_second_by_players": {"2": 1, "4": 25},
                    "copy_us": 50.0,
                    "search_iterations_per_second": 75,
                    "state_bytes": 100,
                },
                "ratio": 40.0,
            }
        },
        "peers": {"other": {"decisions_per_second": 10, "ratio": 100.0}},
    }


def fake(command: list[str], environment: dict[str, str]) -> str:
    """What the measuring processes would print, without the measuring."""
    if "-c" in command:
        return "\n"
    if "roundhouse.cli.bench_worker" not in command:
        return "50\n"
    speed = 100.0 if environment["ROUNDHOUSE_PURE"] == "1" else 1000.0
    return json.dumps(asdict(Speed({"2": 1.0, "4": speed}, 1.0, 7.0, 9)))


def test_json_is_one_object_and_nothing_else(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(bench, "_output", fake)
    monkeypatch.setattr(peers, "catanatron", lambda: ["python", "script"])
    assert main(["bench", "--json", "--peers"]) == 0
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert err == ""
    assert list(found["games"]) == list(registry.NAMES)
    assert found["games"]["siberia"]["ratio"] == 10
    assert found["peers"]["catanatron"] == {"decisions_per_second": 50, "ratio": 20.0}


def test_people_get_a_table(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(bench, "_output", fake)
    assert main(["bench", "--rounds", "1"]) == 0
    out = capsys.readouterr().out
    assert "siberia native " in out
    assert "siberia: native is 10.0 times as fast as interpreted." in out


def test_without_native_modules_it_says_so_with_exit_code_1(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(bench, "_output", lambda command, environment: "no working C compiler\n")
    assert main(["bench"]) == 1
    assert capsys.readouterr() == ("", "There are no native modules to measure: no working C compiler.\n")


def test_a_measuring_process_that_fails_is_told_in_one_sentence(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.executable", "false")
    assert main(["bench"]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_what_is_measured_is_a_choice_in_the_middle_of_a_game() -> None:
    state = bench_worker.halfway(setup("siberia", 4, {}).board)
    assert state.actor() >= 0
    assert len(legal(state, int(state.actor()))) > 1
    assert state.round() >= 1


def test_the_search_that_is_measured_is_that_of_the_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """With advisor and manner, and so many iterations as are counted."""
    made: list[tuple[object, object]] = []

    class Watched:
        def __init__(self, view: View, rng: Rng, advisor: Advisor, manner: Manner) -> None:
            made.append((advisor, manner))

        def think(self, iterations: int) -> None:
            assert iterations == 17

    monkeypatch.setattr(bench_worker, "Searcher", Watched)
    for name in registry.NAMES:
        state = bench_worker.halfway(setup(name, 2, {}).board)
        assert bench_worker.searched(state.view(state.actor()), 17, 1) == 17
        assert made.pop() == (advisor_of(state.board), manner_of(state.board))


def test_the_figures_of_all_games_are_told_under_their_keys(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(bench, "_output", fake)
    assert main(["bench", "--json", "--rounds", "1"]) == 0
    found = json.loads(capsys.readouterr().out)
    for name in registry.NAMES:
        for build in ("native", "interpreted"):
            assert {"decisions_per_second", "copy_us", "search_iterations_per_second"} <= set(
                found["games"][name][build]
            )


def test_a_rate_is_the_count_by_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(10**6))
    monkeypatch.setattr("time.process_time", lambda: next(clock) * 0.01)  # every piece takes 0.01 s
    done: list[int] = []

    def work(n: int, seed: int) -> int:
        done.append(n)
        return 5 * n

    rate = bench_worker.rate(work)
    assert rate == pytest.approx(5 * sum(done[1:]) / (0.01 * len(done[1:])))


@pytest.mark.parametrize("name", registry.NAMES)
def test_one_real_round_of_the_worker(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_worker, "SPELL", 0.01)
    speed = bench_worker.measure(name)
    assert list(speed.decisions_per_second) == ["2", "4"]
    assert min(*speed.decisions_per_second.values(), speed.copy_us, speed.search_iterations_per_second) > 0


def test_a_peer_lives_in_the_cache_of_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    commands: list[list[str]] = []

    def do(command: list[str], name: str) -> None:
        commands.append(command)
        if "venv" in command:
            python = Path(command[-1]) / "bin" / "python"
            python.parent.mkdir(parents=True)
            python.touch()

    monkeypatch.setattr(peers, "_do", do)
    first = peers.catanatron()
    assert first[0].startswith(str(tmp_path / "roundhouse" / "peers"))
    assert commands[1][-1] == peers.CATANATRON
    assert capsys.readouterr().err.startswith("Installing catanatron==")
    assert peers.catanatron() == first
    assert len(commands) == 2  # made once


def test_a_peer_that_cannot_be_installed_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file" / "folder"))
    (tmp_path / "file").touch()
    with pytest.raises(BadFile) as caught:
        peers.catanatron()
    assert caught.value.message.id == "cli-bench-no-peer"
