"""Analysis of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analysis",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("started", sa.Float(), nullable=False),
        sa.Column("finished", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_analysis_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_analysis")),
    )
    op.create_table(
        "judgement",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("look", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["analysis.table_id"], name=op.f("fk_judgement_table_id")),
        sa.PrimaryKeyConstraint("table_id", "place", "look", name=op.f("pk_judgement")),
    )
