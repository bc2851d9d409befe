"""Drafts a migration: `python -m roundhouse.server.migrations MESSAGE`. A person reads and corrects it."""

from __future__ import annotations

import sys

from sqlalchemy import create_engine

from roundhouse.server.migrations import draft, upgrade

if __name__ == "__main__":
    with create_engine("sqlite://").connect() as connection:
        upgrade(connection)
        draft(connection, " ".join(sys.argv[1:]))
