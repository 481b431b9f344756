"""Chapter DR: drawing, reshuffling, what is known. Exchange tokens have a file of their own."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table
from trailboss.kansas import constants as k


def seen(t: Table, seat: int, by: int) -> dict[str, Any]:
    """What one seat sees of another."""
    player: dict[str, Any] = t.game.observe(by)["players"][seat]
    return player


# Drawing ----------------------------------------------------------------------------------------


@rule("2E-DR-01")
def test_the_last_card_of_the_stack_shuffles_nothing(edition: str) -> None:
    t = Table(edition).no_tokens().draw_stack(0, "gray").discard_pile(0, "red", "blue")
    t.script("gray").visit("B").play("auxiliary draw single")
    assert t.p(0).draw[-1] == 0
    assert t.cards(t.p(0).discard) == {"red": 1, "blue": 1}
    t.play("discard gray")
    assert t.p(0).draw[-1] == 0
    assert t.cards(t.p(0).discard) == {"gray": 1, "red": 1, "blue": 1}
    # Now a card must be drawn and the stack is empty.
    t.script("blue").visit("B").play("auxiliary draw single")
    assert t.cards(t.p(0).draw) == {"gray": 1, "red": 1}
    assert t.p(0).discard[-1] == 0
    assert t.cards(t.p(0).hand) == {"blue": 1}


@rule("2E-DR-01")
def test_a_shuffle_in_the_middle_of_a_draw(edition: str) -> None:
    t = Table(edition).no_tokens().draw_stack(0, "gray").discard_pile(0, "red", "blue")
    t.discs(0, aux_draw=0).script("gray", "red").visit("G")
    t.play("do auxiliary double", "auxiliary draw double")
    assert t.cards(t.p(0).hand) == {"gray": 1, "red": 1}
    assert t.cards(t.p(0).draw) == {"blue": 1}
    assert t.p(0).discard[-1] == 0
    t.play("discard gray", "discard red")
    assert t.cards(t.p(0).discard) == {"gray": 1, "red": 1}


@rule("2E-DR-01")
def test_phase_c_shuffles_only_when_it_must(edition: str) -> None:
    t = Table(edition).no_tokens().hand(0, "red", "red", "red").draw_stack(0, "gray")
    t.discard_pile(0, "white").script("gray").visit("B").play("done")
    assert t.cards(t.p(0).hand) == {"gray": 1, "red": 3}
    assert (t.p(0).draw[-1], t.cards(t.p(0).discard)) == (0, {"white": 1})
    t.hand(0, "red", "red").draw_stack(0, "gray").discard_pile(0, "white", "green")
    t.script("gray", "white").visit("B").play("done")
    assert t.cards(t.p(0).hand) == {"gray": 1, "white": 1, "red": 2}
    assert (t.cards(t.p(0).draw), t.p(0).discard[-1]) == ({"green": 1}, 0)


@rule("2E-DR-02")
def test_drawing_stops_when_nothing_is_left(edition: str) -> None:
    t = Table(edition).no_tokens().hand(0, "red").draw_stack(0, "gray").discard_pile(0)
    t.discs(0, aux_draw=0).script("gray").visit("G")
    t.play("do auxiliary double", "auxiliary draw double")
    assert t.cards(t.p(0).hand) == {"gray": 1, "red": 1}
    t.play("discard red")
    assert t.decision == "phase-b"  # one drawn, one discarded
    assert t.cards(t.p(0).hand) == {"gray": 1}
    # Phase C with a deck smaller than the hand limit.
    t.hand(0, "red").draw_stack(0, "gray").discard_pile(0, "blue").script("gray", "blue")
    t.visit("B").play("done")
    assert t.cards(t.p(0).hand) == {"gray": 1, "red": 1, "blue": 1}
    assert t.s.seat == 1


@rule("2E-DR-02")
def test_nothing_to_draw_at_all(edition: str) -> None:
    t = Table(edition).hand(0, "red").draw_stack(0).discard_pile(0).tokens(0, 1).visit("B")
    assert t.legal("auxiliary draw", "exchange") == []
    t.play("done")
    assert t.cards(t.p(0).hand) == {"red": 1}


def cycling(edition: str, cowboys: int) -> Table:
    """Tile 4b, with a hand of two and plenty to draw."""
    t = Table(edition, buildings="b").no_tokens().build(0, 4, "A-1")
    t.workers(0, cowboy=cowboys)
    t.draw_stack(0, *["gray"] * 4, *["white"] * 4).hand(0, "red", "OD1")
    return t.visit("A-1")


@rule("2E-DR-03")
def test_all_cards_are_drawn_first(edition: str) -> None:
    t = cycling(edition, 3).script("gray", "white", "gray").play("do draw cowboys")
    assert t.decision == "draw"
    assert t.cards(t.p(0).hand) == {"gray": 1, "red": 1, "OD1": 1}  # the action draws one at least
    assert t.legal() == ["done", "draw 1"]
    t.play("draw 1")
    assert t.cards(t.p(0).hand) == {"gray": 1, "white": 1, "red": 1, "OD1": 1}
    t.play("draw 1")
    assert t.cards(t.p(0).hand) == {"gray": 2, "white": 1, "red": 1, "OD1": 1}
    # Exactly three: new or old, cattle or objective cards, and no way to stop earlier.
    hand = ["discard gray", "discard white", "discard red", "discard OD1"]
    assert t.legal() == hand
    t.play("discard OD1")
    assert t.legal() == hand[:3]
    t.play("discard gray")
    assert t.legal() == hand[:3]
    t.play("discard red")
    assert t.cards(t.p(0).hand) == {"gray": 1, "white": 1}
    assert t.cards(t.p(0).discard) == {"gray": 1, "red": 1, "OD1": 1}
    assert t.decision == "phase-b"


@rule("2E-DR-03")
def test_every_set_of_cards_can_be_discarded_in_one_way() -> None:
    ways: list[tuple[str, ...]] = []

    def follow(t: Table, done: tuple[str, ...]) -> None:
        if t.decision != "discard":
            ways.append(done)
            return
        before = t.game
        for move in t.choices():
            t.game = before.copy()
            follow(t.play(move), (*done, move.removeprefix("discard ")))
        t.game = before

    t = Table().no_tokens().hand(0, "gray", "gray", "white", "OD1")
    follow(t.frames(0, (k.VISIT, t.space("B"), 1, 0, t.tile_on("B")), (k.DISCARD, 2, 0)), ())
    assert sorted(ways) == [
        *(("gray", "OD1"), ("gray", "gray"), ("gray", "white"), ("white", "OD1")),
    ]


@rule("2E-DR-11")
def test_cards_are_discarded_in_any_order(edition: str) -> None:
    names = ["gray", "red", "OD1"]
    ends = []
    for order in permutations(names):
        t = cycling(edition, 3).hand(0, *names, "white").frames(0, (k.PHASE_A,), (k.DISCARD, 3, 0))
        for card in order:
            assert f"discard {card}" in t.legal()
            t.play(f"discard {card}")
        ends.append(t.rules.dump(t.s))
    assert all(end == ends[0] for end in ends)


@rule("2E-DR-11")
def test_cards_are_removed_in_any_order(edition: str) -> None:
    ends = []
    for order in permutations(["gray", "red", "OD1"]):
        t = Table(edition).hand(0, "gray", "red", "OD1", "white")
        t.frames(0, (k.PHASE_A,), (k.REMOVE, 3, 0))
        t.play(*[f"remove {card}" for card in order])
        ends.append(t.rules.dump(t.s))
    assert all(end == ends[0] for end in ends)


@rule("2E-DR-11")
def test_a_pair_in_any_order(edition: str) -> None:
    ends = []
    for order in permutations(["brown-3vp", "brown-5vp"]):
        t = Table(edition).no_tokens().hand(0, "brown-3vp", "brown-5vp", "gray").visit("F")
        t.play("do discard pair => money 4", *[f"discard {card}" for card in order])
        ends.append(t.rules.dump(t.s))
    assert ends[0] == ends[1]


@rule("2E-DR-11")
def test_a_game_of_before_takes_any_order_too() -> None:
    t = Table(number=1).no_tokens().hand(0, "gray", "red").frames(0, (k.PHASE_A,), (k.DISCARD, 2))
    t.play("discard red", "discard gray")
    assert t.p(0).hand[-1] == 0


@rule("2E-DR-03")
def test_auxiliary_action_2_draws_the_number_it_names(edition: str) -> None:
    t = Table(edition).no_tokens().discs(0, aux_draw=0).draw_stack(0, "gray", "red", "white")
    t.visit("G").play("do auxiliary double", "auxiliary draw double")
    assert (t.decision, t.p(0).hand[-1]) == ("discard", 2)


@rule("2E-DR-03")
def test_games_of_before_announce_the_number() -> None:
    t = Table(number=1).no_tokens().offer("draw 3").draw_stack(0, "gray", "red", "white")
    t.discard_pile(0).play("do draw 3")
    assert t.legal() == ["draw 1", "draw 2", "draw 3"]
    t.play("draw 2")
    assert (t.decision, t.p(0).hand[-1]) == ("discard", 2)
    t = Table(number=1).tokens(0, 1).draw_stack(0, "gray", "red").visit("B")
    assert t.legal("exchange") == ["exchange 1", "exchange 2"]


@rule("2E-DR-03")
def test_drawing_none_is_leaving_it_out(edition: str) -> None:
    t = cycling(edition, 2)
    assert t.legal("done", "do draw") == ["done", "do draw cowboys"]
    t = Table(edition).no_tokens().hand(0, "OC1", "red").turn(0).draw_stack(0, "gray", "gray")
    t.discard_pile(0).play("play OC1", "decline")
    assert t.decision == "phase-a"
    assert t.cards(t.p(0).hand) == {"red": 1}
    assert (t.p(0).draw[-1], t.p(0).discard[-1]) == (2, 0)


@rule("2E-DR-04")
def test_4b_draws_up_to_the_number_of_cowboys(edition: str) -> None:
    for cowboys in range(1, 7):
        for drawn in range(1, cowboys + 1):
            t = cycling(edition, cowboys).play("do draw cowboys")
            for _ in range(drawn - 1):
                t.play("draw 1")
            assert t.p(0).hand[-1] == 2 + drawn
            if drawn < cowboys:  # one may stop after any
                assert t.legal() == ["done", "draw 1"]
                t.play("done")
            assert t.s.stack[k.DISCARD_LEFT] == drawn
    t = cycling(edition, 6).draw_stack(0, "gray").discard_pile(0, "red").play("do draw cowboys")
    t.play("draw 1")
    assert (t.decision, t.p(0).hand[-1]) == ("discard", 4)  # no more than there are


@rule("2E-DR-04")
@pytest.mark.parametrize("card", ["OC1", "OC2", "OC3", "OC4", "OC5"])
def test_oc_cards_draw_up_to_3(edition: str, card: str) -> None:
    t = Table(edition).no_tokens().workers(0, cowboy=6).hand(0, card, "red").turn(0)
    t.draw_stack(0, *["gray"] * 8).play(f"play {card}")
    assert t.legal() == ["decline", "do draw 3"]
    t.play("do draw 3")
    assert t.legal() == ["done", "draw 1"]
    t.play("draw 1", "done", "discard red", "discard gray")
    assert t.cards(t.p(0).hand) == {"gray": 1}
    assert t.decision == "phase-a"


# What is known ----------------------------------------------------------------------------------


@rule("2E-DR-05")
def test_only_the_split_of_hand_and_stack_is_secret(edition: str) -> None:
    def table(hand: tuple[str, ...], stack: tuple[str, ...]) -> Table:
        t = Table(edition, players=3).hand(0, *hand).draw_stack(0, *stack)
        return t.discard_pile(0, "blue", "OD2").visit("B")

    first = table(("gray", "red", "OD1"), ("gray", "white", "green"))
    second = table(("white", "green", "gray"), ("red", "gray", "OD1"))
    for seat in (1, 2, None):
        assert first.game.observe(seat) == second.game.observe(seat)
    view = seen(first, 0, 1)
    assert view["face_down"] == {"gray": 2, "red": 1, "white": 1, "green": 1, "OD1": 1}
    assert view["discard_pile"] == {"blue": 1, "OD2": 1}
    assert (view["hand_size"], view["draw_size"]) == (3, 3)
    assert view["known_in_hand"] == {}
    assert {"hand", "draw_stack"}.isdisjoint(view)
    own = seen(first, 0, 0)
    assert own["hand"] == {"gray": 1, "red": 1, "OD1": 1}
    # Of the draw stack its owner can know what is in it, never in which order.
    assert own["draw_stack"] == {"gray": 1, "white": 1, "green": 1}


@rule("2E-DR-05")
def test_what_enters_a_deck_is_seen_by_all() -> None:
    t = Table(buildings="b").no_tokens().build(0, 8, "A-1").hand(0, "red").display("OE4", None)
    t.objective_stack().visit("A-1")
    t.play("do discard cattle => money 6 + objective hand", "discard red", "objective OE4")
    view = seen(t, 0, 1)
    assert view["known_in_hand"] == {"OE4": 1}
    assert view["discard_pile"] == {"red": 1}
    t.money(0, 20).market("blue").stock().visit("E").play("do buy", "buy blue with 1")
    assert seen(t, 0, 1)["discard_pile"] == {"red": 1, "blue": 1}


@rule("2E-DR-05")
def test_the_hand_at_a_reshuffle_is_known() -> None:
    t = Table().tokens(0, 2).hand(0, "gray", "gray", "red").draw_stack(0).visit("B")
    t.discard_pile(0, "white", "green", "blue").script("white", "green")
    assert seen(t, 0, 1)["known_in_hand"] == {}
    t.play("exchange 1", "draw 1")
    # Everybody could count the hand out when the discard pile became the stack; the two new
    # cards are one secret with the third.
    assert t.cards(t.p(0).hand) == {"gray": 2, "white": 1, "green": 1, "red": 1}
    view = seen(t, 0, 1)
    assert view["known_in_hand"] == {"gray": 2, "red": 1}
    assert view["face_down"] == {"gray": 2, "red": 1, "white": 1, "green": 1, "blue": 1}
    t.play("discard gray", "discard green")
    view = seen(t, 0, 1)
    assert view["known_in_hand"] == {"gray": 1, "red": 1}
    assert view["discard_pile"] == {"gray": 1, "green": 1}
    # A card drawn without a shuffle is not known, and one that leaves is no longer.
    t.script("blue").play("exchange 1", "done", "discard red")
    assert seen(t, 0, 1)["known_in_hand"] == {"gray": 1}
    # Phase C draws one card, for which the discard pile is shuffled again: now all three held
    # before it are known.
    assert t.cards(t.p(0).hand) == {"gray": 1, "white": 1, "blue": 1}
    t.script("red").play("done")
    assert t.cards(t.p(0).hand) == {"gray": 1, "white": 1, "red": 1, "blue": 1}
    assert seen(t, 0, 1)["known_in_hand"] == {"gray": 1, "white": 1, "blue": 1}
