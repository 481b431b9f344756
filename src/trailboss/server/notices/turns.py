"""Telling people that it is their turn.

`Notices` finds the moments; whoever wants to tell somebody (by e-mail, webhook, …) adds a function
to `tellers`. It is called in the event loop right after the change was stored and must not wait:
longer work belongs in a task of its own.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import structlog

from trailboss.server.storage.rows import Change
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.memory import Before
from trailboss.server.watching.hub import Hub

log = structlog.get_logger()


class Turn(msgspec.Struct, kw_only=True, frozen=True):
    """It is a person's turn."""

    table: str
    title: str
    game: str
    seat: int
    user: str
    name: str
    turn: int
    step: int
    clock: str  # none, live or correspondence
    deadline: int | None
    alone: bool  # does nobody else play here but bots?
    connected: bool  # does the user see the table now, in any process?


Teller = Callable[[Turn], None]


class Notices:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.tellers: list[Teller] = []

    def table_changed(self, table: LiveTable, change: Change, before: Before) -> None:
        header = table.header
        if header.waits_for != "person" or header.to_move is None:
            return
        if before.waits_for == "person" and before.to_move == header.to_move:
            return  # the same turn goes on
        row = table.seats[header.to_move]
        if row.user_id is None:
            return
        turn = Turn(
            table=table.id,
            title=header.title,
            game=header.game,
            seat=row.seat,
            user=row.user_id,
            name=row.name,
            turn=table.playing.state.turn,
            step=header.step,
            clock=header.clock.kind,
            deadline=header.deadline,
            alone=table.alone,
            connected=row.user_id in self.hub.connected(table.id),
        )
        for teller in self.tellers:
            try:
                teller(turn)
            except Exception as error:  # a notice that fails must not stop a game
                log.error("notice", table=table.id, exc_info=error)
