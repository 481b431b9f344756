"""What every decision of a game was worth, as the champion sees it.

review = trailboss.review(game.record)
for decision in review.decisions:
    print(decision.step, decision.seat, round(decision.cost, 1), decision.mark)

A decision is judged with what its seat could know at that time. The move that was made and the one
the champion would have made are tried in positions the seat could not tell from the true one, with
the same luck for both, and played on by the champion to the seat's next turn; the network says what
that is worth. `Reviewing` does so in passes, each sharper than the one before.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from trailboss.coach.judging import Judging, Reviewed
from trailboss.coach.luck import Luck, luck_of
from trailboss.coach.moments import walk
from trailboss.coach.themes import THEMES
from trailboss.coach.weighing import DOUBT, FINE, MARKS, MISTAKE, TURNING_POINT
from trailboss.core.errors import TrailbossError
from trailboss.core.message import Message, say, spoken, to_data
from trailboss.core.record import Record
from trailboss.game import Game, replay

GLANCE = 4  # pairs of tries for every decision the champion would have made otherwise
SAMPLES = 16  # for those that may have cost something
DEEP = 64  # and where there is time
MOST_SAMPLES = 1000

ACCURACY = 0.8  # a point lost for every decision leaves 45 % of accuracy


class Summary(NamedTuple):
    """One player's game."""

    seat: int
    decisions: int  # with a choice
    agreed: int  # as the champion would have decided
    accuracy: float  # from 0 to 100
    lost: float  # points, in all
    themes: dict[str, float]  # points lost, by theme
    marks: dict[str, int]
    luck: float | None  # points the draws gave; None: not looked at yet
    luck_error: float  # its standard error


class Review:
    """What a pass found."""

    def __init__(
        self,
        record: Record,
        names: tuple[str, ...],
        scopes: tuple[str, ...],
        decisions: list[Reviewed],
        luck: list[Luck] | None,
        seats: int,
        totals: list[int],
        samples: int,
    ) -> None:
        self.record = record
        self.names = names
        self.scopes = scopes
        self.decisions = decisions
        self.luck = luck  # None: not looked at yet
        self.totals = totals  # points so far, or at the end
        self.samples = samples
        self.summaries = [summary(seat, decisions, luck) for seat in range(seats)]

    def mistakes(self) -> list[Reviewed]:
        """Mistakes and turning points, the dearest first."""
        found = [one for one in self.decisions if one.mark in (MISTAKE, TURNING_POINT)]
        return sorted(found, key=lambda one: -one.cost)

    def words(self, message: Message, language: str = "en") -> str:
        return spoken(message, language, self.scopes, self.names)

    def to_data(self, language: str = "en") -> dict[str, Any]:
        """Everything as plain data, ready for JSON."""
        return {
            "game": self.record.game,
            "version": self.record.version,
            "seats": list(self.names),
            **self.plain(lambda message: self.words(message, language)),
        }

    def to_store(self) -> dict[str, Any]:
        """The same in no language: messages as data, and only of what is marked."""
        found = self.plain(to_data)
        for one in found["decisions"]:
            if one["mark"] == FINE:
                for name in TOLD:
                    del one[name]
        return found

    def plain(self, told: Callable[[Message], Any]) -> dict[str, Any]:
        return {
            "samples": self.samples,
            "points": self.totals,
            "players": [player_data(one) for one in self.summaries],
            "luck": None if self.luck is None else [luck_data(one) for one in self.luck],
            "decisions": [decision_data(one, told) for one in self.decisions],
        }


def player_data(one: Summary) -> dict[str, Any]:
    return {
        "seat": one.seat,
        "decisions": one.decisions,
        "agreed": one.agreed,
        "accuracy": round(one.accuracy, 1),
        "lost": round(one.lost, 2),
        "themes": {theme: round(lost, 2) for theme, lost in one.themes.items()},
        "marks": one.marks,
        "luck": None if one.luck is None else round(one.luck, 2),
        "luckDoubt": round(DOUBT * one.luck_error, 2),
    }


def luck_data(one: Luck) -> dict[str, Any]:
    return {"step": one.step, "seat": one.seat, "turn": one.turn, "points": round(one.points, 2)}


def decision_data(one: Reviewed, told: Callable[[Message], Any]) -> dict[str, Any]:
    low, high = one.interval
    return {
        "step": one.step,
        "seat": one.seat,
        "turn": one.turn,
        "move": one.move,
        "text": told(one.message),
        "best": one.best_move,
        "bestText": told(one.best_message),
        "line": [told(message) for message in one.line],
        "lineMoves": list(one.line_moves),
        "facts": [told(message) for message in one.facts],
        "theme": one.theme,
        "margin": round(one.margin, 2),
        "win": round(one.win, 4),
        "after": round(one.after, 2),
        "winAfter": round(one.win_after, 4),
        "cost": round(one.cost, 2),
        "interval": [round(low, 2), round(high, 2)],
        "winCost": round(one.win_cost, 4),
        "lines": one.lines,
        "looks": one.looks,
        "mark": one.mark,
    }


TOLD = ("move", "text", "best", "bestText", "line", "lineMoves", "facts", "lines")  # if marked


def summary(seat: int, decisions: list[Reviewed], luck: list[Luck] | None) -> Summary:
    own = [one for one in decisions if one.seat == seat]
    lost = sum(one.cost for one in own)
    themes: dict[str, float] = {}
    for theme in THEMES:
        points = sum(one.cost for one in own if one.theme == theme)
        if points:
            themes[theme] = points
    drawn = None if luck is None else [one for one in luck if one.seat == seat]
    return Summary(
        seat,
        len(own),
        sum(one.code == one.best for one in own),
        100 * math.exp(-ACCURACY * lost / len(own)) if own else 100.0,
        lost,
        themes,
        {mark: sum(one.mark == mark for one in own) for mark in MARKS},
        None if drawn is None else sum(one.points for one in drawn),
        0.0 if drawn is None else sum(one.error**2 for one in drawn) ** 0.5,
    )


class Reviewing(Judging):
    """A review in the making. `passes` gives one after another, the first within seconds."""

    def __init__(self, record: Record | Game) -> None:
        self.record = record.record if isinstance(record, Game) else record
        game = replay(self.record, step=0)
        self.names = tuple(game.names)
        walked = walk(game, self.record)
        super().__init__(game.ruleset, game.players, walked.moments)
        self.draws = walked.draws
        self.totals = self.rules.totals(game.state)
        self.luck: list[Luck] | None = None
        self.samples = 0

    def passes(self, samples: int = DEEP) -> Iterator[Review]:
        """First a glance at everything; then luck, and more of what may have cost something, until
        that has been tried `samples` times."""
        self.judge()
        most = min(GLANCE, samples)
        self.look(most)
        self.samples = most
        yield self.review()
        while most < samples:
            most = min(samples, 2 * most if most > GLANCE else SAMPLES)
            self.look(most)
            self.samples = most
            if self.luck is None:
                self.luck = luck_of(self.table, self.draws)
            self.follow()
            yield self.review()

    def last(self, samples: int, progress: Callable[[int, int], None] | None = None) -> Review:
        """The sharpest at once, with luck whatever the number of samples."""
        for number, _ in enumerate(self.passes(samples)):
            if progress is not None:
                progress(number + 1, rounds(samples))
        if self.luck is None:
            self.luck = luck_of(self.table, self.draws)
            self.follow()
        return self.review()

    def review(self) -> Review:
        decisions = [self.reviewed(moment) for moment in self.moments]
        return Review(
            *(self.record, self.names, self.rules.scopes, decisions, self.luck, self.players),
            *(self.totals, self.samples),
        )


def rounds(samples: int) -> int:
    """How many passes there are."""
    count, most = 1, min(GLANCE, samples)
    while most < samples:
        most = min(samples, 2 * most if most > GLANCE else SAMPLES)
        count += 1
    return count


def review(
    record: Record | Game,
    samples: int = SAMPLES,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Judge every decision of a game: more `samples` take longer and see sharper. `progress` is
    told how many passes of how many are done."""
    if type(samples) is not int or not 2 <= samples <= MOST_SAMPLES:
        raise TrailbossError(say("error-review-samples", most=MOST_SAMPLES, given=repr(samples)))
    return Reviewing(record).last(samples, progress)
