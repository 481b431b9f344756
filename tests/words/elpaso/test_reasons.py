"""Why a move of El Paso is refused: the kind of move first, then the precise reason."""

from __future__ import annotations

import pytest

from tests.rules.elpaso.table import Table
from tests.words.saying import said
from trailboss.core.errors import IllegalMove
from trailboss.core.message import plain, say
from trailboss.elpaso import constants as k
from trailboss.elpaso.facts.reasons import AGAINST, reason_against


def why(t: Table, move: str) -> str:
    """The reason for which a move is refused; nothing has changed after it."""
    before = t.rules.dump(t.s)
    with pytest.raises(IllegalMove) as refused:
        t.play(move)
    assert t.rules.dump(t.s) == before
    assert refused.value.reason.startswith(f"{move}: ")
    return refused.value.reason.removeprefix(f"{move}: ")


def allowed(t: Table, move: str) -> bool:
    """Legal, and nothing stands against it."""
    free = reason_against(t.s, t.tables.codec.parse(move)) is None
    assert free == (move in t.legal())
    return free


# What is asked ------------------------------------------------------------------------------------


def test_every_kind_of_move_knows_its_questions() -> None:
    kinds = {kind.name for kind in Table().tables.codec.kinds}
    assert set(AGAINST) == kinds
    asked = {kind for frames, _ in AGAINST.values() for kind in frames}
    assert asked == set(range(k.START_OBJECTIVE, k.LAST_CALL + 1))


@pytest.mark.parametrize("move", ["hire cowboy", "done", "build 1 on S1", "train 1", "disc hand"])
def test_another_question(move: str) -> None:
    t = Table()
    assert why(t, move) == "not now; the question is: Where does your herder go? 1 to 3 steps"


def test_the_game_is_over() -> None:
    t = Table().stack(-1, (k.CLOSED,))
    with pytest.raises(IllegalMove, match="the game is over"):
        t.game.play("done")
    assert reason_against(t.s, t.tables.codes.done) == say("no-over")


def test_nothing_stands_against_a_legal_move() -> None:
    t = Table().workers(0, cowboy=1, joker=1).tokens(0, 1)
    for text in t.legal():
        assert allowed(t, text)


# Declining and ending -----------------------------------------------------------------------------


def test_what_cannot_be_declined() -> None:
    t = Table().hand(0, "criollo").draw_pile(0, "criollo")
    assert why(t, "decline") == "your herder must move at least 1 step"
    assert why(t.visit("C"), "decline") == (
        "there is nothing to decline: At building C: use the actions, or take an auxiliary action"
        " instead"
    )
    t.frames(0, (k.DISCARD,))
    assert why(t, "decline") == "this cannot be declined: Which card do you discard?"
    t.frames(0, (k.KEEP,))
    assert why(t, "decline") == "this cannot be declined: Show your hand for the delivery"


def test_what_can_be_declined() -> None:
    t = Table().hand(0, "criollo")
    cattle = t.tables.all_cattle
    hire = t.tables.programs.index("hire 0")
    for frame in ((k.REMOVE, cattle), (k.AGAIN, 1), (k.OFFER, hire)):
        assert allowed(t.frames(0, frame), "decline")


def test_what_nothing_answers_any_more_lapses() -> None:
    t = Table().money(0, 2).workers(0, cowboy=1).frames(0, (k.BUY,))
    assert why(t, "decline") == (
        "this cannot be declined: Which cattle card do you buy? $2 for each cowboy or joker"
    )
    assert allowed(t.money(0, 1), "decline")
    t.hand(0, "corriente").frames(0, (k.PAY_CARD, t.tables.set_names.index("value-3"), 0))
    assert not allowed(t, "decline")
    assert allowed(t.hand(0, "hereford"), "decline")


def test_ending_auxiliary_actions() -> None:
    t = Table().frames(0, (k.AUXILIARY, 2))
    assert why(t, "done") == (
        "no auxiliary action has been taken yet:"
        " Which auxiliary action do you take first? Up to 2 different ones"
    )
    assert allowed(t.frames(0, (k.AUXILIARY, 1, 1)), "done")


# The herder ---------------------------------------------------------------------------------------


def test_too_far() -> None:
    t = Table().at(0, "B")
    assert allowed(t, "move to E")
    assert why(t, "move to F") == "too far: 4 steps, and 3 at most"
    t.moving(1)
    assert allowed(t, "move to C")
    assert why(t, "move to D") == "too far: 2 steps, and 1 at most"


def test_only_locations_can_be_stopped_on() -> None:
    t = Table().at(0, "B")
    assert why(t, "move to S4") == "S4 is empty: your herder can only stop where a tile lies"
    assert allowed(t.build(1, 2, "S4"), "move to S4")


def test_only_forward_and_not_past_el_paso() -> None:
    t = Table().at(0, "C")
    assert why(t, "move to C") == "your herder stands there and must move on"
    assert why(t, "move to B") == (
        "B is not ahead of your herder at C: every movement ends in El Paso"
    )
    t.at(0, "G").moving(3)
    assert allowed(t, "move to EL-PASO")
    assert why(t, "move to B") == (
        "B is not ahead of your herder at G: every movement ends in El Paso"
    )


def test_the_other_branch_of_a_fork() -> None:
    t = Table().build(0, 1, "S2").build(1, 1, "S3").at(0, "S2")
    assert why(t, "move to S3") == (
        "S3 is not ahead of your herder at S2: every movement ends in El Paso"
    )


def test_from_el_paso_round_to_el_paso() -> None:
    t = Table()
    assert why(t, "move to EL-PASO") == "too far: 7 steps, and 3 at most"
    assert allowed(t.moving(7), "move to EL-PASO")


# Printed actions ----------------------------------------------------------------------------------


def test_a_place_offers_what_it_offers() -> None:
    t = Table().visit("C")
    assert why(t, "do hire 5") == "building C does not offer that, but: gain $2; gain 1 certificate"
    t.train_visit(2)
    assert why(t, "do money 2") == "train card 2 does not offer that, but: take a bonus tile"


def test_somebody_elses_building() -> None:
    t = Table().build(1, 4, "S1").visit("S1")
    assert why(t, "do token 1") == (
        "Seat 2’s 4a (S1) is not yours: you only have an auxiliary action there"
    )
    assert allowed(t, "auxiliary money")
    t = Table(players=1).build(1, 4, "S1").visit("S1")
    assert why(t, "do token 1") == (
        "Sue’s 4a (S1) is not yours: you only have an auxiliary action there"
    )


def test_each_action_once() -> None:
    t = Table().visit("C").play("do money 2")
    assert why(t, "do money 2") == "that action has been used (of an either-or, one side)"
    assert allowed(t, "do certificate 1")
    t.train_visit(4).play("do money 3")
    assert why(t, "do objective") == "that action has been used (of an either-or, one side)"


def test_printed_actions_or_an_auxiliary_action() -> None:
    t = Table().visit("C").play("do money 2")
    assert why(t, "auxiliary money") == (
        "an auxiliary action is taken instead of printed ones, and one of those has been used"
    )
    t.visit("C").play("auxiliary money")
    closed = "an auxiliary action has been taken instead of the printed ones"
    assert why(t, "do money 2") == closed
    assert why(t, "auxiliary money") == closed


def test_a_replaced_building_offers_nothing_more() -> None:
    t = Table(buildings="b").build(0, 5, "S1").workers(0, builder=1).money(0, 9).visit("S1")
    t.play("do build", "build 6 on S1")
    lost = "the building that was visited has been replaced: its actions are lost"
    assert why(t, "do hire 0") == lost
    assert why(t, "auxiliary money") == lost


def test_another_action_on_offer() -> None:
    t = Table().frames(0, (k.OFFER, Table().tables.programs.index("objective")))
    assert why(t, "do money 2") == "the action on offer is another one: take an objective tile"
    assert allowed(t, "do objective")


# What an action requires --------------------------------------------------------------------------


def test_cards_and_money_that_are_not_there() -> None:
    t = Table().hand(0, "galloway").visit("D")
    assert why(t, "do discard pineywoods => money 2") == "you do not have a Pineywoods in hand"
    assert why(t, "do pay 1 => token 1") == "not enough: $1, you have $0"
    t.hand(0, "pineywoods").money(0, 1)
    assert allowed(t, "do discard pineywoods => money 2")
    assert allowed(t, "do pay 1 => token 1")
    t.build(0, 3, "S1").build(0, 1, "S4").hand(0).visit("S1")
    assert why(t, "do sell 2") == "your hand is empty"
    t.hand(0, "criollo").visit("S4")
    assert why(t, "do discard value-2 => money 5") == (
        "you do not have a cattle card of value 2 in hand"
    )
    assert allowed(t.hand(0, "simmental"), "do discard value-2 => money 5")


def test_nobody_to_hire() -> None:
    t = Table().money(0, 4).visit("B")
    assert why(t, "do hire 5") == "not enough: $5, you have $4"
    t.worker_supply(cowboy=0, builder=0, engineer=0)
    assert why(t, "do hire 5") == "not enough: $9, you have $4"
    t.worker_supply(joker=0)
    assert why(t, "do hire 5") == "no worker is left in the supply"


def test_the_second_hire() -> None:
    t = Table().money(0, 12).visit("B")
    assert why(t, "do hire-another 8") == ("only after another worker has been hired in this visit")
    t.play("do hire 5", "hire cowboy")
    assert why(t, "do hire-another 8") == "not enough: $8, you have $7"
    t.money(0, 20).play("do hire-another 8")
    assert why(t, "hire cowboy") == (
        "a cowboy was hired first: the other worker must be of a different type"
    )
    assert allowed(t, "hire joker")


def test_too_few_workers() -> None:
    t = Table().money(0, 1).visit("D")
    assert why(t, "do buy") == "not enough: 1 cowboy, you have 0 cowboys ready"
    t.workers(0, joker=1)
    assert why(t, "do buy") == "not enough: $2, you have $1"
    t.market(black_angus=0)
    assert why(t, "do buy") == "not enough: 2 cowboys, you have 0 cowboys and 1 joker ready"
    t.market(corriente=0, shorthorn=0, hereford=0)
    assert why(t, "do buy") == "the market is empty"
    t.workers(0).visit("F")
    assert why(t, "do train") == "not enough: 1 engineer, you have 0 engineers ready"
    t.workers(0, engineer=1)
    assert why(t, "do train") == "not enough: $2, you have $1"


def test_nothing_to_build() -> None:
    t = Table().visit("E")
    assert why(t, "do build") == "not enough: 1 builder, you have 0 builders ready"
    t.workers(0, builder=1)
    assert why(t, "do build") == "not enough: $2, you have $0"
    t.building_display(0, 0, 2, 2, 2, 2)
    assert why(t, "do build") == "not enough: 3 builders, you have 1 builder ready"
    t.building_display(0, 0, 0, 0, 0, 0)
    assert why(t, "do build") == "there is no building you could place, or no space for one"


def test_no_tiles_left() -> None:
    t = Table().objective_display(None, None, None).objective_stack()
    t.bonus_display(None, None, None).bonus_stack().money(0, 2)
    assert why(t.train_visit(1), "do objective") == "no objective tile is left"
    assert why(t.train_visit(2), "do bonus") == "no bonus tile is left"
    t.build(0, 2, "S1").build(0, 6, "S4")
    assert why(t.visit("S1"), "do pay 2 => bonus") == "no bonus tile is left"
    assert why(t.visit("S4"), "do any-tile") == "no tile is left"
    assert allowed(t.objective_stack("O1"), "do any-tile")


def test_a_breed_that_is_sold_out() -> None:
    t = Table().money(0, 2).build(0, 5, "S1").market(shorthorn=0).visit("S1")
    assert why(t, "do pay 2 => gain shorthorn") == "no Shorthorn is left in the market"
    assert why(t, "do remove cattle") == "you do not have any cattle card in hand"


def test_auxiliary_actions() -> None:
    t = Table().no_cards().visit("B")
    assert why(t, "auxiliary certificate") == (
        "not open yet: your auxiliary disc for certificates is still on your board"
    )
    assert why(t, "auxiliary exchange") == "there is no card to draw"
    assert allowed(t.taken(0, "aux-certificate"), "auxiliary certificate")
    t.frames(0, (k.AUXILIARY, 1, 1))
    assert why(t, "auxiliary money") == (
        "auxiliary actions must be different, and this one has been taken"
    )


# Choices ------------------------------------------------------------------------------------------


def test_hiring() -> None:
    t = Table().money(0, 8).worker_supply(builder=0).frames(0, (k.HIRE, 5))
    assert allowed(t, "hire cowboy")
    assert why(t, "hire builder") == "no builder is left in the supply"
    assert why(t, "hire joker") == "not enough: $9, you have $8"


def test_buying() -> None:
    t = Table().money(0, 5).workers(0, cowboy=2, joker=1).market(corriente=0)
    t.frames(0, (k.BUY,))
    assert allowed(t, "buy black-angus")
    assert why(t, "buy corriente") == "no Corriente is left in the market"
    assert why(t, "buy shorthorn") == "not enough: $6, you have $5"
    assert why(t, "buy hereford") == "not enough: 4 cowboys, you have 2 cowboys and 1 joker ready"


def test_train_cards() -> None:
    t = Table().money(0, 4).workers(0, engineer=2, joker=1).frames(0, (k.TRAIN,))
    assert allowed(t, "train 2")
    assert why(t, "train 3") == "not enough: $6, you have $4"
    assert why(t, "train 4") == "not enough: 4 engineers, you have 2 engineers and 1 joker ready"


def test_placing_buildings() -> None:
    t = Table().money(0, 6).workers(0, builder=3).build(1, 2, "S2").build(1, 2, "S3")
    t.frames(0, (k.BUILD,))
    assert allowed(t, "build 1 on S1")
    assert why(t, "build 2 on S1") == "no 2a is left in the display"
    assert why(t, "build 1 on S3") == "S3 is taken: Seat 2’s 2a stands there"
    assert why(t, "build 3 on S1") == "not enough: $9, you have $6"
    assert allowed(t, "build 3 on S9")
    assert why(t, "build 4 on S9") == "not enough: 4 builders, you have 3 builders ready"


def test_replacing_buildings() -> None:
    t = Table().money(0, 6).workers(0, builder=3).build(0, 3, "S1").build(0, 1, "S2")
    t.frames(0, (k.BUILD,))
    assert allowed(t, "build 6 on S1")
    assert why(t, "build 6 on S2") == "not enough: 5 builders, you have 3 builders ready"
    assert why(t, "build 3 on S1") == "only a dearer building can replace your 3a"
    assert why(t, "build 2 on S1") == "only a dearer building can replace your 3a"
    assert why(t, "build 1 on S9") == (
        "all your ownership markers are in use: you can only replace"
    )


def test_jokers() -> None:
    t = Table().workers(0, builder=2, joker=2).frames(0, (k.PAY_WORKERS, k.BUILDER, 3))
    assert why(t, "spend 0 jokers") == "2 builders ready: at least 1 joker must stand in"
    assert allowed(t, "spend 1 jokers")
    assert allowed(t, "spend 2 jokers")
    assert why(t, "spend 3 jokers") == "only 2 jokers are ready"
    assert why(t, "spend 4 jokers") == "you spend 3 builders, not more"


def test_tiles() -> None:
    t = Table().objective_display("O1", "O2", "O3").objective_stack("O4").bonus_stack()
    t.bonus_display("money", "plain", None).frames(0, (k.TILE, k.TILE_OBJECTIVE))
    assert allowed(t, "objective O1")
    assert allowed(t, "objective from stack")
    assert why(t, "objective O4") == "that objective tile is not in the display"
    assert why(t, "bonus tile money") == "you may take an objective tile"
    assert why(t, "bonus tile from stack") == "you may take an objective tile"
    t.frames(0, (k.TILE, k.TILE_BONUS))
    assert allowed(t, "bonus tile money")
    assert why(t, "bonus tile tokens") == "that bonus tile is not in the display"
    assert why(t, "bonus tile from stack") == "the stack of bonus tiles is empty"
    assert why(t, "objective O1") == "you may take a bonus tile"
    assert why(t, "objective from stack") == "you may take a bonus tile"
    t.objective_stack().frames(0, (k.TILE, k.TILE_OBJECTIVE))
    assert why(t, "objective from stack") == "the stack of objective tiles is empty"


def test_the_first_objective() -> None:
    t = Table().tokens(0, 1).workers(0, joker=1).stack(0, (k.START_OBJECTIVE,))
    t.objective_display("O1", "O2", "O3")
    assert allowed(t, "objective O1")
    assert why(t, "objective from stack") == "the first objective tile comes from the display"
    assert why(t, "exchange token") == (
        "exchange tokens are used in your own turns, and the first has not begun"
    )
    assert why(t, "bonus joker") == (
        "workers are discarded in your own turns, and the first has not begun"
    )


def test_cards() -> None:
    t = Table().hand(0, "criollo", "galloway").frames(0, (k.DISCARD,))
    assert allowed(t, "discard criollo")
    assert why(t, "discard hereford") == "you do not have a Hereford in hand"
    t.frames(0, (k.PAY_CARD, t.tables.set_names.index("value-2"), 0))
    assert allowed(t, "discard galloway")
    assert why(t, "discard criollo") == "the action asks for a cattle card of value 2"
    assert why(t, "discard simmental") == "you do not have a Simmental in hand"
    t.frames(0, (k.REMOVE, t.tables.set_names.index("criollo")))
    assert allowed(t, "remove criollo")
    assert why(t, "remove galloway") == "the action asks for a Criollo"


# Tokens and worker bonuses ------------------------------------------------------------------------


def test_tokens() -> None:
    t = Table().draw_pile(0, "criollo")
    assert why(t, "exchange token") == "you have no exchange token"
    assert allowed(t.tokens(0, 1), "exchange token")
    assert why(t.no_cards(), "exchange token") == "there is no card to draw"
    t.hand(0, "criollo").draw_pile(0, "criollo").frames(0, (k.DISCARD,))
    assert why(t, "exchange token") == "finish the exchange first: discard 1 card"


def test_worker_bonuses() -> None:
    t = Table().workers(0, cowboy=1, builder=1)
    assert allowed(t, "bonus cowboy")
    assert why(t, "bonus engineer") == "no engineer is ready in your worker area"
    assert why(t, "bonus builder") == "not enough: $2, you have $0"
    t.visit("B")
    assert why(t, "bonus cowboy") == "a cowboy gives a step, and your herder is not moving now"
    t.hand(0, "criollo").frames(0, (k.DISCARD,))
    assert why(t, "bonus builder") == "finish the exchange first: discard 1 card"


def test_workers_that_are_being_spent() -> None:
    t = Table().workers(0, engineer=1, builder=1, joker=2).money(0, 2)
    t.frames(0, (k.PAY_WORKERS, k.ENGINEER, 3))
    assert why(t, "bonus joker") == "the joker is needed for the engineers you are spending"
    assert why(t, "bonus engineer") == "the engineer is needed for the engineers you are spending"
    assert allowed(t, "bonus builder")
    t.frames(0, (k.PAY_WORKERS, k.ENGINEER, 2))
    assert allowed(t, "bonus joker")


# El Paso ------------------------------------------------------------------------------------------


def test_certificates() -> None:
    t = Table().certificates(0, 1).frames(0, (k.KEEP,))
    assert allowed(t, "keep 1 certificates")
    assert why(t, "keep 2 certificates") == "you have 1 certificate"


def test_posts() -> None:
    t = Table().posts(0, 5, 12).frames(0, (k.POST, 12))
    assert allowed(t, "deliver to 7")
    assert allowed(t, "deliver to 12")  # any number of discs
    assert why(t, "deliver to 5") == "your disc is already on post 5"
    assert why(t, "deliver to 14") == "your delivery is only worth 12"
    t.discs(0, "step")
    assert allowed(t, "deliver to 10")
    assert why(t, "deliver to 7") == "no light disc is left on your board"
    t.discs(0, "aux-remove", "hand").money(0, 2)
    assert why(t, "deliver to 10") == "the cheapest disc for it costs $3, you have $2"
    assert why(t, "deliver to 7") == "the cheapest disc for it costs $3, you have $2"
    assert allowed(t.money(0, 3), "deliver to 7")


def test_discs() -> None:
    t = Table().money(0, 2).taken(0, "aux-money").frames(0, (k.DISC, 1))
    assert allowed(t, "disc aux-exchange")
    assert why(t, "disc aux-money") == "the auxiliary disc for money is no longer on your board"
    assert why(t, "disc step") == "post 5 is light: a dark disc does not fit there"
    assert why(t, "disc aux-remove") == "not enough: $3, you have $2"
    t.frames(0, (k.DISC, 4))
    assert allowed(t, "disc step")
    assert why(t, "disc hand") == "not enough: $4, you have $2"


# As facts, and in German --------------------------------------------------------------------------


def test_a_reason_holds_the_figures() -> None:
    t = Table().money(0, 6).workers(0, builder=3).frames(0, (k.BUILD,))

    def reason(move: str) -> object:
        found = reason_against(t.s, t.tables.codec.parse(move))
        assert found is not None
        return plain(found)

    assert reason("build 3 on S1") == {"kind": "no-money", "price": 9, "money": 6}
    assert reason("build 4 on S9") == {
        "kind": "no-workers",
        "worker": "builder",
        "count": 4,
        "ready": 3,
        "jokers": 0,
    }


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("build 3 on S1", "nicht genug: $9, du hast $6"),
        ("build 5 on S9", "nicht genug: 5 Baumeister, bereit hast du 3 Baumeister und 1 Joker"),
        ("build 1 on S3", "S3 ist besetzt: Dort steht Gebäude 2a von Ben"),
        ("bonus engineer", "in deinem Arbeiterbereich ist kein Ingenieur bereit"),
        (
            "hire cowboy",
            (
                "jetzt nicht; die Frage ist: Welches Gebäude baust du, und wo? $2 für jeden"
                " Baumeister oder Joker"
            ),
        ),
    ],
)
def test_german_reasons(move: str, words: str) -> None:
    t = Table().money(0, 6).workers(0, builder=3, joker=1).build(1, 2, "S3")
    t.frames(0, (k.BUILD,))
    assert said(reason_against(t.s, t.tables.codec.parse(move)), "el-paso", "de") == words
