"""What the server and its thinking processes say to each other: MessagePack."""

from __future__ import annotations

from typing import Any

import msgspec

from trailboss.server.storage.rows import Chance


class Position(msgspec.Struct, kw_only=True):
    """A game, as moves from `step` on; the process may know it up to there."""

    table: str
    game: str
    version: str
    figures: dict[str, Any] | None = None
    players: int
    options: dict[str, Any]
    chance: Chance
    step: int
    codes: list[int]


class Think(Position, kw_only=True, tag="think"):
    """Let the bots decide, one after another, until it is a person's turn or the time is up."""

    bots: dict[int, str]
    ms: int


class Analyse(Position, kw_only=True, tag="analyse"):
    """What would be good for a seat now?"""

    seat: int
    ms: int


class ReviewGame(Position, kw_only=True, tag="review"):
    """What were its decisions worth? Looked at until what is doubtful was tried so often."""

    names: list[str]
    samples: int


class Warn(Position, kw_only=True, tag="warn"):
    """Would this move of the seat that decides be a mistake?"""

    code: int


class Thought(msgspec.Struct, tag="thought"):
    """The moves that were decided."""

    codes: list[int]


class FollowData(msgspec.Struct):
    """A decision that would follow; `told` is a message as data."""

    code: int
    told: dict[str, Any]


class HintData(msgspec.Struct):
    """A move, as `trailboss.bots.analysis` has it."""

    code: int
    told: dict[str, Any]
    margin: float
    interval: tuple[float, float] | None
    win: float | None
    looks: int
    share: float
    lines: dict[str, float]
    follows: list[FollowData]


class Hints(msgspec.Struct, tag="hints"):
    """The best moves, the best first."""

    simulations: int
    hints: list[HintData]


class GameReviewed(msgspec.Struct, tag="reviewed"):
    """A pass of the coach, in no language: see `coach.review`."""

    samples: int
    data: dict[str, Any]


class Warned(msgspec.Struct, tag="warned"):
    """What is wrong with it, in no language: see `coach.review`; null: nothing."""

    data: dict[str, Any] | None


class Unknown(msgspec.Struct, tag="unknown"):
    """The game is not known up to the given step: send it from the beginning."""


class Failed(msgspec.Struct, tag="failed"):
    reason: str


Question = Think | Analyse | ReviewGame | Warn
Answer = Thought | Hints | GameReviewed | Warned | Unknown | Failed

encode = msgspec.msgpack.Encoder().encode
questions: msgspec.msgpack.Decoder[Question] = msgspec.msgpack.Decoder(Question)
answers: msgspec.msgpack.Decoder[Answer] = msgspec.msgpack.Decoder(Answer)
decode_question = questions.decode
decode_answer = answers.decode
