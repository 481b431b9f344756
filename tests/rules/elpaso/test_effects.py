"""Chapter EF: the action catalogue."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.elpaso.table import Table

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
FULL = ("criollo", "criollo", "criollo", "criollo")


def actions(t: Table) -> list[str]:
    """The printed actions on offer."""
    return [move.removeprefix("do ") for move in t.legal("do ")]


def own(kind: int, sides: str = "a") -> Table:
    """Seat 0 has arrived at an own building on S1, with a full hand of Criollo."""
    t = Table(buildings=sides).hand(0, *FULL).build(0, kind, "S1")
    return t.visit("S1")


# Giving -----------------------------------------------------------------------------------------


@rule("EP-EF-01")
def test_money() -> None:
    assert Table().money(0, 3).visit("C").play("do money 2").p(0).money == 5
    assert own(1, "b").play("do money 1").p(0).money == 1
    assert own(3, "b").play("do money 2").p(0).money == 2
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
    assert "pay 1 => token 1" not in actions(Table().money(0, 0).visit("D"))


# Selling ----------------------------------------------------------------------------------------


@rule("EP-EF-02")
@pytest.mark.parametrize(
    ("tile", "breed"), [("B", "galloway"), ("D", "pineywoods"), ("E", "santa-gertrudis")]
)
def test_selling_the_card_shown(tile: str, breed: str) -> None:
    sale = f"discard {breed} => money 2"
    t = Table().hand(0, breed, breed, "criollo").visit(tile)
    assert sale in actions(t)
    t.play(f"do {sale}")
    assert t.p(0).money == 2
    assert t.cards(t.p(0).hand) == {breed: 1, "criollo": 1}
    assert t.cards(t.p(0).discard) == {breed: 1}
    # Once per action, with another such card in hand.
    assert sale not in actions(t)
    # No card, no money.
    others = [other for other in BREEDS if other != breed]
    t = Table().hand(0, *others).visit(tile)
    assert sale not in actions(t)
    t.refuses(f"do {sale}")


@rule("EP-EF-03")
def test_selling_a_card_of_value_2() -> None:
    t = own(1).hand(0, *BREEDS)
    t.play("do discard value-2 => money 5")
    two = ["pineywoods", "galloway", "santa-gertrudis", "simmental"]
    assert t.legal() == [f"discard {breed}" for breed in two]
    for breed in two:
        t = own(1).hand(0, breed, "hereford").play("do discard value-2 => money 5")
        t.play(f"discard {breed}")
        assert t.p(0).money == 5
        assert t.cards(t.p(0).hand) == {"hereford": 1}
        assert t.cards(t.p(0).discard) == {breed: 1}
        assert "discard value-2 => money 5" not in actions(t)
    t = own(1).hand(0, "criollo", "black-angus", "corriente", "shorthorn", "hereford")
    assert "discard value-2 => money 5" not in actions(t)


@rule("EP-EF-03")
@pytest.mark.parametrize("breed", BREEDS)
def test_selling_any_card_for_twice_its_value(breed: str) -> None:
    t = own(3).money(0, 1).hand(0, breed, breed, "criollo").play("do sell 2", f"discard {breed}")
    assert t.p(0).money == 1 + 2 * BREEDS[breed]
    assert t.cards(t.p(0).discard) == {breed: 1}
    assert t.p(0).hand[-1] == 2
    assert "sell 2" not in actions(t)
    t = own(6, "b").hand(0, breed).play("do sell 2", f"discard {breed}")
    assert t.p(0).money == 2 * BREEDS[breed]


@rule("EP-EF-03")
def test_any_card_may_be_sold() -> None:
    t = own(3).hand(0, *BREEDS).play("do sell 2")
    assert t.legal() == [f"discard {breed}" for breed in BREEDS]
    assert "sell 2" not in actions(own(3).hand(0))


# Hiring -----------------------------------------------------------------------------------------


@rule("EP-EF-04")
@pytest.mark.parametrize("worker", ["cowboy", "builder", "engineer", "joker"])
def test_hiring_one_worker(worker: str) -> None:
    t = own(3).money(0, 9)
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
    assert "hire 5" not in actions(t)


@rule("EP-EF-04")
def test_a_hire_must_be_paid() -> None:
    assert "hire 5" not in actions(own(3).money(0, 4))
    t = own(3).money(0, 8).play("do hire 5")
    assert t.legal() == ["hire cowboy", "hire builder", "hire engineer"]
    t.refuses("hire joker", "decline", "done")
    # Only what the supply has.
    t = own(3).money(0, 9).worker_supply(cowboy=0, engineer=0).play("do hire 5")
    assert t.legal() == ["hire builder", "hire joker"]
    t = own(3).money(0, 8).worker_supply(cowboy=0, engineer=0, builder=0)
    assert "hire 5" not in actions(t)


@rule("EP-EF-04")
def test_vector_13_a_joker_for_a_hire_of_0() -> None:
    t = own(5, "b").money(0, 4).play("do hire 0", "hire joker")
    assert (t.p(0).money, t.ready()) == (0, {"joker": 1})
    t = own(5, "b").money(0, 3).play("do hire 0")
    assert t.legal() == ["hire cowboy", "hire builder", "hire engineer"]
    t.play("hire engineer")
    assert (t.p(0).money, t.ready()) == (3, {"engineer": 1})


@rule("EP-EF-05", "EP-EF-06")
def test_vector_1() -> None:
    t = Table().no_cards().money(0, 15).visit("B").play("do hire 5", "hire joker")
    assert t.p(0).money == 6
    assert "hire-another 8" not in actions(t)
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
    assert [action for action in actions(t) if action.startswith("hire")] == []


@rule("EP-EF-05")
def test_the_second_hire_cannot_be_taken_alone() -> None:
    t = Table().no_cards().money(0, 50).visit("B")
    assert actions(t) == ["hire 5"]
    t.refuses("do hire-another 8")
    # One is enough.
    t.play("do hire 5", "hire cowboy", "done")
    assert (t.p(0).money, t.ready(), t.game.seat) == (45, {"cowboy": 1}, 1)


@rule("EP-EF-05")
def test_the_second_hire_needs_8_and_another_type() -> None:
    t = Table().money(0, 12).visit("B").play("do hire 5", "hire cowboy")
    assert t.p(0).money == 7
    assert "hire-another 8" not in actions(t)
    # $11 after the first: no Joker for 12.
    t = Table().money(0, 16).visit("B").play("do hire 5", "hire cowboy", "do hire-another 8")
    assert t.legal("hire") == ["hire builder", "hire engineer"]
    # Only the type just hired is left in the supply.
    t = Table().money(0, 50).worker_supply(builder=0, engineer=0, joker=0)
    t.visit("B").play("do hire 5", "hire cowboy")
    assert "hire-another 8" not in actions(t)


@rule("EP-EF-06")
def test_a_sale_between_the_hires() -> None:
    t = Table().hand(0, "galloway").money(0, 11).visit("B")
    t.play("do hire 5", "hire cowboy")
    assert (t.p(0).money, "hire-another 8" in actions(t)) == (6, False)
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
    assert "hire-another 8" not in actions(t)
    assert "hire 5" in actions(t)


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
    assert "buy" not in actions(t)


@rule("EP-EF-07")
def test_what_can_be_bought() -> None:
    def offered(cowboys: int, dollars: int, **market: int) -> list[str]:
        t = Table().money(0, dollars).workers(0, cowboy=cowboys, engineer=2).market(**market)
        t.visit("D")
        if "buy" not in actions(t):
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


# The train --------------------------------------------------------------------------------------


@rule("EP-EF-08", "EP-EF-09", "EP-EF-12", "EP-EF-15")
def test_vector_3() -> None:
    t = Table(trains="star").money(0, 8).workers(0, engineer=3, joker=1).visit("F")
    t.objective_display("O1", "O2", "O3").bonus_display("plain", "money", "money")
    t.play("do train", "train 4")
    # All four workers are needed, so nothing is asked.
    assert (t.p(0).money, t.ready()) == (0, {})
    assert t.cards(t.p(0).discard) == {"engineer": 3, "joker": 1}
    assert t.legal() == ["done", "do move 2", "do any-tile", "do certificate 3"]
    t.play("do certificate 3")
    assert t.p(0).certificate == 3
    t.play("do any-tile")
    assert t.legal() == [
        "objective O1",
        "objective O2",
        "objective O3",
        "objective from stack",
        "bonus tile money",
        "bonus tile plain",
        "bonus tile from stack",
    ]
    t.play("bonus tile plain")
    assert t.bonuses_of() == {"plain": 1}
    assert actions(t) == ["move 2"]
    t.play("do move 2")
    assert t.legal("move") == ["move to EL-PASO", "move to G"]
    t.play("move to G")
    assert (t.where(), t.decision) == ("G", "action")


@rule("EP-EF-08")
@pytest.mark.parametrize("card", [1, 2, 3, 4])
def test_a_train_card_costs_its_number(card: int) -> None:
    t = Table().money(0, 20).workers(0, engineer=5).visit("F").play("do train", f"train {card}")
    assert t.p(0).money == 20 - 2 * card
    assert t.ready() == {"engineer": 5 - card}
    assert t.cards(t.p(0).discard) == {"engineer": card}
    assert t.decision == "train-actions"
    # Only one card per action.
    t.play("done")
    assert t.decision == "action"
    assert "train" not in actions(t)


@rule("EP-EF-08")
def test_which_train_cards_can_be_used() -> None:
    def offered(engineers: int, dollars: int) -> list[str]:
        t = Table().money(0, dollars).workers(0, engineer=engineers, builder=4).visit("F")
        return t.play("do train").legal("train ") if "train" in actions(t) else []

    assert offered(5, 20) == ["train 1", "train 2", "train 3", "train 4"]
    assert offered(3, 20) == ["train 1", "train 2", "train 3"]
    assert offered(4, 5) == ["train 1", "train 2"]
    assert offered(4, 1) == []
    assert offered(0, 20) == []


@rule("EP-EF-08")
def test_actions_of_a_train_card_in_any_order_each_once() -> None:
    t = Table().hand(0, "criollo").bonus_display("plain", "plain", "plain").train_visit(3)
    assert sorted(actions(t)) == ["bonus", "money 3", "remove cattle"]
    t.play("do remove cattle", "remove criollo")
    assert sorted(actions(t)) == ["bonus", "money 3"]
    t.play("do bonus", "bonus tile plain")
    assert actions(t) == ["money 3"]
    t.play("do money 3")
    assert t.legal() == ["done"]
    # Any may be skipped, all of them too.
    t = Table().no_cards().train_visit(3).play("done")
    assert (t.p(0).money, t.bonuses_of()) == (0, {})
    # Another order, with one left out.
    t = Table().hand(0, "criollo").train_visit(3).play("do money 3", "do remove cattle")
    assert t.play("remove criollo", "done").game.seat == 1


@rule("EP-EF-08")
def test_card_4_gives_money_or_an_objective() -> None:
    t = Table().objective_display("O1", "O2", "O3").train_visit(4)
    assert sorted(actions(t)) == ["bonus", "hire 0", "money 3", "objective"]
    t.play("do money 3")
    assert sorted(actions(t)) == ["bonus", "hire 0"]
    t = Table().objective_display("O1", "O2", "O3").train_visit(4)
    before = t.objectives_of()
    t.play("do objective", "objective O1")
    assert t.objectives_of() == before | {"O1": before.get("O1", 0) + 1}
    assert sorted(actions(t)) == ["bonus", "hire 0"]


@rule("EP-EF-08")
@pytest.mark.parametrize(
    ("card", "front", "star"),
    [
        (1, ["objective"], ["certificate 2", "token 1"]),
        (2, ["bonus"], ["certificate 2", "objective"]),
        (3, ["bonus", "money 3", "remove cattle"], ["gain corriente", "objective", "token 1"]),
        (
            4,
            ["bonus", "hire 0", "money 3", "objective"],
            ["any-tile", "certificate 3", "move 2"],
        ),
    ],
)
def test_the_side_in_play_counts(card: int, front: list[str], star: list[str]) -> None:
    assert sorted(actions(Table().hand(0, "criollo").train_visit(card))) == front
    assert sorted(actions(Table(trains="star").hand(0, "criollo").train_visit(card))) == star
    one = "".join("s" if other == card else "f" for other in range(1, 5))
    assert sorted(actions(Table(trains=one).hand(0, "criollo").train_visit(card))) == star


# Jokers in costs --------------------------------------------------------------------------------


@rule("EP-EF-09")
@pytest.mark.parametrize("jokers", [0, 1, 2, 3])
def test_jokers_replace_any_or_all(jokers: int) -> None:
    t = Table().money(0, 6).workers(0, cowboy=3, joker=3).visit("D").play("do buy", "buy shorthorn")
    assert t.legal("spend") == [f"spend {n} jokers" for n in range(4)]
    t.play(f"spend {jokers} jokers")
    assert t.p(0).money == 0  # $2 each all the same
    spent = {"cowboy": 3 - jokers, "joker": jokers}
    assert t.cards(t.p(0).discard) == {"shorthorn": 1} | {w: n for w, n in spent.items() if n}
    left = {"cowboy": jokers, "joker": 3 - jokers}
    assert t.ready() == {worker: n for worker, n in left.items() if n}


@rule("EP-EF-09")
def test_only_the_numbers_the_workers_allow() -> None:
    def offered(specific: int, jokers: int) -> list[str]:
        t = Table().money(0, 20).workers(0, engineer=specific, joker=jokers).visit("F")
        return t.play("do train", "train 3").legal("spend")

    assert offered(2, 2) == ["spend 1 jokers", "spend 2 jokers"]
    assert offered(5, 1) == ["spend 0 jokers", "spend 1 jokers"]
    assert offered(1, 5) == ["spend 2 jokers", "spend 3 jokers"]
    # One possibility only: it is not asked.
    assert offered(3, 0) == []
    assert offered(0, 4) == []
    assert offered(1, 2) == []


@rule("EP-EF-09")
def test_jokers_for_buildings_too() -> None:
    t = Table().money(0, 20).workers(0, builder=1, joker=1, engineer=3).visit("E").play("do build")
    assert t.legal("build 2 on S9") == ["build 2 on S9"]
    assert t.legal("build 3") == []
    t.play("build 2 on S9")
    assert t.ready() == {"engineer": 3}
    t = Table().money(0, 20).workers(0, joker=6).visit("E").play("do build", "build 6 on S9")
    assert (t.ready(), t.p(0).money) == ({}, 8)


@rule("EP-EF-10")
def test_build_places_one_tile_or_replaces_one() -> None:
    t = Table().money(0, 50).workers(0, builder=8).build(0, 1, "S1").visit("E")
    t.play("do build")
    placed = [f"build {kind} on S9" for kind in range(1, 7)]
    assert [move for move in t.legal("build") if move.endswith("S9")] == placed
    replaced = [f"build {kind} on S1" for kind in range(2, 7)]
    assert [move for move in t.legal("build") if move.endswith("S1")] == replaced
    t.play("build 2 on S9")
    assert t.tile_on("S9") == "2a of 0"
    # One tile per action.
    assert t.decision == "action"
    assert "build" not in actions(t)
    t = Table().money(0, 50).workers(0, builder=8).build(0, 1, "S1").visit("E")
    t.play("do build", "build 3 on S1")
    assert t.tile_on("S1") == "3a of 0"
    assert "build" not in actions(t)


# Tiles ------------------------------------------------------------------------------------------


def displays() -> Table:
    t = Table().no_cards().objective_display("O1", "O2", "O3").objective_stack("O4", "O5")
    return t.bonus_display("plain", "tokens", "plain").bonus_stack("tokens", "duplicate")


@rule("EP-EF-11")
def test_objective_and_bonus() -> None:
    t = displays().train_visit(1).play("do objective")
    assert t.legal() == ["objective O1", "objective O2", "objective O3", "objective from stack"]
    t = displays().objectives(0).script("O5").train_visit(1)
    t.play("do objective", "objective from stack")
    assert t.objectives_of() == {"O5": 1}
    t = displays().train_visit(2).play("do bonus")
    assert t.legal() == ["bonus tile tokens", "bonus tile plain", "bonus tile from stack"]
    t = displays().script("duplicate").train_visit(2).play("do bonus", "bonus tile from stack")
    assert t.bonuses_of() == {"duplicate": 1}


@rule("EP-EF-11")
def test_a_bonus_tile_for_2_dollars() -> None:
    t = displays().build(0, 2, "S1").money(0, 2).visit("S1").play("do pay 2 => bonus")
    assert t.p(0).money == 0
    assert t.legal() == ["bonus tile tokens", "bonus tile plain", "bonus tile from stack"]
    t.play("bonus tile plain")
    assert t.bonuses_of() == {"plain": 1}
    assert "pay 2 => bonus" not in actions(displays().build(0, 2, "S1").money(0, 1).visit("S1"))
    # Not without a tile.
    t = displays().bonus_display(None, None, None).bonus_stack().build(0, 2, "S1")
    assert "pay 2 => bonus" not in actions(t.money(0, 5).visit("S1"))


@rule("EP-EF-12")
def test_any_tile() -> None:
    t = displays().objectives(0).script("O4").build(0, 6, "S1").visit("S1").play("do any-tile")
    assert t.legal() == [
        "objective O1",
        "objective O2",
        "objective O3",
        "objective from stack",
        "bonus tile tokens",
        "bonus tile plain",
        "bonus tile from stack",
    ]
    t.play("objective from stack")
    assert (t.objectives_of(), t.bonuses_of()) == ({"O4": 1}, {})
    # One tile in all.
    assert actions(t) == ["token 1", "move 3"]
    # With one kind gone the other is left.
    t = displays().objective_display(None, None, None).objective_stack().build(0, 6, "S1")
    t.visit("S1").play("do any-tile")
    assert t.legal() == ["bonus tile tokens", "bonus tile plain", "bonus tile from stack"]


# Auxiliary actions ------------------------------------------------------------------------------


@rule("EP-EF-13")
def test_aux_uses_one_available_auxiliary_action() -> None:
    t = Table().hand(0, "criollo").visit("F").play("do auxiliary 1")
    assert t.legal() == ["auxiliary money", "auxiliary exchange"]
    t.refuses("done", "decline", "auxiliary certificate", "auxiliary remove")
    t.play("auxiliary money")
    assert (t.p(0).money, t.decision) == (1, "action")
    t = Table().hand(0, "criollo").taken(0, "aux-certificate", "aux-remove").visit("G")
    t.play("do auxiliary 1")
    assert t.legal("auxiliary") == [
        "auxiliary money",
        "auxiliary certificate",
        "auxiliary exchange",
        "auxiliary remove",
    ]
    t.play("auxiliary remove", "remove criollo")
    assert (t.cards(t.s.box), t.decision) == ({"criollo": 1}, "action")


@rule("EP-EF-14")
def test_aux2_uses_two_different_rows() -> None:
    t = own(4).taken(0, "aux-certificate").play("do auxiliary 2")
    assert t.legal() == ["auxiliary money", "auxiliary certificate", "auxiliary exchange"]
    t.play("auxiliary money")
    assert t.legal() == ["done", "auxiliary certificate", "auxiliary exchange"]
    t.play("auxiliary certificate")
    assert (t.p(0).money, t.p(0).certificate) == (1, 1)
    assert (t.decision, sorted(actions(t))) == ("action", ["move 2", "token 1"])


@rule("EP-EF-14")
def test_the_second_of_aux2_may_be_left_out() -> None:
    t = own(4).play("do auxiliary 2", "auxiliary money", "done")
    assert (t.p(0).money, t.decision) == (1, "action")
    assert sorted(actions(t)) == ["move 2", "token 1"]


@rule("EP-EF-14")
def test_a_doubled_row_3_counts_as_one_of_aux2() -> None:
    t = own(4).hand(0, "galloway", "pineywoods").taken(0, "aux-exchange")
    t.draw_pile(0, *FULL).play("do auxiliary 2", "auxiliary exchange", "discard galloway")
    assert t.legal() == ["decline", "exchange again"]
    t.play("exchange again", "discard pineywoods")
    # Both exchanges are done, and the second row is still to come.
    assert t.cards(t.p(0).hand) == {"criollo": 2}
    assert t.legal() == ["done", "auxiliary money"]
    t.play("auxiliary money")
    assert (t.p(0).money, t.decision) == (1, "action")


@rule("EP-EF-15")
@pytest.mark.parametrize(("kind", "steps"), [(2, 1), (4, 2), (6, 3)])
def test_move(kind: int, steps: int) -> None:
    t = own(kind).play(f"do move {steps}")
    reach = ["move to B", "move to C", "move to D"][:steps]
    assert t.legal("move") == reach
    t.play(reach[-1])
    assert (t.where(), t.decision, t.game.seat) == (reach[-1][-1], "action", 0)
    # The location reached is used; what was left on the building is lost.
    assert "token 1" not in actions(t)


@rule("EP-EF-16")
def test_gain() -> None:
    t = Table(trains="star").train_visit(3).play("do gain corriente")
    assert t.cards(t.p(0).discard) == {"corriente": 1}
    assert (t.p(0).money, t.s.market[t.tables.cards.index("corriente")]) == (0, 9)
    assert "gain corriente" not in actions(t)
    t = Table(trains="star").market(corriente=0).train_visit(3)
    assert sorted(actions(t)) == ["objective", "token 1"]


@rule("EP-EF-16")
def test_a_shorthorn_for_2_dollars() -> None:
    t = own(5).money(0, 3).play("do pay 2 => gain shorthorn")
    assert t.cards(t.p(0).discard) == {"shorthorn": 1}
    assert (t.p(0).money, t.ready()) == (1, {})
    assert t.s.market[t.tables.cards.index("shorthorn")] == 7
    assert "pay 2 => gain shorthorn" not in actions(own(5).money(0, 1))
    assert "pay 2 => gain shorthorn" not in actions(own(5).money(0, 9).market(shorthorn=0))


@rule("EP-EF-17")
def test_remove_the_card_shown() -> None:
    t = own(1, "b").hand(0, "criollo", "criollo", "galloway").play("do remove criollo")
    assert t.legal("remove") == ["remove criollo"]
    t.play("remove criollo")
    assert t.cards(t.p(0).hand) == {"criollo": 1, "galloway": 1}
    assert (t.cards(t.s.box), t.p(0).discard[-1]) == ({"criollo": 1}, 0)
    assert "remove criollo" not in actions(t)  # one only
    assert "remove criollo" not in actions(own(1, "b").hand(0, "galloway"))


@rule("EP-EF-17")
def test_remove_any_card() -> None:
    t = own(5).hand(0, *BREEDS).play("do remove cattle")
    assert t.legal("remove") == [f"remove {breed}" for breed in BREEDS]
    t.play("remove simmental")
    assert t.cards(t.s.box) == {"simmental": 1}
    assert t.p(0).hand[-1] == 8
    assert "remove cattle" not in actions(t)
    assert "remove cattle" not in actions(own(5).hand(0))
