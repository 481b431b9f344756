"""A recorded game, walked through: its decisions, and what was drawn between them."""

from __future__ import annotations

from typing import NamedTuple

from trailboss.bots import View, view_of
from trailboss.bots.tries import Try
from trailboss.core.record import Record
from trailboss.core.rules import Position
from trailboss.game import Game


class Moment:
    """A decision with a choice."""

    def __init__(self, step: int, position: Position, code: int, view: View) -> None:
        self.step = step
        self.position = position
        self.code = code
        self.view = view
        self.seat: int = position.seat
        self.turn: int = position.turn
        self.order: list[int] = []  # the legal codes, the champion's choice first
        self.likings: dict[int, float] = {}  # how it likes them, as logarithms
        self.margin = 0.0
        self.win = 0.0
        # The move made and the champion's choice, tried in the same positions with the same luck.
        self.tried: list[tuple[Try, Try]] = []
        self.followed: list[tuple[Try, Try]] = []  # the same, followed further

    @property
    def best(self) -> int:
        return self.order[0]

    @property
    def agreed(self) -> bool:
        return self.code == self.order[0]


class Drawn(NamedTuple):
    """A move after which something was drawn."""

    step: int
    seat: int  # who made it
    turn: int
    code: int
    before: Position
    after: Position


class Walk:
    """What `walk` found."""

    def __init__(self) -> None:
        self.moments: list[Moment] = []
        self.draws: list[Drawn] = []


def walk(game: Game, record: Record) -> Walk:
    """Play a game again from its beginning. What somebody does in another's turn is no answer to a
    question, and so no decision."""
    rules = game.ruleset
    found = Walk()
    for step, move in enumerate(record.moves):
        before = game.state.copy()
        code = game.code_of(move)
        maker = rules.maker(before, code)
        if maker == before.seat and len(rules.legal(before)) > 1:
            found.moments.append(Moment(step, before, code, view_of(rules, before)))
        known = len(game.source.outcomes)
        game.play(move)
        if len(game.source.outcomes) > known:
            after = game.state.copy()
            found.draws.append(Drawn(step, maker, before.turn, code, before, after))
    return found
