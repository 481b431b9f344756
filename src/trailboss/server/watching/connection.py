"""The live connection: every entry once and in order, a view after them, moves the other way.

A watcher knows the number of the last entry it has sent. When it is woken it reads what came since
and sends that, so a slow connection needs no queue, and one that was lost goes on with
`after=<the last number it saw>`.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import perf_counter
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from trailboss.core.message import say
from trailboss.server.errors import BadRequest, Down, NotLoggedIn, Refused, TooMany
from trailboss.server.people import access
from trailboss.server.people.identity import key_of, need_scope, who
from trailboss.server.routes.language import language_of
from trailboss.server.running.services import Services
from trailboss.server.schema import live as messages
from trailboss.server.schema.common import PATTERNS
from trailboss.server.shown.views import entry_seen, table_seen, view, voice_at
from trailboss.server.shown.voice import need_language, said
from trailboss.server.storage.rows import User
from trailboss.server.tables import acting
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.watching.hub import Watcher

log = structlog.get_logger()

CHUNK = 200  # entries read from the log at a time
LOOK_AGAIN = 10.0  # seconds; a session may have ended, a note of another process been lost
MOST_OVER = 30  # messages in a row beyond the limit, before the connection is closed
MOST_SOCKETS = 50  # of one user, or of one address without a user, at one table
encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[messages.FromClient] = msgspec.json.Decoder(messages.FromClient)
GAME_ENTRIES = ("move", "undo", "chat", "undo-request", "undo-answer")
GONE = (WebSocketDisconnect, ClientDisconnected)  # the other side has ended the connection
POLICY_CLOSE = 4000  # plus the status of the refusal
TRY_LATER = 1013


class Live(Watcher):
    """One connection."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        services: Services,
        table: str,
        user: User | None,
        seat: int | None,
        after: int | None,
        language: str,
    ) -> None:
        super().__init__(table, None if user is None else user.id)
        self.socket = socket
        self.services = services
        self.asking = user
        self.key = key_of(socket, user)
        self.seat = seat  # as asked for; the viewer is found when the table is open
        self.sent = after
        self.language = language
        self.fresh = True  # has a first view still to be sent?
        self.pictured = 0  # the entry after which the last picture was made
        self.present: messages.ToldPresence | None = None
        self.sending = asyncio.Lock()

    # The way out --------------------------------------------------------------------------------

    async def send(self, message: messages.FromServer) -> None:
        async with self.sending:
            await self.socket.send_data(encode(message).decode(), mode="text")

    async def tell(self) -> None:
        """Send whatever comes, until the connection ends."""
        known: int | None = None  # at first, and now and then, we look for ourselves
        more = True
        while True:
            while more:
                more = await self.tell_news(known)
            try:
                async with asyncio.timeout(LOOK_AGAIN):
                    await self.woken.wait()
                known = self.newest
            except TimeoutError:
                if not self.services.database.shared:  # whatever happens here wakes us
                    await self.check_user()
                    continue
                known = None
            self.woken.clear()
            more = True

    async def tell_news(self, known: int | None) -> bool:
        """Send what has not been sent yet; is there more? What was sent is let go with this call:
        a view is hundreds of objects, and who waits for the next must not keep the last, or
        Python's search for garbage goes through those of all connections."""
        found, more = await self.news(known)
        for message in found:
            await self.send(message)
        return more

    async def news(self, known: int | None) -> tuple[list[messages.FromServer], bool]:
        """What has not been sent yet, and whether there is more."""
        found: list[messages.FromServer] = []
        await self.check_user()
        async with self.services.tables.open(self.table, known) as table:
            access.need_watch_or_join(table, self.asking)
            # Who only has the link of a table that waits for players sees who sits there, and
            # hears the rest after joining.
            watching = access.may_watch(table, self.asking)
            viewer = access.viewer_of(table, self.asking, self.seat)
            header = table.header
            if self.sent is None or self.sent > header.seq:
                self.sent = header.seq
            rows = []
            if watching and self.sent < header.seq:
                rows = await self.services.tables.entries_after(table, self.sent, CHUNK)
                voice = voice_at(table, self.language)
                found += [
                    messages.ToldEntry(seq=row.seq, entry=entry_seen(table, row, viewer, voice))
                    for row in rows
                ]
                self.sent = rows[-1].seq if rows else self.sent
            more = watching and self.sent < header.seq
            if not more and (self.fresh or self.pictured < header.seq):
                people = self.fresh or any(row.kind not in GAME_ENTRIES for row in rows)
                found += self.pictures(table, viewer, people)
                self.fresh = False
                self.pictured = header.seq
            seated = {row.user_id for row in table.seats}
        users, away, strangers = self.services.hub.present(self.table)
        present = messages.ToldPresence(
            users=sorted(users), away=sorted(away), watchers=len(users - seated) + strangers
        )
        if present != self.present:
            self.present = present
            found.append(present)
        return found, more

    def pictures(
        self, table: LiveTable, viewer: int | None, people: bool
    ) -> list[messages.FromServer]:
        """How it looks now: the table if people or status changed, and the game if there is one."""
        found: list[messages.FromServer] = []
        seq = table.header.seq
        connected = self.services.hub.connected(self.table)
        if people or table.game is None:
            shown = table_seen(table.header, table.seats, self.user, connected)
            found.append(messages.ToldTable(seq=seq, table=shown))
        if table.game is not None:
            seen = view(table, self.user, viewer, connected=connected, language=self.language)
            found.append(messages.ToldView(seq=seq, view=seen))
        return found

    async def check_user(self) -> None:
        """Is it still who it was? A session may have ended, a token may have been removed."""
        user = await who(self.socket)
        if (None if user is None else user.id) != self.user:
            raise NotLoggedIn(say("refused-signed-out"), "not-logged-in")
        self.asking = user

    # The way in ---------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Do what the client asks, one message after the other."""
        over = 0  # messages in a row beyond the limit
        while True:
            text = await self.socket.receive_data(mode="text")
            await self.check_user()
            kind, outcome, begun = "unread", "done", perf_counter()
            try:
                self.services.limits.spend(self.key)
                message = read(text)
                kind = str(message.__struct_config__.tag)
                seq = await self.obey(message)
                await self.send(messages.ToldAnswer(id=message.id, seq=seq))
                over = 0
            except Refused as error:
                outcome = "refused"
                over = over + 1 if isinstance(error, TooMany) else 0
                if over > MOST_OVER:
                    raise
                await self.send(refusal(error, number_of(text), self.language))
            self.services.metrics.message(kind, outcome, perf_counter() - begun)

    async def obey(self, message: messages.FromClient) -> int:
        """Do it; the answer is the number of the entry it made."""
        tables = self.services.tables
        if isinstance(message, messages.SentPing):
            return self.sent or 0
        if isinstance(message, messages.SentAway):
            self.away = message.away
            self.services.hub.tell_presence(self.table)
            return self.sent or 0
        if isinstance(message, messages.SentSeat):
            async with tables.open(self.table) as table:
                if message.seat is not None:
                    access.need_seat(table, self.asking, message.seat)
            self.seat = message.seat
            self.fresh = True
            self.woken.set()
            return self.sent or 0
        user = access.need_user(self.asking)
        need_scope(user, acts=True)
        if isinstance(message, messages.SentChat):
            await self.services.talk.say(self.table, user, message.text)
            return self.sent or 0
        step = step_of(message, user)
        found = await tables.do(step, self.table, head_of)
        assert isinstance(found, Head)
        return found.seq


def read(text: str) -> messages.FromClient:
    """The message in a text, or an error that says what is wrong with it."""
    if not text:
        raise BadRequest(say("refused-message-binary"), "invalid-message")
    try:
        return decoder.decode(text)
    except RecursionError:
        raise BadRequest(say("refused-message-nested"), "invalid-message") from None
    except msgspec.DecodeError as error:
        detail = str(error)
        for pattern, words in PATTERNS.items():
            detail = detail.replace(f"matching regex {pattern!r}", words)
        raise BadRequest(say("refused-message", problem=detail), "invalid-message") from error


class Numbered(msgspec.Struct):
    """As much of a message as its refusal needs."""

    id: messages.MessageId | None = None


def number_of(text: str) -> int | None:
    """The number of a message, if that much can be read of it."""
    try:
        return msgspec.json.decode(text, type=Numbered).id
    except (msgspec.DecodeError, RecursionError):
        return None


class Head(msgspec.Struct):
    """Where a table stands."""

    seq: int
    step: int


def head_of(table: LiveTable) -> Head:
    return Head(table.header.seq, table.playing.step)


def step_of(message: messages.FromClient, user: User) -> acting.Step:
    if isinstance(message, messages.SentMove):
        return acting.move(user, message.seat, message.step, message.move, message.then)
    if isinstance(message, messages.SentUndo):
        return acting.undo(user, message.seat, message.step, message.to)
    if isinstance(message, messages.SentReset):
        return acting.reset_turn(user, message.seat, message.step)
    if isinstance(message, messages.SentUndoRequest):
        return acting.undo_request(user, message.seat, message.step, message.to)
    assert isinstance(message, messages.SentUndoAnswer)
    return acting.undo_answer(user, message.seat, message.to, message.agree)


def refusal(error: Refused, id: int | None, language: str) -> messages.ToldError:
    head = error.more.get("view")
    return messages.ToldError(
        id=id,
        status=error.status,
        error=error.error,
        detail=error.text(language),
        say=said(error.message),
        step=head.step if isinstance(head, Head) else None,
    )


def number_in(socket: WebSocket[Any, Any, Any], name: str) -> int | None:
    text = socket.query_params.get(name)
    if text is None or text == "":
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise BadRequest(say("refused-number", name=name, given=repr(text[:40])))
    return int(text)


async def serve(
    socket: WebSocket[Any, Any, Any], services: Services, table: str, user: User | None
) -> None:
    """Run one connection to its end. The caller has accepted it."""
    try:
        live = Live(
            socket,
            services,
            table,
            user,
            number_in(socket, "seat"),
            number_in(socket, "after"),
            need_language(socket.query_params.get("language")),
        )
        async with services.tables.open(table) as opened:
            access.need_watch_or_join(opened, user)
            access.viewer_of(opened, user, live.seat)
        need_room(services, live)  # last: nobody comes in between
    except Refused as error:
        await refuse(socket, error)
        return
    services.hub.add(live)
    telling = asyncio.create_task(live.tell())
    listening = asyncio.create_task(live.listen())
    try:
        done, _ = await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            failure = task.exception()
            if isinstance(failure, Refused):  # it may no longer watch
                await refuse(socket, failure)
            elif failure is not None and not is_gone(failure):
                log.error("live", table=table, exc_info=failure)
                with suppress(Exception):
                    await socket.close(code=1011)
    finally:
        services.hub.remove(live)
        for task in (telling, listening):
            task.cancel()
        await asyncio.gather(telling, listening, return_exceptions=True)


def is_gone(failure: BaseException) -> bool:
    """Has the other side ended the connection? Uvicorn answers its close at once, and refuses what
    was about to be sent."""
    late = isinstance(failure, RuntimeError) and "websocket.close" in str(failure)
    return late or isinstance(failure, GONE)


def need_room(services: Services, live: Live) -> None:
    there = services.hub.watchers.get(live.table, ())
    same = sum(isinstance(watcher, Live) and watcher.key == live.key for watcher in there)
    if same >= MOST_SOCKETS:
        raise TooMany(say("refused-sockets", most=MOST_SOCKETS), 60)


async def refuse(socket: WebSocket[Any, Any, Any], error: Refused) -> None:
    """Say why, then end the connection."""
    with suppress(Exception):
        await socket.send_data(
            encode(refusal(error, None, language_of(socket))).decode(), mode="text"
        )
        code = TRY_LATER if isinstance(error, Down) else POLICY_CLOSE + error.status
        await socket.close(code=code, reason=error.error)
