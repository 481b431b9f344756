"""How long Python's search for garbage stops a server, told by the server's own process."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

# Read by every Python that is started meanwhile. A line for each search of a server: when it
# ended, of which generation, and the processor time it took, which no other work changes.
CUSTOMIZED = """
import gc, json, sys, time
out = open({path!r}, "a", buffering=1)
began = 0.0
def searched(phase, told):
    global began
    if phase == "start":
        began = time.thread_time()
    else:
        took = time.thread_time() - began
        out.write(json.dumps([time.monotonic(), told["generation"], took]) + "\\n")
if "serve" in sys.orig_argv:
    gc.callbacks.append(searched)
"""


@contextmanager
def searches_in(folder: Path) -> Iterator[Path]:
    """A file with the searches of all servers started meanwhile."""
    path = folder / "searches"
    path.touch()
    place = folder / "site"
    place.mkdir()
    (place / "sitecustomize.py").write_text(CUSTOMIZED.format(path=str(path)))
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(place), before]))
    try:
        yield path
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


def searches(path: Path, since: float) -> list[str]:
    took: dict[int, list[float]] = {}
    for at, generation, seconds in map(json.loads, path.read_text().splitlines()):
        if at >= since:
            took.setdefault(generation, []).append(1000 * seconds)
    return [
        f"searches for garbage, generation {generation}: {len(ms)}, the longest {max(ms):.1f} ms"
        for generation, ms in sorted(took.items())
    ]
