"""Logins without a password: keys, identities at providers, and what has begun."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from trailboss.server.ids import hashed
from trailboss.server.storage.database import Conflict
from trailboss.server.storage.models import identities, passkeys, pending_logins, users
from trailboss.server.storage.users import User


class PasskeyRow(msgspec.Struct, kw_only=True):
    id: str
    user_id: str
    name: str
    credential: str
    public_key: str
    sign_count: int
    created_at: int
    used_at: int | None = None


# What has begun ---------------------------------------------------------------------------------


def begin(
    connection: Connection, key: str, purpose: str, data: dict[str, Any], until: int, now: int
) -> None:
    connection.execute(pending_logins.delete().where(pending_logins.c.until <= now))
    values = {"purpose": purpose, "data": msgspec.json.encode(data).decode(), "until": until}
    connection.execute(pending_logins.insert().values(key=hashed(key), **values))


def take(connection: Connection, key: str, purpose: str, now: int) -> dict[str, Any] | None:
    """What was begun with a key, which is used up by it."""
    this = pending_logins.c.key == hashed(key)
    query = select(pending_logins).where(
        this, pending_logins.c.purpose == purpose, pending_logins.c.until > now
    )
    row = connection.execute(query).mappings().first()
    gone = connection.execute(pending_logins.delete().where(this))
    if row is None or not gone.rowcount:
        return None
    data: dict[str, Any] = msgspec.json.decode(row["data"])
    return data


# Keys -------------------------------------------------------------------------------------------


def add_passkey(connection: Connection, row: PasskeyRow) -> None:
    """Conflict if somebody has it already."""
    try:
        with connection.begin_nested():
            connection.execute(passkeys.insert().values(**msgspec.structs.asdict(row)))
    except IntegrityError as error:
        raise Conflict from error


def passkeys_of(connection: Connection, user: str) -> list[PasskeyRow]:
    query = select(passkeys).where(passkeys.c.user_id == user).order_by(passkeys.c.created_at)
    return [PasskeyRow(**row) for row in connection.execute(query).mappings()]


def passkey_with(connection: Connection, credential: str) -> tuple[PasskeyRow, User] | None:
    query = select(passkeys).where(passkeys.c.credential == credential)
    row = connection.execute(query).mappings().first()
    if row is None:
        return None
    whose = select(users).where(users.c.id == row["user_id"])
    return PasskeyRow(**row), User(**connection.execute(whose).mappings().one())


def passkey_used(connection: Connection, passkey: str, count: int, now: int) -> None:
    connection.execute(
        passkeys.update().where(passkeys.c.id == passkey).values(sign_count=count, used_at=now)
    )


def remove_passkey(connection: Connection, user: str, passkey: str) -> bool:
    gone = connection.execute(
        passkeys.delete().where(passkeys.c.user_id == user, passkeys.c.id == passkey)
    )
    return bool(gone.rowcount)


# Identities -------------------------------------------------------------------------------------


def identified(connection: Connection, issuer: str, subject: str) -> User | None:
    query = (
        select(users)
        .join(identities, identities.c.user_id == users.c.id)
        .where(identities.c.issuer == issuer, identities.c.subject == subject)
    )
    row = connection.execute(query).mappings().first()
    return None if row is None else User(**row)


def add_identity(connection: Connection, issuer: str, subject: str, user: str, now: int) -> None:
    """Conflict if it is somebody else's."""
    try:
        with connection.begin_nested():
            connection.execute(
                identities.insert().values(
                    issuer=issuer, subject=subject, user_id=user, created_at=now
                )
            )
    except IntegrityError as error:
        raise Conflict from error
