"""The command `arena`: the keys that scripts rely on, what it refuses, and that Ctrl-C loses nothing."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import roundhouse
from roundhouse.bots.file_process import MEMORY_LIMIT
from roundhouse.cli import arena
from roundhouse.cli.main import main
from roundhouse.core.message import Problem
from roundhouse.lab.play import GRACE
from roundhouse.lab.played import TOLERANCE
from roundhouse.lab.pool import play_here
from roundhouse.lab.seats import FILE_SECONDS, LEAST_PATIENCE, PATIENCE

Capture = pytest.CaptureFixture[str]

SHORT = ("--option", "round_limit=2")
KEYS = [
    "game",
    "players",
    "bots",
    "games",
    "games_planned",
    "games_a_pair",
    "complete",
    "seed",
    "options",
    "scale",
    "build",
    "version",
    "seconds",
    "games_per_second",
    "pairs",
    "ratings",
    "thinking",
    "over_share",
    "levels",
    "forfeits",
]
ROOT = Path(__file__).resolve().parents[2]


def played(capsys: Capture, *arguments: str, game: str = "siberia") -> dict[str, Any]:
    """What `arena --json` printed, which must be one JSON object and nothing else."""
    assert main(["arena", game, *arguments, "--json"]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    found = json.loads(out)
    assert isinstance(found, dict)
    return found


def lines(file: Path) -> list[dict[str, Any]]:
    """The games of a file that `--resume` keeps."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[1:]]


@pytest.mark.slow
def test_the_keys_are_those_that_scripts_rely_on(capsys: Capture) -> None:
    arguments = ["--players", "2", "--bots", "greedy,random,search:2", "--games", "4", "--seed", "9", "--scale", "0.5"]
    found = played(capsys, *arguments, *SHORT, "--workers", "2")
    assert list(found) == KEYS
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("siberia", 2, 12, 9)
    assert (found["bots"], found["scale"], found["complete"]) == (["greedy", "random", "search:2"], 0.5, True)
    assert found["options"]["round_limit"] == 2
    assert (found["build"], found["version"]) == (
        "native" if roundhouse.NATIVE else "interpreted",
        roundhouse.__version__,
    )
    assert found["games_per_second"] == pytest.approx(12 / found["seconds"], rel=0.01)
    names = [(pair["a"], pair["b"], pair["games"]) for pair in found["pairs"]]
    assert names == [("greedy", "random", 4), ("greedy", "search:2", 4), ("random", "search:2", 4)]
    for pair in found["pairs"]:
        assert list(pair) == ["a", "b", "games", "wins_a", "draws", "win_rate_a", "low", "high"]
        assert 0 <= pair["low"] <= pair["win_rate_a"] == pair["wins_a"] / 4 <= pair["high"] <= 1
    assert {rating["bot"] for rating in found["ratings"]} == set(found["bots"])
    assert {one["bot"] for one in found["thinking"]} == set(found["bots"])  # all met the search


@pytest.mark.slow
def test_with_more_than_two_players_the_fair_share_is_told(capsys: Capture) -> None:
    found = played(capsys, "--players", "3", "--bots", "greedy,random", "--games", "7", game="steam_power")
    one, two = found["pairs"]
    assert (one["a"], one["games"], two["a"], two["games"]) == ("greedy", 9, "random", 9)
    assert one["fair_share"] == pytest.approx(1 / 3)
    assert (one["above_fair_share"], two["above_fair_share"]) == (True, False)  # greedy wins all nine
    assert main(["arena", "siberia", "--players", "3", "--bots", "greedy,random", "--games", "1", *SHORT]) == 0
    out, err = capsys.readouterr()
    assert "One seat of the first bot plays among 2 of the second; a fair share of the wins is 33.3%." in out
    assert err == "3 games of each pair instead of 1, so that all 3 seats come up equally often.\n"


@pytest.mark.slow
def test_a_player_alone_is_told_by_score(capsys: Capture) -> None:
    found = played(capsys, "--players", "1", "--bots", "greedy,random", "--games", "5", game="steamrollers")
    assert (found["pairs"], found["ratings"]) == ([], [])
    one, two = found["solo"]
    assert list(one) == ["bot", "games", "mean_score", "score_low", "score_high", "wins", "win_rate", "low", "high"]
    assert (one["bot"], two["bot"], one["games"], two["games"]) == ("greedy", "random", 5, 5)
    assert one["mean_score"] > two["mean_score"]


@pytest.mark.slow
def test_a_tournament_goes_on_where_it_was_left(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ["--players", "2", "--bots", "greedy,random", "--games", "10", *SHORT, "--resume", str(file)]
    whole = played(capsys, *arguments)
    text = file.read_bytes()
    kept = text.splitlines(keepends=True)
    file.write_bytes(b"".join(kept[:5]) + kept[5][:20])  # four games, and what a crash left of the fifth
    again = played(capsys, *arguments)
    assert (again["pairs"], again["ratings"], again["games"]) == (whole["pairs"], whole["ratings"], 10)
    assert len({game["number"] for game in lines(file)}) == len(lines(file)) == 10
    assert b"".join(kept[:5]) == b"".join(file.read_bytes().splitlines(keepends=True)[:5])
    assert len({game["seed"] for game in lines(file)}) == 10
    assert main(["arena", "siberia", *arguments, "--seed", "3"]) == 1
    assert capsys.readouterr().err == f"{file} was begun with other arguments: seed is 0 there and 3 here.\n"


def start(file: Path, *more: str) -> subprocess.Popen[str]:
    """A long tournament in a process of its own."""
    arguments = [
        "arena",
        "siberia",
        "--players",
        "2",
        "--bots",
        "greedy,random",
        "--games",
        "1000000",
        *SHORT,
        "--json",
    ]
    command = [sys.executable, "-P", "-m", "roundhouse", *arguments, "--resume", str(file), "--workers", "2", *more]
    return subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )


def wait_for_games(file: Path, number: int) -> None:
    deadline = time.monotonic() + 120
    while not file.exists() or file.read_bytes().count(b"\n") <= number:
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.slow
def test_ctrl_c_loses_nothing_that_was_played(tmp_path: Path) -> None:
    file, report = tmp_path / "games.jsonl", tmp_path / "report.html"
    running = start(file, "--report", str(report))
    wait_for_games(file, 20)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does: all of its processes hear it
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130, err
    found = json.loads(out)
    assert found["complete"] is False
    assert found["games"] == len(lines(file)) == found["pairs"][0]["games"] > 20
    assert file.read_bytes().endswith(b"}\n")
    assert f"They are in {file}; start again with the same arguments to go on." in err
    assert "Traceback" not in err
    assert "</html>" in report.read_text(encoding="utf-8")
    assert not has_members(running.pid)

    again = start(file)
    wait_for_games(file, found["games"] + 20)
    again.send_signal(signal.SIGINT)
    out, _ = again.communicate(timeout=60)
    more = json.loads(out)
    assert more["games"] == len(lines(file)) > found["games"] + 20
    assert len({game["number"] for game in lines(file)}) == more["games"]


def has_members(group: int) -> bool:
    """Whether there is a process left in the group; one that is about to end gets a moment."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return False
        time.sleep(0.05)
    return True


@pytest.mark.slow
def test_a_process_that_is_killed_leaves_a_file_to_go_on_with(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    running = start(file)
    wait_for_games(file, 20)
    running.kill()
    running.communicate(timeout=60)
    assert not has_members(running.pid)  # its workers ended with it
    again = start(file)
    wait_for_games(file, file.read_bytes().count(b"\n") + 20)
    again.send_signal(signal.SIGINT)
    out, err = again.communicate(timeout=60)
    assert json.loads(out)["games"] == len(lines(file)), err


@pytest.mark.slow
def test_what_was_played_is_shown_even_when_the_tournament_cannot_go_on(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaking(*arguments: Any) -> Any:
        for number, game in enumerate(play_here(*arguments)):
            if number == 3:
                raise Problem("arena-worker-died")
            yield game

    monkeypatch.setattr(arena, "play_here", breaking)
    assert (
        main(["arena", "siberia", "--players", "2", "--bots", "greedy,random", "--games", "8", "--json", *SHORT]) == 1
    )
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert (found["games"], found["complete"]) == (3, False)
    assert err.splitlines() == [
        "A process that played games has ended unexpectedly.",
        "Interrupted: 3 of 8 games are played. They are not kept: --resume FILE keeps them.",
    ]


@pytest.mark.slow
def test_a_bot_that_fails_is_told_everywhere_and_the_others_play_on(capsys: Capture, tmp_path: Path) -> None:
    bot, report = tmp_path / "mine.py", tmp_path / "report.html"
    bot.write_text("def choose(view, rng, budget):\n    raise RuntimeError('no idea')\n", encoding="utf-8")
    arguments = ["--players", "2", "--bots", f"{bot},greedy,random", "--games", "2", *SHORT, "--report", str(report)]
    assert main(["arena", "siberia", *arguments, "--json"]) == 0
    out, err = capsys.readouterr()
    (forfeits,) = json.loads(out)["forfeits"]
    assert (forfeits["bot"], forfeits["games"], forfeits["played"]) == (str(bot), 4, 4)
    assert forfeits["reasons"] == {"crashed": 4}
    assert json.loads(out)["pairs"][2]["games"] == 2
    assert re.search(r"Game \d: .*mine.py \(p\d\) forfeits, for it crashed \(RuntimeError: no idea, line 2\)\.", err)
    assert f"{bot} has forfeited 4 of 4 games.\n" in err
    assert "no idea" in report.read_text(encoding="utf-8")


@pytest.mark.slow
def test_a_name_that_is_an_attack_is_a_name_in_the_report(capsys: Capture, tmp_path: Path) -> None:
    folder = tmp_path / "<"
    folder.mkdir()
    bot = folder / "script><img src=x onerror=alert(1)>.py"
    bot.write_text("def choose(view, rng, budget):\n    return view.legal[0]\n", encoding="utf-8")
    report = tmp_path / "report.html"
    found = played(capsys, "--players", "2", "--bots", f"{bot},random", "--games", "2", *SHORT, "--report", str(report))
    assert found["bots"][0].endswith("</script><img src=x onerror=alert(1)>.py")
    text = report.read_text(encoding="utf-8")
    assert "<img" not in text
    assert text.count("</script") == 1
    assert "&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;.py" in text


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["--players", "2", "--bots", "greedy"], 2, "A tournament needs two bots at least"),
        (["--players", "2", "--bots", "greedy,greedy"], 2, "The bot greedy is named twice."),
        (["--players", "2", "--bots", "search,search:1000"], 2, "The bot search:1000 is named twice."),
        (["--players", "2", "--bots", "greedy,alphago"], 2, "There is no bot “alphago”"),
        (["--players", "2", "--bots", "greedy,"], 2, "There is no bot “”"),
        (["--players", "9", "--bots", "greedy,random"], 2, "siberia"),
        (["--players", "2", "--bots", "greedy,./nowhere.py"], 1, "nowhere.py cannot be read"),
        (["--players", "2", "--bots", "greedy,random", "--scale", "0"], 2, "'0' is not a number from 0.001 to 1000"),
        (["--players", "2", "--bots", "greedy,random", "--scale", "nan"], 2, "'nan' is not a number"),
        (["--players", "2", "--bots", "greedy,random", "--games", "0"], 2, "'0' is not a whole number from 1"),
        (["--players", "2", "--bots", "greedy,random", "--workers", "2", "--dask", "x"], 2, "not allowed with"),
        (["--players", "2", "--bots", "greedy,random", "--report", "/no/where.html"], 1, "/no/where.html cannot be"),
        (["--players", "2", "--bots", "greedy,random", "--resume", "/no/where"], 1, "/no/where cannot be read"),
        (["--bots", "greedy,random"], 2, "--players"),
    ],
)
def test_what_is_no_tournament_is_told_in_one_sentence(
    arguments: list[str], code: int, said: str, capsys: Capture
) -> None:
    assert main(["arena", "siberia", *arguments]) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("source", [b"def choose(:", b"x = 1", b"#" * (1 << 20) + b"##"])
def test_a_file_that_is_no_bot_is_told_before_anything_is_played(
    source: bytes, capsys: Capture, tmp_path: Path
) -> None:
    bot = tmp_path / "mine.py"
    bot.write_bytes(source)
    assert main(["arena", "siberia", "--players", "2", "--bots", f"{bot},random"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{bot} is no bot")
    assert err.count("\n") == 1


@pytest.mark.slow
def test_the_example_of_the_page_beats_random(capsys: Capture, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
    (source,) = re.findall(r"^```python\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    bot = tmp_path / "mybot.py"
    bot.write_text(source, encoding="utf-8")
    for game, games in (("siberia", "12"), ("steamrollers", "4"), ("steam_power", "4")):
        found = played(capsys, "--players", "2", "--bots", f"{bot},random", "--games", games, game=game)
        (pair,) = found["pairs"]
        assert found["forfeits"] == []
        assert pair["low"] > 0.5, pair  # of four games it must win all


def test_the_limits_on_the_page_are_those_of_the_program() -> None:
    page = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
    assert (FILE_SECONDS, PATIENCE, LEAST_PATIENCE) == (2.0, 10.0, 3.0)
    assert (MEMORY_LIMIT, GRACE, TOLERANCE) == (2 << 30, 0.1, 1.1)
    assert "It may take 2 GiB more than Python and Roundhouse themselves take" in page
    assert "one that takes over a tenth and 0.1 seconds longer forfeits the game" in page
    assert "A turn has 2 seconds of CPU time (times `--scale`)" in page
    assert "within ten times of what was left of the turn, by the clock on the wall, and at least 3 seconds" in page
