"""How a reader is spoken to: in a language, and with the names of the players."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any, Literal, NamedTuple

from litestar.connection import ASGIConnection
from litestar.params import QueryParameter

from trailboss.server.errors import BadRequest
from trailboss.translation import ENGLISH, LANGUAGES, Untranslated, translate, translated

SEAT = re.compile(r"\bSeat (\d+)\b")
Language = Literal["en", "de"]
InLanguage = Annotated[Language, QueryParameter(description="The language of all words.")]


class Voice(NamedTuple):
    names: Sequence[str]
    language: str = ENGLISH

    def say(self, text: str, kind: str) -> str:
        """A text of the rules. Translated first: a name cannot be taken for a word then."""
        return named(translate(text, self.language, kind), self.names)


def named(text: str, names: Sequence[str]) -> str:
    """The rules speak of seats; players have names."""

    def name(found: re.Match[str]) -> str:
        seat = int(found[1]) - 1
        return names[seat] if seat < len(names) else found[0]

    return SEAT.sub(name, text) if "Seat " in text else text


def in_language(detail: str, language: str) -> str:
    """Why something was refused. What people have written can be part of it, so what no pattern
    covers is not logged."""
    if language == ENGLISH:
        return detail
    try:
        return translated(detail, language, "message")
    except Untranslated:
        return detail


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language a refusal is told in: the one asked for, if we speak it."""
    asked = connection.query_params.get("language", ENGLISH)
    return asked if asked in LANGUAGES else ENGLISH


def need_language(asked: str | None) -> str:
    """For the live connection, whose parameters are read by hand."""
    if asked is None or asked == "":
        return ENGLISH
    if asked not in LANGUAGES:
        raise BadRequest(f"language is {' or '.join(LANGUAGES)}, not {asked[:40]!r}")
    return asked
