"""Puzzles: a position in which one move is clearly best, to be found by whoever practises.

Each title has a file of them, a JSON document a line (`coach/data/<title>.jsonl`). A position is
written as the deciding seat may know it. `trailboss practice TITLE --make N` makes more.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from trailboss.coach.themes import THEMES
from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.game import Game, load_position

LEVELS: Final = (1, 2, 3)  # from plain to hard
OWN: Final = 0  # the level of a mistake of one's own: nobody knows how hard it is
CLEAR: Final = 4.0  # points by which the best move is ahead of every other


class Answer(NamedTuple):
    """A move that can be made, and what it costs against the best."""

    move: str  # notation
    cost: float  # points of margin, expected at the end of the game
    error: float  # its standard error


class Puzzle(NamedTuple):
    id: str
    game: str
    players: int
    seat: int
    position: str
    seed: int  # what is dealt and drawn, so that everybody gets the same
    best: str  # notation
    line: tuple[str, ...]  # how the champion goes on in that turn
    answers: tuple[Answer, ...]  # all moves, the best first
    looks: int  # positions the best two were compared in
    theme: str
    level: int

    @property
    def gap(self) -> float:
        """Points between the best move and the next."""
        return self.answers[1].cost

    def cost(self, move: str) -> float | None:
        """What a move costs; unknown of one that was not thought of."""
        return next((one.cost for one in self.answers if one.move == move), None)

    def begin(self) -> Game:
        """The game, at the question."""
        return load_position(self.position, seed=self.seed, sandbox=True)

    def to_data(self) -> dict[str, Any]:
        data = self._asdict()
        data["answers"] = [
            [one.move, round(one.cost, 1), round(one.error, 2)] for one in self.answers
        ]
        return data


def from_data(data: Any) -> Puzzle:
    """A puzzle of a file; an error says what is wrong with it."""
    try:
        answers = tuple(
            Answer(str(move), float(cost), float(error)) for move, cost, error in data["answers"]
        )
        fields = {name: data[name] for name in Puzzle._fields}
        found = Puzzle(**{**fields, "answers": answers, "line": tuple(data["line"])})
    except (KeyError, TypeError, ValueError) as error:
        raise TrailbossError(say("error-puzzle", problem=str(error))) from error
    if found.theme not in THEMES or found.level not in LEVELS or len(answers) < 2:
        raise TrailbossError(say("error-puzzle", problem=found.id))
    return found


def read(lines: Iterable[str]) -> list[Puzzle]:
    try:
        return [from_data(json.loads(line)) for line in lines if line.strip()]
    except json.JSONDecodeError as error:
        raise TrailbossError(say("error-puzzle", problem=str(error))) from error


def written(puzzle: Puzzle) -> str:
    """As a line of a file."""
    return json.dumps(puzzle.to_data(), ensure_ascii=False, separators=(",", ":")) + "\n"


@lru_cache
def puzzles(title: str) -> tuple[Puzzle, ...]:
    """Those that come with the package; a title may have none."""
    file = files("trailboss.coach").joinpath("data", f"{title}.jsonl")
    if not file.is_file():
        return ()
    return tuple(read(file.read_text(encoding="utf-8").splitlines()))


def from_file(path: Path) -> list[Puzzle]:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        problem = str(getattr(error, "strerror", None) or error)
        raise TrailbossError(say("error-puzzles-read", file=str(path), problem=problem)) from error
    return read(text.splitlines())
