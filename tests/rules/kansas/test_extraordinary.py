"""Chapter XD: the extraordinary delivery of tile 9a."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table

CITIES = {
    0: "kansas-city",
    1: "fulton",
    4: "st-louis",
    6: "bloomington",
    8: "peoria",
    10: "chicago",
    12: "toledo",
    14: "pittsburgh",
    16: "philadelphia",
    18: "new-york",
}


def table(edition: str, engine: str, players: int = 2) -> Table:
    """The herder on 9a, the engine somewhere, no money."""
    t = Table(edition, players=players, buildings="a").no_tokens().build(0, 9, "A-1")
    return t.engine(0, engine).money(0, 0).visit("A-1")


def delivered(t: Table, *values: int) -> Table:
    return t.cities(0, **{CITIES[value].replace("-", "_"): 1 for value in values})


def within(value: int) -> list[str]:
    """The moves for all cities up to a value."""
    return [f"deliver to {city}" for least, city in CITIES.items() if least <= value]


@rule("2E-XD-01")
def test_the_engine_goes_back_any_number_of_spaces(edition: str) -> None:
    t = table(edition, "9").play("do deliver")
    assert t.decision == "engine-deliver"
    positions = [str(n) for n in range(9)] + ["T4", "T7"]
    assert t.legal() == [f"engine to {name}" for name in positions]
    t.play("engine to 2")
    assert t.p(0).engine == 2
    t = table(edition, "T4").play("do deliver")
    assert t.legal() == [f"engine to {n}" for n in range(5)]
    t = table(edition, "1").play("do deliver")
    assert t.legal() == ["engine to 0"]
    assert "do deliver" not in table(edition, "0").legal()


@rule("2E-XD-01")
def test_occupied_positions_cannot_be_stopped_on(edition: str) -> None:
    t = table(edition, "6", players=4).engine(1, "3").engine(2, "T4").engine(3, "0")
    t.play("do deliver")
    assert t.legal() == [f"engine to {n}" for n in (0, 1, 2, 4, 5)]


@rule("2E-XD-02")
@pytest.mark.parametrize(
    ("start", "end", "others", "value"),
    [
        ("9", "8", (), 1),
        ("9", "6", (), 3),
        ("9", "T7", (), 1),
        ("8", "T7", (), 0),
        ("5", "T4", (), 0),
        ("T7", "7", (), 1),
        ("T7", "T4", (), 3),
        ("9", "5", ("7",), 3),
        ("9", "5", ("T7",), 4),
        ("9", "6", ("8", "7"), 1),
        ("9", "T7", ("8",), 0),
        ("4", "0", (), 4),
        ("1", "0", (), 1),
        ("3", "0", ("1", "2"), 1),
        ("3", "0", ("0",), 3),
        ("38", "0", (), 38),
        ("18", "0", (), 18),
        ("18", "1", (), 17),
    ],
)
def test_what_counts(
    edition: str, start: str, end: str, others: tuple[str, ...], value: int
) -> None:
    t = table(edition, start, players=4)
    for seat in range(len(others)):
        t.engine(seat + 1, others[seat])
    t.play("do deliver", f"engine to {end}")
    assert t.legal() == within(value)


@rule("2E-XD-02")
def test_space_0_counts_with_other_engines_on_it(edition: str) -> None:
    t = table(edition, "4", players=4)
    assert [t.p(seat).engine for seat in (1, 2, 3)] == [0, 0, 0]
    t.play("do deliver", "engine to 0")
    assert t.legal() == within(4)


@rule("2E-XD-03")
def test_which_cities_may_be_chosen(edition: str) -> None:
    t = delivered(table(edition, "30"), 0, 4, 6, 10, 18).play("do deliver", "engine to 20")
    assert t.legal() == [f"deliver to {CITIES[value]}" for value in (0, 1, 8)]
    t = delivered(table(edition, "30"), *CITIES).play("do deliver", "engine to 0")
    assert t.legal() == ["deliver to kansas-city", "deliver to new-york"]
    t.play("deliver to new-york", "disc aux-money")
    assert t.p(0).cities[9] == 2
    t = delivered(table(edition, "18"), *CITIES).play("do deliver", "engine to 1")
    assert t.legal() == ["deliver to kansas-city"]


@rule("2E-XD-04")
def test_disc_and_arrows_but_nothing_else(edition: str) -> None:
    t = delivered(table(edition, "20"), 6, 10).hand(0, "yellow", "gray").certificates(0, 3)
    t.masters(0, "SM2").discard_pile(0).display("OD1", "OD2", None, None).objective_stack()
    t.play("do deliver", "engine to 12", "deliver to peoria")
    # Corners as usual: Peoria is white.
    assert t.legal("disc ") == [
        f"disc {kind}"
        for kind in (
            *("aux-money", "aux-draw", "aux-certificate", "aux-engine", "aux-remove"),
            "certificate-4",
        )
    ]
    t.play("disc aux-money")
    assert t.p(0).cities[4] == 1
    # Two arrows are completed: two objective cards.
    assert t.legal() == ["objective OD1", "objective OD2"]
    t.play("objective OD1")
    assert t.legal() == ["objective OD2"]
    t.play("objective OD2")
    assert t.cards(t.p(0).discard) == {"OD1": 1, "OD2": 1}
    # No income, no transport, no card discarded, no certificate touched.
    assert t.p(0).money == 0
    assert t.cards(t.p(0).hand) == {"yellow": 1, "gray": 1}
    assert (t.p(0).certificate, t.p(0).permanent) == (3, 1)


@rule("2E-XD-04")
def test_no_transport_cost(edition: str) -> None:
    t = table(edition, "18").play("do deliver", "engine to 0", "deliver to new-york")
    assert t.p(0).engine == 0  # $11 in an ordinary delivery
    t.play("disc step-left")
    assert t.p(0).money == 3
    t = table(edition, "18").money(0, 2).play("do deliver", "engine to 0", "deliver to new-york")
    t.play("disc aux-money")
    assert t.p(0).money == 2


@rule("2E-XD-04")
def test_discs_by_the_usual_rules(edition: str) -> None:
    t = table(edition, "20").money(0, 4).play("do deliver", "engine to 9", "deliver to chicago")
    assert t.legal("disc hand", "disc step", "disc certificate-6") == [
        *("disc step-left", "disc step-right", "disc certificate-6")
    ]
    t = table(edition, "20").no_discs(0).stations(0, "S1", "S2")
    t.play("do deliver", "engine to 9", "deliver to chicago")
    assert t.legal() == ["disc from S1", "disc from S2"]
    t = table(edition, "20").no_discs(0)
    t.play("do deliver", "engine to 9", "deliver to chicago")
    assert t.decision == "phase-b"
    assert sum(t.p(0).cities) == 0


@rule("2E-XD-04")
def test_the_arrow_with_an_exchange_token() -> None:
    t = delivered(table("second-edition", "20"), 4)
    t.play("do deliver", "engine to 12", "deliver to bloomington", "disc aux-money")
    assert t.p(0).tokens == 1


@rule("2E-XD-05")
def test_kansas_city_pays_and_counts(edition: str) -> None:
    bonus = 4 if edition == "second-edition" else 6
    t = table(edition, "5").area(0).play("do deliver", "engine to T4")
    assert t.legal() == ["deliver to kansas-city"]
    t.play("deliver to kansas-city")
    assert t.p(0).money == 0
    t.play("disc aux-money")
    assert t.p(0).money == bonus
    assert t.p(0).cities[0] == 1
    assert t.game.scores()[0].lines["cities"] == -6
    # With that money the station may be upgraded now.
    assert t.legal() == ["decline", "upgrade S1"]


@rule("2E-XD-06")
def test_the_station_comes_after_the_delivery(edition: str) -> None:
    t = table(edition, "9").money(0, 10).station_master("S2", None)
    t.play("do deliver", "engine to T7")
    assert t.legal() == within(1)  # not the station yet
    t.play("deliver to fulton", "disc aux-money")
    assert t.legal() == ["decline", "upgrade S2"]
    t.play("upgrade S2", "disc aux-draw")
    assert t.p(0).money == 8
    assert t.game.observe(0)["players"][0]["stations"] == ["S2"]
    t = table(edition, "9").money(0, 10).play("do deliver", "engine to T7")
    t.play("deliver to fulton", "disc aux-money", "decline")
    assert t.decision == "phase-b"


@rule("2E-XD-06")
def test_objective_cards_of_arrows_before_the_station(edition: str) -> None:
    t = delivered(table(edition, "9"), 4).money(0, 10).display("OD1", None, None, None)
    t.objective_stack().play("do deliver", "engine to T7", "deliver to fulton", "disc aux-money")
    assert t.legal() == ["objective OD1"]
    t.play("objective OD1")
    assert t.legal() == ["decline", "upgrade S2"]


@rule("2E-XD-06")
def test_the_visit_goes_on(edition: str) -> None:
    t = table(edition, "9").hand(0, "gray", "green")
    foresights = t.s.foresight[:]
    t.play("do deliver", "engine to 8", "deliver to fulton", "disc aux-money")
    assert t.p(0).herder == t.space("A-1")
    assert t.s.foresight == foresights
    assert t.s.seat == 0
    assert t.legal() == ["done", "do engine 3"]
    t.play("do engine 3", "engine to 10")
    assert t.legal() == ["done"]
    # The other way round: engine first, then the delivery.
    t = table(edition, "9").play("do engine 3", "engine to 12", "do deliver", "engine to 8")
    assert t.legal() == within(4)
