"""The command line as a whole: help, version, exit codes, and one sentence for everything that is wrong."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import roundhouse
from roundhouse.cli.main import COMMANDS, main

Capture = pytest.CaptureFixture[str]

SIM = ["sim", "siberia", "--players", "2", "--games", "1"]
TTY = ["tty", "siberia", "--seats", "me,greedy"]


def sentence(capsys: Capture) -> str:
    """What was said on standard error, which must be one line, with nothing on standard output."""
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith("\n")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err.strip()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["sim", "chess", "--players", "2"], "There is no game “chess”; the games are: "),
        (["tty", "chess", "--seats", "me,greedy"], "There is no game “chess”; the games are: "),
        (["rules", "chess"], "There is no game “chess”; the games are: "),
        ([*SIM, "--option", "colour=red"], "There is no option “colour”; the options are: "),
        ([*SIM, "--option", "round_limit=0"], "Option round_limit cannot be “0”; "),
        ([*SIM, "--option", "round_limit=²"], "Option round_limit cannot be “²”; "),
        ([*SIM, "--option", "exchange_sides=blue"], "Option exchange_sides cannot be “blue”; "),
        ([*SIM, "--option", "round_limit"], "An option is written name=value, not “round_limit”."),
        ([*SIM, "--option", "round_limit=3", "--option", "round_limit=4"], "The option round_limit is given twice."),
        (
            [*SIM, "--bots", "alphazero"],
            "There is no bot “alphazero”; the bots are: random, greedy, search, easy, medium, hard, expert.",
        ),
        ([*SIM, "--bots", "search:none"], "A search has a whole number of iterations "),
        ([*SIM, "--bots", "greedy:3"], "The bot greedy takes no number."),
        ([*SIM, "--bots", "random,random,random"], "There are 3 bots for 2 players; "),
        ([*SIM, "--bots", ""], "There is no bot “”; "),
        (["sim", "siberia", "--players", "5"], "siberia is for 2 to 4 players, not 5."),
        (["sim", "siberia", "--players", "1"], "siberia is for 2 to 4 players, not 1."),
        (["sim", "siberia", "--players", "two"], "roundhouse sim: argument --players: 'two' is not a whole number "),
        ([*SIM, "--games", "0"], "roundhouse sim: argument --games: '0' is not a whole number "),
        ([*SIM, "--seed", "-1"], "roundhouse sim: argument --seed: '-1' is not a whole number "),
        ([*SIM, "--fast"], "roundhouse sim: unrecognized arguments: --fast. Try: roundhouse sim --help"),
        (["sim", "siberia"], "roundhouse sim: the following arguments are required: --players. "),
        (["sim"], "roundhouse sim: the following arguments are required: GAME, --players. "),
        (["play-tonight"], "roundhouse: argument COMMAND: invalid choice: 'play-tonight' "),
        (["tty", "siberia", "--seats", "me"], "siberia is for 2 to 4 players, not 1."),
        (["tty", "siberia", "--seats", "me,you"], "There is no bot “you”; "),
        (["tty", "siberia", "--seats", "me:,greedy"], "The name of a person has 1 to 40 printable characters."),
        (["tty", "siberia", "--seats", "me:a\x07,greedy"], "The name of a person has 1 to 40 printable characters."),
        ([*TTY, "--seed", "12"], "A seed has 64 hexadecimal digits."),
        ([*TTY, "--seed", "x" * 64], "A seed has 64 hexadecimal digits."),
        (["rules", "siberia", "SI-99.9"], "There is no rule “SI-99.9”. "),
        (["rules", "siberia", "quidditch"], "The rules do not mention “quidditch”."),
        (["record"], "roundhouse record: the following arguments are required: ACTION. "),
        (["record", "check"], "roundhouse record check: the following arguments are required: FILE. "),
        (["data", "check"], "roundhouse data check: the following arguments are required: FILE. "),
    ],
)
def test_bad_usage_is_told_in_one_sentence_with_exit_code_2(arguments: list[str], told: str, capsys: Capture) -> None:
    assert main(arguments) == 2
    assert sentence(capsys).startswith(told)


def test_without_a_command_the_help_goes_to_standard_error(capsys: Capture) -> None:
    assert main([]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "usage: roundhouse" in err


def test_help_shows_every_command_and_examples(capsys: Capture) -> None:
    assert main(["--help"]) == 0
    told = capsys.readouterr().out
    assert "examples:" in told
    for command in COMMANDS:
        assert re.search(rf"^    {command}\s", told, re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str, capsys: Capture) -> None:
    assert main([command, "--help"]) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"usage: roundhouse {command}")
    assert f"  roundhouse {command} " in told


def test_the_version_tells_native_or_interpreted_and_why(capsys: Capture) -> None:
    assert main(["--version"]) == 0
    build = "native" if roundhouse.NATIVE else "interpreted"
    assert capsys.readouterr().out == f"roundhouse {roundhouse.__version__}, {build}: {roundhouse.NATIVE_REASON}\n"


def test_arguments_of_the_test_command_go_through(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[bool, list[str]]] = []

    def run(quick: bool, args: list[str]) -> int:
        seen.append((quick, args))
        return 7

    monkeypatch.setattr("roundhouse.cli.test.run", run)
    assert main(["test"]) == 7
    assert main(["test", "--quick"]) == 7
    assert main(["test", "-k", "record or sim", "--lf", "tests/core"]) == 7
    assert seen == [(False, []), (True, []), (False, ["-k", "record or sim", "--lf", "tests/core"])]


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "roundhouse", *arguments],
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_the_exit_code_reaches_the_shell() -> None:
    assert run("--version").returncode == 0
    done = run("sim", "chess", "--players", "2")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("There is no game “chess”")


def test_a_terminal_without_our_letters_gets_others_instead() -> None:
    done = run("sim", "chess", "--players", "2", PYTHONIOENCODING="ascii")
    assert done.returncode == 2
    assert done.stderr.startswith("There is no game ?chess?")


@pytest.mark.slow
def test_ctrl_c_ends_a_simulation_with_130_and_without_a_traceback() -> None:
    code = (
        "import sys; from roundhouse.cli.main import main; print('ready', flush=True)\n"
        "sys.exit(main(['sim', 'siberia', '--players', '4', '--games', '1000000000']))"
    )
    command = [sys.executable, "-c", code]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert running.stdout is not None
        assert running.stdout.readline() == "ready\n"
        time.sleep(1)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=20)
        assert (running.returncode, out, err.strip()) == (130, "", "")
    finally:
        running.kill()


def test_a_reader_that_has_had_enough_gets_no_traceback() -> None:
    command = [sys.executable, "-m", "roundhouse", "rules", "siberia"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.close()
    err = running.stderr.read()
    running.stderr.close()
    assert (running.wait(timeout=20), err) == (141, "")


def test_a_simulation_starts_without_what_it_does_not_need() -> None:
    """Words, processes and progress bars take longer to import than a small simulation to run."""
    code = (
        "import sys; from roundhouse.cli.main import main\n"
        "assert main(['sim', 'siberia', '--players', '2', '--games', '1', '--json']) == 0\n"
        "print([m for m in ('fluent', 'multiprocessing', 'tqdm', 'msgspec', 'subprocess') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[1] == "[]"


def test_nothing_in_the_package_names_a_place_outside_of_it() -> None:
    package = Path(roundhouse.__file__).parent
    for file in package.rglob("*.py"):
        assert "/shared" not in file.read_text(encoding="utf-8"), file
