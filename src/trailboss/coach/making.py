"""Puzzles are found in champions' games, and in one's own mistakes.

A decision becomes a puzzle if one move is ahead of every other by four points. All moves are tried
in a few positions the seat could not tell from the true one, with the same luck for each; those
that cannot be best any more are left alone, and the rest is looked at longer. What the best move is
ahead by is then measured in positions not yet looked at: else it would look better than it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from typing import Any, Final

from trailboss.bots import View, mixed_seed, view_of
from trailboss.bots.champion import drawn
from trailboss.bots.many import Fed, Many
from trailboss.bots.network import Network, network_for, slots_of
from trailboss.bots.tries import Ending, Table
from trailboss.coach.puzzles import CLEAR, Answer, Puzzle
from trailboss.coach.themes import TEMPO, own_theme, theme_of
from trailboss.core.message import Message
from trailboss.core.rules import Position, Rules
from trailboss.core.source import SeededSource
from trailboss.families import judge_of
from trailboss.game import Game, load_position, new_game

FEWEST: Final = 3  # moves there are to choose from
MOST: Final = 24  # moves that are tried, the liked ones first
FIRST: Final = 5  # moves that are tried at first: most decisions are no puzzle by these alone
GLANCE: Final = 4  # positions in which all are tried,
LOOK: Final = 12  # in which those that may be best are,
SAMPLES: Final = 64  # and in which the best is compared with its rivals
RIVALS: Final = 3
HOPELESS: Final = 12.0  # points behind after a glance
HOPE: Final = 3.0  # points ahead that a glance has to show, for a longer look
DOUBT: Final = 1.96  # standard errors on either side of a 95 % interval
FIRST_TURN: Final = 5
EACH: Final = 6  # puzzles of one game at most
APART: Final = 3  # turns between two of them
PLAIN: Final = 5  # one in so many plain decisions is looked at
CERTAIN: Final = 0.8  # the champion's liking for a move it sees at once
TEMPERATURE: Final = 0.6  # champions' games that are not all alike
LONGEST_LINE: Final = 12


class Tries:
    """What the moves of a decision come to, over more and more positions."""

    def __init__(self, network: Network, view: View, moves: list[int], source: SeededSource):
        self.table = Table(Many(network), view.rules)
        self.view = view
        self.source = source
        self.alike: dict[int, Fed] = {}
        self.found: dict[int, list[Ending]] = {code: [] for code in moves}

    def look(self, moves: list[int], count: int) -> None:
        for endings in self.table.sample(self.view, moves, count, self.source, self.alike):
            for code, ending in zip(moves, endings, strict=True):
                self.found[code].append(ending)

    def forget(self) -> None:
        for endings in self.found.values():
            endings.clear()

    def margin(self, code: int) -> float:
        endings = self.found[code]
        return sum(one.margin for one in endings) / len(endings)

    def order(self, moves: list[int]) -> list[int]:
        return sorted(moves, key=lambda code: -self.margin(code))

    def behind(self, best: int, other: int) -> tuple[float, float]:
        """How many points `other` is behind, and the standard error of that."""
        apart = [
            b.margin - o.margin for b, o in zip(self.found[best], self.found[other], strict=True)
        ]
        mean = sum(apart) / len(apart)
        spread = sum((one - mean) ** 2 for one in apart) / max(1, len(apart) - 1)
        return mean, (spread / len(apart)) ** 0.5


def puzzle_of(
    game: Game, seed: int, network: Network | None = None, samples: int = SAMPLES
) -> Puzzle | None:
    """The pending decision as a puzzle, if it makes one."""
    rules = game.ruleset
    if game.over or len(rules.legal(game.state)) < FEWEST:
        return None
    seat = game.state.seat
    network = network or network_for(rules.encoding(), title=rules.id)
    view = view_of(rules, game.state)
    source = SeededSource(mixed_seed(seed, game.step))
    logs = liked(network, rules, game.state, view.legal)
    moves = sorted(view.legal, key=lambda code: (-logs[code], code))[:MOST]
    tries = Tries(network, view, moves, source)
    tries.look(moves[:FIRST], GLANCE)
    order = tries.order(moves[:FIRST])
    if tries.behind(order[0], order[1])[0] < HOPE:
        return None
    if len(moves) > FIRST:
        tries.forget()
        tries.look(moves, GLANCE)
        order = tries.order(moves)
        if tries.behind(order[0], order[1])[0] < HOPE:
            return None
    costs = {code: tries.behind(order[0], code) for code in moves}
    left = [code for code in moves if costs[code][0] < HOPELESS][: 2 * RIVALS]
    if len(left) > 1:
        tries.look(left, LOOK)
        left = tries.order(left)
    best = left[0]
    tries.forget()
    rivals = left[1 : 1 + RIVALS]
    if not rivals:
        rivals = [order[1]]
    tries.look([best, *rivals], samples)
    for code in rivals:
        costs[code] = tries.behind(best, code)
    costs[best] = (0.0, 0.0)
    gap = min(cost for code, (cost, _) in costs.items() if code != best)
    if gap < CLEAR or any(costs[code][0] - DOUBT * costs[code][1] < CLEAR / 2 for code in rivals):
        return None
    answers = [
        Answer(rules.codec.text(code), *costs[code])
        for code in sorted(moves, key=lambda code: (code != best, costs[code][0]))
    ]
    line = continuation(network, view, best, source)
    return Puzzle(
        *(f"{rules.id}-{seed}-{game.step}", rules.id, game.players, seat),
        *(game.position_for(seat), seed, rules.codec.text(best)),
        *(tuple(rules.codec.text(code) for code, _ in line), tuple(answers), samples),
        theme(rules.explain(game.state, best), [message for _, message in line]),
        level(rules, game.state, best, exp(logs[best]), view.legal),
    )


def liked(network: Network, rules: Rules, position: Position, legal: list[int]) -> dict[int, float]:
    row = rules.encode(position, position.seat)
    likings, _ = network.judge(row, slots_of(rules, legal))
    return {code: float(log) for code, log in zip(legal, likings)}


def theme(message: Message, line: list[Message]) -> str:
    """What the turn is about: where a herder goes is about what it does there."""
    about = (own_theme(one) for one in (message, *line))
    return next((one for one in about if one not in ("", TEMPO)), theme_of((message,)))


def level(rules: Rules, position: Position, best: int, chance: float, legal: list[int]) -> int:
    """How hard: what lies near is plain, what the champion itself does not see at once is hard."""
    weights = judge_of(rules).incline(position, legal)
    natural = legal[weights.index(max(weights))] == best
    if chance >= CERTAIN:
        return 1 if natural else 2
    return 2 if natural else 3


def is_worth_a_look(network: Network, game: Game, seed: int) -> bool:
    """Most decisions are plain: of those only some are wanted."""
    rules = game.ruleset
    legal = rules.legal(game.state)
    if len(legal) < FEWEST:
        return False
    logs = liked(network, rules, game.state, legal)
    first = max(legal, key=lambda code: logs[code])
    plain = level(rules, game.state, first, exp(logs[first]), legal) == 1
    return not plain or mixed_seed(seed, game.step) % PLAIN == 0


def continuation(
    network: Network, view: View, best: int, source: SeededSource
) -> list[tuple[int, Message]]:
    """How the champion goes on to the end of the turn, where there is a choice."""
    rules = view.rules
    position = view.resample(source)
    turn = position.turn
    found: list[tuple[int, Message]] = []
    code = best
    while len(found) < LONGEST_LINE:
        rules.apply(position, code, source)
        if position.seat != view.seat or position.turn != turn:
            break
        legal = rules.legal(position)
        code = legal[0]
        if len(legal) > 1:
            logs = liked(network, rules, position, legal)
            code = max(legal, key=lambda move: logs[move])
            found.append((code, rules.explain(position, code)))
    return found


def champions_game(title: str, players: int, options: dict[str, Any], seed: int) -> Iterator[Game]:
    """A game between champions who do not always make the same move, at every decision."""
    game = new_game(title, players=players, seed=seed, **options)
    rules = game.ruleset
    network = network_for(rules.encoding(), title=rules.id)
    source = SeededSource(mixed_seed(seed, 1))
    while not game.over:
        legal = rules.legal(game.state)
        code = legal[0]
        if len(legal) > 1:
            yield game
            logs = liked(network, rules, game.state, legal)
            code = legal[drawn(source, [logs[move] for move in legal], TEMPERATURE)]
        game.play(code)


def puzzles_in(
    title: str, players: int, options: dict[str, Any], seed: int, samples: int = SAMPLES
) -> Iterator[Puzzle]:
    """Puzzles in a game between champions, some turns apart."""
    found = 0
    last = -APART
    for game in champions_game(title, players, options, seed):
        turn: int = game.state.turn
        if found == EACH:
            return
        if turn < FIRST_TURN or turn - last < APART:
            continue
        rules = game.ruleset
        network = network_for(rules.encoding(), title=rules.id)
        if not is_worth_a_look(network, game, seed):
            continue
        puzzle = puzzle_of(game, seed, network, samples)
        if puzzle is not None:
            found += 1
            last = turn
            yield puzzle


def holds(puzzle: Puzzle, samples: int) -> bool:
    """Is the solution still the best move, with this much thought?"""
    game = load_position(puzzle.position, seed=puzzle.seed)
    rules = game.ruleset
    network = network_for(rules.encoding(), title=rules.id)
    view = view_of(rules, game.state)
    moves = [rules.codec.parse(one.move) for one in puzzle.answers[: 1 + RIVALS]]
    tries = Tries(network, view, moves, SeededSource(mixed_seed(puzzle.seed, 2)))
    tries.look(moves, samples)
    return tries.order(moves)[0] == moves[0]
