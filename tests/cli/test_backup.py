"""The command `backup`: a complete copy of a database in use, and never anything else under the name of one."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from roundhouse.cli.main import main
from roundhouse.server import backup
from roundhouse.server.place import DATABASE
from roundhouse.server.store import Store
from tests.server.stored import add_tables, log, sound, write

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def data(tmp_path: Path) -> Iterator[Path]:
    """The data directory of a server that runs."""
    folder = tmp_path / "data"
    folder.mkdir()
    store = Store(folder / DATABASE)
    asyncio.run(add_tables(store, "t"))
    asyncio.run(store.write(write("t", 0, b"one", b"two")))
    yield folder
    store.close()


def events(path: Path) -> list[bytes]:
    store = Store(path)
    found = asyncio.run(log(store, "t"))
    store.close()
    return found


def test_a_copy_has_everything_and_is_one_file_for_its_owner_alone(data: Path, tmp_path: Path, capsys: Capture) -> None:
    copy = tmp_path / "copies" / "sunday's copy?.sqlite3"
    copy.parent.mkdir()
    assert main(["backup", str(copy), "--data", str(data)]) == 0
    assert capsys.readouterr() == (f"The database is in {copy}.\n", "")
    assert [path.name for path in copy.parent.iterdir()] == [copy.name]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)  # it needs no other file beside it
    assert sound(copy)
    assert events(copy) == [b"one", b"two"]


@pytest.mark.slow
def test_a_copy_is_made_by_another_process_too_and_without_a_server(data: Path, tmp_path: Path) -> None:
    program = "import sys; from roundhouse.cli.main import main; code = main(); print('sqlalchemy' in sys.modules)"
    arguments = [str(tmp_path / "one.sqlite3")]
    environment = {**os.environ, "ROUNDHOUSE_DATA": str(data)}
    command = [sys.executable, "-c", f"{program}; sys.exit(code)", "backup", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.endswith("\nFalse\n")  # it need not wait for what it does not use
    assert events(tmp_path / "one.sqlite3") == [b"one", b"two"]
    shutil.copytree(data, tmp_path / "still")  # nobody writes now, so even this is a database
    assert main(["backup", str(tmp_path / "two.sqlite3"), "--data", str(tmp_path / "still")]) == 0
    assert events(tmp_path / "two.sqlite3") == [b"one", b"two"]


def sentence(capsys: Capture) -> str:
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err.strip()


def test_a_file_that_exists_is_never_replaced(
    data: Path, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "copy").write_text("my thesis")
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    with monkeypatch.context() as patch:
        patch.setattr(backup, "_copy", None)  # nothing is even begun
        for name in ("copy", "link", "data"):
            assert main(["backup", str(tmp_path / name), "--data", str(data)]) == 2
            assert sentence(capsys) == f"{tmp_path / name} exists already; nothing was written."
    assert (tmp_path / "copy").read_text() == "my thesis"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "data", "link"]


@pytest.mark.parametrize("links", [True, False])
def test_a_file_that_appears_meanwhile_is_not_replaced_either(
    links: bool, data: Path, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy, sync = tmp_path / "copy", backup._sync

    def appear(path: Path) -> None:
        sync(path)
        copy.write_text("my thesis")

    def refuse(self: Path, target: Path) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(backup, "_sync", appear)
    if not links:
        monkeypatch.setattr(Path, "hardlink_to", refuse)
    assert main(["backup", str(copy), "--data", str(data)]) == 2
    assert sentence(capsys) == f"{copy} exists already; nothing was written."
    assert copy.read_text() == "my thesis"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "data"]


def test_a_file_system_without_links_will_do(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path, target: Path) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(Path, "hardlink_to", refuse)
    assert main(["backup", str(tmp_path / "copy"), "--data", str(data)]) == 0
    assert events(tmp_path / "copy") == [b"one", b"two"]


def test_what_cannot_be_copied_is_told_and_leaves_nothing(tmp_path: Path, capsys: Capture) -> None:
    copy = str(tmp_path / "copy")
    assert main(["backup", copy, "--data", str(tmp_path / "nowhere")]) == 1
    assert sentence(capsys) == f"There is no database {tmp_path / 'nowhere' / DATABASE}."
    (tmp_path / DATABASE).write_bytes(b"holiday" * 1000)
    assert main(["backup", copy, "--data", str(tmp_path)]) == 1
    assert sentence(capsys) == f"The database {tmp_path / DATABASE} cannot be used: file is not a database."
    assert [path.name for path in tmp_path.iterdir()] == [DATABASE]


def test_a_damaged_database_gives_no_copy(data: Path, tmp_path: Path, capsys: Capture) -> None:
    broken = tmp_path / "broken"
    broken.mkdir()
    assert main(["backup", str(broken / DATABASE), "--data", str(data)]) == 0
    capsys.readouterr()
    with closing(sqlite3.connect(broken / DATABASE)) as connection:
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'event'").fetchone()
    with (broken / DATABASE).open("r+b") as file:
        file.seek((root - 1) * 4096 + 8)
        file.write(b"\xff" * 100)
    assert main(["backup", str(tmp_path / "copy"), "--data", str(broken)]) == 1
    assert sentence(capsys).startswith(f"The database {broken / DATABASE} is damaged: ")
    assert not (tmp_path / "copy").exists()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["broken", "data"]


def test_a_place_where_nothing_can_be_written_is_told(data: Path, tmp_path: Path, capsys: Capture) -> None:
    copy = tmp_path / "no folder" / "copy"
    assert main(["backup", str(copy), "--data", str(data)]) == 1
    assert sentence(capsys) == f"{copy} cannot be written: No such file or directory."


@pytest.mark.slow
def test_a_disk_without_room_for_the_copy_is_told_and_nothing_is_left(data: Path, tmp_path: Path) -> None:
    program = """
import resource, sys
from roundhouse.cli.main import main
resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
sys.exit(main())
"""
    command = [sys.executable, "-c", program, "backup", str(tmp_path / "copy"), "--data", str(data)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == f"{tmp_path / 'copy'} cannot be written: disk I/O error.\n"
    assert [path.name for path in tmp_path.iterdir()] == ["data"]
    assert sound(data / DATABASE)
