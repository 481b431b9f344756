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
    LargeBinary,
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
    Column("suspended_until", BigInteger),  # null: not suspended
    Column("quota", Text),  # JSON: what differs from the settings, see `users.Quota`
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
    # May whoever has the link watch, and may those who watch join in the talk?
    Column("watchable", Boolean, nullable=False, server_default=false()),
    Column("watchers_talk", Boolean, nullable=False, server_default=false()),
    Column("sandbox", Boolean, nullable=False),
    Column("start_when_full", Boolean, nullable=False),
    Column("shuffle", Boolean, nullable=False),
    Column("status", String(12), nullable=False),  # open, playing, finished, abandoned
    # The head of the log: whoever writes entry seq + 1 must have known entry seq.
    Column("seq", Integer, nullable=False),
    Column("step", Integer, nullable=False),  # moves that stand
    Column("turn", Integer, nullable=False, server_default="0"),  # which it is; 0: set-up
    Column("to_move", Integer),  # the seat that decides
    Column("waits_for", String(8)),  # person or bot; null: nobody
    Column("clock_started", BigInteger),  # when the seat to move began to think
    Column("deadline", BigInteger, index=True),  # when its time is up
    Column("abort_agreed", Text),  # JSON: the seats that would end the game without a result
    Column("undo_request", Text),  # JSON: a request for consent that is not answered yet
    Column("result", Text),  # JSON: winners, scores, why the game ended
    Column("origin", Text),  # JSON: the table this is a fork or rematch of
    Column("rematch", String(32)),  # the table that is the rematch of this
    Column("copied", Boolean, nullable=False, server_default=false()),  # by a fork or an import
    Column("size", BigInteger, nullable=False, server_default="0"),  # bytes of its log
    Column("rated", Boolean, nullable=False, server_default=false()),  # does it count for ratings?
    Column("event", String(60), index=True),  # the round of a tournament or the day it belongs to
    # Until then nobody gets record, fork or analysis: others play with the same chance.
    Column("sealed_until", BigInteger),
    Column("archived", Boolean, nullable=False, server_default=false()),  # its log is packed
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
    Column("vacation_until", BigInteger),  # until then the clock of its player stands still
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

# What the coach found in a game that is over; sharper each time it is written.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("step", Integer, nullable=False),  # moves of the game that was looked at
    Column("samples", Integer, nullable=False),  # how often what was doubtful was tried
    Column("data", Text, nullable=False),  # JSON, in no language: see `coach.review`
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

# What players tell those who run the server. Whoever is meant may be gone by the time it is read:
# nothing refers to other rows.
reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("reporter", String(32), nullable=False, index=True),
    Column("about_user", String(32), index=True),
    Column("about_table", String(32)),
    Column("reason", String(20), nullable=False),
    Column("text", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("handled_at", BigInteger),
    Column("handled_by", String(40)),
    Index("ix_reports_handled_at", "handled_at", "created_at"),
)

# What those who run the server tell everybody.
announcements = Table(
    "announcements",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("until", BigInteger),  # null: until it is removed
)

# Who did what to whom, of those who run the server.
audit = Table(
    "audit",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("who", String(40), nullable=False),  # the login of an administrator; empty: by command
    Column("action", String(40), nullable=False),
    Column("about_user", String(32)),
    Column("about_table", String(32)),
    Column("detail", Text, nullable=False),  # JSON
)

# Keys in somebody's devices, for logging in without a password.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("credential", String(1400), nullable=False, unique=True),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)

# Who somebody is at a provider of OpenID Connect.
identities = Table(
    "identities",
    metadata,
    Column("issuer", String(200), primary_key=True),
    Column("subject", String(255), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
)

# Browsers that are told of a turn although no page is open: see `subscriptions`.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("session", String(64), primary_key=True),  # hashed, as in `sessions`
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False, unique=True),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(30), nullable=False),
    Column("language", String(20), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

# Logins by key or provider that have begun: each is good once, and not for long.
pending_logins = Table(
    "pending_logins",
    metadata,
    Column("key", String(64), primary_key=True),  # hashed
    Column("purpose", String(16), nullable=False),
    Column("data", Text, nullable=False),  # JSON
    Column("until", BigInteger, nullable=False, index=True),
)

# When somebody was away from games by correspondence.
vacations = Table(
    "vacations",
    metadata,
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
    Column("began_at", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)

# First tries at puzzles.
puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
    Column("puzzle", String(80), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("level", Integer, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# The logs of tables nobody has touched for long, packed: see `archive`.
archives = Table(
    "archives",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("log", LargeBinary, nullable=False),
)
