"""`trailboss replay`: a recorded game, move by move, in words."""

from __future__ import annotations

import argparse
from itertools import groupby
from typing import TYPE_CHECKING, Any

from rich.text import Text

from trailboss.cli.arguments import whole
from trailboss.cli.layout import paragraph, turn_words
from trailboss.cli.output import Screen, print_json, screen
from trailboss.cli.pictures import Picture, picture_of
from trailboss.cli.records import advance, begin, in_file, read_record
from trailboss.cli.scores import score_data, score_table, winner_line
from trailboss.cli.speech import add_language, said
from trailboss.core.message import say
from trailboss.core.record import Record
from trailboss.core.rules import Event
from trailboss.game import Game

if TYPE_CHECKING:
    from trailboss.cli.arguments import Commands

INDENT = 8


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "replay",
        help="show a recorded game move by move",
        description="Plays a record again and prints every move with what it did, then the scores.",
    )
    parser.add_argument("file", metavar="FILE", help="a record, text or JSON")
    parser.add_argument(
        "--step", type=whole, metavar="N", help="stop after N moves and show the table"
    )
    parser.add_argument(
        "--position",
        type=whole,
        metavar="N",
        help="print nothing but the position after N moves, as text (with --json as JSON)",
    )
    parser.add_argument("--json", action="store_true", help="print a JSON document")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    path: str = arguments.file
    record = read_record(path)
    for step in (arguments.step, arguments.position):
        if step is not None and step > len(record.moves):
            steps = say("error-record-step", last=len(record.moves), given=step)
            raise in_file(path, steps)
    if arguments.position is not None:
        game = begin(record, path)
        for step in range(1, arguments.position + 1):
            advance(game, record, step, path)
        print(game.position_json if arguments.json else game.position, end="")
    elif arguments.json:
        print_json(document(record, path, arguments.step))
    else:
        tell(screen(), record, path, arguments.step)
    return 0


class Playback:
    """Plays a record and notes what each move was and did."""

    def __init__(self, record: Record, path: str) -> None:
        self.record = record
        self.path = path
        self.game = begin(record, path)
        self.picture: Picture = picture_of(self.game)
        self.events: list[Event] = []
        self.game.listen(self.events.append)

    def words(self, step: int) -> str:
        """The move that comes next; a faulty one is refused by `play`."""
        return words_or_text(self.game, self.picture, self.record.moves[step - 1])

    def play(self, step: int) -> list[str]:
        """Make the next move; what happened, in words."""
        self.events.clear()
        seat = self.game.seat
        advance(self.game, self.record, step, self.path)
        assert seat is not None
        return [
            line if actor == seat else f"{self.picture.names[actor]} {line}"
            for actor, run in groupby(self.events, lambda event: event[1])
            for line in self.picture.told(run, actor, None, everything=True)
        ]


def words_or_text(game: Game, picture: Picture, move: str) -> str:
    if any(str(legal) == move for legal in game.legal):
        return picture.words(game.ruleset.explain(game.state, game.code_of(move)))
    return move


def tell(out: Screen, record: Record, path: str, step: int | None) -> None:
    """Print the moves as they are made, so that a faulty record shows how far it goes."""
    playback = Playback(record, path)
    game = playback.game
    chance = said("cli-chance") if game.seed is None else said("cli-seed", seed=str(game.seed))
    names = f"{', '.join(game.names)} ({chance})"
    heading = said("picture-entry", name=said(f"title-{game.ruleset.id}"), what=names)
    out.print(heading, style="title")
    turn = (-1, -1)
    for number in range(1, (len(record.moves) if step is None else step) + 1):
        if game.seat is not None and turn != (game.state.turn, game.seat):
            turn = (game.state.turn, game.seat)
            out.print()
            heading = turn_words(game.state.turn, game.names[game.seat])
            out.print(Text(heading, style=f"seat{game.seat + 1}"))
        words = playback.words(number)
        events = playback.play(number)
        lines = paragraph(words, out.width, INDENT)
        lines[0] = Text.assemble((f"{number:>{INDENT - 2}}", "number"), lines[0][INDENT - 2 :])
        if events:
            lines += paragraph(playback.picture.together(events), out.width, INDENT, "quiet")
        for line in lines:
            out.print(line)
    out.print()
    if step is not None:
        out.print(playback.picture.whole(game.observe(game.seat), game.seat, out))
        out.print()
    out.print(score_table(game))
    if game.over:
        out.print(winner_line(game), style="title")


def document(record: Record, path: str, step: int | None) -> dict[str, Any]:
    playback = Playback(record, path)
    game = playback.game
    moves: list[dict[str, Any]] = []
    for number in range(1, (len(record.moves) if step is None else step) + 1):
        entry: dict[str, Any] = {
            "step": number,
            "turn": game.state.turn,
            "seat": None if game.seat is None else game.seat + 1,
            "move": record.moves[number - 1],
            "words": playback.words(number),
        }
        entry["events"] = playback.play(number)
        moves.append(entry)
    shown: dict[str, Any] = {
        "game": game.ruleset.id,
        "version": game.ruleset.version,
        "players": game.players,
        "options": game.options,
        "seats": game.names,
        "seed": game.seed,
        "moves": moves,
        "over": game.over,
        "winners": [seat + 1 for seat in game.winners],
        "scores": score_data(game),
    }
    if step is not None:
        shown["observation"] = game.observe(game.seat)
    return shown
