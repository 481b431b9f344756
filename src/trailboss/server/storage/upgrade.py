"""Brings a database to the schema of this version, by the changes in `migrations`."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from trailboss.core.errors import TrailbossError
from trailboss.core.message import say


def configuration(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    if connection is not None:
        config.attributes["connection"] = connection
    return config


def migrate(connection: Connection, to: str = "head") -> None:
    """Carry out every change that is still missing, inside the connection's transaction."""
    try:
        command.upgrade(configuration(connection), to)
    except CommandError as error:
        raise TrailbossError(say("error-database-newer")) from error


def known() -> list[str]:
    """The names of all changes, the first one first."""
    script = ScriptDirectory.from_config(configuration())
    return [change.revision for change in script.walk_revisions()][::-1]


def newest() -> str | None:
    """The name of the last change."""
    return ScriptDirectory.from_config(configuration()).get_current_head()
