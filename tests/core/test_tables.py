"""Overlays: what one title, or a player's file, lays over the tables of another."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from trailboss.core.schema import check, digest
from trailboss.core.tables import Data, Files, TableError, merge, read_toml, table_names
from trailboss.kansas.load import SCHEMA, make_tables, read_edition

SMALL: Data = {
    "title": {"id": "~id", "players": "[number]", "family": "~id?"},
    "map": {
        "length": "number",
        "note": "~text?",
        "roads": [{"id": "id", "cost": "number", "to": "@map.towns?", "action": "effect?"}],
        "links": [{"_key": ["between"], "between": "[id]", "vp": "number?"}],
        "towns": {"*": {"size": "number"}},
        "piles": [{"_key": [], "count": "number"}],
    },
    "extra": {"_optional": True, "count": "number"},
}
BASE: Files = {
    "title": {"id": "small", "players": [2, 4]},
    "map": {
        "length": 3,
        "roads": [
            {"id": "a", "cost": 1},
            {"id": "b", "cost": 2, "to": "x"},
            {"id": "c", "cost": 3},
        ],
        "links": [{"between": ["a", "b"], "vp": 1}, {"between": ["b", "c"]}],
        "towns": {"x": {"size": 1}, "y": {"size": 2}},
        "piles": [{"count": 1}, {"count": 2}],
    },
    "extra": {"count": 7},
}


def laid(text: str, name: str = "map") -> Files:
    """The small tables with an overlay of one file, given as TOML."""
    merged = merge(BASE, {name: read_toml(text, f"{name}.toml")}, SMALL)
    check(merged, SMALL)
    return merged


def row(files: Files, name: str) -> Any:
    return next(entry for entry in files["map"]["roads"] if entry["id"] == name)


def ids(files: Files) -> list[str]:
    return [entry["id"] for entry in files["map"]["roads"]]


def test_the_small_tables_are_in_order() -> None:
    check(BASE, SMALL)


def test_figures_and_plain_lists_are_replaced() -> None:
    assert laid("length = 5")["map"]["length"] == 5
    assert laid("players = [1, 2]", "title")["title"] == {"id": "small", "players": [1, 2]}


def test_rows_are_merged_by_their_key() -> None:
    merged = laid('roads = [{ id = "b", cost = 9 }]')
    assert row(merged, "b") == {"id": "b", "cost": 9, "to": "x"}
    assert ids(merged) == ["a", "b", "c"]


def test_a_row_can_be_called_by_another_key_than_its_id() -> None:
    merged = laid('links = [{ between = ["a", "b"], vp = 4 }]')
    assert merged["map"]["links"] == [{"between": ["a", "b"], "vp": 4}, {"between": ["b", "c"]}]


def test_new_rows_come_last_or_after_another() -> None:
    assert ids(laid('roads = [{ id = "d", cost = 1 }]')) == ["a", "b", "c", "d"]
    merged = laid(
        'roads = [{ id = "d", cost = 1, after = "a" }, { id = "e", cost = 1, after = "d" }]'
    )
    assert ids(merged) == ["a", "d", "e", "b", "c"]
    assert "after" not in row(merged, "d")
    assert ids(laid('roads = [{ id = "a", after = "b" }]')) == ["b", "a", "c"]


def test_remove_takes_rows_and_keys_away() -> None:
    merged = laid('remove = ["a", "b c"]')
    assert ids(merged) == ["b", "c"]
    assert merged["map"]["links"] == [{"between": ["a", "b"], "vp": 1}]
    assert "y" not in laid('towns.remove = ["y"]')["map"]["towns"]
    assert row(laid('roads = [{ id = "b", remove = ["to"] }]'), "b") == {"id": "b", "cost": 2}


def test_a_list_that_is_removed_and_given_is_replaced() -> None:
    assert ids(laid('remove = ["roads"]\nroads = [{ id = "z", cost = 1 }]')) == ["z"]


def test_the_title_can_do_without_a_table() -> None:
    merged = laid('remove = ["extra"]', "title")
    assert list(merged) == ["title", "map"]
    assert merged["title"] == BASE["title"]


def test_a_table_the_base_has_not_is_added() -> None:
    base = {name: BASE[name] for name in ("title", "map")}
    assert merge(base, {"extra": {"count": 1}}, SMALL)["extra"] == {"count": 1}


def test_rows_without_a_key_are_replaced_together() -> None:
    assert laid("piles = [{ count = 5 }]")["map"]["piles"] == [{"count": 5}]


def test_tables_are_merged_key_by_key() -> None:
    towns = laid("[towns]\nx = { size = 8 }\nz = { size = 1 }")["map"]["towns"]
    assert towns == {"x": {"size": 8}, "y": {"size": 2}, "z": {"size": 1}}


def test_neither_side_is_changed() -> None:
    before = repr(BASE)
    laid('remove = ["a"]\nroads = [{ id = "b", cost = 9 }]\ntowns.x.size = 4')
    assert repr(BASE) == before


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("lenth = 5", "map.toml: lenth is not known here; known are length, note, roads, links"),
        (
            'roads = [{ id = "b", price = 9 }]',
            "map.toml: roads b: price is not known here; known are id, cost, to, action",
        ),
        ('roads = [{ id = "d" }]', "map.toml: roads d: cost is missing"),
        ("roads = [{ cost = 3 }]", "map.toml: roads 1: id is missing"),
        ("roads = 3", "map.toml: roads should be a list of rows, not 3"),
        (
            'roads = [{ id = "b", cost = "9" }]',
            "map.toml: roads b: cost should be a whole number, not '9'",
        ),
        ('roads = [{ id = "b", to = "q" }]', "map.toml: roads b: to is q, which is none of x, y"),
        ('roads = [{ id = "a" }, { id = "a" }]', "map.toml: roads a is there twice"),
        (
            'roads = [{ id = "d", cost = 1, after = "q" }]',
            "map.toml: roads d: after names q, which is not there; there are a, b, c",
        ),
        (
            'remove = ["q"]',
            "map.toml: remove names q, which is not there; there are length, roads, links, towns",
        ),
        ('remove = "a"', "map.toml: remove should be a list, each a text, not 'a'"),
        ("towns.x = 3", "map.toml: towns: x should be a table, not 3"),
        ("towns.x.sise = 3", "map.toml: towns x: sise is not known here; known are size"),
        ('links = [{ between = "a" }]', "map.toml: links a: between should be a list, each a text"),
    ],
)
def test_errors_name_file_row_and_key(text: str, said: str) -> None:
    with pytest.raises(TableError) as caught:
        laid(text)
    assert str(caught.value).startswith(said)
    assert caught.value.text("de") != str(caught.value) != caught.value.text("fr")


def test_an_unknown_table_is_named_with_those_there_are() -> None:
    with pytest.raises(
        TableError, match=r"maps.toml: there is no table maps; there are title, map"
    ):
        merge(BASE, {"maps": {}}, SMALL)


def test_a_player_s_file_is_called_by_its_own_name() -> None:
    with pytest.raises(TableError, match=r"^my.toml: map roads b: price is not known here"):
        merge(BASE, {"map": {"roads": [{"id": "b", "price": 1}]}}, SMALL, "my.toml: {}")


def test_a_file_that_is_no_toml_is_named_with_the_line() -> None:
    with pytest.raises(TableError, match=r"map.toml is no TOML file: .*line 3"):
        read_toml("length = 3\nroads = [\n} ", "map.toml")


# The hash ---------------------------------------------------------------------------------------


def test_what_matters_to_play_changes_the_hash_and_nothing_else_does() -> None:
    before = digest(BASE, SMALL)
    assert digest(laid('note = "a remark"'), SMALL) == before
    assert digest(laid('id = "other"', "title"), SMALL) == before
    assert digest(laid("length = 4"), SMALL) != before
    assert digest(laid('roads = [{ id = "a", after = "b" }]'), SMALL) != before
    turned = {**BASE, "map": {**BASE["map"], "towns": {"y": {"size": 2}, "x": {"size": 1}}}}
    assert digest(turned, SMALL) != before  # things are numbered in the order of their table
    shuffled = {name: dict(reversed(BASE[name].items())) for name in reversed(BASE)}
    assert digest(shuffled, SMALL) == before


# The first edition ------------------------------------------------------------------------------


def test_the_first_edition_is_an_overlay_of_at_most_110_lines() -> None:
    folder = Path(__file__).parents[2] / "src/trailboss/kansas/data/first-edition"
    lines = [
        line
        for file in folder.glob("*.toml")
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.strip() and not line.strip().startswith("#")
    ]
    assert len(lines) <= 110


def test_every_table_of_a_schema_is_read() -> None:
    assert table_names(SCHEMA)[0] == "title"
    assert set(read_edition("second-edition")) == set(table_names(SCHEMA))
    assert "automa" not in read_edition("first-edition")


def test_an_effect_that_is_none_is_found() -> None:
    data = read_edition("second-edition")
    data["buildings"]["private"]["3b"]["actions"] = ["auxiliary double", "fly 1"]
    with pytest.raises(
        TableError, match=r"buildings.toml: private 3b actions: fly 1 is not an eff"
    ):
        make_tables(data)
