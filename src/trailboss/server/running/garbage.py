"""Python's search for garbage stops everything while it goes through the objects there are. With a
thousand tables in memory those are hundreds of thousands, and a move waited for it now and then. So
it goes through what is new, often, and through everything seldom."""

from __future__ import annotations

import gc

from trailboss.server.storage.rows import Change
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.memory import Before

SEARCHES = (10_000, 5, 5)  # new objects before one; how many of these before an older generation
CHANGES = 40  # of tables, after which one is due in any case
EVERYTHING = 900.0  # seconds


class Garbage:
    """Modules, rules, words and the tables in memory stay: what a search has found to be in use is
    left out of the next ones. Python frees it nevertheless as soon as nobody uses it; only what
    becomes garbage in a circle later has to wait for a search through everything."""

    def __init__(self) -> None:
        self.changes = 0

    def begin(self) -> None:
        gc.callbacks.append(self.searched)
        gc.set_threshold(*SEARCHES)
        gc.collect()

    def searched(self, phase: str, told: dict[str, int]) -> None:
        if phase == "stop":
            gc.freeze()

    def table_changed(self, table: LiveTable, change: Change, before: Before) -> None:
        """Python counts new objects less those that were freed, new or old. Where each move makes
        some and lets those of the last one go it never searches, until far too many have come
        together. So moves are counted."""
        self.changes += 1
        if self.changes % CHANGES == 0:
            gc.collect(0)

    async def search_everything(self) -> None:
        gc.unfreeze()
        gc.collect()
