"""Chapter TU: the course of a turn, and what may be done at any moment of it."""

from __future__ import annotations

import pytest

import trailboss
from tests.rule import rule
from tests.rules.elpaso.table import Table
from trailboss.elpaso import constants as k

ANY_TIME = ("exchange token", "bonus builder", "bonus engineer", "bonus joker")


def equipped() -> Table:
    """Seat 0 has a token and one worker of each type, and the money for a builder's bonus."""
    t = Table().money(0, 30).tokens(0, 1).hand(0, "galloway", "criollo")
    return t.workers(0, cowboy=1, builder=1, engineer=1, joker=1)


# Order ------------------------------------------------------------------------------------------


@rule("EP-TU-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_in_seat_order(players: int) -> None:
    game = trailboss.new_game("el-paso", players=players, seed=3)
    for _ in range(players):
        game.play(game.legal[0])
    seats: list[int | None] = []
    for turn in range(3 * players):
        seats.append(game.seat)
        assert game.observe(None)["turn"] == turn + 1
        assert game.observe(None)["decision"] == ("place" if turn < players else "move")
        game.play(game.legal[0])
        game.play("done")
    assert seats == list(range(players)) * 3


@rule("EP-TU-01")
def test_movement_then_action_then_draw_phase() -> None:
    t = Table().hand(0, "criollo").draw_pile(0, "galloway", "galloway", "galloway")
    assert t.decision == "move"
    t.play("move to C")
    assert t.decision == "action"
    assert t.cards(t.p(0).hand) == {"criollo": 1}
    t.play("do money 2")
    assert t.cards(t.p(0).hand) == {"criollo": 1}
    t.play("done")
    # The draw phase has filled the hand, and it is the next player's turn.
    assert t.cards(t.p(0).hand) == {"criollo": 1, "galloway": 3}
    assert (t.game.seat, t.decision) == (1, "move")


# At any time ------------------------------------------------------------------------------------


@rule("EP-TU-02")
def test_at_every_kind_of_decision() -> None:
    moments = {
        "place": equipped().first_turn(),
        "move": equipped(),
        "move action": equipped().moving(2),
        "action": equipped().visit("C"),
        "another's building": equipped().build(1, 2, "S1").visit("S1"),
        "after the auxiliary action": equipped().visit("C").play("auxiliary money"),
        "train": equipped().visit("F").play("do train"),
        "train card": equipped().train_visit(3),
        "auxiliary": equipped().visit("F").play("do auxiliary 1"),
        "hire": equipped().visit("B").play("do hire 5"),
        "second hire": equipped().visit("B").play("do hire 5", "hire cowboy", "do hire-another 8"),
        "buy": equipped().visit("D").play("do buy"),
        "build": equipped().visit("E").play("do build"),
        "tile": equipped().train_visit(1).play("do objective"),
        "card to sell": equipped().build(0, 3, "S1").visit("S1").play("do sell 2"),
        "card to remove": equipped().train_visit(3).play("do remove cattle"),
        "keep": equipped().el_paso(),
        "post": equipped().deliver(5),
        "disc": equipped().deliver(5).play("deliver to 5"),
        "offer": equipped().offer("hire 0"),
        "second exchange": equipped()
        .taken(0, "aux-exchange")
        .visit("C")
        .play("auxiliary exchange", "discard criollo"),
    }
    for name, table in moments.items():
        assert table.legal(*ANY_TIME) == list(ANY_TIME), name


@rule("EP-TU-02")
def test_while_the_workers_of_a_cost_are_chosen() -> None:
    # Two cowboys to pay with one cowboy and two jokers: all may be used but what the cost needs.
    t = Table().money(0, 30).tokens(0, 1).workers(0, cowboy=1, joker=2, builder=1, engineer=1)
    t.visit("D").play("do buy", "buy corriente")
    assert t.decision == "pay-workers"
    assert t.legal(*ANY_TIME) == list(ANY_TIME)
    # No cowboy: this is no movement.
    assert "bonus cowboy" not in t.legal()
    t.play("bonus joker")
    assert t.legal(*ANY_TIME) == ["exchange token", "bonus builder", "bonus engineer"]
    assert t.legal("spend") == ["spend 1 jokers"]
    # The card is had only when the cost is paid: a token cannot draw it before.
    t.draw_pile(0).script("joker", "galloway").discard_pile(0, "joker", "galloway")
    t.play("exchange token", "discard galloway")
    assert t.legal("spend") == ["spend 1 jokers", "spend 2 jokers"]
    assert t.legal(*ANY_TIME) == ["bonus builder", "bonus engineer", "bonus joker"]
    t.play("spend 2 jokers")
    assert t.ready() == {"cowboy": 1, "builder": 1, "engineer": 1}
    assert t.cards(t.p(0).discard) == {"galloway": 1, "joker": 2, "corriente": 1}
    assert t.p(0).money == 30 - 4 + 2


@rule("EP-TU-02")
def test_not_inside_the_discard_of_an_exchange() -> None:
    t = equipped().tokens(0, 3).draw_pile(0, "pineywoods").visit("C").play("exchange token")
    assert t.decision == "discard"
    assert t.legal() == ["discard criollo", "discard pineywoods", "discard galloway"]
    t = equipped().draw_pile(0, "pineywoods").visit("C").play("auxiliary exchange")
    assert t.legal() == ["discard criollo", "discard pineywoods", "discard galloway"]


@rule("EP-TU-02")
def test_not_in_the_turn_of_another_player() -> None:
    t = equipped().at(1, "B").turn(1)
    assert t.legal() == ["move to C", "move to D", "move to E"]
    assert t.visit("C", 1).legal() == [
        "done",
        "do money 2",
        "do certificate 1",
        "auxiliary money",
        "auxiliary exchange",
    ]
    # Nor before the first turn, when the first objectives are taken.
    game = trailboss.new_game("el-paso", players=2, seed=1)
    assert all(str(move).startswith("objective ") for move in game.legal)


@rule("EP-TU-02")
def test_the_decision_is_put_again_and_nothing_is_closed() -> None:
    # In the action phase: the auxiliary alternative and all printed actions stay open.
    t = equipped().visit("C")
    before = t.legal("do", "auxiliary")
    t.play("bonus engineer", "bonus joker", "bonus builder")
    assert t.p(0).money == 30 + 1 + 2 - 2
    t.script("criollo").play("exchange token", "discard criollo")
    assert (t.decision, t.legal()) == ("action", before)
    # In the movement phase: the herder still has to move.
    t = equipped()
    moves = t.legal("move")
    t.play("bonus engineer")
    assert (t.decision, t.legal("move")) == ("move", moves)


@rule("EP-TU-02")
def test_what_is_legal_may_have_changed() -> None:
    # $3 buy no worker; with a joker's $2 they do.
    t = Table().no_cards().money(0, 3).workers(0, joker=1).visit("B")
    assert t.legal() == ["done", "auxiliary money", "bonus joker"]
    t.play("bonus joker")
    assert t.p(0).money == 5
    assert t.legal() == ["done", "do hire 5", "auxiliary money", "auxiliary exchange"]
    # In the middle of the hire a builder's bonus takes the dollars away.
    t = Table().no_cards().money(0, 9).workers(0, builder=1).visit("B").play("do hire 5")
    assert t.legal("hire") == ["hire cowboy", "hire builder", "hire engineer", "hire joker"]
    t.play("bonus builder")
    assert t.legal("hire") == ["hire cowboy", "hire builder", "hire engineer"]


@rule("EP-TU-02", "EP-PO-14")
def test_the_dollars_for_a_disc_spent_after_the_post_was_chosen() -> None:
    # AUX4 for $3 could have gone to post 5; after a builder's bonus only PERM is left, and a dark
    # post: the delivery is not lost.
    t = Table().money(0, 4).workers(0, builder=1).discs(0, "aux-remove", "permanent")
    t.deliver(10).play("deliver to 5", "bonus builder")
    assert t.p(0).money == 2
    assert t.legal() == ["decline"]
    t.play("decline")
    assert (t.decision, t.legal()) == ("post", ["deliver to 10"])
    t.play("deliver to 10")
    assert t.legal() == ["disc permanent"]
    # With no other pair the disc step ends.
    t = Table().money(0, 4).workers(0, builder=1).discs(0, "aux-remove").no_cards()
    t.deliver(10).play("deliver to 5", "bonus builder", "decline")
    assert t.game.seat == 1
    assert t.posts_of() == {}


@rule("EP-TU-03")
def test_an_effect_is_resolved_before_the_next_action() -> None:
    # 3 front: money, bonus tile, removal. The bonus tile brings a hire, which comes first.
    t = Table().no_cards().hand(0, "criollo").bonus_display("worker", "plain", "plain")
    t.train_visit(3).play("do bonus", "bonus tile worker")
    assert t.legal() == ["decline", "do hire 0"]
    t.play("do hire 0")
    assert t.legal() == ["hire cowboy", "hire builder", "hire engineer"]
    t.play("hire builder")
    assert set(t.legal("do")) == {"done", "do money 3", "do remove cattle"}
    # An objective from a bonus tile from ANY_TILE: three effects deep, then the tile goes on.
    t = Table(buildings="a").build(0, 6, "S1").no_cards().bonus_display("objective", None, None)
    t.objective_display("O1", None, None).objective_stack().bonus_stack().visit("S1")
    t.play("do any-tile", "bonus tile objective")
    assert t.legal() == ["decline", "do objective"]
    t.play("do objective")
    assert t.legal() == ["objective O1"]
    t.play("objective O1")
    assert t.legal("do") == ["done", "do token 1", "do move 3"]


@rule("EP-TU-03")
def test_the_second_hire_may_wait() -> None:
    t = Table().no_cards().hand(0, "galloway").money(0, 15).visit("B").play("do hire 5")
    t.play("hire cowboy")
    assert t.legal("do") == ["done", "do discard galloway => money 2", "do hire-another 8"]
    t.play("do discard galloway => money 2")
    assert t.legal("do") == ["done", "do hire-another 8"]


@rule("EP-TU-04")
def test_nothing_after_the_action_phase_of_other_turns() -> None:
    t = equipped().visit("C").play("done")
    # The hand was filled, and it is the turn of the other player at once.
    assert t.p(0).hand[-1] == 4
    assert t.game.seat == 1
    assert (t.p(0).tokens, t.ready()) == (1, dict.fromkeys(t.tables.workers, 1))


# A player who has left --------------------------------------------------------------------------


def test_the_move_for_a_player_who_has_left_uses_nothing_up() -> None:
    tables = [equipped(), equipped().visit("C"), equipped().visit("B").play("do hire 5")]
    tables += [equipped().el_paso(), equipped().deliver(7), equipped().first_turn()]
    tables.append(equipped().frames(0, (k.PAY_WORKERS, k.COWBOY, 1)))
    found = [str(t.rules.codec.text(t.rules.default(t.s))) for t in tables]
    assert found == [
        "move to B",
        "done",
        "hire cowboy",
        "keep 0 certificates",
        "deliver to 0",
        "place herder on B",
        "spend 0 jokers",
    ]
