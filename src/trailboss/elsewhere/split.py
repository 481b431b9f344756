"""Processes split off from this one with all it knows: for work whose data cannot be sent, such as
positions, search trees and shared memory. Not on Windows."""

from __future__ import annotations

import os
import pickle
import sys
import traceback
from collections.abc import Callable
from typing import TypeVar

Result = TypeVar("Result")

CAN_SPLIT = hasattr(os, "fork")


def split_off(work: Callable[[], object]) -> int:
    """Have `work` done by a process split off for it; its number. Its status is 0, or 1 if it
    failed, which it says on standard error. Nothing that belongs to this process is tidied up."""
    child = os.fork()
    if child:
        return child
    status = 1
    try:
        work()
        status = 0
    except BaseException:  # noqa: BLE001  nobody above may go on with this process
        traceback.print_exc(file=sys.stderr)
    finally:
        sys.stderr.flush()
        os._exit(status)


def in_parts(work: Callable[[int], Result], processes: int) -> list[Result]:
    """The results of `work(0)`, done here, and of `work(1)` … done by processes split off for it.

    One that dies leaves no result. Where processes cannot be split off, only `work(0)` is done.
    """
    pipes: list[tuple[int, int]] = []
    for number in range(1, processes if CAN_SPLIT else 1):
        reading, writing = os.pipe()
        pipes.append((split_off(sending(work, number, reading, writing)), reading))
        os.close(writing)
    found = [work(0)]
    for child, reading in pipes:
        with os.fdopen(reading, "rb") as pipe:
            data = pipe.read()
        os.waitpid(child, 0)
        if data:
            found.append(pickle.loads(data))
    return found


def sending(
    work: Callable[[int], object], number: int, reading: int, writing: int
) -> Callable[[], None]:
    """Work in a process split off, whose result goes into a pipe."""

    def send() -> None:
        os.close(reading)
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(pickle.dumps(work(number)))

    return send
