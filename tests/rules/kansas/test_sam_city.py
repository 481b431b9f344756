"""Sam in Kansas City, fees and discs: chapters 2S-KC and 2S-FE."""

from __future__ import annotations

from typing import Any

import pytest

import trailboss
from tests.rule import rule
from tests.rules.kansas.figures import SECOND
from tests.rules.kansas.table import Table
from trailboss.core.errors import TrailbossError
from trailboss.kansas import constants as k
from trailboss.kansas.events import EV_FEE
from trailboss.titles import of_number

SAM = 1
NOTHING: tuple[None, None] = (None, None)
STRIP = (
    "kansas-city",
    "fulton",
    "st-louis",
    "bloomington",
    "peoria",
    "chicago",
    "toledo",
    "pittsburgh",
    "philadelphia",
    "new-york",
)


def gates(**options: Any) -> Table:
    """Sam stands before Kansas City; no foresight tiles, nothing to fill them up."""
    t = Table(players=1, **options).no_tokens().at(SAM, "G").no_bags()
    t.workers(SAM, cowboy=1, builder=2, engineer=1).spec("builder")
    return t.foresights(NOTHING, NOTHING, NOTHING).area(SAM, "OS1").jobs("cc", "b", placed=3)


def visit(t: Table, *drawn: str) -> Table:
    """Sam enters Kansas City with a card that does nothing else."""
    return t.at(SAM, "G").sam("12", *drawn)


def after_entering(t: Table) -> list[str]:
    assert t.told[1] == "moved from G to KC"
    assert "skipped what card" in t.told[2]
    return t.told[3:]


@rule("2S-KC-01")
@pytest.mark.parametrize("hazard", ["flood-2-green", "drought-4-green"])
@pytest.mark.parametrize("worker", ["cowboy", "engineer"])
@pytest.mark.parametrize("third", ["builder", "orange-outlaw"])
def test_one_tile_of_each_column_at_random(hazard: str, worker: str, third: str) -> None:
    t = gates().foresights(
        ("flood-2-green", "drought-4-green"),
        ("cowboy", "engineer"),
        ("builder", "orange-outlaw"),
    )
    visit(t, hazard, worker, third)
    kinds = [t.tables.tile_names.index(tile) for tile in (hazard, worker, third)]
    assert t.tile_on("FLOOD-1" if hazard[0] == "f" else "DROUGHT-1") == k.TILE + kinds[0]
    assert t.s.jobs[k.JOB_COLUMNS + 1] == kinds[1] + 1
    if third == "builder":
        assert (t.s.jobs[2 * k.JOB_COLUMNS], t.s.placed) == (kinds[2] + 1, 5)
    else:
        assert (t.tile_on("OUTLAW-1"), t.s.placed) == (k.TILE + kinds[2], 4)
    left = [kind for kind in t.s.foresight if kind >= 0]
    assert len(left) == 3
    assert not set(left) & set(kinds)


@rule("2S-KC-01")
def test_no_other_tile_can_be_drawn() -> None:
    t = gates().foresights(("flood-2-green", "flood-3-green"), NOTHING, NOTHING)
    with pytest.raises(TrailbossError, match="only one of flood-3-green, flood-2-green"):
        visit(t, "flood-4-green")


@rule("2S-KC-01")
def test_tiles_are_placed_by_the_usual_rules() -> None:
    # A full section: out of the game. A yellow arrow: the cattle market is filled.
    t = gates().foresights(("flood-2-green", None), ("cowboy", None), NOTHING).market()
    for number in range(1, 5):
        t.tile(f"FLOOD-{number}", "flood-3-green")
    t.stock(*["blue"] * 9).jobs(placed=11)  # the last space of row 6
    visit(t, "flood-2-green", "cowboy", *["blue"] * 7)
    assert t.s.box_tiles[t.tables.tile_names.index("flood-2-green")] == 1
    assert t.cards(t.s.market) == {"blue": 7}
    assert after_entering(t)[:2] == [
        "tile tile flood-2-green goes out",
        "tile tile cowboy goes jobs row 6",
    ]


@rule("2S-KC-01")
def test_an_empty_column_places_nothing() -> None:
    t = gates().foresights(NOTHING, (None, "engineer"), NOTHING)
    visit(t, "engineer")
    assert after_entering(t) == [
        "tile tile engineer goes jobs row 2",
        "delivered city bloomington transport 0 extraordinary no",
    ]


# The human chooses ------------------------------------------------------------------------------


COLUMNS = (
    ("flood-2-green", "drought-4-green"),
    ("cowboy", "engineer"),
    ("builder", "orange-outlaw"),
)


@rule("2S-KC-01")
def test_the_human_may_choose_his_foresight_tiles() -> None:
    t = visit(gates(foresight="chosen").foresights(*COLUMNS))
    assert (t.game.seat, t.decision, t.p(SAM).herder) == (0, "foresight", t.space("KC"))
    assert t.game.prompt == "Which tile of column 1 does Sam place?"
    assert t.legal() == ["foresight flood-2-green", "foresight drought-4-green"]
    assert t.game.decision is not None
    assert t.game.decision.details["whose"] == "automa"
    t.heard = []
    t.game.listen(t.heard.append)
    t.play("foresight drought-4-green")
    assert t.tile_on("DROUGHT-1") != k.EMPTY
    t.play("foresight engineer")
    assert t.legal() == ["foresight builder", "foresight orange-outlaw"]
    t.play("foresight orange-outlaw")
    # All of it is Sam's doing; then he delivers and the human's turn begins.
    assert t.told == [
        "tile tile drought-4-green goes trail space DROUGHT-1",
        "tile tile engineer goes jobs row 2",
        "tile tile orange-outlaw goes trail space OUTLAW-1",
        "delivered city bloomington transport 0 extraordinary no",
    ]
    assert (t.game.seat, t.p(SAM).herder, t.decision) == (0, t.space("START"), "phase-a")


@rule("2S-KC-01")
def test_nobody_is_asked_without_a_choice() -> None:
    t = gates(foresight="chosen").foresights(
        ("flood-2-green", "flood-2-green"), ("cowboy", None), NOTHING
    )
    visit(t)
    assert (t.game.seat, t.decision) == (0, "phase-a")
    assert t.tile_on("FLOOD-1") != k.EMPTY
    assert t.s.jobs[k.JOB_COLUMNS + 1] == 1
    # Workers that cannot be placed any more leave no choice either.
    t = gates(foresight="chosen").foresights(NOTHING, NOTHING, ("engineer", "green-outlaw"))
    t.jobs(placed=24).s.ender = 0
    visit(t)
    assert (t.game.over, t.tile_on("OUTLAW-1") != k.EMPTY) == (True, True)


@rule("2S-KC-01", "2S-EG-01")
def test_the_last_worker_the_human_chooses_is_sams() -> None:
    t = gates(foresight="chosen").foresights(NOTHING, ("cowboy", "builder"), NOTHING)
    visit(t.jobs(placed=23))
    (cowboy, _) = t.game.legal
    assert cowboy.text().endswith("Sam takes the job market token and the last round begins")
    t.play("foresight cowboy")
    assert (t.s.ender, t.game.seat, t.game.over) == (SAM, 0, False)


@rule("2S-KC-01")
def test_an_exchange_token_while_choosing_for_sam() -> None:
    t = gates(foresight="chosen").foresights(NOTHING, ("cowboy", "builder"), NOTHING)
    visit(t.tokens(0, 1).hand(0, "red").draw_stack(0, "green"))
    t.script("green").play("exchange 1", "discard red")
    assert (t.game.seat, t.decision) == (0, "foresight")
    t.play("foresight builder")
    assert (t.p(0).tokens, t.s.jobs[k.JOB_COLUMNS + 1]) == (0, 2)


@rule("2S-KC-01")
def test_his_visit_can_be_written_down_and_gone_on_with() -> None:
    game = trailboss.new_game(SECOND, players=1, seed=1, foresight="chosen")
    while game.state.stack[0] != k.AUTOMA_CITY:
        game.play(game.ruleset.default(game.state))
    again = trailboss.load_position(game.position)
    assert (again.seat, again.prompt, again.legal) == (0, game.prompt, game.legal)
    move = next(move for move in game.legal if str(move).startswith("foresight"))
    again.play(str(move))
    game.play(move)
    assert again.observe(0)["foresights"][0] == game.observe(0)["foresights"][0]
    # Everything of the turn is played again from the record.
    assert trailboss.replay(game.record).state.stack == game.state.stack
    game.undo()
    assert game.seat == 0


@rule("2S-KC-01")
def test_usually_they_are_drawn() -> None:
    assert trailboss.new_game(SECOND, players=1, seed=1).options["foresight"] == "random"
    assert "foresight" not in of_number(SECOND, 1).options(1, {})
    with pytest.raises(TrailbossError, match="foresight is for the solo game"):
        trailboss.new_game(SECOND, players=2, foresight="chosen")


@rule("2S-KC-02")
def test_no_workers_once_the_job_market_is_closed() -> None:
    t = gates().foresights(NOTHING, ("cowboy", "builder"), ("engineer", "green-outlaw"))
    t.jobs(placed=24).s.ender = 0
    visit(t, "green-outlaw")  # nothing is drawn in column 2
    assert t.tile_on("OUTLAW-1") == k.TILE + k.OUTLAW
    assert t.s.placed == 24
    assert t.game.over
    t = gates().foresights(NOTHING, NOTHING, ("engineer", "green-outlaw"))
    t.jobs(placed=24).s.ender = 0
    with pytest.raises(TrailbossError, match="cannot give 'engineer', only one of green-outlaw"):
        visit(t, "engineer")


@rule("2S-KC-02")
def test_the_last_worker_of_column_2_closes_it_for_column_3() -> None:
    t = gates().foresights(NOTHING, ("cowboy", "builder"), ("engineer", "engineer"))
    t.jobs(placed=23)
    visit(t, "builder")
    assert (t.s.placed, t.s.ender) == (24, SAM)
    assert t.s.foresight[4:] == [k.ENGINEER, k.ENGINEER]


@rule("2S-KC-03")
def test_no_income() -> None:
    t = gates().discard_pile(SAM, "blue", "purple-7vp")
    visit(t)
    assert t.p(SAM).money == 0
    assert after_entering(t) == ["delivered city bloomington transport 0 extraordinary no"]


@rule("2S-KC-04", "2S-KC-05")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_schedule(level: str) -> None:
    first = {"easy": "st-louis", "medium": "bloomington", "hard": "chicago"}[level]
    t = gates(difficulty=level).display(None, None, None, None)
    expected: dict[str, int] = {}
    place = STRIP.index(first)
    for number in range(1, 11):
        visit(t)
        expected[STRIP[place]] = expected.get(STRIP[place], 0) + 1
        seen = t.game.observe(0)["players"][SAM]
        assert seen["cities"] == expected
        assert seen["discs_left"] == 14 - number
        assert (t.p(SAM).money, t.p(SAM).engine) == (0, 0)  # no transport, wherever the engine is
        place = min(place + 1, len(STRIP) - 1)
    assert expected["new-york"] == {"easy": 3, "medium": 4, "hard": 6}[level]
    assert "kansas-city" not in expected


@rule("2S-KC-04")
@pytest.mark.parametrize("first", STRIP[1:])
def test_any_first_city(first: str) -> None:
    t = gates(first_city=first, difficulty="easy").display(None, None, None, None)
    visit(t)
    assert t.game.observe(0)["players"][SAM]["cities"] == {first: 1}
    visit(t)
    after = STRIP[min(STRIP.index(first) + 1, 9)]
    cities = {first: 2} if first == "new-york" else {first: 1, after: 1}
    assert t.game.observe(0)["players"][SAM]["cities"] == cities


@rule("2S-KC-05")
def test_the_strip_of_cities() -> None:
    t = gates()
    assert t.tables.cities == STRIP
    assert t.tables.city_value == (0, 1, 4, 6, 8, 10, 12, 14, 16, 18)


OBJECTIVES = {"easy": [0, 0, 1, 1, 0, 0, 0, 0], "medium": [0, 1, 1, 0, 0, 0], "hard": [0] * 6}


@rule("2S-KC-06")
@pytest.mark.parametrize("level", list(OBJECTIVES))
def test_arrows_with_an_objective_card(level: str) -> None:
    t = gates(difficulty=level)
    for gained in OBJECTIVES[level]:
        t.area(SAM, "OS1").display("OD1", "OC2", "OE1", "OD2").objective_stack("OC4")
        visit(t, *["OC4"] * gained)
        assert t.cards(t.p(SAM).area) == ({"OE1": 1, "OS1": 1} if gained else {"OS1": 1})
        assert ("objective card OE1 to_hand no" in t.told) == bool(gained)
        assert t.p(SAM).tokens == 0  # none at Bloomington on level easy


@rule("2S-KC-06")
def test_fulton_first_gives_a_card_at_st_louis() -> None:
    t = gates(first_city="fulton").display("OD1", "OC2", "OE1", "OD2").objective_stack("OC4")
    visit(t)
    assert t.cards(t.p(SAM).area) == {"OS1": 1}
    visit(t, "OC4")
    assert t.cards(t.p(SAM).area) == {"OE1": 1, "OS1": 1}
    assert t.game.scores()[SAM].lines["cities"] == -3


@rule("2S-KC-07")
def test_back_to_the_start_and_foresights_are_filled() -> None:
    t = gates().foresights(("flood-2-green", None), ("cowboy", "builder"), NOTHING)
    t.s.bags = [list(bag) for bag in t.tables.bags]
    drawn = ("flood-2-green", "cowboy")
    filled = ("drought-2-green", "green-outlaw", "engineer", "cowboy", "orange-outlaw")
    visit(t, *drawn, *filled)
    assert t.p(SAM).herder == t.space("START")
    names = [t.tables.tile_names[kind] for kind in t.s.foresight]
    assert names == [
        "drought-2-green",
        "green-outlaw",
        "engineer",
        "builder",
        "cowboy",
        "orange-outlaw",
    ]
    assert t.told[-6:] == [
        "delivered city bloomington transport 0 extraordinary no",
        "foresight column 1 tile drought-2-green",
        "foresight column 1 tile green-outlaw",
        "foresight column 2 tile engineer",
        "foresight column 3 tile cowboy",
        "foresight column 3 tile orange-outlaw",
    ]
    assert (t.game.seat, t.decision) == (0, "phase-a")


# Fees ---------------------------------------------------------------------------------------------


@rule("2S-FE-01")
@pytest.mark.parametrize(("number", "fee"), [(1, 2), (2, 0), (4, 2), (7, 4), (8, 2), (10, 2)])
def test_the_bank_pays_the_human(number: int, fee: int) -> None:
    # Onto the building, then over it.
    for start, card, end in (("B-1", "4", "B-2"), ("B-1", "7", "C")):
        t = Table(players=1, buildings="a").at(SAM, start).build(0, number, "B-2").money(0, 3)
        t.sam(card)
        assert t.p(SAM).herder == t.space(end)
        assert (t.p(0).money, t.p(SAM).money) == (3 + fee, 0)
        assert (f"seat 0 money dollars {fee}" in t.told) == bool(fee)


@rule("2S-FE-01")
def test_each_building_on_the_way_pays() -> None:
    t = Table(players=1).at(SAM, "B").money(0, 0).build(0, 7, "B-1").build(0, 1, "B-3")
    for number in range(1, 5):
        t.tile(f"DROUGHT-{number}", "drought-2-green")
    t.spec("builder").workers(SAM, cowboy=3, builder=1, engineer=1).sam("12")
    assert t.p(SAM).herder == t.space("C")
    assert t.p(0).money == 4 + 2


@rule("2S-FE-02")
def test_hazards_and_outlaws_cost_nothing() -> None:
    for start, end, tile in (
        ("FLOOD-1", "FLOOD-2", "flood-2-green"),
        ("OUTLAW-4", "OUTLAW-5", "orange-outlaw"),
    ):
        t = Table(players=1).at(SAM, start).tile(end, tile).money(0, 3).jobs()
        t.sam("1")
        assert t.p(SAM).herder == t.space(end)
        assert (t.p(0).money, t.p(SAM).money) == (3, 0)
        assert EV_FEE not in [event[0] for event in t.heard]


@rule("2S-FE-03")
@pytest.mark.parametrize(("number", "fee"), [(1, 2), (2, 0), (4, 2), (7, 4), (10, 2)])
def test_the_human_pays_the_bank(number: int, fee: int) -> None:
    for to in ("B-2", "C"):  # onto it, over it
        t = Table(players=1, buildings="a").at(0, "B-1").build(SAM, number, "B-2").money(0, 9)
        t.play(f"move to {to}")
        assert (t.p(0).money, t.p(SAM).money) == (9 - fee, 0)
    t = Table(players=1).at(0, "B-1").build(SAM, 7, "B-2").money(0, 3).play("move to B-2")
    assert (t.p(0).money, t.p(SAM).money) == (0, 0)  # as far as the money goes


@rule("2S-FE-03")
def test_fees_to_sam_make_no_different_moves() -> None:
    # Past Sam's building or past the flood: 2 dollars to the bank either way.
    t = Table(players=1).no_tokens().at(0, "A").money(0, 9).build(SAM, 1, "A-1")
    t.tile("FLOOD-1", "flood-2-green")
    assert [move for move in t.legal() if move.startswith("move to B")] == ["move to B"]
    two = Table(players=2).no_tokens().at(0, "A").money(0, 9).build(1, 1, "A-1")
    two.tile("FLOOD-1", "flood-2-green")
    assert [move for move in two.legal() if move.startswith("move to B ")] == [
        "move to B via FLOOD-1"
    ]


@rule("2S-FE-03")
def test_his_buildings_are_another_players_buildings() -> None:
    t = Table(players=1).no_tokens().build(SAM, 3, "A-1").visit("A-1")
    assert t.legal("do ") == []
    assert t.legal("auxiliary") == ["auxiliary money single", "auxiliary draw single"]


# Discs --------------------------------------------------------------------------------------------


def without_discs(*stations: str) -> Table:
    t = gates().stations(SAM, *stations)
    t.p(SAM).discs[0] = 0
    return t


@rule("2S-FE-04")
def test_a_delivery_takes_the_disc_of_the_lowest_station() -> None:
    t = visit(without_discs("S3", "S6", "S9"))
    seen = t.game.observe(0)["players"][SAM]
    assert (seen["stations"], seen["cities"]) == (["S6", "S9"], {"bloomington": 1})
    assert after_entering(t) == [
        "disc-moved station S3",
        "delivered city bloomington transport 0 extraordinary no",
    ]
    t = visit(without_discs("S1", "S2"))
    assert t.game.observe(0)["players"][SAM]["stations"] == ["S2"]
    t = visit(without_discs("S10", "S9"))
    assert t.game.observe(0)["players"][SAM]["stations"] == ["S10"]


@rule("2S-FE-04")
def test_without_discs_and_stations_no_disc_is_placed() -> None:
    t = visit(without_discs())
    assert t.game.observe(0)["players"][SAM]["cities"] == {}
    assert after_entering(t) == ["skipped what delivery"]
    assert t.p(SAM).herder == t.space("START")
    t.p(SAM).discs[0] = 1
    assert after_entering(visit(t)) == ["delivered city bloomington transport 0 extraordinary no"]


@rule("2S-FE-05")
def test_an_upgrade_is_left_out() -> None:
    t = without_discs("S2").engine(SAM, "4").station_master("S1", "SM1")
    t.at(SAM, "START").sam("2")
    seen = t.game.observe(0)
    assert (seen["players"][SAM]["engine"], seen["players"][SAM]["stations"]) == ("T4", ["S2"])
    assert seen["station_masters"]["S1"] == {"master": "SM1"}
    assert t.told[-1] == "skipped what upgrade"
    # He goes on from there, and past the turnout of a station that is his.
    t.workers(SAM, engineer=4).at(SAM, "START").sam("2")
    assert t.game.observe(0)["players"][SAM]["engine"] == "8"
    # From the last space too.
    t = without_discs("S2").engine(SAM, "38").at(SAM, "START").sam("2")
    assert t.game.observe(0)["players"][SAM]["engine"] == "T4"
    assert t.game.observe(0)["players"][SAM]["stations"] == ["S2"]


def test_a_game_of_one_player_has_one_seat_to_decide() -> None:
    game = trailboss.new_game(SECOND, players=1, seed=1)
    with pytest.raises(TrailbossError, match="seats run from 0 to 0, not 1"):
        game.observe(SAM)
