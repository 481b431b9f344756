"""A batch in several processes, over memory they share.

    with trailboss.env.Workers("el-paso", games=512, workers=4, players=2, seed=1) as batch:
        batch.reset()
        batch.step(batch.sample())

`send` lets the processes begin and `receive` waits for them, so that a learner can do something
else meanwhile; `step` is both.
"""

from __future__ import annotations

import contextlib
import json
import mmap
import os
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from trailboss.bots import mixed_seed
from trailboss.core.batch import INFO
from trailboss.core.encoding import SEATS
from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.elsewhere import GRACE, framed, read_frame, worker_command
from trailboss.env.batch import Batch, Facts, check_legal, checked_actions
from trailboss.env.table import checked_dtype, checked_seed
from trailboss.titles import rules_of

ENTRY: Final = "trailboss.env.workers:answering"
IN_MEMORY: Final = Path("/dev/shm")  # where files are memory, if there is such a place

# What a process is told, after its settings. It answers with nothing, or with what is wrong.
RESET: Final = b"reset"
STEP: Final = b"step"
SAMPLE: Final = b"sample"

Shapes = dict[str, tuple[list[int], str]]  # the arrays by name, one after the other in the file


class Share:
    """What a process plays: its part of the games, in the memory all of them share."""

    def __init__(self, settings: dict[str, Any]) -> None:
        self.memory = Memory(Path(settings["file"]), settings["shapes"])
        own = slice(settings["begin"], settings["end"])
        arrays: dict[str, Any] = {name: found[own] for name, found in self.memory.arrays.items()}
        self.actions = arrays.pop("actions")
        self.batch = Batch(**settings["batch"], **settings["options"], **arrays)

    def tell(self, what: bytes) -> None:
        if what == RESET:
            self.batch.reset()
        elif what == SAMPLE:
            self.batch.sample(self.actions)
        else:
            self.batch.step(self.actions)


def answering() -> Callable[[bytes], bytes]:
    """What answers in a process, see trailboss.elsewhere."""
    shares: list[Share] = []

    def answer(question: bytes) -> bytes:
        try:
            if shares:
                shares[0].tell(question)
            else:
                shares.append(Share(json.loads(question)))
        except TrailbossError as error:
            return str(error).encode()
        return b""

    return answer


class Memory:
    """Arrays in a file that every process has in its memory."""

    def __init__(self, file: Path, shapes: Shapes) -> None:
        with file.open("r+b") as opened:
            self.map = mmap.mmap(opened.fileno(), 0)
        self.arrays: dict[str, NDArray[Any]] = {}
        at = 0
        for name, (shape, dtype) in shapes.items():
            count = int(np.prod(shape))
            self.arrays[name] = np.frombuffer(self.map, dtype, count, at).reshape(shape)
            at += size_of(shape, dtype)


def size_of(shape: list[int], dtype: str) -> int:
    """The bytes of an array, so that the next one begins at an address that suits all."""
    return -(-int(np.prod(shape)) * np.dtype(dtype).itemsize // 64) * 64


def shared_file(shapes: Shapes) -> Path:
    folder = IN_MEMORY if os.access(IN_MEMORY, os.W_OK) else None
    number, name = tempfile.mkstemp(prefix="trailboss-", dir=folder)
    os.ftruncate(number, sum(size_of(*shape) for shape in shapes.values()))
    os.close(number)
    return Path(name)


class Worker:
    """A process that plays, and its pipes."""

    def __init__(self) -> None:
        # A session of its own: an interrupt typed at the terminal is for the learner.
        self.process = subprocess.Popen(
            worker_command(ENTRY),
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )

    def ask(self, question: bytes) -> None:
        assert self.process.stdin is not None
        left = memoryview(framed(question))
        with contextlib.suppress(BrokenPipeError):  # said when the answer is read
            while left:
                left = left[self.process.stdin.write(left) or 0 :]

    def answer(self) -> bytes | None:
        """What it says; None if it has ended."""
        assert self.process.stdout is not None
        with contextlib.suppress(EOFError, OSError):
            return read_frame(self.process.stdout)
        return None

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()  # it leaves when nobody can ask any more

    def end(self, patience: float) -> None:
        try:
            self.process.wait(max(0.0, patience))
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Workers:
    """As `Batch`, played by `workers` processes. The same seed gives the same games with any
    number of them."""

    def __init__(
        self,
        game: str,
        games: int,
        workers: int = 2,
        seed: int = 0,
        dtype: str = "uint8",
        **settings: Any,
    ) -> None:
        self.closed = True
        self.workers: list[Worker] = []
        if not 1 <= workers <= games or games % workers:
            raise TrailbossError(say("error-env-workers", workers=workers, games=games))
        checked_seed(seed)
        encoding = rules_of(game).encoding()
        shapes: Shapes = {
            "observations": ([games, encoding.size], checked_dtype(dtype)),
            "masks": ([games, encoding.move_count], "uint8"),
            "rewards": ([games, SEATS], "float32"),
            "info": ([games, INFO], "uint8"),
            "actions": ([games], "int32"),
        }
        each = games // workers
        told: list[bytes] = []
        file = shared_file(shapes)
        try:
            for begin in range(0, games, each):
                seeds = [mixed_seed(seed, at) for at in range(begin, begin + each)]
                batch = {"game": game, "games": each, "seeds": seeds, "dtype": dtype}
                part = {"file": str(file), "shapes": shapes, "begin": begin, "end": begin + each}
                told.append(json.dumps({**part, "batch": batch, "options": settings}).encode())
            self.memory = Memory(file, shapes)
            self.games = games
            arrays = self.memory.arrays
            self.observations = arrays["observations"]
            self.masks = arrays["masks"]
            self.rewards = arrays["rewards"]
            self.actions = arrays["actions"]
            self.info = arrays["info"]
            self.facts = Facts(self.info)
            self.seats = self.facts.seats
            self.ends = self.facts.ends
            self.points = self.facts.points
            self.finals = self.facts.finals
            self.winners = self.facts.winners
            self.lengths = self.facts.lengths
            self.begun = False
            self.closed = False
            for settings_of in told:
                self.workers.append(Worker())
                self.workers[-1].ask(settings_of)
            self.waiting = True
            self.receive()  # errors in the settings are said now
        except TypeError as error:  # something that cannot be sent
            raise TrailbossError(say("error-env-settings", problem=str(error))) from error
        finally:
            file.unlink()  # whoever has it in memory keeps it

    def tell(self, what: bytes) -> None:
        self.check()
        for worker in self.workers:
            worker.ask(what)
        self.waiting = True

    def check(self) -> None:
        if self.closed:
            raise TrailbossError(say("error-env-closed"))

    def receive(self) -> None:
        """Wait until all processes are ready."""
        if self.closed or not self.waiting:
            return
        self.waiting = False
        answers = [worker.answer() for worker in self.workers]
        problems = [answer for answer in answers if answer != b""]
        if problems:
            self.close()
            told = problems[0]
            raise TrailbossError(told.decode() if told else say("error-env-process"))

    def reset(self) -> None:
        self.receive()
        self.tell(RESET)
        self.receive()
        self.begun = True

    def send(self, actions: Any) -> None:
        """Let the processes make these moves. If one of them is not legal, none is made."""
        self.check()
        if not self.begun:
            raise TrailbossError(say("error-env-reset"))
        self.receive()
        chosen = checked_actions(actions, self.games)
        check_legal(chosen, self.masks)
        self.actions[:] = chosen
        self.tell(STEP)

    def step(self, actions: Any) -> None:
        self.send(actions)
        self.receive()

    def sample(self) -> NDArray[Any]:
        """A legal action for every game, drawn at random."""
        self.check()
        if not self.begun:
            raise TrailbossError(say("error-env-reset"))
        self.receive()
        self.tell(SAMPLE)
        self.receive()
        return self.actions.copy()

    def close(self) -> None:
        self.closed = True
        for worker in self.workers:
            worker.close()
        until = time.monotonic() + GRACE
        for worker in self.workers:
            worker.end(until - time.monotonic())
        self.workers = []

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
