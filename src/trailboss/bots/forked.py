"""The same work in several processes at once, split off from this one with all it knows."""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Callable
from typing import TypeVar

Result = TypeVar("Result")


def forked(work: Callable[[int], Result], processes: int) -> list[Result]:
    """The results of `work(0)`, done here, and of `work(1)` … done by processes split off for it.

    One that dies leaves no result. Where processes cannot be split off (Windows), only `work(0)` is
    done.
    """
    pipes: list[tuple[int, int]] = []
    for number in range(1, processes if hasattr(os, "fork") else 1):
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                os.close(reading)
                with os.fdopen(writing, "wb") as pipe:
                    pickle.dump(work(number), pipe)
            finally:
                # Nothing that belongs to the parent is tidied up here.
                sys.stderr.flush()
                os._exit(0)
        os.close(writing)
        pipes.append((child, reading))
    found = [work(0)]
    for child, reading in pipes:
        with os.fdopen(reading, "rb") as pipe:
            data = pipe.read()
        os.waitpid(child, 0)
        if data:
            found.append(pickle.loads(data))
    return found
