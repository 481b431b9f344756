"""Moves in words, as they would work out now."""

from __future__ import annotations

import pytest

from tests.rules.kansas.table import Table, delivery
from trailboss.core.program import RUN
from trailboss.kansas import constants as k


def explain(t: Table, move: str) -> str:
    """A move in words; it must be legal."""
    assert move in t.legal()
    return t.game.explain(delivery(move, t.own_city))


# The herder ---------------------------------------------------------------------------------------


def test_placing() -> None:
    t = Table().frames(0, (k.PLACE,))
    assert explain(t, "place herder on B") == "Place your herder on building B"


def test_a_move_with_fees_names_every_payee() -> None:
    t = (
        Table(players=3)
        .money(0, 9)
        .at(0, "A")
        .build(1, 1, "A-1")
        .build(2, 4, "A-2")
        .build(0, 3, "A-3")
    )
    assert explain(t, "move to A-3") == (
        "Move 3 steps to your 3a (A-3): $2 to Seat 2 at A-1 and $1 to Seat 3 at A-2; you keep $6"
    )


def test_a_move_says_by_which_branch_and_what_the_bank_gets() -> None:
    t = Table().money(0, 5).at(0, "A").tile("FLOOD-1", "flood-4-green").build(1, 2, "A-1")
    assert explain(t, "move to B via FLOOD-1") == (
        "Move 2 steps to building B by way of flood space 1: $2 to the bank at flood space 1; you"
        " keep $3"
    )
    assert explain(t, "move to B") == "Move 2 steps to building B, no fees"
    assert explain(t, "move to FLOOD-1 via FLOOD-1") == (
        "Move 1 step to flood space 1: $2 to the bank at flood space 1; you keep $3"
    )


def test_fees_are_paid_as_far_as_the_money_goes() -> None:
    t = Table(players=2).money(0, 3).at(0, "A").build(1, 1, "A-1").build(1, 4, "A-2")
    t.build(1, 8, "A-3")
    assert explain(t, "move to A-3") == (
        "Move 3 steps to Seat 2’s 8a (A-3): $2 to Seat 2 at A-1, $1 instead of $2 to Seat 2 at"
        " A-2 and $0 instead of $2 to Seat 2 at A-3; you keep $0"
    )


def test_into_the_city_and_without_fees() -> None:
    t = Table().at(0, "G").build(1, 1, "G-2")
    assert explain(t, "move to KC") == "Move 1 step to Kansas City, no fees"
    assert explain(t, "move to KC via G-2") == (
        "Move 2 steps to Kansas City by way of G-2: $2 to Seat 2 at G-2; you keep $4"
    )
    t.frames(0, (k.MOVE, 3, 1))
    assert explain(t, "move to G-2 via G-2") == "Move 1 step to Seat 2’s 1a (G-2), without fees"


# Phase B ------------------------------------------------------------------------------------------


def test_local_actions_with_what_they_come_to() -> None:
    t = Table(buildings="a").workers(0, engineer=3).certificates(0, 2).visit("C")
    assert explain(t, "do certificate 1") == "Gain 1 certificate (you then have 3)"
    assert explain(t, "do objective") == "Gain an objective card"
    assert explain(t, "do engine engineers") == (
        "Move the engine forward up to 1 space per engineer (now 3)"
    )
    t.certificates(0, 3)
    assert explain(t, "do certificate 1") == "Gain 1 certificate (you stay at 3)"


def test_pairs_certificates_and_money() -> None:
    t = Table(buildings="a").build(0, 7, "A-1").taken(0, green_outlaw=2, orange_outlaw=1)
    t.certificates(0, 0).visit("A-1")
    assert explain(t, "do certificate 2 per pairs + money 2 per pairs") == (
        "Gain 2 certificates and $2 per pair of outlaws (you have 1)"
    )


def test_counts_of_cards_and_certificate_limit() -> None:
    t = Table(buildings="b").build(0, 4, "A-1").workers(0, cowboy=2).draw_stack(0, "gray")
    t.visit("A-1")
    assert explain(t, "do draw cowboys") == (
        "Draw up to 1 card per cowboy, then discard that number (now 2)"
    )
    t = Table(buildings="a").build(0, 10, "A-1").certificates(0, 1).visit("A-1")
    assert explain(t, "do certificate max") == (
        "Gain certificates up to the limit (you then have 3)"
    )


def test_auxiliary_actions() -> None:
    t = Table().visit("A")
    assert explain(t, "auxiliary money single") == "Single auxiliary action: gain $1"
    t.discs(0, aux_certificate=0).engine(0, "5").money(0, 2).frames(0, (k.AUXILIARY, 1))
    assert explain(t, "auxiliary certificate double") == (
        "Double auxiliary action: pay $2 and move the engine back exactly 2 spaces for 2"
        " certificates (you then have 2)"
    )


def test_objective_cards_and_tokens() -> None:
    t = Table().hand(0, "OE1", "OT1").tokens(0, 2).draw_stack(0, "gray", "gray")
    assert explain(t, "play OE1") == (
        "Play an objective card: 5 VP for 1 station, 1 green outlaw and 2 Shorthorns (brown),"
        " otherwise −3 VP; you may then move the engine forward up to 2 spaces"
    )
    assert explain(t, "play OT1") == (
        "Play an objective card: 5 VP for 1 disc on New York, otherwise −3 VP; you may then take"
        " a single or double auxiliary action"
    )
    assert explain(t, "exchange 1") == (
        "Use an exchange token: draw up to 2 cards one by one, then discard the same number;"
        " 1 token left"
    )


def test_discarding_removing_drawing() -> None:
    t = Table().hand(0, "gray", "purple-5vp", "OD2").draw_stack(0, "gray", "gray", "gray")
    t.frames(0, (k.DISCARD, 1))
    assert explain(t, "discard purple-5vp") == "Discard a Hereford (purple, 5 VP)"
    assert (
        explain(t, "discard OD2")
        == "Discard an objective card (1 building, 1 green outlaw, 1 orange outlaw)"
    )
    t.frames(0, (k.REMOVE, 2, 0))
    assert explain(t, "remove gray") == "Remove a Criollo (gray) from the game"
    assert explain(t, "decline") == "Remove no more cards"
    t.frames(0, (k.DRAW, 3, 1))
    assert explain(t, "draw 1") == "Draw another card"
    assert explain(t, "done") == "Draw no more cards"


def test_drawing_a_number_of_cards() -> None:
    """By the rules of number 1."""
    t = Table(number=1).tokens(0, 2).draw_stack(0, "gray", "gray", "gray")
    assert explain(t, "exchange 2") == (
        "Use an exchange token: draw 2 cards, then discard 2; 1 token left"
    )
    t.frames(0, (k.DRAW, 3))
    assert explain(t, "draw 2") == "Draw 2 cards, then discard 2"


def test_holding_the_hand() -> None:
    t = Table().frames(0, (k.KANSAS_CITY, 5, 0), (k.INCOME,))
    assert explain(t, "hold hand") == (
        "Hold the hand after the income, to use exchange tokens before it is discarded"
    )
    t.frames(0, (k.KANSAS_CITY, 5, 0, 0, 1), (k.HELD,))
    assert explain(t, "done") == "Discard the hand"


def test_a_token_in_another_turn() -> None:
    t = Table().tokens(1, 2).draw_stack(1, "gray", "white")
    (move,) = t.game.asides(1)
    assert move.text() == (
        "Use an exchange token in another’s turn: draw up to 2 cards one by one, then discard the"
        " same number; 1 token left"
    )
    assert move.details["seat"] == 1


def test_copying_nothing_after_all() -> None:
    t = Table(buildings="b").build(0, 6, "A-1").visit("A-1").play("do copy")
    assert explain(t, "decline") == "Copy nothing after all"


def test_hiring_names_price_and_space() -> None:
    t = Table().money(0, 9).jobs("ce", "b").workers(0, engineer=1, cowboy=3).frames(0, (k.HIRE, 2))
    assert explain(t, "hire engineer row 1") == (
        "Hire an engineer from row 1 for $8; you keep $1; your 2nd engineer: discard a Criollo"
        " (gray) for 1 certificate (you then have 1)"
    )
    assert explain(t, "hire cowboy row 1") == (
        "Hire a cowboy from row 1 for $8; you keep $1; your 4th cowboy: remove a hazard free of"
        " charge"
    )
    t.workers(0, cowboy=4)
    assert explain(t, "hire cowboy row 1") == (
        "Hire a cowboy from row 1 for $8; you keep $1; your 5th cowboy: 4 VP"
    )
    t.workers(0, cowboy=1)
    assert explain(t, "hire cowboy row 1") == (
        "Hire a cowboy from row 1 for $8; you keep $1; your 2nd cowboy"
    )


def test_buying() -> None:
    t = Table().money(0, 8).market("red", "red", "blue").stock("gray", "gray")
    t.frames(0, (k.BUY, 3))
    assert explain(t, "buy red with 2") == (
        "Buy a Longhorn (red) for $3 with 2 cowboys; you keep $5 and 1 cowboy"
    )
    assert explain(t, "buy red red with 3") == (
        "Buy 2 Longhorns (red) for $5 with 3 cowboys; you keep $3"
    )
    assert explain(t, "buy red blue with 3") == (
        "Buy a Longhorn (red) and a Corriente (blue) for $5 with 3 cowboys; you keep $3"
    )
    assert explain(t, "reveal cattle") == "Use 1 cowboy to add 2 cards to the cattle market"
    t.stock("gray")
    assert explain(t, "reveal cattle") == "Use 1 cowboy to add 1 card to the cattle market"
    t.frames(0, (k.BUY, 1, 1))
    assert explain(t, "done") == "End the purchase"


def test_building() -> None:
    t = Table(buildings="a").money(0, 10).workers(0, builder=4).build(0, 4, "A-1")
    t.frames(0, (k.BUILD, 2))
    assert explain(t, "build 5 on B-1") == "Place 5a (4 VP) on B-1 in the woods for $6; you keep $4"
    assert explain(t, "build 5 on A-1") == (
        "Place 5a (4 VP) on A-1 in place of your 4a for $2; you keep $8"
    )
    assert explain(t, "build 1 on OUTLAW-B1") == (
        "Place 1a (1 VP) on the 1st space past the outlaws for $2; you keep $8; risk action:"
        " discard any cattle card for 1 certificate"
    )


def test_copying() -> None:
    t = Table(buildings="b").build(0, 6, "A-1").build(1, 3, "A-2").visit("A-1").play("do copy")
    assert explain(t, "copy A") == (
        "Use building A: discard a Galloway (white) for $2; hire a worker; hire a worker for $2"
        " more"
    )
    assert explain(t, "copy A-2") == (
        "Use Seat 2’s 3b (A-2): take a single or double auxiliary action; move the herder 1 step"
        " and use the location there"
    )
    t.play("copy A-2")
    assert explain(t, "done") == "End the copy"
    t.play("done")
    assert explain(t, "done") == "End phase B"


def test_hazards_and_outlaws() -> None:
    t = Table().money(0, 9).tile("FLOOD-1", "flood-3-black").tile("OUTLAW-1", "green-outlaw")
    t.tile("OUTLAW-7", "orange-outlaw").frames(0, (k.REMOVE_HAZARD, 7))
    assert explain(t, "hazard FLOOD-1") == (
        "Remove the flood (3 VP, black hand) from flood space 1 for $7; you keep $2"
    )
    t.frames(0, (k.REMOVE_HAZARD, 0))
    assert (
        explain(t, "hazard FLOOD-1")
        == "Remove the flood (3 VP, black hand) from flood space 1 free of charge"
    )
    t.frames(0, (k.TAKE_OUTLAW,))
    assert explain(t, "outlaw OUTLAW-7") == "Take the orange outlaw on outlaw space 7: gain $6"
    assert explain(t, "outlaw OUTLAW-1") == (
        "Take the green outlaw on outlaw space 1: gain 1 exchange token; your objective: 1 of 1"
        " green outlaw"
    )


def test_a_teepee_that_costs_money() -> None:
    t = Table("first-edition").money(0, 5).tile("OUTLAW-1", "orange-outlaw")
    t.frames(0, (k.TAKE_OUTLAW,))
    assert explain(t, "outlaw OUTLAW-1") == (
        "Take the blue teepee on teepee space 1: pay $3; you keep $2"
    )


# Railroad -----------------------------------------------------------------------------------------


def test_the_engine_forward() -> None:
    t = Table().money(0, 2).engine(0, "3").engine(1, "5").frames(0, (k.ENGINE, 3, 1))
    assert explain(t, "engine to 4") == "Move your engine forward 1 space to space 4"
    assert explain(t, "engine to T4") == (
        "Move your engine forward 2 spaces to the turnout of station 1; you may upgrade there for"
        " $2"
    )
    assert explain(t, "engine to 6") == "Move your engine forward 2 spaces to space 6"
    assert explain(t, "decline") == "Leave the engine where it is"
    t.money(0, 1)
    assert explain(t, "engine to T4") == (
        "Move your engine forward 2 spaces to the turnout of station 1"
    )


def test_the_engine_back() -> None:
    t = Table().engine(0, "9").frames(0, (k.ENGINE_BACK, 2))
    assert explain(t, "engine to T7") == (
        "Move your engine back 2 spaces to the turnout of station 2; you may upgrade there for $2"
    )
    t.frames(0, (k.ENGINE_DELIVER,))
    assert explain(t, "engine to 6") == (
        "Move your engine back to space 6 for a delivery of value 3"
    )
    t.engine(0, "39").frames(0, (k.CAME_BACK,), (k.ENGINE_RETURN,))
    assert explain(t, "engine to 38") == "Move your engine back to space 38 and gain $3"


def test_upgrading() -> None:
    t = Table().money(0, 6).station_master("S3", "SM8").frames(0, (k.UPGRADE, 2))
    assert explain(t, "upgrade S3") == (
        "Upgrade station 3 for $4 (2 VP); you keep $2; its station master: 2 permanent"
        " certificates; your objective: 1 of 2 stations"
    )
    assert explain(t, "decline") == "Do not upgrade station 3"
    t.station_master("S3", None)
    assert (
        explain(t, "upgrade S3")
        == "Upgrade station 3 for $4 (2 VP); you keep $2; your objective: 1 of 2 stations"
    )


def test_station_masters() -> None:
    t = Table().workers(0, builder=2).station_master("S1", "SM1").frames(0, (k.MASTER, 0))
    assert explain(t, "appoint builder") == (
        "Give a builder for the station master: remove a hazard free of charge or collect the"
        " bounty for an outlaw; 3 VP for every 2 own objective cards"
    )
    assert explain(t, "decline") == "Do not take the station master"


# Discs and deliveries -----------------------------------------------------------------------------


def test_discs_say_what_they_unlock() -> None:
    t = Table(players=3).money(0, 7).frames(0, (k.DISC, 5, 0))
    assert explain(t, "disc step-left") == "Left step disc: gain $3, step limit 5; you keep $10"
    assert explain(t, "disc step-right") == "Right step disc: step limit 4, 3 VP"
    assert explain(t, "disc hand") == "Hand limit disc: pay $5, hand limit 5; you keep $2"
    assert explain(t, "disc aux-money") == (
        "Auxiliary disc for money: double auxiliary action (gain $2)"
    )
    assert explain(t, "disc aux-engine") == (
        "Auxiliary disc for the engine: single auxiliary action (pay $1 to move the engine"
        " forward 1 space)"
    )
    assert explain(t, "disc certificate-4") == "Certificate disc 4: certificate limit 4"
    assert explain(t, "disc certificate-6") == "Certificate disc 6: nothing works yet"
    t.discs(0, aux_engine=1, certificate_6=0)
    assert explain(t, "disc aux-engine") == (
        "Auxiliary disc for the engine: double auxiliary action (pay $2 to move the engine"
        " forward up to 2 spaces)"
    )
    assert explain(t, "disc certificate-4") == "Certificate disc 4: certificate limit 6"


def test_discs_with_transport_and_bonus() -> None:
    t = Table().money(0, 7).frames(0, (k.DISC, 5, 2))
    assert explain(t, "disc hand") == (
        "Hand limit disc: pay $5, hand limit 5; $2 transport; you keep $0"
    )
    t.frames(0, (k.DISC, 0, 0))
    assert explain(t, "disc aux-money") == (
        "Auxiliary disc for money: double auxiliary action (gain $2); gain $4; you keep $11"
    )


def test_a_disc_from_a_station() -> None:
    t = Table().money(0, 7).stations(0, "S2", "S5")
    t.p(0).discs = [0] * len(t.tables.discs)
    t.frames(0, (k.DISC, 5, 2))
    assert explain(t, "disc from S5") == (
        "Take the disc of station 5 (−3 VP) for Chicago; $2 transport; you keep $5"
    )
    t.frames(0, (k.DISC, k.STATION_TARGET, 0))
    assert explain(t, "disc from S2") == ("Take the disc of station 2 (−1 VP) for station 1")


def test_deliveries() -> None:
    t = Table().money(0, 20).engine(0, "5").cities(0, toledo=1, peoria=1).frames(0, (k.CITY, 18, 1))
    assert explain(t, "deliver to kansas-city") == (
        "Deliver to Kansas City (value 0); gain $4; −6 VP; you keep $24"
    )
    assert explain(t, "deliver to chicago") == (
        "Deliver to Chicago (value 10); $3 transport; with Peoria: gain an objective card; with"
        " Toledo: 6 VP; you keep $17"
    )
    assert explain(t, "deliver to new-york") == (
        "Deliver to New York (value 18); $9 transport; 9 VP; you keep $11"
    )
    t.frames(0, (k.CITY, 1, 0))
    assert explain(t, "deliver to fulton") == "Deliver to Fulton (value 1)"


def test_a_delivery_without_any_disc() -> None:
    t = Table().money(0, 2)
    t.p(0).discs = [0] * len(t.tables.discs)
    t.frames(0, (k.CITY, 1, 1))
    assert explain(t, "deliver to fulton") == (
        "Deliver to Fulton (value 1): no disc is left to place there"
    )


# Kansas City --------------------------------------------------------------------------------------


def test_entering_and_foresights() -> None:
    t = Table().jobs("cb", "e").tile("OUTLAW-1", "green-outlaw")
    t.foresights(("orange-outlaw", "flood-4-green"), ("engineer", None))
    t.frames(0, (k.ENTER_CITY,))
    assert explain(t, "enter Kansas City") == "Enter Kansas City"
    t.frames(0, (k.FORESIGHT, 0))
    assert explain(t, "foresight orange-outlaw") == ("Place the orange outlaw on outlaw space 2")
    t.frames(0, (k.FORESIGHT, 1))
    assert explain(t, "foresight engineer") == "Place the engineer in row 2 of the job market"
    for number in range(1, 5):
        t.tile(f"FLOOD-{number}", "flood-4-green")
    t.frames(0, (k.FORESIGHT, 0))
    assert explain(t, "foresight flood-4-green") == (
        "Choose the flood (4 VP, green hand): no space is free, it leaves the game"
    )


@pytest.mark.parametrize(
    ("placed", "words"),
    [
        (10, "Place the engineer in row 6 of the job market"),
        (11, "Place the engineer in row 6 of the job market; the cattle market is filled up"),
        (
            23,
            (
                "Place the engineer in row 12 of the job market; you take the job market token"
                " and the last round begins"
            ),
        ),
    ],
)
def test_workers_set_things_off(placed: int, words: str) -> None:
    t = Table(players=2).foresights((None, None), ("engineer", None))
    t.s.placed = placed
    t.frames(0, (k.FORESIGHT, 1))
    assert explain(t, "foresight engineer") == words


def test_income() -> None:
    t = Table().hand(0, "green", "red", "yellow", "red", "OD1").frames(0, (k.INCOME,))
    assert explain(t, "keep 0 certificates") == "Take the income: gain $8 (breeding value 8)"
    t.certificates(0, 3).masters(0, "SM8")
    assert explain(t, "keep 1 certificates") == (
        "Keep 1 certificate: gain $12 (breeding value 8 + 2 certificates + 2 permanent"
        " certificates)"
    )


def test_raising() -> None:
    t = Table(simmental=True).hand(0, "calf").frames(0, (k.KANSAS_CITY, 6, 5), (k.SIMMENTAL, 13, 0))
    assert explain(t, "raise calf") == (
        "Raise a Simmental Calf (orange) to a Simmental Heifer (orange), which goes to your"
        " discard pile"
    )
    assert explain(t, "done") == "Raise no Simmental Calf (orange) now"


def test_objective_display() -> None:
    t = Table().display("OD4", None, None, None).objective_stack("OT1")
    t.frames(0, (k.OBJECTIVE, 0, 1))
    assert explain(t, "objective OD4") == (
        "Take an objective card: 3 VP for 2 stations and 1 hazard, otherwise −2 VP; when played:"
        " gain $2"
    )
    assert explain(t, "objective from stack") == "Take the top card of the objective stack"
    assert explain(t, "decline") == "Take no objective card"


def test_offers() -> None:
    t = Table().hand(0, "gray").offer("discard gray => certificate 2")
    assert explain(t, "do discard gray => certificate 2") == (
        "Discard a Criollo (gray) for 2 certificates (you then have 2)"
    )
    assert explain(t, "decline") == "Decline"


def test_a_card_that_is_gone() -> None:
    t = (
        Table()
        .hand(0, "white")
        .frames(0, (RUN, 0, 3), (k.PAY_CARD, Table().tables.set_names.index("objective"), -1))
    )
    assert explain(t, "decline") == "The card asked for is gone: the action lapses"


# Moves that are not legal now ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("move to B via FLOOD-1", "Move your herder to building B"),
        ("hire cowboy row 3", "Hire a cowboy from row 3; your 2nd cowboy"),
        ("buy red with 1", "Buy a Longhorn (red) for $6 with 1 cowboy"),
        ("build 4 on B-1", "Place 4a (3 VP) on B-1 in the woods"),
        ("engine to T4", "Move your engine to the turnout of station 1"),
        ("disc step-left", "Left step disc: gain $3, step limit 4"),
        ("disc from S1", "Take the disc of station 1 (−1 VP)"),
        ("appoint cowboy", "Give a cowboy for a station master"),
        ("hazard FLOOD-1", "Remove a hazard from flood space 1"),
        ("outlaw OUTLAW-9", "Take the outlaw on outlaw space 9: gain $10"),
        ("keep 3 certificates", "Keep 3 certificates"),
        ("deliver to fulton", "Deliver to Fulton (value 1)"),
        ("copy A-1", "Use A-1"),
        ("done", "End phase B"),
        ("decline", "Decline"),
    ],
)
def test_a_move_that_answers_another_question(move: str, words: str) -> None:
    """It is put into words all the same, without figures that are not known."""
    t = Table().at(0, "C").hand(0).frames(0, (k.ENTER_CITY,))
    assert move not in t.legal()
    assert t.game.explain(move) == words


def test_when_the_game_is_over() -> None:
    t = Table().frames(-1, (k.CLOSED,))
    assert t.game.explain("hire cowboy row 3") == "hire cowboy row 3"
