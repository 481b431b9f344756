"""Chapter ST: upgrading stations, placing discs, station masters."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table
from trailboss.kansas import constants as k

COSTS = {"S1": 2, "S2": 2, "S3": 4, "S4": 4, "S5": 6, "S6": 8, "S7": 7, "S8": 6, "S9": 5, "S10": 3}
TURNOUT = {"S1": "T4", "S2": "T7", "S3": "T10", "S4": "T13", "S5": "T16", "S6": "T21"}
TURNOUT |= {"S7": "T25", "S8": "T29", "S9": "T33", "S10": "39"}
BEFORE = {station: name[1:] for station, name in TURNOUT.items()} | {"S10": "38"}
WHITE = ["aux-money", "aux-draw", "aux-certificate", "aux-engine", "aux-remove", "certificate-4"]
DARK = ["step-left", "step-right", "hand", "certificate-6"]
ALL = [*WHITE[:5], "step-left", "step-right", "hand", "certificate-4", "certificate-6"]


def discs(*kinds: str) -> list[str]:
    return [f"disc {kind}" for kind in kinds]


def stopping(t: Table, station: str, seat: int = 0) -> Table:
    """The engine stops at a station, in a visit to C."""
    t.engine(seat, BEFORE[station]).visit("C", seat)
    return t.play("do engine engineers", f"engine to {TURNOUT[station]}")


def seen(t: Table, seat: int = 0) -> dict[str, Any]:
    player: dict[str, Any] = t.game.observe(seat)["players"][seat]
    return player


@rule("2E-ST-01")
def test_only_when_the_engine_stops(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 20).workers(0, engineer=6).engine(0, "3").visit("C")
    t.play("do engine engineers", "engine to 9")  # past T4 and T7
    assert t.decision == "phase-b"
    assert t.legal("upgrade") == []
    stopping(t, "S2")
    assert t.legal() == ["decline", "upgrade S2"]  # not S1, passed earlier
    t.play("decline")
    assert t.decision == "phase-b"
    # The engine still stands there, but the chance is gone: now, later, and for another seat.
    assert t.legal("upgrade") == []
    t.visit("B")
    assert t.legal("upgrade") == []
    t.visit("C").play("do engine engineers", "engine to 8")
    assert t.decision == "phase-b"
    t.visit("C", 1)
    assert t.legal("upgrade") == []


@rule("2E-ST-01")
def test_stopping_again_or_9b_is_a_new_chance(edition: str) -> None:
    t = Table(edition, buildings="b").no_tokens().money(0, 20)
    stopping(t, "S1").play("decline")
    t.engine(0, "5").discs(0, aux_certificate=0).visit("G")
    t.play("do auxiliary double", "auxiliary certificate single", "engine to T4")
    assert t.legal() == ["decline", "upgrade S1"]
    t.play("decline")
    t.engine(0, "5").build(0, 9, "A-1").visit("A-1").play("do upgrade-behind")
    assert t.legal() == ["upgrade S1"]


@rule("2E-ST-02")
@pytest.mark.parametrize("station", list(COSTS))
def test_cost_and_own_disc(edition: str, station: str) -> None:
    cost = COSTS[station]
    t = Table(edition).no_tokens().stations(1, *COSTS).money(0, cost)
    stopping(t, station)
    assert t.legal() == ["decline", f"upgrade {station}"]  # in spite of the other player's disc
    t.play(f"upgrade {station}")
    assert t.p(0).money == 0
    t.play("disc aux-money")
    assert seen(t)["stations"] == [station]
    assert seen(t, 1)["stations"] == list(COSTS)
    t = Table(edition).no_tokens().money(0, cost - 1)
    assert stopping(t, station).legal("upgrade") == []
    others = [name for name in COSTS if name != station]
    t = Table(edition).no_tokens().money(0, 20).stations(0, station)
    assert stopping(t, station).legal("upgrade") == []
    t = Table(edition).no_tokens().money(0, 20).stations(0, *others)
    assert stopping(t, station).legal("upgrade") == [f"upgrade {station}"]


@rule("2E-ST-03")
def test_first_the_cost_then_the_disc(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 6)
    stopping(t, "S5").play("upgrade S5")
    assert t.p(0).money == 0
    assert t.decision == "disc"
    assert "disc hand" not in t.legal()  # nothing is left for it
    t.station_master("S5", None).play("disc step-left")
    assert t.p(0).money == 3
    assert seen(t)["step_limit"] == 4
    assert t.p(0).discs[t.tables.discs.index("step-left")] == 0
    # $3 short of S5: the left step disc does not help.
    for money in (3, 4, 5):
        t = Table(edition).no_tokens().money(0, money)
        assert stopping(t, "S5").legal("upgrade") == []


@rule("2E-ST-04")
@pytest.mark.parametrize("station", list(COSTS))
def test_corners_of_stations(edition: str, station: str) -> None:
    t = Table(edition).no_tokens().money(0, COSTS[station] + 5)
    stopping(t, station).play(f"upgrade {station}")
    white = station in ("S1", "S2", "S3", "S4")
    ordered = [kind for kind in ALL if kind in WHITE or not white]
    assert t.legal() == discs(*ordered)


@rule("2E-ST-04")
@pytest.mark.parametrize(
    ("city", "value", "dark"),
    [
        ("kansas-city", 0, False),
        ("fulton", 1, False),
        ("st-louis", 4, False),
        ("bloomington", 6, False),
        ("peoria", 8, False),
        ("chicago", 10, True),
        ("toledo", 12, True),
        ("pittsburgh", 14, False),
        ("philadelphia", 16, True),
        ("new-york", 18, True),
    ],
)
def test_corners_of_cities(edition: str, city: str, value: int, dark: bool) -> None:
    t = Table(edition).no_tokens().money(0, 20).engine(0, "20").subphase_5(value)
    t.play(f"deliver to {city}")
    assert t.legal() == discs(*[kind for kind in ALL if dark or kind in WHITE])


@rule("2E-ST-04")
def test_dark_on_white_only_without_a_white_disc(edition: str) -> None:
    for last in WHITE:
        t = Table(edition).no_tokens().money(0, 20)
        t.no_discs(0, step_left=1, step_right=1, hand=2, certificate_6=1)
        t.discs(0, **{last.replace("-", "_"): 1})
        stopping(t, "S1").play("upgrade S1")
        assert t.legal() == discs(last)
    t = Table(edition).no_tokens().money(0, 7).station_master("S1", None)
    t.no_discs(0, step_left=1, step_right=1, hand=2, certificate_6=1)
    stopping(t, "S1").play("upgrade S1")
    assert t.legal() == discs(*DARK)
    t.play("disc hand")
    assert (t.p(0).money, seen(t)["hand_limit"]) == (0, 5)
    # The same for cities.
    t = Table(edition).no_tokens().money(0, 5).engine(0, "9").subphase_5(8)
    t.no_discs(0, step_left=1, step_right=1, hand=2, certificate_6=1)
    t.play("deliver to peoria")
    assert t.legal() == discs(*DARK)
    t.play("disc hand")
    assert t.p(0).money == 0


@rule("2E-ST-05")
def test_what_clearing_a_disc_gives_or_costs(edition: str) -> None:
    gains = dict.fromkeys(ALL, 0) | {"step-left": 3, "hand": -5}
    for kind, gain in gains.items():
        t = Table(edition).no_tokens().money(0, 15).station_master("S5", None)
        before = seen(t)["hand_limit"]
        stopping(t, "S5").play("upgrade S5", f"disc {kind}")
        assert t.p(0).money == 9 + gain
        assert seen(t)["hand_limit"] == before + (1 if kind == "hand" else 0)
        assert t.decision == "phase-b"


@rule("2E-ST-05")
def test_hand_discs_cost_5_each(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 8 + 5 + 7 + 5)
    assert seen(t)["hand_limit"] == 4
    stopping(t, "S6").play("upgrade S6", "disc hand")
    assert (t.p(0).money, seen(t)["hand_limit"]) == (12, 5)
    stopping(t, "S7").play("upgrade S7", "disc hand")
    assert (t.p(0).money, seen(t)["hand_limit"]) == (0, 6)
    # With $4 after the upgrade another disc must be chosen.
    t = Table(edition).no_tokens().money(0, 8 + 4)
    stopping(t, "S6").play("upgrade S6")
    assert t.legal() == discs(*[kind for kind in ALL if kind != "hand"])
    t = Table(edition).no_tokens().money(0, 4).engine(0, "20").subphase_5(18)
    t.play("deliver to new-york")
    assert t.legal() == discs(*[kind for kind in ALL if kind != "hand"])


@rule("2E-ST-06")
def test_no_disc_on_the_board_for_a_delivery(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 0).engine(0, "9").no_discs(0)
    t.stations(0, "S2", "S6", "S10").subphase_5(8).play("deliver to peoria")
    assert t.legal() == ["disc from S2", "disc from S6", "disc from S10"]
    t.play("disc from S6")
    assert seen(t)["stations"] == ["S2", "S10"]
    assert t.p(0).cities[4] == 1


@rule("2E-ST-06")
def test_only_hand_discs_and_too_little_money(edition: str) -> None:
    def table(money: int) -> Table:
        t = Table(edition).no_tokens().money(0, money).engine(0, "20").no_discs(0, hand=2)
        return t.stations(0, "S1", "S7").subphase_5(18).play("deliver to new-york")

    assert table(4).legal() == ["disc from S1", "disc from S7"]
    assert table(5).legal() == ["disc hand"]  # then it must be one from the board
    t = table(4).play("disc from S1")
    assert (t.p(0).money, seen(t)["hand_limit"]) == (4, 4)
    assert t.p(0).discs[t.tables.discs.index("hand")] == 2
    assert t.p(0).cities[9] == 1


@rule("2E-ST-06", "2E-KC-10")
def test_a_hand_disc_one_can_pay_but_not_with_the_transport(edition: str) -> None:
    """Only who cannot pay for the disc's removal is excused."""

    def table(money: int, number: int = 0) -> Table:
        t = Table(edition, number=number).no_tokens().money(0, money).no_discs(0, hand=2)
        return t.stations(0, "S1").subphase_5(4)  # transport to the city of value 4: 1 dollar

    assert "deliver to st-louis" in table(4).legal()
    assert table(4).play("deliver to st-louis").legal() == ["disc from S1"]
    assert table(5).legal() == ["deliver to kansas-city", "deliver to fulton"]  # no transport
    assert table(5).play("deliver to fulton").legal() == ["disc hand"]
    assert table(6).play("deliver to st-louis").legal() == ["disc hand"]
    # Games of before go on as they were.
    assert table(5, number=1).play("deliver to st-louis").legal() == ["disc from S1"]


@rule("2E-ST-07")
def test_an_upgrade_with_a_disc_from_another_station(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 10).no_discs(0).stations(0, "S1", "S3")
    t.station_master("S4", None)
    stopping(t, "S4")
    assert t.legal() == ["decline", "upgrade S4"]
    t.play("upgrade S4")
    assert t.legal() == ["disc from S1", "disc from S3"]
    t.play("disc from S1")
    assert seen(t)["stations"] == ["S3", "S4"]
    assert t.p(0).money == 6
    t = Table(edition).no_tokens().money(0, 10).no_discs(0).stations(0, "S1", "S3")
    stopping(t, "S4").play("decline")
    assert seen(t)["stations"] == ["S1", "S3"]
    assert t.p(0).money == 10


@rule("2E-ST-07")
def test_hand_discs_that_cannot_be_paid_after_the_upgrade(edition: str) -> None:
    def table(money: int) -> Table:
        t = Table(edition).no_tokens().money(0, money).no_discs(0, hand=1).stations(0, "S1")
        return stopping(t, "S3").play("upgrade S3")  # $4

    assert table(9).legal() == ["disc hand"]
    assert table(8).legal() == ["disc from S1"]


@rule("2E-ST-08")
def test_no_disc_anywhere(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 0).hand(0, "yellow", "red", "blue").no_discs(0)
    t.cities(0, st_louis=1, peoria=1).foresights((None, None), (None, None), (None, None)).engine(
        0, "0"
    )
    before = t.p(0).cities[:]
    t.city().play("enter Kansas City", "keep 0 certificates")
    assert t.p(0).money == 9
    t.play("deliver to bloomington")
    assert t.p(0).cities == before  # no disc, and no objective card for the arrow
    assert t.p(0).money == 9 - 3  # the income less the transport
    assert t.p(0).tokens == 0
    assert t.s.seat == 1
    assert (seen(t)["hand_limit"], seen(t)["stations"]) == (6, [])


@rule("2E-ST-08")
def test_no_disc_anywhere_no_bonus_and_no_upgrade(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 4).no_discs(0, hand=1).subphase_5(0)
    t.play("deliver to kansas-city")
    assert (t.p(0).money, t.p(0).cities[0]) == (4, 0)
    assert t.s.seat == 1
    t = Table(edition).no_tokens().money(0, 20).no_discs(0)
    assert stopping(t, "S1").legal("upgrade") == []
    t = Table(edition).no_tokens().money(0, 6).no_discs(0, hand=2)  # 6 - 2 is less than 5
    assert stopping(t, "S1").legal("upgrade") == []
    t = Table(edition).no_tokens().money(0, 7).no_discs(0, hand=2)
    assert stopping(t, "S1").legal("upgrade") == ["upgrade S1"]


@rule("2E-ST-09")
def test_discs_stay_on_cities(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 20).no_discs(0)
    t.cities(0, kansas_city=1, fulton=1, st_louis=1, new_york=1)
    assert stopping(t, "S1").legal("upgrade") == []
    t.stations(0, "S2").engine(0, "20").subphase_5(6).play("deliver to bloomington")
    assert t.legal() == ["disc from S2"]


@rule("2E-ST-09")
def test_a_station_that_lost_its_disc(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 20).no_discs(0).stations(0, "S1", "S6").area(0)
    assert t.game.scores()[0].lines["stations"] == 6
    t.engine(0, "20").subphase_5(1).play("deliver to fulton", "disc from S6")
    assert t.game.scores()[0].lines["stations"] == 1
    t.discs(0, step_right=1)
    stopping(t, "S6")
    assert t.legal("upgrade") == ["upgrade S6"]
    t.play("upgrade S6", "disc step-right")
    assert t.game.scores()[0].lines["stations"] == 6
    assert seen(t)["stations"] == ["S1", "S6"]


@rule("2E-ST-09")
def test_upgraded_again_with_the_master_that_was_declined(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 20).no_discs(0, aux_money=1).workers(0, cowboy=2)
    t.station_master("S1", "SM5")
    stopping(t, "S1").play("upgrade S1", "disc aux-money", "decline")
    t.engine(0, "20").subphase_5(1).play("deliver to fulton", "disc from S1")
    assert seen(t)["stations"] == []
    t.no_discs(0, step_right=1).money(0, 2)
    stopping(t, "S1").play("upgrade S1", "disc step-right")
    assert t.p(0).money == 0  # the full cost again
    assert t.legal() == ["decline", "appoint cowboy"]


@rule("2E-ST-10")
def test_discs_of_a_kind_are_one_choice(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 30)
    kinds = dict(zip(t.tables.discs, t.p(0).discs, strict=True))
    assert [kind for kind in kinds if kinds[kind] == 2] == [
        *("aux-certificate", "aux-engine", "aux-remove", "hand")
    ]
    assert sum(kinds.values()) == 14
    stopping(t, "S6").play("upgrade S6")
    assert t.legal() == discs(*ALL)  # ten choices for fourteen discs
    t.play("disc aux-engine")
    stopping(t, "S7").play("upgrade S7")
    assert t.legal() == discs(*ALL)  # one of the two is still there
    t.play("disc aux-engine")
    stopping(t, "S8").play("upgrade S8")
    assert t.legal() == discs(*[kind for kind in ALL if kind != "aux-engine"])


def upgraded(t: Table, station: str, seat: int = 0) -> Table:
    """A station upgraded, up to the question about its master."""
    t.money(seat, 20)
    return stopping(t, station, seat).play(f"upgrade {station}", "disc aux-money")


@rule("2E-ST-11")
def test_a_worker_for_a_master(edition: str) -> None:
    t = Table(edition).no_tokens().workers(0, cowboy=3, builder=1, engineer=2)
    t.station_master("S3", "SM4")
    jobs = t.s.jobs[:]
    upgraded(t, "S3")
    assert t.decision == "master"
    assert t.legal() == ["decline", "appoint cowboy", "appoint engineer"]
    t.play("appoint cowboy")
    assert t.p(0).workers == [2, 1, 2]
    assert seen(t)["station_masters"] == ["SM4"]
    assert t.game.observe(0)["station_masters"]["S3"] == {"worker": "cowboy"}
    assert t.s.jobs == jobs  # not back in the job market
    t = Table(edition).no_tokens().workers(0, cowboy=2, builder=6, engineer=2)
    upgraded(t.station_master("S1", "SM2"), "S1")
    assert t.legal() == ["decline", "appoint cowboy", "appoint builder", "appoint engineer"]
    t.play("appoint builder")
    assert t.p(0).workers == [2, 5, 2]
    t.area(0)
    assert t.game.scores()[0].lines["workers"] == 4  # the one on the sixth space has gone


@rule("2E-ST-11")
def test_the_printed_workers_stay(edition: str) -> None:
    t = upgraded(Table(edition).no_tokens().station_master("S3", "SM4"), "S3")
    assert t.p(0).workers == [1, 1, 1]
    assert t.decision == "phase-b"
    assert seen(t)["stations"] == ["S3"]
    assert t.game.observe(0)["station_masters"]["S3"] == {"master": "SM4"}
    # The tile is still there for somebody else.
    t.workers(1, builder=2).engine(0, "0")
    upgraded(t, "S3", 1).play("appoint builder")
    assert seen(t, 1)["station_masters"] == ["SM4"]


@rule("2E-ST-11")
def test_a_master_may_be_left(edition: str) -> None:
    t = Table(edition).no_tokens().workers(0, cowboy=2).station_master("S3", "SM4")
    upgraded(t, "S3").play("decline")
    assert t.p(0).workers == [2, 1, 1]
    assert seen(t)["station_masters"] == []
    assert t.decision == "phase-b"


@rule("2E-ST-12")
def test_one_master_a_station(edition: str) -> None:
    t = Table(edition).no_tokens().workers(0, cowboy=3).workers(1, cowboy=3)
    upgraded(t.station_master("S2", "SM3"), "S2").play("appoint cowboy")
    assert t.decision == "phase-b"
    upgraded(t.engine(0, "0"), "S2", 1)
    assert t.decision == "phase-b"  # nothing left to take
    assert seen(t, 1)["stations"] == ["S2"]
    assert t.p(1).workers == [3, 1, 1]
    # Nor for the same player after losing the disc.
    t.stations(0).discs(0, aux_draw=1).money(0, 20)
    stopping(t.engine(1, "0"), "S2").play("upgrade S2", "disc aux-draw")
    assert t.decision == "phase-b"
    for station in ("S6", "S7", "S8", "S9"):  # stations without a master's space
        t = Table(edition).no_tokens().workers(0, cowboy=3)
        assert upgraded(t, station).decision == "phase-b"


def master(edition: str, tile: str) -> Table:
    """A master just taken for a cowboy; $20 less the station's 2 are left."""
    t = Table(edition).no_tokens().workers(0, cowboy=2).station_master("S1", tile)
    t.tile("FLOOD-1", "flood-3-black").tile("OUTLAW-7", "green-outlaw")
    return upgraded(t, "S1").play("appoint cowboy")


@rule("2E-ST-13")
def test_sm1_removes_a_hazard_or_takes_an_outlaw(edition: str) -> None:
    t = master(edition, "SM1")
    assert t.decision == "offer"
    assert t.legal() == ["decline", "do outlaw", "do hazard 0"]
    t.play("do hazard 0", "hazard FLOOD-1")
    assert t.p(0).money == 18  # free of charge
    assert t.decision == "phase-b"  # one of the two only
    assert t.tile_on("OUTLAW-7") != k.EMPTY
    t = master(edition, "SM1").play("do outlaw", "outlaw OUTLAW-7")
    assert t.p(0).money == 18 + 6
    assert t.tile_on("FLOOD-1") != k.EMPTY
    t = master(edition, "SM1").play("decline")
    assert t.decision == "phase-b"
    assert t.p(0).taken[-1] == 0
    assert seen(t)["station_masters"] == ["SM1"]
    t.visit("C")
    assert t.legal("do hazard", "do outlaw") == []  # offered once


@rule("2E-ST-13")
def test_sm1_with_only_one_kind_or_none(edition: str) -> None:
    t = Table(edition).no_tokens().workers(0, cowboy=2).station_master("S1", "SM1")
    t.tile("FLOOD-1", "flood-3-black")
    upgraded(t, "S1").play("appoint cowboy")
    assert t.legal() == ["decline", "do hazard 0"]
    t = Table(edition).no_tokens().workers(0, cowboy=2).station_master("S1", "SM1")
    upgraded(t, "S1").play("appoint cowboy")
    assert t.decision == "phase-b"
    assert seen(t)["station_masters"] == ["SM1"]


@rule("2E-ST-13")
@pytest.mark.parametrize(
    ("tile", "program", "dollars", "certificates"),
    [("SM5", "money 2", 2, 0), ("SM7", "certificate 2", 0, 2), ("SM9", "money 12", 12, 0)],
)
def test_masters_with_money_or_certificates(
    tile: str, program: str, dollars: int, certificates: int
) -> None:
    t = master("second-edition", tile)
    assert t.legal() == ["decline", f"do {program}"]
    t.play(f"do {program}")
    assert (t.p(0).money, t.p(0).certificate) == (18 + dollars, certificates)
    t = master("second-edition", tile).play("decline")
    assert (t.p(0).money, t.p(0).certificate) == (18, 0)
    assert seen(t)["station_masters"] == [tile]


@rule("2E-ST-13")
@pytest.mark.parametrize("tile", ["SM2", "SM3", "SM4", "SM6", "SM8"])
def test_masters_without_an_immediate_action(tile: str) -> None:
    assert master("second-edition", tile).decision == "phase-b"


def behind(edition: str, engine: str, money: int = 20) -> Table:
    t = Table(edition, buildings="b").no_tokens().build(0, 9, "A-1").money(0, money)
    return t.engine(0, engine).visit("A-1")


@rule("2E-ST-14")
def test_9b_upgrades_a_station_behind(edition: str) -> None:
    upgrades = [f"upgrade {station}" for station in COSTS]
    for engine, count in (("5", 1), ("T7", 1), ("7", 1), ("8", 2), ("T33", 8), ("38", 9)):
        t = behind(edition, engine).play("do upgrade-behind")
        assert t.legal() == upgrades[:count]
    for engine in ("0", "4", "T4"):  # nothing behind, the own turnout included
        assert behind(edition, engine).legal("do ") == []
    # Engines standing there do not matter.
    t = behind(edition, "11").engine(1, "T7").play("do upgrade-behind")
    assert t.legal() == upgrades[:3]
    t.play("upgrade S2", "disc aux-money")
    assert t.p(0).money == 18
    assert t.tables.positions[t.p(0).engine] == "11"
    assert seen(t)["stations"] == ["S2"]
    assert t.legal() == ["done"]  # one station


@rule("2E-ST-14")
def test_9b_follows_the_rules_of_upgrades(edition: str) -> None:
    t = behind(edition, "11", 3).stations(0, "S1").play("do upgrade-behind")
    assert t.legal() == ["upgrade S2"]  # S1 has a disc, S3 costs $4
    t = behind(edition, "11", 1)
    assert t.legal("do ") == []
    t = behind(edition, "11").stations(0, "S1", "S2", "S3")
    assert t.legal("do ") == []
    t = behind(edition, "11").no_discs(0)
    assert t.legal("do ") == []
    t = behind(edition, "11").no_discs(0).stations(0, "S1").play("do upgrade-behind")
    assert t.legal() == ["upgrade S2", "upgrade S3"]
    t.play("upgrade S3")
    assert t.legal() == ["disc from S1"]
    t = behind(edition, "17").workers(0, builder=2).station_master("S5", "SM5")
    t.play("do upgrade-behind", "upgrade S5")
    assert t.legal() == discs(*ALL)
    t.play("disc step-left", "appoint builder", "do money 2")
    assert t.p(0).money == 20 - 6 + 3 + 2
    assert t.p(0).workers == [1, 1, 1]
    t = behind(edition, "8").play("do upgrade-behind", "upgrade S1")
    assert t.legal() == discs(*WHITE)
