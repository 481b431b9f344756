"""What all answers share."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta


class Struct(msgspec.Struct, kw_only=True):
    """An answer."""


class Exact(Struct, forbid_unknown_fields=True):
    """A part of an answer that may be made as plain data: it has these fields and no other."""


class Asked(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a request brings; a field that is not known is an error."""


class Said(Struct):
    """A message before it is put into words: its id and its arguments. A thing with a name in the
    catalogues is `{"name": [kind, id]}`, a seat `{"seat": number}`, a part of the sentence a
    message of its own, several of these a list."""

    say: str
    args: dict[str, Any]


class Problem(Struct):
    """Why a request was refused: a word for programs, a sentence for people, and what the sentence
    says as data."""

    error: str
    detail: str
    say: Said


class Done(Struct):
    """It was done; there is nothing more to say."""

    ok: bool = True


# Control characters have no business in what people read, and PostgreSQL takes no zero byte; marks
# that turn the direction of writing would also turn what stands around a name. `$` alone would let
# a line end pass at the very end.
LINE = r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*$(?!\n)"
LINES = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]*$"
EMAIL = r"^[^@\s\x00-\x1f\x7f-\x9f]+@[^@\s\x00-\x1f\x7f-\x9f]+\.[^@\s\x00-\x1f\x7f-\x9f]+$(?!\n)"
LOGIN = r"^[\w.\-]+( [\w.\-]+)*$(?!\n)"

# What an error says instead of the pattern.
PATTERNS = {
    LINE: "in one line, without control characters",
    LINES: "without control characters",
    EMAIL: "that is an e-mail address",
    LOGIN: "of letters, digits and . - _, with single spaces between them",
}

Name = Annotated[
    str, Meta(min_length=1, max_length=40, pattern=LINE, description="A name people see.")
]
Title = Annotated[str, Meta(max_length=80, pattern=LINE)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=LINES)]
SeatNumber = Annotated[int, Meta(ge=0, le=7, description="A seat, counted from 0.")]
StepNumber = Annotated[int, Meta(ge=0, le=100_000, description="A number of moves.")]
Milliseconds = Annotated[int, Meta(description="Time in ms since 1970, UTC.")]
