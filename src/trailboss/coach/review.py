"""What every decision of a game was worth, as the champion sees it.

review = trailboss.review(game.record)
for decision in review.decisions:
    print(decision.step, decision.seat, round(decision.cost, 1), decision.mark)

A decision is judged with what its seat could know at that time. The move that was made and the one
the champion likes best are tried in positions the seat could not tell from the true one, with the
same luck for both, and played on by the champion to the seat's next turn; the network says what
that is worth. The move made is compared with the better one in positions other than those the
better one was found in: else the best of several guesses would look better than it is.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from trailboss.bots import View, mixed_seed, view_of
from trailboss.bots.network import WIN, Network, network_for, slots_of
from trailboss.bots.rollouts import Outcome, Rollouts, ahead
from trailboss.coach.themes import THEMES, theme_of
from trailboss.core.encoding import SEATS
from trailboss.core.errors import TrailbossError
from trailboss.core.message import Message, say, spoken
from trailboss.core.record import Record
from trailboss.core.rules import Position, Rules
from trailboss.core.source import SeededSource
from trailboss.game import Game, replay

SEED = 1  # the same game gets the same review
GLANCE = 4  # positions in which the better move is found
SAMPLES = 8  # positions in which it is compared with the one made
MOST_SAMPLES = 1000
RIVALS = 2  # moves the one made is compared with
LEAST = 0.05  # how much of the liking such a move has at least
DOUBT = 1.96  # standard errors on either side of a 95 % interval
LONGEST_LINE = 60

FINE = "fine"
INACCURACY = "inaccuracy"
MISTAKE = "mistake"
TURNING_POINT = "turning-point"
MARKS = (FINE, INACCURACY, MISTAKE, TURNING_POINT)

# Points a marked decision costs at least.
INACCURACY_COSTS = 1.0
MISTAKE_COSTS = 3.0
TURNS = 0.15  # of the chance to win, for a mistake that turns the game

ACCURACY = 0.8  # a point lost for every decision leaves 45 % of accuracy


class Reviewed(NamedTuple):
    """A decision that somebody made, and what it was worth."""

    step: int  # moves made before it
    seat: int
    turn: int
    code: int
    move: str  # notation
    message: Message
    best: int  # the code of the champion's choice
    best_move: str
    best_message: Message
    theme: str
    margin: float  # points ahead of the best other expected at the end, before the move
    win: float  # the chance to win, before the move
    after: float | None  # the margin expected after it, where it was looked at
    cost: float  # points it lost against the champion's choice; 0 if it is that
    error: float  # the standard error of `cost`
    win_cost: float  # the chance to win it lost
    lines: dict[str, float]  # what the better move has more by its next turn, by score category
    line: tuple[Message, ...]  # how the champion would have gone on in that turn
    mark: str  # one of MARKS

    @property
    def interval(self) -> tuple[float, float]:
        """95 % of the cost."""
        return (self.cost - DOUBT * self.error, self.cost + DOUBT * self.error)


class Summary(NamedTuple):
    """One player's game."""

    seat: int
    decisions: int  # with a choice
    agreed: int  # as the champion would have decided
    accuracy: float  # from 0 to 100
    lost: float  # points, in all
    themes: dict[str, float]  # points lost, by theme
    marks: dict[str, int]


class Review:
    """What `review` found."""

    def __init__(
        self,
        record: Record,
        names: tuple[str, ...],
        scopes: tuple[str, ...],
        decisions: list[Reviewed],
        seats: int,
        totals: list[int],
        samples: int,
    ) -> None:
        self.record = record
        self.names = names
        self.scopes = scopes
        self.decisions = decisions
        self.totals = totals  # points so far, or at the end
        self.samples = samples
        self.summaries = [summary(seat, decisions) for seat in range(seats)]

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
            "samples": self.samples,
            "points": self.totals,
            "players": [
                {**one._asdict(), "accuracy": round(one.accuracy, 1), "lost": round(one.lost, 2)}
                | {"themes": {theme: round(lost, 2) for theme, lost in one.themes.items()}}
                for one in self.summaries
            ],
            "decisions": [self.decision_data(one, language) for one in self.decisions],
        }

    def decision_data(self, one: Reviewed, language: str) -> dict[str, Any]:
        low, high = one.interval
        return {
            "step": one.step,
            "seat": one.seat,
            "turn": one.turn,
            "move": one.move,
            "text": self.words(one.message, language),
            "best": one.best_move,
            "bestText": self.words(one.best_message, language),
            "line": [self.words(message, language) for message in one.line],
            "theme": one.theme,
            "margin": round(one.margin, 2),
            "win": round(one.win, 4),
            "after": None if one.after is None else round(one.after, 2),
            "cost": round(one.cost, 2),
            "interval": [round(low, 2), round(high, 2)],
            "winCost": round(one.win_cost, 4),
            "lines": one.lines,
            "mark": one.mark,
        }


def summary(seat: int, decisions: list[Reviewed]) -> Summary:
    own = [one for one in decisions if one.seat == seat]
    lost = sum(one.cost for one in own)
    themes: dict[str, float] = {}
    for theme in THEMES:
        points = sum(one.cost for one in own if one.theme == theme)
        if points:
            themes[theme] = points
    return Summary(
        seat,
        len(own),
        sum(one.code == one.best for one in own),
        100 * math.exp(-ACCURACY * lost / len(own)) if own else 100.0,
        lost,
        themes,
        {mark: sum(one.mark == mark for one in own) for mark in MARKS},
    )


class Moment:
    """A decision with a choice, on the way through a game."""

    def __init__(self, step: int, position: Position, code: int, view: View) -> None:
        self.step = step
        self.position = position
        self.code = code
        self.view = view
        self.seat: int = position.seat
        self.turn: int = position.turn
        self.order: list[int] = []  # the legal codes, the champion's choice first
        self.logs: dict[int, float] = {}  # how it likes them
        self.margin = 0.0
        self.win = 0.0
        self.best = code
        self.made: list[Outcome] = []
        self.better: list[Outcome] = []  # of `best`, in the same positions


def review(
    record: Record | Game,
    samples: int = SAMPLES,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Judge every decision of a game: more `samples` take longer and see sharper. `progress` is
    told how many decisions of how many are done."""
    if type(samples) is not int or not 2 <= samples <= MOST_SAMPLES:
        raise TrailbossError(say("error-review-samples", most=MOST_SAMPLES, given=repr(samples)))
    taken = record.record if isinstance(record, Game) else record
    game = replay(taken, step=0)
    rules = game.ruleset
    network = network_for(rules.encoding(), title=rules.id)
    moments = list(passed(game, taken))
    for moment in moments:
        judge(network, rules, moment)
    for at, moment in enumerate(moments):
        try_moves(network, moment, samples)
        if progress is not None:
            progress(at + 1, len(moments))
    decisions = [reviewed(network, rules, moment) for moment in moments]
    names = tuple(game.names)
    totals = rules.totals(game.state)
    seats = game.players
    return Review(taken, names, rules.scopes, decisions, seats, totals, samples)


def passed(game: Game, record: Record) -> Iterator[Moment]:
    """The decisions of a game in which there was a choice, while it is played again. What somebody
    does in another's turn is no answer to a question."""
    rules = game.ruleset
    for step, move in enumerate(record.moves):
        position = game.state
        code = game.code_of(move)
        if len(rules.legal(position)) > 1 and rules.maker(position, code) == position.seat:
            before = position.copy()
            yield Moment(step, before, code, view_of(rules, before))
        game.play(move)


def judge(network: Network, rules: Rules, moment: Moment) -> None:
    """What the network thinks of a decision, without looking ahead."""
    view = moment.view
    row = rules.encode(moment.position, moment.seat)
    likings, values = network.judge(row, slots_of(rules, view.legal))
    moment.logs = {code: float(log) for code, log in zip(view.legal, likings)}
    moment.order = sorted(view.legal, key=lambda code: (-moment.logs[code], code))
    # The points of others may hang on cards nobody sees: those of a position that may be the true.
    known = view.resample(SeededSource(mixed_seed(SEED, moment.step)))
    now = ahead(rules.totals(known), moment.seat)
    moment.margin = now + float(values[0]) - float(values[SEATS])
    moment.win = float(values[WIN])


def try_moves(network: Network, moment: Moment, samples: int) -> None:
    """Look ahead where the champion would have decided otherwise."""
    if moment.order[0] == moment.code:
        return
    source = SeededSource(mixed_seed(SEED + 1, moment.step))
    rivals = [
        code
        for code in moment.order[:RIVALS]
        if code != moment.code and (code == moment.order[0] or moment.logs[code] > math.log(LEAST))
    ]
    best = rivals[0]
    if len(rivals) > 1:
        found = Rollouts(network, moment.view, rivals, source).sample(GLANCE)
        worths = [
            sum(outcomes[at].worth for outcomes in found) / GLANCE + moment.logs[code]
            for at, code in enumerate(rivals)
        ]
        best = rivals[worths.index(max(worths))]
    pair = Rollouts(network, moment.view, [moment.code, best], source)
    compare(moment, pair, GLANCE)
    if mean([b.margin - m.margin for m, b in zip(moment.made, moment.better)]) > 0:
        # It may be a mistake: what is claimed is claimed from positions not yet looked at.
        moment.made, moment.better = [], []
        compare(moment, pair, samples)
    moment.best = best


def compare(moment: Moment, pair: Rollouts, count: int) -> None:
    for made, better in pair.sample(count):
        moment.made.append(made)
        moment.better.append(better)


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def spread_of(numbers: list[float]) -> float:
    """Their variance."""
    middle = mean(numbers)
    return sum((one - middle) ** 2 for one in numbers) / (len(numbers) - 1)


def reviewed(network: Network, rules: Rules, moment: Moment) -> Reviewed:
    cost = error = win_cost = 0.0
    lines: dict[str, float] = {}
    line: tuple[Message, ...] = ()
    best = moment.best
    if moment.better:
        apart = [b.margin - m.margin for m, b in zip(moment.made, moment.better)]
        cost = mean(apart)
        error = (spread_of(apart) / len(apart)) ** 0.5
        win_cost = mean([b.win - m.win for m, b in zip(moment.made, moment.better)])
        if cost <= 0:  # as good as the champion's, as far as one can see
            cost = win_cost = 0.0
    mark = mark_of(cost, error, win_cost)
    if mark != FINE:
        lines = differences(rules, moment)
        line = continuation(network, rules, moment)
    message = rules.explain(moment.position, moment.code)
    return Reviewed(
        moment.step,
        moment.seat,
        moment.turn,
        moment.code,
        rules.codec.text(moment.code),
        message,
        best,
        rules.codec.text(best),
        rules.explain(moment.position, best),
        theme_of(message if best == moment.code else rules.explain(moment.position, best)),
        moment.margin,
        moment.win,
        mean([one.margin for one in moment.made]) if moment.made else None,
        cost,
        error,
        win_cost,
        lines,
        line,
        mark,
    )


def mark_of(cost: float, error: float, win_cost: float) -> str:
    """What is within the noise is no mistake."""
    if cost < INACCURACY_COSTS or cost <= DOUBT * error:
        return FINE
    if cost < MISTAKE_COSTS:
        return INACCURACY
    return TURNING_POINT if win_cost >= TURNS else MISTAKE


def differences(rules: Rules, moment: Moment) -> dict[str, float]:
    """What the better move has more at the seat's next turn, by score category."""
    found: dict[str, float] = {}
    for made, better in zip(moment.made, moment.better):
        ours = rules.scores(made.position)[moment.seat].lines
        theirs = rules.scores(better.position)[moment.seat].lines
        for category in theirs:
            found[category] = found.get(category, 0.0) + theirs[category] - ours[category]
    return {
        category: round(total / len(moment.made), 2)
        for category, total in found.items()
        if round(total / len(moment.made), 2)
    }


def continuation(network: Network, rules: Rules, moment: Moment) -> tuple[Message, ...]:
    """How the champion goes on behind its choice, to the end of the turn."""
    source = SeededSource(mixed_seed(SEED + 2, moment.step))
    position = moment.view.resample(source)
    found: list[Message] = []
    rules.apply(position, moment.best, source)
    for _ in range(LONGEST_LINE):
        if position.seat != moment.seat or position.turn != moment.turn:
            break
        legal = rules.legal(position)
        chosen = legal[0]
        if len(legal) > 1:
            row = rules.encode(position, position.seat)
            likings, _ = network.judge(row, slots_of(rules, legal))
            chosen = legal[int(likings.argmax())]
            found.append(rules.explain(position, chosen))
        rules.apply(position, chosen, source)
    return tuple(found)
