"""Checkouts to start in: one for real, one whose programs are fakes."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.start.checkouts import Fake, load, make_checkout


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout in which nothing has been set up."""
    root = tmp_path / "checkout"
    make_checkout(root)
    return root


@pytest.fixture
def fake(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> Fake:
    for name in ("CC", "ROUNDHOUSE_NATIVE", "ROUNDHOUSE_OPT", "ROUNDHOUSE_PURE", "ROUNDHOUSE_WEB"):
        monkeypatch.delenv(name, raising=False)
    script = load(checkout / "roundhouse", monkeypatch)
    made = Fake(checkout, script)
    monkeypatch.setattr(script, "run", made.run)
    monkeypatch.setattr(os, "execv", lambda *_: sys.exit(0))
    return made
