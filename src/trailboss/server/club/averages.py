"""What people score on average, worked out now and then."""

from __future__ import annotations

from functools import partial
from time import monotonic

from trailboss.server.club.profile import average_sheet
from trailboss.server.storage.database import Database

EVERY = 300.0  # seconds


class Averages:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.known: dict[str, tuple[float, dict[str, float]]] = {}

    async def of(self, game: str) -> dict[str, float]:
        """Points by category of a title."""
        found = self.known.get(game)
        if found is None or monotonic() - found[0] > EVERY:
            sheet = await self.database.read(partial(average_sheet, game=game))
            found = self.known[game] = (monotonic(), sheet)
        return found[1]
