"""Phase C: 2E-PC."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table


def ending(edition: str, *hand: str) -> Table:
    """On G, with this hand and eight gray cards to draw."""
    t = Table(edition).no_tokens().hand(0, *hand).discard_pile(0)
    return t.draw_stack(0, *["gray"] * 8).visit("G")


@rule("2E-PC-01")
@pytest.mark.parametrize(("discs", "limit"), [(2, 4), (1, 5), (0, 6)])
@pytest.mark.parametrize("held", [0, 1, 3, 4])
def test_the_hand_is_filled_to_the_limit(edition: str, discs: int, limit: int, held: int) -> None:
    t = ending(edition, *["white"] * held).discs(0, hand=discs).play("done")
    assert t.p(0).hand[t.card("white")] == held
    assert t.p(0).hand[-1] == limit
    assert t.p(0).draw[-1] == 8 - (limit - held)


@rule("2E-PC-01")
def test_a_hand_disc_cleared_this_turn_counts_at_once(edition: str) -> None:
    t = ending(edition).money(0, 20).engine(0, "16")  # S5 has dark corners
    t.play("do engine engineers", "engine to T16", "upgrade S5", "disc hand")
    t.play("done")
    assert t.p(0).hand[-1] == 5


@rule("2E-PC-01")
def test_the_discard_pile_is_shuffled_for_the_last_cards(edition: str) -> None:
    t = ending(edition, "white").draw_stack(0, "gray").discard_pile(0, "green", "green", "green")
    t.play("done")
    assert t.cards(t.p(0).hand) == {"white": 1, "gray": 1, "green": 2}
    assert (t.cards(t.p(0).draw), t.p(0).discard[-1]) == ({"green": 1}, 0)


@rule("2E-PC-01")
@pytest.mark.parametrize("drawable", [0, 1, 2])
def test_a_small_deck_gives_what_it_has(edition: str, drawable: int) -> None:
    t = ending(edition, "white").draw_stack(0).discard_pile(0, *["green"] * drawable)
    t.play("done")
    assert t.p(0).hand[-1] == 1 + drawable
    assert t.p(0).draw[-1] + t.p(0).discard[-1] == 0
    assert t.game.seat == 1


@rule("2E-PC-02")
@pytest.mark.parametrize("held", [4, 5, 7])
def test_a_hand_at_or_above_the_limit_stays_as_it_is(edition: str, held: int) -> None:
    t = ending(edition, *["white"] * held).play("done")
    assert t.cards(t.p(0).hand) == {"white": held}
    assert (t.p(0).draw[-1], t.p(0).discard[-1]) == (8, 0)


@rule("2E-PC-02")
def test_a_hand_may_grow_above_the_limit() -> None:
    """8b takes an objective card into a hand of four."""
    t = Table("second-edition", buildings="b").no_tokens().build(0, 8, "A-1")
    t.hand(0, "gray", "gray", "white", "black", "green").display("OD1", "OD2", "OD3", "OD4")
    t.visit("A-1").play("do discard cattle => money 6 + objective hand", "discard gray")
    t.play("objective OD1")
    assert t.p(0).hand[-1] == 5
    t.play("done")
    assert t.p(0).hand[-1] == 5


@rule("2E-PC-03")
def test_phase_c_ends_the_turn_without_a_decision(edition: str) -> None:
    t = ending(edition).tokens(0, 1 if edition == "second-edition" else 0)
    turn = t.s.turn
    t.play("done")
    assert (t.game.seat, t.decision, t.s.turn) == (1, "phase-a", turn + 1)
