"""The channels over which server processes hear of each other: memory for one process, PostgreSQL's
LISTEN and NOTIFY for several."""

from __future__ import annotations

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from trailboss.server.storage.database import Database
from trailboss.server.watching.hub import CHANNEL


def channels_for(database: Database) -> ChannelsPlugin:
    if database.shared:
        from trailboss.server.storage.notes import PostgresNotes
        from trailboss.server.storage.postgres import PostgresDatabase

        assert isinstance(database, PostgresDatabase)
        return ChannelsPlugin(PostgresNotes(database.dsn), channels=[CHANNEL])
    return ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])
