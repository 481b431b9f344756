"""Sheets, and what is noted while one is read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from trailboss.core.errors import TrailbossError
from trailboss.core.message import Message, say
from trailboss.core.rules import Position, Rules
from trailboss.core.sheet.frames import FrameSheet
from trailboss.core.sheet.shapes import Shape, Wrong
from trailboss.core.sheet.supply import Supply
from trailboss.core.source import Source

HEAD: Final = ""  # the lines before the first section
TABLE: Final = "table"
DECISION: Final = "decision"


def seat_section(seat: int) -> str:
    return f"seat {seat + 1}"


class Problem(NamedTuple):
    """Something in a position that cannot be."""

    section: str
    key: str
    line: int  # 0: it stands in no line
    message: Message

    def said(self) -> Message:
        """The problem with where it is."""
        where = f"[{self.section}] {self.key}".strip() if self.section else self.key
        if self.line:
            return say(
                "error-position-line", line=self.line, where=where or "-", problem=self.message
            )
        return say("error-position-at", where=where or "-", problem=self.message)


class InvalidPosition(TrailbossError):
    """A position that cannot be read, or that cannot be. `problems` has all that was found; the
    message is the first."""

    def __init__(self, problems: list[Problem], scopes: tuple[str, ...] = ()) -> None:
        first = problems[0]
        super().__init__(first.said(), scopes)
        self.problems = problems
        self.section = first.section
        self.key = first.key
        self.line = first.line

    def __reduce__(self) -> tuple[object, ...]:
        return (InvalidPosition, (self.problems, self.scopes))


class Reader:
    """Notes what is wrong, and where things lie, while a position is read."""

    def __init__(self, lines: dict[tuple[str, str], int]) -> None:
        self.lines = lines
        self.problems: list[Problem] = []
        self.section = HEAD
        self.key = ""
        self.supplies: dict[str, Supply] = {}
        self.given: set[tuple[str, str]] = set()  # fields somebody has written

    def at(self, section: str, key: str) -> None:
        self.section = section
        self.key = key

    def wrong(self, message: Message) -> None:
        line = self.lines.get((self.section, self.key), self.lines.get((self.section, ""), 0))
        self.problems.append(Problem(self.section, self.key, line, message))

    def fail_if_wrong(self, scopes: tuple[str, ...] = ()) -> None:
        if self.problems:
            raise InvalidPosition(self.problems, scopes)


class Eyes(NamedTuple):
    """For whom a position is written down."""

    whole: bool  # everything, secrets and all
    seat: int  # else what this seat may know; -1: what everybody may know

    def see(self, seat: int) -> bool:
        """May they know the cards of a seat?"""
        return self.whole or seat == self.seat


ALL: Final = Eyes(True, -1)

Get = Callable[[Any, int, Eyes], Any]
Put = Callable[[Reader, Any, int, Any], None]


class Field:
    """One line of a section: `get` reads it off a state, `put` puts a value into one. `usual` is
    what is meant where the line is missing; None is no value, and nothing is put."""

    def __init__(
        self,
        key: str,
        shape: Shape,
        get: Get,
        put: Put,
        usual: Any,
        automa: bool | None = None,
    ) -> None:
        self.key = key
        self.shape = shape
        self.get = get
        self.put = put
        self.usual = usual
        self.automa = automa  # True: the solo opponent's alone; False: players' alone

    def of(self, solo: bool) -> bool:
        """Has this seat the field?"""
        return self.automa is None or self.automa == solo


class Sheet:
    """What a family writes of the positions of one table: a title at a number of players."""

    def __init__(self, rules: Rules, blank: Position) -> None:
        self.rules = rules
        self.blank = blank  # set up with the options of the table
        self.seats = rules.seats(blank)
        self.automa = -1  # the solo opponent's seat
        self.table: tuple[Field, ...] = ()
        self.seat: tuple[Field, ...] = ()
        self.frames: FrameSheet

    def seat_fields(self, seat: int) -> list[Field]:
        return [field for field in self.seat if field.of(seat == self.automa)]

    def options(self, options: dict[str, Any]) -> dict[str, Any]:
        """The options as they must be written so that the table is set up the same again."""
        raise NotImplementedError

    def begin_turn(self, s: Any) -> None:
        """The turn of the seat that decides begins."""
        raise NotImplementedError

    def close(self, s: Any) -> None:
        """The game is over."""
        raise NotImplementedError

    def clear(self, reader: Reader, s: Any) -> None:
        """Take everything off the table, and say in `reader.supplies` what there is."""
        raise NotImplementedError

    def finish(self, reader: Reader, s: Any, source: Source) -> None:
        """Deal what was left open, put what is left where it belongs, and check the rest."""
        raise NotImplementedError


def put_field(
    reader: Reader, field: Field, section: str, given: dict[str, Any], s: Any, seat: int
) -> None:
    """Put the value of one field into a state."""
    reader.at(section, field.key)
    value = given.get(field.key, field.usual)
    if field.key in given:
        reader.given.add((section, field.key))
    elif value is None:
        return
    try:
        field.shape.check(value)
    except Wrong as wrong:
        reader.wrong(wrong.message)
        return
    field.put(reader, s, seat, value)
