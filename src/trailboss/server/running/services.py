"""The parts of a running server, made once and handed to whoever needs them."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

from trailboss.core.message import say
from trailboss.extras import need
from trailboss.server.club.averages import Averages
from trailboss.server.club.results import result_written
from trailboss.server.club.tournaments import Tournaments
from trailboss.server.club.waiting import WaitingRoom
from trailboss.server.notices.telling import Telling
from trailboss.server.notices.turns import Notices
from trailboss.server.people.accounts import Accounts
from trailboss.server.people.administration import Administration
from trailboss.server.people.limits import Limit, OneAtATime
from trailboss.server.people.quotas import BotTime, Quotas
from trailboss.server.people.vacation import Vacations
from trailboss.server.running.copying import Backups
from trailboss.server.running.following import LOOK_EVERY as LOOK_FOR_DEEDS
from trailboss.server.running.following import Following
from trailboss.server.running.metrics import Metrics
from trailboss.server.running.scheduler import Scheduler
from trailboss.server.running.settings import Settings
from trailboss.server.storage.database import Database, database_at, server_secret, write_something
from trailboss.server.storage.upgrade import newest
from trailboss.server.tables.memory import Tables
from trailboss.server.tables.own_figures import OwnFigures
from trailboss.server.tables.talking import Talk
from trailboss.server.thinking.bots_at_work import BotsAtWork
from trailboss.server.thinking.pool import Thinkers
from trailboss.server.thinking.reviewing import Reviews
from trailboss.server.watching.channels import channels_for
from trailboss.server.watching.hub import Hub

if TYPE_CHECKING:  # their packages need not be installed
    from trailboss.server.people.passkeys import Passkeys
    from trailboss.server.people.provider import Provider

LOOK_EVERY = 5.0  # seconds


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.schema = newest()
        self.database: Database = database_at(settings.database_url, settings.durability)
        self.accounts = Accounts(self.database, settings.session_days)
        self.tables = Tables(self.database, settings.games_in_memory, settings.idle_minutes * 60.0)
        self.figures = OwnFigures(self.database)
        self.limits = Limit(settings.requests_per_minute, "refused-requests")
        self.logins = Limit(settings.logins_per_minute, "refused-logins")
        self.new_tables = Limit(settings.tables_per_minute, "refused-new-tables")
        self.averages = Averages(self.database)
        self.quotas = Quotas(settings, self.database)
        self.talk = Talk(self.tables, self.quotas, settings.chat_per_minute)
        self.bot_time = BotTime(settings.bot_seconds_per_hour)
        self.one_at_a_time = OneAtATime(say("refused-analysis-busy"))
        self.channels = channels_for(self.database)
        self.hub = Hub(self.channels, self.database.shared)
        self.hub.offer = self.tables.offer
        self.thinkers = Thinkers(settings.workers)
        self.thinkers.spend = self.bot_time.spend
        self.bots = BotsAtWork(self.tables, self.thinkers, settings.bot_ms)
        self.reviews = Reviews(self.database, settings.review_samples, self.bot_time.spend)
        self.notices = Notices(self.hub)
        self.telling = Telling(settings, self.database, self.hub)
        self.notices.tellers.append(self.telling.turn)
        self.scheduler = Scheduler(
            self.database, self.tables, self.bots, settings.copy_days, settings.archive_days
        )
        self.administration = Administration(
            self.database, self.tables, self.accounts, self.telling.links
        )
        self.following = Following(self.database, self.accounts, self.tables, self.hub)
        self.scheduler.more.append((LOOK_FOR_DEEDS, self.following.look))
        if settings.web_push != "off":
            self.open_push()
        self.passkeys: Passkeys | None = None
        self.provider: Provider | None = None
        if settings.passkeys or settings.oidc_issuer:
            self.open_logins()
        self.tables.follows.append(result_written)
        self.tournaments = Tournaments(self.database, self.tables)
        self.vacations = Vacations(self.database, self.tables, settings.vacation_days)
        self.waiting = WaitingRoom(self.database, self.tables)
        self.waiting.tellers.append(self.telling.game_begins)
        for part in (self.hub, self.bots, self.notices, self.tournaments):
            self.tables.listeners.append(part.table_changed)
        self.backups = Backups(
            self.database.file,
            settings.backup_folder,
            settings.backup_hours,
            settings.backup_keep,
        )
        self.secret = ""  # known when the database is open
        self.looking = asyncio.Lock()
        self.looked_at = -LOOK_EVERY
        self.can_write = True
        self.metrics = Metrics(self.tables, self.hub, self.thinkers, self.telling)

    def open_push(self) -> None:
        """Notices that browsers show although no page is open, where they are set."""
        need("push", "trailboss serve")
        from trailboss.server.notices.pushing import Pushing

        self.telling.push = Pushing(self.settings, self.database)

    def open_logins(self) -> None:
        """Ways to log in without a password, where they are set."""
        need("login", "trailboss serve")
        from trailboss.server.people.passkeys import Passkeys
        from trailboss.server.people.provider import Provider

        if self.settings.passkeys:
            self.passkeys = Passkeys(self.database, self.settings.public_url)
        if self.settings.oidc_issuer:
            self.provider = Provider(self.settings, self.database)

    async def writes(self) -> bool:
        """Can anything be stored? Looked at now and then: it costs a wait for the disk."""
        async with self.looking:
            if monotonic() > self.looked_at + LOOK_EVERY:
                try:
                    await self.database.write(write_something)
                    self.can_write = True
                except Exception:  # noqa: BLE001  whatever is wrong, nothing can be stored
                    self.can_write = False
                self.looked_at = monotonic()
            return self.can_write

    async def start(self) -> str:
        """Open the database and begin to work; returns the server's secret."""
        await self.database.open()
        secret = await self.database.read(server_secret)
        assert secret is not None
        self.secret = secret
        self.telling.links.open(secret)
        if self.telling.push is not None:
            await self.telling.push.open()
        await self.figures.take(self.settings.figures)
        await self.hub.start()
        await self.following.start()
        await self.scheduler.start()
        self.backups.start()
        self.tournaments.start()
        return secret

    async def stop(self) -> None:
        await self.backups.stop()
        await self.tournaments.stop()
        await self.scheduler.stop()
        await self.reviews.stop()
        await self.bots.stop()
        await self.telling.stop()
        await self.hub.stop()
        await self.database.close()
