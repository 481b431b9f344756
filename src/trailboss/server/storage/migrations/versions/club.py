"""Results of games, ratings, friends; which tables count for ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("tables", sa.Column("event", sa.String(length=60)))
    op.create_index("ix_tables_event", "tables", ["event"])
    op.add_column("tables", sa.Column("sealed_until", sa.BigInteger()))
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(length=90), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("reason", sa.String(length=12), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("event", sa.String(length=60)),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("sheet", sa.Text(), nullable=False),
        sa.Column("deeds", sa.Text(), nullable=False),
        sa.Column("mu_before", sa.BigInteger()),
        sa.Column("sigma_before", sa.BigInteger()),
        sa.Column("mu", sa.BigInteger()),
        sa.Column("sigma", sa.BigInteger()),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_results")),
    )
    op.create_index("ix_results_player", "results", ["player", "at"])
    op.create_index("ix_results_game", "results", ["game", "at"])
    op.create_index("ix_results_event", "results", ["event"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(length=90), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.BigInteger(), nullable=False),
        sa.Column("sigma", sa.BigInteger(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", name=op.f("pk_ratings")),
    )
    op.create_table(
        "relations",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("other_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "other_id", "kind", name=op.f("pk_relations")),
    )
    op.create_index("ix_relations_other", "relations", ["other_id", "kind"])
