"""Puzzles are found in champions' games, many of which are played at the same time: see `sieve` for
how."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import exp
from typing import Any, Final

from trailboss.bots import View, mixed_seed, view_of
from trailboss.bots.many import Many
from trailboss.bots.network import Network, network_for, slots_of
from trailboss.bots.together import Played, play_together
from trailboss.bots.tries import Table
from trailboss.coach.judging import logarithms
from trailboss.coach.puzzles import Answer, Puzzle
from trailboss.coach.sieve import RIVALS, Question, Sieve
from trailboss.coach.themes import theme_of
from trailboss.core.course import default_names
from trailboss.core.errors import TrailbossError
from trailboss.core.message import Message
from trailboss.core.rules import Position, Rules
from trailboss.core.source import SeededSource
from trailboss.families import judge_of
from trailboss.game import load_position
from trailboss.positions import Eyes, position_data, position_text
from trailboss.titles import rules_of

GAMES: Final = 16  # played at the same time
FEWEST: Final = 3  # moves there are to choose from
SAMPLES: Final = 64  # positions in which the best move is compared with its rivals
FIRST_TURN: Final = 5
EACH: Final = 6  # puzzles of one game at most
APART: Final = 3  # turns between two of them
LOOKED_AT: Final = {1: 4, 2: 3, 3: 2}  # by level: one decision in so many
CERTAIN: Final = 0.8  # the champion's liking for a move it sees at once
TEMPERATURE: Final = 0.6  # champions' games that are not all alike
LONGEST_LINE: Final = 12


class Found(Question):
    """A decision of a champions' game."""

    def __init__(
        self, seed: int, step: int, position: Position, view: View, logs: dict[int, float]
    ) -> None:
        super().__init__(position, view, logs, mixed_seed(seed, step))
        self.seed = seed
        self.step = step
        self.level = level(view.rules, position, self.moves[0], logs)

    def is_looked_at(self) -> bool:
        """Games are cheap, looks are not: some decisions of many games, and more of the hard."""
        return mixed_seed(self.seed, self.step) % LOOKED_AT[self.level] == 0


class Making:
    def __init__(self, title: str, players: int, options: dict[str, Any]) -> None:
        self.rules = rules_of(title)
        self.players = players
        self.options = self.rules.options(players, options)
        self.network = network_for(self.rules.encoding(), title=self.rules.id)
        self.sieve = Sieve(Table(Many(self.network), self.rules))

    def puzzles(self, seeds: Iterable[int], samples: int = SAMPLES) -> list[Puzzle]:
        """Puzzles in the games of these seeds, those of a game some turns apart."""
        questions = spread(self.sieve.promising(list(self.decisions(seeds))))
        found = [self.puzzle(one, samples) for one in self.sieve.clear(questions, samples)]
        return [puzzle for puzzle in found if can_be_set_up(puzzle)]

    def decisions(self, seeds: Iterable[int]) -> Iterator[Found]:
        """Decisions to look at, of games between champions who do not always make the same
        move."""
        rules = self.rules
        seed_of: dict[Played, int] = {}
        for seed in seeds:
            chance = SeededSource(seed)
            position = rules.start(self.players, self.options, chance)
            seed_of[Played(position, chance, SeededSource(mixed_seed(seed, 1)))] = seed
        for pending in play_together(self.network, rules, list(seed_of), TEMPERATURE):
            for played, likings in pending:
                if played.position.turn < FIRST_TURN or len(played.legal) < FEWEST:
                    continue
                position = played.position.copy()
                view = view_of(rules, position)
                logs = logarithms(view.legal, likings.tolist())
                one = Found(seed_of[played], len(played.moves), position, view, logs)
                if one.is_looked_at():
                    yield one

    def puzzle(self, one: Found, samples: int) -> Puzzle:
        rules, position, seat = self.rules, one.position, one.view.seat
        best = one.best
        text = rules.codec.text
        names = default_names(self.players)
        eyes = Eyes(False, seat)
        data = position_data(rules, position, self.players, self.options, names, eyes)
        line = continuation(self.network, one.view, best, one.source)
        return Puzzle(
            *(f"{rules.id}-{one.seed}-{one.step}", rules.id, self.players, seat),
            *(position_text(rules, position, data), one.seed, text(best)),
            tuple(text(code) for code, _ in line),
            tuple(
                Answer(text(code), *one.costs[code])
                for code in sorted(one.costs, key=lambda code: (code != best, one.costs[code][0]))
            ),
            samples,
            theme_of((rules.explain(position, best), *(message for _, message in line))),
            level(rules, position, best, one.logs),
        )


def can_be_set_up(puzzle: Puzzle) -> bool:
    """Does the position, as the seat may know it, lead to the same decision?"""
    try:
        game = puzzle.begin()
    except TrailbossError:
        return False
    legal = {str(move) for move in game.legal}
    return game.seat == puzzle.seat and all(one.move in legal for one in puzzle.answers)


def spread(questions: list[Found]) -> list[Found]:
    """Some of each game, turns apart."""
    taken: dict[int, list[int]] = {}
    found: list[Found] = []
    for one in sorted(questions, key=lambda one: mixed_seed(one.seed, one.step)):
        turn: int = one.position.turn
        turns = taken.setdefault(one.seed, [])
        if len(turns) < EACH and all(abs(turn - other) >= APART for other in turns):
            turns.append(turn)
            found.append(one)
    return sorted(found, key=lambda one: (one.seed, one.step))


def level(rules: Rules, position: Position, best: int, logs: dict[int, float]) -> int:
    """How hard: what lies near is plain, what the champion itself does not see at once is hard."""
    legal = list(logs)
    weights = judge_of(rules).incline(position, legal)
    natural = legal[weights.index(max(weights))] == best
    if exp(logs[best]) >= CERTAIN:
        return 1 if natural else 2
    return 2 if natural else 3


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
            row = rules.encode(position, position.seat)
            likings, _ = network.judge(row, slots_of(rules, legal))
            code = legal[int(likings.argmax())]
            found.append((code, rules.explain(position, code)))
    return found


def holds(puzzle: Puzzle, samples: int) -> bool:
    """Is the solution still the best move, with this much thought?"""
    game = load_position(puzzle.position, seed=puzzle.seed)
    rules = game.ruleset
    moves = [rules.codec.parse(one.move) for one in puzzle.answers[: 1 + RIVALS]]
    seed = mixed_seed(puzzle.seed, 2)
    one = Question(game.state, view_of(rules, game.state), dict.fromkeys(moves, 0.0), seed)
    one.found = {code: [] for code in moves}
    table = Table(Many(network_for(rules.encoding(), title=rules.id)), rules)
    Sieve(table).look([one], samples)
    return one.best == moves[0]
