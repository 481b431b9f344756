"""The log says things as messages, not as English words and figures.

Every game that was played with the rules of now is played again along its log, and each move gets
what is said about it as messages. A game of other rules keeps the words it has.
"""

from __future__ import annotations

import logging
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

from trailboss.core.errors import TrailbossError
from trailboss.game import Game
from trailboss.server.storage.rows import Chance
from trailboss.server.tables.building import build_game, go_on_by_seed, played
from trailboss.titles import knows, rules_of

revision = "0003"
down_revision = "0002"

log = logging.getLogger("trailboss.migrations")

# As the second schema had them.
tables = sa.table(
    "tables",
    *(sa.column(name) for name in ("id", "game", "rules_version", "players", "options", "chance")),
    *(sa.column(name) for name in ("sandbox", "origin", "started_at")),
)
entries = sa.table(
    "entries",
    *(sa.column(name) for name in ("table_id", "seq", "at", "kind", "seat", "step", "data")),
)


def upgrade() -> None:
    connection = op.get_bind()
    query = sa.select(tables).where(tables.c.started_at.is_not(None))
    for row in connection.execute(query).mappings().all():
        if not knows(row["game"], str(row["rules_version"])):
            continue
        try:
            told = Log(connection, row).told()
        except Exception as error:  # noqa: BLE001  no table may keep the server from starting
            log.warning("the log of table %s keeps its old words: %r", row["id"], error)
            continue
        if told:
            connection.execute(
                entries.update()
                .where(entries.c.table_id == row["id"], entries.c.seq == sa.bindparam("which"))
                .values(data=sa.bindparam("said")),
                told,
            )


class Log:
    """A game that is played again along its log."""

    def __init__(self, connection: sa.Connection, table: sa.RowMapping) -> None:
        self.table = table
        self.rules = rules_of(table["game"], str(table["rules_version"]))
        self.chance = msgspec.json.decode(table["chance"], type=Chance)
        query = sa.select(entries).where(entries.c.table_id == table["id"]).order_by(entries.c.seq)
        self.entries = connection.execute(query).mappings().all()
        self.chance.known = self.known_at_first()
        self.game = self.build([])

    def known_at_first(self) -> int:
        """For how many moves the outcomes of chance were known when the table was made: those of
        the fork, or of the record, which all came in the moment of the start. The number that is
        stored went down with every move of them that was taken back."""
        if self.chance.outcomes is None:
            return 0
        origin = msgspec.json.decode(self.table["origin"] or "{}")
        if origin.get("kind") == "fork":
            return int(origin["step"])
        start = next(entry["at"] for entry in self.entries if entry["kind"] == "start")
        return sum(entry["kind"] == "move" and entry["at"] == start for entry in self.entries)

    def build(self, codes: list[int]) -> Game:
        options = msgspec.json.decode(self.table["options"])
        players, sandbox = self.table["players"], bool(self.table["sandbox"])
        return build_game(self.rules, players, options, self.chance, None, sandbox, codes)

    def told(self) -> list[dict[str, Any]]:
        """The new data of every move, with its number."""
        found: list[dict[str, Any]] = []
        for entry in self.entries:
            if entry["kind"] == "move":
                said = self.play(entry["seat"], msgspec.json.decode(entry["data"]))
                found.append({"which": entry["seq"], "said": msgspec.json.encode(said).decode()})
            elif entry["kind"] == "undo":
                self.take_back(entry["step"])
            if entry["kind"] in ("move", "undo") and self.game.step != entry["step"]:
                raise TrailbossError(f"entry {entry['seq']} is at another step")
        return found

    def play(self, seat: int, data: dict[str, Any]) -> dict[str, Any]:
        game = self.game
        if (game.seat, game.state.turn) != (seat, data["turn"]):
            raise TrailbossError(f"step {game.step} is not seat {seat}'s")
        said = played(game, self.rules.codec.parse(data["move"]), data["by"])
        if self.chance.outcomes is not None and game.step == self.chance.known:
            go_on_by_seed(game, self.chance.seed)
        return said

    def take_back(self, to: int) -> None:
        """As the server does: from there on the seed decides."""
        self.chance.known = min(self.chance.known, to)
        if self.game.barrier is not None and to >= self.game.barrier_step:
            while self.game.step > to:
                self.game.undo()
        else:
            self.game = self.build(self.game.codes[:to])
