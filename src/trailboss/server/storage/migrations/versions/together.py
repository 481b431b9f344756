"""Who may watch a private table and talk there, and which turn a game has come to."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

LAST_MOVE = """
    SELECT entries.table_id, entries.data FROM entries
    JOIN (
        SELECT table_id, max(seq) AS seq FROM entries WHERE kind = 'move' GROUP BY table_id
    ) AS last ON last.table_id = entries.table_id AND last.seq = entries.seq
"""


def upgrade() -> None:
    for name in ("watchable", "watchers_talk"):
        op.add_column(
            "tables", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())
        )
    op.add_column("tables", sa.Column("turn", sa.Integer(), nullable=False, server_default="0"))
    # The turn of the last move. Where that was taken back, the next move says so.
    bind = op.get_bind()
    for table, data in bind.execute(sa.text(LAST_MOVE)).all():
        bind.execute(
            sa.text("UPDATE tables SET turn = :turn WHERE id = :table"),
            {"turn": int(json.loads(data).get("turn", 0)), "table": table},
        )
