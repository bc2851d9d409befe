"""The server as anybody starts it, in a process of its own: it is killed, and started on the same port and data."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 60.0  # for a server to answer, to end, or to take its processes with it, on a machine that is busy

_UNTOLD = re.compile(
    r"Traceback \(most recent call last\):\n(?:  .*\n)*"
    r"(?:EOFError: Ran out of input|_pickle.UnpicklingError: pickle data was truncated)\n"
)


class Server:
    """One data directory and the process that serves it, if there is one."""

    def __init__(self, data: Path, before: Sequence[str] = ()) -> None:
        """`before` is a command that runs the server instead of us."""
        self.data = data
        self.port = 0
        self.starts: list[float] = []  # seconds from the start of each process until it said that it answers
        self._before = before
        self._process: subprocess.Popen[str] | None = None
        self._groups: list[int] = []
        self._errors = data.parent / "errors.txt"
        self._began = 0.0

    @property
    def process(self) -> subprocess.Popen[str]:
        assert self._process is not None, "no server was started"
        return self._process

    @property
    def said(self) -> str:
        """All that servers have written to standard error.

        A bot's process whose server is gone before it could say what there is to do complains of it. That is left out.
        """
        return _UNTOLD.sub("", self._errors.read_text()) if self._errors.exists() else ""

    def launch(self) -> None:
        """Start the process, on the port that it had before."""
        command = [sys.executable, "-m", "roundhouse", "play", "--no-browser"]
        self._began = time.perf_counter()
        with self._errors.open("a") as errors:
            self._process = subprocess.Popen(
                [*self._before, *command, "--port", str(self.port), "--data", str(self.data)],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                start_new_session=True,  # so that what it leaves behind can be found
            )
        self._groups = [group for group in self._groups if _lives(group)] + [self._process.pid]

    def wait(self) -> None:
        """Wait until the server says that it answers."""
        out = self.process.stdout
        assert out is not None
        assert select.select([out], [], [], SECONDS)[0], "the server does not start"
        line = out.readline()
        assert line.startswith("http://127.0.0.1:"), (line, self.said)
        port = urlsplit(line.strip()).port
        assert port is not None
        assert self.port in (0, port), "another port than before"
        self.port = port
        self.starts.append(time.perf_counter() - self._began)

    def start(self) -> None:
        self.launch()
        self.wait()

    def kill(self) -> None:
        """kill -9, whatever it is doing."""
        self.process.kill()
        code = self._gone()
        assert code == -signal.SIGKILL, ("it had ended before", code, self.said)

    def stop(self) -> None:
        """End it in order."""
        self.process.terminate()
        assert self._gone() == 0

    def _gone(self) -> int:
        process = self.process
        code = process.wait(SECONDS)
        assert process.stdout is not None
        process.stdout.close()
        self._process = None
        return code

    def left_behind(self) -> list[int]:
        """Servers that have ended, of which other processes are still running after some time."""
        end = time.monotonic() + SECONDS
        while (left := [group for group in self._groups if _lives(group)]) and time.monotonic() < end:
            time.sleep(0.05)
        return left

    def clean_up(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._gone()
        for group in self._groups:
            with suppress(ProcessLookupError):
                os.killpg(group, signal.SIGKILL)


def _lives(group: int) -> bool:
    """Whether a process of a group is there that has not ended: one may have, and wait for somebody to notice."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    known = Path("/proc")
    return not known.exists() or any(_state(each) == (group, True) for each in known.glob("[0-9]*/stat"))


def _state(file: Path) -> tuple[int, bool]:
    """The group of a process of Linux, and whether it runs."""
    try:
        state, _, group, *_ = file.read_text().rpartition(")")[2].split()
    except OSError:  # it has just ended
        return 0, False
    return int(group), state not in "ZX"


@contextmanager
def serving(data: Path, before: Sequence[str] = ()) -> Iterator[Server]:
    """A server that answers; it is gone after the block, whatever happens in it."""
    data.mkdir(exist_ok=True)
    server = Server(data, before)
    try:
        server.start()
        yield server
    finally:
        server.clean_up()
