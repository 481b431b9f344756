"""The job market: placing workers, the token, yellow arrows, the end of the game."""

from __future__ import annotations

from trailboss.core.events import EV_TILE
from trailboss.core.source import Source
from trailboss.kansas.cattle_market import fill_market
from trailboss.kansas.constants import JOB_COLUMNS
from trailboss.kansas.events import EV_LAST_ROUND
from trailboss.kansas.state import State


def market_closed(s: State) -> bool:
    """The token has left: no worker can be placed any more."""
    return s.ender >= 0


def place_worker(s: State, worker: int, source: Source) -> None:
    """Lay a worker on the next free space; the token moves on when its space is covered."""
    t = s.tables
    players = s.setup.players
    row, column = divmod(s.placed, players)
    s.jobs = s.jobs[:]
    s.jobs[row * JOB_COLUMNS + column] = worker + 1
    s.placed += 1
    s.tell(EV_TILE, worker, row)
    if column == players - 1:
        if row + 1 in t.cattle_rows:
            fill_market(s, source)
        if row + 1 == t.job_rows:
            s.ender = s.seat
            s.tell(EV_LAST_ROUND)
