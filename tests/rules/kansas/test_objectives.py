"""Objective cards in play: 2E-OB. Their scoring is in test_scoring.py."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table
from trailboss.core.errors import InvalidMove
from trailboss.kansas import constants as k


def table(edition: str) -> Table:
    """No tokens, empty piles, a known display of four cards and a stack of two."""
    t = Table(edition).no_tokens().discard_pile(0).draw_stack(0)
    return t.display("OD1", "OC3", "OT1", "OM5").objective_stack("OE2", "OT1")


def names(t: Table) -> list[str | None]:
    return [t.tables.cards[card] if card >= 0 else None for card in t.s.display]


# Gaining ----------------------------------------------------------------------------------------


@rule("2E-OB-01", "2E-OB-02")
def test_a_card_of_the_display_is_taken_and_replaced_at_once(edition: str) -> None:
    t = table(edition).script("OE2").visit("C").play("do objective")
    assert t.legal() == [
        "objective OD1",
        "objective OC3",
        "objective OM5",
        "objective OT1",
        "objective from stack",
    ]
    t.play("objective OC3")
    assert names(t) == ["OD1", "OE2", "OT1", "OM5"]
    assert t.cards(t.s.objectives) == {"OT1": 1}
    assert t.cards(t.p(0).discard) == {"OC3": 1}
    assert t.p(0).hand[-1] == 0


@rule("2E-OB-01", "2E-OB-02", "2E-OB-03")
def test_the_top_card_of_the_stack_is_taken_and_all_see_it(edition: str) -> None:
    t = table(edition).script("OE2").visit("C").play("do objective", "objective from stack")
    assert names(t) == ["OD1", "OC3", "OT1", "OM5"]
    assert t.cards(t.s.objectives) == {"OT1": 1}
    for seat in (0, 1, None):
        assert t.game.observe(seat)["players"][0]["discard_pile"] == {"OE2": 1}


def building_with_objective(edition: str) -> tuple[Table, str]:
    """The tile that gives an objective card into the hand: 8b, in the first edition 6b."""
    t = Table(edition, buildings="b").no_tokens().discard_pile(0).draw_stack(0, "gray")
    t.display("OD1", "OC3", "OT1", "OM5").objective_stack("OE2", "OT1").hand(0, "green")
    number, dollars = (8, 6) if edition == "second-edition" else (6, 3)
    t.build(0, number, "A-1").money(0, 0).visit("A-1")
    return t, f"do discard cattle => money {dollars} + objective hand"


@rule("2E-OB-02", "2E-OB-03")
@pytest.mark.parametrize(("move", "card"), [("objective OD1", "OD1"), ("objective from stack", "")])
def test_8b_gives_the_card_into_the_hand(edition: str, move: str, card: str) -> None:
    t, action = building_with_objective(edition)
    t.script("OE2").play(action, "discard green", move)
    card = card or "OE2"
    assert t.cards(t.p(0).hand) == {card: 1}
    assert t.cards(t.p(0).discard) == {"green": 1}
    assert t.game.observe(1)["players"][0]["known_in_hand"] == {card: 1}
    assert t.legal("play") == [f"play {card}"]


@rule("2E-OB-04")
def test_with_an_empty_stack_the_display_is_not_refilled(edition: str) -> None:
    t = table(edition).objective_stack().visit("C").play("do objective")
    assert "objective from stack" not in t.legal()
    t.play("objective OT1")
    assert names(t) == ["OD1", "OC3", None, "OM5"]
    t.visit("C").play("do objective")
    assert t.legal() == ["objective OD1", "objective OC3", "objective OM5"]


@rule("2E-OB-04")
def test_with_display_and_stack_empty_no_card_is_gained(edition: str) -> None:
    t = table(edition).objective_stack().display(None, None, None, None).visit("C")
    assert t.legal("do ") == ["do certificate 1", "do engine engineers"]
    t, action = building_with_objective(edition)
    t.objective_stack().display(None, None, None, None)
    t.play(action, "discard green")
    assert t.decision == "phase-b"
    assert t.p(0).money == (6 if edition == "second-edition" else 3)  # the other reward
    assert t.p(0).hand[-1] == 0


# Playing ----------------------------------------------------------------------------------------


@rule("2E-OB-05")
def test_cards_are_played_before_phase_a_and_around_the_actions_of_phase_b(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 0).hand(0, "OD1", "OD2", "OD3", "OD4", "white")
    t.at(0, "START").turn(0)
    assert t.legal("play") == ["play OD1", "play OD2", "play OD3", "play OD4"]
    t.play("play OD1", "do money 2")
    assert (t.decision, t.p(0).money) == ("phase-a", 2)
    t.play("move to A")
    assert t.legal("play") == ["play OD2", "play OD3", "play OD4"]  # before the first action
    t.play("play OD2", "do money 2", "do discard white => money 2")
    assert t.legal("play") == ["play OD3", "play OD4"]  # after an action
    t.play("play OD3", "do money 2")
    assert (t.decision, t.p(0).money) == ("phase-b", 8)
    assert t.p(0).area[t.card("OD4")] == 0


@rule("2E-OB-05")
def test_a_card_may_follow_the_single_auxiliary_action(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 0).hand(0, "OD1").visit("A")
    t.play("auxiliary money single")
    assert t.legal() == ["done", "play OD1"]


@rule("2E-OB-05")
def test_cards_are_played_on_other_players_buildings_and_hazards_too(edition: str) -> None:
    t = Table(edition).no_tokens().hand(0, "OD1").build(1, 1, "A-1")
    assert t.visit("A-1").legal("play") == ["play OD1"]
    t.tile("FLOOD-1", "flood-4-green")
    assert t.visit("FLOOD-1").legal("play") == ["play OD1"]


@rule("2E-OB-05")
def test_never_inside_an_action(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 100).workers(0, cowboy=3, engineer=3)
    t.hand(0, "OD1", "OT1", "gray", "gray", "white", "white").jobs("cb", "e")
    t.tile("FLOOD-1", "flood-4-green").tile("OUTLAW-4", "green-outlaw").engine(0, "3")
    inside = [
        ("A", ["do hire 0"], "hire"),
        ("A", ["do hire 0", "hire cowboy row 1"], "offer"),
        ("B", ["do build 2"], "build"),
        ("C", ["do objective"], "objective"),
        ("C", ["do engine engineers"], "engine"),
        ("C", ["do engine engineers", "engine to T4"], "upgrade"),
        ("C", ["do engine engineers", "engine to T4", "upgrade S1"], "disc"),
        ("D", ["do outlaw"], "outlaw"),
        ("D", ["do auxiliary double"], "auxiliary"),
        ("D", ["play OT1"], "offer"),
        ("E", ["do buy"], "buy"),
        ("E", ["do buy", "buy yellow with 1"], "buy"),
        ("F", ["do discard pair => money 4"], "pay-card"),
        ("F", ["do hazard 7"], "hazard"),
        ("G", ["auxiliary draw single"], "discard"),
    ]
    t.market("yellow", "yellow")
    start = t.game.copy()
    for space, moves, decision in inside:
        t.game = start.copy()
        t.visit(space)
        assert "play OD1" in t.legal()
        t.play(*moves)
        assert t.decision == decision, (space, moves)
        assert t.legal("play") == [], (space, moves)


@rule("2E-OB-05")
def test_never_in_another_players_turn_nor_from_phase_c_on(edition: str) -> None:
    t = Table(edition).no_tokens().hand(0, "OD1").hand(1, "OD2").visit("G")
    assert t.legal("play") == ["play OD1"]
    t.play("done")  # phase C fills the hand; the next decision is seat 1's
    assert (t.game.seat, t.decision) == (1, "phase-a")
    assert t.legal("play") == ["play OD2"]
    assert t.p(0).hand[-1] == 4
    assert t.p(0).hand[t.card("OD1")] == 1


@rule("2E-OB-06")
def test_any_number_of_cards_is_played_into_the_area(edition: str) -> None:
    t = Table(edition).no_tokens().area(0, "OS1").draw_stack(0).discard_pile(0)
    t.hand(0, "OD1", "OD2", "OC1", "OT1", "OT1").visit("G")
    for card in ("OD1", "OD2", "OT1", "OT1"):
        t.play(f"play {card}", "decline")
    t.play("play OC1")  # nothing to draw: not even offered
    assert t.cards(t.p(0).area) == {"OS1": 1, "OD1": 1, "OD2": 1, "OC1": 1, "OT1": 2}
    assert t.p(0).hand[-1] + t.p(0).discard[-1] + t.p(0).draw[-1] == 0  # left the deck
    assert t.game.scores()[0].lines["objectives"] == -2 - 2 - 2 - 3 - 3  # must be scored
    t.area(0, "OS1").hand(0, "OD1", "OD2", "OC1", "OT1", "OT1")
    assert t.game.scores()[0].lines["objectives"] == 0  # cards in the deck may be left out


@rule("2E-OB-07")
def test_the_immediate_action_is_offered_once_and_may_be_declined(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 0).hand(0, "OD1").visit("G").play("play OD1")
    assert t.legal() == ["decline", "do money 2"]
    t.play("decline")
    assert t.p(0).money == 0
    assert t.legal("do ") == ["do engine engineers", "do auxiliary double"]  # not again
    assert t.p(0).area[t.card("OD1")] == 1


@rule("2E-OB-07")
def test_an_impossible_immediate_action_lapses(edition: str) -> None:
    t = Table(edition).no_tokens().draw_stack(0).discard_pile(0).hand(0, "OC1", "OM1")
    t.visit("G").play("play OC1")  # no card can be drawn
    assert t.decision == "phase-b"
    t.play("play OM1")  # Kansas City is next
    assert t.decision == "phase-b"
    assert (t.p(0).area[t.card("OC1")], t.p(0).area[t.card("OM1")]) == (1, 1)


@rule("2E-OB-08")
@pytest.mark.parametrize("card", ["OD1", "OD2", "OD3", "OD4", "OD5"])
def test_od_gives_2_dollars(edition: str, card: str) -> None:
    t = Table(edition).no_tokens().money(0, 1).hand(0, card).visit("A").play(f"play {card}")
    assert t.legal() == ["decline", "do money 2"]
    t.play("do money 2")
    assert (t.p(0).money, t.decision) == (3, "phase-b")


@rule("2E-OB-08")
@pytest.mark.parametrize("card", ["OC1", "OC2", "OC3", "OC4", "OC5"])
def test_oc_draws_up_to_3_and_discards_as_many(edition: str, card: str) -> None:
    t = Table(edition).no_tokens().hand(0, card, "white").discard_pile(0)
    t.draw_stack(0, "gray", "green", "black", "gray").visit("A").play(f"play {card}")
    assert t.legal() == ["decline", "do draw 3"]  # declining is drawing 0
    t.script("green", "gray").play("do draw 3")
    assert t.legal() == ["done", "draw 1"]
    t.play("draw 1", "done")
    assert t.cards(t.p(0).hand) == {"white": 1, "green": 1, "gray": 1}
    t.play("discard gray", "discard white")
    assert t.cards(t.p(0).hand) == {"green": 1}
    assert t.cards(t.p(0).discard) == {"white": 1, "gray": 1}
    assert t.decision == "phase-b"


@pytest.mark.parametrize(
    ("card", "spaces"), [("OE1", 2), ("OE2", 2), ("OE3", 2), ("OE4", 3), ("OE5", 3)]
)
@rule("2E-OB-08")
def test_oe_moves_the_engine_by_all_engine_rules(edition: str, card: str, spaces: int) -> None:
    t = Table(edition).no_tokens().money(0, 2).hand(0, card).engine(0, "3").engine(1, "5")
    t.visit("A").play(f"play {card}")
    assert t.legal() == ["decline", f"do engine {spaces}"]
    t.play(f"do engine {spaces}")
    far = {2: ["4", "6", "T4"], 3: ["4", "6", "7", "T4"]}  # 5 is occupied and skipped
    assert t.legal() == [f"engine to {position}" for position in far[spaces]]
    t.play("engine to T4")
    assert t.legal() == ["decline", "upgrade S1"]
    t.play("upgrade S1", "disc aux-money")
    assert (t.p(0).money, t.p(0).stations) == (0, 1)


@rule("2E-OB-08")
def test_ot_gives_an_auxiliary_action_single_or_double(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 0).discs(0, aux_money=0).hand(0, "OT1")
    t.visit("A").play("play OT1")
    assert t.legal() == ["decline", "do auxiliary double"]
    t.play("do auxiliary double")
    assert t.legal() == [
        "auxiliary money single",
        "auxiliary money double",
        "auxiliary draw single",
    ]
    t.play("auxiliary money double")
    assert t.p(0).money == 2
    assert "auxiliary money single" in t.legal()  # the one of phase B is still to be had


@rule("2E-OB-08")
def test_starting_cards_have_no_immediate_action(edition: str) -> None:
    t = Table(edition)
    for card in ("OS1", "OS2", "OS3", "OS4"):
        assert t.tables.objective_program[t.card(card)] == -1
        with pytest.raises(InvalidMove):  # they are in no deck: there is no such move
            t.play(f"play {card}")


# The herder move --------------------------------------------------------------------------------


def riding(edition: str, card: str = "OM1") -> Table:
    """Between A and B: a flood of a green hand, another player's 1a, an own 2a further on."""
    t = Table(edition).no_tokens().money(0, 9).money(1, 0).hand(0, card)
    t.build(1, 1, "A-1").tile("FLOOD-2", "flood-4-green").build(0, 2, "B-2")
    return t


@rule("2E-OB-08", "2E-OB-09")
@pytest.mark.parametrize("card", ["OM1", "OM2", "OM3", "OM4", "OM5"])
def test_om_moves_the_herder_1_to_3_steps_by_locations(edition: str, card: str) -> None:
    t = riding(edition, card).visit("A").play(f"play {card}")
    assert t.legal() == ["decline", "do ride 3"]
    t.play("do ride 3")
    assert sorted(t.legal()) == sorted(
        [
            "move to A-1",  # 1 step
            "move to B",  # 2 steps, by either branch alike
            "move to B-2",  # 3 steps
            "move to C via DROUGHT-1",  # 3 steps
            "move to FLOOD-2 via FLOOD-1",  # 1 step
        ]
    )


@rule("2E-OB-09")
def test_a_ride_pays_no_fees(edition: str) -> None:
    t = riding(edition).visit("A").play("play OM1", "do ride 3", "move to B")
    assert (t.p(0).money, t.p(1).money) == (9, 0)
    assert t.p(0).herder == t.space("B")
    t = riding(edition).at(0, "A").turn(0).play("move to B")
    assert (t.p(0).money, t.p(1).money) == (7, 2)  # phase A would have paid


@rule("2E-OB-09")
def test_a_ride_never_enters_kansas_city_and_its_place_is_not_used(edition: str) -> None:
    t = Table(edition).no_tokens().hand(0, "OM1").build(0, 1, "G-1")
    t.visit("F").play("play OM1", "do ride 3")
    assert t.legal() == ["move to G", "move to G-1"]
    t.play("move to G-1")
    assert t.p(0).herder == t.space("G-1")
    assert (t.game.seat, t.decision) == (1, "phase-a")  # no phase B on the own building


@rule("2E-OB-09")
@pytest.mark.parametrize("space", ["G", "G-1"])
def test_with_kansas_city_next_the_ride_is_impossible(edition: str, space: str) -> None:
    t = Table(edition).no_tokens().hand(0, "OM1").build(0, 1, "G-1")
    if space == "G":
        t.s.trail[t.space("G-1")] = k.EMPTY
    t.visit(space).play("play OM1")
    assert t.decision == "phase-b"
    assert t.p(0).area[t.card("OM1")] == 1
    assert t.p(0).herder == t.space(space)
    t = Table(edition).no_tokens().hand(0, "OM1").at(0, "G").turn(0).play("play OM1")
    assert t.legal() == ["move to KC"]  # phase A goes on


@rule("2E-OB-10")
def test_before_phase_a_the_normal_movement_follows(edition: str) -> None:
    t = riding(edition).at(0, "A").turn(0).play("play OM1", "do ride 3", "move to A-1")
    assert (t.decision, t.p(0).herder, t.p(0).money) == ("phase-a", t.space("A-1"), 9)
    assert t.legal("move to B-2") == ["move to B-2"]  # 2 more steps, 3 are allowed
    t.play("move to B")
    assert (t.decision, t.p(0).herder) == ("phase-b", t.space("B"))


@rule("2E-OB-10")
def test_a_ride_declined_before_phase_a_changes_nothing(edition: str) -> None:
    t = riding(edition).at(0, "A").turn(0).play("play OM1", "decline")
    assert (t.decision, t.p(0).herder) == ("phase-a", t.space("A"))


@rule("2E-OB-11")
def test_during_phase_b_a_ride_ends_the_phase(edition: str) -> None:
    t = riding(edition).hand(0, "OM1", "OD1", "white").jobs("--").visit("A")
    assert t.legal("do ") == ["do discard white => money 2"]
    t.draw_stack(0, "gray", "gray", "gray").play("play OM1", "do ride 3", "move to A-1")
    assert t.p(0).herder == t.space("A-1")
    assert (t.game.seat, t.decision) == (1, "phase-a")
    assert t.p(0).money == 9  # the white card was not used
    assert t.p(0).hand[-1] == 4  # phase C has filled the hand


@rule("2E-OB-11")
def test_a_ride_out_of_a_copied_building_ends_the_phase_too() -> None:
    t = Table("second-edition", buildings="b").no_tokens().hand(0, "OM1").build(0, 6, "A-1")
    t.visit("A-1").play("do copy", "copy A", "play OM1", "do ride 3", "move to B")
    assert (t.game.seat, t.decision) == (1, "phase-a")
    assert t.p(0).herder == t.space("B")


@rule("2E-OB-12")
def test_one_moment_for_objective_cards_on_arriving_at_kansas_city(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 0).hand(0, "OD1", "OD2", "OM1", "OT1", "gray")
    t.foresights(("flood-2-black", None), ("cowboy", None), ("builder", None))
    t.at(0, "G").turn(0).play("move to KC")
    assert t.legal() == ["enter Kansas City", "play OD1", "play OD2", "play OM1", "play OT1"]
    t.play("play OD1", "do money 2")
    assert t.p(0).money == 2
    assert t.legal() == ["enter Kansas City", "play OD2", "play OM1", "play OT1"]
    # The herder move is forfeited: nothing lies ahead of Kansas City.
    t.play("play OM1")
    assert t.p(0).area[t.card("OM1")] == 1
    assert t.legal() == ["enter Kansas City", "play OD2", "play OT1"]
    t.play("enter Kansas City")
    assert t.legal() == ["foresight flood-2-black"]
    t.play("foresight flood-2-black")
    assert t.legal() == ["foresight cowboy"]
    t.play("foresight cowboy")
    assert t.legal() == ["foresight builder"]
    t.play("foresight builder")
    assert t.legal() == ["keep 0 certificates"]
    t.play("keep 0 certificates")
    assert t.decision == "city"
    assert t.legal("play") == []
    t.play("deliver to kansas-city")
    assert t.decision == "disc"
    assert t.legal("play") == []


@rule("2E-OB-01")
def test_a_delivery_gives_a_card_of_the_stack_too(edition: str) -> None:
    t = Table(edition).no_tokens().engine(0, "20").cities(0, peoria=1).display("OD1", "OD2")
    t.objective_stack("OE1").subphase_5(6).play("deliver to bloomington", "disc aux-money")
    assert t.legal() == ["objective OD1", "objective OD2", "objective from stack"]
    t.play("objective from stack")
    assert t.p(0).discard[t.card("OE1")] == 1


@rule("2E-OB-12")
def test_games_of_before_bar_herder_moves_from_kansas_city(edition: str) -> None:
    t = Table(edition, number=1).no_tokens().hand(0, "OD1", "OM1").city()
    assert t.legal() == ["enter Kansas City", "play OD1"]
