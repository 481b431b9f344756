"""Moves of El Paso in words, as they would work out now."""

from __future__ import annotations

import pytest

from tests.rules.elpaso.table import Table
from trailboss.elpaso import constants as k


def explain(t: Table, move: str) -> str:
    """A move in words; it must be legal."""
    assert move in t.legal()
    return t.game.explain(move)


# The herder ---------------------------------------------------------------------------------------


def test_placing() -> None:
    t = Table().first_turn()
    assert explain(t, "place herder on B") == "Place your herder on B (neutral building B)"
    t.neutral("B", "F")
    assert explain(t, "place herder on B") == "Place your herder on B (neutral building F)"


def test_moves_say_how_far_and_where() -> None:
    t = Table().at(0, "B").build(0, 2, "S4").build(1, 4, "S3")
    assert explain(t, "move to C") == "Move 1 step to C (neutral building C)"
    assert explain(t, "move to S3") == "Move 1 step to S3 (Seat 2's 4a): one auxiliary action only"
    assert explain(t, "move to S4") == "Move 2 steps to S4 (your 2a)"
    assert explain(t, "move to D") == "Move 3 steps to D (neutral building D)"


def test_the_shorter_branch_counts() -> None:
    t = Table().at(0, "F").build(1, 2, "S7")
    assert explain(t, "move to G") == "Move 1 step to G (neutral building G)"
    t.build(0, 2, "S6")
    assert explain(t, "move to G") == "Move 2 steps to G (neutral building G)"


def test_arriving_in_el_paso() -> None:
    t = Table().at(0, "G").hand(0, "galloway", "galloway", "corriente")
    assert explain(t, "move to EL-PASO") == "Move 1 step to El Paso: gain $5, deliver 5"
    t.taken(0, "permanent").certificates(0, 1)
    assert explain(t, "move to EL-PASO") == (
        "Move 1 step to El Paso: gain $5, deliver 6 + up to 1 certificate"
    )
    t.bonuses(0, "duplicate").certificates(0, 0)
    assert explain(t, "move to EL-PASO") == "Move 1 step to El Paso: gain $5, deliver 8"


def test_the_clock_in_el_paso() -> None:
    t = Table().at(0, "G").simmental(1)
    assert explain(t, "move to EL-PASO") == (
        "Move 1 step to El Paso: gain $5, deliver 0; you take the last Simmental"
    )
    t.simmental(0)
    assert explain(t, "move to EL-PASO") == (
        "Move 1 step to El Paso: gain $5, deliver 0;"
        " you claim the Simmental space and the last turns begin"
    )
    t.claimed(1)
    assert explain(t, "move to EL-PASO") == "Move 1 step to El Paso: gain $5, deliver 0"


# Actions ------------------------------------------------------------------------------------------


def test_printed_actions_with_what_they_come_to() -> None:
    t = Table().certificates(0, 3).visit("C")
    assert explain(t, "do money 2") == "Gain $2"
    assert explain(t, "do certificate 1") == "Gain 1 certificate (now certificates from 3 to 4)"
    t.certificates(0, 4)
    assert explain(t, "do certificate 1") == "Gain 1 certificate (now certificates stay at 4)"
    t.hand(0, "pineywoods").money(0, 3).visit("D")
    assert explain(t, "do discard pineywoods => money 2") == "Discard a Pineywoods and gain $2"
    assert explain(t, "do pay 1 => token 1") == "Pay $1 and gain 1 exchange token; $2 left"


def test_train_card_actions() -> None:
    t = Table().train_visit(4)
    assert explain(t, "do money 3") == "Gain $3"
    assert explain(t, "do objective") == "Take an objective tile"
    assert explain(t, "done") == "End train card 4"


def test_auxiliary_actions() -> None:
    t = Table().draw_pile(0, "criollo").visit("B")
    assert explain(t, "auxiliary money") == "Auxiliary action: gain $1"
    assert explain(t, "auxiliary exchange") == "Auxiliary action: draw 1 card, then discard 1"
    assert t.game.explain("auxiliary certificate") == (
        "Auxiliary action: gain 1 certificate (now certificates from 0 to 1)"
    )
    t.discs(0).hand(0, "criollo")
    assert explain(t, "auxiliary money") == "Auxiliary action: gain $3"
    assert explain(t, "auxiliary exchange") == (
        "Auxiliary action: draw 1 card, then discard 1, up to 2 times"
    )
    assert explain(t, "auxiliary certificate") == (
        "Auxiliary action: gain 1 certificate (now certificates from 0 to 1)"
    )
    assert explain(t, "auxiliary remove") == (
        "Auxiliary action: remove any cattle card of your hand from the game"
    )


def test_ends() -> None:
    t = Table().visit("B")
    assert explain(t, "done") == "End the action phase"
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
    assert explain(t, "exchange token").endswith("; 0 tokens left")
    t.frames(0, (k.AGAIN, 1))
    assert explain(t, "exchange again") == "Draw 1 card, then discard 1, again"


def test_worker_bonuses() -> None:
    t = Table().workers(0, cowboy=1, builder=1, engineer=1, joker=1).money(0, 5)
    assert explain(t, "bonus cowboy") == "Discard a cowboy: 1 more step, up to 4 steps in all"
    assert explain(t, "bonus builder") == (
        "Discard a builder: pay $2 and gain 1 certificate (now certificates from 0 to 1); $3 left"
    )
    assert explain(t, "bonus engineer") == "Discard an engineer: gain $1"
    assert explain(t, "bonus joker") == "Discard a joker: gain $2"
    t.visit("B")
    assert t.game.explain("bonus cowboy") == (
        "Discard a cowboy: 1 more step in the movement being made"
    )


# What is paid with workers ------------------------------------------------------------------------


def test_hiring() -> None:
    t = Table().money(0, 9).frames(0, (k.HIRE, 5))
    assert explain(t, "hire engineer") == "Hire an engineer for $5; $4 left"
    assert explain(t, "hire joker") == "Hire a joker for $9; $0 left"
    t.frames(0, (k.HIRE, 0))
    assert explain(t, "hire cowboy") == "Hire a cowboy free of charge"
    assert explain(t, "hire joker") == "Hire a joker for $4; $5 left"
    assert t.visit("B").game.explain("hire cowboy") == "Hire a cowboy"


def test_buying() -> None:
    t = Table().money(0, 10).workers(0, cowboy=3).frames(0, (k.BUY,))
    assert explain(t, "buy shorthorn") == (
        "Buy a Shorthorn (breeding value 4, 4 VP) for 3 cowboys and $6; $4 left"
    )
    assert explain(t, "buy black-angus") == (
        "Buy a Black Angus (breeding value 3, 2 VP) for 1 cowboy and $2; $8 left"
    )
    assert t.game.explain("buy hereford") == (
        "Buy a Hereford (breeding value 5, 8 VP) for 4 cowboys and $8; $2 left"
    )


def test_jokers_that_must_and_that_may_stand_in() -> None:
    t = Table().money(0, 10).workers(0, cowboy=1, joker=2).frames(0, (k.BUY,))
    assert explain(t, "buy black-angus").endswith(" for 1 cowboy or joker and $2; $8 left")
    assert explain(t, "buy corriente").endswith(" for 2 cowboys or jokers and $4; $6 left")
    assert explain(t, "buy shorthorn").endswith(" for 1 cowboy, 2 jokers and $6; $4 left")
    t.workers(0, joker=1)
    assert explain(t, "buy black-angus").endswith(" for 1 joker and $2; $8 left")


def test_train_cards() -> None:
    t = Table().money(0, 8).workers(0, engineer=3).frames(0, (k.TRAIN,))
    assert explain(t, "train 2") == (
        "Train card 2 for 2 engineers and $4; $4 left. Take a bonus tile"
    )
    assert explain(t, "train 3") == (
        "Train card 3 for 3 engineers and $6; $2 left. Gain $3. Take a bonus tile."
        " Remove any cattle card of your hand from the game"
    )
    t = Table(trains="star").money(0, 8).workers(0, engineer=1).frames(0, (k.TRAIN,))
    assert explain(t, "train 1") == (
        "Train card 1 for 1 engineer and $2; $6 left. Gain 2 certificates. Gain 1 exchange token"
    )


def test_building() -> None:
    t = Table().money(0, 10).workers(0, builder=4).frames(0, (k.BUILD,))
    assert explain(t, "build 4 on S9") == "Place 4a (7 VP) on S9 for 4 builders and $8; $2 left"
    assert explain(t, "build 2 on S1") == (
        "Place 2a (2 VP) on S1 for 2 builders and $7, of it $3 for the space; $3 left"
    )
    assert t.game.explain("build 5 on S1") == (
        "Place 5a (11 VP) on S1 for 5 builders and $13, of it $3 for the space"
    )


def test_replacing() -> None:
    t = Table().money(0, 10).workers(0, builder=4).build(0, 2, "S1").build(1, 3, "S2")
    t.frames(0, (k.BUILD,))
    assert explain(t, "build 6 on S1") == (
        "Replace your 2a on S1 by 6a (15 VP) for 4 builders and $8; $2 left"
    )
    assert t.game.explain("build 1 on S1") == "Place 1a (1 VP) on S1 for 1 builder and $5"
    assert t.game.explain("build 4 on S2") == "Place 4a (7 VP) on S2 for 4 builders and $9"


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
        "Take objective tile O1: 3 VP for 1 Corriente card and 2 cowboys;"
        " you lack 1 Corriente card and 1 cowboy"
    )
    assert explain(t, "objective O19") == (
        "Take objective tile O19: 5 VP for 2 engineers and 2 discs on posts of 14 or more;"
        " you lack 1 disc on a post of 14 or more"
    )
    t.build(0, 1, "S1").build(0, 2, "S2")
    assert explain(t, "objective O11") == (
        "Take objective tile O11: 4 VP for 2 buildings; you have all of it: now +4 VP"
    )


def test_objectives_that_need_the_same() -> None:
    t = Table().objective_display("O9", "O17", None).objectives(0, "O1")
    t.discard_pile(0, "corriente", "hereford", "shorthorn").workers(0, cowboy=2)
    t.frames(0, (k.TILE, k.TILE_OBJECTIVE))
    assert explain(t, "objective O9") == (
        "Take objective tile O9: 4 VP for 1 Corriente card and 1 Shorthorn card;"
        " you have all of it, but other objectives use it too: now +1 VP"
    )
    assert explain(t, "objective O17").endswith("other objectives use it too: now +2 VP")
    assert t.objectives_of(0) == {"O1": 1}  # nothing has been taken


def test_tiles() -> None:
    t = Table().bonus_display("duplicate", "plain", "money")
    t.bonus_stack("money", "tokens").objective_stack("O1")
    t.frames(0, (k.TILE, k.TILE_OBJECTIVE | k.TILE_BONUS))
    assert explain(t, "bonus tile duplicate") == (
        "Take bonus tile duplicate (2 VP): 1 further card of a breed counts in every delivery"
    )
    assert explain(t, "bonus tile plain") == "Take bonus tile plain (5 VP)"
    assert explain(t, "bonus tile money") == "Take bonus tile money (3 VP): gain $5"
    assert explain(t, "bonus tile from stack") == "Take the top bonus tile of the stack (2 there)"
    assert explain(t, "objective from stack") == (
        "Take the top objective tile of the stack (1 there)"
    )


def test_cards() -> None:
    t = Table().hand(0, "criollo", "hereford").frames(0, (k.DISCARD,))
    assert explain(t, "discard criollo") == "Discard a Criollo"
    t.frames(0, (k.PAY_CARD, t.tables.all_cattle, 2))
    assert explain(t, "discard hereford") == "Discard a Hereford and gain $10"
    t.frames(0, (k.REMOVE, t.tables.all_cattle))
    assert explain(t, "remove criollo") == "Remove a Criollo from the game"


# El Paso ------------------------------------------------------------------------------------------


def test_keeping_certificates() -> None:
    t = Table().hand(0, "galloway", "corriente", "hereford").certificates(0, 2)
    t.taken(0, "permanent").posts(0, 9).frames(0, (k.KEEP,))
    assert explain(t, "keep 0 certificates") == (
        "Keep 0 certificates: breeding value 10 + 2 certificates + 1 permanent certificate = 13,"
        " highest post 12"
    )
    assert explain(t, "keep 2 certificates") == (
        "Keep 2 certificates: breeding value 10 + 1 permanent certificate = 11, highest post 10"
    )
    t.discs(0, "hand").money(0, 3)
    assert explain(t, "keep 1 certificates").endswith(" = 12, no post is open to a disc")
    t.certificates(0, 0).taken(0).hand(0, "hereford", "corriente", "criollo")
    assert explain(t, "keep 0 certificates") == "Show your hand: breeding value 9, highest post 7"


def test_posts() -> None:
    t = Table().certificates(0, 1).frames(0, (k.POST, 20))
    assert explain(t, "deliver to 0") == "Place a disc on post 0: gain $1"
    assert explain(t, "deliver to 5") == (
        "Place a disc on post 5: gain 1 certificate (now certificates from 1 to 2)"
    )
    assert explain(t, "deliver to 7") == "Place a disc on post 7: you may take an objective tile"
    assert explain(t, "deliver to 9") == (
        "Place a disc on post 9: you may hire a worker free of charge (a joker for $4)"
    )
    assert explain(t, "deliver to 14") == "Place a disc on post 14: 7 VP"
    assert explain(t, "deliver to 16") == "Place a disc on post 16: gain 1 exchange token, 9 VP"


def test_discs() -> None:
    t = Table().money(0, 6).bonuses(0, "permanent").frames(0, (k.DISC, 4))
    assert explain(t, "disc aux-money") == (
        "Disc auxiliary gain money (light): better auxiliary action (gain $3)"
    )
    assert explain(t, "disc aux-certificate") == (
        "Disc auxiliary certificate (light): auxiliary action (gain 1 certificate)"
    )
    assert explain(t, "disc aux-remove") == (
        "Disc auxiliary remove a card (light): pay $3, auxiliary action"
        " (remove any cattle card of your hand from the game); $3 left"
    )
    assert explain(t, "disc permanent") == (
        "Disc permanent certificate (dark): gain $1,"
        " 2 permanent certificates from the next delivery on; $7 left"
    )
    assert explain(t, "disc hand") == "Disc hand limit (dark): pay $4, hand limit 5; $2 left"
    assert explain(t, "disc step") == "Disc step limit (dark): gain $2, step limit 4; $8 left"


# Moves that are not legal -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("move to C", "Move your herder to C (neutral building C)"),
        ("spend 2 jokers", "Spend 2 jokers"),
        ("keep 2 certificates", "Keep 2 certificates"),
        ("disc hand", "Disc hand limit (dark): pay $4, hand limit +1"),
        ("discard galloway", "Discard a Galloway"),
        ("deliver to 12", "Place a disc on post 12: 4 VP"),
        ("exchange token", "Use an exchange token: draw 1 card, then discard 1; 0 tokens left"),
    ],
)
def test_moves_at_another_question(move: str, words: str) -> None:
    t = Table().visit("B")
    assert move not in t.legal()
    assert t.game.explain(move) == words


def test_behind_the_herder() -> None:
    t = Table().at(0, "E")
    assert t.game.explain("move to D") == "Move your herder to D (neutral building D)"


def test_after_the_end_moves_are_notation() -> None:
    t = Table().stack(-1, (k.CLOSED,))
    assert t.game.explain("hire cowboy") == "hire cowboy"
