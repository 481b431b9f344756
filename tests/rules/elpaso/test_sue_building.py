"""Chapter SO: how Sue builds and improves."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.elpaso.solo import act, building_from, improving, pile, sue
from tests.rules.elpaso.table import SUE
from trailboss.elpaso.load import make_tables, read_edition

# Building ---------------------------------------------------------------------------------------


@rule("EP-SO-16")
@pytest.mark.parametrize("builders", [1, 2, 3, 4, 5, 6, 7])
def test_the_dearest_building_her_builders_allow(builders: int) -> None:
    t = act(sue(builder=builders), "A3")
    kind = min(builders, 6)
    assert [t.tile_on(space) for space in ("S1", "S4", "S5")].count(f"{kind}a of 1") == 1
    assert t.s.buildings[kind] == 1
    assert t.ready(SUE)["builder"] == builders


@rule("EP-SO-16")
def test_only_what_the_display_has() -> None:
    t = act(sue(builder=4).building_display(2, 1, 2, 0, 2, 2), "A3")
    assert t.tile_on("S5") == "3a of 1"
    t = act(sue(builder=2).building_display(1, 0, 2, 2, 2, 2), "A3")
    assert t.tile_on("S4") == "1a of 1"  # she went to C


@rule("EP-SO-16", "EP-SO-18")
@pytest.mark.parametrize(
    ("start", "herder", "space"),
    [
        ("G", "EL-PASO", "S1"),
        ("EL-PASO", "B", "S4"),
        ("B", "C", "S4"),
        ("C", "D", "S5"),
        ("D", "E", "S5"),
        ("E", "F", "S1"),
        ("F", "G", "S1"),
    ],
)
def test_the_most_expensive_space_nearest_clockwise(start: str, herder: str, space: str) -> None:
    assert building_from(sue(), start, herder).tile_on(space) == "1a of 1"


@rule("EP-SO-16", "EP-SO-18")
@pytest.mark.parametrize(
    ("start", "herder", "space"),
    [
        ("G", "EL-PASO", "S2"),
        ("EL-PASO", "S1", "S2"),
        ("S1", "B", "S2"),
        ("B", "C", "S6"),
        ("S5", "F", "S6"),
        ("F", "G", "S8"),
    ],
)
def test_then_the_spaces_of_one_dollar(start: str, herder: str, space: str) -> None:
    # S1, S4 and S5 are built on; the outer spaces cost $1, the inner ones nothing.
    t = sue().build(0, 3, "S1").build(0, 4, "S4").build(SUE, 5, "S5")
    assert building_from(t, start, herder).tile_on(space) == "1a of 1"


@rule("EP-SO-16")
def test_the_cheaper_spaces_last() -> None:
    # Only inner spaces are left, then nothing at all.
    t = sue().build(0, 2, "S1").build(0, 2, "S2").build(0, 3, "S4").build(0, 3, "S5")
    t.build(0, 4, "S6").build(0, 4, "S8")
    assert building_from(t, "D", "E").tile_on("S7") == "1a of 1"
    t.build(0, 6, "S3").build(0, 6, "S9")
    before = t.s.ring[:]
    assert building_from(t, "D", "E").s.ring == before


@rule("EP-SO-16")
def test_her_second_building() -> None:
    t = act(sue(builder=2).build(SUE, 1, "S4").at(SUE, "B"), "A3")
    # Two steps: S4 is a location too, so she is on S4; S5 is next.
    assert (t.where(SUE), t.tile_on("S5"), t.tile_on("S4")) == ("S4", "2a of 1", "1a of 1")


@rule("EP-SO-16")
def test_she_pays_no_marker_of_the_human() -> None:
    t = act(sue(builder=2), "A3")
    assert t.p(0).markers == 2
    assert t.game.observe(0)["ring"]["S4"] == {"tile": "2a", "owner": SUE}


@rule("EP-SO-17")
@pytest.mark.parametrize(
    ("builders", "kinds", "result"),
    [
        (1, (2, 4), (3, 4)),  # 1 each: from F, S1 is nearer than S5
        (2, (2, 4), (4, 4)),
        (3, (2, 4), (5, 4)),  # 3 for the first, 2 at most for the second
        (4, (2, 4), (6, 4)),
        (5, (2, 4), (6, 4)),  # no more than 4 can be used
        (2, (6, 1), (6, 3)),
        (3, (6, 5), (6, 6)),
        (6, (1, 1), (6, 1)),
    ],
)
def test_improving_with_as_many_builders_as_possible(
    builders: int, kinds: tuple[int, int], result: tuple[int, int]
) -> None:
    way = ("F", "S5", "E", "D", "C", "B", "S1")  # back from F
    t = building_from(improving(builders, S1=kinds[0], S5=kinds[1]), way[builders], "F")
    assert (t.tile_on("S1"), t.tile_on("S5")) == (f"{result[0]}a of 1", f"{result[1]}a of 1")
    # The replaced tile is back in the display, and no third building was made.
    assert sum(t.s.buildings) == 10
    for kind in range(1, 7):
        assert t.s.buildings[kind] == 2 - result.count(kind)


@rule("EP-SO-17", "EP-SO-18")
@pytest.mark.parametrize(
    ("start", "herder", "first"),
    [
        ("F", "EL-PASO", "S4"),
        ("EL-PASO", "C", "S4"),
        ("B", "S4", "S4"),  # the space her herder is on comes first
        ("C", "D", "S6"),
        ("D", "F", "S6"),
        ("E", "G", "S4"),
    ],
)
def test_ties_of_an_improvement(start: str, herder: str, first: str) -> None:
    # Both can use 2 Builders; S4 is the dearer space, which does not matter.
    t = building_from(improving(2, S4=2, S6=3), start, herder)
    other = "S6" if first == "S4" else "S4"
    old = {"S4": 2, "S6": 3}
    assert t.tile_on(first) == f"{old[first] + 2}a of 1"
    assert t.tile_on(other) == f"{old[other]}a of 1"


@rule("EP-SO-17")
def test_an_improvement_needs_a_dearer_tile_in_the_display() -> None:
    # Kind 4 and 5 are gone: from 2 only 3 is possible with three Builders, from 3 kind 6.
    t = improving(3, S5=2, S1=3).building_display(2, 1, 1, 0, 0, 1)
    assert building_from(t, "S1", "D").tile_on("S1") == "6a of 1"
    t = improving(2, S5=2, S1=3).building_display(2, 1, 1, 0, 0, 1)
    assert building_from(t, "B", "D").tile_on("S5") == "3a of 1"


@rule("EP-SO-17")
def test_a_hereford_when_both_are_of_kind_6() -> None:
    t = building_from(improving(3, S5=6, S1=6), "S1", "D")
    assert pile(t) == {"hereford": 1}
    assert (t.tile_on("S5"), t.tile_on("S1")) == ("6a of 1", "6a of 1")
    # One of kind 6 is not both.
    t = building_from(improving(3, S5=6, S1=5), "S1", "D")
    assert (pile(t), t.tile_on("S1")) == ({}, "6a of 1")


@rule("EP-SO-17", "EP-SO-23")
@pytest.mark.parametrize(
    ("kinds", "display"), [((5, 5), (2, 2, 2, 2, 0, 0)), ((6, 4), (2, 2, 2, 1, 0, 0))]
)
def test_a_hereford_when_neither_can_be_improved(
    kinds: tuple[int, int], display: tuple[int, ...]
) -> None:
    """Dearer kinds are sold out: the highest level there is."""
    t = improving(3, S5=kinds[0], S1=kinds[1]).building_display(*display)
    before = t.s.ring[:]
    building_from(t, "S1", "D")
    assert (pile(t), t.s.ring) == ({"hereford": 1}, before)


@rule("EP-SO-17", "EP-SO-23")
def test_too_few_builders_is_no_hereford() -> None:
    t = improving(1, S5=4, S1=4).building_display(2, 2, 2, 0, 0, 2)
    before = t.s.ring[:]
    building_from(t, "C", "D")
    assert (pile(t), t.s.ring) == ({}, before)


def test_in_rules_1_the_highest_level_is_kind_6() -> None:
    t = improving(3, S5=5, S1=5).building_display(2, 2, 2, 2, 0, 0)
    t.s.tables = make_tables(read_edition(), 1)
    building_from(t, "S1", "D")
    assert pile(t) == {}


@rule("EP-SO-18")
@pytest.mark.parametrize(
    ("start", "herder"), [("F", "EL-PASO"), ("EL-PASO", "S3"), ("C", "E"), ("B", "C")]
)
def test_the_inner_branch_comes_first(start: str, herder: str) -> None:
    # A building on each branch of fork 1, both of which can use 2 Builders.
    t = building_from(improving(2, S2=2, S3=3), start, herder)
    assert (t.tile_on("S3"), t.tile_on("S2")) == ("5a of 1", "2a of 1")


@rule("EP-SO-18")
def test_filled_spaces_count_like_empty_ones() -> None:
    # From S5: S8 is 6 spaces on, S2 12, filled or not.
    t = sue().build(0, 3, "S1").build(0, 4, "S4").build(0, 5, "S5").build(0, 2, "S6")
    assert building_from(t, "E", "S5").tile_on("S8") == "1a of 1"
    # From C: S4 is built on, so S5 comes before S1.
    t = sue().build(0, 2, "S4")
    assert building_from(t, "B", "C").tile_on("S5") == "1a of 1"
