"""Finding a Chromium, and installing one: with programs that do as if."""

from __future__ import annotations

from pathlib import Path

import pytest

from roundhouse.cli import chromium
from roundhouse.cli.common import BadFile
from roundhouse.core.text import t

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without any browser, for somebody who may install nothing."""
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "cache"))
    monkeypatch.delenv(chromium.NAMED, raising=False)
    monkeypatch.setattr(chromium, "_is_root", lambda: False)
    monkeypatch.setattr(chromium, "_by_playwright", lambda: [[str(tmp_path / "bin" / "fetch")]])


def program(path: Path, text: str = "exit 0") -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return str(path)


def test_the_one_that_is_named_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path / "bin" / "chromium")
    named = program(tmp_path / "mine")
    monkeypatch.setenv(chromium.NAMED, named)
    assert chromium.ensure() == named


def test_one_that_is_named_but_not_there_is_no_reason_to_take_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(tmp_path / "bin" / "chromium")
    monkeypatch.setenv(chromium.NAMED, "/nowhere/chromium")
    with pytest.raises(BadFile) as told:
        chromium.ensure()
    assert t(told.value.message) == "ROUNDHOUSE_CHROMIUM names /nowhere/chromium, and that is no program."


def test_one_of_the_system_comes_before_one_that_was_fetched(tmp_path: Path) -> None:
    fetched = program(tmp_path / "cache" / "chromium-1200" / "chrome-linux" / "chrome")
    assert chromium.found() == fetched
    system = program(tmp_path / "bin" / "google-chrome")
    assert chromium.found() == system
    better = program(tmp_path / "bin" / "chromium")
    assert chromium.found() == better


def test_one_is_installed_where_there_is_none_and_it_is_told_how(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "cache" / "chromium-1" / "chrome-linux64" / "chrome"
    fetch = program(
        tmp_path / "bin" / "fetch",
        f"/bin/mkdir -p {path.parent} && echo '#!/bin/sh' > {path} && /bin/chmod +x {path}",
    )
    assert chromium.ensure() == str(path)
    assert capsys.readouterr() == ("", f"There is no Chromium here, so one is installed: {fetch}\n")


def test_an_administrator_gets_a_package_with_lists_where_there_are_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    new = tmp_path / "bin" / "chromium"
    program(
        tmp_path / "bin" / "apt-get",
        f'[ "$1" = update ] || {{ echo "#!/bin/sh" > {new}; /bin/chmod +x {new}; }}; echo "$@" >> {tmp_path}/said',
    )
    monkeypatch.setattr(chromium, "_is_root", lambda: True)
    monkeypatch.setattr(chromium, "APT_LISTS", tmp_path / "lists")
    assert chromium.ensure() == str(new)
    assert (tmp_path / "said").read_text().splitlines() == ["update --quiet", "install -y chromium"]
    assert "apt-get install -y chromium" in capsys.readouterr().err


def test_lists_that_are_there_are_not_fetched_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path / "bin" / "apt-get")
    (tmp_path / "lists").mkdir()
    (tmp_path / "lists" / "deb_Packages.lz4").touch()
    monkeypatch.setattr(chromium, "_is_root", lambda: True)
    monkeypatch.setattr(chromium, "APT_LISTS", tmp_path / "lists")
    assert chromium._by_apt() == [["apt-get", "install", "-y", "chromium"]]


def test_what_cannot_be_installed_is_told_in_one_sentence(tmp_path: Path, capsys: Capture) -> None:
    program(tmp_path / "bin" / "fetch", "echo asking; echo the network is down; exit 1")
    with pytest.raises(BadFile) as told:
        chromium.ensure()
    assert t(told.value.message) == (
        "There is no Chromium, and none can be installed (the network is down). "
        "Install one, or name it in ROUNDHOUSE_CHROMIUM."
    )


def test_a_package_that_brings_a_stub_is_not_enough(tmp_path: Path) -> None:
    stub = tmp_path / "bin" / "chromium-browser"
    program(
        tmp_path / "bin" / "fetch",
        f"echo '#!/bin/sh\necho it comes as a snap; exit 1' > {stub}; /bin/chmod +x {stub}",
    )
    with pytest.raises(BadFile) as told:
        chromium.ensure()
    assert "it comes as a snap" in t(told.value.message)
