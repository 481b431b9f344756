"""Chapter BL: placing and replacing buildings."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.elpaso.table import Table, listening
from trailboss.core.events import EV_BUILT, EV_MONEY
from trailboss.elpaso import constants as k
from trailboss.elpaso.events import EV_SPENT
from trailboss.elpaso.load import make_tables, read_edition
from trailboss.elpaso.rules import ElPasoRules

COSTS = {"S1": 3, "S2": 1, "S3": 0, "S4": 3, "S5": 3, "S6": 1, "S7": 0, "S8": 1, "S9": 0}
IN_ORDER = ("S1", "S3", "S2", "S4", "S5", "S7", "S6", "S9", "S8")


def builder(builders: int = 6, money: int = 50, players: int = 2) -> Table:
    return (
        Table(players=players)
        .hand(0, *["criollo"] * 4)
        .money(0, money)
        .workers(0, builder=builders)
    )


def building(t: Table) -> Table:
    """Seat 0 chooses what to build."""
    return t.visit("E").play("do build")


def on(t: Table, space: str) -> list[int]:
    """The kinds that may be built on a space."""
    return [int(move.split(" ")[1]) for move in t.legal("build ") if move.endswith(f" {space}")]


# Placing ----------------------------------------------------------------------------------------


@rule("EP-BL-01")
def test_vector_4() -> None:
    t = building(builder(2, 4)).play("build 2 on S9")
    assert (t.ready(), t.p(0).money) == ({}, 0)
    assert t.cards(t.p(0).discard) == {"builder": 2}
    assert t.tile_on("S9") == "2a of 0"


@rule("EP-BL-01")
@pytest.mark.parametrize("kind", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("space", COSTS)
def test_the_cost_of_tile_and_space(kind: int, space: str) -> None:
    t = building(builder(6, 20)).play(f"build {kind} on {space}")
    assert t.p(0).money == 20 - 2 * kind - COSTS[space]
    assert t.ready() == ({"builder": 6 - kind} if kind < 6 else {})
    assert t.tile_on(space) == f"{kind}a of 0"
    # The display had two of each kind.
    assert t.s.buildings[kind] == 1
    assert sum(t.s.buildings) == 11


@rule("EP-BL-01")
def test_any_empty_building_space() -> None:
    t = building(builder().build(1, 2, "S4"))
    assert [space for space in t.tables.spaces if on(t, space)] == [
        space for space in IN_ORDER if space != "S4"
    ]
    assert on(t, "S9") == [1, 2, 3, 4, 5, 6]


@rule("EP-BL-01")
def test_tile_and_space_must_be_paid_together() -> None:
    # $5: kind 1 anywhere, kind 2 where it costs at most $1.
    t = building(builder(6, 5))
    assert t.legal("build") == [f"build 1 on {space}" for space in IN_ORDER] + [
        f"build 2 on {space}" for space in IN_ORDER if COSTS[space] <= 1
    ]
    # Three builders are no more than kind 3.
    assert on(building(builder(3)), "S9") == [1, 2, 3]
    # Nothing affordable: no build action.
    assert "do build" not in builder(6, 1).visit("E").legal()
    assert "do build" not in builder(0, 50).visit("E").legal()
    for space in ("S3", "S7", "S9"):
        t = builder(1, 2)
        for other in {"S3", "S7", "S9"} - {space}:
            t.build(1, 2, other)
        assert building(t).legal("build") == [f"build 1 on {space}"]
    assert "do build" not in (
        builder(1, 2).build(1, 2, "S3").build(1, 2, "S7").build(1, 3, "S9").visit("E").legal()
    )


@rule("EP-BL-01")
def test_only_what_the_display_has() -> None:
    t = building(builder().building_display(0, 2, 1, 0, 2, 2))
    assert on(t, "S9") == [2, 3, 5, 6]
    t.play("build 3 on S9")
    assert t.s.buildings == [0, 0, 2, 0, 0, 2, 2]
    # The dearest kind alone is enough for the action.
    assert on(building(builder().building_display(0, 0, 0, 0, 0, 1)), "S9") == [6]
    assert "do build" not in builder().building_display(0, 0, 0, 0, 0, 0).visit("E").legal()


@rule("EP-BL-02")
def test_placing_uses_an_ownership_marker() -> None:
    t = building(builder()).play("build 1 on S9")
    assert t.p(0).markers == 1
    assert t.game.observe(None)["ring"]["S9"] == {"tile": "1a", "owner": 0}
    # Two tiles of one kind may be had.
    building(t.play("done")).play("build 1 on S7")
    assert t.p(0).markers == 0
    assert (t.tile_on("S7"), t.tile_on("S9")) == ("1a of 0", "1a of 0")
    assert t.s.buildings[1] == 0


@rule("EP-BL-02")
def test_with_both_markers_out_only_replacing_is_possible() -> None:
    t = builder().build(0, 3, "S1").build(0, 6, "S2")
    building(t)
    assert t.legal("build") == ["build 4 on S1", "build 5 on S1", "build 6 on S1"]
    t.refuses("build 1 on S9")
    # With both at the highest kind there is nothing to build at all.
    t = builder().build(0, 6, "S1").build(0, 6, "S2").visit("E")
    assert "do build" not in t.legal()


@rule("EP-BL-01", "EP-BL-04")
def test_what_is_built_is_told_with_its_price() -> None:
    t = building(builder().build(0, 2, "S1"))
    told = listening(t)
    t.play("build 3 on S4")
    assert told == [
        (EV_BUILT, 0, 3, t.space("S4"), 9),
        (EV_MONEY, 0, -9, 0, 0),
        (EV_SPENT, 0, k.BUILDER, 3, 0),
    ]
    building(t.play("done").workers(0, builder=6))
    told.clear()
    t.play("build 4 on S1")
    assert told[0] == (EV_BUILT, 0, 4, t.space("S1"), 4)  # two more, no space


# Replacing --------------------------------------------------------------------------------------


@rule("EP-BL-03")
@pytest.mark.parametrize("kind", [1, 2, 3, 4, 5, 6])
def test_only_by_a_dearer_tile(kind: int) -> None:
    t = building(builder().build(0, kind, "S4"))
    assert on(t, "S4") == list(range(kind + 1, 7))
    t.refuses(*(f"build {other} on S4" for other in range(1, kind + 1)))


@rule("EP-BL-03")
def test_not_anothers_building_and_no_neutral_one() -> None:
    t = building(builder(players=3).build(1, 1, "S4").build(2, 2, "S5"))
    assert (on(t, "S4"), on(t, "S5")) == ([], [])
    t.refuses("build 6 on S4", "build 6 on S5")
    assert (t.tile_on("S4"), t.tile_on("S5")) == ("1a of 1", "2a of 2")


@rule("EP-BL-03")
def test_the_new_tile_must_be_in_the_display() -> None:
    t = building(builder().build(0, 2, "S4").building_display(2, 1, 0, 2, 0, 1))
    assert on(t, "S4") == [4, 6]


@rule("EP-BL-04", "EP-BL-05")
def test_vector_5() -> None:
    # S4 costs $3, which is not paid again.
    t = builder(5, 10).build(0, 2, "S4")
    assert t.s.buildings[2] == 1
    building(t).play("build 6 on S4")
    assert (t.ready(), t.p(0).money) == ({"builder": 1}, 2)
    assert t.cards(t.p(0).discard) == {"builder": 4}
    assert t.tile_on("S4") == "6a of 0"
    assert (t.s.buildings[2], t.s.buildings[6]) == (2, 1)


@rule("EP-BL-04")
def test_the_difference_and_2_dollars_for_each() -> None:
    # $4 and 2 builders: up to two kinds higher, wherever it lies.
    for space in COSTS:
        t = building(builder(2, 4).build(0, 3, space))
        assert on(t, space) == [4, 5]
    t.play("build 4 on S9")
    assert (t.ready(), t.p(0).money) == ({"builder": 1}, 2)
    assert on(building(builder(6, 3).build(0, 3, "S1")), "S1") == [4]
    # Jokers help as always.
    t = building(builder(1, 4).workers(0, builder=1, joker=2).build(0, 1, "S1"))
    t.play("build 3 on S1")
    assert t.legal("spend") == ["spend 1 jokers", "spend 2 jokers"]
    t.play("spend 1 jokers")
    assert (t.ready(), t.p(0).money) == ({"joker": 1}, 0)


@rule("EP-BL-05")
def test_the_replaced_tile_can_be_taken_again() -> None:
    t = builder().build(0, 1, "S1").build(1, 1, "S2")
    assert t.s.buildings[1] == 0
    building(t).play("build 2 on S1")
    assert t.s.buildings[1] == 1
    assert t.p(0).markers == 1  # the marker stayed on the space
    # By anyone: seat 1 builds it.
    t.money(1, 10).workers(1, builder=1).visit("E", 1).play("do build")
    t.play("build 1 on S9")
    assert t.tile_on("S9") == "1a of 1"


@rule("EP-BL-05")
def test_the_side_stays_that_of_the_kind() -> None:
    t = Table(buildings="ababab").hand(0, *["criollo"] * 4).money(0, 50).workers(0, builder=6)
    t.visit("E").play("do build", "build 1 on S9")
    assert t.tile_on("S9") == "1a of 0"
    t.play("done").visit("E").play("do build", "build 4 on S9")
    assert t.tile_on("S9") == "4b of 0"


# The new tile -----------------------------------------------------------------------------------


@rule("EP-BL-06")
def test_a_tile_placed_is_not_used() -> None:
    t = building(builder(1, 9)).play("build 1 on S9")
    assert (t.where(), t.decision, t.p(0).money) == ("E", "action", 7)
    assert t.legal() == ["done"]


@rule("EP-BL-06")
def test_it_is_a_location_at_once() -> None:
    t = building(builder()).play("build 1 on S5", "done")
    # Seat 1 stands on E and moves: S5 is the first step.
    t.at(1, "E").turn(1)
    assert t.legal("move") == ["move to S5", "move to F", "move to G"]


@rule("EP-BL-06")
def test_also_for_a_move_action_of_the_same_turn() -> None:
    # No printed tile lets one build and move, so one is made.
    data = read_edition()
    data["buildings"]["neutral"]["E"] = ["build", "move 1"]
    t = Table(rules=ElPasoRules(make_tables(data)))
    t.money(0, 9).workers(0, builder=2).hand(0, "galloway").visit("E")
    t.play("do build", "build 2 on S5", "do move 1")
    assert t.legal("move") == ["move to S5"]
    t.play("move to S5")
    assert t.where() == "S5"
    assert "do move 1" in t.legal()  # the building is used like any other


@rule("EP-BL-06")
def test_herders_on_a_replaced_tile_stay() -> None:
    t = builder().build(0, 2, "S4").at(1, "S4")
    building(t).play("build 3 on S4", "done")
    assert (t.where(1), t.tile_on("S4")) == ("S4", "3a of 0")
    assert t.legal("move") == ["move to D", "move to E", "move to F"]


@rule("EP-BL-07")
def test_replacing_the_building_one_stands_on() -> None:
    def table() -> Table:
        t = Table(buildings="b").hand(0, *["criollo"] * 4).money(0, 50).workers(0, builder=6)
        return t.build(0, 5, "S4").build(0, 1, "S8").visit("S4")

    t = table()
    assert t.legal("do ") == ["do build", "do hire 0"]
    t.play("do build", "build 6 on S4")
    # Neither the hire of the old tile nor anything of the new one, nor an auxiliary action.
    assert (t.tile_on("S4"), t.legal("do", "auxiliary")) == ("6b of 0", ["done"])
    assert t.play("done").game.seat == 1
    # The other building replaced: the visit goes on.
    t = table().play("do build", "build 2 on S8")
    assert t.legal("do") == ["done", "do hire 0"]
    # The hire first, then the building.
    t = table().play("do hire 0", "hire cowboy", "do build", "build 6 on S4")
    assert (t.ready()["cowboy"], t.legal("do", "auxiliary")) == (1, ["done"])
