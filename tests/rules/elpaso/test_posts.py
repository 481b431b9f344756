"""Chapter PO: posts and discs of a delivery, rewards, the end of it."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.elpaso.table import Table, listening, open_discs, open_posts
from trailboss.core.events import EV_MONEY
from trailboss.elpaso.events import EV_VALUE

POSTS = (0, 5, 7, 9, 10, 12, 14, 16, 18, 20)
LIGHT = ("aux-money", "aux-certificate", "aux-exchange", "aux-remove")
DARK = ("permanent", "hand", "step")
FULL = ("criollo", "criollo", "criollo", "criollo")
VECTOR_6 = ("santa-gertrudis", "santa-gertrudis", "corriente", "black-angus")


def total(t: Table) -> int:
    """The total of the delivery, with the disc step reached."""
    assert t.decision == "post"
    return t.s.stack[-4]


# Posts and discs --------------------------------------------------------------------------------


@rule("EP-PO-07")
@pytest.mark.parametrize("value", [0, 4, 5, 6, 9, 10, 11, 12, 15, 16, 19, 20, 27])
def test_every_post_up_to_the_total(value: int) -> None:
    t = Table().deliver(value)
    assert open_posts(t) == [post for post in POSTS if post <= value]
    assert len(t.legal()) == len(open_posts(t))


@rule("EP-PO-07")
@pytest.mark.parametrize("post", POSTS)
def test_one_disc_goes_from_the_board_to_the_post(post: int) -> None:
    t = Table().no_cards().worker_supply(cowboy=0, builder=0, engineer=0, joker=0)
    t.objective_display(None, None, None).objective_stack()
    t.deliver(20).play(f"deliver to {post}", "disc aux-certificate")
    assert t.discs_of() == [disc for disc in (*LIGHT, *DARK) if disc != "aux-certificate"]
    assert t.posts_of() == {post: 1}
    assert t.game.seat == 1  # one disc only


@rule("EP-PO-08")
def test_no_post_with_an_own_disc_but_0_12_and_16() -> None:
    t = Table().posts(0, *POSTS).deliver(20)
    assert open_posts(t) == [0, 12, 16]
    t.refuses(*(f"deliver to {post}" for post in (5, 7, 9, 10, 14, 18, 20)))
    t = Table().posts(0, 5, 10, 18).deliver(18)
    assert open_posts(t) == [0, 7, 9, 12, 14, 16]


@rule("EP-PO-08")
def test_posts_0_12_and_16_take_any_number() -> None:
    t = Table().no_cards().posts(0, 0, 0, 0, 12, 12, 16).deliver(16)
    assert open_posts(t) == [0, 5, 7, 9, 10, 12, 14, 16]
    t.play("deliver to 12", "disc step")
    assert t.posts_of() == {0: 3, 12: 3, 16: 1}


@rule("EP-PO-09")
def test_dark_discs_go_only_on_dark_posts() -> None:
    t = Table().discs(0, *DARK).money(0, 4).deliver(20)
    assert open_posts(t) == [10, 12, 14, 16, 18, 20]
    for post in POSTS:
        t = Table().money(0, 4).deliver(20).play(f"deliver to {post}")
        assert open_discs(t) == [*LIGHT, *(DARK if post >= 10 else ())]


@rule("EP-PO-09")
def test_light_discs_go_on_any_post() -> None:
    for disc in LIGHT:
        t = Table().discs(0, disc).money(0, 3).deliver(20)
        assert open_posts(t) == list(POSTS)
        assert open_discs(t.play("deliver to 18")) == [disc]


@rule("EP-PO-09")
def test_discs_of_others_do_not_matter() -> None:
    t = Table(players=3).posts(1, *POSTS).posts(2, *POSTS, 0, 12).deliver(20)
    assert open_posts(t) == list(POSTS)
    t.no_cards().play("deliver to 18", "disc aux-money")
    assert (t.posts_of(0), t.posts_of(1)[18], t.posts_of(2)[18]) == ({18: 1}, 1, 1)


@rule("EP-PO-10")
@pytest.mark.parametrize(
    ("disc", "dollars"),
    [
        ("aux-money", 0),
        ("aux-certificate", 0),
        ("aux-exchange", 0),
        ("aux-remove", -3),
        ("permanent", 1),
        ("hand", -4),
        ("step", 2),
    ],
)
def test_the_money_of_the_disc(disc: str, dollars: int) -> None:
    t = Table().money(0, 4).deliver(12).play("deliver to 12", f"disc {disc}")
    assert t.p(0).money == 4 + dollars


@rule("EP-PO-10")
def test_a_disc_that_cannot_be_paid_for_cannot_be_chosen() -> None:
    offered: list[list[str]] = []
    for dollars in (2, 3, 4):
        t = Table().money(0, dollars).deliver(12).play("deliver to 12")
        offered.append(open_discs(t))
    free = ["aux-money", "aux-certificate", "aux-exchange"]
    assert offered == [
        [*free, "permanent", "step"],
        [*free, "aux-remove", "permanent", "step"],
        [*free, "aux-remove", "permanent", "hand", "step"],
    ]
    Table().money(0, 3).deliver(12).play("deliver to 12").refuses("disc hand")


@rule("EP-PO-10")
def test_the_reward_of_the_post_does_not_pay_for_the_disc() -> None:
    # Post 0 gives $1, post 20 gives $2: neither helps with AUX4 at $2 or HAND at $3.
    t = Table().money(0, 2).discs(0, "aux-remove", "aux-money").deliver(0).play("deliver to 0")
    assert open_discs(t) == ["aux-money"]
    t = Table().money(0, 3).discs(0, "hand", "step").deliver(20).play("deliver to 20")
    assert open_discs(t) == ["step"]
    # Paid first, then rewarded.
    t = Table().money(0, 3).deliver(0)
    told = listening(t)
    t.play("deliver to 0", "disc aux-remove")
    money = [event[2] for event in told if event[0] == EV_MONEY]
    assert (money, t.p(0).money) == ([-3, 1], 1)


@rule("EP-PO-11")
def test_the_hand_limit_counts_in_this_draw_phase() -> None:
    t = Table().hand(0, "galloway").money(0, 4).deliver(12).play("deliver to 12", "disc hand")
    assert t.game.seat == 1
    assert t.p(0).hand[-1] == 5
    t = Table().hand(0, "galloway").deliver(12).play("deliver to 12", "disc step")
    assert t.p(0).hand[-1] == 4


@rule("EP-PO-11")
def test_a_permanent_certificate_counts_from_the_next_delivery_on() -> None:
    t = Table().hand(0, "hereford", "shorthorn", "galloway").el_paso()
    t.play("keep 0 certificates")
    assert total(t) == 11
    t.play("deliver to 10")
    told = listening(t)
    t.play("disc permanent")
    assert t.posts_of() == {10: 1}
    assert EV_VALUE not in [event[0] for event in told]  # not counted again
    t.hand(0, "hereford", "shorthorn", "galloway").el_paso().play("keep 0 certificates")
    assert total(t) == 11 + 1 + 1  # the reward of post 10 is not spent
    t = Table().hand(0, "hereford").taken(0, "permanent").el_paso()
    assert total(t.play("keep 0 certificates")) == 6


@rule("EP-PO-11")
@pytest.mark.parametrize(
    ("disc", "auxiliary"),
    [("aux-certificate", "auxiliary certificate"), ("aux-remove", "auxiliary remove")],
)
def test_an_auxiliary_action_is_open_from_then_on(disc: str, auxiliary: str) -> None:
    t = Table().money(0, 3).hand(0, "criollo").visit("C")
    assert auxiliary not in t.legal()
    t.deliver(5).play("deliver to 0", f"disc {disc}")
    assert auxiliary in t.visit("C").legal()


@rule("EP-PO-11")
def test_the_step_limit_is_higher_from_then_on() -> None:
    t = Table().deliver(10).play("deliver to 10", "disc step")
    assert t.turn(0).legal("move") == ["move to B", "move to C", "move to D", "move to E"]


# Rewards ----------------------------------------------------------------------------------------


@rule("EP-PO-12")
@pytest.mark.parametrize(
    ("post", "money", "certificates", "tokens"),
    [
        (0, 1, 0, 0),
        (5, 0, 1, 0),
        (10, 0, 1, 0),
        (12, 0, 0, 0),
        (14, 0, 0, 0),
        (16, 0, 0, 1),
        (18, 0, 0, 0),
        (20, 2, 0, 0),
    ],
)
def test_money_certificates_and_tokens_are_taken_at_once(
    post: int, money: int, certificates: int, tokens: int
) -> None:
    t = Table().deliver(20).play(f"deliver to {post}", "disc aux-money")
    assert t.game.seat == 1  # nothing was asked
    assert (t.p(0).money, t.p(0).certificate, t.p(0).tokens) == (money, certificates, tokens)


@rule("EP-PO-12")
def test_the_reward_is_given_each_time() -> None:
    t = Table()
    for turn, disc in enumerate(LIGHT[:3]):
        t.deliver(0).play("deliver to 0", f"disc {disc}")
        assert t.p(0).money == turn + 1
    t = Table().posts(0, 16).deliver(16).play("deliver to 16", "disc aux-money")
    assert t.p(0).tokens == 1
    t.deliver(16).play("deliver to 16", "disc aux-exchange")
    assert (t.p(0).tokens, t.posts_of()) == (2, {16: 3})


@rule("EP-PO-12")
def test_the_objective_of_post_7_is_offered() -> None:
    def table() -> Table:
        t = Table().objective_display("O1", "O2", "O3").objective_stack("O4", "O5")
        return t.deliver(7).play("deliver to 7", "disc aux-money")

    t = table()
    assert t.legal() == ["decline", "do objective"]
    t.play("do objective")
    assert t.legal() == ["objective O1", "objective O2", "objective O3", "objective from stack"]
    t.play("objective O2")
    assert (t.objectives_of()["O2"], t.game.seat) == (1, 1)
    t = table()
    before = t.objectives_of()
    t.play("decline")
    assert (t.objectives_of(), t.game.seat) == (before, 1)


@rule("EP-PO-12")
def test_the_hire_of_post_9_is_offered() -> None:
    def table(dollars: int) -> Table:
        t = Table().money(0, dollars).deliver(9)
        return t.play("deliver to 9", "disc aux-money")

    t = table(3)
    assert t.legal() == ["decline", "do hire 0"]
    t.play("do hire 0")
    assert t.legal() == ["hire cowboy", "hire builder", "hire engineer"]
    t.play("hire builder")
    assert (t.p(0).money, t.ready(), t.game.seat) == (3, {"builder": 1}, 1)
    t = table(4).play("do hire 0")
    assert t.legal("hire") == ["hire cowboy", "hire builder", "hire engineer", "hire joker"]
    t.play("hire joker")
    assert (t.p(0).money, t.ready()) == (0, {"joker": 1})
    # Declined, though a worker would cost nothing.
    t = table(4).play("decline")
    assert (t.p(0).money, t.ready(), t.game.seat) == (4, {}, 1)


@rule("EP-PO-12")
def test_a_worker_bonus_may_pay_for_the_joker_of_post_9() -> None:
    t = Table().money(0, 2).workers(0, joker=1).draw_pile(0, *FULL)
    t.worker_supply(cowboy=0, builder=0, engineer=0, joker=3)
    t.deliver(9).play("deliver to 9", "disc aux-money")
    assert t.legal() == ["decline", "bonus joker"]
    t.play("bonus joker")
    assert t.legal("do", "decline") == ["decline", "do hire 0"]
    t.play("do hire 0", "hire joker")
    assert (t.p(0).money, t.ready()) == (0, {"joker": 1})
    # With no worker left at all there is nothing to offer.
    t = Table().worker_supply(cowboy=0, builder=0, engineer=0, joker=0)
    assert t.deliver(9).play("deliver to 9", "disc aux-money").game.seat == 1


# Little or nothing to deliver -------------------------------------------------------------------


@rule("EP-PO-13")
def test_a_delivery_without_cards() -> None:
    t = Table().no_cards().at(0, "G").play("move to EL-PASO", "keep 0 certificates")
    assert (total(t), open_posts(t)) == (0, [0])
    t.play("deliver to 0")
    assert open_discs(t) == ["aux-money", "aux-certificate", "aux-exchange", "aux-remove"]  # $5
    t.refuses("disc permanent", "disc hand", "disc step")
    t.play("disc aux-remove")
    assert (t.posts_of(), t.p(0).money) == ({0: 1}, 5 - 3 + 1)
    # $1 is not enough for AUX4.
    t = Table().money(0, 2).deliver(0).play("deliver to 0")
    assert open_discs(t) == ["aux-money", "aux-certificate", "aux-exchange"]


@rule("EP-PO-14")
def test_no_disc_left() -> None:
    t = Table().discs(0).posts(0, 0, 12).hand(0, "hereford", "shorthorn", "corriente").el_paso()
    t.play("keep 0 certificates")
    assert t.game.seat == 1
    assert t.posts_of() == {0: 1, 12: 1}
    assert t.p(0).money == 5  # no reward
    assert t.cards(t.p(0).discard) == {
        "corriente": 1,
        "shorthorn": 1,
        "hereford": 1,
        "simmental": 1,
    }


@rule("EP-PO-14")
@pytest.mark.parametrize(
    ("left", "value", "money"),
    [
        (DARK, 9, 10),  # a dark post is out of reach
        (("hand",), 20, 3),  # not affordable
        (("aux-remove",), 20, 2),
        (("aux-remove", "hand"), 9, 2),
    ],
)
def test_no_legal_pair_of_disc_and_post(left: tuple[str, ...], value: int, money: int) -> None:
    t = Table().discs(0, *left).money(0, money).deliver(value)
    assert (t.game.seat, t.posts_of(), t.p(0).money) == (1, {}, money)
    assert t.discs_of() == [disc for disc in (*LIGHT, *DARK) if disc in left]


@rule("EP-PO-14")
def test_dark_discs_and_no_dark_post_free() -> None:
    # 10 is reached, but it holds an own disc; 12 would be open for ever.
    t = Table().discs(0, "step").posts(0, 10).deliver(11)
    assert t.game.seat == 1
    assert open_posts(Table().discs(0, "step").posts(0, 10, 12).deliver(12)) == [12]


@rule("EP-PO-14")
def test_a_disc_that_can_be_placed_must_be() -> None:
    t = Table().discs(0, "hand").money(0, 4).deliver(10)
    assert t.legal() == ["deliver to 10"]
    t.refuses("done", "decline")
    t.play("deliver to 10")
    assert t.legal() == ["disc hand"]
    t.refuses("done", "decline")


@rule("EP-PO-15")
def test_all_hand_cards_are_discarded() -> None:
    t = Table().hand(0, *VECTOR_6).draw_pile(0, *["criollo"] * 5).el_paso()
    t.play("keep 0 certificates", "deliver to 0", "disc aux-money")
    assert t.cards(t.p(0).discard) == {
        "santa-gertrudis": 2,  # also the one that did not count
        "black-angus": 1,
        "corriente": 1,
        "simmental": 1,
    }
    # Then the draw phase.
    assert t.cards(t.p(0).hand) == {"criollo": 4}
    assert (t.game.seat, t.decision) == (1, "move")


@rule("EP-PO-15")
def test_the_hand_stays_until_the_reward_is_settled() -> None:
    t = Table().hand(0, *VECTOR_6).deliver(7).play("deliver to 7", "disc aux-money")
    assert t.decision == "offer"
    assert t.p(0).hand[-1] == 4
    t.play("decline")
    assert t.p(0).discard[-1] == 4
