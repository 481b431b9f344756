"""What follows from an observation by the rules stands in it under `facts`, the same as the moves
and the scoring have it, and tells no secret."""

from __future__ import annotations

from typing import Any

import pytest

import trailboss
from tests.rules.kansas.table import Table
from trailboss.core.source import SeededSource
from trailboss.kansas import constants as k
from trailboss.kansas.progress import objective_progress
from trailboss.kansas.scoring import score_sheet

Facts = dict[str, Any]


def facts(t: Table, seat: int | None = 0) -> Facts:
    found: Facts = t.game.observe(seat)["facts"]
    return found


def test_fees_by_space() -> None:
    t = Table(players=3).build(0, 1, "A-1").build(1, 4, "A-2").build(1, 2, "A-3")
    t.tile("FLOOD-1", "flood-4-green")
    green, black = {"amount": 2, "payee": None}, {"amount": 1, "payee": 1}
    assert facts(t)["fees"] == {"FLOOD-1": green, "A-2": black}
    own = {"amount": 2, "payee": 0}
    assert facts(t, 1)["fees"] == {"FLOOD-1": green, "A-1": own}
    assert facts(t, None)["fees"] == {"FLOOD-1": green, "A-1": own, "A-2": black}


def test_the_bank_gets_what_sam_would() -> None:
    t = Table(players=1).build(1, 4, "A-1")
    assert facts(t)["fees"]["A-1"]["payee"] is None


def test_fees_are_those_of_the_moves() -> None:
    game = trailboss.new_game("second-edition", players=3, seed=8, buildings="random")
    compared = 0
    for _ in range(400):
        if game.over:
            break
        fees = game.observe(game.seat)["facts"]["fees"]
        for move in game.legal:
            for fee in move.details.get("fees", ()):
                due = fees[fee["place"]]
                assert (fee["due"], fee.get("payee")) == (due["amount"], due["payee"])
                compared += 1
        game.play(game.legal[(7 * game.step) % len(game.legal)])
    assert compared


def test_transport_is_that_of_a_delivery() -> None:
    t = Table().money(0, 30).engine(0, "5").frames(0, (k.CITY, 18, 1))
    by_city = facts(t)["players"][0]["transport"]
    for move in t.game.legal:
        if move.fields["kind"] == "deliver":
            assert by_city[move.fields["city"]] == move.details["transport"]
    assert by_city["new-york"] == 9
    assert facts(t, None)["players"][0]["transport"] == by_city


def test_the_breeding_value_is_for_the_own_seat_only() -> None:
    t = Table().hand(0, "gray", "gray", "red", "OD1").frames(0, (k.INCOME,))
    assert facts(t)["breeding_value"] == 4
    (keep,) = [move for move in t.game.legal if move.fields["kind"] == "keep"]
    assert keep.details["value"] == 4
    assert "breeding_value" not in facts(t, None)
    assert facts(t, 1)["breeding_value"] == 0


# Objective cards ----------------------------------------------------------------------------------


def tasks(t: Table, seat: int = 0) -> list[tuple[str, bool, bool, dict[str, int]]]:
    return [
        (
            card["card"],
            card["in_area"],
            card["fulfilled"],
            {task["task"]: task["done"] for task in card["tasks"]},
        )
        for card in facts(t)["players"][seat]["tasks"]
    ]


def test_a_thing_serves_one_card_only() -> None:
    """With 2 hazards, one of two cards that ask for 2 is fulfilled: the dearer one."""
    t = Table().area(0, "OD3", "OE5").taken(0, flood_4_green=2).stations(0, "S1", "S2")
    assert tasks(t) == [
        ("OD3", True, False, {"hazard": 0, "cattle-4": 0}),
        ("OE5", True, True, {"hazard": 2, "station": 2}),
    ]


def test_what_is_left_goes_to_cards_that_are_not_fulfilled() -> None:
    t = Table().area(0, "OC1").build(0, 1, "A-1").hand(0, "OD1")
    assert tasks(t) == [
        ("OD1", False, False, {"building": 0, "orange-outlaw": 0}),
        ("OC1", True, False, {"building": 1, "hazard": 0}),
    ]


def test_cards_of_the_deck_count_wherever_they_are() -> None:
    """Everybody knows them; where in the deck they are makes no difference."""
    in_hand = Table().area(0).hand(0, "OD4").stations(0, "S1", "S2").taken(0, flood_4_green=1)
    drawn = Table().area(0).draw_stack(0, "OD4").stations(0, "S1", "S2").taken(0, flood_4_green=1)
    assert tasks(in_hand) == tasks(drawn) == [("OD4", False, True, {"station": 2, "hazard": 1})]


def test_sam_does_no_tasks() -> None:
    t = Table(players=1)
    sam = facts(t)["players"][1]
    assert (sam["transport"], sam["tasks"], sam["buys"]) == ({}, [], [])


@pytest.mark.parametrize("seed", range(4))
def test_the_cards_fulfilled_are_those_that_score(seed: int) -> None:
    game = trailboss.new_game("second-edition", players=3, seed=seed, buildings="random")
    source = SeededSource(seed)
    while not game.over:
        game.play(game.legal[source.below(len(game.legal))])
        if game.step % 25 == 0:
            for seat in range(3):
                check_points(game, seat)


def check_points(game: trailboss.Game, seat: int) -> None:
    """The points of the objectives are those of fulfilled cards less what failed ones cost."""
    s: Any = game.state
    t = s.tables
    points = 0
    for one in objective_progress(s, seat):
        assert one.fulfilled <= (one.done == list(one.asked))
        if one.fulfilled:
            points += t.card_vp[one.objective]
        elif not one.optional:
            points -= t.objective_penalty[one.objective]
    if not s.players[seat].masters:  # station master 1 may make it worth adding a failed card
        assert points == score_sheet(s, seat).lines["objectives"]


@pytest.mark.parametrize("seed", range(3))
def test_facts_tell_no_secret(seed: int) -> None:
    """They stay as they are when the others' hands are dealt anew."""
    game = trailboss.new_game("second-edition", players=3, seed=seed)
    source = SeededSource(seed)
    while not game.over:
        if game.step % 10 == 0:
            for seat in (None, 0, 1, 2):
                again = game.resample(seat, SeededSource(game.step))
                assert again.observe(seat)["facts"] == game.observe(seat)["facts"]
        game.play(game.legal[source.below(len(game.legal))])


def test_the_delivery_of_a_hand_and_the_dearest_city_for_it() -> None:
    """Without and with all certificates; a city with an own disc is open only if it takes more."""
    t = Table().hand(0, "gray", "gray", "red", "OD1")
    t.s.players[0].certificate = 2
    assert facts(t)["delivery"] == {"least": 4, "most": 6}
    assert facts(t)["city"] == {"least": "st-louis", "most": "bloomington"}
    t.s.players[0].cities[3] = 1
    assert facts(t)["city"] == {"least": "st-louis", "most": "st-louis"}
    assert "city" not in facts(t, None)
