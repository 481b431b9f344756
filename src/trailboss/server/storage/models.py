"""The database tables. A table of a game is a row of `tables`, its people are in `seats`, and all
that ever happened at it is in `entries`, numbered without gaps."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# What the server itself remembers, such as its secret.
facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    # The name of an account in lower case; guests have none and may share their names.
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("email", String(254)),
    Column("preferences", Text, nullable=False),  # JSON, the client's business
    Column("notify", Text, nullable=False, server_default="{}"),  # JSON: see `users.NotifyRow`
    Column("created_at", BigInteger, nullable=False),
    # The same for names that look alike; of accounts only.
    Column("look", String(120)),
    Index("ix_users_look", "look", unique=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("secret", String(64), primary_key=True),  # hashed
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False, index=True),
    Column("device", String(60)),  # such as Firefox, Linux
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("secret", String(64), nullable=False, unique=True),  # hashed
    Column("created_at", BigInteger, nullable=False),
    Column("scope", String(8), nullable=False, server_default="play"),  # read or play
    Column("expires_at", BigInteger),  # null: never
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(80), nullable=False),
    Column("owner", String(32), ForeignKey("users.id"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", String(40), nullable=False, server_default="1"),
    Column("figures", Text),  # JSON: figures of somebody's own, as records carry them
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("chance", Text, nullable=False),  # JSON: see `games.Chance`
    Column("clock", Text, nullable=False),  # JSON: see `schema.tables.Clock`
    Column("absent", String(80), nullable=False),  # who plays for the absent: default, or a bot
    Column("public", Boolean, nullable=False),
    Column("sandbox", Boolean, nullable=False),
    Column("start_when_full", Boolean, nullable=False),
    Column("shuffle", Boolean, nullable=False),
    Column("status", String(12), nullable=False),  # open, playing, finished, abandoned
    # The head of the log: whoever writes entry seq + 1 must have known entry seq.
    Column("seq", Integer, nullable=False),
    Column("step", Integer, nullable=False),  # moves that stand
    Column("to_move", Integer),  # the seat that decides
    Column("waits_for", String(8)),  # person or bot; null: nobody
    Column("clock_started", BigInteger),  # when the seat to move began to think
    Column("deadline", BigInteger, index=True),  # when its time is up
    Column("undo_request", Text),  # JSON: a request for consent that is not answered yet
    Column("result", Text),  # JSON: winners, scores, why the game ended
    Column("origin", Text),  # JSON: the table this is a fork or rematch of
    Column("rematch", String(32)),  # the table that is the rematch of this
    Column("copied", Boolean, nullable=False, server_default=false()),  # by a fork or an import
    Column("size", BigInteger, nullable=False, server_default="0"),  # bytes of its log
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("changed_at", BigInteger, nullable=False),
    Index("ix_tables_lobby", "status", "public", "changed_at"),
    Index("ix_tables_waits_for", "waits_for", "changed_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # person, bot, open, invited
    Column("user_id", String(32), ForeignKey("users.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("hotseat", Boolean, nullable=False),
    Column("bot", String(80)),
    Column("invitation", String(64)),
    Column("reserved_for", String(32), index=True),  # a rematch keeps the seat for this user
    Column("absent", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("clock_left", BigInteger),  # ms, of a live clock
    Column("guest", Boolean, nullable=False, server_default=false()),  # who sits there
)

# The turn for which the player of a seat was told last, by e-mail or webhook.
told = Table(
    "told",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("turn", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("user_id", String(32)),
    Column("step", Integer, nullable=False),  # moves that stand after this entry
    Column("data", Text, nullable=False),  # JSON, by kind
)
