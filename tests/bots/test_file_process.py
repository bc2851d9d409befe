"""A bot's file in its process: what it can do wrong, and that nothing is left of it."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from roundhouse.bots.file_process import CRASHED, DIED, ILLEGAL, MEMORY, TIME, FileBotProcess, Forfeit
from roundhouse.bots.levels import Budget
from roundhouse.bots.players import choose
from roundhouse.core.game import legal
from roundhouse.core.message import Message
from roundhouse.core.setup import Setup, setup
from roundhouse.core.text import LANGUAGES, t
from tests.house import table
from tests.processes import is_there

STARTS_A_CHILD = """import os, subprocess, time
def choose(view, rng, budget):
    child = subprocess.Popen(['sleep', '1000'], stdout=subprocess.DEVNULL)
    with open('{pid}.new', 'w') as file:
        file.write(str(child.pid))
    os.rename('{pid}.new', '{pid}')
"""
GOOD = b"def choose(view, rng, budget):\n    return rng.choice(view.legal)\n"


@pytest.fixture(scope="module")
def siberia() -> Setup:
    return setup("siberia", 2, {"round_limit": "3"})


@pytest.fixture(scope="module")
def house(siberia: Setup) -> Iterator[FileBotProcess]:
    with FileBotProcess(siberia) as running:
        yield running


def view() -> tuple[bytes, list[int]]:
    game = table("siberia", "Ana", "greedy", round_limit="3")
    who = game.advance()
    return game.view(who).to_bytes(), legal(game.state, who)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", [CRASHED, ILLEGAL, TIME, MEMORY, DIED])
def test_every_reason_to_forfeit_has_words(reason: str, language: str) -> None:
    assert "(so)" in t(Message(f"arena-lost-{reason}", {"detail": "so"}), language)


def test_it_answers_legally_and_again_the_same_and_nothing_is_left(siberia: Setup) -> None:
    seen, actions = view()
    with FileBotProcess(siberia, GOOD, "mine.py") as process:
        one, two = (process.choose(seen, 5, 1.0, 0, 30.0) for _ in range(2))
        assert one.action == two.action in actions
        assert 0 < one.seconds < 30
        pid = process.pid
        assert is_there(pid)
    assert not is_there(pid)
    process.close()  # once more does no harm


@pytest.mark.parametrize("kind", ["random", "greedy", "search", "easy", "hard"])
def test_the_houses_bots_answer_as_the_function_does(siberia: Setup, house: FileBotProcess, kind: str) -> None:
    seen, actions = view()
    budget = Budget(20, shared=kind != "search")
    found = house.choose_as(kind, seen, 5, budget)
    there = choose(siberia.board, kind, seen, 5, budget)
    assert (found.action, found.iterations) == (there.action, there.iterations)
    assert found.action in actions


def test_a_bot_of_the_house_that_cannot_answer_forfeits(siberia: Setup) -> None:
    with FileBotProcess(siberia) as house, pytest.raises(Forfeit) as caught:
        house.choose_as("greedy", b"no view", 5, Budget(0))
    assert caught.value.reason == CRASHED
    assert not is_there(house.pid)


@pytest.mark.parametrize(
    ("source", "detail"),
    [
        (b"def choose(:", "SyntaxError"),
        (b"import no_such_module", "ModuleNotFoundError: No module named 'no_such_module', line 1"),
        (b"x = 1", "it defines no function choose(view, rng, budget)"),
        (b"raise SystemExit", "SystemExit, line 1"),
        (b"\xff\xfe", "SyntaxError"),
    ],
)
def test_a_file_that_is_no_bot_is_told_at_the_start(siberia: Setup, source: bytes, detail: str) -> None:
    with pytest.raises(Forfeit) as caught:
        FileBotProcess(siberia, source, "mine.py")
    assert caught.value.reason == "crashed"
    assert caught.value.detail.startswith(detail)


@pytest.mark.slow
def test_an_answer_that_does_not_come_ends_the_process_with_all_that_it_has_started(
    siberia: Setup, tmp_path: Path
) -> None:
    source = STARTS_A_CHILD.format(pid=str(tmp_path / "pid")) + "    time.sleep(1000)\n"
    process = FileBotProcess(siberia, source.encode(), "mine.py")
    start = time.monotonic()
    with pytest.raises(Forfeit) as caught:
        process.choose(view()[0], 1, 0.1, 0, 2.0)
    assert caught.value.reason == "time"
    assert time.monotonic() - start < 20
    assert not is_there(process.pid)
    assert has_ended(int((tmp_path / "pid").read_text()))


def has_ended(pid: int) -> bool:
    """Somebody else's child may stay a zombie for a moment; and on a busy machine one that is nice dies slowly."""
    for _ in range(1200):
        if not is_there(pid):
            return True
        with Path(f"/proc/{pid}/stat").open() as file:
            if file.read().rsplit(")", 1)[1].split()[0] == "Z":
                return True
        time.sleep(0.05)
    return False


def test_a_process_that_writes_nonsense_to_its_pipe_forfeits(siberia: Setup) -> None:
    source = b"""import os, sys
def choose(view, rng, budget):
    os.write(int(sys.argv[1]), b'\\x00\\x00\\x00\\x05hello')
    return view.legal[0]
"""
    process = FileBotProcess(siberia, source, "mine.py")
    with pytest.raises(Forfeit) as caught:
        process.choose(view()[0], 1, 1.0, 0, 30.0)
    assert (caught.value.reason, caught.value.detail) == ("died", "its process sent what is no answer")


@pytest.mark.slow
def test_half_an_answer_does_not_keep_anybody_waiting(siberia: Setup) -> None:
    source = b"""import os, sys, time
def choose(view, rng, budget):
    os.write(int(sys.argv[1]), b'\\x00\\x00\\x00\\x05he')
    time.sleep(1000)
"""
    process = FileBotProcess(siberia, source, "mine.py")
    with pytest.raises(Forfeit) as caught:
        process.choose(view()[0], 1, 1.0, 0, 1.0)
    assert caught.value.reason == "time"


GREEDY_FOR_MEMORY = b"""
kept = []
def choose(view, rng, budget):
    while True:
        kept.append(bytearray(1 << 20))
"""


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the system cannot limit it")
@pytest.mark.parametrize(
    "source",
    [
        GREEDY_FOR_MEMORY,
        b"def choose(view, rng, budget):\n    return len(bytearray(1 << 50))\n",
        b"kept = []\ndef choose(view, rng, budget):\n    while True: kept.append(object())\n",
    ],
    ids=["piece by piece", "at once", "in crumbs"],
)
def test_a_bot_that_takes_memory_without_end_forfeits(siberia: Setup, source: bytes) -> None:
    process = FileBotProcess(siberia, source, "mine.py", memory=64 << 20)
    with pytest.raises(Forfeit) as caught:
        process.choose(view()[0], 1, 60.0, 0, 60.0)
    assert caught.value.reason == "memory"
    assert caught.value.detail.startswith("MemoryError")
    assert not is_there(process.pid)


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the system cannot limit it")
def test_the_limit_leaves_room_for_what_a_bot_may_take(siberia: Setup) -> None:
    source = b"kept = bytearray(40 << 20)\ndef choose(view, rng, budget):\n    return view.legal[0]\n"
    with FileBotProcess(siberia, source, "mine.py", memory=64 << 20) as process:
        assert process.choose(view()[0], 1, 1.0, 0, 30.0).action in view()[1]
    with pytest.raises(Forfeit) as caught:
        FileBotProcess(siberia, source, "mine.py", memory=32 << 20)
    assert caught.value.reason == "memory"


def test_what_it_prints_goes_to_standard_error(siberia: Setup, capfd: pytest.CaptureFixture[str]) -> None:
    source = b"def choose(view, rng, budget):\n    print('I think', flush=True)\n    return view.legal[0]\n"
    with FileBotProcess(siberia, source, "mine.py") as process:
        process.choose(view()[0], 1, 1.0, 0, 30.0)
    out, err = capfd.readouterr()
    assert (out, err) == ("", "I think\n")


def test_what_a_bot_has_started_ends_with_it_even_when_the_bot_itself_is_gone(siberia: Setup, tmp_path: Path) -> None:
    source = STARTS_A_CHILD.format(pid=str(tmp_path / "pid")) + "    os._exit(3)\n"
    process = FileBotProcess(siberia, source.encode(), "mine.py")
    with pytest.raises(Forfeit) as caught:
        process.choose(view()[0], 1, 0.1, 0, 30.0)
    assert (caught.value.reason, caught.value.detail) == ("died", "its process ended with code 3")
    assert has_ended(int((tmp_path / "pid").read_text()))


@pytest.mark.slow
def test_it_ends_with_the_one_that_started_it_even_while_it_thinks(tmp_path: Path) -> None:
    bot = STARTS_A_CHILD.format(pid=str(tmp_path / "pid")) + "    while True: pass\n"
    code = (
        "import os, sys, threading, time\n"
        "from roundhouse.bots.file_process import FileBotProcess\n"
        "from roundhouse.core.setup import setup\n"
        f"source = {bot.encode()!r}\n"
        "process = FileBotProcess(setup('siberia', 2, {'round_limit': '3'}), source, 'mine.py')\n"
        "print(process.pid, flush=True)\n"
        "def die():\n"
        f"    while not os.path.exists({str(tmp_path / 'pid')!r}): time.sleep(0.05)\n"
        "    os.kill(os.getpid(), 9)\n"
        "threading.Thread(target=die).start()\n"
        "process.choose(bytes.fromhex(sys.stdin.readline()), 1, 1.0, 0, 1000.0)\n"
    )
    parent = subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    out, _ = parent.communicate(f"{view()[0].hex()}\n", timeout=60)
    assert has_ended(int(out))
    assert has_ended(int((tmp_path / "pid").read_text()))
