"""How users want to be told of their turn, and for which turns they have been told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("users", sa.Column("notify", sa.Text(), nullable=False, server_default="{}"))
    op.create_table(
        "told",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_told_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_told")),
    )
