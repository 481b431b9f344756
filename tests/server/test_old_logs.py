"""Logs of before, which had English words and figures: they are brought along as messages."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.pool import NullPool

from tests.server.client import Client, Refusal
from tests.server.process import ServerProcess
from tests.server.test_migrations import SCHEMA, in_postgres, with_session
from trailboss.core.message import message_from
from trailboss.core.rules import Event, Rules
from trailboss.server.storage.upgrade import migrate, newest
from trailboss.server.tables.building import stored
from trailboss.titles import rules_of
from trailboss.words import languages, strict

SECOND = (SCHEMA / "0002.sql").read_text()
TITLES = {
    "table-week": "second-edition",
    "table-sue": "el-paso",
    "table-old": "first-edition",
    "table-fork": "first-edition",
}
NAMES = ("Ada", "Jonas")
Rows = dict[str, list[dict[str, Any]]]


def second_database(path: Path, *changes: str) -> Path:
    """A database as the version before messages left it."""
    with closing(sqlite3.connect(path)) as database:
        database.executescript(SECOND)
        for change in changes:
            database.execute(change)
        database.commit()
    return path


def rows_in(connection: sa.Connection) -> Rows:
    known = sa.MetaData()
    known.reflect(connection)
    return {
        name: [
            dict(row)
            for row in connection.execute(sa.select(table).order_by(*table.primary_key)).mappings()
        ]
        for name, table in known.tables.items()
    }


def migrated(url: str, *changes: str) -> tuple[Rows, Rows]:
    """All rows before and after."""

    def steps(connection: sa.Connection) -> tuple[Rows, Rows]:
        migrate(connection, "0002")
        fill(connection)
        for change in changes:
            connection.execute(sa.text(change))
        before = rows_in(connection)
        migrate(connection)
        return before, rows_in(connection)

    if url.startswith("postgresql"):
        return asyncio.run(in_postgres(url, steps))
    with sa.create_engine(url, poolclass=NullPool).begin() as connection:
        return steps(connection)


def fill(connection: sa.Connection) -> None:
    """The rows of the dump, which only SQLite itself can read."""
    with sa.create_engine("sqlite://").begin() as dump:
        raw = dump.connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        raw.executescript(SECOND)
        rows = rows_in(dump)
    known = sa.MetaData()
    known.reflect(connection)
    for table in known.sorted_tables:
        if rows[table.name] and table.name != "alembic_version":
            connection.execute(table.insert(), rows[table.name])


def moves_of(rows: Rows, table: str) -> list[dict[str, Any]]:
    return [row for row in rows["entries"] if row["table_id"] == table and row["kind"] == "move"]


# The kinds of events by the number they had then, from 1.
KINDS = {
    "kansas": (
        "turn placed moved fee money drew card shuffled discarded removed token certificate hired "
        "bought revealed built engine upgraded disc disc-moved master objective played hazard "
        "outlaw tile foresight income delivered raised last-round over auxiliary used copied "
        "certificates-spent shown lapsed automa spec skipped"
    ),
    "elpaso": (
        "turn placed moved money drew card worker shuffled discarded removed token certificate "
        "hired spent bonus bought built train tile shown value delivered disc simmental claimed "
        "over used auxiliary lapsed automa skipped supply"
    ),
}


def numbered_now(rules: Rules, event: list[int]) -> Event:
    """An event of then with the number its kind has now."""
    name = KINDS[rules.family].split()[event[0] - 1]
    now = {words.partition(" ")[0]: kind for kind, words in rules.event_kinds.items()}
    return now[name], event[1], event[2], event[3], event[4]


def test_every_move_says_what_it_said_as_messages(database_url: str) -> None:
    before, after = migrated(database_url)
    for table, title in TITLES.items():
        rules = rules_of(title)
        for old_row, row in zip(moves_of(before, table), moves_of(after, table), strict=True):
            old, data = json.loads(old_row["data"]), json.loads(row["data"])
            assert list(data) == ["move", "turn", "by", "told", "events"]
            assert [data[part] for part in ("move", "turn", "by")] == [
                old[part] for part in ("move", "turn", "by")
            ]
            # The game was played again with the same chance: the same things happened.
            then = [numbered_now(rules, event) for event in old["events"]]
            assert data["events"] == [stored(rules, event) for event in then]
            for language in languages():
                for said in (data["told"], *data["events"]):
                    assert strict(message_from(said), language, rules.scopes, NAMES)


def test_nothing_else_changes(database_url: str) -> None:
    before, after = migrated(database_url)
    assert after.pop("alembic_version") == [{"version_num": newest()}]
    del before["alembic_version"]
    # Tables and columns that are new since say nothing of what was there.
    after = {name: rows for name, rows in after.items() if rows or name in before}
    for name, there in before.items():
        if there:
            after[name] = [{key: row[key] for key in there[0]} for row in after[name]]
    for rows in (before, after):
        rows["entries"] = [
            {**row, "data": ""} if row["kind"] == "move" else row for row in rows["entries"]
        ]
        # What was a number is a text.
        rows["tables"] = [
            {**dict(sorted(row.items())), "rules_version": str(row["rules_version"])}
            for row in rows["tables"]
        ]
    assert after == before


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE tables SET rules_version = 99 WHERE id = 'table-week'",
        "UPDATE tables SET game = 'chess' WHERE id = 'table-week'",
        "UPDATE entries SET data = '{' WHERE table_id = 'table-week' AND seq = 20",
        "UPDATE tables SET chance = '{\"seed\": 1}' WHERE id = 'table-week'",
    ],
)
def test_a_game_that_cannot_be_played_again_keeps_its_words(tmp_path: Path, change: str) -> None:
    before, after = migrated(f"sqlite:///{tmp_path / 'old.sqlite'}", change)
    assert moves_of(after, "table-week") == moves_of(before, "table-week")
    assert all("told" in json.loads(row["data"]) for row in moves_of(after, "table-old"))


def test_people_read_them_and_go_on(tmp_path: Path) -> None:
    other_rules = "UPDATE tables SET rules_version = 99 WHERE id = 'table-old'"
    second_database(tmp_path / "trailboss.sqlite", other_rules)
    server = ServerProcess(tmp_path).start()
    try:
        ann = with_session(server.url, "session-of-ann")
        log = entries(ann, "table-week", "de")
        assert len(log) == 44
        said = {move["move"]: move.get("text") for move in log if move["kind"] == "move"}
        assert said["place herder on D"] == "Deinen Viehtreiber auf Gebäude D setzen"
        assert said["place herder on B"] is None  # Bob's, in his own terms
        told = [event["text"] for entry in log for event in entry.get("events", ())]
        assert "Bob setzt den Viehtreiber auf Feld B" in told
        chat = next(entry for entry in log if entry["kind"] == "chat")
        assert chat["text"] == "Seat 1 takes $2, says Ann"
        assert entries(ann, "table-sue", "de") != entries(ann, "table-sue", "en")
        for table in ("table-week", "table-sue", "table-fork"):
            view = ann.view(table, 0)
            for _ in range(3):
                if view["decision"]["seat"] == 0:
                    view = ann.move(table, view)
        # Of a game of other rules there is the log, in the words of then, but no picture.
        old = [entry for entry in entries(ann, "table-old", "de") if entry["kind"] == "move"]
        assert old[0]["text"].startswith("Place your cattleman on ")
        assert all(entry["events"] == [] for entry in old)
        with pytest.raises(Refusal, match="other-rules"):
            ann.view("table-old", 0)
    finally:
        assert server.stop() == 0
    assert '"level": "error"' not in server.log.read_text()


def entries(client: Client, table: str, language: str) -> list[dict[str, Any]]:
    path = f"/api/tables/{table}/log"
    found: list[dict[str, Any]] = client.get(path, seat=0, language=language)["entries"]
    return found
