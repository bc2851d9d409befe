"""A server for all tests of a file, and a gate for what its bots think."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from roundhouse.server import api_moves
from tests.server.guests import Gate, house
from tests.server.running import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with house(tmp_path_factory.mktemp("data")) as made:
        yield made


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    made = Gate(monkeypatch)
    yield made
    made.open = True


@pytest.fixture
def short_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints by a shorter search: for tests of what is told with a hint, and to whom, not of how good it is."""
    monkeypatch.setattr(api_moves, "HINT", 20)
