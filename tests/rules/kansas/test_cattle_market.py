"""The cattle market: 2E-CM."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table
from trailboss.kansas import constants as k

# What the statements say: cards of which kinds, how many, with how many cowboys, for how much.
VALUE_3 = ("yellow", "red", "blue")
BROWN = ("brown-3vp", "brown-4vp", "brown-5vp")
PURPLE = ("purple-5vp", "purple-6vp", "purple-7vp")
OPTIONS = (
    (VALUE_3, 1, 1, 6),
    (VALUE_3, 1, 2, 3),
    (VALUE_3, 2, 3, 5),
    (BROWN, 1, 1, 12),
    (BROWN, 1, 3, 6),
    (BROWN, 2, 5, 8),
    (PURPLE, 1, 2, 12),
    (PURPLE, 1, 4, 6),
)


def purchases() -> list[tuple[tuple[str, ...], int, int]]:
    """Every purchase the options allow: cards, cowboys, price."""
    found: list[tuple[tuple[str, ...], int, int]] = []
    for kinds, count, cowboys, price in OPTIONS:
        for at in range(len(kinds)):
            if count == 1:
                found.append(((kinds[at],), cowboys, price))
            else:
                found += [((kinds[at], other), cowboys, price) for other in kinds[at:]]
    return found


def ready(edition: str, cowboys: int, money: int, *cards: str) -> Table:
    """On E, with a market of these cards and an empty stack."""
    t = Table(edition).no_tokens().money(0, money).workers(0, cowboy=cowboys)
    t.market(*cards).stock().discard_pile(0).draw_stack(0)
    return t.visit("E")


def buying(edition: str, cowboys: int, money: int, *cards: str) -> Table:
    return ready(edition, cowboys, money, *cards).play("do buy")


@rule("2E-CM-01", "2E-CM-02", "2E-CM-03")
@pytest.mark.parametrize(("cards", "cowboys", "price"), purchases())
def test_a_purchase_needs_its_cowboys_and_its_price(
    edition: str, cards: tuple[str, ...], cowboys: int, price: int
) -> None:
    move = f"buy {' '.join(cards)} with {cowboys}"
    t = buying(edition, cowboys, price, *cards)
    assert move in t.legal()
    t.play(move)
    assert t.p(0).money == 0
    assert t.s.market[-1] == 0
    assert t.p(0).discard[-1] == len(cards)
    assert t.p(0).discard == t.pile(*cards)
    poorer = ready(edition, cowboys, price - 1, *cards)
    if "do buy" in poorer.legal():
        assert move not in poorer.play("do buy").legal()
    fewer = ready(edition, cowboys - 1, price, *cards)
    if cowboys > 1 and "do buy" in fewer.legal():
        assert move not in fewer.play("do buy").legal()


@rule("2E-CM-01")
def test_all_ways_to_buy_value_3(edition: str) -> None:
    t = buying(edition, 6, 100, "yellow", "yellow", "red", "blue")
    assert t.legal() == [
        "buy yellow with 1",
        "buy red with 1",
        "buy blue with 1",
        "buy yellow with 2",
        "buy red with 2",
        "buy blue with 2",
        "buy yellow yellow with 3",
        "buy yellow red with 3",
        "buy yellow blue with 3",
        "buy red blue with 3",
    ]


@rule("2E-CM-02")
def test_all_ways_to_buy_brown(edition: str) -> None:
    t = buying(edition, 6, 100, "brown-3vp", "brown-5vp", "brown-5vp")
    assert t.legal() == [
        "buy brown-3vp with 1",
        "buy brown-5vp with 1",
        "buy brown-3vp with 3",
        "buy brown-5vp with 3",
        "buy brown-3vp brown-5vp with 5",
        "buy brown-5vp brown-5vp with 5",
    ]


@rule("2E-CM-03")
def test_all_ways_to_buy_purple(edition: str) -> None:
    t = buying(edition, 6, 100, "purple-6vp", "purple-7vp")
    assert t.legal() == [
        "buy purple-6vp with 2",
        "buy purple-7vp with 2",
        "buy purple-6vp with 4",
        "buy purple-7vp with 4",
    ]


@rule("2E-CM-04")
def test_two_cowboys_may_buy_two_cards_for_6_each(edition: str) -> None:
    t = buying(edition, 2, 12, "yellow", "red", "blue", "blue")
    t.play("buy red with 1")
    assert (t.p(0).money, t.decision) == (6, "buy")
    t.play("buy blue with 1")
    assert t.p(0).money == 0
    assert t.cards(t.p(0).discard) == {"red": 1, "blue": 1}
    assert t.decision == "phase-b"


@rule("2E-CM-04")
def test_each_cowboy_is_used_once(edition: str) -> None:
    t = buying(edition, 2, 100, "yellow", "red", "blue", "blue")
    t.play("buy yellow with 1")
    assert t.legal("buy ") == ["buy red with 1", "buy blue with 1"]  # no option of 2 cowboys
    t.play("buy red with 1")
    assert t.decision == "phase-b"  # both cowboys are used, money and cards are left
    assert t.p(0).money == 88


@rule("2E-CM-04")
def test_the_printed_cowboy_counts(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 6).market("red").stock().visit("E")
    assert t.p(0).workers[k.COWBOY] == 1
    t.play("do buy", "buy red with 1")
    assert t.p(0).money == 0


@rule("2E-CM-04")
def test_six_cowboys_split_over_three_options(edition: str) -> None:
    t = buying(edition, 6, 24, "yellow", "brown-4vp", "purple-7vp")
    t.play("buy yellow with 1", "buy brown-4vp with 3")
    assert t.legal("buy ") == ["buy purple-7vp with 2"]
    t.play("buy purple-7vp with 2")
    assert t.p(0).money == 0
    assert t.cards(t.p(0).discard) == {"yellow": 1, "brown-4vp": 1, "purple-7vp": 1}


@rule("2E-CM-04")
def test_every_combination_can_be_bought(edition: str) -> None:
    """The engine's buy action reaches exactly the combinations that the options allow."""
    stock = ("yellow", "yellow", "red", "brown-3vp", "brown-5vp", "purple-6vp")
    cowboys, money = 5, 21

    def combine(
        left: tuple[str, ...], cowboys: int, money: int, least: int, made: tuple[str, ...]
    ) -> set[tuple[str, ...]]:
        found = {made} if made else set()
        all_purchases = purchases()
        for at in range(least, len(all_purchases)):
            cards, used, price = all_purchases[at]
            rest = list(left)
            try:
                for card in cards:
                    rest.remove(card)
            except ValueError:
                continue
            if used <= cowboys and price <= money:
                name = f"buy {' '.join(cards)} with {used}"
                found |= combine(
                    tuple(rest), cowboys - used, money - price, at, tuple(sorted((*made, name)))
                )
        return found

    def walk(t: Table, made: tuple[str, ...]) -> list[tuple[str, ...]]:
        if t.decision != "buy":
            return [made]
        found = [made] if "done" in t.legal() else []
        for move in t.legal("buy "):
            onward = Table.__new__(Table)
            onward.__dict__.update(t.__dict__)
            onward.game = t.game.copy()
            onward.play(move)
            found += walk(onward, tuple(sorted((*made, move))))
        return found

    expected = combine(stock, cowboys, money, 0, ())
    assert len(expected) > 40
    found = walk(buying(edition, cowboys, money, *stock), ())
    assert set(found) == expected


@rule("2E-CM-05")
def test_a_cowboy_may_add_two_cards_and_the_others_buy_them(edition: str) -> None:
    t = buying_with_stock(edition, 2, 6, ["yellow"], ["blue", "brown-3vp", "brown-3vp"])
    t.script("blue", "brown-3vp")
    assert "reveal cattle" in t.legal()
    t.play("reveal cattle")
    assert t.p(0).money == 6  # free of charge
    assert t.cards(t.s.market) == {"yellow": 1, "blue": 1, "brown-3vp": 1}
    assert t.cards(t.s.stock) == {"brown-3vp": 1}
    assert t.legal("buy ") == ["buy yellow with 1", "buy blue with 1"]
    t.play("buy blue with 1")
    assert t.cards(t.p(0).discard) == {"blue": 1}


def buying_with_stock(
    edition: str, cowboys: int, money: int, market: list[str], stock: list[str]
) -> Table:
    return ready(edition, cowboys, money, *market).stock(*stock).play("do buy")


@rule("2E-CM-05")
def test_adding_cards_at_any_moment(edition: str) -> None:
    stock = ["red", "red", "red", "red", "red", "red"]
    t = buying_with_stock(edition, 5, 100, ["yellow", "purple-5vp"], stock)
    t.play("reveal cattle", "buy yellow with 1", "reveal cattle", "buy red with 1")
    assert t.legal("reveal") == ["reveal cattle"]
    t.play("reveal cattle")  # the last cowboy, after the last purchase
    assert t.decision == "phase-b"
    assert t.cards(t.s.market) == {"red": 5, "purple-5vp": 1}
    assert t.s.stock[-1] == 0


@rule("2E-CM-05")
def test_after_adding_cards_every_option_is_open_again(edition: str) -> None:
    t = buying_with_stock(edition, 4, 100, ["yellow", "brown-3vp"], ["red", "blue"])
    t.play("buy brown-3vp with 1", "reveal cattle")
    assert t.legal("buy ") == [
        "buy yellow with 1",
        "buy red with 1",
        "buy blue with 1",
        "buy yellow with 2",
        "buy red with 2",
        "buy blue with 2",
    ]


@rule("2E-CM-05")
def test_a_stack_of_one_card_adds_one(edition: str) -> None:
    t = buying_with_stock(edition, 3, 100, ["yellow"], ["brown-4vp"])
    t.play("reveal cattle")
    assert t.cards(t.s.market) == {"yellow": 1, "brown-4vp": 1}
    assert t.legal("reveal") == []
    assert t.legal("buy ") == ["buy yellow with 1", "buy yellow with 2", "buy brown-4vp with 1"]


@rule("2E-CM-05")
def test_an_empty_stack_adds_nothing_but_the_market_is_open(edition: str) -> None:
    t = buying_with_stock(edition, 1, 100, ["yellow"], [])
    assert t.legal() == ["buy yellow with 1"]


@rule("2E-CM-06")
def test_the_market_has_no_upper_size(edition: str) -> None:
    t = Table(edition).no_tokens().workers(0, cowboy=6).visit("E")
    size = t.s.market[-1]
    assert size == 7
    t.play("do buy")
    for more in range(1, 7):
        t.play("reveal cattle")
        assert t.s.market[-1] == 7 + 2 * more
    assert t.s.stock[-1] == 36 - 19


@rule("2E-CM-06")
def test_no_refill_after_a_purchase_and_only_market_cards(edition: str) -> None:
    t = buying_with_stock(edition, 2, 100, ["yellow", "red"], ["blue", "blue", "brown-3vp"])
    assert not [move for move in t.legal("buy ") if "blue" in move or "brown" in move]
    t.play("buy red with 1")
    assert t.cards(t.s.market) == {"yellow": 1}
    assert t.s.stock[-1] == 3
    t.play("done", "done")  # the turn ends
    assert t.game.seat == 1
    assert t.cards(t.s.market) == {"yellow": 1}
    assert t.s.stock[-1] == 3


@rule("2E-CM-06")
def test_the_player_chooses_among_cards_of_different_vp(edition: str) -> None:
    t = buying(edition, 1, 12, "brown-3vp", "brown-4vp", "brown-5vp")
    assert t.legal() == ["buy brown-3vp with 1", "buy brown-4vp with 1", "buy brown-5vp with 1"]
    t.play("buy brown-5vp with 1")
    assert t.cards(t.p(0).discard) == {"brown-5vp": 1}
    assert t.p(0).hand[-1] == t.p(0).draw[-1] == 0
    assert t.cards(t.s.market) == {"brown-3vp": 1, "brown-4vp": 1}


@rule("2E-CM-07")
def test_a_buy_action_is_not_empty(edition: str) -> None:
    t = buying(edition, 2, 100, "yellow", "yellow")
    assert t.legal("done", "decline") == []
    t.play("buy yellow with 1")
    assert t.legal("done", "decline") == ["done"]
    t.play("done")
    assert (t.decision, t.p(0).money) == ("phase-b", 94)


@rule("2E-CM-07")
def test_a_reveal_alone_is_enough(edition: str) -> None:
    t = buying_with_stock(edition, 2, 100, [], ["yellow", "yellow", "yellow"])
    assert t.legal() == ["reveal cattle"]
    t.play("reveal cattle")
    assert "done" in t.legal()
    t.play("done")
    assert (t.decision, t.p(0).discard[-1]) == ("phase-b", 0)


@rule("2E-CM-07")
def test_it_ends_by_itself_when_nothing_more_is_possible(edition: str) -> None:
    t = buying(edition, 6, 8, "yellow", "yellow", "brown-3vp")
    t.play("buy yellow yellow with 3")  # 3 dollars and 3 cowboys left: no brown card
    assert (t.decision, t.p(0).money) == ("phase-b", 3)


@pytest.mark.parametrize(
    ("cowboys", "money", "market", "possible"),
    [
        (1, 5, ["yellow", "brown-3vp", "purple-5vp"], False),
        (1, 6, ["brown-3vp", "purple-5vp"], False),
        (1, 100, ["purple-5vp"], False),
        (1, 6, ["yellow"], True),
        (2, 3, ["yellow"], True),
        (2, 2, ["yellow"], False),
        (6, 100, [], False),
    ],
)
@rule("2E-CM-07")
def test_with_nothing_possible_it_is_not_available(
    edition: str, cowboys: int, money: int, market: list[str], possible: bool
) -> None:
    t = ready(edition, cowboys, money, *market)
    assert ("do buy" in t.legal()) is possible
    assert "do buy" in ready(edition, 1, 0).stock("yellow").visit("E").legal()


@rule("2E-CM-08")
def test_two_buy_actions_in_one_turn_have_all_cowboys(edition: str) -> None:
    """One visit laid over another, as a copied one would be: both offer to buy."""
    t = ready(edition, 3, 10, "yellow", "yellow", "red", "red")
    t.build(0, 2, "E-1")
    e, there = t.space("E"), t.space("E-1")
    t.frames(0, (k.VISIT, there, 0, 0, t.tile_on("E-1")), (k.VISIT, e, 0, 1, t.tile_on("E")))
    t.play("do buy", "buy yellow yellow with 3")
    assert "do buy" not in t.legal()  # this one has been used
    t.play("done", "do buy", "buy red red with 3")
    assert t.p(0).money == 0
    assert t.cards(t.p(0).discard) == {"yellow": 2, "red": 2}
    assert t.game.seat == 0
