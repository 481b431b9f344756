"""What is being decided, as data: the question and every move that answers it, with their facts."""

from __future__ import annotations

from typing import Any

from trailboss.core.codec import Move
from trailboss.core.message import Message, plain, spoken
from trailboss.core.rules import Position, Rules
from trailboss.core.source import ScriptedSource


class Past:
    """How a position was reached: enough to reach it again."""

    def __init__(
        self,
        players: int,
        options: dict[str, Any],
        codes: list[int],
        step: int,
        outcomes: list[int],
        opened: Position | None,
    ) -> None:
        self.players = players
        self.options = options
        self.codes = codes  # a game only adds to these lists, or begins new ones
        self.step = step
        self.outcomes = outcomes
        self.opened = opened  # where the game began, if not with the set-up

    def position(self, rules: Rules) -> Position:
        source = ScriptedSource(self.outcomes)
        if self.opened is not None:
            position = self.opened.copy()
        else:
            position = rules.start(self.players, self.options, source)
        for code in self.codes[: self.step]:
            rules.apply(position, code, source)
        return position


class Situation:
    """A position with what is needed to speak of it; a move of `game.legal` belongs to one."""

    def __init__(self, rules: Rules, position: Position, names: tuple[str, ...]) -> None:
        self.rules = rules
        self.known = position
        self.names = names
        self.past: Past | None = None  # set when the game goes on, and the position with it

    @property
    def position(self) -> Position:
        if self.past is not None:
            self.known = self.past.position(self.rules)
            self.past = None
        return self.known

    def message(self, code: int) -> Message:
        return self.rules.explain(self.position, code)

    def text(self, message: Message, language: str) -> str:
        return spoken(message, language, self.rules.scopes, self.names)


class Decision:
    """A question to a seat. `details` holds everything that is known about it as plain data."""

    def __init__(self, situation: Situation, moves: tuple[Move, ...], undoable: bool) -> None:
        self.situation = situation
        self.moves = moves
        self.undoable = undoable  # can the last move be taken back?
        self.seat: int = situation.position.seat
        self.message: Message = situation.rules.prompt(situation.position)

    @property
    def kind(self) -> str:
        """What is asked: `phase-a`, `hire`, `discard` ..."""
        return self.message.id.removeprefix("ask-")

    @property
    def phase(self) -> str:
        """The part of the turn it belongs to."""
        return str(self.message.args["phase"])

    @property
    def subphase(self) -> int | None:
        return self.number("subphase")

    @property
    def count(self) -> int | None:
        """How many are asked for still, where the question has a number."""
        return self.number("count")

    @property
    def most(self) -> int | None:
        """How many there may be at most."""
        return self.number("most")

    @property
    def optional(self) -> bool:
        """Can it be declined, or ended without doing anything more?"""
        return any(move.fields["kind"] in ("decline", "done") for move in self.moves)

    @property
    def details(self) -> dict[str, Any]:
        found: dict[str, Any] = plain(self.message)
        found["kind"] = self.kind
        return found

    def number(self, name: str) -> int | None:
        found = self.message.args.get(name)
        return found if isinstance(found, int) else None

    def text(self, language: str = "en") -> str:
        """The question in words."""
        return self.situation.text(self.message, language)

    def __repr__(self) -> str:
        return f"Decision({self.kind}, seat {self.seat}, {len(self.moves)} moves)"
