"""The tests of the table have the toy in the house: it has every kind of secret, and little else."""

from __future__ import annotations

import pytest

from tests.house import with_toy


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    with_toy(monkeypatch)
