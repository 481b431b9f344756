"""`trailboss play`: a game in the terminal against the computer."""

from __future__ import annotations

import argparse
from functools import partial
from typing import TYPE_CHECKING

import trailboss
from trailboss.bots import Bot, bot, mixed_seed, split_bots
from trailboss.cli.arguments import (
    BadInput,
    add_game,
    add_setup,
    figures_words,
    game_options,
    given_options,
    own_figures,
    whole,
)
from trailboss.cli.output import Screen, screen
from trailboss.cli.pictures import picture_of, seat_names
from trailboss.cli.records import Past, in_file, read_position, resume
from trailboss.cli.session import Session
from trailboss.cli.speech import add_language, said
from trailboss.core.message import say
from trailboss.game import Game
from trailboss.words import languages, text

if TYPE_CHECKING:
    from trailboss.cli.arguments import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "play",
        help="play in the terminal against the computer",
        description="Plays a game in the terminal against the computer. Type help in the game.",
    )
    add_game(parser, optional=True)
    add_setup(parser)
    parser.add_argument("--seed", type=whole, metavar="N", help="of chance and opponents")
    parser.add_argument("--seat", type=whole, metavar="N", help="where you sit (1)")
    parser.add_argument(
        "--opponent",
        default="easy",
        metavar="BOT,...",
        help="who plays the other seats: one for all or one each (easy)",
    )
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--position", metavar="FILE", help="go on from a position, as text or JSON")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    past: list[Past] = []
    if arguments.load is not None:
        game = loaded(arguments, past)
        me = seat_in(game, arguments.seat)
    elif arguments.position is not None:
        game, me = from_position(arguments)
    else:
        game = begun(arguments)
        me = game.names.index(said("cli-you"))
    out = screen()
    session = Session(game, me, opponents(arguments, game, me), picture_of(game), out)
    for step, turn, seat, events in past:
        session.hear(step, turn, seat, events)
    welcome(out, game, me)
    session.run()
    return 0


def begun(arguments: argparse.Namespace) -> Game:
    if arguments.game is None:
        raise BadInput(say("cli-which-game", game=trailboss.games()[0].id))
    players = 2 if arguments.players is None else arguments.players
    figures = own_figures(arguments)
    options = game_options(arguments)
    begin = partial(
        trailboss.new_game, arguments.game, players, seed=arguments.seed, figures=figures, **options
    )
    begin()  # all in order?
    seat = 1 if arguments.seat is None else arguments.seat
    if not 1 <= seat <= players:
        raise BadInput(say("cli-seat", players=players, given=seat))
    names = [said("cli-you")] * players
    for other, bot_text in opponent_texts(arguments, players, seat - 1).items():
        names[other] = f"{bot_text.partition(':')[0].title()} {other + 1}"
    told = figures_words(arguments, figures)
    if told:
        screen().print(told, style="quiet")
    return begin(names=names)


def loaded(arguments: argparse.Namespace, past: list[Past]) -> Game:
    """The game of a file. It brings its own set-up."""
    refuse_setup(arguments, "--load", "players", "seed", "position")
    game = resume(arguments.load, past)
    if arguments.game not in (None, game.ruleset.id):
        other = say("cli-other-game", game=game.ruleset.id, asked=arguments.game)
        raise in_file(arguments.load, other)
    return game


def refuse_setup(arguments: argparse.Namespace, brings: str, *names: str) -> None:
    """A file brings the game as it is: nothing about it can be chosen."""
    given = [name for name in (*names, "figures") if getattr(arguments, name) is not None]
    for name in (*given, *given_options(arguments)):
        raise BadInput(say("cli-loaded", name=name, brings=brings))


def from_position(arguments: argparse.Namespace) -> tuple[Game, int]:
    """The game that goes on from the position of a file, and where the player sits: where asked,
    or where somebody decides."""
    refuse_setup(arguments, "--position", "players")
    game = read_position(arguments.position, arguments.seed)
    if arguments.game not in (None, game.ruleset.id):
        other = say("cli-other-game", game=game.ruleset.id, asked=arguments.game)
        raise in_file(arguments.position, other)
    return game, (game.seat or 0) if arguments.seat is None else seat_in(game, arguments.seat)


def seat_in(game: Game, seat: int | None) -> int:
    """Where the player sits in a loaded game: where asked, or where the name is."""
    if seat is None:
        # The game may have been begun in another language.
        you = [text(say("cli-you"), language) for language in languages()]
        return next((at for at, name in enumerate(game.names) if name in you), 0)
    if not 1 <= seat <= game.players:
        raise BadInput(say("cli-seat", players=game.players, given=seat))
    return seat - 1


def opponent_texts(arguments: argparse.Namespace, players: int, me: int) -> dict[int, str]:
    """Which bot plays which seat."""
    others = [seat for seat in range(players) if seat != me]
    texts = split_bots(arguments.opponent)
    if len(texts) == 1:
        texts = texts * len(others)
    if len(texts) != len(others):
        raise BadInput(say("cli-opponents", others=len(others), given=len(texts)))
    return dict(zip(others, texts, strict=True))


def opponents(arguments: argparse.Namespace, game: Game, me: int) -> dict[int, Bot]:
    """The same game against the same opponents can be had again by its seed."""
    return {
        seat: bot(text, None if game.seed is None else mixed_seed(game.seed, 1 + seat))
        for seat, text in opponent_texts(arguments, game.players, me).items()
    }


def welcome(out: Screen, game: Game, me: int) -> None:
    out.print(said(f"title-{game.ruleset.id}"), style="title")
    names = seat_names(game)
    seats = ", ".join(f"P{seat + 1} {names[seat]}" for seat in range(len(names)))
    seed = "none" if game.seed is None else str(game.seed)
    out.print(said("cli-welcome", seats=seats, seed=seed, me=me + 1))
