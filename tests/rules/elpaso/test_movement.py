"""Chapter MV: moving the herder round the ring."""

from __future__ import annotations

import pytest

import trailboss
from tests.rule import rule
from tests.rules.elpaso.table import Table
from trailboss.elpaso.load import make_tables, read_edition
from trailboss.elpaso.rules import ElPasoRules
from trailboss.titles import of_number


def ends(t: Table) -> list[str]:
    """Where the herder may go, clockwise."""
    assert t.decision == "move"
    return [text.removeprefix("move to ") for text in t.legal("move")]


def filled(seat: int = 1, *spaces: str) -> Table:
    """A table with buildings of one seat on some spaces."""
    t = Table()
    for number, space in enumerate(spaces):
        t.build(seat, number % 6 + 1, space)
    return t


# The first turn ---------------------------------------------------------------------------------


@rule("EP-MV-01")
def test_the_herder_is_placed_on_a_neutral_tile() -> None:
    # A public building is on the trail already, and another herder stands on C.
    t = Table(3).build(1, 4, "S1").at(1, "C").first_turn()
    assert t.decision == "place"
    assert t.legal() == [f"place herder on {letter}" for letter in "BCDEFG"]
    # [edge case 5] The tile of another herder.
    t.play("place herder on C")
    assert (t.where(0), t.where(1)) == ("C", "C")
    # Then the action phase follows.
    assert t.decision == "action"
    assert t.legal("do") == ["done", "do money 2", "do certificate 1"]


@rule("EP-MV-01")
def test_not_on_el_paso_and_not_on_a_building() -> None:
    # [edge case 6] There is no such move at all.
    codec = Table().rules.codec
    placed = {text for text in codec.texts if text.startswith("place")}
    assert placed == {f"place herder on {letter}" for letter in "BCDEFG"}
    Table().first_turn().refuses("move to EL-PASO", "move to B")


@rule("EP-MV-01")
def test_no_cowboy_for_the_placement() -> None:
    t = Table().workers(0, cowboy=2, engineer=1).first_turn()
    assert t.legal("bonus") == ["bonus engineer"]
    t.refuses("bonus cowboy")


@rule("EP-MV-01")
def test_a_first_turn_for_every_player_and_only_one() -> None:
    game = trailboss.new_game("el-paso", players=3, seed=2)
    for _ in range(3):
        game.play(game.legal[0])
    found: list[str] = []
    for _ in range(6):
        found.append(game.observe(None)["decision"])
        game.play(game.legal[0])
        game.play("done")
    assert found == ["place"] * 3 + ["move"] * 3


# Steps ------------------------------------------------------------------------------------------


@rule("EP-MV-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_from_1_step_to_the_limit(players: int) -> None:
    t = Table(players).at(0, "B").turn(0)
    # 1, 2 and 3 steps; standing still or ending the phase is not possible.
    assert t.legal() == ["move to C", "move to D", "move to E"]
    t.refuses("move to B", "done", "move to F")
    t.play("move to E")
    assert t.where() == "E"


@rule("EP-MV-02")
def test_the_step_disc() -> None:
    t = Table().at(0, "B").taken(0, "step").turn(0)
    assert ends(t) == ["C", "D", "E", "F"]
    # Only its owner's limit is raised, and it stays so.
    assert ends(t.at(1, "B").turn(1)) == ["C", "D", "E"]
    t.turn(0).play("move to C", "done", "move to D", "done")
    assert t.game.seat == 0
    assert ends(t) == ["D", "E", "F", "G"]
    # Taken in this turn, it counts from the next movement on.
    t = Table().deliver(14).play("deliver to 14", "disc step")
    assert t.game.seat == 1
    assert ends(t.turn(0)) == ["B", "C", "D", "E"]


@rule("EP-MV-03")
def test_every_location_is_one_step() -> None:
    # Neutral tile, own building, another's building, El Paso: each is one step.
    t = filled(0, "S5").build(1, 3, "S4").at(0, "C").turn(0)
    assert ends(t) == ["S4", "D", "E"]
    assert ends(t.at(0, "E").turn(0)) == ["S5", "F", "G"]
    # From F the second step is El Paso, the first space of the ring.
    assert ends(t.at(0, "F").turn(0)) == ["EL-PASO", "G"]


@rule("EP-MV-03")
def test_empty_spaces_are_walked_through() -> None:
    t = Table()
    assert ends(t) == ["B", "C", "D"]
    t.refuses("move to S1", "move to S2", "move to S3", "move to S4")
    # Between B and C, and between C and D, nothing counts.
    assert ends(t.at(0, "B").turn(0)) == ["C", "D", "E"]


@rule("EP-MV-03")
def test_anothers_building_is_one_step_without_toll() -> None:
    # [edge case 7, vector 9] Step limit 3, an opponent's building in between, a move of 2 steps.
    t = Table().money(0, 7).money(1, 7).build(1, 6, "S4").at(0, "C").turn(0)
    assert ends(t) == ["S4", "D", "E"]
    t.play("move to D")
    assert t.where() == "D"
    assert (t.p(0).money, t.p(1).money) == (7, 7)
    # It was the first of the steps: with one step only it is as far as the herder comes.
    assert ends(t.at(0, "C").moving(1)) == ["S4"]
    assert ends(t.moving(2)) == ["S4", "D"]


@rule("EP-MV-03")
def test_no_tolls_whatever_is_passed() -> None:
    for seat in (0, 1):
        t = filled(seat, "S4", "S5").money(0, 3).money(1, 3).at(0, "C").taken(0, "step").turn(0)
        assert ends(t) == ["S4", "D", "E", "S5"]
        t.play("move to S5")
        assert (t.p(0).money, t.p(1).money) == (3, 3)


@rule("EP-MV-04")
def test_forward_only() -> None:
    t = filled(1, "S1", "S4").at(0, "C").turn(0)
    # Not back to S1 or B.
    assert ends(t) == ["S4", "D", "E"]
    assert ends(t.at(0, "G").turn(0)) == ["EL-PASO"]


@rule("EP-MV-04")
@pytest.mark.parametrize(
    ("fork", "inner", "outer", "behind"),
    [("B", "S3", "S2", "C"), ("F", "S7", "S6", "G"), ("G", "S9", "S8", "EL-PASO")],
)
def test_either_branch_of_a_fork(fork: str, inner: str, outer: str, behind: str) -> None:
    t = Table().build(0, 1, inner).build(1, 2, outer).at(0, fork)
    assert ends(t.moving(1)) == [inner, outer]
    # From one branch the other cannot be reached.
    for branch in (inner, outer):
        assert ends(t.at(0, branch).moving(1)) == [behind]
        assert not {inner, outer} & set(ends(t.moving(9)))


@rule("EP-MV-05")
def test_a_location_is_offered_if_some_route_reaches_it() -> None:
    # Both branches of two forks are to be had; one branch of fork 1 is empty, the other is not.
    t = Table().build(1, 1, "S3").at(0, "B")
    # By the empty branch C is the first step, by the other the second.
    assert ends(t.moving(1)) == ["S3", "C"]
    assert ends(t.moving(2)) == ["S3", "C", "D"]
    t = Table().build(1, 1, "S7").build(1, 2, "S8").at(0, "F")
    assert ends(t.moving(1)) == ["S7", "G"]
    # El Paso is 2 steps away by the empty branches, S8 as well by the outer branch.
    assert ends(t.moving(2)) == ["EL-PASO", "S7", "G", "S8"]


@rule("EP-MV-05")
def test_a_destination_is_one_move_whatever_the_route() -> None:
    t = Table().build(1, 1, "S3").build(1, 2, "S2").at(0, "B").turn(0)
    # C is reached by two routes, D too: one move each.
    assert t.legal() == ["move to S3", "move to S2", "move to C", "move to D"]
    t.play("move to C")
    assert (t.where(), t.decision) == ("C", "action")


@rule("EP-MV-06")
def test_el_paso_ends_the_movement() -> None:
    t = Table().at(0, "G")
    assert ends(t.turn(0)) == ["EL-PASO"]
    # Neither a long move nor cowboys bring the herder past it.
    assert ends(t.moving(9)) == ["EL-PASO"]
    t.workers(0, cowboy=3).turn(0).play("bonus cowboy", "bonus cowboy", "bonus cowboy")
    assert ends(t) == ["EL-PASO"]
    t.play("move to EL-PASO")
    # The remaining steps are lost: the delivery follows.
    assert (t.where(), t.decision) == ("EL-PASO", "keep")


@rule("EP-MV-06")
def test_the_next_movement_starts_from_el_paso() -> None:
    t = Table().at(0, "F").turn(0).play("move to EL-PASO", "keep 0 certificates", "deliver to 0")
    t.play("disc aux-money")
    assert t.game.seat == 1
    assert ends(t.turn(0)) == ["B", "C", "D"]


@rule("EP-MV-07")
def test_herders_share_locations_and_block_nobody() -> None:
    t = Table(4).at(1, "C").at(2, "C").at(3, "D").at(0, "B").turn(0)
    assert ends(t) == ["C", "D", "E"]
    t.play("move to C")
    assert [t.where(seat) for seat in range(4)] == ["C", "C", "C", "D"]
    assert t.legal("do") == ["done", "do money 2", "do certificate 1"]


# Cowboys ----------------------------------------------------------------------------------------


@rule("EP-MV-08")
def test_a_cowboy_is_one_more_step_for_this_movement() -> None:
    t = Table().workers(0, cowboy=2).at(0, "B").turn(0)
    assert t.legal() == ["move to C", "move to D", "move to E", "bonus cowboy"]
    # One by one.
    t.play("bonus cowboy")
    assert t.ready() == {"cowboy": 1}
    assert t.cards(t.p(0).discard) == {"cowboy": 1}
    assert t.legal() == ["move to C", "move to D", "move to E", "move to F", "bonus cowboy"]
    t.play("bonus cowboy")
    assert t.legal() == ["move to C", "move to D", "move to E", "move to F", "move to G"]
    t.play("move to C", "done")
    # The added steps do not last to another movement.
    assert ends(t.turn(0)) == ["D", "E", "F"]


@rule("EP-MV-08")
def test_the_movement_must_be_made_but_need_not_use_the_added_steps() -> None:
    t = Table().workers(0, cowboy=1).at(0, "B").turn(0).play("bonus cowboy")
    t.refuses("done", "decline", "move to B")
    t.play("move to C")
    assert t.where() == "C"
    # A move action with a cowboy has to be made as well.
    t = Table().workers(0, cowboy=1).at(0, "B").moving(1).play("bonus cowboy")
    assert t.legal() == ["move to C", "move to D"]


@rule("EP-MV-08")
def test_a_joker_is_no_step() -> None:
    # [edge case 22]
    t = Table().workers(0, joker=2).at(0, "B").turn(0)
    assert t.legal("bonus") == ["bonus joker"]
    t.play("bonus joker")
    assert t.p(0).money == 2
    assert ends(t) == ["C", "D", "E"]


@rule("EP-MV-08")
def test_a_cowboy_only_before_the_destination_is_chosen() -> None:
    t = Table().workers(0, cowboy=2).at(0, "B").turn(0).play("move to C")
    assert t.legal("bonus") == []
    t.refuses("bonus cowboy")


# Move actions -----------------------------------------------------------------------------------


@rule("EP-MV-09")
@pytest.mark.parametrize(("kind", "steps"), [(2, 1), (4, 2), (6, 3)])
def test_a_move_action_is_1_to_n_steps(kind: int, steps: int) -> None:
    for discs in ((), ("step",)):
        # The step limit, raised or not, does not matter.
        t = Table().build(0, kind, "S1").taken(0, *discs).visit("S1").play(f"do move {steps}")
        assert t.legal() == [f"move to {letter}" for letter in "BCD"[:steps]]


@rule("EP-MV-09")
def test_cowboys_in_a_move_action() -> None:
    # [edge case 30]
    t = Table().build(0, 2, "S1").workers(0, cowboy=2).visit("S1").play("do move 1")
    assert t.legal() == ["move to B", "bonus cowboy"]
    t.play("bonus cowboy")
    assert t.legal() == ["move to B", "move to C", "bonus cowboy"]
    t.play("bonus cowboy", "move to D")
    assert t.where() == "D"
    assert t.cards(t.p(0).discard) == {"cowboy": 2}


@rule("EP-MV-10")
def test_the_location_reached_is_used_like_any() -> None:
    # A neutral tile: printed actions or one auxiliary action.
    t = Table().no_cards().build(0, 4, "S1").build(0, 2, "S4").build(1, 1, "S5").visit("S1")
    t.play("do move 2", "move to C")
    assert t.decision == "action"
    assert t.legal() == ["done", "do money 2", "do certificate 1", "auxiliary money"]
    # Another's building: one auxiliary action, even after one was used where the herder came from.
    t = Table().no_cards().build(0, 4, "S1").build(1, 2, "S3").visit("S1")
    t.play("do auxiliary 2", "auxiliary money", "done", "do move 2", "move to S3")
    assert t.legal() == ["done", "auxiliary money"]


@rule("EP-MV-10")
def test_a_further_move_action_moves_on() -> None:
    t = Table().no_cards().build(0, 4, "S1").build(0, 6, "S4").visit("S1")
    t.workers(0, cowboy=1).play("do move 2", "bonus cowboy", "move to S4")
    assert t.printed == {"any-tile", "token 1", "move 3"}
    t.play("do move 3")
    assert ends(t) == ["D", "E", "F"]
    t.play("move to F")
    assert (t.where(), t.game.seat, t.decision) == ("F", 0, "action")


@rule("EP-MV-10")
def test_the_hand_is_filled_once_at_the_end_of_the_turn() -> None:
    # [edge case 31] Two move actions after each other.
    t = Table().build(0, 2, "S1").build(0, 4, "S3").hand(0, "criollo").workers(0, cowboy=1)
    t.visit("S1").play("do move 1", "bonus cowboy", "move to S3")
    assert t.cards(t.p(0).hand) == {"criollo": 1}
    t.play("do move 2", "move to C")
    assert t.cards(t.p(0).hand) == {"criollo": 1}
    t.play("do money 2", "done")
    # 4a and 2a have more to use: the hand is filled when all of it is over.
    assert t.cards(t.p(0).hand) == {"criollo": 1}
    t.play("done", "done")
    assert t.p(0).hand[-1] == 4
    assert t.game.seat == 1


@rule("EP-MV-11")
def test_a_move_action_into_el_paso() -> None:
    # [edge case 29] MOVE 3 stops there.
    t = Table().build(0, 6, "S8").hand(0, "galloway").visit("S8").play("do move 3")
    assert t.legal() == ["move to EL-PASO"]
    t.play("move to EL-PASO")
    # The full procedure: $5, a Simmental, the delivery.
    assert (t.p(0).money, t.s.simmental, t.decision) == (5, 8, "keep")
    t.play("keep 0 certificates")
    assert t.legal() == ["deliver to 0"]
    t.play("deliver to 0", "disc aux-money")
    # Then the draw phase.
    assert (t.p(0).hand[-1], t.game.seat) == (4, 1)
    assert t.p(0).money == 5 + 1
    assert t.cards(t.p(0).discard) == {"galloway": 1, "simmental": 1}


@rule("EP-MV-12")
def test_actions_left_behind_can_be_done_after() -> None:
    t = Table().no_cards().build(0, 6, "S1").visit("S1").play("do move 3", "move to B")
    assert t.legal() == ["done", "auxiliary money"]
    t.play("done")
    # TOKEN and ANY_TILE of 6a are still there, its move is used and no auxiliary action is open.
    assert (t.where(), t.game.seat, t.decision) == ("B", 0, "action")
    assert t.legal() == ["done", "do token 1", "do any-tile"]
    assert t.game.prompt.startswith("At your 6a (S1), which your herder has left: use the other")
    t.objective_display("O1", None, None).play("do token 1", "do any-tile", "objective O1", "done")
    assert (t.game.seat, t.p(0).tokens) == (1, 1)


@rule("EP-MV-12")
def test_actions_can_be_done_before_the_move() -> None:
    t = Table().no_cards().build(0, 2, "S1").visit("S1").money(0, 2)
    t.bonus_display("plain", None, None).play("do pay 2 => bonus", "bonus tile plain")
    t.play("do move 1", "move to B", "done")
    assert t.game.seat == 1  # nothing is left on 2a: nobody is asked again


@rule("EP-MV-12")
def test_two_tiles_wait_one_after_the_other() -> None:
    t = Table().no_cards().build(0, 2, "S1").build(0, 4, "S3")
    t.visit("S1").workers(0, cowboy=1).play("do move 1", "bonus cowboy", "move to S3")
    t.play("do move 2", "move to C", "do money 2", "done")
    assert (t.where(), t.printed) == ("C", {"auxiliary 2", "token 1"})  # of 4a, left last
    assert t.game.prompt.endswith("use the other actions, or leave it at that")
    t.play("do token 1", "done")
    # 2a, left first; the $2 of C pay for it.
    assert (t.printed, t.legal()) == (
        {"pay 2 => bonus"},
        ["done", "do pay 2 => bonus", "exchange token"],
    )
    t.play("done")
    assert t.game.seat == 1


@rule("EP-MV-12")
def test_a_train_card_left_behind_can_be_finished() -> None:
    t = Table(trains="star").no_cards().money(0, 8).workers(0, engineer=4).visit("F")
    t.play("do train", "train 4", "do move 2", "move to G")
    assert t.printed == {"token 1", "auxiliary 1"}
    t.play("done")
    # CERT 3 and ANY_TILE of 4 star, then AUX of F.
    assert (t.decision, t.printed) == ("train-actions", {"certificate 3", "any-tile"})
    t.play("do certificate 3", "done")
    assert (t.decision, t.printed) == ("action", {"auxiliary 1"})
    t.play("done")
    assert (t.game.seat, t.p(0).certificate) == (1, 3)


@rule("EP-MV-12")
def test_nobody_is_asked_for_what_is_used_up() -> None:
    t = Table(trains="star").no_cards().money(0, 8).workers(0, engineer=4).visit("F")
    t.objective_display("O1", None, None)
    t.play("do auxiliary 1", "auxiliary money", "do train", "train 4", "do certificate 3")
    t.play("do any-tile", "objective O1", "do move 2", "move to G", "done")
    assert t.game.seat == 1


@rule("EP-MV-11", "EP-MV-12")
def test_a_move_action_into_el_paso_ends_it_all() -> None:
    t = Table().no_cards().build(0, 6, "S8").visit("S8").play("do move 3")
    (move,) = (move for move in t.game.legal if str(move) == "move to EL-PASO")
    assert move.details["loses"] == "yes"
    assert move.text().endswith("what you have not done before is lost")
    t.play("move to EL-PASO", "keep 0 certificates", "deliver to 0", "disc aux-money")
    assert (t.game.seat, t.p(0).tokens) == (1, 0)
    # With nothing left there is nothing to lose.
    t = Table().no_cards().build(0, 6, "S8").visit("S8").objective_display("O1", None, None)
    t.play("do token 1", "do any-tile", "objective O1", "do move 3")
    (move,) = (move for move in t.game.legal if str(move) == "move to EL-PASO")
    assert move.details["loses"] == "no"


@rule("EP-MV-12")
def test_the_second_hire_can_be_made_after() -> None:
    # No tile has both hires and a move action: B is given one.
    data = read_edition()
    data["buildings"]["neutral"]["B"].append("move 1")
    t = Table(rules=ElPasoRules(make_tables(data))).no_cards().money(0, 30).visit("B")
    t.play("do hire 5", "hire cowboy")
    assert t.printed == {"hire-another 8", "move 1"}
    t.play("do move 1", "move to C", "do money 2")
    assert t.legal() == ["done", "do certificate 1"]
    t.play("done", "do hire-another 8")
    assert "hire cowboy" not in t.legal()  # still of another type
    t.play("hire builder", "done")
    assert (t.game.seat, t.ready()) == (1, {"cowboy": 1, "builder": 1})


@rule("EP-BL-07", "EP-MV-12")
def test_a_replaced_building_does_not_wait() -> None:
    t = Table(buildings="b").no_cards().build(0, 2, "S1").build(0, 5, "S3")
    t.money(0, 20).workers(0, builder=4, cowboy=1).visit("S1").play("do move 1", "bonus cowboy")
    t.play("move to S3", "do build", "build 6 on S1")
    assert t.printed == {"hire 0"}  # of 5b
    t.play("done")
    assert t.game.seat == 1  # 2b, whose CERT 1 was left, is gone


def test_games_of_rules_1_go_on_by_them() -> None:
    rules = of_number("el-paso", 1)
    assert isinstance(rules, ElPasoRules)
    t = Table(rules=rules).no_cards().build(0, 6, "S1").visit("S1").play("do move 3", "move to B")
    t.play("done")
    assert (t.game.seat, t.p(0).tokens) == (1, 0)
