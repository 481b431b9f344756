"""The end of a game against Sam, and the scores: chapter 2S-EG."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table

SAM = 1
CATEGORIES = [
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
]


def solo(**options: Any) -> Table:
    """Sam with nothing that scores."""
    t = Table(players=1, **options).no_tokens().area(SAM).area(0).draw_stack(0)
    return t.workers(SAM, cowboy=1, builder=1, engineer=1)


def score(t: Table, category: str) -> int:
    return t.game.scores()[SAM].lines[category]


@rule("2S-EG-01")
def test_sam_places_the_last_worker() -> None:
    t = solo().at(SAM, "G").no_bags().jobs(placed=23).spec("builder").money(0, 0)
    t.foresights((None, None), ("cowboy", "cowboy"), ("green-outlaw", "green-outlaw"))
    t.sam("12", "cowboy", "green-outlaw")
    assert t.s.ender == SAM
    assert t.told[-4:] == [
        "tile tile cowboy goes jobs row 12",
        "last-round",
        "tile tile green-outlaw goes trail space OUTLAW-1",
        "delivered city bloomington transport 0 extraordinary no",
    ]
    assert (t.game.over, t.game.seat) == (False, 0)
    t.play("move to A", "done")
    assert t.game.over
    assert score(t, "job market token") == 2
    assert t.game.scores()[0].lines["job market token"] == 0


@rule("2S-EG-01")
def test_the_human_places_the_last_worker() -> None:
    t = solo().at(SAM, "START").no_bags().jobs(placed=23).spec("builder")
    t.foresights((None, None), ("cowboy", "cowboy"), (None, None)).city(0)
    t.play("enter Kansas City", "foresight cowboy")
    assert (t.s.ender, t.game.over) == (0, False)
    t.script("12")  # Sam has one more turn
    t.play("keep 0 certificates", "deliver to kansas-city", "disc aux-money")
    assert t.game.over
    assert t.p(SAM).herder == t.space("A")
    assert score(t, "job market token") == 0
    assert t.game.scores()[0].lines["job market token"] == 2


@rule("2S-EG-01")
def test_sam_in_kansas_city_in_the_last_round() -> None:
    t = solo().at(SAM, "G").no_bags().jobs(placed=23).spec("builder")
    t.foresights((None, None), ("cowboy", "cowboy"), ("engineer", None)).city(0)
    t.play("enter Kansas City", "foresight cowboy").script("12")
    t.play("keep 0 certificates", "deliver to kansas-city", "disc aux-money")
    assert t.game.over
    assert t.game.observe(0)["players"][SAM]["cities"] == {"bloomington": 1}
    assert t.s.placed == 24


@rule("2S-EG-02", "2S-EG-04")
def test_what_scores_for_sam() -> None:
    t = solo().build(SAM, 4, "A-1").build(SAM, 11, "A-2").build(0, 7, "A-3")
    t.cities(SAM, chicago=1, toledo=1).stations(SAM, "S1", "S9")
    t.taken(SAM, flood_4_green=1, drought_3_black=1, orange_outlaw=3, green_outlaw=2)
    t.discard_pile(SAM, "blue", "brown-4vp").area(SAM, "OS2", "OE1")
    t.workers(SAM, cowboy=5, builder=6, engineer=4).masters(SAM, "SM1", "SM5", "SM7", "SM3")
    t.money(SAM, 50).no_discs(SAM)
    t.s.ender = SAM
    lines = t.game.scores()[SAM].lines
    assert list(lines) == CATEGORIES
    assert lines == {
        "money": 0,
        "buildings": 3 + 10,
        "cities": 6,
        "stations": 1 + 8,
        "hazards": 4 + 3,
        "cattle": 3 + 4,
        "objectives": 3 + 5,
        "station masters": 0,
        "workers": 4 + 8,
        "step bonus": 0,
        "job market token": 2,
    }
    assert t.game.scores()[SAM].total == 13 + 6 + 9 + 7 + 7 + 8 + 12 + 2


@rule("2S-EG-02")
@pytest.mark.parametrize(("count", "points"), [(1, 0), (4, 0), (5, 4), (6, 8)])
def test_workers(count: int, points: int) -> None:
    assert score(solo().workers(SAM, builder=count), "workers") == points
    assert score(solo().workers(SAM, builder=count, engineer=5), "workers") == points + 4


@rule("2S-EG-03")
def test_objectives_count_without_being_fulfilled() -> None:
    t = solo()
    assert score(t, "objectives") == 0
    everything = [
        card for card in t.tables.cards if card[:2] in ("OS", "OD", "OC", "OE", "OM", "OT")
    ]
    for card in everything:
        points = t.area(SAM, card).game.scores()[SAM].lines["objectives"]
        assert points == (4 if card in ("OD5", "OC5") else 3 if card[1] in "SDC" else 5)
    assert score(t.area(SAM, "OS1", "OT1", "OT1", "OE4"), "objectives") == 3 + 15
    # The human with the same cards and nothing to fulfil them with.
    t.area(0, "OS1", "OT1", "OT1", "OE4")
    assert t.game.scores()[0].lines["objectives"] == -9


@rule("2S-EG-04")
def test_what_scores_nothing_for_sam() -> None:
    t = solo().money(SAM, 99).masters(SAM, *[f"SM{number}" for number in range(1, 10)])
    t.taken(SAM, orange_outlaw=5, green_outlaw=5).no_discs(SAM)
    assert t.game.scores()[SAM].total == 0
    # The human has 3 VP for the same cleared step space.
    assert t.no_discs(0).game.scores()[0].lines["step bonus"] == 3


SCHEDULES = {
    "easy": [0, 0, 0, 0, 6, 14, 24, 33, 42],
    "medium": [0, 0, 0, 6, 14, 24, 33, 42],
    "hard": [0, 6, 14, 24, 33, 42, 51],
}


@rule("2S-EG-05")
@pytest.mark.parametrize("level", list(SCHEDULES))
def test_points_of_the_schedule(level: str) -> None:
    t = solo(difficulty=level).no_bags().foresights(*[(None, None)] * 3)
    t.display(None, None, None, None).spec("builder")
    found = []
    for _ in SCHEDULES[level]:
        t.at(SAM, "G").sam("12")
        found.append(score(t, "cities"))
    assert found == SCHEDULES[level]


@rule("2S-EG-05")
def test_points_of_a_schedule_that_begins_at_fulton() -> None:
    t = solo(first_city="fulton").no_bags().foresights(*[(None, None)] * 3)
    t.display(None, None, None, None).spec("builder")
    found = []
    for _ in range(6):
        t.at(SAM, "G").sam("12")
        found.append(score(t, "cities"))
    assert found == [0, -3, -3, -3, -3, 3]


@rule("2S-EG-06")
@pytest.mark.parametrize(("human", "winners"), [(19, [SAM]), (20, [0, SAM]), (25, [0])])
def test_more_points_win_and_a_tie_is_shared(human: int, winners: list[int]) -> None:
    t = solo().money(0, human).stations(SAM, "S3", "S4")  # 4 VP
    t.s.seat = -1
    assert [sheet.total for sheet in t.game.scores()] == [human // 5, 4]
    assert t.game.winners == winners


@rule("2S-EG-06")
def test_the_human_scores_by_the_usual_rules() -> None:
    t = solo().money(0, 23).build(0, 7, "A-1").cities(0, kansas_city=1, chicago=1, toledo=1)
    t.stations(0, "S2").taken(0, flood_4_green=1).area(0, "OS3").workers(0, cowboy=5)
    two = Table(players=2).no_tokens().money(0, 23).build(0, 7, "A-1")
    two.cities(0, kansas_city=1, chicago=1, toledo=1).workers(0, cowboy=5)
    two.stations(0, "S2").taken(0, flood_4_green=1).area(0, "OS3")
    assert t.game.scores()[0].lines == two.game.scores()[0].lines
    assert t.game.scores()[0].total == 4 + 6 + 0 + 1 + 4 + 4
