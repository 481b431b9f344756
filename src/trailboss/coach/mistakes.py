"""One's own mistakes as puzzles: the position before each, with what the review found."""

from __future__ import annotations

from typing import Any, Final

from trailboss.bots import mixed_seed
from trailboss.coach.judging import warning
from trailboss.coach.puzzles import OWN, Answer, Puzzle
from trailboss.coach.weighing import DOUBT, MISTAKE, TURNING_POINT
from trailboss.core.rules import Rules
from trailboss.game import Game

WORTH: Final = (MISTAKE, TURNING_POINT)  # marks that make a puzzle
SEED: Final = 5


def is_mistake(decision: dict[str, Any]) -> bool:
    """Is a decision of a review, as data, something to practise?"""
    return decision["mark"] in WORTH


def puzzle_from(name: str, game: Game, decision: dict[str, Any]) -> Puzzle:
    """A mistake as a puzzle; `game` is at that decision. The review knows two moves: the better
    one and the one that was made."""
    seat: int = decision["seat"]
    low, high = decision["interval"]
    made = Answer(decision["move"], decision["cost"], (high - low) / (2 * DOUBT))
    return Puzzle(
        *(name, game.ruleset.id, game.players, seat, game.position_for(seat)),
        *(mixed_seed(SEED, game.step) >> 32, decision["best"], tuple(decision["lineMoves"])),
        *((Answer(decision["best"], 0.0, 0.0), made), decision["looks"]),
        *(decision["theme"], OWN),
    )


def with_answer(puzzle: Puzzle, move: str, cost: float, interval: tuple[float, float]) -> Puzzle:
    """The puzzle, when another move was looked at too."""
    answer = Answer(move, cost, (interval[1] - interval[0]) / (2 * DOUBT))
    best, *others = puzzle.answers
    return puzzle._replace(answers=(best, *sorted([*others, answer], key=lambda one: one.cost)))


def looked_at(puzzle: Puzzle, rules: Rules, move: str) -> Puzzle:
    """The puzzle with another move in it, judged as in a review: one that cannot be told from the
    champion's costs nothing."""
    if puzzle.cost(move) is not None:
        return puzzle
    game = puzzle.begin()
    found = warning(rules, game.state, game.players, rules.codec.parse(move))
    if found is None:
        return with_answer(puzzle, move, 0.0, (0.0, 0.0))
    return with_answer(puzzle, move, found.cost, found.interval)
