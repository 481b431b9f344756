"""Vacations from games by correspondence."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("seats", sa.Column("vacation_until", sa.BigInteger()))
    op.create_table(
        "vacations",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("began_at", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "began_at", name="pk_vacations"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_vacations_user_id_users"),
    )
