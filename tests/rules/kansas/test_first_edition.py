"""Phase B of the first edition, where it differs: docs/rules/first-edition.md."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.kansas.first import FIRST, notation, table
from trailboss.kansas.load import load_tables
from trailboss.kansas.tables import Tables


@pytest.fixture(scope="module")
def first() -> Tables:
    return load_tables(FIRST)


# Phase B and auxiliary actions ------------------------------------------------------------------


@rule("1E-PB-01", "1E-AX-01")
def test_6a_offers_a_double_auxiliary_action_and_5a_none() -> None:
    t = table().build(0, 6, "A-1").discs(0, aux_money=0).hand(0, "yellow").money(0, 0).visit("A-1")
    assert t.legal() == [
        "done",
        "do auxiliary double",
        "do discard yellow => money 10",
        "auxiliary money single",
        "auxiliary draw single",
    ]
    t.play("do auxiliary double")
    assert t.legal("auxiliary money") == ["auxiliary money single", "auxiliary money double"]
    t.play("auxiliary money double", "do discard yellow => money 10")
    assert t.p(0).money == 12
    assert t.legal("auxiliary") == []
    t.build(0, 5, "A-2").visit("A-2")
    assert t.legal("do auxiliary") == []
    assert t.legal("auxiliary") == ["auxiliary money single", "auxiliary draw single"]


@rule("1E-PB-01", "1E-AX-01")
@pytest.mark.parametrize(
    ("sides", "place"), [("a", "D"), ("a", "G"), ("b", "3"), ("a", "6"), ("a", "8")]
)
def test_places_with_a_double_auxiliary_action(sides: str, place: str) -> None:
    t = table(buildings=sides).discs(0, aux_draw=0).money(0, 0)
    if place.isdigit():
        t.build(0, int(place), "A-1")
    t.visit("A-1" if place.isdigit() else place)
    assert t.legal("auxiliary draw") == ["auxiliary draw single"]
    t.play("do auxiliary double")
    assert t.legal("auxiliary draw") == ["auxiliary draw single", "auxiliary draw double"]


@rule("1E-PB-02", "1E-DC-01")
def test_2b_gives_an_engine_space_for_gray_and_three_dollars_for_green() -> None:
    t = table(buildings="b").build(0, 2, "A-1").money(0, 0).engine(0, "0")
    t.hand(0, "gray", "gray", "green").visit("A-1")
    assert t.legal("do") == [
        "done",
        "do discard gray => engine 1",
        "do discard green => money 3",
    ]
    t.play("do discard gray => engine 1")
    assert t.legal() == ["decline", "engine to 1"]
    t.play("engine to 1", "do discard green => money 3")
    assert (t.p(0).money, t.tables.positions[t.p(0).engine]) == (3, "1")
    assert t.cards(t.p(0).discard) == {"gray": 1, "green": 1}
    t.visit("A-1").play("do discard gray => engine 1", "decline")
    assert t.tables.positions[t.p(0).engine] == "1"
    t.hand(0, "black", "white", "yellow").visit("A-1")
    assert t.legal("do discard") == []


@rule("1E-DC-01")
@pytest.mark.parametrize(
    ("sides", "place", "card", "action", "money", "certificates"),
    [
        ("a", "A", "white", "do discard white => money 2", 2, 0),
        ("a", "B", "green", "do discard green => money 2", 2, 0),
        ("a", "E", "black", "do discard black => money 2", 2, 0),
        ("a", "2", "white", "do discard white => money 4", 4, 0),
        ("b", "2", "green", "do discard green => money 3", 3, 0),
        ("b", "5", "black", "do discard black => certificate 2", 0, 2),
    ],
)
def test_cards_shown(
    sides: str, place: str, card: str, action: str, money: int, certificates: int
) -> None:
    t = table(buildings=sides).money(0, 0)
    space = "A-1" if place.isdigit() else place
    if place.isdigit():
        t.build(0, int(place), space)
    for other in ("gray", "green", "black", "white", "yellow"):
        t.hand(0, other).visit(space)
        assert (action in t.legal()) == (other == card)
    t.hand(0, card).visit(space).play(action)
    assert (t.p(0).money, t.p(0).certificate) == (money, certificates)
    assert t.cards(t.p(0).discard) == {card: 1}


@rule("1E-PB-02", "1E-DC-03", "1E-OB-01")
def test_6b_takes_any_cattle_card() -> None:
    t = table(buildings="b").build(0, 6, "A-1").money(0, 0).hand(0, "gray", "blue", "OD1")
    t.display("OE1", "OM1", "OC1", "OD2").visit("A-1")
    action = "do discard cattle => money 3 + objective hand"
    t.play(action)
    assert t.legal() == ["discard gray", "discard blue"]
    t.play("discard blue")
    assert t.p(0).money == 3
    assert t.legal("decline", "objective OE") == ["decline", "objective OE1"]
    t.play("objective OE1")
    assert t.cards(t.p(0).hand) == {"gray": 1, "OD1": 1, "OE1": 1}
    assert t.cards(t.p(0).discard) == {"blue": 1}
    t.visit("A-1").play(action, "discard gray", "decline")
    assert t.p(0).money == 6
    assert t.cards(t.p(0).hand) == {"OD1": 1, "OE1": 1}
    t.visit("A-1")
    assert action not in t.legal()


@rule("1E-OB-01")
def test_elsewhere_an_objective_card_goes_to_the_discard_pile() -> None:
    t = table().display("OE1", "OM1", "OC1", "OD2").hand(0).visit("C")
    t.play("do objective", "objective OM1")
    assert t.cards(t.p(0).discard) == {"OM1": 1}
    assert t.cards(t.p(0).hand) == {}


@rule("1E-DC-03")
def test_1b_asks_for_an_objective_card() -> None:
    t = table(buildings="b").build(0, 1, "A-1").hand(0, "gray", "OD1").visit("A-1")
    t.play("do discard objective => certificate 2")
    if t.decision == "pay-card":
        assert t.legal() == ["discard OD1"]
        t.play("discard OD1")
    assert t.p(0).certificate == 2
    assert t.cards(t.p(0).discard) == {"OD1": 1}
    t.visit("A-1")
    assert t.legal("do discard") == []


@rule("1E-DC-02")
def test_6a_takes_a_yellow_card_only() -> None:
    t = table().build(0, 6, "A-1").money(0, 0).hand(0, "red", "blue").visit("A-1")
    assert t.legal("do discard") == []
    t.hand(0, "yellow", "red").visit("A-1").play("do discard yellow => money 10")
    assert t.p(0).money == 10
    assert t.cards(t.p(0).hand) == {"red": 1}


@rule("1E-PB-02", "1E-AX-02", "1E-AX-03")
def test_auxiliary_action_5_gives_no_money() -> None:
    t = table().discs(0, aux_remove=1).money(0, 0).engine(0, "3").hand(0, "gray", "OD1")
    t.discard_pile(0).visit("A").play("auxiliary remove single")
    assert t.legal() == ["engine to 2"]
    t.play("engine to 2")
    assert t.legal() == ["decline", "remove gray", "remove OD1"]
    t.play("remove OD1")
    assert t.decision == "phase-b"
    assert t.p(0).money == 0
    assert t.cards(t.p(0).hand) == {"gray": 1}
    assert t.cards(t.p(0).discard) == {}
    assert t.s.box_cards[t.card("OD1")] == 1
    t.visit("A").play("auxiliary remove single", "engine to 1", "decline")
    assert t.p(0).money == 0
    assert t.cards(t.p(0).hand) == {"gray": 1}


@rule("1E-AX-02", "1E-AX-03")
def test_double_auxiliary_action_5() -> None:
    t = table().discs(0, aux_remove=0).money(0, 0).engine(0, "3").hand(0, "gray", "gray", "gray")
    t.visit("G").play("do auxiliary double", "auxiliary remove double")
    assert t.legal() == ["engine to 1"]
    t.play("engine to 1", "remove gray")
    assert t.legal() == ["decline", "remove gray"]
    t.play("remove gray")
    assert t.p(0).money == 0
    assert t.cards(t.p(0).hand) == {"gray": 1}
    t.visit("G").play("do auxiliary double")  # one space behind the engine only
    assert t.legal("auxiliary remove") == ["auxiliary remove single"]
    t.visit("G").engine(0, "0").play("do auxiliary double")
    assert t.legal("auxiliary remove") == []


@rule("1E-AX-03")
def test_no_more_cards_are_removed_than_are_in_hand() -> None:
    t = table().discs(0, aux_remove=0).engine(0, "3").hand(0, "gray").visit("G")
    t.play("do auxiliary double", "auxiliary remove double", "engine to 1", "remove gray")
    assert t.decision == "phase-b"
    t.engine(0, "3").visit("G")
    t.play("do auxiliary double", "auxiliary remove double", "engine to 1")
    assert t.decision == "phase-b"


@rule("1E-AX-04")
def test_the_upgrade_comes_before_certificate_and_removal() -> None:
    t = table().discs(0, aux_remove=1, aux_certificate=1).money(0, 4).engine(0, "5")
    t.station_master("S1", None).hand(0, "gray").visit("A")
    t.play("auxiliary remove single", "engine to T4")
    assert t.legal() == ["decline", "upgrade S1"]
    t.play("upgrade S1", "disc aux-money")
    assert t.decision == "remove"
    t.play("remove gray")
    assert t.p(0).money == 2
    t.station_master("S2", None).money(0, 3).engine(0, "8").visit("A")
    t.play("auxiliary certificate single")
    assert t.p(0).money == 2
    t.play("engine to T7")
    assert t.legal() == ["decline", "upgrade S2"]
    assert t.p(0).certificate == 0
    t.play("upgrade S2", "disc aux-draw")
    assert (t.p(0).money, t.p(0).certificate) == (0, 1)


@rule("1E-PB-03")
def test_counts_of_zero() -> None:
    t = table(buildings="a").build(0, 1, "A-1").build(0, 7, "A-2").money(0, 0).visit("A-1")
    t.play("do money 2 per woods")
    assert t.p(0).money == 0
    t.visit("A-2").play("do certificate 2 per pairs + money 2 per pairs")
    assert (t.p(0).money, t.p(0).certificate) == (0, 0)
    t = table(buildings="b").build(0, 7, "A-1").engine(0, "3").visit("A-1")
    t.play("do engine woods")
    assert t.decision == "phase-b"
    assert t.tables.positions[t.p(0).engine] == "3"


@rule("1E-PB-04")
def test_money_by_woods_and_engineers(first: Tables) -> None:
    t = table().build(0, 1, "B-1").build(0, 2, "C-1").build(0, 3, "A-1").build(1, 2, "C-2")
    t.money(0, 0).visit("B-1").play("do money 2 per woods")
    assert t.p(0).money == 4
    t = table(buildings="b").build(0, 5, "A-1").money(0, 0).visit("A-1")
    t.play("do money 1 per engineers")
    assert t.p(0).money == 1
    t.workers(0, engineer=4, builder=5).stations(0, "S1").visit("A-1")
    t.play("do money 1 per engineers")
    assert t.p(0).money == 5
    assert [text for text in first.programs if " per " in text] == [
        "money 2 per woods",
        "money 1 per engineers",
        "certificate 2 per pairs + money 2 per pairs",
    ]


# Certificates, hiring, buildings, engine ---------------------------------------------------------


@rule("1E-CE-01")
def test_permanent_certificates_come_from_three_masters(first: Tables) -> None:
    assert dict(zip(first.masters, first.master_permanent, strict=True)) == {
        "SM1": 0,
        "SM2": 1,
        "SM3": 1,
        "SM4": 1,
        "SM5": 0,
    }
    t = table().masters(0, "SM2", "SM3", "SM4").money(0, 0).hand(0, "gray", "green")
    t.certificates(0, 2).foresights((None, None), (None, None), (None, None)).city()
    t.play("enter Kansas City", "keep 1 certificates")
    assert t.p(0).money == 3 + 1 + 3
    assert (t.p(0).permanent, t.p(0).certificate) == (3, 1)
    assert notation(t, "deliver") == [
        "deliver to kansas-city",
        "deliver to topeka",
        "deliver to wichita",
        "deliver to colorado-springs",
    ]


@rule("1E-CE-01")
def test_permanent_certificates_do_not_count_for_an_extraordinary_delivery() -> None:
    t = table().masters(0, "SM2", "SM3", "SM4").build(0, 9, "A-1").engine(0, "2").visit("A-1")
    t.play("do deliver", "engine to 1")
    assert notation(t, "") == ["deliver to kansas-city", "deliver to topeka"]


@rule("1E-HI-01")
def test_hiring_costs() -> None:
    t = table().jobs("cb", "e-", placed=4).money(0, 20).build(0, 5, "A-1")
    for space, action, price in (
        ("A", "do hire 0", 6),
        ("A", "do hire +2", 8),
        ("A-1", "do hire -1", 5),
    ):
        t.money(0, price - 1).visit(space)
        assert action not in t.legal()
        t.money(0, price).visit(space).play(action)
        assert t.legal() == ["hire cowboy row 1", "hire builder row 1", "hire engineer row 2"]
    t.play("hire cowboy row 1")
    assert t.p(0).money == 0
    t.build(0, 6, "A-2").money(0, 20).visit("A-2")
    assert t.legal("do hire") == []


@rule("1E-HI-01")
def test_the_least_price_is_two_dollars() -> None:
    rows = ["--"] * 11 + ["cb"]
    t = table().jobs(*rows, placed=24).money(0, 2).offer("hire -2").play("do hire -2")
    assert t.legal() == ["hire cowboy row 12", "hire builder row 12"]
    t.play("hire builder row 12")
    assert t.p(0).money == 0


@rule("1E-BL-01")
def test_replacing_needs_more_builders() -> None:
    t = table(buildings="b").workers(0, builder=6).money(0, 40)
    t.build(0, 7, "A-1").build(0, 9, "A-2").visit("B").play("do build 2")
    assert t.legal("build 9 on", "build 7 on") == []
    over = [move for move in t.legal("build") if move.endswith((" on A-1", " on A-2"))]
    assert over == ["build 8 on A-1", "build 10 on A-1", "build 10 on A-2"]
    t.play("build 8 on A-1")
    assert t.p(0).money == 40 - 2 * (6 - 5)
    t.visit("B").play("do build 2")
    assert [move for move in t.legal("build") if move.endswith(" on A-1")] == ["build 10 on A-1"]


@rule("1E-BL-01")
def test_9b_may_replace_7b_but_not_the_other_way_round() -> None:
    t = table(buildings="b").workers(0, builder=6).money(0, 40).build(0, 7, "A-1")
    t.visit("B").play("do build 2", "build 9 on A-1")
    assert t.p(0).money == 38
    t = table(buildings="b").workers(0, builder=6).money(0, 40).build(0, 9, "A-1")
    t.visit("B").play("do build 2")
    assert "build 7 on A-1" not in t.legal()
    assert "build 7 on A-2" in t.legal()


@rule("1E-BL-02")
@pytest.mark.parametrize(("sides", "large"), [("a", [9, 10]), ("b", [10])])
def test_the_largest_tiles_need_a_tile_below(sides: str, large: list[int]) -> None:
    t = table(buildings=sides).workers(0, builder=6).money(0, 40).visit("B").play("do build 2")
    onto = [number for number in range(1, 11) if f"build {number} on A-1" in t.legal()]
    assert onto == [number for number in range(1, 11) if number not in large]
    t = table(buildings=sides).workers(0, builder=6).money(0, 40).build(0, 6, "A-1")
    t.visit("B").play("do build 2")
    for number in large:
        assert f"build {number} on A-1" in t.legal()


@rule("1E-EN-01")
def test_engine_by_engineers_and_woods() -> None:
    t = table().build(0, 5, "A-1").workers(0, engineer=3).engine(0, "0")
    for space in ("C", "G", "A-1"):
        t.visit(space).play("do engine engineers")
        assert t.legal() == ["engine to 1", "engine to 2", "engine to 3"]
    t.workers(0, engineer=1).visit("A-1").play("do engine engineers")
    assert t.legal() == ["engine to 1"]
    t.build(0, 6, "A-2").visit("A-2")
    assert t.legal("do engine") == []
    t = table(buildings="b").build(0, 7, "B-1").build(0, 1, "C-1").build(0, 2, "A-1")
    t.engine(0, "0").visit("B-1").play("do engine woods")
    assert t.legal() == ["engine to 1", "engine to 2"]
