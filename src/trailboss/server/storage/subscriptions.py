"""Browsers that are told although no page is open. Each belongs to a session: who is logged out
there, or logged out from elsewhere, is told nothing there any more."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from trailboss.server.ids import hashed
from trailboss.server.storage.models import facts, sessions, subscriptions

VAPID = "vapid"
MOST = 10  # browsers of one user that are told: those that asked last


class Subscription(msgspec.Struct, kw_only=True):
    session: str
    user_id: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    created_at: int


def server_key(connection: Connection, fresh: str) -> str:
    """The key that signs; a fresh one if there was none."""
    query = select(facts.c.value).where(facts.c.name == VAPID)
    found = connection.execute(query).scalar_one_or_none()
    if found is not None:
        return str(found)
    try:
        with connection.begin_nested():
            connection.execute(facts.insert().values(name=VAPID, value=fresh))
    except IntegrityError:  # another process was faster
        return str(connection.execute(query).scalar_one())
    return fresh


def named(session: str) -> str:
    """A session as it is stored."""
    return hashed(session)


def put(connection: Connection, row: Subscription) -> None:
    """A browser has one owner: who comes last."""
    mine = (subscriptions.c.session == row.session) | (subscriptions.c.endpoint == row.endpoint)
    connection.execute(subscriptions.delete().where(mine))
    connection.execute(subscriptions.insert().values(**msgspec.structs.asdict(row)))


def drop(connection: Connection, session: str) -> None:
    connection.execute(subscriptions.delete().where(subscriptions.c.session == session))


def has(connection: Connection, session: str) -> bool:
    query = select(subscriptions.c.session).where(subscriptions.c.session == session)
    return connection.execute(query).first() is not None


def of(connection: Connection, user: str, now: int) -> list[Subscription]:
    """The browsers in which somebody is logged in and wants to be told."""
    query = (
        select(subscriptions)
        .join(sessions, sessions.c.secret == subscriptions.c.session)
        .where(subscriptions.c.user_id == user, sessions.c.user_id == user)
        .where(sessions.c.expires_at > now)
        .order_by(subscriptions.c.created_at.desc())
        .limit(MOST)
    )
    return [Subscription(**row) for row in connection.execute(query).mappings()]


def tidy(connection: Connection) -> None:
    """Forget browsers whose session is over."""
    connection.execute(
        subscriptions.delete().where(subscriptions.c.session.not_in(select(sessions.c.secret)))
    )
