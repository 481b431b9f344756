"""The tables of one browser: what a server keeps in its database."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable

import msgspec

from trailboss.bots import LEVEL_NAMES, Bot, bot, view_of
from trailboss.core.message import say
from trailboss.server.errors import NotFound, Refused
from trailboss.server.ids import new_id, now
from trailboss.server.running.settings import Settings
from trailboss.server.storage.rows import Change, EntryRow, Header, SeatRow, User
from trailboss.server.tables import play
from trailboss.server.tables.acting import Work
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.thinking.bot_names import DEFAULT
from trailboss.titles import rules_of
from trailboss.words import text

SETTINGS = Settings(bots=list(LEVEL_NAMES))
Networks = Callable[[str], Awaitable[None]]  # the network of a family has come


class Kept(msgspec.Struct):
    """What a browser remembers of a table."""

    header: Header
    seats: list[SeatRow]
    log: list[EntryRow]


class World:
    """One person and all their tables."""

    def __init__(
        self,
        networks: Networks,
        user: User | None = None,
        language: str = "en",
    ) -> None:
        self.networks = networks
        self.unsaved: set[str] = set()  # tables that have changed since they were last kept
        self.user = user or new_user(language)
        self.tables: dict[str, LiveTable] = {}
        self.logs: dict[str, list[EntryRow]] = {}
        self.bots: dict[tuple[str, int], tuple[str, Bot]] = {}
        self.listeners: list[Callable[[LiveTable, Change], None]] = []

    def remember(self, data: bytes) -> None:
        """A table of an earlier visit."""
        kept = msgspec.json.decode(data, type=Kept)
        table = LiveTable(kept.header.id)
        table.fill(kept.header, kept.seats, kept.log, kept.log)
        self.tables[table.id] = table
        self.logs[table.id] = kept.log

    def add(self, table: LiveTable, log: list[EntryRow]) -> None:
        self.tables[table.id] = table
        self.logs[table.id] = log
        self.unsaved.add(table.id)

    def table(self, id: str) -> LiveTable:
        found = self.tables.get(id)
        if found is None:
            raise NotFound(say("refused-no-table"))
        return found

    def carry_out(self, table: LiveTable, work: Work) -> None:
        """Work out a change and let everybody know. A refusal leaves the table as it is."""
        try:
            change = work(table)
        except Refused:
            raise
        except BaseException:
            # Its game may have been touched already: it is made anew from the log.
            table.fill(table.header, table.seats, self.logs[table.id], list(table.recent))
            raise
        change.header["changed_at"] = now()
        table.take_over(change)
        self.logs[table.id].extend(change.entries)
        self.unsaved.add(table.id)
        for listener in self.listeners:
            listener(table, change)

    def changes(self) -> dict[str, bytes]:
        """The tables that are to be kept, as bytes; they count as kept from now on."""
        found: dict[str, bytes] = {}
        for name in self.unsaved:
            table = self.tables[name]
            found[name] = msgspec.json.encode(Kept(table.header, table.seats, self.logs[name]))
        self.unsaved.clear()
        return found

    # Whom the browser plays ---------------------------------------------------------------------

    async def play_on(self, table: LiveTable) -> bool:
        """One decision of a bot, or the moves of who has left; False when a person is to move."""
        if table.header.waits_for != "server":
            return False
        game = table.playing
        seat = game.seat
        assert seat is not None
        player = table.player_of(seat)
        if player is None or player == DEFAULT:
            self.carry_out(table, default_change)
            return True
        step = game.step
        await self.network_of(table)
        if table.playing is not game or game.step != step:
            return True  # somebody has taken back or come back meanwhile
        code = self.bot_for(table, seat, player).choose(view_of(game.ruleset, game.state))
        self.carry_out(table, lambda table: play.make_moves(table, [code], "bot", None))
        return True

    async def network_of(self, table: LiveTable) -> None:
        """Wait for the network that plays such tables."""
        await self.networks(rules_of(table.header.game).encoding().family)

    def bot_for(self, table: LiveTable, seat: int, name: str) -> Bot:
        known = self.bots.get((table.id, seat))
        if known is None or known[0] != name:
            game = table.playing
            made = bot(name)
            made.begin(game.ruleset, game.players, game.options, seat)
            known = self.bots[table.id, seat] = (name, made)
        return known[1]


def default_change(table: LiveTable) -> Change:
    return play.make_moves(table, play.default_moves(table), DEFAULT, None)


def new_user(language: str) -> User:
    """Somebody who has just come."""
    name = text(say("server-guest", number=secrets.randbelow(9000) + 1000), language)
    return User(
        id=new_id(),
        name=name,
        login=None,
        password=None,
        email=None,
        preferences="{}",
        created_at=now(),
    )
