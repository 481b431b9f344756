"""Arguments that several commands share, and errors in one sentence."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, NoReturn

from trailboss.cli.speech import said
from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.figures import Figures, own_file, read_figures
from trailboss.titles import rules_of

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

GAME_OPTIONS = ("simmental", "neutral", "buildings", "difficulty")  # with an argument of their own
MOST_GAMES = 10_000_000
NO_FIGURES = "none"  # instead of a file


class BadInput(TrailbossError):
    """What the user gave cannot be used; the text says what and where."""


class Parser(argparse.ArgumentParser):
    """Refuses with one sentence instead of a page of usage."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(say("cli-usage", problem=message, command=self.prog))


def add_game(parser: argparse.ArgumentParser, optional: bool = False) -> None:
    parser.add_argument(
        "game",
        nargs="?" if optional else None,
        metavar="GAME",
        help="which game; `trailboss info` lists them",
    )


def add_setup(parser: argparse.ArgumentParser) -> None:
    """The number of players and the options of the games."""
    parser.add_argument(
        "--players", type=whole, metavar="N", help="number of players, you included (2)"
    )
    parser.add_argument(
        "--simmental",
        action="store_true",
        default=None,
        help="with the Simmental variant",
    )
    parser.add_argument(
        "--neutral", metavar="WHERE", help="neutral buildings by letters (usual) or random"
    )
    parser.add_argument(
        "--buildings",
        metavar="SIDES",
        help="sides of the private buildings: a (usual), b, random, or one letter per tile",
    )

    parser.add_argument(
        "--difficulty",
        metavar="LEVEL",
        help="of the opponent in a game for one player; simulate: all for one after the other",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="any other option of the game; `trailboss info GAME` lists them",
    )
    add_figures(parser)


def add_figures(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--figures",
        metavar="FILE",
        help="figures of your own, see `trailboss figures`; none: those of the title alone (the "
        "file of the game in your configuration folder, if it is there)",
    )


def own_figures(arguments: argparse.Namespace) -> Figures | None:
    """The figures that were given, or those in the user's configuration folder."""
    if arguments.figures == NO_FIGURES:
        return None
    file = arguments.figures
    if file is None:
        file = own_file(arguments.game)
    return None if file is None else read_figures(file, arguments.game)


def figures_words(arguments: argparse.Namespace, figures: Figures | None) -> str:
    """Which figures a game is played with; empty for those of the title alone."""
    if figures is None or figures.differences is None:
        return ""
    file = str(arguments.figures or own_file(figures.game))
    return said("cli-figures", file=file, version=figures.rules.version)


def given_options(arguments: argparse.Namespace) -> dict[str, str]:
    """The options of the game that were given, as they were written."""
    found = {
        name: str(getattr(arguments, name))
        for name in GAME_OPTIONS
        if getattr(arguments, name) is not None
    }
    for text in arguments.option:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadInput(say("cli-option", option=text))
        found[name] = value
    return found


def game_options(arguments: argparse.Namespace) -> dict[str, Any]:
    """The same as the game wants them; it knows the usual values of the others."""
    known = rules_of(arguments.game).option_values()
    found: dict[str, Any] = {}
    for name, text in given_options(arguments).items():
        alike = [value for value in known.get(name, ()) if str(value).lower() == text.lower()]
        found[name] = alike[0] if alike else text
    return found


def positive(text: str) -> int:
    """A number of something, at least one."""
    number = whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"should be at least 1, not {number}")
    return number


def number_of_games(text: str) -> int:
    """How many games to play: a list of their numbers has to fit into the memory."""
    number = positive(text)
    if number > MOST_GAMES:
        raise argparse.ArgumentTypeError(f"should be at most {MOST_GAMES:,}, not {number:,}")
    return number


def whole(text: str) -> int:
    """A whole number from 0 on, short enough to be meant."""
    if not text.isascii() or not text.isdecimal() or len(text) > 20:
        raise argparse.ArgumentTypeError(f"should be a whole number, not {text!r}")
    return int(text)
