"""Everybody who looks at a table, and the comparison of all they are told with what they may
know."""

from __future__ import annotations

import json
import re
import time
from contextlib import ExitStack

import httpx
import msgspec

from tests.server.client import JSON, PATIENCE, Client, Live
from tests.server.process import ServerProcess
from tests.server.truth import Retold, Truth, unlike
from trailboss.core.message import say, to_data
from trailboss.server.shown.events import may_know
from trailboss.server.shown.views import entry_seen, table_seen, view, voice_at
from trailboss.server.storage.rows import EntryRow
from trailboss.server.tables.play import why

# What entries that are no moves say. A new part has to be judged here first.
DATA: dict[str, set[str]] = {
    "create": set(),
    "join": {"name"},
    "start": {"seats"},
    "undo": {"taken", "consent"},
    "undo-request": {"to"},
    "undo-answer": {"agree"},
    "chat": {"name", "user"},
    "leave": set(),
    "return": set(),
    "finish": {"reason", "winners", "totals"},
}
NOW = re.compile(r'"(now|changed_at)":\d+')


class Unknown(Client):
    """Somebody without a session."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.token = None
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.http.get("/api/games")  # sets the cookie against forged requests
        self.me = {"id": None}


class Eye:
    """A user who looks from one of their seats, or from none."""

    def __init__(
        self, name: str, who: str, client: Client, asks: int | None, viewer: int | None
    ) -> None:
        self.name = name
        self.who = who  # the same for all eyes of one user
        self.client = client
        self.user: str | None = client.me["id"]
        self.asks = asks  # the seat that is asked for
        self.viewer = viewer  # the one that is shown
        self.live: Live | None = None
        self.heard = 0  # the newest entry that was told
        self.pictured = 0  # the entry after which the newest view came
        self.views: dict[int, JSON] = {}  # the newest view of each step


def masked(text: str) -> str:
    """Without the time of day."""
    return NOW.sub(r'"\1":0', text)


def encoded(value: object) -> str:
    return masked(msgspec.json.encode(value).decode())


class Watch:
    """A table with all who look at it, and what nobody may be told."""

    def __init__(self, server: ServerProcess, table: str, eyes: list[Eye]) -> None:
        self.truth = Truth(server, table)
        self.path = f"/api/tables/{table}"
        self.eyes = eyes
        self.connected = {eye.user for eye in eyes if eye.user is not None}
        self.secrets: dict[str, Client | None] = {}  # whose they are; None: nobody's
        self.compared = 0
        self.retold = 0  # entries that were compared with another truth
        self.hidden = 0  # those where the other truth was really another
        self.keep_secret(None, str(self.truth.table.header.chance.seed))
        for eye in eyes:
            for cookie in eye.client.http.cookies.jar:
                assert cookie.value
                self.keep_secret(eye.client, cookie.value)

    def keep_secret(self, owner: Client | None, secret: str) -> None:
        assert len(secret) > 9, "too short to be found by its digits"
        self.secrets[secret] = owner

    def scan(self, eye: Eye, text: str) -> None:
        """No secret of somebody else stands in a text."""
        self.compared += 1
        for secret, owner in self.secrets.items():
            if owner is not eye.client:
                assert secret not in text, f"{eye.name} is told a secret: {text[:1000]}"

    def open(self, stack: ExitStack) -> None:
        """Let everybody listen, from the first entry on."""
        for eye in self.eyes:
            live = eye.client.live(self.truth.id, after=0, seat=eye.asks)
            eye.live = stack.enter_context(live)
        present = sorted(self.connected)
        for eye in self.eyes:
            assert eye.live is not None
            last = eye.live.until(lambda message: message.get("users") == present)
            assert [message["type"] for message in last].count("table") == 1
            entries = [message["entry"] for message in last if message["type"] == "entry"]
            assert [entry["seq"] for entry in entries] == list(range(1, self.truth.seq + 1))
            eye.heard = eye.pictured = self.truth.seq
            first = next(message for message in last if message["type"] == "view")
            eye.views[first["view"]["step"]] = first["view"]

    # What was told ------------------------------------------------------------------------------

    def rest(self, seq: int = 0) -> None:
        """Wait until the server has made its moves (and `seq` is there), then hear what everybody
        was told."""
        end = time.monotonic() + PATIENCE
        self.truth.catch_up()
        while self.truth.table.header.waits_for == "server" or self.truth.seq < seq:
            assert time.monotonic() < end, "the server does not move"
            time.sleep(0.002)
            self.truth.catch_up()
        for eye in self.eyes:
            self.hear(eye)

    def hear(self, eye: Eye) -> None:
        """Everything up to the newest view of the table."""
        assert eye.live is not None
        while eye.pictured < self.truth.seq:
            text = eye.live.socket.recv(PATIENCE)
            assert isinstance(text, str)
            self.scan(eye, text)
            message = json.loads(text)
            kind = message["type"]
            if kind == "entry":
                eye.heard += 1
                assert message["seq"] == message["entry"]["seq"] == eye.heard
                self.check_entry(eye, message["entry"])
                if message["entry"]["kind"] == "undo":
                    left = message["entry"]["step"]
                    eye.views = {step: seen for step, seen in eye.views.items() if step <= left}
            elif kind == "view":
                eye.pictured = message["seq"]
                self.check_view(eye, text[text.index('"view":{') + 7 : -1])
            elif kind == "table":
                self.check_table(eye, text[text.index('"table":{') + 8 : -1])
            elif kind == "presence":  # somebody we do not know has come
                assert set(message) == {"type", "users", "away", "watchers"}
                assert (set(message["users"]), message["away"]) == (self.connected, [])
            else:
                assert kind == "answer", text
                assert set(message) == {"type", "id", "seq"}

    def check_view(self, eye: Eye, text: str) -> None:
        """A view is, byte for byte, the one of a table with other secrets."""
        found = json.loads(text)
        table = unlike(self.truth.at(found["seq"]), eye.user, eye.viewer, self.compared)
        wanted = view(table, eye.user, eye.viewer, connected=self.connected)
        self.same(eye, text, wanted)
        eye.views[found["step"]] = found

    def check_table(self, eye: Eye, text: str) -> None:
        """The same of a table without its game."""
        seq = json.loads(text)["seq"]
        table = unlike(self.truth.at(seq), eye.user, eye.viewer, self.compared)
        wanted = table_seen(table.header, table.seats, eye.user, self.connected)
        self.same(eye, text, wanted)

    def same(self, eye: Eye, text: str, wanted: object) -> None:
        told, due = masked(text), encoded(wanted)
        if told != due:
            found, meant = json.loads(told), json.loads(due)
            names = [name for name in {**found, **meant} if found.get(name) != meant.get(name)]
            apart = {name: (found.get(name), meant.get(name)) for name in names}
            raise AssertionError(f"{eye.name} is told something else: {apart}")

    def check_entry(self, eye: Eye, found: JSON) -> None:
        """An entry is what it would be if the hidden cards were others."""
        row = self.truth.entries[found["seq"]]
        if row.kind != "move":
            assert set(found.get("data", {})) == DATA[row.kind]
        if row.kind == "undo":
            self.check_taken(row, found["data"]["taken"])
        if row.kind == "move" and row.seat != eye.viewer:
            assert "text" not in found
            assert not any(event["kind"] == "card" for event in found["events"])
            other = self.truth.retold(row.seq, eye.viewer)
            if other is not None:
                row = self.another(row, eye.viewer, other)
        voice = voice_at(self.truth.table, "en")
        wanted = entry_seen(self.truth.table, row, eye.viewer, voice)
        assert in_any_order(found) == in_any_order(msgspec.to_builtins(wanted)), eye.name

    def check_taken(self, row: EntryRow, taken: list[str]) -> None:
        """What was taken back are moves that everybody had seen."""
        standing: list[str] = []
        for seq in range(1, row.seq):
            entry = self.truth.entries[seq]
            if entry.kind == "move":
                standing.append(entry.data["move"])
            elif entry.kind == "undo":
                del standing[entry.step :]
        assert taken == standing[row.step :]

    def another(self, row: EntryRow, viewer: int | None, other: Retold) -> EntryRow:
        """The entry as it would stand in the log."""
        self.retold += 1

        def private(events: list[JSON]) -> list[JSON]:
            return [event for event in events if not may_know(event, viewer)]

        self.hidden += private(row.data["events"]) != private(other.events)
        data = {**row.data, "events": other.events, "told": other.told}
        return msgspec.structs.replace(row, data=data)

    # What was asked -----------------------------------------------------------------------------

    def check_why(self, eye: Eye, seat: int, code: int, found: JSON) -> None:
        table = unlike(self.truth.table, eye.user, seat, self.compared)
        reason = why(table, seat, code)
        if reason is None:
            assert found == {"possible": True, "reason": None, "say": None}
        else:
            words = voice_at(table, "en").say(reason)
            assert found == {"possible": False, "reason": words, "say": to_data(reason)}

    def check_illegal(self, eye: Eye, code: int, found: JSON) -> None:
        table = unlike(self.truth.table, eye.user, eye.viewer, self.compared)
        game = table.playing
        reason = game.ruleset.why_not(game.state, code)
        message = say("refused-move", move=game.ruleset.codec.text(code), why=reason)
        words = voice_at(table, "en").say(message)
        assert found == {"error": "illegal-move", "detail": words, "say": to_data(message)}


def in_any_order(entry: JSON) -> JSON:
    """What is revealed by one move is seen by all, one thing after the other; a world that comes
    out the same may have revealed it in another order."""
    if "events" not in entry:
        return entry
    events = sorted(entry["events"], key=lambda event: json.dumps(event, sort_keys=True))
    return {**entry, "events": events}
