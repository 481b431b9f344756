"""Final scoring but for the objective cards (test_scoring_objectives.py): 2E-EG."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table
from trailboss.core.errors import IllegalMove

CATEGORIES = (
    "money",
    "buildings",
    "cities",
    "stations",
    "hazards",
    "cattle",
    "objectives",
    "station masters",
    "workers",
    "step bonus",
    "job market token",
)


def bare(edition: str, **options: Any) -> Table:
    """Seat 0 owns nothing that scores."""
    t = Table(edition, **options).no_tokens().money(0, 0).area(0)
    return t.draw_stack(0).discard_pile(0)


def lines(t: Table) -> dict[str, int]:
    """Seat 0's points, without the categories that give none."""
    return {name: vp for name, vp in t.game.scores()[0].lines.items() if vp}


@rule("2E-EG-20")
def test_eleven_categories_and_nothing_for_nothing(edition: str) -> None:
    sheet = bare(edition).game.scores()[0]
    assert tuple(sheet.lines) == CATEGORIES
    assert set(sheet.lines.values()) == {0}
    assert sheet.total == 0


@pytest.mark.parametrize(
    ("dollars", "vp"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (23, 4), (104, 20)]
)
@rule("2E-EG-02")
def test_money(edition: str, dollars: int, vp: int) -> None:
    assert bare(edition).money(0, dollars).game.scores()[0].lines["money"] == vp


@rule("2E-EG-03")
def test_buildings_on_the_board(edition: str) -> None:
    t = bare(edition).build(0, 1, "A-1").build(0, 4, "FLOOD-B2").build(0, 9, "G-2")
    t.build(1, 10, "A-2")
    assert lines(t) == {"buildings": 1 + 3 + 9}
    assert t.game.scores()[1].lines["buildings"] == 13


@rule("2E-EG-03")
def test_b_sides_have_their_own_points(edition: str) -> None:
    t = bare(edition, buildings="b").build(0, 3, "A-1").build(0, 8, "A-2").build(0, 10, "A-3")
    assert lines(t) == {"buildings": 3 + 8 + 11}


@rule("2E-EG-03")
def test_new_buildings_of_the_second_edition() -> None:
    t = bare("second-edition").build(0, 11, "A-1").build(0, 12, "A-2")
    assert lines(t) == {"buildings": 20 + 5}
    t = bare("second-edition", buildings="b").build(0, 11, "A-1").build(0, 12, "A-2")
    assert lines(t) == {"buildings": 10 + 4}


@rule("2E-EG-03")
def test_a_replaced_building_counts_nothing(edition: str) -> None:
    t = bare(edition).money(0, 2).workers(0, builder=1).build(0, 1, "A-1")
    t.visit("B").play("do build 2", "build 4 on A-1")
    assert lines(t) == {"buildings": 3}


@pytest.mark.parametrize(
    ("discs", "vp"),
    [
        ({"kansas_city": 1}, -6),
        ({"kansas_city": 3}, -18),
        ({"philadelphia": 1}, 6),
        ({"new_york": 1}, 9),
        ({"new_york": 3}, 27),
        ({"fulton": 1, "bloomington": 1, "chicago": 1, "pittsburgh": 1}, 0),
        ({"st_louis": 1, "peoria": 1, "toledo": 1}, 0),
        ({"fulton": 1, "st_louis": 1}, -3),
        ({"bloomington": 1, "peoria": 1, "chicago": 1}, 0),
        ({"chicago": 1, "toledo": 1}, 6),
        ({"toledo": 1, "pittsburgh": 1}, 8),
        ({"pittsburgh": 1, "philadelphia": 1}, 4 + 6),  # the example: no disc on Toledo, no 8
        ({"philadelphia": 1, "new_york": 2}, 6 + 18),
        ({"kansas_city": 2, "fulton": 1}, -12),
        ({"chicago": 1, "toledo": 1, "pittsburgh": 1, "philadelphia": 1}, 6 + 8 + 4 + 6),
    ],
)
@rule("2E-EG-04")
def test_cities(edition: str, discs: dict[str, int], vp: int) -> None:
    t = bare(edition).cities(0, **discs).cities(1, toledo=1, st_louis=1, kansas_city=1)
    assert t.game.scores()[0].lines["cities"] == vp


@rule("2E-EG-04")
def test_the_arrow_with_the_exchange_token_has_no_points() -> None:
    t = bare("second-edition").cities(0, st_louis=1, bloomington=1)
    assert t.game.scores()[0].lines["cities"] == 0


@rule("2E-EG-04")
def test_all_cities_together() -> None:
    t = bare("second-edition").cities(0, kansas_city=1, fulton=1, st_louis=1, bloomington=1)
    t.cities(0, peoria=1, chicago=1, toledo=1, pittsburgh=1, philadelphia=1, new_york=1)
    assert t.game.scores()[0].lines["cities"] == -6 - 3 + 6 + 8 + 4 + 6 + 9


@rule("2E-EG-05")
def test_stations(edition: str) -> None:
    points = (1, 1, 2, 2, 3, 5, 6, 7, 8, 9)
    for number in range(1, 11):
        t = bare(edition).stations(0, f"S{number}").stations(1, "S10")
        assert lines(t) == {"stations": points[number - 1]}
    t.stations(0, "S1", "S5", "S10")
    assert lines(t) == {"stations": 1 + 3 + 9}


@rule("2E-EG-06")
def test_hazards(edition: str) -> None:
    for kind in ("flood", "drought", "rockfall"):
        for vp, hand in ((4, "green"), (3, "green"), (2, "green"), (3, "black"), (2, "black")):
            t = bare(edition).taken(0, **{f"{kind}_{vp}_{hand}": 1})
            assert lines(t) == {"hazards": vp}
    t = bare(edition).taken(0, flood_4_green=2, drought_3_black=1, rockfall_2_green=1)
    t.taken(0, green_outlaw=3, orange_outlaw=2).tile("FLOOD-1", "flood-3-green")
    assert lines(t) == {"hazards": 4 + 4 + 3 + 2}  # outlaws and tiles on the trail: nothing


@pytest.mark.parametrize(
    ("card", "vp"),
    [
        ("gray", 0),
        ("green", 0),
        ("black", 0),
        ("white", 0),
        ("yellow", 1),
        ("red", 2),
        ("blue", 3),
        ("brown-3vp", 3),
        ("brown-4vp", 4),
        ("brown-5vp", 5),
        ("purple-5vp", 5),
        ("purple-6vp", 6),
        ("purple-7vp", 7),
    ],
)
@rule("2E-EG-07")
def test_cattle_in_hand_draw_stack_and_discard_pile(edition: str, card: str, vp: int) -> None:
    assert bare(edition).hand(0, card).game.scores()[0].lines["cattle"] == vp
    assert bare(edition).draw_stack(0, card).game.scores()[0].lines["cattle"] == vp
    assert bare(edition).discard_pile(0, card).game.scores()[0].lines["cattle"] == vp
    t = bare(edition).hand(0, card).draw_stack(0, card, card).discard_pile(0, card, "blue")
    assert t.game.scores()[0].lines["cattle"] == 4 * vp + 3
    t.market(card, card).hand(1, card)
    assert t.game.scores()[0].lines["cattle"] == 4 * vp + 3


# Station masters --------------------------------------------------------------------------------


def masters(t: Table) -> int:
    return t.game.scores()[0].lines["station masters"]


@rule("2E-EG-09", "2E-EG-10")
@pytest.mark.parametrize(("cards", "vp"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (5, 6)])
def test_sm1_counts_the_objective_area(edition: str, cards: int, vp: int) -> None:
    area = ("OS1", "OE2", "OM1", "OS3", "OS4")[:cards]  # none of them fulfilled
    assert masters(bare(edition).masters(0, "SM1").area(0, *area)) == vp


@rule("2E-EG-10")
def test_sm1_counts_fulfilled_cards_alike(edition: str) -> None:
    t = bare(edition).masters(0, "SM1").area(0, "OS3", "OT1").cities(0, new_york=1)
    assert masters(t) == 3


@pytest.mark.parametrize(
    ("track", "vp"), [(0, 0), (1, 3), (2, 3), (3, 6), (4, 6), (6, 9)]
)  # and the permanent one of SM2 itself
@rule("2E-EG-09", "2E-EG-10")
def test_sm2_counts_certificates_of_both_kinds(edition: str, track: int, vp: int) -> None:
    assert masters(bare(edition).masters(0, "SM2").certificates(0, track)) == vp


@rule("2E-EG-10")
def test_sm2_counts_the_permanent_certificates_of_other_tiles(edition: str) -> None:
    t = bare(edition).masters(0, "SM2", "SM3", "SM4").certificates(0, 1)
    assert masters(t) == 6  # 1 + 3 certificates


@rule("2E-EG-10")
def test_sm2_counts_both_certificates_of_sm8() -> None:
    t = bare("second-edition").masters(0, "SM2", "SM8", "SM6").certificates(0, 2)
    assert masters(t) == 9  # 2 + 1 + 2 + 1


@pytest.mark.parametrize(
    ("green", "orange", "vp"), [(2, 3, 6), (0, 5, 0), (1, 1, 3), (4, 2, 6), (3, 3, 9)]
)
@rule("2E-EG-09")
def test_sm3_counts_pairs_of_outlaws(edition: str, green: int, orange: int, vp: int) -> None:
    t = bare(edition).masters(0, "SM3").taken(0, green_outlaw=green, orange_outlaw=orange)
    assert masters(t) == vp


@rule("2E-EG-09")
@pytest.mark.parametrize(("hazards", "vp"), [(0, 0), (1, 0), (2, 3), (5, 6), (6, 9)])
def test_sm4_counts_hazards(edition: str, hazards: int, vp: int) -> None:
    t = bare(edition).masters(0, "SM4").taken(0, flood_4_green=hazards // 2)
    t.taken(0, rockfall_2_black=hazards - hazards // 2)
    assert masters(t) == vp


@rule("2E-EG-09", "2E-EG-10")
def test_sm5_counts_all_workers(edition: str) -> None:
    t = bare(edition).masters(0, "SM5")
    assert masters(t) == 3  # the printed ones
    assert masters(t.workers(0, cowboy=6, builder=3, engineer=2)) == 11


@rule("2E-EG-09")
def test_sm6_counts_stations() -> None:
    t = bare("second-edition").masters(0, "SM6").stations(0, "S1")
    assert masters(t) == 0
    assert masters(t.stations(0, "S1", "S9", "S10")) == 3
    assert masters(t.stations(0, "S1", "S2", "S9", "S10")) == 6


@rule("2E-EG-09")
def test_sm7_counts_buildings() -> None:
    t = bare("second-edition").masters(0, "SM7")
    assert masters(t) == 0
    assert masters(t.build(0, 1, "A-1").build(0, 2, "A-2").build(0, 3, "A-3")) == 6


@rule("2E-EG-09")
def test_sm8_and_sm9_score_nothing() -> None:
    t = bare("second-edition").masters(0, "SM8", "SM9").certificates(0, 3).stations(0, "S1", "S2")
    t.build(0, 1, "A-1").taken(0, flood_4_green=2)
    assert masters(t) == 0


@rule("2E-EG-10")
def test_tiles_count_for_station_masters_and_objective_cards(edition: str) -> None:
    t = bare(edition).masters(0, "SM4", "SM3").area(0, "OS4")  # one orange outlaw, two hazards
    t.taken(0, flood_4_green=2, green_outlaw=1, orange_outlaw=1)
    assert lines(t) == {"hazards": 8, "objectives": 3, "station masters": 3 + 3}


# Workers, step disc, token ----------------------------------------------------------------------


@rule("2E-EG-11")
@pytest.mark.parametrize("worker", ["cowboy", "builder", "engineer"])
@pytest.mark.parametrize(("count", "vp"), [(1, 0), (4, 0), (5, 4), (6, 8)])
def test_workers_on_the_5th_and_6th_space(edition: str, worker: str, count: int, vp: int) -> None:
    t = bare(edition).workers(0, **{worker: count})
    assert t.game.scores()[0].lines["workers"] == vp


@rule("2E-EG-11")
def test_three_full_rows(edition: str) -> None:
    t = bare(edition).workers(0, cowboy=6, builder=6, engineer=6)
    assert lines(t) == {"workers": 24}


@rule("2E-EG-12")
def test_the_right_step_disc(edition: str) -> None:
    assert lines(bare(edition).discs(0, step_right=0)) == {"step bonus": 3}
    assert lines(bare(edition).discs(0, step_left=0, hand=0, certificate_6=0)) == {}


@rule("2E-EG-13")
def test_the_job_market_token(edition: str) -> None:
    t = bare(edition)
    t.s.ender = 0
    assert lines(t) == {"job market token": 2}
    assert t.game.scores()[1].lines["job market token"] == 0
    t.s.ender = 1
    assert lines(t) == {}


# The worked example -----------------------------------------------------------------------------


def example(edition: str) -> Table:
    """The player of the reference's worked example, without the objective cards' rivals."""
    t = bare(edition).money(0, 23)
    t.build(0, 2, "A-1").build(0, 4, "B-1").build(0, 8, "G-2")
    t.cities(0, kansas_city=1, fulton=1, st_louis=1, chicago=1, toledo=1, new_york=1)
    t.stations(0, "S1", "S2", "S5")
    t.taken(0, flood_4_green=1, drought_3_black=1, rockfall_2_green=1)
    t.taken(0, green_outlaw=1, orange_outlaw=2)
    t.hand(0, "yellow", "OT1").draw_stack(0, "yellow", "blue", "OD5", "OC2")
    t.discard_pile(0, "brown-4vp", "OD4", "gray")
    t.certificates(0, 3).workers(0, cowboy=5, builder=3, engineer=2).discs(0, step_right=0)
    return t.masters(0, "SM1", "SM2").area(0, "OS1", "OM1", "OE5")


@rule("2E-EG-18", "2E-EG-19")
def test_the_82_point_game(edition: str) -> None:
    t = example(edition)
    sheet = t.game.scores()[0]
    points = (4, 10, 6, 5, 9, 9, 17, 15, 4, 3, 0)
    assert sheet.lines == dict(zip(CATEGORIES, points, strict=True))
    assert sheet.total == 82


@rule("2E-EG-18")
def test_the_example_without_sm2(edition: str) -> None:
    t = example(edition).masters(0, "SM1")
    assert t.game.scores()[0].lines["objectives"] == 17
    assert masters(t) == 9  # all seven cards count


@rule("2E-EG-08")
def test_scoring_changes_nothing(edition: str) -> None:
    """Cards added at the end come without their immediate action."""
    t = example(edition)
    before = t.rules.dump(t.s)
    t.game.scores()
    assert t.rules.dump(t.s) == before
    with pytest.raises(IllegalMove):
        t.play("do money 2")
