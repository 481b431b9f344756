"""What would be good now, and why: the best moves with the margin to expect and what they change.

for hint in trailboss.analyse(game, game.seat, ms=500).hints:
    print(hint.words, round(hint.margin, 1), hint.lines)
"""

from __future__ import annotations

from typing import Any, NamedTuple

from trailboss.bots import View, view_of
from trailboss.bots.search import LONGEST_MS, MOST_SIMULATIONS, Budget, think
from trailboss.core.errors import TrailbossError
from trailboss.core.lookahead import Lookahead
from trailboss.core.rules import Position
from trailboss.core.search import Node, Search
from trailboss.core.source import SeededSource
from trailboss.game import Game

SEED = 1  # the same question gets the same answer, as far as time allows
MARGIN = 1.0  # the whole of the best other's prospects counts: the value is a margin
MOST_HINTS = 5
FEWEST_VISITS = 8  # below that a move was only glanced at
DRAWS = 16  # positions over which the changes of a move are averaged
LONGEST_LINE = 60
GLANCE = 200  # simulations for a margin where nothing depends on it


class Hint(NamedTuple):
    """A move that was thought about."""

    code: int
    move: str  # notation
    words: str
    margin: float  # points ahead of the best other at the end of the game, expected
    share: float  # of all thought, from 0 to 1: the best move got most
    lines: dict[str, float]  # how the turn that begins so changes the score sheet, by category
    follows: list[str]  # what would be decided after it in this turn, in notation


class Analysis(NamedTuple):
    seat: int
    simulations: int
    hints: list[Hint]  # the best first


def analyse(game: Game, seat: int, ms: int = 1000, simulations: int = 0) -> Analysis:
    """Think about the decision `seat` has to make, for `ms` milliseconds or a number of
    simulations. Uses only what that seat may know."""
    if game.seat is None:
        raise TrailbossError("analyse: the game is over; replay it to an earlier step")
    if game.seat != seat:
        raise TrailbossError(f"analyse: seat {game.seat} decides now, not seat {seat}")
    check_budget(ms, simulations)
    rules = game.ruleset
    view = view_of(rules, game.position)
    look = Lookahead(rules, rules.styles()["mixed"], SeededSource(SEED), MARGIN)
    search = Search(rules, look, seat)
    forced = len(view.legal) == 1
    think(search, view, Glance(ms, simulations) if forced else Budget(ms, simulations))
    root = search.root
    children = root.children
    if forced:  # nothing to choose: the tree begins behind it
        return Analysis(seat, search.simulations, [hint(search, view, view.legal[0], root, 1.0)])
    tried = [code for code in view.legal if code in children and children[code].visits]
    tried.sort(key=lambda code: -children[code].visits)
    best = [
        code
        for place, code in enumerate(tried[:MOST_HINTS])
        if place == 0 or children[code].visits >= FEWEST_VISITS
    ]
    total = sum(children[code].visits for code in tried)
    return Analysis(
        seat,
        search.simulations,
        [hint(search, view, code, children[code], children[code].visits / total) for code in best],
    )


def check_budget(ms: Any, simulations: Any) -> None:
    """An error for a time or a number nobody can think for."""
    if type(ms) not in (int, float) or not 1 <= ms <= LONGEST_MS:  # nor is NaN
        raise TrailbossError(f"analyse: ms is a number from 1 to {LONGEST_MS}, not {ms!r}")
    if type(simulations) is not int or not 0 <= simulations <= MOST_SIMULATIONS:
        raise TrailbossError(
            f"analyse: simulations is a whole number from 0 to {MOST_SIMULATIONS}, not"
            f" {simulations!r}"
        )


class Glance(Budget):
    """For a decision without a choice: what was given, but no more than a few simulations."""

    def spent(self, began: float, done: int) -> float:
        return max(super().spent(began, done), done / GLANCE)


def hint(search: Search, view: View, code: int, node: Node, share: float) -> Hint:
    rules = search.rules
    source = search.look.source
    changes: dict[str, float] = {}
    follows: list[str] = []
    for draw in range(DRAWS):
        position = view.resample(source)
        before = rules.scores(position)[search.seat].lines
        line = finish(search, position, code, node)
        if draw == 0:
            follows = [rules.codec.text(made) for made in line]
        after = rules.scores(position)[search.seat].lines
        for category in after:
            change = (after[category] - before[category]) / DRAWS
            changes[category] = changes.get(category, 0.0) + change
    lines = {category: round(change, 2) for category, change in changes.items() if change}
    words = rules.explain(view.resample(source), code)
    text = rules.codec.text(code)
    return Hint(code, text, words, node.mean(), share, lines, follows)


def finish(search: Search, position: Position, code: int, node: Node) -> list[int]:
    """Play the turn to its end as the tree would, naturally where it knows nothing; what was
    decided after the first move."""
    rules = search.rules
    seat = position.seat
    turn = position.turn
    rules.apply(position, code, search.look.source)
    line: list[int] = []
    here: Node | None = node
    for _ in range(LONGEST_LINE):
        if position.seat != seat or position.turn != turn:
            break
        legal = rules.legal(position)
        chosen = legal[0]
        if len(legal) > 1:
            known: dict[int, Node] = {} if here is None else here.children
            tried = [made for made in legal if made in known and known[made].visits]
            if not tried:
                here = None
                search.look.natural(position)
                continue
            chosen = max(tried, key=lambda made: known[made].visits)
            here = known[chosen]
            line.append(chosen)
        rules.apply(position, chosen, search.look.source)
    return line
