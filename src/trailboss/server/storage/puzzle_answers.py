"""How people answered puzzles: their first try at each."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from trailboss.server.storage.models import puzzle_answers


class AnswerRow(msgspec.Struct, kw_only=True):
    puzzle: str
    game: str
    level: int
    solved: bool
    at: int


def add_answer(connection: Connection, user: str, row: AnswerRow) -> bool:
    """Keep a first try; a later one changes nothing. Was it the first?"""
    try:
        with connection.begin_nested():
            connection.execute(
                puzzle_answers.insert().values(user_id=user, **msgspec.structs.asdict(row))
            )
    except IntegrityError:
        return False
    return True


def answers_of(connection: Connection, user: str, game: str) -> list[AnswerRow]:
    """In the order they were given."""
    columns = [puzzle_answers.c[name] for name in AnswerRow.__struct_fields__]
    query = (
        select(*columns)
        .where(puzzle_answers.c.user_id == user, puzzle_answers.c.game == game)
        .order_by(puzzle_answers.c.at, puzzle_answers.c.puzzle)
    )
    return [AnswerRow(**row) for row in connection.execute(query).mappings()]
