"""Sam builds: chapter 2S-BL."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.kansas.figures import SECOND
from tests.rules.kansas.table import Table
from trailboss.kansas import constants as k
from trailboss.kansas.load import make_tables, read_edition

SAM = 1


def solo(builders: int, *unbuilt: int) -> Table:
    """Sam with so many builders; all his buildings are left, or only those given."""
    t = Table(players=1).no_tokens().workers(SAM, cowboy=1, builder=builders, engineer=1)
    if unbuilt:
        t.p(SAM).shed = sum(1 << number for number in unbuilt)
    return t.spec("builder")


def built(t: Table, card: str = "9") -> str | None:
    """The building Sam places and where: 4b on A-1; 4b for 1b on A-1; None for nothing."""
    trail = t.s.trail[:]
    before = t.p(SAM).built, t.p(SAM).shed
    t.at(SAM, "START").sam(card)
    spaces = [space for space in range(len(trail)) if trail[space] != t.s.trail[space]]
    if not spaces:
        assert t.told[-1] == "skipped what build"
        assert (t.p(SAM).built, t.p(SAM).shed) == before
        return None
    (space,) = spaces
    number = t.s.trail[space] - k.PRIVATE - SAM * k.SEAT_TILES
    name = t.tables.spaces[space]
    assert t.told[-1] == f"built number {number} space {name} price 0"
    assert t.p(SAM).shed == before[1] & ~(1 << number)
    if trail[space] == k.EMPTY:
        assert t.p(SAM).built == before[0] + 1
        return f"{number}b on {name}"
    assert t.p(SAM).built == before[0]
    old = trail[space] - k.PRIVATE - SAM * k.SEAT_TILES
    return f"{number}b for {old}b on {name}"


@rule("2S-BL-01")
@pytest.mark.parametrize("card", ["9", "10", "15"])
@pytest.mark.parametrize(("number", "needed"), [(2, 1), (3, 2), (12, 3), (6, 4), (11, 5), (9, 6)])
def test_a_building_needs_so_many_builders(card: str, number: int, needed: int) -> None:
    assert built(solo(needed, number), card) == f"{number}b on A-1"
    if needed > 1:
        assert built(solo(needed - 1, number), card) is None


@rule("2S-BL-01")
def test_10b_needs_more_than_he_can_have() -> None:
    assert built(solo(6, 10)) is None


@rule("2S-BL-02")
def test_a_replacement_needs_the_difference() -> None:
    assert built(solo(2, 10).build(SAM, 9, "G-2")) == "10b for 9b on G-2"
    assert built(solo(1, 10).build(SAM, 9, "G-2")) is None
    assert built(solo(1, 3).build(SAM, 1, "A-1")) == "3b for 1b on A-1"
    assert built(solo(1, 5).build(SAM, 1, "A-1")) is None
    assert built(solo(2, 5).build(SAM, 1, "A-1")) == "5b for 1b on A-1"


@rule("2S-BL-02")
def test_only_by_one_that_needs_more() -> None:
    assert built(solo(1, 2).build(SAM, 1, "G-1")) == "2b on A-1"
    assert built(solo(6, 5).build(SAM, 6, "G-1")) == "5b on A-1"


@rule("2S-BL-02")
@pytest.mark.parametrize("space", ["A-1", "FLOOD-B1", "OUTLAW-B2", "ROCKFALL-B1", "C-2", "G-2"])
@pytest.mark.parametrize("human", ["START", "D", "G"])
def test_wherever_the_old_building_stands(space: str, human: str) -> None:
    assert built(solo(1, 4).build(SAM, 1, space).at(0, human)) == f"4b for 1b on {space}"


@rule("2S-BL-02")
def test_only_his_own_buildings() -> None:
    assert built(solo(1, 4).build(0, 1, "G-1")) is None


@rule("2S-BL-03")
def test_the_most_builders() -> None:
    assert built(solo(3)) == "5b on A-1"
    assert built(solo(3).build(SAM, 9, "G-1")) == "5b on A-1"  # 3 against 2 for 10b
    assert built(solo(2).build(SAM, 9, "G-1")) == "10b for 9b on G-1"  # 2 against 2
    assert built(solo(5).build(SAM, 6, "G-1")) == "7b on A-1"  # 5 against 4 for 10b


@rule("2S-BL-03")
def test_then_a_replacement() -> None:
    assert built(solo(3).build(SAM, 1, "G-1")) == "6b for 1b on G-1"
    assert built(solo(4).build(SAM, 1, "G-1")) == "7b for 1b on G-1"
    assert built(solo(1, 2, 3).build(SAM, 1, "G-1")) == "3b for 1b on G-1"


@rule("2S-BL-03")
def test_then_the_old_building_with_most_points() -> None:
    t = solo(2).build(SAM, 1, "A-1").build(SAM, 6, "G-1")
    assert built(t) == "8b for 6b on G-1"  # 5b or 12b for 1b would use as many
    t = solo(1).build(SAM, 1, "A-1").build(SAM, 6, "G-1").build(SAM, 11, "G-2")
    assert built(t) == "8b for 11b on G-2"  # 10 VP


@rule("2S-BL-03")
def test_then_the_gain_in_fees() -> None:
    t = solo(1, 5, 12).build(SAM, 4, "A-1").build(SAM, 3, "G-1")
    assert built(t) == "5b for 3b on G-1"  # 3 VP both; 4b has a hand to lose
    assert built(solo(3, 7, 11).build(SAM, 3, "A-1")) == "7b for 3b on A-1"  # +4 before 10 VP
    assert built(solo(3, 7, 11).build(SAM, 4, "A-1")) == "7b for 4b on A-1"  # +2 before -2
    assert built(solo(5, 11, 7)) == "7b on A-1"


@rule("2S-BL-03")
def test_then_the_points_then_the_number() -> None:
    assert built(solo(3, 12, 5)) == "5b on A-1"
    assert built(solo(6, 8, 9)) == "8b on A-1"
    # No two b-sides differ in points alone; with another figure for 12b they would.
    data = read_edition(SECOND)
    data["buildings"]["private"]["12b"]["vp"] = 5
    t = solo(3, 12, 5)
    t.s.tables = make_tables(data)
    assert built(t) == "12b on A-1"


@rule("2S-BL-03")
def test_of_equal_old_buildings_the_first_on_the_trail() -> None:
    assert built(solo(2, 10).build(SAM, 8, "B-1").build(SAM, 9, "E-1")) == "10b for 8b on B-1"
    assert built(solo(2, 10).build(SAM, 9, "B-1").build(SAM, 8, "E-1")) == "10b for 9b on B-1"


@rule("2S-BL-04")
@pytest.mark.parametrize(("builders", "number"), [(1, 1), (2, 4), (3, 5), (4, 6), (5, 7), (6, 8)])
def test_check_4(builders: int, number: int) -> None:
    assert built(solo(builders)) == f"{number}b on A-1"


@rule("2S-BL-04")
def test_check_5() -> None:
    assert built(solo(1).build(SAM, 1, "A-1")) == "4b for 1b on A-1"


@rule("2S-BL-05")
@pytest.mark.parametrize(
    ("human", "space"),
    [
        ("START", "A-1"),
        ("A", "A-1"),
        ("A-1", "A-2"),
        ("FLOOD-1", "B-1"),  # both building spaces of the flood have risk actions
        ("FLOOD-B2", "B-1"),
        ("B", "B-1"),
        ("DROUGHT-2", "C-1"),
        ("C", "C-1"),
        ("D", "D-1"),
        ("OUTLAW-4", "E-1"),
        ("E", "E-1"),
        ("ROCKFALL-4", "F-1"),
        ("F", "F-1"),
        ("G", "G-1"),
    ],
)
def test_the_nearest_space_ahead_of_the_human(human: str, space: str) -> None:
    t = solo(1, 1).at(0, human)
    if t.tables.space_kind[t.space(human)] == k.SPACE_BUILDING:
        t.build(0, 2, human)
    assert built(t) == f"1b on {space}"


@rule("2S-BL-05")
def test_spaces_that_are_taken_are_passed() -> None:
    t = solo(1, 1, 2, 4).at(0, "C").build(0, 2, "C-1")
    assert built(t) == "1b on C-2"  # as near as D-1, on the branch that comes first
    t = solo(1, 2).at(0, "C").build(0, 2, "C-1").build(SAM, 10, "C-2")
    assert built(t) == "2b on D-1"
    t = solo(1, 2).at(0, "F").build(0, 2, "F-1")
    assert built(t) == "2b on F-2"
    t = solo(1, 2).at(0, "G").build(0, 2, "G-1")
    assert built(t) == "2b on G-2"


@rule("2S-BL-05")
def test_the_way_is_counted_in_spaces() -> None:
    # Both C-2 and D-1 are two spaces away; with nothing on D no location lies before D-1.
    t = solo(1, 2).at(0, "C").build(0, 2, "C-1")
    t.s.trail[t.space("D")] = k.EMPTY
    assert built(t) == "2b on C-2"
    t = solo(1, 2).at(0, "B").build(0, 2, "B-1")
    for space in ("DROUGHT-1", "DROUGHT-2"):
        t.tile(space, "drought-2-green")
    assert built(t) == "2b on B-2"


@rule("2S-BL-05")
def test_the_humans_own_space() -> None:
    assert built(solo(1, 1).at(0, "B-2")) == "1b on B-2"
    assert built(solo(1, 1).at(0, "B-2").build(0, 3, "B-2")) == "1b on B-3"
    assert built(solo(1, 1).at(0, "ROCKFALL-B1")) == "1b on F-1"  # a risk action


@rule("2S-BL-05")
def test_with_a_changed_order_of_branches_the_other_space_comes_first() -> None:
    data = read_edition(SECOND)
    for space in data["trail"]["spaces"]:
        if space["id"] in ("C", "F"):
            space["next"].reverse()
    t = solo(1, 1).at(0, "F")
    t.s.tables = make_tables(data)
    assert built(t) == "1b on F-2"
    t = solo(1, 1).at(0, "C").build(0, 2, "C-1")
    t.s.tables = make_tables(data)
    assert built(t) == "1b on D-1"


@rule("2S-BL-06")
def test_without_a_space_only_replacements() -> None:
    t = solo(6).at(0, "G").build(0, 1, "G-1").build(0, 2, "G-2")
    assert built(t) is None
    t.build(SAM, 1, "A-1")
    assert built(t) == "8b for 1b on A-1"  # 5; a new one could use 6
    assert t.tile_on("A-2") == k.EMPTY


@rule("2S-BL-07")
def test_a_replaced_building_leaves_the_game() -> None:
    t = solo(1)
    assert built(t) == "1b on A-1"
    assert built(t) == "4b for 1b on A-1"
    seen = t.game.observe(0)
    assert seen["trail"]["A-1"] == {"tile": "4b", "owner": SAM}
    assert "1b" not in seen["players"][SAM]["unbuilt"]
    assert "4b" not in seen["players"][SAM]["unbuilt"]
    assert len(seen["players"][SAM]["unbuilt"]) == 10
    assert t.game.scores()[SAM].lines["buildings"] == 3
    assert built(t) == "5b for 4b on A-1"
    assert built(t) == "6b for 5b on A-1"
    assert built(t) == "7b for 6b on A-1"
    assert built(t) == "8b for 7b on A-1"
    assert built(t) == "2b on A-2"
    assert built(t) == "3b for 2b on A-2"
    assert built(t) == "12b for 3b on A-2"
    assert built(t) is None  # 9b, 10b and 11b are too large


@rule("2S-BL-07")
@pytest.mark.parametrize("card", ["9", "10", "15"])
def test_no_candidate(card: str) -> None:
    assert built(solo(2, 8, 10), card) is None
    t = solo(6)
    t.p(SAM).shed = 0
    assert built(t, card) is None
