"""Many games at once, every result as soon as it is there."""

from __future__ import annotations

import pickle
import traceback
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from functools import partial

from trailboss.arena.champions import AT_ONCE, is_for_champions, play_champions
from trailboss.arena.match import GameResult, Match, play_number, play_seated
from trailboss.core.errors import TrailbossError
from trailboss.elsewhere.crew import Answers, WorkerEnded, answers_of
from trailboss.elsewhere.worker import answering

ENTRY = "trailboss.arena.pool:playing"

# Games with their numbers, as they are finished. Close it to stop.
Played = Generator[tuple[int, GameResult], None, None]

# Whoever brings questions to workers and answers back: processes of this machine, or a cluster.
Carrier = Callable[[str, Sequence[bytes]], Answers]


def processes(workers: int) -> Carrier:
    return partial(answers_of, workers=workers)


def here(entry: str, questions: Sequence[bytes]) -> Answers:
    """One after another in this process."""
    reply = answering(entry)
    for number, question in enumerate(questions):
        yield number, reply(question)


def play_games(match: Match, indices: Iterable[int], carrier: Carrier) -> Played:
    """Play games of a match, each seated as its number says; those of champions many at once."""
    each = AT_ONCE if is_for_champions(match) else 1
    numbers = list(indices)
    batches = [numbers[at : at + each] for at in range(0, len(numbers), each)]
    return played(match, batches, carrier, False)


def play_as_seated(match: Match, batches: Sequence[Sequence[int]], carrier: Carrier) -> Played:
    """Play games with the bots seated as the match names them, some at once; only the figures."""
    return played(match, batches, carrier, True)


def played(
    match: Match, batches: Sequence[Sequence[int]], carrier: Carrier, seated: bool
) -> Played:
    questions = [pickle.dumps((match, list(batch), seated)) for batch in batches]
    with closing(carrier(ENTRY, questions)) as answers:
        try:
            for _, answer in answers:
                for index, result in pickle.loads(answer):  # a worker of ours wrote it
                    if isinstance(result, str):
                        raise TrailbossError(
                            f"game {index} of the match could not be played: {result}"
                        )
                    yield index, result
        except WorkerEnded as error:
            raise TrailbossError(
                f"a worker process ended in the middle of game {batches[error.number][0]}"
                f" (exit status {error.status})"
            ) from error


# In the worker ----------------------------------------------------------------------------------


def playing() -> Callable[[bytes], bytes]:
    return answer


def answer(question: bytes) -> bytes:
    """The games that are asked for; where one went wrong, what in words."""
    match, indices, seated = pickle.loads(question)
    if is_for_champions(match) and not seated:
        return pickle.dumps(together(match, indices))
    return pickle.dumps([(index, result_of(match, index, seated)) for index in indices])


def together(match: Match, indices: list[int]) -> list[tuple[int, GameResult | str]]:
    try:
        return list(zip(indices, play_champions(match, indices), strict=True))
    except Exception as error:  # noqa: BLE001  as below
        return [(indices[0], described(error))]


def result_of(match: Match, index: int, seated: bool) -> GameResult | str:
    try:
        if not seated:
            return play_number(match, index)
        result = play_seated(match, match.bots, index)
    except Exception as error:  # noqa: BLE001  whatever a bot or the rules got wrong is told
        return described(error)
    result.moves = []  # the figures are enough
    return result


def described(error: Exception) -> str:
    """An error in one line, with where it happened unless it speaks for itself."""
    if isinstance(error, TrailbossError):
        return str(error)
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({place.filename}:{place.lineno})"
