"""Deliveries in Kansas City: 2E-KC-08 to 2E-KC-16."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table
from tests.rules.kansas.test_kansas_city import CITIES, VALUES, at_income, deliveries
from trailboss.core.events import EV_DELIVERED, EV_DISC, EV_MONEY, EV_TOKEN
from trailboss.core.rules import Event
from trailboss.kansas.events import EV_OBJECTIVE


@rule("2E-KC-08")
@pytest.mark.parametrize("value", [0, 1, 3, 4, 5, 6, 9, 10, 12, 14, 15, 16, 17, 18, 30])
def test_a_city_of_value_at_most_the_breeding_value(edition: str, value: int) -> None:
    t = Table(edition).no_tokens().money(0, 11).subphase_5(value)
    assert deliveries(t) == [CITIES[at] for at in range(10) if VALUES[at] <= value]
    assert t.legal() == [f"deliver to {city}" for city in deliveries(t)]  # it must deliver


@rule("2E-KC-08")
def test_a_city_with_an_own_disc_is_closed_but_for_the_first_and_the_last(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 11)
    t.cities(0, kansas_city=2, fulton=1, peoria=1, new_york=3).cities(1, toledo=1, chicago=1)
    assert deliveries(t.subphase_5(18)) == [
        "kansas-city",
        "st-louis",
        "bloomington",
        "chicago",
        "toledo",
        "pittsburgh",
        "philadelphia",
        "new-york",
    ]
    t.play("deliver to new-york", "disc aux-money")
    assert t.p(0).cities[9] == 4
    t.subphase_5(0).play("deliver to kansas-city", "disc aux-draw")
    assert t.p(0).cities[0] == 3


@rule("2E-KC-08")
def test_kansas_city_is_always_possible(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 0).cities(0, kansas_city=9)
    assert deliveries(t.subphase_5(18)) == ["kansas-city", "fulton"]  # no dollar for transport
    for kind in t.tables.discs:
        t.discs(0, **{kind.replace("-", "_"): 0})
    assert deliveries(t.subphase_5(0)) == ["kansas-city"]  # even with no disc left


@rule("2E-KC-09")
def test_a_disc_must_be_placed(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 20).subphase_5(10).play("deliver to fulton")
    assert t.decision == "disc"
    white = ["aux-money", "aux-draw", "aux-certificate", "aux-engine", "aux-remove"]
    assert t.legal() == [f"disc {disc}" for disc in [*white, "certificate-4"]]  # white corners
    t.play("disc aux-draw")
    assert t.p(0).cities[1] == 1
    assert t.p(0).discs[t.tables.discs.index("aux-draw")] == 0
    t.subphase_5(10).play("deliver to chicago")  # dark corners: every disc
    assert t.legal() == [f"disc {disc}" for disc in t.tables.discs if disc != "aux-draw"]


def events_of(t: Table, *moves: str) -> list[tuple[int, int]]:
    """Kind and first figure of the events of moves, as far as money, discs and cards go."""
    heard: list[Event] = []
    t.game.listen(heard.append)
    t.play(*moves)
    wanted = (EV_DELIVERED, EV_DISC, EV_MONEY, EV_TOKEN, EV_OBJECTIVE)
    return [(event[0], event[2]) for event in heard if event[0] in wanted]


@rule("2E-KC-09")
def test_the_order_of_a_delivery(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 10).engine(0, "5").cities(0, peoria=1)
    t.display("OD1", "OD2", "OD3", "OD4").subphase_5(10)
    left = t.tables.discs.index("step-left")
    card = t.card("OD2")
    assert events_of(t, "deliver to chicago", "disc step-left", "objective OD2") == [
        (EV_DELIVERED, 5),
        (EV_DISC, left),
        (EV_MONEY, 3),
        (EV_MONEY, -3),
        (EV_OBJECTIVE, card),
    ]
    hand = t.tables.discs.index("hand")
    t.money(0, 20).subphase_5(12)
    assert events_of(t, "deliver to toledo", "disc hand") == [
        (EV_DELIVERED, 6),
        (EV_DISC, hand),
        (EV_MONEY, -5),
        (EV_MONEY, -5),  # the crosses from 5 to 12
    ]
    t.discs(0, aux_money=1).subphase_5(0)
    bonus = t.tables.city_bonus[0]
    assert events_of(t, "deliver to kansas-city", "disc aux-money") == [
        (EV_DELIVERED, 0),
        (EV_DISC, t.tables.discs.index("aux-money")),
        (EV_MONEY, bonus),
    ]


@rule("2E-KC-10")
def test_transport_must_be_payable_after_the_disc(edition: str) -> None:
    t = Table(edition).no_tokens().engine(0, "5").money(0, 7).subphase_5(10)
    t.play("deliver to chicago")  # 3 dollars
    assert "disc hand" not in t.legal()  # 5 + 3 = 8
    assert "disc step-right" in t.legal()
    t.money(0, 8).subphase_5(10).play("deliver to chicago")
    assert "disc hand" in t.legal()
    t.play("disc hand")
    assert t.p(0).money == 0


@rule("2E-KC-10")
def test_the_3_dollars_of_the_left_step_disc_help(edition: str) -> None:
    t = Table(edition).no_tokens().engine(0, "5").money(0, 0).subphase_5(10)
    assert deliveries(t) == ["kansas-city", "fulton", "st-louis", "chicago"]  # 0, 0, 0 and 3
    t.play("deliver to chicago")
    assert t.legal() == ["disc step-left"]
    t.play("disc step-left")
    assert t.p(0).money == 0
    t = Table(edition).no_tokens().engine(0, "5").money(0, 0).discs(0, step_left=0)
    assert deliveries(t.subphase_5(10)) == ["kansas-city", "fulton", "st-louis"]
    assert "chicago" not in deliveries(t.money(0, 2).subphase_5(10))
    assert "chicago" in deliveries(t.money(0, 3).subphase_5(10))


@rule("2E-KC-10")
def test_they_do_not_help_where_the_disc_does_not_fit(edition: str) -> None:
    t = Table(edition).no_tokens().engine(0, "5").money(0, 1).subphase_5(10)
    assert "peoria" not in deliveries(t)  # 2 dollars, white corners
    assert "bloomington" in deliveries(t)  # 1 dollar


def only_hand_discs(t: Table) -> Table:
    for kind in t.tables.discs:
        t.discs(0, **{kind.replace("-", "_"): 2 if kind == "hand" else 0})
    return t


@rule("2E-KC-11")
def test_the_bonus_of_kansas_city_comes_after_the_disc() -> None:
    t = Table("second-edition").no_tokens().money(0, 0).subphase_5(0)
    t.play("deliver to kansas-city", "disc aux-money")
    assert t.p(0).money == 4
    t = only_hand_discs(t).money(0, 5).subphase_5(0).play("deliver to kansas-city")
    assert t.legal() == ["disc hand"]
    t.play("disc hand")
    assert t.p(0).money == 4  # 5 paid, 4 gained


@rule("2E-KC-11")
def test_without_a_disc_there_is_no_bonus() -> None:
    t = only_hand_discs(Table("second-edition").no_tokens()).money(0, 4)
    t.subphase_5(0).play("deliver to kansas-city")
    assert (t.p(0).money, t.p(0).cities[0]) == (4, 0)
    assert t.p(0).discs[t.tables.discs.index("hand")] == 2


@rule("2E-KC-11")
def test_the_bonus_cannot_pay_a_hand_disc() -> None:
    t = only_hand_discs(Table("second-edition").no_tokens()).money(0, 4).stations(0, "S1")
    t.subphase_5(0).play("deliver to kansas-city")
    assert t.legal() == ["disc from S1"]  # 4 dollars now and 4 later do not pay 5 now
    t.play("disc from S1")
    assert (t.p(0).money, t.p(0).cities[0], t.p(0).stations) == (8, 1, 0)


# The reference's table of transport costs, a column a city.
TRANSPORT = {
    ("0", "1", "2", "3"): (0, 0, 1, 3, 4, 5, 7, 8, 9, 11),
    ("4",): (0, 0, 0, 2, 3, 4, 6, 7, 8, 10),
    ("T4", "5"): (0, 0, 0, 1, 2, 3, 5, 6, 7, 9),
    ("6", "7"): (0, 0, 0, 0, 1, 2, 4, 5, 6, 8),
    ("T7", "8", "9"): (0, 0, 0, 0, 0, 1, 3, 4, 5, 7),
    ("10",): (0, 0, 0, 0, 0, 0, 2, 3, 4, 6),
    ("T10", "11"): (0, 0, 0, 0, 0, 0, 1, 2, 3, 5),
    ("12", "13"): (0, 0, 0, 0, 0, 0, 0, 1, 2, 4),
    ("T13", "14", "15"): (0, 0, 0, 0, 0, 0, 0, 0, 1, 3),
    ("16",): (0, 0, 0, 0, 0, 0, 0, 0, 0, 2),
    ("T16", "17"): (0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
    ("18", "19", "T21", "25", "T25", "T29", "T33", "38"): (0,) * 10,
}


@rule("2E-KC-12", "2E-KC-13")
@pytest.mark.parametrize("positions", TRANSPORT)
def test_transport_costs(edition: str, positions: tuple[str, ...]) -> None:
    t = Table(edition).no_tokens().money(0, 11).draw_stack(0).discard_pile(0)
    start = t.game
    for position in positions:
        for at in range(len(CITIES)):
            t.game = start.copy()
            t.engine(0, position).subphase_5(18)
            t.play(f"deliver to {CITIES[at]}", "disc aux-money")
            cost = 11 + t.tables.city_bonus[at] - t.p(0).money
            assert cost == TRANSPORT[positions][at], (position, CITIES[at])
            assert t.p(1).money == 7  # it goes to the bank


@rule("2E-KC-12")
def test_every_cross_between_engine_and_city_costs_a_dollar(edition: str) -> None:
    """The table as the formula: crosses k with e <= k < city value."""
    crosses = (3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17)
    t = Table(edition)
    for at in range(len(CITIES)):
        for e in range(39):
            cost = sum(e <= cross < VALUES[at] for cross in crosses)
            assert t.tables.transport[at][e] == cost
            if e >= VALUES[at]:
                assert cost == 0


@rule("2E-KC-14")
@pytest.mark.parametrize("engine", ["5", "T4"])
def test_the_example_of_breeding_value_10(edition: str, engine: str) -> None:
    """The rulebook's delivery from 10."""
    costs = {"chicago": 3, "peoria": 2, "st-louis": 0, "kansas-city": 0}
    for city, cost in costs.items():
        hand = ("green", "red", "yellow")
        t = at_income(edition, *hand).certificates(0, 2).engine(0, engine)
        t.play("keep 0 certificates")
        assert t.p(0).money == 10
        assert "toledo" not in deliveries(t)
        assert deliveries(t)[-1] == "chicago"
        t.play(f"deliver to {city}", "disc aux-money")
        bonus = t.tables.city_bonus[0] if city == "kansas-city" else 0
        assert t.p(0).money == 10 - cost + bonus


# Arrows -----------------------------------------------------------------------------------------


def arrows(edition: str, **discs: int) -> Table:
    t = Table(edition).no_tokens().money(0, 11).cities(0, **discs).discard_pile(0)
    return t.display("OD1", "OD2", "OD3", "OD4").objective_stack("OE1", "OE2", "OE3")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("fulton", "st-louis"),
        ("st-louis", "fulton"),
        ("bloomington", "peoria"),
        ("peoria", "bloomington"),
        ("peoria", "chicago"),
        ("chicago", "peoria"),
    ],
)
@rule("2E-KC-15")
def test_arrows_that_give_an_objective_card(edition: str, first: str, second: str) -> None:
    t = arrows(edition).subphase_5(10).play(f"deliver to {first}", "disc aux-money")
    assert t.game.seat == 1  # the first of the two discs does nothing
    t.subphase_5(10).play(f"deliver to {second}", "disc aux-draw")
    assert t.decision == "objective"
    assert t.legal() == [  # mandatory: no declining
        "objective OD1",
        "objective OD2",
        "objective OD3",
        "objective OD4",
        "objective from stack",
    ]
    t.play("objective OD3")
    assert t.game.seat == 1
    owned = t.p(0).hand[t.card("OD3")] + t.p(0).draw[t.card("OD3")] + t.p(0).discard[t.card("OD3")]
    assert owned == 1


@pytest.mark.parametrize(
    ("first", "second"), [("st-louis", "bloomington"), ("bloomington", "st-louis")]
)
@rule("2E-KC-15")
def test_the_arrow_that_gives_an_exchange_token(first: str, second: str) -> None:
    t = arrows("second-edition").subphase_5(10)
    t.play(f"deliver to {first}", "disc aux-money")
    assert t.p(0).tokens == 0
    t.subphase_5(10).play(f"deliver to {second}", "disc aux-draw")
    assert (t.p(0).tokens, t.p(1).tokens) == (1, 0)
    assert t.game.seat == 1  # taken without being asked


@rule("2E-KC-15")
def test_an_arrow_takes_effect_once(edition: str) -> None:
    t = arrows(edition, fulton=1, st_louis=1, peoria=1, chicago=1)
    for city, disc in (
        ("toledo", "aux-engine"),
        ("new-york", "aux-engine"),
        ("new-york", "aux-remove"),
        ("kansas-city", "aux-remove"),
    ):
        t.money(0, 11).subphase_5(18).play(f"deliver to {city}", f"disc {disc}")
        assert t.game.seat == 1
    assert t.s.objectives[-1] == 3
    assert t.p(0).tokens == 0


@rule("2E-KC-15")
def test_discs_of_other_players_complete_no_arrow(edition: str) -> None:
    t = arrows(edition).cities(1, fulton=1, bloomington=1, chicago=1)
    for city, disc in (("st-louis", "aux-money"), ("peoria", "aux-draw")):
        t.subphase_5(10).play(f"deliver to {city}", f"disc {disc}")
        assert t.game.seat == 1
    assert t.p(0).tokens == 0


@rule("2E-KC-15")
def test_the_vp_of_an_arrow_count_at_the_end(edition: str) -> None:
    t = arrows(edition, fulton=1)
    assert t.game.scores()[0].lines["cities"] == 0
    t.subphase_5(4).play("deliver to st-louis", "disc aux-money", "objective OD1")
    assert t.game.scores()[0].lines["cities"] == -3
    t = arrows(edition, chicago=1).subphase_5(12)
    t.play("deliver to toledo", "disc aux-money")
    assert t.p(0).money == 11 - 7  # nothing now
    assert t.game.scores()[0].lines["cities"] == 6


@rule("2E-KC-16")
def test_two_arrows_at_once_with_a_refill_in_between(edition: str) -> None:
    t = arrows(edition, bloomington=1, chicago=1).script("OE2", "OE3")
    t.hand(0, "gray", "gray", "gray", "gray")  # so that phase C draws nothing
    t.subphase_5(8).play("deliver to peoria", "disc aux-money")
    assert t.legal("objective OD") == [f"objective OD{n}" for n in (1, 2, 3, 4)]
    t.play("objective OD2")
    assert t.decision == "objective"
    assert t.legal() == [
        "objective OD1",
        "objective OD3",
        "objective OD4",
        "objective OE2",  # the card that has taken the first one's place
        "objective from stack",
    ]
    t.play("objective OE2")
    assert t.cards(t.p(0).discard) == {"OD2": 1, "OE2": 1}
    assert t.game.seat == 1


@rule("2E-KC-16")
def test_only_one_card_left_for_two_arrows(edition: str) -> None:
    t = arrows(edition, bloomington=1, chicago=1).display(None, "OD2", None, None)
    t.objective_stack().subphase_5(8).play("deliver to peoria", "disc aux-money")
    assert t.legal() == ["objective OD2"]
    t.play("objective OD2")
    assert t.game.seat == 1
    t = arrows(edition, bloomington=1, chicago=1).display(None, None, None, None)
    t.objective_stack().subphase_5(8).play("deliver to peoria", "disc aux-money")
    assert t.game.seat == 1  # none left, none gained
