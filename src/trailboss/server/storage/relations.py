"""Friends, and people somebody wants to hear or see nothing of."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, and_, func, or_, select

from trailboss.server.storage.club_models import relations
from trailboss.server.storage.models import users

MOST = 500  # for one user


def relate(connection: Connection, user: str, other: str, kind: str, on: bool, at: int) -> bool:
    """Set or end what somebody thinks of somebody else; False if there are too many."""
    connection.execute(
        relations.delete().where(
            relations.c.user_id == user, relations.c.other_id == other, relations.c.kind == kind
        )
    )
    if not on:
        return True
    count = select(func.count()).where(relations.c.user_id == user)
    if connection.execute(count).scalar_one() >= MOST:
        return False
    connection.execute(relations.insert().values(user_id=user, other_id=other, kind=kind, at=at))
    return True


def related(connection: Connection, user: str) -> list[tuple[str, str, str]]:
    """Ids, names and kinds of all a user has named."""
    query = (
        select(users.c.id, users.c.name, relations.c.kind)
        .join(relations, relations.c.other_id == users.c.id)
        .where(relations.c.user_id == user)
        .order_by(users.c.name, relations.c.kind)
    )
    return [(other, name, kind) for other, name, kind in connection.execute(query)]


def kinds_of(connection: Connection, user: str, other: str) -> set[str]:
    query = select(relations.c.kind).where(
        relations.c.user_id == user, relations.c.other_id == other
    )
    return set(connection.execute(query).scalars())


def named_by(connection: Connection, user: str, kind: str) -> set[str]:
    """The ids of those a user has named so."""
    query = select(relations.c.other_id).where(
        relations.c.user_id == user, relations.c.kind == kind
    )
    return set(connection.execute(query).scalars())


def blocked_between(connection: Connection, user: str, others: Sequence[str]) -> bool:
    """Does one of these block the user, or the user one of them?"""
    query = select(relations.c.user_id).where(
        relations.c.kind == "block",
        or_(
            and_(relations.c.user_id == user, relations.c.other_id.in_(others)),
            and_(relations.c.other_id == user, relations.c.user_id.in_(others)),
        ),
    )
    return connection.execute(query.limit(1)).first() is not None


def forget(connection: Connection, user: str) -> None:
    """Somebody is gone."""
    connection.execute(
        relations.delete().where(or_(relations.c.user_id == user, relations.c.other_id == user))
    )
