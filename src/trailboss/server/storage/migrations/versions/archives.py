"""Logs of tables nobody has touched for long are packed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("archived", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("log", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_archives"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_archives_table_id_tables"),
    )
