"""The figures new tables have: entered in the browser, given at the start, or found in the folder
of whoever runs the server."""

from __future__ import annotations

import hashlib
from functools import lru_cache, partial
from pathlib import Path
from typing import Literal

import structlog
from sqlalchemy import Connection, select

from trailboss.core.errors import TrailbossError
from trailboss.core.rules import Rules
from trailboss.figures import Figures, figures_of_text, own_file, rules_for, rules_known
from trailboss.server.storage.database import Database
from trailboss.server.storage.models import facts, tables
from trailboss.server.storage.rows import from_row
from trailboss.titles import knows, rules_of

log = structlog.get_logger()

Source = Literal["title", "file", "server"]
LONGEST_NAME = 40  # of a fact


class OwnFigures:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def now(self, game: str) -> tuple[Figures, Source]:
        """The figures of a title, and where they come from; an error says what is wrong with a
        file."""
        entered = await self.database.read(partial(read_fact, name=fact_name(game)))
        if entered is not None:
            return parsed(entered, f"{game}.toml", game), "server"
        file = own_file(game)
        if file is not None:
            return parsed(file.read_text(encoding="utf-8"), file.name, game), "file"
        return parsed("", f"{game}.toml", game), "title"

    async def rules(self, game: str) -> Rules:
        """The rules of a new table."""
        rules_of(game)  # an error, if there is no such title
        found, _ = await self.now(game)
        return found.rules

    async def safely(self, game: str) -> Figures | None:
        """Figures that differ from the title's, or have been compared; none if they cannot be
        read, which the log says."""
        try:
            found, source = await self.now(game)
        except (TrailbossError, OSError, UnicodeDecodeError) as error:
            log.warning("figures", game=game, error=str(error))
            return None
        return None if source == "title" else found

    async def save(self, game: str, text: str) -> None:
        await self.database.write(partial(write_fact, name=fact_name(game), value=text))

    async def forget(self, game: str) -> None:
        """New tables have the title's own figures again, or those of the folder."""
        await self.database.write(partial(remove_fact, name=fact_name(game)))

    async def take(self, files: list[str]) -> None:
        """Files named at the start are entered as in the browser."""
        for file in files:
            text = Path(file).read_text(encoding="utf-8")
            found = figures_of_text(text, Path(file).name)
            await self.save(found.game, text)
            log.info("figures", game=found.game, file=file, version=found.rules.version)

    async def version(self, game: str, version: str) -> Rules | None:
        """The rules of a version, also of one that only tables have."""
        if knows(game, version):
            return rules_of(game, version)
        known = rules_known(game, version)
        if known is not None:
            return known
        kept = await self.database.read(partial(figures_at, game=game, version=version))
        try:
            return None if kept is None else rules_for(game, version, kept)
        except TrailbossError:
            return None


@lru_cache(32)
def parsed(text: str, name: str, game: str) -> Figures:
    return figures_of_text(text, name, game)


def fact_name(game: str) -> str:
    name = f"figures {game}"
    if len(name) <= LONGEST_NAME:
        return name
    return f"figures {hashlib.sha256(game.encode()).hexdigest()[:30]}"


def read_fact(connection: Connection, name: str) -> str | None:
    return connection.execute(
        select(facts.c.value).where(facts.c.name == name)
    ).scalar_one_or_none()


def write_fact(connection: Connection, name: str, value: str) -> None:
    remove_fact(connection, name)
    connection.execute(facts.insert().values(name=name, value=value))


def remove_fact(connection: Connection, name: str) -> None:
    connection.execute(facts.delete().where(facts.c.name == name))


def figures_at(connection: Connection, game: str, version: str) -> object:
    """The figures of some table of a version."""
    query = (
        select(tables.c.figures)
        .where(
            tables.c.game == game,
            tables.c.rules_version == version,
            tables.c.figures.is_not(None),
        )
        .limit(1)
    )
    row = connection.execute(query).mappings().first()
    return None if row is None else from_row(row)["figures"]
