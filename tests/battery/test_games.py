"""Every registered game, every check of the battery. What a game lacks is a failure that says what to add."""

from __future__ import annotations

from functools import cache

import pytest

from roundhouse import NATIVE
from roundhouse.core import registry
from tests.battery import checks, golden, states
from tests.battery.common import budget, subject_of

SLOW = (states.check_processes_agree, golden.check_golden_digests)

subject = cache(subject_of)


def sentence(check: checks.Check) -> str:
    return check.__name__.removeprefix("check_").replace("_", "-")


@pytest.mark.parametrize(
    "check",
    [pytest.param(c, id=sentence(c), marks=[pytest.mark.slow] if c in SLOW else []) for c in checks.ALL],
)
@pytest.mark.parametrize("name", registry.NAMES)
def test_a_registered_game_passes(name: str, check: checks.Check) -> None:
    if check is golden.check_golden_games and subject(name).costly > 1 and not NATIVE:
        pytest.skip("its greedy player would think for a minute; compiled, it is asked, and the builds play the same")
    check(subject(name), budget().share(subject(name).costly))
