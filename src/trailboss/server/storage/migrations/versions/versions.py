"""The version of a table's rules is a text: it tells the tables apart, not only the rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.alter_column(
            "tables",
            "rules_version",
            type_=sa.String(length=40),
            server_default="1",
            postgresql_using="rules_version::varchar",
        )
        return
    # SQLite alters no column, and to make the table anew would take everything with it that
    # belongs to its rows. What it has is text from now on, in a new column of the old name.
    op.execute("ALTER TABLE tables RENAME COLUMN rules_version TO rules_number")
    op.execute("ALTER TABLE tables ADD COLUMN rules_version VARCHAR(40) NOT NULL DEFAULT '1'")
    op.execute("UPDATE tables SET rules_version = CAST(rules_number AS TEXT)")
    op.execute("ALTER TABLE tables DROP COLUMN rules_number")
