"""Chapter MV: movement along the trail and fees."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table
from trailboss.core.events import EV_MOVED
from trailboss.kansas import constants as k
from trailboss.kansas.events import EV_FEE

# Fees by number of players: green hand, black hand, both.
FEES = {2: (2, 2, 4), 3: (2, 1, 3), 4: (1, 2, 3)}


def moves(t: Table) -> list[str]:
    return [text.removeprefix("move to ") for text in t.legal("move")]


def ends(t: Table) -> list[str]:
    """Where the herder may stop, in order, whatever the way."""
    return list(dict.fromkeys(move.split(" ")[0] for move in moves(t)))


def steps(t: Table, count: int, seat: int = 0) -> Table:
    """A local herder move of up to `count` steps from where the herder stands."""
    return t.frames(seat, (k.MOVE, count, 0))


def moneys(t: Table) -> list[int]:
    return [player.money for player in t.s.players]


def after(t: Table, move: str) -> list[int]:
    """Everybody's money after seat 0 would have made a move."""
    before = t.game.copy()
    t.play(f"move to {move}")
    found = moneys(t)
    t.game = before
    return found


# Steps ------------------------------------------------------------------------------------------


@rule("2E-MV-01")
def test_from_1_step_to_the_limit(edition: str) -> None:
    t = Table(edition).tokens(0, 0)
    assert t.decision == "phase-a"
    # 1, 2 and 3 steps; standing still or passing phase A is not possible.
    assert t.legal() == ["move to A", "move to B", "move to C"]
    assert ends(t.at(0, "E").turn(0)) == ["F", "G", "KC"]
    assert t.legal() == t.legal("move")
    # With four players the limit is 4, and the fourth location is within reach.
    t = Table(edition, 4)
    assert set(ends(t)) == {"A", "B", "C", "D", "E"}
    t.play("move to C")
    assert t.p(0).herder == t.space("C")


LIMITS = {2: (3, 4, 4, 5), 3: (3, 5, 4, 6), 4: (4, 6, 5, 7)}
OUTLAWS = ["OUTLAW-5", "OUTLAW-6", "OUTLAW-7", "OUTLAW-8", "OUTLAW-9", "OUTLAW-B1", "OUTLAW-B2"]


@pytest.mark.parametrize("players", [2, 3, 4])
@rule("2E-MV-01", "2E-MV-05")
def test_step_limit_by_players_and_discs(edition: str, players: int) -> None:
    for place, discs in enumerate(((1, 1), (0, 1), (1, 0), (0, 0))):
        t = Table(edition, players).discs(0, step_left=discs[0], step_right=discs[1])
        limit = LIMITS[players][place]
        assert t.game.observe(None)["players"][0]["step_limit"] == limit
        # A row of seven locations with no other way: exactly the first ones can be reached.
        for number in range(4, 10):
            t.tile(f"OUTLAW-{number}", "green-outlaw")
        t.build(0, 1, "OUTLAW-B1").build(0, 2, "OUTLAW-B2").at(0, "OUTLAW-4").turn(0)
        assert ends(t) == OUTLAWS[:limit]
        assert t.legal("done", "decline") == []
        assert t.game.observe(None)["players"][1]["step_limit"] == LIMITS[players][0]


@rule("2E-MV-02")
def test_empty_spaces_are_neither_counted_nor_stopped_on(edition: str) -> None:
    t = Table(edition).build(0, 2, "A-2")
    # and the whole flood path are empty: C is 3 steps away, over B.
    assert moves(t) == ["A", "A-2", "B", "C via FLOOD-1"]
    t.tile("FLOOD-1", "flood-2-green").tile("FLOOD-4", "flood-2-green")
    assert ends(t) == ["A", "A-2", "B", "FLOOD-1", "FLOOD-4"]
    t.build(0, 1, "A-1")
    assert ends(t) == ["A", "A-1", "A-2", "FLOOD-1", "FLOOD-4"], "B is the 4th location now"


@rule("2E-MV-03")
def test_only_forward_and_any_branch(edition: str) -> None:
    t = Table(edition).build(0, 1, "A-1").tile("FLOOD-1", "flood-2-green").money(0, 5)
    assert moves(steps(t.at(0, "A"), 1)) == ["A-1", "FLOOD-1 via FLOOD-1"]
    assert moves(steps(t.at(0, "A"), 2)) == ["A-1", "B", "FLOOD-1 via FLOOD-1", "B via FLOOD-1"]
    # The fee is that of the branch taken.
    assert after(t, "B")[0] == 5
    assert after(t, "B via FLOOD-1")[0] == 3
    # From a branch there is no way to the other one, and never a way back.
    assert moves(steps(t.at(0, "FLOOD-1"), 2)) == ["B via FLOOD-1", "C via FLOOD-1"]
    assert moves(steps(t.at(0, "A-1"), 2)) == ["B", "C"]
    t.build(0, 2, "F-1").build(0, 3, "F-2").build(0, 4, "G-1")
    assert moves(steps(t.at(0, "F"), 1)) == ["F-1", "F-2 via F-2"]
    assert moves(steps(t.at(0, "F"), 3)) == ["F-1", "G", "G-1", "KC via G-2", "F-2 via F-2"]


@rule("2E-MV-03", "2E-MV-07")
def test_routes_that_pay_alike_are_one_move(edition: str) -> None:
    """Routes to one place are different moves only if somebody gets another sum."""
    t = Table(edition, 3).at(0, "A")

    def to_b() -> list[str]:
        steps(t, 5)
        return [move for move in moves(t) if move.split(" ")[0] == "B"]

    assert to_b() == ["B"]
    # Seat 1 gets 2 on either way, whichever building it is.
    t.money(0, 9).build(1, 1, "A-1").build(1, 8, "FLOOD-B1")
    assert to_b() == ["B"]
    # Seat 1 or seat 2, the same sum.
    t.build(2, 8, "FLOOD-B1")
    assert to_b() == ["B", "B via FLOOD-1"]
    # Both get the same on both ways, only in another order: that matters when money runs out.
    t.build(2, 1, "A-2").build(1, 8, "FLOOD-B2")
    assert to_b() == ["B"]
    t.money(0, 2)
    assert to_b() == ["B", "B via FLOOD-1"]
    t.money(0, 3)
    assert to_b() == ["B", "B via FLOOD-1"]
    assert after(t, "B")[0] == after(t, "B via FLOOD-1")[0] == 0
    # Without money nobody gets anything: one move.
    t.money(0, 0)
    assert to_b() == ["B"]
    # The bank is a payee like any other, and so is nobody.
    t = Table(edition, 3).at(0, "A").money(0, 9).build(1, 1, "A-1").tile("FLOOD-1", "flood-2-green")
    assert to_b() == ["B", "B via FLOOD-1"]
    t = Table(edition, 3).at(0, "A").money(0, 9).build(1, 1, "A-1")
    assert to_b() == ["B", "B via FLOOD-1"]


@rule("2E-MV-04")
def test_kansas_city_ends_the_movement(edition: str) -> None:
    t = Table(edition).at(0, "G").foresights((None, None), (None, None), (None, None)).turn(0)
    assert moves(t) == ["KC"]
    assert moves(steps(t, 9)) == ["KC"], "nothing lies beyond"
    t.turn(0).play("move to KC")
    assert t.decision == "enter-city"
    t.play("enter Kansas City", "keep 0 certificates", "deliver to kansas-city", "disc aux-money")
    # The steps left are lost: it is the other player's turn. The herder stands at START.
    assert t.game.seat == 1
    assert t.game.observe(None)["players"][0]["herder"] == "START"
    assert moves(t.turn(0)) == ["A", "B", "C"]
    # START is no location: nothing on the way there, and nobody stops on it.
    assert "START" not in ends(steps(t, 99))


# Fees -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@rule("2E-MV-06")
def test_fees_by_number_of_players(edition: str, players: int) -> None:
    green, black, both = FEES[players]
    t = Table(edition, players).money(0, 20).at(0, "A")
    for tile, fee in (("flood-4-green", green), ("flood-2-black", black)):
        assert after(steps(t.tile("FLOOD-1", tile), 1), "FLOOD-1 via FLOOD-1")[0] == 20 - fee
    hands = {1: green, 8: green, 4: black, 10: black, 7: both}
    for number in range(1, 11):
        fee = hands.get(number, 0)
        money = after(steps(t.money(1, 0).build(1, number, "A-1"), 1), "A-1")
        assert money[:2] == [20 - fee, fee], number
    sides = Table(edition, players, buildings="b").money(0, 20).at(0, "A")
    hands = {1: green, 4: black, 10: black, 7: both}
    for number in range(1, 11):
        money = after(steps(sides.build(1, number, "A-1"), 1), "A-1")
        assert money[0] == 20 - hands.get(number, 0), number
    t.at(0, "OUTLAW-4")
    for outlaw, fee in (("green-outlaw", green), ("orange-outlaw", black)):
        steps(t.tile("OUTLAW-5", outlaw), 1)
        assert after(t, moves(t)[0])[0] == 20 - fee


@rule("2E-MV-07")
def test_fees_for_what_is_passed_and_for_the_stop(edition: str) -> None:
    # With 3 players: green 2 to seat 1, black 1 to seat 2, both hands 3 to seat 1.
    t = Table(edition, 3).build(1, 1, "A-1").build(2, 4, "A-2").build(1, 7, "A-3")
    for seat in range(3):
        t.money(seat, 10)
    steps(t.at(0, "A"), 4)
    assert after(t, "A-1") == [8, 12, 10]
    assert after(t, "A-2") == [7, 12, 11]
    assert after(t, "A-3") == [4, 15, 11]
    assert after(t, "B") == [4, 15, 11]
    # Hazards and outlaws are paid for at the bank.
    t.tile("FLOOD-1", "flood-3-green").tile("FLOOD-2", "flood-2-black")
    steps(t, 3)
    assert after(t, "FLOOD-1 via FLOOD-1") == [8, 10, 10]
    assert after(t, "FLOOD-2 via FLOOD-1") == [7, 10, 10]
    assert after(t, "B via FLOOD-1") == [7, 10, 10]
    t.tile("OUTLAW-5", "green-outlaw").tile("OUTLAW-6", "orange-outlaw")
    steps(t.at(0, "OUTLAW-4"), 2)
    assert [after(t, move) for move in moves(t)] == [[8, 10, 10], [7, 10, 10]]


@rule("2E-MV-07")
def test_fees_are_paid_in_the_order_of_the_route(edition: str) -> None:
    events: list[tuple[int, int]] = []
    t = Table(edition, 4).money(0, 9).build(3, 4, "A-1").build(1, 1, "A-3").at(0, "A").turn(0)
    t.game.listen(lambda event: events.append(event[2:4]) if event[0] == EV_FEE else None)
    t.play("move to B")
    assert events == [(2, 3), (1, 1)]
    assert t.p(0).money == 6


@rule("2E-MV-08")
def test_what_never_costs_a_fee(edition: str) -> None:
    t = Table(edition).money(0, 10).money(1, 10)
    for number, space in ((1, "A-1"), (4, "A-2"), (7, "A-3"), (8, "FLOOD-B1"), (10, "G-1")):
        t.build(0, number, space)
    for number in (1, 2, 3):
        t.tile(f"OUTLAW-{number}", "orange-outlaw")
    # Own buildings with any hand, neutral tiles, Kansas City and the outlaws beside the trail.
    steps(t, 12)
    for move in moves(t):
        assert after(t, move) == [10, 10], move
    assert {"A-1", "A-2", "A-3", "A", "B", "C", "D", "E", "F", "G", "G-1", "KC"} <= set(ends(t))
    assert not {"OUTLAW-1", "OUTLAW-2", "OUTLAW-3"} & set(ends(t))
    # No fee at all, so both ways to B are one move; not even a fee to oneself.
    assert [move for move in moves(t) if move.split(" ")[0] == "B"] == ["B"]
    told: list[int] = []
    t.game.listen(lambda event: told.append(event[0]))
    t.play("move to KC")
    assert EV_MOVED in told
    assert EV_FEE not in told
    # The same buildings cost the other player.
    steps(t.at(1, "A"), 1, seat=1).play("move to A-1")
    assert moneys(t) == [12, 8]


@rule("2E-MV-09")
def test_fees_are_paid_as_far_as_money_goes(edition: str) -> None:
    # With 3 players: 3 to seat 1, then 2 to seat 2, then 1 to seat 1 again.
    t = Table(edition, 3).build(1, 7, "A-1").build(2, 1, "A-2").build(1, 4, "A-3")
    for money, left in ((7, [1, 4, 2]), (6, [0, 4, 2]), (5, [0, 3, 2]), (4, [0, 3, 1])):
        t.money(0, money).money(1, 0).money(2, 0)
        assert after(steps(t.at(0, "A"), 4), "B") == left
    for money in (3, 2, 1, 0):
        t.money(0, money)
        assert after(steps(t, 4), "B") == [0, money, 0], "the later fees receive nothing"
    # No debt: the next income is kept in full.
    t.turn(0).money(0, 1).play("move to A-1", "auxiliary money single")
    assert moneys(t) == [1, 1, 0]


@rule("2E-MV-09")
def test_no_other_cost_is_paid_in_part(edition: str) -> None:
    t = Table(edition).tile("FLOOD-1", "flood-2-green").money(0, 6).visit("F")
    assert t.legal("do ") == []
    assert t.money(0, 7).visit("F").legal("do ") == ["do hazard 7"]
    t = Table(edition).jobs("cc", placed=3)
    assert t.money(0, 5).visit("A").legal("do ") == []
    assert t.money(0, 6).visit("A").legal("do ") == ["do hire 0"]
    assert t.money(0, 8).visit("A").legal("do ") == ["do hire 0", "do hire +2"]
    t = Table(edition)
    assert t.money(0, 1).visit("D").legal("do pay") == []
    assert t.money(0, 2).visit("D").legal("do pay") == ["do pay 2 => engine 2"]
    assert t.money(0, 1).visit("B").legal("do build") == []
    assert t.money(0, 2).visit("B").legal("do build") == ["do build 2"]
    t.stock().market("yellow")
    assert t.money(0, 5).visit("E").legal("do ") == []
    assert t.money(0, 6).visit("E").legal("do ") == ["do buy"]
    t.engine(0, "4").money(0, 1).visit("G").play("do engine engineers", "engine to T4")
    assert t.decision == "phase-b", "an upgrade of 2 dollars is not offered"


# Herders and local moves ------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
@rule("2E-MV-10")
def test_herders_share_locations_and_block_nobody(edition: str, players: int) -> None:
    t = Table(edition, players)
    free = moves(t)
    for seat in range(1, players):
        t.at(seat, "B")
    assert moves(t) == free
    t.play("move to B")
    assert [player.herder for player in t.s.players] == [t.space("B")] * players
    assert t.decision == "phase-b"
    assert t.legal("do ") == t.money(0, 6).visit("B").legal("do ")
    assert ends(t.turn(1))[0] == "C"


@rule("2E-MV-11")
def test_a_herder_stays_where_its_tile_was(edition: str) -> None:
    t = Table(edition).tile("FLOOD-2", "flood-2-green").at(1, "FLOOD-2").money(0, 7)
    t.visit("F").play("do hazard 7", "hazard FLOOD-2")
    assert t.tile_on("FLOOD-2") == k.EMPTY
    assert t.p(1).herder == t.space("FLOOD-2")
    t.play("done")
    assert t.game.seat == 1
    assert moves(t)[:2] == ["B via FLOOD-1", "C via FLOOD-1"]
    t.play("move to B via FLOOD-1")
    assert t.p(1).herder == t.space("B")
    # The same with an outlaw.
    t = Table(edition).tile("OUTLAW-6", "green-outlaw").at(1, "OUTLAW-6")
    t.visit("D").play("do outlaw", "outlaw OUTLAW-6", "done")
    assert t.p(1).herder == t.space("OUTLAW-6")
    assert ends(t) == ["E", "F", "G"]


@rule("2E-MV-12")
def test_local_herder_moves(edition: str) -> None:
    """1 to n steps, whatever the step limit of 3."""
    for number, count in ((3, 1), (4, 2), (10, 5)):
        t = Table(edition).build(0, number, "E-1").tokens(0, 0)
        t.build(0, 2, "E-2").build(0, 1, "F-1").build(0, 8, "F-2")
        t.visit("E-1").play(f"do move {count}")
        assert t.decision == "move"
        # E-2, F, the two branches, G, Kansas City; no way to stay.
        near: list[list[str]] = [["E-2"], ["F"], ["F-1", "F-2"], ["G"], ["KC"]]
        reach = [space for step in near[:count] for space in step]
        assert sorted(ends(t)) == sorted(reach)
        assert len(t.legal()) == len(t.legal("move"))
    t = Table(edition, buildings="b").tokens(0, 0)
    for number, count in ((3, 1), (4, 3), (10, 4)):
        t.build(0, number, "A-1").visit("A-1").play(f"do move {count}")
        assert len(ends(t)) == count + (count > 2), "D and E are both 3 steps away"
        assert ends(t)[0] == "B"


@rule("2E-MV-12")
def test_local_herder_moves_pay_fees_and_end_in_kansas_city(edition: str) -> None:
    t = Table(edition).build(0, 4, "A-1").build(1, 1, "A-2").build(1, 7, "A-3")
    t.money(0, 5).money(1, 0).visit("A-1").play("do move 2")
    assert moves(t) == ["A-2", "A-3"]
    assert after(t, "A-2") == [3, 2]
    assert after(t, "A-3") == [0, 5], "2 and then the 3 that are left of 4"
    t = Table(edition).build(0, 10, "G-1").visit("G-1").play("do move 5")
    assert moves(t) == ["KC"]
    t.play("move to KC")
    assert t.decision == "enter-city"
    # A step limit raised by discs does not lengthen a local move.
    t = Table(edition).discs(0, step_left=0, step_right=0).build(0, 3, "A-1").visit("A-1")
    assert moves(t.play("do move 1")) == ["B"]


@rule("2E-MV-13")
def test_a_new_phase_b_after_a_local_herder_move(edition: str) -> None:
    t = Table(edition).tokens(0, 0).build(0, 3, "A-3").hand(0, "green", "green", "white")
    t.money(0, 0).draw_stack(0, "gray", "gray", "gray", "gray").visit("A-3")
    assert t.legal("do ") == ["do discard pair => money 3", "do move 1"]
    t.play("do move 1", "move to B")
    # All of phase B again: local actions or one single auxiliary action; the pair of 3a is lost.
    assert t.decision == "phase-b"
    assert t.legal() == [
        "done",
        "do discard green => money 2",
        "auxiliary money single",
        "auxiliary draw single",
    ]
    assert t.p(0).hand[-1] == 3, "not refilled in between"
    t.play("do discard green => money 2")
    assert t.p(0).hand[-1] == 2
    t.play("done")
    assert t.p(0).hand[-1] == 4, "phase C comes once, at the end"
    assert t.game.seat == 1


@rule("2E-MV-13")
def test_what_was_used_before_a_local_herder_move_stays_used(edition: str) -> None:
    t = Table(edition).tokens(0, 0).build(0, 3, "A-3").hand(0, "green", "green", "green")
    t.money(0, 0).visit("A-3").play("do discard pair => money 3", "discard green", "discard green")
    assert t.p(0).money == 3
    t.play("do move 1", "move to B", "do discard green => money 2")
    assert t.p(0).money == 5


@rule("2E-MV-13")
def test_local_herder_moves_follow_one_another(edition: str) -> None:
    t = Table(edition).tokens(0, 0).build(0, 3, "A-1").build(0, 4, "A-2").build(0, 10, "B-1")
    t.draw_stack(0, "gray").foresights((None, None), (None, None), (None, None))
    t.visit("A-1").play("do move 1", "move to A-2", "do move 2", "move to B-1")
    assert t.legal("do ") == ["do certificate max", "do move 5"]
    t.play("do certificate max", "do move 5")
    assert t.p(0).certificate == 3
    assert ends(t)[0] == "C"
    assert t.p(0).hand[-1] == 0
    t.play("move to G")
    assert t.game.seat == 0
    assert t.decision == "phase-b"
    assert "do engine engineers" in t.legal()


@rule("2E-MV-13")
def test_a_local_herder_move_into_kansas_city_plays_its_subphases(edition: str) -> None:
    t = Table(edition).tokens(0, 0).build(0, 4, "F-1").certificates(0, 3).hand(0, "gray")
    t.foresights(("flood-4-green", "flood-2-black"), ("cowboy", "builder"), ("engineer", "cowboy"))
    t.visit("F-1").play("do move 2", "move to KC")
    seen: list[str] = []
    for move in (
        "enter Kansas City",
        "foresight flood-2-black",
        "foresight cowboy",
        "foresight engineer",
        "keep 3 certificates",
        "deliver to kansas-city",
    ):
        seen.append(t.decision)
        t.play(move)
    assert seen == ["enter-city", "foresight", "foresight", "foresight", "income", "city"]
    t.play("disc aux-money")
    assert t.game.seat == 1
    assert t.p(0).herder == t.tables.start
