"""The results of a game are written in the commit that ends it."""

from __future__ import annotations

from functools import partial

from trailboss.server.club.ended import ended
from trailboss.server.storage import game_results as results
from trailboss.server.storage.table_log import Change
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.memory import Together


def result_written(table: LiveTable, change: Change) -> Together | None:
    """What a change writes besides, if it ends a game that is kept."""
    found = ended(table, change)
    return None if found is None else partial(results.store, ended=found)
