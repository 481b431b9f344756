"""Users, their sessions and tokens: what is read and written of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, or_, select, union
from sqlalchemy.exc import IntegrityError

from trailboss.server.ids import hashed
from trailboss.server.storage import subscriptions
from trailboss.server.storage.database import Conflict
from trailboss.server.storage.models import seats, sessions, tables, tokens, users
from trailboss.server.storage.rows import ALL as ALL
from trailboss.server.storage.rows import FOR_EVER as FOR_EVER
from trailboss.server.storage.rows import NotifyRow as NotifyRow
from trailboss.server.storage.rows import Quota as Quota
from trailboss.server.storage.rows import User as User


class TokenRow(msgspec.Struct, kw_only=True):
    id: str
    name: str
    created_at: int
    scope: str = "play"
    expires_at: int | None = None


class SessionRow(msgspec.Struct, kw_only=True):
    """A browser that is logged in; its id is the beginning of what is stored of its secret."""

    id: str
    device: str
    created_at: int
    expires_at: int


def user_where(connection: Connection, *conditions: Any) -> User | None:
    row = connection.execute(select(users).where(*conditions)).mappings().first()
    return None if row is None else User(**row)


def user_by_id(connection: Connection, user: str) -> User | None:
    return user_where(connection, users.c.id == user)


def user_named(connection: Connection, login: str) -> User | None:
    return user_where(connection, users.c.login == login)


def account_looking(connection: Connection, look: str) -> str | None:
    """The account whose name looks like this."""
    return connection.execute(select(users.c.id).where(users.c.look == look)).scalar_one_or_none()


def no_guest(connection: Connection, user: str) -> None:
    """Somebody has an account now: at all tables."""
    connection.execute(seats.update().where(seats.c.user_id == user).values(guest=False))


def add_user(connection: Connection, user: User) -> None:
    values = msgspec.structs.asdict(user)
    del values["scope"]
    connection.execute(users.insert().values(**values))


def change_user(connection: Connection, user: str, values: dict[str, Any]) -> User:
    """Conflict if the login is another user's."""
    try:
        with connection.begin_nested():
            connection.execute(users.update().where(users.c.id == user).values(**values))
    except IntegrityError as error:
        raise Conflict from error
    found = user_where(connection, users.c.id == user)
    assert found is not None
    return found


def change_notify(connection: Connection, user: str, change: Callable[[NotifyRow], None]) -> User:
    """Change how somebody is told of their turn, whatever else is changed at the same time."""
    row = connection.execute(select(users).where(users.c.id == user).with_for_update()).mappings()
    wishes = User(**row.one()).wishes
    change(wishes)
    return change_user(connection, user, {"notify": msgspec.json.encode(wishes).decode()})


# Sessions ---------------------------------------------------------------------------------------


ID_LENGTH = 20  # of what is stored of a secret: enough to name a session, not to use it


def session_id(secret: str) -> str:
    return hashed(secret)[:ID_LENGTH]


def open_session(
    connection: Connection, secret: str, user: str, now: int, expires: int, device: str = ""
) -> None:
    connection.execute(
        sessions.insert().values(
            secret=hashed(secret), user_id=user, created_at=now, expires_at=expires, device=device
        )
    )


def sessions_of(connection: Connection, user: str, now: int) -> list[SessionRow]:
    query = (
        select(sessions)
        .where(sessions.c.user_id == user, sessions.c.expires_at > now)
        .order_by(sessions.c.created_at.desc())
    )
    return [
        SessionRow(
            id=row["secret"][:ID_LENGTH],
            device=row["device"] or "",
            created_at=row["created_at"],
            expires_at=row["expires_at"],
        )
        for row in connection.execute(query).mappings()
    ]


def end_session(connection: Connection, user: str, session: str) -> bool:
    gone = connection.execute(
        sessions.delete().where(
            sessions.c.user_id == user, sessions.c.secret.startswith(session, autoescape=True)
        )
    )
    return bool(gone.rowcount)


def session_user(connection: Connection, secret: str, now: int) -> tuple[User, int] | None:
    """The user of a session, and until when it is valid."""
    query = (
        select(users, sessions.c.expires_at)
        .join(sessions, sessions.c.user_id == users.c.id)
        .where(sessions.c.secret == hashed(secret), sessions.c.expires_at > now)
    )
    row = connection.execute(query).mappings().first()
    if row is None:
        return None
    values = dict(row)
    expires: int = values.pop("expires_at")
    return User(**values), expires


def prolong_session(connection: Connection, secret: str, expires: int) -> None:
    connection.execute(
        sessions.update().where(sessions.c.secret == hashed(secret)).values(expires_at=expires)
    )


def close_session(connection: Connection, secret: str) -> None:
    connection.execute(sessions.delete().where(sessions.c.secret == hashed(secret)))


def close_other_sessions(connection: Connection, user: str, keep: str | None) -> None:
    """After a new password only the browser that set it stays logged in."""
    gone = sessions.delete().where(sessions.c.user_id == user)
    if keep is not None:
        gone = gone.where(sessions.c.secret != hashed(keep))
    connection.execute(gone)


# Tokens -----------------------------------------------------------------------------------------


def token_user(connection: Connection, secret: str, now: int) -> tuple[User, int | None] | None:
    """Who acts by a token and what may be done by it, and until when it is good."""
    query = (
        select(users, tokens.c.scope, tokens.c.expires_at)
        .join(tokens, tokens.c.user_id == users.c.id)
        .where(
            tokens.c.secret == hashed(secret),
            or_(tokens.c.expires_at.is_(None), tokens.c.expires_at > now),
        )
    )
    row = connection.execute(query).mappings().first()
    if row is None:
        return None
    values = dict(row)
    expires: int | None = values.pop("expires_at")
    return User(**values), expires


def tokens_of(connection: Connection, user: str) -> list[TokenRow]:
    query = (
        select(
            tokens.c.id,
            tokens.c.name,
            tokens.c.created_at,
            tokens.c.scope,
            tokens.c.expires_at,
        )
        .where(tokens.c.user_id == user)
        .order_by(tokens.c.created_at)
    )
    return [TokenRow(**row) for row in connection.execute(query).mappings()]


def add_token(connection: Connection, user: str, token: TokenRow, secret: str) -> None:
    connection.execute(
        tokens.insert().values(**msgspec.structs.asdict(token), user_id=user, secret=hashed(secret))
    )


def remove_token(connection: Connection, user: str, token: str) -> bool:
    gone = connection.execute(tokens.delete().where(tokens.c.user_id == user, tokens.c.id == token))
    return bool(gone.rowcount)


def remove_tokens(connection: Connection, user: str) -> None:
    connection.execute(tokens.delete().where(tokens.c.user_id == user))


# A guest becomes somebody -----------------------------------------------------------------------


def named_in(column: Column[Any]) -> list[Column[Any]]:
    """Every column of any table that refers to one."""
    return [
        other
        for table in column.table.metadata.sorted_tables
        for other in table.columns
        if any(key.column is column for key in other.foreign_keys)
    ]


def forget_guests(connection: Connection, now: int, before: int) -> int:
    """Remove sessions that are over, and guests who came before a time and left nothing; says how
    many guests."""
    connection.execute(sessions.delete().where(sessions.c.expires_at <= now))
    connection.execute(tokens.delete().where(tokens.c.expires_at <= now))
    subscriptions.tidy(connection)
    used = union(
        *(select(column).where(column.is_not(None)) for column in named_in(users.c.id)),
    )
    gone = connection.execute(
        users.delete().where(
            users.c.login.is_(None), users.c.created_at < before, users.c.id.not_in(used)
        )
    )
    return int(gone.rowcount)


def tables_with(connection: Connection, user: str) -> list[str]:
    """Every table a user owns, sits at or is expected at."""
    found = set(
        connection.execute(
            select(seats.c.table_id).where(
                (seats.c.user_id == user) | (seats.c.reserved_for == user)
            )
        ).scalars()
    )
    found.update(connection.execute(select(tables.c.id).where(tables.c.owner == user)).scalars())
    return sorted(found)
