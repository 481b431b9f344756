"""The rules of a title, to read."""

from __future__ import annotations

from trailboss.server.schema.common import Struct


class Statement(Struct):
    """One numbered rule."""

    id: str
    text: str


class Chapter(Struct):
    id: str
    title: str
    statements: list[Statement]


class RulePage(Struct):
    """The rules of a game, or of its solo opponent."""

    title: str
    chapters: list[Chapter]
