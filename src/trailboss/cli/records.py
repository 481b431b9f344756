"""Record files: reading, writing, and playing one step by step."""

from __future__ import annotations

from pathlib import Path

import trailboss
from trailboss.cli.arguments import BadInput
from trailboss.core.errors import InvalidRecord, TrailbossError, verbatim
from trailboss.core.message import Message, say
from trailboss.core.record import Record
from trailboss.core.rules import Event
from trailboss.game import Game

Past = tuple[int, int, int, list[Event]]  # number of the move, turn, seat, what it did

LARGEST = 50_000_000  # bytes; the longest games have a few thousand moves


def read_text(path: str) -> str:
    """The text in a file, or a sentence that says what is wrong with it."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise in_file(path, verbatim(reason(error))) from error
    if len(content) > LARGEST:
        raise in_file(path, say("cli-record-large"))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise in_file(path, say("cli-record-bytes", byte=error.start + 1)) from error


def read_position(path: str, seed: int | None) -> Game:
    """The game that goes on from the position in a file."""
    text = read_text(path)
    try:
        return trailboss.load_position(text, seed=seed)
    except TrailbossError as error:
        raise in_file(path, error.message, error.scopes) from error


def read_record(path: str) -> Record:
    """The record in a file."""
    text = read_text(path)
    try:
        return trailboss.load_record(text)
    except TrailbossError as error:
        raise in_file(path, error.message, error.scopes) from error
    except (ValueError, RecursionError) as error:  # a number or a nesting beyond all limits
        raise in_file(path, say("cli-record-not", problem=str(error))) from error


def in_file(path: str, problem: Message, scopes: tuple[str, ...] = ()) -> BadInput:
    """What is wrong with a file."""
    return BadInput(say("cli-file", file=path, problem=problem), scopes)


def save_record(game: Game, path: str) -> None:
    """Write the game as text, or as JSON where the name ends in .json."""
    record = game.record
    write(path, record.to_json() if path.lower().endswith(".json") else record.to_text())


def write(path: str, text: str) -> None:
    try:
        Path(path).expanduser().write_text(text, encoding="utf-8")
    except (OSError, ValueError, RuntimeError) as error:
        raise in_file(path, verbatim(reason(error))) from error


def reason(error: Exception) -> str:
    """What went wrong with a file, without the name."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror[0].lower() + error.strerror[1:]
    return str(error)


def begin(record: Record, path: str) -> Game:
    """The game of a record, before its first move."""
    try:
        return trailboss.replay(record, step=0)
    except TrailbossError as error:
        raise in_file(path, error.message, error.scopes) from error


def advance(game: Game, record: Record, step: int, path: str) -> None:
    """Make the next move of a record; the first is step 1."""
    try:
        game.play(record.moves[step - 1])
    except TrailbossError as error:
        invalid = InvalidRecord(error.message, step, error.scopes)
        raise in_file(path, invalid.message, invalid.scopes) from error


def resume(path: str, past: list[Past]) -> Game:
    """The game of a file as it stood when it was saved, and all that happened before."""
    record = read_record(path)
    game = begin(record, path)
    events: list[Event] = []
    game.listen(events.append)
    for step in range(1, len(record.moves) + 1):
        turn, seat = game.state.turn, game.seat
        advance(game, record, step, path)
        assert seat is not None
        past.append((step, turn, seat, events[:]))
        events.clear()
    game.listeners.clear()
    return game
