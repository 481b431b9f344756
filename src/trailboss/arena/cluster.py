"""The same games on a Ray cluster. Every node needs the same version of Trailboss."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterable
from typing import Any

import trailboss
from trailboss.arena.match import GameResult, Match
from trailboss.arena.pool import Answers, answer_to
from trailboss.core.errors import TrailbossError

LOCAL = "local"
AUTO = "auto"
CLIENT = "ray://"
PATIENCE = 10.0  # seconds for a cluster to answer


def play_games_on_ray(
    match: Match, indices: Iterable[int], address: str, workers: int | None
) -> Answers:
    """Play games of a match on a cluster; `local` starts one on this machine for the time being.

    Close the iterator to stop: what is under way is given up then.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    connect(ray, address, workers)
    try:
        slots = workers or int(ray.cluster_resources().get("CPU", 1))
        task = ray.remote(remote_answer)
        shared = ray.put(match)
        left = list(reversed(list(indices)))
        waiting: dict[Any, int] = {}
        while left or waiting:
            while left and len(waiting) < slots:
                index = left.pop()
                waiting[task.remote(shared, index, trailboss.__version__)] = index
            ready, _ = ray.wait(list(waiting), num_returns=1)
            for reference in ready:
                index = waiting.pop(reference)
                try:
                    failed, answer = ray.get(reference)
                except ray.exceptions.RayError as error:
                    raise TrailbossError(f"Ray lost game {index} of the match: {error}") from error
                if failed:
                    raise TrailbossError(f"game {index} of the match could not be played: {answer}")
                yield index, answer
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


def remote_answer(match: Match, index: int, version: str) -> tuple[bool, GameResult | str]:
    """One game, on whatever node it is."""
    if trailboss.__version__ != version:
        return True, f"the node has Trailboss {trailboss.__version__}, and {version} is needed"
    return answer_to(match, index)
