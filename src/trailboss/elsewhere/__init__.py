"""Work done outside this process. docs/architecture.md says which way is for what.

This is all there is to a worker's pipes: what goes over them is bytes behind their length.
"""

from __future__ import annotations

import os
import sys
from typing import Protocol

LENGTH_BYTES = 4
GRACE = 5.0  # seconds a worker has to tidy up when nobody waits for it any more


class Readable(Protocol):
    def read(self, size: int, /) -> bytes | None: ...


def one_thread() -> None:
    """Multiply matrices in one thread, unless the environment says otherwise. Ours are small: more
    threads wait for each other, and on a busy machine they wait long. To be called before NumPy is
    imported."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def worker_command(entry: str) -> list[str]:
    """What starts a worker. `entry` is `module:function`; the function, called once in the worker,
    gives the one that turns a question into an answer."""
    return [sys.executable, "-m", "trailboss.elsewhere.worker", entry]


def framed(data: bytes) -> bytes:
    return len(data).to_bytes(LENGTH_BYTES, "big") + data


def read_frame(pipe: Readable) -> bytes:
    return read_exactly(pipe, int.from_bytes(read_exactly(pipe, LENGTH_BYTES), "big"))


def read_exactly(pipe: Readable, count: int) -> bytes:
    data = b""
    while len(data) < count:
        chunk = pipe.read(count - len(data))
        if not chunk:
            raise EOFError
        data += chunk
    return data
