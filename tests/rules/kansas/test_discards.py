"""Chapter DC: actions that ask for cards."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table

SECOND = "second-edition"
COLOURS = ("gray", "green", "black", "white", "yellow", "red", "blue", "brown-3vp", "purple-5vp")


def asks(t: Table) -> list[str]:
    """The discard actions that can be used now."""
    return t.legal("do discard")


def own(edition: str, tile: str) -> Table:
    """An own building on A-1, with no money, no exchange token and no hand."""
    number, side = int(tile[:-1]), tile[-1]
    t = Table(edition, buildings=side).tokens(0, 0).money(0, 0)
    return t.build(0, number, "A-1")


@rule("2E-DC-01")
def test_cards_go_to_the_own_discard_pile(edition: str) -> None:
    t = Table(edition).tokens(0, 0).hand(0, "white", "gray", "gray").discard_pile(0, "black")
    t.visit("A").play("do discard white => money 2")
    assert t.cards(t.p(0).hand) == {"gray": 2}
    # All can see it there.
    for seat in (0, 1, None):
        assert t.game.observe(seat)["players"][0]["discard_pile"] == {"black": 1, "white": 1}
    assert t.p(1).discard[-1] == 0
    t.visit("F").play("do discard pair => money 4", "discard gray")
    assert t.cards(t.p(0).discard) == {"black": 1, "white": 1, "gray": 1}
    t.play("discard gray")
    assert t.cards(t.p(0).discard) == {"black": 1, "white": 1, "gray": 2}
    assert t.p(0).hand[-1] == 0


@rule("2E-DC-01")
def test_cards_must_be_in_hand(edition: str) -> None:
    """What lies in the draw stack or on the discard pile does not help."""
    t = Table(edition).draw_stack(0, *COLOURS, *COLOURS).discard_pile(0, *COLOURS, *COLOURS)
    for space in "ABEF":
        assert asks(t.visit(space)) == []
    for tile in ("2a", "3a", "1b", "5b"):
        t = own(edition, tile).draw_stack(0, *COLOURS, "OD1").discard_pile(0, *COLOURS, "OD1")
        assert asks(t.visit("A-1")) == []


@pytest.mark.parametrize(
    ("place", "card", "reward", "money", "certificates"),
    [
        ("A", "white", "money 2", 2, 0),
        ("B", "green", "money 2", 2, 0),
        ("E", "black", "money 2", 2, 0),
        ("2a", "white", "money 4", 4, 0),
        ("5b", "black", "certificate 2", 0, 2),
    ],
)
@rule("2E-DC-02")
def test_the_card_shown_exactly(
    edition: str, place: str, card: str, reward: str, money: int, certificates: int
) -> None:
    if len(place) == 1:
        t, space = Table(edition).tokens(0, 0).money(0, 0), place
    else:
        t, space = own(edition, place), "A-1"
    others = [colour for colour in COLOURS if colour != card]
    assert asks(t.hand(0, *others, "OD1").visit(space)) == []
    assert asks(t.hand(0, *COLOURS).visit(space)) == [f"do discard {card} => {reward}"]
    t.play(f"do discard {card} => {reward}")
    assert t.cards(t.p(0).discard) == {card: 1}
    assert sorted(t.cards(t.p(0).hand)) == sorted(others)
    assert (t.p(0).money, t.p(0).certificate) == (money, certificates)
    assert t.decision == "phase-b"


@rule("2E-DC-02")
def test_the_cards_of_2b() -> None:
    t = own(SECOND, "2b").hand(0, "gray", "gray", "green", "white").visit("A-1")
    assert set(asks(t)) == {"do discard green => engine 2", "do discard gray => money 2"}
    t.play("do discard gray => money 2")
    assert (t.p(0).money, t.cards(t.p(0).discard)) == (2, {"gray": 1})
    assert asks(t) == ["do discard green => engine 2"]
    t.play("do discard green => engine 2")
    assert t.cards(t.p(0).discard) == {"gray": 1, "green": 1}
    assert t.legal("engine") == ["engine to 1", "engine to 2"]
    t.play("engine to 2")
    assert t.p(0).engine == 2
    assert asks(t.hand(0, "white", "black", "OD1").visit("A-1")) == []


@pytest.mark.parametrize(("place", "money"), [("F", 4), ("3a", 3)])
@rule("2E-DC-03")
def test_two_cards_of_one_colour(edition: str, place: str, money: int) -> None:
    if place == "F":
        t, space = Table(edition).tokens(0, 0).money(0, 0), "F"
    else:
        t, space = own(edition, place), "A-1"
    action = f"do discard pair => money {money}"
    # One of each colour is no pair, nor are two objective cards or two cards of one value.
    assert asks(t.hand(0, *COLOURS).visit(space)) == []
    assert asks(t.hand(0, "OT1", "OT1", "OD1").visit(space)) == []
    for colour in COLOURS:
        t.hand(0, colour, colour, "OT1").money(0, 0).discard_pile(0).visit(space)
        assert asks(t) == [action]
        t.play(action)
        assert t.legal() == [f"discard {colour}"]
        t.play(f"discard {colour}")
        assert t.p(0).money == 0, "the reward comes after both"
        assert t.legal() == [f"discard {colour}"]
        t.play(f"discard {colour}")
        assert (t.p(0).money, t.cards(t.p(0).discard)) == (money, {colour: 2})
        assert t.cards(t.p(0).hand) == {"OT1": 1}
        assert t.decision == "phase-b"


@rule("2E-DC-03")
def test_pairs_of_different_points(edition: str) -> None:
    t = Table(edition).tokens(0, 0).money(0, 0)
    t.hand(0, "brown-3vp", "brown-5vp", "purple-5vp", "purple-6vp", "gray", "gray", "white")
    t.visit("F").play("do discard pair => money 4")
    # Cards are named in any order; the second is of the first one's colour.
    assert t.choices() == ["discard gray", "discard brown-3vp", "discard purple-5vp"]
    assert t.legal() == [
        *("discard gray", "discard brown-3vp", "discard brown-5vp"),
        *("discard purple-5vp", "discard purple-6vp"),
    ]
    t.play("discard brown-5vp")
    assert t.legal() == t.choices() == ["discard brown-3vp"]
    t.play("discard brown-3vp")
    assert t.p(0).money == 4
    t.visit("F").play("do discard pair => money 4", "discard purple-5vp", "discard purple-6vp")
    assert t.p(0).money == 8
    assert t.cards(t.p(0).hand) == {"gray": 2, "white": 1}


@rule("2E-DC-03")
def test_every_pair_of_one_colour_can_be_named(edition: str) -> None:
    """Three brown cards of different points: three pairs, each in one way."""
    t = Table(edition).tokens(0, 0).hand(0, "brown-3vp", "brown-4vp", "brown-5vp")
    t.visit("F").play("do discard pair => money 4")
    pairs: list[tuple[str, str]] = []
    for first in t.choices():
        before = t.game.copy()
        t.play(first)
        pairs += [(first[8:], second[8:]) for second in t.choices()]
        t.game = before
    assert pairs == [
        ("brown-3vp", "brown-4vp"),
        ("brown-3vp", "brown-5vp"),
        ("brown-4vp", "brown-5vp"),
    ]


@rule("2E-DC-03")
def test_a_token_between_the_cards_of_a_pair_leaves_all_choices() -> None:
    """A card drawn in the middle of a pair may complete it, whatever its points."""
    t = Table(SECOND).tokens(0, 1).money(0, 0).hand(0, "brown-4vp", "brown-4vp", "gray")
    t.draw_stack(0, "brown-3vp", "gray").script("brown-3vp")
    t.visit("F").play("do discard pair => money 4", "discard brown-4vp", "exchange 1", "done")
    before = t.game.copy()
    t.play("discard gray")
    assert t.legal() == ["discard brown-3vp", "discard brown-4vp"]
    t.play("discard brown-3vp")
    assert (t.p(0).money, t.cards(t.p(0).hand)) == (4, {"brown-4vp": 1})
    t.game = before
    t.play("discard brown-4vp")
    assert t.legal() == ["discard brown-3vp"]
    t.play("discard brown-3vp")
    assert (t.p(0).money, t.cards(t.p(0).hand)) == (4, {"gray": 1})


@rule("2E-DC-04")
def test_5a_asks_for_a_card_of_value_3() -> None:
    action = "do discard value-3 => money 7"
    t = own(SECOND, "5a")
    assert asks(t.hand(0, "gray", "green", "brown-3vp", "purple-5vp", "OD1").visit("A-1")) == []
    for colour in ("yellow", "red", "blue"):
        t.hand(0, colour, "gray").money(0, 0).visit("A-1")
        assert asks(t) == [action]
        t.play(action)
        assert t.legal() == [f"discard {colour}"]
        t.play(f"discard {colour}")
        assert (t.p(0).money, t.cards(t.p(0).hand)) == (7, {"gray": 1})
    t.hand(0, "yellow", "red", "blue", "blue").visit("A-1").play(action)
    assert t.legal() == ["discard yellow", "discard red", "discard blue"]
    t.play("discard red")
    assert t.cards(t.p(0).hand) == {"yellow": 1, "blue": 2}
    assert t.decision == "phase-b"


@rule("2E-DC-05")
def test_8b_takes_any_cattle_card() -> None:
    action = "do discard cattle => money 6 + objective hand"
    t = own(SECOND, "8b").display("OD1", "OD2", "OM3", "OT1").objective_stack("OC4")
    assert asks(t.hand(0, "OD1", "OT1").visit("A-1")) == [], "objective cards are no cattle"
    t.hand(0, *COLOURS, "OD5").visit("A-1").play(action)
    assert t.legal() == [f"discard {colour}" for colour in COLOURS]
    t.play("discard purple-5vp")
    assert t.p(0).money == 6
    assert t.cards(t.p(0).discard) == {"purple-5vp": 1}
    assert t.decision == "objective"
    t.script("OC4").play("objective OM3")
    # The card is in hand, not on the discard pile.
    assert t.p(0).hand[t.card("OM3")] == 1
    assert t.cards(t.p(0).discard) == {"purple-5vp": 1}
    assert t.decision == "phase-b"
    assert "play OM3" in t.legal()


@rule("2E-DC-05")
def test_1b_takes_an_objective_card(edition: str) -> None:
    action = "do discard objective => certificate 2"
    t = own(edition, "1b")
    assert asks(t.hand(0, *COLOURS).visit("A-1")) == []
    t.hand(0, "gray", "OD1", "OM2", "OT1", "OT1").visit("A-1")
    assert asks(t) == [action]
    t.play(action)
    assert t.legal() == ["discard OD1", "discard OM2", "discard OT1"]
    t.play("discard OT1")
    assert t.cards(t.p(0).discard) == {"OT1": 1}
    assert t.cards(t.p(0).hand) == {"gray": 1, "OD1": 1, "OM2": 1, "OT1": 1}
    assert t.p(0).certificate == 2
    assert asks(t) == []


@rule("2E-DC-06")
def test_a_discard_whose_reward_cannot_be_used(edition: str) -> None:
    # Certificates at the limit of 3.
    t = own(edition, "5b").certificates(0, 3).hand(0, "black").visit("A-1")
    t.play("do discard black => certificate 2")
    assert (t.p(0).certificate, t.cards(t.p(0).discard)) == (3, {"black": 1})
    t = own(edition, "1b").certificates(0, 3).hand(0, "OC1").visit("A-1")
    t.play("do discard objective => certificate 2", "discard OC1")
    assert (t.p(0).certificate, t.cards(t.p(0).discard)) == (3, {"OC1": 1})


@rule("2E-DC-06")
def test_8b_without_an_objective_card_left() -> None:
    t = own(SECOND, "8b").display(None, None, None, None).objective_stack().hand(0, "gray")
    t.visit("A-1").play("do discard cattle => money 6 + objective hand", "discard gray")
    assert (t.p(0).money, t.p(0).hand[-1]) == (6, 0)
    assert t.decision == "phase-b", "nothing to choose from"
