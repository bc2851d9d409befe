"""Processes, as tests look at them."""

from __future__ import annotations

import os


def is_there(pid: int) -> bool:
    """True also for a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
