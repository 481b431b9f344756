"""Piles: counts by kind with their sum in the last place."""

from __future__ import annotations

import pytest

from trailboss.core.pile import draw, empty, pour, put, size, take
from trailboss.core.source import ScriptedSource, SeededSource


def test_putting_and_taking() -> None:
    pile = empty(3)
    assert pile == [0, 0, 0, 0]
    put(pile, 1)
    put(pile, 2, 4)
    assert pile == [0, 1, 4, 5]
    take(pile, 2)
    assert pile == [0, 1, 3, 4]
    assert size(pile) == 4


def test_pouring_moves_everything() -> None:
    into = [1, 0, 2, 3]
    pile = [0, 2, 1, 3]
    pour(into, pile)
    assert into == [1, 2, 3, 6]
    assert pile == [0, 0, 0, 0]
    pour(into, pile)
    assert into == [1, 2, 3, 6]


def test_drawing_takes_what_the_source_names() -> None:
    pile = [1, 2, 0, 3]
    assert draw(pile, ScriptedSource([1]), 0) == 1
    assert pile == [1, 1, 0, 2]


@pytest.mark.parametrize("seed", range(5))
def test_a_pile_is_drawn_to_its_end(seed: int) -> None:
    source = SeededSource(seed)
    pile = [3, 0, 1, 2, 6]
    drawn = [draw(pile, source, 0) for _ in range(6)]
    assert sorted(drawn) == [0, 0, 0, 2, 3, 3]
    assert pile == [0, 0, 0, 0, 0]


def test_every_order_comes_up() -> None:
    """Two red and one blue card have three orders, all equally likely."""
    source = SeededSource(8)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(3000):
        pile = [2, 1, 3]
        order = tuple(draw(pile, source, 0) for _ in range(3))
        counts[order] = counts.get(order, 0) + 1
    assert sorted(counts) == [(0, 0, 1), (0, 1, 0), (1, 0, 0)]
    assert all(abs(count - 1000) < 130 for count in counts.values())
