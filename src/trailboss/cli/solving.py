"""`trailboss practice FILE`: the mistakes of a recorded game, to be made better."""

from __future__ import annotations

from rich.text import Text

from trailboss.cli.arguments import BadInput
from trailboss.cli.layout import paragraph
from trailboss.cli.output import screen
from trailboss.cli.pictures import picture_of
from trailboss.cli.records import read_record
from trailboss.cli.review import looked_at
from trailboss.cli.session import Session
from trailboss.cli.speech import said
from trailboss.coach.mistakes import looked_at as judged
from trailboss.coach.mistakes import puzzle_from
from trailboss.coach.puzzles import Puzzle
from trailboss.coach.review import Review, decision_data
from trailboss.core.message import say
from trailboss.game import Game, replay

RIGHT = 1.0  # points: what costs less is as good


class Question(Session):
    """A decision of the player; the first move is the answer and is not made."""

    answer: int | None = None

    def play(self, move: int) -> None:
        self.answer = move

    def ask(self) -> int | None:
        while self.answer is None and not self.leaving:
            self.decide()
        return self.answer


def practise(path: str, seat: int | None, samples: int) -> None:
    """Review a record, and ask for each mistake of a seat, or of all."""
    record = read_record(path)
    if seat is not None and not 1 <= seat <= record.players:
        raise BadInput(say("practice-seat", last=record.players, given=seat))
    found = looked_at(record, path, samples)
    puzzles = mistakes_in(found, None if seat is None else seat - 1)
    out = screen()
    if not puzzles:
        out.print(said("review-none"))
        return
    solved = tried = 0
    for puzzle, game in puzzles:
        asked = Question(game, puzzle.seat, {}, picture_of(game), out)
        cost = puzzle.answers[1].cost
        out.print()
        name = asked.names[puzzle.seat]
        question = said("practice-asked", name=name, cost=round(cost, 1))
        asked.print_lines(paragraph(question, out.width, 0, "title"))
        answer = asked.ask()
        if answer is None:
            break
        tried += 1
        solved += tell(asked, puzzle, answer)
    out.print()
    out.print(said("practice-result", solved=solved, tried=tried, left=len(puzzles) - tried))


def mistakes_in(found: Review, seat: int | None) -> list[tuple[Puzzle, Game]]:
    """The mistakes of a seat in the order of the game, with the games at those decisions."""
    puzzles: list[tuple[Puzzle, Game]] = []
    for one in sorted(found.mistakes(), key=lambda one: one.step):
        if seat is None or one.seat == seat:
            game = replay(found.record, step=one.step)
            data = decision_data(one, lambda message: message)
            puzzles.append((puzzle_from(str(one.step), game, data), game))
    return puzzles


def tell(asked: Question, puzzle: Puzzle, answer: int) -> bool:
    """What the answer was worth. Was it right?"""
    game, out = asked.game, asked.out
    rules = game.ruleset
    move = rules.codec.text(answer)
    cost = judged(puzzle, rules, move).cost(move)
    assert cost is not None
    right = cost < RIGHT
    if right:
        out.print(Text(said("practice-right"), style="title"))
    else:
        out.print(Text(said("practice-wrong", cost=round(cost, 1)), style="fee"))
    if move != puzzle.best:
        best = next(one for one in game.legal if str(one) == puzzle.best)
        words = said("practice-best", move=asked.words(best))
        asked.print_lines(paragraph(words, out.width, 2))
    return right
