"""The command `screenshots`, as far as it goes without a browser."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from roundhouse.cli import screenshots
from roundhouse.cli.main import main
from roundhouse.cli.screenshots_host import NUMBER, PLAYERS, played
from roundhouse.cli.screenshots_scenes import POSITIONS
from roundhouse.core.record import write
from roundhouse.server import static
from roundhouse.table import tell

Capture = pytest.CaptureFixture[str]


def test_a_picture_that_does_not_exist_is_told_with_those_that_do(capsys: Capture, tmp_path: Path) -> None:
    assert main(["screenshots", "--out", str(tmp_path), "--only", "moon"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("There is no picture “moon”; the pictures are: lobby, new-table, ")
    assert told.count("\n") == 1


def test_an_installed_package_has_nothing_to_take_pictures_with(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screenshots, "ROOT", tmp_path)
    assert main(["screenshots"]) == 1
    assert capsys.readouterr().err.startswith("Pictures are taken in a checkout of Roundhouse only")


def test_missing_packages_are_told_with_what_installs_them(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "playwright", None)
    assert main(["screenshots"]) == 1
    assert capsys.readouterr().err == (
        "Pictures need the packages of the tests, and playwright is not there: ./roundhouse test installs them.\n"
    )


def test_without_a_client_there_is_nothing_to_see(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "load", lambda: static.NO_CLIENT)
    monkeypatch.setattr("roundhouse.cli.chromium.ensure", lambda: "chromium")
    assert main(["screenshots", "--out", str(tmp_path)]) == 1
    assert capsys.readouterr().err.startswith("There is no browser client to take pictures of")


@pytest.mark.slow
def test_the_game_in_the_pictures_is_always_the_same_and_has_every_moment_that_they_show() -> None:
    game = played(PLAYERS, NUMBER)
    assert write(played(PLAYERS, NUMBER).record()) == write(game.record())
    entries = range(1, len(game.lines(0)) + 1)
    pasts = [msgspec.to_builtins(tell.past(game.table, 0, n)) for n in entries]
    for name, look in POSITIONS.items():
        assert any(look(one, then) for one, then in pairwise(pasts)), name
