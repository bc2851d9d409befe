"""Bots in a process of their own: the same answers, and an end without remains."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from roundhouse.bots.players import Bot, choose_alone
from roundhouse.bots.process import BotProcess
from roundhouse.core.message import Problem
from roundhouse.core.setup import Setup, setup
from tests.house import table
from tests.processes import is_there

GREEDY = Bot("greedy")


@pytest.fixture(scope="module")
def siberia() -> Setup:
    return setup("siberia", 2, {"round_limit": "3"})


@pytest.fixture
def process(siberia: Setup) -> Iterator[BotProcess]:
    with BotProcess(siberia) as running:
        yield running


def view() -> bytes:
    game = table("siberia", "Ana", "greedy", round_limit="3")
    return game.view(game.advance()).to_bytes()


@pytest.mark.slow
@pytest.mark.parametrize("bot", [Bot("random"), GREEDY, Bot("search", 5)], ids=str)
def test_the_process_answers_as_the_function_does(siberia: Setup, process: BotProcess, bot: Bot) -> None:
    expected = choose_alone(siberia.board, bot, view(), 7)
    assert [process.choose(bot, view(), 7).action for _ in range(2)] == [expected, expected]


def test_nothing_is_left_after_the_end(siberia: Setup) -> None:
    with BotProcess(siberia) as process:
        process.choose(GREEDY, view(), 1)
        pid = process.pid
        assert is_there(pid)
    assert not is_there(pid)
    process.close()  # once more does no harm


def test_a_process_that_dies_is_told_in_a_sentence(process: BotProcess) -> None:
    process.choose(GREEDY, view(), 1)
    os.kill(process.pid, signal.SIGKILL)
    with pytest.raises(Problem) as caught:
        process.choose(GREEDY, view(), 1)
    assert caught.value.message.id == "bot-process-died"
    assert not is_there(process.pid)


@pytest.mark.slow
def test_a_process_that_dies_while_it_thinks_is_told_at_once(process: BotProcess) -> None:
    process.choose(GREEDY, view(), 1)
    killer = subprocess.Popen([sys.executable, "-c", f"import os, time; time.sleep(1); os.kill({process.pid}, 9)"])
    start = time.monotonic()
    with pytest.raises(Problem) as caught:
        process.choose(Bot("search", 100_000_000), view(), 1)
    assert caught.value.message.id == "bot-process-died"
    assert time.monotonic() - start < 30
    killer.wait()


def test_a_process_that_thinks_is_ended_at_once(siberia: Setup) -> None:
    process = BotProcess(siberia)
    process.choose(GREEDY, view(), 1)
    pid = process.pid

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.5)
        with pytest.raises(KeyboardInterrupt):
            process.choose(Bot("search", 100_000_000), view(), 1)
    finally:
        signal.signal(signal.SIGALRM, before)
    start = time.monotonic()
    process.close()
    assert time.monotonic() - start < 4
    assert not is_there(pid)


def test_bytes_that_are_no_view_are_told_in_a_sentence(process: BotProcess) -> None:
    with pytest.raises(Problem) as caught:
        process.choose(GREEDY, b"no view", 1)
    assert caught.value.message.id == "bot-failed"


def test_a_process_does_not_hear_ctrl_c_not_even_while_it_starts(process: BotProcess) -> None:
    os.kill(process.pid, signal.SIGINT)
    process.choose(GREEDY, view(), 1)
    os.kill(process.pid, signal.SIGINT)
    process.choose(GREEDY, view(), 1)


@pytest.mark.slow
def test_a_process_that_thinks_ends_with_the_one_that_started_it_even_if_that_is_killed() -> None:
    code = (
        "import os, sys, threading\n"
        "from roundhouse.bots.players import Bot\n"
        "from roundhouse.bots.process import BotProcess\n"
        "from roundhouse.core.setup import setup\n"
        "process = BotProcess(setup('siberia', 2, {'round_limit': '3'}))\n"
        "view = bytes.fromhex(sys.stdin.readline())\n"
        "process.choose(Bot('greedy'), view, 1)\n"
        "threading.Timer(0.5, os.kill, (os.getpid(), 9)).start()\n"
        "process.choose(Bot('search', 100_000_000), view, 1)\n"
    )
    parent = subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    parent.communicate(f"{view().hex()}\n", timeout=20)  # both hold its output: that it ends means that both have
    assert parent.returncode == -signal.SIGKILL


@pytest.mark.slow
def test_a_process_ends_with_the_one_that_started_it() -> None:
    code = (
        "import os, sys\n"
        "from roundhouse.bots.process import BotProcess\n"
        "from roundhouse.core.setup import setup\n"
        "if __name__ == '__main__':\n"
        "    process = BotProcess(setup('siberia', 2, {}))\n"
        "    sys.stdin.readline()\n"
        "    os._exit(0)\n"
    )
    parent = subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    parent.communicate("\n", timeout=20)  # both hold its output: that it ends means that both have
