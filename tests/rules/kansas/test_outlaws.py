"""Outlaws: 2E-OL."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table
from trailboss.kansas import constants as k

COLOURS = ("green-outlaw", "orange-outlaw")


def chosen(t: Table, tile: str, column: int = 1) -> Table:
    """An outlaw is chosen in subphase 1 or 3 of a visit to Kansas City."""
    columns: list[tuple[str | None, str | None]] = [(None, None)] * 3
    columns[column - 1] = (tile, None)
    t.no_tokens().foresights(*columns).city()
    return t.play("enter Kansas City", f"foresight {tile}")


def occupied(t: Table) -> list[int]:
    return [n for n in range(1, 10) if t.tile_on(f"OUTLAW-{n}") != k.EMPTY]


@rule("2E-OL-01")
@pytest.mark.parametrize("column", [1, 3])
def test_outlaws_fill_the_spaces_in_order_1_to_9(edition: str, column: int) -> None:
    t = Table(edition)
    for number in range(1, 10):
        colour = COLOURS[number % 2]
        chosen(t, colour, column)
        assert occupied(t) == list(range(1, number + 1))
        assert t.tile_on(f"OUTLAW-{number}") == k.TILE + t.tables.tile_names.index(colour)


@rule("2E-OL-01")
def test_a_space_freed_earlier_is_filled_first(edition: str) -> None:
    t = Table(edition).no_tokens()
    for number in range(1, 8):
        t.tile(f"OUTLAW-{number}", "green-outlaw")
    t.visit("D").play("do outlaw", "outlaw OUTLAW-5")
    t.visit("D").play("do outlaw", "outlaw OUTLAW-7")
    assert occupied(t) == [1, 2, 3, 4, 6]
    chosen(t, "orange-outlaw")
    assert occupied(t) == [1, 2, 3, 4, 5, 6]
    chosen(t, "orange-outlaw")
    assert occupied(t) == [1, 2, 3, 4, 5, 6, 7]


@rule("2E-OL-02")
@pytest.mark.parametrize("colour", COLOURS)
def test_an_outlaw_without_a_space_leaves_the_game(edition: str, colour: str) -> None:
    t = Table(edition)
    for number in range(1, 10):
        t.tile(f"OUTLAW-{number}", "green-outlaw")
    before = t.s.trail[:]
    chosen(t, colour, 3)
    assert t.s.trail == before
    assert (t.s.box_tiles[t.tables.tile_names.index(colour)], t.s.box_tiles[-1]) == (1, 1)
    assert t.p(0).taken[-1] == 0


def section(t: Table) -> Table:
    """Outlaws beside and on the trail, of both colours, nobody has money."""
    t.no_tokens().money(0, 0)
    t.tile("OUTLAW-2", "orange-outlaw").tile("OUTLAW-4", "green-outlaw")
    return t.tile("OUTLAW-9", "orange-outlaw")


SECTION = ["outlaw OUTLAW-2", "outlaw OUTLAW-4", "outlaw OUTLAW-9"]


def took_from_2(t: Table) -> bool:
    orange = t.tables.tile_names.index("orange-outlaw")
    return (
        t.p(0).taken[orange] == t.p(0).taken[-1] == 1
        and occupied(t) == [4, 9]
        and t.s.box_tiles[-1] == 0
    )


@rule("2E-OL-03")
def test_d_takes_any_outlaw() -> None:
    t = section(Table("second-edition")).visit("D")
    assert "do outlaw" in t.legal()
    t.play("do outlaw")
    assert t.legal() == SECTION
    t.play("outlaw OUTLAW-2")
    assert took_from_2(t)
    assert t.p(0).money == 1


@rule("2E-OL-03")
def test_8a_takes_any_outlaw() -> None:
    t = section(Table("second-edition")).build(0, 8, "A-1").visit("A-1").play("do outlaw")
    assert t.legal() == SECTION
    t.play("outlaw OUTLAW-2")
    assert took_from_2(t)
    assert t.legal("do ") == ["do engine 2"]  # the auxiliary action was the other branch


@rule("2E-OL-03")
def test_the_6th_cowboy_takes_any_outlaw() -> None:
    t = section(Table("second-edition")).money(0, 6).workers(0, cowboy=5).jobs("cb", "e")
    t.visit("A").play("do hire 0", "hire cowboy row 1")
    assert t.legal() == ["decline", "do outlaw"]
    t.play("do outlaw")
    assert t.legal() == SECTION
    t.play("outlaw OUTLAW-2")
    assert took_from_2(t)
    assert t.p(0).money == 1


@rule("2E-OL-03")
def test_station_master_1_takes_any_outlaw() -> None:
    t = section(Table("second-edition")).station_master("S1", "SM1").engine(0, "4").money(0, 2)
    t.workers(0, cowboy=2).visit("G")
    t.play("do engine engineers", "engine to T4", "upgrade S1", "disc aux-money", "appoint cowboy")
    assert t.legal() == ["decline", "do outlaw"]
    t.play("do outlaw")
    assert t.legal() == SECTION
    t.play("outlaw OUTLAW-2")
    assert took_from_2(t)


@rule("2E-OL-03")
def test_nothing_is_ever_paid() -> None:
    t = Table("second-edition").no_tokens().money(0, 0)
    for number in range(1, 10):
        t.tile(f"OUTLAW-{number}", "orange-outlaw")
    t.visit("D").play("do outlaw")
    assert t.legal() == [f"outlaw OUTLAW-{number}" for number in range(1, 10)]


@rule("2E-OL-03")
def test_with_no_outlaw_in_the_section_it_is_not_available(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 50).tile("FLOOD-1", "flood-4-green")
    assert t.visit("D").legal("do ") == ["do pay 2 => engine 2", "do auxiliary double"]
    t.build(0, 8, "A-1")
    assert t.visit("A-1").legal("do ") == ["do auxiliary double", "do engine 2"]
    t.workers(0, cowboy=5).jobs("cb", "e").visit("A").play("do hire 0", "hire cowboy row 1")
    assert t.decision == "phase-b"
    t.tile("OUTLAW-9", "green-outlaw")
    assert "do outlaw" in t.visit("D").legal()
    assert "do outlaw" in t.visit("A-1").legal()


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(
    ("number", "dollars", "tokens"),
    [
        (1, 0, 1),
        (2, 1, 0),
        (3, 2, 0),
        (4, 3, 0),
        (5, 4, 0),
        (6, 5, 0),
        (7, 6, 0),
        (8, 8, 0),
        (9, 10, 0),
    ],
)
@rule("2E-OL-04")
def test_the_reward_is_that_of_the_space(
    number: int, dollars: int, tokens: int, colour: str
) -> None:
    t = Table("second-edition").no_tokens().money(0, 20).tile(f"OUTLAW-{number}", colour)
    t.visit("D").play("do outlaw", f"outlaw OUTLAW-{number}")
    assert (t.p(0).money, t.p(0).tokens) == (20 + dollars, tokens)
    assert t.p(0).taken[t.tables.tile_names.index(colour)] == 1


@rule("2E-OL-04")
def test_a_token_from_outlaw_1_can_be_used_at_once() -> None:
    t = Table("second-edition").no_tokens().tile("OUTLAW-1", "green-outlaw").visit("D")
    assert t.legal("exchange") == []
    t.play("do outlaw", "outlaw OUTLAW-1")
    assert t.legal("exchange") == ["exchange 1"]
