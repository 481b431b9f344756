"""Work on the GPU that is recorded once and then played back.

Starting its many small steps one by one takes the learner longer than the GPU needs to do them. A
recording (a CUDA graph) is started in one go. It reads and writes the same memory every time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import torch

T = TypeVar("T")

FIRST = 3  # times the work is done step by step before it is recorded


class Replay(Generic[T]):
    """A piece of work without arguments; what it returns is overwritten by the next time."""

    def __init__(self, work: Callable[[], T], recorded: bool) -> None:
        self.work = work
        self.left = FIRST if recorded else -1  # times to go until it is recorded; -1: never
        self.graph: torch.cuda.CUDAGraph | None = None
        self.result: T | None = None

    def __call__(self) -> T:
        if self.left < 0:
            return self.work()
        if self.left > 0:
            self.left -= 1
            return self.work()
        if self.graph is None and not self.record():
            return self.work()
        assert self.graph is not None
        assert self.result is not None
        self.graph.replay()
        return self.result

    def record(self) -> bool:
        """Take the work down without doing it; where that fails it goes on step by step."""
        graph = torch.cuda.CUDAGraph()
        torch.cuda.synchronize()
        try:
            with torch.cuda.graph(graph, stream=torch.cuda.current_stream()):
                self.result = self.work()
        except RuntimeError as error:
            print(f"trailboss: the work for the GPU is not recorded: {error}", flush=True)
            self.left = -1
            torch.cuda.synchronize()
            return False
        self.graph = graph
        return True
