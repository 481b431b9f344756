"""The language a request asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from litestar.connection import ASGIConnection
from litestar.params import QueryParameter

from trailboss.words import ENGLISH, languages

# Whatever there is a catalogue for; type checkers cannot know that.
if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[languages()]
InLanguage = Annotated[Language, QueryParameter(description="The language of all words.")]


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language a refusal is told in: the one asked for, if we speak it."""
    asked = connection.query_params.get("language", ENGLISH)
    return asked if asked in languages() else ENGLISH
