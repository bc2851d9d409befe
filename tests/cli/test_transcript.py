"""The transcript in the documents is what the program prints, letter for letter."""

from __future__ import annotations

import io
import shlex
import sys
from pathlib import Path

import pytest

from roundhouse.cli.main import main
from roundhouse.core.record import SIZE_LIMIT
from roundhouse.core.record_read import read
from roundhouse.core.registry import game
from roundhouse.core.replay import check
from tests.cli.transcript import SITTINGS, Sitting, inputs

every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=lambda sitting: sitting.game)


@every_sitting
def test_the_transcript_of_a_whole_game_is_replayed_letter_for_letter(
    sitting: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = sitting.file.read_text(encoding="utf-8")
    command, _, rest = told.partition("\n")
    assert command.startswith("$ ./roundhouse ")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in inputs(told))))
    assert main(shlex.split(command)[2:]) == 0
    assert capsys.readouterr().out == rest, "made anew by: python -m tests.cli.transcript"
    for name, verified in (("so-far.txt", False), ("game.txt", True)):
        assert check(read((tmp_path / name).read_bytes()[:SIZE_LIMIT])).draws_verified is verified


@every_sitting
def test_the_transcript_shows_a_whole_game_and_all_that_can_be_typed(sitting: Sitting) -> None:
    told = sitting.file.read_text(encoding="utf-8")
    typed = inputs(told)
    words = {line.split(" ")[0] for line in typed}
    assert {"help", "rules", "table", "why", "undo", "auto", "log", "save", "quit", ""} <= words
    assert any(line.isdigit() for line in typed)
    assert "The game is over: " in told
    assert f"({game(sitting.game).rules_prefix}-" in told
    assert all(len(line) <= 100 for line in told.split("\n")[1:])
