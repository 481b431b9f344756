"""Sam's engine and stations: chapter 2S-EN."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table
from trailboss.kansas import constants as k

SAM = 1


def solo(engine: str, engineers: int, human: str = "0") -> Table:
    t = Table(players=1).no_tokens().engine(SAM, engine).engine(0, human)
    return t.workers(SAM, cowboy=1, builder=1, engineer=engineers).spec("engineer")


def moved(t: Table, card: str = "2") -> tuple[str, list[str], int]:
    """Where Sam's engine comes to, the stations that are his, the discs he has left."""
    t.at(SAM, "START").sam(card)
    seen = t.game.observe(0)["players"][SAM]
    return seen["engine"], seen["stations"], seen["discs_left"]


@rule("2S-EN-01", "2S-EN-03")
@pytest.mark.parametrize("card", ["2", "7", "14"])
@pytest.mark.parametrize("engineers", [1, 2, 3, 4])
def test_forward_by_the_number_of_engineers(card: str, engineers: int) -> None:
    assert moved(solo("0", engineers), card) == (str(engineers), [], 14)
    assert moved(solo("34", engineers), card) == (str(34 + engineers), [], 14)


@rule("2S-EN-01")
def test_the_humans_engine_is_skipped() -> None:
    assert moved(solo("0", 2, human="2")) == ("3", [], 14)
    assert moved(solo("0", 2, human="1")) == ("3", [], 14)
    assert moved(solo("0", 1, human="1")) == ("2", [], 14)
    assert moved(solo("3", 2, human="T4")) == ("5", [], 14)  # 4, 5
    assert moved(solo("5", 1, human="T4")) == ("6", [], 14)
    # The space before a turnout: what is skipped is no space.
    assert moved(solo("3", 1, human="4")) == ("T4", ["S1"], 13)
    assert moved(solo("2", 1, human="4")) == ("3", [], 14)
    # With the station upgraded the main track goes on.
    assert moved(solo("3", 1, human="4").stations(SAM, "S1")) == ("5", ["S1"], 14)
    # On space 0 engines do not meet.
    assert moved(solo("0", 1, human="0")) == ("1", [], 14)


@rule("2S-EN-02")
def test_the_first_turnout_without_his_disc() -> None:
    assert moved(solo("6", 6)) == ("T7", ["S2"], 13)  # T10 is in reach too
    assert moved(solo("4", 1)) == ("T4", ["S1"], 13)
    assert moved(solo("3", 1)) == ("4", [], 14)  # not reached
    # Stations of his, and the human's discs, which do not matter.
    assert moved(solo("6", 6).stations(SAM, "S2")) == ("T10", ["S2", "S3"], 13)
    assert moved(solo("6", 4).stations(SAM, "S2")) == ("10", ["S2"], 14)
    assert moved(solo("6", 5).stations(0, "S2")) == ("T7", ["S2"], 13)


@rule("2S-EN-02")
def test_an_occupied_turnout_is_passed_on_the_main_track() -> None:
    assert moved(solo("6", 6, human="T7")) == ("T10", ["S3"], 13)
    assert moved(solo("6", 3, human="T7")) == ("9", [], 14)


@rule("2S-EN-04")
def test_check_3() -> None:
    t = solo("3", 3)
    assert moved(t) == ("T4", ["S1"], 13)
    assert t.game.scores()[SAM].lines["stations"] == 1
    assert moved(t) == ("7", ["S1"], 13)
    t = solo("T4", 4).stations(SAM, "S1")
    assert moved(t) == ("T7", ["S1", "S2"], 13)


@rule("2S-EN-05")
@pytest.mark.parametrize(
    ("engine", "station"),
    [
        ("4", "S1"),
        ("7", "S2"),
        ("10", "S3"),
        ("13", "S4"),
        ("16", "S5"),
        ("21", "S6"),
        ("25", "S7"),
        ("29", "S8"),
        ("33", "S9"),
    ],
)
def test_an_upgrade_costs_one_disc(engine: str, station: str) -> None:
    t = solo(engine, 3).money(0, 7)
    assert moved(t) == (f"T{engine}", [station], 13)
    assert f"upgraded station {station} price 0" in t.told
    assert (t.p(0).money, t.p(SAM).money) == (7, 0)
    # Once: on his own station he does not stop again.
    assert moved(t.engine(SAM, engine)) == (str(int(engine) + 3), [station], 13)


@rule("2S-EN-06")
@pytest.mark.parametrize("tile", [f"SM{number}" for number in range(1, 10)])
def test_he_takes_the_station_master_for_nothing(tile: str) -> None:
    t = solo("4", 3).station_master("S1", tile).money(0, 20)
    t.tile("FLOOD-1", "flood-2-green").tile("OUTLAW-1", "green-outlaw")
    trail = t.s.trail[:]
    assert moved(t) == ("T4", ["S1"], 13)
    assert t.told[-2:] == [
        "upgraded station S1 price 0",
        f"master master {tile}",
    ]
    p = t.p(SAM)
    assert (p.money, p.certificate, p.permanent, p.taken[-1]) == (0, 0, 0, 0)
    assert p.workers == [1, 1, 3]
    assert t.s.trail == trail
    assert t.game.scores()[SAM].lines["station masters"] == 0
    seen = t.game.observe(0)
    assert seen["players"][SAM]["station_masters"] == [tile]
    assert seen["station_masters"]["S1"] == {"taken_by": SAM}


@rule("2S-EN-06")
def test_the_human_cannot_have_that_tile() -> None:
    t = solo("4", 1).station_master("S1", "SM9").money(0, 20).workers(0, engineer=2)
    t.sam("2")
    t.engine(SAM, "20").engine(0, "4").visit("G").play("do engine engineers", "engine to T4")
    t.play("upgrade S1", "disc aux-money")
    assert t.decision == "phase-b"  # nothing is asked about a station master
    assert t.p(0).masters == 0
    # With the tile still there it would be.
    t = solo("0", 1).station_master("S1", "SM9").money(0, 20).workers(0, engineer=2)
    t.engine(0, "4").visit("G").play("do engine engineers", "engine to T4", "upgrade S1")
    assert t.play("disc aux-money").decision == "master"


@rule("2S-EN-06")
def test_a_master_that_is_gone_stays_gone() -> None:
    t = solo("4", 3).station_master("S1", "SM9")
    t.s.masters[0] = -1 - k.BUILDER  # the human gave a builder
    assert moved(t) == ("T4", ["S1"], 13)
    assert (t.p(SAM).masters, t.s.masters[0]) == (0, -1 - k.BUILDER)
    assert t.told[-1] == "upgraded station S1 price 0"
    assert moved(solo("21", 1)) == ("T21", ["S6"], 13)  # no master space there


@rule("2S-EN-07")
@pytest.mark.parametrize(("engine", "engineers"), [("38", 1), ("38", 6), ("35", 4), ("34", 6)])
def test_the_last_space(engine: str, engineers: int) -> None:
    t = solo(engine, engineers).money(0, 7)
    assert moved(t) == ("T4", ["S1", "S10"], 12)
    assert t.told[2:6] == [
        f"engine from {engine} to 39",
        "upgraded station S10 price 0",
        "engine from 39 to T4",
        "upgraded station S1 price 0",
    ]
    assert (t.p(SAM).money, t.p(0).money) == (0, 7)  # no 3 dollars


@rule("2S-EN-07")
def test_back_to_the_first_station_without_his_disc() -> None:
    t = solo("38", 1).stations(SAM, "S1", "S2", "S4", "S10")
    assert moved(t) == ("T10", ["S1", "S2", "S3", "S4", "S10"], 13)
    t = solo("38", 1).stations(SAM, *[f"S{number}" for number in range(1, 9)])
    assert moved(t) == ("T33", [f"S{number}" for number in range(1, 11)], 12)


@rule("2S-EN-07")
def test_or_to_the_start() -> None:
    mine = [f"S{number}" for number in range(1, 11)]
    assert moved(solo("38", 1).stations(SAM, *mine)) == ("0", mine, 14)
    assert moved(solo("38", 1).stations(SAM, *mine[:9])) == ("0", mine, 13)


@rule("2S-EN-07")
def test_an_occupied_turnout_is_not_for_him() -> None:
    assert moved(solo("38", 1, human="T4")) == ("T7", ["S2", "S10"], 12)
    mine = [f"S{number}" for number in range(2, 11)]
    assert moved(solo("38", 1, human="T4").stations(SAM, *mine)) == ("0", mine, 14)


@rule("2S-EN-07")
def test_the_station_master_there_too() -> None:
    t = solo("38", 1).station_master("S1", "SM5")
    moved(t)
    assert t.told[-1] == "master master SM5"
