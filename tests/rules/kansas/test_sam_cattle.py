"""Sam buys cattle: chapter 2S-CM."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.kansas.figures import SECOND
from tests.rules.kansas.table import Table
from trailboss.kansas.load import make_tables, read_edition

SAM = 1
CATTLE = (
    "yellow",
    "red",
    "blue",
    "brown-3vp",
    "brown-4vp",
    "brown-5vp",
    "purple-5vp",
    "purple-6vp",
    "purple-7vp",
)


def market(*cards: str, **options: Any) -> Table:
    return Table(players=1, **options).no_tokens().market(*cards).stock().spec("cowboy")


def bought(t: Table, cowboys: int, card: str = "8") -> list[str]:
    """What Sam buys with so many cowboys; the market loses it, his pile gets it."""
    there = t.s.market[:]
    t.discard_pile(SAM).workers(SAM, cowboy=cowboys).sam(card)
    pile = t.p(SAM).discard
    assert [there[at] - t.s.market[at] for at in range(len(there))] == pile
    return [name for name, count in t.cards(pile).items() for _ in range(count)]


def everything(count: int = 2) -> Table:
    return market(*[card for card in CATTLE for _ in range(count)])


@rule("2S-CM-01")
def test_one_purchase_only() -> None:
    # Players could buy twice with 2 or 4 cowboys and three times with 6.
    assert bought(market("blue", "blue", "blue"), 2) == ["blue"]
    assert bought(market("blue", "red", "yellow"), 6) == ["red", "blue"]
    assert bought(market("brown-3vp", "brown-4vp", "brown-5vp"), 6) == ["brown-4vp", "brown-5vp"]
    assert bought(market("purple-5vp", "blue"), 6) == ["purple-5vp"]


@rule("2S-CM-02")
@pytest.mark.parametrize(
    ("cowboys", "values"),
    [
        (1, ["3"]),
        (2, ["3"]),
        (3, ["3", "3 3", "4"]),
        (4, ["3", "3 3", "4", "5"]),
        (5, ["3", "3 3", "4", "4 4", "5"]),
        (6, ["3", "3 3", "4", "4 4", "5"]),
    ],
)
def test_what_he_may_take(cowboys: int, values: list[str]) -> None:
    value = {card: str(3 + (card[:2] == "br") + 2 * (card[:2] == "pu")) for card in CATTLE}
    found = set()
    for first in CATTLE:
        for cards in ([first], *[[first, second] for second in CATTLE]):
            taken = bought(market(*cards), cowboys)
            if taken:
                found.add(" ".join(value[card] for card in taken))
    assert sorted(found) == values


@rule("2S-CM-02")
def test_purchases_for_12_dollars_are_not_for_him() -> None:
    # A player could buy a brown card with 1 cowboy and a purple one with 2, for 12 dollars.
    assert bought(market("brown-5vp", "purple-7vp"), 1) == []
    assert bought(market("brown-5vp", "purple-7vp"), 2) == []
    assert bought(market("brown-5vp", "purple-7vp"), 3) == ["brown-5vp"]
    assert bought(market("purple-7vp", "purple-6vp"), 3) == []


@rule("2S-CM-03")
@pytest.mark.parametrize(
    ("cowboys", "cards", "points"),
    [
        (1, ["blue"], 3),
        (2, ["blue"], 3),
        (3, ["blue", "blue"], 6),
        (4, ["purple-7vp"], 7),
        (5, ["brown-5vp", "brown-5vp"], 10),
        (6, ["brown-5vp", "brown-5vp"], 10),
    ],
)
def test_the_most_points(cowboys: int, cards: list[str], points: int) -> None:
    t = everything()
    assert bought(t, cowboys) == cards
    assert t.game.scores()[SAM].lines["cattle"] == points


@rule("2S-CM-03")
def test_the_best_cards_of_a_value() -> None:
    assert bought(market("yellow", "red", "red"), 1) == ["red"]
    assert bought(market("yellow", "yellow", "red"), 3) == ["yellow", "red"]
    assert bought(market("brown-3vp", "brown-4vp", "yellow"), 3) == ["brown-4vp"]
    assert bought(market("purple-5vp", "purple-6vp"), 4) == ["purple-6vp"]


@rule("2S-CM-03")
def test_ties() -> None:
    # The higher breeding value: one brown of 3 VP (4) or yellow and red together (6).
    assert bought(market("brown-3vp", "yellow", "red"), 3) == ["yellow", "red"]
    # One blue (3) against one brown (4) of 3 VP.
    assert bought(market("blue", "brown-3vp"), 3) == ["brown-3vp"]
    # Purple (5) against blue and red (6).
    assert bought(market("purple-5vp", "blue", "red"), 4) == ["red", "blue"]
    assert bought(market("purple-5vp", "brown-5vp"), 4) == ["purple-5vp"]


@rule("2S-CM-03")
def test_of_equal_points_and_value_the_fewer_cards() -> None:
    # Only other figures bring this about: a purple card of value 6 against blue and red.
    data = read_edition(SECOND)
    for card in data["cards"]["cattle"]:
        if card["id"] == "purple-5vp":
            card["value"] = 6
    t = market("purple-5vp", "blue", "red")
    t.s.tables = make_tables(data)
    assert bought(t, 4) == ["purple-5vp"]


@rule("2S-CM-04")
@pytest.mark.parametrize(
    ("cowboys", "cards"), [(1, ["blue"]), (3, ["red", "blue"]), (4, ["purple-7vp"])]
)
def test_check_6(cowboys: int, cards: list[str]) -> None:
    assert bought(market("blue", "red", "brown-5vp", "purple-7vp"), cowboys) == cards


@rule("2S-CM-05")
def test_cards_only_count_points_and_the_market_is_not_filled() -> None:
    t = market("blue", "red").stock("yellow", "yellow")
    assert bought(t, 1) == ["blue"]
    assert t.cards(t.s.market) == {"red": 1}
    assert t.cards(t.s.stock) == {"yellow": 2}
    assert t.game.observe(0)["players"][SAM]["cattle"] == {"blue": 1}
    lines = t.game.scores()[SAM].lines
    assert (lines["cattle"], lines["objectives"]) == (3, 3)  # the starting card counts anyway


def card_12(t: Table, cowboys: int, *drawn: str) -> list[str]:
    t.discard_pile(SAM).workers(SAM, cowboy=cowboys, builder=1, engineer=1).sam("12", *drawn)
    return [name for name, count in t.cards(t.p(SAM).discard).items() for _ in range(count)]


@rule("2S-CM-06")
def test_card_12_adds_two_cards_and_buys_with_one_cowboy_fewer() -> None:
    t = market("yellow").stock("blue", "purple-7vp", "red")
    assert card_12(t, 2, "blue", "purple-7vp") == ["blue"]
    assert t.cards(t.s.market) == {"yellow": 1, "purple-7vp": 1}
    assert t.cards(t.s.stock) == {"red": 1}
    assert t.told[2:] == [
        "revealed card blue",
        "revealed card purple-7vp",
        "bought card blue price 0",
    ]
    t = market("purple-7vp").stock("red", "red")
    assert card_12(t, 4, "red", "red") == ["red", "red"]  # 3 cowboys, no purple card
    t = market("purple-7vp").stock("red", "red")
    assert card_12(t, 5, "red", "red") == ["purple-7vp"]


@rule("2S-CM-06")
def test_card_12_with_one_or_no_card_left() -> None:
    t = market("yellow").stock("blue")
    assert card_12(t, 2, "blue") == ["blue"]
    t = market("yellow", "purple-7vp")
    assert card_12(t, 4) == ["yellow"]  # the cowboy is used all the same
    assert bought(market("yellow", "purple-7vp"), 4, "13") == ["purple-7vp"]


@rule("2S-CM-06")
def test_card_12_with_one_cowboy_buys_nothing() -> None:
    t = market("blue").stock("red", "red")
    assert card_12(t, 1, "red", "red") == []
    assert t.cards(t.s.market) == {"red": 2, "blue": 1}
    assert t.told[-1] == "skipped what buy"


@rule("2S-CM-07")
@pytest.mark.parametrize("cowboys", [1, 2, 3])
def test_a_calf_is_a_purchase_of_its_own(cowboys: int) -> None:
    assert bought(market("calf", simmental=True), cowboys) == ["calf"]
    assert bought(market("calf", "calf", simmental=True), cowboys) == ["calf"]
    assert bought(market("calf", "red", simmental=True), cowboys) == ["calf"]  # 3 against 2 VP
    # As many points, but less value.
    assert bought(market("calf", "blue", simmental=True), cowboys) == ["blue"]


@rule("2S-CM-07")
def test_his_calves_never_rise() -> None:
    t = market("calf", simmental=True).no_bags().foresights(*[(None, None)] * 3).at(SAM, "F")
    assert bought(t, 1) == ["calf"]
    assert t.told[-1] == "delivered city bloomington transport 0 extraordinary no"
    assert t.p(SAM).herder == t.space("START")
    assert t.cards(t.p(SAM).discard) == {"calf": 1}
    assert t.cards(t.s.beside) == {"heifer": 8, "cow": 8}
    assert t.game.scores()[SAM].lines["cattle"] == 3


@rule("2S-CM-08")
@pytest.mark.parametrize("card", ["8", "13"])
def test_nothing_to_buy(card: str) -> None:
    for t in (market(), market("purple-7vp", "brown-4vp")):
        assert bought(t, 2, card) == []
        assert t.told[-1] == "skipped what buy"
