"""Chapter CP: copying a neighbour's local actions (6b; in the first edition 8b)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table

# Adjacent spaces: those of both editions, then those of each.
PAIRS = """
A:A-1 A-1:A-2 A-2:A-3 A-3:B FLOOD-B1:FLOOD-B2 FLOOD-B2:B B:B-1 B-1:B-2 B-2:B-3 B-3:C
DROUGHT-B1:C C:C-1 C-1:C-2 C-2:E OUTLAW-B1:OUTLAW-B2 OUTLAW-B2:E E:E-1 E-1:E-2 E-2:F
ROCKFALL-B1:ROCKFALL-B2 ROCKFALL-B2:F F:F-1 F-1:G F:F-2 F-2:G G:G-1 G:G-2
"""
OWN_PAIRS = {"first-edition": "C:C-3 C-3:D D:E", "second-edition": "C:D D:D-1 D-1:E"}


def copying(edition: str, space: str, players: int = 2) -> Table:
    """A table with seat 0's copy tile on a space; no tokens."""
    t = Table(edition, players=players, buildings="b").no_tokens()
    return t.build(0, t.number("copy"), space)


def copies(t: Table, space: str) -> set[str]:
    """What the tile on a space can copy."""
    t.visit(space)
    if "do copy" not in t.legal():
        return set()
    t.play("do copy")
    return {text.removeprefix("copy ") for text in t.legal("copy")}


@rule("2E-CP-01")
def test_neutral_own_and_foreign_neighbours(edition: str) -> None:
    t = copying(edition, "B-2").build(0, 1, "B-1").build(1, 2, "B-3")
    assert copies(t, "B-2") == {"B-1", "B-3"}
    t = copying(edition, "A-3").build(0, 1, "A-2")
    assert copies(t, "A-3") == {"A-2", "B"}  # behind and ahead
    t = copying(edition, "B-1")
    assert copies(t, "B-1") == {"B"}
    if edition == "second-edition":
        assert t.number("copy") == 6  # 6b


@rule("2E-CP-01")
def test_one_tile_is_copied(edition: str) -> None:
    t = copying(edition, "B-2").build(0, 5, "B-1").build(1, 5, "B-3").money(0, 0).visit("B-2")
    t.play("do copy", "copy B-1", "do money 1 per engineers", "done")
    assert t.legal() == ["done"]  # not B-3 as well
    assert t.p(0).money == 1


@rule("2E-CP-01")
def test_what_cannot_be_copied(edition: str) -> None:
    t = copying(edition, "DROUGHT-B1").tile("DROUGHT-4", "drought-4-green")
    assert copies(t, "DROUGHT-B1") == {"C"}
    t = copying(edition, "G-1")
    assert copies(t, "G-1") == {"G"}  # not Kansas City
    t = copying(edition, "OUTLAW-B1").tile("OUTLAW-9", "green-outlaw")
    assert copies(t, "OUTLAW-B1") == set()  # the only neighbour space is empty
    t.build(1, 1, "OUTLAW-B2")
    assert copies(t, "OUTLAW-B1") == {"OUTLAW-B2"}
    t = copying(edition, "A-2")
    assert copies(t, "A-2") == set()
    t = copying(edition, "A-1")
    assert copies(t, "A-1") == {"A"}
    # START and Kansas City are nobody's neighbours.
    assert t.tables.space_adjacent[t.tables.start] == ()
    assert t.tables.space_adjacent[t.tables.city_space] == ()


@rule("2E-CP-02")
def test_every_pair_of_neighbours(edition: str) -> None:
    neighbours: dict[str, set[str]] = {}
    pairs = PAIRS.split() + OWN_PAIRS[edition].split()
    assert len(pairs) == 30
    for pair in pairs:
        first, second = pair.split(":")
        neighbours.setdefault(first, set()).add(second)
        neighbours.setdefault(second, set()).add(first)
    spaces = [space for space in neighbours if len(space) > 1]  # not the neutral ones
    assert len(spaces) == 22
    for space in spaces:
        t = copying(edition, space)
        for other in spaces:
            if other != space:
                t.build(1, 1, other)
        for hazard in t.tables.hazard_spaces:
            t.tile(t.tables.spaces[hazard], "flood-2-green")
        for outlaw in t.tables.outlaw_spaces:
            t.tile(t.tables.spaces[outlaw], "orange-outlaw")
        assert copies(t, space) == neighbours[space], space


@rule("2E-CP-02")
def test_what_lies_between_breaks_adjacency(edition: str) -> None:
    for tile in ("", "drought-4-green"):
        t = copying(edition, "DROUGHT-B1")
        if tile:
            for number in (1, 2, 3, 4):
                t.tile(f"DROUGHT-{number}", tile)
        assert copies(t, "DROUGHT-B1") == {"C"}  # never B
    t = copying(edition, "F-1").build(1, 1, "F-2")
    assert copies(t, "F-1") == {"F", "G"}
    t = copying(edition, "A-1").build(1, 1, "A-3")
    assert copies(t, "A-1") == {"A"}  # the empty A-2 is between


@rule("2E-CP-02")
def test_a_join_with_four_neighbours() -> None:
    for space in ("C-2", "D-1", "OUTLAW-B2", "E-1"):
        assert "E" in copies(copying("second-edition", space), space)
    t = copying("second-edition", "E-1")
    adjacent = {t.tables.spaces[other] for other in t.tables.space_adjacent[t.space("E")]}
    assert adjacent == {"C-2", "D-1", "OUTLAW-B2", "E-1"}


@rule("2E-CP-03")
def test_each_local_action_once_for_the_copying_player(edition: str) -> None:
    t = copying(edition, "A-1").money(0, 20).hand(0, "white", "white").jobs("cb", placed=2)
    t.visit("A-1").play("do copy", "copy A")
    assert t.legal() == ["done", "do discard white => money 2", "do hire 0", "do hire +2"]
    t.play("do hire +2", "hire cowboy row 1", "do hire 0", "hire builder row 1")
    assert t.p(0).money == 20 - 8 - 6
    assert t.p(0).workers == [2, 2, 1]
    t.play("do discard white => money 2")
    assert t.legal() == ["done"]


@rule("2E-CP-03")
def test_counts_are_those_of_the_copying_player(edition: str) -> None:
    t = copying(edition, "B-2").build(1, 5, "B-3").build(1, 7, "B-1").money(0, 0).money(1, 9)
    t.workers(0, engineer=3).workers(1, engineer=6).visit("B-2")
    t.play("do copy", "copy B-3", "do money 1 per engineers")
    assert (t.p(0).money, t.p(1).money) == (3, 9)
    # 7b stands in the woods, but it is seat 1's: nothing to move by. It would cost a fee, too.
    t.visit("B-2").play("do copy", "copy B-1", "do engine woods")
    assert t.legal() == ["done"]
    assert (t.p(0).money, t.p(1).money) == (3, 9)
    t.build(0, 1, "C-1").build(0, 2, "E-1").visit("B-2")
    t.play("do copy", "copy B-1", "do engine woods")
    assert t.legal() == ["engine to 1", "engine to 2"]


@rule("2E-CP-03")
def test_an_either_or_stays_one(edition: str) -> None:
    t = copying(edition, "C-1").visit("C-1").play("do copy", "copy C")
    assert t.legal() == ["done", "do certificate 1", "do objective", "do engine engineers"]
    t.play("do certificate 1")
    assert t.legal() == ["done", "do engine engineers"]


@rule("2E-CP-04")
def test_a_menu_of_its_own(edition: str) -> None:
    t = copying(edition, "OUTLAW-B2").build(1, 5, "OUTLAW-B1").money(0, 0)
    t.hand(0, "black", "red", "OD1").visit("OUTLAW-B2").play("do copy", "copy OUTLAW-B1")
    menu = [
        *("done", "do discard black => certificate 2", "do money 1 per engineers"),
        "do discard cattle => certificate 1",
    ]
    # The tile's actions and its risk action; no auxiliary action; objective cards too.
    assert t.legal() == [*menu, "play OD1"]
    t.play("do money 1 per engineers", "play OD1", "do money 2")
    assert t.p(0).money == 3
    assert t.legal() == [menu[0], menu[1], menu[3]]
    t.play("done")
    assert t.legal() == ["done"]
    assert t.s.seat == 0
    t.play("done")
    assert t.s.seat == 1


AUXILIARY = ["auxiliary money single", "auxiliary draw single"]


@rule("2E-CP-04")
def test_a_copied_action_rules_out_the_auxiliary_action(edition: str) -> None:
    t = copying(edition, "B-1").hand(0, "green").visit("B-1")
    assert t.legal("auxiliary") == AUXILIARY
    t.play("do copy", "copy B")
    assert t.legal("auxiliary") == []
    t.play("do discard green => money 2", "done")
    assert t.legal() == ["done"]


@rule("2E-CP-08")
def test_a_copy_without_any_action_leaves_everything_open(edition: str) -> None:
    t = copying(edition, "B-1").hand(0, "green").money(0, 0).visit("B-1")
    t.play("do copy", "copy B", "done")
    assert t.legal() == ["done", "do copy", *AUXILIARY]
    assert t.choices() == ["done", *AUXILIARY]  # search does not go round in circles
    before = t.game.copy()
    t.play("auxiliary money single")
    assert (t.p(0).money, t.legal()) == (1, ["done"])
    t.game = before
    t.play("do copy", "copy B", "do discard green => money 2", "done")
    assert (t.p(0).money, t.legal()) == (2, ["done"])


@rule("2E-CP-08")
def test_what_to_copy_can_be_taken_back(edition: str) -> None:
    t = copying(edition, "B-1").visit("B-1").play("do copy")
    assert t.legal() == ["decline", "copy B"]
    assert t.choices() == ["copy B"]
    t.play("decline")
    assert t.legal() == ["done", "do copy", *AUXILIARY]
    # Once: then it is copied, or the copy is given up. No game goes on for ever.
    t.play("do copy")
    assert t.legal() == t.choices() == ["copy B"]
    t.play("copy B", "done")
    assert t.legal() == t.choices() == ["done", *AUXILIARY]


@rule("2E-CP-08")
def test_whoever_copies_for_nothing_comes_to_an_end(edition: str) -> None:
    """The last move of the list, again and again."""
    t = copying(edition, "OUTLAW-B2").hand(0, "gray").build(1, 1, "OUTLAW-B1")
    t.visit("OUTLAW-B2").play("do discard gray => certificate 1 + money 2")
    for _ in range(20):
        if t.s.seat == 0:
            t.play(t.legal()[-1])
    assert t.s.seat == 1


@rule("2E-CP-08")
def test_a_chain_in_which_nothing_was_used(edition: str) -> None:
    t = copying(edition, "B-2")
    t.build(1, t.number("copy"), "B-3").visit("B-2")
    t.play("do copy", "copy B-3", "do copy", "copy C", "done")
    assert t.legal() == ["done", "do copy"]
    assert t.choices() == ["done"]
    t.play("done")
    assert t.legal() == ["done", "do copy", *AUXILIARY]
    # With something used at its end the whole chain has been used.
    t.play("do copy", "copy B-3", "do copy", "copy C", "do certificate 1", "done", "done")
    assert t.legal() == ["done"]


@rule("2E-CP-08")
def test_a_risk_action_of_the_own_space_rules_the_auxiliary_action_out(edition: str) -> None:
    t = copying(edition, "OUTLAW-B2").hand(0, "gray").build(1, 1, "OUTLAW-B1")
    t.visit("OUTLAW-B2").play("do discard gray => certificate 1 + money 2", "do copy")
    t.play("copy OUTLAW-B1", "done")
    assert t.legal() == ["done", "do copy"]


@rule("2E-CP-05")
def test_a_copied_herder_move(edition: str) -> None:
    t = copying(edition, "B-2").build(1, 4, "B-1").money(0, 0).hand(0, "gray").visit("B-2")
    t.play("do copy", "copy B-1")
    assert t.p(0).herder == t.space("B-2")
    t.play("do move 3")
    moves = [text.split(" ")[2] for text in t.legal("move to ")]
    assert "C" in moves
    assert {"B", "B-1", "B-2"}.isdisjoint(moves)  # from B-2, not from B-1
    t.play("move to C")
    assert t.p(0).herder == t.space("C")
    # Copy and visit are over: a new phase B at C with all its choices, then phase C.
    assert t.legal() == [
        *("done", "do certificate 1", "do objective", "do engine engineers"),
        *("auxiliary money single", "auxiliary draw single"),
    ]
    t.play("done")
    assert t.s.seat == 1


@rule("2E-CP-06")
def test_both_risk_actions(edition: str) -> None:
    theirs = "do discard cattle => certificate 1"
    own = "do discard gray => certificate 1 + money 2"
    t = copying(edition, "OUTLAW-B2").build(1, 1, "OUTLAW-B1").money(0, 0)
    t.hand(0, "red", "gray").visit("OUTLAW-B2").play("do copy", "copy OUTLAW-B1")
    assert t.legal("do discard") == [theirs]
    t.play(theirs, "discard red", "done")
    assert t.legal() == ["done", own]
    t.play(own)
    assert (t.p(0).certificate, t.p(0).money) == (2, 2)
    # The own one first.
    t.hand(0, "red", "gray").certificates(0, 0).visit("OUTLAW-B2").play(own, "do copy")
    t.play("copy OUTLAW-B1", theirs, "discard red", "done")
    assert t.legal() == ["done"]
    assert t.p(0).certificate == 2


@rule("2E-CP-07")
def test_a_chain_through_another_copy_tile(edition: str) -> None:
    t = copying(edition, "B-2")
    t.build(1, t.number("copy"), "B-3").visit("B-2").play("do copy", "copy B-3")
    assert t.legal() == ["done", "do copy"]
    t.play("do copy")
    assert t.choices() == ["copy C"]  # B-2 is in the chain already
    t.play("copy C", "do certificate 1")
    assert t.p(0).certificate == 1
    assert t.legal() == ["done", "do engine engineers"]
    t.play("done")
    assert t.legal() == ["done"]  # the copy tile's one action is used
    t.play("done")
    assert t.legal() == ["done"]
    t.play("done")
    assert t.s.seat == 1


@rule("2E-CP-07")
def test_no_tile_twice_in_a_chain(edition: str) -> None:
    t = copying(edition, "OUTLAW-B2")
    t.build(1, t.number("copy"), "OUTLAW-B1").hand(0, "red").visit("OUTLAW-B2")
    t.play("do copy", "copy OUTLAW-B1")
    # Its only neighbour is the tile the chain began with.
    assert t.legal() == ["done", "do discard cattle => certificate 1"]
    t = copying(edition, "B-2", players=4)
    copier = t.number("copy")
    t.build(1, copier, "B-1").build(2, copier, "B-3").visit("B-2")
    t.play("do copy")
    assert t.choices() == ["copy B-1", "copy B-3"]
    t.play("copy B-1", "do copy")
    assert t.choices() == ["copy B"]
    t = copying(edition, "B-1", players=4).build(1, copier, "B-2").build(2, copier, "B-3")
    t.visit("B-1").play("do copy", "copy B-2", "do copy")
    assert t.choices() == ["copy B-3"]
    t.play("copy B-3", "do copy")
    assert t.choices() == ["copy C"]
    t.play("copy C", "do certificate 1", "done", "done", "done")
    assert (t.decision, t.s.seat) == ("phase-b", 0)
    t.play("done")
    assert t.s.seat == 1


@rule("2E-CP-05", "2E-CP-07")
def test_a_herder_move_at_the_end_of_a_chain(edition: str) -> None:
    t = copying(edition, "B-1", players=3)
    t.build(1, t.number("copy"), "B-2").build(2, 10, "B-3").money(0, 0).visit("B-1")
    t.play("do copy", "copy B-2", "do copy", "copy B-3", "do money 4")
    assert t.p(0).money == 4
    t.play("do move 4")
    assert "move to B-2" in t.legal()  # from B-1
    t.play("move to C")
    assert t.decision == "phase-b"
    assert t.p(0).herder == t.space("C")
    t.play("done")
    assert t.s.seat == 1


@rule("2E-CP-01")
@pytest.mark.parametrize("space", ["A-2", "OUTLAW-B1"])
def test_without_a_neighbour_there_is_no_copy(edition: str, space: str) -> None:
    t = copying(edition, space).visit(space)
    assert t.legal() == ["done", "auxiliary money single", "auxiliary draw single"]
