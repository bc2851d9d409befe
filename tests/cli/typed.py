"""What the terminal shows when a person types: for the tests of `tty`, played with the toy."""

from __future__ import annotations

import io
import sys

import pytest

from roundhouse.cli.main import main

Capture = pytest.CaptureFixture[str]
SEED = "07" * 32


def typed(monkeypatch: pytest.MonkeyPatch, capsys: Capture, seats: str, *lines: str) -> str:
    """What the terminal shows when these lines are typed, and then the input ends."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert main(["tty", "toy", "--seats", seats, "--seed", SEED]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out
