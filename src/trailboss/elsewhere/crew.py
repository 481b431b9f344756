"""Many questions to several workers, every answer as soon as it is there."""

from __future__ import annotations

import subprocess
import threading
import time
from collections.abc import Generator, Iterable
from contextlib import suppress
from queue import Empty, SimpleQueue

from trailboss.elsewhere import GRACE, framed, read_frame, worker_command

LOOK_UP = 0.5  # seconds: Ctrl-C does not wake whoever waits without an end on Windows

# Answers with the numbers of their questions, as they come. Close it to stop.
Answers = Generator[tuple[int, bytes], None, None]


class WorkerEnded(Exception):
    """A worker ended in the middle of a question."""

    def __init__(self, number: int, status: int | None) -> None:
        super().__init__(f"question {number}, exit status {status}")
        self.number = number
        self.status = status


class Member:
    """A worker, and the thread that talks to it."""

    def __init__(self, entry: str, heard: SimpleQueue[tuple[Member, bytes | None]]) -> None:
        # A session of its own: an interrupt typed at the terminal is not for it.
        self.process = subprocess.Popen(
            worker_command(entry),
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        self.heard = heard
        self.asked: SimpleQueue[bytes | None] = SimpleQueue()
        self.number: int | None = None  # of the question it works on
        self.thread = threading.Thread(target=self.talk, daemon=True)
        self.thread.start()

    def ask(self, number: int, question: bytes) -> None:
        self.number = number
        self.asked.put(question)

    def talk(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        while (question := self.asked.get()) is not None:
            answer: bytes | None = None
            with suppress(EOFError, OSError, ValueError):  # the end is told as no answer
                left = memoryview(framed(question))
                while left:
                    left = left[self.process.stdin.write(left) or 0 :]
                answer = read_frame(self.process.stdout)
            self.heard.put((self, answer))

    def close(self) -> None:
        """A worker leaves when its input is closed."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.asked.put(None)

    def end(self, patience: float) -> None:
        try:
            self.process.wait(max(0.0, patience))
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.thread.join()
        assert self.process.stdout is not None
        self.process.stdout.close()


def answers_of(entry: str, questions: Iterable[bytes], workers: int) -> Answers:
    """Have workers answer questions; `entry` says who answers (see `worker_command`).

    Close the iterator to stop: the workers are ended then.
    """
    heard: SimpleQueue[tuple[Member, bytes | None]] = SimpleQueue()
    crew: list[Member] = []
    left = enumerate(questions)
    busy = 0
    try:
        for number, question in left:
            crew.append(Member(entry, heard))
            crew[-1].ask(number, question)
            busy += 1
            if len(crew) == workers:
                break
        while busy:
            member, answer = next_of(heard)
            number = member.number or 0
            if answer is None:
                with suppress(subprocess.TimeoutExpired):
                    member.process.wait(GRACE)
                raise WorkerEnded(number, member.process.returncode)
            following = next(left, None)
            if following is None:
                busy -= 1
            else:
                member.ask(*following)
            yield number, answer
    finally:
        for member in crew:
            member.close()
        until = time.monotonic() + GRACE
        for member in crew:
            member.end(until - time.monotonic())


def next_of(
    heard: SimpleQueue[tuple[Member, bytes | None]],
) -> tuple[Member, bytes | None]:
    while True:
        with suppress(Empty):
            return heard.get(timeout=LOOK_UP)
