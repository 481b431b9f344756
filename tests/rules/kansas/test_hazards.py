"""Hazards: 2E-HZ."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table
from trailboss.kansas import constants as k

KINDS = ("flood", "drought", "rockfall")


def hazard_chosen(t: Table, tile: str) -> Table:
    """The tile is chosen in subphase 1 of a visit to Kansas City."""
    t.no_tokens().foresights((tile, None), (None, None), (None, None)).city()
    return t.play("enter Kansas City", f"foresight {tile}")


def occupied(t: Table, kind: str) -> list[int]:
    """The numbers of a kind's spaces that hold a tile."""
    return [n for n in range(1, 5) if t.tile_on(f"{kind.upper()}-{n}") != k.EMPTY]


def removing(t: Table, space: str = "FLOOD-1") -> Table:
    """At F, with 7 dollars: a hazard is taken away."""
    return t.no_tokens().money(0, 7).visit("F").play("do hazard 7", f"hazard {space}")


@rule("2E-HZ-01")
@pytest.mark.parametrize("kind", KINDS)
def test_a_hazard_goes_to_the_lowest_empty_number_of_its_kind(edition: str, kind: str) -> None:
    t = Table(edition)
    for number in range(1, 5):
        hazard_chosen(t, f"{kind}-3-black")
        assert occupied(t, kind) == list(range(1, number + 1))
    for other in KINDS:
        if other != kind:
            assert occupied(t, other) == []


@rule("2E-HZ-01")
def test_a_gap_is_filled_first(edition: str) -> None:
    t = Table(edition).tile("DROUGHT-1", "drought-4-green").tile("DROUGHT-3", "drought-2-black")
    hazard_chosen(t, "drought-2-green")
    assert t.tile_on("DROUGHT-2") == k.TILE + t.tables.tile_names.index("drought-2-green")
    assert occupied(t, "drought") == [1, 2, 3]
    assert occupied(t, "flood") == []


@rule("2E-HZ-01")
def test_a_space_freed_by_a_removal_is_filled_again(edition: str) -> None:
    t = Table(edition)
    for number in range(1, 4):
        t.tile(f"FLOOD-{number}", "flood-4-green")
    removing(t, "FLOOD-1")
    assert occupied(t, "flood") == [2, 3]
    hazard_chosen(t, "flood-3-green")
    assert occupied(t, "flood") == [1, 2, 3]


@rule("2E-HZ-01")
def test_a_space_freed_by_a_removal_costs_no_step_and_no_fee(edition: str) -> None:
    t = Table(edition).no_tokens().tile("FLOOD-1", "flood-4-green").at(0, "A").money(0, 9).turn(0)
    through = ["move to FLOOD-1 via FLOOD-1", "move to B via FLOOD-1", "move to C via FLOOD-1"]
    assert t.legal("move to ")[-3:] == through  # three steps: the tile, B, C
    t.play("move to B via FLOOD-1")
    assert t.p(0).money == 7  # a green hand
    t = Table(edition).tile("FLOOD-1", "flood-4-green")
    removing(t).at(0, "A").money(0, 9).turn(0)
    assert [move for move in t.legal("move to ") if "FLOOD" in move] == []
    assert "move to E" in t.legal()  # B, C, E: three steps, and both branches cost the same
    t.play("move to B")
    assert t.p(0).money == 9


@rule("2E-HZ-02")
@pytest.mark.parametrize("kind", KINDS)
def test_a_hazard_without_a_space_leaves_the_game(edition: str, kind: str) -> None:
    t = Table(edition).no_tokens()
    for number in range(1, 5):
        t.tile(f"{kind.upper()}-{number}", f"{kind}-4-green")
    before = t.s.trail[:]
    other = "drought" if kind == "flood" else "flood"
    t.foresights((f"{kind}-2-black", f"{other}-2-black"), (None, None), (None, None)).city()
    t.play("enter Kansas City")
    assert sorted(t.legal()) == sorted(
        [f"foresight {kind}-2-black", f"foresight {other}-2-black"]
    )  # it may be chosen all the same
    t.play(f"foresight {kind}-2-black")
    assert t.s.trail == before
    tile = t.tables.tile_names.index(f"{kind}-2-black")
    assert (t.s.box_tiles[tile], t.s.box_tiles[-1]) == (1, 1)
    assert t.p(0).taken[-1] == 0


def three_hazards(t: Table) -> Table:
    return (
        t.no_tokens()
        .tile("FLOOD-2", "flood-2-green")
        .tile("DROUGHT-1", "drought-3-black")
        .tile("ROCKFALL-4", "rockfall-4-green")
    )


ALL_THREE = ["hazard FLOOD-2", "hazard DROUGHT-1", "hazard ROCKFALL-4"]


def took_rockfall(t: Table) -> bool:
    """The 4-point rockfall tile lies in front of the player and nowhere else."""
    tile = t.tables.tile_names.index("rockfall-4-green")
    return (
        t.p(0).taken[tile] == t.p(0).taken[-1] == 1
        and t.tile_on("ROCKFALL-4") == k.EMPTY
        and t.tile_on("FLOOD-2") != k.EMPTY
        and t.s.box_tiles[-1] == 0
    )


@rule("2E-HZ-03")
def test_f_takes_any_hazard_for_7(edition: str) -> None:
    t = three_hazards(Table(edition)).money(0, 8).visit("F").play("do hazard 7")
    assert t.legal() == ALL_THREE
    t.play("hazard ROCKFALL-4")
    assert t.p(0).money == 1
    assert took_rockfall(t)
    assert t.game.scores()[0].lines["hazards"] == 4  # kept for its VP
    assert t.legal("do hazard") == []  # once a visit


@rule("2E-HZ-03")
def test_4a_takes_any_hazard_for_5(edition: str) -> None:
    t = (
        three_hazards(Table(edition))
        .money(0, 5)
        .build(0, 4, "A-1")
        .visit("A-1")
        .play("do hazard 5")
    )
    assert t.legal() == ALL_THREE
    t.play("hazard ROCKFALL-4")
    assert t.p(0).money == 0
    assert took_rockfall(t)


@rule("2E-HZ-03")
def test_11a_removes_two_hazards_for_2_each() -> None:
    t = three_hazards(Table("second-edition")).money(0, 5).build(0, 11, "A-1").visit("A-1")
    assert t.legal("do ") == ["do hazard 2"]
    t.play("do hazard 2")
    assert t.legal() == ALL_THREE
    t.play("hazard ROCKFALL-4")
    assert t.p(0).money == 3
    assert took_rockfall(t)
    assert t.legal("do ") == ["do hazard 2"]  # the second one, a local action of its own
    t.play("do hazard 2", "hazard FLOOD-2")
    assert (t.p(0).money, t.p(0).taken[-1]) == (1, 2)
    assert t.legal() == ["done"]


@rule("2E-HZ-03")
def test_11a_may_be_used_for_one_hazard_only() -> None:
    t = three_hazards(Table("second-edition")).money(0, 2).build(0, 11, "A-1").visit("A-1")
    t.play("do hazard 2", "hazard FLOOD-2")
    assert (t.p(0).money, t.legal("do ")) == (0, [])


@rule("2E-HZ-03")
def test_the_4th_cowboy_takes_any_hazard_for_nothing(edition: str) -> None:
    t = three_hazards(Table(edition)).money(0, 6).workers(0, cowboy=3).jobs("cb", "e").visit("A")
    t.play("do hire 0", "hire cowboy row 1")
    assert t.legal() == ["decline", "do hazard 0"]
    t.play("do hazard 0")
    assert t.legal() == ALL_THREE
    t.play("hazard ROCKFALL-4")
    assert t.p(0).money == 0
    assert took_rockfall(t)


def master_1(t: Table) -> Table:
    """SM1 has just been taken at S1; all money is spent on the station."""
    t.station_master("S1", "SM1").engine(0, "4").money(0, 2).workers(0, cowboy=2)
    t.visit("G").play("do engine engineers", "engine to T4", "upgrade S1", "disc aux-money")
    return t.play("appoint cowboy")


@rule("2E-HZ-03")
def test_station_master_1_takes_any_hazard_for_nothing(edition: str) -> None:
    t = master_1(three_hazards(Table(edition)))
    assert t.legal() == ["decline", "do hazard 0"]
    t.play("do hazard 0")
    assert t.legal() == ALL_THREE
    t.play("hazard ROCKFALL-4")
    assert t.p(0).money == 0
    assert took_rockfall(t)


@rule("2E-HZ-04")
def test_without_a_hazard_on_the_trail_it_is_not_available(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 50).tile("OUTLAW-1", "green-outlaw")
    assert t.visit("F").legal("do hazard") == []
    assert t.build(0, 4, "A-1").visit("A-1").legal("do hazard") == []
    t.workers(0, cowboy=3).jobs("cb", "e").visit("A").play("do hire 0", "hire cowboy row 1")
    assert t.decision == "phase-b"  # nothing is offered by the 4th cowboy
    t.tile("DROUGHT-4", "drought-2-black")
    assert t.visit("F").legal("do hazard") == ["do hazard 7"]
    assert t.visit("A-1").legal("do hazard") == ["do hazard 5"]


@rule("2E-HZ-04")
def test_station_master_1_without_a_hazard_offers_an_outlaw_or_nothing(edition: str) -> None:
    t = master_1(Table(edition).no_tokens().tile("OUTLAW-4", "green-outlaw"))
    assert t.legal() == ["decline", "do outlaw"]
    t = master_1(Table(edition).no_tokens())
    assert t.decision == "phase-b"


@rule("2E-HZ-04")
def test_11a_without_a_hazard() -> None:
    t = Table("second-edition").no_tokens().money(0, 50).build(0, 11, "A-1")
    assert t.visit("A-1").legal("do ") == []


@rule("2E-HZ-04")
def test_with_too_little_money_it_is_not_available(edition: str) -> None:
    t = three_hazards(Table(edition)).build(0, 4, "A-1")
    assert t.money(0, 6).visit("F").legal("do hazard") == []
    assert t.money(0, 7).visit("F").legal("do hazard") == ["do hazard 7"]
    assert t.money(0, 4).visit("A-1").legal("do hazard") == []
    assert t.money(0, 5).visit("A-1").legal("do hazard") == ["do hazard 5"]


@rule("2E-HZ-04")
def test_11a_with_too_little_money() -> None:
    t = three_hazards(Table("second-edition")).build(0, 11, "A-1")
    assert t.money(0, 1).visit("A-1").legal("do ") == []
    assert t.money(0, 2).visit("A-1").legal("do ") == ["do hazard 2"]
    t.money(0, 3).visit("A-1").play("do hazard 2", "hazard FLOOD-2")
    assert t.legal("do ") == []  # one dollar is left
