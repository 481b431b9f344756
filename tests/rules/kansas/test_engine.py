"""Chapter EN: moving the engine."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table

TURNOUTS = ["T4", "T7", "T10", "T13", "T16", "T21", "T25", "T29", "T33"]


def positions(t: Table) -> list[str]:
    return [text.removeprefix("engine to ") for text in t.legal("engine to ")]


def forward(t: Table, start: str, most: int) -> list[str]:
    """Where the engine may go from `start` with up to `most` spaces."""
    t.engine(0, start).workers(0, engineer=most).visit("C").play("do engine engineers")
    return positions(t)


def backward(t: Table, start: str, spaces: int) -> list[str]:
    """Where the engine may go from `start` with exactly 1 or 2 spaces back; [] if not at all."""
    t.engine(0, start).discs(0, aux_certificate=0).money(0, 2).visit("G").play(
        "do auxiliary double"
    )
    action = f"auxiliary certificate {'single' if spaces == 1 else 'double'}"
    if action not in t.legal():
        return []
    t.play(action)
    assert positions(t), "an action without a way to do it"
    return positions(t)


@rule("2E-EN-01")
def test_at_least_one_space_and_at_most_the_number(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 0)
    assert forward(t, "0", 3) == ["1", "2", "3"]
    assert t.legal() == ["engine to 1", "engine to 2", "engine to 3"]  # staying is no choice
    t.play("engine to 1")
    assert t.p(0).engine == 1
    # The two spaces left over are lost, and the action is used.
    assert t.legal() == ["done", "do certificate 1", "do objective"]


@rule("2E-EN-01")
def test_stopping_at_a_turnout_ends_the_action(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 0)
    assert "T4" in forward(t, "4", 6)
    t.play("engine to T4")
    assert t.decision == "phase-b"
    assert "do engine engineers" not in t.legal()


@rule("2E-EN-01", "2E-EN-02")
@pytest.mark.parametrize(
    ("start", "most", "reached"),
    [
        ("4", 1, ["5", "T4"]),
        ("4", 2, ["5", "6", "T4"]),
        ("4", 3, ["5", "6", "7", "T4"]),
        ("4", 4, ["5", "6", "7", "8", "T4", "T7"]),
        ("4", 5, ["5", "6", "7", "8", "9", "T4", "T7"]),
        ("1", 1, ["2"]),
        ("1", 2, ["2", "3"]),
        ("1", 3, ["2", "3", "4"]),
        ("1", 4, ["2", "3", "4", "5", "T4"]),
        ("1", 5, ["2", "3", "4", "5", "6", "T4"]),
        ("T4", 1, ["5"]),
        ("T4", 2, ["5", "6"]),
        ("T4", 3, ["5", "6", "7"]),
        ("T4", 4, ["5", "6", "7", "8", "T7"]),
        ("3", 1, ["4"]),
        ("3", 2, ["4", "5", "T4"]),
        ("33", 2, ["34", "35", "T33"]),
    ],
)
def test_one_to_five_spaces_with_turnouts(
    edition: str, start: str, most: int, reached: list[str]
) -> None:
    assert forward(Table(edition), start, most) == reached


@rule("2E-EN-02", "2E-EN-03")
def test_the_way_through_every_turnout_is_one_space_longer(edition: str) -> None:
    t = Table(edition).money(0, 2)
    for turnout in TURNOUTS:
        here = int(turnout[1:])
        assert forward(t, str(here), 1) == [str(here + 1), turnout]
        assert forward(t, turnout, 1) == [str(here + 1)]
        assert backward(t, str(here + 1), 1) == [str(here), turnout]
        assert backward(t, str(here + 1), 2) == [str(here - 1), str(here)]
        assert backward(t, turnout, 1) == [str(here)]


@rule("2E-EN-03")
def test_backward(edition: str) -> None:
    t = Table(edition)
    assert backward(t, "5", 1) == ["4", "T4"]
    assert backward(t, "5", 2) == ["3", "4"]
    assert backward(t, "T4", 1) == ["4"]
    assert backward(t, "T4", 2) == ["3"]
    assert backward(t, "6", 1) == ["5"]
    assert backward(t, "6", 2) == ["4", "T4"]
    assert backward(t, "4", 2) == ["2"]


@rule("2E-EN-04")
def test_other_engines_are_skipped_forward(edition: str) -> None:
    t = Table(edition, players=4)
    t.engine(1, "5")
    assert forward(t, "4", 1) == ["6", "T4"]
    assert forward(t, "4", 2) == ["6", "7", "T4"]
    t.engine(1, "T4")
    assert forward(t, "4", 1) == ["5"]
    assert forward(t, "4", 2) == ["5", "6"]
    t.engine(1, "5").engine(2, "T4")
    assert forward(t, "4", 1) == ["6"]
    assert forward(t, "3", 2) == ["4", "6"]
    t.engine(1, "5").engine(2, "6").engine(3, "7")  # three in a row
    assert forward(t, "4", 1) == ["8", "T4", "T7"]
    assert forward(t, "T4", 1) == ["8", "T7"]
    t.engine(1, "38").engine(2, "0").engine(3, "0")
    assert forward(t, "37", 1) == ["39"]


@rule("2E-EN-04")
def test_other_engines_are_skipped_backward(edition: str) -> None:
    t = Table(edition, players=4)
    t.engine(1, "T4")
    assert backward(t, "5", 1) == ["4"]
    assert backward(t, "5", 2) == ["3"]
    t.engine(1, "4")
    assert backward(t, "5", 1) == ["3", "T4"]
    assert backward(t, "5", 2) == ["2", "3"]
    t.engine(1, "4").engine(2, "3").engine(3, "T4")
    assert backward(t, "5", 1) == ["2"]
    assert backward(t, "T7", 1) == ["7"]


@rule("2E-EN-04")
def test_the_own_engine_blocks_nobody(edition: str) -> None:
    t = Table(edition).engine(1, "9")
    t.engine(0, "5").workers(1, engineer=1).engine(1, "4").visit("C", 1)
    t.play("do engine engineers")
    assert positions(t) == ["6", "T4"]  # seat 1 skips seat 0's engine, not its own


@rule("2E-EN-05")
def test_space_0_is_always_free(edition: str) -> None:
    t = Table(edition, players=4).engine(1, "1").engine(2, "2").engine(3, "0")
    assert backward(t, "3", 1) == ["0"]
    t.engine(1, "2").engine(2, "1").engine(3, "T4")
    assert backward(t, "3", 1) == ["0"]
    t.play("engine to 0")
    assert t.p(0).engine == 0
    for seat in range(4):
        t.engine(seat, "0")
    assert backward(t.engine(1, "0"), "1", 1) == ["0"]  # three engines are there


@rule("2E-EN-06")
def test_a_backward_move_is_done_in_full(edition: str) -> None:
    t = Table(edition, players=3)
    for spaces in (1, 2):
        assert backward(t, "0", spaces) == []
    assert backward(t, "1", 1) == ["0"]
    assert backward(t, "1", 2) == []
    assert backward(t, "2", 2) == ["0"]
    t.engine(1, "1")  # one free position less behind
    assert backward(t, "2", 1) == ["0"]
    assert backward(t, "2", 2) == []
    t.engine(2, "2")
    assert backward(t, "3", 2) == []
    assert backward(t, "4", 2) == ["0"]
    # No fewer than asked for.
    t.engine(1, "0").engine(2, "0")
    assert backward(t, "9", 2) == ["7", "T7"]


@rule("2E-EN-06")
def test_a_turnout_reached_backward_may_be_upgraded(edition: str) -> None:
    t = Table(edition).no_tokens()
    backward(t, "5", 1)
    assert t.p(0).money == 1
    t.money(0, 2).play("engine to T4")
    assert t.legal() == ["decline", "upgrade S1"]
    t.play("upgrade S1", "disc aux-money")
    assert t.game.observe(0)["players"][0]["stations"] == ["S1"]


@rule("2E-EN-07")
def test_the_price_of_a_move_is_paid_once_and_in_full(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 5).visit("D").play("do pay 2 => engine 2")
    assert t.p(0).money == 3
    assert positions(t) == ["1", "2"]
    t.play("engine to 1")
    assert (t.p(0).money, t.p(0).engine) == (3, 1)
    assert "do pay 2 => engine 2" not in t.legal()  # the second space is not to be had
    t.money(0, 1).visit("D")
    assert "do pay 2 => engine 2" not in t.legal()
    t.discs(0, aux_engine=0).money(0, 2).visit("G")
    t.play("do auxiliary double", "auxiliary engine double", "engine to 2")
    assert (t.p(0).money, t.p(0).engine) == (0, 2)
    t.money(0, 1).visit("G").play("do auxiliary double")
    assert t.legal("auxiliary engine") == ["auxiliary engine single"]


@rule("2E-EN-08")
def test_engine_by_engineers(edition: str) -> None:
    for count in range(1, 7):
        t = Table(edition, buildings="a").workers(0, engineer=count, cowboy=6, builder=6)
        t.build(0, t.number("hire -1"), "A-1")
        for space in ("C", "G", "A-1"):
            t.visit(space).play("do engine engineers")
            reached = [str(n) for n in range(1, count + 1)]
            assert positions(t) == reached + (["T4"] if count > 4 else [])
    t = Table(buildings="a")
    t.build(0, 6, "A-1").visit("A-1")
    assert "do engine engineers" in t.legal()  # that building is 6a in the second edition


@rule("2E-EN-08")
def test_7b_counts_own_buildings_in_the_woods(edition: str) -> None:
    t = Table(edition, buildings="b").no_tokens().build(0, 7, "C-1").visit("C-1")
    t.play("do engine woods")
    assert positions(t) == ["1"]  # itself
    t.build(0, 1, "B-1").build(0, 2, "F-2").build(0, 3, "A-1").build(1, 4, "E-1").visit("C-1")
    t.play("do engine woods")
    assert positions(t) == ["1", "2", "3"]
    t = Table(edition, buildings="b").no_tokens().build(0, 7, "A-1").build(0, 1, "B-1")
    t.visit("A-1").play("do engine woods")
    assert positions(t) == ["1"]  # 7b outside the woods does not count
    t = Table(edition, buildings="b").no_tokens().build(0, 7, "A-1").visit("A-1")
    t.play("do engine woods")
    assert t.legal() == ["done"]  # none: nothing happens


@rule("2E-EN-08")
def test_11b_counts_own_hazards() -> None:
    t = Table(buildings="b").no_tokens().build(0, 11, "A-1").visit("A-1")
    t.play("do engine hazards")
    assert t.legal() == ["done"]
    t.taken(0, flood_4_green=2, drought_2_black=1, green_outlaw=3).taken(1, flood_3_green=1)
    t.visit("A-1").play("do engine hazards")
    assert positions(t) == ["1", "2", "3"]


@rule("2E-EN-09")
def test_1b_moves_back_upgrades_then_pays(edition: str) -> None:
    action = "do engine-back 1 => money 3"
    t = Table(edition, buildings="b").no_tokens().build(0, 1, "A-1").engine(0, "5").money(0, 2)
    t.visit("A-1").play(action)
    assert t.legal() == ["engine to 4", "engine to T4"]
    t.play("engine to T4")
    assert t.p(0).money == 2
    assert t.legal() == ["decline", "upgrade S1"]
    t.play("upgrade S1")
    assert t.p(0).money == 0
    t.play("disc aux-money")
    assert t.p(0).money == 3
    # The $3 come too late for the station.
    t = Table(edition, buildings="b").no_tokens().build(0, 1, "A-1").engine(0, "5").money(0, 1)
    t.visit("A-1").play(action, "engine to T4")
    assert t.decision == "phase-b"
    assert t.p(0).money == 4
    t.engine(0, "5").visit("A-1").play(action, "engine to 4")
    assert t.p(0).money == 7
    t.engine(0, "0").visit("A-1")
    assert action not in t.legal()
    t.engine(0, "1").visit("A-1").play(action)
    assert t.legal() == ["engine to 0"]


@rule("2E-EN-10")
def test_space_39_ends_the_movement(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 3)
    assert forward(t, "36", 6) == ["37", "38", "39"]
    t.play("engine to 39")
    assert t.legal() == ["decline", "upgrade S10"]
    t.play("upgrade S10", "disc step-right")
    assert t.game.observe(0)["players"][0]["stations"] == ["S10"]
    assert t.decision == "engine-return"
    t.play("engine to 30")
    # Nobody stands on 39 now: the next engine can go there.
    t.engine(1, "38").money(1, 2).visit("C", 1).play("do engine engineers")
    assert positions(t) == ["39"]
    t.play("engine to 39")
    assert t.decision == "engine-return"  # S10 costs $3, of which seat 1 has 2


@rule("2E-EN-11")
def test_the_way_back_from_39(edition: str) -> None:
    t = Table(edition, players=4).no_tokens().money(0, 0)
    t.engine(1, "38").engine(2, "T33").engine(3, "0")
    forward(t, "37", 1)
    t.play("engine to 39")
    numbered = [str(n) for n in range(38)]
    assert t.legal() == [f"engine to {name}" for name in numbered + TURNOUTS[:-1]]
    t.play("engine to 0")
    assert (t.p(0).engine, t.p(0).money) == (0, 3)
    assert t.decision == "phase-b"


@rule("2E-EN-11")
def test_the_3_dollars_come_before_the_second_upgrade(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 3)
    forward(t, "38", 1)
    t.play("engine to 39", "upgrade S10", "disc aux-money")
    assert t.p(0).money == 0
    t.play("engine to T7")
    assert t.p(0).money == 3
    assert t.legal() == ["decline", "upgrade S2"]
    t.play("upgrade S2", "disc aux-draw")
    assert t.p(0).money == 1
    assert t.game.observe(0)["players"][0]["stations"] == ["S2", "S10"]
    # Too dear even so: S9 costs $5.
    t = Table(edition).no_tokens().money(0, 1)
    forward(t, "38", 1)
    t.play("engine to 39", "engine to T33")
    assert t.p(0).money == 4
    assert t.decision == "phase-b"


@rule("2E-EN-11")
def test_declining_s10_leads_back_too(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 10)
    forward(t, "38", 1)
    t.play("engine to 39", "decline")
    assert t.decision == "engine-return"
    assert "engine to 39" not in t.legal()
    t.play("engine to T33")
    assert t.p(0).money == 13
    assert t.legal() == ["decline", "upgrade S9"]
    t.play("decline")
    assert t.decision == "phase-b"
    assert t.tables.positions[t.p(0).engine] == "T33"
