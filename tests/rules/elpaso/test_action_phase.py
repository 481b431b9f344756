"""Chapter AC: printed actions or one auxiliary action; requirements and rewards."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.elpaso.table import Table

EXCHANGES = ["auxiliary money", "auxiliary exchange"]


# One or the other -------------------------------------------------------------------------------


@rule("EP-AC-01")
def test_printed_actions_or_one_auxiliary_action() -> None:
    for t, actions in (
        (Table().visit("C"), {"money 2", "certificate 1"}),
        (Table().build(0, 2, "S1").money(0, 2).visit("S1"), {"pay 2 => bonus", "move 1"}),
    ):
        assert t.printed == actions
        assert t.legal("auxiliary") == EXCHANGES


@rule("EP-AC-01")
def test_after_a_printed_action_the_auxiliary_action_is_closed() -> None:
    t = Table().visit("C").play("do money 2")
    assert t.legal() == ["done", "do certificate 1"]
    t.refuses("auxiliary money", "auxiliary exchange")
    t.play("do certificate 1")
    assert t.legal() == ["done"]


@rule("EP-AC-01")
def test_after_the_auxiliary_action_the_printed_ones_are_closed() -> None:
    t = Table().visit("C").play("auxiliary money")
    assert t.legal() == ["done"]
    t.refuses("do money 2", "auxiliary money", "auxiliary exchange")
    assert t.p(0).money == 1


@rule("EP-AC-02")
def test_only_one_auxiliary_action_instead_of_the_printed_ones() -> None:
    # [edge case 9] Even on 4a, which shows AUX2.
    t = Table().taken(0, "aux-certificate", "aux-remove").build(0, 4, "S1").hand(0, "criollo")
    t.visit("S1")
    assert t.printed == {"auxiliary 2", "token 1", "move 2"}
    t.play("auxiliary certificate")
    assert t.legal() == ["done"]
    # Another player's 4a gives one auxiliary action too.
    t = Table().taken(0, "aux-certificate").build(1, 4, "S1").visit("S1").play("auxiliary money")
    assert t.legal() == ["done"]


@rule("EP-AC-02")
def test_a_printed_aux_goes_with_the_other_printed_actions() -> None:
    # [edge case 10] In either order: F shows AUX and TRAIN, G a token and AUX.
    t = Table().money(0, 2).workers(0, engineer=1).visit("F")
    t.play("do auxiliary 1", "auxiliary money")
    assert (t.p(0).money, t.printed) == (3, {"train"})
    t = Table().visit("G").play("do token 1")
    assert t.printed == {"auxiliary 1"}
    t.play("do auxiliary 1", "auxiliary money")
    assert (t.p(0).money, t.p(0).tokens) == (1, 1)
    assert t.legal("do", "auxiliary") == ["done"]
    # 4a: two auxiliary actions, a token and a move.
    t = Table().taken(0, "aux-certificate").build(0, 4, "S1").visit("S1")
    t.play("do auxiliary 2", "auxiliary money", "auxiliary certificate", "do token 1")
    assert (t.p(0).money, t.p(0).certificate, t.p(0).tokens) == (1, 1, 1)
    assert t.printed == {"move 2"}


@rule("EP-AC-03")
@pytest.mark.parametrize("kind", [1, 2, 3, 4, 5, 6])
def test_on_anothers_building_only_one_auxiliary_action(kind: int) -> None:
    # [edge case 8] Money, cards and workers for every printed action are there.
    t = Table(3).build(2, kind, "S1").money(0, 50).hand(0, "galloway").workers(0, cowboy=6)
    t.visit("S1")
    assert t.legal() == ["done", *EXCHANGES]
    t.play("auxiliary money")
    assert t.legal() == ["done"]
    # It may be declined.
    t.visit("S1").play("done")
    assert t.game.seat == 1


@rule("EP-AC-03")
def test_the_owner_of_the_same_tile_uses_its_actions() -> None:
    t = Table(3).build(2, 4, "S1").visit("S1", 2)
    assert t.printed == {"auxiliary 2", "token 1", "move 2"}


@rule("EP-AC-04")
def test_no_auxiliary_action_on_el_paso() -> None:
    t = Table().taken(0, "aux-certificate").at(0, "G").turn(0).play("move to EL-PASO")
    # The income, then the Simmental, then the delivery; nothing else is asked in between.
    assert (t.p(0).money, t.s.simmental) == (5, 8)
    seen: list[list[str]] = []
    for move in ("keep 0 certificates", "deliver to 0", "disc aux-money"):
        seen.append(t.legal())
        t.play(move)
    assert not [text for moves in seen for text in moves if text.startswith(("aux", "done"))]
    assert [moves[0] for moves in seen] == [
        "keep 0 certificates",
        "deliver to 0",
        "disc aux-money",
    ]
    assert t.game.seat == 1


@rule("EP-AC-05")
def test_printed_actions_in_any_order_each_once() -> None:
    for order in (("do money 2", "do certificate 1"), ("do certificate 1", "do money 2")):
        t = Table().visit("C").play(*order)
        assert (t.p(0).money, t.p(0).certificate) == (2, 1)
        assert t.legal() == ["done"]
    t = Table().visit("C").play("do money 2").refuses("do money 2")
    # The same tile in another visit gives them again.
    t.visit("C").play("do money 2")
    assert t.p(0).money == 4


@rule("EP-AC-05")
def test_the_same_action_on_another_tile_is_another_action() -> None:
    t = Table().money(0, 2).build(0, 1, "S4").visit("D").play("do pay 1 => token 1")
    t.refuses("do pay 1 => token 1")
    t.visit("S4").play("do pay 1 => token 1")
    assert (t.p(0).tokens, t.p(0).money) == (2, 0)


@rule("EP-AC-05")
def test_any_or_all_actions_may_be_skipped() -> None:
    t = Table().visit("C").play("do money 2", "done")
    assert (t.game.seat, t.p(0).certificate) == (1, 0)
    for space in "BCDEFG":
        t = Table().visit(space).play("done")
        assert t.game.seat == 1
    # Not on El Paso.
    Table().el_paso().refuses("done", "decline")
    Table().deliver(0).refuses("done", "decline")


# Requirements -----------------------------------------------------------------------------------


@rule("EP-AC-06")
def test_a_cost_in_money() -> None:
    # [edge case 17] A token for $1, a bonus tile for $2.
    t = Table().visit("D")
    assert t.printed == set()
    assert t.money(0, 1).visit("D").printed == {"pay 1 => token 1"}
    t.play("do pay 1 => token 1")
    assert (t.p(0).money, t.p(0).tokens) == (0, 1)
    t = Table().build(0, 2, "S1").money(0, 1).visit("S1")
    assert t.printed == {"move 1"}
    t.refuses("do pay 2 => bonus")
    t.money(0, 2).bonus_display("plain", "plain", "plain").visit("S1").play("do pay 2 => bonus")
    assert t.p(0).money == 0
    t.play("bonus tile plain")
    assert t.bonuses_of() == {"plain": 1}


@rule("EP-AC-06")
def test_a_cost_in_workers_and_money_together() -> None:
    # Card 2 costs two workers and $4: neither may be short.
    enough = Table().money(0, 4).workers(0, engineer=1, joker=1).visit("F").play("do train")
    assert enough.legal("train") == ["train 1", "train 2"]
    for t in (
        Table().money(0, 3).workers(0, engineer=2).visit("F").play("do train"),
        Table().money(0, 9).workers(0, engineer=1, builder=3, cowboy=3).visit("F").play("do train"),
    ):
        assert t.legal("train") == ["train 1"]
    # A building of one worker, $2, and the cost of the space, all together.
    t = Table().money(0, 4).workers(0, builder=1).visit("E").play("do build")
    assert {text.split()[-1] for text in t.legal("build")} == {"S2", "S3", "S6", "S7", "S8", "S9"}
    assert "train" not in Table().money(0, 1).workers(0, engineer=4).visit("F").printed
    assert "train" not in Table().money(0, 9).workers(0, builder=4).visit("F").printed


@rule("EP-AC-06")
def test_a_cost_in_cards() -> None:
    t = Table().hand(0, "criollo", "pineywoods").visit("B")
    assert t.printed == set()
    assert t.hand(0, "galloway").visit("B").printed == {"discard galloway => money 2"}


@rule("EP-AC-06")
def test_what_is_missing_may_be_provided_meanwhile() -> None:
    # By a worker bonus: the engineer's $1 pays for a token.
    t = Table().workers(0, engineer=1).visit("D")
    assert "pay 1 => token 1" not in t.printed
    assert "pay 1 => token 1" in t.play("bonus engineer").printed
    # By a token: a Galloway to sell, or a worker to pay with.
    t = Table().tokens(0, 2).money(0, 2).hand(0, "criollo").visit("B")
    assert t.printed == set()
    t.script("galloway").play("exchange token", "discard criollo")
    assert t.printed == {"discard galloway => money 2"}
    t = Table().tokens(0, 1).money(0, 2).draw_pile(0, "engineer", "criollo").visit("F")
    assert t.printed == {"auxiliary 1"}
    t.script("engineer", "criollo").play("exchange token", "discard criollo")
    assert t.printed == {"auxiliary 1", "train"}


@rule("EP-AC-07")
def test_something_to_take_is_required() -> None:
    # A worker in the supply.
    t = Table().money(0, 20).visit("B")
    assert t.printed == {"hire 5"}
    t.worker_supply(cowboy=0, builder=0, engineer=0)
    assert t.visit("B").printed == {"hire 5"}
    # Only jokers are left, for $9.
    assert t.money(0, 8).visit("B").printed == set()
    assert t.money(0, 9).worker_supply(joker=0).visit("B").printed == set()
    # A card in the market.
    t = Table().money(0, 20).workers(0, cowboy=1).visit("D")
    assert "buy" in t.printed
    assert "buy" not in t.market(black_angus=0).visit("D").printed
    # A tile.
    t = Table().objective_display(None, None, None).train_visit(1)
    assert t.printed == {"objective"}
    assert t.objective_stack().train_visit(1).printed == set()
    t = Table().build(0, 6, "S1").objective_display(None, None, None).objective_stack().visit("S1")
    assert "any-tile" in t.printed
    t.bonus_display(None, None, None).bonus_stack().visit("S1")
    assert t.printed == {"token 1", "move 3"}
    # A building.
    t = Table().money(0, 20).workers(0, builder=1).visit("E")
    assert "build" in t.printed
    assert "build" not in t.building_display(0, 2, 2, 2, 2, 2).visit("E").printed


@rule("EP-AC-07")
def test_a_card_in_hand_is_required() -> None:
    t = Table().hand(0, "criollo").build(0, 1, "S1").visit("S1")
    # Breeding value 2 is asked for.
    assert "discard value-2 => money 5" not in t.printed
    for card in ("pineywoods", "galloway", "santa-gertrudis", "simmental"):
        t.hand(0, card).visit("S1")
        assert "discard value-2 => money 5" in t.printed
    t = Table(buildings="b").build(0, 1, "S1").hand(0, "galloway").visit("S1")
    assert t.printed == {"money 1"}
    assert t.hand(0, "criollo").visit("S1").printed == {"money 1", "remove criollo"}


@rule("EP-AC-07")
def test_what_only_gives_is_always_offered() -> None:
    # Two certificates with the track at 3 and at 4.
    for track in (3, 4):
        t = Table(trains="star").certificates(0, track).train_visit(1)
        assert t.printed == {"certificate 2", "token 1"}
        t.play("do certificate 2")
        assert t.p(0).certificate == 4
    t = Table().certificates(0, 4).visit("C")
    assert t.printed == {"money 2", "certificate 1"}


# Rewards ----------------------------------------------------------------------------------------


@rule("EP-AC-08")
@pytest.mark.parametrize(
    ("reward", "money", "certificates", "tokens", "cards"),
    [
        ("money 5", 5, 0, 0, {}),
        ("certificate 2", 0, 2, 0, {}),
        ("token 2", 0, 0, 2, {}),
        ("gain corriente", 0, 0, 0, {"corriente": 1}),
    ],
)
def test_rewards_without_a_choice_are_taken_at_once(
    reward: str, money: int, certificates: int, tokens: int, cards: dict[str, int]
) -> None:
    t = Table().no_cards().offer(reward)
    # Nothing was asked: with the draw phase over it is the turn of the other player.
    assert t.game.seat == 1
    p = t.p(0)
    assert (p.money, p.certificate, p.tokens) == (money, certificates, tokens)
    # The draw phase has shuffled the card gained and drawn it.
    assert t.cards(p.hand) == cards


@rule("EP-AC-08")
def test_a_gain_of_a_sold_out_breed_goes_away() -> None:
    t = Table().no_cards().market(corriente=0).offer("gain corriente")
    assert (t.game.seat, t.cards(t.p(0).hand)) == (1, {})


@rule("EP-AC-08")
@pytest.mark.parametrize(
    ("reward", "then"),
    [
        ("hire 0", ["hire cowboy", "hire builder", "hire engineer"]),
        ("objective", ["objective O1", "objective O2", "objective O3", "objective from stack"]),
        ("remove cattle", ["decline", "remove criollo"]),
        ("auxiliary 1", ["auxiliary money", "auxiliary exchange"]),
    ],
)
def test_rewards_with_a_choice_are_offered_and_may_be_declined(
    reward: str, then: list[str]
) -> None:
    t = Table().hand(0, "criollo").objective_display("O1", "O2", "O3").offer(reward)
    assert t.decision == "offer"
    assert t.legal() == ["decline", f"do {reward}"]
    t.play(f"do {reward}")
    assert t.legal() == then
    t = Table().hand(0, "criollo").offer(reward).play("decline")
    # Offered once: it does not come again.
    assert t.game.seat == 1
    assert (t.ready(), t.objectives_of(), t.p(0).money) == ({}, {}, 0)
    assert t.cards(t.s.box) == {}


@rule("EP-AC-08", "EP-AC-06")
def test_a_reward_whose_price_a_worker_bonus_can_provide() -> None:
    # Only jokers are left, for $4; the reward waits for the dollars, or is declined.
    t = Table().money(0, 3).workers(0, engineer=1)
    t.worker_supply(cowboy=0, builder=0, engineer=0, joker=1).offer("hire 0")
    assert t.legal() == ["decline", "bonus engineer"]
    t.play("bonus engineer")
    assert t.legal() == ["decline", "do hire 0"]
    t.play("do hire 0", "hire joker")
    assert (t.p(0).money, t.ready()) == (0, {"joker": 1})
    # With an empty supply there is nothing to offer.
    t = Table().money(0, 9).worker_supply(cowboy=0, builder=0, engineer=0, joker=0)
    assert t.offer("hire 0").game.seat == 1


@rule("EP-AC-08")
def test_a_removal_with_an_empty_hand_is_not_offered() -> None:
    assert Table().offer("remove cattle").game.seat == 1


# Actions that come to nothing -------------------------------------------------------------------


@rule("EP-AC-09")
def test_an_action_once_begun_is_carried_out() -> None:
    t = Table().no_cards().money(0, 9).workers(0, cowboy=1, builder=1, engineer=1)
    for space, action in (
        ("B", "do hire 5"),
        ("D", "do buy"),
        ("E", "do build"),
        ("F", "do train"),
    ):
        t.visit(space).play(action).refuses("decline", "done")
    t.train_visit(1).play("do objective").refuses("decline", "done")
    # A removal may be declined.
    t.hand(0, "criollo").train_visit(3).play("do remove cattle", "decline")
    assert t.cards(t.p(0).hand) == {"criollo": 1}


@rule("EP-AC-09")
def test_a_hire_that_cannot_be_paid_any_more_lapses() -> None:
    t = Table().no_cards().money(0, 6).workers(0, builder=1, engineer=1).visit("B")
    t.play("do hire 5", "bonus builder")
    assert t.p(0).money == 4
    assert t.legal("decline", "hire", "bonus") == ["decline", "bonus engineer"]
    before = t.game.copy()
    # The engineer's $1 saves it.
    t.play("bonus engineer")
    assert t.legal("decline", "hire") == ["hire cowboy", "hire builder", "hire engineer"]
    # Given up, it counts as done: neither it nor the auxiliary alternative is open any more.
    t.game = before
    t.play("decline").money(0, 20)
    assert (t.decision, t.legal("do", "auxiliary")) == ("action", ["done"])
    assert t.p(0).certificate == 1


@rule("EP-AC-09")
def test_a_sale_whose_card_is_gone_lapses() -> None:
    # 1a: any card of value 2 for $5. A token draws a Criollo, and the Galloway is discarded.
    t = Table().tokens(0, 1).hand(0, "galloway").draw_pile(0, "criollo").build(0, 1, "S1")
    t.visit("S1").play("do discard value-2 => money 5", "exchange token", "discard galloway")
    assert t.legal() == ["decline"]
    t.play("decline")
    assert (t.decision, t.p(0).money, t.cards(t.p(0).hand)) == ("action", 0, {"criollo": 1})
    assert t.legal() == ["done"]
    # 3a: any card. Only a worker can be drawn, and the last card in hand has to go.
    t = Table().no_cards().tokens(0, 1).hand(0, "galloway").draw_pile(0, "cowboy")
    t.build(0, 3, "S1").visit("S1").play("do sell 2", "exchange token", "discard galloway")
    assert t.legal() == ["decline"]
    t.play("decline")
    assert (t.decision, t.p(0).money) == ("action", 0)
    assert t.legal() == ["done"]
