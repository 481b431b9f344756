"""Continuations of many decisions, played on by the champion for everybody at the same time."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from trailboss.bots import View, mixed_seed
from trailboss.bots.many import Asked, Fed, Many
from trailboss.bots.network import WIN, slots_of
from trailboss.core.encoding import SEATS
from trailboss.core.rules import Event, Position, Rules
from trailboss.core.source import SeededSource

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

AT_ONCE = 512  # tries that are played on together: more would only take memory

# How far a try is played on, and how many decisions at most.
OWN_DECISION: Final = "own decision"  # of the seat, be it in the same turn
NEXT_TURN: Final = "next turn"  # of the seat
DELIVERY: Final = "delivery"  # of the seat, and on to its turn after that
THE_END: Final = "end"  # of the game
LONGEST = {OWN_DECISION: 150, NEXT_TURN: 150, DELIVERY: 400, THE_END: 2000}

DELIVERED = "delivered"  # the event, in all families


class Ending:
    """Where a try was judged, and what it is worth there."""

    __slots__ = ("margin", "now", "others", "own", "position", "win")

    def __init__(self, position: Position, now: int, own: float, others: float, win: float) -> None:
        self.position = position
        self.now = now  # points of the seat there
        self.own = own  # those it will have at the end of the game, expected
        self.others = others  # those of the best other
        self.margin = own - others
        self.win = win  # the chance to win


class Try:
    """A move in a position that may be the true one, and what the champion does then."""

    __slots__ = (
        *("code", "decisions", "delivered", "ending", "events", "fed", "legal", "played"),
        *("position", "seat", "source", "turn"),
    )

    def __init__(
        self, position: Position, code: int | None, source: SeededSource, fed: dict[int, Fed]
    ) -> None:
        self.position = position
        self.code = code  # the move; None: it has been made
        self.source = source
        self.seat: int = position.seat
        self.turn: int = position.turn
        self.fed = dict(fed)  # the last row of each seat
        self.played: list[int] = []  # what was decided after the move in the same turn
        self.legal: list[int] = []
        self.decisions = 0  # of everybody, after the move
        self.ending: Ending | None = None
        self.events: list[Event] = []  # of all, where somebody listens
        self.delivered = 0  # the turn of the seat's next delivery; 0: not yet

    @property
    def end(self) -> Ending:
        assert self.ending is not None, "it has been played"
        return self.ending


def pairs(
    view: View, made: int, better: int, count: int, source: SeededSource, fed: dict[int, Fed]
) -> list[tuple[Try, Try]]:
    """Two moves, each tried in the same `count` positions with the same luck: what they differ in
    is the move."""
    found: list[tuple[Try, Try]] = []
    for _ in range(count):
        base = view.resample(source)
        luck = mixed_seed(source.word(), 0)
        one = Try(base.copy(), made, SeededSource(luck), fed)
        found.append((one, Try(base, better, SeededSource(luck), fed)))
    return found


class Table:
    """Where tries are played on."""

    def __init__(self, many: Many, rules: Rules) -> None:
        self.many = many
        self.rules = rules

    def fed(self, position: Position, players: int) -> dict[int, Fed]:
        """A row of each seat, to begin with: those of tries from there are much alike."""
        encode = self.rules.encode
        return {seat: self.many.feed(encode(position, seat)) for seat in range(players)}

    def play(self, tries: list[Try], until: str = NEXT_TURN) -> None:
        waiting = iter(tries)
        left: list[Try] = []
        while True:
            for one in islice(waiting, AT_ONCE - len(left)):
                if until == DELIVERY:
                    one.position.events = []
                if one.code is not None:
                    self.rules.apply(one.position, one.code, one.source)
                    self.listen(one)
                left.append(one)
            if not left:
                return
            left = self.go_on(left, until)

    def go_on(self, tries: list[Try], until: str) -> list[Try]:
        """One decision further; those that are not at their end."""
        waiting: list[Try] = []
        asked: list[Asked] = []
        for one in tries:
            if self.settled(one) or one.decisions == LONGEST[until]:  # a game that does not end
                self.finish(one, self.ended(one))
            else:
                waiting.append(one)
                asked.append(self.asked(one.position, one.legal, one.fed))
        if not asked:
            return []
        answers = self.many.ask(asked)
        left: list[Try] = []
        for at, one in enumerate(waiting):
            position = one.position
            if stops(one, until):
                self.finish(one, self.judged(position, one.seat, answers.values[at]))
                continue
            one.fed[position.seat] = asked[at].fed
            one.decisions += 1
            code = one.legal[int(answers.likings[at].argmax())]
            if position.turn == one.turn and position.seat == one.seat:
                one.played.append(code)
            self.rules.apply(position, code, one.source)
            self.listen(one)
            left.append(one)
        return left

    def finish(self, one: Try, ending: Ending) -> None:
        one.ending = ending
        one.fed.clear()

    def settled(self, one: Try) -> bool:
        """Make the moves that are no choice. Is the game over then?"""
        position = one.position
        while position.seat >= 0:
            one.legal = self.rules.legal(position)
            if len(one.legal) > 1:
                return False
            self.rules.apply(position, one.legal[0], one.source)
            self.listen(one)
        return True

    def listen(self, one: Try) -> None:
        """Take what has happened, where it is told."""
        position = one.position
        if not position.events:
            return
        one.events += position.events
        if not one.delivered:
            for event in position.events:
                if event[1] == one.seat and self.rules.event_kind(event) == DELIVERED:
                    one.delivered = position.turn
        position.events = []

    def asked(self, position: Position, legal: list[int], fed: dict[int, Fed]) -> Asked:
        seat = position.seat
        row = self.rules.encode(position, seat)
        if seat not in fed:
            fed[seat] = self.many.feed(row)
        return Asked(row, slots_of(self.rules, legal), fed[seat])

    def judged(self, position: Position, seat: int, values: NDArray[np.float32]) -> Ending:
        """By the network's values at a decision of the seat."""
        now = self.rules.totals(position)
        others = max(points for other, points in enumerate(now) if other != seat)
        own = now[seat] + float(values[0])
        return Ending(position, now[seat], own, others + float(values[SEATS]), float(values[WIN]))

    def ended(self, one: Try) -> Ending:
        """At the end of the game; of one that did not end in time, nobody has won."""
        position, seat = one.position, one.seat
        now = self.rules.totals(position)
        others = max(points for other, points in enumerate(now) if other != seat)
        win = 0.0
        if position.seat < 0:
            winners = self.rules.winners(position)
            win = 1 / len(winners) if seat in winners else 0.0
        return Ending(position, now[seat], float(now[seat]), float(others), win)


def stops(one: Try, until: str) -> bool:
    """Is this decision the one to judge?"""
    position = one.position
    if position.seat != one.seat:
        return False
    if until == OWN_DECISION:
        return True
    if position.turn == one.turn:
        return False
    return until == NEXT_TURN or (until == DELIVERY and 0 < one.delivered < position.turn)
