"""Many games at once, one process a worker, every result as soon as it is there."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections.abc import Generator, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext, SpawnProcess

from trailboss.arena.match import GameResult, Match, play_number
from trailboss.core.errors import TrailbossError

GRACE = 5.0  # seconds a worker has to close its bots when it is ended

Answers = Generator[
    tuple[int, GameResult], None, None
]  # games with their numbers, as they are finished


class Worker:
    """A process and the line to it."""

    def __init__(self, context: SpawnContext, match: Match) -> None:
        self.link, theirs = context.Pipe()
        # Not a daemon: a bot may have processes of its own.
        self.process: SpawnProcess = context.Process(target=work, args=(theirs, match))
        self.process.start()
        theirs.close()  # so that the line breaks when the worker ends
        self.index: int | None = None

    def give(self, index: int) -> None:
        self.index = index
        with contextlib.suppress(BrokenPipeError):  # `answer` says why
            self.link.send(index)

    def answer(self) -> tuple[int, GameResult]:
        assert self.index is not None
        try:
            failed, answer = self.link.recv()
        except (EOFError, ConnectionResetError) as error:
            self.process.join(GRACE)
            raise TrailbossError(
                f"a worker process ended in the middle of game {self.index}"
                f" (exit status {self.process.exitcode})"
            ) from error
        if failed:
            raise TrailbossError(f"game {self.index} of the match could not be played: {answer}")
        return self.index, answer

    def end(self) -> None:
        """Idle workers leave when the line is closed; the others are told to."""
        self.link.close()
        if self.index is not None:
            self.process.terminate()


def play_games(match: Match, indices: Iterable[int], workers: int) -> Answers:
    """Play games of a match; results come as they are finished, with their numbers.

    Close the iterator to stop: the processes are ended then.
    """
    context = multiprocessing.get_context("spawn")
    left = list(reversed(list(indices)))
    crew: list[Worker] = []
    try:
        with interrupts_ignored():  # a child begins with what its parent ignores
            for _ in range(min(workers, len(left))):
                crew.append(Worker(context, match))
        for worker in crew:
            worker.give(left.pop())
        while busy := {worker.link: worker for worker in crew if worker.index is not None}:
            for link in wait(list(busy)):
                assert isinstance(link, Connection)
                worker = busy[link]
                answer = worker.answer()
                worker.index = None
                if left:
                    worker.give(left.pop())
                yield answer
    finally:
        end_all(crew)


def end_all(crew: list[Worker]) -> None:
    for worker in crew:
        worker.end()
    patience = time.monotonic() + GRACE
    for worker in crew:
        worker.process.join(max(0.0, patience - time.monotonic()))
        if worker.process.is_alive():
            worker.process.kill()
            worker.process.join()


@contextlib.contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal, and is the main process's business alone."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# In the worker ----------------------------------------------------------------------------------


def work(link: Connection, match: Match) -> None:
    """Play the games that are asked for until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)
    threading.Thread(target=watch_parent, daemon=True).start()
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            link.send(answer_to(match, link.recv()))


def answer_to(match: Match, index: int) -> tuple[bool, GameResult | str]:
    """The game, or what went wrong in words: whether it failed comes first."""
    try:
        return False, play_number(match, index)
    except Exception as error:  # noqa: BLE001  whatever a bot or the rules got wrong is told
        return True, described(error)


def described(error: Exception) -> str:
    """An error in one line, with where it happened unless it speaks for itself."""
    if isinstance(error, TrailbossError):
        return str(error)
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({place.filename}:{place.lineno})"


def leave(number: int, frame: object) -> None:
    """End by an exception, so that the bots are closed on the way."""
    raise SystemExit(128 + number)


def watch_parent() -> None:
    """Nobody plays for a main process that is gone, however it went."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(GRACE)
    os._exit(1)
