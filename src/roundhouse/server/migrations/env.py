"""How alembic runs migrations here: on the connection that it was given, whose transaction is the caller's."""

from __future__ import annotations

from alembic import context

from roundhouse.server.schema import metadata


def run() -> None:
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, compare_type=True)
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # alembic runs this file; others may import it
    run()
