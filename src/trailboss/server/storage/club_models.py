"""The database tables of what people have over many games: results, ratings, friends."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, String, Table, Text

from trailboss.server.storage.models import metadata

# What a game left of each seat. It stays when the table itself is removed. A player is the id of a
# user, `bot:` and its text, or `automa:` and its level.
results = Table(
    "results",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(90), nullable=False),
    Column("name", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("reason", String(12), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("event", String(60)),
    Column("turns", Integer, nullable=False),  # of the whole game
    Column("sheet", Text, nullable=False),  # JSON: points by category
    Column("deeds", Text, nullable=False),  # JSON: where the seat delivered, what it built
    # The rating before and after, in millionths; null where the game does not count.
    Column("mu_before", BigInteger),
    Column("sigma_before", BigInteger),
    Column("mu", BigInteger),
    Column("sigma", BigInteger),
    Index("ix_results_player", "player", "at"),
    Index("ix_results_game", "game", "at"),
    Index("ix_results_event", "event"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", String(90), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", BigInteger, nullable=False),  # millionths
    Column("sigma", BigInteger, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
)

# What somebody thinks of somebody else: friend, mute or block.
relations = Table(
    "relations",
    metadata,
    Column("user_id", String(32), primary_key=True),
    Column("other_id", String(32), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("ix_relations_other", "other_id", "kind"),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(80), nullable=False),
    Column("organiser", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),  # at a table
    Column("options", Text, nullable=False),  # JSON
    Column("clock", Text, nullable=False),  # JSON
    Column("absent", String(80), nullable=False),  # who plays for the absent
    Column("system", String(12), nullable=False),  # swiss, round-robin
    Column("rounds", Integer, nullable=False),
    Column("duplicate", Boolean, nullable=False),  # do all tables of a round draw the same?
    Column("rated", Boolean, nullable=False),
    Column("secret", String(64), nullable=False),  # the chance of all rounds follows from it
    Column("status", String(12), nullable=False),  # open, playing, finished
    Column("round", Integer, nullable=False),  # 0: not begun
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("ix_tournaments_status", "status", "changed_at"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament_id", String(32), primary_key=True),
    Column("user_id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("number", Integer, nullable=False),  # the order in which they came; drawn at the start
    Column("withdrawn", Boolean, nullable=False),
    Index("ix_entrants_user", "user_id"),
)

pairings = Table(
    "pairings",
    metadata,
    Column("tournament_id", String(32), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("user_id", String(32), primary_key=True),
    Column("board", Integer, nullable=False),
    Column("seat", Integer),  # null: a bye
    Column("table_id", String(32)),
    Column("score", Integer),  # twelfths, where it does not follow from a game
    Index("ix_pairings_table", "table_id"),
)

# Who has taken the game of a day, and where: everybody once.
tries = Table(
    "tries",
    metadata,
    Column("event", String(60), primary_key=True),
    Column("user_id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
)

# People who wait for others with the same wish; `table_id` when they have found each other.
wishes = Table(
    "wishes",
    metadata,
    Column("user_id", String(32), primary_key=True),
    Column("games", Text, nullable=False),  # JSON: titles
    Column("players", Integer, nullable=False),
    Column("clock", Text, nullable=False),  # JSON
    Column("within", Integer),  # how far ratings may be apart; null: does not matter
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("table_id", String(32)),
)
