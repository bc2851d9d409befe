"""What the balance pages say of search players is what was counted: docs/balance against `bench/balance.py`."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.balance import BOT, SEED, Run, runs, tables

PAGES = Path(__file__).parents[2] / "docs" / "balance"
RUNS = runs()


def test_each_run_has_a_name_of_its_own() -> None:
    assert len({run.name for run in RUNS}) == len(RUNS)


@pytest.mark.parametrize("run", RUNS, ids=lambda run: str(run.name))
def test_a_kept_run_is_the_one_that_its_name_tells(run: Run) -> None:
    found = run.found
    assert (found["game"], found["players"], found["games"]) == (run.game, run.players, run.games)
    assert (found["bots"], found["seed"], tuple(found["options"])) == (BOT, int(SEED), run.options)
    assert sum(found["endings"].values()) == run.games


@pytest.mark.parametrize("game", ["siberia", "steamrollers", "steam_power"])
def test_the_page_tells_what_was_counted(game: str) -> None:
    page = (PAGES / f"{game.replace('_', '-')}.md").read_text(encoding="utf-8")
    shown = tables()[game]
    assert shown
    for part in shown:
        assert part in page
