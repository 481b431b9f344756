"""How a reader is spoken to: in a language, and with the names of the players."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from trailboss.core.message import Message, say, to_data
from trailboss.server.errors import BadRequest
from trailboss.server.schema.common import Said
from trailboss.words import ENGLISH, languages, text


class Voice(NamedTuple):
    """`scopes` are the catalogues of the title that is spoken of."""

    names: tuple[str, ...] = ()
    language: str = ENGLISH
    scopes: tuple[str, ...] = ()

    def say(self, message: Message) -> str:
        return text(message, self.language, self.scopes, self.names)


def said(message: Message) -> Said:
    """A message as programs get it."""
    return msgspec.convert(to_data(message), Said)


def need_language(asked: str | None) -> str:
    """For the live connection, whose parameters are read by hand."""
    if asked is None or asked == "":
        return ENGLISH
    if asked not in languages():
        raise BadRequest(say("refused-language", known=languages(), given=repr(asked[:40])))
    return asked
