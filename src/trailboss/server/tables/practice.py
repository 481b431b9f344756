"""Puzzles at tables of their own: set up, and judged by the first move made there."""

from __future__ import annotations

from trailboss.coach.puzzles import OWN, Answer, Puzzle, puzzles
from trailboss.coach.rating import ratings
from trailboss.core.message import say, spoken
from trailboss.game import Game
from trailboss.server.errors import NotFound
from trailboss.server.running.settings import Settings
from trailboss.server.schema.positions import PlayPosition
from trailboss.server.schema.practice import Practice, PuzzleAnswer, PuzzleHead, PuzzleState
from trailboss.server.schema.tables import Origin
from trailboss.server.storage.puzzle_answers import AnswerRow
from trailboss.server.storage.rows import User
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.positions import begun_with
from trailboss.server.tables.records import NewGame

OPPONENT = "champion"  # who plays the other seats, for whoever goes on
DOUBT = 1.96  # standard errors on either side of a 95 % interval
SHOWN = 6  # moves that are compared


def puzzle_called(title: str, name: str) -> Puzzle:
    found = next((one for one in puzzles(title) if one.id == name), None)
    if found is None:
        raise NotFound(say("refused-no-puzzle", given=name), "no-such-puzzle")
    return found


def counted(answers: list[AnswerRow]) -> list[tuple[int, bool]]:
    """What makes the rating: one's own mistakes do not."""
    return [(row.level, row.solved) for row in answers if row.level != OWN]


def head(puzzle: Puzzle, solved: bool | None = None) -> PuzzleHead:
    return PuzzleHead(
        id=puzzle.id,
        theme=puzzle.theme,
        level=puzzle.level,
        players=puzzle.players,
        seat=puzzle.seat,
        gap=round(puzzle.gap, 1),
        solved=solved,
    )


def listed(title: str, answers: list[AnswerRow], mistakes: list[PuzzleHead]) -> Practice:
    solved = {row.puzzle: row.solved for row in answers}
    course = ratings(counted(answers))
    for one in mistakes:
        one.solved = solved.get(one.id)
    return Practice(
        game=title,
        puzzles=[head(one, solved.get(one.id)) for one in puzzles(title)],
        mistakes=mistakes,
        rating=round(course[-1]),
        course=[round(rating) for rating in course],
    )


def begun(puzzle: Puzzle, user: User, settings: Settings, language: str) -> NewGame:
    """A table with the puzzle, the champion at the other seats."""
    bots = [None if seat == puzzle.seat else OPPONENT for seat in range(puzzle.players)]
    asked = PlayPosition(position=puzzle.position, bots=bots)
    made = begun_with(asked, user, settings, language, puzzle.seed)
    made.header.origin = Origin(kind="puzzle", puzzle=puzzle.id)
    return made


def name_at(table: LiveTable) -> str:
    """The puzzle of a table."""
    origin = table.header.origin
    if origin is None or origin.puzzle is None:
        raise NotFound(say("refused-no-puzzle", given=table.header.id), "no-such-puzzle")
    return origin.puzzle


def first_move(table: LiveTable) -> str | None:
    """What was answered, if anything was: the first move that stands."""
    codes = table.playing.codes
    return table.playing.ruleset.codec.text(codes[0]) if codes else None


def is_right(puzzle: Puzzle, move: str) -> bool:
    """The best move, or one that cannot be told from it."""
    cost = puzzle.cost(move)
    return move == puzzle.best or (cost is not None and cost < 1.0)


def row_of(puzzle: Puzzle, move: str, at: int) -> AnswerRow:
    return AnswerRow(
        puzzle=puzzle.id,
        game=puzzle.game,
        level=puzzle.level,
        solved=is_right(puzzle, move),
        at=at,
    )


def judged(
    puzzle: Puzzle,
    move: str,
    answers: list[AnswerRow],
    language: str,
    names: tuple[str, ...],
) -> PuzzleState:
    """What the move was worth, and the champion's; with the names at the table."""
    game = puzzle.begin()
    first = next((row for row in answers if row.puzzle == puzzle.id), None)
    course = ratings(counted(answers))
    state = PuzzleState(
        puzzle=head(puzzle, None if first is None else first.solved),
        answer=move,
        right=is_right(puzzle, move),
        cost=puzzle.cost(move),
        best=shown(game, puzzle.answers[0], language, names),
        line=continuation(puzzle, language, names),
        answers=[shown(game, one, language, names) for one in puzzle.answers[:SHOWN]],
        rating=round(course[-1]),
    )
    if first is not None and answers[-1] is first and puzzle.level != OWN:
        state.change = round(course[-1]) - round(course[-2])
    return state


def shown(game: Game, answer: Answer, language: str, names: tuple[str, ...]) -> PuzzleAnswer:
    rules = game.ruleset
    message = rules.explain(game.state, rules.codec.parse(answer.move))
    return PuzzleAnswer(
        move=answer.move,
        text=spoken(message, language, rules.scopes, names),
        cost=round(answer.cost, 1),
        interval=[
            round(answer.cost - DOUBT * answer.error, 1),
            round(answer.cost + DOUBT * answer.error, 1),
        ],
    )


def continuation(puzzle: Puzzle, language: str, names: tuple[str, ...]) -> list[str]:
    """The champion's turn in words, as far as it goes with the cards of this puzzle."""
    game = puzzle.begin()
    rules = game.ruleset
    seat = game.seat
    found: list[str] = []
    for text in (puzzle.best, *puzzle.line):
        code = rules.codec.parse(text)
        while game.seat == seat and len(game.legal) == 1 and game.legal[0].code != code:
            game.play(game.legal[0])
        if game.seat != seat or code not in (move.code for move in game.legal):
            break
        message = rules.explain(game.state, code)
        found.append(spoken(message, language, rules.scopes, names))
        game.play(code)
    return found
