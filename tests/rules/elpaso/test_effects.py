"""Chapter EF: giving, selling, hiring, cattle (the rest: test_effects_train.py)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.elpaso.table import Table, listening, own_building, printed
from trailboss.core.events import EV_HIRED, EV_MONEY
from trailboss.elpaso import constants as k

BREEDS = {
    "criollo": 1,
    "pineywoods": 2,
    "galloway": 2,
    "santa-gertrudis": 2,
    "black-angus": 3,
    "corriente": 3,
    "shorthorn": 4,
    "hereford": 5,
    "simmental": 2,
}


# Giving -----------------------------------------------------------------------------------------


@rule("EP-EF-01")
def test_money() -> None:
    assert Table().money(0, 3).visit("C").play("do money 2").p(0).money == 5
    assert own_building(1, "b").play("do money 1").p(0).money == 1
    assert own_building(3, "b").play("do money 2").p(0).money == 2
    assert Table().train_visit(3).play("do money 3").p(0).money == 3


@rule("EP-EF-01")
def test_certificates_as_far_as_the_track_allows() -> None:
    found: list[int] = []
    for before in (0, 2, 3, 4):
        t = Table(trains="star").certificates(0, before).train_visit(4).play("do certificate 3")
        found.append(t.p(0).certificate)
    assert found == [3, 4, 4, 4]
    assert Table().certificates(0, 3).visit("C").play("do certificate 1").p(0).certificate == 4
    t = Table(trains="star").train_visit(1).play("do certificate 2")
    assert t.p(0).certificate == 2


@rule("EP-EF-01")
def test_tokens() -> None:
    t = Table().tokens(0, 2).visit("G").play("do token 1")
    assert (t.p(0).tokens, t.p(0).money) == (3, 0)
    t = Table().money(0, 1).visit("D").play("do pay 1 => token 1")
    assert (t.p(0).tokens, t.p(0).money) == (1, 0)
    assert "pay 1 => token 1" not in printed(Table().money(0, 0).visit("D"))


# Selling ----------------------------------------------------------------------------------------


@rule("EP-EF-02")
@pytest.mark.parametrize(
    ("tile", "breed"), [("B", "galloway"), ("D", "pineywoods"), ("E", "santa-gertrudis")]
)
def test_selling_the_card_shown(tile: str, breed: str) -> None:
    sale = f"discard {breed} => money 2"
    t = Table().hand(0, breed, breed, "criollo").visit(tile)
    assert sale in printed(t)
    t.play(f"do {sale}")
    assert t.p(0).money == 2
    assert t.cards(t.p(0).hand) == {breed: 1, "criollo": 1}
    assert t.cards(t.p(0).discard) == {breed: 1}
    # Once per action, with another such card in hand.
    assert sale not in printed(t)
    # No card, no money.
    others = [other for other in BREEDS if other != breed]
    t = Table().hand(0, *others).visit(tile)
    assert sale not in printed(t)
    t.refuses(f"do {sale}")


@rule("EP-EF-03")
def test_selling_a_card_of_value_2() -> None:
    t = own_building(1).hand(0, *BREEDS)
    t.play("do discard value-2 => money 5")
    two = ["pineywoods", "galloway", "santa-gertrudis", "simmental"]
    assert t.legal() == [f"discard {breed}" for breed in two]
    for breed in two:
        t = own_building(1).hand(0, breed, "hereford").play("do discard value-2 => money 5")
        t.play(f"discard {breed}")
        assert t.p(0).money == 5
        assert t.cards(t.p(0).hand) == {"hereford": 1}
        assert t.cards(t.p(0).discard) == {breed: 1}
        assert "discard value-2 => money 5" not in printed(t)
    t = own_building(1).hand(0, "criollo", "black-angus", "corriente", "shorthorn", "hereford")
    assert "discard value-2 => money 5" not in printed(t)


@rule("EP-EF-03")
@pytest.mark.parametrize("breed", BREEDS)
def test_selling_any_card_for_twice_its_value(breed: str) -> None:
    t = (
        own_building(3)
        .money(0, 1)
        .hand(0, breed, breed, "criollo")
        .play("do sell 2", f"discard {breed}")
    )
    assert t.p(0).money == 1 + 2 * BREEDS[breed]
    assert t.cards(t.p(0).discard) == {breed: 1}
    assert t.p(0).hand[-1] == 2
    assert "sell 2" not in printed(t)
    t = own_building(6, "b").hand(0, breed).play("do sell 2", f"discard {breed}")
    assert t.p(0).money == 2 * BREEDS[breed]


@rule("EP-EF-03")
def test_any_card_may_be_sold() -> None:
    t = own_building(3).hand(0, *BREEDS).play("do sell 2")
    assert t.legal() == [f"discard {breed}" for breed in BREEDS]
    assert "sell 2" not in printed(own_building(3).hand(0))


# Hiring -----------------------------------------------------------------------------------------


@rule("EP-EF-04")
@pytest.mark.parametrize("worker", ["cowboy", "builder", "engineer", "joker"])
def test_hiring_one_worker(worker: str) -> None:
    t = own_building(3).money(0, 9)
    before = dict(t.game.observe(None)["worker_supply"])
    t.play("do hire 5")
    assert t.legal() == ["hire cowboy", "hire builder", "hire engineer", "hire joker"]
    t.play(f"hire {worker}")
    assert t.p(0).money == (0 if worker == "joker" else 4)
    assert t.ready() == {worker: 1}
    assert t.p(0).discard[-1] == 0
    after = t.game.observe(None)["worker_supply"]
    assert after == before | {worker: before[worker] - 1}
    # Exactly one.
    assert t.decision == "action"
    assert "hire 5" not in printed(t)


@rule("EP-EF-04")
def test_a_hire_is_told_with_its_price() -> None:
    t = own_building(3).money(0, 9).play("do hire 5")
    told = listening(t)
    t.play("hire joker")
    assert told == [(EV_MONEY, 0, -9, 0, 0), (EV_HIRED, 0, k.JOKER, 9, 0)]


@rule("EP-EF-04")
def test_a_hire_must_be_paid() -> None:
    assert "hire 5" not in printed(own_building(3).money(0, 4))
    t = own_building(3).money(0, 8).play("do hire 5")
    assert t.legal() == ["hire cowboy", "hire builder", "hire engineer"]
    t.refuses("hire joker", "decline", "done")
    # Only what the supply has.
    t = own_building(3).money(0, 9).worker_supply(cowboy=0, engineer=0).play("do hire 5")
    assert t.legal() == ["hire builder", "hire joker"]
    t = own_building(3).money(0, 8).worker_supply(cowboy=0, engineer=0, builder=0)
    assert "hire 5" not in printed(t)


@rule("EP-EF-04")
def test_vector_13_a_joker_for_a_hire_of_0() -> None:
    t = own_building(5, "b").money(0, 4).play("do hire 0", "hire joker")
    assert (t.p(0).money, t.ready()) == (0, {"joker": 1})
    t = own_building(5, "b").money(0, 3).play("do hire 0")
    assert t.legal() == ["hire cowboy", "hire builder", "hire engineer"]
    t.play("hire engineer")
    assert (t.p(0).money, t.ready()) == (3, {"engineer": 1})


@rule("EP-EF-05", "EP-EF-06")
def test_vector_1() -> None:
    t = Table().no_cards().money(0, 15).visit("B").play("do hire 5", "hire joker")
    assert t.p(0).money == 6
    assert "hire-another 8" not in printed(t)
    t.play("bonus joker")
    assert t.p(0).money == 8
    t.play("do hire-another 8")
    assert t.legal() == ["hire cowboy", "hire builder", "hire engineer"]
    t.refuses("hire joker")
    t.play("hire builder")
    assert (t.p(0).money, t.ready()) == (0, {"builder": 1})
    # Not even with all the money of the world is a second Joker possible.
    t = Table().money(0, 99).visit("B").play("do hire 5", "hire joker", "do hire-another 8")
    assert t.legal("hire") == ["hire cowboy", "hire builder", "hire engineer"]


@rule("EP-EF-05")
@pytest.mark.parametrize(
    ("first", "second", "price"),
    [
        ("cowboy", "builder", 13),
        ("engineer", "cowboy", 13),
        ("joker", "engineer", 17),
        ("builder", "joker", 17),
    ],
)
def test_two_workers_of_different_types(first: str, second: str, price: int) -> None:
    t = Table().money(0, 20).visit("B")
    t.play("do hire 5", f"hire {first}")
    assert t.p(0).money == 20 - (9 if first == "joker" else 5)
    t.play("do hire-another 8")
    assert f"hire {first}" not in t.legal()
    t.play(f"hire {second}")
    assert t.p(0).money == 20 - price
    assert t.ready() == {first: 1, second: 1}
    # There is no third.
    assert [action for action in printed(t) if action.startswith("hire")] == []


@rule("EP-EF-05")
def test_the_second_hire_cannot_be_taken_alone() -> None:
    t = Table().no_cards().money(0, 50).visit("B")
    assert printed(t) == ["hire 5"]
    t.refuses("do hire-another 8")
    # One is enough.
    t.play("do hire 5", "hire cowboy", "done")
    assert (t.p(0).money, t.ready(), t.game.seat) == (45, {"cowboy": 1}, 1)


@rule("EP-EF-05")
def test_the_second_hire_needs_8_and_another_type() -> None:
    t = Table().money(0, 12).visit("B").play("do hire 5", "hire cowboy")
    assert t.p(0).money == 7
    assert "hire-another 8" not in printed(t)
    # $11 after the first: no Joker for 12.
    t = Table().money(0, 16).visit("B").play("do hire 5", "hire cowboy", "do hire-another 8")
    assert t.legal("hire") == ["hire builder", "hire engineer"]
    # Only the type just hired is left in the supply.
    t = Table().money(0, 50).worker_supply(builder=0, engineer=0, joker=0)
    t.visit("B").play("do hire 5", "hire cowboy")
    assert "hire-another 8" not in printed(t)


@rule("EP-EF-06")
def test_a_sale_between_the_hires() -> None:
    t = Table().hand(0, "galloway").money(0, 11).visit("B")
    t.play("do hire 5", "hire cowboy")
    assert (t.p(0).money, "hire-another 8" in printed(t)) == (6, False)
    t.play("do discard galloway => money 2", "do hire-another 8", "hire engineer")
    assert (t.p(0).money, t.ready()) == (0, {"cowboy": 1, "engineer": 1})


@rule("EP-EF-06")
def test_bonuses_and_tokens_between_the_hires() -> None:
    t = Table().money(0, 10).tokens(0, 1).hand(0, "galloway").draw_pile(0, "criollo", "engineer")
    t.visit("B").play("do hire 5", "hire engineer", "bonus engineer")
    # The Engineer's $1 is not enough; the token lays out another.
    assert (t.p(0).money, t.ready()) == (6, {})
    t.script("engineer", "criollo").play("exchange token", "discard criollo", "bonus engineer")
    assert t.p(0).money == 7
    t.play("do discard galloway => money 2", "do hire-another 8")
    # The first hire was an Engineer, though it is gone.
    assert t.legal() == ["hire cowboy", "hire builder"]
    t.play("hire builder")
    assert (t.p(0).money, t.ready()) == (1, {"builder": 1})


@rule("EP-EF-06")
def test_the_second_hire_is_open_until_the_visit_ends() -> None:
    t = Table().money(0, 13).visit("B").play("do hire 5", "hire cowboy", "done")
    assert t.game.seat == 1
    # A new visit begins with the first hire.
    t.money(0, 50).visit("B")
    assert "hire-another 8" not in printed(t)
    assert "hire 5" in printed(t)


# Cattle -----------------------------------------------------------------------------------------


@rule("EP-EF-07")
def test_vector_2() -> None:
    t = Table().money(0, 6).workers(0, cowboy=3).visit("D").play("do buy", "buy shorthorn")
    assert (t.p(0).money, t.ready()) == (0, {})
    assert t.cards(t.p(0).discard) == {"cowboy": 3, "shorthorn": 1}
    assert t.s.market[t.tables.cards.index("shorthorn")] == 7


@rule("EP-EF-07")
@pytest.mark.parametrize(
    ("breed", "cowboys"), [("black-angus", 1), ("corriente", 2), ("shorthorn", 3), ("hereford", 4)]
)
def test_what_each_breed_costs(breed: str, cowboys: int) -> None:
    t = Table().money(0, 10).workers(0, cowboy=5).visit("D").play("do buy", f"buy {breed}")
    assert t.p(0).money == 10 - 2 * cowboys
    assert t.ready() == {"cowboy": 5 - cowboys}
    assert t.cards(t.p(0).discard) == {"cowboy": cowboys, breed: 1}
    # Exactly one card.
    assert t.decision == "action"
    assert "buy" not in printed(t)


@rule("EP-EF-07")
def test_what_can_be_bought() -> None:
    def offered(cowboys: int, dollars: int, **market: int) -> list[str]:
        t = Table().money(0, dollars).workers(0, cowboy=cowboys, engineer=2).market(**market)
        t.visit("D")
        if "buy" not in printed(t):
            return []
        t.play("do buy")
        return [move.removeprefix("buy ") for move in t.legal("buy ")]

    assert offered(4, 8) == ["black-angus", "corriente", "shorthorn", "hereford"]
    assert offered(3, 8) == ["black-angus", "corriente", "shorthorn"]
    assert offered(4, 5) == ["black-angus", "corriente"]
    assert offered(1, 8) == ["black-angus"]
    assert offered(4, 1) == []
    assert offered(0, 8) == []
    assert offered(4, 8, corriente=0) == ["black-angus", "shorthorn", "hereford"]
    assert offered(1, 8, black_angus=0) == []
