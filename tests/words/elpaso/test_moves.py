"""Moves of El Paso in words, as they would work out now."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.elpaso.table import Table
from trailboss.elpaso import constants as k


def explain(t: Table, move: str) -> str:
    """A move in words; it must be legal."""
    assert move in t.legal()
    return t.game.explain(move)


def german(t: Table, move: str) -> str:
    t.game._legal = None
    return next(legal.text("de") for legal in t.game.legal if str(legal) == move)


# The herder ---------------------------------------------------------------------------------------


def test_placing() -> None:
    t = Table().first_turn()
    assert explain(t, "place herder on B") == "Place your herder on building B"
    t.neutral("B", "F")
    assert explain(t, "place herder on B") == "Place your herder on building F"
    assert german(t, "place herder on B") == "Deinen Viehtreiber auf Gebäude F setzen"


def test_moves_say_how_far_and_where() -> None:
    t = Table().at(0, "B").build(0, 2, "S4").build(1, 4, "S3")
    assert explain(t, "move to C") == "Move 1 step to building C"
    assert explain(t, "move to S3") == (
        "Move 1 step to Seat 2’s 4a (S3), where you only have an auxiliary action"
    )
    assert explain(t, "move to S4") == "Move 2 steps to your 2a (S4)"
    assert explain(t, "move to D") == "Move 3 steps to building D"
    assert german(t, "move to S4") == "2 Schritte zu deinem Gebäude 2a (S4)"


def test_the_building_of_the_solo_opponent() -> None:
    t = Table(players=1).at(0, "B").build(1, 2, "S4")
    assert explain(t, "move to S4").startswith("Move 2 steps to Sue’s 2a (S4), ")


def test_the_shorter_branch_counts() -> None:
    t = Table().at(0, "F").build(1, 2, "S7")
    assert explain(t, "move to G") == "Move 1 step to building G"
    t.build(0, 2, "S6")
    assert explain(t, "move to G") == "Move 2 steps to building G"


def test_arriving_in_el_paso() -> None:
    t = Table().at(0, "G").hand(0, "galloway", "galloway", "corriente")
    t.taken(0, "permanent").certificates(0, 1)
    assert explain(t, "move to EL-PASO") == (
        "Move 1 step to El Paso: gain $5, deliver 6 (with certificates up to 7)"
    )
    assert german(t, "move to EL-PASO") == (
        "1 Schritt nach El Paso: $5 erhalten, 6 liefern (mit Zertifikaten bis 7)"
    )


def test_the_clock_in_el_paso() -> None:
    t = Table().at(0, "G").simmental(1)
    assert explain(t, "move to EL-PASO").endswith(", take the last Simmental")
    t.simmental(0)
    assert explain(t, "move to EL-PASO").endswith(
        ", claim the Simmental space for 2 VP: the last turns begin"
    )
    t.claimed(1)
    assert explain(t, "move to EL-PASO").endswith(" up to 0)")


# Actions ------------------------------------------------------------------------------------------


def test_printed_actions_with_what_they_come_to() -> None:
    t = Table().certificates(0, 3).visit("C")
    assert explain(t, "do money 2") == "Gain $2"
    assert explain(t, "do certificate 1") == "Gain 1 certificate (you then have 4)"
    t.certificates(0, 4)
    assert explain(t, "do certificate 1") == "Gain 1 certificate (you stay at 4)"
    t.hand(0, "pineywoods").money(0, 3).visit("D")
    assert explain(t, "do discard pineywoods => money 2") == "Discard a Pineywoods for $2"
    assert explain(t, "do pay 1 => token 1") == "Pay $1 for 1 exchange token; you keep $2"
    assert german(t, "do discard pineywoods => money 2") == "Ein Pineywoods abwerfen, dafür $2"


def test_train_card_actions() -> None:
    t = Table().train_visit(4)
    assert explain(t, "do money 3") == "Gain $3"
    assert explain(t, "do objective") == "Take an objective tile"
    assert explain(t, "done") == "Finish train card 4"


def test_auxiliary_actions() -> None:
    t = Table().draw_pile(0, "criollo").build(1, 1, "S1").visit("S1")
    assert explain(t, "auxiliary money") == "Auxiliary action: gain $1"
    assert explain(t, "auxiliary exchange") == "Auxiliary action: draw 1 card, then discard 1"
    assert t.game.explain("auxiliary certificate") == (
        "Auxiliary action: gain 1 certificate (you then have 1)"
    )
    t.discs(0).hand(0, "criollo")
    assert explain(t, "auxiliary money") == "Auxiliary action: gain $3"
    assert explain(t, "auxiliary exchange") == (
        "Auxiliary action: draw 1 card, then discard 1, up to 2 times"
    )
    assert explain(t, "auxiliary remove") == (
        "Auxiliary action: remove any cattle card in hand from the game"
    )


@rule("EP-AC-02")
def test_an_auxiliary_action_says_what_it_closes() -> None:
    instead = "Auxiliary action instead of the tile’s actions: gain $1"
    warned = (
        "Auxiliary action instead of all the tile’s actions"
        " (its own auxiliary action would leave the others open): gain $1"
    )
    t = Table().build(0, 3, "S1").build(0, 4, "S4").build(1, 4, "S5")
    found = {space: explain(t.visit(space), "auxiliary money") for space in ("B", "S1", "S5")}
    assert found == {"B": instead, "S1": instead, "S5": "Auxiliary action: gain $1"}
    for space in ("F", "G", "S4"):
        assert explain(t.visit(space), "auxiliary money") == warned
        # The printed one closes nothing.
        t.play(*[f"do {text}" for text in t.printed if text.startswith("auxiliary")])
        assert explain(t, "auxiliary money") == "Auxiliary action: gain $1"


def test_ends() -> None:
    t = Table().visit("B")
    assert explain(t, "done") == "End the action phase"
    t.build(0, 6, "S1").visit("S1").play("do move 3", "move to B")
    assert explain(t, "done") == "Do no more there"
    assert explain(t.play("done"), "done") == "End the action phase"
    t.frames(0, (k.LAST_CALL,))
    assert explain(t, "done") == "End your last turn"
    t.frames(0, (k.AUXILIARY, 1, 1))
    assert explain(t, "done") == "Take no other auxiliary action"


def test_declining() -> None:
    t = Table().hand(0, "criollo")
    cattle = t.tables.all_cattle
    hire = t.tables.programs.index("hire 0")
    asked = {
        (k.REMOVE, cattle): "Remove no card",
        (k.AGAIN, 1): "Do not exchange again",
        (k.OFFER, hire): "Decline",
    }
    for frame, words in asked.items():
        assert explain(t.frames(0, frame), "decline") == words


def test_what_lapses() -> None:
    t = Table().discs(0, "aux-remove").money(0, 2)
    five = t.tables.set_names.index("value-5")
    asked = {
        (k.PAY_CARD, five, 0): "The card asked for is gone: the action lapses",
        (k.DISC, 0): "No disc for this post can be paid: choose another one",
        (k.POST, 20): "No post is open to a disc any more: place none",
        (k.BUY,): "What it needs is gone: the action lapses",
        (k.BUILD,): "What it needs is gone: the action lapses",
        (k.TRAIN,): "What it needs is gone: the action lapses",
        (k.HIRE, 5): "What it needs is gone: the action lapses",
    }
    for frame, words in asked.items():
        assert explain(t.frames(0, frame), "decline") == words


# Tokens and worker bonuses ------------------------------------------------------------------------


def test_tokens_and_exchanges() -> None:
    t = Table().tokens(0, 2).draw_pile(0, "criollo")
    assert explain(t, "exchange token") == (
        "Use an exchange token: draw 1 card, then discard 1; 1 token left"
    )
    t.tokens(0, 1)
    assert explain(t, "exchange token").endswith("; no token left")
    t.frames(0, (k.AGAIN, 1))
    assert explain(t, "exchange again") == "Draw 1 card and discard 1 again"


def test_worker_bonuses() -> None:
    t = Table().workers(0, cowboy=1, builder=1, engineer=1, joker=1).money(0, 5)
    assert explain(t, "bonus cowboy") == "Discard a cowboy for 1 more step (up to 4)"
    assert explain(t, "bonus builder") == (
        "Discard a builder: pay $2 for 1 certificate (you then have 1); you keep $3"
    )
    assert explain(t, "bonus engineer") == "Discard an engineer: gain $1"
    assert explain(t, "bonus joker") == "Discard a joker: gain $2"
    t.visit("B")
    assert t.game.explain("bonus cowboy") == "Discard a cowboy for 1 more step"


# What is paid with workers ------------------------------------------------------------------------


def test_hiring() -> None:
    t = Table().money(0, 9).frames(0, (k.HIRE, 5))
    assert explain(t, "hire engineer") == "Hire an engineer for $5; you keep $4"
    assert explain(t, "hire joker") == "Hire a joker for $9; you keep $0"
    assert german(t, "hire engineer") == "Einen Ingenieur für $5 einstellen; es bleiben $4"
    t.frames(0, (k.HIRE, 0))
    assert explain(t, "hire cowboy") == "Hire a cowboy free of charge"
    assert explain(t, "hire joker") == "Hire a joker for $4; you keep $5"
    assert t.visit("B").game.explain("hire cowboy") == "Hire a cowboy"


def test_buying() -> None:
    t = Table().money(0, 10).workers(0, cowboy=3).frames(0, (k.BUY,))
    assert explain(t, "buy shorthorn") == (
        "Buy a Shorthorn (breeding value 4, 4 VP) for 3 cowboys and $6; you keep $4"
    )
    assert german(t, "buy shorthorn") == (
        "Ein Shorthorn (Zuchtwert 4, 4 SP) für 3 Cowboys und $6 kaufen; es bleiben $4"
    )
    assert t.game.explain("buy hereford") == (
        "Buy a Hereford (breeding value 5, 8 VP) for 4 cowboys and $8"
    )


def test_jokers_that_must_and_that_may_stand_in() -> None:
    t = Table().money(0, 10).workers(0, cowboy=1, joker=2).frames(0, (k.BUY,))
    assert explain(t, "buy black-angus").endswith(" for 1 cowboy or joker and $2; you keep $8")
    assert explain(t, "buy corriente").endswith(" for 2 cowboys or jokers and $4; you keep $6")
    assert explain(t, "buy shorthorn").endswith(" for 1 cowboy, 2 jokers and $6; you keep $4")
    t.workers(0, joker=1)
    assert explain(t, "buy black-angus").endswith(" for 1 joker and $2; you keep $8")


def test_train_cards() -> None:
    t = Table().money(0, 8).workers(0, engineer=3).frames(0, (k.TRAIN,))
    assert explain(t, "train 2") == (
        "Use train card 2 (take a bonus tile) for 2 engineers and $4; you keep $4"
    )
    assert explain(t, "train 3") == (
        "Use train card 3 (gain $3; take a bonus tile; remove any cattle card in hand from the"
        " game) for 3 engineers and $6; you keep $2"
    )
    t = Table(trains="star").money(0, 8).workers(0, engineer=1).frames(0, (k.TRAIN,))
    assert explain(t, "train 1") == (
        "Use train card 1 (gain 2 certificates; gain 1 exchange token) for 1 engineer and $2;"
        " you keep $6"
    )


def test_building() -> None:
    t = Table().money(0, 10).workers(0, builder=4).frames(0, (k.BUILD,))
    assert explain(t, "build 4 on S9") == (
        "Place 4a on S9 (7 VP) for 4 builders and $8; you keep $2"
    )
    assert explain(t, "build 2 on S1") == (
        "Place 2a on S1 (2 VP) for 2 builders and $7, of it $3 for the space; you keep $3"
    )
    assert t.game.explain("build 5 on S1") == (
        "Place 5a on S1 (11 VP) for 5 builders and $13, of it $3 for the space"
    )
    assert german(t, "build 2 on S1") == (
        "Gebäude 2a (2 SP) auf S1 für 2 Baumeister und $7 bauen, davon $3 für den Bauplatz;"
        " es bleiben $3"
    )


def test_the_side_in_play_is_named() -> None:
    t = Table(buildings="aaabaa").workers(0, builder=6).money(0, 30).visit("E").play("do build")
    assert explain(t, "build 4 on S9").startswith("Place 4b on S9 (7 VP)")


def test_replacing() -> None:
    t = Table().money(0, 10).workers(0, builder=4).build(0, 2, "S1").build(1, 3, "S2")
    t.frames(0, (k.BUILD,))
    assert explain(t, "build 6 on S1") == (
        "Replace your 2a on S1 by 6a (15 VP) for 4 builders and $8; you keep $2"
    )
    assert german(t, "build 6 on S1") == (
        "Dein Gebäude 2a auf S1 durch 6a (15 SP) für 4 Baumeister und $8 ersetzen; es bleiben $2"
    )
    assert t.game.explain("build 1 on S1").startswith("Place 1a on S1 (1 VP)")


def test_spending_workers() -> None:
    t = Table().workers(0, builder=3, joker=3).frames(0, (k.PAY_WORKERS, k.BUILDER, 3))
    assert explain(t, "spend 0 jokers") == "Spend 3 builders and no joker"
    assert explain(t, "spend 2 jokers") == "Spend 1 builder and 2 jokers"
    assert explain(t, "spend 3 jokers") == "Spend 3 jokers"
    assert t.game.explain("spend 4 jokers") == "Spend 4 jokers"


# Tiles and cards ----------------------------------------------------------------------------------


def test_objectives_say_what_is_lacking() -> None:
    t = Table().objective_display("O1", "O11", "O19").frames(0, (k.TILE, k.TILE_OBJECTIVE))
    t.workers(0, cowboy=1, engineer=2).posts(0, 12, 16)
    assert explain(t, "objective O1") == (
        "Take the objective tile for 1 Corriente and 2 cowboys (3 VP):"
        " you lack 1 Corriente and 1 cowboy"
    )
    assert explain(t, "objective O19") == (
        "Take the objective tile for 2 engineers and 2 discs on posts of 14 or more (5 VP):"
        " you lack 1 disc on a post of 14 or more"
    )
    t.build(0, 1, "S1").build(0, 2, "S2")
    assert explain(t, "objective O11") == (
        "Take the objective tile for 2 buildings (4 VP): you have all of it, 4 VP more now"
    )
    assert german(t, "objective O1") == (
        "Das Auftragsplättchen für 1 Corriente und 2 Cowboys (3 SP) nehmen;"
        " noch nötig: 1 Corriente und 1 Cowboy"
    )


def test_objectives_that_need_the_same() -> None:
    t = Table().objective_display("O9", "O17", "O2").objectives(0, "O1")
    t.discard_pile(0, "corriente", "hereford", "shorthorn").workers(0, cowboy=2, engineer=2)
    t.frames(0, (k.TILE, k.TILE_OBJECTIVE))
    assert explain(t, "objective O9").endswith(": you have all of it, 1 VP more now")
    assert explain(t, "objective O17").endswith(": you have all of it, 2 VP more now")
    assert explain(t, "objective O2").endswith(
        ": you have all of it, but your other objectives need it too"
    )
    assert t.objectives_of(0) == {"O1": 1}  # nothing has been taken


def test_tiles() -> None:
    t = Table().bonus_display("duplicate", "plain", "money")
    t.bonus_stack("money", "tokens").objective_stack("O1")
    t.frames(0, (k.TILE, k.TILE_OBJECTIVE | k.TILE_BONUS))
    assert explain(t, "bonus tile duplicate") == (
        "Take the bonus tile: 1 further card of a breed counts in every delivery (2 VP)"
    )
    assert explain(t, "bonus tile plain") == "Take the bonus tile: nothing but points (5 VP)"
    assert explain(t, "bonus tile money") == "Take the bonus tile: gain $5 (3 VP)"
    assert explain(t, "bonus tile from stack") == "Take the top bonus tile of the stack (2 left)"
    assert explain(t, "objective from stack") == (
        "Take the top objective tile of the stack (1 left)"
    )


def test_cards() -> None:
    t = Table().hand(0, "criollo", "hereford").frames(0, (k.DISCARD,))
    assert explain(t, "discard criollo") == "Discard a Criollo"
    t.frames(0, (k.PAY_CARD, t.tables.all_cattle, 2))
    assert explain(t, "discard hereford") == "Discard a Hereford for $10"
    t.frames(0, (k.REMOVE, t.tables.all_cattle))
    assert explain(t, "remove criollo") == "Remove a Criollo from the game"


def test_a_move_that_serves_an_objective_says_so() -> None:
    t = Table().objectives(0, "O1", "O10").money(0, 10).workers(0, cowboy=2).frames(0, (k.BUY,))
    assert explain(t, "buy corriente").endswith(
        "; your objectives: 1 of 1 Corriente and 1 of 2 Corrientes"
    )
    t.frames(0, (k.HIRE, 5))
    assert explain(t, "hire builder").endswith("; your objective: 1 of 2 builders")
    assert german(t, "hire builder").endswith("; dein Auftrag: 1/2 Baumeister")


# El Paso ------------------------------------------------------------------------------------------


def test_keeping_certificates() -> None:
    t = Table().hand(0, "galloway", "corriente", "hereford").certificates(0, 2)
    t.taken(0, "permanent").posts(0, 9).frames(0, (k.KEEP,))
    assert explain(t, "keep 0 certificates") == (
        "Keep no certificate: deliver 13 (breeding value 10 + 2 certificates + 1 permanent),"
        " enough for post 12"
    )
    assert explain(t, "keep 2 certificates") == (
        "Keep 2 certificates: deliver 11 (breeding value 10 + 1 permanent), enough for post 10"
    )
    assert german(t, "keep 1 certificates") == (
        "1 Zertifikat behalten: 12 liefern (Zuchtwert 10 + 1 Zertifikat + 1 dauerhaftes),"
        " genug für Posten 12"
    )
    t.discs(0, "hand").money(0, 3)
    assert explain(t, "keep 1 certificates").endswith(", no post is open to a disc")
    t.certificates(0, 0).taken(0).hand(0, "hereford", "corriente", "criollo")
    assert explain(t, "keep 0 certificates") == (
        "Show your hand: deliver 9 (breeding value 9), enough for post 7"
    )


def test_posts() -> None:
    t = Table().certificates(0, 1).frames(0, (k.POST, 20))
    assert explain(t, "deliver to 0") == "Place a disc on post 0: gain $1"
    assert explain(t, "deliver to 5") == (
        "Place a disc on post 5: gain 1 certificate (you then have 2)"
    )
    assert explain(t, "deliver to 7") == "Place a disc on post 7: you may take an objective tile"
    assert explain(t, "deliver to 9") == (
        "Place a disc on post 9: you may hire a worker free of charge (a joker for $4)"
    )
    assert explain(t, "deliver to 14") == "Place a disc on post 14, 7 VP"
    assert explain(t, "deliver to 16") == "Place a disc on post 16, 9 VP: gain 1 exchange token"


def test_discs() -> None:
    t = Table().money(0, 6).bonuses(0, "permanent").frames(0, (k.DISC, 4))
    assert explain(t, "disc aux-money") == (
        "Take the auxiliary disc for money: better auxiliary action (gain $3)"
    )
    assert explain(t, "disc aux-certificate") == (
        "Take the auxiliary disc for certificates: auxiliary action (gain 1 certificate)"
    )
    assert explain(t, "disc permanent") == (
        "Take the permanent certificate disc: gain $1, 1 permanent certificate from the next"
        " delivery on (then 2)"
    )
    assert explain(t, "disc hand") == (
        "Take the hand limit disc: pay $4, hand limit 5; you keep $2"
    )
    assert explain(t, "disc step") == "Take the step limit disc: gain $2, step limit 4"
    assert german(t, "disc hand") == (
        "Die Scheibe der Handgrenze nehmen: $4 zahlen, Handgrenze 5; es bleiben $2"
    )


# Moves that are not legal, and moves in brief -----------------------------------------------------


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("move to C", "Move your herder to building C"),
        ("spend 2 jokers", "Spend 2 jokers"),
        ("keep 2 certificates", "Keep 2 certificates"),
        ("disc hand", "Take the hand limit disc: pay $4, hand limit +1"),
        ("discard galloway", "Discard a Galloway"),
        ("deliver to 12", "Place a disc on post 12, 4 VP"),
        ("exchange token", "Use an exchange token: draw 1 card, then discard 1"),
    ],
)
def test_moves_at_another_question(move: str, words: str) -> None:
    t = Table().visit("B")
    assert move not in t.legal()
    assert t.game.explain(move) == words


def test_behind_the_herder() -> None:
    t = Table().at(0, "E")
    assert t.game.explain("move to D") == "Move your herder to building D"


def test_after_the_end_moves_are_notation() -> None:
    t = Table().stack(-1, (k.CLOSED,))
    assert t.game.explain("hire cowboy") == "hire cowboy"
