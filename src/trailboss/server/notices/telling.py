"""Who is told of a turn, when, and by which way.

A turn that lasts a while (`notify_after_seconds`) with its player away from the table is worth a
message: one, whatever is undone and whichever process notices. Everything happens in tasks of its
own, so no move waits for a mail server and none fails with it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

import msgspec
import structlog

from trailboss.core.message import Name, say
from trailboss.server.errors import BadRequest, Down
from trailboss.server.ids import new_id, now
from trailboss.server.notices.confirming import Confirming, Resets
from trailboss.server.notices.links import Links
from trailboss.server.notices.mail import (
    Mail,
    MailFailed,
    address_of,
    confirm_mail,
    reset_mail,
    turn_mail,
)
from trailboss.server.notices.posting import PostFailed
from trailboss.server.notices.turns import Turn
from trailboss.server.notices.webhook import Webhooks
from trailboss.server.running.settings import Settings
from trailboss.server.schema.accounts import ChangeMe, Way
from trailboss.server.storage import turns_told, users
from trailboss.server.storage.database import Database
from trailboss.server.storage.rows import User
from trailboss.server.watching.hub import Hub
from trailboss.words import text

if TYPE_CHECKING:  # its packages need not be installed
    from trailboss.server.notices.pushing import Pushing
    from trailboss.server.storage.subscriptions import Subscription

log = structlog.get_logger()

PAUSES = (1.0, 30.0, 600.0)  # seconds before another try
LOOK = 1.0  # seconds between looks whether the player is at the table
TURN_LOOK = 10.0  # seconds between looks whether a player at the table has moved
STOP_SECONDS = 2.0
MOST_AT_ONCE = 20  # messages on their way
CONFIRM_EVERY = 600.0  # seconds between two requests to confirm the same address
MOST_REMEMBERED = 10_000


class ToldTurn(msgspec.Struct, kw_only=True):
    """What a webhook is sent."""

    type: str = "turn"
    table: str
    title: str
    game: str
    seat: int
    name: str
    turn: int
    step: int
    deadline: int | None
    url: str | None
    at: int


class PushNotice(msgspec.Struct, kw_only=True):
    """What a browser is sent. All words are ours: nothing players wrote is in it."""

    title: str
    path: str  # the page that opens
    tag: str  # a newer notice takes the place of an older one with the same tag


class Telling:
    def __init__(self, settings: Settings, database: Database, hub: Hub) -> None:
        self.database = database
        self.hub = hub
        self.delay = settings.notify_after_seconds
        self.closing = settings.shutdown_seconds + 2 * LOOK  # live connections end before we do
        self.mail = Mail(settings)
        self.webhooks = Webhooks(settings.webhooks)
        self.push: Pushing | None = None  # where it is on
        self.links = Links(settings.public_url)
        self.confirming = Confirming(settings.confirmations_per_hour)
        self.resets = Resets()
        self.tasks: set[asyncio.Task[None]] = set()
        self.sending = asyncio.Semaphore(MOST_AT_ONCE)
        self.stopping = asyncio.Event()
        self.asked: OrderedDict[str, float] = OrderedDict()  # addresses, and when
        self.outcomes: list[Callable[[str, str], None]] = []  # told way and outcome

    @property
    def ways(self) -> list[Way]:
        """How this server can tell somebody."""
        found: list[Way] = ["browser"]
        if self.push is not None:
            found.append("push")
        if self.mail.on:
            found.append("email")
        if self.webhooks.on:
            found.append("webhook")
        return found

    # Turns --------------------------------------------------------------------------------------

    def turn(self, turn: Turn) -> None:
        """It has become somebody's turn."""
        if turn.alone or len(self.ways) == 1:
            return
        self.begin(self.tell(turn))

    def begin(self, work: Awaitable[None]) -> None:
        async def guarded() -> None:
            try:
                await work
            except Down:
                pass
            except Exception as error:  # nobody waits for this task
                log.error("notice", exc_info=error)

        task = asyncio.create_task(guarded())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def tell(self, turn: Turn) -> None:
        if not await self.is_away(turn):
            return
        user = await self.database.read(partial(users.user_by_id, user=turn.user))
        if user is None or (turn.clock == "live" and not user.wishes.live):
            return
        wishes = user.wishes
        ways: list[Callable[[], Awaitable[None]]] = []
        if wishes.email and self.mail.on and user.email and user.confirmed:
            ways.append(partial(self.mail_turn, turn, user.email, wishes.language))
        if wishes.webhook and self.webhooks.on:
            ways.append(partial(self.post_turn, turn, wishes.webhook, wishes.secret))
        if self.push is not None:
            for browser in await self.push.of(turn.user):
                said = ("mail-turn-subject", turn.table, turn.game)
                ways.append(partial(self.pushed, self.push, browser, *said))
        if ways and await self.may_tell(turn):
            await asyncio.gather(*(tell() for tell in ways))

    async def is_away(self, turn: Turn) -> bool:
        """Wait until the player has been away from the table for the whole delay, however often
        they look in before. False if they move meanwhile, or are there when the server ends."""
        seen: float | None = None  # when they were there last
        begun = looked = monotonic()  # when the delay began; when we asked whether they moved
        while not self.stopping.is_set():
            at = monotonic()
            if turn.user in self.hub.connected(turn.table):
                seen = begun = at
                if at - looked >= TURN_LOOK:
                    looked = at
                    if not await self.still_to_move(turn):
                        return False
            elif at - begun >= self.delay:
                return True
            await self.pause(LOOK)
        return seen is None or monotonic() - seen > self.closing

    async def still_to_move(self, turn: Turn) -> bool:
        look = partial(turns_told.still_to_move, table=turn.table, seat=turn.seat, step=turn.step)
        return await self.database.glance(look)

    async def may_tell(self, turn: Turn) -> bool:
        """Is it still this turn, and has no message been sent for it?"""
        claim = partial(
            turns_told.claim, table=turn.table, seat=turn.seat, turn=turn.turn, at=now()
        )
        return await self.still_to_move(turn) and await self.database.write(claim)

    async def mail_turn(self, turn: Turn, email: str, language: str) -> None:
        table = self.links.table(turn.table)
        assert table is not None  # settings with a mail server have an address
        off = self.links.off(turn.user, email, language)
        message = self.mail.message(email, *turn_mail(turn, table, off, language), off=off)
        await self.trying("email", turn.user, partial(self.mail.send, message))

    async def post_turn(self, turn: Turn, url: str, secret: str) -> None:
        shared = {name: getattr(turn, name) for name in TURN_FIELDS}
        body = msgspec.json.encode(ToldTurn(**shared, url=self.links.table(turn.table), at=now()))
        send = partial(self.webhooks.send, url, secret, body, new_id())
        await self.trying("webhook", turn.user, send)

    def game_begins(self, user: str, table: str, game: str) -> None:
        """Somebody who waited has found others."""
        if self.push is not None:
            self.begin(self.push_begin(self.push, user, table, game))

    async def push_begin(self, push: Pushing, user: str, table: str, game: str) -> None:
        for browser in await push.of(user):
            self.begin(self.pushed(push, browser, "push-begins", table, game))

    async def pushed(
        self, push: Pushing, browser: Subscription, said: str, table: str, game: str
    ) -> None:
        title = text(say(said, game=Name("title", game)), browser.language)
        notice = msgspec.json.encode(PushNotice(title=title, path=f"/table/{table}", tag=table))
        await self.trying("push", browser.user_id, partial(push.send, browser, notice, table))

    async def trying(self, way: Way, user: str, send: Callable[[], Awaitable[None]]) -> None:
        """Send something, several times if need be, until the server stops."""
        for pause in (*PAUSES, None):
            try:
                async with self.sending:
                    await send()
            except (MailFailed, PostFailed) as error:
                if pause is None or not error.again or self.stopping.is_set():
                    log.warning("a notice was not delivered", way=way, user=user, why=str(error))
                    self.ended(way, "failed")
                    return
            else:
                self.ended(way, "sent")
                return
            await self.pause(pause)

    def ended(self, way: Way, outcome: str) -> None:
        for listener in self.outcomes:
            listener(way, outcome)

    async def pause(self, seconds: float) -> None:
        """Wait, but not when the server stops."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.stopping.wait(), seconds)

    # What users may wish ------------------------------------------------------------------------

    async def check(self, user: User, asked: ChangeMe, address: str) -> bool:
        """Can this server do what somebody who comes from an address asks for? BadRequest if not,
        TooMany if it would have to write to too many. Says whether the e-mail address is to be
        confirmed: who wants e-mail, or has an account, whose password is replaced by mail, must be
        the one who reads it."""
        await self.check_ways(user, asked)
        email = user.email if asked.email is msgspec.UNSET else asked.email
        wishes = user.wishes
        if asked.notify is not msgspec.UNSET and asked.notify.email is not msgspec.UNSET:
            wishes.email = asked.notify.email
        wanted = wishes.email or (isinstance(asked.email, str) and not user.guest)
        if not self.mail.on or not email or not wanted or wishes.confirmed == email:
            return False
        if not self.asked_lately(email):
            self.confirming.spend(user.id, address, email)
        return True

    async def check_ways(self, user: User, asked: ChangeMe) -> None:
        notify = asked.notify
        if notify is msgspec.UNSET:
            return
        if notify.email is True:
            if not self.mail.on:
                raise BadRequest(say("refused-no-mail"))
            email = user.email if asked.email is msgspec.UNSET else asked.email
            if email is None:
                raise BadRequest(say("refused-email-missing"))
            address_of(email)
        if isinstance(notify.webhook, str):
            await self.webhooks.check(notify.webhook)

    def ask_to_confirm(self, user: User, language: str) -> None:
        email = user.email
        if email is None or self.asked_lately(email):
            return
        self.asked[email] = monotonic()
        self.asked.move_to_end(email)
        while len(self.asked) > MOST_REMEMBERED:
            self.asked.popitem(last=False)
        link = self.links.confirm(user.id, email, language)
        message = self.mail.message(email, *confirm_mail(self.links.base, link, language))
        self.begin(self.trying("email", user.id, partial(self.mail.send, message)))

    def send_reset(self, user: User | None, address: str, language: str) -> None:
        """A link for a new password, to an address that was confirmed. Who asks learns nothing by
        it, neither whether there is such an account nor whether it has an address."""
        if not self.mail.on:
            raise BadRequest(say("refused-no-mail"))
        self.resets.spend(address)
        if user is None or user.password is None or user.email is None or not user.confirmed:
            return
        if not self.resets.may_write(user.id):
            return
        link = self.links.reset(user.id, user.email, user.password, language)
        message = self.mail.message(user.email, *reset_mail(self.links.base, link, language))
        self.begin(self.trying("email", user.id, partial(self.mail.send, message)))

    def asked_lately(self, email: str) -> bool:
        before = self.asked.get(email)
        return before is not None and monotonic() - before < CONFIRM_EVERY

    # The end ------------------------------------------------------------------------------------

    async def stop(self) -> None:
        """What waits for its time is sent now; it would be forgotten otherwise."""
        self.stopping.set()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=STOP_SECONDS)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.webhooks.close()
        if self.push is not None:
            await self.push.close()


TURN_FIELDS = [name for name in ToldTurn.__struct_fields__ if name in Turn.__struct_fields__]
