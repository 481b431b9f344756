"""Chapter PO: arrival at El Paso and the value of a delivery (the posts: test_posts.py)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.elpaso.table import Table, listening, open_discs, open_posts
from trailboss.core.events import (
    EV_CARD,
    EV_CERTIFICATE,
    EV_DELIVERED,
    EV_DISC,
    EV_DISCARDED,
    EV_DREW,
    EV_MONEY,
    EV_MOVED,
    EV_SHOWN,
)
from trailboss.elpaso.events import EV_SIMMENTAL, EV_VALUE

LIGHT = ("aux-money", "aux-certificate", "aux-exchange", "aux-remove")
FULL = ("criollo", "criollo", "criollo", "criollo")
VECTOR_6 = ("santa-gertrudis", "santa-gertrudis", "corriente", "black-angus")


def total(t: Table) -> int:
    """The total of the delivery, with the disc step reached."""
    assert t.decision == "post"
    return t.s.stack[-4]


# Arrival ----------------------------------------------------------------------------------------


@rule("EP-PO-01")
def test_five_dollars_then_simmental_then_delivery() -> None:
    t = Table().at(0, "G").hand(0, *FULL).money(0, 2)
    told = listening(t)
    t.play("move to EL-PASO")
    assert (t.where(), t.p(0).money, t.s.simmental) == ("EL-PASO", 7, 8)
    assert t.cards(t.p(0).discard) == {"simmental": 1}
    assert t.decision == "keep"
    t.play("keep 0 certificates", "deliver to 0", "disc aux-money")
    # Seat 0's events, in order: the whole procedure.
    assert [event[0] for event in told if event[1] == 0] == [
        EV_MOVED,
        EV_MONEY,
        EV_SIMMENTAL,
        *[EV_SHOWN] * 4,
        EV_VALUE,
        EV_DELIVERED,
        EV_DISC,
        EV_MONEY,  # the reward of post 0
        *[EV_DISCARDED] * 4,
        *[EV_CARD] * 4,
        EV_DREW,
    ]
    assert told[1] == (EV_MONEY, 0, 5, 0, 0)
    assert told[2] == (EV_SIMMENTAL, 0, 8, 0, 0)


@rule("EP-PO-01")
def test_the_same_by_a_move_action() -> None:
    t = Table().hand(0, "hereford").money(0, 0).build(0, 4, "S8").visit("S8")
    t.play("do move 2")
    assert t.legal("move") == ["move to EL-PASO"]
    t.play("move to EL-PASO")
    assert (t.where(), t.p(0).money, t.s.simmental) == ("EL-PASO", 5, 8)
    assert t.cards(t.p(0).discard) == {"simmental": 1}
    t.play("keep 0 certificates")
    assert open_posts(t) == [0, 5]


@rule("EP-PO-01")
def test_nothing_can_be_skipped_or_reordered() -> None:
    skips = ("done", "decline", "auxiliary money", "auxiliary exchange", "deliver to 0")
    t = Table().hand(0, "hereford").certificates(0, 1).at(0, "G").play("move to EL-PASO")
    assert t.legal() == ["keep 0 certificates", "keep 1 certificates"]
    t.refuses(*skips, "disc aux-money")
    t.play("keep 0 certificates")
    assert t.legal() == ["deliver to 0", "deliver to 5"]
    t.refuses(*skips[:-1], "disc aux-money")
    t.play("deliver to 5")
    assert t.legal() == [f"disc {disc}" for disc in LIGHT]
    t.refuses(*skips)
    # After the disc the turn is over: no auxiliary action on El Paso.
    assert t.play("disc aux-money").game.seat == 1


@rule("EP-PO-02")
def test_the_simmental_card_is_no_part_of_this_delivery() -> None:
    # Criollo and Pineywoods are 3; with the Simmental's 2 post 5 would be open.
    t = Table().hand(0, "criollo", "pineywoods").discard_pile(0, "galloway").el_paso()
    assert t.cards(t.p(0).discard) == {"galloway": 1, "simmental": 1}
    assert t.cards(t.p(0).hand) == {"criollo": 1, "pineywoods": 1}
    t.play("keep 0 certificates")
    assert (total(t), open_posts(t)) == (3, [0])
    # A Simmental already in hand is a card like any other.
    t = Table().hand(0, "criollo", "pineywoods", "simmental").el_paso()
    t.play("keep 0 certificates")
    assert (total(t), open_posts(t)) == (5, [0, 5])


# The value --------------------------------------------------------------------------------------


@rule("EP-PO-03")
def test_vector_6_each_breed_counts_once() -> None:
    t = Table().hand(0, *VECTOR_6).el_paso().play("keep 0 certificates")
    assert total(t) == 8
    assert open_posts(t) == [0, 5, 7]


@rule("EP-PO-03")
@pytest.mark.parametrize(
    ("hand", "value"),
    [
        ((), 0),
        (FULL, 1),
        (("criollo", "pineywoods", "galloway", "santa-gertrudis"), 7),
        (("criollo", "simmental", "simmental", "galloway"), 5),
        (("black-angus", "corriente", "shorthorn", "hereford"), 15),
        (("hereford", "hereford", "hereford", "shorthorn"), 9),
        (("black-angus", "corriente", "shorthorn", "hereford", "simmental"), 17),
    ],
)
def test_the_sum_of_the_different_breeds(hand: tuple[str, ...], value: int) -> None:
    t = Table().hand(0, *hand).el_paso().play("keep 0 certificates")
    assert total(t) == value


@rule("EP-PO-03")
def test_the_hand_is_shown_to_all() -> None:
    t = Table().hand(0, *VECTOR_6).el_paso()
    assert t.game.observe(1)["players"][0]["known_in_hand"] == {}
    told = listening(t)
    t.play("keep 0 certificates")
    shown = {"santa-gertrudis": 2, "black-angus": 1, "corriente": 1}
    assert t.game.observe(1)["players"][0]["known_in_hand"] == shown
    assert t.game.observe(None)["players"][0]["known_in_hand"] == shown
    cards = t.tables.cards
    assert [cards[event[2]] for event in told if event[0] == EV_SHOWN] == [
        "santa-gertrudis",
        "santa-gertrudis",
        "black-angus",
        "corriente",
    ]
    assert told[-1] == (EV_VALUE, 0, 8, 0, 0)


@rule("EP-PO-04")
def test_vector_6_with_a_duplicate_tile() -> None:
    t = Table().hand(0, *VECTOR_6).bonuses(0, "duplicate").el_paso()
    t.play("keep 0 certificates")
    assert total(t) == 10
    assert open_posts(t) == [0, 5, 7, 9, 10]


@rule("EP-PO-04")
@pytest.mark.parametrize(
    ("hand", "tiles", "value"),
    [
        # Two further copies of one breed count for two tiles.
        (("galloway", "galloway", "galloway"), 1, 4),
        (("galloway", "galloway", "galloway"), 2, 6),
        # The best copy, whatever the order of the breeds.
        (("criollo", "criollo", "hereford", "hereford"), 1, 11),
        (("criollo", "criollo", "hereford", "hereford"), 2, 12),
        (("simmental", "simmental", "shorthorn", "shorthorn"), 1, 10),
        (("black-angus", "black-angus", "black-angus", "criollo", "criollo"), 2, 10),
        # No further copy, or not enough of them.
        (("criollo", "hereford"), 1, 6),
        (("criollo", "criollo", "hereford"), 2, 7),
        ((), 2, 0),
    ],
)
def test_duplicate_tiles_add_further_copies(hand: tuple[str, ...], tiles: int, value: int) -> None:
    t = Table().hand(0, *hand).bonuses(0, *["duplicate"] * tiles).el_paso()
    t.play("keep 0 certificates")
    assert total(t) == value


@rule("EP-PO-05")
def test_permanent_certificates_of_board_and_tiles_add_one_each() -> None:
    totals: list[int] = []
    for gone, tiles in ((False, 0), (True, 0), (False, 2), (True, 3)):
        t = Table().hand(0, "hereford").bonuses(0, *["permanent"] * tiles)
        if gone:
            t.taken(0, "permanent")
        t.el_paso().play("keep 0 certificates")
        totals.append(total(t))
    assert totals == [5, 6, 7, 9]


@rule("EP-PO-05")
@pytest.mark.parametrize("permanent", [0, 1])
def test_any_number_of_certificates_may_be_spent(permanent: int) -> None:
    for keep in range(4):
        t = Table().hand(0, "hereford").certificates(0, 3)
        t.bonuses(0, *["permanent"] * permanent).el_paso()
        assert t.legal("keep") == [f"keep {n} certificates" for n in range(4)]
        t.play(f"keep {keep} certificates")
        assert t.p(0).certificate == keep
        assert total(t) == 5 + permanent + 3 - keep


@rule("EP-PO-05", "EP-PO-07", "EP-PO-08")
def test_vector_7() -> None:
    t = Table().hand(0, *VECTOR_6).certificates(0, 3).taken(0, "permanent", "aux-money", "step")
    t.posts(0, 7, 9).el_paso()
    told = listening(t)
    t.play("keep 0 certificates")
    assert told[0] == (EV_CERTIFICATE, 0, 0, 0, 0)
    assert told[-1] == (EV_VALUE, 0, 8, 3, 1)
    assert total(t) == 12
    assert t.p(0).certificate == 0
    assert t.legal() == ["deliver to 0", "deliver to 5", "deliver to 10", "deliver to 12"]


@rule("EP-PO-06")
def test_there_is_a_moment_for_tokens_and_bonuses_in_every_delivery() -> None:
    t = Table().hand(0, "criollo").tokens(0, 1).workers(0, cowboy=1, builder=1, joker=1)
    t.el_paso()
    assert t.legal() == ["exchange token", "bonus builder", "bonus joker", "keep 0 certificates"]
    # With nothing to use it is there all the same.
    assert Table().no_cards().el_paso().legal() == ["keep 0 certificates"]


@rule("EP-PO-06")
def test_tokens_and_bonuses_before_that_change_the_total() -> None:
    t = Table().hand(0, "criollo", "galloway").tokens(0, 1).workers(0, builder=2)
    t.draw_pile(0, "hereford").el_paso()
    t.play("exchange token", "discard criollo", "bonus builder", "bonus builder")
    # The $5 of El Paso paid for both bonuses.
    assert (t.p(0).money, t.p(0).certificate) == (1, 2)
    t.play("keep 0 certificates")
    assert total(t) == 2 + 5 + 2


@rule("EP-PO-06")
def test_later_ones_do_not() -> None:
    t = Table().hand(0, "criollo", "galloway").tokens(0, 2).workers(0, builder=1)
    t.draw_pile(0, "hereford", "shorthorn").script("hereford", "shorthorn").el_paso()
    t.play("keep 0 certificates")
    assert (total(t), open_posts(t)) == (3, [0])
    t.play("exchange token", "discard criollo", "bonus builder")
    assert t.cards(t.p(0).hand) == {"galloway": 1, "hereford": 1}
    assert t.p(0).certificate == 1
    assert (total(t), open_posts(t)) == (3, [0])
    t.play("deliver to 0", "exchange token", "discard galloway")
    assert open_discs(t) == ["aux-money", "aux-certificate", "aux-exchange", "aux-remove"]
    assert t.cards(t.p(0).hand) == {"hereford": 1, "shorthorn": 1}  # 9 by now
    assert t.p(0).certificate == 1
