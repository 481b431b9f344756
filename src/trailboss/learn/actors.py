"""Processes that play games, in memory shared with the learner.

Each plays its games in two halves: while the learner thinks about one half, the other is stepped.
A process is told which half to step by a byte on its pipe, and says when it is done by a byte on
the half's own. It leaves when its pipe closes.
"""

from __future__ import annotations

import gc
import mmap
import os
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trailboss.bots import mixed_seed
from trailboss.core.batch import INFO, Batch, Entry
from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.elsewhere.split import split_off
from trailboss.families import judge_of

HALVES = 2
SCATTERED = 300  # moves games begin apart
DONE = b"."
FAILED = b"x"


def shared(shape: tuple[int, ...], kind: type[Any]) -> NDArray[Any]:
    """An array that processes split off later share."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    return np.frombuffer(mmap.mmap(-1, size), kind).reshape(shape)


class Actors:
    def __init__(self, entries: list[Entry], processes: int, games: int, seed: int) -> None:
        encoding = entries[0].rules.encoding()
        self.processes = processes
        self.each = max(1, games // HALVES)  # games of a process in a half
        self.half = processes * self.each
        self.rows = shared((HALVES, self.half, encoding.size), np.uint8)
        self.masks = shared((HALVES, self.half, encoding.move_count), np.uint8)
        self.info = shared((HALVES, self.half, INFO), np.uint8)
        self.actions = shared((HALVES, self.half), np.int32)
        self.orders = [os.pipe() for _ in range(processes)]
        self.replies = [os.pipe() for _ in range(HALVES)]
        self.children: list[int] = []
        for number in range(processes):
            work = partial(self.work_or_say, number, entries, mixed_seed(seed, number))
            self.children.append(split_off(work))
        for order, _ in self.orders:
            os.close(order)
        self.waiting = [0] * HALVES  # processes still at work on each half

    def work_or_say(self, number: int, entries: list[Entry], seed: int) -> None:
        """The learner is told of a failure."""
        try:
            self.work(number, entries, seed)
        except BaseException:
            for _, reply in self.replies:
                os.write(reply, FAILED)
            raise

    def work(self, number: int, entries: list[Entry], seed: int) -> None:
        """What a process does."""
        for place, (order, give) in enumerate(self.orders):
            os.close(give)
            if place != number:
                os.close(order)
        own = slice(number * self.each, (number + 1) * self.each)
        judges = [judge_of(entry.rules) for entry in entries]
        batches: list[Batch] = []
        for half in range(HALVES):
            seeds = [mixed_seed(seed, half * self.each + at) for at in range(self.each)]
            batches.append(Batch(entries, seeds))
            batches[-1].scatter(SCATTERED, judges)
        gc.collect()
        gc.freeze()
        gc.disable()  # positions hold no circles, and looking for them takes time
        order = self.orders[number][0]
        fresh = [True] * HALVES
        while True:
            told = os.read(order, 1)
            if not told:
                return
            half = told[0]
            rows = self.rows[half, own]
            masks = self.masks[half, own]
            info = self.info[half, own]
            if fresh[half]:
                fresh[half] = False
                batches[half].reset(rows, masks, info)
            else:
                batches[half].step(self.actions[half, own], rows, masks, info)
            os.write(self.replies[half][1], DONE)

    def send(self, half: int) -> None:
        """Let all processes step a half with the actions that stand in the memory."""
        told = bytes([half])
        for _, give in self.orders:
            os.write(give, told)
        self.waiting[half] = self.processes

    def wait(self, half: int) -> None:
        """Until a half is ready."""
        while self.waiting[half]:
            said = os.read(self.replies[half][0], self.waiting[half])
            if FAILED in said or not said:
                raise TrailbossError(say("error-learn-process"))
            self.waiting[half] -= len(said)

    def close(self) -> None:
        for _, give in self.orders:
            os.close(give)
        for child in self.children:
            os.waitpid(child, 0)
        for pair in self.replies:
            for end in pair:
                os.close(end)
        self.orders = []
        self.children = []
        self.replies = []
