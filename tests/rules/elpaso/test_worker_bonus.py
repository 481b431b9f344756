"""Chapter WB: workers discarded for their bonus."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.elpaso.table import Table


@rule("EP-WB-01")
def test_any_number_one_by_one() -> None:
    t = Table().money(0, 10).workers(0, joker=3, engineer=2, builder=2).visit("C")
    for bonus in ("joker", "engineer", "joker", "builder", "joker", "engineer", "builder"):
        assert f"bonus {bonus}" in t.legal("bonus")
        t.play(f"bonus {bonus}")
    assert t.ready() == {}
    assert t.cards(t.p(0).discard) == {"builder": 2, "engineer": 2, "joker": 3}
    assert t.p(0).money == 10 + 3 * 2 + 2 * 1 - 2 * 2
    assert t.p(0).certificate == 2
    assert t.legal("bonus") == []


@rule("EP-WB-01")
def test_only_workers_that_stand_ready() -> None:
    t = Table().no_cards().money(0, 10).discard_pile(0, "joker").draw_pile(0, "engineer")
    assert t.visit("C").legal("bonus") == []
    t.refuses("bonus joker", "bonus engineer", "bonus builder")


@rule("EP-WB-02")
def test_a_joker_is_2_dollars_and_an_engineer_1() -> None:
    t = Table().workers(0, joker=1).visit("C").play("bonus joker")
    assert (t.p(0).money, t.p(0).certificate) == (2, 0)
    t = Table().workers(0, engineer=1).visit("C").play("bonus engineer")
    assert (t.p(0).money, t.p(0).certificate) == (1, 0)


@rule("EP-WB-02")
def test_a_joker_gives_no_other_bonus() -> None:
    # Neither a builder's certificate nor a cowboy's step nor an engineer's dollar is offered.
    t = Table().money(0, 5).workers(0, joker=2)
    assert t.turn(0).legal("bonus") == ["bonus joker"]
    assert t.visit("C").legal("bonus") == ["bonus joker"]
    t.refuses("bonus builder", "bonus engineer", "bonus cowboy")


@rule("EP-WB-03")
def test_a_builder_is_a_certificate_for_2_dollars() -> None:
    t = Table().money(0, 2).workers(0, builder=2).visit("C").play("bonus builder")
    assert (t.p(0).money, t.p(0).certificate) == (0, 1)
    assert t.cards(t.p(0).discard) == {"builder": 1}
    # Without $2 it is not offered.
    assert t.legal("bonus") == []
    assert t.money(0, 1).visit("C").legal("bonus") == []
    t.refuses("bonus builder")


@rule("EP-WB-03")
def test_with_a_full_track_the_certificate_is_lost() -> None:
    t = Table().money(0, 2).certificates(0, 4).workers(0, builder=1).visit("C")
    t.play("bonus builder")
    assert (t.p(0).money, t.p(0).certificate, t.ready()) == (0, 4, {})


@rule("EP-WB-04")
def test_a_cowboy_is_a_step_and_nothing_else() -> None:
    t = Table().money(0, 5).workers(0, cowboy=1).at(0, "B").turn(0).play("bonus cowboy")
    assert (t.p(0).money, t.p(0).certificate, t.p(0).tokens) == (5, 0, 0)
    assert t.legal() == ["move to C", "move to D", "move to E", "move to F"]
    t.play("move to F")
    # No further action came with it: one visit, one auxiliary action.
    t.play("auxiliary money")
    assert t.legal() == ["done"]


@rule("EP-WB-04")
@pytest.mark.parametrize(
    "t",
    [
        Table().workers(0, cowboy=3).first_turn(),
        Table().workers(0, cowboy=3).visit("C"),
        Table().workers(0, cowboy=3).money(0, 9).visit("B").play("do hire 5"),
        Table().workers(0, cowboy=3).el_paso(),
        Table().workers(0, cowboy=3).deliver(7),
        Table().workers(0, cowboy=3).train_visit(4),
        Table().workers(0, cowboy=3).offer("hire 0"),
    ],
    ids=["place", "action", "hire", "el paso", "post", "train", "offer"],
)
def test_outside_a_movement_a_cowboy_has_no_bonus(t: Table) -> None:
    assert t.legal("bonus") == []
    t.refuses("bonus cowboy")


@rule("EP-WB-05")
def test_workers_spent_as_a_cost_give_no_bonus() -> None:
    # [edge case 23] Jokers, engineers and builders, for cattle, train and building.
    t = Table().money(0, 8).workers(0, joker=4).visit("D").play("do buy", "buy hereford")
    assert (t.p(0).money, t.ready()) == (0, {})
    t = Table().money(0, 4).workers(0, engineer=2).visit("F").play("do train", "train 2")
    assert (t.p(0).money, t.ready()) == (0, {})
    t = Table().money(0, 4).workers(0, builder=2).visit("E").play("do build", "build 2 on S9")
    assert (t.p(0).money, t.p(0).certificate, t.ready()) == (0, 0, {})
    # Cowboys spent for cattle are no steps in a later move action of the turn.
    t = Table(buildings="b").money(0, 2).workers(0, cowboy=1).build(0, 4, "S1").visit("S1")
    t.play("do buy", "buy black-angus", "do move 2")
    assert t.legal() == ["move to B", "move to C"]


@rule("EP-WB-05")
def test_a_cost_takes_exactly_its_number() -> None:
    # [edge case 24] Four cowboys and two jokers for a Corriente: two workers go, not more.
    t = Table().money(0, 20).workers(0, cowboy=4, joker=2).visit("D")
    t.play("do buy", "buy corriente")
    assert t.legal("spend") == ["spend 0 jokers", "spend 1 jokers", "spend 2 jokers"]
    for jokers in (0, 1, 2):
        again = t.game.copy()
        t.play(f"spend {jokers} jokers")
        assert sum(t.ready().values()) == 4
        assert t.ready().get("joker", 0) == 2 - jokers
        assert t.p(0).money == 16
        t.game = again


@rule("EP-WB-05")
def test_further_workers_for_their_bonus_at_the_same_time() -> None:
    # [edge case 24] A train card for two engineers, a third for its dollar in the middle of it.
    t = Table().money(0, 4).workers(0, engineer=3, joker=1).visit("F").play("do train", "train 2")
    assert t.decision == "pay-workers"
    assert t.legal("bonus") == ["bonus engineer", "bonus joker"]
    t.play("bonus engineer", "bonus joker")
    assert t.p(0).money == 3
    # The two that are left are what the cost needs.
    assert t.legal() == ["spend 0 jokers"]
    t.refuses("bonus engineer", "bonus joker")
    t.play("spend 0 jokers")
    assert (t.ready(), t.p(0).money) == ({}, 3)
    assert t.cards(t.p(0).discard) == {"engineer": 3, "joker": 1}
    assert t.decision == "train-actions"
