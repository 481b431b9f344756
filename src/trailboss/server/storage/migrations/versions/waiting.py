"""The waiting room; ending a game by agreement."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("tables", sa.Column("abort_agreed", sa.Text()))
    op.create_table(
        "wishes",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("games", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("within", sa.Integer()),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(length=32)),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_wishes")),
    )
