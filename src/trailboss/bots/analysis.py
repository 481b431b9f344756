"""What would be good now, and why: the best moves with the margin to expect and what they change.

for hint in trailboss.analyse(game, game.seat, ms=500).hints:
    print(hint.text(), hint.then(), round(hint.margin, 1), hint.interval, hint.win, hint.lines)

The champion's network says it; where none fits the title, the search does.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from trailboss.bots import View, view_of
from trailboss.bots.appraisal import Appraised, appraised
from trailboss.bots.levels import fitting
from trailboss.bots.network import Network, slots_of
from trailboss.bots.search import LONGEST_MS, MOST_SIMULATIONS, Budget, think
from trailboss.core.errors import TrailbossError
from trailboss.core.lookahead import Lookahead
from trailboss.core.message import Message, say, spoken
from trailboss.core.rules import Position
from trailboss.core.search import Node, Search
from trailboss.core.source import SeededSource
from trailboss.families import judge_of
from trailboss.game import Game

SEED = 1  # the same question gets the same answer, as far as time allows
MARGIN = 1.0  # the whole of the best other's prospects counts: the value is a margin
MOST_HINTS = 5
FEWEST_VISITS = 8  # below that a move was only glanced at
DRAWS = 16  # positions over which the changes of a move are averaged
LONGEST_LINE = 60
GLANCE = 200  # simulations for a margin where nothing depends on it


class Follow(NamedTuple):
    """A decision that would come after a move in the same turn."""

    code: int
    message: Message


class Hint(NamedTuple):
    """A move that was thought about."""

    code: int
    move: str  # notation
    message: Message  # what it would do
    margin: float  # points ahead of the best other at the end of the game, expected
    share: float  # of all thought, from 0 to 1: the best move got most
    lines: dict[str, float]  # how the turn that begins so changes the score sheet, by category
    follows: list[Follow]
    scopes: tuple[str, ...]  # the catalogues of the title
    looks: int = 1  # tries it got; a move looked at once was only glanced at
    interval: tuple[float, float] | None = None  # of the margin, 95 %; None: nobody knows
    win: float | None = None  # the chance to win, from 0 to 1; None: nobody knows

    def text(self, language: str = "en", names: tuple[str, ...] = ()) -> str:
        """The move in words."""
        return spoken(self.message, language, self.scopes, names)

    def then(self, language: str = "en", names: tuple[str, ...] = ()) -> str:
        """What would follow in words; empty if nothing does."""
        message = then_message([follow.message for follow in self.follows])
        return "" if message is None else spoken(message, language, self.scopes, names)


def then_message(follows: list[Message]) -> Message | None:
    """Then this, then that. What ends a phase, and an action that only leads to the next decision,
    go without saying."""
    made = [message for message in follows if message.id != "move-done"]
    said = [
        message
        for at, message in enumerate(made)
        if at + 1 == len(made) or not leads_to(message, made[at + 1])
    ]
    return say("hint-then", moves=tuple(said)) if said else None


def leads_to(message: Message, after: Message) -> bool:
    """Is it an action for nothing whose one step is what comes next: to hire, and whom?"""
    program = message.args.get("program")
    if message.id != "move-do" or not isinstance(program, Message) or program.args["needs"]:
        return False
    step = "do-" + after.id.removeprefix("move-")
    gives = program.args["gives"]
    return len(gives) == 1 and f"{gives[0].id}-".startswith(f"{step}-")


class Analysis(NamedTuple):
    seat: int
    simulations: int
    hints: list[Hint]  # the best first


def analyse(game: Game, seat: int, ms: int = 1000, simulations: int = 0) -> Analysis:
    """Think about the decision `seat` has to make, for `ms` milliseconds or a number of
    simulations. Uses only what that seat may know."""
    if game.seat is None:
        raise TrailbossError(say("error-analyse-over"))
    if game.seat != seat:
        raise TrailbossError(say("error-analyse-seat", decides=game.seat, given=seat))
    check_budget(ms, simulations)
    view = view_of(game.ruleset, game.state)
    network = fitting(game.ruleset)
    if network is None:
        return by_search(view, ms, simulations)
    return by_network(network, view, ms, simulations)


def by_network(network: Network, view: View, ms: int, simulations: int) -> Analysis:
    """By the champion's network."""
    source = SeededSource(SEED)
    if len(view.legal) == 1:  # nothing depends on it
        simulations = min(simulations or DRAWS, DRAWS)
    found = appraised(network, view, ms, simulations, source)
    total = sum(one.looks for one in found)
    before = view.rules.scores(view.resample(source))[view.seat].lines
    hints = [network_hint(network, view, one, total, before, source) for one in found]
    return Analysis(view.seat, total, hints)


def network_hint(
    network: Network,
    view: View,
    one: Appraised,
    total: int,
    before: dict[str, int],
    source: SeededSource,
) -> Hint:
    rules = view.rules
    changes: dict[str, float] = {}
    drawn = one.endings[:DRAWS]
    for ending in drawn:
        after = rules.scores(ending.soon)[view.seat].lines
        for category, points in after.items():
            change = (points - before[category]) / len(drawn)
            changes[category] = changes.get(category, 0.0) + change
    position = view.resample(source)
    return Hint(
        one.code,
        rules.codec.text(one.code),
        rules.explain(position, one.code),
        one.margin,
        one.looks / total,
        {category: round(change, 2) for category, change in changes.items() if round(change, 2)},
        followed(network, view, position, one.code, source),
        rules.scopes,
        one.looks,
        one.interval,
        one.win,
    )


def followed(
    network: Network, view: View, position: Position, code: int, source: SeededSource
) -> list[Follow]:
    """What the champion would decide after a move in the same turn."""
    rules = view.rules
    turn = position.turn
    rules.apply(position, code, source)
    found: list[Follow] = []
    for _ in range(LONGEST_LINE):
        if position.seat != view.seat or position.turn != turn:
            break
        legal = rules.legal(position)
        chosen = legal[0]
        if len(legal) > 1:
            likings, _ = network.judge(rules.encode(position, view.seat), slots_of(rules, legal))
            chosen = legal[int(likings.argmax())]
            found.append(Follow(chosen, rules.explain(position, chosen)))
        rules.apply(position, chosen, source)
    return found


def by_search(view: View, ms: int, simulations: int) -> Analysis:
    """By the search, for titles no network fits."""
    seat = view.seat
    judge = judge_of(view.rules)
    search = Search(Lookahead(judge, judge.styles["mixed"], SeededSource(SEED), MARGIN), seat)
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
        raise TrailbossError(say("error-analyse-ms", most=LONGEST_MS, given=repr(ms)))
    if type(simulations) is not int or not 0 <= simulations <= MOST_SIMULATIONS:
        raise TrailbossError(
            say("error-analyse-simulations", most=MOST_SIMULATIONS, given=repr(simulations))
        )


class Glance(Budget):
    """For a decision without a choice: what was given, but no more than a few simulations."""

    def spent(self, began: float, done: int) -> float:
        return max(super().spent(began, done), done / GLANCE)


def hint(search: Search, view: View, code: int, node: Node, share: float) -> Hint:
    rules = search.rules
    source = search.look.source
    changes: dict[str, float] = {}
    follows: list[Follow] = []
    for draw in range(DRAWS):
        position = view.resample(source)
        before = rules.scores(position)[search.seat].lines
        finish(search, position, code, node, follows if draw == 0 else None)
        after = rules.scores(position)[search.seat].lines
        for category in after:
            change = (after[category] - before[category]) / DRAWS
            changes[category] = changes.get(category, 0.0) + change
    lines = {category: round(change, 2) for category, change in changes.items() if change}
    message = rules.explain(view.resample(source), code)
    text = rules.codec.text(code)
    mean = node.mean()
    return Hint(code, text, message, mean, share, lines, follows, rules.scopes, node.visits)


def finish(
    search: Search, position: Position, code: int, node: Node, follows: list[Follow] | None = None
) -> None:
    """Play the turn to its end as the tree would, naturally where it knows nothing. What is decided
    after the first move goes into `follows`."""
    rules = search.rules
    seat = position.seat
    turn = position.turn
    rules.apply(position, code, search.look.source)
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
            if follows is not None:
                follows.append(Follow(chosen, rules.explain(position, chosen)))
        rules.apply(position, chosen, search.look.source)
