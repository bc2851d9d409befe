"""Finished games, kept with their exact results: whoever changes what they mean must mean it."""

from __future__ import annotations

from pathlib import Path

import pytest

from roundhouse.core.record_read import read
from roundhouse.core.registry import NAMES, game
from roundhouse.core.replay import check
from tests.records.make import FOLDER, shown, wanted

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_finished_game_replays_to_its_exact_result(file: Path) -> None:
    check(read(file.read_bytes()))


@pytest.mark.parametrize("name", NAMES)
def test_every_ending_option_and_number_of_players_is_in_a_record(name: str) -> None:
    records = [read(file.read_bytes()) for file in FILES if file.name.startswith(f"{name}-")]
    missing = wanted(game(name)) - {mark for record in records for mark in shown(record)}
    assert not missing, f"no record of {name} shows {sorted(missing)}: run python -m tests.records.make"
