"""Brings the schema of a database up to date. Alembic is told here what it would read from an alembic.ini.

`python -m roundhouse.server.migrations MESSAGE`, in a checkout, drafts the next migration from what has changed in
`schema.py`.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

FOLDER = Path(__file__).resolve().parent


def config(connection: Connection | None = None, folder: Path = FOLDER) -> Config:
    """What alembic needs to know."""
    made = Config(attributes={"connection": connection})
    made.set_main_option("script_location", str(folder).replace("%", "%%"))
    made.set_main_option("path_separator", "os")
    made.set_main_option("file_template", "%%(rev)s_%%(slug)s")
    return made


def known(version: str) -> bool:
    """Whether there is a migration of this number."""
    try:
        return ScriptDirectory.from_config(config()).get_revision(version) is not None
    except CommandError:
        return False


def upgrade(connection: Connection) -> None:
    """Run all migrations that have not run on this database yet, within the transaction of the connection."""
    command.upgrade(config(connection), "head")


def draft(connection: Connection, message: str, folder: Path = FOLDER) -> None:
    """Write the next migration, from the differences between a database and the schema."""
    made = config(connection, folder)
    head = ScriptDirectory.from_config(made).get_current_head()
    command.revision(made, message, autogenerate=True, rev_id=f"{int(head or 0) + 1:04d}")
