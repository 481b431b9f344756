"""Why a move is refused: the kind of move first, then the precise reason. Nothing changes."""

from __future__ import annotations

import pytest

from tests.rules.kansas.table import Table, delivery
from tests.words.saying import said
from trailboss.core.errors import IllegalMove
from trailboss.core.message import Message, Name, Seat, say
from trailboss.core.program import RUN
from trailboss.kansas import constants as k
from trailboss.kansas.facts.reasons import KINDS, reason_against


def reason(t: Table, move: str) -> Message:
    """The reason for which a move is refused, as a message; nothing has changed after it."""
    own = delivery(move, t.own_city)
    before = t.rules.dump(t.s)
    with pytest.raises(IllegalMove) as refused:
        t.play(move)
    assert t.rules.dump(t.s) == before
    assert refused.value.reason.startswith(f"{own}: ")
    told = refused.value.message.args["reason"]
    assert isinstance(told, Message)
    return told


def why(t: Table, move: str) -> str:
    """The reason in words."""
    return said(reason(t, move), t.rules.id)


def allowed(t: Table, move: str) -> bool:
    """Legal, and nothing stands against it."""
    own = delivery(move, t.own_city)
    free = reason_against(t.s, t.tables.codec.parse(own)) is None
    assert free == (move in t.legal())
    return free


# What is asked ------------------------------------------------------------------------------------


def test_every_kind_of_move_knows_its_questions() -> None:
    kinds = {kind.name for kind in Table().tables.codec.kinds}
    assert set(KINDS) == kinds
    asked = {kind for answers, _ in KINDS.values() for kind in answers}
    assert asked == set(range(k.DISCARD, k.HELD + 1))


@pytest.mark.parametrize("move", ["hire cowboy row 1", "done", "decline", "draw 1", "engine to 1"])
def test_another_question(move: str) -> None:
    t = Table()
    assert reason(t, move) == say("no-asked", asked=t.rules.prompt(t.s))
    assert why(t, move) == f"not now; the question is: {t.game.prompt}"


def test_objective_cards_have_their_moments() -> None:
    t = Table().hand(0, "OD1").frames(0, (k.FORESIGHT, 0))
    assert why(t, "play OD1") == (
        "objective cards are played before phase A, before or after an action of phase B,"
        f" or before entering Kansas City; the question is: {t.game.prompt}"
    )
    assert allowed(t.turn(0), "play OD1")
    assert allowed(t.visit("A"), "play OD1")
    assert allowed(t.frames(0, (k.ENTER_CITY,)), "play OD1")


def test_the_game_is_over() -> None:
    t = Table().frames(-1, (k.CLOSED,))
    with pytest.raises(IllegalMove, match="the game is over"):
        t.game.play("done")
    assert reason_against(t.s, t.tables.codes.done) == say("no-over")


def test_nothing_stands_against_a_legal_move() -> None:
    t = Table()
    for text in t.legal():
        assert allowed(t, text)


# The herder ---------------------------------------------------------------------------------------


def test_too_far() -> None:
    t = Table().at(0, "A")
    assert allowed(t, "move to E")
    assert why(t, "move to F") == "too far: 4 steps, and 3 at most"
    t.frames(0, (k.MOVE, 1, 0))
    assert allowed(t, "move to B")
    assert why(t, "move to C") == "too far: 2 steps, and 1 at most"


def test_only_locations_can_be_stopped_on() -> None:
    t = Table().at(0, "A")
    assert why(t, "move to A-1") == "A-1 is empty: your herder stops only where a tile lies"
    assert allowed(t.build(1, 2, "A-1"), "move to A-1")


def test_only_forward() -> None:
    t = Table().at(0, "C")
    assert why(t, "move to A") == "A is not ahead of your herder at C"
    assert why(t, "move to START") == "the start is not ahead of your herder at C"
    assert why(t, "move to C") == "your herder stands there and must move on"
    t.at(0, "START")
    assert why(t, "move to START") == "your herder stands there and must move on"


def test_a_route_by_another_branch_than_the_herders() -> None:
    t = Table().at(0, "FLOOD-2").tile("FLOOD-2", "flood-4-green")
    assert allowed(t, "move to B via FLOOD-1")
    assert why(t, "move to B") == "that way to B is written “move to B via FLOOD-1”"
    t.at(0, "B")
    assert why(t, "move to E via FLOOD-1") == "that way to E is written “move to E”"
    assert why(t, "move to G via FLOOD-1") == "too far: 4 steps, and 3 at most"


def test_a_route_that_pays_the_same_is_the_same_move() -> None:
    t = Table().at(0, "A").money(0, 6)
    assert why(t, "move to B via FLOOD-1") == "that way to B is written “move to B”"
    assert allowed(t.tile("FLOOD-1", "flood-4-green"), "move to B via FLOOD-1")
    t.money(0, 0)
    assert why(t, "move to B via FLOOD-1") == "that way to B is written “move to B”"


def test_a_free_move_does_not_enter_the_city() -> None:
    t = Table().at(0, "G").build(1, 1, "G-1").frames(0, (k.MOVE, 3, 1))
    assert why(t, "move to KC") == "this move never leads into Kansas City"
    assert allowed(t, "move to G-1")
    t.frames(0, (k.MOVE, 3, 0))
    assert allowed(t, "move to KC")


# Local actions ------------------------------------------------------------------------------------


def test_a_place_offers_what_it_offers() -> None:
    t = Table().visit("B")
    assert why(t, "do hire 0") == (
        "building B does not offer that, but: discard a Santa Gertrudis (green) for $2;"
        " place a building for $2 per builder"
    )
    t.build(0, 1, "FLOOD-B1").visit("FLOOD-B1")
    assert why(t, "do hire 0") == (
        "your 1a does not offer that, but: gain $2 per own building in the woods;"
        " discard any cattle card for 1 certificate"
    )


def test_somebody_elses_building_and_hazards() -> None:
    t = Table().build(1, 1, "A-1").visit("A-1")
    assert why(t, "do money 2 per woods") == "the building on A-1 belongs to Ben"
    t.tile("FLOOD-1", "flood-4-green").visit("FLOOD-1")
    assert why(t, "do hire 0") == "flood space 1 has no local actions"


def test_each_action_once_a_visit() -> None:
    t = Table().workers(0, engineer=2).visit("C").play("do certificate 1")
    used = "you have used that action in this visit (of an either-or, one side)"
    assert why(t, "do certificate 1") == used
    assert why(t, "do objective") == used
    assert allowed(t, "do engine engineers")


def test_the_risk_action_once_a_visit() -> None:
    t = Table().build(0, 1, "FLOOD-B1").hand(0, "gray", "gray", "white").visit("FLOOD-B1")
    assert allowed(t, "do discard cattle => certificate 1")
    t.play("do discard cattle => certificate 1", "discard gray")
    assert why(t, "do discard cattle => certificate 1") == (
        "you have used that action in this visit (of an either-or, one side)"
    )


def test_two_equal_actions_are_two() -> None:
    t = Table(buildings="a").money(0, 9).build(0, 11, "A-1").tile("FLOOD-1", "flood-4-green")
    t.tile("FLOOD-2", "flood-4-green").tile("FLOOD-3", "flood-4-green").visit("A-1")
    t.play("do hazard 2", "hazard FLOOD-1")
    assert allowed(t, "do hazard 2")
    t.play("do hazard 2", "hazard FLOOD-2")
    assert why(t, "do hazard 2") == (
        "you have used that action in this visit (of an either-or, one side)"
    )


def test_after_the_auxiliary_action() -> None:
    t = Table().hand(0, "white").visit("A").play("auxiliary money single")
    assert why(t, "do discard white => money 2") == (
        "you have taken an auxiliary action instead of the local actions"
    )
    assert why(t, "auxiliary money single") == (
        "you have taken an auxiliary action instead of the local actions"
    )


def test_after_the_building_was_replaced() -> None:
    t = Table().build(0, 1, "A-1").visit("A-1")
    t.s.stack[-3] = k.ALL_USED
    t.build(0, 4, "A-1")
    lost = "the building you visited has been replaced: its actions are lost"
    assert why(t, "do money 2 per woods") == lost
    assert why(t, "auxiliary money single") == lost


def test_an_offer_is_for_one_action() -> None:
    t = Table().hand(0, "gray").offer("discard gray => money 2")
    assert why(t, "do money 2") == (
        "the action on offer is another one: discard a Criollo (gray) for $2"
    )
    first = t.tables.programs.index("hazard 0")
    second = t.tables.programs.index("outlaw")
    t.frames(0, (k.OFFER, first, second))
    assert why(t, "do money 2") == (
        "the action on offer is another one: remove a hazard free of charge"
        " or collect the bounty for an outlaw"
    )
    assert why(t, "do hazard 0") == "there is no hazard on the trail"
    assert why(t, "do outlaw") == "there is no outlaw on the board"


# What actions require -----------------------------------------------------------------------------


def test_money_for_an_action() -> None:
    t = Table().money(0, 1).visit("D")
    assert why(t, "do pay 2 => engine 2") == "not enough: $2, you have $1"
    assert allowed(t.money(0, 2), "do pay 2 => engine 2")


def test_cards_for_an_action() -> None:
    t = Table(buildings="a").hand(0, "green", "white").build(0, 5, "A-1")
    assert why(t.visit("E"), "do discard black => money 2") == (
        "you do not hold a Pineywoods (black)"
    )
    assert why(t.visit("F"), "do discard pair => money 4") == (
        "you do not hold two cattle cards of one type"
    )
    assert why(t.visit("A-1"), "do discard value-3 => money 7") == (
        "you do not hold a cattle card of value 3"
    )
    t = Table(buildings="b").hand(0, "gray").build(0, 1, "A-1").visit("A-1")
    assert why(t, "do discard objective => certificate 2") == ("you do not hold an objective card")


def test_engine_back_as_a_requirement() -> None:
    t = Table(buildings="b").build(0, 1, "A-1").visit("A-1")
    assert why(t, "do engine-back 1 => money 3") == (
        "your engine on space 0 cannot move back 1 free space"
    )
    t = Table().discs(0, aux_remove=0).engine(0, "1").frames(0, (k.AUXILIARY, 1))
    assert allowed(t, "auxiliary remove single")
    assert why(t, "auxiliary remove double") == (
        "your engine on space 1 cannot move back 2 free spaces"
    )


def test_hiring_as_a_requirement() -> None:
    t = Table().money(0, 5).jobs("cb", "ee", "c").visit("A")
    assert why(t, "do hire 0") == "not enough: $6, you have $5"
    assert why(t, "do hire +2") == "not enough: $8, you have $5"
    t.money(0, 50).jobs("--", "--", "c")
    assert why(t, "do hire 0") == "no worker is above the job market token"
    t.jobs("cc", "c").workers(0, cowboy=6)
    assert why(t, "do hire 0") == "your row of cowboys is full (6)"


def test_building_as_a_requirement() -> None:
    t = Table(buildings="a").money(0, 1).visit("B")
    assert why(t, "do build 2") == "not enough: $2, you have $1"
    t.money(0, 50)
    t.p(0).shed = 1 << 9
    assert why(t, "do build 2") == "7 builders needed, you have 1"
    t.p(0).shed = 0
    assert why(t, "do build 2") == "there is no building left to place, or no space for one"


def test_hazards_and_outlaws_as_requirements() -> None:
    t = Table().money(0, 6).visit("F")
    assert why(t, "do hazard 7") == "there is no hazard on the trail"
    assert why(t.tile("FLOOD-1", "flood-4-green"), "do hazard 7") == "not enough: $7, you have $6"
    assert why(t.visit("D"), "do outlaw") == "there is no outlaw on the board"
    t = Table("first-edition").money(0, 1).tile("OUTLAW-1", "green-outlaw").visit("D")
    assert why(t, "do outlaw") == "not enough: $3, you have $1"
    assert why(t.tile("OUTLAW-2", "green-outlaw"), "do outlaw") == "not enough: $2, you have $1"


def test_the_cattle_market_as_a_requirement() -> None:
    t = Table().money(0, 2).market("red").stock().visit("E")
    assert why(t, "do buy") == ("you can buy nothing in the cattle market, and its stack is empty")


def test_other_requirements() -> None:
    t = Table(buildings="a").build(0, 9, "A-3").visit("A-3")
    assert why(t, "do deliver") == "your engine is on space 0 and cannot move back"
    t = Table(buildings="b").build(0, 9, "A-3").visit("A-3")
    assert why(t, "do upgrade-behind") == "you can upgrade no station behind your engine"
    t = Table(buildings="b").build(0, 6, "DROUGHT-B1")
    t.s.trail[t.space("C")] = k.EMPTY
    assert why(t.visit("DROUGHT-B1"), "do copy") == (
        "no building is adjacent that is not in this chain of copies already"
    )
    t = Table().display(None, None, None, None).objective_stack().visit("C")
    assert why(t, "do objective") == "no objective card is left"
    t = Table().at(0, "G").offer("ride 3")
    assert why(t, "do ride 3") == "no location lies ahead before Kansas City"
    t = Table().draw_stack(0).discard_pile(0).offer("draw 3")
    assert why(t, "do draw 3") == "no card is left to draw"


# Auxiliary actions --------------------------------------------------------------------------------


def test_auxiliary_actions_have_to_be_unlocked() -> None:
    t = Table().money(0, 5).visit("A")
    assert why(t, "auxiliary engine single") == (
        "not unlocked: your auxiliary disc for the engine is still on the player board"
    )
    assert allowed(t.discs(0, aux_engine=1), "auxiliary engine single")
    t.frames(0, (k.AUXILIARY, 1))
    assert why(t, "auxiliary engine double") == (
        "doubling is not unlocked: one auxiliary disc for the engine is still on the player board"
    )
    assert why(t, "auxiliary money double") == (
        "doubling is not unlocked: one auxiliary disc for money is still on the player board"
    )
    assert allowed(t.discs(0, aux_engine=0), "auxiliary engine double")
    assert why(t.money(0, 1), "auxiliary engine double") == "not enough: $2, you have $1"


def test_where_auxiliary_actions_are_single_or_not_at_all() -> None:
    t = Table().discs(0, aux_money=0).hand(0, "white").visit("A")
    assert why(t, "auxiliary money double") == ("only a single auxiliary action is possible here")
    t.frames(0, (k.AUXILIARY, 0))
    assert why(t, "auxiliary money double") == "only a single auxiliary action is possible here"
    t.visit("A").play("do discard white => money 2")
    assert why(t, "auxiliary money single") == (
        "an auxiliary action is taken instead of local actions, and you have used one"
    )
    t = Table(buildings="b").build(0, 6, "A-1").visit("A-1").play("do copy", "copy A")
    assert why(t, "auxiliary money single") == (
        "while copying you use the copied building’s actions only"
    )


# Cards --------------------------------------------------------------------------------------------


def test_discarding() -> None:
    t = Table().hand(0, "gray", "green", "white").frames(0, (k.DISCARD, 2, 0))
    assert why(t, "discard red") == "you do not hold a Longhorn (red)"
    assert allowed(t, "discard white")
    t.play("discard green")
    assert allowed(t, "discard gray")


def test_paying_with_a_card() -> None:
    sets = Table().tables.set_names
    t = Table().hand(0, "gray", "red", "OD1")
    t.frames(0, (RUN, 0, 3), (k.PAY_CARD, sets.index("value-3"), -1))
    assert allowed(t, "discard red")
    assert why(t, "discard gray") == ("the action asks for a cattle card of value 3")
    assert why(t, "discard blue") == "you do not hold a Corriente (blue)"
    assert why(t, "discard OD1") == ("the action asks for a cattle card of value 3")


def test_paying_with_a_pair() -> None:
    t = Table().hand(0, "gray", "brown-3vp", "brown-5vp", "OD1").visit("F")
    t.play("do discard pair => money 4")
    assert why(t, "discard gray") == (
        "with a Criollo (gray) first, no second card of that type would follow"
    )
    assert allowed(t, "discard brown-5vp")
    assert why(t, "discard OD1") == "the action asks for two cattle cards of one type"
    assert why(t, "discard white") == "you do not hold a Galloway (white)"
    t.play("discard brown-3vp")
    assert why(t, "discard gray") == (
        "the second card must be of the same type as the Shorthorn (brown, 3 VP)"
    )
    assert why(t, "discard brown-4vp") == "you do not hold a Shorthorn (brown, 4 VP)"
    t.hand(0, "gray", "brown-3vp", "brown-5vp")
    t.s.stack[-3] = t.card("brown-5vp")
    assert allowed(t, "discard brown-3vp")


def test_removing() -> None:
    t = Table().hand(0, "gray", "green").frames(0, (k.REMOVE, 2, 0))
    assert why(t, "remove white") == "you do not hold a Galloway (white)"
    t.hand(0, "gray", "green", "green").play("remove green")
    assert allowed(t, "remove gray")


def test_playing_objective_cards() -> None:
    t = Table().hand(0, "OM1", "OD1")
    assert why(t, "play OT1") == "you do not hold an objective card (1 disc on New York)"
    t.frames(0, (k.ENTER_CITY,))
    assert allowed(t, "play OD1")
    assert allowed(t, "play OM1")
    t = Table(number=1).hand(0, "OM1", "OD1").frames(0, (k.ENTER_CITY,))
    assert (
        why(t, "play OM1")
        == "the move of the objective card (2 buildings, 2 hazards) has no use in Kansas City"
    )


def test_exchange_tokens_and_drawing() -> None:
    t = Table().tokens(0, 0).draw_stack(0, "gray").discard_pile(0)
    assert why(t, "exchange 1") == "you have no exchange token"
    t.tokens(0, 1)
    assert allowed(t, "exchange 1")
    assert why(t, "exchange 2") == "cards are drawn one by one"
    t.frames(0, (k.DRAW, 3, 1))
    assert allowed(t, "done")
    assert allowed(t, "draw 1")
    assert why(t, "draw 2") == "cards are drawn one by one"
    t.draw_stack(0)
    assert why(t, "draw 1") == "no card is left to draw"
    assert why(t, "exchange 1") == "no card is left to draw"
    # By the rules of number 1 the number is announced.
    t = Table(number=1).tokens(0, 1).draw_stack(0, "gray").discard_pile(0)
    assert why(t, "exchange 2") == "only 1 card can be drawn"
    t.frames(0, (k.DRAW, 3))
    assert why(t, "draw 2") == "only 1 card can be drawn"
    assert why(t, "draw 4") == "3 cards at most, not 4"
    assert why(t, "done").startswith("this is the action itself and cannot be declined")


def test_tokens_in_another_turn() -> None:
    t = Table().tokens(1, 0).draw_stack(1, "gray").discard_pile(1)
    assert why(t, "seat 2 exchanges") == "you have no exchange token"
    t.tokens(1, 1)
    assert reason_against(t.s, t.tables.codec.parse("seat 2 exchanges")) is None
    t.draw_stack(1)
    assert why(t, "seat 2 exchanges") == "no card is left to draw"
    assert why(t, "seat 1 exchanges") == (
        "that seat is deciding: it uses its exchange token directly"
    )
    assert why(t, "seat 3 exchanges") == "nobody can use an exchange token there"
    t = Table(number=1).tokens(1, 1)
    assert why(t, "seat 2 exchanges") == "nobody can use an exchange token there"


def test_holding_the_hand() -> None:
    t = Table().tokens(0, 0).draw_stack(0, "gray").discard_pile(0)
    t.frames(0, (k.KANSAS_CITY, 5, 0), (k.INCOME,))
    assert why(t, "hold hand") == "you have no exchange token"
    t.tokens(0, 1)
    assert allowed(t, "hold hand")
    t.draw_stack(0)
    assert why(t, "hold hand") == "no card is left to draw"
    t.draw_stack(0, "gray").play("hold hand")
    assert why(t, "hold hand") == "the hand is not held now"


def test_copying_nothing() -> None:
    t = Table(buildings="b").build(0, 6, "A-1").visit("A-1").play("do copy")
    assert allowed(t, "decline")
    t = Table(number=1, buildings="b").build(0, 6, "A-1").visit("A-1").play("do copy")
    assert why(t, "decline").startswith("this is the action itself and cannot be declined")


def test_a_disc_that_leaves_too_little_for_the_transport() -> None:
    t = Table().no_discs(0, hand=1).money(0, 5).stations(0, "S1").subphase_5(4)
    assert why(t, "deliver to st-louis") == (
        "after the disc you could not pay the transport to St. Louis: $1"
    )


def test_gaining_objective_cards() -> None:
    t = Table().display("OD1", None, None, None).objective_stack().frames(0, (k.OBJECTIVE, 0, 0))
    assert allowed(t, "objective OD1")
    assert why(t, "objective OD2") == (
        "the objective card (1 building, 1 green outlaw, 1 orange outlaw) is not in the display"
    )
    assert why(t, "objective from stack") == "the objective stack is empty"


def test_raising() -> None:
    t = Table(simmental=True).hand(0, "calf")
    t.frames(0, (k.KANSAS_CITY, 6, 5), (k.SIMMENTAL, t.card("calf"), 0))
    assert allowed(t, "raise calf")
    assert why(t, "raise heifer") == "now it is about the Simmental Calf (orange)"
    t.hand(0)
    assert why(t, "raise calf") == "you do not hold a Simmental Calf (orange)"
    t.hand(0, "calf")
    t.s.beside = t.pile("cow")
    assert why(t, "raise calf") == "no Simmental Heifer (orange) is left"
    t.hand(0, "heifer").frames(0, (k.KANSAS_CITY, 7, 5), (k.SIMMENTAL, t.card("heifer"), 1))
    assert why(t, "raise heifer") == (
        "the Simmental Heifer (orange) has just risen and does not rise again in this delivery"
    )


# Done and decline ---------------------------------------------------------------------------------


def test_a_purchase_cannot_end_before_it_begins() -> None:
    t = Table().money(0, 9).market("red").stock("blue", "blue").frames(0, (k.BUY, 2))
    assert why(t, "done") == "first buy something or add cards to the market"
    assert allowed(t.play("buy red with 1"), "done")


def test_what_cannot_be_declined() -> None:
    t = Table().frames(0, (k.ENGINE, 2, 0))
    assert why(t, "decline") == (
        f"this is the action itself and cannot be declined: {t.game.prompt}"
    )
    t.frames(0, (k.OBJECTIVE, 0, 0))
    assert why(t, "decline") == (
        f"this is the action itself and cannot be declined: {t.game.prompt}"
    )
    t.hand(0, "gray").frames(0, (RUN, 0, 3), (k.PAY_CARD, t.tables.set_names.index("cattle"), -1))
    assert why(t, "decline") == f"the card is in your hand: {t.game.prompt}"
    t.hand(0, "OD1")
    assert allowed(t, "decline")


# Markets ------------------------------------------------------------------------------------------


def test_hiring() -> None:
    t = Table().money(0, 6).jobs("ce", "cb", "e").frames(0, (k.HIRE, 0))
    assert allowed(t, "hire cowboy row 1")
    assert why(t, "hire engineer row 3") == (
        "row 3 is not above the job market token, only rows 1 to 2 are"
    )
    assert why(t, "hire builder row 1") == "there is no builder in row 1"
    t.workers(0, cowboy=6)
    assert why(t, "hire cowboy row 2") == "your row of cowboys is full (6)"
    t.money(0, 5)
    assert why(t, "hire engineer row 1") == "not enough: $6, you have $5"
    t.frames(0, (k.HIRE, -1))
    assert allowed(t, "hire engineer row 1")


def test_hiring_craftsmen() -> None:
    t = Table("first-edition").money(0, 6).jobs("bb", "c").workers(0, builder=6)
    t.frames(0, (k.HIRE, 0))
    assert why(t, "hire builder row 1") == "your row of craftsmen is full (6)"
    assert why(t, "hire cowboy row 1") == "there is no cowboy in row 1"
    assert why(t, "hire cowboy row 2") == "row 2 is not above the job market token, only row 1 is"


def test_buying() -> None:
    t = Table().money(0, 4).market("red", "blue", "brown-3vp").frames(0, (k.BUY, 3))
    assert allowed(t, "buy red with 2")
    assert why(t, "buy red with 1") == "not enough: $6, you have $4"
    assert why(t, "buy yellow with 2") == "there is no Black Angus (yellow) in the cattle market"
    t.money(0, 20)
    assert why(t, "buy red red with 3") == "there is only 1 Longhorn (red) in the cattle market"
    assert why(t, "buy purple-5vp with 4") == "4 cowboys needed, you have 3"
    assert why(t, "buy calf with 1") == "this game is played without Simmental Calves (orange)"
    t.play("buy blue with 1")
    assert allowed(t, "buy red with 1")
    assert why(t, "buy red blue with 3") == "3 cowboys needed, you have 2"


def test_adding_cards_to_the_market() -> None:
    t = Table().money(0, 20).market("red").stock().frames(0, (k.BUY, 1))
    assert why(t, "reveal cattle") == "the market stack is empty"
    assert allowed(t.stock("blue"), "reveal cattle")
    t.frames(0, (k.BUY, 0))
    assert why(t, "reveal cattle") == "1 cowboy needed, you have 0"


def test_foresights() -> None:
    t = (
        Table()
        .foresights(("green-outlaw", None), ("cowboy", "builder"))
        .frames(0, (k.FORESIGHT, 1))
    )
    assert allowed(t, "foresight cowboy")
    assert why(t, "foresight engineer") == "there is no engineer in column 2"
    assert why(t, "foresight green-outlaw") == "there is no green outlaw in column 2"
    t.s.ender = 1
    t.foresights(("green-outlaw", None), ("cowboy", "builder"), ("cowboy", "orange-outlaw"))
    t.frames(0, (k.FORESIGHT, 2))
    assert allowed(t, "foresight orange-outlaw")
    assert why(t, "foresight cowboy") == "the job market is full: no worker can be chosen any more"


def test_certificates_to_keep() -> None:
    t = Table().certificates(0, 2).frames(0, (k.INCOME,))
    assert allowed(t, "keep 2 certificates")
    assert why(t, "keep 3 certificates") == "you have 2 certificates only"


# Buildings, hazards, outlaws ----------------------------------------------------------------------


def test_building() -> None:
    t = Table(buildings="a").money(0, 6).workers(0, builder=3)
    t.build(0, 4, "A-1").build(1, 2, "A-2").frames(0, (k.BUILD, 2))
    assert allowed(t, "build 5 on A-3")
    assert why(t, "build 4 on A-3") == "your 4a stands already, on A-1"
    assert why(t, "build 1 on A-2") == "A-2 is taken by Ben’s 2a"
    assert why(t, "build 1 on A-1") == (
        "only a building of more than 2 builders can replace your 4a; 1a has 1"
    )
    assert why(t, "build 6 on A-3") == "4 builders needed, you have 3"
    assert why(t, "build 7 on A-3") == "5 builders needed, you have 3"
    t.money(0, 5)
    assert why(t, "build 5 on A-3") == "not enough: $6, you have $5"
    assert allowed(t, "build 5 on A-1")
    t.play("build 5 on A-1")
    t.frames(0, (k.BUILD, 2))
    assert why(t, "build 4 on A-3") == "your 4a was replaced and has left the game"


def test_copying() -> None:
    t = Table(buildings="b").build(0, 6, "A-1").build(1, 6, "A-2").build(1, 3, "A-3")
    t.visit("A-1").play("do copy")
    assert why(t, "copy B") == "B is not adjacent to A-1"
    t.play("copy A-2", "do copy")
    assert t.legal("copy") == ["copy A-3"]
    assert allowed(t, "copy A-3")
    assert why(t, "copy A-1") == "A-1 is part of this chain of copies already"
    t = Table(buildings="b").build(0, 6, "A-1").visit("A-1").play("do copy")
    assert t.legal("copy") == ["copy A"]
    assert why(t, "copy A-2") == "no building stands on A-2"


def test_hazards() -> None:
    t = Table().tile("FLOOD-1", "flood-4-green").frames(0, (k.REMOVE_HAZARD, 0))
    assert allowed(t, "hazard FLOOD-1")
    assert why(t, "hazard FLOOD-2") == "no hazard lies on flood space 2"


def test_outlaws() -> None:
    t = Table().tile("OUTLAW-5", "green-outlaw").frames(0, (k.TAKE_OUTLAW,))
    assert allowed(t, "outlaw OUTLAW-5")
    assert why(t, "outlaw OUTLAW-1") == "no outlaw is on outlaw space 1"
    t = Table("first-edition").money(0, 2).tile("OUTLAW-1", "green-outlaw")
    t.tile("OUTLAW-4", "green-outlaw").frames(0, (k.TAKE_OUTLAW,))
    assert why(t, "outlaw OUTLAW-1") == "not enough: $3, you have $2"
    assert why(t, "outlaw OUTLAW-2") == "no teepee is on teepee space 2"


# Railroad -----------------------------------------------------------------------------------------


def test_the_engine_forward() -> None:
    t = Table().engine(0, "3").engine(1, "5").frames(0, (k.ENGINE, 2, 0))
    assert t.legal("engine") == ["engine to 4", "engine to 6", "engine to T4"]
    assert why(t, "engine to 5") == "Ben’s engine stands there"
    assert why(t, "engine to 7") == "too far: 3 spaces, and 2 at most"
    assert why(t, "engine to 2") == "it lies behind your engine on space 3, which moves forward"
    assert why(t, "engine to 3") == "your engine stands there"


def test_the_engine_back() -> None:
    t = Table().engine(0, "5").frames(0, (k.ENGINE_BACK, 1))
    assert why(t, "engine to 3") == "1 space back leads to space 4 or the turnout of station 1"
    assert why(t, "engine to 6") == "it lies ahead of your engine on space 5, which moves back"
    t.frames(0, (k.ENGINE_BACK, 2))
    assert why(t, "engine to T4") == "2 spaces back lead to space 3 or space 4"
    t.engine(0, "39").engine(1, "12").frames(0, (k.CAME_BACK,), (k.ENGINE_RETURN,))
    assert why(t, "engine to 12") == "Ben’s engine stands there"
    assert why(t, "engine to 39") == "your engine stands there"
    t.engine(0, "T10").frames(0, (k.ENGINE_DELIVER,))
    assert allowed(t, "engine to 10")
    assert why(t, "engine to 11") == (
        "it lies ahead of your engine on the turnout of station 3, which moves back"
    )


def test_upgrading() -> None:
    t = Table().money(0, 9).engine(0, "T10").frames(0, (k.UPGRADE, 2))
    assert why(t, "upgrade S2") == "your engine stands at station 3"
    t.stations(0, "S1").frames(0, (k.UPGRADE_BEHIND,))
    assert allowed(t, "upgrade S2")
    assert why(t, "upgrade S1") == "you have upgraded station 1 already"
    assert why(t, "upgrade S3") == "station 3 is not behind your engine"
    assert why(t, "upgrade S10") == "station 10 is not behind your engine"
    t.money(0, 3).engine(0, "12")
    assert why(t, "upgrade S3") == "not enough: $4, you have $3"
    t.money(0, 30).stations(0)
    t.p(0).discs = [0] * len(t.tables.discs)
    assert why(t, "upgrade S1") == "you have no disc for station 1"


def test_station_masters() -> None:
    t = Table().workers(0, builder=2).station_master("S1", "SM1").frames(0, (k.MASTER, 0))
    assert allowed(t, "appoint builder")
    assert why(t, "appoint cowboy") == (
        "you have hired no cowboy; the printed one cannot be given away"
    )


# Discs and deliveries -----------------------------------------------------------------------------


def test_discs() -> None:
    t = Table().money(0, 6).frames(0, (k.DISC, 4, 0))
    assert why(t, "disc hand") == (
        "Peoria has white corners: a disc with dark corners fits there"
        " only when you have none with white corners left"
    )
    t.discs(0, aux_money=0).frames(0, (k.DISC, 5, 2))
    assert why(t, "disc aux-money") == "no auxiliary disc for money is left on your player board"
    assert why(t, "disc hand") == "it would leave you $1, and the transport costs $2"
    assert allowed(t, "disc aux-draw")
    t.money(0, 4)
    assert why(t, "disc hand") == "not enough: $5, you have $4"
    t.money(0, 1)
    assert why(t, "disc aux-draw") == "it would leave you $1, and the transport costs $2"
    assert allowed(t, "disc step-left")


def test_discs_from_stations() -> None:
    t = Table().stations(0, "S1", "S2").frames(0, (k.DISC, 5, 0))
    assert why(t, "disc from S1") == "a disc of your player board fits and must be used"
    t.p(0).discs = [0] * len(t.tables.discs)
    assert allowed(t, "disc from S1")
    assert why(t, "disc from S3") == "you have no disc at station 3"
    t.frames(0, (k.DISC, k.STATION_TARGET, 0))
    assert allowed(t, "disc from S2")
    assert why(t, "disc from S1") == "the disc must come from another station"


def test_deliveries() -> None:
    t = Table().money(0, 0).cities(0, fulton=1, kansas_city=1).discs(0, step_left=0)
    t.frames(0, (k.CITY, 4, 1))
    assert allowed(t, "deliver to kansas-city")
    assert why(t, "deliver to fulton") == "your disc lies on Fulton already"
    assert (
        why(t, "deliver to bloomington") == "Bloomington asks for a value of 6, your delivery has 4"
    )
    assert why(t, "deliver to st-louis") == "transport to St. Louis costs $1, you have $0"
    t.frames(0, (k.CITY, 4, 0))
    assert allowed(t, "deliver to st-louis")
    t = Table("first-edition").frames(0, (k.CITY, 4, 1))
    assert why(t, "deliver to bloomington") == (
        "Colorado Springs asks for a value of 6, your delivery has 4"
    )


# Facts --------------------------------------------------------------------------------------------


def test_figures_of_what_is_lacking() -> None:
    t = Table().money(0, 5).jobs("ce", "cb", "e").frames(0, (k.HIRE, 0))
    assert reason(t, "hire engineer row 1") == say("no-money", needed=6, there=5)
    t = Table().money(0, 20).market("purple-5vp").frames(0, (k.BUY, 3))
    cowboy = Name("worker", "cowboy")
    assert reason(t, "buy purple-5vp with 4") == say("no-workers", worker=cowboy, needed=4, there=3)
    t = Table().at(0, "A")
    assert reason(t, "move to F") == say("no-steps", steps=4, limit=3)


def test_of_several_reasons_the_nearest_is_told() -> None:
    """An action nobody can use is refused with the least that is missing: the cheapest worker, the
    smallest building."""
    t = Table(buildings="a").money(0, 3).jobs("cb", "ee").visit("A")
    assert reason(t, "do hire 0") == say("no-money", needed=6, there=3)
    t.money(0, 50).visit("B")
    t.p(0).shed = 1 << 9 | 1 << 10
    builder = Name("worker", "builder")
    assert reason(t, "do build 2") == say("no-workers", worker=builder, needed=7, there=1)


def test_who_and_where_are_facts() -> None:
    t = Table().engine(0, "3").engine(1, "5").frames(0, (k.ENGINE, 2, 0))
    assert reason(t, "engine to 5") == say("no-engine-room", owner=Seat(1), whose="other")
    t = Table().build(1, 1, "A-1").visit("A-1")
    told = reason(t, "do money 2 per woods")
    assert told.id == "no-owner"
    assert told.args["place"] == Name("space", "A-1")
    assert told.args["owner"] == Seat(1)
