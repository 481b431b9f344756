"""A batch in several processes, over memory they share.

    with trailboss.env.Workers("el-paso", games=512, workers=4, players=2, seed=1) as batch:
        batch.reset()
        batch.step(batch.sample())

`send` lets the processes begin and `receive` waits for them, so that a learner can do something
else meanwhile; `step` is both.
"""

from __future__ import annotations

import contextlib
import ctypes
import multiprocessing
import sys
import traceback
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trailboss.bots import mixed_seed
from trailboss.core.batch import INFO
from trailboss.core.encoding import SEATS
from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.env.batch import Batch, Facts
from trailboss.env.table import checked_dtype, checked_seed
from trailboss.titles import rules_of

RESET = b"r"
STEP = b"s"
SAMPLE = b"d"
DONE = b"."


def worker(pipe: Any, memory: dict[str, Any], own: slice, settings: dict[str, Any]) -> None:
    """What a process does: its share of the games, until the pipe closes."""
    try:
        arrays: dict[str, Any] = {name: shared(*part)[own] for name, part in memory.items()}
        actions = arrays.pop("actions")
        batch = Batch(**settings, **arrays)
        pipe.send_bytes(DONE)
        while True:
            told = pipe.recv_bytes()
            if told == RESET:
                batch.reset()
            elif told == SAMPLE:
                batch.sample(actions)
            else:
                batch.step(actions)
            pipe.send_bytes(DONE)
    except (EOFError, KeyboardInterrupt):
        pass
    except TrailbossError as error:
        pipe.send_bytes(str(error).encode())
    except BaseException:  # noqa: BLE001  said here, and the learner is told
        traceback.print_exc(file=sys.stderr)
        with contextlib.suppress(OSError):
            pipe.send_bytes(b"")


def shared(raw: Any, shape: tuple[int, ...], dtype: str) -> NDArray[Any]:
    return np.frombuffer(raw, dtype).reshape(shape)


class Workers:
    """As `Batch`, played by `workers` processes. The same seed gives the same games with any
    number of them. `start` is how Python makes a process: fork, spawn or forkserver."""

    def __init__(
        self,
        game: str,
        games: int,
        workers: int = 2,
        seed: int = 0,
        dtype: str = "uint8",
        start: str | None = None,
        **settings: Any,
    ) -> None:
        if not 1 <= workers <= games or games % workers:
            raise TrailbossError(say("error-env-workers", workers=workers, games=games))
        checked_seed(seed)
        encoding = rules_of(game).encoding()
        context: Any = multiprocessing.get_context(start)
        shapes: dict[str, tuple[tuple[int, ...], str]] = {
            "observations": ((games, encoding.size), checked_dtype(dtype)),
            "masks": ((games, encoding.move_count), "uint8"),
            "rewards": ((games, SEATS), "float32"),
            "info": ((games, INFO), "uint8"),
            "actions": ((games,), "int32"),
        }
        memory: dict[str, Any] = {}
        for name, (shape, kind) in shapes.items():
            size = int(np.prod(shape)) * np.dtype(kind).itemsize
            memory[name] = (context.RawArray(ctypes.c_uint8, size), shape, kind)
        self.games = games
        self.observations = shared(*memory["observations"])
        self.masks = shared(*memory["masks"])
        self.rewards = shared(*memory["rewards"])
        self.actions = shared(*memory["actions"])
        self.info = shared(*memory["info"])
        self.facts = Facts(self.info)
        self.seats = self.facts.seats
        self.ends = self.facts.ends
        self.points = self.facts.points
        self.finals = self.facts.finals
        self.winners = self.facts.winners
        self.lengths = self.facts.lengths
        self.closed = False
        self.waiting = False
        each = games // workers
        self.pipes: list[Any] = []
        self.processes: list[Any] = []
        for number in range(workers):
            own = slice(number * each, (number + 1) * each)
            seeds = [mixed_seed(seed, at) for at in range(own.start, own.stop)]
            given = {"game": game, "games": each, "seeds": seeds, "dtype": dtype, **settings}
            here, there = context.Pipe()
            process = context.Process(target=worker, args=(there, memory, own, given), daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)
        self.waiting = True
        self.receive()  # errors in the settings are said now

    def tell(self, what: bytes) -> None:
        if self.closed:
            raise TrailbossError(say("error-env-closed"))
        for pipe in self.pipes:
            pipe.send_bytes(what)
        self.waiting = True

    def receive(self) -> None:
        """Wait until all processes are ready."""
        if not self.waiting:
            return
        self.waiting = False
        problem: bytes | None = None
        for pipe in self.pipes:
            try:
                said = pipe.recv_bytes()
            except (EOFError, OSError):
                said = b""
            if said != DONE and problem is None:
                problem = said
        if problem is not None:
            self.close()
            raise TrailbossError(problem.decode() if problem else say("error-env-process"))

    def reset(self) -> None:
        self.tell(RESET)
        self.receive()

    def send(self, actions: Any) -> None:
        """Let the processes make these moves."""
        self.receive()
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            shape = f"{chosen.dtype} {chosen.shape}"
            raise TrailbossError(say("error-env-actions", games=self.games, given=shape))
        self.actions[:] = chosen
        self.tell(STEP)

    def step(self, actions: Any) -> None:
        self.send(actions)
        self.receive()

    def sample(self) -> NDArray[Any]:
        """A legal action for every game, drawn at random."""
        self.tell(SAMPLE)
        self.receive()
        return self.actions.copy()

    def close(self) -> None:
        self.closed = True
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join(5)
        self.pipes = []
        self.processes = []

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
