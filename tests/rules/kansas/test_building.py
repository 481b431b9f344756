"""Chapter BL: placing and replacing private buildings."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table
from trailboss.kansas import constants as k

BUILDERS: dict[str, dict[str, tuple[int, ...]]] = {
    "first-edition": {
        "a": (1, 1, 1, 2, 3, 4, 5, 5, 7, 9),
        "b": (1, 1, 2, 2, 3, 4, 5, 6, 6, 8),
    },
    "second-edition": {
        "a": (1, 1, 1, 2, 3, 4, 5, 5, 7, 9, 12, 4),
        "b": (1, 1, 2, 2, 3, 4, 5, 6, 6, 8, 5, 3),
    },
}
RISKY = ["FLOOD-B1", "FLOOD-B2", "DROUGHT-B1", "OUTLAW-B1", "OUTLAW-B2"]
RISKY += ["ROCKFALL-B1", "ROCKFALL-B2"]


def placeable(t: Table, space: str) -> list[int]:
    """The numbers of the buildings that may go on a space now."""
    end = f" on {space}"
    moves = [text for text in t.legal("build ") if text.endswith(end)]
    return [int(text.removeprefix("build ").removesuffix(end)) for text in moves]


def wanted(builders: tuple[int, ...], least: int, most: int) -> list[int]:
    return [at + 1 for at in range(len(builders)) if least <= builders[at] <= most]


@rule("2E-BL-01")
@pytest.mark.parametrize("side", ["a", "b"])
def test_builders_and_money_on_an_empty_space(edition: str, side: str) -> None:
    builders = BUILDERS[edition][side]
    for workers in range(1, 7):
        t = Table(edition, buildings=side).workers(0, builder=workers)
        for money in (2, 5, 6, 11, 12, 100):
            t.money(0, money).visit("B").play("do build 2")
            most = min(workers, money // 2)
            assert placeable(t, "A-1") == wanted(builders, 1, most)
    for number in wanted(builders, 1, 6):
        t = Table(edition, buildings=side).workers(0, builder=6).money(0, 20).visit("B")
        t.play("do build 2", f"build {number} on A-1")
        assert t.p(0).money == 20 - 2 * builders[number - 1]
        assert t.tile_on("A-1") == k.PRIVATE + number
        assert t.p(0).built == 1


@rule("2E-BL-01")
@pytest.mark.parametrize("side", ["a", "b"])
def test_builders_and_money_over_an_own_tile(edition: str, side: str) -> None:
    builders = BUILDERS[edition][side]
    for old in range(1, len(builders) + 1):
        below = builders[old - 1]
        for workers in (1, 3, 6):
            t = Table(edition, buildings=side).workers(0, builder=workers).money(0, 100)
            t.build(0, old, "A-1").visit("B").play("do build 2")
            assert placeable(t, "A-1") == wanted(builders, below + 1, below + workers)
        for number in wanted(builders, below + 1, below + 6):
            difference = builders[number - 1] - below
            t = Table(edition, buildings=side).workers(0, builder=6).money(0, 2 * difference)
            t.build(0, old, "A-1").visit("B").play("do build 2", f"build {number} on A-1")
            assert t.p(0).money == 0
            assert t.tile_on("A-1") == k.PRIVATE + number
            assert t.p(0).built == 1


@rule("2E-BL-01")
def test_8b_over_5b(edition: str) -> None:
    def table(builders: int, money: int) -> Table:
        t = Table(edition, buildings="b").workers(0, builder=builders).money(0, money)
        return t.build(0, 5, "B-1").visit("B").play("do build 2")

    assert 8 in placeable(table(3, 6), "B-1")
    assert 8 not in placeable(table(2, 6), "B-1")
    assert 8 not in placeable(table(3, 5), "B-1")
    t = table(3, 6).play("build 8 on B-1")
    assert t.p(0).money == 0
    assert t.tile_on("B-1") == k.PRIVATE + 8


@rule("2E-BL-01")
def test_the_printed_builder_counts(edition: str) -> None:
    t = Table(edition, buildings="a").money(0, 2).visit("B").play("do build 2")
    assert t.p(0).workers == [1, 1, 1]
    assert placeable(t, "A-1") == [1, 2, 3]


@rule("2E-BL-02")
def test_the_price_per_builder(edition: str) -> None:
    t = Table(edition, buildings="a").workers(0, builder=3).money(0, 4).visit("B")
    t.play("do build 2", "build 4 on A-1")
    assert t.p(0).money == 0

    for space in (4, 6):
        t = Table(edition, buildings="a").jobs("bb", placed=2).money(0, 6 + 3).visit("A")
        t.workers(0, builder=space - 1).play("do hire 0", "hire builder row 1", "do build 1")
        assert placeable(t, "A-1") == wanted(BUILDERS[edition]["a"], 1, 3)
        t.play("build 5 on A-1")
        assert t.p(0).money == 0

    # Copied from its neighbour A-3, tile B asks for the same price.
    t = Table(edition, buildings="b").workers(0, builder=3).money(0, 5)
    t.build(0, t.number("copy"), "A-3").visit("A-3").play("do copy", "copy B", "do build 2")
    assert placeable(t, "A-1") == [1, 2, 3, 4]
    t.play("build 4 on A-1")
    assert t.p(0).money == 1


@rule("2E-BL-02")
def test_the_price_is_paid_in_full(edition: str) -> None:
    t = Table(edition, buildings="a").workers(0, builder=6).money(0, 1).visit("B")
    assert t.legal("do build") == []
    t.money(0, 2).visit("B")
    assert t.legal("do build") == ["do build 2"]


@rule("2E-BL-02")
def test_nothing_else_places_buildings(edition: str) -> None:
    t = Table(edition)
    tables = t.tables
    building = {at for at in range(len(tables.programs)) if "build " in tables.programs[at]}
    assert {tables.programs[at] for at in building} == {"build 1", "build 2"}

    def builds(actions: tuple[tuple[int, ...], ...]) -> bool:
        return any(program in building for action in actions for program in action)

    neutral = [
        tables.neutral_names[at]
        for at in range(len(tables.neutral_names))
        if builds(tables.neutral_actions[at])
    ]
    assert neutral == ["B"]
    assert not any(builds(actions) for actions in tables.face_actions)
    spaces = [
        (tables.workers[worker], space + 1)
        for worker in range(len(tables.workers))
        for space in range(6)
        if tables.worker_programs[worker][space] in building
    ]
    assert spaces == [("builder", 4), ("builder", 6)]
    assert not building & set(tables.objective_program)
    assert not building & {at for programs in tables.master_programs for at in programs}
    assert not building & {*tables.space_risk, *tables.arrow_program, *tables.bounty}
    assert not building & {*tables.auxiliary_single, *tables.auxiliary_double}


@rule("2E-BL-03")
def test_where_a_building_may_go(edition: str) -> None:
    t = Table(edition, buildings="a").workers(0, builder=1).money(0, 20)
    t.tile("FLOOD-1", "flood-4-green").tile("OUTLAW-4", "green-outlaw")
    t.build(1, 1, "A-1").build(0, 2, "A-2").visit("B").play("do build 2")
    names = [t.tables.spaces[space] for space in t.tables.building_spaces]
    assert len(names) == 22
    free = [name for name in names if name not in ("A-1", "A-2")]
    assert t.legal("build 1 ") == [f"build 1 on {name}" for name in free]
    assert set(RISKY) < set(free)
    # Over the own tile on A-2 only what has more builders, over the other player's nothing.
    assert placeable(t, "A-2") == [4]
    assert placeable(t, "A-1") == []
    assert {text.split(" on ")[1] for text in t.legal("build")} == {*free, "A-2"}
    t.play("build 3 on ROCKFALL-B2")
    assert t.tile_on("ROCKFALL-B2") == k.PRIVATE + 3


@rule("2E-BL-03")
def test_building_spaces_by_name() -> None:
    t = Table(buildings="a").money(0, 2).visit("B").play("do build 2")
    assert [text.removeprefix("build 1 on ") for text in t.legal("build 1 ")] == [
        *("A-1", "A-2", "A-3", "FLOOD-B1", "FLOOD-B2", "B-1", "B-2", "B-3", "DROUGHT-B1"),
        *("C-1", "C-2", "D-1", "OUTLAW-B1", "OUTLAW-B2", "E-1", "E-2"),
        *("ROCKFALL-B1", "ROCKFALL-B2", "F-1", "F-2", "G-1", "G-2"),
    ]


@rule("2E-BL-04")
def test_a_replaced_tile_is_gone(edition: str) -> None:
    t = Table(edition, buildings="a").workers(0, builder=3).money(0, 20).build(0, 1, "B-1")
    t.area(0)
    assert t.game.scores()[0].lines["buildings"] == 1
    t.visit("B").play("do build 2", "build 5 on B-1")
    assert t.game.scores()[0].lines["buildings"] == 4
    assert (t.p(0).built, t.p(0).woods) == (1, 1)
    t.visit("B").play("do build 2")
    assert placeable(t, "A-1") == [2, 3, 4]  # neither 1 again nor 5
    t.play("build 2 on A-1")
    assert t.game.scores()[0].lines["buildings"] == 5
    unbuilt = t.game.observe(0)["players"][0]["unbuilt"]
    assert {"1a", "5a"}.isdisjoint(unbuilt)


@rule("2E-BL-05")
def test_more_builders_whatever_the_points() -> None:
    def over(old: int, new: int) -> bool:
        t = Table(buildings="b").workers(0, builder=6).money(0, 30).build(0, old, "A-1")
        return new in placeable(t.visit("B").play("do build 2"), "A-1")

    t = Table(buildings="b")
    points = {number: t.tables.face_vp[2 * number + 1] for number in (8, 11)}
    assert points == {8: 8, 11: 10}
    assert over(11, 8)
    assert not over(8, 11)
    for first, second in ((7, 11), (8, 9), (5, 12), (3, 4), (1, 2)):  # equal builders
        assert not over(first, second)
        assert not over(second, first)
    t.workers(0, builder=1).money(0, 2).build(0, 11, "A-1").visit("B")
    t.play("do build 2", "build 8 on A-1")
    assert t.p(0).money == 0


@rule("2E-BL-06")
def test_seven_builders_and_more_only_by_replacing() -> None:
    t = Table(buildings="a").workers(0, builder=6).money(0, 100).visit("B").play("do build 2")
    assert placeable(t, "A-1") == [1, 2, 3, 4, 5, 6, 7, 8, 12]  # not 9a, 10a, 11a
    t = Table(buildings="b").workers(0, builder=6).money(0, 100).visit("B").play("do build 2")
    assert placeable(t, "A-1") == [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12]  # not 10b
    t = Table(buildings="a").workers(0, builder=6).money(0, 100).build(0, 7, "A-1")
    t.visit("B").play("do build 2")
    assert placeable(t, "A-1") == [9, 10]
    t.play("build 10 on A-1").visit("B").play("do build 2")
    assert placeable(t, "A-1") == [11]


@rule("2E-BL-06")
def test_seven_builders_in_both_editions(edition: str) -> None:
    for side, hidden in (("a", {9, 10}), ("b", {10})):
        t = Table(edition, buildings=side).workers(0, builder=6).money(0, 100).visit("B")
        t.play("do build 2")
        assert hidden.isdisjoint(placeable(t, "A-1"))
        t.build(0, 8, "A-2").visit("B").play("do build 2")
        assert hidden <= set(placeable(t, "A-2"))


@rule("2E-BL-06")
def test_what_11a_may_replace() -> None:
    fitting = set()
    for number in [*range(1, 11), 12]:
        for side in "ab":
            sides = ["a"] * 12
            sides[number - 1] = side
            t = Table(buildings="".join(sides)).workers(0, builder=6).money(0, 100)
            t.build(0, number, "A-1").visit("B").play("do build 2")
            if 11 in placeable(t, "A-1"):
                fitting.add(f"{number}{side}")
    assert fitting == {"8b", "9a", "9b", "10a", "10b"}


@rule("2E-BL-07")
def test_replacing_the_building_one_stands_on(edition: str) -> None:
    t = Table(edition, buildings="a").no_tokens().jobs("bb", placed=2).money(0, 20)
    hiring = t.number("hire -1")
    t.workers(0, builder=3).build(0, hiring, "FLOOD-B2").hand(0, "gray").visit("FLOOD-B2")
    risk = "do discard gray => certificate 1 + money 2"
    assert {"do hire -1", "do engine engineers", risk} < set(t.legal())
    t.play("do hire -1", "hire builder row 1", "do build 1", "build 8 on FLOOD-B2")
    assert t.tile_on("FLOOD-B2") == k.PRIVATE + 8
    # Neither the engine action and the risk action left over nor those of 8a.
    assert t.legal() == ["done"]
    t.play("done")
    assert t.s.seat == 1
    # On a later visit the new building is there with everything.
    t.no_tokens().hand(0, "gray").visit("FLOOD-B2")
    assert {"do engine 2", "do auxiliary double", risk} < set(t.legal())


@rule("2E-BL-07")
def test_replacing_it_during_a_copy(edition: str) -> None:
    t = Table(edition, buildings="b").no_tokens().workers(0, builder=6).money(0, 20)
    t.build(0, t.number("copy"), "FLOOD-B2").hand(0, "gray", "green").visit("FLOOD-B2")
    risk = "do discard gray => certificate 1 + money 2"
    assert risk in t.legal()
    t.play("do copy", "copy B")
    assert t.legal() == ["done", "do discard green => money 2", "do build 2"]
    t.play("do build 2", "build 10 on FLOOD-B2")
    assert t.tile_on("FLOOD-B2") == k.PRIVATE + 10
    assert t.legal() == ["done"]  # the rest of the copy is lost
    t.play("done")
    assert t.legal() == ["done"]  # and so is the own risk action; 10b offers nothing yet
    t.play("done")
    assert t.s.seat == 1


def test_replacing_a_building_that_is_being_copied() -> None:
    """Only in the first edition are the copy tile and the hiring one different numbers."""
    t = Table("first-edition", buildings="aaaaaaabbb").no_tokens().jobs("bb", placed=2)
    hiring = t.number("hire -1")
    t.build(0, t.number("copy"), "FLOOD-B2").build(0, hiring, "FLOOD-B1").hand(0, "gray")
    t.money(0, 20).workers(0, builder=3).visit("FLOOD-B2").play("do copy", "copy FLOOD-B1")
    assert "do engine engineers" in t.legal()
    t.play("do hire -1", "hire builder row 1", "do build 1", "build 7 on FLOOD-B1")
    assert t.legal() == ["done"]  # what was left to copy is gone
    t.play("done")
    assert t.legal() == ["done", "do discard gray => certificate 1 + money 2"]


@rule("2E-BL-07")
def test_replacing_another_building_closes_nothing(edition: str) -> None:
    t = Table(edition, buildings="b").no_tokens().workers(0, builder=6).money(0, 20)
    t.build(0, 1, "B-1").build(0, t.number("copy"), "FLOOD-B2").hand(0, "gray", "green")
    t.visit("FLOOD-B2").play("do copy", "copy B", "do build 2", "build 5 on B-1")
    assert t.legal() == ["done", "do discard green => money 2"]
    t.play("done")
    assert t.legal() == ["done", "do discard gray => certificate 1 + money 2"]


@rule("2E-BL-08")
def test_other_herders_on_a_replaced_building(edition: str) -> None:
    t = Table(edition, buildings="a").no_tokens().workers(0, builder=4).money(0, 20).money(1, 7)
    t.build(0, 1, "A-1").at(1, "A-1").hand(1, "gray", "red").visit("B")
    t.play("do build 2", "build 7 on A-1", "done")
    assert t.s.seat == 1
    assert t.p(1).herder == t.space("A-1")
    assert t.p(1).money == 7  # no fee for the new building either
    assert t.cards(t.p(1).hand) == {"gray": 1, "red": 1}
    assert t.legal("move to B") == ["move to B"]  # and it moves on from there
    t.play("move to B")
    assert t.p(1).herder == t.space("B")
    assert t.p(1).money == 7
