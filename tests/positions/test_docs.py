"""docs/positions.md names every key there is, and its example can be loaded."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import trailboss
from tests.positions.kit import part_way
from trailboss.core.sheet.shapes import Map, Rows
from trailboss.positions import sheet_of

PAGE = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("title", "players"),
    [("first-edition", 2), ("second-edition", 1), ("second-edition", 3), ("el-paso", 1)],
)
def test_every_key_is_specified(title: str, players: int) -> None:
    options = {"simmental": True} if title == "second-edition" else {}
    game = part_way(title, players, 1, 10, **options)
    sheet = sheet_of(game.ruleset, game.state)
    table, _, seat = PAGE.partition("### A seat")
    for field in sheet.table:
        assert f"`{field.key}`" in table, field.key
    for field in sheet.seat:
        assert f"`{field.key}`" in seat, field.key
    assert any(isinstance(field.shape, Map) for field in sheet.table)
    assert any(isinstance(field.shape, Rows) for field in sheet.table) or title == "el-paso"


def test_the_example_can_be_loaded() -> None:
    found = re.search(r"## The text\n\n```\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    # The page shows today's version of a title without saying so everywhere.
    text = re.sub(r"second-edition \S+", "second-edition", found[1])
    game = trailboss.load_position(text, seed=1)
    assert game.names == ["Ann", "Bob"]
    assert game.seat == 1
