"""A worker: `python -m trailboss.elsewhere.worker MODULE:FUNCTION`, questions on standard input,
answers on standard output.

It belongs to whoever holds the other end of its input and leaves when that is closed, in the middle
of a question too. Signals are for that process, not for this one.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from queue import SimpleQueue
from typing import BinaryIO

from trailboss.elsewhere import GRACE, framed, one_thread, read_frame

Answering = Callable[[bytes], bytes]


class Worker:
    def __init__(self, answer: Answering, questions: BinaryIO, answers: BinaryIO) -> None:
        self.answer = answer
        self.questions = questions
        self.answers = answers
        self.waiting: SimpleQueue[bytes] = SimpleQueue()
        self.alone = False  # nobody waits for an answer any more

    def run(self) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, self.interrupted)
        threading.Thread(target=self.listen, daemon=True).start()
        while True:
            self.answers.write(framed(self.answer(self.waiting.get())))
            self.answers.flush()

    def listen(self) -> None:
        """In a thread: read questions until there are no more to come."""
        with suppress(EOFError, OSError):
            while True:
                self.waiting.put(read_frame(self.questions))
        self.alone = True
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(GRACE)
        os._exit(1)

    def interrupted(self, number: int, frame: object) -> None:
        """End by an exception, so that what works here is closed on the way."""
        if self.alone:
            raise SystemExit


def answering(entry: str) -> Answering:
    """What answers questions: `module:function` names the function that makes it."""
    module, _, function = entry.partition(":")
    made: Answering = getattr(import_module(module), function)()
    return made


def main() -> None:
    one_thread()
    questions = os.fdopen(os.dup(sys.stdin.fileno()), "rb")
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Whoever works here may read and print: that must not disturb the pipes.
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, sys.stdin.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with suppress(BrokenPipeError):
        Worker(answering(sys.argv[1]), questions, answers).run()


if __name__ == "__main__":
    main()
