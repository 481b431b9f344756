"""How Alembic runs a change: on the connection the server hands over."""

from __future__ import annotations

from alembic import context

from trailboss.server.storage.models import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter a column otherwise
)
context.run_migrations()
