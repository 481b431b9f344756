"""Decisions judged by the champion: likings, costs, explanations. For the review of a whole game,
for a warning before a move, and for whoever looks for positions worth a thought."""

from __future__ import annotations

import math
from typing import NamedTuple

from trailboss.bots import mixed_seed, view_of
from trailboss.bots.many import Asked, Many, Rows
from trailboss.bots.network import WIN, network_for, slots_of
from trailboss.bots.tries import DELIVERY, Table, Try, ahead, pairs
from trailboss.coach.moments import Moment
from trailboss.coach.reasons import differences, facts_of
from trailboss.coach.themes import theme_of
from trailboss.coach.weighing import FINE, cost_of, interval_of, is_open
from trailboss.core.encoding import SEATS
from trailboss.core.message import Message
from trailboss.core.rules import Position, Rules
from trailboss.core.source import SeededSource

SEED = 1  # the same game gets the same review
FOLLOWED = 12  # pairs that are followed to the next delivery, for a marked decision
FRESH = 16  # decisions after which a row is fed in full: those between are much alike
WARNS = 12  # pairs of tries for a warning
LIKED = 0.25  # of the champion's liking: such a move is made without a warning


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
    after: float  # the margin after it: what was expected, less what it cost
    cost: float  # points it lost against the champion's choice; 0 if it is that
    error: float  # the standard error of `cost`
    win_cost: float  # the chance to win it lost
    lines: dict[str, float]  # what the better move has more; adds up to `cost`
    line: tuple[Message, ...]  # how the champion would have gone on in that turn
    line_moves: tuple[str, ...]  # the same in notation
    facts: tuple[Message, ...]  # what else differs, counted
    looks: int  # pairs of tries
    mark: str  # one of MARKS

    @property
    def win_after(self) -> float:
        """The chance to win after the move."""
        return max(0.0, self.win - self.win_cost)

    @property
    def interval(self) -> tuple[float, float]:
        """95 % of the cost."""
        return interval_of(self.cost, self.error)


class Judging:
    """Decisions that are being looked at."""

    def __init__(self, rules: Rules, players: int, moments: list[Moment]) -> None:
        self.rules = rules
        self.players = players
        self.moments = moments
        network = network_for(rules.encoding(), title=rules.id)
        self.table = Table(Many(network), rules)
        self.sources = {one.step: SeededSource(mixed_seed(SEED + 1, one.step)) for one in moments}

    def judge(self) -> None:
        """What the network thinks of all decisions, without looking ahead."""
        rules = self.rules
        alike: Rows = {}
        asked: list[Asked] = []
        for number, moment in enumerate(self.moments):
            if number % FRESH == 0:
                alike = {}
            seat = moment.position.seat
            row = rules.encode(moment.position, seat)
            slots = slots_of(rules, moment.view.legal)
            asked.append(self.table.many.asked(row, slots, seat, alike))
        if not asked:
            return
        answers = self.table.many.ask(asked)
        for moment, likings, values in zip(self.moments, answers.likings, answers.values):
            moment.likings = logarithms(moment.view.legal, likings.tolist())
            moment.order = sorted(moment.likings, key=lambda code: (-moment.likings[code], code))
            # Others' points may hang on cards nobody sees: those of a position like the true one.
            known = moment.view.resample(SeededSource(mixed_seed(SEED, moment.step)))
            now = ahead(rules.totals(known), moment.seat)
            moment.margin = now + float(values[0]) - float(values[SEATS])
            moment.win = float(values[WIN])

    def look(self, samples: int) -> None:
        """Try the decisions the champion would have made otherwise, up to so many times."""
        tries: list[Try] = []
        for moment in self.moments:
            if moment.agreed or (moment.tried and not is_open(cost_of(moment))):
                continue
            more = pairs(
                moment.view,
                moment.code,
                moment.best,
                samples - len(moment.tried),
                self.sources[moment.step],
            )
            moment.tried += more
            tries += [one for pair in more for one in pair]
        self.table.play(tries)

    def follow(self) -> None:
        """Follow marked decisions further, for facts."""
        tries: list[Try] = []
        for moment in self.moments:
            if moment.followed or cost_of(moment).mark == FINE:
                continue
            source = SeededSource(mixed_seed(SEED + 2, moment.step))
            moment.followed = pairs(moment.view, moment.code, moment.best, FOLLOWED, source)
            tries += [one for pair in moment.followed for one in pair]
        self.table.play(tries, DELIVERY)

    def reviewed(self, moment: Moment) -> Reviewed:
        rules = self.rules
        cost = cost_of(moment)
        marked = cost.mark != FINE
        message = rules.explain(moment.position, moment.code)
        best = message if moment.agreed else rules.explain(moment.position, moment.best)
        line, codes = self.continuation(moment) if moment.tried else ((), ())
        lines = differences(rules, moment, cost) if marked else {}
        facts = facts_of(rules, moment, self.players) if marked else ()
        return Reviewed(
            moment.step,
            moment.seat,
            moment.turn,
            moment.code,
            rules.codec.text(moment.code),
            message,
            moment.best,
            rules.codec.text(moment.best),
            best,
            theme_of((best, *line), message, lines, facts),
            moment.margin,
            moment.win,
            moment.margin - cost.points,
            cost.points,
            cost.error,
            cost.win,
            lines,
            line if marked else (),
            tuple(rules.codec.text(code) for code in codes) if marked else (),
            facts,
            cost.looks,
            cost.mark,
        )

    def continuation(self, moment: Moment) -> tuple[tuple[Message, ...], tuple[int, ...]]:
        """How the champion goes on behind its choice to the end of the turn, where it is played as
        it went in the first try."""
        rules = self.rules
        better = moment.tried[0][1]
        source = SeededSource(mixed_seed(SEED + 1, moment.step))
        position = moment.view.resample(source)
        luck = SeededSource(mixed_seed(source.word(), 0))
        rules.apply(position, moment.best, luck)
        found: list[Message] = []
        played = iter(better.played)
        while position.seat == moment.seat and position.turn == moment.turn:
            legal = rules.legal(position)
            code = legal[0] if len(legal) == 1 else next(played)
            if len(legal) > 1:
                found.append(rules.explain(position, code))
            rules.apply(position, code, luck)
        return tuple(found), tuple(better.played)


def logarithms(legal: list[int], likings: list[float]) -> dict[int, float]:
    """Likings as logarithms of chances."""
    most = max(likings)
    total = math.log(sum(math.exp(liking - most) for liking in likings))
    return {code: liking - most - total for code, liking in zip(legal, likings)}


def warning(rules: Rules, position: Position, players: int, code: int) -> Reviewed | None:
    """What is wrong with a move somebody is about to make; None: nothing that could be told from
    noise. Knows what the seat that decides may know."""
    moment = Moment(0, position, code, view_of(rules, position))
    if len(moment.view.legal) < 2:
        return None
    judging = Judging(rules, players, [moment])
    judging.judge()
    if moment.agreed or moment.likings.get(code, -math.inf) > math.log(LIKED):
        return None
    judging.look(WARNS)
    if cost_of(moment).mark == FINE:
        return None
    judging.follow()
    return judging.reviewed(moment)
