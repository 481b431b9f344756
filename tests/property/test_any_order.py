"""Several cards are named in any order: every order ends in the same position, and what search
chooses from reaches each set of cards in one way."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from tests.property.elpaso_plan import ElPasoPlan
from tests.property.plan import Plan
from tests.rule import rule
from tests.rules.kansas.table import Table
from trailboss.core.frames import WIDTH
from trailboss.core.rules import Position, Rules
from trailboss.core.source import NoSource, SeededSource
from trailboss.kansas import constants as k

KINDS = ("gray", "green", "white", "red", "brown-3vp", "brown-4vp", "brown-5vp", "OD1", "OT1")
POSITIONS = 40
Cards = tuple[int, ...]


def laid(s: Position) -> Cards:
    """What a position differs in: the piles of the deciding seat and what left the game."""
    found = s.players[0]  # type: ignore[attr-defined]
    return (*found.hand, *found.discard, *s.box_cards, found.money)  # type: ignore[attr-defined]


def ends(rules: Rules, s: Position, canonical: bool, depth: int) -> Counter[Cards]:
    """The positions in which the question is answered, and in how many ways each is reached."""
    if len(s.stack) < depth:
        return Counter([laid(s)])
    found: Counter[Cards] = Counter()
    for code in rules.legal(s) if canonical else rules.allowed(s):
        after = s.copy()
        rules.apply(after, code, NoSource())
        found += ends(rules, after, canonical, depth)
    return found


def question(number: int) -> Table:
    """A table with one of the questions that ask for several cards, and some hand."""
    source = SeededSource(number)
    hand = [KINDS[source.below(len(KINDS))] for _ in range(3 + source.below(4))]
    t = Table().no_tokens().hand(0, *hand)
    visit = (k.VISIT, t.space("F"), 1, 0, t.tile_on("F"))
    if number % 3 == 0:
        return t.frames(0, visit, (k.DISCARD, 1 + source.below(min(3, len(hand))), 0))
    if number % 3 == 1:
        return t.frames(0, visit, (k.REMOVE, 1 + source.below(3), 0))
    t.hand(0, *hand, "brown-3vp", "brown-5vp").visit("F")
    return t.play("do discard pair => money 4")


@rule("2E-DR-11")
@pytest.mark.parametrize("number", range(POSITIONS))
def test_each_set_is_counted_once_and_every_order_reaches_it(number: int) -> None:
    t = question(number)
    depth = len(t.s.stack)
    free = ends(t.rules, t.s, False, depth)
    once = ends(t.rules, t.s, True, depth)
    assert set(once) == set(free)
    assert set(once.values()) == {1}


@rule("2E-DR-11")
@pytest.mark.parametrize("number", range(POSITIONS))
def test_after_a_card_out_of_order_each_rest_is_counted_once(number: int) -> None:
    """Whatever was named first, in whatever order: search finds every way to go on, each once."""
    t = question(number)
    depth = len(t.s.stack)
    for code in t.rules.allowed(t.s):
        after = t.s.copy()
        t.rules.apply(after, code, NoSource())
        if len(after.stack) < depth:
            continue
        once = ends(t.rules, after, True, depth)
        assert set(once.values()) == {1}
        if code not in t.rules.legal(t.s):
            assert set(once) == set(ends(t.rules, after, False, depth))


@rule("2E-DR-11")
def test_every_order_of_three_cards_ends_in_the_same_position() -> None:
    dumps = []
    for order in permutations(["gray", "red", "OD1"]):
        t = Table().no_tokens().hand(0, "gray", "white", "red", "OD1")
        t.frames(0, (k.VISIT, t.space("B"), 1, 0, t.tile_on("B")), (k.DISCARD, 3, 0))
        t.play(*[f"discard {card}" for card in order])
        dumps.append(t.rules.dump(t.s))
    assert all(dump == dumps[0] for dump in dumps)


@rule("2E-DR-11")
@pytest.mark.parametrize("index", range(2))
def test_other_orders_in_real_games(index: int) -> None:
    """All through a game: what is allowed beyond `legal` is a card out of order, a copy that was
    of no use, or not to copy after all; and search has a choice everywhere."""
    plan = Plan(index)
    game = plan.start()
    chooser = plan.chooser()
    free = (k.DISCARD, k.REMOVE, k.PAY_CARD, k.VISIT, k.COPY)
    while not game.over:
        legal, allowed = plan.rules.legal(game.state), plan.rules.allowed(game.state)
        assert legal
        assert set(legal) <= set(allowed)
        assert [move.code for move in game.legal] == allowed
        if legal != allowed:
            assert game.state.stack[-WIDTH] in free
            game.play(next(code for code in allowed if code not in legal))
        else:
            game.play(chooser.choose(game))


@rule("EP-DR-11")
@pytest.mark.parametrize("index", range(2))
def test_el_paso_never_asks_for_cards_in_an_order(index: int) -> None:
    plan = ElPasoPlan(index)
    game = plan.start()
    chooser = plan.chooser()
    while not game.over:
        legal = plan.rules.legal(game.state)
        assert plan.rules.allowed(game.state) == legal
        game.play(chooser.choose(game))
