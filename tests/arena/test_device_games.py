"""Games kept as the places of their moves among the legal ones: the same games as the arena's."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tools.device_games import results

from tests.arena.test_champions import match_of, timeless
from trailboss.arena.match import Match, chance_seed, play_number
from trailboss.core.source import SeededSource


def kept(match: Match, path: Path, games: int) -> None:
    """Write the file that the machine with the GPU would."""
    rules = match.rules
    lengths: list[int] = []
    chosen = bytearray()
    for index in range(games):
        source = SeededSource(chance_seed(match, index))
        position = rules.start(match.players, match.options, source)
        before = len(chosen)
        for _, code, _ in play_number(match, index).moves:
            legal = rules.legal(position)
            if len(legal) > 1:
                chosen.append(legal.index(code))
            rules.apply(position, code, source)
        lengths.append(len(chosen) - before)
    np.savez_compressed(path, lengths=lengths, chosen=np.frombuffer(bytes(chosen), np.uint8))


@pytest.mark.parametrize(("title", "players"), [("second-edition", 2), ("el-paso", 3)])
def test_they_are_played_again(title: str, players: int, tmp_path: Path) -> None:
    match = match_of(title, players, *["random"] * players)
    path = tmp_path / f"{title}-{players}.npz"
    kept(match, path, 3)
    again = dict(results(match, path))
    assert {index: timeless(one) for index, one in again.items()} == {
        index: timeless(play_number(match, index)) for index in range(3)
    }


def test_games_of_another_match_are_noticed(tmp_path: Path) -> None:
    match = match_of("el-paso", 2, "random", "random")
    path = tmp_path / "el-paso-2.npz"
    kept(match, path, 2)
    other = Match("el-paso", 2, match.options, match.bots, [], 22)
    with pytest.raises(ValueError, match=r"game \d of .*el-paso-2.npz"):
        list(results(other, path))
