"""Live connections: what a server says over a WebSocket, said to the page beside us."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from urllib.parse import parse_qs, urlsplit

import msgspec

from trailboss.demo.world import World
from trailboss.server.errors import Refused
from trailboss.server.people import access
from trailboss.server.schema import live as messages
from trailboss.server.shown.views import entry_seen, table_seen, view, voice_at
from trailboss.server.shown.voice import need_language, said
from trailboss.server.storage.rows import Change, User
from trailboss.server.tables import acting, talking
from trailboss.server.tables.live_table import LiveTable

GAME_ENTRIES = ("move", "undo", "chat", "undo-request", "undo-answer")
decoder: msgspec.json.Decoder[messages.FromClient] = msgspec.json.Decoder(messages.FromClient)
Send = Callable[[str], None]


class Live:
    """One connection."""

    def __init__(self, world: World, address: str, send: Send) -> None:
        parts = urlsplit(address)
        query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        self.world = world
        self.table = world.table(parts.path.split("/")[3])
        self.send = send
        self.seat = int(query["seat"]) if query.get("seat") else None
        self.sent = int(query.get("after") or 0)
        self.language = need_language(query.get("language"))

    def tell(self, message: messages.FromServer) -> None:
        self.send(msgspec.json.encode(message).decode())

    def begin(self) -> None:
        self.news(fresh=True)
        self.tell(messages.ToldPresence(users=[self.world.user.id], away=[], watchers=0))

    def news(self, fresh: bool = False) -> None:
        """Everything that has not been sent yet, and how it looks now."""
        table = self.table
        viewer = access.viewer_of(table, self.world.user, self.seat)
        voice = voice_at(table, self.language)
        header = table.header
        rows = [row for row in self.world.logs[table.id] if row.seq > self.sent]
        for row in rows:
            entry = entry_seen(table, row, viewer, voice)
            self.tell(messages.ToldEntry(seq=row.seq, entry=entry))
        self.sent = header.seq
        here = {self.world.user.id}
        if fresh or table.game is None or any(row.kind not in GAME_ENTRIES for row in rows):
            seen = table_seen(header, table.seats, self.world.user.id, here)
            self.tell(messages.ToldTable(seq=header.seq, table=seen))
        if table.game is not None:
            picture = view(
                table, self.world.user.id, viewer, connected=here, language=self.language
            )
            self.tell(messages.ToldView(seq=header.seq, view=picture))

    def hear(self, text: str) -> None:
        """Do what the client asks."""
        message = decoder.decode(text)
        try:
            seq = self.obey(message)
        except Refused as error:
            self.tell(
                messages.ToldError(
                    id=message.id,
                    status=error.status,
                    error=error.error,
                    detail=error.text(self.language),
                    say=said(error.message),
                    step=self.table.playing.step if error.error == "stale-step" else None,
                )
            )
            return
        self.tell(messages.ToldAnswer(id=message.id, seq=seq))

    def obey(self, message: messages.FromClient) -> int:
        world = self.world
        if isinstance(message, messages.SentPing | messages.SentAway):
            return self.sent
        if isinstance(message, messages.SentSeat):
            self.seat = message.seat
            self.news(fresh=True)
            return self.sent
        if isinstance(message, messages.SentChat):
            world.carry_out(self.table, partial(talking.said, user=world.user, text=message.text))
            return self.table.header.seq
        step = step_of(message, world.user)
        step.check(self.table, lambda table: None)
        world.carry_out(self.table, step.work)
        return self.table.header.seq


def step_of(message: messages.FromClient, user: User) -> acting.Step:
    if isinstance(message, messages.SentMove):
        return acting.move(user, message.seat, message.step, message.move)
    if isinstance(message, messages.SentUndo):
        return acting.undo(user, message.seat, message.step)
    if isinstance(message, messages.SentReset):
        return acting.reset_turn(user, message.seat, message.step)
    if isinstance(message, messages.SentUndoRequest):
        return acting.undo_request(user, message.seat, message.step, message.to)
    assert isinstance(message, messages.SentUndoAnswer)
    return acting.undo_answer(user, message.seat, message.to, message.agree)


class Connections:
    """All live connections, and the bots of the tables."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.open: dict[int, Live] = {}
        self.working: dict[str, asyncio.Task[None]] = {}
        self.fetching: asyncio.Task[None] | None = None
        world.listeners.append(self.changed)

    def connect(self, number: int, address: str, send: Send) -> int:
        """Begin a connection; 0, or the code it is closed with at once."""
        try:
            live = self.open[number] = Live(self.world, address, send)
            live.begin()
        except Refused as error:
            self.open.pop(number, None)
            return 4000 + error.status
        if any(seat.bot for seat in live.table.seats):  # it will be needed: begin to fetch it
            self.fetching = asyncio.ensure_future(self.world.network_of(live.table))
        self.wake(live.table)
        return 0

    def changed(self, table: LiveTable, change: Change) -> None:
        for live in list(self.open.values()):
            if live.table is table:
                live.news()
        self.wake(table)

    def wake(self, table: LiveTable) -> None:
        """Bots play where somebody looks on."""
        if table.header.waits_for == "server" and table.id not in self.working:
            self.working[table.id] = asyncio.ensure_future(self.serve(table))

    async def serve(self, table: LiveTable) -> None:
        try:
            while await self.world.play_on(table):
                await asyncio.sleep(0)  # what the person does comes in between
        finally:
            del self.working[table.id]
