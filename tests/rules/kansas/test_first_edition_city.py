"""Stations, copies, teepees, Kansas City and the end in the first edition, where they differ:
docs/rules/first-edition.md."""

from __future__ import annotations

import pytest

import trailboss
from tests.rule import rule
from tests.rules.kansas.first import FIRST, adjacent, notation, table
from tests.rules.kansas.table import Table
from trailboss.core.errors import IllegalMove, InvalidMove, TrailbossError
from trailboss.kansas import constants as k
from trailboss.kansas.load import load_tables
from trailboss.kansas.tables import Tables
from trailboss.titles import Title, rules_of


@pytest.fixture(scope="module")
def first() -> Tables:
    return load_tables(FIRST)


# Stations, deliveries, copies -------------------------------------------------------------------


def appoint(t: Table, master: str) -> Table:
    """Seat 0 upgrades S1 and takes its master."""
    t.workers(0, cowboy=2, engineer=2).station_master("S1", master).engine(0, "3").visit("G")
    return t.play(
        "do engine engineers", "engine to T4", "upgrade S1", "disc aux-money", "appoint cowboy"
    )


@rule("1E-ST-01")
def test_sm5_gives_two_dollars() -> None:
    t = appoint(table().money(0, 5), "SM5")
    assert t.legal() == ["decline", "do money 2"]
    t.play("do money 2")
    assert t.p(0).money == 5
    t = appoint(table().money(0, 5), "SM5").play("decline")
    assert t.p(0).money == 3
    assert t.p(0).masters == 1 << 4


@rule("1E-ST-01", "1E-OL-02", "1E-OL-03")
def test_sm1_removes_a_hazard_or_trades_at_the_price_of_the_space() -> None:
    t = table().money(0, 4).tile("FLOOD-1", "flood-4-green").tile("OUTLAW-2", "green-outlaw")
    appoint(t, "SM1")
    assert t.p(0).money == 2
    assert t.legal() == ["decline", "do outlaw", "do hazard 0"]
    t.play("do outlaw", "outlaw OUTLAW-2")
    assert t.p(0).money == 0
    assert t.p(0).taken[k.OUTLAW] == 1

    t = table().money(0, 3).tile("FLOOD-1", "flood-4-green").tile("OUTLAW-2", "green-outlaw")
    appoint(t, "SM1")
    assert t.p(0).money == 1
    assert t.legal() == ["decline", "do hazard 0"]
    t.play("do hazard 0", "hazard FLOOD-1")
    assert t.p(0).money == 1

    t = appoint(table().money(0, 3).tile("OUTLAW-2", "green-outlaw"), "SM1")
    assert t.decision == "phase-b"
    assert t.tile_on("OUTLAW-2") != k.EMPTY


@rule("1E-XD-01")
def test_an_extraordinary_delivery_to_kansas_city_gives_six_dollars() -> None:
    t = table().build(0, 9, "A-1").engine(0, "5").money(0, 0).visit("A-1")
    t.play("do deliver", "engine to T4")
    assert t.legal() == ["deliver to kansas-city"]
    t.play("deliver to kansas-city", "disc aux-money")
    assert t.p(0).money == 6
    assert t.p(0).cities[0] == 1
    assert t.game.scores()[0].lines["cities"] == -6


@rule("1E-CP-01")
def test_8b_copies_a_neighbour() -> None:
    t = table(buildings="b").build(0, 8, "C-3").build(1, 5, "C-2").money(0, 0).visit("C-3")
    t.tile("OUTLAW-4", "green-outlaw").play("do copy")
    assert t.legal("copy") == ["copy C", "copy D"]
    t.play("copy D")
    assert t.legal("do") == ["done", "do outlaw", "do auxiliary double"]
    t.money(0, 2)
    assert t.legal("do") == ["done", "do outlaw", "do pay 2 => engine 2", "do auxiliary double"]


@rule("1E-CP-01")
def test_8b_copies_own_and_foreign_buildings_but_nothing_else() -> None:
    t = table(buildings="b").build(0, 8, "A-2").build(0, 5, "A-1").build(1, 5, "A-3").visit("A-2")
    t.play("do copy")
    assert t.legal("copy") == ["copy A-1", "copy A-3"]
    t.money(0, 0).money(1, 0).workers(0, engineer=3).workers(1, engineer=1)
    t.play("copy A-3", "do money 1 per engineers")
    assert (t.p(0).money, t.p(1).money) == (3, 0)
    t = table(buildings="b").build(0, 8, "A-2").visit("A-2")
    assert t.legal("do") == ["done"]
    t = table(buildings="b").build(0, 8, "OUTLAW-B1").tile("OUTLAW-9", "green-outlaw")
    t.visit("OUTLAW-B1")
    assert "do copy" not in t.legal()
    t = table(buildings="b").build(0, 8, "G-1").visit("G-1").play("do copy")
    assert t.legal("copy") == ["copy G"]
    t = table(buildings="b").build(0, 6, "A-1").visit("A-1")
    assert "do copy" not in t.legal()


@rule("1E-CP-02")
def test_adjacency(first: Tables) -> None:
    pairs = adjacent(first)

    def neighbours(space: str) -> set[str]:
        return {other for pair in pairs if space in pair for other in pair if other != space}

    assert neighbours("E") == {"C-2", "D", "OUTLAW-B2", "E-1"}
    assert neighbours("C") == {"B-3", "DROUGHT-B1", "C-1", "C-3"}
    assert neighbours("D") == {"C-3", "E"}
    assert neighbours("DROUGHT-B1") == {"C"}
    assert frozenset(("F-1", "F-2")) not in pairs


@rule("1E-CP-02")
def test_an_empty_c_3_breaks_adjacency() -> None:
    """Neutral tiles swapped so that the copying tile stands next to an empty C-3."""
    t = table(buildings="b").build(0, 8, "C-1").visit("C-1").play("do copy")
    assert t.legal("copy") == ["copy C"]


@rule("1E-DR-01")
def test_there_are_no_exchange_tokens(first: Tables) -> None:
    assert not [text for text in first.codec.texts if text.startswith("exchange")]
    assert not [text for text in first.programs if "token" in text]
    assert (first.seat_tokens, first.token_draw) == ((0, 0, 0, 0), 0)
    t = table()
    with pytest.raises(InvalidMove):
        t.play("exchange 1")


@rule("1E-HZ-01")
def test_removing_a_hazard() -> None:
    t = table().tile("FLOOD-1", "flood-4-green").tile("ROCKFALL-2", "rockfall-2-black")
    t.build(0, 4, "A-1").workers(0, cowboy=3)
    for space, price in (("F", 7), ("A-1", 5)):
        action = f"do hazard {price}"
        t.money(0, price - 1).visit(space)
        assert action not in t.legal()
        t.money(0, price).visit(space).play(action)
        assert t.legal() == ["hazard FLOOD-1", "hazard ROCKFALL-2"]
    t.play("hazard ROCKFALL-2")
    assert t.p(0).money == 0
    assert t.tile_on("ROCKFALL-2") == k.EMPTY
    assert t.game.observe(None)["players"][0]["tiles"] == {"rockfall-2-black": 1}
    t.jobs("cb", placed=4).money(0, 6).visit("A").play("do hire 0", "hire cowboy row 1")
    assert t.legal() == ["decline", "do hazard 0"]
    t.play("do hazard 0", "hazard FLOOD-1")
    assert t.p(0).money == 0
    t.money(0, 20).visit("F")
    assert "do hazard 7" not in t.legal()


@rule("1E-HZ-01")
def test_hazard_prices(first: Tables) -> None:
    prices = {text for text in first.programs if text.startswith("hazard")}
    assert prices == {"hazard 7", "hazard 5", "hazard 0"}


# Teepees ----------------------------------------------------------------------------------------


@rule("1E-OL-01")
@pytest.mark.parametrize("colour", ["green-outlaw", "orange-outlaw"])
def test_prices_and_rewards(colour: str) -> None:
    for number, change in enumerate((-3, -2, -1, 1, 2, 4, 6, 8, 10), start=1):
        t = table().tile(f"OUTLAW-{number}", colour).money(0, 3).visit("D")
        t.play("do outlaw")
        assert t.legal() == [f"outlaw OUTLAW-{number}"]
        t.play(f"outlaw OUTLAW-{number}")
        assert t.p(0).money == 3 + change
        assert t.tile_on(f"OUTLAW-{number}") == k.EMPTY
        assert t.game.observe(None)["players"][0]["tiles"] == {colour: 1}


@rule("1E-OL-01")
def test_new_teepees_fill_the_section_from_the_dearest_space_on() -> None:
    t = table().foresights(("green-outlaw", None), (None, None), (None, None))
    prices = []
    for number in range(1, 10):
        t.foresights(("green-outlaw", None)).city().play(
            "enter Kansas City", "foresight green-outlaw"
        )
        filled = [place for place in range(1, 10) if t.tile_on(f"OUTLAW-{place}") != k.EMPTY]
        assert filled == list(range(1, number + 1))
        program = t.tables.programs[t.tables.bounty[filled[-1] - 1]]
        word, amount = program.split(" ")
        prices.append(int(amount) * (-1 if word == "pay" else 1))
    assert prices == sorted(prices) == [-3, -2, -1, 1, 2, 4, 6, 8, 10]


@rule("1E-OL-02", "1E-OL-03")
@pytest.mark.parametrize("space", ["D", "A-1"])
def test_what_cannot_be_paid_for_cannot_be_taken(space: str) -> None:
    t = table().build(0, 8, "A-1")
    for number in (1, 2, 3):
        t.tile(f"OUTLAW-{number}", "green-outlaw")
    for money in range(5):
        t.money(0, money).visit(space)
        assert ("do outlaw" in t.legal()) == (money > 0)
        if money:
            t.play("do outlaw")
            payable = [number for number in (1, 2, 3) if 4 - number <= money]
            assert t.legal() == [f"outlaw OUTLAW-{number}" for number in payable]
    t.money(0, 2).visit(space).play("do outlaw")
    with pytest.raises(IllegalMove):
        t.play("outlaw OUTLAW-1")
    t.play("outlaw OUTLAW-2")
    assert t.p(0).money == 0
    t.tile("OUTLAW-6", "orange-outlaw").visit(space).play("do outlaw")
    assert t.legal() == ["outlaw OUTLAW-6"]
    t.play("outlaw OUTLAW-6")
    assert t.p(0).money == 4


@rule("1E-OL-03")
def test_the_other_branch_may_be_taken() -> None:
    t = table().build(0, 8, "A-1").tile("OUTLAW-1", "green-outlaw").money(0, 2)
    t.visit("D")
    assert t.legal("do") == ["done", "do pay 2 => engine 2", "do auxiliary double"]
    t.visit("A-1")
    assert t.legal("do") == ["done", "do auxiliary double", "do engine 2"]
    t.s.trail[t.space("OUTLAW-1")] = k.EMPTY
    t.money(0, 20).visit("D")
    assert "do outlaw" not in t.legal()


@rule("1E-OL-02", "1E-OL-03")
def test_the_sixth_cowboy_trades_only_for_what_can_be_paid() -> None:
    t = table().workers(0, cowboy=5).jobs("cb", placed=4).tile("OUTLAW-1", "green-outlaw")
    t.money(0, 9).visit("A").play("do hire 0", "hire cowboy row 1")
    assert t.legal() == ["decline", "do outlaw"]
    t.play("do outlaw", "outlaw OUTLAW-1")
    assert t.p(0).money == 0
    t = table().workers(0, cowboy=5).jobs("cb", placed=4).tile("OUTLAW-1", "green-outlaw")
    t.money(0, 8).visit("A").play("do hire 0", "hire cowboy row 1")
    assert t.decision == "phase-b"
    assert t.p(0).workers[k.COWBOY] == 6
    assert t.p(0).taken[k.OUTLAW] == 0


# Kansas City and the end ------------------------------------------------------------------------


def deliver_with(t: Table, *hand: str) -> Table:
    """Seat 0 arrives in Kansas City with empty foresights and takes the income."""
    t.foresights((None, None), (None, None), (None, None)).hand(0, *hand).city()
    return t.play("enter Kansas City", "keep 0 certificates")


@rule("1E-KC-01")
def test_a_disc_on_kansas_city_gives_six_dollars() -> None:
    t = deliver_with(table().money(0, 1), "gray")
    assert t.p(0).money == 2
    t.play("deliver to kansas-city", "disc aux-money")
    assert t.p(0).money == 8


@rule("1E-KC-01")
def test_the_bonus_cannot_pay_a_hand_disc() -> None:
    only_hand = {
        "aux_money": 0,
        "aux_draw": 0,
        "aux_certificate": 0,
        "aux_engine": 0,
        "aux_remove": 0,
        "step_left": 0,
        "step_right": 1,
        "certificate_4": 0,
        "certificate_6": 0,
    }
    t = deliver_with(table().money(0, 3).discs(0, **only_hand), "gray")
    t.play("deliver to kansas-city")
    assert t.legal() == ["disc step-right"]
    t = deliver_with(table().money(0, 4).discs(0, **only_hand), "gray")
    t.play("deliver to kansas-city")
    assert t.legal() == ["disc step-right", "disc hand"]
    t.play("disc hand")
    assert t.p(0).money == 6


@rule("1E-KC-02")
def test_arrows_when_completed() -> None:
    t = deliver_with(table().money(0, 0).cities(0, wichita=1).engine(0, "18"), "blue", "red")
    t.play("deliver to colorado-springs", "disc aux-money")
    assert t.s.seat == 1  # nothing to decide: the turn is over
    assert t.p(0).tokens == 0
    assert t.p(0).money == 6
    assert t.game.scores()[0].lines["cities"] == -1

    t = deliver_with(table().money(0, 0).cities(0, wichita=1), "gray")
    t.play("deliver to topeka", "disc aux-money")
    assert t.decision == "objective"
    assert t.s.seat == 0
    assert "decline" not in t.legal()
    assert t.game.scores()[0].lines["cities"] == -3


@rule("1E-KC-02")
def test_an_arrow_acts_once() -> None:
    t = deliver_with(table().money(0, 0).cities(0, wichita=1, topeka=1), "gray")
    assert notation(t, "deliver") == ["deliver to kansas-city"]
    t.play("deliver to kansas-city", "disc aux-money")
    assert t.s.seat == 1


@rule("1E-SI-01")
def test_there_is_no_simmental_variant(first: Tables) -> None:
    with pytest.raises(TrailbossError, match="no option 'simmental'"):
        trailboss.new_game(FIRST, simmental=True)
    assert first.variants == ()
    assert "orange" not in first.colours
    assert sum(first.card_beside) == 0
    assert first.raising == ()
    assert not [text for text in first.codec.texts if text.startswith("raise")]
    assert not [text for text in first.codec.texts if "calf" in text]
    title = Title(rules_of(FIRST))
    assert list(title.options) == ["neutral", "buildings"]
    assert list(title.players) == [2, 3, 4]


@rule("1E-EG-01")
def test_city_points() -> None:
    def points(**discs: int) -> int:
        return table().cities(0, **discs).game.scores()[0].lines["cities"]

    assert points() == 0
    assert points(kansas_city=2) == -12
    assert points(sacramento=1) == 6
    assert points(san_francisco=3) == 27
    assert points(san_diego=1, sacramento=1) == 6 + 4
    assert points(topeka=1, wichita=1) == -3
    assert points(wichita=1, colorado_springs=1) == -1
    assert points(topeka=1, wichita=1, colorado_springs=1) == -4
    assert points(colorado_springs=1, santa_fe=1, albuquerque=1) == 0
    assert points(albuquerque=1, el_paso=1, san_diego=1) == 6 + 8
    assert points(kansas_city=1, topeka=1) == -6
    assert points(sacramento=1, san_francisco=1) == 6 + 9


@rule("1E-EG-02")
def test_station_masters_at_the_end() -> None:
    def points(t: Table) -> int:
        return t.game.scores()[0].lines["station masters"]

    t = table().masters(0, "SM4").taken(0, flood_4_green=2, drought_2_black=3)
    assert points(t) == 6
    t = table().masters(0, "SM3").taken(0, green_outlaw=2, orange_outlaw=3)
    assert points(t) == 6
    assert points(table().masters(0, "SM5").workers(0, cowboy=3)) == 5
    assert points(table().masters(0, "SM2").certificates(0, 3)) == 6
    assert points(table().masters(0, "SM1").area(0, "OS1", "OD1", "OD2")) == 3
