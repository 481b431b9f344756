"""Players who move as fast as they can, whatever happens to the server, and remember what it told
them; and a check of what is stored against that."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from tests.server.client import JSON, Client, Live
from tests.server.postgres import select_all
from trailboss.core.source import ScriptedSource
from trailboss.game import Game, new_game
from trailboss.server.tables.building import go_on_by_seed

GONE = (httpx.TransportError, WebSocketException, OSError, TimeoutError)
STALE = [  # fair answers in a race
    (409, error) for error in ("stale-step", "not-your-turn", "cannot-undo", "not-playing")
]


class Deed(NamedTuple):
    """Something a player asked for: a move by its notation, an undo, or chat by its text."""

    table: str
    kind: str
    step: int  # moves that stand afterwards; 0 for chat
    text: str


class Told(NamedTuple):
    """A deed that was acknowledged, with the number of the newest entry at that moment."""

    deed: Deed
    seq: int


class Player(threading.Thread):
    """Plays a seat until it is told to stop: at a `table`, at tables of its own (with such `seats`;
    a new one when a game is finished), or in a second tab at the tables of the `first`."""

    def __init__(
        self,
        where: Callable[[], str],
        client: Client,
        seats: list[JSON] | None = None,
        *,
        seat: int = 0,
        table: str | None = None,
        first: Player | None = None,
        live: bool = False,
        **options: Any,
    ) -> None:
        super().__init__(daemon=True)
        self.where = where  # the server's address now
        self.client = client
        self.seats = seats
        self.seat = seat
        self.options = options
        self.live = live
        self.random = random.Random(self.name)  # of the thread: no two are alike
        self.enough = threading.Event()
        self.told: list[Told] = []
        self.asked: list[Deed] = []  # answered or not
        self.refused = 0
        self.failure: BaseException | None = None
        self.tables: list[str] = [] if first is None else first.tables
        if table is not None:
            self.tables.append(table)
        if seats is not None:
            self.new_table(seats)

    def new_table(self, seats: list[JSON]) -> None:
        table = self.client.table(seats, public=True, **self.options)
        self.tables.append(table["id"])

    # The work -----------------------------------------------------------------------------------

    def run(self) -> None:
        while not self.enough.is_set():
            try:
                self.client.http.base_url = httpx.URL(self.where())
                self.client.url = self.where()
                if self.live:
                    with self.client.live(self.tables[-1], seat=self.seat) as live:
                        self.play(live)
                else:
                    self.play(None)
            except GONE:
                time.sleep(0.05)  # the server was killed, and comes back
            except BaseException as error:
                self.failure = error
                raise

    def play(self, live: Live | None) -> None:
        table = self.tables[-1]
        while not self.enough.is_set():
            view = self.client.view(table, self.seat)
            if view["status"] != "playing":
                if self.seats is not None:
                    self.new_table(self.seats)
                return
            if self.random.random() < 0.1:
                self.chat(table)
            elif view["can_undo"] and self.random.random() < 0.15:
                self.ask(live, Deed(table, "undo", view["step"] - 1, ""), view, {})
            elif view["decision"]["mine"]:
                move = self.random.choice(view["decision"]["legal"])["move"]
                self.ask(live, Deed(table, "move", view["step"] + 1, move), view, {"move": move})
            else:
                time.sleep(0.005)

    def ask(self, live: Live | None, deed: Deed, view: JSON, more: JSON) -> None:
        body = {"seat": self.seat, "step": view["step"], **more}
        self.asked.append(deed)
        if live is None:
            path = "moves" if deed.kind == "move" else "undo"
            answer = self.client.send("POST", f"/api/tables/{deed.table}/{path}", json=body)
            status, found = answer.status_code, answer.json()
        else:
            live.send(type=deed.kind, id=1, **body)
            found = live.until(lambda message: message["type"] in ("answer", "error"))[-1]
            status = found.get("status", 200)
        if status == 200:
            self.told.append(Told(deed, found["seq"]))
        else:
            assert (status, found["error"]) in STALE, found
            self.refused += 1

    def chat(self, table: str) -> None:
        text = f"{self.random.getrandbits(60):x}"
        deed = Deed(table, "chat", 0, text)
        self.asked.append(deed)
        self.client.at(table, "chat", {"text": text})
        self.told.append(Told(deed, 0))


# The check --------------------------------------------------------------------------------------

COLUMNS = "table_id, seq, kind, seat, user_id, step, data"
HEADERS = "id, game, players, options, chance, status, seq, step, to_move"


class Stored:
    """What a database holds of all tables."""

    def __init__(self, url: str) -> None:
        entries, headers = self.select(
            url,
            f"SELECT {COLUMNS} FROM entries ORDER BY table_id, seq",
            f"SELECT {HEADERS} FROM tables",
        )
        self.logs: dict[str, list[JSON]] = {}
        for row in entries:
            entry = dict(zip(COLUMNS.split(", "), row, strict=True))
            entry["data"] = msgspec.json.decode(entry["data"])
            self.logs.setdefault(entry["table_id"], []).append(entry)
        self.headers = {row[0]: dict(zip(HEADERS.split(", "), row, strict=True)) for row in headers}

    def select(self, url: str, *queries: str) -> list[list[tuple[Any, ...]]]:
        if url.startswith("postgresql"):
            return select_all(url, *queries)
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as database:
            assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert database.execute("PRAGMA foreign_key_check").fetchall() == []
            return [database.execute(query).fetchall() for query in queries]

    def check(self, told: list[Told], asked: list[Deed]) -> None:
        """Every log is whole, everything acknowledged is there once, and whatever was asked for is
        there at most once."""
        deeds: Counter[Deed] = Counter()
        for table, header in self.headers.items():
            log = self.logs[table]
            assert [entry["seq"] for entry in log] == list(range(1, len(log) + 1))
            assert header["seq"] == len(log)
            assert header["step"] == log[-1]["step"]
            step = 0
            for entry in log:
                if entry["kind"] == "move":
                    step += 1
                elif entry["kind"] == "undo":
                    assert entry["step"] < step
                    step = entry["step"]
                assert entry["step"] == step
                deed = deed_of(entry)
                if deed is not None:
                    deeds[deed] += 1
        most = Counter(asked)
        for deed, count in deeds.items():
            assert count <= most[deed], f"{deed} is stored {count} times"
        places = set()
        for deed, seq in told:
            if deed.kind == "chat":
                assert deeds[deed] == 1, f"lost: {deed}"
                continue
            log = self.logs[deed.table]
            assert len(log) >= seq, f"lost: {deed}, which was entry {seq} of {len(log)}"
            place = seq - 1
            if log[place]["kind"] == "finish":  # the game's last move brings its end along
                place -= 1
            assert deed_of(log[place]) == deed
            places.add((deed.table, place))
        assert len(places) == sum(deed.kind != "chat" for deed, _ in told)

    def game(self, table: str, seq: int) -> Game:
        """The game that the log tells up to an entry, played by the engine alone."""
        header = self.headers[table]
        moves: list[str] = []
        for entry in self.logs[table][:seq]:
            if entry["kind"] == "move":
                moves.append(entry["data"]["move"])
            elif entry["kind"] == "undo":
                del moves[entry["step"] :]
        chance = msgspec.json.decode(header["chance"])
        options = msgspec.json.decode(header["options"])
        if chance.get("outcomes") is None:
            game = new_game(header["game"], header["players"], chance["seed"], **options)
            known = -1
        else:  # what an undo took back is drawn anew from there on
            source = ScriptedSource(chance["outcomes"])
            game = new_game(header["game"], header["players"], source=source, **options)
            known = chance["known"]
        for step in range(len(moves) + 1):
            if step == known:
                go_on_by_seed(game, chance["seed"])
            if step < len(moves):
                game.play(moves[step])
        return game


def deed_of(entry: JSON) -> Deed | None:
    """What a person did, as the person remembers it."""
    if entry["kind"] == "chat":
        return Deed(entry["table_id"], "chat", 0, entry["data"]["text"])
    if entry["kind"] == "undo":
        return Deed(entry["table_id"], "undo", entry["step"], "")
    if entry["kind"] == "move" and entry["data"]["by"] == "person":
        return Deed(entry["table_id"], "move", entry["step"], entry["data"]["move"])
    return None
