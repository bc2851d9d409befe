"""The file that keeps a tournament: its plan in the first line, then a line for every finished game, at once.

A line is there as a whole or not at all: what a crash left of the last one is taken away when the file is opened again.
Only one tournament at a time writes to a file.
"""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

import msgspec

import roundhouse
from roundhouse.core.message import Problem
from roundhouse.lab.plan import Plan, fingerprint, line_ups, match, total
from roundhouse.lab.played import Played, line, read_line

FORMAT = 1


class BadJournal(Problem):
    """The file is no tournament of ours, or another one."""


class Head(msgspec.Struct):
    """The first line."""

    arena: int
    version: str
    plan: dict[str, bool | str | int | float | list[str]]


class Journal:
    """An open file of a plan. Use it in a `with`."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Open or begin it; `games` are those that it has. BadJournal or OSError when it cannot be used."""
        self.path = path
        self.games: list[Played] = []
        self._file = path.open("a+b", buffering=0)
        try:
            self._lock()
            self._read(plan)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *_: object) -> None:
        os.fsync(self._file.fileno())
        self._file.close()

    def add(self, played: Played) -> None:
        """Write a game; from now on it is not lost when this process ends, however it ends."""
        self._write(line(played))

    def _write(self, text: bytes) -> None:
        try:
            while text:
                text = text[self._file.write(text) :]
        except OSError as e:
            reason = e.strerror or type(e).__name__
            raise BadJournal("cli-save-failed", file=str(self.path), reason=reason) from None

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadJournal("arena-journal-busy", file=str(self.path)) from None

    def _read(self, plan: Plan) -> None:
        self._file.seek(0)
        lines = self._file.read().splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):  # torn: it was never acknowledged
            torn = lines.pop()
            if not lines and not b'{"arena":'.startswith(torn[:9]):
                raise BadJournal("arena-journal-other", file=str(self.path))
            self._file.truncate(sum(len(kept) for kept in lines))
        if not lines:
            head = Head(FORMAT, roundhouse.__version__, fingerprint(plan))
            self._write(msgspec.json.encode(head) + b"\n")
            return
        self._check(lines[0], plan)
        among, seen, last = line_ups(plan), set[int](), total(plan)
        for number, text in enumerate(lines[1:], 2):
            try:
                game = read_line(text)
            except msgspec.MsgspecError:
                raise BadJournal("arena-journal-line", file=str(self.path), line=number) from None
            if not 0 <= game.number < last or match(plan, game.number, among).seed != game.seed or game.number in seen:
                raise BadJournal("arena-journal-line", file=str(self.path), line=number)
            seen.add(game.number)
            self.games.append(game)

    def _check(self, first: bytes, plan: Plan) -> None:
        """The first line must be of the same plan; the first difference is told."""
        try:
            head = msgspec.json.decode(first, type=Head)
        except msgspec.MsgspecError:
            raise BadJournal("arena-journal-other", file=str(self.path)) from None
        here = {"version": roundhouse.__version__, **fingerprint(plan)}
        for key, wanted in here.items():
            kept = head.version if key == "version" else head.plan.get(key)
            if kept != wanted:
                raise BadJournal(
                    "arena-journal-differs", file=str(self.path), what=key, kept=_told(kept), wanted=_told(wanted)
                )


def _told(value: object) -> str:
    text = ", ".join(value) if isinstance(value, list) else f"{value:g}" if isinstance(value, float) else str(value)
    return text[:120]
