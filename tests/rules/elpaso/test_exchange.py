"""Chapter XT: exchange tokens."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.elpaso.table import Table

TOKEN = "exchange token"


@rule("EP-XT-01")
def test_draw_one_then_discard_one() -> None:
    t = Table().tokens(0, 1).hand(0, "criollo", "pineywoods").draw_pile(0, "galloway", "galloway")
    t.visit("C").play(TOKEN)
    assert t.p(0).tokens == 0
    assert t.cards(t.p(0).hand) == {"criollo": 1, "pineywoods": 1, "galloway": 1}
    assert t.legal() == ["discard criollo", "discard pineywoods", "discard galloway"]
    t.play("discard pineywoods")
    assert t.cards(t.p(0).hand) == {"criollo": 1, "galloway": 1}
    assert t.cards(t.p(0).discard) == {"pineywoods": 1}


@rule("EP-XT-01")
def test_the_card_just_drawn_may_be_discarded() -> None:
    t = Table().tokens(0, 1).hand(0, "criollo").draw_pile(0, "galloway").visit("C")
    t.play(TOKEN, "discard galloway")
    assert t.cards(t.p(0).hand) == {"criollo": 1}
    assert t.cards(t.p(0).discard) == {"galloway": 1}


@rule("EP-XT-01")
def test_without_a_token_no_exchange() -> None:
    t = Table().tokens(0, 0).hand(0, "criollo").visit("C")
    assert t.legal(TOKEN) == []
    t.refuses(TOKEN)
    # The discard is compulsory.
    t.tokens(0, 1).play(TOKEN).refuses("decline", "done")


@rule("EP-XT-02")
def test_tokens_one_after_the_other() -> None:
    # [edge case 16] While an exchange is open no second token can be used.
    t = Table().tokens(0, 3).hand(0, "criollo", "criollo").visit("C")
    t.draw_pile(0, "galloway", "pineywoods", "santa-gertrudis")
    t.script("galloway", "pineywoods", "santa-gertrudis")
    for left, card in ((2, "criollo"), (1, "criollo"), (0, "galloway")):
        t.play(TOKEN)
        assert t.p(0).tokens == left
        assert t.p(0).hand[-1] == 3
        assert t.legal(TOKEN) == []
        t.refuses(TOKEN)
        t.play(f"discard {card}")
        assert t.p(0).hand[-1] == 2
    assert t.cards(t.p(0).hand) == {"pineywoods": 1, "santa-gertrudis": 1}
    assert t.legal(TOKEN) == []


@rule("EP-XT-03")
def test_a_worker_drawn_is_laid_out_and_replaced() -> None:
    t = Table().tokens(0, 1).hand(0, "criollo").visit("C")
    t.draw_pile(0, "joker", "cowboy", "galloway", "criollo").script("joker", "cowboy", "galloway")
    t.play(TOKEN)
    assert t.undrawn == 0
    assert t.ready() == {"cowboy": 1, "joker": 1}
    assert t.legal() == ["discard criollo", "discard galloway"]
    # The same in auxiliary row 3.
    t = Table().hand(0, "criollo").draw_pile(0, "joker", "galloway").visit("C")
    t.script("joker", "galloway").play("auxiliary exchange")
    assert t.ready() == {"joker": 1}
    assert t.legal() == ["discard criollo", "discard galloway"]


@rule("EP-XT-03")
def test_the_draw_pile_is_renewed_in_an_exchange() -> None:
    t = Table().tokens(0, 2).hand(0, "criollo").visit("C")
    t.draw_pile(0, "joker").discard_pile(0, "galloway", "pineywoods")
    t.script("joker", "pineywoods").play(TOKEN)
    # The pile was emptied by the joker; the next card is needed, so the discard pile is shuffled.
    assert t.undrawn == 0
    assert t.cards(t.p(0).draw) == {"galloway": 1}
    assert t.cards(t.p(0).discard) == {}
    t.play("discard criollo")
    assert t.cards(t.p(0).discard) == {"criollo": 1}
    # A pile just emptied by an exchange is not renewed before the next card is needed.
    t.script("galloway").play(TOKEN, "discard galloway")
    assert t.cards(t.p(0).draw) == {}
    assert t.cards(t.p(0).discard) == {"criollo": 1, "galloway": 1}


@rule("EP-XT-04")
def test_no_exchange_with_both_piles_empty() -> None:
    t = Table().no_cards().tokens(0, 2).hand(0, "criollo").visit("C")
    assert t.legal() == ["done", "do money 2", "do certificate 1", "auxiliary money"]
    t.refuses(TOKEN, "auxiliary exchange")
    # One card in either pile is enough, a worker too.
    for pile in (t.draw_pile, t.discard_pile):
        t.no_cards().hand(0, "criollo")
        pile(0, "cowboy")
        assert t.visit("C").legal("auxiliary exchange", TOKEN) == ["auxiliary exchange", TOKEN]


@rule("EP-XT-04")
def test_the_second_exchange_of_row_3_needs_a_card_too() -> None:
    # Two workers and no cattle: the first exchange lays both out and discards nothing.
    t = Table().no_cards().taken(0, "aux-exchange").draw_pile(0, "cowboy", "joker").visit("C")
    t.play("auxiliary exchange")
    assert t.ready() == {"cowboy": 1, "joker": 1}
    assert t.decision == "action"
    assert t.legal() == ["done", "bonus joker"]
    # With a card left over the second is open: the one that was just discarded.
    t = Table().no_cards().taken(0, "aux-exchange").draw_pile(0, "galloway").visit("C")
    t.play("auxiliary exchange", "discard galloway")
    assert t.legal() == ["decline", "exchange again"]


@rule("EP-XT-05")
def test_an_exchange_with_an_empty_hand() -> None:
    t = Table().tokens(0, 1).hand(0).draw_pile(0, "galloway").visit("C").play(TOKEN)
    assert t.legal() == ["discard galloway"]
    t.play("discard galloway")
    assert (t.p(0).hand[-1], t.p(0).tokens) == (0, 0)
    assert t.cards(t.p(0).discard) == {"galloway": 1}


@rule("EP-XT-05")
@pytest.mark.parametrize("exchange", [TOKEN, "auxiliary exchange"])
def test_an_exchange_with_only_workers_to_draw(exchange: str) -> None:
    t = Table().no_cards().tokens(0, 1).hand(0, "criollo", "galloway").draw_pile(0, "cowboy")
    t.discard_pile(0, "builder").visit("C").play(exchange)
    assert t.ready() == {"cowboy": 1, "builder": 1}
    # A hand card is discarded all the same.
    assert t.legal() == ["discard criollo", "discard galloway"]
    t.play("discard criollo")
    assert t.cards(t.p(0).hand) == {"galloway": 1}
    # With no card in hand the discard lapses.
    t = Table().no_cards().tokens(0, 1).draw_pile(0, "cowboy").visit("C").play(exchange)
    assert t.decision == "action"
    assert t.ready() == {"cowboy": 1}
    assert t.cards(t.p(0).discard) == {}
