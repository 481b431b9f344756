"""Chapter RK: risk actions."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table
from trailboss.kansas import constants as k

R1 = "do discard cattle => certificate 1"
R2 = "do discard gray => certificate 1 + money 2"
R1_SPACES = ("DROUGHT-B1", "OUTLAW-B1", "ROCKFALL-B1")
R2_SPACES = ("FLOOD-B2", "OUTLAW-B2", "ROCKFALL-B2")


@rule("2E-RK-01")
@pytest.mark.parametrize("space", R1_SPACES)
def test_r1_takes_any_cattle_card(edition: str, space: str) -> None:
    cattle = ("gray", "green", "black", "white", "yellow", "red", "blue", "brown-4vp", "purple-7vp")
    for card in cattle:
        t = Table(edition).no_tokens().money(0, 0).build(0, 1, space)
        t.hand(0, *cattle, "OD1").visit(space).play(R1)
        assert t.legal() == [f"discard {other}" for other in cattle]
        t.play(f"discard {card}")
        assert t.cards(t.p(0).discard) == {card: 1}  # exactly one
        assert (t.p(0).certificate, t.p(0).money) == (1, 0)


@rule("2E-RK-01")
def test_an_objective_card_cannot_pay_r1(edition: str) -> None:
    t = Table(edition).build(0, 1, "DROUGHT-B1").hand(0, "OD1", "OT1").visit("DROUGHT-B1")
    assert R1 not in t.legal()
    t.hand(0, "OD1", "gray").visit("DROUGHT-B1")
    assert R1 in t.legal()
    t.hand(0).visit("DROUGHT-B1")
    assert R1 not in t.legal()


@rule("2E-RK-01")
def test_r1_at_flood_b1_and_with_simmental() -> None:
    t = Table(simmental=True).no_tokens().build(0, 1, "FLOOD-B1").hand(0, "heifer", "OE1")
    t.visit("FLOOD-B1").play(R1)
    assert t.legal() == ["discard heifer"]
    t.play("discard heifer")
    assert t.p(0).certificate == 1


@rule("2E-RK-02")
@pytest.mark.parametrize("space", R2_SPACES)
def test_r2_takes_a_gray_card(edition: str, space: str) -> None:
    t = Table(edition).no_tokens().money(0, 5).build(0, 2, space).hand(0, "gray", "gray", "red")
    t.visit(space).play(R2)
    assert (t.p(0).certificate, t.p(0).money) == (1, 7)
    assert t.cards(t.p(0).discard) == {"gray": 1}
    assert t.cards(t.p(0).hand) == {"gray": 1, "red": 1}
    t.hand(0, "green", "white", "black", "red", "OD1").visit(space)
    assert R2 not in t.legal()


@rule("2E-RK-02")
def test_risk_actions_at_the_limit(edition: str) -> None:
    t = Table(edition).money(0, 0).certificates(0, 3).build(0, 1, "OUTLAW-B1")
    t.build(0, 2, "OUTLAW-B2").hand(0, "gray", "red")
    t.visit("OUTLAW-B1").play(R1, "discard red")
    assert (t.p(0).certificate, t.p(0).money) == (3, 0)
    t.visit("OUTLAW-B2").play(R2)
    assert (t.p(0).certificate, t.p(0).money) == (3, 2)
    assert t.cards(t.p(0).discard) == {"gray": 1, "red": 1}


@rule("2E-RK-03")
def test_a_risk_action_is_one_more_local_action(edition: str) -> None:
    white = "do discard white => money 4"

    def table() -> Table:
        t = Table(edition, buildings="a").no_tokens().build(0, 2, "FLOOD-B2").market().stock()
        return t.hand(0, "gray", "gray", "white").visit("FLOOD-B2")

    t = table()
    assert t.legal("done", "do", "aux") == [
        *("done", white, R2),
        *("auxiliary money single", "auxiliary draw single"),
    ]
    t.play(R2)  # before the others
    assert t.legal() == ["done", white]  # once a visit, and no auxiliary action any more
    t.play(white)
    assert t.legal() == ["done"]
    t = table().play(white)  # after the others
    assert t.legal() == ["done", R2]
    t.play(R2)
    assert t.legal() == ["done"]
    t = table().play("done")  # optional
    assert t.s.seat == 1
    assert t.p(0).certificate == 0


@rule("2E-RK-03")
def test_the_auxiliary_action_rules_out_the_risk_action(edition: str) -> None:
    t = Table(edition, buildings="a").no_tokens().build(0, 2, "FLOOD-B2").hand(0, "gray")
    t.visit("FLOOD-B2").play("auxiliary money single")
    assert t.legal() == ["done"]


@rule("2E-RK-04")
def test_a_stranger_has_no_risk_action(edition: str) -> None:
    t = Table(edition, buildings="a").no_tokens().build(1, 2, "FLOOD-B2").hand(0, "gray", "white")
    t.visit("FLOOD-B2")
    assert t.legal() == ["done", "auxiliary money single", "auxiliary draw single"]
    t.hand(1, "gray").visit("FLOOD-B2", 1)
    assert R2 in t.legal()


@rule("2E-RK-04")
def test_who_copies_uses_the_risk_action(edition: str) -> None:
    t = Table(edition, buildings="b").no_tokens().build(1, 1, "OUTLAW-B1").money(0, 0)
    t.build(0, t.number("copy"), "OUTLAW-B2").hand(0, "red", "green").visit("OUTLAW-B2")
    t.play("do copy", "copy OUTLAW-B1")
    assert R1 in t.legal()
    t.play(R1, "discard red")
    assert (t.p(0).certificate, t.p(1).certificate) == (1, 0)
    assert R1 not in t.legal()


@rule("2E-RK-05")
def test_no_risk_action_on_an_empty_space(edition: str) -> None:
    t = Table(edition, buildings="b").no_tokens().hand(0, "gray", "red")
    t.visit("FLOOD-B2")  # as if one could stop there
    assert R2 not in t.legal()
    t.build(0, t.number("copy"), "FLOOD-B2").visit("FLOOD-B2").play("do copy")
    assert t.legal("copy") == ["copy B"]  # not the empty FLOOD-B1 next to it


@rule("2E-RK-05")
def test_after_a_replacement_it_belongs_to_the_new_building(edition: str) -> None:
    t = Table(edition, buildings="a").no_tokens().build(0, 1, "FLOOD-B2").money(0, 20)
    t.workers(0, builder=6).visit("B").play("do build 2", "build 4 on FLOOD-B2")
    assert t.tile_on("FLOOD-B2") == k.PRIVATE + 4
    t.hand(0, "gray").visit("FLOOD-B2")
    assert t.legal("do ") == ["do move 2", R2]
    t.play(R2)
    assert t.p(0).certificate == 1
    assert t.legal() == ["done", "do move 2"]
