"""Where games are kept."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from roundhouse.core.message import Problem
from roundhouse.server import place


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home directory with nothing in it, on a system that is neither Linux nor macOS until a test says so."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("ROUNDHOUSE_DATA", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    return tmp_path


def test_the_usual_place(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert place.where() == home / ".local/share/roundhouse"
    monkeypatch.setattr("sys.platform", "darwin")
    assert place.where() == home / "Library/Application Support/Roundhouse"


def test_the_environment_names_another_place(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/var/xdg")
    assert place.where() == Path("/var/xdg/roundhouse")
    monkeypatch.setenv("XDG_DATA_HOME", "xdg")  # not absolute: to be ignored
    assert place.where() == home / ".local/share/roundhouse"
    monkeypatch.setenv("ROUNDHOUSE_DATA", "~/games")
    assert place.where() == home / "games"
    assert place.where(Path("~/mine")) == home / "mine"


def test_it_is_made_for_its_owner_alone(home: Path) -> None:
    assert place.data_directory() == home / ".local/share/roundhouse"
    assert stat.S_IMODE((home / ".local/share/roundhouse").stat().st_mode) == 0o700
    assert place.data_directory() == home / ".local/share/roundhouse"


def test_a_place_that_cannot_be_is_told(home: Path) -> None:
    (home / "file").touch()
    with pytest.raises(Problem) as told:
        place.data_directory(home / "file" / "games")
    assert told.value.message.id == "server-folder"
    with pytest.raises(Problem) as told:
        place.where(Path("~nobody-has-this-name/games"))
    assert told.value.message.id == "server-no-home"
