"""How a server was started: what the app needs to know of it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Settings:
    """Made by `run.py` once the port is known."""

    data: Path  # the data directory, which exists and is locked for this process
    hosts: tuple[str, ...]  # what a request may name as its Host, "127.0.0.1:8765" and so on
    port: int
