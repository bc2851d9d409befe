"""The battery is tested: the sound toy passes every check, and each planted fault fails the check meant for it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from roundhouse.core import registry
from tests.battery import checks, golden, toy
from tests.battery.common import TINY, Subject, subject_of
from tests.battery.faults import FAULTS, Fault
from tests.battery.test_games import sentence


@pytest.fixture(scope="session")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The golden files of the sound toy."""
    folder = tmp_path_factory.mktemp("golden") / "toy"
    golden.write(toy.subject_of(toy.GAME, folder))
    return folder


@pytest.fixture
def sound(written: Path) -> Subject:
    return toy.subject_of(toy.GAME, written)


@pytest.mark.parametrize("check", checks.ALL, ids=sentence)
def test_the_sound_toy_passes(sound: Subject, check: checks.Check) -> None:
    check(sound, TINY)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name.replace(" ", "-"))
def test_a_planted_fault_is_caught_by_the_check_meant_for_it(written: Path, fault: Fault) -> None:
    broken = toy.subject_of(fault.game, written, fault.address)
    with pytest.raises(AssertionError, match=re.escape(fault.says)):
        fault.check(broken, TINY)


def test_every_check_is_proven_by_a_fault() -> None:
    assert {check.__name__ for check in checks.ALL} == {fault.check.__name__ for fault in FAULTS}


def copied(sound: Subject, folder: Path) -> Subject:
    """The sound toy with golden files that a test may spoil."""
    here = folder / "toy"
    here.mkdir()
    for file in sound.golden.iterdir():
        (here / file.name).write_bytes(file.read_bytes())
    digests = golden.digest_file(sound)
    (folder / digests.name).write_bytes(digests.read_bytes())
    return toy.subject_of(toy.GAME, here)


def test_a_missing_golden_game_is_a_failure_that_says_what_to_write(sound: Subject, tmp_path: Path) -> None:
    spoiled = copied(sound, tmp_path)
    for file in spoiled.golden.glob("*-spent.txt"):
        file.unlink()
    with pytest.raises(
        AssertionError, match=r"no golden game with .*ending spent.*python -m tests\.battery\.golden toy"
    ):
        golden.check_golden_games(spoiled, TINY)


def test_a_golden_game_that_was_edited_is_a_failure_that_names_the_line(sound: Subject, tmp_path: Path) -> None:
    spoiled = copied(sound, tmp_path)
    file = next(iter(spoiled.golden.glob("*.txt")))
    file.write_text(file.read_text().replace("winners p1", "winners p2"))
    with pytest.raises(AssertionError, match="was “winners p2” and is “winners p1”"):
        golden.check_golden_games(spoiled, TINY)


def test_a_missing_perft_file_is_a_failure(sound: Subject, tmp_path: Path) -> None:
    spoiled = copied(sound, tmp_path)
    (spoiled.golden / "perft.json").unlink()
    with pytest.raises(AssertionError, match="no perft counts"):
        golden.check_perft(spoiled, TINY)


def test_a_missing_variant_in_the_digests_is_a_failure(sound: Subject, tmp_path: Path) -> None:
    spoiled = copied(sound, tmp_path)
    file = golden.digest_file(spoiled)
    kept = json.loads(file.read_text())
    kept.popitem()
    file.write_text(json.dumps(kept))
    with pytest.raises(AssertionError, match="the seeded games changed"):
        golden.check_golden_digests(spoiled, TINY)


def test_a_game_without_a_battery_spec_is_told_what_to_add(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "NAMES", (*registry.NAMES, "toy"))
    with pytest.raises(AssertionError, match=r"toy has no tests/games/toy/battery_spec\.py"):
        subject_of("toy")
