"""Chapter EF: the train, Jokers in costs, tiles, auxiliary actions, moves, gains, removals."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.elpaso.table import Table, own_building, printed

FULL = ("criollo", "criollo", "criollo", "criollo")


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
    assert printed(t) == ["move 2"]
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
    assert "train" not in printed(t)


@rule("EP-EF-08")
def test_which_train_cards_can_be_used() -> None:
    def offered(engineers: int, dollars: int) -> list[str]:
        t = Table().money(0, dollars).workers(0, engineer=engineers, builder=4).visit("F")
        return t.play("do train").legal("train ") if "train" in printed(t) else []

    assert offered(5, 20) == ["train 1", "train 2", "train 3", "train 4"]
    assert offered(3, 20) == ["train 1", "train 2", "train 3"]
    assert offered(4, 5) == ["train 1", "train 2"]
    assert offered(4, 1) == []
    assert offered(0, 20) == []


@rule("EP-EF-08")
def test_actions_of_a_train_card_in_any_order_each_once() -> None:
    t = Table().hand(0, "criollo").bonus_display("plain", "plain", "plain").train_visit(3)
    assert sorted(printed(t)) == ["bonus", "money 3", "remove cattle"]
    t.play("do remove cattle", "remove criollo")
    assert sorted(printed(t)) == ["bonus", "money 3"]
    t.play("do bonus", "bonus tile plain")
    assert printed(t) == ["money 3"]
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
    assert sorted(printed(t)) == ["bonus", "hire 0", "money 3", "objective"]
    t.play("do money 3")
    assert sorted(printed(t)) == ["bonus", "hire 0"]
    t = Table().objective_display("O1", "O2", "O3").train_visit(4)
    before = t.objectives_of()
    t.play("do objective", "objective O1")
    assert t.objectives_of() == before | {"O1": before.get("O1", 0) + 1}
    assert sorted(printed(t)) == ["bonus", "hire 0"]


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
    assert sorted(printed(Table().hand(0, "criollo").train_visit(card))) == front
    assert sorted(printed(Table(trains="star").hand(0, "criollo").train_visit(card))) == star
    one = "".join("s" if other == card else "f" for other in range(1, 5))
    assert sorted(printed(Table(trains=one).hand(0, "criollo").train_visit(card))) == star


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
    assert "build" not in printed(t)
    t = Table().money(0, 50).workers(0, builder=8).build(0, 1, "S1").visit("E")
    t.play("do build", "build 3 on S1")
    assert t.tile_on("S1") == "3a of 0"
    assert "build" not in printed(t)


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
    assert "pay 2 => bonus" not in printed(displays().build(0, 2, "S1").money(0, 1).visit("S1"))
    # Not without a tile.
    t = displays().bonus_display(None, None, None).bonus_stack().build(0, 2, "S1")
    assert "pay 2 => bonus" not in printed(t.money(0, 5).visit("S1"))


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
    assert printed(t) == ["token 1", "move 3"]
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
    t = own_building(4).taken(0, "aux-certificate").play("do auxiliary 2")
    assert t.legal() == ["auxiliary money", "auxiliary certificate", "auxiliary exchange"]
    t.play("auxiliary money")
    assert t.legal() == ["done", "auxiliary certificate", "auxiliary exchange"]
    t.play("auxiliary certificate")
    assert (t.p(0).money, t.p(0).certificate) == (1, 1)
    assert (t.decision, sorted(printed(t))) == ("action", ["move 2", "token 1"])


@rule("EP-EF-14")
def test_the_second_of_aux2_may_be_left_out() -> None:
    t = own_building(4).play("do auxiliary 2", "auxiliary money", "done")
    assert (t.p(0).money, t.decision) == (1, "action")
    assert sorted(printed(t)) == ["move 2", "token 1"]


@rule("EP-EF-14")
def test_a_doubled_row_3_counts_as_one_of_aux2() -> None:
    t = own_building(4).hand(0, "galloway", "pineywoods").taken(0, "aux-exchange")
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
    t = own_building(kind).play(f"do move {steps}")
    reach = ["move to B", "move to C", "move to D"][:steps]
    assert t.legal("move") == reach
    t.play(reach[-1])
    assert (t.where(), t.decision, t.game.seat) == (reach[-1][-1], "action", 0)
    # The location reached is used; what was left on the building is lost.
    assert "token 1" not in printed(t)


@rule("EP-EF-16")
def test_gain() -> None:
    t = Table(trains="star").train_visit(3).play("do gain corriente")
    assert t.cards(t.p(0).discard) == {"corriente": 1}
    assert (t.p(0).money, t.s.market[t.tables.cards.index("corriente")]) == (0, 9)
    assert "gain corriente" not in printed(t)
    t = Table(trains="star").market(corriente=0).train_visit(3)
    assert sorted(printed(t)) == ["objective", "token 1"]


@rule("EP-EF-16")
def test_a_shorthorn_for_2_dollars() -> None:
    t = own_building(5).money(0, 3).play("do pay 2 => gain shorthorn")
    assert t.cards(t.p(0).discard) == {"shorthorn": 1}
    assert (t.p(0).money, t.ready()) == (1, {})
    assert t.s.market[t.tables.cards.index("shorthorn")] == 7
    assert "pay 2 => gain shorthorn" not in printed(own_building(5).money(0, 1))
    assert "pay 2 => gain shorthorn" not in printed(own_building(5).money(0, 9).market(shorthorn=0))


@rule("EP-EF-17")
def test_remove_the_card_shown() -> None:
    t = own_building(1, "b").hand(0, "criollo", "criollo", "galloway").play("do remove criollo")
    assert t.legal("remove") == ["remove criollo"]
    t.play("remove criollo")
    assert t.cards(t.p(0).hand) == {"criollo": 1, "galloway": 1}
    assert (t.cards(t.s.box), t.p(0).discard[-1]) == ({"criollo": 1}, 0)
    assert "remove criollo" not in printed(t)  # one only
    assert "remove criollo" not in printed(own_building(1, "b").hand(0, "galloway"))


@rule("EP-EF-17")
def test_remove_any_card() -> None:
    t = own_building(5)
    breeds = t.tables.cards[: t.tables.cattle_count]
    t.hand(0, *breeds).play("do remove cattle")
    assert t.legal("remove") == [f"remove {breed}" for breed in breeds]
    t.play("remove simmental")
    assert t.cards(t.s.box) == {"simmental": 1}
    assert t.p(0).hand[-1] == 8
    assert "remove cattle" not in printed(t)
    assert "remove cattle" not in printed(own_building(5).hand(0))
