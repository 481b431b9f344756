"""The same games on a Ray cluster. Every node needs the same version of Trailboss."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Sequence
from functools import partial
from typing import Any

import trailboss
from trailboss.arena.pool import Carrier
from trailboss.core.errors import TrailbossError
from trailboss.elsewhere.crew import Answers
from trailboss.elsewhere.worker import answering

LOCAL = "local"
AUTO = "auto"
CLIENT = "ray://"
PATIENCE = 10.0  # seconds for a cluster to answer


def cluster(address: str, workers: int | None) -> Carrier:
    """Workers on a cluster; `local` starts one on this machine for the time being."""
    return partial(answers_on_ray, address=address, workers=workers)


def answers_on_ray(
    entry: str, questions: Sequence[bytes], address: str, workers: int | None
) -> Answers:
    """As `answers_of`, on a cluster. Close the iterator to stop: what is under way is given up."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    connect(ray, address, workers)
    try:
        slots = workers or int(ray.cluster_resources().get("CPU", 1))
        task = ray.remote(remote_answer)
        left = list(reversed(list(enumerate(questions))))
        waiting: dict[Any, int] = {}
        while left or waiting:
            while left and len(waiting) < slots:
                number, question = left.pop()
                waiting[task.remote(entry, question, trailboss.__version__)] = number
            ready, _ = ray.wait(list(waiting), num_returns=1)
            for reference in ready:
                number = waiting.pop(reference)
                try:
                    answer = ray.get(reference)
                except ray.exceptions.RayError as error:
                    raise TrailbossError(f"Ray lost a game of the match: {error}") from error
                if answer is None:
                    raise TrailbossError(
                        f"a node of the cluster has another version of Trailboss, and"
                        f" {trailboss.__version__} is needed"
                    )
                yield number, answer
    finally:
        ray.shutdown()


def connect(ray: Any, address: str, workers: int | None) -> None:
    """Join a cluster, or start one here."""
    about: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    if address == LOCAL:
        about |= {"num_cpus": workers, "include_dashboard": False}
    try:
        ray.init(address=address, **about)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise TrailbossError(f"there is no Ray cluster at {address}: {error}") from error


def check_address(address: str) -> None:
    """Ray itself tries for many minutes to reach a cluster that is not there."""
    if address in (LOCAL, AUTO):
        return
    host, colon, port = address.removeprefix(CLIENT).rpartition(":")
    if not colon or not host or not port.isdecimal():
        raise TrailbossError(
            f"the address of a Ray cluster is HOST:PORT, {CLIENT}HOST:PORT, {AUTO} for one on this"
            f" machine or {LOCAL} to start one, not {address!r}"
        )
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError, UnicodeError) as error:
        raise TrailbossError(f"there is no Ray cluster at {address}: {error}") from error


def remote_answer(entry: str, question: bytes, version: str) -> bytes | None:
    """One answer, on whatever node it is; None where that has another version."""
    return answering(entry)(question) if trailboss.__version__ == version else None
