"""The language of the command line: `--language`, or TRAILBOSS_LANGUAGE, or English."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING

from trailboss.core.message import Arg, Message, say
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


def told(game: Game, message: Message, names: tuple[str, ...]) -> str:
    """A text of the rules of a game."""
    return text(message, language(), game.ruleset.scopes, names)
