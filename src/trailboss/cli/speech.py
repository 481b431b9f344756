"""The language of the command line: `--language`, or TRAILBOSS_LANGUAGE, or English."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from trailboss.core.message import Arg, Message, Name, say
from trailboss.words import ENGLISH, languages, text

if TYPE_CHECKING:
    from trailboss.game import Game

VARIABLE = "TRAILBOSS_LANGUAGE"

_spoken: list[str] = []  # the language chosen, if one was


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        metavar="LANGUAGE",
        choices=languages(),
        help=f"{', '.join(languages())} ({VARIABLE} or {ENGLISH})",
    )


def use(language: str | None) -> None:
    """Speak a language from now on; None: the usual one."""
    _spoken[:] = [] if language is None else [language]


def language() -> str:
    if _spoken:
        return _spoken[0]
    usual = os.environ.get(VARIABLE, ENGLISH)
    return usual if usual in languages() else ENGLISH


def said(id: str, /, **args: Arg) -> str:
    """A text of the command line."""
    return text(say(id, **args), language())


class Voice:
    """Says what belongs to a game: with the words of its title and the names of its players."""

    def __init__(self, scopes: tuple[str, ...], names: Sequence[str] = ()) -> None:
        self.scopes = scopes
        self.names = tuple(names)

    def text(self, message: Message) -> str:
        return text(message, language(), self.scopes, self.names)

    def said(self, id: str, /, **args: Arg) -> str:
        return self.text(say(id, **args))

    def name(self, kind: str, id: str, form: str = "") -> str:
        """A thing by its name."""
        return self.text(say("picture-name", thing=Name(kind, id), form=form))

    def count(self, count: int, kind: str, id: str) -> str:
        """So many of a thing."""
        return self.text(say("picture-count", thing=Name(kind, id), count=count))

    def points(self, points: int) -> str:
        return self.text(say("picture-points", points=points))

    def brief(self, message: Message) -> str:
        """A message of the rules in the fewest words."""
        return self.text(shorthand(message))


def shorthand(message: Message) -> Message:
    """The same facts under the ids of the shorthand: `do-engine` is `brief-engine`, a `program`
    is `short-program`."""
    step = message.id.removeprefix("do-")
    brief = f"brief-{step}" if step != message.id else f"short-{message.id}"
    return Message(brief, {name: shortened(arg) for name, arg in message.args.items()})


def shortened(arg: Arg) -> Arg:
    if isinstance(arg, Message):
        return shorthand(arg)
    return tuple(shortened(part) for part in arg) if isinstance(arg, tuple) else arg


def told(game: Game, message: Message, names: tuple[str, ...]) -> str:
    """A text of the rules of a game."""
    return text(message, language(), game.ruleset.scopes, names)
