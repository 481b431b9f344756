"""The Simmental variant: 2E-SI."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table

STAGES = ("calf", "heifer", "cow")


def table(players: int = 2, **options: Any) -> Table:
    return Table("second-edition", players=players, simmental=True, **options).no_tokens()


def at_income(*hand: str) -> Table:
    """In subphase 4 with these cards in hand, no money, an empty discard pile."""
    t = table().foresights((None, None), (None, None), (None, None)).money(0, 0)
    return t.hand(0, *hand).discard_pile(0).city().play("enter Kansas City")


@rule("2E-SI-01", "2E-SI-02")
def test_24_orange_cards() -> None:
    t = table()
    counted = {
        stage: t.s.market[t.card(stage)] + t.s.stock[t.card(stage)] + t.s.beside[t.card(stage)]
        for stage in STAGES
    }
    assert counted == {"calf": 8, "heifer": 8, "cow": 8}
    assert [t.tables.card_value[t.card(stage)] for stage in STAGES] == [2, 4, 5]
    assert [t.tables.card_vp[t.card(stage)] for stage in STAGES] == [3, 4, 5]
    assert t.cards(t.s.beside) == {"heifer": 8, "cow": 8}  # beside the board, not in the market
    assert t.s.market[t.card("heifer")] + t.s.stock[t.card("heifer")] == 0
    assert t.s.market[t.card("cow")] + t.s.stock[t.card("cow")] == 0


@rule("2E-SI-01")
@pytest.mark.parametrize(("card", "value", "vp"), [("calf", 2, 3), ("heifer", 4, 4), ("cow", 5, 5)])
def test_breeding_value_and_vp(card: str, value: int, vp: int) -> None:
    t = at_income(card).draw_stack(0)
    assert t.game.scores()[0].lines["cattle"] == vp
    t.play("keep 0 certificates")
    assert t.p(0).money == value


@rule("2E-SI-01")
def test_without_the_variant_there_are_none(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 100).workers(0, cowboy=6)
    seen = t.game.observe(None)
    assert seen["beside"] == {}
    assert sum(seen["cattle_market"].values()) + sum(seen["market_stack"].values()) == 36
    for pile in ("cattle_market", "market_stack"):
        assert not set(STAGES) & set(seen[pile])
    t.market("yellow", "brown-3vp", "purple-5vp").visit("E").play("do buy")
    assert [move for move in t.legal() if any(stage in move for stage in STAGES)] == []


@rule("2E-SI-02")
@pytest.mark.parametrize(("players", "size"), [(2, 9), (3, 12), (4, 15)])
def test_calves_are_in_the_stack_and_the_market_is_larger(players: int, size: int) -> None:
    t = table(players)
    assert t.s.market[-1] == size
    assert t.s.market[-1] + t.s.stock[-1] == 44
    calf = t.card("calf")
    assert t.s.market[calf] + t.s.stock[calf] == 8
    other = Table("second-edition", players=players)
    assert other.s.market[-1] == size - 2


@rule("2E-SI-02")
@pytest.mark.parametrize(("players", "size"), [(2, 9), (3, 12), (4, 15)])
@pytest.mark.parametrize("row", [6, 9])
def test_the_market_is_refilled_to_the_same_size(players: int, size: int, row: int) -> None:
    t = table(players).foresights((None, None), ("cowboy", None), (None, None))
    t.market("yellow").jobs(placed=row * players - 1)
    t.city().play("enter Kansas City", "foresight cowboy")
    assert t.s.market[-1] == size
    assert t.s.market[t.card("heifer")] + t.s.market[t.card("cow")] == 0


@rule("2E-SI-03")
@pytest.mark.parametrize(("cowboys", "price"), [(1, 8), (2, 5)])
def test_the_price_of_a_calf(cowboys: int, price: int) -> None:
    move = f"buy calf with {cowboys}"
    t = table().market("calf").stock().workers(0, cowboy=cowboys).money(0, price)
    t.discard_pile(0).visit("E").play("do buy")
    assert move in t.legal()
    t.play(move)
    assert t.p(0).money == 0
    assert t.cards(t.p(0).discard) == {"calf": 1}
    t = table().market("calf").stock().workers(0, cowboy=cowboys).money(0, price - 1).visit("E")
    assert "do buy" not in t.legal()


@rule("2E-SI-03")
def test_calves_are_combined_with_other_options() -> None:
    t = table().market("calf", "calf", "yellow", "purple-5vp").stock("blue", "red")
    t.workers(0, cowboy=6).money(0, 100).discard_pile(0).visit("E").play("do buy")
    assert t.legal("buy calf") == ["buy calf with 1", "buy calf with 2"]
    t.play("buy yellow with 1", "buy calf with 1", "buy calf with 2", "reveal cattle")
    t.play("buy blue with 1")
    assert t.p(0).money == 100 - 6 - 8 - 5 - 6
    assert t.cards(t.p(0).discard) == {"yellow": 1, "calf": 2, "blue": 1}


@rule("2E-SI-04")
def test_any_number_of_calves_and_then_of_heifers_may_rise() -> None:
    t = at_income("calf", "calf", "calf", "heifer", "heifer", "gray").play("keep 0 certificates")
    assert t.p(0).money == 4 + 1  # the income comes first
    assert t.p(0).hand[-1] == 6  # the hand is still there
    assert (t.decision, t.legal()) == ("simmental", ["done", "raise calf"])
    t.play("raise calf", "raise calf")
    assert t.legal() == ["done", "raise calf"]
    t.play("done")  # one calf stays
    assert t.legal() == ["done", "raise heifer"]  # then the heifers
    t.play("raise heifer", "raise heifer")
    assert t.decision == "city"
    assert t.cards(t.s.box_cards) == {"calf": 2, "heifer": 2}  # removed from the game
    assert t.cards(t.s.beside) == {"heifer": 6, "cow": 6}
    assert t.cards(t.p(0).discard) == {"calf": 1, "heifer": 2, "cow": 2, "gray": 1}
    assert t.p(0).hand[-1] == 0


@rule("2E-SI-04")
def test_nobody_must_raise() -> None:
    t = at_income("calf", "heifer").play("keep 0 certificates", "done", "done")
    assert t.decision == "city"
    assert t.cards(t.p(0).discard) == {"calf": 1, "heifer": 1}
    assert t.s.box_cards[-1] == 0


@rule("2E-SI-04")
def test_only_cards_in_hand_rise() -> None:
    t = at_income("gray", "cow").draw_stack(0, "calf").discard_pile(0, "heifer")
    t.play("keep 0 certificates")
    assert t.decision == "city"


@rule("2E-SI-05")
def test_the_new_card_is_on_the_discard_pile_and_changes_nothing_now() -> None:
    t = at_income("calf", "red").play("keep 0 certificates")
    assert t.p(0).money == 5
    t.play("raise calf")
    assert t.decision == "city"  # the new heifer does not rise again
    assert t.cards(t.p(0).discard) == {"red": 1, "heifer": 1}
    assert t.p(0).money == 5
    t.money(0, 11)
    cities = ["deliver to kansas-city", "deliver to fulton", "deliver to st-louis"]
    assert t.legal() == cities  # value 5, not 7


@rule("2E-SI-04", "2E-SI-05")
def test_an_exchange_token_used_while_raising() -> None:
    """The calf may be gone then, and a card that rose a moment ago may come back to the hand."""
    t = at_income("calf").draw_stack(0, "gray").tokens(0, 1).play("keep 0 certificates")
    t.play("exchange 1", "discard calf")
    assert t.legal() == ["done"]
    t.play("done")
    assert t.cards(t.p(0).discard) == {"calf": 1, "gray": 1}
    t = at_income("calf", "calf").draw_stack(0).tokens(0, 1).play("keep 0 certificates")
    t.play("raise calf", "exchange 1")  # the new heifer is all there is to draw
    assert t.cards(t.p(0).hand) == {"calf": 1, "heifer": 1}
    t.play("discard calf", "done")
    assert t.legal("raise") == []  # at most one stage in a delivery
    t = at_income("calf", "calf").draw_stack(0, "calf").tokens(0, 1).play("keep 0 certificates")
    t.play("exchange 1", "discard calf", "raise calf", "raise calf")  # any number in hand
    assert t.decision == "city"


@pytest.mark.parametrize(
    ("hand", "value"),
    [
        (("calf", "calf"), 2),
        (("calf", "heifer"), 4),
        (("calf", "heifer", "cow"), 5),
        (("cow", "cow", "purple-5vp"), 10),
        (("calf", "green", "white"), 6),
        (("heifer", "brown-3vp"), 8),
    ],
)
@rule("2E-SI-06")
def test_only_the_best_orange_card_counts(hand: tuple[str, ...], value: int) -> None:
    t = at_income(*hand).play("keep 0 certificates")
    assert t.p(0).money == value


@rule("2E-SI-07")
@pytest.mark.parametrize("card", STAGES)
def test_an_orange_card_pays_for_any_cattle_card(card: str) -> None:
    t = table(buildings="b").hand(0, card).money(0, 0).discard_pile(0).draw_stack(0)
    t.build(0, 8, "A-1").build(0, 1, "DROUGHT-B1")
    t.visit("A-1").play("do discard cattle => money 6 + objective hand", f"discard {card}")
    assert t.p(0).money == 6
    t.hand(0, card).visit("DROUGHT-B1")  # R1
    t.play("do discard cattle => certificate 1", f"discard {card}")
    assert t.p(0).certificate == 1


@rule("2E-SI-07")
def test_an_orange_card_never_pays_for_a_value_or_a_colour() -> None:
    t = table(buildings="aaaaabbbbbbb").hand(0, "calf", "heifer", "cow").money(0, 0)
    for space in ("A", "B", "E"):
        assert t.visit(space).legal("do discard") == []
    t.build(0, 5, "A-1").build(0, 2, "A-2").build(0, 1, "FLOOD-B2")
    for space in ("A-1", "A-2", "FLOOD-B2"):  # 5a, 2a, R2
        assert t.visit(space).legal("do discard") == []
    t.hand(0, "calf", "blue").visit("A-1").play("do discard value-3 => money 7")
    assert t.legal("discard") == ["discard blue"]


@pytest.mark.parametrize(
    ("others", "vp"),
    [
        ((), -3),
        (("red",), -3),  # brown and purple are missing
        (("red", "purple-5vp"), -3),
        (("red", "brown-4vp"), -3),
        (("brown-4vp", "purple-5vp"), -3),  # value 3 is missing
        (("red", "brown-4vp", "purple-5vp"), 5),
    ],
)
@rule("2E-SI-07")
def test_orange_cards_fulfil_no_task(others: tuple[str, ...], vp: int) -> None:
    t = table().area(0, "OE2").hand(0, "calf", "heifer", "cow")  # one each of value 3, 4 and 5
    t.draw_stack(0, *others).discard_pile(0, "calf", "heifer", "cow")
    assert t.game.scores()[0].lines["objectives"] == vp


@rule("2E-SI-08")
@pytest.mark.parametrize("first", STAGES)
@pytest.mark.parametrize("second", STAGES)
def test_two_orange_cards_are_a_pair(first: str, second: str) -> None:
    t = table().money(0, 0).hand(0, first, second).discard_pile(0).visit("F")
    low, high = sorted((first, second), key=STAGES.index)
    t.play("do discard pair => money 4", f"discard {low}", f"discard {high}")
    assert (t.p(0).money, t.p(0).discard[-1]) == (4, 2)
    t.build(0, 3, "A-1").hand(0, first, second).visit("A-1")
    t.play("do discard pair => money 3", f"discard {low}", f"discard {high}")
    assert t.p(0).money == 7
    assert t.hand(0, first, "green").visit("F").legal("do discard pair") == []
