"""What is true of a table, secrets and all, read from the server's own database; and tables that
look the same to somebody though everything hidden from them is different."""

from __future__ import annotations

from functools import partial

import msgspec
from sqlalchemy import Connection, make_url

from tests.leaks.pairs import look_alikes
from tests.server.client import JSON
from tests.server.process import ServerProcess
from trailboss.core.message import to_data
from trailboss.core.rules import Event, Position
from trailboss.core.source import NoSource, RecordingSource, SeededSource
from trailboss.game import Game
from trailboss.server.storage.rows import Chance, EntryRow
from trailboss.server.storage.sqlite import SqliteDatabase
from trailboss.server.storage.table_log import log_after
from trailboss.server.tables.building import build, stored
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.memory import Loaded, load_all, load_newer

OTHER_SEED = 4_242_424_242


class Truth:
    """One table, followed entry by entry."""

    def __init__(self, server: ServerProcess, id: str) -> None:
        self.id = id
        self.database = SqliteDatabase(make_url(server.database), "normal")
        self.entries: dict[int, EntryRow] = {}
        self.before: dict[int, Game] = {}  # the game before and after every move, by its entry
        self.after: dict[int, Game] = {}
        self.retellings: dict[tuple[int, int | None], Retold | None] = {}
        found, log = self.database.read_now(self.load)
        assert found is not None
        assert found[0].seq == len(log)
        self.table = LiveTable(id)
        self.table.fill(*found)
        self.entries = {entry.seq: entry for entry in log}

    def load(self, connection: Connection) -> tuple[Loaded | None, list[EntryRow]]:
        """In one transaction: a bot may be moving at this moment."""
        return load_all(connection, self.id), log_after(connection, table=self.id, after=0)

    def close(self) -> None:
        self.database.reading.dispose()

    @property
    def game(self) -> Game:
        return self.table.playing

    @property
    def seq(self) -> int:
        return self.table.header.seq

    def catch_up(self) -> None:
        """Read what has been written since."""
        found = self.database.read_now(partial(load_newer, id=self.id, after=self.seq))
        assert found is not None
        self.table.header, self.table.seats, newer = found
        for entry in newer:
            if entry.kind == "move":
                self.before[entry.seq] = self.game.copy()
            self.table.follow([entry])
            if entry.kind == "move":
                self.after[entry.seq] = self.game.copy()
            self.entries[entry.seq] = entry

    def at(self, seq: int) -> LiveTable:
        """The table as it was after an entry. Only the server moved since, if anybody did."""
        if seq == self.seq:
            return self.table
        step = self.entries[seq].step
        table = LiveTable(self.id)
        table.game = build(self.table.header, self.table.names, self.game.codes[:step])
        table.header = msgspec.structs.replace(
            self.table.header,
            seq=seq,
            step=step,
            turn=table.game.state.turn,
            to_move=table.game.seat,
            waits_for="server",
            status="playing",
            result=None,
            undo_request=None,
        )
        table.seats = self.table.seats
        course = self.table.course
        table.course.codes = course.codes[:step]
        table.course.movers = course.movers[:step]
        table.course.by_people = course.by_people[:step]
        table.course.turns = course.turns[:step]
        return table

    def retold(self, seq: int, viewer: int | None) -> Retold | None:
        """A move as it may have been as well, for all the viewer knows."""
        if (seq, viewer) not in self.retellings:
            code = self.after[seq].codes[-1]
            self.retellings[seq, viewer] = retold(
                self.before[seq], code, viewer, self.after[seq], seq
            )
        return self.retellings[seq, viewer]


# The same to the eye ----------------------------------------------------------------------------


def unlike(table: LiveTable, user: str | None, viewer: int | None, turn: int) -> LiveTable:
    """A table that the user, who looks from the seat `viewer`, must not be able to tell from this
    one: another seed, other invitations, other cards in all other hands. `turn` chooses one of
    several ways to deal them."""
    other = LiveTable(table.id)
    other.header = msgspec.structs.replace(table.header, chance=Chance(seed=OTHER_SEED))
    other.seats = [msgspec.structs.replace(row) for row in table.seats]
    for row in other.seats:
        if user != table.header.owner and row.invitation is not None:
            row.invitation = "another invitation"
        if row.reserved_for is not None and row.reserved_for != user:
            row.reserved_for = "somebody else"
    other.course = table.course
    other.game = None if table.game is None else redealt(table.game, viewer, turn)
    return other


def redealt(game: Game, viewer: int | None, turn: int) -> Game:
    """The same game to the viewer's eye. Who asks it for chance gets an error."""
    new = game.copy()
    new.state = worlds_of(game, viewer, turn)[turn % 4]
    new.seed = OTHER_SEED
    new.source = RecordingSource(NoSource())
    new.barrier = None
    new._legal = None
    return new


def worlds_of(game: Game, viewer: int | None, turn: int) -> list[Position]:
    seat = -1 if viewer is None else viewer
    return look_alikes(game.ruleset, game.state, seat, turn)


class Retold(msgspec.Struct):
    """What happened at a move, in truth, in another world."""

    events: list[JSON]
    told: JSON


def retold(before: Game, code: int, viewer: int | None, after: Game, turn: int) -> Retold | None:
    """The move once more, in a world the viewer could not tell from the true one before, with other
    draws, if what comes out looks the same too: then nothing that was told may differ. None if no
    such world is at hand."""
    rules = before.ruleset
    seat = -1 if viewer is None else viewer
    shown = rules.observe(after.state, seat)
    for number, world in enumerate([*worlds_of(before, viewer, turn), before.state]):
        if code not in rules.legal(world):
            continue
        position = world.copy()
        events: list[Event] = []
        position.events = events
        rules.apply(position, code, SeededSource(OTHER_SEED + turn + number))
        position.events = None
        if rules.observe(position, seat) == shown:
            told = to_data(rules.explain(world, code))
            return Retold([stored(rules, event) for event in events], told)
    return None
