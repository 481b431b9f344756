"""How large the log of a table is, and whether the table is somebody's copy of a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("size", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column(
        "tables", sa.Column("copied", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.execute(
        "UPDATE tables SET size = (SELECT coalesce(sum(length(data)), 0) FROM entries"
        " WHERE entries.table_id = tables.id)"
    )
    op.execute(
        "UPDATE tables SET copied = true"
        ' WHERE origin LIKE \'%"kind":"fork"%\' OR origin LIKE \'%"kind":"import"%\''
    )
