"""What is asked in El Paso, in words: a sentence for every decision, with nothing secret in it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules.elpaso.table import Table
from trailboss.core.frames import FIRST_DECISION
from trailboss.elpaso import constants as k
from trailboss.elpaso.words.prompts import FRAME_NAMES

Prepare = Callable[[Table], Table]


def ask(*frame: int) -> Prepare:
    """A table where this frame asks seat 0."""

    def prepare(t: Table) -> Table:
        return t.frames(0, frame)

    return prepare


def cards(kind: int, name: str, factor: int = 0) -> Prepare:
    def prepare(t: Table) -> Table:
        return t.frames(0, (kind, t.tables.set_names.index(name), factor))

    return prepare


def offer(line: str) -> Prepare:
    def prepare(t: Table) -> Table:
        return t.frames(0, (k.OFFER, t.tables.programs.index(line)))

    return prepare


def visit(space: str, used: int = 0) -> Prepare:
    def prepare(t: Table) -> Table:
        t.build(0, 3, "S1").build(1, 4, "S4").visit(space)
        t.s.stack[-3] = used
        return t

    return prepare


def no_disc(t: Table) -> Table:
    return t.discs(0, "aux-remove", "hand").money(0, 2).frames(0, (k.DISC, 1))


BOTH = k.TILE_OBJECTIVE | k.TILE_BONUS

CASES: list[tuple[int, Prepare, str]] = [
    (
        k.START_OBJECTIVE,
        ask(k.START_OBJECTIVE),
        "Take your first objective tile from the display",
    ),
    (k.PLACE, ask(k.PLACE), "First turn: place your herder on a neutral building"),
    (k.MOVE, ask(k.MOVE, 3, 1), "Movement phase: move your herder 1 to 3 steps"),
    (k.MOVE, ask(k.MOVE, 2, 0), "Move your herder 1 to 2 steps"),
    (k.MOVE, ask(k.MOVE, 1, 0), "Move your herder 1 step"),
    (
        k.VISIT,
        visit("B"),
        (
            "Action phase at B (neutral building B): use its actions,"
            " or one auxiliary action instead, or end the phase"
        ),
    ),
    (
        k.VISIT,
        visit("S1", used=1),
        "Action phase at S1 (your 3a): use its other actions, or end the phase",
    ),
    (
        k.VISIT,
        visit("S1", used=3),
        "Action phase at S1 (your 3a): nothing is left to use, end the phase",
    ),
    (
        k.VISIT,
        visit("B", used=k.ALL_USED),
        "Action phase at B (neutral building B): nothing is left to use, end the phase",
    ),
    (
        k.VISIT,
        visit("S4"),
        "Action phase at S4 (Seat 2's 4a): take one auxiliary action, or end the phase",
    ),
    (
        k.VISIT,
        visit("S4", used=k.ALL_USED),
        "Action phase at S4 (Seat 2's 4a): nothing is left to use, end the phase",
    ),
    (k.TRAIN_VISIT, ask(k.TRAIN_VISIT, 2), "Train card 3: use its actions, or end it"),
    (k.TRAIN_VISIT, ask(k.TRAIN_VISIT, 2, 5), "Train card 3: use its other actions, or end it"),
    (k.TRAIN_VISIT, ask(k.TRAIN_VISIT, 2, 7), "Train card 3: nothing is left to use, end it"),
    (k.AUXILIARY, ask(k.AUXILIARY, 1), "Choose an auxiliary action"),
    (
        k.AUXILIARY,
        ask(k.AUXILIARY, 2),
        "Choose an auxiliary action, the first of up to 2 different ones",
    ),
    (
        k.AUXILIARY,
        ask(k.AUXILIARY, 1, 4),
        "Take another auxiliary action, a different one, or end",
    ),
    (k.HIRE, ask(k.HIRE, 5), "Hire a worker for $5 (a joker for $9)"),
    (k.HIRE, ask(k.HIRE, 0), "Hire a worker free of charge (a joker for $4)"),
    (
        k.HIRE,
        ask(k.HIRE, 8, k.ENGINEER + 1),
        "Hire a worker for $8 (a joker for $12), not another engineer",
    ),
    (k.BUY, ask(k.BUY), "Buy a cattle card, with cowboys or jokers and $2 each"),
    (k.TRAIN, ask(k.TRAIN), "Choose a train card, with engineers or jokers and $2 each"),
    (
        k.BUILD,
        ask(k.BUILD),
        "Place or replace a building, with builders or jokers and $2 each",
    ),
    (
        k.PAY_WORKERS,
        ask(k.PAY_WORKERS, k.BUILDER, 3),
        "Spend 3 builders: choose how many jokers stand in",
    ),
    (
        k.TILE,
        ask(k.TILE, k.TILE_OBJECTIVE),
        "Take an objective tile from the display or the stack",
    ),
    (k.TILE, ask(k.TILE, k.TILE_BONUS), "Take a bonus tile from the display or the stack"),
    (k.TILE, ask(k.TILE, BOTH), "Take an objective or bonus tile from the display or the stack"),
    (k.PAY_CARD, cards(k.PAY_CARD, "value-2"), "Discard a cattle card of breeding value 2"),
    (
        k.PAY_CARD,
        cards(k.PAY_CARD, "cattle", 2),
        "Discard any cattle card and gain $2 per breeding value",
    ),
    (
        k.REMOVE,
        cards(k.REMOVE, "cattle"),
        "You may remove any cattle card of your hand from the game",
    ),
    (
        k.REMOVE,
        cards(k.REMOVE, "criollo"),
        "You may remove a Criollo of your hand from the game",
    ),
    (k.DISCARD, ask(k.DISCARD), "Discard 1 card of your hand"),
    (k.AGAIN, ask(k.AGAIN, 1), "You may draw 1 card and discard 1 again (1 time more)"),
    (k.AGAIN, ask(k.AGAIN, 2), "You may draw 1 card and discard 1 again (2 times more)"),
    (k.KEEP, ask(k.KEEP), "El Paso: show your hand and count the delivery"),
    (
        k.KEEP,
        lambda t: t.certificates(0, 3).frames(0, (k.KEEP,)),
        (
            "El Paso: show your hand and count the delivery;"
            " choose how many certificates to keep (0 to 3)"
        ),
    ),
    (
        k.POST,
        ask(k.POST, 8),
        "El Paso: deliver 8, placing a disc on a post of that value or less",
    ),
    (k.DISC, ask(k.DISC, 1), "Choose a light disc for post 5"),
    (k.DISC, ask(k.DISC, 4), "Choose any disc for post 10"),
    (k.DISC, no_disc, "No disc for post 5 can be paid any more: choose another post"),
    (k.OFFER, offer("hire 0"), "You may hire a worker free of charge (a joker for $4)"),
    (
        k.OFFER,
        offer("remove cattle"),
        "You may remove any cattle card of your hand from the game",
    ),
]


@pytest.mark.parametrize(("kind", "prepare", "words"), CASES)
def test_prompt(kind: int, prepare: Prepare, words: str) -> None:
    t = prepare(Table())
    assert t.s.stack[-5] == kind
    assert t.game.prompt == words


@pytest.mark.parametrize(("kind", "prepare", "words"), CASES)
def test_a_prompt_does_not_change_with_the_cards(kind: int, prepare: Prepare, words: str) -> None:
    """Other cards in hand, and in the draw pile as many others: the words stay."""
    t = prepare(Table())
    for seat in (0, 1):
        t.draw_pile(seat, *["joker"] * t.p(seat).draw[-1])
        t.hand(seat, "hereford", "corriente", "simmental")
    assert t.game.prompt == words
    t.hand(0)
    assert t.game.prompt == words


def test_every_decision_has_a_name_and_a_case() -> None:
    asked = {kind for kind, _, _ in CASES}
    assert asked == set(range(FIRST_DECISION, k.OFFER + 1))
    assert set(FRAME_NAMES) == asked | {k.CLOSED}
    assert len(set(FRAME_NAMES.values())) == len(FRAME_NAMES)


def test_the_end_has_a_prompt() -> None:
    t = Table().stack(-1, (k.CLOSED,))
    assert t.game.prompt == "The game is over"


def test_a_shuffled_layout_names_space_and_tile() -> None:
    t = Table().neutral("B", "F").visit("B")
    assert t.game.prompt.startswith("Action phase at B (neutral building F): ")


def test_the_building_of_the_solo_opponent() -> None:
    t = Table(players=1).build(1, 2, "S5").visit("S5")
    assert t.game.prompt == (
        "Action phase at S5 (Sue's 2a): take one auxiliary action, or end the phase"
    )


def test_sides_are_named() -> None:
    t = Table(buildings="abbaba").build(0, 3, "S1").visit("S1")
    assert t.game.prompt.startswith("Action phase at S1 (your 3b): ")


def test_a_replaced_building_is_still_the_one_visited() -> None:
    t = Table().build(0, 1, "S1").visit("S1")
    t.s.ring[t.space("S1")] = k.OWNED + 4
    t.s.stack[-3] = k.ALL_USED
    assert t.game.prompt == ("Action phase at S1 (your 1a): nothing is left to use, end the phase")


def test_the_prompt_is_in_every_observation() -> None:
    t = Table().frames(0, (k.DISCARD,))
    for seat in (None, 0, 1):
        assert t.game.observe(seat)["prompt"] == "Discard 1 card of your hand"
