"""Moves tried in positions that may be the true one: the champion plays on for everybody, and where
a try stops the network's values say what it came to.

Tries of one decision or of many are played on at the same time, so that the network answers
hundreds of questions at once.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from trailboss.bots import View, mixed_seed
from trailboss.bots.many import Asked, Many, Rows
from trailboss.bots.network import WIN, slots_of
from trailboss.core.encoding import SEATS
from trailboss.core.rules import Event, Position, Rules
from trailboss.core.source import SeededSource, TracksSource

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

AT_ONCE = 512  # tries that are played on together: more would only take memory

# How far a try is played on, and how many decisions at most.
OWN_DECISION: Final = "own decision"  # of the seat, be it in the same turn
NEXT_TURN: Final = "next turn"  # of the seat
THIRD_TURN: Final = "third turn"  # of the seat, from the next on
FIFTH_TURN: Final = "fifth turn"  # the same
DELIVERY: Final = "delivery"  # of the seat, and on to its turn after that
THE_END: Final = "end"  # of the game
LONGEST = {
    OWN_DECISION: 150,
    NEXT_TURN: 150,
    THIRD_TURN: 600,
    FIFTH_TURN: 600,
    DELIVERY: 400,
    THE_END: 2000,
}
# Turns of the seat that begin until then.
TURNS = {
    OWN_DECISION: 0,
    NEXT_TURN: 1,
    THIRD_TURN: 3,
    FIFTH_TURN: 5,
    DELIVERY: 1,
    THE_END: LONGEST[THE_END],
}

DELIVERED = "delivered"  # the event, in all families
VICTORY = 30.0  # points that winning is worth, beside the margin


class Ending:
    """Where a try was judged, and what it is worth there."""

    __slots__ = ("margin", "now", "others", "own", "position", "soon", "win")

    def __init__(self, position: Position, now: int, own: float, others: float, win: float) -> None:
        self.position = position
        self.soon = position  # at the seat's next turn, which may be an earlier one
        self.now = now  # points of the seat there
        self.own = own  # those it will have at the end of the game, expected
        self.others = others  # those of the best other
        self.margin = own - others
        self.win = win  # the chance to win

    @property
    def worth(self) -> float:
        return self.margin + VICTORY * self.win


class Try:
    """A move in a position that may be the true one, and what the champion does then."""

    __slots__ = (
        *("alike", "begun", "code", "decisions", "delivered", "ending", "events", "fed"),
        *("latest", "legal", "luck", "played", "position", "seat", "soon", "sources", "turn"),
    )

    def __init__(self, position: Position, code: int | None, luck: int, alike: Rows) -> None:
        self.position = position
        self.code = code  # the move; None: it has been made
        self.luck = luck  # a seed
        self.sources: dict[int, TracksSource] = {}
        self.seat: int = position.seat
        self.turn: int = position.turn
        self.latest = self.turn  # of the seat
        self.begun = 0  # turns of the seat since
        self.alike = alike  # the first row of each seat in tries like this one, for all of them
        self.fed: Rows = {}  # the last row of each seat in this one
        self.played: list[int] = []  # what was decided after the move in the same turn
        self.legal: list[int] = []
        self.decisions = 0  # of everybody, after the move
        self.soon: Position | None = None  # as it is at the seat's next turn
        self.ending: Ending | None = None
        self.events: list[Event] = []  # of all, where somebody listens
        self.delivered = 0  # the turn of the seat's next delivery; 0: not yet

    @property
    def source(self) -> TracksSource:
        """The luck of whoever decides. Each seat draws the same from each pile in all tries with
        the same luck, as far as there is the same to draw: if somebody draws one card more, all
        other draws stay as they are."""
        seat = self.position.seat
        if seat not in self.sources:
            self.sources[seat] = TracksSource(mixed_seed(self.luck, seat))
        return self.sources[seat]

    def play(self, rules: Rules, code: int) -> None:
        rules.apply(self.position, code, self.source)

    @property
    def end(self) -> Ending:
        assert self.ending is not None, "it has been played"
        return self.ending


def abreast(
    view: View, moves: list[int], count: int, source: SeededSource, alike: Rows
) -> list[list[Try]]:
    """Moves, each tried in the same `count` positions with the same luck: what they differ in is
    the move, and less than half of what chance would make of it. A list for every position."""
    found: list[list[Try]] = []
    for _ in range(count):
        base = view.resample(source)
        luck = source.word()
        found.append([Try(base.copy(), code, luck, alike) for code in moves])
    return found


def pairs(
    view: View, made: int, better: int, count: int, source: SeededSource
) -> list[tuple[Try, Try]]:
    return [(one, other) for one, other in abreast(view, [made, better], count, source, {})]


def ahead(totals: list[int], seat: int) -> int:
    """Points ahead of the best other."""
    return totals[seat] - max(points for other, points in enumerate(totals) if other != seat)


class Table:
    """Where tries are played on, by the network that judges them or by another."""

    def __init__(self, many: Many, rules: Rules, player: Many | None = None) -> None:
        self.many = many
        self.player = player or many
        self.rules = rules

    def play(self, tries: list[Try], until: str = NEXT_TURN) -> None:
        waiting = iter(tries)
        left: list[Try] = []
        while True:
            for one in islice(waiting, AT_ONCE - len(left)):
                if until == DELIVERY:
                    one.position.events = []
                if one.code is not None:
                    one.play(self.rules, one.code)
                    self.listen(one)
                left.append(one)
            if not left:
                return
            left = self.go_on(left, until)

    def sample(
        self,
        view: View,
        moves: list[int],
        count: int,
        source: SeededSource,
        alike: Rows,
        until: str = NEXT_TURN,
    ) -> list[list[Ending]]:
        """What each move comes to in `count` positions: a list for every position."""
        tries = abreast(view, moves, count, source, alike)
        self.play([one for group in tries for one in group], until)
        return [[one.end for one in group] for group in tries]

    def go_on(self, tries: list[Try], until: str) -> list[Try]:
        """One decision further; those that are not at their end."""
        left: list[Try] = []
        judged: list[Try] = []
        for one in tries:
            if self.settled(one) or one.decisions == LONGEST[until]:  # a game that does not end
                self.finish(one, self.ended(one))
            else:
                left.append(one)
                if self.telling(one, until):
                    judged.append(one)
        if judged:
            values = self.many.ask([self.asked(self.many, one) for one in judged], False).values
            for one, told in zip(judged, values):
                self.tell(one, self.judged(one.position, one.seat, told), until)
            left = [one for one in left if one.ending is None]
        if left:
            self.play_move(left)
        return left

    def telling(self, one: Try, until: str) -> bool:
        """Is the network's judgement wanted of this decision?"""
        position = one.position
        if position.seat != one.seat:
            return False
        if position.turn != one.latest:
            one.latest = position.turn
            one.begun += 1
            if one.begun == 1 and TURNS[until] > 1:
                one.soon = position.copy()
        return stops(one, until)

    def tell(self, one: Try, told: Ending, until: str) -> None:
        """Take the judgement."""
        self.finish(one, told)

    def play_move(self, tries: list[Try]) -> None:
        player = self.player
        asked = [self.asked(player, one) for one in tries]
        for one, question, liked in zip(tries, asked, player.ask(asked).likings):
            position = one.position
            one.fed[player, position.seat] = question.fed
            one.decisions += 1
            code = one.legal[int(liked.argmax())]
            if position.turn == one.turn and position.seat == one.seat:
                one.played.append(code)
            one.play(self.rules, code)
            self.listen(one)

    def finish(self, one: Try, ending: Ending) -> None:
        ending.soon = one.soon or ending.position
        one.ending = ending
        one.fed.clear()

    def settled(self, one: Try) -> bool:
        """Make the moves that are no choice. Is the game over then?"""
        position = one.position
        while position.seat >= 0:
            one.legal = self.rules.legal(position)
            if len(one.legal) > 1:
                return False
            one.play(self.rules, one.legal[0])
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

    def asked(self, many: Many, one: Try) -> Asked:
        """The decision of a try, as a question."""
        seat = one.position.seat
        row = self.rules.encode(one.position, seat)
        return many.asked(row, slots_of(self.rules, one.legal), seat, one.fed, one.alike)

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
    """Is this decision of the seat the one to judge?"""
    if one.begun < TURNS[until]:
        return False
    return until != DELIVERY or 0 < one.delivered < one.position.turn
