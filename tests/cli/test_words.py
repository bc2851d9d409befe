"""Every message that commands, table, bots and records send has words, and no words are left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import roundhouse

PACKAGE = Path(roundhouse.__file__).parent
FILES = {"cli": "cli", "record": "record", "table": "table", "bot": "table", "server": "server", "arena": "arena"}


@pytest.mark.parametrize("prefix", FILES)
def test_every_message_has_words_and_all_words_are_used(prefix: str) -> None:
    words = (PACKAGE / "locales" / "en" / f"{FILES[prefix]}.ftl").read_text(encoding="utf-8")
    known = set(re.findall(rf"^({prefix}-[\w-]+) =", words, re.MULTILINE))
    files = [p for p in PACKAGE.rglob("*.py") if p.name != "message.py"]  # its example is made up
    sources = "\n".join(p.read_text(encoding="utf-8") for p in files)
    sent = set(re.findall(rf'"({prefix}-[\w-]+)"', sources))
    built = set(re.findall(rf'f"({prefix}-[\w-]+-)\{{', sources))  # such as f"cli-sim-{{head}}"
    assert sent <= known
    assert {name for name in known - sent if not name.startswith(tuple(built))} == set()
