"""Sam's way along the trail: chapter 2S-MV."""

from __future__ import annotations

from typing import Any

import pytest

import trailboss
from tests.rule import rule
from tests.rules.kansas.figures import SECOND
from tests.rules.kansas.table import Table
from trailboss.kansas import constants as k
from trailboss.kansas.load import make_tables, read_edition
from trailboss.kansas.tables import Tables

SAM = 1


def solo(**options: Any) -> Table:
    return Table(players=1, **options).no_tokens()


def walk(t: Table, steps: int) -> str:
    """Where Sam comes to with so many steps, from where he stands, and how."""
    t.spec("builder").workers(SAM, cowboy=steps, builder=1, engineer=1).sam("12")
    assert t.told[0] == f"automa card 12 steps {steps}"
    return t.told[1].partition(" to ")[2]


@rule("2S-MV-01")
@pytest.mark.parametrize(
    ("start", "steps", "end"),
    [("START", 1, "A"), ("START", 3, "C"), ("C", 2, "F"), ("E", 2, "G"), ("A", 1, "B")],
)
def test_he_moves_exactly_the_steps(start: str, steps: int, end: str) -> None:
    t = solo().at(SAM, start)
    assert walk(t, steps) == end
    assert t.p(SAM).herder == t.space(end)


@rule("2S-MV-01")
@pytest.mark.parametrize(("start", "steps"), [("G", 1), ("G", 2), ("G", 6), ("F", 2), ("E", 5)])
def test_kansas_city_ends_the_move(start: str, steps: int) -> None:
    t = solo().at(SAM, start).no_bags().foresights(*[(None, None)] * 3)
    assert walk(t, steps) == "KC"
    assert t.p(SAM).herder == t.space("START")  # and no step further
    assert t.told[-1] == "delivered city bloomington transport 0 extraordinary no"


@rule("2S-MV-02")
def test_no_step_limit() -> None:
    t = solo()
    assert t.game.observe(0)["players"][0]["step_limit"] == 3
    assert walk(t, 6) == "G"


@rule("2S-MV-03")
def test_check_2() -> None:
    ways = ["A", "B", "C", "E", "F", "G", "KC"]
    for steps in range(1, 7):
        assert walk(solo(), steps) == ways[steps - 1]
    t = solo().at(SAM, "A").no_bags().foresights(*[(None, None)] * 3)
    assert walk(t, 6) == ways[6]  # A and 6 more make 7
    assert solo().sam("7").p(SAM).herder == t.space("B")


@rule("2S-MV-03")
def test_locations_count_not_spaces() -> None:
    # Three empty building spaces or six empty spaces of the flood: one building decides.
    t = solo().build(SAM, 2, "A-2")
    assert walk(t, 2) == "B via FLOOD-1"
    # Two locations on one way, one on the other.
    t = solo().build(SAM, 2, "A-1").build(SAM, 3, "A-3").tile("FLOOD-3", "flood-2-green")
    assert walk(t, 2) == "FLOOD-3 via FLOOD-1"
    # The same turned round.
    t = solo().build(SAM, 2, "A-1").tile("FLOOD-3", "flood-2-green").build(SAM, 3, "FLOOD-B1")
    assert walk(t, 2) == "A-1"


@rule("2S-MV-03")
def test_the_whole_way_to_kansas_city_counts() -> None:
    # C-1 is as near as D, but two locations lie on its branch.
    t = solo().at(SAM, "C").build(SAM, 2, "C-1").build(SAM, 3, "C-2")
    assert walk(t, 1) == "D"
    t.at(SAM, "C")
    assert walk(t, 2) == "E via D"
    # From D past the outlaws, if D-1 is built on and no outlaw lies on the way.
    t.at(SAM, "C").build(SAM, 5, "D-1")
    assert walk(t, 2) == "E via D and OUTLAW-4"
    # With an outlaw too all three ways are two locations long.
    t.at(SAM, "C").tile("OUTLAW-9", "green-outlaw")
    assert walk(t, 1) == "C-1"


@rule("2S-MV-03")
def test_the_board_of_this_moment_counts() -> None:
    t = solo().build(SAM, 2, "A-2")
    assert walk(t, 2) == "B via FLOOD-1"
    t.at(SAM, "START").tile("FLOOD-1", "flood-2-green")
    assert walk(t, 2) == "A-2"


@rule("2S-MV-04")
def test_the_smaller_fee_decides() -> None:
    # Equally long: one location on each way.
    t = solo().at(SAM, "A").build(0, 7, "A-1").tile("FLOOD-1", "flood-2-black")
    assert walk(t, 1) == "FLOOD-1"  # 2 dollars against 4
    t = solo().at(SAM, "A").build(0, 2, "A-1").tile("FLOOD-1", "flood-2-black")
    assert walk(t, 1) == "A-1"  # no hand against 2 dollars
    t = solo().at(SAM, "D").build(0, 7, "D-1").tile("OUTLAW-4", "green-outlaw")
    assert walk(t, 1) == "OUTLAW-4"
    t = solo().at(SAM, "F").build(0, 1, "F-1").build(0, 2, "F-2")
    assert walk(t, 1) == "F-2"


@rule("2S-MV-04")
def test_own_hands_do_not_count() -> None:
    t = solo().at(SAM, "A").build(SAM, 7, "A-1").tile("FLOOD-1", "flood-2-black")
    assert walk(t, 1) == "A-1"
    t = solo().at(SAM, "F").build(SAM, 7, "F-1").build(0, 2, "F-2")
    assert walk(t, 1) == "F-1"


@rule("2S-MV-04")
def test_only_the_steps_of_this_move_count() -> None:
    t = solo().build(SAM, 2, "A-1").build(0, 7, "A-2")
    t.tile("FLOOD-1", "flood-2-green").build(0, 2, "FLOOD-B1").at(SAM, "A")
    assert walk(t, 1) == "A-1"  # nothing against 2; what follows is not looked at
    t.at(SAM, "A")
    assert walk(t, 2) == "FLOOD-B1 via FLOOD-1"  # 4 against 2


@rule("2S-MV-04")
def test_fees_of_several_forks_add_up() -> None:
    t = solo().build(0, 1, "A-1").tile("FLOOD-1", "flood-2-green")  # 2 dollars each way
    t.build(0, 7, "B-1").tile("DROUGHT-1", "drought-2-green")  # 4 against 2
    assert walk(t, 5) == "C via DROUGHT-1"
    assert t.p(0).money == 6 + 2  # of 1a on A-1


def changed(**onward: list[str]) -> Tables:
    """The tables with other ways on from some spaces, so with another order of branches."""
    data = read_edition(SECOND)
    for space in data["trail"]["spaces"]:
        space["next"] = onward.get(space["id"], space["next"])
    return make_tables(data)


def route(t: Table, steps: int) -> list[str]:
    """The spaces Sam enters with so many steps, by the tables of this table."""
    walk(t, steps)
    tables = t.s.tables
    _, _, start, _, end = t.heard[1]
    here = tables.route_at[start]
    found = []
    while here != end:
        here = max(onward for onward in tables.route_next[here] if onward <= end)
        found.append(tables.spaces[tables.route_space[here]])
    return found


@rule("2S-MV-05")
@pytest.mark.parametrize("first", ["buildings", "hazards"])
def test_hazards_and_outlaws_are_avoided(first: str) -> None:
    tables = solo().tables
    if first == "hazards":  # the order of the branches does not matter
        tables = changed(A=["FLOOD-1", "A-1"], B=["DROUGHT-1", "B-1"], D=["OUTLAW-4", "D-1"])
    t = solo().at(SAM, "A").build(0, 1, "A-1").tile("FLOOD-1", "flood-2-green")
    t.s.tables = tables
    assert route(t, 1) == ["A-1"]
    t = solo().at(SAM, "D").build(0, 1, "D-1").tile("OUTLAW-4", "green-outlaw")
    t.s.tables = tables
    assert route(t, 1) == ["D-1"]
    # Also where no tile lies.
    t = solo().at(SAM, "A").build(0, 1, "B-2").tile("DROUGHT-1", "drought-2-green")
    t.s.tables = tables
    assert route(t, 2) == ["A-1", "A-2", "A-3", "B", "B-1", "B-2"]


@rule("2S-MV-06")
def test_the_first_branch_decides_last() -> None:
    t = solo().build(SAM, 2, "F-1").build(SAM, 3, "F-2").build(SAM, 5, "G-1").build(SAM, 6, "G-2")
    t.build(SAM, 8, "C-1")
    assert route(t.at(SAM, "F"), 1) == ["F-1"]
    assert route(t.at(SAM, "G"), 1) == ["G-1"]
    assert route(t.at(SAM, "C"), 1) == ["C-1"]
    t.s.tables = changed(C=["D", "C-1"], F=["F-2", "F-1"], G=["G-2", "G-1"])
    assert route(t.at(SAM, "F"), 1) == ["F-2"]
    assert route(t.at(SAM, "G"), 1) == ["G-2"]
    assert route(t.at(SAM, "C"), 1) == ["D"]


@rule("2S-MV-07")
@pytest.mark.parametrize(("card", "end"), [("4", "A"), ("7", "B"), ("9", "B")])
def test_the_first_turn_counts_from_the_start(card: str, end: str) -> None:
    seed = 0
    seen: dict[str, Any] = {}
    while not seen or seen["automa"]["cards_used"] != {card: 1}:
        seed += 1
        game = trailboss.new_game(SECOND, players=1, seed=seed)
        game.play("place herder on G")
        game.play("done")
        seen = game.observe(0)
    assert seen["players"][SAM]["herder"] == end


@rule("2S-MV-08")
def test_he_stays_on_an_empty_space() -> None:
    t = solo().at(SAM, "FLOOD-2").tile("FLOOD-2", "flood-3-green").money(0, 9)
    t.visit("F").play("do hazard 7", "hazard FLOOD-2")
    assert t.p(SAM).herder == t.space("FLOOD-2")
    assert t.tile_on("FLOOD-2") == k.EMPTY
    assert walk(t, 1) == "B"
