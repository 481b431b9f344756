"""The same match on Ray: a real cluster on this machine, with two workers."""

from __future__ import annotations

import pytest

from tests.arena.conftest import match_of, timeless
from trailboss.arena.cluster import check_address, cluster, remote_answer
from trailboss.arena.pool import ENTRY, play_games, processes
from trailboss.core.errors import TrailbossError


def test_the_same_results_as_with_processes() -> None:
    match = match_of("random", "random:seed=2", game="el-paso")
    here, there = (
        {index: timeless(result) for index, result in play_games(match, range(12), carrier)}
        for carrier in (processes(2), cluster("local", 2))
    )
    assert sorted(here) == list(range(12))
    assert there == here


def test_a_node_of_another_version_is_refused() -> None:
    assert remote_answer(ENTRY, b"", "0.0.1") is None


def test_addresses() -> None:
    for address in ("local", "auto"):
        check_address(address)
    for address in ("somewhere", "somewhere:", ":1", "a:b", ""):
        with pytest.raises(TrailbossError, match="is HOST:PORT, ray://HOST:PORT, auto for one"):
            check_address(address)
    for address in ("127.0.0.1:9", "ray://127.0.0.1:9", "127.0.0.1:99999"):
        with pytest.raises(TrailbossError, match=f"there is no Ray cluster at {address}"):
            check_address(address)
