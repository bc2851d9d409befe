"""For all tests: Ctrl-C is heard by what they start, also when the tests themselves run in a shell's background; and
those that take longest begin first, so that at the end nobody waits for the last of them."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

HERE = Path(__file__).parent
LONGEST = (
    "server/test_durability.py",
    "games/steam_power/test_oracle.py",
    "games/steamrollers/test_oracle.py",
    "server/test_schemathesis.py",
    "games/steamrollers/test_routes.py",
    "server/test_concurrency.py",
    "server/test_two_worlds.py",
)

signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    places = {HERE / name: place for place, name in enumerate(LONGEST)}
    items.sort(key=lambda item: places.get(item.path, len(LONGEST)))
