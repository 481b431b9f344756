"""What is asked, in words: a sentence for every decision, with nothing secret in it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules.kansas.table import Table
from trailboss.core.frames import FIRST_DECISION
from trailboss.kansas import constants as k
from trailboss.kansas.words.prompts import FRAME_NAMES

Frame = tuple[int, ...]


def ask(*frame: int) -> Callable[[Table], Table]:
    """A table where this frame asks seat 0."""

    def prepare(t: Table) -> Table:
        return t.frames(0, frame)

    return prepare


def with_program(line: str, second: str = "") -> Callable[[Table], Table]:
    def prepare(t: Table) -> Table:
        other = t.tables.programs.index(second) if second else -1
        return t.frames(0, (k.OFFER, t.tables.programs.index(line), other))

    return prepare


def pay(cards: str, first: str = "") -> Callable[[Table], Table]:
    def prepare(t: Table) -> Table:
        put_down = t.card(first) if first else -1
        return t.frames(0, (k.PAY_CARD, t.tables.set_names.index(cards), put_down))

    return prepare


def visit(space: str, used: int = 0, copied: int = 0) -> Callable[[Table], Table]:
    def prepare(t: Table) -> Table:
        t.build(0, 3, "A-1").build(1, 4, "A-2").tile("FLOOD-1", "flood-4-green")
        t.visit(space)
        t.s.stack[-3] = used
        t.s.stack[-2] = copied
        return t

    return prepare


def no_discs(t: Table) -> Table:
    t.p(0).discs = [0] * len(t.tables.discs)
    return t.stations(0, "S1").frames(0, (k.DISC, 5, 3))


def simmental(t: Table) -> Table:
    return t.frames(0, (k.SIMMENTAL, t.card("calf"), 0))


CHICAGO = 5
STATION_3 = k.STATION_TARGET + 2

CASES: list[tuple[int, Callable[[Table], Table], str]] = [
    (k.DISCARD, ask(k.DISCARD, 2), "Discard 2 more cards"),
    (k.DISCARD, ask(k.DISCARD, 1), "Discard 1 more card"),
    (k.PLACE, ask(k.PLACE), "First turn: place your herder on a neutral building"),
    (k.PHASE_A, ask(k.PHASE_A), "Phase A: move your herder 1 to 3 steps"),
    (
        k.VISIT,
        visit("A"),
        (
            "Phase B at A (neutral building A): use its local actions,"
            " or one single auxiliary action instead, or end the phase"
        ),
    ),
    (
        k.VISIT,
        visit("A-1", used=1),
        "Phase B at A-1 (your 3a): use its other local actions, or end the phase",
    ),
    (
        k.VISIT,
        visit("A-1", used=k.ALL_USED),
        "Phase B at A-1 (your 3a): nothing is left to use, end the phase",
    ),
    (
        k.VISIT,
        visit("A-2"),
        "Phase B at A-2 (Seat 2's 4a): take one single auxiliary action, or end the phase",
    ),
    (
        k.VISIT,
        visit("FLOOD-1"),
        "Phase B at FLOOD-1 (flood): take one single auxiliary action, or end the phase",
    ),
    (
        k.VISIT,
        visit("A-2", copied=1),
        "Copying A-2 (Seat 2's 4a): use its local actions, or end the copy",
    ),
    (
        k.VISIT,
        visit("A-2", used=2, copied=1),
        "Copying A-2 (Seat 2's 4a): use its other local actions, or end the copy",
    ),
    (
        k.VISIT,
        visit("A-2", used=k.ALL_USED, copied=1),
        "Copying A-2 (Seat 2's 4a): nothing is left to use, end the copy",
    ),
    (
        k.OFFER,
        with_program("discard gray => certificate 1"),
        "You may discard a Criollo (gray) and gain 1 certificate",
    ),
    (
        k.OFFER,
        with_program("hazard 0", "outlaw"),
        "You may remove a hazard free of charge, or collect the bounty for an outlaw",
    ),
    (k.PAY_CARD, pay("pair"), "Discard two cattle cards of one type"),
    (k.PAY_CARD, pay("pair", "gray"), "Discard a second card of the type of Criollo (gray)"),
    (k.PAY_CARD, pay("cattle"), "Discard any cattle card"),
    (
        k.PAY_CARD,
        pay("value-3"),
        "Discard a Black Angus (yellow), Longhorn (red) or Corriente (blue)",
    ),
    (k.PAY_CARD, pay("brown"), "Discard a Shorthorn (brown)"),
    (k.PAY_CARD, pay("objective"), "Discard an objective card"),
    (k.REMOVE, ask(k.REMOVE, 2), "Remove up to 2 more cards of your hand from the game"),
    (k.HIRE, ask(k.HIRE, 0), "Hire a worker from row 1 of the job market"),
    (k.HIRE, ask(k.HIRE, 2), "Hire a worker from row 1 of the job market for $2 more"),
    (k.HIRE, ask(k.HIRE, -1), "Hire a worker from row 1 of the job market for $1 less"),
    (k.BUY, ask(k.BUY, 3), "Buy cattle with 3 cowboys"),
    (
        k.BUY,
        ask(k.BUY, 1, 1),
        "Buy more cattle with the 1 cowboy left, or end the purchase",
    ),
    (k.BUILD, ask(k.BUILD, 2), "Place a building for $2 per builder"),
    (k.ENGINE, ask(k.ENGINE, 3, 0), "Move your engine forward 1 to 3 spaces"),
    (k.ENGINE, ask(k.ENGINE, 1, 1), "Move your engine forward 1 space, or decline"),
    (k.ENGINE_BACK, ask(k.ENGINE_BACK, 2), "Move your engine back exactly 2 spaces"),
    (
        k.ENGINE_RETURN,
        ask(k.ENGINE_RETURN),
        "Your engine is on the last space: move it back to any free space (then gain $3)",
    ),
    (
        k.ENGINE_DELIVER,
        ask(k.ENGINE_DELIVER),
        "Extraordinary delivery: move your engine back at least 1 space, as far as you like",
    ),
    (k.UPGRADE, ask(k.UPGRADE, 2), "Upgrade station S3 for $4 (2 VP)?"),
    (
        k.UPGRADE_BEHIND,
        ask(k.UPGRADE_BEHIND),
        "Choose a station behind your engine to upgrade",
    ),
    (
        k.DISC,
        ask(k.DISC, CHICAGO, 3),
        "Choose a disc for Chicago (dark corners), leaving $3 for transport",
    ),
    (k.DISC, ask(k.DISC, STATION_3), "Choose a disc for station S3 (white corners)"),
    (
        k.DISC,
        no_discs,
        "No disc of your board is available for Chicago: take one from a station",
    ),
    (
        k.MASTER,
        lambda t: t.station_master("S2", "SM3").frames(0, (k.MASTER, 1)),
        (
            "Give a hired worker for station master SM3 of S2 (1 permanent certificate;"
            " 3 VP for each pair of your outlaws, one of each colour)?"
        ),
    ),
    (k.OBJECTIVE, ask(k.OBJECTIVE, 0, 0), "Take an objective card"),
    (k.OBJECTIVE, ask(k.OBJECTIVE, 1, 1), "Take an objective card into your hand, or decline"),
    (k.REMOVE_HAZARD, ask(k.REMOVE_HAZARD, 7), "Remove a hazard for $7: choose which"),
    (k.REMOVE_HAZARD, ask(k.REMOVE_HAZARD, 0), "Remove a hazard free of charge: choose which"),
    (k.TAKE_OUTLAW, ask(k.TAKE_OUTLAW), "Collect the bounty for an outlaw: choose an outlaw"),
    (k.AUXILIARY, ask(k.AUXILIARY, 0), "Choose a single auxiliary action"),
    (k.AUXILIARY, ask(k.AUXILIARY, 1), "Choose a single or double auxiliary action"),
    (
        k.DRAW,
        lambda t: t.draw_stack(0, "gray", "gray").discard_pile(0, "white").frames(0, (k.DRAW, 5)),
        "Draw 1 to 3 cards, discarding as many",
    ),
    (k.MOVE, ask(k.MOVE, 2, 0), "Move your herder 1 to 2 steps"),
    (k.MOVE, ask(k.MOVE, 1, 0), "Move your herder 1 step"),
    (
        k.MOVE,
        ask(k.MOVE, 3, 1),
        "Move your herder 1 to 3 steps without fees, not into Kansas City",
    ),
    (k.ENTER_CITY, ask(k.ENTER_CITY), "Kansas City: enter, or play objective cards first"),
    (
        k.FORESIGHT,
        ask(k.FORESIGHT, 1),
        "Kansas City, subphase 2: choose a foresight tile of column 2",
    ),
    (
        k.INCOME,
        ask(k.INCOME),
        "Kansas City, subphase 4: show your hand and take the income",
    ),
    (
        k.INCOME,
        lambda t: t.certificates(0, 3).frames(0, (k.INCOME,)),
        (
            "Kansas City, subphase 4: show your hand and take the income;"
            " choose how many certificates to keep (0 to 3)"
        ),
    ),
    (
        k.SIMMENTAL,
        simmental,
        "Kansas City, subphase 4: raise a Simmental Calf to a Simmental Heifer, or end",
    ),
    (
        k.CITY,
        ask(k.CITY, 10, 1),
        "Kansas City, subphase 5: deliver to a city of value 10 or less",
    ),
    (k.CITY, ask(k.CITY, 3, 0), "Extraordinary delivery: deliver to a city of value 3 or less"),
    (
        k.COPY,
        ask(k.COPY),
        "Choose an adjacent building whose local actions you use",
    ),
]


@pytest.mark.parametrize(("kind", "prepare", "words"), CASES)
def test_prompt(kind: int, prepare: Callable[[Table], Table], words: str) -> None:
    t = prepare(Table(simmental=True))
    assert t.s.stack[-5] == kind
    assert t.game.prompt == words


@pytest.mark.parametrize(("kind", "prepare", "words"), CASES)
def test_a_prompt_does_not_change_with_the_cards(
    kind: int, prepare: Callable[[Table], Table], words: str
) -> None:
    """Other cards in hand, and in the draw stack as many others: the words stay."""
    t = prepare(Table(simmental=True))
    for seat in (0, 1):
        t.draw_stack(seat, *["purple-7vp"] * t.p(seat).draw[-1])
        t.hand(seat, "OM1", "red", "calf", "white")
    assert t.game.prompt == words


def test_every_decision_has_a_name_and_a_case() -> None:
    asked = {kind for kind, _, _ in CASES}
    assert asked == set(range(FIRST_DECISION, k.COPY + 1))
    assert set(FRAME_NAMES) == asked | {k.CLOSED}


def test_the_end_has_a_prompt() -> None:
    t = Table()
    t.frames(-1, (k.CLOSED,))
    assert t.game.prompt == "The game is over"


@pytest.mark.parametrize(
    ("prepare", "words"),
    [
        (ask(k.PLACE), "First turn: place your cattleman on a neutral building"),
        (ask(k.PHASE_A), "Phase A: move your cattleman 1 to 3 steps"),
        (ask(k.BUILD, 1), "Place a building for $1 per craftsman"),
        (ask(k.TAKE_OUTLAW), "Trade with the Indians: choose a teepee"),
        (
            with_program("hazard 0", "outlaw"),
            "You may remove a hazard free of charge, or trade with the Indians",
        ),
        (pay("black"), "Discard a Black Angus (black)"),
        (
            ask(k.DISC, CHICAGO, 3),
            "Choose a disc for Albuquerque (dark corners), leaving $3 for transport",
        ),
    ],
)
def test_first_edition_prompts(prepare: Callable[[Table], Table], words: str) -> None:
    assert prepare(Table("first-edition")).game.prompt == words


def test_the_step_limit_is_the_players_own() -> None:
    t = Table(players=4).discs(0, step_left=0)
    assert t.game.prompt == "Phase A: move your herder 1 to 6 steps"
    assert t.turn(1).game.prompt == "Phase A: move your herder 1 to 4 steps"


def test_open_rows_of_the_job_market() -> None:
    t = Table().jobs("cb", "ee", "c").frames(0, (k.HIRE, 0))
    assert t.game.prompt == "Hire a worker from rows 1 to 2 of the job market"


def test_a_replaced_building_is_still_the_one_visited() -> None:
    t = Table().build(0, 1, "A-1").visit("A-1")
    t.build(0, 4, "A-1")
    t.s.stack[-3] = k.ALL_USED
    assert t.game.prompt == "Phase B at A-1 (your 1a): nothing is left to use, end the phase"


def test_the_prompt_is_in_every_observation() -> None:
    t = Table().frames(0, (k.DISCARD, 2))
    for seat in (None, 0, 1):
        assert t.game.observe(seat)["prompt"] == "Discard 2 more cards"
