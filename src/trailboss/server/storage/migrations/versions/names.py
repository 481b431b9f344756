"""How the names of accounts look, so that no two look alike; and which seats guests have."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from trailboss.server.people.naming import looks

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("users", sa.Column("look", sa.String(length=120)))
    op.create_index("ix_users_look", "users", ["look"], unique=True)
    op.add_column(
        "seats", sa.Column("guest", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.execute(
        "UPDATE seats SET guest = true WHERE user_id IN (SELECT id FROM users WHERE login IS NULL)"
    )
    users = sa.table("users", sa.column("id"), sa.column("name"), sa.column("login"),
                     sa.column("look"), sa.column("created_at"))  # fmt: skip
    connection = op.get_bind()
    accounts = sa.select(users.c.id, users.c.name).where(users.c.login.is_not(None))
    known: set[str] = set()
    # Of accounts that look alike already the oldest has the name; the others keep theirs too.
    for user, name in connection.execute(accounts.order_by(users.c.created_at)).all():
        look = looks(name)
        if look not in known:
            known.add(look)
            connection.execute(users.update().where(users.c.id == user).values(look=look))
