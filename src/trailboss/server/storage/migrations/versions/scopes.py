"""What a token may do and until when, and where a session was opened."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column(
        "tokens", sa.Column("scope", sa.String(length=8), nullable=False, server_default="play")
    )
    op.add_column("tokens", sa.Column("expires_at", sa.BigInteger()))
    op.add_column("sessions", sa.Column("device", sa.String(length=60)))
